"""The pieces of Viscounts that golden records must bring into play."""

from __future__ import annotations

import regnum
from regnum.games.viscounts.box import SPOTS
from regnum.games.viscounts.game import ViscountsGame
from regnum.games.viscounts.rules.build import link_after
from regnum.games.viscounts.rules.possible import ROUND
from regnum.games.viscounts.state import Viscounts

# What the log says of a piece, and which word of it names the piece.
TOLD = {
    "event-plays": ("plays", "card"),
    "event-drops": ("drops", "card"),
    "event-hires": ("hires", "card"),
    "event-transcribes": ("transcribes", "manuscript"),
    "event-bonus": ("takes", "bonus"),
    "event-builds": ("builds", "building"),
    "event-scheme": ("turns up", "scheme"),
    "event-gains-scheme": ("gains", "scheme"),
}

# What must happen to somebody; the steps that ask show the other effects.
HAPPENINGS = (
    "event-gains", "event-debt", "event-deed", "event-pays-debt", "event-approves-deed", "event-virtue",
    "event-corruption", "event-shuffles", "event-dismisses", "event-workers", "event-advances", "event-rises",
    "event-eliminated", "event-leader", "event-collision",
)  # fmt: skip

# What the Rival must do of that by its own rules.
RIVAL_DEEDS = (
    "event-gains", "event-debt", "event-deed", "event-pays-debt", "event-approves-deed", "event-virtue",
    "event-corruption", "event-shuffles", "event-dismisses", "event-workers", "event-builds", "event-transcribes",
    "event-collision",
)  # fmt: skip

ENDINGS = ("poverty", "prosperity", "divided_kingdom")


def all_pieces(g: regnum.Game) -> set[str]:
    """Everything printed, in each way it can come into play, and every way to end."""
    assert isinstance(g, ViscountsGame)
    box, contents = g.box, g.content.box
    cards = [card.id for card in box.cards]
    wanted = {f"{verb} @card-{id}" for id in cards for verb in ("plays", "drops")}
    wanted |= {f"hires @card-{card.id}" for card in contents.townsfolk}
    wanted |= {f"transcribes @manuscript-{tile.id}" for tile in contents.manuscript}
    wanted |= {f"takes @bonus-{bonus.id}" for bonus in contents.cleric_bonus}
    wanted |= {f"builds @building-{building.id}" for building in contents.building}
    wanted |= {f"spot {segment.id} {n + 1}" for segment in contents.segment for n in range(SPOTS)}
    wanted |= {f"link {link.id}" for segment in contents.segment for link in segment.link}
    wanted |= {f"pair {card.start_space}" for card in contents.player_card}
    wanted |= {f"rival {rival.id}" for rival in contents.rival}
    wanted |= {f"turns up @scheme-{scheme.id}" for scheme in contents.scheme}
    wanted |= {f"gains @scheme-{scheme.id}" for scheme in contents.scheme if scheme.deck == "future"}
    wanted |= {f"the Rival: {key}" for key in RIVAL_DEEDS}
    return wanted | {f"ending {ending}" for ending in ENDINGS} | set(HAPPENINGS)


def pieces_in_play(state: regnum.State) -> set[str]:
    """What the last choice brought into play, by what it told, and what stands on the board."""
    assert isinstance(state, Viscounts)
    seen = {f"link {id}" for id in _paid_links(state)}
    rival = ""
    if state.rival >= 0:
        seen.add(f"rival {state.box.rivals[state.rival].id}")
        rival = state.name(state.table.seats)
    for event in state.events or ():
        key, args = event.message.key, event.message.args
        by_rival = rival and str(args.get("player")).endswith(rival)  # with an article or without
        seen.add(f"the Rival: {key}" if by_rival else key)
        if key in TOLD:
            verb, word = TOLD[key]
            seen.add(f"{verb} {args[word]}")
        if key == "event-builds":
            seen.add(f"spot {str(args['place']).removeprefix('@segment-')} {args['spot']}")
        elif key == "event-pair":
            seen.add(f"pair {args['n']}")
    return seen


def _paid_links(s: Viscounts) -> list[str]:
    """build.10: a Link between two Buildings has paid."""
    return [
        s.box.link_ids[s.ring[spot // SPOTS]][spot % SPOTS]
        for spot in range(ROUND)
        if s.spots[spot] and s.spots[(spot + 1) % ROUND] and link_after(s, spot)
    ]
