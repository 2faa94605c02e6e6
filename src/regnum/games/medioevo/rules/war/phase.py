"""7.10.a: the combat phase: war pieces move and attack, blockades are declared, cards are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from regnum.core.details import Details, Trigger
from regnum.core.menu import Action, Actions
from regnum.core.message import Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import AnyStep
from regnum.games.medioevo.addresses import banner_named, banner_refs, place_named, place_refs
from regnum.games.medioevo.box import CHRISTIAN
from regnum.games.medioevo.constants import ABOARD, ABSENT, BANNERS, COMBAT, NOBODY, Names
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.rules.acts import OfSeat
from regnum.games.medioevo.rules.crusade.state import under_way
from regnum.games.medioevo.rules.deeds import JoinCrusade, PlayCard, SpendCoin
from regnum.games.medioevo.rules.menu import Deed, PassOn, PhaseMenu
from regnum.games.medioevo.rules.movement.moving import Haul, March
from regnum.games.medioevo.rules.movement.vehicles import Use
from regnum.games.medioevo.rules.war import blockades
from regnum.games.medioevo.rules.war.attack import ON_CRUSADE, ON_LAND, ON_PARTY, Attack
from regnum.games.medioevo.rules.war.battle import NextBattle, fails_at_rome
from regnum.games.medioevo.rules.war.blockades import lapse
from regnum.games.medioevo.rules.war.dice import most_base
from regnum.games.medioevo.rules.war.prospects import prospects
from regnum.games.medioevo.rules.war.refusals import considered, why_not_attack
from regnum.games.medioevo.rules.war.stacks import attacking_armies, defending_armies
from regnum.games.medioevo.rules.war.targets import ALL, by_battle, intended, may_begin, targets, to_the_end
from regnum.games.medioevo.rules.war.targets import VERBS as ATTACK_VERBS
from regnum.games.medioevo.state import Medioevo
from regnum.games.medioevo.wording import land_words, owner_words, place_words

MOST_LEVELS: Final = 3  # 3.16.b
# By what is attacked.
ATTACKS: Final = (events.ATTACKS, events.ATTACKS_VEHICLES, events.ATTACKS_PIRATES, events.ATTACKS_CRUSADE)
WORDS: Final[Names] = ("option-attack", "option-strike", "option-hunt", "option-attack-crusade")


class CombatPhase(OfSeat):
    """7.10.a: show the menu, again after each action; first lift blockades whose condition no longer holds."""

    clauses = ("7.10.a",)

    def run(self, s: Medioevo) -> None:
        s.phase = COMBAT
        lapse(s)
        if s.resting != self.seat:
            s.steps.append(CombatMenu(self.seat))


# --- attacks ---------------------------------------------------------------------------------------------------------


def _angers_pope(s: Medioevo, attack: Attack) -> bool:
    """3.20.c: whether the Pope may excommunicate the attacker for breaking this attack off."""
    player = attack.attacker
    return s.pope not in (NOBODY, player) and s.faith(player) == CHRISTIAN and fails_at_rome(s, attack)


class Strike(Deed):
    """7.10.e-7.10.i: attack with a banner, battle by battle or to the end."""

    verbs = ("attack", "strike", "hunt")

    def offer(self, s: Medioevo, seat: int, found: list[Option]) -> None:
        """7.10.e: every banner against everything that it may attack, a crusade too."""
        for banner in s.banners_of(seat):
            if s.banner_at[banner] >= 0 and may_begin(s, banner):
                for attack in targets(s, banner):
                    found += [attack, to_the_end(attack)]

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        """7.10.e-7.10.g: declare the attack and pay its movement points."""
        attack = intended(s, seat, option)
        banner, at, source = attack.banner, s.banner_at[attack.banner], s.address(attack.source)
        cost = targets(s, banner)[by_battle(option)]
        s.banner_attacks[banner] += 1
        if at >= ABOARD:
            s.vehicle_spent[at - ABOARD] += cost
        else:
            s.banner_spent[banner] += cost
        whose = (attack.defender,) if attack.aim == ON_PARTY else ()
        s.log(ATTACKS[attack.aim], seat, attack.target, source, *whose)
        s.attack = attack
        s.steps.append(NextBattle())

    def describe(self, s: Medioevo, seat: int, option: Option) -> Message:
        """With how many armies, against how many, and how likely it succeeds."""
        attack = intended(s, seat, option)
        banner, place = attack.banner, attack.target
        likely = self.details(s, seat, option).odds
        words: dict[str, Value] = {
            "n": option.number(0),
            "from": place_words(s, attack.source),
            "place": place_words(s, place),
            "armies": attacking_armies(s, attack),
            "enemies": sum(under_way(s).armies) if attack.aim == ON_CRUSADE else defending_armies(s, attack),
            "left": s.banner_reach[banner] - s.banner_attacks[banner],
            "way": "all" if option.args[-1] == ALL else "one",
            "odds": -1 if likely is None else likely,
        }
        if attack.aim == ON_LAND:
            owner, church = owner_words(s, place), int(_angers_pope(s, attack))
            words = {**land_words(s, place), **words, "owner": owner, "church": church}
        elif attack.aim == ON_PARTY:
            words["player"] = s.ruler(attack.defender)
        return Message(WORDS[attack.aim], words)

    def details(self, s: Medioevo, seat: int, option: Option) -> Details:
        """7.10.m, 7.10.x: how likely the attack succeeds if it is fought to its end, and at what expected cost.

        3.20.c: whoever breaks it off at Rome may be excommunicated.
        """
        attack = intended(s, seat, option)
        told = prospects(s, attack.going_on(most_base(s, attack), 0))
        if attack.aim == ON_CRUSADE:
            return structs.replace(told, forces=(attacking_armies(s, attack), sum(under_way(s).armies)))
        if attack.aim != ON_LAND or not _angers_pope(s, attack):
            return told
        return structs.replace(told, triggers=(Trigger("trigger-excommunication", (seat,)),))

    def why_not(self, s: Medioevo, seat: int, option: Option) -> Reason:
        return why_not_attack(s, seat, option)

    def considered(self, s: Medioevo, seat: int, address: str) -> Sequence[Option]:
        return considered(s, seat, address)

    def refs(self, s: Medioevo, seat: int, option: Option) -> tuple[str, ...]:
        """The banner with its place, what it attacks, and whose it is."""
        banner, place = banner_named(seat, option), place_named(s, option, 1)
        if s.banner_at[banner] == ABSENT:
            return ()
        whose = (f"players.{option.number(2, 0, s.n - 1)}",) if option.verb == "strike" else ()
        return (*banner_refs(s, seat, banner), *place_refs(s, place), *whose)


STRIKE: Final = Strike()


# --- the menu --------------------------------------------------------------------------------------------------------


class Pass(PassOn):
    """3.16.d, 7.10.y: end the phase, which brings the banners the levels that they have earned."""

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        for banner in s.banners_of(seat):
            if s.banner_earned[banner]:
                s.banner_level[banner] = min(MOST_LEVELS, s.banner_level[banner] + s.banner_earned[banner])
                s.banner_earned[banner] = 0
                at = s.address(s.banner_place(banner))
                s.log(events.EXPERIENCE, seat, banner % BANNERS + 1, s.banner_level[banner], at)
        super().act(s, seat, option)


class CombatMenu(PhaseMenu):
    """7.10.a, 7.10.b: the menu of the combat phase."""

    clauses = ("7.10.a", "7.10.b", "7.10.h", "7.10.i", "7.10.e", "7.10.f", "7.10.cg", "7.10.sea.c", "7.10.blk.h")
    actions = Actions(
        *(Pass(), STRIKE, Use(), March(), Haul(), blockades.Blockading(), JoinCrusade(), PlayCard(COMBAT), SpendCoin())
    )
    verbs = ("done", *ATTACK_VERBS, "end_turn", "use", "march", "haul", *blockades.VERBS, "play", "coin")
    strategic = False

    def action(self, option: Option) -> Action[Medioevo]:
        """3.30.5.p: with a banner and a place, the crusade is attacked and not joined."""
        return STRIKE if option.verb == "crusade" and option.args else super().action(option)

    def again(self, option: Option) -> AnyStep:
        return CombatPhase(self.seat)

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-combat"), self.clauses)
