"""Facts for what stands on a land, and for what goes along with a piece that moves or is lost."""

from __future__ import annotations

from collections.abc import Iterable

from regnum.core.message import Fact, Verb
from regnum.games.medioevo.box import FLEET, GOODS, LAND, TRADE_BUILDINGS, VEHICLES
from regnum.games.medioevo.constants import BANNERS, COMMITTED, ENGINES, LEADERS
from regnum.games.medioevo.rules.realm.pieces import engine_kind, engines_at, vehicle_kind
from regnum.games.medioevo.state import Medioevo

Facts = tuple[Fact, ...]
Buildings = tuple[int, int, int, int, int]
GENERAL = "general"


def losses(player: int, here: str, pieces: Iterable[tuple[str, int]]) -> Facts:
    """What a player loses in a place: pieces or goods, and how many; those of which there are none are left out."""
    return tuple([Fact("lost", player, piece, here, amount=n) for piece, n in pieces if n > 0])


def buildings(s: Medioevo, land: int) -> Buildings:
    """What stands on a land: settlement, fortification, cathedral, trade building, grain reserves."""
    return s.settlement[land], s.fort[land], s.cathedral[land], s.building[land], s.granary[land]


def lost_buildings(s: Medioevo, land: int, before: Buildings) -> Facts:
    """What is gone of the `buildings` that stood on a land before, the levels of the settlement first."""
    now, owner, here = buildings(s, land), s.owner[land], s.address(land)
    kinds = ("settlement", "fort", "cathedral", TRADE_BUILDINGS[before[3]], "grain_reserve")
    fewer = [then - left for then, left in zip(before, now, strict=True)]
    fewer[3] = min(1, fewer[3])  # a kind of building, not how many
    return losses(owner, here, zip(kinds, fewer, strict=True))


def pieces_on(s: Medioevo, player: int, land: int) -> tuple[list[int], list[int], list[int]]:
    """The slots of a player's vehicles, banners on foot and engines on a land."""
    return s.vehicles_at(player, land), s.banners_at(player, land), engines_at(s, player, land)


def lost_garrison(s: Medioevo, land: int, leader: int) -> Facts:
    """What a land's owner loses when it is taken: the armies left there, and the leader of barbarians."""
    owner, here = s.owner[land], s.address(land)
    armies = (Fact("lost", owner, "army", here, amount=s.armies[land]),) if s.armies[land] else ()
    return (*armies, Fact("lost", owner, LEADERS[leader], here)) if leader else armies


def load(s: Medioevo, vehicle: int, source: str, target: str = "") -> Facts:
    """What is aboard a vehicle that goes from a place to another, or is lost there: armies, goods, a banner."""
    verb: Verb = "moved" if target else "lost"
    player = vehicle // FLEET
    pieces = [("army", s.vehicle_armies[vehicle]), *zip(GOODS, s.vehicle_goods[vehicle], strict=True)]
    banner = s.banner_on(vehicle)
    aboard = [Fact(verb, player, piece, source, target, n) for piece, n in pieces if n]
    return (*aboard, *([] if banner < 0 else with_banner(s, banner, source, target)))


def with_vehicle(s: Medioevo, vehicle: int, source: str, target: str = "") -> Facts:
    """A vehicle that goes from a place to another, or is lost there, and its load."""
    verb: Verb = "moved" if target else "lost"
    fact = Fact(verb, vehicle // FLEET, VEHICLES[vehicle_kind(vehicle)], source, target)
    return (fact, *load(s, vehicle, source, target))


def with_banner(s: Medioevo, banner: int, source: str, target: str = "") -> Facts:
    """A banner that goes from a place to another, or is lost there, its general, and the armies that it leads."""
    verb: Verb = "moved" if target else "lost"
    player, armies = banner // BANNERS, s.banner_armies[banner]
    found = [Fact(verb, player, "banner", source, target)]
    if s.banner_general[banner]:
        found.append(Fact(verb, player, GENERAL, source, target))
    if armies:
        found.append(Fact(verb, player, "army", source, target, armies))
    return tuple(found)


def crusaders(s: Medioevo, player: int, target: str) -> Facts:
    """3.30.5.x, 3.30.5.z: what a player has in the crusade, which goes to a place or, as the reserve, to the player."""
    armies = s.crusade.armies[player] if s.crusade is not None else 0
    found = [Fact("moved", player, "army", "crusade", target, armies)] if armies else []
    for banner in s.banners_of(player):
        if s.banner_at[banner] == COMMITTED:
            found += with_banner(s, banner, "crusade", target)
    engines = [engine for engine in s.engines_of(player) if s.engine_at[engine] == COMMITTED]
    return (*found, *[with_engine(s, engine, "crusade", target) for engine in engines])


def holdings(s: Medioevo, player: int, place: int) -> list[tuple[str, int]]:
    """What a player has in a place of the map, or in reserve: armies, pieces, goods."""
    ashore = 0 <= place < LAND and s.owner[place] == player
    armies = s.armies[place] if ashore else 0
    goods = list(s.goods[place]) if ashore else [0] * len(GOODS)
    vehicles = [0] * len(VEHICLES)
    for slot in s.vehicles_at(player, place):
        vehicles[vehicle_kind(slot)] += 1
        armies += s.vehicle_armies[slot]
        goods = [one + more for one, more in zip(goods, s.vehicle_goods[slot], strict=True)]
    banners = [banner for banner in s.banners_of(player) if s.banner_place(banner) == place]
    armies += sum(s.banner_armies[banner] for banner in banners)
    engines = [engine_kind(engine) for engine in s.engines_of(player) if s.engine_at[engine] == place]
    return [
        *zip(VEHICLES, vehicles, strict=True),
        ("army", armies),
        ("banner", len(banners)),
        (GENERAL, sum(s.banner_general[banner] for banner in banners)),
        ("catapult", engines.count("catapult")),
        ("bombard", engines.count("bombard")),
        *zip(GOODS, goods, strict=True),
    ]


def changed_hands(s: Medioevo, place: int, before: dict[int, list[tuple[str, int]]]) -> Facts:
    """What players have lost and gained in a place since they had these `holdings` there."""
    found: list[Fact] = []
    for player, had in before.items():
        here = s.address(place) if place >= 0 else f"players.{player}"
        for (piece, then), (_, now) in zip(had, holdings(s, player, place), strict=True):
            if now < then:
                found.append(Fact("lost", player, piece, here, amount=then - now))
            elif now > then:
                found.append(Fact("gained", player, piece, target=here, amount=now - then))
    return tuple(found)


def with_engine(s: Medioevo, engine: int, source: str, target: str = "") -> Fact:
    """3.14, 3.15: a catapult, or the bombard, that goes from a place to another, or is lost there."""
    return Fact("moved" if target else "lost", engine // ENGINES, engine_kind(engine), source, target)
