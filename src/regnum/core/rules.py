"""The rule ledger: every rule of a game as a numbered clause, in our own words, in two languages."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import msgspec

from regnum.core.errors import BadInput


class Clause(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """One rule: its number, its text, its source in the rulebook, and our ruling where the rulebook is unclear."""

    id: str
    kind: str
    text: str
    source: str = ""
    ruling: str = ""
    alternatives: list[str] = []
    example: str = ""
    no_test: str = ""  # why no test can cover it (handling of components, flavour)
    text_it: str = ""

    def in_language(self, lang: str) -> str:
        """The text of the clause in `lang`."""
        return self.text_it if lang == "it" else self.text

    def to_json(self) -> dict[str, Any]:
        return {k: v for k, v in msgspec.to_builtins(self).items() if v not in ("", [])}


class Ledger:
    """All clauses of one game, by id, in the order of the rulebook."""

    def __init__(self, title: str, clauses: list[Clause]) -> None:
        self.title = title
        self.clauses = {clause.id: clause for clause in clauses}
        if len(self.clauses) != len(clauses):
            raise BadInput("ledger", "two clauses have the same id")

    def __getitem__(self, clause: str) -> Clause:
        try:
            return self.clauses[clause]
        except KeyError:
            near = [known for known in self.clauses if known.startswith(clause.split(".")[0] + ".")]
            hint = f"; there are {near[0]} to {near[-1]}" if near else ""
            raise BadInput("clause", f"{self.title} has no clause {clause}{hint}") from None

    def search(self, words: str, lang: str) -> list[Clause]:
        """The clauses that contain all of `words`, in their number, text or ruling."""
        wanted = words.casefold().split()
        return [
            clause
            for clause in self.clauses.values()
            if all(word in f"{clause.id} {clause.in_language(lang)} {clause.ruling}".casefold() for word in wanted)
        ]


def load_ledger(game: str) -> Ledger:
    """The ledger of `game`, in English and Italian."""
    folder = files("regnum") / "rules"
    data = tomllib.loads((folder / f"{game}.toml").read_text(encoding="utf-8"))
    italian = tomllib.loads((folder / "it" / f"{game}.toml").read_text(encoding="utf-8"))
    try:
        clauses = [msgspec.convert({**entry, "text_it": italian[entry["id"]]}, Clause) for entry in data["clause"]]
    except (msgspec.ValidationError, KeyError) as error:
        raise BadInput(f"rules/{game}.toml", str(error)) from None
    return Ledger(data["title"], clauses)
