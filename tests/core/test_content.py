"""The content digest covers the values that rules read, and nothing else: in every game, for every field."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.core.content import values_digest

# Keys of the content files that no rule reads, wherever they appear.
DESCRIPTIVE = {
    *("it", "en", "text_it", "text_en", "fallen_it", "fallen_en"),  # names and texts
    *("the_it", "the_en", "a_it", "a_en", "in_it", "in_en"),  # the forms of names
    *("source", "reconstructed", "example", "clause"),  # provenance
    *("colour", "category"),
}


def entries(tables: dict[str, Any]) -> Iterator[tuple[str, Any, dict[str, Any]]]:
    """Every entry of every table: the table's name, the table with only this entry, and the entry."""
    for table, content in tables.items():
        for entry in content if isinstance(content, list) else [content]:
            yield table, [entry] if isinstance(content, list) else entry, entry


def places(data: Any, descriptive: bool = False) -> Iterator[tuple[Any, Any, bool]]:
    """Every value within `data`: its container, its key or index, and whether it is descriptive."""
    for key in data if isinstance(data, dict) else range(len(data)):
        says = descriptive or key in DESCRIPTIVE
        if isinstance(data[key], dict | list):
            yield from places(data[key], says)
        else:
            yield data, key, says


def other(value: Any) -> Any:
    """A different value of the same kind."""
    if isinstance(value, bool):
        return not value
    return f"{value}x" if isinstance(value, str) else value + 1


@pytest.mark.parametrize("id", regnum.games())
def test_the_digest_covers_every_rule_value_and_no_description(id: str) -> None:
    content = regnum.game(id).content
    seen = {True: 0, False: 0}
    for table, alone, entry in entries(deepcopy(content.tables)):
        before = values_digest({table: alone}, type(content.box))
        for holder, key, descriptive in places(entry):
            value = holder[key]
            holder[key] = other(value)
            after = values_digest({table: alone}, type(content.box))
            holder[key] = value
            assert (after == before) == descriptive, f"{table}.{entry.get('id', '')}: {key} = {value!r}"
            seen[descriptive] += 1
    assert min(seen.values()) > 100


@pytest.mark.parametrize("id", regnum.games())
def test_entries_count_in_their_order(id: str) -> None:
    """Cards are numbered and shuffled in the order of the file, so another order gives another deal."""
    content = regnum.game(id).content
    for table, listed in content.tables.items():
        if isinstance(listed, list):
            turned = {**content.tables, table: listed[::-1]}
            assert (values_digest(turned, type(content.box)) == content.digest) == (len(listed) == 1), table


@pytest.mark.parametrize("id", regnum.games())
def test_descriptions_may_be_left_out_or_added(id: str) -> None:
    content = regnum.game(id).content
    for table, alone, entry in entries(deepcopy(content.tables)):
        if "en" not in entry:
            continue  # a table of numbers: it has no texts
        before = values_digest({table: alone}, type(content.box))
        if entry.pop("text_en", None) is None:
            entry["text_en"] = "More words."
        assert values_digest({table: alone}, type(content.box)) == before


@pytest.mark.parametrize(
    ("overlay", "brings_values"),
    [
        ('[[special_building]]\nid = "forest"\nen = "Greenwood"\n', False),
        ('[[special_building]]\nid = "forest"\nvp = 4\n', True),
        ('[constants]\nsource = "mine"\n', False),
        ("[constants]\ntrio_coins = 3\n", True),
        ('[[scenario]]\nid = "first_steps"\ntwo = { coins = 6 }\n', True),
    ],
)
def test_an_overlay_has_a_digest_of_its_own(tmp_path: Path, overlay: str, brings_values: bool) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(overlay)
    plain, mine = regnum.game("anno890").content, regnum.game("anno890", file).content
    assert plain.overlay == ""
    assert (mine.overlay != "") == (mine.digest != plain.digest) == brings_values


def test_the_names_of_a_part_of_an_entry_are_names_too(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[debt]\nfront = { en = "A debt" }\n')
    assert regnum.game("viscounts", file).content.overlay == ""
