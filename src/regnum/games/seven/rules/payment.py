"""Paying a cost with cards, tokens and free uses (elixir.3, free.2-free.4, part.7)."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter
from typing import Any, Final

from regnum.core.details import Plan, Share
from regnum.core.message import Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.seven import events
from regnum.games.seven.addresses import freely_used, of
from regnum.games.seven.box import KINDS, NOTHING, Counts
from regnum.games.seven.options import AS, PAY
from regnum.games.seven.rules.choice import Choice
from regnum.games.seven.rules.free_use_values import available, coverable, sale, sale_words, spendings, strength
from regnum.games.seven.rules.market import discard_elixir
from regnum.games.seven.rules.palaces import remove_palace
from regnum.games.seven.state import Seven, without
from regnum.games.seven.wording import payment

Way = tuple[int, int, int, Plan]  # a way to pay with how good it is, the least first


class Paid(Act[Seven]):
    """Base class of what has its price, which its first clause names: the step waits while it is paid."""


def settle(s: Seven, hero: int, gold: int, fame: int, gifts: Counts = NOTHING, wild: int = 0) -> None:
    """Pay at once if there is only one sensible way to pay, otherwise ask how."""
    if gold <= s.gold[hero] and fame <= s.fame[hero] and not wild and (gifts is NOTHING or not _asks(s, hero, gifts)):
        s.pay(hero, _clause(s), gold, fame, gifts=gifts)
    else:
        s.steps.append(Pay(hero, gold, fame, gifts, wild))


def _asks(s: Seven, hero: int, gifts: Counts) -> bool:
    """Whether the player has to be asked: elixirs are needed, or could usefully replace gift cards."""
    return bool(s.elixirs[hero]) and (
        _is_short(s, hero, gifts)
        or any(
            _serves(s, hero, elixir, which, gifts) for elixir in s.elixirs[hero] for which in available(s, hero, elixir)
        )
    )


def _is_short(s: Seven, hero: int, gifts: Counts) -> bool:
    """Whether `hero` has too few gift cards of any kind."""
    base = 6 * hero
    return any(n > s.gifts[base + kind] for kind, n in enumerate(gifts))


def _serves(s: Seven, hero: int, elixir: int, which: int, gifts: Counts) -> bool:
    """Whether an elixir is worth spending directly because the reserve lacks the cards it would give."""
    gives, wild, extra = strength(s, hero, elixir, which)
    for kind, n in enumerate(gifts):
        if n:
            most = gives[kind] + extra if gives[kind] else 0
            if most > s.reserve[kind] or (wild and not s.reserve[kind]):
                return True
    return False


def _clause(s: Seven) -> str:
    """The clause under which the payment is made: that of the step which waits for it."""
    for step in reversed(s.steps):
        if isinstance(step, Paid):
            return step.clauses[0]
    return Pay.clauses[0]  # only in a position set up by hand


class Pay(Choice):
    """Choose how to pay a cost.

    Palaces are offered only if tokens are short: discarding one beforehand is never worse.
    """

    fields = (("seat", "seat"), ("gold", "number"), ("fame", "number"), ("gifts", "number*"), ("wild", "number"))
    clauses = ("elixir.3", "elixir.4", "free.2", "free.3", "part.7")
    verbs = ("pay", "elixir", "sell", "as")
    kind = PromptKind.PAY
    refusal = "reason-no-help"

    def __init__(self, seat: int, gold: int, fame: int, gifts: Counts, wild: int) -> None:
        self.seat = seat
        self.gold = gold
        self.fame = fame
        self.gifts = gifts
        self.wild = wild

    def options(self, s: Seven) -> Sequence[Option]:
        if self.wild:
            return [AS[kind] for kind, n in enumerate(self.gifts) if n and self._leads_on(s, kind)]
        box, hero = s.box, self.seat
        short_gold, short_fame = self.gold > s.gold[hero], self.fame > s.fame[hero]
        missing = _is_short(s, hero, self.gifts)
        found = [] if short_gold or short_fame or missing else [PAY]
        for elixir in s.elixirs[hero]:
            for which in available(s, hero, elixir):
                serves = missing or _serves(s, hero, elixir, which, self.gifts)
                if serves and self.spend(s, elixir, which) is not None:
                    found.append(box.drink[elixir][which])
        for palace in s.palaces[hero]:
            if (short_fame if palace < box.first_estate else short_gold) and sale(s, hero, palace):
                found.append(box.sell[palace])
        return found

    def spend(self, s: Seven, elixir: int, which: int) -> tuple[Counts, int] | None:
        """elixir.3, elixir.4: gifts still needed after an elixir, and its gifts of any kind; None if it is no help."""
        hero = self.seat
        others = without(s.elixirs[hero], elixir)
        for gives, of_any in spendings(s, hero, elixir, which):
            left = tuple([n - more if n > more else 0 for n, more in zip(self.gifts, gives, strict=True)])
            wild = min(of_any, sum(left))
            if (wild or left != self.gifts) and coverable(s, hero, left, others, wild):
                return left, wild
        return None

    def _leads_on(self, s: Seven, kind: int) -> bool:
        """Whether the cost can still be met if the gift of any kind is used as `kind`."""
        return coverable(s, self.seat, _less(self.gifts, kind), s.elixirs[self.seat], self.wild - 1)

    def choose(self, s: Seven, option: Option) -> None:
        hero = self.seat
        if option is PAY:
            s.pay(hero, _clause(s), self.gold, self.fame, gifts=self.gifts)
        elif option.verb == "as":
            left = _less(self.gifts, KINDS.index(option.first))
            settle(s, hero, self.gold, self.fame, left, min(self.wild - 1, sum(left)))
        elif option.verb == "elixir":
            elixir = s.box.elixir_number[option.first]
            spent = self.spend(s, elixir, int(option.name(1) == "set"))
            assert spent is not None
            discard_elixir(s, hero, elixir)
            s.log(events.SPENDS_ELIXIR, hero, elixir)
            settle(s, hero, self.gold, self.fame, *spent)
        else:
            palace = s.box.palace_number[option.first]
            worth = sale(s, hero, palace)
            remove_palace(s, hero, palace, events.SELLS, "free.2")
            gold, fame = (0, worth) if s.box.coin_of(palace) == "fame" else (worth, 0)
            settle(s, hero, max(0, self.gold - gold), max(0, self.fame - fame), self.gifts)

    def prompt(self, s: Seven) -> Prompt:
        if self.wild:
            return Prompt(PromptKind.PAY, Message("prompt-as", {"n": self.wild}), self.clauses)
        owed = payment(self.gold, self.fame, 0, self.gifts)
        return Prompt(PromptKind.PAY, Message("prompt-pay", owed), self.clauses)

    def meaning(self, s: Seven, option: Option) -> Message:
        name = option.first
        if option.verb == "as":
            return Message("option-as", {"gift": f"@gift-{name}"})
        if option.verb == "elixir":
            return Message(
                "option-spend-elixir", {"elixir": f"@elixir-{name}", "gifts": f"@elixir-{name}-{option.name(1)}"}
            )
        return Message("option-spend-palace", sale_words(s, self.seat, name))

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return () if option.verb in ("pay", "as") else (freely_used(self.seat, option),)

    def plans(self, s: Seven) -> list[Plan]:
        """All ways to pay: with the fewest elixirs and palaces first, then what leaves most, then what wastes least."""
        begun = s.copy()
        begun.steps.pop()
        ways = _Ways(begun, self.seat)
        ways.follow(self, begun, Plan(()), of(self.seat, "elixirs"))
        ways.found.sort(key=itemgetter(0, 1, 2))
        return [plan for _, _, _, plan in ways.found]


class _Ways:
    """A search for the ways to pay, and those that it has found."""

    def __init__(self, begun: Seven, hero: int) -> None:
        self.begun: Final = begun
        self.hero: Final = hero
        self.seen: Final[set[Any]] = set()
        self.found: Final[list[Way]] = []

    def follow(self, pay: Pay, s: Seven, before: Plan, last: str) -> None:
        """Find those that begin with `before`; `last` is the address of the elixir that was spent last."""
        hero, options = self.hero, pay.options(s)
        for option in options:
            after = s.copy()
            pay.choose(after, option)
            left = after.steps.pop() if after.steps and isinstance(after.steps[-1], Pay) else None
            assert left is None or isinstance(left, Pay)
            # Where there is one option only, it is chosen by itself.
            choices = (*before.choices, option.text) if len(options) > 1 or not before.choices else before.choices
            shares, wasted = _shares(pay, s, option, last)
            plan = Plan(choices, paid=before.paid + shares, wasted=before.wasted + wasted)
            if left is None:
                worth = after.gold[hero] + after.fame[hero] + after.gift_cards(hero)
                given_up = len(after.elixirs[hero]) + len(after.palaces[hero])
                self.found.append((-given_up, -worth, plan.wasted, self.settled(after, plan)))
                continue
            owed = (left.gold, left.fame, left.gifts, left.wild, after.elixirs[hero], after.palaces[hero])
            if owed not in self.seen:
                self.seen.add(owed)
                self.follow(left, after, plan, freely_used(hero, option) if option.verb == "elixir" else last)

    def settled(self, after: Seven, plan: Plan) -> Plan:
        """The plan with its price, and with the shares of the tokens and gift cards that pay for the rest."""
        then = after.holdings(self.hero)
        price = {what: n - then[what] for what, n in self.begun.holdings(self.hero).items() if n > then[what]}
        rest = [
            Share(what, of(self.hero, what.replace("gift:", "gifts.")), n)
            for what, n in price.items()
            if what in ("gold", "fame") or what.startswith("gift:")
        ]
        return Plan(plan.choices, price, (*plan.paid, *rest), plan.wasted)


def _shares(pay: Pay, s: Seven, option: Option, last: str) -> tuple[tuple[Share, ...], int]:
    """What an elixir or a palace pays for, and how much of its worth is lost (elixir.4, free.3)."""
    if option is PAY:
        return (), 0
    by = freely_used(pay.seat, option)
    if option.verb == "as":
        return (Share(f"gift:{option.first}", last),), 0
    if option.verb == "sell":
        palace = s.box.palace_number[option.first]
        what, worth = s.box.coin_of(palace), sale(s, pay.seat, palace)
        paid = min(worth, pay.fame if what == "fame" else pay.gold)
        return (Share(what, by, paid),), worth - paid
    elixir, which = s.box.elixir_number[option.first], int(option.name(1) == "set")
    spent = pay.spend(s, elixir, which)
    assert spent is not None
    left, wild = spent
    gives, of_any, extra = strength(s, pay.seat, elixir, which)
    both = zip(KINDS, pay.gifts, left, strict=True)
    shares = [Share(f"gift:{kind}", by, asked - rest) for kind, asked, rest in both if asked > rest]
    return tuple(shares), sum(gives) + of_any + extra - (sum(pay.gifts) - sum(left)) - wild


def _less(gifts: Counts, kind: int) -> Counts:
    return (*gifts[:kind], gifts[kind] - 1, *gifts[kind + 1 :])
