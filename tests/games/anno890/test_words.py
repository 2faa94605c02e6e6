"""Options say in words what they do and name the places that they touch; saved games name them too."""

from __future__ import annotations

from typing import Any

import pytest

import regnum
from regnum.core.board.views import board_json
from regnum.core.option import option
from regnum.games.anno890.state import Anno890
from tests.clauses import clause
from tests.games.anno890.moments import attacked, reward, step
from tests.games.anno890.positions import (
    CASTLE,
    OTHER,
    box,
    first_turn,
    kingdom,
    play,
    position,
    random_play,
    refusal,
    texts,
)

ANNA = kingdom("castle_wheat_olive@5 farm_wheat@1+1t1n ~farm_olive@2+1t ~church_olive@3", coins=3)
BRUNO = kingdom("castle_lavender_poppy@5+2t1n farm_poppy@7+1n", coins=1)
SPACE = "kingdoms.0.spaces"


def arriving(card: str, **board: Any) -> Anno890:
    """Seat 0, at the table of Anna and Bruno, has attracted `card` and is asked about it."""
    s = position(ANNA, BRUNO, banners={"wheat": [card]}, steps=[reward("wheat")], **board)
    return play(s, f"attract:{card}")


def spoken(s: Anno890, choice: str) -> tuple[str, tuple[str, ...]]:
    """An option in words, and what it touches."""
    chosen = s.resolve(choice)
    return regnum.game("anno890").text("en").seated(["Anna", "Bruno"])(s.describe(chosen)), s.refs(chosen)


@clause("anno890", "char.26")
@pytest.mark.parametrize(("card", "what"), [("strategist", "2 Towers"), ("trumpet_player", "1 Noble")])
def test_where_to_put_tokens(card: str, what: str) -> None:
    s = arriving(card)
    assert spoken(s, "put:1") == ("On the Farm (wheat) in space 1", (f"{SPACE}.1",))
    assert regnum.game("anno890").text("en")(s.asking.prompt(s).message).endswith(f"receives {what}.")


@clause("anno890", "char.12", "char.24")
@pytest.mark.parametrize(
    ("card", "choice", "words", "touched"),
    [
        ("courtesan", "steal:1.7", "Take a Noble of Bruno from the Farm (poppies) in space 7", "kingdoms.1.spaces.7"),
        (
            "courtesan",
            "steal:1.5",
            "Take a Noble of Bruno from the Castle (lavender and poppies) in space 5",
            "kingdoms.1.spaces.5",
        ),
    ],
)
def test_what_to_steal(card: str, choice: str, words: str, touched: str) -> None:
    s = arriving(card)
    assert spoken(s, choice) == (words, (touched,))
    play(s, choice)
    assert spoken(s, "put:3") == ("On the Church (olive trees) in space 3", (f"{SPACE}.3",))


@clause("anno890", "char.12")
@pytest.mark.parametrize("choice", ["steal:2.1", "steal:1.0", "steal:1.10"])
def test_a_tile_that_nobody_has_cannot_be_named(choice: str) -> None:
    assert refusal(arriving("courtesan"), choice).message.key == "reason-not-an-option"


@clause("anno890", "char.12")
def test_the_last_seat_and_the_last_space_can_be_named() -> None:
    s = arriving("courtesan")
    assert refusal(s, "steal:1.9").message.key == "reason-empty-space"
    assert refusal(s, "steal:1.1").message.key == "reason-empty-space"
    assert refusal(s, "steal:0.1").message.key == "reason-own-tile"


@clause("anno890", "char.3", "char.18")
@pytest.mark.parametrize(
    ("card", "name", "what", "cell"),
    [("military_architect", "Military Architect", "Tower", 1), ("minstrel", "Minstrel", "Noble", 1)],
)
def test_what_to_move(card: str, name: str, what: str, cell: int) -> None:
    s = arriving(card)
    assert spoken(s, f"move:{cell}") == (
        f"Move a {what} from the Farm (wheat) in space 1 to the Castle",
        (f"{SPACE}.{cell}",),
    )
    assert spoken(s, "stop") == ("Stop moving", ())
    assert regnum.game("anno890").text("en")(s.asking.prompt(s).message).startswith(f"{name}: move up to 3 {what}s")


