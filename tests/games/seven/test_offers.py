"""What questions say of each option and which parts of the board they point to; and why others are refused."""

from __future__ import annotations

from typing import Any

from regnum.games.seven.box import KINDS
from regnum.games.seven.state import Seven
from tests.clauses import clause
from tests.games.seven.positions import carried_out, example, laid, offered, person, refused, row, step

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


@clause("seven", "flow.2", "flow.6", "recruit.1", "elixir.1", "found.1", "enslave.1", "sin.1", "gifts.1", "gifts.2")
def test_what_a_turn_offers() -> None:
    s = table(options={"fall": True}, treasure_pile=["blessing"])
    assert offered(s, *[one.text for one in s.options()]) == [
        "Your action: 4 gold, 4 fame, 2 power. Choose an action. "
        "First you may use elixirs and palaces: they do not count as one.",
        "recruit:novice recruit:guard_captain buy:candle_milk found:temple_of_faith found:white_fortress"
        " found:kings_granary enslave:iron_keep enslave:southern_vineyard enslave:temple_of_courage sin:greed.1"
        " sin:greed.2 sin:pride.2 tap:sword_master tap:standard_bearer hero artefact:horn_of_plenty part:1.2"
        " part:1.3 part:2.1 part:3.3 treasure:1.hoard treasure:1.song treasure:1.pile treasure:4.legend"
        " treasure:4.pile purge elixir:lily_nectar.plain sell:iron_keep sell:green_bastion use:green_bastion"
        " sell:southern_vineyard pass:until_change pass",
        "recruit:novice: Recruit Novice for 2 fame: taps for 1 Faith and Banner of the Lily -> tavern.novice",
        "recruit:guard_captain: Recruit Guard Captain for 5 fame (1 short: palaces are discarded to pay): taps for"
        " 1 Courage and 1 Justice, 2 power at once and Banner of the Lion -> tavern.guard_captain",
        "buy:candle_milk: Buy Candle Milk for 1 gold: 1 Faith, or 2 Faith with 2 \u00d7 Banner of the Lily"
        " -> shop.candle_milk",
        "found:temple_of_faith: Found Temple of Faith for 4 gold: 1 power at once, and 1 power each turn with 3"
        " \u00d7 Banner of the Lily; enslaved for 1 power: this turn you lose nothing for sins in hand"
        " -> temples.temple_of_faith",
        "found:white_fortress: Found White Fortress for 5 gold (1 short: palaces are discarded to pay): yields"
        " 2 fame, or 3 fame with 2 \u00d7 Banner of the Lily; enslaved for 1 power: deny a rival's sin that chooses you"
        " or something of yours"
        " -> castles.white_fortress",
        "found:kings_granary: Found King's Granary for 5 gold (1 short: palaces are discarded to pay): yields 3"
        " gold, or 5 gold with 3 \u00d7 one banner; enslaved for 1 power: change up to 4 gold into fame or fame into"
        " gold -> estates.kings_granary",
        "enslave:iron_keep: Enslave Iron Keep for 1 power: it gets a marker; when that is taken back, untap"
        " one of the player's characters -> heroes.0.palaces.iron_keep",
        "enslave:southern_vineyard: Enslave Southern Vineyard for 1 power: it gets a marker; when that is taken back,"
        " gain 4 gold -> heroes.0.palaces.southern_vineyard",
        "enslave:temple_of_courage: Enslave Temple of Courage for 1 power: until the end of the turn no rival's sin"
        " may choose you -> heroes.0.palaces.temple_of_courage",
        "sin:greed.1: Play Greed: take 2 gold from a rival -> heroes.0.sins.greed",
        "sin:greed.2: Play Greed: gain 3 gold -> heroes.0.sins.greed",
        "sin:pride.2: Play Pride: gain 3 fame -> heroes.0.sins.pride",
        "tap:sword_master: Tap Sword Master for 2 Courage -> heroes.0.characters.sword_master",
        "tap:standard_bearer: Tap Standard Bearer for 1 Courage and 1 Faith, then discard it"
        " -> heroes.0.characters.standard_bearer",
        "hero: Tap your hero to exchange one to three gifts -> heroes.0.hero",
        "artefact:horn_of_plenty: As an action, use Horn of Plenty: gain 5 gold -> heroes.0.artefacts.horn_of_plenty",
        "part:1.2: Take part in The Siege of Stonebridge: 1 gold -> undertakings.1.markers.2",
        "part:1.3: Take part in The Siege of Stonebridge: 1 gold -> undertakings.1.markers.3",
        "part:2.1: Take part in The Bandit King: 1 fame -> undertakings.2.markers.1",
        "part:3.3: Take part in The Thorn Maze: 3 fame -> undertakings.3.markers.3",
        "treasure:1.hoard: As an action, give up a marker on The Siege of Stonebridge for Hoard: gain 4 gold"
        " -> undertakings.1 undertakings.1.treasures.hoard",
        "treasure:1.song: As an action, give up a marker on The Siege of Stonebridge for Song: gain 2 fame"
        " -> undertakings.1 undertakings.1.treasures.song",
        "treasure:1.pile: As an action, give up a marker on The Siege of Stonebridge for the top treasure of the pile"
        " -> undertakings.1 treasure_pile",
        "treasure:4.legend: As an action, give up a marker on The Salt Mines for Legend: gain 4 fame"
        " -> undertakings.4 undertakings.4.treasures.legend",
        "treasure:4.pile: As an action, give up a marker on The Salt Mines for the top treasure of the pile"
        " -> undertakings.4 treasure_pile",
        "purge: Purge a corruption card for 1 gold, 1 fame and 1 power -> heroes.0.corruption",
        "elixir:lily_nectar.plain: Discard Lily Nectar for 2 Faith -> heroes.0.elixirs.lily_nectar",
        "sell:iron_keep: Discard Iron Keep for 2 fame -> heroes.0.palaces.iron_keep",
        "sell:green_bastion: Discard Green Bastion for 1 fame -> heroes.0.palaces.green_bastion",
        "use:green_bastion: Take your marker back from Green Bastion: gain 4 fame -> heroes.0.palaces.green_bastion",
        "sell:southern_vineyard: Discard Southern Vineyard for 1 gold -> heroes.0.palaces.southern_vineyard",
        "pass:until_change: Pass until the choices change -> ",
        "pass: Pass -> ",
    ]


