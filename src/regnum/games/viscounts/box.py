"""The contents of the box as the rules use them: cards, tiles and places are small integers, their values flat lists.

A card space holds a card number. The lowest numbers stand for the print on an uncovered space (setup.8, solo.11), so
that Icons can be counted without checking whether a space is covered. Icons are packed into one integer, six bits per
kind, so that the Icons of several cards can be added as integers.
"""

from __future__ import annotations

from typing import Final

from regnum.core.errors import BadInput
from regnum.core.option import Option, option
from regnum.core.table import OptionValue
from regnum.games.viscounts.rulings import TABLE_OPTIONS
from regnum.games.viscounts.schema import Card, ClericBonus, Contents, EndCard, PlayerCard, Rival, Scheme
from regnum.games.viscounts.schema.ops import All, Convert, DismissCost, Effect, ExtraMove, Gain, HandLimit, Icons, On
from regnum.games.viscounts.schema.values import Primary
from regnum.games.viscounts.wording import table_option

ICONS: Final = ("merchant", "builder", "noble", "cleric", "criminal")
MERCHANT: Final = 0
BUILDER: Final = 6
NOBLE: Final = 12
CLERIC: Final = 18
CRIMINAL: Final = 24
MASK: Final = 63

# The primary actions (act.1) with the Icon each needs and the currency that adds to it (act.3).
ACTIONS: Final[tuple[Primary, ...]] = ("trade", "build", "place_workers", "transcribe")
TRADE: Final = 0
BUILD: Final = 1
WORKERS: Final = 2
TRANSCRIBE: Final = 3
ICON_OF: Final = (MERCHANT, BUILDER, NOBLE, CLERIC)
MONEY: Final = ("silver", "ink", "gold", "stone")
SILVER: Final = 0
INK: Final = 1
GOLD: Final = 2
STONE: Final = 3
CURRENCY_OF: Final = (SILVER, STONE, GOLD, INK)

# Cards a player owns: Debts unpaid and paid, Deeds acquired and approved.
PAPERS: Final = ("unpaid", "paid", "acquired", "approved")
UNPAID: Final = 0
PAID: Final = 1
ACQUIRED: Final = 2
APPROVED: Final = 3

# The events that abilities of Townsfolk, Buildings and Rivals may react to.
TOWNSFOLK_REACT: Final = (
    "after_trade", "after_build", "after_place_workers", "after_transcribe", "any_collision", "hire", "gain_debt",
    "flip_debt",
)  # fmt: skip
BUILDINGS_REACT: Final = ("hire", "any_collision")
RIVAL_REACTS: Final = ("any_collision", "flip_any", "shuffle", "gain_scheme")

SEGMENTS: Final = 5
SPOTS: Final = 5
SPACES: Final = ("outer_left", "outer_right", "inner")
LEFT: Final = 0
RIGHT: Final = 1
INNER: Final = 2
RIBBONS: Final = ("grey", "black", "yellow", "blue")
BUILDING_TYPES: Final = ("trading_post", "guildhall", "workshop")
PIECES: Final = 9
FIRST_REAL: Final = 16  # lower card numbers stand for printed spaces
DEAR: Final = 99  # higher than any cost
FARTHEST: Final = 16  # no destination needs more steps


def pack(icons: tuple[str, ...]) -> int:
    """Pack Icons into one integer."""
    packed = 0
    for icon in icons:
        packed += 1 << 6 * ICONS.index(icon)
    return packed


def unpack(packed: int) -> list[str]:
    """The inverse of `pack`."""
    return [icon for n, icon in enumerate(ICONS) for _ in range(packed >> 6 * n & MASK)]


def parts(effect: Effect | None) -> tuple[Effect, ...]:
    """time.4, track.6: split an effect into parts, in the order they are carried out; Corruption precedes Virtue."""
    if effect is None:
        return ()
    if not isinstance(effect, All):
        return (effect,)
    found = list(effect.of)
    marks = [n for n, part in enumerate(found) if isinstance(part, Gain) and part.what in ("virtue", "corruption")]
    # Only Virtue and Corruption change places with each other; all other parts stay where they are.
    for n, part in zip(marks, sorted([found[n] for n in marks], key=_is_virtue), strict=True):
        found[n] = part
    return tuple(found)


def _converts_as_the_rules_say(convert: Convert) -> bool:
    """icon.7, icon.10, icon.11: whether the rules support a conversion to the Icon that the action needs.

    They support pairs of Merchants, and currency at any rate.
    """
    if ICONS.index(convert.to) != ACTIONS.index(convert.action):
        return False
    return convert.from_ != "merchant" or (convert.n_from, convert.n_to, convert.max_uses) == (2, 1, 0)


