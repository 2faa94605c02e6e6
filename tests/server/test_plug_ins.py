"""A plug-in that cannot be loaded is left out, and everything else works, such as another plug-in: a game of teams."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from regnum.core.play import Play
from tests import waiting
from tests.plug_ins.hoards import HoardsGame
from tests.server.clients import AGAINST_A_BOT, Client, import_record
from tests.server.conftest import Served

BROKEN = {
    "absent": ("absent_module:Game", None),
    "crash": ("crash_module:Game", "1 / 0\n"),
    "nameless": ("nameless_module:Game", "x = 1\n"),
    "unready": ("unready_module:Game", "class Game:\n    def __init__(self):\n        raise OSError('no [box]')\n"),
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of installed packages, with several broken plug-ins and one that is whole."""
    folder = tmp_path / "site"
    for name, (target, code) in BROKEN.items():
        package = folder / f"{name}_plug_in-1.0.dist-info"
        package.mkdir(parents=True)
        (package / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-plug-in\nVersion: 1.0\n")
        (package / "entry_points.txt").write_text(f"[regnum.games]\n{name} = {target}\n")
        if code is not None:
            (folder / f"{name}_module.py").write_text(code)
    whole = folder / "hoards_plug_in-1.0.dist-info"
    whole.mkdir()
    (whole / "METADATA").write_text("Metadata-Version: 2.1\nName: hoards-plug-in\nVersion: 1.0\n")
    (whole / "entry_points.txt").write_text("[regnum.games]\nhoards = tests.plug_ins.hoards:HoardsGame\n")
    return folder


@pytest.fixture
def server(tmp_path: Path, site: Path) -> Iterator[Served]:
    served = Served(tmp_path)
    served.code, served.log = site, tmp_path / "log.txt"
    served.start()
    yield served
    served.stop()


def regnum(site: Path, *words: str) -> str:
    path = os.pathsep.join([str(site), *filter(None, sys.path)])
    command = [sys.executable, "-c", "from regnum.cli.main import main; main()", *words]
    done = subprocess.run(command, env={**os.environ, "PYTHONPATH": path}, capture_output=True, text=True)
    return " ".join((done.stdout + done.stderr).split())


@pytest.mark.asyncio
async def test_the_end_of_a_game_of_teams_names_all_winners_and_who_played_together(server: Served) -> None:
    play, last = Play.begin(HoardsGame(), ["Anna", "Bruno", "Carla", "Dario"], 1), ""
    while not play.state.over:
        last = play.state.options()[-1].text
        play.choose(last)
    play.undo(1)
    asked = play.state.asking.seat
    made = await asyncio.to_thread(import_record, server, play.record.to_text())
    assert made.status_code == 201, made.text
    table, tokens = made.json()["table"], made.json()["tokens"]
    watcher = await Client.connect(server, table)
    client = await Client.connect(server, table, tokens[str(asked)])
    await client.choose(last)
    play.choose(last)
    for one in (client, watcher):
        while one.table["status"] != "finished":
            await one.receive("update")
        assert one.table["teams"] == [0, 1, 0, 1]
        assert one.table["winners"] == play.state.winners() in ([0, 2], [1, 3])
        assert one.table["scores"] == play.state.scores()
        await one.leave()


def test_the_lobby_leaves_out_a_plug_in_that_cannot_be_loaded_and_logs_it_once(server: Served) -> None:
    for _ in range(2):
        listed = waiting.get(f"{server.url}/api/games")
        assert listed.status_code == 200
        assert {"anno890", "viscounts"} <= {one["id"] for one in listed.json()}
        assert not BROKEN.keys() & {one["id"] for one in listed.json()}
    assert waiting.post(f"{server.url}/api/tables", json={"game": "anno890", "seats": AGAINST_A_BOT}).status_code == 201
    refused = waiting.post(f"{server.url}/api/tables", json={"game": "crash", "seats": AGAINST_A_BOT})
    assert refused.status_code == 400
    assert server.log is not None
    logged = server.log.read_text()
    for name in BROKEN:
        assert logged.count(f"the game {name} is left out") == 1
    assert "ZeroDivisionError" in logged


def test_the_list_of_games_says_which_are_left_out(site: Path) -> None:
    said = regnum(site, "games")
    assert "anno890" in said
    for name in BROKEN:
        assert said.count(f"{name} is left out") == 1
    assert "no [box]" in said
    assert "Traceback" not in said
    assert "'crash' cannot be loaded" in regnum(site, "games", "crash")
    assert "crash" not in regnum(site, "games", "--json")
