"""7.04.a-7.04.i: the start of a turn: pirates sail, the crusade marches, the event dice are rolled."""

from __future__ import annotations

from regnum.core.message import Fact
from regnum.core.step import Act
from regnum.games.medioevo.constants import BARBARIAN, EVENT_DICE
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.rules.acts import OfSeat
from regnum.games.medioevo.rules.barbarians.checks import check
from regnum.games.medioevo.rules.barbarians.pirates import SailPirates
from regnum.games.medioevo.rules.barbarians.rebellion import Rebellion
from regnum.games.medioevo.rules.calamities.draw import DrawCalamity
from regnum.games.medioevo.rules.crusade.march import MarchCrusade
from regnum.games.medioevo.rules.round.events import DrawEvent
from regnum.games.medioevo.state import Medioevo

SKULL = 0  # the face that replaces the 1
HIGHEST_LEVEL = 4  # of settlements and fortifications


class EventDice(OfSeat):
    """7.04.a, 7.04.q, 3.30.5.o: pirates first, then the crusade, then the dice."""

    clauses = ("7.04.a", "7.04.q", "3.30.5.o")

    def run(self, s: Medioevo) -> None:
        s.phase = EVENT_DICE
        s.steps.append(RollEventDice(self.seat))
        if s.crusade is not None:
            s.steps.append(MarchCrusade())
        if s.pirates:
            s.steps.append(SailPirates(len(s.pirates)))


class RollEventDice(OfSeat):
    """7.04.b, 7.04.g-7.04.i: one skull: event and rebellions; two: a calamity; any other double: barbarians grow."""

    clauses = ("7.04.a", "7.04.b", "7.04.g", "7.04.i")
    left_to_chance = True

    def run(self, s: Medioevo) -> None:
        one, other = s.roll(6), s.roll(6)
        skulls = (one == SKULL) + (other == SKULL)
        s.log(fate.DICE_SKULLS, self.seat, one + 1, other + 1, skulls, int(one == other))
        if one == other == SKULL:
            s.steps += [BarbariansBuild(), DrawCalamity(self.seat)]
        elif SKULL in (one, other):
            s.steps += [Rebellion(), DrawEvent()]
        elif one == other:
            lands = s.lands(BARBARIAN)
            for land in lands:
                s.armies[land] += 1
            if s.events is not None:
                grown = [Fact("gained", BARBARIAN, "army", target=s.address(land)) for land in lands]
                s.log(fate.BARBARIANS_GROW, len(lands), besides=tuple(grown))
            check(s, lands)


class BarbariansBuild(Act[Medioevo]):
    """7.04.h: after a calamity barbarian cities gain a level, then fortifications as far as the cities allow."""

    clauses = ("7.04.h",)

    def run(self, s: Medioevo) -> None:
        built: list[Fact] = []
        for land in s.lands(BARBARIAN):
            if s.box.city_at[land] >= 0:
                settlement, fort = s.settlement[land], s.fort[land]
                s.settlement[land] = min(HIGHEST_LEVEL, settlement + 1)
                if fort:
                    s.fort[land] = min(fort + 1, s.settlement[land])
                for piece, n in (("settlement", s.settlement[land] - settlement), ("fort", s.fort[land] - fort)):
                    if n:
                        built.append(Fact("changed", piece=piece, target=s.address(land), amount=n))
        s.log(fate.BARBARIANS_BUILD, besides=tuple(built))
