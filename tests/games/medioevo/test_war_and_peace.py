"""5.01.j-5.01.n, 5.01.p1-5.01.p6: declarations, calls to allies, and peace by articles."""

from __future__ import annotations

from typing import Any

from regnum.core.rng import Rng
from regnum.games.medioevo.rules.diplomacy.pacts import companions, may_attack, set_alliance
from regnum.games.medioevo.rules.diplomacy.war_declaration import may_declare
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    at,
    banner,
    choose,
    clauses,
    land,
    person,
    position,
    refusal,
    step,
    texts,
    vehicle,
)

A, B, C, D, E = range(5)


def world(*people: dict[str, Any], kingdoms: str = "castile france england hungary mamluks", **board: Any) -> Medioevo:
    """A begins his diplomacy among five; by default four Christians and a Muslim."""
    named = [*people, *({} for _ in range(5 - len(people)))]
    seated = [{**person(kingdom), **one} for kingdom, one in zip(kingdoms.split(), named, strict=True)]
    board.setdefault("phase", "diplomacy")
    return position(*seated, asks=[step("Diplomacy", A, orders=True)], seats=5, **board)


def casus(s: Medioevo, holder: int, against: int) -> int:
    return s.casus[s.n * holder + against]


@clause("medioevo", "5.01.i")
def test_the_log_quotes_the_alliance_for_the_war_that_it_ends() -> None:
    s = world({"war": [B]}, {"war": [A]})
    s.events = []
    set_alliance(s, A, B, True, "5.01.i")
    assert not s.at_war(A, B)
    assert clauses(s, "event-at-peace") == ["5.01.i"]


# --- declaring -------------------------------------------------------------------------------------------------------


@clause("medioevo", "5.01.ex5", "5.01.j", "5.01.t", "4.03.o", "4.03.r")
def test_war_between_two_christians() -> None:
    s = world()
    choose(s, "player:1", "declare:war")
    assert s.at_war(A, B)
    assert s.at_war(B, A)
    assert s.honour == [-3, 0, 0, 0, 0]
    assert casus(s, B, A) == casus(s, C, A) == casus(s, D, A) == 1
    assert sum(s.casus) == 3
    assert s.causes[A] == 1


@clause("medioevo", "5.01.ex5")
def test_war_within_another_faith_gives_no_ground_for_excommunication() -> None:
    s = world(kingdoms="mamluks rum castile france england")
    choose(s, "player:1", "declare:war")
    assert s.honour[A] == -3
    assert casus(s, B, A) == sum(s.casus) == 1
    assert not any(s.causes)


@clause("medioevo", "5.01.t")
def test_war_on_another_faith_gives_the_target_a_casus_belli() -> None:
    s = world()
    choose(s, "player:4", "declare:war")
    assert s.honour[A] == 0
    assert casus(s, E, A) == sum(s.casus) == 1
    assert not any(s.causes)


@clause("medioevo", "5.02.ex2", "5.02.d", "5.02.e")
def test_war_on_a_fellow_christian_paid_with_six_casus_belli() -> None:
    s = world({"casus_belli": [0, 6, 0, 0, 0]})
    choose(s, "player:1", "declare:war.casus_belli")
    assert casus(s, A, B) == 0
    assert s.honour[A] == 0
    assert not any(s.causes)
    assert casus(s, B, A) == casus(s, C, A) == casus(s, D, A) == 1
    s = world({"casus_belli": [0, 5, 0, 0, 0]})
    choose(s, "player:1")
    assert "declare:war.casus_belli" not in texts(s)


@clause("medioevo", "5.01.j", "7.05.b", "7.05.c")
def test_only_those_at_war_are_attacked_and_a_truce_suspends_it() -> None:
    s = world()
    assert not may_attack(s, A, B)
    choose(s, "player:1", "declare:war")
    assert may_attack(s, A, B)
    assert may_attack(s, B, A)
    s.terms = ((0, A, B, 1, 1),)
    assert not may_attack(s, A, B)
    assert not may_declare(s, A, B)


