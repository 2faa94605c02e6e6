"""Blocks of text: lines cut or wrapped to a width, and side by side."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

Block = list[Text]

FAST = "\u00a0"  # a space at which no line ends


def cut(text: Text, width: int) -> Text:
    """`text` in exactly `width` columns, shortened with … if it does not fit."""
    line = text.copy()
    line.truncate(width, overflow="ellipsis", pad=True)
    return line


def apart(left: Text, right: Text, width: int) -> Text:
    """`left` and `right` at the two ends of a line; if space is short, `left` is shortened."""
    line = cut(left, max(0, width - cell_len(right.plain)))
    return cut(line.append_text(right), width)


def fast(text: Text) -> Text:
    """`text` in one piece: no line ends within it, unless it is long."""
    if cell_len(text.plain) <= 36:
        text.plain = text.plain.replace(" ", FAST)
    return text


def loose(text: Text) -> Text:
    """`text` with all its spaces such that lines may end there."""
    text.plain = text.plain.replace(FAST, " ")
    return text


def wrapped(text: Text, width: int, hanging: int = 0) -> Block:
    """`text` in lines of at most `width` columns; those after the first are indented by `hanging`."""
    block, line = [], Text()
    for word in text.split(" ", include_separator=True):
        if line and cell_len(line.plain) + cell_len(word.plain.rstrip(" ")) > width:
            line.rstrip()
            block.append(line)
            line = Text(FAST * hanging)
        line.append_text(word)
    block.append(line)
    return [cut(loose(line), width) if cell_len(line.plain) > width else loose(line) for line in block]


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


def stack(block: Block) -> Text:
    """The block as one text."""
    return Text("\n").join(block)
