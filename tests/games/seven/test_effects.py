"""What the effects of cards mean that help their owner: gains, purchases, characters upright, sins put away."""

from __future__ import annotations

from typing import Any

import pytest

from tests.clauses import clause
from tests.games.seven.positions import (
    asked,
    board,
    carried_out,
    choose,
    example,
    game,
    holdings,
    laid,
    person,
    row,
    seen,
    texts,
)

KINDS = ["courage", "wisdom", "mercy", "justice", "faith", "temperance"]


@clause("seven", "effect.1")
@pytest.mark.parametrize("what", ["gold", "fame", "power"])
def test_gain_adds_tokens_or_power(what: str) -> None:
    means: dict[str, Any] = {"gold": 1, "fame": 1, "power": 1}
    s = carried_out(example(person(sins="envy", **means), person()), 0, "gain", what=what, n=4)
    assert {key: holdings(s, 0)[key] for key in means} == {**means, what: 5}
    assert holdings(s, 1)[what] == 0


# --- gifts -----------------------------------------------------------------------------------------------------------


@clause("seven", "effect.2")
def test_any_lets_each_kind_be_chosen_even_the_same_again() -> None:
    s = carried_out(example(person(sins="envy")), 0, "gain_gift", kind="any", n=3)
    assert texts(s) == [f"gift:{kind}" for kind in KINDS]
    choose(s, "gift:faith", "gift:mercy", "gift:faith")
    assert holdings(s, 0)["gifts"] == {"mercy": 1, "faith": 2}
    assert asked(s) == (0, "TakeTurn")
    assert (s.reserve[2], s.reserve[4]) == (6, 5)


@clause("seven", "effect.2")
def test_any_same_gives_all_of_one_kind() -> None:
    s = carried_out(example(person(sins="envy")), 0, "gain_gift", kind="any_same", n=3)
    choose(s, "gift:faith")
    assert holdings(s, 0)["gifts"] == {"faith": 3}
    assert asked(s) == (0, "TakeTurn")


@clause("seven", "effect.2")
def test_any_different_gives_no_kind_twice() -> None:
    s = carried_out(example(person(sins="envy", gifts={"wisdom": 1})), 0, "gain_gift", kind="any_different", n=3)
    choose(s, "gift:faith")
    assert texts(s) == [f"gift:{kind}" for kind in KINDS if kind != "faith"]
    choose(s, "gift:wisdom", "gift:mercy")
    assert holdings(s, 0)["gifts"] == {"wisdom": 2, "mercy": 1, "faith": 1}


@clause("seven", "effect.2", "supply.8")
def test_gifts_are_taken_as_far_as_the_reserve_lasts() -> None:
    others = person(gifts={kind: 7 for kind in KINDS if kind != "faith"} | {"faith": 5})
    same = carried_out(example(person(sins="envy"), others), 0, "gain_gift", kind="any_same", n=3)
    # Faith is the only kind there is, and two are left.
    assert holdings(same, 0)["gifts"] == {"faith": 2}
    each = carried_out(example(person(sins="envy"), others), 0, "gain_gift", kind="any", n=3)
    assert holdings(each, 0)["gifts"] == {"faith": 2}
    different = carried_out(example(person(sins="envy"), others), 0, "gain_gift", kind="any_different", n=3)
    assert holdings(different, 0)["gifts"] == {"faith": 1}


@clause("seven", "effect.17", "hero.6")
def test_a_swap_by_a_card_does_not_tap_the_hero_and_keeps_to_its_number() -> None:
    s = example(person(gifts={"faith": 3}), person(gifts={"mercy": 1}))
    carried_out(s, 0, "swap_gift", min=1, max=2, **{"with": ["reserve", "rival"]})
    assert "take:mercy.1" in texts(s)
    assert "done" not in texts(s)  # at least one
    choose(s, "take:mercy.1", "give:faith", "take:wisdom.reserve")
    assert asked(s) == (0, "TakeTurn")  # at most two
    assert holdings(s, 0)["gifts"] == {"wisdom": 1, "mercy": 1, "faith": 1}
    assert holdings(s, 1)["gifts"] == {"faith": 1}
    assert holdings(s, 0)["tapped"] is False
    assert "hero" in texts(s)


