"""7.10.a: the combat phase: war pieces move and attack, blockades are declared, cards are played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.core.details import Details
from regnum.core.menu import Actions
from regnum.core.message import Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option
from regnum.core.step import AnyStep
from regnum.games.medioevo.addresses import banner_refs
from regnum.games.medioevo.box import CHRISTIAN, LAND
from regnum.games.medioevo.constants import ABOARD, ABSENT, BANNERS, BARBARIAN, COMBAT, NOBODY
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.rules.acts import OfSeat
from regnum.games.medioevo.rules.deeds import JoinCrusade, PlayCard, SpendCoin
from regnum.games.medioevo.rules.menu import Deed, PassOn, PhaseMenu
from regnum.games.medioevo.rules.movement import moving
from regnum.games.medioevo.rules.realm.population import strength
from regnum.games.medioevo.rules.war import blockades
from regnum.games.medioevo.rules.war.attack import ON_CRUSADE, ON_LAND, ON_PARTY, ON_PIRATES, Attack
from regnum.games.medioevo.rules.war.battle import NextBattle, fails_at_rome
from regnum.games.medioevo.rules.war.blockades import lapse
from regnum.games.medioevo.rules.war.dice import most_base
from regnum.games.medioevo.rules.war.prospects import odds, prospects
from regnum.games.medioevo.rules.war.refusals import considered, why_not_attack
from regnum.games.medioevo.rules.war.stacks import GARRISON, count, party, pirate_at, stack_of
from regnum.games.medioevo.rules.war.targets import ALL, may_begin, targets, to_the_end
from regnum.games.medioevo.rules.war.targets import VERBS as ATTACK_VERBS
from regnum.games.medioevo.state import Medioevo
from regnum.games.medioevo.wording import land_words, owner_words

MOST_LEVELS: Final = 3  # 3.16.b
ATTACKS: Final = {
    ON_LAND: events.ATTACKS,
    ON_PIRATES: events.ATTACKS_PIRATES,
    ON_CRUSADE: events.ATTACKS_CRUSADE,
}


class CombatPhase(OfSeat):
    """7.10.a: show the menu, again after each action; first lift blockades whose condition no longer holds."""

    clauses = ("7.10.a",)

    def run(self, s: Medioevo) -> None:
        s.phase = COMBAT
        lapse(s)
        if s.resting != self.seat:
            s.steps.append(CombatMenu(self.seat))


# --- attacks ---------------------------------------------------------------------------------------------------------


def _intended(s: Medioevo, player: int, option: Option) -> Attack:
    """The attack that one of `attack_options` would begin."""
    banner, place = BANNERS * player + option.number(0) - 1, s.box.place_number[option.name(1)]
    aim, defender = ON_LAND, s.owner[place] if place < LAND else BARBARIAN
    if option.verb == "strike":
        aim, defender = ON_PARTY, option.number(2)
    elif option.verb == "hunt":
        aim, defender = ON_PIRATES, BARBARIAN
    elif option.verb == "crusade":
        aim = ON_CRUSADE
    return Attack(player, defender, aim, s.banner_place(banner), place, banner)


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
        banner = BANNERS * seat + option.number(0) - 1
        to_end = option.args[-1] == ALL
        aim, place, defender, cost = next(
            target
            for attack, target in targets(s, banner).items()
            if option is (to_the_end(attack) if to_end else attack)
        )
        at = s.banner_at[banner]
        s.banner_attacks[banner] += 1
        if at >= ABOARD:
            s.vehicle_spent[at - ABOARD] += cost
        else:
            s.banner_spent[banner] += cost
        source = s.address(s.banner_place(banner))
        if aim == ON_PARTY:
            s.log(events.ATTACKS_VEHICLES, seat, place, source, defender)
        else:
            s.log(ATTACKS[aim], seat, place, source)
        s.attack = Attack(seat, defender, aim, s.banner_place(banner), place, banner, stop=GARRISON if to_end else 0)
        s.steps.append(NextBattle())

    def describe(self, s: Medioevo, seat: int, option: Option) -> Message:
        """With how many armies, against how many, and how likely it succeeds."""
        banner, id = BANNERS * seat + option.number(0) - 1, option.name(1)
        place = s.box.place_number[id]
        attack = _intended(s, seat, option)
        likely = odds(s, attack.going_on(most_base(s, attack), 0))
        words: dict[str, Value] = {
            "n": option.number(0),
            "from": f"@place-{s.box.place_ids[s.banner_place(banner)]}",
            "place": f"@place-{id}",
            "armies": count(s, stack_of(s, banner)),
            "left": s.banner_reach[banner] - s.banner_attacks[banner],
            "way": "all" if option.args[-1] == ALL else "one",
            "odds": -1 if likely is None else likely,
        }
        if option.verb == "strike":
            other = option.number(2)
            words |= {"player": s.ruler(other), "enemies": count(s, party(s, other, place))}
            return Message("option-strike", words)
        if option.verb == "hunt":
            return Message("option-hunt", {**words, "enemies": s.pirates[pirate_at(s, place)][1]})
        if option.verb == "crusade":
            assert s.crusade is not None
            return Message("option-attack-crusade", {**words, "enemies": sum(s.crusade.armies)})
        words |= {"enemies": strength(s, place), "owner": owner_words(s, place), "church": int(_angers_pope(s, attack))}
        return Message("option-attack", {**land_words(s, place), **words})

    def details(self, s: Medioevo, seat: int, option: Option) -> Details:
        """7.10.m, 7.10.x: how likely the attack succeeds if it is fought to its end, and at what expected cost."""
        attack = _intended(s, seat, option)
        return prospects(s, attack.going_on(most_base(s, attack), 0))

    def why_not(self, s: Medioevo, seat: int, option: Option) -> Reason:
        return why_not_attack(s, seat, option)

    def considered(self, s: Medioevo, seat: int, address: str) -> Sequence[Option]:
        return considered(s, seat, address)

    def refs(self, s: Medioevo, seat: int, option: Option) -> tuple[str, ...]:
        """The banner with its place, what it attacks, and whose it is."""
        banner = BANNERS * seat + option.number(0, 1, BANNERS) - 1
        option.expect(option.name(1) in s.box.place_number)
        if s.banner_at[banner] == ABSENT:
            return ()
        place = s.box.place_number[option.name(1)]
        there = (s.address(place),) if place >= LAND or s.realm.in_play[place] else ()
        whose = (f"players.{option.number(2, 0, s.n - 1)}",) if option.verb == "strike" else ()
        return (*banner_refs(s, seat, banner), *there, *whose)


STRIKE: Final = Strike()


class Crusade(JoinCrusade):
    """3.30.5.j, 3.30.5.p: commit pieces to the crusade; with a banner and a place, attack it."""

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        if option.args:
            STRIKE.act(s, seat, option)
        else:
            super().act(s, seat, option)

    def describe(self, s: Medioevo, seat: int, option: Option) -> Message:
        return STRIKE.describe(s, seat, option) if option.args else super().describe(s, seat, option)

    def details(self, s: Medioevo, seat: int, option: Option) -> Details | None:
        return STRIKE.details(s, seat, option) if option.args else super().details(s, seat, option)

    def why_not(self, s: Medioevo, seat: int, option: Option) -> Reason:
        return STRIKE.why_not(s, seat, option) if option.args else super().why_not(s, seat, option)

    def refs(self, s: Medioevo, seat: int, option: Option) -> tuple[str, ...]:
        return STRIKE.refs(s, seat, option) if option.args else super().refs(s, seat, option)


# --- the menu --------------------------------------------------------------------------------------------------------


class Pass(PassOn):
    """7.10.y: end the phase, which brings the banners the levels that they have earned."""

    def act(self, s: Medioevo, seat: int, option: Option) -> None:
        _add_levels(s, seat)
        super().act(s, seat, option)


class CombatMenu(PhaseMenu):
    """7.10.a, 7.10.b: the menu of the combat phase."""

    clauses = ("7.10.a", "7.10.b", "7.10.h", "7.10.i", "7.10.e", "7.10.f", "7.10.cg", "7.10.sea.c", "7.10.blk.h")
    actions = Actions(Pass(), STRIKE, moving.Move(), blockades.Blockading(), Crusade(), PlayCard(COMBAT), SpendCoin())
    verbs = ("done", *ATTACK_VERBS, "end_turn", *moving.VERBS, *blockades.VERBS, "play", "coin")
    strategic = False

    def again(self, option: Option) -> AnyStep:
        return CombatPhase(self.seat)

    def prompt(self, s: Medioevo) -> Prompt:
        return Prompt(PromptKind.CHOOSE, Message("prompt-combat"), self.clauses)


def _add_levels(s: Medioevo, player: int) -> None:
    """3.16.d, 7.10.y: add the levels that banners earned during the phase."""
    for banner in s.banners_of(player):
        if s.banner_earned[banner]:
            s.banner_level[banner] = min(MOST_LEVELS, s.banner_level[banner] + s.banner_earned[banner])
            s.banner_earned[banner] = 0
            at = s.address(s.banner_place(banner))
            s.log(events.EXPERIENCE, player, banner % BANNERS + 1, s.banner_level[banner], at)
