"""Setting up the table, dealing or choosing heroes, and their starting resources (setup.*)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, PromptKind, Value
from regnum.core.option import Option
from regnum.core.rng import Rng
from regnum.games.seven import events
from regnum.games.seven.box import SHOP, TAVERN
from regnum.games.seven.rules.choice import About, Choice
from regnum.games.seven.rules.completing import MoveRows, lay_row
from regnum.games.seven.rules.market import restock
from regnum.games.seven.rules.piles import shuffled
from regnum.games.seven.rules.sins import draw_sins
from regnum.games.seven.state import Seven


def lay_out(s: Seven, deal: Rng) -> None:
    """setup.1-setup.18: lay out the table and deal or choose the heroes."""
    _lay_cards(s, deal)
    _lay_undertakings(s, deal)
    _deal_heroes(s, deal)
    if s.rulings.nameless_seated:
        s.nameless_hand = tuple(range(len(s.box.nameless_ids)))


def _lay_cards(s: Seven, deal: Rng) -> None:
    """setup.1-setup.3, setup.7, setup.8: lay out tavern, shop and palaces; shuffle sins, cataclysms and artefacts."""
    box, constants = s.box, s.box.constants
    s.piles = [shuffled(range(len(box.character_ids)), deal), shuffled(range(len(box.elixir_ids)), deal)]
    restock(s, TAVERN)
    restock(s, SHOP)
    castles = list(shuffled(range(box.first_estate), deal))
    estates = list(shuffled(range(box.first_estate, box.first_temple), deal))
    s.open_palaces = [castles.pop() for _ in range(constants.open_castles)]
    s.open_palaces += [estates.pop() for _ in range(constants.open_estates)]
    s.palace_piles = [tuple(castles), tuple(estates)]
    s.temples = tuple(range(box.first_temple, len(box.palace_ids)))
    s.sin_pile = shuffled(box.sins, deal)
    s.cataclysm_pile = shuffled(range(len(box.cataclysm_ids)), deal)
    s.artefact_pile = shuffled(range(len(box.artefact_ids)), deal)


def _lay_undertakings(s: Seven, deal: Rng) -> None:
    """setup.4-setup.6, two.1: three rows, each laid at the top and moved down."""
    s.undertaking_pile = shuffled(range(len(s.box.undertaking_ids)), deal)
    s.treasure_pile = shuffled(s.box.treasures, deal)
    lay_row(s)
    for _ in range(s.box.constants.rows - 1):
        MoveRows().run(s)


def _deal_heroes(s: Seven, deal: Rng) -> None:
    """setup.11-setup.15: a random First Player, three sins each; heroes dealt, or chosen, last player first."""
    count = len(s.heroes)
    heroes = list(shuffled(range(len(s.box.hero_ids)), deal))
    for seat in range(count):
        if not s.rulings.heroes_chosen:
            become(s, seat, heroes.pop())
        draw_sins(s, seat, s.box.constants.sin_hand, "setup.15")
    first = deal.below(count)
    s.order = tuple([(first + n) % count for n in range(count)])
    if s.rulings.heroes_chosen:
        s.steps += [PickHero(seat) for seat in s.order]


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
    kind = PromptKind.TAKE
    question = "prompt-become"
    about = About("option-become", "heroes.{seat}.hero")

    def options(self, s: Seven) -> Sequence[Option]:
        return [option for card, option in enumerate(s.box.become) if card not in s.heroes]

    def choose(self, s: Seven, option: Option) -> None:
        s.log(events.BECOMES, self.seat, option.first)
        become(s, self.seat, s.box.hero_number[option.first])

    def meaning(self, s: Seven, option: Option) -> Message:
        hero = s.box.contents.hero[s.box.hero_number[option.first]]
        words: dict[str, Value] = {"hero": f"@hero-{hero.id}", "banner": f"@banner-{hero.banner}"}
        return Message("option-become", {**words, "gold": hero.start.gold, "fame": hero.start.fame})
