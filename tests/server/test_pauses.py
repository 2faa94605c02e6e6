"""The clocks are paused when everybody at the table wants it, and nobody gets time to think at the others' expense."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import AGAINST_A_BOT, TWO_PEOPLE, Client, open_for_two, open_table
from tests.server.conftest import Served

pytestmark = pytest.mark.asyncio

CLOCK = {"mode": "player", "seconds": 300}


async def two(server: Served) -> tuple[str, list[str], Client, Client]:
    """A table with clocks: its id, the tokens of its people, and their clients."""
    made, token = open_for_two(server, clock=CLOCK, options={"first_player": 0})
    tokens = [made["tokens"]["0"], token]
    anna, bruno = [await Client.connect(server, made["table"], token) for token in tokens]
    return made["table"], tokens, anna, bruno


async def asking(client: Client, seats: list[int], paused: bool = False) -> None:
    """Wait until these seats ask for a pause, and the clocks are paused or not."""
    while client.table["asks_pause"] != seats or client.table["clock"]["paused"] != paused:
        await client.receive("table", "update")


async def test_nobody_pauses_alone(shared_server: Served) -> None:
    _, _, anna, bruno = await two(shared_server)
    for who, other in ((anna, bruno), (bruno, anna)):
        await who.ask("pause", "accepted", paused=True)
        await asking(other, [0 if who is anna else 1])
        await who.ask("pause", "accepted", paused=True)  # to ask twice is to ask
        assert not other.table["clock"]["paused"]
        await other.ask("pause", "accepted", paused=False)  # refused
        await asking(who, [])


async def test_the_clocks_stop_when_all_have_agreed_and_anybody_lets_them_go_on(shared_server: Served) -> None:
    _, _, anna, bruno = await two(shared_server)
    await anna.ask("pause", "accepted", paused=True)
    await bruno.ask("pause", "accepted", paused=True)
    await asking(anna, [], paused=True)
    await anna.ask("pause", "accepted", paused=False)
    await asking(bruno, [], paused=False)


async def test_a_pause_is_not_ended_while_somebody_is_away(shared_server: Served) -> None:
    table, tokens, anna, bruno = await two(shared_server)
    await anna.ask("pause", "accepted", paused=True)
    await bruno.ask("pause", "accepted", paused=True)
    await bruno.leave()
    while anna.table["seats"][1]["connected"]:
        await anna.receive("table")
    assert (await anna.ask("pause", "refused", paused=False))["words"]["key"] == "ui-pause-away"
    bruno = await Client.connect(shared_server, table, tokens[1])
    await anna.ask("pause", "accepted", paused=False)
    await asking(bruno, [])


async def test_a_pause_is_not_for_ever(tmp_path: Path) -> None:
    server = Served(tmp_path)
    server.first = "from regnum.server.table import agreement; agreement.LONGEST_PAUSE = 0.0"
    server.start()
    _, _, anna, bruno = await two(server)
    await anna.ask("pause", "accepted", paused=True)
    await bruno.ask("pause", "accepted", paused=True)
    await bruno.leave()
    while anna.table["seats"][1]["connected"]:
        await anna.receive("table")
    await anna.ask("pause", "accepted", paused=False)
    server.stop()


@pytest.mark.parametrize("seats", [AGAINST_A_BOT, TWO_PEOPLE])
async def test_who_plays_only_against_bots_or_at_one_screen_pauses_alone(
    shared_server: Served, seats: list[dict[str, str]]
) -> None:
    made = open_table(shared_server, seats, clock=CLOCK)
    anna = await Client.connect(shared_server, made["table"], *made["tokens"].values())
    await anna.ask("pause", "accepted", paused=True)
    await asking(anna, [], paused=True)


async def test_a_person_for_whom_a_bot_plays_is_asked_too(shared_server: Served) -> None:
    _, _, anna, bruno = await two(shared_server)
    await bruno.ask("seat", "accepted", seat=1, kind="bot", level="easy")
    await anna.ask("pause", "accepted", paused=True)
    await asking(bruno, [0])
    await bruno.ask("seat", "accepted", seat=1, kind="person")
    assert bruno.table["asks_pause"] == [0]  # he is asked all the same
    await bruno.ask("pause", "accepted", paused=True)
    await asking(anna, [], paused=True)


@pytest.mark.parametrize("clock", [CLOCK | {"increment": 60}, {"mode": "move", "seconds": 300}])
async def test_nobody_gains_time_by_undoing(shared_server: Served, clock: dict[str, Any]) -> None:
    made, token = open_for_two(shared_server, clock=clock, options={"first_player": 0})
    bruno = await Client.connect(shared_server, made["table"], token)
    left = [300.0, 300.0]
    for _ in range(3):
        await asyncio.sleep(0.05)
        await bruno.choose("castle:1")
        await bruno.ask("undo", "accepted", seq=bruno.position["seq"], n=1)
        before, left = left, bruno.table["clock"]["left"]
        assert left[1] < before[1] - 0.02
        assert left[0] <= before[0]
