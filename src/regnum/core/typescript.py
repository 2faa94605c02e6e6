"""Generates the TypeScript types of a game's views, outlook, content and vocabulary, for the client.

Run `make generate` after changing a game's `fields.py`, `outlook.py` or `schema`, or the names of its steps, options
or events; a test fails if the types are out of date.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Any, ForwardRef, Literal, Union, get_args, get_origin

import msgspec
from msgspec import inspect as types

from regnum.core.board.fields import Fields
from regnum.core.board.typescript import Entry, Views, interface, list_of
from regnum.core.declared import events_in, modules_in, steps_in
from regnum.core.events import EventKind
from regnum.core.step import Ask

_HEADER = "/** Views and content of {game}, written by `make generate` from its fields and schema: do not edit. */\n"
_CLIENT = Path(__file__).parents[3] / "client" / "src" / "games"


def types_file(game: str) -> Path:
    """The client's file with the types of a game."""
    return _CLIENT / f"{game}.generated.ts"


def types_source(game: str) -> str:
    """The types of a game's views, of its outlook, if it has one, and of its content."""
    package = f"regnum.games.{game}"
    fields: Fields = import_module(f"{package}.fields").FIELDS
    schema = import_module(f"{package}.schema")
    modules, roots = [*modules_in(schema.__name__)], [schema.Contents]
    if find_spec(f"{package}.outlook") is not None:
        modules.append(import_module(f"{package}.outlook"))
        roots.append(getattr(modules[-1], f"{game.capitalize()}Outlook"))
    structs = _Structs(modules)
    for root in roots:
        structs.struct(root)
    view = Views(game.capitalize()).source(fields.root)
    return "\n".join([_HEADER.format(game=game), view, *structs.found.values(), *_vocabulary(game)])


def _vocabulary(game: str) -> list[str]:
    """The names of a game's steps, of the verbs of its options and of its events, and what is declared of events."""
    package, prefix = f"regnum.games.{game}", game.capitalize()
    steps, events = steps_in(f"{package}.rules"), events_in(f"{package}.events")
    verbs = {verb for step in steps.values() if issubclass(step, Ask) for verb in step.verbs}
    scenes = {kind.scene for kind in events.values()} - {""}
    recaps = {kind.recap for kind in events.values()} - {""}
    lines = [_declared(events[name]) for name in sorted(events)]
    caused = [name for name, step in sorted(steps.items()) if issubclass(step, Ask) and step.caused]
    return [
        _names(f"{prefix}Step", steps),
        _names(f"{prefix}Verb", verbs),
        _names(f"{prefix}Event", (kind.key for kind in events.values())),
        _names(f"{prefix}Scene", scenes),
        _names(f"{prefix}Recap", recaps),
        "/** Questions that never come by themselves: what they are asked because of is told beside them. */\n"
        f"export const {game.upper()}_CAUSED: readonly {prefix}Step[] = [{', '.join(map(repr, caused))}];\n",
        "/**\n * What is declared of each kind of event: how much it matters, the scene that it opens, its recap,\n"
        " * and whether it is told beside the next question: always, if nobody was asked, or as its cause.\n */\n"
        f"export const {game.upper()}_EVENTS: Record<{prefix}Event, "
        f"{{ weight: 'minor' | 'normal' | 'major'; scene?: {prefix}Scene; recap?: {prefix}Recap; "
        "beside?: 'told' | 'unasked' | 'cause' }> = {\n" + "".join(f"  {line},\n" for line in lines) + "};\n",
    ]


def _names(type: str, names: Iterable[str]) -> str:
    """A type of these names."""
    members = "".join(f"\n  | '{name}'" for name in sorted(names))
    return f"export type {type} ={members or ' never'};\n"


def _declared(kind: EventKind) -> str:
    parts = [("weight", kind.weight), ("scene", kind.scene), ("recap", kind.recap), ("beside", kind.beside)]
    said = ", ".join(f"{name}: '{value}'" for name, value in parts if value)
    return f"'{kind.key}': {{ {said} }}"


class _Structs:
    """Structs as interfaces, each after those that it uses, and their named unions as types."""

    def __init__(self, modules: list[ModuleType]) -> None:
        self.found: dict[str, str] = {}
        # The unions and literals that the modules name, by their members.
        self.names: dict[frozenset[str], tuple[str, Any]] = {}
        for module in modules:
            for name, value in vars(module).items():
                if get_origin(value) in (Literal, Union):
                    self.names.setdefault(frozenset(_part_name(part) for part in get_args(value)), (name, value))

    def struct(self, cls: type[msgspec.Struct], tagged: bool = True) -> str:
        """Add the interface for a struct and return its name; fields with a default are optional, never null.

        One that others extend is not `tagged`: each of them has a tag of its own.
        """
        name = cls.__name__
        if name in self.found:
            return name
        self.found[name] = ""  # a struct may contain itself
        info = types.type_info(cls)
        assert isinstance(info, types.StructType)
        base = cls.__base__
        inherited: set[str] = set()
        if base is not None and issubclass(base, msgspec.Struct):
            inherited = set(base.__struct_fields__)
            if inherited:
                self.struct(base, tagged=False)
        entries = [Entry(info.tag_field, f"'{info.tag}'")] if info.tag_field and tagged else []
        for field in info.fields:
            if field.name not in inherited or field.name in cls.__annotations__:
                optional = "" if field.required else "?"
                entries.append(Entry(f"{field.encode_name}{optional}", self.type(field.type)))
        del self.found[name]  # so that it comes after the structs that it uses
        doc = " ".join(inspect.cleandoc(cls.__doc__).split()) if cls.__doc__ else ""
        self.found[name] = interface(name, entries, doc, base.__name__ if inherited and base is not None else "")
        return name

    def type(self, info: types.Type) -> str:
        if isinstance(info, types.StructType):
            return self.struct(info.cls)
        if isinstance(info, types.LiteralType):
            return self.choice([_literal(value) for value in info.values])
        if isinstance(info, types.UnionType):
            return self.choice([self.type(one) for one in info.types if not isinstance(one, types.NoneType)])
        if isinstance(info, types.ListType | types.VarTupleType):
            return list_of(self.type(info.item_type))
        if isinstance(info, types.TupleType):
            return f"[{', '.join(self.type(one) for one in info.item_types)}]"
        if isinstance(info, types.DictType):
            return f"Record<{self.type(info.key_type)}, {self.type(info.value_type)}>"
        if isinstance(info, types.Metadata):
            return self.type(info.type)
        if isinstance(info, types.IntType | types.FloatType):
            return "number"
        if isinstance(info, types.BoolType):
            return "boolean"
        if isinstance(info, types.StrType):
            return "string"
        return "unknown"

    def choice(self, parts: list[str]) -> str:
        """A union of types, by the name that a module gives it, if any."""
        if frozenset(parts) not in self.names:
            return " | ".join(parts)
        name, union = self.names[frozenset(parts)]
        self.found[name] = f"export type {name} = {' | '.join(map(_part_name, get_args(union)))};\n"
        return name


def _part_name(part: Any) -> str:
    """A member of a union or literal in TypeScript."""
    if isinstance(part, ForwardRef):
        return part.__forward_arg__
    return str(part.__name__) if isinstance(part, type) else _literal(part)


def _literal(value: Any) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value).lower()
