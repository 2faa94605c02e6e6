"""What a seat may know as NumPy arrays: named arrays, one flat vector, or features for networks.

All of it comes from `core.encoding`, and what the numbers mean from the declared fields (`Kind.scales`).
"""

from __future__ import annotations

from math import prod
from typing import Any, Literal

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from regnum.core.actions import WORDS, actions
from regnum.core.board.kinds import Scale
from regnum.core.board.numbers import scales as scales_of
from regnum.core.encoding import HEADING, Encoding, encoding
from regnum.core.errors import BadInput
from regnum.core.game import Game
from regnum.core.state import State

Form = Literal["flat", "arrays", "features"]
Numbers = NDArray[np.int32]
Features = NDArray[np.float32]

FORMS: tuple[Form, ...] = ("flat", "arrays", "features")
SAID = "said"

_made: dict[Game, ObservationLayout] = {}


class ObservationLayout:
    """The numbers of an observation of a game: where each field lies, and what its numbers can be.

    They are those of the encoding: `amounts` of something, and others that name one of several things (`named`). Where
    options are spelled (`core.actions`), the words that the seat has said so far follow, as numbers of actions from 1.
    """

    def __init__(self, game: Game) -> None:
        self.encoding = encoding(game)
        words = actions(game).size if game.spelled() else 0
        self.parts = [(part.name, part.offset, part.shape) for part in self.encoding.parts]
        self.size = self.encoding.size
        scales = _scales(self.encoding)
        if words:
            self.parts.append((SAID, self.size, (WORDS,)))
            self.size += WORDS
            scales += [Scale(0, words)] * WORDS
        self._slices = [(name, slice(offset, offset + prod(shape)), shape) for name, offset, shape in self.parts]
        # What is not there at a small table is 0.
        self.low = np.array([min(0, scale.low) for scale in scales], np.int32)
        self.high = np.array([max(0, scale.high) for scale in scales], np.int32)
        encoded = range(self.encoding.size)
        self.amounts = np.array([n for n in encoded if not scales[n].named], np.intp)
        self.named = np.array([n for n in encoded if scales[n].named], np.intp)
        self._lowest = self.low[self.named]
        widths = self.high[self.named] - self._lowest
        # The lowest of several things has no feature of its own: all of theirs are 0 then.
        self._columns = len(self.amounts) + np.cumsum(widths, dtype=np.intp) - widths - 1
        self._words = len(self.amounts) + int(widths.sum())  # where the features of words begin
        self.features_size = self._words + words

    def arrays(self, rows: Numbers) -> dict[str, Numbers]:
        """The fields in a row, or in many, by name: views, not copies."""
        lead = rows.shape[:-1]
        return {name: rows[..., part].reshape(lead + shape) for name, part, shape in self._slices}

    def features(self, rows: Numbers) -> Features:
        """Rows for a network: amounts on a logarithmic scale, components, players and words as one-hot vectors.

        Takes one row or many, with or without the words that were said.
        """
        many = rows.reshape(-1, rows.shape[-1])
        out = np.zeros((len(many), self.features_size), np.float32)
        out[:, : len(self.amounts)] = _scaled(many[:, self.amounts])
        above = many[:, self.named] - self._lowest
        at, which = np.nonzero(above)
        out[at, self._columns[which] + above[at, which]] = 1.0
        said = many[:, self.encoding.size :]
        at, which = np.nonzero(said)
        out[at, self._words + said[at, which] - 1] = 1.0
        return out.reshape(*rows.shape[:-1], -1)

    def space(self, form: Form) -> spaces.Space[Any]:
        """The space of observations of this form."""
        if form == "flat":
            return spaces.Box(self.low, self.high, dtype=np.int32)
        if form == "arrays":
            low, high = self.arrays(self.low), self.arrays(self.high)
            return spaces.Dict({name: spaces.Box(low[name], high[name], dtype=np.int32) for name in low})
        least, most = np.zeros(self.features_size, np.float32), np.ones(self.features_size, np.float32)
        least[: len(self.amounts)] = _scaled(self.low[self.amounts])
        most[: len(self.amounts)] = _scaled(self.high[self.amounts])
        return spaces.Box(least, most, dtype=np.float32)


class Observer:
    """Writes positions of a game as observations of one form, each in memory of its own."""

    def __init__(self, game: Game, form: Form = "flat") -> None:
        if form not in FORMS:
            raise BadInput("observation", f"{form!r} is not one of {', '.join(FORMS)}")
        self.layout = layout(game)
        self.form = form
        self.space = self.layout.space(form)
        self._row = self.layout.encoding.rows(1)
        self._seen: Numbers = np.frombuffer(self._row, np.int32)  # type: ignore[call-overload]  # the same memory

    def write(self, state: State, seat: int | None, said: tuple[int, ...], out: Numbers) -> None:
        """Write what `seat` may know, and the words it has `said`, into the array `out`, of `layout.size` numbers."""
        encoded = self.layout.encoding
        encoded.write(state, seat, self._row, 0)
        out[: encoded.size] = self._seen
        if len(out) > encoded.size:
            out[encoded.size :] = 0
            for n, word in enumerate(said[-WORDS:]):
                out[encoded.size + n] = word + 1

    def __call__(self, state: State, seat: int | None, said: tuple[int, ...] = ()) -> Any:
        """What `seat` may know, and the words it has `said`."""
        row = np.empty(self.layout.size, np.int32)
        self.write(state, seat, said, row)
        if self.form == "flat":
            return row
        return self.layout.arrays(row) if self.form == "arrays" else self.layout.features(row)


def layout(game: Game) -> ObservationLayout:
    """The layout of a game, made once."""
    found = _made.get(game)
    if found is None:
        found = _made[game] = ObservationLayout(game)
    return found


def _scales(encoded: Encoding) -> list[Scale]:
    """What each number of an encoding can be, over all numbers of seats."""
    game = encoded.game
    most = max(game.seats)
    heading = {
        "seats": Scale(0, most, named=True),
        "viewer": Scale(0, most, named=True),
        "asked": Scale(0, most, named=True),
        "question": Scale(0, len(encoded.questions) - 1, named=True),
    }
    found: dict[int, list[Scale]] = {}  # of one entry of a field, by the offset of the field
    for table in game.largest_tables():
        state = game.new(table.seats, 0, table.options)
        rooms = [(room.offset, scales_of(room.column, state, room.column.indices[0])) for room in encoded.rooms(state)]
        for offset, here in [*rooms, *encoded.other_scales(state)]:
            known = found.get(offset, [])
            both = [_wider(one, other) for one, other in zip(here, known, strict=False)]
            found[offset] = both + here[len(both) :] + known[len(both) :]
    scales = [heading[name] for name in HEADING]
    for part in encoded.parts[len(HEADING) :]:
        each = found[part.offset]
        assert len(each) == part.width, part.name
        scales += each * (part.size // part.width)
    return scales


def _wider(one: Scale, other: Scale) -> Scale:
    return Scale(min(one.low, other.low), max(one.high, other.high), one.named)


def _scaled(amounts: Numbers) -> Features:
    """The logarithm of an amount, with its sign; 0 stays 0."""
    exact = amounts.astype(np.float32)
    return np.copysign(np.log1p(np.abs(exact)), exact)
