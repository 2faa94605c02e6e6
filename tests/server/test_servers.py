"""Several servers on one PostgreSQL database: any of them serves any table, and one of them runs it."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import sqlalchemy as sql
from websockets.exceptions import ConnectionClosedError

from regnum.server import wire
from regnum.server.db.rows import SeatRow, TableRow
from regnum.server.db.store import Store
from regnum.server.db.transactions import Conflict, Precondition
from tests import waiting
from tests.server.clients import TWO_PEOPLE, Client, join, open_table
from tests.server.conftest import Served
from tests.server.postgres import Cluster


@pytest.fixture
def servers(postgres: Cluster, tmp_path: Path) -> Iterator[list[Served]]:
    """Two servers on one database."""
    database = postgres.database()
    served = [Served(tmp_path, database), Served(tmp_path, database)]
    for server in served:
        server.start()
    yield served
    for server in served:
        if server.process is not None and server.process.poll() is None:
            os.kill(server.process.pid, signal.SIGCONT)
        server.stop()


async def two_people(servers: list[Served], **more: object) -> tuple[str, list[str], list[Client]]:
    """A table with a person on each of two servers; returns its id, their tokens and their clients, by seat."""
    made = open_table(servers[0], TWO_PEOPLE, options={"first_player": 0}, **more)
    tokens = [made["tokens"]["0"], made["tokens"]["1"], made["creator"]]
    people = [await Client.connect(servers[n], made["table"], tokens[n]) for n in (0, 1)]
    return made["table"], tokens, people


async def asked(people: list[Client]) -> Client:
    """Whoever must choose, once everybody has the newest position."""
    newest = max(person.position["seq"] for person in people)
    for person in people:
        await person.until(newest)
    return next(person for person in people if person.position["options"])


async def until(client: Client, true: object) -> None:
    """Receive messages until the function `true` holds for the client."""
    assert callable(true)
    while not true(client):
        await client.receive("update", "table", "welcome", "said")


@pytest.mark.asyncio
async def test_people_on_two_servers_play_a_whole_game(servers: list[Served]) -> None:
    table, _, people = await two_people(servers)
    while people[0].table["status"] != "finished":
        who = await asked(people)
        await who.choose(who.position["options"][0]["text"])
        other = people[1 - people.index(who)]
        await other.until(who.position["seq"])
    assert [line["seq"] for line in people[0].log] == list(range(1, len(people[0].log) + 1))
    assert [line["choice"] for line in people[0].log] == [line["choice"] for line in people[1].log]
    sheets = [waiting.get(f"{server.url}/api/tables/{table}/sheet").json() for server in servers]
    assert sheets[0] == sheets[1]
    records = [waiting.get(f"{server.url}/api/tables/{table}/record").text for server in servers]
    assert records[0] == records[1]


@pytest.mark.asyncio
async def test_one_of_two_choices_at_the_same_instant_is_made(servers: list[Served]) -> None:
    table, tokens, people = await two_people(servers)
    twins = [[person, await Client.connect(servers[1 - n], table, tokens[n])] for n, person in enumerate(people)]
    everybody = [client for pair in twins for client in pair]
    for _ in range(12):
        who = await asked(everybody)
        pair = next(pair for pair in twins if who in pair)
        seq, options = who.position["seq"], who.position["options"]
        for client in everybody:
            await client.until(seq)
        answers = await asyncio.gather(
            *(
                client.ask("choose", "accepted", "refused", seq=seq, choice=option["text"])
                for client, option in zip(pair, (options[0], options[-1]), strict=True)
            )
        )
        kinds = sorted(answer["type"] for answer in answers)
        assert kinds == ["accepted", "refused"], answers
        assert next(answer["code"] for answer in answers if answer["type"] == "refused") == "stale"
        for client in everybody:
            await client.until(seq + 1)
    told = [[line["choice"] for line in sorted(client.log, key=lambda line: line["seq"])][:12] for client in everybody]
    assert all(log == told[0] for log in told)


@pytest.mark.asyncio
async def test_a_seat_revoked_on_one_server_is_revoked_on_the_other(servers: list[Served]) -> None:
    table, tokens, people = await two_people(servers)
    again = await Client.connect(servers[0], table, tokens[1])
    freed = await again.ask("seat", "accepted", seat=1, kind="open")
    late = await people[1].ask("choose", "accepted", "refused", seq=people[1].position["seq"], choice="castle:1")
    assert late["type"] == "refused"
    await until(people[1], lambda client: not client.position["options"])
    with pytest.raises(ConnectionClosedError):
        await Client.connect(servers[1], table, tokens[1])
    token = join(servers[1], table, freed["invitation"], "Carla")
    carla = await Client.connect(servers[0], table, token)
    assert carla.table["seats"][1]["name"] == "Carla"


@pytest.mark.asyncio
async def test_who_asks_for_a_rematch_on_two_servers_at_once_gets_one_table(servers: list[Served]) -> None:
    table, tokens, people = await two_people(servers)
    async with httpx.AsyncClient() as web:
        answers = await asyncio.gather(
            *(
                web.post(
                    f"{server.url}/api/tables/{table}/rematch",
                    headers={"Authorization": f"Bearer {token}"},
                    timeout=None,
                )
                for server, token in zip(servers, tokens[:2], strict=True)
            )
        )
    made = [answer.json() for answer in answers]
    assert made[0]["table"] == made[1]["table"]
    assert [list(one["tokens"]) for one in made] == [["0"], ["1"]]
    asked = {bool(one["creator"]) for one in made}
    assert asked == {True, False}
    for person in people:
        await until(person, lambda client: client.table["rematch"] is not None)
    again = waiting.get(f"{servers[0].url}/api/tables/{made[0]['table']}").json()
    assert again["status"] == "running"


@pytest.mark.asyncio
async def test_an_undo_is_agreed_to_on_another_server(servers: list[Served]) -> None:
    _, _, people = await two_people(servers)
    for _ in range(6):
        who = await asked(people)
        await who.choose(who.position["options"][0]["text"])
    for person in people:
        await person.until(6)
    asking = next(person for person in people if person.position["undo"]["reach"] < 3)
    other = people[1 - people.index(asking)]
    await asking.ask("undo", "accepted", seq=6, n=3)
    await until(other, lambda client: client.position["asks_undo"] is not None)
    n = other.position["asks_undo"]["reach"]
    await other.ask("consent", "accepted", seq=6, n=n, yes=True)
    for person in people:
        await person.until(7)
        assert person.log[-1]["undone"] == n
    who = await asked(people)
    await who.choose(who.position["options"][0]["text"])
    await people[1 - people.index(who)].until(8)


@pytest.mark.asyncio
async def test_people_see_and_hear_each_other_across_servers(servers: list[Served]) -> None:
    table, _, people = await two_people(servers, clock={"mode": "player", "seconds": 300})
    for person in people:
        await until(person, lambda client: all(seat["connected"] for seat in client.table["seats"]))
    await people[0].ask("say", "accepted", text="ciao")
    assert (await people[1].receive("said"))["line"]["text"] == "ciao"
    await people[1].ask("pause", "accepted", paused=True)
    await until(people[0], lambda client: client.table["asks_pause"] == [1])
    await people[0].ask("pause", "accepted", paused=True)
    await until(people[1], lambda client: client.table["clock"]["paused"])
    await people[0].ask("pause", "accepted", paused=False)
    await until(people[1], lambda client: not client.table["clock"]["paused"])
    watcher = await Client.connect(servers[1], table)
    await until(people[0], lambda client: client.table["watchers"] == 1)
    await watcher.leave()
    await until(people[0], lambda client: client.table["watchers"] == 0)
    servers[0].kill()
    await until(people[1], lambda client: not client.table["seats"][0]["connected"])


@pytest.mark.asyncio
@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP, signal.SIGTERM])
async def test_another_server_takes_over_the_bots(servers: list[Served], how: signal.Signals) -> None:
    server = servers[0]
    server.stop()
    server.start("--bot-pause", "0.1")  # this one runs the table: it is the first to know it
    seats = [{"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "medium"}]
    table = open_table(server, seats)["table"]
    watcher = await Client.connect(servers[1], table)
    await watcher.until(2)
    assert server.process is not None
    os.kill(server.process.pid, how)
    await watcher.until(watcher.position["seq"] + 4)
    if how is signal.SIGSTOP:
        os.kill(server.process.pid, signal.SIGCONT)
    while watcher.table["status"] != "finished":
        await watcher.receive("update")
    assert [line["seq"] for line in watcher.log] == list(range(1, len(watcher.log) + 1))


@pytest.mark.asyncio
async def test_a_clock_runs_on_when_its_server_is_gone(servers: list[Served]) -> None:
    began = time.monotonic()
    _, _, people = await two_people(servers, clock={"mode": "move", "seconds": 10})
    chooser = await asked(people)
    assert chooser is people[1], "the first to choose must be on the server that goes on"
    servers[0].kill()
    await people[1].until(1)  # a bot has chosen for Bruno
    assert time.monotonic() - began > 10


@pytest.mark.asyncio
@pytest.mark.parametrize("ahead", [900.0, -900.0])
async def test_the_clocks_of_a_table_do_not_depend_on_those_of_the_servers(servers: list[Served], ahead: float) -> None:
    servers[1].stop()
    servers[1].first = f"import time; right = time.time; time.time = lambda: right() + {ahead}"
    servers[1].start()
    _, _, people = await two_people(servers, clock={"mode": "move", "seconds": 300})

    def check_clocks() -> None:
        for person in people:
            left, [running] = person.table["clock"]["left"], person.table["clock"]["running"]
            assert 150 < left[running] <= 300, left

    for seq in range(8):
        who = await asked(people)
        check_clocks()
        await who.choose(who.position["options"][0]["text"])
        for person in people:
            await person.until(seq + 1)
    for askers, paused in ((people, True), (people[1:], False)):
        for who in askers:
            await who.ask("pause", "accepted", paused=paused)
        for person in people:
            await until(person, lambda client, paused=paused: client.table["clock"]["paused"] == paused)
        check_clocks()
    late = await asyncio.gather(*(Client.connect(server, people[0].table["id"]) for server in servers))
    people += late
    check_clocks()


def test_what_rests_on_an_older_version_or_lease_is_refused(postgres: Cluster) -> None:
    database = postgres.database()

    async def main() -> None:
        one, other = Store(database), Store(database)
        seats = [SeatRow("Anna", "person")]
        row = TableRow("a", 1.0, "running", True, "{}", seats, wire.NewClock())
        await one.add_table(row, {0: "first"})
        await other.add_lines(Precondition("a", 0), [(1, "one", "{}")])
        row.version = 1
        await one.save_table(row)
        with pytest.raises(Conflict):
            await other.add_lines(Precondition("a", 0), [(2, "of somebody who may have lost the seat", "{}")])
        with pytest.raises(Conflict):
            await other.save_table(row)
        with sql.create_engine(database).begin() as connection:
            connection.execute(sql.text("INSERT INTO leases VALUES ('a', 'other', 4)"))
        with pytest.raises(Conflict):
            await one.add_lines(Precondition("a", 1, 3), [(2, "late", "{}")])
        with pytest.raises(Conflict):
            await one.add_lines(Precondition("a", 1, 3), [(2, "late", "{}")], status="finished")
        await one.add_lines(Precondition("a", 1, 4), [(2, "two", "{}")])
        stored = await other.load("a")
        assert stored is not None
        assert [line for _, line, _ in stored.log] == ["one", "two"]
        assert stored.row.status == "running"
        one.close()
        other.close()

    asyncio.run(main())


@pytest.mark.parametrize("name", ["tables.sqlite", "symbolic", "hard"])
def test_sqlite_refuses_a_second_server_whatever_it_calls_the_file(server: Served, tmp_path: Path, name: str) -> None:
    (tmp_path / "symbolic").symlink_to("tables.sqlite")
    (tmp_path / "hard").hardlink_to(tmp_path / "tables.sqlite")
    words = ["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / name}"]
    program = [sys.executable, "-c", "from regnum.cli.main import main; main()", *words]
    done = subprocess.run(program, capture_output=True, text=True, timeout=waiting.PATIENCE, check=False)
    assert done.returncode != 0
    assert "Traceback" not in done.stderr
    assert "is in use by another server" in " ".join(done.stderr.split())
    made = open_table(server, TWO_PEOPLE)
    server.kill()
    server.start()  # nothing stays locked after a crash
    assert waiting.get(f"{server.url}/api/tables/{made['table']}").status_code == 200


@pytest.mark.asyncio
@pytest.mark.parametrize("deaf", [False, True])
async def test_nobody_who_is_here_through_another_server_is_replaced(servers: list[Served], deaf: bool) -> None:
    servers[0].stop()
    servers[0].first = "from regnum.server.table import presence; presence.AWAY = 0.0"
    if deaf:  # it has not heard who is connected to the other server
        servers[0].first += "; presence.Presence.hear = lambda *_: None"
    servers[0].start()
    table, (_, _, creator), (anna, bruno) = await two_people(servers)
    anna = await Client.connect(servers[0], table, creator)
    if not deaf:
        await until(anna, lambda client: client.table["seats"][1]["connected"])
        assert (await anna.ask("seat", "refused", seat=1, kind="bot"))["code"] == "consent"
        return
    await anna.ask("seat", "accepted", seat=1, kind="bot", level="easy")
    await until(bruno, lambda client: client.table["seats"][1]["kind"] == "bot")
    await until(bruno, lambda client: client.table["seats"][1]["kind"] == "person")  # by itself
