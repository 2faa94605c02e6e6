"""Passing: doing nothing, and what keeps the phase alive."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.seven.positions import choose, holdings, person, position, step, texts


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
