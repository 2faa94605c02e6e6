"""Seats change hands in the open: nobody's hand passes to another person without their consent."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from websockets.asyncio.client import connect

from regnum.server import wire
from regnum.server.answers import answer
from regnum.server.bots.pool import LocalBots
from regnum.server.credentials import Credentials
from regnum.server.db.rows import SeatRow, TableRow
from regnum.server.db.store import Store
from regnum.server.lobby import Lobby
from regnum.server.net.webhook import Webhooks
from regnum.server.table import agreement
from regnum.server.table.connection import Connection
from regnum.server.table.game import Refusal, StoredGame
from regnum.server.table.live_table import LiveTable
from tests.server.clients import Client, join, open_for_two, open_table
from tests.server.conftest import Served

pytestmark = pytest.mark.asyncio


@pytest.fixture(scope="module")
def hasty_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server where people count as away at once."""
    served = Served(tmp_path_factory.mktemp("hasty"))
    served.first = "import regnum.server.table.presence; regnum.server.table.presence.AWAY = 0.0"
    served.start()
    yield served
    served.stop()


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


async def test_the_creator_cannot_take_the_seat_of_another_person(hasty_server: Served) -> None:
    made, token = open_for_two(hasty_server, options={"first_player": 0})
    anna = await Client.connect(hasty_server, made["table"], made["tokens"]["0"], made["creator"])
    refused = await anna.ask("seat", "refused", seat=1, kind="open")
    assert (refused["code"], refused["words"]["key"]) == ("consent", "ui-seat-of-another")
    # Nor by way of a bot.
    await anna.ask("seat", "accepted", seat=1, kind="bot", level="easy")
    assert (await anna.ask("seat", "refused", seat=1, kind="open"))["code"] == "consent"
    assert (await anna.ask("seat", "refused", seat=1, kind="person"))["code"] == "seat"
    bruno = await Client.connect(hasty_server, made["table"], token)
    assert bruno.table["seats"][1]["yours"]


async def test_nobody_is_replaced_by_a_bot_while_they_are_here(hasty_server: Served) -> None:
    made, token = open_for_two(hasty_server, options={"first_player": 0})
    anna = await Client.connect(hasty_server, made["table"], made["tokens"]["0"], made["creator"])
    pages = [await Client.connect(hasty_server, made["table"], token) for _ in range(2)]
    for page in pages:
        refused = await anna.ask("seat", "refused", seat=1, kind="bot", level="easy")
        assert (refused["code"], refused["words"]["key"]) == ("consent", "ui-seat-is-here")
        await page.leave()
    while anna.table["seats"][1]["connected"]:
        await anna.receive("table")
    await anna.ask("seat", "accepted", seat=1, kind="bot", level="easy")


async def test_who_has_only_just_left_counts_as_here(shared_server: Served) -> None:
    made, token = open_for_two(shared_server, options={"first_player": 0})
    anna = await Client.connect(shared_server, made["table"], made["tokens"]["0"], made["creator"])
    bruno = await Client.connect(shared_server, made["table"], token)
    await bruno.leave()
    while anna.table["seats"][1]["connected"]:
        await anna.receive("table")
    refused = await anna.ask("seat", "refused", seat=1, kind="bot", level="easy")
    assert refused["words"] == {"key": "ui-seat-is-here", "args": {"seat": "@seat-1"}}


async def test_a_bot_stands_in_until_the_person_is_back(hasty_server: Served) -> None:
    made, token = open_for_two(hasty_server, options={"first_player": 0})
    anna = await Client.connect(hasty_server, made["table"], made["tokens"]["0"], made["creator"])
    await anna.ask("seat", "accepted", seat=1, kind="bot", level="easy")
    assert {key: anna.table["seats"][1][key] for key in ("name", "kind", "level", "stands_in")} == {
        "name": "Bruno", "kind": "bot", "level": "easy", "stands_in": True,
    }  # fmt: skip
    await anna.until(1)  # the bot has chosen for him
    bruno = await Client.connect(hasty_server, made["table"], token)
    assert (bruno.table["seats"][1]["kind"], bruno.table["seats"][1]["stands_in"]) == ("person", False)
    assert await noticed(anna) == ["ui-seat-now-bot", "ui-seat-now-person"]
    assert anna.table["seats"][1]["kind"] == "person"


async def test_a_bot_that_its_holder_asked_for_plays_until_the_holder_says_otherwise(shared_server: Served) -> None:
    made, token = open_for_two(shared_server, options={"first_player": 0})
    anna = await Client.connect(shared_server, made["table"], made["tokens"]["0"], made["creator"])
    bruno = await Client.connect(shared_server, made["table"], token)
    await bruno.ask("seat", "accepted", seat=1, kind="bot", level="easy")
    again = await Client.connect(shared_server, made["table"], token)
    assert again.table["seats"][1]["stands_in"]
    await bruno.ask("seat", "accepted", seat=1, kind="person")
    assert await noticed(anna) == ["ui-seat-now-bot", "ui-seat-now-person"]
    assert (anna.table["seats"][1]["kind"], anna.table["seats"][1]["stands_in"]) == ("person", False)


