"""Sins: playing one for a function, discarding and burying them (sin.*, draw.3, effect.15)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.seven.options import DONE
from regnum.games.seven.rules.action import Action
from regnum.games.seven.rules.addresses import of
from regnum.games.seven.rules.cataclysms import discard_sin
from regnum.games.seven.rules.choice import Choice
from regnum.games.seven.rules.effects import carry_out, possible
from regnum.games.seven.rules.striking import tell_no_effect
from regnum.games.seven.schema import BurySin
from regnum.games.seven.state import Seven, without


class PlaySin(Action):
    """sin.1, sin.2, sin.7: play a sin for a function that is not a reaction, then discard it."""

    verb = "sin"

    def offer(self, s: Seven, hero: int, gold: int, fame: int, found: list[Option]) -> None:
        hand = s.sins[hero]
        found += s.box.hands.get(hand) or s.box.hand_options(hand)

    def act(self, s: Seven, hero: int, option: Option) -> None:
        sin = s.box.sin_number[option.first]
        s.sins[hero] = without(s.sins[hero], sin)
        s.played += (sin,)
        s.reveal()
        if s.events is not None:
            name = f"@sin-{option.first}"
            words: dict[str, Value] = {"player": s.who(hero), "sin": name, "text": f"{name}-{option.last}"}
            fact = Fact("moved", hero, f"sin:{option.first}", of(hero, "sins"), "sins_played")
            s.tell("event-plays-sin", "sin.1", words, fact=fact)
        s.steps.append(DISCARD_PLAYED)
        effect = s.box.functions[sin][option.last - 1]
        if s.events is not None and not possible(s, hero, effect):
            tell_no_effect(s, hero)
        carry_out(s, hero, effect)

    def describe(self, s: Seven, hero: int, option: Option) -> Message:
        name = option.first
        return Message("option-sin", {"sin": f"@sin-{name}", "text": f"@sin-{name}-{option.last}"})

    def why_not(self, s: Seven, hero: int, option: Option) -> Reason:
        option.number(1, 1, 2)
        if s.box.sin_number.get(option.name(0)) in s.sins[hero]:
            return Reason("sin.7", "reason-reaction")
        return Reason("sin.1", "reason-no-such-sin")

    def refs(self, s: Seven, hero: int, option: Option) -> tuple[str, ...]:
        return (of(hero, f"sins.{option.first}"),)


PLAY_SIN = PlaySin()


class DiscardPlayed(Act[Seven]):
    """sin.2, sin.8, sin.10: discard played sins one by one; a cataclysm is resolved before the next."""

    clauses = ("sin.2", "sin.3", "sin.10")

    def run(self, s: Seven) -> None:
        sin, *rest = s.played
        s.played = tuple(rest)
        if rest:
            s.steps.append(self)
        discard_sin(s, sin)


DISCARD_PLAYED = DiscardPlayed()


# --- discarding and burying ----------------------------------------------------------------------------------------


class DropSin(Choice):
    """draw.3: choose a sin to discard face down, down to three in hand."""

    clauses = ("draw.3", "draw.4")
    verbs = ("drop",)
    private = True
    secret = True

    def options(self, s: Seven) -> Sequence[Option]:
        return [s.box.drop_sin[sin] for sin in sorted(set(s.sins[self.seat]))]

    def choose(self, s: Seven, option: Option) -> None:
        sin = s.box.sin_number[option.first]
        s.sins[self.seat] = without(s.sins[self.seat], sin)
        if s.events is not None:
            fact = Fact("moved", self.seat, "sin", of(self.seat, "sins"), "sin_discards")
            s.tell("event-drops-sin", "draw.3", {"player": s.who(self.seat)}, fact=fact)
        discard_sin(s, sin)

    def prompt(self, s: Seven) -> Prompt:
        words: dict[str, Value] = {"n": len(s.sins[self.seat]) - s.box.constants.sin_hand}
        return Prompt(PromptKind.LOSE, Message("prompt-drop", words), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        return Message("option-drop", {"sin": f"@sin-{option.first}", "text": f"@sin-{option.first}-text"})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return (of(self.seat, f"sins.{option.first}"),)


def bury_sin(s: Seven, hero: int, effect: BurySin) -> None:
    """effect.15: let `hero` bury sins from his hand."""
    if can_bury(s, hero, effect):
        s.steps.append(PickBury(hero, effect.n))


def can_bury(s: Seven, hero: int, effect: BurySin) -> bool:
    return bool(s.sins[hero])


class PickBury(Choice):
    """effect.15: put up to `n` sins under the deck; they do not count toward the seventh."""

    fields = (("seat", "seat"), ("n", "number"))
    clauses = ("effect.15",)
    verbs = ("bury", "done")
    private = True
    secret = True

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, s: Seven) -> Sequence[Option]:
        return [*(s.box.bury_sin[sin] for sin in sorted(set(s.sins[self.seat]))), DONE]

    def choose(self, s: Seven, option: Option) -> None:
        if option is DONE:
            return
        sin = s.box.sin_number[option.first]
        s.sins[self.seat] = without(s.sins[self.seat], sin)
        s.sin_pile = (sin, *s.sin_pile)
        if s.events is not None:
            fact = Fact("moved", self.seat, "sin", of(self.seat, "sins"), "sin_pile")
            s.tell("event-buries", "effect.15", {"player": s.who(self.seat)}, fact=fact)
        if self.n > 1 and s.sins[self.seat]:
            s.steps.append(PickBury(self.seat, self.n - 1))

    def prompt(self, s: Seven) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-bury", {"n": self.n}), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        return Message("option-done") if option is DONE else Message("option-bury", {"sin": f"@sin-{option.first}"})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return () if option is DONE else (of(self.seat, f"sins.{option.first}"),)
