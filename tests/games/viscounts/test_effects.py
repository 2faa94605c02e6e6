"""The effects of icons, whoever shows them: gains, flips, cards given up, Workers and Buildings that come free."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import regnum
from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.positions import (
    EMPTY,
    box,
    card_ids,
    gain,
    papers,
    person,
    play,
    position,
    purse,
    refusal,
    step,
    texts,
    tiers,
)

DISCARD = {"op": "discard", "n": 1}
DESTROY = {"op": "destroy", "n": 1}
REARRANGE = {"op": "rearrange"}
SHUFFLE = {"op": "shuffle"}
MOVE_WORKER = {"op": "move_worker", "n": 1}
HIRE = {"op": "recruit_free", "n": 1}
MANUSCRIPT = {"op": "transcribe_free", "costs": [3, 4], "n": 1}
RESOURCES = ["take:ink", "take:gold", "take:stone"]

# A card in each pile; the corner of each gives Virtue.
PILES = [["miner"], ["friar"], ["princess"], ["jeweller"], ["strongman"]]


def flip(what: str) -> dict[str, Any]:
    return {"op": "flip", "what": what, "n": 1}


def workers(n: int) -> dict[str, Any]:
    return {"op": "place_workers_free", "n": n, "where": "any_wedge"}


def free(building: str) -> dict[str, Any]:
    return {"op": "build_free", "building": building, "where": "any_site"}


def effects(*ops: dict[str, Any], player: int = 0) -> list[dict[str, Any]]:
    """The steps in which a player carries out effects one after the other."""
    return [step("Resolve", player, effects=list(ops))]


def carried_out(effect: dict[str, Any], someone: dict[str, Any] | None = None, **board: Any) -> Viscounts:
    """What stands once the first of two players has carried out an effect, or is asked about it."""
    return position(someone or person(), person(), steps=effects(effect), **board)


def row(s: Viscounts, player: int = 0) -> list[str]:
    """The three card spaces; an empty one has no name."""
    return card_ids(s, s.rows[3 * player : 3 * player + 3])


def deck(s: Viscounts) -> list[str]:
    return card_ids(s, s.decks[0])


def discards(s: Viscounts) -> list[str]:
    return card_ids(s, s.discards[0])


def hand(s: Viscounts) -> list[str]:
    return card_ids(s, s.hands[0])


def markers(s: Viscounts, player: int = 0) -> tuple[int, int]:
    """Where Corruption and Virtue stand."""
    return s.corruption[player], s.virtue[player]


# --- gains ----------------------------------------------------------------------------------------------------------


@clause("viscounts", "fx.1")
@pytest.mark.parametrize("what", ["silver", "ink", "gold", "stone"])
@pytest.mark.parametrize("n", [1, 3])
def test_an_icon_of_money_gives_as_many_as_it_shows(what: str, n: int) -> None:
    expected = {"silver": 0, "ink": 0, "gold": 0, "stone": 0, what: n}
    s = carried_out(gain(what, n))
    assert purse(s) == expected
    assert set(purse(s, 1).values()) == {0}


@clause("viscounts", "fx.2")
def test_a_three_coloured_cube_is_ink_gold_or_stone_but_never_silver() -> None:
    s = carried_out(gain("any_resource"))
    assert texts(s) == RESOURCES
    assert refusal(s, "take:silver").clause == "comp.11"
    assert purse(play(s, "take:gold")) == {"silver": 0, "ink": 0, "gold": 1, "stone": 0}
    assert s.over


@clause("viscounts", "fx.2")
def test_several_cubes_are_chosen_separately() -> None:
    s = play(carried_out(gain("any_resource", 2)), "take:stone", "take:ink")
    assert purse(s) == {"silver": 0, "ink": 1, "gold": 0, "stone": 1}


@clause("viscounts", "fx.3")
def test_a_debt_is_gained_unpaid_and_without_a_choice() -> None:
    s = carried_out(gain("debt"), debts_above=5)
    assert papers(s) == {"unpaid": 1, "paid": 0, "acquired": 0, "approved": 0}
    assert s.debts_above == 4
    assert s.over


@clause("viscounts", "fx.4")
def test_a_deed_is_gained_acquired_and_without_a_choice() -> None:
    s = carried_out(gain("deed"), deeds_above=5)
    assert papers(s) == {"unpaid": 0, "paid": 0, "acquired": 1, "approved": 0}
    assert s.deeds_above == 4
    assert s.over


@clause("viscounts", "fx.10")
def test_the_dark_marker_is_corruption_and_the_pale_one_virtue() -> None:
    assert markers(carried_out(gain("corruption"))) == (2, 7)
    assert markers(carried_out(gain("virtue"))) == (1, 6)
    assert carried_out(gain("corruption")).over


# --- flips ----------------------------------------------------------------------------------------------------------


@clause("viscounts", "fx.5")
def test_the_black_flip_turns_a_debt_and_the_red_one_a_deed() -> None:
    both = person(unpaid=2, acquired=2)
    debt = play(carried_out(flip("debt"), both), "take:ink")
    assert papers(debt) == {"unpaid": 1, "paid": 1, "acquired": 2, "approved": 0}
    deed = carried_out(flip("deed"), both)
    assert papers(deed) == {"unpaid": 2, "paid": 0, "acquired": 1, "approved": 1}
    assert deed.over


@clause("viscounts", "fx.5")
def test_the_two_coloured_flip_turns_either_but_not_neither() -> None:
    s = carried_out(flip("any"), person(unpaid=1, acquired=1))
    assert texts(s) == ["flip:debt", "flip:deed"]
    assert papers(play(s, "flip:deed"))["approved"] == 1


@clause("viscounts", "fx.5")
def test_a_flip_with_one_kind_of_card_is_made_without_asking() -> None:
    assert papers(carried_out(flip("any"), person(acquired=1)))["approved"] == 1
    assert texts(carried_out(flip("any"), person(unpaid=1))) == RESOURCES


@clause("viscounts", "fx.5")
@pytest.mark.parametrize("what", ["any", "debt", "deed"])
def test_a_flip_without_a_card_to_turn_is_lost(what: str) -> None:
    s = carried_out(flip(what), person(paid=2, approved=2))
    assert s.over
    assert papers(s) == {"unpaid": 0, "paid": 2, "acquired": 0, "approved": 2}


# --- Manuscripts and hires ------------------------------------------------------------------------------------------


SHELVES = [["grey_flip"], ["black_ink"], ["blue_vp_merchant"], [], ["yellow_vp_debts"]]  # cost 3, 4, 5, none, 6


@clause("viscounts", "fx.6")
def test_a_free_manuscript_costs_three_or_four_and_cannot_be_refused() -> None:
    s = carried_out(MANUSCRIPT, shelves=SHELVES)
    assert texts(s) == ["transcribe:1", "transcribe:2"]
    play(s, "transcribe:2")
    assert s.scripts[0] == (box().manuscript_number["black_ink"],)
    assert purse(s)["ink"] == 2  # its effect, and nothing paid


@clause("viscounts", "fx.6")
def test_a_free_manuscript_is_lost_when_none_is_cheap_enough() -> None:
    s = carried_out(MANUSCRIPT, shelves=[[], [], ["blue_vp_merchant"], [], ["yellow_vp_debts"]])
    assert s.over
    assert s.scripts[0] == ()


@clause("viscounts", "fx.8")
def test_a_free_hire_takes_any_visible_townsfolk_and_cannot_be_refused() -> None:
    s = carried_out(HIRE, person(at="outer_left.1"), piles=PILES)
    assert texts(s) == ["hire:1", "hire:2", "hire:3", "hire:4", "hire:5"]
    play(s, "hire:4")
    assert discards(s) == ["jeweller"]
    assert purse(s)["silver"] == 0
    assert s.piles[3] == ()
    assert markers(s) == (1, 6)  # its corner effect


@clause("viscounts", "fx.8")
def test_a_free_hire_without_townsfolk_is_lost() -> None:
    assert carried_out(HIRE, piles=[[]] * 5).over


# --- what a symbol counts or waits for ------------------------------------------------------------------------------


@clause("viscounts", "fx.7")
def test_the_three_houses_mean_buildings_of_every_type() -> None:
    built = {"1.1": "0 trading_post_1", "1.2": "0 guildhall_1", "1.3": "0 workshop_1", "2.1": "1 workshop_1"}
    s = position(person(manuscripts="grey_vp_buildings"), person(), steps=[], buildings=built)
    assert [line.points for line in s.score_sheet() if line.message.key == "score-manuscript"] == [3]


@clause("viscounts", "fx.9")
@pytest.mark.parametrize("collides", [0, 1, 2])
def test_the_collision_symbol_reacts_to_anybody(collides: int) -> None:
    people = [person(), person("- peddler_gold -"), person("- - peddler_stone")]
    people[collides] |= {"corruption": 3, "virtue": 3}
    s = position(*people, steps=[step("CheckCollision", collides)], turn=collides)
    assert purse(s, 1)["gold"] == 1
    assert purse(s, 2)["stone"] == 1


@clause("viscounts", "fx.9")
def test_the_collision_symbol_is_silent_without_a_collision() -> None:
    s = position(person("- peddler_gold -"), person(), steps=[step("CheckCollision")])
    assert purse(s)["gold"] == 0


@clause("viscounts", "fx.28")
def test_the_hand_limit_icon_adds_a_card_while_it_is_owned() -> None:
    ten = " ".join(["labourer"] * 10)
    fill = [step("FillHand")]
    assert len(position(person(deck=ten), person(), steps=fill).hands[0]) == 3
    workshop = {"1.1": "0 workshop_3"}
    assert len(position(person(deck=ten), person(), steps=fill, buildings=workshop).hands[0]) == 4
    assert len(position(person(deck=ten), person(), steps=fill, leader=0).hands[0]) == 4
    assert (
        len(position(person(deck=ten), person(), steps=fill, leader=1, buildings={"1.1": "1 workshop_3"}).hands[0]) == 3
    )
    assert len(position(person(deck=ten), person(), steps=fill, leader=0, buildings=workshop).hands[0]) == 5


def under_condition(condition: str, cards: str) -> int:
    """The Silver of a player who gains 1 under a condition, with these cards on the board."""
    effect = {"op": "if", "condition": condition, "do": gain("silver")}
    others = person("thief antagonist trickster" if "thief" not in cards else "abbot squire labourer")
    s = position(person(cards, hand="thief", deck="thief"), others, steps=effects(effect))
    return purse(s)["silver"]


@clause("viscounts", "fx.29")
def test_a_condition_looks_at_criminals_on_the_own_board() -> None:
    assert under_condition("criminal_icons==0", "abbot squire labourer") == 1
    assert under_condition("criminal_icons==0", "abbot thief labourer") == 0
    assert under_condition("criminal_icons>=1", "abbot squire labourer") == 0
    assert under_condition("criminal_icons>=1", "abbot thief labourer") == 1
    assert under_condition("criminal_icons>=1", "thief thief thief") == 1


@clause("viscounts", "fx.30")
def test_a_count_is_taken_when_the_effect_resolves() -> None:
    # The Thief slides off before the Lookout is played: of the three Criminals only two are counted.
    s = position(person("trickster labourer thief", hand="lookout abbot"), person())
    play(s, "play:lookout")
    assert s.corruption[0] == 1 + 2


@clause("viscounts", "fx.30")
def test_a_condition_is_looked_at_when_its_effect_resolves_and_not_before() -> None:
    s = position(
        person("abbot squire thief", corruption=5, virtue=5),
        person(),
        steps=[step("CheckCollision"), step("SlideCards")],
        buildings={"1.1": "0 workshop_2"},
    )
    # The Thief has dropped off (a Debt and a Silver), so the Workshop gives Virtue: space 4 pays a Deed and a Debt.
    assert papers(s) == {"unpaid": 2, "paid": 0, "acquired": 1, "approved": 0}


# --- Rearrange ------------------------------------------------------------------------------------------------------


@clause("viscounts", "fx.11")
def test_three_cards_may_take_any_order_or_stay() -> None:
    s = carried_out(REARRANGE, person("abbot squire thief"))
    assert set(texts(s)) == {"order:1.3.2", "order:2.1.3", "order:2.3.1", "order:3.1.2", "order:3.2.1", "decline"}
    found = {tuple(row(play(s.copy(), choice))) for choice in texts(s)}
    assert len(found) == 6
    assert row(play(s.copy(), "order:2.3.1")) == ["squire", "thief", "abbot"]
    assert row(play(s, "decline")) == ["abbot", "squire", "thief"]


@clause("viscounts", "fx.12")
@pytest.mark.parametrize(
    ("cards", "swapped"),
    [
        ("abbot squire -", ["squire", "abbot", ""]),
        ("abbot - squire", ["squire", "", "abbot"]),
        ("- abbot squire", ["", "squire", "abbot"]),
    ],
)
def test_two_cards_can_only_change_places(cards: str, swapped: list[str]) -> None:
    s = carried_out(REARRANGE, person(cards))
    order, decline = texts(s)
    assert decline == "decline"
    assert row(play(s, order)) == swapped


@clause("viscounts", "fx.12")
def test_no_card_moves_to_an_empty_space() -> None:
    s = carried_out(REARRANGE, person("abbot squire -"))
    assert refusal(s, "order:3.1.2").clause == "fx.12"


@clause("viscounts", "fx.12")
@pytest.mark.parametrize("cards", ["- - -", "abbot - -", "- - abbot"])
def test_fewer_than_two_cards_leave_nothing_to_rearrange(cards: str) -> None:
    assert carried_out(REARRANGE, person(cards)).over


@clause("viscounts", "fx.13")
def test_rearranging_triggers_neither_instant_nor_drop_off_abilities() -> None:
    # Lothaire gives resources when played, the Thief a Debt and a Silver when dropped.
    s = play(carried_out(REARRANGE, person("lothaire thief antagonist")), "order:3.1.2")
    assert s.over
    assert purse(s) == {"silver": 0, "ink": 0, "gold": 0, "stone": 0}
    assert papers(s)["unpaid"] == 0
    assert markers(s) == (1, 7)
    assert discards(s) == []


@clause("viscounts", "fx.13")
def test_ongoing_abilities_stay_in_force_on_their_new_space() -> None:
    s = position(
        person("peddler_gold abbot squire", corruption=3, virtue=3),
        person(),
        steps=[step("CheckCollision"), *effects(REARRANGE)],
    )
    assert purse(play(s, "order:3.2.1"))["gold"] == 1


@clause("viscounts", "fx.13")
def test_the_new_order_decides_which_card_drops_off_next() -> None:
    s = position(person("thief abbot squire"), person(), steps=[step("SlideCards"), *effects(REARRANGE)])
    play(s, "order:3.2.1")
    assert discards(s) == ["thief"]
    assert purse(s)["silver"] == 1


# --- Discard and Destroy --------------------------------------------------------------------------------------------


@clause("viscounts", "fx.14")
def test_a_discard_comes_from_the_hand_or_unseen_from_the_draw_pile() -> None:
    s = carried_out(DISCARD, person(hand="squire abbot", deck="labourer trader"))
    assert texts(s) == ["discard:squire", "discard:abbot", "discard:top", "decline"]
    from_hand = play(s.copy(), "discard:abbot")
    assert (hand(from_hand), deck(from_hand), discards(from_hand)) == (["squire"], ["labourer", "trader"], ["abbot"])
    from_pile = play(s.copy(), "discard:top")
    assert (hand(from_pile), deck(from_pile), discards(from_pile)) == (["squire", "abbot"], ["labourer"], ["trader"])


@clause("viscounts", "fx.14")
def test_a_discard_may_be_declined() -> None:
    s = play(carried_out(DISCARD, person(hand="squire", deck="labourer")), "decline")
    assert s.over
    assert discards(s) == []


@clause("viscounts", "fx.14")
def test_the_top_of_the_draw_pile_is_not_named_before_it_is_given_up() -> None:
    s = carried_out(DISCARD, person(hand="squire", deck="labourer trader"))
    described = s.describe(s.resolve("discard:top"))
    assert described.key == "option-discard-top"
    assert not described.args


@clause("viscounts", "fx.15")
@pytest.mark.parametrize(("effect", "choice"), [(DISCARD, "discard:top"), (DESTROY, "destroy:top")])
def test_an_empty_draw_pile_may_be_reshuffled_for_it_and_moves_a_marker(effect: dict[str, Any], choice: str) -> None:
    someone = person("abbot - -", hand="thief", deck="", discards="squire labourer trader")
    s = carried_out(effect, someone)
    assert choice in texts(s)
    assert markers(play(s.copy(), "decline")) == (1, 7)
    play(s, choice)
    assert markers(s) == (1, 6)
    # What was reshuffled is followed at once by the card given up.
    assert s.over
    assert len(deck(s)) == 2


@clause("viscounts", "fx.15")
def test_a_reshuffle_with_a_criminal_on_the_board_brings_corruption() -> None:
    s = carried_out(DISCARD, person("thief - -", deck="", discards="squire labourer"))
    assert markers(play(s, "discard:top")) == (2, 7)


@clause("viscounts", "fx.15")
def test_without_any_card_to_draw_there_is_nothing_to_give_up() -> None:
    s = carried_out(DISCARD, person("abbot squire labourer", deck=""))
    assert s.over
    assert markers(s) == (1, 7)


@clause("viscounts", "fx.16")
@pytest.mark.parametrize("choice", ["discard:thief", "discard:top"])
def test_a_discarded_card_resolves_nothing(choice: str) -> None:
    # The Thief would give a Debt and a Silver, the Swindler two Stone, if they dropped off the board.
    s = play(carried_out(DISCARD, person(hand="thief", deck="labourer swindler_stone")), choice)
    assert s.over
    assert set(purse(s).values()) == {0}
    assert papers(s)["unpaid"] == 0


@clause("viscounts", "fx.17")
@pytest.mark.parametrize(("choice", "silver", "gone"), [("destroy:bishop", 3, "bishop"), ("destroy:top", 1, "trader")])
def test_a_destroyed_card_leaves_the_game_for_silver_equal_to_its_value(choice: str, silver: int, gone: str) -> None:
    s = carried_out(DESTROY, person(hand="bishop squire", deck="labourer trader"))
    assert texts(s) == ["destroy:bishop", "destroy:squire", "destroy:top", "decline"]
    play(s, choice)
    assert purse(s)["silver"] == silver
    assert card_ids(s, s.gone) == [gone]
    assert discards(s) == []
    assert s.owned(0) == 3


@clause("viscounts", "fx.17")
def test_a_destroy_may_be_declined() -> None:
    s = play(carried_out(DESTROY, person(hand="bishop squire", deck="labourer trader")), "decline")
    assert s.over
    assert purse(s)["silver"] == 0
    assert s.owned(0) == 4


@clause("viscounts", "fx.18")
@pytest.mark.parametrize(("effect", "verb"), [(DISCARD, "discard"), (DESTROY, "destroy")])
def test_cards_on_the_board_and_in_the_discards_are_out_of_reach(effect: dict[str, Any], verb: str) -> None:
    s = carried_out(effect, person("abbot - -", hand="squire", deck="labourer", discards="trader lender"))
    assert texts(s) == [f"{verb}:squire", f"{verb}:top", "decline"]
    assert refusal(s, f"{verb}:abbot").clause == "fx.18"
    assert refusal(s, f"{verb}:trader").clause == "fx.18"


@clause("viscounts", "fx.19")
def test_nobody_destroys_down_to_fewer_than_three_cards() -> None:
    assert carried_out(DESTROY, person("abbot - -", hand="squire", deck="labourer")).over
    four = carried_out(DESTROY, person("abbot - -", hand="squire", deck="labourer", discards="trader"))
    assert "destroy:squire" in texts(four)


@clause("viscounts", "fx.19")
def test_the_second_of_two_destructions_stops_at_three_cards() -> None:
    s = carried_out({"op": "destroy", "n": 2}, person(hand="abbot squire", deck="labourer trader"))
    play(s, "destroy:abbot")
    assert s.over
    assert s.owned(0) == 3


@clause("viscounts", "fx.20")
def test_two_discards_are_made_one_by_one_from_either_place() -> None:
    s = carried_out({"op": "discard", "n": 2}, person(hand="squire abbot", deck="labourer trader"))
    play(s, "discard:squire")
    assert texts(s) == ["discard:abbot", "discard:top", "decline"]
    play(s, "discard:top")
    assert s.over
    assert discards(s) == ["squire", "trader"]


@clause("viscounts", "fx.20")
@pytest.mark.parametrize("verb", ["discard", "destroy"])
def test_each_of_two_is_optional_by_itself(verb: str) -> None:
    s = carried_out({"op": verb, "n": 2}, person(hand="squire abbot", deck="labourer trader thief"))
    play(s, "decline")
    assert f"{verb}:abbot" in texts(s)
    play(s, f"{verb}:abbot")
    assert s.over
    assert hand(s) == ["squire"]


@clause("viscounts", "fx.21")
def test_a_shuffle_mixes_the_discards_into_the_draw_pile() -> None:
    s = carried_out(SHUFFLE, person("abbot - -", hand="thief", deck="labourer trader", discards="squire lender"))
    assert s.over  # nobody was asked
    assert sorted(deck(s)) == ["labourer", "lender", "squire", "trader"]
    assert discards(s) == []
    assert (hand(s), row(s)) == (["thief"], ["abbot", "", ""])


@clause("viscounts", "fx.21")
def test_a_shuffle_mixes_both_parts_together() -> None:
    old, new = {"labourer", "trader", "lender"}, {"squire", "abbot", "thief"}
    waiting = position(
        person(deck=" ".join(sorted(old)), discards=" ".join(sorted(new))),
        person(),
        steps=effects(gain("any_resource"), SHUFFLE),
    )
    tops = set()
    for seed in range(40):
        s = waiting.copy()
        s.rng = regnum.Rng(seed)
        tops.add(deck(play(s, "take:ink"))[-1])
    assert tops == old | new


@clause("viscounts", "fx.21")
def test_a_shuffle_without_discards_is_skipped() -> None:
    s = carried_out(SHUFFLE, person(deck="labourer trader squire lender"))
    assert deck(s) == ["labourer", "trader", "squire", "lender"]
    assert markers(s) == (1, 7)


# --- the castle and Buildings ---------------------------------------------------------------------------------------


@clause("viscounts", "fx.22")
def test_a_worker_moves_to_a_neighbouring_section_of_the_first_tier() -> None:
    s = carried_out(MOVE_WORKER, person(castle=([1, 0, 2, 0, 0], [0, 1, 0, 0, 0], 1)))
    assert texts(s) == ["shift:1.onward", "shift:1.back", "shift:3.onward", "shift:3.back", "decline"]
    assert tiers(play(s.copy(), "shift:1.back"))[0] == [0, 0, 2, 0, 1]
    assert tiers(play(s.copy(), "shift:3.onward"))[0] == [1, 0, 1, 1, 0]
    assert tiers(play(s, "decline"))[0] == [1, 0, 2, 0, 0]


@clause("viscounts", "fx.22")
def test_workers_of_others_and_of_inner_tiers_stay() -> None:
    s = position(
        person(castle=(EMPTY, [0, 1, 0, 0, 0], 1)),
        person(castle=([1, 0, 0, 0, 0], EMPTY, 0)),
        steps=effects(MOVE_WORKER),
    )
    assert s.over


@clause("viscounts", "fx.23")
def test_free_workers_all_go_to_one_section_of_choice() -> None:
    s = carried_out(workers(2), person(at="outer_left.4"))
    assert texts(s) == ["station:1", "station:2", "station:3", "station:4", "station:5"]
    play(s, "station:2")
    assert tiers(s) == ([0, 2, 0, 0, 0], EMPTY, 0)
    assert s.workers[0] == 18


@clause("viscounts", "fx.23")
def test_free_workers_come_out_of_the_supply_and_are_lost_without_one() -> None:
    one_left = person(castle=([2, 0, 2, 0, 2], [2, 2, 2, 2, 2], 3))
    s = play(carried_out(workers(4), one_left), "station:2")
    assert tiers(s)[0] == [2, 1, 2, 0, 2]
    assert carried_out(workers(4), person(castle=([2, 0, 2, 0, 2], [2, 2, 2, 2, 2], 4))).over


@clause("viscounts", "fx.24")
def test_a_free_building_goes_on_any_empty_spot_wherever_the_viscount_is() -> None:
    s = carried_out(free("workshop"), person(at="inner.4"), buildings={"3.2": "1 guildhall_1"})
    assert texts(s) == ["build:workshop_1", "build:workshop_2", "build:workshop_3"]
    play(s, "build:workshop_2")
    everywhere = [f"spot:{place}.{spot}" for place in range(1, 6) for spot in range(1, 6)]
    assert texts(s) == [spot for spot in everywhere if spot != "spot:3.2"]


@clause("viscounts", "fx.24")
def test_a_free_building_costs_nothing_and_is_of_its_type() -> None:
    s = carried_out(free("guildhall"), person(stone=9))
    assert refusal(s, "build:workshop_1").clause == "fx.24"
    play(s, "build:guildhall_1", "spot:2.2")
    assert purse(s) == {"silver": 0, "ink": 0, "gold": 0, "stone": 9 + 1}  # the Spot's Stone


@clause("viscounts", "fx.25")
def test_a_free_building_pays_its_spot_and_links_and_unlocks_its_piece() -> None:
    # The hills: Stone on the second Spot; 2 Silver on the Link with the first, for both owners.
    s = carried_out(free("guildhall"), buildings={"2.1": "1 workshop_1"})
    play(s, "build:guildhall_3", "spot:2.2")
    assert purse(s) == {"silver": 2, "ink": 0, "gold": 0, "stone": 1}
    assert purse(s, 1)["silver"] == 2
    assert s.has(0, box().piece_number["guildhall_3"])
    assert s.permanent[0] == box().piece_icons[box().piece_number["guildhall_3"]] > 0


@clause("viscounts", "fx.26")
def test_a_free_building_is_lost_without_a_piece_of_its_type() -> None:
    built = {f"1.{n}": f"0 workshop_{n}" for n in (1, 2, 3)}
    assert carried_out(free("workshop"), buildings=built).over
    assert not carried_out(free("guildhall"), buildings=built).over


@clause("viscounts", "fx.26")
def test_a_free_building_is_lost_without_an_empty_spot() -> None:
    pieces = [id for id in box().piece_ids if id != "workshop_1"]
    owned = [*(f"0 {id}" for id in pieces), *(f"1 {id}" for id in box().piece_ids), *(f"2 {id}" for id in pieces)]
    full = {f"{n // 5 + 1}.{n % 5 + 1}": what for n, what in enumerate(owned)}
    assert len(full) == 25
    s = position(person(), person(), person(), steps=effects(free("workshop")), buildings=full)
    assert s.over
    del full["3.1"]
    assert not position(person(), person(), person(), steps=effects(free("workshop")), buildings=full).over


@clause("viscounts", "fx.26")
@pytest.mark.parametrize(
    ("where", "taken", "offered"),
    [
        ("any_site", [f"{place}.{n}" for place in range(1, 6) for n in range(1, 6)], False),
        ("any_site", [f"{place}.{n}" for place in range(1, 6) for n in range(1, 6) if (place, n) != (4, 5)], True),
        ("viscount_space", ["1.1", "1.2", "1.3"], False),  # the bank of the Viscount's space is full
        ("viscount_space", ["1.1", "1.2"], True),
    ],
)
def test_of_two_sides_a_free_building_is_offered_only_with_an_empty_spot(
    where: str, taken: list[str], offered: bool
) -> None:
    pieces = box().piece_ids
    owned = [f"{player} {id}" for player in (1, 2, 3) for id in pieces][: len(taken)]
    sides = [{"op": "build_free", "building": "workshop", "where": where}, gain("silver"), gain("gold")]
    s = position(
        *(person() for _ in range(4)),
        steps=effects({"op": "either", "of": sides}),
        buildings=dict(zip(taken, owned, strict=True)),
    )
    assert texts(s) == [*(["either:1"] if offered else []), "either:2", "either:3"]


FREE_DEEDS = [
    (free("workshop"), ["build:workshop_1", "spot:2.2"], "charlatan"),
    (workers(1), ["station:2"], "enforcer"),
    (MANUSCRIPT, ["transcribe:2"], "bishop"),
]


@clause("viscounts", "fx.27")
@pytest.mark.parametrize(("effect", "choices", "_"), FREE_DEEDS, ids=["building", "workers", "manuscript"])
@pytest.mark.parametrize("at", ["outer_left.1", "inner.1"])
def test_free_deeds_leave_the_primary_action(effect: dict[str, Any], choices: Sequence[str], _: str, at: str) -> None:
    board: dict[str, Any] = {"shelves": SHELVES, "piles": PILES}
    someone = person("thief thief thief", at=at, silver=9)
    without = texts(position(someone, person(), steps=[step("ChooseAction")], **board))
    s = position(someone, person(), steps=[step("ChooseAction"), *effects(effect)], **board)
    play(s, *choices)
    assert texts(s) == without


@clause("viscounts", "fx.27")
@pytest.mark.parametrize(("effect", "choices", "_"), FREE_DEEDS, ids=["building", "workers", "manuscript"])
def test_free_deeds_allow_no_dismissal(effect: dict[str, Any], choices: Sequence[str], _: str) -> None:
    s = carried_out(effect, person(silver=9), shelves=SHELVES, piles=PILES)
    for choice in choices:
        assert not any(text.startswith("dismiss") for text in texts(s))
        play(s, choice)
    assert s.piles == carried_out(gain("ink"), piles=PILES).piles
    assert purse(s)["silver"] == 9


@clause("viscounts", "fx.27")
@pytest.mark.parametrize(("effect", "choices", "card"), FREE_DEEDS, ids=["building", "workers", "manuscript"])
@pytest.mark.parametrize(("react", "corruption"), [(False, 1), (True, 2)])
def test_abilities_that_follow_an_action_answer_free_deeds_only_where_the_table_says_so(
    effect: dict[str, Any], choices: Sequence[str], card: str, react: bool, corruption: int
) -> None:
    s = carried_out(effect, person(f"- {card} -"), shelves=SHELVES, options={"free_deeds_react": react})
    assert markers(play(s, *choices)) == (corruption, 7)
