"""7.10: one battle and the attack it belongs to; the worked examples with their numbers."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.box import CARDS
from regnum.games.medioevo.constants import FAILED_AT_ROME, GENERAL
from regnum.games.medioevo.rules.war.attack import ON_LAND, Attack
from regnum.games.medioevo.rules.war.dice import attack_dice, best_cards, defence_dice, fight, usable
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    SLOT,
    banner,
    choose,
    engine,
    game,
    land,
    load_dice,
    person,
    position,
    refusal,
    step,
    texts,
    vehicle,
    wild,
)

AT = game().box.place_number
CARAVAN = SLOT["caravan"]


def combat(*people: dict[str, Any], lands: dict[str, dict[str, Any]] | None = None, **more: Any) -> Medioevo:
    """The combat phase of the first player."""
    return position(*people, asks="CombatPhase", phase="combat", lands=lands, **more)


EXAMPLES = (
    # Faces and bonus of attacker and defender; losses of both; whether the attacker wins the first pair.
    pytest.param("63", 0, "54", 0, (1, 1, True), marks=clause("medioevo", "7.10.ex1")),
    pytest.param("53", 0, "4", 0, (0, 1, True), marks=clause("medioevo", "7.10.ex2")),
    pytest.param("4", 0, "42", 0, (1, 0, False), marks=clause("medioevo", "7.10.ex3")),
    pytest.param("632", 0, "542", 0, (2, 1, True), marks=clause("medioevo", "7.10.ex4")),
    pytest.param("541", 1, "532", 0, (1, 2, True), marks=clause("medioevo", "7.10.ex5")),
    pytest.param("542", 1, "532", 1, (2, 1, False), marks=clause("medioevo", "7.10.ex6")),
    pytest.param("542", 2, "533", 1, (1, 2, True), marks=clause("medioevo", "7.10.ex7")),
    pytest.param("541", 2, "532", 2, (2, 1, False), marks=clause("medioevo", "7.10.ex8")),
    pytest.param("652", 1, "643", 1, (2, 1, False), marks=clause("medioevo", "7.10.ex9")),
    pytest.param("652", 2, "643", 2, (2, 1, False), marks=clause("medioevo", "7.10.ex10")),
    pytest.param("652", 3, "643", 2, (1, 2, True), marks=clause("medioevo", "7.10.ex11")),
    pytest.param("652", 4, "643", 4, (2, 1, False), marks=clause("medioevo", "7.10.ex12")),
    pytest.param("532", 0, "6421", 0, (3, 0, False), marks=clause("medioevo", "7.10.ex13")),
    pytest.param("5431", 0, "65321", 0, (4, 0, False), marks=clause("medioevo", "7.10.ex14")),
    pytest.param("655431", 0, "644322", 0, (2, 4, False), marks=clause("medioevo", "7.10.ex15")),
    pytest.param("6553221", 4, "644322", 4, (4, 2, False), marks=clause("medioevo", "7.10.ex16", "7.10.s")),
    pytest.param("665421", 1, "54432", 3, (2, 3, False), marks=clause("medioevo", "7.10.ex17")),
    pytest.param("642", 0, "631", 0, (1, 2, False), marks=clause("medioevo", "7.10.t")),
    pytest.param("541", 0, "63", 0, (1, 1, False), marks=clause("medioevo", "9.02.c")),
    pytest.param("6", 0, "63", 1, (1, 0, False), marks=clause("medioevo", "3.18.c")),
)


@pytest.mark.parametrize(("dice", "bonus", "others", "other_bonus", "outcome"), EXAMPLES)
def test_worked_examples(dice: str, bonus: int, others: str, other_bonus: int, outcome: tuple[int, int, bool]) -> None:
    """Faces may lie in any order: they are sorted, and only the highest is raised."""
    thrown, answered = [int(face) for face in dice], [int(face) for face in others]
    assert fight(thrown, bonus, answered, other_bonus) == outcome
    assert fight(thrown[::-1], bonus, answered[::-1], other_bonus) == outcome


# --- dice and bonuses ------------------------------------------------------------------------------------------------


def siege(attacker: dict[str, Any], defender: dict[str, Any], pool: int = 10, **works: Any) -> tuple[Medioevo, Attack]:
    """Player 0 with a banner in Cilicia against player 1 in Syria; cards in use are `shown`."""
    s = combat(
        {"banners": [banner("cilicia")], **attacker, "war": [1]},
        {**defender, "war": [0]},
        lands={"cilicia": land(0, 20), "syria": land(1, pool, **works), "galatia": land(0)},
    )
    return s, Attack(0, 1, ON_LAND, AT["cilicia"], AT["syria"], 0, base=3)


GENERAL_WITH_BANNER = [banner("cilicia", general=True)]
LEARNED = "monotheism mysticism engineering"


@clause("medioevo", "3.26.2.a", "7.10.ex5", "7.10.q")
def test_an_arquebusier_raises_the_highest_die_by_one() -> None:
    s, attack = siege(person(shown=["arquebusier"]), person(shown=["arquebusier"]))
    assert attack_dice(s, attack) == (3, 1)
    assert defence_dice(s, attack) == (3, 1)


@clause("medioevo", "3.26.3.a", "3.17.c", "7.10.ex7", "7.10.q")
def test_a_condottiere_is_worth_two_with_a_general() -> None:
    s, attack = siege(person(shown=["condottiero"]), person())
    assert attack_dice(s, attack) == (3, 1)
    s, attack = siege(person(shown=["condottiero"], banners=GENERAL_WITH_BANNER), person())
    assert attack_dice(s, attack) == (3, 2)


@clause("medioevo", "3.26.4.a", "7.10.ex8")
def test_a_genius_is_worth_two_with_engineering() -> None:
    s, attack = siege(person(shown=["genius"]), person(shown=["genius"], technologies="engineering"))
    assert attack_dice(s, attack) == (3, 1)
    assert defence_dice(s, attack) == (3, 2)


@clause("medioevo", "3.26.5.a", "3.26.6.a", "7.10.ex9", "7.10.ex10", "7.10.ex11", "7.10.ex12")
def test_templar_and_relic_are_better_with_their_technologies() -> None:
    s, attack = siege(person(shown=["templar"]), person(shown=["relic"]), cathedral=True)
    assert (attack_dice(s, attack)[1], defence_dice(s, attack)[1]) == (1, 1)
    s, attack = siege(person("", LEARNED, shown=["templar"]), person("", LEARNED, shown=["relic"]), cathedral=True)
    assert (attack_dice(s, attack)[1], defence_dice(s, attack)[1]) == (2, 2)
    s, attack = siege(
        person("", LEARNED, shown=["condottiero", "templar"], banners=GENERAL_WITH_BANNER),
        person("", LEARNED, shown=["genius", "relic"]),
        cathedral=True,
    )
    assert (attack_dice(s, attack)[1], defence_dice(s, attack)[1]) == (4, 4)


@clause("medioevo", "3.04.e", "7.10.n", "7.10.ex13")
@pytest.mark.parametrize(
    ("fort", "settlement", "last"),
    [("fort", "encampment", 10), ("castle", "village", 20), ("palace", "town", 30), ("fortress", "capital", 40)],
)
def test_a_fortification_helps_few_defenders(fort: str, settlement: str, last: int) -> None:
    s, attack = siege(person(), person(), pool=last, settlement=settlement, fortification=fort)
    assert defence_dice(s, attack) == (4, 0)
    s, attack = siege(person(), person(), pool=last + 1, settlement=settlement, fortification=fort)
    assert defence_dice(s, attack) == (3, 0)


@clause("medioevo", "7.10.o", "7.10.m", "3.14.e", "3.15.b", "7.10.ex14")
def test_engines_add_a_die() -> None:
    s, attack = siege(
        person(engines=[engine("cilicia", 3)]),
        person(engines=[engine("syria", 1), engine("syria", 2)]),
        pool=20,
        settlement="village",
        fortification="castle",
    )
    assert attack_dice(s, attack) == (4, 0)
    assert defence_dice(s, attack) == (5, 0)  # a single engine counts
    s, attack = siege(person(engines=[engine("cilicia", 1)]), person(engines=[engine("syria", 3)]))
    assert attack_dice(s, attack) == (3, 0)
    assert defence_dice(s, attack) == (4, 0)


@clause("medioevo", "3.26.7.a", "10.02.e", "7.10.ex15", "7.10.ex16")
def test_a_heroine_adds_a_die_for_each_cathedral_and_a_tower_always_one() -> None:
    own = {name: land(0, 1, cathedral=True) for name in ("syria", "cilicia", "galatia")}
    s = combat(
        person(war=[1], shown=["heroine"], banners=[banner("syria")], engines=[engine("syria", 3)]),
        person(war=[0], engines=[engine("palestine")]),
        lands={**own, "syria": land(0, 30, cathedral=True), "palestine": land(1, 30)},
    )
    s.settlement[AT["palestine"]], s.fort[AT["palestine"]] = 3, 3
    attack = Attack(0, 1, ON_LAND, AT["syria"], AT["palestine"], 0, base=3)
    assert attack_dice(s, attack) == (7, 0)
    assert defence_dice(s, attack) == (6, 0)
    bare = combat(lands={"palestine": land(1, 2)}, options={"towers": False})
    assert defence_dice(bare, attack) == (2, 0)


@clause("medioevo", "7.10.k", "7.10.sea.f")
def test_armies_aboard_defend_but_warships_add_nothing_on_land() -> None:
    s, attack = siege(
        person(),
        person(vehicles=[vehicle("caravan", "syria", armies=2), vehicle("warship", "syria", armies=0)]),
        pool=1,
    )
    assert defence_dice(s, attack) == (3, 0)


@clause("medioevo", "3.04.e", "3.04.k")
def test_a_fort_of_barbarians_helps_their_last_ten() -> None:
    s = combat(person(banners=[banner("cilicia")]), lands={"cilicia": land(0, 4)})
    attack = Attack(0, -1, ON_LAND, AT["cilicia"], AT["syria"], 0, base=3)
    for armies, dice in ((30, 3), (11, 3), (10, 4), (1, 2)):
        s.armies[AT["syria"]] = armies
        assert defence_dice(s, attack) == (dice, 0)
    s.fort[AT["syria"]] = 0
    assert defence_dice(s, attack) == (1, 0)


@clause("medioevo", "9.02.b", "7.10.m", "7.10.r", "3.19.b")
def test_one_army_behind_a_fort_throws_two_dice_and_a_leader_raises_the_highest() -> None:
    s = combat(person(banners=[banner("cilicia")]), lands={"cilicia": land(0, 4)})
    attack = Attack(0, -1, ON_LAND, AT["cilicia"], AT["syria"], 0, base=3)
    s.settlement[AT["syria"]] = s.fort[AT["syria"]] = 1
    assert defence_dice(s, attack) == (2, 0)
    s.leader[AT["syria"]] = 1
    assert defence_dice(s, attack) == (2, 1)
    s.leader[AT["syria"]] = GENERAL
    assert defence_dice(s, attack) == (2, 2)
    horde = Attack(-1, 0, ON_LAND, -1, AT["cilicia"], -1, 9, GENERAL, 3)
    assert attack_dice(s, horde) == (3, 2)


# --- empire cards ----------------------------------------------------------------------------------------------------


@clause("medioevo", "7.10.p", "3.26.2.c", "3.26.3.b", "3.26.4.b", "3.26.5.b", "3.26.6.b", "3.26.7.b", "3.26.e")
def test_at_most_one_card_of_each_group_and_only_where_it_works() -> None:
    hand = ["arquebusier", "condottiero", "genius", "relic", "templar", "heroine"]
    s, attack = siege(person(hand=hand), person(hand=hand), cathedral=True)
    s.cathedral[AT["galatia"]] = 1
    names = [CARDS[kind] for kind in usable(s, attack, 0, True)]
    assert names == ["arquebusier", "condottiero", "genius", "templar", "heroine"]
    assert [CARDS[kind] for kind in usable(s, attack, 1, False)] == ["arquebusier", "genius", "relic"]
    choose(s, "attack:1.syria", "fight:3")
    assert s.seat == 0
    assert "show:genius.templar.heroine" in texts(s)
    assert refusal(s, "show:condottiero.genius").clause == "7.10.p"
    assert len(texts(s)) == 16  # none or one of three, with or without templar, with or without heroine
    s.cathedral[AT["galatia"]] = s.cathedral[AT["syria"]] = 0
    assert [CARDS[kind] for kind in usable(s, attack, 0, True)] == ["arquebusier", "condottiero", "genius"]


@clause("medioevo", "10.01.b")
def test_with_four_religions_the_heroine_defends() -> None:
    four = "deism mysticism monotheism theology"
    s = combat(
        person(war=[1], banners=[banner("cilicia")]),
        person(war=[0], hand=["heroine"], technologies=four),
        lands={"cilicia": land(0, 9), "syria": land(1, 3, cathedral=True), "palestine": land(1, 1, cathedral=True)},
        options={"religion_levels": True},
    )
    choose(s, "attack:1.syria", "fight:3")
    assert s.seat == 1
    attack = s.attack
    assert attack is not None
    s.shown[1], s.hands[1] = s.hands[1], ()
    assert defence_dice(s, attack) == (5, 0)


@clause("medioevo", "7.10.l", "7.10.u", "3.26.2.b", "7.10.ex6")
def test_who_loses_the_first_pair_loses_his_cards_and_the_other_keeps_his() -> None:
    s, _ = siege(person(hand=["condottiero", "condottiero"]), person(hand=["arquebusier"]), pool=5)
    choose(s, "attack:1.syria", "fight:3", "show:condottiero")
    assert s.seat == 1
    load_dice(s, 5, 4, 2, 5, 3, 2)
    choose(s, "show:arquebusier")
    assert (s.armies[AT["cilicia"]], s.armies[AT["syria"]]) == (18, 4)
    assert s.hands[0] == (CARDS.index("condottiero"),)
    assert s.empire_discards == (CARDS.index("condottiero"),)
    choose(s, "break_off")
    assert s.hands[1] == (CARDS.index("arquebusier"),)
    assert s.shown[0] == s.shown[1] == ()


@clause("medioevo", "7.10.l")
def test_a_standing_order_answers_for_the_defender() -> None:
    hand = ["arquebusier", "genius"]
    for order, shown in (("none", ()), ("all", (CARDS.index("genius"),))):
        s, attack = siege(person(), person(hand=hand, orders={"battle_cards": order}, technologies="engineering"))
        load_dice(s, 1, 1, 1, 6, 6, 6)
        choose(s, "attack:1.syria", "fight:3")
        assert s.seat == 0
        assert s.shown[1] == shown
        assert best_cards(s, 1, usable(s, attack, 1, False)) == (CARDS.index("genius"),)


# --- who may attack, and battle after battle -------------------------------------------------------------------------


def march(armies: int, enemies: int, level: int = 1, **more: Any) -> Medioevo:
    """Player 0 with a banner in Cilicia beside barbarian Syria."""
    return combat(
        person(banners=[banner("cilicia", level=level, **more)]),
        lands={"cilicia": land(0, armies), "syria": wild(enemies), "galatia": land(0), "osroene": land(0)},
    )


@clause("medioevo", "7.10.h", "7.10.b", "3.16.c")
def test_a_stack_of_one_or_without_a_banner_cannot_attack() -> None:
    rider = person(banners=[banner("cilicia")], vehicles=[vehicle("cavalry", "galatia", armies=9)])
    alone = combat(rider, lands={"cilicia": land(0), "syria": wild(), "galatia": land(0), "pontus": land(0)})
    assert "attack:1.syria" not in texts(alone)
    assert refusal(alone, "attack:1.syria").clause == "7.10.h"
    assert "attack:1.syria" in texts(march(2, 1))
    assert not any(text.startswith("attack") for text in texts(combat(lands={"cilicia": land(0, 9)})))


def camp(led: int, *aboard: int, **more: Any) -> Medioevo:
    """Player 0 with a banner on foot in barbarian Cilicia, and caravans there; Syria beside it is barbarian too."""
    caravans = [vehicle("caravan", "cilicia", n + 1, armies=armies) for n, armies in enumerate(aboard)]
    return combat(
        person("rum", banners=[banner("cilicia", armies=led)], vehicles=caravans),
        lands={"galatia": land(0), "cilicia": wild(1), "syria": wild(more.pop("enemies", 1))},
        **more,
    )


@clause("medioevo", "7.10.b", "7.10.h", "7.10.j")
def test_a_stack_on_foot_abroad_includes_the_armies_aboard_there() -> None:
    assert "attack:1.syria" not in texts(camp(1))
    s = camp(1, 6)
    assert "attack:1.syria" in texts(s)
    choose(s, "attack:1.syria")
    assert [text for text in texts(s) if text.startswith("fight:")] == ["fight:1", "fight:2", "fight:3"]
    assert "attack:1.syria" in texts(camp(0, 1, 1))  # the banner led armies aboard
    other = camp(1)
    other.vehicle_at[9], other.vehicle_armies[9] = AT["galatia"], 6  # not in the same territory
    assert "attack:1.syria" not in texts(other)


@clause("medioevo", "7.10.b")
def test_all_banners_on_foot_in_a_territory_are_one_stack() -> None:
    s = combat(
        person("rum", banners=[banner("cilicia", armies=1), banner("cilicia", 2, armies=3)]),
        lands={"galatia": land(0), "cilicia": wild(1), "syria": wild(1)},
    )
    choose(s, "attack:1.syria")
    assert [text for text in texts(s) if text.startswith("fight:")] == ["fight:1", "fight:2", "fight:3"]


@clause("medioevo", "7.10.b", "7.10.w", "3.09.f")
def test_a_stack_abroad_loses_armies_on_foot_or_aboard() -> None:
    s = camp(2, 6, enemies=3)
    load_dice(s, 2, 1, 1, 6, 6, 6)
    choose(s, "attack:1.syria", "fight:3")
    assert texts(s) == [*[f"lose:banner.1.{n}" for n in (1, 2)], *[f"lose:caravan.1.{n}" for n in (1, 2, 3)]]
    choose(s, "lose:caravan.1.3")
    assert (s.banner_armies[0], s.vehicle_armies[CARAVAN]) == (2, 3)
    by_rule = camp(2, 2, enemies=3)
    load_dice(by_rule, 2, 1, 1, 6, 6, 6)
    choose(by_rule, "attack:1.syria.all")  # without an answer first those on foot go, then those of the caravan
    assert (by_rule.banner_armies[0], by_rule.vehicle_armies[CARAVAN]) == (0, 1)


@clause("medioevo", "7.10.x", "7.10.j", "7.10.l")
def test_an_attack_to_the_end_asks_for_cards_once_and_then_no_more() -> None:
    s = march(3, 2, level=2)
    s.hands[0] = (s.box.card_number["condottiero"],)
    choose(s, "attack:1.syria.all")
    assert texts(s) == ["no_cards", "show:condottiero"]
    load_dice(s, 6, 6, 6, 1, 6, 1)
    choose(s, "no_cards")
    # Two base armies against two, of which both sides lose one; then one against one.
    assert s.owner[AT["syria"]] == 0
    assert s.banner_earned[0] == 1


@clause("medioevo", "7.10.j")
@pytest.mark.parametrize(("armies", "most"), [(2, 1), (3, 2), (4, 3), (9, 3)])
def test_one_to_three_base_armies_beside_the_garrison(armies: int, most: int) -> None:
    s = choose(march(armies, 3), "attack:1.syria")
    assert [text for text in texts(s) if text.startswith("fight:")] == [f"fight:{n}" for n in range(1, most + 1)]
    assert "break_off" not in texts(s)


@clause("medioevo", "7.10.f", "5.01.z", "5.01.j", "3.26.10.b", "3.20.g")
def test_only_barbarians_and_enemies_are_attacked() -> None:
    lands = {"cilicia": land(0, 9), "syria": land(1, 3), "galatia": land(0)}
    peace = combat(person(banners=[banner("cilicia")]), lands=lands)
    assert "attack:1.syria" not in texts(peace)
    assert refusal(peace, "attack:1.syria").clause == "7.10.f"
    assert "attack:1.lycaonia" in texts(peace)  # barbarians
    assert "attack:1.galatia" not in texts(peace)
    foes = (person(banners=[banner("cilicia")], war=[1]), person(war=[0]))
    assert "attack:1.syria" in texts(combat(*foes, lands=lands))
    truce = [{"kind": "truce", "one": 0, "other": 1, "turns_one": 1, "turns_other": 1}]
    assert "attack:1.syria" not in texts(combat(*foes, lands=lands, terms=truce))
    assert "attack:1.syria" not in texts(combat({**foes[0], "ban": 1}, foes[1], lands=lands))


@clause("medioevo", "7.10.x", "7.10.z", "3.16.e")
def test_breaking_off_costs_a_level_and_ends_the_attacks_of_the_turn() -> None:
    s = march(9, 9, level=2)
    load_dice(s, 1, 1, 1, 6, 6, 6)
    choose(s, "attack:1.syria", "fight:3")
    assert s.armies[AT["cilicia"]] == 6
    choose(s, "break_off")
    assert s.banner_level[0] == 1
    assert not any(text.startswith("attack") for text in texts(s))
    assert s.attack is None


@clause("medioevo", "7.10.z", "3.16.h", "3.17.d", "3.17.b")
def test_a_banner_without_a_level_left_is_removed_with_its_general_and_the_armies_stay() -> None:
    s = march(9, 9, general=True)
    load_dice(s, 1, 1, 1, 6, 6, 6)
    choose(s, "attack:1.syria", "fight:3", "break_off")
    assert s.banner_at[0] == -2
    assert s.banner_general[0] == 0
    assert s.armies[AT["cilicia"]] == 6
    assert s.honour == [0, 0, 0]


@clause("medioevo", "7.10.v", "7.10.h", "7.10.x")
def test_the_garrison_is_never_lost_and_alone_it_breaks_off() -> None:
    s = march(2, 5, level=2)
    load_dice(s, 1, 6, 6, 6)
    choose(s, "attack:1.syria", "fight:1")
    assert s.armies[AT["cilicia"]] == 1
    assert s.attack is None
    assert s.banner_level[0] == 1


@clause("medioevo", "7.10.v")
def test_the_last_defender_survives_where_nobody_could_occupy() -> None:
    s = combat(
        person(banners=[banner("cilicia", level=2)], hand=["heroine"]),
        lands={"cilicia": land(0, 2, cathedral=True), "syria": wild(1, fortification="fort")},
    )
    load_dice(s, 6, 5, 6, 4)
    choose(s, "attack:1.syria", "fight:1", "show:heroine")
    assert s.armies[AT["cilicia"]] == 1
    assert s.armies[AT["syria"]] == 1
    assert s.banner_level[0] == 1


@clause("medioevo", "7.10.v")
def test_one_army_behind_a_fort_loses_no_more_than_itself() -> None:
    s = combat(person(banners=[banner("cilicia")]), lands={"cilicia": land(0, 5), "syria": wild(fortification="fort")})
    load_dice(s, 6, 6, 6, 1, 1)
    choose(s, "attack:1.syria", "fight:3")
    assert s.owner[AT["syria"]] == 0


@clause("medioevo", "7.10.i", "7.10.y", "3.16.d", "3.16.b", "9.02.e")
def test_levels_earned_count_from_the_end_of_the_phase_and_only_the_old_ones_attack() -> None:
    s = combat(
        person(banners=[banner("cilicia", level=2)]),
        lands={"cilicia": land(0, 40), "syria": wild(), "palestine": wild(), "galatia": land(0), "osroene": land(0)},
    )
    load_dice(s, 6, 6, 6, 1)
    choose(s, "attack:1.syria", "fight:3", "occupy:20.banner")
    assert s.banner_level[0] == 2
    load_dice(s, 6, 6, 6, 1, 1)
    choose(s, "attack:1.palestine", "fight:3", "occupy:10.banner")
    assert s.owner[AT["palestine"]] == 0
    assert not any(text.startswith("attack") for text in texts(s))
    assert s.banner_earned[0] == 2
    choose(s, "done")
    assert s.banner_level[0] == 3


@clause("medioevo", "7.10.z")
def test_a_level_earned_before_breaking_off_is_kept() -> None:
    s = march(40, 1, level=2)
    load_dice(s, 6, 6, 6, 1)
    choose(s, "attack:1.syria", "fight:3", "occupy:20.banner")
    s.armies[AT["palestine"]] = 9
    load_dice(s, 1, 1, 1, 6, 6, 6, 1, 1)
    choose(s, "attack:1.palestine", "fight:3", "break_off")
    assert s.banner_level[0] == 1
    choose(s, "done")
    assert s.banner_level[0] == 2


@clause("medioevo", "7.10.w", "7.10.k", "7.10.d")
def test_each_side_chooses_which_armies_it_loses() -> None:
    s = combat(
        person(war=[1], banners=[banner("cilicia")], vehicles=[vehicle("cavalry", "cilicia", armies=5)]),
        person(war=[0], vehicles=[vehicle("caravan", "syria", armies=4)]),
        lands={"cilicia": land(0, 2), "syria": land(1, 2)},
    )
    load_dice(s, 6, 2, 1, 5, 4, 1)
    choose(s, "attack:1.syria", "fight:3")
    assert s.seat == 0
    assert texts(s) == ["lose:land.1", "lose:cavalry.1.1", "lose:cavalry.1.2"]
    choose(s, "lose:cavalry.1.2")
    assert s.seat == 1
    choose(s, "lose:caravan.1.1")
    assert s.vehicle_armies[0 * 12 + 9] == 3
    assert (s.armies[AT["cilicia"]], s.armies[AT["syria"]]) == (2, 2)


@clause("medioevo", "7.10.w")
def test_without_an_answer_land_armies_go_first_then_the_fullest_vehicle() -> None:
    s = combat(
        person(war=[1], banners=[banner("cilicia")]),
        person(
            war=[0],
            orders={"battle_losses": "default", "battle_cards": "none"},
            vehicles=[vehicle("caravan", "syria", armies=4), vehicle("cavalry", "syria", armies=6)],
        ),
        lands={"cilicia": land(0, 9), "syria": land(1, 1)},
    )
    load_dice(s, 6, 6, 6, 1, 1, 1)
    choose(s, "attack:1.syria", "fight:3")
    assert s.armies[AT["syria"]] == 0
    assert [s.vehicle_armies[12 + 3], s.vehicle_armies[12 + 9]] == [4, 4]


@clause("medioevo", "7.10.x")
def test_battles_can_be_repeated_down_to_a_limit() -> None:
    s = march(40, 200)
    choose(s, "attack:1.syria")
    assert "fight_on:20" in texts(s)
    choose(s, "fight_on:20")
    assert 17 <= s.armies[AT["cilicia"]] <= 20
    assert "break_off" in texts(s)
    choose(s, "fight_on:1")
    assert s.armies[AT["cilicia"]] == 1
    assert s.attack is None


@clause("medioevo", "7.10.r", "3.19.c", "3.18.c", "4.03.j")
def test_a_leader_whose_die_loses_falls_and_a_general_is_worth_a_point() -> None:
    for leader, points in (("commander", 0), ("barbarian_general", 1)):
        s = combat(person(banners=[banner("cilicia")]), lands={"cilicia": land(0, 9), "syria": wild(5)})
        s.leader[AT["syria"]] = 1 + points
        load_dice(s, 6, 1, 1, 3, 3, 3)
        choose(s, "attack:1.syria", "fight:3")
        assert s.leader[AT["syria"]] == 0, leader
        assert s.honour[0] == points
    s = march(9, 5)
    s.leader[AT["syria"]] = GENERAL
    load_dice(s, 6, 1, 1, 4, 3, 3)
    choose(s, "attack:1.syria", "fight:3")
    assert s.leader[AT["syria"]] == GENERAL


@clause("medioevo", "7.10.ch", "3.20.c", "5.01.u")
def test_breaking_off_before_christian_rome_is_a_ground_for_excommunication() -> None:
    s = combat(
        person(kingdom="hungary", war=[1], banners=[banner("tuscany", level=2)]),
        person(kingdom="empire", war=[0]),
        lands={"tuscany": land(0, 9), "papal_state": land(1, 9)},
        pope=1,
    )
    attack = next(option for option in s.options() if option.text == "attack:1.papal_state")
    assert s.describe(attack).args["church"] == 1
    load_dice(s, 1, 1, 1, 6, 6, 6, 1)
    choose(s, "attack:1.papal_state", "fight:3", "break_off")
    assert s.causes[0] == FAILED_AT_ROME


@clause("medioevo", "3.20.c")
@pytest.mark.parametrize(("kingdom", "pope"), [("mamluks", 1), ("hungary", 0)])
def test_a_muslim_and_the_pope_himself_need_not_fear_it(kingdom: str, pope: int) -> None:
    s = combat(
        person(kingdom=kingdom, war=[1], banners=[banner("tuscany", level=2)]),
        person(kingdom="empire", war=[0]),
        lands={"tuscany": land(0, 9), "papal_state": land(1, 9)},
        pope=pope,
    )
    attack = next(option for option in s.options() if option.text == "attack:1.papal_state")
    assert s.describe(attack).args["church"] == 0


# --- assaults of barbarians ------------------------------------------------------------------------------------------


def assault(armies: int, defenders: int, leader: int = 0, **more: Any) -> Medioevo:
    attack = step("Assault", target="syria", armies=armies, leader=leader, source=None)
    return position(lands={"syria": land(0, defenders), "cilicia": land(0)}, asks=[attack], **more)


@clause("medioevo", "7.04.l", "3.30.12.d")
def test_barbarians_fight_to_conquest_or_their_last_army() -> None:
    won = assault(200, 3)
    assert won.assault[0] == 1
    assert won.armies[AT["syria"]] == 0
    assert won.attack is None
    lost = assault(2, 200)
    assert lost.assault == (0, 0, 0)
    assert lost.armies[AT["syria"]] > 190


@clause("medioevo", "7.10.r", "3.19.c", "10.06")
def test_a_defender_who_beats_a_barbarian_general_has_the_point_too() -> None:
    s = assault(1, 200, leader=GENERAL)
    assert s.assault == (0, 0, 0)
    assert s.honour[0] == 1


@clause("medioevo", "5.01.za", "7.04.r")
def test_barbarians_destroy_the_vehicles_they_beat() -> None:
    s = position(
        person(vehicles=[vehicle("caravan", "cilicia", armies=1), vehicle("caravan", "syria", 2)]),
        lands={"galatia": land(0)},
        asks=[step("AttackVehicles", owner=0, place="cilicia", armies=300, leader=0)],
    )
    assert s.assault[0] == 1
    assert s.vehicle_at[3] == -2
    assert s.vehicle_at[4] == AT["syria"]
    assert s.honour == [0, 0, 0]


@clause("medioevo", "10.03.b", "10.03.c")
def test_a_defender_may_spend_a_coin_before_his_cards() -> None:
    s = combat(
        person(war=[1], banners=[banner("cilicia")]),
        person(war=[0], coins=1),
        lands={"cilicia": land(0, 9), "syria": land(1, 3)},
        options={"honour_coins": True},
    )
    choose(s, "attack:1.syria", "fight:3")
    assert s.seat == 1
    load_dice(s, 1, 1, 1, 6, 6, 6)
    choose(s, "coin:armies", "place:syria")
    assert s.coins[1] == 0
    assert s.armies[AT["syria"]] == 13
    assert s.armies[AT["cilicia"]] == 6  # and the battle is fought


@clause("medioevo", "7.10.e")
@pytest.mark.parametrize(("attack", "cost"), [("attack:1.syria", 0), ("attack:1.cilicia", 0), ("attack:2.syria", 1)])
def test_an_attack_on_foot_over_a_land_border_costs_no_points(attack: str, cost: int) -> None:
    """Cavalry pays as for entering: Syria is a plain."""
    flags = [banner("cilicia"), banner("cavalry.1", n=2)]
    if attack == "attack:1.cilicia":
        flags[0] = banner("cilicia", armies=5)
    s = combat(
        person(vehicles=[vehicle("cavalry", "cilicia", armies=9)], banners=flags),
        lands={
            "cilicia": wild(1) if attack == "attack:1.cilicia" else land(0, 9),
            "syria": wild(1),
            "galatia": land(0),
        },
    )
    choose(s, attack)
    assert (s.banner_spent[0], s.vehicle_spent[SLOT["cavalry"]]) == (0, cost)


@clause("medioevo", "7.10.l")
@pytest.mark.parametrize("defender", [0, 1])
def test_every_defender_with_a_hand_is_asked_for_cards(defender: int) -> None:
    attacker = 1 - defender
    people: list[dict[str, Any]] = [{}, {}]
    people[attacker] = person(war=[defender], banners=[banner("cilicia")])
    people[defender] = person(war=[attacker], hand=["arquebusier"])
    s = position(
        *people,
        asks=[step("CombatPhase", attacker)],
        phase="combat",
        active=attacker,
        lands={"cilicia": land(attacker, 9), "syria": land(defender, 9)},
    )
    choose(s, "attack:1.syria", "fight:3")
    assert (s.seat, "show:arquebusier" in texts(s)) == (defender, True)
