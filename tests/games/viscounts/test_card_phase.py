"""Phase 1: the cards slide and one is played."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.positions import (
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
    told,
)


def _turn(row: str, hand: str = "labourer trader", **fields: Any) -> Viscounts:
    """The start of player 0's turn."""
    return position(person(row, hand=hand, **fields), person("- - -", hand="abbot squire", at="inner.3"))


def _row(s: Viscounts) -> list[str]:
    """The cards on the board from the left, "" for an empty space."""
    return card_ids(s, s.rows[:3])


# --- sliding ---------------------------------------------------------------------------------------------------------


@clause("viscounts", "p1.1")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("abbot - -", ["", "abbot", ""]),
        ("abbot squire -", ["", "abbot", "squire"]),
        ("abbot squire thief", ["", "abbot", "squire"]),
    ],
)
def test_all_cards_slide_one_space_to_the_right(before: str, after: list[str]) -> None:
    assert _row(_turn(before)) == after


@clause("viscounts", "p1.2")
def test_a_card_pushed_off_the_board_goes_face_up_to_the_discards() -> None:
    s = _turn("abbot squire labourer", discards="lender")
    assert card_ids(s, s.discards[0]) == ["lender", "labourer"]
    assert s.view(1)["board"]["players"][0]["discards"] == ["lender", "labourer"]


@clause("viscounts", "p1.3")
def test_the_journeyman_drops_off_for_a_free_hire_and_virtue_before_a_card_is_played() -> None:
    s = position(
        person("abbot squire journeyman", hand="labourer trader"), person(), piles=[["friar"], ["princess"], [], [], []]
    )
    assert texts(s) == ["hire:1", "hire:2"]
    assert _row(s) == ["", "abbot", "squire"]
    play(s, "hire:2")
    assert s.virtue[0] == 7 - 1 - 1  # the corner of the Princess and the Journeyman's own
    assert texts(s) == ["play:labourer", "play:trader"]


@clause("viscounts", "p1.4")
def test_a_reshuffle_by_a_drop_off_ability_includes_the_card_itself() -> None:
    # The Disciple brings a hire, and the Watchman hired lets the discards be shuffled.
    s = position(
        person("abbot squire disciple", hand="labourer trader", deck=""), person(), piles=[["watchman"], [], [], [], []]
    )
    play(s, "either:1")
    assert set(card_ids(s, s.decks[0])) == {"disciple", "watchman"}
    assert s.discards[0] == ()


@clause("viscounts", "p1.4")
def test_the_criminal_of_a_card_that_dropped_off_counts_no_more() -> None:
    # The Thief alone is shuffled: Virtue, as no Criminal is left on the board; then it is played, for 1 Corruption.
    s = _turn("abbot squire thief", hand="", deck="")
    assert (s.corruption[0], s.virtue[0]) == (2, 6)


@clause("viscounts", "p1.5")
def test_on_the_first_three_turns_no_card_drops_off() -> None:
    s = position(
        person("- - -", hand="thief lender journeyman", deck="abbot squire labourer"),
        person("- - -", hand="abbot squire labourer", deck="lender trader thief"),
    )
    assert _row(s) == ["", "", ""]  # nothing to slide
    dropped = []
    for card in ("thief", "lender", "journeyman"):
        dropped.append(card_ids(s, s.discards[0]))
        play(s, f"play:{card}")
        end_turn(end_turn(s))
    assert dropped == [[], [], []]
    assert card_ids(s, s.discards[0]) == ["thief"]  # the fourth turn


# --- playing a card --------------------------------------------------------------------------------------------------


@clause("viscounts", "p1.6")
def test_exactly_one_card_of_the_hand_goes_on_the_left_space() -> None:
    s = _turn("abbot - -", hand="labourer trader thief")
    assert texts(s) == ["play:labourer", "play:trader", "play:thief"]
    assert refusal(s, "play:abbot").clause == "p1.6"
    assert refusal(s, "pass")
    play(s, "play:trader")
    assert _row(s) == ["trader", "abbot", ""]
    assert card_ids(s, s.hands[0]) == ["labourer", "thief"]
    assert texts(s)[0].startswith("move")


