"""Estimates for agents, with hand-tuned weights: what territories are worth and what banners may win."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from regnum.core.step import Ask
from regnum.games.medioevo.ai.odds import MANY, ends
from regnum.games.medioevo.ai.threats import SAFE, rebellion_risk
from regnum.games.medioevo.box import ASTRONOMY, CAVALRY, EACH_KIND, FLEET, LAND, WARSHIP
from regnum.games.medioevo.constants import ABOARD, BANNERS, BARBARIAN, COMBAT, EVENT_DICE, MOST_BASE, Names
from regnum.games.medioevo.scoring import COMPLETED, GREAT, GREEN_LOST

if TYPE_CHECKING:
    from regnum.games.medioevo.ai.survey import Survey
    from regnum.games.medioevo.state import Medioevo

AT_HOME: Final = 7  # armies that a home territory should keep
ENDGAME: Final = 0.5  # the share of `Survey.left` from which a safe garrison is enough

# In honour points.
HOME: Final = -GREEN_LOST
FOREIGN: Final = 1.3  # losing a territory elsewhere: rebels with a leader are worse neighbours than plain barbarians
YELLOW: Final = 1.0
RED: Final = 1.2  # a red territory may score double (3.31.d)
CITY: Final = 0.3
TOWER: Final = 0.6
KINGDOM: Final = 0.5  # a whole minor kingdom, for the reinforcements it brings (7.06.a)
BITTER: Final = 0.3  # a rival's loss is worth a little too
RELIEF: Final = 0.4  # for each of the player's territories that the conquered barbarians threatened
ARMY_LOST: Final = 0.03
FRONTIER: Final = 0.1  # a territory of a minor kingdom beside a home kingdom
WEAK_BORDER: Final = 0.2  # a border with a minor kingdom, on land that holds at most SAFE armies
HOPE: Final = 0.55  # the lowest chance of success worth an attack
NOW: Final = 0.7  # discount for an attack that can still be made this turn
LATER: Final = 0.35  # the same for an attack next turn
TIMID: Final = 0.4
MARCH: Final = 0.6  # discount for each step to where an attack can begin, on foot
MOUNT: Final = 0.7  # the same for a banner next to cavalry that it can join
RIDE: Final = 0.9  # the same for a banner aboard
MARCHES: Final = 4
SAIL: Final = 0.85  # the same for each sea
VOYAGES: Final = 3
TO_COME: Final = 25  # armies that the banner can expect from the rest of the outfit
FAILED: Final = 1.0  # cost of a failed attack, which takes a level from the banner (7.10.z)
HASTE: Final = 0.02  # cost of committing to several battles in advance, for each attack that fails
BATTLE: Final = 0.002  # cost of being asked before every battle
ASSAULTS: Final[Names] = ("attack", "strike", "hunt", "crusade")
MORE: Final = 0.4  # discount for each further attack of the turn, which starts from another place

# The chance that an attack fails, the armies it loses on average, and the chances that the thinly held land it leaves
# behind is lost: first the more valuable territory, then the other one.
Forecast = tuple[float, float, float, float]
_forecasts: Final[dict[tuple[int, int, int, int, int, int], Forecast]] = {}


def frontier(s: Medioevo, kingdom: int) -> float:
    """The value of a kingdom's surroundings: conquerable minor territories, less the borders too weak to hold."""
    box, in_play = s.box, s.realm.in_play
    beside, weak = set(), 0
    for land in box.kingdom_lands[kingdom]:
        wild = [there for there in box.neighbours[land] if in_play[there] and not box.playable[box.kingdom_of[there]]]
        beside.update(wild)
        if box.population[land] <= SAFE and box.city_at[land] < 0:
            weak += len(wild)
    return FRONTIER * len(beside) - WEAK_BORDER * weak


def is_wanted(s: Medioevo, player: int, land: int) -> bool:
    """Whether the player's objective card names this territory."""
    card = s.objectives[player]
    return card >= 0 and (land in s.box.yellow[card] or land in s.box.red[card])


