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
    ]
    s = example(rich, shop=["lily_nectar", None, None])
    assert heard(s, "buy:lily_nectar") == ["elixir.1 moved 1: Anna buys Lily Nectar."]
    s = example(rich, temples=["temple_of_faith"])
    assert heard(s, "found:temple_of_faith") == [
        "found.1 moved 1: Anna founds Temple of Faith.",
        "found.8 gained 1: Anna gains 1 power.",
    ]
    assert heard(example(rich), "enslave:iron_keep") == ["enslave.1 changed 1: Anna enslaves Iron Keep for 1 power."]
    assert heard(example(rich), "use:green_bastion") == [
        "enslave.3 changed 1: Anna uses Green Bastion.",
        "effect.1 gained 4: Anna gains 4 fame.",
    ]
    assert heard(example(rich), "sell:iron_keep") == [
        "free.1 moved 1: Anna discards Iron Keep.",
        "free.1 gained 1: Anna gains 1 fame.",
    ]


@clause("seven", "gifts.1", "gifts.2", "hero.1", "hero.3", "hero.4", "elixir.2", "elixir.3", "pass.1")
def test_gifts_are_told() -> None:
    s = example(
        person(characters="sword_master standard_bearer*", gifts={"faith": 1}, elixirs="lily_nectar"),
        person(gifts={"mercy": 1}),
    )
    assert heard(s, "tap:sword_master") == [
        "gifts.1 turned 1: Anna taps Sword Master.",
        "gifts.1 moved 2: Anna receives 2 \N{MULTIPLICATION SIGN} Courage.",
    ]
    s = example(person(characters="sword_master standard_bearer*", gifts={"faith": 1}))
    assert heard(s, "tap:standard_bearer") == [
        "gifts.2 moved 1: Anna taps Standard Bearer for the second time and discards it.",
        "gifts.1 moved 1: Anna receives 1 \N{MULTIPLICATION SIGN} Courage.",
        "gifts.1 moved 1: Anna receives 1 \N{MULTIPLICATION SIGN} Faith.",
    ]
    s = example(person(elixirs="lily_nectar"))
    assert heard(s, "elixir:lily_nectar.plain") == [
        "elixir.2 moved 1: Anna discards Lily Nectar.",
        "elixir.3 moved 2: Anna receives 2 \N{MULTIPLICATION SIGN} Faith.",
    ]
    giver = person("aldric", gifts={"faith": 1})
    s = example(giver, person(gifts={"mercy": 1}))
    assert heard(s, "hero", "take:mercy.1") == [
        "hero.1 turned 1: Anna taps the hero.",
        "hero.3 moved 1: Anna gives Bruno Faith for Mercy.",
    ]
    s = example(giver, person(gifts={"mercy": 1}))
    assert heard(s, "hero", "take:justice.reserve") == [
        "hero.1 turned 1: Anna taps the hero.",
        "hero.3 moved 1: Anna gives Faith to the reserve for Justice.",
    ]
    s = example(giver, person(gifts={"mercy": 1}), options={"swap_consent": True})
    assert heard(s, "hero", "take:mercy.1", "decline") == [
        "hero.1 turned 1: Anna taps the hero.",
        "hero.4 decided 1: Bruno refuses the exchange with Anna.",
    ]
    assert heard(example(person(gold=1)), "pass") == ["pass.1 decided 1: Bruno passes."]


