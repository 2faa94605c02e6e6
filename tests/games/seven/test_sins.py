"""Sins: functions, denial, the seventh discard."""

from __future__ import annotations

import pytest

from regnum.core.rng import Rng
from regnum.games.seven.rules.sins import top_sin
from tests.clauses import clause
from tests.games.seven.positions import asked, board, choose, example, game, holdings, person, refusal, row, texts


@clause("seven", "sin.1")
@pytest.mark.parametrize(("function", "gold"), [(1, [2, 3]), (2, [3, 5])])
def test_a_sin_is_played_for_one_of_its_two_functions(function: int, gold: list[int]) -> None:
    # Greed takes two gold from a rival, or three from the supply.
    s = choose(example(person(sins="greed"), person(gold=5), seats=2), f"sin:greed.{function}")
    assert s.gold == gold
    assert holdings(s, 0)["sins"] == []
    assert s.seat == 1


@clause("seven", "sin.1")
def test_one_copy_of_a_sin_leaves_the_hand() -> None:
    s = choose(example(person(sins="greed envy greed")), "sin:greed.2")
    assert sorted(holdings(s, 0)["sins"]) == ["envy", "greed"]


@clause("seven", "sin.1")
def test_only_sins_in_hand_are_played() -> None:
    s = example(person(sins="envy"), person(sins="greed"))
    assert refusal(s, "sin:greed.2").clause == "sin.1"


@clause("seven", "sin.1")
def test_every_sin_of_the_box_has_two_functions() -> None:
    sins = game().box.contents.sin
    assert len(sins) == 7
    assert all(sin.first != sin.second for sin in sins)


@clause("seven", "sin.2")
def test_the_function_comes_first_and_the_card_is_discarded_afterwards() -> None:
    # While Lust asks whom to recruit, it lies on neither pile nor hand.
    s = example(person(sins="lust", fame=5), tavern=["novice", "pilgrim", None])
    choose(s, "sin:lust.2")
    assert asked(s) == (0, "RecruitFor")
    assert (board(s)["sin_discards"], board(s)["sins_played"], holdings(s, 0)["sins"]) == ([], ["lust"], [])
    choose(s, "recruit:novice")
    assert (board(s)["sin_discards"], board(s)["sins_played"]) == (["lust"], [])


@clause("seven", "sin.2", "sin.3")
def test_the_cataclysm_of_the_seventh_sin_comes_after_its_function() -> None:
    # Rebellion costs each two fame: the three of Pride are there by then, so one is left.
    s = example(person(sins="pride"), sin_discards=["sloth"] * 6, cataclysm_pile=["locusts", "rebellion"])
    choose(s, "sin:pride.2")
    assert s.fame[0] == 1


@clause("seven", "sin.3")
@pytest.mark.parametrize(("discarded", "cataclysms"), [(5, 0), (6, 1)])
def test_the_seventh_played_sin_brings_the_top_cataclysm(discarded: int, cataclysms: int) -> None:
    s = example(person(sins="greed"), sin_discards=["sloth"] * discarded, cataclysm_pile=["locusts", "rebellion"])
    choose(s, "sin:greed.2")
    assert board(s)["cataclysms"] == ["rebellion"][:cataclysms]


@clause("seven", "sin.3")
def test_the_seventh_sin_discarded_in_the_drawing_step_brings_one_as_well() -> None:
    hands = (person(sins="greed greed greed"), person(sins="greed greed"), person(sins="greed greed"))
    s = example(*hands, sin_discards=["sloth"] * 6, cataclysm_pile=["locusts", "rebellion"])
    choose(s, *["pass"] * 3)
    assert asked(s) == (0, "DropSin")
    assert board(s)["cataclysms"] == []
    choose(s, texts(s)[0])
    assert board(s)["cataclysms"] == ["rebellion"]
    assert len(s.sins[0]) == 3


@clause("seven", "sin.4")
def test_after_that_cataclysm_the_seven_discards_are_shuffled_into_the_deck() -> None:
    orders = set()
    for key in range(4):
        s = example(person(sins="greed"), sin_pile=["lust", "pride"], sin_discards=["sloth"] * 4 + ["envy"] * 2)
        s.rng = Rng(key)
        choose(s, "sin:greed.2")
        assert board(s)["sin_discards"] == []
        assert sorted(board(s)["sin_pile"]) == sorted(["lust", "pride", "greed", *["sloth"] * 4, *["envy"] * 2])
        orders.add(tuple(top_sin(s) for _ in range(9)))
        assert s.sin_pile == ()
    assert len(orders) > 1


