"""Menus: questions in which a player picks among several kinds of action, each in a class of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from regnum.core.details import Details
from regnum.core.message import Message, Reason
from regnum.core.option import MalformedOption, Option
from regnum.core.state import State
from regnum.core.step import Ask

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Action(Generic[S]):
    """A kind of action: the options with its verbs."""

    verbs: ClassVar[tuple[str, ...]] = ()

    def offer(self, s: S, seat: int, found: list[Option]) -> None:
        """Append the legal options of `seat` to `found`."""
        raise NotImplementedError

    def act(self, s: S, seat: int, option: Option) -> None:
        """Carry out `option`; the menu is already off the stack."""
        raise NotImplementedError

    def describe(self, s: S, seat: int, option: Option) -> Message:
        """The message that says what choosing `option` means."""
        raise NotImplementedError

    def why_not(self, s: S, seat: int, option: Option) -> Reason:
        """The reason why `option`, which has one of the verbs, is not legal; see `Ask.why_not`.

        Unless an action gives reasons, whatever has the right form is legal.
        """
        raise MalformedOption(option.text)

    def considered(self, s: S, seat: int, address: str) -> Sequence[Option]:
        """What somebody who points at `address` may mean; see `Ask.considered`."""
        return ()

    def refs(self, s: S, seat: int, option: Option) -> tuple[str, ...]:
        """The addresses of what `option` touches; see `Ask.refs`."""
        return ()

    def details(self, s: S, seat: int, option: Option) -> Details | None:
        """What `option` costs, brings and risks; see `Ask.details`."""
        return None


class Actions:
    """The actions of a menu, in the order in which they are offered."""

    def __init__(self, *actions: Action[Any]) -> None:
        self.all: Final = actions
        self.by_verb: Final = {verb: action for action in actions for verb in action.verbs}
        self.verbs: Final = tuple(self.by_verb)


@mypyc_attr(allow_interpreted_subclasses=True)
class Menu(Ask[S]):
    """A question whose options are those of several actions.

    A subclass names them, and their verbs: ``actions = Actions(...)``, ``verbs = actions.verbs``.
    """

    actions: ClassVar[Actions]

    def options(self, s: S) -> Sequence[Option]:
        found: list[Option] = []
        for action in self.actions.all:
            action.offer(s, self.seat, found)
        return found

    def action(self, option: Option) -> Action[S]:
        """The action that an option belongs to."""
        return self.actions.by_verb[option.verb]

    def subject(self, s: S, option: Option) -> int:
        """What is passed to that action for a seat: the seat, or the piece in its hand if the action is the piece's."""
        return self.seat

    def choose(self, s: S, option: Option) -> None:
        self.action(option).act(s, self.subject(s, option), option)

    def describe(self, s: S, option: Option) -> Message:
        return self.action(option).describe(s, self.subject(s, option), option)

    def why_not(self, s: S, option: Option) -> Reason:
        return self.action(option).why_not(s, self.subject(s, option), option)

    def considered(self, s: S, address: str) -> Sequence[Option]:
        return [option for action in self.actions.all for option in action.considered(s, self.seat, address)]

    def refs(self, s: S, option: Option) -> tuple[str, ...]:
        return self.action(option).refs(s, self.subject(s, option), option)

    def details(self, s: S, option: Option) -> Details | None:
        return self.action(option).details(s, self.subject(s, option), option)
