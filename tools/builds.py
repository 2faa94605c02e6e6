"""Which builds of Regnum there are, and which of them runs here."""

from __future__ import annotations

from pathlib import Path

import regnum.core.state

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src"
COMPILED = ROOT / "build" / "compiled"  # where `make build` puts the compiled engine


def is_compiled() -> bool:
    """Whether this process runs the compiled engine."""
    return not regnum.core.state.__file__.endswith(".py")
