"""7.06: armies for the home kingdom and complete minor kingdoms, and mercenaries."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.games.medioevo.box import ARMY, CARDS, MERCENARY, METALS
from regnum.games.medioevo.constants import REINFORCEMENTS
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import DONE, HIRE
from regnum.games.medioevo.rules.acts import OfSeat
from regnum.games.medioevo.rules.cards.decks import discard
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.realm.lands import own_kingdom
from regnum.games.medioevo.rules.realm.possession import holds
from regnum.games.medioevo.rules.realm.treasury import pay
from regnum.games.medioevo.state import Medioevo

COMPANY = 5  # 3.26.1.a: armies per mercenary card, and as many more for each of Metals and Army


def reinforcements(s: Medioevo, player: int) -> int:
    """7.06.a, 10.02.d: the armies that a player gets in a turn."""
    home, minor, towers = reinforcement_parts(s, player)
    return home + minor + towers


def reinforcement_words(s: Medioevo, player: int) -> dict[str, Value]:
    """The armies that a player gets in a turn, and for what."""
    home, minor, towers = reinforcement_parts(s, player)
    return {"n": home + minor + towers, "home": home, "minor": minor, "towers": towers}


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
        armies = reinforcements(s, self.seat)
        s.reserve[self.seat] += armies
        s.log(events.REINFORCEMENTS, self.seat, armies, *reinforcement_parts(s, self.seat))
        if s.resting != self.seat:
            s.reveal()  # whether a question follows reveals something about the hand
            s.steps.append(HireMercenaries(self.seat))


def company(s: Medioevo, player: int) -> int:
    """3.26.1.a: how many armies one card may bring, as far as the player can pay."""
    most = COMPANY * (1 + bool(s.techs[player] & METALS) + bool(s.techs[player] & ARMY))
    return min(most, s.florins[player] // s.box.piece_price["army"])


def mercenaries_to_hire(s: Medioevo, player: int) -> list[Option]:
    """7.06.b: the options to hire mercenaries with one card, by their number."""
    return HIRE[1 : company(s, player) + 1] if MERCENARY in s.hands[player] else []


def why_not_hire(s: Medioevo, player: int, n: int) -> Reason:
    """3.26.1.a, 3.26.1.b: the card, the florins or the size of a company that forbids hiring `n` armies."""
    if MERCENARY not in s.hands[player]:
        return Reason("3.26.1.b", "reason-no-such-card", {"card": f"@card-{CARDS[MERCENARY]}"})
    price = n * s.box.piece_price["army"]
    if price > s.florins[player]:
        return Reason("3.26.1.a", "reason-costs", {"have": s.florins[player], "need": price})
    return Reason("3.26.1.a", "reason-mercenaries", {"most": company(s, player)})


def hire(s: Medioevo, player: int, armies: int) -> None:
    """3.26.1.b: hire armies; the card is used up however many are hired."""
    s.reveal()
    pay(s, player, armies * s.box.piece_price["army"], "3.26.1.a")
    s.reserve[player] += armies
    discard(s, player, MERCENARY)
    s.log(events.MERCENARIES, player, armies)


class HireMercenaries(Choice):
    """3.26.1, 7.06.b: play mercenary cards one by one, or none."""

    clauses = ("7.06.b", "3.26.1.a", "3.26.1.b")
    verbs = ("hire", "done")
    private = True

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [DONE, *mercenaries_to_hire(s, self.seat)]

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is not DONE:
            hire(s, self.seat, option.last)
            s.steps.append(self)

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        return why_not_hire(s, self.seat, option.number(0))

    def prompt(self, s: Medioevo) -> Prompt:
        words = {"florins": s.florins[self.seat], "price": s.box.piece_price["army"]}
        return Prompt(PromptKind.AMOUNT, Message("prompt-mercenaries", {**words}), self.clauses)
