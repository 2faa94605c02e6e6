"""Names of places, kingdoms, cards and pieces stand in sentences with their articles and prepositions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from regnum.core.message import Message
from regnum.core.names import FORMS
from regnum.core.text import LANGUAGES, Text
from tests.games.medioevo.positions import game
from tests.games.medioevo.test_style import written

PLACES = ("territory", "sea", "sea_zone", "land_zone")
ARTICLE = re.compile("(?:il|lo|la|i|gli|le) |l’")
# What takes "lo" and "gli": s with a consonant, z, and a j that is not heard as a vowel alone.
IMPURE = re.compile("[Ss][^aeiouAEIOU]|[Zz]|[Jj]|[Gg]n|[Pp]s")
VOWEL = re.compile("[AEIOUaeiouÎ]")
PLURAL = {
    *("Fiandre", "Alte Terre", "Repubbliche Italiane", "Principati Russi", "Principati Latini", "Stati Crociati"),
    "Cavalieri Teutonici",
}


def _entries(*tables: str) -> Iterator[dict[str, Any]]:
    for table in tables:
        yield from game().content.tables[table]


def test_every_place_has_the_forms_that_sentences_ask_for() -> None:
    for place in _entries(*PLACES, "city"):
        assert place.get("the_it") or place.get("in_it", "").startswith(("a ", "ad ")), place["id"]
    for sea in _entries("sea", "sea_zone"):
        assert sea["the_it"]
        assert sea["the_en"] == f"the {sea['en']}"


def test_a_form_holds_the_name_whole() -> None:
    kinds = ("territory", "sea", "sea_zone", "city", "kingdom", "empire_card", "invasion")
    for entry in _entries(*kinds):
        for lang in LANGUAGES:
            for form in FORMS:
                given = entry.get(f"{form}_{lang}", entry[lang])
                assert given.endswith(entry[lang]), given


def test_the_italian_article_is_that_of_the_first_letters() -> None:
    """Feminine names take la, l’ or le; masculine ones il before most consonants, lo before some, l’ before vowels."""
    for entry in _entries(*PLACES, "city", "kingdom", "empire_card", "settlement", "piece"):
        article, name = ARTICLE.match(entry.get("the_it", "")), entry["it"]
        if article is None:
            continue
        impure, vowel = bool(IMPURE.match(name)), bool(VOWEL.match(name))
        if name in PLURAL:
            assert article[0] == "le " or article[0] == ("gli " if impure or vowel else "i "), entry["the_it"]
        elif vowel:
            assert article[0] == "l’", entry["the_it"]
        else:
            assert article[0] == "la " or article[0] == ("lo " if impure else "il "), entry["the_it"]


def _said(text: Text, key: str, place: str) -> str:
    words: dict[str, int | str] = {"player": "@seat-0", "n": 7, "place": f"@place-{place}", "vehicle": "@piece-caravan"}
    return text(Message(key, words))


@pytest.mark.parametrize(
    ("place", "moves", "places", "conquers"),
    [
        ("bosphorus", "nel Bosforo", "nel Bosforo", "il Bosforo"),
        ("eastern_black_sea", "nel Mar Nero orientale", "nel Mar Nero orientale", "il Mar Nero orientale"),
        ("papal_state", "nello Stato della Chiesa", "nello Stato della Chiesa", "lo Stato della Chiesa"),
        ("kiev", "a Kiev", "a Kiev", "Kiev"),
        ("moscow", "a Mosca", "a Mosca", "Mosca"),
        ("highlands", "nelle Alte Terre", "nelle Alte Terre", "le Alte Terre"),
        ("flanders", "nelle Fiandre", "nelle Fiandre", "le Fiandre"),
        ("syrian_desert", "nel Deserto Siriaco", "nel Deserto Siriaco", "il Deserto Siriaco"),
        ("wales", "nel Galles", "nel Galles", "il Galles"),
        ("lombardy", "in Lombardia", "in Lombardia", "la Lombardia"),
        ("irish_coast", "lungo la Costa d’Irlanda", "lungo la Costa d’Irlanda", "la Costa d’Irlanda"),
        ("tisza", "sul Tibisco", "sul Tibisco", "il Tibisco"),
        ("crete", "a Creta", "a Creta", "Creta"),
    ],
)
def test_places_read_right_in_italian(place: str, moves: str, places: str, conquers: str) -> None:
    text = game().text("it").seated(["Anna"])
    assert _said(text, "event-travels", place) == f"Anna muove una carovana {moves}."
    assert _said(text, "event-places-armies", place) == f"Anna posiziona 7 armate {places}."
    assert _said(text, "event-conquers", place) == f"Anna conquista {conquers}."


@pytest.mark.parametrize(
    ("place", "moves", "places"),
    [
        ("eastern_black_sea", "to the Eastern Black Sea", "in the Eastern Black Sea"),
        ("papal_state", "to the State of the Church", "in the State of the Church"),
        ("lombardy", "to Lombardy", "in Lombardy"),
        ("irish_coast", "to the Irish Coast", "off the Irish Coast"),
        ("tisza", "to the Tisza Plain", "on the Tisza Plain"),
    ],
)
def test_places_read_right_in_english(place: str, moves: str, places: str) -> None:
    text = game().text("en").seated(["Anna"])
    assert _said(text, "event-travels", place) == f"Anna moves a caravan {moves}."
    assert _said(text, "event-places-armies", place) == f"Anna places 7 armies {places}."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_puts_a_preposition_before_a_bare_place(lang: str) -> None:
    before = {"en": "in|to|from|of|into|at|against", "it": "in|a|ad|da|di|su"}[lang]
    for source in written(lang):
        assert re.findall(rf"\b(?:{before}) {{ \$(?:place|from|zone|there|start|goal|at|kingdom) }}.*", source) == []


def test_a_player_with_a_kingdom_keeps_the_name_of_the_kingdom() -> None:
    text = game().text("it").seated(["Anna"])
    words = Message("option-peace", {"other": "@seat-0 (@kingdom-france)"})
    assert text(words) == "Offri la pace ad Anna (Regno di Francia)"