def stake(s: Medioevo, player: int, land: int, survey: Survey) -> float:
    """What losing a territory costs its owner."""
    if s.box.kingdom_of[land] == s.kingdoms[player]:
        return HOME + survey.territory
    return FOREIGN * survey.left + (YELLOW if is_wanted(s, player, land) else 0.0)


def prize(s: Medioevo, player: int, land: int, survey: Survey) -> float:
    """What conquering a territory brings."""
    box, owner, held = s.box, s.owner[land], survey.held[player]
    worth = survey.territory
    kingdom = box.kingdom_of[land]
    if kingdom == s.kingdoms[player]:
        worth += HOME
    card = s.objectives[player]
    if card >= 0:
        if land in box.yellow[card]:
            worth += YELLOW
        elif land in box.red[card]:
            worth += RED
    size = len(box.kingdom_lands[kingdom])
    if size > 1:
        if held[kingdom] == size - 1:
            holder = s.holders[kingdom]
            worth += KINGDOM + (COMPLETED[size == GREAT, holder != BARBARIAN][0] if holder != player else 0)
        else:
            worth += KINGDOM * (held[kingdom] + 1) / size
    if s.settlement[land]:
        worth += CITY
        if owner >= 0:
            worth += 1.0  # 4.03.d
    if s.rulings.towers and land in box.towers:
        worth += 1.0 + TOWER  # 4.03.c
    if owner >= 0:
        worth += BITTER
        if kingdom == s.kingdoms[owner]:
            worth += BITTER * HOME
    else:
        raiders = survey.strength[land] + s.leader[land] + 1
        if raiders > SAFE:
            for there in box.neighbours[land]:
                if s.owner[there] == player and survey.strength[there] < raiders:
                    worth += RELIEF
    return worth


def gain(s: Medioevo, player: int, place: int, land: int, armies: int, survey: Survey, mounted: bool) -> float:
    """The expected gain of attacking `land` with a stack of `armies`; negative if it is not worth trying."""
    failed, lost, first, second = forecast(armies - 1, survey.strength[land], *defence(s, land), survey.throws)
    if failed > 1.0 - HOPE:
        return -1.0
    risked = stake(s, player, land, survey)
    here = stake(s, player, place, survey) if place < LAND and s.owner[place] == player else 0.0
    if mounted:
        # Armies aboard join the attack; those ashore stay behind.
        risked = first * risked + (survey.risks[min(SAFE, s.armies[place])] * here if here else 0.0)
    else:
        risked = first * max(here, risked) + second * min(here, risked)
    return (1.0 - failed) * prize(s, player, land, survey) - failed * FAILED - risked - ARMY_LOST * lost


def defence(s: Medioevo, land: int) -> tuple[int, int, int]:
    """7.10.n, 7.10.r, 10.02.e: a territory's leader, walls and tower, as arguments for `odds.ends`."""
    return s.leader[land], s.box.fort_last[s.fort[land]], int(s.rulings.towers and land in s.box.towers)


def forecast(armies: int, defenders: int, leader: int, walls: int, tower: int, throws: int) -> Forecast:
    """The average outcome of an attack.

    The survivors garrison both the conquered territory and the one they came from, the more valuable one first.
    """
    key = (min(armies, MANY), defenders, leader, walls, tower, throws)
    found = _forecasts.get(key)
    if found is None:
        likely = ends(armies, 0, defenders, leader, walls, tower)
        thin = rebellion_risk(throws)
        first = second = 0.0
        for left in range(1, min(len(likely), 2 * SAFE)):
            kept = left if left < SAFE else SAFE
            first += likely[left] * thin[kept]
            second += likely[left] * thin[left + 1 - kept]  # the garrison has stayed behind
        lost = float(len(likely) - 1)
        for left, chance in enumerate(likely):
            lost -= left * chance
        found = _forecasts[key] = (likely[0], lost, first, second)
    return found


