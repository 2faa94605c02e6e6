"""Kinds of action that several phases of a turn offer: cards, honour coins, the crusade."""

from __future__ import annotations

from regnum.core.details import Details, Trigger
from regnum.core.option import Option
from regnum.games.medioevo.rules.cards import play as cards
from regnum.games.medioevo.rules.crusade.gathering import Commit, commit_options
from regnum.games.medioevo.rules.honour import coins
from regnum.games.medioevo.rules.menu import Deed
from regnum.games.medioevo.state import Medioevo


class PlayCard(Deed):
    """3.26.e, 7.05.d: play an empire card of the phase."""

    verbs = ("play",)

    def __init__(self, phase: int) -> None:
        self.phase = phase

    def offer(self, s: Medioevo, seat: int, found: list[Option]) -> None:
        found += cards.playable(s, seat, self.phase)

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        cards.play(s, seat, option)

    def details(self, s: Medioevo, seat: int, option: Option) -> Details:
        return Details(triggers=(Trigger(f"card-{option.name(0)}-text"),))


class SpendCoin(Deed):
    """10.03.b: spend an honour coin on a card, armies or florins."""

    verbs = coins.VERBS

    def offer(self, s: Medioevo, seat: int, found: list[Option]) -> None:
        found += coins.coin_options(s, seat)

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        coins.spend(s, seat, option)


class JoinCrusade(Deed):
    """3.30.5.j: commit pieces in the city of departure to the crusade."""

    verbs = ("crusade",)

    def offer(self, s: Medioevo, seat: int, found: list[Option]) -> None:
        found += commit_options(s, seat)

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        s.steps.append(Commit(seat, False))
