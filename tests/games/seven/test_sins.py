"""Sins: functions, denial, the seventh discard."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.seven.positions import choose, person, position, refusal, texts


@clause("seven", "sin.1", "sin.2")
def test_a_sin_is_played_for_one_function_and_discarded() -> None:
    s = position(person(sins="greed"))
    choose(s, "sin:greed.2")
    assert s.gold[0] == 3
    assert s.sins[0] == ()
    assert s.sin_discards == (s.box.sin_number["greed"],)


@clause("seven", "sin.7")
def test_a_reaction_is_no_action() -> None:
    s = position(person(sins="pride"))
    assert "sin:pride.1" not in texts(s)
    assert refusal(s, "sin:pride.1").clause == "sin.7"


@clause("seven", "sin.8", "effect.3")
def test_a_denied_sin_does_nothing_and_both_cards_are_discarded_his_first() -> None:
    s = position(person(sins="greed"), person(sins="pride", gold=5))
    choose(s, "sin:greed.1")
    assert s.seat == 1
    denied = choose(s.copy(), "deny:pride")
    assert denied.gold[:2] == [0, 5]
    assert denied.sin_discards == (s.box.sin_number["greed"], s.box.sin_number["pride"])
    accepted = choose(s, "accept")
    assert accepted.gold[:2] == [2, 3]


@clause("seven", "effect.11", "enslave.3")
def test_the_white_fortress_denies_by_taking_its_marker_back() -> None:
    s = position(person(sins="greed"), person(palaces="white_fortress*", gold=5))
    choose(s, "sin:greed.1", "deny:white_fortress")
    assert s.gold[:2] == [0, 5]
    assert s.enslaved == 0
    assert s.markers[1] == 7


@clause("seven", "sin.3", "sin.4", "sin.10", "cataclysm.1")
def test_the_seventh_discard_brings_a_cataclysm_and_the_eighth_begins_a_new_pile() -> None:
    s = position(
        person(sins="greed"),
        person(sins="pride", gold=5),
        sin_discards=["sloth"] * 6,
        cataclysm_pile=["famine", "rebellion"],
    )
    choose(s, "sin:greed.1", "deny:pride")
    assert s.cataclysms == (s.box.cataclysm_number["rebellion"],)
    assert s.sin_discards == (s.box.sin_number["pride"],)


@clause("seven", "sin.5", "effect.8")
def test_a_function_whose_price_cannot_be_paid_does_nothing() -> None:
    laid = [{"id": "thorn_maze", "markers": [1, None, None]}, *[None] * 5]
    s = position(person(sins="wrath", power=0), undertakings=laid)
    choose(s, "sin:wrath.2")
    assert s.marks[0] == (2, 0, 0)
    assert len(s.sin_discards) == 1


@clause("seven", "effect.8")
def test_an_ousted_marker_goes_back_and_a_neutral_one_stays() -> None:
    laid = [{"id": "thorn_maze", "markers": [1, None, None]}, *[None] * 5]
    s = position(person(sins="wrath", power=2), undertakings=laid)
    choose(s, "sin:wrath.2")
    assert s.marks[0] == (-1, 0, 0)
    assert (s.power[0], s.markers[1]) == (1, 7)


@clause("seven", "effect.25")
def test_a_temple_protects_from_sins() -> None:
    s = position(person(sins="greed"), person(palaces="temple_of_courage*", gold=5), person(gold=0))
    choose(s, "sin:greed.1")
    assert s.gold == [0, 5, 0]


@clause("seven", "effect.9")
def test_a_lost_turn_neither_counts_as_a_pass_nor_breaks_them() -> None:
    s = position(person(sins="sloth envy envy"), person(sins="envy"), person(sins="envy"))
    choose(s, "sin:sloth.1", "skip:1")
    assert s.seat == 2
    choose(s, "pass", "pass")
    assert s.seat == 1
    assert s.passes == 2


@clause("seven", "effect.5")
def test_a_lured_character_comes_as_it_stands_and_its_price_goes_to_the_rival() -> None:
    s = position(person(sins="lust", fame=6), person(characters="guard_captain*"))
    choose(s, "sin:lust.1")
    assert (s.fame[0], s.fame[1], s.power[0]) == (1, 5, 0)
    assert s.characters[0] == (2 * s.box.character_number["guard_captain"] + 1,)


@clause("seven", "draw.1", "draw.2", "draw.3", "draw.4")
def test_everybody_draws_at_least_one_and_discards_down_to_three() -> None:
    s = position(person(sins="envy envy envy"), person(sins="envy"), seats=2)
    choose(s, "pass", "pass")
    assert type(s.asking).__name__ == "DropSin"
    assert len(s.sins[0]) == 4
    choose(s, texts(s)[0])
    assert [len(hand) for hand in s.sins] == [3, 3]
