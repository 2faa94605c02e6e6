"""How seats of Medioevo Universale play toward what ordinary play seldom reaches: riches, conquest, the rarer ends.

A style is what a seat wishes for, the best first. At a court all others help one seat, the hero, to money (they pay for
pacts) and to land (they declare war and cede territories for peace), until he takes the last they have.
"""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.option import Option
from regnum.core.rng import Rng
from regnum.games.medioevo.box import BUILDINGS, CATHEDRAL, CAVALRY, FARM, FLEET, FORT, METALS, NOTHING, WARSHIP
from regnum.games.medioevo.constants import ABOARD, BANNERS, BARBARIAN
from regnum.games.medioevo.options import USE
from regnum.games.medioevo.rules.church.cession import distances
from regnum.games.medioevo.rules.crusade.call import PlanCrusade
from regnum.games.medioevo.rules.crusade.crusaders import is_joiner
from regnum.games.medioevo.rules.diplomacy.negotiation import NameSum
from regnum.games.medioevo.rules.diplomacy.peace import NameLand
from regnum.games.medioevo.rules.diplomacy.phase import Diplomacy
from regnum.games.medioevo.rules.movement.moving import LeadArmies
from regnum.games.medioevo.rules.movement.reach import banner_reach, points_left
from regnum.games.medioevo.rules.movement.vehicles import UseVehicle
from regnum.games.medioevo.rules.realm.pieces import vehicle_kind
from regnum.games.medioevo.rules.realm.placement import places_for
from regnum.games.medioevo.rules.realm.population import strength
from regnum.games.medioevo.rules.realm.purchase import PurchaseMenu
from regnum.games.medioevo.rules.setup import PlaceBanner
from regnum.games.medioevo.rules.trade.phase import TradeMenu
from regnum.games.medioevo.rules.war.stacks import count, stack_of
from regnum.games.medioevo.rules.war.targets import targets, to_the_end
from regnum.games.medioevo.rules.war.victory import Occupy
from regnum.games.medioevo.state import Medioevo

Style = tuple[str, ...]  # options by the beginning of their text
HERO = 0  # his seat
PACT = 200  # florins that a courtier has left when he still asks for a pact
GUARD = 3  # armies that stay behind when a banner marches

ANY: Style = ()  # no wishes
FAINT = ("break_off", "close", "done", "end_turn", "no", "no_cards", "scrap")  # verbs with which little happens
BOLD = 8  # without wishes they are chosen once in so many times
# Pays for pacts with the hero, then cedes him his lands for peace.
COURTIER: Style = (
    f"player:{HERO}", "peace", "propose:passage", "propose:commerce", "declare", "offer:territory", "automatic", "show",
    "no_cards", "amount", "hire", "yes", "done", "no",
)  # fmt: skip
VASSAL: Style = tuple(wish for wish in COURTIER if not wish.startswith("propose"))  # keeps his florins
# Learns everything with other people's money, builds one of each kind and conquers.
FOUNDER: Style = (
    "player", "peace", "demand:territory", "counter:florins", "florins", "coin", "learn:education", "learn:law",
    "learn:army", "learn:agriculture", "learn:pottery", "learn:weaving", "learn:medicine", "learn:mathematics",
    "learn:architecture", "buy:farm", "buy:grain_reserve", "buy:banner", "buy:general", "learn", "buy:fortress",
    "buy:palace", "buy:castle", "buy:capital", "buy:town", "buy:village", "buy:bombard", "buy:catapult", "buy",
    "automatic", "deploy", "attack", "hunt", "fight_on", "show", "no_cards", "occupy", "march", "banner", "reserve",
    "place", "use", "amount", "hire", "yes", "done", "no",
)  # fmt: skip
# Has generals, and no philosophy that keeps them safe.
MARSHAL: Style = tuple(wish for wish in FOUNDER if wish not in ("learn", "use"))
# Owns slaves instead, in many cities.
LORD: Style = tuple(wish for wish in FOUNDER if not wish.startswith(("learn", "buy:")))
EMPEROR: Style = ("kingdom:hungary", *(wish for wish in FOUNDER if wish != "use"))  # attacks only what he wants
# Takes what the emperor's objective names, and cedes it to him.
BARON: Style = (*VASSAL[:-3], "deploy", "attack", "fight_on", "occupy", "march", "banner", "place", *VASSAL[-3:])
CHOOSY = (EMPEROR, BARON)
# Learns to trade in iron, buys it and keeps it.
TRADER: Style = (
    "aboard", "automatic", "learn:mining", "learn:metals", "use", "buy:iron", "amount", "deploy:army", "done", "no",
)  # fmt: skip
# Joins a crusade or defends its goal; else hunts pirates.
PILGRIM: Style = (
    "automatic", "player", "propose:passage", "deploy:army", "crusade", "army", "hunt", "fight_on", "use", "load", "go",
    "place", "aboard", "banner", "engine", "amount", "hire", "yes", "done", "no",
)  # fmt: skip


