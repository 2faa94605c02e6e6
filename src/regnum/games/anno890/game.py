"""The `Game` class of 890 Anno Domini: set-up, and encoding and decoding of its parts."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, Union, get_args

import msgspec

from regnum.core.actions import options_of
from regnum.core.content import Content, open_box
from regnum.core.declared import events_in, steps_in
from regnum.core.errors import BadInput
from regnum.core.game import Game
from regnum.core.names import fluent_line, name_forms
from regnum.core.option import Option
from regnum.core.rng import Rng
from regnum.core.scoring import ScoreCategory
from regnum.core.state import State
from regnum.core.table import OptionValue, Table
from regnum.core.text import kernel_text, read_text
from regnum.core.view_schema import ViewSchema
from regnum.games.anno890 import options
from regnum.games.anno890.ai.judge import Judge
from regnum.games.anno890.box import Box
from regnum.games.anno890.fields import FIELDS
from regnum.games.anno890.outlook import Anno890Outlook, outlook
from regnum.games.anno890.rules import place, setup, turn
from regnum.games.anno890.rulings import TABLE_OPTIONS, Rulings
from regnum.games.anno890.schema import Contents, Counted, ReplaceWithTerritory, SetupOp, VpPer
from regnum.games.anno890.state import Anno890
from regnum.games.anno890.wording import effect_message


class Anno890Game(Game):
    """890 Anno Domini, for two to four players."""

    id = "anno890"
    version = "1.0"
    seats = range(2, 5)
    options = TABLE_OPTIONS
    fields = FIELDS
    players_named = {"steal": 0}
    score_categories = (
        ScoreCategory("tiles", "score-tile"),
        ScoreCategory("characters", "score-character", "score-kept"),
        ScoreCategory("scenario", *(f"score-per-{what}" for what in get_args(Counted))),
        ScoreCategory("places", "score-bonus-noble", "score-bonus-coin", "score-bonus-tower", firm=False),
    )
    endings_by_points = ("kingdoms_complete",)
    score_scale = 3.0
    places = {
        "castles": "setup.19",
        "row": "take.1",
        "special_buildings": "take.10",
        "stack": "take.8",
        "taken": "place.1",
        "banners": "trio.8",
        "drawn": "char.1",
        "kingdoms": "setup.20",
        "kingdoms.spaces": "place.1",
        "kingdoms.characters": "trio.18",
        "supply": "icon.1",
    }
    view_schema = ViewSchema(
        kinds=("tile", "character", "crop", "scenario"),
        players=("first", "turn"),
        by_player=tuple(sorted(FIELDS.by_player)),
        facts=("vp", "towers", "nobles", "coins", "saracens", "lose_coins", "church_tithe", "bonus", "effect"),
        columns={"spaces": 3},
    )
    steps = steps_in("regnum.games.anno890.rules")
    events = events_in("regnum.games.anno890.events")

    def __init__(self, overlay: Path | None = None) -> None:
        super().__init__()
        folder = files("regnum.games.anno890") / "content"
        self.content: Content[Contents]
        self.content, self.box = open_box(folder, Contents, Box, overlay)
        self.judge = Judge()

    def with_content(self, overlay: Path) -> Anno890Game:
        return Anno890Game(overlay)

    def check_options(self, seats: int, options: dict[str, OptionValue]) -> None:
        first = options["first_player"]
        if isinstance(first, int) and first >= seats:
            raise BadInput("options.first_player", f"there is no seat {first} at a table of {seats}")

    def set_up(self, table: Table, rng: Rng) -> Anno890:
        """setup.1-setup.22, scen.*: set up everything up to the choice of the first Castle."""
        s = self.empty(table)
        setup.lay_out(s, rng)
        return s

    def rulings(self, table: Table) -> Rulings:
        return Rulings(table, self.box)

    def empty(self, table: Table) -> Anno890:
        return Anno890(table, self.box, table.rulings)

    def load_board(self, table: Table, data: Any, strict: bool) -> State:
        s = super().load_board(table, data, strict)
        assert isinstance(s, Anno890)
        s.steps = [turn.START_TURN[s.turn]]
        return s

    def check(self, state: State, strict: bool) -> list[str]:
        problems = super().check(state, strict)
        asks_to_place = any(isinstance(step, place.PlaceTile) for step in state.steps)
        assert isinstance(state, Anno890)
        if asks_to_place != bool(state.taken):
            problems.append("steps: PlaceTile and the tile taken go together")
        return problems

    def spelled(self) -> set[str]:
        return set()

    def every_option(self) -> list[Option]:
        return options_of(options, self.box)

    def outlook(self, state: State, seat: int | None) -> Anno890Outlook:
        assert isinstance(state, Anno890)
        return outlook(state)

    def text_sources(self, lang: str) -> list[str]:
        """The texts of the kernel and of the game, and the names and abilities in the content files."""
        names = []
        for table, kind in (
            ("territory", "tile"), ("castle", "tile"), ("special_building", "tile"), ("crop", "crop"),
            ("character", "character"), ("scenario", "scenario"),
        ):  # fmt: skip
            for entry in self.content.tables[table]:
                names.append(fluent_line(f"{kind}-{entry['id']}", entry[lang], name_forms(entry, lang)))
                if f"text_{lang}" in entry:
                    names.append(fluent_line(f"{kind}-{entry['id']}-text", entry[f"text_{lang}"]))
        return [kernel_text(lang), read_text(files("regnum.games.anno890") / "text", lang), "".join(names)]

    def in_words(self, value: Any, lang: str) -> str | None:
        """An effect of the content in words: of a Character, those on its card."""
        if not isinstance(value, dict) or "op" not in value:
            return None
        for character in self.content.tables["character"]:
            if character["effect"] == value:
                return str(character[f"text_{lang}"])
        return self.text(lang)(effect_message(msgspec.convert(value, Union[VpPer, ReplaceWithTerritory, SetupOp])))
