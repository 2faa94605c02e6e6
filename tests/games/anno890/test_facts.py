"""What events tell programs: which pieces moved from where to where."""

from __future__ import annotations

from typing import Any

from regnum.games.anno890.state import Anno890
from tests.clauses import clause
from tests.games.anno890.moments import arrive, attacked
from tests.games.anno890.positions import CASTLE, OTHER, first_turn, kingdom, play, position, random_play

Told = tuple[str, str, str, str, int]


def facts(s: Anno890, *choices: str) -> list[Told]:
    """Make the choices; the facts of what happened: verb, piece, from, to, amount."""
    s.events = []
    play(s, *choices)
    found = [fact for event in s.events if event.fact is not None for fact in (event.fact, *event.besides)]
    return [(fact.verb, fact.piece, fact.source, fact.target, fact.amount) for fact in found]


def coins(told: list[Told]) -> list[Told]:
    return [fact for fact in told if fact[1] == "coin"]


@clause("anno890", "take.3")
def test_coins_go_from_the_purse_beside_every_tile_skipped() -> None:
    s = position(kingdom(CASTLE, coins=2), kingdom(OTHER))
    told = facts(s, "take:row.3")
    assert told[0][0] == "moved"
    assert told[0][2:] == ("row.3", "taken", 1)
    assert coins(told) == [("moved", "coin", "kingdoms.0.coins", f"row.{n}.coins", 1) for n in (1, 2)]


@clause("anno890", "take.13")
def test_coins_for_a_special_building_that_find_no_tile_go_to_the_supply() -> None:
    row: Any = ["church_wheat", "farm_wheat", "farm_olive"]
    s = position(kingdom(CASTLE, coins=4), kingdom(OTHER), row=row, special_buildings=["forge"])
    assert coins(facts(s, "take:special.1")) == [
        *(("moved", "coin", "kingdoms.0.coins", f"row.{n}.coins", 1) for n in (1, 2, 3)),
        ("lost", "coin", "kingdoms.0.coins", "supply.coins", 1),
    ]


@clause("anno890", "inv.9")
def test_a_ruin_gives_its_tokens_back_to_the_supply() -> None:
    safe = kingdom("castle_wheat_olive@5+3t farm_wheat@1 farm_olive@2")
    s = attacked(kingdom("castle_wheat_olive@5 farm_wheat@1+2n farm_olive@9+1t1n"), safe)
    here = "kingdoms.0.spaces.9"
    assert facts(s, "lose:9")[:3] == [
        ("turned", "tile:farm_olive", "", f"{here}.ruin", 1),
        ("lost", "tower", here, "supply.towers", 1),
        ("lost", "noble", here, "supply.nobles", 1),
    ]


@clause("anno890", "char.6")
def test_a_rebuilt_tile_is_told_from_one_that_falls() -> None:
    s = arrive("master_builder", kingdom(f"{CASTLE} ~farm_wheat@1+1t ~farm_olive@2"), kingdom(OTHER))
    here = "kingdoms.0.spaces.1"
    assert facts(s, "rebuild:1")[0] == ("turned", "tile:farm_wheat", f"{here}.ruin", here, 1)


@clause("anno890", "flow.1")
def test_only_what_nobody_does_has_no_actor() -> None:
    nobody = {"event-refill", "event-invasion", "event-invaded", "event-end"}
    heard = set()
    for seed in range(4):
        s = first_turn(4, seed=seed)
        told = s.events = []
        *_, over = random_play(s, seed)
        assert over is s
        for event in told:
            assert event.fact is not None
            assert (event.fact.actor == -1) == (event.message.key in nobody), event.message
            heard.add(event.message.key)
    assert nobody <= heard
