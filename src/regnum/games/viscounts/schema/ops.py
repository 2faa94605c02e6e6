"""The effects of cards, tiles, spaces and boards: the ops of the content files."""

from __future__ import annotations

from typing import Literal, Union

import msgspec

from regnum.core.content import Op
from regnum.games.viscounts.schema.values import BuildingType, Condition, Count, Happening, Icon, Points, Small


class All(Op, tag="all", frozen=True):
    """time.4: several effects in their printed order."""

    of: tuple[Effect, ...]


class Either(Op, tag="either", frozen=True):
    """time.3: exactly one of several effects, chosen by the player; a Rival takes the first (solo.33)."""

    of: tuple[Effect, ...]


class Gain(Op, tag="gain", frozen=True):
    """fx.1-fx.4, fx.10: gain Silver, resources, Debts, Deeds, Virtue or Corruption."""

    what: Literal["silver", "ink", "gold", "stone", "any_resource", "debt", "deed", "virtue", "corruption"]
    n: Count


class Flip(Op, tag="flip", frozen=True):
    """fx.5, debt.5-debt.12: flip Debts or Deeds."""

    what: Literal["debt", "deed", "any"]
    n: Count


class Discard(Op, tag="discard", frozen=True):
    """fx.14-fx.16, fx.20: discard cards from the hand or the top of the draw pile."""

    n: Count


class Destroy(Op, tag="destroy", frozen=True):
    """fx.17-fx.20: destroy cards for Silver; from the whole deck, see setup.17."""

    n: Count
    from_: Literal["hand_or_deck", "whole_deck"] = msgspec.field(name="from", default="hand_or_deck")


class Rearrange(Op, tag="rearrange", frozen=True):
    """fx.11-fx.13: rearrange the cards on the own board."""


class Shuffle(Op, tag="shuffle", frozen=True):
    """fx.21: shuffle the discards into the draw pile."""


class RecruitFree(Op, tag="recruit_free", frozen=True):
    """fx.8, hire.8-hire.13: hire Townsfolk for free."""

    n: Count


class TranscribeFree(Op, tag="transcribe_free", frozen=True):
    """fx.6, script.17-script.18: take Manuscripts of these costs for free."""

    costs: tuple[Small, ...]
    n: Count


class BuildFree(Op, tag="build_free", frozen=True):
    """fx.24-fx.27: place a Building for free; on the space of the own Viscount, see setup.16."""

    building: BuildingType
    where: Literal["any_site", "viscount_space"]


class PlaceWorkersFree(Op, tag="place_workers_free", frozen=True):
    """fx.23, work.36-work.38: place Workers for free."""

    n: Count
    where: Literal["any_wedge"]


class MoveWorker(Op, tag="move_worker", frozen=True):
    """fx.22, work.37: move Workers in the first tier."""

    n: Count


class Convert(Op, tag="convert", frozen=True, rename={"from_": "from"}):
    """icon.7-icon.11: something else may count as Icons in a primary action; unlimited without `max_uses`."""

    action: Literal["build", "place_workers", "transcribe"]
    from_: Literal["silver", "ink", "gold", "stone", "merchant"]
    n_from: Count
    to: Icon
    n_to: Count
    max_uses: Small = 0


class On(Op, tag="on", frozen=True):
    """card.7, card.8: an effect whenever an event happens."""

    event: Happening
    do: Effect


class If(Op, tag="if", frozen=True):
    """fx.29: an effect that depends on whether there are Criminals on the own board."""

    condition: Condition
    do: Effect


class Icons(Op, tag="icon", frozen=True):
    """build.19, build.20, script.8: permanent Icons."""

    what: Icon
    n: Count


class ExtraMove(Op, tag="extra_move", frozen=True):
    """build.17, move.3: free extra spaces of movement."""

    max: Count


class DismissCost(Op, tag="dismiss_cost", frozen=True):
    """build.18, dis.9: the price of a dismissal."""

    silver: Small


class HandLimit(Op, tag="hand_limit", frozen=True):
    """build.23, work.32, fx.28: a higher hand limit."""

    n: Count


class VpPer(Op, tag="vp_per", frozen=True):
    """script.12, score.4, score.5, score.20: points at the end, for complete groups only."""

    per: Literal[
        "building", "resource", "builder_icon", "cleric_icon", "noble_icon", "merchant_icon", "criminal_icon",
        "flipped_debt", "flipped_deed", "worker_in_castle",
    ]  # fmt: skip
    every: Count
    vp: Points


class Action(Op, tag="action", frozen=True):
    """solo.37-solo.53: a primary action of the Rival."""

    what: Literal["build", "place_workers", "transcribe"]


class Focus(Op, tag="focus", frozen=True):
    """solo.29: the focus shown at the top left of the Rival's board."""


class GainScheme(Op, tag="gain_scheme", frozen=True):
    """solo.27, solo.21: the Rival gains future Schemes."""

    n: Count


class DismissAdjacentFree(Op, tag="dismiss_adjacent_free", frozen=True):
    """solo.28: the Rival dismisses the Townsfolk of its segment for free."""


class Spend(Op, tag="spend", frozen=True):
    """The Rival pays resources of any kind, then gains; impossible without the payment."""

    what: Literal["any_resource"]
    n: Count
    do: Effect


Effect = Union[
    All, Either, Gain, Flip, Discard, Destroy, Rearrange, Shuffle, RecruitFree, TranscribeFree, BuildFree,
    PlaceWorkersFree, MoveWorker, Convert, On, If, Icons, ExtraMove, DismissCost, HandLimit, VpPer, Action, Focus,
    GainScheme, DismissAdjacentFree, Spend,
]  # fmt: skip
