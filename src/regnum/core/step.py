"""Steps: the rules, split into small immutable objects that wait on the state's stack.

A step either runs by itself (`Act`) and pushes what follows, or asks a seat to choose (`Ask`). Everything a step needs
is in its fields, so a state in the middle of any effect can be copied, saved, sent and searched.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, Union

from mypy_extensions import mypyc_attr

from regnum.core.details import Details, Plan
from regnum.core.message import Message, Prompt, Reason
from regnum.core.option import Option

if TYPE_CHECKING:
    from regnum.core.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Something still to be done.

    `fields` lists the constructor's arguments and the kind of each, by its name (`Fields.kind`).
    """

    fields: ClassVar[tuple[tuple[str, str], ...]] = ()
    clauses: ClassVar[tuple[str, ...]] = ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Act(Step[S]):
    """A step that needs no decision."""

    # Whether dice or cards decide its outcome: `core.ahead.foresee` stops before it.
    left_to_chance: ClassVar[bool] = False

    def run(self, s: S) -> None:
        """Carry out the step, and push the steps that follow onto the stack."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[S]):
    """A step that asks `seat` to choose one of `options`."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"),)
    verbs: ClassVar[tuple[str, ...]] = ()
    # Whether a single option is shown to the seat, too, instead of being chosen automatically.
    shown: ClassVar[bool] = False
    # Whether the options themselves show what only the seat knows (a hand): choosing one automatically reveals it.
    private: ClassVar[bool] = False
    # Whether only `confidants` learn which option was chosen (a sealed bid); the others learn that a choice was made.
    secret: ClassVar[bool] = False
    # Whether all seats that are asked this one after the other are asked at once: a sealed round. Their answers are
    # `secret`, and none changes what the others may answer.
    sealed: ClassVar[bool] = False
    # Whether the rules settle it if no answer comes in time, by `unanswered`; otherwise the game waits.
    lapses: ClassVar[bool] = False
    # Whether the question never comes by itself: what it is asked because of is told beside it (`EventKind.beside`).
    caused: ClassVar[bool] = False
    # Whether the consequences lie beyond the horizon of a search: search agents answer such questions like `greedy`.
    strategic: ClassVar[bool] = False

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: S) -> Sequence[Option]:
        """Exactly the legal options; if there are none, the step is skipped."""
        raise NotImplementedError

    def choose(self, s: S, option: Option) -> None:
        """Carry out `option`, which is one of `options`; the step itself is already off the stack."""
        raise NotImplementedError

    def prompt(self, s: S) -> Prompt:
        """The question to the seat."""
        raise NotImplementedError

    def describe(self, s: S, option: Option) -> Message:
        """The message that says what choosing `option` means."""
        raise NotImplementedError

    def describe_all(self, s: S, options: Sequence[Option]) -> list[Message]:
        """The messages of several options; a step that has to search for what they say searches once for all."""
        return [self.describe(s, option) for option in options]

    def announce(self, s: S, option: Option) -> Message:
        """The message about this choice for the other seats, without anything that only the seat may know."""
        return self.describe(s, option)

    def confidants(self) -> tuple[int, ...]:
        """The seats that learn which option was chosen if the step is `secret`."""
        return (self.seat,)

    def why_not(self, s: S, option: Option) -> Reason:
        """The reason why `option`, which has one of this step's verbs, is not legal.

        Raises `MalformedOption` (see `Option.expect`) if its arguments have the wrong form.
        """
        raise NotImplementedError

    def considered(self, s: S, address: str) -> Sequence[Option]:
        """What somebody who points at `address` may mean, legal or not, besides the options that the game lists."""
        return ()

    def refs(self, s: S, option: Option) -> tuple[str, ...]:
        """The addresses in the view of what `option` touches, for a client to highlight.

        Also called for options that are not legal, to find the reason why a place cannot be chosen.
        """
        return ()

    def details(self, s: S, option: Option) -> Details | None:
        """What `option` costs, brings and risks, where that is certain before it is chosen."""
        return None

    def unanswered(self) -> Option | None:
        """The option that the rules take if no answer comes in time; None: the game waits for one."""
        return None

    def prepares(self, s: S, option: Option) -> bool:
        """Whether the seat may answer the next question before it makes `option` (`gate.prepared`).

        That is so where what the option reveals changes nothing of that question, nor of what its answers do; the next
        question must be on the stack before anything is revealed.
        """
        return False

    def plans(self, s: S) -> list[Plan]:
        """Whole courses of choices, such as the ways to pay: each answers this question and those that follow from it.

        The best come first. Each can be made as one gesture.
        """
        return []


# Anything that may be on the stack.
AnyStep = Union[Act[Any], Ask[Any]]


def step_json(step: Step[Any], s: State) -> dict[str, Any]:
    """`step`, which is on the stack of `s`, as JSON: its name and its fields."""
    fields = s.table.game.fields
    data: dict[str, Any] = {"step": type(step).__name__}
    for name, kind in step.fields:
        data[name] = fields.kind(kind).to_json(s, getattr(step, name))
    return data