@clause("seven", "recruit.1", "found.1", "enslave.2", "part.3", "part.4", "part.5", "treasure.1", "portal.1", "hero.5")
def test_why_a_turn_does_not_offer_it() -> None:
    s = table(portals={"gate_of_dreams": 1}, tavern=["lion_knight", None, None], estates=["kings_granary", None])
    s.fame[0] = s.gold[0] = 0
    s.advance()
    assert refused(
        s,
        "recruit:lion_knight",
        "recruit:pilgrim",
        "recruit:nobody",
        "buy:lily_nectar",
        "found:kings_granary",
        "found:moonwatch",
        "found:shed",
    ) == [
        "recruit:lion_knight: recruit.1 It costs 5 fame; you have 0.",
        "recruit:pilgrim: recruit.1 That card is not open for sale.",
        "recruit:nobody: recruit.1 That card is not open for sale.",
        "buy:lily_nectar: elixir.1 That card is not open for sale.",
        "found:kings_granary: found.1 It costs 5 gold; you have 0.",
        "found:moonwatch: found.1 That card is not open for sale.",
        "found:shed: found.1 That card is not open for sale.",
    ]
    assert refused(
        s, "enslave:green_bastion", "enslave:moonwatch", "sin:pride.1", "sin:envy.1", "artefact:hourglass", "tap:novice"
    ) == [
        "enslave:green_bastion: enslave.2 This palace bears a marker already.",
        "enslave:moonwatch: enslave.1 That card is not before you.",
        "sin:pride.1: sin.7 This function answers a rival's sin; it is no action.",
        "sin:envy.1: sin.1 You do not hold this sin.",
        "artefact:hourglass: artefact.1 You do not hold this artefact.",
        "tap:novice: gifts.1 That card is not before you.",
    ]
    assert refused(s, "part:1.1", "part:2.3", "part:5.1", "part:4.4", "part:3.1", "part:1.4") == [
        "part:1.1: part.3 This requirement bears a marker, or there is none like it.",
        "part:2.3: part.3 This requirement bears a marker, or there is none like it.",
        "part:5.1: part.4 Nobody takes part in undertakings of the top row.",
        "part:4.4: part.5 The last requirement of a card in the middle row stays free until the row below is complete"
        " and the card moves down.",
        "part:3.1: part.1 You cannot pay 2 Justice.",
        "part:1.4: part.3 This requirement bears a marker, or there is none like it.",
    ]
    assert refused(
        s, "treasure:2.pile", "treasure:1.legend", "treasure:5.pile", "close:gate_of_dreams", "close:gate_of_embers"
    ) == [
        "treasure:2.pile: treasure.1 You need a marker on that undertaking, and a treasure that lies open beside it"
        " or a pile.",
        "treasure:1.legend: treasure.2 You need a marker on that undertaking, and a treasure that lies open beside"
        " it or a pile.",
        "treasure:5.pile: treasure.6 You need a marker on that undertaking, and a treasure that lies open beside it"
        " or a pile.",
        "close:gate_of_dreams: portal.4 You need a marker, the portal must be open, and you must hold its seven"
        " gift cards.",
        "close:gate_of_embers: portal.1 You need a marker, the portal must be open, and you must hold its seven"
        " gift cards.",
    ]
    assert refused(
        s,
        "use:iron_keep",
        "use:temple_of_courage",
        "use:moonwatch",
        "sell:temple_of_courage",
        "sell:moonwatch",
        "elixir:bell_water.plain",
        "elixir:lily_nectar.set",
    ) == [
        "use:iron_keep: enslave.7 A palace must be enslaved before its rule can be used.",
        "use:temple_of_courage: enslave.4 The rule of an enslaved temple holds until the end of the turn.",
        "use:moonwatch: free.1 That card is not before you.",
        "sell:temple_of_courage: found.10 A temple cannot be discarded for a gain.",
        "sell:moonwatch: free.1 That card is not before you.",
        "elixir:bell_water.plain: elixir.2 You do not hold this elixir, you lack its set, or the reserve has"
        " nothing for it.",
        "elixir:lily_nectar.set: elixir.2 You do not hold this elixir, you lack its set, or the reserve has nothing"
        " for it.",
    ]
    tired = example(person("aldric", tapped=True, gifts={"faith": 1}, elixirs="plain_water"))
    assert refused(tired, "hero", "purge") == [
        "hero: hero.5 Your hero is tapped until the Gathering phase.",
        "purge: fall.6 You need a corruption card, 1 gold, 1 fame and 1 power, where the fall is played.",
    ]
    fallen = example(
        person("aldric", fallen=True, corruption=7, artefacts="hourglass", elixirs="plain_water"),
        undertakings=BOARD,
        options={"fall": True},
    )
    assert refused(fallen, "artefact:hourglass", "part:1.2", "treasure:1.pile", "close:gate_of_embers") == [
        "artefact:hourglass: evil.5 A fallen hero cannot do that.",
        "part:1.2: evil.2 A fallen hero cannot do that.",
        "treasure:1.pile: evil.2 A fallen hero cannot do that.",
        "close:gate_of_embers: evil.6 A fallen hero cannot do that.",
    ]


