"""How the view of a game is put into words where nothing draws it: in the outlines of terminal and browser."""

from __future__ import annotations

import msgspec


class ViewSchema(msgspec.Struct, frozen=True):
    """What the ids and numbers of a view mean.

    `kinds`: under which beginnings the game's texts name what an id stands for (``tile`` for ``tile-forge``), the first
    that fits counts. `players`: parts of the view whose numbers are players. `by_player`: lists with an entry
    for each player, as `Fields.by_player` has them.
    """

    kinds: tuple[str, ...]
    players: tuple[str, ...]
    by_player: tuple[str, ...]
