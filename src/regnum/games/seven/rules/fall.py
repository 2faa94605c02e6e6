"""The fall of a hero: corruption, falling, purging and return (fall.*, evil.*)."""

from __future__ import annotations

from regnum.core.message import Fact, Reason
from regnum.core.option import Option
from regnum.games.seven import events
from regnum.games.seven.addresses import requirement
from regnum.games.seven.box import FREE, NEUTRAL
from regnum.games.seven.options import PURGE
from regnum.games.seven.rules.choice import About, Deed
from regnum.games.seven.rules.ending import check_all_fallen
from regnum.games.seven.rules.free_use_values import reach
from regnum.games.seven.rules.payment import Paid, settle
from regnum.games.seven.state import Seven


def corrupt(s: Seven, hero: int, n: int, clause: str) -> None:
    """fall.3, fall.7, fall.8: give `hero` `n` corruption cards; the seventh makes him fall."""
    s.corruption[hero] += n
    s.log(events.CORRUPTS, hero, n, s.corruption[hero], clause=clause)
    if not s.is_fallen(hero) and s.corruption[hero] >= s.box.threshold:
        _fall(s, hero)


def _fall(s: Seven, hero: int) -> None:
    """fall.7, fall.9: turn the hero card and remove his markers from portals and undertakings."""
    s.fallen |= 1 << hero
    s.last_fallen = hero
    if s.events is not None:
        card = s.box.hero_ids[s.heroes[hero]]
        s.log(events.FALLS, hero, f"@hero-{card}-fallen", card, besides=_markers_returned(s, hero))
    mark, left = 1 + hero, NEUTRAL if s.rulings.fallen_turn_neutral else FREE
    s.requirements = None
    for place, marks in enumerate(s.marks):
        s.markers[hero] += marks.count(mark)
        s.marks[place] = tuple([left if one == mark else one for one in marks])
    s.markers[hero] += s.portals.count(mark)
    s.portals = [left if one == mark else one for one in s.portals]
    check_all_fallen(s)


def _markers_returned(s: Seven, hero: int) -> tuple[Fact, ...]:
    """fall.9: facts for the markers of `hero` on undertakings and portals."""
    places = [
        requirement(place, slot)
        for place, marks in enumerate(s.marks)
        for slot, mark in enumerate(marks)
        if mark == 1 + hero
    ]
    places += [f"portals.{s.box.portal_ids[portal]}" for portal, mark in enumerate(s.portals) if mark == 1 + hero]
    return tuple([Fact("moved", hero, "marker", place, f"heroes.{hero}") for place in places])


class Purge(Deed):
    """fall.6, evil.10: pay gold, fame and power to discard one corruption card."""

    verbs = ("purge",)
    about = About("option-purge", "heroes.{seat}.corruption")

    def offer(self, s: Seven, seat: int, found: list[Option]) -> None:
        if s.corruption[seat]:
            price, (gold, fame) = s.box.purge, reach(s, seat)
            if gold >= price.gold and fame >= price.fame and s.power[seat] >= price.power:
                found.append(PURGE)

    def act(self, s: Seven, seat: int, option: Option) -> None:
        s.steps.append(DropCorruption(seat))
        s.pay(seat, "fall.6", power=s.box.purge.power)
        settle(s, seat, s.box.purge.gold, s.box.purge.fame)

    def why_not(self, s: Seven, seat: int, option: Option) -> Reason:
        option.expect(not option.args)
        price = s.box.purge
        if not s.corruption[seat]:
            return Reason("fall.6", "reason-no-corruption")
        gold, fame = reach(s, seat)
        if gold < price.gold:
            return Reason("fall.6", "reason-gold", {"need": price.gold, "have": s.gold[seat]})
        if fame < price.fame:
            return Reason("fall.6", "reason-fame", {"need": price.fame, "have": s.fame[seat]})
        return Reason("fall.6", "reason-power", {"need": price.power, "have": s.power[seat]})


class DropCorruption(Paid):
    """fall.6, evil.10: discard one corruption card; with fewer than seven, a fallen hero returns."""

    fields = (("seat", "seat"),)
    clauses = ("fall.6", "evil.10")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Seven) -> None:
        hero = self.seat
        s.corruption[hero] -= 1
        s.log(events.PURGES, hero, s.corruption[hero])
        if s.is_fallen(hero) and s.corruption[hero] < s.box.threshold:
            s.fallen &= ~(1 << hero)
            s.log(events.RETURNS, hero, s.box.hero_ids[s.heroes[hero]])


def drop_gifts(s: Seven, hero: int) -> None:
    """evil.7: return all gifts of `hero` to the reserve."""
    held = tuple(s.gifts_of(hero))
    s.return_gifts(hero, held)
    if s.events is not None and any(held):
        fact, *others = s.returned(hero, held)
        s.log(events.DROPS_GIFTS, hero, fact=fact, besides=tuple(others))
