"""The server as clients see it: a real process, real sockets, a real database."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

import regnum
from regnum.core.record import Record
from tests import waiting
from tests.server.clients import AGAINST_A_BOT, TWO_PEOPLE, Client, import_record, open_for_two, open_table
from tests.server.conftest import Served

pytestmark = pytest.mark.asyncio


async def test_a_whole_game_against_a_bot(server: Served) -> None:
    made = open_table(server, AGAINST_A_BOT)
    anna = await Client.connect(server, made["table"], *made["tokens"].values())
    chance = random.Random(1)
    while options := await anna.until_asked():
        await anna.choose(chance.choice(options))
    assert anna.table["status"] == "finished"
    assert len(anna.table["winners"]) == 1
    text = waiting.get(f"{server.url}/api/tables/{made['table']}/record").text
    *_, final = Record.from_bytes(text.encode()).replay()
    assert final.scores() == anna.table["scores"]
    sheet = waiting.get(f"{server.url}/api/tables/{made['table']}/sheet").json()
    assert sum(line["points"] for line in sheet["lines"]) == sum(anna.table["scores"])
    assert {line["category"] for line in sheet["lines"] if line["points"]} == set(sheet["categories"])
    assert sheet["ending"]["key"] == "ending-kingdoms_complete"
    assert [words["key"].partition("-")[0] for words in sheet["verdict"]] in (["verdict"], ["score"])
    course = waiting.get(f"{server.url}/api/tables/{made['table']}/scores").json()
    assert (course["scores"][0], course["scores"][-1]) == ([0, 0], anna.table["scores"])
    assert course["turns"][0] == 0
    assert (course["at"][0], course["at"][-1]) == (0, len(anna.log))
    assert [line["seq"] for line in anna.log] == list(range(1, len(anna.log) + 1))


async def test_a_friend_by_invitation_and_a_spectator(server: Served) -> None:
    made = open_table(server, [{"kind": "me", "name": "Anna"}, {"kind": "friend"}], options={"first_player": 0})
    table, invitation = made["table"], made["invitations"]["1"]
    anna = await Client.connect(server, table, made["tokens"]["0"])
    assert anna.table["status"] == "waiting"
    join = f"{server.url}/api/tables/{table}/join"
    assert waiting.post(join, json={"name": "Bruno", "invitation": "forged"}).status_code == 400
    joined = waiting.post(join, json={"name": "Bruno", "invitation": invitation}).json()
    assert waiting.post(join, json={"name": "Eve", "invitation": invitation}).status_code == 400
    bruno = await Client.connect(server, table, joined["token"])
    watcher = await Client.connect(server, table)
    assert bruno.table["status"] == "running"
    options = await bruno.until_asked()
    await bruno.choose(options[0])
    await anna.until(1)
    await watcher.until(1)
    assert watcher.position["seat"] is None
    assert watcher.position["options"] == []
    assert anna.log[-1]["choice"] == options[0] == watcher.log[-1]["choice"]


async def test_the_list_of_my_tables_says_whose_turn_it_is(server: Served) -> None:
    made, bruno = open_for_two(server)
    anna = made["tokens"]["0"]

    def mine(*tokens: str) -> dict[str, Any]:
        [listed] = waiting.post(f"{server.url}/api/tables/mine", json={"tokens": tokens}).json()
        assert set(listed["view"]["board"]) <= {"round", "phase", "scores"}
        return {"yours": [seat["yours"] for seat in listed["table"]["seats"]], "creator": listed["table"]["creator"]}

    assert mine(anna, made["creator"]) == {"yours": [True, False], "creator": True}
    assert mine(bruno) == {"yours": [False, True], "creator": False}
    asked = await Client.connect(server, made["table"], anna, bruno)
    [listed] = waiting.post(f"{server.url}/api/tables/mine", json={"tokens": [anna, bruno]}).json()
    assert listed["view"]["asked"] == asked.position["view"]["asked"]
    assert listed["since"] == listed["table"]["created"]
    await asked.choose((await asked.until_asked())[0])
    server.stop()
    server.start()
    [later] = waiting.post(f"{server.url}/api/tables/mine", json={"tokens": [anna]}).json()
    assert listed["since"] < later["since"] <= time.time()


async def test_what_is_refused_changes_nothing(server: Served) -> None:
    made, token = open_for_two(server)
    table = made["table"]
    players = [await Client.connect(server, table, made["tokens"]["0"]), await Client.connect(server, table, token)]
    watcher = await Client.connect(server, table)
    asked, other = sorted(players, key=lambda client: not client.position["options"])
    options = [option["text"] for option in asked.position["options"]]
    view = asked.position["view"]
    assert (await other.choose(options[0], "refused"))["code"] == "not-your-turn"
    assert (await watcher.choose(options[0], "refused"))["code"] == "not-your-turn"
    refused = await asked.choose("place:5", "refused")
    assert refused["code"] == "illegal"
    assert refused["clause"] in regnum.game("anno890").ledger.clauses
    stale = await asked.ask("choose", "refused", seq=99, choice=options[0])
    assert stale["code"] == "stale"
    assert (await watcher.ask("say", "refused", text="hello"))["code"] == "watching"
    theirs = asked.position["seat"]
    assert (await other.ask("seat", "refused", seat=theirs, kind="bot"))["code"] == "creator"
    assert (await watcher.ask("seat", "refused", seat=theirs, kind="open"))["code"] == "creator"
    assert (await other.ask("rename", "refused", seat=theirs, name="X"))["code"] == "seat"
    hook = {"seat": theirs, "url": "http://example.com/"}
    assert (await other.ask("webhook", "refused", **hook))["code"] == "seat"
    assert (await asked.ask("undo", "refused", seq=0, n=1))["code"] == "undo"
    assert (await asked.ask("consent", "refused", seq=0, n=1, yes=True))["code"] == "consent"
    again = await Client.connect(server, table, made["tokens"]["0"] if asked is players[0] else token)
    assert again.position["view"] == view
    doubled = asked.position["seq"]
    await asked.choose(options[0])
    assert (await asked.ask("choose", "refused", seq=doubled, choice=options[0]))["code"] in ("stale", "not-your-turn")


async def test_two_tabs_of_a_seat_stay_in_sync_and_a_reconnected_one_gets_what_it_missed(server: Served) -> None:
    made = open_table(server, TWO_PEOPLE)
    tokens = list(made["tokens"].values())
    first = await Client.connect(server, made["table"], *tokens)
    second = await Client.connect(server, made["table"], *tokens)
    for _ in range(3):
        await first.choose((await first.until_asked())[0])
    await second.until(3)
    assert second.position == first.position
    seen = second.position["seq"]
    await second.leave()
    for _ in range(4):
        await first.choose((await first.until_asked())[0])
    back = await Client.connect(server, made["table"], *tokens, last=seen)
    assert [line["seq"] for line in back.log] == [4, 5, 6, 7]
    assert back.position == first.position


async def test_undo_alone_and_by_consent(server: Served) -> None:
    made, token = open_for_two(server, options={"first_player": 0})
    table = made["table"]
    anna = await Client.connect(server, table, made["tokens"]["0"])
    bruno = await Client.connect(server, table, token)
    before = bruno.position["view"]
    await bruno.choose("castle:1")
    assert bruno.position["undo"]["reach"] == 1
    await bruno.ask("undo", "accepted", seq=bruno.position["seq"], n=1)
    assert bruno.position["view"] == before
    assert bruno.position["seq"] == 2  # an undone choice stays in the log
    await bruno.choose("castle:2")
    await anna.until(3)
    await anna.choose("take:row.1")
    assert anna.position["undo"]["reach"] == 0  # a new tile was seen
    await anna.ask("undo", "accepted", seq=anna.position["seq"], n=1)
    while bruno.position["asks_undo"] is None:
        await bruno.receive("update")
    asked = bruno.position["asks_undo"]["reach"]
    # Agreed is only to what was asked: not to more choices, and not in another position.
    for seq, n in ((bruno.position["seq"], asked + 1), (bruno.position["seq"] - 1, asked)):
        assert (await bruno.ask("consent", "refused", seq=seq, n=n, yes=True))["code"] == "stale"
    await bruno.ask("consent", "accepted", seq=bruno.position["seq"], n=asked, yes=True)
    while anna.position["asks_undo"] is not None:
        await anna.receive("update")
    assert "take:row.1" in [option["text"] for option in anna.position["options"]]


async def test_a_careful_choice_is_refused_if_it_reveals(server: Served) -> None:
    made = open_table(server, TWO_PEOPLE, options={"first_player": 0})
    client = await Client.connect(server, made["table"], *made["tokens"].values())
    kinds = set()
    for _ in range(12):
        options = await client.until_asked()
        seq = client.position["seq"]
        answer = await client.ask("choose", "accepted", "refused", seq=seq, choice=options[0], careful=True)
        if answer["type"] == "refused":
            assert answer["code"] == "reveals"
            assert client.position["seq"] == seq
            await client.choose(options[0])
        kinds.add(answer["type"])
        # The choice did reveal something exactly when the careful one was refused.
        assert (client.position["undo"]["reach"] == 0) == (answer["type"] == "refused")
    assert kinds == {"accepted", "refused"}


async def test_chat_rematch_and_import(server: Served) -> None:
    made = open_table(server, AGAINST_A_BOT)
    anna = await Client.connect(server, made["table"], made["tokens"]["0"])
    await anna.ask("say", "accepted", text="Buona partita!")
    while options := await anna.until_asked():
        await anna.choose(options[-1])
    again = await Client.connect(server, made["table"])
    assert "Buona partita!" in again.raw[0]
    address = f"{server.url}/api/tables/{made['table']}"
    assert waiting.post(f"{address}/rematch").status_code == 403
    authorization = {"Authorization": f"Bearer {made['tokens']['0']}"}
    rematch = waiting.post(f"{address}/rematch", headers=authorization).json()
    assert rematch["table"] != made["table"]
    record = waiting.get(f"{address}/record").content
    imported = import_record(server, record).json()
    info = waiting.get(f"{server.url}/api/tables/{imported['table']}").json()
    assert info["scores"] == anna.table["scores"]
    assert import_record(server, b"nonsense").status_code == 400


async def test_a_clock_that_runs_out_lets_a_bot_play_on(server: Served) -> None:
    made = open_table(server, AGAINST_A_BOT, clock={"mode": "player", "seconds": 5})
    anna = await Client.connect(server, made["table"], made["tokens"]["0"])
    await _watch_to_the_end(anna)
    assert anna.table["status"] == "finished"


async def _watch_to_the_end(client: Client) -> None:
    while client.table["status"] != "finished":
        await client.receive("update")


async def test_kill_9_at_any_moment_loses_nothing_acknowledged(server_on_each: Served) -> None:
    server = server_on_each
    made = open_table(server, TWO_PEOPLE, seed=5)
    tokens = list(made["tokens"].values())
    acknowledged: list[str] = []
    chance = random.Random(2)
    while True:
        client = await Client.connect(server, made["table"], *tokens)
        assert [line["choice"] for line in client.log][: len(acknowledged)] == acknowledged
        acknowledged = [line["choice"] for line in client.log]
        if client.table["status"] == "finished":
            break
        killing = asyncio.get_running_loop().call_later(chance.uniform(0.02, 0.4), server.kill)
        try:
            while options := await client.until_asked():
                choice = chance.choice(options)
                await client.choose(choice)
                acknowledged.append(choice)
        except (ConnectionClosed, OSError):
            pass
        killing.cancel()
        server.kill()
        server.start()
    assert len(acknowledged) > 30


async def test_thinking_bots_do_not_slow_down_other_tables(server: Served) -> None:
    server.stop()
    server.first = "from regnum.server.bots import pool; pool.THINKING = pool.LEAST_THINKING = 3600.0"
    server.start()
    for _ in range(4):
        open_table(server, [{"kind": "bot", "level": "hard"}, {"kind": "bot", "level": "hard"}])
    made = open_table(server, TWO_PEOPLE)
    client = await Client.connect(server, made["table"], *made["tokens"].values())
    while options := await client.until_asked():
        await client.choose(options[0])


HOSTILE = [
    "garbage",
    "[]",
    "{}",
    '{"type": "hello"}',
    '{"type": "choose", "id": 1, "seq": 0, "choice": "take:row.1"}',
    '{"type": "hello", "v": 99, "table": "x"}',
    '{"type": "hello", "v": 2, "table": "none"}',
    '{"type": "hello", "v": 2, "table": "TABLE", "tokens": ["forged"]}',
    '{"type": "hello", "v": 2, "table": "TABLE", "extra": 1}',
    '{"type": "hello", "v": 2, "table": "' + "x" * 20_000 + '"}',
]


@pytest.mark.parametrize("text", HOSTILE, ids=range(len(HOSTILE)))
async def test_hostile_first_messages_close_the_connection(shared_server: Served, text: str) -> None:
    made = open_table(shared_server, TWO_PEOPLE)
    async with connect(shared_server.socket) as socket:
        await socket.send(text.replace("TABLE", made["table"]))
        assert json.loads(await socket.recv())["type"] == "goodbye"
        with pytest.raises(ConnectionClosed):
            await socket.recv()
    assert waiting.get(f"{shared_server.url}/health").status_code == 200


async def test_floods_binary_data_and_foreign_origins_are_rejected(server: Served) -> None:
    made = open_table(server, TWO_PEOPLE)
    client = await Client.connect(server, made["table"])
    for n in range(200):
        await client.socket.send(json.dumps({"type": "ping", "id": n}))
    assert (await client.receive("goodbye"))["code"] == "flood"
    async with connect(server.socket) as socket:
        await socket.send(b"\x00\xff")
        assert json.loads(await socket.recv())["type"] == "goodbye"
    with pytest.raises(Exception, match="403"):
        await connect(server.socket, additional_headers={"Origin": "http://evil.example"})


@pytest.mark.parametrize(
    ("body", "error"),
    [
        ({}, "missing required field `game`"),
        ({"game": "chess", "seats": AGAINST_A_BOT}, "there is no game"),
        ({"game": "anno890", "seats": [{"kind": "me"}]}, "2 to 4 seats"),
        ({"game": "anno890", "seats": [{"kind": "king"}] * 2}, "Invalid enum value"),
        ({"game": "anno890", "seats": [{"kind": "bot", "level": "god"}] * 2}, "'god' is not one of"),
        ({"game": "anno890", "seats": AGAINST_A_BOT, "options": {"scenario": "mars"}}, "options.scenario"),
        ({"game": "anno890", "seats": [{"kind": "me", "name": "x" * 31}] * 2}, "length"),
        ({"game": "anno890", "seats": AGAINST_A_BOT, "seed": -1}, "seed"),
        ({"game": "anno890", "seats": AGAINST_A_BOT, "colour": 1}, "unknown field"),
    ],
)
async def test_bad_tables_are_refused_in_one_line(shared_server: Served, body: dict[str, Any], error: str) -> None:
    answer = waiting.post(f"{shared_server.url}/api/tables", json=body)
    assert answer.status_code == 400
    assert error in answer.json()["error"]


async def test_responses_have_security_headers_and_wrong_paths_fail(shared_server: Served) -> None:
    answer = waiting.get(f"{shared_server.url}/api/games")
    assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    metrics = waiting.get(f"{shared_server.url}/metrics").text
    assert all(f"regnum_{name}" in metrics for name in ("choices", "connections", "tables", "tasks"))
    assert waiting.get(f"{shared_server.url}/api/nothing").status_code == 404
    assert waiting.get(f"{shared_server.url}/api/games/anno890/texts/de").status_code == 400
