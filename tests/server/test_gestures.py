"""Gestures and previews on a real server: all or nothing, sent and undone as one, stopped before a reveal."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import sqlite3
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import regnum
from regnum.core import gate
from regnum.core.gate import Viewer
from tests.core.test_gestures import quiet_run
from tests.server.clients import Client, import_record, open_for_two
from tests.server.conftest import Served

pytestmark = pytest.mark.asyncio


def quiet_game() -> tuple[regnum.Play, list[str]]:
    """A game of Viscounts in which three choices that reveal nothing can be made now, and these choices."""
    play = regnum.Play.begin(regnum.game("viscounts"), ["Anna", "Bruno"], 7)
    return play, quiet_run(play, 3)


class Table:
    """A table that continues `play`, with a client at each seat and a spectator."""

    def __init__(self, server: Served, play: regnum.Play) -> None:
        self.server = server
        made = import_record(server, play.record.to_text()).json()
        self.id, self.tokens = made["table"], made["tokens"]
        assert play.state.seat is not None
        self.seat = play.state.seat

    async def connect(self) -> tuple[Client, Client, Client]:
        """Clients for the seat that must choose, for the other seat, and for a spectator."""
        asked, other = self.tokens[str(self.seat)], self.tokens[str(1 - self.seat)]
        return (
            await Client.connect(self.server, self.id, asked),
            await Client.connect(self.server, self.id, other),
            await Client.connect(self.server, self.id),
        )


async def gesture(client: Client, choices: list[str], answer: str = "accepted") -> dict[str, Any]:
    return await client.ask("gesture", answer, seq=client.position["seq"], choices=choices)


async def test_a_gesture_is_told_in_one_update_and_taken_back_as_one(server: Served) -> None:
    play, choices = quiet_game()
    table = Table(server, play)
    asked, *others = await table.connect()
    before, view = asked.position["seq"], asked.position["view"]
    answer = await gesture(asked, choices)
    assert (answer["seq"], answer["made"]) == (before + 3, 3)
    for client in (asked, *others):
        await client.until(before + 3)
        update = next(json.loads(text) for text in reversed(client.raw) if '"type":"update"' in text)
        assert [line["seq"] for line in update["log"]] == [before + 1, before + 2, before + 3]
    assert [line["choice"] for line in asked.log[-3:]] == choices
    assert asked.position["undo"]["step"] == 3
    # It is still one gesture after a crash, and one undo undoes all of it.
    server.kill()
    server.start()
    asked, other, _ = await table.connect()
    assert asked.position["undo"]["step"] == 3
    await asked.ask("undo", "accepted", seq=before + 3, n=1)
    assert asked.position["view"] == view
    await other.until(before + 4)
    assert (other.log[-1]["kind"], other.log[-1]["undone"], other.log[-1]["choice"]) == ("undo", 3, "")


async def test_a_gesture_ends_before_the_first_choice_that_reveals(server: Served) -> None:
    play, choices = quiet_game()
    table = Table(server, play)
    play.gesture(choices)
    viewer = Viewer((table.seat,))
    while play.state.seat == table.seat:
        revealing = [o.text for o in play.state.options() if gate.reveals(play.state, viewer, o.text)]
        if revealing:
            break
        choices.append(play.state.options()[0].text)
        play.choose(choices[-1])
    asked, *_ = await table.connect()
    before = asked.position["seq"]
    answer = await gesture(asked, [*choices, revealing[0], "never looked at"])
    assert (answer["made"], answer["seq"]) == (len(choices), before + len(choices))
    refused = await gesture(asked, [revealing[0]], "refused")
    assert refused["code"] == "reveals"
    assert asked.position["seq"] == before + len(choices)
    await asked.choose(revealing[0])


async def test_one_illegal_choice_refuses_the_whole_gesture(server: Served) -> None:
    play, choices = quiet_game()
    asked, other, watcher = await Table(server, play).connect()
    before = asked.position
    for wrong in ("nonsense", "place:99", choices[0] + ".9"):
        refused = await gesture(asked, [*choices, wrong], "refused")
        assert refused["code"] == "illegal"
        assert refused["clause"] in regnum.game("viscounts").ledger.clauses
    assert (await gesture(other, choices, "refused"))["code"] == "not-your-turn"
    assert (await gesture(watcher, choices, "refused"))["code"] == "not-your-turn"
    stale = await asked.ask("gesture", "refused", seq=before["seq"] - 1, choices=choices)
    assert stale["code"] == "stale"
    assert asked.position == before
    assert (await gesture(asked, choices))["made"] == 3


async def test_a_garbled_gesture_closes_the_connection(server: Served) -> None:
    made, _ = open_for_two(server)
    for choices in ([], ["a"] * 51, "a", [1], ["a" * 201], None):
        client = await Client.connect(server, made["table"])
        with pytest.raises(ConnectionClosed):
            await gesture(client, choices)  # type: ignore[arg-type]
        goodbye = json.loads(client.raw[-1])
        assert (goodbye["type"], goodbye["code"]) == ("goodbye", "garbled")


async def test_nothing_is_made_when_the_store_fails_in_the_middle(server: Served) -> None:
    play, choices = quiet_game()
    table = Table(server, play)
    asked, other, _ = await table.connect()
    before = asked.position
    database = sqlite3.connect(next(server.folder.glob("*.sqlite")))
    database.execute(
        f"CREATE TRIGGER full BEFORE INSERT ON lines WHEN NEW.seq = {before['seq'] + 2} "
        "BEGIN SELECT RAISE(ABORT, 'disk full'); END"
    )
    database.commit()
    refused = await asked.ask("gesture", "refused", seq=before["seq"], choices=choices)
    assert refused["code"] == "not-stored"
    for client in (asked, other):  # everybody is moved to the table as it is stored
        await client.receive("welcome")
        assert client.position["seq"] == before["seq"]
    assert asked.position == before
    assert not any(line["seq"] > before["seq"] for line in other.log)
    database.execute("DROP TRIGGER full")
    database.commit()
    database.close()
    assert (await gesture(asked, choices))["made"] == 3


async def test_kill_9_leaves_a_whole_gesture_or_nothing(server: Served) -> None:
    play, choices = quiet_game()
    table = Table(server, play)
    chance = random.Random(4)
    for _ in range(4):
        asked, *_ = await table.connect()
        before = asked.position["seq"]
        killing = asyncio.get_running_loop().call_later(chance.uniform(0.0, 0.02), server.kill)
        acknowledged = False
        with contextlib.suppress(ConnectionClosed):
            acknowledged = (await gesture(asked, choices))["made"] == 3
        killing.cancel()
        server.kill()
        server.start()
        asked, *_ = await table.connect()
        made = asked.position["seq"] - before
        assert made in ((3,) if acknowledged else (0, 3))
        if made:
            await asked.ask("undo", "accepted", seq=asked.position["seq"], n=1)


# --- previews --------------------------------------------------------------------------------------------------------


async def test_previews_are_for_the_seat_that_is_asked_and_come_true(server: Served) -> None:
    play, choices = quiet_game()
    asked, other, watcher = await Table(server, play).connect()
    seq = asked.position["seq"]
    answer = await asked.ask("preview", "previews", seq=seq)
    assert [one["option"] for one in answer["previews"]] == [option["text"] for option in asked.position["options"]]
    only = await asked.ask("preview", "previews", seq=seq, choice=choices[0])
    (preview,) = only["previews"]
    assert preview in answer["previews"]
    assert preview["changes"]
    for client in (other, watcher):
        assert (await client.ask("preview", "refused", seq=seq))["code"] == "not-your-turn"
    assert (await asked.ask("preview", "refused", seq=seq - 1))["code"] == "stale"
    wrong = await asked.ask("preview", "refused", seq=seq, choice="nonsense")
    assert (wrong["code"], asked.position["seq"]) == ("illegal", seq)
    # The choice reveals nothing, so the board changes exactly as foreseen.
    board = asked.position["view"]["board"]
    for change in preview["changes"]:
        place = board
        for key in change["path"][:-1]:
            place = place[key]
        place[change["path"][-1]] = change["value"]
    await asked.choose(choices[0])
    assert asked.position["view"]["board"] == board
    assert asked.log[-1]["events"] == preview["events"]
