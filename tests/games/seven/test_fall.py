"""The fall of a hero: corruption, what it costs to be rid of it, and falling."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.games.seven.state import Seven
from tests.clauses import clause
from tests.games.seven.positions import (
    asked,
    board,
    choose,
    example,
    game,
    gathering,
    holdings,
    laid,
    person,
    position,
    refusal,
    row,
    step,
    texts,
    told,
)

FALL: dict[str, str | int | bool] = {"fall": True}


def scored(*people: dict[str, Any], **table: Any) -> Seven:
    """The scoring step is made, with the rule in use; then comes the rest of the Gathering phase."""
    return example(*people, options=FALL, steps=[step("TakeTurn"), gathering(1)], sin_pile=[], **table)


@clause("seven", "fall.1", "two.5")
def test_the_rule_is_optional_and_not_for_two_heroes() -> None:
    assert game().table(3, {}).options["fall"] is False
    for seats, options in ((2, FALL), (3, {**FALL, "nameless": "player"})):
        with pytest.raises(regnum.BadInput):
            game().new(seats, 1, options)
    assert game().new(3, 1, FALL).table.options["fall"] is True
    # Without it sins in hand cost power and nobody purges anything.
    s = position(person(power=5, sins="envy", gold=1, fame=1), steps=[step("TakeTurn"), gathering(1)], sin_pile=[])
    assert s.corruption == [0, 0, 0]
    assert refusal(s, "purge").clause == "fall.6"


@clause("seven", "fall.2", "fall.3", "fall.5")
def test_held_sins_bring_corruption_instead_of_a_loss_of_power() -> None:
    s = scored(person(power=5, sins="envy greed"), person(power=5, sins="envy"), person(power=5))
    assert s.corruption == [2, 1, 0]
    # Nobody was asked whether he would rather lose power, and nobody lost any.
    assert asked(s) == (0, "TakeTurn")
    assert min(s.power) >= 5


@clause("seven", "fall.2")
def test_no_action_of_a_hero_brings_corruption() -> None:
    # Every action of the phase in turn, each from the same position.
    s = example(
        person(
            gold=9,
            fame=9,
            power=5,
            sins="greed envy lust",
            artefacts="horn_of_plenty",
            characters="novice",
            palaces="green_bastion",
            gifts={"temperance": 7, "faith": 1},
        ),
        options=FALL,
        tavern=["pilgrim", None, None],
        shop=["plain_water", None, None],
        temples=["temple_of_faith"],
        undertakings=row(laid("thorn_maze", 0, None, None, treasures="hoard")),
    )
    verbs = {option.verb for option in s.options()}
    assert verbs >= {
        "recruit",
        "buy",
        "found",
        "enslave",
        "sin",
        "artefact",
        "tap",
        "hero",
        "part",
        "treasure",
        "close",
    }
    for option in s.options():
        after = s.copy()
        after.apply(option)
        assert after.corruption == [0, 0, 0]


@clause("seven", "fall.4")
def test_corruption_is_counted_beyond_the_cards_there_are() -> None:
    cards = game().box.contents.corruption.count
    s = scored(person(sins="envy envy envy", corruption=3), person(fallen=True, corruption=cards))
    assert s.corruption == [6, cards, 0]


@clause("seven", "fall.6")
def test_purging_is_an_action_for_one_gold_one_fame_and_one_power() -> None:
    s = example(person(gold=3, fame=3, power=3, corruption=2), options=FALL)
    choose(s, "purge")
    assert (s.gold[0], s.fame[0], s.power[0], s.corruption[0]) == (2, 2, 2, 1)
    assert s.seat == 1


@clause("seven", "fall.6", "supply.14")
@pytest.mark.parametrize("lacking", ["gold", "fame", "power", "corruption"])
def test_who_lacks_any_part_of_the_price_or_has_no_corruption_cannot_purge(lacking: str) -> None:
    means: dict[str, Any] = {"gold": 1, "fame": 1, "power": 1, "corruption": 1, lacking: 0}
    s = example(person(sins="envy", **means), options=FALL)
    assert refusal(s, "purge").clause == "fall.6"
    assert "purge" in texts(example(person(sins="envy", **{**means, lacking: 1}), options=FALL))


@clause("seven", "fall.6", "free.2")
def test_castles_and_estates_may_pay_the_gold_and_the_fame() -> None:
    s = example(person(power=1, corruption=1, palaces="green_bastion southern_vineyard"), options=FALL)
    choose(s, "purge")
    while asked(s) == (0, "Pay"):
        choose(s, texts(s)[0])
    assert (s.palaces[0], s.power[0], s.corruption[0], s.seat) == ((), 0, 0, 1)


@clause("seven", "fall.7")
@pytest.mark.parametrize(("before", "fallen"), [(5, False), (6, True)])
def test_the_seventh_card_makes_a_hero_fall(before: int, fallen: bool) -> None:
    s = scored(person(sins="envy", corruption=before))
    assert (s.corruption[0], holdings(s, 0)["fallen"]) == (before + 1, fallen)


@clause("seven", "fall.8")
def test_what_comes_beyond_the_seventh_is_kept() -> None:
    s = scored(person(sins="envy greed lust", corruption=6))
    assert (s.corruption[0], s.is_fallen(0)) == (9, True)


@clause("seven", "fall.9", "fall.10", "setup.16")
@pytest.mark.parametrize(("fallen_markers", "left"), [("removed", None), ("neutral", "neutral")])
def test_on_falling_all_his_markers_leave_portals_and_undertakings(fallen_markers: str, left: str | None) -> None:
    s = example(
        person(sins="envy", corruption=6, palaces="green_bastion*"),
        options={**FALL, "fallen_markers": fallen_markers},
        steps=[step("TakeTurn"), gathering(1)],
        sin_pile=[],
        undertakings=row(laid("thorn_maze", 0, 1, 0), None, laid("stolen_relic", 0, "neutral", None)),
        portals={"gate_of_dreams": 0, "gate_of_ashes": 1},
    )
    assert s.is_fallen(0)
    undertakings = board(s)["undertakings"]
    assert [undertakings[0]["markers"], undertakings[2]["markers"]] == [[left, 1, left], [left, "neutral", None]]
    assert (board(s)["portals"]["gate_of_dreams"], board(s)["portals"]["gate_of_ashes"]) == (left, 1)
    assert s.markers[:2] == [7, 5]


@clause("seven", "fall.9", "fall.10")
def test_what_he_had_met_or_closed_is_open_to_the_others_again() -> None:
    s = example(
        person(corruption=6, sins="envy"),
        person(fame=3, gifts={"temperance": 7}),
        options=FALL,
        steps=[step("TakeTurn", 1), gathering(1)],
        sin_pile=[],
        undertakings=row(laid("thorn_maze", "neutral", "neutral", 0)),
        portals={"gate_of_dreams": 0},
    )
    assert {"part:1.3", "close:gate_of_dreams"} <= set(texts(s))
    # The row is not full by his marker: nothing was completed.
    assert (s.armour, s.cataclysms) == (0, ())


@clause("seven", "fall.10")
def test_a_row_already_completed_counts_although_its_last_player_falls_in_the_same_turn() -> None:
    s = example(
        person(fame=3, sins="envy", corruption=6),
        options=FALL,
        undertakings=row(laid("thorn_maze", 0, 0, None)),
        cataclysm_pile=["earthquake", "famine"],
        sin_pile=[],
    )
    keys = told(s, "part:1.3")
    assert keys.index("event-armour") < keys.index("event-falls")
    assert (s.armour, s.is_fallen(0), s.power[0] >= 3) == (1, True, True)


@clause("seven", "fall.11")
def test_the_fallen_side_keeps_banner_income_and_ability() -> None:
    aldric = person(hero="aldric", palaces="iron_keep", characters="young_squire", fallen=True, corruption=7)
    s = example({**aldric, "gifts": {"faith": 1}}, person(gifts={"mercy": 1}), options=FALL)
    choose(s, "hero", "take:mercy.1")
    assert holdings(s, 0)["gifts"] == {"mercy": 1}
    income = example(aldric, options=FALL, steps=[step("TakeTurn"), gathering(4)])
    # Aldric's 2 and 2; he and the squire are two Lions: the Iron Keep yields 2.
    assert (income.gold[0], income.fame[0]) == (2, 2 + 2)


@clause("seven", "fall.12", "effect.29")
def test_what_forgives_held_sins_keeps_corruption_away() -> None:
    s = scored(person(sins="envy greed", palaces="temple_of_faith*"), person(sins="envy"))
    assert s.corruption == [0, 1, 0]
