"""The table in a terminal, played with keys and mouse as people do."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.text import Text as RichText
from textual.widgets import Input, OptionList, RichLog, Static

import regnum
from regnum.agents.base import Agent
from regnum.core.play import Play
from regnum.core.record import Record
from regnum.core.text import LANGUAGES
from regnum.terminal.app import TableApp
from regnum.terminal.keys import COMMANDS, keys_for
from regnum.terminal.rules import Rules
from regnum.terminal.sheets import Notes, Question, Score, WhyNot
from regnum.terminal.table import Table
from tests.games.anno890.positions import kingdom, position
from tests.terminal.playing import NAMES, NARROW, WIDE, play_to_the_end, random_agents, shown, until

CASTLE, OTHER = "castle_wheat_olive@5", "castle_lavender_poppy@5"


def begin(seats: int, lang: str, *people: int, seed: int = 5, path: Path | None = None) -> TableApp:
    """A game about to start: `people` at this screen, the other seats played at random, without pauses."""
    play = Play.begin(regnum.game("anno890"), NAMES[:seats], seed, path=path)
    return TableApp(play, random_agents(*(set(range(seats)) - set(people))), lang, path, pause=0)


def set_up(*kingdoms: dict[str, Any], people: tuple[int, ...] = (0,), lang: str = "en", **board: Any) -> TableApp:
    """A game that goes on from a position set up by hand."""
    s = position(*kingdoms, **board)
    play = Play(s.table.game, s, Record.begin(s.table.game, s, 0, NAMES[: len(kingdoms)]))
    return TableApp(play, random_agents(*(set(range(len(kingdoms))) - set(people))), lang, pause=0)


def logged(table: Table) -> str:
    return "\n".join(line.text for line in table.query_one("#log", RichLog).lines)


# --- keys ------------------------------------------------------------------------------------------------------------


def test_a_numbered_place_is_picked_with_its_number() -> None:
    assert keys_for([f"place:{n}" for n in (2, 7, 9)]) == ["2", "7", "9"]
    assert keys_for(["take:row.1", "take:row.2", "take:special.1", "pass"]) == ["1", "2", "a", "b"]
    assert keys_for(["attract:thief", "coins:wheat"]) == ["1", "2"]
    assert keys_for(["amount:10", "amount:12"]) == ["1", "2"]


def test_no_option_has_the_key_of_a_command() -> None:
    keys = keys_for([f"steal:{seat}.{cell}" for seat in range(4) for cell in range(1, 10)])
    given = [key for key in keys if key]
    assert len(set(given)) == len(given) == 9 + 26 - len(COMMANDS)
    assert not set(given) & set(COMMANDS)


# --- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
@pytest.mark.parametrize(("seats", "size"), [(3, WIDE), (2, NARROW)])
async def test_a_whole_game_with_key_presses_in_italian(seats: int, size: tuple[int, int], tmp_path: Path) -> None:
    record = tmp_path / "partita.jsonl"
    app = begin(seats, "it", 0, path=record)
    async with app.run_test(size=size) as pilot:
        table = app.table
        pressed = await play_to_the_end(pilot, table)
        await until(pilot, lambda: isinstance(app.screen, Score))
        assert pressed >= 7  # until the last round there are several spaces to place a tile on
        assert "La partita è finita." in shown(table, "prompt")
        winner = table.text(f"seat-{table.session.state.winners()[0]}")
        outcome = app.screen.query(Static).first().content
        assert isinstance(outcome, RichText)
        assert outcome.plain.startswith(f"Vince {winner}!")
    *_, final = Record.read(record).replay()
    assert final == table.session.state


@pytest.mark.asyncio
async def test_the_focused_option_says_what_it_will_certainly_do() -> None:
    """take.2, take.3: the second tile of the row costs a Coin; which tile refills the row is not foreseen."""
    app = set_up(kingdom(CASTLE, coins=2), kingdom(OTHER))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        free = shown(app.table, "preview")
        assert free.startswith("→ ")
        await pilot.press("down")
        await pilot.pause()
        paid = shown(app.table, "preview")
        assert paid != free
        assert "1 Coin" in paid
        assert not app.table.session.play.made


@pytest.mark.asyncio
async def test_arrows_and_enter_choose_too() -> None:
    app = set_up(kingdom(CASTLE, coins=2), kingdom(OTHER))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("down", "enter")
        await pilot.pause()
        assert [line.choice for line in app.table.session.play.record.choices] == ["take:row.2"]


@pytest.mark.asyncio
async def test_the_mouse_touches_the_board_and_then_chooses() -> None:
    app = set_up(kingdom(CASTLE, coins=2), kingdom(OTHER))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        table = app.table
        picture = table.query_one("#picture")
        board = shown(table, "picture").split("\n")
        row = next(n for n, line in enumerate(board) if "[2]" in line)
        where = (board[row].index("[2]") + 1, row)
        await pilot.click(picture, offset=where)
        await pilot.pause()
        assert table.query_one("#options", OptionList).highlighted == 1
        assert not table.session.play.made
        await pilot.click(picture, offset=where)
        await pilot.pause()
        assert [line.choice for line in table.session.play.record.choices] == ["take:row.2"]


@pytest.mark.asyncio
async def test_what_the_option_in_focus_touches_is_highlighted() -> None:
    app = set_up(kingdom(CASTLE, coins=3), kingdom(OTHER))
    async with app.run_test(size=WIDE) as pilot:
        for n in range(4):
            await pilot.pause()
            board = app.table.query_one("#picture", Static).content
            assert isinstance(board, RichText)
            lit = [board.plain[span.start : span.end] for span in board.spans if "on #ffe08a" in str(span.style)]
            assert "".join(lit).startswith(f"[{n + 1}]")
            await pilot.press("down")


# --- what stands on the screen ---------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_everything_on_the_table_is_in_sight() -> None:
    near = kingdom(f"{CASTLE} ~farm_olive@1+1t fortress@9+2t", coins=5, characters="duchess")
    far = kingdom(f"{OTHER} tavern_poppy@1+1n", coins=2, characters="merchant")
    row = [{"tile": "farm_wheat", "coins": 3, "saracens": 2}, {"tile": "tavern_olive"}]
    banners = {"wheat": ["thief"], "poppy": ["strategist"]}
    app = set_up(near, far, row=row, special_buildings=["market", None], banners=banners, invader=4, round=6)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        board = shown(app.table, "picture")
        for words in (
            "Round 6", "First Steps", "Invader 4", "Defence 5", "Farm (wheat) ■", "Coins 3, Saracens 2", "Market",
            "Thief", "Strategist", "Anna", "Duchess", "Ruin", "Towers 2", "Bruno", "Merchant", "Nobles 1", "Towers 17",
        ):  # fmt: skip
            assert words in board, words
        assert "Take one tile" in shown(app.table, "prompt")
        assert "take.3" in shown(app.table, "prompt")


@pytest.mark.asyncio
@pytest.mark.parametrize(("width", "height"), [(80, 24), (112, 30), (120, 40), (200, 60)])
async def test_the_board_keeps_within_the_screen(width: int, height: int) -> None:
    app = begin(4, "it", 0, 1, 2, 3)
    async with app.run_test(size=(width, height)) as pilot:
        for _ in range(12):
            await pilot.pause()
            table = app.table
            room = table.query_one("#board").scrollable_content_region.width
            assert max(len(line) for line in shown(table, "picture").split("\n")) <= room
            assert len(shown(table, "footer").rstrip()) <= width - 2
            assert table.query_one("#options").region.bottom <= height - 1
            assert table.query_one("#prompt").size.height >= 1
            await pilot.press(table.offered.keys[0])


@pytest.mark.asyncio
async def test_a_short_screen_scrolls_to_what_the_question_is_about() -> None:
    app = set_up(kingdom(CASTLE), kingdom(OTHER))
    async with app.run_test(size=NARROW) as pilot:
        board = app.table.query_one("#board")
        await pilot.press("1")
        await pilot.pause()
        top = board.scroll_offset.y
        lines = shown(app.table, "picture").split("\n")[top : top + board.size.height]
        assert any(f"[{app.table.offered.keys[0]}]" in line for line in lines)
        await pilot.press("tab")
        await pilot.pause()
        assert board.scroll_offset.y != top


@pytest.mark.asyncio
async def test_events_are_told_with_their_clauses() -> None:
    app = set_up(kingdom(CASTLE, coins=2), kingdom(OTHER), people=(0, 1))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("2", "1")
        await pilot.pause()
        assert "Anna takes the Farm (olive trees)" in " ".join(logged(app.table).split())
        assert "place.1" in logged(app.table)
        assert "Bruno" in shown(app.table, "prompt")


# --- commands --------------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_undo_takes_back_what_showed_nothing_new() -> None:
    app = set_up(kingdom(CASTLE, coins=4), kingdom(OTHER), special_buildings=["market", "forest"])
    async with app.run_test(size=WIDE) as pilot:
        table = app.table
        before = table.session.state.copy()
        assert "undo (0)" in shown(table, "footer")
        await pilot.press("a")
        await pilot.pause()
        assert table.session.state.coins[0] == 0  # type: ignore[attr-defined]
        assert "undo (1)" in shown(table, "footer")
        assert "Market" in logged(table)
        await pilot.press("u")
        await pilot.pause()
        assert table.session.state == before
        assert "Market" not in logged(table)
        assert "Take one tile" in shown(table, "prompt")


@pytest.mark.asyncio
async def test_undo_says_why_it_cannot() -> None:
    said: list[str] = []
    app = set_up(kingdom(CASTLE, coins=1), kingdom(OTHER), stack=["tavern_wheat"])
    async with app.run_test(size=WIDE) as pilot:
        app.table.notify = lambda message, **_: said.append(message)  # type: ignore[method-assign]
        await pilot.press("u")
        await pilot.press("1")  # a tile comes from the stack: everybody has seen it
        await pilot.pause()
        made = app.table.session.play.made
        await pilot.press("u")
        assert app.table.session.play.made == made == 1
        await pilot.press("1")
        await until(pilot, lambda: bool(app.table.offered.infos))
        await pilot.press("u")
    assert ["no choice" in said[0], "something new" in said[1], "Bruno" in said[2]] == [True] * 3


@pytest.mark.asyncio
async def test_rule_help_opens_at_the_question_and_searches() -> None:
    app = begin(2, "it", 0, 1)
    async with app.run_test(size=NARROW) as pilot:
        prompt = app.table.session.state.prompt
        assert prompt is not None
        await pilot.press("question_mark")
        await pilot.pause()
        sheet = app.screen
        assert isinstance(sheet, Rules)
        clauses = sheet.query_one("#clauses", OptionList)
        first = clauses.get_option_at_index(0).prompt
        assert isinstance(first, RichText)
        assert prompt.clauses[0] in first.plain
        assert clauses.option_count == len(sheet.ledger.clauses)
        sheet.query_one(Input).value = "decima"
        await pilot.pause()
        assert 0 < clauses.option_count == len(sheet.ledger.search("decima", "it"))
        await pilot.press("down")
        await pilot.pause()
        second = sheet.ledger.search("decima", "it")[1]
        whole = sheet.query_one("#clause", Static).content
        assert isinstance(whole, RichText)
        assert second.id in whole.plain
        assert second.text_it in whole.plain
        assert second.ruling_it in whole.plain
        sheet.query_one(Input).value = "nessun regolamento dice questo"
        await pilot.pause()
        assert clauses.option_count == 0
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is app.table


@pytest.mark.asyncio
async def test_why_not_gives_the_reason_of_all_that_is_refused() -> None:
    app = set_up(kingdom(CASTLE, coins=1), kingdom(OTHER), special_buildings=["market"])
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("w")
        await pilot.pause()
        sheet = app.screen
        assert isinstance(sheet, WhyNot)
        refused = sheet.refused("").plain
        assert "Territories: Tavern" not in refused
        assert "You have 1 Coin; this tile costs 2. take.3" in refused
        assert "You have 1 Coin; this tile costs 4. take.12" in refused
        sheet.query_one(Input).value = "place:5"
        await pilot.pause()
        content = sheet.query_one("#refused", Static).content
        assert isinstance(content, RichText)
        assert "is not the current decision" in content.plain
        assert "Market" not in content.plain


@pytest.mark.asyncio
async def test_the_language_changes_in_the_middle_of_a_game() -> None:
    app = set_up(kingdom(CASTLE, coins=2), kingdom(OTHER), people=(0, 1))
    async with app.run_test(size=WIDE) as pilot:
        table = app.table
        await pilot.press("1", "l")
        await pilot.pause()
        assert table.text.lang == "it"
        assert "Scegli una casella libera" in shown(table, "prompt")
        assert "Territori" in shown(table, "picture")
        assert "regole" in shown(table, "footer")
        assert "Anna prende" in logged(table)
        await pilot.press("l")
        await pilot.pause()
        assert "Choose a free space" in shown(table, "prompt")
        assert "Anna takes" in logged(table)


@pytest.mark.asyncio
async def test_the_score_sheet_adds_up() -> None:
    near = kingdom(f"{CASTLE}+1n church_wheat@1", characters="duchess")
    app = set_up(near, kingdom(OTHER), people=(0, 1))
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("s")
        await pilot.pause()
        sheet = app.screen
        assert isinstance(sheet, Score)
        column = [line.plain for line in sheet.column(0, 40)]
        apart = next(n for n, line in enumerate(column) if line.startswith("If it ended now"))
        firm = [int(line.split()[-2]) for line in column[2:apart]]
        more = [int(line.split()[-2]) for line in column[apart + 1 :]]
        assert (sum(firm), sum(more)) == (int(column[0].split()[-1]), int(column[apart].split()[-1]))
        assert sum(firm) + sum(more) == app.table.session.state.scores()[0]


@pytest.mark.asyncio
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_cards_and_tiles_are_read_in_words(lang: str) -> None:
    specials = [tile.id for tile in regnum.game("anno890").content.box.special_building]
    app = set_up(kingdom(CASTLE), kingdom(OTHER), lang=lang, special_buildings=specials)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("i")
        await pilot.pause()
        assert isinstance(app.screen, Notes)
        words = {note.title: note.words for note in app.screen.notes}
        assert "Towers 2" in words["Fortress"] if lang == "en" else "Torri 2" in words["Fortezza"]
        names = [app.table.text(f"tile-{id}") for id in specials]
        assert {name for name in names if name in words} == set(names)
        assert all(not set("{@") & set(text) for text in words.values())


@pytest.mark.asyncio
async def test_leaving_asks_first_and_says_how_to_come_back(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    app = begin(2, "en", 0, 1, path=record)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("q")
        await pilot.pause()
        assert isinstance(app.screen, Question)
        assert f"regnum play --terminal --resume {record}" in app.screen.words.plain
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen_stack == [app.table]
        await pilot.press("q", "enter")
        await pilot.pause()
        assert not app.is_running


# --- secrets and bots ------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_what_is_for_one_pair_of_eyes_waits_behind_a_hand_over() -> None:
    steps = [{"step": "KeepCharacter", "seat": 0}]
    app = set_up(kingdom(CASTLE), kingdom(OTHER), people=(0, 1), steps=steps, drawn=["tailor", "minstrel"])
    async with app.run_test(size=WIDE) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, Question)
        assert not app.table.offered.infos
        assert not app.table.viewer.seats
        await pilot.press("enter")
        await pilot.pause()
        assert [offered.text for offered in app.table.offered.infos] == ["keep:tailor", "keep:minstrel"]


@pytest.mark.asyncio
async def test_bots_go_on_while_a_sheet_is_open() -> None:
    app = begin(4, "en", 0)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("question_mark")
        await until(pilot, lambda: bool(app.table.offered.infos))
        assert isinstance(app.screen, Rules)
        await pilot.press("1")  # a letter for the search, not a choice
        made = app.table.session.play.made
        await pilot.pause()
        assert app.table.session.play.made == made


class _Broken(Agent):
    def choose(self, outlook: object) -> Any:
        raise regnum.BadInput("bot", "fell silent")


@pytest.mark.asyncio
async def test_a_bot_that_fails_ends_the_table_with_its_reason() -> None:
    play = Play.begin(regnum.game("anno890"), NAMES[:2], 5)
    app = TableApp(play, {0: _Broken(), 1: _Broken()}, "en", pause=0)
    async with app.run_test(size=WIDE) as pilot:
        await until(pilot, lambda: not app.is_running)
    assert str(app.return_value) == "bot: fell silent"


# --- other games -----------------------------------------------------------------------------------------------------


def test_two_bots_of_one_kind_have_two_names() -> None:
    play = Play.begin(regnum.game("anno890"), ["Anna", "medium", "medium"], 5)
    text = TableApp(play, random_agents(1, 2), "en", pause=0).table.text
    assert [text(f"seat-{seat}") for seat in range(3)] == ["Anna", "medium 2", "medium 3"]
