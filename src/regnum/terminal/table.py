"""The main screen: the board, the question with its options, and the log."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.text import Text as RichText
from textual import work
from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.events import Click, Key, Resize
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.worker import get_current_worker

from regnum.agents.base import Agent, Outlook
from regnum.core import gate
from regnum.core.errors import RegnumError
from regnum.core.gate import SPECTATOR, Viewer
from regnum.core.play import Play
from regnum.core.text import LANGUAGES
from regnum.terminal.keys import BINDINGS
from regnum.terminal.outline import Outline
from regnum.terminal.rules import Rules
from regnum.terminal.scene import FAINT, GOLD, Scene, marked
from regnum.terminal.session import Session
from regnum.terminal.sheets import Notes, Question, Score, WhyNot
from regnum.terminal.widgets import Board, Commands, EventLog, Options

LEAST_WIDTH = 69  # columns that a board may rely on; a narrower screen cuts off its right edge
PAUSE = 0.8  # minimum seconds for a bot's choice, so that people can follow
BOTS_HURRY = 4  # after this many consecutive bot choices the pause is halved, after twice as many a third, and so on


class Table(Screen[None]):
    """The table of any game; people and bots share the screen."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide")]
    BINDINGS = [*BINDINGS]

    def __init__(
        self, play: Play, agents: Mapping[int, Agent], lang: str, record_path: Path | None, pause: float = PAUSE
    ) -> None:
        super().__init__()
        self.session = Session(play, agents)
        self.text = self.session.text(lang)
        self.record_path = record_path
        self.pause = pause
        self.viewer = SPECTATOR  # whose view is shown
        self.near = self.session.people[0] if self.session.people else 0
        self.board = Board(id="board")
        self.offered = Options(id="options")
        self.event_log = EventLog(id="log", wrap=True, min_width=10)
        self.commands = Commands(id="footer")

    # --- the screen ------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        with Container(id="table"):
            yield self.board
            with Vertical(id="side"):
                yield Static(id="prompt")
                yield Static(id="preview")
                yield self.offered
                yield self.event_log
        yield self.commands

    def on_mount(self) -> None:
        self.ask()

    def on_resize(self, event: Resize) -> None:
        self.call_after_refresh(self.fill)

    def fill(self, look: bool = False) -> None:
        """Fill the screen except for the question; with `look`, scroll to what the focused option concerns."""
        self.commands.show(self.text, self.reach)
        names = [marked(self.player_name(player), player) for player in range(self.session.state.table.players)]
        self.event_log.show(self.session.entries, self.viewer, self.text, names)
        self.draw(look)

    def draw(self, look: bool = False) -> None:
        """Draw the board; with `look`, scroll to what the focused option concerns."""
        focus = self.offered.focused_option
        lit = focus.refs if focus is not None else []
        self.board.draw(self.outline(lit).panels(), lit if look else None)

    def outline(self, lit: Sequence[str] = ()) -> Outline:
        """The board in words, with what the focused option concerns."""
        keys: dict[str, str] = {}
        for key, option in zip(self.offered.keys, self.offered.infos, strict=True):
            for ref in option.refs:
                keys.setdefault(ref, key or "·")
        state = self.session.state
        view, names = gate.view(state, self.viewer), tuple(map(self.player_name, range(state.table.players)))
        width = max(LEAST_WIDTH, self.board.scrollable_content_region.width)
        return Outline(Scene(self.session.play.game, view, names, self.near, self.text, width, keys, frozenset(lit)))

    def player_name(self, player: int) -> str:
        return self.text(self.session.state.name(player))

    def show_prompt(self, words: RichText, clauses: tuple[str, ...] = ()) -> None:
        prompt = self.query_one("#prompt", Static)
        seat = self.session.state.seat
        prompt.border_title = self.text("game-title")
        who = RichText.assemble(marked(self.player_name(seat), seat), "  ") if seat is not None else RichText()
        prompt.update(RichText.assemble(who, words, (f"  {' '.join(clauses)}", FAINT)))

    def show_preview(self) -> None:
        """Show what the focused option will certainly do."""
        line = self.query_one("#preview", Static)
        focus = self.offered.focused_option
        line.display = bool(self.offered.infos)
        previews = gate.previews(self.session.state, self.viewer, focus.text) if focus is not None else ()
        words = [self.text(event.words.message()) for preview in previews for event in preview.events]
        line.update(RichText(f"→ {' '.join(words)}" if words else "", style=FAINT))

    # --- asking and choosing ---------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Ask the current question: a bot thinks, a person gets the options."""
        session, state, seat = self.session, self.session.state, self.session.state.seat
        self.offered.infos = []
        if seat is None:
            self.viewer = session.viewer_between()
            self.show_prompt(RichText(self.text("ui-over"), style=f"bold {GOLD}"))
            self.refresh_table()
            self.action_score()
        elif seat in session.agents:
            self.viewer = session.viewer_between()
            self.show_prompt(RichText(self.text("ui-thinking"), style=FAINT))
            self.refresh_table()
            self.let_agent_choose(seat, Outlook(state.copy(), seat))
        elif len(session.people) > 1 and seat not in self.viewer.seats and session.has_secrets(seat):
            self.viewer = SPECTATOR
            self.show_prompt(RichText(self.text("ui-hand-over"), style=GOLD))
            self.refresh_table()
            words = RichText.assemble(marked(self.player_name(seat), seat), f"\n\n{self.text('ui-hand-over')}")
            question = Question(self.text, self.text("game-title"), words, "ui-go-on")
            self.app.push_screen(question, lambda _: self.offer(seat))
        else:
            self.offer(seat)

    def offer(self, seat: int) -> None:
        """Show a person the options."""
        state = self.session.state
        self.viewer, self.near = Viewer((seat,)), seat
        prompt = gate.prompt(state, self.viewer)
        assert prompt is not None
        self.offered.infos = gate.options(state, self.viewer)
        self.show_prompt(RichText(self.text(prompt.message), style="bold"), prompt.clauses)
        self.refresh_table()

    def refresh_table(self) -> None:
        """Refresh everything except the prompt."""
        self.offered.show(self.text)
        self.show_preview()
        self.fill(look=True)

    @work(thread=True, exclusive=True, group="agent")
    def let_agent_choose(self, seat: int, outlook: Outlook) -> None:
        """Let a bot think in its own thread, so that the screen stays responsive."""
        began = time.monotonic()
        try:
            option = self.session.agents[seat].choose(outlook)
        except RegnumError as error:
            self.app.call_from_thread(self.app.exit, error)
            return
        worker = get_current_worker()
        pause = self.pause / (1 + self.session.bot_choices // BOTS_HURRY)
        while not worker.is_cancelled and time.monotonic() < began + pause:
            time.sleep(0.02)
        if not worker.is_cancelled:
            self.app.call_from_thread(self.choose, option.text)

    def choose(self, choice: str) -> None:
        """Make a choice for the seat that must choose, and ask the next question."""
        self.session.choose(choice)
        self.ask()

    def on_option_list_option_highlighted(self) -> None:
        self.show_preview()
        self.draw(look=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        # A second Enter may arrive after the question has changed.
        if any(option.text == event.option_id for option in self.offered.infos):
            self.choose(str(event.option_id))

    def on_key(self, event: Key) -> None:
        keys = self.offered.keys
        if event.character and event.character in keys:
            event.stop()
            self.choose(self.offered.infos[keys.index(event.character)].text)

    def on_click(self, event: Click) -> None:
        """A click on a part of the board, known by its style: the first focuses the option, the second chooses it."""
        for at, option in enumerate(self.offered.infos):
            if event.style.meta.get("ref") in option.refs:
                if self.offered.highlighted == at:
                    self.choose(option.text)
                else:
                    self.offered.highlighted = at
                return

    # --- commands --------------------------------------------------------------------------------------------------

    @property
    def reach(self) -> int:
        """How many choices can be undone now: none while nobody is asked."""
        return self.session.reach() if self.offered.infos else 0

    def action_undo(self) -> None:
        if self.reach:
            self.session.undo()
            self.ask()
        elif self.offered.infos:
            self.notify(self.session.why_no_undo(self.text))

    def action_rules(self) -> None:
        state = self.session.state
        prompt = gate.prompt(state, self.viewer)
        now = prompt.clauses if prompt is not None else (state.end_clause(),) if state.over else state.asking.clauses
        self.app.push_screen(Rules(self.text, self.session.play.game.ledger, now))

    def action_cards(self) -> None:
        self.app.push_screen(Notes(self.text, self.outline().notes()))

    def action_why_not(self) -> None:
        if self.offered.infos:
            nearby = self.outline().nearby()
            self.app.push_screen(
                WhyNot(self.text, self.session.play.game.ledger, self.session.state, self.viewer, nearby)
            )

    def action_score(self) -> None:
        self.app.push_screen(Score(self.text, self.session.state))

    def action_language(self) -> None:
        self.text = self.session.text(next(lang for lang in LANGUAGES if lang != self.text.lang))
        if self.offered.infos:
            self.offer(self.near)
        else:
            key = "ui-over" if self.session.state.over else "ui-thinking"
            self.show_prompt(RichText(self.text(key), style=FAINT))
            self.refresh_table()

    def action_scroll(self) -> None:
        """Scroll to the next part of the board, and from its end back to the top."""
        board = self.board
        at_end = board.scroll_offset.y >= board.max_scroll_y
        board.scroll_to(y=0 if at_end else board.scroll_offset.y + board.size.height - 1, animate=False)

    def action_leave(self) -> None:
        words = self.text("ui-quit")
        if self.record_path is not None and not self.session.state.over:
            words += f"\n\n{self.text('ui-quit-kept', path=str(self.record_path))}"
        self.app.push_screen(Question(self.text, self.text("ui-key-quit"), RichText(words), "ui-quit-hint"), self.left)

    def left(self, sure: bool | None) -> None:
        if sure:
            self.app.exit()
