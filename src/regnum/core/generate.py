"""Generates the attributes of a game's state from its declared fields, as Python that mypyc compiles.

Run `make generate` after changing a game's `fields.py`; a test fails if `board.py` is out of date. It also generates
the client's types (`core.typescript`, `core.textkeys`).
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from regnum.core.board.codegen import observing
from regnum.core.board.fields import Fields
from regnum.core.board.stores import Attribute
from regnum.core.textkeys import KEYS_FILE, keys_source
from regnum.core.typescript import types_file, types_source

_HEADER = '''"""The attributes of a position of this game, written by `make generate` from `fields.py`: do not edit."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i32, i64

from regnum.core.state import State
from regnum.core.table import Table
{imports}

class Board(State):
    """Everything on the table, as `fields.FIELDS` declares it."""

    __slots__ = (
{slots}
    )  # fmt: skip

{annotations}

    def __init__(self, table: Table, {parameters}source: Board | None = None) -> None:
        super().__init__(table, source)
{shared}
        if source is None:
            self.lay_empty(table)
        else:
            self.copy_from(source)

    def lay_empty(self, table: Table) -> None:
        """An empty table."""
{empty}

    def copy_from(self, source: Board) -> None:
        """The same as `source`, independent of it."""
{copy}

    def changed_since(self, before: State) -> int:
        """The attributes, of those that views read, whose values differ from those in `before`: a bit for each."""
        assert isinstance(before, Board)
        found = 0
{compare}
        return found

    def catch_up(self, source: State, changed: int) -> None:
        """Become like `source`, as far as views can tell; `changed`: what differs, as `changed_since` has found it."""
        assert isinstance(source, Board)
        self.steps = source.steps[:]
        self.revealed = source.revealed
{catch_up}

    def observe(self, out: vec[i32], at: i64, starts: vec[i64], widths: vec[i64]) -> None:
        """Write those fields for learners that everybody may know and that need only be copied or counted."""
        k: i64
{observe}
'''


def board_source(package: str, fields: Fields) -> str:
    """The source of `board.py` for the game in `package`, whose states also hold its box and its rulings."""
    shared = [Attribute("box", "Box", ""), Attribute("rulings", "Rulings", "")]
    imports = [
        f"from {package}.rulings import Rulings",
        *(line for line in fields.imports if " import " in line),
    ]
    if not any(line.startswith(f"from {package}.box import") for line in imports):
        imports.append(f"from {package}.box import Box")
    return _source(fields, shared, "\n".join(sorted(imports)) + "\n")


def board_class(fields: Fields) -> Any:
    """The board as a class created at run time, for plug-ins, which are not compiled."""
    namespace: dict[str, Any] = {"__name__": __name__}
    exec(_source(fields, [], "\n".join(fields.imports)), namespace)
    return namespace["Board"]


def _source(fields: Fields, shared: list[Attribute], imports: str) -> str:
    attributes = fields.attributes()
    read = fields.read_attributes()
    declared = [*shared, *attributes]
    return _HEADER.format(
        imports=imports,
        slots="\n".join(f'        "{name}",' for name in sorted(attribute.name for attribute in declared)),
        annotations="\n".join(_annotation(attribute) for attribute in declared),
        parameters="".join(f"{a.name}: {a.python}, " for a in shared),
        shared="\n".join(f"        self.{a.name} = {a.name}" for a in shared),
        empty="\n".join(f"        self.{a.name} = {a.empty}" for a in attributes),
        copy="\n".join(f"        {_copy(a)}" for a in attributes),
        compare="\n".join(
            f"        if self.{a.name} != before.{a.name}:\n            found |= 1 << {n}" for n, a in enumerate(read)
        ),
        catch_up="\n".join(
            [f"        if changed & 1 << {n}:\n            {_copy(a)}" for n, a in enumerate(read)]
            + [f"        {_copy(a)}" for a in attributes if a.name not in {other.name for other in read}]
        ),
        observe="\n".join(f"        {line}" for code in observing(fields).values() for line in code),
    )


def _annotation(attribute: Attribute) -> str:
    line = f"    {attribute.name}: {attribute.python}"
    return f"{line}  # {attribute.doc}" if attribute.doc else line


def _copy(attribute: Attribute) -> str:
    return f"self.{attribute.name} = source.{attribute.name}{'[:]' if _is_list(attribute) else ''}"


def _is_list(attribute: Attribute) -> bool:
    return attribute.python.startswith("list[") and attribute.python.endswith("]")  # not a list that may be None


def board_file(package: str) -> Path:
    """The generated file of a game."""
    return Path(str(import_module(package).__file__)).parent / "board.py"


def games_with_fields() -> list[str]:
    """The games in this repository that declare fields, in a module or a package."""
    folder = Path(__file__).parents[1] / "games"
    return sorted({found.parent.name for found in (*folder.glob("*/fields.py"), *folder.glob("*/fields"))})


def main() -> None:
    for game in games_with_fields():
        package = f"regnum.games.{game}"
        fields: Fields = import_module(f"{package}.fields").FIELDS
        board_file(package).write_text(board_source(package, fields))
        types_file(game).write_text(types_source(game))
    KEYS_FILE.write_text(keys_source(games_with_fields()))


if __name__ == "__main__":
    main()
