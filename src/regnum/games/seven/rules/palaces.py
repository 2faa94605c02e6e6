"""Palaces: enslaving them, using their special rules, and losing them (enslave.*, free.1, free.8)."""

from __future__ import annotations

from regnum.core.message import Fact, Message, Reason, Value
from regnum.core.option import Option
from regnum.games.seven.rules.action import Action
from regnum.games.seven.rules.addresses import of
from regnum.games.seven.rules.effects import carry_out
from regnum.games.seven.rules.free_use_values import sale
from regnum.games.seven.state import Seven, without


class Enslave(Action):
    """enslave.1, enslave.2: pay power to put a marker on one of your palaces."""

    verb = "enslave"

    def offer(self, s: Seven, hero: int, gold: int, fame: int, found: list[Option]) -> None:
        cost, power, enslaved = s.box.enslave_cost, s.power[hero], s.enslaved[hero]
        for palace in s.palaces[hero]:
            if cost[palace] <= power and not enslaved >> palace & 1:
                found.append(s.box.enslave[palace])

    def act(self, s: Seven, hero: int, option: Option) -> None:
        palace = s.box.palace_number[option.first]
        s.power[hero] -= s.box.enslave_cost[palace]
        s.markers[hero] -= 1
        s.enslaved[hero] |= 1 << palace
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(hero), "palace": f"@palace-{option.first}"}
            fact = Fact("changed", hero, f"palace:{option.first}", target=of(hero, "palaces"))
            cost = s.box.enslave_cost[palace]
            paid = s.paid(hero, "power", cost)
            s.tell("event-enslaves", "enslave.1", {**words, "n": cost}, fact=fact, besides=paid)

    def describe(self, s: Seven, hero: int, option: Option) -> Message:
        """enslave.3, enslave.4: a temple's rule works at once, another palace's when its marker is taken back."""
        name = option.first
        palace = s.box.palace_number[name]
        words: dict[str, Value] = {"palace": f"@palace-{name}", "text": f"@palace-{name}-rule"}
        words["price"] = s.box.enslave_cost[palace]
        return Message("option-enslave" if palace >= s.box.first_temple else "option-enslave-first", words)

    def why_not(self, s: Seven, hero: int, option: Option) -> Reason:
        palace = s.box.palace_number.get(option.name(0))
        if palace is None or palace not in s.palaces[hero]:
            return Reason("enslave.1", "reason-not-yours")
        if s.enslaved[hero] >> palace & 1:
            return Reason("enslave.2", "reason-enslaved")
        if not s.markers[hero]:
            return Reason("supply.13", "reason-no-marker")
        return Reason("supply.14", "reason-power", {"need": s.box.enslave_cost[palace], "have": s.power[hero]})

    def refs(self, s: Seven, hero: int, option: Option) -> tuple[str, ...]:
        return (of(hero, f"palaces.{option.first}"),)


ENSLAVE = Enslave()


def use(s: Seven, hero: int, palace: int) -> None:
    """enslave.3: take the marker back to use the special rule once."""
    release(s, hero, palace)
    if s.events is not None:
        name = s.box.palace_ids[palace]
        words: dict[str, Value] = {"player": s.who(hero), "palace": f"@palace-{name}"}
        fact = Fact("changed", hero, f"palace:{name}", target=of(hero, "palaces"))
        s.tell("event-uses-palace", "enslave.3", words, fact=fact)
    carry_out(s, hero, s.box.enslave_effect[palace])


def release(s: Seven, hero: int, palace: int) -> None:
    """enslave.3, free.8: return the marker on a palace to its owner."""
    s.enslaved[hero] &= ~(1 << palace)
    s.markers[hero] += 1


def sell(s: Seven, hero: int, palace: int) -> None:
    """free.1: discard a castle or estate for the tokens it would produce."""
    n = sale(s, hero, palace)
    remove_palace(s, hero, palace, "event-sells", "free.1")
    s.gain(hero, "fame" if palace < s.box.first_estate else "gold", n, "free.1")


def remove_palace(s: Seven, hero: int, palace: int, key: str, clause: str) -> None:
    """supply.10, free.8: remove a palace from the game and return its marker to the owner."""
    s.palaces[hero] = without(s.palaces[hero], palace)
    s.sales[hero] = None
    if s.enslaved[hero] >> palace & 1:
        release(s, hero, palace)
    s.gone += (palace,)
    if s.events is not None:
        name = s.box.palace_ids[palace]
        fact = Fact("moved", hero, f"palace:{name}", of(hero, "palaces"), "gone")
        s.tell(key, clause, {"player": s.who(hero), "palace": f"@palace-{name}"}, fact=fact)
