"""The rules of enslaved temples, which hold for their owner to the end of the turn."""

from __future__ import annotations

import pytest

from tests.clauses import clause
from tests.games.seven.positions import (
    asked,
    board,
    carried_out,
    choose,
    example,
    gathering,
    holdings,
    laid,
    person,
    refusal,
    row,
    step,
    texts,
)


@clause("seven", "effect.24", "enslave.4", "enslave.5")
def test_a_rule_holds_for_the_owner_while_the_marker_lies_on_the_temple() -> None:
    tavern = ["novice", "pilgrim", None]
    free = example(person(palaces="temple_of_temperance", fame=1, power=1), person(fame=1), tavern=tavern)
    assert "recruit:novice" not in texts(free)
    choose(free, "enslave:temple_of_temperance")
    assert "recruit:novice" not in texts(free)  # it is his rule, not the next player's
    choose(free, "pass", "pass")
    assert "recruit:novice" in texts(free)
    # Step 6 takes the marker off, and the rule is over.
    after = example(
        person(palaces="temple_of_temperance*", fame=1), tavern=tavern, steps=[step("TakeTurn"), gathering(6)]
    )
    assert "recruit:novice" not in texts(after)
    before = example(
        person(palaces="temple_of_temperance*", fame=1), tavern=tavern, steps=[step("TakeTurn"), gathering(7)]
    )
    assert "recruit:novice" in texts(before)


@clause("seven", "effect.25")
@pytest.mark.parametrize(
    ("op", "fields", "choices"),
    [
        ("steal", {"what": "gold", "n": 1}, {"rob:2"}),
        ("steal", {"what": "gift", "n": 1}, {"take:faith.2", "take:mercy.2"}),
        ("steal", {"what": "elixir", "n": 1}, {"rob:2.plain_water", "rob:2.owl_water"}),
        ("lure_character", {}, {"lure:pilgrim", "lure:preacher"}),
        ("tap_rival", {"n": 1}, {"weary:pilgrim", "weary:preacher"}),
        ("oust_marker", {"cost": {"power": 1}}, {"oust:1.2", "oust:1.3"}),
        ("skip_rival", {}, {"skip:2"}),
    ],
)
def test_no_sin_may_choose_the_immune_or_anything_of_his(op: str, fields: dict[str, object], choices: set[str]) -> None:
    s = example(
        person(sins="envy", fame=9, power=9),
        person(palaces="temple_of_courage*", gold=5, gifts={"mercy": 1}, elixirs="lily_nectar", characters="novice"),
        person(gold=5, gifts={"faith": 1, "mercy": 1}, elixirs="plain_water owl_water", characters="pilgrim preacher"),
        undertakings=row(laid("thorn_maze", 1, 2, 2)),
    )
    before = holdings(s, 1)
    carried_out(s, 0, op, **fields)
    if len(choices) > 1:
        assert set(texts(s)) == choices
        choose(s, min(choices))
    assert asked(s) == (0, "TakeTurn")
    assert holdings(s, 1) == before
    assert board(s)["undertakings"][0]["markers"][0] == 1


@clause("seven", "effect.25")
def test_what_is_no_sin_is_not_kept_off() -> None:
    s = example(person(gifts={"faith": 1}, sins="envy"), person(palaces="temple_of_courage*", gifts={"mercy": 1}))
    choose(s, "hero", "take:mercy.1")
    assert holdings(s, 0)["gifts"] == {"mercy": 1}


@clause("seven", "effect.26")
def test_a_discarded_elixir_gives_one_more_of_a_kind_it_gives() -> None:
    s = example(person(elixirs="lions_blood shepherds_balm", palaces="temple_of_wisdom*", hero="aldric"))
    choose(s, "elixir:lions_blood.plain")
    assert holdings(s, 0)["gifts"] == {"courage": 2}
    # By the chosen option: the balm gives mercy plainly, faith with two Lilies.
    osric = person(elixirs="shepherds_balm", characters="novice", palaces="temple_of_wisdom*", hero="osric")
    plain = choose(example(osric), "elixir:shepherds_balm.plain")
    assert holdings(plain, 0)["gifts"] == {"mercy": 2}
    better = choose(example(osric), "elixir:shepherds_balm.set")
    assert holdings(better, 0)["gifts"] == {"faith": 3}


