"""Options: what a seat may choose, one object for each thing that can ever be chosen.

An option is a verb and what it is done to: ``take:row.2``, ``place:5``, ``stop``. Each exists once in a process, made
by `option`: comparing two is comparing identities, a step can keep a table of its own, and a list of legal options
costs no more than a list. Places on a board count from 1 as in a rulebook; seats count from 0 as in `State.seat`.
"""

from __future__ import annotations

import re
from typing import Final, Union

Arg = Union[int, str]

_ARG: Final = r"(?:0|[1-9][0-9]{0,5}|[a-z_][a-z0-9_]*)"
_TEXT: Final = re.compile(rf"[a-z_]+(:{_ARG}(\.{_ARG})*)?")
_made: Final[dict[str, Option]] = {}


class MalformedOption(Exception):
    """An option whose verb fits a step but whose arguments have not the form that the step's options have."""


class Option:
    """A verb and its arguments. Make one with `option`, never directly."""

    __slots__ = ("args", "first", "last", "text", "verb")

    def __init__(self, verb: str, args: tuple[Arg, ...], text: str) -> None:
        self.verb: Final = verb
        self.args: Final = args
        self.text: Final = text
        # The name it begins with and the number it ends with, where it has them: rules in a hurry read them here.
        name, number = (args[0], args[-1]) if args else ("", 0)
        self.first: Final = name if isinstance(name, str) else ""
        self.last: Final = number if isinstance(number, int) else 0

    def number(self, index: int, low: int = 0, high: int = 999_999) -> int:
        """The argument at `index`, which must be a number within limits."""
        if index < len(self.args):
            value = self.args[index]
            if isinstance(value, int) and low <= value <= high:
                return value
        raise MalformedOption(self.text)

    def name(self, index: int) -> str:
        """The argument at `index`, which must be a name."""
        value = self.args[index] if index < len(self.args) else 0
        if not isinstance(value, str):
            raise MalformedOption(self.text)
        return value

    def expect(self, well_formed: bool) -> None:
        """Refuse an option that has not the form which the asking step's options have."""
        if not well_formed:
            raise MalformedOption(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        return option, (self.verb, *self.args)


def option(verb: str, *args: Arg) -> Option:
    """The one option with this verb and these arguments."""
    text = f"{verb}:{'.'.join(map(str, args))}" if args else verb
    found = _made.get(text)
    if found is None:
        found = _made[text] = Option(verb, args, text)
    return found


def known(verbs: tuple[str, ...]) -> list[Option]:
    """All options with one of these verbs that this process has made so far, of whatever game."""
    return [option for option in _made.values() if option.verb in verbs]


def parse(text: str) -> Option | None:
    """The option that `text` spells, or None where it is not the form of an option.

    What a stranger typed is not kept: the result is for asking why it is not legal.
    """
    found = _made.get(text)
    if found is not None:
        return found
    if len(text) > 200 or not _TEXT.fullmatch(text):
        return None
    verb, _, rest = text.partition(":")
    return Option(verb, tuple(int(arg) if arg.isdigit() else arg for arg in rest.split(".") if arg), text)
