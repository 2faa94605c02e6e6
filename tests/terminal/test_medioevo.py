"""Medioevo Universale in a terminal: the map in lines, the panels beside it, a battle, played with keys."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from textual.containers import VerticalScroll

from regnum.core.play import Play
from regnum.core.record import Record
from regnum.core.rng import Rng
from regnum.core.text import LANGUAGES
from regnum.games.medioevo.rules.war.dice import attack_dice, defence_dice
from regnum.games.medioevo.state import Medioevo
from regnum.terminal.app import TableApp
from regnum.terminal.board import Scene, marked
from regnum.terminal.medioevo import MedioevoBoard
from regnum.terminal.medioevo_sketch import MedioevoSketch
from regnum.terminal.sheets import Notes, Question
from tests.games.medioevo.positions import banner, engine, game, land, new, person, position, step, vehicle, wild
from tests.terminal.playing import NAMES, NARROW, WIDE, play_ahead, play_to_the_end, press_any, random_agents, shown


def scene(s: Medioevo, seat: int | None = 0, lang: str = "it", width: int = 77, **parts: Any) -> Scene:
    return Scene(s.table.game, s.view(seat), seat or 0, s.table.game.text(lang).seated(NAMES), width, **parts)


def panels(s: Medioevo, seat: int | None = 0, **parts: Any) -> dict[str, str]:
    """The board as `seat` sees it, panel by panel."""
    return {panel.id: panel.content.plain for panel in MedioevoBoard().panels(scene(s, seat, **parts))}


def drawn(s: Medioevo, seat: int | None = 0, **parts: Any) -> str:
    return "\n".join(panels(s, seat, **parts).values())


def at_table(s: Medioevo) -> TableApp:
    """A game that goes on from a position, everybody at this screen."""
    return TableApp(Play(s.table.game, s, Record.begin(s.table.game, s, 0, NAMES[: s.table.seats])), {}, "it", pause=0)


def at_war(**more: Any) -> Medioevo:
    """Castile is about to attack a castle of the Mamluks in Tunisia from a neighbouring land."""
    anna = person(
        "castile", "metals", florins=340, war=[1], banners=[banner("numidia", level=2)], shown=["condottiero"]
    )
    bruno = person("mamluks", war=[0], engines=[engine("tunisia")])
    lands = {"numidia": land(0, 9), "tunisia": land(1, 2, settlement="village", fortification="castle")}
    attack = {"attacker": 0, "defender": 1, "aim": "land", "source": "numidia", "target": "tunisia", "banner": 1}
    return position(anna, bruno, asks="FightOn", lands=lands, phase="combat", attack={**attack, **more})


# --- played ----------------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
async def test_a_short_game_against_bots_ends_with_key_presses_in_italian(tmp_path: Path) -> None:
    record = tmp_path / "partita.jsonl"
    play = Play.begin(game(), NAMES[:3], 7, {"placement": "automatic"}, record)
    play_ahead(play, 12)
    app = TableApp(play, random_agents(1, 2), "it", record, pause=0)
    async with app.run_test(size=NARROW) as pilot:
        await play_to_the_end(pilot, app.table, in_sight="Turno di gioco")
    *_, final = Record.read(record).replay()
    assert final == app.table.state


@pytest.mark.asyncio
async def test_ten_people_at_one_screen_with_key_presses() -> None:
    app = at_table(new(10, 5, placement="automatic"))
    rng = Rng(1)
    async with app.run_test(size=WIDE) as pilot:
        for _ in range(11):
            if isinstance(app.screen, Question):  # the next to be asked takes the seat at the screen
                await pilot.press("enter")
            await press_any(pilot, app.table, rng)
            await pilot.pause()
        assert "Turno di gioco 1 di 6" in shown(app.table, "picture")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 6, 10])
def test_the_board_keeps_within_its_width_and_speaks_in_words(seats: int, lang: str) -> None:
    s, rng = new(seats, seats, trade_buildings=True, treasures=True, honour_coins=True), Rng(seats)
    number = 0
    while not s.over:
        number += 1
        if number % 97 == 0:
            lit = frozenset(s.refs(s.options()[-1]))
            for width in (69, 140):
                board = drawn(s, s.seat, lang=lang, width=width, lit=lit)
                assert max(len(line) for line in board.split("\n")) <= width
                assert not set("{}_@") & set(board)
                assert "board-" not in board
        s.apply(rng.pick(list(s.options())))
    assert drawn(s, None, lang=lang)


# --- what stands on the board ----------------------------------------------------------------------------------------


def test_ten_seats_have_ten_marks_and_colours() -> None:
    names = [marked("x", player) for player in range(10)]
    assert len({name.plain for name in names}) == len({name.style for name in names}) == 10


def test_a_kingdom_is_a_line_with_all_that_stands_there() -> None:
    anna = person("castile", banners=[banner("leon", level=2)], vehicles=[vehicle("caravan", "leon")])
    lands = {
        "galicia": land(0, 7, settlement="town", fortification="castle", cathedral=True),
        "leon": land(0, 3),
        "murcia": wild(4, leader="barbarian_general"),
    }
    castile = panels(position(anna, asks="TradeMenu", lands=lands))["kingdom-castile"]
    for words in ("Regno di Castiglia ●  ●Galizia 7 ⌂3♜2†", "●León 3 ⚑2♘", "·Murcia 4 ♚"):
        assert words in castile, words


def test_seas_show_their_ships_and_pirates() -> None:
    anna = person("castile", vehicles=[vehicle("warship", "ligurian_sea", armies=3), vehicle("trade_ship", "tuscany")])
    pirates = [{"at": "gulf_of_sirte", "armies": 5, "leader": "commander"}]
    shown = panels(position(anna, asks="TradeMenu", pirates=pirates))["seas"]
    assert "Mar Ligure ●◣" in shown
    assert "☠5♔" in shown


def test_the_neighbourhood_of_what_is_asked_about_is_drawn_in_full() -> None:
    anna = person("castile", vehicles=[vehicle("cavalry", "galicia", armies=2)])
    s = position(anna, asks="TradeMenu", lands={"galicia": land(0, 7, goods={"salt": 3}), "leon": land(1, 4)})
    around = panels(s, lit=frozenset({"lands.galicia"}))["around"]
    for words in ("Galizia", "● Anna", "Armate 7", "3 sale", "♞ Cavalleria 1 (armate 2)", "▲León 4", "Mari"):
        assert words in around, words
    assert "around" not in panels(s)


def test_a_treasury_is_for_the_eyes_of_its_owner() -> None:
    anna = person("castile", florins=340, reserve=6, hand=["thief"], grain_reserves=2, stock=["village"])
    s = position(anna, asks="TradeMenu")
    own = panels(s)["treasury"]
    for words in ("Fiorini 340", "Armate in riserva 6", "Scorte di grano 2", "Ladro", "Villaggio"):
        assert words in own, words
    for seat in (1, None):
        assert "340" not in drawn(s, seat)
        assert "Ladro" not in drawn(s, seat)


def test_panels_tell_of_learning_prices_and_treaties() -> None:
    anna = person("castile", "roads metals", war=[1], casus_belli=[0, 3, 0], vehicles=[vehicle("caravan", "tunisia")])
    bruno = person("mamluks", "metals", war=[0])
    carla = person("byzantines", passage=[0], commerce=[0])
    truce = {"kind": "truce", "one": 0, "other": 2, "turns_one": 2, "turns_other": 2}
    debt = {"debtor": 1, "creditor": 0, "instalment": 20, "turns": 3, "overdue": 0}
    s = position(anna, bruno, carla, asks="TradeMenu", terms=[truce], debts=[debt])
    shown = panels(s)
    assert "Metalli ●▲" in shown["technologies"]
    assert "Strade ●" in shown["technologies"]
    for words in ("⚔3", "→¤", "● Anna è in tregua con ■ Carla  ancora 2 turni", "20 fiorini per 3 turni"):
        assert words in shown["diplomacy"], words
    city = s.box.city_at[s.box.place_number["tunisia"]]
    assert f"{s.box.buy[city][0]}/{s.box.sell[city][0]}" in shown["trade"]


def test_the_way_of_a_crusade_is_told_in_a_sentence() -> None:
    crusade = {
        "goal": "palestine", "start": "papal_state", "departs": 5, "percent": 30, "joiners": [0],
        "quotas": [2, 0, 0], "committed": [4, 0, 0], "at": "crete",
    }  # fmt: skip
    s = position(person("castile"), asks="TradeMenu", crusade=crusade)
    assert "Crociata contro la Palestina, ora a Creta, parte nel turno di gioco 5" in panels(s)["course"]


def test_a_battle_is_laid_out_line_by_line() -> None:
    s = at_war()
    battle = panels(s)["battle"]
    for words in (
        "Numidia → Tunisia",
        "● Anna",
        "Armate 9",
        "▲ Bruno",
        "Armate 2",
        "Condottiero",
        "Castello",
        "Catapulta",
    ):
        assert words in battle, words
    assert s.attack is not None
    (dice, bonus), (others, other) = attack_dice(s, s.attack.going_on(3, 0)), defence_dice(s, s.attack)
    assert (bonus > 0, others, other) == (True, 4, 0)
    assert battle.split("\n")[-1].split() == f"= {dice} dadi, +{bonus} = {others} dadi".split()


def test_parts_open_to_choice_carry_their_keys() -> None:
    anna = person("castile", hand=["thief"], vehicles=[vehicle("caravan", "galicia")])
    s = position(anna, asks="TradeMenu", lands={"galicia": land(0, 7)})
    keys = {
        "lands.galicia": "1",
        "players.0.vehicles.1": "2",
        "players.0.hand.thief": "3",
        "technology_owners.roads": "4",
        "players.1": "5",
    }
    shown = panels(s, keys=keys)
    for id, words in (
        ("kingdom-castile", "[1]●Galizia"), ("forces", "[2]♘ Carovana 1"), ("treasury", "[3]Ladro"),
        ("technologies", "[4]Strade"), ("players", "[5] ▲ Bruno"),
    ):  # fmt: skip
        assert words in shown[id], words


def test_a_view_is_a_position_that_hides_what_it_must() -> None:
    s, rng = new(4, 2), Rng(2)
    for _ in range(300):
        s.apply(rng.pick(list(s.options())))
    seat = s.seat
    known = MedioevoSketch(scene(s, seat)).s
    assert known.board_view(seat)["lands"] == s.board_view(seat)["lands"]
    assert [known.florins[player] for player in range(4) if player != seat] == [0, 0, 0]


# --- on the screen ---------------------------------------------------------------------------------------------------


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("s", "words"),
    [
        (at_war(), "Castello"),
        (position(person("castile"), asks=[step("Diplomacy", orders=False)], phase="diplomacy"), "▲ Bruno"),
        (position(person("castile", florins=900), asks="PurchaseMenu", phase="purchase"), "Beni primari"),
    ],
)
async def test_a_short_screen_shows_what_the_question_is_about(s: Medioevo, words: str) -> None:
    app = at_table(s)
    async with app.run_test(size=NARROW) as pilot:
        await pilot.press("enter")
        await pilot.press("down")
        await pilot.pause()
        board = app.table.query_one("#board", VerticalScroll)
        top = board.scroll_offset.y
        lines = shown(app.table, "picture").split("\n")[top : top + board.size.height]
        assert any(words in line for line in lines), lines


@pytest.mark.asyncio
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_cards_and_signs_are_read_in_words(lang: str) -> None:
    s = position(person("castile", hand=["thief"]), asks="TradeMenu")
    notes = {note.title: note.words for note in MedioevoBoard().notes(scene(s, lang=lang))}
    text = game().text(lang)
    assert notes[text("card-thief")].startswith(game().ledger["3.26.9.a"].in_language(lang).text)
    assert notes[text("technology-roads")].startswith(game().ledger["3.27.13.a"].in_language(lang).text)
    assert f"♞ {text('piece-cavalry')}" in notes[text("board-signs")]
    app = at_table(s)
    async with app.run_test(size=WIDE) as pilot:
        await pilot.press("enter")
        await pilot.press("i")
        await pilot.pause()
        assert isinstance(app.screen, Notes)


def test_why_not_knows_every_question() -> None:
    s, rng = new(4, 3), Rng(2)
    number = 0
    while not s.over:
        number += 1
        if number % 61 == 0:
            for option in list(MedioevoBoard().nearby(scene(s), s.asking.verbs))[::7]:
                reason = s.why_not(option)
                assert reason is None or reason.message.key != "reason-unknown-option", option
        s.apply(rng.pick(list(s.options())))
