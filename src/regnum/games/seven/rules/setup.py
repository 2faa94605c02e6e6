"""Dealing or choosing heroes, and their starting resources (setup.13-setup.15)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind, Value
from regnum.core.option import Option
from regnum.games.seven.rules.addresses import of
from regnum.games.seven.rules.choice import Choice
from regnum.games.seven.state import Seven


def become(s: Seven, seat: int, card: int) -> None:
    """setup.14: give a seat its hero with his starting gold, fame and gifts."""
    s.heroes[seat] = card
    s.banners[6 * seat + s.box.hero_banner[card]] += 1
    start = s.box.contents.hero[card].start
    s.gain(seat, "gold", start.gold, "setup.14")
    s.gain(seat, "fame", start.fame, "setup.14")
    for kind, n in s.box.hero_gifts[card]:
        s.gain_gifts(seat, kind, n, "setup.14")


class PickHero(Choice):
    """setup.13: choose a free hero, at tables where heroes are chosen."""

    clauses = ("setup.13", "setup.14")
    verbs = ("become",)

    def options(self, s: Seven) -> Sequence[Option]:
        return [option for card, option in enumerate(s.box.become) if card not in s.heroes]

    def choose(self, s: Seven, option: Option) -> None:
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(self.seat), "hero": f"@hero-{option.first}"}
            fact = Fact("gained", self.seat, f"hero:{option.first}", target=of(self.seat, "hero"))
            s.tell("event-becomes", "setup.13", words, fact=fact)
        become(s, self.seat, s.box.hero_number[option.first])

    def prompt(self, s: Seven) -> Prompt:
        return Prompt(PromptKind.TAKE, Message("prompt-become"), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        hero = s.box.contents.hero[s.box.hero_number[option.first]]
        words: dict[str, Value] = {"hero": f"@hero-{hero.id}", "banner": f"@banner-{hero.banner}"}
        return Message("option-become", {**words, "gold": hero.start.gold, "fame": hero.start.fame})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return (of(self.seat, "hero"),)
