"""What somebody is told who points at a place where nothing can be chosen: one cause, with its numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from regnum.core.places import why_not_at
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import SLOT, banner, game, land, person, position, step, use, vehicle, wild

# From Cilicia it is 1 point to Syria and to Lycaonia, and 2 to Cappadocia and to Lycia; of a horse 9 are spent or 8.
LANDS = {"cilicia": land(0, 9), "galatia": land(0, 5), "cappadocia": wild(2), "lycia": land(1, 3)}
ANNA = "Player 2 (Kingdom of France)"


def combat(*people: dict[str, Any], lands: dict[str, Any] | None = None, **more: Any) -> Medioevo:
    return position(*people, asks="CombatMenu", phase="combat", lands=lands or LANDS, **more)


def rider(at: str = "cilicia", **more: Any) -> dict[str, Any]:
    """A banner, on foot or on a horse that has 1 point left."""
    return person("castile", banners=[banner(at, **more)], vehicles=[vehicle("cavalry", "cilicia", armies=9, spent=8)])


@dataclass
class Case:
    """Where somebody points, under which clause that is refused, and why."""

    clause: str
    state: Medioevo
    place: str
    reason: str


def cases() -> list[Case]:
    on_horse = combat(rider("cavalry.1"))
    tired = combat(rider(attacks=1, spent=1))
    enemies = (person("castile", banners=[banner("cilicia")]), person("france"))
    caravan = vehicle("caravan", "galatia", spent=4)
    lands = {"galatia": land(0), "lycia": land(1), "lycaonia": land(0), "bithynia": land(0)}
    trading = position(person("castile", vehicles=[caravan]), person("france"), asks=use(SLOT["caravan"]), lands=lands)
    placing = position(person(reserve=4), asks="PlacementMenu", phase="placement", lands=LANDS)
    court = position(person(), asks=[step("Diplomacy", 0, orders=True)], phase="diplomacy", actions=1)
    return [
        Case("7.10.e", combat(rider()), "lands.kent", "Banner 1 is in Cilicia: Kent is not next to it."),
        Case(
            "7.10.e", on_horse, "lands.cappadocia", "Cavalry 1 has 1 movement point left; attacking Cappadocia takes 2."
        ),
        Case("3.16.f", tired, "lands.cappadocia", "Banner 1 has already made its attack of this turn."),
        Case("7.10.f", combat(*enemies), "lands.lycia", f"You are not at war with {ANNA}."),
        Case(
            "7.10.h",
            combat(person(banners=[banner("galatia")]), lands={**LANDS, "galatia": land(0, 1)}),
            "lands.lycaonia",
            "Banner 1 has 1 army with it; an attack takes 2.",
        ),
        Case("3.06.6", trading, "lands.lycia", f"{ANNA} grants you no passage."),
        Case("3.02.f", trading, "lands.bithynia", "Caravan 1 has 2 movement points left; going to Bithynia takes 3."),
        Case("3.02.k", trading, "seas.cilician_sea", "Caravan 1 travels over land."),
        Case("7.09.b", placing, "lands.lycia", "New pieces go to your own territories, and Lycia is not one."),
        Case("5.01.b", court, "players.1", "You have already taken your diplomatic action of this turn."),
        Case("5.01.c", court, "players.0", "That is you."),
    ]


@pytest.mark.parametrize(
    "case", [pytest.param(one, id=f"{one.clause}-{one.place}", marks=clause("medioevo", one.clause)) for one in cases()]
)
def test_a_place_says_what_is_in_the_way(case: Case) -> None:
    reason = why_not_at(case.state, case.place)
    assert reason is not None
    assert (reason.clause, game().text("en")(reason.message)) == (case.clause, case.reason)
