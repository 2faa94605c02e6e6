"""What options of 890 say they cost, bring, complete and set off, and the outlook of a position."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.core import gate
from regnum.core.details import Completed, Details, Trigger
from regnum.core.gate import SPECTATOR, Viewer
from regnum.games.anno890.outlook import Anno890Outlook
from regnum.games.anno890.state import Anno890
from tests.clauses import clause
from tests.games.anno890.moments import reward, step
from tests.games.anno890.positions import kingdom, position

WHEAT, LAVENDER = "castle_wheat_olive@5", "castle_lavender_poppy@5"


def details(s: Anno890, choice: str) -> Details:
    """What is told of an option besides its words."""
    shown = gate.options(s, Viewer([s.asking.seat]), details=True)
    return next(info.details or Details() for info in shown if info.text == choice)


def outlook(s: Anno890) -> Anno890Outlook:
    found = gate.outlook(s, SPECTATOR)
    assert isinstance(found, Anno890Outlook)
    return found


def placing(tile: str, *kingdoms: dict[str, Any], **board: Any) -> Anno890:
    """Seat 0 has taken a tile and is about to place it; the turn then passes on."""
    steps = [step("EndTurn"), step("CheckInvasion"), step("CheckTrios"), step("PlaceTile")]
    return position(*kingdoms, taken={"tile": tile, "saracens": 0}, steps=steps, **board)


def space(seat: int, cell: int) -> str:
    return f"kingdoms.{seat}.spaces.{cell}"


# --- taking ----------------------------------------------------------------------------------------------------------


@clause("anno890", "take.3", "take.4")
def test_a_tile_costs_a_coin_for_each_that_is_skipped_and_brings_those_beside_it() -> None:
    row: list[str | dict[str, Any]] = ["church_wheat", "farm_olive", {"tile": "farm_wheat", "coins": 1}]
    s = position(kingdom(WHEAT, coins=2), kingdom(LAVENDER), row=row)
    assert details(s, "take:row.1").price == details(s, "take:row.1").gain == {}
    assert (details(s, "take:row.3").price, details(s, "take:row.3").gain) == ({"coin": 2}, {"coin": 1})


@clause("anno890", "take.10")
def test_a_special_building_costs_four_coins() -> None:
    s = position(kingdom(WHEAT, coins=5), kingdom(LAVENDER), special_buildings=["forge"])
    assert details(s, "take:special.1").price == {"coin": 4}


@clause("anno890", "take.8", "take.13")
@pytest.mark.parametrize(("stack", "told"), [(["farm_poppy"], ("trigger-refill",)), ([], ())])
def test_taking_from_the_row_brings_a_new_tile_while_there_is_a_stack(stack: list[str], told: tuple[str, ...]) -> None:
    s = position(kingdom(WHEAT, coins=2), kingdom(LAVENDER), stack=stack)
    assert tuple(trigger.what for trigger in details(s, "take:row.1").triggers) == told


@clause("anno890", "take.15")
def test_saracen_tokens_come_with_the_tile() -> None:
    row: list[str | dict[str, Any]] = ["church_wheat", {"tile": "farm_olive", "saracens": 1}]
    s = position(kingdom(WHEAT, coins=2), kingdom(LAVENDER), row=row)
    assert details(s, "take:row.2").gain == {"saracen": 1}


@clause("anno890", "inv.2", "inv.5")
@pytest.mark.parametrize(("invader", "hit"), [(1, ()), (2, (0,))])
def test_a_tile_with_saracens_tells_whom_the_invader_would_invade(invader: int, hit: tuple[int, ...]) -> None:
    # Two players and a Tower: Defence 3. A Hamlet brings 2 Saracens.
    people = kingdom(WHEAT, coins=1), kingdom(f"{LAVENDER}+1t")
    s = position(*people, row=["farm_olive", "hamlet_wheat"], invader=invader)
    assert details(s, "take:row.1").triggers == ()
    assert details(s, "take:row.2").triggers == ((Trigger("trigger-invasion", hit),) if hit else ())
    place = placing("hamlet_wheat", *people, invader=invader)
    assert details(place, "place:1").gain["saracen"] == 2
    assert details(place, "place:1").triggers == ((Trigger("trigger-invasion", hit),) if hit else ())


# --- placing ---------------------------------------------------------------------------------------------------------


@clause("anno890", "place.3", "icon.3", "icon.4", "flow.3")
def test_a_placed_tile_brings_what_its_icons_say_and_ends_the_turn() -> None:
    told = details(placing("farm_wheat", kingdom(LAVENDER), kingdom(LAVENDER)), "place:1")
    assert (told.gain, told.price) == ({"coin": 1, "noble": 1}, {})
    assert (told.completes, told.triggers, told.ends) == ((), (), "turn")


@clause("anno890", "icon.6", "icon.8")
def test_a_tithe_comes_from_those_who_have_the_crop_and_a_coin() -> None:
    payers = kingdom(WHEAT, coins=2), kingdom(WHEAT), kingdom(LAVENDER, coins=2)
    told = details(placing("church_wheat", kingdom(LAVENDER), *payers), "place:1")
    assert told.triggers == (Trigger("trigger-tithe", (1,)),)
    assert told.gain == {"coin": 1, "points": 1}


@clause("anno890", "trio.1", "trio.2")
def test_a_space_says_which_trios_the_tile_completes_there() -> None:
    s = placing("tavern_wheat", kingdom(f"church_wheat@1 farm_wheat@2 farm_olive@7 {WHEAT}"), kingdom(LAVENDER))
    row, diagonal = (space(0, 1), space(0, 2), space(0, 3)), (space(0, 1), space(0, 5), space(0, 9))
    assert details(s, "place:3").completes == (Completed("trio:wheat", row),)
    assert details(s, "place:9").completes == (Completed("trio:wheat", diagonal),)
    assert details(s, "place:6").completes == ()
    assert [details(s, choice).ends for choice in ("place:3", "place:6")] == ["", "turn"]


@clause("anno890", "repl.6")
@pytest.mark.parametrize(("at_once", "completes"), [(False, 1), (True, 0)])
def test_a_trio_that_was_rewarded_at_once_is_not_completed_again(at_once: bool, completes: int) -> None:
    # The tile on space 3 has replaced another and made a trio of wheat; the one in hand makes none.
    s = placing(
        "farm_poppy",
        kingdom(f"church_wheat@1 farm_wheat@2 tavern_wheat@3 {LAVENDER}"),
        kingdom(LAVENDER),
        placed=[[0, 3]],
        options={"replaced_trios": "at_once"} if at_once else {},
    )
    assert len(details(s, "place:9").completes) == completes


@clause("anno890", "end.1")
def test_the_last_tile_says_that_it_ends_the_game() -> None:
    castles = kingdom(WHEAT), kingdom(LAVENDER)
    s = position(*castles, taken={"tile": "farm_poppy", "saracens": 0}, steps=[step("PlaceTile")])
    assert details(s, "place:1").ends == "game"


@clause("anno890", "trio.8", "trio.18")
def test_a_reward_says_its_coins_or_points_and_the_ability_that_follows() -> None:
    s = position(kingdom(WHEAT), kingdom(LAVENDER), banners={"wheat": ["traitor", "duchess"]}, steps=[reward("wheat")])
    assert details(s, "coins:wheat").gain == {"coin": 2}
    assert details(s, "attract:traitor").triggers == (Trigger("character-traitor-text"),)
    assert details(s, "attract:duchess").triggers == ()
    assert details(s, "attract:duchess").gain == {"points": s.box.character_vp[s.box.character_number["duchess"]]}


@clause("anno890", "inv.9")
def test_a_tile_that_becomes_a_ruin_costs_its_tokens_and_points() -> None:
    s = position(kingdom(f"church_wheat@1+1t2n farm_olive@2 {WHEAT}"), kingdom(LAVENDER), steps=[step("LoseTile")])
    assert details(s, "lose:1").price == {"tower": 1, "noble": 2, "points": 1}


# --- the outlook -----------------------------------------------------------------------------------------------------


@clause("anno890", "trio.1")
def test_every_space_that_lacks_only_the_right_crop_is_named() -> None:
    s = position(kingdom(f"church_wheat@1 farm_wheat@2 {WHEAT}"), kingdom(LAVENDER))
    mine, others = outlook(s).openings
    assert {opening.space: opening.crops for opening in mine} == {
        space(0, 3): {"wheat": 1},
        space(0, 8): {"wheat": 1},
        space(0, 9): {"wheat": 1},
    }
    assert others == ()


@clause("anno890", "inv.2", "inv.5", "inv.17")
def test_the_gap_and_who_would_be_hit() -> None:
    s = position(kingdom(f"{WHEAT}+1t"), kingdom(LAVENDER), kingdom(LAVENDER), invader=3, turn=1)
    assert (outlook(s).gap, outlook(s).weakest) == (3 + 1 - 3, (1, 2))


@clause("anno890", "end.6", "scen.2", "tie.1")
def test_who_leads_each_majority_and_by_how_much() -> None:
    # First Steps with three players: 5 and 2 for Nobles and Towers, 3 and 1 for Coins.
    people = kingdom(f"{WHEAT}+1t4n", coins=1), kingdom(f"{LAVENDER}+2t1n", coins=5), kingdom(LAVENDER, coins=5)
    nobles, coins, towers = outlook(position(*people)).majorities
    assert (nobles.what, nobles.amounts, nobles.order, nobles.lead, nobles.points) == (
        "noble", (4, 1, 0), (0, 1, 2), 3, (5, 2, 0),
    )  # fmt: skip
    assert (coins.order, coins.lead, coins.points) == ((1, 2, 0), 0, (0, 3, 1))  # Nobles break the tie
    assert (towers.order, towers.lead, towers.points) == ((1, 0, 2), 1, (2, 5, 0))
    assert outlook(position(*people)).points == tuple(position(*people).scores())
    assert [a - b for a, b in zip(outlook(position(*people)).points, outlook(position(*people)).firm, strict=True)] == [
        5 + 2, 2 + 3 + 5, 1,
    ]  # fmt: skip


@clause("anno890", "end.6", "scen.2")
@pytest.mark.parametrize(("seats", "pays"), [(2, [(4,), (2,), (4,)]), (3, [(5, 2), (3, 1), (5, 2)])])
def test_what_each_place_in_a_majority_pays(seats: int, pays: list[tuple[int, ...]]) -> None:
    castles = [kingdom(WHEAT), kingdom(LAVENDER), kingdom(LAVENDER)][:seats]
    assert [majority.pays for majority in outlook(position(*castles)).majorities] == pays


@clause("anno890", "take.3", "take.10")
def test_the_price_of_every_tile_on_display() -> None:
    s = position(kingdom(WHEAT, coins=1), kingdom(LAVENDER), special_buildings=["forge", None, "town"])
    assert outlook(s).prices == {
        "row.1": 0, "row.2": 1, "row.3": 2, "row.4": 3, "special_buildings.1": 4, "special_buildings.3": 4,
    }  # fmt: skip


@clause("anno890", "repl.2")
def test_a_tile_that_replaces_another_is_free() -> None:
    steps = [step("ReplaceWith", space=[0, 1])]
    s = position(kingdom(WHEAT), kingdom(LAVENDER), special_buildings=["forge"], steps=steps)
    assert outlook(s).prices == {"row.1": 0, "row.2": 0, "row.3": 0, "row.4": 0}


@clause("anno890", "trio.2", "trio.8")
def test_the_trios_that_wait_for_their_reward() -> None:
    tiles = f"church_wheat@1 farm_wheat@2 tavern_wheat@3 farm_olive@4 tavern_olive@6 {WHEAT}"
    people, banners = (kingdom(tiles), kingdom(LAVENDER)), {"wheat": ["duchess"]}
    s = position(*people, placed=[[0, 3]], banners=banners, steps=[reward("wheat")])
    row = (space(0, 1), space(0, 2), space(0, 3))
    assert outlook(s).trios == (Completed("trio:wheat", row),)
    assert outlook(position(*people, placed=[[0, 3]])).trios == ()


@clause("anno890", "end.4", "end.6", "tie.1")
def test_the_points_line_by_line() -> None:
    # A Tower decides all three majorities: nobody has a Noble or a Coin (tie.1).
    s = position(kingdom(f"church_wheat@1 {WHEAT}"), kingdom(f"{LAVENDER}+1t"))
    told = outlook(s)
    lines = [(line.seat, line.points, line.clause, line.category) for line in told.lines]
    assert lines == [(0, 1, "end.4", "tiles"), *((1, n, "end.6", "places") for n in (4, 2, 4))]
    assert (told.points, told.firm) == ((1, 10), (1, 0))


@clause("anno890", "flow.1", "flow.2")
def test_how_many_turns_are_left() -> None:
    s = position(kingdom(WHEAT), kingdom(LAVENDER), kingdom(LAVENDER), first=1, turn=2, round=7)
    assert outlook(s).turns_left == (2, 1, 2)


@clause("anno890", "end.1")
def test_after_the_end_no_turn_is_left() -> None:
    s = position(kingdom(WHEAT), kingdom(LAVENDER), steps=[])
    assert outlook(s).turns_left == (0, 0)


# --- preparing -------------------------------------------------------------------------------------------------------


@clause("anno890", "take.3", "take.8", "place.1")
def test_where_a_tile_goes_may_be_chosen_before_it_is_taken() -> None:
    row: list[str | dict[str, Any]] = ["church_wheat", {"tile": "farm_olive", "saracens": 1}, "farm_wheat"]
    s = position(kingdom(WHEAT, coins=2), kingdom(LAVENDER), row=row, stack=["farm_poppy"])
    found = gate.prepared(s, Viewer([0]), "take:row.2")
    assert found is not None
    assert [option.text for option in found.options] == [f"place:{cell}" for cell in (1, 2, 3, 4, 6, 7, 8, 9)]
    told = {change.path: change.value for change in found.changes}
    # The Coin is paid and lies beside the tile skipped; nobody knows yet what comes into the row.
    assert told["kingdoms", 0, "coins"] == 1
    assert [here["tile"] for here in told["row",]] == ["church_wheat", "farm_wheat"]
    assert told["row",][0]["coins"] == 1
    assert told["taken",] == {"tile": "farm_olive", "saracens": 1}


@clause("anno890", "take.11", "take.13")
def test_what_reveals_nothing_need_not_be_prepared() -> None:
    s = position(kingdom(WHEAT, coins=5), kingdom(LAVENDER), special_buildings=["forge"], stack=["farm_poppy"])
    assert gate.prepared(s, Viewer([0]), "take:special.1") is None
    empty = position(kingdom(WHEAT, coins=5), kingdom(LAVENDER), stack=[])
    assert gate.prepared(empty, Viewer([0]), "take:row.1") is None
