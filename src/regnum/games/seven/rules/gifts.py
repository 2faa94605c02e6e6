"""Gaining gifts: tapping characters, choosing kinds, taking from rivals, untapping (gifts.*, effect.2)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.games.seven.box import KINDS, RICH_TAPS
from regnum.games.seven.options import DONE, GIFT, TAKE_RIVAL
from regnum.games.seven.rules.action import Action
from regnum.games.seven.rules.addresses import of
from regnum.games.seven.rules.choice import Choice
from regnum.games.seven.rules.market import discard_character
from regnum.games.seven.schema import GainGift, StealFromEach, Untap
from regnum.games.seven.state import Seven

EVERY_KIND = (0, 1, 2, 3, 4, 5)


# --- tapping -------------------------------------------------------------------------------------------------------


class Tap(Action):
    """gifts.1-gifts.6: tap one of your characters for its gifts, as far as the reserve has them."""

    verb = "tap"

    def offer(self, s: Seven, hero: int, gold: int, fame: int, found: list[Option]) -> None:
        tap = s.box.tap
        for character in s.characters[hero]:
            found.append(tap[character >> 1])

    def act(self, s: Seven, hero: int, option: Option) -> None:
        """gifts.2, effect.27: a character tapped for the second time gives its gifts and is then discarded."""
        card = s.box.character_number[option.first]
        upright = 2 * card in s.characters[hero]
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(hero), "character": f"@character-{option.first}"}
            piece, here = f"character:{option.first}", of(hero, "characters")
            if upright:
                s.tell("event-taps", "gifts.1", words, fact=Fact("turned", hero, piece, target=here))
            else:
                fact = Fact("moved", hero, piece, here, "character_discards")
                s.tell("event-taps-again", "gifts.2", words, fact=fact)
        for kind, n in s.box.character_gifts[card]:
            s.gain_gifts(hero, kind, n, "gifts.1")
        if s.has_rule(hero, RICH_TAPS):
            # One more gift of a kind it shows.
            s.steps.append(PickGifts(hero, "any", 1, tuple([kind for kind, _ in s.box.character_gifts[card]])))
        if upright:
            turn_character(s, hero, 2 * card)
        else:
            discard_character(s, hero, 2 * card + 1)

    def describe(self, s: Seven, hero: int, option: Option) -> Message:
        name = option.first
        upright = 2 * s.box.character_number[name] in s.characters[hero]
        words: dict[str, Value] = {"character": f"@character-{name}", "gifts": f"@character-{name}-gifts"}
        return Message("option-tap" if upright else "option-tap-again", words)

    def why_not(self, s: Seven, hero: int, option: Option) -> Reason:
        return Reason("gifts.1", "reason-not-yours")

    def refs(self, s: Seven, hero: int, option: Option) -> tuple[str, ...]:
        return (of(hero, f"characters.{option.first}"),)


TAP = Tap()


def turn_character(s: Seven, hero: int, character: int) -> None:
    """Tap an upright character, or turn a tapped one upright."""
    s.characters[hero] = tuple([one ^ 1 if one == character else one for one in s.characters[hero]])


# --- gifts of chosen kinds -----------------------------------------------------------------------------------------


def gain_gift(s: Seven, hero: int, effect: GainGift) -> None:
    """effect.2: let `hero` choose gifts from the reserve."""
    s.steps.append(PickGifts(hero, effect.kind, effect.n, EVERY_KIND))


def can_gain_gift(s: Seven, hero: int, effect: GainGift) -> bool:
    return any(s.reserve)


class PickGifts(Choice):
    """effect.2: choose kinds of gifts: any kinds, all the same kind, or all different."""

    fields = (("seat", "seat"), ("rule", "text"), ("n", "number"), ("kinds", "gift*"))
    clauses = ("effect.2", "supply.8")
    verbs = ("gift",)

    def __init__(self, seat: int, rule: str, n: int, kinds: tuple[int, ...]) -> None:
        self.seat = seat
        self.rule = rule
        self.n = n
        self.kinds = kinds

    def options(self, s: Seven) -> Sequence[Option]:
        return [GIFT[kind] for kind in self.kinds if s.reserve[kind]]

    def choose(self, s: Seven, option: Option) -> None:
        kind = KINDS.index(option.first)
        if self.rule == "any_same":
            s.gain_gifts(self.seat, kind, self.n, "effect.2")
            return
        s.gain_gifts(self.seat, kind, 1, "effect.2")
        if self.n > 1:
            left = self.kinds
            if self.rule == "any_different":
                left = tuple([one for one in left if one != kind])
            s.steps.append(PickGifts(self.seat, self.rule, self.n - 1, left))

    def prompt(self, s: Seven) -> Prompt:
        key = "prompt-gifts-same" if self.rule == "any_same" else "prompt-gifts"
        return Prompt(PromptKind.CHOOSE, Message(key, {"n": self.n}), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        kind = KINDS.index(option.first)
        have = s.gifts[6 * self.seat + kind]
        return Message("option-gift", {"gift": f"@gift-{KINDS[kind]}", "have": have})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return (f"reserve.{option.first}",)


# --- gifts from each rival -----------------------------------------------------------------------------------------


def steal_from_each(s: Seven, hero: int, effect: StealFromEach) -> None:
    """effect.4: take a gift from every rival who has any, in the order of play."""
    for rival in reversed(s.rivals(hero)):
        s.steps += [PickSpoil(hero, rival)] * effect.n


class PickSpoil(Choice):
    """effect.4: choose the kind of gift to take from a rival."""

    fields = (("seat", "seat"), ("rival", "player"))
    clauses = ("effect.4",)
    verbs = ("take",)

    def __init__(self, seat: int, rival: int) -> None:
        self.seat = seat
        self.rival = rival

    def options(self, s: Seven) -> Sequence[Option]:
        base = 6 * self.rival
        return [TAKE_RIVAL[self.rival][kind] for kind in EVERY_KIND if s.gifts[base + kind]]

    def choose(self, s: Seven, option: Option) -> None:
        take_gift(s, self.seat, self.rival, KINDS.index(option.first), "effect.4")

    def prompt(self, s: Seven) -> Prompt:
        return Prompt(PromptKind.TAKE, Message("prompt-spoil", {"rival": s.who(self.rival)}), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        return Message("option-take-rival", {"gift": f"@gift-{option.first}", "rival": s.who(self.rival)})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return (of(self.rival, f"gifts.{option.first}"),)


def take_gift(s: Seven, hero: int, rival: int, kind: int, clause: str) -> None:
    """effect.3, effect.4: move one gift card from `rival` to `hero`."""
    s.move_gifts(rival, kind, -1)
    s.move_gifts(hero, kind, 1)
    if s.events is not None:
        name = KINDS[kind]
        words: dict[str, Value] = {"player": s.who(hero), "rival": s.who(rival), "what": f"@gift-{name}"}
        fact = Fact("moved", hero, f"gift:{name}", of(rival, f"gifts.{name}"), of(hero, f"gifts.{name}"))
        s.tell("event-robs", clause, words, fact=fact)


# --- turning characters upright ------------------------------------------------------------------------------------


def untap(s: Seven, hero: int, effect: Untap) -> None:
    """effect.10: let `hero` turn characters upright."""
    if can_untap(s, hero, effect):
        s.steps.append(PickUntap(hero, effect.n))


def can_untap(s: Seven, hero: int, effect: Untap) -> bool:
    return any(character & 1 for character in s.characters[hero])


class PickUntap(Choice):
    """effect.10: turn up to `n` of your own characters upright, never a hero (hero.6, sin.6)."""

    fields = (("seat", "seat"), ("n", "number"))
    clauses = ("effect.10", "sin.6")
    verbs = ("untap", "done")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, s: Seven) -> Sequence[Option]:
        return [*(s.box.untap[one >> 1] for one in s.characters[self.seat] if one & 1), DONE]

    def choose(self, s: Seven, option: Option) -> None:
        if option is DONE:
            return
        card = s.box.character_number[option.first]
        turn_character(s, self.seat, 2 * card + 1)
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(self.seat), "character": f"@character-{option.first}"}
            fact = Fact("turned", self.seat, f"character:{option.first}", target=of(self.seat, "characters"))
            s.tell("event-untaps", "effect.10", words, fact=fact)
        if self.n > 1 and any(one & 1 for one in s.characters[self.seat]):
            s.steps.append(PickUntap(self.seat, self.n - 1))

    def prompt(self, s: Seven) -> Prompt:
        return Prompt(PromptKind.TARGET, Message("prompt-untap", {"n": self.n}), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        if option is DONE:
            return Message("option-done")
        return Message("option-untap", {"character": f"@character-{option.first}"})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return () if option is DONE else (of(self.seat, f"characters.{option.first}"),)
