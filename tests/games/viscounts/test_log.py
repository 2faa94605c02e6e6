"""What the log tells of things that happen without a question: in words, under which clause, and as data."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.core.message import Event, Fact
from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.alone import RIVAL, alone, rival
from tests.games.viscounts.positions import Step, flip, gain, person, position, step

ME = 1  # of three players


def said(event: Event) -> str:
    return f"{event.clause}: {regnum.game('viscounts').text('en')(event.message)}"


def in_short(fact: Fact) -> str:
    """`1 moved card players.1.deck > players.1.hand x2`: by whom, what, from where, to where, how many."""
    way = f"{fact.source} > {fact.target}" if fact.target else fact.source
    words = (str(fact.actor), fact.verb, fact.piece, way.strip(), f"x{fact.amount}" if fact.amount != 1 else "")
    return " ".join(word for word in words if word)


def logged(s: Viscounts) -> tuple[list[str], list[str]]:
    """What happens once somebody has taken the resource that he is asked for: the sentences, and the facts."""
    s.events = []
    s.apply("take:ink")
    told = s.events[1:]  # without the Ink
    facts = [fact for event in told if event.fact is not None for fact in (event.fact, *event.besides)]
    return [said(event) for event in told], [in_short(fact) for fact in facts]


def rows(*rows: tuple[Any, ...]) -> pytest.MarkDecorator:
    """Rows of a table; the first column is the clause that each proves."""
    marked = [
        pytest.param(*row[1:], id=f"{row[0]}-{n}", marks=clause("viscounts", row[0])) for n, row in enumerate(rows)
    ]
    return pytest.mark.parametrize(("player", "happens", "board", "told", "facts"), marked)


@rows(
    (
        "p1.2",
        person("trader abbot miner"),
        step("SlideCards", ME),
        {},
        ["p1.2: Miner leaves the board of Player 2."],
        ["1 moved card:miner players.1.row.3 > players.1.discards"],
    ),
    (
        "draw.1",
        person(hand="thief", deck="squire abbot lender"),
        step("FillHand", ME),
        {},
        ["draw.1: Player 2 draws 2 cards."],
        ["1 moved card players.1.deck > players.1.hand x2"],
    ),
    (
        "draw.5",
        person(hand="thief abbot", deck="", discards="squire lender"),
        step("FillHand", ME),
        {},
        [
            "draw.5: Player 2 shuffles the discards into the draw pile (2 cards), without Criminals on the board.",
            "track.1: Player 2 gains 1 Virtue: the marker is on space 6.",
            "draw.1: Player 2 draws 1 card.",
        ],
        [
            "1 moved card players.1.discards > players.1.deck x2",
            "1 changed virtue > players.1.virtue",
            "1 moved card players.1.deck > players.1.hand",
        ],
    ),
    (
        "draw.6",
        person("thief - -", hand="thief abbot", deck="", discards="squire lender"),
        step("FillHand", ME),
        {},
        [
            "draw.5: Player 2 shuffles the discards into the draw pile (2 cards), with Criminals on the board.",
            "track.1: Player 2 gains 1 Corruption: the marker is on space 2.",
            "draw.1: Player 2 draws 1 card.",
        ],
        [
            "1 moved card players.1.discards > players.1.deck x2",
            "1 changed corruption > players.1.corruption",
            "1 moved card players.1.deck > players.1.hand",
        ],
    ),
    (
        "fx.21",
        person(deck="abbot", discards="squire lender"),
        step("Resolve", ME, effects=[{"op": "shuffle"}]),
        {},
        [
            "fx.21: Player 2 shuffles the discards into the draw pile (3 cards), without Criminals on the board.",
            "track.1: Player 2 gains 1 Virtue: the marker is on space 6.",
        ],
        ["1 moved card players.1.discards > players.1.deck x2", "1 changed virtue > players.1.virtue"],
    ),
    (
        "turn.1",
        person(hand="thief abbot", deck=""),
        step("StartTurn", ME),
        {"round": 3},
        ["turn.1: Round 3: Player 2 to play."],
        ["1 began turn > turn"],
    ),
    (
        "end.2",
        person(deck=""),
        step("EndTurn", 2),
        {"round": 3, "last_round": 3},
        ["end.2: The last round is over."],
        ["-1 ended game"],
    ),
    (
        "coll.1",
        person(deck="", corruption=4, virtue=4),
        step("CheckCollision", ME),
        {},
        [
            "coll.1: Collision! The markers of Player 2 meet on space 4.",
            "coll.7: The Collision gives Player 2 the effect above space 4.",
            "fx.1: Player 2 gains 2 Silver.",
            "debt.1: Player 2 gains a Deed.",
            "debt.1: Player 2 gains a Debt.",
            "coll.8: The Collision also counts for Player 3: the effect below space 4.",
            "coll.8: The Collision also counts for Player 1: the effect below space 4.",
            "coll.11: The markers of Player 2 return to the ends of the track.",
        ],
        [
            "1 began collision > players.1.virtue x4",
            "1 decided reward > players.1.virtue",
            "1 gained silver > players.1.purse.silver x2",
            "1 gained deed deeds_above > players.1.papers.acquired",
            "1 gained debt debts_above > players.1.papers.unpaid",
            "2 decided reward > players.2.virtue",
            "0 decided reward > players.0.virtue",
            "1 changed virtue > players.1.virtue x-3",
            "1 changed corruption > players.1.corruption x-3",
        ],
    ),
    (
        "work.14",
        person(castle=([0] * 5, [0, 3, 0, 0, 0], 1)),
        step("SettleCastle", None),
        {},
        [
            "work.14: A group of Player 2 facing the Hills sends a Worker up to the third tier.",
            "work.30: Player 2 becomes the Castle Leader.",
        ],
        ["1 moved worker players.1.castle.2.2 > players.1.castle.3", "1 changed leader > leader"],
    ),
    (
        "work.31",
        person(castle=([0] * 5, [0, 3, 0, 0, 0], 1)),
        step("SettleCastle", None),
        {"leader": 0},
        [
            "work.14: A group of Player 2 facing the Hills sends a Worker up to the third tier.",
            "work.30: Player 2 becomes the Castle Leader.",
        ],
        ["1 moved worker players.1.castle.2.2 > players.1.castle.3", "1 changed leader > leader"],
    ),
    (
        "script.6",
        person(manuscripts="grey_workshop grey_vp_builder"),
        step("TakeManuscript", ME, place=2),
        {"shelves": [[], ["black_ink", "grey_stone"], [], [], []]},
        [
            "script.2: Player 2 transcribes Quarries (grey ribbon).",
            "script.6: Player 2 takes a Bonus Card: Cleric Bonus (grey).",
            "fx.1: Player 2 gains 2 Stone.",
        ],
        [
            "1 moved manuscript:grey_stone shelves.2 > players.1.manuscripts",
            "1 gained bonus:cleric_bonus_grey > bonuses.grey",
            "1 gained stone > players.1.purse.stone x2",
        ],
    ),
    (
        "debt.2",
        person(),
        step("Resolve", ME, effects=[gain("debt")]),
        {"debts_above": 1, "round": 4},
        [
            "debt.1: Player 2 gains a Debt.",
            "debt.2: The last Debt above it is gone: Poverty is revealed.",
            "end.2: The game ends with round 5.",
        ],
        [
            "1 gained debt debts_above > players.1.papers.unpaid",
            "-1 revealed poverty > debts_above",
            "-1 changed last_round > last_round x5",
        ],
    ),
    (
        "debt.2",
        person(),
        step("Resolve", ME, effects=[gain("deed", 2)]),
        {"deeds_above": 1, "round": 4},
        [
            "debt.1: Player 2 gains a Deed.",
            "debt.2: The last Deed above it is gone: Prosperity is revealed.",
            "end.2: The game ends with round 5.",
            "debt.1: Player 2 gains a Deed.",
        ],
        [
            "1 gained deed deeds_above > players.1.papers.acquired",
            "-1 revealed prosperity > deeds_above",
            "-1 changed last_round > last_round x5",
            "1 gained deed > players.1.papers.acquired",
        ],
    ),
    (
        "end.4",
        person(),
        step("Resolve", ME, effects=[gain("debt")]),
        {"debts_above": 1, "deeds_above": 0, "round": 4, "last_round": 5},
        ["debt.1: Player 2 gains a Debt.", "debt.2: The last Debt above it is gone: Poverty is revealed."],
        ["1 gained debt debts_above > players.1.papers.unpaid", "-1 revealed poverty > debts_above"],
    ),
    (
        "p1.11",
        person(deck="squire thief"),
        step("BeginPlay", ME),
        {},
        [
            "p1.11: Player 2 plays Thief (1 Criminal).",
            "p1.7: Player 2 gains 1 Corruption for the Criminals on the board: the marker is on space 2.",
        ],
        ["1 moved card:thief players.1.deck > players.1.row.1", "1 changed corruption > players.1.corruption"],
    ),
    (
        "track.1",
        person(),
        step("Resolve", ME, effects=[gain("corruption", 2)]),
        {},
        ["track.1: Player 2 gains 2 Corruption: the marker is on space 3."],
        ["1 changed corruption > players.1.corruption x2"],
    ),
    (
        "track.1",
        person(),
        step("Resolve", ME, effects=[gain("virtue", 2)]),
        {},
        ["track.1: Player 2 gains 2 Virtue: the marker is on space 5."],
        ["1 changed virtue > players.1.virtue x2"],
    ),
)
def test_what_happens_to_a_person_is_told(
    player: dict[str, Any], happens: Step, board: dict[str, Any], told: list[str], facts: list[str]
) -> None:
    others = [person(at=f"inner.{place}", silver=20, ink=30, gold=40, stone=50) for place in (4, 5)]
    s = position(others[0], player, others[1], steps=[happens, step("PickResource", ME)], **{"turn": ME, **board})
    assert logged(s) == (told, facts)


@rows(
    (
        "solo.55",
        rival("starting_noble - -", deck="starting_builder starting_criminal_1"),
        step("SlideSchemes", RIVAL),
        {},
        [
            "solo.55: The Cleric Rival turns up “Starting Scheme (Criminal, Deed)”.",
            "track.1: The Cleric Rival gains 1 Corruption: the marker is on space 2.",
            "track.1: The Cleric Rival gains 1 Virtue: the marker is on space 6.",
            "solo.58: The Cleric Rival moves to the outer right space of the Bay.",
            "debt.1: The Cleric Rival gains a Deed.",
            "track.1: The Cleric Rival gains 1 Virtue: the marker is on space 5.",
        ],
        [
            "1 moved scheme:starting_criminal_1 players.1.deck > players.1.row.1",
            "1 changed corruption > players.1.corruption",
            "1 changed virtue > players.1.virtue",
            "1 moved viscount spaces.1.outer_left > spaces.1.outer_right",
            "1 gained deed deeds_above > players.1.papers.acquired",
            "1 changed virtue > players.1.virtue",
        ],
    ),
    (
        "solo.55",
        rival(deck="starting_builder starting_noble", at="outer_right.2"),
        step("SlideSchemes", RIVAL),
        {},
        [
            "solo.55: The Cleric Rival turns up “Starting Scheme (Noble)”.",
            "solo.28: The Cleric Rival dismisses Friar for free.",
            "track.1: The Cleric Rival gains 1 Virtue: the marker is on space 6.",
            "solo.58: The Cleric Rival moves to the outer right space of the Forest.",
            "track.1: The Cleric Rival gains 1 Virtue: the marker is on space 5.",
            "track.1: The Cleric Rival gains 1 Virtue: the marker is on space 4.",
        ],
        [
            "1 moved scheme:starting_noble players.1.deck > players.1.row.1",
            "1 moved card:friar piles.2 > gone",
            "1 changed virtue > players.1.virtue",
            "1 moved viscount spaces.2.outer_right > spaces.3.outer_right",
            "1 changed virtue > players.1.virtue",
            "1 changed virtue > players.1.virtue",
        ],
    ),
    (
        "solo.58",
        rival(at="outer_right.4"),
        step("MoveRival", RIVAL, n=3),
        {},
        ["solo.58: The Cleric Rival moves to the outer left space of the Bay."],
        ["1 moved viscount spaces.4.outer_right > spaces.1.outer_left"],
    ),
    (
        "solo.58",
        rival(at="outer_left.5"),
        step("MoveRival", RIVAL, n=2),
        {"someone": person(at="outer_left.1")},
        [
            "solo.58: The Cleric Rival moves to the outer left space of the Bay.",
            "move.8: The Cleric Rival meets the Viscount of Player 1 there.",
        ],
        ["1 moved viscount spaces.5.outer_left > spaces.1.outer_left", "1 decided meeting > spaces.1.outer_left"],
    ),
    (
        "solo.58",
        rival(at="outer_right.2"),
        step("MoveRival", RIVAL, n=1),
        {},
        ["solo.58: The Cleric Rival moves to the outer left space of the Forest."],
        ["1 moved viscount spaces.2.outer_right > spaces.3.outer_left"],
    ),
    (
        "solo.22",
        rival(unpaid=1),
        step("Resolve", RIVAL, effects=[flip()]),
        {},
        ["debt.5: The Cleric Rival pays a Debt.", "fx.1: The Cleric Rival gains 1 Ink."],
        ["1 turned debt players.1.papers.unpaid > players.1.papers.paid", "1 gained ink > players.1.purse.ink"],
    ),
    (
        "solo.25",
        rival(acquired=1),
        step("Resolve", RIVAL, effects=[flip()]),
        {},
        ["debt.6: The Cleric Rival has a Deed approved."],
        ["1 turned deed players.1.papers.acquired > players.1.papers.approved"],
    ),
    (
        "solo.24",
        rival(),
        step("Resolve", RIVAL, effects=[flip()]),
        {},
        ["track.1: The Cleric Rival gains 1 Virtue: the marker is on space 6."],
        ["1 changed virtue > players.1.virtue"],
    ),
    (
        "solo.27",
        rival(),
        step("Resolve", RIVAL, effects=[{"op": "gain_scheme", "n": 1}]),
        {"future": ["future_noble", "future_builder"]},
        ["solo.27: The Cleric Rival gains a Scheme: “Future Scheme (Builder)”."],
        ["1 moved scheme:future_builder future > players.1.discards"],
    ),
    (
        "solo.28",
        rival(at="outer_left.2"),
        step("Resolve", RIVAL, effects=[{"op": "dismiss_adjacent_free"}]),
        {},
        [
            "solo.28: The Cleric Rival dismisses Friar for free.",
            "track.1: The Cleric Rival gains 1 Virtue: the marker is on space 6.",
        ],
        ["1 moved card:friar piles.2 > gone", "1 changed virtue > players.1.virtue"],
    ),
    (
        "solo.28",
        rival(at="outer_left.2"),
        step("Resolve", RIVAL, effects=[{"op": "dismiss_adjacent_free"}]),
        {"piles": [[], [], [], [], []]},
        [
            "solo.28: The Cleric Rival dismisses the Townsfolk printed on the board for free.",
            "track.1: The Cleric Rival gains 1 Virtue: the marker is on space 6.",
        ],
        ["1 decided townsfolk > piles.2", "1 changed virtue > players.1.virtue"],
    ),
    (
        "solo.40",
        rival(at="outer_left.2"),
        step("Resolve", RIVAL, effects=[{"op": "build_free", "building": "workshop", "where": "any_site"}]),
        {},
        [
            "build.9: The Cleric Rival constructs the First Workshop on Spot 1 of the Hills.",
            "fx.1: The Cleric Rival gains 1 Ink.",
        ],
        ["1 moved building:workshop_1 players.1.buildings.workshop_1 > spots.6", "1 gained ink > players.1.purse.ink"],
    ),
    (
        "solo.49",
        rival(at="outer_left.2"),
        step("Resolve", RIVAL, effects=[{"op": "place_workers_free", "n": 2, "where": "any_wedge"}]),
        {},
        ["solo.49: The Cleric Rival places 2 Workers in the Castle, facing the Hills."],
        ["1 moved worker > players.1.castle.1.2 x2"],
    ),
    (
        "solo.52",
        rival(at="outer_left.2"),
        step("Resolve", RIVAL, effects=[{"op": "transcribe_free", "costs": [3, 4], "n": 1}]),
        {},
        ["script.2: The Cleric Rival transcribes Quarries (grey ribbon).", "fx.1: The Cleric Rival gains 2 Stone."],
        [
            "1 moved manuscript:grey_stone shelves.2 > players.1.manuscripts",
            "1 gained stone > players.1.purse.stone x2",
        ],
    ),
    (
        "solo.32",
        rival(deck="starting_noble", discards="starting_builder"),
        step("Resolve", RIVAL, effects=[{"op": "shuffle"}]),
        {},
        [
            "fx.21: The Cleric Rival shuffles the discards into the draw pile (2 cards), "
            "without Criminals on the board.",
            "track.1: The Cleric Rival gains 1 Virtue: the marker is on space 6.",
        ],
        ["1 moved card players.1.discards > players.1.deck", "1 changed virtue > players.1.virtue"],
    ),
    (
        "solo.19",
        rival(),
        step("Resolve", RIVAL, effects=[gain("silver", 5)]),
        {},
        ["fx.1: The Cleric Rival gains 1 Ink.", "fx.1: The Cleric Rival gains 1 Ink."],
        ["1 gained ink > players.1.purse.ink", "1 gained ink > players.1.purse.ink"],
    ),
    (
        "solo.36",
        rival("starting_builder - -", at="outer_left.2", stone=9),
        step("TryOptions", RIVAL, effects=[{"op": "action", "what": "build"}, gain("deed", 9)]),
        {},
        [
            "act.3: The Cleric Rival pays 5 Stone for the missing Icons.",
            "build.9: The Cleric Rival constructs the First Guildhall on Spot 1 of the Hills.",
            "fx.1: The Cleric Rival gains 1 Ink.",
        ],
        [
            "1 lost stone players.1.purse.stone x5",
            "1 moved building:guildhall_1 players.1.buildings.guildhall_1 > spots.6",
            "1 gained ink > players.1.purse.ink",
        ],
    ),
    (
        "solo.42",
        rival("starting_noble - -", at="outer_left.2", gold=2),
        step("TryOptions", RIVAL, effects=[{"op": "action", "what": "place_workers"}, gain("deed", 9)]),
        {},
        [
            "act.3: The Cleric Rival pays 1 Gold for the missing Icons.",
            "solo.41: The Cleric Rival places 2 Workers in the Castle, facing the Hills.",
        ],
        ["1 lost gold players.1.purse.gold", "1 moved worker > players.1.castle.1.2 x2"],
    ),
    (
        "solo.50",
        rival("starting_noble - -", at="outer_left.2", ink=9),
        step("TryOptions", RIVAL, effects=[{"op": "action", "what": "transcribe"}, gain("deed", 9)]),
        {},
        [
            "act.3: The Cleric Rival pays 3 Ink for the missing Icons.",
            "script.2: The Cleric Rival transcribes Quarries (grey ribbon).",
            "fx.1: The Cleric Rival gains 2 Stone.",
        ],
        [
            "1 lost ink players.1.purse.ink x3",
            "1 moved manuscript:grey_stone shelves.2 > players.1.manuscripts",
            "1 gained stone > players.1.purse.stone x2",
        ],
    ),
)
def test_what_happens_to_the_rival_is_told(
    player: dict[str, Any], happens: Step, board: dict[str, Any], told: list[str], facts: list[str]
) -> None:
    s = alone(player, steps=[happens, step("PickResource")], turn=RIVAL, **board)
    assert logged(s) == (told, facts)
