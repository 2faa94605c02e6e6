"""Table options: the length of the game, the rules of chapter 10, and readings of ambiguous rules."""

from __future__ import annotations

from typing import Final

from regnum.core.table import Table, TableOption

# The adopted reading comes first: it is the default.
TABLE_OPTIONS: Final = {
    option.id: option
    for option in (
        TableOption("length", ("short", "evening", "epic"), "4.02.c", variant=True),
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

# 4.02.b, 4.02.c: by length, the honour points that end the game and its last round.
LENGTHS: Final = {"short": (15, 6), "evening": (30, 12), "epic": (60, 30)}


class Rulings:
    """The table's options in the form the rules use."""

    def __init__(self, table: Table) -> None:
        options: Final = table.options
        ceiling, rounds = LENGTHS[str(options["length"])]
        self.timed: Final = options["duration"] == "rounds"  # 4.02.b: no ceiling
        self.ceiling: Final = ceiling
        self.rounds: Final = rounds  # also ends a game in which nobody reaches the ceiling
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
