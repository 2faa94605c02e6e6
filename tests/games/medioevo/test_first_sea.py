"""The Sea of the Hebrides is the first sea after the last land in the lists of places: it is a sea like any other."""

from __future__ import annotations

from typing import Any

from regnum.games.medioevo.box import LAND
from regnum.games.medioevo.constants import STOPPED
from regnum.games.medioevo.rules.calamities.civil_war import abroad
from regnum.games.medioevo.rules.calamities.trade import tempest
from regnum.games.medioevo.rules.church.cession import distances
from regnum.games.medioevo.rules.movement.loading import goods_points
from regnum.games.medioevo.rules.movement.reach import vehicle_reach
from regnum.games.medioevo.rules.realm.population import banner_limit, vehicle_limit
from regnum.games.medioevo.rules.round.events import DrawEvent
from regnum.games.medioevo.rules.trade.market import may_trade_in
from regnum.games.medioevo.rules.war.attack import ON_PARTY, Attack
from regnum.games.medioevo.rules.war.blockades import places
from regnum.games.medioevo.rules.war.dice import attack_dice, defence_dice
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    at,
    banner,
    choose,
    go_on,
    land,
    level,
    load_dice,
    op,
    person,
    position,
    texts,
    throw,
    vehicle,
    wild,
)

SEA = "hebrides_sea"
TRADER = vehicle("trade_ship", SEA, goods={"salt": 4}, armies=2)
ADMIRAL = person(
    "england",
    level(2),
    war=[1],
    vehicles=[TRADER, vehicle("warship", SEA, armies=9)],
    banners=[banner("warship.1")],
)
ENEMY = person(
    "france", war=[0], vehicles=[vehicle("warship", SEA, armies=2), vehicle("trade_ship", SEA, goods={"wine": 3})]
)
LANDS = {"galloway": land(0, 9), "kent": land(0, 2), "provence": land(1, 2), "ireland": wild(1)}


def at_sea(asks: Any = "CombatMenu", phase: str = "combat", **more: Any) -> Medioevo:
    return position(ADMIRAL, ENEMY, asks=asks, phase=phase, lands=LANDS, **more)


@clause("medioevo", "3.02.d")
def test_it_is_the_first_sea() -> None:
    assert at_sea().box.place_number[SEA] == LAND


@clause("medioevo", "7.10.e", "7.10.sea.b", "7.10.blk.a")
def test_fleets_fight_there_and_close_it() -> None:
    s = at_sea(pirates=[{"at": SEA, "armies": 1}])
    assert {"attack:1.ireland", f"strike:1.{SEA}.1", f"hunt:1.{SEA}", f"blockade:{SEA}"} <= set(texts(s))
    assert not [one for one in texts(s) if "load:" in one]
    assert places(s, 0) == [(at(s, SEA), False)]
    assert s.refs(s.resolve(f"strike:1.{SEA}.1"))[1:] == (f"seas.{SEA}", f"seas.{SEA}", "players.1")
    assert s.refs(s.resolve(f"blockade:{SEA}")) == (f"seas.{SEA}",)
    attack = Attack(0, 1, ON_PARTY, at(s, SEA), at(s, SEA), 0, base=3)
    assert attack_dice(s, attack) == (4, 1)  # a warship adds a die, at level 2 one to the highest
    assert defence_dice(s, attack) == (3, 0)


@clause("medioevo", "7.10.sea.e", "7.10.cf")
def test_a_beaten_warship_sinks_there_and_a_seized_ship_is_manned() -> None:
    s = at_sea()
    choose(s, f"strike:1.{SEA}.1")
    load_dice(s, 6, 6, 6, 6, 1, 1, 1)
    choose(s, "fight:3")
    assert [s.vehicle_at[slot] == at(s, SEA) for slot in (1, 12, 18)] == [True, False, False]  # the trade ship alone
    assert s.honour[0] == 2  # for two ships, one of them captured
    assert s.vehicle_armies[1] == 3  # as many as fought with base dice
    assert s.vehicle_armies[6] == 6


@clause("medioevo", "3.06.d", "3.06.f", "7.11.a", "5.01.za")
def test_ships_pass_loads_there_but_not_ashore() -> None:
    two = {**ADMIRAL, "vehicles": [TRADER, vehicle("trade_ship", SEA, 2)]}
    s = position(two, asks="TradeMenu", lands=LANDS)
    assert {"give:trade_ship.2.goods", "give:trade_ship.2.armies"} <= set(texts(s))
    assert not {"load:goods", "unload:goods", "unload:armies", "load:armies"} & set(texts(s))
    assert not [one for one in texts(s) if one.startswith(("sell", "buy"))]
    assert goods_points(s, at(s, SEA)) == goods_points(s, at(s, "galloway"))
    assert not may_trade_in(s, 0, at(s, SEA))
    choose(s, "give:trade_ship.2.goods", "amount:4", "done")
    assert s.vehicle_goods[1][0] == 4


@clause("medioevo", "3.02.m", "3.02.x", "5.01.za")
def test_a_ship_comes_and_goes() -> None:
    s = position(person("england", vehicles=[vehicle("trade_ship", "irish_sea")]), asks="TradeMenu", lands=LANDS)
    assert at(s, SEA) in vehicle_reach(s, 0)
    choose(s, f"go:{SEA}")
    assert (s.vehicle_at[0], s.vehicle_spent[0]) == (at(s, SEA), 1)
    assert vehicle_limit(s, at(s, SEA)) == s.box.vehicle_room[at(s, SEA)]
    assert banner_limit(s, at(s, SEA)) == s.box.banner_room[at(s, SEA)]


@clause("medioevo", "3.09.c", "3.09.d", "3.02.x")
def test_too_many_ships_there_are_lost_with_all_aboard() -> None:
    ships = [vehicle("warship", SEA, n, armies=n) for n in (1, 2, 3)]
    traders = [vehicle("trade_ship", SEA, n) for n in (1, 2, 3)]
    banners = [banner(f"warship.{n}", n) for n in (1, 2, 3)]
    s = position(person(vehicles=[*ships, *traders], banners=banners), asks="RemoveExcess", lands=LANDS)
    choose(s, "use:warship.2")
    assert s.banner_at[1] < 0
    assert sum(s.armies[place] for place in s.lands(0)) == 11


@clause("medioevo", "3.29.d", "7.04.c", "3.30.17.a")
def test_events_and_tempests_strike_it() -> None:
    s = at_sea("TradeMenu", event_pile=["calm"])
    zone = s.box.sea_zone[at(s, SEA)]
    throw(s, (6, zone + 1))
    go_on(s, DrawEvent())
    assert [s.vehicle_marks[slot] & STOPPED for slot in (0, 6, 12, 18)] == [STOPPED] * 4
    s = at_sea("TradeMenu")
    throw(s, (6, zone + 1))
    tempest(s, 0, op(s, "tempest"))
    assert s.vehicle_armies[6] == 0
    assert s.vehicle_goods[0][0] == 0
    assert s.banner_at[0] < 0


@clause("medioevo", "3.30.8.a", "3.20.i", "6.04.f")
def test_it_is_abroad_and_counts_as_a_step() -> None:
    s = at_sea("TradeMenu")
    assert abroad(s, 0) == [0, 6]
    away = distances(s, at(s, "ireland"))
    assert (away[at(s, SEA)], away[at(s, "irish_sea")]) == (1, 1)
    assert away[at(s, "highlands")] == 2
