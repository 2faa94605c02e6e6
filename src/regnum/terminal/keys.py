"""Which key is a command, and which picks which option."""

from __future__ import annotations

from collections.abc import Sequence

from textual.binding import Binding

# What each command is called is a text of the game, but for the language: that is the name of the other one.
BINDINGS = [
    Binding("question_mark", "rules", "ui-key-rules", show=False, key_display="?"),
    Binding("i", "cards", "ui-key-cards", show=False),
    Binding("w", "why_not", "ui-key-why-not", show=False),
    Binding("u", "undo", "ui-key-undo", show=False),
    Binding("s", "score", "ui-key-score", show=False),
    Binding("l", "language", show=False),
    Binding("tab", "scroll", "ui-key-scroll", show=False, key_display="⇥"),
    Binding("q", "leave", "ui-key-quit", show=False),
]
# Letters that are commands and therefore cannot pick an option.
COMMANDS = [binding.key for binding in BINDINGS if len(binding.key) == 1]
_LETTERS = "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMANDS)


def keys_for(options: Sequence[str]) -> list[str]:
    """A key for each option, given by its text; empty once all keys are used (the arrow keys still work).

    A numbered place is picked with its own number, so that space 7 is always the key 7; if there are several rows of
    places, the first gets the digits. Everything else gets letters, or also digits if no option is numbered.
    """
    numbered = next((_places(option) for option in options if _number(option)), None)
    spare = iter(_LETTERS if numbered is not None else "123456789" + _LETTERS)
    return [
        _number(option) if numbered is not None and _places(option) == numbered else next(spare, "")
        for option in options
    ]


def _number(option: str) -> str:
    """The number of the place that an option names, if it is a single digit; otherwise empty."""
    last = option.replace(":", ".").rpartition(".")[2]
    return last if len(last) == 1 and last in "123456789" else ""


def _places(option: str) -> str:
    """An option without the number of its place, which names the row of places: ``take:row``."""
    return option.rpartition(".")[0] or option.rpartition(":")[0]
