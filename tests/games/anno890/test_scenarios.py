"""The six Scenarios: Coins at the start, special rules, bonuses."""

from __future__ import annotations

import pytest

from regnum.games.anno890.rulings import SCENARIOS
from tests.clauses import clause
from tests.games.anno890.moments import bonuses, ended, points
from tests.games.anno890.positions import at, first_turn, kingdom, new_game, play

# Per Scenario: starting Coins, then Nobles, Coins and Towers with 3-4 players and with 2.
CARDS = [
    pytest.param("first_steps", 3, ([5, 2], [3, 1], [5, 2]), (4, 2, 4), marks=clause("anno890", "scen.2")),
    pytest.param("raids_on_the_coast", 4, ([4, 2], [3, 1], [6, 3]), (3, 2, 5), marks=clause("anno890", "scen.3")),
    pytest.param("year_of_plenty", 5, ([4, 2], [5, 2], [4, 2]), (3, 4, 3), marks=clause("anno890", "scen.4")),
    pytest.param("court_of_ermengarde", 3, ([6, 3], [2, 1], [4, 2]), (5, 2, 3), marks=clause("anno890", "scen.5")),
    pytest.param("watch_on_the_border", 4, ([4, 2], [3, 1], [6, 3]), (3, 2, 5), marks=clause("anno890", "scen.6")),
    pytest.param("pilgrims_road", 4, ([4, 2], [3, 1], [4, 2]), (3, 2, 3), marks=clause("anno890", "scen.7")),
]
Pairs = tuple[list[int], list[int], list[int]]

# First in everything, second in everything, and those behind.
PLACES = [kingdom(f"castle_wheat_olive@5+{n}t{n}n", coins=n) for n in (3, 2, 1, 0)]


def given(seats: int, scenario: str) -> list[list[int]]:
    """The bonuses in Nobles, Coins and Towers, by seat."""
    s = ended(*PLACES[:seats], scenario=scenario)
    return [bonuses(s, what) for what in ("noble", "coin", "tower")]


@pytest.mark.parametrize(("scenario", "coins", "many", "two"), CARDS)
def test_coins_and_bonuses_of_the_card(scenario: str, coins: int, many: Pairs, two: tuple[int, int, int]) -> None:
    for seats in (2, 3, 4):
        assert new_game(seats, scenario=scenario).coins == [coins] * seats
    assert given(3, scenario) == [[*pair, 0] for pair in many]
    assert given(4, scenario) == [[*pair, 0, 0] for pair in many]
    assert given(2, scenario) == [[vp, 0] for vp in two]


@clause("anno890", "scen.1")
def test_every_scenario_rewards_all_three_in_its_own_amounts_on_either_side() -> None:
    assert len(SCENARIOS) == 6
    for scenario in SCENARIOS:
        assert all(first > second > last == 0 for first, second, last in given(3, scenario))
        assert all(first > last == 0 for first, last in given(2, scenario))
        assert [first for first, _, _ in given(3, scenario)] != [first for first, _ in given(2, scenario)]
    assert len({str(given(3, scenario)) for scenario in SCENARIOS}) > 1


@clause("anno890", "scen.2", "scen.4")
@pytest.mark.parametrize("scenario", ["first_steps", "year_of_plenty"])
def test_scenario_without_special_rule_leaves_the_table_bare(scenario: str) -> None:
    s = first_turn(3, scenario=scenario)
    assert (sum(s.towers), sum(s.nobles), s.invader, s.row_saracens) == (0, 0, 0, [0, 0, 0, 0])


@clause("anno890", "scen.3")
@pytest.mark.parametrize(("seats", "tokens"), [(2, [0, 0, 0, 1]), (3, [0, 0, 1, 1]), (4, [0, 0, 1, 1])])
def test_raids_lay_saracen_tokens_beside_the_last_tiles_of_the_row(seats: int, tokens: list[int]) -> None:
    s = new_game(seats, scenario="raids_on_the_coast")
    assert s.row_saracens == tokens
    assert s.saracen_supply == 6 - sum(tokens)


@clause("anno890", "scen.3")
def test_the_tile_that_began_in_fourth_place_brings_one_saracen_more() -> None:
    s = first_turn(3, scenario="raids_on_the_coast", first_player=0)
    fourth = s.row[3]
    play(s, "take:row.4", "place:1")
    assert s.tiles[at(0, 1)] == fourth
    assert s.invader == s.box.saracens[fourth] + 1


@clause("anno890", "scen.5")
@pytest.mark.parametrize("seats", [2, 4])
def test_court_puts_a_noble_on_every_castle(seats: int) -> None:
    s = first_turn(seats, scenario="court_of_ermengarde")
    assert [s.nobles[at(seat, 5)] for seat in range(seats)] == [1] * seats
    assert (sum(s.nobles), s.noble_supply) == (seats, 12 - seats)


@clause("anno890", "scen.6")
@pytest.mark.parametrize(("seats", "defence", "invader", "supply"), [(4, 8, 4, 16), (2, 4, 2, 18)])
def test_watch_puts_a_tower_on_every_castle_and_the_invader_forward(
    seats: int, defence: int, invader: int, supply: int
) -> None:
    s = first_turn(seats, scenario="watch_on_the_border")
    assert [s.towers[at(seat, 5)] for seat in range(seats)] == [1] * seats
    assert (s.defence, s.invader, s.tower_supply) == (defence, invader, supply)


@clause("anno890", "scen.6")
def test_the_start_of_the_invader_is_no_move() -> None:
    assert not new_game(4, scenario="watch_on_the_border").invader_moved


@clause("anno890", "scen.7")
def test_pilgrims_pay_a_point_for_each_face_up_church_and_tavern() -> None:
    tiles = "castle_wheat_olive@5 church_wheat@1 cathedral@2 tavern_olive@3 ~church_poppy@4 ~tavern_poppy@6"
    pilgrims = ended(kingdom(tiles), PLACES[0], scenario="pilgrims_road")
    plain = ended(kingdom(tiles), PLACES[0], scenario="first_steps")
    assert points(pilgrims, 0, "scen.7") == 2 + 1
    assert pilgrims.scores()[0] == plain.scores()[0] + 3
