"""nginx in front of the servers, with the configuration that is deployed."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Sequence
from pathlib import Path

DEPLOYED = Path(__file__).parent.parent.parent / "deploy" / "nginx.conf"
DEBIAN = "/usr/sbin"  # not in everybody's path
UPSTREAM = re.compile(r"^( *server )\S+?:\d+( .*max_fails=.*;)$", re.MULTILINE)
LISTEN = re.compile(r"^( *listen )80;$", re.MULTILINE)


def program() -> str | None:
    """nginx; None if it is not installed."""
    return shutil.which("nginx") or shutil.which("nginx", path=DEBIAN)


def command(nginx: str, folder: Path, *words: str) -> list[str]:
    """nginx with its files in `folder`."""
    return [nginx, "-p", str(folder), "-e", str(folder / "nginx-errors.log"), "-c", str(folder / "nginx.conf"), *words]


def configure(folder: Path, port: int, servers: Sequence[str]) -> None:
    """Write what nginx needs to listen on `port` of this machine and to forward to `servers`, into `folder`."""
    text = DEPLOYED.read_text()
    upstream = UPSTREAM.search(text)
    if upstream is None or not LISTEN.search(text):
        raise ValueError(f"{DEPLOYED} has no upstream servers, or does not listen on port 80")
    lines = "\n".join(f"{upstream[1]}{server}{upstream[2]}" for server in servers)
    first, last = upstream.start(), list(UPSTREAM.finditer(text))[-1].end()
    text = LISTEN.sub(rf"\g<1>127.0.0.1:{port};", text[:first] + lines + text[last:])
    (folder / "regnum.conf").write_text(text)
    kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    own = "".join(f"    {kind}_temp_path {folder / 'temporary'};\n" for kind in kinds)
    (folder / "nginx.conf").write_text(
        ("user root;\n" if os.getuid() == 0 else "")  # who owns the folder
        + f"daemon off;\nworker_processes 1;\npid {folder / 'nginx.pid'};\n"
        + "events {\n    worker_connections 4096;\n}\n"
        + f"http {{\n    access_log off;\n{own}    include {folder / 'regnum.conf'};\n}}\n"
    )
