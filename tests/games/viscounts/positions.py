"""Positions of Viscounts set up by hand, in a line or two."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import regnum
from regnum.core.message import Reason
from regnum.games.viscounts.box import MONEY, PAPERS, SEGMENTS, SPOTS, Box
from regnum.games.viscounts.game import ViscountsGame
from regnum.games.viscounts.options import MOVE
from regnum.games.viscounts.state import Viscounts

Step = dict[str, Any]

# The ring and the castle in the order of the box, so that places and segments are easy to tell: bay, hills, forest,
# lake, mountains; each faces the wedge of the same number.
EMPTY = [0] * SEGMENTS


def person(
    row: str = "- - -",
    hand: str = "",
    deck: str = "labourer squire abbot",
    discards: str = "",
    at: str = "outer_left.1",
    manuscripts: str = "",
    corruption: int = 1,
    virtue: int = 7,
    castle: tuple[list[int], list[int], int] = (EMPTY, EMPTY, 0),
    **counts: int,
) -> dict[str, Any]:
    """A player: three card spaces from the left (``-`` is empty), cards, the Viscount's space, markers, counters.

    `counts` are silver, ink, gold, stone, unpaid, paid, acquired, approved. The deck's top comes last.
    ``person("trader - -", hand="thief", at="inner.2", silver=4, unpaid=1)``
    """
    space, place = at.split(".")
    return {
        "viscount": [space, int(place)],
        "row": [None if card == "-" else card for card in row.split()],
        "hand": hand.split(),
        "deck": deck.split(),
        "discards": discards.split(),
        "manuscripts": manuscripts.split(),
        "purse": {name: counts.pop(name) for name in MONEY if name in counts},
        "papers": {name: counts.pop(name) for name in PAPERS if name in counts},
        "corruption": corruption,
        "virtue": virtue,
        "castle": list(castle),
        **counts,  # anything else is refused by name
    }


def step(name: str, player: int | None = 0, **fields: Any) -> Step:
    """A step of the stack, as JSON; whose it is under the name its fields give that."""
    form = regnum.game("viscounts").steps[name]
    names = [field for field, _ in form.fields]
    who: dict[str, Any] = {key: player for key in ("seat", "player") if key in names}
    return {"step": name, **who, **fields}


PHASES = ("EndTurn", "FillHand", "CheckCollision", "Recruit", "ChooseAction", "MoveViscount")


def turn_from(phase: str, player: int = 0) -> list[Step]:
    """The steps of a turn that has come to `phase`: the phases after it wait below, the next player's turn last."""
    return [step(name, player) for name in PHASES[: PHASES.index(phase) + 1]]


def gain(what: str, n: int = 1) -> dict[str, Any]:
    """The effect that gains something, as JSON."""
    return {"op": "gain", "what": what, "n": n}


def flip(what: str = "any", n: int = 1) -> dict[str, Any]:
    """The effect that flips Debts or Deeds, as JSON."""
    return {"op": "flip", "what": what, "n": n}


def position(
    *people: dict[str, Any],
    steps: list[Step] | None = None,
    options: dict[str, Any] | None = None,
    buildings: dict[str, str] | None = None,
    content: Path | None = None,
    rival: str | None = None,
    **board: Any,
) -> Viscounts:
    """A position in which the given players (from 0 on) stand, at the start of a turn unless `steps` say.

    `steps` are listed bottom first, as on the stack. `buildings` puts Buildings on Spots:
    ``{"1.3": "0 workshop_1"}`` is player 0's first Workshop on the third Spot of the first place. With `rival` the
    last of two people is the Rival of a game alone. `board` sets any other part of the board's JSON (ring, wedges,
    piles, shelves with the visible item last, turn, first, round, last_round, debts_above, deeds_above, gone …).
    """
    spots: list[dict[str, Any] | None] = [None] * (SEGMENTS * SPOTS)
    for where, what in (buildings or {}).items():
        place, number = map(int, where.split("."))
        player, building = what.split()
        spots[SPOTS * (place - 1) + number - 1] = {"player": int(player), "building": building}
    data: dict[str, Any] = {
        "seats": 1 if rival else len(people),
        "options": options or {},
        "board": {"spots": spots, **board, "players": list(people), "rival": rival},
    }
    if steps is not None:
        data["steps"] = steps
    state = regnum.game("viscounts", content).load(data, strict=False)
    assert isinstance(state, Viscounts)
    return state


