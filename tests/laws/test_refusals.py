"""Laws of refusals, for every game: whatever can be seen says why nothing there can be chosen, and says one thing."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

import regnum
from regnum.core.address import Key
from regnum.core.board.views import board_view
from regnum.core.message import Reason
from regnum.core.option import MalformedOption, Option
from regnum.core.places import why_not_at
from regnum.core.rng import Rng
from regnum.core.state import State
from regnum.core.text import LANGUAGES
from tests.laws.addresses import place_of, places
from tests.tables import any_game, every_table, is_looked_at
from tests.texts.messages import FILES, Sentence, sentences

ASKED = 40  # places that are asked about in a position

# What tells nobody what is in the way: that something cannot be, without why, or several causes instead of the one.
VAGUE = (
    r"\bnot (now|among|offered|current)\b",
    r"\b(cannot|can|may) (choose|do|be chosen|use)\b[^,:;]*\b(here|now|there|that|this)\.$",
    r"\b(here|now)\.$",
    r"\bnone of (your|the)\b",
    r"\bnothing of (yours|the kind)\b",
    r"\b(is|are) missing\b",
    r", or (you|it|no|not|the|pays?|does|waits?|has|they)\b",
    r", no [a-z ]+(,| or) ",
    r"\b[Yy]ou need [^.]*, ",
)
# Texts that one of these patterns finds, and why they are still one cause that a person can see.
SAID_SO = {
    "reason-not-offered": "in questions whose options are all there is; a place says instead what it is for",
}


def is_vague(words: str) -> bool:
    return any(re.search(pattern, words) for pattern in VAGUE)


def refusals() -> Iterator[Sentence]:
    for file in FILES:
        if file.stem == "en" and "games" in file.parts:
            yield from (one for one in sentences(file.read_text(encoding="utf-8")) if one.key.startswith("reason-"))


@pytest.mark.parametrize(
    "words",
    [
        "You cannot choose this here.",
        "That is not among the choices here.",
        "None of your pieces can do that now.",
        "It cannot go there: too far, no way, no right or no room.",
        "That card is not for sale, or you cannot pay for it.",
        "You need a marker, an open portal, and its 7 gift cards.",
        "Not for sale to you now: technology, level, supply or florins are missing.",
    ],
)
def test_what_says_nothing_is_found(words: str) -> None:
    assert is_vague(words)


def test_no_refusal_says_nothing_or_several_things_at_once() -> None:
    assert {one.key: one.words for one in refusals() if is_vague(one.words)}.keys() == SAID_SO.keys()


def touched(state: State, board: dict[str, Any], legal: bool) -> set[tuple[Key, ...]]:
    """The places that the legal options touch, or all options of the game that the question could be about."""
    asking, game = state.asking, state.table.game
    others = [] if legal else [one for verb in asking.verbs for one in game.options_by_verb.get(verb, ())]
    found: set[tuple[Key, ...]] = set()
    for option in [*state.options(), *others]:
        try:
            at = [place_of(state, board, ref) for ref in asking.refs(state, option)]
        except MalformedOption:
            continue
        found.update(place for place in at if place is not None)
    return found


@every_table
def test_everything_that_can_be_seen_says_why_it_cannot_be_chosen(id: str, seats: int) -> None:
    state = any_game(id, seats, 31)
    game, rng = state.table.game, Rng(31)
    sample = rng.fork("sample")
    said: dict[str, Reason] = {}
    count = 0
    while not state.over:
        if is_looked_at(count, sample):
            board = board_view(state, state.asking.seat)
            legal = touched(state, board, legal=True)
            assert why_not_at(state, "moon.7") is None
            every = list(places(board, game.fields.by_player))
            for address in {every[sample.below(len(every))] for _ in range(ASKED)}:
                reason = why_not_at(state, address)
                assert (reason is None) == (place_of(state, board, address) in legal), address
                if reason is not None:
                    assert reason.clause in game.ledger.clauses, (address, reason)
                    said.setdefault(str(reason), reason)
        options = state.options()
        state.apply(options[rng.below(len(options))])
        count += 1
    assert why_not_at(state, "scores.1") is None, "the game is over"
    assert said
    for lang in LANGUAGES:
        voice = game.text(lang)
        for reason in said.values():
            words = voice(reason.message)
            assert not re.search(r"[{}@]|\breason-", words), (reason, words)
            assert lang != "en" or reason.message.key in SAID_SO or not is_vague(words), (reason, words)


# Games in which a place is often refused for several reasons, of which one is nearer.
SOME_NEARER = {"anno890", "viscounts", "medioevo"}


def refused_at(state: State, board: dict[str, Any]) -> dict[tuple[Key, ...], list[tuple[Option, Reason]]]:
    """By place where no legal option is, the options that would touch it if they were legal, and why they are not."""
    asking, game = state.asking, state.table.game
    legal = touched(state, board, legal=True)
    found: dict[tuple[Key, ...], list[tuple[Option, Reason]]] = {}
    for option in [one for verb in asking.verbs for one in game.options_by_verb.get(verb, ())]:
        try:
            at = {place_of(state, board, ref) for ref in asking.refs(state, option)}
            for place in at - legal - {None}:
                assert place is not None
                found.setdefault(place, []).append((option, asking.why_not(state, option)))
        except MalformedOption:
            continue
    return found


@every_table
def test_a_place_says_the_reason_of_the_option_that_came_nearest(
    id: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever option the game lists first."""
    state = any_game(id, seats, 43)
    game, rng = state.table.game, Rng(43)
    sample = rng.fork("sample")
    count = compared = 0
    while not state.over:
        if is_looked_at(count, sample):
            board = board_view(state, state.asking.seat)
            addresses = {place_of(state, board, one): one for one in places(board, game.fields.by_player)}
            for place, refused in refused_at(state, board).items():
                reasons = [reason for _, reason in refused]
                if not any(one.is_nearer_than(other) for one in reasons for other in reasons):
                    continue
                compared += 1
                those = [option for option, _ in refused]
                for listed in (those, those[::-1]):
                    with monkeypatch.context() as patch:
                        patch.setitem(game.__dict__, "options_by_verb", {state.asking.verbs[0]: listed})
                        told = why_not_at(state, addresses[place])
                    assert told is not None
                    assert not any(one.is_nearer_than(told) for one in reasons), (addresses[place], told, reasons)
        options = state.options()
        state.apply(options[rng.below(len(options))])
        count += 1
    assert compared or id not in SOME_NEARER


