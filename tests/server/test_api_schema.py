"""The schema of the wire is up to date, and the HTTP API behaves as its OpenAPI description says."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

import regnum
from regnum.server.net.api import OPERATIONS
from regnum.server.wire.schema import wire_schema
from tests.server.clients import import_record
from tests.server.conftest import Served

SCHEMA = Path(__file__).parents[2] / "docs" / "protocol.schema.json"


def test_the_schema_of_the_wire_is_up_to_date() -> None:
    current = msgspec.json.decode(msgspec.json.encode(wire_schema()))
    assert msgspec.json.decode(SCHEMA.read_bytes()) == current, "run `make schema`"


def test_every_http_response_conforms_to_openapi(server: Served, tmp_path: Path) -> None:
    """Schemathesis generates valid and invalid requests for every operation."""
    play = regnum.Play.begin(regnum.game("anno890"), ["Anna", "Bruno"], 4)
    while not play.state.over:
        play.choose(play.state.options()[-1])
    # A finished table: every operation is possible on it.
    finished = import_record(server, play.record.to_text()).json()["table"]
    (tmp_path / "schemathesis.toml").write_text(f'[parameters]\n"path.table" = "{finished}"\n')
    words = ["run", f"{server.url}/api/openapi.json", "--seed", "1", "--max-examples", "5"]
    # The schema does not know a game's own limits (number of seats, options), so valid requests may be refused.
    words += ["--phases", "coverage,fuzzing", "--exclude-checks", "positive_data_acceptance", "--no-color"]
    program = [sys.executable, "-c", "from schemathesis.cli import schemathesis; schemathesis()", *words]
    done = subprocess.run(program, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert f"Tested: {len(OPERATIONS)}\n" in done.stdout
