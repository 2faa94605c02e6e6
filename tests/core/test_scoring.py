"""Firm points and those that depend on the end, in every game; and what decided a finished one."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.core import gate
from regnum.core.rng import Rng
from regnum.core.scoring import by_category, category_of, firm_points, points, points_at_end, verdict
from regnum.core.state import State
from regnum.core.text import LANGUAGES
from tests.games.anno890 import positions as anno890
from tests.games.medioevo import positions as medioevo
from tests.games.seven import positions as seven
from tests.games.viscounts import positions as viscounts
from tests.tables import any_game, every_table, some_choices

CASTLE = "castle_wheat_olive@5"


def said(state: State, lang: str = "en") -> list[str]:
    """The verdict in words."""
    text = state.table.game.text(lang)
    return [text(message) for message in verdict(state)]


@every_table
def test_firm_points_and_the_rest_are_all_that_there_is(id: str, seats: int) -> None:
    state, rng = any_game(id, seats, 3), Rng(3)
    while not state.over:
        some_choices(state, rng, 40)
        remarks = [line for line in state.score_sheet() if category_of(state.table.game, line) is None]
        assert {line.message.key for line in remarks if line.points} <= {"score-victory"}
        kept = [sum(line.points for line in remarks if line.seat == n) for n in range(state.table.players)]
        assert [a + b + c for a, b, c in zip(firm_points(state), points_at_end(state), kept, strict=True)] == (
            state.scores()
        )


@every_table
def test_a_view_tells_what_points_consist_of(id: str, seats: int) -> None:
    state = any_game(id, seats, 3)
    some_choices(state, Rng(3), 60)
    board = state.view(None)["board"]
    for player, parts in enumerate(board.get("points", [])):
        assert sum(parts.values()) == board["scores"][player] + board["at_end"][player]
        assert [sum(column) for column in zip(*by_category(state).values(), strict=True)] in ([], points(state))
        board = state.view(None)["board"]
        assert (board["scores"], board["at_end"]) == (firm_points(state), points_at_end(state))
    assert gate.standing(state) == points(state)


@every_table
def test_every_category_has_a_name_and_every_verdict_reads_well(id: str, seats: int) -> None:
    game = regnum.game(id)
    for lang in LANGUAGES:
        text = game.text(lang)
        for category in game.score_categories:
            assert text(f"category-{category.id}") != f"category-{category.id}"
            assert len(category.keys) == len(set(category.keys))
    state, rng = any_game(id, seats, 5), Rng(5)
    some_choices(state, rng, 10**6)
    assert all("{" not in words and "category-" not in words for lang in LANGUAGES for words in said(state, lang))


def test_an_empty_table_of_890_has_no_points_yet() -> None:
    state = regnum.game("anno890").new(3, 1)
    assert firm_points(state) == [0, 0, 0]
    assert sum(points_at_end(state)) == sum(state.scores())


def test_890_keeps_tiles_and_characters_apart_from_first_places() -> None:
    s = anno890.position(anno890.kingdom(f"{CASTLE}+2n", characters="duchess"), anno890.kingdom("castle_wheat_olive@5"))
    places = [line for line in s.score_sheet() if line.message.key.startswith("score-bonus-")]
    assert points_at_end(s) == [sum(line.points for line in places if line.seat == seat) for seat in (0, 1)]
    assert firm_points(s)[0] == s.box.character_vp[s.characters[0][0]]


def test_viscounts_keeps_the_castle_leader_and_the_end_cards_apart() -> None:
    s = viscounts.position(
        viscounts.person(approved=2), viscounts.person(castle=([0, 0, 0, 0, 0], [0, 0, 0, 0, 0], 2)), leader=1
    )
    assert (firm_points(s), points_at_end(s)) == ([6, 6], [0, 5])


def test_medioevo_shows_honour_and_nobody_learns_of_an_objective_before_the_end() -> None:
    s = medioevo.position(medioevo.person("castile", honour=4), medioevo.person("rum", honour=-1), asks="TradeMenu")
    assert (firm_points(s)[:2], points_at_end(s)[:2]) == ([4, -1], [0, 0])


def test_seven_shows_power_and_the_victory_itself_is_worth_no_points() -> None:
    s = seven.example(seven.person(power=31), seven.person(power=28), armour=7, steps=[])
    assert firm_points(s)[:2] == [31, 28]


# --- what decided it -------------------------------------------------------------------------------------------------


def ended_890(*kingdoms: dict[str, Any]) -> State:
    return anno890.position(*kingdoms, steps=[])


def test_a_lead_in_everything_names_where_most_of_it_comes_from() -> None:
    s = ended_890(
        anno890.kingdom(f"{CASTLE}+3n", coins=5, characters="minstrel"), anno890.kingdom("castle_lavender_poppy@5")
    )
    (words,) = verdict(s)
    assert words.key == "verdict-ahead"
    assert words.args["category"] == "@category-places"


def test_a_lead_over_the_second_says_so_where_a_third_was_ahead_in_something() -> None:
    s = ended_890(
        anno890.kingdom(f"{CASTLE}+3n", coins=5, characters="minstrel duchess"),
        anno890.kingdom("castle_lavender_poppy@5+2n", coins=1, characters="minstrel"),
        anno890.kingdom("castle_wheat_poppy@5+5t"),
    )
    places = by_category(s)["places"]
    assert places[2] > places[1]
    assert said(s)[0].startswith("Compared with Player 2, Player 1 was ahead or level everywhere")


def test_a_category_decides_if_without_its_lead_the_other_had_drawn_level() -> None:
    rich = anno890.kingdom("castle_lavender_poppy@5", characters="duchess")
    s = ended_890(anno890.kingdom(f"{CASTLE}+3t3n", coins=9), rich)
    (words,) = verdict(s)
    assert words.key == "verdict-decided"
    table = by_category(s)
    assert (words.args["more"], words.args["less"]) == tuple(table["places"])
    assert (words.args["behind"], words.args["ahead"]) == tuple(table["characters"])
    assert words.args["elsewhere"] == "@category-characters"


def test_ties_in_viscounts_go_by_goods_or_are_shared_and_the_rival_wins_them() -> None:
    person = viscounts.person
    assert said(viscounts.position(person(silver=1), person(ink=2), steps=[])) == [
        "Tie at 0 VP: whoever has the most Silver and resources wins"
    ]
    assert said(viscounts.position(person(), person(), steps=[]), "it") == [
        "Parità a 0 PV: pari anche Monete e risorse, la vittoria è condivisa"
    ]


@pytest.mark.parametrize(
    ("people", "by"),
    [
        ([{"technologies": ["roads"]}, {}, {}], "technologies"),
        ([{}, {"florins": 7}, {"florins": 6}], "florins"),
        ([{}, {"florins": 7}, {"florins": 7}], "shared"),
    ],
)
def test_ties_in_medioevo_say_what_broke_them(people: list[dict[str, Any]], by: str) -> None:
    seated = [{**medioevo.person(), **one} for one in people]
    s = medioevo.position(*seated, asks=[medioevo.step("BeginRound")], round=6, order=[0, 1, 2])
    (tie,) = verdict(s)
    assert (tie.key, tie.args["by"]) == ("score-tie", by)


def test_ties_in_seven_say_what_broke_them() -> None:
    tied = [seven.person(power=31, artefacts="horn_of_plenty"), seven.person(power=31, gold=2), seven.person(power=30)]
    s = seven.choose(seven.example(*tied, armour=7), "artefact:horn_of_plenty")
    assert said(s)[0].startswith("Tie at 31 power: ")
    assert points(s)[:3] == [31, 31, 30]


def test_an_ending_that_points_did_not_decide_has_no_verdict() -> None:
    s = medioevo.position(
        medioevo.person("castile", honour=15),
        medioevo.person("mamluks", honour=40),
        asks=[medioevo.step("CloseTurn")],
        phase="end_of_turn",
    )
    assert (s.ending(), s.winners(), verdict(s)) == ("ceiling", [0], [])
