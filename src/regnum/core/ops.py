"""Ops of the content, for games that put them into words: where they are, their names in message keys, lists."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from typing import Any

import msgspec

from regnum.core.content import Op, Values
from regnum.core.text import Text


def ops_within(thing: Any) -> Iterator[Any]:
    """Yield every op in a part of the content, nested ones included."""
    if isinstance(thing, Op):
        yield thing
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from ops_within(getattr(thing, name))
    elif isinstance(thing, (list, tuple)):
        for one in thing:
            yield from ops_within(one)


def op_name(op: Any, joints: Mapping[type, str] | None = None) -> str:
    """A name for an op, made of its tag and values, for use in a message key.

    Ops whose types are in `joints` only hold others (`of`): theirs are the names of these, joined.
    """
    joint = joints.get(type(op)) if joints else None
    if joint is not None:
        return joint.join([op_name(part, joints) for part in op.of])
    parts = [tag_of(op)]
    for name in op.__struct_fields__:
        value = getattr(op, name)
        if isinstance(value, Op):
            parts.append(op_name(value, joints))
        elif isinstance(value, Values):
            parts += [str(n) for n in msgspec.structs.astuple(value) if n]
        elif isinstance(value, tuple):
            parts += [str(one) for one in value]
        elif value not in ("", None):
            parts.append(str(value).replace("==", "-is-").replace(">=", "-from-"))
    return dashed("-".join(parts))


def numbers_of(op: Any) -> dict[str, int]:
    """The values of an op that are numbers: all that most messages about ops need."""
    values = {name: getattr(op, name) for name in op.__struct_fields__}
    return {name: value for name, value in values.items() if isinstance(value, int)}


def tag_of(op: Any) -> str:
    """What the content calls the op, as a part of a message key."""
    return dashed(str(op.__struct_config__.tag))


def dashed(name: str) -> str:
    """A name of the content as a part of a message key."""
    return name.replace("_", "-")


def joined(words: Sequence[str], joint: str, text: Text) -> str:
    """Join words by a message, as in "A, then B"."""
    return reduce(lambda one, other: text(joint, first=one, second=other), words)


def listed(words: Sequence[str], between: str, last: str, text: Text) -> str:
    """Join words as in "A, B and C", by the message `between` and the one for the `last`."""
    if len(words) == 1:
        return words[0]
    return text(last, first=joined(words[:-1], between, text), second=words[-1])
