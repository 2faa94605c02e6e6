"""The client's files: where they are, and how they are served."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

_INSTALLED = Path(__file__).parent / "client"  # put there by setup.py when a wheel is made
_CHECKOUT = Path(__file__).parents[3] / "client" / "dist"
CLIENT = _INSTALLED if _INSTALLED.exists() else _CHECKOUT


def pages(client: Path) -> list[BaseRoute]:
    """The built client: its files, and its one page at every other address, which it understands itself."""
    root = client.resolve()

    async def page(request: Request) -> Response:
        file = (root / request.path_params["path"]).resolve()
        return FileResponse(file if file.is_file() and root in file.parents else root / "index.html")

    return [Mount("/assets", StaticFiles(directory=root / "assets")), Route("/{path:path}", page)]
