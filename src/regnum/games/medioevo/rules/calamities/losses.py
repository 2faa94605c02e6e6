"""What calamities cost: levels of buildings, and armies, which their owner removes from where he likes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from regnum.core.details import Details
from regnum.core.message import Fact, Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.games.medioevo.box import FLEET, LAND
from regnum.games.medioevo.constants import ABOARD, BANNERS, BATTLE_LOSSES
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.options import ABOARD_OF, AMOUNT, AUTOMATIC, BANNER
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.realm.belongings import Facts, buildings, lost_buildings
from regnum.games.medioevo.rules.realm.lands import lower_fort, lower_settlement
from regnum.games.medioevo.rules.war.stacks import ON_FOOT, add_armies
from regnum.games.medioevo.state import Medioevo
from regnum.games.medioevo.wording import place_words, vehicle_name

KEPT = 1  # 2.06: the last army on the land of a territory is never taken


def lower(s: Medioevo, land: int, settlements: int, forts: int = 0) -> Facts:
    """3.30.6.e: lower the fortification, then the settlement, which lowers one that is too high for it; in facts."""
    before = buildings(s, land)
    lower_fort(s, land, forts)
    lower_settlement(s, land, settlements)
    return lost_buildings(s, land, before)


def sources(s: Medioevo, player: int, lands: tuple[int, ...], vehicles: tuple[int, ...]) -> list[tuple[int, int]]:
    """2.06: the holders of armies that can be taken, and how many; all holders if no lands or vehicles are given."""
    banners: list[int] = []
    if not lands and not vehicles:
        lands, vehicles, banners = tuple(s.lands(player)), tuple(s.vehicles_of(player)), s.banners_of(player)
    found = [(land, s.armies[land] - KEPT) for land in lands if s.owner[land] == player]
    found += [(ABOARD + slot, s.vehicle_armies[slot]) for slot in vehicles]
    found += [(ON_FOOT + slot, s.banner_armies[slot]) for slot in banners]
    return [(source, spare) for source, spare in found if spare > 0]


def take_evenly(s: Medioevo, player: int, found: list[tuple[int, int]], n: int, clause: str) -> None:
    """3.30.3.e: take `n` armies, each from where most are left."""
    left = [spare for _, spare in found]
    for _ in range(n):
        left[left.index(max(left))] -= 1
    _take(s, player, [(source, spare - rest) for (source, spare), rest in zip(found, left, strict=True)], clause)


def _take(s: Medioevo, player: int, taken: list[tuple[int, int]], clause: str) -> None:
    """Remove armies from these holders, and tell from where."""
    for source, n in taken:
        add_armies(s, source, -n)
    if s.events is not None:
        lost: dict[int, int] = {}
        for source, n in taken:
            place = _place(s, source)
            lost[place] = lost.get(place, 0) + n
        armies = [(place, n) for place, n in lost.items() if n]
        facts = tuple([Fact("lost", player, "army", s.address(place), amount=n) for place, n in armies])
        where = ", ".join([f"@place-{s.box.place_ids[place]} ({n})" for place, n in armies])
        s.log(fate.ARMIES_FROM, player, where, clause=clause, besides=facts)


def _place(s: Medioevo, source: int) -> int:
    """Where a holder of armies is."""
    if source < LAND:
        return source
    return s.vehicle_at[source - ABOARD] if source < ON_FOOT else s.banner_place(source - ON_FOOT)


def lose_armies(s: Medioevo, player: int, n: int, lands: tuple[int, ...] | None, clause: str) -> None:
    """2.06, 3.30.3.e: `player` removes `n` armies, from anywhere or from `lands`; fewer if there are not enough."""
    vehicles = [slot for land in lands or () for slot in s.vehicles_at(player, land)]
    lose_from(s, player, n, lands or (), tuple(vehicles), clause)


def lose_from(s: Medioevo, player: int, n: int, lands: tuple[int, ...], vehicles: tuple[int, ...], clause: str) -> None:
    """Like `lose_armies`, from these lands and vehicles only; from anywhere if none are given."""
    found = sources(s, player, lands, vehicles)
    n = min(n, sum(spare for _, spare in found))
    if not n:
        return
    s.log(fate.LOSES_ARMIES, player, n, clause=clause)
    if s.order_of(player, BATTLE_LOSSES):
        take_evenly(s, player, found, n, clause)
    else:
        s.steps.append(LoseArmies(player, n, lands, vehicles, clause))


class LoseArmies(Choice):
    """2.06, 3.30.3.e: where to take the next armies from; without a real choice they are taken automatically."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("seat", "seat"), ("n", "number"), ("lands", "place*"), ("vehicles", "slot*"), ("clause", "text"),
    )  # fmt: skip
    clauses = ("3.30.3.e", "2.06")
    verbs: ClassVar[tuple[str, ...]] = ("army", "aboard", "banner", "automatic")
    refusal = "reason-no-armies-there"
    at_home = True

    def __init__(self, seat: int, n: int, lands: tuple[int, ...], vehicles: tuple[int, ...], clause: str) -> None:
        super().__init__(seat)
        self.n = n
        self.lands = lands
        self.vehicles = vehicles
        self.clause = clause

    def options(self, s: Medioevo) -> Sequence[Option]:
        found = sources(s, self.seat, self.lands, self.vehicles)
        if len(found) == 1 or sum(spare for _, spare in found) <= self.n:
            return [AUTOMATIC]
        return [AUTOMATIC, *[source_option(s, source) for source, _ in found]]

    def choose(self, s: Medioevo, option: Option) -> None:
        found = sources(s, self.seat, self.lands, self.vehicles)
        if option is AUTOMATIC:
            take_evenly(s, self.seat, found, min(self.n, sum(spare for _, spare in found)), self.clause)
            return
        source = next(source for source, _ in found if source_option(s, source) is option)
        s.steps.append(LoseFrom(self.seat, self.n, self.lands, self.vehicles, self.clause, source))

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-lose-armies", {"n": self.n})
        return Prompt(PromptKind.LOSE, words, (self.clause, "2.06"))

    def describe(self, s: Medioevo, option: Option) -> Message:
        return Message("option-lose-evenly") if option is AUTOMATIC else super().describe(s, option)

    def details(self, s: Medioevo, option: Option) -> Details:
        """How many are lost by default, or can be taken from one place."""
        spare = {source_option(s, source): n for source, n in sources(s, self.seat, self.lands, self.vehicles)}
        if option in spare:
            return Details(limit=(1, min(self.n, spare[option])))
        return Details(losses=(min(self.n, sum(spare.values())), 0))


