"""An owner's overlay replaces values; anything that does not fit is refused with file, key and reason."""

from __future__ import annotations

from pathlib import Path

import pytest

import regnum
from regnum.games.anno890 import Anno890Game
from regnum.games.anno890.state import Anno890


def overlaid(tmp_path: Path, text: str) -> regnum.Game:
    file = tmp_path / "mybox.toml"
    file.write_text(text)
    return regnum.game("anno890", content=file)


def test_values_are_replaced_and_marked(tmp_path: Path) -> None:
    g = overlaid(tmp_path, '[[special_building]]\nid = "forge"\nvp = 4\n[constants]\ntrio_coins = 3\n')
    assert isinstance(g, Anno890Game)
    assert g.box.vp[g.box.tile_number["forge"]] == 4
    assert g.box.trio_coins == 3
    sources = {(table, entry, field): source for table, entry, field, _, source in g.content.provenance()}
    assert sources["special_building", "forge", "vp"] == "overlay: mybox.toml"
    assert sources["constants", "constants", "trio_coins"] == "overlay: mybox.toml"
    assert sources["special_building", "forest", "vp"] == "reconstructed"
    assert sources["special_building", "fortress", "towers"] == "seed"


def test_the_digest_names_the_content_in_use(tmp_path: Path) -> None:
    plain = regnum.game("anno890")
    g = overlaid(tmp_path, '[[character]]\nid = "duchess"\nvp = 1\n')
    assert g.content_digest != plain.content_digest
    state = g.new(2, 1)
    with pytest.raises(regnum.BadInput, match="other content"):
        plain.load(state.to_json())
    assert g.load(state.to_json()) == state


def test_part_of_a_scenario_side_may_be_replaced(tmp_path: Path) -> None:
    g = overlaid(tmp_path, '[[scenario]]\nid = "first_steps"\ntwo = { coins = 6 }\n')
    state = g.new(2, 1)
    assert isinstance(state, Anno890)
    assert state.coins == [6, 6]
    assert state.side.bonus.noble == [4]


def test_names_may_be_replaced(tmp_path: Path) -> None:
    g = overlaid(tmp_path, '[[special_building]]\nid = "forest"\nen = "Greenwood"\n')
    assert g.text("en")("tile-forest") == "Greenwood"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("[[teritory]]\nid = 'x'", "mybox.toml: teritory: there is no such table; there are castle, character"),
        ("[[territory]]\nid = 'atlantis'\nvp = 1", "mybox.toml: territory.atlantis: no entry of the box has this id"),
        ("[[territory]]\nvp = 1", r"mybox.toml: territory.\?: no entry of the box has this id"),
        ("[[territory]]\nid = 'farm_olive'\nvps = 1", "mybox.toml: territory.farm_olive.vps: there is no such key"),
        (
            "[[territory]]\nid = 'farm_olive'\nvp = 'x'",
            "mybox.toml: territory.farm_olive.vp: Expected `int`, got `str`",
        ),
        ("[[territory]]\nid = 'farm_olive'\nvp = 99", "mybox.toml: territory.farm_olive.vp: Expected `int` <= 20"),
        (
            "[[territory]]\nid = 'farm_olive'\ncrops = ['grapes']",
            r"territory.farm_olive.crops\[0\]: Invalid enum value",
        ),
        ("[[territory]]\nid = 'farm_olive'\ncount = 2", "territory.count: adds up to 37, the box holds 36"),
        ("[[territory]]\nid = 'farm_olive'\nplayers = 3", "player_count.two_players.territories: is 20, but 19"),
        ("[[character]]\nid = 'thief'\neffect = { op = 'fly' }", "character.thief.effect.op: Invalid value 'fly'"),
        (
            "[[character]]\nid = 'tailor'\neffect = { op = 'gain', per = 'x' }",
            "character.tailor.effect: Object contains",
        ),
        ("[territory]\nid = 'farm_olive'", r"write \[\[territory\]\] with an id"),
        ("[[constants]]\nrounds = 8", r"write \[constants\], once"),
        ("[constants]\nrounds = 9", "constants.rounds: Invalid enum value 9"),
        ("vp = ", "mybox.toml: is not TOML"),
    ],
)
def test_what_does_not_fit_is_refused(tmp_path: Path, text: str, said: str) -> None:
    with pytest.raises(regnum.BadInput, match=said):
        overlaid(tmp_path, text)


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    with pytest.raises(regnum.BadInput, match="cannot be read"):
        regnum.game("anno890", content=tmp_path / "none.toml")


def test_ours_is_untouched_by_an_overlay(tmp_path: Path) -> None:
    before = regnum.game("anno890").content_digest
    overlaid(tmp_path, '[[special_building]]\nid = "forge"\nvp = 4\n')
    assert regnum.game("anno890").content_digest == before
