"""The Characters who work later: at the start of a turn (Treasurer, Inventor) or at the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.core.board.views import board_json
from regnum.core.rng import Rng
from regnum.games.anno890.state import Anno890
from tests.clauses import clause
from tests.games.anno890.moments import arrive, ended, hand, points, reward, step
from tests.games.anno890.positions import ROW, at, kingdom, play, position, refusal, texts

CASTLE = "castle_wheat_olive@5"
OTHER = kingdom("castle_lavender_poppy@5")


# --- Apprentice ------------------------------------------------------------------------------------------------------


def last_draw(deck: list[str], tiles: str = CASTLE, other: dict[str, Any] = OTHER, **board: Any) -> Anno890:
    """The game has just ended and seat 0 holds the Apprentice; the top of the deck comes last."""
    owner = kingdom(tiles, characters="apprentice")
    return position(owner, other, deck=deck, steps=[{"step": "EndGame"}], **board)


def kept(s: Anno890) -> list[str]:
    """What seat 0's Apprentice kept."""
    return [s.box.characters[card].id for card in s.kept[0]]


@clause("anno890", "char.1")
def test_apprentice_draws_two_cards_and_keeps_the_points_of_one() -> None:
    s = last_draw(["merchant", "treasurer", "cartographer"])
    assert (s.seat, len(s.deck)) == (0, 1)
    assert sorted(texts(s)) == ["keep:cartographer", "keep:treasurer"]  # worth 5 and 2
    play(s, "keep:cartographer")
    assert s.over
    assert (kept(s), points(s, 0, "char.1")) == (["cartographer"], 5)
    assert board_json(s)["out_characters"] == ["treasurer"]
    assert len(s.deck) == 1


@clause("anno890", "char.1")
def test_apprentice_may_keep_the_lesser_card_but_only_a_card_drawn() -> None:
    s = last_draw(["merchant", "treasurer", "cartographer"])
    assert str(refusal(s, "keep:merchant")) == "char.1: reason-not-drawn"
    play(s, "keep:treasurer")
    assert points(s, 0, "char.1") == 2


@clause("anno890", "char.1")
def test_apprentice_draws_neither_from_the_banners_nor_from_the_discard() -> None:
    s = last_draw([], banners={"wheat": ["merchant", "thief"]}, out_characters=["inventor"])
    assert s.over
    assert kept(s) == []
    assert last_draw(["duchess"], banners={"wheat": ["thief"]}).kept[0] != ()  # with fewer than 2, what there is


@clause("anno890", "char.1")
def test_what_the_apprentice_drew_is_for_its_owner_alone() -> None:
    s = last_draw(["merchant", "treasurer", "cartographer"])
    assert set(s.view(0)["board"]["drawn"]) == {"treasurer", "cartographer"}
    for seat in (1, None):
        view = s.view(seat)
        assert view["board"]["drawn"] == 2
        assert not {"prompt", "choices"} & set(view)
        assert not any(card in str(view) for card in ("treasurer", "cartographer", "merchant"))


@clause("anno890", "char.1")
def test_who_did_not_draw_deals_with_any_cards_of_the_deck_and_sees_them_once_one_is_kept() -> None:
    s = last_draw(["merchant", "tailor", "treasurer", "cartographer"])
    imagined = {s.determinize(1, Rng(seed)).drawn for seed in range(30)}
    assert len(imagined) > 2  # not the two cards that were drawn, in either order
    assert {s.determinize(0, Rng(seed)).drawn for seed in range(30)} == {s.drawn}
    before = s.revealed
    play(s, "keep:treasurer")
    assert s.revealed > before
    for seat in (1, None):
        board = s.view(seat)["board"]
        assert (board["kingdoms"][0]["kept"], board["out_characters"]) == (["treasurer"], ["cartographer"])


@clause("anno890", "char.1")
def test_the_draw_is_told_without_naming_the_cards() -> None:
    # The place of seat 1 is the last of the last round; the deck is drawn from as the tile is placed.
    apprentice = kingdom(CASTLE, characters="apprentice")
    deck = ["treasurer", "cartographer"]
    s = position(apprentice, OTHER, deck=deck, row=["church_wheat"], round=8, turn=1)
    s.events = []
    play(s, "place:1")
    assert [str(event.message) for event in s.events if event.clause == "char.1"] == ["event-draws (seat @seat-0, n 2)"]
    assert not any(card in str(event.message) for event in s.events for card in deck)


@clause("anno890", "char.1")
def test_for_other_seats_the_draw_is_dealt_anew_with_the_deck() -> None:
    deck = ["merchant", "thief", "tailor", "mystic", "treasurer", "cartographer"]
    s = last_draw(deck)
    drawn_by = {seat: {s.determinize(seat, regnum.Rng(seed)).drawn for seed in range(40)} for seat in (0, 1, None)}
    assert drawn_by[0] == {s.drawn}
    assert len(drawn_by[1]) > 10
    assert len(drawn_by[None]) > 10


