"""War vehicles, banners on foot and engines move in the combat phase."""

from __future__ import annotations

from typing import Any

from regnum.core.option import Option, parse
from regnum.games.medioevo.constants import ABOARD
from regnum.games.medioevo.rules.movement.moving import Haul, March
from regnum.games.medioevo.rules.movement.reach import banner_points_left
from regnum.games.medioevo.rules.movement.vehicles import Use
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
    texts,
    vehicle,
    wild,
)

LANDS = {"croatia": land(armies=6), "triveneto": land(armies=2), "lombardy": land(armies=3), "papal_state": land()}


def moves(s: Medioevo) -> list[str]:
    """What the combat phase offers player 0 to move."""
    found: list[Option] = []
    for action in (Use(), March(), Haul()):
        action.offer(s, 0, found)
    return [option.text for option in found]


def marching(lands: dict[str, dict[str, Any]], *banners: dict[str, Any], **more: Any) -> Medioevo:
    """The combat phase of a player with banners on foot."""
    return position(person(banners=list(banners), **more), asks="CombatMenu", lands=lands, phase="combat")


@clause("medioevo", "7.10.a", "3.06.a")
def test_war_pieces_move_in_combat_and_trade_vehicles_in_trade() -> None:
    riders = [vehicle("caravan", "lombardy"), vehicle("cavalry", "lombardy")]
    one = person(vehicles=riders, banners=[banner("croatia")], engines=[engine("lombardy")])
    s = position(one, asks="TradeMenu", lands=LANDS, phase="combat")
    assert moves(s) == ["use:cavalry.1", "march:1.triveneto", "haul:1.papal_state", "haul:1.triveneto"]
    assert {text.partition(":")[0] for text in texts(s)} == {"done", "go", "load"}  # with the caravan


@clause("medioevo", "7.10.c", "7.10.d")
def test_a_banner_leads_armies_and_leaves_one() -> None:
    s = marching(LANDS, banner("croatia"))
    choose(s, "march:1.triveneto")
    assert texts(s) == [f"amount:{n}" for n in range(6)]
    choose(s, "amount:5")
    assert (s.armies[at(s, "croatia")], s.armies[at(s, "triveneto")]) == (1, 7)
    assert (s.banner_at[0], s.banner_armies[0], banner_points_left(s, 0)) == (at(s, "triveneto"), 0, 0)
    assert not moves(s)


@clause("medioevo", "7.10.c", "7.10.d", "7.10.w")
def test_where_the_garrison_fell_the_banner_may_go_alone() -> None:
    lands = {**LANDS, "croatia": land(armies=0)}
    s = marching(lands, banner("croatia"), vehicles=[vehicle("caravan", "croatia", armies=4)])
    assert "march:1.triveneto" in moves(s)
    choose(s, "march:1.triveneto")
    assert (s.banner_at[0], s.armies[at(s, "croatia")], s.armies[at(s, "triveneto")]) == (at(s, "triveneto"), 0, 2)
    assert s.vehicle_armies[SLOT["caravan"]] == 4
    # Without armies it does not enter the land of barbarians.
    wilds = {**LANDS, "croatia": land(armies=0), "triveneto": wild(1)}
    s = marching(wilds, banner("croatia"), vehicles=[vehicle("caravan", "croatia", armies=4)])
    assert not [move for move in moves(s) if move.startswith("march")]


@clause("medioevo", "7.10.d", "3.06.e", "3.16.g")
def test_where_the_garrison_fell_the_banner_goes_aboard_alone() -> None:
    lands = {**LANDS, "croatia": land(armies=0)}
    s = marching(lands, banner("croatia"), vehicles=[vehicle("cavalry", "croatia", armies=4)])
    choose(s, "use:cavalry.1", "load:banner.1")
    assert (s.banner_at[0], s.armies[at(s, "croatia")]) == (ABOARD + SLOT["cavalry"], 0)
    assert s.vehicle_armies[SLOT["cavalry"]] == 4


