"""All fields of a game's board together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from regnum.core.board.cards import Card
from regnum.core.board.cells import Cells
from regnum.core.board.custom import OF_STEPS, Naming
from regnum.core.board.given import Json, Where
from regnum.core.board.kinds import Kind
from regnum.core.board.reading import read
from regnum.core.board.several import ListOf
from regnum.core.board.shape import Cache, Derived, DerivedFor, Field, Group, Many, Shape, all_in, settle
from regnum.core.board.stores import Attribute

BOARD: Where = "state.board"
MOST = 8  # how many values of a step's list learners see
TABLES = 64  # the tables whose cells are kept


class Fields:
    """All fields of a game's board, and the kinds of the fields of its steps.

    `content`: for each kind of component, a function from a state or game to the list of their ids. `kinds`: what a
    field of a step can be, by name, besides these components; `texts`: what it mostly is if it is a text. `imports`:
    import lines that the generated attributes need. `complete`: called after reading a board, to set what follows from
    it and what a position set up by hand may leave out. `lists_by_player`: the names of lists with one entry per player
    inside values of the game's own form.
    """

    def __init__(
        self,
        *parts: Shape,
        content: dict[str, Callable[[Any], Sequence[str]]],
        kinds: dict[str, Kind] | None = None,
        texts: Sequence[str] = (),
        imports: Sequence[str] = (),
        complete: Callable[[Any, dict[str, Json]], None] | None = None,
        lists_by_player: Sequence[str] = (),
    ) -> None:
        self.root = Group("board", *parts)
        self.content = content
        self.imports = tuple(imports)
        self._complete = complete
        self._numbers: dict[str, tuple[Sequence[str], dict[str, int]]] = {}
        self._cells: dict[tuple[object, ...], Cells] = {}
        self._table: Any = None  # the last one, and its cells
        self._of_table: Cells | None = None
        settle(self.root, "")
        shapes = list(all_in(self.root))
        self.all: list[Field] = [shape for shape in shapes if isinstance(shape, Field)]  # each once
        self._kinds: dict[str, Kind] = {
            **OF_STEPS,
            "text": Naming(texts),
            **{name: Card(name, needed=True) for name in content},
            **(kinds or {}),
        }
        for_seats = [shape.kind for shape in shapes if isinstance(shape, DerivedFor)]
        for kind in (*[field.kind for field in self.all], *for_seats, *self._kinds.values()):
            kind.bind(self)
        derived = {name for shape in shapes if isinstance(shape, Derived) for name in shape.by_player}
        lists = {shape.name for shape in shapes if isinstance(shape, Many) and shape.by_player}
        # The names of lists with one entry per player, anywhere on the board.
        self.by_player: frozenset[str] = frozenset((*derived, *lists, *lists_by_player))

    def kind(self, name: str) -> Kind:
        """What a field of a step is, by the name that the step gives; ``place*`` is a list of places."""
        found = self._kinds.get(name)
        if found is None:
            found = self._kinds[name] = ListOf(self.kind(name.removesuffix("*")), MOST)
        return found

    # --- components ---------------------------------------------------------------------------------------------------

    def ids(self, s: Any, kind: str) -> Sequence[str]:
        """The ids of a kind of component, by number."""
        return self.content[kind](s)

    def numbers(self, s: Any, kind: str) -> dict[str, int]:
        """The numbers of a kind of component, by id."""
        ids = self.ids(s, kind)
        known = self._numbers.get(kind)
        if known is None or known[0] is not ids:  # the ids change with an owner's overlay
            known = self._numbers[kind] = (ids, {name: n for n, name in enumerate(ids) if name})
        return known[1]

    def pieces(self, s: Any, kind: str) -> list[int]:
        """All components of a kind, anywhere on the board."""
        found: list[int] = []
        for column in self.cells(s).columns:
            if column.kind.of == kind:
                for i in column.indices:
                    if column.is_there(s, i):
                        found.extend(column.kind.pieces(s, column.store.get(s, i)))
        return found

    # --- the state ----------------------------------------------------------------------------------------------------

    def attributes(self) -> list[Attribute]:
        """The attributes of the state, each once, in the order of their declaration."""
        found: dict[str, Attribute] = {}
        for shape in all_in(self.root):
            own = shape.attributes() if isinstance(shape, Field) else []
            for attribute in [shape.attribute] if isinstance(shape, Cache) else own:
                if attribute.name in found:  # shared: the last field that shares it knows its length
                    attribute.doc = attribute.doc or found[attribute.name].doc
                found[attribute.name] = attribute
        return list(found.values())

    def read_attributes(self) -> list[Attribute]:
        """The attributes that views read, in the order of their bits in `State.changed_since`."""
        read_: set[str] = set()
        for shape in all_in(self.root):
            if isinstance(shape, Field) and not shape.internal:
                read_.update(shape.store.names())
            elif isinstance(shape, Derived):
                read_.update(shape.of)
        return [attribute for attribute in self.attributes() if attribute.name in read_]

    def cells(self, s: Any) -> Cells:
        """Everything on the board at the table of `s`."""
        table = s.table
        if table is not self._table or self._of_table is None:
            key = (table.game, table.seats, table.players, *table.options.values())
            found = self._cells.get(key)
            if found is None:
                if len(self._cells) >= TABLES:
                    self._cells.clear()
                bits = {attribute.name: n for n, attribute in enumerate(self.read_attributes())}
                found = self._cells[key] = Cells(self.root, bits, s)
            self._table, self._of_table = table, found
            return found
        return self._of_table

    def read(self, s: Any, data: Json, strict: bool) -> None:
        """Fill the empty table `s` with the board that `data` describes."""
        read(self.root, s, 0, data, BOARD, strict)
        if self._complete is not None:
            self._complete(s, data)

    def __iter__(self) -> Iterator[Field]:
        return iter(self.all)
