"""What options of Viscounts say they cost, bring, complete and set off, and the outlook of a position."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.core import gate
from regnum.core.details import Completed, Details, Trigger
from regnum.core.gate import Viewer
from regnum.games.viscounts.outlook import Means, Prospect, ViscountsOutlook
from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.positions import EMPTY, acting, gain, new_game, person, pile, position, step, turn_from

MERCHANTS = "trader lender financier"  # cards without any other Icon
INK = "outer_right.1"  # with two players: 2 Merchants for 1 Ink
FOR_INK = "exchange:trade_ink"


def details(s: Viscounts, choice: str) -> Details:
    """What is told of an option besides its words."""
    shown = gate.options(s, Viewer([s.asking.seat]), details=True)
    return next(info.details or Details() for info in shown if info.text == choice)


def outlook(s: Viscounts, seat: int = 0) -> ViscountsOutlook:
    found = gate.outlook(s, Viewer([seat]))
    assert isinstance(found, ViscountsOutlook)
    return found


def moving(value: int, *others: dict[str, Any], **fields: Any) -> Viscounts:
    """Player 0 is about to move from the left of the first segment."""
    people = others or (person(at="inner.5"),)
    return position(person("abbot - -", **fields), *people, movement=value, steps=[step("MoveViscount")])


def spot(at: str, **board: Any) -> Viscounts:
    """Player 0 is about to put up a first Workshop."""
    steps = [step("PickSpot", piece="workshop_1", anywhere=False, free=False)]
    return position(person(at=at), person(), person(), steps=steps, **board)


def workers_at(player: int, tier: int, place: int) -> str:
    return f"players.{player}.castle.{tier}.{place}"


# --- moving ----------------------------------------------------------------------------------------------------------


@clause("viscounts", "move.2", "move.8")
def test_a_space_costs_silver_beyond_the_card_and_says_whom_one_meets_there() -> None:
    s = moving(1, person("trader lender -", at="outer_right.1"), silver=1)
    assert details(s, "move:right.1").price == {}
    assert details(s, "move:right.1").triggers == (Trigger("effect-rearrange", (1,)),)
    assert (details(s, "move:left.2").price, details(s, "move:left.2").triggers) == ({"silver": 1}, ())


# --- actions ---------------------------------------------------------------------------------------------------------


@clause("viscounts", "trade.5", "dis.1", "dis.7")
def test_trading_says_how_often_and_a_dismissal_what_it_costs_and_brings() -> None:
    # 4 Merchants; the Peddler costs 2 Silver and brings 3 more.
    s = acting(person("trader lender abbot", at=INK, silver=3), piles=pile("peddler_gold"))
    merchants = outlook(s).means[0]["trade"].icons
    assert details(s, "act:trade").limit == (1, (merchants + 3) // 2)
    told = details(s, "dismiss:trade")
    assert (told.price, told.limit) == ({"silver": 2}, (1, (merchants + 3 + 3 - 2) // 2))
    assert told.triggers == (Trigger("card-peddler_gold-corner"),)


@clause("viscounts", "trade.8")
def test_exchanges_say_what_they_set_off() -> None:
    exchanges = gate.view(acting(person()), Viewer([0]))["board"]["exchanges"]
    at = next(
        f"{space}.{place}"
        for place, ones in enumerate(exchanges, 1)
        for space, id in ones.items()
        if id == "trade_flip"
    )
    s = position(person(at=at, silver=9, unpaid=1, acquired=1), person(at="inner.5"), steps=[step("Trade")])
    assert details(s, "exchange:2").triggers == (Trigger("effect-flip-any-1"),) * 2


@clause("viscounts", "work.2")
def test_placing_workers_says_how_many_they_may_be() -> None:
    s = acting(person("squire thief trader", at="inner.1", gold=1))
    assert details(s, "act:workers").limit == (1, 2)


@clause("viscounts", "act.3", "icon.10")
def test_a_payment_costs_what_it_says() -> None:
    # The Mason lets 2 Silver count as 1 Builder.
    steps = [step("PickPayment", action="build", icons=3)]
    s = position(person("mason trader lender", silver=2, stone=2), person(), steps=steps)
    assert [option.text for option in s.options()] == ["pay:0.0.0.2", "pay:2.0.0.1"]
    assert details(s, "pay:0.0.0.2").price == {"stone": 2}
    assert details(s, "pay:2.0.0.1").price == {"silver": 2, "stone": 1}


# --- building --------------------------------------------------------------------------------------------------------


@clause("viscounts", "build.9", "build.10")
def test_a_spot_says_its_effect_its_links_and_who_shares_them() -> None:
    s = spot("outer_right.2", buildings={"2.4": "1 trading_post_1", "3.1": "0 trading_post_1"})
    spots = [option.text for option in s.options()]
    links = {text: details(s, text).completes for text in spots}
    assert links["spot:2.5"] == (
        Completed("link", ("spots.10", "spots.9")),
        Completed("link", ("spots.10", "spots.11")),
    )
    players = [trigger.players for trigger in details(s, "spot:2.5").triggers]
    assert players == [(0,), (0, 1), (0,)]


@clause("viscounts", "build.9", "build.24")
def test_a_building_brings_what_its_spot_gives_and_its_points() -> None:
    assert details(spot("outer_left.2"), "spot:2.1").gain == {"ink": 1, "points": 2}


@clause("viscounts", "build.6")
def test_a_building_says_the_ability_that_it_uncovers() -> None:
    s = position(person(MERCHANTS, stone=3), person(), steps=[step("PickBuilding")])
    assert details(s, "build:workshop_2").triggers == (Trigger("building-workshop_2-text"),)


@clause("viscounts", "build.10", "build.14")
def test_of_two_links_each_says_what_it_pays_and_whom() -> None:
    buildings = {"2.4": "1 trading_post_1", "2.5": "0 workshop_1", "3.1": "0 trading_post_1"}
    s = position(person(), person(), steps=[step("PickLink", spot=[2, 5])], buildings=buildings)
    assert [details(s, text).triggers[0].players for text in ("link:before", "link:after")] == [(0, 1), (0,)]


# --- effects ---------------------------------------------------------------------------------------------------------


@clause("viscounts", "debt.8", "debt.13", "debt.14")
def test_flipping_says_the_points_and_the_resource_for_a_debt() -> None:
    s = position(person(unpaid=1, acquired=1), person(), steps=[step("PickFlip")])
    debt, deed = details(s, "flip:debt"), details(s, "flip:deed")
    assert (debt.gain, debt.triggers) == ({"points": 2}, (Trigger("effect-gain-any-resource-1"),))
    assert (deed.gain, deed.triggers) == ({"points": 2}, ())


@clause("viscounts", "time.3")
def test_each_side_of_a_choice_says_what_it_sets_off() -> None:
    effects = [gain("gold", 2), gain("any_resource")]
    s = position(person(), person(), steps=[step("PickEither", effects=effects)])
    assert details(s, "either:1").gain == {"gold": 2}
    assert details(s, "either:2").triggers == (Trigger("effect-gain-any-resource-1"),)


# --- the castle ------------------------------------------------------------------------------------------------------


@clause("viscounts", "work.6", "work.7")
def test_the_third_worker_of_a_section_makes_a_group() -> None:
    steps = [step("StationWorkers", n=1)]
    castle = ([2, 1, 0, 0, 0], EMPTY, 0)
    s = position(person(castle=castle), person(), steps=steps)
    told = details(s, "station:1")
    assert told.completes == (Completed("group", (workers_at(0, 1, 1),)),)
    assert len(told.triggers) == 1
    assert (details(s, "station:2").completes, details(s, "station:2").triggers) == ((), ())
    assert details(s, "station:2").gain == {"worker": 1, "points": 1}


@clause("viscounts", "work.18")
def test_a_fourth_worker_makes_a_crowd() -> None:
    steps = [step("StationWorkers", n=1)]
    mine, other = ([1, 1, 0, 0, 0], EMPTY, 0), ([2, 1, 0, 0, 0], EMPTY, 0)
    s = position(person(castle=mine), person(castle=other), steps=steps)
    assert details(s, "station:1").triggers == (Trigger("trigger-crowd", (0, 1)),)
    assert details(s, "station:2").triggers == ()


@clause("viscounts", "work.20", "work.23")
def test_whose_worker_is_eliminated_is_rewarded() -> None:
    castle = ([2, 0, 0, 0, 0], EMPTY, 0)
    s = position(person(castle=castle), person(castle=castle), steps=[step("EliminateWorker", tier=1, place=1)])
    assert [trigger.players for trigger in details(s, "eliminate:1").triggers] == [(1,)]
    assert details(s, "eliminate:0").price == {"worker": 1, "points": 1}


# --- Manuscripts and Townsfolk ---------------------------------------------------------------------------------------


@clause("viscounts", "script.2", "script.6", "script.10")
@pytest.mark.parametrize(
    ("owned", "completes"),
    [
        ("", ()),
        ("black_flip", ()),
        ("black_flip black_ink", (Completed("bonus:bonus_black", ("bonuses.black",)),)),
        ("grey_flip yellow_flip blue_flip", (Completed("set", ("players.0.manuscripts",)),)),
        ("grey_flip yellow_flip blue_flip black_flip", ()),
    ],
)
def test_a_manuscript_says_the_set_or_bonus_card_that_it_completes(
    owned: str, completes: tuple[Completed, ...]
) -> None:
    who = person(MERCHANTS, at="inner.1", ink=4, manuscripts=owned)
    s = position(who, person(), shelves=[["black_virtue"], [], [], [], []], steps=turn_from("ChooseAction"))
    told = details(s, "act:transcribe")
    bonus = s.box.bonuses[1].id
    assert told.completes == tuple(
        Completed(f"bonus:{bonus}" if one.what.startswith("bonus") else one.what, one.at) for one in completes
    )
    assert (told.price, told.triggers) == ({"ink": 4}, (Trigger("manuscript-black_virtue-text"),))
    assert told.gain["manuscript"] == 1


@clause("viscounts", "hire.1", "hire.10")
def test_a_hire_costs_the_value_of_the_card_and_sets_off_its_corner() -> None:
    steps = turn_from("Recruit")
    s = position(person(MERCHANTS, silver=5), person(), piles=pile("miner", "tinker_ink"), steps=steps)
    told = details(s, "hire:1")
    assert (told.price, told.gain) == ({"silver": 2}, {"card": 1})
    assert told.triggers == (Trigger("card-tinker_ink-corner"),)


@clause("viscounts", "turn.2", "coll.1")
@pytest.mark.parametrize(("virtue", "ends"), [(7, "turn"), (3, "")])
def test_without_a_hire_the_turn_ends_unless_the_markers_have_met(virtue: int, ends: str) -> None:
    who = person(MERCHANTS, silver=5, corruption=3, virtue=virtue)
    s = position(who, person(), piles=pile("miner", "tinker_ink"), steps=turn_from("Recruit"))
    assert details(s, "pass").ends == ends


@clause("viscounts", "p1.7", "p1.8")
def test_a_card_says_its_corruption_and_its_instant_ability() -> None:
    s = position(person("- - -", hand="thief lothaire"), person(), steps=[step("PlayCard")])
    assert (details(s, "play:thief").gain, details(s, "play:thief").triggers) == ({"corruption": 1}, ())
    assert details(s, "play:lothaire").triggers == (Trigger("card-lothaire-text"),)


# --- setting up ------------------------------------------------------------------------------------------------------


@clause("viscounts", "setup.12")
def test_a_player_card_points_at_the_space_where_it_starts() -> None:
    s = new_game(2, 1)
    start = {card.id: card.start_space for card in s.box.contents.player_card}
    shown = gate.options(s, Viewer([s.asking.seat]))
    offered = gate.view(s, Viewer([s.asking.seat]))["board"]
    for info, pair in zip(shown, offered["pairs"], strict=True):
        _, space = info.refs
        _, place, kind = space.split(".")
        numbers = next(one for one in s.box.contents.segment if one.id == offered["ring"][int(place) - 1]).start_numbers
        assert getattr(numbers, kind) == start[pair["card"]]


# --- the view --------------------------------------------------------------------------------------------------------


@clause("viscounts", "setup.1", "trade.2")
def test_each_outer_space_shows_the_exchange_of_the_side_in_use() -> None:
    s = acting(person())
    exchanges = gate.view(s, Viewer([0]))["board"]["exchanges"]
    assert exchanges[0]["outer_right"] == "trade_ink"
    for place, segment in enumerate(s.box.contents.segment):
        used = {trade.space: trade.exchange for trade in segment.trade if trade.side == s.box.side_of[2]}
        assert exchanges[place] == used


@clause("viscounts", "comp.10", "work.4")
def test_the_workers_that_are_not_in_the_castle_are_in_the_supply() -> None:
    castle = ([2, 1, 0, 0, 0], [1, 0, 0, 0, 0], 3)
    mine, other = gate.view(position(person(castle=castle), person()), Viewer([0]))["board"]["players"]
    assert (mine["workers"], other["workers"]) == (20 - 7, 20)


# --- the outlook -----------------------------------------------------------------------------------------------------


@clause("viscounts", "script.10", "build.24")
def test_sets_and_what_the_next_of_each_kind_adds() -> None:
    s = position(person(manuscripts="grey_flip grey_stone black_flip"), person())
    told = outlook(s)
    assert told.sets == ((2, 1), ())
    # A set of 3 is worth 9, of 2 4, of 1 1.
    ribbons = {"grey": 1, "black": 3, "yellow": 5, "blue": 5}
    assert {name: told.adds[0][name] for name in ribbons} == ribbons
    assert [told.adds[1][name] for name in ("workshop", "trading_post", "guildhall")] == [
        s.box.building_vp[kind][0] for kind in (2, 0, 1)
    ]


@clause("viscounts", "act.3", "icon.4")
def test_the_icons_for_each_action_and_how_far_currency_takes_them() -> None:
    s = acting(person("abbot thief squire", ink=2, gold=1))
    # A Cleric, a Criminal and a Noble: the Criminal counts for each action.
    assert outlook(s).means[0]["transcribe"] == Means(icons=2, most=4)
    assert outlook(s).means[0]["place_workers"] == Means(icons=2, most=3)


@clause("viscounts", "move.1", "move.2", "move.3")
def test_the_spaces_within_reach_of_a_card_and_their_silver() -> None:
    ways = outlook(moving(1, silver=1)).ways
    assert ways[1] == {
        "spaces.1.outer_right": 0, "spaces.1.inner": 0, "spaces.2.outer_left": 1, "spaces.2.inner": 1,
    }  # fmt: skip


@clause("viscounts", "act.2", "act.3")
def test_what_a_space_within_reach_would_bring() -> None:
    s = moving(1, silver=1, ink=2)
    found = {one.space: one for one in outlook(s).destinations}
    assert list(found) == ["spaces.1.outer_right", "spaces.1.inner", "spaces.2.outer_left", "spaces.2.inner"]
    assert found["spaces.2.inner"].price == 1


@clause("viscounts", "act.2", "trade.1")
@pytest.mark.parametrize(
    ("row", "silver", "trade"),
    [
        ("lender abbot abbot", 0, Prospect("trade", 2, {}, 1, FOR_INK, "effect-gain-ink-1")),  # 2 Merchants
        ("trader abbot abbot", 1, Prospect("trade", 1, {"silver": 1}, 1, FOR_INK, "effect-gain-ink-1")),
    ],
)
def test_an_exchange_is_promised_with_the_silver_for_missing_merchants(row: str, silver: int, trade: Prospect) -> None:
    found = {one.space: one.prospects for one in outlook(acting(person(row, silver=silver))).destinations}
    assert trade in found["spaces.1.outer_right"]


@clause("viscounts", "move.5")
def test_the_way_to_a_space_follows_the_arrows() -> None:
    # The example of the rule: two steps from the outer left.
    ways = {one.space: one.way for one in outlook(moving(2)).destinations}
    assert ways == {
        "spaces.1.outer_right": ("spaces.1.inner", "spaces.1.outer_right"),
        "spaces.2.outer_left": ("spaces.1.outer_right", "spaces.2.outer_left"),
        "spaces.2.inner": ("spaces.1.inner", "spaces.2.inner"),
    }


@clause("viscounts", "move.1", "move.2")
@pytest.mark.parametrize("value", [0, 1, 2, 3])
def test_a_way_is_as_long_as_the_card_and_the_silver_for_it_say(value: int) -> None:
    for one in outlook(moving(value, silver=3)).destinations:
        assert len(one.way) == value + one.price, one
        assert one.way[-1:] == ((one.space,) if one.way else ())


@clause("viscounts", "move.8")
def test_a_space_says_whom_one_would_meet_there() -> None:
    s = moving(1, person(at="outer_right.1"), person(at="outer_right.1"))
    assert {one.space: one.meets for one in outlook(s).destinations} == {
        "spaces.1.outer_right": (1, 2),
        "spaces.1.inner": (),
    }


@clause("viscounts", "act.2", "build.2", "work.2", "script.2")
def test_what_could_be_done_on_a_space_names_its_piece() -> None:
    # A printed Noble and the Thief, a Criminal: 2 Icons send 1 Worker.
    s = acting(person("thief - -", stone=3, ink=4), shelves=[["black_virtue"], [], [], [], []])
    found = {one.space: {prospect.action: prospect for prospect in one.prospects} for one in outlook(s).destinations}
    assert found["spaces.1.outer_left"]["build"].piece in ("trading_post", "guildhall", "workshop")
    workers = found["spaces.1.inner"]["place_workers"]
    assert (workers.piece, workers.times) == ("worker", 1)
    assert found["spaces.1.inner"]["transcribe"].piece == "manuscript:black_virtue"
    assert found["spaces.2.inner"]["transcribe"].piece == "manuscript"


@clause("viscounts", "coll.7", "coll.8")
@pytest.mark.parametrize(("row", "gaining"), [("trader lender financier", (1,)), ("thief lender financier", ())])
def test_what_a_collision_would_bring_and_whom(row: str, gaining: tuple[int, ...]) -> None:
    # The example of the rules: a stack on 6.
    (reward,) = outlook(position(person(corruption=6, virtue=6), person(row))).markers[0].rewards
    text = regnum.game("viscounts").text("en")
    assert (reward.space, text(reward.own), text(reward.others)) == (6, "gain 3 Silver and 2 Debts", "gain 1 Virtue")
    assert reward.gaining == gaining


@clause("viscounts", "coll.1")
def test_markers_that_are_apart_may_meet_between_them() -> None:
    markers = outlook(position(person(corruption=4, virtue=6), person())).markers[0]
    assert (markers.apart, [reward.space for reward in markers.rewards]) == (2, [4, 5, 6])


@clause("viscounts", "solo.63")
def test_the_rival_has_rewards_of_its_own() -> None:
    s = position(person(), person("- - -", deck="", corruption=1, virtue=1), rival="rival_cleric")
    (reward,) = outlook(s).markers[1].rewards
    assert regnum.game("viscounts").text("en")(reward.own) == "gain 3 Deeds"


@clause("viscounts", "score.2", "score.7", "work.33")
def test_the_points_line_by_line() -> None:
    # The examples of the rules, and the Castle Leader.
    castle = ([5, 0, 0, 0, 0], [4, 0, 0, 0, 0], 2)
    s = position(person(castle=castle, unpaid=1, paid=3, acquired=4, approved=2), person(), leader=0)
    told = outlook(s)
    lines = [(line.seat, line.points, line.clause, line.category) for line in told.lines]
    assert sorted(lines) == sorted([
        (0, 5, "score.2", "castle"), (0, 8, "score.2", "castle"), (0, 6, "score.2", "castle"),
        (0, -2, "score.7", "papers"), (0, 4, "score.7", "papers"), (0, 6, "score.7", "papers"),
        (0, 5, "work.33", "majorities"),
    ])  # fmt: skip
    assert (told.points, told.firm) == ((19 + 8 + 5, 0), (19 + 8, 0))


@clause("viscounts", "score.8", "score.9", "score.14", "work.33")
@pytest.mark.parametrize(("people", "pays"), [(2, (12, 4)), (3, (12, 8, 4))])
def test_what_each_place_in_a_contest_pays(people: int, pays: tuple[int, ...]) -> None:
    castle, poverty, prosperity = outlook(position(*[person()] * people)).majorities
    assert (castle.pays, poverty.pays, prosperity.pays) == ((5,), pays, pays)


@clause("viscounts", "work.30", "score.8", "debt.16")
def test_who_is_castle_leader_and_who_leads_in_flipped_cards() -> None:
    # Poverty counts approved Deeds.
    leader, other = person(castle=(EMPTY, EMPTY, 2), approved=1), person(castle=(EMPTY, EMPTY, 1), approved=3)
    s = position(leader, other, leader=0)
    castle, poverty, prosperity = outlook(s).majorities
    assert (castle.amounts, castle.first, castle.lead, castle.revealed) == ((2, 1), (0,), 1, True)
    assert castle.points == (s.box.contents.castle_leader.vp, 0)
    assert (poverty.amounts, poverty.first, poverty.lead, poverty.revealed) == ((1, 3), (1,), 2, False)
    assert (prosperity.first, prosperity.lead) == ((), 0)


@clause("viscounts", "end.2")
def test_how_many_rounds_are_left_once_an_end_card_is_revealed() -> None:
    assert outlook(position(person(), person(), round=5)).rounds_left is None
    assert outlook(position(person(), person(), round=5, last_round=6, debts_above=0)).rounds_left == 1
