"""A position in words: the parts of its board, as the game's English texts name them."""

from __future__ import annotations

from typing import Any

import regnum


class Words:
    """The words of a game, with the names of the players."""

    def __init__(self, game: regnum.Game, names: tuple[str, ...]) -> None:
        self._text = game.text("en").seated(names)
        self._schema = game.view_schema
        self._names = names

    def position(self, board: dict[str, Any], usual: dict[str, Any]) -> list[str]:
        """A line for every part that is not as usual, for every player, and for every place that is not as usual."""
        found = []
        for name, value in board.items():
            if name in self._schema.by_player and isinstance(value[0], dict):
                found += [f"{self._names[n]}: {self._phrase(name, part)}" for n, part in enumerate(value)]
            elif isinstance(value, dict) and isinstance(usual.get(name), dict):
                other = {key: part for key, part in value.items() if part != usual[name].get(key)}
                found += [f"{self._label(key)}: {self._phrase(name, part)}" for key, part in other.items()]
            elif value != usual.get(name):
                found.append(f"{self._label(name)}: {self._phrase(name, value)}")
        return found

    def _phrase(self, name: str, value: Any) -> str:
        """A value of the part `name`: what has parts says only those that say anything."""
        if isinstance(value, dict):
            named = [self._word("", value[key]) for key in ("kind", "n", "id") if value.get(key)]
            parts = [self._part(key, part) for key, part in value.items() if key not in ("kind", "n", "id")]
            parts = [part for part in parts if part]
            return f"{' '.join(named)} ({', '.join(parts)})" if named and parts else " ".join(named) or "; ".join(parts)
        if isinstance(value, list):
            if name in self._schema.by_player:
                return ", ".join(f"{self._names[n]} {self._word('', part)}" for n, part in enumerate(value) if part)
            return ", ".join(self._phrase(name, part) for part in value) or "-"
        return self._word(name, value)

    def _part(self, name: str, value: Any) -> str:
        """A part with its name; empty if it says nothing."""
        if value is True:
            return self._label(name)
        says = value if type(value) is not int else value or name in self._schema.players
        phrase = self._phrase(name, value) if says else ""
        return f"{self._label(name)}: {phrase}" if phrase else ""

    def _label(self, name: str) -> str:
        return self._text(f"part-{name}") if self._text.has(f"part-{name}") else self._word("", name)

    def _word(self, name: str, value: Any) -> str:
        if value in (None, ""):
            return "-"
        if isinstance(value, int) and not isinstance(value, bool) and name in self._schema.players:
            return self._names[value]
        kinds = [kind for kind in self._schema.kinds if self._text.has(f"{kind}-{value}")]
        return self._text(f"{kinds[0]}-{value}") if kinds else str(value).replace("_", " ")
