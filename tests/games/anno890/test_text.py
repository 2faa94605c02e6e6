"""890 Anno Domini in words: numbers and tokens choose the form of what is said of them."""

from __future__ import annotations

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
    assert en(take) == "Take Forest for free, with the Coin beside it, with 2 Saracen tokens"


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
