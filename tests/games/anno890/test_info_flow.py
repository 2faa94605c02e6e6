"""What players may know, and the course of turns and rounds."""

from __future__ import annotations

import pytest

import regnum
from tests.clauses import clause
from tests.games.anno890.moments import attacked
from tests.games.anno890.positions import (
    CASTLE,
    OTHER,
    ROW,
    at,
    first_turn,
    kingdom,
    play,
    position,
    random_play,
    refusal,
    texts,
    tile_ids,
)

THIRD = "castle_olive_poppy@5"

each_number_of_players = pytest.mark.parametrize("seats", [2, 3, 4])


# --- public and hidden information -----------------------------------------------------------------------------------


@clause("anno890", "info.1")
def test_coins_tokens_characters_rows_and_track_are_open_to_all() -> None:
    s = position(
        kingdom(f"{CASTLE}+2t1n", coins=3, characters="thief"),
        kingdom(f"{OTHER} farm_poppy@1+1n", coins=2, kept="duchess"),
        row=[{"tile": "farm_olive", "coins": 1, "saracens": 2}, {"tile": "farm_wheat"}],
        stack=["church_poppy", "church_olive"],
        special_buildings=["forge", None, "town"],
        banners={"wheat": ["merchant"]},
        deck=["tailor", "mystic", "traitor"],
        invader=4,
    )
    for seat in (0, 1, None):
        board = s.view(seat)["board"]
        mine, theirs = board["kingdoms"]
        assert (mine["coins"], mine["characters"], mine["spaces"][4]["towers"]) == (3, ["thief"], 2)
        assert (theirs["coins"], theirs["kept"], theirs["spaces"][0]["nobles"]) == (2, ["duchess"], 1)
        assert board["row"][0] == {"tile": "farm_olive", "coins": 1, "saracens": 2}
        assert board["special_buildings"] == ["forge", None, "town"]
        assert board["banners"]["wheat"] == ["merchant"]
        assert (board["defence"], board["invader"]) == (4, 4)
        assert (board["stack"], board["deck"]) == (2, 3)  # their numbers are public, nothing else


@clause("anno890", "info.1")
@each_number_of_players
def test_no_view_depends_on_the_order_of_the_stack_or_of_the_deck(seats: int) -> None:
    for s in random_play(first_turn(seats, seed=seats)):
        other = s.copy()
        other.stack.reverse()
        other.deck.reverse()
        other.rng = regnum.Rng(99)
        for seat in (*range(seats), None):
            assert other.view(seat) == s.view(seat)


@clause("anno890", "info.1")
def test_cards_an_apprentice_draws_are_for_its_owners_eyes() -> None:
    s = position(
        kingdom(CASTLE, characters="apprentice"),
        kingdom(OTHER),
        steps=[{"step": "EndGame"}],
        deck=["tailor", "mystic", "traitor"],
    )
    assert s.view(0)["board"]["drawn"] == ["traitor", "mystic"]
    assert s.view(1)["board"]["drawn"] == s.view(None)["board"]["drawn"] == 2
    assert "choices" not in s.view(1)


@clause("anno890", "info.1")
def test_a_fair_deal_of_the_hidden_keeps_all_that_is_open() -> None:
    s = first_turn(3)
    deals = [s.determinize(0, regnum.Rng(seed)) for seed in range(10)]
    assert len({tuple(deal.stack) for deal in deals}) > 1
    assert len({tuple(deal.deck) for deal in deals}) > 1
    for deal in deals:
        assert deal.view(0) == s.view(0)
        assert sorted(deal.stack) == sorted(s.stack)
        assert sorted(deal.deck) == sorted(s.deck)


@clause("anno890", "info.2")
def test_there_is_one_way_to_put_a_tile_in_a_space() -> None:
    s = position(kingdom(CASTLE), kingdom(OTHER))
    assert texts(s) == [f"place:{cell}" for cell in (1, 2, 3, 4, 6, 7, 8, 9)]
    play(s, "place:1")
    assert s.view(0)["board"]["kingdoms"][0]["spaces"][0] == {"tile": ROW[0]}  # nothing tells how it lies


# --- the course of the game ------------------------------------------------------------------------------------------


@clause("anno890", "flow.1")
@each_number_of_players
def test_turns_go_clockwise_from_the_first_player(seats: int) -> None:
    first = seats - 1
    s = first_turn(seats, first_player=first)
    turns = []
    for _ in range(2 * seats):
        turns.append(s.turn)
        while s.turn == turns[-1]:
            play(s, texts(s)[0])
    assert turns == [(first + n) % seats for n in range(2 * seats)]


