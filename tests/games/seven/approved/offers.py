"""What questions say of each option and which parts of the board they point to; and why others are refused."""

from __future__ import annotations

from typing import Any

from regnum.games.seven.box import KINDS
from regnum.games.seven.state import Seven
from tests.approved import Page, scene
from tests.games.seven.positions import carried_out, example, laid, person, row, step

BOARD = row(
    laid("stonebridge_siege", 0, None, None, treasures="hoard song"),
    laid("bandit_king", None, 1, "neutral", None),
    laid("thorn_maze", None, None, None),
    laid("salt_mines", 0, 1, "neutral", None, treasures="legend"),
    laid("orphans_road", None, None, None),
)
RICH = person(
    "aldric",
    characters="sword_master standard_bearer*",
    elixirs="lily_nectar",
    palaces="iron_keep green_bastion* southern_vineyard temple_of_courage",
    sins="greed pride",
    artefacts="horn_of_plenty",
    gifts={"faith": 2, "mercy": 1},
    gold=4,
    fame=4,
    power=2,
    corruption=1,
)


def table(**more: Any) -> Seven:
    market = {"tavern": ["guard_captain", "novice", None], "shop": ["candle_milk", "closed", None]}
    palaces = {"castles": ["white_fortress", None], "estates": ["kings_granary", None], "temples": ["temple_of_faith"]}
    return example(RICH, person("osric", gold=1), undertakings=BOARD, **{**market, **palaces, **more})


@scene
def what_a_turn_offers(page: Page) -> None:
    s = table(options={"fall": True}, treasure_pile=["blessing"])
    page.offered(s, *[one.text for one in s.options()])


@scene
def why_a_turn_does_not_offer_it(page: Page) -> None:
    s = table(portals={"gate_of_dreams": 1}, tavern=["lion_knight", None, None], estates=["kings_granary", None])
    s.fame[0] = s.gold[0] = 0
    s.advance()
    page.refused(
        s,
        "recruit:lion_knight",
        "recruit:pilgrim",
        "recruit:nobody",
        "buy:lily_nectar",
        "found:kings_granary",
        "found:moonwatch",
        "found:shed",
    )
    page.refused(
        s, "enslave:green_bastion", "enslave:moonwatch", "sin:pride.1", "sin:envy.1", "artefact:hourglass", "tap:novice"
    )
    page.refused(s, "part:1.1", "part:2.3", "part:5.1", "part:4.4", "part:3.1", "part:1.4")
    page.refused(
        s, "treasure:2.pile", "treasure:1.legend", "treasure:5.pile", "close:gate_of_dreams", "close:gate_of_embers"
    )
    page.refused(
        s,
        "use:iron_keep",
        "use:temple_of_courage",
        "use:moonwatch",
        "sell:temple_of_courage",
        "sell:moonwatch",
        "elixir:bell_water.plain",
        "elixir:lily_nectar.set",
    )
    tired = example(person("aldric", tapped=True, gifts={"faith": 1}, elixirs="plain_water"))
    page.refused(tired, "hero", "purge")
    fallen = example(
        person("aldric", fallen=True, corruption=7, artefacts="hourglass", elixirs="plain_water"),
        undertakings=BOARD,
        options={"fall": True},
    )
    page.refused(fallen, "artefact:hourglass", "part:1.2", "treasure:1.pile", "close:gate_of_embers")


@scene
def targets_of_sins(page: Page) -> None:
    rival = person(
        "osric",
        gold=1,
        gifts={"mercy": 2},
        elixirs="plain_water",
        characters="novice pilgrim",
        sins="pride",
        palaces="white_fortress*",
    )
    sinner = person("aldric", sins="greed envy gluttony lust wrath sloth", fame=9, power=4)

    def strikes(sin: str) -> Seven:
        s = example(
            sinner,
            rival,
            person("brann", gold=2, gifts={"mercy": 1}, characters="preacher"),
            undertakings=row(laid("thorn_maze", 1, 2, None)),
        )
        s.apply(sin)
        return s

    def targets(sin: str) -> None:
        s = strikes(sin)
        page.offered(s, *[one.text for one in s.options()])

    targets("sin:greed.1")
    targets("sin:envy.1")
    targets("sin:gluttony.1")
    targets("sin:lust.1")
    targets("sin:wrath.1")
    targets("sin:wrath.2")
    targets("sin:sloth.1")
    s = strikes("sin:greed.1")
    s.apply("rob:1")
    page.offered(s, "deny:pride", "deny:white_fortress", "accept")


@scene
def ways_to_pay(page: Page) -> None:
    payer = person(
        gold=1, elixirs="lily_nectar quicksilver", palaces="southern_vineyard kings_granary", gifts={"faith": 1}
    )
    s = example(payer, steps=[step("Pay", gold=2, fame=0, gifts=[0] * 6, wild=0)])
    page.offered(s, *[one.text for one in s.options()])
    page.refused(s, "pay", "sell:iron_keep")
    faith = [2 * (kind == "faith") for kind in KINDS]
    s = example(payer, steps=[step("Pay", gold=0, fame=0, gifts=faith, wild=0)])
    page.offered(s, *[one.text for one in s.options()])
    s = example(
        person(gifts={"courage": 1, "wisdom": 1}), steps=[step("Pay", gold=0, fame=0, gifts=[1, 1, 0, 0, 0, 0], wild=1)]
    )
    page.offered(s, *[one.text for one in s.options()])


