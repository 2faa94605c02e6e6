"""Founding palaces and enslaving them."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.seven.positions import (
    asked,
    board,
    choose,
    example,
    game,
    holdings,
    person,
    refusal,
    texts,
)

OPEN = {"castles": ["iron_keep", "green_bastion"], "estates": ["southern_vineyard", "kings_granary"]}
PILES = {"castle_pile": ["moonwatch"], "estate_pile": ["river_mill"]}


# --- founding --------------------------------------------------------------------------------------------------------


@clause("seven", "found.1")
@pytest.mark.parametrize(
    ("palace", "price"), [("iron_keep", 3), ("southern_vineyard", 3), ("kings_granary", 5), ("temple_of_faith", 4)]
)
def test_an_open_palace_is_paid_in_gold_and_laid_before_its_owner(palace: str, price: int) -> None:
    s = example(person(gold=6, fame=6), temples=["temple_of_faith"], **OPEN)
    choose(s, f"found:{palace}")
    assert (s.gold[0], s.fame[0]) == (6 - price, 6)
    assert holdings(s, 0)["palaces"] == [{"id": palace, "enslaved": False}]
    assert s.seat == 1


@clause("seven", "found.1")
def test_only_open_palaces_within_reach_are_founded() -> None:
    s = example(person(gold=3, fame=9), temples=["temple_of_faith"], **OPEN, **PILES)
    assert [text for text in texts(s) if text.startswith("found")] == ["found:iron_keep", "found:southern_vineyard"]
    assert refusal(s, "found:temple_of_faith").message.args == {"need": 4, "have": 3}
    assert refusal(s, "found:moonwatch").clause == "found.1"


@clause("seven", "found.2")
def test_a_palace_yields_in_every_production_step_from_then_on() -> None:
    # Aldric's own income is 2 gold and 2 fame; the keep adds 1 fame, the vineyard 1 gold.
    s = example(person(hero="aldric", gold=6), **OPEN)
    choose(s, "found:iron_keep", "pass", "pass", "found:southern_vineyard", *["pass"] * 3)
    assert (s.turn, s.gold[0], s.fame[0]) == (2, 3, 3)
    while s.turn == 2:
        choose(s, "pass" if "pass" in texts(s) else texts(s)[0])
    assert (s.gold[0], s.fame[0]) == (6, 6)


@clause("seven", "found.3")
def test_a_castle_of_one_fame_and_three_with_two_oaks_yields_three_and_not_four() -> None:
    # Brann carries the Oak, the gatherer another. Brann's own income is the same in both.
    produced = []
    for characters in ("", "herb_gatherer"):
        s = example(person(hero="brann", palaces="green_bastion", characters=characters))
        choose(s, *["pass"] * 3)
        produced.append(s.fame[0] - s.box.hero_income[s.heroes[0]][1])
    assert produced == [1, 3]


@clause("seven", "found.3")
def test_an_estate_likewise() -> None:
    produced = []
    for characters in ("novice pilgrim", "novice pilgrim preacher"):
        s = example(person(hero="aldric", palaces="kings_granary", characters=characters))
        choose(s, *["pass"] * 3)
        produced.append(s.gold[0] - 2)
    assert produced == [3, 5]


@clause("seven", "found.4")
def test_a_bought_castle_or_estate_is_replaced_at_once_from_its_own_pile() -> None:
    s = example(person(gold=6), **OPEN, **PILES)
    choose(s, "found:iron_keep")
    assert (board(s)["castles"], board(s)["castle_pile"]) == (["moonwatch", "green_bastion"], [])
    assert (board(s)["estates"], board(s)["estate_pile"]) == (OPEN["estates"], ["river_mill"])
    choose(s, "pass", "pass", "found:southern_vineyard")
    assert (board(s)["estates"], board(s)["estate_pile"]) == (["river_mill", "kings_granary"], [])


@clause("seven", "found.4")
def test_a_space_stays_empty_when_the_pile_is() -> None:
    s = choose(example(person(gold=3), **OPEN, estate_pile=["river_mill"]), "found:iron_keep")
    assert board(s)["castles"] == [None, "green_bastion"]


@clause("seven", "found.5")
def test_a_bought_temple_is_not_replaced() -> None:
    s = example(person(gold=4), temples=["temple_of_faith", "temple_of_courage"], **OPEN, **PILES)
    before = board(s)
    choose(s, "found:temple_of_faith")
    assert board(s)["temples"] == ["temple_of_courage"]
    for name in ("castles", "estates", "castle_pile", "estate_pile"):
        assert board(s)[name] == before[name]


@clause("seven", "found.6")
def test_castles_yield_fame_and_estates_gold() -> None:
    contents = game().box.contents
    for castle in contents.castle:
        for income in (castle.income, castle.set.income):
            assert income.fame > 0
            assert (income.gold, income.power) == (0, 0)
    for estate in contents.estate:
        for income in (estate.income, estate.set.income):
            assert income.gold > 0
            assert (income.fame, income.power) == (0, 0)


@clause("seven", "found.7")
def test_castles_and_estates_are_numbered_from_1_to_14_and_cataclysms_name_them() -> None:
    contents = game().box.contents
    assert sorted(palace.number for palace in (*contents.castle, *contents.estate)) == list(range(1, 15))
    assert sorted(cataclysm.palace for cataclysm in contents.cataclysm) == list(range(1, 15))
    assert not any(hasattr(temple, "number") for temple in contents.temple)


@clause("seven", "found.8")
def test_a_temple_gives_one_power_when_it_is_bought_and_no_other_palace_does() -> None:
    temple = choose(example(person(gold=4, power=3), temples=["temple_of_faith"]), "found:temple_of_faith")
    assert temple.power[0] == 4
    assert choose(example(person(gold=3, power=3), **OPEN), "found:iron_keep").power[0] == 3
    assert all(temple.power_now == 1 for temple in game().box.contents.temple)


@clause("seven", "found.9")
@pytest.mark.parametrize(
    ("hero", "characters", "power"),
    [
        ("osric", "novice pilgrim", 1),
        ("osric", "novice", 0),
        ("aldric", "novice pilgrim preacher", 1),
        ("aldric", "young_squire sword_master", 0),  # three, but Lions
    ],
)
def test_a_temple_gives_one_power_in_production_with_three_of_its_banner(
    hero: str, characters: str, power: int
) -> None:
    gained = []
    for palace in ("temple_of_faith", "iron_keep"):
        s = choose(example(person(hero=hero, characters=characters, palaces=palace)), *["pass"] * 3)
        gained.append(s.power[0])
    # The same table with a castle instead: what differs is the temple's power.
    assert gained[0] - gained[1] == power


@clause("seven", "found.9")
def test_every_temple_of_the_box_asks_for_three() -> None:
    for temple in game().box.contents.temple:
        assert temple.set.n == 3
        assert (temple.set.income.power, temple.set.income.gold, temple.set.income.fame) == (1, 0, 0)


@clause("seven", "found.10")
@pytest.mark.parametrize("temple", [temple.id for temple in game().box.contents.temple])
def test_a_temple_cannot_be_discarded_for_a_gain(temple: str) -> None:
    s = example(person(palaces=temple, characters="novice pilgrim preacher"), shop=["plain_water", None, None])
    assert refusal(s, f"sell:{temple}").clause == "found.10"
    assert "buy:plain_water" not in texts(s)


@clause("seven", "found.11")
def test_a_player_may_hold_all_palaces_but_the_open_ones() -> None:
    opened = [*OPEN["castles"], *OPEN["estates"]]
    rest = [id for id in game().box.palace_ids if id not in opened]
    s = choose(example(person(palaces=" ".join(rest), gold=3), **OPEN), "found:iron_keep")
    assert len(s.palaces[0]) == len(rest) + 1 == 17


# --- enslaving -------------------------------------------------------------------------------------------------------


@clause("seven", "enslave.1")
def test_a_palace_is_enslaved_for_its_power_with_a_marker() -> None:
    s = example(person(palaces="first_heros_castle iron_keep", power=5))
    choose(s, "enslave:first_heros_castle")
    assert (s.power[0], s.markers[0]) == (3, 6)
    assert [palace["enslaved"] for palace in holdings(s, 0)["palaces"]] == [True, False]
    assert s.seat == 1


@clause("seven", "enslave.1")
def test_only_ones_own_palace_is_enslaved() -> None:
    s = example(person(power=5, sins="greed"), person(palaces="iron_keep"), castles=["green_bastion", None])
    assert refusal(s, "enslave:iron_keep").clause == "enslave.1"
    assert refusal(s, "enslave:green_bastion").clause == "enslave.1"


@clause("seven", "enslave.2")
def test_a_palace_bears_one_marker_at_most() -> None:
    s = example(person(palaces="green_bastion*", power=5))
    assert refusal(s, "enslave:green_bastion").clause == "enslave.2"


@clause("seven", "enslave.3")
def test_the_rule_of_a_castle_is_used_once_by_taking_the_marker_back_and_is_no_action() -> None:
    s = example(person(palaces="green_bastion*"))
    assert s.markers[0] == 6
    choose(s, "use:green_bastion")
    assert (s.fame[0], s.markers[0]) == (4, 7)
    assert asked(s) == (0, "TakeTurn")
    assert holdings(s, 0)["palaces"] == [{"id": "green_bastion", "enslaved": False}]
    assert refusal(s, "use:green_bastion").clause == "enslave.7"


@clause("seven", "enslave.3")
def test_the_rule_of_an_estate_likewise() -> None:
    s = choose(example(person(palaces="southern_vineyard*")), "use:southern_vineyard")
    assert (s.gold[0], s.markers[0]) == (4, 7)
    assert asked(s) == (0, "TakeTurn")


@clause("seven", "enslave.3", "effect.11")
def test_a_rule_that_answers_a_sin_waits_for_one_and_a_rule_without_effect_for_a_better_moment() -> None:
    s = example(person(palaces="white_fortress* iron_keep*", characters="novice"))
    assert refusal(s, "use:white_fortress").clause == "enslave.3"
    assert refusal(s, "use:iron_keep").clause == "enslave.3"  # nobody is tapped
    assert "use:iron_keep" in texts(example(person(palaces="iron_keep*", characters="novice*")))


@clause("seven", "enslave.4")
def test_the_rule_of_a_temple_works_from_the_placing_of_the_marker_as_often_as_needed() -> None:
    # The Temple of Temperance makes each character cost one fame less.
    s = example(
        person(palaces="temple_of_temperance", power=1, fame=3),
        tavern=["novice", "pilgrim", None],
        character_pile=["templar", "templar"],
    )
    choose(s, "enslave:temple_of_temperance", "pass", "pass")
    assert s.power[0] == 0
    choose(s, "recruit:novice", "pass", "pass")
    assert s.fame[0] == 2
    choose(s, "recruit:pilgrim")
    assert s.fame[0] == 0


@clause("seven", "enslave.4")
def test_the_marker_of_a_temple_is_not_taken_back_for_a_use() -> None:
    s = example(person(palaces="temple_of_temperance*", sins="greed"))
    assert refusal(s, "use:temple_of_temperance").clause == "enslave.4"


@clause("seven", "enslave.4", "enslave.5")
def test_the_rule_of_a_temple_ends_with_the_turn() -> None:
    s = example(person(palaces="temple_of_temperance*", fame=1), tavern=["novice", None, None])
    assert "recruit:novice" in texts(s)
    # Whatever Aldric's income brings is more than enough; the price is what has changed.
    choose(s, *["pass"] * 3)
    assert (s.turn, s.markers[0], s.enslaved[0]) == (2, 7, 0)
    while s.seat != 0:
        choose(s, "pass")
    before = s.fame[0]
    choose(s, "recruit:novice")
    assert s.fame[0] == before - 2


@clause("seven", "enslave.5")
def test_the_rule_of_a_temple_still_holds_in_the_scoring() -> None:
    # The Temple of Faith forgives sins in hand; without its marker they cost two power.
    powers = []
    for palace in ("temple_of_faith*", "temple_of_faith"):
        s = choose(example(person(palaces=palace, sins="greed greed", power=9)), *["pass"] * 3)
        powers.append(s.power[0])
    assert powers[0] - powers[1] == 2


@clause("seven", "enslave.5")
def test_the_rule_of_a_temple_still_holds_in_the_drawing_step() -> None:
    s = example(person(palaces="temple_of_faith*", sins="greed greed greed"))
    choose(s, *["pass"] * 3)
    assert asked(s) == (0, "DropSin")
    assert any(s.enslaved)
    choose(s, texts(s)[0])
    assert s.turn == 2
    assert not any(s.enslaved)


@clause("seven", "enslave.6")
def test_a_castle_may_be_enslaved_again_in_the_same_turn() -> None:
    s = example(person(palaces="green_bastion", power=2))
    choose(s, "enslave:green_bastion", "pass", "pass", "use:green_bastion")
    assert refusal(s, "use:green_bastion").clause == "enslave.7"
    choose(s, "enslave:green_bastion", "pass", "pass", "use:green_bastion")
    assert (s.turn, s.power[0], s.fame[0]) == (1, 0, 8)


@clause("seven", "enslave.7")
def test_no_rule_without_enslaving() -> None:
    s = example(
        person(palaces="green_bastion temple_of_temperance", fame=1, characters="novice*"),
        tavern=["herb_gatherer", None, None],
    )
    assert refusal(s, "use:green_bastion").clause == "enslave.7"
    assert "recruit:herb_gatherer" in texts(s)  # by selling the castle
    poor = example(person(palaces="temple_of_temperance", fame=1), tavern=["herb_gatherer", None, None])
    assert "recruit:herb_gatherer" not in texts(poor)