@clause("anno890", "char.1")
def test_a_draw_dealt_anew_loses_no_card_and_asks_about_the_new_cards() -> None:
    s = last_draw(["merchant", "thief", "tailor", "mystic", "treasurer", "cartographer"])
    for seed in range(10):
        other = s.determinize(1, regnum.Rng(seed))
        assert sorted([*other.deck, *other.drawn]) == sorted([*s.deck, *s.drawn])
        assert texts(other) == [f"keep:{other.box.characters[card].id}" for card in other.drawn]


@clause("anno890", "char.2")
def test_duchess_kept_by_the_apprentice_wins_no_tie() -> None:
    # Nobles 1 and 1, Coins 0 and 0, Towers 0 and 0: turn order decides, and seat 1 is first.
    s = last_draw(["duchess", "thief"], f"{CASTLE}+1n", kingdom("castle_lavender_poppy@5+1n"), first=1)
    play(s, "keep:duchess")
    assert points(s, 0, "char.1") == 4
    assert points(s, 0, "end.6") == 0


@clause("anno890", "char.2")
def test_caravanner_kept_by_the_apprentice_counts_no_taverns() -> None:
    s = last_draw(["caravanner", "thief"], f"{CASTLE} tavern_wheat@1 tavern_olive@2")
    play(s, "keep:caravanner")
    assert (points(s, 0, "char.1"), points(s, 0, "char.5")) == (2, 0)


# --- Treasurer -------------------------------------------------------------------------------------------------------


@clause("anno890", "char.4")
def test_treasurer_pays_at_the_start_of_own_turns_only() -> None:
    s = position(kingdom(CASTLE, coins=1, characters="treasurer"), kingdom("castle_lavender_poppy@5", coins=1))
    assert s.coins == [2, 1]
    play(s, "take:row.1", "place:1")
    assert s.turn == 1
    assert s.coins == [2, 1]  # nothing at the start of the neighbour's turn


@clause("anno890", "char.4", "char.27")
def test_treasurer_of_round_three_pays_five_times() -> None:
    s = position(
        kingdom(f"{CASTLE} farm_poppy@1 church_wheat@2 farm_olive@3"),
        kingdom("castle_lavender_poppy@5 tavern_wheat@1 tavern_poppy@2"),
        row=["church_olive", "church_lavender", "church_poppy", "farm_wheat"],
        stack=["farm_lavender", "farm_olive_2", "farm_poppy_2", "hamlet_wheat", "hamlet_lavender", "watchtower_wheat",
               "watchtower_olive"],
        banners={"wheat": ["treasurer"]},
        round=3,
        steps=[step("EndTurn"), reward("wheat")],
    )  # fmt: skip
    s.events = []
    play(s, "attract:treasurer")
    while not s.over:
        s.apply(s.options()[0])
    paid = [str(event.message) for event in s.events if event.clause == "char.4"]
    assert paid == ["event-gains-coins (seat @seat-0, n 1)"] * 5


# --- Caravanner and Duchess ------------------------------------------------------------------------------------------


@clause("anno890", "char.5")
def test_caravanner_counts_face_up_taverns() -> None:
    tiles = f"{CASTLE} tavern_wheat@1 tavern_lavender_poppy@2 tavern_poppy@3 ~tavern_lavender@4"
    s = ended(kingdom(tiles, characters="caravanner"), kingdom("castle_lavender_poppy@5 tavern_olive@1"))
    assert (points(s, 0, "char.5"), points(s, 0, "end.5")) == (6, 2)


@clause("anno890", "char.13")
def test_duchess_wins_ties_for_bonuses_and_for_victory() -> None:
    # All equal but the turn order, which speaks for seat 0.
    tied = f"{CASTLE}+1t1n"
    s = ended(kingdom(tied, coins=2), kingdom(tied, coins=2, characters="duchess"))
    assert points(s, 0, "end.6") == 0
    assert points(s, 1, "end.6") == 4 + 2 + 4
    # Both stand at 10: all three bonuses against the Duchess's 4 VP and two Hamlets.
    rich = kingdom(f"{CASTLE}+2t2n", coins=2)
    level = kingdom("castle_lavender_poppy@5 hamlet_wheat@1 hamlet_lavender@2", characters="duchess")
    s = ended(rich, level)
    assert s.scores() == [10, 10]
    assert s.winners() == [1]


@clause("anno890", "end.5")
def test_of_several_apprentices_the_first_in_turn_order_draws_first() -> None:
    owner, other = kingdom(CASTLE, characters="apprentice"), kingdom(CASTLE)  # a second one needs an overlay
    deck = ["merchant", "mystic", "thief", "duchess"]
    s = position(owner, other, owner, first=1, deck=deck, steps=[{"step": "EndGame"}])
    assert s.seat == 2
    play(s, texts(s)[0])
    assert s.seat == 0


