"""What a choice changed, in a few lines: for tests that assert all of it, and so that nothing else has changed."""

from __future__ import annotations

from typing import Any

from regnum.core.state import State
from regnum.core.step import step_json


def changes(before: Any, after: Any, path: str = "") -> list[str]:
    """The parts of a board that differ, such as ``players.0.honour: 3 -> 4``; what is not there is ``-``."""
    if before == after:
        return []
    one, other = _parts(before), _parts(after)
    if one and other:
        inner = path and f"{path}."
        names = [*one, *(name for name in other if name not in one)]
        return [line for name in names for line in changes(one.get(name), other.get(name), f"{inner}{name}")]
    return [f"{path}: {_words(before)} -> {_words(after)}"]


def _parts(value: Any) -> dict[str, Any]:
    """The named parts of a value; pieces in a list are named by kind and number."""
    if isinstance(value, dict):
        return value
    if isinstance(value, list) and all(isinstance(one, dict) or one is None for one in value):
        return {_name(one, n): one for n, one in enumerate(value) if one is not None}
    return {}


def _name(piece: dict[str, Any], n: int) -> str:
    parts = ("kind", "n") if "n" in piece else ("id",)
    return ".".join([str(piece[part]) for part in parts if part in piece]) or str(n)


def _words(value: Any) -> str:
    if isinstance(value, dict):
        named = ("kind", "n") if "n" in value else ()
        return " ".join([f"{name}={_short(part)}" for name, part in value.items() if name not in named])
    if isinstance(value, list):
        return " ".join([f"({_words(one)})" if isinstance(one, dict) else str(one) for one in value]) or "-"
    return "-" if value is None else str(value)


def waiting(state: State) -> str:
    """The steps on the stack above the lowest one, the next one first, with their fields."""
    found = []
    for step in reversed(state.steps[1:]):
        fields = step_json(step, state)
        found.append(" ".join([fields.pop("step"), *(f"{name}={_short(value)}" for name, value in fields.items())]))
    return "; ".join(found)


def _short(value: Any) -> str:
    return ",".join(str(one) for one in value) if isinstance(value, list) else str(value)
