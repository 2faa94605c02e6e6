"""Table options: the length of the game, the rules of chapter 10, and readings of ambiguous rules."""

from __future__ import annotations

from typing import Final

from regnum.core.table import NumberOption, Preset, Table, TableOption

# The adopted reading comes first: it is the default.
TABLE_OPTIONS: Final = {
    option.id: option
    for option in (
        NumberOption("ceiling", range(10, 201), 15, "4.02.c", variant=True),
        NumberOption("rounds", range(3, 61), 6, "4.02.c", variant=True),
        TableOption("duration", ("ceiling", "rounds"), "4.02.a", variant=True),
        TableOption("placement", ("players", "automatic"), "6.04.j", variant=True),
        TableOption("towers", (True, False), "10.02.a", variant=True),
        TableOption("religion_levels", (False, True), "10.01.a", variant=True),
        TableOption("honour_coins", (False, True), "10.03.a", variant=True),
        TableOption("trade_buildings", (False, True), "10.04.a", variant=True),
        TableOption("treasures", (False, True), "10.07.b", variant=True),
        TableOption("northern_garrisons", (False, True), "10.08.a", variant=True),
        TableOption("zones", ("by_players", "all"), "3.01.b"),
        TableOption("auction", ("second_price", "first_price"), "7.02.e"),
        TableOption("first_swords", ("kept", "drawn"), "7.02.b"),
    )
}

# 4.02.b, 4.02.c: for the time there is, the honour points that end the game and its last round.
LENGTH: Final = Preset(
    "length",
    {
        "hour": {"ceiling": 10, "rounds": 5, "placement": "automatic"},
        "short": {"ceiling": 15, "rounds": 6},
        "evening": {"ceiling": 30, "rounds": 12},
        "epic": {"ceiling": 60, "rounds": 30},
    },
    "4.02.c",
)


class Rulings:
    """The table's options in the form the rules use."""

    def __init__(self, table: Table) -> None:
        options: Final = table.options
        self.timed: Final = options["duration"] == "rounds"  # 4.02.b: no ceiling
        self.ceiling: Final = int(options["ceiling"])
        self.rounds: Final = int(options["rounds"])  # also ends a game in which nobody reaches the ceiling
        self.automatic_placement: Final = options["placement"] == "automatic"
        self.towers: Final = bool(options["towers"])
        self.religion_levels: Final = bool(options["religion_levels"])
        self.honour_coins: Final = bool(options["honour_coins"])
        self.trade_buildings: Final = bool(options["trade_buildings"])
        self.treasures: Final = bool(options["treasures"])
        self.northern_garrisons: Final = bool(options["northern_garrisons"]) and table.seats == 10
        self.all_zones: Final = options["zones"] == "all"
        self.first_price: Final = options["auction"] == "first_price"
        self.swords_in_first_round: Final = options["first_swords"] == "drawn"