# --- Inventor --------------------------------------------------------------------------------------------------------

INVENTOR = kingdom(CASTLE, characters="inventor")


@clause("anno890", "char.15")
def test_inventor_is_discarded_for_any_special_building_free() -> None:
    s = position(INVENTOR, kingdom("castle_lavender_poppy@5", coins=1), special_buildings=["forge", None, "town"])
    assert texts(s) == ["take:row.1", "invent:special.1", "invent:special.3"]
    play(s, "invent:special.3", "place:1")
    assert s.tiles[at(0, 1)] == s.box.tile_number["town"]
    assert (hand(s), s.row_coins, s.coins[0]) == ([], [0, 0, 0, 0], 0)
    assert board_json(s)["special_buildings"] == ["forge", None, None]
    assert [s.box.tile_ids[tile] for tile in s.row] == ROW
    assert s.turn == 1  # it was the take of this turn


@clause("anno890", "char.15")
def test_inventor_may_be_kept_for_a_normal_take() -> None:
    s = position(INVENTOR, kingdom("castle_lavender_poppy@5", coins=1), special_buildings=["forge"])
    play(s, "take:row.1", "place:1")
    assert hand(s) == ["inventor"]


@clause("anno890", "char.15")
def test_nobody_invents_without_the_inventor_or_a_special_building_left() -> None:
    s = position(kingdom(CASTLE, coins=1), INVENTOR, special_buildings=["forge", None])
    assert str(refusal(s, "invent:special.1")) == "char.15: reason-no-inventor"
    s = position(kingdom(CASTLE, coins=1, characters="inventor"), OTHER, special_buildings=[None])
    assert texts(s) == ["take:row.1", "take:row.2"]
    assert str(refusal(s, "invent:special.1")) == "take.1: reason-special-gone"


@clause("anno890", "char.16")
def test_inventor_discarded_gives_no_points_and_leaves_the_game() -> None:
    s = position(INVENTOR, OTHER, special_buildings=["forge"], deck=["merchant"])
    assert points(s, 0, "end.5") == 2
    play(s, "invent:special.1", "place:1")
    assert points(s, 0, "end.5") == 0
    assert (board_json(s)["deck"], board_json(s)["out_characters"]) == (["merchant"], ["inventor"])


@clause("anno890", "char.16")
def test_only_the_inventor_is_discarded_of_the_characters_held() -> None:
    held = kingdom(CASTLE, characters="merchant inventor treasurer")
    s = position(held, OTHER, special_buildings=["forge"])
    play(s, "invent:special.1", "place:1")
    assert (hand(s), board_json(s)["out_characters"]) == (["merchant", "treasurer"], ["inventor"])


# --- from the next turn on -------------------------------------------------------------------------------------------


@clause("anno890", "char.27")
def test_treasurer_pays_nothing_in_the_turn_of_his_arrival() -> None:
    s = arrive("treasurer", kingdom(CASTLE), kingdom("castle_lavender_poppy@5", coins=1), then=(step("EndTurn"),))
    assert (s.turn, s.coins[0]) == (1, 0)
    play(s, "take:row.1", "place:1")
    assert (s.turn, s.coins[0]) == (0, 1)


@clause("anno890", "char.27")
def test_inventor_waits_for_the_owners_next_turn() -> None:
    neighbour = kingdom("castle_lavender_poppy@5", coins=1)
    s = arrive("inventor", kingdom(CASTLE), neighbour, special_buildings=["forge"], then=(step("EndTurn"),))
    assert (s.seat, texts(s)) == (1, ["take:row.1", "take:row.2"])
    play(s, "take:row.1", "place:1")
    assert (s.seat, texts(s)) == (0, ["take:row.1", "invent:special.1"])


@clause("anno890", "char.27")
@pytest.mark.parametrize("card", ["treasurer", "inventor"])
def test_start_of_turn_ability_attracted_in_the_last_turn_never_works(card: str) -> None:
    board = {"special_buildings": ["forge"], "round": 8, "first": 1}
    s = arrive(card, kingdom(CASTLE), OTHER, then=(step("EndTurn"),), **board)
    assert (s.over, s.coins[0], hand(s)) == (True, 0, [card])


@clause("anno890", "char.27")
def test_inventor_attracted_before_the_take_waits_too() -> None:
    # Only where a replaced tile is rewarded at once can a Character arrive that early in a turn.
    s = position(
        kingdom("church_wheat@1 farm_wheat@2 forest@3 castle_lavender_poppy@5"),
        OTHER,
        row=["watchtower_wheat_2", "farm_olive", "church_olive"],
        special_buildings=["forge"],
        banners={"wheat": ["inventor"]},
        options={"replaced_trios": "at_once"},
    )
    play(s, "replace:3", "take:row.1", "attract:inventor")
    assert (s.turn, texts(s)) == (0, ["take:row.1", "take:row.2"])
