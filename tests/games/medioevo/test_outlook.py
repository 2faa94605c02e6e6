"""What follows from a position besides what its view shows."""

from __future__ import annotations

import pytest

from regnum.core import gate
from regnum.core.gate import SPECTATOR, Viewer
from regnum.games.medioevo.outlook import Goal, Limits, MedioevoOutlook, Threat
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


def outlook(s: Medioevo, seat: int = 0) -> MedioevoOutlook:
    found = gate.outlook(s, Viewer([seat]))
    assert isinstance(found, MedioevoOutlook)
    return found


@clause("medioevo", "3.09.a", "3.07.d")
def test_a_land_tells_who_is_there_and_how_many_may_stay() -> None:
    """Goods count like armies; an encampment and a fort raise the limit of the terrain."""
    s = position(
        person(), asks="TradeMenu", lands={"lombardy": land(armies=3, goods={"salt": 2}), "croatia": land(armies=1)}
    )
    told = outlook(s).lands["lombardy"]
    number = s.box.place_number["lombardy"]
    assert (told.people, told.limit) == (5, s.box.population[number])
    s.settlement[number], s.fort[number] = 1, 1
    assert outlook(s).lands["lombardy"].limit == told.limit + s.box.settlement_people[1] + s.box.fort_people[1]


@clause("medioevo", "7.10.f", "7.10.h")
def test_a_threat_is_the_strongest_neighbour_but_for_its_garrison() -> None:
    lands = {"croatia": land(armies=2), "triveneto": wild(armies=9), "lombardy": land(armies=1)}
    s = position(person(), asks="TradeMenu", lands=lands)
    assert outlook(s).lands["croatia"].threat == Threat("lands.triveneto", 8)
    assert outlook(s).lands["triveneto"].threat is None  # nobody warns barbarians


@clause("medioevo", "7.04.d")
@pytest.mark.parametrize(("armies", "odds"), [(1, 100), (2, 75), (4, 25), (5, 0)])
def test_a_rebellion_takes_what_its_die_of_four_sides_reaches(armies: int, odds: int) -> None:
    s = position(person(), asks="TradeMenu", lands={"croatia": land(armies=armies), "lombardy": wild()})
    assert outlook(s).lands["croatia"].rebellion == odds
    assert outlook(s).lands["lombardy"].rebellion == 0  # barbarians do not rebel


@clause("medioevo", "5.01.i", "7.10.f")
def test_an_ally_is_no_threat() -> None:
    lands = {"croatia": land(armies=2), "triveneto": land(1, armies=9)}
    s = position(person(), asks="TradeMenu", lands=lands)
    assert outlook(s).lands["croatia"].threat == Threat("lands.triveneto", 8)
    s.allied[0], s.allied[1] = 2, 1
    told = outlook(s).lands["croatia"].threat
    assert told is None or told.source != "lands.triveneto"


@clause("medioevo", "7.06.a")
def test_armies_come_for_each_territory_of_the_home_kingdom() -> None:
    lands = {id: land() for id in home("castile")}
    s = position(person("castile"), asks="TradeMenu", lands=lands)
    assert outlook(s).players[0].home == len(lands)
    s.owner[s.box.place_number[home("castile")[0]]] = -1
    assert outlook(s).players[0].home == len(lands) - 1


@clause("medioevo", "7.07.a", "3.26.13.a", "3.26.14.a")
def test_florins_come_from_cards_that_lie_open() -> None:
    """50 for each merchant with Coinage; 5 for each cathedral and territory."""
    lands = {"croatia": land(cathedral=True), "lombardy": land()}
    s = position(person(shown=["merchant", "merchant", "tax_collector"]), asks="TradeMenu", lands=lands)
    assert outlook(s).players[0].florins == 5 * 1 * 2
    s = position(person("", "coinage", shown=["merchant", "merchant"]), asks="TradeMenu", lands=lands)
    assert outlook(s).players[0].florins == 2 * 50


@clause("medioevo", "3.28.a")
def test_limits_are_those_of_the_level_of_technology() -> None:
    first, second = person("", level(1)), person("", level(3))
    told = [one.limits for one in outlook(position(first, second, asks="TradeMenu")).players]
    assert (told[0].level, told[0].next_level) == (1, 9)
    assert isinstance(told[1], Limits)
    assert (told[1].level, told[1].next_level) == (3, 24)
    assert told[0].actions <= told[1].actions
    assert told[0].vehicles <= told[1].vehicles


