"""What every action of the Undertakings phase must tell (flow.6): one file to an action, or to a few that are akin."""

from __future__ import annotations

from typing import ClassVar

from regnum.core.message import Message, Reason
from regnum.core.option import Option
from regnum.games.seven.state import Seven


class Action:
    """One of the actions: when it may be chosen, what it does, how it is put into words, and why it may not."""

    verb: ClassVar[str]

    def offer(self, s: Seven, hero: int, gold: int, fame: int, found: list[Option]) -> None:
        """Add what `hero` may do to `found`; he can pay so much gold and fame, castles and estates included.

        It is asked only where the hero has what the action takes (see `turn.TakeTurn`).
        """
        raise NotImplementedError

    def act(self, s: Seven, hero: int, option: Option) -> None:
        """Carry out `option`."""
        raise NotImplementedError

    def describe(self, s: Seven, hero: int, option: Option) -> Message:
        """What `option` means, in words."""
        raise NotImplementedError

    def why_not(self, s: Seven, hero: int, option: Option) -> Reason:
        """The clause that keeps `hero` from `option`."""
        raise NotImplementedError

    def refs(self, s: Seven, hero: int, option: Option) -> tuple[str, ...]:
        """The addresses of what `option` touches in the view."""
        raise NotImplementedError
