"""7.02: the swords, which decide the order of turns; the first ones are auctioned."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details
from regnum.core.message import Message, Prompt, PromptKind, Reason
from regnum.core.option import Option, option
from regnum.core.step import Act
from regnum.games.medioevo.constants import SWORDS
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.options import BIDS
from regnum.games.medioevo.rules.choice import SealedChoice
from regnum.games.medioevo.rules.realm.treasury import pay
from regnum.games.medioevo.state import Medioevo


class Swords(Act[Medioevo]):
    """7.02.a-7.02.c: assign one sword per remaining player; by default round 1 keeps the order of set-up."""

    clauses = ("7.02.a", "7.02.b", "7.02.c")

    def run(self, s: Medioevo) -> None:
        s.phase = SWORDS
        if s.round == 1 and not s.rulings.swords_in_first_round:
            return
        s.order = tuple([player for player in s.order if not s.is_out(player)])
        s.swords = [0] * s.n
        auctioned = s.box.auctioned.get(len(s.order), 0)
        s.steps += [DrawSwords(), *[Auction(sword) for sword in range(auctioned, 0, -1)]]


class Auction(Act[Medioevo]):
    """7.02.d, 7.02.e: every player without a sword secretly states a maximum."""

    fields = (("sword", "number"),)
    clauses = ("7.02.d", "7.02.e")

    def __init__(self, sword: int) -> None:
        self.sword = sword

    def run(self, s: Medioevo) -> None:
        s.bids = [0] * s.n
        s.reveal()  # the options reveal how much a player can bid
        s.steps.append(KnockDown(self.sword))
        s.steps += [Bid(player, self.sword) for player in reversed(s.order) if not s.swords[player]]


class Bid(SealedChoice):
    """7.02.e: the player's maximum; 0 is no bid."""

    fields = (("seat", "seat"), ("sword", "number"))
    clauses = ("7.02.d", "7.02.e")
    verbs = ("bid",)
    lapses = True

    def __init__(self, seat: int, sword: int) -> None:
        super().__init__(seat)
        self.sword = sword

    def options(self, s: Medioevo) -> Sequence[Option]:
        cash = s.florins[self.seat]
        found = [made for made in BIDS if made.last <= cash]
        return found if found[-1].last == cash else [*found, option("bid", cash)]

    def choose(self, s: Medioevo, option: Option) -> None:
        s.bids[self.seat] = option.last

    def unanswered(self) -> Option:
        """7.02.e: no answer is a bid of 0."""
        return BIDS[0]

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-bid", {"sword": self.sword, "florins": s.florins[self.seat]})
        return Prompt(PromptKind.BID, words, self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        return Message("option-bid", {"n": option.last})

    def details(self, s: Medioevo, option: Option) -> Details | None:
        """7.02.e: the most that the sword may cost."""
        return Details(later={self.seat: {"florin": (-option.last, 0)}}) if option.last else None

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        return Reason("7.02.d", "reason-bid", {"florins": s.florins[self.seat]})


class KnockDown(Act[Medioevo]):
    """7.02.e: the highest maximum wins and pays the second highest plus 1; ties go by the previous order."""

    fields = (("sword", "number"),)
    clauses = ("7.02.e",)

    def __init__(self, sword: int) -> None:
        self.sword = sword

    def run(self, s: Medioevo) -> None:
        s.reveal()
        winner, runner_up, *_ = sorted(s.order, key=lambda player: -s.bids[player])
        highest, second = s.bids[winner], s.bids[runner_up]
        if highest:
            price = highest if s.rulings.first_price else min(highest, second + 1)
            s.swords[winner] = self.sword
            s.log(fate.SWORD, winner, self.sword)
            pay(s, winner, price, "7.02.e")
        s.bids = [0] * s.n


class DrawSwords(Act[Medioevo]):
    """7.02.f, 7.02.g: unsold swords are drawn at random; the lowest sword plays first."""

    clauses = ("7.02.f", "7.02.g")

    def run(self, s: Medioevo) -> None:
        without = sorted([player for player in s.order if not s.swords[player]])
        s.rng.shuffle(without)
        bought = {sword: player for player, sword in enumerate(s.swords) if sword}
        s.order = tuple([bought[n] if n in bought else without.pop() for n in range(1, len(s.order) + 1)])
        for n, player in enumerate(s.order):
            s.learn(player, "player")
            s.log(fate.ORDER, player, n + 1)
