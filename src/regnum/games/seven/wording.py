"""Effects, costs and cards in words: the arguments of messages, and descriptions composed from sentence templates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeGuard

from regnum.core.message import Value, amounts
from regnum.core.ops import dashed, joined, listed, numbers_of, op_name, tag_of
from regnum.core.text import Text
from regnum.games.seven.box import KINDS, Counts
from regnum.games.seven.schema import (
    Amount,
    CataclysmEffect,
    Character,
    Contents,
    Demand,
    Effect,
    Elixir,
    Gain,
    GainGift,
    Lose,
    OustMarker,
    Palace,
    Refresh,
    Slot,
    Steal,
    SwapGift,
    Temple,
    UntilEndOfTurn,
)

if TYPE_CHECKING:
    from regnum.games.seven.state import Seven


# --- arguments of messages -----------------------------------------------------------------------------------------


def payment(gold: int, fame: int, power: int, gifts: Counts) -> dict[str, Value]:
    """What is paid, as a list."""
    return amounts({"gold": gold, "fame": fame, "power": power, **dict(zip(KINDS, gifts, strict=True))})


def undertaking_key(s: Seven, place: int) -> str:
    """The undertaking at a place."""
    return f"@undertaking-{s.box.undertaking_ids[s.board[place]]}"


def slot_words(s: Seven, place: int, slot: int) -> dict[str, Value]:
    """An undertaking and one of its requirements."""
    name = undertaking_key(s, place)
    return {"undertaking": name, "cost": f"{name}-{slot + 1}"}


# --- effects and amounts -------------------------------------------------------------------------------------------


def effect_key(effect: Effect) -> str:
    """The message key of `effect`, made of its op and values."""
    return f"effect-{op_name(effect)}"


def effect_words(effect: Effect, text: Text) -> str:
    """Describe `effect` in words, in the imperative."""
    match effect:
        case Gain(what=what, n=n):
            return text("fx-gain", what=text(f"fx-amount-{what}", n=n))
        case GainGift(kind=kind, n=n):
            return text(f"fx-gain-gift-{dashed(kind)}", n=n)
        case Steal(what=what, n=n):
            return text(f"fx-steal-{what}", n=n)
        case OustMarker(cost=cost):
            return text("fx-oust-marker", n=cost.power)
        case Refresh(board=board, then=None):
            return text(f"fx-refresh-{board}")
        case Refresh(board=board, then=Gain() as then):
            return text("fx-then", first=text(f"fx-refresh-{board}"), second=effect_words(then, text))
        case SwapGift(max=most, with_=sources):
            return text("fx-swap-gift" if "rival" in sources else "fx-swap-gift-reserve", n=most)
        case Lose(who=who, what=what, n=n, per=per, max=most, min=least):
            loss = text(f"fx-loss-{dashed(what)}", n=n)
            if per:
                loss = text(f"fx-per-{per}", loss=loss)
            if most:
                loss = text("fx-at-most", loss=loss, n=most)
            return text(f"fx-lose-{dashed(who)}", loss=loss, n=least)
        case Demand(who=who, what="tap_character", n=n):
            return text(f"fx-demand-tap-{who}", n=n)
        case Demand(who=who, what=what, n=n):
            return text(f"fx-demand-{who}", what=text(f"fx-loss-{dashed(what)}", n=n))
        case UntilEndOfTurn(rule=rule):
            return text(f"fx-rule-{dashed(rule)}")
    return text(f"fx-{tag_of(effect)}", **numbers_of(effect))


def amount_words(amount: Amount, text: Text) -> str:
    """Describe an amount of gold, fame and power, leaving out zeros."""
    return _listed(amount_parts(amount, text), text)


def amount_parts(amount: Amount, text: Text) -> list[str]:
    return [text(f"fx-amount-{name}", n=n) for name in Amount.__struct_fields__ if (n := getattr(amount, name))]


def gift_words(gifts: Sequence[str], text: Text) -> str:
    """Describe gifts by kind."""
    return _listed(gift_parts(gifts, text), text)


def gift_parts(gifts: Sequence[str], text: Text) -> list[str]:
    parts = [text("fx-gifts", n=n, gift=text(f"gift-{kind}")) for kind in KINDS if (n := list(gifts).count(kind))]
    if n := list(gifts).count("any"):
        parts.append(text("fx-gifts-any", n=n))
    return parts


def _listed(words: Sequence[str], text: Text) -> str:
    return listed(words, "fx-list", "fx-list-and", text) if words else text("fx-none")


# --- cards ----------------------------------------------------------------------------------------------------------


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
        lines[f"cataclysm-{cataclysm.id}-text"] = joined(_sufferings(cataclysm.effects, text), "fx-then", text)
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
    return _listed([*gift_parts(slot.gifts, text), *amount_parts(Amount(slot.gold, slot.fame), text)], text)


def _character(card: Character, text: Text) -> str:
    parts = [text("fx-of-banner", banner=text(f"banner-{card.banner}"))]
    if card.income != Amount():
        parts.append(text("fx-yields", amount=amount_words(card.income, text)))
    if card.power_now:
        parts.append(text("fx-at-once", amount=text("fx-amount-power", n=card.power_now)))
    parts.append(text("fx-taps-for", gifts=gift_words(card.gifts, text)))
    return _listed(parts, text)


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
