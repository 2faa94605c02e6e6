"""Content: the components in a game's box, read from TOML, with the provenance of every value.

A game declares the shape of its content as msgspec structs. All of its TOML files together make one document of
tables. An owner's overlay replaces values in it, entry by entry; an overlay that does not fit is refused with an error
that names the file and the key.

Fields that no rule reads (names, texts, provenance) are declared `DESCRIPTIVE`. Digests leave them out, so that a game
in progress can continue after a name is corrected.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Callable
from functools import cache
from hashlib import blake2b
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin

import msgspec

from regnum.core.errors import BadInput, misfit

T = TypeVar("T", bound=msgspec.Struct)
B = TypeVar("B")
Tables = dict[str, Any]

# Marks a field of a content struct that no rule reads: ``colour: Annotated[str, DESCRIPTIVE]``.
DESCRIPTIVE = msgspec.Meta(extra={"descriptive": True})
Words = Annotated[str, DESCRIPTIVE]

# Fields of an entry that `Content.provenance` does not list.
_FORMS = {"the_it", "the_en", "a_it", "a_en", "in_it", "in_en"}
_ABOUT = {"id", "source", "reconstructed", "example", "clause", *_FORMS}


class Values(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Values that belong together and have no name: a part of an entry, or a table that is no list."""


class Op(Values, tag_field="op", frozen=True):
    """What a component does: one of a game's closed list of ops, each with a tag and its values."""


class Entry(Values, kw_only=True, frozen=True):
    """One component: its id, its names, where its values come from, how many copies the box holds."""

    id: str
    it: Words
    en: Words
    the_it: Words = ""  # the name with an article, and with "in", where sentences need them (core/names.py)
    the_en: Words = ""
    a_it: Words = ""
    a_en: Words = ""
    in_it: Words = ""
    in_en: Words = ""
    source: Words
    reconstructed: Annotated[list[str], DESCRIPTIVE] = []
    example: Words = ""
    clause: Words = ""  # the rule about it
    text_it: Words = ""
    text_en: Words = ""
    count: int = 1


class Content(Generic[T]):
    """The tables of a box, as plain data and as the game's own type.

    `digest` identifies the rule values in use, `overlay` those replaced by an owner's overlay ("" if there are none).
    """

    def __init__(self, tables: Tables, box: T, overlaid: dict[tuple[str, str], str], overlay: str = "") -> None:
        self.tables = tables
        self.box = box
        self.overlay = overlay
        self.digest = values_digest(tables, type(box))
        self._overlaid = overlaid

    def provenance(self) -> list[tuple[str, str, str, Any, str]]:
        """Every value as (table, entry, field, value, source)."""
        found: list[tuple[str, str, str, Any, str]] = []
        for table, entries in self.tables.items():
            for entry in entries if isinstance(entries, list) else [entries]:
                for field, value in entry.items():
                    if field not in _ABOUT:
                        name = str(entry.get("id", table))
                        found.append((table, name, field, value, self._source(table, name, field, entry)))
        return found

    def _source(self, table: str, name: str, field: str, entry: dict[str, Any]) -> str:
        overlay = self._overlaid.get((f"{table}.{name}", field))
        if overlay is not None:
            return f"overlay: {overlay}"
        if any(part == field or part.startswith(field + ".") for part in entry.get("reconstructed", [])):
            return "reconstructed"
        return str(entry.get("source", "reconstructed"))


def values_digest(tables: Tables, shape: type[msgspec.Struct]) -> str:
    """The digest of the rule values in `tables`, which hold some or all fields of `shape`."""
    return _digest(_rule_values(tables, shape))


def _overlay_digest(laid: Tables, shape: type[msgspec.Struct]) -> str:
    """The digest of the rule values in an overlay; "" if it replaces only names and other descriptions."""
    brought: Tables = {}
    for table, changes in _rule_values(laid, shape).items():
        entries = changes if isinstance(changes, list) else [changes]
        changed = [entry for entry in entries if any(key != "id" and value != {} for key, value in entry.items())]
        if changed:
            brought[table] = changed
    return _digest(brought) if brought else ""


def _digest(data: Any) -> str:
    text = json.dumps(data, sort_keys=True, ensure_ascii=False)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def _rule_values(data: Any, form: Any) -> Any:
    """`data`, as read from TOML for a field of type `form`, without its descriptive fields."""
    if isinstance(data, dict) and isinstance(form, type) and issubclass(form, msgspec.Struct):
        forms = _forms(form)
        kept = {key: value for key, value in data.items() if not _describes(forms.get(key))}
        return {key: _rule_values(value, forms.get(key)) for key, value in kept.items()}
    if isinstance(data, list) and get_origin(form) in (list, tuple):
        return [_rule_values(value, get_args(form)[0]) for value in data]
    return data


