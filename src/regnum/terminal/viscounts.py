"""Viscounts of the West Kingdom in the terminal: the ring of segments, the castle, the player boards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.cells import cell_len
from rich.text import Text as RichText

from regnum.games.viscounts.addresses import own, pile_at, shelf_at, space_at, spot_at
from regnum.games.viscounts.box import (
    BUILDING_TYPES,
    ICONS,
    INNER,
    LEFT,
    MASK,
    RIBBONS,
    RIGHT,
    SEGMENTS,
    SPACES,
    SPOTS,
    parts,
)
from regnum.games.viscounts.game import ViscountsGame
from regnum.games.viscounts.options import ACTION_NAMES
from regnum.games.viscounts.schema import All, Effect, Either, Gain, If, On
from regnum.games.viscounts.wording import effect_words
from regnum.terminal.blocks import Block, apart, cut, stack
from regnum.terminal.board import FAINT, GOLD, Board, Note, Panel, Scene, at_end, marked
from regnum.terminal.sketch import Sketch

_ICON_INK: Final = {
    "merchant": "#f2c14e", "builder": "#d9a07a", "noble": "#c3a6f5", "cleric": "#8ec5ff", "criminal": "#ff7b6b",
}  # fmt: skip
_MONEY_INK: Final = {"silver": "#d9d4cc", "ink": "#9fb4ff", "gold": "#f2c14e", "stone": "#b5aca0"}
_RIBBON_INK: Final = {
    "grey": "black on #a8a29a", "black": "#f3ede4 on #000000", "yellow": "black on #f0cf57", "blue": "black on #7fb0f0",
}  # fmt: skip
_VIRTUE, _CORRUPTION = "#8fd0ae", "#ff7b6b"
_COST = "bold #fff1b8"
_WORDS = "#cfc3b2"
_RIVER = "≈"
_CIRCLED: Final = "①②③④⑤⑥⑦⑧⑨⑩"
_SPOT = 15  # the width of a Spot and of the Link below it
_TITLE = 12  # the width of a segment's name
_INNER = 12  # the width of an inner space
_LEFT = 7  # the width of a pile's indent and of its count
_TIER = 12  # the width of a castle section
# Short names for effects that appear often on the board.
_SHORT: Final = {
    "flip": "board-flip", "destroy": "board-destroy", "discard": "board-discard", "rearrange": "board-rearrange",
    "shuffle": "board-shuffle", "recruit_free": "board-recruit", "move_worker": "board-shift",
}  # fmt: skip


class ViscountsBoard(Board):
    """The near player's board first, as every phase needs it; then the ring, the castle, the other players."""

    def panels(self, scene: Scene) -> list[Panel]:
        table = _Table(scene)
        board, near, players = table.board, scene.near, len(table.board["players"])
        panels = [Panel("pairs", stack(table.pairs()), ("pairs.",))] if board["pairs"] else []
        # Two panels for the near player's board, so that a short screen can show the hand.
        holdings = stack([*table.ends(), *table.holdings(near)])
        panels.append(Panel("holdings", holdings, (own(near, "purse."), own(near, "papers."), own(near, "icons."))))
        refs = (*(own(near, f"{part}.") for part in ("buildings", "hand", "unseen", "row")), own(near, "deck"))
        panels.append(Panel("cards", stack(table.cards_and_buildings(near)), refs))
        for place in range(SEGMENTS):
            spots = [spot_at(SPOTS * place + n) for n in range(SPOTS)]
            refs = (pile_at(place), shelf_at(place), f"spaces.{place + 1}.", *spots)
            panels.append(Panel(f"segment-{place + 1}", stack(table.segment(place + 1)), refs))
        refs = tuple(own(player, "castle.") for player in range(players))
        panels.append(Panel("castle", stack(table.castle()), refs))
        for player in ((near + n) % players for n in range(1, players)):
            panels.append(
                Panel(f"player-{player}", stack([*table.holdings(player), *table.cards_and_buildings(player)]))
            )
        return panels

    def notes(self, scene: Scene) -> list[Note]:
        return _Table(scene).notes()

    def nearby(self, scene: Scene, verbs: tuple[str, ...]) -> dict[str, str]:
        return _Table(scene).nearby(verbs)


