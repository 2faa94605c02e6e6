"""Table options: the Rival, and rulings on points where the rulebook can be read in several ways."""

from __future__ import annotations

from typing import Final

from regnum.core.table import Table, TableOption

RIVALS: Final = ("rival_cleric", "rival_noble", "rival_builder", "rival_cards")

# The adopted reading comes first: it is the default.
TABLE_OPTIONS: Final = {
    option.id: option
    for option in (
        TableOption("rival", (*RIVALS, "random"), "opt.2", variant=True, most_seats=1),
        TableOption("difficulty", (0, 1, 2, 3), "solo.12", variant=True, most_seats=1),
        TableOption("first_player", ("random", 0, 1, 2, 3), "setup.9", variant=True),
        TableOption("pairs", ("chosen", "dealt"), "opt.5", variant=True),
        TableOption("setup_papers", ("box", "piles"), "setup.23"),
        TableOption("pass_action", ("always", "unless_payable"), "act.4"),
        TableOption("double_resource", ("one", "every"), "icon.11"),
        TableOption("merchant_pairs_dismiss", (True, False), "dis.4"),
        TableOption("free_deeds_react", (False, True), "card.8"),
        TableOption("building_order", ("any", "left_to_right"), "build.5"),
        TableOption("marker_order", ("corruption_first", "by_effect"), "track.7"),
        TableOption("collision_space", ("each_step", "fixed"), "coll.9"),
        TableOption("shuffle_markers", (True, False), "draw.7"),
        TableOption("icons_scored", ("all", "cards_and_buildings", "board"), "score.4"),
        TableOption("rival_single_worker", (False, True), "solo.44", most_seats=1),
        TableOption("rival_icons_scored", (True, False), "solo.70", most_seats=1),
    )
}


class Rulings:
    """The table's options in the form the rules use."""

    def __init__(self, table: Table) -> None:
        options: Final = table.options
        self.deal_pairs: Final = options["pairs"] == "dealt"
        self.setup_papers_count: Final = options["setup_papers"] == "piles"
        self.strict_action: Final = options["pass_action"] == "unless_payable"
        self.every_resource_doubles: Final = options["double_resource"] == "every"
        self.pairs_dismiss: Final = bool(options["merchant_pairs_dismiss"])
        self.free_deeds_react: Final = bool(options["free_deeds_react"])
        self.left_to_right: Final = options["building_order"] == "left_to_right"
        self.corruption_first: Final = options["marker_order"] == "corruption_first"
        self.collision_space_fixed: Final = options["collision_space"] == "fixed"
        self.shuffle_markers: Final = bool(options["shuffle_markers"])
        self.bonus_icons_scored: Final = options["icons_scored"] == "all"
        self.board_icons_scored: Final = options["icons_scored"] == "board"
        self.rival_single_worker: Final = bool(options["rival_single_worker"])
        self.rival_icons_scored: Final = bool(options["rival_icons_scored"])
