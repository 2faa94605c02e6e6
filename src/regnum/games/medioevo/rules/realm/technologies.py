"""3.11, 3.27, 3.28: which technologies can be bought, at what price, and the effects of buying one."""

from __future__ import annotations

from typing import Final

from regnum.core.message import Message, Reason
from regnum.core.option import Option
from regnum.games.medioevo.box import ALL_TECHNOLOGIES, COINAGE, DEISM, MONOTHEISM, MYSTICISM, TECHNOLOGIES, THEOLOGY
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import LEARN
from regnum.games.medioevo.rules.cards.decks import turn_up
from regnum.games.medioevo.rules.realm.treasury import change_honour, pay
from regnum.games.medioevo.state import Medioevo

ALL_RELIGION: Final = DEISM | MYSTICISM | MONOTHEISM | THEOLOGY  # 10.01.b


def price(s: Medioevo, technology: int, half: bool) -> int:
    """3.11.b, 3.30.4.a: the price in florins."""
    return s.box.technology_terms[s.rulings.religion_levels, half][technology][1]


def buy_options(s: Medioevo, player: int, half: bool, limit: int) -> list[Option]:
    """3.11.c, 3.27.b: technologies the player can buy and afford now; `limit` is how many more (3.30.4.a).

    3.11.d, 3.11.f, 3.27.c: it is not owned yet, and its prerequisites were owned before this turn.
    """
    if limit <= 0:
        return []
    cash, known = s.florins[player], s.techs[player]
    lacking = ~(known & ~s.fresh[player])
    terms = s.box.technology_terms[s.rulings.religion_levels, half]
    return [
        LEARN[technology]
        for technology, (bit, cost, needs) in enumerate(terms)
        if cost <= cash and not known & bit and not needs & lacking
    ]


def buy(s: Medioevo, player: int, option: Option, half: bool) -> None:
    """3.27.b: carry out one of `buy_options`."""
    technology = TECHNOLOGIES.index(option.name(0))
    pay(s, player, price(s, technology, half), "3.11.b")
    learn_technology(s, player, technology)


def has_all_technologies(s: Medioevo, player: int) -> bool:
    """4.03.l: whether `player` owns every technology."""
    return s.techs[player] == ALL_TECHNOLOGIES


def learn_technology(s: Medioevo, player: int, technology: int, clause: str = "3.27.e") -> None:
    """3.27.e, 3.28.f: it works at once and may raise the level; it is a prerequisite from the next turn on (3.11.d)."""
    level = s.tech_level(player)
    s.techs[player] |= 1 << technology
    s.fresh[player] |= 1 << technology
    s.log(events.LEARNS, player, TECHNOLOGIES[technology], clause=clause)
    if s.tech_level(player) > level:
        s.log(events.LEVEL, player, s.tech_level(player) + 1)
    if has_all_technologies(s, player):
        change_honour(s, player, 1, "4.03.l")
    if 1 << technology == COINAGE:
        turn_up(s, player)


def why_not(s: Medioevo, player: int, technology: int, half: bool = False) -> Reason:
    """3.11.b, 3.11.d, 3.27.c: why the player cannot buy a technology now."""
    bit, cost, needs = s.box.technology_terms[s.rulings.religion_levels, half][technology]
    known = s.techs[player]
    if known & bit:
        return Reason("3.11.f", "reason-known")
    lacking = needs & ~(known & ~s.fresh[player])
    if lacking:
        names = ", ".join([f"@technology-{id}" for n, id in enumerate(TECHNOLOGIES) if lacking >> n & 1])
        return Reason("3.27.c", "reason-needs-technology", {"technologies": names})
    return Reason("3.11.b", "reason-costs", {"have": s.florins[player], "need": cost})


def words(s: Medioevo, option: Option, half: bool) -> Message:
    """The message for one of `buy_options`."""
    id = option.name(0)
    n = price(s, TECHNOLOGIES.index(id), half)
    return Message("option-learn", {"technology": f"@technology-{id}", "text": f"@technology-{id}-text", "n": n})
