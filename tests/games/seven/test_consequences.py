"""All that follows from a choice, where it is easily half done; and what the cards say."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.seven.box import KINDS
from regnum.games.seven.rules.effects import carry_out
from regnum.games.seven.schema import DrawElixir
from tests.clauses import clause
from tests.games.seven.positions import (
    EXAMPLES,
    carried_out,
    choose,
    example,
    game,
    heard,
    laid,
    offered,
    person,
    row,
    step,
)

CARDS = (
    *(
        "character-lion_knight",
        "character-village_healer",
        "elixir-quicksilver",
        "elixir-owl_water",
        "palace-iron_keep",
    ),
    *("palace-first_heros_castle", "palace-temple_of_faith", "palace-river_mill", "undertaking-bandit_king"),
    *("treasure-sealed_reliquary", "sin-wrath", "sin-lust", "artefact-kings_seal", "cataclysm-earthquake"),
    *("cataclysm-deluge", "cataclysm-great_plague", "nameless-shared_burden", "nameless-weariness", "nameless-whisper"),
)


def cards() -> list[str]:
    """What each of these cards says."""
    say = game(EXAMPLES).text("en")
    return [f"{card}: {say(f'{card}-text')}" for card in CARDS]


@clause("seven", "recruit.4", "elixir.3", "found.2", "part.2", "sin.1", "cataclysm.3", "effect.30", "enslave.3")
def test_cards_say_what_they_do() -> None:
    assert cards() == [
        "character-lion_knight: taps for 1 Courage, yields 1 power each turn and Banner of the Lion",
        "character-village_healer: taps for 1 Mercy, yields 1 gold each turn and Banner of the Oak",
        "elixir-quicksilver: 1 gift of any kind, or 2 gifts of any kind with 3 \u00d7 one banner",
        "elixir-owl_water: 1 Wisdom, or 3 Wisdom with 3 \u00d7 Banner of the Tower",
        "palace-iron_keep: yields 1 fame, or 2 fame with 2 \u00d7 Banner of the Lion; enslaved for 1 power: untap"
        " one of the player's characters",
        "palace-first_heros_castle: yields 2 fame, or 4 fame with 3 \u00d7 one banner; enslaved for 2 power: take 2"
        " gifts of one kind",
        "palace-temple_of_faith: 1 power at once, and 1 power each turn with 3 \u00d7 Banner of the Lily; enslaved"
        " for 1 power: this turn you lose nothing for sins in hand",
        "palace-river_mill: yields 1 gold, or 2 gold with 2 \u00d7 Banner of the Oak; enslaved for 1 power: replace"
        " all open elixirs of the shop, then gain 2 gold",
        "undertaking-bandit_king: asks for (1) 1 fame (2) 1 gold (3) 1 Mercy (4) 1 Courage and 2 gold and 2 fame;"
        " most markers: 4 power",
        "treasure-sealed_reliquary: draw an artefact",
        "sin-wrath: tap a character of a rival; or pay 1 power and replace a rival's marker by a neutral one",
        "sin-lust: pay a rival the price of one of his characters and take it; or recruit a character for 2 fame less",
        "artefact-kings_seal: meet a requirement of the lowest row without paying",
        "cataclysm-earthquake: every hero loses 1 gold for each palace",
        "cataclysm-deluge: replace all open elixirs of the shop, then every hero loses a gift",
        "cataclysm-great_plague: every hero loses a tapped character",
        "nameless-shared_burden: every hero gives up 1 gold",
        "nameless-weariness: a chosen hero gives up an untapped character, which is only tapped",
        "nameless-whisper: the top sin of the deck is discarded",
    ]
    say = game(EXAMPLES).text("en")
    assert say("undertaking-bandit_king-4") == "1 Courage and 2 gold and 2 fame"
    assert f"{say('sin-wrath-1')}; or {say('sin-wrath-2')}" == say("sin-wrath-text")
    assert say("palace-iron_keep-rule") == "untap one of the player's characters"


@clause("seven", "elixir.3", "elixir.4", "part.7", "free.2", "free.3", "part.1")
def test_a_requirement_is_paid_with_elixirs_and_palaces() -> None:
    board = row(laid("orphans_road", None, None, None), laid("bandit_king", None, None, None, None))
    payer = person(gold=1, fame=2, elixirs="lily_nectar quicksilver", palaces="southern_vineyard", gifts={"courage": 1})
    s = example(payer, undertakings=board)
    assert offered(s)[1] == (
        "hero part:1.1 part:1.2 part:2.1 part:2.2 part:2.3 part:2.4 elixir:lily_nectar.plain "
        "elixir:quicksilver.plain sell:southern_vineyard pass:until_change pass"
    )
    assert heard(s, "part:1.1", "elixir:lily_nectar.plain") == [
        "elixir.3 moved 1: Anna spends Lily Nectar.",
        "part.1 moved 1: Anna takes part in The Orphans' Road: 2 Faith.",
        "heroes.0.elixirs: lily_nectar quicksilver -> quicksilver",
        "shop: None None None -> lily_nectar None None",
        "undertakings.orphans_road.markers: None None None -> 0 None None",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    s = example(payer, undertakings=board)
    assert heard(s, "part:2.4") == [
        "free.2 moved 1: Anna discards Southern Vineyard.",
        "part.1 moved 1: Anna takes part in The Bandit King: 1 Courage and 2 gold and 2 fame.",
        "heroes.0.gold: 1 -> 0",
        "heroes.0.fame: 2 -> 0",
        "heroes.0.gifts.courage: 1 -> 0",
        "heroes.0.palaces: (id=southern_vineyard enslaved=False) -> -",
        "gone: - -> southern_vineyard",
        "undertakings.bandit_king.markers: None None None None -> None None None 0",
        "next: TakeTurn seat=1",
    ]
    wild = person(elixirs="quicksilver", gifts={"wisdom": 1})
    s = example(wild, undertakings=row(laid("thorn_maze", None, None, None)))
    assert heard(s, "part:1.2") == [
        "elixir.3 moved 1: Anna spends Quicksilver.",
        "part.1 moved 1: Anna takes part in The Thorn Maze: 1 Courage and 1 Wisdom.",
        "heroes.0.gifts.wisdom: 1 -> 0",
        "heroes.0.elixirs: quicksilver -> -",
        "shop: None None None -> quicksilver None None",
        "undertakings.thorn_maze.markers: None None None -> None 0 None",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    two = [int(kind in ("courage", "wisdom")) for kind in KINDS]
    s = example(person(gifts={"courage": 1, "wisdom": 1}), steps=[step("Pay", gold=0, fame=0, gifts=two, wild=1)])
    assert heard(s, "as:wisdom") == [
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "heroes.0.gifts.courage: 1 -> 0",
        "turn: 1 -> 2",
        "next: TakeTurn seat=0",
    ]


@clause("seven", "effect.12", "effect.13", "effect.14", "effect.17", "effect.4", "supply.1", "supply.2")
def test_effects_of_cards() -> None:
    s = carried_out(example(person(characters="novice*"), elixir_pile=["bell_water", "plain_water"]), 0, "untap", n=1)
    assert heard(s, "done") == ["next: TakeTurn seat=0"]
    s = example(person(characters="novice*"), elixir_pile=["bell_water", "plain_water"], steps=[step("PickUntap", n=1)])
    carry_out(s, 0, DrawElixir(1))
    assert s.elixirs[0] == (s.box.elixir_number["plain_water"],)
    s = example(person(palaces="river_mill*"), shop=["bell_water", None, None], elixir_pile=["plain_water"])
    assert heard(s, "use:river_mill") == [
        "enslave.3 changed 1: Anna uses River Mill.",
        "effect.12 changed 1: All cards are replaced in the shop.",
        "effect.12 gained 2: Anna gains 2 gold.",
        "heroes.0.gold: 0 -> 2",
        "heroes.0.palaces.river_mill.enslaved: True -> False",
        "shop: bell_water None None -> plain_water bell_water None",
        "elixir_pile: plain_water -> -",
        "revealed",
        "next: TakeTurn seat=0",
    ]
    s = carried_out(example(person(gold=3, fame=1)), 0, "exchange", max=2)
    assert heard(s, "exchange:gold.2") == [
        "effect.14 gained 2: Anna gains 2 fame.",
        "heroes.0.gold: 3 -> 1",
        "heroes.0.fame: 1 -> 3",
        "next: TakeTurn seat=1",
    ]
    s = carried_out(example(person(gold=3, fame=1)), 0, "exchange", max=2)
    assert heard(s, "exchange:fame.1") == [
        "effect.14 gained 1: Anna gains 1 gold.",
        "heroes.0.gold: 3 -> 4",
        "heroes.0.fame: 1 -> 0",
        "next: TakeTurn seat=1",
    ]
    s = example(
        person(gifts={"faith": 1}),
        person(gifts={"mercy": 1}),
        person(gifts={"wisdom": 2}),
        steps=[step("PickReceived", given="faith", least=0, more=1, sources=["reserve", 1, 2])],
    )
    assert offered(s)[1] == (
        "take:courage.reserve take:wisdom.reserve take:mercy.reserve take:justice.reserve "
        "take:temperance.reserve take:mercy.1 take:wisdom.2"
    )
    assert heard(s, "take:wisdom.2") == [
        "hero.3 moved 1: Anna gives Carla Faith for Wisdom.",
        "heroes.0.gifts.wisdom: 0 -> 1",
        "heroes.0.gifts.faith: 1 -> 0",
        "heroes.2.gifts.wisdom: 2 -> 1",
        "heroes.2.gifts.faith: 0 -> 1",
        "next: PickGiven seat=0 least=0 most=1 sources=reserve,1,2",
    ]


@clause("seven", "treasure.3", "treasure.2", "evil.3", "evil.4", "complete.6")
def test_treasures_of_pile_and_board() -> None:
    board = row(laid("stonebridge_siege", 0, None, None, treasures="hoard"), laid("salt_mines", 1, None, None, None))
    s = example(person(), undertakings=board, treasure_pile=["song", "legend"])
    assert heard(s, "treasure:1.pile") == [
        "treasure.3 moved 1: Anna takes a treasure: Legend.",
        "treasure.3 gained 4: Anna gains 4 fame.",
        "heroes.0.fame: 0 -> 4",
        "undertakings.stonebridge_siege.markers: 0 None None -> neutral None None",
        "treasure_discards: - -> legend",
        "treasure_pile: song legend -> song",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    s = example(
        person("aldric"), person("osric", fallen=True, corruption=7), undertakings=board, options={"fall": True}
    )
    assert heard(s, "treasure:1.hoard") == [
        "treasure.3 moved 1: Anna takes a treasure: Hoard.",
        "evil.3 gained 1: Bruno gains 1 gold.",
        "treasure.3 gained 3: Anna gains 3 gold.",
        "heroes.0.gold: 0 -> 3",
        "heroes.1.gold: 0 -> 1",
        "undertakings.stonebridge_siege.markers: 0 None None -> neutral None None",
        "undertakings.stonebridge_siege.treasures: hoard -> -",
        "treasure_discards: - -> hoard",
        "next: TakeTurn seat=1",
    ]
    picks = [step("PickTreasure", place=1)]
    s = example(person(), undertakings=board, steps=picks, treasure_pile=["song", "legend"], treasures_turned_up=2)
    assert heard(s, "pick:legend") == [
        "complete.10 moved 1: Anna takes a treasure: Legend.",
        "complete.10 gained 4: Anna gains 4 fame.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "heroes.0.fame: 0 -> 4",
        "treasure_discards: - -> legend",
        "treasures_turned_up: 2 -> 1",
        "turn: 1 -> 2",
        "treasure_pile: song legend -> song",
        "next: TakeTurn seat=0",
    ]


@clause("seven", "nameless.2", "nameless.3", "nameless.4", "nameless.8", "effect.31", "sin.10", "effect.30")
def test_the_nameless_plays() -> None:
    dark: dict[str, Any] = {"options": {"nameless": "player"}, "seats": 4}
    s = example(
        person(gold=3),
        person(gold=2),
        **dark,
        steps=[step("PlayNameless", 3)],
        nameless_hand=["toll_of_gold", "whisper"],
    )
    assert heard(s, "play:toll_of_gold", "target:1") == [
        "nameless.2 moved 1: The Nameless plays Toll of Gold.",
        "effect.30 decided 1: The Nameless chooses Bruno: a chosen hero gives up 1 gold.",
        "effect.30 lost 1: Bruno loses 1 gold.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "pass.1 decided 1: Anna passes.",
        "heroes.1.gold: 2 -> 1",
        "turn: 1 -> 2",
        "passes: - -> 0",
        "nameless_hand: toll_of_gold whisper -> whisper",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    s = example(
        person(), **dark, steps=[step("PlayNameless", 3)], nameless_hand=["whisper"], sin_pile=["greed", "envy"]
    )
    assert heard(s, "play:whisper") == [
        "nameless.2 moved 1: The Nameless plays The Whisper.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "pass.1 decided 1: Anna passes.",
        "turn: 1 -> 2",
        "passes: - -> 0",
        "nameless_hand: whisper -> toll_of_gold toll_of_renown heavier_toll slander dread lost_gift tainted_gift"
        " spilled_flask weariness betrayal stolen_relics shared_burden whisper empty_benches",
        "sin_pile: greed envy -> greed",
        "sin_discards: - -> envy",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    s = example(
        person(gold=1), person(), **dark, steps=[step("PlayNameless", 3)], nameless_hand=["shared_burden", "whisper"]
    )
    assert heard(s, "play:shared_burden") == [
        "nameless.2 moved 1: The Nameless plays The Shared Burden.",
        "effect.30 lost 1: Anna loses 1 gold.",
        "nameless.6 moved 1: Bruno draws a sin.",
        "nameless.6 moved 1: Carla draws a sin.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "pass.1 decided 1: Anna passes.",
        "heroes.0.gold: 1 -> 0",
        "heroes.1.sins: - -> sloth",
        "heroes.2.sins: - -> wrath",
        "turn: 1 -> 2",
        "passes: - -> 0",
        "nameless_hand: shared_burden whisper -> whisper",
        "sin_pile: pride greed lust envy gluttony wrath sloth pride greed lust envy gluttony wrath sloth pride"
        " greed lust envy gluttony wrath sloth"
        " -> pride greed lust envy gluttony wrath sloth pride greed lust envy gluttony wrath sloth pride greed lust"
        " envy gluttony",
        "revealed",
        "next: TakeTurn seat=1",
    ]
    giver = person(gifts={"faith": 2, "mercy": 1})
    s = example(giver, **dark, steps=[step("Answer", what="gift", n=2)])
    assert heard(s, "give:faith") == [
        "effect.21 moved 1: Anna gives up Faith.",
        "heroes.0.gifts.faith: 2 -> 1",
        "next: Answer seat=0 what=gift n=1",
    ]
    s = example(person(elixirs="lily_nectar"), **dark, steps=[step("Answer", what="gift", n=1)])
    assert heard(s, "elixir:lily_nectar.plain") == [
        "elixir.2 moved 1: Anna discards Lily Nectar.",
        "elixir.3 moved 2: Anna receives 2 \u00d7 Faith.",
        "effect.21 moved 1: Anna gives up Faith.",
        "flow.1 began 2: Turn 2: Anna is First Player.",
        "heroes.0.gifts.faith: 0 -> 1",
        "heroes.0.elixirs: lily_nectar -> -",
        "shop: None None None -> lily_nectar None None",
        "turn: 1 -> 2",
        "revealed",
        "next: TakeTurn seat=0",
    ]


@clause("seven", "end.2", "end.3", "end.4")
@pytest.mark.parametrize(
    ("other", "by"),
    [
        ({"power": 30}, ""),
        ({"power": 31, "palaces": "iron_keep"}, "palaces"),
        ({"power": 31, "gold": 1}, "wealth"),
        ({"power": 31}, "shared"),
    ],
)
def test_a_tie_says_how_it_was_broken(other: dict[str, Any], by: str) -> None:
    s = example(
        person("aldric", power=31, artefacts="hourglass", characters="novice*"), person("osric", **other), armour=7
    )
    choose(s, "artefact:hourglass", "done")
    assert s.ended == "armour"
    ties = [dict(line.message.args) for line in s.score_sheet() if line.message.key == "score-tie"]
    assert [one["n"] for one in ties] == ([31] if by else [])
    assert [str(one["by"]) for one in ties] == ([by] if by else [])
