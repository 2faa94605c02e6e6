"""Every text that the program uses exists in both languages and can be formatted, in every game."""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import regnum
from regnum.cli.simulate import HEADINGS, ROLE_HEADINGS
from regnum.core.board.views import board_view
from regnum.core.message import Message
from regnum.core.names import FORMS, fluent_line, name_forms
from regnum.core.option import Option, option
from regnum.core.rng import Rng
from regnum.core.scoring import POINTS
from regnum.core.state import State
from regnum.core.text import LANGUAGES, TOLD, Text, kernel_text
from tests.games.anno890 import speech as anno890
from tests.games.medioevo import speech as medioevo
from tests.games.seven import speech as seven
from tests.games.viscounts import speech as viscounts
from tests.speech import both_languages

SOURCE = Path(str(files("regnum")))
KINDS = "prompt|option|reason|event|trigger|log|score|verdict|board|note|ui|cli|fx"
KEY = re.compile(rf"({KINDS})(-[a-z0-9_]+)+|seat-unnamed|@[a-z]+(-[a-z]+)*")
PREFIX = re.compile(rf"({KINDS})-[a-z-]*")
SPOKEN_IN_PLAY = re.compile("(prompt|option|reason(?!-at)|event|score)-")
NAMES = ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fulvio", "Gemma", "Ivo", "Lea", "Marco"]

# Keys that the kernel and the user interfaces build from parts, in every game.
FAMILIES: dict[str, Iterable[str]] = {
    "cli-": {*HEADINGS, *ROLE_HEADINGS},
    "ui-seat-now-": {"bot", "open", "person"},
}
NAMED = {"game-title", "game-tagline", "game-in-a-minute", *(f"form-{form}" for form in FORMS)}
# Used by `Play` for a seat that need not choose, and by `why_not_at` for places, as are those that begin "reason-at".
UNREACHED = {"reason-not-your-turn", "reason-of-another", "reason-only-shown"}

SPEECH = {
    "anno890": anno890.SPEECH,
    "medioevo": medioevo.SPEECH,
    "seven": seven.SPEECH,
    "viscounts": viscounts.SPEECH,
}
every_game = pytest.mark.parametrize("id", SPEECH)


def test_every_game_is_listened_to() -> None:
    assert sorted(SPEECH) == regnum.games()


# --- what is written and what is used --------------------------------------------------------------------------------


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _messages(source: str) -> dict[str, set[str]]:
    """The keys of a Fluent source, each with the names of its arguments; fails if something does not parse."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            arguments = _Arguments()
            arguments.visit(entry)
            found[entry.id.name] = arguments.names
    return found


@cache
def _written(id: str, lang: str) -> dict[str, set[str]]:
    game_text = (SOURCE / "games" / id / "text" / f"{lang}.ftl").read_text(encoding="utf-8")
    return {**_messages(kernel_text(lang)), **_messages(game_text)}


@cache
def _constants(id: str) -> list[tuple[str, bool]]:
    """Every string in the program, except in other games, and whether it is the beginning of an f-string."""
    found: list[tuple[str, bool]] = []
    for path in SOURCE.rglob("*.py"):
        names = {name.split("_")[0] for name in path.relative_to(SOURCE).with_suffix("").parts}
        if any(other in names for other in SPEECH if other != id):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.append((node.value, False))
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                found.append((str(node.values[0].value), len(node.values) > 1))
    return found


@cache
def _parts(id: str) -> set[str]:
    """The names of the parts of a game's board in its views, except names from the content."""
    g, found = regnum.game(id), set()

    def collect(value: Any) -> None:
        for name, part in value.items() if isinstance(value, dict) else enumerate(value):
            if isinstance(name, str):
                found.add(name)
            if isinstance(part, (dict, list)):
                collect(part)

    for seats in g.seats:
        for seed in range(4):
            state, rng = g.new(seats, seed), Rng(seed)
            for count in itertools.count():
                if state.over:
                    break
                if count % 5 == 0:  # a part that appears stays for a while
                    collect(board_view(state, 0))
                state.apply(rng.pick(list(state.options())))
    text, kinds = g.text("en"), {kind for _, kind, _ in SPEECH[id].content}
    return {name for name in found if not any(text.has(f"{kind}-{name}") for kind in kinds)}


