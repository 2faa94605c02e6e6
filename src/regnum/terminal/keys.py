"""Which key picks which option."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.option import Option

# Letters that are commands, and so pick no option.
COMMANDS = "ilqsuw"
_LETTERS = "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMANDS)


def keys_for(options: Sequence[Option]) -> list[str]:
    """A key for each option; empty once all keys are used: the arrow keys still work.

    A place that counts from 1 is picked with its own number, so that space 7 is always the key 7; where several rows
    of places are open, the first has the digits. Everything else takes letters, or the digits too where nothing is
    numbered.
    """
    numbered = next((_places(option) for option in options if _number(option)), None)
    spare = iter(_LETTERS if numbered is not None else "123456789" + _LETTERS)
    return [
        _number(option) if numbered is not None and _places(option) == numbered else next(spare, "")
        for option in options
    ]


def _number(option: Option) -> str:
    """The digit of the place that an option names, if it has one."""
    last = option.args[-1] if option.args else None
    return str(last) if isinstance(last, int) and 1 <= last <= 9 else ""


def _places(option: Option) -> str:
    """The row of places that an option's number counts: ``take:row``."""
    return option.text.rpartition(".")[0] or option.text.rpartition(":")[0]
