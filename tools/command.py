"""How a tool runs as a command."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import typer

import regnum.cli.main


def app(command: Callable[..., Any]) -> typer.Typer:
    """The command line of a function."""
    line = typer.Typer(rich_markup_mode="markdown", pretty_exceptions_enable=False)
    line.command()(command)
    return line


def run(command: Callable[..., Any]) -> None:
    """Run a function as the command line says; errors are one line, like those of `regnum`."""
    regnum.cli.main.run(app(command), command.__name__)
