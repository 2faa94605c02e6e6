"""Free uses: discarding elixirs, castles and estates, and taking markers back (free.1-free.8).

They are not actions. A player may make them on his own turn before the action and, if the action ends the phase, after
it, as may then all others (free.5). Those that pay a cost are in `payment`, those in
response to the Nameless in `nameless`; their yield is computed in `free_use_values`.
"""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.games.seven.box import EMPTY, SHOP
from regnum.games.seven.options import DONE
from regnum.games.seven.rules.addresses import freely_used, of
from regnum.games.seven.rules.choice import Choice
from regnum.games.seven.rules.effects import possible
from regnum.games.seven.rules.elixirs import drink
from regnum.games.seven.rules.free_use_values import available, sale, sale_words, strength
from regnum.games.seven.rules.market import discard_elixir
from regnum.games.seven.rules.palaces import sell, use
from regnum.games.seven.schema import CancelSin, DrawElixir, Effect, Exchange, Gain, GainGift, Refresh, Untap
from regnum.games.seven.state import Seven

FREE_VERBS = ("elixir", "sell", "use")


def offer_free_uses(s: Seven, hero: int, found: list[Option]) -> None:
    """free.1, elixir.2, enslave.3: append to `found` the free uses of `hero` that would have an effect now."""
    box = s.box
    for elixir in s.elixirs[hero]:
        for which in available(s, hero, elixir):
            if _gives_cards(s, elixir, which):
                found.append(box.drink[elixir][which])
    sell, first_temple, enslaved = box.sell, box.first_temple, s.enslaved[hero]
    for palace in s.palaces[hero]:
        if palace < first_temple:
            found.append(sell[palace])
            if enslaved >> palace & 1:
                effect = box.enslave_effect[palace]
                # sin.7, effect.11: a denial may be used only in response to a sin.
                if not isinstance(effect, CancelSin) and possible(s, hero, effect):
                    found.append(box.use[palace])


def _gives_cards(s: Seven, elixir: int, which: int) -> bool:
    """elixir.3: whether the reserve has any of the gifts that an elixir gives."""
    for kind in s.box.elixir_kinds[elixir][which]:
        if s.reserve[kind]:
            return True
    return False


def use_freely(s: Seven, hero: int, option: Option) -> None:
    """Carry out a free use."""
    if option.verb == "elixir":
        drink(s, hero, s.box.elixir_number[option.first], int(option.name(1) == "set"))
    elif option.verb == "sell":
        sell(s, hero, s.box.palace_number[option.first])
    else:
        use(s, hero, s.box.palace_number[option.first])


def describe_free_use(s: Seven, hero: int, option: Option) -> Message:
    name = option.first
    if option.verb == "elixir":
        return Message("option-drink", {"elixir": f"@elixir-{name}", "gifts": f"@elixir-{name}-{option.name(1)}"})
    if option.verb == "sell":
        return Message("option-sell", sale_words(s, hero, name))
    return Message("option-use", {"palace": f"@palace-{name}", "text": f"@palace-{name}-rule"})


def why_no_free_use(s: Seven, hero: int, option: Option) -> Reason:
    """The reason why a free use is not allowed."""
    option.expect(option.verb in FREE_VERBS)
    name = option.name(0)
    if option.verb == "elixir":
        return Reason("elixir.2", "reason-no-elixir")
    palace = s.box.palace_number.get(name, EMPTY)
    if palace not in s.palaces[hero]:
        return Reason("free.1", "reason-not-yours")
    if option.verb == "sell":
        return Reason("found.10", "reason-temple-not-sold")
    if palace >= s.box.first_temple:
        return Reason("enslave.4", "reason-temple-not-used")
    if not s.enslaved[hero] >> palace & 1:
        return Reason("enslave.7", "reason-not-enslaved")
    return Reason("enslave.3", "reason-no-use")


# --- in response to a demand ---------------------------------------------------------------------------------------


def serving(s: Seven, hero: int, what: str) -> list[tuple[Option, int]]:
    """nameless.8: the free uses that help to meet a demand, each with the most it can yield."""
    box = s.box
    found: list[tuple[Option, int]] = []
    if what == "gift":
        for elixir in s.elixirs[hero]:
            for which in available(s, hero, elixir):
                gives, wild, extra = strength(s, hero, elixir, which)
                found.append((box.drink[elixir][which], sum(gives) + wild + extra))
    for palace in s.palaces[hero]:
        if s.enslaved[hero] >> palace & 1:
            n = _brings(s, hero, box.enslave_effect[palace], what)
            if n:
                found.append((box.use[palace], n))
        n = sale(s, hero, palace)
        if n and what == ("fame" if palace < box.first_estate else "gold"):
            found.append((box.sell[palace], n))
    return found


