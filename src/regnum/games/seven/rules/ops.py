"""The handler of each op of the content files, and the test of whether it would have any effect."""

from __future__ import annotations

from typing import Final

from regnum.games.seven import schema
from regnum.games.seven.rules import (
    artefacts,
    cataclysms,
    elixirs,
    founding,
    gifts,
    hero,
    market,
    nameless,
    recruiting,
    sins,
    striking,
    tokens,
    undertakings,
)
from regnum.games.seven.rules.effects import OPS, TESTS, Handler, Test

HANDLERS: Final[dict[type, Handler]] = {
    schema.Gain: tokens.gain,
    schema.GainGift: gifts.gain_gift,
    schema.Steal: striking.strike,
    schema.StealFromEach: gifts.steal_from_each,
    schema.LureCharacter: striking.strike,
    schema.RecruitNow: recruiting.recruit_now,
    schema.BuyElixirNow: elixirs.buy_now,
    schema.FoundNow: founding.found_now,
    schema.TapRival: striking.strike,
    schema.OustMarker: striking.strike,
    schema.SkipRival: striking.strike,
    schema.Untap: gifts.untap,
    schema.Refresh: market.refresh,
    schema.DrawElixir: market.draw_elixir,
    schema.Exchange: tokens.exchange,
    schema.BurySin: sins.bury_sin,
    schema.ForeseeCataclysm: artefacts.foresee,
    schema.SwapGift: hero.swap_gift,
    schema.ReclaimSlot: undertakings.reclaim_slot,
    schema.FillSlot: undertakings.fill_slot,
    schema.DrawArtefact: artefacts.draw_artefact,
    schema.Lose: cataclysms.lose,
    schema.DiscardDownTo: cataclysms.discard_down_to,
    schema.DrawSin: cataclysms.draw_sin,
    schema.MillSin: nameless.mill_sin,
}
POSSIBLE: Final[dict[type, Test]] = {
    schema.GainGift: gifts.can_gain_gift,
    schema.Steal: striking.can_strike,
    schema.LureCharacter: striking.can_strike,
    schema.RecruitNow: recruiting.can_recruit_now,
    schema.BuyElixirNow: elixirs.can_buy_now,
    schema.FoundNow: founding.can_found_now,
    schema.TapRival: striking.can_strike,
    schema.OustMarker: striking.can_strike,
    schema.SkipRival: striking.can_strike,
    schema.Untap: gifts.can_untap,
    schema.DrawElixir: market.can_draw_elixir,
    schema.Exchange: tokens.can_exchange,
    schema.BurySin: sins.can_bury,
    schema.ForeseeCataclysm: artefacts.can_foresee,
    schema.SwapGift: hero.can_swap,
    schema.ReclaimSlot: undertakings.can_reclaim,
    schema.FillSlot: undertakings.can_fill,
}


def fill_in() -> None:
    """Register the handlers in `effects`, which cannot import them: they use steps that import `effects`."""
    OPS.update(HANDLERS)
    TESTS.update(POSSIBLE)
