"""What the log tells of what happens: by which clause, how much, and in which words."""

from __future__ import annotations

from regnum.games.seven.box import KINDS
from regnum.games.seven.state import Seven
from tests.approved import Page, scene
from tests.games.seven.positions import carried_out, example, game, gathering, laid, person, row, step

FULL = row(laid("stonebridge_siege", 0, 0, 1, treasures="hoard song"), laid("mountain_of_glass", 1, 1, None))


@scene
def purchases_and_palaces_are_told(page: Page) -> None:
    rich = person(gold=20, fame=20, power=9, palaces="iron_keep green_bastion*", characters="novice*")
    s = example(rich, tavern=["guard_captain", None, None])
    page.heard(s, "recruit:guard_captain")
    s = example(rich, shop=["lily_nectar", None, None])
    page.heard(s, "buy:lily_nectar")
    s = example(rich, temples=["temple_of_faith"])
    page.heard(s, "found:temple_of_faith")
    page.heard(example(rich), "enslave:iron_keep")
    page.heard(example(rich), "use:green_bastion")
    page.heard(example(rich), "sell:iron_keep")


@scene
def gifts_are_told(page: Page) -> None:
    s = example(
        person(characters="sword_master standard_bearer*", gifts={"faith": 1}, elixirs="lily_nectar"),
        person(gifts={"mercy": 1}),
    )
    page.heard(s, "tap:sword_master")
    s = example(person(characters="sword_master standard_bearer*", gifts={"faith": 1}))
    page.heard(s, "tap:standard_bearer")
    s = example(person(elixirs="lily_nectar"))
    page.heard(s, "elixir:lily_nectar.plain")
    giver = person("aldric", gifts={"faith": 1})
    s = example(giver, person(gifts={"mercy": 1}))
    page.heard(s, "hero", "take:mercy.1")
    s = example(giver, person(gifts={"mercy": 1}))
    page.heard(s, "hero", "take:justice.reserve")
    s = example(giver, person(gifts={"mercy": 1}), options={"swap_consent": True})
    page.heard(s, "hero", "take:mercy.1", "decline")
    page.heard(example(person(gold=1)), "pass")


@scene
def undertakings_treasures_and_portals_are_told(page: Page) -> None:
    board = row(
        laid("stonebridge_siege", 0, None, None, treasures="hoard sealed_reliquary"),
        laid("mountain_of_glass", 1, None, None),
    )
    s = example(person(gold=5), undertakings=board)
    page.heard(s, "part:1.2")
    s = example(person(), undertakings=board, artefact_pile=["hourglass"])
    page.heard(s, "treasure:1.hoard")
    s = example(person(), undertakings=board, artefact_pile=["hourglass"])
    page.heard(s, "treasure:1.sealed_reliquary")
    s = example(person(artefacts="horn_of_plenty"))
    page.heard(s, "artefact:horn_of_plenty")
    portal = game().box.portal_number["gate_of_dreams"]
    s = example(person(gifts={KINDS[kind]: n for kind, n in game().box.portal_cost[portal]}))
    page.heard(s, "close:gate_of_dreams")


@scene
def a_completed_row_is_told(page: Page) -> None:
    board = row(
        laid("stonebridge_siege", 0, 0, 1, treasures="hoard song"),
        laid("mountain_of_glass", 1, 0, None, treasures="legend"),
    )
    s = example(person(gold=1), undertakings=board, treasure_pile=["blessing"], castle_pile=["first_heros_castle"])
    page.heard(s, "part:2.3", "complete:2")
    page.heard(s, "pick:legend")


