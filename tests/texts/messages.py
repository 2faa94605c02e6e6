"""Every Fluent message of the repository as the sentences that it can become."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("src/regnum/**/text/*.ftl"), *ROOT.glob("client/src/**/text/*.ftl")])

Selected = frozenset[str]


class Sentence(NamedTuple):
    """One reading of a message: its words, with `{$name}` for an argument and `{…}` for anything else."""

    key: str
    words: str
    counted: Selected  # arguments whose value [one], or a number, decides these words


def sentences(file: Path) -> Iterator[Sentence]:
    """Every reading of every message and attribute in `file`."""
    for entry in FluentParser().parse(file.read_text()).body:
        if isinstance(entry, fluent.Message | fluent.Term):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None:
                    for words, counted in _readings(pattern):
                        yield Sentence(entry.id.name, re.sub(r"\s+", " ", words).strip(), counted)


def _readings(pattern: fluent.Pattern) -> list[tuple[str, Selected]]:
    """Each choice of variants is seen at least once, not each with each other: long messages would have thousands."""
    parts = [_part(element) for element in pattern.elements]
    most = max((len(part) for part in parts), default=1)
    readings = []
    for i in range(most):
        chosen = [part[min(i, len(part) - 1)] for part in parts]
        readings.append(("".join(words for words, _ in chosen), _union(counted for _, counted in chosen)))
    return readings


def _part(element: fluent.TextElement | fluent.Placeable) -> list[tuple[str, Selected]]:
    if isinstance(element, fluent.TextElement):
        return [(element.value, frozenset())]
    inner = element.expression
    if isinstance(inner, fluent.SelectExpression):
        found = []
        for variant in inner.variants:
            for words, counted in _readings(variant.value):
                found.append((words, counted | _counted(inner)))
        return found
    if isinstance(inner, fluent.VariableReference):
        return [(f"{{${inner.id.name}}}", frozenset())]
    if isinstance(inner, fluent.StringLiteral):
        return [(inner.value, frozenset())]
    return [("{…}", frozenset())]


def _counted(select: fluent.SelectExpression) -> Selected:
    keys = {v.key.name if isinstance(v.key, fluent.Identifier) else v.key.value for v in select.variants}
    if isinstance(select.selector, fluent.VariableReference) and keys & {"one", "1"}:
        return frozenset({select.selector.id.name})
    return frozenset()


def _union(sets: Iterable[Selected]) -> Selected:
    return frozenset().union(*sets)
