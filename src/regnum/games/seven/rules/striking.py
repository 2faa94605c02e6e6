"""Functions of sins that affect a rival, and their denial (sin.8, sin.9, effect.3, effect.5, effect.7-effect.11)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from regnum.core.message import Fact, Message, Prompt, PromptKind, Value
from regnum.core.option import Option, parse
from regnum.games.seven.box import EMPTY, IMMUNE, KINDS, NEUTRAL
from regnum.games.seven.options import ACCEPT, OUST, ROB, SKIP, TAKE_RIVAL
from regnum.games.seven.rules.addresses import of, requirement
from regnum.games.seven.rules.choice import Choice
from regnum.games.seven.rules.free_use_values import reach
from regnum.games.seven.rules.gifts import take_gift, turn_character
from regnum.games.seven.rules.palaces import release
from regnum.games.seven.rules.payment import Paid, settle
from regnum.games.seven.rules.undertakings import put_marker, slot_words
from regnum.games.seven.schema import Effect, LureCharacter, OustMarker, SkipRival, Steal, TapRival
from regnum.games.seven.state import Seven, without
from regnum.games.seven.wording import effect_key


def strike(s: Seven, hero: int, effect: Effect) -> None:
    """sin.5: ask for a target; a function without a possible target has no effect."""
    s.steps.append(Strike(hero, effect))


def can_strike(s: Seven, hero: int, effect: Effect) -> bool:
    return bool(Strike(hero, effect).options(s))


def tell_no_effect(s: Seven, hero: int) -> None:
    """sin.5: say that the sin that was played does nothing."""
    s.tell("event-no-effect", "sin.5", {"sin": _striking_sin(s)}, fact=Fact("decided", hero, target="sins_played"))


def _striking_sin(s: Seven) -> str:
    """sin.2, sin.8: the message key of the sin that is being carried out; a denial lies on top of it."""
    return f"@sin-{s.box.sin_ids[s.played[0]]}" if s.played else "@some-sin"


def _victims(s: Seven, hero: int) -> list[int]:
    """effect.25: the rivals that a sin may target."""
    immune, enslaved = s.box.rule_bits[IMMUNE], s.enslaved
    return [rival for rival in s.order if rival != hero and not enslaved[rival] & immune]


class Strike(Choice):
    """effect.3, effect.5, effect.7-effect.9: choose the target of a sin and pay its cost."""

    fields = (("seat", "seat"), ("effect", "effect"))
    clauses = ("sin.1", "effect.3", "effect.5", "effect.7", "effect.8", "effect.9")
    verbs = ("rob", "take", "lure", "weary", "oust", "skip")

    def __init__(self, seat: int, effect: Effect) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, s: Seven) -> Sequence[Option]:
        box, effect, victims = s.box, self.effect, _victims(s, self.seat)
        if isinstance(effect, Steal):
            return [option for rival in victims for option in _spoils(s, rival, effect.what)]
        if isinstance(effect, LureCharacter):
            _, fame = reach(s, self.seat)
            cost = box.character_cost
            return [box.lure[one >> 1] for rival in victims for one in s.characters[rival] if cost[one >> 1] <= fame]
        if isinstance(effect, TapRival):
            return [box.weary[one >> 1] for rival in victims for one in s.characters[rival] if not one & 1]
        if isinstance(effect, OustMarker):
            if s.power[self.seat] < effect.cost.power:
                return []
            marks = {1 + rival for rival in victims}
            return [
                OUST[place][slot]
                for place in range(2 * s.width)
                for slot, mark in enumerate(s.marks[place])
                if mark in marks
            ]
        return [SKIP[rival] for rival in victims if not s.skipped >> rival & 1]

    def choose(self, s: Seven, option: Option) -> None:
        hero, effect = self.seat, self.effect
        rival = _chosen(s, option)
        s.steps.append(Blow(hero, rival, effect, option.text))
        if _may_hold_denial(s, rival):
            s.steps.append(Deny(rival, hero))
        if isinstance(effect, OustMarker):
            s.pay(hero, "effect.8", power=effect.cost.power)
        elif isinstance(effect, LureCharacter):
            price = s.box.character_cost[s.box.character_number[option.first]]
            s.gain(rival, "fame", price, "effect.5")
            settle(s, hero, 0, price)
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(hero), "rival": s.who(rival), "sin": _striking_sin(s)}
            s.tell("event-strikes", "sin.8", words, fact=Fact("decided", hero, target=f"heroes.{rival}"))

    def prompt(self, s: Seven) -> Prompt:
        words: dict[str, Value] = {"sin": _striking_sin(s), "effect": f"@{effect_key(self.effect)}"}
        return Prompt(PromptKind.TARGET, Message("prompt-strike", words), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        rival = _chosen(s, option)
        words: dict[str, Value] = {"rival": s.who(rival)}
        if option.verb == "rob" and len(option.args) == 1:
            if isinstance(self.effect, Steal) and self.effect.what == "gold":
                return Message("option-rob", {**words, "gold": s.gold[rival]})
            return Message("option-rob-nothing", words)
        if option.verb == "rob":
            return Message("option-take-rival", {**words, "gift": f"@elixir-{option.name(1)}"})
        if option.verb == "take":
            return Message("option-take-rival", {**words, "gift": f"@gift-{option.first}"})
        if option.verb == "oust":
            words |= slot_words(s, option.number(0) - 1, option.number(1) - 1)
        elif option.verb == "lure":
            price = s.box.character_cost[s.box.character_number[option.first]]
            words |= {"character": f"@character-{option.first}", "price": price}
        elif option.verb == "weary":
            words["character"] = f"@character-{option.first}"
        return Message(f"option-{option.verb}", words)

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        if option.verb == "oust":
            return (requirement(option.number(0) - 1, option.number(1) - 1),)
        if option.verb in ("lure", "weary"):
            card = s.box.character_number.get(option.first, -1)
            holders = [hero for hero in s.order if any(one >> 1 == card for one in s.characters[hero])]
            return tuple([of(hero, f"characters.{option.first}") for hero in holders])
        rival = _chosen(s, option)
        if option.verb == "take":
            return (of(rival, f"gifts.{option.first}"),)
        if option.verb == "rob" and len(option.args) == 2:
            return (of(rival, f"elixirs.{option.name(1)}"),)
        return (f"heroes.{rival}",)


def _spoils(s: Seven, rival: int, what: str) -> list[Option]:
    """effect.3: what may be taken from a rival; he may be chosen even if he has nothing of the kind."""
    found: list[Option] = []
    if what == "gift":
        found += compress(TAKE_RIVAL[rival], s.gifts[6 * rival : 6 * rival + 6])
    elif what == "elixir":
        found += [s.box.steal_elixir[rival][elixir] for elixir in s.elixirs[rival]]
    return found or [ROB[rival]]


def _chosen(s: Seven, option: Option) -> int:
    """sin.8: the rival named by an option, directly or by his card or marker."""
    last = len(s.heroes) - 1
    if option.verb in ("rob", "skip"):
        return option.number(0, 0, last)
    if option.verb == "take":
        return option.number(1, 0, last)
    if option.verb == "oust":
        marks = s.marks[option.number(0, 1, len(s.board)) - 1]
        return marks[option.number(1, 1, len(marks)) - 1] - 1
    card = s.box.character_number.get(option.first, EMPTY)
    owners = [hero for hero in s.order if any(one >> 1 == card for one in s.characters[hero])]
    option.expect(bool(owners))
    return owners[0]


class Blow(Paid):
    """effect.3, effect.5, effect.7-effect.9: carry out the sin; a denial removes this step."""

    fields = (("seat", "seat"), ("rival", "player"), ("effect", "effect"), ("choice", "text"))
    clauses = ("effect.3", "effect.5", "effect.7", "effect.8", "effect.9")
    price = "effect.5"

    def __init__(self, seat: int, rival: int, effect: Effect, choice: str) -> None:
        self.seat = seat
        self.rival = rival
        self.effect = effect
        self.choice = choice

    def run(self, s: Seven) -> None:
        hero, rival, effect, box = self.seat, self.rival, self.effect, s.box
        option = parse(self.choice)
        assert option is not None
        if isinstance(effect, Steal):
            if effect.what == "gold":
                n = min(effect.n, s.gold[rival])
                s.gold[rival] -= n
                s.gold[hero] += n
                if not n:
                    self._nothing(s)
                elif s.events is not None:
                    fact = Fact("moved", hero, "gold", of(rival, "gold"), of(hero, "gold"), n)
                    s.tell("event-robs-gold", "effect.3", {**self._words(s), "n": n}, fact=fact)
            elif option.verb == "rob" and len(option.args) == 1:
                self._nothing(s)
            elif effect.what == "gift":
                take_gift(s, hero, rival, KINDS.index(option.first), "effect.3")
            else:
                name = option.name(1)
                elixir = box.elixir_number[name]
                s.elixirs[rival] = without(s.elixirs[rival], elixir)
                s.elixirs[hero] += (elixir,)
                if s.events is not None:
                    fact = Fact("moved", hero, f"elixir:{name}", of(rival, "elixirs"), of(hero, "elixirs"))
                    s.tell("event-robs", "effect.3", {**self._words(s), "what": f"@elixir-{name}"}, fact=fact)
        elif isinstance(effect, LureCharacter):
            card = box.character_number[option.first]
            character = next(one for one in s.characters[rival] if one >> 1 == card)
            s.remove_character(rival, character)
            s.add_character(hero, character)
            if s.events is not None:
                words = {**self._words(s), "character": f"@character-{option.first}"}
                piece = f"character:{option.first}"
                fact = Fact("moved", hero, piece, of(rival, "characters"), of(hero, "characters"))
                s.tell("event-lures", "effect.5", words, fact=fact)
        elif isinstance(effect, TapRival):
            turn_character(s, rival, 2 * box.character_number[option.first])
            if s.events is not None:
                words = {**self._words(s), "character": f"@character-{option.first}"}
                fact = Fact("turned", hero, f"character:{option.first}", target=of(rival, "characters"))
                s.tell("event-wearies", "effect.7", words, fact=fact)
            if effect.n > 1:
                s.steps.append(Strike(hero, TapRival(effect.n - 1)))
        elif isinstance(effect, OustMarker):
            place, slot = option.number(0) - 1, option.number(1) - 1
            put_marker(s, place, slot, NEUTRAL)
            s.markers[rival] += 1
            if s.events is not None:
                words = {**self._words(s), **slot_words(s, place, slot)}
                fact = Fact("moved", hero, "marker", requirement(place, slot), f"heroes.{rival}")
                s.tell("event-ousts", "effect.8", words, fact=fact)
        else:
            assert isinstance(effect, SkipRival)
            s.skipped |= 1 << rival
            if s.events is not None:
                fact = Fact("changed", hero, "turn", target=of(rival, "loses_turn"))
                s.tell("event-skip", "effect.9", self._words(s), fact=fact)

    def aim(self, s: Seven) -> dict[str, Value]:
        """What the sin is about to do to the rival, for the message `struck`; `effect` is what its card says."""
        option = parse(self.choice)
        assert option is not None
        words: dict[str, Value] = {"effect": f"@{effect_key(self.effect)}", "verb": option.verb, "thing": "", "n": 0}
        if option.verb == "rob" and len(option.args) == 2:
            return words | {"verb": "take", "thing": f"@elixir-{option.name(1)}"}
        if option.verb == "rob":
            if isinstance(self.effect, Steal) and self.effect.what == "gold":
                return words | {"n": min(self.effect.n, s.gold[self.rival])}
            return words | {"verb": "miss"}
        if option.verb == "take":
            return words | {"thing": f"@gift-{option.first}"}
        if option.verb == "oust":
            return words | {"thing": slot_words(s, option.number(0) - 1, option.number(1) - 1)["undertaking"]}
        if option.verb == "skip":
            return words
        price = s.box.character_cost[s.box.character_number[option.first]]
        return words | {"thing": f"@character-{option.first}", "n": price}

    def _nothing(self, s: Seven) -> None:
        """effect.3: there is nothing to take, and a shortfall is not owed."""
        if s.events is not None:
            tell_no_effect(s, self.seat)

    def _words(self, s: Seven) -> dict[str, Value]:
        return {"player": s.who(self.seat), "rival": s.who(self.rival)}


# --- denial --------------------------------------------------------------------------------------------------------


def _may_hold_denial(s: Seven, hero: int) -> bool:
    """info.2, sin.8: whether, as far as others know, a hero may deny: he has a sin in hand or an enslaved castle."""
    return bool(s.sins[hero]) or bool(_denying_castles(s, hero))


def _denying_castles(s: Seven, hero: int) -> list[int]:
    return [one for one in s.box.denying_palaces if s.enslaved[hero] >> one & 1]


class Deny(Choice):
    """sin.7-sin.9, effect.11: the rival may deny a sin; it then has no effect, but its cost stays paid.

    Every rival with sins in hand is asked, even without a denial among them, so that the question reveals nothing.
    """

    fields = (("seat", "seat"), ("by", "player"))
    clauses = ("sin.8", "sin.9", "effect.11")
    verbs = ("deny", "accept")
    shown = True
    private = True

    def __init__(self, seat: int, by: int) -> None:
        self.seat = seat
        self.by = by

    def options(self, s: Seven) -> Sequence[Option]:
        hand, box = s.sins[self.seat], s.box
        found = [box.deny_sin[sin] for sin in box.denying_sins if sin in hand]
        found += [box.deny_palace[palace] for palace in _denying_castles(s, self.seat)]
        return [*found, ACCEPT]

    def choose(self, s: Seven, option: Option) -> None:
        if option is ACCEPT:
            return
        # Cancel the sin.
        blow = s.steps.pop()
        assert isinstance(blow, Blow)
        name = option.first
        if name in s.box.sin_number:
            sin = s.box.sin_number[name]
            s.sins[self.seat] = without(s.sins[self.seat], sin)
            s.played += (sin,)
            card = Fact("moved", self.seat, f"sin:{name}", of(self.seat, "sins"), "sins_played")
        else:
            release(s, self.seat, s.box.palace_number[name])
            card = Fact("changed", self.seat, f"palace:{name}", target=of(self.seat, "palaces"))
        s.reveal()
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(self.seat), "rival": s.who(self.by), "sin": _striking_sin(s)}
            words["card"] = _card_key(s, name)
            fact = Fact("decided", self.seat, target=f"heroes.{self.by}")
            s.tell("event-denies", "sin.8", words, fact=fact, besides=(card,))

    def prompt(self, s: Seven) -> Prompt:
        blow = s.steps[-2]
        assert isinstance(blow, Blow)
        words: dict[str, Value] = {"rival": s.who(self.by), "sin": _striking_sin(s), **blow.aim(s)}
        key = "prompt-deny" if len(self.options(s)) > 1 else "prompt-struck"
        return Prompt(PromptKind.ANSWER, Message(key, words), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        if option is ACCEPT:
            return Message("option-accept")
        return Message("option-deny", {"card": _card_key(s, option.first)})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        if option is ACCEPT:
            return ()
        part = "sins" if option.first in s.box.sin_number else "palaces"
        return (of(self.seat, f"{part}.{option.first}"),)


def _card_key(s: Seven, name: str) -> str:
    """The message key of a sin or a palace that denies."""
    return f"@sin-{name}" if name in s.box.sin_number else f"@palace-{name}"
