"""Laws of hidden information, checked against the declared fields and never against `determinize`, for every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

import regnum
from regnum.core.board.deal import Hidden
from regnum.core.chronicle import carry_out
from regnum.core.encoding import encoding
from regnum.core.option import Option
from regnum.core.record import Record
from regnum.core.rng import Rng
from regnum.core.state import State
from tests.laws import oracle
from tests.laws.exchange import check_choice
from tests.laws.recorded import GOLDEN, RECORDED
from tests.tables import SOAK, any_game, every_table, is_looked_at

OFTEN = 3 if SOAK else 1  # how often each kind of choice and each event is looked at in the golden games


def positions(id: str, seats: int, seed: int) -> list[State]:
    """Some positions of a random game."""
    state = any_game(id, seats, seed)
    rng = Rng(seed)
    sample = rng.fork("sample")
    found: list[State] = []
    count = 0
    while not state.over and len(found) < 40:
        if is_looked_at(count, sample) and not count % 3:
            found.append(state.copy())
        count += 1
        options = state.options()
        state.apply(options[rng.below(len(options))])
    return found


def golden_choices(id: str) -> Iterator[tuple[State, Option]]:
    """The positions of a game's golden records, always the same object, and what was chosen there."""
    for file in sorted(GOLDEN.glob(f"{id}/*.jsonl")):
        record = Record.read(file)
        for state, line in zip(record.replay(), record.choices, strict=False):
            yield state, state.resolve(line.choice)


@every_table
def test_nothing_that_reaches_a_seat_depends_on_what_it_may_not_know(id: str, seats: int) -> None:
    random = Random(31)
    states = positions(id, seats, 31)
    questions = oracle.Questions(regnum.game(id), states)
    for count, state in enumerate(states):
        viewers = [*range(seats), None]
        for seat in {state.asking.seat, viewers[count % len(viewers)]}:
            oracle.check_position(state, seat, random, questions)


@every_table
def test_what_is_told_of_a_choice_tells_no_secret(id: str, seats: int) -> None:
    """Neither to the others nor to whoever makes it; undo relies on it that `State.revealed` grows when it should."""
    random = Random(32)
    states = positions(id, seats, 32)
    questions = oracle.Questions(regnum.game(id), states)
    exchanged = 0
    for count, state in enumerate(states):
        option, viewers = random.choice(state.options()), [*range(seats), None]
        for seat in {state.asking.seat, viewers[count % len(viewers)], random.choice(viewers)}:
            exchanged += check_choice(state, option, seat, random, questions)
        if state.asking.secret:
            oracle.check_sealed(state, random)
    assert exchanged > len(states)


@pytest.mark.parametrize("id", RECORDED)
def test_no_kind_of_choice_in_a_golden_game_tells_a_secret(id: str) -> None:
    """Random games rarely reach some questions and events, so each is checked where the golden records have it."""
    random = Random(35)
    questions = oracle.Questions(regnum.game(id))
    met: Counter[tuple[str, str]] = Counter()
    exchanged = 0
    for state, option in golden_choices(id):
        kinds = {(type(state.asking).__name__, option.verb)}
        kinds |= {("", event.info.words.key) for event in carry_out(state.copy(), option).events}
        met.update(kinds)
        if min(met[kind] for kind in kinds) > OFTEN:
            continue
        others = [seat for seat in (*range(state.table.seats), None) if seat != state.asking.seat]
        for seat in (state.asking.seat, random.choice(others)):
            exchanged += check_choice(state, option, seat, random, questions)
        if state.asking.secret:
            oracle.check_sealed(state, random)
    assert exchanged > len(met)
    sealed = {name for name, step in regnum.game(id).steps.items() if getattr(step, "secret", False)}
    assert sealed <= {name for name, _ in met}


@pytest.mark.parametrize("id", regnum.games())
def test_programs_observe_the_same_in_states_that_look_alike(id: str) -> None:
    """Each kind of question is looked at where it occurs in the golden records: random games rarely reach some."""
    met: Counter[str] = Counter()
    for file in sorted(GOLDEN.glob(f"{id}/*.jsonl")):
        for state in Record.read(file).replay():
            kind = "" if state.over else type(state.asking).__name__
            met[kind] += 1
            for seat in [*range(state.table.seats), None] if kind and met[kind] < 5 else []:
                alike = state.determinize(seat, Rng(met[kind]))
                assert alike.view(seat) == state.view(seat), (file.name, kind, seat)
                numbers = encoding(state.table.game).numbers
                for other in (alike, *oracle.turned(state, seat)):
                    assert numbers(other, seat) == numbers(state, seat), (file.name, kind, seat)


@every_table
def test_determinize_deals_everything_that_is_hidden(id: str, seats: int) -> None:
    for count, state in enumerate(positions(id, seats, 33)[::4]):
        oracle.check_deal(state, count % seats)


def small(state: State, seat: int) -> tuple[State, list[Hidden]]:
    """A copy with at most four hidden cards, two of them in one place, and their places."""
    pools: dict[str, list[Hidden]] = {}
    for secret in oracle.secrets(state, seat):
        if secret.dealt:
            pools.setdefault(secret.pool, []).append(secret)
    places = max(pools.values(), key=len)
    other, left = state.copy(), 4
    kept: list[Hidden] = []
    for secret in places:
        cards = list(secret.get(state))
        n = min(secret.n, left, 1 if kept else 2)
        secret.put(other, secret.cards.kept(cards[secret.n - n :]))
        kept.append(Hidden(secret.field, None, secret.i, n, secret.pool))
        left -= n
    return other, kept


def arrangements(state: State, places: list[Hidden]) -> Counter[str]:
    """For each arrangement of the hidden cards, the number of permutations that lead to it."""
    found: Counter[str] = Counter()
    for order in permutations([card for secret in places for card in secret.get(state)[: secret.n]]):
        rest: list[int] = list(order)
        lies: list[list[int]] = []
        for secret in places:
            lies.append(list(secret.cards.kept(rest[: secret.n])))
            del rest[: secret.n]
        found[str(lies)] += 1
    return found


@every_table
def test_every_deal_is_as_likely_as_it_should_be(id: str, seats: int) -> None:
    """In a position with few hidden cards, every arrangement appears as often as it should by chance."""
    for position in positions(id, seats, 34):
        state, places = small(position, 0)
        expected = arrangements(state, places)
        if len(expected) > 1:
            break
    deals, ways = 1200, sum(expected.values())
    found: Counter[str] = Counter()
    for n in range(deals):
        dealt = state.determinize(0, Rng(n))
        found[str([list(secret.get(dealt)[: secret.n]) for secret in places])] += 1
    assert len(expected) > 1
    assert found.keys() == expected.keys()
    for arrangement, count in expected.items():
        often = deals * count / ways
        assert abs(found[arrangement] - often) < 5 * often**0.5, (arrangement, found, expected)
