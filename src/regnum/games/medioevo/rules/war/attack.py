"""7.10: the attack in progress, an immutable record."""

from __future__ import annotations

from typing import Final, NamedTuple

from regnum.games.medioevo.constants import Names

# What is attacked.
ON_LAND: Final = 0  # a territory with everything its owner has there
ON_PARTY: Final = 1  # a player's vehicles and banners on foot on someone else's land, or a fleet at sea
ON_PIRATES: Final = 2  # the oldest pirate ship in a sea
ON_CRUSADE: Final = 3  # one contributor's armies in the crusade
AIMS: Final[Names] = ("land", "party", "pirates", "crusade")


class Attack(NamedTuple):
    """An attack: all battles of one stack against one target (7.10.i).

    A player attacks with a banner and the stack that contains it (7.10.b), barbarians with `armies` and `leader`. A
    crusader besieging the goal attacks without a banner, with the committed armies. Empire cards in use lie face up
    (`Medioevo.shown`).
    """

    attacker: int  # or BARBARIAN
    defender: int  # or BARBARIAN
    aim: int
    source: int  # where the stack is; negative if off the map
    target: int
    banner: int  # or -1
    armies: int = 0  # of attacking barbarians, without their garrison
    leader: int = 0  # of attacking barbarians
    base: int = 0  # base dice of the last battle, 0 before the first
    stop: int = 0  # 7.10.x: battles continue automatically while more armies than this are left; 0: ask before each

    def side(self, attacking: bool) -> int:
        """The attacker or the defender."""
        return self.attacker if attacking else self.defender

    def going_on(self, base: int, stop: int) -> Attack:
        """7.10.j, 7.10.x: the attack with this many base armies in the next battle."""
        return self if base == self.base and stop == self.stop else self._replace(base=base, stop=stop)

    def against(self, aim: int, defender: int) -> Attack:
        """3.30.5.l, 3.30.5.p: the attack with another defender."""
        return self._replace(aim=aim, defender=defender)

    def with_horde(self, armies: int, leader: int) -> Attack:
        """The attack with the barbarians that survived a battle."""
        return self if armies == self.armies and leader == self.leader else self._replace(armies=armies, leader=leader)

    @property
    def is_siege(self) -> bool:
        """3.30.5.s: whether this is a crusader's battle in the siege of the goal."""
        return self.banner < 0 <= self.attacker
