"""Laws of records and undo, for every game."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import regnum
from regnum.core.digest import canonical
from regnum.core.record import Record
from regnum.core.rng import Rng
from tests.tables import any_options, every_table, one_table


def begin(id: str, seats: int, seed: int, path: Path | None = None) -> regnum.Play:
    g = regnum.game(id)
    return regnum.Play.begin(g, [f"p{n}" for n in range(seats)], seed, any_options(g, seats, Rng(seed)), path)


def play_on(play: regnum.Play, rng: Rng, n: int = -1) -> None:
    while n and not play.state.over:
        options = play.state.options()
        play.choose(options[rng.below(len(options))])
        n -= 1


@every_table
@pytest.mark.parametrize("seed", [1, 2])
def test_a_record_replays_to_the_same_state(id: str, seats: int, seed: int, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play = begin(id, seats, seed, file)
    play_on(play, Rng(seed))
    record = Record.read(file)
    assert record.to_text() == play.record.to_text() == file.read_text()
    *earlier, last = record.replay()
    assert last.digest() == play.state.digest()
    assert len(earlier) == len(record.choices) == play.made


@every_table
def test_undo_is_an_inverse_and_reaches_back_to_the_last_thing_learned(id: str, seats: int) -> None:
    play = begin(id, seats, 3)
    rng = Rng(3)
    undone = 0
    before: list[str] = []
    while not play.state.over:
        seat, revealed = play.state.seat, play.state.revealed
        assert seat is not None
        before.append(play.state.digest())
        options = play.state.options()
        play.choose(options[rng.below(len(options))])
        reach = play.undo_reach(seat)
        assert (reach == 0) == (play.state.revealed > revealed)
        for other in range(seats):
            if other != seat:
                assert play.undo_reach(other) == 0
        if reach and not rng.below(1 + reach):  # long undos are rare, or a long turn would never end
            play.undo(reach)
            assert play.state.digest() == before[-reach]
            del before[-reach:]
            undone += reach
    assert undone
    *_, final = play.record.replay()
    assert final == play.state


@every_table
def test_a_game_goes_on_from_its_file_at_any_moment(id: str, seats: int, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    play = begin(id, seats, 9, file)
    rng = Rng(9)
    for _ in range(6):
        play_on(play, rng, 9)
        expected, reach = play.state, [play.undo_reach(seat) for seat in range(seats)]
        play.record.close()
        play = regnum.Play.resume(file)
        assert play.state == expected
        assert [play.undo_reach(seat) for seat in range(seats)] == reach


@every_table
def test_positions_anywhere_in_a_game_can_be_looked_at(id: str, seats: int) -> None:
    play = begin(id, seats, 12)
    play_on(play, Rng(12))
    for n, state in enumerate(play.record.replay()):
        if n % 7 == 0:
            assert play.state_at(n) == state


@every_table
def test_a_digest_is_of_the_bytes_that_python_would_write(id: str, seats: int) -> None:
    play = begin(id, seats, 5)
    while not play.state.over and play.made < 200:
        data = play.state.to_json()
        assert canonical(data) == json.dumps(data, sort_keys=True, separators=(",", ":")).encode()
        play_on(play, Rng(play.made), 3)


@one_table
def test_the_digest_is_the_same_in_another_process(id: str, seats: int) -> None:
    code = (
        "import regnum; from regnum.core.rng import Rng; from tests.tables import *;"
        f"s = any_game({id!r}, {seats}, 21); some_choices(s, Rng(21), 40); print(s.digest())"
    )
    digests = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={"PYTHONHASHSEED": hashseed, "PYTHONPATH": ":".join(sys.path)},
            cwd=Path(__file__).parents[2],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hashseed in ("0", "1")
    }
    assert len(digests) == 1
