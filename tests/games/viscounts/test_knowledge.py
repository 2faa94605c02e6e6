"""What each seat may know, and how the rest is dealt anew for a seat that imagines it."""

from __future__ import annotations

from collections import Counter

import pytest

import regnum
from regnum.core.encoding import encoding
from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.alone import RIVAL, alone, rival, schemes
from tests.games.viscounts.positions import card_ids, person, play, position, step

DEALS = 40


def imagined(s: Viscounts, seat: int | None) -> list[Viscounts]:
    """Positions that `seat` may hold possible."""
    return [s.determinize(seat, regnum.Rng(n)) for n in range(DEALS)]


def two() -> Viscounts:
    """Two players with different cards in hand and draw pile."""
    anna = person(hand="thief abbot", deck="squire lender labourer")
    bruno = person(hand="financier miner", deck="vicar friar princess", discards="abbot")
    return position(anna, bruno)


@clause("viscounts", "comp.16")
def test_the_own_hand_is_known_and_of_the_own_draw_pile_only_the_order_is_not() -> None:
    s = two()
    decks = set()
    for other in imagined(s, 0):
        assert other.hands[0] == s.hands[0]
        assert sorted(other.decks[0]) == sorted(s.decks[0])
        decks.add(other.decks[0])
    assert len(decks) > 1
    assert s.view(0)["board"]["players"][0]["unseen"] == card_ids(s, sorted(s.decks[0]))


@clause("viscounts", "comp.16")
@pytest.mark.parametrize("seat", [0, None])
def test_a_card_of_another_may_be_in_hand_or_in_the_draw_pile_but_stays_that_players(seat: int | None) -> None:
    s = two()
    theirs = sorted((*s.hands[1], *s.decks[1]))
    hands = set()
    for other in imagined(s, seat):
        assert sorted((*other.hands[1], *other.decks[1])) == theirs
        assert (len(other.hands[1]), other.discards) == (2, s.discards)
        hands.add(other.hands[1])
    assert len({card for hand in hands for card in hand}) == len(theirs)
    assert s.view(seat)["board"]["players"][1]["unseen"] == card_ids(s, theirs)


@clause("viscounts", "comp.16")
def test_learners_know_as_much_of_a_draw_pile() -> None:
    """Its owner which cards are in it, but not their order; the others what is in the hand or there."""

    def rows(hand: str, deck: str) -> list[list[int]]:
        s = position(person(hand=hand, deck=deck), person(hand="financier"))
        return [encoding(s.table.game).numbers(s, seat) for seat in (0, 1)]

    mine, others = rows("thief abbot", "squire lender")
    assert rows("thief abbot", "lender squire") == [mine, others]
    assert (rows("thief squire", "abbot lender")[0] != mine, rows("thief squire", "abbot lender")[1]) == (True, others)
    for row, known in zip(rows("thief abbot", "squire friar"), (mine, others), strict=True):
        assert row != known


@clause("viscounts", "comp.16")
def test_an_empty_hand_or_draw_pile_is_a_number_to_whom_a_full_one_would_be() -> None:
    s = position(person(hand="", deck=""), person(hand="thief", deck=""), steps=[step("ChooseAction")])
    first, second = s.view(1)["board"]["players"]
    assert (first["hand"], first["deck"]) == (0, 0)
    assert (second["hand"], second["deck"]) == (["thief"], 0)
    assert s.view(0)["board"]["players"][0]["hand"] == []


@clause("viscounts", "comp.16", "comp.17")
def test_what_lies_beneath_the_tops_may_lie_beneath_any_of_them() -> None:
    s = position(
        person(),
        person(),
        piles=[["friar", "miner"], ["vicar", "princess", "jeweller"], ["strongman"], [], []],
        shelves=[["blue_silver", "grey_flip"], ["black_flip", "grey_stone"], [], [], []],
    )
    beneath, under = set(), set()
    for other in imagined(s, 0):
        for mine, true in ((other.piles, s.piles), (other.shelves, s.shelves)):
            assert [len(pile) for pile in mine] == [len(pile) for pile in true]
            assert [pile[-1:] for pile in mine] == [pile[-1:] for pile in true]
            assert sorted(card for pile in mine for card in pile) == sorted(card for pile in true for card in pile)
        beneath.add(other.piles[0][0])
        under.add(other.shelves[0][0])
    assert sorted(card_ids(s, tuple(beneath))) == ["friar", "princess", "vicar"]
    assert sorted(s.box.manuscript_ids[tile] for tile in under) == ["black_flip", "blue_silver"]


def solitary(difficulty: int) -> Viscounts:
    """A game alone with two Schemes in the Rival's draw pile and two still future."""
    deck = "starting_noble future_cleric" if difficulty else "starting_noble starting_criminal_1"
    return alone(rival(deck=deck), options={"difficulty": difficulty}, future=["future_noble", "future_builder"])


