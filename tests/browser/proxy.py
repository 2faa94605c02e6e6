"""A TCP proxy between browser and server that can be cut: Chromium's offline mode does not affect WebSockets."""

from __future__ import annotations

import contextlib
import socket
import socketserver
import threading


class Proxy:
    """Forwards bytes between its own port and the server's, until it is cut."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._open = True
        self._sockets: list[socket.socket] = []
        forward = self._forward

        class Handler(socketserver.BaseRequestHandler):
            def handle(self) -> None:
                forward(self.request)

        self._socket = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
        self._socket.daemon_threads = True
        threading.Thread(target=self._socket.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self._socket.server_address[1]}"

    def cut(self) -> None:
        """Break every connection, and accept no new one."""
        self._open = False
        for end in self._sockets:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def restore(self) -> None:
        self._open = True

    def close(self) -> None:
        self.cut()
        self._socket.shutdown()
        self._socket.server_close()

    def _forward(self, near: socket.socket) -> None:
        if not self._open:
            return
        with socket.create_connection(("127.0.0.1", self._port)) as far:
            self._sockets += [near, far]
            threading.Thread(target=_pump, args=(far, near), daemon=True).start()
            _pump(near, far)


def _pump(source: socket.socket, sink: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65_536):
            sink.sendall(data)
        sink.shutdown(socket.SHUT_WR)
