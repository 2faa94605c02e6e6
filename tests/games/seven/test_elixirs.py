"""Elixirs, and the sets of a colour that improve them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.games.seven.box import KINDS
from tests.clauses import clause
from tests.games.seven.positions import (
    asked,
    board,
    choose,
    example,
    game,
    holdings,
    person,
    position,
    refusal,
    row,
    texts,
)

SHOP = ["plain_water", "owl_water", "lily_nectar"]
ROAD = {"id": "orphans_road"}  # two Faith, one Faith, three gold


# --- buying ----------------------------------------------------------------------------------------------------------


@clause("seven", "elixir.1")
def test_an_elixir_of_the_shop_is_paid_in_gold_and_its_space_filled_at_once() -> None:
    s = example(person(gold=3, fame=3), shop=SHOP, elixir_pile=["bell_water", "clear_ink"])
    choose(s, "buy:owl_water")
    assert (s.gold[0], s.fame[0]) == (1, 3)
    assert holdings(s, 0)["elixirs"] == ["owl_water"]
    assert board(s)["shop"] == ["plain_water", "clear_ink", "lily_nectar"]
    assert s.seat == 1


@clause("seven", "elixir.1")
def test_only_open_elixirs_within_reach_are_bought() -> None:
    s = example(person(gold=2, fame=9), shop=SHOP, elixir_pile=["clear_ink"])
    assert {"buy:plain_water", "buy:owl_water"} <= set(texts(s))
    assert refusal(s, "buy:lily_nectar").message.args == {"need": 3, "have": 2}
    assert refusal(s, "buy:clear_ink").clause == "elixir.1"


@clause("seven", "elixir.1")
def test_a_closed_space_of_the_shop_is_not_filled() -> None:
    s = example(person(gold=1), shop=["plain_water", "owl_water", "closed"], elixir_pile=["bell_water", "clear_ink"])
    choose(s, "buy:plain_water")
    assert board(s)["shop"] == ["clear_ink", "owl_water", "closed"]


# --- discarding ------------------------------------------------------------------------------------------------------


@clause("seven", "elixir.2")
def test_discarding_an_elixir_is_no_action() -> None:
    s = example(person(elixirs="plain_water lily_nectar", sins="greed"), elixir_pile=["bell_water"])
    choose(s, "elixir:plain_water.plain", "elixir:lily_nectar.plain")
    assert holdings(s, 0)["gifts"] == {"temperance": 1, "faith": 2}
    assert board(s)["elixir_discards"] == ["plain_water", "lily_nectar"]
    assert asked(s) == (0, "TakeTurn")
    choose(s, "sin:greed.2")
    assert s.gold[0] == 3


@clause("seven", "elixir.2")
def test_only_the_owner_discards_an_elixir() -> None:
    s = example(person(sins="greed"), person(elixirs="plain_water"))
    assert refusal(s, "elixir:plain_water.plain").clause == "elixir.2"


@clause("seven", "elixir.3")
@pytest.mark.parametrize(("left", "got"), [(7, 2), (1, 1)])
def test_its_gift_cards_are_taken_as_far_as_they_last(left: int, got: int) -> None:
    s = example(person(elixirs="lily_nectar", sins="greed"), person(gifts={"faith": 7 - left}))
    choose(s, "elixir:lily_nectar.plain")
    assert s.gifts[:6] == [0, 0, 0, 0, got, 0]


@clause("seven", "elixir.3", "part.7")
def test_with_no_faith_in_the_reserve_an_elixir_of_two_faith_still_pays_two_faith() -> None:
    s = example(person(elixirs="lily_nectar"), person(gifts={"faith": 7}), undertakings=row(ROAD))
    # Taken as cards it would give nothing.
    assert "elixir:lily_nectar.plain" not in texts(s)
    choose(s, "part:1.1")
    assert s.marks[0] == (1, 0, 0)
    assert holdings(s, 0)["elixirs"] == []
    assert holdings(s, 0)["gifts"] == {}
    assert s.reserve[4] == 0


@clause("seven", "elixir.3")
def test_an_elixir_of_any_kind_gives_nothing_when_the_whole_reserve_is_empty() -> None:
    everything = dict.fromkeys(KINDS, 7)
    s = example(person(elixirs="quicksilver", sins="greed"), person(gifts=everything))
    assert refusal(s, "elixir:quicksilver.plain").clause == "elixir.2"
    left = example(person(elixirs="quicksilver", sins="greed"), person(gifts={**everything, "mercy": 6}))
    assert holdings(choose(left, "elixir:quicksilver.plain"), 0)["gifts"] == {"mercy": 1}


@clause("seven", "elixir.3")
def test_an_elixir_may_stand_for_part_of_a_cost_and_cards_for_the_rest() -> None:
    s = example(person(elixirs="plain_water", gifts={"temperance": 1}), undertakings=row({"id": "stolen_relic"}))
    choose(s, "part:1.1")
    assert s.marks[0] == (1, 0, 0)
    assert holdings(s, 0)["gifts"] == {}
    assert holdings(s, 0)["elixirs"] == []
    assert s.reserve[5] == 7


@clause("seven", "elixir.3")
@pytest.mark.parametrize("elsewhere", [0, 3])
def test_who_holds_the_cards_and_could_draw_the_elixirs_pays_with_cards_unasked(elsewhere: int) -> None:
    people = (person(elixirs="lily_nectar", gifts={"faith": 2}), person(gifts={"faith": elsewhere}))
    s = example(*people, undertakings=row(ROAD))
    choose(s, "part:1.1")
    assert s.seat == 1
    assert holdings(s, 0)["elixirs"] == ["lily_nectar"]
    assert holdings(s, 0)["gifts"] == {}


@clause("seven", "elixir.3")
def test_cards_or_elixir_is_his_choice_where_the_reserve_has_none() -> None:
    # He holds three Faith, another the four others: an elixir spent directly does what its cards could not.
    holder = person(gifts={"faith": 4})
    s = example(person(elixirs="lily_nectar", gifts={"faith": 3}), holder, undertakings=row(ROAD))
    choose(s, "part:1.1")
    assert asked(s) == (0, "Pay")
    assert set(texts(s)) == {"pay", "elixir:lily_nectar.plain"}
    by_cards = choose(s.copy(), "pay")
    assert (holdings(by_cards, 0)["gifts"], holdings(by_cards, 0)["elixirs"]) == ({"faith": 1}, ["lily_nectar"])
    by_elixir = choose(s, "elixir:lily_nectar.plain")
    assert (holdings(by_elixir, 0)["gifts"], holdings(by_elixir, 0)["elixirs"]) == ({"faith": 3}, [])


@clause("seven", "elixir.3")
def test_so_it_is_with_an_elixir_of_any_kind() -> None:
    s = example(person(elixirs="quicksilver", gifts={"faith": 3}), person(gifts={"faith": 4}), undertakings=row(ROAD))
    choose(s, "part:1.2")
    assert set(texts(s)) == {"pay", "elixir:quicksilver.plain"}
    choose(s, "elixir:quicksilver.plain")
    assert s.marks[0] == (0, 1, 0)
    assert (holdings(s, 0)["gifts"], holdings(s, 0)["elixirs"]) == ({"faith": 3}, [])


@clause("seven", "elixir.3")
def test_an_elixir_of_any_kind_stands_for_the_kind_that_is_missing() -> None:
    maze = {"id": "thorn_maze", "markers": ["neutral", None, "neutral"]}
    s = example(person(elixirs="quicksilver", gifts={"wisdom": 1}), undertakings=row(maze, {"id": "stolen_relic"}))
    choose(s, "part:1.2")
    assert s.marks[0] == (-1, 1, -1)
    assert holdings(s, 0)["gifts"] == {}


@clause("seven", "elixir.4")
def test_what_the_cost_does_not_need_of_an_elixir_is_lost() -> None:
    # Two Faith spent on a requirement of one: no card comes of the other, though the reserve has them.
    s = example(person(elixirs="lily_nectar"), undertakings=row(ROAD))
    choose(s, "part:1.2")
    assert s.marks[0] == (0, 1, 0)
    assert holdings(s, 0)["gifts"] == {}
    assert s.reserve[4] == 7


@clause("seven", "elixir.5")
def test_with_its_set_an_elixir_gives_the_improved_amount_instead_or_still_the_plain_one() -> None:
    # Aldric is a Lion, the squire another: two Courage instead of one, not three.
    s = example(person(hero="aldric", elixirs="lions_blood", characters="young_squire"))
    assert {"elixir:lions_blood.plain", "elixir:lions_blood.set"} <= set(texts(s))
    assert holdings(choose(s.copy(), "elixir:lions_blood.set"), 0)["gifts"] == {"courage": 2}
    assert holdings(choose(s, "elixir:lions_blood.plain"), 0)["gifts"] == {"courage": 1}


@clause("seven", "elixir.5")
def test_without_its_set_an_elixir_gives_the_plain_amount_only() -> None:
    s = example(person(hero="aldric", elixirs="lions_blood", characters="novice"))
    assert "elixir:lions_blood.plain" in texts(s)
    assert refusal(s, "elixir:lions_blood.set").clause == "elixir.2"


@clause("seven", "elixir.6")
def test_the_owner_chooses_between_the_options_of_different_kinds() -> None:
    # With two Lilies the Shepherd's Balm gives one Mercy or two Faith.
    s = example(person(hero="osric", elixirs="shepherds_balm", characters="novice"))
    assert holdings(choose(s.copy(), "elixir:shepherds_balm.plain"), 0)["gifts"] == {"mercy": 1}
    assert holdings(choose(s, "elixir:shepherds_balm.set"), 0)["gifts"] == {"faith": 2}


@clause("seven", "elixir.6")
def test_the_owner_chooses_the_option_also_when_he_spends_an_elixir_directly() -> None:
    held = person(hero="osric", elixirs="shepherds_balm", characters="novice")
    paid = choose(example(held, undertakings=row(ROAD)), "part:1.1")
    assert paid.marks[0] == (1, 0, 0)
    alone = example(person(hero="osric", elixirs="shepherds_balm"), undertakings=row(ROAD))
    assert refusal(alone, "part:1.1").clause == "part.1"


@clause("seven", "elixir.7")
def test_the_set_is_counted_when_the_elixir_is_discarded() -> None:
    # Bought with one Lion only, used with two.
    s = example(
        person(hero="aldric", gold=1, fame=2), shop=["lions_blood", None, None], tavern=["young_squire", None, None]
    )
    choose(s, "buy:lions_blood", "pass", "pass")
    assert "elixir:lions_blood.set" not in texts(s)
    choose(s, "recruit:young_squire", "pass", "pass")
    assert "elixir:lions_blood.set" in texts(s)
    # The squire is spent: one Lion is left, and the set is no more.
    choose(s, "tap:young_squire", "pass", "pass", "tap:young_squire", "pass", "pass")
    assert "elixir:lions_blood.set" not in texts(s)


@clause("seven", "elixir.8")
def test_a_player_may_hold_all_elixirs_but_those_of_the_shop() -> None:
    rest = [id for id in game().box.elixir_ids if id not in SHOP]
    s = example(person(elixirs=" ".join(rest), gold=1), shop=SHOP, spare_elixirs=False)
    choose(s, "buy:plain_water")
    assert len(s.elixirs[0]) == len(rest) + 1 == 26


# --- sets of a colour ------------------------------------------------------------------------------------------------


@clause("seven", "set.1")
def test_two_lily_characters_and_a_lily_hero_make_three_lilies() -> None:
    drink = "elixir:lily_nectar.set"  # three Lilies
    assert drink in texts(example(person(hero="osric", elixirs="lily_nectar", characters="novice pilgrim")))
    assert drink not in texts(example(person(hero="osric", elixirs="lily_nectar", characters="novice")))
    assert drink not in texts(example(person(hero="aldric", elixirs="lily_nectar", characters="novice pilgrim")))
    assert drink in texts(example(person(hero="aldric", elixirs="lily_nectar", characters="novice pilgrim preacher")))


@clause("seven", "set.1")
def test_only_the_characters_before_the_player_himself_count() -> None:
    s = example(person(hero="osric", elixirs="lily_nectar", characters="novice"), person(characters="pilgrim preacher"))
    assert "elixir:lily_nectar.set" not in texts(s)


@clause("seven", "set.2")
def test_tapped_characters_and_a_tapped_hero_count() -> None:
    s = example(person(hero="osric", elixirs="lily_nectar", characters="novice* pilgrim*", tapped=True))
    assert "elixir:lily_nectar.set" in texts(s)


@clause("seven", "set.3")
@pytest.mark.parametrize(
    "characters", ["young_squire", "young_squire sword_master", "young_squire sword_master guard_captain"]
)
def test_more_than_the_shown_number_adds_nothing(characters: str) -> None:
    s = choose(example(person(hero="aldric", elixirs="lions_blood", characters=characters)), "elixir:lions_blood.set")
    assert holdings(s, 0)["gifts"] == {"courage": 2}


@clause("seven", "set.4")
@pytest.mark.parametrize(
    ("characters", "gold"),
    [
        ("novice pilgrim preacher", 5),
        ("young_squire sword_master", 5),  # and Aldric
        ("novice pilgrim herb_gatherer village_healer", 3),
        ("young_squire novice pilgrim herb_gatherer village_healer", 3),
    ],
)
def test_any_asks_for_the_number_in_some_one_banner(characters: str, gold: int) -> None:
    # The King's Granary is sold for three gold, for five with three of some one banner.
    s = example(person(hero="aldric", palaces="kings_granary", characters=characters))
    assert choose(s, "sell:kings_granary").gold[0] == gold


@clause("seven", "elixir.5", "elixir.6")
def test_every_elixir_of_the_box_has_a_plain_amount_and_another_for_a_set() -> None:
    for elixir in game().box.contents.elixir:
        assert elixir.cost.gold > 0
        assert elixir.gives
        assert elixir.set.n >= 2
        assert elixir.set.gives != elixir.gives
        alone = position(person(elixirs=elixir.id), spare_elixirs=False)
        assert f"elixir:{elixir.id}.plain" in texts(alone)
        assert f"elixir:{elixir.id}.set" not in texts(alone)


# --- spent directly, with a set and with the temple ------------------------------------------------------------------


@clause("seven", "elixir.5", "elixir.3")
def test_both_amounts_are_offered_where_either_pays() -> None:
    # Two Lilies: the milk is one Faith or two; one of them he has in cards.
    s = example(
        person(hero="osric", elixirs="candle_milk", characters="novice", gifts={"faith": 1}), undertakings=row(ROAD)
    )
    choose(s, "part:1.1")
    assert texts(s) == ["elixir:candle_milk.plain", "elixir:candle_milk.set"]
    assert holdings(choose(s.copy(), "elixir:candle_milk.plain"), 0)["gifts"] == {}
    assert holdings(choose(s, "elixir:candle_milk.set"), 0)["gifts"] == {"faith": 1}


@clause("seven", "elixir.5", "elixir.3")
def test_only_the_improved_amount_is_offered_where_the_plain_one_is_not_enough() -> None:
    s = example(person(hero="osric", elixirs="candle_milk", characters="novice"), undertakings=row(ROAD))
    choose(s, "part:1.1")  # paid at once: there is no other way
    assert (s.marks[0], holdings(s, 0)["elixirs"]) == ((1, 0, 0), [])


@clause("seven", "elixir.3", "elixir.5")
def test_who_has_the_cards_may_spend_the_improved_amount_where_the_reserve_lacks_it() -> None:
    # He holds two Faith, another four: one is left, so the plain amount could be drawn as a card, the improved one not.
    held = person(hero="osric", elixirs="candle_milk", characters="novice", gifts={"faith": 2})
    s = choose(example(held, person(gifts={"faith": 4}), undertakings=row(ROAD)), "part:1.1")
    assert texts(s) == ["pay", "elixir:candle_milk.set"]
    drawn = choose(example(held, person(gifts={"faith": 3}), undertakings=row(ROAD)), "part:1.1")
    assert (asked(drawn)[0], holdings(drawn, 0)["elixirs"]) == (1, ["candle_milk"])


@clause("seven", "elixir.3", "effect.26")
def test_the_temple_adds_a_gift_to_an_elixir_of_any_kind_spent_directly() -> None:
    maze = {"id": "thorn_maze", "markers": ["neutral", None, "neutral"]}  # Mercy and Wisdom
    held = person(elixirs="quicksilver", palaces="temple_of_wisdom*")
    s = example(held, undertakings=row(maze, {"id": "stolen_relic"}))
    choose(s, "part:1.2")
    while asked(s) == (0, "Pay"):
        choose(s, texts(s)[0])
    assert (s.marks[0], holdings(s, 0)["elixirs"], holdings(s, 0)["gifts"]) == ((-1, 1, -1), [], {})
    plain = example(person(elixirs="quicksilver"), undertakings=row(maze, {"id": "stolen_relic"}))
    assert refusal(plain, "part:1.2").clause == "part.1"


@clause("seven", "elixir.3", "effect.26")
def test_who_has_the_cards_may_spend_an_elixir_that_the_temple_improves_beyond_the_reserve() -> None:
    # One Faith is left in the reserve: the milk gives that, and with the temple one that is not there.
    held: dict[str, Any] = {"hero": "aldric", "elixirs": "candle_milk", "gifts": {"faith": 2}}
    others = person(gifts={"faith": 4})
    s = example(person(**held, palaces="temple_of_wisdom*"), others, undertakings=row(ROAD))
    assert texts(choose(s, "part:1.1")) == ["pay", "elixir:candle_milk.plain"]
    without = choose(example(person(**held), others, undertakings=row(ROAD)), "part:1.1")
    assert without.seat == 1


MANY = "plain_water owl_water lily_nectar lions_blood candle_milk shepherds_balm bell_water clear_ink"


@clause("seven", "part.7", "elixir.8")
def test_more_than_seven_elixirs_pay_what_they_can_and_nothing_else() -> None:
    # Together they give two Faith; but no gold, and not two Justice.
    wyrm = {"id": "wyrm_of_the_fen"}
    s = example(person(hero="nives", elixirs=MANY), undertakings=row(ROAD, wyrm))
    assert len(s.elixirs[0]) == 8
    parts = {text for text in texts(s) if text.startswith("part:")}
    assert {"part:1.1", "part:1.2"} <= parts
    assert not {"part:1.3", "part:2.1", "part:2.4"} & parts
    choose(s, "part:1.1")
    while asked(s) == (0, "Pay"):
        choose(s, texts(s)[0])
    assert s.marks[0] == (1, 0, 0)


@clause("seven", "elixir.1")
@pytest.mark.parametrize("other", ["fame", "power"])
def test_an_elixir_that_costs_anything_but_gold_is_refused(tmp_path: Path, other: str) -> None:
    first = game().content.tables["elixir"][0]["id"]
    overlay = tmp_path / "elixirs.toml"
    overlay.write_text(f'[[elixir]]\nid = "{first}"\ncost = {{ {other} = 1 }}\n')
    with pytest.raises(regnum.BadInput, match="cost gold"):
        game(overlay)
