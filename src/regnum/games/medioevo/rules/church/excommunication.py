"""3.20.b, 5.01.u: the Pope may excommunicate a player at the end of a turn."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details, Trigger
from regnum.core.message import Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.games.medioevo.box import CHRISTIAN
from regnum.games.medioevo.options import NO, YES
from regnum.games.medioevo.rules.acts import OfSeat
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.church.papacy import causes_in_words, excommunicate
from regnum.games.medioevo.state import Medioevo


class PopeJudges(OfSeat):
    """5.01.u, 3.26.17.e: ask the Pope, if there is one and another Christian gave grounds this turn."""

    clauses = ("5.01.u", "3.20.b", "3.26.17.e")

    def run(self, s: Medioevo) -> None:
        if s.causes[self.seat] and s.pope >= 0 and s.pope != self.seat and s.faith(self.seat) == CHRISTIAN:
            s.steps.append(Judge(s.pope, self.seat))


class Judge(Choice):
    """5.01.u, 3.20.b, 3.20.c: whether to excommunicate."""

    fields = (("seat", "seat"), ("offender", "player"))
    clauses = ("5.01.u", "3.20.b", "3.20.c")
    verbs = ("yes", "no")
    lapses = True

    def __init__(self, seat: int, offender: int) -> None:
        super().__init__(seat)
        self.offender = offender

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [NO, YES]

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is YES:
            excommunicate(s, self.offender, s.causes[self.offender])

    def prompt(self, s: Medioevo) -> Prompt:
        causes = causes_in_words(s.causes[self.offender])
        words = Message("prompt-judge", {"player": s.ruler(self.offender), "causes": causes})
        return Prompt(PromptKind.YES_NO, words, self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        if option is NO:
            return Message("option-absolve")
        return Message("option-excommunicate", {"n": s.box.casus_belli["excommunication"]})

    def details(self, s: Medioevo, option: Option) -> Details | None:
        return Details(triggers=(Trigger("trigger-excommunication", (self.offender,)),)) if option is YES else None