@clause("medioevo", "3.06.7", "3.06.e")
def test_aboard_an_overloaded_transport_a_banner_goes_without_armies() -> None:
    s = marching(LANDS, banner("croatia"), vehicles=[vehicle("cavalry", "croatia", armies=25)])
    choose(s, "use:cavalry.1", "load:banner.1")
    assert (s.banner_at[0], s.armies[at(s, "croatia")]) == (ABOARD + SLOT["cavalry"], 6)
    assert s.vehicle_armies[SLOT["cavalry"]] == 25
    assert not any(text.startswith("amount") for text in texts(s))


@clause("medioevo", "7.10.c", "5.01.e", "3.09.g")
def test_abroad_the_banner_keeps_its_armies() -> None:
    lands = {"croatia": land(armies=6), "triveneto": land(1, armies=2), "lombardy": land(armies=3)}
    s = marching(lands, banner("croatia", level=2), passage=[1])
    choose(s, "march:1.triveneto", "amount:4")
    assert (s.armies[at(s, "triveneto")], s.banner_armies[0]) == (2, 4)
    # All of them go on together: nobody may stay behind on foreign land.
    choose(s, "march:1.lombardy")
    assert (s.armies[at(s, "lombardy")], s.banner_armies[0]) == (7, 0)


@clause("medioevo", "3.16.f")
def test_points_are_spent_bit_by_bit() -> None:
    s = marching(LANDS, banner("croatia", level=3))
    choose(s, "march:1.triveneto", "amount:0")
    assert banner_points_left(s, 0) == 2
    assert "march:1.lombardy" in moves(s)


@clause("medioevo", "3.17.b")
def test_a_general_moves_with_his_banner() -> None:
    s = marching(LANDS, banner("croatia", general=True))
    choose(s, "march:1.lombardy", "amount:1")
    assert (s.banner_general[0], s.banner_place(0)) == (1, at(s, "lombardy"))


@clause("medioevo", "5.01.za")
def test_how_many_go_along_decides_whether_barbarians_let_them_pass() -> None:
    lands = {"croatia": land(armies=6), "triveneto": wild(2), "lombardy": land()}
    s = marching(lands, banner("croatia", level=2))
    choose(s, "march:1.lombardy")
    assert texts(s) == ["amount:3", "amount:4", "amount:5"]
    assert refusal(s, "amount:2").clause == "7.10.c"
    s = marching(lands, banner("croatia", level=2))
    choose(s, "march:1.triveneto")
    assert texts(s)[0] == "amount:1"


@clause("medioevo", "3.16.g")
def test_a_banner_aboard_does_not_walk() -> None:
    one = person(vehicles=[vehicle("cavalry", "croatia", armies=3)], banners=[banner("cavalry.1")])
    s = position(one, asks="TradeMenu", lands=LANDS, phase="combat")
    assert moves(s) == ["use:cavalry.1"]
    use = parse(moves(s)[0])
    assert use is not None
    Use().act(s, 0, use)
    s.advance()
    choose(s, "go:lombardy")
    assert (s.banner_place(0), banner_points_left(s, 0)) == (at(s, "lombardy"), 1)


@clause("medioevo", "3.14.d", "3.15.a", "3.14.f")
def test_an_engine_is_hauled_once_to_an_own_land_beside_it() -> None:
    lands = {"triveneto": land(), "lombardy": land(), "papal_state": land(), "austria": land(1)}
    engines = [engine("triveneto"), engine("lombardy", 3)]
    s = position(person(engines=engines), asks="CombatMenu", lands=lands, phase="combat")
    # Over a river free of cost, through the place of another engine; not onto land of others.
    assert {move for move in moves(s) if move.startswith("haul:1")} == {"haul:1.lombardy", "haul:1.papal_state"}
    choose(s, "haul:1.lombardy")
    assert s.engine_at[:3:2] == [at(s, "lombardy")] * 2
    assert moves(s) == ["haul:3.papal_state", "haul:3.triveneto"]


@clause("medioevo", "3.14.d")
def test_no_engine_crosses_a_strait() -> None:
    lands = {"bithynia": land(), "thrace": land()}
    s = position(person(engines=[engine("bithynia")]), asks="TradeMenu", lands=lands, phase="combat")
    assert moves(s) == []
