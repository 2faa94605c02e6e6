"""Calamities of the crown: the governor, the emperor, deceit (3.30.7, 3.30.9, 3.30.10)."""

from __future__ import annotations

from collections.abc import Sequence

from regnum.core.details import Details
from regnum.core.message import Fact, Message, Prompt, PromptKind
from regnum.core.option import Option
from regnum.games.medioevo.box import HEROINE
from regnum.games.medioevo.constants import ABSENT, BANNERS, BARBARIAN, COMMITTED, RESERVE
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.options import BANNER, NO, PLAYER, TO_RESERVE, YES
from regnum.games.medioevo.rules.calamities.victims import knows
from regnum.games.medioevo.rules.chance import pick
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.diplomacy.pacts import may_harm
from regnum.games.medioevo.rules.realm.belongings import lost_garrison
from regnum.games.medioevo.rules.realm.lands import change_owner
from regnum.games.medioevo.rules.realm.treasury import mark_casus_belli
from regnum.games.medioevo.schema import Emperor, Governor, LoseGenerals
from regnum.games.medioevo.state import Medioevo

# --- the governor and the emperor ------------------------------------------------------------------------------------


def kings(s: Medioevo, drawer: int) -> list[int]:
    """3.30.7.a: the players who hold a complete kingdom, which the State of the Church is not."""
    kingdoms = [kingdom for kingdom in s.realm.kingdoms if kingdom != s.box.church]
    return [player for player in s.in_turn_from(drawer) if any(s.holds(player, kingdom) for kingdom in kingdoms)]


def free_kingdoms(s: Medioevo, minor_only: bool) -> list[int]:
    """3.30.7.b, 3.30.9.b: the kingdoms held entirely by barbarians, all or only minor ones."""
    minor, playable = s.box.minor, s.box.playable
    wanted = [kingdom for kingdom in s.realm.kingdoms if minor[kingdom] or (playable[kingdom] and not minor_only)]
    return [kingdom for kingdom in wanted if s.holds(BARBARIAN, kingdom)]


def highest(s: Medioevo, players: list[int], faces: int, dice: dict[int, int], clause: str) -> int:
    """3.30.7.a: the player with the highest throw; ties throw again."""
    while len(players) > 1:
        sums = {player: sum(s.roll(faces) + 1 for _ in range(dice[player])) for player in players}
        for player in players:
            s.log(fate.THROWS, player, sums[player], clause=clause)
        most = max(sums.values())
        players = [player for player in players if sums[player] == most]
    return players[0]


def enthrone(s: Medioevo, player: int, kingdoms: list[int], clause: str) -> None:
    """3.30.7.c, 3.30.9.b: give the player a random kingdom as it is, without its leaders; nobody scores (4.03.s)."""
    kingdom = pick(s, kingdoms)
    lands = s.box.kingdom_lands[kingdom]
    told: list[Fact] = []
    for land in lands:
        here = s.address(land)
        told += [Fact("gained", player, "territory", target=here), *lost_garrison(s, land, s.leader[land])]
        if s.armies[land]:
            told.append(Fact("gained", player, "army", target=here, amount=s.armies[land]))
    s.log(fate.RECEIVES_KINGDOM, player, kingdom, clause=clause, besides=tuple(told))
    for land in lands:
        change_owner(s, land, player)


def choose_governor(s: Medioevo, drawer: int, op: Governor) -> None:
    """3.30.7: the kings throw a twelve-sided die each for a minor kingdom."""
    players, kingdoms = kings(s, drawer), free_kingdoms(s, minor_only=True)
    if players and kingdoms:
        winner = highest(s, players, op.faces, dict.fromkeys(players, op.dice), "3.30.7.a")
        enthrone(s, winner, kingdoms, "3.30.7.b")


def choose_emperor(s: Medioevo, drawer: int, op: Emperor) -> None:
    """3.30.9: the kings throw three dice each, or four when showing a heroine, for any kingdom."""
    players = kings(s, drawer)
    if players and free_kingdoms(s, minor_only=False):
        s.reveal()  # whether there is a choice reveals something about the hand
        s.steps.append(ShowHeroine(players[0], tuple(players), ()))


