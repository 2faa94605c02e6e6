"""What a connection receives does not depend on what its seats may not know: the messages are compared byte by byte.

What a seat may not know comes from the declared fields (`tests.laws.oracle`), never from `determinize`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import regnum
from regnum.core import gate
from regnum.core.gate import Viewer
from regnum.core.option import Option
from regnum.core.record import Record
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.server import wire
from regnum.server.bots.pool import LocalBots
from regnum.server.credentials import Credentials
from regnum.server.db.rows import SeatRow, TableRow
from regnum.server.db.store import Store
from regnum.server.lobby import Lobby
from regnum.server.net.webhook import Webhooks, _body
from regnum.server.table.connection import Connection
from regnum.server.table.game import Refusal, StoredGame
from regnum.server.table.live_table import LiveTable
from tests.laws.exchange import Outcome, exchanged
from tests.laws.oracle import Questions, scrambled, viewer_of
from tests.tables import every_table, is_looked_at

ASKED = 12  # reasons that are asked for in a position


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    yield opened
    opened.close()


def table_of(state: State, store: Store) -> LiveTable:
    """A table with a game in the position `state`."""
    names = [f"p{seat}" for seat in range(state.table.seats)]
    g = state.table.game
    play = regnum.Play(g, state.copy(), Record.begin(g, state, 0, names))
    row = TableRow("t", 0.0, "running", False, "", [SeatRow(name, "person") for name in names], wire.NewClock())
    return LiveTable(StoredGame(row, play, store), [])


def _nowhere(_: list[bytes]) -> None:
    raise AssertionError


def connected(table: LiveTable, seats: list[int]) -> tuple[Connection, wire.Welcome]:
    """A connection that has been sent the whole table; its updates stay in its queue."""
    connection = Connection(table, seats, False, 0, _nowhere)
    table.views.connections.append(connection)
    return connection, table.views.welcome(connection)


def sent(connection: Connection) -> bytes:
    """The last message to a connection."""
    data = connection._queue[-1][0]
    assert isinstance(data, bytes)
    return data


def refusal(code: str, words: wire.Words, clause: str = "") -> wire.Refused:
    return wire.Refused(1, code, clause, words)


def messages_to(table: LiveTable, seats: list[int], asked: Sequence[tuple[str, str]] = ()) -> list[bytes]:
    """Every kind of message about the position, as a connection with `seats` receives it.

    `asked`: choices and addresses about which it asks why they are not legal.
    """
    connection, welcome = connected(table, seats)
    table.views.update(seats_changed=True)
    messages: list[wire.FromServer] = [welcome, wire.TableChanged(table.views.info(seats))]
    for choice, address in asked:
        messages.append(table.views.why(1, choice, seats, address))
    try:
        messages.append(wire.Previews(1, table.game.seq, table.views.previews(seats, table.game.seq, None)))
    except Refusal as problem:
        messages.append(refusal(problem.code, problem.words, problem.clause))
    try:
        messages.append(table.views.observation(1, seats, table.game.seq, imagine=True))
    except Refusal as problem:
        messages.append(refusal(problem.code, problem.words, problem.clause))
    over_http = (table.views.listed(seats, False), asyncio.run(table.views.history()))
    return [sent(connection), *(msgspec.json.encode(message) for message in (*messages, *over_http))]


def answer_to_gesture(state: State, choices: list[str], store: Store) -> str:
    """The answer to a gesture of `choices`: how many were made, or why none."""
    play = table_of(state, store).game.play
    try:
        return f"made {len(play.gesture(choices, state.seat))}"
    except regnum.IllegalChoice as error:
        return str(error.reason)


def update_after(state: State, option: Option, seats: list[int], store: Store) -> tuple[bytes, bytes]:
    """What a connection receives when `option` is chosen: seat, choice and words, and the whole update."""
    table = table_of(state, store)
    connection, _ = connected(table, seats)
    table.views.update([table.game.log.add_choice(table.game.play.choose(option))])
    line = msgspec.json.decode(sent(connection))["log"][0]
    return msgspec.json.encode([line["seat"], line["choice"], line["words"]]), sent(connection)


def some_positions(id: str, seats: int, seed: int) -> Iterator[State]:
    state = regnum.game(id).new(seats, seed)
    rng = Rng(seed)
    count = 0
    while not state.over and count < 1500:
        if is_looked_at(count, rng):
            yield state
        options = state.options()
        state.apply(options[rng.below(len(options))])
        count += 1


@every_table
def test_every_message_is_the_same_whatever_is_hidden(id: str, seats: int, store: Store) -> None:
    random = Random(77)
    questions = Questions(regnum.game(id))
    looked = 0
    for state in some_positions(id, seats, 77):
        for seat in {state.asking.seat, random.randrange(seats), None}:
            held = [] if seat is None else [seat]
            other = scrambled(state, seat, random)
            about = questions.about(state, viewer_of(seat))
            asked = random.sample(about, min(ASKED, len(about)))
            assert messages_to(table_of(other, store), held, asked) == messages_to(table_of(state, store), held, asked)
            looked += 1
        choices = [random.choice(state.options()).text]
        other = scrambled(state, state.asking.seat, random)
        assert answer_to_gesture(other, choices, store) == answer_to_gesture(state, choices, store)
    assert looked > 30


@every_table
def test_an_update_tells_no_secret(id: str, seats: int, store: Store) -> None:
    """The update is the same whichever sealed choice was made and, for other choices, whatever stays hidden."""
    random = Random(78)
    exchanges = 0
    for state in some_positions(id, seats, 78):
        option, asking = random.choice(state.options()), state.asking
        for seat in {asking.seat, random.randrange(seats), None}:
            held = [] if seat is None else [seat]
            heard, update = update_after(state, option, held, store)
            if asking.secret and (seat is None or seat not in asking.confidants()):
                other = random.choice(state.options())
                assert update_after(state, other, held, store)[0] == heard
            for exchange in islice(exchanged(Outcome(state, option, seat), random), 1):
                assert update_after(exchange.before, exchange.option, held, store)[1] == update
                exchanges += 1
    assert exchanges > 30


@every_table
def test_who_has_lost_a_seat_is_told_no_more_than_a_spectator(id: str, seats: int, store: Store) -> None:
    random = Random(79)
    for state in some_positions(id, seats, 79):
        seat = random.randrange(seats)
        told = []
        for one in (state, scrambled(state, None, random)):
            table = table_of(one, store)
            connection, _ = connected(table, [seat])
            connection.lose({seat})
            table.views.update(seats_changed=True)
            told.append((sent(connection), msgspec.json.encode(table.views.welcome(connection))))
        assert told[0] == told[1]


def test_a_webhook_says_nothing_of_the_game(store: Store) -> None:
    state = regnum.game("anno890").new(2, 5)
    asked = state.asking.seat
    other = scrambled(state, asked, Random(5))
    assert _body(table_of(other, store), asked, "en") == _body(table_of(state, store), asked, "en")


class Listening(LocalBots):
    """Notes what bots are asked, and lets them answer nothing."""

    def __init__(self) -> None:
        self.asked: list[tuple[dict[str, Any], int]] = []

    async def choose(self, state: dict[str, Any], level: str, seed: int, owner: str = "", attended: bool = True) -> str:
        self.asked.append((state, seed))
        raise regnum.BadInput("bot", "only listens")


def asked_of_bot(table: LiveTable, store: Store, seed: int | None = None) -> tuple[dict[str, Any], int]:
    """What a server (started with `seed`) hands to a bot that must choose: a state, and a seed for what it does."""
    table.game.row.seats[table.game.state.asking.seat] = SeatRow("easy", "bot", "easy")
    bots = Listening()
    asyncio.run(Lobby(store, bots, Credentials("secret"), Webhooks(), 0.0, seed).runner._play_on(table))
    return bots.asked[0]


@pytest.mark.parametrize("id", regnum.games())
def test_a_bot_is_given_nothing_that_its_seat_may_not_know(id: str, store: Store) -> None:
    """The state that the lobby hands to a bot is the same whatever is hidden from the bot's seat."""
    state = regnum.game(id).new(regnum.game(id).seats[0], 3)
    other = scrambled(state, state.asking.seat, Random(4))
    handed = [asked_of_bot(table_of(one, store), store) for one in (state, other)]
    assert handed[0] == handed[1]
    assert handed[0][0] != state.to_json()


