"""7.09: the placement phase: pieces from behind the panel go onto the map."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind, Value
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.medioevo.box import (
    BUILDING_NUMBER,
    BUILDINGS,
    CATHEDRAL,
    FIRST_TRADE_BUILDING,
    FLEET,
    FORT,
    ROADS,
    VEHICLE_NUMBER,
    VEHICLES,
)
from regnum.games.medioevo.constants import BANNERS, BOMBARD, ENGINES, PLACEMENT, RESERVE
from regnum.games.medioevo.options import ABOARD_OF, AMOUNT, BANNER, DEPLOY, DONE
from regnum.games.medioevo.rules.addresses import banner_address, engine_address, vehicle_address
from regnum.games.medioevo.rules.cards.decks import turn_up
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.honour import coins
from regnum.games.medioevo.rules.realm.lands import cathedral_fits, cathedrals_to_place, is_port
from regnum.games.medioevo.rules.realm.pieces import engines_of_kind, vehicles_of_kind
from regnum.games.medioevo.rules.realm.population import army_room
from regnum.games.medioevo.state import Medioevo

ASHORE = -1
GENERAL = "general"  # the one piece that goes to a banner, not to a place

# --- what may go where -----------------------------------------------------------------------------------------------


def waiting(s: Medioevo, player: int) -> dict[str, int]:
    """7.09.a: how many pieces of each kind are behind the panel."""
    first = len(BUILDINGS) * player
    found = dict(zip(BUILDINGS, s.stock[first : first + len(BUILDINGS)], strict=True))
    for number, kind in enumerate(VEHICLES):
        slots = vehicles_of_kind(player, number)
        found[kind] = s.vehicle_at[slots.start : slots.stop].count(RESERVE)
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
        return s.vehicle_at.index(RESERVE, vehicles_of_kind(player, VEHICLE_NUMBER[piece]).start)
    if piece == "banner":
        return s.banner_at.index(RESERVE, BANNERS * player)
    return s.engine_at.index(RESERVE, engines_of_kind(player, piece).start)


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


def has_place(s: Medioevo, player: int, piece: str) -> bool:
    return bool(_leaderless(s, player) if piece == GENERAL else places_for(s, player, piece))


def has_place_for_another(s: Medioevo, player: int, piece: str) -> bool:
    """7.09.a: whether one more piece of this kind could be placed this turn, after those that are already waiting."""
    waits = waiting(s, player)
    if piece == GENERAL:
        banners = waits["banner"] if has_place(s, player, "banner") else 0
        return len(_leaderless(s, player)) + banners > waits[GENERAL]
    if piece == "cathedral":
        return cathedrals_to_place(s, player) > waits[piece]
    if piece in BUILDING_NUMBER:
        # 10.04.a: trade buildings of all kinds need cities of their own.
        trade = BUILDINGS[FIRST_TRADE_BUILDING:]
        alike = trade if piece in trade else (piece,)
        return len(places_for(s, player, piece)) > sum([waits[one] for one in alike])
    return has_place(s, player, piece)


# --- the menu --------------------------------------------------------------------------------------------------------


class PlacementPhase(Act[Medioevo]):
    """7.09.a: the player places any of the pieces behind the panel."""

    fields = (("seat", "seat"),)
    clauses = ("7.09.a",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Medioevo) -> None:
        s.phase = PLACEMENT
        s.steps.append(PlacementMenu(self.seat))


class PlacementMenu(Choice):
    """7.09.a: which kind of piece to place next."""

    clauses = ("7.09.a", "10.03.b")
    verbs = ("done", "deploy", "coin")
    refusal = "reason-nothing-waits"
    shown = True  # making the choice automatically would reveal what is behind the panel

    def options(self, s: Medioevo) -> Sequence[Option]:
        player = self.seat
        found = [DEPLOY[piece] for piece, n in waiting(s, player).items() if n and has_place(s, player, piece)]
        return [DONE, *found, *coins.coin_options(s, player)]

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is DONE:
            return
        s.steps.append(self)
        if option.verb == "coin":
            coins.spend(s, self.seat, option)
        else:
            take_up(s, self.seat, option.name(0))

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-placement"), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        if option.verb == "deploy":
            words: dict[str, Value] = {"piece": f"@piece-{option.name(0)}"}
            return Message("option-deploy", {**words, "n": waiting(s, self.seat)[option.name(0)]})
        return super().describe(s, option)

    def announce(self, s: Medioevo, option: Option) -> Message:
        """6.03.f: other players may not learn how many pieces are behind the panel."""
        if option.verb == "deploy":
            return Message("option-deploys", {"piece": f"@piece-{option.name(0)}"})
        return super().announce(s, option)

    def refs(self, s: Medioevo, option: Option) -> tuple[str, ...]:
        return waiting_address(s, self.seat, option.name(0)) if option.verb == "deploy" else super().refs(s, option)


def take_up(s: Medioevo, player: int, piece: str) -> None:
    """Take the piece out of the reserve first, so that the next question reveals nothing else behind the panel."""
    if piece == GENERAL:
        s.generals[player] -= 1
        s.steps.append(AppointGeneral(player))
        return
    slot = -1
    if piece in BUILDING_NUMBER:
        s.stock[len(BUILDINGS) * player + BUILDING_NUMBER[piece]] -= 1
    elif piece != "army":
        slot = _first_waiting(s, player, piece)
    s.steps.append(Deploy(player, piece, slot))


class Deploy(Choice):
    """7.09.b, 7.09.d: where a piece goes; armies may also go aboard a vehicle there."""

    fields = (("seat", "seat"), ("piece", "text"), ("slot", "slot"))
    clauses = ("7.09.b", "7.09.d", "3.14.c")
    verbs = ("place", "aboard")
    refusal = "reason-not-a-place"

    def __init__(self, seat: int, piece: str, slot: int) -> None:
        super().__init__(seat)
        self.piece = piece
        self.slot = slot

    def options(self, s: Medioevo) -> Sequence[Option]:
        made, lands = s.box.at["place"], places_for(s, self.seat, self.piece)
        found = [made[land] for land in lands]
        if self.piece == "army":
            for slot in s.vehicles_of(self.seat):
                if s.vehicle_at[slot] in lands and army_room(s, slot) > 0:
                    found.append(ABOARD_OF[slot % FLEET])
        return found

    def choose(self, s: Medioevo, option: Option) -> None:
        player, piece = self.seat, self.piece
        if option.verb == "aboard":
            slot = FLEET * player + ABOARD_OF.index(option)
            s.steps.append(DeployArmies(player, s.vehicle_at[slot], slot))
            return
        land = s.box.place_number[option.name(0)]
        if piece == "army":
            s.steps.append(DeployArmies(player, land, ASHORE))
            return
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(player), "piece": f"@piece-{piece}"}
            s.tell(
                "event-places",
                "7.09.a",
                {**words, "place": f"@place-{option.name(0)}"},
                fact=Fact("moved", player, piece, f"players.{player}", s.address(land)),
            )
        if piece in BUILDING_NUMBER:
            build(s, player, BUILDING_NUMBER[piece], land)
        elif piece in VEHICLE_NUMBER:
            s.vehicle_at[self.slot] = land
        elif piece == "banner":
            s.reveal()  # reveals the banner's level
            s.banner_at[self.slot] = land
        else:
            s.engine_at[self.slot] = land

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.PLACE, Message("prompt-place", {"piece": f"@piece-{self.piece}"}), self.clauses)


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


class DeployArmies(Choice):
    """7.09.c, 7.09.d: how many armies go there; the land may be overcrowded until the end of the turn."""

    fields = (("seat", "seat"), ("place", "place"), ("vehicle", "slot"))
    clauses = ("7.09.c", "7.09.d")
    verbs = ("amount",)
    refusal = "reason-no-room"
    shown = True  # making the choice automatically would reveal the size of the reserve

    def __init__(self, seat: int, place: int, vehicle: int) -> None:
        super().__init__(seat)
        self.place = place
        self.vehicle = vehicle

    def options(self, s: Medioevo) -> Sequence[Option]:
        most = s.reserve[self.seat]
        return AMOUNT[1 : (most if self.vehicle == ASHORE else min(most, army_room(s, self.vehicle))) + 1]

    def choose(self, s: Medioevo, option: Option) -> None:
        s.reserve[self.seat] -= option.last
        if self.vehicle == ASHORE:
            s.armies[self.place] += option.last
        else:
            s.vehicle_armies[self.vehicle] += option.last
        if s.events is not None:
            place = f"@place-{s.box.place_ids[self.place]}"
            words: dict[str, Value] = {"player": s.who(self.seat), "n": option.last, "place": place}
            s.tell(
                "event-places-armies",
                "7.09.a",
                words,
                fact=Fact("moved", self.seat, "army", f"players.{self.seat}", s.address(self.place), option.last),
            )

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-how-many-armies", {"place": f"@place-{s.box.place_ids[self.place]}"})
        return Prompt(PromptKind.AMOUNT, words, self.clauses)


class AppointGeneral(Choice):
    """3.17.a: which banner the general joins."""

    clauses = ("3.17.a",)
    verbs = ("banner",)

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [BANNER[banner % BANNERS] for banner in _leaderless(s, self.seat)]

    def choose(self, s: Medioevo, option: Option) -> None:
        banner = BANNERS * self.seat + option.last - 1
        s.banner_general[banner] = 1
        if s.events is not None:
            place = f"@place-{s.box.place_ids[s.banner_place(banner)]}"
            words: dict[str, Value] = {"player": s.who(self.seat), "piece": f"@piece-{GENERAL}", "place": place}
            s.tell(
                "event-places",
                "3.17.a",
                words,
                fact=Fact("moved", self.seat, GENERAL, f"players.{self.seat}", s.address(s.banner_place(banner))),
            )

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.TARGET, Message("prompt-place", {"piece": f"@piece-{GENERAL}"}), self.clauses)
