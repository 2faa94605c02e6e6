"""The event dice, event cards, rebellions."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.constants import ABSENT, BARBARIAN, COMMANDER, GENERAL
from regnum.games.medioevo.rules.barbarians.rebellion import Rebellion
from regnum.games.medioevo.rules.round.event_dice import BarbariansBuild, EventDice, RollEventDice
from regnum.games.medioevo.rules.round.events import DrawEvent, roll_land_zone, strike
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    at,
    banner,
    choose,
    engine,
    game,
    go_on,
    land,
    person,
    position,
    texts,
    throw,
    vehicle,
    wild,
)

D4, D6 = 4, 6
SHIP, CARAVAN, WARSHIP, CAVALRY = 0, 3, 6, 9  # first slots of player 0
OTHERS = {"kiev": land(1, 9), "moscow": land(2, 9)}  # so that nobody is out


def _dice(s: Medioevo, one: int, other: int, *more: tuple[int, int]) -> Medioevo:
    throw(s, (D6, one), (D6, other), *more)
    return go_on(s, RollEventDice(0))


# --- the dice --------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.04.a", "3.29.b", "3.30.a")
def test_the_chances_of_two_dice_with_a_skull() -> None:
    rolls = [(one, other) for one in range(6) for other in range(6)]
    assert sum((one == 0) + (other == 0) == 1 for one, other in rolls) == 10
    assert sum(one == other == 0 for one, other in rolls) == 1
    assert sum(one == other != 0 for one, other in rolls) == 5


@clause("medioevo", "7.04.b", "3.29.b", "3.29.e")
def test_one_skull_brings_an_event_and_then_rebellions() -> None:
    lands = {"leon": land(0, 3), "galicia": land(0, 4), **OTHERS}
    s = position(asks=[], lands=lands, event_pile=["fair", "mud"])
    _dice(s, 1, 4, (D4, 1), (D4, 3), (D6, 4))
    assert s.event_pile == (s.box.event_ids.index("fair"),)
    assert s.event_discards == (s.box.event_ids.index("mud"),)
    assert s.owner[at(s, "leon")] == BARBARIAN
    assert s.owner[at(s, "galicia")] == 0


@clause("medioevo", "7.04.g", "3.30.a", "3.30.b", "3.30.c")
def test_two_skulls_bring_a_calamity_to_the_roller() -> None:
    s = position(asks=[], lands={"leon": land(0, 30)}, calamity_pile=["council", "famine"])
    _dice(s, 1, 1, (12, 2))
    assert s.armies[at(s, "leon")] == 10
    assert s.calamity_discards == (s.box.calamity_ids.index("famine"),)


@clause("medioevo", "3.30.b", "1.16")
def test_the_deck_of_calamities() -> None:
    box = game().box
    assert len(box.calamity_deck) == 20
    assert len(box.calamity_ids) == 17


@clause("medioevo", "3.29.e", "3.30.b")
def test_used_cards_are_shuffled_anew_when_a_deck_is_empty() -> None:
    s = position(
        asks=[], lands={"leon": land(0, 9), **OTHERS}, event_discards=["fair", "mud"], calamity_discards=["council"]
    )
    throw(s, (D6, 1), (D6, 4), more=True)  # the deck is shuffled between these dice and those of the event
    go_on(s, RollEventDice(0))
    assert len(s.event_pile) == len(s.event_discards) == 1
    _dice(s, 1, 1)
    assert s.calamity_discards == (s.box.calamity_ids.index("council"),)


@clause("medioevo", "7.04.h")
def test_after_a_calamity_barbarian_cities_and_forts_rise() -> None:
    lands = {
        "kent": wild(settlement="encampment", fortification="fort"),
        "flanders": wild(settlement="capital", fortification="fortress"),
        "andalusia": wild(),
        "lothian": wild(settlement="village"),
        "leon": wild(fortification="fort"),
        "portugal": land(0, settlement="village", fortification="fort"),
    }
    s = go_on(position(asks=[], lands=lands), BarbariansBuild())
    levels = {id: (s.settlement[at(s, id)], s.fort[at(s, id)]) for id in lands}
    assert levels == {
        "kent": (2, 2),
        "flanders": (4, 4),
        "andalusia": (1, 0),
        "lothian": (3, 0),
        "leon": (0, 1),
        "portugal": (2, 1),
    }


@clause("medioevo", "7.04.i")
def test_another_double_adds_an_army_to_all_barbarians_and_they_are_checked() -> None:
    pirate = {"at": "celtic_sea", "armies": 3}
    s = position(asks=[], lands={"leon": land(0, 9), "kent": wild(4)}, pirates=[pirate])
    _dice(s, 3, 3)
    assert s.armies[at(s, "kent")] == 5
    assert s.armies[at(s, "galicia")] == 2
    assert s.armies[at(s, "leon")] == 9
    assert s.pirates[0][1] == 3


@clause("medioevo", "7.04.i", "7.04.k")
def test_a_double_may_make_them_strong_enough_to_attack() -> None:
    s = position(asks=[], lands={"leon": land(0, 2), "galicia": wild(2), "kent": land(0, 9)})
    _dice(s, 3, 3, *[(D6, n) for n in (6, 6, 1, 1, 1)])
    assert s.owner[at(s, "leon")] == BARBARIAN


@clause("medioevo", "7.04.a", "7.04.q", "2.07")
def test_pirates_sail_before_the_dice_fall() -> None:
    pirate = {"at": "celtic_sea", "armies": 3}
    s = position(
        asks=[], lands={"leon": land(0, 9), **OTHERS}, pirates=[pirate], event_pile=["mud"], calamity_pile=["council"]
    )
    go_on(s, EventDice(0))
    assert s.pirates[0][0] in s.box.sea_links[at(s, "celtic_sea")]


# --- rebellions ------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.04.d")
def test_territories_with_as_many_armies_as_the_die_or_fewer_rebel() -> None:
    lands = {"leon": land(0, 1), "galicia": land(0, 4), "kent": land(1, 3), "wales": land(1, 2)}
    ships = [vehicle("caravan", "leon", armies=3)]
    visitor = [vehicle("caravan", "wales", armies=9)]
    s = position(person(vehicles=ships), person(), person(vehicles=visitor), asks=[], lands=lands)
    throw(s, (D4, 3), (D6, 4), (D6, 4))
    go_on(s, Rebellion())
    owners = [s.owner[at(s, id)] for id in lands]
    assert owners == [0, 0, BARBARIAN, BARBARIAN]


@clause("medioevo", "7.04.e", "3.18.a", "3.19.a", "3.03.h", "3.05.j", "3.07.e")
@pytest.mark.parametrize(("die", "leader"), [(4, COMMANDER), (6, GENERAL)])
def test_all_the_owner_has_there_goes_and_buildings_stay(die: int, leader: int) -> None:
    lands = {
        "kent": land(0, 1, settlement="village", fortification="castle", cathedral=True, goods={"wine": 3}),
        "leon": land(0, 9),
    }
    one = person(
        vehicles=[vehicle("caravan", "kent", goods={"iron": 2})],
        banners=[banner("kent", general=True)],
        engines=[engine("kent")],
    )
    s = position(one, asks=[], lands=lands)
    throw(s, (D4, 1), (D6, die))
    go_on(s, Rebellion())
    kent = at(s, "kent")
    assert (s.owner[kent], s.armies[kent], s.leader[kent]) == (BARBARIAN, die, leader)
    assert (s.settlement[kent], s.fort[kent], s.cathedral[kent]) == (2, 2, 1)
    assert sum(s.goods[kent]) == 0
    assert s.vehicle_at[CARAVAN] == s.banner_at[0] == s.engine_at[0] == ABSENT
    assert s.honour == [0, 0, 0]


@clause("medioevo", "7.04.f", "1.06", "1.11")
def test_a_missing_general_is_a_commander_and_a_missing_commander_nobody() -> None:
    generals = {id: wild(leader="barbarian_general") for id in ("lydia", "lycia", "thrace")}
    commanders = ("atlas", "sus", "rif", "tlemcen", "algiers", "tafilalt", "morocco", "numidia", "tunisia", "granada")
    lands = {"kent": land(0, 1), "leon": land(0, 9), **generals}
    s = position(asks=[], lands=lands)
    throw(s, (D4, 1), (D6, 6))
    go_on(s, Rebellion())
    assert s.leader[at(s, "kent")] == COMMANDER
    s = position(asks=[], lands={**lands, **{id: wild(leader="commander") for id in commanders}})
    throw(s, (D4, 1), (D6, 6))
    go_on(s, Rebellion())
    assert s.leader[at(s, "kent")] == 0
    assert s.armies[at(s, "kent")] == 6


@clause("medioevo", "7.04.e", "5.01.za")
def test_visitors_in_a_rebelling_territory_are_judged_by_their_escort() -> None:
    lands = {"kent": land(0, 1), "leon": land(0, 9), "wales": land(1, 9)}
    s = position(person(), person(vehicles=[vehicle("caravan", "kent", armies=5)]), asks=[], lands=lands)
    throw(s, (D4, 1), (D6, 4))
    go_on(s, Rebellion())
    assert s.vehicle_armies[12 + CARAVAN] == 5
    s = position(person(), person(vehicles=[vehicle("caravan", "kent")]), asks=[], lands=lands)
    throw(s, (D4, 1), (D6, 4))
    go_on(s, Rebellion())
    assert s.vehicle_at[12 + CARAVAN] == ABSENT


@clause("medioevo", "7.04.v", "3.20.j", "4.03.h")
def test_when_rome_rebels_the_pope_dies() -> None:
    s = position(person(honour=1), asks=[], lands={"papal_state": land(0, 1), "leon": land(0, 9)}, pope=0)
    throw(s, (D4, 2), (D6, 1))
    go_on(s, Rebellion())
    assert s.pope < 0
    assert s.honour[0] == 0


@clause("medioevo", "7.04.e", "7.10.el.c")
def test_whoever_loses_his_last_territory_so_is_out() -> None:
    s = position(asks=[], lands={"kent": land(0, 1), "leon": land(1, 9), "wales": land(2, 9)})
    throw(s, (D4, 2), (D6, 1))
    go_on(s, Rebellion())
    assert s.eliminated == (0,)


# --- event cards -----------------------------------------------------------------------------------------------------


@clause("medioevo", "3.29.a", "1.16")
def test_twenty_cards_strike_land_and_twenty_the_sea() -> None:
    cards = game().box.contents.event_card
    assert sum(card.count for card in cards if card.zone == "land") == 20
    assert sum(card.count for card in cards if card.zone == "sea") == 20


@clause("medioevo", "3.29.c", "3.29.d", "7.04.c")
def test_a_land_card_strikes_its_vehicles_in_one_land_zone_whoever_owns_them() -> None:
    mine = [vehicle("caravan", "thrace"), vehicle("cavalry", "leon"), vehicle("trade_ship", "thrace")]
    theirs = [vehicle("cavalry", "lydia")]
    lands = {"thrace": land(0), "lydia": land(1), "leon": land(0)}
    s = position(person(vehicles=mine), person(vehicles=theirs), asks=[], lands=lands, event_pile=["mud"])
    throw(s, (D4, 1))
    go_on(s, DrawEvent())
    assert s.vehicle_bonus[CARAVAN] == -3
    assert s.vehicle_bonus[12 + CAVALRY] == -3
    assert s.vehicle_bonus[CAVALRY] == s.vehicle_bonus[SHIP] == 0


@clause("medioevo", "3.29.c", "3.29.d", "7.04.c")
def test_a_sea_card_strikes_ships_at_sea_and_in_the_ports_of_a_zone() -> None:
    mine = [vehicle("warship", "thrace"), vehicle("trade_ship", "western_black_sea"), vehicle("caravan", "thrace")]
    other = [vehicle("trade_ship", "celtic_sea")]
    s = position(
        person(vehicles=mine), person(vehicles=other), asks=[], lands={"thrace": land(0)}, event_pile=["fair_wind"]
    )
    zones = {s.box.sea_zone[sea] for sea in s.box.port_seas[at(s, "thrace")]}
    assert 5 in zones
    throw(s, (D6, 6))
    go_on(s, DrawEvent())
    assert s.vehicle_bonus[WARSHIP] == s.vehicle_bonus[SHIP] == 3
    assert s.vehicle_bonus[CARAVAN] == s.vehicle_bonus[12 + SHIP] == 0


@clause("medioevo", "3.01.c")
@pytest.mark.parametrize("number", range(1, 7))
def test_zones_are_picked_by_a_die(number: int) -> None:
    seas = ("celtic_sea", "skagerrak", "kattegat", "alboran_sea", "ionian_sea", "sea_of_azov")  # A to F
    ships = [vehicle("warship" if n // 3 else "trade_ship", sea, 1 + n % 3) for n, sea in enumerate(seas)]
    s = position(person(vehicles=ships), asks=[], event_pile=["fair_wind"])
    slots = [s.vehicle_at.index(at(s, sea)) for sea in seas]
    throw(s, (D6, number))
    go_on(s, DrawEvent())
    assert [s.vehicle_bonus[slot] for slot in slots] == [3 if n == number else 0 for n in range(1, 7)]
    if number <= D4:
        throw(s, (D4, number))
        assert roll_land_zone(s) == number


@clause("medioevo", "3.01.c", "3.29.c", "7.04.c")
def test_a_land_zone_that_is_not_in_play_is_rolled_again() -> None:
    s = game().new(3, 1)
    assert isinstance(s, Medioevo)
    while s.round == 0:
        s.apply(s.options()[0])
    s.event_pile = (s.box.event_ids.index("mud"),)
    assert 4 not in s.realm.zones
    throw(s, (D4, 4), (D4, 3), (D4, 2))
    count = s.rng.count
    DrawEvent().run(s)
    assert s.rng.count == count + 3


@clause("medioevo", "3.29.d")
def test_without_vehicles_there_the_card_has_no_effect() -> None:
    s = position(asks=[], lands={"leon": land(0, 9), **OTHERS}, event_pile=["toll"])
    throw(s, (D4, 1))
    go_on(s, DrawEvent())
    assert s.seat == 2
    assert s.event_discards == (s.box.event_ids.index("toll"),)


def _struck(card: str, *dice: int, kind: str = "caravan", place: str = "leon", **more: Any) -> Medioevo:
    """What an event card does to one vehicle of player 0, the zone apart."""
    load: dict[str, Any] = {
        "armies": 6,
        **({"goods": {"wine": 7}} if kind in ("caravan", "trade_ship") else {}),
        **more,
    }
    lands = {"leon": land(0, 3), "portugal": land(0, 3, settlement="village")}
    s = position(person(florins=15, vehicles=[vehicle(kind, place, **load)]), asks=[], lands=lands)
    throw(s, *[(D6, die) for die in dice])
    slot = {"trade_ship": SHIP, "caravan": CARAVAN, "warship": WARSHIP, "cavalry": CAVALRY}[kind]
    for effect in s.box.contents.event_card[s.box.event_ids.index(card)].effects:
        strike(s, slot, effect)
    return go_on(s)


@clause("medioevo", "3.29.d", "2.04")
def test_brigands_take_half_the_goods_on_four_or_more() -> None:
    assert sum(_struck("brigands", 3).vehicle_goods[CARAVAN]) == 7
    assert sum(_struck("brigands", 4).vehicle_goods[CARAVAN]) == 4  # of seven three and a half, rounded down, are lost
    assert sum(_struck("brigands", 4, goods={"wine": 1}).vehicle_goods[CARAVAN]) == 1
    assert _struck("brigands", 4, goods={"wine": 5, "salt": 2}).vehicle_goods[CARAVAN] == (2, 0, 0, 0, 0, 0, 0, 2, 0)


@clause("medioevo", "3.29.d", "3.29.e")
def test_a_toll_is_paid_or_the_vehicle_stays() -> None:
    s = _struck("toll")
    assert texts(s) == ["yes", "no"]
    paid = choose(s.copy(), "yes")
    assert (paid.florins[0], paid.vehicle_marks[CARAVAN]) == (5, 0)
    assert choose(s, "no").vehicle_marks[CARAVAN] == 1
    assert _struck("leak", kind="warship", place="celtic_sea").vehicle_marks[WARSHIP] == 1  # twenty florins


@clause("medioevo", "3.29.e")
def test_snow_calm_and_floods_hold_vehicles_fast() -> None:
    assert _struck("snow", place="leon").vehicle_marks[CARAVAN] == 1
    assert _struck("snow", place="portugal").vehicle_marks[CARAVAN] == 0
    assert _struck("calm", kind="warship", place="celtic_sea").vehicle_marks[WARSHIP] == 1
    assert _struck("calm", kind="warship", place="portugal").vehicle_marks[WARSHIP] == 0
    assert _struck("flood").vehicle_marks[CARAVAN] == 4
    assert _struck("fair").vehicle_marks[CARAVAN] == 8


@clause("medioevo", "3.29.d")
def test_a_dead_horse_leaves_its_load_on_own_land() -> None:
    s = _struck("glanders", 6, kind="cavalry")
    assert s.vehicle_at[CAVALRY] == ABSENT
    assert s.armies[at(s, "leon")] == 9
    alive = _struck("glanders", 5, kind="cavalry")
    assert alive.vehicle_bonus[CAVALRY] == -2
    assert alive.vehicle_armies[CAVALRY] == 6


@clause("medioevo", "3.29.d")
def test_an_ambush_costs_armies_or_goods() -> None:
    s = _struck("ambush")
    assert texts(s) == ["cargo:armies", "cargo:goods"]
    assert choose(s.copy(), "cargo:armies").vehicle_armies[CARAVAN] == 4
    assert sum(choose(s, "cargo:goods").vehicle_goods[CARAVAN]) == 2
    assert sum(_struck("ambush", armies=0).vehicle_goods[CARAVAN]) == 2
    assert _struck("desertion", kind="cavalry").vehicle_armies[CAVALRY] == 3


@clause("medioevo", "3.29.d", "2.04")
def test_dangers_of_the_sea_spare_ships_in_port() -> None:
    at_sea = {"kind": "trade_ship", "place": "celtic_sea"}
    s = _struck("squall", 5, **at_sea)
    assert (s.vehicle_armies[SHIP], sum(s.vehicle_goods[SHIP])) == (3, 4)  # halves of six and of seven, rounded down
    assert _struck("squall", 5, **at_sea, armies=5).vehicle_armies[SHIP] == 3
    assert _struck("shipwreck", 6, **at_sea).vehicle_at[SHIP] == ABSENT
    assert _struck("shipwreck", 5, **at_sea).vehicle_at[SHIP] != ABSENT
    assert sum(_struck("corsairs", 5, **at_sea).vehicle_goods[SHIP]) == 0
    in_port = {"kind": "trade_ship", "place": "portugal"}
    for card in ("squall", "shipwreck", "corsairs", "mutiny"):
        assert sum(_struck(card, 6, **in_port).vehicle_goods[SHIP]) == 7


@clause("medioevo", "3.29.d")
def test_mutineers_become_pirates() -> None:
    s = _struck("mutiny", 6, kind="warship", place="celtic_sea")
    assert s.vehicle_at[WARSHIP] == ABSENT
    assert s.pirates == ((at(s, "celtic_sea"), 6, 0),)


@clause("medioevo", "3.29.d")
def test_an_escort_of_warships_keeps_corsairs_away() -> None:
    ships = [vehicle("trade_ship", "celtic_sea", goods={"wine": 7}), vehicle("warship", "celtic_sea")]
    s = position(person(vehicles=ships), asks=[], lands={"leon": land(0)})
    throw(s, (D6, 6))
    strike(s, SHIP, s.box.contents.event_card[s.box.event_ids.index("corsairs")].effects[0])
    assert sum(s.vehicle_goods[SHIP]) == 7


@clause("medioevo", "3.29.d")
def test_salvage_fills_the_hold_as_far_as_there_is_room() -> None:
    s = _struck("salvage", kind="trade_ship", place="celtic_sea", goods={})
    assert sum(s.vehicle_goods[SHIP]) == 5


@clause("medioevo", "4.03.n")
def test_no_event_changes_honour() -> None:
    for card in game().box.contents.event_card:
        kind = card.affects[0]
        place = "celtic_sea" if kind in ("trade_ship", "warship") else "leon"
        s = _struck(card.id, 6, kind=kind, place=place)
        assert s.honour == [0, 0, 0]
