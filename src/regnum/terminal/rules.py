"""The rules screen: the ledger, searched by word, with the clauses of the current question first."""

from __future__ import annotations

from rich.text import Text as RichText
from textual.app import ComposeResult
from textual.containers import Horizontal, VerticalScroll
from textual.events import Key
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Entry

from regnum.core.rules import Clause, Ledger
from regnum.core.text import Text
from regnum.terminal.scene import FAINT, GOLD
from regnum.terminal.sheets import Sheet


class Rules(Sheet):
    """A search field, the clauses found, and the focused one in full."""

    def __init__(self, text: Text, ledger: Ledger, now: tuple[str, ...]) -> None:
        super().__init__(text, text("ui-rules"))
        self.ledger = ledger
        self.now = now  # the clauses of the current question

    def body(self) -> ComposeResult:
        yield Input(placeholder=self.text("ui-rules-search"))
        with Horizontal():
            yield OptionList(id="clauses")
            with VerticalScroll():
                yield Static(id="clause")

    def on_mount(self) -> None:
        self.find("")

    def on_input_changed(self, event: Input.Changed) -> None:
        self.find(event.value)

    def find(self, words: str) -> None:
        """List the clauses that contain `words`; without words, list all of them, those of the question first."""
        found = self.ledger.search(words, self.text.lang)
        if not words.strip():
            found = [self.ledger[id] for id in self.now] + [clause for clause in found if clause.id not in self.now]
        clauses = self.query_one("#clauses", OptionList)
        clauses.clear_options()
        clauses.add_options([Entry(self.line(clause), id=clause.id.replace(".", "-")) for clause in found])
        clauses.highlighted = 0 if found else None
        self.query_one("#clause", Static).update(self.full(found[0]) if found else self.text("ui-rules-none"))

    def line(self, clause: Clause) -> RichText:
        mark = "▸ " if clause.id in self.now else "  "
        return RichText.assemble((f"{mark}{clause.id:<9}", f"bold {GOLD}"), clause.in_language(self.text.lang).text)

    def full(self, clause: Clause) -> RichText:
        """The clause with everything the ledger says about it."""
        read = clause.in_language(self.text.lang)
        whole = RichText.assemble((f"{clause.id}\n", f"bold {GOLD}"), read.text)
        for key, words in (
            ("ui-rules-example", read.example),
            ("ui-rules-ruling", read.ruling),
            ("ui-rules-otherwise", " ".join(read.alternatives)),
            ("ui-rules-source", read.source),
        ):
            if words:
                whole.append(f"\n\n{self.text(key)}\n", style=FAINT).append(words)
        return whole

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        clause = self.ledger[str(event.option_id).replace("-", ".")]
        self.query_one("#clause", Static).update(self.full(clause))

    def on_key(self, event: Key) -> None:
        """Let the arrow keys move in the list even while the search field has the focus."""
        clauses = self.query_one("#clauses", OptionList)
        if event.key in ("up", "down") and self.focused is not clauses:
            event.prevent_default()
            if event.key == "up":
                clauses.action_cursor_up()
            else:
                clauses.action_cursor_down()
