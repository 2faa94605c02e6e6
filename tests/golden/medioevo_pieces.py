"""The pieces of Medioevo Universale that golden records must bring into play."""

from __future__ import annotations

import regnum
from regnum.games.medioevo.box import CARDS, POPE_CARD, TECHNOLOGIES, TREATIES
from regnum.games.medioevo.constants import COMMANDER, GENERAL
from regnum.games.medioevo.game import MedioevoGame
from regnum.games.medioevo.options import WARES
from regnum.games.medioevo.rules.diplomacy.pacts import PERCENT
from regnum.games.medioevo.scoring import CLAUSES
from regnum.games.medioevo.state import Medioevo

LEADERS = {COMMANDER: "commander", GENERAL: "general"}  # of barbarians

# What must happen to somebody; the steps that ask and the cards drawn show the rest.
HAPPENINGS = (
    "event-at-peace", "event-barbarian-fort", "event-barbarian-general-falls", "event-barbarians-attack",
    "event-barbarians-attack-vehicles", "event-blockade-ends", "event-casus-belli-spent", "event-cedes",
    "event-cedes-vehicle", "event-coin", "event-conquers", "event-crusade-fails", "event-crusade-succeeds",
    "event-debt", "event-deserters", "event-eliminated", "event-eliminates", "event-excommunicated",
    "event-experience", "event-falls-to-barbarians", "event-inherits", "event-leader-falls", "event-pirate-fleet",
    "event-pirates-sunk", "event-pope-dies", "event-rebels", "event-receives-kingdom", "event-secedes",
    "event-stands-by", "event-steals", "event-treasure-goods", "event-vehicle-destroyed",
)  # fmt: skip

# 10.02.b: a standard moves only between two towers of one conqueror, which no game tried so far has brought about.
UNRECORDED = {"verb standard"}


def all_pieces(g: regnum.Game) -> set[str]:
    """Every kingdom, card, technology, treaty and thing to build, each in use; every way to end."""
    assert isinstance(g, MedioevoGame)
    contents = g.content.box
    wanted = {f"kingdom {kingdom.id}" for kingdom in contents.kingdom if kingdom.playable}
    wanted |= {f"card {id}" for id in CARDS}
    wanted |= {f"event {card.id}" for card in contents.event_card}
    wanted |= {f"calamity {card.id}" for card in contents.calamity}
    wanted |= {f"invasion {invasion.id}" for invasion in contents.invasion}
    wanted |= {f"technology {id}" for id in TECHNOLOGIES}
    wanted |= {f"treaty {id}" for id in TREATIES}
    wanted |= {f"bought {id}" for id in WARES} | {f"placed {id}" for id in WARES[:-1]}  # grain stays with its owner
    wanted |= {f"leader {leader}" for leader in LEADERS.values()}
    return wanted | set(HAPPENINGS) | {f"ending {how}" for how in CLAUSES}


def pieces_in_play(state: regnum.State) -> set[str]:
    """What the last choice told of, what lies open or on a discard pile, and what holds between players."""
    assert isinstance(state, Medioevo)
    box = state.box
    seen = {f"kingdom {box.kingdom_ids[kingdom]}" for kingdom in state.kingdoms if kingdom >= 0}
    seen |= {f"card {CARDS[card]}" for cards in (state.empire_discards, *state.shown) for card in cards}
    if state.pope >= 0:
        seen.add(f"card {CARDS[POPE_CARD]}")
    seen |= {f"event {box.event_ids[card]}" for card in state.event_discards}
    seen |= {f"calamity {box.calamity_ids[card]}" for card in state.calamity_discards}
    seen |= {f"technology {id}" for n, id in enumerate(TECHNOLOGIES) if any(known >> n & 1 for known in state.techs)}
    seen |= {f"treaty {TREATIES[treaty]}" for treaty in _treaties(state)}
    seen |= {f"leader {LEADERS[leader]}" for leader in state.leader if leader}
    for event in state.events or ():
        key, args = event.message.key, event.message.args
        seen.add(key)
        if key == "event-buys-ware":
            seen.add(f"bought {str(args['piece']).removeprefix('@piece-')}")
        elif key == "event-places":
            seen.add(f"placed {str(args['piece']).removeprefix('@piece-')}")
        elif key == "event-horde":
            seen.add(f"invasion {str(args['invasion']).removeprefix('@invasion-')}")
    return seen


def _treaties(s: Medioevo) -> list[int]:
    """5.01: those in force between any two players."""
    held = (s.passage, s.commerce, None, None, s.allied, s.war)
    pacts = [treaty for treaty, holders in enumerate(held) if holders is not None and any(holders)]
    return [*pacts, *[treaty for treaty, percent in PERCENT.items() if percent in s.rates]]
