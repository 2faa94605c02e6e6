"""What each seat may know (info.1), and a fair deal of what it may not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regnum.core.rng import Rng
from regnum.games.anno890.box import CROPS
from regnum.games.anno890.form import kingdom_json, row_json, supply_json

if TYPE_CHECKING:
    from regnum.games.anno890.state import Anno890


def board_view(s: Anno890, seat: int | None) -> dict[str, Any]:
    """info.1: everything lies open but the order of the stack and of the deck, and an Apprentice's draw."""
    ids, cards = s.box.tile_ids, s.box.characters
    return {
        "scenario": s.scenario,
        "first": s.first,
        "round": s.round,
        "turn": s.turn,
        "kingdoms": [kingdom_json(s, player) for player in range(s.table.seats)],
        "towers": [s.towers_of(player) for player in range(s.table.seats)],
        "nobles": [s.nobles_of(player) for player in range(s.table.seats)],
        "row": row_json(s),
        "stack": len(s.stack),
        "special_buildings": [ids[tile] or None for tile in s.specials],
        "castles": [ids[tile] for tile in s.offered_castles],
        "taken": {"tile": ids[s.taken], "saracens": s.taken_saracens} if s.taken else None,
        "banners": {crop: [cards[card].id for card in s.banners[n]] for n, crop in enumerate(CROPS)},
        "deck": len(s.deck),
        "drawn": [cards[card].id for card in s.drawn] if s.drawn and seat == s.seat else len(s.drawn),
        "out": [ids[tile] for tile in s.out_tiles],
        "out_characters": [cards[card].id for card in s.out_characters],
        "supply": supply_json(s),
        "defence": s.defence,
        "invader": s.invader,
        "invader_moved": s.invader_moved,
        "invasions": s.invasions,
        "scores": s.scores(),
    }


def determinize(s: Anno890, seat: int | None, rng: Rng) -> Anno890:
    """The stack and the deck dealt anew from what `seat` has not seen; another seat's draw counts as deck."""
    other = s.copy()
    other.rng = Rng(rng.bits())
    other.stack.sort()
    rng.shuffle(other.stack)
    if s.drawn and seat != s.seat:
        other.deck += s.drawn
    other.deck.sort()
    rng.shuffle(other.deck)
    if s.drawn and seat != s.seat:
        other.drawn = tuple([other.deck.pop() for _ in s.drawn])
        other._options = other.asking.options(other)
    return other
