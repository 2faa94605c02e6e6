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
    source_it: str = ""  # only if it is not the same as in English
    ruling_it: str = ""
    alternatives_it: list[str] = []
    example_it: str = ""

    def in_language(self, lang: str) -> Clause:
        """The clause with its words in `lang`."""
        if lang != "it":
            return self
        return msgspec.structs.replace(
            self,
            text=self.text_it,
            source=self.source_it or self.source,
            ruling=self.ruling_it,
            alternatives=self.alternatives_it,
            example=self.example_it,
        )

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
        wanted = _plain(words).split()
        found: list[Clause] = []
        for clause in self.clauses.values():
            read = clause.in_language(lang)
            if all(word in _plain(f"{clause.id} {read.text} {read.ruling}") for word in wanted):
                found.append(clause)
        return found


def _plain(words: str) -> str:
    """Words as somebody types them who looks for them."""
    return words.casefold().replace("’", "'")


def load_ledger(game: str) -> Ledger:
    """The ledger of `game`, in English and Italian."""
    folder = files("regnum") / "rules"
    data = tomllib.loads((folder / f"{game}.toml").read_text(encoding="utf-8"))
    italian = tomllib.loads((folder / "it" / f"{game}.toml").read_text(encoding="utf-8"))
    parts: dict[str, dict[str, Any]] = {entry["id"]: {} for entry in data["clause"]}
    for part, words in italian.items():
        for id, translated in words.items():
            if id not in parts:
                raise BadInput(f"rules/it/{game}.toml", f"[{part}]: rules/{game}.toml has no clause {id}")
            parts[id][f"{part}_it"] = translated
    try:
        clauses = [msgspec.convert({**entry, **parts[entry["id"]]}, Clause) for entry in data["clause"]]
    except msgspec.ValidationError as error:
        raise BadInput(f"rules/{game}.toml", str(error)) from None
    return Ledger(data["title"], clauses)
