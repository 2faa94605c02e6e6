"""What is said of somebody's choice to the others never says "you", in either language.

The golden records bring every option into play.
"""

from __future__ import annotations

import re

import pytest

import regnum
from regnum.core import gate
from regnum.core.chronicle import carry_out
from regnum.core.gate import SPECTATOR
from regnum.core.log import Words
from regnum.core.record import Record
from regnum.core.text import LANGUAGES
from tests.golden.make import FOLDER

YOU = {
    "en": re.compile(r"\b(you|your|yours|yourself)\b", re.IGNORECASE),
    "it": re.compile(r"\b(tu|ti|te|tuo|tua|tuoi|tue|hai|sei|puoi|vuoi|devi|scegli)\b", re.IGNORECASE),
}


def told(id: str) -> dict[str, Words]:
    """Everything that a spectator reads in the log of the golden games, each wording once."""
    game = regnum.game(id)
    found: dict[str, Words] = {}
    for path in sorted((FOLDER / id).glob("*.jsonl")):
        record = Record.read(path)
        state = game.new(record.header.seats, record.header.seed, record.header.options)
        for line in record.choices:
            shown = gate.entry(carry_out(state, state.resolve(line.choice)), SPECTATOR)
            said = [event.words for event in shown.events]
            if not said and shown.words is not None:
                said = [shown.words]
            found.update((repr(words), words) for words in said)
    return found


@pytest.mark.parametrize("id", regnum.games())
def test_lines_about_others_never_say_you(id: str) -> None:
    messages = [words.message() for words in told(id).values()]
    assert messages
    for lang in LANGUAGES:
        text = regnum.game(id).text(lang)
        assert [said for message in messages if YOU[lang].search(said := text(message))] == []


def test_the_chooser_reads_more_of_a_choice_than_the_others() -> None:
    """The one who trades is told how many Merchants there are to trade with; the others, what is traded."""
    game = regnum.game("viscounts")
    record = Record.read(next(iter(sorted((FOLDER / "viscounts").glob("*.jsonl")))))
    state = game.new(record.header.seats, record.header.seed, record.header.options)
    for line in record.choices:
        entry = carry_out(state, state.resolve(line.choice))
        if entry.words is not None and entry.words.key == "option-act-trade" and not entry.events:
            break
    own, other = gate.entry(entry, gate.Viewer((entry.seat,))), gate.entry(entry, gate.Viewer((1 - entry.seat,)))
    assert own.words is not None
    assert other.words is not None
    assert (own.words.key, other.words.key) == ("option-act-trade", "option-act-trade-told")
