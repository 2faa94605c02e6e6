"""The log, the score sheet and the questions say what a player would otherwise have to find out."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.core.board.views import board_json
from regnum.games.anno890.state import Anno890
from tests.clauses import clause
from tests.games.anno890.moments import attacked, ended, hand, reward, step, supply
from tests.games.anno890.positions import CASTLE, OTHER, kingdom, play, position, refusal, texts

SEATS = ["Anna", "Bruno", "Carla", "Dario"]


def log(s: Anno890, *choices: str, lang: str = "en") -> list[str]:
    """Make the choices; what the log says of them."""
    s.events = []
    play(s, *choices)
    text = regnum.game("anno890").text(lang).seated(SEATS)
    return [text(event.message) for event in s.events]


def attracting(card: str, *kingdoms: dict[str, Any], **board: Any) -> Anno890:
    """Seat 0 may attract `card`; after that the game ends."""
    return position(*kingdoms, banners={"wheat": [card]}, steps=[reward("wheat")], **board)


# --- what happens without a choice -----------------------------------------------------------------------------------


@clause("anno890", "inv.9")
def test_a_ruin_names_the_tokens_that_are_lost_with_it() -> None:
    safe = kingdom("castle_wheat_olive@5+4t farm_wheat@1 farm_olive@2")
    s = attacked(kingdom("castle_wheat_olive@5 farm_wheat@1 farm_olive@9+2t1n"), safe)
    assert (
        log(s.copy(), "lose:9")[0]
        == "Anna loses the Farm (olive trees) in space 9, with 2 Towers and 1 Noble: it is now a Ruin."
    )
    assert log(s, "lose:1")[0] == "Anna loses the Farm (wheat) in space 1: it is now a Ruin."


@clause("anno890", "repl.7")
def test_a_tile_given_up_names_the_tokens_that_are_lost_with_it() -> None:
    s = position(kingdom(f"{CASTLE} forest@1+1t"), kingdom(OTHER))
    assert log(s, "replace:1")[0] == "Anna discards the Forest from space 1, with 1 Tower."


@clause("anno890", "repl.2")
def test_a_replacing_territory_is_logged_as_taken_for_free() -> None:
    s = play(position(kingdom(f"{CASTLE} forest@1"), kingdom(OTHER)), "replace:1")
    assert log(s, "take:row.3")[0] == "Anna takes the Farm (wheat) for free."


@clause("anno890", "take.10", "char.15")
def test_a_special_building_is_logged_with_its_price_or_the_inventor() -> None:
    s = position(kingdom(CASTLE, coins=4, characters="inventor"), kingdom(OTHER), special_buildings=["forge"])
    assert log(s.copy(), "take:special.1")[0] == "Anna takes the Forge for 4 Coins."
    assert log(s, "invent:special.1")[0] == "Anna discards the Inventor and takes the Forge for free."


@clause("anno890", "inv.20", "comp.6", "comp.7", "icon.5")
@pytest.mark.parametrize(
    ("tile", "words"), [("watchtower_wheat_2", "Tower"), ("farm_olive", "Noble"), ("tavern_olive", "receives")]
)
def test_what_the_supply_does_not_give_is_not_logged(tile: str, words: str) -> None:
    empty = {"towers": 0, "nobles": 0, "coins": 0, "saracens": 6}
    anna, bruno = kingdom(CASTLE), kingdom(f"{OTHER}+9t")
    s = position(anna, bruno, row=[tile], supply=empty, options={"coins": "limited"})
    assert not any(words in line for line in log(s, "place:1"))
    s = position(anna, bruno, row=[tile], options={"coins": "limited"})
    assert any(words in line for line in log(s, "place:1"))


@clause("anno890", "icon.5")
def test_coins_that_nobody_has_are_not_logged_as_lost() -> None:
    row = ["countryside_wheat_poppy"]
    assert not any("loses" in line for line in log(position(kingdom(CASTLE), kingdom(OTHER), row=row), "place:1"))
    s = position(kingdom(CASTLE, coins=1), kingdom(OTHER), row=row)
    assert "Anna loses 1 Coin." in log(s, "place:1")


@clause("anno890", "inv.12")
def test_the_log_says_who_is_invaded_with_nothing_to_lose() -> None:
    ruins = kingdom("castle_wheat_olive@5 ~farm_wheat@1 ~farm_olive@2")
    safe = kingdom("castle_lavender_poppy@5+9t")
    steps = [step("CheckInvasion", 1), step("PlaceTile", 1)]
    s = position(ruins, safe, taken={"tile": "hamlet_wheat"}, steps=steps, turn=1, invader=99)
    told = log(s, "place:9")
    at = told.index("Anna is invaded: no Towers.")
    assert told[at + 1] == "Anna has no tile to lose."
    assert not any("Bruno has no tile" in line for line in told)


@clause("anno890", "icon.8")
@pytest.mark.parametrize(("unpaid", "coins"), [("lost", 1), ("supply", 2)])
def test_the_log_says_who_owes_a_tithe_without_coins(unpaid: str, coins: int) -> None:
    rich = kingdom(OTHER, coins=1)
    s = position(kingdom(CASTLE), kingdom(OTHER), rich, row=["church_poppy"], options={"unpaid_tithe": unpaid})
    told = log(s, "place:1")
    assert "Bruno owes Anna a tithe for the Church but has no Coins." in told
    assert "Carla pays a tithe of 1 Coin to Anna for the Church." in told
    assert sum("owes" in line for line in told) == 1
    assert s.coins[0] == coins


@clause("anno890", "trio.18")
@pytest.mark.parametrize(
    "card",
    ["traitor", "courtesan", "master_builder", "military_architect", "minstrel", "cartographer", "thief", "tailor"],
)
@pytest.mark.parametrize("abilities", ["compulsory", "optional"])
def test_an_ability_that_does_nothing_is_logged_and_not_asked_about(card: str, abilities: str) -> None:
    s = attracting(card, kingdom("castle_lavender_poppy@5"), kingdom(OTHER), options={"abilities": abilities})
    name = regnum.game("anno890").text("en")(f"character-{card}")
    assert log(s, f"attract:{card}")[1:] == [f"The ability of the {name} has no effect now."]
    assert s.over
    assert hand(s) == [card]


@clause("anno890", "trio.18")
@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("merchant", {"coins": 0}),
        ("tailor", {"coins": 0}),
        ("blacksmith", {"towers": 0}),
        ("trumpet_player", {"nobles": 0}),
        ("mystic", {"saracens": 0}),
    ],
)
def test_an_ability_that_finds_nothing_in_the_supply_is_not_asked_about(card: str, left: dict[str, int]) -> None:
    box = {"towers": 20, "nobles": 12, "coins": 54, "saracens": 6, **left}
    options = {"abilities": "optional", "coins": "limited"}
    s = attracting(card, kingdom("castle_lavender_poppy@5+1n"), kingdom(OTHER), options=options, supply=box)
    assert "has no effect" in log(s, f"attract:{card}")[1]
    assert s.over


@clause("anno890", "trio.18", "comp.7")
@pytest.mark.parametrize(
    ("card", "gained"),
    [("merchant", "coins"), ("tailor", "coins"), ("blacksmith", "towers"), ("trumpet_player", "nobles")],
)
def test_an_ability_that_finds_one_thing_in_the_supply_takes_it(card: str, gained: str) -> None:
    left = {"towers": 0, "nobles": 0, "coins": 0, "saracens": 0, gained: 1}
    s = attracting(
        card, kingdom("castle_lavender_poppy@5+1n"), kingdom(OTHER), options={"coins": "limited"}, supply=left
    )
    assert not any("no effect" in line for line in log(s, f"attract:{card}"))
    assert board_json(s)["supply"][gained] == 0


@clause("anno890", "trio.18")
@pytest.mark.parametrize(
    "card", ["traitor", "courtesan", "thief", "tailor", "merchant", "mystic", "blacksmith", "cartographer"]
)
def test_an_ability_that_does_something_is_asked_about_and_not_called_idle(card: str) -> None:
    anna, bruno = kingdom("castle_lavender_poppy@5+1n farm_olive@1"), kingdom("castle_wheat_olive@5+1t1n", coins=1)
    s = attracting(card, anna, bruno, options={"abilities": "optional"})
    assert not any("no effect" in line for line in log(s, f"attract:{card}"))
    assert texts(s) == ["use", "decline"]


@clause("anno890", "char.17")
def test_the_thief_is_logged_as_taking_from_the_others_only() -> None:
    rich, poor = kingdom(OTHER, coins=3), kingdom(OTHER)
    s = attracting("thief", kingdom(CASTLE, coins=2), rich, poor)
    assert log(s, "attract:thief")[1:] == ["Anna takes 1 Coin from Bruno."]
    assert s.coins == [3, 2, 0]


@clause("anno890", "char.12", "char.24")
@pytest.mark.parametrize(("card", "what"), [("courtesan", "Noble"), ("traitor", "Tower")])
def test_a_theft_is_logged_with_where_from_and_where_to(card: str, what: str) -> None:
    s = attracting(card, kingdom(f"{OTHER} farm_olive@1"), kingdom("castle_wheat_olive@5+1t1n"))
    assert log(s, f"attract:{card}", "put:1")[1:] == [
        f"Anna takes a {what} of Bruno from the Castle (wheat and olive trees) in space 5.",
        f"Anna puts the {what} on the Farm (olive trees) in space 1.",
    ]


# --- trios -----------------------------------------------------------------------------------------------------------


@clause("anno890", "trio.2")
def test_a_trio_names_its_crop_and_its_line() -> None:
    anna = kingdom("church_wheat@3 castle_wheat_olive@5")
    s = position(anna, kingdom(OTHER), row=["farm_wheat"], banners={"wheat": ["merchant"]})
    assert "Anna makes a trio (wheat) in spaces 3, 5 and 7." in log(s, "place:7")
    assert regnum.game("anno890").text("en")(s.asking.prompt(s).message).startswith("You have made a trio (wheat):")


@clause("anno890", "trio.5")
def test_a_trio_of_either_of_two_crops_names_both() -> None:
    s = position(
        kingdom("countryside_olive_lavender@4 castle_olive_lavender@5"),
        kingdom(OTHER),
        row=["countryside_olive_lavender_2"],
        options={"trios_per_line": "one"},
    )
    told = log(s, "place:6", lang="it")
    assert "Anna fa un tris (ulivi o lavanda) nelle caselle 4, 5 e 6." in told
    assert [event.clause for event in s.events or () if event.message.key == "event-trio-shared"] == ["trio.5"]


# --- ties ------------------------------------------------------------------------------------------------------------


def realm(nobles: int = 0, coins: int = 0, towers: int = 0, characters: str = "", kept: str = "") -> dict[str, Any]:
    return kingdom(f"{CASTLE}+{towers}t{nobles}n", coins=coins, characters=characters, kept=kept)


def sheet(s: Anno890, key: str) -> list[tuple[int, str]]:
    """The lines of the score sheet with that key: whose, and what they say."""
    text = regnum.game("anno890").text("en")
    return [(line.seat, text(line.message)) for line in s.score_sheet() if line.message.key == key]


@clause("anno890", "tie.1")
@pytest.mark.parametrize(
    ("other", "by"),
    [
        (realm(3, 3, 2, "duchess"), "the Duchess"),
        (realm(4, 3, 2), "Nobles"),
        (realm(3, 4, 2), "Coins"),
    ],
)
def test_a_bonus_won_by_a_tie_break_says_by_which(other: dict[str, Any], by: str) -> None:
    s = ended(realm(3, 3, 2), other)
    assert sheet(s, "score-bonus-tower") == [(1, f"Most Towers (2; ahead by {by})")]


@clause("anno890", "tie.1", "tie.5")
def test_a_bonus_won_without_a_tie_says_no_more_than_the_number() -> None:
    s = ended(realm(3, 0, 1), realm(2, 0, 2), realm(2, 0, 0))
    assert sheet(s, "score-bonus-noble") == [(0, "Most Nobles (3)"), (1, "Second most Nobles (2; ahead by Towers)")]
    assert sheet(s, "score-bonus-coin") == [
        (0, "Most Coins (0; ahead by Nobles)"),
        (1, "Second most Coins (0; ahead by Towers)"),
    ]


@clause("anno890", "end.7", "tie.5")
def test_a_place_with_nobody_behind_it_needs_no_tie_break(tmp_path: Path) -> None:
    overlay = tmp_path / "two.toml"
    sides = "two = { coins = 3, bonus = { noble = [4, 2], coin = [2], tower = [4] }, setup = [], scoring = [] }"
    overlay.write_text(f'[[scenario]]\nid = "first_steps"\n{sides}\n')
    s = ended(realm(1), realm(1), content=overlay)
    assert sheet(s, "score-bonus-noble") == [
        (0, "Most Nobles (1; ahead by turn order)"),
        (1, "Second most Nobles (1)"),
    ]


@clause("anno890", "tie.3")
@pytest.mark.parametrize("order", ["earlier", "later"])
def test_a_bonus_may_be_won_by_turn_order(order: str) -> None:
    s = ended(realm(1), realm(1), options={"last_tie_break": order})
    winner = 0 if order == "earlier" else 1
    assert sheet(s, "score-bonus-noble") == [(winner, "Most Nobles (1; ahead by turn order)")]


@clause("anno890", "tie.6")
def test_the_sheet_says_by_what_a_tie_in_points_was_won() -> None:
    s = ended(realm(2, 2, 2), realm(characters="minstrel cartographer"))
    assert (s.scores(), s.winners()) == ([10, 10], [0])
    assert sheet(s, "score-tie") == [(0, "Tie at 10 VP, won by the most Nobles")]
    assert [line.points for line in s.score_sheet() if line.message.key == "score-tie"] == [0]


@clause("anno890", "tie.6")
def test_the_sheet_is_silent_about_ties_without_one_or_before_the_end() -> None:
    assert sheet(ended(realm(2, 2, 2), realm()), "score-tie") == []
    s = position(realm(2, 2, 2), realm(characters="minstrel cartographer"))
    assert s.scores() == [10, 10]
    assert sheet(s, "score-tie") == []


@clause("anno890", "char.1")
def test_the_card_an_apprentice_kept_is_marked() -> None:
    s = ended(realm(characters="apprentice merchant", kept="mystic"), realm())
    assert sheet(s, "score-kept") == [(0, "Apprentice: Mystic")]
    assert (0, "Mystic") not in sheet(s, "score-character")


# --- questions and reasons -------------------------------------------------------------------------------------------


@clause("anno890", "inv.21")
def test_the_question_promises_no_more_towers_than_there_are() -> None:
    s = attracting("strategist", kingdom(f"{OTHER} farm_olive@1"), kingdom(OTHER), supply=supply(1))
    play(s, "attract:strategist")
    words = regnum.game("anno890").text("en")(s.asking.prompt(s).message)
    assert words == "Strategist: choose which of your tiles receives 1 Tower."


@clause("anno890", "icon.9", "setup.21")
@pytest.mark.parametrize("crops", ["any", "none"])
def test_castles_that_count_otherwise_in_trios_owe_the_same_tithe(crops: str) -> None:
    bruno, carla = kingdom(OTHER, coins=1), kingdom("castle_wheat_olive@5", coins=1)
    s = position(kingdom(CASTLE), bruno, carla, row=["church_poppy"], options={"castle_crops": crops})
    play(s, "place:1")
    assert s.coins == [1, 0, 1]


@clause("anno890", "repl.8")
def test_a_ruined_forest_is_refused_because_it_shows_no_icon() -> None:
    s = position(kingdom(f"{CASTLE} forest@1 ~forest@2 farm_olive@3"), kingdom(OTHER))
    assert str(refusal(s, "replace:2")) == "repl.8: reason-ruin-without-icon (cell 2)"
    assert str(refusal(s, "replace:3")) == "repl.1: reason-not-replaceable (cell 3)"
    assert str(refusal(s, "replace:4")) == "repl.1: reason-empty-space (cell 4)"


@clause("anno890", "take.1")
@pytest.mark.parametrize("verb", ["take", "invent"])
def test_a_place_beyond_the_display_is_not_called_taken(verb: str) -> None:
    s = position(kingdom(CASTLE, coins=9, characters="inventor"), kingdom(OTHER), special_buildings=["forge", None])
    assert str(refusal(s, f"{verb}:special.3")) == "take.1: reason-no-such-special (n 2)"
    assert str(refusal(s, f"{verb}:special.0")) == "take.1: reason-no-such-special (n 2)"
    assert str(refusal(s, f"{verb}:special.2")) == "take.1: reason-special-gone"


@clause("anno890", "take.3")
@pytest.mark.parametrize(("coins", "reach"), [(0, ", the only tile they can take"), (1, "")])
def test_the_log_says_that_there_was_only_one_tile_to_take(coins: int, reach: str) -> None:
    """Bruno's only tile is taken for him when Anna has placed hers."""
    taken = {"tile": "hamlet_wheat"}
    steps = [step("TakeTile", 1, inventor=False), step("PlaceTile", 0)]
    row = ["countryside_wheat_poppy", "farm_wheat"]
    s = position(kingdom(CASTLE), kingdom(OTHER, coins=coins), row=row, taken=taken, steps=steps)
    told = log(s, "place:1", *(["take:row.1"] if coins else []))
    assert next(line for line in told if line.startswith("Bruno takes")).endswith(f" for free{reach}.")
