"""3.26.8, 3.26.9, 3.26.16: the cards played against another player: assassin, thief and bishop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.core.message import Fact, Message, Prompt, PromptKind, Value
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.medioevo.box import ASSASSIN, BISHOP, BUILDINGS, CARDS, CATHEDRAL, POPE_CARD, THIEF
from regnum.games.medioevo.constants import NOBODY, PHASES
from regnum.games.medioevo.options import CARD, NO, PLAY, PLAYER, YES
from regnum.games.medioevo.rules.addresses import card_address
from regnum.games.medioevo.rules.cards.decks import discard, pass_card, play_card, turn_up
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.church.cession import steal_pope
from regnum.games.medioevo.rules.church.papacy import may_be_pope
from regnum.games.medioevo.rules.diplomacy.pacts import may_harm
from regnum.games.medioevo.rules.realm.lands import cathedral_fits
from regnum.games.medioevo.rules.realm.treasury import mark_casus_belli
from regnum.games.medioevo.state import Medioevo

CLAUSE: Final = {ASSASSIN: "3.26.8.a", THIEF: "3.26.9.a", BISHOP: "3.26.16.a"}


def playable(s: Medioevo, player: int, phase: int) -> list[Option]:
    """7.05.d, 3.26.e, 3.26.f: options to play one of these cards, for the menus of the player's own turn."""
    hand = s.hands[player]
    if not hand:
        return []
    return [
        PLAY[card]
        for card in CLAUSE
        if card in hand and PHASES[phase] in s.box.contents.empire_card[card].phases and _victims(s, player, card)
    ]


def play(s: Medioevo, player: int, option: Option) -> None:
    """Carry out one of `playable`: discard the card and ask for its victim."""
    card = CARDS.index(option.name(0))
    play_card(s, player, card, CLAUSE[card])
    s.steps.append(ChooseVictim(player, card))


def _victims(s: Medioevo, player: int, card: int) -> list[int]:
    """3.26.8.a, 3.26.9.b, 3.26.10.b, 3.26.16.b: the players from whom the card can take something."""
    others = [other for other in range(s.n) if may_harm(s, player, other)]
    if card == BISHOP:
        return [other for other in others if other != s.pope and s.cathedrals(other)]
    return [
        other
        for other in others
        if s.hands[other] or s.shown[other] or (card == THIEF and other == s.pope and may_be_pope(s, player))
    ]


