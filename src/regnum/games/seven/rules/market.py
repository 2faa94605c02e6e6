"""Tavern and shop: filling, closing and refreshing their spaces (recruit.2, elixir.1, cataclysm.7, supply.*)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.message import Fact, Message, Prompt, PromptKind, Value
from regnum.core.option import Option
from regnum.games.seven.box import CLOSED, EMPTY, SHOP, TAVERN
from regnum.games.seven.options import SHUT
from regnum.games.seven.rules.addresses import of
from regnum.games.seven.rules.choice import Choice
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
            s.learn(pile[-1], _CARDS[board])
            s.market[space] = pile[-1]
            s.piles[board] = pile[:-1]
    _renew(s, board)


def _renew(s: Seven, board: int) -> None:
    """supply.1: shuffle the discards into a new pile if the pile is empty."""
    if not s.piles[board] and s.discards[board]:
        cards = list(s.discards[board])
        s.rng.shuffle(cards)
        s.piles[board] = tuple(cards)
        s.discards[board] = ()


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
        closure = next(one for one in s.box.contents.closure if one.board == BOARDS[board])
        start = s.box.spaces[board].start
        fact = Fact("changed", piece=f"closure:{closure.id}", target=f"{BOARDS[board]}.{space - start + 1}")
        words: dict[str, Value] = {"board": f"@board-{BOARDS[board]}"}
        s.tell("event-closes-space", "cataclysm.7", words, fact=fact, besides=_discarded(s, board, (card,)))
    if card >= 0:
        discard(s, board, card)


class PickSpace(Choice):
    """cataclysm.8: the First Player chooses which space of the tavern or the shop is closed."""

    fields = (("seat", "seat"), ("board", "number"))
    clauses = ("cataclysm.8", "cataclysm.7")
    verbs = ("shut",)

    def __init__(self, seat: int, board: int) -> None:
        self.seat = seat
        self.board = board

    def options(self, s: Seven) -> Sequence[Option]:
        spaces = s.box.spaces[self.board]
        return [SHUT[space - spaces.start] for space in spaces if s.market[space] != CLOSED]

    def choose(self, s: Seven, option: Option) -> None:
        _close(s, self.board, s.box.spaces[self.board][option.last - 1])

    def prompt(self, s: Seven) -> Prompt:
        return Prompt(
            PromptKind.TARGET, Message("prompt-shut", {"board": f"@board-{BOARDS[self.board]}"}), self.clauses
        )

    def describe(self, s: Seven, option: Option) -> Message:
        return Message("option-shut", {"n": option.last, "board": f"@board-{BOARDS[self.board]}"})

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
    if s.events is not None:
        fact = Fact("changed", hero, "cards", target=effect.board)
        cards = _discarded(s, board, [s.market[space] for space in s.box.spaces[board]])
        s.tell("event-refresh", "effect.12", {"board": f"@board-{effect.board}"}, fact=fact, besides=cards)
    for space in s.box.spaces[board]:
        if s.market[space] >= 0:
            s.discards[board] += (s.market[space],)
            s.market[space] = EMPTY
    restock(s, board)
    if effect.then is not None:
        s.gain(hero, effect.then.what, effect.then.n, "effect.12")


def draw_elixir(s: Seven, hero: int, effect: DrawElixir) -> None:
    """effect.13: take elixirs from the top of the pile for free."""
    for _ in range(effect.n):
        pile = s.piles[SHOP]
        if not pile:
            return
        s.learn(pile[-1], "elixir")
        s.piles[SHOP] = pile[:-1]
        s.elixirs[hero] += (pile[-1],)
        if s.events is not None:
            name = s.box.elixir_ids[pile[-1]]
            words: dict[str, Value] = {"player": s.who(hero), "elixir": f"@elixir-{name}"}
            fact = Fact("moved", hero, f"elixir:{name}", "elixir_pile", of(hero, "elixirs"))
            s.tell("event-draws-elixir", "effect.13", words, fact=fact)
        restock(s, SHOP)


def can_draw_elixir(s: Seven, hero: int, effect: DrawElixir) -> bool:
    return bool(s.piles[SHOP])
