"""Evaluates a position for agents: honour, territories and their safety, banners and their prospects, trade.

All values are in honour points, with hand-tuned weights; docs/games/medioevo.md says how well that plays. The value of
steps on the stack is in `prospects`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from regnum.core.ahead import foresee
from regnum.core.option import Option
from regnum.games.medioevo.ai.ambitions import (
    AT_HOME,
    CITY,
    KINGDOM,
    TOWER,
    ambition,
    defence,
    frontier,
    mustered,
    room_for,
    stake,
    under_attack,
)
from regnum.games.medioevo.ai.judge import judge_of
from regnum.games.medioevo.ai.odds import success
from regnum.games.medioevo.ai.routes import cargo
from regnum.games.medioevo.ai.survey import FLORIN, Survey
from regnum.games.medioevo.ai.threats import SAFE, invasion_risk, raid_risk
from regnum.games.medioevo.box import BUILDINGS, CATHEDRAL, FLEET, FORT, LAND, POTTERY, ROADS, TECHNOLOGIES, WARSHIP
from regnum.games.medioevo.constants import (
    ABOARD,
    ABSENT,
    BANNERS,
    BARBARIAN,
    BATTLE_CARDS,
    BATTLE_LOSSES,
    ENGINES,
    PLACEMENT,
)
from regnum.games.medioevo.scoring import total

if TYPE_CHECKING:
    from regnum.games.medioevo.state import Medioevo

WON: Final = 20.0  # more than any estimate of an unfinished game can differ
TECHNOLOGY: Final = 0.05  # besides its price
WAY_TO_ROADS: Final = [TECHNOLOGIES.index(id) for id in ("mathematics", "architecture", "roads")]
PLANNED: Final = 0.006  # each florin spent on these three
LEVEL: Final = 0.8  # of technology (3.28)
CARD: Final = 0.12
ARMY: Final = 0.02
WAITING: Final = 0.01  # an army in reserve that cannot be placed this turn
CROWD: Final = 0.06  # penalty for each army too many, which is lost at the end of the turn (3.09.b)
WATCH: Final = 0.06  # each army of a home garrison: without Roads only cities receive reinforcements
ASHORE: Final = 0.1  # penalty per missing army ashore: armies aboard may leave and are no safe garrison
LED: Final = 0.05  # each army with a banner, up to MUSTERED
MUSTERED: Final = 30
BANNER: Final = 0.6
FIRST_BANNER: Final = 1.5  # extra for the first one: a player without a banner cannot attack
AT_SEA: Final = -0.1  # a banner at sea, where storms and pirates are
ABROAD: Final = -0.5  # a banner on foot on someone else's land
MOST_LEVELS: Final = 3  # 3.16.b
EXPERIENCE: Final = 0.5  # a level of a banner, or a general: one more attack a turn
ESCORT: Final = 0.06  # each of the first ESCORTS armies aboard a trade vehicle: barbarians let it trade
ESCORTS: Final = 3
STOWED: Final = 0.01  # penalty for each further army aboard: it is more useful with a banner
STANDING: Final = 0.06  # a piece on the map rather than in reserve
POPE: Final = 0.5
EXCOMMUNICATED: Final = -1.5
CAUSE: Final = -0.3  # a ground for excommunication given this turn
COMMERCE: Final = 0.08
PASSAGE: Final = 0.04
ALLY: Final = 0.2
WAR: Final = -0.3
OUTNUMBERED: Final = -0.4  # a war against somebody stronger
GRUDGE: Final = -0.08  # a casus belli held against the player
CLAIM: Final = 0.03  # a casus belli the player holds
ORDERED: Final = 0.01  # a standing order that answers as the player would
GRAIN: Final = 52.0  # a grain reserve, in florins: little more than its price, as famines are rare (3.30.3)
RESTED: Final = 2.0  # what a turn offers that has not been looked at
QUESTION: Final = 0.002  # the cost of one more question, so that no menu is opened for nothing
# Standing orders: all the best cards are shown, armies fall by rule.
SUITABLE: Final = ((BATTLE_CARDS, 2), (BATTLE_LOSSES, 1))


def evaluate(s: Medioevo) -> list[float]:
    """An estimate of the final scores; once the game is over, the actual ones with a bonus for winning."""
    if not s.steps:
        return [points + (WON if player in s.won else 0.0) for player, points in enumerate(s.scores())]
    step = s.steps[-1]
    glance = judge_of(s).glances.get(type(step))
    if glance is not None:
        options = glance(s, step)
        if options:
            return _best_of(s, s.asking.seat, options)
    return assess(s)


def _best_of(s: Medioevo, seat: int, options: Sequence[Option]) -> list[float]:
    """The evaluation after the best of `options` for `seat`, less the cost of a question."""
    best: list[float] = []
    for option in options:
        after = s.copy()
        foresee(after, option)
        values = evaluate(after)
        if not best or values[seat] > best[seat]:
            best = values
    best[seat] -= QUESTION
    return best


def assess(s: Medioevo) -> list[float]:
    """Estimate the final scores from the position itself, without trying any options."""
    survey = Survey(s)
    values = _territories(s, survey)
    for player in range(s.n):
        if player not in s.eliminated:
            values[player] += _person(s, player, survey)
            values[player] += _war_pieces(s, player, survey) + survey.florin * _trade_pieces(s, player, survey)
            values[player] += _relations(s, player, survey)
    if s.attack is not None and s.attack.attacker >= 0:
        player = s.attack.attacker
        values[player] += under_attack(s, survey)
    if s.crusade is not None:
        _crusade(s, survey, values)
    if s.resting >= 0:
        values[s.resting] -= RESTED
    prospects = judge_of(s).prospects
    for step in s.steps:
        prospect = prospects.get(type(step))
        if prospect is not None:
            player, value = prospect(s, step, survey)
            values[player] += value
    return values


# --- territories ---------------------------------------------------------------------------------------------------


def _territories(s: Medioevo, survey: Survey) -> list[float]:
    """The value of every territory with its garrison and buildings, and of kingdoms held in whole or in part."""
    box, owners, strength = s.box, s.owner, survey.strength
    values = [0.0] * s.n
    held, power = survey.held, survey.power
    for land in s.realm.lands:
        owner = owners[land]
        if owner < 0:
            continue
        kingdom = box.kingdom_of[land]
        n, size = held[owner][kingdom], len(box.kingdom_lands[kingdom])
        armies = strength[land]
        power[owner] += armies
        if s.outfit[owner]:
            survey.missing[owner] += max(0, min(AT_HOME, room_for(s, land)) - s.armies[land])
        # The more of a kingdom a player holds, the more each part is worth.
        worth = survey.territory + KINGDOM * (n / size if n < size else 1.5) / 2
        risk = survey.peril[land] = peril(s, owner, land, armies, survey)
        worth += guard(s, owner, land, armies, risk, survey)
        if s.armies[land] < SAFE and not s.outfit[owner]:
            worth -= ASHORE * (SAFE - s.armies[land])
        if s.settlement[land]:
            worth += CITY + STANDING * (s.settlement[land] + s.fort[land])
        if s.cathedral[land]:
            worth += box.building_price[CATHEDRAL] * survey.florin
        values[owner] += worth
    if s.rulings.towers:
        for land in box.towers:
            if owners[land] >= 0:
                values[owners[land]] += TOWER
    return values


def peril(s: Medioevo, player: int, land: int, armies: int, survey: Survey) -> float:
    """The chance that a territory with this many armies is lost before its owner can react."""
    if armies < AT_HOME and s.outfit[player]:
        armies = AT_HOME  # during set-up the remaining armies are still to be placed
    risk = survey.risks[armies] if armies < SAFE else 0.0
    coming = survey.raids.get(land)
    if coming is not None:
        _, walls, works = defence(s, land)
        risk += raid_risk(coming, armies, walls, works + (land in survey.engines))
    if s.war[player]:
        risk += invasion_risk(s, player, land, armies, survey.strength)
    return risk if risk < 0.95 else 0.95


def guard(s: Medioevo, player: int, land: int, armies: int, risk: float, survey: Survey) -> float:
    """The value of this many armies in a territory, less the expected loss of the territory."""
    crowd = 0
    if armies > SAFE:
        crowd = max(0, s.armies[land] - room_for(s, land))  # armies aboard are not in the way (3.09.c)
    kept = armies - crowd
    worth = ARMY * kept - CROWD * crowd
    if s.box.kingdom_of[land] == s.kingdoms[player]:
        worth += survey.left * WATCH * (kept if kept < AT_HOME else AT_HOME)
    return worth - risk * stake(s, player, land, survey) if risk else worth


# --- what a player has -----------------------------------------------------------------------------------------------


def _person(s: Medioevo, player: int, survey: Survey) -> float:
    """The value of a player's honour, florins, technologies, cards and standing with the Church."""
    known = s.techs[player]
    n = known.bit_count()
    worth = float(total(s, player)) + survey.florin * s.florins[player]
    learnt = judge_of(s).learnt.get(known)
    if learnt is None:
        costs = enumerate(s.box.technology_cost)
        learnt = judge_of(s).learnt[known] = sum(cost for technology, cost in costs if known >> technology & 1)
    worth += survey.left * PLANNED * _way_to_roads(s, player)
    worth += 0.9 * survey.florin * learnt + survey.left * (TECHNOLOGY * n + LEVEL * (s.tech_level(player) + n / 9))
    worth += survey.left * CARD * (len(s.hands[player]) + len(s.shown[player]))
    if s.pope == player:
        worth += POPE
    if s.objectives[player] < 0 <= s.kingdoms[player]:
        worth += frontier(s, s.kingdoms[player])  # 6.02.e: kingdoms are still being chosen
    if s.excommunicated >> player & 1:
        worth += EXCOMMUNICATED
    if s.causes[player] and s.pope >= 0:
        worth += CAUSE
    return worth


