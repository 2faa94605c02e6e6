"""A client of the server for agents: one of them plays a seat of a hosted table (docs/protocol.md).

The server sends what the seat may know, as numbers and as an imagined state; the agent gets nothing else.
"""

from __future__ import annotations

import json
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from urllib.parse import parse_qs, urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from regnum.agents.base import Agent, Outlook
from regnum.core.encoding import encoding
from regnum.core.errors import BadInput, RegnumError
from regnum.core.game import game
from regnum.core.option import Option, option, parse
from regnum.server import wire
from regnum.server.net.limits import TokenBucket

# Fewer messages than the server allows a connection: 20 a second, with a burst of 60.
MESSAGES_A_SECOND = 15.0
BURST = 40.0
PATIENCE = 2.0  # seconds before a question is asked again that was one too many
RETRIES = (1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0, 60.0, 60.0, 60.0)  # seconds before each, when the connection is lost
SHARE = 20  # of the time for a whole game, this part is for the next choice

_decode = msgspec.json.Decoder(wire.FromServer).decode


class Lost(Exception):
    """The connection is lost, and may be made again."""


class Address:
    """The address of a table as people see it: https://host/t/ID, with an invitation after it in an invitation link."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        folder, _, self.table = parts.path.rpartition("/")
        if parts.scheme not in ("http", "https") or not parts.netloc or folder != "/t" or not self.table:
            raise BadInput("URL", f"{url!r} is not the address of a table, like https://host/t/ID")
        self.server = f"{parts.scheme}://{parts.netloc}"
        self.socket = f"{parts.scheme.replace('http', 'ws')}://{parts.netloc}/ws"
        self.invitation = parse_qs(parts.fragment).get("join", [""])[0]

    def join(self, name: str) -> str:
        """Take a seat, by the invitation if there is one; returns its token."""
        asked = json.dumps({"name": name, "invitation": self.invitation}).encode()
        where = f"{self.server}/api/tables/{self.table}/join"
        request = urllib.request.Request(where, asked, {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return msgspec.json.decode(answer.read(), type=wire.Joined).token
        except urllib.error.HTTPError as error:
            problem = msgspec.json.decode(error.read(), type=wire.Problem).error
            raise BadInput("the server", problem) from None
        except OSError as error:
            raise BadInput(self.server, f"cannot be reached: {error}") from None


def budget(clock: wire.ClockInfo, seat: int) -> float | None:
    """The seconds to think about the next choice; None if no clock runs."""
    if clock.mode == "none" or clock.paused:
        return None
    left = clock.left[seat]
    share = left if clock.mode == "move" else left / SHARE + 0.8 * clock.increment
    return max(0.2, min(share, left - 1.0))  # a second for the network


class Sitting:
    """An agent at a table: it begins when the agent comes, and ends with the game."""

    def __init__(self, address: Address, token: str, agent: Agent, tell: Callable[[str], None]) -> None:
        self.address = address
        self.token = token
        self.agent = agent
        self.tell = tell  # says what happens, to a person
        self.table: wire.TableInfo | None = None
        self.seat: int | None = None
        self._position: wire.Question | None = None
        self._clock: wire.ClockInfo | None = None
        self._seen = 0  # the number of the last log entry
        self._agreed = -1  # the number of the position in which it has agreed to an undo
        self._id = 0
        self._socket: ClientConnection | None = None
        self._welcomed = False  # on this connection
        self._bucket = TokenBucket(MESSAGES_A_SECOND, BURST)

    def play(self) -> wire.TableInfo:
        """Play until the game is over, coming back if the connection is lost; returns the table with the scores."""
        lost = 0
        while True:
            try:
                with self.connected():
                    lost = 0
                    while self.table is None or self.table.status != "finished":
                        if not self._take_part():
                            self._receive()
                return self.table
            except Lost as problem:
                if self.table is None or lost == len(RETRIES):
                    raise BadInput(self.address.server, f"cannot be reached: {problem}") from None
                self.tell(f"the connection is lost ({problem}): trying again in {RETRIES[lost]:g} seconds")
                time.sleep(RETRIES[lost])
                lost += 1

    # --- the connection --------------------------------------------------------------------------------------------

    @contextmanager
    def connected(self) -> Iterator[None]:
        """A connection that has been welcomed, for as long as it is used."""
        with ExitStack() as closing:
            try:
                self._socket = closing.enter_context(connect(self.address.socket, max_size=None))
            except (OSError, InvalidHandshake) as error:
                raise Lost(str(error)) from None
            self._bucket = TokenBucket(MESSAGES_A_SECOND, BURST)
            self._welcomed = False
            self._send(wire.Hello(wire.VERSION, self.address.table, [self.token], self._seen))
            while not isinstance(self._receive(), wire.Welcome):
                pass
            yield

    def _send(self, message: wire.FromClient) -> None:
        assert self._socket is not None
        while not self._bucket.take():
            time.sleep(0.05)
        try:
            self._socket.send(msgspec.json.encode(message).decode())
        except (ConnectionClosed, OSError) as error:
            raise Lost(str(error)) from None

    def _receive(self) -> wire.FromServer:
        """The next message of the server; what it says about the table is noted."""
        assert self._socket is not None
        try:
            message: wire.FromServer = _decode(self._socket.recv())
        except (ConnectionClosed, OSError) as error:
            raise Lost(str(error)) from None
        match message:
            case wire.Welcome():
                self._welcomed = True
                self._sit_down(message)
                self._note(message.position, message.log, message.table, message.table.clock)
            case wire.Update():
                self._note(message.position, message.log, message.table, message.clock)
            case wire.TableChanged():
                self.table, self._clock = message.table, message.table.clock
            case wire.Goodbye():
                if self._welcomed:
                    raise Lost(f"the server said goodbye: {message.code}")
                raise BadInput("the server", f"refused the seat: {message.code}")
            case _:
                pass
        return message

    def _sit_down(self, welcome: wire.Welcome) -> None:
        if len(welcome.yours) != 1:
            raise BadInput("--token", "is not the token of one seat of this table")
        if self.seat is None:
            self.seat = welcome.yours[0]
            self.agent.begin(game(welcome.table.game), self.seat, len(welcome.table.seats))
            self.tell(f"{self.agent.name} has seat {self.seat} as {welcome.table.seats[self.seat].name}")

    def _note(
        self,
        position: wire.Question,
        log: list[wire.LogLine],
        table: wire.TableInfo | None,
        clock: wire.ClockInfo | None,
    ) -> None:
        self._position = position
        self.table, self._clock = table or self.table, clock or self._clock
        for line in log:
            self._seen = line.seq
            if line.kind == "choice":
                self.agent.observe(line.seat, _option(line.choice))
            elif line.kind == "undo":
                self.agent.taken_back(line.undone)

    def ask(self, make: Callable[[int], wire.FromClient]) -> wire.FromServer:
        """Send a request, made with its id, and return its answer."""
        self._id += 1
        self._send(make(self._id))
        while True:
            message = self._receive()
            if getattr(message, "id", None) == self._id:
                return message

    # --- the game --------------------------------------------------------------------------------------------------

    def _take_part(self) -> bool:
        """Do what is asked of the seat now; False if there is nothing to do."""
        assert self.table is not None
        position = self._position
        if position is None or self.table.status != "running":
            return False
        asked = position.asks_undo
        if asked is not None and asked.seat != self.seat and self._agreed != position.seq:
            # Like the server's own bots, it is no obstacle to an undo.
            self._agreed = position.seq
            self.ask(lambda id: wire.Consent(id, position.seq, asked.reach, True))
            return True
        if not position.options or self.table.seats[self.seat or 0].stands_in:
            return False
        observed = self.ask(lambda id: wire.Observe(id, position.seq, imagine=True))
        if isinstance(observed, wire.Refused) and observed.code == "refused":
            time.sleep(PATIENCE)  # it has asked too much for now
            return True
        if isinstance(observed, wire.Observation):
            choice = self.agent.choose(self._outlook(observed)).text
            answer = self.ask(lambda id: wire.Choose(id, position.seq, choice))
            if isinstance(answer, wire.Refused) and answer.code == "illegal":
                raise BadInput(self.agent.name, f"chose {choice!r}, which is not legal ({answer.clause})")
        return self._position is not position  # a refusal may be older than what there is to do now

    def _outlook(self, observed: wire.Observation) -> Outlook:
        """What the agent is shown: the state that the server has imagined for its seat."""
        assert self.table is not None
        assert self.seat is not None
        g = game(self.table.game)
        if observed.encoding != encoding(g).digest or observed.state is None:
            raise RegnumError(f"the server has another version of {g.title}: install the one it has")
        seconds = budget(self._clock, self.seat) if self._clock is not None else None
        return Outlook(g.load(observed.state), self.seat, seconds)


def _option(text: str) -> Option | None:
    """The option that a log line tells; None if it is sealed to the seat."""
    told = parse(text)
    return option(told.verb, *told.args) if told is not None else None


def result(table: wire.TableInfo, seat: int | None) -> dict[str, Any]:
    """How a finished game ended, for `--json`."""
    names = [one.name for one in table.seats]
    return {"table": table.id, "seat": seat, "names": names, "scores": table.scores, "winners": table.winners}
