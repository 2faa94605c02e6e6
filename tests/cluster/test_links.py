"""The harness itself: what a link does to the connections through it, and that PostgreSQL survives a crash."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.cluster.links import Link, Network
from tests.server.postgres import Cluster, programs
from tests.waiting import PATIENCE


@pytest.fixture
def link(tmp_path: Path) -> Iterator[Link]:
    """A link to a program that repeats what it is told."""
    listening = socket.socket(socket.AF_UNIX)
    listening.bind(str(tmp_path / "echo"))
    listening.listen()

    def echo() -> None:
        while True:
            try:
                near, _ = listening.accept()
            except OSError:
                return
            threading.Thread(target=repeat, args=(near,), daemon=True).start()

    def repeat(near: socket.socket) -> None:
        with near:
            while data := near.recv(1000):
                near.sendall(data)

    threading.Thread(target=echo, daemon=True).start()
    network = Network()
    link = network.link(tmp_path / "echo")
    yield link
    link.close()
    network.close()
    listening.close()


def connect(link: Link) -> socket.socket:
    return socket.create_connection(("127.0.0.1", link.port), timeout=PATIENCE)


def listen(link: Link) -> bytes:
    """What comes over a new connection; it may be reset while it is made, or later."""
    with connect(link) as connection:
        return connection.recv(1000)


def says(connection: socket.socket) -> bytes:
    connection.sendall(b"ciao")
    return connection.recv(1000)


def test_a_link_leads_to_its_target(link: Link) -> None:
    with connect(link) as connection:
        assert says(connection) == b"ciao"


def test_a_cut_resets_connections_and_lets_new_ones_through(link: Link) -> None:
    with connect(link) as connection:
        assert says(connection) == b"ciao"
        link.cut()
        with pytest.raises(ConnectionResetError):
            connection.recv(1000)
    with connect(link) as connection:
        assert says(connection) == b"ciao"


def test_a_link_that_refuses_lets_nobody_through_until_it_is_healed(link: Link) -> None:
    link.refuse()
    with pytest.raises(ConnectionResetError):
        listen(link)
    link.heal()
    with connect(link) as connection:
        assert says(connection) == b"ciao"


def test_a_slow_link_delays_both_directions(link: Link) -> None:
    with connect(link) as connection:
        assert says(connection) == b"ciao"
        link.slow(0.1)
        began = time.monotonic()
        assert says(connection) == b"ciao"
        assert time.monotonic() - began >= 0.2


def test_a_stalled_link_keeps_what_is_sent_until_it_is_healed(link: Link) -> None:
    with connect(link) as connection:
        assert says(connection) == b"ciao"
        link.stall()
        connection.sendall(b"ciao")
        connection.settimeout(0.3)
        with pytest.raises(TimeoutError):
            connection.recv(1000)
        link.heal()
        connection.settimeout(PATIENCE)
        assert connection.recv(1000) == b"ciao"


def test_postgresql_keeps_what_was_committed_when_it_is_killed_and_hangs_when_it_is_paused() -> None:
    at = programs()
    if at is None:
        pytest.skip("there is no PostgreSQL on this machine: apt-get install postgresql")
    cluster = Cluster(at, ["fsync=off"])
    try:
        url = cluster.database().replace("+psycopg", "")
        with psycopg.connect(url, autocommit=True) as connection:
            connection.execute("CREATE TABLE kept (n int)")
            connection.execute("INSERT INTO kept VALUES (7)")
            cluster.kill()
            with pytest.raises(psycopg.OperationalError):
                connection.execute("SELECT 1")
        cluster.restart()
        with psycopg.connect(url, autocommit=True) as connection:
            assert connection.execute("SELECT n FROM kept").fetchall() == [(7,)]
            cluster.pause()
            threading.Timer(0.5, cluster.resume).start()
            began = time.monotonic()
            connection.execute("SELECT 1")
            assert time.monotonic() - began >= 0.4
    finally:
        cluster.stop()
