"""7.10.w: which armies of a stack or pool are lost."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind, Value
from regnum.core.option import Option, option
from regnum.games.medioevo.box import EACH_KIND, FLEET, LAND, VEHICLES
from regnum.games.medioevo.constants import ABOARD, ABSENT, BANNERS, BATTLE_LOSSES
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.rules.addresses import banner_address, vehicle_address
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.realm.belongings import Facts
from regnum.games.medioevo.rules.war.attack import ON_CRUSADE, ON_PARTY, ON_PIRATES, Attack
from regnum.games.medioevo.rules.war.captures import destroy_vehicle
from regnum.games.medioevo.rules.war.dice import current
from regnum.games.medioevo.rules.war.stacks import (
    ON_FOOT,
    add_armies,
    armies_in,
    attackers,
    defenders,
    expendable,
    is_warship,
    next_by_rule,
)
from regnum.games.medioevo.state import Medioevo


def losses(s: Medioevo, attack: Attack, attacking: bool, n: int) -> Facts:
    """7.10.t: the fact that one side loses `n` armies where it stands, unless its owner has yet to choose which."""
    holders = _losing(s, attack, attacking)
    raiders = attacking and attack.attacker < 0
    if not n or not (holders or raiders) or _chooses(s, attack, attacking, holders):
        return ()
    player = attack.side(attacking)
    piece = "host" if attacking and player < 0 else "pirates" if attack.aim == ON_PIRATES and not attacking else "army"
    return (Fact("lost", player, piece, stands(s, attack, attacking), amount=n),)


def stands(s: Medioevo, attack: Attack, attacking: bool) -> str:
    """Where the armies of one side of an attack are."""
    if attack.is_siege if attacking else attack.aim == ON_CRUSADE:
        return "crusade"
    if not attacking:
        return s.address(attack.target)
    return s.address(attack.source if attack.banner < 0 else s.banner_place(attack.banner))


def _chooses(s: Medioevo, attack: Attack, attacking: bool, holders: list[int]) -> bool:
    """7.10.w: whether the owner chooses which armies are lost."""
    player = attack.side(attacking)
    by_rule = player < 0 or s.order_of(player, BATTLE_LOSSES) or (attacking and attack.stop)
    return len(holders) > 1 and not by_rule


def lose_in_battle(s: Medioevo, attack: Attack, attacking: bool, n: int) -> None:
    """7.10.w: the owner chooses if there is a choice; barbarians, standing orders and attacks to the end go by rule.

    By rule armies on land go first, then one by one from the vehicle with most (7.10.sea.e).
    """
    holders, player = _losing(s, attack, attacking), attack.side(attacking)
    if not n or not holders:
        return
    if _chooses(s, attack, attacking, holders):
        s.steps.append(TakeLosses(player, attacking, n))
    elif len(holders) == 1:
        _lose(s, attack, attacking, holders[0], n)
    else:
        for _ in range(n):
            _lose(s, attack, attacking, next_by_rule(s, player, holders, attacking), 1)


def _losing(s: Medioevo, attack: Attack, attacking: bool) -> list[int]:
    """The holders with armies that can be lost."""
    player = attack.side(attacking)
    holders = attackers(s, attack) if attacking else defenders(s, attack)
    return [holder for holder in holders if expendable(s, player, holder, attacking) > 0]


def _lose(s: Medioevo, attack: Attack, attacking: bool, holder: int, n: int) -> None:
    """7.10.sea.e: remove armies; a defending warship sinks with its last army."""
    add_armies(s, holder, -n)
    at_sea = attack.aim == ON_PARTY and attack.target >= LAND
    if at_sea and not attacking and is_warship(holder) and not armies_in(s, holder):
        destroy_vehicle(s, holder - ABOARD, attack.attacker, "7.10.sea.e")


def _option(holder: int, n: int) -> Option:
    if holder < LAND:
        return option("lose", "land", n)
    if holder >= ON_FOOT:
        return option("lose", "banner", (holder - ON_FOOT) % BANNERS + 1, n)
    kind, number = divmod((holder - ABOARD) % FLEET, EACH_KIND)
    return option("lose", VEHICLES[kind], number + 1, n)


class TakeLosses(Choice):
    """7.10.w: where to take the lost armies from."""

    fields = (("seat", "seat"), ("attacking", "flag"), ("left", "number"))
    clauses = ("7.10.w", "7.10.sea.e")
    verbs = ("lose",)
    strategic = False
    refusal = "reason-losses"

    def __init__(self, seat: int, attacking: bool, left: int) -> None:
        super().__init__(seat)
        self.attacking = attacking
        self.left = left

    def _choices(self, s: Medioevo) -> dict[Option, tuple[int, int]]:
        attack = current(s)
        found = {}
        for holder in _losing(s, attack, self.attacking):
            for n in range(1, min(self.left, expendable(s, self.seat, holder, self.attacking)) + 1):
                found[_option(holder, n)] = (holder, n)
        return found

    def options(self, s: Medioevo) -> Sequence[Option]:
        return list(self._choices(s))

    def choose(self, s: Medioevo, option: Option) -> None:
        attack = current(s)
        holder, n = self._choices(s)[option]
        _lose(s, attack, self.attacking, holder, n)
        if s.events is not None:
            chosen = Fact("lost", self.seat, "army", stands(s, attack, self.attacking), amount=n)
            rest = losses(s, attack, self.attacking, self.left - n)
            total = n + sum(fact.amount for fact in rest)
            s.log(fate.LOSES_ARMIES, self.seat, total, clause="7.10.w", fact=chosen, besides=rest)
        lose_in_battle(s, attack, self.attacking, self.left - n)

    def refs(self, s: Medioevo, option: Option) -> tuple[str, ...]:
        """The address of the armies' land, banner or vehicle; for an attacker, land is where the attack started."""
        where, player = option.name(0), self.seat
        if where == "land":
            attack = current(s)
            return tuple(filter(None, [s.address(attack.source if self.attacking else attack.target)]))
        if where == "banner":
            banner = BANNERS * player + option.number(1, 1, BANNERS) - 1
            return (banner_address(s, banner, player),) if s.banner_at[banner] != ABSENT else ()
        option.expect(where in VEHICLES)
        vehicle = FLEET * player + EACH_KIND * VEHICLES.index(where) + option.number(1, 1, EACH_KIND) - 1
        return (vehicle_address(s, vehicle, player),) if s.vehicle_at[vehicle] != ABSENT else ()

    def prompt(self, s: Medioevo) -> Prompt:
        words: dict[str, Value] = {"n": self.left, "place": f"@place-{s.box.place_ids[current(s).target]}"}
        return Prompt(PromptKind.LOSE, Message("prompt-losses", words), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        where = option.name(0)
        if where == "land":
            return Message("option-lose-on-land", {"n": option.last})
        words: dict[str, Value] = {"piece": f"@piece-{where}", "number": option.number(1), "n": option.last}
        return Message("option-lose-with", words)
