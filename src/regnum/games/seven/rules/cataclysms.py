"""Cataclysms: their causes and effects (cataclysm.*, sin.3, sin.4)."""

from __future__ import annotations

from regnum.core.step import Act
from regnum.games.seven import events
from regnum.games.seven.addresses import palaces_for_sale
from regnum.games.seven.rules.effects import carry_out
from regnum.games.seven.rules.market import BOARDS, close_a_space
from regnum.games.seven.rules.palaces import remove_palace
from regnum.games.seven.rules.piles import draw, shuffled
from regnum.games.seven.rules.purchases import replace_palace
from regnum.games.seven.schema import CataclysmEffect
from regnum.games.seven.state import Seven


class PlayCataclysm(Act[Seven]):
    """cataclysm.1-cataclysm.3, cataclysm.11: play the top card: destroy a palace, close a space, then other effects."""

    clauses = ("cataclysm.1", "cataclysm.2", "cataclysm.3", "cataclysm.11")

    def run(self, s: Seven) -> None:
        if not s.cataclysm_pile:
            return
        number, s.cataclysm_pile = draw(s, s.cataclysm_pile, "cataclysm")
        s.cataclysms += (number,)
        card = s.box.cataclysms[number]
        s.log(events.CATACLYSM, number, len(s.cataclysms))
        if not s.cataclysm_pile:
            s.log(events.LAST_CATACLYSM)
        if card.effects:
            s.steps.append(Suffer(card.effects))
        _destroy(s, s.box.numbered[card.palace])
        if card.closes:
            close_a_space(s, BOARDS.index(card.closes))


def _destroy(s: Seven, palace: int) -> None:
    """cataclysm.5, cataclysm.6, free.6: destroy a palace wherever it is; no effect if it has left the game."""
    for hero in s.order:
        if palace in s.palaces[hero]:
            remove_palace(s, hero, palace, events.DESTROYED_OF, "cataclysm.5")
            return
    if palace in s.gone:
        return
    s.gone += (palace,)
    if palace in s.open_palaces:
        s.log(events.DESTROYED, palace, palaces_for_sale(s, palace))
        replace_palace(s, palace)
        return
    kind = int(palace >= s.box.first_estate)
    s.log(events.DESTROYED, palace, ("castle_pile", "estate_pile")[kind])
    s.palace_piles[kind] = shuffled([one for one in s.palace_piles[kind] if one != palace], s.rng)
    s.reveal()


class Suffer(Act[Seven]):
    """cataclysm.3: carry out the remaining effects one by one, each completely before the next."""

    fields = (("effects", "effect*"),)
    clauses = ("cataclysm.3", "cataclysm.4")

    def __init__(self, effects: tuple[CataclysmEffect, ...]) -> None:
        self.effects = effects

    def run(self, s: Seven) -> None:
        if len(self.effects) > 1:
            s.steps.append(Suffer(self.effects[1:]))
        carry_out(s, s.order[0], self.effects[0])


class ShuffleSins(Act[Seven]):
    """sin.4: shuffle the discards into the sin deck."""

    clauses = ("sin.4", "supply.5")

    def run(self, s: Seven) -> None:
        if s.sin_discards:
            s.sin_pile, s.sin_discards = s.sin_pile + s.sin_discards, ()
            s.sins_loose = len(s.sin_pile)


def cataclysm_of_row(s: Seven) -> None:
    """complete.13, sin.4: a cataclysm for what was completed; by table option, discarded sins are shuffled after it."""
    if s.rulings.every_cataclysm_shuffles:
        s.steps.append(ShuffleSins())
    s.steps.append(PlayCataclysm())
