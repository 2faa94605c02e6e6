"""The table of 7 as JSON and back: content by its id, places from the lowest row; see docs/games/seven.md."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from regnum.core.errors import BadInput
from regnum.games.seven.box import CLOSED, EMPTY, KINDS, bundle

if TYPE_CHECKING:
    from regnum.games.seven.state import Seven

_CLOSED = "closed"
_NEUTRAL = "neutral"

Mark = int | str | None  # a hero, a neutral marker, nothing


class Held(msgspec.Struct, forbid_unknown_fields=True):
    """A character before its owner."""

    id: str
    tapped: bool = False


class Owned(msgspec.Struct, forbid_unknown_fields=True):
    """A palace before its owner."""

    id: str
    enslaved: bool = False


class Person(msgspec.Struct, forbid_unknown_fields=True):
    """A hero. What a position set up by hand leaves out is empty."""

    hero: str | None  # None until it is chosen (setup.13)
    tapped: bool = False
    gold: int = 0
    fame: int = 0
    power: int = 0
    gifts: dict[str, int] = {}
    characters: list[Held] = []
    elixirs: list[str] = []
    palaces: list[Owned] = []
    sins: list[str] = []
    artefacts: list[str] = []
    corruption: int = 0
    fallen: bool = False
    loses_turn: bool = False


class Laid(msgspec.Struct, forbid_unknown_fields=True):
    """An undertaking on the board."""

    id: str
    markers: list[Mark] = []
    treasures: list[str] = []


class Board(msgspec.Struct, forbid_unknown_fields=True):
    """Everything on the table; tops of piles come last."""

    heroes: list[Person] = []
    tavern: list[str | None] = []
    shop: list[str | None] = []
    character_pile: list[str] = []
    elixir_pile: list[str] = []
    character_discards: list[str] = []
    elixir_discards: list[str] = []
    castles: list[str | None] = []
    estates: list[str | None] = []
    castle_pile: list[str] = []
    estate_pile: list[str] = []
    temples: list[str] = []
    gone: list[str] = []
    undertakings: list[Laid | None] = []
    undertaking_pile: list[str] = []
    treasure_pile: list[str] = []
    treasure_discards: list[str] = []
    treasures_turned_up: int = 0
    sin_pile: list[str] = []
    sins_loose: int = 0
    sin_discards: list[str] = []
    sins_played: list[str] = []
    cataclysm_pile: list[str] = []
    cataclysms: list[str] = []
    artefact_pile: list[str] = []
    artefact_discards: list[str] = []
    portals: dict[str, Mark] = {}
    armour: int = 0
    turn: int = 0
    order: list[int] = []
    passes: list[int] = []
    last_fallen: int | None = None
    nameless_hand: list[str] = []
    nameless_turn: int = 0
    nameless_round: int = 0
    nameless_chose: list[int] = []
    ended: str = ""
    won: list[int] = []


def _mark_json(mark: int) -> Mark:
    return mark - 1 if mark > 0 else _NEUTRAL if mark else None


def board_open(s: Seven) -> dict[str, Any]:
    """The part that lies open to everybody."""
    box, tavern, castles = s.box, s.box.tavern, s.box.constants.open_castles
    characters, elixirs, palaces = box.character_ids, box.elixir_ids, box.palace_ids
    return {
        "heroes": [_person_json(s, hero) for hero in range(len(s.heroes))],
        "tavern": [_space_json(card, characters) for card in s.market[:tavern]],
        "shop": [_space_json(card, elixirs) for card in s.market[tavern:]],
        "character_discards": [characters[card] for card in s.discards[0]],
        "elixir_discards": [elixirs[card] for card in s.discards[1]],
        "castles": [_space_json(card, palaces) for card in s.open_palaces[:castles]],
        "estates": [_space_json(card, palaces) for card in s.open_palaces[castles:]],
        "temples": [palaces[card] for card in s.temples],
        "gone": [palaces[card] for card in s.gone],
        "undertakings": [_undertaking_json(s, place) for place in range(len(s.board))],
        "treasure_discards": [box.treasure_ids[card] for card in s.treasure_discards],
        "treasures_turned_up": s.pile_open,
        "sins_played": [box.sin_ids[card] for card in s.played],
        "cataclysms": [box.cataclysm_ids[card] for card in s.cataclysms],
        "artefact_discards": [box.artefact_ids[card] for card in s.artefact_discards],
        "portals": {id: _mark_json(mark) for id, mark in zip(box.portal_ids, s.portals, strict=True)},
        "reserve": dict(zip(KINDS, s.reserve, strict=True)),
        "armour": s.armour,
        "turn": s.turn,
        "order": list(s.order),
        "passes": _heroes(s, s.passes),
        "last_fallen": s.last_fallen if s.last_fallen >= 0 else None,
        "nameless_hand": [box.nameless_ids[card] for card in s.nameless_hand],
        "nameless_turn": s.nameless_turn,
        "nameless_round": s.nameless_round,
        "nameless_chose": _heroes(s, s.nameless_chose),
        "ended": s.ended,
        "won": list(s.won),
    }


def _heroes(s: Seven, bits: int) -> list[int]:
    return [hero for hero in range(len(s.heroes)) if bits >> hero & 1]


def _space_json(card: int, ids: list[str]) -> str | None:
    return ids[card] if card >= 0 else _CLOSED if card == CLOSED else None


def _undertaking_json(s: Seven, place: int) -> dict[str, Any] | None:
    if s.board[place] < 0:
        return None
    return {"id": s.box.undertaking_ids[s.board[place]], "markers": [_mark_json(mark) for mark in s.marks[place]]}


def _person_json(s: Seven, hero: int) -> dict[str, Any]:
    box = s.box
    return {
        "hero": box.hero_ids[s.heroes[hero]] if s.heroes[hero] >= 0 else None,
        "tapped": bool(s.tapped >> hero & 1),
        "gold": s.gold[hero],
        "fame": s.fame[hero],
        "power": s.power[hero],
        "gifts": dict(zip(KINDS, s.gifts[6 * hero : 6 * hero + 6], strict=True)),
        "characters": [{"id": box.character_ids[one >> 1], "tapped": bool(one & 1)} for one in s.characters[hero]],
        "elixirs": [box.elixir_ids[one] for one in s.elixirs[hero]],
        "palaces": [
            {"id": box.palace_ids[one], "enslaved": bool(s.enslaved[hero] >> one & 1)} for one in s.palaces[hero]
        ],
        "corruption": s.corruption[hero],
        "fallen": s.is_fallen(hero),
        "loses_turn": bool(s.skipped >> hero & 1),
    }


def board_json(s: Seven) -> dict[str, Any]:
    """The board with all its secrets."""
    box = s.box
    board = board_open(s)
    del board["reserve"]  # what is not held
    for name, ids, pile in (
        ("character_pile", box.character_ids, s.piles[0]),
        ("elixir_pile", box.elixir_ids, s.piles[1]),
        ("castle_pile", box.palace_ids, s.palace_piles[0]),
        ("estate_pile", box.palace_ids, s.palace_piles[1]),
        ("undertaking_pile", box.undertaking_ids, s.undertaking_pile),
        ("treasure_pile", box.treasure_ids, s.treasure_pile),
        ("sin_pile", box.sin_ids, s.sin_pile),
        ("sin_discards", box.sin_ids, s.sin_discards),
        ("cataclysm_pile", box.cataclysm_ids, s.cataclysm_pile),
        ("artefact_pile", box.artefact_ids, s.artefact_pile),
    ):
        board[name] = [ids[card] for card in pile]
    board["sins_loose"] = s.sins_loose
    for place, undertaking in enumerate(board["undertakings"]):
        if undertaking is not None:
            undertaking["treasures"] = [box.treasure_ids[one] for one in s.beside[place]]
    for hero, person in enumerate(board["heroes"]):
        person["sins"] = [box.sin_ids[sin] for sin in s.sins[hero]]
        person["artefacts"] = [box.artefact_ids[one] for one in s.artefacts[hero]]
    return board


# --- and back ------------------------------------------------------------------------------------------------------


def _find(table: dict[str, int], id: str, where: str) -> int:
    if id not in table:
        raise BadInput(f"state.board.{where}", f"there is no card {id!r}")
    return table[id]


def _pile(table: dict[str, int], ids: list[str], where: str) -> tuple[int, ...]:
    return tuple([_find(table, id, where) for id in ids])


def _spaces(table: dict[str, int], ids: list[str | None], n: int, where: str) -> list[int]:
    if not ids:
        return [EMPTY] * n
    if len(ids) != n:
        raise BadInput(f"state.board.{where}", f"there are {len(ids)} spaces, not {n}")
    return [EMPTY if id is None else CLOSED if id == _CLOSED else _find(table, id, where) for id in ids]


def _number(value: int, low: int, high: int, where: str) -> int:
    if not low <= value <= high:
        raise BadInput(f"state.board.{where}", f"{value} is not from {low} to {high}")
    return value


def _bits(members: list[int], heroes: int, where: str) -> int:
    bits = 0
    for hero in members:
        bits |= 1 << _number(hero, 0, heroes - 1, where)
    return bits


def _mark(mark: Mark, heroes: int, where: str) -> int:
    if mark is None:
        return 0
    if mark == _NEUTRAL:
        return -1
    if isinstance(mark, str):
        raise BadInput(f"state.board.{where}", f"{mark!r} is neither a hero nor {_NEUTRAL!r}")
    return 1 + _number(mark, 0, heroes - 1, where)


def fill(s: Seven, board: Board) -> None:
    """Lay `board` out on the empty table `s`."""
    box, heroes = s.box, len(s.heroes)
    if len(board.heroes) != heroes:
        raise BadInput("state.board.heroes", f"there are {len(board.heroes)}, not {heroes}")
    _fill_markets(s, board)
    s.temples = _pile(box.palace_number, board.temples, "temples")
    s.gone = _pile(box.palace_number, board.gone, "gone")
    s.undertaking_pile = _pile(box.undertaking_number, board.undertaking_pile, "undertaking_pile")
    s.treasure_pile = _pile(box.treasure_number, board.treasure_pile, "treasure_pile")
    s.treasure_discards = _pile(box.treasure_number, board.treasure_discards, "treasure_discards")
    s.pile_open = _number(board.treasures_turned_up, 0, len(s.treasure_pile), "treasures_turned_up")
    s.sin_pile = _pile(box.sin_number, board.sin_pile, "sin_pile")
    s.sins_loose = _number(board.sins_loose, 0, len(s.sin_pile), "sins_loose")
    s.sin_discards = _pile(box.sin_number, board.sin_discards, "sin_discards")
    s.played = _pile(box.sin_number, board.sins_played, "sins_played")
    s.cataclysm_pile = _pile(box.cataclysm_number, board.cataclysm_pile, "cataclysm_pile")
    s.cataclysms = _pile(box.cataclysm_number, board.cataclysms, "cataclysms")
    s.artefact_pile = _pile(box.artefact_number, board.artefact_pile, "artefact_pile")
    s.artefact_discards = _pile(box.artefact_number, board.artefact_discards, "artefact_discards")
    for hero, person in enumerate(board.heroes):
        _fill_person(s, hero, person)
    for id, mark in board.portals.items():
        portal = _find(box.portal_number, id, "portals")
        s.portals[portal] = _mark(mark, heroes, f"portals.{id}")
    _fill_undertakings(s, board.undertakings)
    for hero in range(heroes):
        placed = sum(marks.count(1 + hero) for marks in s.marks) + s.portals.count(1 + hero)
        placed += sum(1 for palace in s.palaces[hero] if s.enslaved[hero] >> palace & 1)
        s.markers[hero] = _number(box.markers - placed, 0, box.markers, f"heroes[{hero}]: markers")
    for kind in range(6):
        s.reserve[kind] = box.gift_count[kind] - sum(s.gifts[kind::6])
        _number(s.reserve[kind], 0, box.gift_count[kind], f"heroes: {KINDS[kind]}")
    s.armour = _number(board.armour, 0, box.armour_pieces, "armour")
    s.turn = _number(board.turn, 0, 9999, "turn")
    if board.order:
        if sorted(board.order) != list(range(heroes)):
            raise BadInput("state.board.order", "each hero must be there once")
        s.order = tuple(board.order)
    s.passes = _bits(board.passes, heroes, "passes")
    if board.last_fallen is not None:
        s.last_fallen = _number(board.last_fallen, 0, heroes - 1, "last_fallen")
    s.nameless_hand = _pile(box.nameless_number, board.nameless_hand, "nameless_hand")
    s.nameless_turn = _number(board.nameless_turn, 0, 999, "nameless_turn")
    s.nameless_round = _number(board.nameless_round, 0, 999, "nameless_round")
    s.nameless_chose = _bits(board.nameless_chose, heroes, "nameless_chose")
    s.ended = board.ended
    s.won = tuple([_number(player, 0, s.table.players - 1, "won") for player in board.won])


def _fill_markets(s: Seven, board: Board) -> None:
    box, constants = s.box, s.box.constants
    s.market = [
        *_spaces(box.character_number, board.tavern, constants.tavern_spaces, "tavern"),
        *_spaces(box.elixir_number, board.shop, constants.shop_spaces, "shop"),
    ]
    s.piles = [
        _pile(box.character_number, board.character_pile, "character_pile"),
        _pile(box.elixir_number, board.elixir_pile, "elixir_pile"),
    ]
    s.discards = [
        _pile(box.character_number, board.character_discards, "character_discards"),
        _pile(box.elixir_number, board.elixir_discards, "elixir_discards"),
    ]
    s.open_palaces = [
        *_spaces(box.palace_number, board.castles, constants.open_castles, "castles"),
        *_spaces(box.palace_number, board.estates, constants.open_estates, "estates"),
    ]
    s.palace_piles = [
        _pile(box.palace_number, board.castle_pile, "castle_pile"),
        _pile(box.palace_number, board.estate_pile, "estate_pile"),
    ]


def _fill_undertakings(s: Seven, undertakings: list[Laid | None]) -> None:
    if not undertakings:
        return
    if len(undertakings) != len(s.board):
        raise BadInput("state.board.undertakings", f"there are {len(undertakings)} places, not {len(s.board)}")
    for place, laid in enumerate(undertakings):
        if laid is not None:
            where = f"undertakings[{place}]"
            card = s.board[place] = _find(s.box.undertaking_number, laid.id, where)
            slots = len(s.box.empty_slots[card])
            if laid.markers and len(laid.markers) != slots:
                raise BadInput(f"state.board.{where}.markers", f"there are {len(laid.markers)}, not {slots}")
            marks = [_mark(mark, len(s.heroes), f"{where}.markers") for mark in laid.markers or [None] * slots]
            s.marks[place] = tuple(marks)
            s.beside[place] = _pile(s.box.treasure_number, laid.treasures, f"{where}.treasures")


def _fill_person(s: Seven, hero: int, person: Person) -> None:
    box, where = s.box, f"heroes[{hero}]"
    if person.hero is not None:
        s.heroes[hero] = _find(box.hero_number, person.hero, f"{where}.hero")
        s.banners[6 * hero + box.hero_banner[s.heroes[hero]]] += 1
    s.tapped |= person.tapped << hero
    s.gold[hero] = _number(person.gold, 0, 9999, f"{where}.gold")
    s.fame[hero] = _number(person.fame, 0, 9999, f"{where}.fame")
    s.power[hero] = _number(person.power, 0, 9999, f"{where}.power")
    for id, n in person.gifts.items():
        if id not in KINDS:
            raise BadInput(f"state.board.{where}.gifts", f"there is no gift {id!r}")
        kind = KINDS.index(id)
        s.gifts[6 * hero + kind] = _number(n, 0, box.gift_count[kind], f"{where}.gifts.{id}")
    s.purse[hero] = bundle(s.gifts[6 * hero : 6 * hero + 6])
    for held in person.characters:
        card = _find(box.character_number, held.id, f"{where}.characters")
        s.add_character(hero, 2 * card + held.tapped)
    s.elixirs[hero] = _pile(box.elixir_number, person.elixirs, f"{where}.elixirs")
    s.palaces[hero] = _pile(box.palace_number, [owned.id for owned in person.palaces], f"{where}.palaces")
    for palace, owned in zip(s.palaces[hero], person.palaces, strict=True):
        s.enslaved[hero] |= owned.enslaved << palace
    s.sins[hero] = _pile(box.sin_number, person.sins, f"{where}.sins")
    s.artefacts[hero] = _pile(box.artefact_number, person.artefacts, f"{where}.artefacts")
    s.corruption[hero] = _number(person.corruption, 0, 999, f"{where}.corruption")
    s.fallen |= person.fallen << hero
    s.skipped |= person.loses_turn << hero
