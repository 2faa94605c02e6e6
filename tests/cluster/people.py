"""Simulated people who play 890 at tables of every kind, one game after another, whatever breaks meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable, Coroutine
from typing import Any

import httpx

from tests.cluster.history import History, Request, Revocation
from tests.cluster.page import Page

ANNA, BRUNO = {"kind": "me", "name": "Anna"}, {"kind": "here", "name": "Bruno"}
CLOCK = 5.0  # seconds for each choice, at tables with clocks
TOGETHER = 0.3  # seconds that one hand waits for the other, at tables with races
GHOSTS = 3  # choices that are tried with a revoked credential
PASSING = 4  # choices of a person until the seat is passed on
KINDS = ("plain", "bot", "clock", "race", "passing")


class Abandoned(Exception):
    """A table cannot go on, for a reason that the protocol knows: the answer with the only token of a seat was lost."""


class Site:
    """Where the people play: the address of nginx, and their own, so that limits by address do not concern them."""

    def __init__(self, port: int, number: int, host: str = "127.0.0.1") -> None:
        self.socket = f"ws://{host}:{port}/ws"
        self.address = f"127.1.{number >> 8 & 255}.{number & 255 or 255}" if host == "127.0.0.1" else "0.0.0.0"
        self._url = f"http://{host}:{port}/api"

    async def post(self, path: str, body: Any) -> tuple[int, Any]:
        """Send a request until there is an answer of a server; 0 if one was perhaps carried out without an answer."""
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        async with httpx.AsyncClient(transport=transport, timeout=5.0) as web:
            try:
                answer = await web.post(self._url + path, json=body)
            except httpx.HTTPError:
                return 0, None
            if answer.status_code >= 500:
                return 0, None
            return answer.status_code, answer.json()


class Slot:
    """A place in the room where one table stands after the other, all of one kind.

    `accepted` and `bots` are the times at which a person's choice was acknowledged, and a bot's choice received.
    """

    def __init__(self, number: int, kind: str, port: int, seed: int, think: float, host: str = "127.0.0.1") -> None:
        self.number = number
        self.kind = kind
        self.accepted: list[float] = []
        self.bots: list[float] = []
        self.over: list[History] = []  # tables where nobody sits any more
        self.abandoned = 0
        self.chance = random.Random(f"{seed}/{number}")
        self.site = Site(port, number, host)
        self.think = think
        self.asleep = False
        self.stopping = False
        self._table: Table | None = None

    @property
    def name(self) -> str:
        return f"{self.kind} table {self.number} ({self._table.history.table if self._table else 'opening'})"

    def pages(self) -> str:
        """What everybody at the table sees, for a report of failure."""
        return ", ".join(map(str, self._table.pages)) if self._table else "no table"

    @property
    def connections(self) -> int:
        """How many of its pages have a connection, or are about to."""
        return sum(page.has_socket for page in self._table.pages) if self._table else 0

    @property
    def table_id(self) -> str:
        return self._table.history.table if self._table else ""

    def went_on(self, since: float) -> float | None:
        """When the table went on after a time; None if it has not yet. Where a bot plays, it must have played, too."""
        first = [next((at for at in times if at > since), None) for times in self._signs()]
        return None if None in first else max(at for at in first if at is not None)

    def _signs(self) -> list[list[float]]:
        return [self.accepted, self.bots] if self.kind == "bot" else [self.accepted]

    def forget(self, before: float) -> None:
        """Forget signs of life from before a time."""
        for times in (self.accepted, self.bots):
            times[:] = [at for at in times if at >= before]

    async def play(self) -> None:
        """Play until `stopping`."""
        while not self.stopping:
            made = await self._open()
            if made is None:
                continue
            history = History(
                made["table"], frozenset([1] if self.kind == "bot" else []), CLOCK if self.kind == "clock" else None
            )
            table = self._table = Table(self, history, made)
            try:
                await table.play()
            except Abandoned:
                self.abandoned += 1
            finally:
                await table.leave()
                self._table = None
                self.over.append(history)

    async def _open(self) -> dict[str, Any] | None:
        seats = [ANNA, {"kind": "bot", "level": "easy"} if self.kind == "bot" else BRUNO]
        new: dict[str, Any] = {"game": "anno890", "seats": seats, "seed": self.chance.getrandbits(32)}
        if self.kind == "clock":
            new["clock"] = {"mode": "move", "seconds": CLOCK}
        status, made = await self.site.post("/tables", new)
        if status != 201:
            await asyncio.sleep(0.2)
            return None
        return dict(made)


class Table:
    """The people at one table, until the game is over."""

    def __init__(self, slot: Slot, history: History, made: dict[str, Any]) -> None:
        self.slot = slot
        self.history = history
        self.creator = made["creator"]
        self.tokens: dict[str, str] = made["tokens"]
        self._tasks: list[asyncio.Task[Any]] = []
        self.pages: list[Page] = []
        self._joined = 0

    def page(self, name: str, seat: int, token: str, more: str = "") -> Page:
        """A new page that is connected from now on."""
        site = self.slot.site
        page = Page(site.socket, site.address, self.history, f"{name} {len(self.pages)}", seat, token, more)
        self.pages.append(page)
        self._start(page.run())
        return page

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    @property
    def finished(self) -> bool:
        """Whether somebody has heard that the game is over."""
        return any("finished" in page.client.statuses for page in self.pages)

    async def leave(self) -> None:
        for page in self.pages:
            page.close()
        for task in self._tasks:
            task.cancel()
        for result in await asyncio.gather(*self._tasks, return_exceptions=True):
            if isinstance(result, Exception) and not isinstance(result, Abandoned):
                raise result

    async def play(self) -> None:
        """Let everybody play; returns when the game is over, or the slot stops."""
        people = []
        for seat, token in self.tokens.items():
            name, more = ("Anna", self.creator) if seat == "0" else ("Bruno", "")
            hands = [Person(self, self.page(name, int(seat), token, more))]
            if self.slot.kind == "race":
                hands.append(Person(self, self.page(name, int(seat), token)))
                meeting = Meeting()
                for n, hand in enumerate(hands):
                    hand.order, hand.meeting = n, meeting
            people += hands
        if self.slot.kind == "passing":
            people[1].successor = self._pass_on
            self._second = self.page("Bruno's other page", 1, people[1].page.credential)
        self._anna = people[0].page
        await asyncio.gather(*(person.play() for person in people))

    # --- passing a seat on -----------------------------------------------------------------------------------------

    async def _pass_on(self, person: Person) -> None:
        """The person gives the seat up, and another one takes it by invitation; the old credential is then tried."""
        old = person.page
        revocation = Revocation(old.credential, time.time())
        invitation = await self._invitation(old, revocation)
        if invitation is None:
            return
        self._joined += 1
        name = f"Carla {self._joined}"
        body = {"name": name, "invitation": invitation}
        while True:
            status, joined = await self.slot.site.post(f"/tables/{self.history.table}/join", body)
            if status == 200:
                break
            if status == 400:  # an earlier attempt was carried out, but its answer was lost
                raise Abandoned
            await asyncio.sleep(0.1)
        ghosts = [old, self._second]
        person.page = self.page(name, old.seat, joined["token"])
        self._second = self.page(f"{name}'s other page", old.seat, joined["token"])
        self._start(self._haunt(ghosts, person.page))

    async def _invitation(self, old: Page, revocation: Revocation) -> str | None:
        """Give up the seat of a page; returns the invitation, or None if the page has kept its seat."""
        self.history.revocations.append(revocation)
        answer = await old.ask("seat", seat=old.seat, kind="open")
        while answer is None:  # the connection broke: it was carried out, or not, or will be
            await self._anna.change(0.2)
            answer = await self._anna.ask("seat", seat=old.seat, kind="open")  # a creator frees only what nobody holds
            if answer is not None and answer["type"] == "refused":
                answer = await old.ask("seat", seat=old.seat, kind="open")
                if answer is not None and answer["type"] == "refused":
                    answer = None
        if answer["type"] == "refused":
            if answer["code"] != "not-stored":
                self.history.revocations.remove(revocation)
                return None
            return await self._ask_again(old, revocation)
        revocation.acknowledged = time.time()
        return str(answer["invitation"])

    async def _ask_again(self, old: Page, revocation: Revocation) -> str | None:
        await old.change(0.2)
        self.history.revocations.remove(revocation)
        return await self._invitation(old, revocation)

    async def _haunt(self, ghosts: list[Page], holder: Page) -> None:
        """Try to come in with a revoked credential, and to choose with it what its new holder may choose."""
        self.page("Ghost", holder.seat, ghosts[0].credential)
        for _ in range(GHOSTS):
            while not holder.options:
                await holder.change(1.0)
            choice, seq = self.slot.chance.choice(holder.options), holder.seq
            await asyncio.gather(*(ghost.choose(choice, seq) for ghost in ghosts if ghost.live))
            while holder.seq == seq:
                await holder.change(1.0)
        for ghost in ghosts:
            ghost.close()


class Meeting:
    """Two hands of one person, on two pages, that choose at the same moment."""

    def __init__(self) -> None:
        self._seq = -1
        self._both = asyncio.Event()

    async def wait(self, seq: int) -> None:
        """Wait until the other has come to the same position, but not for long."""
        if seq == self._seq:
            self._both.set()
            return
        self._seq, self._both = seq, asyncio.Event()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(TOGETHER):
                await self._both.wait()


class Person:
    """Somebody who chooses at random whenever asked."""

    def __init__(self, table: Table, page: Page) -> None:
        self.table = table
        self.page = page
        self.order = 0  # of the hand, at tables with races
        self.meeting: Meeting | None = None
        self.successor: Callable[[Person], Coroutine[Any, Any, None]] | None = None
        self._looked = 0  # up to which log line
        self._chose = 0

    async def play(self) -> None:
        slot, chance = self.table.slot, self.table.slot.chance
        while not slot.stopping and not self.table.finished and not self.page.refused:
            page = self.page
            self._look()
            if not page.options or not page.live or slot.asleep:  # whoever is asleep lets the time run out
                await page.change(1.0)
                continue
            seq = page.seq
            if self.meeting is not None:
                await self.meeting.wait(seq)
            else:
                await asyncio.sleep(chance.uniform(0, 2 * slot.think))
            if page.seq != seq or not page.options:
                continue
            self._made(await page.choose(self._choice(page.options, seq)))
            if self.successor is not None and self._chose >= PASSING:
                self._chose = 0
                await self.successor(self)
                self._looked = 0
            deadline = time.monotonic() + 1.0
            while page.seq == seq and page.live and time.monotonic() < deadline:
                await page.change(deadline - time.monotonic())

    def _choice(self, options: list[str], seq: int) -> str:
        """An option at random; the other hand takes another, if there is one."""
        first = random.Random(seq).randrange(len(options)) if self.meeting else self.table.slot.chance.randrange(99)
        return options[(first + self.order) % len(options)]

    def _made(self, request: Request) -> None:
        if request.answer == "accepted":
            self._chose += 1
            self.table.slot.accepted.append(time.time())

    def _look(self) -> None:
        """Look at new log lines: for signs of a bot, above all of one that has played for this person."""
        history, heard = self.table.history, self.page.client.heard
        new, self._looked = heard[self._looked :], len(heard)
        if any(line.seat in history.bots for line in new):
            self.table.slot.bots.append(time.time())
        if history.clock is None:
            return
        mine = {(request.seq + 1, request.choice) for request in history.requests[-200:]}
        if any(line.seat == self.page.seat and (line.number, line.choice) not in mine for line in new):
            self.table.slot.asleep = False
            self.table.slot.bots.append(time.time())
            self.page.reconnect()  # to show that somebody is here again
