"""Palaces: enslaving them, and losing them (enslave.*, free.8)."""

from __future__ import annotations

from regnum.core.events import EventKind
from regnum.core.message import Message, Reason
from regnum.core.option import Option
from regnum.games.seven import events
from regnum.games.seven.rules.choice import About, Deed
from regnum.games.seven.state import Seven, without


class Enslave(Deed):
    """enslave.1, enslave.2: pay power to put a marker on one of your palaces."""

    verbs = ("enslave",)
    about = About("option-enslave", "heroes.{seat}.palaces.{name}")

    def offer(self, s: Seven, seat: int, found: list[Option]) -> None:
        if s.markers[seat]:
            for palace in s.palaces[seat]:
                if s.box.enslave_cost[palace] <= s.power[seat] and not s.enslaved[seat] >> palace & 1:
                    found.append(s.box.enslave[palace])

    def act(self, s: Seven, seat: int, option: Option) -> None:
        palace = s.box.palace_number[option.first]
        s.power[seat] -= s.box.enslave_cost[palace]
        s.markers[seat] -= 1
        s.enslaved[seat] |= 1 << palace
        s.log(events.ENSLAVES, seat, palace, s.box.enslave_cost[palace])

    def describe(self, s: Seven, seat: int, option: Option) -> Message:
        """enslave.3, enslave.4: a temple's rule works at once, another palace's when its marker is taken back."""
        name = f"@palace-{option.first}"
        palace = s.box.palace_number[option.first]
        key = "option-enslave" if palace >= s.box.first_temple else "option-enslave-first"
        return Message(key, {"palace": name, "text": f"{name}-rule", "price": s.box.enslave_cost[palace]})

    def why_not(self, s: Seven, seat: int, option: Option) -> Reason:
        palace = s.box.palace_number.get(option.name(0))
        if palace is None or palace not in s.palaces[seat]:
            return Reason("enslave.1", "reason-not-yours")
        if s.enslaved[seat] >> palace & 1:
            return Reason("enslave.2", "reason-enslaved")
        if not s.markers[seat]:
            return Reason("supply.13", "reason-no-marker")
        return Reason("supply.14", "reason-power", {"need": s.box.enslave_cost[palace], "have": s.power[seat]})


def release(s: Seven, hero: int, palace: int) -> None:
    """enslave.3, free.8: return the marker on a palace to its owner."""
    s.enslaved[hero] &= ~(1 << palace)
    s.markers[hero] += 1


def remove_palace(s: Seven, hero: int, palace: int, kind: EventKind, clause: str) -> None:
    """supply.10, free.8: remove a palace from the game and return its marker to the owner."""
    s.palaces[hero] = without(s.palaces[hero], palace)
    s.sales[hero] = None
    if s.enslaved[hero] >> palace & 1:
        release(s, hero, palace)
    s.gone += (palace,)
    s.log(kind, hero, palace, clause=clause)
