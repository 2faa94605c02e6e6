"""The Undertakings phase: players take turns of one action each, with free uses before it (flow.*, free.5, pass.*)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.seven.box import FREE, SPARE
from regnum.games.seven.options import MOST_SEATS, PASS, PASS_UNTIL_CHANGE
from regnum.games.seven.rules.action import Action
from regnum.games.seven.rules.addresses import freely_used, of
from regnum.games.seven.rules.artefacts import USE_ARTEFACT
from regnum.games.seven.rules.choice import Choice
from regnum.games.seven.rules.completing import COMPLETE_ROW, Complete, full_cards, row_full
from regnum.games.seven.rules.elixirs import BUY
from regnum.games.seven.rules.ending import check_armour
from regnum.games.seven.rules.fall import PURGE_CORRUPTION, drop_gifts
from regnum.games.seven.rules.founding import FOUND
from regnum.games.seven.rules.free_use_values import reach
from regnum.games.seven.rules.free_uses import (
    FREE_VERBS,
    describe_free_use,
    offer_free_uses,
    offer_last_uses,
    use_freely,
    why_no_free_use,
)
from regnum.games.seven.rules.gathering import GATHERING
from regnum.games.seven.rules.gifts import TAP
from regnum.games.seven.rules.hero import USE_HERO
from regnum.games.seven.rules.nameless import PlayNameless, may_play
from regnum.games.seven.rules.palaces import ENSLAVE
from regnum.games.seven.rules.portals import CLOSE_PORTAL
from regnum.games.seven.rules.recruiting import RECRUIT
from regnum.games.seven.rules.sins import PLAY_SIN
from regnum.games.seven.rules.treasures import GAIN_TREASURE
from regnum.games.seven.rules.undertakings import TAKE_PART
from regnum.games.seven.state import Seven

# flow.6, fall.6: all actions except passing.
ACTIONS: tuple[Action, ...] = (
    *(RECRUIT, BUY, FOUND, ENSLAVE, PLAY_SIN, USE_ARTEFACT, TAP, USE_HERO, TAKE_PART, GAIN_TREASURE, CLOSE_PORTAL),
    PURGE_CORRUPTION,
)
_ACTION_OF = {action.verb: action for action in ACTIONS}
_LEFT_OUT = ("sin", "artefact", "pass")  # info.2, info.3, pass.3: only their owner knows which cards he could play


class TakeTurn(Choice):
    """flow.2, flow.6-flow.8: take an action, make a free use first, or pass; the phase ends when all have passed."""

    clauses = ("flow.2", "flow.6", "free.5", "pass.3")
    verbs = (*_ACTION_OF, *FREE_VERBS, "pass")
    private = True

    def options(self, s: Seven) -> Sequence[Option]:
        hero = self.seat
        gold, fame, palaces, markers = s.gold[hero], s.fame[hero], s.palaces[hero], s.markers[hero]
        if palaces:
            gold, fame = reach(s, hero)
        found: list[Option] = []
        RECRUIT.offer(s, hero, gold, fame, found)
        BUY.offer(s, hero, gold, fame, found)
        FOUND.offer(s, hero, gold, fame, found)
        if palaces and markers:
            ENSLAVE.offer(s, hero, gold, fame, found)
        if s.sins[hero]:
            PLAY_SIN.offer(s, hero, gold, fame, found)
        if s.characters[hero]:
            TAP.offer(s, hero, gold, fame, found)
        if s.purse[hero] and not s.tapped >> hero & 1:
            USE_HERO.offer(s, hero, gold, fame, found)
        if not s.fallen >> hero & 1:
            # evil.2, evil.5, evil.6: a fallen hero may do none of these.
            if s.artefacts[hero]:
                USE_ARTEFACT.offer(s, hero, gold, fame, found)
            if markers:
                TAKE_PART.offer(s, hero, gold, fame, found)
                if s.purse[hero] + s.box.portal_margin & SPARE:
                    CLOSE_PORTAL.offer(s, hero, gold, fame, found)
            if markers < s.box.markers:
                GAIN_TREASURE.offer(s, hero, gold, fame, found)
        if s.corruption[hero]:
            PURGE_CORRUPTION.offer(s, hero, gold, fame, found)
        if palaces or s.elixirs[hero]:
            offer_free_uses(s, hero, found)
        if found:
            found.append(PASS_UNTIL_CHANGE)
        found.append(PASS)
        return found

    def choose(self, s: Seven, option: Option) -> None:
        hero, action = self.seat, _ACTION_OF.get(option.verb)
        if action is not None:
            s.passes = 0
            s.steps.append(AFTER_ACTION[hero])
            action.act(s, hero, option)
        elif option.verb == "pass":
            if option is PASS_UNTIL_CHANGE:
                s.standing_pass[hero] = _openly_possible(s, hero)
            _pass(s, hero, "pass.1")
        else:
            s.steps.append(self)
            use_freely(s, hero, option)

    def prompt(self, s: Seven) -> Prompt:
        hero = self.seat
        words: dict[str, Value] = {"gold": s.gold[hero], "fame": s.fame[hero], "power": s.power[hero]}
        return Prompt(PromptKind.CHOOSE, Message("prompt-turn", words), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        if option.verb == "pass":
            return Message("option-pass" if option is PASS else "option-pass-until-change")
        if option.verb in FREE_VERBS:
            return describe_free_use(s, self.seat, option)
        return _ACTION_OF[option.verb].describe(s, self.seat, option)

    def why_not(self, s: Seven, option: Option) -> Reason:
        if option.verb in FREE_VERBS:
            return why_no_free_use(s, self.seat, option)
        option.expect(option.verb in _ACTION_OF)
        return _ACTION_OF[option.verb].why_not(s, self.seat, option)

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        if option.verb == "pass":
            return ()
        if option.verb in FREE_VERBS:
            return (freely_used(self.seat, option),)
        option.expect(option.verb in _ACTION_OF)
        return _ACTION_OF[option.verb].refs(s, self.seat, option)


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
        full = full_cards(s) if s.rulings.complete_each and not full_row else ()
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
        if s.events is not None:
            fact = Fact("began", s.order[0], target="turn", amount=s.turn)
            s.tell("event-turn", "flow.1", {"turn": s.turn, "player": s.who(s.order[0])}, fact=fact)
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
    s.steps += (GATHERING, COMPLETE_ROW)
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
        if s.events is not None:
            fact = Fact("lost", hero, "turn", of(hero, "loses_turn"))
            s.tell("event-skipped", "effect.9", {"player": s.who(hero)}, fact=fact)
        next_turn(s, hero)
    elif s.standing_pass[hero] and s.standing_pass[hero] == _openly_possible(s, hero):
        _pass(s, hero, "pass.3")
    else:
        s.standing_pass[hero] = ""
        s.steps.append(TAKE_TURN[hero])


def _pass(s: Seven, hero: int, clause: str) -> None:
    """pass.1, flow.8: `hero` passes; the phase is over when all have passed since the last action."""
    s.passes |= 1 << hero
    if s.events is not None:
        s.tell("event-passes", clause, {"player": s.who(hero)}, fact=Fact("decided", hero, target="passes"))
    if s.passes + 1 == 1 << len(s.order):
        s.steps.append(GATHERING)
    else:
        next_turn(s, hero)


def _openly_possible(s: Seven, hero: int) -> str:
    """pass.3: what `hero` could do on his turn as far as everybody knows, as texts of options; never empty."""
    found = [option.text for option in TAKE_TURN[hero].options(s) if option.verb not in _LEFT_OUT]
    return " ".join([*found, PASS.text])


# These steps depend only on the seat, so all games share one instance per seat.
TAKE_TURN = [TakeTurn(seat) for seat in range(MOST_SEATS)]
AFTER_ACTION = [AfterAction(seat) for seat in range(MOST_SEATS)]
NEXT_TURN = [NextTurn(seat) for seat in range(MOST_SEATS)]
BEGIN_PHASE = BeginPhase()