@scene
def sins_are_told(page: Page) -> None:
    rival = person(gold=1, gifts={"mercy": 1}, elixirs="plain_water", characters="novice pilgrim*", power=3)
    sinner = person(sins="greed envy gluttony lust wrath sloth pride", fame=9, power=4, characters="young_squire*")
    board = row(laid("thorn_maze", 1, None, None))
    page.heard(example(sinner, rival), "sin:greed.1", "rob:1")
    page.heard(example(sinner, rival), "sin:greed.1", "rob:2")
    page.heard(example(sinner, rival), "sin:greed.2")
    page.heard(example(sinner, rival), "sin:envy.1", "take:mercy.1")
    page.heard(example(sinner, rival), "sin:gluttony.1", "rob:1.plain_water")
    page.heard(example(sinner, rival), "sin:lust.1", "lure:pilgrim")
    page.heard(example(sinner, rival), "sin:wrath.1")
    page.heard(example(sinner, rival, undertakings=board), "sin:wrath.2")
    page.heard(example(sinner, rival), "sin:wrath.2")
    page.heard(example(sinner, rival), "sin:sloth.1", "skip:1")
    page.heard(example(sinner, rival), "sin:sloth.2", "untap:young_squire")
    denier = person(sins="pride", gold=3)
    page.heard(example(sinner, denier), "sin:greed.1", "rob:1", "deny:pride")
    walled = person(palaces="white_fortress*", gold=3)
    page.heard(example(sinner, walled), "sin:greed.1", "rob:1", "deny:white_fortress")


@scene
def effects_are_told(page: Page) -> None:
    s = carried_out(example(person(sins="greed")), 0, "bury_sin", n=1)
    page.heard(s, "bury:greed")
    s = carried_out(example(person()), 0, "foresee_cataclysm")
    page.heard(s, "bottom")
    s = example(person(sins="greed envy lust sloth"), steps=[step("DropSin")])
    page.heard(s, "drop:envy")


@scene
def the_gathering_is_told(page: Page) -> None:
    rich = person("aldric", gold=3, fame=1, sins="greed", power=4, characters="lion_knight*", palaces="iron_keep")
    others = (person("osric"), person("brann", sins="greed"))
    s = example(rich, *others, steps=[gathering(), step("PickUntap", n=1)], sin_pile=["sloth"] * 12)
    page.heard(s, "done")


@scene
def cataclysms_are_told(page: Page) -> None:
    loser = person(
        gold=3, fame=1, palaces="iron_keep*", gifts={"mercy": 1}, elixirs="plain_water", characters="novice* pilgrim*"
    )

    estates = "southern_vineyard river_mill apothecary_garden market_square penitents_farm"
    palaces = {"castle_pile": ["green_bastion", "moonwatch"], "estate_pile": estates.split()}

    def strikes(*pile: str) -> Seven:
        steps = [step("PlayCataclysm"), step("PickUntap", n=1)]
        return example(loser, person("osric", gold=1), steps=steps, cataclysm_pile=list(pile), **palaces)

    page.heard(strikes("famine", "earthquake"), "done")
    page.heard(strikes("famine", "locusts"), "done")
    page.heard(strikes("famine", "rebellion"), "done")
    page.heard(strikes("famine", "nightmares"), "done")
    page.heard(strikes("famine", "great_plague"), "done", "lose:pilgrim")
    page.heard(strikes("famine", "great_fire"), "done")
    page.heard(strikes("famine", "deluge"), "done")
    page.heard(strikes("famine"), "done")


@scene
def falls_and_returns_are_told(page: Page) -> None:
    fallen = person("aldric", fallen=True, corruption=7, gold=9, fame=9, power=9)
    s = example(fallen, options={"fall": True})
    page.heard(s, "purge")
    s = example(person("aldric", corruption=6), steps=[step("Answer", what="gold", n=1)], options={"fall": True})
    page.heard(s, "penalty:corruption")
    s = example(person("aldric", corruption=6), steps=[step("Answer", what="gold", n=1)], options={"fall": True})
    page.heard(s, "penalty:sin")


@scene
def the_nameless_is_told(page: Page) -> None:
    dark = {"nameless": "player"}
    cards = ["heavier_toll", "lost_gift", "betrayal"]
    s = example(person(gold=3), options=dark, seats=4, steps=[step("PlayNameless", 3)], nameless_hand=cards)
    page.heard(s, "play:heavier_toll", "target:0")
    s = example(person(gifts={"mercy": 1}), options=dark, seats=4, steps=[step("PlayNameless", 3)], nameless_hand=cards)
    page.heard(s, "play:lost_gift", "target:0")
    s = example(
        person(characters="novice*"), options=dark, seats=4, steps=[step("PlayNameless", 3)], nameless_hand=cards
    )
    page.heard(s, "play:betrayal", "target:0")