def _brings(s: Seven, hero: int, effect: Effect, what: str) -> int:
    """How much of a demanded thing the special rule of a palace can yield."""
    match effect:
        case Gain(what=gained, n=n) | Refresh(then=Gain(what=gained, n=n)) if gained == what:
            return n
        case Exchange(max=most) if what in ("gold", "fame"):
            return min(most, s.fame[hero] if what == "gold" else s.gold[hero])
        case GainGift(n=n) if what == "gift":
            return min(n, sum(s.reserve))
        case DrawElixir(n=n) if what == "elixir":
            return min(n, len(s.piles[SHOP]))
        case Untap(n=n) if what == "tap_character":
            return min(n, sum(character & 1 for character in s.characters[hero]))
    return 0


def can_drink(s: Seven, hero: int, option: Option) -> bool:
    """elixir.3: whether the reserve has cards for an elixir; if not, it can only be spent directly."""
    return _gives_cards(s, s.box.elixir_number[option.first], int(option.name(1) == "set"))


def spend(s: Seven, hero: int, option: Option) -> int:
    """elixir.3, elixir.4: spend an elixir directly to meet a demand for gifts; return how many it counts for."""
    elixir = s.box.elixir_number[option.first]
    gives, wild, extra = strength(s, hero, elixir, int(option.name(1) == "set"))
    discard_elixir(s, hero, elixir)
    if s.events is not None:
        words: dict[str, Value] = {"player": s.who(hero), "elixir": f"@elixir-{option.first}"}
        fact = Fact("moved", hero, f"elixir:{option.first}", of(hero, "elixirs"), "elixir_discards")
        s.tell("event-spends-elixir", "elixir.3", words, fact=fact)
    return sum(gives) + wild + extra


# --- after the action ----------------------------------------------------------------------------------------------


def offer_last_uses(s: Seven, actor: int) -> None:
    """free.5: ask `actor`, whose action has ended the phase, then the others in the order of play after him."""
    if not s.rulings.only_actor_uses_last:
        at = s.order.index(actor)
        others = [*s.order[at + 1 :], *s.order[:at]]
        s.steps += [LastUses(hero, acted=False) for hero in reversed(others) if s.palaces[hero] or s.elixirs[hero]]
    s.steps.append(LastUses(actor, acted=True))


class LastUses(Choice):
    """free.5, complete.16: free uses after the action that ends the phase.

    They come before the row's cataclysm and the Gathering phase, which may take what is held and awards power for it. A
    table may leave the others only the markers on castles and estates, which go back unused (gather.8).
    """

    fields = (("seat", "seat"), ("acted", "flag"))
    clauses = ("free.5", "enslave.3", "elixir.2")
    verbs = (*FREE_VERBS, "done")

    def __init__(self, seat: int, acted: bool) -> None:
        self.seat = seat
        self.acted = acted

    def options(self, s: Seven) -> Sequence[Option]:
        found: list[Option] = []
        offer_free_uses(s, self.seat, found)
        if self._markers_only(s):
            found = [option for option in found if option.verb == "use"]
        found.append(DONE)
        return found

    def _markers_only(self, s: Seven) -> bool:
        return s.rulings.others_use_markers_last and not self.acted

    def choose(self, s: Seven, option: Option) -> None:
        if option is not DONE:
            s.steps.append(self)
            use_freely(s, self.seat, option)

    def prompt(self, s: Seven) -> Prompt:
        markers = "prompt-last-markers" if s.rulings.others_use_markers_last else "prompt-others-last-uses"
        key = "prompt-last-uses" if self.acted else markers
        return Prompt(PromptKind.CHOOSE, Message(key), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        return Message("option-done") if option is DONE else describe_free_use(s, self.seat, option)

    def why_not(self, s: Seven, option: Option) -> Reason:
        if self._markers_only(s) and option.verb != "use":
            return Reason("free.5", "reason-not-lost")
        return why_no_free_use(s, self.seat, option)

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return () if option is DONE else (freely_used(self.seat, option),)
