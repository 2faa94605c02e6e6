"""What questions and options say before anybody commits to anything."""

from __future__ import annotations

from typing import Any

import pytest

from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import banner, game, land, person, position, step, vehicle, wild

NAMES = ("Anna", "Bruno", "Carla", "Dario")
CASTILE, FRANCE, MAMLUKS, RUM = range(4)


def said(s: Medioevo, choice: str, lang: str = "en") -> str:
    """What an option says."""
    return game().text(lang).seated(NAMES)(s.describe(s.resolve(choice)))


def asked(s: Medioevo, lang: str = "en") -> str:
    """What the question says."""
    assert s.prompt is not None
    return game().text(lang).seated(NAMES)(s.prompt.message)


def court(*people: dict[str, Any], asks: list[Any], **board: Any) -> Medioevo:
    """Castile, France, the Mamluks and Rum; the Mamluks hold Rome unless `pope` says otherwise."""
    named = [*people, *({} for _ in range(4 - len(people)))]
    kingdoms = ("castile", "france", "mamluks", "rum")
    seated = [{**person(kingdom), **one} for kingdom, one in zip(kingdoms, named, strict=True)]
    board.setdefault("lands", {"papal_state": land(MAMLUKS), "leon": land(CASTILE), "provence": land(FRANCE)})
    return position(*seated, asks=asks, seats=4, **board)


# --- treaties and war ------------------------------------------------------------------------------------------------

RELATIONS: tuple[tuple[dict[str, Any], ...], ...] = (
    ({"casus_belli": [0, 9, 9, 9]}, {}),
    ({"casus_belli": [0, 9, 9, 9], "passage": [FRANCE, MAMLUKS]}, {"passage": [CASTILE], "commerce": [CASTILE]}),
    ({"allied": [FRANCE, RUM]}, {"allied": [CASTILE]}, {}, {"allied": [CASTILE]}),
)


def _standing(s: Medioevo, player: int) -> tuple[int, int, int, int]:
    """Honour, casus belli held, casus belli of others against the player, causes."""
    held = sum(s.casus[s.n * player : s.n * player + s.n])
    return s.honour[player], held, sum(s.casus[player :: s.n]), s.causes[player]


@clause("medioevo", "5.01.t", "5.02.d", "5.02.e", "3.20.c")
@pytest.mark.parametrize("people", RELATIONS)
@pytest.mark.parametrize("other", [FRANCE, MAMLUKS, RUM])
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_options_of_diplomacy_say_what_they_cost(people: tuple[dict[str, Any], ...], other: int, answer: str) -> None:
    pope = {"pope": FRANCE, "lands": {"papal_state": land(FRANCE), "leon": land(CASTILE), "provence": land(FRANCE)}}
    asks = [step("TradeMenu", CASTILE), step("Approach", CASTILE, other=other)]
    s = court(*people, asks=asks, **pope)
    for chosen in s.options():
        if chosen.verb in ("peace", "waive", "renounce"):
            continue
        after = s.copy()
        words: dict[str, Any] = dict(s.describe(chosen).args)
        after.apply(chosen)
        if chosen.verb == "propose" and after.asking.verbs == ("yes", "no", "counter"):
            told: dict[str, Any] = dict(after.describe(after.resolve(answer)).args)
            answerer = _standing(after, other)
            after.apply(answer)
            told["against"] -= words["spent"] if answer == "yes" else 0
            _assert_told(told, answerer, _standing(after, other))
            if answer == "no":
                words |= dict.fromkeys(("honour", "spent", "against", "cause"), 0) | {"marks": words["refused"]}
        _assert_told(words, _standing(s, CASTILE), _standing(after, CASTILE))


def _assert_told(words: dict[str, Any], before: tuple[int, ...], after: tuple[int, ...]) -> None:
    assert words["honour"] == after[0] - before[0]
    assert words["marks"] - words["spent"] == after[1] - before[1]
    assert words["against"] == after[2] - before[2]
    assert bool(words["cause"]) == (after[3] > before[3])


