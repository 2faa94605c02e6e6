"""Table options: the Scenario, and rulings on points where the rulebook can be read in several ways."""

from __future__ import annotations

from typing import Final

from regnum.core.table import Table, TableOption
from regnum.games.anno890.box import ALL_CROPS, Box

SCENARIOS: Final = (
    "first_steps",
    "raids_on_the_coast",
    "year_of_plenty",
    "court_of_ermengarde",
    "watch_on_the_border",
    "pilgrims_road",
)

# The adopted reading comes first: it is the default.
TABLE_OPTIONS: Final = {
    option.id: option
    for option in (
        TableOption("scenario", (*SCENARIOS, "random"), "setup.9", variant=True),
        TableOption("first_player", ("random", 0, 1, 2, 3), "setup.17", variant=True),
        TableOption("characters_with_three", (3, 2), "setup.14"),
        TableOption("castle_order", ("counter_clockwise", "clockwise"), "setup.19"),
        TableOption("castle_crops", ("pair", "any", "none"), "setup.21"),
        TableOption("nobles", ("limited", "unlimited"), "comp.6"),
        TableOption("coins", ("unlimited", "limited"), "comp.7"),
        TableOption("unpaid_tithe", ("lost", "supply"), "icon.8"),
        TableOption("replaced_trios", ("end_of_turn", "at_once"), "repl.6"),
        TableOption("trios_per_line", ("each_crop", "one"), "trio.5"),
        TableOption("abilities", ("compulsory", "optional"), "trio.18"),
        TableOption("ruins_invaded", (False, True), "inv.11"),
        TableOption("ruin_towers", ("together", "one_by_one"), "inv.19"),
        TableOption("rebuilt_tower", ("stays", "returns"), "char.8"),
        TableOption("castle_moves", (True, False), "char.11"),
        TableOption("tokens_on_ruins", (True, False), "char.26"),
        TableOption("bonus_needs_one", (False, True), "end.9"),
        TableOption("last_tie_break", ("earlier", "later"), "tie.3"),
    )
}


class Rulings:
    """The table's options in the form the rules use, and the crops of each tile in trios under these options."""

    def __init__(self, table: Table, box: Box) -> None:
        options: Final = table.options
        self.limited_coins: Final = options["coins"] == "limited"
        self.limited_nobles: Final = options["nobles"] == "limited"
        self.supply_pays_tithe: Final = options["unpaid_tithe"] == "supply"
        self.replaced_trios_at_once: Final = options["replaced_trios"] == "at_once"
        self.one_trio_per_line: Final = options["trios_per_line"] == "one"
        self.optional_abilities: Final = options["abilities"] == "optional"
        self.ruins_invaded: Final = bool(options["ruins_invaded"])
        self.ruin_towers_one_by_one: Final = options["ruin_towers"] == "one_by_one"
        self.rebuilt_tower_returns: Final = options["rebuilt_tower"] == "returns"
        self.castle_moves: Final = bool(options["castle_moves"])
        self.tokens_on_ruins: Final = bool(options["tokens_on_ruins"])
        self.bonus_needs_one: Final = bool(options["bonus_needs_one"])
        self.later_wins_ties: Final = options["last_tie_break"] == "later"

        crops = box.crops[:]
        if options["castle_crops"] != "pair":
            for castle in range(box.first_castle, len(box.tile_ids)):
                crops[castle] = ALL_CROPS if options["castle_crops"] == "any" else 0
        self.crops: Final = crops