@clause("medioevo", "5.01.m", "5.01.p4")
def test_war_ends_all_pacts_and_debts_without_a_red_box() -> None:
    s = world(
        {"passage": [B], "commerce": [B], "rates": [0, 20, 0, 0, 0]},
        {"passage": [A]},
        terms=[{"kind": "imposed_passage", "one": B, "other": A, "turns_one": 2, "turns_other": 2}],
        debts=[{"debtor": B, "creditor": A, "instalment": 10, "turns": 3, "overdue": 0}],
    )
    choose(s, "player:1", "declare:war")
    assert not any([*s.passage, *s.commerce, *s.rates])
    assert s.terms == s.debts == ()
    assert s.honour[A] == -3


@clause("medioevo", "5.01.p4")
def test_the_log_says_what_is_not_paid_any_more_after_a_new_war() -> None:
    s = world(
        debts=[
            {"debtor": A, "creditor": C, "instalment": 25, "turns": 2, "overdue": 0},
            {"debtor": B, "creditor": A, "instalment": 10, "turns": 3, "overdue": 5},
        ]
    )
    s.events = []
    choose(s, "player:1", "declare:war")
    told = [event for event in s.events if event.message.key == "event-debt-ends"]
    assert [(event.clause, event.message.args) for event in told] == [
        ("5.01.p4", {"player": s.who(B), "other": s.who(A), "n": 35})
    ]
    assert s.debts == ((A, C, 25, 2, 0),)


# --- allies ----------------------------------------------------------------------------------------------------------


def alliances(**board: Any) -> Medioevo:
    """The example of 5.01.k: A is allied with B, C and D, E with C and D; nobody is of A's faith."""
    return world(
        {"allied": [B, C, D]},
        {"allied": [A]},
        {"allied": [A, E]},
        {"allied": [A, E]},
        {"allied": [C, D]},
        kingdoms="castile byzantines rus hungary mamluks",
        **board,
    )


@clause("medioevo", "5.01.k", "5.01.l", "5.01.m")
def test_allies_of_both_sides_choose_one() -> None:
    s = alliances()
    choose(s, "player:4", "declare:war")
    assert s.seat == B
    assert texts(s) == ["no", "player:0"]
    choose(s, "player:0")
    assert texts(s) == ["no", "player:0", "player:4"]
    choose(s, "player:4", "player:4")
    assert s.war == [0b11100, 0b11100, 0b00011, 0b00011, 0b00011]
    assert s.allied == [0b00010, 0b00001, 0b11000, 0b10100, 0b01100]
    assert s.allies(C, D)
    assert (type(s.asking).__name__, s.seat) == ("Diplomacy", A)  # nobody else is asked


@clause("medioevo", "5.01.k")
def test_answers_are_secret_until_all_are_in() -> None:
    s = alliances()
    choose(s, "player:4", "declare:war", "player:0")
    assert s.view(C)["board"]["players"][B].get("bid") is None
    assert not s.at_war(B, E)
    assert s.determinize(C, Rng(1)).bids[B] == 0


@clause("medioevo", "5.01.k")
def test_an_alliance_dropped_ends_without_effect() -> None:
    s = alliances()
    choose(s, "player:4", "declare:war")
    honour, marks = s.honour[:], s.casus[:]
    choose(s, "no", "no", "no")
    assert not any(s.allied)
    assert s.war == [0b10000, 0, 0, 0, 0b00001]
    assert (s.honour, s.casus) == (honour, marks)


@clause("medioevo", "5.01.k")
def test_standing_orders_answer_a_call() -> None:
    s = alliances()
    s.orders[4 * B + 3] = 2  # confirm
    s.orders[4 * C + 3] = 1  # drop
    choose(s, "player:4", "declare:war")
    assert s.seat == D
    choose(s, "no")
    assert s.at_war(B, E)
    assert s.allies(A, B)
    assert not s.allied[C]


@clause("medioevo", "5.01.k", "3.26.10.b")
def test_nobody_joins_against_a_partner_in_a_truce() -> None:
    s = alliances(terms=[{"kind": "truce", "one": B, "other": E, "turns_one": 1, "turns_other": 1}])
    choose(s, "player:4", "declare:war")
    assert s.seat == B
    assert texts(s) == ["no"]
    assert refusal(s, "player:0").clause == "5.01.k"


