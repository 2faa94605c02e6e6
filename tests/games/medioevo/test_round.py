"""The round: swords, the phases of a turn, reinforcements."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from statistics import median
from typing import Any

import pytest

from regnum.agents import Outlook, make_agent
from regnum.core.rng import Rng
from regnum.games.medioevo.constants import PHASES
from regnum.games.medioevo.rules.realm.reinforcements import reinforcements
from regnum.games.medioevo.rules.round.swords import Bid, DrawSwords
from regnum.games.medioevo.rules.round.turns import BeginTurn
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import (
    SLOT,
    at,
    banner,
    choose,
    game,
    land,
    new,
    person,
    position,
    step,
    texts,
    vehicle,
)

CASTILE = ("galicia", "leon", "biscay", "old_castile", "new_castile", "extremadura", "andalusia", "murcia")


def asking(s: Medioevo) -> str:
    """The question as the player reads it."""
    assert s.prompt is not None
    return game().text("en")(s.prompt.message)


def bidding(*maxima: int, order: list[int] | None = None, auction: str = "second_price") -> Medioevo:
    """An auction of sword 1 in which the players state these maxima, each having 500 florins."""
    seats = len(maxima)
    s = position(
        *(person(florins=500) for _ in maxima),
        asks=[step("Auction", sword=1)],
        seats=seats,
        order=order or list(range(seats)),
        options={"auction": auction},
        phase="swords",
    )
    stated = dict(enumerate(maxima))
    while s.steps and isinstance(s.asking, Bid):
        choose(s, f"bid:{stated[s.asking.seat]}")
    return s


# --- swords ----------------------------------------------------------------------------------------------------------


@clause("medioevo", "7.02.e")
@pytest.mark.parametrize(
    ("maxima", "order", "winner", "price"),
    [
        ((120, 75, 0), [0, 1, 2], 0, 76),
        ((50, 50, 0), [1, 0, 2], 1, 50),
        ((50, 50, 0), [0, 1, 2], 0, 50),
        ((0, 60, 0), [0, 1, 2], 1, 1),
        ((0, 0, 0), [0, 1, 2], -1, 0),
    ],
)
def test_the_highest_maximum_pays_one_more_than_the_second(
    maxima: tuple[int, ...], order: list[int], winner: int, price: int
) -> None:
    s = bidding(*maxima, order=order)
    assert [player for player, sword in enumerate(s.swords) if sword] == ([winner] if winner >= 0 else [])
    assert [500 - cash for cash in s.florins] == [price if player == winner else 0 for player in range(3)]
    assert s.bids == [0, 0, 0]


@clause("medioevo", "7.02.e")
def test_sealed_first_price_as_an_alternative() -> None:
    s = bidding(120, 75, 0, auction="first_price")
    assert s.florins == [380, 500, 500]


@clause("medioevo", "7.02.d")
def test_nobody_bids_more_than_he_has_nor_twice_with_a_sword() -> None:
    people = [person(florins=42), person(florins=5, sword=1), person(florins=0)]
    s = position(*people, asks=[step("Auction", sword=2)], phase="swords")
    assert texts(s) == [f"bid:{n}" for n in (0, 1, 5, 10, 15, 20, 25, 30, 40, 42)]
    choose(s, "bid:42")
    assert (s.asking.seat, texts(s)) == (2, ["bid:0"])


@clause("medioevo", "7.02.a", "7.02.b", "7.02.c")
@pytest.mark.parametrize(("seats", "auctions"), [(3, 0), (4, 0), (5, 2), (7, 2), (8, 3), (10, 3)])
def test_how_many_swords_are_auctioned(seats: int, auctions: int) -> None:
    for round, expected in ((1, 0), (2, auctions)):
        s = position(asks=[step("Swords")], seats=seats, phase="swords", round=round)
        assert sum(step.__class__.__name__ == "Auction" for step in s.steps) == max(0, expected - 1)
        assert isinstance(s.asking, Bid) == bool(expected)


@clause("medioevo", "7.02.b")
def test_swords_anew_in_the_first_round_where_the_table_likes() -> None:
    s = position(asks=[step("Swords")], seats=5, phase="swords", round=1, options={"first_swords": "drawn"})
    assert isinstance(s.asking, Bid)


@clause("medioevo", "7.02.f", "7.02.g")
def test_the_swords_left_are_drawn_and_the_lowest_plays_first() -> None:
    orders = set()
    for seed in range(8):
        people = [person(), person(sword=2), person(), person()]
        s = position(*people, asks="TradeMenu", seats=4)
        s.rng = Rng(seed)
        s.steps.append(DrawSwords())
        s.advance()
        assert s.order[1] == 1
        assert sorted(s.order) == [0, 1, 2, 3]
        orders.add(s.order)
    assert len(orders) > 2


@clause("medioevo", "7.02.a", "7.10.el.e")
def test_the_eliminated_have_no_sword() -> None:
    s = position(asks=[step("Swords")], seats=4, phase="swords", round=3, eliminated=[2], order=[0, 1, 2, 3])
    assert sorted(s.order) == [0, 1, 3]


@clause("medioevo", "7.02.a", "7.02.d")
def test_swords_are_a_phase_of_their_own() -> None:
    s = position(asks=[step("Swords")], seats=5, phase="end_of_turn", round=3, order=[0, 1, 2, 3, 4])
    assert s.asking.verbs == ("bid",)
    assert PHASES[s.phase] == "swords"


# --- the course of a turn --------------------------------------------------------------------------------------------


@clause("medioevo", "7.01.a", "7.01.b", "2.05")
def test_phases_follow_their_order() -> None:
    s, rng = new(4, 3, placement="automatic"), Rng(3)
    seen: list[tuple[int, int, int]] = []
    while not s.over and s.round < 3:
        now = (s.round, s.active, s.phase)
        if s.round and (not seen or seen[-1] != now):
            seen.append(now)
        options = [option for option in s.options() if option.verb != "end_turn"]
        s.apply(options[rng.below(len(options))])
    for (round, active, phase), (next_round, next_active, next_phase) in pairwise(seen):
        if (round, active) == (next_round, next_active):
            assert phase < next_phase
    asked = {PHASES[phase] for _, _, phase in seen}
    assert {"diplomacy", "purchase", "placement", "combat", "trade"} <= asked
    turns = [active for (_, active, phase), _ in pairwise(seen) if PHASES[phase] == "diplomacy"]
    assert turns[:4] == list(dict.fromkeys(turns))[:4]  # everybody once before anybody again


@clause("medioevo", "7.01.b", "7.10.i", "3.16.f")
def test_points_and_attacks_begin_anew_with_the_turn() -> None:
    rider = {"kind": "caravan", "n": 1, "at": "lombardy", "spent": 5}
    flag = {"n": 1, "at": "lombardy", "level": 2, "general": True, "attacks": 1, "spent": 2}
    s = position(person(vehicles=[rider], banners=[flag]), asks="TradeMenu", lands={"lombardy": land()})
    BeginTurn(0).run(s)
    assert s.vehicle_spent[3] == 0
    assert (s.banner_reach[0], s.banner_attacks[0], s.banner_spent[0]) == (3, 0, 0)


def test_a_turn_takes_few_answers() -> None:
    """A player's action is one answer: what the simple program does in a turn took 35 answers when each was several."""
    s = new(3, 3, placement="automatic", length="short")
    agents = [make_agent("greedy", Rng(seat)) for seat in range(3)]
    answers: Counter[tuple[int, int]] = Counter()
    while s.round < 3:
        seat = s.asking.seat
        if s.round and seat == s.active:
            answers[s.round, seat] += 1
        s.apply(agents[seat].choose(Outlook(s, seat)))
    assert len(answers) == 6
    assert median(answers.values()) <= 20


