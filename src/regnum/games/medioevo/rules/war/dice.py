"""7.10.j-7.10.u: one battle: the dice and bonuses of each side, and the comparison of pairs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from regnum.games.medioevo.box import CARDS, HEROINE, LAND, TECHNOLOGIES
from regnum.games.medioevo.constants import ABOARD, BOMBARD, COMMITTED, ENGINES, LEADER_BONUS, LEADERS, MOST_BASE, Names
from regnum.games.medioevo.rules.cards.decks import take_up
from regnum.games.medioevo.rules.realm.pieces import engines_at
from regnum.games.medioevo.rules.realm.possession import cathedrals
from regnum.games.medioevo.rules.realm.technologies import ALL_RELIGION
from regnum.games.medioevo.rules.war.attack import ON_CRUSADE, ON_LAND, ON_PIRATES, Attack
from regnum.games.medioevo.rules.war.stacks import (
    attacking_armies,
    defending_armies,
    garrison,
    manned_warships,
    pirate_at,
)
from regnum.games.medioevo.schema import EmpireCard
from regnum.games.medioevo.state import Medioevo

GROUPS: Final[Names] = ("leader", "faith", "heroine")  # 7.10.p: at most one card of each


class Help(NamedTuple):
    """Something that gives one side dice, or a bonus to its highest die."""

    what: str  # the id of a piece or card
    dice: int
    bonus: int
    clause: str
    passing: bool = False  # 7.10.r, 7.10.u: whether it is lost with the first pair


def fight(dice_a: Sequence[int], bonus_a: int, dice_d: Sequence[int], bonus_d: int) -> tuple[int, int, bool]:
    """7.10.s, 7.10.t: armies lost by attacker and defender, and whether the attacker won the first pair."""
    won = pairs(dice_a, bonus_a, dice_d, bonus_d)
    return won.count(False), won.count(True), won[0]


def pairs(dice_a: Sequence[int], bonus_a: int, dice_d: Sequence[int], bonus_d: int) -> list[bool]:
    """7.10.s, 7.10.t: of each pair of dice, the highest first, whether the attacker wins it."""
    attack, defence = sorted(dice_a, reverse=True), sorted(dice_d, reverse=True)
    attack[0] += bonus_a
    defence[0] += bonus_d
    return [attack[n] > defence[n] for n in range(min(len(attack), len(defence)))]


# --- dice and bonuses ------------------------------------------------------------------------------------------------


def most_base(s: Medioevo, attack: Attack) -> int:
    """7.10.h, 7.10.j: the most base dice of the attacker; the garrison does not fight."""
    return min(MOST_BASE, attacking_armies(s, attack) - garrison(attack))


def attack_help(s: Medioevo, attack: Attack) -> list[Help]:
    """7.10.m: everything that gives the attacker dice or a bonus."""
    armies = Help("army", attack.base, 0, "7.10.j")
    if attack.attacker < 0:
        # 7.04.r: pirates fight at sea with a warship of level 1.
        ship = [Help("warship", 1, 0, "7.04.r")] if attack.target >= LAND else []
        return [armies, *ship, *_leader_help(attack.leader)]
    player = attack.attacker
    bombard = Help("bombard", 1, 0, "7.10.o")
    if attack.is_siege:
        # 3.30.5.t: only a committed general and a committed bombard help.
        sent = [banner for banner in s.banners_of(player) if s.banner_at[banner] == COMMITTED]
        cards = _card_help(s, player, any(s.banner_general[banner] for banner in sent))
        has_bombard = s.engine_at[ENGINES * player + BOMBARD] == COMMITTED
        return [armies, *cards, *([bombard] if has_bombard else [])]
    cards = _card_help(s, player, bool(s.banner_general[attack.banner]))
    if attack.aim == ON_LAND or attack.target < LAND:
        return [armies, *cards, *([bombard] if _bombard_helps(s, attack) else [])]
    # A fleet that attacks a blockade from a port or another sea (9.02.g) is still where it started.
    return [armies, *cards, *_fleet_help(s, player, attack.source)]


def _bombard_helps(s: Medioevo, attack: Attack) -> bool:
    """7.10.o, 3.15.b: a bombard helps an attack on foot that starts where it is."""
    return s.banner_at[attack.banner] < ABOARD and s.engine_at[ENGINES * attack.attacker + BOMBARD] == attack.source


def defence_help(s: Medioevo, attack: Attack) -> list[Help]:
    """7.10.k, 7.10.m: everything that gives the defender dice or a bonus."""
    player, pool = attack.defender, defending_armies(s, attack)
    found = [Help("army", min(MOST_BASE, pool), 0, "7.10.k")]
    if player >= 0:
        found += _card_help(s, player, False)
    if attack.aim == ON_PIRATES:
        return [*found, Help("warship", 1, 0, "7.04.r"), *_leader_help(s.pirates[pirate_at(s, attack.target)][2])]
    if attack.aim == ON_LAND:
        return [*found, *_works(s, attack.target, pool), *_leader_help(s.leader[attack.target])]
    if attack.target < LAND or attack.aim == ON_CRUSADE:
        return found
    return [*found, *_fleet_help(s, player, attack.target)]


def _works(s: Medioevo, land: int, pool: int) -> list[Help]:
    """7.10.n, 7.10.o, 10.02.e: the dice of fortification, tower and siege engine."""
    owner = s.owner[land]
    found: list[Help] = []
    if s.fort[land] and pool <= s.box.fort_last[s.fort[land]]:
        found.append(Help(s.box.fort_ids[s.fort[land]], 1, 0, "7.10.n"))
    if s.rulings.towers and land in s.box.towers:
        found.append(Help("tower", 1, 0, "10.02.e"))
    if owner >= 0:
        engines = engines_at(s, owner, land)
        if engines:
            engine = "bombard" if engines[-1] % ENGINES == BOMBARD else "catapult"
            found.append(Help(engine, 1, 0, "7.10.o"))
    return found


def _leader_help(leader: int) -> list[Help]:
    """7.10.r: the bonus of a barbarian leader."""
    return [Help(LEADERS[leader], 0, LEADER_BONUS[leader], "7.10.r", True)] if leader else []


def _fleet_help(s: Medioevo, player: int, sea: int) -> list[Help]:
    """7.10.sea.a: a die for each manned warship, and the bonus of their level once."""
    ships = manned_warships(s, player, sea)
    return [Help("warship", ships, s.vehicle_level(player), "7.10.sea.a")] if ships else []


def attack_dice(s: Medioevo, attack: Attack) -> tuple[int, int]:
    """7.10.m: the attacker's number of dice, and the bonus to the highest."""
    return _summed(attack_help(s, attack))


