"""5.01, 5.02, 7.05: proposals, counter-offers, revocations and casus belli, with the examples of the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.box import STRAIT, TECHNOLOGIES, TRADE_SHIP
from regnum.games.medioevo.rules.war.blockades import bars
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import choose, game, land, person, position, refusal, step, texts

CASTILE, FRANCE, MAMLUKS, BYZANTINES, ENGLAND = range(5)


def court(*people: dict[str, Any], seats: int = 5, **board: Any) -> Medioevo:
    """Castile begins its diplomacy; France, the Mamluks, the Byzantines and England sit at the table."""
    named = [*people, *({} for _ in range(seats - len(people)))]
    kingdoms = ("castile", "france", "mamluks", "byzantines", "england")
    seated = [{**person(kingdom), **one} for kingdom, one in zip(kingdoms, named, strict=False)]
    board.setdefault("phase", "diplomacy")
    return position(*seated, asks=[step("Diplomacy", 0, orders=True)], seats=seats, **board)


def casus(s: Medioevo, holder: int, against: int) -> int:
    return s.casus[s.n * holder + against]


def first(n: int) -> list[str]:
    return list(TECHNOLOGIES[:n])


# --- how many, how often ---------------------------------------------------------------------------------------------


@clause("medioevo", "5.01.a", "5.01.b", "7.05.a")
@pytest.mark.parametrize(("cards", "actions"), [(8, 1), (9, 2), (17, 3), (24, 4)])
def test_actions_by_technology(cards: int, actions: int) -> None:
    s = court({"technologies": first(cards), "hand": ["thief"]}, {"hand": ["relic"]})
    for n in range(actions):
        choose(s, f"player:{n + 1}", "propose:passage", "no")
    assert not [text for text in texts(s) if text.startswith("player")]
    assert refusal(s, "player:1").clause == "5.01.b"
    assert s.actions == actions


@clause("medioevo", "5.01.c")
def test_answers_and_cards_use_no_action() -> None:
    s = court({"hand": ["diplomat"]})
    choose(s, "play:diplomat", "player:3", "amount:1")
    assert s.actions == 0
    choose(s, "player:1", "propose:commerce", "counter:passage", "yes")
    assert s.actions == 1


@clause("medioevo", "5.01.c", "5.01.s")
def test_a_revocation_uses_an_action() -> None:
    s = court({}, {"passage": [CASTILE]})
    choose(s, "player:1", "revoke:passage")
    assert s.actions == 1


@clause("medioevo", "5.01.d")
def test_the_same_to_the_same_player_once_a_turn() -> None:
    s = court({"technologies": first(24)})
    choose(s, "player:1", "propose:passage", "no", "player:1")
    assert "propose:passage" not in texts(s)
    choose(s, "propose:commerce", "no", "player:2")
    assert "propose:passage" in texts(s)


@clause("medioevo", "5.02.a")
def test_all_begin_neutral() -> None:
    s = game().new(5, 1, {"placement": "automatic"})
    assert isinstance(s, Medioevo)
    assert not any([*s.war, *s.allied, *s.passage, *s.commerce, *s.casus, *s.rates])


# --- the treaties ----------------------------------------------------------------------------------------------------


@clause("medioevo", "5.01.ex1", "5.01.e", "5.01.o", "5.01.t", "5.01.r")
def test_passage_accepted() -> None:
    s = court()
    choose(s, "player:1", "propose:passage")
    assert s.seat == FRANCE
    choose(s, "yes")
    assert s.passage[CASTILE] == 1 << FRANCE
    assert s.passage[FRANCE] == 0
    assert not any(s.casus)
    assert not any(s.honour)


@clause("medioevo", "5.01.ex2", "5.01.t")
def test_passage_refused() -> None:
    s = court()
    choose(s, "player:1", "propose:passage", "no")
    assert s.passage[CASTILE] == 0
    assert casus(s, CASTILE, FRANCE) == sum(s.casus) == 1
    assert not any(s.honour)


@clause("medioevo", "5.01.ex3", "5.01.s", "5.01.t")
def test_passage_revoked() -> None:
    s = court({}, {"passage": [CASTILE]})
    choose(s, "player:1", "revoke:passage")
    assert s.passage[FRANCE] == 0
    assert casus(s, FRANCE, CASTILE) == sum(s.casus) == 1
    assert s.honour == [-1, 0, 0, 0, 0]


@clause("medioevo", "5.01.ex4", "5.01.g", "5.01.h", "5.01.p", "5.01.t")
def test_commerce_against_20_percent() -> None:
    s = court()
    choose(s, "player:1", "propose:commerce", "counter:tax_20")
    assert s.seat == CASTILE
    assert texts(s) == ["yes", "no"]
    choose(s, "yes")
    assert s.commerce[CASTILE] == 1 << FRANCE
    assert s.rates[s.n * CASTILE + FRANCE] == 20
    assert casus(s, CASTILE, FRANCE) == sum(s.casus) == 1
    assert s.honour == [0, -1, 0, 0, 0]


@clause("medioevo", "5.01.t")
def test_10_percent_costs_no_honour_and_its_refusal_nothing() -> None:
    s = court({"technologies": first(9)}, {"commerce": [CASTILE]})
    choose(s, "player:1", "propose:tax_10", "no")
    assert not any(s.casus)
    choose(s, "player:1", "propose:tax_20", "yes")
    assert s.rates[s.n * FRANCE + CASTILE] == 20
    assert casus(s, FRANCE, CASTILE) == 1
    assert s.honour[CASTILE] == -1


@clause("medioevo", "5.01.h")
def test_a_new_rate_replaces_the_old_one_and_can_be_waived() -> None:
    s = court({"technologies": first(9)}, {"commerce": [CASTILE], "rates": [10, 0, 0, 0, 0]})
    choose(s, "player:1")
    assert "propose:tax_10" not in texts(s)
    choose(s, "propose:tax_20", "yes")
    assert s.rates[s.n * FRANCE + CASTILE] == 20
    choose(s, "player:1", "waive")
    assert not any(s.rates)
    assert s.honour[CASTILE] == -1  # for the 20 percent only


@clause("medioevo", "5.01.h", "5.01.p")
def test_a_lower_rate_can_be_proposed_and_countered_too() -> None:
    s = court({}, {"commerce": [CASTILE], "rates": [20, 0, 0, 0, 0]})
    choose(s, "player:1")
    assert [text for text in texts(s) if "tax" in text] == ["propose:tax_10"]
    choose(s, "propose:tax_10", "yes")
    assert s.rates[s.n * FRANCE + CASTILE] == 10
    assert casus(s, FRANCE, CASTILE) == sum(s.casus) == 1
    assert s.honour[CASTILE] == 0
    s = court({"commerce": [FRANCE], "rates": [0, 20, 0, 0, 0]})
    choose(s, "player:1", "propose:passage")
    assert [text for text in texts(s) if "tax" in text] == ["counter:tax_10"]
    choose(s, "counter:tax_10", "yes")
    assert s.rates[s.n * CASTILE + FRANCE] == 10
    assert s.passage[CASTILE] == 1 << FRANCE


@clause("medioevo", "5.01.h", "5.01.p")
def test_a_rate_is_asked_only_of_who_trades() -> None:
    s = court()
    choose(s, "player:1", "propose:passage")
    assert not [text for text in texts(s) if "tax" in text]
    assert refusal(s, "counter:tax_10").clause == "5.01.o"
    s = court({"commerce": [FRANCE]})
    choose(s, "player:1", "propose:passage")
    assert {"counter:tax_10", "counter:tax_20"} <= set(texts(s))


@clause("medioevo", "5.01.i", "5.01.t")
def test_alliances_are_between_two() -> None:
    s = court({"technologies": first(9)})
    choose(s, "player:1", "propose:alliance", "yes", "player:4", "propose:alliance", "yes")
    assert s.allied[CASTILE] == 1 << FRANCE | 1 << ENGLAND
    assert not s.allies(FRANCE, ENGLAND)
    assert not s.passage[CASTILE]
    assert not any(s.honour)
    choose(s, "done")
    s = court({"allied": [FRANCE]}, {"allied": [CASTILE]})
    choose(s, "player:1")
    assert not [text for text in texts(s) if text.startswith("declare")]
    choose(s, "revoke:alliance")
    assert not any(s.allied)
    assert s.honour[CASTILE] == -1
    assert casus(s, FRANCE, CASTILE) == 1


@clause("medioevo", "5.01.t")
def test_an_alliance_refused_gives_a_casus_belli_except_between_opposed_faiths() -> None:
    s = court()
    choose(s, "player:3", "propose:alliance", "no")
    assert casus(s, CASTILE, BYZANTINES) == 1
    s = court()
    choose(s, "player:2", "propose:alliance", "no")
    assert not any(s.casus)


@clause("medioevo", "5.01.ex6", "3.20.c")
def test_a_christian_and_a_muslim_ally() -> None:
    s = court(seats=5)
    s.kingdoms[BYZANTINES] = s.box.kingdom_number["rum"]
    choose(s, "player:2", "propose:alliance", "yes")
    assert s.allies(CASTILE, MAMLUKS)
    assert s.honour == [-3, 0, -3, 0, 0]
    assert casus(s, FRANCE, CASTILE) == casus(s, ENGLAND, CASTILE) == casus(s, BYZANTINES, MAMLUKS) == 1
    assert sum(s.casus) == 3
    assert s.causes == [2, 0, 0, 0, 0]


@clause("medioevo", "5.01.t")
def test_revoking_an_alliance_of_opposed_faiths_costs_no_honour() -> None:
    s = court({"allied": [MAMLUKS]}, {}, {"allied": [CASTILE]})
    choose(s, "player:2", "revoke:alliance")
    assert not any(s.honour)
    assert casus(s, MAMLUKS, CASTILE) == 1


@clause("medioevo", "5.01.y")
def test_the_pope_is_never_allied_with_a_muslim() -> None:
    s = court(pope=CASTILE)
    choose(s, "player:2")
    assert "propose:alliance" not in texts(s)
    choose(s, "propose:passage")
    assert "counter:alliance" not in texts(s)


# --- the procedure ---------------------------------------------------------------------------------------------------


@clause("medioevo", "5.01.o", "5.01.q")
def test_a_counter_offer_refused_is_a_refusal_of_the_proposal() -> None:
    s = court()
    choose(s, "player:1", "propose:passage", "counter:commerce")
    assert texts(s) == ["yes", "no"]
    choose(s, "no")
    assert not any([*s.passage, *s.commerce])
    assert casus(s, CASTILE, FRANCE) == sum(s.casus) == 1
    assert s.actions == 1
    assert texts(s) == ["done"]  # his one action is used up


@clause("medioevo", "5.01.p")
@pytest.mark.parametrize("counter", ["passage", "commerce", "alliance"])
def test_both_parts_come_into_force_together(counter: str) -> None:
    s = court()
    choose(s, "player:1", "propose:passage", f"counter:{counter}", "yes")
    assert s.passage[CASTILE] == 1 << FRANCE
    held = {"passage": s.passage, "commerce": s.commerce, "alliance": s.allied}[counter]
    assert held[FRANCE] == 1 << CASTILE


@clause("medioevo", "5.01.p")
def test_florins_in_return_as_far_as_they_go() -> None:
    s = court({"florins": 120})
    choose(s, "player:1", "propose:commerce", "counter:florins", "florins:100", "yes")
    assert (s.florins[CASTILE], s.florins[FRANCE]) == (20, 100)
    assert s.commerce[CASTILE] == 1 << FRANCE
    s = court({"florins": 20})
    choose(s, "player:1", "propose:commerce", "counter:florins", "florins:100")
    assert texts(s) == ["no"]
    assert refusal(s, "yes").message.key == "reason-costs"


@clause("medioevo", "5.01.o")
def test_a_standing_order_refuses_for_a_player() -> None:
    s = court({}, {"orders": {"offers": "refuse"}})
    choose(s, "player:1", "propose:passage")
    assert s.seat != FRANCE
    assert casus(s, CASTILE, FRANCE) == 1


@clause("medioevo", "5.01.o", "5.01.k")
def test_standing_orders_are_set_once_a_turn_and_seen_by_all() -> None:
    s = court()
    choose(s, "orders", "order:battle_cards.all", "order:battle_losses.default", "order:offers.refuse")
    choose(s, "order:alliance_calls.confirm")
    assert s.view(FRANCE)["board"]["players"][CASTILE]["orders"] == {
        "battle_cards": "all",
        "battle_losses": "default",
        "offers": "refuse",
        "alliance_calls": "confirm",
    }
    assert "orders" not in texts(s)


@clause("medioevo", "5.01.s")
def test_a_right_can_be_given_up_without_effect() -> None:
    s = court({"passage": [FRANCE]})
    choose(s, "player:1", "renounce:passage")
    assert not any([*s.passage, *s.casus, *s.honour])


@clause("medioevo", "5.01.s", "3.26.12.b")
def test_what_a_card_imposed_is_neither_revoked_nor_taxed() -> None:
    term = {"kind": "imposed_commerce", "one": FRANCE, "other": CASTILE, "turns_one": 1, "turns_other": 1}
    s = court({}, {"commerce": [CASTILE]}, terms=[term])
    choose(s, "player:1")
    found = texts(s)
    assert not [text for text in found if "revoke" in text or "tax" in text]
    assert {"propose:passage", "propose:alliance"} <= set(found)


@clause("medioevo", "5.01.z")
def test_nobody_deals_with_barbarians() -> None:
    s = court()
    assert {text for text in texts(s) if text.startswith("player")} == {f"player:{n}" for n in range(1, 5)}


# --- casus belli -----------------------------------------------------------------------------------------------------


@clause("medioevo", "5.02.b", "5.02.d", "5.02.e", "5.02.ex1")
def test_revoking_commerce_costs_a_point_or_two_casus_belli() -> None:
    s = court({"casus_belli": [0, 2, 0, 0, 0]}, {"commerce": [CASTILE]})
    choose(s, "player:1", "revoke:commerce.casus_belli")
    assert casus(s, CASTILE, FRANCE) == 0
    assert s.honour[CASTILE] == 0
    assert casus(s, FRANCE, CASTILE) == 1  # what it gives to others is marked all the same
    s = court({"casus_belli": [0, 2, 0, 0, 0]}, {"commerce": [CASTILE]})
    choose(s, "player:1", "revoke:commerce")
    assert (casus(s, CASTILE, FRANCE), s.honour[CASTILE]) == (2, -1)
    s = court({"casus_belli": [0, 1, 0, 0, 0]}, {"commerce": [CASTILE]})
    choose(s, "player:1")
    assert "revoke:commerce.casus_belli" not in texts(s)


@clause("medioevo", "5.02.d")
def test_20_percent_can_be_paid_in_casus_belli() -> None:
    s = court({}, {"casus_belli": [2, 0, 0, 0, 0]})
    choose(s, "player:1", "propose:commerce", "counter:tax_20.casus_belli", "yes")
    assert s.rates[s.n * CASTILE + FRANCE] == 20
    assert s.honour[FRANCE] == 0
    assert (casus(s, FRANCE, CASTILE), casus(s, CASTILE, FRANCE)) == (0, 1)


@clause("medioevo", "5.02.c")
def test_what_acts_outside_diplomacy_give() -> None:
    assert game().box.casus_belli == {
        "assassin": 1,
        "thief": 1,
        "bishop": 1,
        "naval_blockade": 1,
        "excommunication": 3,
        "civil_war": 1,
        "deceit": 1,
    }


@clause("medioevo", "3.26.10.b")
def test_no_diplomacy_in_a_truce() -> None:
    term = {"kind": "truce", "one": CASTILE, "other": FRANCE, "turns_one": 1, "turns_other": 1}
    s = court({"hand": ["assassin", "thief"]}, {"hand": ["genius"]}, terms=[term])
    assert "player:1" not in texts(s)
    assert "play:assassin" not in texts(s)


@clause("medioevo", "5.01.f", "5.01.e", "7.10.blk.f")
def test_a_strait_is_open_without_a_pact_and_a_pact_keeps_its_holder_from_closing_it() -> None:
    box = game().box
    strait = next(sea for sea in box.seas if box.water[sea] == STRAIT)
    lands = {box.place_ids[shore]: land(FRANCE, 2) for shore in box.shores[strait]}
    s = court(lands=lands)
    assert not bars(s, CASTILE, TRADE_SHIP, strait, True)
    closed = {"by": FRANCE, "against": CASTILE, "at": box.place_ids[strait], "shores": True}
    s = court(lands=lands, blockades=[closed])
    assert bars(s, CASTILE, TRADE_SHIP, strait, True)
    choose(s, "player:1", "propose:passage", "yes")
    assert s.blockades == ()