@clause("medioevo", "5.01.ex5", "5.02.ex2", "5.01.k")
def test_a_declaration_of_war_names_its_price_and_the_allies_of_the_target() -> None:
    asks = [step("Approach", CASTILE, other=FRANCE)]
    s = court({"casus_belli": [0, 6, 0, 0]}, {"allied": [RUM]}, {}, {"allied": [FRANCE]}, asks=asks, pope=MAMLUKS)
    war = said(s, "declare:war")
    assert "-3 honour" in war
    assert "1 casus belli against you" in war
    assert "the Pope may excommunicate you" in war
    assert "Dario (Sultanate of Rum)" in war
    paid = said(s, "declare:war.casus_belli")
    assert "6 casus belli spent instead of honour" in paid
    assert "-3" not in paid
    assert "Pope" not in paid
    assert "onore -3" in said(s, "declare:war", "it")


@clause("medioevo", "5.01.o", "5.01.h", "5.01.q")
def test_a_proposal_says_who_gains_what() -> None:
    s = court(asks=[step("Answer", CASTILE, proposer=FRANCE, treaty="tax_20", paid=False)])
    assert asked(s) == (
        "Bruno (Kingdom of France) wants 20% of what you sell in their cities."
        " Asking in return for what they do not grant counts as refusing."
    )
    assert said(s, "yes") == "Accept, you mark 1 casus belli"
    fields: dict[str, Any] = {"other": FRANCE, "treaty": "passage", "paid": False, "counter_paid": False}
    s = court({"florins": 100}, asks=[step("Reply", CASTILE, counter=None, florins=100, **fields)])
    assert asked(s).endswith("In return they ask for 100 florins.")
    assert said(s, "no") == "Refuse, you mark 1 casus belli"
    s = court(asks=[step("Reply", CASTILE, counter="alliance", florins=0, **{**fields, "other": RUM})])
    assert said(s, "yes") == "Accept, -3 honour, 1 casus belli against you"


@clause("medioevo", "5.01.p1", "5.01.p2")
def test_the_terms_of_a_peace_are_named() -> None:
    gives = {"florins": 50, "instalment": 20, "turns": 1, "lands": ["leon"], "cards": ["genius"]}
    asks = {"vehicles": ["cavalry.1"], "choice": 2}
    s = court(
        {"war": [FRANCE]},
        {"war": [CASTILE], "hand": ["thief", "thief"], "vehicles": [vehicle("cavalry", "provence", armies=2)]},
        asks=[step("AnswerPeace", FRANCE, final=False)],
        offer={"by": CASTILE, "to": FRANCE, "gives": gives, "asks": asks},
    )
    assert asked(s) == (
        "Anna (Kingdom of Castile) offers: peace, 50 florins, 20 florins next turn, León, Genius. "
        "They ask for: peace, Cavalry 1 (Provence), 2 empire cards of the giver’s choice."
    )


# --- the Pope --------------------------------------------------------------------------------------------------------


@clause("medioevo", "3.20.c", "5.01.u", "3.20.h")
def test_an_excommunication_names_its_cause() -> None:
    s = court({}, {"causes": ["unjust_war", "failed_at_rome"]}, asks=[step("Judge", CASTILE, offender=FRANCE)])
    assert "unjust war, failed attack on Rome" in asked(s)
    assert "mark 3 casus belli against you" in said(s, "yes")
    s.events = []
    s.apply("yes")
    text = game().text("it").seated(NAMES)
    assert "Bruno riceve la scomunica: guerra ingiusta, attacco a Roma fallito." in [
        text(event.message) for event in s.events
    ]


# --- cards, calamities, crusades -------------------------------------------------------------------------------------


