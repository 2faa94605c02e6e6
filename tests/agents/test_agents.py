"""Agents: they choose legally, fairly and repeatably, in any game, at any number of seats."""

from __future__ import annotations

import sys
import threading
import time
from pathlib import Path

import pytest

import regnum
from regnum.agents import LEVELS, Agent, Outlook, make_agent
from regnum.agents.ismcts import IsmctsAgent
from regnum.agents.match import Match, Outcome, play_match, play_number, play_out
from regnum.agents.report import interval, report
from regnum.core.option import Option
from regnum.core.rng import Rng
from tests.games.anno890.positions import kingdom, position
from tests.tables import any_game, any_position, every_table, one_table
from tools.builds import is_compiled

NAMES = ["random", "greedy", "ismcts:10", "easy", "medium"]


@one_table
@pytest.mark.parametrize("name", NAMES)
def test_agents_play_whole_games(id: str, seats: int, name: str) -> None:
    g = regnum.game(id)
    state = any_game(id, seats, 31)
    agents = [make_agent(name if seat == 0 else "random", Rng(seat)) for seat in range(seats)]
    assert play_out(g, state, agents) > 0
    assert state.over


@every_table
@pytest.mark.parametrize("name", NAMES)
def test_a_choice_depends_only_on_what_the_seat_may_know(id: str, seats: int, name: str) -> None:
    state = any_position(id, seats, 17, 23)
    seat = state.asking.seat
    chosen = {
        make_agent(name, Rng(5)).choose(Outlook(other, seat)).text
        for other in (state, *(state.determinize(seat, Rng(n)) for n in range(3)))
    }
    assert len(chosen) == 1


@every_table
def test_searching_changes_nothing_in_the_true_state(id: str, seats: int) -> None:
    state = any_position(id, seats, 17, 23)
    before = state.digest()
    for name in NAMES:
        make_agent(name, Rng(5)).choose(Outlook(state, state.asking.seat))
    assert state.digest() == before


def test_other_threads_run_during_a_search() -> None:
    state, before = any_position("anno890", 2, 1, 4), sys.getswitchinterval()
    ran, ended = 0, threading.Event()

    def count() -> None:
        nonlocal ran
        while not ended.is_set():
            ran += 1
            time.sleep(0)

    thread = threading.Thread(target=count)
    sys.setswitchinterval(1e-6)
    thread.start()
    try:
        already = ran
        make_agent("ismcts:1000", Rng(1)).choose(Outlook(state, state.asking.seat))
        assert ran > already + 20
    finally:
        ended.set()
        thread.join()
        sys.setswitchinterval(before)


@pytest.mark.skipif(is_compiled(), reason="classes of the compiled engine cannot be patched")
def test_search_leaves_strategic_questions_to_judgement(monkeypatch: pytest.MonkeyPatch) -> None:
    state = any_position("anno890", 2, 1, 4)
    outlook = Outlook(state, state.asking.seat)
    searching = make_agent("ismcts:5", Rng(1))
    assert isinstance(searching, IsmctsAgent)
    searching.choose(outlook)
    assert searching.root.children
    monkeypatch.setattr(type(state.asking), "strategic", True)
    judging = make_agent("ismcts:5", Rng(1))
    assert isinstance(judging, IsmctsAgent)
    assert judging.choose(outlook) == make_agent("greedy", Rng(1)).choose(outlook)
    assert not judging.root.children


def test_the_time_budget_is_kept() -> None:
    state = any_position("anno890", 2, 1, 4)
    agent = IsmctsAgent(Rng(1), seconds=120.0)
    started = time.monotonic()
    agent.choose(Outlook(state, state.asking.seat, budget=0.1))
    assert 0.1 <= time.monotonic() - started < 60  # far from both, on a busy machine too


def test_the_tree_is_reused_after_the_choices_made() -> None:
    state = any_position("anno890", 2, 1, 4)
    seat = state.asking.seat
    agent = IsmctsAgent(Rng(1), seconds=None, iterations=200)
    option = agent.choose(Outlook(state, seat))
    grown = agent.root.children[option]
    agent.observe(seat, option)
    assert agent.root is grown
    assert agent.root.visits > 10
    agent.observe(seat, None)
    assert not agent.root.children


def test_more_search_finds_the_trio_that_greedy_sees_too() -> None:
    """The last turn, and an obvious best choice: the third wheat tile completes a line."""
    mine = "castle_wheat_olive@5+1t1n farm_wheat@4 " + " ".join(f"farm_poppy@{n}" for n in (1, 2, 3, 7, 8, 9))
    other = "castle_lavender_poppy@5 " + " ".join(f"farm_olive@{n}" for n in (1, 2, 3, 4, 6, 7, 8, 9))
    row = ["countryside_lavender_poppy", "farm_lavender", "church_wheat", "farm_olive_2"]
    s = position(kingdom(mine, coins=3), kingdom(other), row=row, round=8, first=1, banners={"wheat": ["duchess"]})
    for name in ("greedy", "ismcts:300"):
        after = s.copy()
        agent = make_agent(name, Rng(2))
        while not after.over:
            option = agent.choose(Outlook(after, 0))
            after.apply(option)
            agent.observe(0, option)
        assert after.characters[0] == (s.box.character_number["duchess"],), name


@pytest.mark.parametrize("name", ["", "nobody", "ismcts:", "ismcts:fast", "ismcts:1m", "bot:", "bot:/no/such/program"])
def test_unknown_agents_are_refused(name: str) -> None:
    with pytest.raises(regnum.BadInput):
        make_agent(name, Rng(1))


