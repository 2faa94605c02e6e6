"""Phase 3: one of the four primary actions, with or without a dismissal (act.*, dis.*)."""

from __future__ import annotations

from typing import Final

import msgspec

from regnum.core.details import Details, Trigger
from regnum.core.menu import Action, Actions, Menu
from regnum.core.message import Fact, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import Act, AnyStep
from regnum.games.viscounts import events
from regnum.games.viscounts.addresses import own, pile_at, place_key, shelf_at, space_at, spot_at, workers_at
from regnum.games.viscounts.box import (
    ACTIONS,
    BUILD,
    CRIMINAL,
    ICON_OF,
    ICONS,
    INNER,
    MASK,
    SILVER,
    SPOTS,
    TRADE,
    TRANSCRIBE,
    WORKERS,
)
from regnum.games.viscounts.options import ACT, ACTION_NAMES, DISMISS, PASS
from regnum.games.viscounts.rules.build import PickBuilding, can_build, most_builders
from regnum.games.viscounts.rules.castle import PickWorkers, lines_within, most_nobles
from regnum.games.viscounts.rules.effects import carry_out
from regnum.games.viscounts.rules.gains import trigger
from regnum.games.viscounts.rules.manuscripts import Transcribe, cost_here, manuscript_words, transcribing
from regnum.games.viscounts.rules.possible import own_spots
from regnum.games.viscounts.rules.trade import Trade, exchange_here, most_exchanges, too_few_to_flip
from regnum.games.viscounts.rules.ways_to_pay import counts_merchant_pairs, currencies, icons_for, reach, useful_reach
from regnum.games.viscounts.schema.ops import Effect
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts.wording import effects_key

_AFTER: Final = tuple(f"after_{action}" for action in ACTIONS)


class TakeAction(Action[Viscounts]):
    """act.1-act.3: take a primary action with the Icons in play and currency."""

    verbs = ("act",)

    def extra(self, s: Viscounts, seat: int) -> int:
        """The packed Icons that come from a dismissal."""
        return 0

    def silver(self, s: Viscounts, seat: int) -> int:
        """The Silver left for the action."""
        return s.purse[4 * seat + SILVER]

    def offer(self, s: Viscounts, seat: int, found: list[Option]) -> None:
        silver = s.purse[4 * seat + SILVER]
        for action in actions_here(s, seat):
            if payable(s, seat, action, 0, silver):
                found.append(ACT[action])

    def act(self, s: Viscounts, seat: int, option: Option) -> None:
        action = ACTION_NAMES.index(option.name(0))
        s.steps.append(EndAction(seat, action))
        s.steps.append(_FIRST_STEP[action][seat])

    def describe(self, s: Viscounts, seat: int, option: Option) -> Message:
        action, extra, silver = ACTION_NAMES.index(option.name(0)), self.extra(s, seat), self.silver(s, seat)
        icons = icons_for(s, seat, action, extra)
        most = useful_reach(s, seat, action, extra, silver, of_use(s, seat, action, extra, silver))
        words: dict[str, Value] = {"icons": icons, "most": most, "more": most - icons}
        words["with"] = currencies(s, seat, action, silver)
        if action == TRADE:
            exchange = exchange_here(s, seat)
            words |= {"exchange": f"@exchange-{exchange.id}", "each": exchange.merchant_icons}
        elif action == TRANSCRIBE:
            words |= {**manuscript_words(s, s.place_of(seat)), "cost": cost_here(s, seat)}
        return Message(f"option-{option.verb}-{option.name(0)}", words)

    def why_not(self, s: Viscounts, seat: int, option: Option) -> Reason:
        name = option.name(0)
        option.expect(name in ACTION_NAMES)
        action = ACTION_NAMES.index(name)
        if action not in actions_here(s, seat):
            return Reason("act.2", "reason-inner-only" if action in _INNER else "reason-outer-only")
        return self.why_without(s, seat, action) or Reason(
            ("trade.11", "build.2", "work.2", "script.2")[action],
            "reason-too-few-icons",
            {
                "have": reach(s, seat, action, self.extra(s, seat), self.silver(s, seat)),
                "need": least(s, seat, action),
            },
        )

    def why_without(self, s: Viscounts, seat: int, action: int) -> Reason | None:
        """Why an action of this path cannot be taken, however many Icons there are."""
        return no_use(s, seat, action)

    def refs(self, s: Viscounts, seat: int, option: Option) -> tuple[str, ...]:
        action = ACTION_NAMES.index(option.name(0))
        return (*self.places(s, seat, action), own(seat, f"icons.{ICONS[action]}"))

    def places(self, s: Viscounts, seat: int, action: int) -> tuple[str, ...]:
        """act.2: where on the board an action is taken, or would be if it belonged to this path."""
        place, here = s.place_of(seat), action in actions_here(s, seat)
        if action == TRADE:
            return (space_at(s.viscounts[seat]),) if here else ()
        if action == BUILD:
            spots = own_spots(s, seat) if here else range(SPOTS * place, SPOTS * place + SPOTS)
            return tuple([spot_at(spot) for spot in spots])
        return (workers_at(seat, 1, place) if action == WORKERS else shelf_at(place),)

    def details(self, s: Viscounts, seat: int, option: Option) -> Details | None:
        """How many exchanges or Workers there may be, or what a Manuscript completes."""
        action, extra, silver = ACTION_NAMES.index(option.name(0)), self.extra(s, seat), self.silver(s, seat)
        if action == TRADE:
            return Details(limit=(1, most_exchanges(s, seat, extra, silver)))
        if action == WORKERS:
            numbers = [n for icons, n in lines_within(s, seat, reach(s, seat, action, extra, silver))]
            return Details(limit=(numbers[0], numbers[-1]))
        return transcribing(s, seat, s.place_of(seat)) if action == TRANSCRIBE else None


