"""What cards, events, calamities and treaties do: the ops of the content files."""

from __future__ import annotations

from typing import Annotated, Literal, Union

import msgspec

from regnum.core.content import Op
from regnum.games.medioevo.schema.values import ByLevel, Pair, Small, TechnologyId, TerrainKind, VehicleKind

# --- cards that are played in a phase (3.26; see `rules.cards.play`) -------------------------------------------------


class Eliminate(Op, tag="eliminate", frozen=True):
    """3.26.8: see a victim's hand and eliminate a card, unless another such card stops this one."""


class Steal(Op, tag="steal", frozen=True):
    """3.26.9: see a victim's hand and take a card."""


class MoveCathedral(Op, tag="move_cathedral", frozen=True):
    """3.26.16: move a victim's cathedral to a kingdom of the player."""


class Impose(Op, tag="impose", frozen=True):
    """3.26.10-3.26.12: impose terms on another player for some turns."""

    term: Literal["truce", "imposed_passage", "imposed_commerce"]
    turns: Small  # at most
    pact: Literal["", "passage", "commerce"] = ""  # what the terms grant: it must be lacking, and there must be peace


class HalvePrices(Op, tag="halve_prices", frozen=True):
    """3.26.15: buildings cost half for a purchase phase, for anybody with the technology."""

    technology: TechnologyId


# --- what an event does to a vehicle it strikes (3.29) ---------------------------------------------------------------


class PayOrStay(Op, tag="pay_or_stay", frozen=True):
    """Pay florins for each vehicle, or it does not move."""

    n: Small


class Movement(Op, tag="movement", frozen=True):
    """Movement points gained or lost."""

    n: int


class Immobile(Op, tag="immobile", frozen=True):
    """No movement; if terrains are named, only there."""

    terrain: tuple[TerrainKind, ...] = ()
    unless_in_port: bool = False


class Destroy(Op, tag="destroy", frozen=True):
    """The vehicle is lost with its load; with `unload`, the load stays if the vehicle is on its owner's land."""

    unload: bool


class LoseArmies(Op, tag="lose_armies", frozen=True):
    """Lose armies from the load, or goods instead if there are any."""

    n: Small
    or_goods: Small = 0


class LoseGoods(Op, tag="lose_goods", frozen=True):
    """Lose all goods, or half of them rounded down (2.04)."""

    half: bool


class LoseCargo(Op, tag="lose_cargo", frozen=True):
    """Lose all goods and armies, or half of each rounded down (2.04)."""

    half: bool


class NoCrossing(Op, tag="no_crossing", frozen=True):
    """The vehicle may cross neither rivers nor streams."""


class TradeBonus(Op, tag="trade_bonus", frozen=True):
    """Extra florins for each unit sold."""

    n: Small


class GainGoods(Op, tag="gain_goods", frozen=True):
    """Goods of a kind chosen by an eight-sided die, as far as there is room."""

    n: Small


class TurnPirate(Op, tag="turn_pirate", frozen=True):
    """The ship and its armies become a pirate ship."""


Mishap = Union[Destroy, LoseArmies, LoseGoods, LoseCargo, TurnPirate]


class RollEach(Op, tag="roll_each", frozen=True):
    """A six-sided die for each vehicle; it suffers on `at_least` or more."""

    at_least: Annotated[int, msgspec.Meta(ge=2, le=6)]
    then: Mishap
    unless_in_port: bool = False
    unless_escorted: bool = False  # by a warship of the same owner in the same place


EventEffect = Union[
    PayOrStay, Movement, Immobile, Destroy, LoseArmies, LoseGoods, LoseCargo, NoCrossing, TradeBonus, GainGoods,
    TurnPirate, RollEach,
]  # fmt: skip


# --- calamities (3.30; see `rules.calamities`) -----------------------------------------------------------------------

Changes = dict[TechnologyId, int]  # by technology, what it adds to a number of whoever has it


class Alchemy(Op, tag="make_gold", frozen=True):
    """3.30.1: the drawer may turn iron into gold."""


class RaidConvoys(Op, tag="raid_convoys", frozen=True):
    """3.30.2: a die for each vehicle in a land zone; by number of guards, the last throw without loss, and ruin."""

    affects: tuple[VehicleKind, ...]
    guards: tuple[TechnologyId, ...]
    safe: ByLevel
    robbed: ByLevel


