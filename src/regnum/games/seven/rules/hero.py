"""Exchanging gifts one for one: the hero's ability and cards with the same effect (hero.*, effect.17)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from regnum.core.message import Fact, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.games.seven.box import KINDS
from regnum.games.seven.options import ACCEPT, DECLINE, DONE, GIVE, HERO, TAKE_RESERVE, TAKE_RIVAL
from regnum.games.seven.rules.action import Action
from regnum.games.seven.rules.addresses import of
from regnum.games.seven.rules.choice import Choice
from regnum.games.seven.rules.gifts import EVERY_KIND
from regnum.games.seven.schema import SwapGift
from regnum.games.seven.state import Seven

RESERVE = -1
_ONLY_RESERVE = (RESERVE,)
_ALL_BUT_ONE = 5  # with fewer kinds used up, the reserve can exchange any gift for another kind


class UseHero(Action):
    """hero.1, hero.5: tap the upright hero to use his ability."""

    verb = "hero"

    def offer(self, s: Seven, hero: int, gold: int, fame: int, found: list[Option]) -> None:
        if can_swap(s, hero, s.box.hero_ability[s.heroes[hero]]):
            found.append(HERO)

    def act(self, s: Seven, hero: int, option: Option) -> None:
        s.tapped |= 1 << hero
        if s.events is not None:
            fact = Fact("turned", hero, f"hero:{s.box.hero_ids[s.heroes[hero]]}", target=of(hero, "hero"))
            s.tell("event-hero", "hero.1", {"player": s.who(hero)}, fact=fact)
        swap_gift(s, hero, s.box.hero_ability[s.heroes[hero]])

    def describe(self, s: Seven, hero: int, option: Option) -> Message:
        return Message("option-hero")

    def why_not(self, s: Seven, hero: int, option: Option) -> Reason:
        option.expect(not option.args)
        return Reason("hero.5", "reason-hero-tapped") if s.tapped >> hero & 1 else Reason("hero.1", "reason-no-swap")

    def refs(self, s: Seven, hero: int, option: Option) -> tuple[str, ...]:
        return (of(hero, "hero"),)


USE_HERO = UseHero()


# --- exchanging ----------------------------------------------------------------------------------------------------


def swap_gift(s: Seven, hero: int, effect: SwapGift) -> None:
    """effect.17, hero.1-hero.3: let `hero` exchange gifts."""
    s.steps.append(PickGiven(hero, effect.min, effect.max, _sources(s, hero, effect)))


def _sources(s: Seven, hero: int, effect: SwapGift) -> tuple[int, ...]:
    """hero.2: where gifts may be exchanged: the reserve and, if allowed, other heroes in the order of play."""
    return (RESERVE, *s.rivals(hero)) if "rival" in effect.with_ else _ONLY_RESERVE


def can_swap(s: Seven, hero: int, effect: SwapGift) -> bool:
    """Whether at least one exchange is possible."""
    return s.purse[hero] > 0 and (
        s.reserve.count(0) < _ALL_BUT_ONE or bool(_givable(s, hero, _sources(s, hero, effect)))
    )


def _givable(s: Seven, hero: int, sources: tuple[int, ...]) -> list[Option]:
    """hero.2: options for the gifts of `hero` that can be exchanged for another kind."""
    held = s.gifts[6 * hero : 6 * hero + 6]
    if RESERVE in sources and s.reserve.count(0) < _ALL_BUT_ONE:
        return list(compress(GIVE, held))
    there = [False] * 6
    for source in sources:
        for kind, n in enumerate(s.reserve if source == RESERVE else s.gifts[6 * source : 6 * source + 6]):
            if n:
                there[kind] = True
        if False not in there:
            break
    many = there.count(True)
    return [GIVE[kind] for kind in EVERY_KIND if held[kind] and many > there[kind]]


class PickGiven(Choice):
    """hero.1, hero.7: choose the gift card to give in the next exchange, or stop."""

    fields = (("seat", "seat"), ("least", "number"), ("most", "number"), ("sources", "source*"))
    clauses = ("hero.1", "hero.2", "effect.17")
    verbs = ("give", "done")

    def __init__(self, seat: int, least: int, most: int, sources: tuple[int, ...]) -> None:
        self.seat = seat
        self.least = least
        self.most = most
        self.sources = sources

    def options(self, s: Seven) -> Sequence[Option]:
        found = _givable(s, self.seat, self.sources)
        return found if self.least and found else [*found, DONE]

    def choose(self, s: Seven, option: Option) -> None:
        if option is not DONE:
            kind, least = KINDS.index(option.first), max(0, self.least - 1)
            s.steps.append(PickReceived(self.seat, kind, least, self.most - 1, self.sources))

    def prompt(self, s: Seven) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-give", {"n": self.most}), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        if option is DONE:
            return Message("option-done")
        kind = KINDS.index(option.first)
        have = s.gifts[6 * self.seat + kind]
        return Message("option-give", {"gift": f"@gift-{KINDS[kind]}", "have": have})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return () if option is DONE else (of(self.seat, f"gifts.{option.first}"),)


class PickReceived(Choice):
    """hero.2-hero.4: choose the gift to receive; the given one goes where it came from. More exchanges may follow."""

    fields = (("seat", "seat"), ("given", "gift"), ("least", "number"), ("more", "number"), ("sources", "source*"))
    clauses = ("hero.2", "hero.3", "hero.4")
    verbs = ("take",)

    def __init__(self, seat: int, given: int, least: int, more: int, sources: tuple[int, ...]) -> None:
        self.seat = seat
        self.given = given
        self.least = least
        self.more = more
        self.sources = sources

    def options(self, s: Seven) -> Sequence[Option]:
        found: list[Option] = []
        reserve, gifts = s.reserve[:], s.gifts[:]
        reserve[self.given] = 0
        gifts[self.given :: 6] = [0] * len(s.heroes)
        for source in self.sources:
            if source == RESERVE:
                found += compress(TAKE_RESERVE, reserve)
            elif s.purse[source]:
                found += compress(TAKE_RIVAL[source], gifts[6 * source : 6 * source + 6])
        return found

    def choose(self, s: Seven, option: Option) -> None:
        hero, kind, source = self.seat, KINDS.index(option.first), _source(option)
        if self.more:
            sources = (source,) if s.rulings.swap_with_one else self.sources
            s.steps.append(PickGiven(hero, self.least, self.more, sources))
        if source != RESERVE and s.rulings.swap_by_consent:
            s.steps.append(Consent(source, hero, self.given, kind))
        else:
            _swap(s, hero, self.given, kind, source)

    def prompt(self, s: Seven) -> Prompt:
        words: dict[str, Value] = {"gift": f"@gift-{KINDS[self.given]}"}
        return Prompt(PromptKind.TAKE, Message("prompt-receive", words), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        gift, source = f"@gift-{option.first}", _source(option)
        if source == RESERVE:
            return Message("option-take-reserve", {"gift": gift})
        return Message("option-take-rival", {"gift": gift, "rival": s.who(source)})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return (_gifts_at(_source(option), option.first),)


def _source(option: Option) -> int:
    """Where an option takes its gift from: the reserve (``take:faith.reserve``) or a hero (``take:faith.2``)."""
    option.expect(option.first in KINDS and len(option.args) == 2)
    return RESERVE if option.args[1] == "reserve" else option.number(1)


def _gifts_at(source: int, kind: str) -> str:
    """The address of the gifts of a kind in the reserve or of a hero."""
    return f"reserve.{kind}" if source == RESERVE else of(source, f"gifts.{kind}")


def _swap(s: Seven, hero: int, given: int, taken: int, source: int) -> None:
    """hero.3: exchange one gift for another."""
    s.move_gifts(hero, given, -1)
    if source != RESERVE:
        s.move_gifts(source, taken, -1)
        s.move_gifts(source, given, 1)
    s.move_gifts(hero, taken, 1)
    if s.events is not None:
        name = KINDS[taken]
        words: dict[str, Value] = {"player": s.who(hero), "given": f"@gift-{KINDS[given]}", "taken": f"@gift-{name}"}
        taken_fact, given_fact = _moved(hero, name, source, hero), _moved(hero, KINDS[given], hero, source)
        if source == RESERVE:
            s.tell("event-swaps", "hero.3", words, fact=taken_fact, besides=(given_fact,))
        else:
            words["rival"] = s.who(source)
            s.tell("event-swaps-rival", "hero.3", words, fact=taken_fact, besides=(given_fact,))


def _moved(hero: int, kind: str, source: int, target: int) -> Fact:
    return Fact("moved", hero, f"gift:{kind}", _gifts_at(source, kind), _gifts_at(target, kind))


class Consent(Choice):
    """hero.4: accept or refuse an exchange, if the table requires the other player's consent."""

    fields = (("seat", "seat"), ("by", "player"), ("given", "gift"), ("taken", "gift"))
    clauses = ("hero.4",)
    verbs = ("accept", "decline")

    def __init__(self, seat: int, by: int, given: int, taken: int) -> None:
        self.seat = seat
        self.by = by
        self.given = given
        self.taken = taken

    def options(self, s: Seven) -> Sequence[Option]:
        return (ACCEPT, DECLINE)

    def choose(self, s: Seven, option: Option) -> None:
        if option is ACCEPT:
            _swap(s, self.by, self.given, self.taken, self.seat)
        elif s.events is not None:
            words: dict[str, Value] = {"player": s.who(self.seat), "rival": s.who(self.by)}
            s.tell("event-refuses", "hero.4", words, fact=Fact("decided", self.seat, target=f"heroes.{self.by}"))

    def prompt(self, s: Seven) -> Prompt:
        words: dict[str, Value] = {"rival": s.who(self.by), "given": f"@gift-{KINDS[self.given]}"}
        words["taken"] = f"@gift-{KINDS[self.taken]}"
        return Prompt(PromptKind.YES_NO, Message("prompt-consent", words), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        return Message("option-accept") if option is ACCEPT else Message("option-decline")

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return _gifts_at(self.by, KINDS[self.given]), _gifts_at(self.seat, KINDS[self.taken])
