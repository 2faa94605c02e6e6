"""7.10.h-7.10.z: the battles of an attack, by a banner or by barbarians, hordes and pirates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from regnum.core.details import Details
from regnum.core.events import EventKind
from regnum.core.message import Fact, Message, Prompt, PromptKind, Reason, Value
from regnum.core.option import Option, option
from regnum.core.step import Act
from regnum.games.medioevo.box import CARDS, CHRISTIAN
from regnum.games.medioevo.constants import BARBARIAN, BATTLE_CARDS, FAILED_AT_ROME, GENERAL, LEADERS
from regnum.games.medioevo.events import war as events
from regnum.games.medioevo.options import BREAK_OFF, FIGHT, FIGHT_ON, NO_CARDS
from regnum.games.medioevo.rules.barbarians.treasures import find_treasure
from regnum.games.medioevo.rules.cards.decks import discard, lay_open
from regnum.games.medioevo.rules.choice import Choice
from regnum.games.medioevo.rules.crusade.crusaders import defence, end_siege_battle
from regnum.games.medioevo.rules.diplomacy.pacts import give_cause, is_answerable
from regnum.games.medioevo.rules.honour import coins
from regnum.games.medioevo.rules.honour.awards import destroyed
from regnum.games.medioevo.rules.realm.belongings import with_banner
from regnum.games.medioevo.rules.realm.pieces import remove_banner
from regnum.games.medioevo.rules.war import elimination
from regnum.games.medioevo.rules.war.attack import ON_LAND, ON_PARTY, ON_PIRATES, Attack
from regnum.games.medioevo.rules.war.dice import (
    attack_dice,
    best_cards,
    combinations,
    current,
    defence_dice,
    end_attack,
    fight,
    most_base,
    pairs,
    shown_cards,
    take_back,
    usable,
)
from regnum.games.medioevo.rules.war.losses import lose_in_battle, losses, stands
from regnum.games.medioevo.rules.war.prospects import one_battle, prospects
from regnum.games.medioevo.rules.war.stacks import (
    attacking_armies,
    defending_armies,
    garrison,
    pirate_at,
    set_pirate,
)
from regnum.games.medioevo.rules.war.victory import take_party, win
from regnum.games.medioevo.state import Medioevo

SHOW_ALL: Final = 2  # the answer to that standing order that shows the best cards


# --- attacks by barbarians -------------------------------------------------------------------------------------------


class AfterAssault(Act[Medioevo]):
    """Base class of what follows an attack by barbarians, and waits on the stack until it has ended."""

    by_clause: ClassVar[str] = "7.04.k"

    def cause(self) -> str:
        """The clause under which they attack."""
        return self.by_clause


class Assault(Act[Medioevo]):
    """7.04.l, 3.30.12.d: barbarians attack a player's territory until they conquer it or lose their last army.

    The result is stored in `Medioevo.assault`; the step below on the stack handles it. Nobody has moved in yet.
    """

    fields = (("target", "place"), ("armies", "number"), ("leader", "number"), ("source", "place"))
    clauses = ("7.04.l", "3.30.12.d")

    def __init__(self, target: int, armies: int, leader: int, source: int) -> None:
        self.target = target
        self.armies = armies
        self.leader = leader
        self.source = source

    def run(self, s: Medioevo) -> None:
        owner = s.owner[self.target]
        attack = Attack(BARBARIAN, owner, ON_LAND, self.source, self.target, -1, self.armies, self.leader)
        _raid(s, events.BARBARIANS_ATTACK, attack)


class AttackVehicles(Act[Medioevo]):
    """5.01.za, 7.04.r: like `Assault`, against one owner's vehicles and banners on foot in a place."""

    fields = (("owner", "player"), ("place", "place"), ("armies", "number"), ("leader", "number"))
    clauses = ("5.01.za", "7.04.r")

    def __init__(self, owner: int, place: int, armies: int, leader: int) -> None:
        self.owner = owner
        self.place = place
        self.armies = armies
        self.leader = leader

    def run(self, s: Medioevo) -> None:
        attack = Attack(BARBARIAN, self.owner, ON_PARTY, self.place, self.place, -1, self.armies, self.leader)
        _raid(s, events.BARBARIANS_ATTACK_VEHICLES, attack)


def _raid(s: Medioevo, kind: EventKind, attack: Attack) -> None:
    """Begin an attack by barbarians, under the clause of what waits for its end; 7.04.k unless something does."""
    waiting = [step for step in s.steps if isinstance(step, AfterAssault)]
    _tell_raid(s, kind, waiting[-1].cause() if waiting else "7.04.k", attack)
    s.attack = attack
    s.steps.append(NextBattle())


