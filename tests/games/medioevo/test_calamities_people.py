"""Famine, plague, civil disorder, the slaves' revolt."""

from __future__ import annotations

import pytest

from regnum.games.medioevo.constants import BARBARIAN
from regnum.games.medioevo.rules.calamities.people import disorder, revolt, toll
from regnum.games.medioevo.rules.calamities.victims import victims
from tests.clauses import clause
from tests.games.medioevo.positions import at, befall, choose, land, op, person, position, texts, vehicle

D6, D12 = 6, 12


@clause("medioevo", "3.30.d", "3.30.c", "3.30.3.b", "3.30.13.b", "2.05")
def test_neighbours_share_a_land_border_rivers_or_not_but_straits_and_barbarians_do_not_count() -> None:
    lands = {"leon": land(0), "galicia": land(1), "thrace": land(2), "bithynia": land(0), "old_castile": land(3)}
    s = position(asks=[], lands=lands, seats=5, order=[2, 3, 0, 1, 4])
    assert victims(s, 0) == [0, 1, 3]


# --- famine ----------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.30.3.a", "3.30.3.c", "3.30.3.d", "3.25.b", "3.27.1", "3.27.2", "1.15")
def test_the_worked_example_of_a_famine() -> None:
    s = position(
        person("castile", "agriculture pottery", grain_reserves=4),
        person("france", "agriculture pottery", grain_reserves=4),
        person("england"),
        person("empire", "pottery", grain_reserves=3),
        asks=[],
        seats=4,
    )
    famine = op(s, "famine")
    assert [toll(s, player, famine, 10) for player in range(4)] == [10, 10, 100, 70]
    assert [toll(s, player, famine, 6) for player in (2, 3)] == [60, 30]
    assert toll(s, 0, famine, 1) == 0


@clause("medioevo", "3.30.3.a", "3.30.3.b", "3.30.3.e", "3.30.3.f")
def test_a_famine_strikes_the_drawer_and_his_neighbours_with_one_die() -> None:
    lands = {"leon": land(0, 30), "galicia": land(1, 40), "kent": land(2, 30)}
    s = position(person(technologies="pottery", grain_reserves=1), asks=[], lands=lands)
    befall(s, "famine", (D12, 2))
    assert s.armies[at(s, "leon")] == 20
    assert s.armies[at(s, "galicia")] == 20
    assert s.armies[at(s, "kent")] == 30
    assert s.grain[0] == 1


# --- plague ----------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.30.13.a", "3.30.13.c", "3.30.13.d", "3.27.4", "3.27.13.c")
@pytest.mark.parametrize(
    ("armies", "tens", "technologies", "lost"),
    [
        (500, 3, "", 150),
        (500, 3, "medicine", 75),
        (500, 2, "medicine roads", 55),
        (200, 3, "", 60),
        (300, 3, "roads", 95),
        (25, 3, "medicine", 3),
    ],
)
def test_the_plague_takes_a_share_of_the_armies_on_the_map(
    armies: int, tens: int, technologies: str, lost: int
) -> None:
    ship = vehicle("warship", "celtic_sea", armies=10)
    s = position(
        person(technologies=technologies, vehicles=[ship], reserve=99),
        asks=[],
        lands={"leon": land(armies=armies - 10)},
    )
    assert toll(s, 0, op(s, "plague"), tens) == lost


@clause("medioevo", "3.30.13.a", "3.30.13.b", "3.30.13.f", "3.30.13.e")
def test_then_every_city_of_a_victim_loses_as_many_as_its_level() -> None:
    lands = {
        "andalusia": land(0, 2, settlement="town"),
        "new_castile": land(0, 12, settlement="capital"),
        "leon": land(0, 16),
    }
    s = position(person("castile"), asks=[], lands=lands)
    befall(s, "plague", (D6, 1))
    choose(s, "army:leon", "amount:3")
    assert s.armies[at(s, "leon")] == 13
    assert s.armies[at(s, "new_castile")] == 8
    assert s.armies[at(s, "andalusia")] == 1


@clause("medioevo", "3.30.13.f")
def test_in_a_city_the_owner_chooses_between_land_and_vehicles() -> None:
    caravan = vehicle("caravan", "andalusia", armies=5)
    s = position(person("castile", vehicles=[caravan]), asks=[], lands={"andalusia": land(0, 5, settlement="village")})
    befall(s, "plague", (D6, 1))
    choose(s, "army:andalusia")  # one in ten
    assert texts(s) == ["automatic", "army:andalusia", "aboard:caravan.1"]
    choose(s, "aboard:caravan.1", "amount:2")
    assert (s.armies[at(s, "andalusia")], s.vehicle_armies[3]) == (4, 3)


# --- civil disorder --------------------------------------------------------------------------------------------------


