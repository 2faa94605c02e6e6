"""Regnum's games in OpenSpiel: OpenSpiel's own checks, secrets, memory, chance, copies, and algorithms that run."""

from __future__ import annotations

import contextlib
import io
import itertools
import pickle
import runpy
import subprocess
import sys
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import regnum
from regnum.core.encoding import encoding
from regnum.core.rng import Rng
from tests.env.tables import SOAK, every_table
from tests.games.anno890.positions import kingdom, position
from tests.laws.oracle import scrambled

pyspiel = pytest.importorskip("pyspiel")

from regnum.env.openspiel import RegnumGame  # noqa: E402

EXAMPLES = Path(__file__).parents[2] / "examples"
SMALL = [(id, next(seats for seats in regnum.game(id).seats if seats > 1)) for id in regnum.games()]
every_game = pytest.mark.parametrize(("id", "seats"), SMALL, ids=[id for id, _ in SMALL])


def load(id: str, **params: Any) -> RegnumGame:
    game = pyspiel.load_game(f"regnum_{id}", params)
    assert isinstance(game, RegnumGame)
    return game


def begin(game: RegnumGame) -> Any:
    """The beginning of a game."""
    return game.new_initial_state()


def any_actions(state: Any, rng: Rng, n: int = -1) -> None:
    """Take `n` actions at random, or all until the end; chance is drawn like everything else."""
    while n and not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
        n -= 1


def near_the_end(game: RegnumGame, left: int) -> Any:
    """A state after which a random game goes on for `left` actions; nobody has a past there."""
    whole = begin(game)
    any_actions(whole, Rng(1))
    state = begin(game)
    for action in whole.history()[:-left]:
        state.apply_action(action)
    while state.position.said:
        state.apply_action(whole.history()[len(state.history())])
    return game.state_at(state.position.state)


def positions(game: RegnumGame, seed: int, depths: tuple[int, ...] = (1, 9, 30, 70)) -> list[Any]:
    """Some states of a random game, after the deal."""
    state, found, rng = begin(game), [], Rng(seed)
    for before, depth in itertools.pairwise((0, *depths)):
        any_actions(state, rng, depth - before)
        if state.is_terminal():
            break
        found.append(state.clone())
    return found


def known(state: Any, player: int) -> tuple[Any, ...]:
    """All that OpenSpiel tells a player."""
    return (
        state.observation_string(player),
        state.observation_tensor(player),
        state.information_state_string(player),
        state.information_state_tensor(player),
        state.legal_actions() if state.current_player() == player else None,
    )


# --- the checks of OpenSpiel -----------------------------------------------------------------------------------------

# Of a long game only the end is played here: so many actions of a random game. `make soak` plays it from the beginning.
ENDS = {"anno890": 0, "viscounts": 60, "seven": 30, "medioevo": 6}


@every_table
def test_openspiel_accepts_the_game(id: str, seats: int) -> None:
    game = load(id, players=seats)
    start = near_the_end(game, ENDS[id]) if ENDS[id] and not SOAK else None
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, specific_initial_state=start)


@pytest.mark.parametrize(
    "name",
    [
        "regnum_anno890(players=3,chance=explicit,seed=5)",
        "regnum_anno890(options=scenario:random;castle_order:clockwise)",
        "regnum_anno890_endgame",
        "regnum_anno890_endgame(chance=sampled)",
    ],
)
def test_openspiel_accepts_what_its_parameters_make_of_it(name: str) -> None:
    game = pyspiel.load_game(name)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    assert str(pyspiel.load_game(str(game))) == str(game) == str(pickle.loads(pickle.dumps(game)))


def test_an_observer_names_the_parts_of_a_tensor() -> None:
    from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation  # type: ignore[import-untyped]

    game = load("anno890")
    state = begin(game)
    any_actions(state, Rng(4), 8)
    observation = make_observation(game)
    observation.set_from(state, 0)
    assert list(observation.tensor) == state.observation_tensor(0)
    layout = encoding(regnum.game("anno890"))
    assert {part.name: part.shape for part in layout.parts} == {n: a.shape for n, a in observation.dict.items()}
    recalled = make_observation(game, INFO_STATE_OBS_TYPE)
    recalled.set_from(state, 0)
    heard = [(state.full_history()[-n].player + 1, state.history()[-n] + 1) for n in range(1, 8)]
    assert [tuple(entry) for entry in recalled.dict["heard"][:7]] == heard
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
    public = make_observation(game, kind)
    assert public.string_from(state, 0) == public.string_from(state, 1) != observation.string_from(state, 0)


# --- secrets and memory ----------------------------------------------------------------------------------------------


@every_game
def test_what_a_player_is_told_does_not_depend_on_what_it_may_not_know(id: str, seats: int) -> None:
    game, random = load(id, players=seats), Random(3)
    different = 0
    for state in positions(game, 3):
        true = game.state_at(state.position.state)
        for player in range(seats):
            other = game.state_at(scrambled(state.position.state, player, random))
            assert known(other, player) == known(true, player)
            different += str(other) != str(true)
    assert different


