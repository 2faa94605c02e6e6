"""Sealed rounds on a real server: everybody answers at once, nobody sees what, and an answer survives kill -9."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.core.sealed import all_asked, turned_to
from tests.server.clients import Client
from tests.server.conftest import Served
from tests.server.test_sealed_choices import Table, up_to

ROUNDS = pytest.mark.parametrize("step", ["Bid", "AnswerPope"])


def without_table(client: Client) -> dict[str, Any]:
    """What a client has been shown of the game."""
    return {**client.position, "log": client.log}


async def noticed(client: Client, waiting_for: list[int]) -> None:
    """Wait until a client knows whom the game waits for."""
    while client.position["waiting"] != waiting_for:
        await client.receive("update", "welcome")


@ROUNDS
@pytest.mark.asyncio
async def test_all_answer_at_once_and_the_log_keeps_the_order(server: Served, step: str) -> None:
    record, state = up_to("medioevo", step)
    asked = all_asked(state)
    table = await Table.open(server, record)
    first, last = asked[0], asked[-1]
    client = table.clients[last]
    assert client.position["waiting"] == asked
    seq, options = client.position["seq"], [option["text"] for option in client.position["options"]]
    assert options == [option.text for option in turned_to(state, last).options()]
    others = {seat: without_table(other) for seat, other in table.clients.items() if seat != last}
    accepted = await client.choose(options[-1])
    assert accepted["seq"] == seq  # it is no log entry yet
    for seat, other in table.clients.items():
        await noticed(other, asked[:-1])
        if seat != last:
            assert without_table(other) == {**others[seat], "waiting": asked[:-1]}
    assert client.position["options"] == []
    await client.choose(options[0], "refused")
    await table.close()
    server.kill()
    server.start()
    # The others answer after the restart, the first one at the end.
    clients = {seat: await Client.connect(server, table.id, table.tokens[seat]) for seat in asked}
    assert all(other.position["waiting"] == asked[:-1] for other in clients.values())
    for seat in [*asked[1:-1], first]:
        await clients[seat].choose(clients[seat].position["options"][0]["text"])
    await clients[last].until(seq + len(asked))
    log = [line for line in clients[last].log if line["seq"] > seq][: len(asked)]
    assert [line["seat"] for line in log] == asked
    assert log[-1]["choice"] == options[-1]
    assert all(line["choice"] == "" for line in log[:-1])
    for other in clients.values():
        await other.leave()


@ROUNDS
@pytest.mark.asyncio
async def test_bots_answer_while_a_person_thinks(server: Served, step: str) -> None:
    """However early in the rulebook's order the person comes: nobody waits for a bot that could have answered."""
    record, state = up_to("medioevo", step)
    person, *bots = all_asked(state)
    table = await Table.open(server, record, bots)
    client = table.clients[person]
    await noticed(client, [person])
    seq = client.position["seq"]
    assert client.log[-1]["seq"] == seq  # nothing is told of their answers
    await client.choose(client.position["options"][0]["text"])
    await client.until(seq + 1 + len(bots))
    log = [line for line in client.log if line["seq"] > seq][: 1 + len(bots)]
    assert [line["seat"] for line in log] == [person, *bots]
    await table.close()


@pytest.mark.asyncio
async def test_an_answer_may_be_withdrawn_until_it_is_carried_out(server: Served) -> None:
    record, state = up_to("medioevo", "Bid")
    asked = all_asked(state)
    table = await Table.open(server, record)
    client = table.clients[asked[-1]]
    options = [option["text"] for option in client.position["options"]]
    await client.choose(options[-1])
    await noticed(client, asked[:-1])
    assert client.position["undo"] == {"seat": asked[-1], "reach": 1, "with_consent": 1, "step": 1}
    await client.ask("undo", "accepted", seq=client.position["seq"], n=1)
    await noticed(client, asked)
    assert [option["text"] for option in client.position["options"]] == options
    # An answer given before the others' reaches them is not out of date: theirs changes nothing for this seat.
    early = table.clients[asked[1]]
    seq = early.position["seq"]
    first = table.clients[asked[0]]
    await first.choose(first.position["options"][0]["text"])
    await client.ask("choose", "accepted", seq=seq, choice=options[0])
    await table.close()


@pytest.mark.asyncio
async def test_an_answer_that_was_carried_out_is_undone_and_the_round_begins_again(server: Served) -> None:
    """What others have answered meanwhile is put to them again: nobody is bound to what went before an undo."""
    record, state = up_to("medioevo", "Bid")
    asked = all_asked(state)
    table = await Table.open(server, record)
    watcher, first, last = table.clients[None], table.clients[asked[0]], table.clients[asked[-1]]
    seq, told = watcher.position["seq"], len(watcher.log)
    offered = {seat: table.clients[seat].position["options"] for seat in asked}
    await last.choose(offered[asked[-1]][-1]["text"])
    await first.choose(offered[asked[0]][0]["text"])
    await noticed(watcher, asked[1:-1])  # there is somebody left, so that the round is not over
    await first.ask("undo", "accepted", seq=first.position["seq"], n=1)
    for seat, client in table.clients.items():
        await noticed(client, asked)
        assert client.position["options"] == ([] if seat is None else offered.get(seat, []))
    assert [(line["kind"], line["seat"], line["choice"]) for line in watcher.log[told:]] == [
        ("choice", asked[0], ""), ("undo", asked[0], ""),
    ]  # fmt: skip
    await table.close()
    server.kill()
    server.start()
    clients = {seat: await Client.connect(server, table.id, table.tokens[seat]) for seat in asked}
    for seat in reversed(asked):
        assert clients[seat].position["options"] == offered[seat]
        await clients[seat].choose(offered[seat][0]["text"])
    await clients[asked[-1]].until(seq + 2 + len(asked))
    log = [line for line in clients[asked[-1]].log if line["seq"] > seq + 2][: len(asked)]
    assert [line["seat"] for line in log] == asked
    for client in clients.values():
        await client.leave()
