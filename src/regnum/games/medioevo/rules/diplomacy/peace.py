"""5.01.p1, 5.01.p2: an offer of peace: drawn up article by article, countered at most once, signed or refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from regnum.core.details import Details
from regnum.core.message import Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.games.medioevo.addresses import vehicle_address, with_place
from regnum.games.medioevo.box import CARDS, FLEET, LAND, POPE_CARD
from regnum.games.medioevo.constants import OFFERS
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import (
    AMOUNT,
    ARTICLES,
    CARD,
    COUNTER_PEACE,
    DEMAND,
    DONE,
    FLORINS,
    NO,
    OFFER,
    TRANSPORT,
    YES,
)
from regnum.games.medioevo.rules.cards.decks import lay_open, take_up
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.church.papacy import is_banned, may_be_pope
from regnum.games.medioevo.rules.diplomacy.negotiation import PEACE_BIT, note_proposal
from regnum.games.medioevo.rules.diplomacy.offer import Bundle, Offer
from regnum.games.medioevo.rules.diplomacy.signing import sign
from regnum.games.medioevo.rules.realm.pieces import vehicle_of
from regnum.games.medioevo.rules.realm.possession import has_land
from regnum.games.medioevo.state import Medioevo
from regnum.games.medioevo.wording import place_words, vehicle_name, vehicle_words

MOST_VEHICLES = 4
MOST_LANDS = 4
MOST_CARDS = 3
MOST_TURNS = 10


def propose_peace(s: Medioevo, player: int, other: int) -> None:
    """5.01.p1: a banned player can only refuse (3.20.g); a standing order may refuse automatically."""
    note_proposal(s, other, PEACE_BIT)
    s.log(events.OFFERS_PEACE, player, other)
    if is_banned(s, other) or s.order_of(other, OFFERS):
        s.log(events.REFUSES, other, player)
    else:
        s.offer = Offer(player, other)
        s.steps += [AnswerPeace(other, False), DraftPeace(player)]


def _offer(s: Medioevo) -> Offer:
    assert s.offer is not None
    return s.offer


# --- drawing it up ---------------------------------------------------------------------------------------------------


def _vehicles(s: Medioevo, giver: int, named: Bundle) -> list[int]:
    """5.01.p1: vehicles on the map that can still be given; 7.10.el.a: a giver without land keeps one."""
    if len(named.vehicles) == MOST_VEHICLES:
        return []
    left = [slot for slot in s.vehicles_of(giver) if s.vehicle_at[slot] >= 0 and slot not in named.vehicles]
    return left if len(left) > 1 or has_land(s, giver) else []


def _may_give_land(s: Medioevo, giver: int, named: Bundle) -> bool:
    """5.01.p2: the giver keeps one territory; the State of the Church is given only with the Pope."""
    others = s.owner.count(giver) - (s.owner[s.box.rome] == giver) - len(named.lands)
    kept = 1 if giver == s.pope and not named.pope else 0
    return others + kept > 1 and len(named.lands) < MOST_LANDS


def _may_give_pope(s: Medioevo, giver: int, taker: int, named: Bundle) -> bool:
    """5.01.p2: the Pope goes only to a Christian, and the giver keeps another territory."""
    if giver != s.pope or named.pope:
        return False
    others = len(s.lands(giver)) - 1 - len(named.lands)
    return may_be_pope(s, taker) and others > 0


def _articles(s: Medioevo, offer: Offer, asked: bool) -> list[Option]:
    """5.01.p1, 5.01.p2: the articles that can still be added to one side."""
    named, giver = offer.side(asked), offer.giver(asked)
    # What the other player has behind the panel is hidden: it is checked when the offer is answered.
    cards = named.choice < min(MOST_CARDS, len(s.hands[giver])) if asked else len(named.cards) < MOST_CARDS
    possible = {
        "florins": not named.florins and (asked or s.florins[giver] >= FLORINS[0].last),
        "instalment": not named.turns,
        "vehicle": bool(_vehicles(s, giver, named)),
        "territory": _may_give_land(s, giver, named),
        "card": cards and bool(s.hands[giver]),
        "pope": _may_give_pope(s, giver, offer.taker(asked), named),
    }
    made = DEMAND if asked else OFFER
    return [made[what] for what in ARTICLES if possible[what]]


class DraftPeace(Choice):
    """5.01.p1: draw up two bundles, one per side; if both are empty it is a white peace."""

    clauses = ("5.01.p1", "5.01.p2")
    verbs = ("done", "offer", "demand")
    refusal = "reason-no-article"
    shown = True

    def options(self, s: Medioevo) -> Sequence[Option]:
        offer = _offer(s)
        return [DONE, *_articles(s, offer, False), *_articles(s, offer, True)]

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is DONE:
            return
        s.steps.append(self)
        asked, what, seat = option.verb == "demand", option.name(0), self.seat
        named = _offer(s).side(asked)
        if what == "pope":
            s.offer = _offer(s).with_side(asked, named._replace(pope=True))
        elif what == "card" and asked:
            s.offer = _offer(s).with_side(asked, named._replace(choice=named.choice + 1))
        elif what == "card":
            s.steps.append(NameCard(seat))
        elif what == "vehicle":
            s.steps.append(NameVehicle(seat, asked))
        elif what == "territory":
            s.steps.append(NameLand(seat, asked))
        else:
            s.steps.append(NameFlorins(seat, asked, what == "instalment"))

    def details(self, s: Medioevo, option: Option) -> Details | None:
        """5.01.p1: between which sums, or among how many vehicles, territories and cards an article chooses."""
        if option is DONE or option.name(0) == "pope":
            return None
        asked, what = option.verb == "demand", option.name(0)
        giver, named = _offer(s).giver(asked), _offer(s).side(asked)
        if what in ("florins", "instalment"):
            sums = NameFlorins(self.seat, asked, what == "instalment").options(s)
            return Details(limit=(sums[0].last, sums[-1].last))
        most = {"vehicle": MOST_VEHICLES - len(named.vehicles), "territory": MOST_LANDS - len(named.lands)}
        cards = MOST_CARDS - (named.choice if asked else len(named.cards))
        there = {"vehicle": len(_vehicles(s, giver, named)), "territory": len(s.lands(giver)) - len(named.lands)}
        return Details(limit=(1, min(most.get(what, cards), there.get(what, len(s.hands[giver])))))

    def prompt(self, s: Medioevo) -> Prompt:
        offer = _offer(s)
        words = {"other": s.ruler(offer.to), **_summary(s, offer)}
        return Prompt(PromptKind.CHOOSE, Message("prompt-draft-peace", words), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        if option is DONE:
            return Message("option-make-offer")
        what = option.name(0)
        return Message(f"option-demand-{what}" if option.verb == "demand" else f"option-offer-{what}")


def _summary(s: Medioevo, offer: Offer) -> dict[str, Value]:
    """The arguments of ``words-gives`` and ``words-asks``: what each side would hand over."""
    words: dict[str, Value] = {}
    for name, named in (("gives", offer.gives), ("asks", offer.asks)):
        things = [place_words(s, land) for land in named.lands]
        things += [f"{vehicle_name(slot)} ({place_words(s, s.vehicle_at[slot])})" for slot in named.vehicles]
        things += [f"@card-{CARDS[card]}" for card in named.cards]
        if named.pope:
            things.append(f"@card-{CARDS[POPE_CARD]} ({place_words(s, s.box.rome)})")
        words[f"{name}_florins"] = named.florins
        words[f"{name}_instalment"] = named.instalment if named.turns else 0
        words[f"{name}_turns"] = named.turns
        words[f"{name}_things"] = ", ".join(things)
        words[f"{name}_count"] = len(things)
        words[f"{name}_cards"] = named.choice
    return words


class Article(Choice):
    """A question about one article of the offer: demanded if `asked`, offered otherwise."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seat", "seat"), ("asked", "flag"))
    refusal = "reason-no-article"

    def __init__(self, seat: int, asked: bool) -> None:
        super().__init__(seat)
        self.asked = asked

    def named(self, s: Medioevo) -> Bundle:
        """What has been named so far for this side."""
        return _offer(s).side(self.asked)

    def write(self, s: Medioevo, named: Bundle) -> None:
        s.offer = _offer(s).with_side(self.asked, named)

    def handed_over(self, s: Medioevo, what: str, n: int) -> Details:
        """5.01.p6: what changes hands if the offer is signed."""
        offer = _offer(s)
        return Details(later={offer.giver(self.asked): {what: (-n, 0)}, offer.taker(self.asked): {what: (0, n)}})


