"""3.11, 3.27, 3.28, 10.01: technologies, their lines and prices, and the levels they give."""

from __future__ import annotations

import pytest

from regnum.games.medioevo.box import ALL_TECHNOLOGIES, MATHEMATICS, TECHNOLOGIES
from regnum.games.medioevo.rules.realm.technologies import ALL_RELIGION, buy_options, learn_technology, price
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import choose, game, land, person, position, refusal, step, texts, vehicle

BOX = game().box
LINES = {
    "mysticism": "deism", "monotheism": "deism", "theology": "deism",
    "architecture": "mathematics", "astronomy": "mathematics", "engineering": "mathematics", "roads": "architecture",
    "metals": "mining", "coinage": "metals",
    "literature": "education", "theatre": "education", "music": "education", "law": "education",
    "philosophy": "literature", "army": "law", "democracy": "law",
}  # fmt: skip


def learner(technologies: str = "", **more: object) -> Medioevo:
    """A player with money in his purchase phase."""
    options = more.pop("options", None)
    assert options is None or isinstance(options, dict)
    one = person("castile", technologies, florins=9999, **more)
    return position(one, asks=[step("PurchaseMenu")], options=options, phase="purchase")


def lessons(s: Medioevo, half: bool = False, limit: int = 24) -> list[str]:
    return [option.name(0) for option in buy_options(s, 0, half, limit)]


def first(n: int) -> str:
    """So many technologies that are enough for their level."""
    return " ".join(TECHNOLOGIES[:n])


@clause("medioevo", "3.11.a", "3.11.e", "3.27.a", "3.27.5", "3.27.9", "3.27.14", "3.27.17", "3.27.18", "3.27.21")
def test_24_technologies_in_five_families_follow_their_lines() -> None:
    technologies = BOX.contents.technology
    assert len(technologies) == 24
    assert len({technology.family for technology in technologies}) == 5
    levels = [technology.level for technology in technologies]
    assert [levels.count(level) for level in (1, 2, 3)] == [8, 11, 5]
    assert {one.id: one.requires[0] for one in technologies if one.requires} == LINES
    assert all(len(one.requires) == (0 if one.level == 1 else 1) for one in technologies)


@clause("medioevo", "3.11.b", "3.27.b")
def test_prices_by_level_add_up_to_3300_florins() -> None:
    s = learner()
    costs = [price(s, technology, False) for technology in range(24)]
    assert [sorted(costs).count(cost) for cost in (50, 150, 250)] == [8, 11, 5]
    assert sum(costs) == 8 * 50 + 11 * 150 + 5 * 250 == 3300
    choose(s, "learn:mining")
    assert s.florins[0] == 9999 - 50


@clause("medioevo", "3.30.4.a")
def test_half_prices_are_25_75_and_125() -> None:
    s = learner("mining metals")
    assert [price(s, TECHNOLOGIES.index(id), True) for id in ("mining", "metals", "coinage")] == [25, 75, 125]
    assert lessons(s, half=True, limit=0) == []


@clause("medioevo", "3.11.c", "3.11.d", "3.27.c", "7.08.c")
def test_any_number_in_a_phase_but_nothing_that_was_opened_in_it() -> None:
    s = learner()
    choose(s, "learn:mathematics", "learn:education", "learn:mining")
    assert s.techs[0].bit_count() == 3
    assert not {"architecture", "literature", "metals"} & set(lessons(s))
    assert refusal(s, "learn:architecture").clause


@clause("medioevo", "3.11.d")
def test_roads_take_three_turns() -> None:
    s = learner("mathematics", fresh=["mathematics"])
    assert "architecture" not in lessons(s)
    s.fresh[0] = 0
    assert "architecture" in lessons(s)
    assert "roads" not in lessons(s)
    assert "roads" in lessons(learner("mathematics architecture"))


