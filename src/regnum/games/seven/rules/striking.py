"""Sins that strike a rival, each a class, and their denial (sin.8, sin.9, effect.3, effect.5, effect.7-effect.11)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress
from typing import Any, Final

from regnum.core.details import Details, Trigger
from regnum.core.message import Fact, Message, Prompt, PromptKind, Value
from regnum.core.option import Option, parse
from regnum.games.seven import events
from regnum.games.seven.addresses import of, requirement
from regnum.games.seven.box import EMPTY, IMMUNE, KINDS, NEUTRAL
from regnum.games.seven.options import ACCEPT, OUST, ROB, SKIP, TAKE_RIVAL
from regnum.games.seven.rules.choice import Choice
from regnum.games.seven.rules.effects import OPS, Later, Op
from regnum.games.seven.rules.free_use_values import reach
from regnum.games.seven.rules.gains import take_gift, turn_character
from regnum.games.seven.rules.palaces import release
from regnum.games.seven.rules.payment import Paid, settle
from regnum.games.seven.rules.sins import played_sin
from regnum.games.seven.rules.undertakings import place_and_slot, put_marker
from regnum.games.seven.schema import Effect, LureCharacter, OustMarker, SkipRival, Steal, TapRival
from regnum.games.seven.state import Seven, without
from regnum.games.seven.wording import effect_key, slot_words, undertaking_key

Stakes = list[tuple[int, str, int]]  # of players: what each gains or loses, and how much


class Sin(Op):
    """A function that strikes a rival: what it may target, what it costs, what it does."""

    def carry_out(self, s: Seven, hero: int, effect: Any) -> None:
        """sin.5: ask for a target; a function without a possible target has no effect."""
        s.steps.append(Strike(hero, effect))

    def possible(self, s: Seven, hero: int, effect: Any) -> bool:
        return bool(self.targets(s, hero, effect))

    def targets(self, s: Seven, hero: int, effect: Any) -> list[Option]:
        """The options to choose a target."""
        raise NotImplementedError

    def price(self, s: Seven, effect: Any, option: Option) -> tuple[int, int]:
        """What is paid before the rival may deny: fame to the rival, power to nobody."""
        return 0, 0

    def aim(self, s: Seven, rival: int, effect: Any, option: Option) -> tuple[str, int]:
        """What is about to be done to the rival, for messages: a verb, and the gold taken or the fame paid."""
        return option.verb, self.price(s, effect, option)[0]

    def strike(self, s: Seven, hero: int, rival: int, effect: Any, option: Option) -> None:
        """Carry out the function, which nobody has denied."""
        raise NotImplementedError

    def stakes(self, s: Seven, hero: int, rival: int, effect: Any, option: Option) -> Stakes:
        """What the function gives and takes, if it is not denied: the player, what, and how much."""
        return []

    def later(self, s: Seven, hero: int, effect: Any) -> Later:
        """sin.8: what is at stake before a target is chosen; every sin may be denied."""
        found: Later = {}
        for option in self.targets(s, hero, effect):
            rival, (fame, power) = _hit(s, option)[0], self.price(s, effect, option)
            price = [(hero, "fame", -fame), (rival, "fame", fame), (hero, "power", -power)]
            for player, thing, more in price + self.stakes(s, hero, rival, effect, option):
                if more:
                    least, most = found.setdefault(player, {}).get(thing, (0, 0))
                    found[player][thing] = min(least, more), max(most, more)
        return found


def _victims(s: Seven, hero: int) -> list[int]:
    """effect.25: the rivals that a sin may target."""
    immune, enslaved = s.box.rule_bits[IMMUNE], s.enslaved
    return [rival for rival in s.order if rival != hero and not enslaved[rival] & immune]


class Rob(Sin):
    """effect.3: take gold, a gift or an elixir; a rival who has nothing of the kind may be chosen, too."""

    def targets(self, s: Seven, hero: int, effect: Steal) -> list[Option]:
        found: list[Option] = []
        for rival in _victims(s, hero):
            spoils: list[Option] = []
            if effect.what == "gift":
                spoils += compress(TAKE_RIVAL[rival], s.gifts_of(rival))
            elif effect.what == "elixir":
                spoils += [s.box.steal_elixir[rival][elixir] for elixir in s.elixirs[rival]]
            found += spoils or [ROB[rival]]
        return found

    def aim(self, s: Seven, rival: int, effect: Steal, option: Option) -> tuple[str, int]:
        if len(option.args) > 1:
            return "take", 0
        return ("rob", min(effect.n, s.gold[rival])) if effect.what == "gold" else ("miss", 0)

    def strike(self, s: Seven, hero: int, rival: int, effect: Steal, option: Option) -> None:
        verb, gold = self.aim(s, rival, effect, option)
        if option.verb == "take":
            take_gift(s, hero, rival, KINDS.index(option.first), "effect.3")
        elif verb == "take":
            name = option.name(1)
            elixir = s.box.elixir_number[name]
            s.elixirs[rival] = without(s.elixirs[rival], elixir)
            s.elixirs[hero] += (elixir,)
            s.log(events.ROBS, hero, rival, f"@elixir-{name}", f"elixir:{name}", "elixirs")
        elif gold:
            s.gold[rival] -= gold
            s.gold[hero] += gold
            s.log(events.ROBS_GOLD, hero, rival, gold)
        else:
            s.log(events.NO_EFFECT, played_sin(s), hero)

    def stakes(self, s: Seven, hero: int, rival: int, effect: Steal, option: Option) -> Stakes:
        verb, gold = self.aim(s, rival, effect, option)
        n = 1 if verb == "take" else gold
        return [(hero, effect.what, n), (rival, effect.what, -n)]


class Lure(Sin):
    """effect.5: pay a rival a character's printed cost in fame and take it as it stands."""

    def targets(self, s: Seven, hero: int, effect: LureCharacter) -> list[Option]:
        _, fame = reach(s, hero)
        cards = [one >> 1 for rival in _victims(s, hero) for one in s.characters[rival]]
        return [s.box.lure[card] for card in cards if s.box.character_cost[card] <= fame]

    def price(self, s: Seven, effect: LureCharacter, option: Option) -> tuple[int, int]:
        return s.box.character_cost[s.box.character_number[option.first]], 0

    def strike(self, s: Seven, hero: int, rival: int, effect: LureCharacter, option: Option) -> None:
        card = s.box.character_number[option.first]
        character = next(one for one in s.characters[rival] if one >> 1 == card)
        s.remove_character(rival, character)
        s.add_character(hero, character)
        s.log(events.LURES, hero, rival, card)

    def stakes(self, s: Seven, hero: int, rival: int, effect: LureCharacter, option: Option) -> Stakes:
        return [(hero, "character", 1), (rival, "character", -1)]


