"""A position of Medioevo Universale: the map, the players' pieces, treaties, decks, the progress of the round."""

from __future__ import annotations

from typing import Final

from regnum.core.score_sheet import ScoreLine
from regnum.games.medioevo import laws, scoring
from regnum.games.medioevo.ai import evaluation
from regnum.games.medioevo.board import Board
from regnum.games.medioevo.box import EACH_KIND, FLEET, LAND, MOST_PLAYERS, MUSLIM, VEHICLES
from regnum.games.medioevo.constants import ABOARD, BANNERS, ENGINES, ORDERS, TRUCE
from regnum.games.medioevo.schema import TechLevel

Goods = tuple[int, ...]  # nine amounts, one per kind of good

# The slots of each player's pieces, as lists that are made once.
VEHICLE_SLOTS: Final = [list(range(FLEET * player, FLEET * (player + 1))) for player in range(MOST_PLAYERS)]
BANNER_SLOTS: Final = [list(range(BANNERS * player, BANNERS * (player + 1))) for player in range(MOST_PLAYERS)]
ENGINE_SLOTS: Final = [list(range(ENGINES * player, ENGINES * (player + 1))) for player in range(MOST_PLAYERS)]


def vehicle_id(slot: int) -> str:
    """The id of a vehicle among its owner's, such as ``warship.1``."""
    kind, n = divmod(slot % FLEET, EACH_KIND)
    return f"{VEHICLES[kind]}.{n + 1}"


class Medioevo(Board):
    """The whole table, in flat lists: by land, by kingdom, by player, and by slot of a player's pieces.

    A player has twelve vehicle slots, three to a kind: slot = 12 * player + 3 * kind + n; three banner slots and three
    engine slots: slot = 3 * player + n. These are the limits of the last row of table 3.28. Armies led by a banner on
    foot are stored with the land, except on someone else's land, where they are stored with the banner (3.09.g).
    """

    __slots__ = ()

    def copy(self) -> Medioevo:
        return Medioevo(self.table, self.box, self.rulings, self)

    # --- what the rules count --------------------------------------------------------------------------------------

    def has(self, player: int, technologies: int) -> bool:
        """3.27.e: whether `player` owns all of these technologies."""
        return self.techs[player] & technologies == technologies

    def tech_level(self, player: int) -> int:
        """3.28.a: the index of the player's row in the table of levels, 0 to 3."""
        return self.box.level_of_count[self.techs[player].bit_count()]

    def level(self, player: int) -> TechLevel:
        """3.28.a: the player's row in the table of levels."""
        return self.box.row_of_count[self.techs[player].bit_count()]

    def vehicle_level(self, player: int) -> int:
        """3.06.b: 0 to 2, an index into prices, points and room."""
        return self.box.vehicle_level_of_count[self.techs[player].bit_count()]

    def faith(self, player: int) -> int:
        """3.20.d: an excommunicated player counts as Muslim."""
        return MUSLIM if self.excommunicated >> player & 1 else self.box.kingdom_faith[self.kingdoms[player]]

    def lands(self, player: int) -> list[int]:
        """The territories of `player`, who may be BARBARIAN."""
        return [land for land, owner in enumerate(self.owner) if owner == player]

    def is_out(self, player: int) -> bool:
        """7.10.el.a."""
        return player in self.eliminated

    def in_turn_from(self, player: int) -> list[int]:
        """2.05: the players still in the game in sword order, starting with `player`."""
        at = self.order.index(player) if player in self.order else 0
        return [one for one in self.order[at:] + self.order[:at] if one not in self.eliminated]

    def at_war(self, one: int, other: int) -> bool:
        """5.01.j."""
        return bool(self.war[one] >> other & 1)

    def allies(self, one: int, other: int) -> bool:
        """5.01.i."""
        return bool(self.allied[one] >> other & 1)

    def in_truce(self, one: int, other: int) -> bool:
        """3.26.10.b."""
        for kind, a, b, _, _ in self.terms:
            if kind == TRUCE and ((a == one and b == other) or (a == other and b == one)):
                return True
        return False

    def ruler(self, player: int) -> str:
        """A player's name with that of the kingdom, as an argument of a message: for questions and options."""
        kingdom = self.kingdoms[player]
        return f"{self.who(player)} (@kingdom-{self.box.kingdom_ids[kingdom]})" if kingdom >= 0 else self.who(player)

    def order_of(self, player: int, question: int) -> int:
        """The standing order of `player` for a question of ORDERS; 0 means ask."""
        return self.orders[len(ORDERS) * player + question]

    def address(self, place: int) -> str:
        """The address of a place in views; empty for a position off the map."""
        if place < 0:
            return ""
        return f"lands.{self.box.place_ids[place]}" if place < LAND else f"seas.{self.box.place_ids[place]}"

    # --- pieces by slot --------------------------------------------------------------------------------------------

    def vehicles_of(self, player: int) -> list[int]:
        """The vehicle slots of a player."""
        return VEHICLE_SLOTS[player]

    def vehicles_at(self, player: int, place: int) -> list[int]:
        """The slots of a player's vehicles in a place."""
        return [slot for slot in VEHICLE_SLOTS[player] if self.vehicle_at[slot] == place]

    def banners_of(self, player: int) -> list[int]:
        return BANNER_SLOTS[player]

    def banners_at(self, player: int, at: int) -> list[int]:
        """The slots of a player's banners on foot in a place, or aboard the vehicle in slot `at` - ABOARD."""
        return [slot for slot in BANNER_SLOTS[player] if self.banner_at[slot] == at]

    def banner_place(self, banner: int) -> int:
        """The place of a banner, on foot or aboard; negative if it is off the map."""
        at = self.banner_at[banner]
        return self.vehicle_at[at - ABOARD] if at >= ABOARD else at

    def banner_on(self, vehicle: int) -> int:
        """The banner aboard a vehicle, or -1."""
        at = ABOARD + vehicle
        for banner in self.banners_of(vehicle // FLEET):
            if self.banner_at[banner] == at:
                return banner
        return -1

    def engines_of(self, player: int) -> list[int]:
        return ENGINE_SLOTS[player]

    # --- the kernel's interface ------------------------------------------------------------------------------------

    def evaluate(self) -> list[float]:
        return evaluation.evaluate(self)

    def score_sheet(self) -> list[ScoreLine]:
        return scoring.score_sheet(self)

    def winners(self) -> list[int]:
        return list(self.won) if self.over else []

    def ending(self) -> str:
        return self.ended

    def end_clause(self) -> str:
        return scoring.CLAUSES.get(self.ended, "4.02.a")

    def tally(self) -> dict[str, int]:
        return {"rounds": self.round, "eliminated": len(self.eliminated), "pirates": len(self.pirates)}

    def holdings(self, player: int) -> dict[str, int]:
        """What is behind the panel, and casus belli; florins set aside in an offer of peace are kept (5.01.p1)."""
        aside = self.offer.gives.florins if self.offer is not None and self.offer.by == player else 0
        return {
            "florin": self.florins[player] + aside,
            "army": self.reserve[player] + self.outfit[player],
            "coin": self.coins[player],
            "casus_belli": sum(self.casus[self.n * player : self.n * (player + 1)]),
            "points": self.honour[player],
        }

    def broken_laws(self) -> list[str]:
        return laws.broken_laws(self)
