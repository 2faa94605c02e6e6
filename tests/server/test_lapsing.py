"""Questions that the rules settle if no answer comes in time: whoever is absent does not halt the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import pytest_asyncio

from regnum.core.play import Play
from regnum.core.record import Record
from regnum.core.sealed import all_asked
from regnum.server import wire
from regnum.server.bots.pool import LocalBots
from regnum.server.credentials import Credentials
from regnum.server.db.rows import SeatRow, TableRow
from regnum.server.db.store import Store
from regnum.server.lobby import Lobby
from regnum.server.net.webhook import Webhooks
from regnum.server.table import presence
from regnum.server.table.connection import Connection
from regnum.server.table.game import StoredGame
from regnum.server.table.lapsing import Lapsed, lapsed
from regnum.server.table.live_table import LiveTable
from tests.server.clients import Client, join, open_table
from tests.server.conftest import Served
from tests.server.test_sealed_choices import up_to
from tests.waiting import until

pytestmark = pytest.mark.asyncio

SETTINGS = {"ceiling": 10, "rounds": 5, "placement": "automatic"}
# With the seed of the tests' servers: seats 1 and 2 choose kingdoms, then seat 1 proposes passage to seat 0.
BEFORE = [(1, "kingdom:empire"), (2, "kingdom:mamluks"), (1, "player:0")]
PROPOSAL = "propose:passage"
ABSENT, PROPOSER = 0, 1
ANSWERED = len(BEFORE) + 2  # the number of the answer in the log
AWAY_AT_ONCE = "import regnum.server.table.presence; regnum.server.table.presence.AWAY = 0.0"


@pytest.fixture
def hasty_server(tmp_path: Path) -> Iterator[Served]:
    """A server where people count as away at once."""
    served = Served(tmp_path)
    served.first = AWAY_AT_ONCE
    served.start()
    yield served
    served.stop()


async def with_proposal(server: Served, answer_within: float) -> tuple[str, list[str], Client]:
    """A table for three people, one of whom has left before the proposal that is made to them.

    Returns the table, the tokens by seat, and the client of the proposer.
    """
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "friend"}]
    clock = {"answer_within": answer_within}
    made = await asyncio.to_thread(open_table, server, seats, game="medioevo", options=SETTINGS, clock=clock)
    invited = [join(server, made["table"], made["invitations"][seat], f"Player {seat}") for seat in ("1", "2")]
    tokens = [made["tokens"]["0"], *invited]
    clients = [await Client.connect(server, made["table"], token) for token in tokens]
    for n, (seat, choice) in enumerate(BEFORE):
        await clients[seat].until(n)
        await clients[seat].choose(choice)
    proposer = clients[PROPOSER]
    await clients[ABSENT].leave()
    while proposer.table["seats"][ABSENT]["connected"]:
        await proposer.receive("table")
    await proposer.choose(PROPOSAL)
    await clients[2].leave()
    return made["table"], tokens, proposer


def answers(client: Client) -> list[str]:
    """What the absent one has chosen, as a client was told."""
    return [line["choice"] for line in client.log if line["seat"] == ABSENT]


async def test_a_proposal_to_somebody_absent_lapses_when_its_time_is_over(hasty_server: Served) -> None:
    table, tokens, proposer = await with_proposal(hasty_server, 0.5)
    assert proposer.table["clock"]["answer_within"] == 0.5
    await proposer.until(ANSWERED)
    assert answers(proposer) == ["no"]
    assert "5.01.t" in [event["clause"] for event in proposer.log[-1]["events"]]  # a casus belli, as of any refusal
    while not any("ui-answered-for" in text for text in proposer.raw):
        await proposer.receive("table")
    assert proposer.position["waiting"] == [PROPOSER]  # the turn goes on
    assert await proposer.until_asked()
    # Whoever was passed over comes back to their own seat, and sees what was chosen.
    back = await Client.connect(hasty_server, table, tokens[ABSENT])
    assert (back.table["seats"][ABSENT]["kind"], answers(back)) == ("person", ["no"])
    await back.leave()
    await proposer.leave()


async def test_the_time_goes_on_while_the_server_does_not_run(hasty_server: Served) -> None:
    table, tokens, proposer = await with_proposal(hasty_server, 1.0)
    await proposer.leave()
    hasty_server.kill()
    hasty_server.start()
    again = await Client.connect(hasty_server, table, tokens[PROPOSER])
    await again.until(ANSWERED)
    assert answers(again) == ["no"]
    await again.leave()


async def test_at_a_table_without_such_a_time_the_game_waits(hasty_server: Served) -> None:
    table, tokens, proposer = await with_proposal(hasty_server, 0.0)
    assert (proposer.position["waiting"], answers(proposer)) == ([ABSENT], [])
    back = await Client.connect(hasty_server, table, tokens[ABSENT])
    await back.choose("yes")
    await proposer.until(ANSWERED)
    assert answers(proposer) == ["yes"]
    await back.leave()
    await proposer.leave()


# --- who is waited for, and what is then chosen ----------------------------------------------------------------------


@pytest_asyncio.fixture
async def lobby(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Lobby]:
    monkeypatch.setattr(presence, "AWAY", 0.0)
    store = Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    opened = Lobby(store, LocalBots(1), Credentials("secret"), Webhooks(), bot_pause=0.0)
    yield opened
    await opened.close()


async def at_bids(lobby: Lobby, since: float, **clock: Any) -> LiveTable:
    """A table of people who are all away, and have been asked for bids `since` so many seconds."""
    record, state = up_to("medioevo", "Bid")
    play = Play(state.table.game, state.copy(), Record.begin(state.table.game, state, 0, record.header.players))
    seats = [SeatRow(f"p{seat}", "person") for seat in range(state.table.seats)]
    row = TableRow("t", lobby.store.now() - since, "running", False, "", seats, wire.NewClock(**clock))
    await lobby.store.add_table(row, {})
    table = LiveTable(StoredGame(row, play, lobby.store), [])
    lobby.tables.hold(table)
    return table


async def test_nobody_is_passed_over_before_their_time_or_while_they_are_here(lobby: Lobby) -> None:
    table = await at_bids(lobby, 100.0, answer_within=50.0)
    all_bids = [Lapsed(seat, "bid:0") for seat in all_asked(table.game.state)]
    assert lapsed(table) == all_bids  # in a sealed round all are asked at once
    here = Connection(table, [all_bids[0].seat], False, 0, lambda _: None)
    table.views.connect(here)
    assert lapsed(table) == all_bids[1:]
    table.views.disconnect(here)
    assert lapsed(table) == all_bids
    table.game.clock.paused = True
    assert lapsed(table) == []
    table.game.clock.paused = False
    table.game.row.clock = wire.NewClock(answer_within=500.0)
    assert lapsed(table) == []
    table.game.row.clock = wire.NewClock()
    assert lapsed(table) == []


async def test_all_who_are_away_in_a_sealed_round_are_waited_for_once(lobby: Lobby) -> None:
    table = await at_bids(lobby, 10_000.0, answer_within=5_000.0)
    asked = len(all_asked(table.game.state))
    assert asked > 1
    frames: list[Any] = []
    spectator = Connection(table, [], False, 0, frames.append)
    table.views.connect(spectator)
    spectator.resume()
    lobby.runner.wake(table)
    await until(lambda: table.game.seq == asked, "all bids")  # whoever waited again for each would wait for hours
    assert [line.choice for line in table.game.play.record.choices] == ["bid:0"] * asked
    await until(lambda: str(frames).count('"update"') >= asked, "what follows each bid")
    assert "answered-for" not in str(frames)  # who is silent bids nothing, which nobody may know before the end


async def test_in_a_sealed_round_answers_that_were_given_hold(lobby: Lobby) -> None:
    table = await at_bids(lobby, 100.0, answer_within=50.0)
    asked = all_asked(table.game.state)
    bid = list(table.game.facing([asked[-1]]).options())[-1].text
    await table.choose(bid, [asked[-1]], 0)
    assert table.game.seq == 0  # it is kept
    question, *others = lapsed(table)
    assert question == Lapsed(asked[0], "bid:0")
    assert asked[-1] not in {other.seat for other in others}
    assert asked[-1] not in table.game.waiting_for
    await table.choose(question.choice, [question.seat], 0)
    assert table.game.play.answers[asked[-1]] == [bid]


async def test_a_bot_answers_for_itself(lobby: Lobby) -> None:
    table = await at_bids(lobby, 100.0, answer_within=50.0)
    table.game.row.seats = [SeatRow("easy", "bot", "easy") for _ in table.game.row.seats]
    assert lapsed(table) == []


async def test_in_a_sealed_round_the_clocks_of_all_who_have_not_answered_run(lobby: Lobby) -> None:
    table = await at_bids(lobby, 0.0, mode="player", seconds=600.0)
    game = table.game
    asked = all_asked(game.state)
    assert list(game.time_left()) == game.clock.info().running == asked
    await table.choose("bid:0", [asked[-1]], 0)  # it is kept
    assert list(game.time_left()) == asked[:-1]
    game.row.pending = msgspec.structs.replace(game.row.pending, away=[asked[0]])
    assert list(game.time_left()) == asked[1:-1]  # a bot has all the time it needs


async def test_whoever_lets_their_time_run_out_in_a_sealed_round_is_stood_in_for(lobby: Lobby) -> None:
    table = await at_bids(lobby, 0.0, mode="player", seconds=600.0)
    asked = all_asked(table.game.state)
    table.game.clock.left[asked[1]] = 0.0
    lobby.runner.wake(table)
    await until(lambda: table.game.row.pending.away, "a bot stands in")
    assert table.game.row.pending.away == [asked[1]]
    assert asked[0] in table.game.time_left()
