"""Which key picks which option."""

from __future__ import annotations

from collections.abc import Sequence

# Letters that are commands, and so pick no option.
COMMANDS = "ilqsuw"
_LETTERS = "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMANDS)


def keys_for(options: Sequence[str]) -> list[str]:
    """A key for each option, given by its text; empty once all keys are used: the arrow keys still work.

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


def _number(option: str) -> str:
    """The digit of the place that an option names, if it has one."""
    last = option.replace(":", ".").rpartition(".")[2]
    return last if len(last) == 1 and last in "123456789" else ""


def _places(option: str) -> str:
    """The row of places that an option's number counts: ``take:row``."""
    return option.rpartition(".")[0] or option.rpartition(":")[0]
