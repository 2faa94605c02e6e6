"""Handlers of gains and flips, and choices between effects or of their order."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details, Trigger
from regnum.core.message import Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import Ask
from regnum.games.viscounts import events
from regnum.games.viscounts.addresses import own
from regnum.games.viscounts.box import ACQUIRED, APPROVED, INK, MONEY, PAID, UNPAID, parts
from regnum.games.viscounts.options import EITHER, FLIP_DEBT, FLIP_DEED, NEXT, RESOURCE
from regnum.games.viscounts.rules.effects import Resolve, carry_out, commutes, must_wait, react, together
from regnum.games.viscounts.rules.possible import possible
from regnum.games.viscounts.rules.tracks import gain_corruption, gain_debt, gain_deed, gain_virtue
from regnum.games.viscounts.schema.ops import All, Effect, Either, Flip, Gain, If
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts.wording import effect_key, effects_key


def gain(s: Viscounts, player: int, effect: Gain) -> None:
    """fx.1-fx.4, fx.10: gain Silver, resources, Debts, Deeds, Virtue or Corruption."""
    what, n = effect.what, effect.n
    if what == "virtue":
        gain_virtue(s, player, n)
    elif what == "corruption":
        gain_corruption(s, player, n)
    elif what == "any_resource":
        # fx.2: each of several resources is chosen separately.
        s.steps += [PickResource(player)] * n
    elif what == "debt":
        gain_debts(s, player, n)
    elif what == "deed":
        for _ in range(n):
            gain_deed(s, player)
    else:
        s.gain(player, MONEY.index(what), n)


def gain_debts(s: Viscounts, player: int, n: int) -> None:
    """debt.15: gain Debts one at a time; abilities that react to one resolve before the next."""
    for left in range(n - 1, -1, -1):
        gain_debt(s, player)
        reactions = react(s, player, "gain_debt")
        if reactions:
            if left:
                s.steps.append(Resolve(player, (Gain("debt", left),)))
            s.steps.append(ordered(s, player, reactions))
            return


def gain_if(s: Viscounts, player: int, effect: If) -> None:
    """fx.29, fx.30: carry out an effect if its condition holds now."""
    if holds(s, player, effect.condition):
        carry_out(s, player, (effect.do,))


def holds(s: Viscounts, player: int, condition: str) -> bool:
    """fx.29: check a condition: 0, or at least 1, Criminal Icons on the player's board."""
    if condition == "always":
        return True
    return (s.criminals(player) == 0) == (condition == "criminal_icons==0")


def gain_all(s: Viscounts, player: int, effect: All) -> None:
    """time.4: carry out all parts in order."""
    carry_out(s, player, parts(effect))


def flip(s: Viscounts, player: int, effect: Flip) -> None:
    """debt.5-debt.11, fx.5: flip cards one at a time; a flip without a suitable card is lost."""
    debts, deeds = s.papers[4 * player + UNPAID], s.papers[4 * player + ACQUIRED]
    if effect.n > 1:
        s.steps.append(Resolve(player, (Flip(effect.what, effect.n - 1),)))
    if effect.what == "any":
        if debts and deeds:
            s.steps.append(PickFlip(player))
            return
    elif effect.what == "debt":
        deeds = 0
    else:
        debts = 0
    if debts:
        pay_debt(s, player)
    elif deeds:
        approve_deed(s, player)


def pay_debt(s: Viscounts, player: int) -> None:
    """debt.5, debt.8, debt.15: flip a Debt to its paid side for a resource of choice, then resolve reactions."""
    s.papers[4 * player + UNPAID] -= 1
    s.papers[4 * player + PAID] += 1
    s.log(events.PAYS_DEBT, player)
    trigger(s, player, "flip_debt")
    carry_out(s, player, s.box.paid_effect)


def approve_deed(s: Viscounts, player: int) -> None:
    """debt.6, debt.9: flip a Deed to its approved side."""
    s.papers[4 * player + ACQUIRED] -= 1
    s.papers[4 * player + APPROVED] += 1
    s.log(events.APPROVES_DEED, player)


def either(s: Viscounts, player: int, effect: Either) -> None:
    """time.3: let the player choose one side, if any is possible."""
    if any(possible(s, player, side) for side in effect.of):
        s.steps.append(PickEither(player, effect.of))


def trigger(s: Viscounts, player: int, happening: str) -> None:
    """card.8, card.10, time.9: resolve the abilities on a player's board that react to an event, if any do."""
    reactions = react(s, player, happening)
    if reactions:
        s.steps.append(ordered(s, player, reactions))


