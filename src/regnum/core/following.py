"""Following a game: after every choice, each viewer is given only what has changed in the view.

What everybody may know is compared once for all viewers; only what some may not know is compared for each of them.
"""

from __future__ import annotations

from collections.abc import Sequence
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
        self._seen = state.copy()
        self._progress = state.progress_view()
        self._kept: dict[tuple[Node, int], dict[str, Any]] = {}  # see `Comparison`

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """The position as far as the viewer may know it."""
        seat = viewer.seat(self._seen)
        view = self._seen.table_view(seat)
        view["board"] = self._seen.board_view(seat)
        return view

    def advance(self, state: State, viewers: Sequence[Viewer]) -> list[msgspec.Raw]:
        """Go on to another position; returns what has changed for each of the viewers: a list of `Change`, as JSON."""
        seen, progress = self._seen, state.progress_view()
        changed = state.changed_since(seen)
        touched = state.table.game.fields.touched(changed)
        comparison = Comparison(seen, state, changed, kept=self._kept)
        comparison.add(self._progress, progress, ())
        for node in touched:
            if comparison.covers(node):
                node.compare(comparison, 0, None, ("board",))
        public = _encode(comparison.found)
        secret = [node for node in touched if node.secret]
        told = [_changes(seen, state, changed, secret, viewer, public) for viewer in viewers]
        seen.catch_up(state, changed)
        self._progress = progress
        return told


def _changes(
    before: State, after: State, changed: int, secret: list[Node], viewer: Viewer, public: bytes
) -> msgspec.Raw:
    """What has changed for a viewer: some of the `secret` parts, and what everybody is told, encoded once for all."""
    was, now = viewer.seat(before), viewer.seat(after)
    if was == now and not secret:
        return msgspec.Raw(public)
    comparison = Comparison(before, after, changed, True, was, now)
    if was != now:  # at a shared screen the cards are those of another seat now
        secret = [node for node in after.table.game.fields.root.nodes if node.secret]
    for node in secret:
        node.compare(comparison, 0, None, ("board",))
    if was != now:
        comparison.found.append(Change(("seat",), now))
    if not comparison.found:
        return msgspec.Raw(public)
    own = _encode(comparison.found)
    return msgspec.Raw(own if public == NO_CHANGES else public[:-1] + b"," + own[1:])
