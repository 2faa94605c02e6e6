"""The Nameless as a player: his cards, his demands, the penalty (nameless.*, effect.30)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details, Trigger
from regnum.core.message import Message, PromptKind, Value
from regnum.core.option import Option
from regnum.games.seven import events
from regnum.games.seven.addresses import of
from regnum.games.seven.box import SHOP
from regnum.games.seven.options import DECLINE, DRAW_SIN, PAY, TAKE_CORRUPTION, TARGET
from regnum.games.seven.rules.choice import About, Choice
from regnum.games.seven.rules.effects import OPS, Direct, Later, carry_out, later, possible
from regnum.games.seven.rules.fall import corrupt
from regnum.games.seven.rules.free_use_values import available, sale, strength
from regnum.games.seven.rules.free_uses import FREE_USES, elixir_and_way, gives_cards
from regnum.games.seven.rules.gains import other_coin
from regnum.games.seven.rules.losses import TOKENS, Giving, held, losable, lose_card
from regnum.games.seven.rules.market import discard_elixir
from regnum.games.seven.rules.sins import draw_sins
from regnum.games.seven.schema import Demand, DrawElixir, Effect, Exchange, Gain, GainGift, Refresh, Untap
from regnum.games.seven.state import Seven
from regnum.games.seven.wording import effect_key


def may_play(s: Seven) -> bool:
    """nameless.2, nameless.3: whether the Nameless may play another card in this round and turn."""
    return s.nameless_round < s.rulings.nameless_in_round and s.nameless_turn < s.rulings.nameless_in_turn


def _targets(s: Seven) -> list[int]:
    """nameless.3, nameless.13: the heroes not yet chosen this turn, fallen ones included."""
    return [hero for hero in s.order if not s.nameless_chose >> hero & 1]


class PlayNameless(Choice):
    """nameless.2-nameless.4: after a hero's action, the Nameless may play one of his cards."""

    clauses = ("nameless.2", "nameless.3", "nameless.4")
    verbs = ("play", "decline")
    question = "prompt-nameless"
    about = About("option-play", "nameless_hand.{name}", card="@nameless-{name}", text="@nameless-{name}-text")

    def options(self, s: Seven) -> Sequence[Option]:
        cards = [card for card in s.nameless_hand if possible(s, self.seat, s.box.nameless_effect[card])]
        return [*(s.box.play_nameless[card] for card in cards), DECLINE]

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
        s.log(events.NAMELESS, card, self.seat, taken_back)
        carry_out(s, s.order[0], s.box.nameless_effect[card])

    def details(self, s: Seven, option: Option) -> Details | None:
        """nameless.3: what the card does, and what it may cost the heroes."""
        if option is DECLINE:
            return None
        effect = s.box.nameless_effect[s.box.nameless_number[option.first]]
        return Details(later=later(s, s.order[0], effect), triggers=(Trigger(effect_key(effect)),))


def make_demand(s: Seven, hero: int, effect: Demand) -> None:
    """effect.30: make a demand of one chosen hero, or of each hero in the order of play."""
    if effect.who == "chosen":
        s.steps.append(PickTarget(s.nameless, effect))
    else:
        s.steps += [Answer(one, effect.what, effect.n) for one in reversed(s.order)]


def _demanded(s: Seven, hero: int, effect: Demand) -> Later:
    """nameless.6: what heroes may have to hand over; whoever cannot is penalized instead."""
    what = "character" if effect.what == "tapped_character" else effect.what
    if what == "tap_character":
        return {}
    return {one: {what: (-effect.n, 0)} for one in (_targets(s) if effect.who == "chosen" else s.order)}


OPS[Demand] = Direct(make_demand, lambda s, hero, effect: effect.who == "each" or bool(_targets(s)), later=_demanded)


class PickTarget(Choice):
    """nameless.3, nameless.13: choose the hero who must meet a demand."""

    fields = (("seat", "seat"), ("effect", "effect"))
    clauses = ("nameless.3", "effect.30")
    verbs = ("target",)
    kind = PromptKind.TARGET
    question = "prompt-target"
    about = About("option-target", "heroes.{n}", player="@seat-{n}")

    def __init__(self, seat: int, effect: Demand) -> None:
        self.seat = seat
        self.effect = effect

    def options(self, s: Seven) -> Sequence[Option]:
        return [TARGET[hero] for hero in _targets(s)]

    def choose(self, s: Seven, option: Option) -> None:
        hero = option.last
        s.nameless_chose |= 1 << hero
        s.log(events.DEMAND, hero, f"@{effect_key(self.effect)}", self.seat)
        s.reveal()
        s.steps.append(Answer(hero, self.effect.what, self.effect.n))

    def words(self, s: Seven) -> dict[str, Value]:
        return {"effect": f"@{effect_key(self.effect)}"}

    def details(self, s: Seven, option: Option) -> Details:
        """nameless.6: what the hero may have to hand over."""
        chosen = {hero: of for hero, of in later(s, self.seat, self.effect).items() if hero == option.last}
        return Details(later=chosen, triggers=(Trigger(effect_key(self.effect), (option.last,)),))


