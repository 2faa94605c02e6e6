"""A study: which values of a game's content may change, in which games they are tried, and what is wanted of them."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from regnum.core.content import Tables
from regnum.core.errors import BadInput
from regnum.core.game import Game, game
from regnum.core.table import OptionValue

Values = Mapping[str, int]


class Value(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """A number of the content that may change, for all entries of a table that it names.

    `field` is the path of a number, or of a list whose length it is: the first of such a list is repeated, or dropped.
    Numbers in a path count the parts of a list from 0: ``effects.0.n``. With `add` the number is added to what each
    entry has, which never falls below 0; entries without such a field are left as they are.
    """

    name: str
    table: str
    field: str
    low: int
    high: int
    entries: list[str] = []  # ids; all if empty
    where: dict[str, Any] = {}  # only entries with these values in the content as it is
    add: bool = False


class Games(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """The games of a trial at one kind of table."""

    name: str
    seats: list[str]
    games: int
    options: dict[str, OptionValue] = {}


class Target(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """A range in which a figure should be, and how much it matters.

    `figure` is a path in what `regnum simulate --json` prints, such as ``by_ending.armour.rate``. Instead, `share` is a
    condition such as ``turns < 3``: the figure is the share of games in which it held when `when` first did.
    A figure that is `unit` outside the range costs `weight`.
    """

    figure: str = ""
    share: str = ""
    when: str = ""
    at: list[str] = []  # names of games; all if empty
    low: float = float("-inf")
    high: float = float("inf")
    unit: float = 0.1
    weight: float = 1.0

    @property
    def name(self) -> str:
        return self.figure or f"{self.share} when {self.when}"


class Study(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, frozen=True):
    """The content of a study's file."""

    game: str
    value: list[Value]
    games: list[Games]
    target: list[Target]
    seed: int = 1


def read_study(file: Path) -> Study:
    """The study in a TOML file; `BadInput` names what is wrong with it."""
    try:
        study = msgspec.convert(tomllib.loads(file.read_text(encoding="utf-8")), Study)
    except OSError as error:
        raise BadInput(str(file), f"cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(file.name, f"is not TOML: {error}") from None
    except msgspec.ValidationError as error:
        raise BadInput(file.name, str(error)) from None
    _check(study, game(study.game), file.name)
    return study


def _check(study: Study, g: Game, file: str) -> None:
    sources = {(table, entry, field): source for table, entry, field, _, source in g.content.provenance()}
    for value in study.value:
        where = f"{file}: {value.name}"
        if value.low > value.high:
            raise BadInput(where, f"low is {value.low}, high {value.high}")
        found = _entries(value, g.content.tables, where)
        if not found:
            raise BadInput(where, f"no entry of {value.table} is meant")
        for entry in found:
            key = value.field.partition(".")[0]
            if sources.get((value.table, str(entry.get("id", value.table)), key)) != "reconstructed":
                raise BadInput(where, f"{value.table}.{entry.get('id', '')}.{key} is not a reconstructed value")
            number_at(entry, value.field, where)
    names = [one.name for one in study.games]
    for target in study.target:
        if bool(target.figure) == bool(target.share and target.when):
            raise BadInput(f"{file}: target", "give either figure, or share and when")
        for name in target.at:
            if name not in names:
                raise BadInput(f"{file}: target {target.name}", f"there are no games called {name!r}")


def _entries(value: Value, tables: Tables, where: str) -> list[dict[str, Any]]:
    if value.table not in tables:
        raise BadInput(where, f"there is no table {value.table!r}; there are {', '.join(tables)}")
    table = tables[value.table]
    entries: list[dict[str, Any]] = table if isinstance(table, list) else [table]
    unknown = set(value.entries) - {str(entry.get("id")) for entry in entries}
    if unknown:
        raise BadInput(where, f"no entry of {value.table} is called {', '.join(sorted(unknown))}")
    named = [entry for entry in entries if not value.entries or entry.get("id") in value.entries]
    key = value.field.partition(".")[0]
    found = [entry for entry in named if key in entry or not value.add]
    return [entry for entry in found if all(entry.get(key) == wanted for key, wanted in value.where.items())]


def number_at(entry: dict[str, Any], path: str, where: str) -> int:
    """The number at `path` in an entry, 0 where it is left out; of a list, the length."""
    found: Any = entry
    keys = path.split(".")
    for n, key in enumerate(keys):
        if isinstance(found, list) and key.isdigit() and int(key) < len(found):
            found = found[int(key)]
        elif isinstance(found, dict):
            found = found.get(key, {} if n + 1 < len(keys) else 0)
        else:
            raise BadInput(where, f"{path} is no path to a number or a list")
    if isinstance(found, list) and found:
        return len(found)
    if not isinstance(found, int) or isinstance(found, bool):
        raise BadInput(where, f"{path} is neither a number nor a list with anything in it")
    return found


def present(study: Study) -> dict[str, int]:
    """The values as the content has them, within the ranges of the study; of several entries, those of the first."""
    tables = game(study.game).content.tables
    found = {}
    for value in study.value:
        number = 0 if value.add else number_at(_entries(value, tables, value.name)[0], value.field, value.name)
        found[value.name] = min(max(number, value.low), value.high)
    return found


def overlay(study: Study, values: Values) -> Tables:
    """What an overlay must say so that the content has these values."""
    tables = game(study.game).content.tables
    laid: dict[str, dict[str, dict[str, Any]]] = {}
    for value in study.value:
        key, *path = value.field.split(".")
        for entry in _entries(value, tables, value.name):
            id = str(entry.get("id", ""))
            changed = laid.setdefault(value.table, {}).setdefault(id, {})
            number = values[value.name]
            if value.add:
                number = max(0, number_at({**entry, **changed}, value.field, value.name) + number)
            changed[key] = _with(changed.get(key, entry.get(key)), path, number)
    return {
        table: [{"id": id, **changed} for id, changed in entries.items()]
        if isinstance(tables[table], list)
        else entries[""]
        for table, entries in laid.items()
    }


def _with(old: Any, path: list[str], number: int) -> Any:
    """`old` with the number at `path` in it replaced, or the list there brought to that length."""
    if path and isinstance(old, list):
        at = int(path[0])
        return [*old[:at], _with(old[at], path[1:], number), *old[at + 1 :]]
    if path:
        part = old or {}
        return {**part, path[0]: _with(part.get(path[0]), path[1:], number)}
    if isinstance(old, list):
        return [*old[:1] * (number - len(old)), *old[max(0, len(old) - number) :]]
    return number


def to_toml(tables: Tables) -> str:
    """An overlay as TOML."""
    lines: list[str] = []
    for table, entries in tables.items():
        for entry in entries if isinstance(entries, list) else [entries]:
            lines += ["", f"[[{table}]]" if isinstance(entries, list) else f"[{table}]"]
            lines += [f"{key} = {_toml(value)}" for key, value in entry.items()]
    return "\n".join(lines[1:]) + "\n"


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {_toml(part)}" for key, part in value.items()) + " }" if value else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_toml(part) for part in value)}]"
    return json.dumps(value, ensure_ascii=False)
