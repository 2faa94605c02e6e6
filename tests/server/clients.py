"""Scripted clients that play at a real server."""

from __future__ import annotations

import asyncio
import copy
import json
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests import waiting
from tests.server.conftest import Served
from tests.waiting import PATIENCE

TWO_PEOPLE = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Bruno"}]
AGAINST_A_BOT = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "easy"}]


def open_table(server: Served, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """Open a table; returns the server's response."""
    answer = waiting.post(f"{server.url}/api/tables", json={"game": "anno890", "seats": seats} | more)
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def open_for_two(server: Served, **more: Any) -> tuple[dict[str, Any], str]:
    """A table where Anna, its creator, has seat 0 and Bruno seat 1; returns the response and Bruno's token."""
    made = open_table(server, [{"kind": "me", "name": "Anna"}, {"kind": "friend"}], **more)
    return made, join(server, made["table"], made["invitations"]["1"])


def import_record(server: Served, text: str | bytes) -> httpx.Response:
    """Import a recorded game; returns the server's response."""
    record = text if isinstance(text, str) else text.decode()
    return waiting.post(f"{server.url}/api/import", json={"record": record})


def join(server: Served, table: str, invitation: str, name: str = "Bruno") -> str:
    """Take a seat by invitation; returns its token."""
    answer = waiting.post(f"{server.url}/api/tables/{table}/join", json={"name": name, "invitation": invitation})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


def changed(view: dict[str, Any], changes: list[dict[str, Any]]) -> dict[str, Any]:
    """A view after its changes, as a client computes it."""
    view = copy.deepcopy(view)
    for change in changes:
        *path, last = change["path"]
        here: Any = view
        for key in path:
            here = here[key]
        if "value" in change:
            here[last] = copy.deepcopy(change["value"])
        else:
            del here[last]
    return view


class Client:
    """A client connected to a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.position: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self._next = 0

    @classmethod
    async def connect(cls, server: Served, table: str, *tokens: str, last: int | None = None) -> Client:
        """Connect to a table, as a spectator if there are no tokens."""
        client = cls(await connect(server.socket, open_timeout=PATIENCE, ping_interval=None))
        hello = {"type": "hello", "v": 2, "table": table, "tokens": list(tokens), "last": last}
        await client.socket.send(json.dumps(hello))
        await client.receive("welcome")
        return client

    async def receive(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; those before it are processed, too."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            assert isinstance(text, str)
            self.raw.append(text)
            message: dict[str, Any] = json.loads(text)
            if "position" in message:
                position: dict[str, Any] = message["position"]
                if "changes" in position:
                    position["view"] = changed(self.position["view"], position.pop("changes"))
                self.position = position
                self.log += message["log"]
            self.table = message.get("table", self.table)
            if "clock" in message:
                self.table = {**self.table, "clock": message["clock"]}
            assert message["type"] != "refused" or "refused" in kinds, message
            if message["type"] in kinds:
                return message

    async def ask(self, type: str, *answers: str, **fields: Any) -> dict[str, Any]:
        """Send a request and return its answer, which must be of one of these kinds."""
        self._next += 1
        await self.socket.send(json.dumps({"type": type, "id": self._next, **fields}))
        while True:
            message = await self.receive(*answers, "accepted")
            if message["id"] == self._next:
                assert message["type"] in answers, message
                return message

    async def choose(self, choice: str, answer: str = "accepted") -> dict[str, Any]:
        return await self.ask("choose", answer, seq=self.position["seq"], choice=choice)

    async def until_asked(self) -> list[str]:
        """Wait until there are options, and return them; none when the game is over."""
        while not self.position["options"] and self.table["status"] != "finished":
            await self.receive("update")
        return [option["text"] for option in self.position["options"]]

    async def until(self, seq: int) -> None:
        """Wait for log number `seq`."""
        while self.position["seq"] < seq:
            await self.receive("update", "welcome")

    async def leave(self) -> None:
        await self.socket.close()