class NameFlorins(Article):
    """5.01.p1, 5.01.p2: a sum to pay at once, offered only if available, or an instalment, whose turns come next."""

    fields = (*Article.fields, ("instalment", "flag"))
    clauses = ("5.01.p1", "5.01.p2", "5.01.p4")
    verbs = ("florins",)
    refusal = "reason-no-sum"
    shown = True

    def __init__(self, seat: int, asked: bool, instalment: bool) -> None:
        super().__init__(seat, asked)
        self.instalment = instalment

    def options(self, s: Medioevo) -> Sequence[Option]:
        if self.asked or self.instalment:
            return FLORINS
        cash = s.florins[self.seat]
        return [option for option in FLORINS if option.last <= cash]

    def choose(self, s: Medioevo, option: Option) -> None:
        if self.instalment:
            self.write(s, self.named(s)._replace(instalment=option.last))
            s.steps.append(NameTurns(self.seat, self.asked))
            return
        self.write(s, self.named(s)._replace(florins=option.last))
        if not self.asked:
            s.florins[self.seat] -= option.last  # set aside until the offer is answered

    def details(self, s: Medioevo, option: Option) -> Details | None:
        """5.01.p4: an instalment is due as often as is said next."""
        return self.handed_over(s, "florin", option.last * (MOST_TURNS if self.instalment else 1))

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-peace-florins", {"asked": int(self.asked), "instalment": int(self.instalment)})
        return Prompt(PromptKind.AMOUNT, words, self.clauses)


