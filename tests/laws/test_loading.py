"""A law of loading, for every game: whatever JSON is given, `Game.load` loads it or refuses it with `BadInput`."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import regnum
from regnum.core.rng import Rng
from tests.tables import any_game

Path = tuple[str | int, ...]
every_game = pytest.mark.parametrize("id", regnum.games())
ODD: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    7,
    10**9,
    10**30,
    1.5,
    "",
    "x",
    [],
    {},
    [0],
    [None],
    [[]],
    ["x"],
    {"x": 1},
)
CHANGES = 60  # to each position
TRIALS = 3  # of each kind of step
BASIC: dict[str, list[Any]] = {
    "seat": [0, 1, 2],
    "player": [0, 1, 2],
    "number": [0, 1, 2, 5, 12],
    "flag": [True, False],
    "text": ["", "x"],
}


def positions(id: str) -> list[Any]:
    """Positions of random games as JSON."""
    found = []
    g = regnum.game(id)
    for seed in range(4):
        state, rng = any_game(id, g.seats[seed % len(g.seats)], seed), Rng(seed)
        for n in range(240):
            if state.over:
                break
            if n % 60 == 10 * seed:
                found.append(state.to_json())
            state.apply(rng.pick(list(state.options())))
    return found


def places(data: Any, path: Path = ()) -> Iterator[Path]:
    if isinstance(data, (dict, list)):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield (*path, key)
            yield from places(data[key], (*path, key))


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def is_answered(data: Any) -> None:
    """Load it, or refuse it: any other exception fails the test."""
    for strict in (True, False):
        try:
            regnum.game(data["game"]).load(data, strict)
        except regnum.BadInput:
            pass
        except Exception as error:
            raise AssertionError(f"{error!r}: {data}") from error


@every_game
def test_json_that_was_changed_anywhere_is_loaded_or_refused(id: str) -> None:
    random = Random(11)
    for whole in positions(id)[::3]:
        for path in random.choices(list(places(whole)), k=CHANGES):
            if path == ("game",):
                continue
            data = json.loads(json.dumps(whole))
            inside = at(data, path[:-1])
            how = random.randrange(4)
            if how == 0 and isinstance(inside, dict):
                del inside[path[-1]]
            elif how == 1:
                inside[path[-1]] = at(whole, random.choice(list(places(whole))))
            else:
                inside[path[-1]] = random.choice(ODD)
            is_answered(data)


@every_game
def test_any_step_in_any_position_is_loaded_or_refused(id: str) -> None:
    """Each with fields that it has had in a game, or some other step, or that its kinds allow."""
    random = Random(12)
    g, known = regnum.game(id), positions(id)
    had: dict[str, list[Any]] = {}
    for data in known:
        for step in data["steps"]:
            for name, kind in g.steps[step["step"]].fields:
                had.setdefault(kind, []).append(step[name])
    for word, form in g.steps.items():
        for _ in range(TRIALS):
            step = {"step": word, **{name: _any_value(g, kind, had, random) for name, kind in form.fields}}
            data = random.choice(known)
            is_answered({**data, "steps": [*data["steps"], step]})


def _any_value(g: regnum.Game, kind: str, had: dict[str, list[Any]], random: Random) -> Any:
    if kind in had and random.randrange(3):
        return random.choice(had[kind])
    if kind.endswith("*"):
        return [_any_value(g, kind[:-1], had, random) for _ in range(random.randrange(3))]
    if kind in g.fields.content:
        return random.choice(list(g.fields.numbers(g, kind)))
    return random.choice(BASIC.get(kind, [1, None, "x"]))
