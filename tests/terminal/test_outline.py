"""The board of any game in a terminal: everything in sight by name, whose it is, and the keys that choose it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from rich.text import Text as RichText
from textual.containers import VerticalScroll
from textual.widgets import Static

import regnum
from regnum.core import gate
from regnum.core.gate import Viewer
from regnum.core.play import Play
from regnum.core.record import Record
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.core.table import OptionValue
from regnum.core.text import LANGUAGES
from regnum.terminal.app import TableApp
from regnum.terminal.keys import keys_for
from regnum.terminal.outline import Outline
from regnum.terminal.scene import Scene, marked
from regnum.terminal.sheets import Question, Score
from tests.games.anno890 import positions as anno890
from tests.games.medioevo import positions as medioevo
from tests.games.seven import positions as seven
from tests.games.viscounts import positions as viscounts
from tests.tables import any_game, every_table
from tests.terminal.playing import (
    NAMES,
    NARROW,
    WIDE,
    play_ahead,
    play_to_the_end,
    press_any,
    random_agents,
    shown,
    until,
)


def outline(s: State, seat: int | None = 0, lang: str = "en", width: int = 77, **parts: Any) -> Outline:
    """The board as `seat` sees it."""
    text = s.table.game.text(lang).seated(NAMES)
    names = tuple(text(s.name(player)) for player in range(s.table.players))
    viewer = Viewer(() if seat is None else (seat,))
    return Outline(Scene(s.table.game, gate.view(s, viewer), names, seat or 0, text, width, **parts))


def panels(s: State, seat: int | None = 0, **parts: Any) -> dict[str, str]:
    return {panel.id: panel.content.plain for panel in outline(s, seat, **parts).panels()}


def drawn(s: State, seat: int | None = 0, **parts: Any) -> str:
    return " ".join("\n".join(panels(s, seat, **parts).values()).split())


def asked(s: State) -> dict[str, str]:
    """The key of every part that the question offers."""
    options = gate.options(s, Viewer((s.seat or 0,)))
    keys: dict[str, str] = {}
    for key, option in zip(keys_for([option.text for option in options]), options, strict=True):
        for ref in option.refs:
            keys.setdefault(ref, key or "·")
    return keys


def at_table(s: State, lang: str = "en") -> TableApp:
    """A game that goes on from a position, everybody at this screen."""
    play = Play(s.table.game, s, Record.begin(s.table.game, s, 0, NAMES[: s.table.seats]))
    return TableApp(play, {}, lang, pause=0)


# --- any game --------------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("id", "seats", "seed", "size", "left", "options"),
    [
        ("seven", 2, 5, NARROW, 6, {}),
        ("seven", 3, 5, WIDE, 6, {}),
        ("viscounts", 1, 5, WIDE, 20, {"rival": "rival_noble"}),
        ("viscounts", 2, 11, NARROW, 20, {}),
        ("medioevo", 3, 7, NARROW, 12, {"placement": "automatic"}),
    ],
)
async def test_a_game_ends_with_key_presses_in_italian(
    id: str, seats: int, seed: int, size: tuple[int, int], left: int, options: dict[str, OptionValue], tmp_path: Path
) -> None:
    record = tmp_path / "partita.jsonl"
    play = Play.begin(regnum.game(id), NAMES[:seats], seed, options, record)
    play_ahead(play, left)
    app = TableApp(play, random_agents(*range(1, seats)), "it", record, pause=0)
    async with app.run_test(size=size) as pilot:
        table = app.table
        await play_to_the_end(pilot, table, in_sight="● Anna")
        await until(pilot, lambda: isinstance(app.screen, Score))
        winner = table.text(table.session.state.name(table.session.state.winners()[0]))
        outcome = app.screen.query(Static).first().content
        assert isinstance(outcome, RichText)
        assert outcome.plain.startswith(f"Vince {winner}!")
    *_, final = Record.read(record).replay()
    assert final == table.session.state


@pytest.mark.asyncio
async def test_ten_people_at_one_screen_with_key_presses() -> None:
    app = at_table(medioevo.new(10, 5, placement="automatic"), "it")
    rng = Rng(1)
    async with app.run_test(size=WIDE) as pilot:
        for _ in range(11):
            if isinstance(app.screen, Question):  # the next to be asked takes the seat at the screen
                await pilot.press("enter")
            await press_any(pilot, app.table, rng)
            await pilot.pause()
        assert "Round 1" in shown(app.table, "picture")


@every_table
def test_the_board_keeps_within_its_width_speaks_in_words_and_shows_every_key(id: str, seats: int) -> None:
    s, rng = any_game(id, seats, seats), Rng(seats)
    number = 0
    while not s.over:
        number += 1
        if number % 61 == 1:
            keys = asked(s)
            for lang in LANGUAGES:
                for width in (69, 140):
                    found = outline(s, s.seat, lang, width, keys=keys, lit=frozenset(list(keys)[:1])).panels()
                    board = "\n".join(panel.content.plain for panel in found)
                    assert max(len(line) for line in board.split("\n")) <= width
                    assert not set("{}_@") & set(board)
                    reached = {ref for panel in found for ref in panel.refs}
                    # Several addresses may name one part, which has then the key of the first.
                    assert {keys[ref] for ref in reached} >= {
                        keys[ref] for ref in outline(s, s.seat, keys=keys).parts.refs.values()
                    }
        s.apply(rng.pick(list(s.options())))
    assert drawn(s, None)


@every_table
def test_why_not_has_a_name_and_a_reason_for_whatever_lies_on_the_table(id: str, seats: int) -> None:
    s, rng = any_game(id, seats, seats), Rng(seats)
    number = 0
    while not s.over:
        number += 1
        if number % 97 == 1:
            for place, name in outline(s, s.seat, "it", keys=asked(s)).nearby().items():
                assert name
                assert not set("{}_@") & set(name)
                reason = gate.reason(s, Viewer((s.seat or 0,)), "", place)
                assert reason is None or reason.message.key != "reason-unknown-option"
        s.apply(rng.pick(list(s.options())))


def test_ten_seats_have_ten_marks_and_colours() -> None:
    names = [marked("x", player) for player in range(10)]
    assert len({name.plain for name in names}) == len({name.style for name in names}) == 10


# --- what is drawn how -----------------------------------------------------------------------------------------------


def test_a_list_of_a_grid_lies_in_rows() -> None:
    castle, ruin = "castle_wheat_olive@5", "~farm_olive@1+1t"
    s = anno890.position(anno890.kingdom(f"{castle} {ruin} fortress@9+2t"), anno890.kingdom("castle_lavender_poppy@5"))
    head, *rows = panels(s)["player-0"].split("\n")
    assert head.startswith("● Anna  Coins")
    cells = [[cell.strip() for cell in row.split("│")[1:]] for row in rows]
    assert cells[0] == ["Farm (olive trees) ■,", "·", "·"]
    assert cells[1][0] == "Ruin, Towers 1"
    assert next(row for row in cells if row[1].startswith("Castle"))[0] == "·"
    assert next(row for row in cells if row[2].startswith("Fortress"))[2] == "Fortress, Towers 2"


def test_components_to_choose_from_say_what_they_cost_and_do() -> None:
    anna, bruno = anno890.kingdom("castle_wheat_olive@5", coins=5), anno890.kingdom("castle_lavender_poppy@5")
    s = anno890.position(anna, bruno, special_buildings=["forest", "town"])
    plain, chosen = panels(s), panels(s, keys=asked(s))
    assert plain["special_buildings"] == "Special Buildings  Forest (VP 3) · Town (VP 1, Nobles 2)"
    lines = [line.split() for line in chosen["special_buildings"].split("\n")]
    assert lines[0] == ["Special", "Buildings"]
    assert " ".join(lines[1]).startswith("[a] Forest (VP 3) At the start of a later turn you may discard it")


def test_a_players_things_stand_together_the_near_ones_first() -> None:
    near = viscounts.person(hand="thief squire", silver=4, gold=2, unpaid=5, castle=([2, 0, 0, 0, 0], [0] * 5, 1))
    far = viscounts.person("- - abbot", hand="thief thief", discards="lender")
    s = viscounts.position(near, far, steps=[viscounts.step("ChooseAction")])
    assert list(panels(s))[1:3] == ["player-0", "place-0"]
    own, other = panels(s)["player-0"], panels(s)["player-1"]
    for words in (
        "Hand  Thief (Cost 1, Criminals)",
        "Silver 4",
        "Gold 2",
        "Debts unpaid 5",
        "2 0 0 0 0 / 0 0 0 0 0 / 1",
    ):
        assert words in own, words
    for words in ("▲ Bruno", "Hand 2", "Abbot (Cost 2, Clerics)", "Discards  Lender"):
        assert words in other, words


def test_parts_of_the_same_place_stand_under_it() -> None:
    s = viscounts.position(
        viscounts.person(at="inner.2"),
        viscounts.person(),
        piles=viscounts.pile("mason", "acolyte"),
        buildings={"2.3": "1 workshop_2"},
    )
    first, second = (" ".join(panels(s)[f"place-{n}"].split()) for n in (0, 1))
    for words in ("1 Bay Castle section", "Townsfolk Acolyte (Cost 3, Clerics, Merchants), Left in the pile 2 When"):
        assert words in first, words
    for words in (
        "2 Hills Castle section",
        "Viscounts Inner space ●",
        "Building Spots – · – · ▲ Bruno, Second Workshop",
    ):
        assert words in second, words


def test_many_places_are_grouped_by_owner() -> None:
    lands = {
        "galicia": medioevo.land(0, 7, settlement="town", fortification="castle", cathedral=True),
        "leon": medioevo.land(1, 3),
        "murcia": medioevo.wild(4, leader="barbarian_general"),
    }
    s = medioevo.position(medioevo.person("castile"), medioevo.person("mamluks"), asks="TradeMenu", lands=lands)
    text = panels(s, width=140)["lands"]
    assert text.startswith("Territories  Armies\n  ● Anna  Galicia 7 (Town, Castle, Cathedral)")
    assert "▲ Bruno  León 3" in text
    assert "Murcia 4 (Barbarian general)" in text.split("\n  –")[1]


def test_what_is_between_players_bears_their_marks() -> None:
    anna = medioevo.person("castile", "metals", war=[1], casus_belli=[0, 3, 0])
    bruno = medioevo.person("mamluks", "metals", war=[0])
    carla = medioevo.person("byzantines", passage=[0])
    debt = {"debtor": 1, "creditor": 0, "instalment": 20, "turns": 3, "overdue": 0}
    s = medioevo.position(anna, bruno, carla, asks="TradeMenu", debts=[debt])
    board = drawn(s)
    for words in ("At war with ▲", "Casus belli ▲ 3", "May pass through ●", "▲ Bruno, ● Anna, Instalment 20"):
        assert words in board, words
    assert "Metals ● ▲" in board


def test_an_attack_is_told() -> None:
    anna = medioevo.person("castile", war=[1], banners=[medioevo.banner("numidia", level=2)], shown=["condottiero"])
    bruno = medioevo.person("mamluks", war=[0])
    lands = {"numidia": medioevo.land(0, 9), "tunisia": medioevo.land(1, 2, fortification="castle")}
    attack = {"attacker": 0, "defender": 1, "aim": "land", "source": "numidia", "target": "tunisia", "banner": 1}
    s = medioevo.position(anna, bruno, asks="FightOn", lands=lands, phase="combat", attack=attack)
    told = " ".join(panels(s)["attack"].split())
    for words in ("Attacker ● Anna", "Defender ▲ Bruno", "From Numidia", "Target Tunisia"):
        assert words in told, words
    assert "Condottiere" in panels(s)["battle"]


def test_an_automaton_is_named_as_the_game_does() -> None:
    schemes = {**viscounts.person(at="inner.3"), "row": ["starting_noble", None, None], "deck": []}
    s = viscounts.position(viscounts.person(), schemes, rival="rival_noble")
    assert panels(s, lang="it")["player-1"].startswith("▲ Rivale Nobile")
    assert "Giocatore" not in drawn(s, lang="it")


def test_hands_of_others_are_numbers() -> None:
    s = viscounts.position(
        viscounts.person(hand="thief"), viscounts.person(hand="squire abbot"), steps=[viscounts.step("ChooseAction")]
    )
    assert "Hand Thief" in drawn(s, 0)
    assert "Hand Squire" in drawn(s, 1)
    assert "Hand Squire" not in drawn(s, 0)
    assert "Hand Thief" not in drawn(s, None)
    anna = medioevo.person("castile", florins=340, hand=["thief"])
    hidden = medioevo.position(anna, medioevo.person("mamluks"), asks="TradeMenu")
    assert "Florins 340" in drawn(hidden, 0)
    for seat in (1, None):
        assert "340" not in drawn(hidden, seat)
        assert "Thief" not in drawn(hidden, seat)


def test_a_pile_is_a_number_and_its_cards_are_in_the_notes() -> None:
    cards = "thief squire abbot lender mason trader artisan labourer watchman"
    s = viscounts.position(viscounts.person(discards=cards), viscounts.person())
    assert "Discards 9" in drawn(s)
    notes = {note.title: note.words for note in outline(s).notes()}
    assert notes["Anna: Discards"].startswith("Thief, Squire, Abbot")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whatever_is_in_sight_is_explained_in_the_notes(lang: str) -> None:
    s = seven.position(seven.person("aldric", "town_crier", "morning_dew"), seven.person("brann"))
    notes = {note.title: note.words for note in outline(s, lang=lang).notes()}
    text = s.table.game.text(lang)
    for key in ("character-town_crier", "elixir-morning_dew"):
        assert text(f"{key}-text").casefold() in notes[text(key)].casefold()
    assert all(not set("{}@_") & set(words) for words in notes.values())


# --- on the screen ---------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("step", "words"),
    [
        (viscounts.step("ChooseAction"), "Icons available"),
        (viscounts.step("MoveViscount"), "Outer right space"),
        (viscounts.step("PickSpot", piece="workshop_1", anywhere=False, free=True), "3 Forest"),
    ],
)
async def test_a_short_screen_scrolls_to_what_the_question_is_about(step: dict[str, Any], words: str) -> None:
    near = viscounts.person("mason mason mason", at="outer_left.3", silver=1)
    app = at_table(viscounts.position(near, viscounts.person(), steps=[step], movement=2))
    async with app.run_test(size=NARROW) as pilot:
        await pilot.press("enter")
        await pilot.press("down", "up")
        await pilot.pause()
        board = app.table.query_one("#board", VerticalScroll)
        top = board.scroll_offset.y
        lines = shown(app.table, "picture").split("\n")[top : top + board.size.height]
        assert any(words in line for line in lines), lines