def _way_to_roads(s: Medioevo, player: int) -> float:
    """3.27.13.b: the value of the way to Roads, with which reinforcements are placed at the front; in florins.

    Florins that will pay for the rest of it count half, if they are enough.
    """
    spent = missing = 0
    for technology in WAY_TO_ROADS:
        if s.techs[player] >> technology & 1:
            spent += s.box.technology_cost[technology]
        else:
            missing += s.box.technology_cost[technology]
    cash = s.florins[player]
    return spent + (0.5 * missing if cash >= missing else 0.3 * cash)


def _war_pieces(s: Medioevo, player: int, survey: Survey) -> float:
    """The value of banners with their armies and prospects, of generals, and of armies in reserve."""
    worth, wanted, has_banner = 0.0, 0, False
    stands: list[int] = []
    lands = len(survey.strength)
    for banner in range(BANNERS * player, BANNERS * (player + 1)):
        at = s.banner_at[banner]
        if at == ABSENT:
            continue
        levels = min(MOST_LEVELS, s.banner_level[banner] + s.banner_earned[banner]) + s.banner_general[banner]
        value = survey.left * (BANNER + EXPERIENCE * levels + (0.0 if has_banner else FIRST_BANNER))
        has_banner = True
        if at >= 0:
            worth += STANDING
            if at in stands and stands.count(at) >= max(1, s.settlement[at]):
                continue  # 3.02.t: over the limit of banners here
            place = s.banner_place(banner)
            if at < lands:
                value *= 1.0 - survey.peril[at]  # the banner is lost with the territory (7.04.e)
            worth += ambition(s, banner, survey)
            if at < ABOARD and s.owner[at] != player:
                worth += ABROAD + ARMY * s.banner_armies[banner]
            elif place not in stands:
                with_it = mustered(s, player, place, survey)
                if _receives(s, player, place):
                    wanted += max(0, min(MUSTERED - with_it, room_for(s, place) - s.armies[place]))
                worth += (LED - ARMY) * min(MUSTERED, with_it)
            if place >= lands:
                worth += AT_SEA
            stands.append(place)
        worth += value
    worth += survey.left * 0.9 * EXPERIENCE * s.generals[player]
    if s.phase <= PLACEMENT and s.active == player:
        survey.room[player], survey.wanted[player] = room_left(s, player), wanted
    worth += in_reserve(player, s.reserve[player], survey)
    if s.outfit[player]:
        spare = s.outfit[player] - survey.missing[player]
        garrisons = 0.9 * (ARMY + WATCH) * min(survey.missing[player], s.outfit[player])
        worth += garrisons + (LED * spare if spare > 0 else spare)
    return worth


