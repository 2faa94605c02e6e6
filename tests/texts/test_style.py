"""What players read keeps to the style of the house: typography, number, gender, length. In both languages.

What the clauses of the ledgers say is read by tests/core/test_ledgers.py.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.texts.components import UNCAPITALISED
from tests.texts.messages import FILES, ROOT, Sentence, sentences

every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))

# Words that the guide of the texts replaces by plainer ones.
AVOIDED = {
    "en": r"\bdear(er|est)?\b|\bbears?\b|\btake(s|n)? back\b|\bthe own\b|\ban own\b|\btidings\b|\banew\b"
    r"|\bfor want of\b"
    r"|\bdrawer\b|\bvehicles?\b|\bof weight\b|\bfirm points?\b",
    "it": r"ciò che a catena|\bFa’|\bDa’|\bDi’|\bciò\b|\bdi che cosa\b|\bsi va\b|\bdà modo\b|\bdanno modo\b|\bSicuro\?"
    r"|\bBenvenuto\b|\binsediament|\bruscell",
}
GENDERED = r"\b(he|him|his|himself|she|her|hers)\b"
CAPITALS = r"\b[A-ZÀ-Ù]{4,}\b"
STRAIGHT = "'|\""
BUBBLE = 160


def _readings(file: Path) -> list[Sentence]:
    return list(sentences(file))


def _found(file: Path, pattern: str, flags: int = re.IGNORECASE) -> list[str]:
    plain = ((s, re.sub(r"\{\$[\w-]+\}", "…", s.words)) for s in _readings(file))  # names of arguments are not read
    return [f"{s.key}: {words}" for s, words in plain if re.search(pattern, words, flags)]


@every_file
def test_quotes_and_apostrophes_are_typeset(file: Path) -> None:
    assert _found(file, STRAIGHT) == []


@every_file
def test_no_word_is_written_in_capitals(file: Path) -> None:
    assert _found(file, CAPITALS, 0) == []


@pytest.mark.parametrize("game", sorted({game for game, _ in UNCAPITALISED}))
def test_components_take_a_capital(game: str) -> None:
    of_game = [file for file in FILES if game in file.parts]
    assert len(of_game) == 4  # of the server and of the client, in two languages
    assert [found for file in of_game for found in _found(file, UNCAPITALISED[game, file.stem], 0)] == []


@every_file
def test_words_that_the_guide_avoids_are_avoided(file: Path) -> None:
    assert _found(file, AVOIDED[file.stem]) == []


@pytest.mark.parametrize("file", [f for f in FILES if f.stem == "en"], ids=lambda file: str(file.relative_to(ROOT)))
def test_players_are_they(file: Path) -> None:
    assert _found(file, GENDERED) == []


@every_file
def test_a_bubble_of_a_lesson_is_short(file: Path) -> None:
    bubbles = [s for s in _readings(file) if s.key.startswith("tutorial-") and "-chapter-" not in s.key]
    assert [f"{s.key}: {len(s.words)}" for s in bubbles if len(s.words) > BUBBLE] == []


@every_file
def test_codes_of_rules_stand_at_the_end_of_a_line_only(file: Path) -> None:
    assert _found(file, r"§") == []


# --- number ----------------------------------------------------------------------------------------------------------

SEVERAL = "of one gift the card says something else"

# What may stand uncounted behind a number, with the reason.
NEVER_ONE = {
    "prompt-kingdom": "three players at least",
    "ended-armour-why": "thirty power at least",
    "note-hero": "a hero exchanges up to three gifts",
    "brief-gain-gift-any-same": SEVERAL,
    "brief-gain-gift-any-different": SEVERAL,
    "prompt-gifts-same": SEVERAL,
    "fx-gain-gift-any-same": SEVERAL,
    "fx-gain-gift-any-different": SEVERAL,
    "fx-swap-gift": SEVERAL,
    "fx-swap-gift-reserve": SEVERAL,
    "fx-discard-down-to": SEVERAL,
    "note-bonus": "a Bonus Card is won by three Manuscripts",
    "home-players": "from the fewest seats of a game to the most",
    "home-hours": "half an hour or more",
    "home-all-running": "shown when there are more than a few",
    "home-all-invitations": "shown when there are more than a few",
    "home-all-finished": "shown when there are more than a few",
}


@pytest.mark.parametrize("lang", ["en", "it"])
def test_a_number_beside_a_noun_knows_one(lang: str) -> None:
    """A word that has a singular in one message has it in all: "{ $n } cards" needs a variant for one card."""
    readings = [(file, s) for file in FILES if file.stem == lang for s in sentences(file)]
    counting = {argument for _, s in readings for argument in s.counted}
    plural = {
        word
        for _, s in readings
        for argument, word in _counts(s)
        if argument in s.counted and re.search(PLURAL[lang], word)
    }
    uncounted = [
        f"{file.relative_to(ROOT)} {s.key}: {s.words}"
        for file, s in readings
        for argument, word in _counts(s)
        if argument in counting - s.counted and word in plural and s.key not in NEVER_ONE
    ]
    assert uncounted == []


PLURAL = {"en": r"[^s]s$|^armies$|^dice$", "it": r"[^aeiou][ei]$"}


def _counts(s: Sentence) -> list[tuple[str, str]]:
    """The arguments of a sentence with the word behind each."""
    return re.findall(r"\{\$([\w-]+)\} (\w{3,})", s.words)
