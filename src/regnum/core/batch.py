"""Many games at once for learners: choices go in by number, positions and masks come out as numbers.

Everything is written into vectors that NumPy sees without a copy. A game that ends begins again at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from regnum.core.actions import WORDS, Actions, actions
from regnum.core.encoding import Encoding, encoding
from regnum.core.errors import BadInput
from regnum.core.option import Option
from regnum.core.rewards import final_rewards
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.core.table import OptionValue

if TYPE_CHECKING:
    from regnum.core.game import Game


class Batch:
    """`n` games at tables of the same kind. Game `i` is dealt anew from number `i` of the seed each time it begins."""

    def __init__(self, game: Game, n: int, seats: int, options: dict[str, OptionValue], seed: int) -> None:
        self.game = game
        self.n = n
        self.seats = seats
        self.table = game.table(seats, options)
        self.encoding: Encoding = encoding(game)
        self.actions: Actions = actions(game)
        size = self.actions.size
        # A row is what the seat may know and, where options are spelled, the words that it has said so far, from 1.
        self.width = self.encoding.size + (WORDS if game.spelled() else 0)
        self.observations = vec[i32]([0] * (n * self.width))
        self.masks = vec[u8]([0] * (n * size))  # 1 for each legal action
        self.asked = vec[i32]([0] * n)  # the seat that must choose in each game
        self.over = vec[u8]([0] * n)  # whether the last choice ended a game; another has begun
        self.rewards = vec[float]([0.0] * (n * seats))  # by seat, for the games that ended with the last choice
        self.reward = vec[float]([0.0] * n)  # the same, for the seat that made that choice
        self.points = vec[i32]([0] * (n * seats))  # by seat, of the last game that has ended
        self._states: list[State] = []
        self._legal: list[list[int]] = []
        self._said: list[tuple[int, ...]] = [()] * n
        self._rngs: list[Rng] = []
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        rng = Rng(seed)
        self._rngs = [rng.fork(f"game {i}") for i in range(self.n)]
        self._states = [self._deal(i) for i in range(self.n)]
        self._legal = [[] for _ in range(self.n)]
        self._said = [()] * self.n
        end: i64 = i64(self.n) * i64(self.actions.size)
        at: i64 = 0
        while at < end:
            self.masks[at] = 0
            at += 1
        for i in range(self.n):
            self._forget_rewards(i)
            self._show(i)

    def _deal(self, i: int) -> State:
        """The next game `i`, the same as `Game.new` would deal with that seed."""
        state = self.game.set_up(self.table, Rng(self._rngs[i].bits() >> 1))
        state.advance()
        return state

    def state(self, i: int) -> State:
        """A copy of game `i`."""
        return self._states[i].copy()

    def step(self, choices: list[int]) -> None:
        """Take one action in every game, the numbers in `choices`.

        Raises `BadInput` before anything has changed if one of them is not legal.
        """
        if len(choices) != self.n:
            raise BadInput("actions", f"there are {len(choices)}, not {self.n}")
        size: i64 = i64(self.actions.size)
        for i, action in enumerate(choices):
            if not 0 <= action < size or not self.masks[i64(i) * size + i64(action)]:
                raise BadInput(f"actions[{i}]", f"{action} is not legal: see the action mask")
        whole = self.actions.whole
        n_whole = len(whole)
        for i, action in enumerate(choices):
            if self.over[i]:
                self._forget_rewards(i)
            state = self._states[i]
            option: Option | None
            if action < n_whole:
                option = whole[action]
            else:
                option = self.actions.chosen(state.options(), self._said[i], action)
                if option is None:
                    self._said[i] = (*self._said[i], action)
                    self._show(i)
                    continue
                self._said[i] = ()
            state.take(option)
            if not state.steps:
                self._end(i, state)
            self._show(i)

    def _end(self, i: int, state: State) -> None:
        """Pay the rewards of game `i`, which is over, and deal another one."""
        self.over[i] = 1
        at: i64 = i64(i) * i64(self.seats)
        rewards, points = final_rewards(state.winners(), self.table.teams[: self.seats]), state.scores()
        for seat in range(self.seats):
            self.rewards[at + i64(seat)] = rewards[seat]
            self.points[at + i64(seat)] = points[seat]
        self.reward[i] = self.rewards[at + i64(self.asked[i])]
        self._states[i] = self._deal(i)

    def _forget_rewards(self, i: int) -> None:
        self.over[i] = 0
        self.reward[i] = 0.0
        for seat in range(self.seats):
            self.rewards[i64(i) * i64(self.seats) + i64(seat)] = 0.0

    def _show(self, i: int) -> None:
        """Write the position of game `i` for the seat that is asked, and its mask."""
        state = self._states[i]
        seat = state.asking.seat
        self.asked[i] = seat
        said = self._said[i]
        at: i64 = i64(i) * i64(self.width)
        self.encoding.write(state, seat, self.observations, at)
        if self.width > self.encoding.size:
            at += i64(self.encoding.size)
            for n in range(WORDS):
                self.observations[at + i64(n)] = 0
            for n, word in enumerate(said[-WORDS:]):
                self.observations[at + i64(n)] = word + 1
        masks = self.masks
        start: i64 = i64(i) * i64(self.actions.size)
        for action in self._legal[i]:
            masks[start + i64(action)] = 0
        legal = self._legal[i] = self.actions.legal(state.options(), said)
        for action in legal:
            masks[start + i64(action)] = 1
