"""Positions of 7 set up by hand, in a line or two."""

from __future__ import annotations

from typing import Any

import regnum
from regnum.core.message import Reason
from regnum.games.seven.game import SevenGame
from regnum.games.seven.state import Seven

Step = dict[str, Any]
SPARE_ELIXIRS = ("quicksilver", "wanderers_flask", "seventh_drop", "cup_of_fellowship")
HEROES = ("aldric", "ersilia", "brann", "isaura", "osric", "nives")


def game() -> SevenGame:
    found = regnum.game("seven")
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
    **board: Any,
) -> Seven:
    """A table where `people` sit and others with nothing; the first of them is asked for his turn."""
    heroes = seats - ((options or {}).get("nameless") == "player")
    seated = [*people, *(person() for _ in range(heroes - len(people)))]
    used = {one["hero"] for one in seated}
    spare = iter(hero for hero in HEROES if hero not in used)
    seated = [{**one, "hero": one["hero"] or next(spare)} for one in seated]
    # Who has no elixir gets one, so that the next of them is asked and does not pass by himself.
    for one, elixir in zip(seated[1:], SPARE_ELIXIRS, strict=False):
        one["elixirs"] = one["elixirs"] or [elixir]
    board.setdefault("cataclysm_pile", game().box.cataclysm_ids)
    board.setdefault("sin_pile", game().box.sin_ids * 3)
    board.setdefault("turn", 1)
    state = game().load(
        {
            "seats": seats,
            "options": options or {},
            "board": {"heroes": seated, **board},
            "steps": [step("BeginPhase"), *(steps if steps is not None else [step("TakeTurn")])],
        },
        strict=False,
    )
    assert isinstance(state, Seven)
    return state


def texts(state: Seven) -> list[str]:
    """The legal options as texts."""
    return [option.text for option in state.options()]


def choose(state: Seven, *choices: str) -> Seven:
    """Make choices one after the other."""
    for choice in choices:
        state.apply(choice)
    return state


def refusal(state: Seven, choice: str) -> Reason:
    """Why `choice` is not legal."""
    reason = state.why_not(choice)
    assert reason is not None, f"{choice} is legal"
    return reason
