"""Perft: how many sequences of choices there are from fixed deals. A change of rules shows up as a number."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import regnum
from tools.perft import count

CASES = [case for file in sorted(Path(__file__).parent.glob("*.json")) for case in json.loads(file.read_text())]


@pytest.mark.parametrize("case", CASES, ids=[f"{c['game']}-{c['seats']}-{c['seed']}-{c['after']}" for c in CASES])
def test_counts(case: dict[str, Any]) -> None:
    state = regnum.game(case["game"]).new(case["seats"], case["seed"], case["options"])
    for n in range(case["after"]):
        # Any fixed way into the middle of the game will do.
        options = state.options()
        state.apply(options[n % len(options)])
    assert count(state, len(case["counts"])) == case["counts"]
