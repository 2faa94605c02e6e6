"""Medioevo: which piece each field of the board holds, for the law that facts are true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import regnum
from regnum.core.message import Fact
from regnum.games.medioevo.box import BUILDINGS, GOODS, VEHICLES
from regnum.games.medioevo.game import MedioevoGame
from tests.books import Booking, Books, by_verb

Json = Any
BARBARIANS = -1
ENGINES = ("catapult", "catapult", "bombard")
PIECES = (*VEHICLES, "banner", "general", "catapult", "bombard")
TERMS = ("truce", "imposed_passage", "imposed_commerce")
TREATIES = {"passage": "passage", "commerce": "commerce", "alliance": "allied"}
# What lies behind a panel: how much of it passes on with an elimination is for two players alone to know (6.03.f).
PANEL = ("army", "grain_reserve", "coin", *BUILDINGS, *PIECES)


def levels() -> tuple[list[str], list[str]]:
    game = regnum.game("medioevo")
    assert isinstance(game, MedioevoGame)
    return list(game.box.settlement_ids), list(game.box.fort_ids)


SETTLEMENTS, FORTS = levels()
# A settlement or fortification stands on the one before: it adds a level.
LEVEL = {**dict.fromkeys(SETTLEMENTS[1:], "settlement"), **dict.fromkeys(FORTS[1:], "fort")}


class Places:
    """What lies at the places of the map, on the ground and aboard, and what the players have elsewhere."""

    def __init__(self, board: Json) -> None:
        self.armies: dict[str, Counter[str]] = {}
        self.wild: Counter[str] = Counter()
        self.goods: dict[str, Counter[str]] = {}
        self.pieces: dict[str, Counter[str]] = {}
        self.built: dict[str, Counter[str]] = {}
        self.granaries: Counter[str] = Counter()
        self.generals: Counter[str] = Counter()
        self.leaders: dict[str, list[str]] = {}
        self.owners: dict[str, list[str]] = {}
        self.owned: dict[str, Counter[str]] = {}
        for id, land in board["lands"].items():
            self._land(id, land)
        for n, player in enumerate(board["players"]):
            self.owned[str(n)] = self._player(n, player)

    def _land(self, id: str, land: Json) -> None:
        owner = land.get("owner")
        self.owners[id] = [str(BARBARIANS if owner is None else owner)]
        if owner is None:
            self.wild[id] = land["armies"]
        else:
            self._add(self.armies, id, owner, land["armies"])
        if len(land) < 2 + ("owner" in land):
            return  # nothing but armies
        self._add(self.built, id, "settlement", SETTLEMENTS.index(land.get("settlement", "")))
        self._add(self.built, id, "fort", FORTS.index(land.get("fortification", "")))
        self._add(self.built, id, "cathedral", land.get("cathedral", 0))
        if "trade_building" in land:
            self._add(self.built, id, land["trade_building"], 1)
        self.granaries[id] = land.get("granary", 0)
        self.leaders[id] = [land["leader"]] if "leader" in land else []
        for goods in (land.get("goods", {}), land.get("spoils", {})):
            for good, n in goods.items():
                self._add(self.goods, id, good, n)

    def _add(self, table: dict[str, Counter[str]], place: str, what: object, n: int) -> None:
        table.setdefault(place, Counter())[str(what)] += n

    def _player(self, n: int, player: Json) -> Counter[str]:
        own: Counter[str] = Counter(player.get("stock", []))
        self.generals[str(n)] += player.get("generals", 0)
        for field, piece in COUNTED.items():
            own[piece] += player.get(field, 0)
        where = {}
        for vehicle in player.get("vehicles", []):
            at, kind = vehicle["at"], vehicle["kind"]
            where[f"{kind}.{vehicle['n']}"] = at
            self._put(own, at, kind, n)
            self._add(self.armies, at, n, vehicle.get("armies", 0))
            for good, amount in vehicle.get("goods", {}).items():
                self._add(self.goods, at, good, amount)
        for banner in player.get("banners", []):
            at = where.get(banner["at"], banner["at"])
            self._put(own, at, "banner", n)
            if banner.get("general") and at == "reserve":
                self.generals[str(n)] += 1
            elif banner.get("general"):
                self._put(own, at, "general", n)
            self._add(self.armies, at, n, banner.get("armies", 0))
        for engine in player.get("engines", []):
            self._put(own, engine["at"], ENGINES[engine["n"] - 1], n)
        return own

    def _put(self, own: Counter[str], at: str, piece: str, n: int) -> None:
        if at == "reserve":
            own[piece] += 1
        else:
            self._add(self.pieces, at, f"{piece} {n}", 1)


# The fields of a player that are a number, and the piece that facts call it.
COUNTED = {
    "reserve": "army",
    "outfit": "outfit",
    "grain_reserves": "grain_reserve",
    "coins": "coin",
    "honour": "honour",
    "excommunicated": "excommunicated",
}


def laid_out(board: Json) -> Json:
    """By place, whether on the ground or aboard, and by owner; behind a panel what is nowhere on the map."""
    found = Places(board)
    players = board["players"]
    pirates: Counter[str] = Counter()
    for ship in board["pirates"]:
        pirates[ship["at"]] += ship["armies"]
    terms: Counter[str] = Counter(f"{term['one']} {term['kind']} {term['other']}" for term in board["terms"])
    relations: Counter[str] = Counter()
    for n, player in enumerate(players):
        for field in ("war", "allied", "passage", "commerce"):
            relations.update(f"{n} {field} {other}" for other in player.get(field, []))
    closed: dict[str, Counter[str]] = {}
    for one in board["blockades"]:
        closed.setdefault(one["at"], Counter())[f"{one['by']} {one['against']}"] += 1
    owed: Counter[str] = Counter()
    for debt in board["debts"]:
        owed[f"{debt['debtor']} {debt['creditor']}"] += debt["instalment"] * debt["turns"] + debt["overdue"]
    crusade = board["crusade"]
    return {
        **board,
        **vars(found),
        "pirates": pirates,
        "relations": relations,
        "closed": closed,
        "terms": terms,
        "owed": owed,
        "purses": {str(n): player.get("florins", 0) for n, player in enumerate(players)},
        "swords": {str(n): player.get("sword", 0) for n, player in enumerate(players)},
        "techs": {str(n): player.get("technologies", []) for n, player in enumerate(players)},
        "casus": _towards(players, "casus_belli"),
        "shares": _towards(players, "rates"),
        "hands": {str(n): player.get("hand", []) for n, player in enumerate(players)},
        "shown": {str(n): player.get("shown", []) for n, player in enumerate(players)},
        "committed": {str(n): armies for n, armies in enumerate(crusade["committed"])} if crusade else {},
        "pope": [] if board["pope"] is None else [str(board["pope"])],
        "standards": {place: [place] for place in board["standards"]},
    }


def _towards(players: list[Json], field: str) -> dict[str, int]:
    return {f"{n} {other}": amount for n, one in enumerate(players) for other, amount in enumerate(one.get(field, []))}


BEHIND = {"florin": "purses", "sword": "swords", "general": "generals"}


def bookings(fact: Fact, before: Json, after: Json) -> Iterator[Booking]:
    kind, _, id = fact.piece.partition(":")
    one, other = _player(fact.source), _player(fact.target)
    if fact.target == "order" or (fact.verb == "changed" and kind == "banner"):
        return  # the order of play; a banner's level, which the board shows with it
    if fact.verb == "ended" and kind == "player":
        yield from _vanished(str(fact.actor), before)
    elif kind == "panel":
        yield from _inherited(one, other, before, after)
    elif kind == "territory":
        yield from _territory(fact, before)
    elif fact.verb == "moved" and fact.source == fact.target and (kind == "army" or kind in GOODS):
        yield from _within(fact, before, after)
    elif kind in ("treaty", *TERMS, "war", "peace", "casus_belli", "rate", "debt"):
        yield from _relation(fact, kind, id, one, other)
    elif kind == "blockade":
        pair, sea = f"{fact.actor} {one}", fact.target.split(".")[1]
        yield f"closed.{sea}.{pair}", pair, 1 if fact.verb == "began" else -1
    elif fact.piece == "card:pope":
        if fact.verb != "decided":
            yield from (("pope", f"card:{old}", -1) for old in before["pope"])
            yield from [("pope", f"card:{fact.actor}", 1)] if fact.verb == "gained" else []
    else:
        for address, piece, n in by_verb(fact):
            yield from _piece(fact, address, piece, n, kind)


def _player(address: str) -> str:
    return address.split(".")[1] if address.startswith("players.") else ""


def _piece(fact: Fact, address: str, piece: str, n: int, kind: str) -> Iterator[Booking]:
    place, *parts = address.split(".")
    if place == "players" and kind == "card":
        yield f"{'hands' if parts[1:] == ['hand'] else 'shown'}.{parts[0]}", piece, n
    elif place == "players" and kind == "technology":
        yield f"techs.{parts[0]}", piece, n
    elif place == "players" and kind in BEHIND:
        yield f"{BEHIND[kind]}.{parts[0]}", piece, n
    elif place == "players":
        named = "outfit" if parts[1:] == ["outfit"] else piece
        yield f"owned.{parts[0]}.{named}", named, n
    elif place == "crusade" and piece == "army":
        yield f"committed.{fact.actor}", piece, n
    elif place == "crusade":
        yield f"pieces.crusade.{piece} {fact.actor}", f"{piece} {fact.actor}", n
    elif place in ("lands", "seas"):
        yield from _at(fact, parts[0], piece, n)
    else:
        yield address, piece, n


def _within(fact: Fact, before: Json, after: Json) -> Iterator[Booking]:
    """Armies or goods that pass from hand to hand in a place, as aboard: they stay there, but so many change hands."""
    place = fact.source.split(".")[1]
    was, now = (_hands(board, place, fact.actor, fact.piece) for board in (before, after))
    changed = sum(abs(now[hand] - was[hand]) for hand in {*was, *now}) // 2
    yield from _at(fact, place, fact.piece, fact.amount - changed)


def _hands(board: Json, place: str, player: int, piece: str) -> Counter[str]:
    """How much of armies or goods there is in a place on the ground, and how much of a player's aboard each vehicle."""

    def n(held: Json) -> int:
        found: int = held.get("armies", 0) if piece == "army" else held.get("goods", {}).get(piece, 0)
        return found

    land = board["lands"].get(place, {})
    ashore = n(land) + (0 if piece == "army" else land.get("spoils", {}).get(piece, 0))
    vehicles = [one for one in board["players"][player].get("vehicles", []) if one["at"] == place]
    return Counter({"": ashore, **{f"{one['kind']}.{one['n']}": n(one) for one in vehicles}})


