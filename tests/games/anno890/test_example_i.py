"""Example I of the rulebook: Margherita, Christian and Francesca count their points with First Steps.

The rulebook prints the totals and what makes them up (Scenario, Characters, tiles) and 5 Coins for each; the tiles
and Characters here are chosen from the box so as to give exactly these numbers.
"""

from __future__ import annotations

import pytest

from regnum.games.anno890.state import Anno890
from tests.clauses import clause
from tests.games.anno890.moments import bonuses, ended, points
from tests.games.anno890.positions import kingdom

MARGHERITA, CHRISTIAN, FRANCESCA = range(3)

SCENARIO, CHARACTERS, TILES = ("end.6",), ("end.5", "char.5", "char.1"), ("end.4", "icon.13")


@pytest.fixture
def example() -> Anno890:
    """Nobles 6, 2 and 0; Coins 5 each; Towers 0, 4 and 3."""
    margherita = kingdom(
        # 1 + 1 + 1 + 1 + 1 + 1 + 1 + 0
        "church_wheat@1 church_olive@2 farm_olive@3+1n farm_lavender@4+1n castle_wheat_olive@5 farm_olive_2@6+1n "
        "farm_poppy_2@7+1n town@8+2n countryside_wheat_olive@9",
        coins=5,
        characters="cartographer minstrel",  # 5 + 5
    )
    christian = kingdom(
        # 2 + 1 + 1 + 1 + 0 + 0 + 0 + 0
        "watchtower_wheat@1+1t watchtower_olive@2+1t watchtower_lavender@3+1t tavern_wheat@4 castle_olive_lavender@5 "
        "farm_wheat@6+1n farm_poppy@7+1n watchtower_wheat_2@8+1t countryside_lavender_poppy@9",
        coins=5,
        characters="master_builder military_architect",  # 4 + 4
    )
    francesca = kingdom(
        # 2 + 1 + 1 + 1 - 1 + 0 + 0, and a Ruin that gives nothing but holds its Tower
        "watchtower_poppy@1+1t church_lavender@2 church_poppy@3 tavern_lavender@4 castle_lavender_poppy@5 "
        "watchtower_wheat_lavender@6+1t tavern_olive@7 tavern_poppy@8 ~countryside_wheat_poppy@9+1t",
        coins=5,
        characters="duchess mystic merchant tailor",  # 4 + 4 + 3 + 3
    )
    return ended(margherita, christian, francesca, round=8)


@clause("anno890", "exi.1")
def test_nobles_give_margherita_five_and_christian_two(example: Anno890) -> None:
    assert bonuses(example, "noble") == [5, 2, 0]


@clause("anno890", "exi.2", "tie.4")
def test_equal_coins_give_francesca_three_by_the_duchess_and_margherita_one_by_her_nobles(example: Anno890) -> None:
    assert example.coins == [5, 5, 5]
    assert bonuses(example, "coin") == [1, 0, 3]


@clause("anno890", "exi.3")
def test_towers_give_christian_five_and_francesca_two(example: Anno890) -> None:
    assert bonuses(example, "tower") == [0, 5, 2]


@clause("anno890", "exi.4")
@pytest.mark.parametrize(
    ("seat", "scenario", "characters", "tiles"), [(MARGHERITA, 6, 10, 7), (CHRISTIAN, 7, 8, 5), (FRANCESCA, 5, 14, 4)]
)
def test_scenario_characters_and_tiles_add_up(
    example: Anno890, seat: int, scenario: int, characters: int, tiles: int
) -> None:
    assert points(example, seat, *SCENARIO) == scenario
    assert points(example, seat, *CHARACTERS) == characters
    assert points(example, seat, *TILES) == tiles
    assert example.scores()[seat] == scenario + characters + tiles


@clause("anno890", "exi.4", "tie.6", "char.13", "end.12")
def test_francesca_wins_at_twenty_three_by_the_duchess(example: Anno890) -> None:
    assert example.scores() == [23, 20, 23]
    assert example.nobles_of(MARGHERITA) > example.nobles_of(FRANCESCA)
    assert example.winners() == [FRANCESCA]
