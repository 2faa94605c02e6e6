"""`python -m tests.cluster.compose`: start every service of `deploy/compose.yaml` as it is written, without containers.

Each service is a plain process in a network namespace of its own, where it knows the others by their names, as in
Docker's network. Commands, environments, health checks and their order are those of the file; what the official images
of PostgreSQL and nginx do before is done here. Then people play through nginx. Needs root and iproute2.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer

from tests.cluster import proxy
from tests.cluster.deployed import DEPLOY, compose, filled
from tests.cluster.people import Slot
from tests.server import postgres
from tests.waiting import PATIENCE

NETWORK, BRIDGE = "10.89.0", "regnum0"
SOCKETS = "/var/run/postgresql"  # where clients of PostgreSQL look for it


class Network:
    """A bridge with a namespace for each service."""

    def __init__(self, services: list[str]) -> None:
        self.addresses = {service: f"{NETWORK}.{n}" for n, service in enumerate(services, 2)}

    def start(self) -> None:
        _ip("link", "add", BRIDGE, "type", "bridge")
        _ip("address", "add", f"{NETWORK}.1/24", "dev", BRIDGE)
        _ip("link", "set", BRIDGE, "up")
        hosts = "127.0.0.1 localhost\n" + "".join(f"{at} {name}\n" for name, at in self.addresses.items())
        for n, (service, address) in enumerate(self.addresses.items()):
            space, outside = f"regnum-{service}", f"regnumv{n}"
            folder = Path("/etc/netns") / space
            folder.mkdir(parents=True)
            (folder / "hosts").write_text(hosts)
            _ip("netns", "add", space)
            _ip("link", "add", outside, "type", "veth", "peer", "name", "eth0", "netns", space)
            _ip("link", "set", outside, "master", BRIDGE, "up")
            _ip("-n", space, "address", "add", f"{address}/24", "dev", "eth0")
            _ip("-n", space, "link", "set", "eth0", "up")
            _ip("-n", space, "link", "set", "lo", "up")

    def stop(self) -> None:
        for service in self.addresses:
            with contextlib.suppress(subprocess.CalledProcessError):
                _ip("netns", "delete", f"regnum-{service}")
            shutil.rmtree(Path("/etc/netns") / f"regnum-{service}", ignore_errors=True)
        with contextlib.suppress(subprocess.CalledProcessError):
            _ip("link", "delete", BRIDGE)


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


class Services:
    """All services of the file."""

    def __init__(self, folder: Path, values: dict[str, str]) -> None:
        self.folder = folder
        self.values = values
        self.services: dict[str, Any] = compose()["services"]
        self.network = Network(list(self.services))
        self.values["REGNUM_NAME"] = self.network.addresses["nginx"]
        self._running: dict[str, subprocess.Popen[bytes]] = {}

    def _inside(self, service: str, words: list[str]) -> list[str]:
        return ["ip", "netns", "exec", f"regnum-{service}", *words]

    def _environment(self, service: str) -> dict[str, str]:
        said = self.services[service].get("environment", {})
        return {**os.environ, **{name: filled(str(value), self.values) for name, value in said.items()}}

    def _words(self, service: str) -> list[str]:
        """What the container of a service runs."""
        if service == "postgres":
            return self._of_postgres(self._environment(service))
        if service == "nginx":
            return self._of_nginx()
        regnum = Path(sys.executable).parent / "regnum"
        return [str(regnum), *(filled(word, self.values) for word in self.services[service]["command"])]

    def _of_postgres(self, environment: dict[str, str]) -> list[str]:
        """As the official image does: a database and a user with a password, open to the network."""
        programs, data, word = postgres.programs(), self.folder / "postgres", self.folder / "password"
        assert programs is not None
        word.write_text(environment["POSTGRES_PASSWORD"])
        word.chmod(0o644)
        self.folder.chmod(0o755)
        data.mkdir()
        shutil.chown(data, postgres.SERVER_USER)

        def as_user(program: str, *words: str, told: str = "") -> None:
            subprocess.run(
                [programs / program, *words],
                user=postgres.SERVER_USER, cwd=data, input=told.encode(), check=True, capture_output=True,
            )  # fmt: skip

        user, name = environment["POSTGRES_USER"], environment["POSTGRES_DB"]
        as_user("initdb", "-D", str(data), f"--username={user}", "--auth=scram-sha-256", f"--pwfile={word}")
        with (data / "pg_hba.conf").open("a") as rules:
            rules.write("host all all all scram-sha-256\n")
        as_user("postgres", "--single", "-D", str(data), "postgres", told=f"CREATE DATABASE {name};\n")
        server = [str(programs / "postgres"), "-D", str(data), "-c", "listen_addresses=*", "-k", SOCKETS]
        return ["setpriv", f"--reuid={postgres.SERVER_USER}", "--clear-groups", *server]

    def _of_nginx(self) -> list[str]:
        """As the official image does: its own settings, which include what is mounted into conf.d."""
        nginx = proxy.program()
        assert nginx is not None
        mounted = self.services["nginx"]["volumes"][0].split(":")[0]
        settings = self.folder / "nginx.conf"
        settings.write_text(
            f"user root;\ndaemon off;\npid {self.folder / 'nginx.pid'};\nevents {{}}\n"
            f"http {{\n    access_log off;\n    include {DEPLOY / mounted};\n}}\n"
        )
        return [nginx, "-e", str(self.folder / "nginx-errors.log"), "-c", str(settings)]

    def _is_healthy(self, service: str) -> bool:
        """The health check of the file, in the namespace of the service."""
        check = self.services[service].get("healthcheck")
        if check is None:
            return self._running[service].poll() is None
        kind, *words = check["test"]
        assert kind == "CMD"
        if words[0] == "python":
            words[0] = sys.executable
        done = subprocess.run(self._inside(service, words), capture_output=True, check=False)
        return done.returncode == 0

    def start(self) -> None:
        """Start services in the order that the file asks for, each after those that it depends on are healthy."""
        self.network.start()
        waiting = dict(self.services)
        while waiting:
            ready = [name for name, said in waiting.items() if not set(said.get("depends_on", {})) & set(waiting)]
            for name in ready:
                with (self.folder / f"{name}.log").open("wb") as log:
                    words, environment = self._inside(name, self._words(name)), self._environment(name)
                    self._running[name] = subprocess.Popen(words, env=environment, stdout=log, stderr=log)
            for name in ready:
                self._until_healthy(name)
                del waiting[name]

    def _until_healthy(self, service: str) -> None:
        began = time.monotonic()
        while not self._is_healthy(service):
            if self._running[service].poll() is not None or time.monotonic() - began > PATIENCE:
                raise AssertionError(f"{service}: {(self.folder / f'{service}.log').read_text()[-2000:]}")
            time.sleep(0.2)
        typer.echo(f"{service} is healthy after {time.monotonic() - began:.1f} s")

    def stop(self) -> None:
        for running in reversed(self._running.values()):
            running.terminate()
        for name, running in self._running.items():
            with contextlib.suppress(subprocess.TimeoutExpired):
                running.wait(timeout=15)
            if running.poll() is None:
                running.kill()
                typer.echo(f"{name} did not stop in time and was killed")
        self.network.stop()


@contextlib.contextmanager
def running() -> Iterator[Services]:
    folder = Path(tempfile.mkdtemp(prefix="compose"))
    services = Services(folder, {"REGNUM_DATABASE_PASSWORD": "correct horse", "REGNUM_PORT": "80"})
    try:
        services.start()
        yield services
    finally:
        services.stop()
        shutil.rmtree(folder)


async def play(host: str) -> int:
    """Two people, and one with a bot, play a game each through nginx; returns how many choices were acknowledged."""
    slots = [Slot(n, kind, 80, 1, 0.02, host) for n, kind in enumerate(("plain", "bot"))]
    playing = [asyncio.create_task(slot.play()) for slot in slots]
    async with asyncio.timeout(300):
        while not all(slot.over for slot in slots):
            await asyncio.sleep(0.2)
    for slot in slots:
        slot.stopping = True
    await asyncio.gather(*playing)
    return sum(len(slot.accepted) for slot in slots)


def main() -> None:
    """Start everything, play a game of two people and one against a bot, and stop."""
    with running() as services:
        typer.echo(f"played {asyncio.run(play(services.network.addresses['nginx']))} choices through nginx")


if __name__ == "__main__":
    typer.run(main)