@clause("medioevo", "3.26.8.a", "3.26.16.c", "5.02.c")
def test_a_card_against_a_player_says_what_he_has_and_what_it_costs() -> None:
    robbed = {"hand": ["relic", "templar"], "shown": ["merchant"]}
    churches = {"leon": land(CASTILE), "provence": land(FRANCE, cathedral=True)}
    s = court({}, robbed, asks=[step("ChooseVictim", CASTILE, card="thief")], lands=churches)
    assert asked(s) == "Against whom do you play the Thief? They will mark 1 casus belli against you."
    assert said(s, "player:1") == "Bruno (Kingdom of France): 3 cards"
    s = court({}, robbed, asks=[step("ChooseVictim", CASTILE, card="bishop")], lands=churches)
    assert said(s, "player:1", "it") == "Bruno (Regno di Francia): 1 cattedrale"


@clause("medioevo", "7.05.d")
def test_a_card_says_what_it_does() -> None:
    s = court({"hand": ["diplomat"]}, asks=[step("Diplomacy", CASTILE, orders=True)])
    assert said(s, "play:diplomat") == "Play the Diplomat. Impose a truce of 1–3 turns on a player."


@clause("medioevo", "3.30.10.a", "3.30.10.c")
def test_deceit_says_who_is_immune() -> None:
    wise, learned = {"technologies": ["philosophy"]}, {"technologies": ["literature"]}
    s = court({}, wise, learned, asks=[step("Deceive", CASTILE)])
    assert said(s, "player:1") == "Bruno (Kingdom of France): immune, you lose a general instead"
    assert said(s, "player:2") == "Carla (Mamluk Sultanate): loses 1 general"
    assert said(s, "player:3") == "Dario (Sultanate of Rum): loses up to 3 generals"


@clause("medioevo", "3.30.5.e", "3.30.5.g", "4.03.m")
def test_the_plan_of_a_crusade_says_what_is_at_stake() -> None:
    plan: dict[str, Any] = {"joiners": 3, "goal": None, "start": None, "rounds": 0}
    lands = {"palestine": land(RUM, 7), "papal_state": land(CASTILE, settlement="village")}
    s = court(asks=[step("PlanCrusade", CASTILE, **plan)], lands=lands, round=4)
    assert (
        said(s, "place:palestine")
        == "Jerusalem (Palestine): Dario (Sultanate of Rum), 7 armies, 5 honour points at stake"
    )
    s.apply("place:palestine")
    assert said(s, "amount:1") == "1 round: it leaves in round 6"
    s.apply("amount:1")
    s.apply("amount:10")
    assert s.crusade is not None
    assert s.crusade.departs == 6


# --- moving ----------------------------------------------------------------------------------------------------------


def _march(**fields: Any) -> Medioevo:
    """Castile's caravan and ship with a load and a banner, among lands of all kinds."""
    load = {"salt": 3, "wine": 10, "iron": 2}
    rider = person(
        "castile",
        florins=50,
        vehicles=[vehicle("caravan", "leon", goods=load, armies=3), vehicle("warship", "portugal", armies=1)],
        banners=[banner("minho", level=2)],
        commerce=[FRANCE],
    )
    guest = person("france", vehicles=[vehicle("cavalry", "minho", armies=2), vehicle("warship", "portuguese_sea")])
    lands = {
        **{id: land(CASTILE, 5) for id in ("leon", "galicia", "minho")},
        "portugal": land(CASTILE, 5, settlement="village", fortification="fort"),
        "new_castile": land(FRANCE, 3, settlement="encampment"),
        "extremadura": wild(12, leader="commander"),
    }
    pirates = [{"at": "portuguese_sea", "armies": 12}]
    return position(rider, guest, person("rum"), asks=[step("TradeMenu"), step(**fields)], lands=lands, pirates=pirates)