def best_gain(s: Medioevo, player: int, place: int, armies: int, survey: Survey, mounted: bool) -> float:
    """The best `gain` among the targets across land borders or, at sea, on the shores (7.10.e); 0 if none is good."""
    best = 0.0
    owner, war, strength = s.owner, s.war[player], survey.strength
    for land in s.box.neighbours[place] if place < LAND else s.box.shores[place]:
        other = owner[land]
        if strength[land] < armies and (other == BARBARIAN or (other >= 0 and war >> other & 1)):
            found = gain(s, player, place, land, armies, survey, mounted)
            if found > best:
                best = found
    return best


def stack(s: Medioevo, banner: int, strength: list[int]) -> int:
    """The number of armies in the stack of a banner on the map (`stacks.stack_of`)."""
    at = s.banner_at[banner]
    if at >= ABOARD:
        return s.vehicle_armies[at - ABOARD]
    player = banner // BANNERS
    if s.owner[at] == player:
        return strength[at]
    armies = sum(s.vehicle_armies[vehicle] for vehicle in s.vehicles_at(player, at))
    return armies + sum(s.banner_armies[one] for one in s.banners_of(player) if s.banner_at[one] == at)


def _is_offered(s: Medioevo, n: int) -> bool:
    """Whether the menu offers an attack by the banner with this number."""
    return any(option.args and option.args[0] == n and option.verb in ASSAULTS for option in s.options())


def attacks_left(s: Medioevo, banner: int) -> int:
    """How many attacks the banner can still make this turn; in the combat phase, 0 unless the menu offers one."""
    player = banner // BANNERS
    if s.active != player or not EVENT_DICE < s.phase <= COMBAT or s.ban[player] == 1:
        return 0
    if s.phase == COMBAT and s.attack is None:
        step = s.steps[-1]
        if not isinstance(step, Ask) or step.verbs[1:2] != ("attack",) or not _is_offered(s, banner % BANNERS + 1):
            return 0
    return s.banner_reach[banner] - s.banner_attacks[banner]


def mustered(s: Medioevo, player: int, place: int, survey: Survey) -> int:
    """The armies that a banner in a place can lead away: those aboard war vehicles and, ashore, all but a garrison."""
    base = FLEET * player
    armies = 0
    for slot in range(base + EACH_KIND * WARSHIP, base + FLEET):
        if s.vehicle_at[slot] == place:
            armies += s.vehicle_armies[slot]
    return armies + spare(s, place, survey) if place < LAND and s.owner[place] == player else armies


def room_for(s: Medioevo, land: int) -> int:
    """How many armies may stay on a land, ignoring technologies and cathedrals."""
    box = s.box
    return box.population[land] + box.settlement_people[s.settlement[land]] + box.fort_people[s.fort[land]]


def _by_land(s: Medioevo, player: int, start: int, armies: int, survey: Survey, mounted: bool) -> float:
    """What a stack may win at the nearest place with a target, marching over its owner's land; discounted per step.

    On the way it takes up the spare armies of one territory.
    """
    seen = {start}
    ring = [start]
    weight, collected = 1.0, 0
    if mounted:
        pace = RIDE
    else:
        pace = MOUNT if start in s.vehicle_at[FLEET * (player + 1) - EACH_KIND : FLEET * (player + 1)] else MARCH
    for _ in range(MARCHES):
        weight *= pace
        ring = [
            land for here in ring for land in s.box.neighbours[here] if s.owner[land] == player and land not in seen
        ]
        seen.update(ring)
        collected = max([collected, *[spare(s, land, survey) for land in ring]])
        best = max([best_gain(s, player, land, armies + collected, survey, mounted) for land in ring], default=0.0)
        if best > 0.0:
            return weight * best
    return 0.0


def spare(s: Medioevo, land: int, survey: Survey) -> int:
    """A player's armies ashore beyond a garrison, as far as they may stay there (3.09.b)."""
    armies = s.armies[land] - SAFE
    if armies <= 0:
        return 0
    armies = min(armies, room_for(s, land) - SAFE)
    if survey.left > ENDGAME and s.box.kingdom_of[land] == s.kingdoms[s.owner[land]]:
        armies -= AT_HOME - SAFE
    return armies if armies > 0 else 0


