"""How attacks end over all dice: what agents reckon with is what the rules throw."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from regnum.games.medioevo.ai.odds import ends, success
from regnum.games.medioevo.constants import LEADER_BONUS
from regnum.games.medioevo.rules.war import odds
from regnum.games.medioevo.rules.war.dice import fight
from regnum.games.medioevo.rules.war.odds import Strength
from tests.clauses import clause
from tests.games.medioevo.positions import banner, choose, game, land, person, position, texts, wild

FACES = range(1, 7)


@pytest.mark.parametrize(("leader", "defending"), [(0, 0), (1, 0), (0, 1), (2, 1)])
def test_a_single_battle(leader: int, defending: int) -> None:
    """7.10.s, 7.10.r: one army against one: a die each."""
    thrown = [fight([a], LEADER_BONUS[leader], [d], LEADER_BONUS[defending]) for a, d in product(FACES, FACES)]
    won = sum(killed for _, killed, _ in thrown) / len(thrown)
    assert ends(1, leader, 1, defending, 0, 0) == pytest.approx([1.0 - won, won])


def test_two_against_a_wall() -> None:
    """7.10.j, 7.10.n: two dice against one and that of the fort; with a single army left it goes on."""
    two = [fight([a, b], 0, [c, d], 0) for a, b, c, d in product(FACES, repeat=4)]
    one = [fight([a], 0, [c, d], 0) for a, c, d in product(FACES, repeat=3)]
    last = sum(killed > 0 for _, killed, _ in one) / len(one)
    # A pair each: whoever loses both is gone, a win of the first or second pair kills the only defender.
    both = sum(killed == 2 for _, killed, _ in two) / len(two)
    split = sum(killed == 1 for _, killed, _ in two) / len(two)
    found = ends(2, 0, 1, 0, 10, 0)
    assert found == pytest.approx([1.0 - both - split, split, both])
    assert last < success(2, 0, 1, 0, 10, 0)


def test_more_armies_win_more_often_and_walls_hold_them_up() -> None:
    odds = [success(armies, 0, 5, 0, 0, 0) for armies in range(1, 31)]
    assert odds == sorted(odds)
    assert success(10, 0, 5, 0, 10, 0) < success(10, 0, 5, 0, 0, 0)
    assert sum(ends(12, 0, 6, 2, 10, 1)) == pytest.approx(1.0)
    assert ends(4, 0, 0, 0, 0, 0) == [0.0, 0.0, 0.0, 0.0, 1.0]


# --- for people ------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.10.s", "7.10.t", "7.10.j")
@pytest.mark.parametrize(("leader", "defending", "walls", "works"), [(0, 0, 0, 0), (1, 2, 10, 0), (2, 0, 3, 1)])
def test_people_are_told_what_agents_reckon_with(leader: int, defending: int, walls: int, works: int) -> None:
    attack = Strength(passing_bonus=LEADER_BONUS[leader])
    defence = Strength(works, passing_bonus=LEADER_BONUS[defending], walls=walls)
    told = odds.course(9, attack, 7, defence)[0]
    assert told == pytest.approx(success(9, leader, 7, defending, walls, works))


@clause("medioevo", "7.10.s", "7.10.t", "7.10.r")
@pytest.mark.parametrize(("dice", "bonus", "others", "other_bonus"), [(3, 0, 3, 0), (3, 1, 2, 0), (2, 0, 3, 2)])
def test_the_outcomes_of_a_battle_are_those_of_all_its_throws(
    dice: int, bonus: int, others: int, other_bonus: int
) -> None:
    thrown = Counter(
        fight([*faces[:dice]], bonus, [*faces[dice:]], other_bonus) for faces in product(FACES, repeat=dice + others)
    )
    told = {(lost, won, first): chance for lost, won, first, chance in odds.outcomes(dice, bonus, others, other_bonus)}
    assert told == pytest.approx({outcome: ways / 6 ** (dice + others) for outcome, ways in thrown.items()})


@clause("medioevo", "7.10.u", "7.10.sea.a")
def test_what_helps_until_the_first_pair_is_lost_helps_less_than_what_lasts() -> None:
    """7.10.u: cards; 7.10.sea.a: the level of a fleet."""
    plain = odds.course(6, Strength(), 6, Strength())[0]
    card = odds.course(6, Strength(passing_bonus=2), 6, Strength())[0]
    fleet = odds.course(6, Strength(bonus=2), 6, Strength())[0]
    assert plain < card < fleet


@clause("medioevo", "7.10.j", "7.10.k", "7.10.n", "7.10.r")
def test_a_battle_is_told_line_by_line_before_the_first_throw() -> None:
    """7.10.j, 7.10.n, 7.10.r: from the option to attack to the question how to fight."""
    lands = {"cilicia": land(0, 12), "syria": wild(5, leader="commander", fortification="fort")}
    s = position(person(banners=[banner("cilicia")]), asks="CombatPhase", phase="combat", lands=lands)
    offered = s.describe(s.resolve("attack:1.syria"))
    choose(s, "attack:1.syria")
    battle = s.view(0)["board"]["battle"]
    attacker, defender = battle["sides"]
    assert [(one["what"], one["dice"], one["raise"], one["clause"]) for one in defender["helps"]] == [
        ("army", 3, 0, "7.10.k"),
        ("fort", 1, 0, "7.10.n"),
        ("commander", 0, 1, "7.10.r"),
    ]
    assert (attacker["who"], attacker["armies"], attacker["helps"][0]["dice"]) == (0, 12, 3)
    last = game().box.fort_last[1]
    assert battle["odds"] == offered.args["odds"] == round(100 * success(11, 0, 5, 1, last, 0))
    assert "fight:2" in texts(s)
    choose(s, "fight:2")
    assert s.attack is not None
