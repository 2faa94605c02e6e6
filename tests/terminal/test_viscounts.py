"""Viscounts of the West Kingdom in a terminal: everything in sight, in words, played with keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.text import Text as RichText
from textual.containers import VerticalScroll
from textual.widgets import Static

import regnum
from regnum.core.play import Play
from regnum.core.record import Record
from regnum.core.table import OptionValue
from regnum.core.text import LANGUAGES
from regnum.games.viscounts.state import Viscounts
from regnum.terminal.app import TableApp
from regnum.terminal.board import Scene
from regnum.terminal.sheets import Notes, Score
from regnum.terminal.viscounts import ViscountsBoard
from tests.games.viscounts.positions import acting, new_game, person, pile, position, random_play, step
from tests.terminal.playing import NAMES, NARROW, WIDE, play_ahead, play_to_the_end, random_agents, shown, until


def at_table(s: Viscounts, lang: str = "it") -> TableApp:
    """A game that goes on from a position, everybody at this screen."""
    play = Play(s.table.game, s, Record.begin(s.table.game, s, 0, NAMES[: s.table.seats]))
    return TableApp(play, {}, lang, pause=0)


def drawn(s: Viscounts, lang: str = "it", seat: int | None = 0, width: int = 77) -> str:
    """The whole board as `seat` sees it."""
    scene = Scene(s.table.game, s.view(seat), seat or 0, s.table.game.text(lang).seated(NAMES), width)
    return "\n".join(panel.content.plain for panel in ViscountsBoard().panels(scene))


def panel(s: Viscounts, id: str, lang: str = "it", **scene: Any) -> str:
    """One panel of the board of player 0."""
    seen = Scene(s.table.game, s.view(0), 0, s.table.game.text(lang).seated(NAMES), 77, **scene)
    return next(panel.content.plain for panel in ViscountsBoard().panels(seen) if panel.id == id)


# --- whole games -----------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
@pytest.mark.parametrize(("seats", "seed", "size"), [(1, 5, WIDE), (2, 11, NARROW)])
async def test_a_game_ends_with_key_presses_in_italian(
    seats: int, seed: int, size: tuple[int, int], tmp_path: Path
) -> None:
    record = tmp_path / "partita.jsonl"
    options: dict[str, OptionValue] = {"rival": "rival_noble"} if seats == 1 else {}
    play = Play.begin(regnum.game("viscounts"), NAMES[:seats], seed, options, record)
    play_ahead(play, 20)
    app = TableApp(play, random_agents(*range(1, seats)), "it", record, pause=0)
    other = "Rivale Nobile" if seats == 1 else "Bruno"
    async with app.run_test(size=size) as pilot:
        table = app.table
        await play_to_the_end(pilot, table, in_sight=f"▲ {other}")
        await until(pilot, lambda: isinstance(app.screen, Score))
        winner = table.text(table.state.name(table.state.winners()[0]))
        outcome = app.screen.query(Static).first().content
        assert isinstance(outcome, RichText)
        assert outcome.plain.startswith(f"Vince {winner}!")
    *_, final = Record.read(record).replay()
    assert final == table.state


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_board_keeps_within_its_width_and_speaks_in_words(seats: int, lang: str) -> None:
    for number, s in enumerate(random_play(new_game(seats, seats), seats)):
        if number % 25 == 0 or s.over:
            for width in (69, 77, 140):
                board = drawn(s, lang, width=width)
                assert max(len(line) for line in board.split("\n")) <= width
                assert not set("{}_@") & set(board)
                assert "board-" not in board


# --- what stands on the board ----------------------------------------------------------------------------------------


def test_everything_on_the_table_is_in_sight() -> None:
    near = person(
        "mason - trader", hand="thief squire", deck="abbot", discards="lender", at="inner.2", silver=4, ink=3, gold=2,
        stone=1, unpaid=5, paid=6, acquired=7, approved=8, corruption=2, virtue=6, castle=([2, 0, 0, 0, 0], [0] * 5, 1),
        manuscripts="grey_flip grey_recruit",
    )  # fmt: skip
    far = person("- - abbot", hand="thief thief squire", at="outer_right.2")
    board = drawn(
        position(
            *(near, far),
            steps=[step("ChooseAction")],
            piles=pile("mason", "acolyte"),
            shelves=[["grey_stone"], [], [], [], []],
            buildings={"1.3": "1 workshop_2"},
            leader=0,
            bonuses={"grey": 0},
            debts_above=9,
            deeds_above=1,
            round=7,
            last_round=8,
        )
    )
    for words in (
        "Round 7", "ultimo: il 8", "Povertà sotto 9 Debiti", "Prosperità sotto 1 Contratto", "comincia ●",
        "● Anna", "Monete 4", "Calamai 3", "Oro 2", "Pietre 1", "Lavoratori 17",
        "Debiti 5, pagati 6", "Contratti 7, approvati 8", "Corruzione ·►···◄· Reputazione",
        "1 Ladro Cri", "2 Scudiero Nob", "mazzo 1", "scarti 1", "grigio 2★", "nero 0",
        "1 Baia", "sinistra Mer→Moneta", "destra ▲ 2Mer→Pietra", "interno ●",
        "3 Accolito Mer Sac  subito: scarta. all’uscita: gira.", "(2)", "3Sac", "(nastro grigio)", "① Calamaio",
        "③ ▲ Officina", "╰→Reputazione", "il Cittadino stampato sul Tabellone", "il Manoscritto stampato sul Tabellone",
        "3° livello ●1  Signore ●", "1 Baia      ●2", "▲ Bruno", "Mano  3", "Officina 1 2✓ 3",
    ):  # fmt: skip
        assert words in board, words


def test_spots_stand_on_their_bank_of_the_river() -> None:
    bay, hills = (panel(position(person(), person()), f"segment-{n}") for n in (1, 2))
    assert bay.index("③") < bay.index("≈") < bay.index("④")  # three Spots on the left bank of the Bay
    assert hills.index("②") < hills.index("≈") < hills.index("③")  # and two in the Hills


def test_an_uncovered_card_space_shows_what_is_printed_on_it() -> None:
    s = acting(person("mason - -"))
    row = next(line for line in panel(s, "cards").split("\n") if "Plancia" in line)
    assert "▏1 Scalpellino Mer Cos" in row
    assert row.count("▏· ") == 2
    assert "▏· 2Mer" in row


def test_the_rival_is_named_and_its_schemes_are_laid_out() -> None:
    schemes = {**person(at="inner.3"), "row": ["starting_noble", "starting_criminal_1", None], "deck": []}
    s = position(person(), schemes, rival="rival_noble", future=["future_noble", "future_cleric"])
    board = panel(s, "player-1")
    for words in ("▲ Rivale Nobile", "Intrighi", "2 Nob", "1 Cri", "intrighi futuri 2", "Edifici", "Manoscritti"):
        assert words in board, words
    assert "Giocatore" not in drawn(s)


def test_hands_of_others_are_numbers() -> None:
    s = position(person(hand="thief"), person(hand="squire abbot"), steps=[step("ChooseAction")])
    assert "Ladro" in drawn(s, seat=0)
    assert "Scudiero" not in drawn(s, seat=0)
    assert "Scudiero" in drawn(s, seat=1)
    assert "Ladro" not in drawn(s, seat=None)


def test_parts_open_to_choice_carry_their_keys() -> None:
    s = position(person(), person())
    keys = {"spaces.1.inner": "4", "spots.2": "5", "piles.1": "6", "shelves.1": "7"}
    keys |= {"players.0.castle.1.1": "8", "players.0.hand.thief": "9"}
    segment = panel(s, "segment-1", keys=keys)
    for words in ("[4]interno", "[5]ingaggia", "[6]", "[7]3Sac"):
        assert words in segment, words
    assert "[8]" in panel(s, "castle", keys=keys)
    assert "[9]1 Ladro" in panel(acting(person(hand="thief")), "cards", keys=keys)


# --- on the screen ---------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("asked", "words"),
    [
        (step("ChooseAction"), "Icone"),
        (step("MoveViscount"), "[3]destra"),
        (step("PickSpot", piece="workshop_1", anywhere=False, free=True), "3 Foresta"),
        (step("StationWorkers", n=1), "Castello"),
    ],
)
async def test_a_short_screen_scrolls_to_what_the_question_is_about(asked: dict[str, Any], words: str) -> None:
    s = position(person("mason mason mason", at="outer_left.3", silver=1), person(), steps=[asked], movement=2)
    app = at_table(s)
    async with app.run_test(size=NARROW) as pilot:
        await pilot.press("enter")
        await pilot.press("down", "up")
        await pilot.pause()
        board = app.table.query_one("#board", VerticalScroll)
        top = board.scroll_offset.y
        lines = shown(app.table, "picture").split("\n")[top : top + board.size.height]
        assert any(words in line for line in lines), lines


@pytest.mark.asyncio
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_cards_are_read_in_words(lang: str) -> None:
    s = acting(person("mason - -", hand="thief", discards="lender"), piles=pile("acolyte"))
    app = at_table(s, lang)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("enter")
        await pilot.press("i")
        await pilot.pause()
        assert isinstance(app.screen, Notes)
        notes = {note.title: note.words for note in app.screen.notes}
        text = app.table.text
        for value, id in ((1, "thief"), (1, "mason"), (3, "acolyte")):
            assert text(f"card-{id}-text") in notes[f"{value} {text(f'card-{id}')}"]
        assert text("card-acolyte-corner") in notes[f"3 {text('card-acolyte')}"]
        assert text("building-guildhall_1-text") in notes[text("building-guildhall_1")]
        assert text("card-lender") in notes[f"{text('part-discards')}: Anna"]
        assert all(not set("{}@_") & set(words) for words in notes.values())


def test_why_not_knows_every_question() -> None:
    for seats in (1, 3):
        for number, s in enumerate(random_play(new_game(seats, 3), 2)):
            if number % 11 or s.over:
                continue
            scene = Scene(s.table.game, s.view(0), 0, s.table.game.text("it").seated(NAMES), 77)
            for option in ViscountsBoard().nearby(scene, s.asking.verbs):
                reason = s.why_not(option)
                assert reason is None or reason.message.key != "reason-unknown-option", option