@clause("seven", "sin.1", "effect.3", "effect.5", "effect.7", "effect.8", "effect.9", "sin.8", "effect.11")
def test_targets_of_sins() -> None:
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

    def targets(sin: str) -> list[str]:
        s = strikes(sin)
        return offered(s, *[one.text for one in s.options()])

    assert targets("sin:greed.1") == [
        "Whom does your sin strike? Greed lets you take 2 gold from a rival.",
        "rob:1 rob:2",
        "rob:1: Take gold from Bruno, who has 1 -> heroes.1",
        "rob:2: Take gold from Carla, who has 2 -> heroes.2",
    ]
    assert targets("sin:envy.1") == [
        "Whom does your sin strike? Envy lets you take a gift from a rival.",
        "take:mercy.1 take:mercy.2",
        "take:mercy.1: Take Mercy from Bruno -> heroes.1.gifts.mercy",
        "take:mercy.2: Take Mercy from Carla -> heroes.2.gifts.mercy",
    ]
    assert targets("sin:gluttony.1") == [
        "Whom does your sin strike? Gluttony lets you take an elixir from a rival.",
        "rob:1.plain_water rob:2.wanderers_flask",
        "rob:1.plain_water: Take Plain Water from Bruno -> heroes.1.elixirs.plain_water",
        "rob:2.wanderers_flask: Take Wanderer's Flask from Carla -> heroes.2.elixirs.wanderers_flask",
    ]
    assert targets("sin:lust.1") == [
        "Whom does your sin strike? Lust lets you pay a rival the price of one of his characters and take it.",
        "lure:novice lure:pilgrim lure:preacher",
        "lure:novice: Lure Novice from Bruno for 2 fame -> heroes.1.characters.novice",
        "lure:pilgrim: Lure Pilgrim from Bruno for 3 fame -> heroes.1.characters.pilgrim",
        "lure:preacher: Lure Preacher from Carla for 4 fame -> heroes.2.characters.preacher",
    ]
    assert targets("sin:wrath.1") == [
        "Whom does your sin strike? Wrath lets you tap a character of a rival.",
        "weary:novice weary:pilgrim weary:preacher",
        "weary:novice: Tap Novice of Bruno -> heroes.1.characters.novice",
        "weary:pilgrim: Tap Pilgrim of Bruno -> heroes.1.characters.pilgrim",
        "weary:preacher: Tap Preacher of Carla -> heroes.2.characters.preacher",
    ]
    assert targets("sin:wrath.2") == [
        "Whom does your sin strike? Wrath lets you pay 1 power and replace a rival's marker by a neutral one.",
        "oust:1.1 oust:1.2",
        "oust:1.1: Oust the marker of Bruno from The Thorn Maze: 2 Justice -> undertakings.1.markers.1",
        "oust:1.2: Oust the marker of Carla from The Thorn Maze: 1 Courage and 1 Wisdom -> undertakings.1.markers.2",
    ]
    assert targets("sin:sloth.1") == [
        "Whom does your sin strike? Sloth lets you make a rival skip the next action of this phase.",
        "skip:1 skip:2",
        "skip:1: Bruno skips the next action -> heroes.1",
        "skip:2: Carla skips the next action -> heroes.2",
    ]
    s = strikes("sin:greed.1")
    s.apply("rob:1")
    assert offered(s, "deny:pride", "deny:white_fortress", "accept") == [
        "Anna plays Greed against you and takes 1 gold from you. Do you deny it?",
        "deny:pride deny:white_fortress accept",
        "deny:pride: Deny it with Pride -> heroes.1.sins.pride",
        "deny:white_fortress: Deny it with White Fortress -> heroes.1.palaces.white_fortress",
        "accept: Let it happen -> ",
    ]


