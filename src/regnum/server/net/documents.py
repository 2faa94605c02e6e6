"""The documents of the HTTP API that are the same for everybody as long as the server runs; each is made once."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec

from regnum.core.game import Game, game, games
from regnum.core.layout import layout as layout_of
from regnum.core.step import Ask
from regnum.core.table import NumberOption
from regnum.core.text import LANGUAGES, messages
from regnum.server import wire
from regnum.server.net.resource import Resource
from regnum.server.wire.schema import JSON, TEXT


def as_document(data: Any) -> Resource:
    return Resource.packed(msgspec.json.encode(data), JSON)


@cache
def all_games() -> Resource:
    return as_document([_info(game(id)) for id in games()])


def _info(g: Game) -> wire.GameInfo:
    options = {
        name: wire.OptionOfTable(
            option.default,
            list(option.choices),
            [option.numbers[0], option.numbers[-1]] if isinstance(option, NumberOption) else None,
            option.clause,
            option.variant,
            option.most_seats,
        )
        for name, option in g.options.items()
    }
    presets = {name: wire.PresetOfTable(preset.values, preset.clause) for name, preset in g.presets.items()}
    seats = [g.seats[0], g.seats[-1]]
    lapses = any(issubclass(step, Ask) and step.lapses for step in g.steps.values())
    words = {lang: messages(g.text_sources(lang), ("game-title", "game-tagline")) for lang in LANGUAGES}
    clauses = len(g.ledger.clauses)
    return wire.GameInfo(g.id, g.title, words, seats, clauses, options, presets, g.view_schema, lapses)


@cache
def texts(id: str, lang: str) -> Resource:
    game(id).text(lang)
    return Resource.packed("\n".join(game(id).text_sources(lang)).encode(), TEXT)


@cache
def rules(id: str) -> Resource:
    return as_document([clause.to_json() for clause in game(id).ledger.clauses.values()])


@cache
def layout(id: str) -> Resource:
    return as_document(layout_of(game(id)))


@cache
def content(id: str) -> Resource:
    return as_document(game(id).content.tables)
