"""Games alone, set up by hand: the person is player 0, the Rival player 1."""

from __future__ import annotations

from typing import Any

from regnum.games.viscounts.box import ICONS, MASK
from regnum.games.viscounts.state import Viscounts
from tests.games.viscounts.positions import person, position, step

RIVAL = 1
RIVALS = ("rival_cleric", "rival_noble", "rival_builder", "rival_cards")

# A card in each pile whose corner gives Virtue, and cheap Manuscripts without a surprise.
PILES = [["friar", "miner"], ["miner", "friar"], ["friar", "princess"], ["miner", "jeweller"], ["friar", "strongman"]]
SHELVES = [["black_ink"], ["grey_stone"], ["yellow_gold"], ["black_virtue"], ["blue_silver"]]


def rival(row: str = "- - -", deck: str = "", at: str = "outer_left.1", **more: Any) -> dict[str, Any]:
    """The Rival, as `person`; its cards are Schemes, the top of its pile last."""
    return person(row, deck=deck, at=at, **more)


def alone(
    automaton: dict[str, Any],
    someone: dict[str, Any] | None = None,
    which: str = "rival_cleric",
    **board: Any,
) -> Viscounts:
    """A table of one against a Rival; `someone` stands far away unless told otherwise."""
    board = {"piles": PILES, "shelves": SHELVES, **board}
    return position(someone or person(at="inner.5"), automaton, rival=which, **board)


def carried_out(
    effect: dict[str, Any],
    automaton: dict[str, Any] | None = None,
    someone: dict[str, Any] | None = None,
    **board: Any,
) -> Viscounts:
    """What stands once the Rival has carried out an effect."""
    effects = [step("Resolve", RIVAL, effects=[effect])]
    return alone(automaton or rival(), someone, steps=effects, turn=RIVAL, **board)


def turn_of(automaton: dict[str, Any], someone: dict[str, Any] | None = None, **board: Any) -> Viscounts:
    """What stands after the Rival's turn; with a decision of the person's, if its Scheme led to one."""
    steps = [step("CheckCollision", RIVAL), step("SlideSchemes", RIVAL)]
    return alone(automaton, someone, steps=steps, turn=RIVAL, **board)


def tries(*options: dict[str, Any]) -> list[dict[str, Any]]:
    """The step in which the Rival takes the first of some options; if all fail it gains 9 Deeds."""
    last = {"op": "gain", "what": "deed", "n": 9}
    return [step("TryOptions", RIVAL, effects=[*options, last])]


def icons(s: Viscounts, player: int = RIVAL) -> dict[str, int]:
    """The Icons in play for a player, those that are there."""
    counts = {name: s.icons(player) >> 6 * n & MASK for n, name in enumerate(ICONS)}
    return {name: n for name, n in counts.items() if n}


def markers(s: Viscounts, player: int = RIVAL) -> tuple[int, int]:
    """Where Corruption and Virtue stand."""
    return s.corruption[player], s.virtue[player]


def schemes(s: Viscounts) -> dict[str, list[str]]:
    """Where the Rival's Schemes are."""
    ids = s.box.card_ids
    return {
        "row": [ids[card] for card in s.rows[3:6]],
        "deck": [ids[card] for card in s.decks[RIVAL]],
        "discards": [ids[card] for card in s.discards[RIVAL]],
        "future": [ids[card] for card in s.future],
    }