def _tell_raid(s: Medioevo, kind: EventKind, clause: str, attack: Attack) -> None:
    """Tell whom barbarians attack and where, with the armies of both sides."""
    if s.events is not None:
        enemies, source = defending_armies(s, attack), s.address(attack.source)
        s.log(kind, attack.defender, attack.target, attack.armies, enemies, source, clause=clause)


def _end_assault(s: Medioevo, attack: Attack, won: bool) -> None:
    if not won:
        kind = events.BARBARIANS_BEATEN if attack.aim == ON_PARTY else events.BARBARIANS_REPELLED
        _tell_raid(s, kind, "7.04.l", attack)
    end_attack(s)
    s.assault = (int(won), attack.armies, attack.leader)
    if won and attack.aim == ON_PARTY:
        take_party(s, attack)
        elimination.check(s, attack.defender, BARBARIAN)


# --- the battles -----------------------------------------------------------------------------------------------------


class NextBattle(Act[Medioevo]):
    """7.10.x: end the attack if no defending army, or only the attacker's garrison, is left; else continue."""

    clauses = ("7.10.x",)

    def run(self, s: Medioevo) -> None:
        attack = current(s)
        if attack.is_siege:
            end_siege_battle(s, attack)
            return
        attack = s.attack = defence(s, attack)
        armies, won = attacking_armies(s, attack), not defending_armies(s, attack)
        if won or armies <= garrison(attack):
            if attack.banner < 0:
                _end_assault(s, attack, won)
            elif won:
                win(s, attack)
            else:
                break_off(s, attack)
        elif attack.banner < 0 or armies > attack.stop > 0:
            # 7.04.l: always use as many dice as allowed.
            s.attack = attack.going_on(most_base(s, attack), attack.stop)
            prepare(s, attack)
            if attack.banner >= 0 and not attack.base:
                s.steps.append(ShowCards(attack.attacker, True))
        else:
            s.steps.append(FightOn(attack.attacker))