@clause("medioevo", "3.11.d", "7.01.b")
def test_what_was_learned_opens_others_when_the_next_turn_begins() -> None:
    s = position(
        person("castile", "mathematics", fresh=["mathematics"], florins=500),
        asks=[step("BeginTurn")],
        event_pile=BOX.event_ids,
        calamity_pile=BOX.calamity_ids,
    )
    assert s.fresh[0] == 0


@clause("medioevo", "3.11.f", "3.27.e")
def test_each_is_owned_once_and_works_at_once() -> None:
    s = learner("deism")
    assert "deism" not in lessons(s)
    choose(s, "learn:weaving")
    assert s.has(0, 1 << TECHNOLOGIES.index("weaving"))
    assert "learn:weaving" not in texts(s)


@clause("medioevo", "3.27.d", "3.28.a")
@pytest.mark.parametrize(("cards", "level"), [(0, 0), (8, 0), (9, 1), (16, 1), (17, 2), (23, 2), (24, 3)])
def test_the_number_of_cards_gives_the_level(cards: int, level: int) -> None:
    assert learner(first(cards)).tech_level(0) == level


@clause("medioevo", "3.28.b", "3.28.c", "3.28.d", "3.28.e", "5.01.b")
def test_what_each_level_allows() -> None:
    rows = [
        (row.vehicles, row.vehicle_level, row.banners, row.catapults, row.bombards, row.building, row.actions)
        for row in BOX.levels
    ]
    assert rows == [(1, 1, 1, 1, 0, 1, 1), (2, 2, 2, 2, 0, 2, 2), (3, 3, 3, 2, 1, 3, 3), (3, 3, 3, 2, 1, 4, 4)]


@clause("medioevo", "3.28.f", "3.28.g")
def test_the_ninth_card_raises_vehicles_and_their_price_at_once() -> None:
    s = learner(first(8), vehicles=[vehicle("caravan", "leon", spent=2)])
    before = s.box.vehicle_price[1][s.vehicle_level(0)]
    choose(s, "learn:mathematics")
    assert s.vehicle_level(0) == 1
    assert s.vehicle_spent[3] == 2
    assert s.box.vehicle_price[1][s.vehicle_level(0)] > before


@clause("medioevo", "3.28.i")
def test_a_level_1_player_keeps_the_city_he_conquered() -> None:
    s = position(
        person("castile"),
        asks=[step("RemoveExcess")],
        lands={"leon": land(0, 5, settlement="town", fortification="palace")},
    )
    assert (s.settlement[s.box.place_number["leon"]], s.fort[s.box.place_number["leon"]]) == (3, 3)


@clause("medioevo", "4.03.l")
def test_all_24_are_worth_a_point_once() -> None:
    s = learner(first(23))
    learn_technology(s, 0, 23)
    assert s.techs[0] == ALL_TECHNOLOGIES
    assert s.honour[0] == 1


@clause("medioevo", "3.26.13.b", "3.27.16")
def test_a_merchant_is_turned_up_with_coinage() -> None:
    s = learner("mining metals", hand=["merchant", "merchant", "genius"])
    choose(s, "learn:coinage")
    assert len(s.shown[0]) == 2
    assert len(s.hands[0]) == 1


@clause("medioevo", "10.01.a")
def test_religion_in_four_levels() -> None:
    levels = {"religion_levels": True}
    assert "mysticism" not in lessons(learner(options=levels))
    s = learner("deism", options=levels)
    assert "mysticism" in lessons(s)
    assert "monotheism" not in lessons(s)
    ids = ("deism", "mysticism", "monotheism", "theology")
    assert [price(s, TECHNOLOGIES.index(id), False) for id in ids] == [50, 150, 250, 350]
    assert "theology" in lessons(learner("deism mysticism monotheism", options=levels))
    assert sum(1 << TECHNOLOGIES.index(id) for id in ids) == ALL_RELIGION


@clause("medioevo", "3.27.9")
def test_mathematics_alone_changes_nothing_else() -> None:
    s = learner()
    learn_technology(s, 0, TECHNOLOGIES.index("mathematics"))
    assert s.techs[0] == s.fresh[0] == MATHEMATICS
    assert s.honour[0] == 0
