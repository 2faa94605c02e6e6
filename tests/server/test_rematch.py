"""A rematch: one table for everybody who was at the table before, each in their old seat."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tests import waiting
from tests.server.clients import Client, join, open_for_two, open_table
from tests.server.conftest import Served

BOT = {"kind": "bot", "level": "easy"}


def ask(server: Served, table: str, token: str) -> dict[str, Any]:
    """Ask for a rematch with a token of a seat."""
    answer = waiting.post(f"{server.url}/api/tables/{table}/rematch", headers={"Authorization": f"Bearer {token}"})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def info(server: Served, table: str) -> dict[str, Any]:
    found: dict[str, Any] = waiting.get(f"{server.url}/api/tables/{table}").json()
    return found


def test_whoever_asks_next_joins_the_same_table_in_their_seat(shared_server: Served) -> None:
    made, bruno = open_for_two(shared_server)
    again = ask(shared_server, made["table"], made["tokens"]["0"])
    assert (list(again["tokens"]), again["invitations"]) == (["0"], {})
    assert info(shared_server, again["table"])["status"] == "waiting"
    joined = ask(shared_server, made["table"], bruno)
    assert (joined["table"], list(joined["tokens"]), joined["creator"]) == (again["table"], ["1"], "")
    table = info(shared_server, again["table"])
    assert table["status"] == "running"
    assert [(seat["name"], seat["kind"]) for seat in table["seats"]] == [("Anna", "person"), ("Bruno", "person")]


@pytest.mark.asyncio
async def test_the_others_are_told_who_wants_to_play_again(shared_server: Served) -> None:
    made, token = open_for_two(shared_server)
    bruno = await Client.connect(shared_server, made["table"], token)
    assert bruno.table["rematch"] is None
    ask(shared_server, made["table"], made["tokens"]["0"])
    while bruno.table["rematch"] is None:
        await bruno.receive("update", "table")
    assert bruno.table["rematch"] == 0
    late = await Client.connect(shared_server, made["table"], token)
    assert late.table["rematch"] == 0


@pytest.mark.asyncio
async def test_a_flood_of_requests_makes_one_table(shared_server: Served) -> None:
    made, bruno = open_for_two(shared_server)
    async with httpx.AsyncClient(base_url=shared_server.url) as web:
        answers = await asyncio.gather(
            *(
                web.post(f"/api/tables/{made['table']}/rematch", headers={"Authorization": f"Bearer {token}"})
                for token in [made["tokens"]["0"], bruno] * 6
            )
        )
    assert len({answer.json()["table"] for answer in answers}) == 1
    assert {tuple(answer.json()["tokens"]) for answer in answers} == {("0",), ("1",)}


def test_only_a_holder_of_a_seat_asks(shared_server: Served) -> None:
    made, _ = open_for_two(shared_server)
    for token in ("nonsense", made["creator"], open_for_two(shared_server)[1]):
        address = f"{shared_server.url}/api/tables/{made['table']}/rematch"
        assert waiting.post(address, headers={"Authorization": f"Bearer {token}"}).status_code == 403
    assert info(shared_server, made["table"])["rematch"] is None


def test_bots_play_again_at_once_and_a_person_alone_waits_for_nobody(shared_server: Served) -> None:
    made = open_table(shared_server, [{"kind": "me", "name": "Anna"}, BOT])
    table = info(shared_server, ask(shared_server, made["table"], made["tokens"]["0"])["table"])
    assert (table["status"], table["seats"][1]["kind"]) == ("running", "bot")


@pytest.mark.asyncio
async def test_the_person_for_whom_a_bot_stood_in_has_a_seat_again(shared_server: Served) -> None:
    made, token = open_for_two(shared_server)
    bruno = await Client.connect(shared_server, made["table"], token)
    await bruno.ask("seat", "accepted", seat=1, kind="bot", level="easy")
    again = ask(shared_server, made["table"], made["tokens"]["0"])
    assert info(shared_server, again["table"])["seats"][1]["kind"] == "open"
    assert list(ask(shared_server, made["table"], token)["tokens"]) == ["1"]


@pytest.mark.asyncio
async def test_a_seat_that_was_given_away_meanwhile_is_lost(shared_server: Served) -> None:
    made, bruno = open_for_two(shared_server)
    again = ask(shared_server, made["table"], made["tokens"]["0"])
    anna = await Client.connect(shared_server, again["table"], again["tokens"]["0"], again["creator"])
    freed = await anna.ask("seat", "accepted", seat=1, kind="open")
    join(shared_server, again["table"], freed["invitation"], "Carla")
    late = ask(shared_server, made["table"], bruno)
    assert (late["table"], late["tokens"]) == (again["table"], {})


@pytest.mark.asyncio
async def test_who_takes_a_seat_of_the_old_table_later_gets_none_of_the_new_one(shared_server: Served) -> None:
    made, token = open_for_two(shared_server)
    again = ask(shared_server, made["table"], token)
    assert again["creator"]
    bruno = await Client.connect(shared_server, made["table"], token)
    freed = await bruno.ask("seat", "accepted", seat=1, kind="open")
    carla = join(shared_server, made["table"], freed["invitation"], "Carla")
    led = ask(shared_server, made["table"], carla)
    assert (led["table"], led["tokens"], led["creator"]) == (again["table"], {}, "")


@pytest.mark.asyncio
async def test_once_the_rematch_is_over_another_one_is_opened(shared_server: Served) -> None:
    made = open_table(shared_server, [{"kind": "me", "name": "Anna"}, BOT])
    token = made["tokens"]["0"]
    first = ask(shared_server, made["table"], token)
    anna = await Client.connect(shared_server, first["table"], first["tokens"]["0"])
    assert ask(shared_server, made["table"], token)["table"] == first["table"]
    while options := await anna.until_asked():
        await anna.choose(options[-1])
    assert ask(shared_server, made["table"], token)["table"] != first["table"]
