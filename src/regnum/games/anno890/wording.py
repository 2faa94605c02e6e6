"""Effects of tiles and Scenarios in words."""

from __future__ import annotations

from typing import Union

from regnum.core.message import Message
from regnum.games.anno890.schema import CastleGain, InvaderStart, ReplaceWithTerritory, SaracenTokens, VpPer


def effect_message(op: Union[VpPer, ReplaceWithTerritory, SaracenTokens, CastleGain, InvaderStart]) -> Message:
    """What an effect does, as a sentence."""
    if isinstance(op, VpPer):
        return Message(f"note-per-{op.per}", {"n": op.vp, "each": op.each})
    if isinstance(op, SaracenTokens):
        return Message("note-row-saracens", {"n": op.n, "tiles": op.tiles})
    if isinstance(op, CastleGain):
        return Message("note-castle-gain", {"n": op.n, "what": f"@{op.what}s"})
    if isinstance(op, InvaderStart):
        return Message("note-invader-start", {"n": op.n})
    return Message("note-replace")
