"""Nobody knows the deal in advance, and everybody can check that it was not changed."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import regnum
from regnum.core.record import Record
from tests import waiting
from tests.server.clients import AGAINST_A_BOT, import_record, open_table
from tests.server.conftest import Served


def deal(server: Served, table: str) -> dict[str, Any]:
    found: dict[str, Any] = waiting.get(f"{server.url}/api/tables/{table}").json()["deal"]
    return found


def test_the_commitment_to_the_seed_can_be_checked_at_the_end(shared_server: Served) -> None:
    bots = [{"kind": "bot", "level": "easy"}] * 2
    table = open_table(shared_server, bots)["table"]
    before = deal(shared_server, table)
    address = f"{shared_server.url}/api/tables/{table}"
    while (info := waiting.get(address).json())["status"] != "finished":
        assert set(info["deal"]) == {"open", "commitment"}
    after = deal(shared_server, table)
    assert before["commitment"] == after["commitment"]
    assert not after["open"]
    words = f"{table}:{after['seed']}:{after['salt']}"
    assert sha256(words.encode()).hexdigest() == before["commitment"]
    assert Record.from_bytes(waiting.get(f"{address}/record").content).header.seed == after["seed"]


def test_a_chosen_seed_and_an_imported_game_are_open_deals(shared_server: Served) -> None:
    assert not deal(shared_server, open_table(shared_server, AGAINST_A_BOT)["table"])["open"]
    assert deal(shared_server, open_table(shared_server, AGAINST_A_BOT, seed=3)["table"])["open"]
    play = regnum.Play.begin(regnum.game("anno890"), ["Anna", "Bruno"], 1)
    assert deal(shared_server, import_record(shared_server, play.record.to_text()).json()["table"])["open"]
