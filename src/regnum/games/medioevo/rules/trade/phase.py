"""7.11: the trade phase."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.medioevo.box import CARAVAN, TRADE_SHIP
from regnum.games.medioevo.constants import TRADE
from regnum.games.medioevo.options import COMMIT, DONE
from regnum.games.medioevo.rules.cards import offence as cards_offence
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.crusade.gathering import begin_commit, commit_options
from regnum.games.medioevo.rules.honour import coins
from regnum.games.medioevo.rules.movement import moving
from regnum.games.medioevo.state import Medioevo


class TradePhase(Act[Medioevo]):
    """7.11.a: trade vehicles move, load and trade."""

    fields = (("seat", "seat"),)
    clauses = ("7.11.a",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Medioevo) -> None:
        if not s.is_out(self.seat):
            s.phase = TRADE
            s.steps.append(TradeMenu(self.seat))


class TradeMenu(Choice):
    """7.11.a, 7.11.f: which vehicle to use next, or a card or coin to play."""

    clauses = ("7.11.a", "7.11.f", "10.03.b")
    verbs = ("done", "use", "crusade", "play", "coin")
    shown = True  # making the choice automatically would reveal something about the hand

    def options(self, s: Medioevo) -> Sequence[Option]:
        player = self.seat
        return [
            DONE,
            *moving.vehicles_to_use(s, player, TRADE_SHIP, CARAVAN),
            *commit_options(s, player),
            *cards_offence.playable(s, player, TRADE),
            *coins.coin_options(s, player),
        ]

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is DONE:
            return
        s.steps.append(self)
        if option.verb == "use":
            moving.begin(s, self.seat, option)
        elif option is COMMIT:
            begin_commit(s, self.seat)
        elif option.verb == "play":
            cards_offence.play(s, self.seat, option)
        else:
            coins.spend(s, self.seat, option)

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-trade", {"florins": s.florins[self.seat]}), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        return moving.describe(s, self.seat, option) if option.verb == "use" else super().describe(s, option)
