"""What people write is never read as a message key."""

from __future__ import annotations

import pytest

import regnum
from regnum.core.message import Message


@pytest.mark.parametrize("name", ["@seat-1", "@seat-unnamed", "{ $name }", "@tile-forge"])
def test_a_name_is_shown_as_it_is(name: str) -> None:
    text = regnum.game("anno890").text("en").seated([name, "Bruno"])
    assert text("seat-0") == name
    assert name in text(Message("log-has-chosen", {"player": "@seat-0"}))
    assert name in text("ui-your-turn", game="890", name=name)


def test_a_name_written_from_right_to_left_turns_no_sentence() -> None:
    text = regnum.game("anno890").text("en").seated(["אבא", "\u202eannA\u2066", "Bruno"])
    assert [text(f"seat-{seat}") for seat in range(3)] == ["\u2068אבא\u2069", "annA", "Bruno"]
    assert text(Message("log-has-chosen", {"player": "@seat-0"})).startswith("\u2068אבא\u2069 ")
