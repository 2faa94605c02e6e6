"""What options and events name: addresses of the view, and facts that programs can count."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.viscounts.rules.ways_to_pay import pay
from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.alone import RIVAL, alone, rival
from tests.games.viscounts.positions import acting, gain, new_game, person, pile, play, position, step


def refs(s: Viscounts, choice: str) -> tuple[str, ...]:
    return s.refs(s.resolve(choice))


def asking(someone: dict[str, Any], asked: dict[str, Any], **board: Any) -> Viscounts:
    """Player 0 of two is asked something; the other stands aside."""
    return position(someone, person(at="inner.5"), steps=[asked], **board)


CASTLE = ([2, 1, 0, 0, 0], [0] * 5, 0)
GROUPS = ([3, 0, 3, 0, 0], [0] * 5, 0)
QUESTIONS: list[tuple[Viscounts, str, tuple[str, ...]]] = [
    (position(person(hand="thief abbot"), person()), "play:abbot", ("players.0.hand.abbot",)),
    (asking(person(), step("MoveViscount"), movement=2), "move:inner.2", ("spaces.2.inner",)),
    (acting(person("trader - -")), "act:trade", ("spaces.1.outer_left", "players.0.icons.merchant")),
    (
        acting(person("labourer - -", stone=9)),
        "act:build",
        ("spots.1", "spots.2", "spots.3", "players.0.icons.builder"),
    ),
    (
        acting(person("squire - -", at="inner.1", gold=9)),
        "act:workers",
        ("players.0.castle.1.1", "players.0.icons.noble"),
    ),
    (acting(person("abbot - -", at="inner.1", ink=9)), "act:transcribe", ("shelves.1", "players.0.icons.cleric")),
    (
        acting(person("trader - -", silver=9), piles=pile("acolyte")),
        "dismiss:trade",
        ("piles.1", "players.0.icons.merchant"),
    ),
    (acting(person("trader - -")), "pass", ()),
    (asking(person("trader - -", silver=3), step("Trade")), "exchange:2", ("spaces.1.outer_left",)),
    (asking(person(stone=9), step("PickBuilding")), "build:workshop_1", ("players.0.buildings.workshop_1",)),
    (
        asking(person(), step("PickFreeBuilding", building="workshop", anywhere=True)),
        "build:workshop_3",
        ("players.0.buildings.workshop_3",),
    ),
    (asking(person(), step("PickSpot", piece="workshop_1", anywhere=True, free=True)), "spot:3.2", ("spots.12",)),
    (asking(person(at="inner.2", gold=9), step("PickWorkers")), "workers:2", ("players.0.castle.1.2",)),
    (asking(person(), step("StationWorkers", n=1)), "station:4", ("players.0.castle.1.4",)),
    (asking(person(castle=CASTLE), step("ShiftWorker")), "shift:2.back", ("players.0.castle.1.2",)),
    (asking(person(castle=GROUPS), step("SettleCastle")), "advance:3", ("players.0.castle.1.3",)),
    (asking(person(), step("PickSide", place=1)), "side:back", ("players.0.castle.1.5",)),
    (
        position(person(castle=CASTLE), person(castle=CASTLE), steps=[step("EliminateWorker", tier=1, place=1)]),
        "eliminate:1",
        ("players.1.castle.1.1",),
    ),
    (
        asking(
            person(), step("PickManuscript", costs=[1, 2, 3, 4, 5]), shelves=[["grey_flip"], ["grey_stone"], [], [], []]
        ),
        "transcribe:2",
        ("shelves.2",),
    ),
    (asking(person(silver=9), step("Recruit"), piles=pile("acolyte")), "hire:1", ("piles.1",)),
    (asking(person(hand="thief"), step("DiscardCard")), "discard:thief", ("players.0.hand.thief",)),
    (asking(person(hand="thief"), step("DestroyCard")), "destroy:top", ("players.0.deck",)),
    (asking(person(deck="squire abbot"), step("DestroyAny")), "destroy:abbot", ("players.0.unseen.abbot",)),
    (
        asking(person("trader abbot squire"), step("RearrangeCards")),
        "order:1.3.2",
        ("players.0.row.2", "players.0.row.3"),
    ),
    (asking(person(), step("PickResource")), "take:gold", ("players.0.purse.gold",)),
    (asking(person(unpaid=1, acquired=1), step("PickFlip")), "flip:deed", ("players.0.papers.acquired",)),
]


@pytest.mark.parametrize(("s", "choice", "expected"), QUESTIONS, ids=[choice for _, choice, _ in QUESTIONS])
def test_an_option_names_what_it_touches(s: Viscounts, choice: str, expected: tuple[str, ...]) -> None:
    assert refs(s, choice) == expected


def test_a_pair_is_named_by_where_it_lies() -> None:
    s = new_game(2)
    assert [refs(s, option.text) for option in s.options()] == [("pairs.1",), ("pairs.2",), ("pairs.3",)]


# --- facts -----------------------------------------------------------------------------------------------------------


def facts(s: Viscounts, *choices: str) -> list[dict[str, Any]]:
    """Make the choices; what happened, as data."""
    s.events = []
    play(s, *choices)
    return [fact.to_json() for event in s.events if event.fact is not None for fact in (event.fact, *event.besides)]


def test_a_hire_moves_a_card_from_its_pile_to_the_discards_for_silver() -> None:
    s = asking(person(silver=9), step("Recruit"), piles=pile("strongman"))
    moved = {"verb": "moved", "actor": 0, "piece": "card:strongman", "from": "piles.1", "to": "players.0.discards"}
    paid = {"verb": "lost", "actor": 0, "piece": "silver", "from": "players.0.purse.silver"}
    price = s.box.cost[s.piles[0][-1]]
    assert price > 1
    assert facts(s, "hire:1")[:2] == [moved, {**paid, "amount": price}]


def test_a_building_moves_from_the_player_board_to_its_spot() -> None:
    s = asking(person(), step("PickSpot", piece="workshop_1", anywhere=True, free=True))
    moved = {"verb": "moved", "actor": 0, "piece": "building:workshop_1", "from": "players.0.buildings.workshop_1"}
    assert facts(s, "spot:3.2")[0] == {**moved, "to": "spots.12"}


def test_a_card_given_up_unseen_comes_from_the_draw_pile() -> None:
    hand = asking(person(hand="thief", deck="squire"), step("DiscardCard"))
    assert facts(hand.copy(), "discard:thief")[0]["from"] == "players.0.hand"
    assert facts(hand.copy(), "discard:top")[0]["from"] == "players.0.deck"


def test_what_is_drawn_is_told_to_all_as_a_number() -> None:
    s = position(
        person(silver=9, deck="squire abbot thief"),
        person(at="inner.5"),
        piles=pile("strongman"),
        steps=[step("FillHand"), step("Recruit")],
    )
    drawn = {"verb": "moved", "actor": 0, "piece": "card", "from": "players.0.deck", "to": "players.0.hand"}
    assert facts(s, "pass") == [{**drawn, "amount": 3}]


def test_gains_and_papers_say_how_much_and_where_to() -> None:
    s = asking(person(), step("PickEither", effects=[gain("silver", 3), gain("debt")]))
    assert facts(s.copy(), "either:1") == [
        {"verb": "gained", "actor": 0, "piece": "silver", "to": "players.0.purse.silver", "amount": 3}
    ]
    assert facts(s.copy(), "either:2") == [
        {"verb": "gained", "actor": 0, "piece": "debt", "from": "debts_above", "to": "players.0.papers.unpaid"}
    ]


def test_every_kind_paid_for_an_action_leaves_its_own_purse() -> None:
    s = asking(person(ink=2, gold=1), step("PickEither", effects=[gain("silver", 1), gain("debt")]))
    s.events = []
    pay(s, 0, (0, 2, 1, 0))
    (event,) = s.events
    assert event.fact is not None
    assert [fact.to_json() for fact in (event.fact, *event.besides)] == [
        {"verb": "lost", "actor": 0, "piece": "ink", "from": "players.0.purse.ink", "amount": 2},
        {"verb": "lost", "actor": 0, "piece": "gold", "from": "players.0.purse.gold"},
    ]


@clause("viscounts", "work.8")
def test_a_group_sends_one_worker_up_and_one_to_each_side() -> None:
    crowd = ([0, 2, 0, 0, 0], [0, 0, 0, 0, 0], 0)
    s = asking(person(at="inner.2", castle=crowd, gold=3), step("PickWorkers"))
    moved = [(fact.get("from"), fact["to"]) for fact in facts(s, "workers:1") if fact.get("piece") == "worker"]
    here = "players.0.castle.1.2"
    assert moved == [
        (None, here),
        (here, "players.0.castle.2.2"),
        (here, "players.0.castle.1.3"),
        (here, "players.0.castle.1.1"),
    ]


@clause("viscounts", "coll.1")
def test_a_collision_tells_the_space_where_the_markers_met() -> None:
    met = {"verb": "began", "actor": 0, "piece": "collision", "to": "players.0.virtue", "amount": 4}
    s = position(
        person(corruption=4, virtue=4, silver=9),
        person(at="inner.5"),
        piles=pile("strongman"),
        steps=[step("CheckCollision"), step("Recruit")],
    )
    assert met in facts(s, "pass")


def test_a_card_of_the_rival_is_a_scheme() -> None:
    s = alone(
        rival(deck="starting_noble starting_criminal_1"), steps=[step("SlideSchemes", RIVAL), step("PickResource")]
    )
    told = facts(s, "take:ink")
    moved = {"verb": "moved", "actor": RIVAL, "piece": "scheme:starting_criminal_1"}
    assert {**moved, "from": "players.1.deck", "to": "players.1.row.1"} in told
