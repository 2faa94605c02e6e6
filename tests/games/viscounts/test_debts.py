"""Debts and Deeds: gaining, flipping, the two end cards, what they are worth."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.positions import flip, gain, papers, person, play, position, purse, refusal, step, texts


def _carry_out(*effects: dict[str, Any], row: str = "- - -", **counts: Any) -> Viscounts:
    """The position after player 0, who owns `counts`, has begun to carry out `effects`."""
    return position(person(row, **counts), person(), steps=[step("Resolve", effects=list(effects))])


def _above(s: Viscounts) -> tuple[int, int]:
    return s.debts_above, s.deeds_above


# --- gaining ---------------------------------------------------------------------------------------------------------


@clause("viscounts", "debt.1")
def test_a_debt_is_gained_unpaid_and_a_deed_acquired_off_the_piles() -> None:
    s = _carry_out(gain("debt"), gain("deed", 2))
    assert papers(s) == {"unpaid": 1, "paid": 0, "acquired": 2, "approved": 0}
    assert _above(s) == (11, 10)


@clause("viscounts", "debt.2")
def test_the_last_debt_above_poverty_reveals_it_at_once() -> None:
    for taken in (11, 12):
        s = position(person(), person(), round=4, steps=[step("Resolve", effects=[gain("debt", taken)])])
        assert s.debts_above == 12 - taken
        assert s.last_round == (5 if taken == 12 else 0)


@clause("viscounts", "debt.2")
def test_the_last_deed_above_prosperity_reveals_it_at_once() -> None:
    for above, last_round in ((2, 0), (1, 5)):
        s = position(person(), person(), round=4, deeds_above=above, steps=[step("Resolve", effects=[gain("deed")])])
        assert (s.deeds_above, s.last_round) == (above - 1, last_round)


@clause("viscounts", "debt.3")
def test_cards_are_still_taken_after_an_end_card_is_revealed() -> None:
    s = position(
        person(),
        person(),
        round=4,
        last_round=5,
        debts_above=0,
        steps=[step("Resolve", effects=[gain("debt", 2), gain("deed")])],
    )
    assert papers(s) == {"unpaid": 2, "paid": 0, "acquired": 1, "approved": 0}
    assert (s.debts_above, s.deeds_above, s.last_round) == (0, 11, 5)


@clause("viscounts", "debt.4")
def test_both_piles_are_endless() -> None:
    s = position(
        person(unpaid=15, acquired=20),
        person(paid=15, approved=10),
        debts_above=0,
        deeds_above=0,
        last_round=2,
        steps=[step("Resolve", effects=[gain("debt", 3), gain("deed", 3)])],
    )
    assert papers(s) == {"unpaid": 18, "paid": 0, "acquired": 23, "approved": 0}


# --- flipping --------------------------------------------------------------------------------------------------------


@clause("viscounts", "debt.5")
def test_the_debt_flip_pays_one_own_debt() -> None:
    s = position(person(unpaid=2, acquired=1), person(unpaid=4), steps=[step("Resolve", effects=[flip("debt")])])
    play(s, "take:ink")
    assert papers(s) == {"unpaid": 1, "paid": 1, "acquired": 1, "approved": 0}
    assert papers(s, 1)["unpaid"] == 4


@clause("viscounts", "debt.6")
def test_the_deed_flip_approves_one_own_deed() -> None:
    s = _carry_out(flip("deed"), unpaid=1, acquired=2)
    assert papers(s) == {"unpaid": 1, "paid": 0, "acquired": 1, "approved": 1}


@clause("viscounts", "debt.7")
@pytest.mark.parametrize(("choice", "flipped"), [("flip:debt", (0, 1, 1, 0)), ("flip:deed", (1, 0, 0, 1))])
def test_the_two_coloured_flip_takes_a_debt_or_a_deed(choice: str, flipped: tuple[int, ...]) -> None:
    s = _carry_out(flip(), unpaid=1, acquired=1)
    assert texts(s) == ["flip:debt", "flip:deed"]
    play(s, choice)
    assert tuple(papers(s).values()) == flipped


@clause("viscounts", "debt.8")
def test_each_debt_paid_gives_a_resource_of_choice() -> None:
    s = _carry_out(flip("debt", 2), unpaid=3)
    assert texts(s) == ["take:ink", "take:gold", "take:stone"]
    play(s, "take:gold", "take:stone")
    assert purse(s) == {"silver": 0, "ink": 0, "gold": 1, "stone": 1}
    assert papers(s)["paid"] == 2


@clause("viscounts", "debt.8")
def test_a_debt_flipped_by_a_castle_section_gives_its_resource_too() -> None:
    # The second wedge flips a card; three Workers there send one inwards.
    three = person(castle=([0, 3, 0, 0, 0], [0, 0, 0, 0, 0], 0), unpaid=1)
    s = play(position(three, person(), steps=[step("SettleCastle")]), "take:stone")
    assert (papers(s)["paid"], purse(s)["stone"]) == (1, 1)


@clause("viscounts", "debt.9")
def test_an_approved_deed_gives_nothing_at_once_but_three_points() -> None:
    s = _carry_out(acquired=1)
    before = s.scores()[0]
    s = _carry_out(flip("deed"), acquired=1)
    assert s.over  # nothing was asked
    assert not any(purse(s).values())
    assert (before, s.scores()[0]) == (1, 3)


@clause("viscounts", "debt.10")
@pytest.mark.parametrize("what", ["any", "debt", "deed"])
def test_a_flipped_card_is_never_flipped_again(what: str) -> None:
    s = _carry_out(flip(what), paid=2, approved=2)
    assert papers(s) == {"unpaid": 0, "paid": 2, "acquired": 0, "approved": 2}
    assert not any(purse(s).values())


@clause("viscounts", "debt.11")
def test_a_flip_cannot_be_declined_and_takes_whichever_kind_there_is() -> None:
    s = _carry_out(flip(), unpaid=1, acquired=1)
    assert refusal(s, "decline")
    assert papers(play(_carry_out(flip(), unpaid=1), "take:ink"))["paid"] == 1
    assert papers(_carry_out(flip(), acquired=1))["approved"] == 1


@clause("viscounts", "debt.11")
def test_a_flip_without_a_suitable_card_is_lost() -> None:
    s = _carry_out(flip("debt"), flip("deed"), flip(), gain("debt"), gain("deed"))
    assert papers(s) == {"unpaid": 1, "paid": 0, "acquired": 1, "approved": 0}
    assert papers(_carry_out(flip("debt"), acquired=1))["acquired"] == 1
    assert papers(_carry_out(flip("deed"), unpaid=1))["unpaid"] == 1


@clause("viscounts", "debt.12")
@pytest.mark.parametrize(("kind", "side"), [("debt", "paid"), ("deed", "approved")])
def test_a_card_just_gained_may_be_flipped_by_the_same_effect(kind: str, side: str) -> None:
    s = _carry_out({"op": "all", "of": [gain(kind), flip(kind)]})
    if kind == "debt":
        play(s, "take:ink")
    assert papers(s)[side] == 1


@clause("viscounts", "debt.12")
def test_guntram_flips_only_a_card_of_the_other_kind() -> None:
    # Gain a Debt and flip a Deed, or the other way round.
    s = _dropping("guntram", acquired=1)
    play(s, "either:1")
    assert papers(s) == {"unpaid": 1, "paid": 0, "acquired": 0, "approved": 1}
    s = _dropping("guntram")
    play(s, "either:1")
    assert papers(s) == {"unpaid": 1, "paid": 0, "acquired": 0, "approved": 0}


def _dropping(card: str, **counts: Any) -> Viscounts:
    """The start of a turn in which `card` is pushed off the board."""
    return position(person(f"abbot squire {card}", hand="labourer trader", **counts), person())


# --- what they are worth ---------------------------------------------------------------------------------------------


@clause("viscounts", "debt.13", "debt.14")
@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ({"unpaid": 3}, -6),
        ({"paid": 3}, 0),
        ({"acquired": 3}, 3),
        ({"approved": 3}, 9),
        ({"unpaid": 1, "approved": 1}, 1),
    ],
)
def test_points_of_debts_and_deeds(counts: dict[str, Any], points: int) -> None:
    assert _carry_out(**counts).scores()[0] == points


@clause("viscounts", "debt.16")
def test_poverty_rewards_approved_deeds_and_prosperity_paid_debts() -> None:
    def ranked(debts_above: int, deeds_above: int) -> list[int]:
        s = position(
            person(approved=2), person(paid=2), steps=[], debts_above=debts_above, deeds_above=deeds_above, last_round=1
        )
        return [s.scores()[0] - 6, s.scores()[1]]  # less the Deeds' own points

    assert ranked(0, 5) == [12, 0]  # only Poverty: paid Debts earn no rank
    assert ranked(5, 0) == [0, 12]
    assert ranked(0, 0) == [12, 12]


# --- one by one ------------------------------------------------------------------------------------------------------


@clause("viscounts", "debt.15")
def test_an_ability_reacts_to_each_debt_of_a_gain_before_the_next_is_gained() -> None:
    s = _carry_out(gain("debt", 2), row="racketeer_destroy - -")
    assert papers(s)["unpaid"] == 1
    play(s, "either:1", "decline")
    assert papers(s)["unpaid"] == 2
    play(s, "either:1", "decline")
    assert s.over


@clause("viscounts", "debt.15")
def test_a_collision_on_space_six_lets_an_ability_react_twice() -> None:
    owner = person("racketeer_destroy - -", corruption=6, virtue=6)
    s = position(owner, person("- - -", corruption=1, virtue=7), steps=[step("CheckCollision")])
    asked = 0
    while not s.over:
        play(s, "either:2", "decline")
        asked += 1
    assert (asked, papers(s)["unpaid"]) == (2, 2)


@clause("viscounts", "debt.15")
def test_an_ability_reacts_to_each_debt_paid() -> None:
    # Debt Collector: 1 Silver and 1 Virtue for each.
    s = _carry_out(flip("debt", 2), row="debt_collector_virtue - -", unpaid=2)
    play(s, "take:ink")
    assert (purse(s)["silver"], s.virtue[0]) == (1, 6)
    play(s, "take:ink")
    assert (purse(s)["silver"], s.virtue[0]) == (2, 5)
