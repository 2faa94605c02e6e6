"""7.10: the attack in progress, an immutable record: whoever changes it makes a new one."""

from __future__ import annotations

from typing import Final

# What is attacked.
ON_LAND: Final = 0  # a territory with all its owner has there
ON_PARTY: Final = 1  # the vehicles, and banners on foot, of a player on land that is not his, or his fleet at sea
ON_PIRATES: Final = 2  # the oldest pirate ship of a sea
ON_CRUSADE: Final = 3  # the part of one contributor in the crusade
AIMS: Final = ("land", "party", "pirates", "crusade")


class Attack:
    """All battles against one target (7.10.i): who, with which stack, against what.

    A player attacks with a banner, and the stack is what contains it (7.10.b); barbarians attack with `armies` and
    `leader`; a crusader before the goal attacks without a banner, with what he has committed. Empire cards in use lie
    face up before their owners (`Medioevo.shown`).
    """

    __slots__ = ("aim", "armies", "attacker", "banner", "base", "defender", "leader", "source", "stop", "target")

    def __init__(
        self,
        attacker: int,
        defender: int,
        aim: int,
        source: int,
        target: int,
        banner: int,
        armies: int,
        leader: int,
        base: int = 0,
        stop: int = 0,
    ) -> None:
        self.attacker: Final = attacker  # or BARBARIAN
        self.defender: Final = defender  # or BARBARIAN
        self.aim: Final = aim
        self.source: Final = source  # where the stack stands; below 0: off the map
        self.target: Final = target
        self.banner: Final = banner  # -1: barbarians
        self.armies: Final = armies  # of attacking barbarians, who keep their garrison apart
        self.leader: Final = leader  # of attacking barbarians
        self.base: Final = base  # base dice of the last battle, 0 before the first
        self.stop: Final = stop  # 7.10.x: battles go on by themselves while more armies are left; 0: each is asked for

    def going_on(self, base: int, stop: int) -> Attack:
        """7.10.j, 7.10.x: with so many base armies in the next battle."""
        return Attack(
            self.attacker, self.defender, self.aim, self.source, self.target, self.banner, self.armies, self.leader,
            base, stop,
        )  # fmt: skip

    def against(self, aim: int, defender: int) -> Attack:
        """3.30.5.l, 3.30.5.p: somebody else fights for the defence now."""
        return Attack(
            self.attacker, defender, aim, self.source, self.target, self.banner, self.armies, self.leader,
            self.base, self.stop,
        )  # fmt: skip

    @property
    def is_siege(self) -> bool:
        """3.30.5.s: one battle of a crusader before the goal."""
        return self.banner < 0 <= self.attacker

    def with_horde(self, armies: int, leader: int) -> Attack:
        """What a battle has left of attacking barbarians."""
        return Attack(
            self.attacker, self.defender, self.aim, self.source, self.target, self.banner, armies, leader,
            self.base, self.stop,
        )  # fmt: skip
