"""Laws of hidden information, checked against the declared fields and never against `determinize`, for every game."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

import regnum
from regnum.core.encoding import encoding
from regnum.core.knowledge import Hidden
from regnum.core.record import Record
from regnum.core.rng import Rng
from regnum.core.state import State
from tests.laws import oracle
from tests.tables import any_game, every_table, is_looked_at

GOLDEN = Path(__file__).parents[1] / "golden"
TEXTS = ("take:row.1", "keep:duchess", "place:1", "drop:sloth", "deploy:army", "nonsense")


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


@every_table
def test_nothing_that_reaches_a_seat_depends_on_what_it_may_not_know(id: str, seats: int) -> None:
    random = Random(31)
    for count, state in enumerate(positions(id, seats, 31)):
        viewers = [*range(seats), None]
        for seat in {state.asking.seat, viewers[count % len(viewers)]}:
            oracle.check_position(state, seat, random, TEXTS)


@every_table
def test_what_others_hear_of_a_choice_tells_no_secret(id: str, seats: int) -> None:
    random = Random(32)
    for state in positions(id, seats, 32):
        oracle.check_log(state, random)


SEALED = [id for id in regnum.games() if any(getattr(step, "secret", False) for step in regnum.game(id).steps.values())]


@pytest.mark.parametrize("id", SEALED)
def test_no_sealed_choice_of_a_golden_game_is_heard(id: str) -> None:
    """Random games rarely reach sealed questions, so each kind is checked where it occurs in the golden records."""
    random = Random(35)
    met: Counter[str] = Counter()
    for file in sorted(GOLDEN.glob(f"{id}/*.jsonl")):
        for state in Record.read(file).replay():
            if not state.over and state.asking.secret and met[type(state.asking).__name__] < 30:
                met[type(state.asking).__name__] += 1
                oracle.check_log(state.copy(), random)
    assert set(met) == {name for name, step in regnum.game(id).steps.items() if getattr(step, "secret", False)}


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
                assert numbers(alike, seat) == numbers(state, seat), (file.name, kind, seat)


@every_table
def test_determinize_deals_everything_that_is_hidden(id: str, seats: int) -> None:
    for count, state in enumerate(positions(id, seats, 33)[::4]):
        oracle.check_deal(state, count % seats)


def small(state: State, seat: int) -> tuple[State, list[Hidden]]:
    """A copy with at most four hidden cards, two of them in one place, and their places."""
    pools: dict[str, list[Hidden]] = {}
    for secret in oracle.secrets(state, seat):
        if secret.leaf.dealt:
            pools.setdefault(secret.pool, []).append(secret)
    places = max(pools.values(), key=len)
    other, left = state.copy(), 4
    kept: list[Hidden] = []
    for secret in places:
        cards = list(secret.leaf.get(state, secret.i))
        n = min(secret.n, left, 1 if kept else 2)
        secret.leaf.put(other, secret.i, secret.leaf.kept(cards[secret.n - n :]))
        kept.append(Hidden(secret.leaf, secret.i, n, secret.pool))
        left -= n
    return other, kept


def arrangements(state: State, places: list[Hidden]) -> Counter[str]:
    """For each arrangement of the hidden cards, the number of permutations that lead to it."""
    found: Counter[str] = Counter()
    for order in permutations([card for secret in places for card in secret.leaf.get(state, secret.i)[: secret.n]]):
        rest: list[int] = list(order)
        lies: list[list[int]] = []
        for secret in places:
            lies.append(list(secret.leaf.kept(rest[: secret.n])))
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
        found[str([list(secret.leaf.get(dealt, secret.i)[: secret.n]) for secret in places])] += 1
    assert len(expected) > 1
    assert found.keys() == expected.keys()
    for arrangement, count in expected.items():
        often = deals * count / ways
        assert abs(found[arrangement] - often) < 5 * often**0.5, (arrangement, found, expected)
