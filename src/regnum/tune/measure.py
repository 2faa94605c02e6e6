"""What a trial measures: the games of a study with some values of the content, and how far off its targets they are."""

from __future__ import annotations

import operator
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from regnum.agents.executor import Executor
from regnum.agents.match import Match, Outcome, play_match
from regnum.agents.report import report
from regnum.core.errors import BadInput
from regnum.tune.study import Games, Study, Target

_CONDITION = re.compile(r"(\w+) *(<=|>=|==|<|>) *(-?\d+)")
_SIGNS = {"<": operator.lt, "<=": operator.le, "==": operator.eq, ">=": operator.ge, ">": operator.gt}


class Reached(msgspec.Struct, frozen=True):
    """The figure of a target in some games, and what it costs to be outside the range."""

    games: str
    target: Target
    figure: float
    cost: float


def measure(study: Study, content: Path | None, executor: Executor) -> Iterator[list[Reached]]:
    """Play the games of a study with an overlay; yields the targets reached after each kind of table."""
    for games in study.games:
        match = Match(study.game, tuple(games.seats), study.seed, games.options, str(content) if content else None)
        outcomes = list(play_match(msgspec.structs.replace(match, watch=True), games.games, executor))
        yield _reached(study, games, outcomes)


def _reached(study: Study, games: Games, outcomes: Sequence[Outcome]) -> list[Reached]:
    figures = report(outcomes)
    found = []
    for target in study.target:
        if not target.at or games.name in target.at:
            figure = figure_at(figures, target.figure) if target.figure else share_of(outcomes, target)
            off = max(0.0, target.low - figure, figure - target.high)
            found.append(Reached(games.name, target, figure, target.weight * off / target.unit))
    return found


def figure_at(figures: dict[str, Any], path: str) -> float:
    """The number at `path` in a report; 0 where there is no such ending or agent in these games."""
    found: Any = figures
    for key in path.split("."):
        if not isinstance(found, dict):
            raise BadInput("figure", f"{path} leads to no number")
        found = found.get(key)
        if found is None:
            return 0.0
    if not isinstance(found, (int, float)):
        raise BadInput("figure", f"{path} leads to no number")
    return float(found)


def share_of(outcomes: Sequence[Outcome], target: Target) -> float:
    """The share of all games in which the condition of a target held when its occasion came."""
    held = 0
    for outcome in outcomes:
        occasion = next((tally for tally in outcome.history if _holds(target.when, tally)), None)
        held += occasion is not None and _holds(target.share, occasion)
    return held / len(outcomes)


def _holds(condition: str, tally: dict[str, int]) -> bool:
    found = _CONDITION.fullmatch(condition)
    if found is None or found[1] not in tally:
        raise BadInput(condition, f"write a tally, a sign and a number, like {next(iter(tally), 'turns')} >= 3")
    return bool(_SIGNS[found[2]](tally[found[1]], int(found[3])))
