"""Security headers: what a page of ours may load, and who may embed it."""

from __future__ import annotations

from starlette.types import ASGIApp, Message, Receive, Scope, Send

# 'self' is also the WebSocket of the page's own server, in every browser that the client is built for.
HEADERS = {
    "content-security-policy": (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
}
# Of these no page is made: only that they are nothing else needs to be said of them.
PARTS = (b"text/css", b"text/javascript", b"font/")


class SecurityHeaders:
    """Adds the security headers to every HTTP response, those of a page to all that a browser could show as one."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self._headers = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        self._of_parts = [(name, value) for name, value in self._headers if name == b"x-content-type-options"]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message.get("headers", [])
                is_part = any(name == b"content-type" and value.startswith(PARTS) for name, value in headers)
                message["headers"] = [*headers, *(self._of_parts if is_part else self._headers)]
            await send(message)

        await self.app(scope, receive, send_with_headers if scope["type"] == "http" else send)
