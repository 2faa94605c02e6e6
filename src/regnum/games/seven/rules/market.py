"""Tavern and shop: filling, closing and refreshing their spaces (recruit.2, elixir.1, cataclysm.7, supply.*)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, PromptKind, Value
from regnum.core.option import Option
from regnum.games.seven import events
from regnum.games.seven.box import CLOSED, EMPTY, SHOP, TAVERN
from regnum.games.seven.options import SHUT
from regnum.games.seven.rules.choice import Choice
from regnum.games.seven.rules.effects import OPS, Direct
from regnum.games.seven.rules.piles import draw, shuffled
from regnum.games.seven.schema import DrawElixir, Refresh
from regnum.games.seven.state import Seven, without

BOARDS = ("tavern", "shop")
_CARDS = ("character", "elixir")


def restock(s: Seven, board: int) -> None:
    """recruit.2, supply.1, supply.2: fill all empty spaces of a board, reshuffling the discards if needed."""
    s.offers[board] = None
    for space in s.box.spaces[board]:
        if s.market[space] == EMPTY:
            _renew(s, board)
            pile = s.piles[board]
            if not pile:
                return
            s.market[space], s.piles[board] = draw(s, pile, _CARDS[board])
    _renew(s, board)


def _renew(s: Seven, board: int) -> None:
    """supply.1: shuffle the discards into a new pile if the pile is empty."""
    if not s.piles[board] and s.discards[board]:
        s.piles[board], s.discards[board] = shuffled(s.discards[board], s.rng), ()


def take_from(s: Seven, board: int, card: int) -> None:
    """Take the open `card` off its space and refill the space."""
    s.market[s.market.index(card, s.box.spaces[board].start)] = EMPTY
    restock(s, board)


def discard(s: Seven, board: int, card: int) -> None:
    """supply.2: put a card on the discards of its kind and fill any space that is waiting for a card."""
    s.discards[board] += (card,)
    if not s.piles[board]:
        restock(s, board)


def discard_elixir(s: Seven, hero: int, elixir: int) -> None:
    """elixir.2: discard an elixir of `hero`."""
    s.elixirs[hero] = without(s.elixirs[hero], elixir)
    discard(s, SHOP, elixir)


def discard_character(s: Seven, hero: int, character: int) -> None:
    """gifts.2: discard a character of `hero`."""
    s.remove_character(hero, character)
    discard(s, TAVERN, character >> 1)


def close_a_space(s: Seven, board: int) -> None:
    """cataclysm.8: close the last open space or, by table option, one chosen by the First Player."""
    still_open = [space for space in s.box.spaces[board] if s.market[space] != CLOSED]
    if s.rulings.first_player_closes:
        s.steps.append(PickSpace(s.order[0], board))
    elif still_open:
        _close(s, board, still_open[-1])


def _close(s: Seven, board: int, space: int) -> None:
    """cataclysm.7: close a space for good and discard its card."""
    card = s.market[space]
    s.market[space] = CLOSED
    s.offers[board] = None
    if s.events is not None:
        closure = next(one.id for one in s.box.contents.closure if one.board == BOARDS[board])
        number = space - s.box.spaces[board].start + 1
        s.log(events.CLOSES_SPACE, BOARDS[board], number, closure, besides=_discarded(s, board, (card,)))
    if card >= 0:
        discard(s, board, card)


class PickSpace(Choice):
    """cataclysm.8: the First Player chooses which space of the tavern or the shop is closed."""

    fields = (("seat", "seat"), ("board", "number"))
    clauses = ("cataclysm.8", "cataclysm.7")
    verbs = ("shut",)
    kind = PromptKind.TARGET
    question = "prompt-shut"

    def __init__(self, seat: int, board: int) -> None:
        self.seat = seat
        self.board = board

    def options(self, s: Seven) -> Sequence[Option]:
        spaces = s.box.spaces[self.board]
        return [SHUT[space - spaces.start] for space in spaces if s.market[space] != CLOSED]

    def choose(self, s: Seven, option: Option) -> None:
        _close(s, self.board, s.box.spaces[self.board][option.last - 1])

    def words(self, s: Seven) -> dict[str, Value]:
        return {"board": f"@board-{BOARDS[self.board]}"}

    def meaning(self, s: Seven, option: Option) -> Message:
        return Message("option-shut", {"n": option.last, **self.words(s)})

    def refs(self, s: Seven, option: Option) -> tuple[str, ...]:
        return (f"{BOARDS[self.board]}.{option.last}",)


def _discarded(s: Seven, board: int, cards: Sequence[int]) -> tuple[Fact, ...]:
    """Facts for open cards of a board that are discarded; an empty space has none."""
    kind = _CARDS[board]
    ids = s.table.game.fields.ids(s, kind)
    return tuple(
        [Fact("moved", -1, f"{kind}:{ids[card]}", BOARDS[board], f"{kind}_discards") for card in cards if card >= 0]
    )


def refresh(s: Seven, hero: int, effect: Refresh) -> None:
    """effect.12: discard and replace all open cards of a board, then carry out `effect.then`."""
    board = BOARDS.index(effect.board)
    spaces = s.box.spaces[board]
    if s.events is not None:
        cards = _discarded(s, board, [s.market[space] for space in spaces])
        s.log(events.REFRESH, effect.board, hero, besides=cards)
    for space in spaces:
        if s.market[space] >= 0:
            s.discards[board] += (s.market[space],)
            s.market[space] = EMPTY
    restock(s, board)
    if effect.then is not None:
        s.gain(hero, effect.then.what, effect.then.n, "effect.12")


def draw_elixirs(s: Seven, hero: int, effect: DrawElixir) -> None:
    """effect.13: take elixirs from the top of the pile for free."""
    for _ in range(effect.n):
        if not s.piles[SHOP]:
            return
        elixir, s.piles[SHOP] = draw(s, s.piles[SHOP], "elixir")
        s.elixirs[hero] += (elixir,)
        s.log(events.DRAWS_ELIXIR, hero, elixir)
        restock(s, SHOP)


OPS[Refresh] = Direct(
    refresh,
    later=lambda s, hero, effect: {hero: {effect.then.what: (effect.then.n, effect.then.n)}} if effect.then else {},
)
OPS[DrawElixir] = Direct(
    draw_elixirs,
    lambda s, hero, effect: bool(s.piles[SHOP]),
    later=lambda s, hero, effect: {hero: {"elixir": (min(effect.n, len(s.piles[SHOP])), effect.n)}},
)
