"""The interface of the actions of the Undertakings phase (flow.6); each module implements one or a few of them."""

from __future__ import annotations

from typing import ClassVar

from regnum.core.message import Message, Reason
from regnum.core.option import Option
from regnum.games.seven.state import Seven


class Action:
    """An action of the Undertakings phase."""

    verb: ClassVar[str]

    def offer(self, s: Seven, hero: int, gold: int, fame: int, found: list[Option]) -> None:
        """Append the legal options of `hero` to `found`.

        `gold` and `fame` are what he can pay, including what his castles and estates yield when discarded.
        `turn.TakeTurn` calls this only if the hero has what the action needs.
        """
        raise NotImplementedError

    def act(self, s: Seven, hero: int, option: Option) -> None:
        """Carry out `option`."""
        raise NotImplementedError

    def describe(self, s: Seven, hero: int, option: Option) -> Message:
        """Describe what choosing `option` means."""
        raise NotImplementedError

    def why_not(self, s: Seven, hero: int, option: Option) -> Reason:
        """The reason why `hero` may not choose `option`."""
        raise NotImplementedError

    def refs(self, s: Seven, hero: int, option: Option) -> tuple[str, ...]:
        """The addresses of what `option` touches in the view."""
        raise NotImplementedError