@clause("seven", "part.1", "treasure.3", "portal.1", "artefact.1", "effect.20", "complete.9")
def test_undertakings_treasures_and_portals_are_told() -> None:
    board = row(
        laid("stonebridge_siege", 0, None, None, treasures="hoard sealed_reliquary"),
        laid("mountain_of_glass", 1, None, None),
    )
    s = example(person(gold=5), undertakings=board)
    assert heard(s, "part:1.2") == ["part.1 moved 1: Anna takes part in The Siege of Stonebridge: 1 gold."]
    s = example(person(), undertakings=board, artefact_pile=["hourglass"])
    assert heard(s, "treasure:1.hoard") == [
        "treasure.3 moved 1: Anna takes a treasure: Hoard.",
        "treasure.3 gained 4: Anna gains 4 gold.",
    ]
    s = example(person(), undertakings=board, artefact_pile=["hourglass"])
    assert heard(s, "treasure:1.sealed_reliquary") == [
        "treasure.3 moved 1: Anna takes a treasure: Sealed Reliquary.",
        "effect.20 moved 1: Anna draws an artefact.",
    ]
    s = example(person(artefacts="horn_of_plenty"))
    assert heard(s, "artefact:horn_of_plenty") == [
        "artefact.1 moved 1: Anna uses Horn of Plenty.",
        "effect.1 gained 5: Anna gains 5 gold.",
    ]
    portal = game().box.portal_number["gate_of_dreams"]
    s = example(person(gifts={KINDS[kind]: n for kind, n in game().box.portal_cost[portal]}))
    assert heard(s, "close:gate_of_dreams") == ["portal.1 moved 1: Anna closes Gate of Dreams."]


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
        "complete.3 gained 5: Anna gains 5 power.",
    ]
    assert heard(s, "pick:legend") == [
        "complete.10 moved 1: Anna takes a treasure: Legend.",
        "complete.10 gained 4: Anna gains 4 fame.",
        "complete.10 moved 1: Bruno takes a treasure: Blessing.",
        "complete.10 gained 1: Bruno gains 1 power.",
        "complete.1 ended 1: The Siege of Stonebridge is complete.",
        "complete.3 gained 3: Anna gains 3 power.",
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
    ]
    assert heard(example(sinner, rival), "sin:greed.1", "rob:2") == [
        "sin.1 moved 1: Anna plays Greed: take 2 gold from a rival.",
        "sin.8 decided 1: Anna strikes Carla with Greed.",
        "sin.5 decided 1: Greed has no effect.",
    ]
    assert heard(example(sinner, rival), "sin:greed.2") == [
        "sin.1 moved 1: Anna plays Greed: gain 3 gold.",
        "effect.1 gained 3: Anna gains 3 gold.",
    ]
    assert heard(example(sinner, rival), "sin:envy.1", "take:mercy.1") == [
        "sin.1 moved 1: Anna plays Envy: take a gift from a rival.",
        "sin.8 decided 1: Anna strikes Bruno with Envy.",
        "effect.3 moved 1: Anna takes Mercy from Bruno.",
    ]
    assert heard(example(sinner, rival), "sin:gluttony.1", "rob:1.plain_water") == [
        "sin.1 moved 1: Anna plays Gluttony: take an elixir from a rival.",
        "sin.8 decided 1: Anna strikes Bruno with Gluttony.",
        "effect.3 moved 1: Anna takes Plain Water from Bruno.",
    ]
    assert heard(example(sinner, rival), "sin:lust.1", "lure:pilgrim") == [
        "sin.1 moved 1: Anna plays Lust: pay a rival the price of one of his characters and take it.",
        "sin.8 decided 1: Anna strikes Bruno with Lust.",
        "effect.5 moved 1: Anna lures Pilgrim away from Bruno.",
    ]
    assert heard(example(sinner, rival), "sin:wrath.1") == [
        "sin.1 moved 1: Anna plays Wrath: tap a character of a rival.",
        "sin.8 decided 1: Anna strikes Bruno with Wrath.",
        "effect.7 turned 1: Anna taps Novice of Bruno.",
    ]
    assert heard(example(sinner, rival, undertakings=board), "sin:wrath.2") == [
        "sin.1 moved 1: Anna plays Wrath: pay 1 power and replace a rival's marker by a neutral one.",
        "sin.8 decided 1: Anna strikes Bruno with Wrath.",
        "effect.8 moved 1: Anna ousts Bruno from The Thorn Maze (2 Justice).",
    ]
    assert heard(example(sinner, rival), "sin:wrath.2") == [
        "sin.1 moved 1: Anna plays Wrath: pay 1 power and replace a rival's marker by a neutral one.",
        "sin.5 decided 1: Wrath has no effect.",
    ]
    assert heard(example(sinner, rival), "sin:sloth.1", "skip:1") == [
        "sin.1 moved 1: Anna plays Sloth: make a rival lose his next turn of this phase.",
        "sin.8 decided 1: Anna strikes Bruno with Sloth.",
        "effect.9 changed 1: Anna makes Bruno lose a turn.",
        "effect.9 lost 1: Bruno loses this turn.",
    ]
    assert heard(example(sinner, rival), "sin:sloth.2", "untap:young_squire") == [
        "sin.1 moved 1: Anna plays Sloth: turn one of the player's characters upright.",
        "effect.10 turned 1: Anna turns Young Squire upright.",
    ]
    denier = person(sins="pride", gold=3)
    assert heard(example(sinner, denier), "sin:greed.1", "rob:1", "deny:pride") == [
        "sin.1 moved 1: Anna plays Greed: take 2 gold from a rival.",
        "sin.8 decided 1: Anna strikes Bruno with Greed.",
        "sin.8 decided 1: Bruno denies Greed, the sin of Anna, with Pride.",
    ]
    walled = person(palaces="white_fortress*", gold=3)
    assert heard(example(sinner, walled), "sin:greed.1", "rob:1", "deny:white_fortress") == [
        "sin.1 moved 1: Anna plays Greed: take 2 gold from a rival.",
        "sin.8 decided 1: Anna strikes Bruno with Greed.",
        "sin.8 decided 1: Bruno denies Greed, the sin of Anna, with White Fortress.",
    ]


