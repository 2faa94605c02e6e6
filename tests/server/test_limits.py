"""Every way into the server is bounded in number, size and time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

import regnum
from regnum.core.record import Record
from regnum.server.bots import importing
from regnum.server.net.limits import TooMuch, WorkQuota
from tests import waiting
from tests.server.clients import AGAINST_A_BOT, Client, import_record, open_table
from tests.server.conftest import Served


def test_rematches_and_imports_count_as_new_tables(server: Served) -> None:
    made = open_table(server, AGAINST_A_BOT)
    address = f"{server.url}/api/tables/{made['table']}/rematch"
    authorization = {"Authorization": f"Bearer {made['tokens']['0']}"}
    allowed = 0
    for _ in range(20):  # on a busy machine one more may be allowed between two requests
        while waiting.post(address, headers=authorization, json={}).status_code == 201:
            allowed += 1
            assert allowed < 200
        if import_record(server, "{}").status_code == 429:
            return
    raise AssertionError("imports are not counted")


def test_a_refused_import_leaves_nothing_behind(server: Served) -> None:
    play = regnum.Play.begin(regnum.game("anno890"), ["Anna", "Bruno"], 1)
    for _ in range(6):
        play.choose(play.state.options()[0])
    rows = play.record.to_text().splitlines()
    wrong = json.loads(rows[-1])
    wrong["choice"] = "take:row.99"
    names = json.loads(rows[0])
    names["players"] = ["A" * 31, "Bruno"]
    for text in ("\n".join([*rows[:-1], json.dumps(wrong)]) + "\n", "\n".join([json.dumps(names), *rows[1:]]) + "\n"):
        answer = import_record(server, text)
        assert answer.status_code == 400, answer.text
    assert waiting.get(f"{server.url}/health").json()["tables"] == 0


def test_an_import_keeps_the_choices_that_stand(shared_server: Served) -> None:
    play = regnum.Play.begin(regnum.game("anno890"), ["Anna", "Bruno"], 1)
    play.choose(play.state.options()[0])
    for _ in range(300):  # undone choices cost nothing
        play.choose(play.state.options()[0])
        play.undo(1)
    made = import_record(shared_server, play.record.to_text()).json()
    moment = waiting.get(f"{shared_server.url}/api/tables/{made['table']}/at/1").json()
    assert (moment["n"], moment["of"]) == (1, 1)


def test_a_record_may_take_long_to_replay_on_a_busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    play = regnum.Play.begin(regnum.game("anno890"), ["Anna", "Bruno"], 1)
    play.choose(play.state.options()[0])
    data = play.record.to_text().encode()
    replay = Record.replay

    def waiting_for_its_turn(record: Record) -> Iterator[Any]:
        for state in replay(record):
            time.sleep(importing.SECONDS)
            yield state

    monkeypatch.setattr(Record, "replay", waiting_for_its_turn)
    monkeypatch.setattr(importing, "SECONDS", 1.0)
    assert len(importing.read_record(data).log) == 1
    monkeypatch.setattr(importing, "SECONDS", 0.0)
    with pytest.raises(regnum.BadInput, match="takes longer"):
        importing.read_record(data)


def test_half_a_request_is_not_waited_for_and_blocks_nobody(server: Served) -> None:
    server.stop()
    server.start("--connections", "40")
    halves = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(30)]
    for half in halves:
        half.sendall(b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n")
    assert waiting.get(f"{server.url}/health").status_code == 200
    for half in halves:
        half.settimeout(waiting.PATIENCE)
        with contextlib.suppress(ConnectionResetError):
            assert half.recv(1) == b""


@pytest.fixture(scope="module")
def patient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that waits for a request as long as it takes to arrive."""
    served = Served(tmp_path_factory.mktemp("patient"))
    served.first = "from regnum.server.net import http; http.ARRIVAL = 3600.0"
    served.start()
    yield served
    served.stop()


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /health HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ",  # a header without end
        b"GET /health?",  # an address without end
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n0\r\nX: ",  # headers without end after the body
    ],
)
def test_the_head_of_a_request_is_bounded(patient_server: Served, sent: bytes) -> None:
    with socket.create_connection(("127.0.0.1", patient_server.port), timeout=waiting.PATIENCE) as connection:
        connection.sendall(sent)
        with contextlib.suppress(ConnectionError):  # it is closed while we send
            for _ in range(300):
                connection.sendall(b"x" * 4096)
                time.sleep(0.001)
        with contextlib.suppress(ConnectionError):
            while connection.recv(4096):
                pass
    assert waiting.get(f"{patient_server.url}/health").status_code == 200


def test_a_request_is_for_one_host(shared_server: Served) -> None:
    with socket.create_connection(("127.0.0.1", shared_server.port), timeout=waiting.PATIENCE) as connection:
        connection.sendall(b"GET /health HTTP/1.1\r\nHost: evil.example\r\nHost: 127.0.0.1\r\n\r\n")
        assert connection.recv(100).startswith(b"HTTP/1.1 400")


