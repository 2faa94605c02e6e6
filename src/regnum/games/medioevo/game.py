"""The `Game` class of Medioevo Universale: set-up, steps, content and texts."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from regnum.core.actions import names_in, options_of
from regnum.core.content import Content, open_box
from regnum.core.declared import events_in, steps_in
from regnum.core.game import Game
from regnum.core.names import name_lines
from regnum.core.option import Option, option
from regnum.core.rng import Rng
from regnum.core.scoring import ScoreCategory
from regnum.core.state import State
from regnum.core.table import Table
from regnum.core.text import kernel_text, read_text
from regnum.core.view_schema import ViewSchema
from regnum.games.medioevo import options
from regnum.games.medioevo.ai.judge import Judge
from regnum.games.medioevo.ai.prospects import GLANCES, PROSPECTS
from regnum.games.medioevo.box import CARDS, MOST_PLAYERS, Box
from regnum.games.medioevo.fields import FIELDS
from regnum.games.medioevo.outlook import MedioevoOutlook, figures, outlook
from regnum.games.medioevo.rules import setup
from regnum.games.medioevo.rules.diplomacy import standing_orders
from regnum.games.medioevo.rules.round.turns import BeginRound
from regnum.games.medioevo.rulings import LENGTH, TABLE_OPTIONS, Rulings
from regnum.games.medioevo.schema import Contents
from regnum.games.medioevo.scoring import COUNTED
from regnum.games.medioevo.state import Medioevo

# Verbs of options that name a place after something else, and the first of what they name before.
TO_PLACES = (("march", 1), ("haul", 1), ("deploy", "army"))

# Content tables whose entries have display names, with the prefix of their message keys.
NAMED = (
    ("territory", "place"), ("sea", "place"), ("city", "place"), ("land_zone", "place"), ("sea_zone", "place"),
    ("kingdom", "kingdom"), ("good", "good"), ("terrain", "terrain"), ("family", "family"),
    ("technology", "technology"), ("empire_card", "card"), ("event_card", "card"), ("calamity", "card"),
    ("invasion", "invasion"), ("objective", "objective"), ("treaty", "treaty"), ("treasure", "treasure"),
    ("vehicle", "piece"), ("settlement", "piece"), ("fortification", "piece"), ("trade_building", "piece"),
    ("piece", "piece"),
)  # fmt: skip


class MedioevoGame(Game):
    """Medioevo Universale, for three to ten kingdoms."""

    id = "medioevo"
    version = "1.0"
    seats = range(3, MOST_PLAYERS + 1)
    options = TABLE_OPTIONS
    presets = {LENGTH.id: LENGTH}
    fields = FIELDS
    players_named = {"player": 0}
    score_categories = (
        ScoreCategory("honour", "score-honour"),
        ScoreCategory("objective", "score-yellow", "score-red", "score-green", firm=False),
    )
    endings_by_points = COUNTED
    score_scale = 2.0
    places = {
        "lands": "7.01.b",
        "seas": "7.01.b",
        "technology_owners": "3.27.b",
        "pope": "3.20.b",
        "players": "7.05.a",
        "players.hand": "3.26.b",
        "players.shown": "3.26.c",
        "players.vehicles": "3.06.c",
        "players.banners": "7.10.a",
        "players.engines": "3.14.d",
        "players.reserve": "7.09.a",
        "players.coins": "10.03.b",
    }
    view_schema = ViewSchema(
        kinds=(
            *("piece", "place", "card", "kingdom", "technology", "good", "objective", "treaty", "treasure", "phase"),
            *("ending", "value"),
        ),
        players=(
            *("order", "active", "owner", "holders", "pope", "one", "other", "debtor", "creditor", "by", "to"),
            *("against", "attacker", "defender", "who", "joiners", "contributors", "enemy", "new_allies", "new_wars"),
            *("war", "allied", "passage", "commerce", "eliminated", "won", "technology_owners"),
        ),
        by_player=tuple(sorted(FIELDS.by_player)),
    )
    steps = steps_in("regnum.games.medioevo.rules")
    events = events_in("regnum.games.medioevo.events")

    def __init__(self, overlay: Path | None = None) -> None:
        super().__init__()
        folder = files("regnum.games.medioevo") / "content"
        self.content: Content[Contents]
        self.content, self.box = open_box(folder, Contents, Box, overlay)
        self.judge = Judge(PROSPECTS, GLANCES)

    def with_content(self, overlay: Path) -> MedioevoGame:
        return MedioevoGame(overlay)

    def rulings(self, table: Table) -> Rulings:
        return Rulings(table)

    def empty(self, table: Table) -> Medioevo:
        return Medioevo(table, self.box, table.rulings)

    def set_up(self, table: Table, rng: Rng) -> Medioevo:
        """6.01, 6.02.c: shuffle the decks and draw swords; the players choose kingdoms and place pieces in steps."""
        s = self.empty(table)
        deal = rng.fork("setup")
        s.rng = rng.fork("play")
        s.empire_pile = _shuffled(self.box.empire_deck, deal)
        s.event_pile = _shuffled(self.box.event_deck, deal)
        s.calamity_pile = _shuffled(self.box.calamity_deck, deal)
        if s.rulings.treasures:
            s.treasure_pile = _shuffled(self.box.treasure_deck, deal)
        s.order = _shuffled(list(range(table.seats)), deal)
        s.steps = [setup.DealOutfits(), *[setup.ChooseKingdom(player) for player in reversed(s.order)]]
        return s

    def load_board(self, table: Table, data: Any, strict: bool) -> State:
        s = super().load_board(table, data, strict)
        s.steps = [BeginRound()]
        return s

    def every_option(self) -> list[Option]:
        """Those that are made once and, of those with a number, the first for each place."""
        made = options_of(options, standing_orders, self.box)
        numbered = [option(verb, first, id) for verb, first in TO_PLACES for id in self.box.place_ids]
        return [*made, *numbered, *[option("show", id) for id in CARDS]]

    def words(self) -> set[str]:
        return (
            super().words()
            | names_in(options_of(options, standing_orders, self.box))
            | {"all", "army", "general", "land"}
        )

    def outlook(self, state: State, seat: int | None) -> MedioevoOutlook:
        assert isinstance(state, Medioevo)
        return outlook(state, seat)

    def figures(self, state: State, player: int) -> dict[str, int]:
        assert isinstance(state, Medioevo)
        return figures(state, player)

    def text_sources(self, lang: str) -> list[str]:
        """The kernel's texts, the game's own, the names in the content, and descriptions of objectives (3.31.b)."""
        objectives = []
        for card in self.content.tables["objective"]:
            yellow, red = (", ".join(f"{{ place-{land} }}" for land in card[colour]) for colour in ("yellow", "red"))
            objectives.append(f"objective-{card['id']}-text = {{ words-yellow }}: {yellow}. {{ words-red }}: {red}.\n")
        return [
            kernel_text(lang),
            read_text(files("regnum.games.medioevo") / "text", lang),
            name_lines(self.content.tables, NAMED, lang),
            "".join(objectives),
        ]


def _shuffled(cards: list[int], deal: Rng) -> tuple[int, ...]:
    pile = cards[:]
    deal.shuffle(pile)
    return tuple(pile)
