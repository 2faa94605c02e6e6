"""Steps: the rules, cut into small immutable pieces that wait on the state's stack.

A step either acts by itself (`Act`) and pushes what follows, or asks a seat (`Ask`). All a step needs to know is in
its fields, so a state in the middle of any effect can be copied, saved, sent and searched.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, Union

from mypy_extensions import mypyc_attr

from regnum.core.message import Message, Prompt, Reason
from regnum.core.option import Option

if TYPE_CHECKING:
    from regnum.core.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something still to be done.

    `fields` names the constructor's arguments with the kind of each, by which `Game.encode` writes them as JSON.
    """

    fields: ClassVar[tuple[tuple[str, str], ...]] = ()
    clauses: ClassVar[tuple[str, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Act(Step[S]):
    """A step that needs no decision."""

    # Whether dice or cards decide what it does: who judges an option by what is certain looks no further (`foresee`).
    left_to_chance: ClassVar[bool] = False

    def run(self, s: S) -> None:
        """Carry it out; what follows from it is pushed on the stack."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A step that asks `seat` to choose one of `options`."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"),)
    verbs: ClassVar[tuple[str, ...]] = ()
    # A choice with a single option is made by itself unless a person must see it happen.
    shown: ClassVar[bool] = False
    # Whether the options themselves show what only the seat knows (a hand): made by itself, the choice reveals it.
    private: ClassVar[bool] = False
    # Whether only `confidants` learn which choice was made (a sealed bid); the others, that one was made.
    secret: ClassVar[bool] = False
    # Whether what follows from it lies further off than a search can see: who searches answers it by judgement alone.
    strategic: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: S) -> Sequence[Option]:
        """Exactly the legal options. None at all: the step passes without effect."""
        raise NotImplementedError

    def choose(self, s: S, option: Option) -> None:
        """Carry out `option`, which is one of `options`; the step itself is already off the stack."""
        raise NotImplementedError

    def prompt(self, s: S) -> Prompt:
        """The question in words."""
        raise NotImplementedError

    def describe(self, s: S, option: Option) -> Message:
        """What choosing `option` means, in words."""
        raise NotImplementedError

    def announce(self, s: S, option: Option) -> Message:
        """What the other seats are told of the choice: a message without what only the seat may know."""
        return self.describe(s, option)

    def confidants(self) -> tuple[int, ...]:
        """The seats that learn which choice was made where it is `secret`."""
        return (self.seat,)

    def why_not(self, s: S, option: Option) -> Reason:
        """The clause that keeps `option`, which has one of this step's verbs, from being legal.

        An option that has not the form of this step's options is refused with `Option.expect`.
        """
        raise NotImplementedError

    def refs(self, s: S, option: Option) -> tuple[str, ...]:
        """The addresses of what `option` touches in the view, for a client to light up.

        Also of an option that `why_not` refuses, so that its place can tell why.
        """
        return ()


# Whatever may lie on the stack.
AnyStep = Union[Act[Any], Ask[Any]]


def step_json(step: Step[Any], encode: Any) -> dict[str, Any]:
    """`step` as JSON: its name and its fields, each put into words by `encode(kind, value)`."""
    data: dict[str, Any] = {"step": type(step).__name__}
    for name, kind in step.fields:
        data[name] = encode(kind, getattr(step, name))
    return data
