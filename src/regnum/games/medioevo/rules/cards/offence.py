"""3.26.8, 3.26.9, 3.26.16: what the victim of an assassin, a thief or a bishop loses."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details
from regnum.core.message import Fact, Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.medioevo.addresses import card_address
from regnum.games.medioevo.box import ASSASSIN, BUILDINGS, CARDS, CATHEDRAL, POPE_CARD
from regnum.games.medioevo.constants import NOBODY
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.options import CARD, NO, YES
from regnum.games.medioevo.rules.cards.decks import discard, holds, pass_card, turn_up
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.church.cession import steal_pope
from regnum.games.medioevo.rules.church.papacy import may_be_pope
from regnum.games.medioevo.rules.realm.lands import cathedral_fits
from regnum.games.medioevo.state import Medioevo


class Parry(Choice):
    """3.26.8.b, 3.26.b: an assassin stops an assassin before the hand is seen; this cannot be stopped in turn."""

    fields = (("seat", "seat"), ("attacker", "player"))
    clauses = ("3.26.8.b",)
    verbs = ("yes", "no")
    private = True
    lapses = True

    def __init__(self, seat: int, attacker: int) -> None:
        super().__init__(seat)
        self.attacker = attacker

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [NO, YES] if ASSASSIN in s.hands[self.seat] else [NO]

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is YES:
            s.reveal()
            discard(s, self.seat, ASSASSIN)
            s.log(fate.PARRIES, self.seat, self.attacker)
        else:
            s.steps.append(LookIntoHand(self.attacker, self.seat, False))

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.YES_NO, Message("prompt-parry", {"other": s.ruler(self.attacker)}), self.clauses)


class LookIntoHand(Act[Medioevo]):
    """3.26.8.a, 3.26.9.a: the player sees the victim's whole hand."""

    fields = (("seat", "seat"), ("victim", "player"), ("steal", "flag"))
    clauses = ("3.26.8.a", "3.26.9.a")

    def __init__(self, seat: int, victim: int, steal: bool) -> None:
        self.seat = seat
        self.victim = victim
        self.steal = steal

    def run(self, s: Medioevo) -> None:
        s.reveal()
        s.spied = self.victim
        s.steps.append(PickCard(self.seat, self.victim, self.steal))


class PickCard(Choice):
    """3.26.8.a, 3.26.9.a, 3.26.9.b, 3.26.17.c: choose a card to take; only a Christian thief may take the Pope."""

    fields = (("seat", "seat"), ("victim", "player"), ("steal", "flag"))
    clauses = ("3.26.8.a", "3.26.9.a", "3.26.9.b", "3.26.17.c")
    verbs = ("card",)
    refusal = "reason-not-in-hand"
    private = True
    secret = True  # a stolen card is secret; an eliminated one is visible on the discards anyway
    shown = True

    def __init__(self, seat: int, victim: int, steal: bool) -> None:
        super().__init__(seat)
        self.victim = victim
        self.steal = steal

    def confidants(self) -> tuple[int, ...]:
        return (self.seat, self.victim)

    def options(self, s: Medioevo) -> Sequence[Option]:
        kinds = {*s.hands[self.victim], *s.shown[self.victim]}
        if self.steal and self.victim == s.pope and may_be_pope(s, self.seat):
            kinds.add(POPE_CARD)
        return [CARD[kind] for kind in sorted(kinds)]

    def choose(self, s: Medioevo, option: Option) -> None:
        s.spied = NOBODY
        s.reveal()
        card = CARDS.index(option.name(0))
        held = holds(s, self.victim, card)
        if not self.steal:
            discard(s, self.victim, card)
            s.log(fate.ELIMINATES, self.seat, self.victim, card, held)
        elif card == POPE_CARD:
            taken = Fact("decided", self.seat, "card:pope", f"players.{self.victim}", f"players.{self.seat}")
            s.log(fate.STEALS, self.seat, self.victim, card, held, clause="3.26.9.b", fact=taken)
            steal_pope(s, self.seat)
        else:
            pass_card(s, self.victim, self.seat, card, "3.26.9.a")
            turn_up(s, self.seat)

    def refs(self, s: Medioevo, option: Option) -> tuple[str, ...]:
        return card_address(s, self.victim, option.name(0))

    def prompt(self, s: Medioevo) -> Prompt:
        key = "prompt-steal" if self.steal else "prompt-eliminate"
        return Prompt(PromptKind.TAKE, Message(key, {"other": s.ruler(self.victim)}), self.clauses)


class TakeCathedral(Choice):
    """3.26.16.a: take one of the victim's cathedrals; it is lost if no kingdom of the player can receive it."""

    fields = (("seat", "seat"), ("victim", "player"))
    clauses = ("3.26.16.a",)
    verbs = ("cathedral",)
    refusal = "reason-no-cathedral"

    def __init__(self, seat: int, victim: int) -> None:
        super().__init__(seat)
        self.victim = victim

    def options(self, s: Medioevo) -> Sequence[Option]:
        at = s.box.at["cathedral"]
        return [at[land] for land in s.lands(self.victim) if s.cathedral[land]]

    def choose(self, s: Medioevo, option: Option) -> None:
        land = s.box.place_number[option.name(0)]
        s.cathedral[land] = 0
        s.log(fate.CATHEDRAL_TAKEN, self.victim, land, self.seat)
        s.steps.append(ReceiveCathedral(self.seat))

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-take-cathedral", {"other": s.ruler(self.victim)})
        return Prompt(PromptKind.TARGET, words, self.clauses)

    def details(self, s: Medioevo, option: Option) -> Details:
        return Details(losses=(0, 1))


class ReceiveCathedral(Choice):
    """3.26.16.a, 3.05.c, 3.05.d: where to place the cathedral, if one of the player's kingdoms can receive it."""

    clauses = ("3.26.16.a", "3.05.c", "3.05.d")
    verbs = ("cathedral",)
    refusal = "reason-no-see"
    at_home = True

    def options(self, s: Medioevo) -> Sequence[Option]:
        at = s.box.at["cathedral"]
        return [at[land] for land in s.lands(self.seat) if cathedral_fits(s, self.seat, land)]

    def choose(self, s: Medioevo, option: Option) -> None:
        land = s.box.place_number[option.name(0)]
        s.cathedral[land] = 1
        s.log(fate.PLACES, self.seat, land, BUILDINGS[CATHEDRAL], clause="3.26.16.a")
        turn_up(s, self.seat)

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-place", {"piece": f"@piece-{BUILDINGS[CATHEDRAL]}"})
        return Prompt(PromptKind.PLACE, words, self.clauses)
