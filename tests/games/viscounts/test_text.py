"""Viscounts of the West Kingdom in words: payments, and effects that make sentences."""

from __future__ import annotations

from typing import Any, get_args

import pytest

import regnum
from regnum.core.message import Message, amounts
from regnum.core.text import LANGUAGES
from regnum.games.viscounts.box import MONEY
from regnum.games.viscounts.schema.ops import Gain, If
from regnum.games.viscounts.schema.values import Condition
from regnum.games.viscounts.state import Viscounts
from regnum.games.viscounts.wording import effect_words
from tests.clauses import clause
from tests.games.viscounts.alone import RIVAL, alone, rival
from tests.games.viscounts.positions import acting, box, gain, person, play, position, step
from tests.speech import both_languages


def test_a_payment_names_only_what_is_paid() -> None:
    en, it = (regnum.game("viscounts").text(lang) for lang in LANGUAGES)
    for payment, english, italian in (
        ((0, 1, 2, 0), "Pay 1 Ink and 2 Gold", "Paga 1 Calamaio e 2 Ori"),
        ((3, 1, 0, 2), "Pay 3 Silver, 1 Ink and 2 Stone", "Paga 3 Monete, 1 Calamaio e 2 Pietre"),
        ((0, 0, 0, 1), "Pay 1 Stone", "Paga 1 Pietra"),
    ):
        paid = Message("option-pay", amounts(dict(zip(MONEY, payment, strict=True))))
        assert (en(paid), it(paid)) == (english, italian)


@clause("viscounts", "card.4", "card.5", "card.6", "card.9")
@pytest.mark.parametrize(
    ("card", "en", "it"),
    [
        ("abbot", "No ability.", "Nessuna abilità."),
        (
            "lothaire",
            "When played: gain 1 Stone, 1 Gold and 1 Ink.",
            "Quando la giochi: ottieni 1 Pietra, 1 Oro e 1 Calamaio.",
        ),
        (
            "guntram",
            "When it leaves your board: gain 1 Debt, then flip 1 Deed to its approved side; "
            "or gain 1 Deed, then flip 1 Debt to its paid side.",
            "Quando esce dalla tua Plancia: ottieni 1 Debito, poi gira 1 Contratto sul lato approvato; "
            "oppure ottieni 1 Contratto, poi gira 1 Debito sul lato pagato.",
        ),
        (
            "emma",
            "While on your board: when you transcribe, you may count 1 Gold or 1 Stone as 1 Cleric, "
            "as often as you like.",
            "Finché è sulla tua Plancia: quando trascrivi, puoi contare 1 Oro o 1 Pietra come 1 Sacerdote, "
            "quante volte vuoi.",
        ),
    ],
)
def test_effects_make_sentences(card: str, en: str, it: str) -> None:
    assert [regnum.game("viscounts").text(lang)(f"card-{card}-text") for lang in ("en", "it")] == [en, it]


@both_languages
def test_a_condition_is_said_before_what_it_allows(lang: str) -> None:
    text = regnum.game("viscounts").text(lang)
    gain = Gain("silver", 2)
    words = [effect_words(If(condition, gain), text) for condition in get_args(Condition)]
    assert len(set(words)) == len(words)
    assert effect_words(gain, text) in words
    assert all(one.endswith(effect_words(gain, text)) for one in words)


def said(s: Viscounts, choice: str) -> list[str]:
    """What an option is called in both languages."""
    return [regnum.game("viscounts").text(lang)(s.describe(s.resolve(choice))) for lang in LANGUAGES]


def heard(s: Viscounts, *choices: str) -> list[list[str]]:
    """What is said in English and in Italian while the choices are made."""
    s.events = []
    play(s, *choices)
    return [[regnum.game("viscounts").text(lang)(event.message) for event in s.events] for lang in LANGUAGES]


@clause("viscounts", "icon.11")
@pytest.mark.parametrize(
    ("reading", "en", "it"),
    [("one", "as 2 Clerics, once.", "una sola volta."), ("every", "as often as you like.", "quante volte vuoi.")],
)
def test_a_card_that_doubles_resources_says_how_often_at_this_table(reading: str, en: str, it: str) -> None:
    s = position(person(hand="priest abbot"), person(), options={"double_resource": reading})
    english, italian = said(s, "play:priest")
    assert english.endswith(en)
    assert italian.endswith(it)


