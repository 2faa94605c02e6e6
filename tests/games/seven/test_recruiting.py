"""Recruiting a character."""

from __future__ import annotations

from tests.clauses import clause
from tests.games.seven.positions import board, choose, example, game, holdings, person, refusal, texts

TAVERN = ["guard_captain", "novice", "lion_knight"]


@clause("seven", "recruit.1")
def test_a_character_of_the_tavern_is_paid_in_fame_and_laid_upright_before_its_owner() -> None:
    s = example(person(fame=6, gold=6), tavern=TAVERN)
    choose(s, "recruit:guard_captain")
    assert (s.fame[0], s.gold[0]) == (1, 6)
    assert holdings(s, 0)["characters"] == [{"id": "guard_captain", "tapped": False}]


@clause("seven", "recruit.1")
def test_only_open_characters_within_reach_are_recruited() -> None:
    s = example(person(fame=4, gold=99, characters="abbess"), tavern=TAVERN, character_pile=["herb_gatherer"])
    assert "recruit:novice" in texts(s)
    assert refusal(s, "recruit:guard_captain").message.args == {"need": 5, "have": 4}
    assert refusal(s, "recruit:herb_gatherer").clause == "recruit.1"
    assert refusal(s, "recruit:abbess").clause == "recruit.1"


@clause("seven", "recruit.2")
def test_the_space_is_filled_at_once_from_the_pile() -> None:
    s = example(person(fame=2), tavern=TAVERN, character_pile=["abbess", "pilgrim"])
    choose(s, "recruit:novice")
    assert board(s)["tavern"] == ["guard_captain", "pilgrim", "lion_knight"]
    assert board(s)["character_pile"] == ["abbess"]


@clause("seven", "recruit.2")
def test_a_closed_space_stays_closed() -> None:
    s = example(person(fame=2), tavern=["novice", "closed", "closed"], character_pile=["abbess", "pilgrim"])
    choose(s, "recruit:novice")
    assert board(s)["tavern"] == ["pilgrim", "closed", "closed"]


@clause("seven", "recruit.3")
def test_power_without_a_plus_comes_once_on_recruiting() -> None:
    s = example(person(fame=5), person(power=1), tavern=TAVERN)
    choose(s, "recruit:guard_captain")
    assert s.power == [2, 1, 0]
    # In the scoring he alone leads his banner, the characters and the fame; each is worth one power.
    held = example(person(power=2, characters="guard_captain", fame=1, sins="greed"))
    choose(held, *["pass"] * 3)
    assert held.power[0] == 2 + 3 - 1


@clause("seven", "recruit.4")
def test_power_with_a_plus_comes_in_every_production_while_the_character_is_held() -> None:
    s = example(person(fame=5), tavern=TAVERN)
    choose(s, "recruit:lion_knight")
    assert s.power[0] == 0
    # Turn by turn the same but for the knight: what he is worth is the difference.
    with_him, without = (
        example(person(hero="aldric", characters=f"young_squire {one}", sins="greed", power=50))
        for one in ("lion_knight", "sword_master")
    )
    for turn in (1, 2):
        for table in (with_him, without):
            while table.turn == turn:
                choose(table, "pass" if "pass" in texts(table) else texts(table)[0])
        assert with_him.power[0] - without.power[0] == turn


@clause("seven", "recruit.5")
def test_a_player_may_hold_all_characters_but_those_of_the_tavern() -> None:
    rest = [id for id in game().box.character_ids if id not in TAVERN]
    s = example(person(characters=" ".join(rest), fame=2), tavern=TAVERN)
    choose(s, "recruit:novice")
    assert len(s.characters[0]) == len(rest) + 1 == 40


@clause("seven", "recruit.6")
def test_every_character_shows_a_cost_in_fame_gifts_a_banner_and_maybe_an_income() -> None:
    contents = game().box.contents
    banners = {banner.id for banner in contents.banner}
    for card in contents.character:
        assert card.cost.fame > 0
        assert (card.cost.gold, card.cost.power) == (0, 0)
        assert len(card.gifts) >= 1
        assert card.banner in banners
        assert card.income.power in (0, 1)
    assert any(card.income.gold for card in contents.character)
    assert any(card.income.fame for card in contents.character)
    assert any(card.income.power for card in contents.character)
