"""Medioevo Universale in the terminal: the surroundings of the question, the map by region, and panels for the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from rich.text import Text as RichText

from regnum.games.medioevo.box import CARDS, MOST_PLAYERS, TECHNOLOGIES, VEHICLES
from regnum.games.medioevo.constants import LEADERS
from regnum.games.medioevo.options import WARES
from regnum.terminal.blocks import Block, stack
from regnum.terminal.board import GOLD, Board, Note, Panel, Scene
from regnum.terminal.medioevo_map import BORDER_SIGNS, around, kingdom, places_around, seas
from regnum.terminal.medioevo_panels import (
    battle,
    course,
    diplomacy,
    forces,
    objective,
    offer,
    players,
    technologies,
    trade,
    treasury,
)
from regnum.terminal.medioevo_sketch import (
    BANNER,
    BOMB,
    CATAPULT,
    CATHEDRAL,
    FORT,
    LEADER_SIGNS,
    PIRATES,
    SETTLEMENT,
    TOWER,
    VEHICLE_SIGNS,
    MedioevoSketch,
)

Draw = Callable[[MedioevoSketch], Block]
# The panels beside the map, with the addresses in each; and for each phase, the panels that come first.
_PLAYERS: Final = tuple(f"players.{player}" for player in range(MOST_PLAYERS))
_FORCES: Final = tuple(f"{player}.{pieces}." for player in _PLAYERS for pieces in ("vehicles", "banners", "engines"))
_PANELS: Final[dict[str, tuple[Draw, tuple[str, ...]]]] = {
    "forces": (forces, _FORCES),
    "players": (players, _PLAYERS),
    "diplomacy": (diplomacy, _PLAYERS),
    "technologies": (technologies, ("technology_owners.",)),
    "trade": (trade, ()),
    "objective": (objective, ()),
}
_FIRST: Final = {
    "diplomacy": ("diplomacy", "players"),
    "purchase": ("technologies",),
    "combat": ("forces",),
    "trade": ("trade", "forces"),
}
# The symbols of the map, and the text that names each.
_SIGNS: Final = (
    (SETTLEMENT, "part-settlement"), (FORT, "part-fortification"), (CATHEDRAL, "piece-cathedral"),
    (TOWER, "piece-tower"), (BANNER, "piece-banner"),
    *zip(VEHICLE_SIGNS, [f"piece-{id}" for id in VEHICLES], strict=True),
    (CATAPULT, "piece-catapult"), (BOMB, "piece-bombard"),
    *zip(LEADER_SIGNS[1:], [f"piece-{id}" for id in LEADERS[1:]], strict=True),
    (PIRATES, "part-pirates"), (" ".join(BORDER_SIGNS[1:]), "board-waters"),
)  # fmt: skip


class MedioevoBoard(Board):
    """First the round, a battle, the near player's treasury and the surroundings of the question; then the rest."""

    def panels(self, scene: Scene) -> list[Panel]:
        return list(_panels(MedioevoSketch(scene)))

    def notes(self, scene: Scene) -> list[Note]:
        """The symbols of the map, the cards in hand and the technologies, explained by their clauses."""
        sketch = MedioevoSketch(scene)
        text, near = scene.text, scene.near
        signs = "  ".join(f"{sign} {text(key)}" for sign, key in _SIGNS)
        notes = [Note(text("board-signs"), signs)]
        cards = dict.fromkeys((*sketch.s.hands[near], *sketch.s.shown[near]))
        notes += [Note(text(f"card-{CARDS[kind]}"), _clauses(scene, f"3.26.{kind + 1}")) for kind in cards]
        notes += [Note(text(f"technology-{id}"), _clauses(scene, f"3.27.{n}")) for n, id in enumerate(TECHNOLOGIES, 1)]
        return notes

    def nearby(self, scene: Scene, verbs: tuple[str, ...]) -> dict[str, str]:
        sketch, text = MedioevoSketch(scene), scene.text
        places = {sketch.ids[place]: sketch.place(place) for place in (*sketch.s.realm.lands, *sketch.box.seas)}
        wares = {id: text(f"piece-{id}") for id in WARES}
        things = dict.fromkeys(sketch.box.at, places) | {
            "kingdom": {id: text(f"kingdom-{id}") for id in sketch.box.kingdom_ids},
            "player": {str(player): text(f"seat-{player}") for player in range(sketch.s.n)},
            "learn": {id: text(f"technology-{id}") for id in TECHNOLOGIES},
            "play": {id: text(f"card-{id}") for id in CARDS},
            "buy": wares,
            "deploy": wares,
        }
        return {f"{verb}:{id}": words for verb in verbs for id, words in things.get(verb, {}).items()}


def _panels(sketch: MedioevoSketch) -> Iterator[Panel]:
    yield Panel("course", stack(course(sketch)))
    for id, draw in (("battle", battle), ("offer", offer)):
        block = draw(sketch)
        if block:
            yield Panel(id, stack(block))
    behind = tuple(f"players.{sketch.scene.near}.{part}" for part in ("hand", "shown", "reserve", "stock", "coins"))
    yield Panel("treasury", stack(treasury(sketch)), behind)
    for place in sketch.asked_about[:1]:
        refs = tuple(sketch.s.address(near) for near in places_around(sketch, place))
        yield Panel("around", stack(around(sketch, place)), refs)
    first = _FIRST.get(sketch.board["phase"], ())
    yield from _beside(sketch, first)
    yield from _regions(sketch)
    yield from _beside(sketch, tuple(id for id in _PANELS if id not in first))


def _beside(sketch: MedioevoSketch, ids: tuple[str, ...]) -> Iterator[Panel]:
    for id in ids:
        draw, refs = _PANELS[id]
        block = draw(sketch)
        if block:
            yield Panel(id, stack(block), refs)


def _regions(sketch: MedioevoSketch) -> Iterator[Panel]:
    """The kingdoms by zone, each in its own panel so that a short screen can show the right one; then the seas."""
    box, last = sketch.box, 0
    for number in sorted(sketch.s.realm.kingdoms, key=lambda one: box.zone[box.kingdom_lands[one][0]]):
        lands = box.kingdom_lands[number]
        block = kingdom(sketch, number)
        if box.zone[lands[0]] != last:
            last = box.zone[lands[0]]
            block = [_heading(sketch, f"place-{box.contents.land_zone[last - 1].id}"), *block]
        refs = tuple(sketch.s.address(land) for land in lands)
        yield Panel(f"kingdom-{box.kingdom_ids[number]}", stack(block), refs)
    block = [line for zone in range(len(box.contents.sea_zone)) for line in seas(sketch, zone)]
    yield Panel("seas", stack([_heading(sketch, "board-seas"), *block]), ("seas.",))


def _heading(sketch: MedioevoSketch, key: str) -> RichText:
    """A heading as wide as the board."""
    words = f"── {sketch.text(key)} "
    return RichText(words + "─" * (sketch.width - len(words)), style=f"bold {GOLD}")


def _clauses(scene: Scene, id: str) -> str:
    """The text of a clause, including its lettered parts."""
    found = (
        clause for clause in scene.game.ledger.clauses.values() if clause.id == id or clause.id.startswith(f"{id}.")
    )
    return " ".join(clause.in_language(scene.text.lang).text for clause in found)
