"""What the log tells of what happens: by which clause, how much, and in which words."""

from __future__ import annotations

from regnum.games.seven.box import KINDS
from regnum.games.seven.state import Seven
from tests.clauses import clause
from tests.games.seven.positions import carried_out, example, game, gathering, heard, laid, person, row, step

FULL = row(laid("stonebridge_siege", 0, 0, 1, treasures="hoard song"), laid("mountain_of_glass", 1, 1, None))


@clause("seven", "recruit.1", "recruit.3", "elixir.1", "found.1", "found.8", "enslave.1", "enslave.3", "free.1")
def test_purchases_and_palaces_are_told() -> None:
    rich = person(gold=20, fame=20, power=9, palaces="iron_keep green_bastion*", characters="novice*")
    s = example(rich, tavern=["guard_captain", None, None])
    assert heard(s, "recruit:guard_captain") == [
        "recruit.1 moved 1: Anna recruits Guard Captain.",
        "recruit.3 gained 2: Anna gains 2 power.",
        "heroes.0.fame: 20 -> 15",
        "heroes.0.power: 9 -> 11",
        "heroes.0.characters.guard_captain: - -> id=guard_captain tapped=False",
        "tavern: guard_captain None None -> None None None",
        "next: TakeTurn seat=1",
    ]
    s = example(rich, shop=["lily_nectar", None, None])
    assert heard(s, "buy:lily_nectar") == [
        "elixir.1 moved 1: Anna buys Lily Nectar.",
        "heroes.0.gold: 20 -> 17",
        "heroes.0.elixirs: - -> lily_nectar",
        "shop: lily_nectar None None -> None None None",
        "next: TakeTurn seat=1",
    ]
    s = example(rich, temples=["temple_of_faith"])
    assert heard(s, "found:temple_of_faith") == [
        "found.1 moved 1: Anna founds Temple of Faith.",
        "found.8 gained 1: Anna gains 1 power.",
        "heroes.0.gold: 20 -> 16",
        "heroes.0.power: 9 -> 10",
        "heroes.0.palaces.temple_of_faith: - -> id=temple_of_faith enslaved=False",
        "temples: temple_of_faith -> -",
        "next: TakeTurn seat=1",
    ]
    assert heard(example(rich), "enslave:iron_keep") == [
        "enslave.1 changed 1: Anna enslaves Iron Keep for 1 power.",
        "heroes.0.power: 9 -> 8",
        "heroes.0.palaces.iron_keep.enslaved: False -> True",
        "next: TakeTurn seat=1",
    ]
    assert heard(example(rich), "use:green_bastion") == [
        "enslave.3 changed 1: Anna uses Green Bastion.",
        "effect.1 gained 4: Anna gains 4 fame.",
        "heroes.0.fame: 20 -> 24",
        "heroes.0.palaces.green_bastion.enslaved: True -> False",
        "next: TakeTurn seat=0",
    ]
    assert heard(example(rich), "sell:iron_keep") == [
        "free.1 moved 1: Anna discards Iron Keep.",
        "free.1 gained 1: Anna gains 1 fame.",
        "heroes.0.fame: 20 -> 21",
        "heroes.0.palaces.iron_keep: id=iron_keep enslaved=False -> -",
        "gone: - -> iron_keep",
        "next: TakeTurn seat=0",
    ]