@clause("viscounts", "score.4")
@pytest.mark.parametrize(
    ("reading", "en", "it"),
    [
        ("all", "all your cards, Buildings and Bonus Cards", "tutte le tue carte, i tuoi Edifici e le tue carte Bonus"),
        ("cards_and_buildings", "all your cards and Buildings", "tutte le tue carte e i tuoi Edifici"),
        ("board", "on your board", "sulla tua Plancia"),
    ],
)
def test_a_manuscript_that_counts_icons_says_which_at_this_table(reading: str, en: str, it: str) -> None:
    s = acting(
        person("abbot abbot abbot", at="inner.1", ink=9),
        shelves=[["grey_vp_builder"], [], [], [], []],
        options={"icons_scored": reading},
    )
    english, italian = said(s, "act:transcribe")
    assert f"{en})" in english
    assert f"{it})" in italian


@clause("viscounts", "act.3")
@pytest.mark.parametrize(
    ("someone", "choice", "most"),
    [
        (person("trader - -", at="outer_left.1", silver=4), "act:trade", 3),  # nobody pays Silver for Silver
        (person("trader - -", at="outer_right.1", silver=4), "act:trade", 6),  # 2 Merchants for each Ink
        (person("- - -", at="outer_left.1", stone=9), "act:build", 7),  # no Building takes more
        (person("- - -", at="inner.1", gold=9, castle=([2, 2, 2, 2, 2], [2, 2, 2, 2, 0], 0)), "act:workers", 3),
        (person("- - -", at="inner.1", ink=9), "act:transcribe", 3),
    ],
)
def test_an_action_promises_only_icons_that_it_can_use(someone: dict[str, Any], choice: str, most: int) -> None:
    s = acting(someone)
    assert s.describe(s.resolve(choice)).args["most"] == most


@clause("viscounts", "build.2")
def test_building_promises_no_more_than_the_dearest_building_left_takes() -> None:
    guildhalls = {f"4.{n}": f"0 guildhall_{n}" for n in (1, 2, 3)}
    s = acting(person("- - -", stone=9), buildings=guildhalls)
    assert s.describe(s.resolve("act:build")).args["most"] == 5  # a Trading Post


@clause("viscounts", "build.2", "work.2")
def test_the_next_question_promises_as_many_icons_as_the_offer() -> None:
    guildhalls = {f"4.{n}": f"0 guildhall_{n}" for n in (1, 2, 3)}
    s = play(acting(person("- - -", stone=9), buildings=guildhalls), "act:build")
    assert s.asking.prompt(s).message.args["builders"] == 5
    s = play(acting(person("- - -", at="inner.1", gold=12)), "act:workers")
    assert s.asking.prompt(s).message.args["nobles"] == 8


@clause("viscounts", "icon.6", "icon.10", "icon.11", "act.3")
@pytest.mark.parametrize(
    ("someone", "en", "it"),
    [
        (
            person("diplomat abbot abbot", at="inner.1", silver=4),
            "up to 3 if you pay Silver (2 for each Icon)",
            "arrivi a 3 pagando Monete (2 per Icona)",
        ),
        (
            person("diplomat abbot abbot", at="inner.1", silver=4, gold=1),
            "up to 4 if you pay Silver (2 for each Icon), Gold (1 for each Icon)",
            "arrivi a 4 pagando Monete (2 per Icona), Oro (1 per Icona)",
        ),
        (
            person("artist abbot abbot", at="inner.1", silver=4, gold=2),
            "if you pay Gold (1 for each Icon, once for 2)",
            "pagando Oro (1 per Icona, una volta per 2)",
        ),
    ],
)
def test_an_offer_says_at_what_rate_icons_are_paid(someone: dict[str, Any], en: str, it: str) -> None:
    english, italian = said(acting(someone, options={"double_resource": "one"}), "act:workers")
    assert en in english
    assert it in italian