def test_nobody_can_work_out_what_a_bot_will_choose(store: Store) -> None:
    """It depends on the table's salt, which is published when the game is over, unless the deal is known anyhow."""
    state = regnum.game("anno890").new(2, 3)

    def asked(salt: str, seed: int | None = None, **more: Any) -> tuple[dict[str, Any], int]:
        table = table_of(state, store)
        table.game.row = msgspec.structs.replace(table.game.row, salt=salt, **more)
        return asked_of_bot(table, store, seed)

    one, other = asked("one"), asked("other")
    assert one[1] != other[1]
    assert one[0] != other[0]
    assert min(one[1], other[1]) > 1 << 32  # not to be found by trying small numbers
    assert asked("one") == one  # also on another server
    assert asked("one", open_deal=True) == asked("other", open_deal=True)
    assert asked("one", seed=7) == asked("other", seed=7)


def test_a_bot_has_other_chances_for_each_choice_also_after_an_undo(store: Store) -> None:
    """Otherwise what it would choose could be seen, undone and counted on."""
    table = table_of(regnum.game("anno890").new(2, 3), store)
    seeds = [asked_of_bot(table, store)[1]]
    table.game.log.add_choice(table.game.play.choose(table.game.state.options()[0]))
    seeds.append(asked_of_bot(table, store)[1])
    table.game.log.add_undo(table.game.play.undo(1))
    seeds.append(asked_of_bot(table, store)[1])
    assert len(set(seeds)) == 3


def test_several_people_at_one_screen_see_of_the_past_what_everybody_may_see() -> None:
    state = regnum.game("seven").new(2, 5)
    assert gate.past_view(state, Viewer((0, 1))) == gate.past_view(state, gate.SPECTATOR)
    assert gate.past_view(state, Viewer((0,))) != gate.past_view(state, gate.SPECTATOR)


def test_nothing_secret_has_a_name_on_the_wire(store: Store) -> None:
    table = table_of(regnum.game("anno890").new(2, 3), store)
    for message in messages_to(table, [0]):
        if b'"observation"' in message:
            continue  # an imagined state has names for all of it
        for secret in (b'"rng"', b'"seed"', b'"steps"', b'"stack":[', b'"deck":['):
            assert secret not in message
