"""The search itself: trials of optuna, kept in a file, so that a search can be stopped and taken up again."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path

import optuna

from regnum.agents.executor import Executor
from regnum.tune.measure import measure
from regnum.tune.study import Study, overlay, present, to_toml


def open_search(study: Study, storage: Path) -> optuna.Study:
    """The search kept in the file `storage`; a new one begins with the content as it is."""
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    found = optuna.create_study(
        storage=f"sqlite:///{storage}",
        study_name=study.game,
        load_if_exists=True,
        sampler=optuna.samplers.TPESampler(multivariate=True, n_startup_trials=12),
        pruner=optuna.pruners.MedianPruner(n_startup_trials=12),
    )
    if not found.trials:
        found.enqueue_trial(present(study))
    return found


def search(study: Study, kept: optuna.Study, trials: int, executor: Executor) -> Iterator[optuna.trial.FrozenTrial]:
    """Try so many sets of values; yields each trial as it ends. One that falls behind the others ends early."""
    for _ in range(trials):
        trial = kept.ask()
        values = {one.name: trial.suggest_int(one.name, one.low, one.high) for one in study.value}
        cost = 0.0
        state = optuna.trial.TrialState.COMPLETE
        with tempfile.TemporaryDirectory() as folder:
            content = Path(folder) / "trial.toml"
            content.write_text(to_toml(overlay(study, values)), encoding="utf-8")
            for n, reached in enumerate(measure(study, content, executor)):
                cost += sum(one.cost for one in reached)
                trial.report(cost, n)
                if n + 1 < len(study.games) and trial.should_prune():
                    state = optuna.trial.TrialState.PRUNED
                    break
        yield kept.tell(trial, None if state == optuna.trial.TrialState.PRUNED else cost, state)
