"""Partners win together: at a table of two teams everything counts teams, where it counts seats elsewhere."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

import regnum.core.game as registry
from regnum.agents.base import margin
from regnum.agents.ladder import Climb, Ladder, Standings, climber, places
from regnum.agents.match import Match, Outcome, play_match, turns
from regnum.agents.report import report
from regnum.cli.main import app
from regnum.core.rewards import final_rewards, shares
from regnum.core.rng import Rng
from regnum.core.scoring import verdict
from regnum.core.table import Table
from regnum.env.episode import Episode
from tests.plug_ins.hoards import HoardsGame


@pytest.fixture(autouse=True)
def hoards(monkeypatch: pytest.MonkeyPatch) -> None:
    game = HoardsGame()
    monkeypatch.setitem(registry._loaded, game.id, game)


def test_everybody_is_alone_unless_the_game_says_otherwise() -> None:
    alone = registry.game("viscounts").table(1)
    assert (alone.teams, alone.alone) == ((0, 1), True)  # the Rival is a team, too
    together = registry.game("hoards").table(4)
    assert (together.teams, together.alone) == ((0, 1, 0, 1), False)


def test_a_team_is_as_far_ahead_as_its_players_together() -> None:
    table = registry.game("hoards").table(4)
    together = table.by_team([1.0, 4.0, 5.0, 1.0])
    assert [margin(together, team) for team in table.teams] == [1, -1, 1, -1]


def test_partners_have_the_whole_share_and_reward_of_their_team() -> None:
    assert shares([0, 2], (0, 1, 0, 1)) == [1, 0, 1, 0]
    assert shares([0, 1, 2, 3], (0, 1, 0, 1)) == [0.5] * 4
    assert shares([1], (0, 1, 2)) == [0, 1, 0]
    assert final_rewards([0, 2], (0, 1, 0, 1)) == [1, -1, 1, -1]
    assert final_rewards([0, 1, 2, 3], (0, 1, 0, 1)) == [0] * 4
    assert final_rewards([1], (0, 1, 1)) == [-1, 1, 1]  # the partner is paid, too
    assert final_rewards([0, 1], (0, 0)) == [1, 1]
    assert final_rewards([], (0, 0)) == [-1, -1]


class Teamed(HoardsGame):
    def __init__(self, teams: tuple[int, ...]) -> None:
        super().__init__()
        self._teams = teams

    def teams(self, seats: int, options: object) -> tuple[int, ...]:
        return self._teams

    def players(self, seats: int, options: object) -> int:
        return len(self._teams)


@pytest.mark.parametrize(
    ("teams", "expected"),
    [
        ((0, 1, 2), [[0, 1, 2], [1, 2, 0], [2, 0, 1]]),
        ((0, 1, 0, 1), [[0, 1, 2, 3], [1, 0, 3, 2]]),
        ((0, 0, 1, 1), [[0, 1, 2, 3], [2, 3, 0, 1]]),
        ((0, 1, 1), [[0, 1, 2], [1, 2, 0], [2, 0, 1]]),
        ((0, 0), [[0, 1]]),
    ],
)
def test_a_deal_is_played_once_by_every_team(teams: tuple[int, ...], expected: list[list[int]]) -> None:
    assert turns(Table(Teamed(teams), len(teams), {})) == expected


def test_a_match_keeps_partners_together_and_gives_a_team_one_win() -> None:
    match = Match("hoards", ("greedy", "random", "greedy", "random"), 1, rotate=True)
    outcomes = list(play_match(match, 40))
    assert {outcome.agents for outcome in outcomes} == {
        ("greedy", "random", "greedy", "random"), ("random", "greedy", "random", "greedy"),
    }  # fmt: skip
    figures = report(outcomes)
    assert figures["seats_taken"] == {"greedy": 40, "random": 40}
    assert figures["wins"]["greedy"] + figures["wins"]["random"] == 40
    assert figures["wins"]["greedy"] > 30
    assert figures["wins_by_seat"][0] == figures["wins_by_seat"][2] == 40 - figures["wins_by_seat"][1]


def test_an_agent_with_a_partner_of_another_kind_has_the_win_of_the_team() -> None:
    won = Outcome(0, ("a", "b", "c", "b"), ("",) * 4, (9, 1, 0, 1), (0, 2), (0, 1, 0, 1), "", 1, {})
    assert dict(won.taken()) == {"a": 1, "c": 1, "b": 0}
    assert len(won.taken()) == 3


def test_arena_counts_teams() -> None:
    done = CliRunner().invoke(
        app, ["arena", "hoards", "--seats", "ismcts:30,random,ismcts:30,random", "--games", "20", "--json"]
    )
    assert done.exit_code == 0, done.output
    found = json.loads(done.stdout)
    assert found["seats_taken"] == {"ismcts:30": 20, "random": 20}
    assert found["win_rates"]["ismcts:30"]["rate"] > 0.7


def test_the_output_says_who_plays_together() -> None:
    """Whoever seats two agents to compare as partners of each other gets even figures, and can see why."""
    seats = ["arena", "hoards", "--games", "4", "--seats", "greedy,greedy,random,random"]
    done = CliRunner().invoke(app, seats)
    assert "Teams: greedy + random, greedy + random\n" in done.output
    assert json.loads(CliRunner().invoke(app, [*seats, "--json"]).stdout)["teams"] == [["greedy", "random"]] * 2
    alone = CliRunner().invoke(app, ["arena", "viscounts", "--games", "1", "--seats", "random,random"])
    assert "Teams" not in alone.output


def test_nothing_is_said_of_what_decided_between_one_player_and_a_team() -> None:
    """The verdict compares players, and partners add up what they have."""
    game = Teamed((0, 1, 1, 2))
    game.endings_by_points = ("pile_empty",)
    state = game.new(4, 1)
    while not state.over:
        state.apply(state.options()[-1 if state.seat == 0 else 0])
    assert state.winners() == [0]
    assert verdict(state) == []


def test_a_ladder_rates_partners_by_the_place_of_their_team() -> None:
    def outcome(number: int, agents: str, scores: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
        return Outcome(number, tuple(agents), ("",) * 4, scores, winners, (0, 1, 0, 1), "", 1, {})

    assert places(outcome(0, "abcd", (1, 5, 9, 0), (0, 2))) == [0, 1]
    assert places(outcome(0, "abcd", (1, 5, 4, 0), (0, 1, 2, 3))) == [0, 0]
    standings = Standings("abcd")
    for number in range(20):
        standings.add(outcome(number, "abcd", (1, 5, 9, 0), (0, 2)))
    assert {one.agent for one in standings.table()[:2]} == {"a", "c"}
    assert standings.against("a", "b") == (1.0, 20)
    assert standings.against("a", "c") == (0.0, 0)  # they never met


def test_a_ladder_plays_each_deal_once_by_every_team() -> None:
    ladder = Ladder("hoards", ("random", "greedy", "easy", "ismcts:5"), 4, 1)
    assert ladder.round == 2
    play = climber(Climb(ladder, None))
    first, second = play(0), play(1)
    assert first.agents[0::2] == second.agents[1::2]


def test_an_environment_rewards_partners_together() -> None:
    episode, rng = Episode("hoards", 4, None, "points", "flat", None), Rng(1)
    episode.begin(1)
    paid = [0.0] * 4
    while not episode.state.over:
        episode.choose(rng.pick(list(episode.state.options())))
        paid = [before + now for before, now in zip(paid, episode.paid(), strict=True)]
    a, b, c, d = episode.state.scores()
    assert paid == [a + c, b + d, a + c, b + d]
    episode.rewards = "final"
    assert episode.outcome()[0] == episode.outcome()[2] == -episode.outcome()[1]
