"""Viscounts of the West Kingdom: all it may say, and the positions in which it says what is seldom heard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

import regnum
from regnum.core.option import Option, option
from regnum.core.state import State
from regnum.core.table import OptionValue
from regnum.games.viscounts import options
from regnum.games.viscounts.box import SPACES
from regnum.games.viscounts.game import ViscountsGame
from regnum.games.viscounts.rulings import RIVALS
from regnum.games.viscounts.schema import ops, values
from tests.games.viscounts.positions import box, flip, gain, person, position, step
from tests.speech import Speech, bare_verbs, dashed, field_words, options_in


def strangers() -> Iterator[Option]:
    yield from options_in(list(vars(options).values()))
    game = regnum.game("viscounts")
    assert isinstance(game, ViscountsGame)
    yield from (*game.box.pair, *game.box.play, *game.box.discard, *game.box.destroy, *game.box.build)
    yield from bare_verbs(game)
    yield from (option("pair", 11), option("take", "silver"), option("flip", "coin"), option("pay", 9, 9, 9, 9))
    yield from (option("order", 1, 1, 1), option("station", 6), option("workers", 7), option("advance", 6))


def table(number: int, seats: int) -> dict[str, OptionValue]:
    if seats == 1:
        return {"rival": RIVALS[number // 4 % len(RIVALS)], "difficulty": 3}
    strict: dict[str, OptionValue] = {"pass_action": "unless_payable", "building_order": "left_to_right"}
    return strict if number % 2 else {"free_deeds_react": True, "pairs": "dealt"}


def rare() -> list[State]:
    other = person(at="outer_right.5")

    def asked(player: dict[str, Any], name: str, board: dict[str, Any] | None = None, **fields: Any) -> State:
        """Player 0 of two is asked in the step called `name`, which has these `fields`."""
        return position(player, other, steps=[step(name, **fields)], **(board or {}))

    everything_built = {f"{1 + n // 5}.{1 + n % 5}": f"0 {id}" for n, id in enumerate(box().piece_ids)}
    linked = {"1.3": "0 workshop_1", "1.4": "0 workshop_2", "1.5": "1 workshop_1"}
    all_sent = [2, 2, 2, 2, 2], [2, 2, 2, 2, 2], 0
    two_left = [2, 2, 2, 2, 2], [2, 2, 2, 2, 0], 0
    shelves = {"shelves": [["grey_flip"], ["grey_recruit"], ["grey_stone"], [], []], "bonuses": {"black": 0}}
    sides = [flip(), gain("silver"), gain("ink")]
    return [
        position(person(), person(), steps=[]),  # over, and tied
        asked(person(at="inner.1", ink=3, castle=all_sent), "ChooseAction"),
        asked(person("trader - -"), "ChooseAction", {"buildings": everything_built}),
        asked(person("lender lender -", at="outer_right.3", stone=3), "ChooseAction"),  # nothing to flip
        asked(person("trader lender financier", hand="thief squire", deck=""), "DestroyCard"),
        asked(person(), "FreeHire", {"piles": [["mason"], ["vicar"], [], [], []]}),
        asked(person(), "DestroyAny"),
        asked(person(castle=([1, 0, 0, 0, 0], [0] * 5, 0)), "PickSide", place=1),
        asked(person(), "PickLink", {"buildings": linked}, spot=[1, 4]),
        asked(person(), "PickFreeBuilding", building="workshop", anywhere=True),
        asked(person(), "PickEither", effects=sides),
        asked(person(acquired=1), "OrderEffects", effects=[gain("virtue"), flip(), gain("corruption")]),
        asked(person(gold=9, castle=two_left), "PickWorkers"),
        asked(person(at="inner.1", gold=3, castle=([2, 0, 0, 0, 0], [2, 0, 0, 0, 0], 0)), "PickWorkers"),
        asked(person(castle=([3, 3, 0, 0, 0], [0] * 5, 2)), "SettleCastle", {"leader": 0}),
        asked(person("mason - -", silver=4, stone=2), "PickPayment", action="build", icons=4),
        asked(person(manuscripts="grey_workshop grey_vp_builder"), "PickManuscript", shelves, costs=[3]),
    ]


_GIVEN_UP = [f"{verb}{where}" for verb in ("discard", "destroy") for where in ("", "-top", "-reshuffled")]
_ACTED = [f"{verb}-{action}" for verb in ("act", "dismiss") for action in options.ACTION_NAMES]
# Effects that say no more than how many.
_COUNTED = (
    *(ops.Discard, ops.Destroy, ops.Rearrange, ops.Shuffle, ops.RecruitFree),
    *(ops.PlaceWorkersFree, ops.MoveWorker, ops.ExtraMove, ops.DismissCost),
    *(ops.HandLimit, ops.Focus, ops.GainScheme, ops.DismissAdjacentFree),
)
SPEECH = Speech(
    families={
        "prompt-": ("discard", "destroy"),
        "option-": ("either", "next", *_GIVEN_UP, *_ACTED),
        "option-decline-": ("discard", "destroy"),
        "option-flip-": ("debt", "deed"),
        "fx-": dashed(str(op.__struct_config__.tag) for op in _COUNTED),
        "fx-rate-": ("1-1", "2-1", "1-2", "1-2-once"),
        "fx-timing-": get_args(values.Timing),
        "fx-on-": dashed(get_args(values.Happening)),
        "fx-amount-": field_words(ops.Gain, "what"),
        "fx-flip-": field_words(ops.Flip, "what"),
        "fx-build-": field_words(ops.BuildFree, "where"),
        "fx-building-": dashed(get_args(values.BuildingType)),
        "fx-icon-": get_args(values.Icon),
        "fx-when-": dashed(get_args(values.Primary)),
        "fx-per-": field_words(ops.VpPer, "per"),
        "fx-action-": field_words(ops.Action, "what"),
    },
    named={
        "part-cost",
        *(f"part-{name}-here" for name in ViscountsGame.view_schema.together[1:]),
        *("silver", "ink", "gold", "stone", "tally-rounds", "tally-buildings"),
        *("ending-poverty", "ending-prosperity", "ending-divided_kingdom"),
        *(f"space-{name}" for name in SPACES),
        *("the-rival", "fx-icons-counted", "merchants-give", "paying-more"),
    },
    content=(
        ("townsfolk", "card", ("-text", "-corner", "-icons")),
        ("starter", "card", ("-text", "-corner", "-icons")),
        ("hero", "card", ("-text", "-corner", "-icons")),
        ("manuscript", "manuscript", ("-text",)),
        ("cleric_bonus", "bonus", ()),
        ("player_card", "player-card", ("-text",)),
        ("segment", "segment", ()),
        ("wedge", "wedge", ()),
        ("exchange", "exchange", ()),
        ("building_type", "building-type", ()),
        ("building", "building", ("-text",)),
        ("rival", "rival", ()),
        ("scheme", "scheme", ()),
    ),
    strangers=strangers,
    games=16,  # each Rival once
    table=table,
    rare=rare,
    unreached={
        "score-paid",  # a paid Debt is worth nothing in the adopted content
    },
)
