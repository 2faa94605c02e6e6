"""`regnum`: parses the command line, runs a command, and reports errors in one line with exit code 2."""

from __future__ import annotations

import sys

import typer
from typer.exceptions import TyperException

from regnum.cli import content, games, ladder, play, records, rules, serve, simulate, sit, study, tune, workers
from regnum.cli.common import CommandWithRay
from regnum.core.errors import RegnumError

app = typer.Typer(
    name="regnum",
    help="A digital table for medieval board games. Start with `regnum play anno890`.",
    no_args_is_help=True,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)
app.command("games")(games.games)
app.command("play")(play.play)
app.command("serve")(serve.serve)
app.command("sit")(sit.sit)
app.command("workers")(workers.workers)
app.command("simulate", cls=CommandWithRay)(simulate.simulate)
app.command("arena", cls=CommandWithRay)(simulate.arena)
app.command("ladder", cls=CommandWithRay)(ladder.ladder)
app.command("study")(study.study)
app.command("tune", cls=CommandWithRay)(tune.tune)
app.command("replay")(records.replay)
app.command("verify")(records.verify)
app.command("convert")(records.convert)
app.command("rules")(rules.rules)
app.command("content")(content.content)


def main() -> None:
    """The entry point of the command `regnum`."""
    run(app, "regnum")


def run(app: typer.Typer, name: str) -> None:
    """Run a command line of this name and end the process."""
    try:
        code = app(standalone_mode=False)
    except RegnumError as error:
        _refuse(name, str(error))
    except TyperException as error:
        _refuse(name, f"{error.format_message()} (--help explains)")
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(0)
    else:
        sys.exit(code if isinstance(code, int) else 0)


def _refuse(name: str, reason: str) -> None:
    sys.stderr.write(f"{name}: {' '.join(reason.split())}\n")
    sys.exit(2)