@clause("seven", "elixir.3", "free.2", "part.7", "elixir.4")
def test_ways_to_pay() -> None:
    payer = person(
        gold=1, elixirs="lily_nectar quicksilver", palaces="southern_vineyard kings_granary", gifts={"faith": 1}
    )
    s = example(payer, steps=[step("Pay", gold=2, fame=0, gifts=[0] * 6, wild=0)])
    assert offered(s, *[one.text for one in s.options()]) == [
        "Still to be paid: 2 gold, nothing else. How do you pay?",
        "sell:southern_vineyard sell:kings_granary",
        "sell:southern_vineyard: Discard Southern Vineyard toward it, worth 1 -> heroes.0.palaces.southern_vineyard",
        "sell:kings_granary: Discard King's Granary toward it, worth 3 -> heroes.0.palaces.kings_granary",
    ]
    assert refused(s, "pay", "sell:iron_keep") == [
        "pay: elixir.3 That does not help to pay what is asked.",
        "sell:iron_keep: elixir.3 That does not help to pay what is asked.",
    ]
    faith = [2 * (kind == "faith") for kind in KINDS]
    s = example(payer, steps=[step("Pay", gold=0, fame=0, gifts=faith, wild=0)])
    assert offered(s, *[one.text for one in s.options()]) == [
        "Still to be paid: 2 Faith, nothing else. How do you pay?",
        "elixir:lily_nectar.plain elixir:quicksilver.plain",
        "elixir:lily_nectar.plain: Spend Lily Nectar as 2 Faith -> heroes.0.elixirs.lily_nectar",
        "elixir:quicksilver.plain: Spend Quicksilver as 1 gift of any kind -> heroes.0.elixirs.quicksilver",
    ]
    s = example(
        person(gifts={"courage": 1, "wisdom": 1}), steps=[step("Pay", gold=0, fame=0, gifts=[1, 1, 0, 0, 0, 0], wild=1)]
    )
    assert offered(s, *[one.text for one in s.options()]) == [
        "Your elixir stands for one gift of any kind: which?",
        "as:courage as:wisdom",
        "as:courage: As Courage -> ",
        "as:wisdom: As Wisdom -> ",
    ]


