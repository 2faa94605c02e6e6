"""`regnum content`: the components of a game, and where each value comes from."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any

import typer

from regnum.cli.common import GameArg, Json, Lang, Overlay, new_table, out, print_json
from regnum.core.game import Game, game

Entry = dict[str, Any]


def content(
    name: GameArg,
    table: Annotated[
        str | None, typer.Argument(help="Only one table of the content, such as territory.", metavar="[TABLE]")
    ] = None,
    provenance: Annotated[bool, typer.Option("--provenance", help="Say where each value comes from.")] = False,
    content: Overlay = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Show the components of a game or, with --provenance, where their values come from.

    Your own box differs? Write the differences into a TOML file with the same tables and keys, and pass it to every
    command with --content.

    **Examples**

    - `regnum content anno890 character --lang it`
    - `regnum content anno890 --provenance`
    """
    g = game(name, content)
    tables = g.content.tables
    if table is not None and table not in tables:
        raise typer.BadParameter(f"{table!r} is not one of {', '.join(tables)}")
    if provenance:
        rows = [row for row in g.content.provenance() if table is None or row[0] == table]
        _provenance(g, rows, lang, whole=table is None, json=json)
        return
    chosen = {table: tables[table]} if table is not None else tables
    if json:
        print_json(chosen)
        return
    for title, entries in chosen.items():
        out.print(f"\n[bold]{title}[/bold]")
        _list(g, entries if isinstance(entries, list) else [entries], lang)


_UNSHOWN = {"id", "it", "en", "text_it", "text_en", "source", "reconstructed", "example", "clause", "count"}
_SOURCES = {"seed": "rulebook"}


def _list(g: Game, entries: list[Entry], lang: str) -> None:
    """Print a line for each entry: id, name and values; the first two only if the table has them."""
    heads = [(entry.get("id", ""), entry.get(lang, "")) for entry in entries]
    widths = [max(map(len, column)) for column in zip(*heads, strict=True)]
    for head, entry in zip(heads, entries, strict=True):
        cells = [cell.ljust(width) for cell, width in zip(head, widths, strict=True) if width]
        out.print("  " + "  ".join([*cells, *_values(g, entry, lang)]), highlight=False, markup=False, soft_wrap=True)


def _values(g: Game, entry: Entry, lang: str) -> list[str]:
    """The values of an entry with the keys that an overlay would use; its own text, if any, replaces its effects."""
    shown = {key: value for key, value in entry.items() if key not in _UNSHOWN and value not in (0, [], None)}
    text = entry.get(f"text_{lang}")
    if text is not None:
        shown = {key: value for key, value in shown.items() if not (isinstance(value, dict) and "op" in value)}
    values = [f"{key}: {_words(g, value, lang)}" for key, value in shown.items()]
    return values if text is None else [*values, text]


def _words(g: Game, value: object, lang: str) -> str:
    """A value in readable form: an effect in the game's own words, lists and tables without brackets."""
    said = g.in_words(value, lang)
    if said is not None:
        return said
    if isinstance(value, list):
        plain = not any(isinstance(part, (dict, list)) for part in value)
        return (", " if plain else " | ").join(_words(g, part, lang) for part in value)
    if isinstance(value, dict):
        name = [str(value[key]) for key in ("id", lang) if key in value][-1:]
        return f"({'; '.join([*name, *_values(g, value, lang)])})"
    return str(value)


def _kind(source: str) -> str:
    """The kind of a source: the word before the colon."""
    return source.partition(":")[0]


def _provenance(g: Game, rows: list[tuple[str, str, str, object, str]], lang: str, whole: bool, json: bool) -> None:
    named = [(*row[:4], _SOURCES.get(row[4], row[4])) for row in rows]
    if json:
        keys = ("table", "entry", "field", "value", "source")
        print_json([dict(zip(keys, row, strict=True)) for row in named])
        return
    if whole:
        counts = Counter((row[0], _kind(row[4])) for row in named)
        kinds = sorted({kind for _, kind in counts}, key=lambda kind: (kind != "rulebook", kind))
        table = new_table("values of", *kinds)
        table.columns[0].style = "bold"
        for name in dict.fromkeys(row[0] for row in named):
            table.add_row(name, *(str(counts[name, kind]) for kind in kinds))
        out.print(table)
        out.print("\n[dim]Name a table to see every value of it.[/dim]")
        return
    lines = [(entry, field, _words(g, value, lang), source) for _, entry, field, value, source in named]
    widths = [min(60, max(map(len, column))) for column in zip(*lines, strict=True)]
    for line in lines:
        cells = [cell.ljust(width) for cell, width in zip(line, widths, strict=True)]
        out.print("  ".join(cells).rstrip(), highlight=False, markup=False, soft_wrap=True)
