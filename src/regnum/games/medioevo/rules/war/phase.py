"""7.10.a: the combat phase: war pieces move and attack, blockades are declared, cards are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.core.message import Fact, Message, Prompt, PromptKind, Value
from regnum.core.option import Option
from regnum.core.step import Act
from regnum.games.medioevo.constants import ABOARD, BANNERS, COMBAT
from regnum.games.medioevo.options import ATTACK, COMMIT, DONE
from regnum.games.medioevo.rules.cards import offence as cards_offence
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.crusade.gathering import begin_commit, commit_options
from regnum.games.medioevo.rules.honour import coins
from regnum.games.medioevo.rules.movement import moving
from regnum.games.medioevo.rules.war import blockades
from regnum.games.medioevo.rules.war.attack import ON_CRUSADE, ON_LAND, ON_PARTY, ON_PIRATES, Attack
from regnum.games.medioevo.rules.war.battle import NextBattle
from regnum.games.medioevo.rules.war.blockades import lapse
from regnum.games.medioevo.rules.war.stacks import count, party, pirate_at, stack_of
from regnum.games.medioevo.rules.war.targets import may_begin, targets
from regnum.games.medioevo.rules.words import land_words, owner_words
from regnum.games.medioevo.state import Medioevo

MOST_LEVELS: Final = 3  # 3.16.b
ATTACKS: Final = {
    ON_LAND: "event-attacks",
    ON_PIRATES: "event-attacks-pirates",
    ON_CRUSADE: "event-attacks-crusade",
}


class CombatPhase(Act[Medioevo]):
    """7.10.a: show the menu, again after each action; first lift blockades whose condition no longer holds."""

    fields = (("seat", "seat"),)
    clauses = ("7.10.a",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Medioevo) -> None:
        s.phase = COMBAT
        lapse(s)
        s.steps.append(CombatMenu(self.seat))


class CombatMenu(Choice):
    """7.10.a, 7.10.b: the menu of the combat phase."""

    clauses = ("7.10.a", "7.10.b", "7.10.h", "7.10.i")
    verbs = ("done", "attack", *moving.VERBS, *blockades.VERBS, "crusade", "play", *coins.VERBS)
    strategic = False
    refusal = "reason-combat"
    shown = True  # making the choice automatically would reveal something about the hand

    def options(self, s: Medioevo) -> Sequence[Option]:
        player = self.seat
        found = [DONE]
        for banner in s.banners_of(player):
            if s.banner_at[banner] >= 0 and may_begin(s, banner) and targets(s, banner):
                found.append(ATTACK[banner % BANNERS])
        return [
            *found,
            *moving.move_options(s, player),
            *blockades.blockade_options(s, player),
            *commit_options(s, player),
            *cards_offence.playable(s, player, COMBAT),
            *coins.coin_options(s, player),
        ]

    def choose(self, s: Medioevo, option: Option) -> None:
        player, verb = self.seat, option.verb
        if option is DONE:
            _add_levels(s, player)
            return
        s.steps.append(CombatPhase(player))
        if verb == "attack":
            s.steps.append(ChooseTarget(player, BANNERS * player + option.last - 1))
        elif verb in blockades.VERBS:
            blockades.begin(s, player, option)
        elif option is COMMIT:
            begin_commit(s, player)
        elif verb == "play":
            cards_offence.play(s, player, option)
        elif verb in coins.VERBS:
            coins.spend(s, player, option)
        else:
            moving.begin(s, player, option)

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-combat"), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        if option.verb == "attack":
            banner = BANNERS * self.seat + option.last - 1
            words: dict[str, Value] = {
                "n": option.last,
                "place": f"@place-{s.box.place_ids[s.banner_place(banner)]}",
                "armies": count(s, stack_of(s, banner)),
                "left": s.banner_reach[banner] - s.banner_attacks[banner],
            }
            return Message("option-attack", words)
        if option.verb in blockades.VERBS:
            return blockades.describe(s, option)
        if option.verb in moving.VERBS:
            return moving.describe(s, self.seat, option)
        return super().describe(s, option)


def _add_levels(s: Medioevo, player: int) -> None:
    """3.16.d, 7.10.y: add the levels that banners earned during the phase."""
    for banner in s.banners_of(player):
        if s.banner_earned[banner]:
            s.banner_level[banner] = min(MOST_LEVELS, s.banner_level[banner] + s.banner_earned[banner])
            s.banner_earned[banner] = 0
            if s.events is not None:
                words: dict[str, Value] = {"player": s.who(player), "n": banner % BANNERS + 1}
                s.tell(
                    "event-experience",
                    "7.10.y",
                    {**words, "level": s.banner_level[banner]},
                    fact=Fact(
                        "changed",
                        player,
                        "banner",
                        target=s.address(s.banner_place(banner)),
                        amount=s.banner_level[banner],
                    ),
                )


class ChooseTarget(Choice):
    """7.10.e-7.10.g: choose the target; this declares the attack and pays its movement points."""

    fields = (("seat", "seat"), ("banner", "slot"))
    clauses = ("7.10.e", "7.10.f", "7.10.cg", "7.10.sea.c", "7.10.blk.h")
    verbs = ("target", "strike", "hunt", "crusade")
    strategic = False
    refusal = "reason-target"
    shown = True  # a player must confirm the target

    def __init__(self, seat: int, banner: int) -> None:
        super().__init__(seat)
        self.banner = banner

    def options(self, s: Medioevo) -> Sequence[Option]:
        return list(targets(s, self.banner))

    def choose(self, s: Medioevo, option: Option) -> None:
        banner, player = self.banner, self.seat
        aim, place, defender, cost = targets(s, banner)[option]
        at = s.banner_at[banner]
        s.banner_attacks[banner] += 1
        if at >= ABOARD:
            s.vehicle_spent[at - ABOARD] += cost
        else:
            s.banner_spent[banner] += cost
        if s.events is not None:
            words: dict[str, Value] = {"player": s.who(player), "place": f"@place-{s.box.place_ids[place]}"}
            if aim == ON_PARTY:
                s.tell(
                    "event-attacks-vehicles",
                    "7.10.e",
                    {**words, "other": s.who(defender)},
                    fact=Fact("began", player, "attack", s.address(s.banner_place(banner)), f"players.{defender}"),
                )
            else:
                s.tell(
                    ATTACKS[aim],
                    "7.10.e",
                    words,
                    fact=Fact("began", player, "attack", s.address(s.banner_place(banner)), s.address(place)),
                )
        s.attack = Attack(player, defender, aim, s.banner_place(banner), place, banner)
        s.steps.append(NextBattle())

    def prompt(self, s: Medioevo) -> Prompt:
        words = Message("prompt-target", {"armies": count(s, stack_of(s, self.banner))})
        return Prompt(PromptKind.TARGET, words, self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        place = s.box.place_number[option.name(0)]
        words: dict[str, Value] = {"place": f"@place-{option.name(0)}"}
        if option.verb == "target":
            return Message("option-target", {**land_words(s, place), "owner": owner_words(s, place)})
        if option.verb == "hunt":
            return Message("option-hunt", {**words, "armies": s.pirates[pirate_at(s, place)][1]})
        if option.verb == "crusade":
            assert s.crusade is not None
            return Message("option-attack-crusade", {**words, "armies": sum(s.crusade.armies)})
        other = option.last
        armies = count(s, party(s, other, place))
        return Message("option-strike", {**words, "player": s.ruler(other), "armies": armies})
