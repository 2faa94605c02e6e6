"""The game alone: how the Rival is set up, and what it does instead of what it cannot do."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.core.board.views import board_json
from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.alone import (
    RIVAL,
    RIVALS,
    alone,
    carried_out,
    icons,
    markers,
    rival,
    schemes,
    tries,
    turn_of,
)
from tests.games.viscounts.positions import (
    EMPTY,
    box,
    card_ids,
    gain,
    new_game,
    papers,
    person,
    play,
    position,
    purse,
    step,
    texts,
    tiers,
)

every_rival = pytest.mark.parametrize("which", RIVALS)

FLIP = {"op": "flip", "what": "any", "n": 1}
GAIN_SCHEME = {"op": "gain_scheme", "n": 1}
DISMISS = {"op": "dismiss_adjacent_free"}
SHUFFLE = {"op": "shuffle"}
FUTURE = ["future_cleric", "future_criminal_1"]  # the second lies on top


def begun(seed: int = 0, **options: Any) -> Viscounts:
    """A game alone at the person's first turn."""
    s = new_game(1, seed, **options)
    while not s.round:
        s.apply(s.options()[0])
    return s


def flipped(s: Viscounts) -> tuple[int, int]:
    """The Rival's paid Debts and approved Deeds."""
    return papers(s, RIVAL)["paid"], papers(s, RIVAL)["approved"]


# --- setting up -----------------------------------------------------------------------------------------------------


@clause("viscounts", "solo.1")
@every_rival
def test_a_table_of_one_plays_against_a_rival(which: str) -> None:
    s = begun(rival=which)
    assert s.table.seats == 1
    assert s.table.players == 2
    assert s.box.rivals[s.rival].id == which
    assert len(s.hands[0]) == 3  # the person as usual
    assert len(s.decks[RIVAL]) >= 7


