"""3.18, 3.19, 10.06, 10.07: leaders of barbarians, and the treasure of whoever slays a general."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.box import FLEET
from regnum.games.medioevo.constants import COMMANDER, GENERAL
from regnum.games.medioevo.rules.barbarians.treasures import find_treasure
from regnum.games.medioevo.rules.realm.pieces import leaders_left, roll_leader
from regnum.games.medioevo.rules.war.attack import ON_LAND, ON_PARTY, ON_PIRATES, Attack
from regnum.games.medioevo.rules.war.battle import Assault
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    banner,
    choose,
    game,
    land,
    load_dice,
    person,
    position,
    throw,
    vehicle,
    wild,
)

AT = game().box.place_number
WITH_TREASURES = {"treasures": True}
SEA = "cilician_sea"


def combat(*people: dict[str, Any], **more: Any) -> Medioevo:
    return position(*people, asks="CombatPhase", phase="combat", **more)


@clause("medioevo", "3.18.a", "3.18.b", "3.19.a", "7.04.t")
@pytest.mark.parametrize(("roll", "leader"), [(1, COMMANDER), (5, COMMANDER), (6, GENERAL)])
def test_a_six_is_a_general_and_a_leader_is_never_joined_by_another(roll: int, leader: int) -> None:
    s = combat()
    load_dice(s, roll)
    roll_leader(s, AT["syria"])
    assert s.leader[AT["syria"]] == leader
    rolled = s.rng.count
    roll_leader(s, AT["syria"])
    assert s.leader[AT["syria"]] == leader
    assert s.rng.count == rolled


@clause("medioevo", "7.04.f", "7.10.sup")
def test_leaders_are_as_many_as_the_box_holds() -> None:
    lands = {id: wild(leader="barbarian_general") for id in ("syria", "cilicia", "palestine")}
    s = combat(person(), lands={**lands, "galatia": land(0)})
    assert leaders_left(s, GENERAL) == 0
    load_dice(s, 6)
    roll_leader(s, AT["bulgaria"])
    assert s.leader[AT["bulgaria"]] == COMMANDER


def treasure(state: Medioevo, n: int) -> dict[str, int]:
    """The face of a treasure card, which is put on top of the pile."""
    state.treasure_pile = (n,)
    card = state.box.contents.treasure[n]
    return {
        "deserters": card.deserters,
        "florins": card.florins,
        "goods": card.goods,
        "empire_cards": card.empire_cards,
    }


@clause("medioevo", "10.07.a")
def test_forty_faces_every_fourth_with_an_empire_card() -> None:
    cards = game().box.contents.treasure
    assert len(cards) == 40
    assert [n for n, card in enumerate(cards) if card.empire_cards] == list(range(3, 40, 4))
    assert all(card.deserters + card.florins + card.goods for card in cards)


@clause("medioevo", "10.06", "10.07.b", "10.07.c", "10.07.d", "4.03.j")
def test_the_attacker_who_slays_a_general_draws_a_treasure() -> None:
    s = combat(
        person(banners=[banner("cilicia")]),
        lands={"cilicia": land(0, 9), "syria": wild(5, leader="barbarian_general")},
        options=WITH_TREASURES,
    )
    face = treasure(s, 3)
    load_dice(s, 6, 1, 1, 1, 1, 1)
    choose(s, "attack:1.syria", "fight:3")
    assert s.honour[0] == 1
    assert s.armies[AT["cilicia"]] == 9 - 2 + face["deserters"]  # they join the attacking stack
    assert s.florins[0] == face["florins"]
    assert len(s.hands[0]) == face["empire_cards"] == 1
    assert sum(s.spoils[AT["syria"]]) == face["goods"]
    assert s.treasure_discards == (3,)


@clause("medioevo", "10.07.b", "10.07.c", "10.07.d")
def test_a_defender_gets_deserters_and_goods_in_his_territory() -> None:
    s = combat(person(), lands={"syria": land(0, 9), "cilicia": land(0)}, options=WITH_TREASURES)
    face = treasure(s, 0)
    s.steps.append(Assault(AT["syria"], 1, GENERAL, -1))
    throw(s, (6, 1), (6, 6), (6, 6), (6, 6), (8, 3))
    s.advance()
    assert s.assault == (0, 0, 0)
    assert s.armies[AT["syria"]] == 9 + face["deserters"]
    assert sum(s.spoils[AT["syria"]]) == face["goods"]
    assert s.honour[0] == 1


@clause("medioevo", "10.07.d")
@pytest.mark.parametrize(("roll", "good"), [(1, 0), (6, 5), (8, 7)])
def test_an_eight_sided_die_decides_the_kind(roll: int, good: int) -> None:
    s = combat(person(banners=[banner("cilicia")]), lands={"cilicia": land(0, 9)}, options=WITH_TREASURES)
    face = treasure(s, 2)
    load_dice(s, roll, faces=8)
    find_treasure(s, Attack(0, -1, ON_LAND, AT["cilicia"], AT["syria"], 0), 0)
    assert s.spoils[AT["syria"]][good] == face["goods"] > 0
    assert sum(map(sum, s.spoils)) == face["goods"]  # and nothing else anywhere


@clause("medioevo", "10.07.c", "10.07.d")
def test_at_sea_deserters_go_aboard_and_goods_into_an_own_trade_ship() -> None:
    ships = [vehicle("warship", SEA, armies=19), vehicle("trade_ship", SEA, goods={"salt": 9})]
    s = combat(
        person(vehicles=ships, banners=[banner("warship.1")]), lands={"galatia": land(0)}, options=WITH_TREASURES
    )
    treasure(s, 0)
    find_treasure(s, Attack(0, -1, ON_PIRATES, AT[SEA], AT[SEA], 0), 0)
    assert s.vehicle_armies[6] == 20  # there was room for one
    assert sum(s.vehicle_goods[0]) == 10
    s = combat(person(vehicles=ships[:1], banners=[banner("warship.1")]), options=WITH_TREASURES)
    treasure(s, 0)
    find_treasure(s, Attack(-1, 0, ON_PARTY, AT[SEA], AT[SEA], -1), 0)
    assert not any(sum(goods) for goods in s.vehicle_goods[:FLEET])


@clause("medioevo", "10.06")
def test_without_the_option_there_is_only_the_point() -> None:
    s = combat(
        person(banners=[banner("cilicia")]),
        lands={"cilicia": land(0, 9), "syria": wild(5, leader="barbarian_general")},
    )
    load_dice(s, 6, 1, 1, 1, 1, 1)
    choose(s, "attack:1.syria", "fight:3")
    assert s.honour[0] == 1
    assert s.armies[AT["cilicia"]] == 7
    assert s.florins[0] == 0
