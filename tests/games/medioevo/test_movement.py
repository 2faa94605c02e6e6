"""Points, costs and rights of movement; the worked examples of chapter 9."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.box import LAND
from regnum.games.medioevo.rules.movement.reach import banner_reach, may_travel, points_left, vehicle_reach
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    SLOT,
    at,
    banner,
    choose,
    land,
    level,
    person,
    position,
    refusal,
    texts,
    use,
    vehicle,
    wild,
)

CROATIA_TO_LANGUEDOC = ("croatia", "triveneto", "lombardy", "provence", "languedoc")


def own(*ids: str) -> dict[str, dict[str, Any]]:
    return {id: land() for id in ids}


def reach(s: Medioevo, slot: int) -> dict[str, int]:
    return {s.box.place_ids[place]: cost for place, cost in vehicle_reach(s, slot).items()}


def traveller(kind: str, start: str, technologies: str = "", lands: tuple[str, ...] = (), **more: Any) -> Medioevo:
    """A vehicle of player 0 that may use these lands of his, about to travel."""
    held = own(*lands, *([start] if start in BOX_LANDS else []))
    ride = vehicle(kind, start, **more)
    asks = use(SLOT[kind])
    phase = "trade" if kind in ("trade_ship", "caravan") else "combat"
    return position(person(technologies=technologies, vehicles=[ride]), asks=asks, lands=held, phase=phase)


BOX_LANDS = {territory.id for territory in position(asks="TradeMenu").box.contents.territory}


# --- points --------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.06.1.a", "3.06.2.a", "3.06.3.a", "3.06.4.a", "3.06.b", "3.28.f")
@pytest.mark.parametrize(
    ("kind", "points"),
    [("trade_ship", (9, 10, 11)), ("caravan", (6, 7, 8)), ("warship", (10, 11, 12)), ("cavalry", (9, 10, 11))],
)
def test_points_by_level(kind: str, points: tuple[int, ...]) -> None:
    for n in (1, 2, 3):
        s = traveller(kind, "triveneto", level(n))
        assert points_left(s, SLOT[kind]) == points[n - 1]


@clause("medioevo", "3.06.1.c", "3.06.2.b", "3.06.3.b", "3.06.4.b", "3.27.3", "3.27.13.a")
@pytest.mark.parametrize(
    ("kind", "technology", "points"),
    [("trade_ship", "weaving", 10), ("caravan", "roads", 7), ("warship", "weaving", 11), ("cavalry", "roads", 10)],
)
def test_technologies_that_help(kind: str, technology: str, points: int) -> None:
    assert points_left(traveller(kind, "triveneto", technology), SLOT[kind]) == points
    other = "roads" if technology == "weaving" else "weaving"
    assert points_left(traveller(kind, "triveneto", other), SLOT[kind]) == points - 1


# --- examples --------------------------------------------------------------------------------------------------------


@clause("medioevo", "9.01.a1", "9.01.c", "3.02.f", "3.02.i", "3.02.j", "3.06.i")
def test_a_caravan_without_roads_stops_before_the_rhone() -> None:
    s = traveller("caravan", "croatia", lands=CROATIA_TO_LANGUEDOC)
    costs = reach(s, SLOT["caravan"])
    assert [costs[id] for id in CROATIA_TO_LANGUEDOC[1:4]] == [1, 2, 5]
    assert "languedoc" not in costs
    choose(s, "go:provence")
    assert points_left(s, SLOT["caravan"]) == 1
    assert refusal(s, "go:languedoc").clause == "3.02.f"


@clause("medioevo", "9.01.a2", "3.27.13.a")
def test_with_roads_it_crosses() -> None:
    s = traveller("caravan", "croatia", "roads", lands=CROATIA_TO_LANGUEDOC)
    assert reach(s, SLOT["caravan"])["languedoc"] == 6
    choose(s, "go:languedoc")
    assert points_left(s, SLOT["caravan"]) == 1


@clause("medioevo", "3.27.13.a")
@pytest.mark.parametrize(
    ("here", "there", "without", "roads"),
    [("kent", "wessex", 2, 1), ("pannonia", "tisza", 3, 2)],
    ids=["a stream", "a river"],
)
def test_with_roads_a_stream_costs_nothing_and_a_river_one(here: str, there: str, without: int, roads: int) -> None:
    for technologies, cost in (("", without), ("roads", roads)):
        s = traveller("caravan", here, technologies, lands=(there,))
        assert reach(s, SLOT["caravan"])[there] == cost


@clause("medioevo", "9.01.a3", "3.06.e")
def test_cavalry_that_loads_in_every_land_pays_a_point_each_time() -> None:
    lands = {id: land(armies=3) for id in CROATIA_TO_LANGUEDOC}
    ride = vehicle("cavalry", "croatia")
    s = position(
        person(technologies="roads", vehicles=[ride]),
        asks=use(SLOT["cavalry"]),
        lands=lands,
        phase="combat",
    )
    for place in ("triveneto", "lombardy", "provence"):
        choose(s, f"go:{place}", "load:armies", "amount:2")
    choose(s, "go:languedoc")
    assert s.vehicle_spent[SLOT["cavalry"]] == 9
    assert points_left(s, SLOT["cavalry"]) == 1
    assert s.vehicle_armies[SLOT["cavalry"]] == 6


@clause("medioevo", "9.01.b", "3.02.h", "3.02.l")
def test_a_caravan_of_level_3_from_mesopotamia_ends_in_bithynia() -> None:
    route = ("mesopotamia", "syrian_desert", "syria", "cilicia", "lycia", "bithynia", "thrace")
    s = traveller("caravan", "mesopotamia", level(3), lands=route)
    costs = reach(s, SLOT["caravan"])
    assert [costs[id] for id in route[1:6]] == [1, 2, 3, 5, 7]
    assert "thrace" not in costs
    choose(s, "go:bithynia")
    assert points_left(s, SLOT["caravan"]) == 1


@clause("medioevo", "3.02.l")
def test_a_strait_is_crossed_for_three_and_the_terrain() -> None:
    assert reach(traveller("caravan", "bithynia", lands=("thrace",)), SLOT["caravan"])["thrace"] == 4


@clause("medioevo", "3.02.f")
def test_over_a_river_into_a_hill() -> None:
    s = traveller("cavalry", "triveneto", lands=("papal_state",))
    assert reach(s, SLOT["cavalry"])["papal_state"] == 4


@clause("medioevo", "9.02.a", "3.02.h")
def test_cavalry_from_baghdad_has_four_points_left_in_syria() -> None:
    lands = {"mesopotamia": land(armies=21), "syrian_desert": land(), "syria": land()}
    ride = vehicle("cavalry", "mesopotamia")
    s = position(
        person("rum", vehicles=[ride], banners=[banner("mesopotamia")]),
        asks=use(SLOT["cavalry"]),
        lands=lands,
        phase="combat",
    )
    choose(s, "load:banner.1", "amount:20", "go:syria")
    assert points_left(s, SLOT["cavalry"]) == 4
    assert (s.vehicle_armies[SLOT["cavalry"]], s.banner_place(0)) == (20, at(s, "syria"))


# --- ships -----------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.02.n", "3.02.k")
def test_port_to_port_through_four_seas_costs_six() -> None:
    s = traveller("trade_ship", "triveneto")
    seas = {place: cost for place, cost in vehicle_reach(s, 0).items() if place >= LAND}
    assert seas[at(s, "upper_adriatic")] == 2
    away = [sea for sea, cost in seas.items() if cost == 5]
    ports = [port for sea in away for port in s.box.ports_on[sea]]
    for port in ports:
        s.owner[port] = 0
    costs = vehicle_reach(s, 0)
    assert ports
    assert {costs[port] for port in ports} == {6}


@clause("medioevo", "3.02.m", "3.27.11")
def test_the_ocean_is_closed_without_astronomy() -> None:
    assert "west_atlantic" not in reach(traveller("warship", "galician_sea"), SLOT["warship"])
    assert reach(traveller("warship", "galician_sea", "astronomy"), SLOT["warship"])["west_atlantic"] == 1


@clause("medioevo", "3.02.m")
def test_a_ship_on_the_ocean_without_astronomy_only_finds_the_shortest_way_off_it() -> None:
    s = traveller("warship", "north_atlantic")
    assert reach(s, SLOT["warship"]) == {"hebrides_sea": 1, "irish_coast": 1}
    # From a sea of which every way leads over more ocean each territory would cost 2.
    assert s.box.sail[at(s, "west_atlantic")] == (2, 1)


@clause("medioevo", "9.02.f")
def test_a_razed_port_may_be_left_but_not_entered() -> None:
    razed = {"triveneto": land(), "tuscany": land()}
    s = position(
        person(vehicles=[vehicle("trade_ship", "triveneto"), vehicle("warship", "ligurian_sea")]),
        asks="TradeMenu",
        lands=razed,
    )
    assert "upper_adriatic" in reach(s, SLOT["trade_ship"])
    assert "tuscany" not in reach(s, SLOT["warship"])


@clause("medioevo", "3.02.w", "7.10.sea.d")
def test_a_ship_passes_through_a_full_sea_but_does_not_stay() -> None:
    fleet = [vehicle("warship", "upper_adriatic", n) for n in (1, 2, 3)]
    guests = [vehicle("warship", "upper_adriatic", n) for n in (1, 2)]
    s = position(
        person(vehicles=[*fleet, vehicle("trade_ship", "triveneto", armies=1)]),
        person(vehicles=guests),
        asks="TradeMenu",
        lands={"triveneto": land(settlement="encampment")},
    )
    costs = reach(s, SLOT["trade_ship"])
    assert "upper_adriatic" not in costs
    assert any(cost == 3 for cost in costs.values())


# --- rights ----------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.06.6", "5.01.e", "5.01.g")
@pytest.mark.parametrize(
    ("pact", "caravan", "cavalry"),
    [({}, False, False), ({"passage": [1]}, True, True), ({"commerce": [1]}, True, False)],
)
def test_foreign_land_needs_a_right(pact: dict[str, Any], caravan: bool, cavalry: bool) -> None:
    riders = [vehicle("caravan", "triveneto"), vehicle("cavalry", "triveneto")]
    lands = {"triveneto": land(), "lombardy": land(1), "provence": land()}
    s = position(person(vehicles=riders, **pact), asks="TradeMenu", lands=lands)
    for kind, allowed in (("caravan", caravan), ("cavalry", cavalry)):
        costs = reach(s, SLOT[kind])
        assert ("lombardy" in costs) == allowed
        assert ("provence" in costs) == allowed


@clause("medioevo", "3.30.5.k")
def test_crusaders_pass_through_each_others_land() -> None:
    crusade = {
        "goal": "palestine", "start": "triveneto", "departs": 3, "percent": 10, "joiners": [0, 1],
        "quotas": [0, 0, 0], "committed": [0, 0, 0], "at": "triveneto",
    }  # fmt: skip
    lands = {"triveneto": land(), "lombardy": land(1), "croatia": land(2)}
    s = position(person(vehicles=[vehicle("cavalry", "triveneto")]), asks="TradeMenu", lands=lands, crusade=crusade)
    assert "lombardy" in reach(s, SLOT["cavalry"])
    assert "croatia" not in reach(s, SLOT["cavalry"])


@clause("medioevo", "5.01.za")
def test_barbarian_land_is_crossed_only_with_more_armies() -> None:
    lands = {"triveneto": land(), "lombardy": wild(1), "provence": land()}
    for escort, entered, crossed in ((0, False, False), (1, True, False), (2, True, True)):
        ride = vehicle("caravan", "triveneto", armies=escort)
        s = position(person(vehicles=[ride]), asks="TradeMenu", lands=lands)
        costs = reach(s, SLOT["caravan"])
        assert ("lombardy" in costs, "provence" in costs) == (entered, crossed)


@clause("medioevo", "5.01.n")
def test_who_lost_his_right_leaves_by_the_shortest_way() -> None:
    # Player 1 holds everything but Languedoc: over the Alps and the Rhone it is 1 + 3 + 3 points away, two ways.
    lands = {id: land(1) for id in BOX_LANDS} | {"languedoc": land()}
    ride = vehicle("cavalry", "triveneto", armies=3)
    s = position(person(vehicles=[ride]), asks=use(9), lands=lands, phase="combat")
    assert reach(s, 9) == {"lombardy": 1, "provence": 4, "geneva": 4, "languedoc": 7}
    choose(s, "go:geneva")
    assert reach(s, 9) == {"languedoc": 3}
    choose(s, "go:languedoc")
    assert reach(s, 9) == {}


@clause("medioevo", "5.01.n", "5.01.za")
@pytest.mark.parametrize("kind", ["caravan", "cavalry", "banner"])
def test_who_lost_his_right_does_not_leave_without_an_army_for_barbarian_land(kind: str) -> None:
    hosts = {id: land(1) for id in BOX_LANDS}
    for wilds, armies, ways in (
        ({"lombardy": wild(1)}, 0, []),  # the only way out is among barbarians
        ({"lombardy": wild(1)}, 1, ["lombardy"]),
        ({"lombardy": wild(1), "croatia": land()}, 0, ["croatia"]),
    ):
        ride: dict[str, Any] = {"banners": [banner("triveneto", level=3, armies=armies)]}
        if kind != "banner":
            ride = {"vehicles": [vehicle(kind, "triveneto", armies=armies)]}
        s = position(person(**ride), asks="TradeMenu", lands=hosts | wilds)
        slot = SLOT.get(kind, -1)
        found = banner_reach(s, 0, armies) if slot < 0 else vehicle_reach(s, slot)
        assert sorted(s.box.place_ids[place] for place in found) == ways
        if slot >= 0:
            assert may_travel(s, slot) == bool(ways)


@clause("medioevo", "5.01.n", "5.01.g")
@pytest.mark.parametrize(("kind", "ways"), [("caravan", ["lombardy"]), ("cavalry", ["croatia"])])
def test_a_right_to_trade_lets_out_a_caravan_alone(kind: str, ways: list[str]) -> None:
    """Player 2 lets player 0 trade in Lombardy; Croatia, across more points, is player 0's own."""
    lands = {id: land(1) for id in BOX_LANDS} | {"lombardy": land(2), "croatia": land()}
    rider = person(vehicles=[vehicle(kind, "triveneto", armies=1)], commerce=[2])
    s = position(rider, asks="TradeMenu", lands=lands)
    found = reach(s, SLOT[kind])
    assert min(found, key=found.__getitem__) in ways
    assert ("lombardy" in found) == (kind == "caravan")


