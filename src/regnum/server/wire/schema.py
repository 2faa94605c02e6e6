"""Machine-readable descriptions, generated from the types: JSON Schema of all messages, OpenAPI of the HTTP API.

`python -m regnum.server.wire.schema` prints the content of docs/protocol.schema.json.
"""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.requests import Request

from regnum import __version__
from regnum.core.rules import Clause
from regnum.server import wire

# Types with their names in the client; the types that they refer to are added.
NAMED: dict[str, Any] = {
    "FromClient": wire.FromClient,
    "FromServer": wire.FromServer,
    "Value": wire.Value,
    "Content": wire.Content,
}
OVER_HTTP = (
    wire.NewTable, wire.TableMade, wire.Recorded, wire.Mine, wire.MyTable, wire.Join, wire.Joined, wire.GameInfo,
    wire.Layout, wire.Moment, wire.ScoreSheet, wire.History, wire.Problem, Clause,
)  # fmt: skip

Handler = Callable[[Request], Awaitable[Any]]  # gives a whole `Response`, or what is sent as JSON

JSON = "application/json"
TEXT = "text/plain"


@dataclass(frozen=True)
class Operation:
    """One operation of the HTTP API: its handler, and the types of its request and response."""

    method: str
    path: str
    handler: Handler
    summary: str
    response: Any
    status: int = 200
    body: Any = None
    query: Mapping[str, Sequence[str]] = field(default_factory=dict)
    token: bool = False


def wire_schema() -> dict[str, Any]:
    """Every message type as JSON Schema."""
    schemas, definitions = _schemas([*NAMED.values(), *OVER_HTTP], "#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Wire",
        "description": "All messages between client and server.",
        "version": wire.VERSION,
        "anyOf": [{"$ref": f"#/$defs/{name}"} for name in (*NAMED, *(type.__name__ for type in OVER_HTTP))],
        "$defs": {**definitions, **dict(zip(NAMED, schemas, strict=False))},
    }


def openapi(operations: Sequence[Operation], parameters: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """The HTTP API as OpenAPI; `parameters` lists the values of path parameters that have only a few."""
    types = [type for o in operations for type in (o.body, o.response) if type not in (None, str)]
    schemas, definitions = _schemas([wire.Problem, *types], "#/components/schemas/{name}")
    by_type = dict(zip(map(repr, [wire.Problem, *types]), schemas, strict=True))

    def content(type: Any) -> dict[str, Any]:
        return {TEXT: {"schema": {"type": "string"}}} if type is str else {JSON: {"schema": by_type[repr(type)]}}

    paths: dict[str, dict[str, Any]] = {}
    for o in operations:
        described: dict[str, Any] = {
            "summary": o.summary,
            "parameters": _parameters(o, parameters),
            "responses": {
                str(o.status): {"description": "Done.", "content": content(o.response)},
                "4XX": {"description": "Refused, with the reason.", "content": content(wire.Problem)},
            },
        }
        if o.body is not None:
            described["requestBody"] = {"required": True, "content": content(o.body)}
        if o.token:
            described["security"] = [{}, {"seat": []}]
        paths.setdefault(re.sub(r":\w+}", "}", o.path), {})[o.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": {"title": "Regnum", "version": __version__},
        "servers": [{"url": "/api"}],
        "paths": paths,
        "components": {
            "schemas": definitions,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "A seat token."}},
        },
    }


def _parameters(operation: Operation, known: Mapping[str, Sequence[str]]) -> list[dict[str, Any]]:
    """The parameters in the operation's path and query."""
    found: list[dict[str, Any]] = []
    for name, kind in re.findall(r"{(\w+)(:int)?}", operation.path):
        schema: dict[str, Any] = {"type": "integer", "minimum": 0} if kind else {"type": "string", "minLength": 1}
        if name in known:
            schema["enum"] = list(known[name])
        found.append({"name": name, "in": "path", "required": True, "schema": schema})
    for name, values in operation.query.items():
        found.append({"name": name, "in": "query", "schema": {"type": "string", "enum": list(values)}})
    return found


def _schemas(types: Sequence[Any], refs: str) -> tuple[Sequence[dict[str, Any]], dict[str, Any]]:
    """The schemas of `types`, and the schemas of the types they refer to, by name."""
    schemas, definitions = msgspec.json.schema_components(types, ref_template=refs)
    for name, definition in definitions.items():
        if "description" in definition:
            definition["description"] = inspect.cleandoc(definition["description"])
        struct: Any = getattr(wire, name, None)
        config = getattr(struct, "__struct_config__", None)
        # Clients may leave out fields that have a default; messages of the server are complete but for what is unset.
        if config is not None and not config.forbid_unknown_fields:
            definition["additionalProperties"] = False
            if not config.omit_defaults:
                unset = {field.name for field in msgspec.structs.fields(struct) if field.default is msgspec.UNSET}
                definition["required"] = [name for name in definition["properties"] if name not in unset]
    return schemas, definitions


if __name__ == "__main__":
    print(json.dumps(wire_schema(), indent=1, ensure_ascii=False))
