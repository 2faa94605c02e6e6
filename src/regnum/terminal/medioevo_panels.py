"""The panels beside the map: the round, players and hands, technologies, trade, diplomacy, a battle."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as RichText

from regnum.core.message import Message
from regnum.games.medioevo.box import BUILDINGS, CARDS, GOODS, LAND, TECHNOLOGIES, VEHICLES, WARSHIP
from regnum.games.medioevo.constants import PHASES, RESERVE, TERMS
from regnum.games.medioevo.rules.diplomacy.offer import Bundle
from regnum.games.medioevo.rules.movement import reach
from regnum.games.medioevo.rules.realm.population import armies_on_map
from regnum.games.medioevo.rules.trade.market import buying_price, city_pays
from regnum.games.medioevo.rules.war.dice import Help, attack_help, defence_help, most_base
from regnum.games.medioevo.rules.war.stacks import attacking_armies, defending_armies
from regnum.terminal.blocks import Block, apart, beside, cut
from regnum.terminal.board import FAINT, GOLD
from regnum.terminal.medioevo_sketch import RED, MedioevoSketch, kind_of

_ARROW = "►"
_NAME, _KINGDOM, _FIGURE = 14, 19, 7  # widths of the columns in the table of players
_CITY = 14
_WARES = GOODS[:-1]  # gold has no price of its own
_WAR, _ALLIANCE, _PASSAGE, _COMMERCE, _RATE = "⚔", "∞", "→", "¤", "%"


def course(sketch: MedioevoSketch) -> Block:
    """The round, the phase, whose turn it is, the length of the game, the Pope, the excommunicated, a crusade."""
    s, text = sketch.s, sketch.text
    items = [RichText(text("board-round", n=s.round, last=s.rulings.rounds), style=f"bold {GOLD}")]
    items.append(RichText(text(f"phase-{PHASES[s.phase]}"), style="bold"))
    if s.active >= 0:
        items.append(sketch.who(s.active))
    if not s.rulings.timed:
        items.append(RichText(text("board-ceiling", n=s.rulings.ceiling), style=FAINT))
    for key, bits in (
        ("part-pope", 1 << s.pope if s.pope >= 0 else 0),
        ("part-excommunicated", s.excommunicated),
        ("part-eliminated", sum(1 << player for player in s.eliminated)),
    ):
        if bits:
            items.append(RichText.assemble((f"{text(key)} ", FAINT), sketch.marks(bits)))
    block = sketch.flow("", items)
    if s.crusade is not None:
        crusade = s.crusade
        goal, at = (f"@place-{sketch.ids[place]}" for place in (crusade.goal, crusade.place))
        words = text(Message("board-crusade", {"goal": goal, "at": at, "n": crusade.departs}))
        armies = [
            RichText.assemble(sketch.mark(player), f" {crusade.armies[player]}/{crusade.quotas[player]}")
            for player in range(s.n)
            if crusade.joiners >> player & 1
        ]
        block += sketch.flow("", [RichText(words, style="bold"), *armies], hanging=2)
    return block


def players(sketch: MedioevoSketch) -> Block:
    """All players in the order of swords, with their figures."""
    s, text = sketch.s, sketch.text
    heads = [text(key) for key in ("board-honour", "board-lands", "board-armies", "board-techs", "board-cards")]
    block = [_row(sketch, sketch.heading(text("part-players"), _NAME), RichText(), heads, FAINT)]
    for player in (*s.order, *(one for one in range(s.n) if one not in s.order)):
        figures = [
            s.honour[player],
            len(s.lands(player)),
            armies_on_map(s, player),
            s.techs[player].bit_count(),
            cards_held(sketch, player),
        ]
        name = RichText.assemble(_ARROW if player == s.active else " ", sketch.who(player))
        id = sketch.box.kingdom_ids[s.kingdoms[player]] if s.kingdoms[player] >= 0 else ""
        kingdom = RichText(text(f"kingdom-{id}") if id else "", style=FAINT)
        line = _row(sketch, name, kingdom, [str(n) for n in figures], "bold")
        block.append(sketch.part(f"players.{player}", line))
    return [cut(line, sketch.width) for line in block]


def _row(sketch: MedioevoSketch, name: RichText, kingdom: RichText, figures: Sequence[str], style: str) -> RichText:
    wide = sketch.width - _NAME - _FIGURE * len(figures) - 4  # four columns are for a key
    line = RichText.assemble(cut(name, _NAME), cut(kingdom, max(_KINGDOM - 2, min(32, wide))))
    for figure in figures:
        line.append(f"{figure[: _FIGURE - 1]:>{_FIGURE}}", style=style)
    return line


def treasury(sketch: MedioevoSketch) -> Block:
    """What is behind the near player's screen, as far as the viewer may see it."""
    s, text, near = sketch.s, sketch.text, sketch.scene.near
    own = sketch.board["players"][near]
    items = [sketch.who(near)]
    if "florins" in own:
        for key, n in (
            ("part-florins", s.florins[near]), ("part-reserve", s.reserve[near]), ("part-generals", s.generals[near]),
            ("part-grain_reserves", s.grain[near]), ("part-bid", s.bids[near]),
        ):  # fmt: skip
            if n or key == "part-florins":
                items.append(sketch.amount(key, n))
    for key, n in (("part-honour", s.honour[near]), ("part-coins", s.coins[near]), ("part-outfit", s.outfit[near])):
        if n:
            items.append(sketch.amount(key, n))
    block = sketch.flow("", items)
    cards = [_card(sketch, "hand", kind) for kind in s.hands[near]] or [RichText(str(cards_held(sketch, near)))]
    block += sketch.flow(text("part-hand"), cards)
    if s.shown[near]:
        block += sketch.flow(text("part-shown"), [_card(sketch, "shown", kind) for kind in s.shown[near]])
    base = len(BUILDINGS) * near
    waiting = [id for n, id in enumerate(BUILDINGS) for _ in range(s.stock[base + n])]
    waiting += [VEHICLES[kind_of(slot)] for slot in s.vehicles_of(near) if s.vehicle_at[slot] == RESERVE]
    waiting += ["banner" for slot in s.banners_of(near) if s.banner_at[slot] == RESERVE]
    if waiting:
        block += sketch.flow(text("board-waiting"), [RichText(text(f"piece-{id}")) for id in waiting])
    return block


