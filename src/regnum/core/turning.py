"""Turning a row of numbers to a seat, for learners: the seats change places so that one of them comes first.

What is true of one seat is then true of all, and a network need not learn it for each. Kinds say where their numbers
name players (`Scale.first`, `Kind.sources`), games where their options do (`Game.players_named`). Automata stay.
"""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.board.cells import Column, DerivedPart
from regnum.core.board.kinds import Scale
from regnum.core.board.numbers import has_mark, scales, width
from regnum.core.board.shape import DerivedFor
from regnum.core.encoding import Encoding
from regnum.core.option import Option, option
from regnum.core.state import State

PLAYER = Scale(0, 1, named=True, first=1)


class Rotation:
    """How the rows of a table are turned to `seat`.

    `becomes`: for each player, the number in a turned row. A turned row has the number at `sources[n]` of the row at n;
    where it names players, `scales` says how.
    """

    def __init__(self, encoding: Encoding, state: State, seat: int) -> None:
        game = encoding.game
        self.becomes = game.turned(state.table, seat)
        self.was = [self.becomes.index(player) for player in range(len(self.becomes))]
        self.sources = list(range(encoding.size))
        self.scales: dict[int, Scale] = {1: PLAYER, 2: PLAYER}  # of the viewer and the asked seat
        for room in encoding.rooms(state):
            column = room.column
            mark = int(has_mark(column))
            wide = width(column, state, column.indices[0]) - mark
            inner = [*range(mark), *[mark + one for one in column.kind.sources(state, wide, self.was)]]
            starts = [room.offset + place * room.width for place in room.places]
            self._part(column, starts, inner, scales(column, state, column.indices[0]))
        for part in game.fields.cells(state).derived:
            if isinstance(part.derived, DerivedFor):
                kind, wide = part.derived.kind, encoding.part(part.title).width
                start = encoding.part(part.title).offset
                starts = [start + n * wide for n in range(len(part.spots))]
                self._part(part, starts, list(range(wide)), kind.scales(state, ()))
        for asked in encoding.asked():
            wide = asked.kind.width(state, asked.kind.nothing)
            for n, source in enumerate(asked.kind.sources(state, wide, self.was)):
                self.sources[asked.offset + n] = asked.offset + source
            self._name(asked.offset, asked.kind.scales(state, asked.kind.nothing))

    def _part(self, part: Column | DerivedPart, starts: list[int], inner: list[int], scales: list[Scale]) -> None:
        """A field or something derived: where the numbers of its cells begin, and where each of them comes from."""
        cells: dict[int | None, list[int]] = {}
        for n, spot in enumerate(part.spots):
            cells.setdefault(spot.owner, []).append(n)
        for owner, mine in cells.items():
            from_whom = owner if owner is None or owner >= len(self.was) else self.was[owner]
            for n, source in zip(mine, cells[from_whom], strict=True):
                for k, one in enumerate(inner):
                    self.sources[starts[n] + k] = starts[source] + one
                self._name(starts[n], scales)

    def _name(self, start: int, scales: Sequence[Scale]) -> None:
        for n, scale in enumerate(scales):
            if scale.first is not None:
                self.scales[start + n] = scale

    def row(self, numbers: Sequence[int]) -> list[int]:
        """A row, turned."""
        found = [numbers[source] for source in self.sources]
        for n, scale in self.scales.items():
            assert scale.first is not None
            player, thing = divmod(found[n] - scale.first, scale.each)
            if 0 <= player < len(self.becomes):
                found[n] = scale.first + scale.each * self.becomes[player] + thing
        return found

    def option(self, chosen: Option, named: dict[str, int]) -> Option:
        """An option, turned; `named`: see `Game.players_named`."""
        at = named.get(chosen.verb)
        if at is None or at >= len(chosen.args):
            return chosen
        player = chosen.args[at]
        if not isinstance(player, int) or player >= len(self.becomes):
            return chosen
        return option(chosen.verb, *chosen.args[:at], self.becomes[player], *chosen.args[at + 1 :])
