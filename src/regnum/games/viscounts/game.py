"""The `Game` class of Viscounts of the West Kingdom: set-up, and encoding and decoding of its parts."""

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
from regnum.games.viscounts import options
from regnum.games.viscounts.ai.judge import Judge
from regnum.games.viscounts.ai.prospects import PROSPECTS
from regnum.games.viscounts.box import SEGMENTS, Box
from regnum.games.viscounts.fields import FIELDS
from regnum.games.viscounts.outlook import ViscountsOutlook, outlook
from regnum.games.viscounts.rules import setup, turn
from regnum.games.viscounts.rulings import RIVALS, TABLE_OPTIONS, Rulings
from regnum.games.viscounts.schema import Contents
from regnum.games.viscounts.schema.ops import Effect
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts.wording import effect_key, effect_words, icon_words

# Content tables whose entries have names, each with the prefix of its message keys.
NAMED = (
    ("townsfolk", "card"), ("starter", "card"), ("hero", "card"), ("manuscript", "manuscript"),
    ("cleric_bonus", "bonus"), ("player_card", "player-card"), ("segment", "segment"), ("wedge", "wedge"),
    ("exchange", "exchange"), ("building_type", "building-type"), ("building", "building"), ("rival", "rival"),
    ("scheme", "scheme"),
)  # fmt: skip


