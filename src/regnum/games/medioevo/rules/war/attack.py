"""7.10: the attack in progress, an immutable record: whoever changes it makes a new one."""

from __future__ import annotations

from typing import Final, NamedTuple

# What is attacked.
ON_LAND: Final = 0  # a territory with all its owner has there
ON_PARTY: Final = 1  # the vehicles, and banners on foot, of a player on land that is not his, or his fleet at sea
ON_PIRATES: Final = 2  # the oldest pirate ship of a sea
ON_CRUSADE: Final = 3  # the part of one contributor in the crusade
AIMS: Final = ("land", "party", "pirates", "crusade")


class Attack(NamedTuple):
    """All battles against one target (7.10.i): who, with which stack, against what.

    A player attacks with a banner, and the stack is what contains it (7.10.b); barbarians attack with `armies` and
    `leader`; a crusader before the goal attacks without a banner, with what he has committed. Empire cards in use lie
    face up before their owners (`Medioevo.shown`).
    """

    attacker: int  # or BARBARIAN
    defender: int  # or BARBARIAN
    aim: int
    source: int  # where the stack stands; below 0: off the map
    target: int
    banner: int  # -1: none
    armies: int = 0  # of attacking barbarians, who keep their garrison apart
    leader: int = 0  # of attacking barbarians
    base: int = 0  # base dice of the last battle, 0 before the first
    stop: int = 0  # 7.10.x: battles go on by themselves while more armies are left; 0: each is asked for

    def going_on(self, base: int, stop: int) -> Attack:
        """7.10.j, 7.10.x: with so many base armies in the next battle."""
        return self._replace(base=base, stop=stop)

    def against(self, aim: int, defender: int) -> Attack:
        """3.30.5.l, 3.30.5.p: somebody else fights for the defence now."""
        return self._replace(aim=aim, defender=defender)

    def with_horde(self, armies: int, leader: int) -> Attack:
        """What a battle has left of attacking barbarians."""
        return self._replace(armies=armies, leader=leader)

    @property
    def is_siege(self) -> bool:
        """3.30.5.s: one battle of a crusader before the goal."""
        return self.banner < 0 <= self.attacker
