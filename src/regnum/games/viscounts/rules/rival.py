"""The Rival of the solo game (solo.*): an automaton that follows its Schemes and makes no decisions."""

from __future__ import annotations

from regnum.core.message import Fact
from regnum.core.step import Act
from regnum.games.viscounts import events
from regnum.games.viscounts.addresses import own, space_at
from regnum.games.viscounts.box import (
    ACQUIRED,
    APPROVED,
    BUILD,
    BUILDING_TYPES,
    CURRENCY_OF,
    INK,
    MONEY,
    PAID,
    SEGMENTS,
    SPOTS,
    STONE,
    TRANSCRIBE,
    UNPAID,
    WORKERS,
)
from regnum.games.viscounts.rules import gains
from regnum.games.viscounts.rules.action import dismissed, remove_townsfolk, townsfolk_key
from regnum.games.viscounts.rules.build import place_building
from regnum.games.viscounts.rules.cards import slide
from regnum.games.viscounts.rules.castle import send_workers
from regnum.games.viscounts.rules.draw_piles import discard, top_card
from regnum.games.viscounts.rules.effects import Resolve, carry_out, rival_reacts
from regnum.games.viscounts.rules.manuscripts import TakeManuscript, cost_here
from regnum.games.viscounts.rules.movement import meet
from regnum.games.viscounts.rules.possible import ROUND, free_manuscripts, own_spots
from regnum.games.viscounts.rules.ways_to_pay import icons_for, pay
from regnum.games.viscounts.schema import (
    Action,
    BuildFree,
    DismissAdjacentFree,
    Effect,
    Either,
    Flip,
    Focus,
    Gain,
    GainScheme,
    Icons,
    On,
    PlaceWorkersFree,
    Spend,
    TranscribeFree,
)
from regnum.games.viscounts.state import Viscounts


class PlaceRival(Act[Viscounts]):
    """solo.3-solo.9: place the Rival's Viscount according to the unchosen pair, and resolve its starting gains."""

    fields = (("player", "player"), ("space", "space"))
    clauses = ("solo.7", "solo.8", "solo.9")

    def __init__(self, player: int, space: int) -> None:
        self.player = player
        self.space = space

    def run(self, s: Viscounts) -> None:
        s.viscounts[self.player] = self.space
        s.log(events.RIVAL_STARTS, self.player, self.space)
        carry_out(s, self.player, s.box.rival_start[s.rival])


class SlideSchemes(Act[Viscounts]):
    """solo.55, solo.30: slide the Rival's cards, then play the top Scheme on the left space."""

    fields = (("player", "player"),)
    clauses = ("solo.55", "solo.30")

    def __init__(self, player: int) -> None:
        self.player = player

    def run(self, s: Viscounts) -> None:
        player = self.player
        dropped = slide(s, player)
        if dropped:
            discard(s, player, dropped)
        card = top_card(s, player)
        s.rows[3 * player] = card
        if s.events is not None:
            row, pile = own(player, "row.3"), own(player, "discards")
            slid = (Fact("moved", player, f"scheme:{s.box.card_ids[dropped]}", row, pile),) if dropped else ()
            s.log(events.SCHEME_TURNED, player, card, besides=slid)
        scheme = s.box.scheme(card)
        s.steps.append(TryOptions(player, scheme.options))
        s.steps.append(MoveRival(player, scheme.move))
        s.steps.append(Resolve(player, (scheme.effect,)))
        if scheme.corruption_per_criminal:
            # solo.57: one for every Criminal Icon on the Rival's board.
            s.gain_corruption(player, s.criminals(player))