def defence_dice(s: Medioevo, attack: Attack) -> tuple[int, int]:
    """7.10.k, 7.10.m: the defender's number of dice, and the bonus to the highest."""
    return _summed(defence_help(s, attack))


def _summed(found: list[Help]) -> tuple[int, int]:
    dice = bonus = 0
    for given in found:
        dice += given.dice
        bonus += given.bonus
    return dice, bonus


# --- empire cards ----------------------------------------------------------------------------------------------------


def _card_help(s: Medioevo, player: int, general: bool) -> list[Help]:
    """7.10.q: the dice and the bonus of a player's face-up battle cards."""
    found: list[Help] = []
    for kind in shown_cards(s, player):
        dice, bonus = (cathedrals(s, player), 0) if kind == HEROINE else (0, card_bonus(s, player, kind, general))
        found.append(Help(CARDS[kind], dice, bonus, "7.10.q", True))
    return found


def card_bonus(s: Medioevo, player: int, kind: int, general: bool) -> int:
    """3.26.2-3.26.6: the bonus to the highest die, better with a technology or the attacking banner's general."""
    card = s.box.contents.empire_card[kind]
    if card.improved_by == "general":
        better = general
    else:
        better = bool(card.improved_by) and s.has(player, 1 << TECHNOLOGIES.index(card.improved_by))
    return card.improved if better else card.bonus


def shown_cards(s: Medioevo, player: int) -> list[int]:
    """The battle cards in use, which lie face up."""
    if not s.shown[player]:
        return []
    return [kind for kind in s.shown[player] if s.box.contents.empire_card[kind].group]


def usable(s: Medioevo, attack: Attack, player: int, attacking: bool) -> list[int]:
    """7.10.p, 3.26.e: the kinds of battle cards that a player owns and may use in the next battle."""
    cards = s.box.contents.empire_card
    found = {kind for kind in (*s.hands[player], *s.shown[player]) if cards[kind].group}
    return sorted([kind for kind in found if _may_use(s, attack, player, attacking, kind, cards[kind])])


def _may_use(s: Medioevo, attack: Attack, player: int, attacking: bool, kind: int, card: EmpireCard) -> bool:
    if card.in_cathedral and not (attack.aim == ON_LAND and s.cathedral[attack.target]):
        return False
    if kind == HEROINE:
        # 10.01.b: with all four levels of religion the heroine can be used in defence too.
        defends = s.rulings.religion_levels and s.has(player, ALL_RELIGION)
        return cathedrals(s, player) > 0 and (attacking or defends)
    return card.attack if attacking else card.defence


def combinations(s: Medioevo, kinds: list[int]) -> list[tuple[int, ...]]:
    """7.10.p: all ways to use at most one card of each group: no cards first, the most cards last."""
    found: list[tuple[int, ...]] = [()]
    for group in GROUPS:
        of_group = [kind for kind in kinds if s.box.contents.empire_card[kind].group == group]
        found += [(*some, kind) for some in found for kind in of_group]
    return found


def best_cards(s: Medioevo, player: int, kinds: list[int]) -> tuple[int, ...]:
    """The strongest card of each group, for a standing order to use all cards in defence."""
    chosen = []
    for group in GROUPS:
        of_group = [kind for kind in kinds if s.box.contents.empire_card[kind].group == group]
        if of_group:
            chosen.append(max([(card_bonus(s, player, kind, False), kind) for kind in of_group])[1])
    return tuple(chosen)


# --- the course of an attack -----------------------------------------------------------------------------------------


def current(s: Medioevo) -> Attack:
    """The attack in progress, for steps that exist only during one."""
    assert s.attack is not None
    return s.attack


def take_back(s: Medioevo, player: int) -> None:
    """7.10.u, 3.26.2.b: return a player's battle cards in use to the hand."""
    for kind in shown_cards(s, player):
        take_up(s, player, kind)


def end_attack(s: Medioevo) -> None:
    """End the attack, whatever the outcome; against a crusade more than two players may have shown cards."""
    for player in range(s.n):
        take_back(s, player)
    s.attack = None
