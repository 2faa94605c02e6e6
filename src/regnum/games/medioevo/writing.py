"""The table as JSON: places, cards and pieces by their ids; what is zero or empty is left out. `form` reads it back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from regnum.games.medioevo.box import (
    BUILDINGS,
    CARDS,
    EACH_KIND,
    FLEET,
    GOODS,
    LAND,
    NOTHING,
    TECHNOLOGIES,
    TRADE_BUILDINGS,
    VEHICLES,
    Box,
)
from regnum.games.medioevo.constants import (
    ABOARD,
    BANNERS,
    CAUSES,
    COMMITTED,
    ENGINES,
    LEADERS,
    MARKS,
    OFF_MAP,
    ORDER_ANSWERS,
    ORDERS,
    PHASES,
    RESERVE,
    TERMS,
    UNUSED,
)
from regnum.games.medioevo.rules.diplomacy.offer import Bundle
from regnum.games.medioevo.rules.war.attack import AIMS

if TYPE_CHECKING:
    from regnum.games.medioevo.state import Medioevo

BARBARIANS: Final = "barbarian"  # as owner

Owner = int | str  # a seat, or BARBARIANS


def _names(bits: int, names: Sequence[str]) -> list[str]:
    return [names[n] for n in _seats(bits)] if bits else []


def _seats(bits: int) -> list[int]:
    return [n for n in range(bits.bit_length()) if bits >> n & 1] if bits else []


def _goods(goods: tuple[int, ...]) -> dict[str, int]:
    return {good: n for good, n in zip(GOODS, goods, strict=True) if n}


def _row(table: list[int], player: int, n: int) -> list[int]:
    """The numbers of a player towards each other; none at all are left out."""
    row = table[n * player : n * (player + 1)]
    return row if any(row) else []


def _owner(owner: int) -> Owner:
    return BARBARIANS if owner < 0 else owner


def _nobody(player: int) -> int | None:
    return None if player < 0 else player


def place_id(box: Box, place: int) -> str:
    """A place of the map, or the word for where a piece is otherwise."""
    return OFF_MAP[place] if place < 0 else box.place_ids[place]


def vehicle_id(slot: int) -> str:
    """A vehicle among those of its owner: ``warship.1``."""
    kind, n = divmod(slot % FLEET, EACH_KIND)
    return f"{VEHICLES[kind]}.{n + 1}"


def _lean(form: dict[str, Any]) -> dict[str, Any]:
    """Without what is zero or empty."""
    return {name: value for name, value in form.items() if value}


def _lands(s: Medioevo) -> dict[str, Any]:
    """Every `Land` in play; there are many, and most have little."""
    settlements, forts = s.box.settlement_ids, s.box.fort_ids
    lands: dict[str, Any] = {}
    for id, owner, armies, settlement, fort, cathedral, leader, goods, spoils, building, granary in zip(
        *(s.box.place_ids[:LAND], s.owner, s.armies, s.settlement, s.fort, s.cathedral, s.leader, s.goods, s.spoils),
        *(s.building, s.granary),
        strict=True,
    ):
        if owner == UNUSED:
            continue
        found: dict[str, Any] = {"owner": owner, "armies": armies} if owner >= 0 else {"armies": armies}
        if settlement:
            found["settlement"] = settlements[settlement]
        if fort:
            found["fortification"] = forts[fort]
        if cathedral:
            found["cathedral"] = True
        if leader:
            found["leader"] = LEADERS[leader]
        if goods is not NOTHING and any(goods):
            found["goods"] = _goods(goods)
        if spoils is not NOTHING and any(spoils):
            found["spoils"] = _goods(spoils)
        if building:
            found["trade_building"] = TRADE_BUILDINGS[building]
        if granary:
            found["granary"] = granary
        lands[id] = found
    return lands


def _vehicle(s: Medioevo, slot: int) -> dict[str, Any]:
    kind, n = divmod(slot % FLEET, EACH_KIND)
    found: dict[str, Any] = {"kind": VEHICLES[kind], "n": n + 1, "at": place_id(s.box, s.vehicle_at[slot])}
    if s.vehicle_armies[slot]:
        found["armies"] = s.vehicle_armies[slot]
    if any(s.vehicle_goods[slot]):
        found["goods"] = _goods(s.vehicle_goods[slot])
    if s.vehicle_spent[slot]:
        found["spent"] = s.vehicle_spent[slot]
    if s.vehicle_bonus[slot]:
        found["bonus"] = s.vehicle_bonus[slot]
    if s.vehicle_marks[slot]:
        found["marks"] = _names(s.vehicle_marks[slot], MARKS)
    return found


def _banner(s: Medioevo, slot: int) -> dict[str, Any]:
    at = s.banner_at[slot]
    return _lean(
        {
            "n": slot % BANNERS + 1,
            "at": vehicle_id(at - ABOARD) if at >= ABOARD else place_id(s.box, at),
            "level": s.banner_level[slot],
            "general": bool(s.banner_general[slot]),
            "armies": s.banner_armies[slot],
            "reach": s.banner_reach[slot],
            "attacks": s.banner_attacks[slot],
            "spent": s.banner_spent[slot],
            "earned": s.banner_earned[slot],
        }
    )


def _engine(s: Medioevo, slot: int) -> dict[str, Any]:
    at, moved = place_id(s.box, s.engine_at[slot]), bool(s.engines_moved >> slot & 1)
    return _lean({"n": slot % ENGINES + 1, "at": at, "moved": moved})


def person(s: Medioevo, player: int, hidden: bool) -> dict[str, Any]:
    """What a player has; with `hidden` what lies behind his panel too, pieces in reserve included."""
    least = RESERVE if hidden else 0  # a piece in reserve is behind the panel; one with the crusade is not
    orders = s.orders[len(ORDERS) * player : len(ORDERS) * (player + 1)]
    shown: dict[str, Any] = {
        "kingdom": s.box.kingdom_ids[s.kingdoms[player]] if s.kingdoms[player] >= 0 else "",
        "technologies": _names(s.techs[player], TECHNOLOGIES),
        "fresh": _names(s.fresh[player], TECHNOLOGIES),
        "shown": [CARDS[card] for card in s.shown[player]],
        "honour": s.honour[player],
        "honour_peak": s.honour_peak[player],
        "coins": s.coins[player],
        "excommunicated": bool(s.excommunicated >> player & 1),
        "ban": s.ban[player],
        "causes": _names(s.causes[player], CAUSES),
        "outfit": s.outfit[player],
        "orders": {ORDERS[n]: ORDER_ANSWERS[n][answer] for n, answer in enumerate(orders) if answer},
        "vehicles": [_vehicle(s, slot) for slot in s.vehicles_of(player) if s.vehicle_at[slot] >= least],
        "banners": [_banner(s, slot) for slot in s.banners_of(player) if _is_seen(s.banner_at[slot], least)],
        "engines": [_engine(s, slot) for slot in s.engines_of(player) if _is_seen(s.engine_at[slot], least)],
        "war": _seats(s.war[player]),
        "allied": _seats(s.allied[player]),
        "passage": _seats(s.passage[player]),
        "commerce": _seats(s.commerce[player]),
        "rates": _row(s.rates, player, s.n),
        "casus_belli": _row(s.casus, player, s.n),
        "sword": s.swords[player],
    }
    if hidden:
        stock = s.stock[len(BUILDINGS) * player : len(BUILDINGS) * (player + 1)]
        shown["florins"] = s.florins[player]
        shown["reserve"] = s.reserve[player]
        shown["generals"] = s.generals[player]
        shown["stock"] = [id for id, n in zip(BUILDINGS, stock, strict=True) for _ in range(n)]
        shown["grain_reserves"] = s.grain[player]
        shown["hand"] = [CARDS[card] for card in s.hands[player]]
        shown["objective"] = s.box.objective_ids[s.objectives[player]] if s.objectives[player] >= 0 else ""
        shown["bid"] = s.bids[player]
    return _lean(shown)


def _is_seen(at: int, least: int) -> bool:
    return at >= least or at == COMMITTED


def board_open(s: Medioevo) -> dict[str, Any]:
    """The part that lies open to everybody, players apart."""
    box = s.box
    return {
        "round": s.round,
        "phase": PHASES[s.phase],
        "order": list(s.order),
        "active": _nobody(s.active),
        "lands": _lands(s),
        "holders": {box.kingdom_ids[kingdom]: _owner(s.holders[kingdom]) for kingdom in s.realm.kingdoms},
        "standards": [box.place_ids[land] for land in s.standards],
        "pope": _nobody(s.pope),
        "pirates": [{"at": box.place_ids[at], "armies": n, "leader": LEADERS[who]} for at, n, who in s.pirates],
        "crusade": _crusade(s),
        "terms": [
            {"kind": TERMS[kind], "one": one, "other": other, "turns_one": first, "turns_other": second}
            for kind, one, other, first, second in s.terms
        ],
        "debts": [
            {"debtor": who, "creditor": whom, "instalment": n, "turns": turns, "overdue": overdue}
            for who, whom, n, turns, overdue in s.debts
        ],
        "blockades": [
            {"by": who, "against": whom, "at": box.place_ids[sea], "shores": shores}
            for who, whom, sea, shores in s.blockades
        ],
        "empire_discards": [CARDS[card] for card in s.empire_discards],
        "event_discards": [box.event_ids[card] for card in s.event_discards],
        "calamity_discards": [box.calamity_ids[card] for card in s.calamity_discards],
        "treasure_discards": [box.treasure_ids[card] for card in s.treasure_discards],
        "actions": s.actions,
        "proposed": s.proposed,
        "offer": _offer(s),
        "half_price": s.half_price,
        "settled": [box.place_ids[land] for land in _seats(s.settled)],
        "walled": [box.place_ids[land] for land in _seats(s.walled)],
        "reopened": [box.place_ids[sea] for sea in _seats(s.reopened)],
        "attack": _attack(s),
        "assault": list(s.assault),
        "eliminated": list(s.eliminated),
        "ended": s.ended,
        "won": list(s.won),
    }


def _offer(s: Medioevo) -> dict[str, Any] | None:
    if s.offer is None:
        return None
    return {
        "by": s.offer.by,
        "to": s.offer.to,
        "gives": _bundle(s.box, s.offer.gives),
        "asks": _bundle(s.box, s.offer.asks),
    }


def _bundle(box: Box, bundle: Bundle) -> dict[str, Any]:
    return _lean(
        {
            "florins": bundle.florins,
            "instalment": bundle.instalment,
            "turns": bundle.turns,
            "vehicles": [vehicle_id(slot) for slot in bundle.vehicles],
            "lands": [box.place_ids[land] for land in bundle.lands],
            "cards": [CARDS[card] for card in bundle.cards],
            "choice": bundle.choice,
            "pope": bundle.pope,
        }
    )


def _crusade(s: Medioevo) -> dict[str, Any] | None:
    if s.crusade is None:
        return None
    crusade, ids = s.crusade, s.box.place_ids
    return {
        "goal": ids[crusade.goal],
        "start": ids[crusade.start],
        "departs": crusade.departs,
        "percent": crusade.percent,
        "joiners": _seats(crusade.joiners),
        "quotas": list(crusade.quotas),
        "committed": list(crusade.armies),
        "at": ids[crusade.place],
        "contributors": _seats(crusade.contributors),
        "enemy": _owner(crusade.enemy),
        "new_allies": [_seats(allies) for allies in crusade.new_allies],
        "new_wars": _seats(crusade.new_wars),
    }


def _attack(s: Medioevo) -> dict[str, Any] | None:
    if s.attack is None:
        return None
    attack = s.attack
    return {
        "attacker": _owner(attack.attacker),
        "defender": _owner(attack.defender),
        "aim": AIMS[attack.aim],
        "source": place_id(s.box, attack.source),
        "target": place_id(s.box, attack.target),
        "banner": attack.banner % BANNERS + 1 if attack.banner >= 0 else 0,
        "armies": attack.armies,
        "leader": LEADERS[attack.leader],
        "base": attack.base,
        "stop": attack.stop,
    }


def board_json(s: Medioevo) -> dict[str, Any]:
    """Everything, secrets included."""
    box = s.box
    return {
        **board_open(s),
        "players": [person(s, player, hidden=True) for player in range(s.n)],
        "empire_pile": [CARDS[card] for card in s.empire_pile],
        "event_pile": [box.event_ids[card] for card in s.event_pile],
        "calamity_pile": [box.calamity_ids[card] for card in s.calamity_pile],
        "treasure_pile": [box.treasure_ids[card] for card in s.treasure_pile],
        "spied": _nobody(s.spied),
    }