@clause("medioevo", "3.30.6.a", "3.30.6.b", "3.30.6.c", "3.30.6.d", "3.27.13.c", "3.27.23")
@pytest.mark.parametrize(
    ("technologies", "drops"),
    [
        ("", (2, 4)),
        ("theatre law roads", (1, 3)),
        ("theatre music law democracy", (0, 0)),
        ("roads army", (4, 6)),
    ],
)
def test_disorder_is_soothed_and_stirred_by_technologies(technologies: str, drops: tuple[int, int]) -> None:
    s = position(person(technologies=technologies), asks=[])
    assert disorder(s, 0, op(s, "civil_disorder")) == drops


@clause("medioevo", "3.30.6.a", "3.30.6.d", "3.30.6.e")
def test_disorder_lowers_all_cities_of_the_drawer_and_nothing_else() -> None:
    lands = {
        "new_castile": land(settlement="capital", fortification="fortress", cathedral=True),
        "andalusia": land(settlement="encampment", fortification="fort"),
        "leon": land(fortification="fort"),
        "kent": land(1, settlement="capital", fortification="fortress"),
    }
    s = position(person(technologies="theatre"), asks=[], lands=lands)
    befall(s, "civil_disorder")
    here = at(s, "new_castile")
    assert (s.settlement[here], s.fort[here], s.cathedral[here]) == (3, 1, 1)
    assert (s.settlement[at(s, "andalusia")], s.fort[at(s, "andalusia")]) == (0, 0)
    assert s.fort[at(s, "leon")] == 1
    assert s.settlement[at(s, "kent")] == 4


@clause("medioevo", "3.30.6.f", "2.07")
def test_after_disorder_excess_is_removed_at_once() -> None:
    s = position(asks=[], lands={"new_castile": land(armies=40, settlement="village", fortification="castle")})
    befall(s, "civil_disorder")
    assert s.armies[at(s, "new_castile")] == 10


# --- the slaves' revolt ----------------------------------------------------------------------------------------------


OTHERS = {"wales": land(1), "ireland": land(2)}  # so that nobody is eliminated


@clause("medioevo", "3.30.15.b", "3.27.14", "3.27.17")
@pytest.mark.parametrize(
    ("technologies", "levels"), [("mining", 2), ("education", 0), ("mining education", 1), ("", 1)]
)
def test_how_much_a_revolt_costs_a_city(technologies: str, levels: int) -> None:
    s = position(person(technologies=technologies), asks=[])
    assert revolt(s, 0, op(s, "slave_revolt")) == levels


@clause("medioevo", "3.30.15.a", "3.30.15.c")
def test_an_owner_of_slaves_chooses_three_cities() -> None:
    cities = ("andalusia", "new_castile", "flanders", "kent")
    lands = {id: land(0, 9, settlement="village", fortification="castle") for id in cities}
    lands["lothian"] = land(1, settlement="village")
    s = position(
        person("castile", vehicles=[vehicle("caravan", "leon", armies=3, goods={"slaves": 1})]), asks=[], lands=lands
    )
    befall(s, "slave_revolt")
    assert s.seat == 0
    assert set(texts(s)) == {f"place:{id}" for id in cities}
    choose(s, "place:kent", "place:flanders")
    assert "place:kent" not in texts(s)
    choose(s, "place:andalusia")
    assert [s.settlement[at(s, id)] for id in cities] == [1, 2, 1, 1]
    assert [s.fort[at(s, id)] for id in cities] == [1, 2, 1, 1]
    assert s.settlement[at(s, "lothian")] == 2


@clause("medioevo", "3.30.15.a")
def test_with_fewer_cities_all_are_lowered() -> None:
    lands = {"leon": land(0, 9, goods={"slaves": 1}), "kent": land(0, settlement="village")}
    lands |= {"flanders": land(0, settlement="town"), "ile_de_france": land(0), **OTHERS}
    s = position(asks=[], lands=lands)
    befall(s, "slave_revolt", (D6, 1), (D6, 6), (D6, 6), (D6, 6))  # the slave is beaten
    assert s.seat == 2
    assert [s.settlement[at(s, id)] for id in ("kent", "flanders", "ile_de_france")] == [1, 2, 0]


@clause("medioevo", "3.30.15.a")
def test_of_three_cities_all_are_lowered_without_asking_and_razed_ones_do_not_count() -> None:
    lands = {id: land(0, 9, settlement="village") for id in ("andalusia", "new_castile", "flanders")}
    lands |= {"kent": land(0), "leon": land(0, 9), **OTHERS}  # the city of Kent is razed
    caravan = vehicle("caravan", "leon", armies=3, goods={"slaves": 1})
    s = position(person(vehicles=[caravan]), asks=[], lands=lands)
    befall(s, "slave_revolt", (D6, 1), (D6, 6), (D6, 6), (D6, 6))
    assert s.seat == 2
    assert [s.settlement[at(s, id)] for id in ("andalusia", "new_castile", "flanders", "kent")] == [1, 1, 1, 0]