class DismissFirst(TakeAction):
    """dis.1-dis.14: dismiss the segment's Townsfolk, then take a primary action with its Icons too."""

    verbs = ("dismiss",)

    def extra(self, s: Viscounts, seat: int) -> int:
        return townsfolk_icons(s, seat)

    def silver(self, s: Viscounts, seat: int) -> int:
        return s.purse[4 * seat + SILVER] - dismissal_price(s, seat)

    def offer(self, s: Viscounts, seat: int, found: list[Option]) -> None:
        silver = self.silver(s, seat)
        if silver >= 0:
            icons = townsfolk_icons(s, seat)
            for action in actions_here(s, seat):
                if matches(s, seat, action, icons) and payable(s, seat, action, icons, silver):
                    found.append(DISMISS[action])

    def act(self, s: Viscounts, seat: int, option: Option) -> None:
        TakeAction.act(self, s, seat, option)
        dismiss(s, seat)

    def describe(self, s: Viscounts, seat: int, option: Option) -> Message:
        words = TakeAction.describe(self, s, seat, option)
        price, card = dismissal_price(s, seat), townsfolk_key(s, seat)
        return Message(words.key, {**words.args, "card": card, "price": price, "corner": corner_key(s, seat)})

    def why_without(self, s: Viscounts, seat: int, action: int) -> Reason | None:
        price, card = dismissal_price(s, seat), townsfolk_key(s, seat)
        silver = s.purse[4 * seat + SILVER]
        if price > silver:
            return Reason("dis.1", "reason-dismissal-too-dear", {"card": card, "need": price, "have": silver})
        if not matches(s, seat, action, townsfolk_icons(s, seat)):
            return Reason("dis.3", "reason-no-matching-icon", {"card": card})
        return no_use(s, seat, action)

    def places(self, s: Viscounts, seat: int, action: int) -> tuple[str, ...]:
        return (pile_at(s.place_of(seat)),)

    def details(self, s: Viscounts, seat: int, option: Option) -> Details | None:
        corner = Trigger(corner_key(s, seat).removeprefix("@"))
        action = TakeAction.details(self, s, seat, option) or Details()
        return msgspec.structs.replace(action, triggers=(corner, *action.triggers))


