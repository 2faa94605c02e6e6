"""Effects, costs and cards in words: a message for every effect, composed from a few sentence templates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Any, get_args

import msgspec

from regnum.core.text import Text
from regnum.games.seven.box import KINDS
from regnum.games.seven.schema import (
    Amount,
    Demand,
    Effect,
    Gain,
    GainGift,
    Lose,
    OustMarker,
    Refresh,
    Steal,
    SwapGift,
    UntilEndOfTurn,
)

EFFECTS = get_args(Effect)


def effect_key(effect: Effect) -> str:
    """The message key of `effect`, made of its op and values."""
    parts = ["effect", str(effect.__struct_config__.tag)]
    for name in effect.__struct_fields__:
        value = getattr(effect, name)
        if isinstance(value, EFFECTS):
            parts.append(effect_key(value).removeprefix("effect-"))
        elif isinstance(value, Amount):
            parts.append(str(value.power))
        elif isinstance(value, tuple):
            parts += [str(one) for one in value]
        elif value not in ("", None):
            parts.append(str(value))
    return "-".join(parts).replace("_", "-")


def effects_within(thing: Any) -> Iterator[Effect]:
    """Yield every effect in a part of the content, nested ones included."""
    if isinstance(thing, EFFECTS):
        yield thing
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from effects_within(getattr(thing, name))
    elif isinstance(thing, (list, tuple)):
        for one in thing:
            yield from effects_within(one)


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def effect_words(effect: Effect, text: Text) -> str:
    """Describe `effect` in words, in the imperative."""
    match effect:
        case Gain(what=what, n=n):
            return text("fx-gain", what=text(f"fx-amount-{what}", n=n))
        case GainGift(kind=kind, n=n):
            return text(f"fx-gain-gift-{_dashed(kind)}", n=n)
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
            loss = text(f"fx-loss-{_dashed(what)}", n=n)
            if per:
                loss = text(f"fx-per-{per}", loss=loss)
            if most:
                loss = text("fx-at-most", loss=loss, n=most)
            return text(f"fx-lose-{_dashed(who)}", loss=loss, n=least)
        case Demand(who=who, what="tap_character", n=n):
            return text(f"fx-demand-tap-{who}", n=n)
        case Demand(who=who, what=what, n=n):
            return text(f"fx-demand-{who}", what=text(f"fx-loss-{_dashed(what)}", n=n))
        case UntilEndOfTurn(rule=rule):
            return text(f"fx-rule-{_dashed(rule)}")
    # The remaining effects need only their number.
    values = {name: getattr(effect, name) for name in effect.__struct_fields__}
    numbers = {name: value for name, value in values.items() if isinstance(value, int)}
    return text(f"fx-{_dashed(str(effect.__struct_config__.tag))}", **numbers)


def amount_words(amount: Amount, text: Text) -> str:
    """Describe an amount of gold, fame and power, leaving out zeros."""
    return listed(amount_parts(amount, text), text)


def amount_parts(amount: Amount, text: Text) -> list[str]:
    return [text(f"fx-amount-{name}", n=n) for name in Amount.__struct_fields__ if (n := getattr(amount, name))]


def gift_words(gifts: Sequence[str], text: Text) -> str:
    """Describe gifts by kind."""
    return listed(gift_parts(gifts, text), text)


def gift_parts(gifts: Sequence[str], text: Text) -> list[str]:
    parts = [text("fx-gifts", n=n, gift=text(f"gift-{kind}")) for kind in KINDS if (n := list(gifts).count(kind))]
    if n := list(gifts).count("any"):
        parts.append(text("fx-gifts-any", n=n))
    return parts


def listed(words: Sequence[str], text: Text) -> str:
    """Join words as in "A, B and C"."""
    if not words:
        return text("fx-none")
    if len(words) == 1:
        return words[0]
    others = reduce(lambda one, other: text("fx-list", first=one, second=other), words[:-1])
    return text("fx-list-and", first=others, second=words[-1])


def in_turn(words: Sequence[str], text: Text) -> str:
    """Join sentences as in "A, then B"."""
    return reduce(lambda one, other: text("fx-then", first=one, second=other), words)
