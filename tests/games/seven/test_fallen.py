"""Playing a fallen hero: what he cannot do, what he takes from others, how he returns and wins."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.seven.state import Seven
from tests.clauses import clause
from tests.games.seven.positions import (
    asked,
    choose,
    example,
    game,
    gathering,
    holdings,
    laid,
    person,
    refusal,
    row,
    seen,
    step,
    texts,
)

FALL = {"fall": True}
CATACLYSMS = game().box.cataclysm_ids


def fallen(**more: Any) -> dict[str, Any]:
    """A hero who has fallen."""
    return person(fallen=True, **{"corruption": 7, **more})


def table(*people: dict[str, Any], **more: Any) -> Seven:
    """A table with the rule in use."""
    options = FALL | more.pop("options", {})
    return example(*people, options=options, **more)


@clause("seven", "evil.1")
def test_a_fallen_hero_takes_his_turns_in_the_same_order_and_acts_as_before() -> None:
    s = table(
        person(sins="envy"),
        fallen(characters="novice", gold=9, fame=9, sins="greed"),
        person(),
        tavern=["pilgrim", None, None],
    )
    choose(s, "pass")
    assert s.seat == 1
    assert {"recruit:pilgrim", "tap:novice", "sin:greed.2", "pass"} <= set(texts(s))
    choose(s, "tap:novice")
    assert s.seat == 2


@clause("seven", "evil.1", "gather.11")
def test_falling_changes_nothing_about_the_order_of_the_next_turn() -> None:
    s = table(fallen(power=5), person(power=1), steps=[step("TakeTurn"), gathering(7)])
    assert s.order == (2, 1, 0)


@clause("seven", "evil.1")
def test_fallen_heroes_act_first_where_the_table_says_so() -> None:
    people = (fallen(power=5), person(power=1), fallen(power=3))
    s = table(*people, options={"fallen_order": "first"}, steps=[step("TakeTurn"), gathering(7)])
    assert s.order == (2, 0, 1)


@clause("seven", "evil.2")
def test_he_takes_no_part_in_undertakings_by_any_means() -> None:
    laid_out = row(laid("thorn_maze", "neutral", None, None))
    s = table(fallen(fame=9, sins="envy", palaces="moonwatch*"), undertakings=laid_out)
    assert refusal(s, "part:1.3").clause == "evil.2"
    assert "use:moonwatch" not in texts(s)  # it would put his marker in place of a neutral one


@clause("seven", "evil.2")
def test_he_receives_no_treasure_when_undertakings_are_completed() -> None:
    s = table(
        fallen(sins="envy"),
        person(),
        steps=[step("TakeTurn"), step("Complete", place=1)],
        undertakings=row(laid("thorn_maze", 1, "neutral", "neutral", treasures="sealed_reliquary")),
        artefact_pile=["horn_of_plenty"],
    )
    assert [len(held) for held in s.artefacts] == [0, 1, 0]
    assert s.power == [0, 3, 0]


@clause("seven", "evil.3")
@pytest.mark.parametrize(
    ("treasure", "what", "amounts"),
    [("hoard", "gold", [2, 1, 1]), ("legend", "fame", [2, 1, 1]), ("blessing", "power", [0, 1, 0])],
)
@pytest.mark.parametrize("early", [True, False])
def test_each_fallen_hero_takes_one_of_a_treasure(treasure: str, what: str, amounts: list[int], early: bool) -> None:
    # Four gold or fame, and the ledger's example of one power for two fallen heroes: the first in order gains it.
    laid_out = row(laid("thorn_maze", 0, None, None, treasures=treasure))
    people = (person(sins="envy"), fallen(), fallen())
    if early:
        s = choose(table(*people, undertakings=laid_out), f"treasure:1.{treasure}")
    else:
        s = table(*people, steps=[step("TakeTurn"), step("Complete", place=1)], undertakings=laid_out)
        s.power[0] -= 3  # for the card itself
    assert [holdings(s, hero)[what] for hero in range(3)] == amounts


@clause("seven", "evil.4")
def test_an_amount_too_small_is_dealt_one_each_in_the_order_of_play() -> None:
    laid_out = row(laid("thorn_maze", 0, None, None, treasures="blessing song"))
    s = table(person(), fallen(), fallen(), order=[2, 0, 1], undertakings=laid_out)
    assert choose(s.copy(), "treasure:1.blessing").power == [0, 0, 1]
    # Two fame for three: the taker goes without.
    assert choose(s, "treasure:1.song").fame == [0, 1, 1]


@clause("seven", "evil.3")
def test_an_artefact_is_not_shared() -> None:
    laid_out = row(laid("thorn_maze", 0, None, None, treasures="sealed_reliquary"))
    s = table(person(), fallen(), undertakings=laid_out, artefact_pile=["horn_of_plenty", "kings_seal"])
    choose(s, "treasure:1.sealed_reliquary")
    assert [len(held) for held in s.artefacts] == [1, 0, 0]


@clause("seven", "evil.5")
def test_he_cannot_use_artefacts_and_keeps_them_face_down() -> None:
    s = table(fallen(artefacts="horn_of_plenty", sins="envy"), person(artefacts="kings_seal"))
    assert refusal(s, "artefact:horn_of_plenty").clause == "evil.5"
    assert holdings(s, 0)["artefacts"] == ["horn_of_plenty"]
    assert seen(s, 1)["heroes"][0]["artefacts"] == 1
    choose(s, "pass")
    assert "artefact:kings_seal" in texts(s)


@clause("seven", "evil.6")
def test_he_cannot_close_portals() -> None:
    s = table(fallen(gifts={"temperance": 7}, sins="envy"))
    assert refusal(s, "close:gate_of_dreams").clause == "evil.6"


@clause("seven", "evil.7")
def test_he_discards_all_his_gifts_at_the_end_of_the_turn() -> None:
    # Step 6; until then he may hold them, and others keep theirs.
    s = table(
        fallen(gifts={"faith": 2, "mercy": 1}, characters="novice"),
        person(gifts={"faith": 1}),
        steps=[step("TakeTurn"), gathering(6)],
    )
    assert [s.gift_cards(hero) for hero in range(3)] == [0, 1, 0]
    assert (s.reserve[2], s.reserve[4]) == (7, 6)
    later = table(fallen(gifts={"faith": 2}, sins="envy"), steps=[step("TakeTurn"), gathering(7)])
    assert later.gift_cards(0) == 2


@clause("seven", "evil.7")
@pytest.mark.parametrize(("fallen_gifts", "kept"), [("turn", 3), ("action", 0)])
def test_he_keeps_them_through_his_actions_unless_the_table_says_otherwise(fallen_gifts: str, kept: int) -> None:
    s = table(fallen(gifts={"faith": 2}, characters="novice"), options={"fallen_gifts": fallen_gifts})
    choose(s, "tap:novice")
    assert s.gift_cards(0) == kept


@clause("seven", "evil.8")
def test_sins_in_hand_cost_him_neither_power_nor_corruption() -> None:
    s = table(
        fallen(power=5, sins="envy greed lust"),
        person(sins="envy"),
        steps=[step("TakeTurn"), gathering(1)],
        sin_pile=[],
    )
    assert s.corruption == [7, 1, 0]
    assert s.power[0] >= 5


@clause("seven", "evil.9")
def test_he_still_draws_and_discards_sins() -> None:
    s = table(fallen(sins="envy greed lust"), fallen(sins="wrath"), steps=[gathering(2)], sin_pile=["pride"] * 9)
    assert asked(s) == (0, "DropSin")
    choose(s, "drop:envy")
    assert [len(hand) for hand in s.sins] == [3, 3, 3]


@clause("seven", "evil.10", "fall.6")
def test_with_fewer_than_seven_cards_he_returns_and_all_rules_hold_for_him_again() -> None:
    s = table(
        fallen(gold=5, fame=5, power=5, corruption=8, artefacts="horn_of_plenty"),
        undertakings=row(laid("thorn_maze", None, None, None)),
    )
    choose(s, "purge", "pass", "pass")
    assert (s.corruption[0], s.is_fallen(0)) == (7, True)
    assert (s.gold[0], s.fame[0], s.power[0]) == (4, 4, 4)
    choose(s, "purge", "pass", "pass")
    assert (s.corruption[0], s.is_fallen(0)) == (6, False)
    assert {"part:1.3", "artefact:horn_of_plenty"} <= set(texts(s))


@clause("seven", "evil.10", "fall.6")
def test_each_hero_returns_alone() -> None:
    s = table(fallen(corruption=7), fallen(gold=1, fame=1, power=1, corruption=7))
    choose(s, "purge")
    assert (s.is_fallen(0), s.is_fallen(1)) == (True, False)


@clause("seven", "evil.10", "fall.7")
def test_who_has_returned_may_fall_again() -> None:
    s = table(fallen(gold=1, fame=1, power=1, sins="envy"), sin_pile=[])
    choose(s, "purge", "pass", "pass")
    assert not s.is_fallen(0)
    choose(s, "pass")
    assert (s.turn, s.corruption[0], s.is_fallen(0)) == (2, 7, True)


@clause("seven", "evil.11", "nameless.12", "game.3")
def test_fallen_heroes_win_together_when_the_nameless_wins() -> None:
    s = table(fallen(), person(), fallen(), steps=[gathering(1)], cataclysm_pile=[], cataclysms=CATACLYSMS)
    assert (s.ending(), s.winners()) == ("nameless", [0, 2, s.nameless])


@clause("seven", "evil.11")
def test_they_do_not_win_when_the_others_reach_victory() -> None:
    s = table(fallen(), person(power=30), steps=[gathering(1)], cataclysm_pile=[], cataclysms=CATACLYSMS, armour=7)
    assert (s.ending(), s.winners()) == ("armour", [1])


@clause("seven", "evil.12")
def test_a_fallen_hero_does_not_win_by_armour_and_power() -> None:
    s = table(fallen(power=50, characters="novice"), person(power=29), armour=7)
    choose(s, "tap:novice")
    assert not s.over
    other = table(fallen(power=50, characters="novice"), person(power=30), armour=7)
    assert choose(other, "tap:novice").winners() == [1]


@clause("seven", "evil.13")
def test_he_takes_part_in_the_additional_scoring() -> None:
    s = table(fallen(gold=9), person(gold=8), steps=[step("TakeTurn"), gathering(1)], sin_pile=[], spare_elixirs=False)
    # His banner and the most gold; the others their banners.
    assert s.power == [2, 1, 1]


@clause("seven", "evil.14")
def test_when_the_last_hero_falls_the_game_ends_and_he_alone_loses() -> None:
    s = table(fallen(), person(corruption=6, sins="envy"), fallen(), steps=[gathering(1)])
    assert (s.ending(), s.winners()) == ("all_fallen", [0, 2])
    # The rest of the phase is not played.
    assert s.gold == [0, 0, 0]


@clause("seven", "evil.15")
@pytest.mark.parametrize(("order", "winners"), [([0, 1, 2], [0, 1]), ([2, 1, 0], [1, 2]), ([2, 0, 1], [0, 2])])
def test_of_several_who_fall_together_the_last_is_the_later_in_order(order: list[int], winners: list[int]) -> None:
    people = [person(corruption=6, sins="envy") for _ in range(3)]
    s = table(*people, steps=[gathering(1)], order=order)
    assert (s.ending(), s.winners()) == ("all_fallen", winners)


@clause("seven", "evil.14")
def test_when_all_have_fallen_the_nameless_has_not_won_though_somebody_plays_him() -> None:
    s = example(
        person(corruption=7, fallen=True),
        person(corruption=6, sins="envy"),
        person(corruption=7, fallen=True),
        options={"fall": True, "nameless": "player"},
        seats=4,
        steps=[step("Answer", 1, what="gold", n=1)],
    )
    choose(s, "penalty:corruption")
    assert (s.ending(), s.winners()) == ("all_fallen", [0, 2])
