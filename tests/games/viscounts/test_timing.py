"""How effects are carried out: what must be, in which order, by whom, and when."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from regnum.core.board.views import board_json
from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.positions import (
    acting,
    card_ids,
    flip,
    gain,
    new_game,
    papers,
    person,
    play,
    position,
    purse,
    random_play,
    refusal,
    step,
    texts,
    tiers,
)

DESTROY = {"op": "destroy", "n": 1}
DISCARD = {"op": "discard", "n": 1}
REARRANGE = {"op": "rearrange"}
MOVE_WORKER = {"op": "move_worker", "n": 1}
FREE_HIRE = {"op": "recruit_free", "n": 1}
FREE_WORKERS = {"op": "place_workers_free", "n": 3, "where": "any_wedge"}
FREE_TILE = {"op": "transcribe_free", "costs": [3], "n": 1}
FREE_WORKSHOP = {"op": "build_free", "building": "workshop", "where": "any_site"}


def either(*sides: dict[str, Any]) -> dict[str, Any]:
    return {"op": "either", "of": list(sides)}


def _carry_out(*effects: dict[str, Any], player: dict[str, Any] | None = None, **board: Any) -> Viscounts:
    """The position after player 0 has begun to carry out `effects`."""
    board.setdefault("piles", [["friar"], ["miner"], [], [], []])
    board.setdefault("shelves", [["blue_silver"], ["grey_flip"], [], [], []])
    return position(player or _owner(), person(), steps=[step("Resolve", effects=list(effects))], **board)


def _owner(**counts: Any) -> dict[str, Any]:
    """A player for whom every effect is possible."""
    return person("abbot squire -", hand="thief trader", castle=([1, 0, 0, 0, 0], [0] * 5, 0), **counts)


# --- must and may ----------------------------------------------------------------------------------------------------


@clause("viscounts", "time.1")
@pytest.mark.parametrize("effect", [DESTROY, DISCARD, REARRANGE, MOVE_WORKER])
def test_destroy_discard_rearrange_and_moving_a_worker_are_optional(effect: dict[str, Any]) -> None:
    s = _carry_out(effect)
    before = board_json(s)
    play(s, "decline")
    assert s.over
    assert board_json(s) == before


@clause("viscounts", "time.1")
@pytest.mark.parametrize("effect", [FREE_HIRE, FREE_WORKERS, FREE_TILE, FREE_WORKSHOP, flip(), gain("any_resource")])
def test_every_other_effect_must_be_carried_out(effect: dict[str, Any]) -> None:
    s = _carry_out(effect, player=_owner(unpaid=1, acquired=1))
    assert len(texts(s)) > 1
    for way_out in ("decline", "pass"):
        assert refusal(s, way_out)


@clause("viscounts", "time.2")
def test_a_flip_without_a_card_is_skipped_and_the_rest_carried_out() -> None:
    s = _carry_out(flip("deed"), gain("silver", 2))
    assert (papers(s)["approved"], purse(s)["silver"]) == (0, 2)


@clause("viscounts", "time.2")
def test_of_three_workers_the_two_in_supply_are_placed() -> None:
    s = _carry_out(FREE_WORKERS, player=person(castle=([0, 2, 2, 2, 2], [0] * 5, 10)))
    play(s, "station:1")
    assert (tiers(s)[0], s.workers[0]) == ([2, 2, 2, 2, 2], 0)


@clause("viscounts", "time.2")
@pytest.mark.parametrize("effect", [FREE_HIRE, FREE_TILE, {"op": "shuffle"}, DESTROY, REARRANGE, MOVE_WORKER])
def test_what_cannot_be_done_is_lost_without_compensation(effect: dict[str, Any]) -> None:
    bare = person("- - -", deck="")
    s = _carry_out(effect, gain("gold"), player=bare, piles=[[]] * 5, shelves=[[]] * 5)
    assert s.over
    assert purse(s) == {"silver": 0, "ink": 0, "gold": 1, "stone": 0}
    assert (s.corruption[0], s.virtue[0]) == (1, 7)


# --- slashes ---------------------------------------------------------------------------------------------------------


@clause("viscounts", "time.3")
@pytest.mark.parametrize(("choice", "gained"), [("either:1", (2, 0)), ("either:2", (0, 1))])
def test_of_two_sides_exactly_one_is_carried_out(choice: str, gained: tuple[int, int]) -> None:
    s = play(_carry_out(either(gain("silver", 2), gain("gold"))), choice)
    assert (purse(s)["silver"], purse(s)["gold"]) == gained


@clause("viscounts", "time.3")
def test_an_optional_side_may_be_chosen_and_then_declined() -> None:
    s = play(_carry_out(either(FREE_HIRE, DESTROY)), "either:2", "decline")
    assert s.over
    assert (s.gone, s.discards[0]) == ((), ())


@clause("viscounts", "time.3")
def test_an_impossible_side_cannot_be_chosen_while_another_is_possible() -> None:
    three = either(flip(), gain("silver"), gain("gold"))
    s = _carry_out(three)
    assert texts(s) == ["either:2", "either:3"]
    assert refusal(s, "either:1").clause == "time.3"
    assert "either:1" in texts(_carry_out(three, player=_owner(unpaid=1)))


@clause("viscounts", "time.3")
@pytest.mark.parametrize(
    ("effect", "bare"),
    [
        (FREE_HIRE, {"piles": [[]] * 5}),
        (FREE_TILE, {"shelves": [["black_vp_deeds"], [], [], [], []]}),
        (FREE_WORKERS, {"player": person(castle=([2, 2, 2, 2, 2], [0] * 5, 10))}),
        ({"op": "shuffle"}, {}),
    ],
)
def test_what_makes_a_compulsory_side_impossible(effect: dict[str, Any], bare: dict[str, Any]) -> None:
    assert texts(_carry_out(either(effect, gain("silver"), gain("gold")), **bare)) == ["either:2", "either:3"]


@clause("viscounts", "time.3")
def test_with_no_side_possible_nothing_happens() -> None:
    s = _carry_out(either(flip("debt"), flip("deed")), gain("ink"))
    assert (s.over, purse(s)["ink"]) == (True, 1)


# --- order -----------------------------------------------------------------------------------------------------------


@clause("viscounts", "time.4")
def test_icons_shown_together_are_resolved_in_their_order() -> None:
    # The Debt gained first is there to be paid.
    s = _carry_out({"op": "all", "of": [gain("debt"), flip("debt"), gain("silver")]})
    assert purse(s)["silver"] == 0
    play(s, "take:ink")
    assert (papers(s)["paid"], purse(s)["silver"]) == (1, 1)
    # The other way round there is none yet.
    s = _carry_out({"op": "all", "of": [flip("debt"), gain("debt")]})
    assert papers(s) == {"unpaid": 1, "paid": 0, "acquired": 0, "approved": 0}


@clause("viscounts", "time.4")
@pytest.mark.parametrize("parts", [("corruption", "virtue"), ("virtue", "corruption")])
def test_but_corruption_precedes_virtue(parts: tuple[str, str]) -> None:
    s = _carry_out({"op": "all", "of": [gain(what) for what in parts]}, player=person(corruption=5, virtue=6))
    assert (s.corruption[0], s.virtue[0]) == (5, 5)


@clause("viscounts", "time.5")
def test_an_effect_triggered_by_another_is_completed_first() -> None:
    # Hiring the Bishop gives a Debt, to which the Racketeer reacts, before the second hire.
    s = _carry_out(
        {"op": "recruit_free", "n": 2},
        player=person("racketeer_destroy - -", hand="trader thief"),
        piles=[["bishop"], ["miner"], ["friar"], [], []],
    )
    play(s, "hire:1")
    assert texts(s) == ["either:1", "either:2"]
    play(s, "either:1", "destroy:trader")
    assert texts(s) == ["hire:2", "hire:3"]


@clause("viscounts", "time.6")
@pytest.mark.parametrize(("choice", "side"), [("next:1", "approved"), ("next:2", "acquired")])
def test_the_player_orders_abilities_that_trigger_together(choice: str, side: str) -> None:
    # A Deed gained before the flip may be the one flipped.
    s = position(_owner(), person(), steps=[step("OrderEffects", effects=[gain("deed"), flip()])])
    assert texts(s) == ["next:1", "next:2"]
    play(s, choice)
    assert papers(s)[side] == 1


@clause("viscounts", "time.6")
def test_the_corner_effect_and_the_workshop_come_in_the_order_of_choice() -> None:
    player = person("- - -", hand="abbot squire", discards="lender", silver=3)
    s = position(
        player,
        person(),
        piles=[["disciple"], [], [], [], []],
        buildings={"2.1": "0 workshop_1"},
        steps=[step("Recruit")],
    )
    play(s, "hire:1")
    assert texts(s) == ["next:1", "next:2"]
    play(s, "next:2", "discard:abbot")  # the Discard first: the Abbot is shuffled in as well
    assert s.discards[0] == ()
    assert "abbot" in card_ids(s, s.decks[0])


@clause("viscounts", "time.7")
def test_the_current_player_resolves_first_and_the_others_follow_clockwise() -> None:
    collided = person("peddler_ink - -", corruption=4, virtue=4)
    others = [person("abbot squire -"), person("lender trader -"), person("- - -")]
    s = position(others[0], others[1], collided, others[2], turn=2, steps=[step("CheckCollision", 2)])
    assert (purse(s, 2)["silver"], papers(s, 2)["acquired"]) == (2, 1)  # gained before anybody is asked
    assert s.seat == 0  # after 2 comes 3, who has nothing to rearrange, then 0
    play(s, "decline")
    assert s.seat == 1
    play(s, "decline")
    assert s.over


@clause("viscounts", "time.7")
def test_the_last_debt_goes_to_the_current_player_and_the_others_take_theirs_after() -> None:
    # A Link that gives each of two players a Debt.
    s = position(
        person(stone=9, silver=0),
        person(),
        buildings={"2.2": "1 workshop_1"},
        debts_above=1,
        round=3,
        steps=[step("PickSpot", piece="workshop_1", anywhere=True, free=True)],
    )
    s.events = []
    play(s, "spot:2.3")  # hills 2 to 3
    gained = [event.message.args["player"] for event in s.events if event.message.key == "event-debt"]
    assert gained == [s.who(0), s.who(1)]
    assert (s.debts_above, s.last_round) == (0, 4)


@clause("viscounts", "time.8")
def test_an_effect_in_anothers_turn_is_its_owners_to_decide_while_the_turn_waits() -> None:
    # Player 0 completes the Link of the forest that flips a card: each decides for himself.
    s = position(
        person("labourer - -", at="outer_left.3", stone=3, unpaid=1, acquired=1),
        person(unpaid=1, acquired=1),
        buildings={"3.1": "1 workshop_1"},
        steps=[step("Recruit"), step("ChooseAction")],
        piles=[[], [], ["miner"], [], []],
    )
    play(s, "act:build", "build:workshop_1")
    assert (s.seat, texts(s)) == (0, ["flip:debt", "flip:deed"])
    play(s, "flip:deed")
    assert (s.seat, texts(s), s.turn) == (1, ["flip:debt", "flip:deed"], 0)
    play(s, "flip:debt", "take:stone")
    assert (papers(s)["approved"], papers(s, 1)["paid"], purse(s, 1)["stone"]) == (1, 1, 1)


@clause("viscounts", "time.9")
def test_abilities_react_in_anothers_turn_too() -> None:
    # A Collision on space 1 gives a Debt to those with Criminals: the Racketeer of player 1 reacts.
    s = position(
        person("- - -", corruption=1, virtue=1),
        person("racketeer_destroy - -", hand="abbot trader"),
        steps=[step("CheckCollision")],
    )
    assert (s.turn, s.seat, texts(s)) == (0, 1, ["either:1", "either:2"])
    play(s, "either:1", "destroy:abbot")
    assert purse(s, 1)["silver"] == 2


# --- costs and rewards -----------------------------------------------------------------------------------------------


@clause("viscounts", "time.10")
def test_a_reward_cannot_pay_for_itself() -> None:
    # The Manuscript gives 3 Silver, two of which would be the Cleric that is missing.
    tiles = [["blue_silver"], [], [], [], []]
    for silver, payable in ((1, False), (2, True)):
        s = acting(person("clergyman abbot squire", at="inner.1", silver=silver, gold=1), shelves=tiles)
        assert ("act:transcribe" in texts(s)) is payable
    # A Spot that gives Stone does not help to build on it.
    s = acting(person("labourer abbot journeyman", at="outer_left.2", stone=1))
    assert "act:build" not in texts(s)


@clause("viscounts", "time.10")
def test_costs_are_paid_before_the_reward_is_gained() -> None:
    s = acting(person("labourer abbot abbot", at="outer_left.1", stone=2))
    play(s, "act:build", "build:workshop_1")
    assert (purse(s)["stone"], purse(s)["ink"]) == (0, 0)
    assert texts(s) == ["spot:1.1", "spot:1.2", "spot:1.3"]


@clause("viscounts", "time.11")
def test_the_first_workshop_serves_the_free_hire_of_its_own_spot() -> None:
    s = position(
        person("labourer abbot abbot", hand="thief", stone=2),
        person(),
        piles=[["bishop"], ["enforcer"], [], [], []],
        steps=[step("ChooseAction")],
    )
    play(s, "act:build", "build:workshop_1", "spot:1.2", "hire:1")
    play(s, "next:2")  # the Debt of the Bishop's corner, or the Discard
    assert "discard:thief" in texts(s)


@clause("viscounts", "time.11")
@pytest.mark.parametrize(("building", "icon", "n"), [("trading_post", "merchant", 2), ("guildhall", "cleric", 1)])
def test_icons_uncovered_by_a_building_count_at_once(building: str, icon: str, n: int) -> None:
    free = {"op": "build_free", "building": building, "where": "any_site"}
    s = _carry_out(free, flip(), player=person("thief thief thief", unpaid=1, acquired=1))
    play(s, f"build:{building}_3", "spot:1.1")
    icons = s.view(0)["board"]["players"][0]["icons"]
    assert icons == {"merchant": 0, "builder": 0, "noble": 0, "cleric": 0, "criminal": 3} | {icon: n}


@clause("viscounts", "time.11")
def test_a_workshop_built_in_phase_three_adds_a_card_in_phase_six() -> None:
    s = position(
        person("labourer abbot abbot", deck="squire lender trader financier thief", stone=2),
        person("- - -", hand="abbot squire"),
        steps=[step("EndTurn"), step("FillHand"), step("ChooseAction")],
    )
    play(s, "act:build", "build:workshop_3", "spot:1.1")
    assert len(s.hands[0]) == 4


@clause("viscounts", "time.11")
def test_the_castle_leader_draws_one_more_in_the_same_turn() -> None:
    s = position(
        person("squire abbot abbot", deck="squire lender trader financier thief", castle=([0] * 5, [3, 0, 0, 0, 0], 0)),
        person("- - -", hand="abbot squire"),
        steps=[step("EndTurn"), step("FillHand"), step("SettleCastle")],
    )
    play(s, "take:ink")
    assert (s.leader, len(s.hands[0])) == (0, 4)


@clause("viscounts", "time.12")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_game_comes_to_its_end(seats: int) -> None:
    decisions = 0
    for _ in random_play(new_game(seats, 8), 8):
        decisions += 1
        assert decisions < 5000 * seats
    assert decisions > 20


@clause("viscounts", "time.13")
@pytest.mark.parametrize(("harm", "ends"), [("debt", (1, 1)), ("corruption", (0, 2))])
def test_a_harmful_effect_cannot_be_refused(harm: str, ends: tuple[int, int]) -> None:
    s = _carry_out(gain(harm))
    assert s.over  # nobody was asked
    assert (papers(s)["unpaid"], s.corruption[0]) == ends


@clause("viscounts", "time.13")
def test_a_collision_that_brings_debts_cannot_be_refused() -> None:
    s = position(person("- - -", corruption=7, virtue=7), person("- - -"), steps=[step("CheckCollision")])
    assert s.over
    assert papers(s)["unpaid"] == 3


@clause("viscounts", "time.6", "track.7")
def test_two_abilities_that_wait_for_corruption_are_then_ordered_by_their_player() -> None:
    both = {"op": "all", "of": [gain("virtue"), flip()]}
    effects = [gain("deed"), gain("virtue"), both, gain("corruption")]
    s = position(_owner(unpaid=1), person(), steps=[step("OrderEffects", effects=effects)])
    assert texts(s) == ["next:1", "next:4"]
    play(s, "next:1")  # Corruption, the only one that need not wait, follows by itself
    assert (papers(s)["acquired"], s.corruption[0], s.virtue[0]) == (1, 2, 7)
    assert [s.describe(option).args["effect"] for option in s.options()] == [
        "@effect-gain-virtue-1",
        "@effect-gain-virtue-1-and-flip-any-1",
    ]


@clause("viscounts", "card.7", "hire.10")
def test_a_townsfolk_of_other_content_may_react_to_a_hire(tmp_path: Path) -> None:
    overlay = tmp_path / "guild.toml"
    reaction = 'effect = { op = "on", event = "hire", do = { op = "gain", what = "gold", n = 1 } }'
    overlay.write_text(f'[[townsfolk]]\nid = "miner"\ntiming = "ongoing"\n{reaction}\n')
    for row, gold in (("miner - -", 1), ("abbot miner -", 1), ("abbot squire -", 0)):
        piles = [["friar"], ["vicar"], [], [], []]
        s = position(person(row), person("miner - -"), piles=piles, content=overlay, steps=[step("FreeHire")])
        play(s, "hire:1")
        assert (purse(s)["gold"], purse(s, 1)["gold"], s.virtue[0]) == (gold, 0, 6)  # and the Friar's corner