class _Table(Sketch):
    """One scene of Viscounts, and how its parts are drawn."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        assert isinstance(scene.game, ViscountsGame)
        self.box = scene.game.box
        self.cards = {card.id: card for card in self.box.cards}
        self.schemes = {scheme.id: scheme for scheme in self.box.schemes}
        self.manuscripts = {tile.id: tile for tile in self.box.manuscripts}
        self.piece_types = {building.id: building.type for building in self.box.contents.building}

    # --- small parts -----------------------------------------------------------------------------------------------

    def name(self, player: int) -> str:
        """solo.1: a player without a seat is the Rival."""
        return self.text(f"rival-{self.board['rival']}" if self.is_rival(player) else f"seat-{player}")

    def is_rival(self, player: int) -> bool:
        return player >= int(self.scene.view["seats"])

    def ability(self, key: str) -> str:
        """What a card or Manuscript does, as this table reads it."""
        return self.text(self.box.ability_key(key, self.scene.view["options"]))

    def chip(self, icon: str, n: int = 1, whole: bool = False) -> RichText:
        """Icons of a kind: three letters, or the whole word, on a background of its colour."""
        number, _, word = self.text(f"fx-icon-{icon}", n=n).partition(" ")
        style = f"bold black on {_ICON_INK[icon]}"
        if whole:
            return RichText(f" {number} {word} ", style=style if n else _ICON_INK[icon])
        return RichText(f"{number if n > 1 else ''}{word[:3]}", style=style)

    def chips(self, packed: int) -> RichText:
        """Icons from their packed counts, each kind once."""
        counts = {icon: packed >> 6 * n & MASK for n, icon in enumerate(ICONS)}
        return RichText(" ").join(self.chip(icon, n) for icon, n in counts.items() if n)

    def card(self, id: str) -> RichText:
        """A card: value, name, Icons; a Scheme has no name."""
        number = self.box.card_number[id]
        line = RichText.assemble((str(self.value(id)), _COST), " ")
        if id in self.cards:
            line.append(self.text(f"card-{id}")).append(" ")
        return line.append_text(self.chips(self.box.icons[number]))

    def value(self, id: str) -> int:
        """card.2, solo.57: how far a card moves a Viscount."""
        return self.cards[id].cost if id in self.cards else self.schemes[id].move

    def short(self, effect: Effect) -> str:
        """An effect in as few words as possible: "1" is left out."""
        if isinstance(effect, (All, Either)):
            return (" + " if isinstance(effect, All) else " / ").join(self.short(part) for part in effect.of)
        if isinstance(effect, Gain):
            if effect.what == "any_resource":
                return self.text("board-resource", n=effect.n)
            return self.text(f"fx-amount-{effect.what}", n=effect.n).removeprefix("1 ")
        if isinstance(effect, On):
            return self.text(f"fx-on-{effect.event.replace('_', '-')}", effect=self.short(effect.do))
        key, n = _SHORT.get(str(effect.__struct_config__.tag)), getattr(effect, "n", 1)
        return effect_words(effect, self.text) if key is None else self.text(key) + (f" {n}" if n > 1 else "")

    def shorts(self, effects: tuple[Effect, ...]) -> str:
        """Several effects in as few words as possible."""
        return " + ".join(self.short(effect) for effect in effects)

    def words(self, effects: tuple[Effect, ...]) -> str:
        """Several effects in full sentences."""
        return effect_words(effects[0] if len(effects) == 1 else All(effects), self.text)

    def fitting(self, line: RichText, style: str, words: str, short: str, spare: int = 0) -> RichText:
        """`line` followed by `words`, or by `short` if there is not enough room."""
        room = self.width - spare - cell_len(line.plain)
        return line.append(words if cell_len(words) <= room else short, style=style)

    def place(self, number: int) -> str:
        """A place of the ring as its number and segment; the castle section that faces it has the same name."""
        return f"{number} {self.text('segment-' + self.board['ring'][number - 1])}"

    def segment_at(self, place: int) -> int:
        """The number of the segment at a place of the ring, as in the box."""
        return self.box.segment_number[self.board["ring"][place - 1]]

    # --- round and ends --------------------------------------------------------------------------------------------

    def ends(self) -> Block:
        """The round, and how many cards are above the two that end the game (end.1)."""
        board, text = self.board, self.text
        items = [RichText(text("board-round", n=board["round"]), style=f"bold {GOLD}")]
        if board["last_round"]:
            items.append(RichText(text("board-last-round", n=board["last_round"]), style=f"bold {_CORRUPTION}"))
        items += [
            RichText(text("board-poverty", n=board["debts_above"]), style=_CORRUPTION),
            RichText(text("board-prosperity", n=board["deeds_above"]), style=_VIRTUE),
            RichText.assemble((f"{text('board-first')} ", FAINT), self.mark(board["first"])),
        ]
        return self.flow("", items)

    def pairs(self) -> Block:
        """setup.11: the Player Cards left to pick, each with its Hero."""
        lines = [self.heading(self.text("part-pairs"), self.width)]
        for n, pair in enumerate(self.board["pairs"], 1):
            number = self.box.player_cards[self.box.player_card_number[pair["card"]]].start_space
            gains = self.text(f"player-card-{pair['card']}-text")
            words = RichText.assemble((f"{number:>2} ", _COST), self.card(pair["hero"]), f"  {gains}")
            lines.append(cut(self.part(f"pairs.{n}", words), self.width))
        return lines

    # --- the ring --------------------------------------------------------------------------------------------------

    def segment(self, place: int) -> Block:
        """One segment: its spaces and the Viscounts there, Townsfolk, Manuscript, Spots, Links."""
        return [
            self.spaces(place),
            self.townsfolk(place),
            self.manuscript(place),
            self.spots(place),
            self.links(place),
        ]

    def spaces(self, place: int) -> RichText:
        """The two outer spaces with their exchanges, and the inner one between them, in the order of the path."""
        segment = self.segment_at(place)
        exchanges = self.box.exchanges[self.box.side_of[self.scene.view["seats"]]][segment]
        numbers = self.box.contents.segment[segment].start_numbers
        starts = (numbers.outer_left, numbers.outer_right)
        cells = []
        for kind, key in ((LEFT, "board-left"), (INNER, "board-inner"), (RIGHT, "board-right")):
            here = RichText(self.text(key))
            if kind != INNER and not self.board["round"]:
                here.append(f" {_CIRCLED[starts[kind] - 1]}", style=_COST)  # setup.12: where a Player Card starts
            marks = [
                self.mark(player)
                for player, person in enumerate(self.board["players"])
                if person["viscount"] == [SPACES[kind], place]
            ]
            here.append(" " if marks else "").append_text(RichText("").join(marks))
            if kind != INNER:
                here.append(" ").append_text(self.chip("merchant", exchanges[kind].merchant_icons))
                here.append(f"→{self.short(exchanges[kind].effect)}")
            cells.append(self.part(space_at(3 * (place - 1) + kind), here))
        outer = min(34, (self.width - _TITLE - _INNER) // 2)
        line = self.heading(self.place(place), _TITLE)
        for cell, end in zip(cells, (_TITLE + outer, _TITLE + outer + _INNER, self.width), strict=True):
            line.append_text(cell).append(" ")  # a crowded space moves the next one to the right
            line.pad_right(end - cell_len(line.plain))
        return cut(line, self.width)

    def townsfolk(self, place: int) -> RichText:
        """The visible Townsfolk: value, name, Icons, corner, ability; the printed one once the pile is empty."""
        pile, segment = self.board["piles"][place - 1], self.segment_at(place)
        id = pile["top"]
        if id is not None:
            line, corner = self.card(id), self.box.corner[self.box.card_number[id]]
        else:
            line = RichText.assemble(
                (str(self.box.printed_cost[segment]), _COST), f" {self.text('printed-townsfolk')} "
            )
            line.append_text(self.chips(self.box.printed_townsfolk_icons[segment]))
            corner = self.box.printed_corner[segment]
        line = self.part(pile_at(place - 1), line)
        if corner:
            line.append(f"  {self.text('board-corner', effect=self.shorts(corner))}.", style=_WORDS)
        card = self.cards.get(id)
        if card is not None and card.effect is not None:
            short = self.text(f"board-{card.timing}", effect=self.short(card.effect))
            line = self.fitting(line.append(" "), FAINT, self.ability(f"card-{id}-text"), short, _LEFT)
        return self.pile(line, pile["left"])

    def pile(self, line: RichText, left: int) -> RichText:
        """A line about the top of a pile, with the number of cards in it."""
        return apart(RichText.assemble("  ", line), RichText(f" ({left})", style=FAINT), self.width)

    def manuscript(self, place: int) -> RichText:
        """The visible Manuscript: cost in Clerics, ribbon, effect."""
        shelf, segment = self.board["shelves"][place - 1], self.segment_at(place)
        id = shelf["top"]
        if id is not None:
            tile = self.manuscripts[id]
            cost, effects = tile.cost, parts(tile.effect)
            words = self.ability(f"manuscript-{id}-text")
            name = RichText(f" {self.text(f'manuscript-{id}')} ", style=_RIBBON_INK[tile.ribbon])
        else:
            cost, effects = self.box.printed_manuscript_cost[segment], self.box.printed_manuscript_effect[segment]
            words = self.words(effects)
            name = RichText(self.text("printed-manuscript"))
        line = self.part(shelf_at(place - 1), self.chip("cleric", cost), " ", name).append("  ")
        return self.pile(self.fitting(line, _WORDS, words, self.shorts(effects), _LEFT), shelf["left"])

    def spots(self, place: int) -> RichText:
        """build.3, build.4: the Spots clockwise, with reward or owner; the River where the bank changes."""
        segment, line = self.segment_at(place), RichText("  ")
        for n in range(SPOTS):
            built = self.board["spots"][SPOTS * (place - 1) + n]
            ref = spot_at(SPOTS * (place - 1) + n)
            if built is None:
                words = RichText(self.shorts(self.box.spot_effect[segment][n]))
            else:
                kind = self.piece_types[built["building"]]
                words = self.mark(built["player"]).append(f" {self.text(f'board-{kind}')}")
            number = "" if ref in self.scene.keys else f"{_CIRCLED[n]} "
            line.append_text(cut(self.part(ref, number, words), _SPOT - 1))
            line.append(_RIVER if n == len(self.box.bank[segment][0]) - 1 else " ", style="bold #7fb0f0")
        return cut(line, self.width)

    def links(self, place: int) -> RichText:
        """build.10: below each Spot, the reward of the Link to the next one clockwise."""
        segment, line = self.segment_at(place), RichText("  ")
        for effects in self.box.link_effect[segment]:
            words = f" ╰→{self.shorts(effects)}" if effects else ""
            line.append_text(cut(RichText(words, style=FAINT), _SPOT))
        return cut(line, self.width)

    # --- the castle ------------------------------------------------------------------------------------------------

    def castle(self) -> Block:
        """comp.13: the sections by tier, with Workers by player, and the reward of the second tier."""
        text, leader = self.text, self.board["leader"]
        line = self.heading(text("board-castle"), _TITLE)
        for tier in (1, 2):
            line.append_text(cut(RichText(text("board-tier", n=tier), style=FAINT), _TIER))
        line.append(text("board-reward"), style=FAINT)
        top = RichText.assemble((f"{text('board-tier', n=3)} ", FAINT))
        top.append_text(self.workers("castle.3", [person["castle"][2] for person in self.board["players"]]))
        top.append(f"  {text('board-leader')} ", style=FAINT)
        top.append_text(RichText("·") if leader is None else self.mark(leader))
        return [apart(line, top, self.width), *(self.section(place) for place in range(1, SEGMENTS + 1))]

    def section(self, place: int) -> RichText:
        line = cut(RichText(self.place(place)), _TITLE)
        for tier in (1, 2):
            numbers = [person["castle"][tier - 1][place - 1] for person in self.board["players"]]
            line.append_text(self.workers(f"castle.{tier}.{place}", numbers)).append(" ")
            line.pad_right(_TITLE + tier * _TIER - cell_len(line.plain))  # many Workers move the next tier to the right
        reward = self.box.wedge_effect[self.box.wedge_ids.index(self.board["wedges"][place - 1])]
        return cut(self.fitting(line, _WORDS, self.words(reward), self.shorts(reward)), self.width)

    def workers(self, part: str, numbers: Sequence[int]) -> RichText:
        """The Workers in a part of the castle, for each player who has some there or may put some there now."""
        refs = [own(player, part) for player in range(len(numbers))]
        parts = [
            self.part(ref, self.mark(player), str(n))
            for player, (ref, n) in enumerate(zip(refs, numbers, strict=True))
            if n or ref in self.scene.keys
        ]
        return RichText(" ").join(parts) if parts else RichText("·", style=FAINT)

    # --- players ---------------------------------------------------------------------------------------------------

    def holdings(self, player: int) -> Block:
        """What a player has: money, Workers, Debts and Deeds, markers, Icons."""
        person: dict[str, Any] = self.board["players"][player]
        return [
            *self.flow("", self.belongings(player, person)),
            *self.flow("", [*self.papers(player, person), self.track(person)]),
            *self.flow(self.text("board-icons"), self.icons(player, person), " "),
        ]

    def cards_and_buildings(self, player: int) -> Block:
        """The cards on the player board and in hand, and the Buildings."""
        person, rival = self.board["players"][player], self.is_rival(player)
        return [
            *self.flow(self.text("board-schemes" if rival else "board-row"), self.row(player, person)),
            *self.flow("" if rival else self.text("part-hand"), self.hand(player, person)),
            *self.flow(self.text("board-buildings"), self.buildings(player)),
            *self.flow(self.text("part-manuscripts"), self.ribbons(player, person)),
        ]

    def belongings(self, player: int, person: dict[str, Any]) -> list[RichText]:
        """Name, points, money, Workers in the supply."""
        line = marked(self.name(player), player)
        line.append(f"  {self.text('board-points', n=self.board['scores'][player])}", style=_COST)
        line.append(f"{at_end(self.board, player)} ", style=FAINT)
        money = [
            self.part(own(player, f"purse.{what}"), f"{self.text(what)} {n}", style=_MONEY_INK[what])
            for what, n in person["purse"].items()
        ]
        sent = sum(person["castle"][0]) + sum(person["castle"][1]) + person["castle"][2]
        return [line, *money, RichText(self.text("board-workers", n=self.box.worker_count - sent))]

    def papers(self, player: int, person: dict[str, Any]) -> list[RichText]:
        papers = person["papers"]
        debts = self.text("board-debts", unpaid=papers["unpaid"], paid=papers["paid"])
        deeds = self.text("board-deeds", acquired=papers["acquired"], approved=papers["approved"])
        return [self.part(own(player, "papers.unpaid"), debts), self.part(own(player, "papers.acquired"), deeds)]

    def track(self, person: dict[str, Any]) -> RichText:
        """track.1: Corruption from the left, Virtue from the right."""
        line = RichText.assemble((self.text("board-corruption"), _CORRUPTION), " ")
        for space in range(1, self.box.track + 1):
            corrupt, virtuous = person["corruption"] == space, person["virtue"] == space
            sign = "✕" if corrupt and virtuous else "►" if corrupt else "◄" if virtuous else "·"
            line.append(sign, style=f"bold {_CORRUPTION if corrupt else _VIRTUE}" if corrupt or virtuous else FAINT)
        return line.append(" ").append(self.text("board-virtue"), style=_VIRTUE)

    def icons(self, player: int, person: dict[str, Any]) -> list[RichText]:
        """icon.4: the Icons in play, each of which also represents the action it is used for."""
        return [
            self.part(own(player, f"icons.{icon}"), self.chip(icon, n, whole=True))
            for icon, n in person["icons"].items()
        ]

    def row(self, player: int, person: dict[str, Any]) -> list[RichText]:
        """The three card spaces; an empty one shows what is printed on it (setup.8, solo.11)."""
        if self.is_rival(player):
            printed = self.box.rival_printed[self.box.rival_number[self.board["rival"]]]
        else:
            printed = self.box.printed
        items = []
        for n, (id, bare) in enumerate(zip(person["row"], printed, strict=True), 1):
            shown = self.card(id) if id is not None else RichText.assemble("· ", self.chips(self.box.icons[bare]))
            items.append(RichText.assemble(("▏", FAINT), self.part(own(player, f"row.{n}"), shown)))
        return items

    def hand(self, player: int, person: dict[str, Any]) -> list[RichText]:
        """The cards in hand, for those who may see them, and the number of cards in the piles."""
        if self.is_rival(player):
            cards = [RichText(f"{self.text('part-future').lower()} {self.board['future']}")]
        elif isinstance(person["hand"], list):
            cards = [self.part(own(player, f"hand.{id}"), self.card(id)) for id in person["hand"]] or [
                RichText("·", style=FAINT)
            ]
        else:
            cards = [RichText(str(person["hand"]))]
        deck = self.part(own(player, "deck"), f"{self.text('part-deck').lower()} {person['deck']}", style=FAINT)
        discards = RichText(f"{self.text('part-discards').lower()} {len(person['discards'])}", style=FAINT)
        return [*cards, deck, discards]

    def buildings(self, player: int) -> list[RichText]:
        """build.6: the Buildings by type, from the left; those built have a tick."""
        built = {spot["building"] for spot in self.board["spots"] if spot is not None and spot["player"] == player}
        items = []
        for kind in BUILDING_TYPES:
            line = RichText(self.text(f"board-{kind}"))
            for number, id in enumerate((id for id, type in self.piece_types.items() if type == kind), 1):
                ref = own(player, f"buildings.{id}")
                sign = f"{number}✓" if id in built else "" if ref in self.scene.keys else str(number)
                line.append(" ").append_text(self.part(ref, sign, style=f"bold {_VIRTUE}" if id in built else FAINT))
            items.append(line)
        return items

    def ribbons(self, player: int, person: dict[str, Any]) -> list[RichText]:
        """script.6: the Manuscripts by ribbon, with a star for the Bonus Card of that colour."""
        counts = dict.fromkeys(RIBBONS, 0)
        for id in person["manuscripts"]:
            counts[self.manuscripts[id].ribbon] += 1
        items = []
        for ribbon, n in counts.items():
            star = "★" if self.board["bonuses"][ribbon] == player else ""
            style = _RIBBON_INK[ribbon] if n else FAINT
            items.append(RichText(f" {self.text(f'board-{ribbon}')} {n}{star} ", style=style))
        return items

    # --- in words --------------------------------------------------------------------------------------------------

    def notes(self) -> list[Note]:
        """Every visible card, Manuscript and Building, and the cards in the open piles."""
        text, board = self.text, self.board
        shown = [pair["hero"] for pair in board["pairs"]]
        for person in board["players"]:
            shown += person["hand"] if isinstance(person["hand"], list) else []
            shown += [id for id in person["row"] if id is not None]
        shown += [pile["top"] for pile in board["piles"] if pile["top"] is not None]
        notes = [self.card_note(id) for id in dict.fromkeys(shown)]
        shelves = [shelf["top"] for shelf in board["shelves"] if shelf["top"] is not None]
        held = [id for person in board["players"] for id in person["manuscripts"]]
        for id in dict.fromkeys([*shelves, *held]):
            cost = text("fx-icon-cleric", n=self.manuscripts[id].cost)
            notes.append(Note(text(f"manuscript-{id}"), f"{cost}: {self.ability(f'manuscript-{id}-text')}."))
        for id, kind in self.piece_types.items():
            cost = text("fx-icon-builder", n=self.box.building_cost[BUILDING_TYPES.index(kind)])
            notes.append(Note(text(f"building-{id}"), f"{cost}: {text(f'building-{id}-text')}."))
        for ribbon, bonus in zip(RIBBONS, self.box.bonuses, strict=True):
            holder = board["bonuses"][ribbon]
            whose = "" if holder is None else f" {self.name(holder)}."
            words = text("note-bonus", n=bonus.requires, vp=bonus.vp, effect=effect_words(bonus.effect, text))
            notes.append(Note(text(f"bonus-{bonus.id}"), words + whose))
        for space in self.box.contents.collision:
            others = effect_words(If(space.others.condition, space.others.effect), text)
            words = text("note-collision-gives", own=effect_words(space.own, text), others=others)
            notes.append(Note(text("note-collision", space=space.space), words))
        return [*notes, *(note for player in range(len(board["players"])) for note in self.pile_notes(player))]

    def card_note(self, id: str) -> Note:
        if id in self.cards:
            words = self.ability(f"card-{id}-text")
            if self.cards[id].recruit_effect is not None:
                words += f" ({self.text('board-corner', effect=self.text(f'card-{id}-corner'))})"
            return Note(f"{self.value(id)} {self.text(f'card-{id}')}", words)
        scheme = self.schemes[id]
        options = "; ".join(effect_words(one, self.text) for one in scheme.options)
        effect = effect_words(scheme.effect, self.text)
        words = self.text("note-scheme", effect=effect, n=scheme.move, options=options)
        return Note(self.text(f"scheme-{id}"), words)

    def pile_notes(self, player: int) -> list[Note]:
        """comp.16: discards are open, so that the unseen cards can be worked out."""
        person, notes = self.board["players"][player], []
        for key in ("discards", "unseen"):
            if person[key]:
                kind = "scheme" if self.is_rival(player) else "card"
                names = ", ".join(self.text(f"{kind}-{id}") for id in person[key])
                notes.append(Note(f"{self.text(f'part-{key}')}: {self.name(player)}", f"{names}."))
        if self.is_rival(player):
            places = self.box.rival_places[self.box.rival_number[self.board["rival"]]]
            notes += [
                Note(f"{self.name(player)}: {self.text(f'building-{id}')}", f"{effect_words(place, self.text)}.")
                for id, place in zip(self.box.piece_ids, places, strict=True)
            ]
        return notes

    def nearby(self, verbs: tuple[str, ...]) -> dict[str, str]:
        """Spaces, actions, Buildings, Spots and sections, with every verb that applies to them."""
        places = {str(n): self.place(n) for n in range(1, SEGMENTS + 1)}
        actions = {name: self.text(f"board-act-{name}") for name in ACTION_NAMES}
        sides = zip(("left", "right", "inner"), SPACES, strict=True)
        targets: dict[str, dict[str, str]] = {
            "move": {
                f"{side}.{n}": f"{name}, {self.text(f'space-{space}')}"
                for side, space in sides
                for n, name in places.items()
            },
            "act": actions,
            "dismiss": actions,
            "build": {id: self.text(f"building-{id}") for id in self.box.piece_ids},
            "spot": {
                f"{n}.{spot}": f"{name} {_CIRCLED[spot - 1]}"
                for n, name in places.items()
                for spot in range(1, SPOTS + 1)
            },
            "flip": {"debt": self.text("fx-flip-debt", n=1), "deed": self.text("fx-flip-deed", n=1)},
        }
        targets |= dict.fromkeys(("hire", "transcribe", "station", "advance"), places)
        return {f"{verb}:{at}": words for verb in verbs for at, words in targets.get(verb, {}).items()}