@clause("medioevo", "7.11.a", "5.01.g")
def test_one_may_trade_in_own_cities_and_where_commerce_is_granted() -> None:
    lands = {"lombardy": land(1, settlement="encampment"), "papal_state": land(settlement="encampment")}
    s = position(person(), asks="TradeMenu", lands=lands)
    open_to = set(outlook(s).players[0].trades_in)
    assert "lands.papal_state" in open_to
    assert "lands.lombardy" not in open_to
    s.commerce[0] = 1 << 1
    assert set(outlook(s).players[0].trades_in) == {*open_to, "lands.lombardy"}


@clause("medioevo", "3.02.f", "7.10.c")
def test_reach_is_what_the_pieces_of_the_viewer_may_do() -> None:
    lands = {"croatia": land(armies=3), "triveneto": land(), "lombardy": land()}
    one = person(vehicles=[vehicle("cavalry", "croatia")], banners=[banner("croatia")])
    told = outlook(position(one, asks="TradeMenu", lands=lands))
    assert "lands.triveneto" in told.reach["players.0.vehicles.1"]
    assert "lands.triveneto" in told.reach["players.0.banners.1"]
    assert outlook(position(one, asks="TradeMenu", lands=lands), seat=1).reach == {}


@clause("medioevo", "3.31.c", "3.31.e", "4.04.c")
def test_the_goal_is_for_the_eyes_of_its_player() -> None:
    """A point for each yellow territory; three less for each lost territory of the home kingdom."""
    s = position(person("castile", objective="castile_1"), asks="TradeMenu")
    yellow = s.box.yellow[s.objectives[0]]
    lost = len(home("castile"))
    s.owner[yellow[0]] = 0
    lost -= yellow[0] in s.box.kingdom_lands[s.kingdoms[0]]
    s.honour[0] = 40
    assert outlook(s).goal == Goal(1, 0, -3 * lost, held=(1, 0), lost=lost, total=40 + 1 - 3 * lost)
    spectator = gate.outlook(s, SPECTATOR)
    assert isinstance(spectator, MedioevoOutlook)
    assert spectator.goal is None


@clause("medioevo", "3.31.d")
def test_from_six_yellow_territories_on_the_red_ones_count_twice() -> None:
    s = position(person("castile", objective="castile_1"), asks="TradeMenu")
    card = s.objectives[0]
    for wanted in (*s.box.yellow[card][:6], s.box.red[card][0]):
        s.owner[wanted] = 0
    told = outlook(s).goal
    assert told is not None
    assert (told.yellow, told.red, told.held) == (6, 2, (6, 1))


@clause("medioevo", "3.10.a", "7.11.e")
def test_prices_are_told_of_every_city_that_stands() -> None:
    s = position(person(), asks="TradeMenu", lands={"lombardy": land(settlement="encampment"), "croatia": land()})
    salt = game().content.tables["price"][s.box.city_at[s.box.place_number["lombardy"]]]["salt"]
    told = outlook(s).prices
    assert told["lombardy"]["salt"] == tuple(salt)
    assert told["lombardy"]["gold"][0] == 0  # gold cannot be bought
    assert "croatia" not in told


@clause("medioevo", "6.03.f", "7.10.b")
def test_territories_and_armies_on_the_map_are_counted_and_those_in_reserve_are_not() -> None:
    one = person(reserve=9, vehicles=[vehicle("cavalry", "croatia", armies=2)], banners=[banner("lombardy", armies=3)])
    s = position(one, asks="TradeMenu", lands={"croatia": land(armies=4), "lombardy": land(1, armies=1)})
    told = outlook(s, 1).players[0]
    assert (told.territories, told.armies) == (1, 4 + 2 + 3)


@clause("medioevo", "5.01.k", "5.01.o", "7.10.l")
def test_what_may_be_answered_in_advance_is_told_with_its_answers() -> None:
    s = position(person(), asks=[step("SetOrders", question=0)])
    for question, answers in outlook(s).orders.items():
        assert [option.text for option in s.options()] == [f"order:{question}.{answer}" for answer in answers]
        choose(s, f"order:{question}.{answers[0]}")
