"""After a restart the tables go on by themselves: bots play and clocks run as they were."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests import waiting
from tests.server.clients import Client, open_for_two, open_table
from tests.server.conftest import Served


def made_choices(server: Served, table: str) -> int:
    return int(waiting.get(f"{server.url}/api/tables/{table}/at/0").json()["of"])


def test_bots_go_on_before_anybody_looks(server: Served, tmp_path: Path) -> None:
    server.stop()
    server.start("--bot-pause", "0.2")
    table = open_table(server, [{"kind": "bot", "level": "easy"}] * 4)["table"]
    server.kill()
    server.start()
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:

        def finished() -> bool:
            return database.execute("SELECT status FROM tables WHERE id = ?", [table]).fetchall() == [("finished",)]

        waiting.wait_until(finished, "nobody played on")


@pytest.mark.asyncio
async def test_clocks_go_on_from_what_they_showed(server: Served) -> None:
    clock = {"mode": "player", "seconds": 300}
    made, token = open_for_two(server, options={"first_player": 0}, clock=clock)
    bruno = await Client.connect(server, made["table"], token)
    await asyncio.sleep(2.2)
    await bruno.choose((await bruno.until_asked())[0])
    before = bruno.table["clock"]["left"][1]
    assert before < 298
    server.kill()
    server.start()
    left = waiting.get(f"{server.url}/api/tables/{made['table']}").json()["clock"]["left"][1]
    assert 150 < left <= before


def start(*words: str) -> tuple[int, str]:
    """Try to start a server; returns its exit code and what it said."""
    program = [sys.executable, "-c", "from regnum.cli.main import main; main()", "serve", "--port", "0", *words]
    done = subprocess.run(program, capture_output=True, text=True, timeout=waiting.PATIENCE, check=False)
    return done.returncode, done.stderr


def test_a_database_that_cannot_be_used_is_reported_in_a_line(tmp_path: Path) -> None:
    (tmp_path / "tables.sqlite").write_bytes(b"this is not a database" * 100)
    code, said = start("--data", str(tmp_path))
    assert code != 0
    assert "Traceback" not in said
    assert "not a database" in said


def test_a_database_of_a_newer_version_is_reported_in_a_line(server: Served, tmp_path: Path) -> None:
    server.stop()
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    code, said = start("--data", str(tmp_path))
    assert code != 0
    assert "Traceback" not in said
    assert "newer version" in said


def test_database_and_key_are_for_their_owner_only(server: Served, tmp_path: Path) -> None:
    for file in tmp_path.glob("tables.sqlite*"):
        assert stat.S_IMODE(os.stat(file).st_mode) == 0o600, file
