"""Exchanging gifts one for one: the hero's ability and cards with the same effect (hero.*, effect.17)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Final

from regnum.core.details import Details
from regnum.core.message import Message, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.games.seven import events
from regnum.games.seven.addresses import of
from regnum.games.seven.box import KINDS
from regnum.games.seven.options import ACCEPT, DECLINE, DONE, GIVE, HERO, TAKE_RESERVE, TAKE_RIVAL
from regnum.games.seven.rules.choice import About, Choice, Deed
from regnum.games.seven.rules.effects import OPS, Op
from regnum.games.seven.rules.gains import EVERY_KIND
from regnum.games.seven.schema import SwapGift
from regnum.games.seven.state import Seven

RESERVE: Final = -1
_ONLY_RESERVE: Final = (RESERVE,)
_ALL_BUT_ONE: Final = 5  # with fewer kinds used up, the reserve can exchange any gift for another kind


class SwapGifts(Op):
    """effect.17, hero.1-hero.3: exchange gifts."""

    def carry_out(self, s: Seven, hero: int, effect: SwapGift) -> None:
        s.steps.append(PickGiven(hero, effect.min, effect.max, _sources(s, hero, effect)))

    def possible(self, s: Seven, hero: int, effect: SwapGift) -> bool:
        return s.purse[hero] > 0 and (
            s.reserve.count(0) < _ALL_BUT_ONE or bool(_givable(s, hero, _sources(s, hero, effect)))
        )


SWAP: Final = SwapGifts()
OPS[SwapGift] = SWAP


class UseHero(Deed):
    """hero.1, hero.5: tap the upright hero to use his ability."""

    verbs = ("hero",)
    about = About("option-hero", "heroes.{seat}.hero")

    def offer(self, s: Seven, seat: int, found: list[Option]) -> None:
        if not s.tapped >> seat & 1 and SWAP.possible(s, seat, s.box.hero_ability[s.heroes[seat]]):
            found.append(HERO)

    def act(self, s: Seven, seat: int, option: Option) -> None:
        s.tapped |= 1 << seat
        s.log(events.HERO, seat, s.box.hero_ids[s.heroes[seat]])
        SWAP.carry_out(s, seat, s.box.hero_ability[s.heroes[seat]])

    def why_not(self, s: Seven, seat: int, option: Option) -> Reason:
        option.expect(not option.args)
        return Reason("hero.5", "reason-hero-tapped") if s.tapped >> seat & 1 else Reason("hero.1", "reason-no-swap")

    def details(self, s: Seven, seat: int, option: Option) -> Details:
        """hero.1: how many gifts may be exchanged."""
        ability = s.box.hero_ability[s.heroes[seat]]
        return Details(limit=(ability.min, min(ability.max, s.gift_cards(seat))))


def _sources(s: Seven, hero: int, effect: SwapGift) -> tuple[int, ...]:
    """hero.2: where gifts may be exchanged: the reserve and, if allowed, other heroes in the order of play."""
    return (RESERVE, *s.rivals(hero)) if "rival" in effect.with_ else _ONLY_RESERVE


def _givable(s: Seven, hero: int, sources: tuple[int, ...]) -> list[Option]:
    """hero.2: options for the gifts of `hero` that can be exchanged for another kind."""
    held = s.gifts_of(hero)
    if RESERVE in sources and s.reserve.count(0) < _ALL_BUT_ONE:
        return list(compress(GIVE, held))
    there = [False] * 6
    for source in sources:
        for kind, n in enumerate(s.reserve if source == RESERVE else s.gifts_of(source)):
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
    question = "prompt-give"
    about = About("option-give", "heroes.{seat}.gifts.{name}")

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

    def words(self, s: Seven) -> dict[str, Value]:
        return {"n": self.most}

    def meaning(self, s: Seven, option: Option) -> Message:
        have = s.gifts[6 * self.seat + KINDS.index(option.first)]
        return Message("option-give", {"gift": f"@gift-{option.first}", "have": have})

    def why_not(self, s: Seven, option: Option) -> Reason:
        option.expect(option in GIVE)
        held = s.gifts_of(self.seat)[GIVE.index(option)]
        return Reason("hero.2", "reason-no-other-gift" if held else "reason-no-such-gift")


class PickReceived(Choice):
    """hero.2-hero.4: choose the gift to receive; the given one goes where it came from. More exchanges may follow."""

    fields = (("seat", "seat"), ("given", "gift"), ("least", "number"), ("more", "number"), ("sources", "source*"))
    clauses = ("hero.2", "hero.3", "hero.4")
    verbs = ("take",)
    kind = PromptKind.TAKE
    question = "prompt-receive"

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

    def words(self, s: Seven) -> dict[str, Value]:
        return {"gift": f"@gift-{KINDS[self.given]}"}

    def meaning(self, s: Seven, option: Option) -> Message:
        gift, source = f"@gift-{option.first}", _source(option)
        if source == RESERVE:
            return Message("option-take-reserve", {"gift": gift})
        return Message("option-take", {"thing": gift, "rival": s.who(source)})

    def why_not(self, s: Seven, option: Option) -> Reason:
        """hero.2, hero.3: from whom, another kind, and one that is there."""
        if _source(option) not in self.sources:
            alone = self.sources == _ONLY_RESERVE
            return Reason("hero.2", "reason-only-reserve" if alone else "reason-other-source")
        same = KINDS.index(option.first) == self.given
        return Reason("hero.2", "reason-same-gift" if same else "reason-gift-gone")

    def details(self, s: Seven, option: Option) -> Details | None:
        """hero.4: what is exchanged if the other player consents."""
        source = _source(option)
        if source == RESERVE or not s.rulings.swap_by_consent:
            return None
        given, taken = f"gift:{KINDS[self.given]}", f"gift:{option.first}"
        return Details(later={self.seat: {given: (-1, 0), taken: (0, 1)}, source: {given: (0, 1), taken: (-1, 0)}})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        source = _source(option)
        return (f"reserve.{option.first}" if source == RESERVE else of(source, f"gifts.{option.first}"),)


def _source(option: Option) -> int:
    """Where an option takes its gift from: the reserve (``take:faith.reserve``) or a hero (``take:faith.2``)."""
    option.expect(option.first in KINDS and len(option.args) == 2)
    return RESERVE if option.args[1] == "reserve" else option.number(1)


def _swap(s: Seven, hero: int, given: int, taken: int, source: int) -> None:
    """hero.3: exchange one gift for another."""
    s.move_gifts(hero, given, -1)
    s.move_gifts(hero, taken, 1)
    if source == RESERVE:
        s.log(events.SWAPS, hero, KINDS[given], KINDS[taken])
    else:
        s.move_gifts(source, taken, -1)
        s.move_gifts(source, given, 1)
        s.log(events.SWAPS_RIVAL, hero, source, KINDS[given], KINDS[taken])


class Consent(Choice):
    """hero.4: accept or refuse an exchange, if the table requires the other player's consent."""

    fields = (("seat", "seat"), ("by", "player"), ("given", "gift"), ("taken", "gift"))
    clauses = ("hero.4",)
    verbs = ("accept", "decline")
    kind = PromptKind.YES_NO
    question = "prompt-consent"

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
        else:
            s.log(events.REFUSES, self.seat, self.by)

    def words(self, s: Seven) -> dict[str, Value]:
        given, taken = f"@gift-{KINDS[self.given]}", f"@gift-{KINDS[self.taken]}"
        return {"rival": s.who(self.by), "given": given, "taken": taken}

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return of(self.by, f"gifts.{KINDS[self.given]}"), of(self.seat, f"gifts.{KINDS[self.taken]}")
