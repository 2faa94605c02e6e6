"""Free uses: elixirs, castles and estates discarded, markers taken back; never an action."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.seven.state import Seven
from tests.clauses import clause
from tests.games.seven.positions import asked, board, choose, example, holdings, person, refusal, row, step, texts

MAZE: dict[str, Any] = {"id": "thorn_maze", "markers": ["neutral", "neutral", None]}


# --- what a castle or an estate yields -------------------------------------------------------------------------------


@clause("seven", "free.1")
@pytest.mark.parametrize(
    ("characters", "sale", "fame"), [("", "current", 1), ("herb_gatherer", "current", 3), ("herb_gatherer", "plain", 1)]
)
def test_a_castle_is_discarded_for_the_fame_it_would_produce_now(characters: str, sale: str, fame: int) -> None:
    # Brann carries the Oak: with another the Green Bastion produces 3 instead of 1.
    brann = person(hero="brann", palaces="green_bastion", characters=characters, sins="greed")
    s = choose(example(brann, options={"palace_sale": sale}), "sell:green_bastion")
    assert (s.fame[0], s.gold[0]) == (fame, 0)
    assert holdings(s, 0)["palaces"] == []
    assert asked(s) == (0, "TakeTurn")


@clause("seven", "free.1")
def test_an_estate_is_discarded_for_the_gold_it_would_produce_now() -> None:
    s = choose(example(person(palaces="kings_granary")), "sell:kings_granary")
    assert (s.gold[0], s.fame[0]) == (3, 0)


@clause("seven", "free.1")
def test_only_ones_own_palace_is_discarded() -> None:
    s = example(person(sins="greed"), person(palaces="kings_granary"))
    assert refusal(s, "sell:kings_granary").clause == "free.1"


@clause("seven", "free.2", "free.3")
def test_an_estate_of_three_gold_against_a_cost_of_two_gives_nothing_back() -> None:
    s = example(person(palaces="kings_granary"), shop=["owl_water", None, None])
    choose(s, "buy:owl_water")
    assert (s.gold[0], holdings(s, 0)["palaces"]) == (0, [])
    assert holdings(s, 0)["elixirs"] == ["owl_water"]


@clause("seven", "free.2", "free.3")
def test_taken_as_tokens_first_the_third_gold_is_not_lost() -> None:
    s = example(person(palaces="kings_granary"), shop=["owl_water", None, None])
    choose(s, "sell:kings_granary")
    assert s.gold[0] == 3
    choose(s, "buy:owl_water")
    assert s.gold[0] == 1


@clause("seven", "free.2")
def test_tokens_pay_what_the_palace_does_not() -> None:
    # Three gold of the estate and two tokens for a castle of five.
    s = example(person(palaces="kings_granary", gold=4), castles=["white_fortress", None])
    choose(s, "found:white_fortress")
    assert (s.gold[0], holdings(s, 0)["palaces"]) == (2, [{"id": "white_fortress", "enslaved": False}])


@clause("seven", "free.2")
def test_of_several_palaces_he_chooses_which_pays() -> None:
    s = example(person(palaces="kings_granary southern_vineyard", gold=1), shop=["owl_water", None, None])
    choose(s, "buy:owl_water")
    assert asked(s) == (0, "Pay")
    assert texts(s) == ["sell:kings_granary", "sell:southern_vineyard"]
    assert choose(s, "sell:southern_vineyard").gold[0] == 0
    assert [palace["id"] for palace in holdings(s, 0)["palaces"]] == ["kings_granary"]


@clause("seven", "free.4")
def test_a_castle_pays_only_fame_and_an_estate_only_gold() -> None:
    market = {"tavern": ["herb_gatherer", None, None], "shop": ["owl_water", None, None]}
    castle = example(person(palaces="white_fortress"), **market)
    assert "recruit:herb_gatherer" in texts(castle)
    assert "buy:owl_water" not in texts(castle)
    estate = example(person(palaces="kings_granary"), **market)
    assert "recruit:herb_gatherer" not in texts(estate)
    assert "buy:owl_water" in texts(estate)
    choose(castle, "recruit:herb_gatherer")
    assert (castle.fame[0], holdings(castle, 0)["palaces"]) == (0, [])


@clause("seven", "free.4")
def test_where_gold_and_fame_are_asked_each_palace_pays_its_own() -> None:
    king = {"id": "bandit_king", "markers": [1, 1, None, None]}  # the last: two gold, two fame, one Courage
    s = example(person(palaces="kings_granary white_fortress", gifts={"courage": 1}), undertakings=row(king))
    choose(s, "part:1.4")
    assert set(texts(s)) == {"sell:kings_granary", "sell:white_fortress"}
    choose(s, "sell:white_fortress")
    assert s.marks[0] == (2, 2, 0, 1)
    assert (s.gold[0], s.fame[0], holdings(s, 0)["gifts"], holdings(s, 0)["palaces"]) == (0, 0, {}, [])


# --- when ------------------------------------------------------------------------------------------------------------


@clause("seven", "free.5")
def test_free_uses_come_before_the_action_as_many_as_he_likes() -> None:
    s = example(person(elixirs="plain_water", palaces="white_fortress southern_vineyard* green_bastion*", sins="greed"))
    choose(s, "elixir:plain_water.plain", "use:southern_vineyard", "sell:white_fortress", "use:green_bastion")
    assert asked(s) == (0, "TakeTurn")
    assert (s.gold[0], s.fame[0], s.passes) == (4, 2 + 4, 0)
    choose(s, "sin:greed.2")
    assert s.seat == 1


@clause("seven", "free.5")
def test_after_the_action_that_ends_the_phase_he_may_still_make_them() -> None:
    s = example(
        person(fame=3, elixirs="plain_water", palaces="southern_vineyard*"),
        undertakings=row(MAZE),
        cataclysm_pile=["locusts", "rebellion"],
    )
    choose(s, "part:1.3")
    assert asked(s) == (0, "LastUses")
    assert set(texts(s)) == {"elixir:plain_water.plain", "sell:southern_vineyard", "use:southern_vineyard", "done"}
    choose(s, "use:southern_vineyard")
    assert (s.gold[0], s.armour, s.turn) == (4, 0, 1)
    choose(s, "done")
    assert (s.armour, s.turn) == (1, 2)


def filled(order: list[int], last_uses: str = "everybody") -> Seven:
    """The first hero has filled row 1; the others have markers on palaces, and more that they keep in any case."""
    s = example(
        person(fame=3),
        person("osric", palaces="southern_vineyard* kings_granary temple_of_mercy*", elixirs="plain_water"),
        person(palaces="green_bastion* white_fortress*"),
        person(palaces="temple_of_faith*"),
        undertakings=row(MAZE),
        cataclysm_pile=["locusts", "rebellion"],
        order=order,
        options={"last_uses": last_uses},
        seats=4,
        spare_elixirs=False,
    )
    return choose(s, "part:1.3")


@clause("seven", "free.5")
def test_when_another_ends_the_phase_everybody_may_still_make_them_in_order_of_play() -> None:
    s = filled([0, 1, 2, 3])
    assert asked(s) == (1, "LastUses")
    # A temple is neither sold nor used (found.10, enslave.4).
    granary, vineyard = "sell:kings_granary", ["sell:southern_vineyard", "use:southern_vineyard"]
    assert set(texts(s)) == {"elixir:plain_water.plain", granary, *vineyard, "done"}
    choose(s, "elixir:plain_water.plain", "sell:kings_granary")
    assert (holdings(s, 1)["elixirs"], s.gold[1], s.armour) == ([], 3, 0)
    choose(s, "done")
    assert asked(s) == (2, "LastUses")
    choose(s, "done")  # the fourth has only a temple
    assert (s.armour, s.turn) == (1, 2)
    assert asked(filled([3, 2, 0, 1])) == (1, "LastUses")
    assert asked(filled([2, 0, 3, 1])) == (1, "LastUses")
    assert asked(filled([1, 0, 2, 3])) == (2, "LastUses")


@clause("seven", "free.5")
def test_who_has_nothing_but_an_elixir_is_asked_too() -> None:
    s = example(
        person(fame=3),
        person("osric", elixirs="plain_water"),
        undertakings=row(MAZE),
        cataclysm_pile=["locusts", "rebellion"],
        options={"last_uses": "everybody"},
        spare_elixirs=False,
    )
    choose(s, "part:1.3")
    assert (asked(s), texts(s)) == ((1, "LastUses"), ["elixir:plain_water.plain", "done"])


@clause("seven", "free.5")
def test_a_palace_that_the_cataclysm_of_the_row_will_destroy_may_still_be_discarded_for_its_fame() -> None:
    s = example(
        person(fame=3),
        person("osric", palaces="iron_keep"),
        undertakings=row(MAZE),
        cataclysm_pile=["locusts", "earthquake"],
        options={"last_uses": "everybody"},
        spare_elixirs=False,
    )
    choose(s, "part:1.3")
    assert asked(s) == (1, "LastUses")
    kept = choose(s.copy(), "done")
    choose(s, "sell:iron_keep")
    assert [holdings(state, 1)["palaces"] for state in (s, kept)] == [[], []]
    assert (s.fame[1] - kept.fame[1], s.turn, kept.turn) == (1, 2, 2)


@clause("seven", "free.5")
def test_a_table_may_leave_the_others_only_the_markers_they_would_lose() -> None:
    s = filled([0, 1, 2, 3], last_uses="markers")
    assert (asked(s), texts(s)) == ((1, "LastUses"), ["use:southern_vineyard", "done"])
    assert refusal(s, "elixir:plain_water.plain").clause == "free.5"
    choose(s, "use:southern_vineyard")
    assert (s.gold[1], s.armour) == (4, 0)
    # A castle that denies sins has nothing to deny, and a temple is not used.
    assert (asked(s), texts(s)) == ((2, "LastUses"), ["use:green_bastion", "done"])
    choose(s, "done")
    assert (s.armour, s.turn) == (1, 2)


@clause("seven", "free.5")
def test_a_table_may_keep_the_last_uses_to_the_one_who_acted() -> None:
    s = filled([0, 1, 2, 3], last_uses="actor")
    assert (s.armour, s.turn) == (1, 2)
    assert (s.markers[1], s.gold[1]) == (7, 1 + 3 + 1)  # unused markers go back; the vineyard, granary and hero yield


@clause("seven", "free.5")
def test_they_come_as_part_of_paying() -> None:
    held = person(elixirs="plain_water", gifts={"temperance": 1}, palaces="white_fortress", fame=1)
    s = example(held, undertakings=row({"id": "stolen_relic"}))
    assert {"part:1.1", "part:1.3"} <= set(texts(s))
    by_palace = choose(s.copy(), "part:1.3")
    assert (by_palace.fame[0], holdings(by_palace, 0)["palaces"]) == (0, [])
    by_elixir = choose(s, "part:1.1")
    assert (holdings(by_elixir, 0)["elixirs"], holdings(by_elixir, 0)["gifts"]) == ([], {})


@clause("seven", "free.5")
def test_they_come_when_a_card_demands_something() -> None:
    s = example(
        person(characters="novice"),
        person(palaces="kings_granary"),
        options={"nameless": "player"},
        seats=4,
        steps=[step("Answer", 1, what="gold", n=2)],
    )
    assert "sell:kings_granary" in texts(s)
    choose(s, "sell:kings_granary")
    assert (holdings(s, 1)["palaces"], holdings(s, 1)["sins"]) == ([], [])


@clause("seven", "free.5")
def test_nobody_makes_them_on_anothers_turn() -> None:
    s = example(person(sins="greed"), person(elixirs="plain_water", palaces="kings_granary"))
    assert s.seat == 0
    assert not {option.verb for option in s.options()} & {"elixir", "sell", "use"}


@clause("seven", "free.6")
def test_a_cataclysm_leaves_no_moment_to_discard_the_palace_it_destroys() -> None:
    s = example(
        person(palaces="iron_keep", sins="greed"),
        steps=[step("PlayCataclysm")],
        cataclysm_pile=["locusts", "earthquake"],
    )
    assert (s.fame[0], holdings(s, 0)["palaces"]) == (0, [])


@clause("seven", "free.6")
def test_no_free_use_is_possible_while_a_cataclysm_is_carried_out() -> None:
    # The locusts take a gift from each: he chooses which, and nothing else.
    held = person(gifts={"faith": 1, "mercy": 1}, elixirs="plain_water", palaces="kings_granary southern_vineyard*")
    s = example(held, steps=[step("PlayCataclysm")], cataclysm_pile=["rebellion", "locusts"])
    assert asked(s) == (0, "GiveUp")
    assert texts(s) == ["give:mercy", "give:faith"]


@clause("seven", "free.6")
def test_who_has_no_gift_may_not_drink_one_to_give_it_up() -> None:
    held = person(elixirs="plain_water")
    s = example(held, steps=[step("PlayCataclysm")], cataclysm_pile=["rebellion", "locusts"])
    assert holdings(s, 0)["elixirs"] == ["plain_water"]
    assert asked(s) == (0, "TakeTurn")


@clause("seven", "free.7")
@pytest.mark.parametrize("use", ["elixir:plain_water.plain", "sell:green_bastion", "use:southern_vineyard"])
def test_free_uses_do_not_break_a_succession_of_passes(use: str) -> None:
    last = person(elixirs="plain_water", palaces="green_bastion southern_vineyard*", sins="envy")
    s = choose(example(person(sins="greed"), person(sins="greed"), last), "pass", "pass", use)
    assert s.turn == 1
    assert choose(s, "pass").turn == 2


# --- the marker ------------------------------------------------------------------------------------------------------


@clause("seven", "free.8")
def test_the_marker_of_a_discarded_palace_goes_back_unused() -> None:
    s = example(person(palaces="green_bastion*", sins="greed"))
    assert s.markers[0] == 6
    choose(s, "sell:green_bastion")
    # One fame for the palace; the four of its rule are not gained.
    assert (s.fame[0], s.markers[0], s.enslaved[0]) == (1, 7, 0)


@clause("seven", "free.8")
def test_the_marker_of_a_palace_that_pays_goes_back_unused() -> None:
    s = example(person(palaces="green_bastion*", fame=1), tavern=["novice", None, None])
    choose(s, "recruit:novice")
    assert (s.fame[0], s.markers[0], s.enslaved[0]) == (0, 7, 0)


@clause("seven", "free.8")
def test_the_marker_of_a_destroyed_palace_goes_back_unused() -> None:
    s = example(
        person(palaces="iron_keep*", characters="novice*"),
        steps=[step("PlayCataclysm")],
        cataclysm_pile=["locusts", "earthquake"],
    )
    assert (s.markers[0], s.enslaved[0]) == (7, 0)
    assert holdings(s, 0)["characters"] == [{"id": "novice", "tapped": True}]
    assert board(s)["gone"] == ["iron_keep"]
