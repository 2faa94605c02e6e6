"""Games of 7 played toward what ordinary play seldom reaches: portals, fallen heroes, rules of castles, gifts named."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import regnum
from regnum.core.option import Option
from regnum.core.record import Record
from regnum.core.table import OptionValue
from regnum.games.seven.box import KINDS
from regnum.games.seven.state import Seven

Chooser = Callable[[Seven], Option]
SELDOM = ("iron_keep", "white_fortress", "market_square")  # palaces whose rules are seldom used


def rare_records(g: regnum.Game) -> Iterator[Record]:
    """A game for each of these."""
    yield _play(g, 2, {}, _hunt_portals)
    yield _play(g, 3, {"fall": True}, _do_nothing)
    yield _play(g, 4, {}, _use_palaces, seed=13)
    yield _play(g, 2, {}, _name_gifts, seed=80)


def _play(g: regnum.Game, seats: int, options: dict[str, OptionValue], choose: Chooser, seed: int = 7) -> Record:
    play = regnum.Play.begin(g, ["directed"] * seats, seed, options)
    while not play.state.over:
        assert isinstance(play.state, Seven)
        play.choose(choose(play.state))
    return play.record


def _do_nothing(s: Seven) -> Option:
    """Pass and keep every sin: corruption comes by itself."""
    return s.options()[-1]


def _use_palaces(s: Seven) -> Option:
    """Found castles, and three palaces for their rules: untapping, denying the sins of rivals, changing tokens."""
    options = s.options()
    for verb in ("deny", "use", "enslave", "found"):
        for option in options:
            if option.verb == verb and option.first in SELDOM:
                return option
    for verb in ("found", "sin", "part", "recruit", "tap"):
        for option in options:
            if option.verb == verb and (verb != "found" or s.box.palace_number[option.first] < s.box.first_estate):
                return option
    return options[0] if type(s.asking).__name__ != "TakeTurn" else options[-1]


def _name_gifts(s: Seven) -> Option:
    """Save elixirs that give gifts of any kind, and spend them where a requirement lacks two kinds."""
    options = s.options()
    if type(s.asking).__name__ != "TakeTurn":
        return next((option for option in options if option.verb in ("as", "elixir")), options[0])
    for option in options:
        if option.verb == "part" and len(_slot(s, option)) > 1:
            return option
    for option in options:
        if option.verb == "buy" and s.box.elixir_any[s.box.elixir_ids.index(option.first)][0]:
            return option
    return options[-1]


def _slot(s: Seven, option: Option) -> Sequence[tuple[int, int]]:
    """The gifts that a requirement asks for, as kinds and numbers."""
    place, slot = (int(arg) - 1 for arg in option.args)
    return s.box.slots[s.board[place]][slot][0]


def _hunt_portals(s: Seven) -> Option:
    """Each hero gathers one kind of gift and closes its portal, then the next; no sin is played, no row completed."""
    hero = s.asking.seat
    target = _target(s, hero)
    options = s.options()
    name = type(s.asking).__name__
    if name == "TakeTurn":
        return _gather(s, hero, target, options)
    if name == "PickGiven":
        spare = [option for option in options if option.args and option.args[0] != target]
        return spare[0] if spare and _is_elsewhere(s, hero, target) else options[-1]
    wanted = [option for option in options if option.args and option.args[0] == target]
    return wanted[0] if wanted else options[0]


def _gather(s: Seven, hero: int, target: str, options: Sequence[Option]) -> Option:
    for verb in ("close", "tap", "elixir", "recruit", "buy", "hero"):
        found = [option for option in options if option.verb == verb]
        if verb == "hero" and (not _is_elsewhere(s, hero, target) or s.gift_cards(hero) == _held(s, hero, target)):
            continue
        if found:
            return found[0]
    return options[-1]


def _target(s: Seven, hero: int) -> str:
    """The kind of an open portal, another one for each hero as long as there are enough."""
    open_kinds = [KINDS[s.box.portal_cost[portal][0][0]] for portal, mark in enumerate(s.portals) if not mark]
    return open_kinds[hero % len(open_kinds)]


def _held(s: Seven, hero: int, kind: str) -> int:
    return s.gifts[6 * hero + KINDS.index(kind)]


def _is_elsewhere(s: Seven, hero: int, kind: str) -> bool:
    return _held(s, hero, kind) < s.box.gift_count[KINDS.index(kind)]