def _by_sea(s: Medioevo, player: int, start: int, armies: int, survey: Survey) -> float:
    """3.06.3, 7.10.e: what a stack aboard a warship may win on the nearest shores, discounted for each sea."""
    ways = s.box.voyages[1 if s.techs[player] & ASTRONOMY else 0]
    seen = {start}
    ring = [start]
    weight = 1.0
    for _ in range(VOYAGES):
        weight *= SAIL
        ring = [sea for here in ring for sea, _ in ways[here] if sea not in seen]
        seen.update(ring)
        best = max([best_gain(s, player, sea, armies, survey, True) for sea in ring], default=0.0)
        if best > 0.0:
            return weight * best
    return 0.0


def ambition(s: Medioevo, banner: int, survey: Survey) -> float:
    """What a banner on the map may win: in this turn's attacks or, once they are over, in the next turn's."""
    player, place, armies = banner // BANNERS, s.banner_place(banner), stack(s, banner, survey.strength)
    if s.outfit[player]:
        armies += TO_COME
    at = s.banner_at[banner]
    mounted = at >= ABOARD
    sails = mounted and (at - ABOARD) % FLEET // EACH_KIND == WARSHIP
    best = 0.0 if sails and place < LAND else best_gain(s, player, place, armies, survey, mounted)
    attack = s.attack
    if attack is not None and attack.banner == banner and attack.target < LAND and s.owner[attack.target] == player:
        # The player may still choose where the banner stays (7.10.cb).
        best = max(best, best_gain(s, player, attack.target, survey.strength[attack.target], survey, mounted))
    level = s.banner_level[banner] + s.banner_earned[banner] + s.banner_general[banner]
    later = survey.left * LATER * (1.0 + MORE * (level - 1))
    left = attacks_left(s, banner)
    if best > 0.0 and left > 0:
        return NOW * (1.0 + MORE * (left - 1)) * best
    if best <= 0.0:
        best = _elsewhere(s, player, place, max(armies, mustered(s, player, place, survey)), survey, mounted, sails)
    return later * best


def _elsewhere(s: Medioevo, player: int, place: int, armies: int, survey: Survey, mounted: bool, sails: bool) -> float:
    """What a stack that has no target where it is may win by going ashore, by land or by sea."""
    best = 0.0
    if place < LAND:
        if sails:
            best = best_gain(s, player, place, armies, survey, False)
        if best <= 0.0:
            best = _by_land(s, player, place, armies, survey, mounted and not sails)
    warships = s.vehicle_at[FLEET * player + EACH_KIND * WARSHIP : FLEET * player + EACH_KIND * CAVALRY]
    return max(best, _by_sea(s, player, place, armies, survey)) if sails or place in warships else best


def under_attack(s: Medioevo, survey: Survey) -> float:
    """What the attack in progress may still bring its attacker; 0 if it is decided or not aimed at a territory."""
    attack = s.attack
    assert attack is not None
    player, target, banner = attack.attacker, attack.target, attack.banner
    if player < 0 or banner < 0 or target >= LAND or attack.aim or s.owner[target] == player:
        return 0.0
    # The outcome of one battle matters little; always throwing all the dice does (7.10.j).
    timid = TIMID * (MOST_BASE - attack.base) if attack.base else 0.0
    cards = 0.05 * sum(s.box.contents.empire_card[kind].group != "" for kind in s.shown[player])
    mounted = s.banner_at[banner] >= ABOARD
    hoped = gain(s, player, attack.source, target, stack(s, banner, survey.strength), survey, mounted)
    asked = BATTLE
    if attack.stop:
        armies = stack(s, banner, survey.strength) - 1
        asked = HASTE * forecast(armies, survey.strength[target], *defence(s, target), survey.throws)[0]
    return hoped + cards - timid - asked