class Answer(Giving):
    """nameless.6-nameless.8: a hero meets a demand if he can; otherwise he makes free uses to do so or is penalized."""

    clauses = ("nameless.6", "nameless.7", "nameless.8", "effect.30")
    verbs = ("pay", "give", "lose", *FREE_USES.verbs, "penalty")
    private = True
    question = "prompt-answer"

    def options(self, s: Seven) -> Sequence[Option]:
        hero, what = self.seat, self.what
        if held(s, hero, what) >= self.n:
            return [PAY] if what in TOKENS else losable(s, hero, what)
        found = [TAKE_CORRUPTION, DRAW_SIN] if s.rulings.fall else [DRAW_SIN]
        helps = _serving(s, hero, what)
        if held(s, hero, what) + sum([n for _, n in helps]) >= self.n:
            found += [option for option, _ in helps]
        return found

    def choose(self, s: Seven, option: Option) -> None:
        hero, left = self.seat, 0
        if option is TAKE_CORRUPTION:
            corrupt(s, hero, 1, "nameless.6")
        elif option is DRAW_SIN:
            draw_sins(s, hero, 1, "nameless.6")
        elif option is PAY:
            s.lose(hero, self.what, self.n, "effect.30")
        elif option.verb not in FREE_USES.verbs:
            lose_card(s, hero, self.what, option, "effect.30")
            left = self.n - 1
        elif option.verb == "elixir" and not gives_cards(s, *elixir_and_way(s, option)):
            # elixir.4: it is spent directly.
            elixir, which = elixir_and_way(s, option)
            left = self.n - _counts(s, hero, elixir, which)
            discard_elixir(s, hero, elixir)
            s.log(events.SPENDS_ELIXIR, hero, elixir)
        else:
            s.steps.append(self)
            FREE_USES.by_verb[option.verb].act(s, hero, option)
        if left > 0:
            s.steps.append(Answer(hero, self.what, left))

    def describe(self, s: Seven, option: Option) -> Message:
        if option.verb in FREE_USES.verbs:
            return FREE_USES.by_verb[option.verb].describe(s, self.seat, option)
        if option.verb == "penalty":
            return Message("option-penalty-corruption" if option is TAKE_CORRUPTION else "option-penalty-sin")
        return super().describe(s, option)

    def details(self, s: Seven, option: Option) -> Details | None:
        """nameless.6: a sin that is drawn."""
        if option is DRAW_SIN and s.sin_pile:
            return Details(later={self.seat: {"sin": (1, 1)}})
        return FREE_USES.by_verb[option.verb].details(s, self.seat, option) if option.verb in FREE_USES.verbs else None

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        if option.verb in FREE_USES.verbs:
            return FREE_USES.by_verb[option.verb].refs(s, self.seat, option)
        if option.verb == "penalty":
            return (of(self.seat, "corruption") if option is TAKE_CORRUPTION else "sin_pile",)
        return (of(self.seat, self.what),) if option is PAY else super().refs(s, option)


def _serving(s: Seven, hero: int, what: str) -> list[tuple[Option, int]]:
    """nameless.8: the free uses that help to meet a demand, each with the most it can yield."""
    box = s.box
    found: list[tuple[Option, int]] = []
    if what == "gift":
        for elixir in s.elixirs[hero]:
            for which in available(s, hero, elixir):
                found.append((box.drink[elixir][which], _counts(s, hero, elixir, which)))
    for palace in s.palaces[hero]:
        if s.enslaved[hero] >> palace & 1:
            n = _yield(s, hero, box.enslave_effect[palace], what)
            if n:
                found.append((box.use[palace], n))
        n = sale(s, hero, palace)
        if n and what == box.coin_of(palace):
            found.append((box.sell[palace], n))
    return found


def _yield(s: Seven, hero: int, effect: Effect, what: str) -> int:
    """nameless.8: the most of a demanded thing that the rule of a palace can yield."""
    if isinstance(effect, Refresh):
        return 0 if effect.then is None else _yield(s, hero, effect.then, what)
    if isinstance(effect, Gain) and effect.what == what:
        return effect.n
    if isinstance(effect, GainGift) and what == "gift":
        return min(effect.n, sum(s.reserve))
    if isinstance(effect, DrawElixir) and what == "elixir":
        return min(effect.n, len(s.piles[SHOP]))
    if isinstance(effect, Untap) and what == "tap_character":
        return min(effect.n, sum([one & 1 for one in s.characters[hero]]))
    if isinstance(effect, Exchange) and what in ("gold", "fame"):
        return min(effect.max, s.tokens(other_coin(what))[hero])
    return 0


def _counts(s: Seven, hero: int, elixir: int, which: int) -> int:
    """elixir.3: for how many gifts an elixir counts."""
    gives, wild, extra = strength(s, hero, elixir, which)
    return sum(gives) + wild + extra
