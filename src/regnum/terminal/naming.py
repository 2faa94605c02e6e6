"""What the parts and components of a view are called, and what a component says, costs and brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from regnum.terminal.scene import Scene

_COLOURED = ("banner", "colour", "ribbon")  # values of a component that are colours
# How the colours that a content names look on the dark ground of the screen.
_COLOURS = {
    "black": "#8d8175", "blue": "#7fb0f0", "green": "#8fb85f", "grey": "#b8b0a5", "purple": "#b79af0", "red": "#f2715f",
    "white": "#f3ede4", "yellow": "#f0cf57",
}  # fmt: skip


class Naming:
    """The names of one game in one language, as a `ViewSchema` finds them."""

    def __init__(self, scene: Scene) -> None:
        self.game = scene.game
        self.text = scene.text
        self.schema = scene.game.view_schema
        self.options: Mapping[str, Any] = scene.view.get("options", {})
        self.entries: dict[str, dict[str, Any]] = {}  # the content of every component that has a name
        for table in scene.game.content.tables.values():
            for entry in table if isinstance(table, list) else ():
                id = entry.get("id")
                if id is not None and self.key(id):
                    self.entries.setdefault(id, entry)

    def key(self, id: str) -> str:
        """The key of the text that names a component of the game; empty if there is none."""
        return next((key for kind in self.schema.kinds if self.text.has(key := f"{kind}-{id}")), "")

    def label(self, name: str) -> str:
        """The name of a part of the view, or of a component that is the name of a part."""
        label = self.text(f"part-{name}") if self.text.has(f"part-{name}") else self.name(name)
        return label[:1].upper() + label[1:]

    def name(self, id: str) -> str:
        """A component in the game's texts; one of several has its number behind it (``warship.1``)."""
        key = self.key(id)
        if key:
            return self.text(key)
        kind, dot, number = id.rpartition(".")
        return f"{self.name(kind)} {number}" if dot and number.isdecimal() else id.replace("_", " ")

    def says(self, id: str) -> str:
        """What a component does, as this table reads it; an effect for which it has no text, in words of its own."""
        key = f"{self.key(id)}-text"
        read = (varied for value in self.options.values() if self.text.has(varied := f"{key}-{value}"))
        key = next(read, key)
        sentences = [self.text(key)] if self.text.has(key) else self.told(id, effects=True)
        return ". ".join(sentence[:1].upper() + sentence[1:] for sentence in sentences)

    def facts(self, id: str) -> str:
        """The price of a component and whatever else its text does not tell."""
        return ", ".join(self.told(id, effects=False))

    def told(self, id: str, effects: bool) -> list[str]:
        """The values of a component that its text does not tell: effects, or all others."""
        entry = self.entries.get(id, {})
        values = {name: entry[name] for name in self.schema.facts if entry.get(name)}
        said = {name: self.game.in_words(value, self.text.lang) for name, value in values.items()}
        if effects:
            return [words for words in said.values() if words is not None]
        return [self.fact(name, value) for name, value in values.items() if said[name] is None]

    def fact(self, name: str, value: Any) -> str:
        """A value of the content under its name; what it names needs no other."""
        if isinstance(value, (str, list)) and not isinstance(value[0], int):
            names = Counter(map(self.name, [value] if isinstance(value, str) else value))
            return ", ".join(one if n == 1 else f"{one} {n}" for one, n in names.items())
        if isinstance(value, list):
            value = "/".join(map(str, value))
        elif isinstance(value, dict):
            value = ", ".join(f"{n} {self.label(what)}" for what, n in value.items())
        return f"{self.label(name)} {value}"

    def colours(self, id: str) -> list[str]:
        """The colours of a component: its own, and those of the components that it names, such as crops."""
        found: dict[Any, None] = {}
        for name, value in self.entries.get(id, {}).items():
            named = value if isinstance(value, list) else []
            found |= dict.fromkeys(self.entries.get(one, {}).get("colour") for one in named if isinstance(one, str))
            found |= dict.fromkeys([value] if name in _COLOURED else [])
        return [_COLOURS[colour] for colour in found if colour in _COLOURS]
