"""Undertakings, treasures, portals, and the ends of the game."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.games.seven.steps.fall import corrupt
from regnum.games.seven.steps.gathering import score
from tests.clauses import clause
from tests.games.seven.positions import choose, game, person, position, refusal, texts


def row(*cards: Any) -> list[Any]:
    """Undertakings from the lowest row on, the rest empty."""
    return [*cards, *[None] * (6 - len(cards))]


@clause("seven", "part.1", "part.8")
def test_a_requirement_is_paid_whole_and_gifts_go_back() -> None:
    s = position(person(gifts={"justice": 2}), undertakings=row({"id": "thorn_maze"}))
    choose(s, "part:1.1")
    assert s.marks[0] == (1, 0, 0)
    assert s.markers[0] == 6
    assert s.reserve[3] == 7


@clause("seven", "part.3", "part.4", "part.5")
def test_met_requirements_the_top_row_and_the_last_of_row_two_are_closed() -> None:
    maze, burning, revolt = {"id": "thorn_maze", "markers": [1, None, None]}, "burning_granaries", "stolen_relic"
    s = position(
        person(fame=9),
        undertakings=row(maze, None, {"id": burning, "markers": [1, 2, None]}, None, {"id": revolt}),
    )
    assert refusal(s, "part:1.1").clause == "part.3"
    assert refusal(s, "part:3.3").clause == "part.5"
    assert refusal(s, "part:5.3").clause == "part.4"
    assert "part:1.3" in texts(s)


@clause("seven", "treasure.1", "treasure.2", "treasure.3", "treasure.4", "treasure.5")
def test_a_treasure_early_costs_the_marker() -> None:
    laid = row({"id": "thorn_maze", "markers": [0, None, None], "treasures": ["hoard", "song"]})
    s = position(person(), undertakings=laid)
    choose(s, "treasure:1.hoard")
    assert s.gold[0] == 4
    assert s.marks[0] == (-1, 0, 0)
    assert s.beside[0] == (s.box.treasure_number["song"],)
    assert s.treasure_discards == (s.box.treasure_number["hoard"],)


@clause("seven", "complete.3", "complete.7", "complete.11", "complete.12", "complete.14", "two.2", "two.3")
def test_with_two_heroes_a_single_full_card_completes_the_row() -> None:
    s = position(
        person(gifts={"wisdom": 1, "courage": 1}),
        undertakings=[
            {"id": "thorn_maze", "markers": [1, None, 1], "treasures": ["hoard"]},
            {"id": "stolen_relic"},
            {"id": "orphans_road", "treasures": ["song", "song"]},
        ],
        seats=2,
        treasure_pile=["blessing"],
    )
    choose(s, "part:1.2")
    # The rival leads with two markers and gains 3; treasures in the order of play: mine, then his two.
    assert s.power[1] == 3
    assert s.seat == 0
    choose(s, "pick:hoard")
    assert s.gold[0] == 4 + 2  # the hoard, and Aldric's income in the Gathering phase that follows at once
    assert s.armour == 1
    assert len(s.cataclysms) == 1
    assert s.board[0] == s.box.undertaking_number["stolen_relic"]
    assert s.markers == [7, 7]


@clause("seven", "complete.4")
@pytest.mark.parametrize(("markers", "gained"), [([0, 0, 1], [3, 0]), ([0, 1, None], [1, 1])])
def test_a_tie_halves_the_power(markers: list[int | None], gained: list[int]) -> None:
    s = position(
        person(sins="envy"),
        steps=[{"step": "Complete", "place": 1}],
        undertakings=row({"id": "thorn_maze", "markers": markers}),
    )
    assert s.power[:2] == gained


@clause("seven", "end.1", "end.4", "complete.12")
def test_the_seventh_piece_with_thirty_power_wins_before_its_cataclysm() -> None:
    s = position(
        person(fame=3, power=30),
        person(power=29),
        undertakings=row({"id": "thorn_maze", "markers": [1, "neutral", None]}),
        armour=6,
    )
    choose(s, "part:1.3")
    # A marker each: half of 3 power is 1 for both.
    assert s.power[:2] == [31, 30]
    assert s.over
    assert s.ending() == "armour"
    assert s.winners() == [0]
    assert s.cataclysms == ()


@clause("seven", "end.2", "end.3")
def test_among_heroes_with_thirty_the_most_power_wins_then_palaces() -> None:
    s = position(person(power=30, characters="novice"), person(power=31, palaces="iron_keep"), armour=7)
    assert choose(s, "tap:novice").winners() == [1]
    tied = position(person(power=31, characters="novice"), person(power=31, palaces="iron_keep"), armour=7)
    assert choose(tied, "tap:novice").winners() == [1]


@clause("seven", "end.6", "game.3")
def test_without_victory_the_phase_after_the_fourteenth_cataclysm_is_the_last() -> None:
    s = position(person(power=60, sins="envy"), cataclysm_pile=[], cataclysms=game().box.cataclysm_ids, armour=6)
    choose(s, "pass", "pass")
    assert not s.over
    choose(s, "pass")
    assert s.ending() == "nameless"
    assert s.winners() == [3]


@clause("seven", "portal.1", "portal.4", "portal.5", "end.7", "end.8")
def test_the_last_portal_ends_the_game_for_whoever_closed_most() -> None:
    ids = game().box.portal_ids
    s = position(
        person(gifts={"temperance": 7}, power=1),
        person(power=9),
        portals={ids[0]: 0, ids[1]: 0, ids[2]: 1, ids[3]: 1, ids[4]: 1},
    )
    choose(s, f"close:{ids[5]}")
    assert s.ending() == "portals"
    assert s.winners() == [1]  # three markers each, more power


@clause("seven", "portal.3")
def test_no_elixir_closes_a_portal() -> None:
    s = position(person(gifts={"temperance": 6}, elixirs="plain_water"), person(gifts={"temperance": 1}))
    assert refusal(s, "close:gate_of_dreams").clause == "portal.1"


@clause("seven", "fall.3", "fall.7", "fall.9", "evil.2", "evil.8")
def test_the_seventh_corruption_makes_a_hero_fall() -> None:
    s = position(
        person(sins="envy", corruption=6, power=4),
        options={"fall": True},
        undertakings=row({"id": "thorn_maze", "markers": [0, None, None]}),
        portals={"gate_of_dreams": 0},
    )
    score(s)
    assert s.is_fallen(0)
    assert s.marks[0] == (0, 0, 0)
    assert s.markers[0] == 7
    assert s.power[0] >= 4


@clause("seven", "evil.14")
def test_when_all_have_fallen_the_last_of_them_loses() -> None:
    s = position(person(corruption=6, sins="envy"), person(fallen=True, corruption=7), options={"fall": True})
    s.fallen |= 4
    corrupt(s, 0, 1, "fall.3")
    assert s.ending() == "all_fallen"
    assert s.winners() == [1, 2]


@clause("seven", "evil.3", "evil.4")
def test_each_fallen_hero_takes_one_of_a_treasure() -> None:
    laid = row({"id": "thorn_maze", "markers": [0, None, None], "treasures": ["hoard"]})
    s = position(person(), person(fallen=True, corruption=7), options={"fall": True}, undertakings=laid)
    choose(s, "treasure:1.hoard")
    assert s.gold[:2] == [3, 1]


@clause("seven", "fall.1", "nameless.1", "two.5")
def test_two_heroes_play_without_advanced_rules() -> None:
    for seats, options in ((2, {"fall": True}), (3, {"nameless": "player"}), (2, {"nameless": "player"})):
        with pytest.raises(regnum.BadInput):
            game().new(seats, 1, options)


@clause("seven", "nameless.2", "nameless.3", "nameless.6", "nameless.7")
def test_the_nameless_demands_after_an_action_and_who_cannot_pay_draws_a_sin() -> None:
    s = position(
        person(characters="novice"), options={"nameless": "player"}, seats=4, nameless_hand=["toll_of_gold", "whisper"]
    )
    choose(s, "tap:novice")
    assert s.seat == 3
    choose(s, "play:toll_of_gold", "target:0")
    assert len(s.sins[0]) == 1
    assert s.nameless_turn == 1