class ViscountsGame(Game):
    """Viscounts of the West Kingdom, for two to four players, or solo against a Rival."""

    id = "viscounts"
    version = "1.0"
    seats = range(1, 5)
    options = TABLE_OPTIONS
    fields = FIELDS
    players_named = {"eliminate": 0}
    score_categories = (
        ScoreCategory("buildings", "score-buildings"),
        ScoreCategory("castle", "score-workers"),
        ScoreCategory("manuscripts", "score-sets", "score-manuscript", "score-bonus"),
        ScoreCategory("papers", "score-unpaid", "score-paid", "score-acquired", "score-approved"),
        ScoreCategory("majorities", "score-leader", "score-poverty", "score-prosperity", firm=False),
        ScoreCategory("leftover", "score-leftover", firm=False),
    )
    endings_by_points = ("poverty", "prosperity", "divided_kingdom")
    score_scale = 3.0
    places = {
        "pairs": "setup.11",
        "piles": "hire.1",
        "shelves": "script.2",
        "spaces": "move.1",
        "spots": "build.3",
        "players": "turn.2",
        "players.buildings": "build.1",
        "players.castle": "work.5",
        "players.hand": "p1.6",
        "players.deck": "fx.14",
        "players.discards": "fx.18",
        "players.unseen": "setup.17",
        "players.icons": "act.3",
        "players.papers": "debt.5",
        "players.purse": "act.3",
        "players.row": "p1.1",
    }
    view_schema = ViewSchema(
        kinds=(
            "card",
            "manuscript",
            "building",
            "segment",
            "wedge",
            "space",
            "exchange",
            "rival",
            "scheme",
            "player-card",
            "part",
        ),
        players=("first", "turn", "leader", "player", "spaces"),
        by_player=tuple(sorted(FIELDS.by_player)),
        facts=("cost", "icons"),
        together=("ring", "wedges", "piles", "shelves", "spaces", "exchanges", "spots"),
    )
    steps = steps_in("regnum.games.viscounts.rules")
    events = events_in("regnum.games.viscounts.events")

    def __init__(self, overlay: Path | None = None) -> None:
        super().__init__()
        folder = files("regnum.games.viscounts") / "content"
        self.content: Content[Contents]
        self.content, self.box = open_box(folder, Contents, Box, overlay)
        self.judge = Judge(PROSPECTS)

    def with_content(self, overlay: Path) -> ViscountsGame:
        return ViscountsGame(overlay)

    def players(self, seats: int, options: dict[str, OptionValue]) -> int:
        """solo.1: a single seat plays against a Rival."""
        return max(2, seats)

    def check_options(self, seats: int, options: dict[str, OptionValue]) -> None:
        first = options["first_player"]
        if isinstance(first, int) and first >= seats:
            raise BadInput("options.first_player", f"there is no seat {first} at a table of {seats}")
        for name, option in self.options.items():
            if option.most_seats is not None and seats > option.most_seats and options[name] != option.default:
                raise BadInput(f"options.{name}", "only a solo game has a Rival")

    def rulings(self, table: Table) -> Rulings:
        return Rulings(table)

    def set_up(self, table: Table, rng: Rng) -> Viscounts:
        """setup.1-setup.11, solo.2-solo.12: set up everything up to the first choice of a Player Card."""
        s = self.empty(table)
        box, seats = self.box, table.seats
        deal = rng.fork("setup")
        s.rng = rng.fork("play")
        self._lay_ring(s, deal)
        first = table.options["first_player"]
        s.first = deal.below(seats) if isinstance(first, str) else int(first)
        s.turn = s.first
        numbers, heroes = list(range(len(box.player_cards))), list(box.heroes)
        deal.shuffle(numbers)
        deal.shuffle(heroes)
        s.pairs = tuple(zip(numbers[: seats + 1], heroes[: seats + 1], strict=True))
        s.gone = tuple(sorted(heroes[seats + 1 :]))
        if table.players > seats:
            self._bring_rival(s, deal)
        # setup.11: the player on the first player's right chooses first, the first player last.
        order = [(s.first - n) % seats for n in range(1, seats + 1)]
        s.steps = [setup.EndSetup(), *(setup.PickPair(seat) for seat in reversed(order))]
        return s

    def _lay_ring(self, s: Viscounts, deal: Rng) -> None:
        """setup.1-setup.4: lay out segments, castle, Townsfolk and Manuscripts at random."""
        box = self.box
        ring, townsfolk = list(range(SEGMENTS)), list(box.townsfolk)
        grey, black = box.grey_backed[:], box.black_backed[:]
        for pile in (ring, townsfolk, grey, black):
            deal.shuffle(pile)
        s.ring = tuple(ring)
        turned = deal.below(SEGMENTS)
        s.wedges = tuple((place + turned) % SEGMENTS for place in range(SEGMENTS))
        heights = [len(townsfolk) // SEGMENTS + (n < len(townsfolk) % SEGMENTS) for n in range(SEGMENTS)]
        deal.shuffle(heights)
        s.piles = [tuple(townsfolk.pop() for _ in range(height)) for height in heights]
        each = box.contents.manuscript_rules.black_per_pile
        s.shelves = [(*(black.pop() for _ in range(each)), grey.pop()) for _ in range(SEGMENTS)]

    def _bring_rival(self, s: Viscounts, deal: Rng) -> None:
        """solo.2-solo.6, solo.12: set up the Rival: its board, its Schemes and the difficulty."""
        box, player = self.box, s.table.seats
        name = s.table.options["rival"]
        s.rival = deal.below(len(RIVALS)) if name == "random" else box.rival_number[str(name)]
        board = box.rivals[s.rival]
        removed = [box.scheme_number[id] for id in board.remove_schemes]
        deck: list[int] = []
        future: list[int] = []
        for n, scheme in enumerate(box.schemes, box.first_scheme):
            if n not in removed:
                (deck if scheme.deck == "starting" else future).append(n)
        deal.shuffle(future)
        deck += [future.pop() for _ in range(int(s.table.options["difficulty"]))]
        deal.shuffle(deck)
        s.decks[player] = tuple(deck)
        s.future = tuple(future)
        s.gone += tuple(sorted(removed))
        s.rows[3 * player : 3 * player + 3] = list(box.rival_printed[s.rival])

    def empty(self, table: Table) -> Viscounts:
        return Viscounts(table, self.box, table.rulings)

    def load_board(self, table: Table, data: Any, strict: bool) -> State:
        s = super().load_board(table, data, strict)
        assert isinstance(s, Viscounts)
        s.steps = [turn.START_TURN[s.turn]]
        return s

    def spelled(self) -> set[str]:
        return {"pay"}

    def words(self) -> set[str]:
        return set()

    def largest_number(self) -> int:
        return 99  # coins of one kind for one action

    def every_option(self) -> list[Option]:
        return options_of(options, self.box)

    def outlook(self, state: State, seat: int | None) -> ViscountsOutlook:
        assert isinstance(state, Viscounts)
        return outlook(state, seat)

    def text_sources(self, lang: str) -> list[str]:
        """The texts of the kernel and of the game, names from the content, and descriptions of effects."""
        sources = [kernel_text(lang), read_text(files("regnum.games.viscounts") / "text", lang)]
        voice = Text.of(lang, sources)
        names = name_lines(self.content.tables, NAMED, lang)
        lines: dict[str, str] = {}
        for entry in self.content.tables["rival"]:
            lines[f"the-rival-{entry['id']}"] = voice("the-rival", rival=entry[lang])
        for effect in ops_within(self.content.box):
            lines[effect_key(effect)] = effect_words(effect, voice)
        lines |= self._abilities(voice)
        return [*sources, names, "".join(fluent_line(key, words) for key, words in lines.items())]

    def in_words(self, value: Any, lang: str) -> str | None:
        """Describe an effect of the content in words."""
        if isinstance(value, dict) and "op" in value:
            return effect_words(msgspec.convert(value, Effect), self.text(lang))
        return None

    def _readings(self, key: str) -> list[tuple[str, str]]:
        """The endings of a message key under the table options, the default without one, and what each reads."""
        option = self.box.varying.get(key)
        others = TABLE_OPTIONS[option].choices[1:] if option is not None else ()
        return [("", ""), *((f"-{value}", str(value)) for value in others)]

    def _abilities(self, voice: Text) -> dict[str, str]:
        """Descriptions of the abilities of cards, tiles and Buildings, by message key."""
        contents = self.content.box
        lines: dict[str, str] = {}
        for card in (*contents.townsfolk, *contents.starter, *contents.hero):
            key = f"card-{card.id}-text"
            for suffix, reading in self._readings(key):
                ability = effect_words(card.effect, voice, reading) if card.effect is not None else voice("fx-none")
                lines[key + suffix] = voice(f"fx-timing-{card.timing}", effect=ability)
            lines[f"card-{card.id}-icons"] = icon_words(card.icons, voice)
            corner = card.recruit_effect
            lines[f"card-{card.id}-corner"] = effect_words(corner, voice) if corner is not None else voice("fx-none")
        for tile in contents.manuscript:
            key = f"manuscript-{tile.id}-text"
            for suffix, reading in self._readings(key):
                lines[key + suffix] = effect_words(tile.effect, voice, reading)
        for building in contents.building:
            lines[f"building-{building.id}-text"] = effect_words(building.effect, voice)
        for scheme in contents.scheme:
            options = "; ".join(effect_words(option, voice) for option in scheme.options)
            effect = effect_words(scheme.effect, voice)
            lines[f"scheme-{scheme.id}-text"] = voice("note-scheme", effect=effect, n=scheme.move, options=options)
        for start in contents.player_card:
            words = voice("fx-and", first=effect_words(start.gain, voice), second=effect_words(start.effect, voice))
            lines[f"player-card-{start.id}-text"] = words
        return lines
