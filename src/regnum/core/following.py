"""Following a game: after every choice, each viewer is given only what has changed in the view.

What everybody may know is compared once for all viewers; only what some may not know is compared for each of them.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from regnum.core.fields.comparison import Comparison
from regnum.core.fields.node import Node
from regnum.core.gate import Viewer
from regnum.core.shown import Change
from regnum.core.state import State

NO_CHANGES: Final = b"[]"

_encode: Final = msgspec.json.Encoder().encode


class Following:
    """A game and its viewers. A viewer who has seen a position is given the changes to the next."""

    def __init__(self, state: State) -> None:
        self._before = self._state = state.copy()
        self._progress = state.progress_view()
        self._changed = 0  # see `State.changed_since`
        self._touched: list[Node] = []  # the parts of the board that may have changed
        self._public = NO_CHANGES  # the changes that everybody may know
        self._kept: dict[tuple[Node, int], dict[str, Any]] = {}  # see `Comparison`

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """The position as far as the viewer may know it."""
        seat = viewer.seat(self._state)
        view = self._state.table_view(seat)
        view["board"] = self._state.board_view(seat)
        return view

    def advance(self, state: State) -> None:
        """Go on to another position."""
        before, after, progress = self._state, state.copy(), state.progress_view()
        self._before, self._state = before, after
        self._changed = after.changed_since(before)
        self._touched = after.table.game.fields.touched(self._changed)
        comparison = Comparison(before, after, self._changed, kept=self._kept)
        comparison.add(self._progress, progress, ())
        for node in self._touched:
            if comparison.covers(node):
                node.compare(comparison, 0, None, ("board",))
        self._public, self._progress = _encode(comparison.found), progress

    def changes(self, viewer: Viewer) -> msgspec.Raw:
        """What has changed for the viewer with the last `advance`: a list of `Change`, as JSON."""
        was, now = viewer.seat(self._before), viewer.seat(self._state)
        comparison = Comparison(self._before, self._state, self._changed, True, was, now)
        # At a shared screen the cards are those of another seat now.
        parts = self._touched if was == now else self._state.table.game.fields.root.nodes
        for node in parts:
            if node.secret:
                node.compare(comparison, 0, None, ("board",))
        if was != now:
            comparison.found.append(Change(("seat",), now))
        # What everybody is told is the most of it, and is encoded once for all.
        if not comparison.found:
            return msgspec.Raw(self._public)
        own = _encode(comparison.found)
        return msgspec.Raw(own if self._public == NO_CHANGES else self._public[:-1] + b"," + own[1:])
