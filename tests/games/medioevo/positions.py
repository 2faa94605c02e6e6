"""Positions of Medioevo Universale set up by hand, in a few lines."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

import regnum
from regnum.core.message import Fact, Reason
from regnum.core.rng import Rng
from regnum.core.step import AnyStep
from regnum.games.medioevo.game import MedioevoGame
from regnum.games.medioevo.rules.calamities import draw
from regnum.games.medioevo.state import Medioevo

Step = dict[str, Any]
KINGDOMS = ("castile", "mamluks", "byzantines", "france", "rum", "rus", "england", "almohads", "empire", "hungary")

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elena")
SLOT = {"trade_ship": 0, "caravan": 3, "warship": 6, "cavalry": 9}  # the first vehicle of each kind of player 0
# Nine technologies make level 2, seventeen level 3; none of these changes movement or lets build.
LEARNING = (
    "agriculture", "pottery", "medicine", "deism", "mysticism", "monotheism", "theology", "mathematics", "mining",
    "metals", "coinage", "education", "literature", "theatre", "music", "law", "philosophy",
)  # fmt: skip


def game() -> MedioevoGame:
    found = regnum.game("medioevo")
    assert isinstance(found, MedioevoGame)
    return found


def new(seats: int, seed: int, **options: Any) -> Medioevo:
    """A game about to begin."""
    state = game().new(seats, seed, options)
    assert isinstance(state, Medioevo)
    return state


def person(kingdom: str = "", technologies: str = "", **more: Any) -> dict[str, Any]:
    """A player: ``person("rum", "roads metals", florins=300, vehicles=[vehicle("caravan", "syria")])``."""
    return {"kingdom": kingdom, "technologies": technologies.split(), **more}


def level(n: int, *more: str) -> str:
    """Technologies that make level 1, 2 or 3, with those named."""
    return " ".join(list(dict.fromkeys((*more, *LEARNING)))[: max(len(more), (0, 9, 17)[n - 1])])


def vehicle(kind: str, at: str, n: int = 1, **more: Any) -> dict[str, Any]:
    """The first vehicle of a kind, or the `n`-th; `more` are armies, goods, spent, bonus, marks."""
    return {"kind": kind, "n": n, "at": at, **more}


def banner(at: str, n: int = 1, level: int = 1, **more: Any) -> dict[str, Any]:
    """A banner with the points and attacks of its level; `at` is a place or a vehicle such as ``cavalry.1``."""
    return {"n": n, "at": at, "level": level, "reach": level + more.get("general", False), **more}


def engine(at: str, n: int = 1, **more: Any) -> dict[str, Any]:
    """A catapult (1 or 2) or the bombard (3)."""
    return {"n": n, "at": at, **more}


def land(owner: int = 0, armies: int = 1, **more: Any) -> dict[str, Any]:
    """A territory of a player; `more` are settlement, fortification, cathedral, goods …"""
    return {"owner": owner, "armies": armies, **more}


def wild(armies: int = 1, **more: Any) -> dict[str, Any]:
    """A territory of barbarians."""
    return {"armies": armies, **more}


def step(name: str, seat: int = 0, **fields: Any) -> Step:
    """A step of the stack, as JSON."""
    names = [field for field, _ in game().steps[name].fields]
    if name == "TradeMenu":
        fields.setdefault("in_hand", None)
    return {"step": name, **({"seat": seat} if "seat" in names else {}), **fields}


def use(vehicle: int, times: int = 8) -> list[Step]:
    """A vehicle is used again and again, as long as it can do anything."""
    return [step("UseVehicle", vehicle=vehicle, begun=False)] * times


def position(
    *people: dict[str, Any],
    asks: list[Step] | str,
    lands: dict[str, dict[str, Any]] | None = None,
    seats: int = 3,
    options: dict[str, Any] | None = None,
    phase: str = "trade",
    **board: Any,
) -> Medioevo:
    """A table on the whole map; `asks` are the steps on the stack, the last one first.

    What `lands` leaves out is held by one barbarian army, cities with encampment and fort. Below `asks` the last player
    waits in his purchase phase, so that nothing else happens.
    """
    seated = [*people, *(person() for _ in range(seats - len(people)))]
    spare = iter(id for id in KINGDOMS if id not in {one["kingdom"] for one in seated})
    seated = [{**one, "kingdom": one["kingdom"] or next(spare)} for one in seated]
    box = game().box
    world: dict[str, dict[str, Any]] = {territory.id: wild() for territory in box.contents.territory}
    for city in box.contents.city:
        world[city.territory] = wild(settlement="encampment", fortification="fort")
    world.update(lands or {})
    board.setdefault("round", 1)
    board.setdefault("active", 0)
    board.setdefault("empire_pile", ["mercenary"] * 3)
    state = game().load(
        {
            "seats": seats,
            "options": {"zones": "all", **(options or {})},
            "board": {"players": seated, "lands": world, "phase": phase, **board},
            "steps": [step("PurchaseMenu", seats - 1), *([step(asks)] if isinstance(asks, str) else asks)],
        },
        strict=False,
    )
    assert isinstance(state, Medioevo)
    return state


def bare(seats: int) -> Medioevo:
    """A table with nothing special."""
    return position(asks="TradeMenu", seats=seats)


def at(state: Medioevo, place: str) -> int:
    """The number of a place."""
    return state.box.place_number[place]


def home(kingdom: str) -> list[str]:
    """The territories of a kingdom."""
    box = game().box
    return [box.place_ids[land] for land in box.kingdom_lands[box.kingdom_number[kingdom]]]


def clauses(s: Medioevo, event: str) -> list[str]:
    """The clauses under which an event was told."""
    return [told.clause for told in s.events or () if told.message.key == event]


def told(s: Medioevo) -> list[str]:
    """What the log tells: clause, event, the numbers and dice of its sentence, and its facts.

    ``7.10.ca occupies 3: 0 moved army lands.cilicia > lands.syria x3``.
    """
    assert s.events is not None
    lines = []
    for event in s.events:
        numbers = [str(word) for word in event.message.args.values() if not str(word).strip("-0123456789")]
        head = " ".join([event.clause, event.message.key.removeprefix("event-"), *numbers])
        facts = () if event.fact is None else (event.fact, *event.besides)
        lines.append(f"{head}: {'; '.join(in_short(fact) for fact in facts)}")
    return lines


def in_short(fact: Fact) -> str:
    """``1 moved army lands.leon > lands.galicia x2``: by whom, what, from where, to where, how many."""
    way = f"{fact.source} > {fact.target}" if fact.target else fact.source
    words = (str(fact.actor), fact.verb, fact.piece, way.strip(), f"x{fact.amount}" if fact.amount != 1 else "")
    return " ".join(word for word in words if word)


def heard(state: Medioevo, *choices: str) -> list[str]:
    """What the log tells of these choices."""
    state.events = []
    return told(choose(state, *choices))


def texts(state: Medioevo) -> list[str]:
    """The legal options as texts."""
    return [option.text for option in state.options()]


def choose(state: Medioevo, *choices: str) -> Medioevo:
    """Make choices one after the other; each answers a question that cites its clauses and knows its verb."""
    for choice in choices:
        prompt = state.prompt
        assert prompt is not None
        assert prompt.clauses
        assert state.resolve(choice).verb in state.asking.verbs
        state.apply(choice)
    return state


def run(state: Medioevo, name: str, *fields: Any) -> Medioevo:
    """Put a step on top of the stack and go on from there."""
    made: Any = game().steps[name]
    state.steps.append(made(*fields))
    state.advance()
    return state


def refusal(state: Medioevo, choice: str) -> Reason:
    """Why `choice` is not legal."""
    reason = state.why_not(choice)
    assert reason is not None, f"{choice} is legal"
    return reason


LOADED: list[tuple[Rng, int]] = []  # the generators that were loaded with so many dice


def load_dice(state: Medioevo, *rolls: int, faces: int = 6, more: bool = False) -> None:
    """Make the next rolls show these numbers, counted from 1: at most nine or so."""
    throw(state, *[(faces, roll) for roll in rolls], more=more)


def throw(state: Medioevo, *dice: tuple[int, int], more: bool = False) -> None:
    """Make the next dice, each given by its number of faces, show these numbers, counted from 1.

    Then all of them must be thrown, or none; and others only if `more` may follow, which show anything.
    """
    for power in range(12, 26):
        for key in _keys_for(1 << power if power > 12 else 0, 2 << power, dice):
            rng = Rng(int(key))
            if all(rng.below(faces) == number - 1 for faces, number in dice):
                state.rng = Rng(int(key))
                LOADED.extend([(state.rng, len(dice))] if dice and not more else [])
                return
    raise AssertionError(f"no seed for {dice}")


def _keys_for(first: int, last: int, dice: tuple[tuple[int, int], ...]) -> NDArray[np.uint64]:
    """The keys in this range whose numbers, computed as `Rng` does but for all at once, seem to fit the dice."""
    keys = np.arange(first, last, dtype=np.uint64)
    for n, (faces, number) in enumerate(dice, 1):
        z = keys + np.uint64(n * 0x9E3779B97F4A7C15 & (1 << 64) - 1)
        z = (z ^ z >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ z >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
        keys = keys[((z ^ z >> np.uint64(31)) >> np.uint64(32)) * np.uint64(faces) >> np.uint64(32) == number - 1]
    return keys


def go_on(state: Medioevo, *steps: AnyStep) -> Medioevo:
    """Do these, the last one first, before what waits on the stack."""
    state.steps += steps
    state.advance()
    return state


def befall(state: Medioevo, calamity: str, *dice: tuple[int, int], drawer: int = 0) -> Medioevo:
    """A calamity as if `drawer` had just drawn it; the next dice show these numbers."""
    throw(state, *dice)
    draw.befall(state, state.box.calamity_ids.index(calamity), drawer)
    return go_on(state)


def op(state: Medioevo, calamity: str) -> Any:
    """What a calamity does, as the content says."""
    (only,) = state.box.contents.calamity[state.box.calamity_ids.index(calamity)].effects
    return only
