"""Kinds of value that a game makes up: of its own form, or what its steps carry with them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr

from regnum.core.board.given import Json, Where, refuse, whole_number
from regnum.core.board.kinds import ANYTHING, FLAG, PLAYER, Kind, Number, Scale, Seat, Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Custom(Kind):
    """A value of the game's own form, with functions that write it as JSON and read it back.

    `numbers` writes it for learners: always the same number of numbers. A value that is a number needs none. `scales`
    says what each of them can be, if that is known. `pieces`: the kind of component that it holds, and which.
    """

    def __init__(
        self,
        python: str,
        empty: str,
        to_json: Callable[[Any, Any], Json],
        from_json: Callable[[Any, Json, Where], Any],
        typescript: str,
        pieces: tuple[str, Callable[[Any, Any], Sequence[int]]] | None = None,
        numbers: Callable[[Any, Any], list[int]] | None = None,
        scales: Callable[[Any], list[Scale]] | None = None,
    ) -> None:
        nothing = 0 if python == "int" else None  # its numbers are all 0
        Kind.__init__(self, python, empty, typescript, nothing, of=pieces[0] if pieces else "")
        self._to_json = to_json
        self._from_json = from_json
        self._pieces = pieces[1] if pieces else None
        self._numbers = (lambda s, value: [value]) if numbers is None and python == "int" else numbers
        self._scales = scales

    def to_json(self, s: Any, value: Any) -> Json:
        return self._to_json(s, value)

    def from_json(self, s: Any, data: Json, where: Where) -> Any:
        return self._from_json(s, data, where)

    def pieces(self, s: Any, value: Any) -> Sequence[int]:
        return self._pieces(s, value) if self._pieces else ()

    def width(self, s: Any, value: Any) -> int:
        return 0 if self._numbers is None else len(self._numbers(s, value))

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [ANYTHING] * self.width(s, value) if self._scales is None else self._scales(s)

    def write(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        assert self._numbers is not None
        for number in self._numbers(s, value):
            out[at] = number
            at += 1
        return at


class Numbered(Custom):
    """The number of one of `most` things: counted from 0 in the state, in JSON from 1, as in the rulebook."""

    def __init__(self, most: int) -> None:
        Custom.__init__(
            self,
            "int",
            "0",
            lambda s, n: n + 1,
            lambda s, data, where: whole_number(data, 1, most, where) - 1,
            "number",
            scales=lambda s: [Scale(0, most - 1, named=True)],
        )


class Naming(Text):
    """A text that is mostly one of `known`, by which learners know it; 0 is any other."""

    def __init__(self, known: Sequence[str]) -> None:
        super().__init__()
        self._known = {text: n for n, text in enumerate(known, 1)}

    def width(self, s: Any, value: Any) -> int:
        return 1 if self._known else 0

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [Scale(0, len(self._known), named=True)]

    def write(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        out[at] = self._known.get(value, 0)
        return at + 1


class Content(Kind):
    """A value of the box that a step carries with it, such as an effect: a struct of the game's schema.

    `box` gives the contents of the box: learners know a value by its number among all of its form there, from 1.
    """

    def __init__(self, form: Any, box: Callable[[Any], Any]) -> None:
        super().__init__("Any", "None", "unknown")
        self._form = form
        self._box = box
        self._contents: Any = None  # the last ones, and the numbers of what they hold
        self._numbers: dict[bytes, int] = {}

    def _all(self, s: Any) -> dict[bytes, int]:
        contents = self._box(s)
        if contents is not self._contents:
            self._contents, self._numbers = contents, {}
            for found in _within(contents):
                if isinstance(found, self._form):
                    self._numbers.setdefault(_encoded(found), len(self._numbers) + 1)
        return self._numbers

    def width(self, s: Any, value: Any) -> int:
        return 1

    def scales(self, s: Any, value: Any) -> list[Scale]:
        return [Scale(0, len(self._all(s)), named=True)]

    def write(self, s: Any, value: Any, out: vec[i32], at: i64) -> i64:
        out[at] = self._all(s).get(_encoded(value), 0)
        return at + 1

    def to_json(self, s: Any, value: Any) -> Json:
        return msgspec.to_builtins(value)

    def from_json(self, s: Any, data: Json, where: Where) -> Any:
        try:
            return msgspec.convert(data, self._form)
        except msgspec.ValidationError as error:
            raise refuse(where, str(error)) from None


_encoded: Final = msgspec.json.Encoder(order="deterministic").encode


def _within(value: Any) -> Iterator[Any]:
    """Everything in a value of the box."""
    yield value
    inner: Iterable[Any] = ()
    if isinstance(value, msgspec.Struct):
        inner = [getattr(value, name) for name in value.__struct_fields__]
    elif isinstance(value, (list, tuple)):
        inner = value
    elif isinstance(value, dict):
        inner = value.values()
    for one in inner:
        yield from _within(one)


# What the fields of a step can be in any game, by name; a game adds its own.
OF_STEPS: Final[dict[str, Kind]] = {
    "seat": Seat(),
    "player": PLAYER,
    "number": Number(high=None),
    "flag": FLAG,
}
