"""The base class of decisions in 7."""

from __future__ import annotations

from typing import ClassVar

from regnum.core.message import Reason
from regnum.core.option import Option
from regnum.core.step import Ask
from regnum.games.seven.state import Seven


class Choice(Ask[Seven]):
    """A decision that refuses every illegal option with the same reason, `refusal`."""

    refusal: ClassVar[str] = "reason-not-offered"

    def why_not(self, s: Seven, option: Option) -> Reason:
        return Reason(self.clauses[0], self.refusal)