def _is_virtue(effect: Effect) -> bool:
    return isinstance(effect, Gain) and effect.what == "virtue"


class Box:
    """The content of Viscounts as tables indexed by card, tile, segment and space."""

    def __init__(self, contents: Contents) -> None:
        self.contents: Final = contents
        self._number_cards(contents)
        self._number_tiles(contents)
        self._lay_board(contents)
        self._lay_player_boards(contents)
        self._number_rivals(contents)
        self._note_varying_texts(contents)
        self._check(contents)

    # --- cards -----------------------------------------------------------------------------------------------------

    def _number_cards(self, contents: Contents) -> None:
        printed = {icons.space: pack(icons.icons) for icons in contents.printed_icons}
        townsfolk: list[Card] = [*contents.starter, *contents.hero, *contents.townsfolk]
        self.cards: list[Card] = townsfolk
        self.schemes: list[Scheme] = list(contents.scheme)
        self.blank = 0
        self.printed = (0, 1, 2)  # the three empty card spaces of a player board
        icons = [0, printed["middle"], printed["right"]]
        for rival in contents.rival:
            icons += [pack(rival.printed_icons.middle), pack(rival.printed_icons.right)]
        icons += [0] * (FIRST_REAL - len(icons))
        self.first_starter = FIRST_REAL
        self.first_hero = self.first_starter + len(contents.starter)
        self.first_townsfolk = self.first_hero + len(contents.hero)
        self.first_scheme = self.first_townsfolk + len(contents.townsfolk)
        self.last_card = self.first_scheme + len(contents.scheme)
        self.icons = [
            *icons,
            *(pack(card.icons) for card in townsfolk),
            *(pack(scheme.icons) for scheme in contents.scheme),
        ]
        nothing = [""] * FIRST_REAL
        self.card_ids = [*nothing, *(c.id for c in townsfolk), *(scheme.id for scheme in contents.scheme)]
        self.card_number = {id: number for number, id in enumerate(self.card_ids) if id}
        self.cost = [*([0] * FIRST_REAL), *(card.cost for card in townsfolk)]
        none: list[tuple[Effect, ...]] = [()] * FIRST_REAL
        self.corner = [*none, *(parts(card.recruit_effect) for card in townsfolk)]
        self.instant = [*none, *(parts(c.effect) if c.timing == "instant" else () for c in townsfolk)]
        self.dropoff = [*none, *(parts(c.effect) if c.timing == "dropoff" else () for c in townsfolk)]
        self.starters = tuple(range(self.first_starter, self.first_hero))
        self.heroes = tuple(range(self.first_hero, self.first_townsfolk))
        self.townsfolk = tuple(range(self.first_townsfolk, self.first_scheme))
        # card.7, card.8: reacting abilities by event, and conversions to Icons by action.
        self.reactions: dict[str, dict[int, Effect]] = {}
        self.converts: list[dict[int, tuple[Convert, ...]]] = [{} for _ in ACTIONS]
        for number, card in enumerate(townsfolk, FIRST_REAL):
            if card.timing == "ongoing":
                for effect in parts(card.effect):
                    if isinstance(effect, On) and effect.event in TOWNSFOLK_REACT:
                        self.reactions.setdefault(effect.event, {})[number] = effect.do
                    elif isinstance(effect, Convert) and _converts_as_the_rules_say(effect):
                        converts = self.converts[ACTIONS.index(effect.action)]
                        converts[number] = (*converts.get(number, ()), effect)
                    else:
                        raise BadInput(f"townsfolk.{card.id}.effect", "is not supported as an ongoing ability")
        self.play = [option("play", id or "nothing") for id in self.card_ids]
        self.discard = [option("discard", id or "nothing") for id in self.card_ids]
        self.destroy = [option("destroy", id or "nothing") for id in self.card_ids]

    # --- Manuscripts, Player Cards --------------------------------------------------------------------------------

    def _number_tiles(self, contents: Contents) -> None:
        self.manuscripts = list(contents.manuscript)
        self.manuscript_ids = [tile.id for tile in contents.manuscript]
        self.manuscript_number = {tile.id: number for number, tile in enumerate(contents.manuscript)}
        self.ribbon = [RIBBONS.index(tile.ribbon) for tile in contents.manuscript]
        self.manuscript_cost = [tile.cost for tile in contents.manuscript]
        self.manuscript_effect = [
            parts(tile.effect) if tile.timing == "instant" else () for tile in contents.manuscript
        ]
        self.grey_backed = [n for n, tile in enumerate(contents.manuscript) if tile.back == "grey"]
        self.black_backed = [n for n, tile in enumerate(contents.manuscript) if tile.back == "black"]
        bonuses: list[ClericBonus | None] = [None] * len(RIBBONS)
        for bonus in contents.cleric_bonus:
            bonuses[RIBBONS.index(bonus.ribbon)] = bonus
        self.bonuses = [bonus for bonus in bonuses if bonus is not None]
        self.bonus_icons = [pack((bonus.effect.what,) * bonus.effect.n) for bonus in self.bonuses]
        self.player_cards: list[PlayerCard] = list(contents.player_card)
        self.player_card_number = {card.id: number for number, card in enumerate(contents.player_card)}
        self.player_card_start = [(*parts(card.gain), *parts(card.effect)) for card in contents.player_card]
        self.pair: list[Option] = [option("pair", card.start_space) for card in contents.player_card]

    # --- the board -------------------------------------------------------------------------------------------------

    def _lay_board(self, contents: Contents) -> None:
        self.segment_ids = [segment.id for segment in contents.segment]
        self.segment_number = {id: number for number, id in enumerate(self.segment_ids)}
        exchange = {exchange.id: exchange for exchange in contents.exchange}
        self.side_of = {players: side.id for side in contents.side for players in side.players}
        # trade.2: the exchange of an outer space, by side, segment and bank.
        self.exchanges = {
            side.id: tuple(
                tuple(
                    exchange[trade.exchange]
                    for space in ("outer_left", "outer_right")
                    for trade in segment.trade
                    if trade.side == side.id and trade.space == space
                )
                for segment in contents.segment
            )
            for side in contents.side
        }
        sites = [sorted(segment.site, key=lambda site: site.order) for segment in contents.segment]
        self.spot_ids = [[site.id for site in row] for row in sites]
        self.spot_effect = [[parts(site.reward) for site in row] for row in sites]
        # build.4: the Spots reached from the left and from the right outer space.
        self.bank = [
            [
                [n for n, site in enumerate(row) if site.bank == "left"],
                [n for n, site in enumerate(row) if site.bank == "right"],
            ]
            for row in sites
        ]
        # build.10, build.12: the Link from a Spot to the next one clockwise, across the border after the last.
        self.link_effect: list[list[tuple[Effect, ...]]] = []
        self.link_ids: list[list[str]] = []
        for segment, ids in zip(contents.segment, self.spot_ids, strict=True):
            links = {link.from_: link for link in segment.link}
            self.link_effect.append([parts(links[id].reward) if id in links else () for id in ids])
            self.link_ids.append([links[id].id if id in links else "" for id in ids])
        self.starts = {
            number: (n, side)
            for n, segment in enumerate(contents.segment)
            for side, number in ((LEFT, segment.start_numbers.outer_left), (RIGHT, segment.start_numbers.outer_right))
        }
        printed = [segment.printed_townsfolk for segment in contents.segment]
        self.printed_cost = [card.cost for card in printed]
        self.printed_townsfolk_icons = [pack(card.icons) for card in printed]
        self.printed_corner = [parts(card.dismiss_effect) for card in printed]
        tiles = [segment.printed_manuscript for segment in contents.segment]
        self.printed_manuscript_cost = [tile.cost for tile in tiles]
        self.printed_manuscript_effect = [parts(tile.effect) for tile in tiles]
        self.wedge_ids = [wedge.id for wedge in sorted(contents.wedge, key=lambda wedge: wedge.order)]
        self.wedge_effect = [
            parts(wedge.tier_2_reward) for wedge in sorted(contents.wedge, key=lambda wedge: wedge.order)
        ]
        self._measure_ways(contents)

    def _measure_ways(self, contents: Contents) -> None:
        """move.1-move.7: for each space and movement value, the possible destinations and their extra steps."""
        here = len(SPACES) * SEGMENTS
        arrows: list[list[int]] = [[] for _ in range(here)]
        for at in range(SEGMENTS):
            for arrow in contents.arrow:
                there = at if arrow.segment == "same" else (at + 1) % SEGMENTS
                arrows[3 * at + SPACES.index(arrow.from_)].append(3 * there + SPACES.index(arrow.to))
        self.ways: list[list[list[tuple[int, int]]]] = []
        highest = max(self.cost)
        for start in range(here):
            ends: list[set[int]] = [{start}]
            for _ in range(highest + FARTHEST):
                ends.append({to for space in ends[-1] for to in arrows[space]})
            by_value: list[list[tuple[int, int]]] = []
            for value in range(highest + 1):
                fewest: dict[int, int] = {}
                for steps in range(value, len(ends)):
                    for space in sorted(ends[steps]):
                        fewest.setdefault(space, steps - value)
                by_value.append(sorted(((space, extra) for space, extra in fewest.items()), key=lambda way: way[1]))
            self.ways.append(by_value)
        self.extra_steps = [[dict(ways) for ways in by_value] for by_value in self.ways]

    # --- player boards ---------------------------------------------------------------------------------------------

    def _lay_player_boards(self, contents: Contents) -> None:
        types = {kind.id: kind for kind in contents.building_type}
        self.building_cost = [types[kind].cost for kind in BUILDING_TYPES]
        self.building_vp = [types[kind].vp for kind in BUILDING_TYPES]
        buildings = sorted(contents.building, key=lambda building: building.order)
        self.piece_ids = [building.id for building in buildings]
        self.piece_number = {id: number for number, id in enumerate(self.piece_ids)}
        self.build = [option("build", id) for id in self.piece_ids]
        # build.17-build.23: what each piece uncovers.
        self.piece_icons = [0] * PIECES
        self.piece_reactions: dict[str, list[tuple[int, Effect]]] = {}
        extra_move, dismiss_cost, hand_bonus = [0] * PIECES, [DEAR] * PIECES, [0] * PIECES
        for piece, building in enumerate(buildings):
            effect = building.effect
            if isinstance(effect, Icons):
                self.piece_icons[piece] = pack((effect.what,) * effect.n)
            elif isinstance(effect, On) and effect.event in BUILDINGS_REACT:
                self.piece_reactions.setdefault(effect.event, []).append((piece, effect.do))
            elif isinstance(effect, ExtraMove):
                extra_move[piece] = effect.max
            elif isinstance(effect, DismissCost):
                dismiss_cost[piece] = effect.silver
            elif isinstance(effect, HandLimit):
                hand_bonus[piece] = effect.n
            else:
                raise BadInput(f"building.{building.id}.effect", "is not supported as the ability of a Building")
        # By set of constructed Buildings: free steps, price of a dismissal, hand limit, cost of the cheapest one left.
        taken = [[piece for piece in range(PIECES) if built >> piece & 1] for built in range(1 << PIECES)]
        self.free_steps = [sum(extra_move[piece] for piece in pieces) for pieces in taken]
        # dis.9: indexed by the printed price, 0 to 9, which a Building may replace.
        self.dismissal_price = [
            [min((dismiss_cost[piece] for piece in pieces if dismiss_cost[piece] < DEAR), default=n) for n in range(10)]
            for pieces in taken
        ]
        self.hand_limits = [
            contents.player_board.hand_limit + sum(hand_bonus[piece] for piece in pieces) for pieces in taken
        ]
        self.cheapest_left = [
            min((self.building_cost[piece // 3] for piece in range(PIECES) if piece not in pieces), default=DEAR)
            for pieces in taken
        ]
        track = contents.track
        self.track = track.spaces
        self.corruption_start = track.corruption_start
        self.virtue_start = track.virtue_start
        spaces = sorted(contents.collision, key=lambda space: space.space)
        self.collision_own = [(), *(parts(space.own) for space in spaces)]
        self.collision_others = [spaces[0].others, *(space.others for space in spaces)]
        self.worker_count = contents.player_board.workers
        castle = contents.castle
        self.crowd = castle.max_workers_per_section
        self.worker_vp = castle.vp_per_worker
        self.third_tier = parts(castle.third_tier_reward)
        self.eliminated = ((), parts(castle.bump_reward_tier_1), parts(castle.bump_reward_tier_2))
        self.lines = [(line.icons, line.workers) for line in castle.placement]
        self.leader_bonus = contents.castle_leader.effect.n
        self.reshuffle_with = parts(contents.reshuffle.with_criminals)
        self.reshuffle_without = parts(contents.reshuffle.without_criminals)
        self.paid_effect = parts(contents.debt.flip_effect)
        self.shared_space = parts(contents.shared_space.effect)

    def _note_varying_texts(self, contents: Contents) -> None:
        # The texts of cards and Manuscripts that depend on a table option, each with that option.
        self.varying: dict[str, str] = {}
        for card in (*contents.townsfolk, *contents.starter, *contents.hero):
            self.varying[f"card-{card.id}-text"] = table_option(card.effect)
        for tile in contents.manuscript:
            self.varying[f"manuscript-{tile.id}-text"] = table_option(tile.effect)
        self.varying = {key: option for key, option in self.varying.items() if option}

    def ability_key(self, key: str, options: dict[str, OptionValue]) -> str:
        """The text of what a card or Manuscript does, as a table with these options reads it (icon.11, score.4)."""
        option = self.varying.get(key)
        if option is None or options[option] == TABLE_OPTIONS[option].default:
            return key
        return f"{key}-{options[option]}"

    # --- the Rival -------------------------------------------------------------------------------------------------

    def _number_rivals(self, contents: Contents) -> None:
        self.rivals: list[Rival] = list(contents.rival)
        self.rival_ids = [rival.id for rival in contents.rival]
        self.rival_number = {rival.id: number for number, rival in enumerate(contents.rival)}
        self.rival_printed = [(0, 3 + 2 * n, 4 + 2 * n) for n in range(len(contents.rival))]
        self.rival_start = [parts(rival.start) for rival in contents.rival]
        # solo.34: what each place of the Rival's board shows once its Building has left, in the order of the pieces.
        self.rival_places = [(*r.trading_post, *r.guildhall, *r.workshop) for r in contents.rival]
        self.rival_icons = [
            [pack((place.what,) * place.n) if isinstance(place, Icons) else 0 for place in places]
            for places in self.rival_places
        ]
        # solo.3, solo.37: the Rival's Buildings from left to right.
        self.rival_order = [
            3 * BUILDING_TYPES.index(kind) + n for kind in contents.rival_rules.building_order for n in range(3)
        ]
        self.rival_lines = [(line.icons, line.workers) for line in contents.rival_rules.worker_steps]
        spaces = sorted(contents.rival_collision, key=lambda space: space.space)
        self.rival_collision = [(), *(parts(space.own) for space in spaces)]
        self.instead = {substitute.instead_of: parts(substitute.do) for substitute in contents.substitute}
        self.scheme_number = {scheme.id: self.first_scheme + n for n, scheme in enumerate(contents.scheme)}

    def scheme(self, card: int) -> Scheme:
        """The Scheme with this card number."""
        return self.schemes[card - self.first_scheme]

    def above(self, card: EndCard, players: int) -> int:
        """setup.22: how many cards start on top of Poverty or Prosperity."""
        numbers = card.cards_above
        return (numbers.p1, numbers.p2, numbers.p3, numbers.p4)[players - 1]

    def _check(self, contents: Contents) -> None:
        """comp.2-comp.7: check that the counts add up, as an overlay may have changed them."""
        for what, found, wanted in (
            ("starter", len(contents.starter), 8),
            ("segment", len(contents.segment), SEGMENTS),
            ("wedge", len(contents.wedge), SEGMENTS),
            ("building", len(contents.building), PIECES),
            ("cleric_bonus", len(self.bonuses), len(RIBBONS)),
            ("manuscript with a grey back", len(self.grey_backed), SEGMENTS),
            (
                "manuscript with a black back",
                len(self.black_backed),
                SEGMENTS * contents.manuscript_rules.black_per_pile,
            ),
            ("collision", len(contents.collision), contents.track.spaces),
            ("rival_collision", len(contents.rival_collision), contents.track.spaces),
        ):
            if found != wanted:
                raise BadInput(what, f"has {found} entries, but the game needs {wanted}")
        for segment in contents.segment:
            if len(segment.site) != SPOTS:
                raise BadInput(f"segment.{segment.id}.site", f"has {len(segment.site)} entries, not {SPOTS}")
        if max(self.cost) > 9:
            raise BadInput("townsfolk.cost", "a card may cost at most 9")
        if sorted(self.starts) != [card.start_space for card in sorted(self.player_cards, key=lambda c: c.start_space)]:
            raise BadInput("player_card.start_space", "each start number of the board must have exactly one card")
        for rival, places in zip(contents.rival, self.rival_places, strict=True):
            if any(isinstance(place, On) and place.event not in RIVAL_REACTS for place in places):
                raise BadInput(f"rival.{rival.id}", f"its places may only react to {', '.join(RIVAL_REACTS)}")
            for id in rival.remove_schemes:
                if id not in self.scheme_number:
                    raise BadInput(f"rival.{rival.id}.remove_schemes", f"there is no scheme {id!r}")
