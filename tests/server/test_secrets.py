"""What a connection receives does not depend on what its seats may not know: the messages are compared byte by byte."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import regnum
from regnum.core.rng import Rng
from regnum.server import messages as wire
from regnum.server.live_table import Connection, LiveTable
from regnum.server.store import SeatRow, Store, TableRow
from tests.tables import every_table, is_looked_at


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield opened
    opened.close()


def table_of(play: regnum.Play, store: Store) -> LiveTable:
    seats = [SeatRow(name, "person") for name in play.record.header.players]
    return LiveTable(TableRow("t", 0.0, "running", False, "", seats, wire.NewClock()), play, [], store)


def messages_to(table: LiveTable, seats: list[int]) -> list[bytes]:
    """Every kind of message with something of the game in it, as a connection with `seats` receives it."""
    connection = Connection(seats, False, _nowhere)
    info, position = table.info(connection), table.position(seats)
    log = [line.seen_by(seats) for line in table.log]
    messages: list[wire.FromServer] = [
        wire.Welcome(wire.VERSION, info, seats, position, log, []),
        wire.Update(info, position, log),
        wire.TableChanged(info),
    ]
    for choice in ("take:row.1", "keep:duchess", "keep:thief", "place:1", "nonsense"):
        reason = table.why(choice, seats)
        words = wire.Words(reason.message.key, dict(reason.message.args)) if reason else None
        messages.append(wire.ReasonGiven(1, reason.clause if reason else None, words))
    for address in ("row.1", "kingdoms.0.spaces.1", "drawn.duchess", "players.0.hand", "lands.tuscany"):
        reason = table.why("", seats, address)
        messages.append(wire.ReasonGiven(2, reason.clause if reason else None, None))
    if table.state.asking.seat in seats:
        revealing = [option.text for option in table.state.options()[:3] if table._reveals(option.text)]
        messages.append(wire.Refused(1, " ".join(revealing), "", wire.Words("ui-reveals")))
    return [msgspec.json.encode(message) for message in messages]


async def _nowhere(_: bytes) -> None:
    raise AssertionError


@every_table
def test_every_message_is_the_same_whatever_is_hidden(id: str, seats: int, store: Store) -> None:
    g = regnum.game(id)
    play = regnum.Play.begin(g, [f"p{n}" for n in range(seats)], 77)
    table = table_of(play, store)
    rng = Rng(77)
    looked = 0
    while not play.state.over:
        for n in range(-1, seats) if is_looked_at(len(table.log), rng) else ():
            holds = [n] if n >= 0 else []
            true = messages_to(table, holds)
            state = play.state
            play.state = state.determinize(n if n >= 0 else None, Rng(rng.bits()))
            assert messages_to(table, holds) == true
            play.state = state
            looked += 1
        options = play.state.options()
        table._carry_out(options[rng.below(len(options))].text)
    assert looked > 30


def test_nothing_secret_has_a_name_on_the_wire(store: Store) -> None:
    table = table_of(regnum.Play.begin(regnum.game("anno890"), ["a", "b"], 3), store)
    for message in messages_to(table, [0]):
        for secret in (b'"rng"', b'"seed"', b'"steps"', b'"stack":[', b'"deck":['):
            assert secret not in message
