"""What is open to everybody, and what is not."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.core.ahead import preview
from regnum.core.board.views import board_view
from regnum.core.rng import Rng
from regnum.games.seven.state import Seven
from tests.clauses import clause
from tests.games.seven.positions import asked, board, carried_out, choose, example, new, person, row, seen, step

each_seat_and_a_spectator = pytest.mark.parametrize("seat", [0, 1, 2, None])
MAZE: dict[str, Any] = {"id": "thorn_maze", "markers": ["neutral", "neutral", None]}


@clause("seven", "info.1")
@each_seat_and_a_spectator
def test_gifts_gold_fame_characters_elixirs_and_palaces_are_open(seat: int | None) -> None:
    s = example(
        person(gold=1, fame=2, gifts={"faith": 3}, characters="novice*", palaces="iron_keep*"),
        person(gold=4, elixirs="plain_water", palaces="temple_of_faith"),
    )
    first, second, _ = seen(s, seat)["heroes"]
    assert (first["gold"], first["fame"], first["gifts"]["faith"]) == (1, 2, 3)
    assert first["characters"] == [{"id": "novice", "tapped": True}]
    assert first["palaces"] == [{"id": "iron_keep", "enslaved": True}]
    assert (second["gold"], second["elixirs"]) == (4, ["plain_water"])


@clause("seven", "info.2", "info.3")
@each_seat_and_a_spectator
def test_sins_and_artefacts_are_known_to_their_owner_and_numbers_to_the_others(seat: int | None) -> None:
    s = example(
        person(sins="envy greed", artefacts="hourglass"),
        person(sins="lust", artefacts="kings_seal horn_of_plenty"),
        person(sins="pride wrath sloth"),
    )
    hands = [["envy", "greed"], ["lust"], ["pride", "wrath", "sloth"]]
    kept = [["hourglass"], ["kings_seal", "horn_of_plenty"], []]
    for hero, shown in enumerate(seen(s, seat)["heroes"]):
        own = hero == seat
        assert shown["sins"] == (hands[hero] if own else len(hands[hero]))
        assert shown["artefacts"] == (kept[hero] if own else len(kept[hero]))


@clause("seven", "info.3")
def test_a_drawn_artefact_is_told_to_nobody_by_name() -> None:
    reliquary = {**MAZE, "markers": [0, None, None], "treasures": ["sealed_reliquary"]}
    s = example(person(), undertakings=row(reliquary), artefact_pile=["hourglass"])
    s.events = []
    choose(s, "treasure:1.sealed_reliquary")
    assert not [event for event in s.events if "hourglass" in str(event.message.args)]


@clause("seven", "info.4")
@each_seat_and_a_spectator
def test_draw_piles_are_hidden(seat: int | None) -> None:
    s = new(3, 4)
    shown = seen(s, seat)
    piles = [name for name in board(s) if name.endswith("_pile")]
    assert len(piles) == 9
    assert {name: shown[name] for name in piles} == {name: len(board(s)[name]) for name in piles}
    # Two tables that differ in the order of their piles only are the same table to everybody.
    assert seen(_turned_over(s), seat) == shown
    # Whoever imagines the table imagines each pile in many orders.
    imagined = [board(s.determinize(seat, Rng(n))) for n in range(9)]
    assert all(len({str(one[name]) for one in imagined}) > 1 for name in piles)


def _turned_over(s: Seven) -> Seven:
    """The same table with every pile upside down."""
    other = s.copy()
    other.piles = [pile[::-1] for pile in s.piles]
    other.palace_piles = [pile[::-1] for pile in s.palace_piles]
    for name in ("undertaking_pile", "treasure_pile", "sin_pile", "cataclysm_pile", "artefact_pile"):
        setattr(other, name, getattr(s, name)[::-1])
    return other


@clause("seven", "info.4")
@each_seat_and_a_spectator
def test_the_treasures_of_row_three_are_hidden_until_the_row_moves_down(seat: int | None) -> None:
    top = {"id": "stolen_relic", "treasures": ["hoard", "song"]}
    s = example(person(fame=3), undertakings=row(MAZE, None, None, None, top))
    assert seen(s, seat)["undertakings"][4]["treasures"] == 2
    choose(s, "part:1.3")
    assert seen(s, seat)["undertakings"][2]["treasures"] == ["hoard", "song"]


@clause("seven", "info.4", "two.1")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_with_two_heroes_row_three_is_the_third_card(seat: int | None) -> None:
    cards = [{"id": id, "treasures": ["hoard", "song"]} for id in ("thorn_maze", "stolen_relic", "plague_village")]
    s = example(person(), undertakings=cards, seats=2)
    assert [one["treasures"] for one in seen(s, seat)["undertakings"]] == [["hoard", "song"], ["hoard", "song"], 2]


# --- what a seat may take for possible -------------------------------------------------------------------------------


def imagined(s: Seven, seat: int | None) -> list[Seven]:
    """Tables that look the same to `seat`."""
    return [s.determinize(seat, Rng(n)) for n in range(40)]


@clause("seven", "effect.16")
def test_who_foresees_knows_the_top_cataclysm_and_no_other() -> None:
    s = carried_out(new(3, 1), 0, "foresee_cataclysm")
    assert asked(s) == (0, "Foresee")
    piles = [other.cataclysm_pile for other in imagined(s, 0)]
    assert {pile[-1] for pile in piles} == {s.cataclysm_pile[-1]}
    for place in range(2, 6):
        assert len({pile[-place] for pile in piles}) > 3


@clause("seven", "effect.16")
@pytest.mark.parametrize("seat", [1, 2, None])
def test_what_another_foresees_nobody_else_knows(seat: int | None) -> None:
    s = carried_out(new(3, 1), 0, "foresee_cataclysm")
    assert len({other.cataclysm_pile[-1] for other in imagined(s, seat)}) > 3


@clause("seven", "effect.16")
@each_seat_and_a_spectator
def test_the_view_counts_the_cataclysms_also_when_the_last_one_is_foreseen(seat: int | None) -> None:
    s = carried_out(example(person(), cataclysm_pile=["famine"]), 0, "foresee_cataclysm")
    assert seen(s, seat)["cataclysm_pile"] == 1


@clause("seven", "info.2", "supply.7")
def test_a_sin_that_is_not_in_ones_own_hand_may_be_in_any_other_hand_the_deck_or_the_discards() -> None:
    s = example(
        person(sins="envy"), person(sins="pride"), person(sins="wrath"), sin_pile=["lust"], sin_discards=["sloth"]
    )
    others = imagined(s, 0)
    assert {other.sins[0] for other in others} == {s.sins[0]}
    unknown = {*s.sins[1], *s.sins[2], *s.sin_pile, *s.sin_discards}
    for place in ([o.sins[1] for o in others], [o.sins[2] for o in others], [o.sin_pile for o in others]):
        assert {sin for cards in place for sin in cards} == unknown
    assert {sin for other in others for sin in other.sin_discards} == unknown


@clause("seven", "info.3")
def test_an_artefact_that_is_not_ones_own_may_be_anothers_or_in_the_deck() -> None:
    s = example(person(artefacts="hourglass"), person(artefacts="kings_seal"), artefact_pile=["horn_of_plenty"])
    others = imagined(s, 0)
    assert {other.artefacts[0] for other in others} == {s.artefacts[0]}
    assert {other.artefacts[1] for other in others} == {s.artefacts[1], s.artefact_pile}


@clause("seven", "info.4")
def test_castles_and_estates_lie_in_piles_of_their_own() -> None:
    s = new(3, 2)
    for other in imagined(s, 1):
        assert [sorted(pile) for pile in other.palace_piles] == [sorted(pile) for pile in s.palace_piles]


@clause("seven", "info.4", "complete.6")
def test_treasures_turned_up_are_known_in_no_order_and_the_rest_may_lie_in_row_three() -> None:
    top = {"id": "stolen_relic", "treasures": ["hoard"]}
    maze = {**MAZE, "markers": [0, 0, 0]}
    table: dict[str, Any] = {
        "undertakings": row(maze, None, None, None, top),
        "steps": [step("PickTreasure", place=1)],
        "treasures_turned_up": 2,
    }
    one = example(person(), treasure_pile=["purse", "blessing", "legend", "song"], **table)
    other = example(person(), treasure_pile=["purse", "blessing", "song", "legend"], **table)
    for seat in (0, 1, 2, None):
        assert seen(one, seat) == seen(other, seat)
        assert seen(one, seat)["treasure_pile"] == 4
        assert seen(one, seat)["treasures_open"] == ["legend", "song"]
        tables = imagined(one, seat)
        assert [s.to_json() for s in tables] == [s.to_json() for s in imagined(other, seat)]
        number = one.box.treasure_number
        assert {frozenset(s.treasure_pile[2:]) for s in tables} == {frozenset((number["legend"], number["song"]))}
        assert {s.beside[4] for s in tables} == {(number[id],) for id in ("hoard", "purse", "blessing")}


@clause("seven", "info.4", "complete.6")
def test_nobody_knows_the_order_of_a_pile_that_is_turned_up_whole() -> None:
    maze = {**MAZE, "markers": [0, 0, 0]}
    one, other = (
        example(
            person(),
            undertakings=row(maze),
            steps=[step("PickTreasure", place=1)],
            treasure_pile=pile,
            treasures_turned_up=3,
        )
        for pile in (["purse", "blessing", "song"], ["song", "purse", "blessing"])
    )
    assert seen(one, 0) == seen(other, 0)
    assert seen(one, 0)["treasure_pile"] == 3
    assert one.determinize(0, Rng(1)) == other.determinize(0, Rng(1))


@clause("seven", "sin.4", "effect.15")
def test_how_many_sins_are_loose_follows_from_what_all_saw() -> None:
    """After a shuffle all are; each draw takes one; a sin put under the deck is not."""
    for sin in ("envy", "pride"):
        s = example(person(sins=f"{sin} {sin}"), sin_pile=["lust"] * 3, sins_loose=3)
        carried_out(s, 0, "bury_sin", n=1)
        choose(s, f"bury:{sin}")
        assert (s.sins_loose, len(s.sin_pile)) == (3, 4)
        assert all("sins_loose" not in seen(s, seat) for seat in (0, 1, 2, None))


# --- looking ahead ---------------------------------------------------------------------------------------------------


def ahead(s: Seven, choice: str) -> dict[str, Any]:
    """What the table would show to who is asked after `choice`, as far as that is certain."""
    seat, after = s.seat, s.copy()
    preview(after, s.resolve(choice))
    return board_view(after, seat)


def test_looking_ahead_at_a_purchase_does_not_show_the_card_that_comes_after_it() -> None:
    s = example(person(fame=9), tavern=["novice", "templar", "pilgrim"], character_pile=["sword_master"])
    shown = ahead(s, "recruit:novice")
    assert shown["tavern"] == [None, "templar", "pilgrim"]
    assert shown["heroes"][0]["characters"] == [{"id": "novice", "tapped": False}]


def test_looking_ahead_at_a_penalty_does_not_show_the_sin_that_it_brings() -> None:
    s = example(person(gold=1), steps=[step("Answer", what="gold", n=3)], options={"fall": True}, sin_pile=["lust"])
    assert ahead(s, "penalty:sin")["heroes"][0]["sins"] == []


def test_looking_ahead_at_the_last_requirement_of_a_row_does_not_show_the_treasures_of_row_three() -> None:
    top = {"id": "stolen_relic", "treasures": ["hoard", "song"]}
    s = example(person(fame=3), undertakings=row(MAZE, None, None, None, top), treasure_pile=["legend"])
    shown = str(ahead(s, "part:1.3"))
    assert not [id for id in ("hoard", "song", "legend") if f"'{id}'" in shown]
