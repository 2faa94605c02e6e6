"""A line between a browser and a server that can be cut: Chromium's own offline mode leaves WebSockets alone."""

from __future__ import annotations

import contextlib
import socket
import socketserver
import threading


class Cable:
    """Carries bytes from a port of its own to the server's, until it is cut."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._whole = True
        self._ends: list[socket.socket] = []
        carry = self._carry

        class Plug(socketserver.BaseRequestHandler):
            def handle(self) -> None:
                carry(self.request)

        self._socket = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Plug)
        self._socket.daemon_threads = True
        threading.Thread(target=self._socket.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._socket.server_address[1]}"

    def cut(self) -> None:
        """Break every line, and let no new one through."""
        self._whole = False
        for end in self._ends:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def mend(self) -> None:
        self._whole = True

    def close(self) -> None:
        self.cut()
        self._socket.shutdown()
        self._socket.server_close()

    def _carry(self, near: socket.socket) -> None:
        if not self._whole:
            return
        with socket.create_connection(("127.0.0.1", self._port)) as far:
            self._ends += [near, far]
            threading.Thread(target=_pump, args=(far, near), daemon=True).start()
            _pump(near, far)


def _pump(source: socket.socket, sink: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65_536):
            sink.sendall(data)
        sink.shutdown(socket.SHUT_WR)