class ChooseVictim(Choice):
    """3.26.8.a, 3.26.9.a, 3.26.16.c: choose a victim, who gains a casus belli whatever the outcome."""

    fields = (("seat", "seat"), ("card", "card"))
    clauses = ("3.26.8.a", "3.26.9.a", "3.26.16.a", "3.26.16.c", "5.02.c")
    verbs = ("player",)
    refusal = "reason-no-victim"
    shown = True

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [PLAYER[other] for other in _victims(s, self.seat, self.card)]

    def choose(self, s: Medioevo, option: Option) -> None:
        player, victim, card = self.seat, option.last, CARDS[self.card]
        s.reveal()  # the victim's hand decides what follows
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(player), "other": s.who(victim), "card": f"@card-{card}"}
            s.tell(
                "event-plays-against",
                CLAUSE[self.card],
                words,
                fact=Fact("decided", player, f"card:{card}", f"players.{player}", f"players.{victim}"),
            )
        mark_casus_belli(s, victim, player, s.box.casus_belli[card], "5.02.c")
        if self.card == BISHOP:
            s.steps.append(TakeCathedral(player, victim))
        elif self.card == THIEF:
            s.steps.append(LookIntoHand(player, victim, True))
        else:
            s.steps.append(Parry(victim, player))

    def prompt(self, s: Medioevo) -> Prompt:
        card = CARDS[self.card]
        words = Message("prompt-victim", {"card": f"@card-{card}", "n": s.box.casus_belli[card]})
        return Prompt(PromptKind.TARGET, words, self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        other = option.last
        if self.card == BISHOP:
            return Message("option-victim-cathedrals", {"player": s.ruler(other), "n": s.cathedrals(other)})
        return Message(
            "option-victim-cards", {"player": s.ruler(other), "n": len(s.hands[other]) + len(s.shown[other])}
        )


class Parry(Choice):
    """3.26.8.b, 3.26.b: an assassin stops an assassin before the hand is seen; this cannot be stopped in turn."""

    fields = (("seat", "seat"), ("attacker", "player"))
    clauses = ("3.26.8.b",)
    verbs = ("yes", "no")
    private = True

    def __init__(self, seat: int, attacker: int) -> None:
        super().__init__(seat)
        self.attacker = attacker

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [NO, YES] if ASSASSIN in s.hands[self.seat] else [NO]

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is YES:
            s.reveal()
            discard(s, self.seat, ASSASSIN)
            if s.events is not None:
                s.tell(
                    "event-parries",
                    "3.26.8.b",
                    {"player": s.who(self.seat), "other": s.who(self.attacker)},
                    fact=Fact(
                        "moved", self.seat, f"card:{CARDS[ASSASSIN]}", f"players.{self.seat}.hand", "empire_discards"
                    ),
                )
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
        held = f"players.{self.victim}{'.hand' if card in s.hands[self.victim] else ''}"
        words: dict[str, Value] = {
            "player": s.who(self.seat),
            "other": s.who(self.victim),
            "card": f"@card-{CARDS[card]}",
        }
        if not self.steal:
            discard(s, self.victim, card)
            s.tell(
                "event-eliminates",
                "3.26.8.a",
                words,
                fact=Fact("lost", self.seat, f"card:{CARDS[card]}", held, "empire_discards"),
            )
        elif card == POPE_CARD:
            s.tell(
                "event-steals",
                "3.26.9.b",
                words,
                fact=Fact("decided", self.seat, "card:pope", f"players.{self.victim}", f"players.{self.seat}"),
            )
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
        s.cathedral[s.box.place_number[option.name(0)]] = 0
        if s.events is not None:
            words: dict[str, Value] = {"other": s.who(self.victim), "place": f"@place-{option.name(0)}"}
            s.tell(
                "event-cathedral-taken",
                "3.26.16.a",
                words,
                fact=Fact("lost", self.seat, "cathedral", f"lands.{option.name(0)}"),
            )
        s.steps.append(ReceiveCathedral(self.seat))

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-take-cathedral", {"other": s.ruler(self.victim)})
        return Prompt(PromptKind.TARGET, words, self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        return Message("option-place", {"place": f"@place-{option.name(0)}"})


class ReceiveCathedral(Choice):
    """3.26.16.a, 3.05.c, 3.05.d: where to place the cathedral, if one of the player's kingdoms can receive it."""

    clauses = ("3.26.16.a", "3.05.c", "3.05.d")
    verbs = ("cathedral",)
    refusal = "reason-not-a-place"

    def options(self, s: Medioevo) -> Sequence[Option]:
        at = s.box.at["cathedral"]
        return [at[land] for land in s.lands(self.seat) if cathedral_fits(s, self.seat, land)]

    def choose(self, s: Medioevo, option: Option) -> None:
        s.cathedral[s.box.place_number[option.name(0)]] = 1
        if s.events is not None:
            words: dict[str, Value] = {
                "player": s.who(self.seat),
                "place": f"@place-{option.name(0)}",
                "piece": f"@piece-{BUILDINGS[CATHEDRAL]}",
            }
            s.tell(
                "event-places",
                "3.26.16.a",
                words,
                fact=Fact("gained", self.seat, "cathedral", target=f"lands.{option.name(0)}"),
            )
        turn_up(s, self.seat)

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-place", {"piece": f"@piece-{BUILDINGS[CATHEDRAL]}"})
        return Prompt(PromptKind.PLACE, words, self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        return Message("option-place", {"place": f"@place-{option.name(0)}"})