@clause("seven", "hero.1", "hero.2", "hero.4", "effect.2", "effect.4", "effect.10", "effect.17")
def test_questions_about_gifts() -> None:
    giver = person("aldric", gifts={"faith": 2, "mercy": 1})
    s = example(giver, person("osric", gifts={"wisdom": 1}))
    s.apply("hero")
    assert offered(s, "give:faith") == [
        "Exchange gifts one for one, up to 3 times more: which gift do you give?",
        "give:mercy give:faith",
        "give:faith: Give Faith (you have 2) -> heroes.0.gifts.faith",
    ]
    s.apply("give:faith")
    assert offered(s, "take:wisdom.1", "take:justice.reserve") == [
        "What do you take for your Faith, from the reserve or from another player?",
        "take:courage.reserve take:wisdom.reserve take:mercy.reserve take:justice.reserve take:temperance.reserve"
        " take:wisdom.1",
        "take:wisdom.1: Take Wisdom from Bruno -> heroes.1.gifts.wisdom",
        "take:justice.reserve: Take Justice from the reserve -> reserve.justice",
    ]
    s = example(giver, person("osric", gifts={"wisdom": 1}), options={"swap_consent": True})
    for choice in ("hero", "give:faith", "take:wisdom.1"):
        s.apply(choice)
    assert offered(s, "accept", "decline") == [
        "Anna offers you Faith for Wisdom. Do you agree?",
        "accept decline",
        "accept: Let it happen -> heroes.0.gifts.faith heroes.1.gifts.wisdom",
        "decline: Let it be -> heroes.0.gifts.faith heroes.1.gifts.wisdom",
    ]
    s = carried_out(example(giver), 0, "gain_gift", kind="any_same", n=2)
    assert offered(s, "gift:faith") == [
        "Take up to 2 gifts of one kind from the reserve.",
        "gift:courage gift:wisdom gift:mercy gift:justice gift:faith gift:temperance",
        "gift:faith: Faith (you have 2) -> reserve.faith",
    ]
    s = carried_out(example(giver), 0, "gain_gift", kind="any", n=2)
    assert offered(s, "gift:mercy") == [
        "Take 2 gifts from the reserve, one after the other.",
        "gift:courage gift:wisdom gift:mercy gift:justice gift:faith gift:temperance",
        "gift:mercy: Mercy (you have 1) -> reserve.mercy",
    ]
    s = carried_out(example(giver, person("osric", gifts={"wisdom": 1, "faith": 1})), 0, "steal_from_each", n=1)
    assert offered(s, "take:wisdom.1") == [
        "Take a gift from Bruno.",
        "take:wisdom.1 take:faith.1",
        "take:wisdom.1: Take Wisdom from Bruno -> heroes.1.gifts.wisdom",
    ]
    s = carried_out(example(person(characters="novice* pilgrim*")), 0, "untap", n=2)
    assert offered(s, "untap:novice", "done") == [
        "Untap up to 2 of your characters.",
        "untap:novice untap:pilgrim done",
        "untap:novice: Untap Novice -> heroes.0.characters.novice",
        "done: Nothing more -> ",
    ]


