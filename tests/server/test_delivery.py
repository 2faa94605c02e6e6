"""What is the same for everybody is sent compressed, and only once; strangers get no other file by any address."""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from http.client import HTTPConnection

import pytest

from regnum.core.text import messages
from tests import waiting
from tests.server.clients import open_for_two
from tests.server.conftest import Served

SCRIPT, STYLE, PAGE, SECRET = b"const script = 1;", b"p { margin: 0 }", b"<!doctype html>", b"nobody's business"
# Not what it says, but not the same as the file either.
BROTLI = b"the script in brotli"
Answer = tuple[int, dict[str, str], bytes]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with a client of its own: one file has both twins, one none, and beside them lies what is not served."""
    folder = tmp_path_factory.mktemp("client")
    built = folder / "dist"
    (built / "assets").mkdir(parents=True)
    files = {
        "index.html": PAGE,
        "assets/script-1.js": SCRIPT,
        "assets/script-1.js.br": BROTLI,
        "assets/script-1.js.gz": gzip.compress(SCRIPT, mtime=0),
        "assets/style-2.css": STYLE,
        "assets/notes.txt": SECRET,
        "../secret.js": SECRET,
    }
    for name, body in files.items():
        (built / name).write_bytes(body)
    served = Served(tmp_path_factory.mktemp("data"))
    served.first = f"import pathlib, regnum.server.net.pages as p; p.CLIENT = pathlib.Path({str(built)!r})"
    served.start()
    yield served
    served.stop()


def ask(server: Served, path: str, method: str = "GET", **headers: str) -> Answer:
    """The answer to a request whose path is sent as it is."""
    connection = HTTPConnection("127.0.0.1", server.port, timeout=waiting.PATIENCE)
    connection.putrequest(method, path, skip_accept_encoding=True)
    for name, value in headers.items():
        connection.putheader(name.replace("_", "-"), value)
    connection.endheaders()
    response = connection.getresponse()
    found = response.status, {name.lower(): value for name, value in response.getheaders()}, response.read()
    connection.close()
    return found


@pytest.mark.parametrize(
    ("accepted", "coding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", BROTLI),
        ("gzip", "gzip", gzip.compress(SCRIPT, mtime=0)),
        ("BR;q=0.1, gzip;q=0.9", "br", BROTLI),
        ("br;q=0, gzip", "gzip", gzip.compress(SCRIPT, mtime=0)),
        ("br; q=0.000, gzip;q=0", None, SCRIPT),
        ("identity", None, SCRIPT),
        ("", None, SCRIPT),
    ],
)
def test_a_file_comes_as_the_client_reads_it(client: Served, accepted: str, coding: str | None, body: bytes) -> None:
    status, headers, sent = ask(client, "/assets/script-1.js", accept_encoding=accepted)
    assert status == 200
    assert headers.get("content-encoding") == coding
    assert sent[:4] + sent[10:] == body[:4] + body[10:]  # but for the time that gzip writes down
    assert headers["content-length"] == str(len(body))
    assert headers["content-type"] == "text/javascript; charset=utf-8"
    assert headers["cache-control"] == "public, max-age=31536000, immutable"
    assert headers["vary"] == "accept-encoding"


def test_a_file_without_twins_comes_as_it_is(client: Served) -> None:
    status, headers, sent = ask(client, "/assets/style-2.css", accept_encoding="br, gzip")
    assert (status, sent, headers.get("content-encoding")) == (200, STYLE, None)


def test_every_page_is_asked_for_again_and_no_part_of_it(client: Served) -> None:
    for path in ("/", "/index.html", "/t/whatever"):
        status, headers, sent = ask(client, path)
        assert (status, sent, headers["cache-control"]) == (200, PAGE, "no-cache")
        assert headers["content-type"] == "text/html; charset=utf-8"
        assert "content-security-policy" in headers
    _, headers, _ = ask(client, "/assets/script-1.js")
    assert headers["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in headers


@pytest.mark.parametrize("path", ["/", "/assets/script-1.js", "/api/games"])
def test_only_the_head_is_sent_if_only_the_head_is_asked_for(client: Served, path: str) -> None:
    whole, head = (ask(client, path, method, accept_encoding="gzip") for method in ("GET", "HEAD"))
    assert head[2] == b""
    assert head[0] == 200
    assert {**head[1], "date": ""} == {**whole[1], "date": ""}


@pytest.mark.parametrize("path", ["/", "/assets/script-1.js", "/api/games", "/api/games/seven/content"])
def test_what_a_client_has_is_not_sent_again(client: Served, path: str) -> None:
    _, headers, body = ask(client, path, accept_encoding="gzip")
    tag = headers["etag"]
    for known in (tag, f"W/{tag}", f'"other", {tag}', "*"):
        status, again, sent = ask(client, path, accept_encoding="gzip", if_none_match=known)
        assert (status, sent, again["etag"], again["vary"]) == (304, b"", tag, "accept-encoding")
        assert again["cache-control"] == headers["cache-control"]
    assert ask(client, path, accept_encoding="gzip", if_none_match='"other"')[::2] == (200, body)


def test_each_coding_has_a_tag_of_its_own(client: Served) -> None:
    tags = [ask(client, "/assets/script-1.js", accept_encoding=one)[1]["etag"] for one in ("br", "gzip", "")]
    assert len(set(tags)) == 3
    assert ask(client, "/assets/script-1.js", accept_encoding="gzip", if_none_match=tags[0])[0] == 200


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/notes.txt",
        "/assets/script-1.js.br",
        "/assets/script-1.js/",
        "/assets/",
        "/assets/../../secret.js",
        "/assets/%2e%2e/%2e%2e/secret.js",
        "/assets/..%2f..%2fsecret.js",
        "/assets/..%5c..%5csecret.js",
        "/assets/%252e%252e/secret.js",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/./script-1.js",
    ],
)
def test_no_other_file_can_be_had(client: Served, path: str) -> None:
    status, headers, sent = ask(client, path)
    assert status == 404
    assert SECRET not in sent
    assert headers.get("cache-control") is None


@pytest.mark.parametrize(
    "path", ["/../secret.js", "/%2e%2e/secret.js", "/..%2fsecret.js", "/index.html/../../secret.js"]
)
def test_whatever_else_is_asked_for_the_page_comes(client: Served, path: str) -> None:
    assert ask(client, path)[::2] == (200, PAGE)


@pytest.mark.parametrize("kind", ["texts/it", "rules", "layout", "content"])
def test_documents_are_compressed_for_who_reads_that(shared_server: Served, kind: str) -> None:
    path = f"/api/games/anno890/{kind}"
    _, headers, packed = ask(shared_server, path, accept_encoding="br, gzip")
    _, plain_headers, plain = ask(shared_server, path)
    assert headers["content-encoding"] == "gzip"
    assert zlib.decompress(packed, wbits=31) == plain
    assert len(packed) < len(plain) / 2
    assert (headers["cache-control"], headers["vary"]) == ("no-cache", "accept-encoding")
    assert "content-encoding" not in plain_headers


def test_nothing_that_is_not_for_everybody_is_compressed_or_kept(shared_server: Served) -> None:
    made, _ = open_for_two(shared_server)
    table = made["table"]
    for path in (
        "/health",
        "/api/tables",
        f"/api/tables/{table}",
        f"/api/tables/{table}/at/0",
        f"/api/tables/{table}/log/2",
    ):
        _, headers, _ = ask(
            shared_server, path, accept_encoding="br, gzip", authorization=f"Bearer {made['tokens']['0']}"
        )
        assert not {"content-encoding", "etag", "cache-control"} & set(headers), path


def test_some_messages_are_found_among_all() -> None:
    sources = [
        "a = 1\ngame-title = Sheaves\nb =\n    2\n",
        "game-tagline =\n    Two words\n    and more\nc = 3\nxgame-title = no",
    ]
    found = "game-title = Sheaves\ngame-tagline =\n    Two words\n    and more"
    assert messages(sources, ("game-title", "game-tagline")) == found
