"""The files generated from the declared fields are up to date."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import regnum
from regnum.core.generate import board_source, games_with_fields
from regnum.core.textkeys import KEYS_FILE, keys_source
from regnum.core.typescript import types_file, types_source

GAMES = Path(__file__).parents[2] / "src" / "regnum" / "games"


@pytest.mark.parametrize("id", games_with_fields())
def test_the_attributes_of_a_state_and_the_types_for_the_client_are_those_declared(id: str) -> None:
    package = f"regnum.games.{id}"
    fields = import_module(f"{package}.fields").FIELDS
    assert (GAMES / id / "board.py").read_text() == board_source(package, fields), "run `make generate`"
    assert types_file(id).read_text() == types_source(id), "run `make generate`"
    assert regnum.game(id).fields is fields


def test_the_keys_that_the_client_may_ask_for_are_those_of_the_texts() -> None:
    assert KEYS_FILE.read_text() == keys_source(games_with_fields()), "run `make generate`"