@clause("anno890", "char.6")
def test_what_to_rebuild() -> None:
    assert spoken(arriving("master_builder"), "rebuild:2") == (
        "Rebuild the Farm (olive trees) in space 2",
        (f"{SPACE}.2",),
    )


@clause("anno890", "char.10")
def test_what_to_swap() -> None:
    s = arriving("cartographer")
    assert spoken(s, "swap:1") == ("Move the Farm (wheat) out of space 1", (f"{SPACE}.1",))
    play(s, "swap:1")
    asked = regnum.game("anno890").text("en")(s.asking.prompt(s).message)
    assert asked == "Cartographer: choose the tile to swap with the Farm (wheat) in space 1."
    assert spoken(s, "with:5") == ("Swap with the Castle (wheat and olive trees) in space 5", (f"{SPACE}.5",))


@clause("anno890", "char.20")
def test_where_to_put_a_saracen_token() -> None:
    row = [{"tile": "church_wheat"}, {"tile": "farm_olive", "saracens": 1}]
    s = arriving("mystic", row=row)
    assert spoken(s, "token:row.1") == ("Saracen token beside the Church (wheat)", ("row.1",))
    assert spoken(s, "token:row.2") == ("Saracen token beside the Farm (olive trees), which has 1 already", ("row.2",))


@clause("anno890", "inv.9")
def test_what_to_lose() -> None:
    s = attacked(kingdom("castle_wheat_olive@5 farm_wheat@1 farm_olive@9+1t2n"), kingdom("castle_wheat_olive@5+9t"))
    words = "Lose the Farm (olive trees) in space 9, with 1 Tower and 2 Nobles"
    assert spoken(s, "lose:9") == (words, (f"{SPACE}.9",))
    assert spoken(s, "lose:1") == ("Lose the Farm (wheat) in space 1", (f"{SPACE}.1",))


@clause("anno890", "trio.8")
def test_what_to_take_for_a_trio() -> None:
    s = position(ANNA, BRUNO, banners={"wheat": ["merchant"]}, steps=[reward("wheat")])
    words = "Attract the Merchant (3 VP): Receive 2 Coins."
    assert spoken(s, "attract:merchant") == (words, ("banners.wheat.merchant",))
    s = position(ANNA, BRUNO, banners={"wheat": ["apprentice", "merchant"]}, steps=[reward("wheat")])
    assert s.refs(option("attract", "nobody")) == ()
    assert spoken(s, "coins:wheat") == ("Take 2 Coins for the trio (wheat)", ("banners.wheat",))


@clause("anno890", "trio.18")
def test_whether_to_use_an_ability() -> None:
    s = arriving("merchant", options={"abilities": "optional"})
    asked = regnum.game("anno890").text("en")(s.asking.prompt(s).message)
    assert asked == "Merchant: use the ability? Receive 2 Coins."
    here = ("kingdoms.0.characters.merchant",)
    assert spoken(s, "use") == ("Use the ability of the Merchant", here)
    assert spoken(s, "decline") == ("Do not use the ability of the Merchant", here)


@clause("anno890", "char.1")
def test_which_card_to_keep() -> None:
    s = position(ANNA, BRUNO, drawn=["merchant", "mystic"], steps=[step("KeepCharacter")])
    assert spoken(s, "keep:mystic") == ("Keep the Mystic for 4 VP", ("drawn.mystic",))


@clause("anno890", "take.1")
@pytest.mark.parametrize("choice", ["take:row.1.1", "take:castle.1", "invent:row.1", "take:row"])
def test_a_tile_is_named_by_where_it_lies_and_a_number(choice: str) -> None:
    s = position(kingdom(CASTLE, coins=3), kingdom(OTHER), special_buildings=["forge"])
    assert refusal(s, choice).message.key == "reason-not-an-option"


@clause("anno890", "place.1")
@pytest.mark.parametrize("choice", ["place:1.1", "place"])
def test_a_space_is_named_by_its_number(choice: str) -> None:
    s = position(kingdom(CASTLE), kingdom(OTHER))
    assert refusal(s, choice).message.key == "reason-not-an-option"


