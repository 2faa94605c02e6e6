"""7.11: the trade phase."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.core.details import Details
from regnum.core.menu import Actions
from regnum.core.message import SOMETHING_ELSE, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import AnyStep
from regnum.games.medioevo.box import CARAVAN, FLEET, TRADE_SHIP
from regnum.games.medioevo.constants import TRADE
from regnum.games.medioevo.options import DONE, USE
from regnum.games.medioevo.rules.acts import OfSeat
from regnum.games.medioevo.rules.deeds import JoinCrusade, PlayCard, SpendCoin
from regnum.games.medioevo.rules.menu import PassOn, PhaseMenu
from regnum.games.medioevo.rules.movement import moving
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


class TakeInHand(moving.Move):
    """3.06.c: use another vehicle; the menu offers it."""

    verbs = ("use",)

    def offer(self, s: Medioevo, seat: int, found: list[Option]) -> None:
        pass


class FinishTrade(PassOn):
    """7.11.a: end the phase, the last of the turn."""

    def describe(self, s: Medioevo, seat: int, option: Option) -> Message:
        return Message("option-trade-done", {"n": len(moving.usable(s, seat, TRADE_SHIP, CARAVAN))})


class TradeMenu(PhaseMenu):
    """7.11.a, 7.11.f: what the vehicle in hand does next, which other one to use, or a card or coin to play.

    The vehicle used last stays in hand while it can do anything; before that, and after it, the first one that can.
    """

    fields = (("seat", "seat"), ("in_hand", "slot"))
    clauses = ("7.11.a", "7.11.f", "10.03.b")
    actions = Actions(FinishTrade(), TakeInHand(), JoinCrusade(), PlayCard(TRADE), SpendCoin())
    verbs = ("done", "use", *moving.DEED_VERBS, "crusade", "play", "coin")

    def __init__(self, seat: int, in_hand: int) -> None:
        super().__init__(seat)
        self.in_hand = in_hand

    def options(self, s: Medioevo) -> Sequence[Option]:
        vehicles = moving.usable(s, self.seat, TRADE_SHIP, CARAVAN)
        hand = self._choose_from(vehicles)
        of_hand = moving.deeds(s, hand) if hand != NO_VEHICLE else []
        return [DONE, *of_hand, *[USE[slot % FLEET] for slot in vehicles if slot != hand], *self.deeds(s)]

    def choose(self, s: Medioevo, option: Option) -> None:
        if option.verb in moving.DEED_VERBS:
            vehicle = self.vehicle(s)
            s.steps.append(self)
            moving.do(s, vehicle, option)
        else:
            super().choose(s, option)

    def again(self, option: Option) -> AnyStep:
        return TradeMenu(self.seat, FLEET * self.seat + USE.index(option)) if option.verb == "use" else self

    def vehicle(self, s: Medioevo) -> int:
        """The vehicle in hand, or NO_VEHICLE."""
        return self._choose_from(moving.usable(s, self.seat, TRADE_SHIP, CARAVAN))

    def _choose_from(self, vehicles: list[int]) -> int:
        if self.in_hand in vehicles:
            return self.in_hand
        return vehicles[0] if vehicles else NO_VEHICLE

    def prompt(self, s: Medioevo) -> Prompt:
        words: dict[str, Value] = {"florins": s.florins[self.seat]}
        vehicle = self.vehicle(s)
        if vehicle == NO_VEHICLE:
            return Prompt(PromptKind.CHOOSE, Message("prompt-trade", words), self.clauses)
        words |= {**vehicle_words(s, vehicle), "points": points_left(s, vehicle)}
        return Prompt(PromptKind.CHOOSE, Message("prompt-trade-with", words), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        if option.verb in moving.DEED_VERBS:
            return moving.describe_deed(s, self.vehicle(s), option)
        return super().describe(s, option)

    def details(self, s: Medioevo, option: Option) -> Details | None:
        if option.verb in moving.DEED_VERBS:
            return moving.details(s, self.vehicle(s), option)
        return super().details(s, option)

    def announce(self, s: Medioevo, option: Option) -> Message:
        """6.03.f: what a vehicle can still do depends on florins that the others may not know."""
        return Message("option-trade-done", {"n": 0}) if option is DONE else self.describe(s, option)

    def describe_all(self, s: Medioevo, options: Sequence[Option]) -> list[Message]:
        vehicle = self.vehicle(s)
        if vehicle < 0:
            return super().describe_all(s, options)
        reach = vehicle_reach(s, vehicle)
        return [moving.going(s, vehicle, one, reach) if one.verb == "go" else self.describe(s, one) for one in options]

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        if option.verb not in moving.DEED_VERBS:
            return super().why_not(s, option)
        vehicle = self.vehicle(s)
        if vehicle == NO_VEHICLE:
            return Reason("7.11.a", "reason-no-vehicle", near=SOMETHING_ELSE)
        return moving.why_not_deed(s, vehicle, option)

    def refs(self, s: Medioevo, option: Option) -> tuple[str, ...]:
        if option.verb not in moving.DEED_VERBS:
            return super().refs(s, option)
        vehicle = self.vehicle(s)
        return moving.deed_refs(s, vehicle, option) if vehicle != NO_VEHICLE else ()