@clause("viscounts", "work.2", "icon.10")
@pytest.mark.parametrize(
    ("purse", "choice", "en", "it"),
    [
        ({"silver": 9}, "workers:1", "1 Worker for 1 Noble", "1 Lavoratore per 1 Nobile"),
        ({"silver": 4}, "workers:2", "3 Nobles, paying 4 Silver", "3 Nobili, pagando 4 Monete"),
        ({"gold": 2}, "workers:2", "3 Nobles, paying 2 Gold", "3 Nobili, pagando 2 Ori"),
        ({"silver": 2, "gold": 1}, "workers:2", "paying 2 Silver and 1 Gold", "pagando 2 Monete e 1 Oro"),
        (
            {"silver": 3, "gold": 2},
            "workers:2",
            "paying 2 Gold or 2 Silver and 1 Gold",
            "pagando 2 Ori oppure 2 Monete e 1 Oro",
        ),
        (
            {"silver": 4, "gold": 2},
            "workers:2",
            "paying 2 Gold or 4 Silver or something in between",
            "pagando 2 Ori oppure 4 Monete o una via di mezzo",
        ),
    ],
)
def test_workers_are_offered_for_what_will_be_paid(purse: dict[str, Any], choice: str, en: str, it: str) -> None:
    s = play(acting(person("diplomat abbot abbot", at="inner.1", **purse)), "act:workers")
    english, italian = said(s, choice)
    assert english.endswith(en)
    assert italian.endswith(it)


@clause("viscounts", "build.6")
def test_who_can_build_only_one_building_reads_what_it_gives() -> None:
    built = {f"4.{n}": f"0 workshop_{n}" for n in (1, 2)}
    english, italian = heard(acting(person("labourer - -", stone=1), buildings=built), "act:build")
    assert "Only the Third Workshop can be constructed: you may hold 1 more card." in english
    assert "Si può costruire solo Terza Officina: puoi tenere in mano 1 carta in più." in italian


@clause("viscounts", "card.2", "hire.1")
def test_playing_and_hiring_name_the_icons() -> None:
    s = position(person(hand="journeyman thief", silver=9), person(), piles=[["miner"], ["miner"], ["miner"], [], []])
    assert said(s, "play:journeyman")[0].startswith("Play Journeyman (value 2; 2 Merchants).")
    english, italian = heard(s, "play:journeyman")
    assert english == ["Player 1 plays Journeyman (2 Merchants)."]
    assert italian == ["Giocatore 1 gioca Specialista (2 Mercanti)."]
    play(s, "move:right.1", "pass")
    assert said(s, "hire:1")[0].startswith("Hire Miner (1 Builder) for")


@clause("viscounts", "setup.19", "hire.8")
def test_what_is_hired_in_set_up_joins_the_starting_deck() -> None:
    piles = [["miner"], ["friar"], [], [], []]
    before = position(person(), person(), piles=piles, steps=[step("FreeHire")], round=0)
    later = position(person(), person(), piles=piles, steps=[step("FreeHire")])
    en = regnum.game("viscounts").text("en")
    asked = [en(s.asking.prompt(s).message) for s in (before, later)]
    assert asked[0].endswith("joins your starting deck.")
    assert asked[1].endswith("goes to your discard pile.")


@clause("viscounts", "move.8")
def test_a_meeting_of_viscounts_is_announced() -> None:
    s = position(person(at="outer_left.1"), person(at="outer_right.1"), movement=1, steps=[step("MoveViscount")])
    english, italian = heard(s, "move:right.1")
    assert english[-1] == "Player 1 meets the Viscount of Player 2 there."
    assert italian[-1] == "Giocatore 1 incontra lì il Visconte di Giocatore 2."


@clause("viscounts", "build.10")
@pytest.mark.parametrize(
    ("owner", "words"), [(0, "between two Buildings of the same colour."), (1, "to a Building of Player 2.")]
)
def test_a_link_of_ones_own_names_nobody_else(owner: int, words: str) -> None:
    steps = [step("PayLink", near=[1, 2], effects=[gain("silver")]), step("PickResource")]
    s = position(person(), person(), buildings={"1.2": f"{owner} workshop_1"}, steps=steps)
    assert heard(s, "take:ink")[0][1] == f"Player 1 completes a Link {words}"


@clause("viscounts", "solo.1")
def test_the_rival_has_an_article_wherever_it_stands_in_a_sentence() -> None:
    s = alone(
        rival("starting_builder - -", corruption=4, virtue=4),
        steps=[step("CheckCollision", RIVAL), step("Resolve", RIVAL, effects=[gain("ink")]), step("PickResource")],
        turn=RIVAL,
    )
    english, italian = heard(s, "take:ink")
    assert english[1] == "The Cleric Rival gains 1 Ink."
    assert english[2] == "Collision! The markers of the Cleric Rival meet on space 4."
    assert italian[1] == "Il Rivale Sacerdote ottiene 1 Calamaio."
    assert italian[2] == "Scontro! I segnalini del Rivale Sacerdote si incontrano sullo spazio 4."


