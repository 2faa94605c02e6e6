"""War vehicles, banners on foot and engines move in the combat phase."""

from __future__ import annotations

from typing import Any

from regnum.games.medioevo.rules.movement import moving
from regnum.games.medioevo.rules.movement.reach import banner_points_left
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    at,
    banner,
    choose,
    engine,
    land,
    person,
    position,
    step,
    texts,
    vehicle,
    wild,
)

LANDS = {"croatia": land(armies=6), "triveneto": land(armies=2), "lombardy": land(armies=3), "papal_state": land()}


def moves(s: Medioevo) -> list[str]:
    """What the combat phase offers player 0 to move."""
    return [option.text for option in moving.move_options(s, 0)]


def marching(lands: dict[str, dict[str, Any]], *banners: dict[str, Any], **more: Any) -> Medioevo:
    """A player about to move his first banner."""
    s = position(person(banners=list(banners), **more), asks="TradeMenu", lands=lands, phase="combat")
    moving.lead(s, 0)
    s.advance()
    return s


@clause("medioevo", "7.10.a", "3.06.a")
def test_war_pieces_move_in_combat_and_trade_vehicles_in_trade() -> None:
    riders = [vehicle("caravan", "lombardy"), vehicle("cavalry", "lombardy")]
    one = person(vehicles=riders, banners=[banner("croatia")], engines=[engine("lombardy")])
    s = position(one, asks="TradeMenu", lands=LANDS, phase="combat")
    assert moves(s) == ["use:cavalry.1", "banner:1", "engine:1"]
    assert texts(s) == ["done", "use:caravan.1"]


@clause("medioevo", "7.10.c", "7.10.d")
def test_a_banner_leads_armies_and_leaves_one() -> None:
    s = marching(LANDS, banner("croatia"))
    assert texts(s) == [f"amount:{n}" for n in range(6)]
    choose(s, "amount:5", "go:triveneto")
    assert (s.armies[at(s, "croatia")], s.armies[at(s, "triveneto")]) == (1, 7)
    assert (s.banner_at[0], s.banner_armies[0], banner_points_left(s, 0)) == (at(s, "triveneto"), 0, 0)
    assert "banner:1" not in moves(s)


@clause("medioevo", "7.10.c", "5.01.e", "3.09.g")
def test_abroad_the_banner_keeps_its_armies() -> None:
    lands = {"croatia": land(armies=6), "triveneto": land(1, armies=2), "lombardy": land(armies=3)}
    s = marching(lands, banner("croatia", level=2), passage=[1])
    choose(s, "amount:4", "go:triveneto")
    assert (s.armies[at(s, "triveneto")], s.banner_armies[0]) == (2, 4)
    moving.lead(s, 0)
    s.advance()
    # All of them go on together: nobody may stay behind on foreign land.
    choose(s, "go:lombardy")
    assert (s.armies[at(s, "lombardy")], s.banner_armies[0]) == (7, 0)


@clause("medioevo", "3.16.f")
def test_points_are_spent_bit_by_bit() -> None:
    s = marching(LANDS, banner("croatia", level=3))
    choose(s, "amount:0", "go:triveneto")
    assert banner_points_left(s, 0) == 2
    assert "banner:1" in moves(s)


@clause("medioevo", "3.17.b")
def test_a_general_moves_with_his_banner() -> None:
    s = marching(LANDS, banner("croatia", general=True))
    choose(s, "amount:1", "go:lombardy")
    assert (s.banner_general[0], s.banner_place(0)) == (1, at(s, "lombardy"))


@clause("medioevo", "5.01.za")
def test_how_many_go_along_decides_whether_barbarians_let_them_pass() -> None:
    lands = {"croatia": land(armies=6), "triveneto": wild(2), "lombardy": land()}
    s = marching(lands, banner("croatia", level=2))
    choose(s, "amount:3")
    assert {"go:triveneto", "go:lombardy"} <= set(texts(s))
    s = marching(lands, banner("croatia", level=2))
    choose(s, "amount:2")
    assert "go:triveneto" in texts(s)
    assert "go:lombardy" not in texts(s)


@clause("medioevo", "3.16.g")
def test_a_banner_aboard_does_not_walk() -> None:
    one = person(vehicles=[vehicle("cavalry", "croatia", armies=3)], banners=[banner("cavalry.1")])
    s = position(one, asks="TradeMenu", lands=LANDS, phase="combat")
    assert moves(s) == ["use:cavalry.1"]
    moving.begin(s, 0, moving.move_options(s, 0)[0])
    s.advance()
    choose(s, "travel", "go:lombardy")
    assert (s.banner_place(0), banner_points_left(s, 0)) == (at(s, "lombardy"), 1)


@clause("medioevo", "3.14.d", "3.15.a", "3.14.f")
def test_an_engine_is_hauled_once_to_an_own_land_beside_it() -> None:
    lands = {"triveneto": land(), "lombardy": land(), "papal_state": land(), "austria": land(1)}
    engines = [engine("triveneto"), engine("lombardy", 3)]
    s = position(person(engines=engines), asks=[step("HaulEngine", engine=0)], lands=lands, phase="combat")
    # Over a river free of cost, through the place of another engine; not onto land of others.
    assert set(texts(s)) == {"go:lombardy", "go:papal_state"}
    choose(s, "go:lombardy")
    assert s.engine_at[:3:2] == [at(s, "lombardy")] * 2
    assert moves(s) == ["engine:3"]


@clause("medioevo", "3.14.d")
def test_no_engine_crosses_a_strait() -> None:
    lands = {"bithynia": land(), "thrace": land()}
    s = position(person(engines=[engine("bithynia")]), asks="TradeMenu", lands=lands, phase="combat")
    assert moves(s) == []
