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

import regnum
from regnum.core.record import ChoiceLine, EndLine, Record

FOLDER = Path(__file__).parent
OF_THE_CODE = {"version", "content", "overlay"}  # keys of the header that name what was played with


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
    """The same game as the present code records it; raises `ValueError` if it is not the same game."""
    header = record.header
    play = regnum.Play.begin(regnum.game(header.game), header.players, header.seed, header.options)
    for line in record.lines:
        if isinstance(line, ChoiceLine):
            play.choose(line.choice, line.seat)
    if _essence(play.record) != _essence(record):
        raise ValueError(f"{header.game}, seed {header.seed}: the present rules give another game")
    return play.record.to_text()


def _essence(record: Record) -> list[Any]:
    """All of a record but digests, states, and what it was played with."""
    header = {key: value for key, value in record.to_json()[0].items() if key not in OF_THE_CODE}
    lines: list[Any] = [header]
    for line in record.lines:
        if isinstance(line, ChoiceLine):
            lines.append((line.n, line.seat, line.choice, line.chance))
        else:
            lines.append(line.end if isinstance(line, EndLine) else type(line).__name__)
    return lines


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