class FightOn(Choice):
    """7.10.j, 7.10.x: fight one battle or several, with how many base armies; or break off after the first battle."""

    clauses = ("7.10.x", "7.10.j")
    verbs = ("fight", "fight_on", "break_off")
    strategic = False
    refusal = "reason-base-armies"

    def options(self, s: Medioevo) -> Sequence[Option]:
        attack = current(s)
        armies = attacking_armies(s, attack)
        found = [*FIGHT[1 : most_base(s, attack) + 1], FIGHT_ON[garrison(attack)]]
        if armies // 2 > garrison(attack):
            found.append(FIGHT_ON[min(armies // 2, len(FIGHT_ON) - 1)])
        if attack.base:
            found.append(BREAK_OFF)
        return found

    def choose(self, s: Medioevo, option: Option) -> None:
        attack = current(s)
        if option is BREAK_OFF:
            break_off(s, attack)
            return
        if option.verb == "fight":
            s.attack = attack.going_on(option.last, 0)
        else:
            s.attack = attack.going_on(most_base(s, attack), option.last)
        prepare(s, attack)
        s.steps.append(ShowCards(self.seat, True))

    def prompt(self, s: Medioevo) -> Prompt:
        attack = current(s)
        words: dict[str, Value] = {
            "place": f"@place-{s.box.place_ids[attack.target]}",
            "armies": attacking_armies(s, attack),
            "enemies": defending_armies(s, attack),
        }
        return Prompt(PromptKind.CHOOSE, Message("prompt-fight-on", words), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        if option is BREAK_OFF:
            attack = current(s)
            cause = fails_at_rome(s, attack) and is_answerable(s, self.seat) and s.pope >= 0
            return Message("option-break-off", {"level": s.banner_level[attack.banner] - 1, "cause": int(cause)})
        return Message("option-fight" if option.verb == "fight" else "option-fight-on", {"n": option.last})

    def details(self, s: Medioevo, option: Option) -> Details | None:
        """7.10.j, 7.10.x: what the next battle is expected to cost, or how the attack ends if it is fought out."""
        attack = current(s)
        if option.verb == "fight":
            return one_battle(s, attack.going_on(option.last, 0))
        if option is BREAK_OFF or option.last > garrison(attack):
            return None
        return prospects(s, attack.going_on(most_base(s, attack), option.last))


def prepare(s: Medioevo, attack: Attack) -> None:
    """7.10.l: push the dice roll and, before it, the defender's choice of cards, unless a standing order decides."""
    s.reveal()  # whether a player is asked for cards reveals something about the hand
    s.steps.append(RollDice())
    player = attack.defender
    if player < 0:
        return
    order = s.order_of(player, BATTLE_CARDS)
    if not order:
        s.steps.append(ShowCards(player, False))
        return
    take_back(s, player)
    if order == SHOW_ALL:
        _show(s, player, best_cards(s, player, usable(s, attack, player, False)))


def _show(s: Medioevo, player: int, kinds: Sequence[int]) -> None:
    for kind in kinds:
        lay_open(s, player, kind)
        s.log(events.SHOWS_CARD, player, kind)


class ShowCards(Choice):
    """7.10.l, 7.10.p: choose one side's cards for each battle; a defender may spend coins first."""

    fields = (("seat", "seat"), ("attacking", "flag"))
    clauses = ("7.10.l", "7.10.p", "10.03.b")
    verbs = ("show", "no_cards", *coins.VERBS)
    strategic = False
    private = True
    lapses = True

    def __init__(self, seat: int, attacking: bool) -> None:
        super().__init__(seat)
        self.attacking = attacking

    def options(self, s: Medioevo) -> Sequence[Option]:
        attack = current(s)
        kinds = usable(s, attack, self.seat, self.attacking)
        found = [option("show", *[CARDS[kind] for kind in some]) for some in combinations(s, kinds)[1:]]
        return [NO_CARDS, *found, *([] if self.attacking else coins.coin_options(s, self.seat))]

    def choose(self, s: Medioevo, option: Option) -> None:
        if option.verb in coins.VERBS:
            s.steps.append(self)
            coins.spend(s, self.seat, option)
            return
        s.reveal()  # whether the other side is asked next reveals something about its hand
        take_back(s, self.seat)
        _show(s, self.seat, [s.box.card_number[option.name(n)] for n in range(len(option.args))])

    def unanswered(self) -> Option | None:
        """7.10.l: a defender who does not answer in time plays no card; an attacker is waited for."""
        return None if self.attacking else NO_CARDS

    def why_not(self, s: Medioevo, option: Option) -> Reason:
        """7.10.l, 7.10.p: a card that is not there, or that does not suit this battle or the others."""
        if option.verb != "show":
            return super().why_not(s, option)
        usable_here = usable(s, current(s), self.seat, self.attacking)
        unfit = ""
        for n in range(len(option.args)):
            option.expect(option.name(n) in s.box.card_number)
            card = s.box.card_number[option.name(n)]
            if card not in s.hands[self.seat]:
                return Reason("7.10.l", "reason-no-such-card", {"card": f"@card-{option.name(n)}"})
            if card not in usable_here:
                unfit = option.name(n)
        if not unfit:
            return Reason("7.10.p", "reason-one-of-a-group")
        return Reason("7.10.p", "reason-card-condition", {"card": f"@card-{unfit}", "text": f"@card-{unfit}-text"})

    def details(self, s: Medioevo, option: Option) -> Details | None:
        """7.10.l, 7.10.t: what the next battle is expected to cost with these cards, as the other side's lie now."""
        if option.verb in coins.VERBS:
            return None
        shown = s.copy()
        take_back(shown, self.seat)
        _show(shown, self.seat, [s.box.card_number[option.name(n)] for n in range(len(option.args))])
        lost = one_battle(shown, current(s)).losses
        return Details(losses=lost if self.attacking or lost is None else (lost[1], lost[0]))

    def prompt(self, s: Medioevo) -> Prompt:
        attack = current(s)
        key = "prompt-cards-in-attack" if self.attacking else "prompt-cards-in-defence"
        words: dict[str, Value] = {
            "side": s.ruler(attack.attacker) if attack.attacker >= 0 else "@barbarians",
            "place": f"@place-{s.box.place_ids[attack.target]}",
            "armies": attacking_armies(s, attack),
            "enemies": defending_armies(s, attack),
        }
        return Prompt(PromptKind.CHOOSE, Message(key, words), self.clauses)

    def describe(self, s: Medioevo, option: Option) -> Message:
        if option is NO_CARDS:
            return Message("option-no-cards")
        if option.verb != "show":
            return super().describe(s, option)
        cards: dict[str, Value] = {f"card{n + 1}": f"@card-{id}" for n, id in enumerate(option.args)}
        return Message(f"option-show-{len(option.args)}", cards)


class RollDice(Act[Medioevo]):
    """7.10.s-7.10.v: roll the dice of both sides, compare them pair by pair, and apply the losses."""

    clauses = ("7.10.s", "7.10.t", "7.10.u", "7.10.v")
    left_to_chance = True

    def run(self, s: Medioevo) -> None:
        attack = current(s)
        thrown, bonus = attack_dice(s, attack)
        answered, other_bonus = defence_dice(s, attack)
        dice = sorted([s.roll(6) + 1 for _ in range(thrown)], reverse=True)
        others = sorted([s.roll(6) + 1 for _ in range(answered)], reverse=True)
        lost, killed, first = fight(dice, bonus, others, other_bonus)
        armies, pool = attacking_armies(s, attack) - garrison(attack), defending_armies(s, attack)
        lost, killed = min(lost, armies), min(killed, pool)
        if lost == armies and killed == pool:
            killed -= 1  # otherwise no army would be left to occupy the target
        _tell_dice(s, attack, dice, bonus, others, other_bonus)
        if s.events is not None:
            both = (*losses(s, attack, True, lost), *losses(s, attack, False, killed))
            at = s.address(attack.target)
            won = enumerate(pairs(dice, bonus, others, other_bonus))
            both += tuple([Fact("decided", attack.side(one), "pair", amount=n + 1) for n, one in won])
            s.log(events.LOSSES, lost, killed, attack.attacker, at, lost + killed, besides=both)
        _lose_cards(s, attack.side(not first))
        s.steps.append(NextBattle())
        lose_in_battle(s, attack, False, killed)
        if attack.attacker < 0:
            s.attack = attack.with_horde(attack.armies - lost, attack.leader if first else 0)
        else:
            lose_in_battle(s, attack, True, lost)
        _lose_leader(s, attack, first)


def _tell_dice(s: Medioevo, attack: Attack, dice: list[int], bonus: int, others: list[int], other_bonus: int) -> None:
    if s.events is None:
        return
    for player, thrown, more in ((attack.attacker, dice, bonus), (attack.defender, others, other_bonus)):
        faces = "-".join([str(face) for face in thrown])
        each = tuple([Fact("rolled", player, "face", amount=face) for face in thrown])
        if more:
            s.log(events.DICE_RAISED, player, faces, sum(thrown), more, thrown[0] + more, besides=each)
        else:
            s.log(events.DICE, player, faces, sum(thrown), besides=each)


def _lose_cards(s: Medioevo, loser: int) -> None:
    """7.10.u: the loser of the first pair loses all cards used."""
    if loser < 0:
        return
    kinds = shown_cards(s, loser)
    take_back(s, loser)
    for kind in kinds:
        discard(s, loser, kind)
        s.log(events.LOSES_CARD, loser, kind)


def _lose_leader(s: Medioevo, attack: Attack, first: bool) -> None:
    """7.10.r, 3.18.c, 3.19.c: a barbarian leader falls if the highest die loses; a general is worth a point (10.06)."""
    if attack.side(not first) >= 0:
        return
    if not first:
        leader = attack.leader
    elif attack.aim == ON_PIRATES:
        number = pirate_at(s, attack.target)
        place, armies, leader = s.pirates[number]
        set_pirate(s, number, (place, armies, 0))
    else:
        leader, s.leader[attack.target] = s.leader[attack.target], 0
    if leader:
        kind = events.LEADER_FALLS if leader != GENERAL else events.BARBARIAN_GENERAL_FALLS
        s.log(kind, LEADERS[leader], stands(s, attack, attack.attacker < 0))
    if leader == GENERAL:
        winner = attack.side(first)
        destroyed(s, winner, "general")
        if s.rulings.treasures:
            find_treasure(s, attack, winner)


def fails_at_rome(s: Medioevo, attack: Attack) -> bool:
    """3.20.c: whether breaking off an attack is a failed attack on the State of the Church of a Christian."""
    at_rome = attack.aim == ON_LAND and attack.target == s.box.rome
    return at_rome and attack.defender >= 0 and s.faith(attack.defender) == CHRISTIAN


def break_off(s: Medioevo, attack: Attack) -> None:
    """7.10.z, 3.16.e: the banner loses a level and attacks no more this turn; without a level it is removed."""
    banner, player = attack.banner, attack.attacker
    s.log(events.BREAKS_OFF, player, s.address(attack.target))
    if fails_at_rome(s, attack):
        give_cause(s, player, FAILED_AT_ROME)
    end_attack(s)
    s.banner_level[banner] -= 1
    s.banner_attacks[banner] = s.banner_reach[banner]
    if not s.banner_level[banner]:
        s.log(events.BANNER_REMOVED, player, besides=with_banner(s, banner, s.address(s.banner_place(banner))))
        remove_banner(s, banner)
