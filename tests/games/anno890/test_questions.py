"""Every question: what it asks and offers, what an answer touches, brings about and tells; and why others are refused.

The second of three players is asked. The others own other things, which must stay as they are.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

import pytest

import regnum
from regnum.core.board.views import board_json
from regnum.core.message import Fact, Message
from regnum.games.anno890.state import Anno890
from tests.clauses import clause
from tests.games.anno890.moments import Step, reward, step
from tests.games.anno890.positions import kingdom, position, refusal, texts

ME = 1
LEFT = kingdom("castle_lavender_poppy@5+3t2n farm_olive@1 ~farm_wheat@9+1t", coins=9)
RIGHT = kingdom("castle_wheat_poppy@5+2t4n church_poppy@7+1t farm_lavender@2+1n", coins=8)
HOME = "castle_wheat_olive@5+1t1n farm_olive@2+1t church_wheat@3+1n ~farm_wheat@8+1t ~forge@9"


def english(message: Message) -> str:
    return regnum.game("anno890").text("en").seated(["Anna", "Bruno", "Carla"])(message)


def in_short(fact: Fact) -> str:
    """`moved coin kingdoms.1.coins > row.1.coins`, after the actor if it is not the player who is asked."""
    way = f"{fact.source} > {fact.target}" if fact.target else fact.source
    amount = f"x{fact.amount}" if fact.amount != 1 else ""
    words = (str(fact.actor) if fact.actor != ME else "", fact.verb, fact.piece, way.strip(), amount)
    return " ".join(word for word in words if word)


def in_words(spaces: list[dict[str, Any] | None]) -> str:
    """The inverse of `kingdom`."""
    found = []
    for cell, space in enumerate(spaces, 1):
        if space is not None:
            counts = ((space.get("towers", 0), "t"), (space.get("nobles", 0), "n"))
            tokens = "".join(f"{n}{token}" for n, token in counts if n)
            ruin = "~" if space.get("ruin") else ""
            found.append(f"{ruin}{space['tile']}@{cell}{'+' if tokens else ''}{tokens}")
    return " ".join(found)


@dataclass
class Question:
    """A question under a clause, and everything about one answer to it."""

    clause: str
    mine: dict[str, Any]
    step: Step
    answer: str
    asks: str
    says: str
    options: str
    board: dict[str, Any] = field(default_factory=dict)
    touches: list[str] = field(default_factory=list)
    coins: int = 0  # gained
    becomes: str = ""  # the Kingdom afterwards, if it changes
    robs: bool = False  # whether the others lose something
    told: list[str] = field(default_factory=list)
    facts: list[str] = field(default_factory=list)


def asked(mine: dict[str, Any], what: Step, board: dict[str, Any]) -> Anno890:
    return position(LEFT, mine, RIGHT, steps=[what], turn=ME, **board)


QUESTIONS = [
    Question(
        "setup.20",
        kingdom(),
        step("PickCastle", ME),
        "castle:2",
        asks="Choose a Castle for the centre of your Kingdom.",
        says="Take the Castle (wheat and olive trees)",
        options="castle:1 castle:2",
        board={"castles": ["castle_wheat_poppy", "castle_wheat_olive"]},
        touches=["castles.2"],
        becomes="castle_wheat_olive@5",
        told=["setup.20: Bruno puts the Castle (wheat and olive trees) in space 5."],
        facts=["moved tile:castle_wheat_olive castles.2 > kingdoms.1.spaces.5"],
    ),
    Question(
        "take.2",
        kingdom(HOME, coins=2),
        step("TakeTile", ME, inventor=False),
        "take:row.1",
        asks="Take one tile: a Territory of the row or a Special Building. You have 2 Coins.",
        says="Take the Church (wheat) for free",
        options="take:row.1 take:row.2 take:row.3",
        board={"stack": ["farm_poppy"]},
        touches=["row.1"],
        told=["take.2: Bruno takes the Church (wheat) for free.", "take.8: The Farm (poppies) joins the row."],
        facts=["moved tile:church_wheat row.1 > taken", "-1 moved tile:farm_poppy stack > row.4"],
    ),
    Question(
        "take.3",
        kingdom(HOME, coins=2),
        step("TakeTile", ME, inventor=False),
        "take:row.3",
        asks="Take one tile: a Territory of the row or a Special Building. You have 2 Coins.",
        says="Take the Farm (wheat) for 2 Coins, with the 3 Coins and the Saracen token beside it",
        options="take:row.1 take:row.2 take:row.3",
        board={
            "stack": ["farm_poppy"],
            "row": [
                {"tile": "church_wheat", "coins": 1},
                {"tile": "farm_olive", "coins": 2},
                {"tile": "farm_wheat", "coins": 3, "saracens": 1},
                "church_olive",
            ],
        },
        touches=["row.3"],
        coins=1,
        told=[
            "take.3: Bruno takes the Farm (wheat) for 2 Coins.",
            "take.4: Bruno receives 3 Coins.",
            "take.8: The Farm (poppies) joins the row.",
        ],
        facts=[
            "moved tile:farm_wheat row.3 > taken",
            "moved coin kingdoms.1.coins > row.1.coins",
            "moved coin kingdoms.1.coins > row.2.coins",
            "moved saracen row.3.saracens > taken",
            "gained coin row.3.coins > kingdoms.1.coins x3",
            "-1 moved tile:farm_poppy stack > row.4",
        ],
    ),
    Question(
        "take.10",
        kingdom(HOME, coins=5),
        step("TakeTile", ME, inventor=False),
        "take:special.2",
        asks="Take one tile: a Territory of the row or a Special Building. You have 5 Coins.",
        says="Take the Forge for 4 Coins",
        options="take:row.1 take:row.2 take:row.3 take:special.1 take:special.2",
        board={"special_buildings": ["town", "forge"], "row": ["church_wheat", "farm_olive", "farm_wheat"]},
        touches=["special_buildings.2"],
        coins=-4,
        told=["take.10: Bruno takes the Forge for 4 Coins."],
        facts=[
            "moved tile:forge special_buildings.2 > taken",
            "moved coin kingdoms.1.coins > row.1.coins",
            "moved coin kingdoms.1.coins > row.2.coins",
            "moved coin kingdoms.1.coins > row.3.coins",
            "lost coin kingdoms.1.coins > supply.coins",
        ],
    ),
    Question(
        "char.15",
        kingdom(HOME, coins=5, characters="inventor"),
        step("TakeTile", ME, inventor=True),
        "invent:special.2",
        asks="Take one tile: a Territory of the row or a Special Building. You have 5 Coins.",
        says="Discard the Inventor and take the Forge for free",
        options="take:row.1 take:row.2 take:row.3 take:row.4 take:special.2 invent:special.2",
        board={"special_buildings": [None, "forge"]},
        touches=["special_buildings.2"],
        told=["char.15: Bruno discards the Inventor and takes the Forge for free."],
        facts=[
            "moved tile:forge special_buildings.2 > taken",
            "moved character:inventor kingdoms.1.characters > out_characters",
        ],
    ),
    Question(
        "place.1",
        kingdom(HOME),
        step("PlaceTile", ME),
        "place:6",
        asks="Choose a free space of your Kingdom for the Farm (poppies).",
        says="Put the Farm (poppies) in space 6",
        options="place:1 place:4 place:6 place:7",
        board={"taken": {"tile": "farm_poppy"}},
        touches=["kingdoms.1.spaces.6"],
        coins=1,
        becomes="farm_olive@2+1t church_wheat@3+1n castle_wheat_olive@5+1t1n farm_poppy@6+1n ~farm_wheat@8+1t ~forge@9",
        told=[
            "place.1: Bruno puts the Farm (poppies) in space 6.",
            "icon.3: 1 Noble for Bruno on the Farm (poppies) in space 6.",
            "icon.4: Bruno receives 1 Coin.",
        ],
        facts=[
            "moved tile:farm_poppy taken > kingdoms.1.spaces.6",
            "gained noble supply.nobles > kingdoms.1.spaces.6",
            "gained coin supply.coins > kingdoms.1.coins",
        ],
    ),
    Question(
        "repl.1",
        kingdom("castle_wheat_olive@5 forest@6+1t2n"),
        step("Replace", ME),
        "replace:6",
        asks="You may first discard a tile with the Replace icon and put any Territory of the row there, for free.",
        says="Discard the Forest from space 6",
        options="replace:6 pass",
        touches=["kingdoms.1.spaces.6"],
        becomes="castle_wheat_olive@5",
        told=["repl.1: Bruno discards the Forest from space 6, with 1 Tower and 2 Nobles."],
        facts=[
            "moved tile:forest kingdoms.1.spaces.6 > out",
            "lost tower kingdoms.1.spaces.6 > supply.towers",
            "lost noble kingdoms.1.spaces.6 > supply.nobles x2",
        ],
    ),
    Question(
        "repl.1",
        kingdom("castle_wheat_olive@5 forest@6+1t2n"),
        step("Replace", ME),
        "pass",
        asks="You may first discard a tile with the Replace icon and put any Territory of the row there, for free.",
        says="Keep your tiles as they are",
        options="replace:6 pass",
    ),
    Question(
        "repl.2",
        kingdom("castle_wheat_olive@5"),
        step("ReplaceWith", ME, space=[ME, 6]),
        "take:row.3",
        asks="Take any Territory of the row for free: it goes where the discarded tile stood.",
        says="Take the Farm (wheat) for free, with the 3 Coins beside it",
        options="take:row.1 take:row.2 take:row.3",
        board={"row": ["church_wheat", "farm_olive", {"tile": "farm_wheat", "coins": 3}], "stack": ["farm_poppy"]},
        touches=["row.3"],
        coins=4,
        becomes="castle_wheat_olive@5 farm_wheat@6+1n",
        told=[
            "repl.2: Bruno takes the Farm (wheat) for free.",
            "take.4: Bruno receives 3 Coins.",
            "take.8: The Farm (poppies) joins the row.",
            "place.1: Bruno puts the Farm (wheat) in space 6.",
            "icon.3: 1 Noble for Bruno on the Farm (wheat) in space 6.",
            "icon.4: Bruno receives 1 Coin.",
        ],
        facts=[
            "moved tile:farm_wheat row.3 > taken",
            "gained coin row.3.coins > kingdoms.1.coins x3",
            "-1 moved tile:farm_poppy stack > row.3",
            "moved tile:farm_wheat taken > kingdoms.1.spaces.6",
            "gained noble supply.nobles > kingdoms.1.spaces.6",
            "gained coin supply.coins > kingdoms.1.coins",
        ],
    ),
    Question(
        "trio.8",
        kingdom(HOME),
        reward("olive", "poppy", seat=ME),
        "attract:duchess",
        asks="You have 2 trios to reward, one at a time: choose a Character of one of their Banners, or Coins.",
        says="Attract the Duchess (4 VP): You win every tie at the end of the game.",
        options="attract:mystic attract:thief attract:duchess coins:olive coins:poppy",
        board={"banners": {"wheat": ["merchant"], "olive": ["mystic"], "poppy": ["thief", "duchess"]}},
        touches=["banners.poppy.duchess"],
        told=["trio.8: Bruno attracts the Duchess."],
        facts=["moved character:duchess banners.poppy > kingdoms.1.characters"],
    ),
    Question(
        "trio.8",
        kingdom(HOME),
        reward("olive", seat=ME),
        "coins:olive",
        asks="You have made a trio (olive trees): take a Character of its Banner, or Coins.",
        says="Take 2 Coins for the trio (olive trees)",
        options="attract:mystic coins:olive",
        board={"banners": {"wheat": ["merchant"], "olive": ["mystic"], "poppy": ["thief", "duchess"]}},
        touches=["banners.olive"],
        coins=2,
        told=["trio.8: Bruno receives 2 Coins."],
        facts=["gained coin supply.coins > kingdoms.1.coins x2"],
    ),
    Question(
        "trio.18",
        kingdom(HOME, coins=1, characters="thief"),
        step("UseAbility", ME, card="thief"),
        "use",
        asks="Thief: use the ability? Take 1 Coin from each opponent.",
        says="Use the ability of the Thief",
        options="use decline",
        touches=["kingdoms.1.characters.thief"],
        coins=2,
        robs=True,
        told=["char.17: Bruno takes 1 Coin from Anna.", "char.17: Bruno takes 1 Coin from Carla."],
        facts=["moved coin kingdoms.0.coins > kingdoms.1.coins", "moved coin kingdoms.2.coins > kingdoms.1.coins"],
    ),
    Question(
        "trio.18",
        kingdom(HOME, coins=1, characters="thief"),
        step("UseAbility", ME, card="thief"),
        "decline",
        asks="Thief: use the ability? Take 1 Coin from each opponent.",
        says="Do not use the ability of the Thief",
        options="use decline",
        touches=["kingdoms.1.characters.thief"],
    ),
    Question(
        "char.26",
        kingdom(HOME),
        step("PutTokens", ME, what="tower", n=2, card="strategist"),
        "put:8",
        asks="Strategist: choose which of your tiles receives 2 Towers.",
        says="On the Farm (wheat) in space 8",
        options="put:2 put:3 put:5 put:8 put:9",
        touches=["kingdoms.1.spaces.8"],
        becomes="farm_olive@2+1t church_wheat@3+1n castle_wheat_olive@5+1t1n ~farm_wheat@8+3t ~forge@9",
        told=["char.23: 2 Towers for Bruno on the Farm (wheat) in space 8: the Defence is 15."],
        facts=["gained tower supply.towers > kingdoms.1.spaces.8 x2"],
    ),
    Question(
        "char.26",
        kingdom(HOME),
        step("PutTokens", ME, what="noble", n=1, card="trumpet_player"),
        "put:3",
        asks="Trumpet Player: choose which of your tiles receives 1 Noble.",
        says="On the Church (wheat) in space 3",
        options="put:2 put:3 put:5 put:8 put:9",
        touches=["kingdoms.1.spaces.3"],
        becomes="farm_olive@2+1t church_wheat@3+2n castle_wheat_olive@5+1t1n ~farm_wheat@8+1t ~forge@9",
        told=["char.25: 1 Noble for Bruno on the Church (wheat) in space 3."],
        facts=["gained noble supply.nobles > kingdoms.1.spaces.3"],
    ),
    Question(
        "char.24",
        kingdom(HOME),
        step("StealToken", ME, what="tower", card="traitor"),
        "steal:2.7",
        asks="Traitor: choose another player’s tile to take 1 Tower from.",
        says="Take a Tower of Carla from the Church (poppies) in space 7",
        options="steal:0.5 steal:0.9 steal:2.5 steal:2.7",
        touches=["kingdoms.2.spaces.7"],
    ),
    Question(
        "char.12",
        kingdom(HOME),
        step("StealToken", ME, what="noble", card="courtesan"),
        "steal:0.5",
        asks="Courtesan: choose another player’s tile to take 1 Noble from.",
        says="Take a Noble of Anna from the Castle (lavender and poppies) in space 5",
        options="steal:0.5 steal:2.2 steal:2.5",
        touches=["kingdoms.0.spaces.5"],
    ),
    Question(
        "char.12",
        kingdom(HOME),
        step("PutStolen", ME, what="noble", source=[2, 2], card="courtesan"),
        "put:8",
        asks="Courtesan: choose which of your tiles receives the Noble you took.",
        says="On the Farm (wheat) in space 8",
        options="put:2 put:3 put:5 put:8 put:9",
        touches=["kingdoms.1.spaces.8"],
        becomes="farm_olive@2+1t church_wheat@3+1n castle_wheat_olive@5+1t1n ~farm_wheat@8+1t1n ~forge@9",
        robs=True,
        told=[
            "char.12: Bruno takes a Noble of Carla from the Farm (lavender) in space 2.",
            "char.26: Bruno puts the Noble on the Farm (wheat) in space 8.",
        ],
        facts=["moved noble kingdoms.2.spaces.2 > kingdoms.1.spaces.8", "decided noble > kingdoms.1.spaces.8"],
    ),
    Question(
        "char.24",
        kingdom(HOME),
        step("PutStolen", ME, what="tower", source=[0, 9], card="traitor"),
        "put:2",
        asks="Traitor: choose which of your tiles receives the Tower you took.",
        says="On the Farm (olive trees) in space 2",
        options="put:2 put:3 put:5 put:8 put:9",
        touches=["kingdoms.1.spaces.2"],
        becomes="farm_olive@2+2t church_wheat@3+1n castle_wheat_olive@5+1t1n ~farm_wheat@8+1t ~forge@9",
        robs=True,
        told=[
            "char.24: Bruno takes a Tower of Anna from the Farm (wheat) in space 9.",
            "char.26: Bruno puts the Tower on the Farm (olive trees) in space 2.",
        ],
        facts=["moved tower kingdoms.0.spaces.9 > kingdoms.1.spaces.2", "decided tower > kingdoms.1.spaces.2"],
    ),
    Question(
        "char.3",
        kingdom(HOME),
        step("MoveTokens", ME, what="tower", left=3, card="military_architect"),
        "move:8",
        asks="Military Architect: move up to 3 Towers onto your Castle, one at a time.",
        says="Move a Tower from the Farm (wheat) in space 8 to the Castle",
        options="move:2 move:8 stop",
        touches=["kingdoms.1.spaces.8"],
        becomes="farm_olive@2+1t church_wheat@3+1n castle_wheat_olive@5+2t1n ~farm_wheat@8 ~forge@9",
        told=["char.3: Bruno moves a Tower from the Farm (wheat) in space 8 to the Castle."],
        facts=["moved tower kingdoms.1.spaces.8 > kingdoms.1.spaces.5"],
    ),
    Question(
        "char.18",
        kingdom(HOME),
        step("MoveTokens", ME, what="noble", left=1, card="minstrel"),
        "move:3",
        asks="Minstrel: move 1 more Noble onto your Castle, or stop.",
        says="Move a Noble from the Church (wheat) in space 3 to the Castle",
        options="move:3 stop",
        touches=["kingdoms.1.spaces.3"],
        becomes="farm_olive@2+1t church_wheat@3 castle_wheat_olive@5+1t2n ~farm_wheat@8+1t ~forge@9",
        told=["char.18: Bruno moves a Noble from the Church (wheat) in space 3 to the Castle."],
        facts=["moved noble kingdoms.1.spaces.3 > kingdoms.1.spaces.5"],
    ),
    Question(
        "char.18",
        kingdom(HOME),
        step("MoveTokens", ME, what="noble", left=2, card="minstrel"),
        "stop",
        asks="Minstrel: move up to 2 Nobles onto your Castle, one at a time.",
        says="Stop moving",
        options="move:3 stop",
    ),
    Question(
        "char.6",
        kingdom(HOME + " ~watchtower_wheat_2@1+1t"),
        step("Rebuild", ME, card="master_builder"),
        "rebuild:1",
        asks="Master Builder: choose the ruined Territory to rebuild.",
        says="Rebuild the Watchtower (wheat) in space 1",
        options="rebuild:1 rebuild:8",
        touches=["kingdoms.1.spaces.1"],
        becomes=(
            "watchtower_wheat_2@1+2t farm_olive@2+1t church_wheat@3+1n castle_wheat_olive@5+1t1n ~farm_wheat@8+1t "
            "~forge@9"
        ),
        told=[
            "char.6: Bruno rebuilds the Watchtower (wheat) in space 1.",
            "char.6: 1 Tower for Bruno on the Watchtower (wheat) in space 1: the Defence is 15.",
        ],
        facts=[
            "turned tile:watchtower_wheat_2 kingdoms.1.spaces.1.ruin > kingdoms.1.spaces.1",
            "gained tower supply.towers > kingdoms.1.spaces.1",
        ],
    ),
    Question(
        "char.8",
        kingdom(HOME + " ~watchtower_wheat_2@1+1t"),
        step("Rebuild", ME, card="master_builder"),
        "rebuild:1",
        asks="Master Builder: choose the ruined Territory to rebuild.",
        says="Rebuild the Watchtower (wheat) in space 1",
        options="rebuild:1 rebuild:8",
        board={"options": {"rebuilt_tower": "returns"}},
        touches=["kingdoms.1.spaces.1"],
        becomes=(
            "watchtower_wheat_2@1+1t farm_olive@2+1t church_wheat@3+1n castle_wheat_olive@5+1t1n ~farm_wheat@8+1t "
            "~forge@9"
        ),
        told=[
            "char.6: Bruno rebuilds the Watchtower (wheat) in space 1.",
            "char.6: 1 Tower for Bruno on the Watchtower (wheat) in space 1: the Defence is 14.",
        ],
        facts=[
            "turned tile:watchtower_wheat_2 kingdoms.1.spaces.1.ruin > kingdoms.1.spaces.1",
            "lost tower kingdoms.1.spaces.1 > supply.towers",
            "gained tower supply.towers > kingdoms.1.spaces.1",
        ],
    ),
    Question(
        "char.10",
        kingdom(HOME),
        step("PickSwap", ME),
        "swap:3",
        asks="Cartographer: choose the first of 2 tiles to swap.",
        says="Move the Church (wheat) out of space 3",
        options="swap:2 swap:3 swap:5 swap:8 swap:9",
        touches=["kingdoms.1.spaces.3"],
    ),
    Question(
        "char.10",
        kingdom(HOME),
        step("SwapWith", ME, space=[ME, 3]),
        "with:8",
        asks="Cartographer: choose the tile to swap with the Church (wheat) in space 3.",
        says="Swap with the Farm (wheat) in space 8",
        options="with:2 with:5 with:8 with:9",
        touches=["kingdoms.1.spaces.8"],
        becomes="farm_olive@2+1t ~farm_wheat@3+1t castle_wheat_olive@5+1t1n church_wheat@8+1n ~forge@9",
        told=["char.10: Bruno swaps the Farm (wheat) with the Church (wheat), now in space 8."],
        facts=[
            "moved tile:church_wheat kingdoms.1.spaces.3 > kingdoms.1.spaces.8",
            "moved noble kingdoms.1.spaces.3 > kingdoms.1.spaces.8",
            "moved tile:farm_wheat kingdoms.1.spaces.8 > kingdoms.1.spaces.3",
            "moved tower kingdoms.1.spaces.8 > kingdoms.1.spaces.3",
        ],
    ),
    Question(
        "char.11",
        kingdom(HOME),
        step("SwapWith", ME, space=[ME, 3]),
        "with:5",
        asks="Cartographer: choose the tile to swap with the Church (wheat) in space 3.",
        says="Swap with the Castle (wheat and olive trees) in space 5",
        options="with:2 with:5 with:8 with:9",
        touches=["kingdoms.1.spaces.5"],
        becomes="farm_olive@2+1t castle_wheat_olive@3+1t1n church_wheat@5+1n ~farm_wheat@8+1t ~forge@9",
        told=["char.10: Bruno swaps the Castle (wheat and olive trees) with the Church (wheat), now in space 5."],
        facts=[
            "moved tile:church_wheat kingdoms.1.spaces.3 > kingdoms.1.spaces.5",
            "moved noble kingdoms.1.spaces.3 > kingdoms.1.spaces.5",
            "moved tile:castle_wheat_olive kingdoms.1.spaces.5 > kingdoms.1.spaces.3",
            "moved tower kingdoms.1.spaces.5 > kingdoms.1.spaces.3",
            "moved noble kingdoms.1.spaces.5 > kingdoms.1.spaces.3",
        ],
    ),
    Question(
        "char.20",
        kingdom(HOME),
        step("SaracenToken", ME),
        "token:row.2",
        asks="Mystic: put the last Saracen token beside a Territory of the row.",
        says="Saracen token beside the Farm (olive trees), which has 2 already",
        options="token:row.1 token:row.2 token:row.3",
        board={"row": ["church_wheat", {"tile": "farm_olive", "saracens": 2}, "farm_wheat"]},
        touches=["row.2"],
        told=["char.20: Bruno puts a Saracen token beside the Farm (olive trees)."],
        facts=["moved saracen supply.saracens > row.2.saracens"],
    ),
    Question(
        "inv.9",
        kingdom(HOME),
        step("LoseTile", ME),
        "lose:2",
        asks="You are invaded. Choose the tile that becomes a Ruin: Nobles and Towers on it are lost.",
        says="Lose the Farm (olive trees) in space 2, with 1 Tower",
        options="lose:2 lose:3",
        touches=["kingdoms.1.spaces.2"],
        becomes="~farm_olive@2 church_wheat@3+1n castle_wheat_olive@5+1t1n ~farm_wheat@8+1t ~forge@9",
        told=["inv.9: Bruno loses the Farm (olive trees) in space 2, with 1 Tower: it is now a Ruin."],
        facts=["turned tile:farm_olive > kingdoms.1.spaces.2.ruin", "lost tower kingdoms.1.spaces.2 > supply.towers"],
    ),
    Question(
        "char.1",
        kingdom(HOME, characters="apprentice"),
        step("KeepCharacter", ME),
        "keep:mystic",
        asks="Apprentice: keep one of the Characters drawn, for its VP alone.",
        says="Keep the Mystic for 4 VP",
        options="keep:merchant keep:mystic keep:thief",
        board={"drawn": ["merchant", "mystic", "thief"]},
        touches=["drawn.mystic"],
        told=["char.1: Bruno keeps the Mystic for its VP."],
        facts=[
            "moved character:mystic drawn > kingdoms.1.kept",
            "moved character:merchant drawn > out_characters",
            "moved character:thief drawn > out_characters",
        ],
    ),
    Question(
        "take.15",
        kingdom(HOME),
        step("PlaceTile", ME),
        "place:6",
        asks="Choose a free space of your Kingdom for the Hamlet (wheat).",
        says="Put the Hamlet (wheat) in space 6",
        options="place:1 place:4 place:6 place:7",
        board={"taken": {"tile": "hamlet_wheat", "saracens": 1}, "invader": 3},
        touches=["kingdoms.1.spaces.6"],
        becomes="farm_olive@2+1t church_wheat@3+1n castle_wheat_olive@5+1t1n hamlet_wheat@6 ~farm_wheat@8+1t ~forge@9",
        told=[
            "place.1: Bruno puts the Hamlet (wheat) in space 6.",
            "take.15: The Invader moves 3 spaces, to 6; the Defence is 13.",
        ],
        facts=[
            "moved tile:hamlet_wheat taken > kingdoms.1.spaces.6",
            "moved saracen kingdoms.1.spaces.6 > invader x3",
            "lost saracen taken > supply.saracens",
        ],
    ),
    Question(
        "icon.2",
        kingdom(HOME),
        step("PlaceTile", ME),
        "place:6",
        asks="Choose a free space of your Kingdom for the Hamlet (wheat).",
        says="Put the Hamlet (wheat) in space 6",
        options="place:1 place:4 place:6 place:7",
        board={"taken": {"tile": "hamlet_wheat"}, "invader": 3},
        touches=["kingdoms.1.spaces.6"],
        becomes="farm_olive@2+1t church_wheat@3+1n castle_wheat_olive@5+1t1n hamlet_wheat@6 ~farm_wheat@8+1t ~forge@9",
        told=[
            "place.1: Bruno puts the Hamlet (wheat) in space 6.",
            "icon.2: The Invader moves 2 spaces, to 5; the Defence is 13.",
        ],
        facts=["moved tile:hamlet_wheat taken > kingdoms.1.spaces.6", "moved saracen kingdoms.1.spaces.6 > invader x2"],
    ),
    Question(
        "icon.6",
        kingdom(HOME, coins=1),
        step("PlaceTile", ME),
        "place:1",
        asks="Choose a free space of your Kingdom for the Church (poppies).",
        says="Put the Church (poppies) in space 1",
        options="place:1 place:4 place:6 place:7",
        board={"taken": {"tile": "church_poppy"}},
        touches=["kingdoms.1.spaces.1"],
        coins=2,
        becomes="church_poppy@1 farm_olive@2+1t church_wheat@3+1n castle_wheat_olive@5+1t1n ~farm_wheat@8+1t ~forge@9",
        robs=True,
        told=[
            "place.1: Bruno puts the Church (poppies) in space 1.",
            "icon.6: Anna pays a tithe of 1 Coin to Bruno for the Church.",
            "icon.6: Carla pays a tithe of 1 Coin to Bruno for the Church.",
        ],
        facts=[
            "moved tile:church_poppy taken > kingdoms.1.spaces.1",
            "moved coin kingdoms.0.coins > kingdoms.1.coins",
            "moved coin kingdoms.2.coins > kingdoms.1.coins",
        ],
    ),
    Question(
        "icon.5",
        kingdom(HOME, coins=3),
        step("PlaceTile", ME),
        "place:7",
        asks="Choose a free space of your Kingdom for the Countryside (wheat and poppies).",
        says="Put the Countryside (wheat and poppies) in space 7",
        options="place:1 place:4 place:6 place:7",
        board={"taken": {"tile": "countryside_wheat_poppy"}},
        touches=["kingdoms.1.spaces.7"],
        coins=-1,
        becomes=(
            "farm_olive@2+1t church_wheat@3+1n castle_wheat_olive@5+1t1n countryside_wheat_poppy@7 ~farm_wheat@8+1t "
            "~forge@9"
        ),
        told=["place.1: Bruno puts the Countryside (wheat and poppies) in space 7.", "icon.5: Bruno loses 1 Coin."],
        facts=[
            "moved tile:countryside_wheat_poppy taken > kingdoms.1.spaces.7",
            "lost coin kingdoms.1.coins > supply.coins",
        ],
    ),
    Question(
        "icon.1",
        kingdom(HOME),
        step("PlaceTile", ME),
        "place:4",
        asks="Choose a free space of your Kingdom for the Watchtower (wheat).",
        says="Put the Watchtower (wheat) in space 4",
        options="place:1 place:4 place:6 place:7",
        board={"taken": {"tile": "watchtower_wheat_2"}},
        touches=["kingdoms.1.spaces.4"],
        coins=1,
        becomes=(
            "farm_olive@2+1t church_wheat@3+1n watchtower_wheat_2@4+1t castle_wheat_olive@5+1t1n ~farm_wheat@8+1t "
            "~forge@9"
        ),
        told=[
            "place.1: Bruno puts the Watchtower (wheat) in space 4.",
            "icon.1: 1 Tower for Bruno on the Watchtower (wheat) in space 4: the Defence is 14.",
            "icon.4: Bruno receives 1 Coin.",
        ],
        facts=[
            "moved tile:watchtower_wheat_2 taken > kingdoms.1.spaces.4",
            "gained tower supply.towers > kingdoms.1.spaces.4",
            "gained coin supply.coins > kingdoms.1.coins",
        ],
    ),
]


@pytest.mark.parametrize(
    "question",
    [
        pytest.param(one, id=f"{one.clause}-{one.step['step']}-{one.answer}", marks=clause("anno890", one.clause))
        for one in QUESTIONS
    ],
)
def test_a_question_says_what_the_rule_does(question: Question) -> None:
    s = asked(question.mine, question.step, question.board)
    assert s.to_json()["steps"] == [question.step]  # as it is saved
    option = s.resolve(question.answer)
    assert texts(s) == question.options.split()
    assert english(s.asking.prompt(s).message) == question.asks
    assert english(s.describe(option)) == question.says
    assert list(s.refs(option)) == question.touches
    before = board_json(s)["kingdoms"]
    s.events = []
    s.apply(question.answer)
    after = board_json(s)["kingdoms"]
    assert after[ME]["coins"] - before[ME]["coins"] == question.coins
    assert in_words(after[ME]["spaces"]) == (question.becomes or in_words(before[ME]["spaces"]))
    assert ([after[0], after[2]] != [before[0], before[2]]) == question.robs
    assert [f"{event.clause}: {english(event.message)}" for event in s.events] == question.told
    facts = [fact for event in s.events if event.fact is not None for fact in (event.fact, *event.besides)]
    assert [in_short(fact) for fact in facts] == question.facts


@dataclass
class Refusal:
    """An answer that is not legal, the clause that forbids it, and why."""

    clause: str
    mine: dict[str, Any]
    step: Step
    answer: str
    reason: str
    board: dict[str, Any] = field(default_factory=dict)


REFUSALS = [
    Refusal(
        "setup.18",
        kingdom(),
        step("PickCastle", ME),
        "castle:3",
        "There are 2 Castles to pick from.",
        {"castles": ["castle_wheat_poppy", "castle_wheat_olive"]},
    ),
    Refusal(
        "take.3",
        kingdom(HOME, coins=1),
        step("TakeTile", ME, inventor=False),
        "take:row.4",
        "You have 1 Coin; this tile costs 3.",
    ),
    Refusal(
        "take.1",
        kingdom(HOME, coins=1),
        step("TakeTile", ME, inventor=False),
        "take:row.5",
        "The row holds 4 Territories.",
    ),
    Refusal(
        "take.1",
        kingdom(HOME, coins=1),
        step("TakeTile", ME, inventor=False),
        "take:row.0",
        "The row holds 4 Territories.",
    ),
    Refusal(
        "take.12",
        kingdom(HOME, coins=3),
        step("TakeTile", ME, inventor=False),
        "take:special.3",
        "You have 3 Coins; this tile costs 4.",
        {"special_buildings": ["town", None, "forge"]},
    ),
    Refusal(
        "take.1",
        kingdom(HOME, coins=9),
        step("TakeTile", ME, inventor=False),
        "take:special.2",
        "That place is empty: the Special Building was taken, and none is refilled.",
        {"special_buildings": ["town", None, "forge"]},
    ),
    Refusal(
        "take.1",
        kingdom(HOME, coins=9),
        step("TakeTile", ME, inventor=False),
        "take:special.4",
        "There are 3 places for Special Buildings, numbered from 1.",
        {"special_buildings": ["town", None, "forge"]},
    ),
    Refusal(
        "char.15",
        kingdom(HOME, coins=9),
        step("TakeTile", ME, inventor=False),
        "invent:special.3",
        "You do not have the Inventor: a Special Building must be paid for.",
        {"special_buildings": ["town", None, "forge"]},
    ),
    Refusal(
        "char.27",
        kingdom(HOME, coins=9, characters="inventor"),
        step("TakeTile", ME, inventor=False),
        "invent:special.3",
        "Your Inventor arrived this turn: it can be discarded from your next turn on.",
        {"special_buildings": ["town", None, "forge"]},
    ),
    Refusal(
        "place.2",
        kingdom(HOME),
        step("PlaceTile", ME),
        "place:3",
        "Space 3 already holds the Church (wheat).",
        {"taken": {"tile": "farm_poppy"}},
    ),
    Refusal(
        "comp.10",
        kingdom(HOME),
        step("PlaceTile", ME),
        "place:10",
        "A Kingdom has 9 spaces, numbered 1 to 9.",
        {"taken": {"tile": "farm_poppy"}},
    ),
    Refusal(
        "comp.10",
        kingdom(HOME),
        step("PlaceTile", ME),
        "place:0",
        "A Kingdom has 9 spaces, numbered 1 to 9.",
        {"taken": {"tile": "farm_poppy"}},
    ),
    Refusal(
        "repl.8",
        kingdom("castle_wheat_olive@5 forest@6 ~forest@7 farm_olive@3"),
        step("Replace", ME),
        "replace:7",
        "Space 7 holds a Ruin: a face-down tile shows no icon and cannot be discarded.",
    ),
    Refusal(
        "repl.1",
        kingdom("castle_wheat_olive@5 forest@6 ~forest@7 farm_olive@3"),
        step("Replace", ME),
        "replace:3",
        "The tile in space 3 has no Replace icon: it cannot be discarded.",
    ),
    Refusal(
        "repl.1",
        kingdom("castle_wheat_olive@5 forest@6 ~forest@7 farm_olive@3"),
        step("Replace", ME),
        "replace:4",
        "Space 4 is empty: there is no tile.",
    ),
    Refusal(
        "repl.1",
        kingdom("castle_wheat_olive@5"),
        step("ReplaceWith", ME, space=[ME, 6]),
        "take:row.3",
        "The row holds 2 Territories.",
        {"row": ["church_wheat", "farm_olive"]},
    ),
    Refusal(
        "repl.1",
        kingdom("castle_wheat_olive@5"),
        step("ReplaceWith", ME, space=[ME, 6]),
        "take:special.1",
        "Only a Territory of the row may be taken here, not a Special Building.",
        {"row": ["church_wheat", "farm_olive"]},
    ),
    Refusal(
        "trio.8",
        kingdom(HOME),
        reward("olive", "poppy", seat=ME),
        "attract:merchant",
        "You have no trio left to reward for the Banner of the Merchant.",
        {"banners": {"wheat": ["merchant"], "olive": ["mystic"]}},
    ),
    Refusal(
        "trio.13",
        kingdom(HOME),
        reward("olive", "poppy", seat=ME),
        "attract:duchess",
        "No Banner has the Duchess beside it.",
        {"banners": {"wheat": ["merchant"], "olive": ["mystic"]}},
    ),
    Refusal(
        "comp.3",
        kingdom(HOME),
        reward("olive", "poppy", seat=ME),
        "attract:nobody",
        "There is no such Character in the box.",
        {"banners": {"wheat": ["merchant"], "olive": ["mystic"]}},
    ),
    Refusal(
        "trio.8",
        kingdom(HOME),
        reward("olive", "poppy", seat=ME),
        "coins:wheat",
        "You have no trio of that Crop to reward.",
        {"banners": {"wheat": ["merchant"], "olive": ["mystic"]}},
    ),
    Refusal(
        "char.26",
        kingdom(HOME),
        step("PutTokens", ME, what="tower", n=2, card="strategist"),
        "put:4",
        "Space 4 is empty: there is no tile.",
    ),
    Refusal(
        "char.26",
        kingdom(HOME),
        step("PutTokens", ME, what="tower", n=2, card="strategist"),
        "put:8",
        "Space 8 holds a Ruin, and at this table Ruins receive no tokens.",
        {"options": {"tokens_on_ruins": False}},
    ),
    Refusal(
        "char.26",
        kingdom(HOME),
        step("PutStolen", ME, what="noble", source=[2, 2], card="courtesan"),
        "put:4",
        "Space 4 is empty: there is no tile.",
    ),
    Refusal(
        "char.24",
        kingdom(HOME),
        step("StealToken", ME, what="tower", card="traitor"),
        "steal:1.2",
        "That tile is your own: the token must come from another player.",
    ),
    Refusal(
        "char.24",
        kingdom(HOME),
        step("StealToken", ME, what="tower", card="traitor"),
        "steal:2.2",
        "There is no Tower on that tile.",
    ),
    Refusal(
        "char.3",
        kingdom(HOME),
        step("MoveTokens", ME, what="tower", left=3, card="military_architect"),
        "move:5",
        "What is on your Castle is already there.",
    ),
    Refusal(
        "char.3",
        kingdom(HOME),
        step("MoveTokens", ME, what="tower", left=3, card="military_architect"),
        "move:3",
        "There is no Tower on that tile.",
    ),
    Refusal(
        "char.9",
        kingdom(HOME + " ~watchtower_wheat_2@1+1t"),
        step("Rebuild", ME, card="master_builder"),
        "rebuild:9",
        "That Ruin was a Special Building: only Territories are rebuilt.",
    ),
    Refusal(
        "char.6",
        kingdom(HOME + " ~watchtower_wheat_2@1+1t"),
        step("Rebuild", ME, card="master_builder"),
        "rebuild:3",
        "Space 3 holds no Ruin.",
    ),
    Refusal(
        "char.11",
        kingdom(HOME),
        step("PickSwap", ME),
        "swap:5",
        "At this table the Castle does not leave its space.",
        {"options": {"castle_moves": False}},
    ),
    Refusal("char.11", kingdom(HOME), step("PickSwap", ME), "swap:4", "Space 4 is empty: there is no tile."),
    Refusal(
        "char.10",
        kingdom(HOME),
        step("SwapWith", ME, space=[ME, 3]),
        "with:3",
        "That is the first tile you chose: choose another to swap it with.",
    ),
    Refusal(
        "char.11", kingdom(HOME), step("SwapWith", ME, space=[ME, 3]), "with:4", "Space 4 is empty: there is no tile."
    ),
    Refusal(
        "char.11",
        kingdom(HOME),
        step("SwapWith", ME, space=[ME, 3]),
        "with:5",
        "At this table the Castle does not leave its space.",
        {"options": {"castle_moves": False}},
    ),
    Refusal(
        "char.20",
        kingdom(HOME),
        step("SaracenToken", ME),
        "token:row.3",
        "The row holds 2 Territories.",
        {"row": ["church_wheat", "farm_olive"]},
    ),
    Refusal(
        "char.20",
        kingdom(HOME),
        step("SaracenToken", ME),
        "token:special.1",
        "Only a Territory of the row may be taken here, not a Special Building.",
        {"row": ["church_wheat", "farm_olive"]},
    ),
    Refusal("inv.10", kingdom(HOME), step("LoseTile", ME), "lose:5", "A Castle can never be destroyed."),
    Refusal(
        "inv.11", kingdom(HOME), step("LoseTile", ME), "lose:8", "Space 8 already holds a Ruin: it cannot fall twice."
    ),
    Refusal("inv.9", kingdom(HOME), step("LoseTile", ME), "lose:4", "Space 4 is empty: there is no tile."),
    Refusal(
        "char.1",
        kingdom(HOME, characters="apprentice"),
        step("KeepCharacter", ME),
        "keep:duchess",
        "You did not draw that Character.",
        {"drawn": ["merchant", "mystic", "thief"]},
    ),
    *(
        Refusal("comp.10", kingdom(HOME), step("LoseTile", ME), answer, "A Kingdom has 9 spaces, numbered 1 to 9.")
        for answer in ("lose:0", "lose:10")
    ),
]


@pytest.mark.parametrize(
    "refused",
    [
        pytest.param(one, id=f"{one.clause}-{one.step['step']}-{one.answer}", marks=clause("anno890", one.clause))
        for one in REFUSALS
    ],
)
def test_a_refusal_names_the_rule_and_its_numbers(refused: Refusal) -> None:
    reason = refusal(asked(refused.mine, refused.step, refused.board), refused.answer)
    assert (reason.clause, english(reason.message)) == (refused.clause, refused.reason)


NONSENSE: list[tuple[str, dict[str, Any], Step, str]] = [
    ("char.26", kingdom(HOME), step("PutTokens", ME, what="tower", n=2, card="strategist"), "put:0 put:10"),
    (
        "char.12",
        kingdom(HOME),
        step("PutStolen", ME, what="noble", source=[2, 2], card="courtesan"),
        "put:0",
    ),
    (
        "char.24",
        kingdom(HOME),
        step("StealToken", ME, what="tower", card="traitor"),
        "steal:3.1 steal:2.0 steal:2.10 steal:2",
    ),
    (
        "char.3",
        kingdom(HOME),
        step("MoveTokens", ME, what="tower", left=3, card="military_architect"),
        "move:0 move:10",
    ),
    (
        "char.6",
        kingdom(HOME + " ~watchtower_wheat_2@1+1t"),
        step("Rebuild", ME, card="master_builder"),
        "rebuild:0 rebuild:10",
    ),
    ("char.10", kingdom(HOME), step("PickSwap", ME), "swap:0 swap:10"),
    ("char.10", kingdom(HOME), step("SwapWith", ME, space=[ME, 3]), "with:0 with:10"),
]


@pytest.mark.parametrize(
    ("mine", "what", "answers"),
    [pytest.param(*row[1:], id=f"{row[0]}-{row[2]['step']}", marks=clause("anno890", row[0])) for row in NONSENSE],
)
def test_what_does_not_exist_cannot_be_chosen(mine: dict[str, Any], what: Step, answers: str) -> None:
    s = asked(mine, what, {})
    for answer in answers.split():
        assert english(refusal(s, answer).message) == f"“{answer}” is not an option here."


@clause("anno890", "char.1", "char.2")
def test_of_the_cards_an_apprentice_drew_one_is_kept_and_the_others_leave_the_game() -> None:
    s = asked(kingdom(HOME), step("KeepCharacter", ME), {"drawn": ["merchant", "mystic", "thief"]})
    s.apply("keep:mystic")
    board = board_json(s)
    assert (board["drawn"], board["kingdoms"][ME]["kept"]) == ([], ["mystic"])
    assert board["out_characters"] == ["merchant", "thief"]