@clause("seven", "effect.17")
def test_a_swap_may_be_ended_after_the_least_number() -> None:
    s = example(person(gifts={"faith": 3}))
    carried_out(s, 0, "swap_gift", min=1, max=3, **{"with": ["reserve", "rival"]})
    choose(s, "take:mercy.reserve", "done")
    assert holdings(s, 0)["gifts"] == {"mercy": 1, "faith": 2}


@clause("seven", "effect.17")
def test_a_swap_keeps_to_its_sources() -> None:
    s = example(person(gifts={"faith": 1}), person(gifts={"mercy": 1}))
    carried_out(s, 0, "swap_gift", min=1, max=2, **{"with": ["reserve"]})
    assert texts(s) == [f"take:{kind}.reserve" for kind in KINDS if kind != "faith"]


# --- purchases -------------------------------------------------------------------------------------------------------

OPEN: dict[str, Any] = {
    "tavern": ["guard_captain", "novice", None],
    "character_pile": ["pilgrim"],
    "shop": ["lily_nectar", "plain_water", None],
    "elixir_pile": ["owl_water"],
    "castles": ["green_bastion", None],
    "castle_pile": ["moonwatch"],
}


@clause("seven", "effect.6")
@pytest.mark.parametrize(
    ("op", "choice", "price", "money"),
    [
        ("recruit", "recruit:guard_captain", 5, "fame"),
        ("buy_elixir", "buy:lily_nectar", 3, "gold"),
        ("found", "found:green_bastion", 4, "gold"),
    ],
)
def test_a_purchase_at_once_costs_the_discount_less_but_never_less_than_nothing(
    op: str, choice: str, price: int, money: str
) -> None:
    means: dict[str, Any] = {money: price - 2}
    s = carried_out(example(person(**means), **OPEN), 0, op, discount=2)
    assert choice in texts(s)
    choose(s, choice)
    assert holdings(s, 0)[money] == 0
    assert asked(s) == (0, "TakeTurn")  # part of the effect, not a second action
    means[money] = 1
    rich = choose(carried_out(example(person(**means), **OPEN), 0, op, discount=60), choice)
    assert holdings(rich, 0)[money] == 1
    means[money] = price - 3
    poor = carried_out(example(person(sins="envy", **means), **OPEN), 0, op, discount=2)
    assert choice not in texts(poor)


@clause("seven", "effect.6", "recruit.2", "recruit.3", "elixir.1", "found.4")
def test_it_is_the_whole_action_with_what_it_brings() -> None:
    s = choose(carried_out(example(person(fame=9), **OPEN), 0, "recruit", discount=1), "recruit:guard_captain")
    assert (holdings(s, 0)["characters"][0]["id"], s.power[0]) == ("guard_captain", 2)
    assert board(s)["tavern"][0] == "pilgrim"
    s = choose(carried_out(example(person(gold=9), **OPEN), 0, "buy_elixir", discount=1), "buy:lily_nectar")
    assert (holdings(s, 0)["elixirs"], board(s)["shop"][0]) == (["lily_nectar"], "owl_water")
    s = choose(carried_out(example(person(gold=9), **OPEN), 0, "found", discount=1), "found:green_bastion")
    assert (holdings(s, 0)["palaces"][0]["id"], board(s)["castles"][0]) == ("green_bastion", "moonwatch")


# --- characters, markets, money --------------------------------------------------------------------------------------


@clause("seven", "effect.10", "sin.6")
def test_untap_turns_up_to_so_many_characters_upright_and_no_hero() -> None:
    s = example(
        person(tapped=True, characters="novice* pilgrim* preacher* young_squire"), person(characters="templar*")
    )
    carried_out(s, 0, "untap", n=2)
    assert texts(s) == ["untap:novice", "untap:pilgrim", "untap:preacher", "done"]
    one = choose(s.copy(), "untap:pilgrim", "done")
    assert [held["tapped"] for held in holdings(one, 0)["characters"]] == [True, False, True, False]
    choose(s, "untap:pilgrim", "untap:novice")
    assert asked(s) == (0, "TakeTurn")
    assert [held["tapped"] for held in holdings(s, 0)["characters"]] == [False, False, True, False]
    assert holdings(s, 0)["tapped"] is True


