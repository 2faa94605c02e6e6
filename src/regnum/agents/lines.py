"""Lines to and from a program: over its standard input and output, or over a socket on which it listens."""

from __future__ import annotations

import select
import shlex
import socket
import subprocess
import time
from abc import ABC, abstractmethod
from urllib.parse import urlsplit

from regnum.core.errors import BadInput

CONNECTING = 10.0  # seconds
CLOSING = 2.0  # seconds for a program to end by itself


class Lines(ABC):
    """A program called `name` with which lines are exchanged. Whatever fails raises `BadInput`."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._rest = b""

    def send(self, line: bytes) -> None:
        try:
            self._write(line + b"\n")
        except OSError:
            raise BadInput(self.name, "has stopped") from None

    def receive(self, deadline: float) -> bytes | None:
        """The next line; None if there is none before `deadline`, by the monotonic clock."""
        while b"\n" not in self._rest:
            ready, _, _ = select.select([self._source()], [], [], max(0.0, deadline - time.monotonic()))
            if not ready:
                return None
            try:
                chunk = self._read()
            except OSError:
                chunk = b""
            if not chunk:
                raise BadInput(self.name, "has stopped")
            self._rest += chunk
        line, _, self._rest = self._rest.partition(b"\n")
        return line

    @abstractmethod
    def _write(self, data: bytes) -> None: ...

    @abstractmethod
    def _source(self) -> int:
        """The file descriptor that is read from."""

    @abstractmethod
    def _read(self) -> bytes:
        """What has arrived; nothing at the end."""

    @property
    @abstractmethod
    def is_open(self) -> bool: ...

    @abstractmethod
    def close(self) -> None: ...


class Program(Lines):
    """A program that is started here."""

    def __init__(self, name: str, command: str) -> None:
        super().__init__(name)
        words = shlex.split(command)
        if not words:
            raise BadInput("bot", "give the command that starts it: bot:python3 my_bot.py")
        try:
            process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=False)
        except OSError as error:
            raise BadInput(f"bot {command!r}", f"does not start: {error.strerror}") from None
        assert process.stdin is not None
        assert process.stdout is not None
        self._process, self._in, self._out = process, process.stdin, process.stdout

    def _write(self, data: bytes) -> None:
        self._in.write(data)
        self._in.flush()

    def _source(self) -> int:
        return self._out.fileno()

    def _read(self) -> bytes:
        data: bytes = self._out.read1(65536)  # type: ignore[attr-defined]
        return data

    @property
    def is_open(self) -> bool:
        return self._process.poll() is None

    def close(self) -> None:
        try:
            self._in.close()
            self._process.wait(timeout=CLOSING)
        except (subprocess.TimeoutExpired, OSError):
            self._process.kill()
            self._process.wait()
        self._out.close()


class Socket(Lines):
    """A program that listens at `tcp://host:port` or `unix:///path`."""

    def __init__(self, name: str, address: str) -> None:
        super().__init__(name)
        try:
            parts = urlsplit(address)
            if parts.scheme == "unix":
                self._socket = socket.socket(socket.AF_UNIX)
                self._socket.settimeout(CONNECTING)
                self._socket.connect(parts.path)
            else:
                if not parts.hostname or parts.port is None:
                    raise ValueError
                self._socket = socket.create_connection((parts.hostname, parts.port), CONNECTING)
                self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        except ValueError:
            raise BadInput(name, "is not an address: write bot:tcp://host:port or bot:unix:///path") from None
        except OSError as error:
            raise BadInput(name, f"cannot be reached: {error.strerror or error}") from None
        self._connected = True

    def _write(self, data: bytes) -> None:
        self._socket.sendall(data)

    def _source(self) -> int:
        return self._socket.fileno()

    def _read(self) -> bytes:
        return self._socket.recv(65536)

    @property
    def is_open(self) -> bool:
        return self._connected

    def close(self) -> None:
        self._connected = False
        self._socket.close()


def open_lines(name: str, target: str) -> Lines:
    """Lines to `target`: an address, or the command that starts a program."""
    is_address = target.startswith(("tcp://", "unix://"))
    return Socket(name, target) if is_address else Program(name, target)
