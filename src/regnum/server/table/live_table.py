"""A table in memory: its game, what is shown of it, and what people and bots may do there.

Every change takes the same path: the engine validates it, the store commits it under the next sequence number, and only
then is it acknowledged and sent to all connections.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

import msgspec

from regnum.core import gate
from regnum.core.errors import IllegalChoice
from regnum.core.gate import Viewer
from regnum.core.log import LogEntry
from regnum.server import wire
from regnum.server.db.rows import TableRow
from regnum.server.db.transactions import Conflict, NotStored
from regnum.server.table.game import Refusal, StoredGame, illegal, sealed_answers
from regnum.server.table.views import TableViews


class LiveTable:
    """One table in memory."""

    def __init__(self, game: StoredGame, chat: list[wire.ChatLine]) -> None:
        self.id = game.row.id
        self.game = game
        self.views = TableViews(game, chat)
        self.lock = asyncio.Lock()  # held by whoever changes the game
        self.last_used = time.monotonic()

    async def sync(self, chat: bool = False) -> None:
        """Go on to what other servers have stored, and send it to all connections; the `chat` too, if it may lack some.

        Raises `NotStored` if this is not possible: the table must be loaded again.
        """
        async with self.lock:
            if self.game.out_of_sync:
                raise NotStored
            await self._sync(chat)

    async def _sync(self, chat: bool = False) -> None:
        game, views = self.game, self.views
        before = game.row
        fetched = await game.fetch(chat)
        changed = game.row is not before
        if changed:
            views.reseat(before)
        if changed or fetched.entries:
            views.update(fetched.entries, changed)
        for line in fetched.chat or ():
            if line not in views.chat:
                views.show_chat(line)

    def move_connections(self, other: LiveTable) -> None:
        """Let all connections go on at `other`, which has been loaded again because this one is out of sync."""
        revoked = other.game.row.revoked_since(self.game.row)
        there = other.views.presence
        there.take_over(self.views.presence)
        for connection in self.views.connections:
            connection.lose(revoked)
            there.arrive(connection)
            connection.catch_up(other)
        self.views.connections.clear()

    # --- choices -----------------------------------------------------------------------------------------------------

    async def choose(
        self, choice: str, seats: list[int], seq: int | None, careful: bool = False, fence: int = 0
    ) -> int:
        """Make a choice for one of `seats`; returns its number once it is on disk.

        A `careful` choice is refused if it would reveal something. A bot's choice is made under the lease number
        `fence`.
        """
        game = self.game
        async with self.lock:
            state = game.require_turn(seats, seq)
            if careful and gate.reveals(state, Viewer(seats), choice):
                raise Refusal("reveals", wire.Words("ui-reveals"))
            asked = state.asking.seat
            try:
                made = game.play.answer(choice, asked)
            except IllegalChoice as error:
                raise illegal(error.reason) from None
            if made:
                await self._commit([game.log.add_choice(entry) for entry in made], fence)
            else:
                await self.keep_answers(asked, game.play.answers[asked], fence)
            return game.seq

    async def gesture(self, choices: list[str], seats: list[int], seq: int) -> tuple[int, int]:
        """Make several choices as one gesture; returns the last number and how many were made, once they are on disk.

        Fewer are made if the next one would reveal something, and none if one of them is not legal.
        """
        game = self.game
        async with self.lock:
            asked = game.require_turn(seats, seq).asking.seat
            try:
                made = game.play.gesture(choices, asked)
            except IllegalChoice as error:
                raise illegal(error.reason) from None
            if not made:
                raise Refusal("reveals", wire.Words("ui-reveals"))
            await self._commit([game.log.add_choice(entry) for entry in made])
            return game.seq, len(made)

    async def keep_answers(self, seat: int, choices: list[str], fence: int = 0) -> None:
        """Store what `seat` has answered in a sealed round that others have to answer before it. Hold the lock."""
        game, known = self.game, self.game.seq

        def edit(row: TableRow) -> None:
            if game.seq != known:  # at another server somebody was faster
                raise Refusal("stale", wire.Words("ui-stale"))
            row.pending = msgspec.structs.replace(row.pending, answers=sealed_answers(game, row, seat, choices))

        await self.change(edit, fence)

    async def take_back(self, n: int) -> None:
        """Undo `n` choices, keeping gestures whole. Call it with the lock held."""
        await self._commit([self.game.log.add_undo(self.game.play.undo(n))])

    async def _commit(self, entries: list[LogEntry], fence: int = 0) -> None:
        """Store the newest log entries, then send them to everybody."""
        await self.game.commit(entries, fence)
        self.views.update(entries)

    async def say(self, name: str, text: str) -> None:
        """Say something in the chat."""
        game = self.game
        line = wire.ChatLine(game.store.now(), name, text)
        await game.store.add_chat(self.id, line)
        game.added += len(f"{name}{text}".encode())
        self.views.show_chat(line)

    # --- seats -------------------------------------------------------------------------------------------------------

    async def revise(self, edit: Callable[[TableRow], None], fence: int = 0) -> None:
        """Change the table's row, store it, and send it to everybody. Starts the game once no seat is open.

        `edit` changes a copy of the row, or raises `Refusal`; if another server was faster, it is called again for the
        newer row. Under a lease number `fence` the row is stored only by whoever holds the lease.
        """
        async with self.lock:
            await self.change(edit, fence)

    async def change(self, edit: Callable[[TableRow], None], fence: int = 0) -> None:
        """The same as `revise`, with the lock held."""
        game = self.game
        while True:
            try:
                row = await game.save(edit, fence)
                break
            except NotStored as error:
                if fence or not isinstance(error, Conflict):
                    game.out_of_sync = True
                    raise
            await self._sync()
        before = game.row
        game.adopt(row)
        self.views.reseat(before)
        self.views.update(seats_changed=True)

    async def set_away(self, seats: set[int], away: bool, fence: int = 0) -> set[int]:
        """Let a bot play for people whose time ran out, or no longer, because they have returned.

        Returns the seats that are thereby given back by a bot that the creator had let stand in.
        """
        given_back: set[int] = set()

        def edit(row: TableRow) -> None:
            now = set(row.pending.away)
            row.pending = msgspec.structs.replace(row.pending, away=sorted(now | seats if away else now - seats))
            given_back.clear()
            if not away:
                given_back.update(seat for seat in now & seats if row.seats[seat].stands_in)
            for seat in given_back:
                row.seats[seat].give_back()

        now = set(self.game.row.pending.away)
        if now != (now | seats if away else now - seats):
            await self.revise(edit, fence)
        return given_back

    async def welcome_back(self, seats: set[int]) -> None:
        """The people of `seats` are here: no bot plays for them any longer, unless they had asked for it themselves."""
        for seat in sorted(await self.set_away(seats, False)):
            self.views.notify(wire.Words("ui-seat-now-person", {"seat": f"@seat-{seat}"}))
