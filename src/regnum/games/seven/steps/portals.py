"""Closing a portal (portal.*)."""

from __future__ import annotations

from regnum.core.message import Message, Reason
from regnum.core.option import Option
from regnum.games.seven.state import Seven
from regnum.games.seven.steps.action import Action
from regnum.games.seven.steps.ending import check_portals


class ClosePortal(Action):
    """portal.1-portal.5, end.7: gift cards alone pay it; the marker stays there; the last portal ends the game."""

    verb = "close"

    def offer(self, s: Seven, hero: int, gold: int, fame: int, found: list[Option]) -> None:
        box, held = s.box, s.gifts[6 * hero : 6 * hero + 6]
        if max(held) < box.portal_least:
            return
        for portal, needed in enumerate(box.portal_cost):
            if not s.portals[portal] and all(held[kind] >= n for kind, n in needed):
                found.append(box.close[portal])

    def act(self, s: Seven, hero: int, option: Option) -> None:
        portal = s.box.portal_number[option.name(0)]
        for kind, n in s.box.portal_cost[portal]:
            s.lose_gifts(hero, kind, n)
        s.portals[portal] = 1 + hero
        s.markers[hero] -= 1
        if s.events is not None:
            s.tell("event-closes", "portal.1", {"player": s.who(hero), "portal": f"@portal-{option.name(0)}"})
        check_portals(s)

    def describe(self, s: Seven, hero: int, option: Option) -> Message:
        return Message("option-close", {"portal": f"@portal-{option.name(0)}"})

    def why_not(self, s: Seven, hero: int, option: Option) -> Reason:
        if s.is_fallen(hero):
            return Reason("evil.6", "reason-fallen")
        portal = s.box.portal_number.get(option.name(0))
        if portal is not None and s.portals[portal]:
            return Reason("portal.4", "reason-portal")
        return Reason("portal.1" if s.markers[hero] else "supply.13", "reason-portal")


CLOSE_PORTAL = ClosePortal()
