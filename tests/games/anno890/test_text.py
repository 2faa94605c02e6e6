"""890 Anno Domini in words: numbers and tokens choose the form of what is said of them."""

from __future__ import annotations

import re

import regnum
from regnum.core.message import Message
from regnum.core.text import LANGUAGES
from tests.games.anno890.moments import arrive
from tests.games.anno890.positions import kingdom, play


def test_numbers_choose_their_form() -> None:
    en, it = (regnum.game("anno890").text(lang) for lang in LANGUAGES)
    assert en("reason-coins", have=2, need=3) == "You have 2 Coins; this tile costs 3."
    assert it("reason-coins", have=2, need=3) == "Hai 2 Monete; questa tessera ne costa 3."
    assert it("reason-coins", have=1, need=3) == "Hai 1 Moneta; questa tessera ne costa 3."
    take = Message("option-take-row", {"tile": "@tile-forest", "cost": 0, "coins": 1, "saracens": 2})
    assert en(take) == "Take the Forest for free, with the Coin and the 2 Saracen tokens beside it"


def test_the_question_of_the_mystic_says_how_many_tokens_are_left() -> None:
    s = arrive("mystic", kingdom("castle_wheat_olive@5"), kingdom("castle_lavender_poppy@5"))
    for left in (2, 1):
        assert s.asking.prompt(s).message.args["left"] == left
        play(s, "token:row.1")


def test_the_word_for_a_token_chooses_its_form() -> None:
    for lang, tower, noble in (("en", "Tower", "Noble"), ("it", "Torre", "Nobile")):
        text = regnum.game("anno890").text(lang)
        for what, one, other in (("@towers", tower, noble), ("@nobles", noble, tower)):
            words = text(Message("prompt-steal", {"character": "@character-thief", "what": what}))
            assert one in words
            assert other not in words


def test_tiles_have_their_articles_in_sentences() -> None:
    en, it = (regnum.game("anno890").text(lang) for lang in LANGUAGES)
    put = Message("option-put", {"tile": "@tile-forest", "cell": 3})
    assert (en(put), it(put)) == ("On the Forest in space 3", "Sulla Foresta nella casella 3")
    for table in ("territory", "castle", "special_building"):
        for tile in regnum.game("anno890").content.tables[table]:
            assert tile["the_en"] == f"the {tile['en']}"
            assert re.fullmatch(f"(il |la |i |l’){re.escape(tile['it'])}", tile["the_it"]), tile["the_it"]


def test_what_stands_on_a_tile_or_lies_beside_it_is_one_list() -> None:
    it = regnum.game("anno890").text("it")

    def lost(towers: int, nobles: int) -> str:
        args: dict[str, int | str] = {"tile": "@tile-forest", "cell": 3, "towers": towers, "nobles": nobles}
        return it(Message("option-lose", args)).removeprefix("Perdi la Foresta nella casella 3")

    assert [lost(0, 0), lost(1, 0), lost(0, 2)] == ["", ", con 1 Torre", ", con 2 Nobili"]
    assert [lost(1, 1), lost(2, 3)] == [", con 1 Torre e 1 Nobile", ", con 2 Torri e 3 Nobili"]

    def taken(coins: int, saracens: int) -> str:
        args: dict[str, int | str] = {"tile": "@tile-forest", "coins": coins, "saracens": saracens}
        return it(Message("option-take-free", args)).removeprefix("Prendi la Foresta gratis")

    assert [taken(0, 0), taken(1, 0), taken(0, 1)] == [
        "",
        ", con la Moneta accanto",
        ", con il segnalino Saraceno accanto",
    ]
    assert taken(3, 2) == ", con le 3 Monete e i 2 segnalini Saraceno accanto"
