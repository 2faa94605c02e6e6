"""What a view says of one of its parts, in a line, with the key that picks it."""

from __future__ import annotations

from typing import Any

from rich.style import Style
from rich.text import Text as RichText

from regnum.terminal.blocks import FAST, fast
from regnum.terminal.naming import Naming
from regnum.terminal.parts import Parts, Path, ids, name_of, parts_at
from regnum.terminal.scene import FAINT, GOLD, Scene, marked

NONE = "–"

_LIT = "bold black on #ffe08a"


class Wording:
    """Puts the parts of one scene into words."""

    def __init__(self, scene: Scene, parts: Parts) -> None:
        self.scene = scene
        self.parts = parts
        self.naming = Naming(scene)

    def label(self, path: Path, form: str = "") -> RichText:
        style = FAINT if len(path) > 1 else f"bold {GOLD}"
        return RichText(self.naming.label(f"{name_of(path)}{form}"), style=style)

    def labelled(self, path: Path, value: Any) -> RichText:
        """A value after its name; what is true needs no value, what has a name of its own no other."""
        label = self.naming.label(name_of(path))
        if value is True:
            return self.part(path, RichText(label))
        said = RichText(str(len(value))) if self.parts.is_pile(path, value) else self.value(path, value)
        said.stylize("bold")
        return fast(RichText.assemble((f"{label} ", FAINT), said))

    def values(self, path: Path, value: Any) -> list[RichText]:
        """The parts of a part, or all of it if it has none."""
        parts = parts_at(path, value) if isinstance(value, (dict, list)) else []
        return [self.priced(*part) for part in parts if self.parts.is_there(*part)] or [self.value(path, value)]

    def priced(self, path: Path, value: Any) -> RichText:
        """A component with what it costs and brings."""
        facts = next((f" ({facts})" for id in ids(value) if (facts := self.naming.facts(id))), "")
        if isinstance(value, dict):
            return self.part(path, self.thing(path, value, facts))
        return fast(RichText.assemble(self.value(path, value), (facts, FAINT)))

    def value(self, path: Path, value: Any) -> RichText:
        return self.part(path, self.said(path, value))

    def said(self, path: Path, value: Any) -> RichText:
        """A value in words."""
        if value in (None, "", {}, []):
            return RichText(NONE, style=FAINT)
        if isinstance(value, bool):
            return RichText("✓" if value else "✗")
        players = self.parts.is_players(path, value)
        if isinstance(value, int):
            return marked(self.scene.names[value], value) if players else RichText(str(value))
        if isinstance(value, str):
            line = RichText(self.naming.name(value))
            for colour in self.naming.colours(value):
                line.append(" ■", style=colour)
            return line
        if isinstance(value, dict):
            return self.thing(path, value)
        parts = parts_at(path, value)
        if players:
            return RichText(" ").join(self.part(at, marked("", player)) for at, player in parts)
        deep = any(isinstance(part, list) for part in value)
        gap = " / " if deep else " " if all(type(part) is int for part in value) else ", "
        return RichText(gap).join(self.value(*part) for part in parts)

    def thing(self, path: Path, value: dict[str, Any], facts: str = "") -> RichText:
        """Something with several values in one line, `facts` after the first: what has a name needs no label."""
        told: list[RichText] = []
        for at, part in parts_at(path, value):
            if self.parts.is_there(at, part):
                if at[-1] == "n" and told:  # the number of one of several
                    told[-1].append(" ").append_text(self.value(at, part))
                    continue
                player = type(part) is int and self.parts.is_players(at, part)
                named = isinstance(part, str) or player or at[-1] == "n"
                told.append(self.value(at, part) if named else self.labelled(at, part))
                told[-1].append(facts if len(told) == 1 else "", style=FAINT)
        return RichText(", ").join(told)

    def part(self, path: Path, said: RichText) -> RichText:
        """A part of the board in one piece, with the key that picks it; highlighted while it is focused."""
        ref = self.parts.refs.get(path)
        line = RichText.assemble((f"[{self.scene.keys[ref]}]{FAST}" if ref is not None else "", f"bold {GOLD}"), said)
        if path in self.parts.lit:
            line.stylize(_LIT)
        if ref is not None:
            line.stylize(Style(meta={"ref": ref}))
        return fast(line)
