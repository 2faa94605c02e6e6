"""3.30, 7.04.g: two skulls draw a calamity; the content says what it does, and here is who carries it out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from regnum.games.medioevo import schema
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.rules.acts import OfSeat
from regnum.games.medioevo.rules.barbarians.invasions import send_horde, send_pirates
from regnum.games.medioevo.rules.calamities.civil_war import civil_war
from regnum.games.medioevo.rules.calamities.crown import Deceive, choose_emperor, choose_governor
from regnum.games.medioevo.rules.calamities.faith import hold_council, lose_cathedrals
from regnum.games.medioevo.rules.calamities.people import slave_revolt, stir_disorder, take_toll
from regnum.games.medioevo.rules.calamities.trade import MakeGold, raid_convoys, tempest
from regnum.games.medioevo.rules.cards.decks import draw_calamity
from regnum.games.medioevo.rules.crusade.call import call_crusade
from regnum.games.medioevo.state import Medioevo

OPS: Final[dict[type, Callable[[Medioevo, int, Any], None]]] = {
    schema.Alchemy: lambda s, drawer, op: s.steps.append(MakeGold(drawer)),
    schema.RaidConvoys: raid_convoys,
    schema.TakeToll: take_toll,
    schema.Council: hold_council,
    schema.CallCrusade: call_crusade,
    schema.Disorder: stir_disorder,
    schema.Governor: choose_governor,
    schema.Emperor: choose_emperor,
    schema.SplitRealm: civil_war,
    schema.LoseGenerals: lambda s, drawer, op: s.steps.append(Deceive(drawer)),
    schema.LoseCathedrals: lose_cathedrals,
    schema.SendHorde: send_horde,
    schema.SendPirates: send_pirates,
    schema.SlaveRevolt: slave_revolt,
    schema.Tempest: tempest,
}


class DrawCalamity(OfSeat):
    """3.30.a-3.30.c: draw a calamity and apply it; the drawer is the first victim if it needs one."""

    clauses = ("3.30.a", "3.30.b", "3.30.c", "7.04.g")
    left_to_chance = True

    def run(self, s: Medioevo) -> None:
        calamity = draw_calamity(s)
        s.log(fate.CALAMITY, self.seat, s.box.calamity_ids[calamity])
        befall(s, calamity, self.seat)


def befall(s: Medioevo, calamity: int, drawer: int) -> None:
    """3.30.c: carry out the effects of a calamity."""
    for op in s.box.contents.calamity[calamity].effects:
        OPS[type(op)](s, drawer, op)