def _at(fact: Fact, place: str, piece: str, n: int) -> Iterator[Booking]:
    if piece == "army" and fact.actor == BARBARIANS:
        yield f"wild.{place}", piece, n
    elif piece == "army":
        yield f"armies.{place}.{fact.actor}", piece, n
    elif piece in GOODS:
        yield f"goods.{place}.{piece}", piece, n
    elif piece in PIECES:
        yield f"pieces.{place}.{piece} {fact.actor}", f"{piece} {fact.actor}", n
    elif piece in ("commander", "barbarian_general"):
        yield f"leaders.{place}", f"leader:{piece}", n
    elif piece == "grain_reserve":
        yield f"granaries.{place}", piece, n
    elif piece == "pirates":
        yield f"pirates.{place}", piece, n
    elif piece == "standard":
        yield f"standards.{place}", f"standard:{place}", n
    else:
        level = LEVEL.get(piece, piece)
        yield f"built.{place}.{level}", level, n


def _territory(fact: Fact, before: Json) -> Iterator[Booking]:
    """A territory goes from whoever held it to another player, or to the barbarians."""
    place = next(end.split(".")[1] for end in (fact.source, fact.target) if end.startswith("lands."))
    new = _player(fact.target) or str(fact.actor if fact.verb == "gained" else BARBARIANS)
    yield f"owners.{place}", f"owner:{before['owners'][place][0]}", -1
    yield f"owners.{place}", f"owner:{new}", 1