@clause("seven", "effect.12")
@pytest.mark.parametrize(
    ("where", "pile", "discards", "other"),
    [
        ("tavern", "character_pile", "character_discards", "shop"),
        ("shop", "elixir_pile", "elixir_discards", "tavern"),
    ],
)
def test_refresh_replaces_all_open_cards_of_one_board_then_does_the_rest(
    where: str, pile: str, discards: str, other: str
) -> None:
    market: dict[str, Any] = {
        "tavern": ["young_squire", "pilgrim", "preacher"],
        "shop": ["lions_blood", "lily_nectar", "owl_water"],
    }
    new = {"tavern": ["templar", "abbess", "almoner"], "shop": ["clear_ink", "honest_ale", "ember_wine"]}[where]
    s = example(person(sins="envy"), **market, **{pile: ["hermit_pupil" if where == "tavern" else "bell_water", *new]})
    carried_out(s, 0, "refresh", board=where, then={"op": "gain", "what": "fame", "n": 2})
    assert sorted(board(s)[where]) == sorted(new)
    assert sorted(board(s)[discards]) == sorted(market[where])
    assert (board(s)[other], len(board(s)[pile]), s.fame[0]) == (market[other], 1, 2)
    plain = carried_out(example(person(sins="envy"), **market), 0, "refresh", board=where)
    assert plain.fame[0] == 0
    # With an empty pile what was just discarded is shuffled and laid out again.
    assert sorted(board(plain)[where]) == sorted(market[where])


@clause("seven", "effect.13")
def test_draw_elixir_takes_the_top_of_the_pile_free_of_charge() -> None:
    shop = ["owl_water", "closed", "closed"]
    s = example(person(sins="envy", gold=1), shop=shop, elixir_pile=["clear_ink", "bell_water"])
    carried_out(s, 0, "draw_elixir", n=1)
    assert (holdings(s, 0)["elixirs"], s.gold[0]) == (["bell_water"], 1)
    assert (board(s)["elixir_pile"], board(s)["shop"]) == (["clear_ink"], shop)


@clause("seven", "effect.13", "supply.1")
def test_the_last_elixir_of_the_pile_drawn_makes_a_new_pile() -> None:
    shop = ["owl_water", "closed", "closed"]
    s = example(person(sins="envy"), shop=shop, elixir_pile=["bell_water"], elixir_discards=["clear_ink"])
    carried_out(s, 0, "draw_elixir", n=1)
    assert (holdings(s, 0)["elixirs"], board(s)["elixir_pile"]) == (["bell_water"], ["clear_ink"])


@clause("seven", "effect.14")
def test_exchange_turns_up_to_so_much_gold_into_fame_or_fame_into_gold() -> None:
    s = carried_out(example(person(gold=5, fame=2)), 0, "exchange", max=4)
    gold, fame = [f"exchange:gold.{n}" for n in range(1, 5)], [f"exchange:fame.{n}" for n in range(1, 3)]
    assert texts(s) == [*gold, *fame, "done"]
    one = choose(s.copy(), "exchange:gold.4")
    assert (one.gold[0], one.fame[0]) == (1, 6)
    other = choose(s.copy(), "exchange:fame.2")
    assert (other.gold[0], other.fame[0]) == (7, 0)
    neither = choose(s, "done")
    assert (neither.gold[0], neither.fame[0]) == (5, 2)


# --- sins and cataclysms ---------------------------------------------------------------------------------------------


@clause("seven", "effect.15", "supply.5")
def test_buried_sins_lie_under_the_deck_and_do_not_count_toward_the_seventh() -> None:
    s = example(person(sins="envy greed lust"), sin_pile=["wrath", "sloth"], sin_discards=["pride"] * 6)
    carried_out(s, 0, "bury_sin", n=2)
    assert set(texts(s)) == {"bury:envy", "bury:greed", "bury:lust", "done"}
    one = choose(s.copy(), "bury:lust", "done")
    assert board(one)["sin_pile"] == ["lust", "wrath", "sloth"]
    choose(s, "bury:lust", "bury:envy")
    assert asked(s) == (0, "TakeTurn")
    assert holdings(s, 0)["sins"] == ["greed"]
    assert board(s)["sin_pile"] == ["envy", "lust", "wrath", "sloth"]
    assert (len(s.sin_discards), s.cataclysms) == (6, ())


@clause("seven", "effect.16", "info.4")
def test_foresight_shows_the_top_cataclysm_to_one_who_may_put_it_at_the_bottom() -> None:
    s = carried_out(example(person(), cataclysm_pile=["famine", "earthquake", "locusts"]), 0, "foresee_cataclysm")
    assert texts(s) == ["leave", "bottom"]
    assert "locusts" in str(s.view(0)["prompt"])
    assert "locusts" not in str(s.view(1))
    assert board(choose(s.copy(), "leave"))["cataclysm_pile"] == ["famine", "earthquake", "locusts"]
    assert board(choose(s, "bottom"))["cataclysm_pile"] == ["locusts", "famine", "earthquake"]
    assert s.cataclysms == ()


