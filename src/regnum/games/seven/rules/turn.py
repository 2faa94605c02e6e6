"""The Undertakings phase: players take turns of one action each, with free uses before it (flow.*, free.5, pass.*)."""

from __future__ import annotations

from typing import Final

from regnum.core.details import Details, Trigger
from regnum.core.menu import Action, Actions, Menu
from regnum.core.message import Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.seven import events
from regnum.games.seven.box import FREE
from regnum.games.seven.options import MOST_SEATS, PASS, PASS_UNTIL_CHANGE
from regnum.games.seven.rules.artefacts import UseArtefact
from regnum.games.seven.rules.completing import Complete, CompleteRow, full_cards, row_full
from regnum.games.seven.rules.ending import check_armour
from regnum.games.seven.rules.fall import Purge, drop_gifts
from regnum.games.seven.rules.free_uses import FREE_USES, offer_last_uses
from regnum.games.seven.rules.gains import Tap
from regnum.games.seven.rules.gathering import GATHERING
from regnum.games.seven.rules.hero import UseHero
from regnum.games.seven.rules.nameless import PlayNameless, may_play
from regnum.games.seven.rules.palaces import Enslave
from regnum.games.seven.rules.portals import ClosePortal
from regnum.games.seven.rules.purchases import Buy, Found, Recruit
from regnum.games.seven.rules.sins import PlaySin
from regnum.games.seven.rules.treasures import GainTreasure
from regnum.games.seven.rules.undertakings import TakePart
from regnum.games.seven.state import Seven

# info.2, info.3, pass.3: only their owner knows which cards he could play.
_LEFT_OUT: Final = ("sin", "artefact", "pass")


class Pass(Action[Seven]):
    """pass.1, pass.3: do nothing, now or until something changes."""

    verbs = ("pass",)

    def offer(self, s: Seven, seat: int, found: list[Option]) -> None:
        if found:
            found.append(PASS_UNTIL_CHANGE)
        found.append(PASS)

    def act(self, s: Seven, seat: int, option: Option) -> None:
        if option is PASS_UNTIL_CHANGE:
            s.standing_pass[seat] = _openly_possible(s, seat)
        pass_on(s, seat, "pass.1")

    def describe(self, s: Seven, seat: int, option: Option) -> Message:
        return Message("option-pass" if option is PASS else "option-pass-until-change")

    def details(self, s: Seven, seat: int, option: Option) -> Details | None:
        """pass.1, flow.8: the last to pass begins the Gathering; else the turn ends, if anybody else will be asked."""
        if (s.passes | 1 << seat) + 1 == 1 << len(s.order):
            return Details(triggers=(Trigger("trigger-gathering"),))
        asked = [rival for rival in s.rivals(seat) if not s.standing_pass[rival] and not s.skipped >> rival & 1]
        return Details(ends="turn") if asked else None


class TakeTurn(Menu[Seven]):
    """flow.2, flow.6-flow.8: take an action, make a free use first, or pass; the phase ends when all have passed."""

    clauses = ("flow.2", "flow.6", "free.5", "pass.3")
    private = True
    # flow.6, fall.6
    actions = Actions(
        *(Recruit(), Buy(), Found(), Enslave(), PlaySin(), Tap(), UseHero(), UseArtefact(), TakePart(), ClosePortal()),
        *(GainTreasure(), Purge(), *FREE_USES.all, Pass()),
    )
    verbs = actions.verbs

    def choose(self, s: Seven, option: Option) -> None:
        if option.verb in FREE_USES.by_verb:
            s.steps.append(self)
        elif option.verb != "pass":
            s.passes = 0
            s.steps.append(AFTER_ACTION[self.seat])
        super().choose(s, option)

    def prompt(self, s: Seven) -> Prompt:
        words = {"gold": s.gold[self.seat], "fame": s.fame[self.seat], "power": s.power[self.seat]}
        return Prompt(PromptKind.CHOOSE, Message("prompt-turn", {**words}), self.clauses)


