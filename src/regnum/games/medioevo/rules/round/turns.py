"""7.01: the phases of a round, and the players' turns in sword order."""

from __future__ import annotations

from regnum.core.step import Act
from regnum.games.medioevo.box import FLEET
from regnum.games.medioevo.constants import END_OF_TURN, NOBODY, OF_A_TURN
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.rules.acts import OfSeat
from regnum.games.medioevo.rules.barbarians.checks import BarbarianPhase
from regnum.games.medioevo.rules.cards.decks import DealEmpireCards
from regnum.games.medioevo.rules.church.excommunication import PopeJudges
from regnum.games.medioevo.rules.diplomacy.pacts import count_down
from regnum.games.medioevo.rules.diplomacy.phase import DiplomacyPhase
from regnum.games.medioevo.rules.honour.ending import EndGame, check_ceiling
from regnum.games.medioevo.rules.realm.overpopulation import RemoveExcess
from regnum.games.medioevo.rules.realm.placement import PlacementPhase
from regnum.games.medioevo.rules.realm.purchase import PurchasePhase
from regnum.games.medioevo.rules.realm.reinforcements import Reinforcements
from regnum.games.medioevo.rules.realm.taxes import Taxes
from regnum.games.medioevo.rules.round.event_dice import EventDice
from regnum.games.medioevo.rules.round.swords import Swords
from regnum.games.medioevo.rules.trade.phase import TradePhase
from regnum.games.medioevo.rules.war.phase import CombatPhase
from regnum.games.medioevo.state import Medioevo


class BeginRound(Act[Medioevo]):
    """7.01.a, 4.02.b: swords, empire cards, turns, barbarians; after the last round the game ends."""

    clauses = ("7.01.a",)

    def run(self, s: Medioevo) -> None:
        if s.round == s.rulings.rounds:
            s.steps.append(EndGame("rounds"))
            return
        s.round += 1
        s.active = NOBODY
        s.log(fate.ROUND, s.round)
        s.steps += [self, BarbarianPhase(), NextTurn(0), DealEmpireCards(), Swords()]


class NextTurn(Act[Medioevo]):
    """7.02.g: the turn of the player with the next sword, unless eliminated meanwhile."""

    fields = (("at", "number"),)
    clauses = ("7.02.g",)

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: Medioevo) -> None:
        if self.at < len(s.order):
            s.steps.append(NextTurn(self.at + 1))
            player = s.order[self.at]
            if not s.is_out(player):
                s.steps.append(BeginTurn(player))


class BeginTurn(OfSeat):
    """7.01.b: push the phases of a turn in order, and reset points and attacks."""

    clauses = ("7.01.b",)

    def run(self, s: Medioevo) -> None:
        player = s.active = self.seat
        s.fresh[player] = 0
        s.actions = s.proposed = s.settled = s.walled = s.reopened = 0
        s.engines_moved = 0
        s.half_price = False
        s.vehicle_spent[FLEET * player : FLEET * (player + 1)] = [0] * FLEET
        for banner in s.banners_of(player):
            s.banner_reach[banner] = s.banner_level[banner] + s.banner_general[banner]
            s.banner_attacks[banner] = s.banner_spent[banner] = 0
        s.log(fate.TURN, player)
        s.steps += [
            EndTurn(player),
            TradePhase(player),
            CombatPhase(player),
            PlacementPhase(player),
            PurchasePhase(player),
            Taxes(player),
            Reinforcements(player),
            DiplomacyPhase(player),
            EventDice(player),
        ]


class EndTurn(OfSeat):
    """4.02.d: remove excess, let the Pope judge, then test the ceiling, in this order."""

    clauses = ("4.02.d", "7.01.e")

    def run(self, s: Medioevo) -> None:
        s.phase = END_OF_TURN
        s.steps.append(CloseTurn(self.seat))
        if not s.is_out(self.seat):
            s.steps.append(PopeJudges(self.seat))
            s.steps.append(RemoveExcess(self.seat))


class CloseTurn(OfSeat):
    """7.01.d, 3.20.g: count down temporary terms and bans, clear the marks of this turn, and test the ceiling."""

    clauses = ("7.01.d", "4.02.d")

    def run(self, s: Medioevo) -> None:
        player = self.seat
        first, last = FLEET * player, FLEET * (player + 1)
        s.vehicle_bonus[first:last] = [0] * FLEET
        s.vehicle_marks[first:last] = [marks & ~OF_A_TURN for marks in s.vehicle_marks[first:last]]
        s.causes[player] = 0
        s.ban[player] = max(0, s.ban[player] - 1)
        count_down(s, player)
        check_ceiling(s, player)
