"""The Nameless as a player: his cards, his demands, the penalty (nameless.*, effect.30, effect.31)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind, Value
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.seven.options import DECLINE, DRAW_SIN, PAY, TAKE_CORRUPTION, TARGET
from regnum.games.seven.rules.addresses import freely_used, of
from regnum.games.seven.rules.cataclysms import (
    TOKENS,
    discard_sin,
    draw_sins,
    held,
    holdings,
    losable,
    losable_key,
    losable_ref,
    lose_card,
    top_sin,
)
from regnum.games.seven.rules.choice import Choice
from regnum.games.seven.rules.effects import carry_out
from regnum.games.seven.rules.fall import corrupt
from regnum.games.seven.rules.free_uses import (
    FREE_VERBS,
    can_drink,
    describe_free_use,
    serving,
    spend,
    use_freely,
)
from regnum.games.seven.schema import Demand, Effect, MillSin
from regnum.games.seven.state import Seven
from regnum.games.seven.wording import effect_key


def may_play(s: Seven) -> bool:
    """nameless.2, nameless.3: whether the Nameless may play another card in this round and turn."""
    return s.nameless_round < s.rulings.nameless_in_round and s.nameless_turn < s.rulings.nameless_in_turn


def _targets(s: Seven) -> list[int]:
    """nameless.3, nameless.13: the heroes not yet chosen this turn, fallen ones included."""
    return [hero for hero in s.order if not s.nameless_chose >> hero & 1]


def _needs_target(effect: Effect) -> bool:
    return isinstance(effect, Demand) and effect.who == "chosen"


class PlayNameless(Choice):
    """nameless.2-nameless.4: after a hero's action, the Nameless may play one of his cards."""

    clauses = ("nameless.2", "nameless.3", "nameless.4")
    verbs = ("play", "decline")

    def options(self, s: Seven) -> Sequence[Option]:
        box, targets = s.box, bool(_targets(s))
        found = [
            box.play_nameless[card]
            for card in s.nameless_hand
            if targets or not _needs_target(box.nameless_effect[card])
        ]
        return [*found, DECLINE]

    def choose(self, s: Seven, option: Option) -> None:
        if option is DECLINE:
            return
        card = s.box.nameless_number[option.first]
        s.nameless_hand = tuple([one for one in s.nameless_hand if one != card])
        taken_back = 0 if s.nameless_hand else len(s.box.nameless_ids)
        if taken_back:
            s.nameless_hand = tuple(range(taken_back))
        s.nameless_turn += 1
        s.nameless_round += 1
        if s.events is not None:
            fact = Fact("moved", self.seat, f"nameless:{option.first}", "nameless_hand")
            words: dict[str, Value] = {"card": f"@nameless-{option.first}"}
            back = Fact("gained", self.seat, "nameless", target="nameless_hand", amount=taken_back)
            s.tell("event-nameless", "nameless.2", words, fact=fact, besides=(back,) if taken_back else ())
        effect = s.box.nameless_effect[card]
        if isinstance(effect, Demand):
            demand(s, self.seat, effect)
        else:
            carry_out(s, s.order[0], effect)

    def prompt(self, s: Seven) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-nameless"), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        if option is DECLINE:
            return Message("option-decline")
        name = option.first
        return Message("option-play", {"card": f"@nameless-{name}", "text": f"@nameless-{name}-text"})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return () if option is DECLINE else (f"nameless_hand.{option.first}",)


def demand(s: Seven, nameless: int, effect: Demand) -> None:
    """effect.30: make a demand of one chosen hero, or of each hero in the order of play."""
    if effect.who == "chosen":
        s.steps.append(PickTarget(nameless, effect))
    else:
        s.steps += [Answer(hero, effect.what, effect.n) for hero in reversed(s.order)]


