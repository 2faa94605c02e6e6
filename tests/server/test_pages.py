"""Serving the client: from the checkout, from a wheel, and without a build."""

from __future__ import annotations

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from regnum.server.app import make_app

ROOT = Path(__file__).parents[2]
BUILT = ROOT / "client" / "dist" / "index.html"

built = pytest.mark.skipif(not BUILT.exists(), reason="the client is not built: make client")


@built
def test_a_wheel_contains_the_client_and_its_server_finds_it(tmp_path: Path) -> None:
    words = f"egg_info -e {tmp_path} build -b {tmp_path} bdist_wheel -d {tmp_path} -b {tmp_path}/bdist".split()
    subprocess.run([sys.executable, "setup.py", "--quiet", *words], cwd=ROOT, check=True, capture_output=True)
    (wheel,) = tmp_path.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    code = "from regnum.server.net.pages import CLIENT; print(CLIENT / 'index.html')"
    found = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path / "site", check=True, capture_output=True, text=True
    )
    page = Path(found.stdout.strip())
    assert tmp_path in page.parents
    assert page.read_bytes() == BUILT.read_bytes()


async def get(app: Starlette, *paths: str) -> list[httpx.Response]:
    """The responses of `app`, whose lifespan is not started: pages do not need it."""
    async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost") as client:
        return [await client.get(path) for path in paths]


@built
@pytest.mark.asyncio
async def test_pages_have_no_inline_and_no_foreign_code() -> None:
    page, outside = await get(make_app(""), "/t/anything", "/%2e%2e/package.json")
    icon = re.search(r'rel="icon" href="([^"]+)"', page.text)
    assert icon is not None
    [drawing] = await get(make_app(""), icon[1])
    assert "unsafe" not in page.headers["content-security-policy"]
    assert "<style" not in page.text
    assert "style=" not in page.text
    assert page.text.count("<script") == page.text.count('<script type="module" crossorigin src="/assets/')
    assert drawing.headers["content-type"] == "image/svg+xml"
    assert outside.text == page.text


@pytest.mark.asyncio
async def test_without_a_build_programs_can_play(tmp_path: Path) -> None:
    page, games = await get(make_app("", client=tmp_path / "none"), "/", "/api/games")
    assert page.status_code == 404
    assert games.status_code == 200
