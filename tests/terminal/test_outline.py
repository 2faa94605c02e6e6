"""A game whose board is not drawn yet, in a terminal: played with keys to its end on the outline of its view."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.text import Text as RichText
from textual.widgets import Static

import regnum
from regnum.core.play import Play
from regnum.core.record import Record
from regnum.terminal.app import TableApp
from regnum.terminal.sheets import Score
from tests.terminal.playing import NAMES, NARROW, WIDE, play_ahead, play_to_the_end, random_agents, until


@pytest.mark.asyncio
@pytest.mark.parametrize(("seats", "size", "left"), [(2, NARROW, 6), (3, WIDE, 6)])
async def test_a_game_of_seven_ends_with_key_presses_in_italian(
    seats: int, size: tuple[int, int], left: int, tmp_path: Path
) -> None:
    record = tmp_path / "partita.jsonl"
    play = Play.begin(regnum.game("seven"), NAMES[:seats], 5, {}, record)
    play_ahead(play, left)
    app = TableApp(play, random_agents(*range(1, seats)), "it", record, pause=0)
    async with app.run_test(size=size) as pilot:
        table = app.table
        await play_to_the_end(pilot, table)
        await until(pilot, lambda: isinstance(app.screen, Score))
        winner = table.text(table.state.name(table.state.winners()[0]))
        outcome = app.screen.query(Static).first().content
        assert isinstance(outcome, RichText)
        assert outcome.plain.startswith(f"Vince {winner}!")
    *_, final = Record.read(record).replay()
    assert final == table.state
