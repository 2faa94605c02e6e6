"""A position of 7: markets, undertakings, portals, and what each hero owns."""

from __future__ import annotations

from typing import Any

from regnum.core.message import Value
from regnum.core.rng import Rng
from regnum.core.state import ScoreLine, State
from regnum.core.table import Table
from regnum.games.seven import form, laws, scoring, view
from regnum.games.seven.ai import evaluation
from regnum.games.seven.box import ANY, BANNERS, EMPTY, FREE, KINDS, NOBODY, Box, Offer, Requirement
from regnum.games.seven.rulings import Rulings


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """`cards` less one copy of a card, the others in their order."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


class Seven(State):
    """The whole table. What belongs to heroes lies in flat lists; piles are tuples with the top last.

    A character is twice its number, plus one when tapped. A marker is 1 + its hero; 0 is a free requirement or portal,
    -1 a neutral marker. Places of the undertakings board count from the lowest row. The Nameless is the last player.
    """

    __slots__ = (
        "armour", "artefact_discards", "artefact_pile", "artefacts", "banners", "beside", "board", "box",
        "cataclysm_pile", "cataclysms", "characters", "corruption", "discards", "elixirs", "ended", "enslaved",
        "fallen", "fame", "gifts", "gold", "gone", "heroes", "last_fallen", "markers", "market", "marks",
        "nameless_chose", "nameless_hand", "nameless_round", "nameless_turn", "offers", "open_palaces", "order",
        "palace_piles", "palaces", "passes", "pile_open", "piles", "played", "portals", "power", "purse",
        "requirements", "reserve", "rulings", "sales", "sin_discards", "sin_pile", "sins", "sins_loose", "skipped",
        "tapped", "temples", "treasure_discards", "treasure_pile", "turn", "undertaking_pile", "width", "won",
    )  # fmt: skip

    box: Box
    rulings: Rulings
    width: int  # undertakings in a row (setup.4, two.1)
    # Tavern and shop: the spaces of the one, then of the other; pile and discards of each.
    market: list[int]
    piles: list[tuple[int, ...]]
    discards: list[tuple[int, ...]]
    # Open castles and estates, the pile of each, the temples left, palaces out of the game.
    open_palaces: list[int]
    palace_piles: list[tuple[int, ...]]
    temples: tuple[int, ...]
    gone: tuple[int, ...]
    # Undertakings by place, the markers on their requirements, the treasures beside them.
    board: list[int]
    marks: list[tuple[int, ...]]
    beside: list[tuple[int, ...]]
    # What lies open, as the actions ask for it; whoever changes that forgets it here, and it is listed anew.
    offers: list[list[Offer] | None]  # characters, elixirs and palaces for sale
    requirements: list[Requirement] | None  # those that may still be met
    sales: list[tuple[int, int] | None]  # by hero: the gold and fame that his palaces are worth
    undertaking_pile: tuple[int, ...]
    treasure_pile: tuple[int, ...]
    treasure_discards: tuple[int, ...]
    pile_open: int  # how many treasures of the pile's top lie open while an undertaking is completed
    sin_pile: tuple[int, ...]
    sins_loose: int  # so many cards at its top are shuffled, but none is chosen until it is drawn
    sin_discards: tuple[int, ...]
    played: tuple[int, ...]  # sins that wait to be discarded
    cataclysm_pile: tuple[int, ...]
    cataclysms: tuple[int, ...]  # played
    artefact_pile: tuple[int, ...]
    artefact_discards: tuple[int, ...]
    reserve: list[int]
    portals: list[int]
    armour: int
    # By hero.
    heroes: list[int]
    tapped: int  # heroes turned, as bits
    gold: list[int]
    fame: list[int]
    power: list[int]
    gifts: list[int]  # six to a hero
    purse: list[int]  # the same in one number (see `box.bundle`)
    banners: list[int]  # six to a hero: characters of a banner, the hero included (set.1)
    characters: list[tuple[int, ...]]
    elixirs: list[tuple[int, ...]]
    palaces: list[tuple[int, ...]]
    enslaved: list[int]  # palaces that bear a marker, as bits
    sins: list[tuple[int, ...]]
    artefacts: list[tuple[int, ...]]
    markers: list[int]  # not on any card or portal
    corruption: list[int]
    fallen: int  # as bits
    last_fallen: int
    skipped: int  # heroes who lose their next turn of this phase, as bits
    # The course of play.
    turn: int
    order: tuple[int, ...]
    passes: int  # heroes who have passed since the last action, as bits
    # The Nameless as a player: his cards, and what limits them.
    nameless_hand: tuple[int, ...]
    nameless_turn: int
    nameless_round: int
    nameless_chose: int  # heroes chosen this turn, as bits
    ended: str
    won: tuple[int, ...]

    def __init__(self, table: Table, box: Box, rulings: Rulings, source: Seven | None = None) -> None:
        super().__init__(table, source)
        self.box = box
        self.rulings = rulings
        if source is None:
            self._lay_empty(rulings.heroes)
        else:
            self._copy_from(source)

    def _lay_empty(self, heroes: int) -> None:
        box, constants = self.box, self.box.constants
        self.width = constants.per_row if heroes > 2 else constants.per_row_two_heroes
        self.market = [EMPTY] * (constants.tavern_spaces + constants.shop_spaces)
        self.piles = [(), ()]
        self.discards = [(), ()]
        self.open_palaces = [EMPTY] * (constants.open_castles + constants.open_estates)
        self.palace_piles = [(), ()]
        self.temples = ()
        self.gone = ()
        self.board = [EMPTY] * (constants.rows * self.width)
        self.marks = [()] * len(self.board)
        self.beside = [()] * len(self.board)
        self.offers = [None, None, None]
        self.requirements = None
        self.sales = [None] * heroes
        self.undertaking_pile = self.treasure_pile = self.treasure_discards = ()
        self.pile_open = 0
        self.sin_pile = self.sin_discards = self.played = ()
        self.sins_loose = 0
        self.cataclysm_pile = self.cataclysms = ()
        self.artefact_pile = self.artefact_discards = ()
        self.reserve = box.gift_count[:]
        self.portals = [FREE] * len(box.portal_ids)
        self.armour = 0
        self.heroes = [EMPTY] * heroes
        self.tapped = 0
        self.gold = [0] * heroes
        self.fame = [0] * heroes
        self.power = [0] * heroes
        self.gifts = [0] * (len(KINDS) * heroes)
        self.purse = [0] * heroes
        self.banners = [0] * (len(BANNERS) * heroes)
        self.characters = [()] * heroes
        self.elixirs = [()] * heroes
        self.palaces = [()] * heroes
        self.enslaved = [0] * heroes
        self.sins = [()] * heroes
        self.artefacts = [()] * heroes
        self.markers = [constants.markers] * heroes
        self.corruption = [0] * heroes
        self.fallen = 0
        self.last_fallen = NOBODY
        self.skipped = 0
        self.turn = 0
        self.order = tuple(range(heroes))
        self.passes = 0
        self.nameless_hand = ()
        self.nameless_turn = self.nameless_round = self.nameless_chose = 0
        self.ended = ""
        self.won = ()

    def _copy_from(self, source: Seven) -> None:
        self.width = source.width
        self.market = source.market[:]
        self.piles = source.piles[:]
        self.discards = source.discards[:]
        self.open_palaces = source.open_palaces[:]
        self.palace_piles = source.palace_piles[:]
        self.temples = source.temples
        self.gone = source.gone
        self.board = source.board[:]
        self.marks = source.marks[:]
        self.beside = source.beside[:]
        self.offers = source.offers[:]
        self.requirements = source.requirements
        self.sales = source.sales[:]
        self.undertaking_pile = source.undertaking_pile
        self.treasure_pile = source.treasure_pile
        self.treasure_discards = source.treasure_discards
        self.pile_open = source.pile_open
        self.sin_pile = source.sin_pile
        self.sins_loose = source.sins_loose
        self.sin_discards = source.sin_discards
        self.played = source.played
        self.cataclysm_pile = source.cataclysm_pile
        self.cataclysms = source.cataclysms
        self.artefact_pile = source.artefact_pile
        self.artefact_discards = source.artefact_discards
        self.reserve = source.reserve[:]
        self.portals = source.portals[:]
        self.armour = source.armour
        self.heroes = source.heroes[:]
        self.tapped = source.tapped
        self.gold = source.gold[:]
        self.fame = source.fame[:]
        self.power = source.power[:]
        self.gifts = source.gifts[:]
        self.purse = source.purse[:]
        self.banners = source.banners[:]
        self.characters = source.characters[:]
        self.elixirs = source.elixirs[:]
        self.palaces = source.palaces[:]
        self.enslaved = source.enslaved[:]
        self.sins = source.sins[:]
        self.artefacts = source.artefacts[:]
        self.markers = source.markers[:]
        self.corruption = source.corruption[:]
        self.fallen = source.fallen
        self.last_fallen = source.last_fallen
        self.skipped = source.skipped
        self.turn = source.turn
        self.order = source.order
        self.passes = source.passes
        self.nameless_hand = source.nameless_hand
        self.nameless_turn = source.nameless_turn
        self.nameless_round = source.nameless_round
        self.nameless_chose = source.nameless_chose
        self.ended = source.ended
        self.won = source.won

    def copy(self) -> Seven:
        return Seven(self.table, self.box, self.rulings, self)

    # --- what the rules count --------------------------------------------------------------------------------------

    @property
    def nameless(self) -> int:
        """nameless.12: the player who wins when the heroes fail."""
        return self.table.players - 1

    def is_fallen(self, hero: int) -> bool:
        """fall.7."""
        return bool(self.fallen >> hero & 1)

    def rivals(self, hero: int) -> list[int]:
        """The other heroes, in the order of play."""
        return [other for other in self.order if other != hero]

    def has_set(self, hero: int, banner: int, n: int) -> bool:
        """set.1-set.4: at least `n` of a banner, of some one banner where any will do."""
        base = 6 * hero
        if banner == ANY:
            return max(self.banners[base : base + 6]) >= n
        return self.banners[base + banner] >= n

    def has_rule(self, hero: int, rule: int) -> bool:
        """effect.24: whether a temple's rule holds for `hero`."""
        return bool(self.enslaved[hero] & self.box.rule_bits[rule])

    def gift_cards(self, hero: int) -> int:
        """score.4."""
        return sum(self.gifts[6 * hero : 6 * hero + 6])

    # --- gains -----------------------------------------------------------------------------------------------------

    def gain(self, hero: int, what: str, n: int, clause: str) -> None:
        """effect.1: gold, fame or power."""
        holdings = self.gold if what == "gold" else self.fame if what == "fame" else self.power
        holdings[hero] += n
        if self.events is not None:
            self.tell("event-gains", clause, {"player": self.who(hero), "what": f"@{what}", "n": n})

    def gain_gifts(self, hero: int, kind: int, n: int, clause: str) -> int:
        """supply.8: as many as the reserve holds."""
        got = min(n, self.reserve[kind])
        if got:
            self.move_gifts(hero, kind, got)
            if self.events is not None:
                words: dict[str, Value] = {"player": self.who(hero), "gift": f"@gift-{KINDS[kind]}", "n": got}
                self.tell("event-gift", clause, words)
        return got

    def move_gifts(self, hero: int, kind: int, n: int) -> None:
        """From the reserve to `hero`; part.8: or back, if `n` is less than nothing."""
        self.reserve[kind] -= n
        self.gifts[6 * hero + kind] += n
        self.purse[hero] += n << 8 * kind

    def add_character(self, hero: int, character: int) -> None:
        """recruit.1: `character` with its turn."""
        self.characters[hero] += (character,)
        self.banners[6 * hero + self.box.character_banner[character >> 1]] += 1
        self.sales[hero] = None

    def remove_character(self, hero: int, character: int) -> None:
        self.characters[hero] = without(self.characters[hero], character)
        self.banners[6 * hero + self.box.character_banner[character >> 1]] -= 1
        self.sales[hero] = None

    # --- what the kernel asks of a game ----------------------------------------------------------------------------

    def automaton(self, player: int) -> str:
        return "nameless"

    def role(self, player: int) -> str:
        """setup.13: his hero; the Nameless is nobody's card."""
        return f"hero-{self.box.hero_ids[self.heroes[player]]}" if player < len(self.heroes) else ""

    def board_json(self) -> dict[str, Any]:
        return form.board_json(self)

    def board_view(self, seat: int | None) -> dict[str, Any]:
        return view.board_view(self, seat)

    def determinize(self, seat: int | None, rng: Rng) -> Seven:
        return view.determinize(self, seat, rng)

    def evaluate(self) -> list[float]:
        return evaluation.evaluate(self)

    def score_sheet(self) -> list[ScoreLine]:
        return scoring.score_sheet(self)

    def winners(self) -> list[int]:
        return list(self.won) if self.over else []

    def ending(self) -> str:
        return self.ended

    def end_clause(self) -> str:
        return scoring.CLAUSES.get(self.ended, "end.1")

    def tally(self) -> dict[str, int]:
        closed = sum(1 for portal in self.portals if portal)
        return {"turns": self.turn, "cataclysms": len(self.cataclysms), "portals": closed, "armour": self.armour}

    def broken_laws(self) -> list[str]:
        return laws.broken_laws(self)
