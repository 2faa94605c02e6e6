"""Playing sins: functions that strike a rival, denial, discarding, burying; foresight (sin.*, effect.3-effect.16)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Message, Prompt, PromptKind, Value
from regnum.core.option import Option, parse
from regnum.core.step import Act
from regnum.games.seven.box import IMMUNE, KINDS
from regnum.games.seven.effects import carry_out
from regnum.games.seven.means import in_castles
from regnum.games.seven.options import ACCEPT, BOTTOM, DONE, LEAVE, OUST, ROB, SKIP, TAKE_RIVAL
from regnum.games.seven.schema import (
    BurySin,
    Effect,
    ForeseeCataclysm,
    LureCharacter,
    OustMarker,
    SkipRival,
    Steal,
    TapRival,
)
from regnum.games.seven.state import NEUTRAL, Seven
from regnum.games.seven.steps.cataclysms import discard_sin
from regnum.games.seven.steps.choice import Choice
from regnum.games.seven.steps.gifts import take_gift
from regnum.games.seven.steps.palaces import release
from regnum.games.seven.steps.payment import settle
from regnum.games.seven.steps.undertakings import put_marker, slot_words
from regnum.games.seven.wording import effect_key


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A hand less one copy of a card."""
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def play_sin(s: Seven, hero: int, sin: int, which: int) -> None:
    """sin.1, sin.2: one of its two functions; then the card is discarded."""
    s.sins[hero] = without(s.sins[hero], sin)
    s.played += (sin,)
    s.reveal()
    if s.events is not None:
        words: dict[str, Value] = {"player": s.who(hero), "sin": f"@sin-{s.box.sin_ids[sin]}"}
        s.tell("event-plays-sin", "sin.1", words)
    s.steps.append(DISCARD_PLAYED)
    carry_out(s, hero, s.box.functions[sin][which])


class DiscardPlayed(Act[Seven]):
    """sin.2, sin.8, sin.10: played sins onto the discards, one after the other, each with what it brings."""

    clauses = ("sin.2", "sin.3", "sin.10")

    def run(self, s: Seven) -> None:
        sin, *rest = s.played
        s.played = tuple(rest)
        if rest:
            s.steps.append(self)
        discard_sin(s, sin)


DISCARD_PLAYED = DiscardPlayed()


# --- striking a rival ----------------------------------------------------------------------------------------------


def strike(s: Seven, hero: int, effect: Effect) -> None:
    """sin.5: a function that finds nobody and nothing has no effect."""
    s.steps.append(Strike(hero, effect))


def _victims(s: Seven, hero: int) -> list[int]:
    """effect.25: the rivals whom a sin may choose."""
    return [rival for rival in s.rivals(hero) if not (s.enslaved and s.has_rule(rival, IMMUNE))]