@clause("seven", "sin.4")
def test_the_cataclysm_comes_before_the_shuffling() -> None:
    # Nightmares makes those with the fewest sins draw, while the seven still lie on the discards: nothing is drawn.
    s = example(
        person(sins="greed envy"), sin_pile=[], sin_discards=["sloth"] * 6, cataclysm_pile=["locusts", "nightmares"]
    )
    choose(s, "sin:greed.2")
    assert [len(hand) for hand in s.sins] == [1, 0, 0]
    assert len(board(s)["sin_pile"]) == 7


@clause("seven", "sin.5")
def test_a_sin_may_be_played_without_effect() -> None:
    # The rival has no gold, gift, character or marker; nobody of his own is tapped.
    for sin in ("sin:greed.1", "sin:envy.1", "sin:wrath.1", "sin:wrath.2", "sin:lust.1", "sin:sloth.2"):
        s = example(person(sins="greed envy wrath lust sloth", power=2, fame=9), seats=2)
        choose(s, sin)
        assert (len(s.sins[0]), len(s.sin_discards), s.seat) == (4, 1, 1)
        assert (s.power[0], s.fame[0]) == (2, 9)


@clause("seven", "sin.5", "effect.8")
def test_a_function_whose_price_cannot_be_paid_does_nothing() -> None:
    laid = row({"id": "thorn_maze", "markers": [1, None, None]})
    s = choose(example(person(sins="wrath", power=0), undertakings=laid), "sin:wrath.2")
    assert s.marks[0] == (2, 0, 0)
    assert len(s.sin_discards) == 1


@clause("seven", "sin.5", "effect.5")
def test_a_character_too_dear_to_lure_stays() -> None:
    s = choose(example(person(sins="lust", fame=4), person(characters="guard_captain")), "sin:lust.1")
    assert (s.fame[0], s.fame[1]) == (4, 0)
    assert holdings(s, 1)["characters"] == [{"id": "guard_captain", "tapped": False}]
    assert len(s.sin_discards) == 1


@clause("seven", "sin.6", "hero.6")
def test_no_sin_untaps_a_hero() -> None:
    s = example(person(sins="sloth", tapped=True, characters="novice* pilgrim*"))
    choose(s, "sin:sloth.2")
    assert set(texts(s)) == {"untap:novice", "untap:pilgrim", "done"}
    choose(s, "untap:novice")
    assert s.tapped == 1
    alone = choose(example(person(sins="sloth", tapped=True)), "sin:sloth.2")
    assert alone.tapped == 1


# --- reactions -------------------------------------------------------------------------------------------------------


@clause("seven", "sin.7")
def test_a_reaction_is_no_action() -> None:
    s = example(person(sins="pride"))
    assert "sin:pride.2" in texts(s)
    assert refusal(s, "sin:pride.1").clause == "sin.7"


@clause("seven", "sin.7")
def test_a_reaction_is_played_out_of_turn_and_costs_no_turn() -> None:
    s = example(person(sins="greed"), person(gold=5), person(sins="pride", gold=5))
    choose(s, "sin:greed.1", "rob:2")
    assert asked(s) == (2, "Deny")
    choose(s, "deny:pride")
    # The order of turns goes on as if nothing had been played: hero 1, then hero 2.
    assert asked(s) == (1, "TakeTurn")
    choose(s, "pass")
    assert asked(s) == (2, "TakeTurn")


@clause("seven", "sin.8")
def test_a_denied_sin_does_nothing_and_both_cards_are_discarded_his_first() -> None:
    s = example(person(sins="greed"), person(sins="pride", gold=5), seats=2)
    choose(s, "sin:greed.1")
    assert asked(s) == (1, "Deny")
    denied = choose(s.copy(), "deny:pride")
    assert denied.gold[:2] == [0, 5]
    assert board(denied)["sin_discards"] == ["greed", "pride"]
    accepted = choose(s, "accept")
    assert accepted.gold[:2] == [2, 3]
    assert board(accepted)["sin_discards"] == ["greed"]
    assert holdings(accepted, 1)["sins"] == ["pride"]


@clause("seven", "sin.8")
def test_only_the_one_who_was_chosen_may_deny() -> None:
    s = example(person(sins="greed"), person(gold=5), person(sins="pride", gold=5))
    choose(s, "sin:greed.1", "rob:1")
    assert s.gold[:2] == [2, 3]


