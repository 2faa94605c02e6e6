"""How the texts of the game are written, the engine's and the client's: one and many, signs, words to avoid."""

from __future__ import annotations

import itertools
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from regnum.core.text import LANGUAGES, read_text
from tests.games.medioevo.positions import game

COUNTED = {
    "en": "actions|armies|attacks|cards|cathedrals|cities|coins|dice|florins|generals|honour points|levels|points|rolls"
    "|rounds|technologies|territories|transports|turns|units",
    "it": "armate|attacchi|azioni|carte|cattedrali|dadi|fiorini|generali|lanci|livelli|mezzi|monete|punti|regni"
    "|tecnologie|territori|turni",
}


class _Counting(Visitor):
    """Collects messages that put a number before a plural without asking whether it is one."""

    def __init__(self, lang: str) -> None:
        self.plural = re.compile(rf" (?:{COUNTED[lang]})\b")
        self.asked: list[str] = []  # the numbers of the select expressions around
        self.found: list[str] = []

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:  # noqa: N802
        number = node.selector
        self.asked.append(number.id.name if isinstance(number, fluent.VariableReference) else "")
        self.generic_visit(node)
        self.asked.pop()

    def visit_Pattern(self, node: fluent.Pattern) -> None:  # noqa: N802
        for one, following in itertools.pairwise(node.elements):
            if isinstance(one, fluent.Placeable) and isinstance(one.expression, fluent.VariableReference):
                name = one.expression.id.name
                if isinstance(following, fluent.TextElement) and self.plural.match(following.value):
                    self.found += [] if name in (*self.asked, "player", "other") else [f"{name}{following.value}"]
        self.generic_visit(node)


def written(lang: str) -> list[str]:
    """What the game says, in the engine's text and in the client's."""
    client = Path(__file__).parents[3] / "client" / "src" / "games" / "medioevo" / "text"
    return [read_text(files("regnum.games.medioevo") / "text", lang), read_text(client, lang)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_is_not_many(lang: str) -> None:
    counting = _Counting(lang)
    for source in written(lang):
        counting.visit(FluentParser().parse(source))
    assert counting.found == []
    words = game().text(lang)("event-city-lowered", place="@place-kent", n=1)
    assert words.endswith({"en": "loses 1 level.", "it": "perde 1 livello."}[lang])


# Players are "they", a piece that carries others is a transport, the board is a map of territories.
AVOIDED = {
    "en": "he|his|him|himself|vehicles?|(?:home|your|yellow|red|whose) lands|own land|drawer|anew|trade ships?"
    "|grain stocks?|Condottiero",
    "it": "terre|insediament[oi]|transito|ciò|ruscell[oi]|round|punt[oi] di movimento|monet[ae] d’onore|guarnigion[ei]"
    "|edifici[o]? commercial[ei]|[Aa]rruol[ai]",
}


def test_nothing_is_not_had_in_italian() -> None:
    """Where the Italian says that there is none, its verb is in the negative: never "Hai nessun fiorino"."""
    text = game().text("it")
    assert text("prompt-trade", florins=0).endswith(" Non hai fiorini.")
    assert text("reason-costs", have=0, need=50) == "Non hai fiorini; il costo è di 50 fiorini."
    assert text("event-reinforcements", player="Anna", n=0) == "Anna non riceve armate."
    assert text("prompt-commit", n=0, quota=3).endswith(" Non hai ancora mandato armate; la tua quota è 3.")


class _Words(Visitor):
    """Collects the words of a message, without what is put into them."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_style_of_the_texts_is_kept(lang: str) -> None:
    for entry in (entry for source in written(lang) for entry in FluentParser().parse(source).body):
        if isinstance(entry, fluent.Message):
            collected = _Words()
            collected.visit(entry)
            for words in collected.found:
                assert not re.search(rf"['\"]|\d-\d|\b(?:{AVOIDED[lang]})\b", words), (entry.id.name, words)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_refusals_and_the_log_are_sentences(lang: str) -> None:
    for entry in (entry for source in written(lang) for entry in FluentParser().parse(source).body):
        if isinstance(entry, fluent.Message) and entry.id.name.startswith(("prompt-", "reason-", "event-")):
            assert entry.value is not None
            last = entry.value.elements[-1]
            assert isinstance(last, fluent.Placeable) or last.value[-1] in ".?", entry.id.name
