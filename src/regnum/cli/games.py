"""`regnum games`: the games and their table options."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.table import Table

from regnum.cli.common import Json, Lang, out, print_json
from regnum.core.game import Game, broken_games, game
from regnum.core.game import games as all_games
from regnum.core.table import NumberOption
from regnum.core.text import Text


def games(
    name: Annotated[str | None, typer.Argument(help="One game, to see its table options.", metavar="[GAME]")] = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """List the games; with a GAME, all its table options.

    **Examples**

    - `regnum games`
    - `regnum games anno890 --lang it`
    """
    if name is None:
        _list(lang, json)
    else:
        _describe(game(name), lang, json)


def _list(lang: str, json: bool) -> None:
    found = [game(id) for id in all_games()]
    if json:
        print_json({g.id: _facts(g) for g in found})
        return
    table = Table(box=None, pad_edge=False)
    for heading in ("game", "", "seats", "clauses"):
        table.add_column(heading, style="bold" if heading == "game" else "")
    for g in found:
        text, seats = g.text(lang), f"{g.seats[0]}-{g.seats[-1]}"
        table.add_row(g.id, f"{text('game-title')}: {text('game-tagline')}", seats, str(len(g.ledger.clauses)))
    out.print(table)
    for id, why in broken_games().items():
        out.print(f"[bold]{id}[/bold] is left out, it cannot be loaded: {escape(why)}", highlight=False)


def _facts(g: Game) -> dict[str, Any]:
    return {
        "title": g.title,
        "version": g.version,
        "content": g.content_digest,
        "seats": [g.seats[0], g.seats[-1]],
        "clauses": len(g.ledger.clauses),
        "options": {name: option.to_json() for name, option in g.options.items()},
        "presets": {name: preset.values for name, preset in g.presets.items()},
    }


def _describe(g: Game, lang: str, json: bool) -> None:
    if json:
        print_json(_facts(g))
        return
    text = g.text(lang)
    title = f"[bold]{text('game-title')}[/bold]"
    out.print(f"{title} ({g.id}), {g.seats[0]}-{g.seats[-1]}: {text('game-tagline')}\n")
    for name, preset in g.presets.items():
        _heading(text, name, preset.clause)
        for word in preset.values:
            out.print(f"     {word:<22}{text(f'table-{name}-{word}')}", highlight=False)
    for name, option in g.options.items():
        _heading(text, name, option.clause)
        if isinstance(option, NumberOption):
            out.print(f"   * {option.default:<22}{option.numbers[0]}-{option.numbers[-1]}", highlight=False)
        for choice in option.choices:
            word = str(choice).lower()
            mark = "*" if choice == option.default else " "
            out.print(f"   {mark} {word:<22}{text(f'table-{name}-{word}')}", highlight=False)


def _heading(text: Text, name: str, clause: str) -> None:
    out.print(f"[bold]{name}[/bold]  {text(f'table-{name}-text')} [dim]§ {clause}[/dim]", highlight=False)