@clause("viscounts", "p1.7")
def test_the_antagonist_beside_another_criminal_brings_three_corruption_and_a_debt() -> None:
    s = play(_turn("thief abbot -", hand="antagonist trader"), "play:antagonist")
    assert (s.corruption[0], papers(s)["unpaid"]) == (1 + 3, 1)


@clause("viscounts", "p1.7")
@pytest.mark.parametrize(
    ("row", "corruption"), [("- - -", 1), ("abbot - -", 1), ("thief - -", 2), ("antagonist thief -", 4)]
)
def test_a_criminal_brings_corruption_for_all_criminals_on_the_board(row: str, corruption: int) -> None:
    s = play(_turn(row, hand="conspirator trader"), "play:conspirator")
    assert s.corruption[0] == 1 + corruption


@clause("viscounts", "p1.7")
def test_a_criminal_that_just_dropped_off_is_not_counted() -> None:
    s = play(_turn("abbot squire conspirator", hand="meddler trader"), "play:meddler")
    assert s.corruption[0] == 1 + 1


@clause("viscounts", "p1.8")
@pytest.mark.parametrize("row", ["thief - -", "antagonist thief -"])
def test_a_card_without_criminals_brings_no_corruption(row: str) -> None:
    assert play(_turn(row), "play:labourer").corruption[0] == 1


@clause("viscounts", "p1.9")
def test_corruption_for_criminals_comes_before_the_instant_ability() -> None:
    keys = told(_turn("- - -", hand="antagonist trader"), "play:antagonist")
    assert keys.index("event-corruption") < keys.index("event-debt")
    # The Lookout's hire brings a Virtue: with the markers on 5 and 6 the order decides where they meet.
    s = position(
        person("- - -", hand="lookout abbot", corruption=5, virtue=6),
        person(),
        piles=[["friar"], ["miner"], [], [], []],
    )
    play(s, "play:lookout")
    assert (s.corruption[0], s.virtue[0]) == (6, 6)  # before the choice is made
    play(s, "either:1", "hire:1")
    assert (s.corruption[0], s.virtue[0]) == (5, 5)


@clause("viscounts", "p1.10")
def test_the_instant_ability_is_resolved_before_the_viscount_moves() -> None:
    s = play(_turn("- - -", hand="financier abbot lender"), "play:financier")
    assert set(texts(s)) == {"discard:abbot", "discard:lender", "discard:top", "decline"}
    play(s, "decline")
    assert purse(s)["silver"] == 2
    assert texts(s)[0].startswith("move")
    # The 2 Silver may pay for the way at once: 3 spaces and 2 more.
    assert "move:right.3" in texts(s)


@clause("viscounts", "p1.11")
def test_with_an_empty_hand_the_top_of_the_draw_pile_is_played_unseen() -> None:
    s = _turn("abbot - -", hand="", deck="lender squire trader thief")
    assert _row(s) == ["thief", "abbot", ""]
    assert (s.corruption[0], s.movement) == (2, 1)
    assert card_ids(s, s.decks[0]) == ["lender", "squire", "trader"]


@clause("viscounts", "p1.11")
def test_a_hand_emptied_by_a_drop_off_ability_is_no_different() -> None:
    s = _turn("abbot squire therese", hand="labourer", deck="lender trader")
    play(s, "discard:labourer")
    assert _row(s) == ["trader", "abbot", "squire"]


@clause("viscounts", "p1.12")
@pytest.mark.parametrize(("row", "markers"), [("abbot - -", (1, 6)), ("thief - -", (2, 7))])
def test_with_an_empty_draw_pile_the_discards_are_shuffled_first(row: str, markers: tuple[int, int]) -> None:
    s = _turn(row, hand="", deck="", discards="labourer squire trader")
    assert _row(s)[0] in ("labourer", "squire", "trader")
    assert (len(s.decks[0]), s.discards[0]) == (2, ())
    assert (s.corruption[0], s.virtue[0]) == markers


# --- three cards -----------------------------------------------------------------------------------------------------


