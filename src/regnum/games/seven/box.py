"""The contents of the box as the rules use them: cards are small integers, their values flat lists.

Castles, estates and temples are numbered together, in this order. Gifts are given as six numbers, one per kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.core.errors import BadInput
from regnum.core.option import Option, option
from regnum.games.seven.schema import (
    Amount,
    CancelSin,
    Contents,
    Effect,
    Elixir,
    Enslaving,
    Palace,
    PalaceSet,
    Temple,
    TempleEnslaving,
)

KINDS: Final = ("courage", "wisdom", "mercy", "justice", "faith", "temperance")
BANNERS: Final = ("red", "blue", "green", "yellow", "white", "purple")
RULES: Final = (
    "immune_to_sins",
    "elixirs_give_one_more",
    "taps_give_one_more",
    "palaces_cost_two_less",
    "no_loss_for_held_sins",
    "characters_cost_one_less",
)
IMMUNE: Final = 0
RICH_ELIXIRS: Final = 1
RICH_TAPS: Final = 2
CHEAP_PALACES: Final = 3
SINS_FORGIVEN: Final = 4
CHEAP_CHARACTERS: Final = 5
PALACE_REBATE: Final = 2  # effect.28
CHARACTER_REBATE: Final = 1

EMPTY: Final = -1  # a space or place without a card
CLOSED: Final = -2  # a space of tavern or shop
FREE: Final = 0  # a requirement or portal without a marker
NEUTRAL: Final = -1  # a neutral marker
NOBODY: Final = -1
TAVERN: Final = 0
SHOP: Final = 1
PALACES: Final = 2
ANY: Final = 6  # a banner or kind that the owner may choose
PLACES: Final = 6  # the most places on the undertakings board
SLOTS: Final = 8  # no undertaking has more requirements
NOTHING: Final = (0, 0, 0, 0, 0, 0)

# A bundle packs the counts of six kinds of gifts, gold and fame into one integer, with a spare bit (SPARE) after each.
# To test whether a hero can pay a cost, add the cost to FULL minus his holdings: any count that is too small overflows
# into its spare bit.
SPARE: Final = sum(1 << bit for bit in (7, 15, 23, 31, 39, 47, 54, 61))
FULL: Final = (1 << 61) - 1 & ~SPARE
EACH_KIND: Final = sum(1 << bit for bit in (0, 8, 16, 24, 32, 40))
FEW: Final = 7  # up to 7 elixirs of up to 7 gifts each fit into a bundle together with the gift cards
MANY: Final = 60  # the most that a cost may ask of anything, so that it fits into a bundle

Counts = tuple[int, ...]  # six numbers, one per kind
Pairs = tuple[tuple[int, int], ...]  # the kinds with a non-zero count, each with its count
Spending = tuple[Counts, int]  # gifts by kind, and of any kind
Income = tuple[int, int, int]  # gold, fame, power
Offer = tuple[int, Option]  # a price and the option to buy
Requirement = tuple[int, Option]  # the cost (see `bundle`) and the option to meet it


def counts(gifts: tuple[str, ...]) -> Counts:
    """The number of gifts of each kind; `any` is not counted."""
    return tuple([gifts.count(kind) for kind in KINDS])


def _kinds(gifts: tuple[str, ...]) -> tuple[int, ...]:
    """The kinds these gifts may have: all kinds if one of them is `any`."""
    return tuple([kind for kind, id in enumerate(KINDS) if id in gifts or "any" in gifts])


def pairs(needed: Counts) -> Pairs:
    """The kinds with a non-zero count, each with its count."""
    return tuple([(kind, n) for kind, n in enumerate(needed) if n])


def bundle(gifts: Sequence[int], gold: int = 0, fame: int = 0) -> int:
    """Pack gifts, gold and fame into one integer; none may exceed `MANY`."""
    a, b, c, d, e, f = gifts
    return a | b << 8 | c << 16 | d << 24 | e << 32 | f << 40 | gold << 48 | fame << 55


def _ways(plain: Spending, improved: Spending) -> tuple[list[Spending], list[Spending]]:
    """elixir.5-elixir.7: options without and with the set; a plain option that is never better is left out."""
    as_much = all(more >= n for n, more in zip(plain[0], improved[0], strict=True)) and improved[1] >= plain[1]
    return [plain], [improved] if as_much else [plain, improved]


def _income(amount: Amount) -> Income:
    return amount.gold, amount.fame, amount.power


def _banner(name: str) -> int:
    return ANY if name == "any" else BANNERS.index(name)


class Box:
    """The content of 7 as tables indexed by card."""

    def __init__(self, contents: Contents) -> None:
        self.contents: Final = contents
        self.constants: Final = contents.constants
        self._number_people(contents)
        self._number_elixirs(contents)
        self._number_palaces(contents)
        self._number_undertakings(contents)
        self._number_sins(contents)
        self._lay_boards(contents)
        self._check(contents)

    def _number_people(self, contents: Contents) -> None:
        self.hero_ids = [hero.id for hero in contents.hero]
        self.hero_number = {id: n for n, id in enumerate(self.hero_ids)}
        self.hero_banner = [BANNERS.index(hero.banner) for hero in contents.hero]
        self.hero_income = [_income(hero.income) for hero in contents.hero]
        self.hero_gifts = [pairs(counts(hero.start.gifts)) for hero in contents.hero]
        self.become: list[Option] = [option("become", id) for id in self.hero_ids]
        self.hero_ability = [hero.ability for hero in contents.hero]
        self.character_ids = [card.id for card in contents.character]
        self.character_number = {id: n for n, id in enumerate(self.character_ids)}
        self.character_banner = [BANNERS.index(card.banner) for card in contents.character]
        self.character_cost = [card.cost.fame for card in contents.character]
        self.character_gifts = [pairs(counts(card.gifts)) for card in contents.character]
        self.character_weight = [len(card.gifts) for card in contents.character]
        self.character_income = [_income(card.income) for card in contents.character]
        self.character_power = [card.power_now for card in contents.character]
        self.recruit: list[Option] = [option("recruit", id) for id in self.character_ids]
        self.character_offers: list[Offer] = list(zip(self.character_cost, self.recruit, strict=True))
        self.tap: list[Option] = [option("tap", id) for id in self.character_ids]
        self.untap: list[Option] = [option("untap", id) for id in self.character_ids]
        self.lure: list[Option] = [option("lure", id) for id in self.character_ids]
        self.weary: list[Option] = [option("weary", id) for id in self.character_ids]
        self.lose_character: list[Option] = [option("lose", id) for id in self.character_ids]

    def _number_elixirs(self, contents: Contents) -> None:
        self.elixir_ids = [card.id for card in contents.elixir]
        self.elixir_number = {id: n for n, id in enumerate(self.elixir_ids)}
        self.elixir_cost = [card.cost.gold for card in contents.elixir]
        # elixir.5, elixir.6: the plain option and the one with the set: gifts by kind, and gifts of any kind.
        self.elixir_gives = [(counts(card.gives), counts(card.set.gives)) for card in contents.elixir]
        self.elixir_any = [(card.gives.count("any"), card.set.gives.count("any")) for card in contents.elixir]
        self.elixir_kinds = [(_kinds(card.gives), _kinds(card.set.gives)) for card in contents.elixir]
        self.elixir_set = [(_banner(card.set.banner), card.set.n) for card in contents.elixir]
        # The most of each kind that either option gives, gifts of any kind included.
        self.elixir_bundle = [
            bundle([max(both) + max(wild) for both in zip(*gives, strict=True)])
            for gives, wild in zip(self.elixir_gives, self.elixir_any, strict=True)
        ]
        # The options worth choosing, without and with the set.
        self.elixir_ways = [
            _ways((gives[0], wild[0]), (gives[1], wild[1]))
            for gives, wild in zip(self.elixir_gives, self.elixir_any, strict=True)
        ]
        self.buy: list[Option] = [option("buy", id) for id in self.elixir_ids]
        self.elixir_offers: list[Offer] = list(zip(self.elixir_cost, self.buy, strict=True))
        self.drink: list[tuple[Option, Option]] = [
            (option("elixir", id, "plain"), option("elixir", id, "set")) for id in self.elixir_ids
        ]
        self.lose_elixir: list[Option] = [option("lose", id) for id in self.elixir_ids]
        self.steal_elixir = [[option("rob", seat, id) for id in self.elixir_ids] for seat in range(6)]

    def _number_palaces(self, contents: Contents) -> None:
        plain: list[Palace] = [*contents.castle, *contents.estate]
        self.palace_ids = [card.id for card in (*plain, *contents.temple)]
        self.palace_number = {id: n for n, id in enumerate(self.palace_ids)}
        self.first_estate = len(contents.castle)
        self.first_temple = len(plain)
        everything: list[Palace | Temple] = [*plain, *contents.temple]
        self.palace_cost = [card.cost.gold for card in everything]
        self.palace_income: list[Income] = [_income(card.income) for card in plain]
        self.palace_income += [(0, 0, 0)] * len(contents.temple)
        sets: list[PalaceSet] = [card.set for card in everything]
        self.palace_set = [(_banner(one.banner), one.n) for one in sets]
        self.palace_set_income = [_income(one.income) for one in sets]
        # free.1, free.4: the fame of a castle or the gold of an estate when discarded, without and with its set.
        self.palace_sale = [(card.income.fame, card.set.income.fame) for card in contents.castle]
        self.palace_sale += [(card.income.gold, card.set.income.gold) for card in contents.estate]
        self.palace_sale += [(0, 0)] * len(contents.temple)
        self.palace_power = [0] * len(plain) + [temple.power_now for temple in contents.temple]
        # cataclysm.5: castles and estates by the number a cataclysm names.
        self.numbered = {card.number: n for n, card in enumerate(plain)}
        enslaving: list[Enslaving | TempleEnslaving] = [card.enslave for card in plain]
        enslaving += [temple.enslave for temple in contents.temple]
        self.enslave_cost = [one.power for one in enslaving]
        self.enslave_effect: list[Effect] = [one.effect for one in enslaving]
        self.denying_palaces = [n for n, one in enumerate(enslaving) if isinstance(one.effect, CancelSin)]
        # effect.24: for each rule, the temples that have it, as a bit mask.
        self.rule_bits = [0] * len(RULES)
        for n, temple in enumerate(contents.temple, self.first_temple):
            self.rule_bits[RULES.index(temple.enslave.effect.rule)] |= 1 << n
        self.found: list[Option] = [option("found", id) for id in self.palace_ids]
        self.palace_offers: list[Offer] = list(zip(self.palace_cost, self.found, strict=True))
        # What open cards cost as printed.
        offers = (*self.character_offers, *self.elixir_offers, *self.palace_offers)
        self.printed_price = {option: price for price, option in offers}
        self.enslave: list[Option] = [option("enslave", id) for id in self.palace_ids]
        self.sell: list[Option] = [option("sell", id) for id in self.palace_ids]
        self.use: list[Option] = [option("use", id) for id in self.palace_ids]
        self.deny_palace: list[Option] = [option("deny", id) for id in self.palace_ids]

    def _number_undertakings(self, contents: Contents) -> None:
        self.undertaking_ids = [card.id for card in contents.undertaking]
        self.undertaking_power = [card.power for card in contents.undertaking]
        # part.1: by card and requirement: gifts as pairs, gold, fame, gifts as counts.
        self.slots = [
            [(pairs(counts(slot.gifts)), slot.gold, slot.fame, counts(slot.gifts)) for slot in card.slots]
            for card in contents.undertaking
        ]
        # The same by place and card, each as a bundle with the option to meet it.
        self.asked: list[list[list[Requirement]]] = [
            [
                [
                    (bundle(one[3], one[1], one[2]), option("part", place + 1, slot + 1))
                    for slot, one in enumerate(slots)
                ]
                for slots in self.slots
            ]
            for place in range(PLACES)
        ]
        self.empty_slots = [(0,) * len(card.slots) for card in contents.undertaking]
        self.treasure_ids = [card.id for card in contents.treasure]
        self.treasure_number = {id: n for n, id in enumerate(self.treasure_ids)}
        self.treasure_effect = [card.effect for card in contents.treasure]
        self.treasures = [n for n, card in enumerate(contents.treasure) for _ in range(card.count)]
        self.treasure = [[option("treasure", place + 1, id) for id in self.treasure_ids] for place in range(PLACES)]
        self.pick: list[Option] = [option("pick", id) for id in self.treasure_ids]

    def _number_sins(self, contents: Contents) -> None:
        self.sin_ids = [card.id for card in contents.sin]
        self.sin_number = {id: n for n, id in enumerate(self.sin_ids)}
        self.sins = [n for n, card in enumerate(contents.sin) for _ in range(card.count)]
        self.functions: list[tuple[Effect, Effect]] = [(card.first, card.second) for card in contents.sin]
        self.denying_sins = [
            n for n, both in enumerate(self.functions) if any(isinstance(one, CancelSin) for one in both)
        ]
        # sin.7: a reaction cannot be chosen as an action.
        self.play_sin: list[list[Option]] = [
            [option("sin", id, n + 1) for n in range(2) if not isinstance(self.functions[number][n], CancelSin)]
            for number, id in enumerate(self.sin_ids)
        ]
        self.hands: dict[tuple[int, ...], list[Option]] = {}
        self.drop_sin: list[Option] = [option("drop", id) for id in self.sin_ids]
        self.bury_sin: list[Option] = [option("bury", id) for id in self.sin_ids]
        self.deny_sin: list[Option] = [option("deny", id) for id in self.sin_ids]
        self.artefact_ids = [card.id for card in contents.artefact]
        self.artefact_number = {id: n for n, id in enumerate(self.artefact_ids)}
        self.artefact_effect: list[Effect] = [card.effect for card in contents.artefact]
        self.artefact: list[Option] = [option("artefact", id) for id in self.artefact_ids]
        self.lose_artefact: list[Option] = [option("lose", id) for id in self.artefact_ids]
        self.cataclysm_ids = [card.id for card in contents.cataclysm]
        self.cataclysms = contents.cataclysm
        self.nameless_ids = [card.id for card in contents.nameless]
        self.nameless_number = {id: n for n, id in enumerate(self.nameless_ids)}
        self.nameless_effect: list[Effect] = [card.effect for card in contents.nameless]
        self.play_nameless: list[Option] = [option("play", id) for id in self.nameless_ids]

    def _lay_boards(self, contents: Contents) -> None:
        self.portal_ids = [portal.id for portal in contents.portal]
        self.portal_number = {id: n for n, id in enumerate(self.portal_ids)}
        self.portal_gifts = [counts(portal.cost) for portal in contents.portal]
        self.portal_cost = [pairs(gifts) for gifts in self.portal_gifts]
        self.portal_bundle = [bundle(gifts) for gifts in self.portal_gifts]
        # portal.2: added to a purse, this overflows into a spare bit if any kind has enough gifts to close a portal.
        self.portal_margin = EACH_KIND * (128 - min(max(gifts) for gifts in self.portal_gifts))
        self.portal_power = [portal.income.power for portal in contents.portal]
        self.close: list[Option] = [option("close", id) for id in self.portal_ids]
        gift = {card.id: card.count for card in contents.gift}
        self.gift_count = [gift[kind] for kind in KINDS]
        self.armour_pieces = len(contents.armour)
        self.markers = contents.constants.markers
        # The spaces of the tavern, then those of the shop.
        self.tavern, shop = contents.constants.tavern_spaces, contents.constants.shop_spaces
        self.spaces = (range(self.tavern), range(self.tavern, self.tavern + shop))
        self.purge = contents.corruption.purge
        self.threshold = contents.corruption.threshold

    def coin_of(self, palace: int) -> str:
        """free.4: what a palace pays: fame if it is a castle, otherwise gold."""
        return "fame" if palace < self.first_estate else "gold"

    def hand_options(self, hand: tuple[int, ...]) -> list[Option]:
        """sin.1, sin.7: the options to play sins from a hand, each kind once; kept in `hands`."""
        found = self.hands.get(hand)
        if found is None:
            found = self.hands[hand] = [option for sin in dict.fromkeys(hand) for option in self.play_sin[sin]]
        return found

    def _check(self, contents: Contents) -> None:
        """Check what the rules assume about the content, which an overlay may have changed."""
        if {card.id for card in contents.gift} != set(KINDS):
            raise BadInput("gift", "each of the six kinds must appear exactly once")
        if [banner.id for banner in contents.banner] != list(BANNERS):
            raise BadInput("banner", "the six banners must appear, in their order")
        for card in contents.undertaking:
            if not 1 <= len(card.slots) <= SLOTS:
                raise BadInput(f"undertaking.{card.id}", f"must have 1 to {SLOTS} requirements")
            if max(max(len(slot.gifts), slot.gold, slot.fame) for slot in card.slots) > MANY:
                raise BadInput(f"undertaking.{card.id}", f"a requirement may ask for at most {MANY} of anything")
        for elixir in contents.elixir:
            if max(len(elixir.gives), len(elixir.set.gives)) > FEW:
                raise BadInput(f"elixir.{elixir.id}", f"may give at most {FEW} gifts")
        for cataclysm in contents.cataclysm:
            if cataclysm.palace not in self.numbered:
                raise BadInput(f"cataclysm.{cataclysm.id}", f"no castle or estate has the number {cataclysm.palace}")
        singles = ("hero", "character", "elixir", "castle", "estate", "temple", "undertaking", "artefact", "nameless")
        for table in singles:
            for entry in getattr(contents, table):
                if entry.count != 1:
                    raise BadInput(f"{table}.{entry.id}.count", "must be 1: there is one copy of each of these cards")
        for character in contents.character:
            if character.cost.gold or character.cost.power:
                raise BadInput(f"character.{character.id}.cost", "characters cost fame (recruit.1)")
        sold: list[Elixir | Palace | Temple] = [*contents.elixir, *contents.castle, *contents.estate, *contents.temple]
        for bought in sold:
            if bought.cost.fame or bought.cost.power:
                raise BadInput(f"{bought.id}.cost", "elixirs and palaces cost gold (elixir.1, found.1)")