class Strike(Choice):
    """effect.3, effect.5, effect.7-effect.9: whom or what the sin chooses; its price is paid with the choice."""

    fields = (("seat", "seat"), ("effect", "effect"))
    clauses = ("sin.1", "effect.3", "effect.5", "effect.7", "effect.8", "effect.9")
    verbs = ("rob", "take", "lure", "weary", "oust", "skip")

    def __init__(self, seat: int, effect: Effect) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, s: Seven) -> Sequence[Option]:
        box, effect, victims = s.box, self.effect, _victims(s, self.seat)
        if isinstance(effect, Steal):
            if effect.what == "gold":
                return [ROB[rival] for rival in victims if s.gold[rival]]
            if effect.what == "gift":
                return [TAKE_RIVAL[rival][kind] for rival in victims for kind in range(6) if s.gifts[6 * rival + kind]]
            return [box.steal_elixir[rival][elixir] for rival in victims for elixir in s.elixirs[rival]]
        if isinstance(effect, LureCharacter):
            reach = s.fame[self.seat] + in_castles(s, self.seat)
            cost = box.character_cost
            return [box.lure[one >> 1] for rival in victims for one in s.characters[rival] if cost[one >> 1] <= reach]
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
        # Whether the rival is asked depends on what only he knows.
        s.reveal()
        if can_deny(s, rival):
            s.steps.append(Deny(rival, hero))
        if isinstance(effect, OustMarker):
            s.power[hero] -= effect.cost.power
        elif isinstance(effect, LureCharacter):
            price = s.box.character_cost[s.box.character_number[option.name(0)]]
            s.fame[rival] += price
            settle(s, hero, 0, price)
        if s.events is not None:
            s.tell("event-strikes", "sin.8", {"player": s.who(hero), "rival": s.who(rival)})

    def prompt(self, s: Seven) -> Prompt:
        words: dict[str, Value] = {"effect": f"@{effect_key(self.effect)}"}
        return Prompt(PromptKind.TARGET, Message("prompt-strike", words), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        rival = _chosen(s, option)
        words: dict[str, Value] = {"rival": s.who(rival)}
        if option.verb == "rob" and len(option.args) == 1:
            return Message("option-rob", {**words, "gold": s.gold[rival]})
        if option.verb == "rob":
            return Message("option-take-rival", {**words, "gift": f"@elixir-{option.name(1)}"})
        if option.verb == "take":
            return Message("option-take-rival", {**words, "gift": f"@gift-{option.name(0)}"})
        if option.verb == "oust":
            words |= slot_words(s, option.number(0) - 1, option.number(1) - 1)
        elif option.verb == "lure":
            price = s.box.character_cost[s.box.character_number[option.name(0)]]
            words |= {"character": f"@character-{option.name(0)}", "price": price}
        elif option.verb == "weary":
            words["character"] = f"@character-{option.name(0)}"
        return Message(f"option-{option.verb}", words)


def _chosen(s: Seven, option: Option) -> int:
    """sin.8: the rival whom, or whose card or marker, an option names."""
    if option.verb in ("rob", "skip"):
        return option.number(0)
    if option.verb == "take":
        return option.number(1)
    if option.verb == "oust":
        return s.marks[option.number(0) - 1][option.number(1) - 1] - 1
    card = s.box.character_number[option.name(0)]
    return next(hero for hero in s.order if any(one >> 1 == card for one in s.characters[hero]))


class Blow(Act[Seven]):
    """effect.3, effect.5, effect.7-effect.9: what the sin does, unless it was denied."""

    fields = (("seat", "seat"), ("rival", "player"), ("effect", "effect"), ("choice", "text"))
    clauses = ("effect.3", "effect.5", "effect.7", "effect.8", "effect.9")

    def __init__(self, seat: int, rival: int, effect: Effect, choice: str) -> None:
        self.seat = seat
        self.rival = rival
        self.effect = effect
        self.choice = choice

    def run(self, s: Seven) -> None:
        hero, rival, effect, box = self.seat, self.rival, self.effect, s.box
        option = parse(self.choice)
        assert option is not None
        words: dict[str, Value] = {"player": s.who(hero), "rival": s.who(rival)}
        if isinstance(effect, Steal):
            if effect.what == "gold":
                n = min(effect.n, s.gold[rival])
                s.gold[rival] -= n
                s.gold[hero] += n
                s.tell("event-robs-gold", "effect.3", {**words, "n": n})
            elif effect.what == "gift":
                take_gift(s, hero, rival, KINDS.index(option.name(0)), "effect.3")
            else:
                elixir = box.elixir_number[option.name(1)]
                s.elixirs[rival] = without(s.elixirs[rival], elixir)
                s.elixirs[hero] += (elixir,)
                s.tell("event-robs", "effect.3", {**words, "what": f"@elixir-{option.name(1)}"})
        elif isinstance(effect, LureCharacter):
            card = box.character_number[option.name(0)]
            character = next(one for one in s.characters[rival] if one >> 1 == card)
            s.remove_character(rival, character)
            s.add_character(hero, character)
            s.tell("event-lures", "effect.5", {**words, "character": f"@character-{option.name(0)}"})
        elif isinstance(effect, TapRival):
            upright = 2 * box.character_number[option.name(0)]
            s.characters[rival] = tuple([one ^ 1 if one == upright else one for one in s.characters[rival]])
            s.tell("event-wearies", "effect.7", {**words, "character": f"@character-{option.name(0)}"})
            if effect.n > 1:
                s.steps.append(Strike(hero, TapRival(effect.n - 1)))
        elif isinstance(effect, OustMarker):
            place, slot = option.number(0) - 1, option.number(1) - 1
            put_marker(s, place, slot, NEUTRAL)
            s.markers[rival] += 1
            s.tell("event-ousts", "effect.8", {**words, **slot_words(s, place, slot)})
        else:
            assert isinstance(effect, SkipRival)
            s.skipped |= 1 << rival
            s.tell("event-skip", "effect.9", words)


# --- denial --------------------------------------------------------------------------------------------------------


def can_deny(s: Seven, hero: int) -> bool:
    """sin.8, effect.11: a denying sin in hand, or an enslaved castle that denies."""
    return any(sin in s.sins[hero] for sin in s.box.denying_sins) or bool(_denying_castles(s, hero))


def _denying_castles(s: Seven, hero: int) -> list[int]:
    return [one for one in s.box.denying_palaces if s.enslaved >> one & 1 and one in s.palaces[hero]]


class Deny(Choice):
    """sin.7-sin.9, effect.11: the rival's answer; denied, the sin does nothing, and what it cost stays paid."""

    fields = (("seat", "seat"), ("by", "player"))
    clauses = ("sin.8", "sin.9", "effect.11")
    verbs = ("deny", "accept")
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
        # The blow that waits below comes to nothing.
        blow = s.steps.pop()
        assert isinstance(blow, Blow)
        name = option.name(0)
        if name in s.box.sin_number:
            sin = s.box.sin_number[name]
            s.sins[self.seat] = without(s.sins[self.seat], sin)
            s.played += (sin,)
        else:
            release(s, self.seat, s.box.palace_number[name])
        s.reveal()
        if s.events is not None:
            s.tell("event-denies", "sin.8", {"player": s.who(self.seat), "rival": s.who(self.by)})

    def prompt(self, s: Seven) -> Prompt:
        return Prompt(PromptKind.ANSWER, Message("prompt-deny", {"rival": s.who(self.by)}), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        if option is ACCEPT:
            return Message("option-accept")
        kind = "sin" if option.name(0) in s.box.sin_number else "palace"
        return Message("option-deny", {"card": f"@{kind}-{option.name(0)}"})


# --- sins put away, cataclysms foreseen ----------------------------------------------------------------------------


class DropSin(Choice):
    """draw.3: down to three in hand, face down."""

    clauses = ("draw.3", "draw.4")
    verbs = ("drop",)
    private = True
    secret = True

    def options(self, s: Seven) -> Sequence[Option]:
        return [s.box.drop_sin[sin] for sin in sorted(set(s.sins[self.seat]))]

    def choose(self, s: Seven, option: Option) -> None:
        sin = s.box.sin_number[option.name(0)]
        s.sins[self.seat] = without(s.sins[self.seat], sin)
        if s.events is not None:
            s.tell("event-drops-sin", "draw.3", {"player": s.who(self.seat)})
        discard_sin(s, sin)

    def prompt(self, s: Seven) -> Prompt:
        words: dict[str, Value] = {"n": len(s.sins[self.seat]) - s.box.constants.sin_hand}
        return Prompt(PromptKind.LOSE, Message("prompt-drop", words), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        return Message("option-drop", {"sin": f"@sin-{option.name(0)}", "text": f"@sin-{option.name(0)}-text"})


def bury_sin(s: Seven, hero: int, effect: BurySin) -> None:
    """effect.15."""
    if can_bury(s, hero, effect):
        s.steps.append(PickBury(hero, effect.n))


def can_bury(s: Seven, hero: int, effect: BurySin) -> bool:
    return bool(s.sins[hero])


class PickBury(Choice):
    """effect.15: up to so many sins under the deck; they do not count toward the seventh."""

    fields = (("seat", "seat"), ("n", "number"))
    clauses = ("effect.15",)
    verbs = ("bury", "done")
    private = True
    secret = True

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def options(self, s: Seven) -> Sequence[Option]:
        return [*(s.box.bury_sin[sin] for sin in sorted(set(s.sins[self.seat]))), DONE]

    def choose(self, s: Seven, option: Option) -> None:
        if option is DONE:
            return
        sin = s.box.sin_number[option.name(0)]
        s.sins[self.seat] = without(s.sins[self.seat], sin)
        s.sin_pile = (sin, *s.sin_pile)
        if s.events is not None:
            s.tell("event-buries", "effect.15", {"player": s.who(self.seat)})
        if self.n > 1 and s.sins[self.seat]:
            s.steps.append(PickBury(self.seat, self.n - 1))

    def prompt(self, s: Seven) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-bury", {"n": self.n}), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        return Message("option-done") if option is DONE else Message("option-bury", {"sin": f"@sin-{option.name(0)}"})


def foresee(s: Seven, hero: int, effect: ForeseeCataclysm) -> None:
    """effect.16."""
    if s.cataclysm_pile:
        s.learn(s.cataclysm_pile[-1], "cataclysm")
        s.steps.append(Foresee(hero))


def can_foresee(s: Seven, hero: int, effect: ForeseeCataclysm) -> bool:
    return bool(s.cataclysm_pile)


class Foresee(Choice):
    """effect.16: the top cataclysm, seen by one alone, stays or goes to the bottom."""

    clauses = ("effect.16",)
    verbs = ("leave", "bottom")
    private = True

    def options(self, s: Seven) -> Sequence[Option]:
        return (LEAVE, BOTTOM)

    def choose(self, s: Seven, option: Option) -> None:
        if option is BOTTOM:
            s.cataclysm_pile = (s.cataclysm_pile[-1], *s.cataclysm_pile[:-1])
        s.tell("event-foresees", "effect.16", {"player": s.who(self.seat)})

    def prompt(self, s: Seven) -> Prompt:
        name = s.box.cataclysm_ids[s.cataclysm_pile[-1]]
        words: dict[str, Value] = {"cataclysm": f"@cataclysm-{name}", "text": f"@cataclysm-{name}-text"}
        return Prompt(PromptKind.YES_NO, Message("prompt-foresee", words), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        return Message("option-leave") if option is LEAVE else Message("option-bottom")
