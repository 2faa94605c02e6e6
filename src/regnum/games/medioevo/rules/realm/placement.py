"""7.09: the placement phase: pieces from behind the panel go onto the map."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.core.menu import Actions
from regnum.core.message import SOMETHING_ELSE, Fact, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option, option
from regnum.games.medioevo.box import (
    BUILDING_NUMBER,
    BUILDINGS,
    CATHEDRAL,
    EACH_KIND,
    FIRST_TRADE_BUILDING,
    FLEET,
    FORT,
    LAND,
    ROADS,
    VEHICLE_NUMBER,
    VEHICLES,
)
from regnum.games.medioevo.constants import ABSENT, BANNERS, BOMBARD, ENGINES, PLACEMENT, RESERVE, Names
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.options import WARES
from regnum.games.medioevo.rules.acts import OfSeat
from regnum.games.medioevo.rules.addresses import (
    banner_address,
    banner_refs,
    engine_address,
    vehicle_address,
    vehicle_refs,
)
from regnum.games.medioevo.rules.amounts import amounts
from regnum.games.medioevo.rules.cards.decks import turn_up
from regnum.games.medioevo.rules.deeds import SpendCoin
from regnum.games.medioevo.rules.menu import Deed, PassOn, PhaseMenu
from regnum.games.medioevo.rules.realm.lands import cathedral_fits, cathedrals_to_place, is_port
from regnum.games.medioevo.rules.realm.pieces import engines_of_kind, vehicles_of_kind
from regnum.games.medioevo.rules.realm.population import army_room
from regnum.games.medioevo.rules.realm.reinforcements import reinforcement_words
from regnum.games.medioevo.rules.words import banner_name, place_words, vehicle_name
from regnum.games.medioevo.state import Medioevo

GENERAL = "general"  # the one piece that goes to a banner, not to a place
# 7.09.b: these go to cities, with Roads anywhere.
BY_CITY: Final[Names] = ("army", "banner", "caravan", "cavalry", "catapult", "bombard")

# --- what may go where -----------------------------------------------------------------------------------------------


def waiting(s: Medioevo, player: int) -> dict[str, int]:
    """7.09.a: how many pieces of each kind are behind the panel."""
    first = len(BUILDINGS) * player
    found = dict(zip(BUILDINGS, s.stock[first : first + len(BUILDINGS)], strict=True))
    for number, kind in enumerate(VEHICLES):
        found[kind] = sum(s.vehicle_at[slot] == RESERVE for slot in vehicles_of_kind(s, player, number))
    found["banner"] = s.banner_at[BANNERS * player : BANNERS * (player + 1)].count(RESERVE)
    found[GENERAL] = s.generals[player]
    engines = s.engine_at[ENGINES * player : ENGINES * (player + 1)]
    found["catapult"] = engines[:BOMBARD].count(RESERVE)
    found["bombard"] = engines[BOMBARD:].count(RESERVE)
    found["army"] = s.reserve[player]
    return found


def _first_waiting(s: Medioevo, player: int, piece: str) -> int:
    """The first slot of a vehicle, banner or engine in reserve."""
    if piece in VEHICLE_NUMBER:
        return s.vehicle_at.index(RESERVE, vehicles_of_kind(s, player, VEHICLE_NUMBER[piece])[0])
    if piece == "banner":
        return s.banner_at.index(RESERVE, BANNERS * player)
    return s.engine_at.index(RESERVE, engines_of_kind(s, player, piece)[0])


def waiting_address(s: Medioevo, player: int, piece: str) -> tuple[str, ...]:
    """The address of a piece behind the panel in its owner's view."""
    if not waiting(s, player).get(piece):
        return ()
    if piece == "army":
        return (f"players.{player}.reserve",)
    if piece == GENERAL:
        return (f"players.{player}.generals",)
    if piece in BUILDING_NUMBER:
        return (f"players.{player}.stock.{piece}",)
    slot = _first_waiting(s, player, piece)
    if piece in VEHICLE_NUMBER:
        return (vehicle_address(s, slot, player),)
    return (banner_address(s, slot, player) if piece == "banner" else engine_address(s, slot, player),)


def places_for(s: Medioevo, player: int, piece: str) -> list[int]:
    """7.09.b, 3.14.c, 3.27.13.b: own cities, or all own lands with Roads; ships only in port; buildings by kind."""
    lands = s.lands(player)
    if piece in BUILDING_NUMBER:
        building = BUILDING_NUMBER[piece]
        return [land for land in lands if fits(s, player, building, land)]
    if piece in VEHICLE_NUMBER and s.box.is_ship[VEHICLE_NUMBER[piece]]:
        return [land for land in lands if is_port(s, land)]
    return lands if s.techs[player] & ROADS else [land for land in lands if s.settlement[land]]


