"""Lists of tables show what everybody may see, all of it, whatever else is stored."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import httpx

from tests import waiting
from tests.server.clients import open_table
from tests.server.conftest import Served

FREE = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}]
BOTS = [{"kind": "bot", "level": "easy"}] * 2


def listed(server: Served, status: str) -> list[str]:
    tables: list[dict[str, Any]] = waiting.get(f"{server.url}/api/tables?status={status}").json()
    return [table["id"] for table in tables]


def elsewhere() -> httpx.Client:
    """Somebody at another address."""
    return httpx.Client(transport=httpx.HTTPTransport(local_address="127.0.0.2"), timeout=waiting.PATIENCE)


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


def test_many_tables_of_one_address_do_not_push_those_of_others_off_the_list(server_on_each: Served) -> None:
    server = server_on_each
    with elsewhere() as other:
        body = {"game": "anno890", "seats": FREE, "open": True}
        theirs = [other.post(f"{server.url}/api/tables", json=body).json()["table"] for _ in range(2)]
    mine = [open_table(server, FREE, open=True)["table"] for _ in range(52)]
    shown = listed(server, "open")
    assert len(shown) == 50
    assert shown[:4] == [mine[-1], theirs[1], mine[-2], theirs[0]]  # in turn, the newest first
    server.kill()
    server.start()
    assert listed(server, "open") == shown


def test_nobody_takes_the_free_seats_of_all_tables(server: Served) -> None:
    made = [open_table(server, [*FREE, {"kind": "friend"}], open=True) for _ in range(10)]

    def join(who: httpx.Client, n: int, **more: str) -> int:
        return who.post(f"{server.url}/api/tables/{made[n]['table']}/join", json={"name": "X", **more}).status_code

    with httpx.Client(timeout=waiting.PATIENCE) as me, elsewhere() as other:
        # A family at one router sits down together; a table that is full does not count.
        assert [join(me, n) for n in (0, 0, 0, 1, 1)] == [200, 200, 400, 200, 200]
        assert [join(me, n) for n in (2, 3, 4, 5, 6, 7, 8, 9)] == [200] * 4 + [429] * 4
        assert join(me, 9, invitation=made[9]["invitations"]["1"]) == 200
        assert join(other, 8) == 200
