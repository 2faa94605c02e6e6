"""What follows from a position of 7 besides what its view shows: income, limits, awards, who leads an undertaking."""

from __future__ import annotations

import msgspec

from regnum.games.seven.box import BANNERS, FREE, KINDS
from regnum.games.seven.rules.completing import majority
from regnum.games.seven.rules.ending import ahead
from regnum.games.seven.rules.free_use_values import available, production, reach
from regnum.games.seven.rules.gathering import charged_sins, contests, income, order_by_power, winner
from regnum.games.seven.rules.turn import TakeTurn
from regnum.games.seven.schema import Amount, Banner
from regnum.games.seven.state import Seven

Amounts = dict[str, int]  # by what they are of, as in facts


class HeroOutlook(msgspec.Struct, frozen=True, gc=False):
    """What follows for a hero."""

    income: Amount  # gather.3, gather.4: in the next Production
    yields: dict[str, Amount]  # found.3, found.9: what each palace yields there
    improved: tuple[str, ...]  # elixir.5: the elixirs whose set is there
    reach: Amount  # free.2: the gold and fame that can be paid, castles and estates discarded
    markers: int  # supply.13: those that are free
    banners: dict[Banner, int]  # set.1: of each how many there are, the hero included
    next_power: int  # score.*, gather.3: power after the next Gathering if nothing changes before
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
    lacking: dict[int, tuple[Amounts, ...]]  # part.1: by free requirement the tokens and gift cards that heroes lack
    kept_free: int | None = None  # part.5: the requirement that must stay free until the card moves down
    waits: bool = False  # complete.1: whether the card is full and waits for the others of its row


class SevenOutlook(msgspec.Struct, frozen=True, gc=False):
    """What follows from a position."""

    heroes: tuple[HeroOutlook, ...]
    awards: tuple[Award, ...]
    undertakings: tuple[Standing, ...]
    ahead: tuple[int, ...]  # end.2, end.3, evil.12: who is ahead in power; several if nothing breaks their tie
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
        ahead=tuple(ahead(s, 0)),
        order=order_by_power(s),
        sins_to_cataclysm=_sins_to_cataclysm(s),
        cataclysms_left=len(s.cataclysm_pile),
        armour_left=box.armour_pieces - s.armour,
        portals_left=s.portals.count(FREE),
        power_goal=box.constants.power_goal,
    )


def figures(s: Seven, hero: int) -> dict[str, int]:
    """What follows from a position for a hero, of that which options change: see `Game.figures`."""
    if hero >= len(s.heroes) or s.heroes[hero] < 0:
        return {}
    gold, fame, power = income(s, hero)
    return {
        "income:gold": gold,
        "income:fame": fame,
        "income:power": power,
        "markers": s.markers[hero],
        "action": sum([isinstance(step, TakeTurn) and step.seat == hero for step in s.steps]),  # free.1: still to come
        "sins_to_cataclysm": _sins_to_cataclysm(s),
    }


def _sins_to_cataclysm(s: Seven) -> int:
    """sin.2, sin.3: those that are played are discarded when they have been carried out."""
    return s.box.constants.sins_for_cataclysm - len(s.sin_discards) - len(s.played)


def _hero(s: Seven, hero: int) -> HeroOutlook:
    gold, fame = reach(s, hero)
    banners = s.banners[6 * hero : 6 * hero + 6]
    ids = s.box.palace_ids
    return HeroOutlook(
        income=Amount(*income(s, hero)) if s.heroes[hero] >= 0 else Amount(),
        yields={ids[palace]: Amount(*production(s, hero, palace)) for palace in s.palaces[hero]},
        improved=tuple([s.box.elixir_ids[one] for one in s.elixirs[hero] if len(available(s, hero, one)) > 1]),
        reach=Amount(gold, fame),
        markers=s.markers[hero],
        banners=dict(zip(BANNERS, banners, strict=True)),
        next_power=_next_power(s, hero),
        sins_charged=charged_sins(s, hero),
    )


def _next_power(s: Seven, hero: int) -> int:
    """score.1-score.9, gather.3: awards, then the loss for sins, which at tables with the fall is none, then income."""
    if s.heroes[hero] < 0:
        return 0
    power = s.power[hero] + s.box.constants.bonus_power * [winner(held) for _, _, held in contests(s)].count(hero)
    if not s.rulings.fall:
        power -= min(charged_sins(s, hero), power)
    return power + income(s, hero)[2]


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
        lacking={slot: tuple([_lacking(s, hero, place, slot) for hero in range(len(s.heroes))]) for slot in free},
        waits=not free and place < s.width and any(FREE in other for other in s.marks[: s.width]),
    )


def _lacking(s: Seven, hero: int, place: int, slot: int) -> Amounts:
    """part.1: what a hero has too little of for a requirement, before elixirs and palaces help."""
    _, gold, fame, gifts = s.box.slots[s.board[place]][slot - 1]
    asked = {"gold": gold, "fame": fame, **{f"gift:{kind}": n for kind, n in zip(KINDS, gifts, strict=True)}}
    held = s.holdings(hero)
    return {what: n - held[what] for what, n in asked.items() if n > held[what]}