@clause("viscounts", "solo.6")
def test_without_a_difficulty_it_is_known_which_schemes_are_future() -> None:
    s = solitary(0)
    orders = set()
    for other in imagined(s, 0):
        assert sorted(other.decks[RIVAL]) == sorted(s.decks[RIVAL])
        assert sorted(other.future) == sorted(s.future)
        orders.add((other.decks[RIVAL], other.future))
    assert len(orders) == 4


@clause("viscounts", "solo.12")
def test_with_a_difficulty_nobody_knows_which_schemes_were_shuffled_in() -> None:
    s = solitary(1)
    drawn = set()
    for other in imagined(s, 0):
        assert sorted((*other.decks[RIVAL], *other.future)) == sorted((*s.decks[RIVAL], *s.future))
        assert (len(other.decks[RIVAL]), len(other.future)) == (2, 2)
        drawn.update(schemes(other)["deck"])
    assert {"future_noble", "future_builder", "future_cleric"} < drawn


@clause("viscounts", "solo.12")
def test_with_a_difficulty_every_arrangement_of_the_hidden_schemes_may_be_imagined() -> None:
    s = solitary(1)
    deals = [s.determinize(0, regnum.Rng(n)) for n in range(400)]
    found = Counter((*other.decks[RIVAL], *other.future) for other in deals)
    assert len(found) == 24  # four Schemes in two piles of two
    assert max(found.values()) < 40  # each about 17 times
    assert all(sorted(other.decks[0]) == sorted(s.decks[0]) for other in deals)  # the person's cards are no Schemes


@clause("viscounts", "solo.12", "comp.16")
@pytest.mark.parametrize("difficulty", [0, 1])
def test_views_tell_the_number_of_schemes_but_never_which(difficulty: int) -> None:
    board = solitary(difficulty).view(0)["board"]
    automaton = board["players"][RIVAL]
    assert (automaton["deck"], automaton["unseen"], board["future"]) == (2, [], 2)


@clause("viscounts", "comp.12", "build.5")
def test_views_tell_who_stands_where_and_which_buildings_are_left() -> None:
    s = position(
        person("labourer - -", at="outer_left.3", stone=9),
        person(at="inner.2"),
        buildings={"1.1": "0 workshop_2"},
        steps=[step("PickBuilding")],
    )
    board = s.view(1)["board"]
    assert board["spaces"][2] == {"outer_left": [0], "outer_right": [], "inner": []}
    assert board["spaces"][1] == {"outer_left": [], "outer_right": [], "inner": [1]}
    left = board["players"][0]["buildings"]
    assert (len(left), "workshop_2" in left, "workshop_1" in left) == (8, False, True)
    play(s, "build:workshop_1", "spot:3.1")
    assert "workshop_1" not in s.view(1)["board"]["players"][0]["buildings"]


def learned(s: Viscounts, choice: str) -> list[str]:
    """The cards and tiles that somebody sees for the first time because of a choice."""
    s.chance = []
    play(s, choice)
    return [s.table.game.fields.kind(kind).to_json(s, number) for kind, number in s.chance]


@clause("viscounts", "comp.16", "hire.11")
@pytest.mark.parametrize(
    ("pile", "seen"), [(["friar", "vicar", "miner"], ["vicar"]), (["friar", "miner"], ["friar"]), (["miner"], [])]
)
def test_a_hire_shows_the_card_beneath_and_no_other(pile: list[str], seen: list[str]) -> None:
    s = position(person(), person(), piles=[[], pile, ["princess"], [], []], steps=[step("FreeHire")])
    assert learned(s, "hire:2") == seen


@clause("viscounts", "comp.16", "script.3")
@pytest.mark.parametrize(
    ("shelf", "seen"),
    [
        (["blue_silver", "black_ink", "grey_stone"], ["black_ink"]),
        (["blue_silver", "grey_stone"], ["blue_silver"]),
        (["grey_stone"], []),
    ],
)
def test_a_manuscript_taken_shows_the_one_beneath_and_no_other(shelf: list[str], seen: list[str]) -> None:
    steps = [step("PickManuscript", costs=[3, 4])]
    s = position(person(), person(), shelves=[[], shelf, ["grey_flip"], [], []], steps=steps)
    assert learned(s, "transcribe:2") == seen


@clause("viscounts", "comp.16", "draw.5")
def test_a_card_from_the_draw_pile_is_seen_and_one_from_the_hand_was_known() -> None:
    s = position(person(hand="thief", deck="squire abbot"), person(), steps=[step("DiscardCard")])
    assert learned(s.copy(), "discard:top") == ["abbot"]
    assert learned(s.copy(), "discard:thief") == []


@clause("viscounts", "solo.27")
def test_a_future_scheme_that_the_rival_gains_is_seen() -> None:
    effects = [{"op": "gain_scheme", "n": 2}]
    s = alone(
        rival(),
        future=["future_cleric", "future_noble", "future_builder"],
        steps=[step("Resolve", RIVAL, effects=effects), step("PickResource")],
    )
    assert learned(s, "take:ink") == ["future_builder", "future_noble"]
    assert schemes(s)["discards"] == ["future_builder", "future_noble"]