@clause("seven", "effect.6", "effect.14", "effect.15", "effect.16", "effect.18", "effect.19", "effect.21", "draw.3")
def test_questions_of_effects() -> None:
    s = carried_out(table(), 0, "recruit", discount=2)
    assert offered(s, "recruit:guard_captain", "decline") == [
        "You may recruit a character for 2 fame less.",
        "recruit:novice recruit:guard_captain decline",
        "recruit:guard_captain: Recruit Guard Captain for 3 fame: taps for 1 Courage and 1 Justice, 2 power at once"
        " and Banner of the Lion -> tavern.guard_captain",
        "decline: Let it be -> ",
    ]
    s = carried_out(table(), 0, "buy_elixir", discount=1)
    assert offered(s, "buy:candle_milk", "decline") == [
        "You may buy an elixir for 1 gold less.",
        "buy:candle_milk decline",
        "buy:candle_milk: Buy Candle Milk for 0 gold: 1 Faith, or 2 Faith with 2 \u00d7 Banner of the Lily"
        " -> shop.candle_milk",
        "decline: Let it be -> ",
    ]
    s = carried_out(table(), 0, "found", discount=1)
    assert offered(s, "found:kings_granary", "decline") == [
        "You may found a palace for 1 gold less.",
        "found:temple_of_faith found:white_fortress found:kings_granary decline",
        "found:kings_granary: Found King's Granary for 4 gold: yields 3 gold, or 5 gold with 3 \u00d7 one banner;"
        " enslaved for 1 power: change up to 4 gold into fame or fame into gold -> estates.kings_granary",
        "decline: Let it be -> ",
    ]
    s = carried_out(table(), 0, "exchange", max=2)
    assert offered(s, *[one.text for one in s.options()]) == [
        "Change up to 2 gold into fame, or fame into gold.",
        "exchange:gold.1 exchange:gold.2 exchange:fame.1 exchange:fame.2 done",
        "exchange:gold.1: Give 1 gold -> heroes.0.gold",
        "exchange:gold.2: Give 2 gold -> heroes.0.gold",
        "exchange:fame.1: Give 1 fame -> heroes.0.fame",
        "exchange:fame.2: Give 2 fame -> heroes.0.fame",
        "done: Nothing more -> ",
    ]
    s = carried_out(table(), 0, "bury_sin", n=1)
    assert offered(s, "bury:greed", "done") == [
        "Put up to 1 of your sins under the sin deck.",
        "bury:pride bury:greed done",
        "bury:greed: Bury Greed -> heroes.0.sins.greed",
        "done: Nothing more -> ",
    ]
    s = carried_out(table(cataclysm_pile=["famine", "locusts"]), 0, "foresee_cataclysm")
    assert offered(s, "leave", "bottom") == [
        "The next cataclysm: Locusts (every hero loses a gift). Leave it on top or put it at the bottom?",
        "leave bottom",
        "leave: Leave it on top -> cataclysm_pile",
        "bottom: Put it at the bottom -> cataclysm_pile",
    ]
    s = carried_out(table(), 0, "reclaim_slot")
    assert offered(s, "reclaim:2.3", "reclaim:4.3") == [
        "Choose a neutral marker to replace by your own.",
        "reclaim:2.3 reclaim:4.3",
        "reclaim:2.3: The Bandit King: 1 Mercy -> undertakings.2.markers.3",
        "reclaim:4.3: The Salt Mines: 1 gold -> undertakings.4.markers.3",
    ]
    s = carried_out(table(), 0, "fill_slot", rows=[1, 2])
    assert offered(s, "fill:1.2") == [
        "Choose a requirement to meet without paying.",
        "fill:1.2 fill:1.3 fill:2.1 fill:2.4 fill:3.1 fill:3.2 fill:3.3",
        "fill:1.2: The Siege of Stonebridge: 1 gold -> undertakings.1.markers.2",
    ]
    s = example(person(sins="greed envy lust sloth"), steps=[step("DropSin")])
    assert offered(s, "drop:envy") == [
        "Too many sins in hand: discard 1, face down.",
        "drop:greed drop:lust drop:envy drop:sloth",
        "drop:envy: Discard Envy (take a gift from a rival; or take any gift) -> heroes.0.sins.envy",
    ]
    loser = person(
        gifts={"faith": 1, "mercy": 1},
        elixirs="plain_water bell_water",
        artefacts="hourglass kings_seal",
        characters="novice* pilgrim*",
    )

    def gives_up(what: str) -> Seven:
        return example(loser, steps=[step("GiveUp", what=what, n=1)])

    assert offered(gives_up("gift"), "give:mercy") == [
        "You must return a gift: which?",
        "give:mercy give:faith",
        "give:mercy: Give up Mercy -> heroes.0.gifts.mercy",
    ]
    assert offered(gives_up("elixir"), "lose:bell_water") == [
        "You must discard an elixir: which?",
        "lose:plain_water lose:bell_water",
        "lose:bell_water: Give up Bell Water -> heroes.0.elixirs.bell_water",
    ]
    assert offered(gives_up("artefact"), "lose:kings_seal") == [
        "You must discard an artefact: which?",
        "lose:hourglass lose:kings_seal",
        "lose:kings_seal: Give up King's Seal -> heroes.0.artefacts.kings_seal",
    ]
    assert offered(gives_up("tapped_character"), "lose:pilgrim") == [
        "You must discard a tapped character: which?",
        "lose:novice lose:pilgrim",
        "lose:pilgrim: Give up Pilgrim -> heroes.0.characters.pilgrim",
    ]


