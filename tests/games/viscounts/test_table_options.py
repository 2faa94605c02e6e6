"""What a table settles before play: how many sit at it, the Rival, and the readings the rulebook leaves open."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from tests.clauses import clause
from tests.games.viscounts.alone import RIVALS
from tests.games.viscounts.positions import new_game, person, position, refusal, step, texts


@clause("viscounts", "opt.1")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_may_sit_down_and_one_meets_a_rival(seats: int) -> None:
    s = new_game(seats)
    assert s.table.seats == seats
    assert (s.rival >= 0) == (seats == 1)


@clause("viscounts", "opt.1")
@pytest.mark.parametrize("seats", [0, 5])
def test_no_other_number_of_players_is_possible(seats: int) -> None:
    with pytest.raises(regnum.BadInput):
        new_game(seats)


@clause("viscounts", "opt.2")
@pytest.mark.parametrize("which", RIVALS)
@pytest.mark.parametrize("difficulty", [0, 1, 2, 3])
def test_alone_one_chooses_a_rival_and_up_to_three_more_schemes(which: str, difficulty: int) -> None:
    s = new_game(1, rival=which, difficulty=difficulty)
    assert s.box.rivals[s.rival].id == which
    assert len(s.decks[1]) == 7 + difficulty


@clause("viscounts", "opt.2")
def test_the_rival_may_be_left_to_chance() -> None:
    assert {new_game(1, seed, rival="random").rival for seed in range(40)} == {0, 1, 2, 3}


@clause("viscounts", "opt.2")
@pytest.mark.parametrize(
    "options", [{"rival": "nobody"}, {"difficulty": 4}, {"difficulty": -1}], ids=["rival", "four", "less than none"]
)
def test_there_is_no_fifth_rival_and_no_fourth_scheme(options: dict[str, Any]) -> None:
    with pytest.raises(regnum.BadInput):
        new_game(1, **options)


@clause("viscounts", "opt.2")
@pytest.mark.parametrize(
    "options",
    [{"rival": "rival_noble"}, {"difficulty": 2}, {"rival_icons_scored": False}, {"rival_single_worker": True}],
    ids=["rival", "more", "icons", "worker"],
)
def test_a_table_of_several_has_nothing_to_choose_about_a_rival(options: dict[str, Any]) -> None:
    with pytest.raises(regnum.BadInput):
        new_game(2, **options)


STRICT = {"pass_action": "unless_payable"}


@clause("viscounts", "opt.3")
@pytest.mark.parametrize(
    ("someone", "must_act"),
    [
        (person("labourer labourer labourer", at="outer_left.1"), True),  # a Workshop
        (person("trader labourer labourer", at="outer_left.1", stone=1), True),  # the bay's exchange takes 1 Merchant
        (person("labourer labourer squire", at="outer_left.1", stone=9), False),  # only with Stone
        (person("squire abbot labourer", at="inner.1", ink=2), True),  # a Worker for 1 Noble
        (person("abbot abbot labourer", at="inner.1", ink=9), False),
        (person("abbot abbot abbot", at="inner.1"), True),  # the printed Manuscript for 3 Clerics
    ],
)
def test_a_strict_table_lets_nobody_pass_what_the_icons_in_play_pay(someone: dict[str, Any], must_act: bool) -> None:
    steps = [step("FillHand"), step("ChooseAction")]
    someone = {**someone, "purse": {**someone["purse"], "silver": 5}}
    lenient = position(someone, person(), steps=steps, piles=[["friar"]] * 5)
    assert "pass" in texts(lenient)
    strict = position(someone, person(), steps=steps, piles=[["friar"]] * 5, options=STRICT)
    if must_act:
        assert refusal(strict, "pass").clause == "act.4"
    assert ("pass" in texts(strict)) == (not must_act)


SHUFFLE = [step("Resolve", effects=[{"op": "shuffle"}])]


@clause("viscounts", "opt.4")
@pytest.mark.parametrize(
    ("options", "virtue"), [({}, 6), ({"shuffle_markers": True}, 6), ({"shuffle_markers": False}, 7)]
)
def test_a_shuffle_effect_moves_a_marker_unless_the_table_says_no(options: dict[str, Any], virtue: int) -> None:
    s = position(person(discards="squire"), person(), steps=SHUFFLE, options=options)
    assert (s.corruption[0], s.virtue[0]) == (1, virtue)
    with_criminal = position(person("thief - -", discards="squire"), person(), steps=SHUFFLE, options=options)
    assert (with_criminal.corruption[0], with_criminal.virtue[0]) == (1 + 7 - virtue, 7)


@clause("viscounts", "opt.4")
def test_a_reshuffle_for_want_of_cards_moves_a_marker_at_every_table() -> None:
    fill = [step("FillHand")]
    s = position(person(deck="", discards="squire"), person(), steps=fill, options={"shuffle_markers": False})
    assert s.virtue[0] == 6


@clause("viscounts", "opt.5")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_pairs_are_chosen_or_dealt(seats: int) -> None:
    chosen = new_game(seats, 4)
    assert len(texts(chosen)) == seats + 1
    assert all(text.startswith("pair:") for text in texts(chosen))
    dealt = new_game(seats, 4, pairs="dealt")
    while not dealt.round:
        assert dealt.asking.verbs != ("pair",)
        dealt.apply(dealt.options()[0])
    # Only who stands where was left to chance: the pairs are those that lay on the table.
    spaces = set(dealt.viscounts)
    offered = {
        3 * chosen.ring.index(segment) + side
        for segment, side in (chosen.box.starts[chosen.box.player_cards[card].start_space] for card, _ in chosen.pairs)
    }
    assert spaces <= offered
    assert len(spaces) == max(2, seats)


@clause("viscounts", "opt.5")
def test_dealt_pairs_differ_from_game_to_game() -> None:
    starts = set()
    for seed in range(12):
        s = new_game(2, seed, pairs="dealt")
        starts.add((s.box.segment_ids[s.segment_of(1 - s.first)], s.viscounts[1 - s.first] % 3))
    assert len(starts) > 3


@clause("viscounts", "opt.3", "opt.4", "opt.5")
def test_what_the_rulebook_says_is_the_default() -> None:
    options = new_game(2).table.options
    assert options["pass_action"] == "always"
    assert options["shuffle_markers"] is True
    assert options["pairs"] == "chosen"
