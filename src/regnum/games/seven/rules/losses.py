"""Giving up tokens and cards, to a cataclysm or to the Nameless (effect.21, effect.22, effect.30)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress

from regnum.core.message import Fact, Message, PromptKind, Value
from regnum.core.option import Option
from regnum.games.seven import events
from regnum.games.seven.addresses import of
from regnum.games.seven.box import KINDS
from regnum.games.seven.options import GIVE
from regnum.games.seven.rules.artefacts import discard_artefact
from regnum.games.seven.rules.choice import Choice
from regnum.games.seven.rules.effects import OPS, Direct
from regnum.games.seven.rules.gains import turn_character
from regnum.games.seven.rules.market import discard_character, discard_elixir
from regnum.games.seven.schema import DiscardDownTo, Lose
from regnum.games.seven.state import Seven

TOKENS = ("gold", "fame", "power")


def lose(s: Seven, hero: int, effect: Lose) -> None:
    """effect.21, cataclysm.4, cataclysm.9: each affected hero, in the order of play, loses as much as he has."""
    for loser in reversed(_losers(s, effect)):
        n = effect.n * _counted(s, loser, effect.per)
        if effect.max:
            n = min(n, effect.max)
        if effect.what in TOKENS:
            n = min(n, held(s, loser, effect.what))
            kind, why = (events.LOSES_OF_MANY, (effect.min,)) if effect.min else (events.LOSES, ())
            s.lose(loser, effect.what, n, "effect.21", kind, why)
        elif n:
            s.steps.append(GiveUp(loser, effect.what, n))


def _losers(s: Seven, effect: Lose) -> list[int]:
    if effect.who == "most_power":
        most = max(s.power)
        return [hero for hero in s.order if s.power[hero] == most]
    if effect.who == "power_at_least":
        return [hero for hero in s.order if s.power[hero] >= effect.min]
    return list(s.order)


def _counted(s: Seven, hero: int, per: str) -> int:
    """effect.21: the number of things that multiplies a loss; the hero does not count as a character."""
    if not per:
        return 1
    cards = {"palace": s.palaces, "character": s.characters, "elixir": s.elixirs, "sin": s.sins}
    return len(cards[per][hero])


def discard_gifts(s: Seven, hero: int, effect: DiscardDownTo) -> None:
    """effect.22: each hero, in the order of play, discards gifts down to the limit."""
    for loser in reversed(s.order):
        if s.gift_cards(loser) > effect.n:
            s.steps.append(GiveUp(loser, "gift", s.gift_cards(loser) - effect.n))


class Giving(Choice):
    """A decision about `n` things of a kind to be given up."""

    fields = (("seat", "seat"), ("what", "text"), ("n", "number"))
    kind = PromptKind.LOSE

    def __init__(self, seat: int, what: str, n: int) -> None:
        self.seat = seat
        self.what = what
        self.n = n

    def words(self, s: Seven) -> dict[str, Value]:
        return {"n": self.n, "what": self.what}

    def meaning(self, s: Seven, option: Option) -> Message:
        return Message("option-give-up", {"what": f"@{_kind(self.what)}-{option.first}"})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return (of(self.seat, f"{_kind(self.what)}s.{option.first}"),)


class GiveUp(Giving):
    """effect.21, effect.22, effect.30: choose the next card to give up."""

    clauses = ("effect.21", "effect.22", "cataclysm.4")
    verbs = ("give", "lose")
    caused = True
    question = "prompt-give-up"

    def options(self, s: Seven) -> Sequence[Option]:
        return losable(s, self.seat, self.what)

    def choose(self, s: Seven, option: Option) -> None:
        lose_card(s, self.seat, self.what, option, "effect.21")
        if self.n > 1:
            s.steps.append(GiveUp(self.seat, self.what, self.n - 1))


OPS[Lose] = Direct(lose)
OPS[DiscardDownTo] = Direct(discard_gifts)


def _kind(what: str) -> str:
    """The kind of card that a loss refers to."""
    return what if what in ("gift", "elixir", "artefact") else "character"


def held(s: Seven, hero: int, what: str) -> int:
    """How many things of a kind `hero` could give up."""
    if what in TOKENS:
        return s.tokens(what)[hero]
    return s.gift_cards(hero) if what == "gift" else len(losable(s, hero, what))


def losable(s: Seven, hero: int, what: str) -> list[Option]:
    """The cards of a kind that `hero` could give up."""
    if what == "gift":
        return list(compress(GIVE, s.gifts_of(hero)))
    if what == "elixir":
        return [s.box.lose_elixir[elixir] for elixir in s.elixirs[hero]]
    if what == "artefact":
        return [s.box.lose_artefact[artefact] for artefact in s.artefacts[hero]]
    tapped = 1 if what == "tapped_character" else 0
    return [s.box.lose_character[one >> 1] for one in s.characters[hero] if one & 1 == tapped]


def lose_card(s: Seven, hero: int, what: str, option: Option, clause: str) -> None:
    """effect.30: discard a card, or return a gift to the reserve; an upright character is only tapped."""
    name = option.first
    if what == "gift":
        s.move_gifts(hero, KINDS.index(name), -1)
    elif what == "elixir":
        discard_elixir(s, hero, s.box.elixir_number[name])
    elif what == "artefact":
        discard_artefact(s, hero, s.box.artefact_number[name])
    elif what == "tapped_character":
        discard_character(s, hero, 2 * s.box.character_number[name] + 1)
    else:
        turn_character(s, hero, 2 * s.box.character_number[name])
    if s.events is not None:
        s.log(events.GIVES_UP, hero, f"@{_kind(what)}-{name}", clause=clause, fact=_loss(hero, what, name))
    if what == "artefact":
        s.reveal()


def _loss(hero: int, what: str, name: str) -> Fact:
    """What becomes of a card or gift that is lost."""
    kind = _kind(what)
    piece, here = f"{kind}:{name}", of(hero, f"{kind}s")
    if what == "gift":
        return Fact("moved", hero, piece, f"{here}.{name}", f"reserve.{name}")
    if kind != "character" or what == "tapped_character":
        return Fact("moved", hero, piece, here, f"{kind}_discards")
    return Fact("turned", hero, piece, target=here)
