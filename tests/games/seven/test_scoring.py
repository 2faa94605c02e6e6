"""Gathering 1: a power for the most of each thing and of each banner, then the loss for sins in hand."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.seven.state import Seven
from tests.clauses import clause
from tests.games.seven.positions import example, gathering, person, step

HEROES = ("aldric", "ersilia", "brann")
OF_BANNER = ("young_squire", "apprentice_scribe", "herb_gatherer")  # a Lion, a Tower, an Oak


def level(*changes: dict[str, Any]) -> list[dict[str, Any]]:
    """A Lion, a Tower and an Oak, each with a character of the next banner: nobody leads in anything yet."""
    people: list[dict[str, Any]] = [
        {"hero": hero, "characters": OF_BANNER[(n + 1) % 3]} for n, hero in enumerate(HEROES)
    ]
    more = [*changes, *({} for _ in range(3 - len(changes)))]
    return [person(**(one | other)) for one, other in zip(people, more, strict=True)]


def scored(*people: dict[str, Any], options: dict[str, Any] | None = None) -> Seven:
    """After the Gathering phase, in which nothing but the scoring changes power; no sins are left to draw.

    An artefact, which is not scored, keeps the first hero from passing by himself.
    """
    first, *others = people
    steps = [step("TakeTurn"), gathering(1)]
    first = {**first, "artefacts": ["hourglass"]}
    return example(first, *others, options=options, steps=steps, sin_pile=[], spare_elixirs=False)


def test_nobody_leads_where_all_have_the_same() -> None:
    assert scored(*level()).power == [0, 0, 0]


@pytest.mark.parametrize(
    ("most", "less"),
    [
        pytest.param(
            {"elixirs": "plain_water honest_ale"},
            {"elixirs": "clear_ink"},
            marks=clause("seven", "score.1"),
            id="elixirs",
        ),
        # One of each kind against two of one kind.
        pytest.param(
            {"palaces": "iron_keep penitents_farm temple_of_mercy"},
            {"palaces": "moonwatch white_fortress"},
            marks=clause("seven", "score.3"),
            id="palaces",
        ),
        pytest.param(
            {"gifts": {"faith": 2, "mercy": 1}}, {"gifts": {"courage": 2}}, marks=clause("seven", "score.4"), id="gifts"
        ),
        pytest.param({"fame": 3}, {"fame": 2}, marks=clause("seven", "score.5"), id="fame"),
        pytest.param({"gold": 3}, {"gold": 2}, marks=clause("seven", "score.6"), id="gold"),
    ],
)
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_the_one_with_the_most_gains_one_power(most: dict[str, Any], less: dict[str, Any], leader: int) -> None:
    changes = [less, less, less]
    changes[leader] = most
    assert scored(*level(*changes)).power == [int(hero == leader) for hero in range(3)]


@clause("seven", "score.2")
@pytest.mark.parametrize("leader", [0, 1, 2])
def test_the_one_with_the_most_characters_gains_one_power_whatever_their_banners(leader: int) -> None:
    # He has one of either rival's banner, they have one of his each: no banner is led by anybody.
    changes = [{"characters": OF_BANNER[leader]}] * 3
    changes[leader] = {"characters": " ".join(one for one in OF_BANNER if one != OF_BANNER[leader])}
    assert scored(*level(*changes)).power == [int(hero == leader) for hero in range(3)]


@clause("seven", "score.8")
@pytest.mark.parametrize(
    "same",
    [
        {"elixirs": "clear_ink"},
        {"palaces": "iron_keep"},
        {"gifts": {"faith": 1}},
        {"fame": 3},
        {"gold": 3},
    ],
    ids=lambda same: next(iter(same)),
)
def test_a_tie_for_the_most_rewards_nobody(same: dict[str, Any]) -> None:
    assert scored(*level(same, same)).power == [0, 0, 0]


@clause("seven", "score.7")
def test_each_banner_rewards_the_one_with_most_of_it_his_hero_included() -> None:
    people = level({"characters": "apprentice_scribe sword_master"}, {"characters": "herb_gatherer oak_druid"})
    # With the heroes red is 2:0:1, blue 1:1:0, green 0:2:1; two have two characters.
    assert scored(*people).power == [1, 1, 0]


@clause("seven", "score.7", "score.8")
def test_a_hero_without_companions_leads_the_banner_nobody_else_bears() -> None:
    assert scored(person(hero="aldric"), person(hero="ersilia"), person(hero="brann")).power == [1, 1, 1]
    shared = scored(person(hero="aldric", characters="herb_gatherer"), person(hero="ersilia"), person(hero="brann"))
    # The Oak is tied; the one with a character has the most characters.
    assert shared.power == [2, 1, 0]


@clause("seven", "score.7")
def test_no_scoring_gives_more_than_twelve_power() -> None:
    everything = person(
        hero="aldric",
        characters="apprentice_scribe map_maker herb_gatherer village_healer town_crier novice hermit_pupil",
        elixirs="plain_water",
        palaces="iron_keep",
        gifts={"faith": 1},
        fame=1,
        gold=1,
    )
    assert scored(everything, person(hero="ersilia"), person(hero="brann")).power == [12, 0, 0]


@clause("seven", "score.9", "supply.14")
def test_every_sin_in_hand_costs_one_power_as_far_as_there_is_any() -> None:
    people = level({"power": 5, "sins": "envy greed"}, {"power": 1, "sins": "envy envy envy"}, {"power": 4, "sins": ""})
    assert scored(*people).power == [3, 0, 4]


@clause("seven", "score.10")
def test_the_awards_come_before_the_loss() -> None:
    # The award is there to be lost: had the loss come first, 1 power would be left.
    assert scored(*level({"gold": 1, "sins": "envy"})).power == [0, 0, 0]


@clause("seven", "effect.29", "fall.12")
@pytest.mark.parametrize("fall", [False, True])
def test_the_temple_of_faith_forgives_its_owner_alone(fall: bool) -> None:
    people = level(
        {"power": 5, "sins": "envy envy", "palaces": "temple_of_faith*"},
        {"power": 5, "sins": "envy envy", "palaces": "temple_of_mercy*"},
        {"power": 5, "sins": "envy envy", "palaces": "temple_of_courage"},
    )
    s = scored(*people, options={"fall": fall})
    assert s.power == ([5, 5, 5] if fall else [5, 3, 3])
    assert s.corruption == ([0, 2, 2] if fall else [0, 0, 0])


@clause("seven", "effect.29", "enslave.4")
def test_the_temple_forgives_only_while_it_is_enslaved() -> None:
    palaces = {"palaces": "temple_of_faith", "power": 5, "sins": "envy envy"}
    assert scored(*level(palaces, {"palaces": "iron_keep"}, {"palaces": "moonwatch"})).power[0] == 3