def pile(*cards: str) -> list[list[str]]:
    """The piles of Townsfolk with cards at the first place of the ring alone, the visible one last."""
    return [list(cards), [], [], [], []]


def acting(player: dict[str, Any], **board: Any) -> Viscounts:
    """Player 0 of two is about to take a primary action; the other stands aside."""
    return position(player, person(at="inner.5"), steps=[step("ChooseAction")], **board)


def texts(state: Viscounts) -> list[str]:
    """The legal options, as text."""
    return [str(option) for option in state.options()]


def asked(state: Viscounts) -> tuple[int | None, str]:
    """Which seat must choose now, and in which step; nobody once the steps of the position are done."""
    return (state.seat, type(state.asking).__name__) if state.steps else (None, "")


def play(state: Viscounts, *choices: str) -> Viscounts:
    """Make the choices, one after the other."""
    for choice in choices:
        state.apply(choice)
    return state


def icons_and_most(state: Viscounts, choice: str) -> tuple[Any, Any]:
    """With how many Icons in play an action is offered, and how many payment can make of them."""
    words = state.describe(state.resolve(choice)).args
    return words["icons"], words["most"]


def told(state: Viscounts, *choices: str) -> list[str]:
    """Make the choices; what the events they bring about are called, in order."""
    state.events = []
    play(state, *choices)
    return [event.message.key for event in state.events]


def end_turn(state: Viscounts) -> Viscounts:
    """Finish the turn with the first choice there is, declining what can be declined."""
    turn = state.turn
    while not state.over and state.turn == turn:
        choices = texts(state)
        state.apply(next((choice for choice in ("pass", "decline") if choice in choices), choices[0]))
    return state


def refusal(state: Viscounts, choice: str) -> Reason:
    """Why `choice` is not legal; trying it must change nothing."""
    before = state.digest()
    try:
        state.apply(choice)
    except regnum.IllegalChoice as error:
        assert state.digest() == before
        return error.reason
    raise AssertionError(f"{choice} is legal")


def new_game(seats: int, seed: int = 0, **options: Any) -> Viscounts:
    """A game about to begin, asking for the first pair."""
    state = regnum.game("viscounts").new(seats, seed, options)
    assert isinstance(state, Viscounts)
    return state


def destinations(at: str, value: int, silver: int = 0, buildings: dict[str, str] | None = None) -> set[str]:
    """Where a Viscount may end its movement with a card of this value: ``{"left.2", "inner.1"}``."""
    mover = person(at=at, silver=silver)
    state = position(mover, person(at="inner.1"), movement=value, buildings=buildings, steps=[step("MoveViscount")])
    if state.over:  # a single way is taken by itself
        return {str(MOVE[state.viscounts[0]]).removeprefix("move:")}
    return {text.removeprefix("move:") for text in texts(state)}


def random_play(state: Viscounts, seed: int = 0) -> Iterator[Viscounts]:
    """The state before each decision of a game played at random, and once more when it is over."""
    rng = regnum.Rng(seed)
    while not state.over:
        yield state
        state.apply(rng.pick(list(state.options())))
    yield state


def box() -> Box:
    """The box as the rules hold it."""
    game = regnum.game("viscounts")
    assert isinstance(game, ViscountsGame)
    return game.box


def purse(state: Viscounts, player: int = 0) -> dict[str, int]:
    """Silver, Ink, Gold and Stone of a player."""
    return dict(zip(MONEY, state.purse[4 * player : 4 * player + 4], strict=True))


def papers(state: Viscounts, player: int = 0) -> dict[str, int]:
    """Debts unpaid and paid, Deeds acquired and approved."""
    return dict(zip(PAPERS, state.papers[4 * player : 4 * player + 4], strict=True))


def tiers(state: Viscounts, player: int = 0) -> tuple[list[int], list[int], int]:
    """Workers in the Castle: first and second tier by place, and the third."""
    base = SEGMENTS * player
    return state.tier1[base : base + SEGMENTS], state.tier2[base : base + SEGMENTS], state.tier3[player]


def markers(state: Viscounts, player: int = 0) -> tuple[int, int]:
    """Where Corruption and Virtue stand."""
    return state.corruption[player], state.virtue[player]


def card_ids(state: Viscounts, cards: list[int] | tuple[int, ...]) -> list[str]:
    """Cards by their ids."""
    return [state.box.card_ids[card] for card in cards]