def fits(s: Medioevo, player: int, building: int, land: int) -> bool:
    """3.03.d, 3.03.f, 3.04.c, 3.04.h, 3.26.15.b, 3.05.d, 10.04.a: the next level, once a turn; one trade building."""
    if building == CATHEDRAL:
        return cathedral_fits(s, player, land)
    if building >= FIRST_TRADE_BUILDING:
        return s.settlement[land] > 0 and not s.building[land]
    level = building % FORT
    if building < FORT:
        return s.box.city_at[land] >= 0 and s.settlement[land] == level and not s.settled >> land & 1
    return s.fort[land] == level and (level == 0 or s.settlement[land] > level) and not s.walled >> land & 1


def _leaderless(s: Medioevo, player: int) -> list[int]:
    """3.17.a: banners on the map that have no general."""
    banners = s.banners_of(player)
    return [banner for banner in banners if s.banner_place(banner) >= 0 and not s.banner_general[banner]]


def has_place_for_another(s: Medioevo, player: int, piece: str) -> bool:
    """7.09.a: whether one more piece of this kind could be placed this turn, after those that are already waiting."""
    waits = waiting(s, player)
    if piece == GENERAL:
        banners = waits["banner"] if places_for(s, player, "banner") else 0
        return len(_leaderless(s, player)) + banners > waits[GENERAL]
    if piece == "cathedral":
        return cathedrals_to_place(s, player) > waits[piece]
    if piece in BUILDING_NUMBER:
        # 10.04.a: trade buildings of all kinds need cities of their own.
        trade = BUILDINGS[FIRST_TRADE_BUILDING:]
        alike = trade if piece in trade else (piece,)
        return len(places_for(s, player, piece)) > sum(waits[one] for one in alike)
    return bool(places_for(s, player, piece))


# --- the menu --------------------------------------------------------------------------------------------------------


class PlacementPhase(OfSeat):
    """7.09.a: the player places any of the pieces behind the panel."""

    clauses = ("7.09.a",)

    def run(self, s: Medioevo) -> None:
        s.phase = PLACEMENT
        if s.resting != self.seat:
            s.steps.append(PlacementMenu(self.seat))


class Deploy(Deed):
    """7.09.a, 7.09.b: bring a piece or armies from behind the panel to a place, or a general to a banner."""

    verbs = ("deploy",)

    def offer(self, s: Medioevo, seat: int, found: list[Option]) -> None:
        """All that may be placed, armies straight aboard vehicles too (`Embark`)."""
        for piece, n in waiting(s, seat).items():
            if n:
                found += _armies_to_place(s, seat) if piece == "army" else _ways_to_place(s, seat, piece)

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        if option.first == GENERAL:
            _appoint(s, seat, BANNERS * seat + option.last - 1)
            return
        land = s.box.place_number[option.name(1)]
        if option.first == "army":
            s.armies[land] += option.last
            _leave_reserve(s, seat, land, option.last)
        else:
            _place(s, seat, option.first, land)

    def describe(self, s: Medioevo, seat: int, option: Option) -> Message:
        if option.first == "army":
            return Message("option-deploy-armies", {"n": option.last, "place": f"@place-{option.name(1)}"})
        words: dict[str, Value] = {"piece": f"@piece-{option.first}"}
        if option.first == GENERAL:
            place = place_words(s, s.banner_place(BANNERS * seat + option.last - 1))
            return Message("option-deploy-general", {**words, "n": option.last, "place": place})
        return Message("option-deploy", {**words, "place": f"@place-{option.name(1)}"})

    def why_not(self, s: Medioevo, seat: int, option: Option) -> Reason:
        piece = option.name(0)
        option.expect(piece == "army" or piece in WARES[:-1])
        words: dict[str, Value] = {"piece": f"@piece-{piece}"}
        if not waiting(s, seat)[piece]:
            return _nothing_waits(piece)
        option.expect(len(option.args) > 1)
        if piece == GENERAL:
            banner = BANNERS * seat + option.number(1, 1, BANNERS) - 1
            if s.banner_place(banner) < 0:
                return Reason("7.09.a", "reason-off-the-map", {"piece": banner_name(banner)})
            return Reason("3.17.a", "reason-banner-led")
        land = s.box.place_number.get(option.name(1), LAND)
        if land >= LAND:
            return Reason("7.09.a", "reason-not-on-land", words, SOMETHING_ELSE)
        return _why_not_there(s, seat, piece, land) or _wrong_number(option.last, s.reserve[seat])

    def considered(self, s: Medioevo, seat: int, address: str) -> Sequence[Option]:
        """At a place, everything in reserve that could be meant to go there."""
        kind, _, id = address.partition(".")
        if kind != "lands":
            return ()
        pieces = [piece for piece, n in waiting(s, seat).items() if n and piece not in (GENERAL, "army")]
        armies = [option("deploy", "army", id, s.reserve[seat])] if s.reserve[seat] else []
        return [*[option("deploy", piece, id) for piece in pieces], *armies]

    def refs(self, s: Medioevo, seat: int, option: Option) -> tuple[str, ...]:
        """The piece behind the panel, and where it goes: a place or a banner there."""
        piece = waiting_address(s, seat, option.name(0))
        if option.first == GENERAL:
            banner = BANNERS * seat + option.number(1, 1, BANNERS) - 1
            return piece if s.banner_at[banner] == ABSENT else (*piece, *banner_refs(s, seat, banner))
        option.expect(option.name(1) in s.box.place_number)
        place = s.box.place_number[option.name(1)]
        return (*piece, s.address(place)) if place < LAND and s.realm.in_play[place] else piece