class Weary(Sin):
    """effect.7: turn a rival's upright character to 90 degrees; nobody gains its gifts."""

    def targets(self, s: Seven, hero: int, effect: TapRival) -> list[Option]:
        return [s.box.weary[one >> 1] for rival in _victims(s, hero) for one in s.characters[rival] if not one & 1]

    def strike(self, s: Seven, hero: int, rival: int, effect: TapRival, option: Option) -> None:
        card = s.box.character_number[option.first]
        turn_character(s, rival, 2 * card)
        s.log(events.WEARIES, hero, rival, card)
        if effect.n > 1:
            s.steps.append(Strike(hero, TapRival(effect.n - 1)))


class Oust(Sin):
    """effect.8: pay to replace a rival's marker in row 1 or 2 by a neutral one."""

    def targets(self, s: Seven, hero: int, effect: OustMarker) -> list[Option]:
        marks = [1 + rival for rival in _victims(s, hero)] if s.power[hero] >= effect.cost.power else []
        slots = [(place, slot) for place in range(2 * s.width) for slot in range(len(s.marks[place]))]
        return [OUST[place][slot] for place, slot in slots if s.marks[place][slot] in marks]

    def price(self, s: Seven, effect: OustMarker, option: Option) -> tuple[int, int]:
        return 0, effect.cost.power

    def strike(self, s: Seven, hero: int, rival: int, effect: OustMarker, option: Option) -> None:
        place, slot = place_and_slot(option)
        put_marker(s, place, slot, NEUTRAL)
        s.markers[rival] += 1
        s.log(events.OUSTS, hero, rival, (place, slot))

    def stakes(self, s: Seven, hero: int, rival: int, effect: OustMarker, option: Option) -> Stakes:
        return [(rival, "marker", -1)]


