"""Seats change hands in the open: nobody's hand passes to another person without their consent."""

from __future__ import annotations

import json

import pytest
from websockets.asyncio.client import connect

from tests.server.clients import Client, join, open_for_two, open_table
from tests.server.conftest import Served

pytestmark = pytest.mark.asyncio


async def refusal_of(server: Served, table: str, token: str) -> str:
    """The code with which a connection with `token` is refused."""
    async with connect(server.socket) as socket:
        await socket.send(json.dumps({"type": "hello", "v": 2, "table": table, "tokens": [token]}))
        return str(json.loads(await socket.recv())["code"])


async def noticed(client: Client) -> list[str]:
    """The keys of all notices that a client has received."""
    await client.ask("ping", "pong")
    messages = [json.loads(text) for text in client.raw]
    return [message["notice"]["key"] for message in messages if message.get("notice")]


async def test_the_creator_cannot_take_the_seat_of_another_person(shared_server: Served) -> None:
    made, token = open_for_two(shared_server, options={"first_player": 0})
    anna = await Client.connect(shared_server, made["table"], made["tokens"]["0"], made["creator"])
    refused = await anna.ask("seat", "refused", seat=1, kind="open")
    assert (refused["code"], refused["words"]["key"]) == ("consent", "ui-seat-of-another")
    # Nor by way of a bot.
    await anna.ask("seat", "accepted", seat=1, kind="bot", level="easy")
    assert (await anna.ask("seat", "refused", seat=1, kind="open"))["code"] == "consent"
    assert (await anna.ask("seat", "refused", seat=1, kind="person"))["code"] == "seat"
    bruno = await Client.connect(shared_server, made["table"], token)
    assert bruno.table["seats"][1]["yours"]


async def test_a_bot_stands_in_until_the_person_is_back(shared_server: Served) -> None:
    made, token = open_for_two(shared_server, options={"first_player": 0})
    anna = await Client.connect(shared_server, made["table"], made["tokens"]["0"], made["creator"])
    bruno = await Client.connect(shared_server, made["table"], token)
    await anna.ask("seat", "accepted", seat=1, kind="bot", level="easy")
    assert await noticed(bruno) == ["ui-seat-now-bot"]
    assert {key: bruno.table["seats"][1][key] for key in ("name", "kind", "level", "stands_in")} == {
        "name": "Bruno", "kind": "bot", "level": "easy", "stands_in": True,
    }  # fmt: skip
    await bruno.until(1)  # the bot has chosen for him
    await bruno.ask("seat", "accepted", seat=1, kind="person")
    assert await noticed(anna) == ["ui-seat-now-bot", "ui-seat-now-person"]
    assert (anna.table["seats"][1]["kind"], anna.table["seats"][1]["stands_in"]) == ("person", False)


async def test_its_holder_passes_a_seat_on(shared_server: Served) -> None:
    made, token = open_for_two(shared_server, options={"first_player": 0})
    table = made["table"]
    bruno = await Client.connect(shared_server, table, token)
    first = (await bruno.ask("seat", "accepted", seat=1, kind="open"))["invitation"]
    assert not any(seat["yours"] for seat in bruno.table["seats"])  # he is a spectator at once
    assert (await bruno.ask("rename", "refused", seat=1, name="X"))["code"] == "seat"
    # The creator may invite again to a free seat: only the latest invitation is valid.
    anna = await Client.connect(shared_server, table, made["tokens"]["0"], made["creator"])
    second = (await anna.ask("seat", "accepted", seat=1, kind="open"))["invitation"]
    with pytest.raises(AssertionError, match="is not valid"):
        join(shared_server, table, first)
    carla = await Client.connect(shared_server, table, join(shared_server, table, second, "Carla"))
    assert carla.table["seats"][1]["name"] == "Carla"
    assert await refusal_of(shared_server, table, token) == "token"


async def test_a_seat_that_only_a_bot_has_held_is_free_for_anybody(shared_server: Served) -> None:
    made = open_table(shared_server, [{"kind": "me", "name": "Anna"}, {"kind": "bot", "level": "easy"}])
    anna = await Client.connect(shared_server, made["table"], made["tokens"]["0"], made["creator"])
    invitation = (await anna.ask("seat", "accepted", seat=1, kind="open"))["invitation"]
    bruno = await Client.connect(shared_server, made["table"], join(shared_server, made["table"], invitation))
    assert bruno.table["seats"][1]["yours"]
    assert await noticed(anna) == ["ui-seat-now-open", "ui-seat-taken"]