class Pass(Action[Viscounts]):
    """act.4, opt.3: take no action."""

    verbs = ("pass",)

    def offer(self, s: Viscounts, seat: int, found: list[Option]) -> None:
        if not (s.rulings.strict_action and self._payable_with_icons(s, seat)):
            found.append(PASS)

    def _payable_with_icons(self, s: Viscounts, seat: int) -> bool:
        """opt.3: whether any action could be completed with the Icons in play alone."""
        return any(
            no_use(s, seat, action) is None and least(s, seat, action) <= icons_for(s, seat, action, 0)
            for action in actions_here(s, seat)
        )

    def act(self, s: Viscounts, seat: int, option: Option) -> None:
        if s.events is not None:
            s.log(events.CANNOT_ACT if len(ChooseAction(seat).options(s)) == 1 else events.PASSES, seat)

    def describe(self, s: Viscounts, seat: int, option: Option) -> Message:
        return Message("option-pass-action")

    def why_not(self, s: Viscounts, seat: int, option: Option) -> Reason:
        return Reason("act.4", "reason-must-act")


class ChooseAction(Menu[Viscounts]):
    """act.1-act.5, dis.1-dis.14: take a primary action, with or without dismissing a Townsfolk first, or pass."""

    clauses = ("act.1", "act.2", "act.3", "dis.1")
    actions = Actions(TakeAction(), DismissFirst(), Pass())
    verbs = actions.verbs

    def prompt(self, s: Viscounts) -> Prompt:
        words: dict[str, Value] = {"place": place_key(s, s.place_of(self.seat))}
        key = "prompt-action-inner" if s.inside(self.seat) else "prompt-action-outer"
        for action in actions_here(s, self.seat):
            words[ACTION_NAMES[action]] = icons_for(s, self.seat, action, 0)
        return Prompt(PromptKind.CHOOSE, Message(key, words), self.clauses)


_OUTER: Final = (TRADE, BUILD)
_INNER: Final = (WORKERS, TRANSCRIBE)


def actions_here(s: Viscounts, player: int) -> tuple[int, int]:
    """act.2: two actions belong to the outer path, two to the inner one."""
    return _INNER if s.viscounts[player] % 3 == INNER else _OUTER


def least(s: Viscounts, player: int, action: int) -> int:
    """The fewest Icons needed for the action to have any effect here."""
    if action == TRADE:
        return exchange_here(s, player).merchant_icons
    if action == BUILD:
        return s.box.cheapest_left[s.built[player]]
    return s.box.lines[0][0] if action == WORKERS else cost_here(s, player)


def of_use(s: Viscounts, player: int, action: int, extra: int, silver: int) -> int:
    """The most Icons that the action could need here: more are never paid for."""
    if action == TRADE:
        return most_exchanges(s, player, extra, silver) * exchange_here(s, player).merchant_icons
    if action == BUILD:
        return most_builders(s, player)
    if action == WORKERS:
        return most_nobles(s, player)
    return cost_here(s, player)


def no_use(s: Viscounts, player: int, action: int) -> Reason | None:
    """Why the action cannot be taken here at any cost; None if it can."""
    if action == BUILD:
        return can_build(s, player)
    if action == WORKERS and not s.workers[player]:
        return Reason("work.4", "reason-no-workers")
    return too_few_to_flip(s, player, 1) if action == TRADE else None


def payable(s: Viscounts, player: int, action: int, extra: int, silver: int) -> bool:
    """dis.11: whether the action can be completed with `extra` Icons and `silver`."""
    return no_use(s, player, action) is None and reach(s, player, action, extra, silver) >= least(s, player, action)


