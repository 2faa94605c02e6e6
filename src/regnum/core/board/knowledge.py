"""Hidden information: how much of a field a viewer knows.

Each field is declared with a function that says how many of its cards, counted from the top, a seat knows. The
ready-made ones are `everyone`, `owner_only`, `nobody` and `the_top`; a game adds its own for exceptions, such as a card
that somebody is looking at.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

# Called with the state, a seat (None: a spectator), the owner (None: nobody) and the number of cards. Returns how many
# of them, counted from the top, the seat knows.
Knows = Callable[[Any, "int | None", "int | None", int], int]


def everyone(s: Any, seat: int | None, owner: int | None, size: int) -> int:
    """Face up: everybody knows it."""
    return size


def owner_only(s: Any, seat: int | None, owner: int | None, size: int) -> int:
    """A hand: its owner knows the cards, the others only how many there are."""
    return size if seat is not None and seat == owner else 0


def nobody(s: Any, seat: int | None, owner: int | None, size: int) -> int:
    """A face-down pile: everybody knows only how many cards there are."""
    return 0


def the_top(s: Any, seat: int | None, owner: int | None, size: int) -> int:
    """A pile whose top card is face up."""
    return min(1, size)


# The functions that depend on nothing else in the state.
FIXED = (everyone, owner_only, nobody, the_top)
