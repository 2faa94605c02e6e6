"""The 3x3 grid of a Kingdom (comp.10) and its eight lines (trio.1)."""

from __future__ import annotations

from typing import Final

CELLS: Final = 9  # comp.10: spaces in a Kingdom; space c of seat p has number CELLS * p + c
CENTRE: Final = 4

LINES: Final = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))

# For each space, every line through it: the line's number and its other two spaces.
THROUGH: Final = tuple(
    tuple((index, *(other for other in line if other != cell)) for index, line in enumerate(LINES) if cell in line)
    for cell in range(CELLS)
)


def space_address(space: int) -> str:
    """The address of a space, given its number on the whole table."""
    return f"kingdoms.{space // CELLS}.spaces.{space % CELLS + 1}"