@clause("viscounts", "solo.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_table_of_several_has_no_rival(seats: int) -> None:
    s = new_game(seats)
    assert s.table.players == seats
    assert s.rival < 0
    assert s.future == ()


@clause("viscounts", "solo.2")
def test_each_of_the_four_boards_has_its_own_focus() -> None:
    focuses = {board.id: board.focus for board in box().rivals}
    assert tuple(focuses) == RIVALS
    assert len(set(focuses.values())) == 4


@clause("viscounts", "solo.3")
@every_rival
def test_its_buildings_stand_guildhalls_left_trading_posts_middle_workshops_right(which: str) -> None:
    affordable: list[str] = []
    built: dict[str, str] = {}
    # With Stone for anything it takes them from the left, each to the first place still free.
    for n in range(9):
        s = carried_out(
            {"op": "action", "what": "build"},
            rival(at=f"outer_left.{n % 5 + 1}", stone=20),
            which=which,
            buildings=built,
        )
        place = s.place_of(RIVAL)
        spot = next(n for n in range(5) if s.spots[5 * place + n] and f"{place + 1}.{n + 1}" not in built)
        id = s.box.piece_ids[(s.spots[5 * place + spot] - 1) % 9]
        built[f"{place + 1}.{spot + 1}"] = f"1 {id}"
        affordable.append(id)
    types = ["guildhall"] * 3 + ["trading_post"] * 3 + ["workshop"] * 3
    assert affordable == [f"{kind}_{n % 3 + 1}" for n, kind in enumerate(types)]


@clause("viscounts", "solo.4")
@every_rival
def test_it_has_workers_and_markers_but_neither_townsfolk_nor_player_card(which: str) -> None:
    s = new_game(1, rival=which)
    assert s.workers[RIVAL] == 20
    assert markers(s) == (1, 7)
    s = begun(rival=which)
    assert s.hands[RIVAL] == ()
    held = (*s.decks[RIVAL], *s.discards[RIVAL], *s.row(RIVAL))
    assert held
    assert all(card >= s.box.first_scheme for card in held)
    # One pair went to the person, the other back to the box: the Rival takes none of its gains.
    assert s.pairs == ()
    assert purse(s, RIVAL)["silver"] == 0


@clause("viscounts", "solo.5")
@pytest.mark.parametrize("seed", range(6))
def test_the_person_is_always_first_player(seed: int) -> None:
    s = begun(seed)
    assert (s.first, s.turn, s.seat) == (0, 0, 0)
    while s.round < 4:
        before = s.round
        s.apply(s.options()[-1])
        # Each round the Rival has drawn one Scheme when the person's next turn begins.
        assert s.round in (before, before + 1)
        assert len(s.row(RIVAL)) == min(3, s.round - 1)


@clause("viscounts", "solo.6")
@pytest.mark.parametrize(
    ("which", "removed"),
    [
        ("rival_cleric", {"starting_noble", "future_builder_noble", "future_noble"}),
        ("rival_noble", {"starting_noble", "future_noble", "future_criminal_1"}),
        ("rival_builder", {"starting_builder", "future_builder_noble", "future_builder"}),
        ("rival_cards", {"starting_builder", "future_criminal_2", "future_builder"}),
    ],
)
def test_the_schemes_its_board_shows_are_removed_and_the_others_shuffled_apart(which: str, removed: set[str]) -> None:
    s = new_game(1, rival=which)
    found = schemes(s)
    assert set(card_ids(s, s.gone)) >= removed
    all_schemes = {scheme.id: scheme.deck for scheme in box().schemes}
    kept = all_schemes.keys() - removed
    assert sorted(found["deck"]) == sorted(id for id in kept if all_schemes[id] == "starting")
    assert sorted(found["future"]) == sorted(id for id in kept if all_schemes[id] == "future")
    others = [schemes(new_game(1, seed, rival=which)) for seed in range(1, 4)]
    assert any(other["deck"] != found["deck"] for other in others)
    assert any(other["future"] != found["future"] for other in others)


@clause("viscounts", "solo.7")
@pytest.mark.parametrize("chosen", [0, 1])
@pytest.mark.parametrize("seed", range(4))
def test_the_rivals_viscount_stands_where_the_other_pair_points(seed: int, chosen: int) -> None:
    s = new_game(1, seed)
    assert len(s.pairs) == 2
    mine, other = s.pairs[chosen], s.pairs[1 - chosen]
    s.apply(s.options()[chosen])
    while not s.round:
        s.apply(s.options()[0])
    for player, (card, _) in ((0, mine), (RIVAL, other)):
        segment, side = s.box.starts[s.box.player_cards[card].start_space]
        assert s.viscounts[player] == 3 * s.ring.index(segment) + side
    assert other[1] in s.gone
    assert mine[1] not in s.gone


@clause("viscounts", "solo.8")
@pytest.mark.parametrize(
    ("which", "items", "debts", "deeds"),
    [
        ("rival_cleric", {"ink": 1, "gold": 0, "stone": 1}, 1, 1),
        ("rival_noble", {"ink": 1, "gold": 1, "stone": 0}, 1, 1),
        ("rival_builder", {"ink": 0, "gold": 0, "stone": 0}, 1, 1),
    ],
)
def test_it_takes_the_items_of_its_board(which: str, items: dict[str, int], debts: int, deeds: int) -> None:
    # The first Spot of the lake's left bank gives a Deed.
    s = alone(rival(), which=which, steps=[step("PlaceRival", RIVAL, space=["outer_left", 4])])
    assert purse(s, RIVAL) == {"silver": 0, **items}
    assert papers(s, RIVAL) == {"unpaid": debts, "paid": 0, "acquired": deeds + 1, "approved": 0}
    assert s.spots[15] == 1 + 9 * RIVAL + box().piece_number["guildhall_1"]
    assert sum(1 for spot in s.spots if spot) == 1


@clause("viscounts", "solo.8")
def test_the_card_rival_begins_with_a_resource_and_a_trading_post() -> None:
    steps = [step("PlaceRival", RIVAL, space=["outer_left", 4])]
    s = alone(rival(), which="rival_cards", steps=steps, future=FUTURE)
    assert sum(purse(s, RIVAL).values()) == 1
    assert papers(s, RIVAL) == {"unpaid": 1, "paid": 0, "acquired": 2, "approved": 0}
    assert s.spots[15] == 1 + 9 * RIVAL + box().piece_number["trading_post_1"]
    assert schemes(s)["discards"] == ["future_criminal_1"]  # what the place of that Trading Post shows


@clause("viscounts", "solo.8")
@every_rival
def test_its_starting_debts_and_deeds_uncover_nothing(which: str) -> None:
    s = begun(rival=which)
    assert (s.debts_above, s.deeds_above) == (12, 12)
    assert papers(s, RIVAL)["unpaid"] + papers(s, RIVAL)["paid"] == 1


@clause("viscounts", "solo.9")
def test_its_starting_building_goes_clockwise_past_spots_already_taken() -> None:
    steps = [step("PlaceRival", RIVAL, space=["outer_left", 4])]
    s = alone(rival(), steps=steps, buildings={"4.1": "0 trading_post_1"})
    assert s.spots[16] == 1 + 9 * RIVAL + box().piece_number["guildhall_1"]
    assert purse(s, RIVAL)["ink"] == 1 + 1


@clause("viscounts", "solo.9")
def test_its_starting_building_completes_a_link_with_the_persons() -> None:
    # The hills: Stone on the second Spot, and 2 Silver on the Link with the first.
    steps = [step("PlaceRival", RIVAL, space=["outer_left", 2])]
    s = alone(rival(), steps=steps, buildings={"2.1": "0 trading_post_1"})
    assert purse(s, RIVAL) == {"silver": 0, "ink": 1 + 1, "gold": 0, "stone": 1 + 1}  # 2 Silver are 1 Ink to it
    assert purse(s)["silver"] == 2


@clause("viscounts", "solo.10")
def test_twelve_debts_and_twelve_deeds_lie_on_the_end_cards() -> None:
    s = new_game(1)
    assert (s.debts_above, s.deeds_above) == (12, 12)


@clause("viscounts", "solo.11")
def test_at_the_beginning_all_card_spaces_are_empty() -> None:
    assert [player["row"] for player in board_json(new_game(1))["players"]] == [[None, None, None]] * 2
    assert len(new_game(1).rows) == 2 * 3


@clause("viscounts", "solo.11")
def test_printed_icons_of_the_cleric_rival_count_while_uncovered() -> None:
    assert icons(alone(rival("starting_builder - -"))) == {"builder": 2, "noble": 1, "cleric": 1}
    assert icons(alone(rival("starting_builder starting_builder -"))) == {"builder": 3, "cleric": 1}
    assert icons(alone(rival("starting_builder starting_builder starting_builder"))) == {"builder": 3}


@clause("viscounts", "solo.11")
@pytest.mark.parametrize(
    ("which", "middle", "right"),
    [
        ("rival_cleric", {"noble": 1}, {"builder": 1, "cleric": 1}),
        ("rival_noble", {"builder": 1}, {"noble": 1, "cleric": 1}),
        ("rival_builder", {"cleric": 1}, {"builder": 1, "noble": 1}),
        ("rival_cards", {"cleric": 1}, {"builder": 1, "noble": 1}),
    ],
)
def test_each_board_prints_its_icons(which: str, middle: dict[str, int], right: dict[str, int]) -> None:
    assert icons(alone(rival("- - starting_criminal_1"), which=which)) == {**middle, "criminal": 1}
    assert icons(alone(rival("- starting_criminal_1 -"), which=which)) == {**right, "criminal": 1}


@clause("viscounts", "solo.12")
@pytest.mark.parametrize("difficulty", [0, 1, 2, 3])
@every_rival
def test_difficulty_adds_future_schemes_to_its_first_pile(which: str, difficulty: int) -> None:
    found = schemes(new_game(1, rival=which, difficulty=difficulty))
    future = [id for id in found["deck"] if id.startswith("future")]
    assert len(future) == difficulty
    assert len(found["deck"]) == 7 + difficulty
    assert len(found["future"]) == 6 - difficulty
    assert not set(future) & set(box().rivals[RIVALS.index(which)].remove_schemes)


@clause("viscounts", "solo.12")
def test_the_added_schemes_are_random_and_shuffled_in() -> None:
    decks = [schemes(new_game(1, seed, difficulty=1))["deck"] for seed in range(20)]
    assert len({id for deck in decks for id in deck if id.startswith("future")}) > 1
    assert len({[id.startswith("future") for id in deck].index(True) for deck in decks}) > 1


@clause("viscounts", "solo.13")
def test_the_persons_turn_asks_what_it_asks_at_any_table() -> None:
    someone = person("abbot squire labourer", hand="trader lender", deck="squire abbot labourer", silver=2)
    against_rival = alone(rival(at="outer_left.3", deck="starting_builder"), someone | {"viscount": ["outer_left", 1]})
    against_person = position(
        someone, person(at="outer_left.3"), piles=_ids(against_rival.piles, box().card_ids), shelves=_shelves()
    )
    for choice in ("play:trader", "move:right.1", "pass", "hire:1"):
        assert texts(against_rival) == texts(against_person)
        play(against_rival, choice)
        play(against_person, choice)
    assert card_ids(against_rival, against_rival.hands[0]) == card_ids(against_person, against_person.hands[0])
    assert purse(against_rival) == purse(against_person)


def _ids(piles: list[tuple[int, ...]], names: list[str]) -> list[list[str]]:
    return [[names[card] for card in pile] for pile in piles]


def _shelves() -> list[list[str]]:
    return _ids(alone(rival()).shelves, box().manuscript_ids)


# --- how it moves and meets -----------------------------------------------------------------------------------------


@clause("viscounts", "solo.14")
@pytest.mark.parametrize(
    ("n", "at", "to"),
    [
        (1, "outer_left.1", ("outer_right", 1)),
        (2, "outer_left.1", ("outer_left", 2)),
        (3, "outer_right.4", ("outer_left", 1)),
        (4, "outer_left.4", ("outer_left", 1)),
    ],
)
def test_it_moves_clockwise_on_the_outer_path(n: int, at: str, to: tuple[str, int]) -> None:
    s = alone(rival(at=at), steps=[step("MoveRival", RIVAL, n=n)])
    assert s.to_json()["board"]["players"][RIVAL]["viscount"] == list(to)


@clause("viscounts", "solo.14")
@every_rival
def test_it_never_sets_foot_on_the_inner_path(which: str) -> None:
    s = begun(3, rival=which)
    while not s.over:
        assert not s.inside(RIVAL)
        s.apply(s.options()[-1])


@clause("viscounts", "solo.15")
def test_the_person_who_ends_on_its_space_gives_it_a_resource() -> None:
    someone = person(at="outer_left.1", hand="abbot")
    s = alone(rival(at="outer_right.1"), someone, steps=[step("MoveViscount", 0)], movement=1)
    play(s, "move:right.1")
    assert purse(s, RIVAL) == {"silver": 0, "ink": 1, "gold": 0, "stone": 0}


@clause("viscounts", "solo.15")
def test_the_person_who_ends_elsewhere_gives_it_nothing() -> None:
    s = alone(rival(at="outer_right.1"), person(at="outer_left.1"), steps=[step("MoveViscount", 0)], movement=1)
    play(s, "move:inner.1")
    assert set(purse(s, RIVAL).values()) == {0}


@clause("viscounts", "solo.15")
def test_the_rival_that_ends_on_the_persons_space_lets_the_person_rearrange() -> None:
    someone = person("abbot squire thief", at="outer_right.1")
    s = alone(rival(at="outer_left.1"), someone, steps=[step("MoveRival", RIVAL, n=1)], turn=RIVAL)
    assert s.seat == 0
    assert "order:3.2.1" in texts(s)
    assert "decline" in texts(s)
    assert set(purse(s, RIVAL).values()) == {0}


# --- resources ------------------------------------------------------------------------------------------------------


@clause("viscounts", "solo.16")
@pytest.mark.parametrize(
    ("ink", "stone", "taken"), [(0, 0, "ink"), (5, 9, "ink"), (6, 0, "stone"), (7, 3, "stone"), (6, 4, "gold")]
)
def test_the_cleric_rival_takes_ink_to_six_stone_to_four_then_gold(ink: int, stone: int, taken: str) -> None:
    before = {"silver": 0, "ink": ink, "gold": 0, "stone": stone}
    s = carried_out(gain("any_resource"), rival(ink=ink, stone=stone))
    assert purse(s, RIVAL) == {**before, taken: before[taken] + 1}


@clause("viscounts", "solo.16")
@pytest.mark.parametrize(
    ("which", "held"),
    [
        ("rival_cleric", {"ink": 6, "stone": 4, "gold": 3}),
        ("rival_noble", {"gold": 6, "ink": 4, "stone": 3}),
        ("rival_builder", {"stone": 6, "gold": 4, "ink": 3}),
    ],
)
def test_each_board_has_its_own_priorities(which: str, held: dict[str, int]) -> None:
    s = carried_out(gain("any_resource", 13), which=which)
    assert purse(s, RIVAL) == {"silver": 0, **held}


@clause("viscounts", "solo.16")
def test_a_named_resource_is_taken_as_it_is() -> None:
    assert purse(carried_out(gain("gold", 2)), RIVAL)["gold"] == 2


@clause("viscounts", "solo.17")
@pytest.mark.parametrize(
    ("what", "scheme", "kind"),
    [
        ("build", "starting_cleric", "ink"),
        ("transcribe", "starting_builder", "gold"),
        ("place_workers", "starting_builder", "stone"),
    ],
)
def test_the_card_rivals_resources_are_good_for_any_action(what: str, scheme: str, kind: str) -> None:
    # A Workshop, a Manuscript and two Workers all take 3 Icons; its Schemes show none of use.
    row = f"{scheme} {scheme} {scheme}"
    board: dict[str, Any] = {"shelves": [["blue_silver"], [], [], [], []], "which": "rival_cards"}
    for n, spent in ((2, 0), (3, 3)):
        held: dict[str, Any] = {kind: n}
        s = alone(rival(row, **held), steps=tries({"op": "action", "what": what}), **board)
        assert (papers(s, RIVAL)["acquired"] == 9) == (spent == 0)
        if what == "place_workers":
            assert s.workers[RIVAL] == 20 - (2 if spent else 0)
            assert sum(purse(s, RIVAL).values()) == n - spent


@clause("viscounts", "solo.17")
def test_the_card_rival_spends_resources_of_any_origin() -> None:
    spend = {"op": "spend", "what": "any_resource", "n": 3, "do": gain("deed")}
    s = carried_out(spend, rival(ink=1, gold=1, stone=1), which="rival_cards")
    assert sum(purse(s, RIVAL).values()) == 0
    assert papers(s, RIVAL)["acquired"] == 1


@clause("viscounts", "solo.17")
def test_other_rivals_tell_resources_apart() -> None:
    transcribe = {"op": "action", "what": "transcribe"}
    full = "starting_builder starting_builder starting_builder"
    s = alone(rival(full, gold=9, stone=9), steps=tries(transcribe))
    assert papers(s, RIVAL)["acquired"] == 9


@clause("viscounts", "solo.18")
def test_a_rearrange_is_a_resource_to_it() -> None:
    s = carried_out({"op": "rearrange"}, rival("starting_builder starting_cleric -", ink=6))
    assert purse(s, RIVAL) == {"silver": 0, "ink": 6, "gold": 0, "stone": 1}
    assert schemes(s)["row"] == ["starting_builder", "starting_cleric", ""]


@clause("viscounts", "solo.19")
@pytest.mark.parametrize(("silver", "resources"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_every_two_silver_of_a_gain_are_a_resource_to_it(silver: int, resources: int) -> None:
    s = carried_out(gain("silver", silver))
    assert purse(s, RIVAL) == {"silver": 0, "ink": resources, "gold": 0, "stone": 0}


@clause("viscounts", "solo.19")
def test_odd_silver_of_two_gains_does_not_add_up() -> None:
    s = carried_out({"op": "all", "of": [gain("silver"), gain("silver")]})
    assert set(purse(s, RIVAL).values()) == {0}


@clause("viscounts", "solo.19")
def test_its_eliminated_worker_of_the_first_tier_brings_a_resource() -> None:
    one_worker = {"op": "place_workers_free", "n": 1, "where": "any_wedge"}
    s = alone(
        rival(castle=([2, 0, 0, 0, 0], EMPTY, 0)),
        person(castle=([1, 0, 0, 0, 0], EMPTY, 0)),
        steps=[step("Resolve", 0, effects=[one_worker])],
    )
    play(s, "station:1", "eliminate:1")
    assert purse(s, RIVAL) == {"silver": 0, "ink": 1, "gold": 0, "stone": 0}
    assert tiers(s, RIVAL)[0][0] == 1


# --- flips ----------------------------------------------------------------------------------------------------------


@clause("viscounts", "solo.20")
def test_a_destroy_is_a_flip_to_it() -> None:
    s = carried_out({"op": "destroy", "n": 1}, rival(acquired=2, deck="starting_builder starting_cleric"))
    assert flipped(s) == (0, 1)
    assert len(s.decks[RIVAL]) == 2
    assert s.gone == ()


@clause("viscounts", "solo.21")
def test_without_future_schemes_it_flips_instead() -> None:
    s = carried_out(GAIN_SCHEME, rival(acquired=2), future=[])
    assert flipped(s) == (0, 1)
    assert schemes(s)["discards"] == []
    full = carried_out(GAIN_SCHEME, rival(acquired=2), future=FUTURE)
    assert flipped(full) == (0, 0)


@clause("viscounts", "solo.22")
def test_without_a_card_to_flip_it_gains_virtue() -> None:
    s = carried_out(FLIP, rival(paid=1, approved=1))
    assert markers(s) == (1, 6)
    assert flipped(s) == (1, 1)


@clause("viscounts", "solo.22")
def test_an_empty_future_pile_and_nothing_to_flip_end_in_virtue() -> None:
    assert markers(carried_out(GAIN_SCHEME, future=[])) == (1, 6)
    assert markers(carried_out({"op": "destroy", "n": 1})) == (1, 6)


@clause("viscounts", "solo.23")
@pytest.mark.parametrize(("op", "n", "virtue"), [("discard", 1, 6), ("discard", 2, 5), ("move_worker", 1, 6)])
def test_a_discard_and_a_worker_move_are_virtue_to_it(op: str, n: int, virtue: int) -> None:
    s = carried_out({"op": op, "n": n}, rival(deck="starting_builder", castle=([1, 0, 0, 0, 0], EMPTY, 0)))
    assert markers(s) == (1, virtue)
    assert tiers(s, RIVAL)[0] == [1, 0, 0, 0, 0]
    assert len(s.decks[RIVAL]) == 1


@clause("viscounts", "solo.24")
@pytest.mark.parametrize(
    ("counts", "after"),
    [
        ({"unpaid": 1, "acquired": 1}, (1, 0)),
        ({"unpaid": 1, "acquired": 1, "paid": 1}, (1, 1)),
        ({"unpaid": 1, "acquired": 1, "approved": 2}, (1, 2)),
        ({"unpaid": 1, "acquired": 1, "paid": 2, "approved": 2}, (3, 2)),
        ({"acquired": 1, "approved": 3}, (0, 4)),
        ({"unpaid": 1, "paid": 3}, (4, 0)),
    ],
)
def test_with_a_choice_it_flips_the_kind_flipped_less_then_a_debt(
    counts: dict[str, Any], after: tuple[int, int]
) -> None:
    assert flipped(carried_out(FLIP, rival(**counts))) == after


@clause("viscounts", "solo.24")
def test_the_example_of_the_free_choice_pays_the_debt_for_a_resource() -> None:
    s = carried_out(FLIP, rival(unpaid=1, acquired=1))
    assert papers(s, RIVAL) == {"unpaid": 0, "paid": 1, "acquired": 1, "approved": 0}
    assert purse(s, RIVAL)["ink"] == 1


@clause("viscounts", "solo.25")
@pytest.mark.parametrize(("what", "after"), [("debt", (1, 0)), ("deed", (0, 1))])
def test_a_flip_of_a_kind_is_done_if_possible(what: str, after: tuple[int, int]) -> None:
    flip = {"op": "flip", "what": what, "n": 1}
    s = carried_out(flip, rival(unpaid=1, acquired=1))
    assert flipped(s) == after
    assert markers(s) == (1, 7)


@clause("viscounts", "solo.25")
@pytest.mark.parametrize(("what", "counts"), [("debt", {"acquired": 2}), ("deed", {"unpaid": 2})])
def test_a_flip_of_a_kind_it_lacks_is_virtue(what: str, counts: dict[str, Any]) -> None:
    s = carried_out({"op": "flip", "what": what, "n": 1}, rival(**counts))
    assert flipped(s) == (0, 0)
    assert markers(s) == (1, 6)


@clause("viscounts", "solo.26")
def test_paying_a_debt_gives_it_a_resource_by_priority_and_approving_a_deed_nothing() -> None:
    s = carried_out({"op": "flip", "what": "debt", "n": 1}, rival(unpaid=1, ink=6))
    assert purse(s, RIVAL) == {"silver": 0, "ink": 6, "gold": 0, "stone": 1}
    s = carried_out({"op": "flip", "what": "deed", "n": 1}, rival(acquired=1, ink=6))
    assert purse(s, RIVAL) == {"silver": 0, "ink": 6, "gold": 0, "stone": 0}


# --- Schemes and Townsfolk ------------------------------------------------------------------------------------------


@clause("viscounts", "solo.27")
@pytest.mark.parametrize("effect", [GAIN_SCHEME, {"op": "recruit_free", "n": 1}], ids=["card", "hire"])
def test_every_way_to_gain_a_card_puts_the_top_future_scheme_on_its_discards(effect: dict[str, Any]) -> None:
    s = carried_out(effect, rival(deck="starting_builder"), future=FUTURE)
    assert schemes(s) == {
        "row": ["", "", ""],
        "deck": ["starting_builder"],
        "discards": ["future_criminal_1"],
        "future": ["future_cleric"],
    }
    assert [len(pile) for pile in s.piles] == [2, 2, 2, 2, 2]


@clause("viscounts", "solo.27")
def test_two_hires_are_two_schemes_the_last_one_on_top() -> None:
    s = carried_out({"op": "recruit_free", "n": 2}, future=FUTURE)
    assert schemes(s)["discards"] == ["future_criminal_1", "future_cleric"]


@clause("viscounts", "solo.28")
def test_it_dismisses_the_townsfolk_beside_its_viscount_for_the_corner_effect() -> None:
    s = carried_out(DISMISS, rival("starting_builder - -", at="outer_right.4", ink=2))
    assert card_ids(s, s.gone) == ["jeweller"]
    assert card_ids(s, s.piles[3]) == ["miner"]
    assert markers(s) == (1, 6)
    assert purse(s, RIVAL)["ink"] == 2  # nothing paid
    assert icons(s) == icons(alone(rival("starting_builder - -")))  # its Icons do not count


@clause("viscounts", "solo.28")
def test_with_an_empty_pile_it_gains_the_effect_of_the_printed_townsfolk() -> None:
    for place, expected in ((4, (1, 6)), (3, (2, 7))):  # the lake prints Virtue, the forest Corruption
        s = carried_out(DISMISS, rival(at=f"outer_left.{place}"), piles=[[]] * 5)
        assert markers(s) == expected
        assert s.gone == ()


@clause("viscounts", "solo.29")
@pytest.mark.parametrize(
    ("which", "action"), [("rival_cleric", "transcribe"), ("rival_noble", "place_workers"), ("rival_builder", "build")]
)
def test_the_focus_is_the_primary_action_of_its_board(which: str, action: str) -> None:
    s = alone(rival(ink=8, gold=8, stone=8), which=which, steps=tries({"op": "focus"}))
    done = {
        "transcribe": len(s.scripts[RIVAL]) == 1,
        "place_workers": s.workers[RIVAL] < 20,
        "build": s.built[RIVAL] != 0,
    }
    assert [name for name, happened in done.items() if happened] == [action]


@clause("viscounts", "solo.29")
def test_the_card_rivals_focus_spends_three_resources_on_a_flip_and_a_scheme() -> None:
    focus = tries({"op": "focus"})
    for ink in (3, 4):
        s = alone(rival(ink=ink, acquired=1), which="rival_cards", steps=focus, future=FUTURE)
        assert purse(s, RIVAL)["ink"] == ink - 3
    assert flipped(s) == (0, 1)
    assert schemes(s)["discards"] == ["future_criminal_1"]


@clause("viscounts", "solo.29")
def test_the_card_rivals_focus_fails_with_fewer_than_three_resources() -> None:
    s = alone(rival(ink=2), which="rival_cards", steps=tries({"op": "focus"}), future=FUTURE)
    assert purse(s, RIVAL)["ink"] == 2
    assert papers(s, RIVAL)["acquired"] == 9


# --- shuffling ------------------------------------------------------------------------------------------------------


@clause("viscounts", "solo.30")
def test_an_empty_pile_is_reshuffled_after_its_cards_have_moved() -> None:
    row = "starting_builder starting_cleric starting_criminal_1"
    s = turn_of(rival(row, discards="starting_builder_noble"))
    found = schemes(s)
    assert found["row"][1:] == ["starting_builder", "starting_cleric"]
    # The card pushed off is among those shuffled: with the one turned up, both are accounted for.
    assert sorted([found["row"][0], *found["deck"]]) == ["starting_builder_noble", "starting_criminal_1"]
    assert found["discards"] == []


@clause("viscounts", "solo.31")
@pytest.mark.parametrize(
    ("row", "expected"),
    [
        ("starting_builder starting_cleric -", (1, 6)),
        ("starting_criminal_1 starting_cleric -", (2, 7)),
        ("future_criminal_1 starting_criminal_1 -", (2, 7)),  # three Criminals, one step
    ],
)
def test_the_reshuffle_moves_a_marker_by_the_criminals_on_its_board(row: str, expected: tuple[int, int]) -> None:
    # The Scheme turned up moves no marker of its own: whatever it does, a Deed is there to flip.
    s = turn_of(rival(row, discards="starting_builder_noble", acquired=1))
    assert schemes(s)["row"][0] == "starting_builder_noble"
    assert markers(s) == expected


@clause("viscounts", "solo.31")
def test_a_criminal_that_has_just_left_its_board_no_longer_counts() -> None:
    # Virtue for the reshuffle; 1 Corruption for the Criminal of the Scheme then turned up.
    row = "starting_builder starting_cleric starting_criminal_1"
    s = turn_of(rival(row, discards="starting_criminal_1", unpaid=1), future=FUTURE)
    assert markers(s) == (2, 6)


@clause("viscounts", "solo.32")
@pytest.mark.parametrize(("row", "expected"), [("starting_builder - -", (1, 6)), ("starting_criminal_1 - -", (2, 7))])
def test_a_shuffle_mixes_its_discards_in_with_the_same_marker_move(row: str, expected: tuple[int, int]) -> None:
    s = carried_out(SHUFFLE, rival(row, deck="starting_noble", discards="starting_cleric future_noble"))
    assert sorted(schemes(s)["deck"]) == ["future_noble", "starting_cleric", "starting_noble"]
    assert schemes(s)["discards"] == []
    assert markers(s) == expected


@clause("viscounts", "solo.32")
def test_a_shuffle_without_discards_does_nothing_to_it() -> None:
    assert markers(carried_out(SHUFFLE, rival(deck="starting_noble"))) == (1, 7)


# --- choices --------------------------------------------------------------------------------------------------------


@clause("viscounts", "solo.33")
def test_of_two_effects_with_a_slash_it_takes_the_first() -> None:
    s = carried_out({"op": "either", "of": [gain("gold"), gain("stone")]})
    assert purse(s, RIVAL) == {"silver": 0, "ink": 0, "gold": 1, "stone": 0}


# What makes each place react, and where the markers must stand for it.
PLACES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "trading_post_2": (step("CheckCollision", RIVAL), {"corruption": 4, "virtue": 4}),
    "trading_post_3": (step("Resolve", RIVAL, effects=[FLIP]), {}),
    "workshop_1": (step("Resolve", RIVAL, effects=[GAIN_SCHEME]), {}),
    "workshop_2": (step("Resolve", RIVAL, effects=[SHUFFLE]), {}),
    "workshop_3": (step("Resolve", RIVAL, effects=[SHUFFLE]), {}),
}


def reacted(which: str, piece: str) -> tuple[Viscounts, Viscounts]:
    """What follows the event of a place of the Rival's board, without its Building on the map and with it."""
    event, where = PLACES[piece]
    automaton = rival(discards="starting_noble", unpaid=2, acquired=1, **where)
    board: dict[str, Any] = {"which": which, "steps": [event], "turn": RIVAL, "future": FUTURE}
    return alone(automaton, **board), alone(automaton, **board, buildings={"3.5": f"1 {piece}"})


@clause("viscounts", "solo.34")
@pytest.mark.parametrize("piece", PLACES)
def test_places_of_the_clerics_board_react_once_their_building_has_left(piece: str) -> None:
    plain, built = reacted("rival_cleric", piece)
    assert plain.gone == ()
    if piece == "trading_post_2":
        # A Debt flipped before the Collision's own gains.
        assert (flipped(plain), flipped(built)) == ((0, 0), (1, 0))
    elif piece in ("trading_post_3", "workshop_1"):
        assert card_ids(built, built.gone) == ["miner"]
    elif piece == "workshop_2":
        assert (markers(plain), markers(built)) == ((1, 6), (1, 5))
    else:
        assert (markers(plain), markers(built)) == ((1, 6), (2, 6))


@clause("viscounts", "solo.34")
@pytest.mark.parametrize("which", ["rival_noble", "rival_builder", "rival_cards"])
@pytest.mark.parametrize("piece", PLACES)
def test_places_of_the_other_boards_react_too(which: str, piece: str) -> None:
    plain, built = reacted(which, piece)
    if piece == "trading_post_2":
        # 1 Virtue takes the Collision from space 4 to space 3, where there is no Debt.
        assert (papers(plain, RIVAL)["unpaid"], papers(built, RIVAL)["unpaid"]) == (3, 2)
    elif piece == "workshop_1" and which != "rival_builder":
        assert (papers(plain, RIVAL)["unpaid"], papers(built, RIVAL)["unpaid"]) == (2, 3)
    elif piece == "workshop_3":
        assert (markers(plain), markers(built)) == ((1, 6), (2, 6))
    else:
        assert markers(built) == (1, markers(plain)[1] - 1)


@clause("viscounts", "solo.34")
def test_the_collision_place_is_silent_with_a_criminal_on_its_board() -> None:
    automaton = rival("starting_criminal_1 - -", unpaid=2, corruption=4, virtue=4)
    s = alone(automaton, steps=[step("CheckCollision", RIVAL)], turn=RIVAL, buildings={"3.5": "1 trading_post_2"})
    assert flipped(s) == (0, 0)


@clause("viscounts", "solo.34")
def test_its_places_react_in_the_persons_turn_too() -> None:
    # In the person's Collision on space 5 the Rival, without Criminals, flips a Debt and then gains Virtue.
    s = alone(
        rival("starting_builder - -", unpaid=1),
        person(corruption=5, virtue=5),
        steps=[step("CheckCollision", 0)],
        buildings={"3.5": "1 trading_post_2"},
    )
    assert flipped(s) == (1, 0)
    assert markers(s) == (1, 6)


@clause("viscounts", "solo.34")
@every_rival
def test_its_first_trading_post_gives_a_scheme_once_and_guildhalls_give_icons(which: str) -> None:
    free = {"op": "build_free", "building": "trading_post", "where": "any_site"}
    s = carried_out(free, which=which, future=FUTURE)
    assert schemes(s)["discards"] == ["future_criminal_1"]
    halls = {f"1.{n}": f"1 guildhall_{n}" for n in (1, 2, 3)}
    plain, unlocked = icons(alone(rival(), which=which)), icons(alone(rival(), which=which, buildings=halls))
    assert unlocked == {name: plain[name] + 1 for name in ("builder", "noble", "cleric")}


@clause("viscounts", "solo.34")
@pytest.mark.parametrize(
    ("which", "icon"), [("rival_cleric", "cleric"), ("rival_noble", "builder"), ("rival_builder", "builder")]
)
def test_its_first_guildhall_shows_the_icon_of_its_board(which: str, icon: str) -> None:
    plain = icons(alone(rival(), which=which))
    assert icons(alone(rival(), which=which, buildings={"1.1": "1 guildhall_1"})) == {**plain, icon: plain[icon] + 1}


@clause("viscounts", "solo.35")
@pytest.mark.parametrize("op", ["rearrange", "discard", "destroy", "move_worker"])
def test_it_declines_nothing_and_is_never_asked(op: str) -> None:
    effect = {"op": op} if op == "rearrange" else {"op": op, "n": 1}
    s = carried_out(effect, rival("starting_builder starting_cleric -", deck="starting_noble", unpaid=1))
    assert s.over
    assert (purse(s, RIVAL)["ink"], s.virtue[RIVAL]) != (0, 7)  # each became something


@clause("viscounts", "solo.35")
@every_rival
def test_every_decision_of_a_whole_game_is_the_persons(which: str) -> None:
    s = begun(1, rival=which)
    while not s.over:
        assert s.seat == 0
        s.apply(s.options()[0])


@clause("viscounts", "solo.35")
def test_harmful_effects_are_carried_out_too() -> None:
    s = carried_out({"op": "all", "of": [gain("corruption"), gain("debt")]})
    assert markers(s) == (2, 7)
    assert papers(s, RIVAL)["unpaid"] == 1
