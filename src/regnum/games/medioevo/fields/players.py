"""The players: public fields, and those hidden behind a player's panel (6.03.f)."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.board.cards import Card, Cards
from regnum.core.board.kinds import Flag, Number
from regnum.core.board.knowledge import owner_only
from regnum.core.board.several import PLAYERS
from regnum.core.board.shape import IN_VIEWS, Field, PerPlayer
from regnum.core.board.stores import Bits, Span
from regnum.games.medioevo.box import BUILDINGS, TECHNOLOGIES
from regnum.games.medioevo.constants import CAUSES, ORDER_ANSWERS, ORDERS
from regnum.games.medioevo.fields.kinds import FORTUNE, MANY, Answers, Pieces, Towards, some_of
from regnum.games.medioevo.fields.slots import BANNER_SLOTS, ENGINE_SLOTS, VEHICLE_SLOTS

# What a seat assumes to be behind another player's panel: constants, so that nothing hidden leaks.
SUPPOSED_FLORINS: Final = 300
SUPPOSED_ARMIES: Final = 20


def whoever_looks_into_it(s: Any, seat: int | None, owner: int | None, size: int) -> int:
    """3.26.c: only its owner sees a hand; 3.26.8.a, 3.26.9.a: so does a player who uses an assassin or thief on it."""
    if seat is None:
        return 0
    return size if seat == owner or (s.spied == owner and s.seat == seat) else 0


def owner_until_the_end(s: Any, seat: int | None, owner: int | None, size: int) -> int:
    """3.31.f: the objective is secret until the final scores reveal it (4.04.b)."""
    return size if s.over or (seat is not None and seat == owner) else 0


def objectives_it_may_be(s: Any, player: int) -> list[int]:
    """3.31.a: a card of the player's kingdom; other seats assume one of those that may be drawn (6.03.b)."""
    found: list[int] = s.realm.objectives[s.kingdoms[player]] if s.objectives[player] >= 0 else [-1]
    return found


NUMBER = Number(0, MANY)
MONEY = Number(0, FORTUNE)

PEOPLE = PerPlayer(
    "players",
    Field("kingdom", Card("kingdom"), "kingdoms", doc="home kingdom, NOBODY until chosen"),
    Field("technologies", some_of(TECHNOLOGIES), "techs"),
    Field("fresh", some_of(TECHNOLOGIES), doc="technologies too new to be prerequisites (3.11.d)"),
    Field("shown", Cards("card"), doc="face-up cards: merchants and tax collector in force (3.26.c), cards in use"),
    Field("honour", Number(-9999, 9999), shown=IN_VIEWS),
    Field("honour_peak", NUMBER, doc="most tens reached so far, for honour coins (10.03.a)"),
    Field("coins", NUMBER),
    Field("excommunicated", Flag(), Bits("excommunicated"), doc="players, as bits"),
    Field("ban", Number(0, 2), doc="ends of the player's turns until the bans of 3.20.g are over; in force at 1"),
    Field("causes", some_of(CAUSES), doc="grounds for excommunication given this turn"),
    Field("outfit", NUMBER, doc="armies still to be placed in set-up (6.04.g)"),
    Field(
        "orders",
        Answers(ORDERS, ORDER_ANSWERS),
        Span("orders", lambda s: len(ORDERS), str(len(ORDERS))),
        doc="four per player, see ORDERS; public (5.01.o)",
    ),
    VEHICLE_SLOTS,
    BANNER_SLOTS,
    ENGINE_SLOTS,
    # Players as bits: towards whom the relation holds.
    Field("war", PLAYERS),
    Field("allied", PLAYERS),
    Field("passage", PLAYERS, doc="players whose land the player may pass through (5.01.e)"),
    Field("commerce", PLAYERS, doc="players in whose cities the player may trade (5.01.g)"),
    Field(
        "rates",
        Towards(),
        Span("rates", lambda s: int(s.n), "table.players"),
        doc="by n * seller + city owner: percent of a sale (5.01.h)",
    ),
    Field(
        "casus_belli",
        Towards(),
        Span("casus", lambda s: int(s.n), "table.players"),
        doc="by n * holder + opponent: casus belli (5.02.b)",
    ),
    Field("sword", NUMBER, "swords", doc="won in this round's auctions; 0: none"),
    # Behind the panel.
    Field("florins", MONEY, known=owner_only, supposed=SUPPOSED_FLORINS, shown=IN_VIEWS),
    Field("reserve", NUMBER, known=owner_only, supposed=SUPPOSED_ARMIES, shown=IN_VIEWS, doc="armies"),
    Field("generals", NUMBER, known=owner_only, doc="without a banner yet"),
    Field(
        "stock",
        Pieces(BUILDINGS),
        Span("stock", lambda s: len(BUILDINGS), str(len(BUILDINGS))),
        known=owner_only,
        doc="buildings not yet on the map: twelve counts per player",
    ),
    Field("grain_reserves", NUMBER, "grain", known=owner_only, doc="used without trade buildings (3.25)"),
    Field(
        "hand",
        Cards("card", sort=True),
        "hands",
        known=whoever_looks_into_it,
        shown=IN_VIEWS,
        doc="empire cards, sorted",
    ),
    Field("objective", Card("objective"), "objectives", known=owner_until_the_end, among=objectives_it_may_be),
    Field("bid", MONEY, "bids", known=owner_only, doc="the sealed maximum of the auction (7.02.e)"),
    lean=True,
)
