"""Cards, events and calamities injected into random games, so that each comes into play in all sorts of positions.

In a random game most cards come up seldom, and in few positions. Here a game is interrupted where the rules could bring
a card into play: the card changes places with the one that would have come, and play goes on from there. Pieces are
only exchanged, so the laws must hold in every position that follows. All of it depends on the seed alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import regnum
from regnum.core.option import Option
from regnum.core.rng import Rng
from regnum.core.state import State
from tests.tables import any_options, is_looked_at

Json = Any
Path = tuple[str, ...]
EVERY = 4  # in one of so many positions something is injected, where it can be
TRIED = 6  # so many pieces, one after the other, each into the same position
AFTERMATH = 12  # choices after an injection in which everybody pays attention to what was injected
IDLE = ("done", "pass", "no", "stop", "refuse")  # choices to do nothing


class Kind(NamedTuple):
    """A kind of pieces that can be injected, as the JSON of a state shows them."""

    tables: tuple[str, ...]  # of the content, which name the pieces
    at: str  # the question at which they can be injected
    put: str  # a place for the piece; ``*`` is any, {seat} the seat that is asked
    pool: tuple[str, ...]  # places where it may lie before, among pieces of its kind
    then: Callable[[int, Path], list[Json]] = lambda seat, place: []  # steps that bring it into play from that place
    again: str = ""  # the step that replaces the question, so that it is asked after these steps
    board: Callable[[Json, int], None] = lambda board, seat: None  # what else must change
    taken: bool = False  # it is taken into a hand, without anything in exchange


def _rich(board: Json, seat: int) -> None:
    """890: enough Coins for a Special Building."""
    if board["supply"]["coins"] is None:
        board["kingdoms"][seat]["coins"] += 4


def _wealthy(board: Json, hero: int) -> None:
    """7: enough for whatever is on sale."""
    board["heroes"][hero]["gold"] += 12
    board["heroes"][hero]["fame"] += 12


def _fewer_loose(board: Json, hero: int) -> None:
    """7: the sins in random order are at most those in the deck."""
    board["sins_loose"] = min(board["sins_loose"], len(board["sin_pile"]))


def _event_dice(board: Json, seat: int) -> None:
    """Medioevo: cards are drawn after the event dice, before diplomacy."""
    board["phase"] = "event_dice"


def _steps(*names: str) -> Callable[[int, Path], list[Json]]:
    """These steps of the seat that is asked, the last one first; a step in lower case is one of nobody."""
    return lambda seat, place: [_step(name, seat) for name in names]


def _step(name: str, seat: int) -> Json:
    word, _, field = name.partition(":")
    return {"step": word, field: seat} if field else {"step": word}


KINDS: dict[str, tuple[Kind, ...]] = {
    "anno890": (
        Kind(
            ("character",),
            "TakeTile",
            "banners.*.*",
            ("deck.*", "banners.*.*"),
            lambda seat, place: [{"step": "Reward", "seat": seat, "trios": [[place[1]]]}],
        ),
        Kind(("special_building",), "TakeTile", "special_buildings.*", ("special_buildings.*", "out.*"), board=_rich),
        Kind(("territory",), "TakeTile", "row.*.tile", ("stack.*", "row.*.tile", "out.*")),
    ),
    "viscounts": (
        Kind(("townsfolk",), "PlayCard", "piles.*.-1", ("piles.*.*",), _steps("FreeHire:seat")),
        Kind(
            ("townsfolk",),
            "PlayCard",
            "players.{seat}.hand.*",
            ("players.{seat}.deck.*", "players.{seat}.discards.*"),
        ),
        Kind(
            ("manuscript",),
            "PlayCard",
            "shelves.*.-1",
            ("shelves.*.*",),
            lambda seat, place: [{"step": "TakeManuscript", "player": seat, "place": int(place[1]) + 1}],
        ),
        Kind(("scheme",), "PlayCard", "players.1.deck.-1", ("players.1.deck.*", "future.*")),
    ),
    "seven": (
        Kind(("cataclysm",), "TakeTurn", "cataclysm_pile.-1", ("cataclysm_pile.*",), _steps("PlayCataclysm")),
        Kind(("sin",), "TakeTurn", "heroes.{seat}.sins", ("sin_pile.*",), board=_fewer_loose, taken=True),
        Kind(("artefact",), "TakeTurn", "heroes.{seat}.artefacts", ("artefact_pile.*",), taken=True),
        Kind(
            ("treasure",),
            "TakeTurn",
            "undertakings.*.treasures.*",
            ("undertakings.*.treasures.*", "treasure_pile.*", "treasure_discards.*"),
        ),
        Kind(("character",), "TakeTurn", "tavern.*", ("tavern.*", "character_pile.*"), board=_wealthy),
        Kind(("elixir",), "TakeTurn", "shop.*", ("shop.*", "elixir_pile.*"), board=_wealthy),
        Kind(("castle",), "TakeTurn", "castles.*", ("castles.*", "castle_pile.*"), board=_wealthy),
        Kind(("estate",), "TakeTurn", "estates.*", ("estates.*", "estate_pile.*"), board=_wealthy),
        Kind(("undertaking",), "TakeTurn", "undertaking_pile.-1", ("undertaking_pile.*",)),
    ),
    "medioevo": (
        Kind(
            ("calamity",),
            "Diplomacy",
            "calamity_pile.-1",
            ("calamity_pile.*", "calamity_discards.*"),
            _steps("BarbariansBuild", "DrawCalamity:seat"),
            "DiplomacyPhase",
            _event_dice,
        ),
        Kind(
            ("event_card",),
            "Diplomacy",
            "event_pile.-1",
            ("event_pile.*", "event_discards.*"),
            _steps("Rebellion", "DrawEvent"),
            "DiplomacyPhase",
            _event_dice,
        ),
        Kind(
            ("empire_card",),
            "Diplomacy",
            "empire_pile.-1",
            ("empire_pile.*", "empire_discards.*", "players.*.hand.*"),
            _steps("DealEmpireCards"),
            "DiplomacyPhase",
        ),
    ),
}
Piece = tuple[Kind, str]  # and its id


def pieces(g: regnum.Game) -> list[Piece]:
    """All that can be injected into a game."""
    found = []
    for kind in KINDS.get(g.id, ()):
        ids = {entry["id"]: None for table in kind.tables for entry in g.content.tables[table]}
        found += [(kind, id) for id in ids]
    return found


def inject(
    state: State, data: Json, piece: Piece, rng: Rng, go_on: Callable[[State], None] = State.advance
) -> State | None:
    """The position with the piece brought into play, under new throws of the dice; None if that is impossible now.

    `data` is the JSON of the state, which is left as it is. `go_on` carries out the steps that bring it into play.
    """
    kind, id = piece
    seat = state.asking.seat
    if type(state.asking).__name__ != kind.at:
        return None
    sources = [place for pattern in kind.pool for place in _places(data["board"], pattern, seat, id)]
    put = kind.put.format(seat=seat)
    targets = [tuple(put.split("."))] if kind.taken else list(_places(data["board"], put, seat))
    if not sources or not targets:
        return None
    source, target = rng.pick(sources), rng.pick(targets)
    data = json.loads(json.dumps(data))
    board = data["board"]
    if kind.taken:
        del _at(board, source[:-1])[int(source[-1])]
        _at(board, target).append(id)
    else:
        _exchange(board, source, target)
    kind.board(board, seat)
    then = kind.then(seat, target)
    if then:
        # The question as it was stays on top, so that loading carries nothing out.
        again = {"step": kind.again, "seat": seat} if kind.again else data["steps"][-1]
        data["steps"][-1:] = [again, *then, data["steps"][-1]]
    data["rng"]["key"] = rng.below(1 << 31)
    after = state.table.game.load(data)
    if then:
        after.steps.pop()
        go_on(after)
    return after


def _places(part: Json, pattern: str, seat: int, id: str | None = None) -> Iterator[Path]:
    """The places that match a pattern and hold a piece, or the piece `id`."""
    first, _, rest = pattern.format(seat=seat).partition(".")
    keys = [str(key) for key in (range(len(part)) if isinstance(part, list) else part)]
    if first == "-1":
        keys = keys[-1:]
    elif first != "*":
        keys = [first] if first in keys else []
    for key in keys:
        inner = _at(part, (key,))
        if rest and inner is not None:
            yield from ((key, *place) for place in _places(inner, rest, seat, id))
        elif isinstance(inner, str) and inner != "closed" and id in (None, inner):
            yield (key,)


def _at(part: Json, place: Path) -> Json:
    for key in place:
        part = part[int(key) if isinstance(part, list) else key]
    return part


def _exchange(board: Json, one: Path, other: Path) -> None:
    here, there = _at(board, one[:-1]), _at(board, other[:-1])
    a: Any = int(one[-1]) if isinstance(here, list) else one[-1]
    b: Any = int(other[-1]) if isinstance(there, list) else other[-1]
    here[a], there[b] = there[b], here[a]


class Trial:
    """A random game into which one piece after the other is injected, under the laws."""

    def __init__(self, id: str, seats: int, seed: int) -> None:
        g = regnum.game(id)
        self.name = f"{id}, {seats} seats, seed {seed}"
        self.rng = Rng(seed).fork("injection")
        self.state = g.new(seats, seed, any_options(g, seats, Rng(seed).fork("options")))
        self.queue = pieces(g)
        self.rng.shuffle(self.queue)
        self.choices = 0
        self.injected = 0

    def play(self, most: int | None = None) -> None:
        """Play to the end, or until `most` pieces were injected: several into one position, one in each copy of it.

        With the last of them play goes on until the next are injected.
        """
        while not self.state.over and (most is None or self.injected < most):
            if not self.rng.below(EVERY):
                self._inject()
            if not self.state.over:
                self._go_on(self.state, 1, "")
        assert self.state.winners() or not self.state.over, self.name

    def _inject(self) -> None:
        state, names = self.state, {kind.at for kind, _ in self.queue}
        if type(state.asking).__name__ not in names:
            return
        data, left = state.to_json(), TRIED
        for piece in self.queue[:]:
            after = inject(state, data, piece, self.rng, self.go_on) if left else None
            if after is not None:
                self.queue.remove(piece)
                self.queue.append(piece)
                self.injected += 1
                left -= 1
                self._look(after, f"{piece[1]} was injected")
                self._go_on(after, AFTERMATH, piece[1])
                self.state = after

    def _go_on(self, state: State, n: int, piece: str) -> None:
        """Make `n` choices, half of them about the piece where possible."""
        while n and not state.over:
            self.carry_out(state, self._choose(state, piece))
            n -= 1
            self.choices += 1
            if piece or is_looked_at(self.choices // 10, self.rng):
                self._look(state, f"{AFTERMATH - n} choices after {piece} was injected" if piece else "no injection")

    def carry_out(self, state: State, option: Option) -> None:
        state.apply(option)

    def go_on(self, state: State) -> None:
        state.advance()

    def _look(self, state: State, when: str) -> None:
        broken = state.broken_laws()
        assert not broken, f"{self.name}, after {self.choices} choices ({when}): {'; '.join(broken)}"

    def _choose(self, state: State, piece: str) -> Option:
        """An option at random, but one about the piece half of the time, and seldom one to do nothing."""
        options = list(state.options())
        named = [option for option in options if piece and _names(state, option, piece)]
        if named and self.rng.below(2):
            return self.rng.pick(named)
        busy = [option for option in options if option.verb not in IDLE]
        return self.rng.pick(busy if busy and self.rng.below(4) else options)


def _names(state: State, option: Option, piece: str) -> bool:
    words = [word for word in state.describe(option).args.values() if isinstance(word, str)]
    return piece in option.args or any(word.endswith(f"-{piece}") for word in words)
