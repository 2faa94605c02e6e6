"""Serves the files of the built client."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from regnum.server.net.resource import ASK_AGAIN, CODINGS, FOREVER, Resource

_INSTALLED = Path(__file__).parents[1] / "client"  # setup.py puts it there when it builds a wheel
_CHECKOUT = Path(__file__).parents[4] / "client" / "dist"
CLIENT = _INSTALLED if _INSTALLED.exists() else _CHECKOUT

# By ending, and not as the system knows them: browsers run no script of another type.
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".woff2": "font/woff2",
}


def pages(client: Path) -> list[BaseRoute]:
    """Routes to the client's files. Every other address serves index.html: the client has its own router."""
    # Read once: what a stranger sends is never used as a path of the file system.
    index = _resource(client / "index.html", ASK_AGAIN)
    assets = {file.name: _resource(file, FOREVER) for file in (client / "assets").iterdir() if file.suffix in TYPES}

    async def asset(request: Request) -> Response:
        found = assets.get(request.path_params["name"])
        if found is None:
            raise HTTPException(404, "there is no such file")
        return found.answer(request)

    async def page(request: Request) -> Response:
        return index.answer(request)

    return [Route("/assets/{name:path}", asset), Route("/{path:path}", page)]


def _resource(file: Path, caching: str) -> Resource:
    """A file, with what the build has compressed of it (client/vite.config.ts)."""
    twins = {coding: file.with_name(file.name + ending) for coding, ending in CODINGS.items()}
    coded = {coding: twin.read_bytes() for coding, twin in twins.items() if twin.exists()}
    return Resource(file.read_bytes(), TYPES[file.suffix], caching, coded)
