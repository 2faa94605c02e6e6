"""Loading a table from the store is fast however long its game, and gives exactly what was stored."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from statistics import median

import msgspec
import pytest

import regnum
from regnum.core.gate import Viewer
from regnum.core.log import EventInfo, LogEntry, LoggedEvent, Words
from regnum.core.record import Checkpoint, ChoiceLine
from regnum.core.rng import Rng
from regnum.server import wire
from regnum.server.db.rows import SeatRow, TableRow
from regnum.server.db.store import Store
from regnum.server.db.transactions import Conflict, NotStored, Precondition
from regnum.server.table import agreement
from regnum.server.table.game import StoredGame
from regnum.server.table.live_table import LiveTable

NAMES = ["Anna", "Bruno", "Carla", "Dario"]
# A log entry as it was stored before entries contained their seat and choice.
OLDER = (
    b'{"words":{"key":"take-tile","args":{"seat":"@seat-1"}},"events":['
    b'{"info":{"words":{"key":"moved"},"clause":"take.1"}},'
    b'{"info":{"words":{"key":"seen"},"clause":"take.2"},"audience":[1]}]}'
).decode()


def text(line: msgspec.Struct) -> str:
    return msgspec.json.encode(line).decode()


def a_game(seed: int) -> regnum.Play:
    """A whole random game."""
    return onward(regnum.Play.begin(regnum.game("anno890"), NAMES, seed), seed, 5000)


def onward(play: regnum.Play, seed: int, most: int) -> regnum.Play:
    """Continue `play` with random choices, up to `most` in all."""
    rng = Rng(seed)
    while not play.state.over and play.made < most:
        options = play.state.options()
        play.choose(options[rng.below(len(options))])
    return play


@pytest.fixture(scope="module")
def longest() -> regnum.Play:
    return max((a_game(seed) for seed in range(40)), key=lambda play: play.made)


def row(play: regnum.Play) -> TableRow:
    seats = [SeatRow(name, "person") for name in play.record.header.players]
    return TableRow("a", 1.0, "running", True, text(play.record.header), seats, wire.NewClock())


async def empty_table(store: Store, play: regnum.Play) -> LiveTable:
    """A stored table with the settings of `play`, and no choices yet."""
    header = play.record.header
    begun = regnum.Play.begin(play.game, header.players, header.seed, header.options)
    await store.add_table(row(play), {0: text(begun.record.lines[0])})
    return LiveTable(StoredGame(row(play), begun, store), [])


async def write(store: Store, choices: list[ChoiceLine], checkpoints: dict[int, Checkpoint]) -> None:
    """Write a game into the store, all its log entries at once."""
    encoded = {n: text(checkpoint) for n, checkpoint in checkpoints.items()}
    await asyncio.gather(
        *(store.add_lines(Precondition("a", 0), [(made.n, text(made), OLDER)], encoded.get(made.n)) for made in choices)
    )


async def load(store: Store) -> LiveTable:
    stored = await store.load("a")
    assert stored is not None
    return LiveTable(StoredGame.restore(stored, store), stored.chat)


async def timed(store: Store) -> float:
    """Seconds that loading takes: CPU time, because other tests may keep the machine busy."""
    times = []
    for _ in range(7):
        start = time.process_time()
        await load(store)
        times.append(time.process_time() - start)
    return median(times)


@pytest.fixture
def store(tmp_path: Path) -> Store:
    return Store(f"sqlite:///{tmp_path / 'tables.sqlite'}")


def test_the_longest_game_comes_back_as_it_was(store: Store, longest: regnum.Play) -> None:
    async def main() -> None:
        table = await empty_table(store, longest)
        for line in longest.record.choices:
            await table.choose(line.choice, [line.seat], None)
        again = await load(store)
        assert again.game.state == table.game.state == longest.state
        assert again.game.log.entries == table.game.log.entries
        assert again.game.log.active == table.game.log.active
        assert again.game.play.record.to_text() == longest.record.to_text()
        for n in (0, 49, 50, 51, longest.made):
            assert again.game.play.state_at(n) == longest.state_at(n)
        assert await timed(store) < 0.2

    asyncio.run(main())
    store.close()


def test_undone_choices_stay_undone_across_a_checkpoint(store: Store, longest: regnum.Play) -> None:
    async def main() -> None:
        table = await empty_table(store, longest)
        for line in longest.record.choices[:52]:
            await table.choose(line.choice, [line.seat], None)
        everybody = [0, 1, 2, 3]
        await agreement.undo(table, everybody, 5, table.game.seq)
        again = await load(store)
        assert again.game.state == longest.state_at(47)
        assert (again.game.seq, len(again.game.log.active)) == (53, 47)
        assert (again.game.log.entry(53).choice, again.game.log.entry(53).undone) == ("", 5)
        # Choices made before the table was loaded can still be undone with consent: here one client holds all seats.
        await agreement.undo(again, everybody, 40, again.game.seq)
        assert again.game.state == longest.state_at(7)

    asyncio.run(main())
    store.close()


def test_five_thousand_choices(store: Store, longest: regnum.Play) -> None:
    """Longer than any game of 890: its first fifty choices and the checkpoint after them, repeated a hundred times."""
    choices = longest.record.choices
    check = longest.record.active_checkpoints()[50]
    hundred = 100 * 50
    lines = [*(choices[:50] * 100), *choices[50:]]
    checkpoints = {n: Checkpoint(n, check.digest, check.state) for n in range(50, hundred + 1, 50)}

    async def main() -> None:
        await empty_table(store, longest)
        await write(store, [msgspec.structs.replace(line, n=n) for n, line in enumerate(lines, 1)], checkpoints)
        again = await load(store)
        assert again.game.state == longest.state
        assert again.game.play.made == again.game.seq == hundred + len(choices) - 50
        made = lines[17]
        moved, seen = EventInfo(Words("moved"), "take.1"), EventInfo(Words("seen"), "take.2")
        words = Words("take-tile", {"seat": "@seat-1"})
        assert again.game.log.entry(18) == LogEntry(
            made.seat, made.choice, words, events=(LoggedEvent(moved), LoggedEvent(seen, (1,)))
        )
        assert again.game.log.line(18, Viewer([0])).events == [moved]
        assert again.game.log.line(18, Viewer([1])).events == [moved, seen]
        assert await timed(store) < 0.2

    asyncio.run(main())
    store.close()


def test_thousands_of_choices_of_one_game(store: Store) -> None:
    """As long as a game gets: an epic game of Medioevo with ten players."""
    names = [f"Player {seat}" for seat in range(10)]
    play = onward(regnum.Play.begin(regnum.game("medioevo"), names, 0, {"length": "epic"}), 0, 4000)
    assert play.made > 3000

    async def main() -> None:
        await empty_table(store, play)
        await write(store, play.record.choices, play.record.active_checkpoints())
        again = await load(store)
        assert again.game.state == play.state
        assert again.game.play.record.to_text() == play.record.to_text()
        assert await timed(store) < 0.5

    asyncio.run(main())
    store.close()


def test_when_two_servers_write_the_slower_one_must_load_again(store: Store, longest: regnum.Play) -> None:
    async def main() -> None:
        mine = await empty_table(store, longest)
        theirs = await load(store)
        first, second = longest.record.choices[:2]
        await theirs.choose(first.choice, [first.seat], 0)
        with pytest.raises(Conflict):
            await mine.choose(first.choice, [first.seat], 0)
        assert mine.game.out_of_sync
        with pytest.raises(NotStored):
            await mine.choose(second.choice, [second.seat], 1)
        assert (await load(store)).game.state == theirs.game.state

    asyncio.run(main())
    store.close()
