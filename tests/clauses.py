"""The mark that ties a test to the rules it proves."""

from __future__ import annotations

import pytest


def clause(game: str, *ids: str) -> pytest.MarkDecorator:
    """`@clause("anno890", "take.3", "take.5")`: this test fails if one of these rules is broken."""
    return pytest.mark.clause(game, *ids)
