"""`regnum sit`: an agent plays a seat of a table on a server."""

from __future__ import annotations

from typing import Annotated

import typer

from regnum.agents import make_agent
from regnum.cli.common import Json, Seed, err, out, print_json
from regnum.core.rng import Rng


def sit(
    url: Annotated[str, typer.Argument(help="The address of the table, https://host/t/ID, or an invitation link.")],
    token: Annotated[
        str | None,
        typer.Option("--token", envvar="REGNUM_TOKEN", help="The token of the seat; an invitation link needs none."),
    ] = None,
    agent: Annotated[
        str, typer.Option("--agent", help="Who plays: any agent of `regnum arena`, bot:COMMAND included.")
    ] = "greedy",
    name: Annotated[str, typer.Option("--name", help="The name at the table, for an invitation link.")] = "Bot",
    seed: Seed = 1,
    json: Json = False,
) -> None:
    """Let an agent play a seat of a hosted table, until the game is over.

    It is sent what its seat may know, and it respects the server's limits and the table's clocks. If the connection is
    lost it comes back. An invitation link gives it a seat; otherwise it needs the seat's token. That is better given as
    the environment variable REGNUM_TOKEN than on the command line, where others may see it.

    **Examples**

    - `regnum sit "https://games.example.org/t/Kf3x#join=eyJ0" --agent greedy --name Hildegard`
    - `regnum sit https://games.example.org/t/Kf3x --agent "bot:python3 examples/bot_by_numbers.py"`
    """
    from regnum.server.bots.sitting import Address, Sitting, result

    def tell(what: str) -> None:
        err.print(f"regnum: {what}", highlight=False)

    address = Address(url)
    player = make_agent(agent, Rng(seed))
    try:
        if token is None:
            token = address.join(name)
            tell(f"to come back to this seat: REGNUM_TOKEN={token}")
        sitting = Sitting(address, token, player, tell)
        table = sitting.play()
    finally:
        player.close()
    figures = result(table, sitting.seat)
    if json:
        print_json(figures)
        return
    for seat, (who, score) in enumerate(zip(figures["names"], figures["scores"], strict=False)):
        won = " won" if seat in figures["winners"] else ""
        out.print(f"{who}: {score}{won}", highlight=False)