@cache
def _used(id: str) -> set[str]:
    """Every key that the program may use."""
    families = {
        **FAMILIES,
        **SPEECH[id].families,
        "reason-at-": [place.replace(".", "-") for place in regnum.game(id).places],
    }
    used = NAMED | SPEECH[id].named | {f"part-{name}" for name in _parts(id)}
    # The kernel names parts for all games; not every game has all of them.
    used |= {key for key in _messages(kernel_text("en")) if key.startswith("part-")}
    for value, begins in _constants(id):
        if begins and value in families:
            used.update(value + ending for ending in families[value])
        elif not begins and KEY.fullmatch(value):
            used.add(value.removeprefix("@"))
    for table_option in regnum.game(id).options.values():
        used |= {f"table-{table_option.id}", f"table-{table_option.id}-text"}
        used.update(f"table-{table_option.id}-{str(choice).lower()}" for choice in table_option.choices)
    used |= {kind.key for kind in regnum.game(id).events.values()}
    used |= {f"chapter-{clause.split('.')[0]}" for clause in regnum.game(id).ledger.clauses}
    for preset in regnum.game(id).presets.values():
        used |= {f"table-{preset.id}", f"table-{preset.id}-text"}
        used.update(f"table-{preset.id}-{name}" for name in preset.values)
    used |= {f"category-{category.id}" for category in (POINTS, *regnum.game(id).score_categories)}
    # What the others read of a choice, where its own words speak to the one who chooses.
    return used | {key for key in _written(id, "en") if key.endswith(TOLD) and key.removesuffix(TOLD) in used}


@every_game
def test_the_families_of_keys_are_those_the_program_builds(id: str) -> None:
    built = {value for value, begins in _constants(id) if begins and PREFIX.fullmatch(value)}
    assert built == {*FAMILIES, *SPEECH[id].families, "reason-at-"}


@both_languages
@every_game
def test_every_key_in_use_is_written_and_no_other(id: str, lang: str) -> None:
    assert set(_written(id, lang)) == _used(id)


@every_game
def test_both_languages_speak_of_the_same_things(id: str) -> None:
    english, italian = (
        {key: set() if key.startswith("form-") else names for key, names in _written(id, lang).items()}
        for lang in ("en", "it")
    )
    assert english == italian


@both_languages
@every_game
def test_content_is_named_in_words(id: str, lang: str) -> None:
    text = regnum.game(id).text(lang)
    for table, kind, endings in SPEECH[id].content:
        for entry in getattr(regnum.game(id).content.box, table):
            for ending in ("", *endings):
                key = f"{kind}-{entry.id}{ending}"
                assert text.has(key)
                _assert_whole(text(key), Message(key))


@both_languages
@every_game
def test_a_table_is_settled_in_words(id: str, lang: str) -> None:
    text = regnum.game(id).text(lang)
    words = {key: text(key) for key in _used(id) if key.startswith("table-")}
    for key, spoken in words.items():
        _assert_whole(spoken, Message(key))
    names = [words[f"table-{name}"] for name in regnum.game(id).options]
    assert len(set(names)) == len(names)


# --- the forms of words ----------------------------------------------------------------------------------------------


def test_a_seat_without_a_name_has_a_number() -> None:
    assert regnum.game("anno890").text("it").seated(["Anna"])("seat-0") == "Anna"
    assert regnum.game("anno890").text("it").seated(["Anna"])("seat-1") == "Giocatore 2"


def test_an_argument_may_hold_several_keys() -> None:
    text = regnum.game("medioevo").text("it").seated(["anna@example.org"])
    who = text(Message("option-player", {"player": "@seat-0 (@kingdom-france)"}))
    assert who == "anna@example.org (Regno di Francia)"
    assert text(Message("option-place", {"place": "@place-kent, @place-provence 2"})) == "Kent, Provenza 2"
    assert text(Message("option-place", {"place": "by @place-kent"})) == "by @place-kent"


