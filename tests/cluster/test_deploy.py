"""The files of `deploy/` fit together: commands and options exist, names and ports agree, nginx takes its settings."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
from configparser import RawConfigParser
from pathlib import Path
from typing import Any

import pytest
import typer

from regnum.cli.main import app
from regnum.server.net.limits import MOST_CONNECTIONS
from tests.cluster import proxy
from tests.cluster.deployed import DEPLOY, ROOT, compose, filled

VALUES = {"REGNUM_DATABASE": "postgresql+psycopg://regnum@db/regnum", "REGNUM_NAME": "games.example.org"}
COMMANDS = typer.main.get_command(app).commands  # type: ignore[attr-defined]
SERVERS = re.compile(r"^ *server (\S+):(\d+) ", re.MULTILINE)


def of_regnum() -> dict[str, list[str]]:
    """The words of every command of ours in the containers, by their names."""
    services = compose()["services"]
    return {name: service["command"] for name, service in services.items() if service.get("image") == "regnum"}


def started(unit: str) -> list[str]:
    """The words of the command that a unit of systemd starts, for the port 8891."""
    parser = RawConfigParser(strict=False)
    parser.optionxform = str  # type: ignore[assignment,method-assign]
    parser.read(DEPLOY / unit)
    return shlex.split(filled(parser["Service"]["ExecStart"].replace("%i", "8891"), VALUES))


def given(words: list[str]) -> dict[str, Any]:
    """What a command line of ours says; refuses what the command does not know."""
    name, *rest = [filled(word, VALUES) for word in words]
    found: dict[str, Any] = COMMANDS[name].make_context(name, rest).params
    return found


@pytest.mark.parametrize("service", of_regnum())
def test_containers_run_commands_that_exist(service: str) -> None:
    words = of_regnum()[service]
    database = given(words)["database"]
    postgres = compose()["services"]["postgres"]["environment"]
    assert database == f"postgresql+psycopg://{postgres['POSTGRES_USER']}@postgres/{postgres['POSTGRES_DB']}"


@pytest.mark.parametrize("unit", ["regnum@.service", "regnum-workers.service"])
def test_units_run_commands_that_exist(unit: str) -> None:
    program, *words = started(unit)
    assert Path(program).name == "regnum"
    said = given(words)
    assert said.get("connections") in (None, MOST_CONNECTIONS)  # of a player, not of the proxy
    assert said["database"] == VALUES["REGNUM_DATABASE"]
    assert said.get("port") in (None, 8891)


def test_nginx_forwards_to_the_servers_of_the_containers() -> None:
    servers = {name: given(words) for name, words in of_regnum().items() if words[0] == "serve"}
    upstream = SERVERS.findall(proxy.DEPLOYED.read_text())
    assert {name: str(said["port"]) for name, said in servers.items()} == dict(upstream)
    assert all(said["host"] == "0.0.0.0" for said in servers.values())
    assert {said["connections"] for said in servers.values()} == {MOST_CONNECTIONS}  # of a player, not of the proxy
    services = compose()["services"]
    assert set(services["nginx"]["depends_on"]) == set(servers)
    for name, said in servers.items():
        assert f":{said['port']}/health" in services[name]["healthcheck"]["test"][-1]
    assert services["nginx"]["ports"][0].endswith(":80")
    assert proxy.LISTEN.search(proxy.DEPLOYED.read_text())


def test_the_proxy_lets_nobody_read_the_metrics() -> None:
    assert re.search(r"location = /metrics \{\s*return 404;\s*\}", proxy.DEPLOYED.read_text())


def test_what_builds_the_client_is_pinned_by_hashes() -> None:
    pinned = re.split(r"^(?=\S+==)", (ROOT / "client/node.lock").read_text(), flags=re.MULTILINE)[1:]
    assert pinned
    assert all("--hash=sha256:" in one for one in pinned)
    assert "--require-hashes -r client/node.lock" in (ROOT / "Makefile").read_text()


def test_every_variable_and_volume_is_declared() -> None:
    text = (DEPLOY / "compose.yaml").read_text()
    variables = set(re.findall(r"\$\{(\w+)", text))
    assert variables == set(re.findall(r"^(\w+)=", (DEPLOY / "env.example").read_text(), re.MULTILINE))
    data, services = compose(), compose()["services"]
    mounted = [volume.split(":")[0] for service in services.values() for volume in service.get("volumes", ())]
    assert {volume for volume in mounted if not volume.startswith(".")} == set(data["volumes"])
    assert all((DEPLOY / volume).exists() for volume in mounted if volume.startswith("."))


def test_what_the_image_is_built_from_exists() -> None:
    build = compose()["services"]["regnum1"]["build"]
    assert (DEPLOY / build["context"]).resolve() == ROOT
    dockerfile = ROOT / build["dockerfile"]
    let_in = re.findall(r"^!(.*)$", (ROOT / f"{build['dockerfile']}.dockerignore").read_text(), re.MULTILINE)
    for line in re.findall(r"^COPY (?!--from)(.*)$", dockerfile.read_text(), re.MULTILINE):
        for source in line.split()[:-1]:
            assert (ROOT / source).exists(), source
            assert source.split("/")[0] in let_in, source


def test_nginx_takes_its_configuration(tmp_path: Path) -> None:
    nginx = proxy.program()
    if nginx is None:
        reason = "there is no nginx on this machine: apt-get install nginx"
        if os.environ.get("CI"):
            pytest.fail(reason)
        pytest.skip(reason)
    names = SERVERS.findall(proxy.DEPLOYED.read_text())
    proxy.configure(tmp_path, 8080, [f"127.0.0.1:{port}" for _, port in names])
    tested = subprocess.run(proxy.command(nginx, tmp_path, "-t"), capture_output=True, text=True, check=False)
    assert tested.returncode == 0, tested.stderr
    assert "test is successful" in tested.stderr
