"""Constructing a Building (build.*), also for free through effects (fx.24-fx.27)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Completed, Details, Trigger
from regnum.core.message import Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import Act, Ask
from regnum.games.viscounts import events
from regnum.games.viscounts.addresses import own, place_key, spot_at
from regnum.games.viscounts.box import BUILD, PIECES, SEGMENTS, SILVER, SPOTS
from regnum.games.viscounts.options import LINK, SPOT
from regnum.games.viscounts.rules.chain import expect_crowds
from regnum.games.viscounts.rules.effects import Resolve, commutes
from regnum.games.viscounts.rules.gains import trigger
from regnum.games.viscounts.rules.payment import charge
from regnum.games.viscounts.rules.possible import ROUND, free_pieces, open_spots, own_spots, possible
from regnum.games.viscounts.rules.ways_to_pay import reach, useful_reach
from regnum.games.viscounts.schema.ops import BuildFree, Effect, MoveWorker, PlaceWorkersFree
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts.wording import effects_key

_ALL_BUILT = (1 << PIECES) - 1


def can_build(s: Viscounts, player: int) -> Reason | None:
    """build.3, build.8, build.25: why no Building can be placed here; None if one can."""
    if s.built[player] == _ALL_BUILT:
        return Reason("build.8", "reason-all-built")
    if not own_spots(s, player):
        return Reason("build.3", "reason-no-spot", {"place": place_key(s, s.place_of(player))})
    return None


def pieces_left(s: Viscounts, player: int) -> list[int]:
    """build.5: the Buildings that may be taken from the player's board."""
    built = s.built[player]
    if s.rulings.left_to_right:
        return [p for p in range(PIECES) if not built >> p & 1 and (p % 3 == 0 or built >> (p - 1) & 1)]
    return [piece for piece in range(PIECES) if not built >> piece & 1]