class AfterAction(Act[Seven]):
    """end.4, complete.1, nameless.2, flow.2: game end, a completed row, a card of the Nameless, or the next turn."""

    fields = (("seat", "seat"),)
    clauses = ("end.4", "part.9", "complete.1", "nameless.2", "flow.2")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Seven) -> None:
        hero = self.seat
        if s.fallen and s.rulings.fallen_lose_gifts_each_action and s.is_fallen(hero):
            drop_gifts(s, hero)
        if s.armour == s.box.armour_pieces and check_armour(s):
            return
        window = s.rulings.nameless_seated and may_play(s)
        full_row = FREE not in s.marks[0] and row_full(s)
        full = full_cards(s) if s.rulings.complete_each and not full_row else []
        if full:
            s.steps.append(self)
            s.steps += [Complete(place) for place in full]
        elif window and (s.rulings.nameless_before_row or not full_row):
            s.steps += (NEXT_TURN[hero], PlayNameless(s.nameless))
        elif full_row:
            end_phase(s, hero)
        else:
            next_turn(s, hero)


class BeginPhase(Act[Seven]):
    """flow.1, flow.3, flow.4: begin a turn with the First Player. This step stays at the bottom of the stack."""

    clauses = ("flow.1", "flow.3", "flow.4")

    def run(self, s: Seven) -> None:
        s.turn += 1
        s.passes = 0
        s.skipped = 0
        s.standing_pass = [""] * len(s.heroes)
        s.nameless_turn = s.nameless_round = s.nameless_chose = 0
        s.log(events.TURN, s.order[0], s.turn)
        s.steps.append(self)
        s.steps.append(TAKE_TURN[s.order[0]])


class NextTurn(Act[Seven]):
    """flow.2, nameless.2: after a card of the Nameless, the next turn, unless row 1 is full and ends the phase."""

    fields = (("seat", "seat"),)
    clauses = ("nameless.2", "flow.2", "effect.9")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Seven) -> None:
        if row_full(s):
            end_phase(s, self.seat)
        else:
            next_turn(s, self.seat)


def end_phase(s: Seven, hero: int) -> None:
    """complete.1, complete.16: `hero` has filled row 1: it is completed after the last free uses; nobody else acts."""
    s.steps += (GATHERING, CompleteRow())
    offer_last_uses(s, hero)


def next_turn(s: Seven, hero: int) -> None:
    """flow.2, effect.9: continue with the player after `hero`; a lost turn is neither a pass nor an action."""
    order = s.order
    at = order.index(hero) + 1
    if at == len(order):
        at = 0
        s.nameless_round = 0
    hero = order[at]
    if s.skipped >> hero & 1:
        s.skipped &= ~(1 << hero)
        s.log(events.SKIPPED, hero)
        next_turn(s, hero)
    elif s.standing_pass[hero] and s.standing_pass[hero] == _openly_possible(s, hero):
        pass_on(s, hero, "pass.3")
    else:
        s.standing_pass[hero] = ""
        s.steps.append(TAKE_TURN[hero])


def pass_on(s: Seven, hero: int, clause: str) -> None:
    """pass.1, flow.8: `hero` passes; the phase is over when all have passed since the last action."""
    s.passes |= 1 << hero
    if s.events is not None:
        s.log(events.PASSES, hero, clause=clause)
    if s.passes + 1 == 1 << len(s.order):
        s.steps.append(GATHERING)
    else:
        next_turn(s, hero)


def _openly_possible(s: Seven, hero: int) -> str:
    """pass.3: what `hero` could do on his turn as far as everybody knows, as texts of options; never empty."""
    found = [option.text for option in TAKE_TURN[hero].options(s) if option.verb not in _LEFT_OUT]
    return " ".join([*found, PASS.text])


# These steps depend only on the seat, so all games share one instance per seat.
TAKE_TURN: Final = [TakeTurn(seat) for seat in range(MOST_SEATS)]
AFTER_ACTION: Final = [AfterAction(seat) for seat in range(MOST_SEATS)]
NEXT_TURN: Final = [NextTurn(seat) for seat in range(MOST_SEATS)]
BEGIN_PHASE: Final = BeginPhase()
