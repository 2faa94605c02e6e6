"""What a game declares in its modules, found by importing them: its steps and its kinds of event."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

from regnum.core.events import EventKind
from regnum.core.step import Act, AnyStep, Ask


def steps_in(name: str) -> dict[str, type[AnyStep]]:
    """The steps in a package or module, by name. A class without `clauses` is a base of others."""
    return {
        found.__name__: found
        for module in modules_in(name)
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, Act | Ask) and found.clauses
        if found.__module__ == module.__name__
    }


def events_in(name: str) -> dict[str, EventKind]:
    """The kinds of event that a package or module declares, by name."""
    found = [one for module in modules_in(name) for one in vars(module).values() if isinstance(one, EventKind)]
    return {kind.name: kind for kind in found}


def modules_in(name: str) -> Iterator[ModuleType]:
    """A module and, if it is a package, all modules in it."""
    module = import_module(name)
    yield module
    for inner in walk_packages(getattr(module, "__path__", ()), f"{name}."):
        yield import_module(inner.name)
