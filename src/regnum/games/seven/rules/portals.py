"""Closing a portal (portal.*)."""

from __future__ import annotations

from regnum.core.message import Fact, Message, Reason, Value
from regnum.core.option import Option
from regnum.games.seven.box import FREE, FULL, SPARE
from regnum.games.seven.rules.action import Action
from regnum.games.seven.rules.ending import check_portals
from regnum.games.seven.state import Seven


class ClosePortal(Action):
    """portal.1-portal.5, end.7: pay gift cards to put a marker on a portal; closing the last one ends the game."""

    verb = "close"

    def offer(self, s: Seven, hero: int, gold: int, fame: int, found: list[Option]) -> None:
        lacking = FULL - s.purse[hero]
        for portal, needed in enumerate(s.box.portal_bundle):
            if s.portals[portal] == FREE and not lacking + needed & SPARE:
                found.append(s.box.close[portal])

    def act(self, s: Seven, hero: int, option: Option) -> None:
        portal = s.box.portal_number[option.first]
        paid: list[Fact] = []
        for kind, n in s.box.portal_cost[portal]:
            s.move_gifts(hero, kind, -n)
            paid += s.returned(hero, kind, n)
        s.portals[portal] = 1 + hero
        s.markers[hero] -= 1
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(hero), "portal": f"@portal-{option.first}"}
            fact = Fact("moved", hero, "marker", f"heroes.{hero}", f"portals.{option.first}")
            s.tell("event-closes", "portal.1", words, fact=fact, besides=tuple(paid))
        check_portals(s)

    def describe(self, s: Seven, hero: int, option: Option) -> Message:
        return Message("option-close", {"portal": f"@portal-{option.first}"})

    def why_not(self, s: Seven, hero: int, option: Option) -> Reason:
        if s.is_fallen(hero):
            return Reason("evil.6", "reason-fallen")
        portal = s.box.portal_number.get(option.name(0))
        if portal is not None and s.portals[portal]:
            return Reason("portal.4", "reason-portal")
        return Reason("portal.1" if s.markers[hero] else "supply.13", "reason-portal")

    def refs(self, s: Seven, hero: int, option: Option) -> tuple[str, ...]:
        return (f"portals.{option.first}",)


CLOSE_PORTAL = ClosePortal()
