"""Serves the files of the built client."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

_INSTALLED = Path(__file__).parents[1] / "client"  # setup.py puts it there when it builds a wheel
_CHECKOUT = Path(__file__).parents[4] / "client" / "dist"
CLIENT = _INSTALLED if _INSTALLED.exists() else _CHECKOUT


def pages(client: Path) -> list[BaseRoute]:
    """Routes to the client's files. Every other address serves index.html: the client has its own router."""
    root = client.resolve()
    # Read once: what a stranger sends is never used as a path of the file system.
    files = {str(file.relative_to(root)): file for file in root.iterdir() if file.is_file()}

    async def page(request: Request) -> Response:
        return FileResponse(files.get(request.path_params["path"], root / "index.html"))

    return [Mount("/assets", StaticFiles(directory=root / "assets")), Route("/{path:path}", page)]