@pytest.mark.parametrize(("game", "options"), [("anno890", {"first_player": 0}), ("viscounts", {}), ("seven", {})])
async def test_nothing_revealed_is_undone_without_the_person_for_whom_a_bot_stands_in(
    hasty_server: Served, game: str, options: dict[str, Any]
) -> None:
    made, token = open_for_two(hasty_server, game=game, options=options)
    people = [
        await Client.connect(hasty_server, made["table"], made["tokens"]["0"], made["creator"]),
        await Client.connect(hasty_server, made["table"], token),
    ]
    anna, bruno = people
    for _ in range(40):  # until Anna has chosen something that shows something new
        newest = max(person.position["seq"] for person in people)
        for person in people:
            await person.until(newest)
        who = next(person for person in people if person.position["options"])
        await who.choose(who.position["options"][-1]["text"])
        if who is anna and anna.position["undo"]["reach"] == 0:
            break
    assert anna.position["undo"]["reach"] == 0
    await bruno.until(anna.position["seq"])
    await bruno.leave()
    while anna.table["seats"][1]["connected"]:
        await anna.receive("table")
    await anna.ask("seat", "accepted", seat=1, kind="bot", level="easy")
    while anna.position["view"]["asked"]["seat"] != 0:  # the bot chooses
        await anna.receive("update")
    seq, made_before = anna.position["seq"], anna.position["undo"]["with_consent"]
    await anna.ask("undo", "accepted", seq=seq, n=min(3, made_before))
    assert anna.position["asks_undo"] is not None  # asked, not done
    assert anna.position["seq"] == seq
    # Bruno is back, and is the one who is asked, although a bot was playing for him.
    bruno = await Client.connect(hasty_server, made["table"], token)
    assert not bruno.table["seats"][1]["stands_in"]
    asked = bruno.position["asks_undo"]
    await bruno.ask("consent", "accepted", seq=seq, n=asked["reach"], yes=False)
    assert bruno.position["seq"] == seq


async def test_a_person_for_whom_a_bot_plays_answers_a_waiting_requestto_undo(shared_server: Served) -> None:
    made, token = open_for_two(shared_server, options={"first_player": 0})
    anna = await Client.connect(shared_server, made["table"], made["tokens"]["0"], made["creator"])
    bruno = await Client.connect(shared_server, made["table"], token)
    await bruno.ask("seat", "accepted", seat=1, kind="bot", level="easy")
    await anna.until(1)  # the bot has placed his castle
    await anna.ask("undo", "accepted", seq=anna.position["seq"], n=1)
    while bruno.position["asks_undo"] is None:
        await bruno.receive("update")
    assert anna.position["seq"] == 1
    await bruno.ask("consent", "accepted", seq=1, n=bruno.position["asks_undo"]["reach"], yes=True)
    await anna.until(2)


