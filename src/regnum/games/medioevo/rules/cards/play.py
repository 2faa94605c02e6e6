"""3.26, 7.05.d: empire cards played in a phase; the content says what each does, and here is who carries it out."""

from __future__ import annotations

from typing import Any

from regnum.core.option import Option
from regnum.games.medioevo.box import CARDS, TECHNOLOGIES
from regnum.games.medioevo.options import PLAY
from regnum.games.medioevo.rules.cards.decks import play_card
from regnum.games.medioevo.rules.cards.offence import ChooseVictim
from regnum.games.medioevo.rules.cards.targets import targets
from regnum.games.medioevo.rules.cards.treaties import ChoosePartner
from regnum.games.medioevo.schema import ops as schema
from regnum.games.medioevo.state import Medioevo


def playable(s: Medioevo, player: int, phase: int) -> list[Option]:
    """7.05.a, 7.05.d, 3.26.e, 3.26.f: the options to play a card now, for the menus of the player's own turn."""
    hand = s.hands[player]
    if not hand:
        return []
    return [PLAY[card] for card, op in s.box.played_in[phase] if card in hand and _serves(s, player, op)]


def _serves(s: Medioevo, player: int, op: Any) -> bool:
    """Whether a card would do anything; 3.26.15.a: an architect needs Architecture and serves once a turn."""
    if isinstance(op, schema.HalvePrices):
        return not s.half_price and s.has(player, 1 << TECHNOLOGIES.index(op.technology))
    return bool(targets(s, player, op))


def play(s: Medioevo, player: int, option: Option) -> None:
    """Carry out one of `playable`: discard the card, and ask for whom it strikes."""
    number = CARDS.index(option.name(0))
    card = s.box.contents.empire_card[number]
    play_card(s, player, number, card.clause)
    if isinstance(card.effect, schema.HalvePrices):
        s.half_price = True
    elif isinstance(card.effect, schema.Impose):
        s.steps.append(ChoosePartner(player, number))
    else:
        s.steps.append(ChooseVictim(player, number))