def cards_held(sketch: MedioevoSketch, player: int) -> int:
    """The number of cards in a hand, which everybody may know."""
    hand: list[str] | int = sketch.board["players"][player]["hand"]
    return hand if isinstance(hand, int) else len(hand)


def _card(sketch: MedioevoSketch, where: str, kind: int) -> RichText:
    """A card of the near player, in hand or face up."""
    return sketch.part(f"players.{sketch.scene.near}.{where}.{CARDS[kind]}", sketch.text(f"card-{CARDS[kind]}"))


def forces(sketch: MedioevoSketch) -> Block:
    """The near player's pieces on the map: where each is, what it carries, how far it can still move."""
    s, text, near = sketch.s, sketch.text, sketch.scene.near
    pieces = [
        (sketch.banner(slot), s.banner_place(slot), reach.banner_points_left(s, slot)) for slot in s.banners_of(near)
    ]
    pieces += [(sketch.vehicle(slot), s.vehicle_at[slot], reach.points_left(s, slot)) for slot in s.vehicles_of(near)]
    pieces += [(sketch.engine(slot), s.engine_at[slot], 0) for slot in s.engines_of(near)]
    block = []
    for piece, at, points in pieces:
        if at >= 0:
            place = RichText.assemble("  ", sketch.part(s.address(at), sketch.place(at)))
            left = RichText(text("board-points", n=points) if points else "", style=FAINT)
            block.append(apart(piece.append_text(place), left, sketch.width))
    return [sketch.heading(text("board-forces"), sketch.width), *block] if block else []


def objective(sketch: MedioevoSketch) -> Block:
    """The near player's objective card, with a tick for each territory held."""
    s, text, near = sketch.s, sketch.text, sketch.scene.near
    card = s.objectives[near]
    if card < 0:
        return []
    block = [
        sketch.heading(f"{text('part-objective')}: {text(f'objective-{s.box.objective_ids[card]}')}", sketch.width)
    ]
    for key, lands in (("board-yellow", s.box.yellow[card]), ("board-red", s.box.red[card])):
        shown = [
            RichText.assemble(sketch.cell(land), (" ✓" if s.owner[land] == near else "", "bold"))
            for land in lands
            if s.realm.in_play[land]
        ]
        block += sketch.flow(text(key), shown)
    return block


