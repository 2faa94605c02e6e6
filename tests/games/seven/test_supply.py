"""Supplies that run out, and those that do not."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.core.rng import Rng
from tests.clauses import clause
from tests.games.seven.positions import board, choose, example, game, holdings, person, refusal, row, seen, texts

NEUTRAL = "neutral"


def row_one_but_one(**more: Any) -> dict[str, Any]:
    """An undertaking of row 1 of which only the last requirement, 3 fame, is free."""
    return {"id": "thorn_maze", "markers": [NEUTRAL, NEUTRAL, None], **more}


# --- characters and elixirs ------------------------------------------------------------------------------------------


@clause("seven", "supply.1")
def test_the_last_character_of_the_pile_is_followed_at_once_by_the_shuffled_discards() -> None:
    s = example(
        person(fame=2),
        tavern=["novice", "abbess", "templar"],
        character_pile=["pilgrim"],
        character_discards=["preacher", "almoner"],
    )
    choose(s, "recruit:novice")
    assert board(s)["tavern"] == ["pilgrim", "abbess", "templar"]
    assert sorted(board(s)["character_pile"]) == ["almoner", "preacher"]
    assert board(s)["character_discards"] == []


@clause("seven", "supply.1")
def test_the_discards_are_shuffled_by_chance() -> None:
    used = ["preacher", "almoner", "pilgrim", "abbess", "templar", "herb_gatherer"]
    piles = set()
    for key in range(4):
        s = example(person(fame=2), tavern=["novice", None, None], character_discards=used)
        s.rng = Rng(key)
        piles.add(tuple(board(choose(s, "recruit:novice"))["character_pile"]))
    assert len(piles) > 1


@clause("seven", "supply.1")
def test_the_last_elixir_of_the_pile_is_followed_at_once_by_the_shuffled_discards() -> None:
    s = example(
        person(gold=1),
        shop=["plain_water", "owl_water", "bell_water"],
        elixir_pile=["lions_blood"],
        elixir_discards=["lily_nectar", "clear_ink"],
    )
    choose(s, "buy:plain_water")
    assert board(s)["shop"] == ["lions_blood", "owl_water", "bell_water"]
    assert sorted(board(s)["elixir_pile"]) == ["clear_ink", "lily_nectar"]
    assert board(s)["elixir_discards"] == []


@clause("seven", "supply.2")
def test_a_space_without_any_character_left_waits_for_one_to_be_discarded() -> None:
    s = example(person(fame=2, characters="pilgrim*"), tavern=["novice", "abbess", "templar"])
    choose(s, "recruit:novice")
    assert board(s)["tavern"] == [None, "abbess", "templar"]
    choose(s, "pass", "pass", "tap:pilgrim")
    assert board(s)["tavern"] == ["pilgrim", "abbess", "templar"]
    assert board(s)["character_discards"] == []


@clause("seven", "supply.2")
def test_a_space_without_any_elixir_left_waits_for_one_to_be_discarded() -> None:
    s = example(person(elixirs="owl_water"), shop=["plain_water", None, "bell_water"])
    choose(s, "elixir:owl_water.plain")
    assert board(s)["shop"] == ["plain_water", "owl_water", "bell_water"]


# --- undertakings ----------------------------------------------------------------------------------------------------


@clause("seven", "supply.3")
def test_a_completed_undertaking_leaves_the_game() -> None:
    s = example(person(fame=3), undertakings=row(row_one_but_one()))
    choose(s, "part:1.3")
    assert s.armour == 1
    assert not any(board(s)["undertakings"])
    assert board(s)["undertaking_pile"] == []


@clause("seven", "supply.4")
def test_places_that_the_pile_cannot_fill_stay_empty() -> None:
    s = example(person(fame=3), undertakings=row(row_one_but_one()), undertaking_pile=["stolen_relic"])
    choose(s, "part:1.3")
    places = board(s)["undertakings"]
    assert [one and one["id"] for one in places] == [None, None, None, None, "stolen_relic", None]


@clause("seven", "supply.4")
@pytest.mark.parametrize("undertakings", [row(row_one_but_one()), row(None, row_one_but_one())])
def test_an_empty_place_counts_as_complete(undertakings: list[dict[str, Any] | None]) -> None:
    s = example(person(fame=3), undertakings=undertakings)
    choose(s, f"part:{1 if undertakings[0] else 2}.3")
    assert s.armour == 1


@clause("seven", "supply.4")
def test_a_row_of_nothing_but_empty_places_is_not_completed() -> None:
    s = example(person(sins="greed"), undertakings=row(None, None, {"id": "thorn_maze"}))
    choose(s, "sin:greed.2")
    assert (s.armour, s.turn) == (0, 1)


@clause("seven", "supply.4")
def test_there_are_undertakings_for_fourteen_rows_of_two() -> None:
    assert len(game().box.undertaking_ids) == 2 * len(game().box.cataclysm_ids) == 28


# --- sins ------------------------------------------------------------------------------------------------------------


@clause("seven", "supply.5", "supply.6")
def test_six_discarded_sins_make_no_deck_and_draws_without_one_are_lost() -> None:
    s = example(person(sins="greed"), sin_pile=["envy"], sin_discards=["sloth"] * 5)
    # The sixth discard; then all pass, and three hands are filled from one card.
    s.events = []
    choose(s, "sin:greed.2", *["pass"] * 3)
    drawn = [event.message.args for event in s.events if event.message.key == "event-draws-sins"]
    assert drawn == [{"player": "@seat-0", "n": 1}]
    assert s.turn == 2
    assert [len(hand) for hand in s.sins] == [1, 0, 0]
    assert board(s)["sin_discards"] == ["sloth"] * 5 + ["greed"]
    assert board(s)["sin_pile"] == []


@clause("seven", "supply.5")
def test_the_seventh_discarded_sin_makes_a_new_deck() -> None:
    s = example(person(sins="greed"), sin_pile=["envy"], sin_discards=["sloth"] * 6)
    choose(s, "sin:greed.2")
    assert sorted(board(s)["sin_pile"]) == ["envy", "greed", *["sloth"] * 6]
    assert board(s)["sin_discards"] == []


@clause("seven", "supply.7")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_the_sin_discards_are_a_number_to_everybody(seat: int | None) -> None:
    one = example(person(sins="greed"), sin_discards=["sloth", "lust"])
    other = example(person(sins="greed"), sin_discards=["pride", "wrath"])
    assert seen(one, seat)["sin_discards"] == 2
    assert seen(one, seat) == seen(other, seat)


@clause("seven", "supply.7")
def test_a_sin_is_seen_by_all_when_it_is_played() -> None:
    s = example(person(sins="greed"))
    s.events = []
    choose(s, "sin:greed.2")
    told = next(event for event in s.events if event.message.args.get("sin") == "@sin-greed")
    assert told.audience is None


# --- gifts, gold and fame --------------------------------------------------------------------------------------------


@clause("seven", "supply.8")
@pytest.mark.parametrize(("left", "got"), [(2, 2), (1, 1), (0, 0)])
def test_who_should_receive_more_gifts_than_there_are_receives_what_there_is(left: int, got: int) -> None:
    s = example(person(characters="sword_master"), person(gifts={"courage": 7 - left}))
    choose(s, "tap:sword_master")
    assert s.gifts[0] == got
    assert s.reserve[0] == left - got


@clause("seven", "supply.8")
def test_each_kind_exists_in_seven_cards() -> None:
    assert game().box.gift_count == [7] * 6


@clause("seven", "supply.9")
def test_gold_and_fame_never_run_out() -> None:
    rich = person(gold=4000, fame=4000)
    s = example(person(sins="greed pride", gold=4000, fame=4000), rich, rich)
    choose(s, "sin:greed.2", "pass", "pass", "sin:pride.2")
    assert (s.gold[0], s.fame[0]) == (4003, 4003)


# --- palaces ---------------------------------------------------------------------------------------------------------


@clause("seven", "supply.10")
@pytest.mark.parametrize("palace", ["green_bastion", "southern_vineyard"])
def test_a_discarded_palace_leaves_the_game(palace: str) -> None:
    s = choose(example(person(palaces=palace)), f"sell:{palace}")
    assert board(s)["gone"] == [palace]
    assert board(s)["castle_pile"] == board(s)["estate_pile"] == []


@clause("seven", "supply.10")
def test_a_destroyed_palace_leaves_the_game() -> None:
    s = example(
        person(palaces="iron_keep", sins="greed"),
        steps=[{"step": "PlayCataclysm"}],
        cataclysm_pile=["locusts", "earthquake"],
    )
    assert holdings(s, 0)["palaces"] == []
    assert board(s)["gone"] == ["iron_keep"]


@clause("seven", "supply.10")
def test_an_exhausted_pile_of_castles_is_not_renewed() -> None:
    s = example(person(gold=3), castles=["iron_keep", "moonwatch"], gone=["green_bastion", "white_fortress"])
    choose(s, "found:iron_keep")
    assert board(s)["castles"] == [None, "moonwatch"]
    assert board(s)["castle_pile"] == []


# --- treasures and artefacts -----------------------------------------------------------------------------------------


@clause("seven", "supply.11")
def test_discarded_treasures_are_out_of_reach_until_the_gathering_phase() -> None:
    mine = {"id": "thorn_maze", "markers": [0, None, None], "treasures": ["song"]}
    s = example(person(), undertakings=row(mine), treasure_discards=["hoard", "hoard"])
    assert "treasure:1.song" in texts(s)
    assert "treasure:1.pile" not in texts(s)
    choose(s, *["pass"] * 3)
    assert s.turn == 2
    assert board(s)["treasure_discards"] == []
    assert sorted(board(s)["treasure_pile"]) == ["hoard", "hoard"]


@clause("seven", "supply.12")
def test_used_artefacts_make_a_new_deck_when_the_old_one_is_empty() -> None:
    mine = {"id": "thorn_maze", "markers": [0, None, None], "treasures": ["sealed_reliquary"]}
    s = example(person(), undertakings=row(mine), artefact_discards=["hourglass", "horn_of_plenty"])
    choose(s, "treasure:1.sealed_reliquary")
    assert board(s)["artefact_discards"] == []
    assert sorted([*holdings(s, 0)["artefacts"], *board(s)["artefact_pile"]]) == ["horn_of_plenty", "hourglass"]
    assert len(holdings(s, 0)["artefacts"]) == 1


@clause("seven", "supply.12")
def test_used_artefacts_wait_while_the_deck_lasts() -> None:
    mine = {"id": "thorn_maze", "markers": [0, None, None], "treasures": ["sealed_reliquary"]}
    piles = {"artefact_pile": ["kings_seal"], "artefact_discards": ["hourglass"]}
    s = choose(example(person(), undertakings=row(mine), **piles), "treasure:1.sealed_reliquary")
    assert holdings(s, 0)["artefacts"] == ["kings_seal"]
    assert board(s)["artefact_discards"] == ["hourglass"]


@clause("seven", "supply.12")
def test_a_treasure_that_shows_an_artefact_gives_nothing_when_there_is_none() -> None:
    mine = {"id": "thorn_maze", "markers": [0, None, None], "treasures": ["sealed_reliquary"]}
    s = choose(example(person(), undertakings=row(mine)), "treasure:1.sealed_reliquary")
    assert holdings(s, 0)["artefacts"] == []
    assert board(s)["treasure_discards"] == ["sealed_reliquary"]


# --- markers and power -----------------------------------------------------------------------------------------------


@clause("seven", "supply.13")
def test_who_has_no_marker_left_takes_no_part_enslaves_nothing_and_closes_nothing() -> None:
    ids = game().box.portal_ids
    rich = person(fame=9, power=9, gifts={"temperance": 7}, palaces="green_bastion", sins="greed")
    mine = {"id": "bandit_king", "markers": [0, 0, None, None]}
    portals = dict.fromkeys(ids[:5], 0)
    s = example(rich, undertakings=row({"id": "thorn_maze"}, mine), portals=portals)
    assert s.markers[0] == 0
    assert refusal(s, "part:1.3").clause == "supply.13"
    assert refusal(s, "enslave:green_bastion").clause == "supply.13"
    assert refusal(s, f"close:{ids[5]}").clause == "supply.13"
    # With one marker on fewer portals the same hero may do all three.
    del portals[ids[0]]
    free = example(rich, undertakings=row({"id": "thorn_maze"}, mine), portals=portals)
    assert {"part:1.3", "enslave:green_bastion", f"close:{ids[5]}"} <= set(texts(free))


@clause("seven", "supply.14")
def test_a_loss_of_power_stops_at_nothing() -> None:
    # He leads his banner: one power; three sins in hand would cost three.
    s = choose(example(person(power=1, sins="envy envy envy")), *["pass"] * 3)
    assert s.power[0] == 0


@clause("seven", "supply.14")
def test_a_payment_in_power_needs_the_whole_amount() -> None:
    # The First Hero's Castle is enslaved for two power.
    poor = example(person(power=1, palaces="first_heros_castle"))
    reason = refusal(poor, "enslave:first_heros_castle")
    assert (reason.clause, reason.message.args) == ("supply.14", {"need": 2, "have": 1})
    enough = choose(example(person(power=2, palaces="first_heros_castle")), "enslave:first_heros_castle")
    assert enough.power[0] == 0


@clause("seven", "supply.15")
@pytest.mark.parametrize("power", [29, 30, 77, 600])
def test_the_power_track_has_no_end(power: int) -> None:
    s = choose(example(person(power=power, fame=5), tavern=["guard_captain", None, None]), "recruit:guard_captain")
    assert s.power[0] == power + 2
    assert not s.over