CHURCH = {"id": "church", "it": "Stato", "the_it": "lo Stato", "en": "State", "the_en": "the State"}
KIEV = {"id": "kiev", "it": "Kiev", "in_it": "a Kiev", "en": "Kiev"}
SENTENCE = (
    "go = { CAPITAL(THE($place)) }: { IN($place) }, { ON($place) }, { OF($place) }, { TO($place) }, { FROM($place) }.\n"
)


@pytest.mark.parametrize(
    ("lang", "church", "kiev"),
    [
        ("it", "Lo Stato: nello Stato, sullo Stato, dello Stato, allo Stato, dallo Stato.",
         "Kiev: a Kiev, su Kiev, di Kiev, a Kiev, da Kiev."),
        ("en", "The State: in the State, on the State, of the State, to the State, from the State.",
         "Kiev: in Kiev, on Kiev, of Kiev, to Kiev, from Kiev."),
    ],
)  # fmt: skip
def test_a_name_stands_in_a_sentence_with_its_article_and_preposition(lang: str, church: str, kiev: str) -> None:
    names = "".join(fluent_line(f"place-{one['id']}", one[lang], name_forms(one, lang)) for one in (CHURCH, KIEV))
    text = Text.of(lang, [kernel_text(lang), SENTENCE, names])
    assert text(Message("go", {"place": "@place-church"})) == church
    assert text(Message("go", {"place": "@place-kiev"})) == kiev


@pytest.mark.parametrize(
    ("name", "forms"),
    [
        ("il Ponto", ("nel Ponto", "sul Ponto", "del Ponto", "al Ponto", "dal Ponto")),
        ("lo Jutland", ("nello Jutland", "sullo Jutland", "dello Jutland", "allo Jutland", "dallo Jutland")),
        ("la Manica", ("nella Manica", "sulla Manica", "della Manica", "alla Manica", "dalla Manica")),
        ("l’Egeo", ("nell’Egeo", "sull’Egeo", "dell’Egeo", "all’Egeo", "dall’Egeo")),
        ("i Dardanelli", ("nei Dardanelli", "sui Dardanelli", "dei Dardanelli", "ai Dardanelli", "dai Dardanelli")),
        ("gli Stretti", ("negli Stretti", "sugli Stretti", "degli Stretti", "agli Stretti", "dagli Stretti")),
        ("le Fiandre", ("nelle Fiandre", "sulle Fiandre", "delle Fiandre", "alle Fiandre", "dalle Fiandre")),
    ],
)
def test_italian_prepositions_melt_into_the_article(name: str, forms: tuple[str, ...]) -> None:
    assert tuple(name_forms({"the_it": name}, "it").values()) == (*forms, name)


def test_an_italian_article_is_one_of_seven() -> None:
    with pytest.raises(regnum.BadInput):
        name_forms({"the_it": "l'Egeo"}, "it")


def test_a_player_is_spoken_to_as_the_language_asks() -> None:
    text = Text.of("it", [kernel_text("it"), "pays = { TO($player) } e { TO($other) }\n"]).seated(["Angeltrude", "Ugo"])
    assert text(Message("pays", {"player": "@seat-0", "other": "@seat-1"})) == "ad Angeltrude e a Ugo"
    assert text("pays", player="Àlvaro", other="@seat-0") == "ad Àlvaro e a @seat-0"


def test_every_name_of_a_list_has_its_form() -> None:
    names = "".join(fluent_line(f"place-{one['id']}", one["it"], name_forms(one, "it")) for one in (CHURCH, KIEV))
    text = Text.of("it", [kernel_text("it"), "there = { IN($places) }\n", names])
    assert text(Message("there", {"places": "@place-church, @place-kiev 2"})) == "nello Stato, a Kiev 2"


