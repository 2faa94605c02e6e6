"""Viscounts of the West Kingdom in words: payments, and effects that make sentences."""

from __future__ import annotations

from typing import get_args

import pytest

import regnum
from regnum.core.message import Message
from regnum.core.text import LANGUAGES
from regnum.games.viscounts.schema import Condition, Gain, If
from regnum.games.viscounts.wording import effect_words
from tests.speech import both_languages


def test_a_payment_names_only_what_is_paid() -> None:
    en, it = (regnum.game("viscounts").text(lang) for lang in LANGUAGES)
    paid = Message("option-pay", {"silver": 0, "ink": 1, "gold": 2, "stone": 0})
    assert en(paid) == "Pay 1 Ink, 2 Gold, nothing else"
    assert it(paid) == "Paga 1 Calamaio, 2 Ori, nient'altro"


@pytest.mark.parametrize(
    ("card", "en", "it"),
    [
        ("abbot", "No ability.", "Nessuna abilità."),
        (
            "lothaire",
            "When played: gain 1 Stone, 1 Gold and 1 Ink.",
            "Quando la giochi: ottieni 1 Pietra, 1 Oro e 1 Calamaio.",
        ),
        (
            "guntram",
            "When it leaves your board: gain 1 Debt, then flip 1 Deed to its approved side; "
            "or gain 1 Deed, then flip 1 Debt to its paid side.",
            "Quando esce dalla tua plancia: ottieni 1 Debito, poi gira 1 Contratto sul lato approvato; "
            "oppure ottieni 1 Contratto, poi gira 1 Debito sul lato pagato.",
        ),
        (
            "emma",
            "While on your board: when you transcribe, you may count 1 Gold or 1 Stone as 1 Cleric, "
            "as often as you like.",
            "Finché è sulla tua plancia: quando trascrivi, puoi contare 1 Oro o 1 Pietra come 1 Sacerdote, "
            "quante volte vuoi.",
        ),
    ],
)
def test_effects_make_sentences(card: str, en: str, it: str) -> None:
    assert [regnum.game("viscounts").text(lang)(f"card-{card}-text") for lang in ("en", "it")] == [en, it]


@both_languages
def test_a_condition_is_said_before_what_it_allows(lang: str) -> None:
    text = regnum.game("viscounts").text(lang)
    gain = Gain("silver", 2)
    words = [effect_words(If(condition, gain), text) for condition in get_args(Condition)]
    assert len(set(words)) == len(words)
    assert effect_words(gain, text) in words
    assert all(one.endswith(effect_words(gain, text)) for one in words)
