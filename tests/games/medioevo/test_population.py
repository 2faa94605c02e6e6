"""How much may stay in a place: the worked limits of 3.09 and their parts."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.population import (
    army_room,
    banner_limit,
    goods_room,
    guest_limit,
    population,
    population_limit,
    room,
    vehicle_limit,
)
from tests.clauses import clause
from tests.games.medioevo.positions import (0, 02, 03, 04, 05, 06, 07, 09, 1, 10, 12, 15, 18, 19, 2, 20, 25, 27, 3, 30, 4, 40, 5, 50, 6, 60, 70, 80, Any, False, None, Population, TradeMenu, True, a, agriculture, an, and, armies, army_room, asks, assert, at, b, banner, banner_limit, banners, barbarian_general, bosphorus, built, c, capital, caravan, castle, cathedral, cavalry, clause, commander, d, def, encampment, ex1, ex2, ex3, ex4, ex5, f, fmt, for, fort, fortification, fortress, full, g, goods, goods_room, granada, guest_limit, here, if, in, int, j, kind, known, land, lands, leader, level, limits, lombardy, mark, medioevo, n, next, of, options, own, p, palestine, parametrize, people, person, place, population, population_limit, position, pottery, provence, pytest, q, r, return, room, s, salt, sea, settlement, size, skip, slot, spoils, str, syrian_desert, t, technologies, test_a_cathedral_of_barbarians_still_adds, test_a_city_doubles_vehicles_and_holds_banners_by_its_level, test_a_desert_with_fort_and_cathedral, test_a_fortress_adds_no_more_than_a_fort, test_a_hill_with_village_and_castle, test_a_plain, test_a_plain_with_everything, test_a_tower_adds_ten_where_towers_are_played, test_barbarian_leaders_hold_more_people, test_farming_adds_ten_on_plains_once, test_guests_with_a_banner_are_tested_against_the_bare_terrain, test_holds_by_level, test_loads_count_against_their_vehicle_and_goods_on_land_against_the_land, test_seas_hold_three_vehicles_and_a_banner_oceans_six, test_spoils_count_only_where_a_player_owns_the_land, towers, town, trade_ship, triveneto, tuple, tuscany, u, upper_adriatic, v, vehicle, vehicle_at, vehicle_limit, vehicles, vehicles_of, village, warship, west_atlantic, wild, wine, x)