class Skip(Sin):
    """effect.9: a rival loses his next action in this phase."""

    def targets(self, s: Seven, hero: int, effect: SkipRival) -> list[Option]:
        return [SKIP[rival] for rival in _victims(s, hero) if not s.skipped >> rival & 1]

    def strike(self, s: Seven, hero: int, rival: int, effect: SkipRival, option: Option) -> None:
        s.skipped |= 1 << rival
        s.log(events.SKIP, hero, rival)

    def stakes(self, s: Seven, hero: int, rival: int, effect: SkipRival, option: Option) -> Stakes:
        return [(rival, "turn", -1)]


_SINS: Final[dict[type, Sin]] = {
    Steal: Rob(),
    LureCharacter: Lure(),
    TapRival: Weary(),
    OustMarker: Oust(),
    SkipRival: Skip(),
}
OPS.update(_SINS)


def _hit(s: Seven, option: Option) -> tuple[int, str, str]:
    """sin.8: the rival whom an option hits; what of his, as the key of a message, and its address."""
    if option.verb == "oust":
        place, slot = place_and_slot(option)
        marks = s.marks[option.number(0, 1, len(s.board)) - 1]
        rival = marks[option.number(1, 1, len(marks)) - 1] - 1
        return rival, undertaking_key(s, place), requirement(place, slot)
    if option.verb in ("lure", "weary"):
        card = s.box.character_number.get(option.first, EMPTY)
        owners = [hero for hero in s.order if any(one >> 1 == card for one in s.characters[hero])]
        option.expect(bool(owners))
        return owners[0], f"@character-{option.first}", of(owners[0], f"characters.{option.first}")
    rival = option.number(1 if option.verb == "take" else 0, 0, len(s.heroes) - 1)
    if option.verb == "take":
        return rival, f"@gift-{option.first}", of(rival, f"gifts.{option.first}")
    if len(option.args) > 1:
        return rival, f"@elixir-{option.name(1)}", of(rival, f"elixirs.{option.name(1)}")
    return rival, "", f"heroes.{rival}"


class Strike(Choice):
    """effect.3, effect.5, effect.7-effect.9: choose the target of a sin and pay its cost."""

    fields = (("seat", "seat"), ("effect", "effect"))
    clauses = ("sin.1", "effect.3", "effect.5", "effect.7", "effect.8", "effect.9")
    verbs = ("rob", "take", "lure", "weary", "oust", "skip")
    kind = PromptKind.TARGET
    question = "prompt-strike"

    def __init__(self, seat: int, effect: Effect) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, s: Seven) -> Sequence[Option]:
        return _SINS[type(self.effect)].targets(s, self.seat, self.effect)

    def choose(self, s: Seven, option: Option) -> None:
        hero, effect, (rival, _, _) = self.seat, self.effect, _hit(s, option)
        s.steps.append(Blow(hero, rival, effect, option.text))
        if _may_hold_denial(s, rival):
            s.steps.append(Deny(rival, hero))
        fame, power = _SINS[type(effect)].price(s, effect, option)
        if fame:
            s.gain(rival, "fame", fame, "effect.5")
            settle(s, hero, 0, fame)
        s.pay(hero, "effect.8", power=power)
        if s.events is not None:
            s.log(events.STRIKES, hero, rival, played_sin(s))

    def words(self, s: Seven) -> dict[str, Value]:
        return {"sin": played_sin(s), "effect": f"@{effect_key(self.effect)}"}

    def meaning(self, s: Seven, option: Option) -> Message:
        rival, thing, _ = _hit(s, option)
        verb, n = _SINS[type(self.effect)].aim(s, rival, self.effect, option)
        words: dict[str, Value] = {"thing": thing, "n": n, "gold": s.gold[rival]}
        if verb == "oust":
            words = slot_words(s, *place_and_slot(option))
        return Message(f"option-{verb}", {"rival": s.who(rival), **words})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        _, _, place = _hit(s, option)
        return (place,)

    def details(self, s: Seven, option: Option) -> Details | None:
        """sin.1, sin.8: what the sin does to whom, and what it takes unless it is denied."""
        rival = _hit(s, option)[0]
        triggers = (Trigger(effect_key(self.effect), (rival,)),)
        if not _may_hold_denial(s, rival):
            return Details(triggers=triggers)
        stakes = _SINS[type(self.effect)].stakes(s, self.seat, rival, self.effect, option)
        later = {player: {what: (min(0, n), max(0, n))} for player, what, n in stakes if n}
        return Details(later=later, triggers=triggers)


