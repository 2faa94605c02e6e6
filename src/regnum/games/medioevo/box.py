"""The content as lookup tables for the rules: places, pieces and cards are small numbers that index flat lists.

Places: the land territories come first, then the sea territories; `LAND` is the number of the first sea. A ship in port
is in the land territory of its city. Vehicles, banners and engines occupy numbered slots of their owner (see `state`).
"""

from __future__ import annotations

from typing import Any, Final, get_args

from regnum.core.errors import BadInput
from regnum.core.option import Option, option
from regnum.games.medioevo.constants import PHASES, Names, Numbers
from regnum.games.medioevo.realm import Realm
from regnum.games.medioevo.schema import Contents
from regnum.games.medioevo.schema.ops import Impose, TradeBonus
from regnum.games.medioevo.schema.values import TechnologyId

LAND: Final = 151
MOST_PLAYERS: Final = 10
FAITHS: Final[Names] = ("christian", "muslim", "orthodox")
RELATIONS: Final[Names] = ("same", "neutral", "opposed")  # of two faiths (5.01.t)
CHRISTIAN: Final = 0
MUSLIM: Final = 1
ORTHODOX: Final = 2

GOODS: Final[Names] = ("salt", "iron", "hides", "grain", "slaves", "spices", "textiles", "wine", "gold")
IRON: Final = 1
SLAVES: Final = 4
GOLD: Final = 8  # 3.30.1.a: made from iron, priced like slaves
NOTHING: Final[Numbers] = (0, 0, 0, 0, 0, 0, 0, 0, 0)

VEHICLES: Final[Names] = ("trade_ship", "caravan", "warship", "cavalry")
VEHICLE_NUMBER: Final = {id: n for n, id in enumerate(VEHICLES)}
TRADE_SHIP: Final = 0
CARAVAN: Final = 1
WARSHIP: Final = 2
CAVALRY: Final = 3
FOOT: Final = 4  # a banner on foot moves as cavalry does, but has points of its own (7.10.c)
EACH_KIND: Final = 3  # vehicles of a kind that a player may own, at most (3.28)
FLEET: Final = 12  # vehicle slots of a player
VEHICLE_LEVELS: Final = 3  # 3.06.b

PLAIN_BORDER: Final = 0
STREAM: Final = 1
RIVER: Final = 2
STRAIT_CROSSING: Final = 3

COASTAL: Final = 0
STRAIT: Final = 1
OCEAN: Final = 2

TECHNOLOGIES: Final[Names] = get_args(TechnologyId)
# Technologies as bits of `Medioevo.techs`.
AGRICULTURE: Final = 1 << 0
POTTERY: Final = 1 << 1
WEAVING: Final = 1 << 2
MEDICINE: Final = 1 << 3
DEISM: Final = 1 << 4
MYSTICISM: Final = 1 << 5
MONOTHEISM: Final = 1 << 6
THEOLOGY: Final = 1 << 7
MATHEMATICS: Final = 1 << 8
ARCHITECTURE: Final = 1 << 9
ASTRONOMY: Final = 1 << 10
ENGINEERING: Final = 1 << 11
ROADS: Final = 1 << 12
MINING: Final = 1 << 13
METALS: Final = 1 << 14
COINAGE: Final = 1 << 15
EDUCATION: Final = 1 << 16
LITERATURE: Final = 1 << 17
THEATRE: Final = 1 << 18
MUSIC: Final = 1 << 19
LAW: Final = 1 << 20
PHILOSOPHY: Final = 1 << 21
ARMY: Final = 1 << 22
DEMOCRACY: Final = 1 << 23
ALL_TECHNOLOGIES: Final = (1 << 24) - 1
# 10.01.a: with four levels of religion, the cost and the prerequisite of each technology.
RELIGION: Final = {
    TECHNOLOGIES.index("deism"): (50, 0),
    TECHNOLOGIES.index("mysticism"): (150, DEISM),
    TECHNOLOGIES.index("monotheism"): (250, MYSTICISM),
    TECHNOLOGIES.index("theology"): (350, MONOTHEISM),
}

