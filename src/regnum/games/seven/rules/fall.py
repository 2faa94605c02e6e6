"""The fall of a hero: corruption, falling, purging and return (fall.*, evil.*)."""

from __future__ import annotations

from regnum.core.message import Fact, Message, Reason, Value
from regnum.core.option import Option
from regnum.games.seven.box import FREE, NEUTRAL
from regnum.games.seven.options import PURGE
from regnum.games.seven.rules.action import Action
from regnum.games.seven.rules.addresses import of, requirement
from regnum.games.seven.rules.ending import check_all_fallen
from regnum.games.seven.rules.payment import Paid, settle
from regnum.games.seven.state import Seven


def corrupt(s: Seven, hero: int, n: int, clause: str) -> None:
    """fall.3, fall.7, fall.8: give `hero` `n` corruption cards; the seventh makes him fall."""
    s.corruption[hero] += n
    if s.events is not None:
        words: dict[str, Value] = {"player": s.who(hero), "n": n, "all": s.corruption[hero]}
        fact = Fact("gained", hero, "corruption", target=of(hero, "corruption"), amount=n)
        s.tell("event-corrupts", clause, words, fact=fact)
    if not s.is_fallen(hero) and s.corruption[hero] >= s.box.threshold:
        _fall(s, hero)


def _fall(s: Seven, hero: int) -> None:
    """fall.7, fall.9: turn the hero card and remove his markers from portals and undertakings."""
    s.fallen |= 1 << hero
    s.last_fallen = hero
    if s.events is not None:
        name = s.box.hero_ids[s.heroes[hero]]
        fact = Fact("turned", hero, f"hero:{name}", target=of(hero, "fallen"))
        words: dict[str, Value] = {"player": s.who(hero), "hero": f"@hero-{name}-fallen"}
        s.tell("event-falls", "fall.7", words, fact=fact, besides=_markers_returned(s, hero))
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


class Purge(Action):
    """fall.6, evil.10: pay gold, fame and power to discard one corruption card."""

    verb = "purge"

    def offer(self, s: Seven, hero: int, gold: int, fame: int, found: list[Option]) -> None:
        price = s.box.purge
        if gold >= price.gold and fame >= price.fame and s.power[hero] >= price.power:
            found.append(PURGE)

    def act(self, s: Seven, hero: int, option: Option) -> None:
        s.steps.append(DropCorruption(hero))
        s.pay(hero, "fall.6", power=s.box.purge.power)
        settle(s, hero, s.box.purge.gold, s.box.purge.fame)

    def describe(self, s: Seven, hero: int, option: Option) -> Message:
        return Message("option-purge")

    def why_not(self, s: Seven, hero: int, option: Option) -> Reason:
        option.expect(not option.args)
        return Reason("fall.6", "reason-no-purge")

    def refs(self, s: Seven, hero: int, option: Option) -> tuple[str, ...]:
        return (of(hero, "corruption"),)


PURGE_CORRUPTION = Purge()


class DropCorruption(Paid):
    """fall.6, evil.10: discard one corruption card; with fewer than seven, a fallen hero returns."""

    fields = (("seat", "seat"),)
    clauses = ("fall.6", "evil.10")
    price = "fall.6"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Seven) -> None:
        hero = self.seat
        s.corruption[hero] -= 1
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(hero), "n": s.corruption[hero]}
            s.tell("event-purges", "fall.6", words, fact=Fact("lost", hero, "corruption", of(hero, "corruption")))
        if s.is_fallen(hero) and s.corruption[hero] < s.box.threshold:
            s.fallen &= ~(1 << hero)
            if s.events is not None:
                fact = Fact("turned", hero, f"hero:{s.box.hero_ids[s.heroes[hero]]}", target=of(hero, "fallen"))
                s.tell("event-returns", "evil.10", {"player": s.who(hero)}, fact=fact)


def drop_gifts(s: Seven, hero: int) -> None:
    """evil.7: return all gifts of `hero` to the reserve."""
    held = s.gifts[6 * hero : 6 * hero + 6]
    for kind, n in enumerate(held):
        s.move_gifts(hero, kind, -n)
    if s.events is not None and any(held):
        fact, *others = [fact for kind, n in enumerate(held) for fact in s.returned(hero, kind, n)]
        s.tell("event-drops-gifts", "evil.7", {"player": s.who(hero)}, fact=fact, besides=tuple(others))
