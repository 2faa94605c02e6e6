"""5.01.p2-5.01.p6: a signed peace: both sides hand over what they promised."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.medioevo.box import CARDS
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import CARD
from regnum.games.medioevo.rules.cards.decks import pass_card, turn_up
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.church.cession import cede_pope
from regnum.games.medioevo.rules.diplomacy.handover import cede_land, cede_vehicle
from regnum.games.medioevo.rules.diplomacy.offer import Bundle, Offer
from regnum.games.medioevo.rules.diplomacy.pacts import set_war
from regnum.games.medioevo.rules.realm.treasury import hand_over
from regnum.games.medioevo.state import Medioevo


def sign(s: Medioevo, offer: Offer) -> None:
    """5.01.p6: peace between these two only, without effect on honour; then both sides give what they promised."""
    set_war(s, offer.by, offer.to, False, "5.01.p1")
    _give(s, offer.by, offer.to, offer.gives)
    _give(s, offer.to, offer.by, offer.asks)
    s.steps += [
        GiveLands(offer.to, offer.by, offer.asks.lands, offer.asks.pope),
        GiveLands(offer.by, offer.to, offer.gives.lands, offer.gives.pope),
    ]


def _give(s: Medioevo, giver: int, taker: int, named: Bundle) -> None:
    """5.01.p1, 5.01.p2, 5.01.p4: hand over everything in a bundle except territories and the Pope."""
    hand_over(s, giver, taker, named.florins, "5.01.p1")
    if named.turns:
        s.debts = (*s.debts, (giver, taker, named.instalment, named.turns, 0))
        s.log(events.DEBT, giver, taker, named.instalment, named.turns, named.instalment * named.turns)
    for slot in named.vehicles:
        cede_vehicle(s, slot, taker, "5.01.p1")
    for card in named.cards:
        _give_card(s, giver, taker, card)
    if named.choice:
        s.reveal()
        s.steps.append(GiveCards(giver, taker, named.choice))


def _give_card(s: Medioevo, giver: int, taker: int, card: int) -> None:
    pass_card(s, giver, taker, card, "5.01.p1")
    turn_up(s, taker)


class GiveCards(Choice):
    """5.01.p2: the giver chooses the promised cards one by one; only the two players see them."""

    fields = (("seat", "seat"), ("taker", "player"), ("n", "number"))
    clauses = ("5.01.p2",)
    verbs = ("card",)
    refusal = "reason-not-in-hand"
    private = True
    secret = True

    def __init__(self, seat: int, taker: int, n: int) -> None:
        super().__init__(seat)
        self.taker = taker
        self.n = n

    def confidants(self) -> tuple[int, ...]:
        return (self.seat, self.taker)

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [CARD[card] for card in sorted(set(s.hands[self.seat]))]

    def choose(self, s: Medioevo, option: Option) -> None:
        s.reveal()
        if self.n > 1:
            s.steps.append(GiveCards(self.seat, self.taker, self.n - 1))
        _give_card(s, self.seat, self.taker, CARDS.index(option.name(0)))

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-give-cards", {"n": self.n, "other": s.ruler(self.taker)})
        return Prompt(PromptKind.LOSE, words, self.clauses)


class GiveLands(Act[Medioevo]):
    """5.01.p3, 5.01.p5: hand over the territories one by one, then the Pope; each may complete an empire (4.02.e)."""

    fields = (("giver", "player"), ("taker", "player"), ("lands", "place*"), ("pope", "flag"))
    clauses = ("5.01.p3", "5.01.p5", "4.02.e", "4.03.s")

    def __init__(self, giver: int, taker: int, lands: tuple[int, ...], pope: bool) -> None:
        self.giver = giver
        self.taker = taker
        self.lands = lands
        self.pope = pope

    def run(self, s: Medioevo) -> None:
        if self.lands:
            land = self.lands[0]
            s.steps.append(GiveLands(self.giver, self.taker, self.lands[1:], self.pope))
            cede_land(s, land, self.taker, fate.CEDES, "5.01.p3")
        elif self.pope:
            cede_pope(s, self.taker)
