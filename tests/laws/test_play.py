"""Laws of play, for every game: nothing is lost, legal options never fail, games end."""

from __future__ import annotations

import json
import math
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import regnum
from regnum.core.ahead import foresee
from regnum.core.option import parse
from regnum.core.rng import Rng
from tests.tables import any_game, any_position, every_table, is_looked_at

ADDRESS = re.compile(r"[a-z0-9_]+(\.[a-z0-9_]+)*")
SEEDS = st.integers(0, 10**6)
DEPTHS = st.integers(0, 90)


@every_table
def test_pieces_are_conserved_and_games_end(id: str, seats: int) -> None:
    count = seed = 0
    while seed < 12 and count < 3000:  # fewer games if they are long
        state = any_game(id, seats, seed)
        rng = Rng(seed)
        while not state.over:
            options = state.options()
            state.apply(options[rng.below(len(options))])
            assert state.broken_laws() == []
            count += 1
        seed += 1
        assert state.seat is None
        assert state.prompt is None
        assert list(state.options()) == []
        winners, teams = state.winners(), state.table.teams
        assert winners == [player for player, team in enumerate(teams) if team in {teams[one] for one in winners}] != []
        assert len(state.scores()) == state.table.players
        assert sum(line.points for line in state.score_sheet()) == sum(state.scores())


@every_table
@settings(max_examples=15, deadline=None)
@given(seed=SEEDS, depth=DEPTHS)
def test_what_the_rules_take_for_no_answer_is_legal(id: str, seats: int, seed: int, depth: int) -> None:
    state = any_position(id, seats, seed, depth)
    for _ in range(40):
        if state.over:
            return
        silence = state.asking.unanswered()
        assert silence is None or (state.asking.lapses and state.why_not(silence) is None)
        options = state.options()
        state.apply(options[seed % len(options)])


@every_table
@settings(max_examples=15, deadline=None)
@given(seed=SEEDS, depth=DEPTHS)
def test_options_are_distinct_and_explained(id: str, seats: int, seed: int, depth: int) -> None:
    state = any_position(id, seats, seed, depth)
    clauses = state.table.game.ledger.clauses
    texts = [str(option) for option in state.options()]
    assert len(set(texts)) == len(texts) >= 1
    assert state.prompt is not None
    assert state.prompt.clauses
    assert all(clause in clauses for clause in state.prompt.clauses)
    for option in state.options():
        assert state.why_not(option) is None
        assert state.why_not(str(option)) is None
        assert state.resolve(str(option)) is option
        assert all(ADDRESS.fullmatch(ref) for ref in state.refs(option))
        assert state.describe(option).key


@every_table
@settings(max_examples=15, deadline=None)
@given(seed=SEEDS, depth=DEPTHS, other=DEPTHS)
def test_what_is_not_legal_has_a_reason_and_changes_nothing(
    id: str, seats: int, seed: int, depth: int, other: int
) -> None:
    state = any_position(id, seats, seed, depth)
    before = state.digest()
    for option in any_position(id, seats, seed + 1, other).options():
        if option in state.options():
            continue
        reason = state.why_not(option)
        assert reason is not None
        assert reason.clause in state.table.game.ledger.clauses
        with pytest.raises(regnum.IllegalChoice) as refusal:
            state.apply(option)
        assert refusal.value.reason.clause == reason.clause
        assert str(refusal.value).endswith(state.table.game.text("en")(reason.message))
    assert state.digest() == before


@every_table
@settings(max_examples=40, deadline=None)
@given(text=st.one_of(st.text(max_size=30), st.from_regex(r"[a-z]{1,8}(:[a-z0-9]{1,4}(\.[a-z0-9]{1,4}){0,2})?")))
def test_any_text_is_answered(id: str, seats: int, text: str) -> None:
    state = any_position(id, seats, 3, 9)
    if text in [str(option) for option in state.options()]:
        return
    reason = state.why_not(text)
    assert reason is not None
    assert reason.clause in state.table.game.ledger.clauses
    with pytest.raises(regnum.IllegalChoice):
        state.apply(text)


