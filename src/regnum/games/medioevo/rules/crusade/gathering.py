"""3.30.5.j: joiners bring pieces to the city of departure and commit them to the crusade."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details
from regnum.core.message import Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.games.medioevo.box import FLEET, LAND
from regnum.games.medioevo.constants import ABOARD, BANNERS, COMMITTED, ENGINES
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.options import ABOARD_OF, AMOUNT, BANNER, COMMIT, DONE, ENGINE
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.crusade.crusaders import is_joiner
from regnum.games.medioevo.rules.crusade.state import under_way
from regnum.games.medioevo.rules.realm.belongings import with_banner, with_engine
from regnum.games.medioevo.rules.war.stacks import ON_FOOT, add_armies, armies_in
from regnum.games.medioevo.state import Medioevo


def commit_options(s: Medioevo, player: int) -> list[Option]:
    """3.30.5.j: the menu option, in combat and trade, of a joiner with pieces in the city of departure."""
    crusade = s.crusade
    if crusade is None or not is_joiner(s, player) or not crusade.is_gathering():
        return []
    return [COMMIT] if _pieces(s, player, crusade.start) else []


def _pieces(s: Medioevo, player: int, land: int) -> dict[Option, int]:
    """What a player could commit there, by option: holders of armies, then slots of banners and engines."""
    found = {}
    if s.owner[land] == player and s.armies[land] > 1:
        found[s.box.at["army"][land]] = land
    for slot in s.vehicles_at(player, land):
        if s.vehicle_armies[slot]:
            found[ABOARD_OF[slot % FLEET]] = ABOARD + slot
    for banner in s.banners_of(player):
        if s.banner_place(banner) == land:
            found[BANNER[banner % BANNERS]] = banner
    for engine in s.engines_of(player):
        if s.engine_at[engine] == land:
            found[ENGINE[engine % ENGINES]] = engine
    return found


def _most(s: Medioevo, holder: int) -> int:
    """How many armies may be committed from there: one stays on the player's own land."""
    return armies_in(s, holder) - (holder < LAND)


def _commit_armies(s: Medioevo, player: int, holder: int, n: int) -> None:
    crusade = under_way(s)
    add_armies(s, holder, -n)
    s.crusade = crusade.reinforced(player, n)
    if n:
        s.log(fate.COMMITS_ARMIES, player, n, s.address(crusade.start))


class Commit(Choice):
    """3.30.5.j: commit armies, banners with generals, or engines; a banner on foreign land brings its armies.

    At least one, so that the menu cannot loop forever.
    """

    fields = (("seat", "seat"), ("begun", "flag"))
    clauses = ("3.30.5.j",)
    verbs = ("army", "aboard", "banner", "engine", "done")
    refusal = "reason-nothing-to-commit"

    def __init__(self, seat: int, begun: bool) -> None:
        super().__init__(seat)
        self.begun = begun

    def options(self, s: Medioevo) -> Sequence[Option]:
        found = list(_pieces(s, self.seat, under_way(s).start))
        return [DONE, *found] if found and self.begun else found

    def choose(self, s: Medioevo, option: Option) -> None:
        if option is DONE:
            return
        start = under_way(s).start
        piece, here = _pieces(s, self.seat, start)[option], s.address(start)
        s.steps.append(Commit(self.seat, True))
        if option.verb in ("army", "aboard"):
            s.steps.append(CommitArmies(self.seat, piece))
        elif option.verb == "banner":
            _commit_armies(s, self.seat, ON_FOOT + piece, s.banner_armies[piece])
            s.log(fate.COMMITS_PIECE, self.seat, "banner", besides=with_banner(s, piece, here, "crusade"))
            s.banner_at[piece] = COMMITTED
        else:
            fact = with_engine(s, piece, here, "crusade")
            s.log(fate.COMMITS_PIECE, self.seat, fact.piece, fact=fact)
            s.engine_at[piece] = COMMITTED

    def prompt(self, s: Medioevo) -> Prompt:
        crusade = under_way(s)
        words = Message("prompt-commit", {"n": crusade.armies[self.seat], "quota": crusade.quotas[self.seat]})
        return Prompt(PromptKind.CHOOSE, words, self.clauses)

    def details(self, s: Medioevo, option: Option) -> Details | None:
        if option.verb not in ("army", "aboard"):
            return None
        return Details(limit=(1, _most(s, _pieces(s, self.seat, under_way(s).start)[option])))


class CommitArmies(Choice):
    """3.30.5.j: how many armies to commit; one stays on the player's own land."""

    fields = (("seat", "seat"), ("holder", "holder"))
    clauses = ("3.30.5.j",)
    verbs = ("amount",)

    def __init__(self, seat: int, holder: int) -> None:
        super().__init__(seat)
        self.holder = holder

    def options(self, s: Medioevo) -> Sequence[Option]:
        return AMOUNT[1 : _most(s, self.holder) + 1]

    def choose(self, s: Medioevo, option: Option) -> None:
        _commit_armies(s, self.seat, self.holder, option.last)

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.AMOUNT, Message("prompt-commit-how-many"), self.clauses)
