"""Plays on at the tables that this server runs: for bots, for people whose time is over, and for whoever is absent."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from hashlib import blake2b

from regnum.core import gate
from regnum.core.errors import RegnumError
from regnum.core.rng import Rng
from regnum.server import wire
from regnum.server.bots.pool import BotPool
from regnum.server.cluster.cluster import Cluster
from regnum.server.db.transactions import NotStored
from regnum.server.keeping import Allowance
from regnum.server.net.webhook import Webhooks
from regnum.server.table import lapsing
from regnum.server.table.game import Refusal
from regnum.server.table.live_table import LiveTable
from regnum.server.tasks import Tasks

BOT_PAUSE = 0.7  # minimum seconds for a bot's choice, so that people can follow
LOOK = 1.0  # seconds after which the clocks are looked at again
RETRY = 0.5  # seconds until a database that cannot be reached is tried again

log = logging.getLogger("regnum")


class Runner:
    """Runs tables, unless another server of the cluster does; a table whose write has failed is to be `replaced`."""

    def __init__(
        self,
        cluster: Cluster,
        bots: BotPool,
        webhooks: Webhooks,
        allowance: Allowance,
        replace: Callable[[LiveTable], None],
        bot_pause: float,
        seed: int | None,
    ) -> None:
        self._cluster = cluster
        self._bots = bots
        self._webhooks = webhooks
        self._allowance = allowance
        self._replace = replace
        self._bot_pause = bot_pause
        self._seed = seed  # for tables opened without a seed, which then go the same way again
        self._playing: dict[str, asyncio.Task[None]] = {}  # tables where a bot thinks or a clock runs
        self._tasks = Tasks()

    def plays_at(self, id: str) -> bool:
        """Whether a bot thinks or a clock runs at a table."""
        return id in self._playing

    def turn_changed(self, table: LiveTable) -> None:
        """Call the webhook of the seat that must choose now, and let bots play.

        That is done by the server that runs the table; if there is none yet, by this one.
        """
        if self._cluster.holds(table.id):
            self._webhooks.notify_turn(table)
            self.wake(table)
        elif table.game.needs_runner:
            self._tasks.start(self._run(table))

    async def _run(self, table: LiveTable) -> None:
        """Run a table, unless another server does so already."""
        while not table.game.out_of_sync:
            try:
                if await self._cluster.hold(table.id):
                    self._webhooks.notify_turn(table)
                    self.wake(table)
                return
            except NotStored:
                await asyncio.sleep(RETRY)

    def wake(self, table: LiveTable) -> None:
        """Start the task that plays for bots and for people whose time runs out, if the table needs one."""
        id, game = table.id, table.game
        watched = game.bot_to_move() is not None or game.time_left() or lapsing.may_lapse(table)
        if id not in self._playing and watched:
            task = asyncio.create_task(self._play_on(table))
            self._playing[id] = task
            task.add_done_callback(lambda _: self._playing.pop(id, None))

    async def _play_on(self, table: LiveTable) -> None:
        id, game = table.id, table.game
        while not game.out_of_sync:
            try:
                if not await self._cluster.hold(id):
                    return
                bot = game.bot_to_move()
                if bot is not None:
                    await self._play_for_bot(table, bot)
                    continue
                overdue = lapsing.lapsed(table)
                if overdue:
                    for one in overdue:
                        await self._settle(table, one)
                    continue
                left = game.time_left()
                if not left and not lapsing.may_lapse(table):
                    return
                # A person's clock is running, or a question is put that they may be too late to answer.
                await asyncio.sleep(max(0.0, min(LOOK, *left.values())) if left else LOOK)
                if over := {seat for seat, seconds in left.items() if seconds <= 0}:
                    await table.set_away(over, True, self._cluster.fence(id))
            except Refusal:
                continue  # the position has changed in the meantime: an undo, or the person came back
            except NotStored:
                self._replace(table)
                return
            except RegnumError:
                log.exception("a bot failed at table %s", id)
                return

    async def _play_for_bot(self, table: LiveTable, seat: int) -> None:
        game = table.game
        seq, level, fence = game.seq, game.bot_at(seat), self._cluster.fence(table.id)
        assert level is not None
        started = time.monotonic()
        rng, attended, owner = self._chance_of_bot(table), bool(table.views.presence.seats), game.row.owner or table.id
        if game.state.asking.sealed:
            rng = rng.fork(f"seat {seat}")  # others are asked after the same log entry
        choice = await self._bots.choose(gate.bot_input(game.facing([seat]), rng), level, rng.key, owner, attended)
        await asyncio.sleep(max(0.0, self._bot_pause - (time.monotonic() - started)))
        if game.bot_at(seat) is None:
            return  # the person is back
        await table.choose(choice, [seat], seq, fence=fence)
        self._allowance.count_table(owner, table)
        self._webhooks.notify_turn(table)

    async def _settle(self, table: LiveTable, overdue: lapsing.Lapsed) -> None:
        """Make the choice that the rules make for whoever did not answer in time."""
        game, seat = table.game, overdue.seat
        secret = game.state.asking.secret  # that it is the answer for silence would tell which one it is
        await table.choose(overdue.choice, [seat], game.seq, fence=self._cluster.fence(table.id))
        if not secret:
            table.views.notify(wire.Words("ui-answered-for", {"seat": f"@seat-{seat}"}))
        self._allowance.count_table(game.row.owner or table.id, table)
        self._webhooks.notify_turn(table)

    def _chance_of_bot(self, table: LiveTable) -> Rng:
        """What a bot's next choice depends on besides what it knows: something that nobody knows before the end.

        Otherwise a player could work out what a bot answers in secret. Where somebody may know the deal anyhow, as in a
        lesson, a game goes the same way again.
        """
        game = table.game
        if self._seed is not None or game.row.open_deal:
            return Rng(game.asked_at + 1)
        secret = blake2b(f"{game.row.salt}/{game.asked_at}".encode(), digest_size=8).digest()
        return Rng(int.from_bytes(secret, "big"))

    def close(self) -> None:
        for task in self._playing.values():
            task.cancel()
        self._tasks.cancel()