@every_table
def test_verbs_of_the_step_with_wild_arguments_are_answered(id: str, seats: int) -> None:
    state = any_game(id, seats, 5)
    rng = Rng(5)
    while not state.over:
        texts = {str(option) for option in state.options()}
        for verb in state.asking.verbs:
            for rest in (
                "",
                ":0",
                ":99",
                ":x",
                ":1.1.1.1",
                ":row.0",
                ":row.99",
                ":special.99",
                ":0.99",
                ":99.1",
                ":row",
            ):
                if verb + rest not in texts and parse(verb + rest) is not None:
                    assert state.why_not(verb + rest) is not None
        options = state.options()
        state.apply(options[rng.below(len(options))])


@every_table
@settings(max_examples=10, deadline=None)
@given(seed=SEEDS)
def test_copies_are_independent_of_all_earlier_states(id: str, seats: int, seed: int) -> None:
    state = any_game(id, seats, seed)
    rng = Rng(seed)
    sample = rng.fork("sample")
    earlier = []
    count = 0
    while not state.over:
        if is_looked_at(count, sample):
            earlier.append((state.copy(), state.digest()))
        count += 1
        options = state.options()
        state.apply(options[rng.below(len(options))])
    for copy, digest in earlier:
        assert copy.digest() == digest
        assert list(copy.options()) == list(copy.copy().options())


@every_table
@settings(max_examples=15, deadline=None)
@given(seed=SEEDS, depth=DEPTHS)
def test_json_round_trip(id: str, seats: int, seed: int, depth: int) -> None:
    state = any_position(id, seats, seed, depth)
    again = state.table.game.load(json.loads(json.dumps(state.to_json())))
    assert again == state
    assert again.digest() == state.digest()
    assert again.options() == state.options()


@every_table
def test_recording_events_changes_nothing_and_every_event_names_a_clause(id: str, seats: int) -> None:
    silent, told = any_game(id, seats, 8), any_game(id, seats, 8)
    told.events = []
    rng = Rng(8)
    while not silent.over:
        options = silent.options()
        option = options[rng.below(len(options))]
        silent.apply(option)
        told.apply(option)
        assert silent.digest() == told.digest()
    assert told.events
    assert silent.events is None
    clauses = told.table.game.ledger.clauses
    assert {event.clause for event in told.events} <= set(clauses)


@every_table
def test_scores_are_the_sums_of_the_score_sheet(id: str, seats: int) -> None:
    """A game may count its totals and the points of its categories without the lines of the sheet."""
    state, rng = any_game(id, seats, 5), Rng(5)
    categories = state.table.game.score_categories
    for n in range(3000):
        if n % 10 == 0 or state.over:
            sums = [0] * state.table.players
            parts = [[0] * state.table.players for _ in categories]
            for line in state.score_sheet():
                sums[line.seat] += line.points
                for part, category in zip(parts, categories, strict=True):
                    if line.message.key in category.keys:
                        part[line.seat] += line.points
            assert state.scores() == sums
            assert state.points_by_category() == parts
        if state.over:
            break
        state.apply(rng.pick(list(state.options())))


@every_table
def test_evaluation_is_a_number_for_every_player(id: str, seats: int) -> None:
    """At the end it equals the points; a winner's may be higher, because honour alone does not decide Medioevo."""
    state = any_game(id, seats, 11)
    rng = Rng(11)
    while not state.over:
        values = state.evaluate()
        assert len(values) == state.table.players
        assert all(math.isfinite(value) for value in values)
        options = state.options()
        state.apply(options[rng.below(len(options))])
    for player, (value, points) in enumerate(zip(state.evaluate(), state.scores(), strict=True)):
        assert value == points or (value > points and player in state.winners())


@every_table
@settings(max_examples=15, deadline=None)
@given(seed=SEEDS, depth=DEPTHS)
def test_what_is_foreseen_is_what_happens_before_chance(id: str, seats: int, seed: int, depth: int) -> None:
    state = any_position(id, seats, seed, depth)
    for option in state.options():
        happened, foreseen = state.copy(), state.copy()
        happened.apply(option)
        foresee(foreseen, option)
        foreseen.advance()
        assert foreseen == happened
