"""3.30.8: the civil war splits the drawer's realm; the weakest player receives the second faction."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.medioevo.box import ARMY, FLEET, PHILOSOPHY
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.options import ABOARD_OF
from regnum.games.medioevo.rules.calamities.losses import lose_from
from regnum.games.medioevo.rules.calamities.victims import change
from regnum.games.medioevo.rules.chance import pick
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.diplomacy.handover import cede_land, cede_vehicle
from regnum.games.medioevo.rules.realm.population import armies_on_map, strength
from regnum.games.medioevo.rules.realm.treasury import mark_casus_belli
from regnum.games.medioevo.schema import SplitRealm
from regnum.games.medioevo.state import Medioevo


def weakest(s: Medioevo) -> int:
    """3.30.8.f: the player with the lowest product of armies and territories; then fewer territories, then a die."""
    marks = {}
    for player in range(s.n):
        if not s.is_out(player):
            lands = len(s.lands(player))
            marks[player] = (armies_on_map(s, player) * lands, lands)
    least = min(marks.values())
    return pick(s, [player for player, mark in marks.items() if mark == least])


def civil_war(s: Medioevo, drawer: int, op: SplitRealm) -> None:
    """3.30.8.a, 3.30.8.h: nothing happens if the drawer is the weakest player."""
    receiver = weakest(s)
    if receiver != drawer:
        split(s, drawer, receiver, (), ())


def split(s: Medioevo, drawer: int, receiver: int, lands: tuple[int, ...], vehicles: tuple[int, ...]) -> None:
    """3.30.8.b-3.30.8.e: ask for more of the second faction or, once complete, take losses and split the realm."""
    if not is_enough(s, drawer, lands, vehicles) and may_go(s, drawer, lands, vehicles):
        s.steps.append(Secede(drawer, receiver, lands, vehicles))
        return
    s.steps.append(BreakAway(drawer, receiver, lands, vehicles))
    if s.techs[drawer] & ARMY:
        fallen = _numbers(s).fallen
        staying = tuple([land for land in s.lands(drawer) if land not in lands])
        for faction, alone in ((lands, vehicles), (staying, [one for one in abroad(s, drawer) if one not in vehicles])):
            aboard = [slot for land in faction for slot in s.vehicles_at(drawer, land)]
            if faction or alone:
                lose_from(s, drawer, fallen, faction, (*aboard, *alone), "3.30.8.e")


def is_enough(s: Medioevo, player: int, lands: tuple[int, ...], vehicles: tuple[int, ...]) -> bool:
    """3.30.8.b, 3.30.8.d: whether the second faction is large enough and, with Philosophy, has enough armies."""
    if len(lands) + len(vehicles) < due(s, player):
        return False
    armies = sum(strength(s, land) for land in lands) + sum(s.vehicle_armies[slot] for slot in vehicles)
    return armies >= _numbers(s).with_philosophy or not s.techs[player] & PHILOSOPHY


def may_go(s: Medioevo, player: int, lands: tuple[int, ...], vehicles: tuple[int, ...]) -> list[Option]:
    """3.30.8.c, 3.30.8.d: what may still secede; the drawer keeps Rome if Pope, and a last territory or vehicle."""
    left = [land for land in s.lands(player) if land not in lands]
    alone = [slot for slot in abroad(s, player) if slot not in vehicles]
    if not left and len(alone) == 1:
        alone = []
    if len(left) == 1:
        left = []
    elif player == s.pope:
        left.remove(s.box.rome)
    return [s.box.at["place"][land] for land in left] + [ABOARD_OF[slot % FLEET] for slot in alone]


def abroad(s: Medioevo, player: int) -> list[int]:
    """3.30.8.a: vehicles outside their owner's territories, each of which counts as a territory."""
    at, own = s.vehicle_at, s.lands(player)
    return [slot for slot in s.vehicles_of(player) if at[slot] >= 0 and at[slot] not in own]


def due(s: Medioevo, player: int) -> int:
    """3.30.8.b, 3.30.8.c: the minimum number of territories that secede."""
    op = _numbers(s)
    kept = op.kept + change(s, player, op.changes)
    return max(0, len(s.lands(player)) + len(abroad(s, player)) - kept)


def _numbers(s: Medioevo) -> SplitRealm:
    op: SplitRealm = s.box.calamity_op[SplitRealm]
    return op


class Secede(Choice):
    """3.30.8.b-3.30.8.d: the drawer chooses the second faction piece by piece."""

    fields = (("seat", "seat"), ("receiver", "player"), ("lands", "place*"), ("vehicles", "slot*"))
    clauses = ("3.30.8.b", "3.30.8.c", "3.30.8.d")
    verbs = ("place", "aboard")
    refusal = "reason-cannot-secede"
    at_home = True
    surveys = True

    def __init__(self, seat: int, receiver: int, lands: tuple[int, ...], vehicles: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.receiver = receiver
        self.lands = lands
        self.vehicles = vehicles

    def options(self, s: Medioevo) -> Sequence[Option]:
        return may_go(s, self.seat, self.lands, self.vehicles)

    def choose(self, s: Medioevo, option: Option) -> None:
        lands, vehicles = self.lands, self.vehicles
        if option.verb == "place":
            lands = (*lands, s.box.place_number[option.name(0)])
        else:
            vehicles = (*vehicles, FLEET * self.seat + ABOARD_OF.index(option))
        split(s, self.seat, self.receiver, lands, vehicles)

    def prompt(self, s: Medioevo) -> Prompt:
        chosen = len(self.lands) + len(self.vehicles)
        words = Message("prompt-secede", {"player": s.ruler(self.receiver), "n": max(1, due(s, self.seat) - chosen)})
        return Prompt(PromptKind.LOSE, words, self.clauses)


class BreakAway(Act[Medioevo]):
    """3.30.8.f, 3.30.8.g: the second faction changes hands, and the drawer gains a casus belli."""

    fields = (("player", "player"), ("receiver", "player"), ("lands", "place*"), ("vehicles", "slot*"))
    clauses = ("3.30.8.f", "3.30.8.g")

    def __init__(self, player: int, receiver: int, lands: tuple[int, ...], vehicles: tuple[int, ...]) -> None:
        self.player = player
        self.receiver = receiver
        self.lands = lands
        self.vehicles = vehicles

    def run(self, s: Medioevo) -> None:
        if self.lands or self.vehicles:
            mark_casus_belli(s, self.player, self.receiver, s.box.casus_belli["civil_war"], "3.30.8.g")
        for vehicle in self.vehicles:
            cede_vehicle(s, vehicle, self.receiver, "3.30.8.f")
        for land in self.lands:
            cede_land(s, land, self.receiver, fate.SECEDES, "3.30.8.f")
