"""890 Anno Domini in the terminal: the T of tiles, the Banners, the track, the Kingdoms."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text as RichText

from regnum.core.message import Message
from regnum.games.anno890.box import CROPS, ROUNDS, ROW
from regnum.games.anno890.game import Anno890Game
from regnum.games.anno890.rules.grid import CELLS
from regnum.games.anno890.schema import ScenarioSide, SpecialBuilding, Tile, VpPer
from regnum.games.anno890.words import effect_message
from regnum.terminal.blocks import Block, apart, beside, cut, framed, stack, touchable
from regnum.terminal.board import FAINT, GOLD, Board, Note, Panel, Scene, at_end, seat_name

TOWER, NOBLE, COIN, SARACEN, POINTS = "♜", "♛", "◉", "⚔", "★"
_INK: Final = {TOWER: "#d9d4cc", NOBLE: "#8ec5ff", COIN: "#f2c14e", SARACEN: "#ff7b6b", POINTS: "#fff1b8"}
_CROP_INK: Final = {"wheat": "#f0cf57", "olive": "#8fb85f", "lavender": "#b79af0", "poppy": "#f2715f"}
_SYMBOLS: Final = {"tower": TOWER, "noble": NOBLE, "coin": COIN}
_SMALL: Final = 31  # the width of a Kingdom drawn small


class Anno890Board(Board):
    """Panels in the order in which a turn uses them."""

    def panels(self, scene: Scene) -> list[Panel]:
        table = _Table(scene)
        panels = [Panel("track", stack(table.track()))]
        if table.board["castles"]:
            panels.append(Panel("castles", stack(table.castles()), ("castles.",)))
        return [
            *panels,
            Panel("row", stack(table.row()), ("row.",)),
            Panel("specials", stack(table.specials()), ("special_buildings.",)),
            Panel("banners", stack(table.banners()), ("banners.",)),
            Panel("kingdoms", stack(table.kingdoms()), ("kingdoms.",)),
        ]

    def notes(self, scene: Scene) -> list[Note]:
        return _Table(scene).notes()

    def nearby(self, scene: Scene, verbs: tuple[str, ...]) -> dict[str, str]:
        return _Table(scene).nearby(verbs)


class _Table:
    """One scene of 890, and how its parts are drawn."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.text = scene.text
        self.board: dict[str, Any] = scene.view["board"]
        assert isinstance(scene.game, Anno890Game)
        self.box = scene.game.box
        contents = self.box.contents
        tiles: list[Tile] = [*contents.territory, *contents.special_building, *contents.castle]
        self.tiles = {tile.id: tile for tile in tiles}
        self.points = {card.id: card.vp for card in contents.character}

    # --- small parts -----------------------------------------------------------------------------------------------

    def crop(self, crop: str) -> RichText:
        """A crop: its initial on a background of its colour."""
        return RichText(f" {self.text(f'crop-{crop}')[0].upper()} ", style=f"bold black on {_CROP_INK[crop]}")

    def heading(self, key: str, more: str = "", **args: int) -> RichText:
        return RichText.assemble((self.text(key, **args), f"bold {GOLD}"), (f"  {more}" if more else "", FAINT))

    def name(self, tile: str) -> str:
        """The kind of tile, without its crops, which are drawn as symbols."""
        return self.text(f"tile-{tile}").partition(" (")[0]

    def crops_and_points(self, tile: Tile, width: int) -> RichText:
        crops = RichText(" ").join(self.crop(crop) for crop in tile.crops)
        return apart(crops, _amount(POINTS, tile.vp) if tile.vp else RichText(), width)

    def icons(self, tile: Tile) -> RichText:
        """What the tile does when placed, and what it is worth at the end."""
        parts = [
            _amount(symbol, n, "+")
            for symbol, n in ((TOWER, tile.towers), (SARACEN, tile.saracens), (NOBLE, tile.nobles), (COIN, tile.coins))
            if n
        ]
        if tile.lose_coins:
            parts.append(_amount(COIN, tile.lose_coins, "-"))
        if tile.church_tithe:
            parts.append(RichText.assemble("←", _ink(COIN), self.crop(tile.church_tithe)))
        if tile.bonus is not None:
            parts.append(self.bonus(tile.bonus))
        if tile.effect is not None:
            parts.append(RichText("⇄", style=GOLD))
        return RichText(" ").join(parts)

    def bonus(self, op: VpPer) -> RichText:
        """Points per element, such as 1★/2♜."""
        what = _ink(_SYMBOLS[op.per]) if op.per in _SYMBOLS else RichText(self.text(f"board-{op.per}"))
        return RichText.assemble(_amount(POINTS, op.vp), "/" if op.each == 1 else f"/{op.each}", what)

    def card(self, tile: Tile, width: int, ref: str, number: int, foot: str = "") -> Block:
        """A tile on display."""
        frame, style = self.scene.frame(ref)
        key = self.scene.key(ref)
        inner = width - 2
        lines = [RichText(self.name(tile.id)), self.crops_and_points(tile, inner), self.icons(tile)]
        title = f"{key or number} "
        return touchable(framed(lines, width, frame, style, title, foot), ref)

    # --- panels ----------------------------------------------------------------------------------------------------

    def track(self) -> Block:
        """The round, the Scenario, the supply (which is also the legend of the symbols) and the race on the track."""
        board, text, supply = self.board, self.text, self.board["supply"]
        top = self.heading("board-round", round=board["round"], rounds=ROUNDS)
        top.append_text(RichText(f"  {text('scenario-' + board['scenario'])}", style="bold"))
        stores = RichText(text("board-supply"), style=FAINT)
        for symbol, key, n in (
            (TOWER, "towers", supply["towers"]), (NOBLE, "nobles", supply["nobles"]),
            (COIN, "board-coins", supply["coins"]), (SARACEN, "board-saracens", supply["saracens"]),
        ):  # fmt: skip
            stores.append("  ").append_text(_ink(symbol)).append(f" {text(key)} {'∞' if n is None else n}")
        return [cut(top, self.scene.width), cut(stores, self.scene.width), self.race()]

    def race(self) -> RichText:
        """inv.1: the Invader against the Defence, on one line."""
        invader, defence = self.board["invader"], self.board["defence"]
        ahead = invader > defence
        line = RichText.assemble((f"{SARACEN} {self.text('board-invader')} {invader} ", f"bold {_INK[SARACEN]}"))
        last = max(invader, defence) + 1
        for step in range(max(1, last - self.scene.width + 50), last + 1):
            reached, held = step <= invader, step <= defence
            sign = "█" if reached and held else "▓" if reached else "░" if held else "·"
            line.append(sign, style=_INK[SARACEN] if reached else "#6fb38f" if held else FAINT)
        line.append(f" {TOWER} {self.text('board-defence')} {defence}  ", style="bold #8fd0ae")
        words = self.text("board-behind" if ahead else "board-safe", n=abs(invader - defence))
        return cut(line.append(words, style=_INK[SARACEN] if ahead else FAINT), self.scene.width)

    def castles(self) -> Block:
        """setup.18: the Castles left to pick."""
        width = min(24, (self.scene.width - 3) // 4)
        cards = [
            self.card(self.tiles[tile], width, f"castles.{n}", n) for n, tile in enumerate(self.board["castles"], 1)
        ]
        return [self.heading("board-castles"), *beside(cards)]

    def row(self) -> Block:
        """take.1-take.4: the Territories with their cost and the tokens beside them."""
        width = min(24, (self.scene.width - ROW + 1) // ROW)
        cards = []
        for n, here in enumerate(self.board["row"], 1):
            beside_it = f"{COIN}{here['coins']} " if here["coins"] else ""
            beside_it += f"{SARACEN}{here['saracens']} " if here["saracens"] else ""
            foot = f" {self.text('board-cost', n=n - 1)} {beside_it}"
            cards.append(self.card(self.tiles[here["tile"]], width, f"row.{n}", n, foot))
        return [self.heading("board-row", self.text("board-stack", n=self.board["stack"])), *beside(cards)]

    def specials(self) -> Block:
        """take.10-take.12: the Special Buildings; an empty place stays empty."""
        places = self.board["special_buildings"]
        width = min(24, (self.scene.width - len(places) + 1) // max(1, len(places)))
        cards = []
        for n, id in enumerate(places, 1):
            if id is None:
                gone = [RichText(), RichText(self.text("board-gone"), style=FAINT), RichText()]
                cards.append(framed(gone, width, *self.scene.frame("")))
            else:
                cards.append(self.card(self.tiles[id], width, f"special_buildings.{n}", n))
        return [self.heading("board-specials", self.text("board-cost", n=self.box.special_cost)), *beside(cards)]

    def banners(self) -> Block:
        """trio.8: the Characters beside the four Banners."""
        width = min(24, (self.scene.width - 3) // len(CROPS))
        columns = []
        for crop in CROPS:
            lit = f"banners.{crop}" in self.scene.lit
            words = f" {self.text(f'crop-{crop}')} {self.scene.key(f'banners.{crop}')}"
            head = RichText.assemble(self.crop(crop), (words, "bold reverse" if lit else f"bold {_CROP_INK[crop]}"))
            cards = [self.banner_card(crop, card, width) for card in self.board["banners"][crop]]
            columns.append([*touchable([cut(head, width)], f"banners.{crop}"), *cards])
        return beside(columns)

    def banner_card(self, crop: str, card: str, width: int) -> RichText:
        ref = f"banners.{crop}.{card}"
        key = self.scene.key(ref)
        name = RichText(f"{key} " if key else "").append(self.text(f"character-{card}"))
        line = apart(name, _amount(POINTS, self.points[card], " "), width)
        line.stylize("bold black on #ffe08a" if ref in self.scene.lit else GOLD if key else "")
        return touchable([line], ref)[0]

    # --- Kingdoms --------------------------------------------------------------------------------------------------

    def kingdoms(self) -> Block:
        """The near seat's Kingdom, drawn large, and the others beside it in turn order."""
        near, seats = self.scene.near, self.scene.view["seats"]
        others: Block = []
        for n in range(1, seats):
            others += [*([RichText()] if n > 1 else []), *self.small_kingdom((near + n) % seats)]
        return beside([self.large_kingdom(near), others], gap=2)

    def title(self, seat: int) -> RichText:
        kingdom = self.board["kingdoms"][seat]
        line = RichText.assemble(seat_name(self.text, seat), "  ", _amount(POINTS, self.board["scores"][seat]))
        line.append(at_end(self.board, seat), style=FAINT).append(" ")
        for symbol, n in (
            (COIN, kingdom["coins"]), (TOWER, self.board["towers"][seat]), (NOBLE, self.board["nobles"][seat]),
        ):  # fmt: skip
            line.append_text(_amount(symbol, n)).append(" ")
        return line

    def held(self, seat: int) -> RichText:
        """The Characters held; those kept only for their points are in brackets."""
        kingdom = self.board["kingdoms"][seat]
        names = [self.text(f"character-{card}") for card in kingdom["characters"]]
        names += [f"({self.text(f'character-{card}')})" for card in kingdom["kept"]]
        return RichText(", ".join(names) or self.text("board-no-characters"), style=FAINT)

    def large_kingdom(self, seat: int) -> Block:
        width = max(12, min(22, (self.scene.width - _SMALL - 2) // 3))
        spaces = self.board["kingdoms"][seat]["spaces"]
        block = [cut(self.title(seat), 3 * width), cut(self.held(seat), 3 * width)]
        taken = self.board["taken"]
        if taken is not None and seat == self.board["turn"]:
            block[1] = cut(self.in_hand(taken), 3 * width)
        for at in range(0, CELLS, 3):
            block += beside([self.large_space(seat, cell, spaces[cell], width) for cell in range(at, at + 3)], gap=0)
        return block

    def in_hand(self, taken: dict[str, Any]) -> RichText:
        """The tile that has been taken but not yet placed."""
        tile = self.tiles[taken["tile"]]
        parts = [*(self.crop(crop) for crop in tile.crops), self.icons(tile)]
        if taken["saracens"]:
            parts.append(_amount(SARACEN, taken["saracens"], "+"))
        parts.append(RichText(self.name(tile.id), style="bold"))
        return RichText.assemble((f"{self.text('board-hand')}: ", f"bold {GOLD}"), RichText(" ").join(parts))

    def large_space(self, seat: int, cell: int, space: dict[str, Any] | None, width: int) -> Block:
        ref = f"kingdoms.{seat}.spaces.{cell + 1}"
        frame, style = self.scene.frame(ref)
        key = self.scene.key(ref)
        title = str(cell + 1) if key in ("", f"[{cell + 1}]") else f"{cell + 1} {key}"
        if space is None:
            lines = [RichText(), RichText("·".center(width - 2), style=FAINT), RichText()]
        else:
            tokens = _tokens(space)
            if space.get("ruin"):
                name = RichText(f"▒ {self.text('board-ruin')} ▒", style=f"bold {_INK[SARACEN]}")
                lines = [name, RichText(self.name(space["tile"]), style=f"strike {FAINT}"), tokens]
            else:
                tile = self.tiles[space["tile"]]
                lines = [RichText(self.name(tile.id)), self.crops_and_points(tile, width - 2), tokens]
                if tile.bonus is not None:
                    lines[2] = apart(tokens, self.bonus(tile.bonus), width - 2)
        return touchable(framed(lines, width, frame, style, title), ref)

    def small_kingdom(self, seat: int) -> Block:
        spaces = self.board["kingdoms"][seat]["spaces"]
        rows = [
            RichText("").join(self.small_space(seat, cell, spaces[cell]) for cell in range(at, at + 3))
            for at in range(0, CELLS, 3)
        ]
        return [cut(self.title(seat), _SMALL), cut(self.held(seat), _SMALL), *rows]

    def small_space(self, seat: int, cell: int, space: dict[str, Any] | None) -> RichText:
        """A space in ten columns: the key, two crops, three letters of the name, the tokens."""
        ref = f"kingdoms.{seat}.spaces.{cell + 1}"
        line = RichText.assemble((self.scene.keys.get(ref, " "), f"bold {GOLD}"))
        if space is None:
            line.append("·········", style="#4a423b")
        elif space.get("ruin"):
            line.append(f"▒▒{self.text('board-ruin')[:3]}", style=_INK[SARACEN]).append_text(_tokens(space))
        else:
            for crop in self.tiles[space["tile"]].crops:
                line.append(self.crop(crop).plain.strip(), style=f"bold black on {_CROP_INK[crop]}")
            line = cut(line, 3).append(self.name(space["tile"])[:3]).append_text(_tokens(space))
        line = cut(line, 10)
        if ref in self.scene.lit:
            line.stylize("bold underline reverse")
        return touchable([line], ref)[0]

    # --- in words --------------------------------------------------------------------------------------------------

    def notes(self) -> list[Note]:
        """The Scenario, and every visible tile and Character."""
        text, board = self.text, self.board
        scenario = f"scenario-{board['scenario']}"
        side = self.box.side(board["scenario"], self.scene.view["seats"])
        notes = [Note(text(scenario), f"{text(f'{scenario}-text')} {self.rewards(side)}")]
        shown = [here["tile"] for here in board["row"]] + [id for id in board["special_buildings"] if id]
        if board["taken"] is not None:
            shown.insert(0, board["taken"]["tile"])
        notes += [Note(text(f"tile-{id}"), self.tile_words(self.tiles[id])) for id in dict.fromkeys(shown)]
        cards = [card for crop in CROPS for card in board["banners"][crop]]
        cards += [card for kingdom in board["kingdoms"] for card in kingdom["characters"]]
        for card in cards:
            points = text("note-points", n=self.points[card])
            notes.append(Note(text(f"character-{card}"), f"{points} {text(f'character-{card}-text')}"))
        return notes

    def nearby(self, verbs: tuple[str, ...]) -> dict[str, str]:
        """Every visible tile, space and Character, with every verb that applies to it."""
        board, seats = self.board, self.scene.view["seats"]
        row = {f"row.{n}": self.text(f"tile-{here['tile']}") for n, here in enumerate(board["row"], 1)}
        specials = {
            f"special.{n}": self.text(f"tile-{id}") if id else self.text("board-gone")
            for n, id in enumerate(board["special_buildings"], 1)
        }
        spaces = [
            {str(cell + 1): self.space_words(space, cell) for cell, space in enumerate(kingdom["spaces"])}
            for kingdom in board["kingdoms"]
        ]
        targets: dict[str, dict[str, str]] = {
            "take": row | specials,
            "invent": {at: words for at, words in specials.items() if words != self.text("board-gone")},
            "token": row | specials,
            "attract": {card: self.text(f"character-{card}") for crop in CROPS for card in board["banners"][crop]},
            "coins": {crop: self.text(f"crop-{crop}") for crop in CROPS},
            "steal": {
                f"{seat}.{cell}": f"{self.text(f'seat-{seat}')}, {words}"
                for seat in range(seats)
                for cell, words in spaces[seat].items()
            },
        }
        targets |= dict.fromkeys(
            ("place", "replace", "put", "move", "rebuild", "swap", "with", "lose"), spaces[self.scene.near]
        )
        return {f"{verb}:{at}": words for verb in verbs for at, words in targets.get(verb, {}).items()}

    def space_words(self, space: dict[str, Any] | None, cell: int) -> str:
        if space is None:
            return self.text("board-space-empty", cell=cell + 1)
        key = "board-space-ruin" if space.get("ruin") else "board-space"
        return self.text(key, cell=cell + 1, tile=self.text(f"tile-{space['tile']}"))

    def rewards(self, side: ScenarioSide) -> str:
        """end.6: what the Scenario gives for Nobles, Coins and Towers."""
        sentences = []
        for key, points in (("noble", side.bonus.noble), ("coin", side.bonus.coin), ("tower", side.bonus.tower)):
            second = points[1] if len(points) > 1 else 0
            sentences.append(self.text(f"note-most-{key}", first=points[0], second=second))
        return " ".join(sentences)

    def tile_words(self, tile: Tile) -> str:
        """What a tile does, in sentences."""
        words = [Message("note-points", {"n": tile.vp})] if tile.vp else []
        if isinstance(tile, SpecialBuilding) and tile.crops:
            words.append(Message("note-crops", {"crops": ", ".join(f"@crop-{crop}" for crop in tile.crops)}))
        for key, n in (
            ("note-towers", tile.towers), ("note-saracens", tile.saracens), ("note-nobles", tile.nobles),
            ("note-coins", tile.coins), ("note-lose-coins", tile.lose_coins),
        ):  # fmt: skip
            if n:
                words.append(Message(key, {"n": n}))
        if tile.church_tithe:
            words.append(Message("note-tithe", {"crop": f"@crop-{tile.church_tithe}"}))
        words += [effect_message(effect) for effect in (tile.bonus, tile.effect) if effect is not None]
        if tile.bonus is not None and tile.bonus.per in tile.icons:
            words.append(Message("note-itself"))
        if isinstance(tile, SpecialBuilding):
            words.append(Message("note-cost", {"n": self.box.special_cost}))
        return " ".join(self.text(sentence) for sentence in words) or self.text("note-plain")


def _ink(symbol: str) -> RichText:
    return RichText(symbol, style=_INK[symbol])


def _amount(symbol: str, n: int, sign: str = "") -> RichText:
    return RichText(f"{sign}{n}{symbol}", style=_INK[symbol])


def _tokens(space: dict[str, Any]) -> RichText:
    """Towers and Nobles: one symbol each, as long as there are few."""
    line = RichText()
    for symbol, n in ((TOWER, space.get("towers", 0)), (NOBLE, space.get("nobles", 0))):
        if n:
            line.append(symbol * n if n <= 2 else f"{symbol}{n}", style=_INK[symbol])
    return line