@clause("seven", "effect.15", "effect.16", "effect.12", "effect.13", "effect.14", "draw.3", "effect.23")
def test_effects_are_told() -> None:
    s = carried_out(example(person(sins="greed")), 0, "bury_sin", n=1)
    assert heard(s, "bury:greed") == ["effect.15 moved 1: Anna buries a sin.", "pass.1 decided 1: Anna passes."]
    s = carried_out(example(person()), 0, "foresee_cataclysm")
    assert heard(s, "bottom") == ["effect.16 decided 1: Anna has seen the next cataclysm."]
    s = example(person(sins="greed envy lust sloth"), steps=[step("DropSin")])
    assert heard(s, "drop:envy") == [
        "draw.3 moved 1: Anna discards a sin.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
    ]


@clause("seven", "score.1", "score.6", "score.9", "draw.1", "gather.3", "gather.9", "flow.1")
def test_the_gathering_is_told() -> None:
    rich = person("aldric", gold=3, fame=1, sins="greed", power=4, characters="lion_knight*", palaces="iron_keep")
    others = (person("osric"), person("brann", sins="greed"))
    s = example(rich, *others, steps=[gathering(), step("PickUntap", n=1)], sin_pile=["sloth"] * 12)
    assert [one for one in heard(s, "done") if "Carla gains" not in one and "Carla receives" not in one] == [
        "score.2 gained 1: Anna gains 1 power.",
        "score.3 gained 1: Anna gains 1 power.",
        "score.5 gained 1: Anna gains 1 power.",
        "score.6 gained 1: Anna gains 1 power.",
        "score.7 gained 1: Anna gains 1 power.",
        "score.7 gained 1: Bruno gains 1 power.",
        "score.9 lost 1: Anna loses 1 power.",
        "score.9 lost 1: Carla loses 1 power.",
        "draw.1 moved 2: Anna draws 2 sins.",
        "draw.1 moved 3: Bruno draws 3 sins.",
        "draw.1 moved 2: Carla draws 2 sins.",
        "gather.3 gained 7: Anna receives 2 gold, 4 fame and 1 power.",
        "gather.3 gained 4: Bruno receives 1 gold, 3 fame and 0 power.",
        "gather.9 changed 1: Carla becomes First Player.",
        "flow.1 began 2: Turn 2: Carla is First Player.",
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
        "cataclysm.5 moved 1: Anna loses Iron Keep.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
    ]
    assert heard(strikes("famine", "locusts"), "done") == [
        "cataclysm.1 revealed 1: Cataclysm 1: Locusts.",
        "cataclysm.5 moved 1: Penitent's Farm is destroyed.",
        "effect.21 moved 1: Anna gives up Mercy.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
    ]
    assert heard(strikes("famine", "rebellion"), "done") == [
        "cataclysm.1 revealed 1: Cataclysm 1: Rebellion.",
        "cataclysm.5 moved 1: Green Bastion is destroyed.",
        "effect.21 lost 1: Anna loses 1 fame.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
    ]
    assert heard(strikes("famine", "nightmares"), "done") == [
        "cataclysm.1 revealed 1: Cataclysm 1: Nightmares.",
        "cataclysm.5 moved 1: Moonwatch is destroyed.",
        "effect.23 moved 1: Anna draws a sin.",
        "effect.23 moved 1: Bruno draws a sin.",
        "effect.23 moved 1: Carla draws a sin.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
    ]
    assert heard(strikes("famine", "great_plague"), "done", "lose:pilgrim") == [
        "cataclysm.1 revealed 1: Cataclysm 1: Great Plague.",
        "cataclysm.5 moved 1: River Mill is destroyed.",
        "cataclysm.7 changed 1: A space is shut for good: Closed Tavern.",
        "effect.21 moved 1: Anna gives up Pilgrim.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
    ]
    assert heard(strikes("famine", "great_fire"), "done") == [
        "cataclysm.1 revealed 1: Cataclysm 1: Great Fire.",
        "cataclysm.5 moved 1: Market Square is destroyed.",
        "cataclysm.7 changed 1: A space is shut for good: Closed Shop.",
        "effect.21 moved 1: Anna gives up Plain Water.",
        "effect.21 moved 1: Bruno gives up Quicksilver.",
        "effect.21 moved 1: Carla gives up Wanderer's Flask.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
    ]
    assert heard(strikes("famine", "deluge"), "done") == [
        "cataclysm.1 revealed 1: Cataclysm 1: Deluge.",
        "cataclysm.5 moved 1: Apothecary Garden is destroyed.",
        "effect.12 changed 1: All cards are replaced in the shop.",
        "effect.21 moved 1: Anna gives up Mercy.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
    ]
    assert heard(strikes("famine"), "done") == [
        "cataclysm.1 revealed 1: Cataclysm 1: Famine.",
        "end.6 ended 1: It is the last one: the heroes have this phase left.",
        "cataclysm.5 moved 1: Southern Vineyard is destroyed.",
        "effect.21 lost 1: Bruno loses 1 gold.",
        "effect.21 lost 2: Anna loses 2 gold.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
    ]


