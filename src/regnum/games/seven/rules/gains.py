"""Gaining gifts and tokens: tapping and untapping characters, choosing, taking from rivals, exchanging (gifts.*)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Final

from regnum.core.message import Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.games.seven import events
from regnum.games.seven.box import KINDS, RICH_TAPS
from regnum.games.seven.options import DONE, EXCHANGE_FAME, EXCHANGE_GOLD, GIFT, TAKE_RIVAL
from regnum.games.seven.rules.choice import About, Choice, Counted, Deed
from regnum.games.seven.rules.effects import OPS, Asks, Direct, Later
from regnum.games.seven.rules.market import discard_character
from regnum.games.seven.schema import Exchange, Gain, GainGift, StealFromEach, Untap
from regnum.games.seven.state import Seven

EVERY_KIND: Final = (0, 1, 2, 3, 4, 5)


class Tap(Deed):
    """gifts.1-gifts.6: tap one of your characters for its gifts, as far as the reserve has them."""

    verbs = ("tap",)
    about = About("option-tap", "heroes.{seat}.characters.{name}")

    def offer(self, s: Seven, seat: int, found: list[Option]) -> None:
        tap = s.box.tap
        for character in s.characters[seat]:
            found.append(tap[character >> 1])

    def act(self, s: Seven, seat: int, option: Option) -> None:
        """gifts.2, effect.27: a character tapped for the second time gives its gifts and is then discarded."""
        card = s.box.character_number[option.first]
        upright = 2 * card in s.characters[seat]
        s.log(events.TAPS if upright else events.TAPS_AGAIN, seat, card)
        for kind, n in s.box.character_gifts[card]:
            s.gain_gifts(seat, kind, n, "gifts.1")
        if s.has_rule(seat, RICH_TAPS):
            # One more gift of a kind it shows.
            s.steps.append(PickGifts(seat, "any", 1, tuple([kind for kind, _ in s.box.character_gifts[card]])))
        if upright:
            turn_character(s, seat, 2 * card)
        else:
            discard_character(s, seat, 2 * card + 1)

    def describe(self, s: Seven, seat: int, option: Option) -> Message:
        upright = 2 * s.box.character_number[option.first] in s.characters[seat]
        name = f"@character-{option.first}"
        return Message("option-tap" if upright else "option-tap-again", {"character": name, "gifts": f"{name}-gifts"})

    def why_not(self, s: Seven, seat: int, option: Option) -> Reason:
        return Reason("gifts.1", "reason-not-yours")


def turn_character(s: Seven, hero: int, character: int) -> None:
    """Tap an upright character, or turn a tapped one upright."""
    s.characters[hero] = tuple([one ^ 1 if one == character else one for one in s.characters[hero]])


class PickGifts(Choice):
    """effect.2: choose kinds of gifts: any kinds, all the same kind, or all different."""

    fields = (("seat", "seat"), ("rule", "text"), ("n", "number"), ("kinds", "gift*"))
    clauses = ("effect.2", "supply.8")
    verbs = ("gift",)
    about = About("option-gift", "reserve.{name}")

    def __init__(self, seat: int, rule: str, n: int, kinds: tuple[int, ...]) -> None:
        self.seat = seat
        self.rule = rule
        self.n = n
        self.kinds = kinds

    def options(self, s: Seven) -> Sequence[Option]:
        return [GIFT[kind] for kind in self.kinds if s.reserve[kind]]

    def choose(self, s: Seven, option: Option) -> None:
        kind, at_once = KINDS.index(option.first), self.n if self.rule == "any_same" else 1
        s.gain_gifts(self.seat, kind, at_once, "effect.2")
        if self.n > at_once:
            left = tuple([one for one in self.kinds if one != kind or self.rule == "any"])
            s.steps.append(PickGifts(self.seat, self.rule, self.n - 1, left))

    def prompt(self, s: Seven) -> Prompt:
        key = "prompt-gifts-same" if self.rule == "any_same" else "prompt-gifts"
        return Prompt(self.kind, Message(key, {"n": self.n}), self.clauses)

    def meaning(self, s: Seven, option: Option) -> Message:
        have = s.gifts[6 * self.seat + KINDS.index(option.first)]
        return Message("option-gift", {"gift": f"@gift-{option.first}", "have": have})


def gifts_to_pick(s: Seven, rule: str, n: int) -> tuple[int, int]:
    """effect.2, supply.8: how many gifts the reserve lets a hero pick, at least and at most."""
    there = [min(n, cards) for cards in s.reserve if cards]
    if rule == "any_same":
        return min(there, default=0), max(there, default=0)
    most = min(n, sum(s.reserve) if rule == "any" else len(there))
    return most, most


OPS[GainGift] = Asks(
    lambda s, hero, effect: PickGifts(hero, effect.kind, effect.n, EVERY_KIND),
    later=lambda s, hero, effect: {hero: {"gift": gifts_to_pick(s, effect.kind, effect.n)}},
)


def steal_from_each(s: Seven, hero: int, effect: StealFromEach) -> None:
    """effect.4: take a gift from every rival who has any, in the order of play."""
    for rival in reversed(s.rivals(hero)):
        s.steps += [PickSpoil(hero, rival)] * effect.n


class PickSpoil(Choice):
    """effect.4: choose the kind of gift to take from a rival."""

    fields = (("seat", "seat"), ("rival", "player"))
    clauses = ("effect.4",)
    verbs = ("take",)
    kind = PromptKind.TAKE
    question = "prompt-spoil"
    about = About("option-take", "heroes.{n}.gifts.{name}", thing="@gift-{name}", rival="@seat-{n}")

    def __init__(self, seat: int, rival: int) -> None:
        self.seat = seat
        self.rival = rival

    def options(self, s: Seven) -> Sequence[Option]:
        return list(compress(TAKE_RIVAL[self.rival], s.gifts_of(self.rival)))

    def choose(self, s: Seven, option: Option) -> None:
        take_gift(s, self.seat, self.rival, KINDS.index(option.first), "effect.4")

    def words(self, s: Seven) -> dict[str, Value]:
        return {"rival": s.who(self.rival)}


def take_gift(s: Seven, hero: int, rival: int, kind: int, clause: str) -> None:
    """effect.3, effect.4: move one gift card from `rival` to `hero`."""
    s.move_gifts(rival, kind, -1)
    s.move_gifts(hero, kind, 1)
    if s.events is not None:
        name = KINDS[kind]
        s.log(events.ROBS, hero, rival, f"@gift-{name}", f"gift:{name}", f"gifts.{name}", clause=clause)


def spoils(s: Seven, hero: int, effect: StealFromEach) -> Later:
    """effect.4: how many gifts every rival has to give."""
    given = {rival: min(effect.n, s.gift_cards(rival)) for rival in s.rivals(hero)}
    total = sum(given.values())
    return {hero: {"gift": (total, total)}, **{rival: {"gift": (-n, -n)} for rival, n in given.items()}}


OPS[StealFromEach] = Direct(steal_from_each, later=spoils)


class PickUntap(Counted):
    """effect.10: turn up to `n` of your own characters upright, never a hero (hero.6, sin.6)."""

    clauses = ("effect.10", "sin.6")
    verbs = ("untap", "done")
    kind = PromptKind.TARGET
    question = "prompt-untap"
    about = About("option-untap", "heroes.{seat}.characters.{name}", character="@character-{name}")

    def options(self, s: Seven) -> Sequence[Option]:
        return [*(s.box.untap[one >> 1] for one in s.characters[self.seat] if one & 1), DONE]

    def choose(self, s: Seven, option: Option) -> None:
        if option is not DONE:
            card = s.box.character_number[option.first]
            turn_character(s, self.seat, 2 * card + 1)
            s.log(events.UNTAPS, self.seat, card)
            if self.n > 1:
                s.steps.append(PickUntap(self.seat, self.n - 1))


OPS[Untap] = Asks(lambda s, hero, effect: PickUntap(hero, effect.n))


def gain_tokens(s: Seven, hero: int, effect: Gain) -> None:
    """effect.1: gain gold, fame or power."""
    s.gain(hero, effect.what, effect.n, "effect.1")


def other_coin(what: str) -> str:
    """effect.14: what gold or fame, `what`, is exchanged for."""
    return "fame" if what == "gold" else "gold"


class PickExchange(Choice):
    """effect.14: exchange gold for as much fame, or fame for gold."""

    fields = (("seat", "seat"), ("most", "number"))
    clauses = ("effect.14",)
    verbs = ("exchange", "done")
    kind = PromptKind.AMOUNT
    question = "prompt-exchange"
    about = About("option-exchange", "heroes.{seat}.{name}", what="@{name}", n="{n}")

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def options(self, s: Seven) -> Sequence[Option]:
        gold, fame = min(self.most, s.gold[self.seat]), min(self.most, s.fame[self.seat])
        return [*EXCHANGE_GOLD[1 : gold + 1], *EXCHANGE_FAME[1 : fame + 1], DONE]

    def choose(self, s: Seven, option: Option) -> None:
        if option is not DONE:
            given, n = option.first, option.last
            s.pay(self.seat, "effect.14", gold=n if given == "gold" else 0, fame=n if given == "fame" else 0)
            s.gain(self.seat, other_coin(given), n, "effect.14")

    def words(self, s: Seven) -> dict[str, Value]:
        return {"n": self.most}


OPS[Gain] = Direct(gain_tokens)


def exchangeable(s: Seven, hero: int, effect: Exchange) -> Later:
    """effect.14: how much gold may become fame, and how much fame gold."""
    gold, fame = min(effect.max, s.gold[hero]), min(effect.max, s.fame[hero])
    return {hero: {"gold": (-gold, fame), "fame": (-fame, gold)}}


OPS[Exchange] = Asks(lambda s, hero, effect: PickExchange(hero, effect.max), later=exchangeable)