@scene
def questions_about_gifts(page: Page) -> None:
    giver = person("aldric", gifts={"faith": 2, "mercy": 1})
    s = example(giver, person("osric", gifts={"wisdom": 1}))
    s.apply("hero")
    page.offered(s, "give:faith")
    s.apply("give:faith")
    page.offered(s, "take:wisdom.1", "take:justice.reserve")
    s = example(giver, person("osric", gifts={"wisdom": 1}), options={"swap_consent": True})
    for choice in ("hero", "give:faith", "take:wisdom.1"):
        s.apply(choice)
    page.offered(s, "accept", "decline")
    s = carried_out(example(giver), 0, "gain_gift", kind="any_same", n=2)
    page.offered(s, "gift:faith")
    s = carried_out(example(giver), 0, "gain_gift", kind="any", n=2)
    page.offered(s, "gift:mercy")
    s = carried_out(example(giver, person("osric", gifts={"wisdom": 1, "faith": 1})), 0, "steal_from_each", n=1)
    page.offered(s, "take:wisdom.1")
    s = carried_out(example(person(characters="novice* pilgrim*")), 0, "untap", n=2)
    page.offered(s, "untap:novice", "done")


@scene
def questions_of_effects(page: Page) -> None:
    s = carried_out(table(), 0, "recruit", discount=2)
    page.offered(s, "recruit:guard_captain", "decline")
    s = carried_out(table(), 0, "buy_elixir", discount=1)
    page.offered(s, "buy:candle_milk", "decline")
    s = carried_out(table(), 0, "found", discount=1)
    page.offered(s, "found:kings_granary", "decline")
    s = carried_out(table(), 0, "exchange", max=2)
    page.offered(s, *[one.text for one in s.options()])
    s = carried_out(table(), 0, "bury_sin", n=1)
    page.offered(s, "bury:greed", "done")
    s = carried_out(table(cataclysm_pile=["famine", "locusts"]), 0, "foresee_cataclysm")
    page.offered(s, "leave", "bottom")
    s = carried_out(table(), 0, "reclaim_slot")
    page.offered(s, "reclaim:2.3", "reclaim:4.3")
    s = carried_out(table(), 0, "fill_slot", rows=[1, 2])
    page.offered(s, "fill:1.2")
    s = example(person(sins="greed envy lust sloth"), steps=[step("DropSin")])
    page.offered(s, "drop:envy")
    loser = person(
        gifts={"faith": 1, "mercy": 1},
        elixirs="plain_water bell_water",
        artefacts="hourglass kings_seal",
        characters="novice* pilgrim*",
    )

    def gives_up(what: str) -> Seven:
        return example(loser, steps=[step("GiveUp", what=what, n=1)])

    page.offered(gives_up("gift"), "give:mercy")
    page.offered(gives_up("elixir"), "lose:bell_water")
    page.offered(gives_up("artefact"), "lose:kings_seal")
    page.offered(gives_up("tapped_character"), "lose:pilgrim")


@scene
def questions_of_a_row(page: Page) -> None:
    s = example(person(), undertakings=BOARD, steps=[step("PickFirst")])
    page.offered(s, "complete:2")
    s = example(
        person(),
        undertakings=BOARD,
        steps=[step("PickTreasure", place=1)],
        treasure_pile=["blessing"],
        treasures_turned_up=1,
    )
    page.offered(s, "pick:hoard", "pick:blessing")
    s = table(steps=[step("PickSpace", board=0)])
    page.offered(s, "shut:2")
    s = example(RICH, steps=[step("LastUses", acted=True)])
    page.offered(s, "use:green_bastion", "sell:iron_keep", "elixir:lily_nectar.plain", "done")
    page.offered(example(RICH, steps=[step("LastUses", acted=False)], options={"last_uses": "everybody"}))
    s = example(RICH, steps=[step("LastUses", acted=False)], options={"last_uses": "markers"})
    page.offered(s, "use:green_bastion", "done")
    page.refused(s, "sell:iron_keep")


@scene
def questions_of_the_nameless(page: Page) -> None:
    dark: dict[str, Any] = {"options": {"nameless": "player", "fall": True}, "seats": 4}
    s = example(person(gold=3), **dark, steps=[step("PlayNameless", 3)], nameless_hand=["heavier_toll", "whisper"])
    page.offered(s, "play:heavier_toll", "decline")
    s.apply("play:heavier_toll")
    page.offered(s, "target:1")
    poor = person("aldric", palaces="southern_vineyard green_bastion*", elixirs="lily_nectar")
    s = example(poor, **dark, steps=[step("Answer", what="gold", n=1)])
    page.offered(s, *[one.text for one in s.options()])
    s = example(poor, **dark, steps=[step("Answer", what="gift", n=1)])
    page.offered(s, *[one.text for one in s.options()])
    s = example(
        person("aldric", characters="novice* pilgrim*"), **dark, steps=[step("Answer", what="tapped_character", n=1)]
    )
    page.offered(s, "lose:pilgrim")
