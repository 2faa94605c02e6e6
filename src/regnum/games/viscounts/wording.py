"""Effects in words: a message for every effect, composed from a few sentence templates."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from regnum.core.ops import dashed, joined, listed, numbers_of, op_name, ops_within, tag_of
from regnum.core.text import Text
from regnum.games.viscounts.schema.ops import (
    Action,
    All,
    BuildFree,
    Convert,
    Destroy,
    Effect,
    Either,
    Flip,
    Gain,
    Icons,
    If,
    On,
    Spend,
    TranscribeFree,
    VpPer,
)

_JOINTS: dict[type, str] = {All: "-and-", Either: "-or-"}


def effect_key(effect: Effect) -> str:
    """The message key of `effect`."""
    return f"effect-{op_name(effect, _JOINTS)}"


def effects_key(effects: tuple[Effect, ...]) -> str:
    """The message key of several effects in order."""
    return effect_key(effects[0] if len(effects) == 1 else All(effects))


def table_option(effect: Effect | None) -> str:
    """The table option that changes what an effect does, and so its words: icon.11 or score.4; empty if none does."""
    for part in ops_within(effect):
        if isinstance(part, Convert) and part.max_uses:
            return "double_resource"
        if isinstance(part, VpPer) and part.per.endswith("_icon"):
            return "icons_scored"
    return ""


# --- sentences -----------------------------------------------------------------------------------------------------


def effect_words(effect: Effect, text: Text, reading: str = "") -> str:
    """Describe `effect` in words, in the imperative; `reading` is the value of the `table_option` it depends on."""
    match effect:
        case All(of=parts):
            return _one_after_another(parts, text, reading)
        case Either(of=sides):
            return joined(_each(sides, text, reading), "fx-or", text)
        case On(event=event, do=do):
            return text(f"fx-on-{dashed(event)}", effect=effect_words(do, text, reading))
        case If(condition="always", do=do):
            return effect_words(do, text, reading)
        case If(condition=condition, do=do):
            key = "fx-if-no-criminals" if condition == "criminal_icons==0" else "fx-if-criminals"
            return text(key, effect=effect_words(do, text, reading))
        case Spend(n=n, do=do):
            return text("fx-spend", n=n, effect=effect_words(do, text, reading))
        case Gain():
            return _gains([effect], text)
        case Flip(what=what, n=n):
            return text(f"fx-flip-{what}", n=n)
        case Destroy(n=n, from_="whole_deck"):
            return text("fx-destroy-any", n=n)
        case TranscribeFree(costs=costs, n=n):
            return text(
                "fx-transcribe-free", n=n, costs=listed([str(cost) for cost in costs], "fx-list", "fx-list-or", text)
            )
        case BuildFree(building=building, where=where):
            return text(f"fx-build-{dashed(where)}", building=text(f"fx-building-{dashed(building)}"))
        case Convert():
            return _conversion([effect], text, reading)
        case Icons(what=what, n=n):
            return text("fx-icons", icons=text(f"fx-icon-{what}", n=n))
        case VpPer(per=per, every=every, vp=vp):
            return text("fx-vp-per", vp=vp, per=text(f"fx-per-{dashed(per)}", n=every, counted=reading))
        case Action(what=what):
            return text(f"fx-action-{dashed(what)}")
    return text(f"fx-{tag_of(effect)}", **numbers_of(effect))


def _each(effects: Sequence[Effect], text: Text, reading: str) -> list[str]:
    return [effect_words(effect, text, reading) for effect in effects]


def _one_after_another(parts: Sequence[Effect], text: Text, reading: str) -> str:
    """time.4: describe effects in order, joining those that fit into one sentence."""
    sentences: list[str] = []
    for _, run in groupby(parts, _subject):
        group = list(run)
        gains = [effect for effect in group if isinstance(effect, Gain)]
        conversions = [effect for effect in group if isinstance(effect, Convert)]
        if gains:
            sentences.append(_gains(gains, text))
        elif conversions:
            sentences.append(_conversion(conversions, text, reading))
        else:
            sentences += _each(group, text, reading)
    return joined(sentences, "fx-and", text)


def _subject(effect: Effect) -> tuple[object, ...]:
    """A grouping key: consecutive effects with the same key fit into one sentence."""
    if isinstance(effect, Convert):
        return Convert, effect.action, effect.to, effect.n_to, effect.max_uses
    return (type(effect),)


def _gains(gains: Sequence[Gain], text: Text) -> str:
    amounts = [text(f"fx-amount-{dashed(gain.what)}", n=gain.n) for gain in gains]
    return text("fx-gain", what=listed(amounts, "fx-list", "fx-list-and", text))


def _conversion(converts: Sequence[Convert], text: Text, reading: str) -> str:
    """icon.7, icon.10, icon.11: describe conversions to Icons that differ only in what is paid."""
    given = [
        text("fx-icon-merchant" if one.from_ == "merchant" else f"fx-amount-{one.from_}", n=one.n_from)
        for one in converts
    ]
    return text(
        "fx-convert",
        when=text(f"fx-when-{dashed(converts[0].action)}"),
        given=listed(given, "fx-list", "fx-list-or", text),
        icons=text(f"fx-icon-{converts[0].to}", n=converts[0].n_to),
        times=0 if reading == "every" else converts[0].max_uses,
    )


def icon_words(icons: Sequence[str], text: Text) -> str:
    """The Icons of a card: "2 Merchants and 1 Criminal"."""
    found = [text(f"fx-icon-{icon}", n=icons.count(icon)) for icon in dict.fromkeys(icons)]
    return listed(found, "fx-list", "fx-list-and", text)
