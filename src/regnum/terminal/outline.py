"""The outline: names and values of a view, indented, for games without a board of their own."""

from __future__ import annotations

from typing import Any

from rich.text import Text as RichText

from regnum.terminal.board import FAINT, GOLD, Board, Panel, Scene

_NOTHING = "-"


class Outline(Board):
    """One panel for each part of the view's board."""

    def panels(self, scene: Scene) -> list[Panel]:
        board = scene.view["board"]
        return [Panel(f"part-{name}", RichText("\n").join(_lines(scene, (name,), board[name]))) for name in board]


def _lines(scene: Scene, path: tuple[str, ...], value: Any) -> list[RichText]:
    """`value` at `path`, under its name: on the same line if it is small, otherwise below."""
    depth = len(path) - 1
    label = RichText.assemble(("  " * depth + _label(scene, path), GOLD if depth == 0 else FAINT))
    if isinstance(value, dict) and value:
        return [label, *(line for key, part in value.items() for line in _lines(scene, (*path, key), part))]
    parts = value if isinstance(value, list) else [value]
    if isinstance(value, list) and (_is_by_seat(scene, path) or any(isinstance(part, (dict, list)) for part in value)):
        return [label, *(line for n, part in enumerate(value) for line in _lines(scene, (*path, str(n)), part))]
    if any(_explained(scene, part) for part in parts):
        return [label, *(_card(scene, part, depth + 1) for part in parts)]
    return [label.append("  ").append(", ".join(_words(scene, path, part) for part in parts) or _NOTHING)]


def _label(scene: Scene, path: tuple[str, ...]) -> str:
    """The name of a part in the game's texts; for an entry of a list, its number or the name of the player."""
    name = path[-1]
    if name.isdecimal():
        return scene.text(f"seat-{name}") if _is_by_seat(scene, path[:-1]) else str(int(name) + 1)
    if scene.text.has(f"part-{name}"):
        return scene.text(f"part-{name}")
    key = _key(scene, name)
    return scene.text(key) if key else name.replace("_", " ")


def _is_by_seat(scene: Scene, path: tuple[str, ...]) -> bool:
    return path[-1] in scene.game.view_schema.by_player


def _card(scene: Scene, value: Any, depth: int) -> RichText:
    """A component of the game on its own line, with what it does."""
    said = _explained(scene, value)
    return RichText.assemble("  " * depth + _words(scene, (), value), (f"  {said}" if said else "", FAINT))


def _explained(scene: Scene, value: Any) -> str:
    key = f"{_key(scene, value)}-text"
    return scene.text(key) if scene.text.has(key) else ""


def _words(scene: Scene, path: tuple[str, ...], value: Any) -> str:
    """A value as named in the game's texts, if they have a name for it."""
    if value in (None, {}, [], ""):
        return _NOTHING
    if isinstance(value, bool):
        return "✓" if value else "✗"
    if isinstance(value, int) and any(name in scene.game.view_schema.players for name in path):
        return scene.text(f"seat-{value}")
    key = _key(scene, value)
    return scene.text(key) if key else str(value)


def _key(scene: Scene, value: Any) -> str:
    """The key of the text that names a component of the game; empty if there is none."""
    if not isinstance(value, str):
        return ""
    return next((f"{kind}-{value}" for kind in scene.game.view_schema.kinds if scene.text.has(f"{kind}-{value}")), "")
