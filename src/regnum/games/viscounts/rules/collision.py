"""Phase 5: the Collision of the two markers (coll.*)."""

from __future__ import annotations

from regnum.core.step import Act
from regnum.games.viscounts import events
from regnum.games.viscounts.rules.effects import Resolve, rival_reacts
from regnum.games.viscounts.rules.gains import holds, trigger
from regnum.games.viscounts.schema.ops import Effect, If
from regnum.games.viscounts.state import Viscounts


class CheckCollision(Act[Viscounts]):
    """coll.1, coll.2, coll.5, coll.14: if both markers are on one space, resolve a Collision and reset the markers."""

    fields = (("player", "player"),)
    clauses = ("coll.1", "coll.2")

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Viscounts) -> None:
        player = self.player
        if s.virtue[player] != s.corruption[player]:
            return
        s.log(events.COLLISION, player, s.virtue[player])
        s.steps.append(ResetMarkers(player))
        s.steps.append(CollisionReward(player))
        order = s.clockwise_from(player)
        # The stack runs in reverse: Workshop abilities resolve before those of Townsfolk.
        for other in reversed(order):
            trigger(s, other, "any_collision")
        if s.events is not None:
            tell_reactions(s, order)
        for other in reversed(order):
            reactions = building_reactions(s, other)
            if reactions:
                s.steps.append(Resolve(other, reactions))


def tell_reactions(s: Viscounts, order: list[int]) -> None:
    """coll.3, coll.5: name what reacts to the Collision, so that nobody is given or asked something without a cause."""
    cards, pieces = s.box.reactions.get("any_collision", {}), s.box.piece_reactions.get("any_collision", [])
    for player in order:
        found: list[tuple[str, Effect, str]] = []
        if not s.is_rival(player):
            for piece, effect in pieces:
                if s.has(player, piece):
                    found.append((f"@building-{s.box.piece_ids[piece]}", effect, "coll.3"))
        for card in s.rows[3 * player : 3 * player + 3]:
            if card in cards:
                found.append((f"@card-{s.box.card_ids[card]}", cards[card], "coll.5"))
        for name, effect, clause in found:
            if not isinstance(effect, If) or holds(s, player, effect.condition):
                s.log(events.REACTS, player, name, clause=clause)


def building_reactions(s: Viscounts, player: int) -> tuple[Effect, ...]:
    """coll.3: the middle Workshop; for the Rival, the place of its board that reacts (solo.34)."""
    if s.is_rival(player):
        return rival_reacts(s, player, "any_collision")
    found = s.box.piece_reactions.get("any_collision", [])
    return tuple([effect for piece, effect in found if s.has(player, piece)])


class CollisionReward(Act[Viscounts]):
    """coll.7-coll.10: the current player gains the reward above the space, then the others the one below it."""

    fields = (("player", "player"),)
    clauses = ("coll.7", "coll.9", "coll.10")

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Viscounts) -> None:
        player, space = self.player, s.virtue[self.player]
        s.steps.append(OthersReward(player, space if s.rulings.collision_space_fixed else 0))
        s.steps.append(Resolve(player, own_reward(s, player, space)))
        s.log(events.OWN_REWARD, player, space)


def own_reward(s: Viscounts, player: int, space: int) -> tuple[Effect, ...]:
    """coll.7, solo.63: what the current player gains from a Collision on a space of the track."""
    return (s.box.rival_collision if s.is_rival(player) else s.box.collision_own)[space]


class OthersReward(Act[Viscounts]):
    """coll.8, coll.9, coll.19: each other player, clockwise, gains the reward if he meets its condition now.

    `space` is the space of the Collision if a table option fixes it before the rewards, 0 to read the track now.
    """

    fields = (("player", "player"), ("space", "number"))
    clauses = ("coll.8", "coll.9", "coll.19")

    def __init__(self, player: int, space: int) -> None:
        self.player = player
        self.space = space

    def run(self, s: Viscounts) -> None:
        space = self.space or s.virtue[self.player]
        others = s.box.collision_others[space]
        for other in reversed(s.clockwise_from(self.player)[1:]):
            s.steps.append(Resolve(other, (If(others.condition, others.effect),)))
        if s.events is None:
            return
        for other in s.clockwise_from(self.player)[1:]:
            if holds(s, other, others.condition):
                s.log(events.OTHERS_REWARD, other, space)


class ResetMarkers(Act[Viscounts]):
    """coll.11, coll.12: return the current player's markers to the ends of the track."""

    fields = (("player", "player"),)
    clauses = ("coll.11", "coll.12")

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Viscounts) -> None:
        player = self.player
        virtue, corruption = s.virtue[player], s.corruption[player]
        s.corruption[player] = s.box.corruption_start
        s.virtue[player] = s.box.virtue_start
        if s.events is not None:
            s.log(events.MARKERS_RETURN, player, virtue - s.virtue[player], s.corruption[player] - corruption)
