"""The pieces of 7 that golden records must bring into play."""

from __future__ import annotations

import regnum
from regnum.games.seven.game import SevenGame
from regnum.games.seven.state import Seven


def all_pieces(g: regnum.Game) -> set[str]:
    """Every hero, every card held or used, every palace enslaved for its rule, every cataclysm, every way to end."""
    assert isinstance(g, SevenGame)
    box = g.box
    wanted = {f"hero {id}" for id in box.hero_ids}
    wanted |= {f"character {id}" for id in box.character_ids}
    wanted |= {f"elixir {id}" for id in box.elixir_ids}
    wanted |= {f"palace {id}" for id in box.palace_ids}
    wanted |= {f"rule of {id}" for id in box.palace_ids}
    wanted |= {f"artefact {id}" for id in box.artefact_ids}
    wanted |= {f"cataclysm {id}" for id in box.cataclysm_ids}
    return wanted | {"ending armour", "ending nameless", "ending portals", "ending all_fallen"}


def pieces_in_play(state: regnum.State) -> set[str]:
    assert isinstance(state, Seven)
    box = state.box
    seen = {f"hero {box.hero_ids[hero]}" for hero in state.heroes}
    seen |= {f"character {box.character_ids[one >> 1]}" for held in state.characters for one in held}
    seen |= {f"elixir {box.elixir_ids[one]}" for held in state.elixirs for one in held}
    seen |= {f"palace {box.palace_ids[one]}" for held in state.palaces for one in held}
    seen |= _rules_used(state)
    seen |= {f"artefact {box.artefact_ids[one]}" for one in state.artefact_discards}
    return seen | {f"cataclysm {box.cataclysm_ids[one]}" for one in state.cataclysms}


def _rules_used(state: Seven) -> set[str]:
    """effect.24, enslave.3: temples in force, castles and estates whose marker was taken back for their rule."""
    box = state.box
    temples = range(box.first_temple, len(box.palace_ids))
    found = {f"rule of {box.palace_ids[one]}" for one in temples for bits in state.enslaved if bits >> one & 1}
    for event in state.events or ():
        args = event.message.args
        if event.message.key == "event-uses-palace":
            found.add(f"rule of {str(args['palace']).removeprefix('@palace-')}")
        elif event.message.key == "event-denies":
            found.add(f"rule of {str(args['card']).removeprefix('@palace-')}")
    return found
