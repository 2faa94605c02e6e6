"""How to label a game's view in the generic outlines of the terminal and the browser."""

from __future__ import annotations

import msgspec


class ViewSchema(msgspec.Struct, frozen=True):
    """What the ids and numbers of a view mean.

    `kinds`: prefixes of the keys under which the game's texts name an id (``tile`` for ``tile-forge``); the first match
    wins. `players`: parts of the view whose numbers are player numbers. `by_player`: lists with one entry per player,
    as in `Fields.by_player`.
    """

    kinds: tuple[str, ...]
    players: tuple[str, ...]
    by_player: tuple[str, ...]
