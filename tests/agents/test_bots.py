"""Bots in any language that ask for numbers, over standard input and output and over sockets."""

from __future__ import annotations

import json
import runpy
import socketserver
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.agents import Outlook, make_agent
from regnum.agents.match import Match, play_match
from regnum.core.actions import actions
from regnum.core.encoding import encoding
from regnum.core.errors import BadInput
from regnum.core.option import Option
from regnum.core.rng import Rng
from regnum.core.state import State
from tests.tables import any_position, every_table

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_by_numbers.py"

# Writes down all that it reads; answers with what the test has prepared, the last answer again and again.
SCRIPTED = """
import json, sys
read, answers = open(sys.argv[1], "a"), json.loads(sys.argv[2])
for line in sys.stdin:
    read.write(line)
    read.flush()
    if json.loads(line)["type"] in ("choose", "error"):
        print(json.dumps(answers.pop(0) if len(answers) > 1 else answers[0]), flush=True)
"""


class Scripted:
    """A bot with prepared answers, and what it has read."""

    def __init__(self, folder: Path, *answers: Any) -> None:
        self.log, program = folder / "read.jsonl", folder / "scripted.py"
        program.write_text(SCRIPTED)
        said = json.dumps(json.dumps(answers))
        self.agent = make_agent(f"bot:{sys.executable} {program} {self.log} {said}", Rng(1))

    def asked(self, state: State, budget: float | None = None) -> Option:
        seat = state.asking.seat
        try:
            self.agent.begin(state.table.game, seat, state.table.seats)
            return self.agent.choose(Outlook(state, seat, budget))
        finally:
            self.agent.close()

    @property
    def read(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.log.read_text().splitlines()]


WANT = {"want": ["observation", "actions"]}


def test_a_bot_that_wants_nothing_is_sent_what_it_always_was(tmp_path: Path) -> None:
    state = any_position("anno890", 2, 1, 4)
    bot = Scripted(tmp_path, {"choice": state.options()[1].text})
    assert bot.asked(state, 30.0) is state.options()[1]
    begin, choose, over = bot.read
    assert (begin["type"], begin["protocol"], over) == ("begin", 2, {"type": "over"})
    assert set(choose) == {"type", "seat", "prompt", "options", "view", "seconds"}
    assert choose["options"] == [option.text for option in state.options()]
    assert 29 < choose["seconds"] <= 30


def test_a_bot_is_sent_the_layout_once_and_then_what_it_wants(tmp_path: Path) -> None:
    state = any_position("anno890", 2, 1, 4)
    g, seat = state.table.game, state.asking.seat
    number = actions(g).number(state.options()[-1])
    bot = Scripted(tmp_path, WANT, {"action": number})
    assert bot.asked(state) is state.options()[-1]
    _, first, layout, choose, _ = bot.read
    assert "observation" not in first
    numbers = encoding(g)
    assert layout["encoding"]["digest"] == numbers.digest
    assert [part["name"] for part in layout["encoding"]["parts"]] == [part.name for part in numbers.parts]
    assert layout["actions"]["texts"] == actions(g).texts
    assert set(choose) == {"type", "seat", "observation", "legal", "said", "seconds"}
    assert choose["observation"] == numbers.numbers(state, seat)
    assert [layout["actions"]["texts"][action] for action in choose["legal"]] == [str(one) for one in state.options()]


@every_table
def test_an_observation_tells_only_what_the_seat_may_know(id: str, seats: int) -> None:
    state = any_position(id, seats, 17, 23)
    seat = state.asking.seat
    seen = {tuple(Outlook(other, seat).observation) for other in (state, state.determinize(seat, Rng(2)))}
    assert len(seen) == 1


def test_a_spelled_option_is_chosen_word_by_word(tmp_path: Path) -> None:
    state = next(
        state
        for depth in range(60)
        for state in [any_position("medioevo", 3, 5, depth)]
        if len(actions(state.table.game).spelling(state.options()[-1])) > 2
    )
    option, acts = state.options()[-1], actions(state.table.game)
    words = acts.spelling(option)
    bot = Scripted(tmp_path, WANT, *({"action": word} for word in words))
    assert bot.asked(state) is option
    questions = [message for message in bot.read if message["type"] == "choose"][1:]
    for n, question in enumerate(questions):
        assert question["said"] == list(words[:n])
        assert words[n] in question["legal"]
    assert len(questions) > 1


def test_a_wrong_number_may_be_corrected_once(tmp_path: Path) -> None:
    state = any_position("anno890", 2, 1, 4)
    legal = actions(state.table.game).legal(state.options())
    wrong = next(n for n in range(actions(state.table.game).size) if n not in legal)
    bot = Scripted(tmp_path, WANT, {"action": wrong}, {"action": legal[0]})
    assert bot.asked(state) is state.options()[0]
    [error] = [message for message in bot.read if message["type"] == "error"]
    assert error["legal"] == legal
    for answer in (wrong, -1, 10**9, True, None):
        with pytest.raises(BadInput, match="not one of the options"):
            Scripted(tmp_path, WANT, {"action": answer}).asked(state)


def test_what_cannot_be_wanted_is_named(tmp_path: Path) -> None:
    state = any_position("anno890", 2, 1, 4)
    with pytest.raises(BadInput, match="wants 'deck'"):
        Scripted(tmp_path, {"want": ["deck"]}).asked(state)
    with pytest.raises(BadInput, match="not one of the options"):
        Scripted(tmp_path, WANT).asked(state)  # it wants again and again, and never chooses


def test_the_example_plays_by_numbers() -> None:
    outcomes = list(play_match(Match("anno890", ("random", f"bot:{sys.executable} {EXAMPLE}"), 3, rotate=True), 2))
    assert [outcome.number for outcome in outcomes] == [0, 1]


@pytest.fixture(params=["tcp", "unix"])
def listening(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The example as a program that listens; the address for a seat."""
    example = runpy.run_path(str(EXAMPLE), run_name="example")
    server: socketserver.BaseServer
    if request.param == "tcp":
        server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), example["Connection"])
        address = f"tcp://127.0.0.1:{server.server_address[1]}"
    else:
        server = socketserver.ThreadingUnixStreamServer(str(tmp_path / "bot"), example["Connection"])
        address = f"unix://{tmp_path / 'bot'}"
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    yield address
    server.shutdown()
    thread.join()
    server.server_close()


def test_a_program_may_listen_on_a_socket(listening: str) -> None:
    seats = (f"bot:{listening}", f"bot:{listening}")
    [outcome] = play_match(Match("anno890", seats, 3), 1)
    over_pipes = f"bot:{sys.executable} {EXAMPLE}"
    [same] = play_match(Match("anno890", (over_pipes, over_pipes), 3), 1)
    assert (outcome.scores, outcome.decisions) == (same.scores, same.decisions)


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("tcp://127.0.0.1:9", "cannot be reached"),
        ("unix:///no/such/socket", "cannot be reached"),
        ("tcp://127.0.0.1", "is not an address"),
        ("tcp://:x", "is not an address"),
    ],
)
def test_a_program_that_is_not_there_is_named(address: str, said: str) -> None:
    with pytest.raises(regnum.BadInput, match=said):
        make_agent(f"bot:{address}", Rng(1))
