"""The parts of a view by their shape: which are one value, which are players, piles or nothing, which can be chosen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from regnum.core.address import Key
from regnum.core.address import path as path_to
from regnum.terminal.scene import Scene

Path = tuple[Key, ...]

_MANY = 8  # more components than this are a pile: what each of them does is not said


class Parts:
    """The board of one scene, taken apart."""

    def __init__(self, scene: Scene) -> None:
        self.schema = scene.game.view_schema
        self.board: dict[str, Any] = scene.view["board"]
        self.refs: dict[Path, str] = {}  # the address by which the options touch a place
        for ref in scene.keys:
            self.refs.setdefault(self.path(ref), ref)
        self.lit = {self.path(ref) for ref in scene.lit}

    def path(self, ref: str) -> Path:
        """The keys that lead to `ref`, or to the nearest part of the view around it."""
        while ref:
            try:
                return tuple(path_to(self.board, ref, self.schema.by_player))
            except LookupError:
                ref = ref.rpartition(".")[0]
        return ()

    def by_player(self) -> list[str]:
        """The lists of the board with an entry for each player."""
        return [name for name, value in self.board.items() if name in self.schema.by_player and isinstance(value, list)]

    def is_fact(self, path: Path, value: Any) -> bool:
        """Whether a part is one value, a few players, or so many components that their number must do."""
        if isinstance(value, list) and value:
            return self.is_players(path, value) or self.is_pile(path, value)
        return not isinstance(value, (dict, list))

    def is_pile(self, path: Path, value: Any) -> bool:
        if not isinstance(value, list) or len(value) <= _MANY:
            return False
        return isinstance(value[0], str) and not self.is_touched(path)

    def is_players(self, path: Path, value: Any) -> bool:
        numbers = value if isinstance(value, list) else [value]
        return any(name in self.schema.players for name in path) and all(type(number) is int for number in numbers)

    def is_number(self, name: str, value: Any) -> bool:
        return type(value) is int and name not in self.schema.players

    def is_there(self, path: Path, value: Any) -> bool:
        """Whether there is anything to say of a part: it has a value, or it can be chosen."""
        if isinstance(value, (dict, list)):
            return any(self.is_there(*part) for part in parts_at(path, value)) or self.is_touched(path)
        return bool(value) or (type(value) is int and self.is_players(path, value)) or self.is_touched(path)

    def is_touched(self, path: Path) -> bool:
        return any(touched[: len(path)] == path for touched in (*self.refs, *self.lit))

    def every_part(self) -> list[tuple[Path, Any]]:
        """All parts of the view, those around others first."""
        found = parts_at((), self.board)
        for path, value in found:
            found += parts_at(path, value) if isinstance(value, (dict, list)) else []
        return found


def name_of(path: Path) -> str:
    """The name of a part; an entry of a list is called as the list."""
    return next(key for key in reversed(path) if isinstance(key, str))


def parts_at(path: Path, value: Any) -> list[tuple[Path, Any]]:
    """The parts of a part."""
    entries: Iterable[tuple[Key, Any]] = value.items() if isinstance(value, dict) else enumerate(value)
    return [((*path, key), part) for key, part in entries]


def ids(value: Any) -> list[str]:
    """The component that a value is or begins with."""
    found = next(iter(value.values()), None) if isinstance(value, dict) else value
    return [found] if isinstance(found, str) else []


def every_id(value: Any) -> Iterable[str]:
    """All words in a view, among them the names of lists by component."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, part in value.items():
            yield key
            yield from every_id(part)
    elif isinstance(value, list):
        for part in value:
            yield from every_id(part)