def technologies(sketch: MedioevoSketch) -> Block:
    """Technologies by family, with their owners, and the cost of those that the near player lacks."""
    s, text, near = sketch.s, sketch.text, sketch.scene.near
    block = [sketch.heading(text("part-technologies"), sketch.width)]
    for family in s.box.contents.family:
        items = []
        for n, technology in enumerate(s.box.contents.technology):
            if technology.family != family.id:
                continue
            owners = sum(1 << player for player in range(s.n) if s.techs[player] >> n & 1)
            has = s.techs[near] >> n & 1
            name = RichText(text(f"technology-{TECHNOLOGIES[n]}"), style="bold" if has else "")
            price = RichText("" if has else f" {technology.cost}", style=FAINT)
            items.append(
                sketch.part(
                    f"technology_owners.{TECHNOLOGIES[n]}", name, price, " " if owners else "", sketch.marks(owners)
                )
            )
        block += sketch.flow(text(f"family-{family.id}"), items)
    return block


def trade(sketch: MedioevoSketch) -> Block:
    """Prices in the cities that the near player's goods can reach: to buy and to sell a unit of each."""
    text, width = sketch.text, min(9, (sketch.width - _CITY) // len(_WARES))
    head = sketch.heading(text("board-prices"), _CITY)
    for id in _WARES:
        head.append(f"{text(f'good-{id}')[: width - 1]:>{width}}", style=FAINT)
    block = [head]
    for land in _markets(sketch):
        name = sketch.part(sketch.s.address(land), text(f"place-{sketch.box.city_ids[sketch.box.city_at[land]]}"))
        line = cut(name, _CITY)
        for good in range(len(_WARES)):
            pair = f"{buying_price(sketch.s, land, good)}/{city_pays(sketch.s, land, good)}"
            line.append(f"{pair:>{width}}")
        block.append(line)
    return [cut(line, sketch.width) for line in block]


def _markets(sketch: MedioevoSketch) -> list[int]:
    """Territories with a city: those of the question, those in reach of the near player's trade, and their own."""
    s, near = sketch.s, sketch.scene.near
    found = list(sketch.asked_about)
    for slot in s.vehicles_of(near):
        if s.vehicle_at[slot] >= 0 and kind_of(slot) < WARSHIP:
            found += [s.vehicle_at[slot], *reach.vehicle_reach(s, slot)]
    found += s.lands(near)
    return list(
        dict.fromkeys(place for place in found if place < LAND and s.box.city_at[place] >= 0 and s.settlement[place])
    )


def diplomacy(sketch: MedioevoSketch) -> Block:
    """Relations between players, as a table; then expiring treaties, debts and blockades."""
    s, text = sketch.s, sketch.text
    column = 6 if s.n <= 8 else 5
    head = sketch.heading(text("board-diplomacy"), _NAME)
    for other in range(s.n):
        head.append(" " * (column - 1)).append_text(sketch.mark(other))
    block = [head]
    for one in range(s.n):
        line = cut(RichText.assemble(" ", sketch.who(one)), _NAME)
        for other in range(s.n):
            line.append(f"{_relation(sketch, one, other):>{column}}", style=RED if s.at_war(one, other) else "")
        block.append(sketch.part(f"players.{one}", line))
    signs = (
        (_WAR, "treaty-war"), (_ALLIANCE, "treaty-alliance"), (_PASSAGE, "treaty-passage"),
        (_COMMERCE, "treaty-commerce"), (_RATE, "board-rate"), ("1…", "part-casus_belli"),
    )  # fmt: skip
    block += sketch.flow("", [RichText(f"{sign} {text(key).lower()}", style=FAINT) for sign, key in signs], hanging=2)
    for kind, one, other, first, second in s.terms:
        words = RichText(f" {text(f'board-{TERMS[kind]}')} ").append_text(sketch.who(other))
        block.append(
            RichText.assemble(sketch.who(one), words, (f"  {text('board-turns', n=max(first, second))}", FAINT))
        )
    for debtor, creditor, instalment, turns, overdue in s.debts:
        words = RichText(text("board-owes", n=instalment, turns=turns, overdue=overdue))
        block.append(RichText.assemble(sketch.who(debtor), " → ", sketch.who(creditor), "  ", words))
    for by, against, sea, _ in s.blockades:
        words = RichText(text("board-blockade", place=sketch.place(sea)))
        block.append(RichText.assemble(sketch.who(by), " → ", sketch.who(against), "  ", words))
    return [cut(line, sketch.width) for line in block]


def _relation(sketch: MedioevoSketch, one: int, other: int) -> str:
    """The relation of one player to another, and the number of casus belli that the first holds."""
    s = sketch.s
    if one == other:
        return "·"
    signs = _WAR if s.at_war(one, other) else _ALLIANCE if s.allies(one, other) else ""
    signs += _PASSAGE if s.passage[one] >> other & 1 else ""
    signs += _COMMERCE if s.commerce[one] >> other & 1 else ""
    signs += _RATE if s.rates[s.n * one + other] else ""
    held = s.casus[s.n * one + other]
    return f"{signs}{held or ''}"


def offer(sketch: MedioevoSketch) -> Block:
    """The proposed peace, clause by clause."""
    found, text = sketch.s.offer, sketch.text
    if found is None:
        return []
    block = [
        cut(
            RichText.assemble(
                (text("part-offer"), f"bold {GOLD}"), "  ", sketch.who(found.by), " → ", sketch.who(found.to)
            ),
            sketch.width,
        )
    ]
    for key, bundle in (("part-gives", found.gives), ("part-asks", found.asks)):
        block += sketch.flow(text(key), [RichText(words) for words in _articles(sketch, bundle)] or [RichText("-")])
    return block


def _articles(sketch: MedioevoSketch, bundle: Bundle) -> list[str]:
    text = sketch.text
    words = [text("board-florins", n=bundle.florins)] if bundle.florins else []
    if bundle.instalment:
        words.append(text("board-instalments", n=bundle.instalment, turns=bundle.turns))
    words += [text(f"piece-{VEHICLES[kind_of(slot)]}") for slot in bundle.vehicles]
    words += [sketch.place(land) for land in bundle.lands]
    words += [text(f"card-{CARDS[card]}") for card in bundle.cards]
    if bundle.choice:
        words.append(f"{text('part-choice')}: {bundle.choice}")
    return [*words, text("card-pope")] if bundle.pope else words


def battle(sketch: MedioevoSketch) -> Block:
    """The attack in progress: what fights on each side, and the dice for it."""
    s, text = sketch.s, sketch.text
    if s.attack is None:
        return []
    # Until the base armies are chosen, the largest possible number of dice.
    attack = s.attack if s.attack.base else s.attack.going_on(most_base(s, s.attack), 0)
    source = sketch.place(attack.source) if attack.source >= 0 else ""
    way = f"{source} → {sketch.place(attack.target)}" if source else f"→ {sketch.place(attack.target)}"
    head = RichText.assemble((f"{_WAR} {text('part-attack')}", f"bold {RED}"), f"  {way}")
    width = min(40, (sketch.width - 2) // 2)
    ours, theirs = attack_help(s, attack), defence_help(s, attack)
    height = max(len(ours), len(theirs))
    sides = [
        _side(sketch, attack.attacker, attacking_armies(s, attack), ours, width, height),
        _side(sketch, attack.defender, defending_armies(s, attack), theirs, width, height),
    ]
    return [cut(head, sketch.width), *beside(sides, gap=2)]


def _side(sketch: MedioevoSketch, who: int, armies: int, found: list[Help], width: int, height: int) -> Block:
    """One side: a line for each source of dice, padded to `height` lines, and the sum below."""
    block = [apart(RichText.assemble(sketch.who(who)), sketch.amount("part-armies", armies), width)]
    for given in found:
        name = sketch.text(f"card-{given.what}" if given.what in CARDS else f"piece-{given.what}")
        block.append(apart(RichText(f"  {name}"), RichText(_dice(sketch, given.dice, given.bonus)), width))
    block += [RichText(" " * width)] * (height - len(found))
    dice, bonus = sum(given.dice for given in found), sum(given.bonus for given in found)
    return [*block, apart(RichText(), RichText(f"= {_dice(sketch, dice, bonus)}", style="bold"), width)]


def _dice(sketch: MedioevoSketch, dice: int, bonus: int) -> str:
    """The number of dice, and the bonus to the highest."""
    words = [sketch.text("board-dice", n=dice)] if dice or not bonus else []
    return ", ".join([*words, *([f"+{bonus}"] if bonus else [])])
