"""7.11: the trade phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.core.menu import Action, Actions
from regnum.core.message import SOMETHING_ELSE, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import AnyStep
from regnum.games.medioevo.box import CARAVAN, FLEET, TRADE_SHIP
from regnum.games.medioevo.constants import TRADE
from regnum.games.medioevo.options import DONE, USE
from regnum.games.medioevo.rules.acts import OfSeat
from regnum.games.medioevo.rules.deeds import JoinCrusade, PlayCard, SpendCoin
from regnum.games.medioevo.rules.menu import PassOn, PhaseMenu
from regnum.games.medioevo.rules.movement import vehicles
from regnum.games.medioevo.rules.movement.reach import points_left, vehicle_reach
from regnum.games.medioevo.state import Medioevo
from regnum.games.medioevo.wording import vehicle_words

NO_VEHICLE: Final = -1


class TradePhase(OfSeat):
    """7.11.a: trade vehicles move, load and trade."""

    clauses = ("7.11.a",)

    def run(self, s: Medioevo) -> None:
        if not s.is_out(self.seat) and s.resting != self.seat:
            s.phase = TRADE
            s.steps.append(TradeMenu(self.seat, NO_VEHICLE))


class TakeInHand(vehicles.Use):
    """3.06.c: use another vehicle; the menu offers it."""

    def offer(self, s: Medioevo, seat: int, found: list[Option]) -> None:
        pass


class FinishTrade(PassOn):
    """7.11.a: end the phase, the last of the turn."""

    last = True

    def describe(self, s: Medioevo, seat: int, option: Option) -> Message:
        return Message("option-trade-done", {"n": len(vehicles.usable(s, seat, TRADE_SHIP, CARAVAN))})


class TradeMenu(PhaseMenu):
    """7.11.a, 7.11.f: what the vehicle in hand does next, which other one to use, or a card or coin to play.

    The vehicle used last stays in hand while it can do anything; before that, and after it, the first one that can.
    """

    fields = (("seat", "seat"), ("in_hand", "slot"))
    clauses = ("7.11.a", "7.11.f", "10.03.b")
    actions = Actions(FinishTrade(), TakeInHand(), JoinCrusade(), PlayCard(TRADE), SpendCoin())
    verbs = ("done", "use", *vehicles.DEEDS.verbs, "crusade", "play", "coin")

    def __init__(self, seat: int, in_hand: int) -> None:
        super().__init__(seat)
        self.in_hand = in_hand

    def options(self, s: Medioevo) -> Sequence[Option]:
        hand = self.vehicle(s)
        of_hand = vehicles.deeds(s, hand) if hand != NO_VEHICLE else []
        slots = vehicles.of_kinds(self.seat, TRADE_SHIP, CARAVAN)
        others = [USE[slot % FLEET] for slot in slots if slot != hand and vehicles.is_usable(s, slot)]
        return [DONE, *of_hand, *others, *self.deeds(s)]

    def action(self, option: Option) -> Action[Medioevo]:
        return vehicles.DEEDS.by_verb.get(option.verb) or super().action(option)

    def subject(self, s: Medioevo, option: Option) -> int:
        return self.vehicle(s) if option.verb in vehicles.DEEDS.by_verb else self.seat

    def again(self, option: Option) -> AnyStep:
        return TradeMenu(self.seat, FLEET * self.seat + USE.index(option)) if option.verb == "use" else self

    def vehicle(self, s: Medioevo) -> int:
        """The vehicle in hand, or NO_VEHICLE: what every option is asked about, so that no other is looked at."""
        if self.in_hand != NO_VEHICLE and vehicles.is_usable(s, self.in_hand):
            return self.in_hand
        for slot in vehicles.of_kinds(self.seat, TRADE_SHIP, CARAVAN):
            if vehicles.is_usable(s, slot):
                return slot
        return NO_VEHICLE

    def prompt(self, s: Medioevo) -> Prompt:
        words: dict[str, Value] = {"florins": s.florins[self.seat]}
        vehicle = self.vehicle(s)
        if vehicle == NO_VEHICLE:
            return Prompt(PromptKind.CHOOSE, Message("prompt-trade", words), self.clauses)
        words |= {**vehicle_words(s, vehicle), "points": points_left(s, vehicle)}
        return Prompt(PromptKind.CHOOSE, Message("prompt-trade-with", words), self.clauses)

    def announce(self, s: Medioevo, option: Option) -> Message:
        """6.03.f: what a vehicle can still do depends on florins that the others may not know."""
        return Message("option-trade-done", {"n": 0}) if option is DONE else self.describe(s, option)

    def describe_all(self, s: Medioevo, options: Sequence[Option]) -> list[Message]:
        vehicle = self.vehicle(s)
        if vehicle < 0:
            return super().describe_all(s, options)
        reach = vehicle_reach(s, vehicle)
        return [
            vehicles.going(s, vehicle, one, reach) if one.verb == "go" else self.describe(s, one) for one in options
        ]

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        if self.subject(s, option) == NO_VEHICLE:
            return Reason("7.11.a", "reason-no-vehicle", near=SOMETHING_ELSE)
        return super().why_not(s, option)

    def refs(self, s: Medioevo, option: Option) -> tuple[str, ...]:
        subject = self.subject(s, option)
        return self.action(option).refs(s, subject, option) if subject != NO_VEHICLE else ()
