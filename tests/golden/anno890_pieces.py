"""The pieces of 890 that golden records must bring into play."""

from __future__ import annotations

import regnum
from regnum.games.anno890 import Anno890Game
from regnum.games.anno890.state import Anno890


def all_pieces(g: regnum.Game) -> set[str]:
    """Every tile placed and ruined (but Castles), every Character attracted, both sides of every Scenario, the end."""
    assert isinstance(g, Anno890Game)
    box = g.box
    tiles = {f"tile {id}" for id in box.tile_ids if id}
    ruins = {f"ruin {id}" for id in box.tile_ids[1 : box.first_castle]}
    characters = {f"character {card.id}" for card in box.characters}
    sides = {f"scenario {card} {side}" for card in box.scenario_ids for side in ("two", "three_four")}
    return tiles | ruins | characters | sides | {"invasion", "kept", "ending kingdoms_complete"}


def pieces_in_play(state: regnum.State) -> set[str]:
    assert isinstance(state, Anno890)
    box = state.box
    seen = {f"{'ruin' if tile < 0 else 'tile'} {box.tile_ids[abs(tile)]}" for tile in state.tiles if tile}
    seen |= {f"character {box.characters[card].id}" for held in state.characters for card in held}
    seen.add(f"scenario {box.scenario_ids[state.scenario]} {'two' if state.table.seats == 2 else 'three_four'}")
    if state.invasions:
        seen.add("invasion")
    if any(state.kept):
        seen.add("kept")
    return seen