@clause("seven", "fall.3", "fall.6", "fall.7", "evil.10")
def test_falls_and_returns_are_told() -> None:
    fallen = person("aldric", fallen=True, corruption=7, gold=9, fame=9, power=9)
    s = example(fallen, options={"fall": True})
    assert heard(s, "purge") == [
        "fall.6 lost 1: Anna purges a corruption card; 6 left.",
        "evil.10 turned 1: Anna is a hero again.",
    ]
    s = example(person("aldric", corruption=6), steps=[step("Answer", what="gold", n=1)], options={"fall": True})
    assert heard(s, "penalty:corruption") == [
        "nameless.6 gained 1: Anna takes 1 corruption, 7 in all.",
        "fall.7 turned 1: Anna falls and becomes Aldric the Butcher.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "pass.1 decided 1: Anna passes.",
    ]
    s = example(person("aldric", corruption=6), steps=[step("Answer", what="gold", n=1)], options={"fall": True})
    assert heard(s, "penalty:sin") == [
        "nameless.6 moved 1: Anna draws a sin.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
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
    ]
    s = example(person(gifts={"mercy": 1}), options=dark, seats=4, steps=[step("PlayNameless", 3)], nameless_hand=cards)
    assert heard(s, "play:lost_gift", "target:0")[2:] == [
        "effect.21 moved 1: Anna gives up Mercy.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "pass.1 decided 1: Anna passes.",
    ]
    s = example(
        person(characters="novice*"), options=dark, seats=4, steps=[step("PlayNameless", 3)], nameless_hand=cards
    )
    assert heard(s, "play:betrayal", "target:0")[2:] == [
        "effect.21 moved 1: Anna gives up Novice.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "pass.1 decided 1: Anna passes.",
    ]
