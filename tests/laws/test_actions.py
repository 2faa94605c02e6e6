"""Laws of the numbered actions for learners, for every game."""

from __future__ import annotations

import pytest

from regnum.core.actions import END, Actions, actions
from regnum.core.errors import BadInput
from regnum.core.game import game
from regnum.core.option import Option
from regnum.core.rng import Rng
from tests.tables import any_game, every_table, is_looked_at


def spell(all: Actions, options: list[Option], option: Option) -> list[int]:
    """The actions that choose `option`; every one of them is legal when it is taken."""
    said: tuple[int, ...] = ()
    while True:
        action = all.spelling(option)[len(said)]
        assert action in all.legal(options, said)
        chosen = all.chosen(options, said, action)
        said = (*said, action)
        if chosen is not None:
            assert chosen is option
            return list(said)


@every_table
def test_every_legal_option_has_its_actions_and_no_other_action_is_legal(id: str, seats: int) -> None:
    state = any_game(id, seats, 67)
    all = actions(state.table.game)
    rng = Rng(67)
    sample = rng.fork("sample")
    count = 0
    while not state.over:
        options = list(state.options())
        if is_looked_at(count, sample):
            said = [spell(all, options, option) for option in options]
            assert len({tuple(one) for one in said}) == len(options)
            assert sorted({one[0] for one in said}) == sorted(all.legal(options))
        else:
            all.legal(options)  # raises if an option has no number and no spelling
        count += 1
        state.apply(options[rng.below(len(options))])


@pytest.mark.parametrize("id", ["anno890", "viscounts", "seven", "medioevo"])
def test_numbers_are_the_same_in_every_process(id: str) -> None:
    all = actions(game(id))
    assert all.digest == Actions(game(id)).digest
    assert len(all.texts) == len(set(all.texts)) == all.size


def test_an_option_is_spelled_word_by_word() -> None:
    all = actions(game("medioevo"))
    state = game("medioevo").new(3, 1)
    named = {text: n for n, text in enumerate(all.texts)}
    options = [Option("bid", (n,), f"bid:{n}") for n in (5, 2005, 2010)] + list(state.options())
    assert [all.texts[word] for word in all.spelling(options[1])] == ["bid", "2k", "5", END]
    assert all.chosen(options, (named["bid"],), named["5"]) is options[0]
    assert all.chosen(options, (named["bid"],), named["2k"]) is None
    assert sorted(all.legal(options, (named["bid"], named["2k"]))) == [named["5"], named["10"]]


def test_an_action_that_is_not_legal_is_refused() -> None:
    state = game("anno890").new(2, 1)
    all = actions(game("anno890"))
    legal = all.legal(state.options())[0]
    for action in (all.texts.index("stop"), -1, legal - all.size, all.size):
        with pytest.raises(BadInput, match="not legal now"):
            all.chosen(state.options(), (), action)
