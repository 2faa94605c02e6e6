"""Only those who may know a sealed choice receive it: recorded games up to such a choice, on a real server.

All other clients receive the same bytes, whichever choice was made.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Collection
from pathlib import Path
from typing import Any

import pytest

from regnum.core.record import Record
from regnum.core.state import State
from tests import waiting
from tests.server.clients import Client, import_record
from tests.server.conftest import Served

GOLDEN = Path(__file__).parents[1] / "golden"

# Recorded games with such a choice, and the step that asks for it.
SEALED = [
    ("seven", "DropSin"),
    ("seven", "PickBury"),
    ("medioevo", "Bid"),
    ("medioevo", "GiveCards"),
    ("medioevo", "AnswerCall"),
    ("medioevo", "AnswerPope"),
    ("medioevo", "OrderFighters"),
]
games = pytest.mark.parametrize(("game", "step"), SEALED, ids=[step for _, step in SEALED])


def up_to(game: str, step: str) -> tuple[Record, State]:
    """A recorded game up to the point where `step` asks a seat that has more than one option besides being done."""
    for path in sorted((GOLDEN / game).glob("*.jsonl")):
        record = Record.read(path)
        state = record.start(record.game())
        for n, line in enumerate(record.choices):
            if type(state.asking).__name__ == step and len([one for one in state.options() if one.verb != "done"]) > 1:
                assert state.asking.secret
                return Record(record.header, list(record.choices[:n])), state
            state.apply(line.choice)
    raise AssertionError(f"no recorded game comes to {step}")


class Table:
    """An imported table, with a client at each seat and a spectator."""

    def __init__(self, made: dict[str, Any], clients: dict[int | None, Client]) -> None:
        self.id = made["table"]
        self.tokens = {int(seat): token for seat, token in made["tokens"].items()}
        self.clients = clients

    @classmethod
    async def open(cls, server: Served, record: Record, bots: Collection[int] = ()) -> Table:
        # A player named after a level becomes a bot.
        header = {**json.loads(record.to_text().splitlines()[0])}
        header["players"] = ["easy" if seat in bots else f"Player {seat}" for seat in range(header["seats"])]
        rows = [json.dumps(header), *record.to_text().splitlines()[1:]]
        # In a thread: a client that does not answer meanwhile would be taken for gone.
        answer = await asyncio.to_thread(import_record, server, "".join(f"{row}\n" for row in rows))
        assert answer.status_code == 201, answer.text
        made = answer.json()
        clients: dict[int | None, Client] = {None: await Client.connect(server, made["table"])}
        for seat, token in made["tokens"].items():
            clients[int(seat)] = await Client.connect(server, made["table"], token)
        return cls(made, clients)

    async def choose(self, seat: int, choice: str) -> dict[int | None, dict[str, Any]]:
        """Choose; returns the update that each client received."""
        chooser = self.clients[seat]
        await chooser.choose(choice)
        updates = {}
        for held, client in self.clients.items():
            if client.position["seq"] < chooser.position["seq"]:
                await client.until(chooser.position["seq"])
            raw = next(text for text in reversed(client.raw) if '"type":"update"' in text)
            updates[held] = json.loads(raw)
        return updates

    async def close(self) -> None:
        for client in self.clients.values():
            await client.leave()


@games
@pytest.mark.asyncio
async def test_only_confidants_learn_a_sealed_choice(shared_server: Served, game: str, step: str) -> None:
    record, state = up_to(game, step)
    chooser, confidants = state.asking.seat, state.asking.confidants()
    first, second = (option.text for option in state.options()[:2])
    after = [_revealed_by(state, choice) for choice in (first, second)]
    one, other = await Table.open(shared_server, record), await Table.open(shared_server, record)
    told, told_too = await one.choose(chooser, first), await other.choose(chooser, second)
    for seat in told:
        line, line_too = told[seat]["log"][0], told_too[seat]["log"][0]
        if seat is not None and seat in confidants:
            assert (line["choice"], line_too["choice"]) == (first, second)
            continue
        for sealed in (line, line_too):
            assert sealed["choice"] == ""
            assert sealed["words"] == {"key": "log-has-chosen", "args": {"player": f"@seat-{chooser}"}}
        if not any(after):
            assert told[seat] == told_too[seat]
    # A client that connects later learns no more from the log and from past positions.
    back = await Client.connect(shared_server, one.id)
    assert back.log[-1] == told[None]["log"][0]
    moment = waiting.get(f"{shared_server.url}/api/tables/{one.id}/at/{len(record.lines) + 1}").json()
    assert moment["log"][-1] == told[None]["log"][0]
    assert waiting.get(f"{shared_server.url}/api/tables/{one.id}/record").status_code == 403
    await back.leave()
    await one.close()
    await other.close()


def _revealed_by(state: State, choice: str) -> bool:
    """Whether the consequences of the choice reveal something to everybody: then more than the choice may differ."""
    after = state.copy()
    after.apply(choice)
    return after.revealed > state.revealed


def test_some_sealed_choices_reveal_nothing_at_all() -> None:
    """The whole update is compared for at least one choice of each game that has sealed ones."""
    quiet = set()
    for game, step in SEALED:
        _, state = up_to(game, step)
        if not any(_revealed_by(state, state.options()[n].text) for n in (0, 1)):
            quiet.add(game)
    assert quiet == {"seven", "medioevo"}
