"""A law of prepared choices, for every game: what is asked before a choice is made is what is asked after it."""

from __future__ import annotations

import msgspec

import regnum
from regnum.core import gate
from regnum.core.gate import Viewer
from regnum.core.rng import Rng
from regnum.core.shown import Preview
from tests.laws.test_details import looked_at
from tests.server.clients import changed
from tests.tables import every_table

PREPARES = {"anno890"}
DEALS = 3  # of what is hidden: whatever the choice reveals, it changes nothing


@every_table
def test_a_prepared_question_is_the_one_that_is_then_asked(id: str, seats: int) -> None:
    """With the same options, which say the same of themselves and do the same, but for what has been revealed."""
    checked = 0
    for state in looked_at(id, seats):
        viewer = Viewer([state.asking.seat])
        for info in gate.options(state, viewer):
            found = gate.prepared(state, viewer, info.text)
            assert (found is not None) == info.prepares, info
            for deal in range(DEALS) if found is not None else ():
                assert found is not None
                after = state.determinize(state.asking.seat, Rng(deal))
                before = after.revealed
                after.apply(info.text)
                assert after.revealed > before, info
                if len(found.options) == 1:
                    continue  # it is then made by itself
                options, previews = gate.options(after, viewer, details=True), list(gate.previews(after, viewer))
                assert found.step == type(after.asking).__name__
                assert found.prompt.to_json() == after.asking.prompt(after).to_json()
                assert found.options == options, info
                shown = changed(gate.view(state, viewer)["board"], msgspec.to_builtins(found.changes))
                known = {name for name, value in gate.view(after, viewer)["board"].items() if shown[name] == value}
                assert within(found.previews, known) == within(previews, known), info
                checked += 1
    assert checked or id not in PREPARES


def within(previews: list[Preview], known: set[str]) -> list[tuple[object, ...]]:
    """What options do, in the parts of the board that are `known` before anything is revealed."""
    return [
        (preview.option, [change for change in preview.changes if change.path[0] in known], preview.events)
        for preview in previews
    ]


def test_nothing_is_prepared_for_anybody_else() -> None:
    state = regnum.game("anno890").new(2, 1)
    while not any(info.prepares for info in gate.options(state, Viewer([state.asking.seat]))):
        state.apply(state.options()[0])
    choice = state.options()[0].text
    assert gate.prepared(state, Viewer([state.asking.seat]), choice) is not None
    assert gate.prepared(state, Viewer([1 - state.asking.seat]), choice) is None
    assert gate.prepared(state, gate.SPECTATOR, choice) is None
