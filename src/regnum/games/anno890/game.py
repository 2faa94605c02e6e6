"""The `Game` class of 890 Anno Domini: set-up, and encoding and decoding of its parts."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any, Union, get_args

import msgspec

from regnum.core.actions import options_of
from regnum.core.content import Content, open_box
from regnum.core.errors import BadInput
from regnum.core.game import Game
from regnum.core.option import Option
from regnum.core.rng import Rng
from regnum.core.scoring import ScoreCategory
from regnum.core.state import State
from regnum.core.table import OptionValue, Table
from regnum.core.text import fluent_line, kernel_text, read_text
from regnum.core.view_schema import ViewSchema
from regnum.games.anno890 import options
from regnum.games.anno890.box import CROPS, ROW, UNLIMITED, Box, crop_mask, crops_in
from regnum.games.anno890.fields import FIELDS
from regnum.games.anno890.rules import abilities, end, invasion, place, setup, take, trios, turn
from regnum.games.anno890.rules.grid import CELLS
from regnum.games.anno890.rulings import SCENARIOS, TABLE_OPTIONS, Rulings
from regnum.games.anno890.schema import (
    Contents,
    Counted,
    InvaderStart,
    ReplaceWithTerritory,
    SaracenTokens,
    SetupOp,
    VpPer,
)
from regnum.games.anno890.state import Anno890
from regnum.games.anno890.words import effect_message

STEPS = (
    setup.PickCastle, turn.StartTurn, turn.EndTurn, turn.EndGame, take.Replace, take.ReplaceWith, take.TakeTile,
    place.PlaceTile, trios.CheckTrios, trios.Reward, trios.UseAbility, abilities.PutTokens, abilities.StealToken,
    abilities.PutStolen, abilities.MoveTokens, abilities.Rebuild, abilities.PickSwap, abilities.SwapWith,
    abilities.SaracenToken, invasion.CheckInvasion, invasion.LoseTile, invasion.RaiseRuinTowers, end.DrawApprentice,
    end.KeepCharacter,
)  # fmt: skip


class Anno890Game(Game):
    """890 Anno Domini, for two to four players."""

    id = "anno890"
    version = "1.0"
    seats = range(2, 5)
    options = TABLE_OPTIONS
    fields = FIELDS
    score_categories = (
        ScoreCategory("tiles", "score-tile"),
        ScoreCategory("characters", "score-character", "score-kept"),
        ScoreCategory("scenario", *(f"score-per-{what}" for what in get_args(Counted))),
        ScoreCategory("places", "score-bonus-noble", "score-bonus-coin", "score-bonus-tower", firm=False),
    )
    endings_by_points = ("kingdoms_complete",)
    score_scale = 3.0
    view_schema = ViewSchema(
        kinds=("tile", "character", "crop", "scenario"),
        players=("first", "turn"),
        by_player=tuple(sorted(FIELDS.by_player)),
    )
    steps = {step.__name__: step for step in STEPS}

    def __init__(self, overlay: Path | None = None) -> None:
        super().__init__()
        self._last: tuple[Table, Rulings] | None = None
        folder = files("regnum.games.anno890") / "content"
        self.content: Content[Contents]
        self.content, self.box = open_box(folder, Contents, Box, overlay)

    def with_content(self, overlay: Path) -> Anno890Game:
        return Anno890Game(overlay)

    def check_options(self, seats: int, options: dict[str, OptionValue]) -> None:
        first = options["first_player"]
        if isinstance(first, int) and first >= seats:
            raise BadInput("options.first_player", f"there is no seat {first} at a table of {seats}")

    def set_up(self, table: Table, rng: Rng) -> Anno890:
        """setup.1-setup.22, scen.*: set up everything up to the choice of the first Castle."""
        s = self.empty(table)
        box, seats = self.box, table.seats
        deal = rng.fork("setup")
        s.rng = rng.fork("play")
        scenario = table.options["scenario"]
        s.scenario = SCENARIOS[deal.below(len(SCENARIOS))] if scenario == "random" else str(scenario)
        s.side = box.side(s.scenario, seats)
        first = table.options["first_player"]
        s.first = deal.below(seats) if isinstance(first, str) else int(first)
        s.round = 1
        s.turn = s.first
        s.coins = [s.side.coins] * seats
        s.tower_supply = box.tower_tokens
        s.noble_supply = box.noble_tokens if s.rulings.limited_nobles else UNLIMITED
        s.coin_supply = box.coin_tokens - sum(s.coins) if s.rulings.limited_coins else UNLIMITED
        s.saracen_supply = box.saracen_tokens
        s.invader = box.invader_start
        self._deal(s, deal)
        for op in s.side.setup:
            if isinstance(op, SaracenTokens):
                for at in range(ROW - op.tiles, ROW):
                    placed = min(op.n, s.saracen_supply)
                    s.saracen_supply -= placed
                    s.row_saracens[at] += placed
            elif isinstance(op, InvaderStart):
                s.invader = op.n * seats
        # setup.19: the last player chooses first, then counter-clockwise, or by option clockwise from the first player.
        order = [(s.first - n) % seats for n in range(1, seats + 1)]
        if table.options["castle_order"] == "clockwise":
            order = [order[0], *reversed(order[1:])]
        s.steps = [turn.START_TURN[s.first], *(setup.PickCastle(seat) for seat in reversed(order))]
        return s

    def _rulings(self, table: Table) -> Rulings:
        """The rulings of a table, cached for the last one because the same table is often set up again."""
        if self._last is None or self._last[0] is not table:
            self._last = (table, Rulings(table, self.box))
        return self._last[1]

    def _deal(self, s: Anno890, deal: Rng) -> None:
        """setup.2-setup.6, setup.13-setup.15, setup.18: deal tiles and cards at random; the rest leaves the game."""
        box, seats = self.box, s.table.seats
        numbers = box.numbers[seats]
        specials, castles, stack = box.special_buildings[:], box.castles[:], box.territories[seats][:]
        cards = list(range(len(box.characters)))
        for pile in (specials, castles, stack, cards):
            deal.shuffle(pile)
        s.specials = specials[: numbers.special_buildings]
        s.offered_castles = tuple(castles[: numbers.castles])
        leftover = [*specials[numbers.special_buildings :], *castles[numbers.castles :], *box.unused[seats]]
        s.out_tiles = tuple(sorted(leftover))
        s.stack = stack
        s.row = [s.stack.pop() for _ in range(ROW)]
        s.row_coins = [0] * ROW
        s.row_saracens = [0] * ROW
        each = numbers.characters_per_banner
        if seats == 3 and s.table.options["characters_with_three"] == 2:
            each = numbers.characters_per_banner_alternative or each
        s.banners = [tuple(sorted(cards.pop() for _ in range(each))) for _ in CROPS]
        s.deck = cards

    def empty(self, table: Table) -> Anno890:
        return Anno890(table, self.box, self._rulings(table))

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

    def encode_part(self, kind: str, value: Any) -> Any:
        if kind == "crops":
            return [CROPS[crop] for crop in crops_in(value)]
        if kind == "space":
            return [value // CELLS, value % CELLS + 1]
        return super().encode_part(kind, value)

    def decode_part(self, table: Table, kind: str, value: Any, where: str) -> Any:
        if kind == "crops" and isinstance(value, list) and value and all(crop in CROPS for crop in value):
            return crop_mask(value)
        if kind == "space" and isinstance(value, list) and len(value) == 2:
            seat = self.decode(table, "seat", value[0], where)
            cell = self.decode(table, "number", value[1], where)
            if 1 <= cell <= CELLS:
                return CELLS * seat + cell - 1
        if kind in self.fields.content:
            return super().decode_part(table, kind, value, where)
        raise BadInput(where, f"{value!r} is not a valid {kind}")

    def spelled(self) -> set[str]:
        return set()

    def every_option(self) -> list[Option]:
        return options_of(options, self.box)

    def text_sources(self, lang: str) -> list[str]:
        """The texts of the kernel and of the game, and the names and abilities in the content files."""
        names = []
        for table, kind in (
            ("territory", "tile"), ("castle", "tile"), ("special_building", "tile"), ("crop", "crop"),
            ("character", "character"), ("scenario", "scenario"),
        ):  # fmt: skip
            for entry in self.content.tables[table]:
                names.append(fluent_line(f"{kind}-{entry['id']}", entry[lang]))
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
