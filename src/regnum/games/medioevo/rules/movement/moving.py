"""7.10.a, 7.10.c, 3.14.d: banners on foot march, and engines are hauled, one piece at a time."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details
from regnum.core.message import Fact, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option, option
from regnum.games.medioevo.addresses import (
    banner_address,
    banner_named,
    banner_refs,
    engine_address,
    engine_named,
    engine_refs,
    place_named,
    place_refs,
)
from regnum.games.medioevo.box import LAND
from regnum.games.medioevo.constants import BANNERS, BOMBARD, ENGINES
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import AMOUNT
from regnum.games.medioevo.rules.barbarians import checks as barbarians
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.menu import Deed
from regnum.games.medioevo.rules.movement.destinations import destination, peril
from regnum.games.medioevo.rules.movement.reach import banner_points_left, banner_reach
from regnum.games.medioevo.rules.movement.refusals import (
    why_not_haul,
    why_not_march,
)
from regnum.games.medioevo.rules.realm.belongings import with_banner, with_engine
from regnum.games.medioevo.state import Medioevo
from regnum.games.medioevo.wording import land_words, place_words

# --- banners on foot -------------------------------------------------------------------------------------------------


class March(Deed):
    """7.10.a, 7.10.c: move a banner on foot."""

    verbs = ("march",)

    def offer(self, s: Medioevo, seat: int, found: list[Option]) -> None:
        for banner in s.banners_of(seat):
            if 0 <= s.banner_at[banner] < LAND and banner_points_left(s, banner) > 0:
                reach = sorted(banner_reach(s, banner, most_along(s, banner)))
                found += [option("march", banner % BANNERS + 1, s.box.place_ids[land]) for land in reach]

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        """From its owner's land the banner takes as many armies as wanted, from elsewhere all it leads."""
        banner, land = banner_named(seat, option), s.box.place_number[option.name(1)]
        if s.owner[s.banner_at[banner]] == seat:
            s.steps.append(LeadArmies(seat, banner, land))
        else:
            march(s, banner, s.banner_armies[banner], land)

    def describe(self, s: Medioevo, seat: int, option: Option) -> Message:
        banner, land = banner_named(seat, option), s.box.place_number[option.name(1)]
        armies = most_along(s, banner)
        words = destination(s, seat, land, banner_reach(s, banner, armies, land)[land], armies)
        start = place_words(s, s.banner_at[banner])
        return Message("option-march", {**words, "n": option.number(0), "from": start})

    def why_not(self, s: Medioevo, seat: int, option: Option) -> Reason:
        banner, land = banner_named(seat, option), _land(s, option)
        return why_not_march(s, banner, land, most_along(s, banner) if 0 <= s.banner_at[banner] < LAND else 0)

    def refs(self, s: Medioevo, seat: int, option: Option) -> tuple[str, ...]:
        """The banner with its place, and where it goes."""
        return (*banner_refs(s, seat, banner_named(seat, option)), *_land_refs(s, option))

    def details(self, s: Medioevo, seat: int, option: Option) -> Details:
        """3.16.f, 7.10.c, 5.01.za: the points that are left there, the armies that may go along, an attack."""
        banner, land = banner_named(seat, option), s.box.place_number[option.name(1)]
        most, points = most_along(s, banner), banner_points_left(s, banner)
        left = points - banner_reach(s, banner, most, land)[land]
        numbers = LeadArmies(seat, banner, land).options(s) if s.owner[s.banner_at[banner]] == seat else ()
        return Details(
            limit=(numbers[0].last, numbers[-1].last) if numbers else None,
            figures={f"{banner_address(s, banner, seat)}.points": (points, left)},
            triggers=peril(s, seat, land, most),
        )


def _land(s: Medioevo, option: Option) -> int:
    land = place_named(s, option, 1)
    option.expect(land < LAND)
    return land


def _land_refs(s: Medioevo, option: Option) -> tuple[str, ...]:
    land = place_named(s, option, 1)
    return place_refs(s, land) if land < LAND else ()


def most_along(s: Medioevo, banner: int) -> int:
    """7.10.c, 7.10.d: armies that may go along: all but one from its owner's land; elsewhere exactly those it leads.

    None if no army is left on the land, as those aboard transports there do not count: the banner may go alone.
    """
    at = s.banner_at[banner]
    return max(0, s.armies[at] - 1) if s.owner[at] == banner // BANNERS else s.banner_armies[banner]