class PickTarget(Choice):
    """nameless.3, nameless.13: choose the hero who must meet a demand."""

    fields = (("seat", "seat"), ("effect", "effect"))
    clauses = ("nameless.3", "effect.30")
    verbs = ("target",)

    def __init__(self, seat: int, effect: Demand) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, s: Seven) -> Sequence[Option]:
        return [TARGET[hero] for hero in _targets(s)]

    def choose(self, s: Seven, option: Option) -> None:
        hero = option.last
        s.nameless_chose |= 1 << hero
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(hero), "effect": f"@{effect_key(self.effect)}"}
            s.tell("event-demand", "effect.30", words, fact=Fact("decided", self.seat, target=f"heroes.{hero}"))
        s.reveal()
        s.steps.append(Answer(hero, self.effect.what, self.effect.n))

    def prompt(self, s: Seven) -> Prompt:
        words: dict[str, Value] = {"effect": f"@{effect_key(self.effect)}"}
        return Prompt(PromptKind.TARGET, Message("prompt-target", words), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        return Message("option-target", {"player": s.who(option.last)})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return (f"heroes.{option.last}",)


def mill_sin(s: Seven, hero: int, effect: MillSin) -> None:
    """effect.31: put the top sins of the deck on the discards."""
    s.steps.append(Mill(effect.n))


class Mill(Act[Seven]):
    """effect.31, sin.10: discard sins from the top of the deck one by one; a cataclysm is resolved before the next."""

    fields = (("n", "number"),)
    clauses = ("effect.31", "sin.10")

    def __init__(self, n: int) -> None:
        self.n = n

    def run(self, s: Seven) -> None:
        if not s.sin_pile:
            return
        if self.n > 1:
            s.steps.append(Mill(self.n - 1))
        if s.events is not None:
            s.tell("event-mills", "effect.31", fact=Fact("moved", -1, "sin", "sin_pile", "sin_discards"))
        discard_sin(s, top_sin(s))


class Answer(Choice):
    """nameless.6-nameless.8: a hero meets a demand if he can; otherwise he makes free uses to do so or is penalized."""

    fields = (("seat", "seat"), ("what", "text"), ("n", "number"))
    clauses = ("nameless.6", "nameless.7", "nameless.8", "effect.30")
    verbs = ("pay", "give", "lose", *FREE_VERBS, "penalty")
    private = True

    def __init__(self, seat: int, what: str, n: int) -> None:
        self.seat = seat
        self.what = what
        self.n = n

    def options(self, s: Seven) -> Sequence[Option]:
        hero, what = self.seat, self.what
        if held(s, hero, what) >= self.n:
            return [PAY] if what in TOKENS else losable(s, hero, what)
        found = [TAKE_CORRUPTION, DRAW_SIN] if s.rulings.fall else [DRAW_SIN]
        helps = serving(s, hero, what)
        if held(s, hero, what) + sum([n for _, n in helps]) >= self.n:
            found += [option for option, _ in helps]
        return found

    def choose(self, s: Seven, option: Option) -> None:
        hero = self.seat
        if option is TAKE_CORRUPTION:
            corrupt(s, hero, 1, "nameless.6")
        elif option is DRAW_SIN:
            draw_sins(s, hero, 1, "nameless.6")
        elif option is PAY:
            holdings(s, self.what)[hero] -= self.n
            if s.events is not None:
                words: dict[str, Value] = {"player": s.who(hero), "what": self.what, "n": self.n}
                fact = Fact("lost", hero, self.what, of(hero, self.what), amount=self.n)
                s.tell("event-loses", "effect.30", words, fact=fact)
        elif option.verb == "elixir" and not can_drink(s, hero, option):
            left = self.n - spend(s, hero, option)
            if left > 0:
                s.steps.append(Answer(hero, self.what, left))
        elif option.verb in FREE_VERBS:
            s.steps.append(self)
            use_freely(s, hero, option)
        else:
            lose_card(s, hero, self.what, option, "effect.30")
            if self.n > 1:
                s.steps.append(Answer(hero, self.what, self.n - 1))

    def prompt(self, s: Seven) -> Prompt:
        words: dict[str, Value] = {"n": self.n, "what": self.what}
        return Prompt(PromptKind.LOSE, Message("prompt-answer", words), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        if option is PAY:
            return Message("option-pay")
        if option.verb == "penalty":
            return Message("option-penalty-corruption" if option is TAKE_CORRUPTION else "option-penalty-sin")
        if option.verb in FREE_VERBS:
            return describe_free_use(s, self.seat, option)
        return Message("option-give-up", {"what": losable_key(self.what, option)})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        if option is PAY:
            return (of(self.seat, self.what),)
        if option.verb == "penalty":
            return (of(self.seat, "corruption") if option is TAKE_CORRUPTION else "sin_pile",)
        if option.verb in FREE_VERBS:
            return (freely_used(self.seat, option),)
        return (losable_ref(self.seat, self.what, option),)
