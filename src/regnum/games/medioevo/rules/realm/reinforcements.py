"""7.06: armies for the home kingdom and complete minor kingdoms, and mercenaries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.core.details import Details
from regnum.core.message import Message, Prompt, PromptKind, Reason
from regnum.core.option import Option
from regnum.games.medioevo.box import ARMY, CARDS, MERCENARY, METALS
from regnum.games.medioevo.constants import REINFORCEMENTS
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import DONE, HIRE
from regnum.games.medioevo.rules.acts import OfSeat
from regnum.games.medioevo.rules.cards.decks import discard
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.menu import Deed
from regnum.games.medioevo.rules.realm.lands import own_kingdom
from regnum.games.medioevo.rules.realm.possession import holds
from regnum.games.medioevo.rules.realm.treasury import pay
from regnum.games.medioevo.state import Medioevo

COMPANY = 5  # 3.26.1.a: armies per mercenary card, and as many more for each of Metals and Army


def reinforcements(s: Medioevo, player: int) -> int:
    """7.06.a, 10.02.d: the armies that a player gets in a turn."""
    home, minor, towers = reinforcement_parts(s, player)
    return home + minor + towers


def reinforcement_parts(s: Medioevo, player: int) -> tuple[int, int, int]:
    """7.06.a, 10.02.d: the armies for home territories, for complete minor kingdoms, for towers and standards."""
    owner, box = s.owner, s.box
    home, minor, towers = sum(owner[land] == player for land in own_kingdom(s, player)), 0, 0
    for kingdom in s.realm.kingdoms:
        if box.minor[kingdom] and holds(s, player, kingdom):
            minor += len(box.kingdom_lands[kingdom])
    if s.rulings.towers:
        towers += sum(owner[land] == player for land in box.towers)
        towers += sum(owner[land] == player for land in s.standards)
    return home, minor, towers


class Reinforcements(OfSeat):
    """7.06.a, 7.06.c: armies go to the reserve, to be placed later in the turn."""

    clauses = ("7.06.a", "7.06.c")

    def run(self, s: Medioevo) -> None:
        s.phase = REINFORCEMENTS
        home, minor, towers = reinforcement_parts(s, self.seat)
        armies = home + minor + towers
        s.reserve[self.seat] += armies
        s.log(events.REINFORCEMENTS, self.seat, armies, home, minor, towers)
        if s.resting != self.seat:
            s.reveal()  # whether a question follows reveals something about the hand
            s.steps.append(HireMercenaries(self.seat))


def company(s: Medioevo, player: int) -> int:
    """3.26.1.a: how many armies one card may bring, as far as the player can pay."""
    most = COMPANY * (1 + bool(s.techs[player] & METALS) + bool(s.techs[player] & ARMY))
    return min(most, s.florins[player] // s.box.piece_price["army"])


class Hire(Deed):
    """7.06.b: hire mercenaries with one card, by their number."""

    verbs = ("hire",)

    def offer(self, s: Medioevo, seat: int, found: list[Option]) -> None:
        if MERCENARY in s.hands[seat]:
            found += HIRE[1 : company(s, seat) + 1]

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        """3.26.1.b: the card is used up however many are hired."""
        armies = option.last
        s.reveal()
        pay(s, seat, armies * s.box.piece_price["army"], "3.26.1.a")
        s.reserve[seat] += armies
        discard(s, seat, MERCENARY)
        s.log(events.MERCENARIES, seat, armies)

    def details(self, s: Medioevo, seat: int, option: Option) -> Details:
        """3.26.1.a: the card is shown before anything is paid."""
        n, price = option.last, option.last * s.box.piece_price["army"]
        return Details(later={seat: {"florin": (-price, -price), "army": (n, n)}})

    def why_not(self, s: Medioevo, seat: int, option: Option) -> Reason:
        """3.26.1.a, 3.26.1.b: the card, the florins or the size of a company that forbids it."""
        price = option.number(0) * s.box.piece_price["army"]
        if MERCENARY not in s.hands[seat]:
            return Reason("3.26.1.b", "reason-no-such-card", {"card": f"@card-{CARDS[MERCENARY]}"})
        if price > s.florins[seat]:
            return Reason("3.26.1.a", "reason-costs", {"have": s.florins[seat], "need": price})
        return Reason("3.26.1.a", "reason-mercenaries", {"most": company(s, seat)})


HIRING: Final = Hire()  # in the menu of purchases, too


class HireMercenaries(Choice):
    """3.26.1, 7.06.b: play mercenary cards one by one, or none."""

    clauses = ("7.06.b", "3.26.1.a", "3.26.1.b")
    verbs = ("hire", "done")
    private = True

    def options(self, s: Medioevo) -> Sequence[Option]:
        found = [DONE]
        HIRING.offer(s, self.seat, found)
        return found

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is not DONE:
            HIRING.act(s, self.seat, option)
            s.steps.append(self)

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        return HIRING.why_not(s, self.seat, option)

    def details(self, s: Medioevo, option: Option) -> Details | None:
        return None if option is DONE else HIRING.details(s, self.seat, option)

    def prompt(self, s: Medioevo) -> Prompt:
        words = {"florins": s.florins[self.seat], "price": s.box.piece_price["army"]}
        return Prompt(PromptKind.AMOUNT, Message("prompt-mercenaries", {**words}), self.clauses)
