"""All that follows from a choice, where it is easily half done; and what the cards say."""

from __future__ import annotations

from typing import Any

from regnum.games.seven.box import KINDS
from regnum.games.seven.rules.effects import carry_out
from regnum.games.seven.schema import DrawElixir
from tests.approved import Page, scene
from tests.games.seven.positions import (
    carried_out,
    example,
    laid,
    person,
    row,
    step,
)

CARDS = (
    *("character-lion_knight", "character-village_healer", "elixir-quicksilver", "elixir-owl_water"),
    *("palace-iron_keep", "palace-first_heros_castle", "palace-temple_of_faith", "palace-river_mill"),
    *("undertaking-bandit_king", "treasure-sealed_reliquary", "sin-wrath", "sin-lust", "artefact-kings_seal"),
    *("cataclysm-earthquake", "cataclysm-deluge", "cataclysm-great_plague"),
    *("nameless-shared_burden", "nameless-weariness", "nameless-whisper"),
)


@scene
def cards_say_what_they_do(page: Page) -> None:
    for card in CARDS:
        page.message(example(), f"{card}-text")
    page.message(example(), "undertaking-bandit_king-4")
    page.message(example(), "palace-iron_keep-rule")


@scene
def a_requirement_is_paid_with_elixirs_and_palaces(page: Page) -> None:
    board = row(laid("orphans_road", None, None, None), laid("bandit_king", None, None, None, None))
    payer = person(gold=1, fame=2, elixirs="lily_nectar quicksilver", palaces="southern_vineyard", gifts={"courage": 1})
    s = example(payer, undertakings=board)
    page.offered(s)
    page.heard(s, "part:1.1", "elixir:lily_nectar.plain")
    s = example(payer, undertakings=board)
    page.heard(s, "part:2.4")
    wild = person(elixirs="quicksilver", gifts={"wisdom": 1})
    s = example(wild, undertakings=row(laid("thorn_maze", None, None, None)))
    page.heard(s, "part:1.2")
    two = [int(kind in ("courage", "wisdom")) for kind in KINDS]
    s = example(person(gifts={"courage": 1, "wisdom": 1}), steps=[step("Pay", gold=0, fame=0, gifts=two, wild=1)])
    page.heard(s, "as:wisdom")


@scene
def effects_of_cards(page: Page) -> None:
    s = carried_out(example(person(characters="novice*"), elixir_pile=["bell_water", "plain_water"]), 0, "untap", n=1)
    page.heard(s, "done")
    s = example(person(characters="novice*"), elixir_pile=["bell_water", "plain_water"], steps=[step("PickUntap", n=1)])
    carry_out(s, 0, DrawElixir(1))
    page.position(s)
    s = example(person(palaces="river_mill*"), shop=["bell_water", None, None], elixir_pile=["plain_water"])
    page.heard(s, "use:river_mill")
    s = carried_out(example(person(gold=3, fame=1)), 0, "exchange", max=2)
    page.heard(s, "exchange:gold.2")
    s = carried_out(example(person(gold=3, fame=1)), 0, "exchange", max=2)
    page.heard(s, "exchange:fame.1")
    s = example(
        person(gifts={"faith": 1}),
        person(gifts={"mercy": 1}),
        person(gifts={"wisdom": 2}),
        steps=[step("PickReceived", given="faith", least=0, more=1, sources=["reserve", 1, 2])],
    )
    page.offered(s)
    page.heard(s, "take:wisdom.2")


@scene
def treasures_of_pile_and_board(page: Page) -> None:
    board = row(laid("stonebridge_siege", 0, None, None, treasures="hoard"), laid("salt_mines", 1, None, None, None))
    s = example(person(), undertakings=board, treasure_pile=["song", "legend"])
    page.heard(s, "treasure:1.pile")
    s = example(
        person("aldric"), person("osric", fallen=True, corruption=7), undertakings=board, options={"fall": True}
    )
    page.heard(s, "treasure:1.hoard")
    picks = [step("PickTreasure", place=1)]
    s = example(person(), undertakings=board, steps=picks, treasure_pile=["song", "legend"], treasures_turned_up=2)
    page.heard(s, "pick:legend")


@scene
def the_nameless_plays(page: Page) -> None:
    dark: dict[str, Any] = {"options": {"nameless": "player"}, "seats": 4}
    s = example(
        person(gold=3),
        person(gold=2),
        **dark,
        steps=[step("PlayNameless", 3)],
        nameless_hand=["toll_of_gold", "whisper"],
    )
    page.heard(s, "play:toll_of_gold", "target:1")
    s = example(
        person(), **dark, steps=[step("PlayNameless", 3)], nameless_hand=["whisper"], sin_pile=["greed", "envy"]
    )
    page.heard(s, "play:whisper")
    s = example(
        person(gold=1), person(), **dark, steps=[step("PlayNameless", 3)], nameless_hand=["shared_burden", "whisper"]
    )
    page.heard(s, "play:shared_burden")
    giver = person(gifts={"faith": 2, "mercy": 1})
    s = example(giver, **dark, steps=[step("Answer", what="gift", n=2)])
    page.heard(s, "give:faith")
    s = example(person(elixirs="lily_nectar"), **dark, steps=[step("Answer", what="gift", n=1)])
    page.heard(s, "elixir:lily_nectar.plain")