class MoveRival(Act[Viscounts]):
    """solo.14, solo.15, solo.58: move the Rival's Viscount `n` outer spaces clockwise."""

    fields = (("player", "player"), ("n", "number"))
    clauses = ("solo.14", "solo.58")

    def __init__(self, player: int, n: int) -> None:
        self.player = player
        self.n = n

    def run(self, s: Viscounts) -> None:
        before = s.viscounts[self.player]
        place, side = divmod(before, 3)
        outer = (2 * place + side + self.n) % (2 * SEGMENTS)
        space = s.viscounts[self.player] = 3 * (outer // 2) + outer % 2
        s.log(events.MOVES, self.player, space, 0, 0, space_at(before), clause="solo.58")
        meet(s, self.player)


class TryOptions(Act[Viscounts]):
    """solo.59: carry out the first possible option; the last one is always possible."""

    fields = (("player", "player"), ("effects", "effect*"))
    clauses = ("solo.59",)

    def __init__(self, player: int, effects: tuple[Effect, ...]) -> None:
        self.player = player
        self.effects = effects

    def run(self, s: Viscounts) -> None:
        for effect in self.effects[:-1]:
            if able(s, self.player, effect):
                carry_out(s, self.player, (effect,))
                return
        carry_out(s, self.player, self.effects[-1:])


def able(s: Viscounts, player: int, effect: Effect) -> bool:
    """solo.36, solo.39, solo.42, solo.44, solo.50: whether the Rival can fund and carry out an action."""
    if isinstance(effect, Focus):
        return able(s, player, s.box.rivals[s.rival].focus)
    if isinstance(effect, Spend):
        return resources(s, player) >= effect.n
    if isinstance(effect, Action):
        if effect.what == "build":
            return best_piece(s, player) >= 0 and bool(own_spots(s, player))
        if effect.what == "place_workers":
            return best_line(s, player)[1] > 0
        return funds(s, player, TRANSCRIBE) >= cost_here(s, player)
    return True


def pools_resources(s: Viscounts) -> bool:
    """solo.17: whether this Rival keeps all resources as one kind."""
    return s.box.rivals[s.rival].resource_priority[0].what == "any_resource"


def resources(s: Viscounts, player: int) -> int:
    """Ink, Gold and Stone together."""
    return sum(s.purse[4 * player + INK : 4 * player + STONE + 1])


def funds(s: Viscounts, player: int, action: int) -> int:
    """solo.36: Icons for an action plus the matching resource, each worth 1."""
    held = resources(s, player) if pools_resources(s) else s.purse[4 * player + CURRENCY_OF[action]]
    return icons_for(s, player, action, 0) + held


def spend(s: Viscounts, player: int, action: int, icons: int) -> None:
    """solo.36: pay for `icons`: Icons first, then no more resources than needed."""
    _give_up(s, player, max(0, icons - icons_for(s, player, action, 0)), CURRENCY_OF[action])


def _give_up(s: Viscounts, player: int, n: int, kind: int) -> None:
    """Pay `n` resources of a kind, or of any kind if the Rival pools them (solo.17)."""
    base, paid = 4 * player, [0, 0, 0, 0]
    for other in (kind, *(k for k in range(INK, STONE + 1) if k != kind)):
        paid[other] = min(n, s.purse[base + other])
        n -= paid[other]
    pay(s, player, (paid[0], paid[1], paid[2], paid[3]))


def best_piece(s: Viscounts, player: int) -> int:
    """solo.37: the leftmost Building on the Rival's board that it can afford; -1 if none."""
    builders = funds(s, player, BUILD)
    for piece in s.box.rival_order:
        if not s.has(player, piece) and s.box.building_cost[piece // 3] <= builders:
            return piece
    return -1


def best_line(s: Viscounts, player: int) -> tuple[int, int]:
    """solo.42-solo.44: Icons and Workers of the highest line the Rival can pay for; (0, 0) if there is none."""
    nobles, supply = funds(s, player, WORKERS), s.workers[player]
    best = (0, 0)
    if supply == 1 and not s.rulings.rival_single_worker:
        return best
    for icons, workers in s.box.rival_lines:
        # If Workers run short, the lowest line that uses up the supply.
        if icons <= nobles and supply > best[1]:
            best = (icons, min(workers, supply))
    return best


def act(s: Viscounts, player: int, effect: Action) -> None:
    """solo.37-solo.53: carry out an action; `able` must be true for it."""
    if effect.what == "build":
        piece = best_piece(s, player)
        spend(s, player, BUILD, s.box.building_cost[piece // 3])
        build(s, player, piece, own_spots(s, player)[0])
    elif effect.what == "place_workers":
        icons, workers = best_line(s, player)
        spend(s, player, WORKERS, icons)
        send_workers(s, player, s.place_of(player), workers, "solo.41")
    else:
        spend(s, player, TRANSCRIBE, cost_here(s, player))
        TakeManuscript(player, s.place_of(player)).run(s)


def build(s: Viscounts, player: int, piece: int, spot: int) -> None:
    """solo.34, solo.38: place a Building and resolve an immediate effect that it uncovers on the Rival's board."""
    uncovered = s.box.rival_places[s.rival][piece]
    place_building(s, player, piece, spot)
    if not isinstance(uncovered, (Icons, On)):
        s.steps.append(Resolve(player, (uncovered,)))


def focus(s: Viscounts, player: int, effect: Focus) -> None:
    """solo.29: carry out the focus of the Rival's board."""
    carry_out(s, player, (s.box.rivals[s.rival].focus,))


def pay_and_gain(s: Viscounts, player: int, effect: Spend) -> None:
    _give_up(s, player, effect.n, INK)
    carry_out(s, player, (effect.do,))


def gain(s: Viscounts, player: int, effect: Gain) -> None:
    """solo.16, solo.19: gain resources by priority; every 2 Silver of a gain become 1 resource."""
    if effect.what == "any_resource":
        for _ in range(effect.n):
            s.gain(player, preferred(s, player), 1)
    elif effect.what == "silver":
        carry_out(s, player, s.box.instead["gain_2_silver"] * (effect.n // 2))
    else:
        gains.gain(s, player, effect)


def preferred(s: Viscounts, player: int) -> int:
    """solo.16, solo.17: the first resource in the priority order that the Rival holds too few of."""
    for priority in s.box.rivals[s.rival].resource_priority:
        if priority.what == "any_resource":
            return INK
        kind = MONEY.index(priority.what)
        if priority.until is None or s.purse[4 * player + kind] < priority.until:
            return kind
    raise AssertionError("the last resource of a priority order has no limit")


def flip(s: Viscounts, player: int, effect: Flip) -> None:
    """solo.22, solo.24-solo.26: flip the kind flipped less often, a Debt if tied; without cards, gain Virtue."""
    if effect.n > 1:
        s.steps.append(Resolve(player, (Flip(effect.what, effect.n - 1),)))
    papers, base = s.papers, 4 * player
    debts = papers[base + UNPAID] if effect.what != "deed" else 0
    deeds = papers[base + ACQUIRED] if effect.what != "debt" else 0
    if not debts and not deeds:
        carry_out(s, player, s.box.instead["flip_when_nothing_to_flip"])
        return
    debt = bool(debts) and (not deeds or papers[base + PAID] <= papers[base + APPROVED])
    papers[base + (UNPAID if debt else ACQUIRED)] -= 1
    papers[base + (PAID if debt else APPROVED)] += 1
    s.log(events.PAYS_DEBT if debt else events.APPROVES_DEED, player)
    if debt:
        carry_out(s, player, s.box.paid_effect)
    _react(s, player, "flip_any")


def _react(s: Viscounts, player: int, happening: str) -> None:
    """solo.34: resolve the places of the Rival's board that react to an event."""
    s.steps += [Resolve(player, (effect,)) for effect in rival_reacts(s, player, happening)]


def either(s: Viscounts, player: int, effect: Either) -> None:
    """solo.33, solo.48: take the first option."""
    carry_out(s, player, effect.of[:1])


def gain_scheme(s: Viscounts, player: int, effect: GainScheme) -> None:
    """solo.21, solo.27: put the top future Scheme on the Rival's discards; if none is left, flip a card."""
    for _ in range(effect.n):
        if not s.future:
            carry_out(s, player, s.box.instead["gain_scheme_when_none_left"])
            continue
        card = s.future[-1]
        s.future = s.future[:-1]
        s.learn(card, "card")
        discard(s, player, card)
        s.log(events.GAINS_SCHEME, player, card)
        _react(s, player, "gain_scheme")


def dismiss(s: Viscounts, player: int, effect: DismissAdjacentFree) -> None:
    """solo.28: dismiss the Townsfolk of the Rival's segment for its corner effect, without its Icons."""
    if s.events is not None:
        s.log(events.DISMISSES, player, townsfolk_key(s, player), 0, clause="solo.28", fact=dismissed(s, player))
    carry_out(s, player, remove_townsfolk(s, player))


def build_free(s: Viscounts, player: int, effect: BuildFree) -> None:
    """solo.9, solo.40: place the leftmost Building of a type on the first free Spot, clockwise from the Viscount."""
    kind = BUILDING_TYPES.index(effect.building)
    pieces = [piece for piece in s.box.rival_order if piece // 3 == kind and not s.has(player, piece)]
    place, side = divmod(s.viscounts[player], 3)
    first = SPOTS * place + s.box.bank[s.ring[place]][side][0]
    around = [(first + n) % ROUND for n in range(ROUND)]
    spots = [spot for spot in around if not s.spots[spot]]
    if pieces and spots:
        build(s, player, pieces[0], spots[0])


def place_workers_free(s: Viscounts, player: int, effect: PlaceWorkersFree) -> None:
    """solo.49: place free Workers in the section facing the Rival's Viscount."""
    send_workers(s, player, s.place_of(player), effect.n, "solo.49")


def transcribe_free(s: Viscounts, player: int, effect: TranscribeFree) -> None:
    """solo.52: take the Manuscript of the Rival's segment, or else of the first segment clockwise that is allowed."""
    here = s.place_of(player)
    for _ in range(effect.n):
        places = free_manuscripts(s, effect.costs)
        if places:
            TakeManuscript(player, min(places, key=lambda place: (place - here) % SEGMENTS)).run(s)