def most_builders(s: Viscounts, player: int) -> int:
    """build.2: the cost of the dearest Building that may be taken."""
    return max(s.box.building_cost[piece // 3] for piece in pieces_left(s, player))


class _OfBuilding(Ask[Viscounts]):
    """Base class of decisions about a Building, paid for or free."""

    def tell_if_only(self, s: Viscounts, option: Option) -> None:
        """build.6: tell a player who had no choice, and so read of none, what ability the Building uncovers."""
        if s.events is not None and len(self.options(s)) == 1:
            s.log(events.ONLY_BUILDING, self.seat, option.name(0), audience=(self.seat,))

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        return (own(self.seat, f"buildings.{option.name(0)}"),)

    def details(self, s: Viscounts, option: Option) -> Details:
        return Details(triggers=(Trigger(f"building-{option.name(0)}-text"),))


class PickBuilding(_OfBuilding):
    """build.1, build.2, build.5: choose any Building left on the own board that the Builders can pay for."""

    clauses = ("build.1", "build.2", "build.5")
    verbs = ("build",)

    def options(self, s: Viscounts) -> Sequence[Option]:
        builders = self._reach(s)
        cost, build = s.box.building_cost, s.box.build
        return [build[piece] for piece in pieces_left(s, self.seat) if cost[piece // 3] <= builders]

    def _reach(self, s: Viscounts) -> int:
        return reach(s, self.seat, BUILD, s.dismissed, s.purse[4 * self.seat + SILVER])

    def choose(self, s: Viscounts, option: Option) -> None:
        piece = number_of(s, option)
        self.tell_if_only(s, option)
        s.steps.append(PickSpot(self.seat, piece, False, False))
        charge(s, self.seat, BUILD, s.box.building_cost[piece // 3])

    def prompt(self, s: Viscounts) -> Prompt:
        seat = self.seat
        builders = useful_reach(s, seat, BUILD, s.dismissed, s.purse[4 * seat + SILVER], most_builders(s, seat))
        return Prompt(PromptKind.TAKE, Message("prompt-building", {"builders": builders}), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        return describe_piece(option, s.box.building_cost[number_of(s, option) // 3])

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        piece = number_of(s, option)
        if s.has(self.seat, piece):
            return Reason("build.5", "reason-already-built", {"building": f"@building-{option.name(0)}"})
        if piece not in pieces_left(s, self.seat):
            return Reason("build.5", "reason-left-to-right")
        need = s.box.building_cost[piece // 3]
        return Reason("build.2", "reason-too-few-icons", {"have": self._reach(s), "need": need})


def number_of(s: Viscounts, option: Option) -> int:
    """The number of the Building that an option names."""
    option.expect(option.name(0) in s.box.piece_number)
    return s.box.piece_number[option.name(0)]


def describe_piece(option: Option, cost: int) -> Message:
    """Describe a Building, its cost and the ability it uncovers."""
    name = option.name(0)
    words: dict[str, Value] = {"building": f"@building-{name}", "ability": f"@building-{name}-text"}
    return Message("option-build", {**words, "cost": cost})


class PickFreeBuilding(_OfBuilding):
    """fx.24, fx.25: choose which Building of a type to place for free."""

    fields = (("seat", "seat"), ("building", "text"), ("anywhere", "flag"))
    clauses = ("fx.24", "fx.25", "build.6")
    caused = True
    verbs = ("build",)

    def __init__(self, seat: int, building: str, anywhere: bool) -> None:
        self.seat = seat
        self.building = building
        self.anywhere = anywhere

    def options(self, s: Viscounts) -> Sequence[Option]:
        return [s.box.build[piece] for piece in free_pieces(s, self.seat, self.building)]

    def choose(self, s: Viscounts, option: Option) -> None:
        self.tell_if_only(s, option)
        s.steps.append(PickSpot(self.seat, number_of(s, option), self.anywhere, True))

    def prompt(self, s: Viscounts) -> Prompt:
        words: dict[str, Value] = {"building": f"@building-type-{self.building}"}
        return Prompt(PromptKind.TAKE, Message("prompt-free-building", words), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        return describe_piece(option, 0)

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        piece = number_of(s, option)
        if s.has(self.seat, piece):
            return Reason("build.5", "reason-already-built", {"building": f"@building-{option.name(0)}"})
        return Reason("fx.24", "reason-other-building", {"building": f"@building-type-{self.building}"})


def build_free(s: Viscounts, player: int, effect: BuildFree) -> None:
    """fx.24, fx.26, setup.16: place a Building for free; no effect without one of the type or an empty Spot."""
    if possible(s, player, effect):
        s.steps.append(PickFreeBuilding(player, effect.building, effect.where == "any_site"))


class PickSpot(Ask[Viscounts]):
    """build.3, build.26: choose the Spot for a Building."""

    fields = (("seat", "seat"), ("piece", "piece"), ("anywhere", "flag"), ("free", "flag"))
    clauses = ("build.3", "build.4", "build.9")
    verbs = ("spot",)

    def __init__(self, seat: int, piece: int, anywhere: bool, free: bool) -> None:
        self.seat = seat
        self.piece = piece
        self.anywhere = anywhere  # fx.24: on any empty Spot of the board
        self.free = free  # fx.27: not a primary action

    def options(self, s: Viscounts) -> Sequence[Option]:
        return [SPOT[spot] for spot in open_spots(s, self.seat, self.anywhere)]

    def choose(self, s: Viscounts, option: Option) -> None:
        if self.free and s.rulings.free_deeds_react:
            trigger(s, self.seat, "after_build")
        place_building(s, self.seat, self.piece, self._spot(option))

    def _spot(self, option: Option) -> int:
        """The Spot that an option names by its place and its number there."""
        return SPOTS * (option.number(0, 1, SEGMENTS) - 1) + option.number(1, 1, SPOTS) - 1

    def prompt(self, s: Viscounts) -> Prompt:
        words: dict[str, Value] = {"building": f"@building-{s.box.piece_ids[self.piece]}"}
        return Prompt(PromptKind.PLACE, Message("prompt-spot", words), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        spot = self._spot(option)
        links = [effects_key(effects) for _, effects in completed_links(s, spot)]
        words: dict[str, Value] = {
            "place": place_key(s, spot // SPOTS),
            "spot": option.number(1),
            "effect": f"@{effects_key(spot_effects(s, spot))}",
        }
        if links:
            # One Link, or one on each side (build.13).
            words |= {"links": len(links), "gives": f"@{links[0]}", "and": f"@{links[-1]}"}
        return Message("option-spot-linked" if links else "option-spot", words)

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        spot, place = self._spot(option), s.place_of(self.seat)
        if s.spots[spot]:
            return Reason("build.3", "reason-spot-taken")
        if spot // SPOTS != place:
            return Reason("build.3", "reason-other-segment", {"place": place_key(s, place)})
        return Reason("build.4", "reason-other-bank")

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        return (spot_at(self._spot(option)),)

    def details(self, s: Viscounts, option: Option) -> Details:
        """build.9-build.13: the effect of the Spot, and the Links with those whom they pay."""
        spot = self._spot(option)
        triggers = [Trigger(effects_key(spot_effects(s, spot)), (self.seat,))]
        completes = []
        for near, effects in completed_links(s, spot):
            completes.append(Completed("link", (spot_at(spot), spot_at(near))))
            triggers.append(_paid_by_link(s, self.seat, near, effects))
        return Details(completes=tuple(completes), triggers=tuple(triggers))


def _paid_by_link(s: Viscounts, seat: int, near: int, effects: tuple[Effect, ...]) -> Trigger:
    """build.10, build.11: what a Link pays, to the builder and to the owner of the neighbouring Spot."""
    other = (s.spots[near] - 1) // PIECES
    return Trigger(effects_key(effects), (seat, other) if other != seat else (seat,))


def spot_effects(s: Viscounts, spot: int) -> tuple[Effect, ...]:
    """build.9: the effect of building on a Spot."""
    return s.box.spot_effect[s.ring[spot // SPOTS]][spot % SPOTS]


def link_after(s: Viscounts, spot: int) -> tuple[Effect, ...]:
    """build.10: the Link from a Spot to the next one clockwise; empty where there is none."""
    return s.box.link_effect[s.ring[spot // SPOTS]][spot % SPOTS]


def completed_links(s: Viscounts, spot: int) -> list[tuple[int, tuple[Effect, ...]]]:
    """build.10, build.13: the Links that a Building on `spot` completes: the neighbouring Spot and the effect."""
    before, after = (spot - 1) % ROUND, (spot + 1) % ROUND
    found = []
    if s.spots[before] and link_after(s, before):
        found.append((before, link_after(s, before)))
    if s.spots[after] and link_after(s, spot):
        found.append((after, link_after(s, spot)))
    return found


def place_building(s: Viscounts, player: int, piece: int, spot: int) -> None:
    """build.9-build.14, time.11: place a Building: its ability is active at once, then Spot effect, then Links."""
    s.built[player] |= 1 << piece
    s.spots[spot] = 1 + PIECES * player + piece
    s.permanent[player] += s.uncovers(player, piece)
    place, number = divmod(spot, SPOTS)
    s.log(events.BUILDS, player, s.box.piece_ids[piece], place, number + 1, spot_at(spot))
    links = completed_links(s, spot)
    if len(links) > 1 and not s.is_rival(player) and not all(commutes(e) for _, link in links for e in link):
        s.steps.append(PickLink(player, spot))
    else:
        for near, effects in reversed(links):
            s.steps.append(PayLink(player, near, effects))
    s.steps.append(Resolve(player, spot_effects(s, spot)))


class PickLink(Ask[Viscounts]):
    """build.14: choose which of two completed Links pays first."""

    fields = (("seat", "seat"), ("spot", "spot"))
    clauses = ("build.13", "build.14")
    caused = True
    verbs = ("link",)

    def __init__(self, seat: int, spot: int) -> None:
        self.seat = seat
        self.spot = spot

    def options(self, s: Viscounts) -> Sequence[Option]:
        return LINK

    def choose(self, s: Viscounts, option: Option) -> None:
        links = completed_links(s, self.spot)
        for near, effects in links if option is LINK[1] else reversed(links):
            s.steps.append(PayLink(self.seat, near, effects))

    def prompt(self, s: Viscounts) -> Prompt:
        return Prompt(PromptKind.ORDER, Message("prompt-link"), self.clauses)

    def describe(self, s: Viscounts, option: Option) -> Message:
        _, effects = completed_links(s, self.spot)[LINK.index(option)]
        return Message("option-link", {"effect": f"@{effects_key(effects)}"})

    def why_not(self, s: Viscounts, option: Option) -> Reason:
        return Reason("build.14", "reason-not-an-option", {"text": option.text})

    def refs(self, s: Viscounts, option: Option) -> tuple[str, ...]:
        near, _ = completed_links(s, self.spot)[LINK.index(option)]
        return (spot_at(near),)

    def details(self, s: Viscounts, option: Option) -> Details:
        near, effects = completed_links(s, self.spot)[LINK.index(option)]
        return Details(triggers=(_paid_by_link(s, self.seat, near, effects),))


class PayLink(Act[Viscounts]):
    """build.10, build.11, build.14, build.27: a Link pays the builder, then the other owner if it is another player."""

    fields = (("player", "player"), ("near", "spot"), ("effects", "effect*"))
    clauses = ("build.10", "build.11", "build.14", "build.27")

    def __init__(self, player: int, near: int, effects: tuple[Effect, ...]) -> None:
        self.player = player
        self.near = near
        self.effects = effects

    def run(self, s: Viscounts) -> None:
        other = (s.spots[self.near] - 1) // PIECES
        if other == self.player:
            s.log(events.OWN_LINK, self.player, spot_at(self.near))
        else:
            s.log(events.LINK, self.player, other, spot_at(self.near))
            # work.19: if both players move Workers, crowds are thinned out only after the second.
            if any(isinstance(effect, (MoveWorker, PlaceWorkersFree)) for effect in self.effects):
                expect_crowds(s)
            s.steps.append(Resolve(other, self.effects))
        s.steps.append(Resolve(self.player, self.effects))
