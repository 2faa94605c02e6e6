"""The frames that we read and write ourselves are those of `websockets`, and everything else is left to it."""

from __future__ import annotations

import asyncio
import json
from random import Random

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from regnum.server.net import frames
from tests.server.clients import TWO_PEOPLE, open_table
from tests.server.conftest import Served


def of_client(data: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 5, 124, 125, 126, 127, 255, 256, 65_535])
def test_a_text_is_read(size: int) -> None:
    text = Random(size).randbytes(size)  # whether it is a text is found out later
    assert frames.whole_message(of_client(text)) == text


OTHERS = {
    "nothing": b"",
    "half a head": b"\x81",
    "a long text": of_client(b"x" * 70_000),
    "the first part": of_client(b"part", fin=False),
    "a later part": of_client(b"part", Opcode.CONT),
    "bytes": of_client(b"bytes", Opcode.BINARY),
    "a ping": of_client(b"ping", Opcode.PING),
    "two texts": of_client(b"one") + of_client(b"two"),
    "half a text": of_client(b"cut short")[:-1],
    "half a longer text": of_client(b"cut short" * 30)[:-1],
    "a longer text and more": of_client(b"longer" * 30) + b"\x81",
    "a longer text, not masked": Frame(Opcode.TEXT, b"not masked" * 30).serialize(mask=False),
    "a short text with a long length": b"\x81\xfe\x00\x05" + bytes(4) + b"short",
    "not masked": Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
    "a reserved bit": b"\xc1" + of_client(b"reserved")[1:],
}


@pytest.mark.parametrize("kind", OTHERS)
def test_everything_else_is_left_to_the_library(kind: str) -> None:
    assert frames.whole_message(OTHERS[kind]) is None


@pytest.mark.parametrize("code", [1000, 1001])
def test_a_client_that_has_finished_is_answered_as_by_the_library(code: int) -> None:
    data = of_client(code.to_bytes(2, "big"), Opcode.CLOSE)
    library = ServerProtocol(state=State.OPEN)
    library.receive_data(data)
    assert [frames.goodbye(data), b""] == library.data_to_send()  # the empty part means that it wants to close


UNUSUAL_ENDS = {
    "a problem": of_client((1002).to_bytes(2, "big"), Opcode.CLOSE),
    "no code": of_client(b"", Opcode.CLOSE),
    "a reason": of_client((1000).to_bytes(2, "big") + b"bye", Opcode.CLOSE),
    "not masked": Frame(Opcode.CLOSE, (1000).to_bytes(2, "big")).serialize(mask=False),
    "more after it": of_client((1000).to_bytes(2, "big"), Opcode.CLOSE) + of_client(b"more"),
    "half of it": of_client((1000).to_bytes(2, "big"), Opcode.CLOSE)[:-1],
    "a text": of_client(b"\x03\xe8"),
}


@pytest.mark.parametrize("kind", UNUSUAL_ENDS)
def test_any_other_end_is_left_to_the_library(kind: str) -> None:
    assert frames.goodbye(UNUSUAL_ENDS[kind]) is None


@pytest.mark.parametrize("size", [0, 3, 125, 126, 65_535, 65_536, 70_000])
@pytest.mark.parametrize("mask", [True, False])
def test_the_size_of_a_frame_is_known_once_its_head_is_there(size: int, mask: bool) -> None:
    data = Frame(Opcode.TEXT, bytes(size)).serialize(mask=mask)
    head = len(data) - size - (4 if mask else 0)
    assert [frames.size(data[:n]) for n in range(head)] == [0] * head
    assert {frames.size(data[:n] + b"more") for n in range(head, len(data), 1000)} | {frames.size(data)} == {len(data)}


@pytest.mark.parametrize("sizes", [[0], [125], [126], [65_535], [65_536], [1, 300, 70_000]])
def test_a_client_reads_what_is_written(sizes: list[int]) -> None:
    messages = [bytes([97 + n % 26]) * size for n, size in enumerate(sizes)]
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN)
    client.receive_data(frames.texts(messages))
    assert [bytes(event.data) for event in client.events_received() if isinstance(event, Frame)] == messages


@pytest.mark.asyncio
async def test_frames_may_be_cut_anywhere_and_come_together(server: Served) -> None:
    """Written to a plain socket, so that no library decides what is sent together."""
    made = open_table(server, TWO_PEOPLE)
    client = ClientProtocol(parse_uri(server.socket), max_size=None)
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)

    async def send(data: bytes) -> None:
        writer.write(data)
        await writer.drain()
        await asyncio.sleep(0.02)  # so that it does not arrive together with what follows

    async def heard(*types: str) -> dict[str, object]:
        while True:
            client.receive_data(await reader.read(65_536))
            for event in client.events_received():
                if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                    message: dict[str, object] = json.loads(bytes(event.data))
                    if message["type"] in types:
                        return message

    client.send_request(client.connect())
    await send(b"".join(client.data_to_send()))
    hello = json.dumps({"type": "hello", "v": 2, "table": made["table"], "tokens": []}).encode()
    await send(of_client(hello))
    await heard("welcome")

    def ping(id: int) -> bytes:
        return of_client(json.dumps({"type": "ping", "id": id}).encode())

    await send(ping(1))
    assert (await heard("pong"))["id"] == 1
    await send(ping(2) + of_client(b"", Opcode.PONG))
    assert (await heard("pong"))["id"] == 2
    cut = ping(3)
    await send(cut[:4])
    await send(cut[4:])
    assert (await heard("pong"))["id"] == 3
    await send(ping(4))
    assert (await heard("pong"))["id"] == 4
    await send(of_client(b'{"type": "ping", ', fin=False))
    await send(of_client(b'"id": 5}', Opcode.CONT))
    assert (await heard("pong"))["id"] == 5
    # A new text inside a text that comes in parts is not allowed.
    await send(of_client(b'{"type": ', fin=False))
    await send(ping(6))
    client.receive_data(await reader.read(65_536))
    assert client.close_rcvd is not None
    assert client.close_rcvd.code == 1002
    writer.close()
