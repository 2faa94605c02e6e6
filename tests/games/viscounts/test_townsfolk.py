"""Townsfolk cards: their number, their Icons, their effects and when these work."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.viscounts.state import Viscounts
from tests.clauses import clause
from tests.games.viscounts.positions import (
    acting,
    box,
    card_ids,
    end_turn,
    gain,
    new_game,
    papers,
    person,
    pile,
    play,
    position,
    purse,
    random_play,
    step,
    texts,
)


@clause("viscounts", "card.1")
@pytest.mark.parametrize(("card", "value"), [("architect", 1), ("foreman", 2), ("artisan", 3)])
def test_one_number_is_price_movement_and_silver_of_a_card(card: str, value: int) -> None:
    s = position(person("- - -", silver=5), person(), piles=pile(card), steps=[step("Recruit")])
    assert purse(play(s, "hire:1"))["silver"] == 5 - value

    s = acting(person("charlatan thief thief", silver=5), piles=pile(card))
    assert purse(play(s, "dismiss:build"))["silver"] == 5 - value

    s = position(person("- - -", hand=f"{card} abbot", deck="", discards=""), person())
    assert play(s, f"play:{card}").movement == value

    destroy = {"op": "destroy", "n": 1}
    s = position(person(hand=card), person(), steps=[step("Resolve", effects=[destroy])])
    assert purse(play(s, f"destroy:{card}"))["silver"] == value


@clause("viscounts", "card.2")
def test_the_corner_effect_happens_when_hired_and_the_ability_when_played() -> None:
    # The Missionary lets one discard when hired and brings 1 Ink when played.
    s = position(person("- - -", hand="abbot", silver=5), person(), piles=pile("missionary_2"), steps=[step("Recruit")])
    play(s, "hire:1")
    assert "discard:abbot" in texts(s)
    play(s, "decline")
    assert purse(s)["ink"] == 0
    s = position(person("- - -", hand="missionary_2 abbot"), person())
    play(s, "play:missionary_2")
    assert purse(s)["ink"] == 1
    assert texts(s)[0].startswith("move")  # no discard


@clause("viscounts", "card.2")
def test_the_icons_of_a_card_count_while_it_lies_on_the_board() -> None:
    s = play(position(person("- - -", hand="missionary_2 squire"), person()), "play:missionary_2")
    icons = s.view(0)["board"]["players"][0]["icons"]
    assert (icons["cleric"], icons["merchant"]) == (1 + 1, 1 + 2)  # with those printed on the empty spaces


@clause("viscounts", "card.3")
def test_starting_cards_and_heroes_have_no_corner_effect() -> None:
    contents = box().contents
    assert all(card.recruit_effect is None for card in (*contents.starter, *contents.hero))
    assert all(card.recruit_effect is not None for card in contents.townsfolk)


@clause("viscounts", "card.3")
def test_starting_cards_and_heroes_are_never_for_hire() -> None:
    for s in random_play(new_game(2)):
        assert not {card for pile in s.piles for card in pile} & {*s.box.starters, *s.box.heroes}


# --- instant, ongoing, drop-off --------------------------------------------------------------------------------------


@clause("viscounts", "card.4")
def test_an_instant_ability_works_once_when_the_card_is_played() -> None:
    s = position(
        person("- - -", hand="lothaire abbot squire labourer", deck="lender trader"),
        person("- - -", hand="abbot squire labourer", deck="lender trader"),
    )
    play(s, "play:lothaire")
    brought = {"silver": 0, "ink": 1, "gold": 1, "stone": 1}
    assert purse(s) == brought
    for _ in range(6):
        end_turn(s)  # it slides over the board and off it
    assert purse(s) == brought


@clause("viscounts", "card.4")
def test_an_instant_ability_works_for_a_card_played_from_the_deck() -> None:
    s = position(person("- - -", deck="abbot squire lothaire"), person())
    assert card_ids(s, s.row(0)) == ["lothaire"]
    assert purse(s)["gold"] == 1


@clause("viscounts", "card.5")
def test_an_ongoing_ability_works_from_its_placing_until_it_leaves() -> None:
    s = position(
        person("- - -", hand="trader lender journeyman abbot", at="outer_right.5", silver=0),
        person("- - -", hand="abbot squire labourer", deck="lender trader", at="inner.1"),
        steps=[step("StartTurn")],
    )
    play(s, "play:trader")
    assert s.viscounts[0] == 0  # the left space of the bay, by itself: 1 Silver for each Merchant
    play(s, "act:trade", "exchange:3")
    assert purse(s)["silver"] == 3 + 1
    gone = position(person("abbot squire trader", hand="lender journeyman", at="outer_right.5"), person())
    play(gone, "play:lender", "act:trade", "exchange:2")
    assert purse(gone)["silver"] == 2


@clause("viscounts", "card.6")
@pytest.mark.parametrize(("card", "ink"), [("missionary_3", 2), ("tinker_ink", 1), ("missionary_2", 0)])
def test_a_drop_off_ability_works_once_when_the_card_is_pushed_off(card: str, ink: int) -> None:
    s = position(person(f"abbot squire {card}", hand="labourer trader"), person())
    assert purse(s)["ink"] == ink
    assert card_ids(s, s.discards[0]) == [card]
    for row in (f"abbot {card} -", f"{card} abbot squire"):
        assert purse(position(person(row, hand="labourer trader"), person()))["ink"] == 0


@clause("viscounts", "card.6")
def test_a_drop_off_ability_stays_silent_when_the_card_is_discarded_or_destroyed() -> None:
    for effect in ("discard", "destroy"):
        s = position(person(hand="swindler_ink"), person(), steps=[step("Resolve", effects=[{"op": effect, "n": 1}])])
        assert purse(play(s, f"{effect}:swindler_ink"))["ink"] == 0


# --- arrows ----------------------------------------------------------------------------------------------------------


@clause("viscounts", "card.7")
def test_each_pair_of_merchants_counts_as_a_cleric_with_the_traveller() -> None:
    shelves = [["blue_silver"], [], [], [], []]  # 3 Clerics
    for row, payable in (("traveller journeyman abbot", True), ("journeyman journeyman abbot", False)):
        s = acting(person(row, at="inner.1", gold=1), shelves=shelves)
        assert ("act:transcribe" in texts(s)) is payable


@clause("viscounts", "card.7")
def test_an_event_left_of_the_arrow_brings_what_stands_right_of_it() -> None:
    s = acting(person("woodcutter_virtue charlatan abbot"))
    play(s, "act:build", "build:workshop_1", "spot:1.1")
    assert (s.virtue[0], s.corruption[0]) == (6, 2)  # Virtue of the Woodcutter, Corruption of the Charlatan


# A free action of each kind, with a card that reacts to the primary action.
FREE: dict[str, tuple[str, dict[str, Any], list[str]]] = {
    "build": (
        "woodcutter_virtue - -",
        {"op": "build_free", "building": "workshop", "where": "any_site"},
        ["build:workshop_1", "spot:2.1"],
    ),
    "place_workers": ("overseer_virtue - -", {"op": "place_workers_free", "n": 1, "where": "any_wedge"}, ["station:1"]),
    "transcribe": ("deacon_virtue - -", {"op": "transcribe_free", "costs": [3], "n": 1}, ["transcribe:1"]),
}


def _free(kind: str, **options: Any) -> Viscounts:
    """The position after something of a kind was obtained free by a player with a card that reacts to the action."""
    row, effect, choices = FREE[kind]
    shelves = [["blue_silver"], ["blue_flip"], [], [], []]
    s = position(person(row), person(), shelves=shelves, options=options, steps=[step("Resolve", effects=[effect])])
    return play(s, *choices)


@clause("viscounts", "card.8")
@pytest.mark.parametrize("kind", FREE)
def test_what_comes_free_is_no_primary_action_unless_the_table_says_so(kind: str) -> None:
    assert _free(kind).virtue[0] == 7
    assert _free(kind, free_deeds_react=True).virtue[0] == 6


@clause("viscounts", "card.8")
@pytest.mark.parametrize("free_deeds_react", [False, True])
@pytest.mark.parametrize(
    ("player", "choices"),
    [
        (person("woodcutter_virtue - -", stone=2), ["act:build", "build:workshop_1", "spot:1.1"]),
        (person("overseer_virtue - -", at="inner.1"), ["act:workers"]),
        (person("deacon_virtue - -", at="inner.1", ink=2), ["act:transcribe"]),
        (person("jeweller - -"), ["act:trade", "exchange:4"]),
    ],
)
def test_each_primary_action_triggers_its_abilities_once(
    player: dict[str, Any], choices: list[str], free_deeds_react: bool
) -> None:
    s = acting(player, shelves=[["blue_silver"], [], [], [], []], options={"free_deeds_react": free_deeds_react})
    assert play(s, *choices).virtue[0] == 6


@clause("viscounts", "card.8")
@pytest.mark.parametrize("row", ["jeweller enforcer -", "overseer_virtue deacon_virtue -"])
def test_another_action_triggers_nothing(row: str) -> None:
    s = acting(person(row, stone=3))
    play(s, "act:build", "build:workshop_1", "spot:1.1")
    assert (s.virtue[0], s.corruption[0]) == (7, 1)


@clause("viscounts", "card.9")
@pytest.mark.parametrize("card", ["abbot", "labourer", "squire"])
def test_a_card_without_ability_is_played_for_its_icon_and_movement(card: str) -> None:
    s = position(person("- - -", hand=f"{card} thief"), person())
    before = (purse(s), papers(s), s.corruption[0], s.virtue[0])
    play(s, f"play:{card}")
    assert (purse(s), papers(s), s.corruption[0], s.virtue[0]) == before
    assert (s.movement, texts(s)[0].split(":")[0]) == (2, "move")
    leaving = position(person(f"thief trader {card}", hand="lender thief"), person())
    assert texts(leaving) == ["play:lender", "play:thief"]


@clause("viscounts", "card.10")
@pytest.mark.parametrize(
    ("row", "silver"), [("trader lender -", 1), ("trader trader -", 2), ("trader trader trader", 3)]
)
def test_copies_of_an_ability_each_work_for_themselves(row: str, silver: int) -> None:
    s = acting(person(row, at="outer_right.1"))
    play(s, "act:trade")
    if not s.over:
        play(s, "exchange:1")  # for 1 Ink
    assert purse(s)["silver"] == silver


@clause("viscounts", "card.10")
def test_two_cards_that_react_to_a_debt_react_twice() -> None:
    reacting = person("racketeer_destroy racketeer_destroy -")
    s = position(reacting, person(), steps=[step("Resolve", effects=[gain("debt")])])
    play(s, "either:2", "decline", "either:2", "decline")
    assert s.over


@clause("viscounts", "card.11")
def test_a_destroyed_or_dismissed_card_is_in_nopile() -> None:
    s = acting(person("thief thief thief", silver=5), piles=pile("miner", "foreman"))
    play(s, "dismiss:build", "build:workshop_1", "spot:1.1")
    s2 = position(person(hand="foreman"), person(), steps=[step("Resolve", effects=[{"op": "destroy", "n": 1}])])
    play(s2, "destroy:foreman")
    for state in (s, s2):
        assert "foreman" in card_ids(state, state.gone)
        everywhere = [*state.piles, *state.hands, *state.decks, *state.discards, tuple(state.rows)]
        assert state.box.card_number["foreman"] not in [card for cards in everywhere for card in cards]


@clause("viscounts", "card.11")
def test_what_has_left_the_game_never_comes_back() -> None:
    gone: set[int] = set()
    for s in random_play(new_game(3, 2)):
        assert gone <= {card for card in s.gone if card not in s.box.starters}
        gone = {card for card in s.gone if card not in s.box.starters}
    assert gone & set(s.box.townsfolk)