def in_reserve(player: int, armies: int, survey: Survey) -> float:
    """The value of this many armies in reserve: those that have a place to go are almost as good as placed."""
    placed = min(armies, survey.room[player])
    led = min(placed, survey.wanted[player])
    return 0.9 * (LED * led + ARMY * (placed - led)) + WAITING * (armies - placed)


def room_left(s: Medioevo, player: int) -> int:
    """3.09.b: how many more armies from the reserve a player's territories can keep."""
    lands = [land for land in s.lands(player) if _receives(s, player, land)]
    return sum(max(0, room_for(s, land) - s.armies[land]) for land in lands)


def _receives(s: Medioevo, player: int, place: int) -> bool:
    """7.09.b: whether armies from the reserve can be placed here."""
    return place < LAND and s.owner[place] == player and bool(s.settlement[place] or s.techs[player] & ROADS)


def _trade_pieces(s: Medioevo, player: int, survey: Survey) -> float:
    """The value in florins of vehicles and their expected earnings, engines, and purchases not yet placed."""
    box, level = s.box, s.vehicle_level(player)
    florins, capital = 0.0, float(s.florins[player])
    closed = [sea for _, against, sea, _ in s.blockades if against == player]
    for vehicle in range(FLEET * player, FLEET * (player + 1)):
        at = s.vehicle_at[vehicle]
        if at == ABSENT:
            continue
        kind = vehicle % FLEET // 3
        florins += box.vehicle_price[kind][level]
        if at < 0:
            continue
        florins += STANDING / FLORIN
        armies = s.vehicle_armies[vehicle]
        if at < LAND and s.owner[at] == BARBARIAN and armies <= s.armies[at]:
            florins -= box.vehicle_price[kind][level]  # barbarians will attack it (5.01.za)
        if box.goods_room[kind][level]:
            if not (closed and box.is_ship[kind] and _is_shut_in(s, at, closed)):
                earned, invested = cargo(s, vehicle, capital)
                florins += earned
                capital -= invested
            florins += ESCORT / FLORIN * min(ESCORTS, armies)
            if armies > ESCORTS:
                florins -= STOWED / FLORIN * (armies - ESCORTS)
        if armies and (at >= LAND or s.owner[at] != player) and (kind < WARSHIP or s.banner_on(vehicle) >= 0):
            florins += ARMY / FLORIN * armies  # on the owner's land they already count as garrison
    for engine in range(ENGINES * player, ENGINES * (player + 1)):
        if s.engine_at[engine] != ABSENT:
            florins += 0.9 * box.piece_price["catapult"] + (STANDING / FLORIN if s.engine_at[engine] >= 0 else 0.0)
    if s.grain[player] and s.techs[player] & POTTERY:
        florins += GRAIN * s.grain[player]
    stock = s.stock[len(BUILDINGS) * player : len(BUILDINGS) * (player + 1)]
    if any(stock):
        florins += sum(n * stored(s, player, building, survey) for building, n in enumerate(stock) if n)
    return florins