class NameTurns(Article):
    """5.01.p1, 5.01.p4: for how many of the debtor's turns an instalment is due."""

    clauses = ("5.01.p1", "5.01.p2")
    verbs = ("amount",)

    def options(self, s: Medioevo) -> Sequence[Option]:
        return AMOUNT[1 : MOST_TURNS + 1]

    def choose(self, s: Medioevo, option: Option) -> None:
        self.write(s, self.named(s)._replace(turns=option.last))

    def details(self, s: Medioevo, option: Option) -> Details:
        return self.handed_over(s, "florin", option.last * self.named(s).instalment)

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-peace-turns", {"n": self.named(s).instalment})
        return Prompt(PromptKind.AMOUNT, words, self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        return Message("option-instalments", {"n": option.last, "total": option.last * self.named(s).instalment})


class NameVehicle(Article):
    """5.01.p1: which vehicle to give, up to four in all."""

    clauses = ("5.01.p1", "5.01.p2")
    verbs = ("transport",)

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [TRANSPORT[slot % FLEET] for slot in _vehicles(s, _offer(s).giver(self.asked), self.named(s))]

    def choose(self, s: Medioevo, option: Option) -> None:
        named = self.named(s)
        vehicle = vehicle_of(_offer(s).giver(self.asked), option)
        self.write(s, named._replace(vehicles=(*named.vehicles, vehicle)))

    def refs(self, s: Medioevo, option: Option) -> tuple[str, ...]:
        vehicle = vehicle_of(_offer(s).giver(self.asked), option)
        at = s.vehicle_at[vehicle]
        return with_place(s, vehicle_address(s, vehicle, self.seat), at) if at >= 0 else ()

    def details(self, s: Medioevo, option: Option) -> Details:
        return self.handed_over(s, option.first, 1)

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.TARGET, Message("prompt-peace-vehicle"), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        return Message("option-transport", vehicle_words(s, vehicle_of(_offer(s).giver(self.asked), option)))


class NameLand(Article):
    """5.01.p1, 5.01.p2: which territory to give, up to four in all."""

    clauses = ("5.01.p1", "5.01.p2")
    verbs = ("place",)
    surveys = True

    def options(self, s: Medioevo) -> Sequence[Option]:
        excluded, at = {s.box.rome, *self.named(s).lands}, s.box.at["place"]
        return [at[land] for land in s.lands(_offer(s).giver(self.asked)) if land not in excluded]

    def choose(self, s: Medioevo, option: Option) -> None:
        named = self.named(s)
        self.write(s, named._replace(lands=(*named.lands, s.box.place_number[option.name(0)])))

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        """5.01.p2: only what its giver has, each once, and the State of the Church only with the Pope."""
        option.expect(option.name(0) in s.box.place_number)
        place, giver = s.box.place_number[option.name(0)], _offer(s).giver(self.asked)
        words: dict[str, Value] = {"place": place_words(s, place), "player": s.ruler(giver)}
        if place >= LAND or s.owner[place] != giver:
            return Reason("5.01.p1", "reason-not-of-giver", words)
        return Reason(
            "5.01.p1", "reason-named-already" if place in self.named(s).lands else "reason-only-with-pope", words
        )

    def details(self, s: Medioevo, option: Option) -> Details:
        return self.handed_over(s, "territory", 1)

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.TARGET, Message("prompt-peace-land"), self.clauses)


