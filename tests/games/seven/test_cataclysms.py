"""Cataclysms: what brings them, how one is carried out, what it destroys and closes."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.seven.state import Seven
from tests.clauses import clause
from tests.games.seven.positions import (
    asked,
    board,
    choose,
    example,
    game,
    holdings,
    laid,
    person,
    refusal,
    row,
    step,
    texts,
    told,
)

TAVERN = ["novice", "pilgrim", "young_squire"]
SHOP = ["plain_water", "lily_nectar", "owl_water"]


def struck_by(cataclysm: str, *people: dict[str, Any], **table: Any) -> Seven:
    """A cataclysm is played; then the first hero is asked for a turn."""
    return example(*people, steps=[step("TakeTurn"), step("PlayCataclysm")], cataclysm_pile=[cataclysm], **table)


def seventh_sin(*cataclysms: str, **table: Any) -> Seven:
    """The first hero is about to play the seventh sin; the last of the cataclysms named is the top of the pile."""
    first = person(sins="greed", gifts={"faith": 1, "mercy": 1}, fame=5)
    second = person(gifts={"faith": 1, "mercy": 1})
    return example(first, second, sin_discards=["sloth"] * 6, cataclysm_pile=["earthquake", *cataclysms], **table)


# --- causes ----------------------------------------------------------------------------------------------------------


@clause("seven", "cataclysm.1", "sin.3", "sin.4")
def test_the_seventh_sin_brings_the_top_cataclysm_and_the_sixth_none() -> None:
    s = seventh_sin("rebellion")
    before = board(s)
    choose(s, "sin:greed.2")
    assert board(s)["cataclysms"] == ["rebellion"]
    assert board(s)["cataclysm_pile"] == ["earthquake"]
    assert s.fame[0] == 5 - 2
    deck, seven = before["sin_pile"], [*before["sin_discards"], "greed"]
    assert sorted(board(s)["sin_pile"]) == sorted(deck + seven)
    assert s.sins_loose == len(deck + seven)  # shuffled: each is chosen when it is drawn
    assert s.sin_discards == ()
    sixth = example(person(sins="greed"), sin_discards=["sloth"] * 5)
    choose(sixth, "sin:greed.2")
    assert (sixth.cataclysms, len(sixth.sin_discards)) == ((), 6)


@clause("seven", "cataclysm.1", "complete.13")
@pytest.mark.parametrize(("cataclysms", "played"), [("row", ["rebellion"]), ("undertaking", ["rebellion", "famine"])])
def test_a_completed_row_brings_one_cataclysm_or_each_card_one_where_the_table_says_so(
    cataclysms: str, played: list[str]
) -> None:
    s = example(
        person(),
        options={"cataclysms": cataclysms},
        steps=[step("TakeTurn"), step("CompleteRow")],
        undertakings=row(laid("thorn_maze", 0, 0, 0), laid("orphans_road", 0, 0, 0)),
        cataclysm_pile=["earthquake", "famine", "rebellion"],
    )
    assert board(choose(s, "complete:1"))["cataclysms"] == played


# --- carried out -----------------------------------------------------------------------------------------------------


@clause("seven", "cataclysm.2", "sin.2")
def test_play_stops_for_the_whole_card_and_goes_on_where_it_was() -> None:
    s = seventh_sin("locusts")
    choose(s, "sin:greed.2")
    assert s.gold[0] == 3  # the function came first
    assert asked(s) == (0, "GiveUp")
    choose(s, "give:faith")
    assert asked(s) == (1, "GiveUp")
    choose(s, "give:mercy")
    assert asked(s) == (1, "TakeTurn")


@clause("seven", "cataclysm.3")
def test_first_the_palace_then_the_space_then_the_other_effects() -> None:
    s = example(
        person(sins="greed", characters="pilgrim* sword_master*"),
        sin_discards=["sloth"] * 6,
        tavern=["novice", "preacher", "young_squire"],
        estates=["river_mill", None],
        cataclysm_pile=["great_plague"],
    )
    told_so_far = told(s, "sin:greed.2", "lose:pilgrim")
    told_so_far = told_so_far[told_so_far.index("event-cataclysm") :]
    wanted = ["event-destroyed", "event-closes-space", "event-gives-up"]
    assert [key for key in told_so_far if key in wanted] == wanted


@clause("seven", "cataclysm.3")
def test_the_other_effects_come_from_first_to_last() -> None:
    # The Deluge refreshes the shop, then takes a gift: the shop is new already when the gift is asked for.
    s = struck_by(
        "deluge",
        person(gifts={"faith": 1, "mercy": 1}),
        shop=SHOP,
        elixir_pile=["clear_ink", "honest_ale", "ember_wine"],
    )
    assert asked(s) == (0, "GiveUp")
    assert sorted(board(s)["shop"]) == ["clear_ink", "ember_wine", "honest_ale"]


@clause("seven", "cataclysm.4")
def test_who_must_choose_chooses_in_the_order_of_play() -> None:
    two = {"faith": 1, "mercy": 1}
    s = struck_by("locusts", *(person(gifts=two) for _ in range(3)), order=[2, 0, 1])
    seats = []
    while asked(s)[1] == "GiveUp":
        seats.append(s.seat)
        choose(s, "give:mercy")
    assert seats == [2, 0, 1]
    assert [holdings(s, hero)["gifts"] for hero in range(3)] == [{"faith": 1}] * 3


@clause("seven", "cataclysm.9")
def test_what_a_player_lacks_is_not_owed() -> None:
    s = struck_by("rebellion", person(fame=3, sins="envy"), person(fame=1), person(fame=0))
    assert s.fame == [1, 0, 0]
    bare = struck_by("locusts", person(sins="envy"))
    assert asked(bare) == (0, "TakeTurn")
    last = struck_by("locusts", person(sins="envy", gifts={"faith": 1}))
    assert asked(last) == (0, "TakeTurn")
    assert holdings(last, 0)["gifts"] == {}


@clause("seven", "cataclysm.10")
def test_of_two_cataclysms_the_first_is_settled_before_the_second_is_drawn() -> None:
    s = example(
        person(gifts={"faith": 1, "mercy": 1}, fame=3),
        steps=[step("TakeTurn"), step("PlayCataclysm"), step("PlayCataclysm")],
        cataclysm_pile=["earthquake", "rebellion", "locusts"],
    )
    assert asked(s) == (0, "GiveUp")
    assert (board(s)["cataclysms"], s.fame[0]) == (["locusts"], 3)
    choose(s, "give:faith")
    assert (board(s)["cataclysms"], s.fame[0]) == (["locusts", "rebellion"], 1)


@clause("seven", "cataclysm.10", "cataclysm.1")
def test_where_each_undertaking_brings_one_the_first_comes_before_the_second_card_is_completed() -> None:
    s = example(
        person(gifts={"faith": 1, "mercy": 1}),
        person(),
        options={"cataclysms": "undertaking"},
        steps=[step("TakeTurn"), step("CompleteRow")],
        undertakings=row(laid("thorn_maze", 1, 1, 1), laid("mountain_of_glass", 1, 1, 1)),
        cataclysm_pile=["earthquake", "rebellion", "locusts"],
    )
    choose(s, "complete:2")
    assert asked(s) == (0, "GiveUp")
    assert (s.power[1], board(s)["cataclysms"]) == (5, ["locusts"])
    choose(s, "give:faith")
    assert (s.power[1], board(s)["cataclysms"]) == (5 + 3, ["locusts", "rebellion"])


@clause("seven", "cataclysm.11", "end.6")
def test_after_the_fourteenth_a_cause_has_no_effect_but_the_sins_are_shuffled_in() -> None:
    ids = game().box.cataclysm_ids
    assert len(ids) == 14
    s = example(person(sins="greed", fame=5), sin_discards=["sloth"] * 6, cataclysm_pile=[], cataclysms=ids)
    choose(s, "sin:greed.2")
    assert (board(s)["cataclysms"], s.cataclysm_pile) == (ids, ())
    assert (s.sin_discards, len(s.sin_pile)) == ((), 21 + 7)
    assert (s.fame[0], s.seat) == (5, 1)


# --- palaces ---------------------------------------------------------------------------------------------------------


@clause("seven", "cataclysm.5", "free.6", "free.8")
def test_a_named_palace_is_taken_from_its_owner_without_compensation() -> None:
    # The Earthquake names number 1, the Iron Keep, and takes a gold for each palace left.
    s = struck_by("earthquake", person(sins="envy"), person(palaces="iron_keep* green_bastion*", gold=5, fame=2))
    owner = holdings(s, 1)
    assert owner["palaces"] == [{"id": "green_bastion", "enslaved": True}]
    assert (owner["gold"], owner["fame"], s.markers[1]) == (5 - 1, 2, 6)
    assert board(s)["gone"] == ["iron_keep"]


@clause("seven", "cataclysm.5")
def test_an_open_palace_is_removed_and_replaced() -> None:
    s = struck_by("earthquake", person(sins="envy"), castles=["moonwatch", "iron_keep"], castle_pile=["green_bastion"])
    assert (board(s)["castles"], board(s)["castle_pile"]) == (["moonwatch", "green_bastion"], [])
    assert board(s)["gone"] == ["iron_keep"]
    last = struck_by("earthquake", person(sins="envy"), castles=["moonwatch", "iron_keep"])
    assert board(last)["castles"] == ["moonwatch", None]


@clause("seven", "cataclysm.5")
def test_a_palace_in_its_pile_is_removed_and_the_pile_shuffled() -> None:
    others = ["moonwatch", "green_bastion", "white_fortress", "first_heros_castle", "sunlit_citadel", "scholars_hall"]
    s = struck_by("earthquake", person(sins="envy"), castle_pile=[*others, "iron_keep"], estate_pile=["river_mill"])
    assert sorted(board(s)["castle_pile"]) == sorted(others)
    assert board(s)["castle_pile"] != others
    assert (board(s)["estate_pile"], board(s)["gone"]) == (["river_mill"], ["iron_keep"])
    # An estate is looked for among the estates.
    estate = struck_by("famine", person(sins="envy"), estate_pile=["southern_vineyard"], castle_pile=["iron_keep"])
    assert (board(estate)["estate_pile"], board(estate)["castle_pile"]) == ([], ["iron_keep"])


@clause("seven", "cataclysm.6")
def test_a_palace_that_has_left_the_game_is_not_looked_for() -> None:
    s = struck_by("earthquake", person(sins="envy"), castles=["moonwatch", None], gone=["iron_keep"])
    assert (board(s)["castles"], board(s)["gone"]) == (["moonwatch", None], ["iron_keep"])


# --- closed spaces ---------------------------------------------------------------------------------------------------


@clause("seven", "cataclysm.7", "cataclysm.8")
def test_the_last_open_space_is_shut_and_its_card_discarded() -> None:
    s = struck_by("great_plague", person(fame=9), tavern=TAVERN, shop=SHOP, character_pile=["preacher", "templar"])
    assert (board(s)["tavern"], board(s)["shop"]) == (["novice", "pilgrim", "closed"], SHOP)
    assert board(s)["character_discards"] == ["young_squire"]
    # Nothing appears there again, and nobody recruits there.
    assert refusal(s, "recruit:young_squire").clause == "recruit.1"
    choose(s, "recruit:novice")
    assert board(s)["tavern"] == ["templar", "pilgrim", "closed"]


@clause("seven", "cataclysm.7", "recruit.2")
def test_what_lay_on_a_space_closed_in_the_middle_of_the_phase_is_not_offered_any_more() -> None:
    s = example(
        person(sins="greed", fame=9),
        person(fame=9),
        person(fame=9),
        sin_discards=["sloth"] * 6,
        cataclysm_pile=["earthquake", "great_plague"],
        tavern=TAVERN,
        character_pile=["preacher", "templar"],
    )
    assert "recruit:young_squire" in texts(s)
    choose(s, "sin:greed.2")
    assert {text for text in texts(s) if text.startswith("recruit:")} == {"recruit:novice", "recruit:pilgrim"}
    choose(s, "recruit:novice")
    assert {text for text in texts(s) if text.startswith("recruit:")} == {"recruit:templar", "recruit:pilgrim"}


@clause("seven", "cataclysm.8")
def test_the_next_closing_shuts_the_space_before_it() -> None:
    s = struck_by("great_plague", person(sins="envy"), tavern=["novice", "pilgrim", "closed"])
    assert board(s)["tavern"] == ["novice", "closed", "closed"]


@clause("seven", "cataclysm.8")
def test_the_first_player_chooses_the_space_where_the_table_says_so() -> None:
    s = struck_by(
        "great_plague",
        person(sins="envy", characters="pilgrim* preacher*"),
        options={"closed_space": "chosen"},
        order=[1, 0, 2],
        tavern=["novice", "closed", "young_squire"],
        character_pile=["templar"],
    )
    assert asked(s) == (1, "PickSpace")
    assert texts(s) == ["shut:1", "shut:3"]
    choose(s, "shut:1")
    assert board(s)["tavern"] == ["closed", "closed", "young_squire"]
    assert board(s)["character_discards"] == ["novice"]
    # The other effects of the card follow.
    assert asked(s) == (0, "GiveUp")


@clause("seven", "cataclysm.7", "cataclysm.8")
def test_the_shop_is_closed_by_the_cards_that_name_it() -> None:
    s = struck_by("great_fire", person(gold=9), tavern=TAVERN, shop=SHOP, elixir_pile=["clear_ink", "honest_ale"])
    assert (board(s)["tavern"], board(s)["shop"]) == (TAVERN, ["plain_water", "lily_nectar", "closed"])
    choose(s, "buy:plain_water")
    assert board(s)["shop"] == ["honest_ale", "lily_nectar", "closed"]
    assert "buy:owl_water" not in texts(s)


@clause("seven", "cataclysm.7")
def test_a_space_without_a_card_can_be_closed_and_a_refreshing_leaves_it_so() -> None:
    s = struck_by("great_plague", person(sins="envy"), tavern=["novice", "pilgrim", None])
    assert board(s)["tavern"] == ["novice", "pilgrim", "closed"]
    assert board(s)["character_discards"] == []
    flooded = struck_by(
        "deluge", person(sins="envy"), shop=["plain_water", "closed", "closed"], elixir_pile=["clear_ink"]
    )
    assert board(flooded)["shop"] == ["clear_ink", "closed", "closed"]
