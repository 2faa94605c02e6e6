"""The board of any game: what its view says, by name, grouped by whose it is, with the keys that choose among it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, pairwise
from typing import Any

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text as RichText

from regnum.terminal.blocks import FAST, Block, beside, cut, loose, stack, wrapped
from regnum.terminal.parts import Parts, Path, every_id, ids, parts_at
from regnum.terminal.scene import FAINT, GOLD, Note, Panel, Scene, marked
from regnum.terminal.wording import NONE, Wording

_ON_THE_SCORE_SHEET = "points"
_APART = RichText.assemble((f"{FAST}· ", FAINT))
_WIDE = 36  # things wider than this have lines of their own


class Outline:
    """Draws one scene.

    First what holds for the whole table, then the near player's things, then what lies on the table, then the others.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.schema = scene.game.view_schema
        self.parts = Parts(scene)
        self.wording = Wording(scene, self.parts)
        self.width = scene.width - 4  # of lines that may be indented

    # --- the panels ------------------------------------------------------------------------------------------------

    def panels(self) -> list[Panel]:
        """The panels of the board, from top to bottom."""
        players, near = range(len(self.scene.names)), self.scene.near
        parts = [(name, value) for name, value in self.parts.board.items() if name not in self.parts.by_player()]
        found = [
            self.panel("now", self.facts(parts_at((), dict(parts)))),
            self.panel(f"player-{near}", self.player(near)),
            *(self.panel(f"place-{n}", block) for n, block in enumerate(self.places())),
        ]
        for name, value in parts:
            if not self.parts.is_fact((name,), value) and name not in self.schema.together:
                found.append(self.panel(name, self.block((name,), value)))
        found += [self.panel(f"player-{n}", self.player(n)) for n in (*players[near + 1 :], *players[:near])]
        return [panel for panel in found if panel.content.plain]

    def panel(self, id: str, block: Block) -> Panel:
        refs: dict[str, int] = {}
        for number, line in enumerate(block):
            for span in line.spans:
                if isinstance(span.style, Style) and "ref" in span.style.meta:
                    refs.setdefault(span.style.meta["ref"], number)
        return Panel(id, stack(block), refs)

    def player(self, player: int) -> Block:
        """All that is one player's: the numbers after the name, the rest below."""
        parts: list[tuple[Path, Any]] = []
        head = marked(self.scene.names[player], player)
        for name in self.parts.by_player():
            if name == _ON_THE_SCORE_SHEET or player >= len(self.parts.board[name]):
                continue  # an automaton has points and perhaps nothing else
            path, value = (name, player), self.parts.board[name][player]
            if isinstance(value, dict):
                head = self.wording.part(path, head)
                parts += parts_at(path, value)
            else:
                parts.append((path, value))
        lower = [self.block(path, value) for path, value in parts if not self.parts.is_fact(path, value)]
        return [*self.facts(parts, head), *(_indented(line) for line in self.packed(lower))]

    def packed(self, blocks: Iterable[Block]) -> Block:
        """Blocks below each other; those of one short line share a line."""
        found: Block = []
        short = False
        for block in blocks:
            room = self.width - 4 - cell_len(block[0].plain) if len(block) == 1 else 0
            if short and room >= cell_len(found[-1].plain):
                found[-1] = RichText.assemble(found[-1], "    ", block[0])
            else:
                found += block
            short = len(block) == 1 or (short and not block)
        return found

    def places(self) -> Iterable[Block]:
        """The parts that tell of the same places, place by place, under what the first of them says."""
        names = [name for name in self.schema.together if name in self.parts.board]
        for n, called in enumerate(self.parts.board[names[0]] if names else ()):
            head = RichText.assemble(f"{n + 1} ", self.wording.value((names[0], n), called), style=f"bold {GOLD}")
            blocks = [[head]]
            for name in names[1:]:
                each = len(self.parts.board[name]) // len(self.parts.board[names[0]])
                parts = parts_at((name,), self.parts.board[name])[each * n : each * (n + 1)]
                label = self.wording.label((*parts[0][0], name), "-here")
                if not any(self.parts.is_there(*part) for part in parts):
                    continue
                if each > 1:
                    blocks.append(self.flow(label, [self.wording.value(*part) for part in parts], 2))
                else:
                    blocks.append(self.explained(parts, 2, label))
            yield list(chain.from_iterable(blocks))

    # --- the shapes of a part --------------------------------------------------------------------------------------

    def facts(self, parts: list[tuple[Path, Any]], head: RichText | None = None) -> Block:
        """The parts that are one value, after each other."""
        line = [head] if head is not None else []
        for path, value in parts:
            if self.parts.is_fact(path, value) and (self.parts.is_there(path, value) or (head and type(value) is int)):
                line.append(self.wording.labelled(path, value))
        return wrapped(RichText(f"{FAST} ").join(line), self.scene.width, 2) if line else []

    def block(self, path: Path, value: Any) -> Block:
        """A part with parts of its own under its name, in as few lines as its shape allows."""
        label, parts = self.wording.label(path), parts_at(path, value)
        there = [part for part in parts if self.parts.is_there(*part)]
        if not there:
            return []
        if path[-1] in self.schema.columns:
            return self.grid(parts, self.schema.columns[str(path[-1])])
        if isinstance(value, dict):
            if any(isinstance(part, list) and not self.parts.is_players(at, part) for at, part in there):
                lines = (self.flow(self.wording.label(at), self.wording.values(at, part)) for at, part in there)
                return [label, *(_indented(line) for line in self.packed(lines))]
            if any(isinstance(part, dict) for _, part in there):
                return self.holdings(label, there)
            return self.flow(label, [self.wording.labelled(*part) for part in there])
        if any(isinstance(part, list) for part in value):
            return self.flow(label, [self.wording.value(path, value)])
        if self.parts.is_touched(path) and any(self.wording.naming.says(id) for _, part in there for id in ids(part)):
            return [label, *self.explained(there, 2)]
        items = [self.wording.priced(*part) for part in there]
        if path[-1] in self.schema.by_player:
            whose = [marked("", int(at[-1])) for at, _ in there]
            items = [RichText.assemble(mark, FAST, item) for mark, item in zip(whose, items, strict=True)]
        if isinstance(value[0], dict) and max(cell_len(item.plain) for item in items) > _WIDE:
            lines = (wrapped(RichText(FAST * 2).append_text(item), self.width, 6) for item in items)
            return [label, *chain.from_iterable(lines)]
        return self.flow(label, items)

    def explained(self, parts: list[tuple[Path, Any]], indent: int, label: RichText | None = None) -> Block:
        """Components one below the other, each with what it does."""
        block: Block = []
        for path, value in parts:
            if self.parts.is_there(path, value):
                line = RichText(FAST * indent)
                if label is not None:
                    line.append_text(label).append("  ")
                line.append_text(self.wording.priced(path, value))
                says = next((said for id in ids(value) if (said := self.wording.naming.says(id))), "")
                line.append(f"  {says}" if says else "", style=FAINT)
                block += wrapped(line, self.width, indent + 4)
        return block

    def holdings(self, label: RichText, parts: list[tuple[Path, Any]]) -> Block:
        """Many places with what is there, by owner if they have owners; the most common number needs no name."""
        numbers = [
            name for _, part in parts for name, n in part.items() if type(n) is int and name not in self.schema.players
        ]
        main = max(numbers, key=numbers.count, default="")
        owner = next((name for _, part in parts for name in part if name in self.schema.players), "")
        groups: dict[int | None, list[RichText]] = {player: [] for player in (*range(len(self.scene.names)), None)}
        for path, part in parts:
            rest = {name: value for name, value in part.items() if name not in (main, owner)}
            line = RichText(self.wording.naming.label(str(path[-1])))
            if main in part:
                line.append(f" {part[main]}", style="bold")
            more = self.wording.thing(path, rest)
            if more.plain:
                line.append(" (").append_text(more).append(")")
            groups[part.get(owner)].append(self.wording.part(path, line))
        block = [RichText.assemble(label, (f"  {self.wording.naming.label(main)}" if main else "", FAINT))]
        for player, lines in groups.items():
            if lines:
                whose = marked(self.scene.names[player], player) if player is not None else RichText(NONE, style=FAINT)
                block += [_indented(line) for line in self.flow(whose, lines, 0)]
        return block

    def grid(self, parts: list[tuple[Path, Any]], columns: int) -> Block:
        """A list that lies on the table in rows."""
        width = self.width // columns - 2
        block: Block = []
        for first in range(0, len(parts), columns):
            cells = []
            for path, value in parts[first : first + columns]:
                cell = self.wording.value(path, value) if value else self.wording.part(path, RichText("·", style=FAINT))
                lines = wrapped(loose(cell), width, 1)
                cells.append([RichText.assemble(("│ ", FAINT), cut(line, width)) for line in lines])
            height = max(len(cell) for cell in cells)
            empty = RichText.assemble(("│ ", FAINT), " " * width)
            block += beside([[*cell, *[empty] * (height - len(cell))] for cell in cells], 0)
        return block

    def flow(self, label: RichText, items: list[RichText], indent: int = 0) -> Block:
        """`items` after a label, wrapped if needed."""
        line = RichText.assemble(FAST * indent, label, "  ", _APART.join(items))
        return wrapped(line, self.width, indent + 2)

    # --- in words --------------------------------------------------------------------------------------------------

    def notes(self) -> list[Note]:
        """What the components in sight cost and do, and what is in piles that lie open."""
        found = [
            Note(self.place(path, pile), self.wording.said(path, pile).plain)
            for path, pile in self.parts.every_part()
            if self.parts.is_pile(path, pile)
        ]
        for id in dict.fromkeys(every_id(self.parts.board)):
            told = ". ".join(filter(None, [self.wording.naming.facts(id), self.wording.naming.says(id)]))
            found += [Note(self.wording.naming.name(id), told)] if told else []
        return found

    def nearby(self) -> dict[str, str]:
        """The places that nothing can be chosen at, by address, with their names."""
        deep = (
            (path, value) for path, value in self.parts.every_part() if len(path) > 1 and path not in self.parts.refs
        )
        return {self.address(path): self.place(path, value) for path, value in deep}

    def place(self, path: Path, value: Any) -> str:
        """What a place is called: after the part that it is in, what lies there or its number."""
        words = []
        for name, key in pairwise(path):
            if isinstance(name, str) and name not in self.schema.by_player:
                words.append(self.wording.naming.label(name))
            elif isinstance(name, str):
                words.append(self.scene.names[int(key)])
        if isinstance(path[-1], str):
            return ": ".join([*words, self.wording.naming.label(path[-1])])
        what = next((self.wording.naming.name(id) for id in ids(value)), str(path[-1] + 1))
        return ": ".join([*words, what] if path[-2] not in self.schema.by_player else words)

    def address(self, path: Path) -> str:
        """The address of a place, by numbers."""
        words = [str(path[0])]
        for name, key in pairwise(path):
            counted = isinstance(key, int) and name not in self.schema.by_player
            words.append(str(int(key) + 1) if counted else str(key))
        return ".".join(words)


def _indented(line: RichText) -> RichText:
    return RichText.assemble("  ", line)
