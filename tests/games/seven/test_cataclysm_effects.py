"""What cataclysms do to heroes: losses, gifts down to a number, sins drawn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.seven.positions import asked, board, carried_out, choose, example, holdings, person, texts


@clause("seven", "effect.21")
@pytest.mark.parametrize("what", ["gold", "fame", "power"])
def test_each_loses_so_many_tokens_or_all_he_has(what: str) -> None:
    people: list[dict[str, Any]] = [{"sins": "envy", what: n} for n in (5, 1, 0)]
    s = example(*(person(**one) for one in people))
    carried_out(s, 0, "lose", who="each", what=what, n=2)
    assert [holdings(s, hero)[what] for hero in range(3)] == [3, 0, 0]


@clause("seven", "effect.21")
@pytest.mark.parametrize(
    ("per", "many", "few"),
    [
        ("palace", {"palaces": "iron_keep kings_granary temple_of_faith"}, {"palaces": "green_bastion"}),
        ("character", {"characters": "novice pilgrim* preacher"}, {"characters": "young_squire"}),
        ("elixir", {"elixirs": "plain_water lily_nectar owl_water"}, {"elixirs": "quicksilver"}),
        ("sin", {"sins": "envy greed lust"}, {"sins": "envy"}),
    ],
)
@pytest.mark.parametrize("most", [0, 2])
def test_a_loss_may_be_counted_per_thing_up_to_a_most(
    per: str, many: dict[str, Any], few: dict[str, Any], most: int
) -> None:
    # The third has nothing of the kind: his hero is no character.
    s = example(
        person(gold=9, artefacts="hourglass", **many), person(gold=9, **few), person(gold=9), spare_elixirs=False
    )
    carried_out(s, 0, "lose", who="each", what="gold", n=1, per=per, max=most)
    assert s.gold == [9 - (most or 3), 8, 9]


@clause("seven", "effect.21")
def test_the_count_multiplies_the_loss() -> None:
    s = example(person(gold=9, palaces="iron_keep kings_granary"))
    carried_out(s, 0, "lose", who="each", what="gold", n=2, per="palace")
    assert s.gold[0] == 9 - 2 * 2


@clause("seven", "effect.21")
def test_all_tied_for_the_most_power_lose() -> None:
    s = example(person(power=7, sins="envy"), person(power=9), person(power=9))
    carried_out(s, 0, "lose", who="most_power", what="power", n=3)
    assert s.power == [7, 6, 6]


@clause("seven", "effect.21")
def test_all_with_at_least_so_much_power_lose() -> None:
    s = example(person(power=20, sins="envy"), person(power=19), person(power=31))
    carried_out(s, 0, "lose", who="power_at_least", what="power", n=3, min=20)
    assert s.power == [17, 19, 28]


@clause("seven", "effect.21", "cataclysm.4", "cataclysm.9")
def test_each_chooses_the_gifts_he_loses() -> None:
    s = example(person(gifts={"faith": 2, "mercy": 1}), person(gifts={"justice": 1}), person(sins="envy"))
    carried_out(s, 0, "lose", who="each", what="gift", n=2)
    assert (s.seat, texts(s)) == (0, ["give:mercy", "give:faith"])
    choose(s, "give:mercy")
    # What is left goes by itself: the first has one kind only, the second one card, the third none.
    assert [holdings(s, hero)["gifts"] for hero in range(3)] == [{"faith": 1}, {}, {}]
    assert sum(s.reserve) == 6 * 7 - 1


@clause("seven", "effect.21")
def test_each_chooses_the_elixir_he_loses() -> None:
    s = example(
        person(elixirs="plain_water owl_water"), person(sins="envy"), elixir_pile=["clear_ink"], spare_elixirs=False
    )
    carried_out(s, 0, "lose", who="each", what="elixir", n=1)
    assert (s.seat, texts(s)) == (0, ["lose:plain_water", "lose:owl_water"])
    choose(s, "lose:owl_water")
    assert holdings(s, 0)["elixirs"] == ["plain_water"]
    assert board(s)["elixir_discards"] == ["owl_water"]


@clause("seven", "effect.21")
def test_only_tapped_characters_are_lost_where_the_card_says_tapped() -> None:
    s = example(
        person(characters="novice* pilgrim preacher*"), person(characters="young_squire"), character_pile=["templar"]
    )
    carried_out(s, 0, "lose", who="each", what="tapped_character", n=1)
    assert texts(s) == ["lose:novice", "lose:preacher"]
    choose(s, "lose:preacher")
    assert [one["id"] for one in holdings(s, 0)["characters"]] == ["novice", "pilgrim"]
    assert [one["id"] for one in holdings(s, 1)["characters"]] == ["young_squire"]
    assert board(s)["character_discards"] == ["preacher"]


@clause("seven", "effect.22", "cataclysm.4")
def test_who_has_more_gifts_than_the_number_discards_down_to_it() -> None:
    s = example(
        person(gifts={"faith": 3, "mercy": 3}),
        person(gifts={"courage": 4, "justice": 1}),
        person(gifts={"wisdom": 4}),
        order=[1, 0, 2],
    )
    carried_out(s, 0, "discard_down_to", n=4)
    assert (s.seat, texts(s)) == (1, ["give:courage", "give:justice"])
    choose(s, "give:justice", "give:faith", "give:faith")
    assert asked(s) == (0, "TakeTurn")
    assert [s.gift_cards(hero) for hero in range(3)] == [4, 4, 4]
    assert holdings(s, 0)["gifts"] == {"faith": 1, "mercy": 3}


@clause("seven", "effect.23")
def test_all_tied_for_the_fewest_sins_draw() -> None:
    s = example(person(sins="envy envy envy"), person(sins="lust lust"), person(sins="wrath wrath"))
    carried_out(s, 0, "draw_sin", n=2)
    # Four in hand is above three, and stays so until the next drawing step.
    assert [len(hand) for hand in s.sins] == [3, 4, 4]
    assert asked(s) == (0, "TakeTurn")


@clause("seven", "effect.23", "cataclysm.4", "supply.6")
def test_sins_are_drawn_in_the_order_of_play_as_long_as_there_are_any() -> None:
    s = example(person(sins="envy"), order=[2, 1, 0], sin_pile=["pride"])
    carried_out(s, 0, "draw_sin", n=1)
    assert [holdings(s, hero)["sins"] for hero in range(3)] == [["envy"], [], ["pride"]]
