"""Names that people give themselves cannot hide, pass for another's, or turn the sentences they stand in."""

from __future__ import annotations

import pytest

from regnum.server.names import WIDEST, distinct, tidied
from tests import waiting
from tests.server.clients import Client, join, open_for_two, open_table
from tests.server.conftest import Served


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  Anna \t Maria ", "Anna Maria"),
        ("Anna\u00a0\u3000Maria", "Anna Maria"),
        ("A\u200bn\u2060n\ufeffa", "Anna"),  # no width
        ("\u202eannA\u202c", "annA"),  # from right to left
        ("\u2066Anna\u2069\u200f", "Anna"),
        ("\uff21\uff4e\uff4e\uff41", "Anna"),  # full width
        ("Nicolo\u0300", "Nicolò"),  # one character
        ("Z\u0301\u0302\u0303\u0304\u0305\u0306e", "\u0179\u0302\u0303\u0304e"),
        ("דוד", "דוד"),
        ("🦁", "🦁"),
        ("李世民", "李世民"),
        ("李" * 30, "李" * (WIDEST // 2)),
        ("\ufb2c" * 30, "\u05e9\u05bc\u05c1" * 10),  # three characters each
    ],
)
def test_a_name_is_kept_as_it_is_seen(written: str, kept: str) -> None:
    assert tidied(written) == kept
    assert tidied(kept) == kept


@pytest.mark.parametrize(
    "name", ["", " ", "\u200b", "\u3164", "\u2800", "\u00ad\u202e", "\u0301", "...", "\ufe0f\ufe0f"]
)
def test_a_name_of_which_nothing_is_seen_is_none(name: str) -> None:
    assert tidied(name) == ""


@pytest.mark.parametrize(
    "other",
    ["Anna", "anna", "Аnnа", "Ánna", "An na", "ANNΑ", "Anna.", "An-na", "Annaʼ", "Aηηa", "ɑnnɑ", "ᴀɴɴᴀ", "ꭺnna"],  # noqa: RUF001
)
def test_names_that_look_alike_are_told_apart(other: str) -> None:
    assert distinct(other, ["Anna"]) == f"{other} 2"
    assert distinct(other, ["Bruno", "Carla"]) == other


def test_a_third_of_the_same_name_and_a_long_one_are_told_apart() -> None:
    assert distinct("Anna", ["Anna", "Anna 2"]) == "Anna 3"
    assert distinct("Illy", ["l11y"]) == "Illy 2"
    assert distinct("Anna", ["Anna", "Anna2", "Аnna 3"]) == "Anna 4"  # noqa: RUF001
    assert distinct("Νera", ["Vera"]) == "Νera"  # noqa: RUF001 (a capital Ny looks like N, a small one like v)
    assert len(distinct("x" * WIDEST, ["x" * WIDEST])) <= WIDEST


def test_a_table_is_opened_with_names_that_differ(shared_server: Served) -> None:
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "here", "name": "\u202eAnna"}, {"kind": "here", "name": "\u200b"}]
    made = open_table(shared_server, [*seats, {"kind": "bot", "level": "easy"}])
    table = waiting.get(f"{shared_server.url}/api/tables/{made['table']}").json()
    assert [seat["name"] for seat in table["seats"]] == ["Anna", "Anna 2", "3", "easy"]


def test_nobody_passes_for_a_bot(shared_server: Served) -> None:
    bot = {"kind": "bot", "level": "easy"}
    made = open_table(shared_server, [{"kind": "me", "name": "Easy"}, {"kind": "friend"}, bot, bot])
    token = made["tokens"]["0"]
    address = f"{shared_server.url}/api/tables/{made['table']}"
    join(shared_server, made["table"], made["invitations"]["1"], "hard")
    again = waiting.post(f"{address}/rematch", headers={"Authorization": f"Bearer {token}"}).json()
    for table in (made["table"], again["table"]):
        seats = waiting.get(f"{shared_server.url}/api/tables/{table}").json()["seats"]
        assert [seat["name"] for seat in seats] == ["Easy 2", "hard 2", "easy", "easy"]


def test_who_joins_is_not_taken_for_somebody_else(shared_server: Served) -> None:
    made = open_table(shared_server, [{"kind": "me", "name": "Anna"}, {"kind": "friend"}, {"kind": "friend"}])
    address = f"{shared_server.url}/api/tables/{made['table']}"
    blank = waiting.post(f"{address}/join", json={"name": "\u2800", "invitation": made["invitations"]["1"]})
    assert (blank.status_code, "name" in blank.json()["error"]) == (400, True)
    join(shared_server, made["table"], made["invitations"]["1"], "Аnna")  # noqa: RUF001 (its A is Cyrillic)
    join(shared_server, made["table"], made["invitations"]["2"], "Anna")
    assert [seat["name"] for seat in waiting.get(address).json()["seats"]] == ["Anna", "Аnna 2", "Anna 3"]  # noqa: RUF001


@pytest.mark.asyncio
async def test_whoever_has_a_name_can_say_something(server_on_each: Served) -> None:
    made, token = open_for_two(server_on_each)
    bruno = await Client.connect(server_on_each, made["table"], token)
    await bruno.ask("rename", "accepted", seat=1, name="\ufb2c" * 30)
    await bruno.ask("say", "accepted", text="ciao")


@pytest.mark.asyncio
async def test_nobody_takes_the_name_of_another_later(shared_server: Served) -> None:
    made, token = open_for_two(shared_server)
    bruno = await Client.connect(shared_server, made["table"], token)
    await bruno.ask("rename", "accepted", seat=1, name="ANNA\u200d")
    assert bruno.table["seats"][1]["name"] == "ANNA 2"
    await bruno.ask("rename", "accepted", seat=1, name="Bruno ")  # his own name is not another's
    await bruno.ask("rename", "accepted", seat=1, name="bruno")
    assert bruno.table["seats"][1]["name"] == "bruno"
    refused = await bruno.ask("rename", "refused", seat=1, name="\u3164")
    assert refused["words"]["key"] == "ui-name-unseen"
