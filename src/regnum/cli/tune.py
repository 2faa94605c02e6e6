"""`regnum tune`: a search for reconstructed values of a game's content."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from regnum.agents.executor import Executor
from regnum.cli.common import Jobs, Json, Ray, make_executor, new_table, out, print_json, progress, writing
from regnum.core.errors import BadInput
from regnum.core.game import game
from regnum.tune.measure import Reached, measure
from regnum.tune.study import Study, overlay, present, read_study, to_toml


def tune(
    study: Annotated[Path, typer.Argument(help="A TOML file: what may change, where it is tried, what is wanted.")],
    trials: Annotated[int, typer.Option("--trials", "-n", min=0, help="How many more sets of values to try.")] = 100,
    storage: Annotated[
        Path | None, typer.Option("--storage", help="The file that keeps the trials: the study's, ending in .db.")
    ] = None,
    best: Annotated[Path | None, typer.Option("--out", help="Write the best values here, as an overlay.")] = None,
    content: Annotated[
        Path | None, typer.Option("--content", help="Search nothing: measure the values of this overlay.")
    ] = None,
    agent: Annotated[
        str | None, typer.Option("--agent", help="Who plays in all seats, instead of the study's.")
    ] = None,
    games: Annotated[int | None, typer.Option("--games", min=1, help="Games at each table, not the study's.")] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="Another seed than the study's: other deals.")] = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    json: Json = False,
) -> None:
    """Search for values of the content with which simulated games come closer to the targets of a study.

    Only values that are marked as reconstructed may change: what the rulebook says stays. Each trial chooses a number
    for every `[[value]]` within its range, plays the `[[games]]` and adds up what each `[[target]]` costs that is
    missed. The first trial is the content as it is. A trial that falls behind the others ends early. All are kept in a
    file: stop the search when you like, and give the same command to take it up again; with `--trials 0` the best
    values so far are printed and written.

    Few games make lucky trials. Measure the winner again with other deals, more games or another agent: `--content
    best.toml --seed 2 --games 400`. The overlay can be given to every command, and its values copied into the content.

    The search needs optuna: `pip install 'regnum[tune]'`. It runs on the compiled engine where that is installed.

    **Examples**

    - `regnum tune examples/tune-seven.toml --trials 50 --out best.toml`
    - `regnum tune examples/tune-seven.toml --trials 0`
    - `regnum tune examples/tune-seven.toml --content best.toml --agent ismcts:300 --games 10 --seed 2`

    **A study**

        game = "seven"

        [[value]]                       # a number that may change
        name = "portal"
        table = "portal"                # for all its entries, or entries = ["gate_of_embers"], or where = { power = 4 }
        field = "income.power"          # a path; a list stands for its length
        low = 1
        high = 5                        # with add = true the number is added to what is there

        [[games]]                       # where it is tried
        name = "three"
        seats = ["greedy", "greedy", "greedy"]
        games = 30

        [[target]]                      # what is wanted of these games
        figure = "by_ending.nameless.rate"   # any figure of `regnum simulate --json`
        low = 0.1
        high = 0.3
        unit = 0.1                      # as far outside the range costs `weight`, which is 1

        [[target]]                      # or: in how many games a condition holds when another first does
        share = "turns < 3"
        when = "portals >= 1"
        high = 0.0
    """
    read = _changed(read_study(study), agent, games, seed)
    if content is not None:
        game(read.game, content)  # refused here if it does not fit
        with make_executor(jobs, ray) as executor:
            reached = _measured(read, content, executor)
        _show(read, None, reached, json)
        return
    if importlib.util.find_spec("optuna") is None:
        raise BadInput("tune", "needs optuna: pip install 'regnum[tune]'")
    from regnum.tune.search import open_search, search  # slow to load, and optional

    kept = open_search(read, storage or study.with_suffix(".db"))
    with make_executor(jobs, ray) as executor:
        for _ in progress(search(read, kept, trials, executor), trials, "trying"):
            pass
        values = dict(kept.best_params) if any(trial.value is not None for trial in kept.trials) else present(read)
        laid = best or study.with_suffix(".best.toml")
        with writing(laid):
            laid.write_text(to_toml(overlay(read, values)), encoding="utf-8")
        reached = _measured(read, laid, executor)
    _show(read, values, reached, json)
    if not json:
        out.print(f"\nThe values are in {laid}: give it to any command with --content.", highlight=False)


def _changed(study: Study, agent: str | None, games: int | None, seed: int | None) -> Study:
    """The study with the agents, numbers of games and seed of the command line."""
    tables = [
        msgspec.structs.replace(
            one, seats=[agent] * len(one.seats) if agent else one.seats, games=games if games else one.games
        )
        for one in study.games
    ]
    return msgspec.structs.replace(study, games=tables, seed=study.seed if seed is None else seed)


def _measured(study: Study, content: Path, executor: Executor) -> list[Reached]:
    found = progress(measure(study, content, executor), len(study.games), "measuring")
    return [one for reached in found for one in reached]


def _show(study: Study, values: dict[str, int] | None, reached: list[Reached], json: bool) -> None:
    """The values, and for each target and table the figure, the range and what it costs."""
    cost = sum(one.cost for one in reached)
    if json:
        targets: list[dict[str, Any]] = [
            {"games": one.games, "target": one.target.name, "figure": round(one.figure, 4), "cost": round(one.cost, 4)}
            for one in reached
        ]
        print_json({"game": study.game, "values": values, "targets": targets, "cost": round(cost, 4)})
        return
    if values is not None:
        now = present(study)
        table = new_table("value", "now", "best")
        for name, value in values.items():
            table.add_row(name, str(now[name]), str(value))
        out.print(table)
        out.print()
    table = new_table("target", "games", "wanted", "figure", "cost")
    for one in reached:
        wanted = f"{one.target.low:g} - {one.target.high:g}".replace("-inf - ", "at most ").replace(
            " - inf", " or more"
        )
        table.add_row(one.target.name, one.games, wanted, f"{one.figure:.3g}", f"{one.cost:.2f}" if one.cost else "")
    out.print(table)
    out.print(f"\ncost {cost:.2f}", highlight=False)
