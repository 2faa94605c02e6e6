"""Writes the golden records anew without playing other games: `python -m tests.golden.rewrite [GAME...]`.

For changes of what a state says about itself (its JSON, its digest, the digest of the content), not of the rules. Every
record is played again choice by choice. Who chose, what chance gave and how the game ended must be as recorded, or
nothing is written; digests, checkpoints and the content named in the header are taken from the present code.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec.structs import replace

import regnum
from regnum.core.record import Checkpoint, ChoiceLine, EndLine, Record, Result, replay_choice

FOLDER = Path(__file__).parent


def main(ids: list[str]) -> None:
    for id in ids:
        changes: Counter[str] = Counter()
        texts = {file: rewritten(Record.read(file)) for file in sorted((FOLDER / id).glob("*.jsonl"))}
        for file, text in texts.items():
            changes += changed_parts(file.read_text(), text)
            file.write_text(text)
        sys.stdout.write(f"{id}: {len(texts)} records\n")
        for part, count in sorted(changes.items()):
            sys.stdout.write(f"  {part}: {count}\n")


def rewritten(record: Record) -> str:
    """The same game with the digests and checkpoints of the present code; refused if it is not the same game."""
    g = regnum.game(record.header.game)
    fresh = Record.begin(g, state := record.start(g), record.header.seed, record.header.players)
    if fresh.header.options != record.header.options:
        raise regnum.BadInput("header.options", "there are others now")
    for line in record.lines:
        if isinstance(line, ChoiceLine):
            replay_choice(g, state, line)  # checks who chose, that it is legal, and what chance gave
            fresh.add(replace(line, digest=state.digest()) if line.digest else line)
        elif isinstance(line, Checkpoint):
            fresh.add(Checkpoint(line.checkpoint, state.digest(), state.to_json()))
        elif isinstance(line, EndLine):
            found = Result(state.scores(), state.winners(), state.ending() if state.over else "")
            if found != line.end:
                raise regnum.BadInput("end", f"is {found}, the record says {line.end}")
            fresh.add(EndLine(found, state.digest()))
        else:
            raise regnum.BadInput("line", f"{type(line).__name__} has no place in a golden record")
    return fresh.to_text()


def changed_parts(old: str, new: str) -> Counter[str]:
    """How often each part of a record's lines differs: ``checkpoint.state.content``, say."""
    changed: Counter[str] = Counter()
    for before, after in zip(old.splitlines(), new.splitlines(), strict=True):
        one, other = json.loads(before), json.loads(after)
        kind = next((kind for kind in ("choice", "checkpoint", "end") if kind in one), "header")
        changed[f"{kind} lines"] += before != after
        changed.update(f"{kind}.{part}" for part in _differences(one, other))
    return +changed


def _differences(one: dict[str, Any], other: dict[str, Any]) -> Iterator[str]:
    """The keys under which two objects differ; within ``state`` the keys of the state."""
    for key in sorted(one.keys() | other.keys()):
        if key == "state":
            yield from (f"state.{part}" for part in _differences(one[key], other[key]))
        elif one.get(key) != other.get(key):
            yield key


if __name__ == "__main__":
    main(sys.argv[1:] or regnum.games())
