"""The ends of the game (end.*, evil.11-evil.15, nameless.12)."""

from __future__ import annotations

from regnum.games.seven import events
from regnum.games.seven.scoring import rank
from regnum.games.seven.state import Seven


def finish(s: Seven, ended: str, won: list[int], clause: str) -> None:
    """End the game: record how it ended and who won, and clear the stack."""
    s.ended = ended
    s.won = tuple(won)
    s.steps.clear()
    s.log(events.END, clause=clause)


def check_armour(s: Seven) -> bool:
    """end.1-end.5, evil.12: with complete armour, the hero with the most power wins if he has reached the goal."""
    if s.armour < s.box.armour_pieces:
        return False
    best = ahead(s, s.box.constants.power_goal)
    if best:
        finish(s, "armour", best, "end.1")
    return bool(best)


def ahead(s: Seven, goal: int) -> list[int]:
    """end.2, end.3, evil.12: the best of the heroes with so much power; nobody if none has it."""
    ready = [hero for hero in s.order if s.power[hero] >= goal and not s.is_fallen(hero)]
    best = max([rank(s, hero) for hero in ready], default=None)
    return [hero for hero in ready if rank(s, hero) == best]


def nameless_wins(s: Seven) -> None:
    """end.6, evil.11, nameless.12: the Nameless wins, together with the fallen heroes."""
    finish(s, "nameless", [*(hero for hero in sorted(s.order) if s.is_fallen(hero)), s.nameless], "end.6")


def check_portals(s: Seven) -> bool:
    """end.7, end.8: once all portals are closed, most markers on them wins, then most power."""
    if 0 in s.portals:
        return False
    ranks = {hero: (s.portals.count(1 + hero), s.power[hero]) for hero in sorted(s.order)}
    best = max(ranks.values())
    finish(s, "portals", [hero for hero, rank in ranks.items() if rank == best], "end.7")
    return True


def check_all_fallen(s: Seven) -> bool:
    """evil.14, evil.15: if all heroes have fallen, all but the last to fall share the victory."""
    if not all(s.is_fallen(hero) for hero in s.order):
        return False
    finish(s, "all_fallen", [hero for hero in sorted(s.order) if hero != s.last_fallen], "evil.14")
    return True
