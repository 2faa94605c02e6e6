"""What the server says of itself: the schema of the wire is up to date, and the HTTP face keeps its OpenAPI promise."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import httpx
import msgspec

import regnum
from regnum.server.app import OPERATIONS
from regnum.server.description import wire_schema
from tests.server.conftest import Served

SCHEMA = Path(__file__).parents[2] / "docs" / "protocol.schema.json"


def test_the_schema_of_the_wire_is_up_to_date() -> None:
    assert msgspec.json.decode(SCHEMA.read_bytes()) == wire_schema(), "run `make schema`"


def test_whatever_is_asked_over_http_the_answer_is_as_promised(server: Served, tmp_path: Path) -> None:
    """Schemathesis makes up good and bad requests for everything that is described."""
    play = regnum.Play.begin(regnum.game("anno890"), ["Anna", "Bruno"], 4)
    while not play.state.over:
        play.choose(play.state.options()[-1])
    # A table whose game is over, so that everything can be asked of it.
    finished = httpx.post(f"{server.url}/api/import", content=play.record.to_text()).json()["table"]
    (tmp_path / "schemathesis.toml").write_text(f'[parameters]\n"path.table" = "{finished}"\n')
    words = ["run", f"{server.url}/api/openapi.json", "--seed", "1", "--max-examples", "10", "--max-time", "20"]
    # Rules of a game (how many seats, which options) are beyond a schema: it may refuse what the schema allows.
    words += ["--phases", "coverage,fuzzing", "--exclude-checks", "positive_data_acceptance", "--no-color"]
    program = [sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()", *words]
    done = subprocess.run(program, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert f"Tested: {len(OPERATIONS)}\n" in done.stdout