class Blow(Paid):
    """effect.3, effect.5, effect.7-effect.9: carry out the sin; a denial removes this step."""

    fields = (("seat", "seat"), ("rival", "player"), ("effect", "effect"), ("choice", "text"))
    clauses = ("effect.5", "effect.3", "effect.7", "effect.8", "effect.9")

    def __init__(self, seat: int, rival: int, effect: Effect, choice: str) -> None:
        self.seat = seat
        self.rival = rival
        self.effect = effect
        self.choice = choice

    def run(self, s: Seven) -> None:
        option = parse(self.choice)
        assert option is not None
        _SINS[type(self.effect)].strike(s, self.seat, self.rival, self.effect, option)

    def words(self, s: Seven) -> dict[str, Value]:
        """sin.1: what the sin is about to do to the rival, what its card says, and which of its two functions it is."""
        option = parse(self.choice)
        assert option is not None
        _, thing, _ = _hit(s, option)
        verb, n = _SINS[type(self.effect)].aim(s, self.rival, self.effect, option)
        ops = [type(effect) for effect in s.box.functions[s.played[0]]] if s.played else []
        function = 1 + ops.index(type(self.effect)) if type(self.effect) in ops else 0
        effect = f"@{effect_key(self.effect)}"
        return {"sin": played_sin(s), "function": function, "effect": effect, "verb": verb, "thing": thing, "n": n}


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
    kind = PromptKind.ANSWER

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
        cancelled = s.steps.pop()
        assert isinstance(cancelled, Blow)
        hero, name = self.seat, option.first
        if name in s.box.sin_number:
            s.sins[hero] = without(s.sins[hero], s.box.sin_number[name])
            s.played += (s.box.sin_number[name],)
            card = Fact("moved", hero, f"sin:{name}", of(hero, "sins"), "sins_played")
        else:
            release(s, hero, s.box.palace_number[name])
            card = Fact("changed", hero, f"palace:{name}", target=of(hero, "palaces"))
        s.log(events.DENIES, hero, self.by, played_sin(s), f"@{_kind(s, name)}-{name}", besides=(card,))
        s.reveal()

    def prompt(self, s: Seven) -> Prompt:
        blow = s.steps[-2]
        assert isinstance(blow, Blow)
        key = "prompt-deny" if len(self.options(s)) > 1 else "prompt-struck"
        return Prompt(self.kind, Message(key, {"rival": s.who(self.by), **blow.words(s)}), self.clauses)

    def details(self, s: Seven, option: Option) -> Details | None:
        """sin.1: what the sin does if it is not denied."""
        blow = s.steps[-2]
        assert isinstance(blow, Blow)
        return Details(triggers=(Trigger(effect_key(blow.effect), (self.seat,)),)) if option is ACCEPT else None

    def meaning(self, s: Seven, option: Option) -> Message:
        return Message("option-deny", {"card": f"@{_kind(s, option.first)}-{option.first}"})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return (of(self.seat, f"{_kind(s, option.first)}s.{option.first}"),) if option.args else ()


def _kind(s: Seven, name: str) -> str:
    """The kind of card that denies."""
    return "sin" if name in s.box.sin_number else "palace"
