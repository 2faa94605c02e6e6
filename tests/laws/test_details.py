"""Laws of details, for every game: what is told of an option's cost and effects is what it then does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import regnum
from regnum.core import gate
from regnum.core.address import find
from regnum.core.ahead import preview
from regnum.core.details import Details
from regnum.core.gate import Viewer
from regnum.core.rng import Rng
from regnum.core.scoring import firm_points
from regnum.core.shown import OptionInfo, Preview
from regnum.core.state import State
from tests.books import by_verb
from tests.tables import any_game, every_table, is_looked_at

GAMES = 3
MOST = 400  # choices of a game
TELLS = {"anno890", "viscounts"}  # the games of which every question has been gone through
CLAIMS = {"casus_belli"}  # held against another player, whose place a fact names beside the holder's


def looked_at(id: str, seats: int) -> Iterator[State]:
    """Some positions of random games."""
    for seed in range(GAMES):
        state, rng = any_game(id, seats, seed), Rng(seed)
        sample = rng.fork("sample")
        for count in range(MOST):
            if state.over:
                break
            if is_looked_at(count, sample):
                yield state
            options = state.options()
            state.apply(options[rng.below(len(options))])


def told(state: State) -> Iterator[tuple[OptionInfo, Details]]:
    for info in gate.options(state, Viewer([state.asking.seat]), details=True):
        if info.details is not None:
            yield info, info.details


def booked(state: State, preview: Preview, player: int) -> tuple[Counter[str], Counter[str]]:
    """By piece, how many the facts of a preview take from a player, and how many they bring.

    What has an id counts by its kind, unless holdings name it, and what only changes its place or its side not at all.
    """
    held, by_player = state.holdings(player), state.table.game.fields.by_player
    lost, gained = Counter[str](), Counter[str]()
    for event in preview.events:
        for fact in (event.fact, *event.besides) if event.fact is not None else ():
            if fact.verb == "turned" or (fact.verb == "changed" and ":" in fact.piece):
                continue  # it stays where it is
            more = 0
            for address, _, n in by_verb(fact):  # type: ignore[arg-type]
                if fact.piece in CLAIMS and (n > 0) != (fact.verb == "gained"):
                    continue
                parts = address.split(".")
                if parts[0] in by_player and parts[1] == str(player):
                    more += n
            name = fact.piece if fact.piece in held else fact.piece.partition(":")[0]
            (gained if more > 0 else lost)[name] += abs(more)
    return lost, gained


def first_told(preview: Preview, name: str) -> int:
    """How many of something move when it is first told of."""
    facts = [fact for event in preview.events for fact in (event.fact, *event.besides) if fact is not None]
    return next((fact.amount for fact in facts if fact.piece == name), 0)


@every_table
def test_price_and_gain_are_what_the_option_then_certainly_does(id: str, seats: int) -> None:
    """As facts tell it, up to the first thing that anybody would learn."""
    checked = both = 0
    for state in looked_at(id, seats):
        seat = state.asking.seat
        previews = {preview.option: preview for preview in gate.previews(state, Viewer([seat]))}
        held = state.holdings(seat)
        for info, details in told(state):
            assert all(n > 0 for n in (*details.price.values(), *details.gain.values())), info
            lost, gained = booked(state, previews[info.text], seat)
            imagined = state.determinize(seat, Rng(0))
            preview(imagined, state.resolve(info.text))
            for name in held.keys() | details.price.keys() | details.gain.keys():
                net = details.gain.get(name, 0) - details.price.get(name, 0)
                if name not in held:  # what nobody holds, such as Saracens
                    assert net == first_told(previews[info.text], name), info
                elif name == "points":
                    assert net == firm_points(imagined)[seat] - firm_points(state)[seat], info
                elif name in details.price and name in details.gain:
                    assert (details.price[name], details.gain[name]) == (lost[name], gained[name]), (name, info)
                    both += 1
                else:
                    assert gained[name] - lost[name] == net, (name, info)
                    checked += bool(net)
    assert checked or id not in TELLS
    assert both or id != "anno890"  # Coins are paid for a tile beside which some lie


@every_table
def test_what_it_brings_the_others_is_what_they_then_have_more_or_less(id: str, seats: int) -> None:
    """As facts tell it, too; firm points as they then stand."""
    for state in looked_at(id, seats):
        seat = state.asking.seat
        previews = {preview.option: preview for preview in gate.previews(state, Viewer([seat]))}
        for info, details in told(state):
            assert seat not in details.others, info
            imagined = state.determinize(seat, Rng(0))
            preview(imagined, state.resolve(info.text))
            for other in set(range(state.table.players)) - {seat}:
                lost, gained = booked(state, previews[info.text], other)
                brought = {name: gained[name] - lost[name] for name in state.holdings(other)}
                if "points" in brought:
                    brought["points"] = firm_points(imagined)[other] - firm_points(state)[other]
                assert details.others.get(other, {}) == {name: n for name, n in brought.items() if n}, info


@every_table
def test_figures_are_those_before_and_after(id: str, seats: int) -> None:
    """Up to the first thing that anybody would learn; and hidden things do not count."""
    for state in looked_at(id, seats):
        seat = state.asking.seat
        game = state.table.game
        figures = game.figures(state, seat)
        assert figures == game.figures(state.determinize(seat, Rng(1)), seat)
        for info, details in told(state):
            imagined = state.determinize(seat, Rng(0))
            preview(imagined, state.resolve(info.text))
            after = game.figures(imagined, seat)
            changed = {what: (n, after[what]) for what, n in figures.items() if after[what] != n}
            assert {what: both for what, both in details.figures.items() if what in figures} == changed, info


@every_table
def test_what_is_completed_exists_and_what_is_set_off_can_be_told(id: str, seats: int) -> None:
    game = regnum.game(id)
    texts = [game.text(lang) for lang in ("en", "it")]
    for state in looked_at(id, seats):
        board = gate.view(state, Viewer([state.asking.seat]))["board"]
        for info, details in told(state):
            for address in [address for one in details.completes for address in one.at]:
                find(board, address, game.fields.by_player)
            for trigger in details.triggers:
                assert all(text.has(trigger.what) for text in texts), info
                assert set(trigger.players) <= set(range(state.table.players))


@every_table
def test_what_ends_has_ended_before_the_same_seat_is_asked_again(id: str, seats: int) -> None:
    for state in looked_at(id, seats):
        for info, details in told(state):
            if not details.ends:
                continue
            seat, after = state.asking.seat, state.copy()
            after.events = []
            after.apply(info.text)
            facts = [event.fact for event in after.events if event.fact is not None]
            begun = any(fact.verb == "began" and fact.piece == details.ends for fact in facts)
            phases = [gate.view(one, gate.SPECTATOR)["board"].get("phase") for one in (state, after)]
            changed = details.ends == "phase" and phases[0] != phases[1]
            assert after.over or (begun and details.ends != "game") or after.seat != seat or changed, info


@every_table
def test_the_end_of_the_game_is_told(id: str, seats: int) -> None:
    """Where a choice ends it for certain, and nowhere else."""
    for state in looked_at(id, seats):
        ends = {info.text: details.ends for info, details in told(state)}
        for option in state.options() if state.holdings(state.asking.seat) else ():
            after = state.determinize(state.asking.seat, Rng(1))
            preview(after, option)
            assert (ends.get(option.text) == "game") == after.over


@pytest.mark.parametrize("id", sorted(TELLS))
def test_details_are_made_only_where_somebody_asks_for_them(id: str) -> None:
    state = regnum.game(id).new(2, 1)
    viewer = Viewer([state.asking.seat])
    assert all(info.details is None for info in gate.options(state, viewer))
    assert gate.options(state, gate.SPECTATOR, details=True) == []
