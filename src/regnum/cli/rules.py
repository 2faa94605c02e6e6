"""`regnum rules`: every rule by number, in both languages."""

from __future__ import annotations

from typing import Annotated

import typer

from regnum.cli.common import Json, Lang, out, print_json
from regnum.core.errors import BadInput
from regnum.core.game import game, games
from regnum.core.rules import Clause
from regnum.core.text import Text


def rules(
    name: Annotated[str | None, typer.Argument(help="Which game.", metavar="[GAME]")] = None,
    clause: Annotated[
        str | None, typer.Argument(help="A clause (take.3), a chapter (take), or nothing for all.", metavar="[CLAUSE]")
    ] = None,
    search: Annotated[str | None, typer.Option("--search", help="Only clauses with these words.")] = None,
    lang: Lang = "en",
    json: Json = False,
) -> None:
    """Read the rules by number. Every prompt, refusal and log line quotes these numbers.

    **Examples**

    - `regnum rules anno890 take.3 --lang it`
    - `regnum rules anno890 inv`
    - `regnum rules anno890 --search "Tower supply"`
    """
    if name is None:
        raise BadInput("GAME", f"say of which game: {', '.join(games())}")
    g = game(name)
    ledger = g.ledger
    if search is not None:
        found = ledger.search(search, lang)
    elif clause is None:
        found = list(ledger.clauses.values())
    elif "." in clause:
        found = [ledger[clause]]
    else:
        found = [one for one in ledger.clauses.values() if one.id.split(".")[0] == clause]
    if not found:
        raise BadInput("CLAUSE", f"nothing in {ledger.title} fits {search or clause!r}")
    if json:
        print_json([one.to_json() for one in found])
        return
    whole = len(found) == 1
    for one in found:
        _print(one.in_language(lang), g.text(lang), whole)


def _print(clause: Clause, text: Text, whole: bool) -> None:
    """Print the text of a clause and, of a `whole` one, everything the ledger says about it."""
    out.print(f"[bold red]{clause.id}[/bold red]  {clause.text}", highlight=False)
    if not whole:
        return
    for key, readings in (
        ("ui-rules-ruling", [clause.ruling]),
        ("ui-rules-example", [clause.example]),
        ("ui-rules-otherwise", clause.alternatives),
        ("ui-rules-source", [clause.source]),
    ):
        for words in filter(None, readings):
            out.print(f"  [dim]{text(key)}[/dim]  {words}", highlight=False)
