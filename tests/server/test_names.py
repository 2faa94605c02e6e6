"""What people write is never read as a message key."""

from __future__ import annotations

import pytest

import regnum
from regnum.core.message import Message
from tests.server.clients import Client, join, open_table
from tests.server.conftest import Served
from tests.server.test_webhook import Listener, listener  # noqa: F401  (a fixture)

NAMES = ["@seat-1", "@seat-unnamed", "{ $name }", "@title"]


@pytest.mark.parametrize("name", NAMES)
def test_a_name_is_shown_as_it_is(name: str) -> None:
    text = regnum.game("anno890").text("en").seated([name, "Bruno"])
    assert text(Message("seat-0")) == name
    assert name in text(Message("log-has-chosen", {"player": "@seat-0"}))
    assert name in text("ui-your-turn", game="890", name=name)


@pytest.mark.asyncio
@pytest.mark.parametrize("name", NAMES)
async def test_a_choice_is_accepted_whatever_the_next_player_is_called(
    server: Served, listener: Listener, name: str  # noqa: F811
) -> None:
    server.stop()
    server.start("--allow-local-webhooks")
    made = open_table(server, [{"kind": "me", "name": "Anna"}, {"kind": "friend"}], options={"first_player": 1})
    token = join(server, made["table"], made["invitations"]["1"], name)
    other = await Client.connect(server, made["table"], token)
    await other.ask("webhook", "accepted", seat=1, url=listener.url)
    await other.leave()
    anna = await Client.connect(server, made["table"], made["tokens"]["0"])
    while options := [option["text"] for option in anna.position["options"]]:
        await anna.choose(options[0])
    while not listener.requests:
        await anna.ask("ping", "pong")
    assert name in listener.requests[0][1]["text"]