@clause("seven", "gifts.1", "gifts.2", "hero.1", "hero.3", "hero.4", "elixir.2", "elixir.3", "pass.1")
def test_gifts_are_told() -> None:
    s = example(
        person(characters="sword_master standard_bearer*", gifts={"faith": 1}, elixirs="lily_nectar"),
        person(gifts={"mercy": 1}),
    )
    assert heard(s, "tap:sword_master") == [
        "gifts.1 turned 1: Anna taps Sword Master.",
        "gifts.1 moved 2: Anna receives 2 \u00d7 Courage.",
        "heroes.0.gifts.courage: 0 -> 2",
        "heroes.0.characters.sword_master.tapped: False -> True",
        "next: TakeTurn seat=1",
    ]
    s = example(person(characters="sword_master standard_bearer*", gifts={"faith": 1}))
    assert heard(s, "tap:standard_bearer") == [
        "gifts.2 moved 1: Anna taps Standard Bearer for the second time and discards it.",
        "gifts.1 moved 1: Anna receives 1 \u00d7 Courage.",
        "gifts.1 moved 1: Anna receives 1 \u00d7 Faith.",
        "heroes.0.gifts.courage: 0 -> 1",
        "heroes.0.gifts.faith: 1 -> 2",
        "heroes.0.characters.standard_bearer: id=standard_bearer tapped=True -> -",
        "tavern: None None None -> standard_bearer None None",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    s = example(person(elixirs="lily_nectar"))
    assert heard(s, "elixir:lily_nectar.plain") == [
        "elixir.2 moved 1: Anna discards Lily Nectar.",
        "elixir.3 moved 2: Anna receives 2 \u00d7 Faith.",
        "heroes.0.gifts.faith: 0 -> 2",
        "heroes.0.elixirs: lily_nectar -> -",
        "shop: None None None -> lily_nectar None None",
        "revealed",
        "next: TakeTurn seat=0",
    ]
    giver = person("aldric", gifts={"faith": 1})
    s = example(giver, person(gifts={"mercy": 1}))
    assert heard(s, "hero", "take:mercy.1") == [
        "hero.1 turned 1: Anna taps the hero.",
        "hero.3 moved 1: Anna gives Bruno Faith for Mercy.",
        "heroes.0.tapped: False -> True",
        "heroes.0.gifts.mercy: 0 -> 1",
        "heroes.0.gifts.faith: 1 -> 0",
        "heroes.1.gifts.mercy: 1 -> 0",
        "heroes.1.gifts.faith: 0 -> 1",
        "next: PickGiven seat=0 least=0 most=2 sources=reserve,1,2; AfterAction seat=0",
    ]
    s = example(giver, person(gifts={"mercy": 1}))
    assert heard(s, "hero", "take:justice.reserve") == [
        "hero.1 turned 1: Anna taps the hero.",
        "hero.3 moved 1: Anna gives Faith to the reserve for Justice.",
        "heroes.0.tapped: False -> True",
        "heroes.0.gifts.justice: 0 -> 1",
        "heroes.0.gifts.faith: 1 -> 0",
        "next: PickGiven seat=0 least=0 most=2 sources=reserve,1,2; AfterAction seat=0",
    ]
    s = example(giver, person(gifts={"mercy": 1}), options={"swap_consent": True})
    assert heard(s, "hero", "take:mercy.1", "decline") == [
        "hero.1 turned 1: Anna taps the hero.",
        "hero.4 decided 1: Bruno refuses the exchange with Anna.",
        "heroes.0.tapped: False -> True",
        "next: PickGiven seat=0 least=0 most=2 sources=reserve,1,2; AfterAction seat=0",
    ]
    assert heard(example(person(gold=1)), "pass") == [
        "pass.1 decided 1: Bruno passes.",
        "passes: 0 -> 0 1",
        "next: TakeTurn seat=2",
    ]


@clause("seven", "part.1", "treasure.3", "portal.1", "artefact.1", "effect.20", "complete.9")
def test_undertakings_treasures_and_portals_are_told() -> None:
    board = row(
        laid("stonebridge_siege", 0, None, None, treasures="hoard sealed_reliquary"),
        laid("mountain_of_glass", 1, None, None),
    )
    s = example(person(gold=5), undertakings=board)
    assert heard(s, "part:1.2") == [
        "part.1 moved 1: Anna takes part in The Siege of Stonebridge: 1 gold.",
        "heroes.0.gold: 5 -> 4",
        "undertakings.stonebridge_siege.markers: 0 None None -> 0 0 None",
        "next: TakeTurn seat=1",
    ]
    s = example(person(), undertakings=board, artefact_pile=["hourglass"])
    assert heard(s, "treasure:1.hoard") == [
        "treasure.3 moved 1: Anna takes a treasure: Hoard.",
        "treasure.3 gained 4: Anna gains 4 gold.",
        "heroes.0.gold: 0 -> 4",
        "undertakings.stonebridge_siege.markers: 0 None None -> neutral None None",
        "undertakings.stonebridge_siege.treasures: hoard sealed_reliquary -> sealed_reliquary",
        "treasure_discards: - -> hoard",
        "next: TakeTurn seat=1",
    ]
    s = example(person(), undertakings=board, artefact_pile=["hourglass"])
    assert heard(s, "treasure:1.sealed_reliquary") == [
        "treasure.3 moved 1: Anna takes a treasure: Sealed Reliquary.",
        "effect.20 moved 1: Anna draws an artefact.",
        "heroes.0.artefacts: - -> hourglass",
        "undertakings.stonebridge_siege.markers: 0 None None -> neutral None None",
        "undertakings.stonebridge_siege.treasures: hoard sealed_reliquary -> hoard",
        "treasure_discards: - -> sealed_reliquary",
        "artefact_pile: hourglass -> -",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    s = example(person(artefacts="horn_of_plenty"))
    assert heard(s, "artefact:horn_of_plenty") == [
        "artefact.1 moved 1: Anna uses Horn of Plenty.",
        "effect.1 gained 5: Anna gains 5 gold.",
        "heroes.0.gold: 0 -> 5",
        "heroes.0.artefacts: horn_of_plenty -> -",
        "artefact_discards: - -> horn_of_plenty",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    portal = game().box.portal_number["gate_of_dreams"]
    s = example(person(gifts={KINDS[kind]: n for kind, n in game().box.portal_cost[portal]}))
    assert heard(s, "close:gate_of_dreams") == [
        "portal.1 moved 1: Anna closes Gate of Dreams.",
        "heroes.0.gifts.temperance: 7 -> 0",
        "portals.gate_of_dreams: - -> 0",
        "next: TakeTurn seat=1",
    ]


@clause("seven", "complete.1", "complete.3", "complete.4", "complete.10", "complete.12", "end.4")
def test_a_completed_row_is_told() -> None:
    board = row(
        laid("stonebridge_siege", 0, 0, 1, treasures="hoard song"),
        laid("mountain_of_glass", 1, 0, None, treasures="legend"),
    )
    s = example(person(gold=1), undertakings=board, treasure_pile=["blessing"])
    assert heard(s, "part:2.3", "complete:2") == [
        "part.1 moved 1: Anna takes part in The Mountain of Glass: 1 gold.",
        "complete.1 ended 1: The Mountain of Glass is complete.",
        "complete.3 gained 5: Anna gains 5 power for the most markers (2).",
        "heroes.0.gold: 1 -> 0",
        "heroes.0.power: 0 -> 5",
        "undertakings.mountain_of_glass.markers: 1 0 None -> 1 0 0",
        "treasures_turned_up: 0 -> 1",
        "revealed",
        "next: PickTreasure seat=0 place=2; PickTreasure seat=1 place=2; PickTreasure seat=0 place=2;"
        " FinishUndertaking place=2; Complete place=1; GainArmour; PlayCataclysm; MoveRows; Gather nth=1",
    ]
    assert heard(s, "pick:legend") == [
        "complete.10 moved 1: Anna takes a treasure: Legend.",
        "complete.10 gained 4: Anna gains 4 fame.",
        "complete.10 moved 1: Bruno takes a treasure: Blessing.",
        "complete.10 gained 1: Bruno gains 1 power.",
        "complete.1 ended 1: The Siege of Stonebridge is complete.",
        "complete.3 gained 3: Anna gains 3 power for the most markers (2).",
        "heroes.0.fame: 0 -> 4",
        "heroes.0.power: 5 -> 8",
        "heroes.1.power: 0 -> 1",
        "undertakings.mountain_of_glass: id=mountain_of_glass markers=1,0,0 treasures=legend -> -",
        "treasure_discards: - -> legend blessing",
        "treasures_turned_up: 1 -> 0",
        "treasure_pile: blessing -> -",
        "revealed",
        "next: PickTreasure seat=0 place=1; PickTreasure seat=1 place=1; PickTreasure seat=0 place=1;"
        " FinishUndertaking place=1; GainArmour; PlayCataclysm; MoveRows; Gather nth=1",
    ]


@clause("seven", "sin.1", "sin.5", "sin.8", "effect.3", "effect.5", "effect.7", "effect.8", "effect.9", "effect.11")
def test_sins_are_told() -> None:
    rival = person(gold=1, gifts={"mercy": 1}, elixirs="plain_water", characters="novice pilgrim*", power=3)
    sinner = person(sins="greed envy gluttony lust wrath sloth pride", fame=9, power=4, characters="young_squire*")
    board = row(laid("thorn_maze", 1, None, None))
    assert heard(example(sinner, rival), "sin:greed.1", "rob:1") == [
        "sin.1 moved 1: Anna plays Greed: take 2 gold from a rival.",
        "sin.8 decided 1: Anna strikes Bruno with Greed.",
        "effect.3 moved 1: Anna takes 1 gold from Bruno.",
        "heroes.0.gold: 0 -> 1",
        "heroes.0.sins: greed envy gluttony lust wrath sloth pride -> envy gluttony lust wrath sloth pride",
        "heroes.1.gold: 1 -> 0",
        "sin_discards: - -> greed",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    assert heard(example(sinner, rival), "sin:greed.1", "rob:2") == [
        "sin.1 moved 1: Anna plays Greed: take 2 gold from a rival.",
        "sin.8 decided 1: Anna strikes Carla with Greed.",
        "sin.5 decided 1: Greed has no effect.",
        "heroes.0.sins: greed envy gluttony lust wrath sloth pride -> envy gluttony lust wrath sloth pride",
        "sin_discards: - -> greed",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    assert heard(example(sinner, rival), "sin:greed.2") == [
        "sin.1 moved 1: Anna plays Greed: gain 3 gold.",
        "effect.1 gained 3: Anna gains 3 gold.",
        "heroes.0.gold: 0 -> 3",
        "heroes.0.sins: greed envy gluttony lust wrath sloth pride -> envy gluttony lust wrath sloth pride",
        "sin_discards: - -> greed",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    assert heard(example(sinner, rival), "sin:envy.1", "take:mercy.1") == [
        "sin.1 moved 1: Anna plays Envy: take a gift from a rival.",
        "sin.8 decided 1: Anna strikes Bruno with Envy.",
        "effect.3 moved 1: Anna takes Mercy from Bruno.",
        "heroes.0.gifts.mercy: 0 -> 1",
        "heroes.0.sins: greed envy gluttony lust wrath sloth pride -> greed gluttony lust wrath sloth pride",
        "heroes.1.gifts.mercy: 1 -> 0",
        "sin_discards: - -> envy",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    assert heard(example(sinner, rival), "sin:gluttony.1", "rob:1.plain_water") == [
        "sin.1 moved 1: Anna plays Gluttony: take an elixir from a rival.",
        "sin.8 decided 1: Anna strikes Bruno with Gluttony.",
        "effect.3 moved 1: Anna takes Plain Water from Bruno.",
        "heroes.0.elixirs: - -> plain_water",
        "heroes.0.sins: greed envy gluttony lust wrath sloth pride -> greed envy lust wrath sloth pride",
        "heroes.1.elixirs: plain_water -> -",
        "sin_discards: - -> gluttony",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    assert heard(example(sinner, rival), "sin:lust.1", "lure:pilgrim") == [
        "sin.1 moved 1: Anna plays Lust: pay a rival the price of one of his characters and take it.",
        "sin.8 decided 1: Anna strikes Bruno with Lust.",
        "effect.5 moved 1: Anna lures Pilgrim away from Bruno.",
        "heroes.0.fame: 9 -> 6",
        "heroes.0.characters.pilgrim: - -> id=pilgrim tapped=True",
        "heroes.0.sins: greed envy gluttony lust wrath sloth pride -> greed envy gluttony wrath sloth pride",
        "heroes.1.fame: 0 -> 3",
        "heroes.1.characters.pilgrim: id=pilgrim tapped=True -> -",
        "sin_discards: - -> lust",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    assert heard(example(sinner, rival), "sin:wrath.1") == [
        "sin.1 moved 1: Anna plays Wrath: tap a character of a rival.",
        "sin.8 decided 1: Anna strikes Bruno with Wrath.",
        "effect.7 turned 1: Anna taps Novice of Bruno.",
        "heroes.0.sins: greed envy gluttony lust wrath sloth pride -> greed envy gluttony lust sloth pride",
        "heroes.1.characters.novice.tapped: False -> True",
        "sin_discards: - -> wrath",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    assert heard(example(sinner, rival, undertakings=board), "sin:wrath.2") == [
        "sin.1 moved 1: Anna plays Wrath: pay 1 power and replace a rival's marker by a neutral one.",
        "sin.8 decided 1: Anna strikes Bruno with Wrath.",
        "effect.8 moved 1: Anna ousts Bruno from The Thorn Maze (2 Justice).",
        "heroes.0.power: 4 -> 3",
        "heroes.0.sins: greed envy gluttony lust wrath sloth pride -> greed envy gluttony lust sloth pride",
        "undertakings.thorn_maze.markers: 1 None None -> neutral None None",
        "sin_discards: - -> wrath",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    assert heard(example(sinner, rival), "sin:wrath.2") == [
        "sin.1 moved 1: Anna plays Wrath: pay 1 power and replace a rival's marker by a neutral one.",
        "sin.5 decided 1: Wrath has no effect.",
        "heroes.0.sins: greed envy gluttony lust wrath sloth pride -> greed envy gluttony lust sloth pride",
        "sin_discards: - -> wrath",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    assert heard(example(sinner, rival), "sin:sloth.1", "skip:1") == [
        "sin.1 moved 1: Anna plays Sloth: make a rival skip the next action of this phase.",
        "sin.8 decided 1: Anna strikes Bruno with Sloth.",
        "effect.9 changed 1: Anna makes Bruno skip the next action.",
        "effect.9 lost 1: Bruno skips this action.",
        "heroes.0.sins: greed envy gluttony lust wrath sloth pride -> greed envy gluttony lust wrath pride",
        "sin_discards: - -> sloth",
        "revealed",
        "next: TakeTurn seat=2",
    ]
    assert heard(example(sinner, rival), "sin:sloth.2", "untap:young_squire") == [
        "sin.1 moved 1: Anna plays Sloth: untap one of the player's characters.",
        "effect.10 turned 1: Anna untaps Young Squire.",
        "heroes.0.characters.young_squire.tapped: True -> False",
        "heroes.0.sins: greed envy gluttony lust wrath sloth pride -> greed envy gluttony lust wrath pride",
        "sin_discards: - -> sloth",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    denier = person(sins="pride", gold=3)
    assert heard(example(sinner, denier), "sin:greed.1", "rob:1", "deny:pride") == [
        "sin.1 moved 1: Anna plays Greed: take 2 gold from a rival.",
        "sin.8 decided 1: Anna strikes Bruno with Greed.",
        "sin.8 decided 1: Bruno denies Greed, the sin of Anna, with Pride.",
        "heroes.0.sins: greed envy gluttony lust wrath sloth pride -> envy gluttony lust wrath sloth pride",
        "heroes.1.sins: pride -> -",
        "sin_discards: - -> greed pride",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    walled = person(palaces="white_fortress*", gold=3)
    assert heard(example(sinner, walled), "sin:greed.1", "rob:1", "deny:white_fortress") == [
        "sin.1 moved 1: Anna plays Greed: take 2 gold from a rival.",
        "sin.8 decided 1: Anna strikes Bruno with Greed.",
        "sin.8 decided 1: Bruno denies Greed, the sin of Anna, with White Fortress.",
        "heroes.0.sins: greed envy gluttony lust wrath sloth pride -> envy gluttony lust wrath sloth pride",
        "heroes.1.palaces.white_fortress.enslaved: True -> False",
        "sin_discards: - -> greed",
        "revealed",
        "next: TakeTurn seat=1",
    ]


@clause("seven", "effect.15", "effect.16", "effect.12", "effect.13", "effect.14", "draw.3", "effect.23")
def test_effects_are_told() -> None:
    s = carried_out(example(person(sins="greed")), 0, "bury_sin", n=1)
    assert heard(s, "bury:greed") == [
        "effect.15 moved 1: Anna buries a sin.",
        "pass.1 decided 1: Anna passes.",
        "heroes.0.sins: greed -> -",
        "passes: - -> 0",
        "sin_pile: pride greed lust envy gluttony wrath sloth pride greed lust envy gluttony wrath sloth pride"
        " greed lust envy gluttony wrath sloth"
        " -> greed pride greed lust envy gluttony wrath sloth pride greed lust envy gluttony wrath sloth pride"
        " greed lust envy gluttony wrath sloth",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    s = carried_out(example(person()), 0, "foresee_cataclysm")
    assert heard(s, "bottom") == [
        "effect.16 decided 1: Anna has seen the next cataclysm.",
        "cataclysm_pile: earthquake great_plague famine deluge falling_stars rebellion great_fire locusts black_sun"
        " tempest desertion drought nightmares breath_of_the_nameless"
        " -> breath_of_the_nameless earthquake great_plague famine deluge falling_stars rebellion great_fire"
        " locusts black_sun tempest desertion drought nightmares",
        "next: TakeTurn seat=1",
    ]
    s = example(person(sins="greed envy lust sloth"), steps=[step("DropSin")])
    assert heard(s, "drop:envy") == [
        "draw.3 moved 1: Anna discards a sin.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "heroes.0.sins: greed envy lust sloth -> greed lust sloth",
        "turn: 1 -> 2",
        "sin_discards: - -> envy",
        "next: TakeTurn seat=0",
    ]


def _without_the_third(lines: list[str]) -> list[str]:
    return [one for one in lines if not any(words in one for words in ("Carla gains", "Carla receives", "heroes.2"))]


@clause("seven", "score.1", "score.6", "score.9", "draw.1", "gather.3", "gather.9", "flow.1")
def test_the_gathering_is_told() -> None:
    rich = person("aldric", gold=3, fame=1, sins="greed", power=4, characters="lion_knight*", palaces="iron_keep")
    others = (person("osric"), person("brann", sins="greed"))
    s = example(rich, *others, steps=[gathering(), step("PickUntap", n=1)], sin_pile=["sloth"] * 12)
    # The figures of the third hero are those of the box.
    assert _without_the_third(heard(s, "done")) == [
        "score.2 gained 1: Anna gains 1 power for the highest number: Characters (1).",
        "score.3 gained 1: Anna gains 1 power for the highest number: Palaces (1).",
        "score.5 gained 1: Anna gains 1 power for the highest number: Fame (1).",
        "score.6 gained 1: Anna gains 1 power for the highest number: Gold (3).",
        "score.7 gained 1: Anna gains 1 power for the highest number: Banner of the Lion (2).",
        "score.7 gained 1: Bruno gains 1 power for the highest number: Banner of the Lily (1).",
        "score.9 lost 1: Anna loses 1 power for sins in hand.",
        "score.9 lost 1: Carla loses 1 power for sins in hand.",
        "draw.1 moved 2: Anna draws 2 sins.",
        "draw.1 moved 3: Bruno draws 3 sins.",
        "draw.1 moved 2: Carla draws 2 sins.",
        "gather.3 gained 7: Production: Anna receives 2 gold, 4 fame and 1 power.",
        "gather.3 gained 4: Production: Bruno receives 1 gold, 3 fame and 0 power.",
        "gather.9 changed 1: Carla becomes First Player.",
        "flow.1 began 2: Turn 2: Carla is First Player.",
        "heroes.0.gold: 3 -> 5",
        "heroes.0.fame: 1 -> 5",
        "heroes.0.power: 4 -> 9",
        "heroes.0.sins: greed -> greed sloth sloth",
        "heroes.1.gold: 0 -> 1",
        "heroes.1.fame: 0 -> 3",
        "heroes.1.power: 0 -> 1",
        "heroes.1.sins: - -> sloth sloth sloth",
        "turn: 1 -> 2",
        "order: 0 1 2 -> 2 1 0",
        "sin_pile: sloth sloth sloth sloth sloth sloth sloth sloth sloth sloth sloth sloth"
        " -> sloth sloth sloth sloth sloth",
        "revealed",
        "next: TakeTurn seat=2",
    ]


@clause("seven", "cataclysm.1", "cataclysm.5", "cataclysm.7", "effect.21", "effect.30", "effect.23", "end.6")
def test_cataclysms_are_told() -> None:
    loser = person(
        gold=3, fame=1, palaces="iron_keep*", gifts={"mercy": 1}, elixirs="plain_water", characters="novice* pilgrim*"
    )

    def strikes(*pile: str) -> Seven:
        steps = [step("PlayCataclysm"), step("PickUntap", n=1)]
        return example(loser, person("osric", gold=1), steps=steps, cataclysm_pile=list(pile))

    assert heard(strikes("famine", "earthquake"), "done") == [
        "cataclysm.1 revealed 1: Cataclysm 1: Earthquake.",
        "cataclysm.5 moved 1: The card names a palace, Iron Keep: Anna loses it.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "heroes.0.palaces: (id=iron_keep enslaved=True) -> -",
        "gone: - -> iron_keep",
        "cataclysms: - -> earthquake",
        "turn: 1 -> 2",
        "cataclysm_pile: famine earthquake -> famine",
        "revealed",
        "next: TakeTurn seat=0",
    ]
    assert heard(strikes("famine", "locusts"), "done") == [
        "cataclysm.1 revealed 1: Cataclysm 1: Locusts.",
        "cataclysm.5 moved 1: The card names a palace, Penitent's Farm, which nobody owns: it is destroyed.",
        "effect.21 moved 1: Anna gives up Mercy.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "heroes.0.gifts.mercy: 1 -> 0",
        "gone: - -> penitents_farm",
        "cataclysms: - -> locusts",
        "turn: 1 -> 2",
        "cataclysm_pile: famine locusts -> famine",
        "revealed",
        "next: TakeTurn seat=0",
    ]
    assert heard(strikes("famine", "rebellion"), "done") == [
        "cataclysm.1 revealed 1: Cataclysm 1: Rebellion.",
        "cataclysm.5 moved 1: The card names a palace, Green Bastion, which nobody owns: it is destroyed.",
        "effect.21 lost 1: Anna loses 1 fame.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "heroes.0.fame: 1 -> 0",
        "gone: - -> green_bastion",
        "cataclysms: - -> rebellion",
        "turn: 1 -> 2",
        "cataclysm_pile: famine rebellion -> famine",
        "revealed",
        "next: TakeTurn seat=0",
    ]
    assert heard(strikes("famine", "nightmares"), "done") == [
        "cataclysm.1 revealed 1: Cataclysm 1: Nightmares.",
        "cataclysm.5 moved 1: The card names a palace, Moonwatch, which nobody owns: it is destroyed.",
        "effect.23 moved 1: Anna draws a sin.",
        "effect.23 moved 1: Bruno draws a sin.",
        "effect.23 moved 1: Carla draws a sin.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "heroes.0.sins: - -> sloth",
        "heroes.1.sins: - -> wrath",
        "heroes.2.sins: - -> gluttony",
        "gone: - -> moonwatch",
        "cataclysms: - -> nightmares",
        "turn: 1 -> 2",
        "sin_pile: pride greed lust envy gluttony wrath sloth pride greed lust envy gluttony wrath sloth pride"
        " greed lust envy gluttony wrath sloth"
        " -> pride greed lust envy gluttony wrath sloth pride greed lust envy gluttony wrath sloth pride greed lust"
        " envy",
        "cataclysm_pile: famine nightmares -> famine",
        "revealed",
        "next: TakeTurn seat=0",
    ]
    assert heard(strikes("famine", "great_plague"), "done", "lose:pilgrim") == [
        "cataclysm.1 revealed 1: Cataclysm 1: Great Plague.",
        "cataclysm.5 moved 1: The card names a palace, River Mill, which nobody owns: it is destroyed.",
        "cataclysm.7 changed 1: The card shuts a space for good: Closed Tavern.",
        "effect.21 moved 1: Anna gives up Pilgrim.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "heroes.0.characters.pilgrim: id=pilgrim tapped=True -> -",
        "tavern: None None None -> pilgrim None closed",
        "gone: - -> river_mill",
        "cataclysms: - -> great_plague",
        "turn: 1 -> 2",
        "cataclysm_pile: famine great_plague -> famine",
        "revealed",
        "next: TakeTurn seat=0",
    ]
    assert heard(strikes("famine", "great_fire"), "done") == [
        "cataclysm.1 revealed 1: Cataclysm 1: Great Fire.",
        "cataclysm.5 moved 1: The card names a palace, Market Square, which nobody owns: it is destroyed.",
        "cataclysm.7 changed 1: The card shuts a space for good: Closed Shop.",
        "effect.21 moved 1: Anna gives up Plain Water.",
        "effect.21 moved 1: Bruno gives up Quicksilver.",
        "effect.21 moved 1: Carla gives up Wanderer's Flask.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "heroes.0.elixirs: plain_water -> -",
        "heroes.1.elixirs: quicksilver -> -",
        "heroes.2.elixirs: wanderers_flask -> -",
        "shop: None None None -> plain_water quicksilver closed",
        "gone: - -> market_square",
        "cataclysms: - -> great_fire",
        "turn: 1 -> 2",
        "elixir_pile: - -> wanderers_flask",
        "cataclysm_pile: famine great_fire -> famine",
        "revealed",
        "next: TakeTurn seat=0",
    ]
    assert heard(strikes("famine", "deluge"), "done") == [
        "cataclysm.1 revealed 1: Cataclysm 1: Deluge.",
        "cataclysm.5 moved 1: The card names a palace, Apothecary Garden, which nobody owns: it is destroyed.",
        "effect.12 changed 1: All cards are replaced in the shop.",
        "effect.21 moved 1: Anna gives up Mercy.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "heroes.0.gifts.mercy: 1 -> 0",
        "gone: - -> apothecary_garden",
        "cataclysms: - -> deluge",
        "turn: 1 -> 2",
        "cataclysm_pile: famine deluge -> famine",
        "revealed",
        "next: TakeTurn seat=0",
    ]
    assert heard(strikes("famine"), "done") == [
        "cataclysm.1 revealed 1: Cataclysm 1: Famine.",
        "end.6 ended 1: It is the last one: the heroes have this phase left.",
        "cataclysm.5 moved 1: The card names a palace, Southern Vineyard, which nobody owns: it is destroyed.",
        "effect.21 lost 1: Bruno loses 1 gold.",
        "effect.21 lost 2: Anna loses 2 gold.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "heroes.0.gold: 3 -> 1",
        "heroes.1.gold: 1 -> 0",
        "gone: - -> southern_vineyard",
        "cataclysms: - -> famine",
        "turn: 1 -> 2",
        "cataclysm_pile: famine -> -",
        "revealed",
        "next: TakeTurn seat=0",
    ]


@clause("seven", "fall.3", "fall.6", "fall.7", "evil.10")
def test_falls_and_returns_are_told() -> None:
    fallen = person("aldric", fallen=True, corruption=7, gold=9, fame=9, power=9)
    s = example(fallen, options={"fall": True})
    assert heard(s, "purge") == [
        "fall.6 lost 1: Anna purges a corruption card; 6 left.",
        "evil.10 turned 1: Anna is a hero again.",
        "heroes.0.gold: 9 -> 8",
        "heroes.0.fame: 9 -> 8",
        "heroes.0.power: 9 -> 8",
        "heroes.0.corruption: 7 -> 6",
        "heroes.0.fallen: True -> False",
        "next: TakeTurn seat=1",
    ]
    s = example(person("aldric", corruption=6), steps=[step("Answer", what="gold", n=1)], options={"fall": True})
    assert heard(s, "penalty:corruption") == [
        "nameless.6 gained 1: Anna takes 1 corruption, 7 in all.",
        "fall.7 turned 1: Anna falls and becomes Aldric the Butcher.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "pass.1 decided 1: Anna passes.",
        "heroes.0.corruption: 6 -> 7",
        "heroes.0.fallen: False -> True",
        "turn: 1 -> 2",
        "passes: - -> 0",
        "last_fallen: - -> 0",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    s = example(person("aldric", corruption=6), steps=[step("Answer", what="gold", n=1)], options={"fall": True})
    assert heard(s, "penalty:sin") == [
        "nameless.6 moved 1: Anna draws a sin.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "heroes.0.sins: - -> sloth",
        "turn: 1 -> 2",
        "sin_pile: pride greed lust envy gluttony wrath sloth pride greed lust envy gluttony wrath sloth pride"
        " greed lust envy gluttony wrath sloth"
        " -> pride greed lust envy gluttony wrath sloth pride greed lust envy gluttony wrath sloth pride greed lust"
        " envy gluttony wrath",
        "revealed",
        "next: TakeTurn seat=0",
    ]


@clause("seven", "nameless.2", "nameless.3", "nameless.6", "effect.30", "elixir.3")
def test_the_nameless_is_told() -> None:
    dark = {"nameless": "player"}
    cards = ["heavier_toll", "lost_gift", "betrayal"]
    s = example(person(gold=3), options=dark, seats=4, steps=[step("PlayNameless", 3)], nameless_hand=cards)
    assert heard(s, "play:heavier_toll", "target:0") == [
        "nameless.2 moved 1: The Nameless plays The Heavier Toll.",
        "effect.30 decided 1: The Nameless chooses Anna: a chosen hero gives up 2 gold.",
        "effect.30 lost 2: Anna loses 2 gold.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "pass.1 decided 1: Anna passes.",
        "heroes.0.gold: 3 -> 1",
        "turn: 1 -> 2",
        "passes: - -> 0",
        "nameless_hand: heavier_toll lost_gift betrayal -> lost_gift betrayal",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    s = example(person(gifts={"mercy": 1}), options=dark, seats=4, steps=[step("PlayNameless", 3)], nameless_hand=cards)
    assert heard(s, "play:lost_gift", "target:0")[2:] == [
        "effect.21 moved 1: Anna gives up Mercy.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "pass.1 decided 1: Anna passes.",
        "heroes.0.gifts.mercy: 1 -> 0",
        "turn: 1 -> 2",
        "passes: - -> 0",
        "nameless_hand: heavier_toll lost_gift betrayal -> heavier_toll betrayal",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    s = example(
        person(characters="novice*"), options=dark, seats=4, steps=[step("PlayNameless", 3)], nameless_hand=cards
    )
    assert heard(s, "play:betrayal", "target:0")[2:] == [
        "effect.21 moved 1: Anna gives up Novice.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "pass.1 decided 1: Anna passes.",
        "heroes.0.characters: (id=novice tapped=True) -> -",
        "tavern: None None None -> novice None None",
        "turn: 1 -> 2",
        "passes: - -> 0",
        "nameless_hand: heavier_toll lost_gift betrayal -> heavier_toll lost_gift",
        "revealed",
        "next: TakeTurn seat=1",
    ]