def choose(s: Medioevo, style: Style, rng: Rng) -> Option:
    """The first wish that makes sense now; without any, a verb by chance and then one of its options."""
    options = s.options()
    if style is ANY:
        verbs = sorted({option.verb for option in options})
        if rng.below(BOLD):
            verbs = [verb for verb in verbs if verb not in FAINT] or verbs
        verb = verbs[rng.below(len(verbs))]
        options = [option for option in options if option.verb == verb]
        return options[rng.below(len(options))]
    options = [option for option in options if _makes_sense(s, style, option)] or options
    for wish in style:
        found = [
            option for option in options if option.text == wish or option.text.startswith((f"{wish}:", f"{wish}."))
        ]
        if found:
            return _best(s, style, found, rng)
    return options[rng.below(len(options))]


# --- what makes sense ------------------------------------------------------------------------------------------------


def _makes_sense(s: Medioevo, style: Style, option: Option) -> bool:
    step, seat, verb = s.asking, s.asking.seat, option.verb
    if style in (TRADER, PILGRIM):
        return _is_on_errand(s, style, option)
    if verb == "player" and isinstance(step, Diplomacy):
        if seat == HERO:
            return s.at_war(HERO, option.last) and bool(_cedable(s, style, option.last))
        return not s.at_war(HERO, seat) or bool(_cedable(s, style, seat))
    if verb == "propose":
        return s.florins[seat] >= PACT
    if option.text in ("offer:territory", "demand:territory"):
        giver = _giver(s, verb == "demand")
        return giver != HERO and bool(_cedable(s, style, giver))
    if verb in ("attack", "hunt"):
        return option in _easy(s, style, BANNERS * seat + option.number(0) - 1)
    if verb == "march":
        return s.box.place_number[option.name(1)] in _nearer(s, BANNERS * seat + option.number(0) - 1)
    if verb == "learn" and style is EMPEROR:
        return s.florins[seat] >= PACT
    if verb == "use":
        return _may_load(s, FLEET * seat + USE.index(option))
    if verb == "buy":
        return _is_useful(s, style, option.name(0)) if isinstance(step, PurchaseMenu) else option.first == "slaves"
    return True


def _is_useful(s: Medioevo, style: Style, ware: str) -> bool:
    """Technologies come first; a building where it makes the greatest city greater, or where there is none yet."""
    player = s.asking.seat
    if style in (EMPEROR, LORD):
        return ware == "banner"  # florins are for other things
    farms = s.building.count(FARM)
    if ware == "grain_reserve":
        return farms > 1 or s.has_all_technologies(player)
    if ware not in BUILDINGS:
        return ware in ("banner", "general") or s.has_all_technologies(player)
    building, lands = BUILDINGS.index(ware), s.lands(player)
    if s.stock[len(BUILDINGS) * player + building] or not places_for(s, player, ware):
        return False
    if building < CATHEDRAL:
        levels = s.settlement if building < FORT else s.fort
        return building % FORT == max([levels[land] for land in lands])
    return ware != "farm" or farms < 2


def _giver(s: Medioevo, asked: bool) -> int:
    assert s.offer is not None
    return s.offer.giver(asked)


def wanted(s: Medioevo) -> tuple[int, ...]:
    """What the hero's objective names."""
    card = s.objectives[HERO]
    return (*s.box.yellow[card], *s.box.red[card])


def _cedable(s: Medioevo, style: Style, giver: int) -> list[int]:
    """All but the weakest of his territories that are not named yet; those of the hero's objective first."""
    goals = wanted(s)
    lands = [land for land in s.lands(giver) if land != s.box.rome]
    lands.sort(key=lambda land: (land not in goals, -strength(s, land)))
    named = () if s.offer is None else (*s.offer.gives.lands, *s.offer.asks.lands)
    if style in CHOOSY:
        named += tuple(land for land in lands if land not in goals)
    return [land for land in lands[:-1] if land not in named]


def _nearer(s: Medioevo, banner: int) -> list[int]:
    """Own territories to which it can march that are nearer to its goals."""
    at = s.banner_at[banner]
    if at >= ABOARD or s.armies[at] <= GUARD + 1:
        return []
    away = _distance(s, at)
    return [land for land in banner_reach(s, banner, 1) if s.owner[land] == s.asking.seat and _distance(s, land) < away]


def _easy(s: Medioevo, style: Style, banner: int) -> list[Option]:
    """To the end against pirates, and against territories much weaker than the armies of a banner."""
    armies, goals = count(s, stack_of(s, banner)), wanted(s)
    return [
        to_the_end(option)
        for option, place in [(option, s.box.place_number[option.name(1)]) for option in targets(s, banner)]
        if option.verb == "hunt" or (option.verb == "attack" and armies >= 3 + 2 * strength(s, place))
        if style not in CHOOSY or place in goals
    ]


# --- errands ---------------------------------------------------------------------------------------------------------


def _goal(s: Medioevo, player: int) -> tuple[int, int]:
    """Where a pilgrim goes and with which vehicle: -1 where he stays at home."""
    crusade = s.crusade
    if crusade is not None and crusade.is_gathering():
        if is_joiner(s, player):
            return crusade.start, CAVALRY
        if s.owner[crusade.goal] not in (player, BARBARIAN):
            return crusade.goal, CAVALRY
    elif s.pirates:
        return s.pirates[0][0], WARSHIP
    return -1, -1


