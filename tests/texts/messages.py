"""Every Fluent message of the repository as the sentences that it can become."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

ROOT = Path(__file__).parents[2]
FILES = sorted([*ROOT.glob("src/regnum/**/text/*.ftl"), *ROOT.glob("client/src/**/text/*.ftl")])


class Sentence(NamedTuple):
    """One reading of a message. In `source` an argument is `{$name}`, anything else that is filled in `{…}`, and what
    stands there for one value of a number `n` only begins with `⟨n⟩` and has `#` for that number."""

    key: str
    source: str

    @property
    def words(self) -> str:
        """What is read, with `…` for each argument: their names are not."""
        return re.sub(r"\{\$[\w-]+\}|\{…\}|#", "…", re.sub(r"⟨[\w-]+⟩", "", self.source))


def sentences(source: str) -> Iterator[Sentence]:
    """Every reading of every message and attribute of a Fluent file."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, fluent.Message | fluent.Term):
            for pattern in (entry.value, *(attribute.value for attribute in entry.attributes)):
                if pattern is not None:
                    for reading in _readings(pattern):
                        yield Sentence(entry.id.name, re.sub(r"\s+", " ", reading).strip())


def _readings(pattern: fluent.Pattern) -> list[str]:
    """Each choice of variants is seen at least once, not each with each other: long messages would have thousands."""
    parts = [_part(element) for element in pattern.elements]
    most = max((len(part) for part in parts), default=1)
    return ["".join(part[min(i, len(part) - 1)] for part in parts) for i in range(most)]


def _part(element: fluent.TextElement | fluent.Placeable) -> list[str]:
    if isinstance(element, fluent.TextElement):
        return [element.value]
    inner = element.expression
    if isinstance(inner, fluent.SelectExpression):
        number = _number(inner)
        readings = [reading for variant in inner.variants for reading in _readings(variant.value)]
        if number is None:
            return readings
        return [f"⟨{number}⟩" + reading.replace(f"{{${number}}}", "#") for reading in readings]
    if isinstance(inner, fluent.VariableReference):
        return [f"{{${inner.id.name}}}"]
    if isinstance(inner, fluent.StringLiteral):
        return [inner.value]
    return ["{…}"]


def _number(select: fluent.SelectExpression) -> str | None:
    """The argument that decides, if it is a number."""
    keys = {v.key.name for v in select.variants if isinstance(v.key, fluent.Identifier)}
    if isinstance(select.selector, fluent.VariableReference) and "one" in keys:
        return select.selector.id.name
    return None
