"""The schema of the content files of Viscounts: cards, tiles, the boards, the Rival; what they do is in `ops`."""

from __future__ import annotations

from typing import Annotated, Literal

from regnum.core.content import DESCRIPTIVE, Entry, Values, Words
from regnum.games.viscounts.schema.ops import Effect, HandLimit, Icons
from regnum.games.viscounts.schema.values import (
    Bank,
    BuildingType,
    Condition,
    Count,
    Icon,
    Points,
    Primary,
    Ribbon,
    Small,
    Space,
    Timing,
)

# --- cards and tiles -------------------------------------------------------------------------------------------------


class Card(Entry, kw_only=True, frozen=True):
    """card.1-card.3: a Townsfolk; `cost` is also its movement value and the Silver for destroying it."""

    cost: Small
    icons: tuple[Icon, ...]
    timing: Timing
    effect: Effect | None = None
    recruit_effect: Effect | None = None


class Manuscript(Entry, kw_only=True, frozen=True):
    """comp.4: a Manuscript tile."""

    ribbon: Ribbon
    cost: Small
    timing: Literal["instant", "end"]
    effect: Effect
    back: Literal["grey", "black"]


class ManuscriptRules(Values, frozen=True):
    """setup.4, script.10: the size of the piles and the points of sets."""

    black_per_pile: Count
    set_vp: tuple[Points, Points, Points, Points]
    source: Words


class ClericBonus(Entry, kw_only=True, frozen=True):
    """script.6-script.9: a Cleric Bonus Card."""

    ribbon: Ribbon
    requires: Count
    vp: Points
    effect: Icons


class PlayerCard(Entry, kw_only=True, frozen=True):
    """setup.12-setup.17: a Player Card."""

    start_space: Count
    gain: Effect
    effect: Effect


# --- the board -------------------------------------------------------------------------------------------------------


class Part(Values, kw_only=True, frozen=True):
    """A part of the board that has no name in the game."""

    source: Words
    reconstructed: Annotated[list[str], DESCRIPTIVE] = []


class SideOfBoard(Entry, kw_only=True, frozen=True):
    """setup.1: a side of the segments and the player counts it is used with."""

    players: tuple[Count, ...]


class Exchange(Entry, kw_only=True, frozen=True):
    """trade.2-trade.8: an exchange of Merchants."""

    merchant_icons: Count
    effect: Effect


class BoardSpace(Entry, kw_only=True, frozen=True):
    """comp.12, act.2, build.4: a space of a segment."""

    path: Literal["outside", "inside"]
    actions: tuple[Primary, ...]
    bank: Bank | None = None


class Arrow(Part, kw_only=True, frozen=True, rename={"from_": "from"}):
    """move.5: an arrow between two spaces."""

    from_: Space
    to: Space
    segment: Literal["same", "next"]


class Site(Entry, kw_only=True, frozen=True):
    """build.3, build.4, build.9: a Building Spot."""

    order: Count
    bank: Bank
    reward: Effect


class Link(Part, kw_only=True, frozen=True, rename={"from_": "from"}):
    """build.10-build.15: a Link between two Building Spots."""

    id: str
    from_: str
    to: str
    reward: Effect


class Trade(Part, kw_only=True, frozen=True):
    """trade.2: the exchange of an outer space on one side of the segment."""

    id: str
    side: str
    space: Literal["outer_left", "outer_right"]
    exchange: str


class StartNumbers(Values, frozen=True):
    outer_left: Count
    outer_right: Count


class PrintedTownsfolk(Values, frozen=True):
    """dis.10: the Townsfolk printed on a segment."""

    cost: Small
    icons: tuple[Icon, ...]
    dismiss_effect: Effect


class PrintedManuscript(Values, frozen=True):
    """script.13: the Manuscript printed on a segment."""

    cost: Small
    effect: Effect


class Segment(Entry, kw_only=True, frozen=True):
    """comp.12, comp.14: a segment of the board."""

    start_numbers: StartNumbers
    printed_townsfolk: PrintedTownsfolk
    printed_manuscript: PrintedManuscript
    site: tuple[Site, ...]
    link: tuple[Link, ...]
    trade: tuple[Trade, ...]


class Line(Values, frozen=True):
    """work.2: the number of Icons needed to place a number of Workers."""

    icons: Count
    workers: Count


class Castle(Values, frozen=True):
    """work.6-work.24, work.41: the rules and rewards of the castle."""

    promote_at: Literal[3]
    max_workers_per_section: Count
    vp_per_worker: tuple[Points, Points, Points]
    third_tier_reward: Effect
    bump_reward_tier_1: Effect
    bump_reward_tier_2: Effect
    placement: tuple[Line, ...]
    source: Words


class Wedge(Entry, kw_only=True, frozen=True):
    """work.12: a wedge of the castle."""

    order: Count
    tier_2_reward: Effect


class CastleLeader(Entry, kw_only=True, frozen=True):
    """work.30-work.33: the Castle Leader card."""

    vp: Points
    effect: HandLimit


# --- player boards ---------------------------------------------------------------------------------------------------


class PlayerBoard(Values, frozen=True):
    """comp.2, draw.2: a player board."""

    hand_limit: Count
    workers: Count
    source: Words


class PrintedIcons(Part, kw_only=True, frozen=True):
    """setup.8: Icons printed on a card space."""

    space: Literal["middle", "right"]
    icons: tuple[Icon, ...]