@clause("anno890", "comp.10", "repl.1")
def test_a_tile_to_give_up_is_named_by_a_space_of_the_kingdom() -> None:
    s = position(kingdom(f"{CASTLE} forest@1"), kingdom(OTHER))
    for cell, key in ((0, "reason-not-an-option"), (9, "reason-empty-space"), (10, "reason-not-an-option")):
        assert refusal(s, f"replace:{cell}").message.key == key


@clause("anno890", "comp.10")
@pytest.mark.parametrize("part", ["placed", "fallen"])
@pytest.mark.parametrize("space", [[-1, 1], [2, 1], [0, 0], [0, 10]])
def test_a_saved_game_names_spaces_that_exist(part: str, space: list[int]) -> None:
    wrong: dict[str, Any] = {part: [space]}
    with pytest.raises(regnum.BadInput, match=part):
        position(kingdom(CASTLE), kingdom(OTHER), **wrong)
    whole: dict[str, Any] = {part: [[0, 1], [1, 9]]}
    assert (
        board_json(position(kingdom(CASTLE), kingdom(OTHER), steps=[step("CheckTrios")], **whole))[part] == whole[part]
    )


@clause("anno890", "comp.10", "flow.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_saved_at_any_choice_goes_on_where_it_was(seats: int) -> None:
    tables: tuple[dict[str, Any], ...] = (
        {"scenario": "raids_on_the_coast", "abilities": "optional"},
        {"coins": "limited", "nobles": "unlimited", "replaced_trios": "at_once"},
    )
    for seed, options in enumerate(tables):
        for s in random_play(first_turn(seats, seed=seed, **options), seed):
            again = regnum.game("anno890").load(s.to_json())
            assert again.to_json() == s.to_json()
            assert [str(one) for one in again.options()] == texts(s)


@clause("anno890", "scen.1")
@pytest.mark.parametrize("lang", ["en", "it"])
def test_every_effect_of_the_content_is_told_in_words(lang: str) -> None:
    game = regnum.game("anno890")
    characters = game.content.tables["character"]
    for character in characters:
        assert game.in_words(character["effect"], lang) == character[f"text_{lang}"]
    text, tiles = game.text(lang), {tile["id"]: tile for tile in game.content.tables["special_building"]}
    assert game.in_words(tiles["forest"]["effect"], lang) == text("note-replace")
    assert game.in_words(tiles["forge"]["bonus"], lang) == text("note-per-tower", n=2, each=2)
    watch = next(scenario for scenario in game.content.tables["scenario"] if scenario["id"] == "watch_on_the_border")
    assert [game.in_words(op, lang) for op in watch["three_four"]["setup"]] == [
        text("note-castle-gain", n=1, what=text("towers")),
        text("note-invader-start", n=1),
    ]
    assert game.in_words({"vp": 2}, lang) is None
    assert game.in_words(3, lang) is None


@clause("anno890", "flow.3")
def test_every_step_names_the_clauses_that_it_follows() -> None:
    game = regnum.game("anno890")
    for name, kind in game.steps.items():
        assert kind.clauses, name
        assert set(kind.clauses) <= set(game.ledger.clauses), name


@clause("anno890", "comp.8")
def test_saracen_tokens_on_the_table_are_missing_from_the_supply() -> None:
    row = [{"tile": "church_wheat", "saracens": 1}]
    taken = {"tile": "farm_olive", "saracens": 2}
    s = position(kingdom(CASTLE), kingdom(OTHER), row=row, taken=taken, steps=[step("PlaceTile")])
    assert s.saracen_supply == 6 - 1 - 2


@clause("anno890", "char.26")
@pytest.mark.parametrize("allowed", [True, False])
def test_any_tile_that_stands_may_receive_a_token(allowed: bool) -> None:
    for tile in box().contents.territory:
        land = kingdom(f"{CASTLE} {tile.id}@1 ~farm_olive@2")
        steps = [step("PutTokens", what="tower", n=1, card="blacksmith")]
        s = position(land, kingdom(OTHER), steps=steps, options={"tokens_on_ruins": allowed})
        assert texts(s) == ["put:1", *(["put:2"] if allowed else []), "put:5"]
