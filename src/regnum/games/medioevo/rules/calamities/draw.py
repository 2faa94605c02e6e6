"""3.30, 7.04.g: two skulls draw a calamity; each kind is a function of the drawer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from regnum.core.message import Fact
from regnum.core.step import Act
from regnum.games.medioevo.rules.barbarians.invasions import barbarian_invasions, pirates
from regnum.games.medioevo.rules.calamities.civil_war import civil_war
from regnum.games.medioevo.rules.calamities.crown import deceit, emperor, governor
from regnum.games.medioevo.rules.calamities.faith import council, inquisition, superstition
from regnum.games.medioevo.rules.calamities.people import civil_disorder, famine, plague, slave_revolt
from regnum.games.medioevo.rules.calamities.trade import alchemy, convoy_raid, tempest
from regnum.games.medioevo.rules.cards.decks import draw_calamity
from regnum.games.medioevo.rules.crusade.call import call_crusade
from regnum.games.medioevo.state import Medioevo

CALAMITIES: Final[dict[str, Callable[[Medioevo, int], None]]] = {
    "alchemy": alchemy,
    "convoy_raid": convoy_raid,
    "famine": famine,
    "council": council,
    "crusade": call_crusade,
    "civil_disorder": civil_disorder,
    "governor": governor,
    "civil_war": civil_war,
    "emperor": emperor,
    "deceit": deceit,
    "inquisition": inquisition,
    "barbarian_invasions": barbarian_invasions,
    "plague": plague,
    "pirates": pirates,
    "slave_revolt": slave_revolt,
    "superstition": superstition,
    "tempest": tempest,
}


class DrawCalamity(Act[Medioevo]):
    """3.30.a-3.30.c: draw a calamity and apply it; the drawer is the first victim if it needs one."""

    fields = (("seat", "seat"),)
    clauses = ("3.30.a", "3.30.b", "3.30.c", "7.04.g")
    left_to_chance = True

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Medioevo) -> None:
        kind = s.box.calamity_ids[draw_calamity(s)]
        if s.events is not None:
            s.tell(
                "event-calamity",
                "3.30.a",
                {"player": s.who(self.seat), "card": f"@card-{kind}", "text": f"@card-{kind}-text"},
                fact=Fact("revealed", self.seat, f"calamity:{kind}", "calamity_pile", "calamity_discards"),
            )
        CALAMITIES[kind](s, self.seat)
