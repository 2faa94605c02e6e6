"""7.10.y, 7.10.ca-7.10.cg: what a victorious banner captures, and which armies move in."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details
from regnum.core.message import Message, Prompt, PromptKind, Value
from regnum.core.option import Option
from regnum.games.medioevo.box import CAVALRY, LAND, VEHICLES
from regnum.games.medioevo.constants import ABOARD
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import OCCUPY, OCCUPY_WITH_BANNER
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.crusade.outcome import fail
from regnum.games.medioevo.rules.realm.belongings import with_banner, with_vehicle
from regnum.games.medioevo.rules.realm.pieces import remove_vehicle, vehicle_kind
from regnum.games.medioevo.rules.realm.population import army_room
from regnum.games.medioevo.rules.war import elimination
from regnum.games.medioevo.rules.war.attack import ON_CRUSADE, ON_LAND, ON_PARTY, Attack
from regnum.games.medioevo.rules.war.captures import destroy_banner, take_vehicle
from regnum.games.medioevo.rules.war.conquest import conquer
from regnum.games.medioevo.rules.war.dice import current, end_attack
from regnum.games.medioevo.rules.war.stacks import (
    GARRISON,
    ON_FOOT,
    add_armies,
    attackers,
    attacking_armies,
    count,
    next_by_rule,
    party,
    pirate_at,
    sink,
)
from regnum.games.medioevo.state import Medioevo


def win(s: Medioevo, attack: Attack) -> None:
    """7.10.y: the banner earns a level if there was a battle; then the target is captured."""
    if attack.base:
        s.banner_earned[attack.banner] += 1
    if attack.aim == ON_LAND:
        led = sum(s.banner_armies[one] for one in s.banners_at(attack.attacker, attack.target))
        if led and s.banner_at[attack.banner] == attack.target:
            end_attack(s)  # armies on foot are already on the conquered land
        else:
            s.steps.append(Occupy(attack.attacker))
        conquer(s, attack.target, attack.attacker)
        return
    if attack.aim == ON_PARTY:
        stack = attackers(s, attack)  # without what it seizes
        seized = take_party(s, attack)
        if attack.target >= LAND or s.owner[attack.target] != attack.attacker:
            for vehicle in seized:
                _man(s, attack, stack, vehicle)
        end_attack(s)
        elimination.check(s, attack.defender, attack.attacker)
    elif attack.aim == ON_CRUSADE:
        end_attack(s)
        fail(s, (attack.attacker,))
    else:
        sink(s, pirate_at(s, attack.target), attack.attacker)
        end_attack(s)


def take_party(s: Medioevo, attack: Attack) -> list[int]:
    """7.10.cf, 7.10.sea.e: take all of the beaten owner's pieces there; returns the slots of seized vehicles."""
    seized = []
    for holder in party(s, attack.defender, attack.target):
        if holder >= ON_FOOT:
            destroy_banner(s, holder - ON_FOOT, attack.attacker, "7.10.cf")
        else:
            slot = take_vehicle(s, holder - ABOARD, attack.attacker, "7.10.cf")
            if slot >= 0:
                seized.append(slot)
    return seized


def _man(s: Medioevo, attack: Attack, stack: list[int], vehicle: int) -> None:
    """7.10.cf: man a vehicle seized outside the attacker's land with the minimum of 7.10.ca, or else remove it."""
    crew = min(max(1, attack.base), count(s, stack) - GARRISON, army_room(s, vehicle))
    if crew <= 0:
        remove_vehicle(s, vehicle)
        return
    _draw(s, attack, stack, crew, False)
    s.vehicle_armies[vehicle] += crew


def _draw(s: Medioevo, attack: Attack, stack: list[int], n: int, with_banner: bool) -> None:
    """7.10.cb: take armies from the attacking stack: from land first, then from the fullest vehicle.

    The last army stays on the player's own land, and abroad with a banner on foot that stays behind.
    """
    banner = attack.banner
    kept = 0 if with_banner else min(1, s.banner_armies[banner])
    s.banner_armies[banner] -= kept
    for _ in range(n):
        add_armies(s, next_by_rule(s, attack.attacker, stack, True), -1)
    s.banner_armies[banner] += kept


class Occupy(Choice):
    """7.10.ca, 7.10.cb: how many armies move in, if possible at least the base dice, and whether the banner does."""

    clauses = ("7.10.ca", "7.10.cb")
    verbs = ("occupy",)
    strategic = False
    refusal = "reason-occupy"

    def options(self, s: Medioevo) -> Sequence[Option]:
        attack = current(s)
        armies, at = attacking_armies(s, attack), s.banner_at[attack.banner]
        if at == attack.target:
            return OCCUPY[1 : armies + 1]  # the banner is already there, and what vehicles carry goes ashore
        if at >= ABOARD and vehicle_kind(at - ABOARD) == CAVALRY:
            return [*OCCUPY_WITH_BANNER[1 : armies + 1], *OCCUPY[1 : armies + 1]]  # all aboard moves in
        most = armies - GARRISON
        least = max(1, min(attack.base, most))
        led = s.banner_armies[attack.banner]  # abroad, armies on foot do not stay without their banner
        return [*OCCUPY_WITH_BANNER[max(least, led) : max(most, led) + 1], *OCCUPY[least : most + 1]]

    def choose(self, s: Medioevo, option: Option) -> None:
        attack = current(s)
        n, target, at = option.number(0), attack.target, s.banner_at[attack.banner]
        goes = len(option.args) > 1
        _draw(s, attack, attackers(s, attack), n, goes)
        s.armies[target] += n
        rides = at >= ABOARD and vehicle_kind(at - ABOARD) == CAVALRY
        if s.events is not None:
            here, there = s.address(s.banner_place(attack.banner)), s.address(target)
            led = with_banner(s, attack.banner, here, there) if goes else ()
            along = with_vehicle(s, at - ABOARD, here, there) if rides else led
            s.log(events.OCCUPIES, self.seat, n, target, here, besides=along)
        if rides:
            s.vehicle_at[at - ABOARD] = target
        if goes:
            s.banner_at[attack.banner] = target
        end_attack(s)

    def details(self, s: Medioevo, option: Option) -> Details:
        """7.10.ca: the armies on the conquered land."""
        target = current(s).target
        return Details(figures={f"{s.address(target)}.armies": (s.armies[target], s.armies[target] + option.number(0))})

    def prompt(self, s: Medioevo) -> Prompt:
        attack = current(s)
        words: dict[str, Value] = {"place": f"@place-{s.box.place_ids[attack.target]}", "rides": _rides(s, attack)}
        return Prompt(PromptKind.AMOUNT, Message("prompt-occupy", words), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        attack = current(s)
        words: dict[str, Value] = {"n": option.number(0), "rides": _rides(s, attack)}
        if s.banner_at[attack.banner] == attack.target:
            return Message("option-amount", words)
        return Message("option-occupy-with-banner" if len(option.args) > 1 else "option-occupy", words)


def _rides(s: Medioevo, attack: Attack) -> str:
    """The kind of vehicle that carries the banner, for messages: cavalry moves in too, a ship does not."""
    at = s.banner_at[attack.banner]
    return VEHICLES[vehicle_kind(at - ABOARD)] if at >= ABOARD else "none"
