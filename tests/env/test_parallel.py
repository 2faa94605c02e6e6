"""Many games at once: the same games as one by one, seen by the seat that must choose."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from regnum.core.actions import WORDS, actions
from regnum.core.encoding import encoding
from regnum.core.errors import BadInput
from regnum.core.game import game, games
from regnum.core.rewards import final_rewards
from regnum.env.parallel import GamesInParallel
from tests.tables import every_table


def legal_at_random(mask: Any, rng: np.random.Generator) -> Any:
    return (mask * rng.random(mask.shape, dtype=np.float32)).argmax(axis=1)


@every_table
def test_each_row_is_a_game_as_it_is_played_alone(id: str, seats: int) -> None:
    n = 3
    env = GamesInParallel(id, n, seats=seats)
    observations, infos = env.reset(seed=5)
    copies = [env.batch.state(i) for i in range(n)]
    said: list[tuple[int, ...]] = [()] * n
    layout, all = encoding(game(id)), actions(game(id))
    rng = np.random.default_rng(5)
    for _ in range(120):
        for i, state in enumerate(copies):
            seat = state.asking.seat
            assert infos["seat"][i] == seat
            assert sorted(np.flatnonzero(infos["action_mask"][i])) == sorted(all.legal(state.options(), said[i]))
            words = [word + 1 for word in said[i][-WORDS:]] + [0] * WORDS
            expected = layout.numbers(state, seat) + (words[:WORDS] if game(id).spelled() else [])
            assert observations[i].tolist() == expected
            assert observations[i] in env.single_observation_space
        chosen = legal_at_random(infos["action_mask"], rng)
        asked = infos["seat"].copy()
        observations, rewards, over, _, infos = env.step(chosen)
        for i, state in enumerate(copies):
            option = all.chosen(state.options(), said[i], int(chosen[i]))
            said[i] = (*said[i], int(chosen[i])) if option is None else ()
            if option is not None:
                state.apply(option)
            assert over[i] == state.over
            if state.over:
                assert infos["rewards"][i].tolist() == final_rewards(state.winners(), range(seats))
                assert rewards[i] == infos["rewards"][i][asked[i]]
                assert infos["points"][i].tolist() == list(state.scores()[:seats])
                copies[i] = env.batch.state(i)
            else:
                assert not infos["rewards"][i].any()
                assert not rewards[i]


@pytest.mark.parametrize("id", games())
def test_a_seed_deals_the_same_games_again(id: str) -> None:
    seen = []
    for _ in range(2):
        env = GamesInParallel(id, 2)
        seen.append(env.reset(seed=9)[0].copy())
        assert not np.array_equal(env.reset(seed=10)[0], seen[-1])
    assert np.array_equal(seen[0], seen[1])


def test_nothing_changes_if_one_action_is_not_legal() -> None:
    env = GamesInParallel("anno890", 2)
    observations, infos = env.reset(seed=1)
    before = observations.copy()
    chosen = infos["action_mask"].argmax(axis=1)
    chosen[1] = infos["action_mask"][1].argmin()
    with pytest.raises(BadInput, match=r"actions\[1\]"):
        env.step(chosen)
    assert np.array_equal(observations, before)
    for bad in ([0], [0, 10_000], [-1, -1]):
        with pytest.raises(BadInput):
            env.step(np.array(bad))


def test_rewards_add_up_to_nothing_and_a_single_winner_has_one() -> None:
    assert final_rewards([0], range(4)) == pytest.approx([1, -1 / 3, -1 / 3, -1 / 3])
    assert final_rewards([0, 1], range(4)) == pytest.approx([1 / 3, 1 / 3, -1 / 3, -1 / 3])
    assert final_rewards([], range(3)) == final_rewards([3], range(3)) == [-1, -1, -1]
    assert (final_rewards([0], range(1)), final_rewards([1], range(1))) == ([1], [-1])
    assert final_rewards([1], range(2)) == [-1, 1]
