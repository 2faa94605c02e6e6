"""Set-up, from the ring of segments to the first hand."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import regnum
from regnum.core.places import why_not_at
from regnum.games.viscounts.state import NOBODY, Viscounts
from tests.clauses import clause
from tests.games.viscounts.positions import (
    EMPTY,
    box,
    card_ids,
    end_turn,
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

each_number_of_players = pytest.mark.parametrize("seats", [1, 2, 3, 4])
two_or_more = pytest.mark.parametrize("seats", [2, 3, 4])


def _choosing(number: int, **board: Any) -> Viscounts:
    """The position after seat 0 took the Player Card with this number, with the hero Therese.

    The other seat has chosen; only this one's set-up is still to do, then the first round begins.
    """
    newcomer = person(deck="")
    newcomer["viscount"] = None
    cards = [{"card": f"player_card_{number}", "hero": "therese"}, {"card": _another(number), "hero": "ada"}]
    steps = [step("EndSetup"), step("PickPair")]
    s = position(newcomer, person(at="inner.5"), round=0, pairs=cards, steps=steps, **board)
    return play(s, f"pair:{number}")


def _another(number: int) -> str:
    return f"player_card_{number % 10 + 1}"


def _start(seats: int, seed: int = 0, **options: Any) -> Viscounts:
    """The first decision of the first round, after set-up at random."""
    return next(s for s in random_play(new_game(seats, seed, **options), seed) if s.round)


# --- the board -------------------------------------------------------------------------------------------------------


@clause("viscounts", "setup.1")
def test_the_five_segments_form_a_ring_in_random_order() -> None:
    rings = {new_game(2, seed).ring for seed in range(60)}
    assert all(sorted(ring) == list(range(5)) for ring in rings)
    assert len(rings) > 30


@clause("viscounts", "setup.1")
@pytest.mark.parametrize(("seats", "side"), [(1, "a"), (2, "a"), (3, "b"), (4, "b")])
def test_the_side_of_the_segments_depends_on_the_number_of_players(seats: int, side: str) -> None:
    s = new_game(seats)
    shown = [[exchange.id for exchange in segment] for segment in s.exchanges]
    printed = [
        [trade.exchange for space in ("outer_left", "outer_right") for trade in segment.trade
         if (trade.side, trade.space) == (side, space)]
        for segment in s.box.contents.segment
    ]  # fmt: skip
    assert shown == printed


@clause("viscounts", "setup.2")
def test_the_castle_is_turned_at_random() -> None:
    turned = {new_game(2, seed).wedges for seed in range(60)}
    assert turned == {tuple((place + n) % 5 for place in range(5)) for n in range(5)}


@clause("viscounts", "setup.3")
def test_townsfolk_form_five_piles_of_nearly_equal_size() -> None:
    places = set()
    for seed in range(30):
        heights = [len(pile) for pile in new_game(2, seed).piles]
        assert sorted(heights) == [13, 13, 14, 14, 14]
        places |= {place for place, height in enumerate(heights) if height == 13}
    assert places == set(range(5))  # the smaller piles are anywhere
    assert len({new_game(2, seed).piles[0] for seed in range(20)}) == 20


@clause("viscounts", "setup.4")
def test_each_manuscript_pile_has_a_grey_back_on_top_of_six_black_ones() -> None:
    tops = set()
    for seed in range(20):
        s = new_game(3, seed)
        for shelf in s.shelves:
            assert [s.box.manuscripts[tile].back for tile in shelf] == ["black"] * 6 + ["grey"]
        tops.add(tuple(shelf[-1] for shelf in s.shelves))
        assert sorted(tile for shelf in s.shelves for tile in shelf) == list(range(35))
    assert len(tops) > 10


@clause("viscounts", "setup.5")
@each_number_of_players
def test_bonus_cards_and_the_castle_leader_card_start_with_nobody(seats: int) -> None:
    s = new_game(seats)
    assert s.leader == NOBODY
    assert s.bonuses == [NOBODY] * 4
    assert not any(s.purse)


@clause("viscounts", "setup.6")
@each_number_of_players
def test_nine_buildings_cover_the_abilities_in_order_from_the_left(seats: int) -> None:
    s = new_game(seats)
    assert s.built == [0] * s.table.players
    types = [building.type for building in sorted(s.box.contents.building, key=lambda building: building.order)]
    assert types == ["trading_post"] * 3 + ["guildhall"] * 3 + ["workshop"] * 3
    assert s.permanent == [0] * s.table.players  # what they cover does not count
    assert s.hand_limit(0) == 3


@clause("viscounts", "setup.7")
@each_number_of_players
def test_the_markers_start_at_the_two_ends_of_seven_spaces(seats: int) -> None:
    s = new_game(seats)
    assert s.corruption == [1] * s.table.players
    assert s.virtue == [7] * s.table.players


# --- the printed Icons of a player board -----------------------------------------------------------------------------


def _shown_icons(s: Viscounts) -> dict[str, int]:
    icons: dict[str, int] = s.view(0)["board"]["players"][0]["icons"]
    return icons


@clause("viscounts", "setup.8")
@pytest.mark.parametrize(
    ("row", "counted"),
    [
        ("- - -", {"merchant": 2, "builder": 1, "noble": 1, "cleric": 1, "criminal": 0}),
        ("thief - -", {"merchant": 2, "builder": 1, "noble": 1, "cleric": 1, "criminal": 1}),
        ("thief thief -", {"merchant": 2, "builder": 0, "noble": 0, "cleric": 0, "criminal": 2}),
        ("thief thief thief", {"merchant": 0, "builder": 0, "noble": 0, "cleric": 0, "criminal": 3}),
    ],
)
def test_printed_icons_count_while_no_card_covers_them(row: str, counted: dict[str, int]) -> None:
    assert _shown_icons(position(person(row), person(), movement=2, steps=[step("MoveViscount")])) == counted


@clause("viscounts", "setup.8")
def test_printed_icons_last_for_the_first_two_turns() -> None:
    s = position(
        person("- - -", hand="thief conspirator meddler", deck="trickster traitor swindler_ink"),
        person("- - -", hand="abbot labourer squire", deck="lender trader financier"),
    )
    shown = []
    for card in ("thief", "conspirator", "meddler"):
        icons = _shown_icons(play(s, f"play:{card}"))
        shown.append((icons["cleric"], icons["builder"], icons["noble"], icons["merchant"]))
        end_turn(end_turn(s))
    assert shown == [(1, 1, 1, 2), (0, 0, 0, 2), (0, 0, 0, 0)]


# --- first player and pairs ------------------------------------------------------------------------------------------


@clause("viscounts", "setup.9")
@each_number_of_players
def test_the_first_player_is_drawn_and_stays_the_same(seats: int) -> None:
    assert {new_game(seats, seed).first for seed in range(40)} == set(range(seats))
    assert len({s.first for s in random_play(new_game(seats, 5))}) == 1


@clause("viscounts", "setup.9")
def test_a_table_may_name_the_first_player() -> None:
    assert {new_game(3, seed, first_player=2).first for seed in range(20)} == {2}
    with pytest.raises(regnum.BadInput, match="first_player"):
        new_game(2, first_player=2)


@clause("viscounts", "setup.10")
@each_number_of_players
def test_one_pair_more_than_players_is_laid_out(seats: int) -> None:
    seen: set[tuple[int, int]] = set()
    for seed in range(60):
        s = new_game(seats, seed)
        assert len(s.pairs) == seats + 1
        assert len({card for card, _ in s.pairs}) == len({hero for _, hero in s.pairs}) == seats + 1
        assert all(hero in s.box.heroes for _, hero in s.pairs)
        seen.update(s.pairs)
    assert {card for card, _ in seen} == set(range(10))
    assert len(seen) > 50  # any hero with any card


@clause("viscounts", "setup.10")
def test_a_pair_that_is_not_on_display_cannot_be_taken() -> None:
    s = new_game(2)
    shown = {s.box.player_cards[card].start_space for card, _ in s.pairs}
    absent = next(n for n in range(1, 11) if n not in shown)
    assert refusal(s, f"pair:{absent}").clause == "setup.10"


@clause("viscounts", "setup.11")
@pytest.mark.parametrize(
    ("seats", "first", "order"), [(2, 0, [1, 0]), (3, 0, [2, 1, 0]), (3, 1, [0, 2, 1]), (4, 2, [1, 0, 3, 2])]
)
def test_pairs_are_chosen_against_the_order_of_play(seats: int, first: int, order: list[int]) -> None:
    choosing: list[tuple[int | None, int]] = []
    for s in random_play(new_game(seats, first_player=first)):
        if s.round:
            break
        if texts(s)[0].startswith("pair"):
            choosing.append((s.seat, len(texts(s))))
    assert [seat for seat, _ in choosing] == order
    assert [pairs for _, pairs in choosing] == list(range(seats + 1, 1, -1))  # the last one has two to choose from


@clause("viscounts", "opt.5")
@two_or_more
def test_pairs_may_be_dealt_instead(seats: int) -> None:
    dealt = set()
    for seed in range(10):
        for s in random_play(new_game(seats, seed, pairs="dealt"), seed):
            if s.round:
                break
            assert not texts(s)[0].startswith("pair")
        dealt.add(tuple(s.viscounts))
    assert len(dealt) > 5


@clause("viscounts", "setup.12")
@pytest.mark.parametrize("number", range(1, 11))
def test_the_viscount_starts_on_the_outer_space_with_the_number_of_the_card(number: int) -> None:
    # Bay 1 and 2, hills 3 and 4, and so on; here the ring begins with the lake.
    s = _choosing(number, ring=["lake", "bay", "forest", "mountains", "hills"])
    place = ["bay", "hills", "forest", "lake", "mountains"][(number - 1) // 2]
    assert s.viscounts[0] == 3 * ["lake", "bay", "forest", "mountains", "hills"].index(place) + (number - 1) % 2


@clause("viscounts", "setup.12")
def test_no_two_viscounts_start_together() -> None:
    for seed in range(10):
        assert len(set(_start(4, seed).viscounts)) == 4


# --- what Player Cards give ------------------------------------------------------------------------------------------

# Silver, Ink, Gold, Stone, resources of choice, Deeds, Debts.
GIVEN = {
    1: (8, 2, 0, 1, 0, 2, 1),
    2: (6, 0, 0, 0, 2, 3, 1),
    3: (4, 1, 1, 0, 0, 1, 1),
    4: (7, 0, 2, 0, 0, 2, 2),
    5: (4, 0, 1, 0, 0, 1, 1),
    6: (2, 0, 0, 0, 1, 1, 1),
    7: (9, 0, 2, 1, 0, 1, 2),
    8: (1, 0, 0, 0, 1, 1, 1),
    9: (5, 0, 0, 2, 0, 1, 1),
    10: (10, 1, 1, 1, 0, 1, 2),
}


@clause("viscounts", "setup.13")
@pytest.mark.parametrize("number", GIVEN)
def test_a_player_card_gives_what_it_lists(number: int) -> None:
    silver, ink, gold, stone, choice, deeds, debts = GIVEN[number]
    s = _choosing(number)
    play(s, *["take:ink"] * choice)
    # A free flip, hire, Building and so on come afterwards (setup.14): what they add is told apart there.
    extra = {4: {"ink": 1}}.get(number, {})
    if number == 4:
        play(s, "take:ink")  # the Debt paid by the card's own effect
    assert purse(s) == {"silver": silver, "ink": ink + choice + extra.get("ink", 0), "gold": gold, "stone": stone}
    held = papers(s)
    assert (held["acquired"] + held["approved"], held["unpaid"] + held["paid"]) == (deeds, debts)


@clause("viscounts", "setup.14")
def test_virtue_of_a_player_card_moves_the_marker() -> None:
    assert (_choosing(1).virtue[0], _choosing(7).virtue[0], _choosing(10).virtue[0]) == (6, 6, 5)


@clause("viscounts", "setup.14")
def test_a_player_card_may_flip_a_deed_or_pay_a_debt_for_a_resource() -> None:
    s = play(_choosing(2), "take:gold", "take:gold")
    assert papers(s) == {"unpaid": 1, "paid": 0, "acquired": 2, "approved": 1}
    s = _choosing(4)
    assert texts(s) == ["take:ink", "take:gold", "take:stone"]
    play(s, "take:stone")
    assert (papers(s)["paid"], purse(s)["stone"]) == (1, 1)


@clause("viscounts", "setup.14")
def test_the_effects_of_a_card_come_before_the_next_player_chooses() -> None:
    cards = [{"card": f"player_card_{n}", "hero": hero} for n, hero in ((5, "ada"), (1, "emma"), (2, "clovis"))]
    newcomers = [person(deck=""), person(deck="")]
    for newcomer in newcomers:
        newcomer["viscount"] = None
    s = position(*newcomers, round=0, pairs=cards, steps=[step("EndSetup"), step("PickPair", 0), step("PickPair", 1)])
    play(s, "pair:5")
    assert (s.seat, texts(s)[0]) == (1, "station:1")
    play(s, "station:3")
    assert (s.seat, texts(s)) == (0, ["pair:1", "pair:2"])


@clause("viscounts", "setup.15")
def test_player_card_3_hires_from_any_segment() -> None:
    piles = [["friar"], ["miner"], ["princess"], ["conspirator"], ["peddler_ink"]]
    assert texts(_choosing(3, piles=piles)) == [f"hire:{place}" for place in range(1, 6)]


@clause("viscounts", "setup.15")
def test_player_card_5_places_two_workers_in_any_section() -> None:
    s = _choosing(5)
    assert texts(s) == [f"station:{place}" for place in range(1, 6)]
    play(s, "station:1")
    assert tiers(s) == ([2, 0, 0, 0, 0], EMPTY, 0)


@clause("viscounts", "setup.15")
def test_player_card_6_transcribes_a_manuscript_of_cost_3_or_4_on_any_segment() -> None:
    shelves = [["grey_flip"], ["blue_vp_merchant"], ["blue_silver"], ["grey_stone"], ["black_vp_deeds"]]  # 3 5 3 4 6
    s = play(_choosing(6, shelves=shelves), "take:ink")
    assert texts(s) == ["transcribe:1", "transcribe:3", "transcribe:4"]
    play(s, "transcribe:3")
    assert purse(s)["silver"] == 2 + 3


@clause("viscounts", "setup.16")
def test_player_card_8_builds_a_trading_post_where_the_viscount_was_placed() -> None:
    s = play(_choosing(8), "take:ink")  # number 8: right of the lake, the fourth place here
    assert texts(s) == ["build:trading_post_1", "build:trading_post_2", "build:trading_post_3"]
    play(s, "build:trading_post_3")
    assert texts(s) == ["spot:4.4", "spot:4.5"]
    play(s, "spot:4.5")
    assert s.has(0, 2)
    assert purse(s)["gold"] == 1  # setup.14: what the Spot gives


@clause("viscounts", "setup.17")
def test_player_card_9_destroys_any_card_of_the_new_deck_for_its_silver() -> None:
    s = _choosing(9)
    deck = {"abbot", "financier", "journeyman", "labourer", "lender", "squire", "thief", "trader", "therese"}
    assert set(texts(s)) == {f"destroy:{card}" for card in deck} | {"decline"}
    play(s, "destroy:therese")
    assert purse(s)["silver"] == 5 + 3
    assert set(card_ids(s, (*s.hands[0], *s.decks[0]))) == deck - {"therese"}
    assert "therese" in card_ids(s, s.gone)


@clause("viscounts", "setup.17")
def test_player_card_9_may_leave_the_deck_whole() -> None:
    s = play(_choosing(9), "decline")
    assert (s.owned(0), purse(s)["silver"]) == (9, 5)


@clause("viscounts", "setup.18")
@two_or_more
def test_the_pair_left_over_goes_back_to_the_box(seats: int) -> None:
    s = new_game(seats)
    heroes = {hero for _, hero in s.pairs}
    s = next(s for s in random_play(s) if s.round)
    owned = {card for cards in (*s.hands, *s.decks) for card in cards}
    assert s.pairs == ()
    assert s.view(0)["board"]["pairs"] == []
    assert set(s.box.heroes) - owned <= set(s.gone)
    assert len(heroes & owned) >= seats - 1  # all but the one left over, and one that Player Card 9 may destroy
    assert len(heroes - owned) >= 1


# --- the first draw pile ---------------------------------------------------------------------------------------------


@clause("viscounts", "setup.19")
def test_hero_and_starting_cards_form_a_draw_pile_of_which_three_are_drawn() -> None:
    s = _choosing(1)
    assert (len(s.hands[0]), len(s.decks[0]), s.discards[0]) == (3, 6, ())
    assert set(card_ids(s, (*s.hands[0], *s.decks[0]))) == {card.id for card in s.box.contents.starter} | {"therese"}


@clause("viscounts", "setup.19")
def test_the_first_draw_pile_is_shuffled() -> None:
    starts = [_start(2, seed, pairs="dealt", first_player=0) for seed in range(60)]
    hands = Counter(card for s in starts for card in card_ids(s, s.hands[0]))
    assert all(hands[card.id] > 5 for card in box().contents.starter)


@clause("viscounts", "setup.19")
def test_with_a_card_destroyed_the_deck_has_eight_and_with_one_hired_ten() -> None:
    s = play(_choosing(9), "destroy:thief")
    assert (len(s.hands[0]), len(s.decks[0])) == (3, 5)
    s = play(_choosing(3, piles=[["friar"], ["miner"], [], [], []]), "hire:1")
    assert (len(s.hands[0]), len(s.decks[0])) == (3, 7)
    assert "friar" in card_ids(s, (*s.hands[0], *s.decks[0]))


@clause("viscounts", "setup.20")
def test_the_first_shuffle_moves_no_marker() -> None:
    s = _choosing(3, piles=[["missionary_2"], ["miner"], [], [], []])
    play(s, "hire:1")
    assert (s.corruption[0], s.virtue[0]) == (1, 7)


@clause("viscounts", "setup.21")
@pytest.mark.parametrize(("card", "corruption", "virtue"), [("friar", 1, 6), ("conspirator", 1, 7), ("meddler", 2, 7)])
def test_the_corner_effect_of_a_card_hired_at_set_up_is_resolved(card: str, corruption: int, virtue: int) -> None:
    s = play(_choosing(3, piles=[[card], ["miner"], [], [], []]), "hire:1")
    assert (s.corruption[0], s.virtue[0]) == (corruption, virtue)


@clause("viscounts", "setup.21")
@pytest.mark.parametrize("card", ["disciple", "conspirator", "pastor"])  # Shuffle, Discard, Rearrange
def test_shuffle_discard_and_rearrange_have_no_object_at_set_up(card: str) -> None:
    s = play(_choosing(3, piles=[[card], ["miner"], [], [], []]), "hire:1")
    assert (s.corruption[0], s.virtue[0], s.discards[0]) == (1, 7, ())
    assert s.owned(0) == 10
    assert s.round == 1  # nothing was asked: the first turn has begun


# --- Poverty and Prosperity ------------------------------------------------------------------------------------------


@clause("viscounts", "setup.22")
@pytest.mark.parametrize(("seats", "debts", "deeds"), [(1, 12, 12), (2, 12, 12), (3, 15, 16), (4, 18, 20)])
def test_the_number_of_players_fixes_the_cards_above_poverty_and_prosperity(seats: int, debts: int, deeds: int) -> None:
    s = _start(seats)
    assert (s.debts_above, s.deeds_above) == (debts, deeds)


@clause("viscounts", "setup.23")
@pytest.mark.parametrize(("setup_papers", "debts", "deeds"), [("box", 12, 12), ("piles", 10, 10)])
def test_papers_of_the_player_cards_come_from_the_box_or_from_the_piles(
    setup_papers: str, debts: int, deeds: int
) -> None:
    s = _choosing(4, options={"setup_papers": setup_papers})  # 2 Debts, 2 Deeds
    play(s, "take:ink")
    assert s.round == 1
    assert (s.debts_above, s.deeds_above) == (debts, deeds)


@clause("viscounts", "setup.9")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_until_the_first_round_the_turn_is_the_first_players(first: int) -> None:
    s = new_game(3, first_player=first)
    assert (s.first, s.turn, s.round) == (first, first, 0)


@clause("viscounts", "setup.10")
def test_what_is_not_on_offer_is_nowhere() -> None:
    s = new_game(2)
    assert why_not_at(s, "leaders") is None
    assert why_not_at(s, "pairs.1") is None  # it can be chosen
