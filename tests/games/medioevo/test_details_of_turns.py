"""What the options of a turn say of what they use up, may cost, open and end."""

from __future__ import annotations

import pytest

from regnum.core.details import Trigger
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    banner,
    choose,
    game,
    home,
    land,
    level,
    person,
    position,
    step,
    vehicle,
    wild,
)
from tests.games.medioevo.test_details import details

# --- movement --------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.02.f")
def test_a_journey_tells_the_points_before_and_after() -> None:
    lands = {"croatia": land(), "triveneto": land(), "lombardy": land()}
    s = position(person(vehicles=[vehicle("cavalry", "croatia")]), asks="CombatMenu", lands=lands, phase="combat")
    choose(s, "use:cavalry.1")
    now, then = details(s, "go:triveneto").figures["players.0.vehicles.1.points"]
    assert now > then
    choose(s, "go:triveneto", "use:cavalry.1")
    assert details(s, "go:lombardy").figures["players.0.vehicles.1.points"][0] == then


@clause("medioevo", "5.01.za")
@pytest.mark.parametrize(("armies", "triggers"), [(1, (Trigger("trigger-barbarians", (0,)),)), (2, ())])
def test_whoever_is_outnumbered_on_barbarian_land_is_told_of_an_attack(
    armies: int, triggers: tuple[Trigger, ...]
) -> None:
    """Barbarians let pass who has more armies than they."""
    lands = {"croatia": land(), "triveneto": wild(armies=1)}
    rider = person(vehicles=[vehicle("cavalry", "croatia", armies=armies)])
    s = position(rider, asks="CombatMenu", lands=lands, phase="combat")
    choose(s, "use:cavalry.1")
    assert details(s, "go:triveneto").triggers == triggers


@clause("medioevo", "7.10.c", "7.10.d")
def test_a_banner_leads_all_but_one_army_from_its_own_land() -> None:
    lands = {"croatia": land(armies=5), "triveneto": land(armies=2)}
    s = position(person(banners=[banner("croatia")]), asks="CombatMenu", lands=lands, phase="combat")
    told = details(s, "march:1.triveneto")
    assert told.limit == (0, 4)
    assert told.figures == {"players.0.banners.1.points": (1, 0)}
    choose(s, "march:1.triveneto")
    assert details(s, "amount:3").figures == {"lands.croatia.armies": (5, 2), "lands.triveneto.armies": (2, 5)}


@clause("medioevo", "3.06.e", "3.06.f")
def test_what_is_passed_is_counted_on_both_sides() -> None:
    lands = {"croatia": land(armies=4, goods={"salt": 3})}
    riders = person(vehicles=[vehicle("cavalry", "croatia", armies=1)])
    s = position(riders, asks="CombatMenu", lands=lands, phase="combat")
    choose(s, "use:cavalry.1", "load:armies")
    assert details(s, "amount:2").figures == {"lands.croatia.armies": (4, 2), "players.0.vehicles.1.armies": (1, 3)}
    s = position(person(vehicles=[vehicle("caravan", "croatia")]), asks="TradeMenu", lands=lands)
    choose(s, "load:goods")
    told = details(s, "amount:2").figures
    assert told == {"lands.croatia.goods.salt": (3, 1), "players.0.vehicles.1.goods.salt": (0, 2)}


# --- trade -----------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.11.c", "3.10.a")
def test_a_deal_tells_the_florins_and_the_load_and_a_journey_what_the_load_would_bring() -> None:
    lands = {"lombardy": land(settlement="encampment"), "croatia": land()}
    trader = person(florins=500, vehicles=[vehicle("caravan", "lombardy", goods={"salt": 2})])
    s = position(trader, asks="TradeMenu", lands=lands)
    city = game().box.city_at[s.box.place_number["lombardy"]]
    salt = game().content.tables["price"][city]["salt"]
    sold, bought = details(s, "sell:salt.2"), details(s, "buy:salt.1")
    assert (sold.gain, sold.figures["players.0.vehicles.1.goods.salt"]) == ({"florin": 2 * salt[1]}, (2, 0))
    assert (bought.price, bought.figures["players.0.vehicles.1.goods.salt"]) == ({"florin": salt[0]}, (2, 3))
    away = position(
        person(vehicles=[vehicle("caravan", "croatia", goods={"salt": 2})]),
        asks="TradeMenu",
        lands={"croatia": land(), "triveneto": land(), "lombardy": land(settlement="encampment")},
    )
    assert details(away, "go:lombardy").later == {0: {"florin": (0, 2 * salt[1])}}


