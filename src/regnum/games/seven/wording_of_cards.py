"""Descriptions of all cards in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeGuard

from regnum.core.text import Text
from regnum.games.seven.schema import (
    Amount,
    CataclysmEffect,
    Character,
    Contents,
    Elixir,
    Lose,
    Palace,
    Slot,
    Temple,
)
from regnum.games.seven.wording import amount_parts, amount_words, effect_words, gift_parts, gift_words, in_turn, listed


def card_words(contents: Contents, text: Text) -> dict[str, str]:
    """Descriptions of the gifts, costs and effects of cards, by message key."""
    lines: dict[str, str] = {}
    for character in contents.character:
        lines[f"character-{character.id}-gifts"] = gift_words(character.gifts, text)
        lines[f"character-{character.id}-text"] = _character(character, text)
    for elixir in contents.elixir:
        lines[f"elixir-{elixir.id}-plain"] = gift_words(elixir.gives, text)
        lines[f"elixir-{elixir.id}-set"] = gift_words(elixir.set.gives, text)
        lines[f"elixir-{elixir.id}-text"] = _elixir(elixir, text)
    palaces: list[Palace | Temple] = [*contents.castle, *contents.estate, *contents.temple]
    for palace in palaces:
        rule = effect_words(palace.enslave.effect, text)
        lines[f"palace-{palace.id}-rule"] = rule
        lines[f"palace-{palace.id}-text"] = _palace(palace, rule, text)
    for undertaking in contents.undertaking:
        asked = [_requirement(slot, text) for slot in undertaking.slots]
        lines |= {f"undertaking-{undertaking.id}-{n}": words for n, words in enumerate(asked, 1)}
        numbered = [f"({n}) {words}" for n, words in enumerate(asked, 1)]
        power = text("fx-amount-power", n=undertaking.power)
        lines[f"undertaking-{undertaking.id}-text"] = text("fx-asks-for", slots=", ".join(numbered), power=power)
    for card in contents.treasure:
        lines[f"treasure-{card.id}-text"] = effect_words(card.effect, text)
    for sin in contents.sin:
        first, second = effect_words(sin.first, text), effect_words(sin.second, text)
        lines[f"sin-{sin.id}-1"] = first
        lines[f"sin-{sin.id}-2"] = second
        lines[f"sin-{sin.id}-text"] = text("fx-or", first=first, second=second)
    for artefact in contents.artefact:
        lines[f"artefact-{artefact.id}-text"] = effect_words(artefact.effect, text)
    for cataclysm in contents.cataclysm:
        lines[f"cataclysm-{cataclysm.id}-text"] = in_turn(_sufferings(cataclysm.effects, text), text)
    for action in contents.nameless:
        lines[f"nameless-{action.id}-text"] = effect_words(action.effect, text)
    return lines


def _sufferings(effects: Sequence[CataclysmEffect], text: Text) -> list[str]:
    """The effects of a cataclysm in words.

    Two losses of power in a row, of which the first leaves enough for the second (cataclysm.3), are told as one: else
    it would seem that who has more loses less.
    """
    words: list[str] = []
    before: CataclysmEffect | None = None
    for effect in effects:
        if _takes_from_strong(before) and _takes_from_strong(effect) and before.min - before.n >= effect.min:
            words[-1] = text(
                "fx-lose-power-steps",
                high=before.min,
                below=before.min - 1,
                low=effect.min,
                first=before.n,
                second=effect.n,
                both=before.n + effect.n,
            )
        else:
            words.append(effect_words(effect, text))
        before = effect
    return words


def _takes_from_strong(effect: CataclysmEffect | None) -> TypeGuard[Lose]:
    return isinstance(effect, Lose) and effect.who == "power_at_least" and effect.what == "power"


def _requirement(slot: Slot, text: Text) -> str:
    return listed([*gift_parts(slot.gifts, text), *amount_parts(Amount(slot.gold, slot.fame), text)], text)


def _character(card: Character, text: Text) -> str:
    parts = [text("fx-of-banner", banner=text(f"banner-{card.banner}"))]
    if card.income != Amount():
        parts.append(text("fx-yields", amount=amount_words(card.income, text)))
    if card.power_now:
        parts.append(text("fx-at-once", amount=text("fx-amount-power", n=card.power_now)))
    parts.append(text("fx-taps-for", gifts=gift_words(card.gifts, text)))
    return listed(parts, text)


def _set(banner: str, n: int, text: Text) -> str:
    if banner == "any":
        return text("fx-set-any", n=n)
    return text("fx-set", n=n, banner=text(f"banner-{banner}"))


def _elixir(card: Elixir, text: Text) -> str:
    better = _set(card.set.banner, card.set.n, text)
    return text("fx-elixir", plain=gift_words(card.gives, text), better=gift_words(card.set.gives, text), set=better)


def _palace(card: Palace | Temple, rule: str, text: Text) -> str:
    condition = _set(card.set.banner, card.set.n, text)
    better = amount_words(card.set.income, text)
    if isinstance(card, Temple):
        now = text("fx-amount-power", n=card.power_now)
        words = text("fx-temple", now=now, better=better, set=condition)
    else:
        words = text("fx-palace", plain=amount_words(card.income, text), better=better, set=condition)
    return text("fx-enslaved", palace=words, price=card.enslave.power, rule=rule)
