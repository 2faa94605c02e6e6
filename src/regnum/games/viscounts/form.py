"""The table of Viscounts as JSON and back: content by its id, places clockwise; see docs/games/viscounts.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from regnum.core.errors import BadInput
from regnum.games.viscounts.box import FIRST_REAL, MONEY, PAPERS, PIECES, RIBBONS, SEGMENTS, SPACES, SPOTS, pack, unpack
from regnum.games.viscounts.schema import Icon

if TYPE_CHECKING:
    from regnum.games.viscounts.state import Viscounts

NOBODY = -1


class Purse(msgspec.Struct, forbid_unknown_fields=True):
    silver: int = 0
    ink: int = 0
    gold: int = 0
    stone: int = 0


class Papers(msgspec.Struct, forbid_unknown_fields=True):
    unpaid: int = 0
    paid: int = 0
    acquired: int = 0
    approved: int = 0


class Person(msgspec.Struct, forbid_unknown_fields=True):
    """A player: board, cards, pieces. What a position set up by hand leaves out is empty."""

    viscount: list[Any] | None = None
    row: list[str | None] = []
    hand: list[str] = []
    deck: list[str] = []
    discards: list[str] = []
    manuscripts: list[str] = []
    purse: Purse = msgspec.field(default_factory=Purse)
    papers: Papers = msgspec.field(default_factory=Papers)
    corruption: int = 1
    virtue: int = 7
    castle: tuple[list[int], list[int], int] = msgspec.field(default_factory=lambda: ([0] * 5, [0] * 5, 0))


class Built(msgspec.Struct, forbid_unknown_fields=True):
    player: int
    building: str


class Pair(msgspec.Struct, forbid_unknown_fields=True):
    card: str
    hero: str


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """Everything on the table; tops of piles come last."""

    ring: list[str] = []
    wedges: list[str] = []
    piles: list[list[str]] = []
    shelves: list[list[str]] = []
    spots: list[Built | None] = []
    players: list[Person] = []
    leader: int | None = None
    bonuses: dict[str, int | None] = {}
    debts_above: int | None = None
    deeds_above: int | None = None
    first: int = 0
    round: int = 1
    turn: int = 0
    last_round: int = 0
    movement: int = 0
    dismissed: list[Icon] = []
    pairs: list[Pair] = []
    gone: list[str] = []
    rival: str | None = None
    future: list[str] = []


def pair_json(s: Viscounts, pair: tuple[int, int]) -> dict[str, Any]:
    card, hero = pair
    return {"card": s.box.player_cards[card].id, "hero": s.box.card_ids[hero]}


def space_json(space: int) -> list[Any] | None:
    """A space as the name of its kind and its place in the ring, from 1."""
    return [SPACES[space % 3], space // 3 + 1] if space >= 0 else None


def board_open(s: Viscounts) -> dict[str, Any]:
    """The part that lies open to everybody."""
    box, ids = s.box, s.box.card_ids
    return {
        "ring": [box.segment_ids[segment] for segment in s.ring],
        "wedges": [box.wedge_ids[wedge] for wedge in s.wedges],
        "spots": [_spot_json(s, spot) for spot in s.spots],
        "players": [_person_json(s, player) for player in range(s.table.players)],
        "leader": s.leader if s.leader >= 0 else None,
        "bonuses": {name: s.bonuses[n] if s.bonuses[n] >= 0 else None for n, name in enumerate(RIBBONS)},
        "debts_above": s.debts_above,
        "deeds_above": s.deeds_above,
        "first": s.first,
        "round": s.round,
        "turn": s.turn,
        "last_round": s.last_round,
        "movement": s.movement,
        "dismissed": unpack(s.dismissed),
        "gone": [ids[card] for card in s.gone],
        "rival": box.rivals[s.rival].id if s.rival >= 0 else None,
    }


def _spot_json(s: Viscounts, spot: int) -> dict[str, Any] | None:
    if not spot:
        return None
    player, piece = divmod(spot - 1, PIECES)
    return {"player": player, "building": s.box.piece_ids[piece]}


def _person_json(s: Viscounts, player: int) -> dict[str, Any]:
    ids, base = s.box.card_ids, SEGMENTS * player
    row = s.rows[3 * player : 3 * player + 3]
    return {
        "viscount": space_json(s.viscounts[player]),
        "row": [ids[card] if card >= FIRST_REAL else None for card in row],
        "discards": [ids[card] for card in s.discards[player]],
        "manuscripts": [s.box.manuscript_ids[tile] for tile in s.scripts[player]],
        "purse": dict(zip(MONEY, s.purse[4 * player : 4 * player + 4], strict=True)),
        "papers": dict(zip(PAPERS, s.papers[4 * player : 4 * player + 4], strict=True)),
        "corruption": s.corruption[player],
        "virtue": s.virtue[player],
        "castle": [s.tier1[base : base + SEGMENTS], s.tier2[base : base + SEGMENTS], s.tier3[player]],
    }


def board_json(s: Viscounts) -> dict[str, Any]:
    """The board with all its secrets."""
    ids, manuscripts = s.box.card_ids, s.box.manuscript_ids
    board = board_open(s)
    board["piles"] = [[ids[card] for card in pile] for pile in s.piles]
    board["shelves"] = [[manuscripts[tile] for tile in shelf] for shelf in s.shelves]
    board["pairs"] = [pair_json(s, pair) for pair in s.pairs]
    board["future"] = [ids[card] for card in s.future]
    for player, person in enumerate(board["players"]):
        person["hand"] = [ids[card] for card in s.hands[player]]
        person["deck"] = [ids[card] for card in s.decks[player]]
    return board


# --- and back ------------------------------------------------------------------------------------------------------


def _find(table: dict[str, int], id: str, what: str, where: str) -> int:
    if id not in table:
        raise BadInput(f"state.board.{where}", f"there is no {what} {id!r}")
    return table[id]


def _number(value: int, low: int, high: int, where: str) -> int:
    if not low <= value <= high:
        raise BadInput(f"state.board.{where}", f"{value} is not from {low} to {high}")
    return value


def _length(items: list[Any], n: int, where: str) -> None:
    if len(items) != n:
        raise BadInput(f"state.board.{where}", f"there are {len(items)}, not {n}")


def read_space(value: Any, where: str) -> int:
    """The inverse of `space_json`."""
    if isinstance(value, list) and len(value) == 2 and value[0] in SPACES and value[1] in range(1, SEGMENTS + 1):
        return 3 * (int(value[1]) - 1) + SPACES.index(value[0])
    raise BadInput(where, f"{value!r} is no space: write [{SPACES[0]!r}, 1]")


def fill(s: Viscounts, board: Board) -> None:
    """Lay `board` out on the empty table `s`."""
    box, players = s.box, s.table.players
    if board.ring:
        s.ring = _permutation(board.ring, box.segment_number, "segment", "ring")
    if board.wedges:
        wedges = {id: number for number, id in enumerate(box.wedge_ids)}
        s.wedges = _permutation(board.wedges, wedges, "wedge", "wedges")
    for name, piles, table in (
        ("piles", board.piles, box.card_number),
        ("shelves", board.shelves, box.manuscript_number),
    ):
        if piles:
            _length(piles, SEGMENTS, name)
            found = [tuple(_find(table, id, "card", f"{name}[{n}]") for id in pile) for n, pile in enumerate(piles)]
            if name == "piles":
                s.piles = found
            else:
                s.shelves = found
    if board.rival is not None:
        s.rival = _find(box.rival_number, board.rival, "rival", "rival")
    if (s.rival >= 0) != (players > s.table.seats):
        raise BadInput("state.board.rival", "a game alone, and only that, has a Rival")
    _length(board.players, players, "players")
    for player, person in enumerate(board.players):
        _fill_person(s, player, person)
    _fill_spots(s, board.spots)
    s.leader = _holder(board.leader, players, "leader")
    for ribbon, holder in board.bonuses.items():
        n = _find({name: n for n, name in enumerate(RIBBONS)}, ribbon, "ribbon", "bonuses")
        s.bonuses[n] = _holder(holder, players, f"bonuses.{ribbon}")
        if s.bonuses[n] >= 0:
            s.permanent[s.bonuses[n]] += box.bonus_icons[n]
    if board.debts_above is not None:
        s.debts_above = _number(board.debts_above, 0, 30, "debts_above")
    if board.deeds_above is not None:
        s.deeds_above = _number(board.deeds_above, 0, 30, "deeds_above")
    s.first = _number(board.first, 0, players - 1, "first")
    s.turn = _number(board.turn, 0, players - 1, "turn")
    s.round = _number(board.round, 0, 999, "round")
    s.last_round = _number(board.last_round, 0, 999, "last_round")
    s.movement = _number(board.movement, 0, 9, "movement")
    s.dismissed = pack(tuple(board.dismissed))
    s.gone = tuple(_find(box.card_number, id, "card", "gone") for id in board.gone)
    s.future = tuple(_find(box.card_number, id, "scheme", "future") for id in board.future)
    s.pairs = tuple(
        (
            _find(box.player_card_number, pair.card, "player card", "pairs"),
            _find(box.card_number, pair.hero, "hero", "pairs"),
        )
        for pair in board.pairs
    )


def _permutation(ids: list[str], table: dict[str, int], what: str, where: str) -> tuple[int, ...]:
    found = tuple(_find(table, id, what, where) for id in ids)
    if sorted(found) != list(range(SEGMENTS)):
        raise BadInput(f"state.board.{where}", f"each {what} must be there once")
    return found


def _holder(player: int | None, players: int, where: str) -> int:
    return NOBODY if player is None else _number(player, 0, players - 1, where)


def _fill_person(s: Viscounts, player: int, person: Person) -> None:
    box, where = s.box, f"players[{player}]"
    if person.viscount is not None:
        s.viscounts[player] = read_space(person.viscount, f"state.board.{where}.viscount")
    printed = box.rival_printed[s.rival] if s.is_rival(player) else box.printed
    s.rows[3 * player : 3 * player + 3] = list(printed)
    if person.row:
        _length(person.row, 3, f"{where}.row")
        for space, id in enumerate(person.row):
            if id is not None:
                s.rows[3 * player + space] = _find(box.card_number, id, "card", f"{where}.row[{space}]")
    s.hands[player] = tuple(_find(box.card_number, id, "card", f"{where}.hand") for id in person.hand)
    s.decks[player] = tuple(_find(box.card_number, id, "card", f"{where}.deck") for id in person.deck)
    s.discards[player] = tuple(_find(box.card_number, id, "card", f"{where}.discards") for id in person.discards)
    tiles = [_find(box.manuscript_number, id, "manuscript", f"{where}.manuscripts") for id in person.manuscripts]
    s.scripts[player] = tuple(tiles)
    for n, name in enumerate(MONEY):
        s.purse[4 * player + n] = _number(getattr(person.purse, name), 0, 999, f"{where}.purse.{name}")
    for n, name in enumerate(PAPERS):
        s.papers[4 * player + n] = _number(getattr(person.papers, name), 0, 999, f"{where}.papers.{name}")
    s.corruption[player] = _number(person.corruption, 1, box.track, f"{where}.corruption")
    s.virtue[player] = _number(person.virtue, 1, box.track, f"{where}.virtue")
    first, second, third = person.castle
    for tier, workers in ((s.tier1, first), (s.tier2, second)):
        _length(workers, SEGMENTS, f"{where}.castle")
        for place, n in enumerate(workers):
            tier[SEGMENTS * player + place] = _number(n, 0, box.worker_count, f"{where}.castle")
    s.tier3[player] = _number(third, 0, box.worker_count, f"{where}.castle")
    s.workers[player] = box.worker_count - sum(first) - sum(second) - third


def _fill_spots(s: Viscounts, spots: list[Built | None]) -> None:
    if not spots:
        return
    _length(spots, SEGMENTS * SPOTS, "spots")
    for n, built in enumerate(spots):
        if built is None:
            continue
        player = _number(built.player, 0, s.table.players - 1, f"spots[{n}].player")
        piece = _find(s.box.piece_number, built.building, "building", f"spots[{n}]")
        if s.has(player, piece):
            raise BadInput(f"state.board.spots[{n}]", f"{built.building} of player {player} stands there twice")
        s.spots[n] = 1 + PIECES * player + piece
        s.built[player] |= 1 << piece
        s.permanent[player] += s.uncovers(player, piece)
