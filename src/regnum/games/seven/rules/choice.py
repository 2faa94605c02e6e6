"""The base classes of decisions and actions in 7: what they say follows from what they are about."""

from __future__ import annotations

from typing import ClassVar, Final

from regnum.core.menu import Action
from regnum.core.message import SOMETHING_ELSE, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import Ask
from regnum.games.seven.state import Seven


class About:
    """What options with arguments are about: the message that describes one, and the address of what it touches.

    All are templates, in which `seat` stands for the chooser, `name` for the first argument and `n` for the last.
    """

    def __init__(self, key: str, at: str, **words: str) -> None:
        self.key: Final = key
        self.at: Final = at
        self.words: Final = words

    def message(self, seat: int, option: Option) -> Message:
        words: dict[str, Value] = {word: _filled(text, seat, option) for word, text in self.words.items()}
        if self.words.get("n") == "{n}":
            words["n"] = option.last
        return Message(self.key, words)

    def refs(self, seat: int, option: Option) -> tuple[str, ...]:
        return (_filled(self.at, seat, option),)


def _filled(template: str, seat: int, option: Option) -> str:
    return template.format(seat=seat, name=option.first, n=option.last)


class Choice(Ask[Seven]):
    """A decision that refuses every illegal option with the same reason, `refusal`.

    Options without arguments, such as ``done``, are described by their verb and touch nothing.
    """

    kind: ClassVar[PromptKind] = PromptKind.CHOOSE
    question: ClassVar[str]  # the message that asks
    about: ClassVar[About]
    refusal: ClassVar[str] = "reason-not-offered"

    def prompt(self, s: Seven) -> Prompt:
        return Prompt(self.kind, Message(self.question, self.words(s)), self.clauses)

    def words(self, s: Seven) -> dict[str, Value]:
        """The arguments of the question."""
        return {}

    def describe(self, s: Seven, option: Option) -> Message:
        return self.meaning(s, option) if option.args else Message(f"option-{option.verb}")

    def meaning(self, s: Seven, option: Option) -> Message:
        """The message that says what choosing an option with arguments means."""
        return self.about.message(self.seat, option)

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return self.about.refs(self.seat, option) if option.args else ()

    def why_not(self, s: Seven, option: Option) -> Reason:
        near = SOMETHING_ELSE if self.refusal == Choice.refusal else -1
        return Reason(self.clauses[0], self.refusal, near=near)


class Counted(Choice):
    """A decision about one of up to `n` things, after which the next is asked about."""

    fields = (("seat", "seat"), ("n", "number"))

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def words(self, s: Seven) -> dict[str, Value]:
        return {"n": self.n}


class Deed(Action[Seven]):
    """An action of a menu."""

    about: ClassVar[About]

    def describe(self, s: Seven, seat: int, option: Option) -> Message:
        return self.about.message(seat, option)

    def refs(self, s: Seven, seat: int, option: Option) -> tuple[str, ...]:
        return self.about.refs(seat, option)
