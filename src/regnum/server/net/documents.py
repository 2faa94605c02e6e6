"""The documents of the HTTP API that are the same for everybody as long as the server runs; each is made once."""

from __future__ import annotations

from functools import cache

import msgspec

from regnum.core.game import Game, game, games
from regnum.core.layout import layout as layout_of
from regnum.core.step import Ask
from regnum.core.table import NumberOption
from regnum.server import wire


@cache
def all_games() -> bytes:
    return msgspec.json.encode([_info(game(id)) for id in games()])


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
    return wire.GameInfo(g.id, g.title, seats, len(g.ledger.clauses), options, presets, g.view_schema, lapses)


@cache
def texts(id: str, lang: str) -> bytes:
    game(id).text(lang)
    return "\n".join(game(id).text_sources(lang)).encode()


@cache
def rules(id: str) -> bytes:
    return msgspec.json.encode([clause.to_json() for clause in game(id).ledger.clauses.values()])


@cache
def layout(id: str) -> bytes:
    return msgspec.json.encode(layout_of(game(id)))


@cache
def content(id: str) -> bytes:
    return msgspec.json.encode(game(id).content.tables)
