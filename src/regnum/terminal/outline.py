"""Any game as the outline of what its view holds: names and values, indented. No game is without a board."""

from __future__ import annotations

from typing import Any

from rich.text import Text as RichText

from regnum.terminal.board import FAINT, GOLD, Board, Panel, Scene

_NOTHING = "-"
# Under which beginning a game's texts name a thing of its content.
KINDS = (
    "tile", "card", "character", "crop", "scenario", "segment", "wedge", "manuscript", "building", "rival", "scheme",
    "player-card", "gift", "banner", "hero", "elixir", "palace", "undertaking", "treasure", "sin", "artefact", "portal",
    "piece", "place", "space", "kingdom", "technology", "good", "objective", "treaty", "faith", "phase",
)  # fmt: skip


class Outline(Board):
    """One panel for each part of the view's board."""

    def panels(self, scene: Scene) -> list[Panel]:
        board = scene.view["board"]
        return [Panel(f"part-{name}", RichText("\n").join(_lines(scene, name, board[name], 0))) for name in board]


def _lines(scene: Scene, name: str, value: Any, depth: int) -> list[RichText]:
    """`value` under its name: what is small on the same line, what is large below it."""
    said = scene.text(f"part-{name}") if scene.text.has(f"part-{name}") else _words(scene, name).replace("_", " ")
    label = RichText.assemble(("  " * depth + said, GOLD if depth == 0 else FAINT))
    if isinstance(value, dict) and value:
        return [label, *(line for key, part in value.items() for line in _lines(scene, key, part, depth + 1))]
    if isinstance(value, list) and any(isinstance(part, (dict, list)) for part in value):
        return [label, *(line for n, part in enumerate(value, 1) for line in _lines(scene, str(n), part, depth + 1))]
    parts = value if isinstance(value, list) else [value]
    if any(_explained(scene, part) for part in parts):
        return [label, *(_card(scene, part, depth + 1) for part in parts)]
    return [label.append("  ").append(", ".join(_words(scene, part) for part in parts) or _NOTHING)]


def _card(scene: Scene, value: Any, depth: int) -> RichText:
    """A thing of the box on a line of its own, with what it does."""
    said = _explained(scene, value)
    return RichText.assemble("  " * depth + _words(scene, value), (f"  {said}" if said else "", FAINT))


def _explained(scene: Scene, value: Any) -> str:
    key = f"{_key(scene, value)}-text"
    return scene.text(key) if scene.text.has(key) else ""


def _words(scene: Scene, value: Any) -> str:
    """A value as the game's texts name it, as far as they do."""
    if value in (None, {}, []):
        return _NOTHING
    if isinstance(value, bool):
        return "✓" if value else "✗"
    key = _key(scene, value)
    return scene.text(key) if key else str(value)


def _key(scene: Scene, value: Any) -> str:
    """Under which key the game's texts name a thing of its content, if they do; numbers are no things."""
    if not isinstance(value, str):
        return ""
    return next((f"{kind}-{value}" for kind in KINDS if scene.text.has(f"{kind}-{value}")), "")
