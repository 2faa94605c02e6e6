"""What the people at a table must agree about: undoing more than one's own last choices, and pausing the clocks.

Whoever holds a seat is asked, also while they are away or a bot stands in for them.
"""

from __future__ import annotations

import msgspec

from regnum.server import wire
from regnum.server.db.rows import Readings, TableRow, UndoRequest
from regnum.server.table.live_table import LiveTable, Refusal

LONGEST_PAUSE = 86400.0  # seconds after which the clocks may go on although somebody is away


def _people(row: TableRow) -> set[int]:
    """The seats that people hold."""
    return {n for n, seat in enumerate(row.seats) if seat.of_person}


# --- undo ----------------------------------------------------------------------------------------------------------


async def undo(table: LiveTable, seats: list[int], n: int, seq: int) -> None:
    """Undo `n` choices: at once if the seat may do so alone, otherwise the other people are asked to agree."""
    await table.lock.acquire()
    try:
        if not table.running:
            raise Refusal("not-running", wire.Words("ui-not-running"))
        if seq != table.seq:
            raise Refusal("stale", wire.Words("ui-stale"))
        info = table.undo_for(seats)
        if info is None or n > info.with_consent:
            raise Refusal("undo", wire.Words("ui-undo-none"))
        n = table.play.whole_gestures(n)
        others = _people(table.row) - {*seats}
        if n <= info.reach or not others:
            await table.take_back(n)
        else:
            await _request_undo(table, UndoRequest(info.seat, n, table.seq, sorted(others)))
    finally:
        table.lock.release()


async def consent(table: LiveTable, seats: list[int], seq: int, n: int, yes: bool) -> None:
    """Answer another player's request to undo `n` choices; when all have agreed, they are undone."""
    await table.lock.acquire()
    try:
        asked = table.row.pending.undo
        if asked is None or asked.seq != table.seq or not set(asked.asked) & set(seats):
            raise Refusal("consent", wire.Words("ui-nothing-asked"))
        if (seq, n) != (table.seq, asked.n):
            raise Refusal("stale", wire.Words("ui-stale"))
        left = [seat for seat in asked.asked if seat not in seats]
        if not yes:
            await _request_undo(table, None)
        elif left:
            await _request_undo(table, UndoRequest(asked.seat, asked.n, asked.seq, left))
        else:
            await table.take_back(n)
    finally:
        table.lock.release()


async def _request_undo(table: LiveTable, request: UndoRequest | None) -> None:
    """Store and show who has yet to agree to an undo; None: nothing is asked any more."""
    known = table.seq, table.row.version

    def edit(row: TableRow) -> None:
        if (table.seq, row.version) != known:  # at another server somebody has chosen, answered or taken a seat
            raise Refusal("stale", wire.Words("ui-stale"))
        row.pending = msgspec.structs.replace(row.pending, undo=request)

    await table.change(edit)


# --- pauses --------------------------------------------------------------------------------------------------------


async def pause(table: LiveTable, seats: list[int], paused: bool) -> None:
    """Ask for a pause, or agree to one: the clocks stop once everybody has. Not `paused`: withdraw, refuse or end it.

    Anybody may end a pause, but not while somebody is away who relies on it, unless it has lasted for a day.
    """

    def edit(row: TableRow) -> None:
        pending, people, now = row.pending, _people(row), table.store.now()
        if paused == table.clock.paused:
            row.pending = msgspec.structs.replace(pending, pause=[])
            return
        wanting = {*pending.pause, *seats} & people
        if paused and wanting < people:
            row.pending = msgspec.structs.replace(pending, pause=sorted(wanting))
            return
        since = pending.readings.at if pending.readings is not None else 0.0
        if not paused and not people <= {*table.presence.seats, *seats} and now - since < LONGEST_PAUSE:
            raise Refusal("consent", wire.Words("ui-pause-away"))
        readings = Readings(table.clock.info().left, now, paused)
        row.pending = msgspec.structs.replace(pending, pause=[], readings=readings)

    await table.revise(edit)
