"""What follows from a position besides what its view shows: income, limits, rights to trade, threats, reach, goals."""

from __future__ import annotations

import msgspec

from regnum.games.medioevo.addresses import banner_address, vehicle_address
from regnum.games.medioevo.box import GOLD, GOODS, LAND
from regnum.games.medioevo.constants import ORDER_ANSWERS, ORDERS
from regnum.games.medioevo.rules.barbarians.rebellion import rebellion_odds
from regnum.games.medioevo.rules.diplomacy.phase import actions_left
from regnum.games.medioevo.rules.movement.moving import most_along
from regnum.games.medioevo.rules.movement.reach import banner_reach, vehicle_reach
from regnum.games.medioevo.rules.realm.population import population, population_limit, strength
from regnum.games.medioevo.rules.realm.reinforcements import reinforcement_parts
from regnum.games.medioevo.rules.realm.taxes import income
from regnum.games.medioevo.rules.trade.market import buying_price, city_pays, may_trade_in
from regnum.games.medioevo.rules.war.stacks import GARRISON
from regnum.games.medioevo.scoring import objective_lines, total
from regnum.games.medioevo.state import Medioevo

# 3.10.a: by good what a unit costs, 0 if it is not for sale, and what it brings.
Prices = dict[str, tuple[int, int]]


class Threat(msgspec.Struct, frozen=True, gc=False):
    """7.10.f, 7.10.h: the strongest neighbour of a territory that is no ally, and the armies that it could send."""

    source: str
    armies: int


