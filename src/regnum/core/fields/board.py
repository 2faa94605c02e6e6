"""All fields of a game's board together."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from regnum.core.fields.groups import Group
from regnum.core.fields.interfaces import Interfaces
from regnum.core.fields.node import Attribute, Json, Leaf, Node


def _all_nodes(node: Node) -> Iterator[Node]:
    yield node
    if isinstance(node, Group):
        for inner in node.nodes:
            yield from _all_nodes(inner)


class Fields:
    """All fields of a game's board.

    `content`: for each kind of component, a function from a state or game to the list of their ids. `imports`: import
    lines that the generated attributes need. `counts`: numbers of players or places, as code in the state's constructor
    and as a function of the state. `complete`: called after reading a board, to set what follows from it and what a
    position set up by hand may leave out. `lists_by_player`: the names of lists with one entry per player inside values
    of the game's own form.
    """

    def __init__(
        self,
        *nodes: Node,
        content: dict[str, Callable[[Any], Sequence[str]]],
        imports: Sequence[str] = (),
        counts: dict[str, Callable[[Any], int]] | None = None,
        complete: Callable[[Any, dict[str, Json]], None] | None = None,
        lists_by_player: Sequence[str] = (),
    ) -> None:
        self.root = Group("board", *nodes)
        self.content = content
        self.imports = tuple(imports)
        self.counts: dict[str, Callable[[Any], int]] = {
            "table.players": lambda s: s.table.players,
            "table.seats": lambda s: s.table.seats,
        }
        self.counts.update(counts or {})
        self._complete = complete
        self._lists_by_player = lists_by_player
        self.interfaces = Interfaces()
        self._numbers: dict[str, tuple[Sequence[str], dict[str, int]]] = {}
        self.root.bind(self, "")
        self.root.note_reads({attribute.name: n for n, attribute in enumerate(self.read_attributes())})

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

    def count(self, s: Any, code: str) -> int:
        return self.counts[code](s)

    def attributes(self) -> list[Attribute]:
        """The attributes of the state, each once, in the order of their declaration."""
        found: dict[str, Attribute] = {}
        for attribute in self.root.attributes():
            if attribute.name in found:  # shared: the last field that shares it knows its length
                attribute.doc = attribute.doc or found[attribute.name].doc
            found[attribute.name] = attribute
        return list(found.values())

    def read_attributes(self) -> list[Attribute]:
        """The attributes that views read, in the order of their bits in `State.changed_since`."""
        read = self.root.stores()
        return [attribute for attribute in self.attributes() if attribute.name in read]

    def write(self, s: Any) -> dict[str, Json]:
        """The board of `s` as JSON, secrets included."""
        found: dict[str, Json] = self.root.write(s, 0)
        return found

    def view(self, s: Any, seat: int | None) -> dict[str, Json]:
        """The board of `s` as far as `seat` may know it."""
        found: dict[str, Json] = self.root.view(s, 0, seat, None)
        return found

    def touched(self, changed: int) -> list[Node]:
        """The parts of the board whose views may have changed with the attributes `changed` (`State.changed_since`)."""
        return [node for node in self.root.nodes if changed & node.reads_mask or not node.self_contained]

    @property
    def encoded(self) -> list[tuple[str, tuple[int, ...], Leaf]]:
        """The fields in the order in which learners read them: name, lengths of the lists around it, leaf."""
        return list(self.root.encoded("", ()))

    def copied(self) -> dict[int, list[str]]:
        """The code that writes fields for learners, by their number in `encoded`, where generated code can do it."""
        leaves = [leaf for _, _, leaf in self.encoded]
        stores = [leaf.store for leaf in leaves]
        found = {n: leaf.observing(f"at + starts[{n}]", f"widths[{n}]") for n, leaf in enumerate(leaves)}
        return {n: code for n, code in found.items() if code and stores.count(leaves[n].store) == 1}

    def read(self, s: Any, data: Json, strict: bool) -> None:
        """Fill the empty table `s` with the board that `data` describes."""
        self.root.read(s, 0, data, "", strict)
        if self._complete is not None:
            self._complete(s, data)

    def leaves(self, s: Any) -> Iterator[tuple[Leaf, int, int | None]]:
        """Every leaf with its index and its owner."""
        return self.root.leaves(s, 0, None)

    def secret_leaves(self, s: Any) -> Iterator[tuple[Leaf, int, int | None]]:
        """The leaves that some viewers may not know."""
        return self.root.secret_leaves(s, 0, None)

    def slots(self, s: Any) -> Iterator[tuple[Leaf, int, int | None]]:
        """Every leaf that can ever exist at this table, with its index and its owner."""
        return self.root.slots(s, 0, None)

    def pieces(self, s: Any, kind: str) -> list[int]:
        """All components of a kind, anywhere on the board."""
        found: list[int] = []
        for node in self.root.nodes:
            if node.may_hold(kind):
                for leaf, i, _ in node.leaves(s, 0, None):
                    if leaf.of == kind:
                        found.extend(leaf.pieces(s, i))
        return found

    @property
    def by_player(self) -> frozenset[str]:
        """The names of lists with one entry per player, anywhere on the board."""
        names = (name for node in _all_nodes(self.root) for name in node.by_player)
        return frozenset((*names, *self._lists_by_player))

    def typescript(self, prefix: str) -> str:
        """The TypeScript types of the view, that of the whole view last; all names begin with `prefix`."""
        self.interfaces = Interfaces(prefix)
        self.root.typescript()
        return self.interfaces.source()
