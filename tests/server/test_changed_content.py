"""A running table survives a change of content: completely if only texts change, else from its last checkpoint."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

import regnum
from regnum.core.record import Record, Resumed
from tests import waiting
from tests.server.clients import Client, open_table
from tests.server.conftest import Served

pytestmark = pytest.mark.asyncio

FOUR_PEOPLE = [{"kind": "here", "name": name} for name in ("Anna", "Bruno", "Carla", "Dario")]
CHOICES = 53  # three after a checkpoint


def changed_package(folder: Path, entry: str, key: str, value: str) -> Path:
    """A folder with a copy of the package in which an entry of 890's content has another value."""
    copy = folder / "changed"
    shutil.copytree(Path(regnum.__file__).parent, copy / "regnum", ignore=shutil.ignore_patterns("__pycache__"))
    for file in (copy / "regnum" / "games" / "anno890" / "content").glob("*.toml"):
        text = file.read_text(encoding="utf-8")
        pattern = rf'(?m)(^id = "{entry}"$(?:\n.+$)*?\n{key} = ).*$'
        text, found = re.subn(pattern, rf"\g<1>{value}", text)
        if found:
            file.write_text(text, encoding="utf-8")
            return copy
    raise AssertionError(f"{entry}.{key} was not found")


async def play(client: Client, chance: random.Random, choices: int = -1) -> None:
    """Make this many random choices, or play to the end."""
    while choices and (options := await client.until_asked()):
        await client.choose(chance.choice(options))
        choices -= 1


def at(server: Served, table: str, n: int) -> httpx.Response:
    return waiting.get(f"{server.url}/api/tables/{table}/at/{n}")


def verified(server: Served, file: Path) -> subprocess.CompletedProcess[str]:
    """`regnum verify`, run with the server's copy of the package."""
    code = "from regnum.cli.main import main; main()"
    env = {**os.environ, "PYTHONPATH": server.python_path}
    return subprocess.run(
        [sys.executable, "-c", code, "verify", str(file)], env=env, capture_output=True, text=True, check=False
    )


async def restarted(server: Served, made: dict[str, Any], code: Path | None) -> Client:
    """Restart the server with other code, and reconnect with all seats."""
    server.stop()
    server.code = code
    server.start()
    return await Client.connect(server, made["table"], *made["tokens"].values())


async def test_another_name_changes_nothing_else(server: Served, tmp_path: Path) -> None:
    made = open_table(server, FOUR_PEOPLE)
    before = await Client.connect(server, made["table"], *made["tokens"].values())
    beginning = before.position["view"]
    await play(before, random.Random(1), CHOICES)
    past = [at(server, made["table"], n).json() for n in range(CHOICES + 1)]

    tile = before.position["view"]["board"]["taken"]["tile"]
    after = await restarted(server, made, changed_package(tmp_path, tile, "en", '"A better name"'))
    assert "A better name" in waiting.get(f"{server.url}/api/games/anno890/texts/en").text
    assert after.position["view"] == before.position["view"]
    assert after.log == before.log
    assert [at(server, made["table"], n).json() for n in range(CHOICES + 1)] == past
    await after.ask("undo", "accepted", seq=after.position["seq"], n=CHOICES)
    assert after.position["view"]["board"] == beginning["board"]


async def test_after_a_change_of_values_it_goes_on_from_the_last_checkpoint(server: Served, tmp_path: Path) -> None:
    made = open_table(server, FOUR_PEOPLE)
    table = made["table"]
    before = await Client.connect(server, table, *made["tokens"].values())
    await play(before, random.Random(1), CHOICES)

    view = before.position["view"]
    tile, seat = view["board"]["taken"]["tile"], view["asked"]["seat"]
    after = await restarted(server, made, changed_package(tmp_path, tile, "coins", "5"))

    # Nothing is lost, and the log says what happened.
    assert after.position["view"] == view
    assert after.log[:-1] == before.log
    assert after.log[-1]["words"]["key"] == "ui-resumed"
    assert after.position["seq"] == CHOICES + 1

    # Positions from the last checkpoint on can be viewed and restored.
    assert after.position["undo"]["with_consent"] == CHOICES - 50
    assert [at(server, table, n).status_code for n in (49, 50, CHOICES)] == [400, 200, 200]
    assert (await after.ask("undo", "refused", seq=after.position["seq"], n=CHOICES - 49))["code"] == "undo"
    checkpoint = at(server, table, 50).json()["view"]["board"]
    choices = [line["choice"] for line in before.log[50:]]
    await after.ask("undo", "accepted", seq=after.position["seq"], n=CHOICES - 50)
    assert after.position["view"]["board"] == checkpoint
    for choice in choices:
        await after.choose(choice)
    assert after.position["view"]["board"] == view["board"]

    # The new value is used.
    await after.choose(after.position["options"][0]["text"])
    owner = after.position["view"]["board"]["kingdoms"][seat]
    assert owner["coins"] >= view["board"]["kingdoms"][seat]["coins"] + 5

    # The table is stored as it is now: the next start finds no change.
    again = await restarted(server, made, server.code)
    assert again.log == after.log
    assert again.position == after.position
    await play(again, random.Random(2))
    assert again.table["status"] == "finished"

    # And so is its record, which replays with the changed content.
    file = tmp_path / "game.jsonl"
    file.write_text(waiting.get(f"{server.url}/api/tables/{table}/record").text)
    assert [line.resumed for line in Record.read(file).lines if isinstance(line, Resumed)] == [50]
    checked = verified(server, file)
    assert checked.returncode == 0, checked.stdout
    server.code = None
    assert "other content" in verified(server, file).stdout
