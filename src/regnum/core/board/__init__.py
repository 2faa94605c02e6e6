"""The board of a game, declared once: what it holds, how it is written as JSON, who may know it.

| module | subject |
| --- | --- |
| `kinds`, `several`, `cards`, `records`, `custom` | what a value is: JSON both ways, TypeScript, numbers for learners |
| `stores` | where it lies in the state |
| `knowledge` | who may know it |
| `shape`, `fields` | the structure: which fields there are, in which objects and lists; all of them together |
| `cells` | the one walk over them, for a table |
| `views`, `reading`, `differences`, `deal`, `numbers` | one job each over the cells |
| `codegen`, `typescript` | what is generated |

A game declares its board in `fields.py`. For a value that the ready-made kinds cannot express it defines a small
subclass of `Kind`.
"""
