"""The civil war."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.rules.calamities.civil_war import due, weakest
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    at,
    banner,
    befall,
    choose,
    engine,
    land,
    person,
    position,
    refusal,
    texts,
    vehicle,
)

SPAIN = (
    *("galicia", "leon", "biscay", "old_castile", "new_castile", "extremadura", "andalusia", "murcia"),
    *("minho", "portugal", "algarve", "aragon", "catalonia", "valencia"),
)


def _war(lands: int, armies: int = 6, technologies: str = "", **more: Any) -> Medioevo:
    """A realm of so many territories; the second player is weakest with one."""
    world = {id: land(0, armies) for id in SPAIN[:lands]} | {"kent": land(1), "wessex": land(2, 9), "wales": land(2, 9)}
    return befall(position(person(technologies=technologies, **more), asks=[], lands=world), "civil_war")


@clause("medioevo", "3.30.8.b", "3.30.8.c", "3.27.19", "3.27.20", "3.27.24")
@pytest.mark.parametrize(
    ("technologies", "going"), [("", 4), ("theatre", 1), ("theatre music", 0), ("theatre music democracy", 0)]
)
def test_ten_territories_stay_and_three_more_with_each_of_three_technologies(technologies: str, going: int) -> None:
    s = _war(14, technologies=technologies)
    assert due(s, 0) == going
    for id in SPAIN[:going]:
        assert s.seat == 0
        choose(s, f"place:{id}")
    assert s.seat == 2
    assert [s.owner[at(s, id)] for id in SPAIN[:going]] == [1] * going
    assert len(s.lands(0)) == 14 - going


@clause("medioevo", "3.30.8.b", "3.30.8.g")
def test_ten_territories_are_all_kept_without_effect() -> None:
    s = _war(10)
    assert s.seat == 2
    assert len(s.lands(0)) == 10
    assert s.casus[s.n * 0 + 1] == 0


@clause("medioevo", "3.30.8.g")
def test_the_drawer_alone_gains_a_casus_belli_for_land_or_a_vehicle_that_is_lost() -> None:
    s = _war(11)
    choose(s, "place:leon")
    assert [n for n, marks in enumerate(s.casus) if marks] == [s.n * 0 + 1]
    assert s.casus[s.n * 0 + 1] == 1
    s = _war(10, vehicles=[vehicle("warship", "celtic_sea", armies=5)])
    choose(s, "aboard:warship.1")
    assert [n for n, marks in enumerate(s.casus) if marks] == [s.n * 0 + 1]
    assert s.casus[s.n * 0 + 1] == 1


@clause("medioevo", "3.30.8.a", "3.30.8.f")
def test_a_vehicle_abroad_counts_as_a_territory_and_those_at_home_go_with_theirs() -> None:
    pieces: dict[str, Any] = {
        "vehicles": [
            vehicle("warship", "celtic_sea", armies=5),
            vehicle("caravan", "leon", armies=3, goods={"wine": 2}),
        ],
        "banners": [banner("warship.1", level=2, general=True), banner("leon", n=2)],
        "engines": [engine("leon")],
    }
    world = {id: land(0, 6) for id in SPAIN[:11]} | {
        "kent": land(1, goods={"salt": 1}),
        "wessex": land(2, 9),
        "wales": land(2),
    }
    world["leon"] = land(0, 6, fortification="fort", goods={"iron": 4})
    technologies = "law education army roads metals mining agriculture pottery weaving medicine deism music"
    s = position(person(**pieces), person(technologies=technologies), asks=[], lands=world)
    befall(s, "civil_war")
    assert due(s, 0) == 2
    choose(s, "aboard:warship.1", "place:leon")
    leon = at(s, "leon")
    assert (s.owner[leon], s.armies[leon], s.fort[leon], s.goods[leon][1]) == (1, 6, 1, 4)
    assert s.vehicle_at[12 + 6] == at(s, "celtic_sea")
    assert s.vehicle_armies[12 + 6] == 5
    assert s.vehicle_armies[12 + 3] == 3
    assert s.banner_level[3:6].count(2) == 1
    assert s.banner_general[3:6].count(1) == 1
    assert s.engine_at[3] == leon
    assert s.casus[s.n * 0 + 1] == 1
    assert s.honour == [0, 0, 0]


@clause("medioevo", "3.30.8.f", "3.28.h")
def test_what_passes_the_limits_of_the_receiver_is_scrapped() -> None:
    ships = [vehicle("warship", "celtic_sea", armies=5), vehicle("warship", "irish_sea", n=2, armies=4)]
    world = {id: land(0, 6) for id in SPAIN[:10]} | {"kent": land(1), "wessex": land(2, 9), "wales": land(2, 9)}
    s = befall(position(person(vehicles=ships), asks=[], lands=world), "civil_war")
    choose(s, "aboard:warship.1", "aboard:warship.2")
    assert [place >= 0 for place in s.vehicle_at[18:21]] == [True, False, False]
    assert all(place < 0 for place in s.vehicle_at[6:9])


@clause("medioevo", "3.30.8.c", "3.20.j")
def test_rome_stays_with_the_pope() -> None:
    world = {id: land(0, 6) for id in SPAIN[:12]} | {"papal_state": land(0), "kent": land(1), "wessex": land(2, 9)}
    s = befall(position(asks=[], lands={**world, "wales": land(2, 9)}, pope=0), "civil_war")
    assert "place:papal_state" not in texts(s)
    assert refusal(s, "place:papal_state").clause == "3.30.8.b"


@clause("medioevo", "3.30.8.d", "3.27.22")
def test_with_philosophy_at_least_fifteen_armies_go_in_whole_territories() -> None:
    s = _war(10, technologies="philosophy")
    choose(s, "place:leon", "place:galicia")
    assert s.seat == 0
    choose(s, "place:biscay")
    assert s.seat == 2
    assert len(s.lands(0)) == 7
    assert sum(s.armies[at(s, id)] for id in ("leon", "galicia", "biscay")) == 18


@clause("medioevo", "3.30.8.d")
def test_one_territory_stays_in_any_case() -> None:
    world = {"leon": land(0, 7), "biscay": land(0, 7), "kent": land(1), "wessex": land(2, 9), "wales": land(2, 9)}
    s = befall(position(person(technologies="philosophy"), asks=[], lands=world), "civil_war")
    choose(s, "place:leon")
    assert s.lands(0) == [at(s, "biscay")]


@clause("medioevo", "3.30.8.e", "3.27.23", "2.06")
def test_with_army_both_factions_lose_ten_armies_before_they_part() -> None:
    s = _war(11, technologies="army")
    choose(s, "place:leon")
    choose(s, "automatic")  # of the first faction
    assert s.armies[at(s, "leon")] == 1
    assert s.owner[at(s, "leon")] == 1
    assert sum(s.armies[land] for land in s.lands(0)) == 50


@clause("medioevo", "3.30.8.b", "3.30.8.e")
def test_with_army_ten_territories_are_not_free_of_effect() -> None:
    s = _war(10, technologies="army")
    choose(s, "automatic")
    assert sum(s.armies[land] for land in s.lands(0)) == 50


@clause("medioevo", "3.30.8.f")
def test_the_weakest_has_the_lowest_product_of_armies_and_territories() -> None:
    nine = {id: land(0, 7) for id in SPAIN[:9]} | {"galicia": land(0, 4)}
    fourteen = ("kent", "wessex", "cornwall", "wales", "mercia", "anglia", "northumbria", "ireland", "galloway")
    more = ("lothian", "highlands", "normandy", "brittany", "flanders")
    others = {id: land(1, 3) for id in (*fourteen, *more)} | {"kent": land(1, 1)}
    third = {"lydia": land(2, 90), "lycia": land(2, 90), "thrace": land(2, 90)}
    s = position(asks=[], lands={**nine, **others, **third})
    assert sum(s.armies[land] for land in s.lands(0)) == 60
    assert sum(s.armies[land] for land in s.lands(1)) == 40
    assert weakest(s) == 0


@clause("medioevo", "3.30.8.f")
def test_among_equals_who_has_fewer_territories() -> None:
    lands = {"leon": land(0, 2), "galicia": land(0, 2), "kent": land(1, 8), "lydia": land(2, 90)}
    assert weakest(position(asks=[], lands=lands)) == 1


@clause("medioevo", "3.30.8.h")
def test_nothing_happens_if_the_drawer_is_weakest() -> None:
    world = {id: land(0, 1) for id in SPAIN} | {"kent": land(1, 99), "wessex": land(1, 99), "wales": land(2, 99)}
    world |= {"lydia": land(2, 99), "lycia": land(1, 99)}
    s = befall(position(asks=[], lands=world), "civil_war")
    assert s.seat == 2
    assert len(s.lands(0)) == 14
