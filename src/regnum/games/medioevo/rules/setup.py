"""6.02-6.04: set-up: kingdoms are chosen, outfits dealt, pieces and armies placed."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details
from regnum.core.message import Fact, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.medioevo.box import CARAVAN, CAVALRY, CHRISTIAN, FLEET, TRADE_SHIP, VEHICLES, WARSHIP
from regnum.games.medioevo.constants import ABOARD, BARBARIAN, FIRST_BERTH
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import ABOARD_OF, AMOUNT, AUTOMATIC
from regnum.games.medioevo.rules.acts import OfSeat
from regnum.games.medioevo.rules.cards.decks import draw_empire
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.realm.lands import cathedral_fits, is_port, own_kingdom
from regnum.games.medioevo.rules.realm.pieces import new_piece, vehicle_of
from regnum.games.medioevo.rules.realm.population import army_room, banner_limit, population_limit, room, vehicle_limit
from regnum.games.medioevo.rules.realm.treasury import change_honour
from regnum.games.medioevo.rules.round.turns import BeginRound
from regnum.games.medioevo.rules.war.stacks import add_armies
from regnum.games.medioevo.state import Medioevo

GARRISON = 5  # 6.04.j: armies that automatic placement puts on every home land first

# --- kingdoms and outfits --------------------------------------------------------------------------------------------


def open_kingdoms(s: Medioevo) -> list[int]:
    """6.02.e-6.02.h: kingdoms of faiths whose quota is not full, keeping places free for required kingdoms."""
    box, realm = s.box, s.realm
    left = list(realm.quota)
    for kingdom in s.kingdoms:
        if kingdom >= 0:
            left[box.kingdom_faith[kingdom]] -= 1
    for kingdom in realm.required:
        if kingdom not in s.kingdoms:
            left[box.kingdom_faith[kingdom]] -= 1
    return [
        kingdom
        for kingdom in realm.to_choose
        if kingdom not in s.kingdoms and (kingdom in realm.required or left[box.kingdom_faith[kingdom]] > 0)
    ]


class ChooseKingdom(Choice):
    """6.02.e: choose a kingdom, in sword order."""

    clauses = ("6.02.e", "6.02.f", "6.02.g", "6.02.h")
    verbs = ("kingdom",)

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [s.box.choose_kingdom[kingdom] for kingdom in open_kingdoms(s)]

    def choose(self, s: Medioevo, option: Option) -> None:
        s.kingdoms[self.seat] = s.box.kingdom_number[option.name(0)]
        s.log(events.KINGDOM, self.seat, option.name(0))

    def prompt(self, s: Medioevo) -> Prompt:
        christian, muslim, orthodox = s.realm.quota
        words: dict[str, Value] = {"n": s.n, "christian": christian, "muslim": muslim, "orthodox": orthodox}
        words["required"] = ", ".join([f"@kingdom-{s.box.contents.kingdom[one].id}" for one in s.realm.required])
        words["count"] = len(s.realm.required)
        return Prompt(PromptKind.CHOOSE, Message("prompt-kingdom", words), self.clauses)

    def details(self, s: Medioevo, option: Option) -> Details:
        """6.04.c: the territories that it begins with."""
        return Details(figures={"territories": (0, len(s.box.kingdom_lands[s.box.kingdom_number[option.name(0)]]))})

    def describe(self, s: Medioevo, option: Option) -> Message:
        kingdom = s.box.kingdom_number[option.name(0)]
        faith, lands = s.box.contents.kingdom[kingdom].faction, s.box.kingdom_lands[kingdom]
        cities = [s.box.contents.city[s.box.city_at[land]].id for land in lands if s.box.city_at[land] >= 0]
        words: dict[str, Value] = {"kingdom": f"@kingdom-{option.name(0)}", "faith": f"@faith-{faith}"}
        words["cities"] = ", ".join([f"@place-{city}" for city in cities])
        words["pope"] = int(s.box.kingdom_faith[kingdom] == CHRISTIAN and s.realm.in_play[s.box.rome])
        return Message("option-kingdom", {**words, "lands": len(lands)})

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        kingdom = s.box.kingdom_number.get(option.name(0), -1)
        if kingdom in s.kingdoms and kingdom >= 0:
            return Reason("6.02.e", "reason-kingdom-taken")
        if kingdom not in s.realm.to_choose:
            return Reason("6.02.e", "reason-kingdom-not-in-play")
        return Reason("6.02.f", "reason-faith-full")


class DealOutfits(Act[Medioevo]):
    """6.03, 6.04.a-6.04.d: objectives, the Pope, first cards; cities, barbarians, one army on each home territory."""

    clauses = ("6.03.a", "6.03.c", "6.03.d", "6.03.e", "6.04.a", "6.04.b", "6.04.c", "6.04.d")

    def run(self, s: Medioevo) -> None:
        # What follows comes first: whoever looks ahead stops where an objective is drawn, and the game goes on there.
        s.steps += [NextLot(0), *[PlacePieces(player) for player in reversed(s.order)]]
        outfit = s.box.contents.outfit
        self._people_map(s)
        for player in s.order:
            cards = s.realm.objectives[s.kingdoms[player]]
            s.objectives[player] = cards[s.rng.below(len(cards))]
            s.learn(s.objectives[player], "objective")
            s.florins[player] = outfit.florins
            s.outfit[player] = outfit.armies
        christians = [player for player in s.order if s.faith(player) == CHRISTIAN]
        if christians and s.realm.in_play[s.box.rome]:
            s.pope = christians[0]
            s.outfit[s.pope] += outfit.armies_pope_bonus
            s.log(fate.POPE, s.pope, clause="6.03.c")
            change_honour(s, s.pope, 1, "4.03.h")
        for player in s.order:
            if player != s.pope:
                draw_empire(s, player, "6.03.c")
            for land in own_kingdom(s, player):
                s.owner[land] = player
                s.armies[land] = 1
                s.outfit[player] -= 1
            s.holders[s.kingdoms[player]] = player
        if s.pope >= 0:
            s.holders[s.box.church] = s.pope

    def _people_map(self, s: Medioevo) -> None:
        """6.04.a, 6.04.b, 10.02.a, 10.08.a: place barbarians, cities and standards."""
        box = s.box
        for land in s.realm.lands:
            kingdom = box.contents.kingdom[box.kingdom_of[land]]
            s.armies[land] = kingdom.garrison_of_ten if s.rulings.northern_garrisons else 1
            if box.city_at[land] >= 0:
                s.settlement[land] = s.fort[land] = 1
        if s.rulings.towers:
            s.standards = tuple([land for land in box.towers if s.owner[land] == BARBARIAN])


# --- pieces --------------------------------------------------------------------------------------------------------


class PlacePieces(OfSeat):
    """6.04.e: one player places cathedral, vehicles, banner and catapult."""

    clauses = ("6.04.e",)

    def run(self, s: Medioevo) -> None:
        player = self.seat
        asks: list[PlacePiece] = [
            PlaceEngine(player),
            PlaceBanner(player),
            # Ships are asked before land vehicles (the last pushed comes first), as they fit in fewer places.
            *[PlaceVehicle(player, kind) for kind in (CAVALRY, CARAVAN, WARSHIP, TRADE_SHIP)],
            PlaceCathedral(player),
        ]
        if s.rulings.automatic_placement:
            for ask in reversed(asks):
                ask.choose(s, ask.options(s)[0])
        else:
            s.steps += asks


class PlacePiece(Choice):
    """6.04.e, 6.04.h: place a piece of the outfit; each subclass defines the piece and its places."""

    refusal = "reason-not-a-place"
    at_home = True

    def places(self, s: Medioevo) -> list[int]:
        raise NotImplementedError

    def put(self, s: Medioevo, place: int) -> None:
        new_piece(s, self.seat, self.piece(), place)

    def piece(self) -> str:
        """The name of the piece; where it is not the verb of the options, the subclass says it."""
        return self.verbs[0]

    def options(self, s: Medioevo) -> Sequence[Option]:
        made = s.box.at[self.verbs[0]]
        return [made[place] for place in self.places(s)]

    def choose(self, s: Medioevo, option: Option) -> None:
        place = s.box.place_number[option.name(0)]
        self.put(s, place)
        s.log(fate.PLACES, self.seat, place, self.piece(), clause="6.04.e")

    def prompt(self, s: Medioevo) -> Prompt:
        piece = f"@piece-{self.piece()}"
        return Prompt(
            PromptKind.PLACE, Message("prompt-place-first", {"piece": piece, "text": f"{piece}-text"}), self.clauses
        )

    def describe(self, s: Medioevo, option: Option) -> Message:
        return Message("option-place", {"place": f"@place-{option.name(0)}"})


def _home_cities(s: Medioevo, player: int) -> list[int]:
    return [land for land in own_kingdom(s, player) if s.settlement[land]]


class PlaceCathedral(PlacePiece):
    """6.04.e, 3.05.g: in any territory of the home kingdom."""

    clauses = ("6.04.e", "6.04.f", "6.04.h")
    verbs = ("cathedral",)

    def places(self, s: Medioevo) -> list[int]:
        return [land for land in own_kingdom(s, self.seat) if cathedral_fits(s, self.seat, land)]

    def put(self, s: Medioevo, place: int) -> None:
        s.cathedral[place] = 1


class PlaceVehicle(PlacePiece):
    """6.04.e, 6.04.f: in a home city; ships in a home port or, if there is none, in one of a bordering kingdom."""

    fields = (("seat", "seat"), ("kind", "vehicle"))
    clauses = ("6.04.e", "6.04.f", "6.04.h")
    verbs = ("vehicle",)

    def __init__(self, seat: int, kind: int) -> None:
        super().__init__(seat)
        self.kind = kind

    def places(self, s: Medioevo) -> list[int]:
        cities = _home_cities(s, self.seat)
        if s.box.is_ship[self.kind]:
            cities = [land for land in cities if is_port(s, land)] or _nearby_ports(s, self.seat)
        return [land for land in cities if len(s.vehicles_at(self.seat, land)) < vehicle_limit(s, land)]

    def put(self, s: Medioevo, place: int) -> None:
        slot = new_piece(s, self.seat, self.piece(), place)
        if s.owner[place] != self.seat:
            s.vehicle_marks[slot] = FIRST_BERTH

    def piece(self) -> str:
        return VEHICLES[self.kind]


def _nearby_ports(s: Medioevo, player: int) -> list[int]:
    """6.04.f: the ports of kingdoms that border the home kingdom."""
    box = s.box
    beside = {box.kingdom_of[other] for land in own_kingdom(s, player) for other in box.neighbours[land]}
    return [land for land in s.realm.lands if box.kingdom_of[land] in beside and is_port(s, land)]


class PlaceBanner(PlacePiece):
    """6.04.e: in a home city."""

    clauses = ("6.04.e", "6.04.f", "6.04.h")
    verbs = ("banner",)

    def places(self, s: Medioevo) -> list[int]:
        return [land for land in _home_cities(s, self.seat) if banner_limit(s, land) > 0]


class PlaceEngine(PlacePiece):
    """6.04.e, 6.03.d: the first catapult, in a home city."""

    clauses = ("6.04.e", "6.04.f", "6.04.h")
    verbs = ("engine",)

    def places(self, s: Medioevo) -> list[int]:
        return _home_cities(s, self.seat)

    def piece(self) -> str:
        return "catapult"


# --- armies --------------------------------------------------------------------------------------------------------


class NextLot(Act[Medioevo]):
    """6.04.g, 6.04.i: players place lots of armies in sword order until all are placed; then round 1 begins."""

    fields = (("at", "number"),)
    clauses = ("6.04.g", "6.04.i")

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: Medioevo) -> None:
        if not any(s.outfit):
            s.steps.append(BeginRound())
            return
        player = s.order[self.at]
        s.steps.append(NextLot((self.at + 1) % len(s.order)))
        if s.outfit[player]:
            if s.rulings.automatic_placement:
                place_outfit(s, player)
            else:
                s.steps.append(PlaceLot(player, min(s.box.contents.outfit.lot, s.outfit[player])))


def place_outfit(s: Medioevo, player: int) -> None:
    """6.04.h, 6.04.j: automatic placement: 5 armies on each home land, then evenly on borders, then on all of them.

    What no land has room for goes to the reserve.
    """
    lands = own_kingdom(s, player)
    limits = {land: s.armies[land] + room(s, land) for land in lands}
    highest = max(limits.values())
    border = [land for land in lands if any(s.owner[other] != player for other in s.box.neighbours[land])]
    before = [s.armies[land] for land in lands]
    for wanted, least, most in ((lands, GARRISON, GARRISON), (border, GARRISON, highest), (lands, GARRISON, highest)):
        _fill(s, player, limits, wanted, least, most)
    if s.events is not None:
        lots = [(s.address(land), s.armies[land] - n) for land, n in zip(lands, before, strict=True)]
        lots.append((f"players.{player}", s.outfit[player]))
        source = f"players.{player}.outfit"
        placed = tuple([Fact("moved", player, "army", source, there, n) for there, n in lots if n])
        s.log(events.AUTOMATIC, player, besides=placed)
    s.reserve[player] += s.outfit[player]
    s.outfit[player] = 0


def _fill(s: Medioevo, player: int, limits: dict[int, int], lands: Sequence[int], least: int, most: int) -> None:
    """6.04.h: bring each land up to `least` armies, then each to one more, as far as limits and the outfit allow."""
    for armies in range(least, most + 1):
        for land in lands if s.outfit[player] else ():
            n = min(min(armies, limits[land]) - s.armies[land], s.outfit[player])
            if n > 0:
                s.armies[land] += n
                s.outfit[player] -= n


class PlaceLot(Choice):
    """6.04.g, 6.04.h: where armies of this lot go: a home land or a vehicle there; or place the rest automatically."""

    fields = (("seat", "seat"), ("left", "number"))
    clauses = ("6.04.g", "6.04.h", "6.04.j")
    verbs = ("army", "aboard", "automatic")
    refusal = "reason-no-room"
    at_home = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Medioevo) -> Sequence[Option]:
        player, made = self.seat, s.box.at["army"]
        options = [made[land] for land in own_kingdom(s, player) if room(s, land) > 0]
        for slot in s.vehicles_of(player):
            at = s.vehicle_at[slot]
            if at >= 0 and s.owner[at] == player and army_room(s, slot) > 0:
                options.append(ABOARD_OF[slot % FLEET])
        return [*options, AUTOMATIC]

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is AUTOMATIC:
            place_outfit(s, self.seat)
        elif option.verb == "army":
            s.steps.append(PlaceSome(self.seat, self.left, s.box.place_number[option.name(0)], -1))
        else:
            slot = vehicle_of(self.seat, option)
            s.steps.append(PlaceSome(self.seat, self.left, s.vehicle_at[slot], slot))

    def details(self, s: Medioevo, option: Option) -> Details | None:
        """6.04.g, 6.04.h: how many armies of the lot may go there."""
        if option is AUTOMATIC:
            return None
        if option.verb == "army":
            fits = room(s, s.box.place_number[option.name(0)])
        else:
            fits = army_room(s, vehicle_of(self.seat, option))
        return Details(limit=(1, min(self.left, fits)))

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-lot", {"n": self.left, "total": s.outfit[self.seat]})
        return Prompt(PromptKind.PLACE, words, self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        if option is AUTOMATIC:
            return Message("option-automatic")
        if option.verb == "aboard":
            return super().describe(s, option)
        land = s.box.place_number[option.name(0)]
        words = {"armies": s.armies[land], "limit": population_limit(s, land)}
        return Message("option-army-at", {"place": f"@place-{option.name(0)}", **words})


class PlaceSome(Choice):
    """6.04.g: how many armies of the lot go there."""

    fields = (("seat", "seat"), ("left", "number"), ("place", "place"), ("vehicle", "slot"))
    clauses = ("6.04.g", "6.04.h")
    verbs = ("amount",)
    refusal = "reason-no-room"

    def __init__(self, seat: int, left: int, place: int, vehicle: int) -> None:
        super().__init__(seat)
        self.left = left
        self.place = place
        self.vehicle = vehicle

    def options(self, s: Medioevo) -> Sequence[Option]:
        fits = room(s, self.place) if self.vehicle < 0 else army_room(s, self.vehicle)
        return AMOUNT[1 : min(self.left, fits) + 1]

    def choose(self, s: Medioevo, option: Option) -> None:
        n = option.last
        add_armies(s, self.place if self.vehicle < 0 else ABOARD + self.vehicle, n)
        s.outfit[self.seat] -= n
        if s.events is not None:
            fact = Fact("moved", self.seat, "army", f"players.{self.seat}.outfit", s.address(self.place), n)
            s.log(fate.PLACES_ARMIES, self.seat, n, self.place, clause="6.04.g", fact=fact)
        if self.left > n:
            s.steps.append(PlaceLot(self.seat, self.left - n))

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-how-many-armies", {"place": f"@place-{s.box.place_ids[self.place]}"})
        return Prompt(PromptKind.AMOUNT, words, self.clauses)
