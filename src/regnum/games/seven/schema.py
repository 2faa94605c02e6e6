"""The schema of the content files of 7: cards and the fixed set of effects."""

from __future__ import annotations

from typing import Annotated, Literal, Union

import msgspec

from regnum.core.content import DESCRIPTIVE, Entry, Op, Values, Words

Small = Annotated[int, msgspec.Meta(ge=0, le=60)]
Count = Annotated[int, msgspec.Meta(ge=1, le=60)]
Kind = Literal["courage", "wisdom", "mercy", "justice", "faith", "temperance"]
Banner = Literal["red", "blue", "green", "yellow", "white", "purple"]
Board = Literal["tavern", "shop"]
Rule = Literal[
    "immune_to_sins", "elixirs_give_one_more", "taps_give_one_more", "palaces_cost_two_less", "no_loss_for_held_sins",
    "characters_cost_one_less",
]  # fmt: skip


class Amount(Values, frozen=True):
    """game.4: gold, fame and power, to pay or to receive."""

    gold: Small = 0
    fame: Small = 0
    power: Small = 0


# --- effects -------------------------------------------------------------------------------------------------------


class Gain(Op, tag="gain", frozen=True):
    """effect.1: gain gold, fame or power."""

    what: Literal["gold", "fame", "power"]
    n: Count


class GainGift(Op, tag="gain_gift", frozen=True):
    """effect.2: gain gifts of chosen kinds."""

    kind: Literal["any", "any_same", "any_different"]
    n: Count


class Steal(Op, tag="steal", frozen=True):
    """effect.3: take gold, a gift or an elixir from a rival."""

    what: Literal["gold", "gift", "elixir"]
    n: Count


class StealFromEach(Op, tag="steal_from_each", frozen=True):
    """effect.4: take gifts from every rival."""

    n: Count


class LureCharacter(Op, tag="lure_character", frozen=True):
    """effect.5: pay a rival for one of his characters and take it."""


class RecruitNow(Op, tag="recruit", frozen=True):
    """effect.6: recruit a character at a discount."""

    discount: Small


class BuyElixirNow(Op, tag="buy_elixir", frozen=True):
    """effect.6: buy an elixir at a discount."""

    discount: Small


class FoundNow(Op, tag="found", frozen=True):
    """effect.6: found a palace at a discount."""

    discount: Small


class TapRival(Op, tag="tap_rival", frozen=True):
    """effect.7: tap a rival's character."""

    n: Count


class OustMarker(Op, tag="oust_marker", frozen=True):
    """effect.8: pay to replace a rival's marker by a neutral one."""

    cost: Amount


class SkipRival(Op, tag="skip_rival", frozen=True):
    """effect.9: a rival loses his next turn in this phase."""


class Untap(Op, tag="untap", frozen=True):
    """effect.10: turn own characters upright."""

    n: Count


class CancelSin(Op, tag="cancel_sin", frozen=True):
    """effect.11, sin.7-sin.9: deny a rival's sin; a reaction, never an action."""


class Refresh(Op, tag="refresh", frozen=True):
    """effect.12: replace all open cards of the tavern or the shop, then carry out `then`."""

    board: Board
    then: Gain | None = None


class DrawElixir(Op, tag="draw_elixir", frozen=True):
    """effect.13: draw elixirs for free."""

    n: Count


class Exchange(Op, tag="exchange", frozen=True):
    """effect.14: exchange up to `max` gold for fame, or fame for gold."""

    max: Count


class BurySin(Op, tag="bury_sin", frozen=True):
    """effect.15: put sins from the hand under the deck."""

    n: Count


class ForeseeCataclysm(Op, tag="foresee_cataclysm", frozen=True):
    """effect.16: look at the top cataclysm and possibly put it at the bottom."""


class SwapGift(Op, tag="swap_gift", frozen=True, rename={"with_": "with"}):
    """effect.17, hero.1-hero.4: exchange gifts one for one."""

    min: Count
    max: Count
    with_: tuple[Literal["reserve", "rival"], ...]


class ReclaimSlot(Op, tag="reclaim_slot", frozen=True):
    """effect.18: replace a neutral marker by an own one."""


class FillSlot(Op, tag="fill_slot", frozen=True):
    """effect.19: meet a requirement without paying."""

    rows: tuple[Literal[1, 2], ...]


class DrawArtefact(Op, tag="draw_artefact", frozen=True):
    """effect.20: draw artefacts."""

    n: Count


class Lose(Op, tag="lose", frozen=True):
    """effect.21: heroes lose tokens, power or cards."""

    who: Literal["each", "most_power", "power_at_least"]
    what: Literal["gold", "fame", "power", "gift", "elixir", "tapped_character"]
    n: Count
    per: Literal["", "palace", "character", "elixir", "sin"] = ""
    max: Small = 0
    min: Small = 0


class DiscardDownTo(Op, tag="discard_down_to", frozen=True):
    """effect.22: each hero discards gifts down to `n`."""

    n: Count


class DrawSin(Op, tag="draw_sin", frozen=True):
    """effect.23: each hero with the fewest sins draws `n`."""

    n: Count


class Demand(Op, tag="demand", frozen=True):
    """effect.30, nameless.6-nameless.8: one hero or each must hand over something."""

    who: Literal["chosen", "each"]
    what: Literal["gold", "fame", "power", "gift", "elixir", "artefact", "tap_character", "tapped_character"]
    n: Count


class MillSin(Op, tag="mill_sin", frozen=True):
    """effect.31: discard sins from the top of the deck."""

    n: Count


