"""Shared parts of boards drawn as lines of text: marks, clickable parts, headings, lists."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich.cells import cell_len
from rich.text import Text as RichText

from regnum.terminal.blocks import Block, cut, touchable
from regnum.terminal.board import FAINT, GOLD, Scene, marked

LIT = "bold black on #ffe08a"


class Sketch:
    """Draws the small parts of a scene."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.text = scene.text
        self.width = scene.width
        self.board: dict[str, Any] = scene.view["board"]

    def mark(self, player: int) -> RichText:
        """The shape of a player without the name."""
        mark = marked("", player)
        mark.right_crop()
        return mark

    def part(self, ref: str, *words: RichText | str, style: str = "") -> RichText:
        """A part of the board as text, with the key that picks it; highlighted while it is focused."""
        line = RichText.assemble((self.scene.key(ref), f"bold {GOLD}"), *words, style=style)
        if ref in self.scene.lit:
            line.stylize(LIT)
        return touchable([line], ref)[0]

    def heading(self, words: str, width: int) -> RichText:
        """A heading `width` columns wide, to which other text can be appended."""
        return cut(RichText.assemble((words, f"bold {GOLD}")), width)

    def flow(self, label: str, items: Iterable[RichText], gap: str = "  ", hanging: int = 0) -> Block:
        """`items` after a label, wrapped if needed; without a label, further lines are indented by `hanging`."""
        indent = cell_len(label) + 2 if label else hanging
        lines = [RichText.assemble((f"{label}  " if label else "", FAINT))]
        begun = False
        for item in items:
            if begun and cell_len(lines[-1].plain) + len(gap) + cell_len(item.plain) > self.width:
                lines.append(RichText(" " * indent))
                begun = False
            lines[-1].append(gap if begun else "").append_text(item)
            begun = True
        return [cut(line, self.width) for line in lines]