def townsfolk_icons(s: Viscounts, player: int) -> int:
    """dis.5, dis.10: the Icons of the segment's Townsfolk, or of the printed one if the pile is empty."""
    pile = s.piles[s.viscounts[player] // 3]
    return s.box.icons[pile[-1]] if pile else s.box.printed_townsfolk_icons[s.segment_of(player)]


def dismissal_price(s: Viscounts, player: int) -> int:
    """dis.1, dis.9: the price to dismiss the segment's Townsfolk, reduced by the middle Trading Post."""
    pile = s.piles[s.viscounts[player] // 3]
    price = s.box.cost[pile[-1]] if pile else s.box.printed_cost[s.segment_of(player)]
    return s.box.dismissal_price[s.built[player]][price]


def matches(s: Viscounts, player: int, action: int, icons: int) -> bool:
    """dis.3, dis.4: whether the Townsfolk has a useful Icon: the action's own, a Criminal, or Merchants for pairs."""
    if icons >> ICON_OF[action] & MASK or icons >> CRIMINAL & MASK:
        return True
    return bool(icons & MASK) and s.rulings.pairs_dismiss and counts_merchant_pairs(s, player, action)


def townsfolk_key(s: Viscounts, player: int) -> str:
    """The message key of the segment's Townsfolk."""
    pile = s.piles[s.place_of(player)]
    return f"@card-{s.box.card_ids[pile[-1]]}" if pile else "@printed-townsfolk"


def corner_key(s: Viscounts, player: int) -> str:
    """The message key of the immediate effect of dismissing the segment's Townsfolk."""
    pile = s.piles[s.place_of(player)]
    if pile:
        return f"@card-{s.box.card_ids[pile[-1]]}-corner"
    return f"@{effects_key(s.box.printed_corner[s.segment_of(player)])}"


def dismiss(s: Viscounts, player: int) -> None:
    """dis.5-dis.8, dis.10: pay to remove the segment's Townsfolk; use its Icons and resolve its corner effect."""
    price, card = dismissal_price(s, player), townsfolk_key(s, player)
    s.purse[4 * player + SILVER] -= price
    s.dismissed = townsfolk_icons(s, player)
    if s.events is not None:
        s.log(events.DISMISSES, player, card, price, fact=dismissed(s, player))
    carry_out(s, player, remove_townsfolk(s, player))


def remove_townsfolk(s: Viscounts, player: int) -> tuple[Effect, ...]:
    """dis.8, dis.10, solo.28: remove the segment's Townsfolk from the game; return its corner effect."""
    place = s.place_of(player)
    if not s.piles[place]:
        return s.box.printed_corner[s.ring[place]]
    card = take_townsfolk(s, place)
    s.gone += (card,)
    return s.box.corner[card]


def dismissed(s: Viscounts, player: int) -> Fact:
    """dis.8, dis.10: the fact for a dismissal; a card leaves the game, the printed Townsfolk stays."""
    place = s.place_of(player)
    if not s.piles[place]:
        return Fact("decided", player, "townsfolk", target=pile_at(place))
    return Fact("moved", player, f"card:{s.box.card_ids[s.piles[place][-1]]}", pile_at(place), "gone")


def take_townsfolk(s: Viscounts, place: int) -> int:
    """dis.8, hire.11: take the visible card of a pile; the next one becomes visible."""
    pile = s.piles[place]
    s.piles[place] = pile[:-1]
    if len(pile) > 1:
        s.learn(pile[-2], "card")
    return pile[-1]


class EndAction(Act[Viscounts]):
    """dis.12, card.8, work.39: resolve abilities that react to the action, once each; spare Icons are lost (act.6)."""

    fields = (("seat", "seat"), ("action", "action"))
    clauses = ("dis.12", "card.8", "act.6")

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def run(self, s: Viscounts) -> None:
        s.dismissed = 0
        trigger(s, self.seat, _AFTER[self.action])


_FIRST_STEP: tuple[list[AnyStep], ...] = (
    [Trade(seat) for seat in range(4)],
    [PickBuilding(seat) for seat in range(4)],
    [PickWorkers(seat) for seat in range(4)],
    [Transcribe(seat) for seat in range(4)],
)
