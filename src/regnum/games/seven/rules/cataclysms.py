"""Cataclysms: their causes and effects (cataclysm.*, sin.3, sin.4, effect.21-effect.23)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind, Value
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.seven.box import KINDS
from regnum.games.seven.options import GIVE
from regnum.games.seven.rules.addresses import of, palaces_for_sale
from regnum.games.seven.rules.artefacts import discard_artefact
from regnum.games.seven.rules.choice import Choice
from regnum.games.seven.rules.effects import carry_out
from regnum.games.seven.rules.founding import replace_palace
from regnum.games.seven.rules.gifts import turn_character
from regnum.games.seven.rules.market import BOARDS, close_a_space, discard_character, discard_elixir
from regnum.games.seven.rules.palaces import remove_palace
from regnum.games.seven.schema import CataclysmEffect, DiscardDownTo, DrawSin, Lose
from regnum.games.seven.state import Seven

TOKENS = ("gold", "fame", "power")


class PlayCataclysm(Act[Seven]):
    """cataclysm.1-cataclysm.3, cataclysm.11: play the top card: destroy a palace, close a space, then other effects."""

    clauses = ("cataclysm.1", "cataclysm.2", "cataclysm.3", "cataclysm.11")

    def run(self, s: Seven) -> None:
        if not s.cataclysm_pile:
            return
        number = s.cataclysm_pile[-1]
        s.learn(number, "cataclysm")
        s.cataclysm_pile = s.cataclysm_pile[:-1]
        s.cataclysms += (number,)
        card = s.box.cataclysms[number]
        if s.events is not None:
            words: dict[str, Value] = {"cataclysm": f"@cataclysm-{card.id}", "n": len(s.cataclysms)}
            fact = Fact("revealed", piece=f"cataclysm:{card.id}", source="cataclysm_pile", target="cataclysms")
            s.tell("event-cataclysm", "cataclysm.1", words, fact=fact)
            if not s.cataclysm_pile:
                s.tell("event-last-cataclysm", "end.6", fact=Fact("ended", source="cataclysm_pile"))
        if card.effects:
            s.steps.append(Suffer(card.effects))
        _destroy(s, s.box.numbered[card.palace])
        if card.closes:
            close_a_space(s, BOARDS.index(card.closes))


CATACLYSM = PlayCataclysm()


def cataclysm_of_row(s: Seven) -> None:
    """complete.13, sin.4: a cataclysm for what was completed; by table option, discarded sins are shuffled after it."""
    if s.rulings.every_cataclysm_shuffles:
        s.steps.append(ShuffleSins())
    s.steps.append(CATACLYSM)


def _destroy(s: Seven, palace: int) -> None:
    """cataclysm.5, cataclysm.6, free.6: destroy a palace wherever it is; no effect if it has left the game."""
    for hero in s.order:
        if palace in s.palaces[hero]:
            remove_palace(s, hero, palace, "event-destroyed-of", "cataclysm.5")
            return
    if palace in s.gone:
        return
    s.gone += (palace,)
    if s.events is not None:
        name = s.box.palace_ids[palace]
        fact = Fact("moved", piece=f"palace:{name}", source=_lies(s, palace), target="gone")
        s.tell("event-destroyed", "cataclysm.5", {"palace": f"@palace-{name}"}, fact=fact)
    if palace in s.open_palaces:
        replace_palace(s, palace)
        return
    kind = int(palace >= s.box.first_estate)
    pile = [one for one in s.palace_piles[kind] if one != palace]
    s.rng.shuffle(pile)
    s.palace_piles[kind] = tuple(pile)
    s.reveal()


def _lies(s: Seven, palace: int) -> str:
    """The address of an unowned castle or estate: for sale or in its pile."""
    if palace in s.open_palaces:
        return palaces_for_sale(s, palace)
    return "castle_pile" if palace < s.box.first_estate else "estate_pile"


class Suffer(Act[Seven]):
    """cataclysm.3: carry out the remaining effects one by one, each completely before the next."""

    fields = (("effects", "effect*"),)
    clauses = ("cataclysm.3", "cataclysm.4")

    def __init__(self, effects: tuple[CataclysmEffect, ...]) -> None:
        self.effects = effects

    def run(self, s: Seven) -> None:
        if len(self.effects) > 1:
            s.steps.append(Suffer(self.effects[1:]))
        carry_out(s, s.order[0], self.effects[0])


# --- losses --------------------------------------------------------------------------------------------------------


def lose(s: Seven, hero: int, effect: Lose) -> None:
    """effect.21, cataclysm.4, cataclysm.9: each affected hero, in the order of play, loses as much as he has."""
    for loser in reversed(_losers(s, effect)):
        n = effect.n * _counted(s, loser, effect.per)
        if effect.max:
            n = min(n, effect.max)
        give_up(s, loser, effect.what, n, effect.min)


def _losers(s: Seven, effect: Lose) -> list[int]:
    if effect.who == "most_power":
        most = max(s.power)
        return [hero for hero in s.order if s.power[hero] == most]
    if effect.who == "power_at_least":
        return [hero for hero in s.order if s.power[hero] >= effect.min]
    return list(s.order)


def _counted(s: Seven, hero: int, per: str) -> int:
    """effect.21: the number of things that multiplies a loss; the hero does not count as a character."""
    if per == "palace":
        return len(s.palaces[hero])
    if per == "character":
        return len(s.characters[hero])
    if per == "elixir":
        return len(s.elixirs[hero])
    return len(s.sins[hero]) if per == "sin" else 1


def give_up(s: Seven, hero: int, what: str, n: int, least: int = 0) -> None:
    """cataclysm.9: lose tokens or power at once, or choose cards to lose; a shortfall is not owed.

    `least`: so much power makes the hero lose it.
    """
    if what not in TOKENS:
        if n:
            s.steps.append(GiveUp(hero, what, n))
        return
    lost = min(n, held(s, hero, what))
    holdings(s, what)[hero] -= lost
    if lost and s.events is not None:
        words: dict[str, Value] = {"player": s.who(hero), "what": what, "n": lost}
        if least:
            words["least"] = least
        event = "event-loses-of-many" if least else "event-loses"
        s.tell(event, "effect.21", words, fact=Fact("lost", hero, what, of(hero, what), amount=lost))


def discard_down_to(s: Seven, hero: int, effect: DiscardDownTo) -> None:
    """effect.22: each hero, in the order of play, discards gifts down to the limit."""
    for loser in reversed(s.order):
        give_up(s, loser, "gift", max(0, s.gift_cards(loser) - effect.n))


class GiveUp(Choice):
    """effect.21, effect.22, effect.30: choose the next card to give up."""

    fields = (("seat", "seat"), ("what", "text"), ("n", "number"))
    clauses = ("effect.21", "effect.22", "cataclysm.4")
    verbs = ("give", "lose")

    def __init__(self, seat: int, what: str, n: int) -> None:
        self.seat = seat
        self.what = what
        self.n = n

    def options(self, s: Seven) -> Sequence[Option]:
        return losable(s, self.seat, self.what)

    def choose(self, s: Seven, option: Option) -> None:
        lose_card(s, self.seat, self.what, option, "effect.21")
        if self.n > 1:
            s.steps.append(GiveUp(self.seat, self.what, self.n - 1))

    def prompt(self, s: Seven) -> Prompt:
        return Prompt(PromptKind.LOSE, Message("prompt-give-up", {"n": self.n, "what": self.what}), self.clauses)

    def describe(self, s: Seven, option: Option) -> Message:
        return Message("option-give-up", {"what": losable_key(self.what, option)})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return (losable_ref(self.seat, self.what, option),)


def holdings(s: Seven, what: str) -> list[int]:
    """The gold, fame or power of all heroes."""
    return s.gold if what == "gold" else s.fame if what == "fame" else s.power


def held(s: Seven, hero: int, what: str) -> int:
    """How many things of a kind `hero` could give up."""
    if what in TOKENS:
        return holdings(s, what)[hero]
    return s.gift_cards(hero) if what == "gift" else len(losable(s, hero, what))


def losable(s: Seven, hero: int, what: str) -> list[Option]:
    """The cards of a kind that `hero` could give up."""
    if what == "gift":
        return [GIVE[kind] for kind in range(6) if s.gifts[6 * hero + kind]]
    if what == "elixir":
        return [s.box.lose_elixir[elixir] for elixir in s.elixirs[hero]]
    if what == "artefact":
        return [s.box.lose_artefact[artefact] for artefact in s.artefacts[hero]]
    tapped = 1 if what == "tapped_character" else 0
    return [s.box.lose_character[one >> 1] for one in s.characters[hero] if one & 1 == tapped]


def _kind(what: str) -> str:
    """The kind of card that a loss refers to."""
    return what if what in ("gift", "elixir", "artefact") else "character"


def losable_key(what: str, option: Option) -> str:
    """The message key of a card to give up."""
    return f"@{_kind(what)}-{option.first}"


def losable_ref(hero: int, what: str, option: Option) -> str:
    """The address of a card to give up."""
    return of(hero, f"{_kind(what)}s.{option.first}")


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
        words: dict[str, Value] = {"player": s.who(hero), "what": losable_key(what, option)}
        s.tell("event-gives-up", clause, words, fact=_given_up(hero, what, name))


def _given_up(hero: int, what: str, name: str) -> Fact:
    """effect.30: the fact for a card given up; an upright character stays and is tapped."""
    kind = _kind(what)
    piece = f"{kind}:{name}"
    if kind == "gift":
        return Fact("moved", hero, piece, of(hero, f"gifts.{name}"), f"reserve.{name}")
    if kind == "character" and what != "tapped_character":
        return Fact("turned", hero, piece, target=of(hero, "characters"))
    return Fact("moved", hero, piece, of(hero, f"{kind}s"), f"{kind}_discards")


# --- sins and cataclysms -------------------------------------------------------------------------------------------


def draw_sins(s: Seven, hero: int, n: int, clause: str) -> None:
    """supply.6: draw `n` sins from the top of the deck; draws beyond its last card are lost; pass.3."""
    drawn = min(n, len(s.sin_pile))
    for _ in range(drawn):
        sin = top_sin(s)
        s.learn(sin, "sin")
        s.sins[hero] += (sin,)
    if drawn:
        s.standing_pass[hero] = ""
    if drawn and s.events is not None:
        fact = Fact("moved", hero, "sin", "sin_pile", of(hero, "sins"), drawn)
        s.tell("event-draws-sins", clause, {"player": s.who(hero), "n": drawn}, fact=fact)


def top_sin(s: Seven) -> int:
    """sin.4: remove the top card of the deck; while `sins_loose` cards are unordered, pick one of them at random."""
    pile, at = s.sin_pile, len(s.sin_pile) - 1
    if s.sins_loose:
        at -= s.rng.below(s.sins_loose)
        s.sins_loose -= 1
    s.sin_pile = pile[:at] + pile[at + 1 :]
    return pile[at]


def draw_sin(s: Seven, hero: int, effect: DrawSin) -> None:
    """effect.23: each hero tied for the fewest sins draws."""
    fewest = min(len(hand) for hand in s.sins)
    for drawer in [hero for hero in s.order if len(s.sins[hero]) == fewest]:
        draw_sins(s, drawer, effect.n, "effect.23")


def discard_sin(s: Seven, sin: int) -> None:
    """sin.3, sin.4, supply.5: discard a sin; the seventh brings a cataclysm, then all seven go into the deck."""
    s.sin_discards += (sin,)
    if len(s.sin_discards) == s.box.constants.sins_for_cataclysm:
        s.steps.append(ShuffleSins())
        s.steps.append(CATACLYSM)


class ShuffleSins(Act[Seven]):
    """sin.4: shuffle the discards into the sin deck."""

    clauses = ("sin.4", "supply.5")

    def run(self, s: Seven) -> None:
        if s.sin_discards:
            s.sin_pile, s.sin_discards = s.sin_pile + s.sin_discards, ()
            s.sins_loose = len(s.sin_pile)
