"""Table options: the advanced rules, and rulings on points where the rulebook can be read in several ways."""

from __future__ import annotations

from typing import Final

from regnum.core.table import OptionValue, Table, TableOption

MOST_HEROES: Final = 5
UNLIMITED: Final = 1000

# The adopted reading comes first: it is the default.
TABLE_OPTIONS: Final = {
    option.id: option
    for option in (
        TableOption("fall", (False, True), "fall.1", variant=True),
        TableOption("nameless", ("none", "player"), "nameless.1", variant=True),
        TableOption("sixth_seat", ("nameless", "hero"), "game.2"),
        TableOption("heroes", ("dealt", "chosen"), "setup.13"),
        TableOption("palace_sale", ("current", "plain"), "free.1"),
        TableOption("last_uses", ("everybody", "markers", "actor"), "free.5"),
        TableOption("swap_sources", ("any", "one"), "hero.3"),
        TableOption("swap_consent", (False, True), "hero.4"),
        TableOption("sin_shuffle", ("seventh", "cataclysm"), "sin.4"),
        TableOption("drawing", ("order", "clockwise"), "draw.1"),
        TableOption("cataclysms", ("row", "undertaking"), "cataclysm.1"),
        TableOption("closed_space", ("last", "chosen"), "cataclysm.8"),
        TableOption("completing", ("row", "card"), "complete.1"),
        TableOption("treasures", ("whole_pile", "by_markers"), "complete.6"),
        TableOption("last_gathering", ("skipped", "played"), "end.6"),
        TableOption("fallen_markers", ("removed", "neutral"), "fall.9"),
        TableOption("fallen_order", ("same", "first"), "evil.1"),
        TableOption("fallen_gifts", ("turn", "action"), "evil.7"),
        TableOption("nameless_window", ("open_row", "always"), "nameless.2"),
        TableOption("nameless_pace", ("two_a_turn", "one_a_round", "every_action"), "nameless.3"),
    )
}


def is_nameless_seated(seats: int, options: dict[str, OptionValue]) -> bool:
    """nameless.1, game.2: whether the last seat plays the Nameless; a sixth seat does unless six heroes are allowed."""
    return options["nameless"] == "player" or (seats > MOST_HEROES and options["sixth_seat"] == "nameless")


class Rulings:
    """The table's options in the form the rules use."""

    def __init__(self, table: Table) -> None:
        options: Final = table.options
        self.nameless_seated: Final = is_nameless_seated(table.seats, options)
        self.heroes: Final = table.seats - 1 if self.nameless_seated else table.seats
        self.fall: Final = bool(options["fall"])
        self.heroes_chosen: Final = options["heroes"] == "chosen"
        self.swap_with_one: Final = options["swap_sources"] == "one"
        self.swap_by_consent: Final = bool(options["swap_consent"])
        self.plain_sale: Final = options["palace_sale"] == "plain"
        self.only_actor_uses_last: Final = options["last_uses"] == "actor"
        self.others_use_markers_last: Final = options["last_uses"] == "markers"
        self.every_cataclysm_shuffles: Final = options["sin_shuffle"] == "cataclysm"
        self.draw_clockwise: Final = options["drawing"] == "clockwise"
        self.cataclysm_each: Final = options["cataclysms"] == "undertaking"
        self.first_player_closes: Final = options["closed_space"] == "chosen"
        self.complete_each: Final = options["completing"] == "card"
        self.treasures_by_markers: Final = options["treasures"] == "by_markers"
        self.play_last_gathering: Final = options["last_gathering"] == "played"
        self.fallen_turn_neutral: Final = options["fallen_markers"] == "neutral"
        self.fallen_first: Final = options["fallen_order"] == "first"
        self.fallen_lose_gifts_each_action: Final = options["fallen_gifts"] == "action"
        self.nameless_before_row: Final = options["nameless_window"] == "always"
        # nameless.3: how many cards the Nameless may play in a round and in a turn.
        self.nameless_in_round: Final = UNLIMITED if options["nameless_pace"] == "every_action" else 1
        self.nameless_in_turn: Final = 2 if options["nameless_pace"] == "two_a_turn" else UNLIMITED