@clause("medioevo", "5.01.l", "5.01.y")
def test_the_pope_and_a_muslim_on_one_side_are_no_allies_but_leave_each_other_alone() -> None:
    s = world(
        {"allied": [B, C]},
        {"allied": [A], "war": [C]},
        {"allied": [A], "war": [B]},
        kingdoms="byzantines castile mamluks hungary rum",
        pope=B,
    )
    choose(s, "player:4", "declare:war", "player:0", "player:0")
    assert s.at_war(B, E)
    assert s.at_war(C, E)
    assert not s.allies(B, C)
    assert not may_attack(s, B, C)
    assert not may_declare(s, B, C)
    assert may_declare(s, B, D)


# --- peace -----------------------------------------------------------------------------------------------------------


def enemies(one: dict[str, Any], other: dict[str, Any], **more: Any) -> Medioevo:
    """A and B at war; A holds Leon and Galicia, and what `lands` names."""
    lands = {"leon": land(A, 4), "galicia": land(A, 3), **more.pop("lands", {})}
    return world({"war": [B], **one}, {"war": [A], **other}, lands=lands, **more)


@clause("medioevo", "5.01.p1", "5.01.p6", "5.01.c")
def test_a_white_peace() -> None:
    s = world({"war": [B, C]}, {"war": [A]}, {"war": [A]}, {}, {})
    choose(s, "player:1")
    assert texts(s) == ["peace"]
    choose(s, "peace", "done", "yes")
    assert not s.at_war(A, B)
    assert s.at_war(A, C)
    assert s.actions == 1
    assert not any([*s.honour, *s.casus])


@clause("medioevo", "5.01.p1", "5.01.o")
def test_one_offer_one_counter_offer_then_yes_or_no() -> None:
    s = enemies({"florins": 100}, {"florins": 100})
    choose(s, "player:1", "peace", "demand:florins", "florins:100", "done")
    assert texts(s) == ["yes", "no", "counter:peace"]
    choose(s, "counter:peace", "demand:florins", "florins:50", "done")
    assert s.seat == A
    assert texts(s) == ["yes", "no"]
    choose(s, "no")
    assert s.at_war(A, B)
    assert s.offer is None
    assert s.florins[:2] == [100, 100]
    assert not any(s.casus)


@clause("medioevo", "5.01.d", "5.01.p1")
def test_one_offer_to_an_enemy_in_a_turn() -> None:
    s = enemies({}, {})
    choose(s, "player:1", "peace", "done", "no")
    assert "player:1" not in texts(s)


@clause("medioevo", "5.01.p1", "5.01.p2", "5.01.p4")
def test_florins_at_once_and_by_instalments() -> None:
    s = enemies({"florins": 120}, {"florins": 60})
    choose(s, "player:1", "peace", "offer:florins")
    assert texts(s) == ["florins:10", "florins:25", "florins:50", "florins:75", "florins:100"]
    choose(s, "florins:100", "demand:instalment", "florins:50", "amount:3", "done")
    assert s.florins[A] == 20  # set aside
    choose(s, "yes")
    assert s.florins[:2] == [20, 160]
    assert s.debts == ((B, A, 50, 3, 0),)


@clause("medioevo", "5.01.p2")
def test_a_demand_above_the_other_s_cash_can_only_be_refused() -> None:
    s = enemies({}, {"florins": 60})
    choose(s, "player:1", "peace", "demand:florins", "florins:100", "done")
    assert texts(s) == ["no", "counter:peace"]
    assert refusal(s, "yes").message.key == "reason-costs"


@clause("medioevo", "5.01.p4", "7.07.a")
def test_instalments_are_paid_in_the_taxes_phase() -> None:
    debts = [{"debtor": A, "creditor": B, "instalment": 50, "turns": 3, "overdue": 0}]
    s = position(person("castile", florins=70), person("france"), asks=[step("Taxes", A)], debts=debts)
    assert s.florins[:2] == [20, 50]
    assert s.debts == ((A, B, 50, 2, 0),)


@clause("medioevo", "5.01.p4")
def test_who_cannot_pay_gives_all_and_a_casus_belli() -> None:
    debts = [{"debtor": A, "creditor": B, "instalment": 50, "turns": 1, "overdue": 0}]
    s = position(person("castile", florins=30), person("france"), asks=[step("Taxes", A)], debts=debts)
    assert s.florins[:2] == [0, 30]
    assert s.debts == ((A, B, 50, 0, 20),)
    assert casus(s, B, A) == 1
    s = position(
        person("castile", florins=30),
        person("france"),
        asks=[step("Taxes", A)],
        debts=[{"debtor": A, "creditor": B, "instalment": 50, "turns": 0, "overdue": 20}],
    )
    assert s.florins[:2] == [10, 20]
    assert s.debts == ()