@clause("seven", "complete.2", "complete.6", "cataclysm.8", "free.5")
def test_questions_of_a_row() -> None:
    s = example(person(), undertakings=BOARD, steps=[step("PickFirst")])
    assert offered(s, "complete:2") == [
        "Two undertakings are complete: which comes first?",
        "complete:1 complete:2",
        "complete:2: The Bandit King first -> undertakings.2",
    ]
    s = example(
        person(),
        undertakings=BOARD,
        steps=[step("PickTreasure", place=1)],
        treasure_pile=["blessing"],
        treasures_turned_up=1,
    )
    assert offered(s, "pick:hoard", "pick:blessing") == [
        "The Siege of Stonebridge is complete: take a treasure for one of your markers.",
        "pick:hoard pick:song pick:blessing",
        "pick:hoard: Hoard: gain 4 gold -> undertakings.1.treasures.hoard",
        "pick:blessing: Blessing: gain 1 power -> treasures_open.blessing",
    ]
    s = table(steps=[step("PickSpace", board=0)])
    assert offered(s, "shut:2") == [
        "Which space of the tavern is shut for good?",
        "shut:1 shut:2 shut:3",
        "shut:2: Space 2 of the tavern -> tavern.2",
    ]
    s = example(RICH, steps=[step("LastUses", acted=True)])
    assert offered(s, "use:green_bastion", "sell:iron_keep", "elixir:lily_nectar.plain", "done") == [
        "Your action ends the phase. Elixirs, palaces and markers may still be used.",
        "elixir:lily_nectar.plain sell:iron_keep sell:green_bastion use:green_bastion sell:southern_vineyard done",
        "use:green_bastion: Take your marker back from Green Bastion: gain 4 fame -> heroes.0.palaces.green_bastion",
        "sell:iron_keep: Discard Iron Keep for 2 fame -> heroes.0.palaces.iron_keep",
        "elixir:lily_nectar.plain: Discard Lily Nectar for 2 Faith -> heroes.0.elixirs.lily_nectar",
        "done: Nothing more -> ",
    ]
    s = example(RICH, steps=[step("LastUses", acted=False)])
    assert offered(s, "use:green_bastion", "done") == [
        "The phase is over. Markers on your palaces would go back unused: use them now, or not at all.",
        "use:green_bastion done",
        "use:green_bastion: Take your marker back from Green Bastion: gain 4 fame -> heroes.0.palaces.green_bastion",
        "done: Nothing more -> ",
    ]
    assert refused(s, "sell:iron_keep") == [
        "sell:iron_keep: free.5 You keep this; only markers on castles and estates would go back unused."
    ]


