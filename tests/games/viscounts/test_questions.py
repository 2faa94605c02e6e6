"""Every question of a game among people: what it asks and offers, what an answer touches, brings about and tells.

The second of three players is asked. The others own other amounts of everything, which must stay as they are.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

from regnum.core.board.views import board_json
from regnum.core.message import Fact
from tests.clauses import clause
from tests.games.viscounts.positions import Step, flip, gain, person, purse, step, texts
from tests.games.viscounts.three import ME, PAIRS, asked, english


def in_short(fact: Fact) -> str:
    """A fact of the player who is asked: `lost silver players.1.purse.silver x2`."""
    assert fact.actor == ME
    way = f"{fact.source} > {fact.target}" if fact.target else fact.source
    words = (fact.verb, fact.piece, way.strip(), f"x{fact.amount}" if fact.amount != 1 else "")
    return " ".join(word for word in words if word)


@dataclass
class Question:
    """A question under a clause, and everything about one answer to it."""

    clause: str
    player: dict[str, Any]
    step: Step
    answer: str
    says: str  # the option in words
    board: dict[str, Any] = field(default_factory=dict)
    options: str = ""  # all of them, if they are few
    asks: dict[str, Any] = field(default_factory=dict)  # what the question names
    touches: list[str] = field(default_factory=list)
    gains: dict[str, int] = field(default_factory=dict)  # Silver and resources
    told: list[str] = field(default_factory=list)
    facts: list[str] = field(default_factory=list)


QUESTIONS = [
    Question(
        "setup.11",
        person(deck=""),
        step("PickPair", 1),
        "pair:2",
        board={"pairs": PAIRS, "round": 0},
        options="pair:1 pair:2 pair:4",
        says=(
            "Card 2: start on space 2, gain 2 resources of any kind, 6 Silver, 3 Deeds and 1 Debt, then flip 1 "
            "Deed to its approved side. Hero Emma. While on your board: when you transcribe, you may count 1 "
            "Gold or 1 Stone as 1 Cleric, as often as you like."
        ),
        touches=["pairs.2", "spaces.1.outer_right"],
        told=["setup.11: Player 2 takes Player Card 2 with Emma."],
        facts=[
            "moved card:emma pairs.2 > players.1.deck",
            "moved viscount > spaces.1.outer_right",
            "gained card > players.1.deck x8",
        ],
    ),
    Question(
        "p1.6",
        person(hand="thief abbot"),
        step("PlayCard", 1),
        "play:thief",
        options="play:thief play:abbot",
        says="Play Thief (value 1; 1 Criminal). When it leaves your board: gain 1 Debt and 1 Silver.",
        touches=["players.1.hand.thief"],
        told=[
            "p1.6: Player 2 plays Thief (1 Criminal).",
            "p1.7: Player 2 gains 1 Corruption for the Criminals on the board: the marker is on space 2.",
        ],
        facts=["moved card:thief players.1.hand > players.1.row.1", "changed corruption > players.1.corruption"],
    ),
    Question(
        "move.2",
        person(at="outer_right.1", silver=3),
        step("MoveViscount", 1),
        "move:left.3",
        board={"movement": 1},
        options="move:left.2 move:right.2 move:inner.2 move:left.3 move:inner.3 move:right.3 move:inner.4",
        asks={"value": 1, "silver": 3, "free": 0},
        says="Go to the outer left space of the Forest for 2 Silver",
        touches=["spaces.3.outer_left"],
        gains={"silver": -2},
        told=["move.2: Player 2 moves to the outer left space of the Forest for 2 Silver."],
        facts=["moved viscount spaces.1.outer_right > spaces.3.outer_left", "lost silver players.1.purse.silver x2"],
    ),
    Question(
        "move.3",
        person(at="outer_right.1", silver=3),
        step("MoveViscount", 1),
        "move:right.3",
        board={"movement": 1, "buildings": {"4.1": "1 trading_post_1"}},
        asks={"value": 1, "silver": 3, "free": 1},
        says="Go to the outer right space of the Forest for 2 Silver",
        touches=["spaces.3.outer_right"],
        gains={"silver": -2},
        told=["move.2: Player 2 moves to the outer right space of the Forest for 2 Silver."],
        facts=["moved viscount spaces.1.outer_right > spaces.3.outer_right", "lost silver players.1.purse.silver x2"],
    ),
    Question(
        "act.3",
        person("trader - -", at="outer_right.1", silver=2),
        step("ChooseAction", 1),
        "act:trade",
        options="act:trade pass",
        asks={"place": "@segment-bay", "trade": 3, "build": 1},
        says=(
            "Trade: here every 2 Merchants give 1 Stone. You have 3 Merchants, up to 4 if you pay Silver "
            "(1 for each Icon)"
        ),
        touches=["spaces.1.outer_right", "players.1.icons.merchant"],
    ),
    Question(
        "build.2",
        person("labourer - -", at="outer_left.2", stone=4),
        step("ChooseAction", 1),
        "act:build",
        options="act:trade act:build pass",
        asks={"place": "@segment-hills", "trade": 2, "build": 2},
        says="Construct: you have 2 Builders, up to 6 if you pay Stone (1 for each Icon)",
        touches=["spots.6", "spots.7", "players.1.icons.builder"],
    ),
    Question(
        "work.2",
        person("squire - -", at="inner.2", gold=5),
        step("ChooseAction", 1),
        "act:workers",
        options="act:workers pass",
        asks={"place": "@segment-hills", "workers": 2, "transcribe": 1},
        says="Place Workers: you have 2 Nobles, up to 7 if you pay Gold (1 for each Icon)",
        touches=["players.1.castle.1.2", "players.1.icons.noble"],
    ),
    Question(
        "script.2",
        person("abbot - -", at="inner.2", ink=3),
        step("ChooseAction", 1),
        "act:transcribe",
        board={"shelves": [[], ["grey_stone"], [], [], []]},
        options="act:workers act:transcribe pass",
        asks={"place": "@segment-hills", "workers": 1, "transcribe": 2},
        says="Transcribe Quarries (grey ribbon) for 4 Clerics (gain 2 Stone). You have 2 Clerics, "
        "up to 4 if you pay Ink (1 for each Icon)",
        touches=["shelves.2", "players.1.icons.cleric"],
        gains={"ink": -2, "stone": 2},
        told=[
            "act.3: Player 2 pays 2 Ink for the missing Icons.",
            "script.2: Player 2 transcribes Quarries (grey ribbon).",
            "fx.1: Player 2 gains 2 Stone.",
        ],
        facts=[
            "lost ink players.1.purse.ink x2",
            "moved manuscript:grey_stone shelves.2 > players.1.manuscripts",
            "gained stone > players.1.purse.stone x2",
        ],
    ),
    Question(
        "script.13",
        person("abbot - -", at="inner.3", ink=5),
        step("ChooseAction", 1),
        "act:transcribe",
        options="act:workers act:transcribe pass",
        asks={"place": "@segment-forest", "workers": 1, "transcribe": 2},
        says=(
            "Transcribe the Manuscript printed on the board for 3 Clerics (gain 1 Virtue and 1 resource of any "
            "kind). You have 2 Clerics, up to 3 if you pay Ink (1 for each Icon)"
        ),
        touches=["shelves.3", "players.1.icons.cleric"],
        gains={"ink": -1},
        told=[
            "act.3: Player 2 pays 1 Ink for the missing Icons.",
            "script.13: Player 2 transcribes the Manuscript printed in the Forest.",
            "track.1: Player 2 gains 1 Virtue: the marker is on space 6.",
        ],
        facts=["lost ink players.1.purse.ink", "decided manuscript > shelves.3", "changed virtue > players.1.virtue"],
    ),
    Question(
        "dis.1",
        person("trader - -", at="outer_left.2", silver=6),
        step("ChooseAction", 1),
        "dismiss:trade",
        board={"piles": [[], ["friar", "acolyte"], [], [], []]},
        options="act:trade dismiss:trade pass",
        asks={"place": "@segment-hills", "trade": 3, "build": 1},
        says=(
            "Dismiss Acolyte for 3 Silver (at once: discard a card if you like), then trade: here every 2 Merchants "
            "give 1 Ink. You will have 4 Merchants, up to 6 if you pay Silver (1 for each Icon)"
        ),
        touches=["piles.2", "players.1.icons.merchant"],
        gains={"silver": -3},
        told=["dis.1: Player 2 dismisses Acolyte for 3 Silver."],
        facts=["moved card:acolyte piles.2 > gone", "lost silver players.1.purse.silver x3"],
    ),
    Question(
        "dis.10",
        person("trader - -", at="outer_left.3", silver=6),
        step("ChooseAction", 1),
        "dismiss:trade",
        options="act:trade dismiss:trade pass",
        asks={"place": "@segment-forest", "trade": 3, "build": 1},
        says=(
            "Dismiss the Townsfolk printed on the board for 1 Silver (at once: gain 1 Corruption), then trade: here "
            "each Merchant gives 1 Silver. You will have 4 Merchants"
        ),
        touches=["piles.3", "players.1.icons.merchant"],
        gains={"silver": -1},
        told=[
            "dis.1: Player 2 dismisses the Townsfolk printed on the board for 1 Silver.",
            "track.1: Player 2 gains 1 Corruption: the marker is on space 2.",
        ],
        facts=[
            "decided townsfolk > piles.3",
            "lost silver players.1.purse.silver",
            "changed corruption > players.1.corruption",
        ],
    ),
    Question(
        "act.4",
        person("trader - -"),
        step("ChooseAction", 1),
        "pass",
        options="act:trade pass",
        asks={"place": "@segment-bay", "trade": 3, "build": 1},
        says="Take no action",
        told=["act.4: Player 2 takes no action."],
        facts=["decided pass"],
    ),
    Question(
        "trade.1",
        person("trader - -", at="outer_right.1", silver=5),
        step("Trade", 1),
        "exchange:2",
        options="exchange:1 exchange:2 exchange:3 exchange:4",
        asks={"exchange": "@exchange-trade_stone", "each": 2, "icons": 3},
        says="2 times, paying 1 Silver in all: each time gain 1 Stone",
        touches=["spaces.1.outer_right"],
        gains={"silver": -1, "stone": 2},
        told=["trade.2: Player 2 trades 2 times and pays 1 Silver.", "fx.1: Player 2 gains 2 Stone."],
        facts=[
            "decided exchange > spaces.1.outer_right x2",
            "lost silver players.1.purse.silver",
            "gained stone > players.1.purse.stone x2",
        ],
    ),
    Question(
        "build.5",
        person("labourer - -", at="outer_left.2", stone=5),
        step("PickBuilding", 1),
        "build:guildhall_2",
        asks={"builders": 7},
        says="Second Guildhall for 7 Builders: 1 Noble more at all times",
        touches=["players.1.buildings.guildhall_2"],
        gains={"stone": -5},
        told=["act.3: Player 2 pays 5 Stone for the missing Icons."],
        facts=["lost stone players.1.purse.stone x5"],
    ),
    Question(
        "fx.24",
        person(),
        step("PickFreeBuilding", 1, building="workshop", anywhere=True),
        "build:workshop_3",
        options="build:workshop_1 build:workshop_2 build:workshop_3",
        asks={"building": "@building-type-workshop"},
        says="Third Workshop for free: you may hold 1 more card",
        touches=["players.1.buildings.workshop_3"],
    ),
    Question(
        "build.9",
        person(at="outer_left.2"),
        step("PickSpot", 1, piece="workshop_2", anywhere=True, free=True),
        "spot:4.2",
        asks={"building": "@building-workshop_2"},
        says="Spot 2 of the Lake: gain 1 Ink",
        touches=["spots.17"],
        gains={"ink": 1},
        told=["build.9: Player 2 constructs the Second Workshop on Spot 2 of the Lake.", "fx.1: Player 2 gains 1 Ink."],
        facts=[
            "moved building:workshop_2 players.1.buildings.workshop_2 > spots.17",
            "gained ink > players.1.purse.ink",
        ],
    ),
    Question(
        "build.10",
        person(at="outer_left.2"),
        step("PickSpot", 1, piece="workshop_2", anywhere=True, free=True),
        "spot:2.1",
        board={"buildings": {"1.5": "1 workshop_1"}},
        asks={"building": "@building-workshop_2"},
        says="Spot 1 of the Hills: gain 1 Ink. It completes a Link: gain 1 Virtue",
        touches=["spots.6"],
        gains={"ink": 1},
        told=[
            "build.9: Player 2 constructs the Second Workshop on Spot 1 of the Hills.",
            "fx.1: Player 2 gains 1 Ink.",
            "build.10: Player 2 completes a Link between two Buildings of the same colour.",
            "track.1: Player 2 gains 1 Virtue: the marker is on space 6.",
        ],
        facts=[
            "moved building:workshop_2 players.1.buildings.workshop_2 > spots.6",
            "gained ink > players.1.purse.ink",
            "decided link > spots.5",
            "changed virtue > players.1.virtue",
        ],
    ),
    Question(
        "build.13",
        person(),
        step("PickSpot", 1, piece="workshop_2", anywhere=True, free=True),
        "spot:1.4",
        board={"buildings": {"1.3": "1 workshop_1", "1.5": "2 workshop_1"}},
        asks={"building": "@building-workshop_2"},
        says=(
            "Spot 4 of the Bay: flip 1 Debt or Deed. It completes two Links: gain 1 Debt; and move 1 of your "
            "Workers to the next section of the Castle if you like"
        ),
        touches=["spots.4"],
        told=["build.9: Player 2 constructs the Second Workshop on Spot 4 of the Bay."],
        facts=["moved building:workshop_2 players.1.buildings.workshop_2 > spots.4"],
    ),
    Question(
        "build.14",
        person(),
        step("PickLink", 1, spot=[1, 4]),
        "link:before",
        board={"buildings": {"1.3": "1 workshop_1", "1.4": "1 workshop_2", "1.5": "2 workshop_1"}},
        options="link:before link:after",
        says="First the Link that gives: gain 1 Debt",
        touches=["spots.3"],
        told=[
            "build.10: Player 2 completes a Link between two Buildings of the same colour.",
            "debt.1: Player 2 gains a Debt.",
            "build.10: Player 2 completes a Link to a Building of Player 3.",
        ],
        facts=["decided link > spots.3", "gained debt debts_above > players.1.papers.unpaid", "decided link > spots.5"],
    ),
    Question(
        "build.14",
        person(),
        step("PickLink", 1, spot=[1, 4]),
        "link:after",
        board={"buildings": {"1.3": "1 workshop_1", "1.4": "1 workshop_2", "1.5": "2 workshop_1"}},
        options="link:before link:after",
        says="First the Link that gives: move 1 of your Workers to the next section of the Castle if you like",
        touches=["spots.5"],
        told=["build.10: Player 2 completes a Link to a Building of Player 3."],
        facts=["decided link > spots.5"],
    ),
    Question(
        "work.3",
        person("squire - -", at="inner.2", gold=4),
        step("PickWorkers", 1),
        "workers:2",
        options="workers:1 workers:2 workers:3",
        asks={"nobles": 6, "place": "@segment-hills"},
        says="2 Workers for 3 Nobles, paying 1 Gold",
        touches=["players.1.castle.1.2"],
        gains={"gold": -1},
        told=[
            "act.3: Player 2 pays 1 Gold for the missing Icons.",
            "work.5: Player 2 places 2 Workers in the Castle, facing the Hills.",
        ],
        facts=["lost gold players.1.purse.gold", "moved worker > players.1.castle.1.2 x2"],
    ),
    Question(
        "work.36",
        person(),
        step("StationWorkers", 1, n=2),
        "station:4",
        options="station:1 station:2 station:3 station:4 station:5",
        asks={"n": 2},
        says="2 Workers in the section that faces the Lake",
        touches=["players.1.castle.1.4"],
        told=["work.36: Player 2 places 2 Workers in the Castle, facing the Lake."],
        facts=["moved worker > players.1.castle.1.4 x2"],
    ),
    Question(
        "work.37",
        person(castle=([2, 1, 0, 0, 0], [0] * 5, 0)),
        step("ShiftWorker", 1),
        "shift:1.back",
        options="shift:1.onward shift:1.back shift:2.onward shift:2.back decline",
        says="Move a Worker from the section of the Bay to that of the Mountains",
        touches=["players.1.castle.1.1"],
        told=["work.37: Player 2 moves a Worker in the Castle from the section of the Bay to that of the Mountains."],
        facts=["moved worker players.1.castle.1.1 > players.1.castle.1.5"],
    ),
    Question(
        "work.37",
        person(castle=([2, 1, 0, 0, 0], [0] * 5, 0)),
        step("ShiftWorker", 1),
        "shift:2.onward",
        options="shift:1.onward shift:1.back shift:2.onward shift:2.back decline",
        says="Move a Worker from the section of the Hills to that of the Forest",
        touches=["players.1.castle.1.2"],
        told=["work.37: Player 2 moves a Worker in the Castle from the section of the Hills to that of the Forest."],
        facts=["moved worker players.1.castle.1.2 > players.1.castle.1.3"],
    ),
    Question(
        "fx.22",
        person(castle=([2, 1, 0, 0, 0], [0] * 5, 0)),
        step("ShiftWorker", 1),
        "decline",
        options="shift:1.onward shift:1.back shift:2.onward shift:2.back decline",
        says="Move no Worker",
    ),
    Question(
        "work.10",
        person(castle=([3, 0, 0, 3, 0], [0] * 5, 0)),
        step("PickSection", 1),
        "advance:4",
        options="advance:1 advance:4",
        says=(
            "One of the group that faces the Lake goes in and gives: hire 1 Townsfolk of any segment for free; or "
            "destroy a card if you like"
        ),
        touches=["players.1.castle.1.4"],
        told=[
            "work.6: A group of Player 2 facing the Lake sends a Worker up to the second tier.",
            "work.8: Player 2 moves a Worker in the Castle from the section of the Lake to that of the Mountains.",
            "work.8: Player 2 moves a Worker in the Castle from the section of the Lake to that of the Forest.",
        ],
        facts=[
            "moved worker players.1.castle.1.4 > players.1.castle.2.4",
            "moved worker players.1.castle.1.4 > players.1.castle.1.5",
            "moved worker players.1.castle.1.4 > players.1.castle.1.3",
        ],
    ),
    Question(
        "work.13",
        person(castle=([1, 0, 0, 0, 0], [0] * 5, 0)),
        step("PickSide", 1, place=1),
        "side:back",
        options="side:onward side:back",
        asks={"place": "@segment-bay"},
        says="Move a Worker from the section of the Bay to that of the Mountains",
        touches=["players.1.castle.1.5"],
        told=["work.13: Player 2 moves a Worker in the Castle from the section of the Bay to that of the Mountains."],
        facts=["moved worker players.1.castle.1.1 > players.1.castle.1.5"],
    ),
    Question(
        "work.23",
        person(castle=([0, 0, 2, 1, 0], [0, 0, 0, 2, 0], 0)),
        step("EliminateWorker", 1, tier=1, place=3),
        "eliminate:1",
        options="eliminate:0 eliminate:1 eliminate:2",
        asks={"place": "@segment-forest", "tier": 1},
        says="Send back a Worker of Player 2, who has 2 there; in return they get: gain 2 Silver",
        touches=["players.1.castle.1.3"],
        gains={"silver": 2},
        told=[
            "work.22: A Worker of Player 2 is sent back from tier 1 of the section facing the Forest.",
            "work.23: Player 2 gains 2 Silver.",
        ],
        facts=["lost worker players.1.castle.1.3", "gained silver > players.1.purse.silver x2"],
    ),
    Question(
        "work.24",
        person(castle=([0, 0, 2, 1, 0], [0, 0, 0, 2, 0], 0)),
        step("EliminateWorker", 1, tier=2, place=4),
        "eliminate:1",
        options="eliminate:0 eliminate:1 eliminate:2",
        asks={"place": "@segment-lake", "tier": 2},
        says=(
            "Send back a Worker of Player 2, who has 2 there; in return they get: gain 1 Virtue and 1 resource "
            "of any kind"
        ),
        touches=["players.1.castle.2.4"],
        told=[
            "work.22: A Worker of Player 2 is sent back from tier 2 of the section facing the Lake.",
            "work.24: Player 2 gains 1 Virtue: the marker is on space 6.",
        ],
        facts=["lost worker players.1.castle.2.4", "changed virtue > players.1.virtue"],
    ),
    Question(
        "script.17",
        person(),
        step("PickManuscript", 1, costs=[1, 2, 3, 4, 5]),
        "transcribe:2",
        board={"shelves": [["grey_flip"], ["black_ink", "grey_stone"], [], [], []]},
        options="transcribe:1 transcribe:2",
        says="Quarries (grey ribbon), Hills: gain 2 Stone",
        touches=["shelves.2"],
        gains={"stone": 2},
        told=["script.2: Player 2 transcribes Quarries (grey ribbon).", "fx.1: Player 2 gains 2 Stone."],
        facts=[
            "moved manuscript:grey_stone shelves.2 > players.1.manuscripts",
            "gained stone > players.1.purse.stone x2",
        ],
    ),
    Question(
        "hire.1",
        person(at="inner.2", silver=9),
        step("Recruit", 1),
        "hire:2",
        board={"piles": [[], ["friar", "acolyte"], [], [], []]},
        options="hire:2 pass",
        asks={"card": "@card-acolyte", "price": 3, "silver": 9},
        says=(
            "Hire Acolyte (1 Cleric and 1 Merchant) for 3 Silver. At once: discard a card if you like. When it "
            "leaves your board: flip 1 Debt or Deed."
        ),
        touches=["piles.2"],
        gains={"silver": -3},
        told=["hire.1: Player 2 hires Acolyte (1 Cleric and 1 Merchant)."],
        facts=["moved card:acolyte piles.2 > players.1.discards", "lost silver players.1.purse.silver x3"],
    ),
    Question(
        "hire.2",
        person(at="inner.2", silver=9),
        step("Recruit", 1),
        "pass",
        board={"piles": [[], ["friar", "acolyte"], [], [], []]},
        options="hire:2 pass",
        asks={"card": "@card-acolyte", "price": 3, "silver": 9},
        says="Hire nobody",
    ),
    Question(
        "hire.8",
        person(),
        step("FreeHire", 1),
        "hire:2",
        board={"piles": [[], ["friar", "acolyte"], ["miner"], [], []]},
        options="hire:2 hire:3",
        says=(
            "Hire Acolyte (1 Cleric and 1 Merchant) of the Hills. At once: discard a card if you like. When it "
            "leaves your board: flip 1 Debt or Deed."
        ),
        touches=["piles.2"],
        told=["hire.8: Player 2 hires Acolyte (1 Cleric and 1 Merchant)."],
        facts=["moved card:acolyte piles.2 > players.1.discards"],
    ),
    Question(
        "fx.14",
        person(hand="thief abbot"),
        step("DiscardCard", 1),
        "discard:abbot",
        options="discard:thief discard:abbot discard:top decline",
        says="Discard Abbot (value 2)",
        touches=["players.1.hand.abbot"],
        told=["fx.14: Player 2 discards Abbot."],
        facts=["moved card:abbot players.1.hand > players.1.discards"],
    ),
    Question(
        "fx.18",
        person(hand="thief abbot"),
        step("DiscardCard", 1),
        "discard:top",
        options="discard:thief discard:abbot discard:top decline",
        says="Discard the top card of your draw pile unseen",
        touches=["players.1.deck"],
        told=["fx.14: Player 2 discards Abbot."],
        facts=["moved card:abbot players.1.deck > players.1.discards"],
    ),
    Question(
        "fx.14",
        person(hand="thief abbot"),
        step("DiscardCard", 1),
        "decline",
        options="discard:thief discard:abbot discard:top decline",
        says="Discard nothing",
    ),
    Question(
        "fx.17",
        person(hand="thief abbot"),
        step("DestroyCard", 1),
        "destroy:thief",
        options="destroy:thief destroy:abbot destroy:top decline",
        says="Destroy Thief for 1 Silver",
        touches=["players.1.hand.thief"],
        gains={"silver": 1},
        told=["fx.17: Player 2 destroys Thief.", "fx.1: Player 2 gains 1 Silver."],
        facts=["moved card:thief players.1.hand > gone", "gained silver > players.1.purse.silver"],
    ),
    Question(
        "draw.5",
        person("trader - -", hand="thief abbot", deck="", discards="squire"),
        step("DestroyCard", 1),
        "destroy:top",
        options="destroy:thief destroy:abbot destroy:top decline",
        says="Shuffle your discards into a new draw pile and destroy its top card unseen",
        touches=["players.1.discards"],
        gains={"silver": 2},
        told=[
            "draw.5: Player 2 shuffles the discards into the draw pile (1 card), without Criminals on the board.",
            "track.1: Player 2 gains 1 Virtue: the marker is on space 6.",
            "fx.17: Player 2 destroys Squire.",
            "fx.1: Player 2 gains 2 Silver.",
        ],
        facts=[
            "moved card players.1.discards > players.1.deck",
            "changed virtue > players.1.virtue",
            "moved card:squire players.1.deck > gone",
            "gained silver > players.1.purse.silver x2",
        ],
    ),
    Question(
        "setup.17",
        person(deck="squire abbot lender"),
        step("DestroyAny", 1),
        "destroy:abbot",
        options="destroy:squire destroy:abbot destroy:lender decline",
        says="Destroy Abbot for 2 Silver",
        touches=["players.1.unseen.abbot"],
        gains={"silver": 2},
        told=["fx.17: Player 2 destroys Abbot.", "fx.1: Player 2 gains 2 Silver."],
        facts=["moved card:abbot players.1.deck > gone", "gained silver > players.1.purse.silver x2"],
    ),
    Question(
        "fx.11",
        person("trader abbot squire"),
        step("RearrangeCards", 1),
        "order:1.3.2",
        options="order:1.3.2 order:2.1.3 order:2.3.1 order:3.1.2 order:3.2.1 decline",
        says="From left to right: Trader, Squire, Abbot",
        touches=["players.1.row.2", "players.1.row.3"],
        told=["fx.11: Player 2 puts the cards on the board in another order."],
        facts=["changed row > players.1.row"],
    ),
    Question(
        "fx.12",
        person("trader - squire"),
        step("RearrangeCards", 1),
        "order:3.2.1",
        options="order:3.2.1 decline",
        says="From left to right: Squire, empty space, Trader",
        touches=["players.1.row.1", "players.1.row.3"],
        told=["fx.11: Player 2 puts the cards on the board in another order."],
        facts=["changed row > players.1.row"],
    ),
    Question(
        "fx.2",
        person(ink=2, gold=5),
        step("PickResource", 1),
        "take:gold",
        options="take:ink take:gold take:stone",
        says="Take 1 Gold (you have 5)",
        touches=["players.1.purse.gold"],
        gains={"gold": 1},
        told=["fx.1: Player 2 gains 1 Gold."],
        facts=["gained gold > players.1.purse.gold"],
    ),
    Question(
        "debt.5",
        person(unpaid=2, acquired=3),
        step("PickFlip", 1),
        "flip:debt",
        options="flip:debt flip:deed",
        says="Pay a Debt (you have 2 unpaid)",
        touches=["players.1.papers.unpaid"],
        told=["debt.5: Player 2 pays a Debt."],
        facts=["turned debt players.1.papers.unpaid > players.1.papers.paid"],
    ),
    Question(
        "debt.6",
        person(unpaid=2, acquired=3),
        step("PickFlip", 1),
        "flip:deed",
        options="flip:debt flip:deed",
        says="Approve a Deed (you have 3 not approved)",
        touches=["players.1.papers.acquired"],
        told=["debt.6: Player 2 has a Deed approved."],
        facts=["turned deed players.1.papers.acquired > players.1.papers.approved"],
    ),
    Question(
        "time.3",
        person(),
        step("PickEither", 1, effects=[gain("silver", 2), gain("gold")]),
        "either:2",
        options="either:1 either:2",
        says="Effect: gain 1 Gold",
        gains={"gold": 1},
        told=["fx.1: Player 2 gains 1 Gold."],
        facts=["gained gold > players.1.purse.gold"],
    ),
    Question(
        "time.6",
        person(acquired=1),
        step("OrderEffects", 1, effects=[gain("deed"), flip()]),
        "next:2",
        options="next:1 next:2",
        says="Next: flip 1 Debt or Deed",
        told=["debt.6: Player 2 has a Deed approved.", "debt.1: Player 2 gains a Deed."],
        facts=[
            "turned deed players.1.papers.acquired > players.1.papers.approved",
            "gained deed deeds_above > players.1.papers.acquired",
        ],
    ),
    Question(
        "icon.10",
        person("mason - -", silver=3, stone=2),
        step("PickPayment", 1, action="build", icons=4),
        "pay:2.0.0.1",
        options="pay:0.0.0.2 pay:2.0.0.1",
        asks={"icons": 4, "missing": 2},
        says="Pay 2 Silver and 1 Stone",
        touches=["players.1.purse.silver", "players.1.purse.stone"],
        gains={"silver": -2, "stone": -1},
        told=["act.3: Player 2 pays 2 Silver and 1 Stone for the missing Icons."],
        facts=["lost silver players.1.purse.silver x2", "lost stone players.1.purse.stone"],
    ),
    Question(
        "icon.10",
        person("abbot emma -", ink=2, gold=1, stone=1),
        step("PickPayment", 1, action="transcribe", icons=4),
        "pay:0.2.0.0",
        options="pay:0.0.1.1 pay:0.1.0.1 pay:0.1.1.0 pay:0.2.0.0",
        asks={"icons": 4, "missing": 2},
        says="Pay 2 Ink",
        touches=["players.1.purse.ink"],
        gains={"ink": -2},
        told=["act.3: Player 2 pays 2 Ink for the missing Icons."],
        facts=["lost ink players.1.purse.ink x2"],
    ),
    Question(
        "icon.10",
        person("abbot emma -", ink=2, gold=1, stone=1),
        step("PickPayment", 1, action="transcribe", icons=4),
        "pay:0.0.1.1",
        options="pay:0.0.1.1 pay:0.1.0.1 pay:0.1.1.0 pay:0.2.0.0",
        asks={"icons": 4, "missing": 2},
        says="Pay 1 Gold and 1 Stone",
        touches=["players.1.purse.gold", "players.1.purse.stone"],
        gains={"gold": -1, "stone": -1},
        told=["act.3: Player 2 pays 1 Gold and 1 Stone for the missing Icons."],
        facts=["lost gold players.1.purse.gold", "lost stone players.1.purse.stone"],
    ),
    Question(
        "icon.10",
        person("mason - -", silver=4, stone=1),
        step("PickBuilding", 1),
        "build:workshop_3",
        options=(
            "build:trading_post_1 build:trading_post_2 build:trading_post_3 build:workshop_1 build:workshop_2 "
            "build:workshop_3"
        ),
        asks={"builders": 5},
        says="Third Workshop for 3 Builders: you may hold 1 more card",
        touches=["players.1.buildings.workshop_3"],
    ),
    Question(
        "trade.13",
        person("labourer lender -", at="outer_right.2", acquired=1),
        step("ChooseAction", 1),
        "act:trade",
        options="act:trade pass",
        asks={"place": "@segment-hills", "trade": 4, "build": 1},
        says="Trade: here every 4 Merchants let you flip a card. You have 4 Merchants",
        touches=["spaces.2.outer_right", "players.1.icons.merchant"],
        told=["trade.2: Player 2 trades once.", "debt.6: Player 2 has a Deed approved."],
        facts=[
            "decided exchange > spaces.2.outer_right",
            "turned deed players.1.papers.acquired > players.1.papers.approved",
        ],
    ),
    Question(
        "debt.5",
        person("trader lender journeyman", at="outer_right.2", silver=3, unpaid=1, acquired=1),
        step("Trade", 1),
        "exchange:2",
        options="exchange:1 exchange:2",
        asks={"exchange": "@exchange-trade_flip", "each": 4, "icons": 5},
        says="2 times, paying 3 Silver in all: each time flip 1 Debt or Deed",
        touches=["spaces.2.outer_right"],
        gains={"silver": -3},
        told=["trade.2: Player 2 trades 2 times and pays 3 Silver."],
        facts=["decided exchange > spaces.2.outer_right x2", "lost silver players.1.purse.silver x3"],
    ),
    Question(
        "work.4",
        person("squire - -", at="inner.2", gold=9, castle=([2, 2, 2, 2, 2], [2, 2, 2, 2, 0], 0)),
        step("PickWorkers", 1),
        "workers:2",
        options="workers:1 workers:2",
        asks={"nobles": 3, "place": "@segment-hills"},
        says="2 Workers for 3 Nobles, paying 1 Gold",
        touches=["players.1.castle.1.2"],
        gains={"gold": -1},
        told=[
            "act.3: Player 2 pays 1 Gold for the missing Icons.",
            "work.5: Player 2 places 2 Workers in the Castle, facing the Hills.",
            "work.6: A group of Player 2 facing the Hills sends a Worker up to the second tier.",
            "work.8: Player 2 moves a Worker in the Castle from the section of the Hills to that of the Forest.",
            "work.8: Player 2 moves a Worker in the Castle from the section of the Hills to that of the Bay.",
        ],
        facts=[
            "lost gold players.1.purse.gold",
            "moved worker > players.1.castle.1.2 x2",
            "moved worker players.1.castle.1.2 > players.1.castle.2.2",
            "moved worker players.1.castle.1.2 > players.1.castle.1.3",
            "moved worker players.1.castle.1.2 > players.1.castle.1.1",
        ],
    ),
    Question(
        "hire.1",
        person(at="inner.2", silver=2),
        step("Recruit", 1),
        "hire:2",
        board={"piles": [[], ["acolyte", "friar"], [], [], []]},
        options="hire:2 pass",
        asks={"card": "@card-friar", "price": 2, "silver": 2},
        says="Hire Friar (1 Cleric) for 2 Silver. At once: gain 1 Virtue. When played: gain 1 Virtue.",
        touches=["piles.2"],
        gains={"silver": -2},
        told=[
            "hire.1: Player 2 hires Friar (1 Cleric).",
            "track.1: Player 2 gains 1 Virtue: the marker is on space 6.",
        ],
        facts=[
            "moved card:friar piles.2 > players.1.discards",
            "lost silver players.1.purse.silver x2",
            "changed virtue > players.1.virtue",
        ],
    ),
    Question(
        "dis.9",
        person("trader - -", at="outer_left.2", silver=6),
        step("ChooseAction", 1),
        "dismiss:trade",
        board={"piles": [[], ["friar", "acolyte"], [], [], []], "buildings": {"4.1": "1 trading_post_2"}},
        options="act:trade dismiss:trade pass",
        asks={"place": "@segment-hills", "trade": 3, "build": 1},
        says=(
            "Dismiss Acolyte for 1 Silver (at once: discard a card if you like), then trade: here every 2 Merchants "
            "give 1 Ink. You will have 4 Merchants, up to 8 if you pay Silver (1 for each Icon)"
        ),
        touches=["piles.2", "players.1.icons.merchant"],
        gains={"silver": -1},
        told=["dis.1: Player 2 dismisses Acolyte for 1 Silver."],
        facts=["moved card:acolyte piles.2 > gone", "lost silver players.1.purse.silver"],
    ),
    Question(
        "dis.5",
        person("labourer - -", at="outer_left.2", silver=2, stone=3),
        step("ChooseAction", 1),
        "dismiss:build",
        board={"piles": [[], ["bishop", "miner"], [], [], []]},
        options="act:trade act:build dismiss:build pass",
        asks={"place": "@segment-hills", "trade": 2, "build": 2},
        says="Dismiss Miner for 2 Silver (at once: gain 1 Virtue), then construct with 3 Builders, "
        "up to 6 if you pay Stone (1 for each Icon)",
        touches=["piles.2", "players.1.icons.builder"],
        gains={"silver": -2},
        told=[
            "dis.1: Player 2 dismisses Miner for 2 Silver.",
            "track.1: Player 2 gains 1 Virtue: the marker is on space 6.",
        ],
        facts=[
            "moved card:miner piles.2 > gone",
            "lost silver players.1.purse.silver x2",
            "changed virtue > players.1.virtue",
        ],
    ),
    Question(
        "dis.3",
        person("squire - -", at="inner.2", silver=2, gold=3),
        step("ChooseAction", 1),
        "act:workers",
        board={"piles": [[], ["bishop", "miner"], [], [], []], "shelves": [[], ["grey_stone"], [], [], []]},
        options="act:workers pass",
        asks={"place": "@segment-hills", "workers": 2, "transcribe": 1},
        says="Place Workers: you have 2 Nobles, up to 5 if you pay Gold (1 for each Icon)",
        touches=["players.1.castle.1.2", "players.1.icons.noble"],
    ),
]


@pytest.mark.parametrize(
    "question",
    [
        pytest.param(one, id=f"{one.clause}-{one.step['step']}-{one.answer}", marks=clause("viscounts", one.clause))
        for one in QUESTIONS
    ],
)
def test_a_question_says_what_the_rule_does(question: Question) -> None:
    s = asked(question.player, question.step, question.board)
    assert s.to_json()["steps"] == [question.step]  # as it is saved
    option = s.resolve(question.answer)
    if question.options:
        assert texts(s) == question.options.split()
    assert s.asking.prompt(s).message.args == question.asks
    assert english(s.describe(option)) == question.says
    assert list(s.refs(option)) == question.touches
    before, others = purse(s, ME), [board_json(s)["players"][other] for other in (0, 2)]
    s.events = []
    s.apply(question.answer)
    assert {what: n - before[what] for what, n in purse(s, ME).items() if n != before[what]} == question.gains
    assert [f"{event.clause}: {english(event.message)}" for event in s.events] == question.told
    facts = [fact for event in s.events if event.fact is not None for fact in (event.fact, *event.besides)]
    assert [in_short(fact) for fact in facts] == question.facts
    assert [board_json(s)["players"][other] for other in (0, 2)] == others
