"""The menus of a turn and the kinds of action that they offer: base classes, and passing on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from regnum.core.details import Details
from regnum.core.menu import Action, Menu
from regnum.core.message import SOMETHING_ELSE, Message, Reason
from regnum.core.option import Option
from regnum.core.step import AnyStep
from regnum.games.medioevo.options import DONE, END_TURN
from regnum.games.medioevo.rules.choice import Choice, described, refused_alike, touched
from regnum.games.medioevo.state import Medioevo

REASON_OF_MENU: Final = Reason("", Choice.refusal)


class Deed(Action[Medioevo]):
    """A kind of action in a menu; options of several menus are described alike."""

    def offer(self, s: Medioevo, seat: int, found: list[Option]) -> None:
        """Nothing, where the menu itself or another action makes the offer."""

    def describe(self, s: Medioevo, seat: int, option: Option) -> Message:
        return described(s, seat, option)

    def why_not(self, s: Medioevo, seat: int, option: Option) -> Reason:
        return refused_alike(s, seat, option) or REASON_OF_MENU

    def refs(self, s: Medioevo, seat: int, option: Option) -> tuple[str, ...]:
        return touched(s, seat, option)


class PhaseMenu(Menu[Medioevo]):
    """A question about what to do in a phase, asked again after each action until the player passes on."""

    strategic: ClassVar[bool] = True
    shown: ClassVar[bool] = True  # passing by itself would reveal what the player has or can afford

    def options(self, s: Medioevo) -> Sequence[Option]:
        found = self.deeds(s)
        return [DONE, END_TURN, *found] if found else [DONE]

    def deeds(self, s: Medioevo) -> Sequence[Option]:
        """The legal options besides passing on."""
        return super().options(s)

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is not DONE and option is not END_TURN:
            s.steps.append(self.again(option))
        super().choose(s, option)

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        reason = super().why_not(s, option)
        return Reason(self.clauses[0], Choice.refusal, near=SOMETHING_ELSE) if reason is REASON_OF_MENU else reason

    def again(self, option: Option) -> AnyStep:
        """What follows once `option` has been carried out."""
        return self


class PassOn(Deed):
    """7.01.b: end the phase, or with it all that the turn still offers; the menu offers both itself."""

    verbs: ClassVar[tuple[str, ...]] = ("done", "end_turn")
    last: ClassVar[bool] = False  # whether the phase is the last of the turn

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        if option is END_TURN:
            s.resting = seat

    def details(self, s: Medioevo, seat: int, option: Option) -> Details:
        return Details(ends="turn" if self.last or option is END_TURN else "phase")