@clause("medioevo", "5.01.p1", "5.01.p2", "5.01.p3", "4.03.s")
def test_a_territory_passes_with_all_it_contains() -> None:
    s = enemies(
        {"banners": [banner("leon", level=2)], "vehicles": [vehicle("caravan", "leon", armies=2, goods={"salt": 3})]},
        {},
        lands={"leon": land(A, 4, settlement="village", fortification="castle", cathedral=True, goods={"wine": 2})},
    )
    choose(s, "player:1", "peace", "offer:territory")
    assert set(texts(s)) == {"place:leon", "place:galicia"}
    choose(s, "place:leon")
    assert "offer:territory" not in texts(s)  # he keeps one
    choose(s, "done", "yes")
    leon = at(s, "leon")
    assert (s.owner[leon], s.armies[leon], s.settlement[leon], s.fort[leon], s.cathedral[leon]) == (B, 4, 2, 2, 1)
    assert sum(s.goods[leon]) == 2
    assert s.banner_level[3 * B] == 2
    assert s.banner_at[3 * A] < 0
    caravan = 12 * B + 3
    assert (s.vehicle_at[caravan], s.vehicle_armies[caravan], sum(s.vehicle_goods[caravan])) == (leon, 2, 3)
    assert not any(s.honour)


@clause("medioevo", "5.01.p1", "5.01.p2")
def test_a_vehicle_above_the_receiver_s_limit_is_scrapped() -> None:
    s = enemies(
        {"vehicles": [vehicle("caravan", "leon"), vehicle("cavalry", "leon")]},
        {"vehicles": [vehicle("caravan", "galicia")]},
    )
    choose(s, "player:1", "peace", "offer:vehicle", "transport:caravan.1", "offer:vehicle")
    assert "offer:vehicle" not in texts(s)
    choose(s, "done", "yes")
    assert [slot for slot in s.vehicles_of(A) if s.vehicle_at[slot] >= 0] == []
    assert len([slot for slot in s.vehicles_of(B) if s.vehicle_at[slot] >= 0]) == 2


@clause("medioevo", "5.01.p2", "7.10.el.a")
def test_a_giver_without_land_keeps_a_vehicle() -> None:
    s = enemies({}, {"vehicles": [vehicle("caravan", "galicia")]})
    choose(s, "player:1", "peace")
    assert "demand:vehicle" not in texts(s)
    assert "demand:territory" not in texts(s)


@clause("medioevo", "5.01.p1", "5.01.p2")
def test_cards_named_by_the_giver_and_cards_of_his_choice() -> None:
    s = enemies({"hand": ["genius", "relic"]}, {"hand": ["templar", "thief"]})
    choose(s, "player:1", "peace", "offer:card", "card:genius", "demand:card", "done", "yes")
    assert s.seat == B
    assert "card:genius" in texts(s)
    choose(s, "card:thief")
    assert [len(hand) for hand in s.hands[:2]] == [2, 2]
    assert s.shown[A] == ()
    assert 3 in s.hands[B]
    assert 8 in s.hands[A]


@clause("medioevo", "5.01.p1")
def test_at_most_three_cards_and_what_was_named_comes_back_if_refused() -> None:
    s = enemies({"hand": ["genius"] * 4}, {})
    choose(s, "player:1", "peace")
    for _ in range(3):
        choose(s, "offer:card", "card:genius")
    assert "offer:card" not in texts(s)
    choose(s, "done", "no")
    assert len(s.hands[A]) == 4
    assert s.shown[A] == ()


@clause("medioevo", "5.01.p5", "5.01.p2", "4.03.h")
def test_the_pope_is_ceded_with_the_state_of_the_church() -> None:
    s = enemies({"honour": 1}, {}, pope=A, lands={"papal_state": land(A, 9, cathedral=True)})
    rome = s.box.rome
    assert s.owner[rome] == A
    choose(s, "player:1", "peace", "offer:territory")
    assert f"place:{s.box.place_ids[rome]}" not in texts(s)
    choose(s, "place:leon", "offer:pope", "done", "yes")
    assert s.pope == s.owner[rome] == B
    assert (s.armies[rome], s.cathedral[rome]) == (9, 1)
    assert s.honour[:2] == [0, 1]