class Embark(Deed):
    """7.09.c: bring armies straight aboard a vehicle; `Deploy` offers it along with the places ashore."""

    verbs = ("embark",)

    def offer(self, s: Medioevo, seat: int, found: list[Option]) -> None:
        pass

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        vehicle = FLEET * seat + vehicle_slot(option)
        s.vehicle_armies[vehicle] += option.last
        _leave_reserve(s, seat, s.vehicle_at[vehicle], option.last)

    def describe(self, s: Medioevo, seat: int, option: Option) -> Message:
        vehicle = FLEET * seat + vehicle_slot(option)
        words: dict[str, Value] = {"n": option.last, "vehicle": vehicle_name(vehicle)}
        return Message("option-embark", {**words, "place": place_words(s, s.vehicle_at[vehicle])})

    def why_not(self, s: Medioevo, seat: int, option: Option) -> Reason:
        vehicle = FLEET * seat + vehicle_slot(option)
        if not s.reserve[seat]:
            return _nothing_waits("army")
        at = s.vehicle_at[vehicle]
        if at < 0:
            return Reason("7.09.a", "reason-off-the-map", {"piece": vehicle_name(vehicle)})
        return _why_not_there(s, seat, "army", at) or _wrong_number(
            option.last, min(s.reserve[seat], army_room(s, vehicle))
        )

    def refs(self, s: Medioevo, seat: int, option: Option) -> tuple[str, ...]:
        return vehicle_refs(s, seat, FLEET * seat + vehicle_slot(option))


def _nothing_waits(piece: str) -> Reason:
    """7.09.a: why no piece of a kind can be placed."""
    return Reason("7.09.a", "reason-nothing-waits", {"piece": f"@piece-{piece}"}, SOMETHING_ELSE)


def _why_not_there(s: Medioevo, player: int, piece: str, place: int) -> Reason | None:
    """7.09.b: why a piece behind the panel cannot be placed in a place, whatever their number."""
    words: dict[str, Value] = {"piece": f"@piece-{piece}", "place": place_words(s, place)}
    if place >= LAND or s.owner[place] != player:
        return Reason("7.09.b", "reason-not-your-land", words)
    if place in places_for(s, player, piece):
        return None
    if piece in BY_CITY:
        return Reason("7.09.b", "reason-no-city")
    if piece in VEHICLE_NUMBER:
        return Reason("7.09.b", "reason-no-port", words)
    return Reason("7.09.b", "reason-does-not-fit", {**words, "text": f"@piece-{piece}-text"})


def _wrong_number(n: int, room: int) -> Reason:
    """7.09.c: why so many armies cannot go together."""
    if 0 < n <= room:
        return Reason("7.09.c", "reason-round-number")
    return Reason("7.09.c", "reason-too-few", {"have": max(0, room), "need": n})


