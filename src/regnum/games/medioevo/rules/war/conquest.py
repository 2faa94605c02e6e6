"""7.10.ca-7.10.ch: the conquest of a territory, by a player or by barbarians."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.games.medioevo.constants import BARBARIAN
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import NO
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.church import papacy
from regnum.games.medioevo.rules.honour.awards import conquered
from regnum.games.medioevo.rules.realm.belongings import Facts, buildings, lost_buildings, lost_garrison
from regnum.games.medioevo.rules.realm.lands import change_owner, ravage
from regnum.games.medioevo.rules.realm.pieces import place_leader, roll_leader
from regnum.games.medioevo.rules.realm.population import room
from regnum.games.medioevo.rules.realm.treasury import change_honour
from regnum.games.medioevo.rules.war import elimination
from regnum.games.medioevo.rules.war.captures import sack
from regnum.games.medioevo.state import Medioevo


def conquer(s: Medioevo, land: int, player: int) -> None:
    """7.10.cc-7.10.ch, 4.03: damage, the loser's pieces, honour, the Pope, standards and elimination.

    The territory is left without armies. This may push the end of the game and questions to the conqueror: push
    whatever comes after them first.
    """
    loser = s.owner[land]
    points = conquered(s, player, land, loser, s.settlement[land] > 0)
    lost = _ravage(s, land)
    if loser < 0:
        s.log(events.CONQUERS, player, land, besides=lost)
    else:
        s.log(events.CONQUERS_FROM, player, land, loser, besides=lost)
    s.armies[land] = 0
    if loser >= 0:
        sack(s, land, loser, player)
    for n, clause in points:
        change_honour(s, player, n, clause)
    if land == s.box.rome:
        papacy.rome_falls(s, player)
    for number, at in enumerate(s.standards):
        if at == land:
            s.steps.append(MoveStandard(player, number))
    change_owner(s, land, player)
    elimination.check(s, loser, player)


def fall_to_barbarians(s: Medioevo, land: int, armies: int, leader: int, clause: str) -> None:
    """7.04.t-7.04.v, 3.30.12.e: barbarians move in up to the limit, at least one; the caller handles the rest.

    `leader` moves in too, and the caller has removed him elsewhere; without one, a die decides.
    """
    loser = s.owner[land]
    s.log(events.FALLS_TO_BARBARIANS, loser, land, armies, clause=clause, besides=_ravage(s, land))
    s.armies[land] = 0
    if loser >= 0:
        sack(s, land, loser, BARBARIAN)
    change_owner(s, land, BARBARIAN)
    # The leader does not raise the limit while the territory is filled.
    s.armies[land] = min(armies, max(1, room(s, land)))
    if leader:
        place_leader(s, land, leader)
    else:
        roll_leader(s, land)
    if land == s.box.rome:
        papacy.rome_falls(s, BARBARIAN)
    elimination.check(s, loser, BARBARIAN)


def _ravage(s: Medioevo, land: int) -> Facts:
    """7.10.cc: damage the buildings; returns facts, if anybody listens, for them and for the armies and the leader."""
    before = buildings(s, land)
    ravage(s, land)
    if s.events is None:
        return ()
    return (*lost_buildings(s, land, before), *lost_garrison(s, land, s.leader[land]))


class MoveStandard(Choice):
    """10.02.b: the conqueror of a tower may move its standard to another of the conqueror's towers."""

    fields = (("seat", "seat"), ("number", "number"))
    clauses = ("10.02.b",)
    verbs = ("standard", "no")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def options(self, s: Medioevo) -> Sequence[Option]:
        at = s.standards[self.number]
        return [NO, *[s.box.at["standard"][land] for land in s.box.towers if land != at and s.owner[land] == self.seat]]

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is NO:
            return
        land, before = s.box.place_number[option.name(0)], s.standards[self.number]
        s.standards = (*s.standards[: self.number], land, *s.standards[self.number + 1 :])
        s.log(events.STANDARD, self.seat, land, s.address(before))

    def prompt(self, s: Medioevo) -> Prompt:
        place = s.box.place_ids[s.standards[self.number]]
        return Prompt(PromptKind.PLACE, Message("prompt-standard", {"place": f"@place-{place}"}), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        if option is NO:
            return Message("option-standard-stays")
        return Message("option-place", {"place": f"@place-{option.name(0)}"})