@clause("medioevo", "5.01.p2")
def test_the_pope_goes_only_to_a_christian() -> None:
    s = world(
        {"war": [E]},
        {},
        {},
        {},
        {"war": [A]},
        pope=A,
        lands={"papal_state": land(A, 9), "leon": land(A, 2)},
    )
    choose(s, "player:4", "peace")
    assert "offer:pope" not in texts(s)
    assert refusal(s, "offer:pope").clause == "5.01.p1"


@clause("medioevo", "5.01.p2")
def test_a_pope_who_cedes_rome_keeps_another_territory() -> None:
    def drafting(*lands: str) -> Medioevo:
        held = {id: land(A, 2) for id in ("papal_state", *lands)}
        return choose(world({"war": [B]}, {"war": [A]}, pope=A, lands=held), "player:1", "peace")

    assert "offer:pope" not in texts(drafting())
    s = drafting("leon")
    assert "offer:pope" in texts(s)
    after = choose(s.copy(), "offer:pope")
    assert "offer:pope" not in texts(after)  # there is only one
    assert "offer:territory" not in texts(after)  # Leon must stay
    after = choose(s.copy(), "offer:territory")  # Leon is the only one that he may name
    assert "offer:pope" not in texts(after)  # now Rome must stay
    after = choose(drafting("leon", "galicia"), "offer:pope", "offer:territory", "place:leon")
    assert "offer:territory" not in texts(after)
    after = choose(drafting("leon", "galicia"), "offer:territory", "place:leon", "offer:pope")
    assert "offer:territory" not in texts(after)


@clause("medioevo", "5.01.p2")
def test_only_a_christian_may_demand_the_pope_and_only_from_who_has_him() -> None:
    def drafting(kingdoms: str, **more: Any) -> list[str]:
        lands = {"papal_state": land(B, 9), "leon": land(B, 2), "galicia": land(A)}
        s = world({"war": [B]}, {"war": [A]}, kingdoms=kingdoms, pope=B, lands=lands, **more)
        return texts(choose(s, "player:1", "peace"))

    assert "demand:pope" in drafting("castile france england hungary mamluks")
    assert "demand:pope" not in drafting("mamluks france england hungary castile")
    assert "offer:pope" not in drafting("castile france england hungary mamluks")


@clause("medioevo", "5.01.p1", "5.01.o")
def test_a_standing_order_refuses_peace_too() -> None:
    s = enemies({}, {"orders": {"offers": "refuse"}})
    choose(s, "player:1", "peace")
    assert s.seat != B
    assert s.offer is None
    assert s.at_war(A, B)


@clause("medioevo", "4.02.e", "5.01.p1")
def test_a_ceded_territory_may_complete_an_empire() -> None:
    s = enemies({}, {"objective": "france_1"})
    wanted = s.box.yellow[s.objectives[B]] + s.box.red[s.objectives[B]]
    for one in wanted:
        s.owner[one] = B
    s.owner[wanted[0]] = A
    choose(s, "player:1", "peace", "offer:territory", f"place:{s.box.place_ids[wanted[0]]}", "done", "yes")
    assert s.over
    assert s.winners() == [B]


@clause("medioevo", "5.01.l", "5.01.y", "5.01.j")
def test_the_pope_and_a_muslim_on_one_side_are_companions() -> None:
    pope, ally, turk, foe = (
        {"allied": [1], "war": [3]},
        {"allied": [0, 2], "war": [3]},
        {"allied": [1], "war": [3]},
        {"war": [0, 1, 2]},
    )
    people = [
        {**person(id), **one}
        for id, one in zip(("castile", "hungary", "rum", "england"), (pope, ally, turk, foe), strict=True)
    ]
    s = position(*people, asks="TradeMenu", seats=4, pope=0, lands={"leon": land(0)})
    assert companions(s, 0, 2)
    assert not may_declare(s, 0, 2)
    s.war[2] = 0
    assert not companions(s, 0, 2)
    assert may_declare(s, 0, 2)
    s.war[2], s.pope = 8, 1
    assert not companions(s, 0, 2)
