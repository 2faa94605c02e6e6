"""A board as JSON: all of it, or what a seat may know, built up from nothing."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.board.cells import NOWHERE, Branch, Cells, Column, DerivedPart
from regnum.core.board.given import Json
from regnum.core.board.shape import IN_JSON, IN_VIEWS, Field

OMITTED: Final[Any] = object()  # what is not in a view


def board_json(s: Any) -> dict[str, Json]:
    """The board of `s` as JSON, secrets included."""
    return _Writer(s, None, True).write()


def board_view(s: Any, seat: int | None) -> dict[str, Json]:
    """The board of `s` as far as `seat` (None: a spectator) may know it."""
    return _Writer(s, seat, False).write()


class _Writer:
    """Writes a board part by part; `everything`: as JSON, not as a view of `seat`."""

    def __init__(self, s: Any, seat: int | None, everything: bool) -> None:
        cells: Cells = s.table.game.fields.cells(s)
        self.cells = cells
        self.s = s
        self.seat = seat
        self.everything = everything
        # The objects and lists by number; None: it is not there.
        self.made: list[Any] = [None] * cells.size

    def write(self) -> dict[str, Json]:
        board: dict[str, Json] = {}
        self.made[0] = board
        for part in self.cells.parts:
            if isinstance(part, Column):
                if self.everything or not part.field.internal:
                    self._column(part)
            elif isinstance(part, Branch):
                if part.many is not None:
                    self._packed(part)
                else:
                    self._branch(part)
            elif not self.everything:
                self._derived(part)
        return board

    def _put(self, holder: int, key: str | None, value: Json) -> None:
        there = self.made[holder]
        if key is None:
            there.append(value)
        else:
            there[key] = value

    def _branch(self, branch: Branch) -> None:
        absent = branch.group.absent if branch.group is not None else None
        is_list, made, numbers = branch.is_list, self.made, branch.made
        for n, spot in enumerate(branch.spots):
            if made[spot.holder] is None:
                continue
            new: Any = None
            if absent is None or not absent(self.s, spot.i):
                new = made[numbers[n]] = [] if is_list else {}
            self._put(spot.holder, spot.key, new)

    def _packed(self, branch: Branch) -> None:
        """A list of the objects that are there, and these."""
        for n, spot in enumerate(branch.spots):
            found: list[Json] = []
            for i in branch.inside[n]:
                if is_there(branch, self.s, i, self.seat, spot.owner, self.everything):
                    new = self.made[branch.objects[i]] = label(branch, i)
                    found.append(new)
            if found or not branch.lean:
                self._put(spot.holder, spot.key, found)

    def _derived(self, part: DerivedPart) -> None:
        keys = part.derived.keys
        for spot in part.spots:
            if self.made[spot.holder] is not None:
                found = part.derived.view(self.s, spot.i, self.seat)
                if keys:
                    self.made[spot.holder].update(found)
                else:
                    self._put(spot.holder, spot.key, found)

    def _column(self, column: Column) -> None:
        s, made, field, kind = self.s, self.made, column.field, column.kind
        lean = is_lean(column, self.everything)
        entries: list[Any] | None = getattr(s, column.entries) if column.entries else None
        if entries is not None and lean and entries.count(kind.nothing) == len(entries):
            return  # most columns are empty
        store, plain = column.store, self.everything or not field.secret
        for spot in column.spots:
            if spot.holder == NOWHERE or made[spot.holder] is None:
                continue
            value = store.get(s, spot.i) if entries is None else entries[spot.i]
            if lean and (value is kind.nothing or kind.is_nothing(value)):
                continue
            found = kind.to_json(s, value) if plain else known(field, s, value, self.seat, spot.owner)
            if found is OMITTED:
                continue
            if kind.keys:
                spread(found, column.lean, made[spot.holder])
            elif spot.key is None:
                made[spot.holder].append(found)
            else:
                made[spot.holder][spot.key] = found


def is_lean(column: Column, everything: bool) -> bool:
    """Whether a field is left out where it is empty: of JSON (`everything`), or of a view."""
    return column.lean and not column.field.shown & (IN_JSON if everything else IN_VIEWS)


def is_there(branch: Branch, s: Any, i: int, seat: int | None, owner: int | None, everything: bool = False) -> bool:
    """Whether an object of a list whose objects come and go is there, as far as `seat` may know."""
    if branch.slots is not None and not everything:
        return branch.slots.sees(s, i, seat, owner)
    assert branch.many is not None
    return branch.many.is_there(s, i)


def label(branch: Branch, i: int) -> dict[str, Json]:
    """A new object of such a list."""
    return branch.slots.label(i) if branch.slots is not None else {}


def known(field: Field, s: Any, value: Any, seat: int | None, owner: int | None) -> Any:
    """What `seat` may know of a value of a field; `OMITTED` if its views leave it out.

    An empty pile or hand is treated as if it had one card, so that its view has the same form.
    """
    cards = field.cards
    if cards is not None and field.summarised:
        return cards.summary(s, value)
    if field.secret:
        size = max(1, field.kind.size(value))
        if field.known(s, seat, owner, size) < size:
            return OMITTED if cards is None else cards.summary(s, value)
    return field.kind.to_json(s, value)


def spread(value: dict[str, Json], lean: bool, out: dict[str, Json]) -> None:
    """Add the keys of a value that is shown as keys of the enclosing object."""
    for key, one in value.items():
        if one or not lean:
            out[key] = one


def shown(column: Column, s: Any, n: int, seat: int | None) -> Any:
    """What the view of `seat` has of the n-th cell; `OMITTED` if it leaves it out."""
    spot = column.spots[n]
    value = column.store.get(s, spot.i)
    if is_lean(column, False) and column.kind.is_nothing(value):
        return OMITTED
    return known(column.field, s, value, seat, spot.owner)


def objects(branch: Branch, s: Any, n: int, seat: int | None) -> list[dict[str, Json]]:
    """The n-th of the lists whose objects come and go, as `seat` may know it."""
    owner = branch.spots[n].owner
    there = [i for i in branch.inside[n] if is_there(branch, s, i, seat, owner)]
    return [{**label(branch, i), **contents(branch, s, i, seat)} for i in there]


def contents(branch: Branch, s: Any, i: int, seat: int | None) -> dict[str, Json]:
    """The fields of an object that comes and goes."""
    found: dict[str, Json] = {}
    for column in branch.columns:
        value = OMITTED if column.field.internal else shown(column, s, column.position[i], seat)
        if value is OMITTED:
            continue
        if column.kind.keys:
            spread(value, column.lean, found)
        else:
            found[column.name] = value
    return found
