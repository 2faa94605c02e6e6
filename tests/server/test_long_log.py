"""A welcome has the end of a long log; the rest is read page by page, and no page says more than the log did."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.core.record import Record
from regnum.server.table.views import LONGEST_LOG
from tests import waiting
from tests.server.conftest import Served
from tests.server.test_sealed_choices import GOLDEN, Table


def page(server: Served, table: str, before: int, token: str = "") -> list[dict[str, Any]]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = waiting.get(f"{server.url}/api/tables/{table}/log/{before}", headers=headers)
    assert answer.status_code == 200
    lines: list[dict[str, Any]] = answer.json()
    return lines


@pytest.mark.asyncio
async def test_the_whole_log_is_read_page_by_page(server: Served) -> None:
    record = Record.read(GOLDEN / "seven" / "11-3-seats.jsonl")
    table = await Table.open(server, record)
    lines = table.clients[None].log
    assert len(lines) == LONGEST_LOG < len(record.choices)
    while lines[0]["seq"] > 1:
        lines = page(server, table.id, lines[0]["seq"]) + lines
    assert [line["seq"] for line in lines] == list(range(1, len(record.choices) + 1))
    assert page(server, table.id, 1) == []
    # Whoever made a sealed choice reads it, a spectator does not.
    sealed = next(line for line in lines if line["choice"] == "")
    own = page(server, table.id, sealed["seq"] + 1, table.tokens[sealed["seat"]])[-1]
    assert own["choice"] == record.choices[sealed["seq"] - 1].choice
    await table.close()