def _may_load(s: Medioevo, vehicle: int) -> bool:
    """Whether an empty trade vehicle has not moved yet."""
    return isinstance(s.asking, TradeMenu) and s.vehicle_goods[vehicle] == NOTHING and not s.vehicle_spent[vehicle]


def _is_on_errand(s: Medioevo, style: Style, option: Option) -> bool:
    step, seat, verb = s.asking, s.asking.seat, option.verb
    if style is TRADER:
        if verb == "use":
            return s.has(seat, METALS) and _may_load(s, FLEET * seat + USE.index(option))
        return True
    place, kind = _goal(s, seat)
    if verb == "player" and isinstance(step, Diplomacy):
        return place >= 0 and kind == CAVALRY and s.owner[place] == option.last
    if verb == "use":
        slot = FLEET * seat + USE.index(option)
        return vehicle_kind(slot) == kind and s.vehicle_at[slot] != place and bool(points_left(s, slot))
    if verb == "load":
        return isinstance(step, UseVehicle) and not s.vehicle_armies[step.vehicle] and option.first != "goods"
    return verb != "go" or isinstance(step, UseVehicle)


# --- which of several ------------------------------------------------------------------------------------------------


def _best(s: Medioevo, style: Style, options: Sequence[Option], rng: Rng) -> Option:
    """Of options that begin alike."""
    step, place, goals = s.asking, s.box.place_number, wanted(s)
    if isinstance(step, NameSum):
        payable = [option for option in options if option.last <= s.florins[step.proposer]]
        return payable[-1] if payable else options[0]
    if options[0].verb == "attack":
        # Players first, then what the objective names.
        return min(options, key=lambda o: (-s.owner[place[o.name(1)]], place[o.name(1)] not in goals))
    if isinstance(step, NameLand):
        lands = _cedable(s, style, _giver(s, step.asked))
        return min(options, key=lambda o: lands.index(place[o.name(0)]) if place[o.name(0)] in lands else len(lands))
    if options[0].verb == "deploy":
        pieces = sorted({option.first for option in options})
        piece = pieces[rng.below(len(pieces))]
        return _where(s, [option for option in options if option.first == piece], rng)
    if options[0].verb == "go":
        away = distances(s, max(0, _goal(s, step.seat)[0]))
        return min(options, key=lambda o: away[place[o.name(0)]])
    if isinstance(step, PlanCrusade):
        if step.goal >= 0 and step.start < 0:
            away = distances(s, step.goal)
            return min(options, key=lambda o: away[place[o.name(0)]])
        return options[0] if step.goal >= 0 else options[rng.below(len(options))]
    if isinstance(step, Occupy):
        options = [option for option in options if len(option.args) > 1] or options
    if isinstance(step, (LeadArmies, Occupy)):
        return options[max(0, len(options) - GUARD - 1)]
    if options[0].verb == "march":
        # Through own land only: strangers abroad are attacked.
        return min(options, key=lambda o: (s.owner[place[o.name(1)]] != step.seat, _distance(s, place[o.name(1)])))
    if isinstance(step, PlaceBanner):
        return min(options, key=lambda o: (s.owner[place[o.name(0)]] != step.seat, _distance(s, place[o.name(0)])))
    if options[0].verb in ("amount", "buy", "hire"):
        return options[-1]
    if options[0].verb == "fight_on":
        return options[0]
    return options[rng.below(len(options))]


def _where(s: Medioevo, options: Sequence[Option], rng: Rng) -> Option:
    """Where a piece is placed, and of armies the most."""
    piece, place = options[0].first, s.box.place_number
    if piece == "general":
        return options[rng.below(len(options))]
    if piece in BUILDINGS:
        return max(options, key=lambda o: s.settlement[place[o.name(1)]] + s.fort[place[o.name(1)]])
    if piece == "banner":
        return max(options, key=lambda o: s.armies[place[o.name(1)]] - 5 * _distance(s, place[o.name(1)]))
    if piece in ("catapult", "bombard"):
        return max(options, key=lambda o: place[o.name(1)] in s.engine_at)  # 3.14.f: one too many
    if piece == "army":
        front = [s.banner_at[banner] for banner in s.banners_of(s.asking.seat)]
        return min(options, key=lambda o: (place[o.name(1)] not in front, strength(s, place[o.name(1)]), -o.last))
    return options[rng.below(len(options))]


def _distance(s: Medioevo, land: int) -> int:
    """Steps over land to the nearest territory that the hero's objective names and barbarians hold."""
    goals = wanted(s)
    steps, waiting = {land: 0}, [land]
    for here in waiting:
        if s.owner[here] == BARBARIAN and here in goals:
            return steps[here]
        for way in s.box.land_ways[here]:
            if way.strait < 0 and way.to not in steps and s.realm.in_play[way.to]:
                steps[way.to] = steps[here] + 1
                waiting.append(way.to)
    return len(s.box.place_ids)