CARDS: Final[Names] = (
    "mercenary", "arquebusier", "condottiero", "genius", "relic", "templar", "heroine", "assassin", "thief",
    "diplomat", "golden_tablet", "treaty", "merchant", "tax_collector", "architect", "bishop", "pope",
)  # fmt: skip
MERCENARY: Final = 0
ARQUEBUSIER: Final = 1
CONDOTTIERO: Final = 2
GENIUS: Final = 3
RELIC: Final = 4
TEMPLAR: Final = 5
HEROINE: Final = 6
ASSASSIN: Final = 7
THIEF: Final = 8
DIPLOMAT: Final = 9
GOLDEN_TABLET: Final = 10
TREATY: Final = 11
MERCHANT: Final = 12
TAX_COLLECTOR: Final = 13
ARCHITECT: Final = 14
BISHOP: Final = 15
POPE_CARD: Final = 16  # never in a hand or pile: `Medioevo.pope` says who holds it

TREATIES: Final[Names] = ("passage", "commerce", "tax_10", "tax_20", "alliance", "war")
PASSAGE: Final = 0
COMMERCE: Final = 1
TAX_10: Final = 2
TAX_20: Final = 3
ALLIANCE: Final = 4
WAR: Final = 5

TRADE_BUILDINGS: Final[Names] = ("", "farm", "market", "mine")
FARM: Final = 1
MARKET: Final = 2
MINE: Final = 3

# 7.09.a: buildings are bought by kind and level and placed later: settlements 1 to 4, fortifications 1 to 4, the rest.
BUILDINGS: Final[Names] = (
    "encampment", "village", "town", "capital", "fort", "castle", "palace", "fortress", "cathedral",
    "farm", "market", "mine",
)  # fmt: skip
BUILDING_NUMBER: Final = {id: n for n, id in enumerate(BUILDINGS)}
FORT: Final = 4  # the first fortification
CATHEDRAL: Final = 8
FIRST_TRADE_BUILDING: Final = 9

FAR: Final = 999


class Way:
    """A step from one land to another, over a land border or a strait."""

    __slots__ = ("border", "strait", "to")

    def __init__(self, to: int, border: int, strait: int) -> None:
        self.to: Final = to
        self.border: Final = border  # PLAIN_BORDER, STREAM, RIVER or STRAIT_CROSSING
        self.strait: Final = strait  # the sea territory crossed, -1 if none


