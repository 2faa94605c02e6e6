"""What each seat has observed and chosen in the course of a game, as a chain of digests that copies share.

A seat observes the position at the start, every choice (of a sealed one, that it was made), who is asked what next, and
the position after every choice that revealed something to anybody. After a choice that revealed nothing, a position
follows from the one before and the choice: that is a law of `State.revealed`.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from regnum.core import gate
from regnum.core.encoding import encoding
from regnum.core.option import Option
from regnum.core.state import State
from regnum.core.step import Ask

SIZE = 16  # bytes of a digest
MEMORY = 64  # how many of the latest choices are remembered one by one

Heard = tuple[int, Option | None]  # who chose, and what; None if it is sealed to the seat
# How many choices were made, and by seat the digest and the latest choices.
Saved = tuple[int, dict[int | None, bytes], dict[int | None, list[Heard]]]


class Ply:
    """A position of a game, with all that came before it."""

    __slots__ = ("_before", "_choice", "_digests", "_next", "_origin", "_shown", "_told", "count")

    def __init__(self, state: State, before: Ply | None = None, choice: tuple[Ask[Any], Option] | None = None) -> None:
        self.count: int = 0 if before is None else before.count + 1  # choices up to here
        self._before = before
        self._choice = choice
        self._next = "" if state.over else f"{state.asking.seat} {type(state.asking).__name__}"
        self._shown: State | None = None  # the position, if anybody learned from it
        self._digests: dict[int | None, bytes] = {}
        # Where nothing is known before this ply but what it was made from:
        self._origin = b""
        self._told: dict[int | None, list[Heard]] = {}

    @classmethod
    def start(cls, state: State) -> Ply:
        """The beginning, at `state`."""
        ply = cls(state)
        ply._shown = state.copy()
        return ply

    def then(self, asking: Ask[Any], option: Option, state: State, revealed: bool) -> Ply:
        """The ply after `option` was chosen, which led to `state`; `revealed`: whether anybody learned something."""
        ply = Ply(state, self, (asking, option))
        if revealed or asking.secret:
            # Digests are made when they are asked for: a random playout pays for a copy and no more.
            ply._shown = state.copy()
        return ply

    def imagined(self, seat: int, state: State) -> Ply:
        """This ply in a world that `seat` imagines, with `state` as its position.

        The seat itself and spectators have observed the same. Another seat has observed what a spectator has, and the
        imagined position: what it really observed is unknown to `seat`, and no part of this.
        """
        ply = Ply(state)
        ply.count = self.count
        ply._shown = state.copy()
        ply._origin = self.digest(None)
        ply._digests = {None: self.digest(None), seat: self.digest(seat)}
        public = self.latest(None)
        ply._told = dict.fromkeys((None, *range(state.table.seats)), public)
        ply._told[seat] = self.latest(seat)
        return ply

    def saved(self, seats: int) -> Saved:
        """Everything that can be asked of this ply, for `restored`."""
        viewers = (None, *range(seats))
        return self.count, {seat: self.digest(seat) for seat in viewers}, {seat: self.latest(seat) for seat in viewers}

    @classmethod
    def restored(cls, state: State, saved: Saved) -> Ply:
        """The inverse of `saved`; `state` is the position."""
        ply = cls(state)
        ply.count, ply._digests, ply._told = saved
        return ply

    def digest(self, seat: int | None) -> bytes:
        """A fingerprint of all that `seat` (None: a spectator) has observed and chosen up to this ply."""
        chain: list[Ply] = []
        ply: Ply | None = self
        while ply is not None and seat not in ply._digests:
            chain.append(ply)
            ply = ply._before
        digest = chain[-1]._origin if ply is None else ply._digests[seat]
        for ply in reversed(chain):
            digest = ply._digests[seat] = ply._digest_after(digest, seat)
        return digest

    def _digest_after(self, digest: bytes, seat: int | None) -> bytes:
        made = blake2b(digest, digest_size=SIZE)
        heard = ""
        if self._choice is not None:
            asking, option = self._choice
            observed = gate.observed(asking, option, seat)
            heard = f"{asking.seat} {'' if observed is None else observed.text}"
        made.update(f"{heard}\n{self._next}\n".encode())
        if self._shown is not None:
            layout = encoding(self._shown.table.game)
            row = layout.rows(1)
            layout.write(self._shown, seat, row, 0)
            made.update(memoryview(row))
        return made.digest()

    def latest(self, seat: int | None) -> list[Heard]:
        """The last choices as `seat` observed them, the newest first."""
        found: list[Heard] = []
        ply: Ply | None = self
        while ply is not None and len(found) < MEMORY:
            if ply._choice is not None:
                asking, option = ply._choice
                found.append((asking.seat, gate.observed(asking, option, seat)))
            found += ply._told.get(seat, ())
            ply = ply._before
        return found[:MEMORY]
