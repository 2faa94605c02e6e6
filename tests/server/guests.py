"""Scripted people: they speak to the server as a client does."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.server.conftest import Served

PATIENCE = 20.0
TWO_PEOPLE = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Bruno"}]
AGAINST_A_BOT = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "easy"}]


def open_table(server: Served, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
    """A new table; the answer of the server."""
    answer = httpx.post(f"{server.url}/api/tables", json={"game": "anno890", "seats": seats, **more})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def open_for_two(server: Served, **more: Any) -> tuple[dict[str, Any], str]:
    """A table of seat 0, its creator's, and seat 1, taken by invitation; the answer of the server and Bruno's token."""
    made = open_table(server, [{"kind": "me", "name": "Anna"}, {"kind": "friend"}], **more)
    return made, join(server, made["table"], made["invitations"]["1"])


def join(server: Served, table: str, invitation: str, name: str = "Bruno") -> str:
    """Take a seat by invitation; its token."""
    answer = httpx.post(f"{server.url}/api/tables/{table}/join", json={"name": name, "invitation": invitation})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["token"])


class Guest:
    """One connection at a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.position: dict[str, Any] = {}
        self.table: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self._next = 0

    @classmethod
    async def at(cls, server: Served, table: str, *tokens: str, last: int | None = None) -> Guest:
        """Sit down, or watch without a token."""
        guest = cls(await connect(server.socket))
        hello = {"type": "hello", "v": 1, "table": table, "tokens": list(tokens), "last": last}
        await guest.socket.send(json.dumps(hello))
        await guest.hear("welcome")
        return guest

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds; what comes before it is taken in."""
        while True:
            text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
            assert isinstance(text, str)
            self.raw.append(text)
            message: dict[str, Any] = json.loads(text)
            if "position" in message:
                self.position = message["position"]
                self.log += message["log"]
            self.table = message.get("table", self.table)
            assert message["type"] != "refused" or "refused" in kinds, message
            if message["type"] in kinds:
                return message

    async def ask(self, type: str, *answers: str, **fields: Any) -> dict[str, Any]:
        """Send a message and return the answer to it, which must be of one of these kinds."""
        self._next += 1
        await self.socket.send(json.dumps({"type": type, "id": self._next, **fields}))
        while True:
            message = await self.hear(*answers)
            if message["id"] == self._next:
                return message

    async def choose(self, choice: str, answer: str = "accepted") -> dict[str, Any]:
        return await self.ask("choose", answer, seq=self.position["seq"], choice=choice)

    async def until_asked(self) -> list[str]:
        """The options, once there are any; empty when the game is over."""
        while not self.position["options"] and self.table["status"] != "finished":
            await self.hear("update")
        return [option["text"] for option in self.position["options"]]

    async def until(self, seq: int) -> None:
        """Wait for the line `seq` of the log."""
        while self.position["seq"] < seq:
            await self.hear("update")

    async def leave(self) -> None:
        await self.socket.close()
