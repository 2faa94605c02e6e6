"""The Undertakings phase: one action after the other, free uses between them (flow.*, free.*, pass.*)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from regnum.core.message import Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.seven.effects import carry_out, possible
from regnum.games.seven.means import (
    available,
    character_price,
    coverable,
    elixir_price,
    palace_price,
    reach,
    sale,
    with_elixirs,
)
from regnum.games.seven.options import DONE, HERO, MOST_SEATS, PART, PASS, PURGE
from regnum.games.seven.schema import CancelSin
from regnum.games.seven.state import FREE, Seven
from regnum.games.seven.steps.buying import (
    buy,
    buyable,
    describe_purchase,
    found,
    foundable,
    recruit,
    recruitable,
)
from regnum.games.seven.steps.choice import Choice
from regnum.games.seven.steps.ending import check_armour, check_portals
from regnum.games.seven.steps.fall import can_purge, drop_gifts, purge
from regnum.games.seven.steps.gathering import GATHERING
from regnum.games.seven.steps.gifts import can_swap, drink, swap_gift, tap
from regnum.games.seven.steps.nameless import PlayNameless, may_play
from regnum.games.seven.steps.palaces import enslave, sell, use
from regnum.games.seven.steps.sins import play_sin
from regnum.games.seven.steps.undertakings import (
    CompleteRow,
    describe_treasure,
    gain_treasure,
    row_full,
    slot_words,
    take_part,
    treasure_options,
    undertaking_key,
)

FREE_VERBS = ("elixir", "sell", "use")


# --- free uses -----------------------------------------------------------------------------------------------------


def free_uses(s: Seven, hero: int) -> list[Option]:
    """free.1, free.5, elixir.2, enslave.3: what is no action: elixirs, castles and estates, markers taken back."""
    box, options = s.box, []
    for elixir in s.elixirs[hero]:
        for which in available(s, hero, elixir):
            gives = box.elixir_gives[elixir][which]
            if box.elixir_any[elixir][which] or any(n and s.reserve[kind] for kind, n in enumerate(gives)):
                options.append(box.drink[elixir][which])
    for palace in s.palaces[hero]:
        if palace < box.first_temple:
            options.append(box.sell[palace])
            if s.enslaved >> palace & 1:
                effect = box.enslave_effect[palace]
                # sin.7, effect.11: a denial waits for its moment.
                if not isinstance(effect, CancelSin) and possible(s, hero, effect):
                    options.append(box.use[palace])
    return options


def use_freely(s: Seven, hero: int, option: Option) -> None:
    """Carry out a free use."""
    if option.verb == "elixir":
        drink(s, hero, s.box.elixir_number[option.name(0)], int(option.name(1) == "set"))
    elif option.verb == "sell":
        sell(s, hero, s.box.palace_number[option.name(0)])
    else:
        use(s, hero, s.box.palace_number[option.name(0)])


def describe_free_use(s: Seven, hero: int, option: Option) -> Message:
    name = option.name(0)
    if option.verb == "elixir":
        return Message("option-drink", {"elixir": f"@elixir-{name}", "gifts": f"@elixir-{name}-{option.name(1)}"})
    palace = s.box.palace_number[name]
    if option.verb == "sell":
        what = "@fame" if palace < s.box.first_estate else "@gold"
        return Message("option-sell", {"palace": f"@palace-{name}", "n": sale(s, hero, palace), "what": what})
    return Message("option-use", {"palace": f"@palace-{name}", "text": f"@palace-{name}-rule"})


def why_no_free_use(s: Seven, hero: int, option: Option) -> Reason:
    """The clause that keeps a free use from being made."""
    name = option.name(0)
    if option.verb == "elixir":
        return Reason("elixir.2", "reason-no-elixir")
    assert name in s.box.palace_number
    palace = s.box.palace_number[name]
    if palace not in s.palaces[hero]:
        return Reason("free.1", "reason-not-yours")
    if option.verb == "sell":
        return Reason("found.10", "reason-temple-not-sold")
    if palace >= s.box.first_temple:
        return Reason("enslave.4", "reason-temple-not-used")
    if not s.enslaved >> palace & 1:
        return Reason("enslave.7", "reason-not-enslaved")
    return Reason("enslave.3", "reason-no-use")


# --- the action ----------------------------------------------------------------------------------------------------


class TakeTurn(Choice):
    """flow.2, flow.6, flow.7: one of the twelve actions, purging corruption, or first a free use."""

    clauses = ("flow.2", "flow.6", "free.5")
    verbs = (
        *("recruit", "buy", "found", "enslave", "sin", "artefact", "tap", "hero", "part", "treasure", "close", "purge"),
        *FREE_VERBS,
        "pass",
    )
    private = True

    def options(self, s: Seven) -> Sequence[Option]:
        hero, box = self.seat, s.box
        fallen = s.fallen >> hero & 1
        gold, fame = reach(s, hero)
        options = [*recruitable(s, hero, fame), *buyable(s, gold), *foundable(s, hero, gold)]
        if s.markers[hero]:
            for palace in s.palaces[hero]:
                if box.enslave_cost[palace] <= s.power[hero] and not s.enslaved >> palace & 1:
                    options.append(box.enslave[palace])
        hand = s.sins[hero]
        for n, sin in enumerate(hand):
            if sin not in hand[:n]:
                options += box.play_sin[sin]
        if not fallen:
            options += [box.artefact[artefact] for artefact in s.artefacts[hero]]
        options += [box.tap[character >> 1] for character in s.characters[hero]]
        if not s.tapped >> hero & 1 and can_swap(s, hero, box.contents.hero[s.heroes[hero]].ability):
            options.append(HERO)
        if not fallen:
            if s.markers[hero]:
                options += parts(s, hero, gold, fame)
                options += closable(s, hero)
            options += treasure_options(s, hero)
        if s.rulings.fall and can_purge(s, hero):
            options.append(PURGE)
        if s.elixirs[hero] or s.palaces[hero]:
            options += free_uses(s, hero)
        options.append(PASS)
        return options

    def choose(self, s: Seven, option: Option) -> None:
        hero, verb = self.seat, option.verb
        if verb in FREE_VERBS:
            s.steps.append(self)
            use_freely(s, hero, option)
            return
        s.steps.append(NEXT_TURN[hero])
        if option is PASS:
            s.passes += 1
            if s.events is not None:
                s.tell("event-passes", "pass.1", {"player": s.who(hero)})
            return
        s.passes = 0
        s.steps.append(AFTER_ACTION[hero])
        _ACTIONS[verb](s, hero, option)

    def prompt(self, s: Seven) -> Prompt:
        hero = self.seat
        words: dict[str, Value] = {"gold": s.gold[hero], "fame": s.fame[hero], "power": s.power[hero]}
        return Prompt(PromptKind.CHOOSE, Message("prompt-turn", words), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        verb = option.verb
        if verb in ("recruit", "buy", "found"):
            return describe_purchase(s, self.seat, option)
        if verb in FREE_VERBS:
            return describe_free_use(s, self.seat, option)
        if verb in ("pass", "hero", "purge"):
            return Message(f"option-{verb}")
        if verb == "part":
            return Message("option-part", slot_words(s, option.number(0) - 1, option.number(1) - 1))
        if verb == "treasure":
            words: dict[str, Value] = {"undertaking": undertaking_key(s, option.number(0) - 1)}
            if option.name(1) == "pile":
                return Message("option-treasure-pile", words)
            words |= describe_treasure("", option.name(1)).args
            return Message("option-treasure", words)
        return self._describe_card(s, option)

    def _describe_card(self, s: Seven, option: Option) -> Message:
        verb, name = option.verb, option.name(0)
        if verb == "enslave":
            price = s.box.enslave_cost[s.box.palace_number[name]]
            words: dict[str, Value] = {"palace": f"@palace-{name}", "text": f"@palace-{name}-rule", "price": price}
            return Message("option-enslave", words)
        if verb == "sin":
            return Message("option-sin", {"sin": f"@sin-{name}", "text": f"@sin-{name}-{option.last}"})
        if verb == "artefact":
            return Message("option-artefact", {"artefact": f"@artefact-{name}", "text": f"@artefact-{name}-text"})
        if verb == "close":
            return Message("option-close", {"portal": f"@portal-{name}"})
        card = s.box.character_number[name]
        key = "option-tap" if 2 * card in s.characters[self.seat] else "option-tap-again"
        return Message(key, {"character": f"@character-{name}", "gifts": f"@character-{name}-gifts"})

    def why_not(self, s: Seven, option: Option) -> Reason:
        return _why_not(s, self.seat, option)

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        if not option.args:
            return ()
        if option.verb == "part":
            return (f"slot:{option.args[0]}.{option.args[1]}",)
        return (f"undertaking:{option.args[0]}",) if option.verb == "treasure" else (f"card:{option.args[0]}",)


def parts(s: Seven, hero: int, gold: int, fame: int) -> list[Option]:
    """part.1-part.7: the requirements that `hero` can meet with so much gold and fame."""
    gifts, elixirs = s.gifts[6 * hero : 6 * hero + 6], s.elixirs[hero]
    most = with_elixirs(s, hero) if elixirs else gifts
    found: list[Option] = []
    for place in range(2 * s.width):
        marks = s.marks[place]
        free = marks.count(FREE)
        if not free or (free == 1 and place >= s.width):
            continue
        slots = s.box.slots[s.board[place]]
        for slot, mark in enumerate(marks):
            if mark:
                continue
            needed, slot_gold, slot_fame, counts = slots[slot]
            if slot_gold > gold or slot_fame > fame:
                continue
            for kind, n in needed:
                if gifts[kind] < n:
                    if elixirs and n <= most[kind] and coverable(s, hero, counts, elixirs):
                        found.append(PART[place][slot])
                    break
            else:
                found.append(PART[place][slot])
    return found


def closable(s: Seven, hero: int) -> list[Option]:
    """portal.1-portal.4: the open portals for which `hero` holds all gift cards."""
    base, gifts = 6 * hero, s.gifts
    if max(gifts[base : base + 6]) < s.box.portal_least:
        return []
    return [
        s.box.close[portal]
        for portal, needed in enumerate(s.box.portal_cost)
        if not s.portals[portal] and all(gifts[base + kind] >= n for kind, n in needed)
    ]


def _close(s: Seven, hero: int, option: Option) -> None:
    """portal.1, portal.5, end.7: the gifts back to the reserve, a marker that stays; the last one ends the game."""
    portal = s.box.portal_number[option.name(0)]
    for kind, n in s.box.portal_cost[portal]:
        s.lose_gifts(hero, kind, n)
    s.portals[portal] = 1 + hero
    s.markers[hero] -= 1
    if s.events is not None:
        s.tell("event-closes", "portal.1", {"player": s.who(hero), "portal": f"@portal-{option.name(0)}"})
    check_portals(s)


def _use_artefact(s: Seven, hero: int, option: Option) -> None:
    """artefact.1."""
    artefact = s.box.artefact_number[option.name(0)]
    s.artefacts[hero] = tuple([one for one in s.artefacts[hero] if one != artefact])
    s.artefact_discards += (artefact,)
    s.reveal()
    if s.events is not None:
        words: dict[str, Value] = {"player": s.who(hero), "artefact": f"@artefact-{option.name(0)}"}
        s.tell("event-artefact", "artefact.1", words)
    carry_out(s, hero, s.box.artefact_effect[artefact])


def _use_hero(s: Seven, hero: int, option: Option) -> None:
    """hero.1: the hero is tapped for his ability."""
    s.tapped |= 1 << hero
    if s.events is not None:
        s.tell("event-hero", "hero.1", {"player": s.who(hero)})
    swap_gift(s, hero, s.box.contents.hero[s.heroes[hero]].ability)


_ACTIONS: dict[str, Callable[[Seven, int, Option], None]] = {
    "recruit": lambda s, hero, option: recruit(s, hero, s.box.character_number[option.name(0)]),
    "buy": lambda s, hero, option: buy(s, hero, s.box.elixir_number[option.name(0)]),
    "found": lambda s, hero, option: found(s, hero, s.box.palace_number[option.name(0)]),
    "enslave": lambda s, hero, option: enslave(s, hero, s.box.palace_number[option.name(0)]),
    "sin": lambda s, hero, option: play_sin(s, hero, s.box.sin_number[option.name(0)], option.last - 1),
    "artefact": _use_artefact,
    "tap": lambda s, hero, option: tap(s, hero, s.box.character_number[option.name(0)]),
    "hero": _use_hero,
    "part": lambda s, hero, option: take_part(s, hero, option.number(0) - 1, option.number(1) - 1),
    "treasure": gain_treasure,
    "close": _close,
    "purge": lambda s, hero, option: purge(s, hero),
}


# --- why not -------------------------------------------------------------------------------------------------------


def _why_not(s: Seven, hero: int, option: Option) -> Reason:
    verb, box = option.verb, s.box
    if verb in FREE_VERBS:
        return why_no_free_use(s, hero, option)
    if verb in ("recruit", "buy", "found"):
        return _why_not_bought(s, hero, option)
    if verb == "enslave":
        palace = box.palace_number.get(option.name(0), -1)
        if palace not in s.palaces[hero]:
            return Reason("enslave.1", "reason-not-yours")
        if s.enslaved >> palace & 1:
            return Reason("enslave.2", "reason-enslaved")
        if not s.markers[hero]:
            return Reason("supply.13", "reason-no-marker")
        words: dict[str, Value] = {"need": box.enslave_cost[palace], "have": s.power[hero]}
        return Reason("supply.14", "reason-power", words)
    if verb == "sin":
        if box.sin_number.get(option.name(0), -1) in s.sins[hero]:
            return Reason("sin.7", "reason-reaction")
        return Reason("sin.1", "reason-no-such-sin")
    if verb == "artefact":
        if s.is_fallen(hero):
            return Reason("evil.5", "reason-fallen")
        return Reason("artefact.1", "reason-no-such-artefact")
    if verb == "tap":
        return Reason("gifts.1", "reason-not-yours")
    if verb == "hero":
        return Reason("hero.5", "reason-hero-tapped") if s.tapped >> hero & 1 else Reason("hero.1", "reason-no-swap")
    if verb == "part":
        return _why_no_part(s, hero, option)
    if verb == "treasure":
        return Reason("treasure.1", "reason-no-treasure")
    if verb == "close":
        return Reason("evil.6", "reason-fallen") if s.is_fallen(hero) else Reason("portal.1", "reason-portal")
    return Reason("fall.6", "reason-no-purge")


def _why_not_bought(s: Seven, hero: int, option: Option) -> Reason:
    """recruit.1, elixir.1, found.1: not open, or too dear."""
    name, box = option.name(0), s.box
    tavern = box.spaces[0]
    if option.verb == "recruit":
        card = box.character_number.get(name, -1)
        if card < 0 or card not in s.market[:tavern]:
            return Reason("recruit.1", "reason-not-open")
        words: dict[str, Value] = {"need": character_price(s, hero, card), "have": s.fame[hero]}
        return Reason("recruit.1", "reason-fame", words)
    if option.verb == "buy":
        card = box.elixir_number.get(name, -1)
        if card < 0 or card not in s.market[tavern:]:
            return Reason("elixir.1", "reason-not-open")
        return Reason("elixir.1", "reason-gold", {"need": elixir_price(s, card), "have": s.gold[hero]})
    palace = box.palace_number.get(name, -1)
    if palace < 0 or (palace not in s.open_palaces and palace not in s.temples):
        return Reason("found.1", "reason-not-open")
    return Reason("found.1", "reason-gold", {"need": palace_price(s, hero, palace), "have": s.gold[hero]})


def _why_no_part(s: Seven, hero: int, option: Option) -> Reason:
    place, slot = option.number(0) - 1, option.number(1) - 1
    assert 0 <= place < len(s.board)
    if s.is_fallen(hero):
        return Reason("evil.2", "reason-fallen")
    if place >= 2 * s.width:
        return Reason("part.4", "reason-top-row")
    if not 0 <= slot < len(s.marks[place]) or s.marks[place][slot]:
        return Reason("part.3", "reason-requirement-met")
    if place >= s.width and s.marks[place].count(FREE) == 1:
        return Reason("part.5", "reason-last-requirement")
    if not s.markers[hero]:
        return Reason("supply.13", "reason-no-marker")
    return Reason("part.1", "reason-cannot-pay", {"cost": slot_words(s, place, slot)["cost"]})


# --- what follows --------------------------------------------------------------------------------------------------


class AfterAction(Act[Seven]):
    """end.4, complete.1, nameless.2: what an action brings: the end, a completed row, a card of the Nameless."""

    fields = (("seat", "seat"),)
    clauses = ("end.4", "part.9", "complete.1", "nameless.2")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Seven) -> None:
        hero = self.seat
        if s.fallen and s.rulings.fallen_lose_gifts_each_action and s.is_fallen(hero):
            drop_gifts(s, hero)
        if s.armour == s.box.armour_pieces and check_armour(s):
            return
        if row_full(s):
            s.steps[-1] = GATHERING  # complete.16: nobody else acts
            s.steps.append(COMPLETE_ROW)
            if free_uses(s, hero):
                s.steps.append(LastUses(hero))
        elif s.rulings.nameless_seated and may_play(s):
            s.steps.append(PlayNameless(s.nameless))


class LastUses(Choice):
    """free.5, complete.16: after the action that ends the phase its player may still make free uses."""

    clauses = ("free.5", "enslave.3", "elixir.2")
    verbs = (*FREE_VERBS, "done")

    def options(self, s: Seven) -> Sequence[Option]:
        return [*free_uses(s, self.seat), DONE]

    def choose(self, s: Seven, option: Option) -> None:
        if option is not DONE:
            s.steps.append(self)
            use_freely(s, self.seat, option)

    def prompt(self, s: Seven) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-last-uses"), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        return Message("option-done") if option is DONE else describe_free_use(s, self.seat, option)

    def why_not(self, s: Seven, option: Option) -> Reason:
        return why_no_free_use(s, self.seat, option)


class BeginPhase(Act[Seven]):
    """flow.1, flow.3, flow.4: a turn begins, the First Player first. It lies below all other steps."""

    clauses = ("flow.1", "flow.3", "flow.4")

    def run(self, s: Seven) -> None:
        s.turn += 1
        s.passes = 0
        s.skipped = 0
        s.nameless_turn = s.nameless_round = s.nameless_chose = 0
        if s.events is not None:
            s.tell("event-turn", "flow.1", {"turn": s.turn, "player": s.who(s.order[0])})
        s.steps.append(self)
        s.steps.append(TAKE_TURN[s.order[0]])


class NextTurn(Act[Seven]):
    """flow.2, flow.8, effect.9: the next player in order, unless all have passed; a lost turn counts for nothing."""

    fields = (("seat", "seat"),)
    clauses = ("flow.2", "flow.8", "pass.2", "effect.9")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Seven) -> None:
        order = s.order
        if s.passes >= len(order):
            s.steps.append(GATHERING)
            return
        at = order.index(self.seat)
        while True:
            at += 1
            if at == len(order):
                at = 0
                s.nameless_round = 0
            hero = order[at]
            if not s.skipped >> hero & 1:
                s.steps.append(TAKE_TURN[hero])
                return
            s.skipped &= ~(1 << hero)
            if s.events is not None:
                s.tell("event-skipped", "effect.9", {"player": s.who(hero)})


# These steps say nothing but whose turn it is: one of each player serves every game.
TAKE_TURN = [TakeTurn(seat) for seat in range(MOST_SEATS)]
AFTER_ACTION = [AfterAction(seat) for seat in range(MOST_SEATS)]
NEXT_TURN = [NextTurn(seat) for seat in range(MOST_SEATS)]
COMPLETE_ROW = CompleteRow()
BEGIN_PHASE = BeginPhase()
