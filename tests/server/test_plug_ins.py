"""A plug-in that cannot be loaded is left out, and everything else works."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests import waiting
from tests.server.clients import AGAINST_A_BOT
from tests.server.conftest import Served

BROKEN = {
    "absent": ("absent_module:Game", None),
    "crash": ("crash_module:Game", "1 / 0\n"),
    "nameless": ("nameless_module:Game", "x = 1\n"),
    "unready": ("unready_module:Game", "class Game:\n    def __init__(self):\n        raise OSError('no [box]')\n"),
}


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of installed packages, with several broken plug-ins."""
    folder = tmp_path / "site"
    for name, (target, code) in BROKEN.items():
        package = folder / f"{name}_plug_in-1.0.dist-info"
        package.mkdir(parents=True)
        (package / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}-plug-in\nVersion: 1.0\n")
        (package / "entry_points.txt").write_text(f"[regnum.games]\n{name} = {target}\n")
        if code is not None:
            (folder / f"{name}_module.py").write_text(code)
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
