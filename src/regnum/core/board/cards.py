"""Kinds of value that hold components of the box by number: cards, tiles, heroes. JSON has their ids."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from regnum.core.board.given import Json, Where, a_list, refuse
from regnum.core.board.kinds import COUNT_SCALE, Kind, Scale

if TYPE_CHECKING:
    from regnum.core.board.fields import Fields

# What views show of a pile or a hand to somebody who may know it: all of it, or less than that.
ALL: Final = "all"
TOP: Final = "top"
NUMBER: Final = "number"


@mypyc_attr(allow_interpreted_subclasses=True)
class OfContent(Kind):
    """A value that holds components of the kind `of`."""

    fields: Fields

    def bind(self, fields: Fields) -> None:
        self.fields = fields

    def find(self, s: Any, id: Json, where: Where) -> int:
        """The number of the component `id`."""
        found = self.fields.numbers(s, self.of).get(id) if isinstance(id, str) else None
        if found is None:
            raise refuse(where, f"there is no {self.of.replace('_', ' ')} {id!r}")
        return found

    def find_all(self, s: Any, data: Json, where: Where) -> list[int]:
        return [self.find(s, id, f"{where}[{n}]") for n, id in enumerate(a_list(data, where))]


@mypyc_attr(allow_interpreted_subclasses=True)
class Card(OfContent):
    """A single component; `none` is the number that stands for none (JSON null), unless it is `needed`."""

    def __init__(self, of: str, none: int = -1, needed: bool = False) -> None:
        OfContent.__init__(self, "int", repr(none), "string" if needed else "string | null", none, shift=-none, of=of)
        self.none = none
        self.needed = needed

    def to_json(self, s: Any, value: Any) -> Json:
        return None if value == self.none else self.fields.ids(s, self.of)[value]

    def from_json(self, s: Any, data: Json, where: Where) -> int:
        return self.none if data is None and not self.needed else self.find(s, data, where)

    def pieces(self, s: Any, value: Any) -> Sequence[int]:
        return () if value == self.none else (value,)

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [Scale(0, len(self.fields.ids(s, self.of)) - 1 - self.none, named=True)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Spaces(OfContent):
    """Spaces for one component each. `words`: how JSON writes the numbers that stand for no component."""

    def __init__(self, of: str, words: dict[int, str | None] | None = None) -> None:
        OfContent.__init__(self, "list[int]", "[]", "(string | null)[]", of=of)
        self.words: dict[int, str | None] = {-1: None} if words is None else words

    def to_json(self, s: Any, value: Any) -> Json:
        ids, words = self.fields.ids(s, self.of), self.words
        return [words[card] if card in words else ids[card] for card in value]

    def from_json(self, s: Any, data: Json, where: Where) -> Any:
        numbers = {word: number for number, word in self.words.items()}
        return [
            numbers[id] if id is None or id in numbers else self.find(s, id, f"{where}[{n}]")
            for n, id in enumerate(a_list(data, where))
        ]

    def pieces(self, s: Any, value: Any) -> Sequence[int]:
        return [card for card in value if card not in self.words]

    def width(self, s: Any, value: Any) -> int:
        return len(value)

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [Scale(0, len(self.fields.ids(s, self.of)), named=True)] * len(value)

    def write(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        """For each space the thing there from 1, 0 for none."""
        spaces: list[int] = value
        for card in spaces:
            if card not in self.words:
                out[at] = card + 1
            at += 1
        return at

    def code(self, value: str) -> list[str]:
        thing = " and ".join([f"card != {word}" for word in self.words])
        return [f"for card in {value}:", f"    if {thing}:", "        out[k] = card + 1", "    k += 1"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards(OfContent):
    """A hand, pile or row of components, the top last.

    `sort`: stored in the order of their numbers. `mutable`: a list instead of a tuple. `shown`: what views have of it;
    who may not know all cards sees their number. `mixed`: a seat knows some cards, but nobody learns their order.
    """

    def __init__(
        self, of: str, sort: bool = False, mutable: bool = False, shown: str = ALL, mixed: bool = False
    ) -> None:
        python, empty = ("list[int]", "[]") if mutable else ("tuple[int, ...]", "()")
        OfContent.__init__(self, python, empty, "string[]", [] if mutable else (), of=of, as_stored=True)
        self.dealt = True
        self.sort = sort
        self.mutable = mutable
        self.shown = shown
        self.mixed = mixed

    def to_json(self, s: Any, value: Any) -> Json:
        if not value:
            return []
        ids = self.fields.ids(s, self.of)
        return [ids[card] for card in value]

    def from_json(self, s: Any, data: Json, where: Where) -> Any:
        return self.kept(self.find_all(s, data, where))

    def kept(self, found: list[int]) -> Any:
        """Cards as the state stores them."""
        if self.sort:
            found = sorted(found)
        return found if self.mutable else tuple(found)

    def size(self, value: Any) -> int:
        return len(value)

    def pieces(self, s: Any, value: Any) -> Sequence[int]:
        cards: Sequence[int] = value
        return cards

    def summary(self, s: Any, value: Any) -> Json:
        """What views have of it where they do not show all cards."""
        if self.shown == TOP:
            return {"top": self.fields.ids(s, self.of)[value[-1]] if value else None, "left": len(value)}
        return len(value)

    @property
    def summary_typescript(self) -> str:
        return "{ top: string | null; left: number }" if self.shown == TOP else "number"

    def width(self, s: Any, value: Any) -> int:
        return 3 + len(self.fields.ids(s, self.of))

    def scales(self, s: Any, value: Any) -> list[Scale]:
        """Everything is counted but the third number, the top; a kind that adds numbers of its own counts too."""
        scales = [COUNT_SCALE] * self.width(s, value)
        scales[2] = Scale(0, len(self.fields.ids(s, self.of)), named=True)
        return scales

    def write(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        self.write_known(s, value, self.size(value), out, at)
        return at + i64(self.width(s, value))

    def write_known(self, s: Any, value: Any, known: int, out: vec[i32], at: i64) -> None:
        """How many there are, how many from the top are known, the top one from 1, and how many of each are known.

        The top one is 0 if it is not known, or not known to be the top one.
        """
        cards: Sequence[int] = self.pieces(s, value)
        size = len(cards)
        out[at] = size
        if known:
            out[at + 1] = known
            out[at + 2] = 0 if self.mixed else cards[-1] + 1
            for card in cards if known == size else cards[size - known :]:
                out[at + 3 + i64(card)] += 1

    def code(self, value: str) -> list[str]:
        return [
            f"out[k] = len({value})",
            f"if {value}:",
            f"    out[k + 1] = len({value})",
            f"    out[k + 2] = {value}[-1] + 1",
            f"    for card in {value}:",
            "        out[k + 3 + i64(card)] += 1",
        ]