@clause("medioevo", "3.02.f", "5.01.za", "7.11.c")
def test_a_destination_names_cost_owner_armies_and_what_waits_there() -> None:
    s = _march(name="UseVehicle", vehicle=3, begun=False)
    assert asked(s) == "Caravan 1 in León, 6 points left, 3 armies, salt 3, iron 2, wine 10. What does it do?"
    assert said(s, "go:minho") == "Go to Minho: 2 points, yours, 5 armies; Bruno (Kingdom of France)"
    wild_land = said(s, "go:extremadura")
    assert wild_land.startswith(
        "Go to Extremadura: 2 points, barbarians, 12 armies; a barbarian commander; they attack you"
    )
    worth = 3 * s.box.sell[s.box.city_at[s.box.place_number["new_castile"]]][0]
    worth += 10 * s.box.sell[s.box.city_at[s.box.place_number["new_castile"]]][7]  # without Metals no iron is sold
    assert said(s, "go:new_castile").endswith(
        f"Bruno (Kingdom of France), 3 armies; an encampment; your load is worth {worth} florins"
    )
    s = _march(name="UseVehicle", vehicle=6, begun=False)
    told = "Muovi nel Mare del Portogallo: 2 punti; Bruno (Regno di Francia), pirati 12"
    assert said(s, "go:portuguese_sea", "it") == told


@clause("medioevo", "3.02.f", "7.10.c")
def test_all_destinations_say_what_each_says_alone() -> None:
    for slot in (3, 6):
        s = _march(name="UseVehicle", vehicle=slot, begun=False)
        alone = [s.describe(option) for option in s.options()]
        assert [message.args for message in s.asking.describe_all(s, s.options())] == [
            message.args for message in alone
        ]
        for option, message in zip(s.options(), alone, strict=True):
            if option.verb == "go" and not message.args["attacked"]:
                after = s.copy()
                after.apply(option)
                assert message.args["cost"] == after.vehicle_spent[slot]


@clause("medioevo", "3.06.e", "3.06.f")
def test_loads_go_aboard_or_ashore() -> None:
    s = _march(name="UseVehicle", vehicle=3, begun=False)
    assert said(s, "unload:armies") == "Unload up to 3 armies: 1 point"
    assert said(s, "unload:goods") == "Unload goods (salt 3, iron 2, wine 10): 2 points"
    after = s.copy()
    after.apply("unload:armies")
    assert asked(after, "it") == "Quante armate scendono nel León?"
    s.apply("load:armies")
    assert asked(s) == "How many armies do you load onto Caravan 1? A territory with 4 armies or fewer may rebel."


@clause("medioevo", "3.06.i", "7.10.c")
def test_pieces_say_how_many_points_they_have_left_and_what_they_carry() -> None:
    s = _march(name="CombatMenu")
    assert said(s, "use:warship.1") == "Warship 1 in Portugal: 10 points left, 1 army"
    told = "March with banner 1 from Minho to Galicia: 2 points, yours, 5 armies"
    assert said(s, "march:1.galicia") == told


@clause("medioevo", "3.16.e", "7.10.z", "3.20.c")
def test_breaking_off_says_what_it_costs() -> None:
    lands = {"papal_state": land(FRANCE, 5), "tuscany": land(CASTILE, 9)}
    attack = {"attacker": 0, "defender": 1, "aim": "land", "source": "tuscany", "target": "papal_state", "banner": 1}
    for level, told in ((1, "loses all its experience and is removed"), (2, "loses a level")):
        besieger = {"war": [FRANCE], "banners": [banner("tuscany", level=level)]}
        besieged = {"war": [CASTILE]}
        asks = [step("FightOn", CASTILE)]
        s = court(besieger, besieged, asks=asks, lands=lands, pope=FRANCE, attack={**attack, "base": 1})
        assert told in said(s, "break_off")
        assert said(s, "break_off").endswith("the Pope may excommunicate you")
        s.apply("break_off")
        assert s.causes[CASTILE]
        assert s.banner_level[0] == level - 1
