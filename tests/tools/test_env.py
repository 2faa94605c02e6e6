"""The measurement of environments measures all of them."""

from __future__ import annotations

import pytest

import regnum
from tools import env
from tools.env import SIDE_BY_SIDE


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
        *[f"vector, {n} games" for n in SIDE_BY_SIDE],
    ]
    assert all(found.values())