def test_levels_grow() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard"]
    figures = report(play_match(Match("anno890", ("medium", "easy"), 3, rotate=True), 60))
    assert figures["wins"]["medium"] > figures["wins"]["easy"] + 10


def test_greedy_beats_random() -> None:
    figures = report(play_match(Match("anno890", ("greedy", "random"), 1, rotate=True), 100))
    assert figures["wins"]["greedy"] >= 95


def test_matches_are_repeatable_and_the_same_on_several_processes() -> None:
    match = Match("anno890", ("greedy", "random", "ismcts:5"), 9, {"scenario": "random"}, rotate=True)
    alone = [play_number(match, number) for number in range(6)]
    together = sorted(play_match(match, 6, jobs=2), key=lambda outcome: outcome.number)
    assert alone == together
    assert {outcome.agents for outcome in alone} == {
        ("greedy", "random", "ismcts:5"),
        ("random", "ismcts:5", "greedy"),
        ("ismcts:5", "greedy", "random"),
    }


def test_report_adds_up() -> None:
    figures = report(play_match(Match("anno890", ("random", "random", "greedy"), 2), 20))
    assert figures["games"] == 20
    assert sum(figures["wins"].values()) == pytest.approx(20)
    assert sum(figures["wins_by_seat"]) == pytest.approx(20)
    assert figures["seats_taken"] == {"random": 40, "greedy": 20}
    assert figures["endings"] == {"kingdoms_complete": 20}
    assert set(figures["tally"]) == {"invasions", "ruins"}
    assert figures["roles"] == {}  # all kingdoms start alike
    (ending,) = figures["by_ending"].values()
    assert ending["rate"] == 1
    assert ending["tally"]["ruins"] == figures["tally"]["ruins"]


def test_report_tells_roles_and_endings_apart() -> None:
    def outcome(number: int, roles: tuple[str, str], winners: tuple[int, ...], ending: str, turns: int) -> Outcome:
        return Outcome(number, ("random", "random"), roles, (0, 0), winners, (0, 1, 2), ending, 9, {"turns": turns})

    figures = report(
        [
            outcome(0, ("hero-a", "hero-b"), (1,), "armour", 8),
            outcome(1, ("hero-b", "hero-c"), (0, 1), "armour", 10),
            outcome(2, ("hero-a", "hero-c"), (2,), "nameless", 7),
            outcome(3, ("hero-c", "hero-b"), (), "nameless", 6),
        ]
    )
    assert {role: (one["games"], one["wins"]) for role, one in figures["roles"].items()} == {
        "hero-a": (2, 0),
        "hero-b": (3, 1.5),
        "hero-c": (3, 0.5),
    }
    assert figures["roles"]["hero-b"]["rate"] == 0.5
    assert figures["endings"] == {"armour": 2, "nameless": 2}
    assert {ending: (one["rate"], one["tally"]["turns"]["mean"]) for ending, one in figures["by_ending"].items()} == {
        "armour": (0.5, 9),
        "nameless": (0.5, 6.5),
    }
    # The second seat won one game and a half of four, the first a half, and nobody's seat the others.
    assert figures["unfair"]["seats"] == pytest.approx(0.125)
    assert figures["unfair"]["roles"] == pytest.approx(0.5 - (0 + 0.5 + 0.5 / 3) / 3, abs=0.001)


def test_confidence_intervals() -> None:
    low, high = interval(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)  # Wilson's interval for one half of a hundred
    assert interval(0, 0) == (0.0, 1.0)


ANSWER = """
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    answer = {answers}.get(message["type"])
    if answer is not None:
        print(answer.replace("FIRST", message["options"][0]), flush=True)
"""
FIRST = '{"choice": "FIRST"}'
BOTS = {
    "first": ANSWER.replace("{answers}", repr({"choose": FIRST})),
    "learner": ANSWER.replace("{answers}", repr({"choose": "{}", "error": FIRST})),
    "stubborn": ANSWER.replace("{answers}", repr(dict.fromkeys(("choose", "error"), '{"choice": "cheat"}'))),
    "mumbling": ANSWER.replace("{answers}", repr({"choose": "hello"})),
    "quitting": "raise SystemExit",
    "sleeping": "import time; time.sleep(60)",
}


def bot(tmp_path: Path, kind: str) -> Agent:
    file = tmp_path / f"{kind}.py"
    file.write_text(BOTS[kind])
    return make_agent(f"bot:{sys.executable} {file}", Rng(1))


def ask(agent: Agent, budget: float = 60.0) -> Option:
    state = any_position("anno890", 2, 1, 4)
    try:
        agent.begin(regnum.game("anno890"), state.asking.seat, 2)
        return agent.choose(Outlook(state, state.asking.seat, budget=budget))
    finally:
        agent.close()


@pytest.mark.parametrize("kind", ["first", "learner"])
def test_a_program_in_any_language_may_play(tmp_path: Path, kind: str) -> None:
    assert ask(bot(tmp_path, kind)) is any_position("anno890", 2, 1, 4).options()[0]


@pytest.mark.parametrize(
    ("kind", "budget", "said"),
    [
        ("stubborn", 60, "not one of the options"),
        ("mumbling", 60, "not JSON"),
        ("quitting", 60, "has stopped"),
        ("sleeping", 1, "did not answer within 1 seconds"),
    ],
)
def test_a_program_that_breaks_the_protocol_is_named(tmp_path: Path, kind: str, budget: float, said: str) -> None:
    with pytest.raises(regnum.BadInput, match=said):
        ask(bot(tmp_path, kind), budget)