@clause("medioevo", "3.30.15.a", "3.30.15.b")
@pytest.mark.parametrize(("technologies", "left"), [("mining", 1), ("education", 3), ("mining education", 2)])
def test_three_cities_lose_as_many_levels_as_the_technologies_say(technologies: str, left: int) -> None:
    cities = ("andalusia", "new_castile", "flanders")
    caravan = vehicle("caravan", "leon", armies=3, goods={"slaves": 1})
    world = {"leon": land(0, 9), **OTHERS} | {id: land(0, settlement="town") for id in cities}
    s = position(person(technologies=technologies, vehicles=[caravan]), asks=[], lands=world)
    befall(s, "slave_revolt", (D6, 1), (D6, 6), (D6, 6), (D6, 6))
    assert s.seat == 2
    assert [s.settlement[at(s, id)] for id in cities] == [left] * 3


@clause("medioevo", "3.30.15.a")
def test_every_owner_of_slaves_is_a_victim_in_turn_and_nobody_else() -> None:
    cities = {id: land(0, settlement="village") for id in ("andalusia", "new_castile", "flanders", "kent")}
    cities |= {id: land(1, settlement="village") for id in ("lombardy", "thrace", "lower_egypt", "bavaria")}
    cities["tuscany"] = land(2, settlement="village")
    slaves = {"leon": land(0, 9, goods={"slaves": 1}), "murcia": land(1, 9, goods={"slaves": 1})}
    s = position(asks=[], lands={**cities, **slaves})
    befall(s, "slave_revolt", drawer=1)
    assert s.seat == 1
    choose(s, "place:lombardy", "place:thrace", "place:bavaria")
    assert s.seat == 0
    choose(s, "place:kent", "place:flanders", "place:andalusia")
    lowered = ("lombardy", "thrace", "bavaria", "kent", "flanders", "andalusia")
    assert [s.settlement[at(s, id)] for id in lowered] == [1] * 6
    assert [s.settlement[at(s, id)] for id in ("lower_egypt", "new_castile", "tuscany")] == [2] * 3


@clause("medioevo", "3.30.15.d", "3.30.15.e")
def test_slaves_aboard_fight_the_armies_of_their_vehicle_alone() -> None:
    caravan = vehicle("caravan", "leon", armies=4, goods={"slaves": 2, "wine": 3})
    s = position(person(technologies="education", vehicles=[caravan]), asks=[], lands={"leon": land(armies=9)})
    befall(s, "slave_revolt", (D6, 1), (D6, 1), (D6, 6), (D6, 6), (D6, 6))
    assert s.vehicle_armies[3] == 4
    assert s.vehicle_goods[3] == (0, 0, 0, 0, 0, 0, 0, 3, 0)
    s = position(person(technologies="education", vehicles=[caravan]), asks=[], lands={"leon": land(armies=9)})
    # The slaves win both pairs, then the two armies left both lose.
    befall(s, "slave_revolt", *[(D6, n) for n in (6, 6, 1, 1, 1, 6, 6, 1, 1)])
    assert s.vehicle_at[3] < 0
    assert s.armies[at(s, "leon")] == 9


@clause("medioevo", "3.30.15.e", "7.10.el.c")
def test_a_vehicle_without_armies_is_lost_and_slaves_on_barbarian_land_join() -> None:
    lands = {"leon": land(armies=9), "kent": {"armies": 2, "goods": {"slaves": 5}}}
    caravan = vehicle("caravan", "leon", goods={"slaves": 1})
    s = position(person(technologies="education", vehicles=[caravan]), asks=[], lands=lands)
    befall(s, "slave_revolt")
    assert s.vehicle_at[3] < 0
    assert s.armies[at(s, "kent")] == 7
    assert sum(s.goods[at(s, "kent")]) == 0


@clause("medioevo", "3.30.15.d", "3.30.15.e", "3.03.h")
def test_slaves_who_win_a_territory_hold_it_with_the_damage_of_conquest() -> None:
    lands = {
        "kent": land(0, 1, settlement="village", goods={"slaves": 3}, cathedral=True),
        "leon": land(0, 5),
    }
    s = position(person(technologies="education"), asks=[], lands=lands)
    befall(s, "slave_revolt", (D6, 6), (D6, 6), (D6, 6), (D6, 1), (D6, 1))
    kent = at(s, "kent")
    assert s.owner[kent] == BARBARIAN
    assert (s.armies[kent], s.settlement[kent], s.cathedral[kent]) == (3, 1, 0)
    assert s.leader[kent] > 0
