"""Options: what a seat may choose.

An option is a verb with arguments: ``take:row.2``, ``place:5``, ``stop``. Options are interned: `option` creates each
one once per process, so they are compared by identity, a step can keep a table of its own, and a list of legal options
creates no new objects. Places on a board count from 1 as in a rulebook; seats count from 0 as in `State.seat`.
"""

from __future__ import annotations

import re
from typing import Final, Union

Arg = Union[int, str]

_ARG: Final = r"(?:0|[1-9][0-9]{0,5}|[a-z_][a-z0-9_]*)"
_TEXT: Final = re.compile(rf"[a-z_]+(:{_ARG}(\.{_ARG})*)?")
_made: Final[dict[str, Option]] = {}  # by text
_known: Final[dict[tuple[Arg, ...], Option]] = {}  # the same by verb and arguments: no text has to be made to find one


class MalformedOption(Exception):
    """Raised for an option with one of the step's verbs but with arguments of the wrong form."""


class Option:
    """A verb and its arguments. Make one with `option`, never directly.

    `serial`: its number in this process, in the order in which options were made; -1 if it is not interned.
    """

    __slots__ = ("args", "first", "last", "serial", "text", "verb")

    def __init__(self, verb: str, args: tuple[Arg, ...], text: str, serial: int = -1) -> None:
        self.serial: Final = serial
        self.verb: Final = verb
        self.args: Final = args
        self.text: Final = text
        # The first argument if it is a name and the last if it is a number, for rules on hot paths.
        name, number = (args[0], args[-1]) if args else ("", 0)
        self.first: Final = name if isinstance(name, str) else ""
        self.last: Final = number if isinstance(number, int) else 0

    def number(self, index: int, low: int = 0, high: int = 999_999) -> int:
        """The argument at `index`, which must be a number from `low` to `high`."""
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
        """Raise `MalformedOption` unless the option is `well_formed` for the asking step."""
        if not well_formed:
            raise MalformedOption(self.text)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, ...]:
        return option, (self.verb, *self.args)


def option(verb: str, *args: Arg) -> Option:
    """Return the interned option with this verb and these arguments."""
    key = (verb, *args)
    found = _known.get(key)
    if found is None:
        text = f"{verb}:{'.'.join(map(str, args))}" if args else verb
        found = _known[key] = _made.setdefault(text, Option(verb, args, text, len(_made)))
    return found


def order(option: Option) -> tuple[object, ...]:
    """To sort options by: the verb, then the arguments, numbers before names."""
    return (option.verb, *[(isinstance(arg, str), arg) for arg in option.args])


def parse(text: str) -> Option | None:
    """The option that `text` spells, or None if `text` does not have the form of an option.

    A new option is not interned, because the text may come from a client: use it only to ask why it is not legal.
    """
    found = _made.get(text)
    if found is not None:
        return found
    if len(text) > 200 or not _TEXT.fullmatch(text):
        return None
    verb, _, rest = text.partition(":")
    return Option(verb, tuple(int(arg) if arg.isdigit() else arg for arg in rest.split(".") if arg), text)
