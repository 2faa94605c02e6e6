"""How to label a game's view in the generic outlines of the terminal and the browser."""

from __future__ import annotations

import msgspec


class ViewSchema(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the ids and numbers of a view mean.

    `kinds`: prefixes of the keys under which the game's texts name an id (``tile`` for ``tile-forge``); the first match
    wins. `players`: parts of the view whose numbers are player numbers. `by_player`: lists with one entry per player,
    as in `Fields.by_player`. `facts`: values of a component in the content that its text does not tell, such as its
    price. `columns`: lists that lie on the table as a grid, with the number of its columns. `together`: lists that tell
    of the same places; one of several times the length has so many entries for each.
    """

    kinds: tuple[str, ...]
    players: tuple[str, ...]
    by_player: tuple[str, ...]
    facts: tuple[str, ...] = ()
    columns: dict[str, int] = {}
    together: tuple[str, ...] = ()
