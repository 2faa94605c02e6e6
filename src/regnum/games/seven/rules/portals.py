"""Closing a portal (portal.*)."""

from __future__ import annotations

from regnum.core.details import Completed, Details
from regnum.core.message import Reason
from regnum.core.option import Option
from regnum.games.seven import events
from regnum.games.seven.box import FREE, FULL, SPARE
from regnum.games.seven.rules.choice import About, Deed
from regnum.games.seven.rules.ending import check_portals
from regnum.games.seven.state import Seven


class ClosePortal(Deed):
    """portal.1-portal.5, end.7: pay gift cards to put a marker on a portal; closing the last one ends the game."""

    verbs = ("close",)
    about = About("option-close", "portals.{name}", portal="@portal-{name}")

    def offer(self, s: Seven, seat: int, found: list[Option]) -> None:
        if s.purse[seat] + s.box.portal_margin & SPARE and s.markers[seat] and not s.is_fallen(seat):
            lacking = FULL - s.purse[seat]
            for portal, needed in enumerate(s.box.portal_bundle):
                if s.portals[portal] == FREE and not lacking + needed & SPARE:
                    found.append(s.box.close[portal])

    def act(self, s: Seven, seat: int, option: Option) -> None:
        portal = s.box.portal_number[option.first]
        gifts = s.box.portal_gifts[portal]
        s.return_gifts(seat, gifts)
        s.portals[portal] = 1 + seat
        s.markers[seat] -= 1
        if s.events is not None:
            s.log(events.CLOSES, seat, option.first, besides=tuple(s.returned(seat, gifts)))
        check_portals(s)

    def why_not(self, s: Seven, seat: int, option: Option) -> Reason:
        if s.is_fallen(seat):
            return Reason("evil.6", "reason-fallen")
        option.expect(option.name(0) in s.box.portal_number)
        portal = s.box.portal_number[option.name(0)]
        if s.portals[portal]:
            return Reason("portal.4", "reason-portal-closed")
        if not s.markers[seat]:
            return Reason("supply.13", "reason-no-marker")
        needed = s.box.portal_gifts[portal]
        have = sum([min(one, of_kind) for one, of_kind in zip(s.gifts_of(seat), needed, strict=True)])
        return Reason("portal.1", "reason-portal-gifts", {"have": have})

    def details(self, s: Seven, seat: int, option: Option) -> Details:
        return Details(completes=(Completed(f"portal:{option.first}", (f"portals.{option.first}",)),))
