"""The measurement of environments measures all of them."""

from __future__ import annotations

import pytest

import regnum
from regnum.bench import env


def test_every_way_to_play_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(env, "MEASURING", 0.01)
    found = env.measure(regnum.game("anno890"))
    assert list(found) == [
        "decisions",
        "pettingzoo, masks only",
        "pettingzoo, flat",
        "pettingzoo, arrays",
        "pettingzoo, features",
        "gymnasium, flat",
        "openspiel",
        "vector, a step",
    ]
    assert all(found.values())
