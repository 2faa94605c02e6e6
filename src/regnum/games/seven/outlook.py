"""What follows from a position of 7 besides what its view shows: income, limits, awards, who leads an undertaking."""

from __future__ import annotations

import msgspec

from regnum.games.seven.box import FREE
from regnum.games.seven.rules.completing import majority
from regnum.games.seven.rules.free_use_values import available, production, reach
from regnum.games.seven.rules.gathering import charged_sins, contests, income, order_by_power, winner
from regnum.games.seven.schema import Amount
from regnum.games.seven.state import Seven


class HeroOutlook(msgspec.Struct, frozen=True, gc=False):
    """What follows for a hero."""

    income: Amount  # gather.3, gather.4: in the next Production
    yields: dict[str, Amount]  # found.3, found.9: what each palace yields there
    improved: tuple[str, ...]  # elixir.5: the elixirs whose set is there
    reach: Amount  # free.2: the gold and fame that can be paid, castles and estates discarded
    markers: int  # supply.13: those that are free
    sins_charged: int  # score.9, fall.3: the power or corruption that the sins in hand will cost


class Award(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """score.1-score.8: an award of the Gathering phase as it stands."""

    what: str  # the key of a message
    clause: str
    amounts: tuple[int, ...]  # by hero
    winner: int | None = None  # nobody in a tie


class Standing(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """An undertaking of row 1 or 2 as it stands."""

    at: str  # its address
    free: tuple[int, ...]  # part.3-part.5: the requirements that can be met, from 1
    rewards: dict[int, int]  # complete.3-complete.5: the power for each hero with the most markers
    treasures: dict[int, int]  # complete.7: the treasures for each hero
    kept_free: int | None = None  # part.5: the requirement that must stay free until the card moves down
    waits: bool = False  # complete.1: whether the card is full and waits for the others of its row


class SevenOutlook(msgspec.Struct, frozen=True, gc=False):
    """What follows from a position."""

    heroes: tuple[HeroOutlook, ...]
    awards: tuple[Award, ...]
    undertakings: tuple[Standing, ...]
    order: tuple[int, ...]  # gather.9-gather.12: the next order of play, as power stands
    sins_to_cataclysm: int  # sin.3: how many more sins on the discards bring a cataclysm
    cataclysms_left: int  # end.6
    armour_left: int  # end.1
    portals_left: int  # end.7
    power_goal: int  # end.1


def outlook(s: Seven) -> SevenOutlook:
    """The outlook of a position, the same for everybody: nothing in it is hidden."""
    box, heroes = s.box, range(len(s.heroes))
    return SevenOutlook(
        heroes=tuple([_hero(s, hero) for hero in heroes]),
        awards=tuple([_award(what, clause, tuple(held)) for what, clause, held in contests(s)]),
        undertakings=tuple([_standing(s, place) for place in range(2 * s.width) if s.marks[place]]),
        order=order_by_power(s),
        sins_to_cataclysm=box.constants.sins_for_cataclysm - len(s.sin_discards),
        cataclysms_left=len(s.cataclysm_pile),
        armour_left=box.armour_pieces - s.armour,
        portals_left=s.portals.count(FREE),
        power_goal=box.constants.power_goal,
    )


def _hero(s: Seven, hero: int) -> HeroOutlook:
    gold, fame = reach(s, hero)
    ids = s.box.palace_ids
    return HeroOutlook(
        income=Amount(*income(s, hero)) if s.heroes[hero] >= 0 else Amount(),
        yields={ids[palace]: Amount(*production(s, hero, palace)) for palace in s.palaces[hero]},
        improved=tuple([s.box.elixir_ids[one] for one in s.elixirs[hero] if len(available(s, hero, one)) > 1]),
        reach=Amount(gold, fame),
        markers=s.markers[hero],
        sins_charged=charged_sins(s, hero),
    )


def _award(what: str, clause: str, amounts: tuple[int, ...]) -> Award:
    first = winner(amounts)
    return Award(what.removeprefix("@"), clause, amounts, first if first >= 0 else None)


def _standing(s: Seven, place: int) -> Standing:
    marks = s.marks[place]
    free = [slot + 1 for slot, mark in enumerate(marks) if mark == FREE]
    kept = free[0] if place >= s.width and len(free) == 1 else None
    return Standing(
        at=f"undertakings.{place + 1}",
        free=() if kept else tuple(free),
        rewards=dict(majority(s, place)),
        treasures={hero: marks.count(1 + hero) for hero in s.order if 1 + hero in marks},
        kept_free=kept,
        waits=not free and place < s.width and any(FREE in other for other in s.marks[: s.width]),
    )