# --- what may be paid ------------------------------------------------------------------------------------------------


@clause("medioevo", "7.02.e")
def test_a_bid_costs_at_most_its_sum() -> None:
    s = position(person(florins=30), asks=[step("KnockDown", sword=1), step("Bid", sword=1)], phase="swords")
    assert details(s, "bid:20").later == {0: {"florin": (-20, 0)}}
    assert details(s, "bid:20").price == {}


@clause("medioevo", "3.26.1.a")
def test_mercenaries_cost_and_come_once_the_card_is_shown() -> None:
    s = position(person(florins=100, hand=["mercenary"]), asks="HireMercenaries", phase="reinforcements")
    price = s.box.piece_price["army"]
    assert details(s, "hire:2").later == {0: {"florin": (-2 * price, -2 * price), "army": (2, 2)}}


@clause("medioevo", "5.01.p1", "5.01.p2")
def test_articles_of_peace_tell_their_range_and_what_would_change_hands() -> None:
    lands = {"croatia": land(), "lombardy": land(), "triveneto": land()}
    enemies = person(florins=100, war=[1]), person(war=[0])
    s = position(*enemies, asks="DiplomacyPhase", lands=lands, phase="diplomacy")
    choose(s, "player:1", "peace")
    assert details(s, "offer:territory").limit == (1, 3)
    choose(s, "offer:territory")
    assert details(s, "place:croatia").later == {0: {"territory": (-1, 0)}, 1: {"territory": (0, 1)}}
    choose(s, "place:croatia", "demand:instalment", "florins:10")
    assert details(s, "amount:3").later == {1: {"florin": (-30, 0)}, 0: {"florin": (0, 30)}}


# --- what follows ----------------------------------------------------------------------------------------------------


@clause("medioevo", "3.26.14.a", "3.05.a")
def test_a_cathedral_raises_the_income_of_the_tax_collector() -> None:
    """5 florins for each cathedral and territory; it stands in a kingdom that is held whole."""
    lands = {id: land() for id in home("castile")}
    collector = person("castile", shown=["tax_collector"], stock=["cathedral"])
    s = position(collector, asks="PlacementMenu", lands=lands, phase="placement")
    told = details(s, f"deploy:cathedral.{home('castile')[0]}")
    assert told.figures["income:florin"] == (0, 5 * 1 * len(lands))


@clause("medioevo", "3.28.a")
def test_the_ninth_technology_raises_the_level() -> None:
    known = level(2).split()
    s = position(person("", " ".join(known[:-1]), florins=2000), asks="PurchaseMenu", phase="purchase")
    assert details(s, f"learn:{known[-1]}").figures["level"] == (1, 2)


@clause("medioevo", "5.01.b", "5.01.c")
def test_an_approach_uses_up_a_diplomatic_action() -> None:
    s = position(person(), asks=[step("Approach", other=1)], phase="diplomacy")
    now, then = details(s, "propose:passage").figures["actions"]
    assert now - then == 1


@clause("medioevo", "6.02.e", "6.04.c")
def test_a_kingdom_tells_with_how_many_territories_it_begins() -> None:
    s = game().new(3, 1)
    assert isinstance(s, Medioevo)
    kingdom = next(one for one in s.options() if one.verb == "kingdom")
    assert details(s, kingdom.text).figures == {"territories": (0, len(home(str(kingdom.args[0]))))}


@clause("medioevo", "7.01.b")
def test_passing_on_ends_a_phase_or_the_turn() -> None:
    s = position(person(florins=500), asks="PurchaseMenu", phase="purchase", lands={"croatia": land()})
    assert (details(s, "done").ends, details(s, "end_turn").ends) == ("phase", "turn")
    s = position(person(vehicles=[vehicle("caravan", "croatia")]), asks="TradeMenu", lands={"croatia": land()})
    assert details(s, "done").ends == "turn"
