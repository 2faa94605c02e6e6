"""Values that consist of named parts: a treaty, an offer, an attack in progress."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from regnum.core.board.given import Json, Where, an_object, refuse
from regnum.core.board.kinds import FLAG_SCALE, Kind, Scale

if TYPE_CHECKING:
    from regnum.core.board.fields import Fields


@mypyc_attr(allow_interpreted_subclasses=True)
class Record(Kind):
    """A tuple whose entries are `parts`, an object in JSON; or None.

    `make` builds the tuple from its entries. `unsaid` holds defaults for entries that JSON may leave out. With `lean`,
    empty entries are left out.
    """

    def __init__(
        self,
        parts: dict[str, Kind],
        make: Callable[..., Any] = lambda *values: values,
        python: str = "",
        unsaid: dict[str, Any] | None = None,
        lean: bool = False,
    ) -> None:
        mark = "?" if lean else ""
        entries = "; ".join([f"{name}{mark}: {part.typescript}" for name, part in parts.items()])
        optional = " | null" if "None" in python else ""
        Kind.__init__(self, python, "None", f"{{ {entries} }}{optional}")
        self.parts = parts
        self.make = make
        self.unsaid: dict[str, Any] = unsaid or {}
        self.lean = lean
        self._kinds = list(parts.values())

    def bind(self, fields: Fields) -> None:
        for part in self._kinds:
            part.bind(fields)

    def to_json(self, s: Any, value: Any) -> Json:
        if value is None:
            return None
        out = {name: part.to_json(s, one) for (name, part), one in zip(self.parts.items(), value, strict=True)}
        return {name: one for name, one in out.items() if one} if self.lean else out

    def from_json(self, s: Any, data: Json, where: Where) -> Any:
        if data is None:
            return None
        found = an_object(data, where, self.parts)
        return self.make(*[self._entry(s, name, found, where) for name in self.parts])

    def _entry(self, s: Any, name: str, found: dict[str, Any], where: Where) -> Any:
        if name in found:
            return self.parts[name].from_json(s, found[name], f"{where}.{name}")
        if name not in self.unsaid:
            raise refuse(f"{where}.{name}", "is missing")
        return self.unsaid[name]

    def width(self, s: Any, value: Any) -> int:
        return 1 + sum([part.width(s, None) for part in self._kinds])

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [FLAG_SCALE, *[scale for part in self._kinds for scale in part.scales(s, None)]]

    def sources(self, s: Any, width: int, was: Sequence[int]) -> Sequence[int]:
        found, at = [0], 1
        for part in self._kinds:
            wide = part.width(s, None)
            found += [at + one for one in part.sources(s, wide, was)]
            at += wide
        return found

    def write(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        """Whether there is one, and its entries."""
        if value is None:
            return at + i64(self.width(s, None))
        out[at] = 1
        at += 1
        for n, part in enumerate(self._kinds):
            at = part.write(s, value[n], out, at)
        return at
