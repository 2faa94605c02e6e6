"""Plots the statistics of a simulation (needs matplotlib: `pip install regnum[plot]`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from regnum.agents.match import Outcome
from regnum.cli.common import writing
from regnum.core.errors import BadInput
from regnum.core.game import Game


def draw(g: Game, outcomes: list[Outcome], figures: dict[str, Any], path: Path, lang: str) -> None:
    """Plot win rates with their intervals, and the distribution of scores, by agent."""
    try:
        import matplotlib

        matplotlib.use("Agg")
        from matplotlib import pyplot
    except ImportError:
        raise BadInput("--plot", "needs matplotlib: pip install 'regnum[plot]'") from None
    text = g.text(lang)
    names = sorted(figures["win_rates"], key=lambda name: -figures["win_rates"][name]["rate"])
    picture, (left, right) = pyplot.subplots(1, 2, figsize=(11, 4.2), layout="constrained")
    rates = [figures["win_rates"][name]["rate"] for name in names]
    bounds = [figures["win_rates"][name]["interval95"] for name in names]
    below = [rate - low for rate, (low, _) in zip(rates, bounds, strict=True)]
    above = [high - rate for rate, (_, high) in zip(rates, bounds, strict=True)]
    left.bar(names, rates, yerr=[below, above], capsize=5, color="#8c1d18")
    left.axhline(1 / len(outcomes[0].sides()), color="#444", linewidth=0.8, linestyle="--")
    left.set_ylabel(text("cli-rate"))
    scores = {name: [o.scores[i] for o in outcomes for i, who in enumerate(o.agents) if who == name] for name in names}
    right.boxplot(list(scores.values()), tick_labels=names, whis=(10, 90), showfliers=False)
    right.set_ylabel(text("cli-score"))
    picture.suptitle(f"{g.title}: {figures['games']} {text('cli-games')}")
    with writing(path):
        picture.savefig(path, dpi=150)
    pyplot.close(picture)