@clause("medioevo", "7.10.c")
def test_a_banner_on_foot_passes_through_every_land_within_its_points() -> None:
    """With Roads the first step from Galicia costs two points, and the next one."""
    lands = {id: land() for id in ("galicia", "leon", "minho", "old_castile")}
    s = position(person(technologies="roads", banners=[banner("galicia", level=3)]), asks="TradeMenu", lands=lands)
    found = {s.box.place_ids[place]: cost for place, cost in banner_reach(s, 0, 1).items()}
    assert found == {"leon": 2, "minho": 2, "old_castile": 3}


@clause("medioevo", "5.01.n")
def test_a_trapped_caravan_may_not_trade() -> None:
    ride = vehicle("caravan", "triveneto", goods={"salt": 5})
    host = land(1, settlement="encampment")
    s = position(
        person(vehicles=[ride], florins=100),
        asks=use(SLOT["caravan"]),
        lands={"triveneto": host, "croatia": land()},
    )
    assert all(text.startswith("go:") for text in texts(s))
    assert refusal(s, "sell:salt.1").clause == "7.11.a"


@clause("medioevo", "6.04.f")
def test_a_ship_in_its_first_foreign_berth_may_leave() -> None:
    ride = vehicle("trade_ship", "triveneto", marks=["first_berth"])
    s = position(
        person(vehicles=[ride]),
        asks=use(0),
        lands={"triveneto": land(1, settlement="encampment")},
    )
    choose(s, "go:upper_adriatic")
    assert s.vehicle_marks[0] == 0
    assert at(s, "triveneto") not in vehicle_reach(s, 0)


def test_an_event_keeps_a_caravan_from_crossing_water() -> None:
    lands = own("triveneto", "papal_state", "lombardy")
    ride = vehicle("caravan", "triveneto", marks=["no_crossing"])
    s = position(person(vehicles=[ride]), asks="TradeMenu", lands=lands)
    assert set(reach(s, SLOT["caravan"])) & set(lands) == {"lombardy"}


# --- on foot ---------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.16.f", "7.10.c", "3.17.b")
def test_a_banner_walks_as_far_as_its_level() -> None:
    lands = {id: land(armies=4) for id in CROATIA_TO_LANGUEDOC}
    for walker, reached in ((banner("croatia"), 1), (banner("croatia", level=2), 2)):
        s = position(person(banners=[walker]), asks="TradeMenu", lands=lands, phase="combat")
        assert set(banner_reach(s, 0, 3)) & {at(s, id) for id in lands} == {
            at(s, id) for id in CROATIA_TO_LANGUEDOC[1 : reached + 1]
        }
    led = banner("triveneto", level=3, general=True)
    s = position(person(banners=[led]), asks="TradeMenu", lands=lands, phase="combat")
    assert banner_reach(s, 0, 3)[at(s, "provence")] == 4
