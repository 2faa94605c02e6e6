"""Modal screens: scores, explanations of cards, "why not?", and questions to confirm."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text as RichText
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from regnum.core import gate
from regnum.core.gate import Viewer
from regnum.core.message import Reason
from regnum.core.rules import Ledger
from regnum.core.score_sheet import ScoreLine
from regnum.core.scoring import category_of, firm_points, points, points_at_end, verdict
from regnum.core.state import State
from regnum.core.text import Text
from regnum.terminal.blocks import Block, apart, beside, stack
from regnum.terminal.scene import FAINT, GOLD, Note, marked

_COLUMN = 36  # the minimum width of one player's score


class Sheet(ModalScreen[bool]):
    """A screen closed with Escape. Its result is whether the person confirmed."""

    BINDINGS = [Binding("escape", "put_away", show=False)]

    def __init__(self, text: Text, title: str, hint: str = "ui-close") -> None:
        super().__init__()
        self.text = text
        self.heading = title
        self.hint = hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet") as sheet:
            sheet.border_title = self.heading
            sheet.border_subtitle = self.text(self.hint)
            yield from self.body()

    def body(self) -> ComposeResult:
        """The content of the screen."""
        raise NotImplementedError

    def action_put_away(self) -> None:
        self.dismiss(False)


class Question(Sheet):
    """A text to confirm with Enter."""

    BINDINGS = [Binding("enter", "confirm", show=False)]

    def __init__(self, text: Text, title: str, words: RichText, hint: str) -> None:
        super().__init__(text, title, hint)
        self.words = words
        self.add_class("small")

    def body(self) -> ComposeResult:
        yield Static(self.words)

    def action_confirm(self) -> None:
        self.dismiss(True)


class Notes(Sheet):
    """Explanations of the visible cards and tiles."""

    def __init__(self, text: Text, notes: Sequence[Note]) -> None:
        super().__init__(text, text("ui-cards"))
        self.notes = notes

    def body(self) -> ComposeResult:
        lines = [RichText.assemble((note.title, f"bold {GOLD}"), f"\n{note.words}") for note in self.notes]
        with VerticalScroll(can_focus=True):
            yield Static(RichText("\n").join(lines))


class Score(Sheet):
    """All points with their clauses; once the game is over, the winners."""

    def __init__(self, text: Text, state: State) -> None:
        super().__init__(text, text("ui-score"))
        self.state = state

    def body(self) -> ComposeResult:
        with VerticalScroll(can_focus=True):
            yield Static(self.outcome())
            yield Static(self.columns(self.app.size.width - 8))

    def outcome(self) -> RichText:
        """How the game ended, or that it has not."""
        state, text = self.state, self.text
        if not state.over:
            return RichText(text("ui-score-now"), style=FAINT)
        winners = state.winners()
        names = ", ".join(text(state.name(player)) for player in winners)
        line = RichText.assemble((text("ui-wins", names=names, n=len(winners)), f"bold {GOLD}"))
        line.append(f"  {text('ending-' + state.ending())}")
        for message in verdict(state):
            line.append(f" {text(message)}")
        for name, n in state.tally().items():
            line.append(f"  {text(f'tally-{name}')}: {n}.", style=FAINT)
        return line

    def columns(self, room: int) -> RichText:
        """One column for each player, as many side by side as fit, in rows of equal length."""
        scores, players = points(self.state), self.state.table.players
        order = sorted(range(players), key=lambda player: (player not in self.state.winners(), -scores[player]))
        rows = -(-players // max(1, room // (_COLUMN + 2)))
        in_row = -(-players // rows)
        width = min(54, room // in_row - 2)
        block: Block = []
        for first in range(0, players, in_row):
            some = order[first : first + in_row]
            block += [RichText(), *beside([self.column(player, width) for player in some], gap=2)]
        return stack(block)

    def column(self, player: int, width: int) -> Block:
        """A player's points; until the game is over, those that depend on its end stand apart."""
        name = marked(self.text(self.state.name(player)), player)
        firm, more = firm_points(self.state)[player], points_at_end(self.state)[player]
        head = apart(name, RichText(str(firm + more if self.state.over else firm), style="bold"), width)
        lines = [line for line in self.state.score_sheet() if line.seat == player]
        late = [line for line in lines if not self.state.over and not self.is_firm(line)]
        block = [head, RichText("─" * width, style=FAINT)]
        block += [self.line(line, width) for line in lines if line not in late]
        if late:
            block.append(apart(RichText(self.text("part-at_end"), style=FAINT), RichText(f"{more:+d}"), width))
            block += [self.line(line, width) for line in late]
        return block

    def is_firm(self, line: ScoreLine) -> bool:
        category = category_of(self.state.table.game, line)
        return category is None or category.firm

    def line(self, line: ScoreLine, width: int) -> RichText:
        worth = RichText.assemble(f" {line.points:+d} ", (f"{line.clause:>9}", FAINT))
        return apart(RichText(self.text(line.message)), worth, width)


class WhyNot(Sheet):
    """The places where nothing can be chosen now, each with the reason; a person can also type any option."""

    def __init__(self, text: Text, ledger: Ledger, state: State, viewer: Viewer, nearby: dict[str, str]) -> None:
        super().__init__(text, text("ui-why-not"))
        self.ledger = ledger
        self.state = state
        self.viewer = viewer
        reasons = {place: gate.reason(state, viewer, "", place) for place in nearby}
        self.reasons = {nearby[place]: reason for place, reason in reasons.items() if reason is not None}

    def body(self) -> ComposeResult:
        yield Input(placeholder=self.text("ui-why-not-type", example=str(self.state.options()[0])))
        with VerticalScroll():
            yield Static(self.refused(""), id="refused")

    def on_input_changed(self, event: Input.Changed) -> None:
        self.query_one("#refused", Static).update(self.refused(event.value.strip()))

    def refused(self, typed: str) -> RichText:
        """The reasons for places whose name contains what was typed; if there are none, for the option typed."""
        found = [name for name in self.reasons if typed.casefold() in name.casefold()]
        block = [line for name in found for line in (_asked(name), self.why(self.reasons[name]))]
        return stack(block if found or not typed else self.reason(typed))

    def why(self, reason: Reason) -> RichText:
        return RichText.assemble(f"  {self.text(reason.message)} ", (reason.clause, GOLD))

    def reason(self, option: str) -> Block:
        """Why the option with this text is not legal, what would make it so, and the clause in full."""
        reason = gate.reason(self.state, self.viewer, option)
        if reason is None:
            return [_asked(option), RichText(f"  {self.text('ui-legal')}")]
        hints = gate.hints(self.state, self.viewer, option)
        first = [RichText(f"  {self.text('ui-first', what=self.text(one.words.message()))}") for one in hints]
        return [_asked(option), self.why(reason), *first, self.clause(reason.clause)]

    def clause(self, id: str) -> RichText:
        return RichText(f"  {id}: {self.ledger[id].in_language(self.text.lang).text}", style=FAINT)


def _asked(words: str) -> RichText:
    return RichText(words, style=f"bold {FAINT}")
