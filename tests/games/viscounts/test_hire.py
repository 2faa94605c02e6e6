"""Recruiting: the paid hire of phase 4, free hires, and what a hire sets off."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.positions import (
    asked,
    card_ids,
    papers,
    person,
    play,
    position,
    purse,
    refusal,
    step,
    texts,
    told,
    turn_from,
)

MERCHANTS = "trader lender financier"


def piles(*first: str) -> list[list[str]]:
    """Townsfolk by place, the visible card last; places not given have none left."""
    return [pile.split() for pile in first] + [[] for _ in range(5 - len(first))]


def hiring(who: dict[str, Any], *townsfolk: str, **rest: Any) -> Viscounts:
    return position(who, person(), piles=piles(*townsfolk), steps=turn_from("Recruit"), **rest)


def free_hire(who: dict[str, Any], *townsfolk: str, n: int = 1, **rest: Any) -> Viscounts:
    effects = [{"op": "recruit_free", "n": n}]
    return position(who, person(), piles=piles(*townsfolk), steps=[step("Resolve", effects=effects)], **rest)


# --- phase 4 ---------------------------------------------------------------------------------------------------------


@clause("viscounts", "hire.1")
def test_the_townsfolk_beside_the_viscount_may_be_hired_for_its_value() -> None:
    s = hiring(person(MERCHANTS, at="inner.2", silver=5), "friar", "tinker_ink", "miner")
    assert (asked(s), texts(s)) == ((0, "Recruit"), ["hire:2", "pass"])
    assert refusal(s, "hire:1").clause == "hire.1"
    play(s, "hire:2")
    assert (purse(s)["silver"], card_ids(s, s.discards[0])) == (3, ["tinker_ink"])


@clause("viscounts", "hire.1")
def test_hiring_may_be_left_alone() -> None:
    s = play(hiring(person(MERCHANTS, silver=5), "friar"), "pass")
    assert (purse(s)["silver"], s.discards[0], s.piles[0] != ()) == (5, (), True)
    assert asked(s)[0] == 1


@clause("viscounts", "hire.1")
def test_too_little_silver_hires_nobody() -> None:
    s = hiring(person(MERCHANTS, silver=1, ink=9), "friar")
    assert asked(s) == (1, "MoveViscount")


@clause("viscounts", "hire.2")
def test_one_hire_is_all_the_phase_allows() -> None:
    s = hiring(person(MERCHANTS, silver=9), "miner friar")
    play(s, "hire:1")
    assert asked(s) == (1, "MoveViscount")
    assert (purse(s)["silver"], len(s.piles[0])) == (7, 1)


@clause("viscounts", "hire.2")
def test_free_hires_come_on_top_of_the_paid_one() -> None:
    s = position(
        person(MERCHANTS, silver=9),
        person(),
        piles=piles("miner friar", "princess"),
        steps=[*turn_from("Recruit"), step("FreeHire")],
    )
    play(s, "hire:2", "hire:1")
    assert card_ids(s, s.discards[0]) == ["princess", "friar"]
    assert purse(s)["silver"] == 7


@clause("viscounts", "hire.3")
def test_the_hired_card_is_among_the_discards_before_its_effect() -> None:
    s = hiring(person(MERCHANTS, silver=2, deck=""), "traitor")  # a Shuffle
    assert told(s, "hire:1")[:2] == ["event-hires", "event-shuffles"]
    # The only discard was the card itself: it was shuffled into the draw pile and drawn.
    assert (card_ids(s, s.hands[0]), s.discards[0]) == (["traitor"], ())


@clause("viscounts", "hire.3", "hire.4")
@pytest.mark.parametrize(
    ("card", "kind", "before", "after"),
    [("antagonist", "corruption", 1, 2), ("jeweller", "virtue", 7, 6), ("bishop", "unpaid", 0, 1)],
)
def test_the_corner_effect_comes_at_once_and_cannot_be_refused(card: str, kind: str, before: int, after: int) -> None:
    def counter(s: Viscounts) -> int:
        return {"corruption": s.corruption[0], "virtue": s.virtue[0], **papers(s)}[kind]

    s = hiring(person(MERCHANTS, silver=3), card)
    assert counter(s) == before
    play(s, "hire:1")
    assert counter(s) == after
    assert asked(s)[0] == 1


@clause("viscounts", "hire.4")
@pytest.mark.parametrize(("card", "asks"), [("acolyte", "DiscardCard"), ("clergyman", "RearrangeCards")])
def test_corner_effects_of_the_optional_kinds_may_be_declined(card: str, asks: str) -> None:
    s = play(hiring(person(MERCHANTS, hand="thief", silver=3), card), "hire:1")
    assert (asked(s), "decline" in texts(s)) == ((0, asks), True)


@clause("viscounts", "hire.5")
def test_icons_and_ability_of_a_hired_card_sleep_until_it_is_played() -> None:
    # The Traitor's bottom ability is a resource; Criminals on the board would turn the Shuffle to Corruption.
    s = play(hiring(person(MERCHANTS, silver=2), "traitor"), "hire:1")
    assert (s.corruption[0], s.virtue[0], s.criminals(0)) == (1, 6, 0)
    assert purse(s) == {"silver": 0, "ink": 0, "gold": 0, "stone": 0}


@clause("viscounts", "hire.6")
def test_an_exhausted_pile_is_not_refilled_and_its_printed_townsfolk_never_hired() -> None:
    s = hiring(person(MERCHANTS, silver=9), "", "miner", "friar")
    assert asked(s) == (1, "MoveViscount")
    last = play(hiring(person(MERCHANTS, silver=9), "princess", "miner friar"), "hire:1")
    assert [len(pile) for pile in last.piles] == [0, 2, 0, 0, 0]
    free = free_hire(person(), "", "miner", "friar")
    assert texts(free) == ["hire:2", "hire:3"]
    assert refusal(free, "hire:1").clause == "hire.6"


@clause("viscounts", "hire.7")
def test_one_may_hire_without_having_taken_an_action() -> None:
    s = position(person(MERCHANTS, silver=2), person(), piles=piles("miner friar"), steps=turn_from("ChooseAction"))
    play(s, "pass")
    assert (asked(s), texts(s)) == ((0, "Recruit"), ["hire:1", "pass"])


@clause("viscounts", "hire.7", "hire.11")
def test_a_card_uncovered_by_dismissing_may_be_hired_in_the_same_turn() -> None:
    s = position(
        person(MERCHANTS, silver=4, stone=2), person(), piles=piles("princess miner"), steps=turn_from("ChooseAction")
    )
    play(s, "dismiss:build", "build:workshop_2", "spot:1.1")
    assert asked(s) == (0, "Recruit")
    play(s, "hire:1")
    assert (card_ids(s, s.discards[0]), card_ids(s, s.gone)) == (["princess"], ["miner"])


# --- free hires ------------------------------------------------------------------------------------------------------


@clause("viscounts", "hire.8")
def test_a_free_hire_takes_any_visible_townsfolk_and_its_corner_effect() -> None:
    s = free_hire(person(at="inner.5"), "miner antagonist", "friar", "", "bishop", "princess")
    assert texts(s) == ["hire:1", "hire:2", "hire:4", "hire:5"]
    play(s, "hire:1")
    assert (card_ids(s, s.discards[0]), s.corruption[0]) == (["antagonist"], 2)
    assert purse(s)["silver"] == 0


@clause("viscounts", "hire.9")
def test_a_free_hire_cannot_be_refused() -> None:
    assert texts(free_hire(person(), "friar", "miner")) == ["hire:1", "hire:2"]
    only = free_hire(person(), "bishop")
    assert (card_ids(only, only.discards[0]), papers(only)["unpaid"]) == (["bishop"], 1)


@clause("viscounts", "hire.9")
def test_behind_a_slash_the_other_side_may_be_taken_instead() -> None:
    either = {"op": "either", "of": [{"op": "recruit_free", "n": 1}, {"op": "destroy", "n": 1}]}
    s = position(person(hand="thief"), person(), piles=piles("bishop"), steps=[step("Resolve", effects=[either])])
    assert texts(s) == ["either:1", "either:2"]
    play(s, "either:2", "decline")
    assert (s.discards[0], papers(s)["unpaid"]) == ((), 0)


@clause("viscounts", "hire.10")
@pytest.mark.parametrize(("order", "virtue"), [("next:1", 6), ("next:2", 7)])
def test_with_the_left_workshop_a_discard_follows_or_precedes_the_cards_own_effect(order: str, virtue: int) -> None:
    s = position(
        person(MERCHANTS, hand="thief", silver=2),
        person(),
        piles=piles("friar"),
        buildings={"3.1": "0 workshop_1"},
        steps=[step("Recruit")],
    )
    play(s, "hire:1")
    assert asked(s) == (0, "OrderEffects")
    play(s, order)
    assert (asked(s), s.virtue[0]) == ((0, "DiscardCard"), virtue)
    play(s, "discard:thief")
    assert (s.virtue[0], card_ids(s, s.discards[0])) == (6, ["friar", "thief"])


@clause("viscounts", "hire.10")
def test_the_discard_of_the_left_workshop_is_optional() -> None:
    s = free_hire(person(hand="thief"), "friar", buildings={"3.1": "0 workshop_1"})
    play(s, "next:1")
    assert texts(s) == ["discard:thief", "discard:top", "decline"]
    play(s, "decline")
    assert card_ids(s, s.discards[0]) == ["friar"]


@clause("viscounts", "hire.10")
def test_a_card_with_a_discard_of_its_own_gives_two() -> None:
    s = free_hire(person(hand="thief squire"), "acolyte", buildings={"3.1": "0 workshop_1"})
    play(s, "discard:thief", "discard:squire")
    assert (asked(s), card_ids(s, s.discards[0])) == ((None, ""), ["acolyte", "thief", "squire"])


@clause("viscounts", "hire.10")
def test_the_left_workshop_works_in_another_players_turn() -> None:
    s = position(
        person(),
        person(hand="thief"),
        piles=piles("friar"),
        buildings={"3.1": "1 workshop_1"},
        steps=[*turn_from("Recruit"), step("FreeHire", 1)],
    )
    assert asked(s) == (1, "OrderEffects")
    play(s, "next:1", "discard:thief")
    assert card_ids(s, s.discards[1]) == ["friar", "thief"]


@clause("viscounts", "hire.11", "hire.13")
def test_of_two_hires_the_first_is_finished_and_the_next_card_shown_before_the_second_is_chosen() -> None:
    s = free_hire(person(MERCHANTS, hand="thief"), "princess acolyte", "friar", n=2)
    play(s, "hire:1")
    assert asked(s) == (0, "DiscardCard")  # the Acolyte's corner
    play(s, "discard:thief")
    assert (asked(s), texts(s)) == ((0, "FreeHire"), ["hire:1", "hire:2"])
    assert s.describe(s.resolve("hire:1")).args["card"] == "@card-princess"
    play(s, "hire:1")
    assert card_ids(s, s.discards[0]) == ["acolyte", "thief", "princess"]


@clause("viscounts", "hire.12")
def test_with_all_piles_exhausted_free_hires_are_lost() -> None:
    s = free_hire(person(), n=2)
    assert (asked(s), s.discards[0]) == ((None, ""), ())
