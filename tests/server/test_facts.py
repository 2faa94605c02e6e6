"""Facts of a position, as a client of the real server receives them."""

from __future__ import annotations

import pytest

from regnum.core.record import Record
from tests import waiting
from tests.clauses import clause
from tests.server.clients import Client, open_for_two
from tests.server.conftest import Served
from tests.server.test_sealed_choices import GOLDEN, Table


@clause("anno890", "take.3")
@pytest.mark.asyncio
async def test_options_come_with_what_they_cost_and_spectators_get_the_outlook(shared_server: Served) -> None:
    made, bruno = open_for_two(shared_server)
    players = [await Client.connect(shared_server, made["table"], token) for token in (made["tokens"]["0"], bruno)]
    asked = next(player for player in players if player.position["options"])
    accepted = await asked.choose(asked.position["options"][0]["text"])  # a Castle; the other one has no choice
    for player in players:
        await player.until(accepted["seq"])
    asked = next(player for player in players if player.position["options"])
    facts = await asked.ask("facts", "facts", seq=asked.position["seq"])
    options = [option["text"] for option in asked.position["options"]]
    assert len(facts["details"]) == len(options)
    prices = {text: (one or {}).get("price", {}) for text, one in zip(options, facts["details"], strict=True)}
    assert prices["take:row.1"] == {}
    assert prices["take:row.3"] == {"coin": 2}  # each skipped tile costs one Coin
    spectator = await Client.connect(shared_server, made["table"])
    seen = await spectator.ask("facts", "facts", seq=spectator.position["seq"])
    assert (seen["details"], seen["outlook"]) == ([], facts["outlook"])
    assert seen["outlook"]["gap"] == 2  # inv.17: two players, no Tower but those of the Castles, against nobody
    past = f"{shared_server.url}/api/tables/{made['table']}/at"
    last = waiting.get(f"{past}/0").json()["of"]
    assert waiting.get(f"{past}/{last}").json()["outlook"] == seen["outlook"]
    for client in (*players, spectator):
        await client.leave()


@pytest.mark.asyncio
async def test_a_finished_game_has_an_outlook_and_nothing_to_choose(shared_server: Served) -> None:
    table = await Table.open(shared_server, Record.read(min((GOLDEN / "seven").glob("*.jsonl"))))
    for client in table.clients.values():
        facts = await client.ask("facts", "facts", seq=client.position["seq"])
        assert (facts["details"], facts["plans"]) == ([], [])
        assert facts["outlook"]["power_goal"] == 30  # end.1
    await table.close()


@clause("anno890", "take.8", "place.1")
@pytest.mark.asyncio
async def test_a_question_is_prepared_for_whoever_is_asked_and_nothing_is_made(shared_server: Served) -> None:
    made, bruno = open_for_two(shared_server)
    players = [await Client.connect(shared_server, made["table"], token) for token in (made["tokens"]["0"], bruno)]
    asked = next(player for player in players if player.position["options"])
    accepted = await asked.choose(asked.position["options"][0]["text"])
    for player in players:
        await player.until(accepted["seq"])
    asked, other = sorted(players, key=lambda player: not player.position["options"])
    seq = asked.position["seq"]
    assert all(option["prepares"] for option in asked.position["options"])
    prepared = await asked.ask("prepare", "prepared", seq=seq, choice="take:row.1")
    assert (prepared["seq"], prepared["step"], len(prepared["options"])) == (seq, "PlaceTile", 8)
    refused = await other.ask("prepare", "refused", seq=seq, choice="take:row.1")
    assert refused["code"] == "not-your-turn"
    illegal = await asked.ask("prepare", "refused", seq=seq, choice="take:row.9")
    assert (illegal["code"], illegal["clause"]) == ("illegal", "take.1")
    taken = await asked.choose("take:row.1")
    await asked.until(taken["seq"])
    assert asked.position["options"] == [{k: v for k, v in o.items() if k != "details"} for o in prepared["options"]]
    for client in players:
        await client.leave()


def at_a_payment() -> Record:
    """A recorded game of 7 up to a payment that can be made in several ways."""
    for path in sorted((GOLDEN / "seven").glob("*.jsonl")):
        record = Record.read(path)
        state = record.start(record.game())
        for n, line in enumerate(record.choices):
            if type(state.asking).__name__ == "Pay" and len(state.options()) > 1:
                return Record(record.header, list(record.choices[:n]))
            state.apply(line.choice)
    raise AssertionError("no recorded game comes to a payment")


@clause("seven", "free.2", "elixir.4")
@pytest.mark.asyncio
async def test_whole_ways_to_pay_come_as_plans(shared_server: Served) -> None:
    table = await Table.open(shared_server, at_a_payment())
    asked = next(client for client in table.clients.values() if client.position["options"])
    step = asked.position["view"]["asked"]["step"]
    plans = (await asked.ask("facts", "facts", seq=asked.position["seq"]))["plans"]
    assert {plan["choices"][0] for plan in plans} == {option["text"] for option in asked.position["options"]}
    watching = table.clients[None]
    assert (await watching.ask("facts", "facts", seq=watching.position["seq"]))["plans"] == []
    for choice in plans[0]["choices"]:
        await asked.until((await asked.choose(choice))["seq"])
    assert (step, asked.position["view"]["asked"]["step"]) == ("Pay", "TakeTurn")
    await table.close()
