"""Observations as arrays: within their bounds, and features that mean what the fields say."""

from __future__ import annotations

from math import log1p
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import regnum
from regnum.core.actions import WORDS, actions
from regnum.core.encoding import encoding
from regnum.core.rng import Rng
from regnum.env.observations import FORMS, SAID, Form, Observer, _scales, layout
from tests.env.tables import SOAK, every_game, every_table
from tests.tables import any_game

LONGEST = 5000 if SOAK else 120


@every_table
def test_every_number_is_what_its_field_says_it_can_be(id: str, seats: int) -> None:
    state = any_game(id, seats, 23)
    found, rng = layout(state.table.game), Rng(23)
    seen = Observer(state.table.game)
    row = np.empty(found.size, np.int32)
    for step in range(LONGEST):
        if state.over:
            break
        if step % 5 == 0 or SOAK:
            for seat in (state.asking.seat, None):
                seen.write(state, seat, (), row)
                wrong = np.flatnonzero((row < found.low) | (row > found.high))
                assert not len(wrong), [name for name, offset, _ in found.parts if offset <= wrong[0]][-1]
        options = state.options()
        state.apply(options[rng.below(len(options))])


@every_game
@pytest.mark.parametrize("form", FORMS)
def test_observations_are_in_their_space(id: str, form: Form) -> None:
    g = regnum.game(id)
    state = g.new(g.seats[-1], 1)
    seen = Observer(g, form)
    for seat in (0, g.seats[-1] - 1):
        assert seen.space.contains(seen(state, seat))


def test_fields_are_declared_closely_where_they_can_be() -> None:
    for id in ("anno890", "viscounts", "seven", "medioevo"):
        encoded = encoding(regnum.game(id))
        scales = _scales(encoded)
        loose = {
            part.name
            for part in encoded.parts
            for scale in scales[part.offset : part.offset + part.size]
            if scale.low < -(10**6)
        }
        assert not loose, id


def test_the_guide_says_how_large_they_are() -> None:
    guide = (Path(__file__).parents[2] / "docs/how-to/learn.md").read_text(encoding="utf-8")
    for id, name in (
        ("anno890", "890"),
        ("seven", "7"),
        ("viscounts", "Viscounts"),
        ("medioevo", "Medioevo Universale"),
    ):
        found = layout(regnum.game(id))
        sizes = (found.size, found.features_size, actions(regnum.game(id)).size)
        assert f"| {name} | {' | '.join(f'{size:,}' for size in sizes)} |" in guide


def test_named_arrays_are_views_with_the_shape_of_the_field() -> None:
    g = regnum.game("anno890")
    state = g.new(3, 5)
    row: Any = Observer(g)(state, 1)
    arrays = layout(g).arrays(row)
    assert arrays["kingdoms.spaces.tile"].shape == (4, 9, 2)
    assert arrays["viewer"].tolist() == [2]
    kingdoms = state.to_json()["board"]["kingdoms"]
    assert arrays["kingdoms.coins"].tolist() == [*(kingdom["coins"] for kingdom in kingdoms), 0]
    row[:] = 7
    assert arrays["kingdoms.coins"].tolist() == [7, 7, 7, 7]
    assert layout(g).arrays(np.stack([row, row]))["kingdoms.spaces.tile"].shape == (2, 4, 9, 2)


@every_game
def test_features_are_the_numbers_one_by_one(id: str) -> None:
    """The vectorised features, compared with a plain loop over the numbers of a few positions."""
    g = regnum.game(id)
    found = layout(g)
    scales = _scales(found.encoding)
    state, rng = g.new(g.seats[0], 3), Rng(3)
    rows = []
    seen = Observer(g)
    for n in range(12):
        if state.over:
            break
        rows.append(seen(state, state.seat, (5, 3) if n == 2 and found.parts[-1][0] == SAID else ()))
        options = state.options()
        state.apply(options[rng.below(len(options))])
    batch = found.features(np.stack(rows))
    for row, features in zip(rows, batch, strict=True):
        assert np.array_equal(found.features(row), features)
        amounts, things = [], []
        for number, scale in zip(row.tolist(), scales, strict=False):
            if not scale.named:
                amounts.append(log1p(abs(number)) * (1 if number >= 0 else -1))
            else:
                low = min(0, scale.low)
                things += [float(number == thing) for thing in range(low + 1, scale.high + 1)]
        words = [0.0] * (found.features_size - len(amounts) - len(things))
        for word in row[len(scales) :].tolist():
            if word:
                words[word - 1] = 1.0
        assert np.allclose(features, [*amounts, *things, *words], atol=1e-6)


def test_the_words_that_were_said_are_the_last_numbers() -> None:
    g = regnum.game("medioevo")
    seen: Any = Observer(g)
    state = g.new(3, 1)
    said = tuple(range(20, 20 + WORDS + 2))
    assert seen(state, 0, said)[-WORDS:].tolist() == [word + 1 for word in said[2:]]
    assert seen(state, 0)[-WORDS:].tolist() == [0] * WORDS
    without = Observer(regnum.game("anno890"))
    assert without.layout.size == without.layout.encoding.size
