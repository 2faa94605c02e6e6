"""What the people at a table must agree about: undoing more than one's own last choices, and pausing the clocks.

Whoever holds a seat is asked, also while they are away or a bot stands in for them.
"""

from __future__ import annotations

import msgspec

from regnum.server import wire
from regnum.server.db.rows import Readings, TableRow, UndoRequest
from regnum.server.table.game import Refusal
from regnum.server.table.live_table import LiveTable
from regnum.server.table.views import undo_of

LONGEST_PAUSE = 86400.0  # seconds after which the clocks may go on although somebody is away


def _people(row: TableRow) -> set[int]:
    """The seats that people hold."""
    return {n for n, seat in enumerate(row.seats) if seat.of_person}


# --- undo ----------------------------------------------------------------------------------------------------------


async def undo(table: LiveTable, seats: list[int], n: int, seq: int) -> None:
    """Undo `n` choices: at once if the seat may do so alone, otherwise the other people are asked to agree."""
    game = table.game
    async with table.lock:
        game.require_current(seq)
        info = undo_of(game, seats)
        if info is None or n > info.with_consent:
            raise Refusal("undo", wire.Words("ui-undo-none"))
        if info.seat in game.play.answers:
            game.play.withdraw(info.seat)
            await table.keep_answers(info.seat, game.play.answers.get(info.seat, []))
            return
        n = game.play.whole_gestures(n)
        others = _people(game.row) - {*seats}
        if n <= info.reach or not others:
            await table.take_back(n)
        else:
            await _request_undo(table, UndoRequest(info.seat, n, game.seq, sorted(others)))


async def consent(table: LiveTable, seats: list[int], seq: int, n: int, yes: bool) -> None:
    """Answer another player's request to undo `n` choices; when all have agreed, they are undone."""
    game = table.game
    async with table.lock:
        asked = game.row.pending.undo
        if asked is None or asked.seq != game.seq or not set(asked.asked) & set(seats):
            raise Refusal("consent", wire.Words("ui-nothing-asked"))
        if (seq, n) != (game.seq, asked.n):
            raise Refusal("stale", wire.Words("ui-stale"))
        left = [seat for seat in asked.asked if seat not in seats]
        if not yes:
            await _request_undo(table, None)
        elif left:
            await _request_undo(table, UndoRequest(asked.seat, asked.n, asked.seq, left))
        else:
            await table.take_back(n)


async def _request_undo(table: LiveTable, request: UndoRequest | None) -> None:
    """Store and show who has yet to agree to an undo; None: nothing is asked any more."""
    game = table.game
    known = game.seq, game.row.version

    def edit(row: TableRow) -> None:
        if (game.seq, row.version) != known:  # at another server somebody has chosen, answered or taken a seat
            raise Refusal("stale", wire.Words("ui-stale"))
        row.pending = msgspec.structs.replace(row.pending, undo=request)

    await table.change(edit)


# --- pauses --------------------------------------------------------------------------------------------------------


async def pause(table: LiveTable, seats: list[int], paused: bool) -> None:
    """Ask for a pause, or agree to one: the clocks stop once everybody has. Not `paused`: withdraw, refuse or end it.

    Anybody may end a pause, but not while somebody is away who relies on it, unless it has lasted for a day.
    """
    game = table.game

    def edit(row: TableRow) -> None:
        pending, people, now = row.pending, _people(row), game.store.now()
        if paused == game.clock.paused:
            row.pending = msgspec.structs.replace(pending, pause=[])
            return
        wanting = {*pending.pause, *seats} & people
        if paused and wanting < people:
            row.pending = msgspec.structs.replace(pending, pause=sorted(wanting))
            return
        since = pending.readings.at if pending.readings is not None else 0.0
        if not paused and not people <= {*table.views.presence.seats, *seats} and now - since < LONGEST_PAUSE:
            raise Refusal("consent", wire.Words("ui-pause-away"))
        readings = Readings(game.clock.info().left, now, paused)
        row.pending = msgspec.structs.replace(pending, pause=[], readings=readings)

    await table.revise(edit)
