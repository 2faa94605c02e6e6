"""Who is at a table: connected through this server or another one, and how long others have been away."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from regnum.server.cluster import messages

if TYPE_CHECKING:
    from regnum.server.table.connection import Connection

# Seconds without a connection after which a person counts as away: a page that is loaded again, a tunnel or a server
# that has just started is no absence.
AWAY = 30.0


class Presence:
    """The connections to a table with `seats` seats."""

    def __init__(self, seats: int, now: Callable[[], float] = time.monotonic) -> None:
        self.connections: list[Connection] = []  # through this server
        self._elsewhere: dict[str, messages.SeatsHere] = {}  # through other servers
        self._here: set[int] = set()
        self._now = now
        self._seen = [now()] * seats  # when each seat was last here; before this server knew, somebody may have been
        self._left: dict[int, float] = {}  # when this server has seen somebody go who has not come back

    def arrive(self, connection: Connection) -> None:
        self.connections.append(connection)
        self.notice()

    def leave(self, connection: Connection) -> None:
        self.connections.remove(connection)
        self.notice()

    def hear(self, server: str, here: messages.SeatsHere) -> None:
        """Another server tells who is connected through it."""
        self._elsewhere[server] = here
        self.notice()

    def forget(self, server: str) -> bool:
        """A server is gone; returns whether anything was known from it."""
        known = self._elsewhere.pop(server, None) is not None
        self.notice()
        return known

    def take_over(self, other: Presence) -> None:
        """Go on with what `other` knew of other servers and of who has left; its connections are moved apart."""
        self._elsewhere.update(other._elsewhere)
        self._seen = other._seen
        self._left = other._left
        self.notice()

    def notice(self) -> None:
        """Note who is here now, and so who has just left: call it after any change."""
        here = self.seats
        gone = self._here - here
        self.given(gone)
        self._left.update(dict.fromkeys(gone, self._now()))
        for seat in here:
            self._left.pop(seat, None)
        self._here = here

    def given(self, seats: Iterable[int]) -> None:
        """Count the absence at these seats from now: somebody has just left them, or taken them."""
        for seat in seats:
            self._seen[seat] = self._now()
            self._left.pop(seat, None)

    @property
    def seats(self) -> set[int]:
        """The seats that are connected, through this server or another."""
        here = self.held
        for there in self._elsewhere.values():
            here.update(there.seats)
        return here

    @property
    def held(self) -> set[int]:
        """The seats that are connected through this server."""
        return {seat for connection in self.connections for seat in connection.seats}

    @property
    def watchers(self) -> int:
        """How many watch, through this server or another."""
        return self.watchers_here + sum(there.watchers for there in self._elsewhere.values())

    @property
    def watchers_here(self) -> int:
        return sum(1 for connection in self.connections if not connection.seats)

    def is_away(self, seat: int) -> bool:
        """Whether the person of `seat` has been away for long enough that others may notice."""
        return seat not in self.seats and self._now() - self._seen[seat] >= AWAY

    def absence(self, seat: int) -> float | None:
        """For how many seconds the person of `seat` has been away; None if they are here, or it is not known."""
        return self._now() - self._left[seat] if seat in self._left else None
