"""A position as it is saved: what a file says, what is refused in one, and the same in numbers."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest

import regnum
from regnum.core.board.views import board_json
from regnum.core.encoding import encoding
from regnum.core.ops import ops_within
from regnum.games.viscounts.schema.ops import Effect
from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.alone import alone, rival
from tests.games.viscounts.positions import new_game, person, position, random_play, step

CASTLE = ([1, 0, 2, 0, 0], [0, 2, 0, 0, 1], 3)
SECOND = {
    "viscount": ["inner", 4],
    "row": ["trader", None, "abbot"],
    "hand": ["squire"],
    "deck": ["lender", "thief"],
    "discards": ["miner"],
    "manuscripts": ["grey_flip"],
    "purse": {"silver": 1, "ink": 2, "gold": 3, "stone": 4},
    "papers": {"unpaid": 5, "paid": 6, "acquired": 7, "approved": 8},
    "corruption": 2,
    "virtue": 5,
    "castle": [[1, 0, 2, 0, 0], [0, 2, 0, 0, 1], 3],
}
BOARD: dict[str, Any] = {
    "ring": ["lake", "bay", "mountains", "hills", "forest"],
    "piles": [["friar"], [], ["miner", "vicar"], [], []],
    "shelves": [[], ["grey_stone"], [], [], ["black_ink", "grey_flip"]],
    "leader": 1,
    "bonuses": {"grey": None, "black": 1, "yellow": None, "blue": 0},
    "debts_above": 4,
    "deeds_above": 3,
    "first": 2,
    "round": 6,
    "turn": 1,
    "last_round": 7,
    "movement": 3,
    "dismissed": ["merchant", "noble", "noble", "criminal"],
    "gone": ["princess"],
}


def three(**board: Any) -> Viscounts:
    """Three players in the middle of a game; the second owns everything, the third has two Buildings."""
    me = person("trader - abbot", "squire", "lender thief", "miner", "inner.4", "grey_flip", 2, 5, CASTLE)
    me |= {"purse": SECOND["purse"], "papers": SECOND["papers"]}
    buildings = {"2.3": "1 guildhall_2", "5.5": "2 trading_post_3"}
    others = person(at="outer_left.1"), person(at="outer_right.5")
    return position(others[0], me, others[1], buildings=buildings, steps=[step("FreeHire", 1)], **(BOARD | board))


@clause("viscounts", "comp.12", "comp.13", "comp.14")
def test_a_saved_position_names_everything_on_the_table() -> None:
    board = board_json(three())
    assert {name: board[name] for name in BOARD} == BOARD
    assert {name: board["players"][1][name] for name in SECOND} == SECOND
    built = {n: spot for n, spot in enumerate(board["spots"], 1) if spot}
    assert built == {8: {"player": 1, "building": "guildhall_2"}, 25: {"player": 2, "building": "trading_post_3"}}


@clause("viscounts", "icon.4", "comp.10")
def test_what_follows_from_the_pieces_is_not_saved() -> None:
    s = three()
    assert s.workers == [20, 11, 20]
    assert (s.has(1, 4), s.has(2, 2), s.has(1, 2), s.pieces(0)) == (True, True, False, [])
    bare = three(bonuses={})
    gained = [s.icons(player) - bare.icons(player) for player in range(3)]
    assert gained == [s.box.bonus_icons[3], s.box.bonus_icons[1], 0]


@clause("viscounts", "turn.1")
def test_a_position_without_a_round_is_in_the_first() -> None:
    assert position(person(), person()).round == 1


def load(change: dict[str, Any]) -> None:
    """Load the board of three players with a change."""
    data = three().to_json()
    data["board"] |= change
    regnum.game("viscounts").load(data, strict=False)


def player(**parts: Any) -> dict[str, Any]:
    """A change of the first player."""
    data = board_json(three())
    data["players"][0] |= parts
    return {"players": data["players"]}


def spot(*spots: Any) -> dict[str, Any]:
    return {"spots": [*spots, *[None] * (25 - len(spots))]}


WORKSHOP = {"player": 0, "building": "workshop_1"}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        pytest.param(change, complaint, id=f"{id}-{n}", marks=clause("viscounts", id))
        for n, (id, change, complaint) in enumerate(
            [
                ("setup.1", {"ring": ["bay", "bay", "hills", "lake", "forest"]}, "ring.*exactly once"),
                ("setup.2", {"wedges": board_json(three())["wedges"][:4]}, "wedges.*exactly once"),
                ("setup.3", {"piles": [[], [], [], []]}, "piles"),
                ("comp.12", player(viscount=["middle", 1]), "viscount.*is not a space"),
                ("comp.12", player(viscount=["inner", 0]), "viscount.*is not a space"),
                ("comp.12", player(viscount=["inner", 6]), "viscount.*is not a space"),
                ("comp.12", player(viscount=["inner", 1, 1]), "viscount.*is not a space"),
                ("comp.10", spot(WORKSHOP, WORKSHOP), r"spots\[1\].*twice"),
                ("comp.10", spot({"player": 0, "building": "inn"}), r"spots\[0\].building.*no building 'inn'"),
                ("comp.10", spot({"player": 0, "building": 1}), r"spots\[0\].building.*no building 1"),
                ("comp.10", spot({"player": 3, "building": "workshop_1"}), r"spots\[0\].player"),
                ("comp.10", spot({"player": -1, "building": "workshop_1"}), r"spots\[0\].player"),
                ("comp.10", spot({"player": 0}), r"spots\[0\].building.*no building None"),
                ("comp.10", spot({**WORKSHOP, "tier": 1}), r"spots\[0\].tier.*no such part"),
                ("comp.10", player(castle=[[21, 0, 0, 0, 0], [0] * 5, 0]), "castle.*21"),
                ("comp.13", player(castle=[[0] * 5, [0] * 5]), "castle"),
                ("comp.13", player(castle=[[0] * 4, [0] * 5, 0]), "castle"),
                ("setup.7", player(corruption=0), "corruption.*0"),
                ("setup.7", player(virtue=8), "virtue.*8"),
                ("setup.8", player(row=["trader", "squire"]), "row"),
                ("setup.8", player(row=["nobody", None, None]), r"row\[0\].*nobody"),
                ("setup.22", {"debts_above": 31}, "debts_above.*31"),
                ("icon.1", {"dismissed": ["knight"]}, r"dismissed\[0\].*'knight' is not one of"),
                ("setup.10", {"pairs": [{"card": "player_card_99", "hero": "emma"}]}, r"pairs\[0\].card.*99"),
                ("setup.10", {"pairs": [{"card": "player_card_1", "hero": "nobody"}]}, r"pairs\[0\].hero.*nobody"),
                ("setup.10", {"pairs": [{"card": "player_card_1"}]}, r"pairs\[0\].hero.*no hero None"),
                ("setup.10", {"pairs": [{"card": "player_card_1", "hero": "emma", "n": 1}]}, "no such part"),
                ("solo.1", {"rival": "rival_cleric"}, "rival.*a solo game"),
            ]
        )
    ],
)
def test_an_impossible_position_is_refused(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(regnum.BadInput, match=complaint):
        load(change)


@clause("viscounts", "solo.1")
def test_a_game_alone_without_a_rival_is_refused() -> None:
    data = alone(rival()).to_json()
    data["board"]["rival"] = None
    with pytest.raises(regnum.BadInput, match="a solo game must have a Rival"):
        regnum.game("viscounts").load(data, strict=False)


@pytest.mark.parametrize(
    ("saved", "complaint"),
    [
        pytest.param(saved, complaint, id=f"{id}-{n}", marks=clause("viscounts", id))
        for n, (id, saved, complaint) in enumerate(
            [
                ("build.1", step("PickSpot", piece="inn", anywhere=True, free=True), "there is no 'inn'"),
                ("act.1", step("PickPayment", action="plough", icons=3), "there is no 'plough'"),
                ("comp.12", step("PlaceRival", space=["inner", 6]), "is not a space"),
                ("comp.12", step("PickSide", place=0), "0 is not from 1 to 5"),
                ("comp.12", step("PickSide", place=6), "6 is not from 1 to 5"),
                ("build.3", step("PickLink", spot=[1, 0]), "0 is not from 1 to 5"),
                ("build.3", step("PickLink", spot=[1, 6]), "6 is not from 1 to 5"),
                ("build.3", step("PickLink", spot=[6, 1]), "6 is not from 1 to 5"),
                ("build.3", step("PickLink", spot=[1, 1, 1]), "there are 3, not 2"),
                ("time.4", step("Resolve", effects=[{"op": "conjure"}]), "conjure"),
            ]
        )
    ],
)
def test_an_impossible_step_is_refused(saved: dict[str, Any], complaint: str) -> None:
    with pytest.raises(regnum.BadInput, match=complaint):
        position(person(), person(), steps=[saved])


@clause("viscounts", "comp.16")
def test_the_board_in_numbers() -> None:
    pairs = [{"card": "player_card_2", "hero": "emma"}]
    s = three(pairs=pairs)
    layout = encoding(s.table.game)
    numbers = layout.numbers(s, 1)
    found = {part.name: numbers[part.offset : part.offset + part.size] for part in layout.parts}
    number = s.box.card_number
    assert found["ring"] == [s.box.segment_number[id] for id in BOARD["ring"]]
    assert found["players.row"][3:6] == [number["trader"] + 1, 0, number["abbot"] + 1]
    assert found["dismissed"] == [1, 0, 2, 0, 1]
    assert found["pairs"] == [0, number["emma"] + 1] + [0] * (len(s.box.player_cards) - 2)


@clause("viscounts", "setup.1", "setup.8")
def test_an_empty_list_stands_for_what_is_there_at_the_beginning() -> None:
    bare = person() | {"row": []}
    s = position(bare, person(), ring=[], wedges=[], piles=[], shelves=[])
    assert board_json(s) == board_json(position(person(), person()))
    with pytest.raises(regnum.BadInput, match="ring"):
        regnum.game("viscounts").load(s.to_json() | {"board": board_json(s) | {"ring": []}})


@clause("viscounts", "comp.5", "comp.10")
def test_all_debts_and_deeds_may_lie_above_and_all_workers_in_one_section() -> None:
    s = position(person(castle=([20, 0, 0, 0, 0], [0] * 5, 0)), person(), debts_above=30, deeds_above=30, steps=[])
    assert (s.debts_above, s.deeds_above, s.workers) == (30, 30, [0, 20])


@clause("viscounts", "turn.2")
def test_every_step_names_the_clauses_that_it_follows() -> None:
    game = regnum.game("viscounts")
    for name, kind in game.steps.items():
        assert kind.clauses, name
        assert set(kind.clauses) <= set(game.ledger.clauses), name


@clause("viscounts", "turn.2")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_game_saved_at_any_choice_goes_on_where_it_was(seats: int) -> None:
    for n, s in enumerate(random_play(new_game(seats, 5, free_deeds_react=True), 5)):
        if n % 7 == 0:
            again = regnum.game("viscounts").load(s.to_json())
            assert again.to_json() == s.to_json()
            assert again.options() == s.options()
        if s.steps:
            assert {option.verb for option in s.options()} <= set(s.asking.verbs)


def test_every_op_that_waits_to_be_carried_out_is_loaded_or_refused() -> None:
    """Some are for no player: they say when something happens, or how points are counted."""
    effects = {type(effect): effect for effect in ops_within(regnum.game("viscounts").content.box)}
    assert len(effects) == len(get_args(Effect))
    refused: dict[type, str] = {}
    for state, players in ((three(), (0, 1, 2)), (alone(rival()), (0, 1))):
        data = state.to_json()
        for form, effect in effects.items():
            for player in players:
                waiting = step("Resolve", player=player, effects=[msgspec.to_builtins(effect)])
                try:
                    state.table.game.load({**data, "steps": [*data["steps"], waiting]}, strict=False)
                except regnum.BadInput as error:
                    refused[form] = error.where
    assert set(refused.values()) == {"state.steps"}
    assert len(refused) < len(effects)
