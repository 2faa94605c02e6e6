"""A helper for games to check that no piece is lost or duplicated."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable


def differences(what: str, found: Iterable[str], expected: Iterable[str]) -> list[str]:
    """The differences between `found` and `expected`, one sentence per piece; `what` is the kind of piece."""
    here, wanted = Counter(found), Counter(expected)
    more, fewer = here - wanted, wanted - here
    return [f"{n} {what} {id} too many" for id, n in more.items()] + [
        f"{n} {what} {id} missing" for id, n in fewer.items()
    ]
