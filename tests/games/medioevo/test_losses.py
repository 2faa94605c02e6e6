"""Armies that calamities take."""

from __future__ import annotations

from regnum.games.medioevo.rules.calamities.losses import lose_armies
from tests.clauses import clause
from tests.games.medioevo.positions import at, banner, choose, go_on, land, person, position, refusal, texts, vehicle

EIGHT = ("galicia", "leon", "biscay", "old_castile", "new_castile", "extremadura", "andalusia", "murcia")


@clause("medioevo", "2.06")
def test_the_last_army_on_own_land_stays_and_what_cannot_be_paid_is_waived() -> None:
    lands = {id: land(armies=6) for id in EIGHT} | {"leon": land(armies=8)}
    s = position(person(vehicles=[vehicle("warship", "celtic_sea", armies=6)]), asks=[], lands=lands)
    assert sum(s.armies[at(s, id)] for id in EIGHT) == 50
    lose_armies(s, 0, 100, None, "3.30.3.a")
    go_on(s)
    assert [s.armies[at(s, id)] for id in EIGHT] == [1] * 8
    assert s.vehicle_armies[6] == 0


@clause("medioevo", "2.06", "3.30.3.e", "3.30.13.e")
def test_the_owner_chooses_where_his_armies_go() -> None:
    s = position(
        person(vehicles=[vehicle("caravan", "leon", armies=4)], banners=[banner("kent", armies=5)]),
        asks=[],
        lands={"galicia": land(armies=6), "leon": land(armies=1), "kent": land(1, 3)},
        seats=4,
    )
    lose_armies(s, 0, 8, None, "3.30.3.a")
    go_on(s)
    assert s.seat == 0
    assert texts(s) == ["automatic", "army:galicia", "aboard:caravan.1", "banner:1"]
    assert refusal(s, "army:leon").clause == "3.30.3.e"
    choose(s, "banner:1", "amount:5", "aboard:caravan.1", "amount:2")
    assert texts(s) == ["automatic", "army:galicia", "aboard:caravan.1"]
    choose(s, "army:galicia")  # the one left
    assert s.banner_armies[0] == 0
    assert s.vehicle_armies[3] == 2
    assert s.armies[at(s, "galicia")] == 5


@clause("medioevo", "3.30.3.e", "3.30.13.e")
def test_without_an_answer_armies_go_evenly_from_where_most_are() -> None:
    lands = {"galicia": land(armies=9), "leon": land(armies=5), "biscay": land(armies=2)}
    s = position(asks=[], lands=lands)
    lose_armies(s, 0, 6, None, "3.30.3.a")
    go_on(s)
    choose(s, "automatic")
    assert [s.armies[at(s, id)] for id in lands] == [4, 4, 2]
    s = position(person(orders={"battle_losses": "default"}), asks=[], lands=lands)
    lose_armies(s, 0, 6, None, "3.30.3.a")
    assert [s.armies[at(s, id)] for id in lands] == [4, 4, 2]


@clause("medioevo", "2.06")
def test_armies_in_reserve_are_not_touched() -> None:
    s = position(person(reserve=20), asks=[], lands={"galicia": land(armies=3)})
    lose_armies(s, 0, 10, None, "3.30.3.a")
    go_on(s)
    assert s.armies[at(s, "galicia")] == 1
    assert s.reserve[0] == 20