@clause("seven", "nameless.2", "nameless.3", "nameless.6", "nameless.8", "effect.30")
def test_questions_of_the_nameless() -> None:
    dark: dict[str, Any] = {"options": {"nameless": "player", "fall": True}, "seats": 4}
    s = example(person(gold=3), **dark, steps=[step("PlayNameless", 3)], nameless_hand=["heavier_toll", "whisper"])
    assert offered(s, "play:heavier_toll", "decline") == [
        "You may play one of your cards.",
        "play:heavier_toll play:whisper decline",
        "play:heavier_toll: Play The Heavier Toll: a chosen hero gives up 2 gold -> nameless_hand.heavier_toll",
        "decline: Let it be -> ",
    ]
    s.apply("play:heavier_toll")
    assert offered(s, "target:1") == [
        "Whom do you choose? The card says: a chosen hero gives up 2 gold.",
        "target:0 target:1 target:2",
        "target:1: Bruno -> heroes.1",
    ]
    poor = person("aldric", palaces="southern_vineyard green_bastion*", elixirs="lily_nectar")
    s = example(poor, **dark, steps=[step("Answer", what="gold", n=1)])
    assert offered(s, *[one.text for one in s.options()]) == [
        "The Nameless demands of you: 1 \u00d7 gold.",
        "penalty:corruption penalty:sin sell:southern_vineyard",
        "penalty:corruption: Take a corruption card -> heroes.0.corruption",
        "penalty:sin: Draw a sin -> sin_pile",
        "sell:southern_vineyard: Discard Southern Vineyard for 1 gold -> heroes.0.palaces.southern_vineyard",
    ]
    s = example(poor, **dark, steps=[step("Answer", what="gift", n=1)])
    assert offered(s, *[one.text for one in s.options()]) == [
        "The Nameless demands of you: 1 \u00d7 gifts of your choice.",
        "penalty:corruption penalty:sin elixir:lily_nectar.plain",
        "penalty:corruption: Take a corruption card -> heroes.0.corruption",
        "penalty:sin: Draw a sin -> sin_pile",
        "elixir:lily_nectar.plain: Discard Lily Nectar for 2 Faith -> heroes.0.elixirs.lily_nectar",
    ]
    s = example(
        person("aldric", characters="novice* pilgrim*"), **dark, steps=[step("Answer", what="tapped_character", n=1)]
    )
    assert offered(s, "lose:pilgrim") == [
        "The Nameless demands of you: 1 \u00d7 tapped characters.",
        "lose:novice lose:pilgrim",
        "lose:pilgrim: Give up Pilgrim -> heroes.0.characters.pilgrim",
    ]
