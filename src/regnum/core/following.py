"""Following a game: after every choice, each viewer is given only what has changed in the view.

What everybody may know is looked at once for all viewers; only the parts with secrets are looked at for each of them.
"""

from __future__ import annotations

from typing import Any

from regnum.core.fields import Node
from regnum.core.gate import Viewer, differences, view_of_parts
from regnum.core.shown import Change
from regnum.core.state import State


class _Shown:
    """What a viewer was shown: the part of the view that is the same for every game, and the parts with secrets."""

    __slots__ = ("parts", "table")

    def __init__(self, table: dict[str, Any], parts: dict[str, Any]) -> None:
        self.table = table
        self.parts = parts


class Following:
    """A game and its viewers. A viewer who has seen the whole view is given the changes since the position before."""

    def __init__(self, state: State) -> None:
        fields = state.table.game.fields
        self._fields = fields
        self._secret = [node for node in fields.root.nodes if node.secret]
        self._state = state.copy()
        self._public = view_of_parts(state, None, (node for node in fields.root.nodes if not node.secret))
        self._public_changes: list[Change] = []
        self._secret_changed: list[Node] = []
        self._shown: dict[frozenset[int], _Shown] = {}

    def view(self, viewer: Viewer) -> dict[str, Any]:
        """The position as far as the viewer may know it; `changes` then gives what follows."""
        shown = self._show(viewer)
        return {**shown.table, "board": {**self._public, **shown.parts}}

    def advance(self, state: State) -> None:
        """Go on to another position."""
        changed = self._fields.changed(self._state, state)
        public = view_of_parts(state, None, (node for node in changed if not node.secret))
        self._public_changes = _changes(self._public, public, ("board",))
        self._public |= public
        self._secret_changed = [node for node in changed if node.secret]
        self._state = state.copy()

    def changes(self, viewer: Viewer) -> list[Change]:
        """What has changed for the viewer with the last `advance`, if the viewer has seen the position before it."""
        before = self._shown.get(viewer.seats)
        if before is None:
            self._show(viewer)
            return []
        seat = viewer.seat(self._state)
        table = self._state.table_view(seat)
        changes = _changes(before.table, table) + self._public_changes
        # At a shared screen the cards are those of another seat now.
        looked_at = self._secret_changed if seat == before.table["seat"] else self._secret
        parts = view_of_parts(self._state, seat, looked_at)
        changes += _changes(before.parts, parts, ("board",))
        for node in looked_at:
            for key in node.json_keys():
                if key in before.parts and key not in parts:
                    del before.parts[key]
                    changes.append(Change(["board", key]))
        before.table = table
        before.parts |= parts
        return changes

    def forget(self, viewer: Viewer) -> None:
        """Nobody looks on as this viewer any more."""
        self._shown.pop(viewer.seats, None)

    def _show(self, viewer: Viewer) -> _Shown:
        seat = viewer.seat(self._state)
        parts = view_of_parts(self._state, seat, self._secret)
        shown = self._shown[viewer.seats] = _Shown(self._state.table_view(seat), parts)
        return shown


def _changes(before: dict[str, Any], after: dict[str, Any], path: tuple[str, ...] = ()) -> list[Change]:
    """The changes that turn the entries of `before` into those of `after`; what is only in `before` stays."""
    found: list[Change] = []
    for key, value in after.items():
        if key in before:
            found += differences(before[key], value, (*path, key))
        else:
            found.append(Change([*path, key], value))
    return found