def source_option(s: Medioevo, source: int) -> Option:
    """The option that names a source of armies."""
    if source < LAND:
        return s.box.at["army"][source]
    return ABOARD_OF[(source - ABOARD) % FLEET] if source < ON_FOOT else BANNER[(source - ON_FOOT) % BANNERS]


class LoseFrom(LoseArmies):
    """2.06: how many armies to take from the chosen source; then `LoseArmies` is asked again."""

    fields = (*LoseArmies.fields, ("source", "holder"))
    verbs = ("amount",)

    def __init__(
        self, seat: int, n: int, lands: tuple[int, ...], vehicles: tuple[int, ...], clause: str, source: int
    ) -> None:
        super().__init__(seat, n, lands, vehicles, clause)
        self.source = source

    def options(self, s: Medioevo) -> Sequence[Option]:
        spare = dict(sources(s, self.seat, self.lands, self.vehicles))[self.source]
        return AMOUNT[1 : min(self.n, spare) + 1]

    def choose(self, s: Medioevo, option: Option) -> None:
        _take(s, self.seat, [(self.source, option.last)], self.clause)
        if self.n > option.last:
            s.steps.append(LoseArmies(self.seat, self.n - option.last, self.lands, self.vehicles, self.clause))

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-lose-how-many", {"n": self.n})
        return Prompt(PromptKind.AMOUNT, words, (self.clause, "2.06"))

    def describe(self, s: Medioevo, option: Option) -> Message:
        source = self.source
        afloat = ABOARD <= source < ON_FOOT
        words = vehicle_name(source - ABOARD) if afloat else place_words(s, _place(s, source))
        return Message("option-lose-some", {"n": option.last, "from": words})

    def details(self, s: Medioevo, option: Option) -> Details:
        return Details(losses=(option.last, 0))