class LeadArmies(Choice):
    """7.10.c: how many armies go with a banner on foot; barbarians on the way may demand a number (5.01.za)."""

    fields = (("seat", "seat"), ("banner", "banner"), ("land", "place"))
    clauses = ("7.10.c", "7.10.d")
    verbs = ("amount",)
    refusal = "reason-too-few-or-many"

    def __init__(self, seat: int, banner: int, land: int) -> None:
        super().__init__(seat)
        self.banner = banner
        self.land = land

    def options(self, s: Medioevo) -> Sequence[Option]:
        least, most = 0, most_along(s, self.banner)
        enough = most
        while least < enough:  # with more armies a banner never reaches less
            half = (least + enough) // 2
            if self.land in banner_reach(s, self.banner, half):
                enough = half
            else:
                least = half + 1
        return AMOUNT[least : most + 1]

    def choose(self, s: Medioevo, option: Option) -> None:
        march(s, self.banner, option.last, self.land)

    def details(self, s: Medioevo, option: Option) -> Details:
        """7.10.c: the armies on the land that is left, if it is one's own, and there."""
        n, start = option.last, s.banner_at[self.banner]
        figures = {f"{s.address(start)}.armies": (s.armies[start], s.armies[start] - n)}
        if s.owner[self.land] == self.seat:
            figures[f"{s.address(self.land)}.armies"] = (s.armies[self.land], s.armies[self.land] + n)
        return Details(
            figures=figures if n else {},
            triggers=peril(s, self.seat, self.land, n),
        )

    def prompt(self, s: Medioevo) -> Prompt:
        words: dict[str, Value] = {"place": f"@place-{s.box.place_ids[self.land]}"}
        return Prompt(PromptKind.AMOUNT, Message("prompt-lead", words), self.clauses)


def march(s: Medioevo, banner: int, armies: int, land: int) -> None:
    """7.10.c, 3.16.f: a banner on foot goes there with its general and these armies."""
    player, start = banner // BANNERS, s.banner_at[banner]
    s.banner_spent[banner] += banner_reach(s, banner, armies, land)[land]
    if s.owner[start] == player:
        s.armies[start] -= armies
    s.banner_at[banner] = land
    s.banner_armies[banner] = 0
    if s.owner[land] == player:
        s.armies[land] += armies
    else:
        s.banner_armies[banner] = armies
    if s.events is not None:
        here, there = s.address(start), s.address(land)
        along = list(with_banner(s, banner, here, there))
        if armies and not s.banner_armies[banner]:  # they have joined those of the land
            along.append(Fact("moved", player, "army", here, there, armies))
        s.log(events.MARCHES, player, armies, land, besides=tuple(along))
    barbarians.meet(s, player, land)


# --- engines ---------------------------------------------------------------------------------------------------------


class Haul(Deed):
    """3.14.d, 3.15.a: move a catapult or the bombard."""

    verbs = ("haul",)

    def offer(self, s: Medioevo, seat: int, found: list[Option]) -> None:
        for engine in s.engines_of(seat):
            if s.engine_at[engine] >= 0:
                reach = engine_reach(s, engine)
                found += [option("haul", engine % ENGINES + 1, s.box.place_ids[land]) for land in reach]

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        engine, land = engine_named(seat, option), s.box.place_number[option.name(1)]
        start, s.engine_at[engine] = s.engine_at[engine], land
        s.engines_moved |= 1 << engine
        if s.events is not None:
            s.log(events.HAULS, seat, land, fact=with_engine(s, engine, s.address(start), s.address(land)))

    def describe(self, s: Medioevo, seat: int, option: Option) -> Message:
        engine, there = engine_named(seat, option), land_words(s, s.box.place_number[option.name(1)])
        piece, start = "bombard" if engine % ENGINES == BOMBARD else "catapult", place_words(s, s.engine_at[engine])
        words: dict[str, Value] = {"piece": f"@piece-{piece}", "text": f"@piece-{piece}-text", "from": start}
        return Message("option-haul", {**there, **words})

    def why_not(self, s: Medioevo, seat: int, option: Option) -> Reason:
        return why_not_haul(s, engine_named(seat, option), _land(s, option))

    def refs(self, s: Medioevo, seat: int, option: Option) -> tuple[str, ...]:
        """The engine with its place, and where it goes."""
        return (*engine_refs(s, seat, engine_named(seat, option)), *_land_refs(s, option))

    def details(self, s: Medioevo, seat: int, option: Option) -> Details:
        """3.14.d: an engine moves once a turn."""
        return Details(figures={f"{engine_address(s, engine_named(seat, option), seat)}.points": (1, 0)})


def engine_reach(s: Medioevo, engine: int) -> list[int]:
    """3.14.d: an engine moves once a turn, at no cost, to a neighbouring land of its owner, but not over a strait."""
    if s.engines_moved >> engine & 1:
        return []
    player = engine // ENGINES
    return [land for land in s.box.neighbours[s.engine_at[engine]] if s.owner[land] == player]
