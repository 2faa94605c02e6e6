"""Why an answer is refused: the clause that forbids it, and the numbers of the case. The second of three is asked."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from regnum.core.places import why_not_at
from tests.clauses import clause
from tests.games.viscounts.positions import Step, flip, gain, person, refusal, step
from tests.games.viscounts.three import PAIRS, asked, english


@dataclass
class Refusal:
    """An answer that is not legal, the clause that forbids it, and why."""

    clause: str
    player: dict[str, Any]
    step: Step
    answer: str
    reason: str
    board: dict[str, Any] = field(default_factory=dict)


FAR_SPOTS = ("4.1", "4.2", "4.3", "5.1", "5.2", "5.3")
BUT_GUILDHALLS = [f"{kind}_{n}" for kind in ("trading_post", "workshop") for n in (1, 2, 3)]
REFUSALS = [
    Refusal("p1.6", person(hand="thief abbot"), step("PlayCard", 1), "play:squire", "Squire is not in your hand."),
    Refusal(
        "p1.6",
        person(hand="thief abbot"),
        step("PlayCard", 1),
        "play:woodcutter_destroy",  # the last of the Townsfolk
        "Woodcutter is not in your hand.",
    ),
    Refusal(
        "p1.6",
        person(hand="thief abbot"),
        step("PlayCard", 1),
        "play:starting_noble",
        "There is no such card in the box.",
    ),
    Refusal(
        "p1.6", person(hand="thief abbot"), step("PlayCard", 1), "play:nobody", "There is no such card in the box."
    ),
    Refusal(
        "move.2",
        person(at="outer_right.1", silver=3),
        step("MoveViscount", 1),
        "move:left.4",
        "The card moves you 1. That space would cost 4 Silver more; you have 3.",
        {"movement": 1},
    ),
    Refusal(
        "act.2",
        person(at="inner.2", gold=9),
        step("ChooseAction", 1),
        "act:trade",
        "That action belongs to the outer path, and your Viscount is on the inner one.",
    ),
    Refusal(
        "act.2",
        person("trader - -"),
        step("ChooseAction", 1),
        "act:workers",
        "That action belongs to the inner path, and your Viscount is on the outer one.",
    ),
    Refusal(
        "act.2",
        person("trader - -"),
        step("ChooseAction", 1),
        "act:transcribe",
        "That action belongs to the inner path, and your Viscount is on the outer one.",
    ),
    Refusal(
        "build.2",
        person("labourer - -"),
        step("ChooseAction", 1),
        "act:build",
        "With everything you have, you reach 2 Icons, and it takes 3.",
    ),
    Refusal(
        "script.2",
        person("squire - -", at="inner.2", ink=1),
        step("ChooseAction", 1),
        "act:transcribe",
        "With everything you have, you reach 2 Icons, and it takes 3.",
    ),
    Refusal(
        "work.4",
        person("- - -", at="inner.2", ink=2, castle=([2, 2, 2, 2, 2], [2, 2, 2, 2, 2], 0)),
        step("ChooseAction", 1),
        "act:workers",
        "All your Workers are in the Castle: there are none left to place.",
    ),
    Refusal(
        "trade.13",
        person("labourer lender -", at="outer_right.2", stone=3),
        step("ChooseAction", 1),
        "act:trade",
        "You have no Debt or Deed to flip, and it takes 1.",
    ),
    Refusal(
        "dis.1",
        person("trader - -", at="outer_left.2", silver=2),
        step("ChooseAction", 1),
        "dismiss:trade",
        "Dismissing Acolyte costs 3 Silver; you have 2.",
        {"piles": [[], ["acolyte"], [], [], []]},
    ),
    Refusal(
        "dis.3",
        person("trader - -", at="outer_left.2", silver=4),
        step("ChooseAction", 1),
        "dismiss:trade",
        "No Icon of Miner helps with this action.",
        {"piles": [[], ["miner"], [], [], []]},
    ),
    Refusal(
        "build.2",
        person("- - -", at="outer_left.2", silver=3),
        step("ChooseAction", 1),
        "dismiss:build",
        "With everything you have, you reach 2 Icons, and it takes 3.",
        {"piles": [[], ["miner"], [], [], []]},
    ),
    Refusal(
        "build.3",
        person("labourer abbot -", at="outer_left.2", stone=3),
        step("ChooseAction", 1),
        "act:build",
        "No Building Spot of the Hills on your side of the River is empty.",
        {"buildings": {"2.1": "2 workshop_1", "2.2": "2 workshop_2", "2.3": "2 workshop_3"}},
    ),
    Refusal(
        "trade.5",
        person("trader - -", at="outer_right.1", silver=5),
        step("Trade", 1),
        "exchange:5",
        "With everything you have, you reach 8 Icons, and it takes 10.",
    ),
    Refusal(
        "trade.4",
        person("trader - -", silver=5),
        step("Trade", 1),
        "exchange:4",
        "Paying Silver to receive Silver gains nothing.",
    ),
    Refusal(
        "trade.11",
        person("trader - -", silver=5),
        step("Trade", 1),
        "exchange:0",
        "Trading means at least one exchange.",
    ),
    Refusal(
        "trade.13",
        person("trader journeyman journeyman", at="outer_right.2", silver=9, acquired=2),
        step("Trade", 1),
        "exchange:3",
        "You have 2 Debts and Deeds to flip, and it takes 3.",
    ),
    Refusal(
        "build.2",
        person("labourer - -", stone=4),
        step("PickBuilding", 1),
        "build:guildhall_2",
        "With everything you have, you reach 6 Icons, and it takes 7.",
    ),
    Refusal(
        "build.5",
        person("labourer - -", stone=4),
        step("PickBuilding", 1),
        "build:workshop_2",
        "You have already constructed the Second Workshop.",
        {"buildings": {"4.1": "1 workshop_2"}},
    ),
    Refusal(
        "build.5",
        person("labourer - -", stone=4),
        step("PickBuilding", 1),
        "build:workshop_2",
        "At this table Buildings of a type are taken from left to right.",
        {"options": {"building_order": "left_to_right"}},
    ),
    Refusal(
        "fx.24",
        person(),
        step("PickFreeBuilding", 1, building="workshop", anywhere=True),
        "build:guildhall_2",
        "The effect gives you a Workshop that is still on your board, and no other Building.",
    ),
    Refusal(
        "build.4",
        person(at="outer_left.2"),
        step("PickSpot", 1, piece="workshop_2", anywhere=False, free=True),
        "spot:2.4",
        "That Spot is not on your side: the River divides each segment.",
    ),
    Refusal(
        "build.3",
        person(at="outer_left.2"),
        step("PickSpot", 1, piece="workshop_2", anywhere=False, free=False),
        "spot:3.1",
        "You construct where your Viscount stands: in the Hills.",
    ),
    Refusal(
        "build.5",
        person(),
        step("PickFreeBuilding", 1, building="workshop", anywhere=True),
        "build:workshop_2",
        "You have already constructed the Second Workshop.",
        {"buildings": {"4.1": "1 workshop_2"}},
    ),
    Refusal(
        "build.3",
        person(at="outer_left.2"),
        step("PickSpot", 1, piece="workshop_2", anywhere=True, free=True),
        "spot:2.1",
        "That Spot already has a Building.",
        {"buildings": {"2.1": "2 workshop_1"}},
    ),
    Refusal(
        "work.2",
        person("squire - -", at="inner.2", gold=2),
        step("PickWorkers", 1),
        "workers:3",
        "With everything you have, you reach 4 Icons, and it takes 5.",
    ),
    Refusal(
        "work.4",
        person("squire - -", at="inner.2", gold=9, castle=([2, 2, 2, 2, 2], [2, 2, 2, 2, 0], 0)),
        step("PickWorkers", 1),
        "workers:3",
        "There are only 2 Workers in your supply.",
    ),
    Refusal(
        "work.2",
        person("squire - -", at="inner.2", gold=9),
        step("PickWorkers", 1),
        "workers:7",
        "That many Workers cannot be placed at once.",
    ),
    Refusal(
        "work.36",
        person(),
        step("StationWorkers", 1, n=2),
        "station:6",
        "The Castle has five sections, numbered 1 to 5.",
    ),
    Refusal(
        "fx.22",
        person(castle=([2, 1, 0, 0, 0], [0] * 5, 0)),
        step("ShiftWorker", 1),
        "shift:3.back",
        "You have no Worker in the first tier of the section that faces the Forest.",
    ),
    Refusal(
        "work.6",
        person(castle=([3, 2, 0, 3, 0], [0] * 5, 0)),
        step("PickSection", 1),
        "advance:2",
        "In the section that faces the Hills you have 2 Workers: a group takes 3.",
    ),
    Refusal(
        "work.20",
        person(castle=([0, 0, 2, 1, 0], [0, 0, 0, 0, 0], 0)),
        step("EliminateWorker", 1, tier=2, place=4),
        "eliminate:1",
        "Player 2 has no Worker in that section.",
    ),
    Refusal(
        "script.17",
        person(),
        step("PickManuscript", 1, costs=[2, 4]),
        "transcribe:1",
        "That Manuscript costs 6: it is not one of those you may take.",
        {"shelves": [["black_vp_deeds"], ["grey_stone"], ["grey_stone"], [], []]},
    ),
    Refusal(
        "script.18",
        person(),
        step("PickManuscript", 1, costs=[2, 4]),
        "transcribe:4",
        "There is no Manuscript left in that place.",
        {"shelves": [["black_vp_deeds"], ["grey_stone"], ["grey_stone"], [], []]},
    ),
    Refusal(
        "hire.1",
        person(at="inner.2", silver=9),
        step("Recruit", 1),
        "hire:1",
        "You may only hire where your Viscount stands: in the Hills.",
        {"piles": [["friar"], ["friar", "acolyte"], [], [], []]},
    ),
    Refusal(
        "hire.6",
        person(),
        step("FreeHire", 1),
        "hire:1",
        "There are no Townsfolk left in that place.",
        {"piles": [[], ["friar", "acolyte"], ["miner"], [], []]},
    ),
    Refusal(
        "fx.18", person(hand="thief abbot"), step("DiscardCard", 1), "discard:squire", "Squire is not in your hand."
    ),
    Refusal(
        "draw.10",
        person(hand="thief abbot", deck=""),
        step("DiscardCard", 1),
        "discard:top",
        "Your draw pile and your discards are both empty.",
    ),
    Refusal(
        "draw.10",
        person("trader - -", hand="thief abbot lender", deck=""),
        step("DestroyCard", 1),
        "destroy:top",
        "Your draw pile and your discards are both empty.",
    ),
    Refusal(
        "setup.17",
        person(deck="squire abbot lender"),
        step("DestroyAny", 1),
        "destroy:thief",
        "You do not start with Thief.",
    ),
    Refusal(
        "setup.17",
        person(deck="squire abbot lender"),
        step("DestroyAny", 1),
        "destroy:starting_noble",
        "There is no such card in the box.",
    ),
    Refusal(
        "fx.12",
        person("trader - squire"),
        step("RearrangeCards", 1),
        "order:2.1.3",
        "Cards only change places with one another: no card may move onto an empty space.",
    ),
    Refusal(
        "comp.11", person(ink=2, gold=5), step("PickResource", 1), "take:silver", "A resource is Ink, Gold or Stone."
    ),
    Refusal(
        "time.3",
        person(),
        step("PickEither", 1, effects=[flip(), gain("gold"), gain("ink")]),
        "either:1",
        "This would have no effect: flip 1 Debt or Deed.",
    ),
    Refusal(
        "track.7",
        person(acquired=1),
        step("OrderEffects", 1, effects=[gain("virtue"), flip(), gain("corruption")]),
        "next:1",
        "Corruption comes first when both are gained at once. Then: gain 1 Virtue.",
    ),
    Refusal(
        "act.3",
        person("mason - -", silver=3, stone=2),
        step("PickPayment", 1, action="build", icons=4),
        "pay:4.0.0.0",
        "A payment brings exactly 4 Icons, with nothing to spare.",
    ),
    Refusal(
        "trade.11",
        person("labourer abbot squire", at="outer_right.1", silver=1, stone=9),
        step("ChooseAction", 1),
        "act:trade",
        "With everything you have, you reach 1 Icon, and it takes 2.",
    ),
    Refusal(
        "trade.4",
        person("trader - -", silver=5),
        step("Trade", 1),
        "exchange:8",
        "Paying Silver to receive Silver gains nothing.",
    ),
    Refusal(
        "trade.5",
        person("trader - -", silver=5),
        step("Trade", 1),
        "exchange:9",
        "With everything you have, you reach 8 Icons, and it takes 9.",
    ),
    Refusal(
        "dis.1",
        person(silver=1, at="inner.2", gold=9),
        step("ChooseAction", 1),
        "dismiss:transcribe",
        "Dismissing Friar costs 2 Silver; you have 1.",
        {"piles": [[], ["clergyman", "friar"], [], [], []]},
    ),
    Refusal(
        "setup.10",
        person(deck=""),
        step("PickPair", 1),
        "pair:3",
        "That Player Card is not on offer.",
        {"pairs": PAIRS, "round": 0},
    ),
    Refusal(
        "debt.7",
        person(unpaid=1, acquired=1),
        step("PickFlip", 1),
        "flip:coin",
        "Only a Debt or a Deed can be flipped.",
    ),
    Refusal(
        "work.2",
        person("squire - -", at="inner.2", gold=2, castle=([2, 2, 2, 2, 2], [2, 2, 2, 1, 0], 0)),
        step("PickWorkers", 1),
        "workers:3",
        "With everything you have, you reach 4 Icons, and it takes 5.",
    ),
    Refusal(
        "act.4",
        person("trader labourer -", stone=9),
        step("ChooseAction", 1),
        "pass",
        "At this table you must take an action when your Icons are enough for one.",
        {"options": {"pass_action": "unless_payable"}},
    ),
    Refusal(
        "script.17",
        person(),
        step("PickManuscript", 1, costs=[2, 4]),
        "transcribe:1",
        "That Manuscript costs 6: it is not one of those you may take.",
        {"shelves": [["black_vp_deeds"], [], ["grey_stone"], ["grey_stone"], []]},
    ),
    Refusal(
        "script.18",
        person(),
        step("PickManuscript", 1, costs=[2, 4]),
        "transcribe:2",
        "There is no Manuscript left in that place.",
        {"shelves": [["black_vp_deeds"], [], ["grey_stone"], ["grey_stone"], []]},
    ),
    Refusal(
        "build.2",
        person("labourer - -", at="outer_left.2", stone=4),
        step("ChooseAction", 1),
        "act:build",
        "With everything you have, you reach 6 Icons, and it takes 7.",
        {"buildings": {spot: f"1 {piece}" for spot, piece in zip(FAR_SPOTS, BUT_GUILDHALLS, strict=True)}},
    ),
]


@pytest.mark.parametrize(
    "refused",
    [
        pytest.param(one, id=f"{one.clause}-{one.step['step']}-{one.answer}", marks=clause("viscounts", one.clause))
        for one in REFUSALS
    ],
)
def test_a_refusal_names_the_rule_and_its_numbers(refused: Refusal) -> None:
    reason = refusal(asked(refused.player, refused.step, refused.board), refused.answer)
    assert (reason.clause, english(reason.message)) == (refused.clause, refused.reason)


@dataclass
class NoChoice:
    """A place where nothing can be chosen, and the one thing that is said of it."""

    clause: str
    player: dict[str, Any]
    step: Step
    place: str
    reason: str
    board: dict[str, Any] = field(default_factory=dict)


NO_CHOICES = [
    # Of the dismissals for each action it is the one that lacks least: 1 Silver.
    NoChoice(
        "dis.1",
        person("trader - -", at="outer_left.2", silver=2),
        step("ChooseAction", 1),
        "piles.2",
        "Dismissing Acolyte costs 3 Silver; you have 2.",
        {"piles": [[], ["acolyte"], [], [], []]},
    ),
    # The actions of the other path name it, wherever they are looked for.
    NoChoice(
        "act.2",
        person("- - -", at="inner.2", gold=9),
        step("ChooseAction", 1),
        "spots.7",
        "That action belongs to the outer path, and your Viscount is on the inner one.",
    ),
    NoChoice(
        "act.2",
        person("trader - -", at="outer_left.2"),
        step("ChooseAction", 1),
        "shelves.2",
        "That action belongs to the inner path, and your Viscount is on the outer one.",
    ),
    NoChoice(
        "build.3",
        person("labourer abbot -", at="outer_left.2", stone=9),
        step("ChooseAction", 1),
        "spots.1",
        "You construct on an empty Spot of your Viscount’s segment, on your side of the River.",
    ),
    NoChoice(
        "build.2",
        person("labourer - -", stone=4),
        step("PickBuilding", 1),
        "players.1.buildings.guildhall_2",
        "With everything you have, you reach 6 Icons, and it takes 7.",
    ),
    NoChoice(
        "build.1", person("labourer - -", stone=4), step("PickBuilding", 1), "players.0.buildings.guildhall_2",
        "That belongs to Player 1.",
    ),
    NoChoice(
        "p1.6",
        person(at="outer_right.1", hand="thief", silver=3),
        step("MoveViscount", 1),
        "players.1.hand.thief",
        "You play a card of your hand when your turn begins; effects may discard or destroy one.",
        {"movement": 1},
    ),
    NoChoice(
        "move.1",
        person(hand="thief abbot"),
        step("PlayCard", 1),
        "spaces.2.inner",
        "Your Viscount moves right after you play a card.",
    ),
    NoChoice(
        "hire.1",
        person(at="inner.2", silver=9),
        step("Recruit", 1),
        "piles.1",
        "You may only hire where your Viscount stands: in the Hills.",
        {"piles": [["friar"], ["friar", "acolyte"], [], [], []]},
    ),
]  # fmt: skip


@pytest.mark.parametrize(
    "one",
    [pytest.param(one, id=f"{one.clause}-{one.place}", marks=clause("viscounts", one.clause)) for one in NO_CHOICES],
)
def test_a_place_says_what_is_in_the_way(one: NoChoice) -> None:
    reason = why_not_at(asked(one.player, one.step, one.board), one.place)
    assert reason is not None
    assert (reason.clause, english(reason.message)) == (one.clause, one.reason)


NONSENSE: list[tuple[str, dict[str, Any], Step, str, dict[str, Any]]] = [
    ("fx.14", person(hand="thief abbot"), step("DiscardCard", 1), "decline:thief", {}),
    ("setup.17", person(deck="squire abbot lender"), step("DestroyAny", 1), "decline:squire", {}),
    (
        "time.6",
        person(acquired=1),
        step("OrderEffects", 1, effects=[flip(), gain("corruption"), gain("virtue")]),
        "next:0 next:4",
        {},
    ),
    ("time.3", person(), step("PickEither", 1, effects=[flip(), gain("gold"), gain("ink")]), "either:0 either:4", {}),
    (
        "hire.1",
        person(at="inner.2", silver=9),
        step("Recruit", 1),
        "hire:0 hire:6",
        {"piles": [[], ["friar", "acolyte"], [], [], []]},
    ),
    (
        "hire.8",
        person(),
        step("FreeHire", 1),
        "hire:0 hire:6",
        {"piles": [[], ["friar", "acolyte"], ["miner"], [], []]},
    ),
    (
        "script.17",
        person(),
        step("PickManuscript", 1, costs=[2, 4]),
        "transcribe:0 transcribe:6",
        {"shelves": [["black_vp_deeds"], ["grey_stone"], ["grey_stone"], [], []]},
    ),
    ("work.10", person(castle=([3, 2, 0, 3, 0], [0] * 5, 0)), step("PickSection", 1), "advance:0 advance:6", {}),
    (
        "fx.22",
        person(castle=([2, 1, 0, 0, 0], [0] * 5, 0)),
        step("ShiftWorker", 1),
        "shift:0.back shift:6.back shift:1.up",
        {},
    ),
    (
        "build.3",
        person(at="outer_left.2"),
        step("PickSpot", 1, piece="workshop_2", anywhere=True, free=True),
        "spot:0.1 spot:6.1 spot:1.0 spot:1.6",
        {},
    ),
    (
        "work.18",
        person(castle=([0, 0, 2, 1, 0], [0, 0, 0, 0, 0], 0)),
        step("EliminateWorker", 1, tier=2, place=4),
        "eliminate:3",
        {},
    ),
    ("build.1", person("labourer - -", stone=4), step("PickBuilding", 1), "build:inn", {}),
    ("fx.24", person(), step("PickFreeBuilding", 1, building="workshop", anywhere=True), "build:inn", {}),
    ("act.1", person("trader - -"), step("ChooseAction", 1), "act:plough", {}),
    ("act.3", person("mason - -", silver=3, stone=2), step("PickPayment", 1, action="build", icons=4), "pay:0.0.2", {}),
    ("move.1", person(at="outer_right.1", silver=3), step("MoveViscount", 1), "move:middle.2", {"movement": 1}),
    ("setup.11", person(deck=""), step("PickPair", 1), "pair:0", {"pairs": PAIRS, "round": 0}),
    ("work.13", person("trader - -", at="outer_right.1"), step("PickSide", 1, place=1), "side:up", {}),
    (
        "build.14",
        person("trader - -"),
        step("PickLink", 1, spot=[1, 4]),
        "link:up",
        {"buildings": {"1.3": "1 workshop_1", "1.4": "1 workshop_2", "1.5": "2 workshop_1"}},
    ),
]


@pytest.mark.parametrize(
    ("player", "what", "answers", "board"),
    [pytest.param(*row[1:], id=f"{row[0]}-{row[2]['step']}", marks=clause("viscounts", row[0])) for row in NONSENSE],
)
def test_what_does_not_exist_cannot_be_chosen(
    player: dict[str, Any], what: Step, answers: str, board: dict[str, Any]
) -> None:
    s = asked(player, what, board)
    for answer in answers.split():
        assert english(refusal(s, answer).message) == f"“{answer}” is not an option here."
