"""Palaces that leave their owner, and the special rules of enslaved ones (enslave.*, free.1, free.8)."""

from __future__ import annotations

from regnum.core.message import Value
from regnum.games.seven.effects import carry_out
from regnum.games.seven.means import sale
from regnum.games.seven.state import Seven


def release(s: Seven, hero: int, palace: int) -> None:
    """enslave.3, free.8: the marker goes back to its owner."""
    s.enslaved &= ~(1 << palace)
    s.markers[hero] += 1


def remove_palace(s: Seven, hero: int, palace: int, key: str, clause: str) -> None:
    """supply.10, free.8: out of the game, its marker back to the owner."""
    s.palaces[hero] = tuple([held for held in s.palaces[hero] if held != palace])
    if s.enslaved >> palace & 1:
        release(s, hero, palace)
    s.gone += (palace,)
    if s.events is not None:
        s.tell(key, clause, {"player": s.who(hero), "palace": f"@palace-{s.box.palace_ids[palace]}"})


def sell(s: Seven, hero: int, palace: int) -> None:
    """free.1: discarded for the tokens it would produce."""
    n = sale(s, hero, palace)
    remove_palace(s, hero, palace, "event-sells", "free.1")
    s.gain(hero, "fame" if palace < s.box.first_estate else "gold", n, "free.1")


def enslave(s: Seven, hero: int, palace: int) -> None:
    """enslave.1: power for a marker on the card."""
    s.power[hero] -= s.box.enslave_cost[palace]
    s.markers[hero] -= 1
    s.enslaved |= 1 << palace
    if s.events is not None:
        words: dict[str, Value] = {"player": s.who(hero), "palace": f"@palace-{s.box.palace_ids[palace]}"}
        s.tell("event-enslaves", "enslave.1", {**words, "n": s.box.enslave_cost[palace]})


def use(s: Seven, hero: int, palace: int) -> None:
    """enslave.3: the marker back, the special rule once."""
    release(s, hero, palace)
    if s.events is not None:
        words: dict[str, Value] = {"player": s.who(hero), "palace": f"@palace-{s.box.palace_ids[palace]}"}
        s.tell("event-uses-palace", "enslave.3", words)
    carry_out(s, hero, s.box.enslave_effect[palace])