def _relation(fact: Fact, kind: str, id: str, one: str, other: str) -> Iterator[Booking]:
    if fact.verb == "decided":
        return
    sign = -1 if fact.verb == "lost" or kind == "peace" else 1
    if kind == "treaty" or kind in ("war", "peace"):
        field = TREATIES[id] if kind == "treaty" else "war"
        yield f"relations.{one} {field} {other}", f"{one} {field} {other}", sign
        if field in ("war", "allied"):
            yield f"relations.{other} {field} {one}", f"{other} {field} {one}", sign
    elif kind in TERMS:
        yield f"terms.{one} {kind} {other}", f"{one} {kind} {other}", sign
    elif kind in ("rate", "debt"):
        yield f"{'shares' if kind == 'rate' else 'owed'}.{one} {other}", kind, sign * fact.amount
    else:
        holder, against = (other, one) if fact.verb == "gained" else (one, other)
        yield f"casus.{holder} {against}", "casus_belli", sign * fact.amount


def _vanished(loser: str, before: Json) -> Iterator[Booking]:
    """7.10.el.b, 7.10.el.c: nothing is left behind the panel."""
    for table, piece in (("purses", "florin"), ("generals", "general")):
        yield f"{table}.{loser}", piece, -before[table][loser]
    for piece in PANEL:
        yield f"owned.{loser}.{piece}", piece, -before["owned"][loser][piece]