class PlacementMenu(PhaseMenu):
    """7.09.a, 7.09.b: which piece to place next, where, and of armies how many."""

    clauses = ("7.09.a", "7.09.b", "7.09.c", "7.09.d", "3.14.c", "3.17.a", "10.03.b")
    actions = Actions(PassOn(), Deploy(), Embark(), SpendCoin())
    verbs = actions.verbs

    def prompt(self, s: Medioevo) -> Prompt:
        others = sum(n for piece, n in waiting(s, self.seat).items() if piece != "army")
        armies, reinforcements = s.reserve[self.seat], reinforcement_words(s, self.seat)
        words = Message("prompt-placement", {"n": armies, "others": others})
        # Once some are placed, or with others among them, the parts would not add up to what waits.
        if armies and armies == reinforcements["n"]:
            words = Message("prompt-placement-reinforcements", {**reinforcements, "others": others})
        return Prompt(PromptKind.PLACE, words, self.clauses)


def vehicle_slot(option: Option) -> int:
    """The slot, among its owner's, of the vehicle that an option such as ``embark:cavalry.1.20`` names."""
    option.expect(option.name(0) in VEHICLE_NUMBER)
    return EACH_KIND * VEHICLE_NUMBER[option.name(0)] + option.number(1, 1, EACH_KIND) - 1


def _ways_to_place(s: Medioevo, player: int, piece: str) -> list[Option]:
    """7.09.b, 3.17.a: the options to place one piece of a kind; a general joins a banner."""
    if piece == GENERAL:
        return [option("deploy", GENERAL, banner % BANNERS + 1) for banner in _leaderless(s, player)]
    return [option("deploy", piece, s.box.place_ids[land]) for land in places_for(s, player, piece)]


def _armies_to_place(s: Medioevo, player: int) -> list[Option]:
    """7.09.b-7.09.d: how many armies go where, ashore or straight aboard a vehicle there."""
    lands, most, ids = places_for(s, player, "army"), s.reserve[player], s.box.place_ids
    vehicles = [slot for slot in s.vehicles_of(player) if s.vehicle_at[slot] in lands and army_room(s, slot) > 0]
    ways = len(lands) + len(vehicles)
    if not ways:
        return []
    lots = amounts(most, ways)
    found = [option("deploy", "army", ids[land], n) for land in lands for n in lots]
    for slot in vehicles:
        kind, number = divmod(slot % FLEET, EACH_KIND)
        room = min(most, army_room(s, slot))
        found += [option("embark", VEHICLES[kind], number + 1, n) for n in lots if n < room]
        found.append(option("embark", VEHICLES[kind], number + 1, room))
    return found


def _leave_reserve(s: Medioevo, player: int, place: int, n: int) -> None:
    s.reserve[player] -= n
    if s.events is not None:
        fact = Fact("moved", player, "army", f"players.{player}", s.address(place), n)
        s.log(fate.PLACES_ARMIES, player, n, place, clause="7.09.a", fact=fact)


def _place(s: Medioevo, player: int, piece: str, land: int) -> None:
    """7.09.a: put a piece that is neither an army nor a general on a land."""
    _tell_placed(s, player, piece, land, "7.09.a")
    if piece in BUILDING_NUMBER:
        s.stock[len(BUILDINGS) * player + BUILDING_NUMBER[piece]] -= 1
        build(s, player, BUILDING_NUMBER[piece], land)
    elif piece in VEHICLE_NUMBER:
        s.vehicle_at[_first_waiting(s, player, piece)] = land
    elif piece == "banner":
        s.reveal()  # reveals the banner's level
        s.banner_at[_first_waiting(s, player, piece)] = land
    else:
        s.engine_at[_first_waiting(s, player, piece)] = land


def build(s: Medioevo, player: int, building: int, land: int) -> None:
    """3.03.d, 3.04.b, 3.05.a, 10.04.a: put a building on a land where it `fits`."""
    if building < FORT:
        s.settlement[land] += 1
        s.settled |= 1 << land
    elif building < CATHEDRAL:
        s.fort[land] += 1
        s.walled |= 1 << land
    elif building == CATHEDRAL:
        s.cathedral[land] = 1
        turn_up(s, player)
    else:
        s.building[land] = 1 + building - FIRST_TRADE_BUILDING


def _appoint(s: Medioevo, player: int, banner: int) -> None:
    """3.17.a: a general joins a banner."""
    s.generals[player] -= 1
    s.banner_general[banner] = 1
    _tell_placed(s, player, GENERAL, s.banner_place(banner), "3.17.a")


def _tell_placed(s: Medioevo, player: int, piece: str, place: int, clause: str) -> None:
    if s.events is not None:
        fact = Fact("moved", player, piece, f"players.{player}", s.address(place))
        s.log(fate.PLACES, player, place, piece, clause=clause, fact=fact)