class Track(Values, frozen=True):
    """setup.7: the track of Corruption and Virtue."""

    spaces: Count
    corruption_start: Count
    virtue_start: Count
    source: Words


class Others(Values, frozen=True):
    condition: Condition
    effect: Effect


class CollisionSpace(Part, kw_only=True, frozen=True, rename={"own": "self"}):
    """track.12, track.13: the rewards of a Collision on a space of the track."""

    id: str
    space: Count
    own: Effect
    others: Others


class BuildingKind(Entry, kw_only=True, frozen=True):
    """build.2, build.24: a type of Building."""

    cost: Count
    vp: tuple[Points, Points, Points]


class Building(Entry, kw_only=True, frozen=True):
    """build.6, build.17-build.23, build.28: a Building and the ability it uncovers."""

    type: BuildingType
    order: Count
    phase: Literal["movement", "primary_action", "recruit", "collision", "draw"]
    effect: Effect


class SharedSpace(Entry, kw_only=True, frozen=True):
    """move.8: what happens when a Viscount joins others on a space."""

    effect: Effect


class Reshuffle(Entry, kw_only=True, frozen=True):
    """draw.6: what a forced reshuffle gives, with and without Criminals."""

    with_criminals: Effect
    without_criminals: Effect


# --- Debts and Deeds -------------------------------------------------------------------------------------------------


class Face(Values, frozen=True):
    it: Words
    en: Words
    vp: Points


class Paper(Entry, kw_only=True, frozen=True):
    """comp.5, debt.8, debt.13, debt.14: a Debt or a Deed."""

    front: Face
    back: Face
    flip_effect: Effect | None = None


class CardsAbove(Values, frozen=True):
    p1: Count
    p2: Count
    p3: Count
    p4: Count


class EndCard(Entry, kw_only=True, frozen=True):
    """setup.22, score.8-score.15: Poverty or Prosperity."""

    pile: Literal["debt", "deed"]
    cards_above: CardsAbove
    scores: Literal["flipped_debt", "flipped_deed"]
    vp: tuple[Points, ...]
    vp_under_3_players: tuple[Points, ...]
    minimum: Small


# --- the Rival -------------------------------------------------------------------------------------------------------


class RivalRules(Values, frozen=True):
    """solo.3, solo.42, solo.67: rules that all Rivals share."""

    worker_steps: tuple[Line, ...]
    building_order: tuple[BuildingType, BuildingType, BuildingType]
    vp_per_leftover_resource: Points
    source: Words


class Substitute(Part, kw_only=True, frozen=True):
    """solo.18-solo.27: what the Rival does instead of an effect."""

    id: str
    instead_of: Literal[
        "rearrange", "gain_2_silver", "destroy", "gain_scheme_when_none_left", "flip_when_nothing_to_flip", "discard",
        "move_worker", "recruit_free",
    ]  # fmt: skip
    do: Effect


class RivalCollision(Part, kw_only=True, frozen=True, rename={"own": "self"}):
    """solo.63: the Rival's reward for a Collision on a space of the track."""

    id: str
    space: Count
    own: Effect


class Priority(Values, frozen=True):
    """solo.16: this resource while fewer than `until` are held; without a number, always."""

    what: Literal["ink", "gold", "stone", "any_resource"]
    until: Count | None = None


class RivalIcons(Values, frozen=True):
    middle: tuple[Icon, ...]
    right: tuple[Icon, ...]


class Rival(Entry, kw_only=True, frozen=True):
    """solo.2-solo.17, solo.34: a Rival and its board."""

    focus: Effect
    resource_priority: tuple[Priority, ...]
    start: Effect
    remove_schemes: tuple[str, ...]
    printed_icons: RivalIcons
    guildhall: tuple[Effect, Effect, Effect]
    trading_post: tuple[Effect, Effect, Effect]
    workshop: tuple[Effect, Effect, Effect]


class Scheme(Entry, kw_only=True, frozen=True):
    """solo.55-solo.59: a Scheme card of the Rival."""

    deck: Literal["starting", "future"]
    icons: tuple[Icon, ...]
    corruption_per_criminal: bool
    effect: Effect
    move: Small
    options: tuple[Effect, ...]


class Contents(Values, frozen=True):
    """Everything in the box of Viscounts."""

    townsfolk: list[Card]
    starter: list[Card]
    hero: list[Card]
    manuscript: list[Manuscript]
    manuscript_rules: ManuscriptRules
    cleric_bonus: list[ClericBonus]
    player_card: list[PlayerCard]
    side: list[SideOfBoard]
    exchange: list[Exchange]
    space: list[BoardSpace]
    arrow: list[Arrow]
    segment: list[Segment]
    castle: Castle
    wedge: list[Wedge]
    castle_leader: CastleLeader
    player_board: PlayerBoard
    printed_icons: list[PrintedIcons]
    track: Track
    collision: list[CollisionSpace]
    building_type: list[BuildingKind]
    building: list[Building]
    shared_space: SharedSpace
    reshuffle: Reshuffle
    debt: Paper
    deed: Paper
    poverty: EndCard
    prosperity: EndCard
    rival_rules: RivalRules
    substitute: list[Substitute]
    rival_collision: list[RivalCollision]
    rival: list[Rival]
    scheme: list[Scheme]