def ordered(s: Viscounts, player: int, effects: tuple[Effect, ...]) -> Resolve | OrderEffects:
    """time.6: a step for abilities that trigger together; their player is asked for an order if it matters."""
    settled = tuple([effect for effect in effects if commutes(effect)])
    open_ones = tuple([effect for effect in effects if not commutes(effect)])
    free = {effect for effect in open_ones if not must_wait(s, effects, effect)}
    waiting = {effect for effect in open_ones if must_wait(s, effects, effect)}
    if (len(free) > 1 or len(waiting) > 1) and not s.is_rival(player):
        return OrderEffects(player, effects)
    return Resolve(player, settled + together(s, open_ones))


class PickResource(Ask[Viscounts]):
    """fx.2, debt.8: choose 1 Ink, Gold or Stone, never Silver (comp.11)."""

    clauses = ("fx.2", "comp.11")
    caused = True
    verbs = ("take",)

    def options(self, s: Viscounts) -> Sequence[Option]:
        return RESOURCE

    def choose(self, s: Viscounts, option: Option) -> None:
        s.gain(self.seat, INK + RESOURCE.index(option), 1)

    def prompt(self, s: Viscounts) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-resource"), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        kind = MONEY.index(option.name(0))
        return Message("option-take", {"what": f"@{option.name(0)}", "have": s.purse[4 * self.seat + kind]})

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        return Reason("comp.11", "reason-no-resource")

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        return (own(self.seat, f"purse.{option.name(0)}"),)


class PickFlip(Ask[Viscounts]):
    """debt.7: choose to flip one unpaid Debt or one acquired Deed."""

    clauses = ("debt.7", "fx.5")
    caused = True
    verbs = ("flip",)

    def options(self, s: Viscounts) -> Sequence[Option]:
        return (FLIP_DEBT, FLIP_DEED)

    def choose(self, s: Viscounts, option: Option) -> None:
        if option is FLIP_DEBT:
            pay_debt(s, self.seat)
        else:
            approve_deed(s, self.seat)

    def prompt(self, s: Viscounts) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-flip"), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        kind = UNPAID if option is FLIP_DEBT else ACQUIRED
        return Message(f"option-flip-{option.name(0)}", {"have": s.papers[4 * self.seat + kind]})

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        return Reason("debt.7", "reason-no-such-paper")

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        return (own(self.seat, "papers.unpaid" if option is FLIP_DEBT else "papers.acquired"),)

    def details(self, s: Viscounts, option: Option) -> Details | None:
        """debt.8: what a Debt brings that is paid."""
        return Details(triggers=(Trigger(effects_key(s.box.paid_effect)),)) if option is FLIP_DEBT else None


class _AmongEffects(Ask[Viscounts]):
    """Base class of decisions between effects."""

    fields = (("seat", "seat"), ("effects", "effect*"))

    def __init__(self, seat: int, effects: tuple[Effect, ...]) -> None:
        self.seat = seat
        self.effects = effects

    def describe(self, s: Viscounts, option: Option) -> Message:
        words: dict[str, Value] = {"effect": f"@{effect_key(self.effects[option.last - 1])}"}
        return Message(f"option-{option.verb}", words)

    def details(self, s: Viscounts, option: Option) -> Details:
        return Details(triggers=(Trigger(effect_key(self.effects[option.last - 1])),))

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        side = self.effects[option.number(0, 1, len(self.effects)) - 1]
        return Reason("time.3", "reason-impossible-side", {"effect": f"@{effect_key(side)}"})


class PickEither(_AmongEffects):
    """time.3: choose one of the effects separated by a slash."""

    clauses = ("time.3",)
    caused = True
    verbs = ("either",)

    def options(self, s: Viscounts) -> Sequence[Option]:
        return [EITHER[n] for n, side in enumerate(self.effects) if possible(s, self.seat, side)]

    def choose(self, s: Viscounts, option: Option) -> None:
        carry_out(s, self.seat, (self.effects[option.last - 1],))

    def prompt(self, s: Viscounts) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-either"), self.clauses)


class OrderEffects(_AmongEffects):
    """time.6, track.7: choose which of several abilities that trigger together is next; Corruption precedes Virtue."""

    clauses = ("time.6", "track.7")
    caused = True
    verbs = ("next",)

    def options(self, s: Viscounts) -> Sequence[Option]:
        # Equal effects are offered only once.
        effects = self.effects
        return [
            NEXT[n]
            for n, effect in enumerate(effects)
            if effects.index(effect) == n and not must_wait(s, effects, effect)
        ]

    def choose(self, s: Viscounts, option: Option) -> None:
        at = option.last - 1
        rest = self.effects[:at] + self.effects[at + 1 :]
        s.steps.append(ordered(s, self.seat, rest))
        carry_out(s, self.seat, (self.effects[at],))

    def prompt(self, s: Viscounts) -> Prompt:
        return Prompt(PromptKind.ORDER, Message("prompt-next"), self.clauses)

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        effect = self.effects[option.number(0, 1, len(self.effects)) - 1]
        if must_wait(s, self.effects, effect):
            return Reason("track.7", "reason-corruption-first", {"effect": f"@{effect_key(effect)}"})
        return super().why_not(s, option)
