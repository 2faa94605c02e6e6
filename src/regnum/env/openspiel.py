"""Regnum's games in OpenSpiel: importing this module registers each as ``regnum_<id>``.

>>> import pyspiel, regnum.env.openspiel
>>> game = pyspiel.load_game("regnum_anno890(players=3,options=scenario:random;castle_order:clockwise)")

Parameters:

- ``players``: the number of seats.
- ``options``: table options as ``name:value`` with semicolons between them. OpenSpiel's game strings keep the equals
  sign and the comma for themselves.
- ``chance``: ``sampled`` or ``explicit``.
- ``seed``: which deals there are, or which one.
- ``deals``: how many there are, where chance is sampled.

**Actions** have the numbers of `regnum.core.actions`. An option that is spelled takes several actions of one player.

**Chance, sampled.** There is one chance node, at the root. Its outcomes are `deals` games that were dealt at random
from `seed`, each equally likely. Everything random afterwards follows from the deal, so that copies of a state have the
same luck: an algorithm that looks at states rather than at information states would see the future. For OpenSpiel this
is ``EXPLICIT_STOCHASTIC``. Its ``SAMPLED_STOCHASTIC`` is not for games in Python: it could not serialize them.

**Chance, explicit**, for games in `regnum.env.explicit.PILES`. One deal, which depends on `seed`, is part of the game:
whatever lies face up at the start is the same every time. A card is drawn at a chance node when it is turned over, and
every card left in its pile is an outcome.

**Returns** come at the end. With n seats, every seat pays 1 into a pot that the winners share, and what a seat gains or
loses is divided by n - 1: for two seats 1 and -1; for more, 1 to a single winner and -1 / (n - 1) to everybody else.
The sum is zero. A game that an automaton may win is general-sum: if no seat wins, each gets -1.

**Observations** are what the seat may know now (`regnum.core.encoding`, or its view as JSON), and the words of an
option that it is spelling. **The information state string** is a fingerprint of all that the seat has observed and
chosen since the start, in order (`regnum.env.recall`), and those words: perfect recall. **The information state
tensor** is the observation and the last actions that the seat knows of, the newest first (`recall.MEMORY` of them):
what came before is forgotten.

**Resampling** deals everything that the seat may not know now at random (`State.determinize`) and keeps the seat's
information state. It follows what the fields of the board declare as known. What a seat could remember beyond them,
such as a card that went from the table into a hand, is not respected. `history()` of the result is still that of the
original.
"""

from __future__ import annotations

from typing import Any, ClassVar

import msgspec

from regnum.core import gate
from regnum.core.actions import WORDS
from regnum.core.encoding import encoding
from regnum.core.errors import BadInput
from regnum.core.game import game as regnum_game
from regnum.core.game import games
from regnum.core.rewards import final_rewards
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.env.position import EXPLICIT, SAMPLED, Opening, Position, Setting, Terms, setting
from regnum.env.recall import MEMORY

try:
    import numpy as np
    import pyspiel  # type: ignore[import-not-found]
except ImportError as error:
    raise BadInput("regnum.env.openspiel", f'needs {error.name}: pip install "regnum[env]"') from None

MOST_ACTIONS = 1_000_000  # in a game; far more than any has
SAID, HEARD = "said", "heard"

# The last round of a game of 890: a small game with all of its rules. If both play perfectly, chance decides it.
VARIANTS = {
    "anno890_endgame": Opening(
        "anno890",
        2,
        47,
        "castle:1 take:row.1 place:7 take:row.1 place:1 take:row.1 place:6 take:row.1 place:8 take:row.1 "
        "place:3 attract:courtesan lose:8 take:row.4 place:6 take:row.2 place:4 attract:trumpet_player put:4 "
        "lose:6 take:row.1 place:4 attract:treasurer take:row.4 place:8 take:row.1 place:2 lose:2 take:row.2 "
        "place:2 lose:2 lose:4 take:special.2 place:7 take:row.1 place:9 take:row.1 place:3",
    ),
}


class RegnumGame(pyspiel.Game):  # type: ignore[misc]
    """A game at a table, as OpenSpiel knows it; there is a subclass for each."""

    name: ClassVar[str]  # the id of a game, or the name of a variant

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.setting = setting(_terms(self.name, {**_defaults(self.name), **(params or {})}))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions.size,
            max_chance_outcomes=self.setting.most_chances,
            num_players=self.setting.terms.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.setting.is_zero_sum else None,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(_type(self.name, self.setting), info, params or {})

    def new_initial_state(self) -> RegnumState:
        """The beginning of a game."""
        return RegnumState(self)

    def state_at(self, state: State) -> RegnumState:
        """The OpenSpiel state at a position of Regnum, which must be one of this table; nobody has a past there."""
        made = RegnumState(self)
        made.position = self.setting.at(state)
        return made

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: dict[str, Any] | None = None
    ) -> RegnumObserver:
        """An observer for what one player knows, or for what everybody knows."""
        return RegnumObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)

    def max_chance_nodes_in_history(self) -> int:
        return 1 if self.setting.draws is None else MOST_ACTIONS


