"""Positions of 7 set up by hand, in a line or two."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import msgspec

import regnum
from regnum.core.board.views import board_json
from regnum.core.message import Reason
from regnum.games.seven.game import SevenGame
from regnum.games.seven.rules.effects import carry_out
from regnum.games.seven.schema import Effect
from regnum.games.seven.state import Seven

Step = dict[str, Any]
SPARE_ELIXIRS = ("quicksilver", "wanderers_flask", "seventh_drop", "cup_of_fellowship")
HEROES = ("aldric", "ersilia", "brann", "isaura", "osric", "nives")
NAMES = ("Anna", "Bruno", "Carla", "Dario")
EXAMPLES = Path(__file__).with_name("examples.toml")


@cache
def game(content: Path | None = None) -> SevenGame:
    found = regnum.game("seven", content)
    assert isinstance(found, SevenGame)
    return found


def new(seats: int, seed: int) -> Seven:
    """A game about to begin."""
    state = game().new(seats, seed)
    assert isinstance(state, Seven)
    return state


def person(
    hero: str = "",
    characters: str = "",
    elixirs: str = "",
    palaces: str = "",
    sins: str = "",
    artefacts: str = "",
    gifts: dict[str, int] | None = None,
    **more: Any,
) -> dict[str, Any]:
    """A hero and his cards: ``*`` after a character says tapped, after a palace enslaved.

    `more` are gold, fame, power, corruption, fallen, tapped, loses_turn.
    ``person(characters="novice pilgrim*", palaces="iron_keep*", gold=3)``
    """
    return {
        "hero": hero,
        "characters": [{"id": id.rstrip("*"), "tapped": id.endswith("*")} for id in characters.split()],
        "elixirs": elixirs.split(),
        "palaces": [{"id": id.rstrip("*"), "enslaved": id.endswith("*")} for id in palaces.split()],
        "sins": sins.split(),
        "artefacts": artefacts.split(),
        "gifts": gifts or {},
        **more,
    }


def step(name: str, seat: int = 0, **fields: Any) -> Step:
    """A step of the stack, as JSON."""
    names = [field for field, _ in game().steps[name].fields]
    return {"step": name, **({"seat": seat} if "seat" in names else {}), **fields}


def position(
    *people: dict[str, Any],
    steps: list[Step] | None = None,
    options: dict[str, Any] | None = None,
    seats: int = 3,
    content: Path | None = None,
    spare_elixirs: bool = True,
    **board: Any,
) -> Seven:
    """A table where `people` sit and others with nothing; the first of them is asked for his turn.

    Who has no elixir gets one, so that he is asked when his turn comes and does not pass by himself: not so without
    `spare_elixirs`. So that nobody is asked to drink it when a row is full, the last uses are the actor's (free.5)
    unless `options` say otherwise.
    """
    options = {"last_uses": "actor", **(options or {})}
    heroes = seats - (options.get("nameless") == "player")
    seated = [*people, *(person() for _ in range(heroes - len(people)))]
    used = {one["hero"] for one in seated}
    spare = iter(hero for hero in HEROES if hero not in used)
    seated = [{**one, "hero": one["hero"] or next(spare)} for one in seated]
    for one, elixir in zip(seated[1:], SPARE_ELIXIRS if spare_elixirs else (), strict=False):
        one["elixirs"] = one["elixirs"] or [elixir]
    board.setdefault("cataclysm_pile", game().box.cataclysm_ids)
    board.setdefault("sin_pile", game().box.sin_ids * 3)
    board.setdefault("turn", 1)
    state = game(content).load(
        {
            "seats": seats,
            "options": options,
            "board": {"heroes": seated, **board},
            "steps": [step("BeginPhase"), *(steps if steps is not None else [step("TakeTurn")])],
        },
        strict=False,
    )
    assert isinstance(state, Seven)
    return state


def bare(seats: int) -> Seven:
    """A table with nothing special."""
    return position(person(elixirs="plain_water"), seats=seats)


def example(*people: dict[str, Any], **table: Any) -> Seven:
    """A position with the cards of `examples.toml`, whose figures a test may name."""
    return position(*people, content=EXAMPLES, **table)


def texts(state: Seven) -> list[str]:
    """The legal options as texts."""
    return [option.text for option in state.options()]


def choose(state: Seven, *choices: str) -> Seven:
    """Make choices one after the other; each answers a question that cites its clauses and knows its verb."""
    for choice in choices:
        prompt = state.prompt
        assert prompt is not None
        assert prompt.clauses
        assert state.resolve(choice).verb in state.asking.verbs
        state.apply(choice)
    return state


def refusal(state: Seven, choice: str) -> Reason:
    """Why `choice` is not legal."""
    reason = state.why_not(choice)
    assert reason is not None, f"{choice} is legal"
    return reason


def laid(id: str, *markers: int | str | None, treasures: str = "") -> dict[str, Any]:
    """An undertaking on the board: whose marker each of its requirements bears, and the treasures beside it."""
    return {"id": id, "markers": list(markers), "treasures": treasures.split()}


def row(*undertakings: dict[str, Any] | None) -> list[dict[str, Any] | None]:
    """The board of three or more heroes from the lowest row on, the rest empty."""
    return [*undertakings, *[None] * (6 - len(undertakings))]


def carried_out(state: Seven, hero: int, op: str, **fields: Any) -> Seven:
    """An effect is carried out for `hero`, up to the first question."""
    carry_out(state, hero, msgspec.convert({"op": op, **fields}, Effect))
    state.advance()
    return state


# --- what is read off a position -------------------------------------------------------------------------------------


def asked(state: Seven) -> tuple[int | None, str]:
    """Which seat must choose now, and in which step."""
    return (state.seat, type(state.asking).__name__) if state.steps else (None, "")


def holdings(state: Seven, hero: int) -> dict[str, Any]:
    """All that a hero has, by the ids of the cards; of his gifts only the kinds he holds."""
    found: dict[str, Any] = board_json(state)["heroes"][hero]
    found["gifts"] = {kind: n for kind, n in found["gifts"].items() if n}
    return found


def board(state: Seven) -> dict[str, Any]:
    """The whole table, by the ids of the cards."""
    return board_json(state)


def seen(state: Seven, seat: int | None) -> dict[str, Any]:
    """What of the table a seat, or somebody who watches, may know."""
    view: dict[str, Any] = state.view(seat)["board"]
    return view


def gathering(nth: int = 1) -> Step:
    """The Gathering phase from its `nth` step on."""
    return step("Gather", nth=nth)


def told(state: Seven, *choices: str) -> list[str]:
    """Make the choices; what the events they bring about are called, in order."""
    state.events = []
    choose(state, *choices)
    return [event.message.key for event in state.events]
