"""A position as it is saved: every part comes back, nobody sees what is hidden, and nonsense is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import regnum
from regnum.core.encoding import encoding
from regnum.games.medioevo.constants import ABOARD, ABSENT, COMMITTED, RESERVE
from regnum.games.medioevo.state import Medioevo
from tests.clauses import clause
from tests.games.medioevo.positions import game


def board() -> dict[str, Any]:
    """A position in which every part has something in it, as it is saved."""
    return {
        "round": 4,
        "phase": "combat",
        "order": [2, 0, 1],
        "active": 1,
        "lands": {
            **{place.id: {"armies": 1} for place in game().box.contents.territory},
            "leon": {
                "owner": 0,
                "armies": 7,
                "settlement": "town",
                "fortification": "castle",
                "cathedral": True,
                "goods": {"salt": 3, "gold": 2},
                "trade_building": "farm",
                "granary": 2,
            },
            "kent": {"armies": 9, "leader": "barbarian_general", "spoils": {"wine": 4}},
            "provence": {"owner": 1, "armies": 2, "fortification": "fort"},
            "armenia": {"owner": 2, "armies": 3},
        },
        "holders": {
            **{kingdom.id: "barbarian" for kingdom in game().box.contents.kingdom},
            "castile": 0,
        },
        "standards": ["thrace", "palestine"],
        "pope": 1,
        "pirates": [{"at": "celtic_sea", "armies": 5, "leader": "commander"}],
        "crusade": {
            "goal": "palestine",
            "start": "leon",
            "departs": 6,
            "percent": 40,
            "joiners": [0, 1],
            "quotas": [3, 2, 0],
            "committed": [1, 2, 0],
            "at": "leon",
            "contributors": [1],
            "enemy": 2,
            "new_allies": [[1], [0], []],
            "new_wars": [0],
        },
        "terms": [{"kind": "imposed_passage", "one": 2, "other": 1, "turns_one": 3, "turns_other": 2}],
        "debts": [{"debtor": 2, "creditor": 0, "instalment": 25, "turns": 3, "overdue": 10}],
        "blockades": [{"by": 0, "against": 2, "at": "celtic_sea", "shores": False}],
        "empire_discards": ["relic", "thief"],
        "event_discards": ["mud"],
        "calamity_discards": ["famine"],
        "treasure_discards": ["treasure_02"],
        "actions": 1,
        "proposed": 8,
        "offer": {
            "by": 0,
            "to": 1,
            "gives": {"florins": 50, "instalment": 20, "turns": 2, "vehicles": ["caravan.1"], "lands": ["leon"]},
            "asks": {"vehicles": ["warship.2"], "cards": ["genius"], "choice": 1, "pope": True},
        },
        "resting": 2,
        "half_price": True,
        "settled": ["leon"],
        "walled": ["provence"],
        "reopened": ["celtic_sea"],
        "attack": {
            "attacker": 0,
            "defender": "barbarian",
            "aim": "land",
            "source": "leon",
            "target": "kent",
            "banner": 2,
            "armies": 0,
            "leader": "",
            "base": 3,
            "stop": 1,
        },
        "assault": [1, 4, 2],
        "eliminated": [],
        "ended": "",
        "won": [],
        "players": [
            {
                "kingdom": "castile",
                "technologies": ["pottery", "democracy"],
                "fresh": ["pottery"],
                "shown": ["merchant"],
                "honour": -3,
                "honour_peak": 1,
                "coins": 2,
                "excommunicated": True,
                "ban": 2,
                "causes": ["unjust_war", "failed_at_rome"],
                "outfit": 6,
                "war": [2],
                "allied": [1],
                "passage": [1],
                "commerce": [1, 2],
                "sword": 3,
                "florins": 340,
                "reserve": 7,
                "generals": 1,
                "grain_reserves": 2,
                "hand": ["genius", "treaty"],
                "objective": "castile_1",
                "bid": 12,
                "orders": {"battle_losses": "default", "alliance_calls": "confirm"},
                "rates": [0, 10, 20],
                "casus_belli": [0, 2, 1],
                "stock": ["village", "fort", "fort", "mine"],
                "vehicles": [
                    {"kind": "caravan", "n": 1, "at": "leon", "armies": 3, "goods": {"iron": 2}, "spent": 4},
                    {"kind": "cavalry", "n": 3, "at": "reserve", "bonus": -2, "marks": ["bought", "first_berth"]},
                ],
                "banners": [
                    {"n": 1, "at": "caravan.1", "level": 1},
                    {
                        "n": 2,
                        "at": "leon",
                        "level": 3,
                        "general": True,
                        "armies": 4,
                        "reach": 4,
                        "attacks": 1,
                        "spent": 2,
                        "earned": 1,
                    },
                    {"n": 3, "at": "crusade", "level": 2},
                ],
                "engines": [{"n": 1, "at": "leon", "moved": True}, {"n": 3, "at": "reserve"}],
            },
            {
                "kingdom": "france",
                "vehicles": [{"kind": "warship", "n": 2, "at": "celtic_sea"}],
                "hand": ["relic"],
            },
            {"kingdom": "rum", "war": [0], "florins": 5},
        ],
        "empire_pile": ["bishop"],
        "event_pile": ["calm"],
        "calamity_pile": ["plague"],
        "treasure_pile": ["treasure_01"],
        "spied": 1,
    }


def saved(of: dict[str, Any] | None = None, **more: Any) -> dict[str, Any]:
    return {
        "seats": 3,
        "options": {"zones": "all", "treasures": True, "trade_buildings": True},
        "board": of or board(),
        "steps": [{"step": "PurchaseMenu", "seat": 0}],
        **more,
    }


def loaded(of: dict[str, Any] | None = None) -> Medioevo:
    found = game().load(saved(of), strict=False)
    assert isinstance(found, Medioevo)
    return found


@clause("medioevo", "6.03.f", "7.01.a")
def test_every_part_of_a_position_comes_back() -> None:
    expected = board()
    again = loaded().to_json()["board"]
    assert list(again) == list(expected)
    for part in expected:
        assert again[part] == expected[part], part


@clause("medioevo", "6.03.f", "3.06.b", "3.16.b", "7.10.c")
def test_pieces_are_in_their_slots() -> None:
    s = loaded()
    leon, kent = s.box.place_number["leon"], s.box.place_number["kent"]
    assert (s.vehicle_at[3], s.vehicle_armies[3], s.vehicle_goods[3][1], s.vehicle_spent[3]) == (leon, 3, 2, 4)
    assert (s.vehicle_at[11], s.vehicle_bonus[11]) == (RESERVE, -2)
    assert s.vehicle_at[12 + 7] == s.box.place_number["celtic_sea"]
    assert s.banner_at[:3] == [ABOARD + 3, leon, COMMITTED]
    assert (s.banner_level[:3], s.banner_general[:3], s.banner_armies[1]) == ([1, 3, 2], [0, 1, 0], 4)
    assert (s.engine_at[0], s.engine_at[2], s.engines_moved) == (leon, RESERVE, 1)
    assert (s.owner[leon], s.owner[kent], s.leader[kent], s.settlement[leon], s.fort[leon]) == (0, -1, 2, 3, 2)
    assert s.attack is not None
    assert (s.attack.attacker, s.attack.defender, s.attack.banner, s.attack.target) == (0, -1, 1, kent)
    assert s.offer is not None
    assert (s.offer.gives.vehicles, s.offer.asks.vehicles) == ((3,), (12 + 7,))
    assert s.crusade is not None
    assert (s.crusade.joiners, s.crusade.new_allies, s.crusade.new_wars) == (3, (2, 1, 0), 1)
    assert (s.orders[:4], s.rates[:3], s.casus[:3]) == ([0, 1, 0, 2], [0, 10, 20], [0, 2, 1])
    assert (s.settled, s.standards) == (1 << leon, (s.box.place_number["thrace"], s.box.place_number["palestine"]))


@clause("medioevo", "6.03.f", "3.26.8.a")
def test_what_each_seat_sees_of_a_position() -> None:
    s = loaded()
    own, other, nobody = (s.view(seat)["board"] for seat in (0, 1, None))
    panel = {"florins": 340, "reserve": 7, "generals": 1, "grain_reserves": 2, "bid": 12, "objective": "castile_1"}
    assert {name: own["players"][0][name] for name in panel} == panel
    assert own["players"][0]["hand"] == ["genius", "treaty"]
    assert own["players"][1]["hand"] == ["relic"]  # he is looking into it
    for board in (other, nobody):
        assert not set(panel) & set(board["players"][0])
        assert board["players"][0]["hand"] == 2
        assert [(one["kind"], one["at"]) for one in board["players"][0]["vehicles"]] == [("caravan", "leon")]
        assert [one["at"] for one in board["players"][0]["engines"]] == ["leon"]
        assert "proposed" not in board
    assert own["players"][2]["honour"] == 0
    assert own["players"][0]["honour"] == -3
    assert other["players"][1]["florins"] == 0  # zero is shown too, to its owner
    assert "florins" not in own["players"][1]
    assert own["holders"] == {"castile": 0}
    assert own["seas"]["celtic_sea"] == 2
    assert own["seas"]["cilician_sea"] == 0
    assert own["technology_owners"]["pottery"] == [0]
    assert own["technology_owners"]["music"] == []
    assert own["empire_pile"] == 1


Change = Callable[[dict[str, Any]], object]
NONSENSE: list[tuple[Change, str]] = [
    (lambda b: b.update(round=-1), "round: -1 is not from 0"),
    (lambda b: b.update(phase="sleep"), "phase: there is no 'sleep'"),
    (lambda b: b.update(assault=[0, 0]), "assault: there are 2, not 3"),
    (lambda b: b["lands"].update(atlantis={}), "lands.atlantis: is not here"),
    (lambda b: b["lands"].update(celtic_sea={}), "lands.celtic_sea: is not here"),
    (lambda b: b["lands"]["leon"].update(owner="france"), "'france' is neither a player nor 'barbarian'"),
    (lambda b: b["lands"]["leon"].update(owner=3), "owner: 3 is not from 0 to 2"),
    (lambda b: b["lands"]["leon"].update(armies=100_000), "armies: 100000 is not from 0 to 99999"),
    (lambda b: b["lands"]["leon"].update(cathedral=1), "cathedral: 1 is neither true nor false"),
    (lambda b: b["lands"]["leon"].update(goods={"silk": 1}), "goods.silk: there is no such part"),
    (lambda b: b["lands"]["leon"].update(goods={"salt": -1}), "goods: -1 is not from 0"),
    (lambda b: b["lands"]["leon"].update(granary=100_000), "granary: 100000 is not from 0"),
    (lambda b: b["holders"].update(atlantis=0), "holders.atlantis: is not here"),
    (lambda b: b.update(standards=[7]), r"standards\[0\]: there is no place 7"),
    (lambda b: b["pirates"][0].pop("armies"), "armies: is missing"),
    (lambda b: b["pirates"][0].update(flag="black"), "flag: there is no such part"),
    (lambda b: b["crusade"].update(percent=0), "percent: 0 is not from 1 to 100"),
    (lambda b: b["crusade"].update(percent=101), "percent: 101 is not from 1 to 100"),
    (lambda b: b["crusade"].update(quotas=[1, 2]), "quotas: there are 2, not 3"),
    (lambda b: b["crusade"].update(goal="reserve"), "goal: there is no place 'reserve'"),
    (lambda b: b["crusade"].pop("joiners"), "joiners: is missing"),
    (lambda b: b["attack"].update(banner=4), "banner: 4 is not from 0 to 3"),
    (lambda b: b["attack"].update(base=4), "base: 4 is not from 0 to 3"),
    (lambda b: b["attack"].update(attacker="barbarian"), "banner: barbarians have none"),
    (lambda b: b["offer"]["gives"].update(vehicles=["warship"]), "there is no vehicle 'warship'"),
    (lambda b: b["offer"]["gives"].update(vehicles=[3]), "there is no vehicle 3"),
    (lambda b: b["offer"]["gives"].update(vehicles=["ark.1"]), "there is no 'ark'"),
    (lambda b: b["offer"]["gives"].update(vehicles=["caravan.0"]), "0 is not from 1 to 3"),
    (lambda b: b["offer"]["gives"].update(vehicles=["caravan.4"]), "4 is not from 1 to 3"),
    (lambda b: b["players"][0].update(technologies=["alchemy"]), "technologies: there is no 'alchemy'"),
    (lambda b: b["players"][0].update(honour=10_000), "honour: 10000 is not from -9999 to 9999"),
    (lambda b: b["players"][0].update(ban=3), "ban: 3 is not from 0 to 2"),
    (lambda b: b["players"][0].update(rates=[1, 2]), "rates: there are 2, not 3"),
    (lambda b: b["players"][0].update(stock=["tent"]), "stock: there is no 'tent'"),
    (lambda b: b["players"][0].update(orders={"tea": "hot"}), "orders: there is no 'tea'"),
    (lambda b: b["players"][0].update(orders={"offers": "drop"}), "orders.offers: there is no 'drop'"),
    (lambda b: b["players"][0]["vehicles"][0].update(n=4), "n: 4 is not from 1 to 3"),
    (lambda b: b["players"][0]["vehicles"][0].update(n=0), "n: 0 is not from 1 to 3"),
    (lambda b: b["players"][0]["vehicles"][0].update(kind="ark"), "kind: there is no 'ark'"),
    (lambda b: b["players"][0]["vehicles"][0].pop("at"), "at: is missing"),
    (lambda b: b["players"][0]["vehicles"][0].update(sails=2), "sails: there is no such part"),
    (lambda b: b["players"][0]["vehicles"][0].update(bonus=-100), "bonus: -100 is not from -99 to 99"),
    (lambda b: b["players"][0]["vehicles"][0].update(bonus=100), "bonus: 100 is not from -99 to 99"),
    (lambda b: b["players"][0]["banners"][0].update(n=4), "n: 4 is not from 1 to 3"),
    (lambda b: b["players"][0]["banners"][0].update(level=0), "level: 0 is not from 1 to 3"),
    (lambda b: b["players"][0]["banners"][0].update(level=4), "level: 4 is not from 1 to 3"),
    (lambda b: b["players"][0]["banners"][0].update(reach=5), "reach: 5 is not from 0 to 4"),
    (lambda b: b["players"][0]["engines"][0].update(n=0), "n: 0 is not from 1 to 3"),
]


@clause("medioevo", "6.03.f")
@pytest.mark.parametrize(("change", "said"), NONSENSE, ids=[said for _, said in NONSENSE])
def test_nonsense_is_refused_with_its_place(change: Change, said: str) -> None:
    broken = board()
    change(broken)
    with pytest.raises(regnum.BadInput, match=said.replace("(", r"\(")):
        loaded(broken)


def numbers(s: Medioevo, name: str, i: int = 0, seat: int | None = 0) -> list[int]:
    """How learners read entry `i` of a field: of a land, a player or a slot; without the zeros at its end."""
    layout = encoding(s.table.game)
    part = layout.part(name)
    at = part.offset + i * part.width
    found = layout.numbers(s, seat)[at : at + part.width]
    while found and not found[-1]:
        found.pop()
    return found


def piece(s: Medioevo, name: str, slot: int, seat: int = 0) -> list[int]:
    """How learners read the piece in a slot: all its parts, without the zeros at the end."""
    layout = encoding(s.table.game)
    row = layout.numbers(s, seat)
    found: list[int] = []
    for part in layout.parts:
        if part.name.startswith(f"players.{name}."):
            at = part.offset + slot * part.width
            found += row[at : at + part.width]
    while found and not found[-1]:
        found.pop()
    return found


@clause("medioevo", "6.03.f")
def test_learners_read_every_land_and_every_piece() -> None:
    s = loaded()
    at = s.box.place_number
    leon, sea, kent, palestine = (at[place] for place in ("leon", "celtic_sea", "kent", "palestine"))

    def place(number: int) -> int:
        """A place as learners read it: 0 is a piece in the box, 1 one in reserve."""
        return number - ABSENT

    assert [numbers(s, f"lands.{name}", leon) for name in ("owner", "armies", "cathedral")] == [[1], [7], [1]]
    assert numbers(s, "lands.goods", leon) == [3, 0, 0, 0, 0, 0, 0, 0, 2]
    assert piece(s, "vehicles", 3) == [place(leon), 3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 4]
    assert piece(s, "banners", 1) == [place(leon), 3, 1, 4, 4, 1, 2, 1]
    assert piece(s, "engines", 2) == [place(RESERVE)]
    assert piece(s, "engines", 2, 1) == piece(s, "engines", 1, 1)  # as if it were not there
    assert numbers(s, "players.stock") == [1, 0, 1, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1]
    assert numbers(s, "players.stock", 0, 1) == []
    assert numbers(s, "players.causes") == [1, 0, 0, 1]
    assert (numbers(s, "players.rates"), numbers(s, "players.orders")) == ([0, 10, 20], [0, 1, 0, 2])
    assert [n for n, one in enumerate(numbers(s, "standards")) if one] == sorted([at["thrace"], palestine])
    assert [n for n, one in enumerate(numbers(s, "settled")) if one] == [leon]
    assert numbers(s, "pirates")[:5] == [1, 1, place(sea), 5, 1]
    assert numbers(s, "debts")[:7] == [1, 1, 3, 1, 25, 3, 10]
    assert numbers(s, "attack") == [1, 1, 0, 0, place(leon), place(kent), 2, 0, 0, 3, 1]  # banner 2; 0 is none
    crusade = [1, place(palestine), place(leon), 6, 40, 1, 1, 0, 3, 2, 0, 1, 2, 0, place(leon), 0, 1, 0, 3]
    assert numbers(s, "crusade") == [*crusade, 0, 1, 0, 1, 0, 0, 0, 0, 0, 1]
    assert numbers(s, "offer")[:7] == [1, 1, 2, 1, 50, 20, 2]


@clause("medioevo", "6.03.f")
def test_learners_read_nothing_of_what_is_not_there() -> None:
    people = [{"kingdom": id} for id in ("castile", "france", "rum")]
    empty = loaded({"players": people})
    for name in ("pirates", "crusade", "terms", "debts", "blockades", "offer", "attack"):
        assert not any(numbers(empty, name))


@clause("medioevo", "6.03.f")
def test_what_a_saved_position_may_leave_out() -> None:
    short = board()
    short["crusade"] = {
        name: short["crusade"][name]
        for name in ("goal", "start", "departs", "percent", "joiners", "quotas", "committed", "at")
    }
    for name in ("banner", "armies", "leader", "base", "stop"):
        del short["attack"][name]
    del short["pirates"][0]["leader"]
    del short["players"][0]["banners"][0]["level"]
    short["order"] = []
    s = loaded(short)
    assert s.crusade is not None
    assert (s.crusade.contributors, s.crusade.enemy, s.crusade.new_allies, s.crusade.new_wars) == (0, -1, (0, 0, 0), 0)
    assert s.attack is not None
    assert s.attack[5:] == (-1, 0, 0, 0, 0)
    assert s.pirates[0][2] == 0
    assert s.banner_level[0] == 1
    assert s.order == (0, 1, 2)


@clause("medioevo", "6.03.f")
def test_a_step_keeps_places_pieces_and_players() -> None:
    steps = [
        {"step": "Secede", "seat": 0, "receiver": 2, "lands": ["leon"], "vehicles": [3]},
        {"step": "Siege", "crusaders": [0, 1], "defenders": [None, 2], "side": [None]},
        {"step": "PlanCrusade", "seat": 1, "joiners": 3, "goal": "palestine", "start": None, "rounds": 0},
        {"step": "ChooseVictim", "seat": 0, "card": "thief"},
        {"step": "PassSome", "seat": 0, "giver": None, "taker": 3, "good": "wine"},
        {"step": "Answer", "seat": 0, "proposer": 1, "treaty": "tax_20", "paid": True},
        {"step": "PlaceVehicle", "seat": 0, "kind": "warship"},
        {"step": "PurchaseMenu", "seat": 0},
    ]
    again = game().load(saved(steps=steps), strict=False).to_json()["steps"]
    assert again == steps
    for broken, said in (
        ({"step": "PassSome", "seat": 0, "giver": None, "taker": 36, "good": "wine"}, "36 is not from 0 to 35"),
        ({"step": "PassSome", "seat": 0, "giver": None, "taker": 3, "good": "silk"}, "there is no 'silk'"),
        ({"step": "Siege", "crusaders": [], "defenders": [3], "side": []}, "3 is not from 0 to 2"),
    ):
        with pytest.raises(regnum.BadInput, match=said):
            game().load(saved(steps=[broken]), strict=False)