@every_table
def test_every_place_that_is_ever_chosen_says_what_it_is_for(id: str, seats: int) -> None:
    """A game declares all such places, and what they are parts of: of all else it is said that it only shows."""
    state = any_game(id, seats, 37)
    game, rng = state.table.game, Rng(37)
    sample = rng.fork("sample")
    count = 0
    undeclared: set[str] = set()
    while not state.over:
        if is_looked_at(count, sample):
            board = board_view(state, state.asking.seat)
            for place in touched(state, board, legal=False):
                names = [key for key in place if isinstance(key, str)]
                parents = [".".join(names[:n]) for n in range(1, len(names) + 1)]
                # What belongs to a player is declared part by part.
                needed = parents[:2] if parents[0] in game.fields.by_player else parents[:1]
                undeclared.update(name for name in needed if name not in game.places)
        options = state.options()
        state.apply(options[rng.below(len(options))])
        count += 1
    assert undeclared == set()


@pytest.mark.parametrize("id", regnum.games())
def test_what_a_place_is_for_is_a_clause_and_a_sentence(id: str) -> None:
    game = regnum.game(id)
    for name, clause in game.places.items():
        assert clause in game.ledger.clauses, name
        assert all(game.text(lang).has(f"reason-at-{name.replace('.', '-')}") for lang in LANGUAGES), name
