"""The handler of each op of the content files, for human players and for the Rival.

`effects` looks them up here only while it carries something out: they use steps that import it.
"""

from __future__ import annotations

from regnum.games.viscounts import schema
from regnum.games.viscounts.rules import build, cards, castle, gains, hire, manuscripts, rival
from regnum.games.viscounts.rules.effects import OPS, RIVAL_OPS, carry_out

OPS.update(
    {
        schema.All: gains.gain_all,
        schema.Either: gains.either,
        schema.If: gains.gain_if,
        schema.Gain: gains.gain,
        schema.Flip: gains.flip,
        schema.Discard: cards.offer_discard,
        schema.Destroy: cards.offer_destroy,
        schema.Rearrange: cards.offer_rearrange,
        schema.Shuffle: cards.shuffle_discards,
        schema.RecruitFree: hire.recruit_free,
        schema.TranscribeFree: manuscripts.transcribe_free,
        schema.BuildFree: build.build_free,
        schema.PlaceWorkersFree: castle.place_workers_free,
        schema.MoveWorker: castle.offer_move,
    }
)
RIVAL_OPS.update(
    {
        schema.All: gains.gain_all,
        schema.Either: rival.either,
        schema.If: gains.gain_if,
        schema.Gain: rival.gain,
        schema.Flip: rival.flip,
        schema.Discard: lambda s, player, op: carry_out(s, player, s.box.instead["discard"] * op.n),  # solo.23
        schema.Destroy: lambda s, player, op: carry_out(s, player, s.box.instead["destroy"] * op.n),  # solo.20
        schema.Rearrange: lambda s, player, op: carry_out(s, player, s.box.instead["rearrange"]),  # solo.18
        schema.Shuffle: cards.shuffle_discards,
        schema.RecruitFree: lambda s, player, op: carry_out(s, player, s.box.instead["recruit_free"] * op.n),  # solo.27
        schema.TranscribeFree: rival.transcribe_free,
        schema.BuildFree: rival.build_free,
        schema.PlaceWorkersFree: rival.place_workers_free,
        schema.MoveWorker: lambda s, player, op: carry_out(s, player, s.box.instead["move_worker"] * op.n),  # solo.23
        schema.Action: rival.act,
        schema.Focus: rival.focus,
        schema.GainScheme: rival.gain_scheme,
        schema.DismissAdjacentFree: rival.dismiss,
        schema.Spend: rival.pay_and_gain,
    }
)
