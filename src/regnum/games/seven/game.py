"""The `Game` class of 7: set-up, and encoding and decoding of its parts."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec

from regnum.core.actions import options_of
from regnum.core.content import Content, open_box
from regnum.core.declared import events_in, steps_in
from regnum.core.errors import BadInput
from regnum.core.game import Game
from regnum.core.names import fluent_line, name_lines
from regnum.core.ops import ops_within
from regnum.core.option import Option
from regnum.core.rng import Rng
from regnum.core.scoring import ScoreCategory
from regnum.core.state import State
from regnum.core.table import OptionValue, Table
from regnum.core.text import Text, kernel_text, read_text
from regnum.core.view_schema import ViewSchema
from regnum.games.seven import options
from regnum.games.seven.ai.judge import Judge
from regnum.games.seven.box import Box
from regnum.games.seven.fields import FIELDS
from regnum.games.seven.outlook import SevenOutlook, figures, outlook
from regnum.games.seven.rules import setup, turn
from regnum.games.seven.rulings import MOST_HEROES, TABLE_OPTIONS, Rulings, is_nameless_seated
from regnum.games.seven.schema import Contents, Effect
from regnum.games.seven.state import Seven
from regnum.games.seven.wording import card_words, effect_key, effect_words

# Content tables whose entries have names, each with the prefix of its message keys.
NAMED = (
    ("gift", "gift"), ("banner", "banner"), ("hero", "hero"), ("character", "character"), ("elixir", "elixir"),
    ("castle", "palace"), ("estate", "palace"), ("temple", "palace"), ("undertaking", "undertaking"),
    ("treasure", "treasure"), ("sin", "sin"), ("cataclysm", "cataclysm"), ("artefact", "artefact"),
    ("nameless", "nameless"), ("portal", "portal"), ("armour", "armour"), ("closure", "closure"),
)  # fmt: skip


class SevenGame(Game):
    """7, for two to five heroes (six by table option) against the Nameless, whom one more seat may play."""

    id = "seven"
    version = "1.0"
    seats = range(2, MOST_HEROES + 2)
    options = TABLE_OPTIONS
    fields = FIELDS
    players_named = {"rob": 0, "skip": 0, "target": 0, "take": 1}
    # "score-victory" only helps agents: to a player, who has won is no matter of points.
    score_categories = (ScoreCategory("power", "score-power"), ScoreCategory("cataclysms", "score-cataclysms"))
    endings_by_points = ("armour",)
    score_scale = 2.0
    places = {
        "tavern": "recruit.1",
        "shop": "elixir.1",
        "castles": "found.1",
        "estates": "found.1",
        "temples": "found.1",
        "undertakings": "part.1",
        "treasure_pile": "treasure.2",
        "treasures_open": "complete.6",
        "portals": "portal.1",
        "reserve": "setup.9",
        "sin_pile": "draw.1",
        "cataclysm_pile": "effect.16",
        "nameless_hand": "nameless.2",
        "heroes": "flow.6",
        "heroes.hero": "hero.1",
        "heroes.characters": "gifts.1",
        "heroes.elixirs": "elixir.2",
        "heroes.palaces": "enslave.1",
        "heroes.sins": "sin.1",
        "heroes.artefacts": "artefact.1",
        "heroes.gifts": "part.1",
        "heroes.corruption": "fall.6",
        "heroes.gold": "found.1",
        "heroes.fame": "recruit.1",
    }
    view_schema = ViewSchema(
        kinds=(
            *("character", "gift", "banner", "hero", "elixir", "palace", "undertaking", "treasure", "sin", "artefact"),
            *("portal", "cataclysm", "nameless", "ending", "value"),
        ),
        players=("order", "passes", "last_fallen", "nameless_chose", "markers", "portals", "won"),
        by_player=tuple(sorted(FIELDS.by_player)),
        facts=("cost",),
    )
    steps = steps_in("regnum.games.seven.rules")
    events = events_in("regnum.games.seven.events")

    def __init__(self, overlay: Path | None = None) -> None:
        super().__init__()
        folder = files("regnum.games.seven") / "content"
        self.content: Content[Contents]
        self.content, self.box = open_box(folder, Contents, Box, overlay)
        self.judge = Judge(self.box)

    def with_content(self, overlay: Path) -> SevenGame:
        return SevenGame(overlay)

    def players(self, seats: int, options: dict[str, OptionValue]) -> int:
        """end.6, nameless.12: the Nameless is always the last player, with or without a seat."""
        return seats if is_nameless_seated(seats, options) else seats + 1

    def check_options(self, seats: int, options: dict[str, OptionValue]) -> None:
        """two.5, fall.1, nameless.1: with two heroes, neither advanced rule is used."""
        seated = is_nameless_seated(seats, options)
        if seated and seats < 4:
            raise BadInput("options.nameless", "nobody may play the Nameless against two heroes")
        if options["fall"] and seats - seated < 3:
            raise BadInput("options.fall", "the fall is not used with two heroes")

    def rulings(self, table: Table) -> Rulings:
        return Rulings(table)

    def set_up(self, table: Table, rng: Rng) -> Seven:
        """setup.1-setup.18: set up everything up to the first turn."""
        s = self.empty(table)
        deal = rng.fork("setup")
        s.rng = rng.fork("play")
        s.steps = [turn.BEGIN_PHASE]
        setup.lay_out(s, deal)
        s.revealed = 0
        return s

    def empty(self, table: Table) -> Seven:
        return Seven(table, self.box, table.rulings)

    def load_board(self, table: Table, data: Any, strict: bool) -> State:
        s = super().load_board(table, data, strict)
        s.steps = [turn.BEGIN_PHASE]
        return s

    def turned(self, table: Table, seat: int) -> list[int]:
        """Heroes go round; the Nameless, who is nobody's neighbour, stays."""
        heroes = table.rulings.heroes
        start = seat if seat < heroes else 0
        return [*[(one - start) % heroes for one in range(heroes)], *range(heroes, table.players)]

    def largest_tables(self) -> list[Table]:
        return [*super().largest_tables(), self.table(self.seats[-1], {"sixth_seat": "hero"})]

    def spelled(self) -> set[str]:
        return set()

    def every_option(self) -> list[Option]:
        return options_of(options, self.box)

    def outlook(self, state: State, seat: int | None) -> SevenOutlook:
        assert isinstance(state, Seven)
        return outlook(state)

    def figures(self, state: State, player: int) -> dict[str, int]:
        assert isinstance(state, Seven)
        return figures(state, player)

    def text_sources(self, lang: str) -> list[str]:
        """The texts of the kernel and of the game, names from the content, and descriptions of effects and cards."""
        names = name_lines(self.content.tables, NAMED, lang)
        sources = [kernel_text(lang), read_text(files("regnum.games.seven") / "text", lang), names]
        voice = Text.of(lang, sources)
        lines = {f"hero-{one['id']}-fallen": one[f"fallen_{lang}"] for one in self.content.tables["hero"]}
        for effect in ops_within(self.content.box):
            lines[effect_key(effect)] = effect_words(effect, voice)
        lines |= card_words(self.content.box, voice)
        return [*sources, "".join(fluent_line(key, words) for key, words in lines.items())]

    def in_words(self, value: Any, lang: str) -> str | None:
        """Describe an effect of the content in words."""
        if isinstance(value, dict) and "op" in value:
            return effect_words(msgspec.convert(value, Effect), self.text(lang))
        return None