async def three(server: Served) -> list[Client]:
    """Three people at a table, the last of whom has made the first choice; their clients, by seat."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "friend"}]
    made = open_table(server, seats, options={"first_player": 0})
    invitations = [join(server, made["table"], made["invitations"][seat]) for seat in ("1", "2")]
    people = [await Client.connect(server, made["table"], token) for token in (made["tokens"]["0"], *invitations)]
    await people[2].choose((await people[2].until_asked())[0])
    for person in people:
        await person.until(1)
    return people


async def test_of_two_requests_to_undo_at_once_one_holds_and_asks_everybody_else(shared_server: Served) -> None:
    anna, bruno, carla = people = await three(shared_server)
    await asyncio.gather(*(person.ask("undo", "accepted", seq=1, n=1) for person in (anna, bruno)))
    while carla.position["asks_undo"] is None:
        await carla.receive("update")
    yes = {"seq": 1, "n": 1, "yes": True}
    await carla.ask("consent", "accepted", **yes)
    assert (await carla.ask("consent", "refused", **yes))["code"] == "consent"  # nobody agrees twice
    asking = carla.position["asks_undo"]["seat"]
    assert (await people[asking].ask("consent", "refused", **yes))["code"] == "consent"  # nor with themselves
    assert carla.position["seq"] == 1
    await people[1 - asking].ask("consent", "accepted", **yes)
    await carla.until(2)
    assert (await carla.ask("consent", "refused", **yes))["code"] == "consent"


async def test_a_waiting_requestto_undo_ends_when_a_seat_is_freed(shared_server: Served) -> None:
    anna, bruno, carla = await three(shared_server)
    await bruno.ask("undo", "accepted", seq=1, n=1)
    await anna.ask("consent", "accepted", seq=1, n=1, yes=True)
    await carla.ask("seat", "accepted", seat=2, kind="open")
    for person in (anna, carla):
        assert (await person.ask("consent", "refused", seq=1, n=1, yes=True))["code"] == "consent"
    assert anna.position["asks_undo"] is None
    assert anna.position["seq"] == 1


@pytest_asyncio.fixture
async def lobby(tmp_path: Path) -> AsyncIterator[Lobby]:
    opened = Lobby(Store(f"sqlite:///{tmp_path / 'tables.sqlite'}"), LocalBots(1), Credentials("secret"), Webhooks())
    yield opened
    await opened.close()


async def begun(lobby: Lobby) -> LiveTable:
    """A table of a bot, Anna and Bruno, who chooses first."""
    seats = [wire.NewSeat("bot", level="easy"), wire.NewSeat("me", "Anna"), wire.NewSeat("here", "Bruno")]
    made = await lobby.open(wire.NewTable("anno890", seats, {"first_player": 0}))
    return lobby.tables.in_memory[made.table]


@pytest.mark.parametrize(
    "waiting_request",
    [
        wire.Choose(1, 0, "castle:1"),
        wire.Gesture(1, 0, ["castle:1"]),
        wire.Undo(1, 0, 1),
        wire.Rename(1, 2, "X"),
        wire.SetSeat(1, 2, "bot", "easy"),
    ],
)
async def test_what_waits_for_its_turn_is_not_done_for_somebody_who_loses_the_seat(
    lobby: Lobby, waiting_request: wire.FromClient
) -> None:
    table = await begun(lobby)
    bruno = Connection(table, [2], False, 0, lambda _: None)
    table.views.connect(bruno)
    await table.lock.acquire()
    freed = asyncio.create_task(answer(lobby, bruno, wire.SetSeat(1, 2, "open")))
    asked = asyncio.create_task(answer(lobby, bruno, waiting_request))
    await asyncio.sleep(0)
    table.lock.release()
    assert isinstance(await freed, wire.Accepted)
    assert isinstance(await asked, wire.Refused)
    assert (table.game.seq, table.game.row.seats[2].kind, table.game.row.seats[2].name) == (0, "open", "Bruno")


async def test_whoever_sits_down_at_another_server_is_not_passed_over(lobby: Lobby) -> None:
    here = await begun(lobby)
    await here.choose("castle:1", [2], 0)
    stored = await lobby.store.load(here.id)
    assert stored is not None
    elsewhere = LiveTable(StoredGame.restore(stored, lobby.store), stored.chat)

    def sit_down(row: TableRow) -> None:
        row.seats[0] = SeatRow("Carla", "person", generation=1)

    await elsewhere.revise(sit_down)
    with pytest.raises(Refusal) as refused:
        await agreement.undo(here, [1], 1, here.game.seq)
    assert refused.value.code == "stale"
    await agreement.undo(here, [1], 1, here.game.seq)
    assert here.game.row.pending.undo is not None
    assert here.game.row.pending.undo.asked == [0, 2]


async def test_whoever_gave_up_a_seat_is_not_asked_but_whoever_took_it_is(shared_server: Served) -> None:
    made, token = open_for_two(shared_server, options={"first_player": 0})
    table = made["table"]
    anna = await Client.connect(shared_server, table, made["tokens"]["0"], made["creator"])
    bruno = await Client.connect(shared_server, table, token)
    await bruno.choose("castle:1")
    await anna.until(1)
    invitation = (await bruno.ask("seat", "accepted", seat=1, kind="open"))["invitation"]
    carla = await Client.connect(shared_server, table, join(shared_server, table, invitation, "Carla"))
    await anna.ask("undo", "accepted", seq=1, n=1)
    while carla.position["asks_undo"] is None:
        await carla.receive("update")
    assert (await bruno.ask("consent", "refused", seq=1, n=1, yes=True))["code"] == "consent"
    await carla.ask("seat", "accepted", seat=1, kind="open")  # she leaves for good
    await anna.ask("undo", "accepted", seq=1, n=1)
    await anna.until(2)  # nobody is left to be asked


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
    table, (token,) = made["table"], made["tokens"].values()
    for others in ([], [token]):  # but only its creator may invite
        other = await Client.connect(shared_server, table, *others)
        assert (await other.ask("seat", "refused", seat=1, kind="open"))["code"] == "creator"
    anna = await Client.connect(shared_server, table, token, made["creator"])
    invitation = (await anna.ask("seat", "accepted", seat=1, kind="open"))["invitation"]
    bruno = await Client.connect(shared_server, made["table"], join(shared_server, made["table"], invitation))
    assert bruno.table["seats"][1]["yours"]
    assert await noticed(anna) == ["ui-seat-now-open", "ui-seat-taken"]


async def test_it_is_known_since_when_somebody_is_away(shared_server: Served) -> None:
    made, token = open_for_two(shared_server)
    anna = await Client.connect(shared_server, made["table"], made["tokens"]["0"])
    assert anna.table["seats"][1]["away_since"] is None, "nobody has seen Bruno here"
    bruno = await Client.connect(shared_server, made["table"], token)
    before = time.time()
    await bruno.socket.close()
    while anna.table["seats"][1]["away_since"] is None:
        await anna.receive("table")
    assert abs(anna.table["seats"][1]["away_since"] - before) < 10
    await Client.connect(shared_server, made["table"], token)
    while not anna.table["seats"][1]["connected"]:
        await anna.receive("table")
    assert anna.table["seats"][1]["away_since"] is None
