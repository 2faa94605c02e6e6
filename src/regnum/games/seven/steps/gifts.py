"""Gifts: tapping characters, drinking elixirs, choosing kinds, swapping (gifts.*, hero.*, elixir.2, effect.2)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, Prompt, PromptKind, Value
from regnum.core.option import Option
from regnum.games.seven.box import KINDS, RICH_TAPS
from regnum.games.seven.means import strength
from regnum.games.seven.options import DONE, EXCHANGE_FAME, EXCHANGE_GOLD, GIFT, GIVE, TAKE_RESERVE, TAKE_RIVAL
from regnum.games.seven.schema import Exchange, Gain, GainGift, StealFromEach, SwapGift, Untap
from regnum.games.seven.state import Seven
from regnum.games.seven.steps.choice import Choice
from regnum.games.seven.steps.market import discard_character, discard_elixir

_EVERY = (0, 1, 2, 3, 4, 5)


def gain(s: Seven, hero: int, effect: Gain) -> None:
    """effect.1."""
    s.gain(hero, effect.what, effect.n, "effect.1")


# --- from characters and elixirs -----------------------------------------------------------------------------------


def tap(s: Seven, hero: int, card: int) -> None:
    """gifts.1, gifts.2, gifts.4: a quarter turn further for its gifts; the second time it is discarded afterwards."""
    upright = 2 * card in s.characters[hero]
    character = 2 * card if upright else 2 * card + 1
    if s.events is not None:
        words: dict[str, Value] = {"player": s.who(hero), "character": f"@character-{s.box.character_ids[card]}"}
        s.tell("event-taps" if upright else "event-taps-again", "gifts.1" if upright else "gifts.2", words)
    for kind, n in s.box.character_gifts[card]:
        s.gain_gifts(hero, kind, n, "gifts.1")
    if s.has_rule(hero, RICH_TAPS):
        # effect.27: one more of a kind it shows.
        s.steps.append(PickGifts(hero, "any", 1, tuple([kind for kind, _ in s.box.character_gifts[card]])))
    if upright:
        turn(s, hero, character)
    else:
        discard_character(s, hero, character)


def turn(s: Seven, hero: int, character: int) -> None:
    """A character turned by 90 degrees, one way or the other."""
    s.characters[hero] = tuple([one ^ 1 if one == character else one for one in s.characters[hero]])


def drink(s: Seven, hero: int, elixir: int, which: int) -> None:
    """elixir.2, elixir.3: discarded for gift cards, as far as the reserve lasts."""
    gives, wild, extra = strength(s, hero, elixir, which)
    if s.events is not None:
        words: dict[str, Value] = {"player": s.who(hero), "elixir": f"@elixir-{s.box.elixir_ids[elixir]}"}
        s.tell("event-drinks", "elixir.2", words)
    discard_elixir(s, hero, elixir)
    for kind, n in enumerate(gives):
        if n:
            s.gain_gifts(hero, kind, n, "elixir.3")
    if wild:
        s.steps.append(PickGifts(hero, "any", wild + extra, _EVERY))
    elif extra:
        s.steps.append(PickGifts(hero, "any", extra, tuple([kind for kind in _EVERY if gives[kind]])))


def gain_gift(s: Seven, hero: int, effect: GainGift) -> None:
    """effect.2."""
    s.steps.append(PickGifts(hero, effect.kind, effect.n, _EVERY))


def can_gain_gift(s: Seven, hero: int, effect: GainGift) -> bool:
    return any(s.reserve)


class PickGifts(Choice):
    """effect.2: gifts of chosen kinds: each freely, all of one kind, or no kind twice."""

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
        kind = KINDS.index(option.name(0))
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
        kind = KINDS.index(option.name(0))
        have = s.gifts[6 * self.seat + kind]
        return Message("option-gift", {"gift": f"@gift-{KINDS[kind]}", "have": have})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return (f"reserve:{option.name(0)}",)


# --- swapping ------------------------------------------------------------------------------------------------------


def swap_gift(s: Seven, hero: int, effect: SwapGift) -> None:
    """effect.17, hero.1-hero.3."""
    s.steps.append(PickGiven(hero, effect.min, effect.max, "rival" in effect.with_))


def can_swap(s: Seven, hero: int, effect: SwapGift) -> bool:
    """Whether at least one exchange is there to make."""
    held = s.gifts[6 * hero : 6 * hero + 6]
    if not any(held):
        return False
    if s.reserve.count(0) < 5:
        return True  # two kinds in the reserve: one of them is another than the gift given
    return any(_has_receivable(s, hero, kind, "rival" in effect.with_) for kind in _EVERY if s.gifts[6 * hero + kind])


def _has_receivable(s: Seven, hero: int, given: int, rivals: bool) -> bool:
    """hero.2: whether anything may be received for a gift; the reserve is seldom without."""
    return sum(s.reserve) > s.reserve[given] or bool(_receivable(s, hero, given, rivals))


def _receivable(s: Seven, hero: int, given: int, rivals: bool) -> list[Option]:
    """hero.2: what may be received for a gift: another kind, from the reserve or from another player."""
    found = [TAKE_RESERVE[kind] for kind in _EVERY if kind != given and s.reserve[kind]]
    if rivals:
        for other in s.order:
            if other != hero:
                base = 6 * other
                found += [TAKE_RIVAL[other][kind] for kind in _EVERY if kind != given and s.gifts[base + kind]]
    return found


class PickGiven(Choice):
    """hero.1, hero.7: the gift card given in the next exchange, or the end of exchanging."""

    fields = (("seat", "seat"), ("least", "number"), ("most", "number"), ("rivals", "flag"))
    clauses = ("hero.1", "hero.2", "effect.17")
    verbs = ("give", "done")

    def __init__(self, seat: int, least: int, most: int, rivals: bool) -> None:
        self.seat = seat
        self.least = least
        self.most = most
        self.rivals = rivals

    def options(self, s: Seven) -> Sequence[Option]:
        base = 6 * self.seat
        found = [
            GIVE[kind] for kind in _EVERY if s.gifts[base + kind] and _has_receivable(s, self.seat, kind, self.rivals)
        ]
        return found if self.least and found else [*found, DONE]

    def choose(self, s: Seven, option: Option) -> None:
        if option is DONE:
            return
        if self.most > 1:
            s.steps.append(PickGiven(self.seat, max(0, self.least - 1), self.most - 1, self.rivals))
        s.steps.append(PickReceived(self.seat, KINDS.index(option.name(0)), self.rivals))

    def prompt(self, s: Seven) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-give", {"n": self.most}), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        if option is DONE:
            return Message("option-done")
        kind = KINDS.index(option.name(0))
        have = s.gifts[6 * self.seat + kind]
        return Message("option-give", {"gift": f"@gift-{KINDS[kind]}", "have": have})


class PickReceived(Choice):
    """hero.2-hero.4: the gift received, which comes from where the given one goes."""

    fields = (("seat", "seat"), ("given", "gift"), ("rivals", "flag"))
    clauses = ("hero.2", "hero.3", "hero.4")
    verbs = ("take",)

    def __init__(self, seat: int, given: int, rivals: bool) -> None:
        self.seat = seat
        self.given = given
        self.rivals = rivals

    def options(self, s: Seven) -> Sequence[Option]:
        return _receivable(s, self.seat, self.given, self.rivals)

    def choose(self, s: Seven, option: Option) -> None:
        hero, kind = self.seat, KINDS.index(option.name(0))
        source = option.args[1]
        words: dict[str, Value] = {
            "player": s.who(hero),
            "given": f"@gift-{KINDS[self.given]}",
            "taken": f"@gift-{KINDS[kind]}",
        }
        s.gifts[6 * hero + self.given] -= 1
        s.gifts[6 * hero + kind] += 1
        if isinstance(source, int):
            s.gifts[6 * source + kind] -= 1
            s.gifts[6 * source + self.given] += 1
            s.tell("event-swaps-rival", "hero.3", {**words, "rival": s.who(source)})
        else:
            s.reserve[kind] -= 1
            s.reserve[self.given] += 1
            s.tell("event-swaps", "hero.3", words)

    def prompt(self, s: Seven) -> Prompt:
        words: dict[str, Value] = {"gift": f"@gift-{KINDS[self.given]}"}
        return Prompt(PromptKind.TAKE, Message("prompt-receive", words), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        gift, source = f"@gift-{option.name(0)}", option.args[1]
        if isinstance(source, int):
            return Message("option-take-rival", {"gift": gift, "rival": s.who(source)})
        return Message("option-take-reserve", {"gift": gift})


# --- from each rival -----------------------------------------------------------------------------------------------


def steal_from_each(s: Seven, hero: int, effect: StealFromEach) -> None:
    """effect.4: from every rival who has any gift, in the order of play."""
    for rival in reversed(s.rivals(hero)):
        s.steps += [PickSpoil(hero, rival)] * effect.n


class PickSpoil(Choice):
    """effect.4: the kind taken from one rival."""

    fields = (("seat", "seat"), ("rival", "player"))
    clauses = ("effect.4",)
    verbs = ("take",)

    def __init__(self, seat: int, rival: int) -> None:
        self.seat = seat
        self.rival = rival

    def options(self, s: Seven) -> Sequence[Option]:
        base = 6 * self.rival
        return [TAKE_RIVAL[self.rival][kind] for kind in _EVERY if s.gifts[base + kind]]

    def choose(self, s: Seven, option: Option) -> None:
        take_gift(s, self.seat, self.rival, KINDS.index(option.name(0)), "effect.4")

    def prompt(self, s: Seven) -> Prompt:
        return Prompt(PromptKind.TAKE, Message("prompt-spoil", {"rival": s.who(self.rival)}), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        return Message("option-take-rival", {"gift": f"@gift-{option.name(0)}", "rival": s.who(self.rival)})


def take_gift(s: Seven, hero: int, rival: int, kind: int, clause: str) -> None:
    """effect.3, effect.4: one gift card changes hands."""
    s.gifts[6 * rival + kind] -= 1
    s.gifts[6 * hero + kind] += 1
    if s.events is not None:
        words: dict[str, Value] = {"player": s.who(hero), "rival": s.who(rival), "what": f"@gift-{KINDS[kind]}"}
        s.tell("event-robs", clause, words)


# --- turning characters upright, changing money --------------------------------------------------------------------


def untap(s: Seven, hero: int, effect: Untap) -> None:
    """effect.10."""
    if can_untap(s, hero, effect):
        s.steps.append(PickUntap(hero, effect.n))


def can_untap(s: Seven, hero: int, effect: Untap) -> bool:
    return any(character & 1 for character in s.characters[hero])


class PickUntap(Choice):
    """effect.10: up to so many of one's own characters upright; never a hero (hero.6, sin.6)."""

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
        card = s.box.character_number[option.name(0)]
        turn(s, self.seat, 2 * card + 1)
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(self.seat), "character": f"@character-{option.name(0)}"}
            s.tell("event-untaps", "effect.10", words)
        if self.n > 1 and any(one & 1 for one in s.characters[self.seat]):
            s.steps.append(PickUntap(self.seat, self.n - 1))

    def prompt(self, s: Seven) -> Prompt:
        return Prompt(PromptKind.TARGET, Message("prompt-untap", {"n": self.n}), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        if option is DONE:
            return Message("option-done")
        return Message("option-untap", {"character": f"@character-{option.name(0)}"})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return () if option is DONE else (f"card:{option.name(0)}",)


def exchange(s: Seven, hero: int, effect: Exchange) -> None:
    """effect.14."""
    s.steps.append(PickExchange(hero, effect.max))


def can_exchange(s: Seven, hero: int, effect: Exchange) -> bool:
    return s.gold[hero] + s.fame[hero] > 0


class PickExchange(Choice):
    """effect.14: gold into as much fame, or fame into gold."""

    fields = (("seat", "seat"), ("most", "number"))
    clauses = ("effect.14",)
    verbs = ("exchange", "done")

    def __init__(self, seat: int, most: int) -> None:
        self.seat = seat
        self.most = most

    def options(self, s: Seven) -> Sequence[Option]:
        gold, fame = min(self.most, s.gold[self.seat]), min(self.most, s.fame[self.seat])
        return [*EXCHANGE_GOLD[1 : gold + 1], *EXCHANGE_FAME[1 : fame + 1], DONE]

    def choose(self, s: Seven, option: Option) -> None:
        if option is DONE:
            return
        given, taken, n = option.name(0), "fame" if option.name(0) == "gold" else "gold", option.last
        (s.gold if given == "gold" else s.fame)[self.seat] -= n
        s.gain(self.seat, taken, n, "effect.14")

    def prompt(self, s: Seven) -> Prompt:
        return Prompt(PromptKind.AMOUNT, Message("prompt-exchange", {"n": self.most}), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        if option is DONE:
            return Message("option-done")
        return Message("option-exchange", {"what": f"@{option.name(0)}", "n": option.last})
