"""Following a game: after every choice, each viewer is given only what has changed in the view.

What everybody may know is compared once for all viewers; only what some may not know is compared for each of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from regnum.core.board.differences import Comparison, Kept, differences
from regnum.core.board.views import board_view
from regnum.core.gate import Viewer
from regnum.core.shown import Change
from regnum.core.state import State
from regnum.core.view import progress_view, table_view

NO_CHANGES: Final = b"[]"

_encode: Final = msgspec.json.Encoder().encode


class Following:
    """A game and its viewers. A viewer who has seen a position is given the changes to the next."""

    def __init__(self, state: State) -> None:
        self._seen = state.copy()
        self._progress = progress_view(state)
        self._kept: Kept = {}  # see `Comparison.compare`

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """The position as far as the viewer may know it."""
        seat = viewer.seat(self._seen)
        view = table_view(self._seen, seat)
        view["board"] = board_view(self._seen, seat)
        return view

    def advance(self, state: State, viewers: Sequence[Viewer]) -> list[msgspec.Raw]:
        """Go on to another position; returns what has changed for each of the viewers: a list of `Change`, as JSON."""
        seen, progress = self._seen, progress_view(state)
        changed = state.changed_since(seen)
        comparison = _compare(seen, state, changed, None, None)
        comparison.found += differences(self._progress, progress)
        comparison.compare(by_viewer=False, kept=self._kept)
        public = _encode(comparison.found)
        told = [_changes(seen, state, changed, viewer, public) for viewer in viewers]
        seen.catch_up(state, changed)
        self._progress = progress
        return told


def _compare(before: State, after: State, changed: int, was: int | None, now: int | None) -> Comparison:
    return Comparison(after.table.game.fields.cells(after), before, after, changed, was, now, ("board",))


def _changes(before: State, after: State, changed: int, viewer: Viewer, public: bytes) -> msgspec.Raw:
    """What has changed for a viewer: what not everybody is told, and the rest, encoded once for all."""
    was, now = viewer.seat(before), viewer.seat(after)
    comparison = _compare(before, after, changed, was, now)
    comparison.compare(by_viewer=True)
    if was != now:  # at a shared screen the cards are those of another seat now
        comparison.found.append(Change(("seat",), now))
    if not comparison.found:
        return msgspec.Raw(public)
    own = _encode(comparison.found)
    return msgspec.Raw(own if public == NO_CHANGES else public[:-1] + b"," + own[1:])