@cache
def _forms(struct: type[msgspec.Struct]) -> dict[str, Any]:
    """The types of a struct's fields, by their keys in TOML."""
    return {field.encode_name: field.type for field in msgspec.structs.fields(struct)}


def _describes(form: Any) -> bool:
    return DESCRIPTIVE in getattr(form, "__metadata__", ())


def load_content(folder: Traversable, shape: type[T], overlay: Path | None = None) -> Content[T]:
    """The content in `folder` as `shape`, with the values of `overlay` laid over it."""
    tables: Tables = {}
    for file in sorted(folder.iterdir(), key=lambda f: f.name):
        if file.name.endswith(".toml"):
            tables.update(tomllib.loads(file.read_text(encoding="utf-8")))
    shapes = {field.name: field.type for field in msgspec.structs.fields(shape)}
    laid = _read_overlay(overlay) if overlay is not None else {}
    overlaid = _lay_over(tables, shapes, overlay.name, laid) if overlay is not None else {}
    name = overlay.name if overlay is not None else "content"
    parts: dict[str, Any] = {}
    for table, form in shapes.items():
        if table not in tables:
            raise BadInput(name, f"the table {table} is missing")
        if get_origin(form) is list:
            (entry_form,) = get_args(form)
            parts[table] = [_fit(e, entry_form, f"{name}: {table}.{e.get('id', '?')}") for e in tables[table]]
        else:
            parts[table] = _fit(tables[table], form, f"{name}: {table}")
    return Content(tables, shape(**parts), overlaid, _overlay_digest(laid, shape))


def open_box(
    folder: Traversable, shape: type[T], make: Callable[[T], B], overlay: Path | None = None
) -> tuple[Content[T], B]:
    """The content in `folder`, and what `make` builds from it; if that fails, the error names the file at fault."""
    content = load_content(folder, shape, overlay)
    try:
        return content, make(content.box)
    except BadInput as error:
        raise BadInput(f"{overlay.name if overlay else 'content'}: {error.where}", error.problem) from None


def _fit(entry: Any, form: Any, where: str) -> Any:
    """`entry` as a struct of type `form`; raises `BadInput` that names the key."""
    try:
        return msgspec.convert(entry, form)
    except msgspec.ValidationError as error:
        raise misfit(where, error) from None


def _read_overlay(overlay: Path) -> Tables:
    try:
        return tomllib.loads(overlay.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadInput(str(overlay), f"cannot be read: {error.strerror}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadInput(overlay.name, f"is not TOML: {error}") from None


def _lay_over(tables: Tables, shapes: dict[str, Any], file: str, laid: Tables) -> dict[tuple[str, str], str]:
    """Replace values in `tables` by those in `laid`, read from the overlay `file`; returns which ones were replaced."""
    touched: dict[tuple[str, str], str] = {}
    for table, changes in laid.items():
        where = f"{file}: {table}"
        if table not in shapes:
            raise BadInput(where, f"there is no such table; there are {', '.join(sorted(shapes))}")
        is_list = get_origin(shapes[table]) is list
        if isinstance(changes, list) != is_list:
            raise BadInput(where, f"write [[{table}]] with an id" if is_list else f"write [{table}], once")
        known = {e["id"]: e for e in tables[table]} if is_list else {}
        for change in changes if is_list else [changes]:
            if is_list and change.get("id") not in known:
                raise BadInput(f"{where}.{change.get('id', '?')}", "no entry of the box has this id")
            entry = known[change["id"]] if is_list else tables[table]
            name = f"{table}.{entry['id'] if is_list else table}"
            form = get_args(shapes[table])[0] if is_list else shapes[table]
            fields = {field.name for field in msgspec.structs.fields(form)}
            for key, value in change.items():
                if key not in fields:
                    raise BadInput(f"{file}: {name}.{key}", "there is no such key")
                old = entry.get(key)
                # Tables are merged key by key, except effects (which have an op): these are replaced as a whole.
                part = isinstance(old, dict) and isinstance(value, dict) and "op" not in value
                entry[key] = {**old, **value} if part else value
                touched[name, key] = file
    return touched
