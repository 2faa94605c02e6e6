"""What the questions of Medioevo Universale have in common."""

from __future__ import annotations

from typing import ClassVar

from regnum.core.message import Message, Reason
from regnum.core.option import Option
from regnum.core.step import Ask
from regnum.games.medioevo.options import AUTOMATIC, DONE, NO, YES
from regnum.games.medioevo.state import Medioevo

PLAIN = {
    DONE: Message("option-done"),
    YES: Message("option-yes"),
    NO: Message("option-no"),
    AUTOMATIC: Message("option-automatic"),
}


class Choice(Ask[Medioevo]):
    """A question among few things: what is not offered is refused in the words of the step."""

    refusal: ClassVar[str] = "reason-not-offered"

    def describe(self, s: Medioevo, option: Option) -> Message:
        """Options without a thing of their own, and a vehicle among those of the seat."""
        if option.verb == "amount":
            return Message("option-amount", {"n": option.last})
        if option.verb == "player":
            return Message("option-player", {"player": s.who(option.last)})
        if option.verb == "aboard":
            return Message("option-aboard", {"vehicle": f"@piece-{option.name(0)}", "n": option.last})
        if option.verb == "play":
            return Message("option-play", {"card": f"@card-{option.name(0)}"})
        if option.verb == "card":
            return Message("option-card", {"card": f"@card-{option.name(0)}"})
        return PLAIN[option]

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        return Reason(self.clauses[0], self.refusal)
