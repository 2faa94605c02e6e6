"""What players read keeps to the style of the house, in both languages: messages of server and client, names and texts
of the content, clauses of the ledgers. The rules and their examples are in style.py."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.core.text import LANGUAGES
from tests.speech import both_languages
from tests.texts.components import CAPITALISED, UNCAPITALISED
from tests.texts.messages import FILES, ROOT, Sentence, sentences
from tests.texts.style import AVOIDED, BUBBLE, GLOSSARY, RULES, uncounted

every_rule = pytest.mark.parametrize("rule", RULES)
every_file = pytest.mark.parametrize("file", FILES, ids=lambda file: str(file.relative_to(ROOT)))

# --- what players read -----------------------------------------------------------------------------------------------


@cache
def _messages(file: Path) -> list[Sentence]:
    return list(sentences(file.read_text(encoding="utf-8")))


def _content(entry: Any, lang: str, where: str) -> Iterator[tuple[str, str]]:
    """Names and texts of the content in one language."""
    if isinstance(entry, list):
        for one in entry:
            yield from _content(one, lang, where)
    elif isinstance(entry, dict):
        for key, value in entry.items():
            if isinstance(value, str) and (key == lang or key.endswith(f"_{lang}")):
                yield f"{where} {entry.get('id', '')} {key}", value
            else:
                yield from _content(value, lang, f"{where} {key}")


@cache
def _texts(game: str | None, lang: str) -> list[tuple[str, str]]:
    """Where it stands, and what players read; without a game, the texts of all games."""
    here = [file for file in FILES if file.stem == lang and game == _game(file)]
    found = [(f"{file.relative_to(ROOT)} {one.key}", one.words) for file in here for one in _messages(file)]
    if game is not None:
        found += _content(regnum.game(game).content.tables, lang, game)
        for clause in regnum.game(game).ledger.clauses.values():
            read = clause.in_language(lang)
            parts = (read.text, read.ruling, read.example, *read.alternatives)
            found += [(f"rules of {game} {clause.id}", part) for part in parts if part]
    return found


def _game(file: Path) -> str | None:
    return file.parent.parent.name if "games" in file.parts else None


SOURCES: list[str | None] = [None, *regnum.games()]
every_text = pytest.mark.parametrize("game", SOURCES, ids=lambda game: game or "all games")


@both_languages
@every_text
def test_all_kinds_of_texts_are_read(game: str | None, lang: str) -> None:
    words = "\n".join(where for where, _ in _texts(game, lang))
    assert "src/regnum/" in words
    assert "client/src/" in words
    assert game is None or f"rules of {game}" in words


@every_rule
@both_languages
@every_text
def test_texts_keep_the_rules_of_form(game: str | None, lang: str, rule: str) -> None:
    assert [f"{where}: {words}" for where, words in _texts(game, lang) if RULES[rule].found(lang, words)] == []


@both_languages
@every_text
def test_words_that_the_guide_avoids_are_avoided(game: str | None, lang: str) -> None:
    patterns = [*AVOIDED[lang], *(GLOSSARY[game][lang] if game else ())]
    found = [
        f"{where}: {words}"
        for where, words in _texts(game, lang)
        for pattern in patterns
        if re.search(pattern, words, re.IGNORECASE)
    ]
    assert found == []


@pytest.mark.parametrize(("game", "lang"), UNCAPITALISED)
def test_components_take_a_capital(game: str, lang: str) -> None:
    pattern = UNCAPITALISED[game, lang]
    assert [f"{where}: {words}" for where, words in _texts(game, lang) if re.search(pattern, words)] == []


@pytest.mark.parametrize(("game", "lang"), CAPITALISED)
def test_kinds_take_none(game: str, lang: str) -> None:
    pattern = CAPITALISED[game, lang]
    assert [f"{where}: {words}" for where, words in _texts(game, lang) if re.search(pattern, words)] == []


@pytest.mark.parametrize(
    ("game", "lang", "wrong", "right"),
    [
        ("seven", "en", "draws a Character", "the Temple of Wisdom"),
        ("seven", "it", "scarta un Elisir", "il Vessillo della gloria"),
        ("medioevo", "en", "moves a Banner", "With Army a banner"),
        ("medioevo", "it", "perde il Vessillo", "una carta Obiettivo"),
        ("viscounts", "it", "una Carta Giocatore", "il Rivale delle Carte"),
    ],
)
def test_a_kind_with_a_capital_is_found(game: str, lang: str, wrong: str, right: str) -> None:
    assert re.search(CAPITALISED[game, lang], wrong)
    assert not re.search(CAPITALISED[game, lang], right)


DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
CODE_SPAN = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)", re.DOTALL)


@pytest.mark.parametrize("file", DOCUMENTS, ids=lambda file: str(file.relative_to(ROOT)))
def test_documentation_avoids_the_same_words(file: Path) -> None:
    text = re.sub(r"\s+", " ", CODE_SPAN.sub("", file.read_text(encoding="utf-8")))
    patterns = [*AVOIDED["en"], RULES["players are they"].patterns["en"]]
    found = [match[0] for one in patterns for match in re.finditer(f"(?:{one}).{{20}}", text, re.IGNORECASE)]
    assert found == []


# --- the rules find what they are for --------------------------------------------------------------------------------


@pytest.mark.parametrize(("rule", "lang"), [(rule, lang) for rule in RULES for lang in RULES[rule].patterns])
def test_a_rule_of_form_finds_its_defect_and_nothing_else(rule: str, lang: str) -> None:
    assert [words for words in RULES[rule].broken[lang] if not RULES[rule].found(lang, words)] == []
    assert [words for words in RULES[rule].kept[lang] if RULES[rule].found(lang, words)] == []


@both_languages
def test_an_avoided_word_is_found(lang: str) -> None:
    words = [AVOIDED[lang], *(GLOSSARY[game][lang] for game in regnum.games())]
    missed = [
        (pattern, sentence)
        for patterns in words
        for pattern, sentence in patterns.items()
        if not re.search(pattern, sentence, re.IGNORECASE)
    ]
    assert missed == []


# --- numbers ---------------------------------------------------------------------------------------------------------

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
    "home-players": "from the fewest seats of a game to the most",
    "home-hours": "two hours or more, and mostly a range",
}


def _uncounted(lang: str) -> list[tuple[Path, Sentence]]:
    readings = [(file, one) for file in FILES if file.stem == lang for one in _messages(file)]
    numbers = {argument for _, one in readings for argument in re.findall(r"⟨([\w-]+)⟩", one.source)}
    return [
        (file, one) for file, one in readings if numbers & {argument for argument, _ in uncounted(lang, one.source)}
    ]


@both_languages
def test_a_number_beside_a_noun_knows_one(lang: str) -> None:
    """What is counted somewhere is counted everywhere: "{ $n } cards" needs a variant for one card."""
    found = [f"{file.relative_to(ROOT)} {one.key}: {one.source}" for file, one in _uncounted(lang)]
    assert [words for words in found if words.split(":")[0].split()[1] not in NEVER_ONE] == []


def test_every_exception_to_counting_is_one() -> None:
    assert {one.key for lang in LANGUAGES for _, one in _uncounted(lang)} >= NEVER_ONE.keys()


@pytest.mark.parametrize(
    ("lang", "message", "words"),
    [
        ("en", "{ $n } cards", [("n", "cards")]),
        ("en", "{ $n } armies { $n -> [one] is *[other] are } left", [("n", "armies"), ("n", "armies")]),
        ("en", "{ $n -> [one] 1 card *[other] { $n } cards and { $m } coins }", [("m", "coins")]),
        ("en", "{ $m } { $n -> [one] card *[other] cards }", [("m", "card"), ("m", "cards")]),
        ("en", "{ $n -> [0] no cards [one] 1 card *[other] { $n } cards }", []),
        ("en", "{ $n } { $n -> [one] card *[other] cards }", []),
        ("en", "{ $n } army is lost", [("n", "army")]),
        ("en", "{ $n } less", []),
        ("it", "restano { $n } pezzi", [("n", "pezzi")]),
        ("it", "{ $n } possono cambiare", [("n", "possono")]),
        ("it", "{ $n } monete", [("n", "monete")]),
        ("it", "{ $n } oro", []),
        ("it", "{ $n -> [one] 1 carta *[other] { $n } carte }", []),
    ],
)
def test_a_word_that_a_number_does_not_decide_is_found(lang: str, message: str, words: list[tuple[str, str]]) -> None:
    assert [found for one in sentences(f"key = {_fluent(message)}") for found in uncounted(lang, one.source)] == words


def _fluent(message: str) -> str:
    """A message on one line, with its variants on lines of their own."""
    return re.sub(r" (\*?\[\w+\]|\}(?= |$))", lambda m: f"\n  {m[1]}" if "->" in message else m[0], message)


# --- messages --------------------------------------------------------------------------------------------------------

# What ends a question or a refusal of the server, and an option that is one sentence, but for what others read of it.
ENDS = {
    "prompt": re.compile(r".*[.?!…]( \{\$\w+\})?$"),  # the text of a card has its own
    "reason": re.compile(r".*\.»?”?$"),
    "option": re.compile(r"(?!([^.!?{]|\{\$)*\.$)"),
}
BUTTON = re.compile(r"<button\b.*?</button>", re.DOTALL)
NAMED = re.compile(r"""\bt\(\s*['"]([\w-]+)|[?:] '([\w-]+-[\w-]+)'""")


def _ends_well(one: Sentence) -> bool:
    rule = ENDS.get(one.key.split("-")[0])
    return rule is None or bool(rule.match(one.source))


@pytest.mark.parametrize(
    "file", [one for one in FILES if "client" not in one.parts], ids=lambda f: str(f.relative_to(ROOT))
)
def test_questions_and_refusals_end_with_a_full_stop_and_options_with_nothing(file: Path) -> None:
    assert [one for one in _messages(file) if not _ends_well(one)] == []


@pytest.mark.parametrize(
    ("message", "well"),
    [
        ("prompt-x = Choose a tile", False),
        ("prompt-x = Which tile?", True),
        ("reason-x = You have { $n } Coins", False),
        ("reason-x = You have { $n } Coins.", True),
        ("option-x = Take { $tile }.", False),
        ("option-x = Take { $tile }", True),
        ("option-x = A Mill. Grinds wheat.", True),
    ],
)
def test_a_wrong_end_is_found(message: str, well: bool) -> None:
    assert [_ends_well(one) for one in sentences(message)] == [well]


# What speaks to one person of that person's things, and what it does not say.
TO_YOU = re.compile(r"(prompt|option|tutorial|reason)-(?!.*-told$)")
OF_OTHERS = {
    "en": re.compile(r"\b(its|their) owner\b|\bmay not\b"),
    "it": re.compile(r"\b(il|la|una?|(de|ne|su)l(la)?) propri[oa]\b"),
}


@every_file
def test_whoever_is_spoken_to_is_you(file: Path) -> None:
    spoken = [one for one in _messages(file) if TO_YOU.match(one.key)]
    assert [f"{one.key}: {one.words}" for one in spoken if OF_OTHERS[file.stem].search(one.words)] == []


def _on_buttons() -> set[str]:
    """The keys of what stands on the buttons of the client."""
    sources = [file.read_text(encoding="utf-8") for file in ROOT.glob("client/src/**/*.svelte")]
    buttons = [button for source in sources for button in BUTTON.findall(source)]
    return {key for button in buttons for found in NAMED.findall(button) for key in found if key}


def test_buttons_end_with_nothing() -> None:
    keys = _on_buttons()
    assert {"undo", "name-go", "share-send"} <= keys
    ends = [one for file in FILES for one in _messages(file) if one.key in keys and re.search(r"[^.]\.$", one.words)]
    assert ends == []


@every_file
def test_a_bubble_of_a_lesson_is_short(file: Path) -> None:
    bubbles = [one for one in _messages(file) if one.key.startswith("tutorial-") and "-chapter-" not in one.key]
    assert [f"{one.key}: {len(one.words)}" for one in bubbles if len(one.words) > BUBBLE] == []


CODE = re.compile(r"§|\b[a-z]{2,}\d?\.\d+\b|\b\d\.\d\d\b")


@every_file
def test_no_sentence_has_the_code_of_a_rule(file: Path) -> None:
    """It stands beside the sentence: the client adds it to log lines and refusals."""
    assert [f"{one.key}: {one.words}" for one in _messages(file) if CODE.search(one.words)] == []


def test_the_code_of_a_rule_is_found() -> None:
    codes = ["See § setup.9.", "by take.3 and part.7", "by 3.26.7.a"]
    assert [words for words in codes if not CODE.search(words)] == []
