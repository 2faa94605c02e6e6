"""`regnum content`: what is in the box, and where each value comes from."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer
from rich.table import Table

from regnum.cli.common import GameArg, Json, Lang, Overlay, open_game, out, print_json


def content(
    name: GameArg,
    table: Annotated[str | None, typer.Argument(help="One table of it, such as territory.", metavar="[TABLE]")] = None,
    provenance: Annotated[bool, typer.Option("--provenance", help="Say where each value comes from.")] = False,
    content: Overlay = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Show the components of a game, or with --provenance which values are from the rulebook, public, reconstructed.

    Your own box differs? Write the differences into a TOML file with the same tables and keys and give it with
    --content to every command.

    **Examples**

    - `regnum content anno890 character --lang it`
    - `regnum content anno890 --provenance`
    """
    g = open_game(name, content)
    tables = g.content.tables
    if table is not None and table not in tables:
        raise typer.BadParameter(f"{table!r} is not one of {', '.join(tables)}")
    if provenance:
        rows = [row for row in g.content.provenance() if table is None or row[0] == table]
        _provenance(rows, whole=table is None, json=json)
        return
    chosen = {table: tables[table]} if table is not None else tables
    if json:
        print_json(chosen)
        return
    for title, entries in chosen.items():
        out.print(f"\n[bold]{title}[/bold]")
        for entry in entries if isinstance(entries, list) else [entries]:
            shown = {k: v for k, v in entry.items() if k not in _UNSHOWN and v not in (0, [], None)}
            label = entry.get(lang, "")
            out.print(f"  {entry.get('id', ''):<28} {label:<34} {_words(shown)}", highlight=False, soft_wrap=True)


_UNSHOWN = {"id", "it", "en", "text_it", "text_en", "source", "reconstructed", "example", "clause", "count"}
_SOURCES = {"seed": "rulebook"}


def _words(values: dict[str, object]) -> str:
    return "  ".join(f"{key} {value}" for key, value in values.items())


def _provenance(rows: list[tuple[str, str, str, object, str]], whole: bool, json: bool) -> None:
    named = [(*row[:4], _SOURCES.get(row[4], row[4])) for row in rows]
    if json:
        keys = ("table", "entry", "field", "value", "source")
        print_json([dict(zip(keys, row, strict=True)) for row in named])
        return
    if whole:
        counts = Counter((row[0], row[4]) for row in named)
        sources = sorted({row[4] for row in named}, key=lambda source: (source != "rulebook", source))
        table = Table(box=None, pad_edge=False)
        table.add_column("values of", style="bold")
        for source in sources:
            table.add_column(source, justify="right")
        for name in dict.fromkeys(row[0] for row in named):
            table.add_row(name, *(str(counts[name, source]) for source in sources))
        out.print(table)
        out.print("\n[dim]Name a table to see every value of it.[/dim]")
        return
    for _, entry, field, value, source in named:
        out.print(f"{entry:<28} {field:<12} {value!s:<40} {source}", highlight=False, soft_wrap=True)
