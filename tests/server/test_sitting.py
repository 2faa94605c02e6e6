"""Agents at hosted tables: what they are sent, and whole games against a real server."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import regnum
from regnum.agents import Agent, Outlook
from regnum.core.errors import BadInput
from regnum.core.layout import layout
from regnum.core.option import Option
from regnum.core.rng import Rng
from regnum.server import wire
from regnum.server.bots.sitting import Address, Sitting, budget
from tests import waiting
from tests.cli.test_cli import run
from tests.server.clients import AGAINST_A_BOT, Client, open_for_two, open_table
from tests.server.conftest import Served

EXAMPLE = Path(__file__).parents[2] / "examples" / "bot_by_numbers.py"


class First(Agent):
    """Takes the first option, and remembers what it was shown."""

    def __init__(self) -> None:
        self.views: list[dict[str, Any]] = []
        self.observations: list[list[int]] = []
        self.told: list[tuple[int, str | None]] = []

    def choose(self, outlook: Outlook) -> Option:
        self.views.append(outlook.view)
        self.observations.append(outlook.observation)
        return outlook.options[0]

    def observe(self, seat: int, option: Option | None) -> None:
        self.told.append((seat, option.text if option else None))


def sitting(server: Served, made: dict[str, Any], token: str, agent: Agent) -> Sitting:
    return Sitting(Address(f"{server.url}/t/{made['table']}"), token, agent, lambda _: None)


def test_an_agent_plays_a_whole_game_at_a_hosted_table(shared_server: Served) -> None:
    made = open_table(shared_server, AGAINST_A_BOT, seed=3)
    agent = First()
    table = sitting(shared_server, made, made["tokens"]["0"], agent).play()
    assert table.status == "finished"
    record = waiting.get(f"{shared_server.url}/api/tables/{made['table']}/record").text
    kept = [json.loads(line) for line in record.splitlines()]
    choices = [(line["seat"], line["choice"]) for line in kept if "choice" in line]
    assert agent.told == choices
    # What it was shown is what the seat could see of the true game.
    state, views, observations = regnum.game("anno890").new(2, 3), [], []
    for seat, choice in choices:
        if seat == 0:
            outlook = Outlook(state, 0)
            views.append(outlook.view)
            observations.append(outlook.observation)
        state.apply(choice)
    assert agent.views == views
    assert agent.observations == observations


@pytest.mark.asyncio
async def test_observe_gives_numbers_and_actions_to_whoever_must_choose(shared_server: Served) -> None:
    made, token = open_for_two(shared_server)
    anna = await Client.connect(shared_server, made["table"], made["tokens"]["0"])
    bruno = await Client.connect(shared_server, made["table"], token)
    asked, other = sorted((anna, bruno), key=lambda client: not client.position["options"])
    seq = asked.position["seq"]
    assert (await other.ask("observe", "refused", seq=seq))["code"] == "not-your-turn"
    assert (await asked.ask("observe", "refused", seq=seq + 1))["code"] == "stale"
    seen = await asked.ask("observe", "observation", seq=seq)
    assert seen["state"] is None
    described = waiting.get(f"{shared_server.url}/api/games/anno890/layout").json()
    g = regnum.game("anno890")
    assert described == msgspec.json.decode(msgspec.json.encode(layout(g)))
    assert (seen["encoding"], seen["actions"]) == (described["encoding"]["digest"], described["actions"]["digest"])
    assert len(seen["numbers"]) == described["encoding"]["size"]
    texts = [described["actions"]["texts"][number] for [number] in seen["spellings"]]
    assert texts == [option["text"] for option in asked.position["options"]]
    imagined = g.load((await asked.ask("observe", "observation", seq=seq, imagine=True))["state"])
    assert imagined.asking.seat == asked.position["seat"]
    assert Outlook(imagined, imagined.asking.seat).observation == seen["numbers"]
    await asyncio.gather(anna.leave(), bruno.leave())


def test_regnum_sit_takes_a_seat_by_invitation_and_lets_a_program_play_by_numbers(shared_server: Served) -> None:
    seats = [{"kind": "bot", "level": "easy"}, {"kind": "friend"}]
    made = open_table(shared_server, seats, seed=4)
    link = f"{shared_server.url}/t/{made['table']}#join={made['invitations']['1']}"
    said = run("sit", link, "--agent", f"bot:{sys.executable} {EXAMPLE}", "--name", "Hildegard", "--json")
    end = json.loads(said)
    assert (end["seat"], end["names"][1], len(end["winners"])) == (1, "Hildegard", 1)
    info = waiting.get(f"{shared_server.url}/api/tables/{made['table']}").json()
    assert (info["status"], info["scores"]) == ("finished", end["scores"])


@pytest.mark.asyncio
async def test_an_agent_comes_back_to_a_server_that_was_killed_and_agrees_to_undos(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regnum.server.bots.sitting.RETRIES", (0.1,) * 600)
    made, token = open_for_two(server, seed=5)
    told: list[str] = []

    class Fragile(First):
        """Kills the server when it has made a few choices, once."""

        undone = 0

        def choose(self, outlook: Outlook) -> Option:
            if len(self.views) == 5 and server.process is not None:
                server.kill()
                server.start()
            return super().choose(outlook)

        def taken_back(self, n: int) -> None:
            self.undone += n

    agent = Fragile()
    address = Address(f"{server.url}/t/{made['table']}")
    sits = Sitting(address, token, agent, told.append)

    async def anna() -> dict[str, Any]:
        """Plays with an undo in between, and comes back as well."""
        asked, rng = False, Rng(1)
        while True:
            try:
                client = await Client.connect(server, made["table"], made["tokens"]["0"])
                while options := await client.until_asked():
                    made_so_far = len([line for line in client.log if line["kind"] == "choice"])
                    if not asked and made_so_far > 3:
                        asked = True
                        await client.ask("undo", "accepted", seq=client.position["seq"], n=2)
                        while not any(line["kind"] == "undo" for line in client.log):
                            await client.receive("update")
                        continue
                    await client.choose(options[rng.below(len(options))])
                return client.table
            except (ConnectionClosed, InvalidHandshake, OSError):
                await asyncio.sleep(0.1)

    hers, table = await asyncio.gather(anna(), asyncio.to_thread(sits.play))
    assert table.status == hers["status"] == "finished"
    assert table.scores == hers["scores"]
    assert any("connection is lost" in line for line in told)
    assert agent.undone == 2


@pytest.mark.parametrize(
    "url", ["", "games.example.org/t/x", "https://games.example.org/", "https://h/t/", "ftp://h/t/x"]
)
def test_what_is_not_the_address_of_a_table_is_refused(url: str) -> None:
    with pytest.raises(BadInput, match="address of a table"):
        Address(url)


def test_a_seat_that_cannot_be_had_is_refused_in_one_line(shared_server: Served) -> None:
    made = open_table(shared_server, AGAINST_A_BOT)
    where = f"{shared_server.url}/t/{made['table']}"
    assert "token" in run("sit", where, "--token", "forged", code=2)
    assert "--token" in run("sit", where, "--token", made["creator"], code=2)
    assert "the server" in run("sit", f"{where}#join=forged", code=2)
    assert "cannot be reached" in run("sit", "http://127.0.0.1:9/t/x", "--token", "x", code=2)


def test_it_sends_no_more_messages_than_the_server_allows(shared_server: Served) -> None:
    made = open_table(shared_server, AGAINST_A_BOT)
    sits = sitting(shared_server, made, made["tokens"]["0"], First())
    with sits.connected():
        for _ in range(75):  # at once, the server would end the connection
            assert isinstance(sits.ask(wire.Ping), wire.Pong)


def test_time_to_think_is_a_share_of_the_clock() -> None:
    def clock(mode: Any, left: float, increment: float = 0.0, paused: bool = False) -> wire.ClockInfo:
        return wire.ClockInfo(mode, [99.0, left], [1], paused, increment)

    assert budget(clock("none", 0.0), 1) is None
    assert budget(clock("move", 30.0, paused=True), 1) is None
    assert budget(clock("move", 30.0), 1) == 29.0
    assert budget(clock("player", 600.0, 5.0), 1) == 34.0
    assert budget(clock("player", 1.1), 1) == 0.2
