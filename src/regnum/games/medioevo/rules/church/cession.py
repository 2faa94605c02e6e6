"""5.01.p3, 5.01.p5, 3.20.i: the State of the Church and the Pope change hands without a fight."""

from __future__ import annotations

from regnum.core.message import Fact
from regnum.games.medioevo.box import FAR, LAND
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.rules.chance import pick
from regnum.games.medioevo.rules.church.papacy import take_office
from regnum.games.medioevo.rules.diplomacy.handover import cede_land
from regnum.games.medioevo.rules.realm.belongings import (
    changed_hands,
    holdings,
    pieces_on,
    with_banner,
    with_engine,
    with_vehicle,
)
from regnum.games.medioevo.rules.realm.lands import change_owner, is_port
from regnum.games.medioevo.rules.realm.pieces import remove_banner, remove_engine, vehicle_kind
from regnum.games.medioevo.rules.war import elimination
from regnum.games.medioevo.state import Medioevo


def cede_pope(s: Medioevo, player: int) -> None:
    """5.01.p5: hand over the Pope and the State of the Church with everything there."""
    take_office(s, player)
    cede_land(s, s.box.rome, player, fate.CEDES, "3.20.i")


def steal_pope(s: Medioevo, thief: int) -> None:
    """3.20.i: the thief gets Rome with its armies, goods and buildings; the other pieces stay the former Pope's."""
    victim, rome = s.pope, s.box.rome
    left = _leave_rome(s, victim)
    take_office(s, thief)
    before = {player: holdings(s, player, rome) for player in (victim, thief)} if s.events is not None else {}
    change_owner(s, rome, thief)
    s.log(fate.CEDES, victim, thief, rome, besides=(*left, *changed_hands(s, rome, before)))
    elimination.check(s, victim, thief)


def _leave_rome(s: Medioevo, player: int) -> list[Fact]:
    """Vehicles go to the nearest port or land, or stay there if there is none; banners and engines are lost then.

    Returns the facts.
    """
    rome, here = s.box.rome, s.address(s.box.rome)
    away = distances(s, rome)
    lands = [land for land in s.lands(player) if land != rome]
    ports = [land for land in lands if is_port(s, land)]
    told: list[Fact] = []
    vehicles, banners, engines = pieces_on(s, player, rome)
    for vehicle in vehicles:
        goal = _nearest(s, ports if s.box.is_ship[vehicle_kind(vehicle)] else lands, away)
        if goal >= 0:
            told += with_vehicle(s, vehicle, here, s.address(goal))
            s.vehicle_at[vehicle] = goal
    for banner in banners:
        goal = _nearest(s, lands, away)
        told += with_banner(s, banner, here, s.address(goal))
        if goal >= 0:
            s.banner_at[banner] = goal
        else:
            remove_banner(s, banner)
    for engine in engines:
        goal = _nearest(s, lands, away)
        told.append(with_engine(s, engine, here, s.address(goal)))
        if goal >= 0:
            s.engine_at[engine] = goal
        else:
            remove_engine(s, engine)
    return told


def distances(s: Medioevo, start: int) -> list[int]:
    """The number of steps over borders, coasts and seas to every place."""
    box = s.box
    away = [FAR] * box.places
    away[start] = 0
    waiting = [start]
    for here in waiting:
        if here < LAND:
            beside = (*box.neighbours[here], *box.coasts[here])
        else:
            beside = (*box.sea_links[here], *box.shores[here])
        for there in beside:
            if away[there] == FAR:
                away[there] = away[here] + 1
                waiting.append(there)
    return away


def _nearest(s: Medioevo, lands: list[int], away: list[int]) -> int:
    """The nearest land, by die among equals; -1 if there is none."""
    if not lands:
        return -1
    least = min([away[land] for land in lands])
    return pick(s, [land for land in lands if away[land] == least])
