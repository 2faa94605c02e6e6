"""The placement phase: what waits behind the panel goes onto the map."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.constants import RESERVE
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    SLOT,
    at,
    banner,
    choose,
    engine,
    land,
    person,
    position,
    refusal,
    step,
    texts,
    vehicle,
)

CITY = land(settlement="encampment", fortification="fort")
LANDS = {"triveneto": CITY, "lombardy": land(), "swabia": CITY}


def placing(technologies: str = "", lands: dict[str, dict[str, Any]] | None = None, **more: Any) -> Medioevo:
    table = {name: more.pop(name) for name in ("options", "pope", "asks") if name in more}
    one = person(technologies=technologies, **more)
    table.setdefault("asks", "PlacementMenu")
    return position(one, lands=lands or LANDS, phase="placement", **table)


def places(s: Medioevo, piece: str) -> set[str]:
    """Where a piece may go."""
    return {str(option.args[1]) for option in s.options() if option.verb == "deploy" and option.first == piece}


@clause("medioevo", "7.09.a")
def test_some_is_placed_and_the_rest_stays_in_reserve() -> None:
    s = placing(reserve=9)
    choose(s, "deploy:army.triveneto.6", "done")
    assert (s.armies[at(s, "triveneto")], s.reserve[0]) == (7, 3)


@clause("medioevo", "7.09.b", "3.27.13.b", "3.14.c")
@pytest.mark.parametrize(
    ("piece", "waiting"),
    [
        ("army", {"reserve": 5}),
        ("banner", {"banners": [banner("reserve")]}),
        ("caravan", {"vehicles": [vehicle("caravan", "reserve")]}),
        ("cavalry", {"vehicles": [vehicle("cavalry", "reserve")]}),
        ("catapult", {"engines": [engine("reserve")]}),
        ("bombard", {"engines": [engine("reserve", 3)]}),
    ],
)
def test_cities_without_roads_any_own_land_with_them(piece: str, waiting: dict[str, Any]) -> None:
    assert places(placing(**waiting), piece) == {"triveneto", "swabia"}
    assert places(placing("roads", **waiting), piece) == {"triveneto", "swabia", "lombardy"}
    assert not places(placing(lands={"lombardy": land(), "tuscany": land()}, **waiting), piece)


@clause("medioevo", "7.09.b", "3.27.13.b")
@pytest.mark.parametrize("kind", ["trade_ship", "warship"])
def test_ships_only_in_an_own_port(kind: str) -> None:
    s = placing("roads", vehicles=[vehicle(kind, "reserve")])
    assert places(s, kind) == {"triveneto"}
    choose(s, f"deploy:{kind}.triveneto")
    assert s.vehicle_at[SLOT[kind]] == at(s, "triveneto")


@clause("medioevo", "7.09.c")
def test_armies_may_crowd_a_land_for_the_turn() -> None:
    s = placing(reserve=200)
    choose(s, "deploy:army.triveneto.200")
    assert s.armies[at(s, "triveneto")] == 201


@clause("medioevo", "7.09.a", "7.09.c")
def test_a_long_list_offers_round_numbers_and_any_number_takes_several_choices() -> None:
    s = placing(reserve=3)
    assert [text for text in texts(s) if "swabia" in text] == [f"deploy:army.swabia.{n}" for n in (1, 2, 3)]
    s = placing(reserve=37)
    assert [text for text in texts(s) if "swabia" in text] == [
        f"deploy:army.swabia.{n}" for n in (1, 2, 3, 4, 5, 10, 20, 37)
    ]
    assert refusal(s, "deploy:army.swabia.7").message.key == "reason-round-number"
    choose(s, "deploy:army.swabia.5", "deploy:army.swabia.2")
    assert (s.armies[at(s, "swabia")], s.reserve[0]) == (8, 30)


@clause("medioevo", "7.09.d")
def test_armies_go_straight_aboard_for_nothing() -> None:
    s = placing(reserve=30, vehicles=[vehicle("cavalry", "triveneto"), vehicle("caravan", "lombardy")])
    assert refusal(s, "embark:caravan.1.5").clause == "7.09.b"
    assert refusal(s, "embark:cavalry.1.21").clause == "7.09.c"
    choose(s, "embark:cavalry.1.20")
    assert (s.vehicle_armies[SLOT["cavalry"]], s.vehicle_spent[SLOT["cavalry"]], s.reserve[0]) == (20, 0, 10)


@clause("medioevo", "3.17.a")
def test_a_general_joins_a_banner_wherever_it_is() -> None:
    flags = [banner("lombardy", general=True), banner("cavalry.1", 2), banner("reserve", 3)]
    s = placing(generals=1, banners=flags, vehicles=[vehicle("cavalry", "lombardy")])
    assert [text for text in texts(s) if text.startswith("deploy:general")] == ["deploy:general.2"]
    choose(s, "deploy:general.2")
    assert (s.banner_general[:3], s.generals[0]) == ([1, 1, 0], 0)


@clause("medioevo", "3.06.j", "3.09.b")
def test_a_new_vehicle_has_its_whole_movement() -> None:
    s = placing(vehicles=[vehicle("cavalry", "reserve")])
    choose(s, "deploy:cavalry.swabia")
    assert (s.vehicle_at[SLOT["cavalry"]], s.vehicle_spent[SLOT["cavalry"]]) == (at(s, "swabia"), 0)


# --- buildings -------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.03.a", "3.03.d", "3.03.f", "9.02.f")
def test_a_settlement_rises_by_one_level_a_turn_in_a_city_territory() -> None:
    razed = {"triveneto": land(), "swabia": CITY, "lombardy": land()}
    s = placing(lands=razed, stock=["encampment", "village", "village"])
    assert places(s, "encampment") == {"triveneto"}
    assert places(s, "village") == {"swabia"}
    choose(s, "deploy:encampment.triveneto")
    # A village needs an encampment of an earlier turn.
    assert places(s, "village") == {"swabia"}
    choose(s, "deploy:village.swabia")
    assert not places(s, "village")
    assert (s.settlement[at(s, "triveneto")], s.settlement[at(s, "swabia")]) == (1, 2)


@clause("medioevo", "3.04.a", "3.04.c", "3.04.g", "3.04.h", "3.26.15.b")
def test_fortifications_rise_level_by_level_under_their_settlement() -> None:
    lands = {
        "triveneto": land(settlement="town", fortification="fort"),
        "swabia": CITY,
        "lombardy": land(),
        "tuscany": land(settlement="encampment"),
    }
    s = placing(lands=lands, stock=["fort", "castle", "palace"])
    assert places(s, "fort") == {"lombardy", "tuscany"}
    assert places(s, "castle") == {"triveneto"}
    assert not places(s, "palace")
    choose(s, "deploy:castle.triveneto")
    # The palace would be the second step of this turn.
    assert not places(s, "palace")
    choose(s, "deploy:fort.lombardy")
    assert (s.fort[at(s, "triveneto")], s.fort[at(s, "lombardy")]) == (2, 1)


@clause("medioevo", "3.04.c")
def test_a_settlement_raised_in_the_same_phase_counts_for_the_castle() -> None:
    s = placing(stock=["village", "castle"])
    assert not places(s, "castle")
    choose(s, "deploy:village.swabia")
    assert places(s, "castle") == {"swabia"}


SICILIES = ("campania", "apulia", "calabria", "sicily")


@clause("medioevo", "3.05.c", "3.05.d", "3.05.f")
def test_a_cathedral_needs_the_whole_kingdom_and_a_free_place_in_it() -> None:
    whole = {id: land() for id in SICILIES}
    assert places(placing(lands=whole, stock=["cathedral"]), "cathedral") == set(SICILIES)
    part = {**whole, "apulia": land(1)}
    assert not places(placing(lands=part, stock=["cathedral"]), "cathedral")
    # One cathedral in a kingdom of four, whoever built it.
    full = {**whole, "sicily": land(cathedral=True)}
    assert not places(placing(lands=full, stock=["cathedral"]), "cathedral")
    castile = ("galicia", "leon", "biscay", "old_castile", "new_castile", "extremadura", "andalusia", "murcia")
    eight = {id: land(cathedral=id == "leon") for id in castile}
    assert places(placing(lands=eight, stock=["cathedral"]), "cathedral") == set(castile) - {"leon"}


@clause("medioevo", "3.05.e")
def test_a_standing_cathedral_stays_when_the_kingdom_is_lost() -> None:
    part = {"campania": land(cathedral=True), "apulia": land(1)}
    assert placing(lands=part).cathedral[at(placing(), "campania")] == 1


@clause("medioevo", "3.05.g", "6.04.c")
def test_only_the_pope_builds_in_rome_at_the_cost_of_a_place_at_home() -> None:
    castile = ("galicia", "leon", "biscay", "old_castile", "new_castile", "extremadura", "andalusia", "murcia")
    lands = {**{id: land() for id in castile}, "papal_state": land()}
    assert "papal_state" not in places(placing(lands=lands, stock=["cathedral"], kingdom="castile"), "cathedral")
    pope = placing(lands=lands, stock=["cathedral"], kingdom="castile", pope=0)
    assert "papal_state" in places(pope, "cathedral")
    both = {**lands, "papal_state": land(cathedral=True), "leon": land(cathedral=True)}
    s = placing(lands=both, stock=["cathedral"], kingdom="castile", pope=0)
    assert not places(s, "cathedral")


@clause("medioevo", "3.05.h", "3.26.14.a")
def test_a_first_cathedral_turns_up_the_tax_collector() -> None:
    s = placing(lands={id: land() for id in SICILIES}, stock=["cathedral"], hand=["tax_collector"])
    choose(s, "deploy:cathedral.sicily")
    assert (len(s.hands[0]), len(s.shown[0])) == (0, 1)


@clause("medioevo", "10.04.a")
def test_one_trade_building_to_a_standing_own_city() -> None:
    lands = {"triveneto": CITY, "swabia": land(settlement="encampment", trade_building="mine"), "tuscany": land()}
    s = placing(lands=lands, stock=["market"], options={"trade_buildings": True})
    assert places(s, "market") == {"triveneto"}
    choose(s, "deploy:market.triveneto")
    assert s.building[at(s, "triveneto")] == 2


@clause("medioevo", "7.09.a", "6.03.f", "3.12.a")
def test_what_waits_is_hidden_from_the_others() -> None:
    s = placing(reserve=7, stock=["fort"], vehicles=[vehicle("cavalry", "reserve")], generals=1, florins=55)
    mine, other = s.view(0)["board"]["players"][0], s.view(1)["board"]["players"][0]
    assert (mine["reserve"], mine["stock"], mine["florins"], mine["generals"]) == (7, ["fort"], 55, 1)
    assert not {"reserve", "stock", "florins", "generals", "vehicles"} & set(other)
    assert s.vehicle_at[SLOT["cavalry"]] == RESERVE


@clause("medioevo", "7.09.a")
def test_an_empty_reserve_is_asked_about_because_passing_would_tell_the_others() -> None:
    s = placing(asks=[step("PlacementPhase")])
    assert texts(s) == ["done"]
    s = placing(asks=[step("PlacementPhase")], reserve=1)
    choose(s, "deploy:army.swabia.1")
    assert texts(s) == ["done"]
