"""The council, the inquisition, superstition."""

from __future__ import annotations

import pytest

from regnum.games.medioevo.rules.realm.possession import cathedrals
from tests.clauses import clause
from tests.games.medioevo.positions import at, befall, choose, land, person, position, refusal, texts

FOUR = ("galicia", "leon", "biscay", "murcia")


# --- the council -----------------------------------------------------------------------------------------------------


@clause("medioevo", "3.30.4.a")
def test_all_may_buy_at_half_price_three_technologies_and_the_pope_four() -> None:
    people = [person(florins=1000), person(florins=1000), person(florins=60)]
    s = position(*people, asks=[], lands={"papal_state": land(1)}, pope=1, order=[2, 0, 1])
    befall(s, "council")
    assert s.seat == 0
    choose(s, "learn:agriculture", "learn:weaving", "learn:mathematics")
    assert s.florins[0] == 1000 - 3 * 25
    assert s.seat == 1
    choose(s, "learn:agriculture", "learn:weaving", "learn:mathematics", "learn:education")
    assert s.seat == 2
    choose(s, "learn:agriculture", "learn:weaving")
    assert s.florins[2] == 10
    assert s.techs[2].bit_count() == 2


@clause("medioevo", "3.30.4.a")
def test_half_prices() -> None:
    s = position(asks=[])
    assert sorted({cost // 2 for cost in s.box.technology_cost}) == [25, 75, 125]


@clause("medioevo", "3.30.4.b")
def test_what_is_bought_there_opens_nothing_yet() -> None:
    s = position(person(florins=1000), asks=[])
    befall(s, "council")
    assert "learn:mining" in texts(s)
    choose(s, "learn:mining")
    assert "learn:metals" not in texts(s)
    assert refusal(s, "learn:metals").clause == "3.27.c"


# --- cathedrals ------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.30.11.a", "3.30.11.b", "3.30.11.d", "3.27.7", "3.27.8")
@pytest.mark.parametrize(("technologies", "left"), [("", 0), ("theology", 1), ("theology monotheism", 0)])
def test_the_inquisition_takes_all_cathedrals_and_ten_armies_with_each(technologies: str, left: int) -> None:
    lands = {id: land(armies=30, cathedral=True) for id in FOUR}
    s = position(person(technologies=technologies), asks=[], lands=lands)
    befall(s, "inquisition")
    if left:
        choose(s, "place:leon", "place:murcia", "place:biscay")
        assert s.cathedral[at(s, "galicia")]
    choose(s, "automatic")
    assert cathedrals(s, 0) == left
    assert sum(s.armies[at(s, id)] for id in FOUR) == 120 - 10 * (4 - left)


@clause("medioevo", "3.30.11.c", "3.30.11.d")
def test_a_pope_who_draws_it_is_immune_and_every_other_player_loses_one() -> None:
    lands = {
        "papal_state": land(0, cathedral=True),
        "leon": land(1, 15, cathedral=True),
        "galicia": land(1, 1, cathedral=True),
        "biscay": land(2, 15, cathedral=True),
        "murcia": land(3, 15, cathedral=True),
    }
    people = [
        person("castile"),
        person("france"),
        person("empire", "theology"),
        person("hungary", "theology monotheism"),
    ]
    s = position(*people, asks=[], lands=lands, seats=5, pope=0)
    befall(s, "inquisition")
    assert s.seat == 1
    choose(s, "place:galicia")
    assert [cathedrals(s, player) for player in range(5)] == [1, 1, 1, 0, 0]
    assert s.armies[at(s, "leon")] == 5
    assert s.armies[at(s, "biscay")] == 15
    assert s.armies[at(s, "murcia")] == 5


@clause("medioevo", "3.30.16.a", "3.30.16.b", "3.30.16.c", "3.27.5", "3.27.6")
@pytest.mark.parametrize(
    ("technologies", "owned", "left"),
    [
        ("", 4, 1),
        ("", 2, 0),
        ("deism", 3, 1),
        ("deism mysticism", 3, 1),
        ("mysticism", 3, 1),
        ("deism", 1, 0),
        ("deism", 2, 0),
    ],
)
def test_superstition_takes_three_cathedrals_of_the_drawer(technologies: str, owned: int, left: int) -> None:
    lands = {id: land(cathedral=True) for id in FOUR[:owned]}
    s = position(person(technologies=technologies), asks=[], lands=lands)
    befall(s, "superstition")
    while s.seat == 0:
        s.apply(s.options()[0])
    assert cathedrals(s, 0) == left


@clause("medioevo", "3.30.16.a", "3.30.11.a")
def test_the_owner_chooses_which_cathedrals_to_lose() -> None:
    lands = {id: land(cathedral=True) for id in FOUR} | {"aragon": land()}
    s = befall(position(asks=[], lands=lands), "superstition")
    assert texts(s) == [f"place:{id}" for id in FOUR]
    assert refusal(s, "place:aragon").clause == "3.30.11.a"
    choose(s, "place:leon", "place:murcia")
    assert texts(s) == ["place:galicia", "place:biscay"]
    choose(s, "place:galicia")
    assert [s.cathedral[at(s, id)] for id in FOUR] == [0, 0, 1, 0]


@clause("medioevo", "3.30.16.a", "3.30.16.b")
def test_and_one_each_of_three_others() -> None:
    lands = {id: land(player + 1, cathedral=True) for player, id in enumerate(("kent", "leon", "lydia", "atlas"))}
    people = [person(), *(person() for _ in range(3)), person(technologies="deism")]
    s = befall(position(*people, asks=[], lands=lands, seats=5), "superstition")
    left = [player for player in range(1, 5) if cathedrals(s, player)]
    assert 4 in left  # deism
    assert len(left) <= 2  # and whom the dice did not pick


@clause("medioevo", "3.30.16.a")
def test_with_fewer_than_three_others_all_of_them() -> None:
    s = position(asks=[], lands={"kent": land(1, cathedral=True), "leon": land(2, cathedral=True)})
    befall(s, "superstition")
    assert sum(s.cathedral) == 0
