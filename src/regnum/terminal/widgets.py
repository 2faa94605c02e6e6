"""The parts of the main screen: the board, the options, the log, and the line of commands."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.style import Style
from rich.text import Text as RichText
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.events import Click
from textual.widgets import OptionList, RichLog, Static
from textual.widgets.option_list import Option as Entry

from regnum.core import gate
from regnum.core.gate import Viewer
from regnum.core.log import LogEntry
from regnum.core.shown import OptionInfo
from regnum.core.text import LANGUAGES, Text
from regnum.terminal.keys import BINDINGS, keys_for
from regnum.terminal.scene import FAINT, GOLD, Panel

LANGUAGE_NAMES = {"en": "English", "it": "Italiano"}  # each in its own language


class Board(VerticalScroll, can_focus=False):
    """The panels of the board, below each other; where they do not fit, the screen scrolls."""

    def compose(self) -> ComposeResult:
        yield Static(id="picture")

    def draw(self, panels: list[Panel], refs: Sequence[str] | None = None) -> None:
        """Draw the panels; with `refs`, scroll to what lies at these addresses."""
        # Spare lines go between the panels, from the bottom up.
        spare = self.size.height - sum(panel.height for panel in panels)
        picture = RichText()
        for after, panel in zip(range(len(panels), 0, -1), panels, strict=True):
            if picture:
                picture.append("\n\n" if after <= spare else "\n")
            picture.append_text(panel.content)
        self.query_one("#picture", Static).update(picture)
        if refs is not None and spare < 0:
            self.look_at(panels, refs)

    def look_at(self, panels: list[Panel], refs: Sequence[str]) -> None:
        """Scroll so that one of `refs` is visible, if possible with the whole panel that it is in."""
        room, top = self.size.height, self.scroll_offset.y
        line = 0
        for panel in panels:
            ref = next((ref for ref in refs if ref in panel.refs), None)
            if ref is not None:
                first, last = line, line + panel.height
                if panel.height > room:
                    first, last = line + panel.refs[ref] - 1, line + panel.refs[ref] + 2
                if last <= room or not top <= first <= last <= top + room:
                    self.scroll_to(y=0 if last <= room else first, animate=False)
                return
            line += panel.height


class Options(OptionList):
    """The options of the person who is asked, each with its key; none while nobody is."""

    infos: Sequence[OptionInfo] = ()

    @property
    def keys(self) -> list[str]:
        """The key of each option."""
        return keys_for([option.text for option in self.infos])

    @property
    def focused_option(self) -> OptionInfo | None:
        at = self.highlighted
        return self.infos[at] if at is not None and at < len(self.infos) else None

    def show(self, text: Text) -> None:
        """Show the options in a language, the first in focus."""
        self.clear_options()
        self.border_title = text("ui-options")
        for key, option in zip(self.keys, self.infos, strict=True):
            words = text(option.words.message())
            self.add_option(Entry(RichText.assemble((f"{key or ' '} ", f"bold {GOLD}"), words), option.text))
        if self.infos:
            self.highlighted = 0
        self.focus()


class EventLog(RichLog, can_focus=False):
    """The events of this session with their clauses."""

    shown = 0  # how many entries are on the screen
    shown_for: tuple[frozenset[int], str, int] | None = None  # the seats, language and width that they are for

    def show(self, entries: list[LogEntry], viewer: Viewer, text: Text, players: list[RichText]) -> None:
        """Add what is new; after an undo, or for another viewer, language or width, write the whole log again."""
        self.border_title = text("ui-log")
        shown_for = (viewer.seats, text.lang, self.size.width)
        if shown_for != self.shown_for or len(entries) < self.shown:
            self.shown_for, self.shown = shown_for, 0
            self.clear()
        shown = [gate.entry(entry, viewer) for entry in entries[self.shown :]]
        for event in (event for entry in shown for event in entry.events):
            line = RichText(text(event.words.message()))
            for player in players:
                line.highlight_regex(rf"\b{re.escape(player.plain[2:])}\b", style=player.style)
            self.write(line.append(f" {event.clause}", style=FAINT))
        self.shown = len(entries)
        self.call_after_refresh(self.scroll_end, animate=False)


class Commands(Static):
    """The keys of the commands, which can also be clicked on."""

    def show(self, text: Text, reach: int) -> None:
        """Show them in a language, closer together on a narrow screen; `reach`: how many choices can be undone."""
        other = next(lang for lang in LANGUAGES if lang != text.lang)
        gap = "   " if self.screen.size.width >= 100 else " "
        line = RichText()
        for command in BINDINGS:
            words = text(command.description, n=reach) if command.description else LANGUAGE_NAMES[other]
            click = Style(meta={"command": command.action})
            key = Style(bold=True, color=GOLD) + click
            line.append(command.key_display or command.key, key).append(f" {words}", click).append(gap)
        self.update(line)

    async def on_click(self, event: Click) -> None:
        """Carry out the command that is clicked on, which is in the style of its text."""
        if "command" in event.style.meta:
            await self.app.run_action(event.style.meta["command"], self.screen)
