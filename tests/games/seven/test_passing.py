"""Passing: doing nothing, and what keeps the phase alive."""

from __future__ import annotations

from regnum.games.seven.rules.sins import draw_sins
from tests.clauses import clause
from tests.games.seven.positions import (
    board,
    choose,
    example,
    holdings,
    person,
    position,
    step,
    texts,
    told,
)


@clause("seven", "pass.1")
def test_who_passes_gives_nothing_up_and_may_act_in_the_next_round() -> None:
    s = position(person(characters="novice", gold=2, fame=1), person(characters="pilgrim"))
    before = holdings(s, 0)
    choose(s, "pass")
    assert holdings(s, 0) == before
    assert s.seat == 1
    choose(s, "tap:pilgrim", "pass")
    assert s.seat == 0
    assert "tap:novice" in texts(s)


@clause("seven", "pass.2", "flow.8")
def test_any_action_starts_the_count_of_passes_again() -> None:
    # The example of the ledger: A acts, B passes, C passes, A passes: the phase ends.
    s = position(person(characters="novice pilgrim"))
    choose(s, "tap:novice", "pass", "pass")
    assert (s.turn, s.seat) == (1, 0)
    assert choose(s.copy(), "pass").turn == 2
    # Had he acted, B and C would have to pass once more.
    choose(s, "tap:pilgrim", "pass", "pass")
    assert s.turn == 1
    assert choose(s, "pass").turn == 2


@clause("seven", "pass.2")
def test_who_passed_before_an_action_must_pass_again_after_it() -> None:
    s = position(person(characters="novice"), person(characters="pilgrim"), person(characters="preacher"))
    choose(s, "pass", "tap:pilgrim", "pass", "tap:novice", "pass")
    # All three have passed, but only the second since the first acted.
    assert (s.turn, s.seat) == (1, 2)
    choose(s, "pass")
    assert (s.turn, s.seat) == (1, 0)
    assert choose(s, "pass").turn == 2


@clause("seven", "pass.2", "free.7")
def test_a_free_use_before_passing_leaves_the_count_as_it_is() -> None:
    s = position(person(sins="envy"), person(characters="novice"), person(elixirs="plain_water honest_ale"))
    choose(s, "pass", "pass", "elixir:plain_water.plain")
    assert (s.turn, s.seat) == (1, 2)
    assert choose(s, "pass").turn == 2


@clause("seven", "pass.2", "flow.8", "effect.9")
def test_a_lost_turn_is_no_pass_and_does_not_end_the_phase() -> None:
    # The third player makes the second lose his turn; then first, third and first pass: the second has not passed.
    s = position(
        person(sins="envy"), person(characters="novice"), person(sins="sloth envy"), steps=[step("TakeTurn", 2)]
    )
    choose(s, "sin:sloth.1", "skip:1", "pass", "pass", "pass")
    assert (s.turn, s.seat) == (1, 1)
    # Nor has the lost turn broken their passes.
    assert choose(s, "pass").turn == 2


# --- until something changes -----------------------------------------------------------------------------------------

WAIT = "pass:until_change"


@clause("seven", "pass.3")
def test_who_passes_until_something_changes_is_not_asked_while_nothing_does() -> None:
    s = position(person(characters="novice", sins="envy"), person(characters="pilgrim preacher"))
    choose(s, WAIT, "tap:pilgrim", "pass")
    assert s.seat == 1  # the first has passed by himself
    choose(s, "tap:preacher", "pass", "pass")
    # All have passed one after the other: the phase is over, and in the next he is asked again.
    assert s.turn == 2
    choose(s, *["pass"] * s.order.index(0))
    assert (s.seat, s.passes.bit_count()) == (0, s.order.index(0))


@clause("seven", "pass.3", "flow.8")
def test_his_passes_count_like_any_other() -> None:
    s = position(person(sins="envy"), person(characters="pilgrim"))
    assert told(s, WAIT, "tap:pilgrim", "pass").count("event-passes") == 3
    assert s.passes == 0b101
    assert choose(s, "pass").turn == 2


@clause("seven", "pass.3")
def test_a_new_possibility_ends_it() -> None:
    # The example of the ledger: an elixir for 3 gives way to one for 1, and he has 1 gold.
    s = example(
        person(gold=1, sins="envy"), person(gold=3), shop=["lily_nectar", None, None], elixir_pile=["plain_water"]
    )
    choose(s, WAIT, "buy:lily_nectar", "pass")
    assert s.seat == 0
    assert "buy:plain_water" in texts(s)


@clause("seven", "pass.3")
def test_a_possibility_that_is_gone_ends_it() -> None:
    s = example(person(gold=1, sins="envy"), person(gold=1), shop=["plain_water", None, None])
    choose(s, WAIT, "buy:plain_water", "pass")
    assert s.seat == 0


@clause("seven", "pass.3")
def test_cards_that_he_alone_knows_do_not_matter_but_a_sin_that_he_draws_does() -> None:
    s = position(person(sins="envy", artefacts="hourglass"), person(characters="pilgrim preacher"))
    choose(s, WAIT)
    assert s.standing_pass[0] == "pass"
    choose(s, "tap:pilgrim")
    draw_sins(s, 0, 1, "effect.23")
    choose(s, "pass")
    assert s.seat == 0


@clause("seven", "pass.3")
def test_what_he_says_holds_for_one_phase_and_until_he_is_asked_again() -> None:
    s = example(person(gold=1, sins="envy"), person(gold=1), shop=["plain_water", None, None])
    choose(s, WAIT, "buy:plain_water", "pass", "pass")
    assert (s.turn, s.seat) == (1, 1)
    assert [one["standing_pass"] for one in board(s)["heroes"]] == ["", "", ""]


@clause("seven", "pass.3", "pass.1")
def test_who_can_do_nothing_but_pass_is_not_asked_how() -> None:
    s = position(person(sins="envy"), spare_elixirs=False)
    assert texts(s)[-2:] == [WAIT, "pass"]
    choose(s, "pass")
    assert s.turn == 2
