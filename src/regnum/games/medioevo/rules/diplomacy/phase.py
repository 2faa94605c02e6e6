"""5.01, 7.05: the diplomacy phase: proposals, revocations, declarations of war, cards."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details, Trigger
from regnum.core.menu import Actions
from regnum.core.message import NOT_YET, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import AnyStep
from regnum.games.medioevo.box import ALLIANCE, COMMERCE, FAITHS, PASSAGE, TAX_10, TAX_20, TREATIES, WAR
from regnum.games.medioevo.constants import DIPLOMACY, NOBODY
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import (
    DECLARE,
    DECLARE_PAID,
    PEACE,
    PLAYER,
    PROPOSE,
    PROPOSE_PAID,
    RENOUNCE,
    REVOKE,
    REVOKE_PAID,
    SET_ORDERS,
    WAIVE,
)
from regnum.games.medioevo.rules.acts import OfSeat
from regnum.games.medioevo.rules.choice import Choice, refused_alike
from regnum.games.medioevo.rules.church.papacy import is_banned
from regnum.games.medioevo.rules.deeds import PlayCard, SpendCoin
from regnum.games.medioevo.rules.diplomacy.negotiation import PEACE_BIT, may_tax, propose, was_proposed
from regnum.games.medioevo.rules.diplomacy.pacts import (
    apply_box,
    boxes,
    effects,
    end_pact,
    has_pact,
    is_imposed,
    may_ally,
    payable,
    tell_lost,
)
from regnum.games.medioevo.rules.diplomacy.peace import propose_peace
from regnum.games.medioevo.rules.diplomacy.standing_orders import SetOrders
from regnum.games.medioevo.rules.diplomacy.war_declaration import called, declare_war, may_declare
from regnum.games.medioevo.rules.menu import Deed, PassOn, PhaseMenu
from regnum.games.medioevo.state import Medioevo

# The message keys of an action by verb.
ACTIONS = {
    "propose": "option-propose",
    "revoke": "option-revoke",
    "renounce": "option-renounce",
    "declare": "option-declare",
    "peace": "option-peace",
    "waive": "option-waive",
}


class DiplomacyPhase(OfSeat):
    """7.05.a: diplomatic actions and cards, in any order."""

    clauses = ("7.05.a",)

    def run(self, s: Medioevo) -> None:
        s.phase = DIPLOMACY
        s.resting = NOBODY
        s.steps.append(Diplomacy(self.seat, True))


def actions_left(s: Medioevo, player: int) -> int:
    """5.01.b, 5.01.c, 3.20.g: diplomatic actions left this turn; none under the bans of excommunication."""
    return 0 if is_banned(s, player) else s.level(player).actions - s.actions


class Deal(Deed):
    """5.01.c: deal with another player, once or several times by the level of technology."""

    verbs = ("player",)

    def offer(self, s: Medioevo, seat: int, found: list[Option]) -> None:
        if actions_left(s, seat) > 0:
            found += [PLAYER[other] for other in range(s.n) if other != seat and may_approach(s, seat, other)]

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        s.steps.append(Approach(seat, option.last))

    def describe(self, s: Medioevo, seat: int, option: Option) -> Message:
        """5.01.i, 5.01.j, 5.02.b: whom to deal with: faith, war or alliance, and casus belli."""
        other = option.last
        words: dict[str, Value] = {"player": s.ruler(other), "faith": f"@faith-{FAITHS[s.faith(other)]}"}
        words["relation"] = "war" if s.at_war(seat, other) else "ally" if s.allies(seat, other) else "none"
        words["casus"] = s.casus[s.n * seat + other]
        return Message("option-approach", words)

    def why_not(self, s: Medioevo, seat: int, option: Option) -> Reason:
        """3.20.g, 3.26.10.b, 5.01.b: a ban, a truce, or that all has been done this turn."""
        if is_banned(s, seat):
            return Reason("3.20.g", "reason-banned-from-diplomacy", near=NOT_YET)
        refused = refused_alike(s, seat, option)
        if refused is not None:
            return refused
        if actions_left(s, seat) <= 0:
            return Reason("5.01.b", "reason-actions-taken", {"n": s.actions}, NOT_YET)
        return Reason("5.01.c", "reason-all-tried", {"player": s.ruler(option.number(0, 0, s.n - 1))})


class ChangeOrders(Deed):
    """5.01.o, 5.01.k, 7.10.l: change standing orders; the menu offers it first of all."""

    verbs = ("orders",)

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        s.steps.append(SetOrders(seat, 0))

    def describe(self, s: Medioevo, seat: int, option: Option) -> Message:
        return Message("option-orders")


class Diplomacy(PhaseMenu):
    """5.01.a, 7.05.a, 7.05.d: the menu: deal with a player, play a card; first of all, change standing orders."""

    fields = (("seat", "seat"), ("orders", "flag"))
    clauses = ("5.01.a", "5.01.b", "5.01.c", "7.05.a", "7.05.d")
    actions = Actions(PassOn(), Deal(), PlayCard(DIPLOMACY), SpendCoin(), ChangeOrders())
    verbs = actions.verbs

    def __init__(self, seat: int, orders: bool) -> None:
        super().__init__(seat)
        self.orders = orders

    def deeds(self, s: Medioevo) -> Sequence[Option]:
        found = super().deeds(s)
        return [*found, SET_ORDERS] if self.orders else found

    def again(self, option: Option) -> AnyStep:
        return Diplomacy(self.seat, False)

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-diplomacy", {"n": actions_left(s, self.seat)})
        return Prompt(PromptKind.CHOOSE, words, self.clauses)


def may_approach(s: Medioevo, player: int, other: int) -> bool:
    """Whether any action towards `other` is possible; declaring war usually is, and is the cheapest to check."""
    return (not s.is_out(other) and may_declare(s, player, other)) or bool(approaches(s, player, other))


def approaches(s: Medioevo, player: int, other: int) -> list[Option]:
    """5.01.c, 5.01.d, 3.26.10.b: all diplomatic actions towards another player; none during a truce."""
    if s.is_out(other) or s.in_truce(player, other):
        return []
    if s.at_war(player, other):
        return [] if was_proposed(s, other, PEACE_BIT) else [PEACE]
    found = []
    for treaty in (PASSAGE, COMMERCE):
        if not has_pact(s, treaty, player, other):
            if not was_proposed(s, other, treaty):
                found.append(PROPOSE[treaty])
        elif not is_imposed(s, treaty, player, other):
            found.append(RENOUNCE[treaty])
        if has_pact(s, treaty, other, player) and not is_imposed(s, treaty, other, player):
            found += _revocations(s, treaty, player, other)
    found += _taxes(s, player, other)
    if s.allies(player, other):
        found += _revocations(s, ALLIANCE, player, other)
    elif may_ally(s, player, other) and not was_proposed(s, other, ALLIANCE):
        found.append(PROPOSE[ALLIANCE])
    if may_declare(s, player, other):
        found += payable(s, boxes(s, WAR, player, other).declare, player, other, DECLARE, DECLARE_PAID)
    return found


def _revocations(s: Medioevo, treaty: int, player: int, other: int) -> list[Option]:
    """5.01.s: revoke a treaty."""
    ops = boxes(s, treaty, player, other).revoke
    return payable(s, ops, player, other, REVOKE[treaty], REVOKE_PAID[treaty])


def _taxes(s: Medioevo, player: int, other: int) -> list[Option]:
    """5.01.h, 5.01.s: tax the other's sales in the player's cities, if commerce is allowed, or waive the tax."""
    found = []
    if has_pact(s, COMMERCE, other, player):
        for treaty in (TAX_10, TAX_20):
            if may_tax(s, player, other, treaty) and not was_proposed(s, other, treaty):
                ops = boxes(s, treaty, player, other).accept
                found += payable(s, ops, player, other, PROPOSE[treaty], PROPOSE_PAID[treaty])
        if s.rates[s.n * other + player]:
            found.append(WAIVE)
    return found


class Approach(Choice):
    """5.01.c: one diplomatic action towards the chosen player."""

    fields = (("seat", "seat"), ("other", "player"))
    clauses = ("5.01.c", "5.01.d", "5.01.s", "5.01.j", "5.02.d")
    verbs = tuple(ACTIONS)
    shown = True

    def __init__(self, seat: int, other: int) -> None:
        super().__init__(seat)
        self.other = other

    def options(self, s: Medioevo) -> Sequence[Option]:
        return approaches(s, self.seat, self.other)

    def choose(self, s: Medioevo, option: Option) -> None:
        player, other, verb = self.seat, self.other, option.verb
        s.actions += 1
        paid = len(option.args) > 1
        if option is PEACE:
            propose_peace(s, player, other)
        elif option is WAIVE:
            rate = s.rates[s.n * other + player]
            s.rates[s.n * other + player] = 0
            s.log(events.WAIVES, player, other, rate)
        elif verb == "declare":
            declare_war(s, player, other, paid)
        else:
            treaty = TREATIES.index(option.name(0))
            if verb == "propose":
                propose(s, player, other, treaty, paid)
            elif verb == "revoke":
                revoke(s, player, other, treaty, paid)
            else:
                renounce(s, player, other, treaty)

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        """5.01.c, 5.01.j, 5.01.s: of a treaty, that it holds already, or does not, or was proposed this turn."""
        player, other, verb = self.seat, self.other, option.verb
        words: dict[str, Value] = {"player": s.ruler(other)}
        if s.at_war(player, other):
            return Reason("5.01.j", "reason-was-refused" if option is PEACE else "reason-at-war", words)
        if option is PEACE:
            return Reason("5.01.j", "reason-no-war", words)
        if verb == "waive":
            return Reason("5.01.s", "reason-no-tax", words)
        if verb == "declare":
            return Reason("5.01.l", "reason-on-your-side", words)
        option.expect(option.name(0) in TREATIES)
        treaty = TREATIES.index(option.name(0))
        words["treaty"] = f"@treaty-{option.name(0)}"
        if verb != "propose":
            return Reason("5.01.s", "reason-no-pact", words)
        if was_proposed(s, other, treaty):
            return Reason("5.01.d", "reason-was-refused", words)
        if has_pact(s, treaty, player, other):
            return Reason("5.01.s", "reason-has-pact", words)
        if treaty == ALLIANCE:
            return Reason("5.01.y", "reason-pope-alone")
        return Reason("5.01.h", "reason-no-new-tax", words)

    def refs(self, s: Medioevo, option: Option) -> tuple[str, ...]:
        return (f"players.{self.other}",)

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-approach", {"other": s.ruler(self.other)}), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        """Say what the action costs before it is chosen: honour, casus belli, cause for excommunication (5.01.t)."""
        player, other, verb, paid = self.seat, self.other, option.verb, len(option.args) > 1
        words: dict[str, Value] = {"other": s.who(other)}
        if verb == "declare":
            allies = [s.ruler(ally) for ally in range(s.n) if s.allies(ally, other)]
            words |= {"allies": ", ".join(allies), "n": len(allies)}
            words |= effects(s, WAR, boxes(s, WAR, player, other).declare, player, other, player, paid)
        elif verb == "waive":
            words["n"] = s.rates[s.n * other + player]
        elif option is not PEACE:
            treaty = TREATIES.index(option.name(0))
            words["kind"] = option.name(0)
            box = boxes(s, treaty, player, other)
            if verb == "propose":
                accepted = effects(s, treaty, box.accept, player, other, player, paid)
                words |= accepted
                words["accepted"] = int(any(accepted.values()))
                words["refused"] = effects(s, treaty, box.refuse, player, other, player)["marks"]
            elif verb == "revoke":
                words |= effects(s, treaty, box.revoke, player, other, player, paid)
        return Message(ACTIONS[verb], words)

    def details(self, s: Medioevo, option: Option) -> Details:
        """5.01.k, 5.01.t: what a proposal brings if it is accepted or refused; whom a declaration of war calls."""
        player, other, verb, paid = self.seat, self.other, option.verb, len(option.args) > 1
        if verb == "declare":
            allies = called(s, player, other)
            cause = effects(s, WAR, boxes(s, WAR, player, other).declare, player, other, player, paid)["cause"]
            calls = (Trigger("trigger-call", tuple(allies)),) if allies else ()
            return Details(triggers=calls + ((Trigger("trigger-excommunication", (player,)),) if cause else ()))
        if verb != "propose":
            return Details()
        treaty = TREATIES.index(option.name(0))
        box = boxes(s, treaty, player, other)
        found: dict[int, dict[str, tuple[int, int]]] = {}
        cause = 0
        for one in (player, other):
            accepted = effects(s, treaty, box.accept, player, other, one, paid)
            refused = effects(s, treaty, box.refuse, player, other, one)
            cause |= accepted["cause"] if one == player else 0
            honour = (accepted["honour"], refused["honour"], 0)
            claims = (accepted["marks"] - accepted["spent"], refused["marks"], 0)
            ranges = {"points": (min(honour), max(honour)), "casus_belli": (min(claims), max(claims))}
            found[one] = {what: both for what, both in ranges.items() if any(both)}
        return Details(
            later={one: ranges for one, ranges in found.items() if ranges},
            triggers=(Trigger("trigger-excommunication", (player,)),) if cause else (),
        )


def revoke(s: Medioevo, player: int, other: int, treaty: int, paid: bool) -> None:
    """5.01.s: the giver takes back a right, or an ally leaves the alliance (the red box)."""
    ops = boxes(s, treaty, player, other).revoke
    tell_lost(s, events.REVOKES, player, other, treaty, other, player)
    end_pact(s, treaty, other, player)
    apply_box(s, treaty, ops, player, other, paid)


def renounce(s: Medioevo, player: int, other: int, treaty: int) -> None:
    """5.01.s: the holder gives up a right, without further effect."""
    tell_lost(s, events.RENOUNCES, player, other, treaty, player, other)
    end_pact(s, treaty, player, other)
