"""10.03: honour coins, which buy a card, armies or florins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.core.message import Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.options import COIN, TO_RESERVE
from regnum.games.medioevo.rules.cards.decks import draw_empire
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.realm.treasury import earn
from regnum.games.medioevo.state import Medioevo

VERBS: Final = ("coin",)
ARMIES: Final = 10
FLORINS: Final = 333


def coin_options(s: Medioevo, player: int) -> list[Option]:
    """10.03.b: between actions of the player's own turn, and for a defender before showing battle cards.

    A card only if there is one to draw.
    """
    if not s.coins[player]:
        return []
    return COIN if s.empire_pile or s.empire_discards else COIN[1:]


def spend(s: Medioevo, player: int, option: Option) -> None:
    """10.03.b, 10.03.c: carry out one of `coin_options`; the caller has already pushed its menu again."""
    s.coins[player] -= 1
    s.log(fate.SPENDS_COIN, player, s.coins[player])
    what = option.name(0)
    if what == "card":
        draw_empire(s, player, "10.03.b")
    elif what == "armies":
        s.steps.append(PlaceCoinArmies(player))
    else:
        earn(s, player, FLORINS, "10.03.b")


class PlaceCoinArmies(Choice):
    """10.03.c: place ten armies on one of the player's territories, even one under attack, or in the reserve."""

    clauses = ("10.03.c",)
    verbs = ("place", "reserve")
    refusal = "reason-not-a-place"
    at_home = True

    def options(self, s: Medioevo) -> Sequence[Option]:
        made = s.box.at["place"]
        return [TO_RESERVE, *[made[land] for land in s.lands(self.seat)]]

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is TO_RESERVE:
            s.reserve[self.seat] += ARMIES
            s.log(fate.RESERVES_ARMIES, self.seat, ARMIES)
        else:
            land = s.box.place_number[option.name(0)]
            s.armies[land] += ARMIES
            s.log(fate.PLACES_ARMIES, self.seat, ARMIES, land)

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.PLACE, Message("prompt-coin-armies"), self.clauses)