def _destroying(n: int, **cards: str) -> Viscounts:
    fields: dict[str, Any] = {"deck": "", **cards}
    return position(person(**fields), person(), steps=[step("Resolve", effects=[{"op": "destroy", "n": n}])])


@clause("viscounts", "p1.13")
@pytest.mark.parametrize(
    "cards",
    [
        {"hand": "abbot squire labourer"},
        {"row": "abbot - -", "hand": "squire", "discards": "labourer"},
        {"row": "abbot squire -", "deck": "labourer"},
    ],
)
def test_with_three_cards_every_destroy_is_forfeited(cards: dict[str, str]) -> None:
    s = _destroying(1, **cards)
    assert s.over
    assert s.owned(0) == 3


@clause("viscounts", "p1.13")
@pytest.mark.parametrize(
    "cards",
    [
        {"hand": "abbot squire labourer trader"},
        {"row": "abbot - -", "hand": "squire trader", "discards": "labourer"},
        {"row": "abbot squire lender", "hand": "trader"},
    ],
)
def test_with_four_cards_two_may_not_be_destroyed(cards: dict[str, str]) -> None:
    s = play(_destroying(2, **cards), f"destroy:{cards['hand'].split()[-1]}")
    assert s.over
    assert s.owned(0) == 3


@clause("viscounts", "p1.14")
def test_three_cards_on_the_board_turn_in_a_circle_for_virtue() -> None:
    s = _turn("abbot squire labourer", hand="", deck="")
    assert _row(s) == ["labourer", "abbot", "squire"]
    assert (s.decks[0], s.discards[0]) == ((), ())
    assert (s.corruption[0], s.virtue[0]) == (1, 6)


@clause("viscounts", "p1.14")
@pytest.mark.parametrize(
    ("row", "markers"),
    [
        ("thief squire labourer", (2, 7)),  # a Criminal among the two that stay
        (
            "abbot squire conspirator",
            (2, 5),
        ),  # none: 1 Virtue; then the drop-off's Virtue and the Criminal's Corruption
    ],
)
def test_the_criminals_among_the_two_that_stay_decide(row: str, markers: tuple[int, int]) -> None:
    s = _turn(row, hand="", deck="")
    assert (s.corruption[0], s.virtue[0]) == markers


@clause("viscounts", "p1.15")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_card_is_played_in_every_turn(seats: int) -> None:
    for s in random_play(new_game(seats, 6), 6):
        if s.round and not s.over and s.view(None)["board"]["phase"] == 2:
            assert s.rows[3 * s.turn] >= s.box.first_starter
        if s.round:
            assert all(s.owned(player) >= 3 for player in range(seats))


# --- rearranging is not playing --------------------------------------------------------------------------------------


@clause("viscounts", "p1.16")
def test_rearranging_brings_no_corruption_no_ability_and_no_movement() -> None:
    effects = [{"op": "rearrange"}]
    s = position(person("abbot antagonist lothaire"), person(), movement=2, steps=[step("Resolve", effects=effects)])
    play(s, "order:2.3.1")
    assert _row(s) == ["antagonist", "lothaire", "abbot"]
    assert (s.corruption[0], papers(s)["unpaid"], purse(s)["gold"], s.movement) == (1, 0, 0, 2)


@clause("viscounts", "p1.17")
def test_the_movement_is_that_of_the_card_placed_even_if_it_moves() -> None:
    s = play(_turn("antagonist lender -", hand="architect trader"), "play:architect", "either:1", "order:2.1.3")
    assert _row(s) == ["antagonist", "architect", "lender"]
    assert s.movement == 1
    assert texts(s) == ["move:right.1", "move:inner.1"]  # one space from the left of the bay


@clause("viscounts", "p1.1", "setup.8")
def test_the_left_space_shows_no_icon_once_its_card_has_slid_away() -> None:
    s = position(person("squire - -", hand="thief abbot"), person())
    assert texts(s) == ["play:thief", "play:abbot"]
    icons = s.view(0)["board"]["players"][0]["icons"]
    assert icons == {
        "merchant": 2,
        "builder": 0,
        "noble": 1,
        "cleric": 0,
        "criminal": 0,
    }  # the Squire and the right print