class NameCard(Choice):
    """5.01.p1: offer up to three cards from the hand, face up; the other's cards cannot be named (5.01.p2)."""

    clauses = ("5.01.p1", "5.01.p2")
    verbs = ("card",)
    refusal = "reason-no-article"
    private = True
    shown = True

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [CARD[card] for card in sorted(set(s.hands[self.seat]))]

    def choose(self, s: Medioevo, option: Option) -> None:
        offer, card = _offer(s), CARDS.index(option.name(0))
        s.reveal()
        lay_open(s, self.seat, card)
        s.offer = offer.with_side(False, offer.gives._replace(cards=(*offer.gives.cards, card)))

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.TAKE, Message("prompt-peace-card"), self.clauses)


# --- answering it ----------------------------------------------------------------------------------------------------


class AnswerPeace(Choice):
    """5.01.p1, 5.01.o: sign, refuse, or make one counter-offer; a `final` answer is only yes or no."""

    fields = (("seat", "seat"), ("final", "flag"))
    clauses = ("5.01.p1", "5.01.p2", "5.01.o")
    verbs = ("yes", "no", "counter")
    shown = True
    lapses = True

    def __init__(self, seat: int, final: bool) -> None:
        super().__init__(seat)
        self.final = final

    def options(self, s: Medioevo) -> Sequence[Option]:
        found = [YES, NO] if _offer(s).asks.florins <= s.florins[self.seat] else [NO]
        return found if self.final else [*found, COUNTER_PEACE]

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        if option is YES:
            need = _offer(s).asks.florins
            return Reason("5.01.p1", "reason-costs", {"have": s.florins[self.seat], "need": need})
        return Reason("5.01.p2", "reason-final")

    def choose(self, s: Medioevo, option: Option) -> None:
        offer = _offer(s)
        # What was set aside is taken back; if the offer is signed, it changes hands after that.
        s.florins[offer.by] += offer.gives.florins
        for card in offer.gives.cards:
            take_up(s, offer.by, card)
        s.offer = None
        if option is YES:
            sign(s, offer)
        elif option is NO:
            s.log(events.REFUSES, offer.to, offer.by)
        else:
            s.offer = Offer(offer.to, offer.by)
            s.steps += [AnswerPeace(offer.by, True), DraftPeace(offer.to)]

    def prompt(self, s: Medioevo) -> Prompt:
        offer = _offer(s)
        words = {"other": s.ruler(offer.by), **_summary(s, offer)}
        return Prompt(PromptKind.ANSWER, Message("prompt-answer-peace", words), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        return Message(ANSWERS[option])


ANSWERS = {YES: "option-sign", NO: "option-refuse-peace", COUNTER_PEACE: "option-counter-peace"}
