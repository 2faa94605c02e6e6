"""A position as it is saved: what a file says, what is refused in one, the same in numbers, and what a move reveals."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.core.board.views import board_json
from regnum.core.encoding import encoding
from regnum.games.anno890.state import Anno890
from tests.clauses import clause
from tests.games.anno890.moments import step
from tests.games.anno890.positions import CASTLE, OTHER, ROW, box, kingdom, play, position

LEFT = kingdom("castle_lavender_poppy@5+3t2n farm_olive@1 ~farm_wheat@9+1t", coins=9, characters="duchess")
MINE = kingdom("castle_wheat_olive@6+1t1n church_wheat@5+2t ~forge@9", coins=2, characters="thief", kept="mystic")
RIGHT = kingdom("castle_wheat_poppy@5+2t4n", coins=8)
BOARD: dict[str, Any] = {
    "scenario": "pilgrims_road",
    "first": 2,
    "round": 5,
    "turn": 1,
    "stack": ["farm_lavender", "farm_poppy"],
    "special_buildings": ["town", None, "forest"],
    "taken": {"tile": "hamlet_wheat", "saracens": 1},
    "banners": {"wheat": ["merchant"], "olive": [], "lavender": ["tailor", "minstrel"], "poppy": []},
    "deck": ["courtesan"],
    "out": ["market"],
    "out_characters": ["inventor"],
    "invader": 11,
    "invader_moved": True,
    "placed": [[1, 9], [1, 1]],
    "fallen": [[0, 9], [2, 5]],
    "invasions": 2,
}
BESIDE = [{"tile": ROW[0], "coins": 1, "saracens": 0}, {"tile": ROW[1], "coins": 0, "saracens": 2}]
PLACE = step("PlaceTile", 1)


def three(**board: Any) -> Anno890:
    """Three players in the middle of a turn of the second."""
    return position(LEFT, MINE, RIGHT, row=BESIDE, steps=[PLACE], **(BOARD | board))


@clause("anno890", "comp.10", "comp.12")
def test_a_saved_position_names_everything_on_the_table() -> None:
    board = board_json(three())
    assert {name: board[name] for name in BOARD} == BOARD
    assert board["row"] == BESIDE
    second = board["kingdoms"][1]
    assert (second["coins"], second["characters"], second["kept"]) == (2, ["thief"], ["mystic"])
    assert {n: space for n, space in enumerate(second["spaces"], 1) if space} == {
        5: {"tile": "church_wheat", "towers": 2},
        6: {"tile": "castle_wheat_olive", "towers": 1, "nobles": 1},
        9: {"tile": "forge", "ruin": True},
    }


@clause("anno890", "comp.6", "comp.7", "comp.8")
@pytest.mark.parametrize("limited", [True, False])
def test_what_is_not_on_the_table_is_in_the_supply(limited: bool) -> None:
    word = "limited" if limited else "unlimited"
    s = three(options={"nobles": word, "coins": word})
    box = {component.id: component.count for component in s.box.contents.component}
    nobles, coins = (box["noble"] - 7, box["coin"] - 20) if limited else (None, None)
    assert board_json(s)["supply"] == {
        "towers": box["tower"] - 9,
        "nobles": nobles,
        "coins": coins,
        "saracens": box["saracen_token"] - 3,
    }
    assert board_json(s)["supply"] == board_json(regnum.game("anno890").load(s.to_json(), strict=False))["supply"]


@clause("anno890", "inv.10", "inv.17", "setup.10")
def test_what_follows_from_the_pieces_is_not_saved() -> None:
    s = three()
    assert s.castles == [4, 9 + 5, 18 + 4]
    assert s.box.scenario_ids[s.scenario] == "pilgrims_road"
    assert s.side == s.box.scenarios[s.scenario].three_four
    view = s.view(1)["board"]
    assert (view["towers"], view["nobles"], view["defence"]) == ([4, 3, 2], [2, 1, 4], 12)
    assert s.tally() == {"invasions": 2, "ruins": 2}


def spaces(*spaces: Any) -> dict[str, Any]:
    """A change of the first Kingdom."""
    kingdoms = board_json(three())["kingdoms"]
    kingdoms[0]["spaces"] = [*spaces, *[None] * (9 - len(spaces))]
    return {"kingdoms": kingdoms}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        pytest.param(change, complaint, id=f"{id}-{n}", marks=clause("anno890", id))
        for n, (id, change, complaint) in enumerate(
            [
                ("comp.12", spaces({"tile": "farm_olive", "ruin": 1}), "ruin.*1 is neither true nor false"),
                *(
                    ("inv.10", spaces({"tile": castle, "ruin": True}), "ruin.*a Castle is never a Ruin")
                    for castle in ("castle_wheat_olive", "castle_lavender_poppy", box().contents.castle[0].id)
                ),
                ("comp.2", spaces({"tile": "palace"}), "palace"),
                ("comp.10", spaces(*[None] * 10), "spaces"),
                ("comp.10", {"placed": [[1, 0]]}, r"placed\[0\].*0"),
                ("comp.10", {"placed": [[1, 10]]}, r"placed\[0\].*10"),
                ("comp.10", {"placed": [[0, 1], [3, 1]]}, r"placed\[1\].*3"),
                ("comp.10", {"fallen": [[-1, 1]]}, r"fallen\[0\].*-1"),
                ("comp.10", {"fallen": [[1, 1, 1]]}, r"fallen\[0\]"),
                ("flow.2", {"round": 9}, "round.*9"),
                ("flow.2", {"round": 0}, "round.*0"),
                ("setup.9", {"scenario": "winter"}, "scenario.*winter"),
                ("setup.17", {"first": 3}, "first.*3"),
                ("comp.8", {"taken": {"tile": "farm_olive", "saracens": 100}}, "taken.*100"),
            ]
        )
    ],
)
def test_an_impossible_position_is_refused(change: dict[str, Any], complaint: str) -> None:
    data = three().to_json()
    data["board"] |= change
    with pytest.raises(regnum.BadInput, match=complaint):
        regnum.game("anno890").load(data, strict=False)


@clause("anno890", "place.1")
@pytest.mark.parametrize(("taken", "steps"), [(None, [PLACE]), ({"tile": "farm_olive"}, [step("CheckTrios", 1)])])
def test_a_tile_in_hand_and_the_question_where_it_goes_belong_together(taken: Any, steps: list[Any]) -> None:
    data = three().to_json()
    data["board"]["taken"], data["steps"] = taken, steps
    with pytest.raises(regnum.BadInput, match="PlaceTile and the tile taken go together"):
        regnum.game("anno890").load(data, strict=False)


@pytest.mark.parametrize(
    ("saved", "complaint"),
    [
        pytest.param(saved, complaint, id=f"{id}-{n}", marks=clause("anno890", id))
        for n, (id, saved, complaint) in enumerate(
            [
                ("comp.10", step("SwapWith", space=[0, 0]), "0 is not from 1 to 9"),
                ("comp.10", step("SwapWith", space=[0, 10]), "10 is not from 1 to 9"),
                ("comp.10", step("SwapWith", space=[2, 1]), "2"),
                ("comp.10", step("SwapWith", space=[0, 1, 1]), "there are 3, not 2"),
                ("trio.2", step("Reward", trios=[["rye"]]), "there is no 'rye'"),
                ("trio.2", step("Reward", trios=[[]]), "there are no crops"),
                ("comp.3", step("Rebuild", card="jester"), "there is no character 'jester'"),
            ]
        )
    ],
)
def test_an_impossible_step_is_refused(saved: dict[str, Any], complaint: str) -> None:
    with pytest.raises(regnum.BadInput, match=complaint):
        position(kingdom(CASTLE), kingdom(OTHER), steps=[saved])


@clause("anno890", "trio.5")
def test_a_trio_is_saved_with_its_crops_in_their_order() -> None:
    saved = step("Reward", trios=[["wheat", "poppy"], ["olive", "lavender"]])
    s = position(kingdom(CASTLE), kingdom(OTHER), steps=[saved])
    assert s.to_json()["steps"] == [saved]


@clause("anno890", "comp.12")
def test_a_ruin_in_numbers() -> None:
    s = three()
    tiles = encoding(s.table.game).part("kingdoms.spaces.tile")
    numbers = encoding(s.table.game).numbers(s, 1)[tiles.offset :]
    assert tiles.shape == (4, 9, 2)
    assert numbers[2 * 17 : 2 * 18] == [s.box.tile_number["forge"], 1]
    assert numbers[2 * 13 : 2 * 14] == [s.box.tile_number["church_wheat"], 0]
    assert numbers[2 * 9 : 2 * 10] == [0, 0]


def learned(s: Anno890, choice: str) -> list[str]:
    """The tiles and Characters that somebody sees for the first time because of a choice."""
    s.chance = []
    play(s, choice)
    return [s.table.game.fields.kind(kind).to_json(s, number) for kind, number in s.chance]


@clause("anno890", "take.8", "info.1")
def test_a_tile_taken_shows_the_next_of_the_stack_and_no_other() -> None:
    s = position(kingdom(CASTLE, coins=2), kingdom(OTHER), stack=["farm_lavender", "farm_poppy"])
    assert learned(s.copy(), "take:row.2") == ["farm_poppy"]
    bare = position(kingdom(CASTLE, coins=2), kingdom(OTHER))
    assert learned(bare, "take:row.2") == []