class RegnumState(pyspiel.State):  # type: ignore[misc]
    """A state in OpenSpiel; `position` is where the game stands."""

    def __init__(self, game: RegnumGame) -> None:
        super().__init__(game)
        # The only attribute: OpenSpiel copies and pickles all there are.
        self.position: Position = game.setting.begin()

    def current_player(self) -> int:
        position = self.position
        if position.is_left_to_chance:
            return int(pyspiel.PlayerId.CHANCE)
        assert position.state is not None
        seat = position.state.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.position.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.position.chances()

    def _apply_action(self, action: int) -> None:
        position = self.position
        if position.is_left_to_chance:
            position.draw(action)
        else:
            position.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != pyspiel.PlayerId.CHANCE:
            return self.position.setting.actions.texts[action]
        draws = self.position.setting.draws
        return f"deal {action}" if draws is None else draws.text(action)

    def is_terminal(self) -> bool:
        return self.position.is_over

    def returns(self) -> list[float]:
        state = self.position.state
        if state is None or not state.over:
            return [0.0] * self.position.setting.terms.seats
        return final_rewards(state.winners(), state.table.teams[: state.table.seats])

    def resample_from_infostate(self, player: int, sampler: Any) -> RegnumState:
        """A state that `player` cannot tell from this one; `sampler` gives numbers from 0 to 1."""
        other: RegnumState = self.clone()
        other.position = self.position.imagined(player, Rng(int(sampler() * (1 << 53))))
        return other

    def __str__(self) -> str:
        return str(self.position)


class RegnumObserver:
    """What a player, or everybody, knows: as an array of numbers, as named parts of it, and as text."""

    def __init__(
        self, game: RegnumGame, kind: pyspiel.IIGObservationType, params: dict[str, Any] | None = None
    ) -> None:
        if params:
            raise BadInput("observer", f"there are no parameters such as {', '.join(params)}")
        if not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise BadInput("observer", "what everybody knows is always observed, and no more than one player knows")
        self._is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._remembers = bool(kind.perfect_recall)
        self._actions = game.setting.actions
        self._layout = encoding(game.setting.game)
        self._row = self._layout.rows(1)
        self._numbers = np.frombuffer(self._row, np.int32)  # type: ignore[call-overload]
        parts = [(part.name, part.shape) for part in self._layout.parts]
        if game.setting.game.spelled():
            parts.append((SAID, (WORDS,)))
        if self._remembers:
            parts.append((HEARD, (MEMORY, 2)))
        self.tensor = np.zeros(sum(int(np.prod(shape)) for _, shape in parts), np.float32)
        self.dict = {}
        at = 0
        for name, shape in parts:
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: RegnumState, player: int) -> None:
        """Fill `tensor`, and with it `dict`, for `player`."""
        position, size = state.position, self._layout.size
        self.tensor[size:] = 0
        if position.state is None or position.past is None:
            self.tensor[:size] = 0
            return
        seat = self._seat(player)
        self._layout.write(position.state, seat, self._row, 0)
        self.tensor[:size] = self._numbers
        if SAID in self.dict:
            said = self._said(position, seat)[-WORDS:]
            self.dict[SAID][: len(said)] = [word + 1 for word in said]
        if self._remembers:
            heard = [
                (chooser + 1, word + 1)
                for chooser, option in position.past.latest(seat)
                for word in ((-1,) if option is None else reversed(self._actions.spelling(option)))
            ]
            for at, entry in enumerate(heard[:MEMORY]):
                self.dict[HEARD][at] = entry

    def string_from(self, state: RegnumState, player: int) -> str:
        """The observation, or what has been observed so far, as text."""
        position = state.position
        if position.state is None or position.past is None:
            return "before the deal"
        seat = self._seat(player)
        words = " ".join(self._actions.texts[word] for word in self._said(position, seat))
        if self._remembers:
            viewer = "everybody" if seat is None else f"seat {seat}"
            return f"{viewer} after {position.past.count} choices: {position.past.digest(seat).hex()} {words}".rstrip()
        view = gate.view(position.state, gate.Viewer(() if seat is None else (seat,)))
        return msgspec.json.encode([view, words]).decode()

    def _seat(self, player: int) -> int | None:
        return None if self._is_public else player

    @staticmethod
    def _said(position: Position, seat: int | None) -> tuple[int, ...]:
        """The words that reach nobody but the seat that says them."""
        assert position.state is not None
        return position.said if seat is not None and position.state.seat == seat else ()


def _defaults(name: str) -> dict[str, Any]:
    """The parameters of a game, and what they are if they are not given."""
    common = {"chance": SAMPLED, "seed": 0, "deals": 10_000}
    if name in VARIANTS:
        return {**common, "chance": EXPLICIT}
    seats = regnum_game(name).seats
    return {"players": next((n for n in seats if n > 1), seats[0]), "options": "", **common}


def _terms(name: str, values: dict[str, Any]) -> Terms:
    opening = VARIANTS.get(name)
    dealt = values["chance"], values["seed"], values["deals"]
    if opening is None:
        return Terms(name, values["players"], values["options"], *dealt)
    return Terms(opening.game, opening.seats, "", *dealt, opening)


def _type(name: str, at: Setting) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    seats = at.game.seats if name not in VARIANTS else range(at.terms.seats, at.terms.seats + 1)
    return kinds(
        short_name=f"regnum_{name}",
        long_name=f"{at.game.title} (Regnum)",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if at.is_zero_sum else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=seats[-1],
        min_num_players=seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_defaults(name),
    )


def _register() -> None:
    for name in [*games(), *VARIANTS]:
        # A class for each: at the end of the process OpenSpiel lets go of it, and a function would not survive that.
        made = type(f"Regnum_{name}", (RegnumGame,), {"name": name})
        pyspiel.register_game(_type(name, setting(_terms(name, _defaults(name)))), made)


_register()
