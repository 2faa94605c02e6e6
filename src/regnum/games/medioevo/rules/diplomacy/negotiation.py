"""5.01.o-5.01.q: a pact is proposed, then accepted, refused or countered once, so that a negotiation always ends."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details
from regnum.core.message import Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.games.medioevo.box import ALLIANCE, COMMERCE, PASSAGE, TAX_10, TAX_20, TREATIES, WAR
from regnum.games.medioevo.constants import NOBODY, OFFERS
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import COUNTER, COUNTER_FLORINS, COUNTER_PAID, FLORINS, NO, YES
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.church.papacy import is_banned
from regnum.games.medioevo.rules.diplomacy.pacts import (
    PERCENT,
    apply_box,
    boxes,
    effects,
    has_pact,
    is_imposed,
    make_pact,
    may_ally,
    payable,
    set_rate,
)
from regnum.games.medioevo.rules.realm.treasury import hand_over
from regnum.games.medioevo.state import Medioevo

PEACE_BIT = WAR  # war is never proposed, so its bit records a proposal of peace


def was_proposed(s: Medioevo, other: int, treaty: int) -> bool:
    """5.01.d: whether the active player has already proposed this treaty to `other` this turn."""
    return bool(s.proposed >> (len(TREATIES) * other + treaty) & 1)


def note_proposal(s: Medioevo, other: int, treaty: int) -> None:
    s.proposed |= 1 << (len(TREATIES) * other + treaty)


def propose(s: Medioevo, player: int, other: int, treaty: int, paid: bool) -> None:
    """5.01.o: a banned player can only refuse, without effect (3.20.g); a standing order may refuse automatically."""
    note_proposal(s, other, treaty)
    s.log(events.PROPOSES, player, other, treaty)
    if is_banned(s, other):
        s.log(events.REFUSES, other, player)
    elif s.order_of(other, OFFERS):
        refuse(s, player, other, treaty)
    else:
        s.steps.append(Answer(other, player, treaty, paid))


def accept(s: Medioevo, proposer: int, answerer: int, treaty: int, paid: bool) -> None:
    """5.01.e-5.01.i, 5.01.t: the proposer gains a right, a share of the other's sales, or an ally."""
    if treaty in PERCENT:
        set_rate(s, answerer, proposer, treaty)
    else:
        make_pact(s, treaty, proposer, answerer)
    apply_box(s, treaty, boxes(s, treaty, proposer, answerer).accept, proposer, answerer, paid)


def refuse(s: Medioevo, proposer: int, answerer: int, treaty: int, countered: bool = False) -> None:
    """5.01.q, 5.01.t: the answerer counts as the one who refused, even if a counter-offer was turned down."""
    s.log(events.TURNS_DOWN if countered else events.REFUSES, answerer, proposer)
    apply_box(s, treaty, boxes(s, treaty, proposer, answerer).refuse, proposer, answerer)


def may_tax(s: Medioevo, owner: int, seller: int, treaty: int) -> bool:
    """5.01.h, 3.26.12.a: another rate than now, higher or lower, and none on commerce that a card imposed."""
    imposed = is_imposed(s, COMMERCE, seller, owner)
    return not imposed and s.rates[s.n * seller + owner] != PERCENT[treaty]