# --- reinforcements --------------------------------------------------------------------------------------------------


def held(*lands: str) -> dict[str, dict[str, Any]]:
    return {id: land() for id in lands}


@clause("medioevo", "7.06.a", "7.06.c")
def test_seven_at_home_and_a_whole_minor_kingdom() -> None:
    lands = held(*CASTILE[:7], "galloway", "lothian", "minho", "portugal", "algarve")
    s = position(person("castile"), asks=[step("Reinforcements")], lands=lands, options={"towers": False})
    assert s.reserve[0] == 10


@clause("medioevo", "7.06.a")
def test_a_whole_foreign_great_kingdom_brings_nothing() -> None:
    france = ("ile_de_france", "normandy", "brittany", "flanders", "champagne", "burgundy", "auvergne", "languedoc")
    s = position(person("castile"), asks="TradeMenu", lands=held(*france))
    assert reinforcements(s, 0) == 0


@clause("medioevo", "7.06.a", "6.04.c")
def test_the_state_of_the_church_counts_for_the_pope() -> None:
    for pope, armies in ((0, 1), (None, 0)):
        s = position(
            person("castile"), asks="TradeMenu", lands=held("papal_state"), pope=pope, options={"towers": False}
        )
        assert reinforcements(s, 0) == armies


@clause("medioevo", "10.02.d", "10.02.c")
def test_towers_and_standards() -> None:
    lands = held("papal_state", "thrace")
    s = position(person("castile"), asks="TradeMenu", lands=lands, standards=["papal_state", "papal_state"])
    assert reinforcements(s, 0) == 4
    s = position(person("castile"), asks="TradeMenu", lands=held("thrace"), standards=["thrace"])
    assert reinforcements(s, 0) == 2