def test_what_stands_in_brackets_keeps_its_name() -> None:
    names = "".join(fluent_line(f"place-{one['id']}", one["it"], name_forms(one, "it")) for one in (CHURCH, KIEV))
    text = Text.of("it", [kernel_text("it"), "pays = { TO($player) }\n", names]).seated(["Anna", "@seat-0"])
    assert text(Message("pays", {"player": "@seat-0 (@place-church)"})) == "ad Anna (Stato)"
    assert text(Message("pays", {"player": "@seat-1 (@place-kiev, @place-church)"})) == "a @seat-0 (Kiev, Stato)"


CARAVAN = {"id": "caravan", "it": "Carovana", "the_it": "la carovana", "a_it": "una carovana"}


def test_a_name_has_two_articles() -> None:
    names = "".join(fluent_line(f"piece-{one['id']}", one["it"], name_forms(one, "it")) for one in (CHURCH, CARAVAN))
    text = Text.of("it", [kernel_text("it"), "buys = { A($piece) }, { THE($piece) }, { OF($piece) }\n", names])
    assert text(Message("buys", {"piece": "@piece-caravan"})) == "una carovana, la carovana, della carovana"
    assert text(Message("buys", {"piece": "@piece-church"})) == "Stato, lo Stato, dello Stato"


def test_a_language_nobody_wrote_is_refused() -> None:
    with pytest.raises(regnum.BadInput):
        regnum.game("anno890").text("fr")


# --- in play ---------------------------------------------------------------------------------------------------------


def _spoken(s: State, strangers: dict[str, list[Option]]) -> Iterator[Message]:
    """All messages about a position; `strangers` are options by verb, legal or not."""
    prompt = s.prompt
    if prompt is not None:
        yield prompt.message
    yield from (s.describe(legal) for legal in s.options())
    yield from (line.message for line in s.score_sheet())
    verbs = s.asking.verbs if s.steps else ()
    asked = [option("sing"), *(stranger for verb in verbs for stranger in strangers.get(verb, ()))]
    yield from (reason.message for reason in map(s.why_not, asked) if reason is not None)


def _assert_whole(words: str, message: Message) -> None:
    for sign in ("{", "@", "_", "  ", " .", " ,", ".."):
        assert sign not in words, (message, words)
    kinds = "tile|character|crop|scenario|seat|card|manuscript|segment|building|effect|space|rival|scheme|palace|elixir"
    bare = re.findall(rf"\b(?:{KINDS}|{kinds})-\w*", words)
    assert not bare, (message, words)


@every_game
def test_whole_games_are_spoken_in_both_languages(id: str) -> None:
    g, speech = regnum.game(id), SPEECH[id]
    strangers: dict[str, list[Option]] = {}
    for stranger in speech.strangers():
        strangers.setdefault(stranger.verb, []).append(stranger)
    # Where there is much to ask for, it is asked in every fourth position: the answers are soon the same.
    every = 4 if sum(map(len, strangers.values())) > 500 else 1
    rng = Rng(20)
    said: dict[str, Message] = {}

    def listen(messages: Iterable[Message]) -> None:
        said.update((repr(message), message) for message in messages)

    for number in range(speech.games):
        seats = g.seats[number % len(g.seats)]
        play = regnum.Play.begin(g, NAMES[:seats], number, speech.table(number, seats))
        while not play.state.over:
            listen(_spoken(play.state, {} if play.made % every else strangers))
            legal = play.state.options()
            entry = play.choose(legal[rng.below(len(legal))])
            listen(event.info.words.message() for event in entry.events)
            listen(words.message() for words in (entry.words, entry.announced) if words is not None)
        listen(_spoken(play.state, strangers))
    for s in speech.rare():
        listen(_spoken(s, strangers))
        for chosen in s.options():
            after = s.copy()
            after.events = []
            after.apply(chosen)
            listen(event.message for event in after.events)
    for voice in (g.text(lang).seated(NAMES) for lang in LANGUAGES):
        for message in said.values():
            words = voice(message)
            _assert_whole(words, message)
            assert not words[0].islower(), (message, words)
    in_play = {key for key in _used(id) if SPOKEN_IN_PLAY.match(key)}
    assert in_play - {message.key for message in said.values()} == UNREACHED | speech.unreached
