"""Positions of 890 set up by hand, in a line or two."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import regnum
from regnum.games.anno890.box import Box
from regnum.games.anno890.game import Anno890Game
from regnum.games.anno890.rules.grid import CELLS
from regnum.games.anno890.state import Anno890

_SPACE = re.compile(r"(~?)(\w+)@([1-9])(?:\+(?:(\d)t)?(?:(\d)n)?)?")

# Two Kingdoms with nothing but their Castle, which share no crop.
CASTLE = "castle_wheat_olive@5"
OTHER = "castle_lavender_poppy@5"

# A row without Saracens, so that nothing happens by accident.
ROW = ["church_wheat", "farm_olive", "farm_wheat", "church_olive"]


def kingdom(tiles: str = "", coins: int = 0, characters: str = "", kept: str = "") -> dict[str, Any]:
    """A Kingdom in words: ``tile@space``, with ``+2t1n`` for two Towers and a Noble on it, ``~`` before a Ruin.

    Spaces are numbered 1 to 9 in reading order. ``kingdom("castle_wheat_olive@5 ~farm_olive@1+1t", coins=3)``
    """
    spaces: list[dict[str, Any] | None] = [None] * 9
    for word in tiles.split():
        match = _SPACE.fullmatch(word)
        assert match, word
        ruin, tile, cell, towers, nobles = match.groups()
        space = {"tile": tile, "ruin": bool(ruin), "towers": int(towers or 0), "nobles": int(nobles or 0)}
        spaces[int(cell) - 1] = space
    return {"spaces": spaces, "coins": coins, "characters": characters.split(), "kept": kept.split()}


def position(
    *kingdoms: dict[str, Any],
    row: Sequence[str | Mapping[str, Any]] | None = None,
    options: dict[str, Any] | None = None,
    steps: list[dict[str, Any]] | None = None,
    content: Path | None = None,
    **board: Any,
) -> Anno890:
    """A position in which the given Kingdoms (the seats from 0 on) stand, at the start of a turn unless `steps` say.

    `board` sets any other part of the board's JSON (see docs/games/anno890.md): turn, first, round, stack,
    special_buildings, banners, deck, invader, supply …; what is not given is empty, or what the box has left.
    `content` is an overlay, for tiles that the box does not hold.
    """
    board["row"] = [{"tile": tile} if isinstance(tile, str) else tile for tile in (ROW if row is None else row)]
    data: dict[str, Any] = {
        "seats": len(kingdoms),
        "options": options or {},
        "board": {**board, "kingdoms": list(kingdoms)},
    }
    if steps is not None:
        data["steps"] = steps
    state = regnum.game("anno890", content).load(data, strict=False)
    assert isinstance(state, Anno890)
    return state


def texts(state: Anno890) -> list[str]:
    """The legal options, as text."""
    return [str(option) for option in state.options()]


def play(state: Anno890, *choices: str) -> Anno890:
    """Make the choices, one after the other."""
    for choice in choices:
        state.apply(choice)
    return state


def new_game(seats: int, seed: int = 0, **options: Any) -> Anno890:
    """A game about to begin, asking for the first Castle."""
    state = regnum.game("anno890").new(seats, seed, options)
    assert isinstance(state, Anno890)
    return state


def first_turn(seats: int, seed: int = 0, **options: Any) -> Anno890:
    """A new game in which everybody has picked a Castle."""
    state = new_game(seats, seed, **options)
    while state.offered_castles:
        state.apply("castle:1")
    return state


def random_play(state: Anno890, seed: int = 0) -> Iterator[Anno890]:
    """The state before each decision of a game played at random, and once more when it is over."""
    rng = regnum.Rng(seed)
    while not state.over:
        yield state
        state.apply(rng.pick(list(state.options())))
    yield state


def box() -> Box:
    """The box as the rules hold it."""
    game = regnum.game("anno890")
    assert isinstance(game, Anno890Game)
    return game.box


def at(seat: int, cell: int) -> int:
    """Where space `cell` (1 to 9) of a seat's Kingdom lies in the state's lists."""
    return CELLS * seat + cell - 1


def tile_ids(state: Anno890, tiles: list[int] | tuple[int, ...]) -> list[str]:
    """Tiles by their ids."""
    return [state.box.tile_ids[tile] for tile in tiles]


def refusal(state: Anno890, choice: str) -> regnum.Reason:
    """Why `choice` is not legal."""
    reason = state.why_not(choice)
    assert reason is not None, f"{choice} is legal"
    return reason