@clause("medioevo", "7.06.a", "10.02.d")
def test_the_player_reads_for_what_the_armies_come_until_some_are_placed() -> None:
    lands = held(*CASTILE[:7], "minho", "portugal", "algarve", "thrace")
    lands[CASTILE[0]] = land(0, settlement="encampment")
    asks = [step("PlacementPhase"), step("Reinforcements")]
    s = position(person("castile"), asks=asks, lands=lands, standards=["thrace"])
    asked = asking(s)
    assert " 12 armies (7 for the home territories, 3 for complete minor kingdoms, 2 for towers" in asked
    choose(s, f"deploy:army.{CASTILE[0]}.6")
    assert "home territories" not in asking(s)


@clause("medioevo", "2.02", "1.14")
def test_dice_have_their_faces() -> None:
    s = position(asks="TradeMenu")
    for faces in (4, 6, 8, 12):
        assert {s.roll(faces) for _ in range(300)} == set(range(faces))


@clause("medioevo", "1.15")
def test_twelve_equal_chances() -> None:
    s = position(asks="TradeMenu")
    rolled = [s.roll(12) for _ in range(2400)]
    assert all(120 < rolled.count(face) < 280 for face in range(12))


@clause("medioevo", "7.01.b", "7.06.a")
def test_nothing_more_this_turn_passes_over_every_phase_but_not_over_what_it_brings() -> None:
    rich = person(
        "castile",
        florins=500,
        hand=["mercenary"],
        reserve=5,
        vehicles=[vehicle("caravan", "leon")],
        banners=[banner("leon")],
    )
    lands = {"leon": land(0, 9, settlement="encampment"), "galicia": land(0, 9)}
    names = ["EndTurn", "TradePhase", "CombatPhase", "PlacementPhase", "PurchasePhase", "Taxes", "Reinforcements"]
    for phase in ("DiplomacyPhase", "PurchasePhase", "PlacementPhase", "CombatPhase"):
        below = names if phase == "DiplomacyPhase" else names[: names.index(phase)]
        s = position(rich, asks=[step(name) for name in (*below, phase)], lands=lands)
        assert s.asking.seat == 0
        choose(s, "end_turn")
        assert (s.asking.seat, s.armies[at(s, "leon")], s.vehicle_at[SLOT["caravan"]]) == (2, 9, at(s, "leon"))
        assert len(s.hands[0]) == 1
        # Two home territories bring two armies.
        assert s.reserve[0] == (7 if phase == "DiplomacyPhase" else 5)


@clause("medioevo", "7.01.b")
def test_the_next_turn_asks_again() -> None:
    s = position(person("castile"), person("mamluks"), asks=[step("DiplomacyPhase", 1), step("DiplomacyPhase")])
    choose(s, "end_turn")
    assert (s.asking.seat, s.resting) == (1, -1)
