"""The rule ledgers are complete in both languages."""

from __future__ import annotations

import re

import pytest

import regnum

every_game = pytest.mark.parametrize("id", regnum.games())

ENGLISH = re.compile(r"\b(the|picture|rulebook|list|step|content|table|lost|review|example)\b", re.IGNORECASE)


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
        assert "the " not in f"{read.text} {read.ruling} {read.example} {' '.join(read.alternatives)}".casefold(), (
            clause.id
        )
        assert read.text != clause.text, clause.id
        own_words = re.sub(r"EN, '[^;]*", "", read.source)  # the chapters of an English rulebook keep their names
        assert not ENGLISH.search(own_words), clause.id


def test_a_search_finds_words_of_the_language_it_is_made_in() -> None:
    ledger = regnum.game("anno890").ledger
    assert "comp.6" in [clause.id for clause in ledger.search("analogia", "it")]
    assert "comp.6" not in [clause.id for clause in ledger.search("analogy", "it")]
    assert "comp.6" in [clause.id for clause in ledger.search("analogy", "en")]