class LandOutlook(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """3.09.a: how many armies and goods are on a territory, and how many may stay there."""

    people: int
    limit: int
    threat: Threat | None = None
    rebellion: int = 0  # 7.04.d: in how many of 100 rebellions it rebels


class Limits(msgspec.Struct, frozen=True, gc=False):
    """3.28: what the technologies of a player allow. `next_level`: how many make the next level; 0 at the highest."""

    level: int
    next_level: int
    actions: int
    vehicles: int  # of each kind
    banners: int
    catapults: int
    bombards: int
    building: int  # the highest level


class PlayerOutlook(msgspec.Struct, frozen=True, gc=False):
    """A player's next income and limits, and the territories of the cities where the player may trade."""

    home: int  # 7.06.a: armies for territories of the home kingdom
    minor: int  # 7.06.a: for complete minor kingdoms
    towers: int  # 10.02.d: for towers and standards
    florins: int  # 7.07.a: from merchants and the tax collector that lie open
    limits: Limits
    trades_in: tuple[str, ...]
    territories: int
    armies: int  # on the map: on territories, with banners, aboard


class Goal(msgspec.Struct, frozen=True, gc=False):
    """3.31.c-3.31.e: the points that one's own objective would bring now, and what of it is held and lost."""

    yellow: int
    red: int
    green: int
    held: tuple[int, int]  # yellow and red territories
    lost: int  # green territories, which are those of the home kingdom
    total: int  # 4.04.c: honour and objective, as the score if the game ended now


class MedioevoOutlook(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """What follows from a position for whoever looks at it."""

    lands: dict[str, LandOutlook]
    prices: dict[str, Prices]  # 3.10.a: by land with a city
    orders: dict[str, tuple[str, ...]]  # 5.01.k, 5.01.o, 7.10.l: what may be answered in advance, and how
    players: tuple[PlayerOutlook, ...]
    reach: dict[str, dict[str, int]] = {}  # by the address of one's own vehicle or banner, the points by place
    goal: Goal | None = None  # one's own


def outlook(s: Medioevo, seat: int | None) -> MedioevoOutlook:
    """The outlook of `seat` (None: a spectator)."""
    ids = s.box.place_ids
    return MedioevoOutlook(
        lands={ids[land]: land_outlook(s, land) for land in s.realm.lands},
        prices={ids[land]: prices(s, land) for land in s.realm.lands if s.settlement[land]},
        orders=dict(zip(ORDERS, ORDER_ANSWERS, strict=True)),
        players=tuple([player_outlook(s, player) for player in range(s.n)]),
        reach={} if seat is None else reach(s, seat),
        goal=None if seat is None else goal(s, seat),
    )


def goal(s: Medioevo, player: int) -> Goal:
    card = s.objectives[player]
    if card < 0 or s.kingdoms[player] < 0:
        return Goal(0, 0, 0, (0, 0), 0, s.honour[player])
    lists = s.box.yellow[card], s.box.red[card]
    yellow, red = [sum(s.owner[land] == player for land in lands) for lands in lists]
    lost = sum(s.owner[land] != player for land in s.box.kingdom_lands[s.kingdoms[player]])
    return Goal(*objective_lines(s, player), (yellow, red), lost, total(s, player))


def prices(s: Medioevo, land: int) -> Prices:
    """3.10.a, 10.04.b: with the changes that a trade building makes; 7.11.e: gold is not for sale."""
    found: Prices = {}
    for good, name in enumerate(GOODS):
        found[name] = 0 if good == GOLD else buying_price(s, land, good), city_pays(s, land, good)
    return found


def figures(s: Medioevo, player: int) -> dict[str, int]:
    """What follows from a position for a player, of that which options change: see `Game.figures`."""
    told = player_outlook(s, player)
    return {
        "income:home": told.home,
        "income:minor": told.minor,
        "income:towers": told.towers,
        "income:florin": told.florins,
        "limit:vehicles": told.limits.vehicles,
        "limit:banners": told.limits.banners,
        "limit:catapults": told.limits.catapults,
        "limit:bombards": told.limits.bombards,
        "limit:building": told.limits.building,
        "level": told.limits.level,
        "actions": actions_left(s, player),
        "trades_in": len(told.trades_in),
        "total": goal(s, player).total,
    }


def land_outlook(s: Medioevo, land: int) -> LandOutlook:
    return LandOutlook(population(s, land), population_limit(s, land), threat(s, land), rebellion_odds(s, land))


def threat(s: Medioevo, land: int) -> Threat | None:
    """7.10.f, 7.10.h: who beside a player's territory, over borders and straits, could attack with most armies."""
    owner = s.owner[land]
    if owner < 0:
        return None
    most, source = 0, -1
    for way in s.box.land_ways[land]:
        other = s.owner[way.to]
        if s.realm.in_play[way.to] and other != owner and not (other >= 0 and s.allies(owner, other)):
            armies = strength(s, way.to) - GARRISON
            if armies > most:
                most, source = armies, way.to
    return Threat(s.address(source), most) if source >= 0 else None


def player_outlook(s: Medioevo, player: int) -> PlayerOutlook:
    cities = [land for land in s.realm.lands if s.kingdoms[player] >= 0 and may_trade_in(s, player, land)]
    home, minor, towers = reinforcement_parts(s, player) if s.kingdoms[player] >= 0 else (0, 0, 0)
    return PlayerOutlook(
        home=home,
        minor=minor,
        towers=towers,
        florins=income(s, player),
        limits=limits(s, player),
        trades_in=tuple([s.address(land) for land in cities]),
        territories=len(s.lands(player)),
        armies=sum([s.armies[land] for land in s.lands(player)])
        + sum([s.vehicle_armies[vehicle] for vehicle in s.vehicles_of(player)])
        + sum([s.banner_armies[banner] for banner in s.banners_of(player)]),
    )


def limits(s: Medioevo, player: int) -> Limits:
    """3.28.a: the player's row in the table of levels."""
    row, level = s.level(player), s.tech_level(player)
    rows = s.box.levels
    return Limits(
        level=level + 1,
        next_level=rows[level + 1].cards if level + 1 < len(rows) else 0,
        actions=row.actions,
        vehicles=row.vehicles,
        banners=row.banners,
        catapults=row.catapults,
        bombards=row.bombards,
        building=row.building,
    )


def reach(s: Medioevo, player: int) -> dict[str, dict[str, int]]:
    """3.02.f, 7.10.c: where the player's vehicles, and banners on foot with all their armies, may go now."""
    found: dict[str, dict[int, int]] = {}
    for vehicle in s.vehicles_of(player):
        if s.vehicle_at[vehicle] >= 0:
            found[vehicle_address(s, vehicle, player)] = vehicle_reach(s, vehicle)
    for banner in s.banners_of(player):
        if 0 <= s.banner_at[banner] < LAND:
            found[banner_address(s, banner, player)] = banner_reach(s, banner, most_along(s, banner))
    return {piece: {s.address(place): cost for place, cost in sorted(costs.items())} for piece, costs in found.items()}