# --- requirements and artefacts --------------------------------------------------------------------------------------


@clause("seven", "effect.18")
def test_reclaim_puts_a_marker_in_place_of_a_neutral_one_in_rows_one_and_two() -> None:
    laid_out = row(
        laid("thorn_maze", "neutral", 1, None),
        None,
        laid("stolen_relic", "neutral", None, None),
        None,
        laid("bandit_king"),
    )
    s = carried_out(example(person(sins="envy"), undertakings=laid_out), 0, "reclaim_slot")
    assert texts(s) == ["reclaim:1.1", "reclaim:3.1"]
    choose(s, "reclaim:3.1")
    assert board(s)["undertakings"][2]["markers"] == [0, None, None]
    assert board(s)["undertakings"][0]["markers"] == ["neutral", 1, None]
    assert s.markers[0] == 6


@clause("seven", "effect.19")
def test_fill_meets_a_free_requirement_without_paying_in_the_rows_named() -> None:
    laid_out = row(
        laid("thorn_maze", "neutral", 1, None),
        None,
        laid("stolen_relic", None, None, None),
        laid("orphans_road", 1, 1, None),
    )
    s = example(person(sins="envy"), undertakings=laid_out)
    both = carried_out(s.copy(), 0, "fill_slot", rows=[1, 2])
    # The card of row 2 with one free requirement keeps it.
    assert texts(both) == ["fill:1.3", "fill:3.1", "fill:3.2", "fill:3.3"]
    choose(both, "fill:3.2")
    assert board(both)["undertakings"][2]["markers"] == [None, 0, None]
    assert (both.markers[0], both.gifts[:6], both.gold[0]) == (6, [0] * 6, 0)
    lowest = carried_out(s, 0, "fill_slot", rows=[1])
    assert board(lowest)["undertakings"][0]["markers"] == ["neutral", 1, 0]


@clause("seven", "effect.18", "enslave.3")
def test_the_marker_taken_back_from_the_castle_may_be_the_one_put_there() -> None:
    # Six markers lie on portals, the seventh on the castle.
    portals = dict.fromkeys(game().box.portal_ids, 0)
    laid_out = row(laid("thorn_maze", "neutral", None, None))
    s = example(person(sins="envy", palaces="moonwatch*"), undertakings=laid_out, portals=portals)
    assert s.markers[0] == 0
    choose(s, "use:moonwatch")
    assert board(s)["undertakings"][0]["markers"] == [0, None, None]
    assert (s.markers[0], holdings(s, 0)["palaces"][0]["enslaved"]) == (0, False)


@clause("seven", "effect.19", "supply.13")
def test_without_a_free_marker_nothing_is_filled() -> None:
    portals = dict.fromkeys(game().box.portal_ids, 0)
    s = example(person(sins="envy"), undertakings=row(laid("thorn_maze", 0, None, 1)), portals=portals)
    carried_out(s, 0, "fill_slot", rows=[1])
    assert asked(s) == (0, "TakeTurn")
    assert board(s)["undertakings"][0]["markers"] == [0, None, 1]


@clause("seven", "effect.19", "part.9", "artefact.1")
def test_a_requirement_filled_by_an_artefact_may_complete_the_row() -> None:
    s = example(
        person(artefacts="kings_seal"),
        undertakings=row(laid("thorn_maze", "neutral", "neutral", None)),
        cataclysm_pile=["famine", "earthquake"],
    )
    choose(s, "artefact:kings_seal")
    assert (s.armour, s.turn) == (1, 2)
    assert s.power[0] >= 3


@clause("seven", "effect.20", "supply.12")
def test_draw_artefact_takes_so_many_at_random_face_down() -> None:
    s = example(person(sins="envy"), artefact_pile=["hourglass", "kings_seal"], artefact_discards=["horn_of_plenty"])
    carried_out(s, 0, "draw_artefact", n=3)
    assert holdings(s, 0)["artefacts"] == ["kings_seal", "hourglass", "horn_of_plenty"]
    assert seen(s, 1)["heroes"][0]["artefacts"] == 3
    assert (s.artefact_pile, s.artefact_discards) == ((), ())