@clause("anno890", "flow.2")
@each_number_of_players
def test_the_game_lasts_eight_rounds_of_one_turn_each(seats: int) -> None:
    s = first_turn(seats, seed=seats)
    turns = []
    for now in random_play(s):
        now.events = now.events or []
        turns = [(e.message.args["seat"], e.message.args["round"]) for e in now.events if e.message.key == "event-turn"]
    order = [(s.first + n) % seats for n in range(seats)]
    everyone = [(f"@seat-{seat}", rnd) for rnd in range(1, 9) for seat in order]
    assert turns == everyone[1:]  # the first turn began before anybody listened
    assert all(all(s.faces(seat)) for seat in range(seats))  # a Castle and 8 further tiles


@clause("anno890", "flow.3")
def test_a_turn_takes_then_places_then_looks_for_trios_then_for_an_invasion() -> None:
    row = ["countryside_wheat_olive", *ROW[1:]]  # with a Saracen
    land = kingdom("castle_olive_poppy@5 farm_wheat@1 church_wheat@2", coins=1)
    s = position(land, kingdom(OTHER, coins=1), row=row, invader=9, banners={"wheat": ["merchant"]})
    s.events = []
    play(s, "take:row.1", "place:3")
    assert texts(s) == ["attract:merchant", "coins:wheat"]  # the trio before the invasion
    play(s, "coins:wheat")
    assert (s.seat, texts(s)) == (0, ["lose:1", "lose:2", "lose:3"])
    play(s, "lose:1")
    chapters = [event.clause.split(".")[0] for event in s.events]
    assert list(dict.fromkeys(chapters)) == ["take", "place", "icon", "trio", "inv", "flow"]


@clause("anno890", "flow.4")
def test_a_player_must_take_and_place_a_tile() -> None:
    s = position(kingdom(CASTLE, coins=1), kingdom(OTHER, coins=1))
    assert texts(s) == ["take:row.1", "take:row.2"]
    assert refusal(s, "pass").message.key == "reason-not-now"
    play(s, "take:row.2")
    assert {option.verb for option in s.options()} == {"place"}
    play(s, "place:7")
    assert s.seat == 1
    assert [bool(face) for face in s.faces(0)] == [False] * 4 + [True, False, True, False, False]


@clause("anno890", "flow.5")
def test_the_treasurers_coin_comes_before_the_tile_is_taken() -> None:
    land = kingdom(CASTLE, coins=3, characters="treasurer")
    s = position(land, kingdom(OTHER), special_buildings=["forge"])
    assert s.coins[0] == 4
    assert "take:special.1" in texts(s)


@clause("anno890", "flow.5")
def test_the_treasurer_comes_first_then_the_replacing_tile_then_the_inventor() -> None:
    land = kingdom(f"{CASTLE} forest@1", characters="inventor treasurer")
    s = position(land, kingdom(OTHER), special_buildings=["forge"])
    assert (s.coins[0], texts(s)) == (1, ["replace:1", "pass"])
    play(s, "pass")
    assert texts(s) == ["take:row.1", "take:row.2", "invent:special.1"]
    assert s.coins[0] == 1  # once a turn


@clause("anno890", "flow.6")
@each_number_of_players
def test_out_of_turn_players_only_lose_tiles_and_keep_cards(seats: int) -> None:
    verbs = set()
    for seed in range(12):
        for s in random_play(first_turn(seats, seed), seed):
            if not s.over and s.seat != s.turn:
                verbs |= {option.verb for option in s.options()}
    assert "lose" in verbs
    assert verbs <= {"lose", "keep"}


@clause("anno890", "flow.6")
def test_each_invaded_player_chooses_the_own_tile_to_lose() -> None:
    land = "farm_olive@1 farm_wheat@2"
    s = attacked(kingdom(f"{CASTLE}+1t {land}"), kingdom(f"{OTHER} {land}"), kingdom(f"{THIRD} {land}"))
    assert (s.turn, s.seat) == (0, 1)
    play(s, "lose:1")
    assert (s.turn, s.seat) == (0, 2)
    play(s, "lose:2")
    assert tile_ids(s, [-s.tiles[at(1, 1)], -s.tiles[at(2, 2)]]) == ["farm_olive", "farm_wheat"]


@clause("anno890", "flow.6")
def test_an_apprentice_keeps_a_card_when_the_game_has_ended() -> None:
    s = position(
        kingdom(CASTLE, characters="apprentice"),
        kingdom(OTHER),
        steps=[{"step": "EndGame"}],
        deck=["tailor", "mystic", "traitor"],
        turn=1,
    )
    assert (s.turn, s.seat, texts(s)) == (1, 0, ["keep:traitor", "keep:mystic"])


@clause("anno890", "info.1")
@each_number_of_players
def test_until_an_apprentice_draws_all_see_the_same_board(seats: int) -> None:
    for s in random_play(first_turn(seats, seed=seats)):
        if not s.drawn:
            assert all(s.view(seat)["board"] == s.view(None)["board"] for seat in range(seats))
