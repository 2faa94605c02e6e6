"""The rule ledgers are complete in both languages, and every clause can be read alone by somebody at a table.

Their words keep to the style of all texts: tests/texts."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import regnum
from regnum.core.rules import Clause
from tests.speech import both_languages

every_game = pytest.mark.parametrize("id", regnum.games())

ENGLISH = re.compile(r"\b(the|picture|rulebook|list|step|content|table|lost|review|example)\b", re.IGNORECASE)

# What the source of a clause may say of our copy of the rulebook, and what concerns only the program.
NOTES = {
    "en": r"\b(lost|missing|restored|coloured) (word|name|heading|letter)|\bour (copy|scan)\b|\b(illegible|garbled)\b"
    r"|\b(reconstruct|implement)|^(Silent|Not stated|Same|Book says|Order not|Derived|Stated)\b"
    r"|(?<!siege )\bengines?\b|\bthe (data|client)\b|\bclients\b|\b(component data|adopted content)\b"
    r"|\blost (in|with) the (text|images?|card)",
    "it": r"\b(parol[ae]|nom[ei]|titolo|parte) (è |sono |andat[aeio] )*perdut|\bnostra copia\b|\billeggibil"
    r"|\bricostruit[aeio] d|\bimplement|^Il regolamento tace\b|\bmotore\b|\bi dati d|\bdati dei componenti\b"
    r"|\bcontenuto adottato\b|\b(and|son)at[aeio] pers[aeio] con\b|\bnel testo manca",
}
CODE = r"\b[a-z]{2,}\d?\.\d+\b|§"
DICTIONARY = "viscounts", "comp.1"  # which English term stands for which Italian one
# A clause is quoted without the one before it, so it begins with what it is about.
LEANING = {
    "en": r"(He|She|It|Its|This|That|These|Those|They|Their|Only one|Lets|Also|Likewise|Then|The same"
    r"|In (such|that)|Step \d+(?=:))\b",
    "it": r"(Egli|Esso|Essa|Essi|Esse|Quest[oaie]|Quell[oae](?! che)|Permett(e|ono)|Uno solo|Una sola|Poi|Lo stesso"
    r"|In (tal|quel) caso|Passo \d+(?=:))\b",
}


def _parts(clause: Clause, lang: str) -> list[str]:
    """What a player reads of a clause, without its source."""
    read = clause.in_language(lang)
    return [part for part in (read.text, read.ruling, read.example, *read.alternatives) if part]


def _found(id: str, lang: str, pattern: str, flags: int = re.IGNORECASE) -> list[str]:
    clauses = regnum.game(id).ledger.clauses.values()
    return [f"{one.id}: {part}" for one in clauses for part in _parts(one, lang) if re.search(pattern, part, flags)]


def _names(id: str) -> Iterator[tuple[str, str]]:
    """What the content calls things, in Italian and in English."""
    for entries in regnum.game(id).content.tables.values():
        for entry in entries if isinstance(entries, list) else [entries]:
            if "it" in entry and "en" in entry:
                yield entry["it"], entry["en"]


@every_game
def test_every_clause_has_all_its_parts_in_both_languages(id: str) -> None:
    for clause in regnum.game(id).ledger.clauses.values():
        read = clause.in_language("it")
        assert read.text, clause.id
        assert bool(read.ruling) == bool(clause.ruling), clause.id
        assert bool(read.example) == bool(clause.example), clause.id
        assert bool(read.source) == bool(clause.source), clause.id
        assert len(read.alternatives) == len(clause.alternatives), clause.id
        assert all(read.alternatives), clause.id


@every_game
def test_no_part_is_left_in_english(id: str) -> None:
    for clause in regnum.game(id).ledger.clauses.values():
        read = clause.in_language("it")
        assert "the " not in " ".join(_parts(clause, "it")).casefold(), clause.id
        assert read.text != clause.text, clause.id
        own_words = re.sub(r"EN, '[^;]*", "", read.source)  # the chapters of an English rulebook keep their names
        assert not ENGLISH.search(own_words), clause.id


@every_game
@both_languages
def test_things_are_named_in_the_language_of_the_clause(id: str, lang: str) -> None:
    names = list(_names(id))
    own = " ".join(english if lang == "en" else italian for italian, english in names)
    foreign = {italian if lang == "en" else english for italian, english in names if italian != english}
    strange = sorted(name for name in foreign if len(name) > 3 and not re.search(rf"\b{re.escape(name)}\b", own))
    found = _found(id, lang, rf"(?<!\w)({'|'.join(map(re.escape, strange))})(?!\w)", 0)
    assert [part for part in found if (id, part.partition(":")[0]) != DICTIONARY] == []


@every_game
@both_languages
def test_other_clauses_are_named_in_brackets_only(id: str, lang: str) -> None:
    """A sentence can be read without them: "the pieces of that colour (comp.2)"."""
    clauses = regnum.game(id).ledger.clauses.values()
    parts = [(one.id, part) for one in clauses for part in _parts(one, lang)]
    assert [(id, part) for id, part in parts if re.search(CODE, re.sub(r"\([^()]*\)", "", part))] == []


@every_game
@both_languages
def test_a_clause_says_nothing_of_our_copy_or_of_the_program(id: str, lang: str) -> None:
    assert _found(id, lang, NOTES[lang]) == []


@every_game
@both_languages
def test_a_clause_makes_sense_alone(id: str, lang: str) -> None:
    texts = {clause.id: clause.in_language(lang).text for clause in regnum.game(id).ledger.clauses.values()}
    assert {clause: text for clause, text in texts.items() if re.match(LEANING[lang], text)} == {}


@pytest.mark.parametrize("id", ["anno890", "viscounts"])
@both_languages
def test_a_clause_sends_nobody_to_another_by_its_number(id: str, lang: str) -> None:
    clauses = regnum.game(id).ledger.clauses
    number = re.compile(rf"(?<![\w.])({'|'.join(map(re.escape, clauses))})(?!\w)|\w\.\*")
    assert [part for clause in clauses.values() for part in _parts(clause, lang) if number.search(part)] == []


@every_game
def test_a_name_has_no_colon(id: str) -> None:
    assert [name for pair in _names(id) for name in pair if ":" in name] == []


def test_a_search_finds_words_of_the_language_it_is_made_in() -> None:
    ledger = regnum.game("anno890").ledger
    assert "comp.6" in [clause.id for clause in ledger.search("analogia", "it")]
    assert "comp.6" not in [clause.id for clause in ledger.search("analogy", "it")]
    assert "comp.6" in [clause.id for clause in ledger.search("analogy", "en")]


def test_a_search_finds_an_apostrophe_as_it_is_typed() -> None:
    ledger = regnum.game("medioevo").ledger
    assert "3.26.7.a" in [clause.id for clause in ledger.search("dell'attaccante", "it")]
