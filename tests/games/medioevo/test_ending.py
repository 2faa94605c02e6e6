"""How the game ends, and what objectives are worth."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.core.errors import BadInput
from regnum.games.medioevo.rules.honour.ending import EndGame
from regnum.games.medioevo.rules.realm.lands import change_owner
from regnum.games.medioevo.scoring import objective_lines, total
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import game, go_on, land, new, person, position, step, texts

BOX = game().box


def objective(kingdom: str) -> int:
    """The first objective of a kingdom."""
    return BOX.objective_kingdom.index(BOX.kingdom_number[kingdom])


def aspiring(yellow: int, red: int, green: int = 8, kingdom: str = "castile", honour: int = 0) -> Medioevo:
    """Player 0 holds so many territories of each colour; he is at the end of his turn."""
    card = objective(kingdom)
    home = BOX.kingdom_lands[BOX.kingdom_number[kingdom]]
    held = [*BOX.yellow[card][:yellow], *BOX.red[card][:red], *home[:green]]
    lands = {BOX.place_ids[n]: land() for n in held}
    one = person(kingdom, objective=BOX.objective_ids[card], honour=honour)
    return position(one, asks=[step("CloseTurn")], lands=lands, phase="end_of_turn")


@clause("medioevo", "3.31.b", "3.31.c", "3.31.d", "3.31.e", "4.03.p")
@pytest.mark.parametrize(
    ("yellow", "red", "green", "points"),
    [(6, 2, 8, 10), (5, 2, 8, 7), (0, 0, 6, -6), (0, 1, 8, 1)],
)
def test_what_an_objective_is_worth(yellow: int, red: int, green: int, points: int) -> None:
    s = aspiring(yellow, red, green)
    assert sum(objective_lines(s, 0)) == points


@clause("medioevo", "3.31.g")
def test_rome_is_no_green_territory() -> None:
    s = aspiring(0, 0)
    s.pope = 0
    assert objective_lines(s, 0)[2] == 0


@clause("medioevo", "4.02.d", "4.04.c", "4.04.b", "4.01")
def test_the_ceiling_counts_the_objective_too() -> None:
    # 30 points are agreed by default in an evening; here the short game's 15.
    s = aspiring(6, 2, honour=5)
    assert (s.over, s.ended, s.won) == (True, "ceiling", (0,))
    s = aspiring(6, 2, honour=4)
    assert not s.over
    assert "objective" not in s.view(1)["board"]["players"][0]


@clause("medioevo", "4.04.d")
def test_who_reaches_the_ceiling_wins_even_if_another_has_more() -> None:
    s = aspiring(6, 2, honour=5)
    richer = position(
        person("castile", honour=15), person("mamluks", honour=40), asks=[step("CloseTurn")], phase="end_of_turn"
    )
    assert richer.won == (0,)
    assert s.winners() == [0]


@clause("medioevo", "4.02.a", "4.02.c", "4.02.b")
def test_lengths_and_modes() -> None:
    lengths: dict[str, tuple[int, int]] = {"hour": (10, 5), "short": (15, 6), "evening": (30, 12), "epic": (60, 30)}
    for length, numbers in lengths.items():
        rulings = new(3, 1, length=length).rulings
        assert (rulings.ceiling, rulings.rounds, rulings.timed) == (*numbers, False)
    assert (new(3, 1).rulings.ceiling, new(3, 1).rulings.rounds) == lengths["short"]
    timed = new(3, 1, duration="rounds", length="evening")
    assert (timed.rulings.timed, timed.rulings.rounds) == (True, 12)
    s = position(
        person("castile", honour=99), asks=[step("CloseTurn")], options={"duration": "rounds"}, phase="end_of_turn"
    )
    assert not s.over


@clause("medioevo", "4.02.b", "4.02.c")
def test_the_table_sets_the_ceiling_and_the_last_round() -> None:
    for ceiling, rounds in ((10, 3), (47, 11), (200, 60)):
        rulings = new(3, 1, ceiling=ceiling, rounds=rounds).rulings
        assert (rulings.ceiling, rulings.rounds) == (ceiling, rounds)
    for refused in (9, 201, True, "30"):
        with pytest.raises(BadInput, match="is not a whole number from 10 to 200"):
            new(3, 1, ceiling=refused)
    for refused in (2, 61):
        with pytest.raises(BadInput, match="is not a whole number from 3 to 60"):
            new(3, 1, rounds=refused)


@clause("medioevo", "4.02.c")
def test_a_length_only_stands_for_numbers_and_a_number_beside_it_counts() -> None:
    s = new(3, 1, length="evening", rounds=20)
    assert (s.rulings.ceiling, s.rulings.rounds) == (30, 20)
    assert "length" not in s.table.options
    assert s.table.options == new(3, 1, ceiling=30, rounds=20).table.options
    with pytest.raises(BadInput, match="'long' is not one of hour, short, evening, epic"):
        new(3, 1, length="long")


@clause("medioevo", "4.02.c")
@pytest.mark.parametrize(
    ("length", "ceiling", "rounds"), [("hour", 10, 5), ("short", 15, 6), ("evening", 30, 12), ("epic", 60, 30)]
)
def test_four_lengths_are_ready_made(length: str, ceiling: int, rounds: int) -> None:
    s = new(3, 1, length=length)
    assert (s.rulings.ceiling, s.rulings.rounds) == (ceiling, rounds)
    assert s.table.options["placement"] == ("automatic" if length == "hour" else "players")


@clause("medioevo", "4.02.d", "4.02.c")
def test_the_ceiling_of_the_table_ends_the_game_and_nothing_below_it() -> None:
    def is_over(honour: int, **options: int) -> bool:
        one = person("castile", honour=honour)
        return position(one, asks=[step("CloseTurn")], options={**options}, phase="end_of_turn").over

    assert [is_over(honour, ceiling=47) for honour in (15, 46, 47, 60)] == [False, False, True, True]


@clause("medioevo", "4.02.b", "4.02.h")
@pytest.mark.parametrize(
    ("people", "lands", "won"),
    [
        ([{"honour": 3}, {"honour": 5}, {"honour": 4}], {}, (1,)),
        ([{"honour": 5}, {"honour": 5}, {}], {"lombardy": 1, "provence": 1, "tuscany": 0}, (1,)),
        ([{"technologies": ["roads"]}, {}, {}], {}, (0,)),
        ([{}, {"florins": 7}, {"florins": 6}], {}, (1,)),
        ([{}, {"florins": 7}, {"florins": 7}], {}, (1, 2)),
    ],
)
def test_after_the_last_round_the_most_points_win(
    people: list[dict[str, object]], lands: dict[str, int], won: tuple[int, ...]
) -> None:
    seated = [{**person(), **one} for one in people]
    s = position(
        *seated,
        asks=[step("BeginRound")],
        lands={id: land(owner) for id, owner in lands.items()},
        round=6,
        order=[0, 1, 2],
    )
    assert (s.ended, s.won) == ("rounds", won)


@clause("medioevo", "4.02.e")
def test_all_territories_of_the_objective_win_at_once() -> None:
    card = objective("castile")
    wanted = [*BOX.yellow[card], *BOX.red[card]]
    s = aspiring(len(BOX.yellow[card]), len(BOX.red[card]) - 1, green=0, honour=-90)
    assert not s.over
    change_owner(s, wanted[-1], 0)
    s.advance()
    assert (s.ended, s.won) == ("empire", (0,))


@clause("medioevo", "4.02.f")
@pytest.mark.parametrize(("active", "order", "winner"), [(1, [0, 1, 2], 1), (2, [2, 1, 0], 1), (2, [2, 0, 1], 0)])
def test_of_two_emperors_at_once_the_one_whose_turn_it_is(active: int, order: list[int], winner: int) -> None:
    cards = [objective("castile"), objective("rum")]
    kingdoms = ("castile", "rum")
    people = [person(id, objective=BOX.objective_ids[card]) for id, card in zip(kingdoms, cards, strict=True)]
    s = position(*people, asks="TradeMenu", order=order, active=active)
    for player, card in enumerate(cards):
        for place in (*BOX.yellow[card], *BOX.red[card]):
            if not (player and s.owner[place] == 0):
                s.owner[place] = player
    for player, card in enumerate(cards):
        change_owner(s, BOX.yellow[card][0], player)
    s.advance()
    assert s.won == (winner,)


@clause("medioevo", "4.04.a")
def test_recorded_points_are_open_and_the_objective_joins_at_the_end() -> None:
    s = aspiring(6, 2, honour=5)
    assert s.scores()[0] == total(s, 0) == 15
    other = aspiring(6, 2, honour=4)
    assert other.scores()[0] == 4
    assert other.view(None)["board"]["players"][0]["honour"] == 4
    assert texts(s) == []


@clause("medioevo", "4.02.h")
@pytest.mark.parametrize(
    ("first", "lands", "said"),
    [
        ({"honour": 5}, {"leon": land(1), "kent": land(0)}, ""),
        ({"honour": 6}, {"leon": land(1), "kent": land(1), "tuscany": land(0)}, "territories"),
        ({"honour": 6, "technologies": "roads"}, {"leon": land(1), "kent": land(0)}, "technologies"),
        ({"honour": 6, "florins": 3}, {"leon": land(1), "kent": land(0)}, "florins"),
        ({"honour": 6}, {"leon": land(1), "kent": land(0)}, "shared"),
    ],
)
def test_a_tie_says_how_it_was_broken(first: dict[str, Any], lands: dict[str, Any], said: str) -> None:
    s = position(person(**first), person(honour=6), asks="TradeMenu", lands=lands)
    go_on(s, EndGame("rounds"))
    ties = [line.message.args for line in s.score_sheet() if line.message.key == "score-tie"]
    assert ties == ([{"n": 6, "by": said}] if said else [])
    s = position(person(**first), person(honour=6), asks="TradeMenu", lands=lands)
    go_on(s, EndGame("ceiling"))
    assert not [line for line in s.score_sheet() if line.message.key == "score-tie"]


@clause("medioevo", "4.02.h")
def test_a_tie_of_the_last_two_is_broken_too() -> None:
    lands = {"leon": land(1), "kent": land(1), "tuscany": land(0)}
    s = position(person(honour=6), person(honour=6), asks="TradeMenu", lands=lands, eliminated=[2], order=[0, 1])
    go_on(s, EndGame("rounds"))
    assert [line.message.args for line in s.score_sheet() if line.clause == "4.02.h"] == [{"n": 6, "by": "territories"}]