@clause("seven", "sin.8")
@pytest.mark.parametrize("mine", ["marker", "character", "elixir"])
def test_something_of_mine_is_chosen_and_i_may_deny(mine: str) -> None:
    maze = {"id": "thorn_maze", "markers": [1 if mine == "marker" else None, None, None]}
    sin, function = {"marker": ("wrath", 2), "character": ("wrath", 1), "elixir": ("gluttony", 1)}[mine]
    victim = person(sins="pride", characters="novice" if mine == "character" else "", elixirs="plain_water")
    s = example(person(sins=sin, power=3), victim, undertakings=[maze, None, None], seats=2)
    choose(s, f"sin:{sin}.{function}")
    assert asked(s) == (1, "Deny")
    choose(s, "deny:pride")
    assert s.marks[0] == ((2, 0, 0) if mine == "marker" else (0, 0, 0))
    assert holdings(s, 1)["elixirs"] == ["plain_water"]
    assert not any(one["tapped"] for one in holdings(s, 1)["characters"])


@clause("seven", "sin.8")
def test_a_function_that_chooses_nobody_is_not_denied() -> None:
    s = choose(example(person(sins="greed"), person(sins="pride")), "sin:greed.2")
    assert s.gold[0] == 3
    assert asked(s) == (1, "TakeTurn")


@clause("seven", "sin.8")
def test_what_a_denied_sin_has_cost_stays_paid() -> None:
    laid = row({"id": "thorn_maze", "markers": [1, None, None]})
    ousted = example(person(sins="wrath", power=2), person(sins="pride"), undertakings=laid)
    choose(ousted, "sin:wrath.2", "deny:pride")
    assert (ousted.power[0], ousted.marks[0]) == (1, (2, 0, 0))
    lured = example(person(sins="lust", fame=6), person(sins="pride", characters="guard_captain"))
    choose(lured, "sin:lust.1", "deny:pride")
    assert (lured.fame[0], lured.fame[1]) == (1, 5)
    assert holdings(lured, 0)["characters"] == []


@clause("seven", "sin.8", "effect.11", "enslave.3")
def test_the_white_fortress_denies_by_taking_its_marker_back() -> None:
    s = example(person(sins="greed"), person(palaces="white_fortress*", gold=5), seats=2)
    choose(s, "sin:greed.1")
    assert texts(s) == ["deny:white_fortress", "accept"]
    choose(s, "deny:white_fortress")
    assert s.gold[:2] == [0, 5]
    assert (s.enslaved[1], s.markers[1]) == (0, 7)
    assert board(s)["sin_discards"] == ["greed"]


@clause("seven", "sin.9")
def test_a_denial_cannot_be_denied() -> None:
    s = example(person(sins="greed pride", palaces="white_fortress*"), person(sins="pride", gold=5), seats=2)
    choose(s, "sin:greed.1", "deny:pride")
    assert asked(s) == (1, "TakeTurn")
    assert s.gold[:2] == [0, 5]
    assert holdings(s, 0)["sins"] == ["pride"]


@clause("seven", "sin.10")
def test_the_cataclysm_happens_at_the_seventh_and_the_eighth_begins_the_new_pile() -> None:
    s = example(
        person(sins="greed"),
        person(sins="pride", gold=5),
        seats=2,
        sin_pile=["lust"],
        sin_discards=["sloth"] * 6,
        cataclysm_pile=["locusts", "rebellion"],
    )
    choose(s, "sin:greed.1", "deny:pride")
    assert board(s)["cataclysms"] == ["rebellion"]
    assert board(s)["sin_discards"] == ["pride"]
    assert sorted(board(s)["sin_pile"]) == ["greed", "lust", *["sloth"] * 6]


@clause("seven", "sin.10")
def test_with_five_discarded_the_denial_itself_is_the_seventh() -> None:
    hands = (person(sins="greed"), person(sins="pride", gold=5))
    s = example(*hands, seats=2, sin_discards=["sloth"] * 5, cataclysm_pile=["locusts", "rebellion"])
    choose(s, "sin:greed.1", "deny:pride")
    assert board(s)["cataclysms"] == ["rebellion"]
    assert board(s)["sin_discards"] == []


@clause("seven", "sin.4", "complete.13")
@pytest.mark.parametrize(("shuffled", "left"), [("seventh", 3), ("cataclysm", 0)])
def test_the_cataclysm_of_a_row_leaves_the_discards_unless_the_table_wants_them_shuffled(
    shuffled: str, left: int
) -> None:
    maze = {"id": "thorn_maze", "markers": ["neutral", "neutral", None]}
    s = example(
        person(fame=3, sins="envy"),
        undertakings=row(maze),
        sin_discards=["lust"] * 3,
        sin_pile=["pride"] * 20,
        cataclysm_pile=["locusts", "rebellion"],
        options={"sin_shuffle": shuffled},
    )
    choose(s, "part:1.3")
    assert (s.armour, len(s.sin_discards)) == (1, left)
