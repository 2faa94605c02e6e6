"""Reading what others have written as JSON, with errors that name the place."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from regnum.core.errors import BadInput

Json = Any
Where = str


def refuse(where: Where, problem: str) -> BadInput:
    """The error for an invalid part of a state."""
    return BadInput(where, problem)


def whole_number(data: Json, low: int, high: int | None, where: Where) -> int:
    """`data` as a whole number within limits."""
    if isinstance(data, bool) or not isinstance(data, int):
        raise refuse(where, f"{data!r} is not a whole number")
    if data < low or (high is not None and data > high):
        raise refuse(where, f"{data} is not from {low}" + ("" if high is None else f" to {high}"))
    return data


def a_list(data: Json, where: Where, length: int | None = None) -> list[Json]:
    """`data` as a list, of `length` entries if given."""
    if not isinstance(data, list):
        raise refuse(where, "expected a list")
    if length is not None and len(data) != length:
        raise refuse(where, f"there are {len(data)}, not {length}")
    return data


def an_object(data: Json, where: Where, names: Iterable[str] | None = None) -> dict[str, Json]:
    """`data` as an object, without other keys than `names` if given."""
    if not isinstance(data, dict):
        raise refuse(where, "expected an object")
    if names is not None:
        for key in data:
            if key not in names:
                raise refuse(f"{where}.{key}", "there is no such part")
    return data


def a_flag(data: Json, where: Where) -> bool:
    """`data` as true or false."""
    if not isinstance(data, bool):
        raise refuse(where, f"{data!r} is neither true nor false")
    return data
