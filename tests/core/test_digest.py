"""The bytes that digests are made of: stored records depend on every one of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from regnum.core.digest import canonical


@pytest.mark.parametrize(
    "text", ["plain", "città", "\u00a0", "\u2028", "\U0001f451", "\x7f", "\x00\x1f", '"\\/', "\b\f\n\r\t", "è\x7f\n"]
)
def test_whatever_is_not_ascii_is_escaped(text: str) -> None:
    data = {"z": [text, 1], text: {"b": text, "a": None}}
    assert canonical(data) == json.dumps(data, sort_keys=True, separators=(",", ":")).encode()


def test_keys_are_sorted_and_numbers_written_out() -> None:
    data: dict[str, Any] = {"b": [1 << 63, (1 << 64) - 1, -1, 0], "B": True, "a": {"d": False, "c": None}, "a.b": ""}
    written = b'{"B":true,"a":{"c":null,"d":false},"a.b":"","b":[9223372036854775808,18446744073709551615,-1,0]}'
    assert canonical(data) == written
