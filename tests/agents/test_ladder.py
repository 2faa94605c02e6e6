"""The ladder: who meets whom, what counts as better, and whether the intervals hold what they promise."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations, permutations

import pytest

import regnum
from regnum.agents.ladder import Climb, Ladder, Standings, check_ladder, climber, pairing, places
from regnum.agents.match import Outcome
from regnum.core.errors import BadInput
from regnum.core.rng import Rng

pytest.importorskip("openskill")


def ladder(agents: str, seats: int, seed: int = 1) -> Ladder:
    return Ladder("anno890", tuple(agents), seats, seed)


def seatings(one: Ladder, games: int) -> list[tuple[str, ...]]:
    """Who sits where in each game, with the turn of seats of `play_number`."""
    seated = pairing(one)
    found = []
    for number in range(games):
        names, turn = seated(number), number % one.seats
        found.append(names[turn:] + names[:turn])
    return found


@pytest.mark.parametrize(("agents", "seats"), [("abcd", 2), ("abcd", 3), ("abcde", 4), ("abc", 3)])
def test_every_group_meets_in_every_order_of_seats_equally_often(agents: str, seats: int) -> None:
    one = ladder(agents, seats)
    rounds = math.factorial(seats - 1)
    games = seatings(one, one.round * rounds)
    for n in range(rounds):
        in_round = games[n * one.round : (n + 1) * one.round]
        groups = Counter(tuple(sorted(game)) for game in in_round)
        assert groups == dict.fromkeys(combinations(agents, seats), seats)
        for seat in range(seats):
            assert set(Counter(game[seat] for game in in_round).values()) == {len(in_round) // len(agents)}
    assert Counter(games) == dict.fromkeys(permutations(agents, seats), 1)


def test_the_schedule_depends_on_the_seed_and_the_number_alone() -> None:
    one = ladder("abcde", 2)
    assert seatings(one, 200) == seatings(one, 200)
    assert seatings(one, 200) != seatings(ladder("abcde", 2, seed=2), 200)
    seated = pairing(one)
    assert [seated(n) for n in (150, 3, 151)] == [pairing(one)(n) for n in (150, 3, 151)]


def outcome(number: int, agents: str, scores: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
    return Outcome(number, tuple(agents), ("",) * len(agents), scores, winners, tuple(range(len(scores))), "", 1, {})


def test_winners_come_first_and_the_others_by_points() -> None:
    assert places(outcome(0, "abcd", (9, 5, 7, 5), (1,))) == [1, 0, 2, 3]
    assert places(outcome(0, "abc", (4, 4, 9), (0, 1))) == [0, 0, 1]
    assert places(outcome(0, "abc", (4, 4, 9), (2,))) == [1, 1, 0]
    assert places(outcome(0, "abc", (4, 2, 9), ())) == [0, 0, 0]
    assert places(outcome(0, "ab", (4, 2, 50), (2,))) == [0, 0]  # the game itself has won


def some_outcomes() -> list[Outcome]:
    rng = Rng(4)
    found = []
    for number, agents in enumerate(seatings(ladder("abc", 2), 30)):
        better = min(agents) == agents[0] if rng.below(4) else min(agents) != agents[0]
        found.append(outcome(number, "".join(agents), (1, 0) if better else (0, 1), (0,) if better else (1,)))
    return found


def test_ratings_do_not_depend_on_which_game_ends_first() -> None:
    games = some_outcomes()
    inorder, mixed = Standings("abc"), Standings("abc")
    for one in games:
        inorder.add(one)
    late = games[:]
    Rng(1).shuffle(late)
    for one in late:
        mixed.add(one)
    assert inorder.games == mixed.games == 30
    assert inorder.table() == mixed.table()
    assert [one.agent for one in inorder.table()] == ["a", "b", "c"]
    share, met = inorder.against("a", "c")
    assert met == 10
    assert share == pytest.approx(1 - inorder.against("c", "a")[0])


def test_a_game_counts_when_all_before_it_do() -> None:
    standings = Standings("abc")
    standings.add(some_outcomes()[1])
    assert standings.games == 0
    assert {one.games for one in standings.table()} == {0}
    standings.add(some_outcomes()[0])
    assert standings.games == 2


def test_ninety_five_percent_intervals_hold_the_true_strength_that_often() -> None:
    """On ladders whose games are drawn from the model, at the strengths and numbers of games of a short ladder."""
    strengths = {"a": 31.0, "b": 28.0, "c": 25.0, "d": 22.0, "e": 19.0}
    unit = math.sqrt(2) * 25 / 6  # the spread of the difference of two performances
    rng, held = Rng(8), []
    for _ in range(25):
        standings = Standings("abcde")
        for number, agents in enumerate(seatings(ladder("abcde", 2), 200)):
            first, second = (strengths[agent] for agent in agents)
            won = rng.unit() < 1 / (1 + math.exp((second - first) / unit))
            standings.add(outcome(number, "".join(agents), (0, 0), (0,) if won else (1,)))
        for one in standings.table():
            low, high = one.interval
            held.append(low <= strengths[one.agent] <= high)
    assert sum(held) / len(held) > 0.9


def test_a_ladder_plays_its_games_with_its_agents() -> None:
    one = Ladder("anno890", ("random", "easy"), 2, 5)
    play = climber(Climb(one, None))
    games = [play(number) for number in range(2)]
    assert [game.agents for game in games] == [("random", "easy"), ("easy", "random")]
    assert games == [climber(Climb(one, None))(number) for number in range(2)]


@pytest.mark.parametrize(
    ("one", "said"),
    [
        (Ladder("anno890", ("random", "random"), 2, 1), "named once"),
        (Ladder("anno890", ("random", "greedy"), 3, 1), "too few for tables of 3"),
        (Ladder("viscounts", ("random", "greedy"), 1, 1), "at least 2 seats"),
        (Ladder("anno890", ("random", "nobody"), 2, 1), "'nobody' is not known"),
        (Ladder("medioevo", tuple(str(n) for n in range(40)), 8, 1), "too many groups"),
    ],
)
def test_ladders_that_cannot_be_climbed_are_refused(one: Ladder, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        check_ladder(one, regnum.game(one.game))
