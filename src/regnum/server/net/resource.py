"""What is the same for everybody over HTTP: sent compressed to whoever reads that, and not at all to whoever has it.

Nothing else is compressed: the length of a secret beside what a stranger has sent would tell of it (BREACH).
"""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from hashlib import blake2b

from starlette.requests import Request
from starlette.responses import Response

CODINGS = {"br": ".br", "gzip": ".gz"}  # the best first, each with the ending of files in it
FOREVER = "public, max-age=31536000, immutable"  # for an address that changes with what it names
ASK_AGAIN = "no-cache"  # kept by browsers, but used only once the server says that it is still the same


class Resource:
    """A body that stays as it is, in all codings in which it can be sent."""

    def __init__(self, body: bytes, media_type: str, caching: str, coded: Mapping[str, bytes]) -> None:
        self._bodies = {coding: coded[coding] for coding in CODINGS if coding in coded} | {"identity": body}
        self._type = media_type
        self._caching = caching
        self._digest = blake2b(body, digest_size=12).hexdigest()

    @classmethod
    def packed(cls, body: bytes, media_type: str) -> Resource:
        """One that is made here and not by a build; a server started anew may have another."""
        return cls(body, media_type, ASK_AGAIN, {"gzip": gzip.compress(body, mtime=0)})

    def answer(self, request: Request) -> Response:
        accepted = _accepted(request.headers.get("accept-encoding", ""))
        coding = next((coding for coding in self._bodies if coding in accepted), "identity")
        tag = f'"{self._digest}-{coding}"'
        headers = {"cache-control": self._caching, "etag": tag, "vary": "accept-encoding"}
        if _names(request.headers.get("if-none-match", ""), tag):
            return Response(None, 304, headers)
        if coding != "identity":
            headers["content-encoding"] = coding
        return Response(self._bodies[coding], 200, headers, self._type)


def _accepted(header: str) -> set[str]:
    """The codings that `Accept-Encoding` lists and does not exclude (`q=0`)."""
    found = set()
    for one in header.lower().split(","):
        coding, _, weight = one.partition(";")
        if weight.strip().rstrip("0") not in ("q=", "q=0."):
            found.add(coding.strip())
    return found


def _names(header: str, tag: str) -> bool:
    """Whether `If-None-Match` names a tag; a proxy may have marked it as weak."""
    return header.strip() == "*" or tag in [one.strip().removeprefix("W/") for one in header.split(",")]