@both_languages
def test_no_two_schemes_have_the_same_name(lang: str) -> None:
    text = regnum.game("viscounts").text(lang)
    names = [text(f"scheme-{scheme.id}") for scheme in box().schemes]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("key", "words"),
    [
        pytest.param(key, words, id=key, marks=clause("viscounts", id))
        for id, key, words in (
            ("card.2", "card-therese-icons", "3 Merchants"),
            ("card.2", "card-tinker_stone-icons", "1 Cleric and 1 Noble"),
            ("card.2", "card-acolyte-corner", "discard a card if you like"),
            ("card.3", "card-emma-corner", "nothing"),
            ("card.8", "card-jeweller-text", "While on your board: after your Trade action, gain 1 Virtue."),
            (
                "icon.7",
                "card-strongman-text",
                "While on your board: when you construct, you may count 2 Merchants as 1 Builder, "
                "as often as you like.",
            ),
            (
                "icon.10",
                "card-diplomat-text",
                "While on your board: when you place Workers, you may count 2 Silver as 1 Noble, as often as you like.",
            ),
            (
                "icon.11",
                "card-priest-text",
                "While on your board: when you transcribe, you may count 1 Ink as 2 Clerics, once.",
            ),
            (
                "icon.11",
                "card-priest-text-every",
                "While on your board: when you transcribe, you may count 1 Ink as 2 Clerics, as often as you like.",
            ),
            (
                "fx.14",
                "card-architect-text",
                "When played: rearrange the cards on your board if you like; or discard up to 2 cards.",
            ),
            ("fx.6", "manuscript-black_manuscript-text", "take 1 Manuscript of cost 3 or 4 for free"),
            ("fx.5", "manuscript-black_flip_two-text", "flip 2 Debts or Deeds"),
            (
                "fx.24",
                "manuscript-blue_guildhall-text",
                "construct a Guildhall for free on any empty Spot, then gain 1 Debt",
            ),
            (
                "fx.23",
                "manuscript-yellow_four_workers-text",
                "place 4 Workers for free in any one section of the Castle",
            ),
            (
                "script.12",
                "manuscript-yellow_vp_workers-text",
                "at the end of the game, 1 VP for every 2 of your Workers in the Castle",
            ),
            (
                "score.4",
                "manuscript-blue_vp_criminal-text-board",
                "at the end of the game, 1 VP for each Criminal on your board",
            ),
            ("build.17", "building-trading_post_3-text", "2 Merchants more at all times"),
            (
                "build.22",
                "building-workshop_2-text",
                "at every Collision of any player, with no Criminal on your board, gain 1 Virtue",
            ),
            (
                "setup.13",
                "player-card-player_card_4-text",
                "gain 2 Gold, 7 Silver, 2 Deeds and 2 Debts, then flip 1 Debt to its paid side",
            ),
            ("time.3", "effect-recruit-free-1-or-destroy-1-hand-or-deck", "{hire}; or destroy a card if you like"),
            ("solo.29", "effect-action-place-workers", "place Workers in the Castle"),
            (
                "solo.48",
                "effect-spend-any-resource-3-flip-any-1-and-gain-scheme-1",
                "{spend}, then gain 1 future Scheme",
            ),
            ("solo.1", "the-rival-rival_noble", "The Noble Rival"),
            ("move.8", "segment-bay", "Bay"),
        )
    ],
)
def test_what_is_printed_is_said_in_words(key: str, words: str) -> None:
    """Every op of the content in a sentence, with its numbers."""
    hire, spend = "hire 1 Townsfolk of any segment for free", "spend 3 resources, then flip 1 Debt or Deed"
    assert regnum.game("viscounts").text("en")(key) == words.format(hire=hire, spend=spend)


@clause("viscounts", "card.7")
def test_content_in_words_is_that_of_effects_alone() -> None:
    game = regnum.game("viscounts")
    condition = {"op": "if", "condition": "criminal_icons>=1", "do": gain("debt")}
    assert game.in_words(condition, "en") == "with a Criminal on your board, gain 1 Debt"
    assert game.in_words({"id": "miner"}, "en") is None
    assert game.in_words("miner", "en") is None
