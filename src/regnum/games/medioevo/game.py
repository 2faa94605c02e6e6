"""The `Game` class of Medioevo Universale: set-up, steps, content and texts."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path
from typing import Any

from regnum.core.actions import names_in, options_of
from regnum.core.content import Content, open_box
from regnum.core.errors import BadInput
from regnum.core.game import Game
from regnum.core.names import name_lines
from regnum.core.option import Option, option
from regnum.core.rng import Rng
from regnum.core.scoring import ScoreCategory
from regnum.core.state import State
from regnum.core.table import Table
from regnum.core.text import kernel_text, read_text
from regnum.core.view_schema import ViewSchema
from regnum.games.medioevo import options
from regnum.games.medioevo.ai import prospects
from regnum.games.medioevo.box import CARDS, FLEET, GOODS, MOST_PLAYERS, TECHNOLOGIES, TREATIES, VEHICLES, Box
from regnum.games.medioevo.constants import NOBODY
from regnum.games.medioevo.fields import FIELDS
from regnum.games.medioevo.rules import setup
from regnum.games.medioevo.rules.barbarians import checks as barbarians
from regnum.games.medioevo.rules.barbarians import invasions, pirates, rebellion
from regnum.games.medioevo.rules.calamities import civil_war, losses
from regnum.games.medioevo.rules.calamities import crown as calamities_crown
from regnum.games.medioevo.rules.calamities import draw as calamities
from regnum.games.medioevo.rules.calamities import faith as calamities_faith
from regnum.games.medioevo.rules.calamities import people as calamities_people
from regnum.games.medioevo.rules.calamities import trade as calamities_trade
from regnum.games.medioevo.rules.cards import dealing
from regnum.games.medioevo.rules.cards import offence as cards_offence
from regnum.games.medioevo.rules.cards import treaties as treaty_cards
from regnum.games.medioevo.rules.church import excommunication
from regnum.games.medioevo.rules.crusade import call as crusade_call
from regnum.games.medioevo.rules.crusade import gathering as crusade_gathering
from regnum.games.medioevo.rules.crusade import march as crusade_march
from regnum.games.medioevo.rules.crusade import outcome, siege
from regnum.games.medioevo.rules.diplomacy import negotiation, peace, signing, standing_orders, war_declaration
from regnum.games.medioevo.rules.diplomacy import phase as diplomacy
from regnum.games.medioevo.rules.honour import coins, ending
from regnum.games.medioevo.rules.movement import loading, moving
from regnum.games.medioevo.rules.realm import overpopulation, placement, purchase, reinforcements, taxes
from regnum.games.medioevo.rules.round import event_dice, events, swords, turns
from regnum.games.medioevo.rules.trade import phase as trade
from regnum.games.medioevo.rules.war import battle, blockades, conquest, victory
from regnum.games.medioevo.rules.war import losses as battle_losses
from regnum.games.medioevo.rules.war import phase as combat
from regnum.games.medioevo.rulings import LENGTH, TABLE_OPTIONS, Rulings
from regnum.games.medioevo.schema import Contents
from regnum.games.medioevo.scoring import COUNTED
from regnum.games.medioevo.state import Medioevo

# Verbs of options that name a place after something else, and the first of what they name before.
TO_PLACES = (("march", 1), ("haul", 1), ("deploy", "army"))
# All steps, grouped by file so that parallel changes touch different lines.
STEPS = (
    *(setup.ChooseKingdom, setup.DealOutfits, setup.PlacePieces, setup.PlaceCathedral, setup.PlaceVehicle),
    *(setup.PlaceBanner, setup.PlaceEngine, setup.NextLot, setup.PlaceLot, setup.PlaceSome),
    *(turns.BeginRound, turns.NextTurn, turns.BeginTurn, turns.EndTurn, turns.CloseTurn),
    *(swords.Swords, swords.Auction, swords.Bid, swords.KnockDown, swords.DrawSwords),
    dealing.DealEmpireCards,
    *(event_dice.EventDice, event_dice.RollEventDice, event_dice.BarbariansBuild, calamities.DrawCalamity),
    *(calamities_people.CitySickens, calamities_people.LowerCities, calamities_people.SlavesRise),
    *(calamities_people.AfterRevolt, calamities_trade.MakeGold, calamities_trade.MakeSomeGold),
    *(calamities_faith.BuyAtCouncil, calamities_faith.LoseCathedral, calamities_crown.ShowHeroine),
    *(calamities_crown.Deceive, calamities_crown.LoseGeneral, civil_war.Secede, civil_war.BreakAway),
    *(invasions.HordeAttacks, invasions.HordeWins, invasions.FleetAttacks, invasions.FleetWins),
    *(crusade_call.AnswerPope, crusade_call.GatherCrusaders, crusade_call.PlanCrusade),
    *(crusade_gathering.Commit, crusade_gathering.CommitArmies, crusade_march.MarchCrusade, crusade_march.NextStep),
    *(siege.DeclareForDefence, siege.OrderFighters, siege.Engage, siege.Siege),
    outcome.GiveCity,
    *(losses.LoseArmies, losses.LoseFrom),
    *(diplomacy.DiplomacyPhase, diplomacy.Diplomacy, diplomacy.Approach),
    *(negotiation.Answer, negotiation.NameSum, negotiation.Reply),
    *(war_declaration.AnswerCall, war_declaration.TakeSides, standing_orders.SetOrders),
    *(peace.DraftPeace, peace.NameFlorins, peace.NameTurns, peace.NameVehicle, peace.NameLand, peace.NameCard),
    *(peace.AnswerPeace, signing.GiveCards, signing.GiveLands),
    *(cards_offence.ChooseVictim, cards_offence.Parry, cards_offence.LookIntoHand, cards_offence.PickCard),
    *(cards_offence.TakeCathedral, cards_offence.ReceiveCathedral),
    *(treaty_cards.ChoosePartner, treaty_cards.ChooseTurns),
    *(reinforcements.Reinforcements, reinforcements.HireMercenaries),
    taxes.Taxes,
    *(purchase.PurchasePhase, purchase.PurchaseMenu, purchase.StoreGrain, purchase.ScrapVehicle),
    *(placement.PlacementPhase, placement.PlacementMenu),
    *(combat.CombatPhase, combat.CombatMenu, blockades.DeclareBlockade),
    *(battle.Assault, battle.AttackVehicles, battle.NextBattle, battle.FightOn, battle.ShowCards, battle.RollDice),
    *(battle_losses.TakeLosses, victory.Occupy, conquest.MoveStandard),
    *(moving.UseVehicle, moving.LeadArmies, loading.PassArmies, loading.PassGoods, loading.PassSome),
    *(trade.TradePhase, trade.TradeMenu),
    coins.PlaceCoinArmies,
    *(overpopulation.RemoveExcess, overpopulation.LoseVehicle, overpopulation.LoseBanner, overpopulation.LoseEngine),
    *(overpopulation.LoseLoad, overpopulation.LoseSome),
    *(excommunication.PopeJudges, excommunication.Judge),
    *(barbarians.BarbarianPhase, barbarians.CheckBarbarians, barbarians.Stir, barbarians.AfterRaid),
    *(barbarians.MeetBarbarians, barbarians.AfterMeeting, rebellion.Rebellion),
    *(pirates.SailPirates, pirates.AfterLanding, pirates.BoardShips, pirates.AfterBoarding),
    *(events.DrawEvent, events.PayOrStop, events.ArmiesOrGoods),
    ending.EndGame,
)

# Content tables whose entries have display names, with the prefix of their message keys.
NAMED = (
    ("territory", "place"), ("sea", "place"), ("city", "place"), ("land_zone", "place"), ("sea_zone", "place"),
    ("kingdom", "kingdom"), ("good", "good"), ("terrain", "terrain"), ("family", "family"),
    ("technology", "technology"), ("empire_card", "card"), ("event_card", "card"), ("calamity", "card"),
    ("invasion", "invasion"), ("objective", "objective"), ("treaty", "treaty"), ("treasure", "treasure"),
    ("vehicle", "piece"), ("settlement", "piece"), ("fortification", "piece"), ("trade_building", "piece"),
    ("piece", "piece"),
)  # fmt: skip


class MedioevoGame(Game):
    """Medioevo Universale, for three to ten kingdoms."""

    id = "medioevo"
    version = "1.0"
    seats = range(3, MOST_PLAYERS + 1)
    options = TABLE_OPTIONS
    presets = {LENGTH.id: LENGTH}
    fields = FIELDS
    score_categories = (
        ScoreCategory("honour", "score-honour"),
        ScoreCategory("objective", "score-yellow", "score-red", "score-green", firm=False),
    )
    endings_by_points = COUNTED
    score_scale = 2.0
    places = {
        "lands": "7.01.b",
        "seas": "7.01.b",
        "technology_owners": "3.27.b",
        "pope": "3.20.b",
        "players": "7.05.a",
        "players.hand": "3.26.b",
        "players.shown": "3.26.c",
        "players.vehicles": "3.06.c",
        "players.banners": "7.10.a",
        "players.engines": "3.14.d",
        "players.reserve": "7.09.a",
        "players.coins": "10.03.b",
    }
    view_schema = ViewSchema(
        kinds=(
            *("piece", "place", "card", "kingdom", "technology", "good", "objective", "treaty", "treasure", "phase"),
            *("ending", "value"),
        ),
        players=(
            *("order", "active", "owner", "holders", "pope", "one", "other", "debtor", "creditor", "by", "to"),
            *("against", "attacker", "defender", "who", "joiners", "contributors", "enemy", "new_allies", "new_wars"),
            *("war", "allied", "passage", "commerce", "eliminated", "won", "technology_owners"),
        ),
        by_player=tuple(sorted(FIELDS.by_player)),
    )
    steps = {step.__name__: step for step in STEPS}

    def __init__(self, overlay: Path | None = None) -> None:
        super().__init__()
        folder = files("regnum.games.medioevo") / "content"
        self.content: Content[Contents]
        self.content, self.box = open_box(folder, Contents, Box, overlay)
        self._last: tuple[Table, Rulings] | None = None
        prospects.fill_in()

    def with_content(self, overlay: Path) -> MedioevoGame:
        return MedioevoGame(overlay)

    def empty(self, table: Table) -> Medioevo:
        """An empty position; the rulings of the last table are cached, as the same table is often set up again."""
        if self._last is None or self._last[0] is not table:
            self._last = (table, Rulings(table))
        return Medioevo(table, self.box, self._last[1])

    def set_up(self, table: Table, rng: Rng) -> Medioevo:
        """6.01, 6.02.c: shuffle the decks and draw swords; the players choose kingdoms and place pieces in steps."""
        s = self.empty(table)
        deal = rng.fork("setup")
        s.rng = rng.fork("play")
        s.empire_pile = _shuffled(self.box.empire_deck, deal)
        s.event_pile = _shuffled(self.box.event_deck, deal)
        s.calamity_pile = _shuffled(self.box.calamity_deck, deal)
        if s.rulings.treasures:
            s.treasure_pile = _shuffled(self.box.treasure_deck, deal)
        s.order = _shuffled(list(range(table.seats)), deal)
        s.steps = [setup.DealOutfits(), *[setup.ChooseKingdom(player) for player in reversed(s.order)]]
        return s

    def load_board(self, table: Table, data: Any, strict: bool) -> State:
        s = super().load_board(table, data, strict)
        s.steps = [turns.BeginRound()]
        return s

    def _ids(self, kind: str) -> list[str] | tuple[str, ...] | None:
        """The ids of a kind of step argument in the order of their numbers, or None for other kinds."""
        box = self.box
        tables: dict[str, list[str] | tuple[str, ...]] = {
            "place": box.place_ids,
            "kingdom": box.kingdom_ids,
            "vehicle": VEHICLES,
            "good": GOODS,
            "card": CARDS,
            "event": box.event_ids,
            "calamity": box.calamity_ids,
            "treasure": box.treasure_ids,
            "objective": box.objective_ids,
            "technology": TECHNOLOGIES,
            "treaty": TREATIES,
        }
        return tables.get(kind)

    def encode_part(self, kind: str, value: Any) -> Any:
        """Slots and optional players (`winner`) are numbers, everything else is an id; negative values become None."""
        if kind in ("slot", "winner"):
            return None if value < 0 else value
        ids = self._ids(kind)
        assert ids is not None, kind
        return None if value < 0 else ids[value]

    def decode_part(self, table: Table, kind: str, value: Any, where: str) -> Any:
        if value is None:
            return NOBODY
        if kind == "winner":
            return self.decode(table, "player", value, where)
        if kind == "slot":
            if self.decode(table, "number", value, where) < FLEET * table.seats:
                return value
        else:
            ids = self._ids(kind)
            if ids is not None and value in ids:
                return ids.index(value)
        raise BadInput(where, f"{value!r} is not a valid {kind}")

    def every_option(self) -> list[Option]:
        """Those that are made once and, of those with a number, the first for each place."""
        made = options_of(options, standing_orders, self.box)
        numbered = [option(verb, first, id) for verb, first in TO_PLACES for id in self.box.place_ids]
        return [*made, *numbered, *[option("show", id) for id in CARDS]]

    def words(self) -> set[str]:
        return (
            super().words()
            | names_in(options_of(options, standing_orders, self.box))
            | {"all", "army", "general", "land"}
        )

    def text_sources(self, lang: str) -> list[str]:
        """The kernel's texts, the game's own, the names in the content, and descriptions of objectives (3.31.b)."""
        objectives = []
        for card in self.content.tables["objective"]:
            yellow, red = (", ".join(f"{{ place-{land} }}" for land in card[colour]) for colour in ("yellow", "red"))
            objectives.append(f"objective-{card['id']}-text = {{ words-yellow }}: {yellow}. {{ words-red }}: {red}.\n")
        return [
            kernel_text(lang),
            read_text(files("regnum.games.medioevo") / "text", lang),
            name_lines(self.content.tables, NAMED, lang),
            "".join(objectives),
        ]


def _shuffled(cards: list[int], deal: Rng) -> tuple[int, ...]:
    pile = cards[:]
    deal.shuffle(pile)
    return tuple(pile)