@every_game
def test_resampling_keeps_the_information_state_and_deals_the_rest(id: str, seats: int) -> None:
    game = load(id, players=seats)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for state in positions(game, 5):
        for player in range(seats):
            others = [state.resample_from_infostate(player, sampler) for _ in range(3)]
            assert len({str(other) for other in (state, *others)}) == 4
            for other in others:
                assert known(other, player) == known(state, player)
                assert other.current_player() == state.current_player()


@every_game
def test_resampling_forgets_what_the_others_have_seen(id: str, seats: int) -> None:
    """From states that a player cannot tell apart, the same numbers lead to the same result for everybody."""
    game, random = load(id, players=seats), Random(6)
    for state in positions(game, 5):
        for player in range(seats):
            worlds = [state.position.state, scrambled(state.position.state, player, random)]
            one, other = [game.state_at(world).resample_from_infostate(player, lambda: 0.25) for world in worlds]
            assert str(one) == str(other)
            assert all(known(one, seat) == known(other, seat) for seat in range(seats))


@every_game
def test_an_information_state_is_exactly_what_was_observed_and_chosen(id: str, seats: int) -> None:
    """In worlds that look alike to a player, the same actions: as long as all looks alike, the strings are the same."""
    game, sampler = load(id, players=seats), pyspiel.UniformProbabilitySampler(0.0, 1.0)
    layout = encoding(regnum.game(id))
    parted = 0
    for n, state in enumerate(positions(game, 7, (1, 25))):
        for player in range(2):
            one, other, rng = state.clone(), state.resample_from_infostate(player, sampler), Rng(n)
            alike = True
            for _ in range(25 if id != "medioevo" else 8):
                actions = one.legal_actions()
                if one.is_terminal() or one.current_player() != other.current_player():
                    break
                action = actions[rng.below(len(actions))]
                if action not in other.legal_actions():
                    break
                one.apply_action(action)
                other.apply_action(action)
                alike &= layout.numbers(one.position.state, player) == layout.numbers(other.position.state, player)
                assert (one.information_state_string(player) == other.information_state_string(player)) == alike
            parted += not alike
    assert parted


def test_a_sealed_choice_is_known_to_nobody_else_and_nor_is_a_word() -> None:
    game = load("medioevo", players=6)
    state = begin(game)
    rng = Rng(1)
    any_actions(state, rng, 1)
    while type(state.position.state.asking).__name__ != "Bid":
        any_actions(state, rng, 1)
    bidder, after = state.current_player(), []
    others = [seat for seat in range(6) if seat != bidder]
    for option in state.position.state.options()[:3]:
        bid = state.clone()
        for word in game.setting.actions.spelling(option):
            if bid.position.past.count > state.position.past.count:
                break  # the rest goes without saying
            assert all(known(bid, seat) == known(state, seat) for seat in others)
            _, restored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, bid))
            assert known(bid.clone(), bidder) == known(bid, bidder) == known(restored, bidder)
            bid.apply_action(word)
        after.append(bid)
    for seat in range(6):
        told = {(bid.information_state_string(seat), *bid.information_state_tensor(seat)) for bid in after}
        assert len(told) == (len(after) if seat == bidder else 1)


# --- chance ----------------------------------------------------------------------------------------------------------


def value(state: Any) -> float:
    """The return of player 0 if everybody chooses at random."""
    if state.is_terminal():
        return float(state.returns()[0])
    if state.is_chance_node():
        return sum([chance * value(state.child(outcome)) for outcome, chance in state.chance_outcomes()], 0.0)
    actions = state.legal_actions()
    return sum(value(state.child(action)) for action in actions) / len(actions)


def test_explicit_chance_is_that_of_a_shuffled_stack() -> None:
    """Drawing each tile when it is turned over is worth the same as all orders of the stack, one after the other."""
    start = begin(load("anno890_endgame")).position.state
    orders = list(itertools.permutations(start.stack))
    assert len(orders) == 6
    sampled = load("anno890", chance="sampled")
    total = 0.0
    for order in orders:
        dealt = start.copy()
        dealt.stack = list(order)
        total += value(sampled.state_at(dealt))
    assert value(begin(load("anno890_endgame"))) == pytest.approx(total / len(orders))


def test_explicit_draws_keep_the_laws_and_turn_up_what_was_drawn() -> None:
    game = load("anno890", players=4, chance="explicit")
    state, rng, draws = begin(game), Rng(2), 0
    while not state.is_terminal():
        if state.is_chance_node():
            left = sorted(state.position.state.stack)
            outcomes = dict(state.chance_outcomes())
            drawn = state.legal_actions()[rng.below(len(outcomes))]
            if state.action_to_string(drawn).startswith("tile:"):
                assert sorted(outcomes) == left
                assert sum(outcomes.values()) == pytest.approx(1)
                state.apply_action(drawn)
                assert state.position.state.row[-1] == drawn
            else:
                state.apply_action(drawn)
            draws += 1
        else:
            any_actions(state, rng, 1)
        if not state.is_chance_node():
            assert state.position.state.broken_laws() == []
    assert draws > 20