def _inherited(loser: str, heir: str, before: Json, after: Json) -> Iterator[Booking]:
    """7.10.el.b: what was behind the panel passes on, pieces within limits; only the two know how much (6.03.f)."""
    yield f"purses.{heir}", "florin", before["purses"][loser]
    yield f"generals.{heir}", "general", after["generals"][heir] - before["generals"][heir]
    for piece in PANEL:
        own = before["owned"]
        gained = after["owned"][heir][piece] - own[heir][piece] if piece in PIECES else own[loser][piece]
        yield f"owned.{heir}.{piece}", piece, gained
    for held in ("hands", "shown"):
        for card in before[held][loser]:
            yield f"{held}.{loser}", f"card:{card}", -1
            yield f"hands.{heir}", f"card:{card}", 1


# What the players have from the start (6.03, 6.04); wild lands become theirs.
SET_UP = ("armies.*.*", "wild.*", "built.*.*", "owners.*", "owned.*.*", "purses.*", "standards.*")

# Steps in which barbarians who were on no land come ashore or ride in.
INVADERS = {
    "HordeAttacks": "3.30.12.f",
    "HordeWins": "3.30.12.e",
    "FleetWins": "3.30.14.c",
    "AfterRevolt": "3.30.15.e",
    "SlavesRise": "3.30.15.d",
}

