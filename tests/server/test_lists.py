"""Lists of tables show what everybody may see, all of it, whatever else is stored."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

from tests import waiting
from tests.server.clients import open_table
from tests.server.conftest import Served

FREE = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
BOTS = [{"kind": "bot", "level": "easy"}] * 2


def listed(server: Served, status: str) -> list[str]:
    tables: list[dict[str, Any]] = waiting.get(f"{server.url}/api/tables?status={status}").json()
    return [table["id"] for table in tables]


def test_private_tables_do_not_hide_open_ones(server: Served) -> None:
    shown = open_table(server, FREE, open=True)["table"]
    for _ in range(55):
        open_table(server, FREE)
    assert listed(server, "open") == [shown]


def test_a_private_table_stays_private_when_it_is_finished(server: Served) -> None:
    private, shown = open_table(server, BOTS)["table"], open_table(server, BOTS, open=True)["table"]
    address = f"{server.url}/api/tables/{private}"
    waiting.wait_until(lambda: listed(server, "finished") == [shown], "the open game goes on")
    waiting.wait_until(lambda: waiting.get(address).json()["status"] == "finished", "the private game goes on")
    assert listed(server, "finished") == [shown]


def test_a_table_that_cannot_be_loaded_hides_no_other(server: Served, tmp_path: Path) -> None:
    broken = open_table(server, FREE, open=True)["table"]
    shown = open_table(server, FREE, open=True)["table"]
    server.stop()
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("UPDATE checkpoints SET line = '{}' WHERE table_id = ?", [broken])
    server.start()
    assert listed(server, "open") == [shown]