def test_cards_that_are_drawn_together_are_different_ones() -> None:
    """char.1: the Apprentice draws several cards from the deck, and only his owner sees them."""
    anna = kingdom("castle_wheat_olive@5", characters="apprentice", coins=0)
    deck = ["thief", "mystic", "duchess", "minstrel"]
    last = position(kingdom("castle_lavender_poppy@5"), anna, round=8, turn=1, deck=deck, stack=[])
    state: Any = load("anno890", chance="explicit").state_at(last)
    while not state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    drawn: list[int] = []
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        assert {probability for _, probability in outcomes} == {1 / (len(deck) - len(drawn))}
        assert not {outcome for outcome, _ in outcomes} & set(drawn)
        drawn.append(outcomes[-1][0])
        state.apply_action(drawn[-1])
    assert len(drawn) > 1
    kept = {state.action_to_string(action).removeprefix("keep:") for action in state.legal_actions()}
    assert kept == {state.action_to_string(-1, card).removeprefix("character:") for card in drawn}
    assert state.position.state.view(1)["board"]["drawn"] != state.position.state.view(0)["board"]["drawn"]


def test_deals_depend_on_the_seed_and_their_number() -> None:
    first, again, other = load("anno890"), load("anno890"), load("anno890", seed=1)
    dealt = [str(begin(game).child(n)) for game in (first, other) for n in range(3)]
    assert len(set(dealt)) == 6
    assert dealt[:3] == [str(again.new_initial_state().child(n)) for n in range(3)]


# --- copies and results ----------------------------------------------------------------------------------------------


@every_game
def test_copies_and_restored_states_go_on_alike_and_alone(id: str, seats: int) -> None:
    game = load(id, players=seats)
    for state in positions(game, 11, (1, 12, 40)):
        before = [known(state, player)[:4] for player in range(seats)]
        _, restored = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
        copies = [state.clone(), restored]
        for copy in copies:
            any_actions(copy, Rng(1), 6)
        assert str(copies[0]) == str(copies[1])
        for player in range(seats):
            assert known(copies[0], player) == known(copies[1], player)
            assert known(state, player)[:4] == before[player]


@pytest.mark.parametrize(
    ("id", "seats", "utility"),
    [
        ("anno890", 2, "ZERO_SUM"),
        ("anno890", 4, "ZERO_SUM"),
        ("viscounts", 1, "GENERAL_SUM"),
        ("seven", 3, "GENERAL_SUM"),
    ],
)
def test_winners_share_what_all_have_paid(id: str, seats: int, utility: str) -> None:
    game = load(id, players=seats)
    assert game.get_type().utility.name == utility
    for seed in range(3):
        state = begin(game)
        any_actions(state, Rng(seed))
        winners, returns = state.position.state.winners(), state.returns()
        if winners == [seats]:
            assert returns == [-1.0] * seats  # an automaton has won
        elif seats > 1:
            assert sum(returns) == pytest.approx(0)
            assert returns[winners[0]] == pytest.approx((seats / len(winners) - 1) / (seats - 1))
        else:
            assert returns == [1.0]


def test_a_victory_may_be_shared() -> None:
    state = begin(load("anno890", players=4))
    table = state.position.setting.game.table(4)
    state.position.state = SimpleNamespace(over=True, seat=None, table=table, winners=lambda: [1, 3])
    assert state.returns() == pytest.approx([-1 / 3, 1 / 3, -1 / 3, 1 / 3])


# --- algorithms ------------------------------------------------------------------------------------------------------


def run_example(script: str, *words: str) -> list[str]:
    """What an example prints."""
    said = io.StringIO()
    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(said):
        patch.setattr(sys, "argv", [script, *words])
        runpy.run_path(str(EXAMPLES / script), run_name="__main__")
    return said.getvalue().splitlines()


def test_mccfr_learns_the_last_round_of_890() -> None:
    _, *rows = run_example("openspiel_mccfr.py", "--iterations", "10")
    exploitability = [float(row.split()[2]) for row in rows]
    assert len(exploitability) == 2
    assert exploitability[0] > 0.9
    assert exploitability[-1] < 0.8


def test_ismcts_plays_890() -> None:
    said = run_example("openspiel_ismcts.py", "--games", "2", "--simulations", "3")
    assert "of 2 won" in said[0]


# --- mistakes --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("regnum_viscounts(chance=explicit)", "cannot be explicit, only that of anno890"),
        ("regnum_anno890(chance=dice)", "neither sampled nor explicit"),
        ("regnum_anno890(players=9)", "2 to 4 seats"),
        ("regnum_anno890(deals=0)", "not a number from 1"),
        ("regnum_anno890(options=weather:fine)", "there is no such option"),
        ("regnum_anno890(options=scenario:fine)", "'fine' is not one of"),
        ("regnum_anno890(options=scenario)", "not of the form name:value"),
    ],
)
def test_what_cannot_be_is_refused(name: str, said: str) -> None:
    with pytest.raises((regnum.BadInput, pyspiel.SpielError, RuntimeError), match=said):
        pyspiel.load_game(name)


def test_without_openspiel_one_line_says_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None\nimport regnum.env.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.stderr.splitlines()[-1].endswith('needs pyspiel: pip install "regnum[env]"')