@clause("seven", "effect.26", "elixir.3")
def test_an_elixir_of_any_kind_gives_two_and_one_spent_directly_pays_one_more() -> None:
    wild = example(person(elixirs="quicksilver", palaces="temple_of_wisdom*"))
    choose(wild, "elixir:quicksilver.plain", "gift:faith", "gift:mercy")
    assert holdings(wild, 0)["gifts"] == {"mercy": 1, "faith": 1}
    # The water of one Temperance pays two of them; without the temple it does not.
    laid_out = row(laid("stolen_relic", None, None, None))
    others = person(gifts={"temperance": 7})
    paid = example(person(elixirs="plain_water", palaces="temple_of_wisdom*"), others, undertakings=laid_out)
    choose(paid, "part:1.1")
    assert board(paid)["undertakings"][0]["markers"] == [0, None, None]
    assert holdings(paid, 0)["elixirs"] == []
    poor = person(elixirs="plain_water", palaces="temple_of_wisdom", sins="envy")
    short = example(poor, others, undertakings=laid_out)
    assert refusal(short, "part:1.1").clause == "part.1"
    # One more of the kind of either option: the balm gives Mercy or, with two Lilies, Faith.
    mercy = example(
        person(elixirs="shepherds_balm", palaces="temple_of_wisdom*"), undertakings=row(laid("harbour_revolt"))
    )
    assert "part:1.2" in texts(mercy)
    # None of a kind that the elixir does not give.
    caravan = row(laid("lost_caravan"))
    wisdom = example(person(elixirs="plain_water", palaces="temple_of_wisdom*"), undertakings=caravan)
    assert refusal(wisdom, "part:1.2").clause == "part.1"


@clause("seven", "effect.27")
def test_a_tapped_character_gives_one_more_of_a_kind_it_shows() -> None:
    s = example(person(characters="pilgrim novice", palaces="temple_of_mercy*"))
    # The pilgrim shows faith and temperance: the owner chooses of which he takes one more.
    choose(s, "tap:pilgrim")
    assert texts(s) == ["gift:faith", "gift:temperance"]
    choose(s, "gift:temperance")
    assert holdings(s, 0)["gifts"] == {"faith": 1, "temperance": 2}
    choose(s, "pass", "pass", "tap:novice")
    assert holdings(s, 0)["gifts"] == {"faith": 3, "temperance": 2}


@clause("seven", "effect.27", "supply.8")
def test_the_one_more_comes_from_the_reserve_if_it_has_it() -> None:
    s = example(person(characters="pilgrim", palaces="temple_of_mercy*"), person(gifts={"faith": 7, "temperance": 5}))
    choose(s, "tap:pilgrim")
    assert holdings(s, 0)["gifts"] == {"temperance": 2}
    none = example(person(characters="novice", palaces="temple_of_mercy*"), person(gifts={"faith": 6}))
    choose(none, "tap:novice")
    assert holdings(none, 0)["gifts"] == {"faith": 1}


@clause("seven", "effect.28")
def test_palaces_cost_two_gold_less_and_never_less_than_nothing() -> None:
    # The bastion costs four.
    castles = ["green_bastion", None]
    s = example(person(gold=2, palaces="temple_of_justice*"), castles=castles)
    assert choose(s, "found:green_bastion").gold[0] == 0
    assert refusal(example(person(gold=1, palaces="temple_of_justice*"), castles=castles), "found:green_bastion")
    assert refusal(example(person(gold=2, palaces="temple_of_justice"), castles=castles), "found:green_bastion")
    cheap = carried_out(example(person(gold=1, palaces="temple_of_justice*"), castles=castles), 0, "found", discount=3)
    assert choose(cheap, "found:green_bastion").gold[0] == 1


@clause("seven", "effect.28")
def test_characters_cost_one_fame_less_and_never_less_than_nothing() -> None:
    # The novice costs two.
    tavern = ["novice", None, None]
    s = example(person(fame=1, palaces="temple_of_temperance*"), tavern=tavern)
    assert choose(s, "recruit:novice").fame[0] == 0
    assert refusal(example(person(sins="envy", palaces="temple_of_temperance*"), tavern=tavern), "recruit:novice")
    free = carried_out(
        example(person(fame=1, palaces="temple_of_temperance*"), tavern=tavern), 0, "recruit", discount=2
    )
    assert choose(free, "recruit:novice").fame[0] == 1
