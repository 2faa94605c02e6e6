"""The box and its map: what there is of each piece, and that every territory lies where it can be reached."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from regnum.games.medioevo.box import (
    CARDS,
    COASTAL,
    GOODS,
    LAND,
    OCEAN,
    POPE_CARD,
    STRAIT,
    STRAIT_CROSSING,
    TECHNOLOGIES,
)
from regnum.games.medioevo.rules.movement.reach import reach_by_sea
from tests.clauses import clause
from tests.games.medioevo.positions import at, game, new, person, position

BOX = game().box
FAITHS_BY_PLAYERS = {3: (1, 1, 1), 4: (2, 1, 1), 5: (2, 2, 1), 6: (3, 2, 1), 7: (3, 3, 1), 8: (4, 3, 1)} | {
    9: (4, 3, 2),
    10: (5, 3, 2),
}


def reached(start: int, ways: Callable[[int], Sequence[int]]) -> set[int]:
    """Every place one gets to from `start`."""
    found = [start]
    for here in found:
        found += [there for there in ways(here) if there not in found]
    return set(found)


# --- the map ---------------------------------------------------------------------------------------------------------


@clause("medioevo", "1.01", "1.03", "3.01.a", "3.02.e")
def test_the_map_has_151_lands_in_four_zones_36_cities_and_seas_in_six_zones() -> None:
    assert game().seats == range(3, 11)
    assert len(BOX.contents.territory) == LAND == 151
    assert set(BOX.zone) == {1, 2, 3, 4}
    assert {BOX.sea_zone[sea] for sea in BOX.seas} == set(range(6))
    assert len(BOX.city_ids) == len(set(BOX.city_land)) == 36


@clause("medioevo", "3.02.d")
def test_borders_are_the_same_from_both_sides_and_there_is_one_to_a_pair() -> None:
    for here in range(LAND):
        seen = [way.to for way in BOX.land_ways[here]]
        assert len(set(seen)) == len(seen)
        assert here not in seen
        for way in BOX.land_ways[here]:
            (back,) = [other for other in BOX.land_ways[way.to] if other.to == here]
            assert (back.border, back.strait) == (way.border, way.strait)


@clause("medioevo", "3.02.a")
def test_coastal_seas_touch_land_and_oceans_only_sea() -> None:
    for sea in BOX.seas:
        assert bool(BOX.shores[sea]) == (BOX.water[sea] != OCEAN)
        for shore in BOX.shores[sea]:
            assert sea in BOX.coasts[shore]
        for other in BOX.sea_links[sea]:
            assert sea in BOX.sea_links[other]


@clause("medioevo", "3.02.b")
def test_the_five_straits_join_two_lands_each() -> None:
    straits = {BOX.place_ids[sea]: BOX.shores[sea] for sea in BOX.seas if BOX.water[sea] == STRAIT}
    assert sorted(straits) == [
        "bosphorus", "great_belt", "strait_of_calais", "strait_of_gibraltar", "strait_of_messina",
    ]  # fmt: skip
    for name, (one, other) in straits.items():
        (way,) = [way for way in BOX.land_ways[one] if way.border == STRAIT_CROSSING and way.to == other]
        assert BOX.place_ids[way.strait] == name


@clause("medioevo", "3.02.e")
def test_a_port_opens_on_seas_that_wash_its_land() -> None:
    for land in BOX.city_land:
        assert set(BOX.port_seas[land]) <= set(BOX.coasts[land])
        for sea in BOX.port_seas[land]:
            assert BOX.water[sea] in (COASTAL, STRAIT)
            assert land in BOX.ports_on[sea]


def test_every_land_is_reached_over_land_straits_and_harbours() -> None:
    def ways(here: int) -> list[int]:
        by_land = [way.to for way in BOX.land_ways[here]] if here < LAND else list(BOX.shores[here])
        return by_land + list(BOX.coasts[here] if here < LAND else BOX.sea_links[here])

    assert reached(0, ways) == set(range(BOX.places))


@pytest.mark.parametrize("seats", range(3, 11))
def test_every_coastal_sea_is_reached_from_every_port_without_the_ocean(seats: int) -> None:
    """3.02.m: Astronomy must not be needed to get about; lakes apart, which no port opens on."""
    realm = new(seats, 1).realm
    ports = [land for land in BOX.city_land if BOX.port_seas[land] and realm.in_play[land]]

    def ways(sea: int) -> list[int]:
        return [other for other in BOX.sea_links[sea] if BOX.water[other] != OCEAN]

    coastal = {sea for sea in BOX.seas if BOX.water[sea] != OCEAN}
    for port in ports:
        assert reached(BOX.port_seas[port][0], ways) == coastal


@pytest.mark.parametrize("seats", range(3, 11))
def test_the_lands_in_play_hang_together(seats: int) -> None:
    realm = new(seats, 1).realm

    def ways(here: int) -> list[int]:
        if here >= LAND:
            return [
                other for other in (*BOX.shores[here], *BOX.sea_links[here]) if other >= LAND or realm.in_play[other]
            ]
        return [way.to for way in BOX.land_ways[here] if realm.in_play[way.to]] + list(BOX.coasts[here])

    assert set(realm.lands) <= reached(realm.lands[0], ways)


@clause("medioevo", "3.02.c", "3.02.g", "3.02.h", "3.02.i", "3.02.o", "3.02.p", "3.02.r")
@pytest.mark.parametrize(
    ("terrain", "costs", "people", "vehicles"),
    [
        ("plain", (1, 1, 1, 1), 10, 3),
        ("wood", (2, 2, 2, 2), 10, 2),
        ("hill", (2, 2, 2, 2), 10, 2),
        ("desert", (3, 3, 1, 1), 5, 1),
        ("mountain", (3, 2, 3, 2), 5, 1),
    ],
)
def test_table_of_terrains(terrain: str, costs: tuple[int, ...], people: int, vehicles: int) -> None:
    """Costs on horse or foot and for a caravan, each without and with Roads."""
    lands = [land for land in range(LAND) if BOX.terrain[land] == terrain]
    assert lands
    for land in lands:
        assert BOX.enter[land] == costs
        assert (BOX.population[land], BOX.vehicle_room[land], BOX.banner_room[land]) == (people, vehicles, 1)


@clause("medioevo", "3.02.j", "3.02.k", "3.02.l", "3.02.n", "3.02.v")
def test_table_of_waters() -> None:
    assert BOX.cross == ((0, 0), (1, 0), (2, 1), (3, 3))
    assert BOX.port_cost == 1
    for sea in BOX.seas:
        ocean = BOX.water[sea] == OCEAN
        assert (BOX.vehicle_room[sea], BOX.banner_room[sea]) == ((6, 1) if ocean else (3, 1))
        assert BOX.sail[sea] == ((2, 1) if ocean else (1, 1))


@clause("medioevo", "3.01.b", "6.02.a", "6.02.f", "6.02.g")
@pytest.mark.parametrize("seats", range(3, 11))
def test_players_settle_zones_and_faiths(seats: int) -> None:
    realm = new(seats, 1).realm
    assert realm.zones == ((1, 2) if seats <= 5 else (1, 2, 3) if seats <= 8 else (1, 2, 3, 4))
    assert realm.quota == FAITHS_BY_PLAYERS[seats]
    required = {BOX.kingdom_ids[kingdom] for kingdom in realm.required}
    assert required == {*(["mamluks"] if seats <= 4 else []), *(["byzantines"] if seats <= 8 else [])}


def test_every_player_finds_a_kingdom_of_his_faith_on_the_smallest_map() -> None:
    for seats in range(3, 11):
        realm = new(seats, 1).realm
        for faith, wanted in enumerate(realm.quota):
            assert sum(BOX.kingdom_faith[kingdom] == faith for kingdom in realm.to_choose) >= wanted


@clause("medioevo", "6.02.b")
def test_nothing_moves_to_a_zone_that_is_not_in_play() -> None:
    s = new(3, 1, placement="automatic")
    while not s.round:
        s.apply(s.options()[0])
    astronomer = 0
    s.techs[astronomer] = (1 << len(TECHNOLOGIES)) - 1
    found = reach_by_sea(s, astronomer, 0, at(s, "alboran_sea"), 20, 10)
    assert at(s, "granada") not in found
    assert all(s.realm.in_play[land] for land in found if land < LAND)


# --- pieces and cards ------------------------------------------------------------------------------------------------


@clause("medioevo", "1.04", "1.05", "1.06", "1.08", "1.11", "1.13", "1.17", "7.10.sup")
def test_what_may_run_short() -> None:
    supply = BOX.supply
    assert (supply.cathedrals, supply.commanders, supply.barbarian_generals) == (20, 10, 3)
    assert (supply.vehicles_of_a_kind, supply.trade_buildings, supply.grain_reserves) == (30, 36, 4)
    last = BOX.levels[-1]
    assert (last.catapults, last.bombards, last.banners, last.vehicles) == (2, 1, 3, 3)
    assert len(BOX.towers) == 3


@clause("medioevo", "1.02", "3.08.c")
def test_barbarians_are_one_side_beside_ten_players() -> None:
    playable = [kingdom for kingdom in BOX.contents.kingdom if kingdom.playable]
    assert [len(kingdom.territories) for kingdom in playable] == [8] * 10
    s = position(person(), asks="TradeMenu")
    assert s.lands(-1) == s.realm.lands


@clause("medioevo", "1.07", "1.16", "6.01.a", "6.01.d")
def test_the_decks() -> None:
    assert len(BOX.empire_deck) == 153
    assert POPE_CARD not in BOX.empire_deck
    assert CARDS[POPE_CARD] == "pope"
    assert len(TECHNOLOGIES) * 10 == 240
    assert (len(BOX.event_deck), len(BOX.calamity_deck), len(BOX.treasure_deck)) == (40, 20, 40)
    assert len(BOX.objective_ids) == 30
    assert all(BOX.objective_kingdom.count(kingdom) in (0, 3) for kingdom in range(len(BOX.kingdom_ids)))


@clause("medioevo", "1.10", "3.07.a", "3.10.a")
def test_eight_goods_and_a_price_of_each_in_every_city() -> None:
    assert GOODS[:8] == ("salt", "iron", "hides", "grain", "slaves", "spices", "textiles", "wine")
    antioch = BOX.city_ids.index("antioch")
    prices = {good: (BOX.buy[antioch][n], BOX.sell[antioch][n]) for n, good in enumerate(GOODS)}
    assert (prices["spices"], prices["textiles"], prices["wine"]) == ((38, 36), (24, 22), (40, 38))
    assert prices["grain"] == (12, 10)
    for buy, sell in zip(BOX.buy, BOX.sell, strict=True):
        assert all(0 < sold < bought for bought, sold in zip(buy[:8], sell[:8], strict=True))


@clause("medioevo", "1.09", "1.18", "3.08.a", "3.08.b", "3.22")
def test_florins_armies_and_goods_are_only_counted() -> None:
    s = position(person(florins=10**6, reserve=900), asks="TradeMenu")
    assert s.broken_laws() == [] or all("card" in law or "event" in law or "calamity" in law for law in s.broken_laws())
    assert (s.florins[0], s.reserve[0]) == (10**6, 900)
