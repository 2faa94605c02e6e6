"""The value of steps on the stack, and the questions that are evaluated by trying their options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from regnum.core.option import Option
from regnum.games.medioevo.ai.ambitions import AT_HOME, best_gain, mustered
from regnum.games.medioevo.ai.evaluation import (
    ALLY,
    CLAIM,
    ESCORTS,
    EXCOMMUNICATED,
    GLANCES,
    GRUDGE,
    MUSTERED,
    ORDERED,
    OUTNUMBERED,
    PROSPECTS,
    QUESTION,
    SUITABLE,
    WAR,
    in_reserve,
    room_left,
)
from regnum.games.medioevo.ai.evaluation import (
    COMMERCE as COMMERCE_WORTH,
)
from regnum.games.medioevo.ai.evaluation import (
    PASSAGE as PASSAGE_WORTH,
)
from regnum.games.medioevo.ai.survey import Survey
from regnum.games.medioevo.box import (
    ALLIANCE,
    CARAVAN,
    CAVALRY,
    COMMERCE,
    FLEET,
    LAND,
    PASSAGE,
    TAX_10,
    TAX_20,
    WARSHIP,
)
from regnum.games.medioevo.constants import STOPPED, TRADE
from regnum.games.medioevo.options import DONE, USE
from regnum.games.medioevo.rules import setup
from regnum.games.medioevo.rules.calamities import losses
from regnum.games.medioevo.rules.crusade import call as crusade_call
from regnum.games.medioevo.rules.crusade import gathering as crusade_gathering
from regnum.games.medioevo.rules.diplomacy import negotiation, peace, standing_orders, war_declaration
from regnum.games.medioevo.rules.diplomacy import phase as diplomacy
from regnum.games.medioevo.rules.diplomacy.offer import Bundle
from regnum.games.medioevo.rules.movement import loading, moving, vehicles
from regnum.games.medioevo.rules.realm import placement, purchase
from regnum.games.medioevo.rules.realm.pieces import vehicle_kind
from regnum.games.medioevo.rules.realm.reinforcements import HireMercenaries, reinforcements
from regnum.games.medioevo.rules.round import swords
from regnum.games.medioevo.rules.trade import phase as trade
from regnum.games.medioevo.rules.war import battle, blockades, victory
from regnum.games.medioevo.rules.war import losses as losses_of_battle
from regnum.games.medioevo.rules.war import phase as combat
from regnum.games.medioevo.rules.war.targets import ALL
from regnum.games.medioevo.rules.war.targets import VERBS as ATTACK_VERBS
from regnum.games.medioevo.state import Medioevo

Promise = tuple[int, float]
PACT = {PASSAGE: PASSAGE_WORTH, COMMERCE: COMMERCE_WORTH, ALLIANCE: ALLY}
ACCEPTED = 0.6  # how often a proposal is accepted
TOLL = 0.3  # what a tax on trade costs in casus belli and, above 10%, in honour (5.01.t)
FIRST = 30  # the worth of an early sword in florins
SMALL_SUM = 25
UNSEEN = 2.0
LOOKED_AT = 2  # how many destinations to try

# --- on the stack ----------------------------------------------------------------------------------------------------


def trouble(s: Medioevo, step: Any, survey: Survey) -> Promise:
    """An intermediate question, or a menu to return to: it only costs a question."""
    return step.seat, -QUESTION


def unseen(s: Medioevo, step: Any, survey: Survey) -> Promise:
    """A question whose options are not tried: the penalty keeps agents away from it."""
    return step.seat, -UNSEEN


def in_use(s: Medioevo, step: vehicles.UseVehicle, survey: Survey) -> Promise:
    return step.seat, -QUESTION if step.begun else -UNSEEN


def armies_to_come(s: Medioevo, step: diplomacy.Diplomacy, survey: Survey) -> Promise:
    """7.06.a: the reinforcements to come after diplomacy; otherwise ending the phase would always look best."""
    player, now = step.seat, s.reserve[step.seat]
    return player, in_reserve(player, now + reinforcements(s, player), survey) - in_reserve(player, now, survey)


def _manned(s: Medioevo, vehicle: int, survey: Survey) -> float:
    """The value of armies put aboard: as an escort for goods, or beside a banner that will lead them."""
    player = vehicle // FLEET
    if vehicle_kind(vehicle) <= CARAVAN:
        return 0.1 if s.vehicle_armies[vehicle] < ESCORTS else -QUESTION
    beside = any(s.banner_place(banner) == s.vehicle_at[vehicle] for banner in s.banners_of(player))
    return 0.1 if beside and mustered(s, player, s.vehicle_at[vehicle], survey) < MUSTERED else -QUESTION


def place_some(s: Medioevo, step: setup.PlaceSome, survey: Survey) -> Promise:
    """Armies first go where there are too few, then to the banner."""
    player, land = step.seat, step.place
    if step.vehicle >= 0:
        return player, _manned(s, step.vehicle, survey)
    missing = s.armies[land] < AT_HOME
    led = any(s.banner_at[banner] == land for banner in s.banners_of(player))
    return player, 0.2 if missing else 0.1 if led else -QUESTION


def bids(s: Medioevo, step: swords.KnockDown, survey: Survey) -> Promise:
    """7.02.e: the result of the auction is not known yet, so the bid just made is judged by its size."""
    bidder = s.asking.seat
    for player in range(s.n):
        if s.bids[player]:
            bidder = player
    bid = s.bids[bidder]
    return bidder, survey.florin * (min(bid, FIRST) - 2 * max(0, bid - FIRST))


def answer(s: Medioevo, step: negotiation.Answer, survey: Survey) -> Promise:
    """A proposal is usually accepted, unless it costs honour."""
    if step.treaty in (TAX_10, TAX_20):
        return step.proposer, -TOLL
    worth = PACT.get(step.treaty, 0.0)
    if step.treaty == ALLIANCE and not _harmless(s, step.proposer, step.seat):
        return step.proposer, -0.1
    return step.proposer, ACCEPTED * worth + (1.0 - ACCEPTED) * CLAIM


def _harmless(s: Medioevo, one: int, other: int) -> bool:
    """Whether an alliance between two costs no honour (5.01.t)."""
    return s.faith(one) == s.faith(other) or 2 in (s.faith(one), s.faith(other))


def reply(s: Medioevo, step: negotiation.Reply, survey: Survey) -> Promise:
    """A counter-offer: the proposer usually takes one that costs nothing."""
    if step.treaty == ALLIANCE and not _harmless(s, step.seat, step.other):
        return step.other, -1.0
    if step.counter in (PASSAGE, COMMERCE):
        return step.other, 0.7 * PACT[step.counter] + 0.3 * GRUDGE
    if step.florins:
        return step.other, 0.3 * survey.florin * step.florins * (step.florins <= SMALL_SUM) + 0.7 * GRUDGE
    return step.other, GRUDGE


def draft(s: Medioevo, step: peace.AnswerPeace, survey: Survey) -> Promise:
    """5.01.p1: the value of peace, less what is offered; demands make a refusal likelier."""
    offer = s.offer
    if offer is None:
        return step.seat, 0.0
    relief = -WAR - (OUTNUMBERED if survey.power[offer.to] > 1.2 * survey.power[offer.by] else 0.0)
    return offer.by, 0.5 * relief - _given(offer.gives, survey) - 0.05 * (offer.asks != Bundle())


def _given(bundle: Bundle, survey: Survey) -> float:
    """What a bundle costs the giver, not counting florins already set aside."""
    pieces = 0.3 * len(bundle.vehicles) + 2.0 * len(bundle.lands) + 0.2 * len(bundle.cards) + 2.0 * bundle.pope
    return pieces + survey.florin * bundle.instalment * bundle.turns


def take_sides(s: Medioevo, step: war_declaration.TakeSides, survey: Survey) -> Promise:
    """5.01.k: an ally joins unless the enemy is stronger."""
    ally = -1
    for player in range(s.n):
        if s.bids[player]:
            ally = player
    if ally < 0:
        return step.declarer, 0.0
    enemy = step.target if s.bids[ally] == 1 else step.declarer
    return ally, 0.05 if survey.power[enemy] <= survey.power[ally] else -0.2


def orders_to_give(s: Medioevo, step: standing_orders.SetOrders, survey: Survey) -> Promise:
    """The standing orders that can still be given in this row of questions."""
    waiting = [question >= step.question and s.order_of(step.seat, question) != answer for question, answer in SUITABLE]
    return step.seat, ORDERED * sum(waiting) - QUESTION


def summons(s: Medioevo, step: crusade_call.GatherCrusaders, survey: Survey) -> Promise:
    """3.30.5.b: whoever refuses the crusade will be excommunicated."""
    for player in range(s.n):
        if s.bids[player] == crusade_call.REFUSES:
            return player, EXCOMMUNICATED
    return s.pope, 0.0


# --- judged by their options -----------------------------------------------------------------------------------------


def all_options(s: Medioevo, step: Any) -> Sequence[Option]:
    return s.options()


def evenly(s: Medioevo, step: Any) -> Sequence[Option]:
    """The rest as the rules would take it: a question that is put off must not look like armies that are kept."""
    return s.options()[:1]


def least_or_most(s: Medioevo, step: Any) -> Sequence[Option]:
    options = s.options()
    return [options[0], options[-1]]


def some_or_all(s: Medioevo, step: Any) -> Sequence[Option]:
    """All armies, or all but a garrison."""
    options = s.options()
    return options[-1:] if len(options) < 6 else [options[-5], options[-1]]


def useful(s: Medioevo, step: vehicles.UseVehicle) -> Sequence[Option]:
    """Trade vehicles travel once, then trade; war vehicles load banner and armies, then travel. No more is tried."""
    vehicle = step.vehicle
    if step.begun:
        return [DONE]
    if s.vehicle_marks[vehicle] & STOPPED:
        return ()
    if s.phase == TRADE:
        return [option for option in _largest(s.options()) if option.verb != "go" or not s.vehicle_spent[vehicle]]
    if vehicle_kind(vehicle) < WARSHIP:
        return ()
    if s.banner_on(vehicle) < 0:
        return [option for option in s.options() if option.verb == "load" and option.first == "banner"]
    if s.vehicle_spent[vehicle]:
        return _destinations(s, vehicle)
    return [*_destinations(s, vehicle), *[option for option in s.options() if _musters(vehicle, option)]]


def _musters(vehicle: int, option: Option) -> bool:
    """Whether armies join the banner aboard, or it goes ashore from a ship; from cavalry it does so in battle."""
    if option.verb == "load":
        return option.first == "armies"
    return option.verb == "unload" and option.first == "banner" and vehicle_kind(vehicle) != CAVALRY


def _largest(options: Sequence[Option]) -> list[Option]:
    """All journeys, and of each good that is sold or bought only the largest amount: anything less is seldom better."""
    deals: dict[tuple[str, str], Option] = {}
    found = []
    for option in options:
        if option.verb == "go":
            found.append(option)
        elif option.verb in ("sell", "buy"):
            deals[option.verb, option.first] = option
    return [*found, *deals.values()]


def _destinations(s: Medioevo, vehicle: int) -> Sequence[Option]:
    """In the combat phase, only the few lands of the player, or seas, from which the most can be won."""
    player = vehicle // FLEET
    armies, survey = s.vehicle_armies[vehicle], Survey(s)
    found = []
    for option in s.options():
        if option.verb != "go":
            continue
        place = s.box.place_number[option.first]
        if place >= LAND or (s.owner[place] == player and not s.box.is_ship[vehicle_kind(vehicle)]):
            gain = best_gain(s, player, place, armies, survey, True)
            if gain > 0.0:
                found.append((-gain, place, option))
    return [option for _, _, option in sorted(found)[:LOOKED_AT]]


def leave(s: Medioevo, step: Any) -> Sequence[Option]:
    """A menu is worth what leaving it is worth: otherwise an agent that expects a bad end of turn would never leave."""
    return [DONE] if DONE in s.options() else []


def leave_if_full(s: Medioevo, step: placement.PlacementMenu) -> Sequence[Option]:
    """With more armies in reserve than there is room for, the menu is worth what leaving it is worth."""
    player = step.seat
    return [DONE] if s.reserve[player] > room_left(s, player) else []


def is_assault(option: Option) -> bool:
    return bool(option.args) and option.verb in ATTACK_VERBS and option.args[-1] != ALL


def leave_or_attack(s: Medioevo, step: combat.CombatMenu) -> Sequence[Option]:
    """Leaving the menu, attacking, or riding or sailing to where an attack can begin."""
    found = []
    for option in s.options():  # to the end or battle by battle makes no difference yet
        if option is DONE or is_assault(option):
            found.append(option)
        elif option.verb == "use":
            vehicle = FLEET * step.seat + USE.index(option)
            banner = s.banner_on(vehicle) if s.vehicle_spent[vehicle] <= s.box.load_armies else -1
            if banner >= 0 and s.banner_attacks[banner] < s.banner_reach[banner]:
                found.append(option)
    return found


def led_armies(s: Medioevo, step: loading.PassArmies) -> Sequence[Option]:
    """Only armies that go aboard a vehicle with a banner, or ashore from a ship."""
    if step.taker == loading.ASHORE:
        return [] if vehicle_kind(step.giver) == CAVALRY else s.options()[-1:]
    return some_or_all(s, step) if s.banner_on(step.taker) >= 0 else []


def armies_or_leave(s: Medioevo, step: crusade_gathering.Commit) -> Sequence[Option]:
    """3.30.5.j: more armies for the crusade, or no more; banners and engines stay at home."""
    return [option for option in s.options() if option is DONE or option.verb in ("army", "aboard")]


def fill_in() -> None:
    """Register the functions of this module with `evaluation`, which cannot import the steps itself."""
    if PROSPECTS:
        return
    for question in (
        *(moving.LeadArmies, battle.FightOn),
        *(victory.Occupy, peace.DraftPeace, losses_of_battle.TakeLosses),
        *(negotiation.NameSum, diplomacy.Approach, setup.PlaceLot),
    ):
        PROSPECTS[question] = trouble
    for hidden in (loading.PassArmies, loading.PassGoods, loading.PassSome, purchase.ScrapVehicle):
        PROSPECTS[hidden] = unseen
    PROSPECTS[diplomacy.Diplomacy] = armies_to_come
    PROSPECTS[vehicles.UseVehicle] = in_use
    PROSPECTS[setup.PlaceSome] = place_some
    PROSPECTS[swords.KnockDown] = bids
    PROSPECTS[negotiation.Answer] = answer
    PROSPECTS[negotiation.Reply] = reply
    PROSPECTS[peace.AnswerPeace] = draft
    PROSPECTS[war_declaration.TakeSides] = take_sides
    PROSPECTS[standing_orders.SetOrders] = orders_to_give
    PROSPECTS[crusade_call.GatherCrusaders] = summons
    PROSPECTS[blockades.DeclareBlockade] = trouble
    GLANCES[blockades.DeclareBlockade] = all_options
    GLANCES[crusade_gathering.Commit] = armies_or_leave
    GLANCES[HireMercenaries] = least_or_most
    GLANCES[crusade_gathering.CommitArmies] = some_or_all
    GLANCES[vehicles.UseVehicle] = useful
    GLANCES[trade.TradeMenu] = leave
    GLANCES[placement.PlacementMenu] = leave_if_full
    GLANCES[combat.CombatMenu] = leave_or_attack
    GLANCES[loading.PassArmies] = led_armies
    GLANCES[losses.LoseArmies] = evenly
    GLANCES[losses.LoseFrom] = least_or_most
    GLANCES[moving.LeadArmies] = some_or_all
    GLANCES[diplomacy.Approach] = all_options
