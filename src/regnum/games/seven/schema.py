"""The shape of the content files of 7: what a card may say, and the closed list of effects."""

from __future__ import annotations

from typing import Annotated, Literal, Union

import msgspec

from regnum.core.content import DESCRIPTIVE, Entry, Words

Small = Annotated[int, msgspec.Meta(ge=0, le=60)]
Count = Annotated[int, msgspec.Meta(ge=1, le=60)]
Kind = Literal["courage", "wisdom", "mercy", "justice", "faith", "temperance"]
Banner = Literal["red", "blue", "green", "yellow", "white", "purple"]
Board = Literal["tavern", "shop"]
Rule = Literal[
    "immune_to_sins",
    "elixirs_give_one_more",
    "taps_give_one_more",
    "palaces_cost_two_less",
    "no_loss_for_held_sins",
    "characters_cost_one_less",
]


class Amount(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """game.4: gold, fame and power, to pay or to receive."""

    gold: Small = 0
    fame: Small = 0
    power: Small = 0


# --- effects -------------------------------------------------------------------------------------------------------


class Op(msgspec.Struct, tag_field="op", forbid_unknown_fields=True, frozen=True):
    """Something a card may do."""


class Gain(Op, tag="gain", frozen=True):
    """effect.1."""

    what: Literal["gold", "fame", "power"]
    n: Count


class GainGift(Op, tag="gain_gift", frozen=True):
    """effect.2."""

    kind: Literal["any", "any_same", "any_different"]
    n: Count


class Steal(Op, tag="steal", frozen=True):
    """effect.3."""

    what: Literal["gold", "gift", "elixir"]
    n: Count


class StealFromEach(Op, tag="steal_from_each", frozen=True):
    """effect.4."""

    n: Count


class LureCharacter(Op, tag="lure_character", frozen=True):
    """effect.5."""


class RecruitNow(Op, tag="recruit", frozen=True):
    """effect.6."""

    discount: Small


class BuyElixirNow(Op, tag="buy_elixir", frozen=True):
    """effect.6."""

    discount: Small


class FoundNow(Op, tag="found", frozen=True):
    """effect.6."""

    discount: Small


class TapRival(Op, tag="tap_rival", frozen=True):
    """effect.7."""

    n: Count


class OustMarker(Op, tag="oust_marker", frozen=True):
    """effect.8."""

    cost: Amount


class SkipRival(Op, tag="skip_rival", frozen=True):
    """effect.9."""


class Untap(Op, tag="untap", frozen=True):
    """effect.10."""

    n: Count


class CancelSin(Op, tag="cancel_sin", frozen=True):
    """effect.11, sin.7-sin.9: a reaction, never an action."""


class Refresh(Op, tag="refresh", frozen=True):
    """effect.12."""

    board: Board
    then: Gain | None = None


class DrawElixir(Op, tag="draw_elixir", frozen=True):
    """effect.13."""

    n: Count


class Exchange(Op, tag="exchange", frozen=True):
    """effect.14."""

    max: Count


class BurySin(Op, tag="bury_sin", frozen=True):
    """effect.15."""

    n: Count


class ForeseeCataclysm(Op, tag="foresee_cataclysm", frozen=True):
    """effect.16."""


class SwapGift(Op, tag="swap_gift", frozen=True, rename={"with_": "with"}):
    """effect.17, hero.1-hero.4."""

    min: Count
    max: Count
    with_: tuple[Literal["reserve", "rival"], ...]


class ReclaimSlot(Op, tag="reclaim_slot", frozen=True):
    """effect.18."""


class FillSlot(Op, tag="fill_slot", frozen=True):
    """effect.19."""

    rows: tuple[Literal[1, 2], ...]


class DrawArtefact(Op, tag="draw_artefact", frozen=True):
    """effect.20."""

    n: Count


class Lose(Op, tag="lose", frozen=True):
    """effect.21."""

    who: Literal["each", "most_power", "power_at_least"]
    what: Literal["gold", "fame", "power", "gift", "elixir", "tapped_character"]
    n: Count
    per: Literal["", "palace", "character", "elixir", "sin"] = ""
    max: Small = 0
    min: Small = 0


class DiscardDownTo(Op, tag="discard_down_to", frozen=True):
    """effect.22."""

    n: Count


class DrawSin(Op, tag="draw_sin", frozen=True):
    """effect.23."""

    n: Count


class Demand(Op, tag="demand", frozen=True):
    """effect.30, nameless.6-nameless.8."""

    who: Literal["chosen", "each"]
    what: Literal["gold", "fame", "power", "gift", "elixir", "artefact", "tap_character", "tapped_character"]
    n: Count


class MillSin(Op, tag="mill_sin", frozen=True):
    """effect.31."""

    n: Count


class UntilEndOfTurn(Op, tag="until_end_of_turn", frozen=True):
    """effect.24-effect.29, enslave.4."""

    rule: Rule


SinEffect = Union[
    Gain, GainGift, Steal, LureCharacter, RecruitNow, BuyElixirNow, TapRival, OustMarker, SkipRival, Untap, CancelSin
]
PalaceEffect = Union[
    Gain,
    GainGift,
    Untap,
    CancelSin,
    Refresh,
    DrawElixir,
    Exchange,
    BurySin,
    ForeseeCataclysm,
    SwapGift,
    ReclaimSlot,
]
ArtefactEffect = Union[
    Gain,
    GainGift,
    StealFromEach,
    RecruitNow,
    BuyElixirNow,
    FoundNow,
    Untap,
    BurySin,
    ForeseeCataclysm,
    SwapGift,
    FillSlot,
]
TreasureEffect = Union[Gain, DrawArtefact]
CataclysmEffect = Union[Refresh, Lose, DiscardDownTo, DrawSin]
NamelessEffect = Union[Demand, MillSin, Refresh]
Effect = Union[
    Gain,
    GainGift,
    Steal,
    StealFromEach,
    LureCharacter,
    RecruitNow,
    BuyElixirNow,
    FoundNow,
    TapRival,
    OustMarker,
    SkipRival,
    Untap,
    CancelSin,
    Refresh,
    DrawElixir,
    Exchange,
    BurySin,
    ForeseeCataclysm,
    SwapGift,
    ReclaimSlot,
    FillSlot,
    DrawArtefact,
    Lose,
    DiscardDownTo,
    DrawSin,
    Demand,
    MillSin,
    UntilEndOfTurn,
]


# --- cards ---------------------------------------------------------------------------------------------------------


class Gift(Entry, kw_only=True, frozen=True):
    """game.5, supply.8."""

    id: Kind
    colour: Annotated[Banner, DESCRIPTIVE]


class Start(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    gold: Small
    fame: Small
    gifts: tuple[Kind, ...]


class Hero(Entry, kw_only=True, frozen=True):
    """setup.13, setup.14, hero.1, fall.11."""

    banner: Banner
    fallen_it: Words
    fallen_en: Words
    start: Start
    income: Amount
    ability: SwapGift


class Character(Entry, kw_only=True, frozen=True):
    """recruit.3-recruit.6."""

    banner: Banner
    cost: Amount
    gifts: tuple[Kind, ...]
    income: Amount = Amount()
    power_now: Small = 0


class ElixirSet(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """elixir.5, set.1-set.4."""

    banner: Literal[Banner, "any"]
    n: Count
    gives: tuple[Literal[Kind, "any"], ...]


class Elixir(Entry, kw_only=True, frozen=True):
    """elixir.1-elixir.6."""

    cost: Amount
    gives: tuple[Literal[Kind, "any"], ...]
    set: ElixirSet


class PalaceSet(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """found.3, found.9."""

    banner: Literal[Banner, "any"]
    n: Count
    income: Amount


class Enslaving(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """enslave.1, enslave.3."""

    power: Small
    effect: PalaceEffect


class TempleEnslaving(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """enslave.1, enslave.4."""

    power: Small
    effect: UntilEndOfTurn


class Palace(Entry, kw_only=True, frozen=True):
    """A castle or an estate: found.1-found.7."""

    number: Count
    cost: Amount
    income: Amount
    set: PalaceSet
    enslave: Enslaving


class Temple(Entry, kw_only=True, frozen=True):
    """found.8-found.10."""

    cost: Amount
    power_now: Small
    set: PalaceSet
    enslave: TempleEnslaving


class Slot(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """part.1: what one requirement asks."""

    gifts: tuple[Kind, ...] = ()
    gold: Small = 0
    fame: Small = 0


class Undertaking(Entry, kw_only=True, frozen=True):
    """part.1, complete.3."""

    power: Count
    slots: tuple[Slot, ...]


class Treasure(Entry, kw_only=True, frozen=True):
    """treasure.3, complete.9."""

    effect: TreasureEffect


class Sin(Entry, kw_only=True, frozen=True):
    """sin.1."""

    first: SinEffect
    second: SinEffect


class Cataclysm(Entry, kw_only=True, frozen=True):
    """cataclysm.3."""

    palace: Count
    closes: Literal["", "tavern", "shop"] = ""
    effects: tuple[CataclysmEffect, ...]


class Artefact(Entry, kw_only=True, frozen=True):
    """artefact.1."""

    effect: ArtefactEffect


class Corruption(Entry, kw_only=True, frozen=True):
    """fall.4, fall.6, fall.7."""

    threshold: Count
    purge: Amount


class NamelessCard(Entry, kw_only=True, frozen=True):
    """nameless.1."""

    effect: NamelessEffect


class Portal(Entry, kw_only=True, frozen=True):
    """portal.1, portal.2, portal.6."""

    colour: Annotated[Banner, DESCRIPTIVE]
    cost: tuple[Kind, ...]
    income: Amount


class Closure(Entry, kw_only=True, frozen=True):
    """cataclysm.7."""

    board: Board


class Constants(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The numbers of the rulebook."""

    power_goal: Count
    sins_for_cataclysm: Count
    sin_hand: Count
    sin_draw_min: Count
    tavern_spaces: Count
    shop_spaces: Count
    open_castles: Count
    open_estates: Count
    rows: Literal[3]
    per_row: Literal[1, 2]
    per_row_two_heroes: Literal[1, 2]
    treasures_per_undertaking: Count
    markers: Count
    bonus_power: Count
    source: Words


class Contents(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Everything in the box of 7."""

    constants: Constants
    gift: list[Gift]
    banner: list[Entry]
    hero: list[Hero]
    character: list[Character]
    elixir: list[Elixir]
    castle: list[Palace]
    estate: list[Palace]
    temple: list[Temple]
    undertaking: list[Undertaking]
    treasure: list[Treasure]
    sin: list[Sin]
    cataclysm: list[Cataclysm]
    artefact: list[Artefact]
    corruption: Corruption
    nameless: list[NamelessCard]
    portal: list[Portal]
    armour: list[Entry]
    closure: list[Closure]
