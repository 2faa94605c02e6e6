"""What `deploy/` says, for the tests that check it and for those that start it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parent.parent.parent
DEPLOY = ROOT / "deploy"
_VARIABLE = re.compile(r"\$\{(\w+)(?::([-?])([^}]*))?\}")


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text())
    return found


def filled(text: str, values: Mapping[str, str]) -> str:
    """A text with values for its variables; those of compose may have a default or a message after a colon."""
    return _VARIABLE.sub(lambda found: values.get(found[1]) or (found[3] if found[2] == "-" else "1"), text)