class ShowHeroine(Choice):
    """3.30.9.a: each king in turn may show a heroine, without losing it; then all throw."""

    fields = (("seat", "seat"), ("players", "player*"), ("heroines", "player*"))
    clauses = ("3.30.9.a",)
    verbs = ("yes", "no")
    private = True

    def __init__(self, seat: int, players: tuple[int, ...], heroines: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.players = players
        self.heroines = heroines

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [YES, NO] if HEROINE in s.hands[self.seat] else [NO]

    def choose(self, s: Medioevo, option: Option) -> None:
        s.reveal()
        heroines = self.heroines
        if option is YES:
            heroines = (*heroines, self.seat)
            s.log(fate.SHOWS_HEROINE, self.seat)
        following = self.players.index(self.seat) + 1
        if following < len(self.players):
            s.steps.append(ShowHeroine(self.players[following], self.players, heroines))
        else:
            op: Emperor = s.box.calamity_op[Emperor]
            dice = {player: op.dice + (op.heroine if player in heroines else 0) for player in self.players}
            winner = highest(s, list(self.players), op.faces, dice, "3.30.9.a")
            enthrone(s, winner, free_kingdoms(s, minor_only=False), "3.30.9.b")

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.YES_NO, Message("prompt-heroine"), self.clauses)


# --- deceit ----------------------------------------------------------------------------------------------------------


def generals_lost(s: Medioevo, player: int) -> int:
    """3.30.10.a: how many generals a victim loses; only the best technology counts."""
    op: LoseGenerals = s.box.calamity_op[LoseGenerals]
    return min([op.generals, *[n for technology, n in op.with_technology.items() if knows(s, player, technology)]])


class Deceive(Choice):
    """3.30.10.a-3.30.10.c: choose a victim outside any truce; if the victim is immune, the drawer loses a general."""

    clauses = ("3.30.10.a", "3.30.10.b", "3.30.10.c")
    verbs = ("player",)

    def options(self, s: Medioevo) -> Sequence[Option]:
        return [PLAYER[player] for player in range(s.n) if may_harm(s, self.seat, player)]

    def choose(self, s: Medioevo, option: Option) -> None:
        victim = option.last
        s.log(fate.DECEIVES, self.seat, victim)
        mark_casus_belli(s, victim, self.seat, s.box.casus_belli["deceit"], "3.30.10.c")
        lost = generals_lost(s, victim)
        s.reveal()  # reveals the generals in reserve
        s.steps.append(LoseGeneral(victim, lost) if lost else LoseGeneral(self.seat, 1))

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-deceive", {"n": s.box.casus_belli["deceit"]})
        return Prompt(PromptKind.TARGET, words, self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        return Message("option-deceive", {"player": s.ruler(option.last), "n": generals_lost(s, option.last)})


class LoseGeneral(Choice):
    """3.30.10.a: which general to lose; those with the crusade are exempt (3.30.5.j)."""

    fields = (("seat", "seat"), ("left", "number"))
    clauses = ("3.30.10.a",)
    verbs = ("banner", "reserve")
    private = True

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Medioevo) -> Sequence[Option]:
        found = [
            BANNER[banner % BANNERS]
            for banner in s.banners_of(self.seat)
            if s.banner_general[banner] and s.banner_at[banner] not in (ABSENT, COMMITTED)
        ]
        return [*found, TO_RESERVE] if s.generals[self.seat] else found

    def choose(self, s: Medioevo, option: Option) -> None:
        place = RESERVE
        if option is TO_RESERVE:
            s.generals[self.seat] -= 1
        else:
            banner = BANNERS * self.seat + option.last - 1
            s.banner_general[banner] = 0
            place = s.banner_place(banner)
        s.log(fate.GENERAL_LOST, self.seat, s.address(place) or f"players.{self.seat}")
        s.reveal()
        if self.left > 1:
            s.steps.append(LoseGeneral(self.seat, self.left - 1))

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.LOSE, Message("prompt-lose-general", {"n": self.left}), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        return Message("option-general-in-reserve") if option is TO_RESERVE else super().describe(s, option)

    def details(self, s: Medioevo, option: Option) -> Details:
        return Details(losses=(1, 0))

    def announce(self, s: Medioevo, option: Option) -> Message:
        """6.03.f: other players may not learn the number and level of a banner in reserve."""
        if option.verb == "banner" and s.banner_at[BANNERS * self.seat + option.last - 1] == RESERVE:
            return Message("option-general-in-reserve")
        return super().announce(s, option)
