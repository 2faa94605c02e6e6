"""7.10.el: elimination of a player who has no territory and no vehicle left."""

from __future__ import annotations

from regnum.core.message import Fact
from regnum.games.medioevo.box import BUILDINGS, CARDS, TECHNOLOGIES
from regnum.games.medioevo.constants import ABSENT, BARBARIAN, NOBODY, RESERVE
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.rules.cards.decks import discard, lose_card, take_card, turn_up
from regnum.games.medioevo.rules.diplomacy.handover import hand_over_banner, hand_over_engine, hand_over_vehicle
from regnum.games.medioevo.rules.diplomacy.pacts import end_debts, end_pacts, end_truce, set_war
from regnum.games.medioevo.rules.honour.ending import check_survivor
from regnum.games.medioevo.rules.realm.belongings import Facts, with_banner, with_engine
from regnum.games.medioevo.rules.realm.pieces import remove_banner, remove_engine
from regnum.games.medioevo.rules.realm.technologies import learn_technology
from regnum.games.medioevo.rules.war.blockades import lift_between
from regnum.games.medioevo.state import Medioevo


def check(s: Medioevo, player: int, by: int) -> None:
    """7.10.el.a: call this after any loss of land or vehicles; `by` is the player who took them, or BARBARIAN.

    An eliminated player has no more choices, so the player's steps are removed from the stack.
    """
    if player == BARBARIAN or s.is_out(player) or s.has_land(player):
        return
    if any(s.vehicle_at[vehicle] >= 0 for vehicle in s.vehicles_of(player)):
        return
    s.eliminated = (*s.eliminated, player)
    if s.events is not None:
        s.log(events.ELIMINATED, player, besides=_vanishing(s, player, by))
    s.steps[:] = [step for step in s.steps if getattr(step, "seat", NOBODY) != player]
    _pass_cards(s, player, by)
    _pass_stocks(s, player, by)
    _pass_pieces(s, player, by)
    _forget(s, player)
    check_survivor(s)


def _vanishing(s: Medioevo, player: int, by: int) -> Facts:
    """7.10.el.b, 7.10.el.c, 7.10.el.e: what nobody has any more, and the cards that are discarded without a victor."""
    found = [*_abroad(s, player)]
    if by < 0:
        for cards, place in ((s.hands[player], ".hand"), (s.shown[player], "")):
            for card in cards:
                source = f"players.{player}{place}"
                found.append(Fact("moved", player, f"card:{CARDS[card]}", source, "empire_discards"))
    for n, id in enumerate(TECHNOLOGIES):
        if s.techs[player] >> n & 1:
            found.append(Fact("lost", player, f"technology:{id}", f"players.{player}"))
    for other in range(s.n):
        for holder, against in ((player, other), (other, player)):
            n = s.casus[s.n * holder + against]
            if n:
                found.append(Fact("lost", holder, "casus_belli", f"players.{holder}", f"players.{against}", n))
    return tuple(found)


def _abroad(s: Medioevo, player: int) -> Facts:
    """What a player without land still has on the map or in the crusade."""
    armies = s.crusade.armies[player] if s.crusade is not None else 0
    found = [Fact("lost", player, "army", "crusade", amount=armies)] if armies else []
    for banner in s.banners_of(player):
        if s.banner_at[banner] not in (ABSENT, RESERVE):
            found += with_banner(s, banner, s.address(s.banner_place(banner)) or "crusade")
    for engine in s.engines_of(player):
        if s.engine_at[engine] not in (ABSENT, RESERVE):
            found.append(with_engine(s, engine, s.address(s.engine_at[engine]) or "crusade"))
    return tuple(found)


def _pass_cards(s: Medioevo, player: int, by: int) -> None:
    """7.10.el.b, 7.10.el.c: pass on empire cards, face-up ones included, and technologies; remove the objective."""
    s.reveal()
    for card in (*s.hands[player], *s.shown[player]):
        if by >= 0:
            lose_card(s, player, card)
            take_card(s, by, card)
        else:
            discard(s, player, card)
    if by >= 0:
        for technology in range(s.techs[player].bit_length()):
            if s.techs[player] & ~s.techs[by] & 1 << technology:
                learn_technology(s, by, technology, "7.10.el.b")
        turn_up(s, by)
    s.techs[player] = s.fresh[player] = 0
    s.objectives[player] = NOBODY


def _pass_stocks(s: Medioevo, player: int, by: int) -> None:
    """7.10.el.b: everything behind the panel goes to the victor; 7.10.el.c: or to the bank."""
    kinds = len(BUILDINGS)
    if by >= 0:
        for stock in (s.florins, s.reserve, s.grain, s.coins):
            stock[by] += stock[player]
        for building in range(kinds):
            s.stock[kinds * by + building] += s.stock[kinds * player + building]
        s.log(events.INHERITS, by, player)
        # 6.03.f: only these two players learn the amounts.
        s.log(events.INHERITS_PANEL, by, player, s.florins[player], s.reserve[player], audience=(by, player))
    s.florins[player] = s.reserve[player] = s.grain[player] = s.coins[player] = s.outfit[player] = 0
    s.stock[kinds * player : kinds * (player + 1)] = [0] * kinds


def _pass_pieces(s: Medioevo, player: int, by: int) -> None:
    """7.10.el.b: pieces in reserve go to the victor within limits; all others go back to the box."""
    for vehicle in s.vehicles_of(player):
        if s.vehicle_at[vehicle] == RESERVE:
            hand_over_vehicle(s, vehicle, by)
    for banner in s.banners_of(player):
        if s.banner_at[banner] == RESERVE:
            hand_over_banner(s, banner, by, RESERVE)
        elif s.banner_at[banner] != ABSENT:
            remove_banner(s, banner)
    for engine in s.engines_of(player):
        if s.engine_at[engine] == RESERVE:
            hand_over_engine(s, engine, by, RESERVE)
        elif s.engine_at[engine] != ABSENT:
            remove_engine(s, engine)
    if by >= 0:
        # 3.17.a: at most one general per banner, counting those in reserve.
        banners = sum(s.banner_at[banner] != ABSENT for banner in s.banners_of(by))
        generals = sum(s.banner_general[banner] for banner in s.banners_of(by))
        s.generals[by] += max(0, min(s.generals[player], banners - generals - s.generals[by]))
    s.generals[player] = 0


def _forget(s: Medioevo, player: int) -> None:
    """7.10.el.e: end wars, pacts, casus belli, debts and blockades; 3.30.5.z: leave the crusade."""
    for other in range(s.n):
        if other != player:
            set_war(s, player, other, False, "7.10.el.e")
            end_pacts(s, player, other, "7.10.el.e")
            end_truce(s, player, other, "7.10.el.e")
            end_debts(s, player, other, "7.10.el.e")
            lift_between(s, player, other, "7.10.el.e")
            s.casus[s.n * player + other] = s.casus[s.n * other + player] = 0
    s.causes[player] = s.ban[player] = 0
    if s.crusade is not None:
        s.crusade = s.crusade.without(player)