class Box:
    """The content as tables indexed by number."""

    def __init__(self, contents: Contents) -> None:
        self.contents: Final = contents
        self._number_places(contents)
        self._join_places(contents)
        self._number_kingdoms(contents)
        self._found_cities(contents)
        self._set_terrain(contents)
        self._price_pieces(contents)
        self._number_cards(contents)
        self._lay_objectives(contents)
        self._make_options()
        self._realms: dict[tuple[int, bool], Realm] = {}

    def realm(self, players: int, all_zones: bool) -> Realm:
        """The part of the map that depends on the number of players; built once and cached."""
        found = self._realms.get((players, all_zones))
        if found is None:
            found = self._realms[players, all_zones] = Realm(self, players, all_zones)
        return found

    # --- the map ---------------------------------------------------------------------------------------------------

    def _number_places(self, contents: Contents) -> None:
        if len(contents.territory) != LAND:
            raise BadInput("territory", f"there are {len(contents.territory)}, not {LAND}")
        self.place_ids = [place.id for place in (*contents.territory, *contents.sea)]
        self.place_number = {id: n for n, id in enumerate(self.place_ids)}
        if len(self.place_number) != len(self.place_ids):
            raise BadInput("territory", "two places have the same id")
        self.places = len(self.place_ids)
        self.seas = range(LAND, self.places)
        self.zone = [territory.zone for territory in contents.territory]  # 1 to 4
        zones = {zone.id: n for n, zone in enumerate(contents.sea_zone)}
        self.sea_zone = [-1] * LAND + [zones[sea.zone] for sea in contents.sea]  # 0 to 5, by place
        self.water = [-1] * LAND + [("coastal", "strait", "ocean").index(sea.kind) for sea in contents.sea]

    def place(self, id: str, where: str) -> int:
        """The number of a place that the content refers to."""
        if id not in self.place_number:
            raise BadInput(where, f"there is no place {id!r}")
        return self.place_number[id]

    def _join_places(self, contents: Contents) -> None:
        """3.02.d, 3.02.l: land ways with the borders they cross, sea links, and coasts in both directions."""
        self.land_ways: list[list[Way]] = [[] for _ in range(LAND)]  # straits included
        self.neighbours: list[tuple[int, ...]] = []  # over land borders only
        beside: list[set[int]] = [set() for _ in range(LAND)]
        for border in contents.border:
            a, b = self.place(border.a, f"border.{border.id}"), self.place(border.b, f"border.{border.id}")
            kind = {"stream": STREAM, "river": RIVER}.get(border.kind, PLAIN_BORDER)
            self.land_ways[a].append(Way(b, kind, -1))
            self.land_ways[b].append(Way(a, kind, -1))
            beside[a].add(b)
            beside[b].add(a)
        self.neighbours = [tuple(sorted(others)) for others in beside]
        self.sea_links: list[tuple[int, ...]] = [()] * self.places  # from sea to sea
        self.shores: list[tuple[int, ...]] = [()] * self.places  # from sea to land
        self.straits: list[tuple[int, int, int]] = []  # the sea and its two shores
        coasts: list[list[int]] = [[] for _ in range(LAND)]
        for sea in contents.sea:
            here = self.place_number[sea.id]
            self.sea_links[here] = tuple(sorted([self.place(id, f"sea.{sea.id}") for id in sea.sea]))
            self.shores[here] = tuple(sorted([self.place(id, f"sea.{sea.id}") for id in sea.land]))
            for land in self.shores[here]:
                coasts[land].append(here)
            if sea.kind == "strait":
                if len(sea.land) != 2:
                    raise BadInput(f"sea.{sea.id}", "a strait must have exactly two shores")
                one, other = self.shores[here]
                self.straits.append((here, one, other))
                self.land_ways[one].append(Way(other, STRAIT_CROSSING, here))
                self.land_ways[other].append(Way(one, STRAIT_CROSSING, here))
        for here in self.seas:
            for there in self.sea_links[here]:
                if here not in self.sea_links[there]:
                    raise BadInput(f"sea.{self.place_ids[here]}", f"{self.place_ids[there]} does not link back to it")
        self.coasts = [tuple(seas) for seas in coasts]  # from land to sea

    def _number_kingdoms(self, contents: Contents) -> None:
        self.kingdom_ids = [kingdom.id for kingdom in contents.kingdom]
        self.kingdom_number = {id: n for n, id in enumerate(self.kingdom_ids)}
        self.kingdom_lands = [
            tuple([self.place(id, f"kingdom.{kingdom.id}") for id in kingdom.territories])
            for kingdom in contents.kingdom
        ]
        self.kingdom_of = [-1] * LAND
        for number, lands in enumerate(self.kingdom_lands):
            for land in lands:
                self.kingdom_of[land] = number
        if -1 in self.kingdom_of:
            raise BadInput("kingdom", f"{self.place_ids[self.kingdom_of.index(-1)]} belongs to no kingdom")
        self.kingdom_faith = [
            FAITHS.index(kingdom.faction) if kingdom.faction in FAITHS else -1 for kingdom in contents.kingdom
        ]
        self.playable = [kingdom.playable for kingdom in contents.kingdom]
        # 3.30.7.b: 3 or 4 territories; the State of the Church is not a minor kingdom.
        self.minor = [not kingdom.playable and len(kingdom.territories) > 1 for kingdom in contents.kingdom]
        self.cathedral_places = [kingdom.cathedrals for kingdom in contents.kingdom]
        self.church = self.kingdom_number["church"]
        self.rome = self.kingdom_lands[self.church][0]

    def _found_cities(self, contents: Contents) -> None:
        self.city_ids = [city.id for city in contents.city]
        self.city_land = [self.place(city.territory, f"city.{city.id}") for city in contents.city]
        self.city_at = [-1] * LAND
        self.port_seas: list[tuple[int, ...]] = [()] * LAND  # by land; empty if there is no port
        for number, city in enumerate(contents.city):
            land = self.city_land[number]
            self.city_at[land] = number
            self.port_seas[land] = tuple([self.place(id, f"city.{city.id}") for id in city.port])
        self.ports_on: list[tuple[int, ...]] = [()] * self.places  # from a sea to the lands whose ports open on it
        for land in self.city_land:
            for sea in self.port_seas[land]:
                self.ports_on[sea] = (*self.ports_on[sea], land)
        self.crusade_worth = {self.city_land[n]: city.crusade for n, city in enumerate(contents.city) if city.crusade}
        self.towers = tuple([self.city_land[n] for n, city in enumerate(contents.city) if city.tower])
        prices = {price.id: price for price in contents.price}
        # 3.10: nine prices per city; gold sells at the price of slaves and cannot be bought.
        self.buy: list[tuple[int, ...]] = []
        self.sell: list[tuple[int, ...]] = []
        for id in self.city_ids:
            pairs = [getattr(prices[id], good) for good in GOODS[:GOLD]]
            self.buy.append((*[pair[0] for pair in pairs], 0))
            self.sell.append((*[pair[1] for pair in pairs], pairs[SLAVES][1]))

    # --- terrain and pieces ----------------------------------------------------------------------------------------

    def _set_terrain(self, contents: Contents) -> None:
        """Table 3.02, by land."""
        terrains = {terrain.id: terrain for terrain in contents.terrain}
        here = [terrains[territory.terrain] for territory in contents.territory]
        self.terrain = [territory.terrain for territory in contents.territory]
        self.population = [terrain.population for terrain in here]
        self.farmed = [terrain.farmed for terrain in here]
        # The cost of entering a land: by cavalry or on foot, then by caravan; each without and with Roads.
        self.enter = [
            (
                terrain.cost,
                terrain.roads if terrain.roads >= 0 else terrain.cost,
                terrain.caravan if terrain.caravan >= 0 else terrain.cost,
                terrain.caravan if terrain.caravan >= 0 else terrain.roads if terrain.roads >= 0 else terrain.cost,
            )
            for terrain in here
        ]
        waters = {water.id: water for water in contents.water}
        kinds = [waters[sea.kind] for sea in contents.sea]
        self.vehicle_room = [terrain.vehicles for terrain in here] + [water.vehicles for water in kinds]
        self.banner_room = [terrain.banners for terrain in here] + [water.banners for water in kinds]
        # The cost of entering a sea, without and with Astronomy.
        self.sail = [(FAR, FAR)] * LAND + [
            (water.cost, water.astronomy if water.astronomy >= 0 else water.cost) for water in kinds
        ]
        borders = {kind.id: kind for kind in contents.border_kind}
        stream, river = borders["stream"], borders["river"]
        strait = contents.passage_cost.strait
        # The cost of crossing a border, without and with Roads.
        self.cross = ((0, 0), (stream.cost, stream.roads), (river.cost, river.roads), (strait, strait))
        # Neighbouring lands with their cost, by pace as in `enter`; and whether one of them lies across a strait.
        self.land_steps = [
            [[(way.to, self.land_cost(way, pace)) for way in ways] for ways in self.land_ways] for pace in range(4)
        ]
        self.beside_strait = [any(way.strait >= 0 for way in ways) for ways in self.land_ways]
        self.port_cost = contents.passage_cost.port
        self.voyages = (self._voyages(0), self._voyages(1))  # without and with Astronomy, by port or sea
        # 3.06.e, 3.06.f: the cost of loading armies, and of loading goods outside and inside a city.
        self.load_armies = contents.passage_cost.load_armies
        self.load_goods = (contents.passage_cost.load_goods, contents.passage_cost.load_goods_in_city)

    def land_cost(self, way: Way, pace: int) -> int:
        """3.02.f-3.02.l: the cost of the land entered and the border crossed; `pace` is an index into `enter`."""
        return self.enter[way.to][pace] + self.cross[way.border][pace % 2]

    def _voyages(self, astronomy: int) -> list[list[tuple[int, int]]]:
        """3.02.k, 3.02.m, 3.02.n: neighbouring seas with their cost; without Astronomy no ship enters the ocean."""
        found: list[list[tuple[int, int]]] = []
        for here in range(self.places):
            near, toll = (self.port_seas[here], self.port_cost) if here < LAND else (self.sea_links[here], 0)
            open_to = [sea for sea in near if astronomy or self.water[sea] != OCEAN or self.water[here] == OCEAN]
            found.append([(sea, self.sail[sea][astronomy] + toll) for sea in open_to])
        return found

    def _price_pieces(self, contents: Contents) -> None:
        for kind, vehicle in zip(VEHICLES, contents.vehicle, strict=True):
            if vehicle.id != kind:
                raise BadInput(f"vehicle.{vehicle.id}", f"expected {kind} here")
        self.vehicle_price = [vehicle.price for vehicle in contents.vehicle]
        self.vehicle_points = [vehicle.movement for vehicle in contents.vehicle]
        self.vehicle_helped = [1 << TECHNOLOGIES.index(vehicle.movement_with) for vehicle in contents.vehicle]
        self.goods_room = [vehicle.goods for vehicle in contents.vehicle]
        self.army_room = [vehicle.armies for vehicle in contents.vehicle]
        self.is_ship = [vehicle.ship for vehicle in contents.vehicle]
        self.settlement_ids = ["", *(settlement.id for settlement in contents.settlement)]
        self.settlement_people = [0, *(settlement.population for settlement in contents.settlement)]
        self.fort_ids = ["", *(fort.id for fort in contents.fortification)]
        self.fort_people = [0, *(fort.population for fort in contents.fortification)]
        self.fort_last = [0, *(fort.last for fort in contents.fortification)]
        self.piece_price = {piece.id: piece.price for piece in contents.piece}
        people = {piece.id: piece.population for piece in contents.piece}
        self.cathedral_people = people["cathedral"]
        # Without and with towers (10.02.a).
        tower = [people["tower"] if land in self.towers else 0 for land in range(LAND)]
        self.land_people = (self.population, [a + b for a, b in zip(self.population, tower, strict=True)])
        self.leader_people = (0, people["commander"], people["barbarian_general"])
        self.supply = contents.supply
        named = (*self.settlement_ids[1:], *self.fort_ids[1:], "cathedral", *TRADE_BUILDINGS[1:])
        if named != BUILDINGS:
            raise BadInput("settlement", f"the buildings must be {', '.join(BUILDINGS)}")
        self.building_price = [
            *(settlement.price for settlement in contents.settlement),
            *(fort.price for fort in contents.fortification),
            self.piece_price["cathedral"],
            *(kind.price for kind in contents.trade_building),
        ]
        self.ware_price = {
            (level, half): self._ware_prices(level, half) for level in range(VEHICLE_LEVELS) for half in (False, True)
        }
        # 10.04.1-10.04.3: what each kind adds to the nine prices of its city.
        self.buy_change = [NOTHING] + [
            tuple([kind.buy.get(good, 0) for good in GOODS]) for kind in contents.trade_building
        ]
        self.sell_change = [NOTHING] + [
            tuple([kind.sell.get(good, 0) for good in GOODS]) for kind in contents.trade_building
        ]
        # 3.28: the row of the table of levels, by number of technologies from 0 to 24.
        self.levels = contents.level
        self.level_of_count = [
            max(n for n, level in enumerate(contents.level) if level.cards <= count) for count in range(25)
        ]
        self.row_of_count = [contents.level[level] for level in self.level_of_count]
        self.vehicle_level_of_count = [level.vehicle_level - 1 for level in self.row_of_count]

    def _ware_prices(self, level: int, half: bool) -> dict[str, int]:
        """Prices by ware for a vehicle level; 3.04.i: `half` is the architect's half price for buildings."""
        prices = dict(self.piece_price)
        for kind, price in zip(VEHICLES, self.vehicle_price, strict=True):
            prices[kind] = price[level]
        for building, cost in enumerate(self.building_price):
            prices[BUILDINGS[building]] = cost // 2 if half and building < FIRST_TRADE_BUILDING else cost
        return prices

    # --- cards -----------------------------------------------------------------------------------------------------

    def _number_cards(self, contents: Contents) -> None:
        if tuple(technology.id for technology in contents.technology) != TECHNOLOGIES:
            raise BadInput("technology", f"must be {', '.join(TECHNOLOGIES)}")
        self.technology_cost = [technology.cost for technology in contents.technology]
        needs = [sum(1 << TECHNOLOGIES.index(id) for id in technology.requires) for technology in contents.technology]
        plain = list(zip(self.technology_cost, needs, strict=True))
        religion = [RELIGION.get(technology, terms) for technology, terms in enumerate(plain)]
        # 3.11.b, 3.27.c: for each technology its bit, its cost and its prerequisites as bits; by whether religion has
        # levels and whether costs are halved (3.30.4.a).
        self.technology_terms = {
            (levels, half): [(1 << n, cost // 2 if half else cost, needs) for n, (cost, needs) in enumerate(terms)]
            for levels, terms in ((False, plain), (True, religion))
            for half in (False, True)
        }
        if tuple(card.id for card in contents.empire_card) != CARDS:
            raise BadInput("empire_card", f"must be {', '.join(CARDS)}")
        self.card_number = {id: n for n, id in enumerate(CARDS)}
        copies = [(n, card.count) for n, card in enumerate(contents.empire_card) if n != POPE_CARD]
        self.empire_deck = [n for n, count in copies for _ in range(count)]
        # The cards that can be played in each phase, those of diplomacy first, and what they do.
        played = [(n, card.effect, card.phases) for n, card in enumerate(contents.empire_card) if card.effect]
        played.sort(key=lambda one: not isinstance(one[1], Impose))
        self.played_in = [[(n, op) for n, op, phases in played if phase in phases] for phase in PHASES]
        self.event_ids = [card.id for card in contents.event_card]
        self.event_deck = [n for n, card in enumerate(contents.event_card) for _ in range(card.count)]
        self.calamity_ids = [card.id for card in contents.calamity]
        # The one op of each kind whose numbers its questions read.
        self.calamity_op: dict[type, Any] = {type(op): op for card in contents.calamity for op in card.effects}
        self.calamity_deck = [n for n, card in enumerate(contents.calamity) for _ in range(card.count)]
        self.treasure_ids = [card.id for card in contents.treasure]
        self.treasure_deck = [n for n, card in enumerate(contents.treasure) for _ in range(card.count)]
        # What a fair adds to the price of each unit; all fair cards give the same bonus.
        bonuses = [op.n for card in contents.event_card for op in card.effects if isinstance(op, TradeBonus)]
        self.fair = max(bonuses, default=0)
        self.auctioned = {row.players: row.swords_auctioned for row in contents.setup}  # 7.02.c
        self.casus_belli = {wrong.id: wrong.n for wrong in contents.casus_belli}
        if tuple(treaty.id for treaty in contents.treaty) != TREATIES:
            raise BadInput("treaty", f"must be {', '.join(TREATIES)}")
        # 5.01.r: the boxes on the parchment for a treaty, by the relation of the two faiths.
        self.treaty_boxes = {
            (TREATIES.index(effect.treaty), relation): effect
            for effect in contents.treaty_effect
            for relation in (RELATIONS if effect.relation == "any" else (effect.relation,))
        }

    def _lay_objectives(self, contents: Contents) -> None:
        self.objective_ids = [card.id for card in contents.objective]
        self.objective_kingdom = [self.kingdom_number[card.kingdom] for card in contents.objective]
        self.yellow = [tuple([self.place(id, card.id) for id in card.yellow]) for card in contents.objective]
        self.red = [tuple([self.place(id, card.id) for id in card.red]) for card in contents.objective]

    def _make_options(self) -> None:
        """Build the options that name places and kingdoms; each list is indexed by place or kingdom number."""
        verbs = ("cathedral", "army", "vehicle", "banner", "engine", "go", "place", "standard", "blockade", "close")
        self.at: dict[str, list[Option]] = {verb: [option(verb, id) for id in self.place_ids] for verb in verbs}
        self.choose_kingdom = [option("kingdom", id) for id in self.kingdom_ids]