def _is_shut_in(s: Medioevo, place: int, closed: list[int]) -> bool:
    """7.10.blk.c: whether blockades close all seas that a trade ship needs: it earns nothing."""
    for sea in s.box.port_seas[place] if place < LAND else (place,):
        if sea not in closed:
            return False
    return True


def stored(s: Medioevo, player: int, building: int, survey: Survey) -> float:
    """The value in florins of a building not yet on the map."""
    if building < FORT or building >= CATHEDRAL:
        return (0.5 if building < FORT else 0.9) * STANDING / FLORIN
    return 0.9 * (STANDING + fortified(s, player, building - FORT, survey)) / FLORIN


def fortified(s: Medioevo, player: int, level: int, survey: Survey) -> float:
    """7.10.n, 7.04.k: what the next fortification saves from raids in the territory that needs it most."""
    best = 0.0
    for land, coming in survey.raids.items():
        if s.owner[land] == player and s.fort[land] == level and (level == 0 or s.settlement[land] > level):
            armies, (_, walls, works) = survey.strength[land], defence(s, land)
            works += land in survey.engines
            saved = raid_risk(coming, armies, walls, works)
            if saved > 0.0:
                saved -= raid_risk(coming, armies, s.box.fort_last[level + 1], works)
                best = max(best, saved * stake(s, player, land, survey))
    return best


# --- between players -------------------------------------------------------------------------------------------------


def _relations(s: Medioevo, player: int, survey: Survey) -> float:
    """The value of rights, alliances, wars and casus belli."""
    worth = COMMERCE * s.commerce[player].bit_count() + PASSAGE * s.passage[player].bit_count()
    worth += ALLY * min(2, s.allied[player].bit_count())
    war = s.war[player]
    if war:
        power = survey.power
        for other in range(s.n):
            if war >> other & 1:
                worth += WAR + (OUTNUMBERED if power[other] > 1.2 * power[player] else 0.0)
    if any(s.casus):
        worth += GRUDGE * min(6, sum(s.casus[player :: s.n]))
        worth += CLAIM * min(6, sum(s.casus[s.n * player : s.n * (player + 1)]))
    return worth + ORDERED * given_orders(s, player)


def given_orders(s: Medioevo, player: int) -> int:
    """7.10.l, 7.10.w: how many of the standing orders are given that suit every battle in defence."""
    return sum(s.order_of(player, question) == answer for question, answer in SUITABLE)


# --- the crusade -----------------------------------------------------------------------------------------------------


def _crusade(s: Medioevo, survey: Survey, values: list[float]) -> None:
    """3.30.5.w, 3.30.5.m: the honour that the crusade in progress may bring or cost, and what is still owed to it."""
    crusade = s.crusade
    assert crusade is not None
    goal, gathering = crusade.goal, crusade.is_gathering()
    armies = sum(crusade.armies)
    if gathering:
        armies = max(armies, sum(crusade.quotas) // 2)  # not all will come
    leader, walls, tower = defence(s, goal)
    chance = success(armies, 0, survey.strength[goal], leader, walls, tower)
    stakes = (2.0 * chance - 1.0) * s.box.crusade_worth[goal]
    for player in range(s.n):
        if crusade.contributors >> player & 1:
            values[player] += stakes + ARMY * crusade.armies[player]
        elif player == s.owner[goal]:
            values[player] -= stakes
        if gathering and crusade.joiners >> player & 1 and crusade.armies[player] < crusade.quotas[player]:
            values[player] += EXCOMMUNICATED * (1.0 - crusade.armies[player] / crusade.quotas[player])
