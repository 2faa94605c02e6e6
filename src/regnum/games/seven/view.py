"""What each seat may know (info.*), and a fair deal of what it may not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from regnum.core.rng import Rng
from regnum.games.seven.form import board_open

if TYPE_CHECKING:
    from regnum.games.seven.state import Seven


def board_view(s: Seven, seat: int | None) -> dict[str, Any]:
    """info.1-info.4, supply.7: all lies open but hands, artefacts, piles and the treasures of row 3."""
    box = s.box
    board = board_open(s)
    for name, pile in (
        ("characters_left", s.piles[0]),
        ("elixirs_left", s.piles[1]),
        ("castles_left", s.palace_piles[0]),
        ("estates_left", s.palace_piles[1]),
        ("undertakings_left", s.undertaking_pile),
        ("treasures_left", s.treasure_pile),
        ("sins_left", s.sin_pile),
        ("sins_discarded", s.sin_discards),
        ("cataclysms_left", s.cataclysm_pile),
        ("artefacts_left", s.artefact_pile),
    ):
        board[name] = len(pile)
    board["treasures_open"] = sorted(
        box.treasure_ids[one] for one in s.treasure_pile[len(s.treasure_pile) - s.pile_open :]
    )
    for place, undertaking in enumerate(board["undertakings"]):
        if undertaking is not None:
            beside = s.beside[place]
            hidden = place >= 2 * s.width
            undertaking["treasures"] = len(beside) if hidden else [box.treasure_ids[one] for one in beside]
    for hero, person in enumerate(board["heroes"]):
        own = hero == seat
        person["sins"] = [box.sin_ids[sin] for sin in s.sins[hero]] if own else len(s.sins[hero])
        person["artefacts"] = [box.artefact_ids[one] for one in s.artefacts[hero]] if own else len(s.artefacts[hero])
    board["scores"] = s.scores()
    return board


def determinize(s: Seven, seat: int | None, rng: Rng) -> Seven:
    """Hands and artefacts of others, all piles and the treasures of row 3 dealt anew."""
    other = s.copy()
    other.rng = Rng(rng.bits())
    for board in range(2):
        other.piles[board] = _shuffled(s.piles[board], rng)
        other.palace_piles[board] = _shuffled(s.palace_piles[board], rng)
    other.undertaking_pile = _shuffled(s.undertaking_pile, rng)
    # effect.16: whoever is looking at the top cataclysm knows it.
    foreseen = bool(s.steps) and type(s.steps[-1]).__name__ == "Foresee" and s.asking.seat == seat
    known = s.cataclysm_pile[-1:] if foreseen else ()
    other.cataclysm_pile = _shuffled(s.cataclysm_pile[: len(s.cataclysm_pile) - len(known)], rng) + known
    _deal_treasures(s, other, rng)
    strangers = [hero for hero in range(len(s.heroes)) if hero != seat]
    unseen = _shuffled((*s.sin_pile, *s.sin_discards, *(sin for hero in strangers for sin in s.sins[hero])), rng)
    for hero in strangers:
        other.sins[hero], unseen = unseen[: len(s.sins[hero])], unseen[len(s.sins[hero]) :]
    other.sin_discards, other.sin_pile = unseen[: len(s.sin_discards)], unseen[len(s.sin_discards) :]
    unseen = _shuffled((*s.artefact_pile, *(one for hero in strangers for one in s.artefacts[hero])), rng)
    for hero in strangers:
        other.artefacts[hero], unseen = unseen[: len(s.artefacts[hero])], unseen[len(s.artefacts[hero]) :]
    other.artefact_pile = unseen
    if s.steps and s.asking.seat != seat:
        other._options = other.asking.options(other)
    return other


def _shuffled(cards: tuple[int, ...], rng: Rng) -> tuple[int, ...]:
    """`cards` in an order that does not depend on the one they lie in."""
    pool = sorted(cards)
    rng.shuffle(pool)
    return tuple(pool)


def _deal_treasures(s: Seven, other: Seven, rng: Rng) -> None:
    """info.4: the face-down part of the pile and the treasures of row 3 are pooled."""
    top = range(2 * s.width, 3 * s.width)
    hidden = len(s.treasure_pile) - s.pile_open
    unseen = _shuffled((*s.treasure_pile[:hidden], *(one for place in top for one in s.beside[place])), rng)
    for place in top:
        other.beside[place], unseen = unseen[: len(s.beside[place])], unseen[len(s.beside[place]) :]
    # What lies open lies in no order.
    other.treasure_pile = unseen + tuple(sorted(s.treasure_pile[hidden:]))