BOOKS = Books(
    held={
        "armies.*.*": "army",
        "wild.*": "army",
        "goods.*.*": "{}",
        "pieces.*.*": "{}",
        "built.*.*": "{}",
        "granaries.*": "grain_reserve",
        "leaders.*": "leader",
        "owners.*": "owner",
        "pirates.*": "pirates",
        "standards.*": "standard",
        "owned.*.*": "{}",
        "techs.*": "technology",
        "generals.*": "general",
        "purses.*": "florin",
        "swords.*": "sword",
        "relations.*": "{}",
        "closed.*.*": "{}",
        "terms.*": "{}",
        "owed.*": "debt",
        "casus.*": "casus_belli",
        "shares.*": "rate",
        "hands.*": "card",
        "shown.*": "card",
        "committed.*": "army",
        "pope": "card",
        "empire_discards": "card",
        "event_discards": "event_card",
        "calamity_discards": "calamity",
        "treasure_discards": "treasure",
        "empire_pile": "card",
        "event_pile": "event_card",
        "calamity_pile": "calamity",
        "treasure_pile": "treasure",
    },
    laid_out_as={
        "lands.owner": ("owners",),
        "lands.armies": ("armies", "wild"),
        "lands.settlement": ("built",),
        "lands.fortification": ("built",),
        "lands.cathedral": ("built",),
        "lands.trade_building": ("built",),
        "lands.leader": ("leaders",),
        "lands.goods": ("goods",),
        "lands.spoils": ("goods",),
        "lands.granary": ("granaries",),
        "crusade": ("committed",),
        "blockades": ("closed",),
        "debts": ("owed",),
        **{f"players.{field}": ("pieces", "armies", "goods", "owned") for field in ("vehicles", "banners", "engines")},
        **{f"players.{field}": ("owned",) for field in (*COUNTED, "stock")},
        **{f"players.{field}": ("relations",) for field in ("war", "allied", "passage", "commerce")},
        "players.technologies": ("techs",),
        "players.florins": ("purses",),
        "players.generals": ("generals",),
        "players.sword": ("swords",),
        "players.casus_belli": ("casus",),
        "players.rates": ("shares",),
        "players.hand": ("hands",),
        "players.shown": ("shown",),
    },
    untold={
        "round": "said by the first event of a round",
        "phase": "said by what happens in it",
        "order": "said by the events that draw the swords",
        "active": "said by the first event of a turn",
        "holders": "who held a kingdom last: follows from the owners of territories, which are told",
        "actions": "how many diplomatic actions were told",
        "proposed": "which proposals were told",
        "offer": "an offer that is being drawn up",
        "resting": "a player who does nothing more",
        "half_price": "the architect who was played",
        "settled": "where settlements were raised, which was told",
        "walled": "where fortifications were raised, which was told",
        "reopened": "where blockades were lifted, which was told",
        "attack": "said by the events of an attack",
        "assault": "how the last assault ended, which was told",
        "eliminated": "said by the event of an elimination",
        "ended": "said by the last event",
        "won": "said by the last event",
        "players.kingdom": "settled in set-up",
        "players.fresh": "technologies learned in this turn, which was told",
        "players.honour_peak": "the most honour so far, which was told",
        "players.ban": "how long an excommunication, which was told, forbids things",
        "players.causes": "what a player has done, which was told",
        "players.orders": "standing orders, which are choices",
        "players.objective": "settled in set-up",
        "players.bid": "a sealed bid",
        "spied": "whose hand is being looked at",
    },
    unsaid={
        "": {("shown.*", "hands.*"): "7.10.u"},
        "DealOutfits": dict.fromkeys([*(("", one) for one in SET_UP), ("wild.*", ""), ("owners.*", "")], "6.04.a"),
        # Others do not know how many generals an excommunicated player had in reserve.
        **{step: {("generals.*", ""): "3.20.f"} for step in ("Judge", "GatherCrusaders")},
        "Swords": {("swords.*", ""): "7.02.a"},
        "NameCard": {("hands.*", "shown.*"): "5.01.p2"},
        "NameFlorins": {("purses.*", ""): "5.01.p2"},
        "AnswerPeace": {("", "purses.*"): "5.01.p2"},
        "AfterMeeting": {("wild.*", ""): "7.04.l", ("leaders.*", ""): "7.10.r"},
        **{step: {("", "wild.*"): clause} for step, clause in INVADERS.items()},
        "CheckBarbarians": {("wild.*", ""): "7.04.l"},
        "Stir": {("wild.*", ""): "7.04.l"},
        "AfterRaid": {("", "wild.*"): "7.04.u", ("wild.*", ""): "7.04.m", ("leaders.*", ""): "7.04.u"},
        "RollDice": {("", "leaders.*"): "7.10.r"},
        "SailPirates": {("pirates.*", "pirates.*"): "7.04.q"},
        # What pirates lose as they attack is told as their host's.
        "AfterBoarding": {("pirates.*", ""): "7.04.r"},
        "AfterLanding": {("pirates.*", ""): "7.04.s", ("", "wild.*"): "7.04.s"},
    },
    unheld={
        "": "a place",
        "die": "a die",
        "event_die": "two dice",
        "round": "a round",
        "turn": "a turn",
        "course": "how far or where a vehicle may go this turn",
        "host": "barbarians on the march, who are on no land (7.04.l)",
        "crusade": "the whole crusade, whose pieces are on no place of the map",
        "level": "levels of barbarian cities, which are told one by one",
        "kingdom": "territories, which are told one by one",
    },
    laid_out=laid_out,
    bookings=bookings,
)
