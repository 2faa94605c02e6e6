"""Text blocks: lines in frames, side by side, and clickable."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

Block = list[Text]

# The six characters of a frame: upper edge, side, lower edge.
Frame = tuple[str, str, str, str, str, str]
THIN: Frame = ("┌", "─", "┐", "│", "└", "┘")
HEAVY: Frame = ("┏", "━", "┓", "┃", "┗", "┛")
DOUBLE: Frame = ("╔", "═", "╗", "║", "╚", "╝")


def cut(text: Text, width: int) -> Text:
    """`text` in exactly `width` columns, shortened with … if it does not fit."""
    line = text.copy()
    line.truncate(width, overflow="ellipsis")
    line.pad_right(width - cell_len(line.plain))
    return line


def apart(left: Text, right: Text, width: int) -> Text:
    """`left` and `right` at the two ends of a line; if space is short, `left` is shortened."""
    line = cut(left, max(0, width - cell_len(right.plain)))
    return cut(line.append_text(right), width)


def framed(lines: Sequence[Text], width: int, frame: Frame, style: str, title: str = "", foot: str = "") -> Block:
    """`lines` in a frame `width` columns wide, with a title in the upper edge and a foot in the lower."""
    top_left, flat, top_right, side, low_left, low_right = frame
    inner = width - 2

    def edge(left: str, word: str, right: str) -> Text:
        words = cut(Text(word), min(cell_len(word), inner)).plain
        return Text(f"{left}{words}{flat * (inner - cell_len(words))}{right}", style=style)

    upright = Text(side, style=style)
    body = [Text.assemble(upright, cut(line, inner), upright) for line in lines]
    return [edge(top_left, title, top_right), *body, edge(low_left, foot, low_right)]


def beside(blocks: Sequence[Block], gap: int = 1) -> Block:
    """Blocks next to each other, aligned at the top; each is as wide as its widest line."""
    height = max((len(block) for block in blocks), default=0)
    rows: Block = [Text() for _ in range(height)]
    for number, block in enumerate(blocks):
        width = max((cell_len(line.plain) for line in block), default=0)
        for row, at in zip(rows, range(height), strict=True):
            if number:
                row.append(" " * gap)
            row.append_text(cut(block[at], width) if at < len(block) else Text(" " * width))
    return rows


def touchable(block: Block, ref: str) -> Block:
    """The same block; a click on it selects the part `ref` of the board."""
    for line in block:
        line.stylize(Style(meta={"ref": ref}))
    return block


def stack(block: Block) -> Text:
    """The block as one text."""
    return Text("\n").join(block)
