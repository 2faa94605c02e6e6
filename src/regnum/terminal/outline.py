"""The board of any game: what its view says, by name, grouped by whose it is, with the keys that choose among it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain, pairwise
from typing import Any

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text as RichText

from regnum.core.address import Key
from regnum.core.address import path as path_to
from regnum.terminal.blocks import FAST, Block, beside, cut, fast, loose, stack, wrapped
from regnum.terminal.naming import Naming
from regnum.terminal.scene import FAINT, GOLD, Note, Panel, Scene, marked

Path = tuple[Key, ...]

_LIT = "bold black on #ffe08a"
_NONE = "–"
_ON_THE_SCORE_SHEET = "points"
_APART = RichText.assemble((f"{FAST}· ", FAINT))
_WIDE = 36  # things wider than this have lines of their own
_MANY = 8  # more components than this are a pile: what each of them does is not said


class Outline:
    """Draws one scene.

    First what holds for the whole table, then the near player's things, then what lies on the table, then the others.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.text = scene.text
        self.schema = scene.game.view_schema
        self.board: dict[str, Any] = scene.view["board"]
        self.naming = Naming(scene)
        self.width = scene.width - 4  # of lines that may be indented
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

    # --- the panels ------------------------------------------------------------------------------------------------

    def panels(self) -> list[Panel]:
        """The panels of the board, from top to bottom."""
        players, near = range(len(self.scene.names)), self.scene.near
        parts = [(name, value) for name, value in self.board.items() if name not in self.by_player()]
        found = [
            self.panel("now", self.facts(parts_at((), dict(parts)))),
            self.panel(f"player-{near}", self.player(near)),
            *(self.panel(f"place-{n}", block) for n, block in enumerate(self.places())),
        ]
        for name, value in parts:
            if not self.is_fact((name,), value) and name not in self.schema.together:
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

    def by_player(self) -> list[str]:
        """The lists of the board with an entry for each player."""
        return [name for name, value in self.board.items() if name in self.schema.by_player and isinstance(value, list)]

    def player(self, player: int) -> Block:
        """All that is one player's: the numbers after the name, the rest below."""
        parts: list[tuple[Path, Any]] = []
        head = marked(self.scene.names[player], player)
        for name in self.by_player():
            if name == _ON_THE_SCORE_SHEET or player >= len(self.board[name]):
                continue  # an automaton has points and perhaps nothing else
            path, value = (name, player), self.board[name][player]
            if isinstance(value, dict):
                head = self.part(path, head)
                parts += parts_at(path, value)
            else:
                parts.append((path, value))
        lower = [self.block(path, value) for path, value in parts if not self.is_fact(path, value)]
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
        names = [name for name in self.schema.together if name in self.board]
        for n, called in enumerate(self.board[names[0]] if names else ()):
            head = RichText.assemble(f"{n + 1} ", self.value((names[0], n), called), style=f"bold {GOLD}")
            blocks = [[head]]
            for name in names[1:]:
                each = len(self.board[name]) // len(self.board[names[0]])
                parts = parts_at((name,), self.board[name])[each * n : each * (n + 1)]
                label = self.label((*parts[0][0], name), "-here")
                if not any(self.is_there(*part) for part in parts):
                    continue
                if each > 1:
                    blocks.append(self.flow(label, [self.value(*part) for part in parts], 2))
                else:
                    blocks.append(self.explained(parts, 2, label))
            yield list(chain.from_iterable(blocks))

    # --- the shapes of a part --------------------------------------------------------------------------------------

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

    def is_there(self, path: Path, value: Any) -> bool:
        """Whether there is anything to say of a part: it has a value, or it can be chosen."""
        if isinstance(value, (dict, list)):
            return any(self.is_there(*part) for part in parts_at(path, value)) or self.is_touched(path)
        return bool(value) or (type(value) is int and self.is_players(path, value)) or self.is_touched(path)

    def is_touched(self, path: Path) -> bool:
        return any(touched[: len(path)] == path for touched in (*self.refs, *self.lit))

    def facts(self, parts: list[tuple[Path, Any]], head: RichText | None = None) -> Block:
        """The parts that are one value, after each other."""
        line = [head] if head is not None else []
        for path, value in parts:
            if self.is_fact(path, value) and (self.is_there(path, value) or (head and type(value) is int)):
                line.append(self.labelled(path, value))
        return wrapped(RichText(f"{FAST} ").join(line), self.scene.width, 2) if line else []

    def block(self, path: Path, value: Any) -> Block:
        """A part with parts of its own under its name, in as few lines as its shape allows."""
        label, parts = self.label(path), parts_at(path, value)
        there = [part for part in parts if self.is_there(*part)]
        if not there:
            return []
        if path[-1] in self.schema.columns:
            return self.grid(parts, self.schema.columns[str(path[-1])])
        if isinstance(value, dict):
            if any(isinstance(part, list) and not self.is_players(at, part) for at, part in there):
                lines = (self.flow(self.label(at), self.values(at, part)) for at, part in there)
                return [label, *(_indented(line) for line in self.packed(lines))]
            if any(isinstance(part, dict) for _, part in there):
                return self.holdings(label, there)
            return self.flow(label, [self.labelled(*part) for part in there])
        if any(isinstance(part, list) for part in value):
            return self.flow(label, [self.value(path, value)])
        if self.is_touched(path) and any(self.naming.says(id) for _, part in there for id in ids(part)):
            return [label, *self.explained(there, 2)]
        items = [self.priced(*part) for part in there]
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
            if self.is_there(path, value):
                line = RichText(FAST * indent)
                if label is not None:
                    line.append_text(label).append("  ")
                line.append_text(self.priced(path, value))
                says = next((said for id in ids(value) if (said := self.naming.says(id))), "")
                line.append(f"  {says}" if says else "", style=FAINT)
                block += wrapped(line, self.width, indent + 4)
        return block

    def holdings(self, label: RichText, parts: list[tuple[Path, Any]]) -> Block:
        """Many places with what is there, by owner if they have owners; the most common number needs no name."""
        numbers = [name for _, part in parts for name, n in part.items() if self.is_number(name, n)]
        main = max(numbers, key=numbers.count, default="")
        owner = next((name for _, part in parts for name in part if name in self.schema.players), "")
        groups: dict[int | None, list[RichText]] = {player: [] for player in (*range(len(self.scene.names)), None)}
        for path, part in parts:
            rest = {name: value for name, value in part.items() if name not in (main, owner)}
            line = RichText(self.naming.label(str(path[-1])))
            if main in part:
                line.append(f" {part[main]}", style="bold")
            more = self.thing(path, rest)
            if more.plain:
                line.append(" (").append_text(more).append(")")
            groups[part.get(owner)].append(self.part(path, line))
        block = [RichText.assemble(label, (f"  {self.naming.label(main)}" if main else "", FAINT))]
        for player, lines in groups.items():
            if lines:
                whose = marked(self.scene.names[player], player) if player is not None else RichText(_NONE, style=FAINT)
                block += [_indented(line) for line in self.flow(whose, lines, 0)]
        return block

    def is_number(self, name: str, value: Any) -> bool:
        return type(value) is int and name not in self.schema.players

    def grid(self, parts: list[tuple[Path, Any]], columns: int) -> Block:
        """A list that lies on the table in rows."""
        width = self.width // columns - 2
        block: Block = []
        for first in range(0, len(parts), columns):
            cells = []
            for path, value in parts[first : first + columns]:
                cell = self.value(path, value) if value else self.part(path, RichText("·", style=FAINT))
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

    # --- one value -------------------------------------------------------------------------------------------------

    def label(self, path: Path, form: str = "") -> RichText:
        style = FAINT if len(path) > 1 else f"bold {GOLD}"
        return RichText(self.naming.label(f"{self.name(path)}{form}"), style=style)

    def name(self, path: Path) -> str:
        """The name of a part; an entry of a list is called as the list."""
        return next(key for key in reversed(path) if isinstance(key, str))

    def labelled(self, path: Path, value: Any) -> RichText:
        """A value after its name; what is true needs no value, what has a name of its own no other."""
        label = self.naming.label(self.name(path))
        if value is True:
            return self.part(path, RichText(label))
        said = RichText(str(len(value))) if self.is_pile(path, value) else self.value(path, value)
        said.stylize("bold")
        return fast(RichText.assemble((f"{label} ", FAINT), said))

    def values(self, path: Path, value: Any) -> list[RichText]:
        """The parts of a part, or all of it if it has none."""
        parts = parts_at(path, value) if isinstance(value, (dict, list)) else []
        return [self.priced(*part) for part in parts if self.is_there(*part)] or [self.value(path, value)]

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
            return RichText(_NONE, style=FAINT)
        if isinstance(value, bool):
            return RichText("✓" if value else "✗")
        if isinstance(value, int):
            return marked(self.scene.names[value], value) if self.is_players(path, value) else RichText(str(value))
        if isinstance(value, str):
            line = RichText(self.naming.name(value))
            for colour in self.naming.colours(value):
                line.append(" ■", style=colour)
            return line
        if isinstance(value, dict):
            return self.thing(path, value)
        parts = parts_at(path, value)
        if self.is_players(path, value):
            return RichText(" ").join(self.part(at, marked("", player)) for at, player in parts)
        deep = any(isinstance(part, list) for part in value)
        gap = " / " if deep else " " if all(type(part) is int for part in value) else ", "
        return RichText(gap).join(self.value(*part) for part in parts)

    def thing(self, path: Path, value: dict[str, Any], facts: str = "") -> RichText:
        """Something with several values in one line, `facts` after the first: what has a name needs no label."""
        told: list[RichText] = []
        for at, part in parts_at(path, value):
            if self.is_there(at, part):
                if at[-1] == "n" and told:  # the number of one of several
                    told[-1].append(" ").append_text(self.value(at, part))
                    continue
                named = isinstance(part, str) or (type(part) is int and self.is_players(at, part)) or at[-1] == "n"
                told.append(self.value(at, part) if named else self.labelled(at, part))
                told[-1].append(facts if len(told) == 1 else "", style=FAINT)
        return RichText(", ").join(told)

    def part(self, path: Path, said: RichText) -> RichText:
        """A part of the board in one piece, with the key that picks it; highlighted while it is focused."""
        ref = self.refs.get(path)
        line = RichText.assemble((f"[{self.scene.keys[ref]}]{FAST}" if ref is not None else "", f"bold {GOLD}"), said)
        if path in self.lit:
            line.stylize(_LIT)
        if ref is not None:
            line.stylize(Style(meta={"ref": ref}))
        return fast(line)

    # --- in words --------------------------------------------------------------------------------------------------

    def notes(self) -> list[Note]:
        """What the components in sight cost and do, and what is in piles that lie open."""
        found = [
            Note(self.place(path, pile), self.said(path, pile).plain)
            for path, pile in self.every_part()
            if self.is_pile(path, pile)
        ]
        for id in dict.fromkeys(every_id(self.board)):
            told = ". ".join(filter(None, [self.naming.facts(id), self.naming.says(id)]))
            found += [Note(self.naming.name(id), told)] if told else []
        return found

    def nearby(self) -> dict[str, str]:
        """The places that nothing can be chosen at, by address, with their names."""
        deep = ((path, value) for path, value in self.every_part() if len(path) > 1 and path not in self.refs)
        return {self.address(path): self.place(path, value) for path, value in deep}

    def every_part(self) -> list[tuple[Path, Any]]:
        """All parts of the view, those around others first."""
        found = parts_at((), self.board)
        for path, value in found:
            found += parts_at(path, value) if isinstance(value, (dict, list)) else []
        return found

    def place(self, path: Path, value: Any) -> str:
        """What a place is called: after the part that it is in, what lies there or its number."""
        words = []
        for name, key in pairwise(path):
            if isinstance(name, str) and name not in self.schema.by_player:
                words.append(self.naming.label(name))
            elif isinstance(name, str):
                words.append(self.scene.names[int(key)])
        if isinstance(path[-1], str):
            return ": ".join([*words, self.naming.label(path[-1])])
        what = next((self.naming.name(id) for id in ids(value)), str(path[-1] + 1))
        return ": ".join([*words, what] if path[-2] not in self.schema.by_player else words)

    def address(self, path: Path) -> str:
        """The address of a place, by numbers."""
        words = [str(path[0])]
        for name, key in pairwise(path):
            counted = isinstance(key, int) and name not in self.schema.by_player
            words.append(str(int(key) + 1) if counted else str(key))
        return ".".join(words)


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


def _indented(line: RichText) -> RichText:
    return RichText.assemble("  ", line)
