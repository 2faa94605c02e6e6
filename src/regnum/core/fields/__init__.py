"""The fields of a game's board, each declared once: what it holds, how it is written as JSON, who may know it.

A game declares its fields as a tree of *nodes* that has the shape of its JSON. A leaf (`Number`, `Cards`, ...) names an
attribute of the state; a group (`ByPlayer`, `Places`, ...) says how the entries of its leaves are numbered. This
declaration is the source of the attributes themselves (`core.generate`), JSON in both directions, the views and
`determinize` (`core.knowledge`), the check that no piece is lost, and the types of the view in TypeScript.

For anything that the ready-made nodes cannot express, a game defines a small subclass of `Node` or `Leaf`.
"""

from regnum.core.fields.board import Fields
from regnum.core.fields.column import COUNT, FLAG, Scale
from regnum.core.fields.groups import ByPlayer, Columns, Group, Named, Places
from regnum.core.fields.leaves import (
    Bit,
    Cache,
    Cards,
    Custom,
    Derived,
    Flag,
    Internal,
    Number,
    OfContent,
    One,
    Player,
    Players,
    Slots,
    Word,
    bits_set,
)
from regnum.core.fields.node import Attribute, Leaf, Node, a_list, an_object, list_of, refuse, whole_number

__all__ = [
    "COUNT",
    "FLAG",
    "Attribute",
    "Bit",
    "ByPlayer",
    "Cache",
    "Cards",
    "Columns",
    "Custom",
    "Derived",
    "Fields",
    "Flag",
    "Group",
    "Internal",
    "Leaf",
    "Named",
    "Node",
    "Number",
    "OfContent",
    "One",
    "Places",
    "Player",
    "Players",
    "Scale",
    "Slots",
    "Word",
    "a_list",
    "an_object",
    "bits_set",
    "list_of",
    "refuse",
    "whole_number",
]
