"""The board of a game, declared once: what it holds, how it is written as JSON, who may know it.

| module | subject |
| --- | --- |
| `kinds`, `cards`, `records` | what a value is: JSON both ways, TypeScript, numbers for learners |
| `stores` | where it lies in the state |
| `knowledge` | who may know it |
| `shape`, `fields` | the structure: which fields there are, in which objects and lists; all of them together |
| `cells` | the one walk over them, for a table |
| `views`, `reading`, `differences`, `deal`, `numbers` | one job each over the cells |
| `codegen`, `typescript` | what is generated |

A game declares its board in `fields.py`. For a value that the ready-made kinds cannot express it defines a small
subclass of `Kind`.
"""

from regnum.core.board.cards import NUMBER, TOP, Card, Cards, OfContent, Spaces
from regnum.core.board.fields import BOARD, Fields
from regnum.core.board.given import a_flag, a_list, an_object, refuse, whole_number
from regnum.core.board.kinds import (
    COUNT,
    COUNT_SCALE,
    FLAG,
    FLAG_SCALE,
    PLAYER,
    PLAYERS,
    SOMEBODY,
    TEXT,
    Content,
    Custom,
    Flag,
    Kind,
    ListOf,
    Number,
    OneOf,
    Player,
    Players,
    Scale,
    Seat,
    SomeOf,
    Text,
    one_of,
)
from regnum.core.board.knowledge import Knows, everyone, nobody, owner_only, the_top
from regnum.core.board.records import Record
from regnum.core.board.shape import (
    ALWAYS,
    IN_JSON,
    IN_VIEWS,
    SEATS_CODE,
    Cache,
    Derived,
    DerivedFor,
    Field,
    Group,
    Joined,
    Listed,
    Many,
    Named,
    PerPlayer,
    Places,
    Row,
    Slots,
)
from regnum.core.board.stores import At, Bits, Both, Entry, Part, Span, bits_set

__all__ = [
    "ALWAYS",
    "BOARD",
    "COUNT",
    "COUNT_SCALE",
    "FLAG",
    "FLAG_SCALE",
    "IN_JSON",
    "IN_VIEWS",
    "NUMBER",
    "PLAYER",
    "PLAYERS",
    "SEATS_CODE",
    "SOMEBODY",
    "TEXT",
    "TOP",
    "At",
    "Bits",
    "Both",
    "Cache",
    "Card",
    "Cards",
    "Content",
    "Custom",
    "Derived",
    "DerivedFor",
    "Entry",
    "Field",
    "Fields",
    "Flag",
    "Group",
    "Joined",
    "Kind",
    "Knows",
    "ListOf",
    "Listed",
    "Many",
    "Named",
    "Number",
    "OfContent",
    "OneOf",
    "Part",
    "PerPlayer",
    "Places",
    "Player",
    "Players",
    "Record",
    "Row",
    "Scale",
    "Seat",
    "Slots",
    "SomeOf",
    "Spaces",
    "Span",
    "Text",
    "a_flag",
    "a_list",
    "an_object",
    "bits_set",
    "everyone",
    "nobody",
    "one_of",
    "owner_only",
    "refuse",
    "the_top",
    "whole_number",
]