@pytest.mark.asyncio
async def test_an_address_has_only_so_many_connections(server: Served) -> None:
    server.stop()
    server.start("--connections", "3")
    made = open_table(server, AGAINST_A_BOT)
    clients = [await Client.connect(server, made["table"]) for _ in range(3)]
    with pytest.raises(InvalidStatus):
        await connect(server.socket)
    await clients[0].leave()
    async with asyncio.timeout(waiting.PATIENCE):
        while True:
            try:
                await Client.connect(server, made["table"])
                break
            except InvalidStatus:
                await asyncio.sleep(0.05)


@pytest.mark.asyncio
async def test_a_seat_cannot_flood_the_chat_from_several_connections(shared_server: Served) -> None:
    made = open_table(shared_server, AGAINST_A_BOT)
    token = made["tokens"]["0"]
    clients = [await Client.connect(shared_server, made["table"], token) for _ in range(4)]
    accepted, began = 0, time.monotonic()
    while True:
        answer = await clients[accepted % 4].ask("say", "accepted", "refused", text="ciao")
        if answer["type"] == "refused":
            break
        accepted += 1
    assert answer["code"] == "flood"
    assert 10 <= accepted <= 10 + (time.monotonic() - began)  # one more in a second


HOSTILE_NAMES = ["a\nb", "a\x00b", "\x1b[31m", "x" * 31]


@pytest.mark.parametrize("name", HOSTILE_NAMES)
def test_names_have_neither_line_breaks_nor_control_characters(shared_server: Served, name: str) -> None:
    answer = waiting.post(
        f"{shared_server.url}/api/tables",
        json={"game": "anno890", "seats": [{"kind": "me", "name": name}, *AGAINST_A_BOT[1:]]},
    )
    assert answer.status_code == 400


def raw(server: Served, request: bytes) -> bytes:
    """What the server sends back to `request` before it closes the connection."""
    with socket.create_connection(("127.0.0.1", server.port)) as connection:
        connection.settimeout(waiting.PATIENCE)
        connection.sendall(request)
        answer = b""
        while more := connection.recv(65536):
            answer += more
        return answer


def test_an_ambiguous_request_is_answered_once_and_the_connection_closed(shared_server: Served) -> None:
    request = (
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 6\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /health HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    )
    answer = raw(shared_server, request)
    assert answer.count(b"HTTP/1.1") == 1
    assert b"400" in answer.splitlines()[0]


@pytest.mark.parametrize(
    ("path", "code"),
    [
        ("/%00", 400),
        ("/" + "x" * 400, 414),
        ("/api/tables/%00", 400),
        ("/api/tables/x/at/" + "9" * 5000, 414),
        ("/api/tables/x/at/" + "9" * 250, 404),
        ("/api/tables/" + "x" * 250, 404),
    ],
)
def test_odd_addresses_are_refused(shared_server: Served, path: str, code: int) -> None:
    assert waiting.get(f"{shared_server.url}{path}").status_code == code


@pytest.mark.parametrize("body", ["[" * 100_000, '{"game":' * 50_000, '{"seed": ' + "9" * 5000 + "}"])
def test_odd_bodies_are_refused(shared_server: Served, body: str) -> None:
    answer = waiting.post(f"{shared_server.url}/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"]


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_what_a_foreign_form_can_send_is_refused(shared_server: Served, kind: str) -> None:
    body = json.dumps({"game": "anno890", "seats": AGAINST_A_BOT})
    answer = waiting.post(f"{shared_server.url}/api/tables", content=body, headers={"content-type": kind})
    assert answer.status_code == 415


def test_the_server_answers_only_to_its_own_name(server: Served) -> None:
    def get(host: str) -> Any:
        return waiting.get(f"{server.url}/health", headers={"host": host}).status_code

    assert [get(host) for host in ("127.0.0.1", "localhost", "[::1]:80", "192.168.1.5:8890")] == [200] * 4
    assert [get(host) for host in ("evil.example", "127.0.0.1.evil.example", "games.example.org", "")] == [421] * 4
    server.stop()
    server.start("--name", "games.example.org")
    assert [get("games.example.org"), get("Games.Example.org:443"), get("evil.example")] == [200, 200, 421]


@pytest.mark.asyncio
async def test_a_page_with_a_foreign_name_cannot_connect(shared_server: Served) -> None:
    foreign = {"Host": "evil.example", "Origin": "http://evil.example"}
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        await connect(shared_server.socket, additional_headers=foreign)


def test_an_address_may_cause_only_so_much_work_with_questions() -> None:
    effort = WorkQuota()
    with effort.of("10.0.0.1"):
        time.sleep(0.01)
    bucket = effort._milliseconds.bucket("10.0.0.1")
    assert bucket._tokens < 20_000 - 10
    bucket.spend(20_000)
    with pytest.raises(TooMuch), effort.of("10.0.0.1"):
        pass
    with effort.of("10.0.0.2"):
        pass