class UntilEndOfTurn(Op, tag="until_end_of_turn", frozen=True):
    """effect.24-effect.29, enslave.4: a rule that holds while the marker is on the temple."""

    rule: Rule


SinEffect = Union[
    Gain, GainGift, Steal, LureCharacter, RecruitNow, BuyElixirNow, TapRival, OustMarker, SkipRival, Untap, CancelSin
]
PalaceEffect = Union[
    Gain, GainGift, Untap, CancelSin, Refresh, DrawElixir, Exchange, BurySin, ForeseeCataclysm, SwapGift, ReclaimSlot,
]  # fmt: skip
ArtefactEffect = Union[
    Gain, GainGift, StealFromEach, RecruitNow, BuyElixirNow, FoundNow, Untap, BurySin, ForeseeCataclysm, SwapGift,
    FillSlot,
]  # fmt: skip
TreasureEffect = Union[Gain, DrawArtefact]
CataclysmEffect = Union[Refresh, Lose, DiscardDownTo, DrawSin]
NamelessEffect = Union[Demand, MillSin, Refresh]
Effect = Union[SinEffect, PalaceEffect, ArtefactEffect, TreasureEffect, CataclysmEffect, NamelessEffect, UntilEndOfTurn]


# --- cards ---------------------------------------------------------------------------------------------------------


class Gift(Entry, kw_only=True, frozen=True):
    """game.5, supply.8: a kind of gift."""

    id: Kind
    colour: Annotated[Banner, DESCRIPTIVE]


class Start(Values, frozen=True):
    gold: Small
    fame: Small
    gifts: tuple[Kind, ...]


class Hero(Entry, kw_only=True, frozen=True):
    """setup.13, setup.14, hero.1, fall.11: a hero, with the name of his fallen side."""

    banner: Banner
    fallen_it: Words
    fallen_en: Words
    start: Start
    income: Amount
    ability: SwapGift


class Character(Entry, kw_only=True, frozen=True):
    """recruit.3-recruit.6: a character."""

    banner: Banner
    cost: Amount
    gifts: tuple[Kind, ...]
    income: Amount = Amount()
    power_now: Small = 0


class ElixirSet(Values, frozen=True):
    """elixir.5, set.1-set.4: the option of an elixir that needs a set."""

    banner: Literal[Banner, "any"]
    n: Count
    gives: tuple[Literal[Kind, "any"], ...]


class Elixir(Entry, kw_only=True, frozen=True):
    """elixir.1-elixir.6: an elixir."""

    cost: Amount
    gives: tuple[Literal[Kind, "any"], ...]
    set: ElixirSet


class PalaceSet(Values, frozen=True):
    """found.3, found.9: the production of a palace that needs a set."""

    banner: Literal[Banner, "any"]
    n: Count
    income: Amount


class Enslaving(Values, frozen=True):
    """enslave.1, enslave.3: the cost and effect of enslaving a castle or estate."""

    power: Small
    effect: PalaceEffect


class TempleEnslaving(Values, frozen=True):
    """enslave.1, enslave.4: the cost and effect of enslaving a temple."""

    power: Small
    effect: UntilEndOfTurn


class Palace(Entry, kw_only=True, frozen=True):
    """found.1-found.7: a castle or an estate."""

    number: Count
    cost: Amount
    income: Amount
    set: PalaceSet
    enslave: Enslaving


class Temple(Entry, kw_only=True, frozen=True):
    """found.8-found.10: a temple."""

    cost: Amount
    power_now: Small
    set: PalaceSet
    enslave: TempleEnslaving


class Slot(Values, frozen=True):
    """part.1: the cost of one requirement."""

    gifts: tuple[Kind, ...] = ()
    gold: Small = 0
    fame: Small = 0


class Undertaking(Entry, kw_only=True, frozen=True):
    """part.1, complete.3: an undertaking with its requirements and power reward."""

    power: Count
    slots: tuple[Slot, ...]


class Treasure(Entry, kw_only=True, frozen=True):
    """treasure.3, complete.9: a treasure."""

    effect: TreasureEffect


class Sin(Entry, kw_only=True, frozen=True):
    """sin.1: a sin with its two functions."""

    first: SinEffect
    second: SinEffect


class Cataclysm(Entry, kw_only=True, frozen=True):
    """cataclysm.3: a cataclysm: the palace it destroys, the board it closes, other effects."""

    palace: Count
    closes: Literal["", "tavern", "shop"] = ""
    effects: tuple[CataclysmEffect, ...]


class Artefact(Entry, kw_only=True, frozen=True):
    """artefact.1: an artefact."""

    effect: ArtefactEffect


class Corruption(Entry, kw_only=True, frozen=True):
    """fall.4, fall.6, fall.7: the corruption cards and the cost of purging one."""

    threshold: Count
    purge: Amount


class NamelessCard(Entry, kw_only=True, frozen=True):
    """nameless.1: an action card of the Nameless."""

    effect: NamelessEffect


class Portal(Entry, kw_only=True, frozen=True):
    """portal.1, portal.2, portal.6: a portal."""

    colour: Annotated[Banner, DESCRIPTIVE]
    cost: tuple[Kind, ...]
    income: Amount


class Closure(Entry, kw_only=True, frozen=True):
    """cataclysm.7: a card that closes a space of the tavern or the shop."""

    board: Board


class Constants(Values, frozen=True):
    """Constants of the rulebook."""

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


class Contents(Values, frozen=True):
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
