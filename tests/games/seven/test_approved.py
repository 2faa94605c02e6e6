"""What 7 says is what was approved: see `tests.approved`."""

from __future__ import annotations

import pytest

from tests.approved.files import approved, every_scene, played, said, subjects


@pytest.mark.parametrize(("subject", "heading"), every_scene("seven"))
def test_what_is_said_is_what_was_approved(subject: str, heading: str) -> None:
    assert said("seven", subject, heading) == approved("seven", subject).get(heading), "see tests/approved"


@pytest.mark.parametrize("subject", subjects("seven"))
def test_what_was_approved_is_still_said(subject: str) -> None:
    assert list(approved("seven", subject)) == list(played("seven", subject))
