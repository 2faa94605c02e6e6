"""`python -m tools.perft`: counts distinct sequences of choices, as chess engines count moves.

A finished game adds nothing to greater depths.
"""

from __future__ import annotations

from typing import Annotated

import typer

from regnum.cli.common import GameArg, Json, Overlay, Seed, TableOptions, out, print_json, read_options
from regnum.core.game import game
from regnum.core.state import State
from tools.command import run


def perft(
    name: GameArg,
    seats: Annotated[int, typer.Option("--seats", "-s", help="How many seats.")] = 2,
    depth: Annotated[int, typer.Option("--depth", "-d", min=1, max=12, help="How many choices deep.")] = 4,
    seed: Seed = 1,
    option: TableOptions = None,
    content: Overlay = None,
    json: Json = False,
) -> None:
    """Count the distinct sequences of choices from a deal, depth by depth: any change of the rules changes a number.

    **Example**: `python -m tools.perft anno890 --seats 3 --depth 5 --seed 7`
    """
    g = game(name, content)
    counts = count(g.new(seats, seed, read_options(g, option)), depth)
    if json:
        print_json({"game": name, "seats": seats, "seed": seed, "counts": counts})
        return
    for level, n in enumerate(counts, 1):
        out.print(f"{level:>3} {n:>14,}", highlight=False)


def count(state: State, depth: int) -> list[int]:
    """How many sequences of 1, 2, … `depth` choices are legal from `state`."""
    counts = [0] * depth
    _walk(state, 0, counts)
    return counts


def _walk(state: State, level: int, counts: list[int]) -> None:
    options = state.options()
    counts[level] += len(options)
    if level + 1 == len(counts):
        return
    for option in options:
        after = state.copy()
        after.apply(option)
        _walk(after, level + 1, counts)


if __name__ == "__main__":
    run(perft)
