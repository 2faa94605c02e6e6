"""The main screen: the board, the question with its options, and the log."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.style import Style
from rich.text import Text as RichText
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Container, Vertical, VerticalScroll
from textual.events import Click, Key, Resize
from textual.screen import Screen
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option as Entry
from textual.worker import get_current_worker

from regnum.agents.base import Agent, Outlook
from regnum.core import gate
from regnum.core.errors import RegnumError
from regnum.core.gate import SPECTATOR, Viewer
from regnum.core.log import LogEntry
from regnum.core.play import Play
from regnum.core.shown import OptionInfo
from regnum.core.state import State
from regnum.core.text import LANGUAGES, Text
from regnum.terminal.keys import keys_for
from regnum.terminal.outline import Outline
from regnum.terminal.rules import Rules
from regnum.terminal.scene import FAINT, GOLD, Panel, Scene, marked
from regnum.terminal.sheets import Notes, Question, Score, WhyNot

LANGUAGE_NAMES = {"en": "English", "it": "Italiano"}  # each in its own language
LEAST_WIDTH = 69  # columns that a board may rely on; a narrower screen cuts off its right edge
PAUSE = 0.8  # minimum seconds for a bot's choice, so that people can follow
BOTS_HURRY = 4  # after this many consecutive bot choices the pause is halved, after twice as many a third, and so on


class Table(Screen[None]):
    """The table of any game; people and bots share the screen."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (112, "-wide")]
    BINDINGS = [
        Binding("question_mark", "rules", show=False),
        Binding("i", "cards", show=False),
        Binding("w", "why_not", show=False),
        Binding("u", "undo", show=False),
        Binding("s", "score", show=False),
        Binding("l", "language", show=False),
        Binding("tab", "scroll", show=False),
        Binding("q", "leave", show=False),
    ]

    def __init__(
        self, play: Play, agents: Mapping[int, Agent], lang: str, record_path: Path | None, pause: float = PAUSE
    ) -> None:
        super().__init__()
        self.play = play
        self.agents = agents
        self.record_path = record_path
        self.pause = pause
        self.people = [seat for seat in range(play.state.table.seats) if seat not in agents]
        self.viewer = SPECTATOR  # whose view is shown
        self.near = self.people[0] if self.people else 0
        self.options: list[OptionInfo] = []  # the options on the screen
        self.bot_choices = 0  # consecutive choices of bots
        self.entries: list[LogEntry] = []  # the log entries of this session
        self.logged = 0  # how many of these entries are in the log on the screen
        self.log_for: tuple[frozenset[int], str, int] | None = None  # the seats, language and width of that log
        self.text: Text
        self.set_language(lang)

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def keys(self) -> list[str]:
        """The key of each option on the screen."""
        return keys_for([option.text for option in self.options])

    @property
    def focused_option(self) -> OptionInfo | None:
        at = self.query_one("#options", OptionList).highlighted
        return self.options[at] if at is not None and at < len(self.options) else None

    def set_language(self, lang: str) -> None:
        names = self.play.record.header.players
        # Bots with the same name get the number of their seat.
        unique = [name if names.count(name) == 1 else f"{name} {seat}" for seat, name in enumerate(names, 1)]
        self.text = self.play.game.text(lang).seated(unique)

    # --- the screen ------------------------------------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        with Container(id="table"):
            with VerticalScroll(id="board", can_focus=False):
                yield Static(id="picture")
            with Vertical(id="side"):
                yield Static(id="prompt")
                yield Static(id="preview")
                yield OptionList(id="options")
                yield RichLog(id="log", wrap=True, min_width=10)
        yield Static(id="footer")

    def on_mount(self) -> None:
        self.query_one("#log").can_focus = False
        self.ask()

    def on_resize(self, event: Resize) -> None:
        for part in (self.draw, self.update_log, self.show_footer):
            self.call_after_refresh(part)

    def draw(self, look: bool = False) -> None:
        """Draw the board; with `look`, scroll to what the focused option concerns."""
        board = self.query_one("#board", VerticalScroll)
        focus = self.focused_option
        lit = focus.refs if focus is not None else []
        panels = self.outline(lit, board.scrollable_content_region.width).panels()
        # Spare lines go between the panels, from the bottom up.
        spare = board.size.height - sum(panel.height for panel in panels)
        picture = RichText()
        for after, panel in zip(range(len(panels), 0, -1), panels, strict=True):
            if picture:
                picture.append("\n\n" if after <= spare else "\n")
            picture.append_text(panel.content)
        self.query_one("#picture", Static).update(picture)
        if look and spare < 0:
            self.look_at(panels, lit)

    def look_at(self, panels: list[Panel], refs: Sequence[str]) -> None:
        """Scroll the board so that one of `refs` is visible, if possible with the whole panel that it is in."""
        board = self.query_one("#board", VerticalScroll)
        room, top = board.size.height, board.scroll_offset.y
        line = 0
        for panel in panels:
            ref = next((ref for ref in refs if ref in panel.refs), None)
            if ref is not None:
                first, last = line, line + panel.height
                if panel.height > room:
                    first, last = line + panel.refs[ref] - 1, line + panel.refs[ref] + 2
                if last <= room or not top <= first <= last <= top + room:
                    board.scroll_to(y=0 if last <= room else first, animate=False)
                return
            line += panel.height

    def outline(self, lit: Sequence[str] = (), width: int = 0) -> Outline:
        """The board in words, with what the focused option concerns."""
        keys: dict[str, str] = {}
        for key, option in zip(self.keys, self.options, strict=True):
            for ref in option.refs:
                keys.setdefault(ref, key or "·")
        view, names = gate.view(self.state, self.viewer), tuple(map(self.player_name, range(self.state.table.players)))
        width = max(LEAST_WIDTH, width)
        return Outline(Scene(self.play.game, view, names, self.near, self.text, width, keys, frozenset(lit)))

    def player_name(self, player: int) -> str:
        return self.text(self.state.name(player))

    def update_log(self) -> None:
        """Add new events with their clauses to the log.

        After an undo, or for another viewer, language or width, the whole log is written again.
        """
        log = self.query_one("#log", RichLog)
        log_for = (self.viewer.seats, self.text.lang, log.size.width)
        if log_for != self.log_for or len(self.entries) < self.logged:
            self.log_for, self.logged = log_for, 0
            log.clear()
        seats = [marked(self.player_name(player), player) for player in range(self.state.table.players)]
        shown = [gate.entry(entry, self.viewer) for entry in self.entries[self.logged :]]
        for event in (event for entry in shown for event in entry.events):
            line = RichText(self.text(event.words.message()))
            for seat in seats:
                line.highlight_regex(rf"\b{re.escape(seat.plain[2:])}\b", style=seat.style)
            log.write(line.append(f" {event.clause}", style=FAINT))
        self.logged = len(self.entries)
        self.call_after_refresh(log.scroll_end, animate=False)

    def show_prompt(self, words: RichText, clauses: tuple[str, ...] = ()) -> None:
        prompt = self.query_one("#prompt", Static)
        seat = self.state.seat
        prompt.border_title = self.text("game-title")
        who = RichText.assemble(marked(self.player_name(seat), seat), "  ") if seat is not None else RichText()
        prompt.update(RichText.assemble(who, words, (f"  {' '.join(clauses)}", FAINT)))

    def show_preview(self) -> None:
        """Show what the focused option will certainly do."""
        line = self.query_one("#preview", Static)
        line.display = bool(self.options)
        focus = self.focused_option
        previews = list(gate.previews(self.state, self.viewer, focus.text)) if focus is not None else []
        words = [self.text(event.words.message()) for preview in previews for event in preview.events]
        line.update(RichText(f"→ {' '.join(words)}" if words else "", style=FAINT))

    def show_footer(self) -> None:
        """Show the commands, closer together on a narrow screen."""
        other = next(lang for lang in LANGUAGES if lang != self.text.lang)
        commands = (
            ("?", "rules", self.text("ui-key-rules")),
            ("i", "cards", self.text("ui-key-cards")),
            ("w", "why_not", self.text("ui-key-why-not")),
            ("u", "undo", self.text("ui-key-undo", n=self.reach())),
            ("s", "score", self.text("ui-key-score")),
            ("l", "language", LANGUAGE_NAMES[other]),
            ("⇥", "scroll", self.text("ui-key-scroll")),
            ("q", "leave", self.text("ui-key-quit")),
        )
        gap = "   " if self.size.width >= 100 else " "
        line = RichText()
        for key, action, words in commands:
            click = Style(meta={"command": action})
            line.append(key, style=Style(bold=True, color=GOLD) + click).append(f" {words}", style=click).append(gap)
        self.query_one("#footer", Static).update(line)

    # --- asking and choosing ---------------------------------------------------------------------------------------

    def ask(self) -> None:
        """Ask the current question: a bot thinks, a person gets the options."""
        state, seat = self.state, self.state.seat
        self.options = []
        if seat is None:
            self.viewer = Viewer(self.people) if len(self.people) == 1 else SPECTATOR
            self.show_prompt(RichText(self.text("ui-over"), style=f"bold {GOLD}"))
            self.refresh_table()
            self.action_score()
        elif seat in self.agents:
            self.viewer = Viewer(self.people) if len(self.people) == 1 else SPECTATOR
            self.show_prompt(RichText(self.text("ui-thinking"), style=FAINT))
            self.refresh_table()
            self.let_agent_choose(seat, Outlook(state.copy(), seat))
        elif len(self.people) > 1 and seat not in self.viewer.seats and self.has_secrets(seat):
            self.viewer = SPECTATOR
            self.show_prompt(RichText(self.text("ui-hand-over"), style=GOLD))
            self.refresh_table()
            words = RichText.assemble(marked(self.player_name(seat), seat), f"\n\n{self.text('ui-hand-over')}")
            question = Question(self.text, self.text("game-title"), words, "ui-go-on")
            self.app.push_screen(question, lambda _: self.offer(seat))
        else:
            self.offer(seat)

    def has_secrets(self, seat: int) -> bool:
        """Whether the view of `seat` contains something that the others at this screen must not see."""
        own, common = (gate.view(self.state, viewer)["board"] for viewer in (Viewer((seat,)), SPECTATOR))
        return bool(own != common)

    def offer(self, seat: int) -> None:
        """Show a person the options."""
        self.viewer, self.near = Viewer((seat,)), seat
        prompt = gate.prompt(self.state, self.viewer)
        assert prompt is not None
        self.options = gate.options(self.state, self.viewer)
        self.show_prompt(RichText(self.text(prompt.message), style="bold"), prompt.clauses)
        self.refresh_table()

    def refresh_table(self) -> None:
        """Refresh everything except the prompt."""
        offered = self.query_one("#options", OptionList)
        offered.clear_options()
        offered.border_title = self.text("ui-options")
        self.query_one("#log").border_title = self.text("ui-log")
        for key, option in zip(self.keys, self.options, strict=True):
            words = self.text(option.words.message())
            offered.add_option(Entry(RichText.assemble((f"{key or ' '} ", f"bold {GOLD}"), words), option.text))
        if self.options:
            offered.highlighted = 0
        offered.focus()
        self.show_preview()
        self.show_footer()
        self.update_log()
        self.draw(look=True)

    @work(thread=True, exclusive=True, group="agent")
    def let_agent_choose(self, seat: int, outlook: Outlook) -> None:
        """Let a bot think in its own thread, so that the screen stays responsive."""
        began = time.monotonic()
        try:
            option = self.agents[seat].choose(outlook)
        except RegnumError as error:
            self.app.call_from_thread(self.app.exit, error)
            return
        worker = get_current_worker()
        pause = self.pause / (1 + self.bot_choices // BOTS_HURRY)
        while not worker.is_cancelled and time.monotonic() < began + pause:
            time.sleep(0.02)
        if not worker.is_cancelled:
            self.app.call_from_thread(self.choose, option.text)

    def choose(self, choice: str) -> None:
        """Make a choice for the seat that must choose, and ask the next question."""
        asking, option = self.state.asking, self.state.resolve(choice)
        self.bot_choices = self.bot_choices + 1 if asking.seat in self.agents else 0
        self.entries.append(self.play.choose(option, asking.seat))
        for seat, agent in self.agents.items():
            agent.observe(asking.seat, gate.observed(asking, option, seat))
        self.ask()

    def on_option_list_option_highlighted(self) -> None:
        self.show_preview()
        self.draw(look=True)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        # A second Enter may arrive after the question has changed.
        for option in self.options:
            if option.text == event.option_id:
                self.choose(option.text)
                return

    def on_key(self, event: Key) -> None:
        keys = self.keys
        if event.character and event.character in keys:
            event.stop()
            self.choose(self.options[keys.index(event.character)].text)

    async def on_click(self, event: Click) -> None:
        """Handle clicks on parts of the board and on commands, which are identified in the style of the text."""
        if "ref" in event.style.meta:
            self.touch(event.style.meta["ref"])
        elif "command" in event.style.meta:
            await self.app.run_action(event.style.meta["command"], self)

    def touch(self, ref: str) -> None:
        """A click on the board: the first focuses the option, the second chooses it."""
        offered = self.query_one("#options", OptionList)
        for at, option in enumerate(self.options):
            if ref in option.refs:
                if offered.highlighted == at:
                    self.choose(option.text)
                else:
                    offered.highlighted = at
                return

    # --- commands --------------------------------------------------------------------------------------------------

    def reach(self) -> int:
        """How many choices the person who chose last may undo now."""
        choices = self.play.record.choices
        if not self.options or not choices or choices[-1].seat in self.agents:
            return 0
        return self.play.undo_reach(choices[-1].seat)

    def action_undo(self) -> None:
        if self.reach():
            n = self.play.undo(1)
            for agent in self.agents.values():
                agent.taken_back(n)
            del self.entries[-n:]
            self.ask()
        elif self.options:
            self.notify(self.why_no_undo())

    def why_no_undo(self) -> str:
        choices = self.play.record.choices
        if not choices:
            return self.text("ui-undo-none")
        last = choices[-1].seat
        if last in self.agents:
            return self.text("ui-undo-other", name=self.text(f"seat-{last}"))
        return self.text("ui-undo-seen")

    def action_rules(self) -> None:
        state, prompt = self.state, gate.prompt(self.state, self.viewer)
        now = prompt.clauses if prompt is not None else (state.end_clause(),) if state.over else state.asking.clauses
        self.app.push_screen(Rules(self.text, self.play.game.ledger, now))

    def action_cards(self) -> None:
        self.app.push_screen(Notes(self.text, self.outline().notes()))

    def action_why_not(self) -> None:
        if self.options:
            nearby = self.outline().nearby()
            self.app.push_screen(WhyNot(self.text, self.play.game.ledger, self.state, self.viewer, nearby))

    def action_score(self) -> None:
        self.app.push_screen(Score(self.text, self.state))

    def action_language(self) -> None:
        self.set_language(next(lang for lang in LANGUAGES if lang != self.text.lang))
        if self.options:
            self.offer(self.near)
        else:
            key = "ui-over" if self.state.over else "ui-thinking"
            self.show_prompt(RichText(self.text(key), style=FAINT))
            self.refresh_table()

    def action_scroll(self) -> None:
        """Scroll to the next part of the board, and from its end back to the top."""
        board = self.query_one("#board", VerticalScroll)
        at_end = board.scroll_offset.y >= board.max_scroll_y
        board.scroll_to(y=0 if at_end else board.scroll_offset.y + board.size.height - 1, animate=False)

    def action_leave(self) -> None:
        words = self.text("ui-quit")
        if self.record_path is not None and not self.state.over:
            words += f"\n\n{self.text('ui-quit-kept', path=str(self.record_path))}"
        self.app.push_screen(Question(self.text, self.text("ui-key-quit"), RichText(words), "ui-quit-hint"), self.left)

    def left(self, sure: bool | None) -> None:
        if sure:
            self.app.exit()