class Answer(Choice):
    """5.01.o, 5.01.p: accept, refuse, or ask for one thing in return."""

    fields = (("seat", "seat"), ("proposer", "player"), ("treaty", "treaty"), ("paid", "flag"))
    clauses = ("5.01.o", "5.01.p", "5.01.t")
    verbs = ("yes", "no", "counter")
    refusal = "reason-no-counter"
    lapses = True

    def __init__(self, seat: int, proposer: int, treaty: int, paid: bool) -> None:
        super().__init__(seat)
        self.proposer = proposer
        self.treaty = treaty
        self.paid = paid

    def options(self, s: Medioevo) -> Sequence[Option]:
        found = [YES, NO, COUNTER_FLORINS]
        me, other = self.seat, self.proposer
        for treaty in (PASSAGE, COMMERCE):
            if not has_pact(s, treaty, me, other):
                found.append(COUNTER[treaty])
        if self.treaty != ALLIANCE and not s.allies(me, other) and may_ally(s, me, other):
            found.append(COUNTER[ALLIANCE])
        if self.treaty == COMMERCE or has_pact(s, COMMERCE, other, me):
            for treaty in (TAX_10, TAX_20):
                if may_tax(s, me, other, treaty):
                    ops = boxes(s, treaty, me, other).accept
                    found += payable(s, ops, me, other, COUNTER[treaty], COUNTER_PAID[treaty])
        return found

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is YES:
            accept(s, self.proposer, self.seat, self.treaty, self.paid)
        elif option is NO:
            refuse(s, self.proposer, self.seat, self.treaty)
        elif option is COUNTER_FLORINS:
            s.steps.append(NameSum(self.seat, self.proposer, self.treaty, self.paid))
        else:
            counter = TREATIES.index(option.name(0))
            taxed = len(option.args) > 1
            s.steps.append(Reply(self.proposer, self.seat, self.treaty, self.paid, counter, taxed, 0))

    def prompt(self, s: Medioevo) -> Prompt:
        words: dict[str, Value] = {"player": s.ruler(self.proposer), "kind": TREATIES[self.treaty]}
        return Prompt(PromptKind.ANSWER, Message("prompt-answer", words), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        me, other, box = self.seat, self.proposer, boxes(s, self.treaty, self.proposer, self.seat)
        if option is COUNTER_FLORINS:
            return Message("option-counter-florins")
        if option is NO:
            return Message("option-refuse", {**effects(s, self.treaty, box.refuse, other, me, me)})
        found = effects(s, self.treaty, box.accept, other, me, me)
        if option is YES:
            return Message("option-accept", {**found})
        counter = TREATIES.index(option.name(0))
        ops = boxes(s, counter, me, other).accept
        _add(found, effects(s, counter, ops, me, other, me, len(option.args) > 1))
        return Message("option-counter", {"kind": option.name(0), "other": s.who(other), **found})


class NameSum(Choice):
    """5.01.p: how many florins to demand for accepting."""

    fields = (("seat", "seat"), ("proposer", "player"), ("treaty", "treaty"), ("paid", "flag"))
    clauses = ("5.01.p",)
    verbs = ("florins",)
    refusal = "reason-no-sum"

    def __init__(self, seat: int, proposer: int, treaty: int, paid: bool) -> None:
        super().__init__(seat)
        self.proposer = proposer
        self.treaty = treaty
        self.paid = paid

    def options(self, s: Medioevo) -> Sequence[Option]:
        return FLORINS

    def choose(self, s: Medioevo, option: Option) -> None:
        s.steps.append(Reply(self.proposer, self.seat, self.treaty, self.paid, NOBODY, False, option.last))

    def details(self, s: Medioevo, option: Option) -> Details:
        """5.01.p: what the proposer may hand over."""
        return Details(later={self.seat: {"florin": (0, option.last)}, self.proposer: {"florin": (-option.last, 0)}})

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.AMOUNT, Message("prompt-sum", {"other": s.ruler(self.proposer)}), self.clauses)


class Reply(Choice):
    """5.01.o, 5.01.p, 5.01.q: the proposer accepts the counter-offer along with the pact, or drops both."""

    fields = (
        ("seat", "seat"),
        ("other", "player"),
        ("treaty", "treaty"),
        ("paid", "flag"),
        ("counter", "treaty"),
        ("counter_paid", "flag"),
        ("florins", "number"),
    )
    clauses = ("5.01.o", "5.01.p", "5.01.q")
    verbs = ("yes", "no")
    shown = True
    lapses = True

    def __init__(
        self, seat: int, other: int, treaty: int, paid: bool, counter: int, counter_paid: bool, florins: int
    ) -> None:
        super().__init__(seat)
        self.other = other
        self.treaty = treaty
        self.paid = paid
        self.counter = counter
        self.counter_paid = counter_paid
        self.florins = florins

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [YES, NO] if self.florins <= s.florins[self.seat] else [NO]

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        return Reason("5.01.p", "reason-costs", {"have": s.florins[self.seat], "need": self.florins})

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is NO:
            refuse(s, self.seat, self.other, self.treaty, countered=True)
            return
        accept(s, self.seat, self.other, self.treaty, self.paid)
        if self.florins:
            hand_over(s, self.seat, self.other, self.florins, "5.01.p")
        else:
            accept(s, self.other, self.seat, self.counter, self.counter_paid)

    def prompt(self, s: Medioevo) -> Prompt:
        words: dict[str, Value] = {"other": s.ruler(self.other), "kind": TREATIES[self.treaty], "n": self.florins}
        words["counter"] = "florins" if self.florins else TREATIES[self.counter]
        return Prompt(PromptKind.ANSWER, Message("prompt-reply", words), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        me, other = self.seat, self.other
        box = boxes(s, self.treaty, me, other)
        if option is NO:
            return Message("option-refuse", {**effects(s, self.treaty, box.refuse, me, other, me)})
        found = effects(s, self.treaty, box.accept, me, other, me, self.paid)
        if not self.florins:
            ops = boxes(s, self.counter, other, me).accept
            _add(found, effects(s, self.counter, ops, other, me, me, self.counter_paid))
        return Message("option-accept", {**found})


def _add(found: dict[str, int], more: dict[str, int]) -> None:
    """Add the effects of another box."""
    for name, n in more.items():
        found[name] += n
