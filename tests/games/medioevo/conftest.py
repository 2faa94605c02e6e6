"""Dice that a test has loaded are those that are thrown in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.medioevo.positions import LOADED


@pytest.fixture(autouse=True)
def dice_are_loaded_as_they_are_thrown() -> Iterator[None]:
    LOADED.clear()
    yield
    assert [(rng.count, loaded) for rng, loaded in LOADED if rng.count not in (0, loaded)] == []
