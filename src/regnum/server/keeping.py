"""What is kept: how much an address may add to the database, and for how long finished games stay there."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

import sqlalchemy as sql

from regnum.server.db import schema
from regnum.server.db.sessions import Session, Statement
from regnum.server.db.store import Store
from regnum.server.db.transactions import NotStored
from regnum.server.net.limits import RateLimiter, TooMuch

if TYPE_CHECKING:
    from regnum.server.table.live_table import LiveTable
    from regnum.server.tables import Tables

AT_FIRST = 100_000_000  # bytes that an address may add at once: a class that plays all day
RATE = 2_000.0  # and then in a second
AT_ONCE = 100  # games that are removed in a transaction
PAUSE = 3600.0  # seconds until old games are looked for again

log = logging.getLogger("regnum")


class Allowance:
    """How many bytes an address may add to the database.

    Whatever is stored counts for whoever asked for it, and what bots choose for whoever opened the table. A game in
    play always goes on, but for an address that has used up its share nothing begins, is said or is undone.
    """

    def __init__(self) -> None:
        self._bytes = RateLimiter(RATE, AT_FIRST)

    def check(self, address: str) -> None:
        """Raises `TooMuch` if an address has used up its share."""
        if not self._bytes.take(address):
            raise TooMuch("this address has stored very much: try again in a few minutes")

    def count(self, address: str, size: int) -> None:
        """`size` bytes have been added for an address."""
        self._bytes.bucket(address).spend(size)

    def count_table(self, address: str, table: LiveTable) -> None:
        """What a table has added to the database counts for an address."""
        self.count(address, table.game.added)
        table.game.added = 0


async def remove_old_games(store: Store, tables: Tables) -> None:
    """Remove finished games, while the server runs, once they are as old as its operator keeps them."""
    assert tables.retention is not None
    while True:
        attended = [id for id, table in tables.in_memory.items() if table.views.connections]
        try:
            removed = await remove_finished(store, store.now() - tables.retention, attended)
        except NotStored:
            removed = []
        for id in removed:
            tables.forget(id)
        if removed:
            days = tables.retention / 86400
            log.info("%s finished games were removed: they had ended %s days ago", len(removed), days)
        await asyncio.sleep(1.0 if len(removed) == AT_ONCE else PAUSE)


async def remove_finished(store: Store, before: float, spared: list[str]) -> list[str]:
    """Remove some of the games that had ended `before` a time, but not those that are `spared`; returns their ids."""
    tables, lines = schema.tables.c, schema.lines.c
    played = sql.exists().where(lines.table_id == tables.id, lines.at >= before)
    finished = (tables.status == "finished") & (tables.created < before) & ~played & tables.id.not_in(spared)
    free = sql.select(tables.id).where(finished).limit(AT_ONCE).with_for_update(skip_locked=True)  # the others later

    def work(session: Session) -> list[str]:
        found = [str(id) for (id,) in session.rows(Statement(free))]
        for part in (schema.leases, schema.chat, schema.checkpoints, schema.lines):
            session.change(Statement(part.delete().where(part.c.table_id.in_(found))))
        session.change(Statement(schema.tables.delete().where(tables.id.in_(found))))
        return found

    return await store.run(work)
