"""What a table settles before play: the advanced rules, and the readings of the rulebook on which players differ."""

from __future__ import annotations

from typing import Final

from regnum.core.table import OptionValue, Table, TableOption

MOST_HEROES: Final = 5

# The adopted reading comes first: it is the default.
TABLE_OPTIONS: Final = {
    option.id: option
    for option in (
        TableOption("fall", (False, True), "fall.1", variant=True),
        TableOption("nameless", ("none", "player"), "nameless.1", variant=True),
        TableOption("palace_sale", ("current", "plain"), "free.1"),
        TableOption("drawing", ("order", "clockwise"), "draw.1"),
        TableOption("cataclysms", ("row", "undertaking"), "cataclysm.1"),
        TableOption("treasures", ("whole_pile", "by_markers"), "complete.6"),
        TableOption("last_gathering", ("skipped", "played"), "end.6"),
        TableOption("fallen_markers", ("removed", "neutral"), "fall.9"),
        TableOption("fallen_gifts", ("turn", "action"), "evil.7"),
        TableOption("nameless_pace", ("two_a_turn", "one_a_round", "every_action"), "nameless.3"),
    )
}


def is_nameless_seated(seats: int, options: dict[str, OptionValue]) -> bool:
    """nameless.1: whether the last seat plays the Nameless; the sixth always does (game.2)."""
    return options["nameless"] == "player" or seats > MOST_HEROES


class Rulings:
    """The table's options as the rules ask for them."""

    def __init__(self, table: Table) -> None:
        options: Final = table.options
        self.nameless_seated: Final = is_nameless_seated(table.seats, options)
        self.heroes: Final = table.seats - 1 if self.nameless_seated else table.seats
        self.fall: Final = bool(options["fall"])
        self.plain_sale: Final = options["palace_sale"] == "plain"
        self.draw_clockwise: Final = options["drawing"] == "clockwise"
        self.cataclysm_each: Final = options["cataclysms"] == "undertaking"
        self.treasures_by_markers: Final = options["treasures"] == "by_markers"
        self.play_last_gathering: Final = options["last_gathering"] == "played"
        self.fallen_turn_neutral: Final = options["fallen_markers"] == "neutral"
        self.fallen_lose_gifts_each_action: Final = options["fallen_gifts"] == "action"
        self.nameless_pace: Final = str(options["nameless_pace"])
