"""Writes what follows from the declared fields of a game: the attributes of its state, as Python that mypyc compiles.

`make generate` after a change of a game's `fields.py`; a test fails while `board.py` is not what this writes. The types
of the view for the client are written with it (`core.typescript`).
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from regnum.core.fields import Attribute, Fields
from regnum.core.typescript import types_file, types_source

_HEADER = '''"""The attributes of a position of this game, written by `make generate` from `fields.py`: do not edit."""

from __future__ import annotations

from regnum.core.state import State
from regnum.core.table import Table
{imports}

class Board(State):
    """Everything on the table, as `fields.FIELDS` declares it."""

    __slots__ = (
{slots}
    )  # fmt: skip

{annotations}

    def lay_empty(self, table: Table) -> None:
        """An empty table."""
{empty}

    def copy_from(self, source: Board) -> None:
        """The same as `source`, independent of it."""
{copy}
'''


def board_source(package: str, fields: Fields) -> str:
    """The source of `board.py` for the game in `package`, whose states also have its box and its rulings."""
    shared = [Attribute("box", "Box", ""), Attribute("rulings", "Rulings", "")]
    imports = [
        f"from {package}.rulings import Rulings",
        *(line for line in fields.imports if " import " in line),
    ]
    if not any(line.startswith(f"from {package}.box import") for line in imports):
        imports.append(f"from {package}.box import Box")
    return _source(fields, shared, "\n".join(sorted(imports)) + "\n")


def board_class(fields: Fields) -> Any:
    """The board as a class made now: for a plug-in, which is not compiled."""
    namespace: dict[str, Any] = {"__name__": __name__}
    exec(_source(fields, [], "\n".join(fields.imports)), namespace)
    return namespace["Board"]


def _source(fields: Fields, shared: list[Attribute], imports: str) -> str:
    attributes = fields.attributes()
    declared = [*shared, *attributes]
    return _HEADER.format(
        imports=imports,
        slots="\n".join(f'        "{name}",' for name in sorted(attribute.name for attribute in declared)),
        annotations="\n".join(_annotation(attribute) for attribute in declared),
        empty="\n".join(f"        self.{a.name} = {a.empty}" for a in attributes),
        copy="\n".join(f"        self.{a.name} = source.{a.name}{'[:]' if _is_list(a) else ''}" for a in attributes),
    )


def _annotation(attribute: Attribute) -> str:
    line = f"    {attribute.name}: {attribute.python}"
    return f"{line}  # {attribute.doc}" if attribute.doc else line


def _is_list(attribute: Attribute) -> bool:
    return attribute.python.startswith("list[") and attribute.python.endswith("]")  # not one that may be missing


def board_file(package: str) -> Path:
    """Where the generated source of a game lies."""
    return Path(str(import_module(package).__file__)).parent / "board.py"


def main(games: list[str]) -> None:
    for game in games:
        package = f"regnum.games.{game}"
        fields: Fields = import_module(f"{package}.fields").FIELDS
        board_file(package).write_text(board_source(package, fields))
        types_file(game).write_text(types_source(game))


if __name__ == "__main__":
    main(sys.argv[1:])
