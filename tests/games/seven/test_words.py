"""Sentences in both languages: names with their articles, amounts as lists, numbers in the singular."""

from __future__ import annotations

import pytest

from regnum.core.message import Message, Value, amounts
from regnum.games.seven.box import KINDS
from tests.games.seven.positions import game

DEBT = {"gold": 0, "fame": 0, "power": 0, **dict.fromkeys(KINDS, 0)}
ANNA = {"player": "Anna"}


def said(lang: str, key: str, **args: Value) -> str:
    return game().text(lang)(Message(key, args))


@pytest.mark.parametrize(
    ("debt", "english", "italian"),
    [
        ({"gold": 2}, "To pay: 2 gold.", "Da pagare: 2 oro."),
        ({"gold": 2, "fame": 1}, "To pay: 2 gold and 1 fame.", "Da pagare: 2 oro e 1 fama."),
        ({"fame": 1, "mercy": 2}, "To pay: 1 fame and 2 Mercy.", "Da pagare: 1 fama e 2 Misericordia."),
        (
            {"courage": 1, "justice": 1, "faith": 2},
            "To pay: 1 Courage, 1 Justice and 2 Faith.",
            "Da pagare: 1 Coraggio, 1 Giustizia e 2 Fede.",
        ),
    ],
)
def test_a_debt_is_told_as_a_list(debt: dict[str, int], english: str, italian: str) -> None:
    owed = amounts({**DEBT, **debt})
    assert said("en", "prompt-pay", **owed).startswith(f"{english} ")
    assert said("it", "prompt-pay", **owed).startswith(f"{italian} ")


def test_production_leaves_out_what_is_nothing() -> None:
    income = amounts({"gold": 2, "fame": 0, "power": 1})
    assert said("en", "event-produces", player="Anna", **income) == "Anna receives 2 gold and 1 power from Production."
    assert said("it", "event-produces", player="Anna", **income) == (
        "Anna riceve 2 oro e 1 punto potere dalla Produzione."
    )


@pytest.mark.parametrize(
    ("key", "args", "english", "italian"),
    [
        (
            "option-tap",
            {"character": "@character-court_astrologer", "gifts": "2 Fede"},
            None,
            "Tappa l’Astrologa di corte per 2 Fede",
        ),
        (
            "event-founds",
            {"palace": "@palace-iron_keep"},
            "Anna founds the Iron Keep.",
            "Anna fonda il Mastio di Ferro.",
        ),
        (
            "event-founds",
            {"palace": "@palace-moonwatch"},
            "Anna founds Moonwatch.",
            "Anna fonda la Guardia della Luna.",
        ),
        (
            "event-part",
            {"undertaking": "@undertaking-stonebridge_siege", "cost": "1 gold"},
            "Anna takes part in “The Siege of Stonebridge” (1 gold).",
            "Anna prende parte a «L’assedio di Pontepietra» (1 gold).",
        ),
        (
            "option-use",
            {"palace": "@palace-river_mill", "text": "x"},
            None,
            "Riprendi il segnalino dal Mulino sul fiume: x",
        ),
        ("event-no-effect", {"sin": "@sin-pride"}, "Pride has no effect.", "La Superbia non ha effetto."),
    ],
)
def test_a_name_inside_a_sentence_has_its_article(
    key: str, args: dict[str, Value], english: str | None, italian: str
) -> None:
    if english:
        assert said("en", key, **ANNA, **args) == english
    assert said("it", key, **ANNA, **args) == italian


@pytest.mark.parametrize(("n", "italian"), [(1, "1 punto potere"), (3, "3 punti potere")])
def test_power_is_counted_in_points_in_italian(n: int, italian: str) -> None:
    assert said("it", "event-gains", **ANNA, what="power", n=n) == f"Anna guadagna {italian}."
    assert said("it", "event-gains", **ANNA, what="gold", n=n) == f"Anna guadagna {n} oro."
    assert said("it", "prompt-answer", what="power", n=n) == f"L’Innominato pretende da te {italian}."


@pytest.mark.parametrize(
    ("gold", "english", "italian"),
    [
        (0, "finds no gold to take from you", "non trova oro da prenderti"),
        (2, "takes 2 gold from you", "ti prende 2 oro"),
    ],
)
def test_a_hero_without_gold_is_robbed_of_none(gold: int, english: str, italian: str) -> None:
    blow: dict[str, Value] = {"rival": "Bruno", "sin": "@sin-greed", "verb": "rob", "n": gold, "thing": ""}
    assert said("en", "prompt-deny", **blow) == f"Bruno plays Greed against you and {english}. Do you deny it?"
    assert said("it", "prompt-deny", **blow) == f"Bruno gioca l’Avarizia contro di te e {italian}. Neghi il peccato?"


def test_whoever_must_tap_a_character_gives_nothing_up() -> None:
    assert said("en", "nameless-weariness-text") == "a chosen hero taps an untapped character without receiving gifts"
    assert (
        said("it", "nameless-weariness-text") == "un eroe scelto tappa un personaggio non tappato senza ricevere doni"
    )
    assert said("en", "prompt-answer", what="tap_character", n=1) == (
        "The Nameless asks you to tap an untapped character without receiving gifts."
    )
    assert said("it", "prompt-answer", what="tap_character", n=1) == (
        "L’Innominato pretende che tu tappi un personaggio non tappato senza ricevere doni."
    )