class TakeToll(Op, tag="take_toll", frozen=True):
    """3.30.3, 3.30.13: drawer and neighbours lose armies for each pip of one die: a number, or a share of all."""

    under: str  # the clause by which they are lost
    die: Small
    halved_by: TechnologyId
    armies: Small = 0
    percent: Small = 0
    changes: Changes = {}  # after halving
    stored_by: Literal[TechnologyId, ""] = ""  # with this technology each reserve of grain saves armies
    reserve_saves: Small = 0
    cities: bool = False  # whether each city then loses as many armies as its level


class Council(Op, tag="council", frozen=True):
    """3.30.4: all may buy technologies at half price."""

    technologies: Small
    pope: Small


class CallCrusade(Op, tag="call_crusade", frozen=True):
    """3.30.5."""


class Disorder(Op, tag="disorder", frozen=True):
    """3.30.6: the levels by which all cities of the drawer drop; technologies change both numbers."""

    settlements: Small
    forts: Small
    changes: Changes


class Enthrone(Op, frozen=True):
    """3.30.7, 3.30.9: whoever holds a complete kingdom throws dice for one that barbarians hold."""

    dice: Small
    faces: Small


class Governor(Enthrone, tag="governor", frozen=True):
    """3.30.7: a minor kingdom."""


class Emperor(Enthrone, tag="emperor", frozen=True):
    """3.30.9: any kingdom; showing a heroine adds dice."""

    heroine: Small


class SplitRealm(Op, tag="split_realm", frozen=True):
    """3.30.8: the size of the faction that stays, the armies of a second one with Philosophy, the armies both lose."""

    kept: Small
    changes: Changes  # of what is kept
    with_philosophy: Small
    fallen: Small


class LoseGenerals(Op, tag="lose_generals", frozen=True):
    """3.30.10: a victim of the drawer's choice loses generals; only the technology that helps most counts."""

    generals: Small
    with_technology: Changes


class LoseCathedrals(Op, tag="lose_cathedrals", frozen=True):
    """3.30.11, 3.30.16: cathedrals lost, by default all; one fewer for anybody with a technology of `saved_by`."""

    under: str  # the clause by which they are lost
    who: Literal["drawer", "drawer_unless_pope", "others_if_pope", "others_by_lot"]
    saved_by: tuple[TechnologyId, ...]
    unless: Literal[TechnologyId, ""] = ""  # a technology with which these do not help
    cathedrals: Small = 0  # 0: all
    others: Small = 0  # how many are drawn by lot
    armies: Small = 0  # lost with each


class SendHorde(Op, tag="send_horde", frozen=True):
    """3.30.12."""


class SendPirates(Op, tag="send_pirates", frozen=True):
    """3.30.14."""


class SlaveRevolt(Op, tag="slave_revolt", frozen=True):
    """3.30.15: how many cities of each owner of slaves drop, by how many levels."""

    cities: Small
    levels: Small
    changes: Changes


class Tempest(Op, tag="tempest", frozen=True):
    """3.30.17: the levels that the first and the second settlement lose, without Engineering and with it."""

    affects: tuple[VehicleKind, ...]
    levels: Pair
    engineered: Pair


CalamityEffect = Union[
    Alchemy, RaidConvoys, TakeToll, Council, CallCrusade, Disorder, Governor, Emperor, SplitRealm, LoseGenerals,
    LoseCathedrals, SendHorde, SendPirates, SlaveRevolt, Tempest,
]  # fmt: skip


# --- treaties --------------------------------------------------------------------------------------------------------

Party = Literal["proposer", "answerer", "revoker", "other", "taxed", "taxer", "declarer", "both"]
Faithful = Literal["faith_of_proposer", "faith_of_answerer", "faith_of_declarer"]


class MarkCasusBelli(Op, tag="casus_belli", frozen=True):
    holder: Literal[Party, Faithful]
    against: Party
    n: Small


class ChangeHonour(Op, tag="honour", frozen=True):
    who: Party
    n: int


class Excommunicable(Op, tag="excommunicable", frozen=True):
    """3.20.c: a ground for excommunication of every Christian party to the act."""


TreatyOp = Union[MarkCasusBelli, ChangeHonour, Excommunicable]
