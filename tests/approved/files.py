"""Where the approved texts are, and what they would be today."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.approved.page import Page, scenes

FOLDER = Path(__file__).parents[1] / "games"
GAMES = sorted(folder.parent.name for folder in FOLDER.glob("*/approved"))
HEADING = re.compile(r"^=== (.+) ===$", re.MULTILINE)


def subjects(game: str) -> list[str]:
    """The subjects of a game: modules of scenes."""
    return sorted(path.stem for path in (FOLDER / game / "approved").glob("[!_]*.py"))


def file(game: str, subject: str) -> Path:
    return FOLDER / game / "approved" / f"{subject}.txt"


def played(game: str, subject: str) -> dict[str, Any]:
    """The scenes of a subject by their headings."""
    module = f"tests.games.{game}.approved.{subject}"
    import_module(module)
    return scenes(module)


def every_scene(game: str) -> list[tuple[str, str]]:
    """All scenes of a game: subject and heading."""
    return [(subject, heading) for subject in subjects(game) for heading in played(game, subject)]


def said(game: str, subject: str, heading: str) -> str:
    """What is said today in a scene."""
    positions: Any = import_module(f"tests.games.{game}.positions")
    page = Page(positions.NAMES, positions.bare)
    played(game, subject)[heading](page)
    return page.text


def written(game: str, subject: str) -> str:
    """The text of a subject as it is today."""
    about = import_module(f"tests.games.{game}.approved.{subject}").__doc__
    parts = [f"\n\n=== {heading} ===\n\n{said(game, subject, heading)}" for heading in played(game, subject)]
    return f"{about}\n{''.join(parts)}"


def approved(game: str, subject: str) -> dict[str, str]:
    """The approved text of each scene, by its heading."""
    parts = HEADING.split(file(game, subject).read_text(encoding="utf-8"))
    return {heading: f"{text.strip()}\n" for heading, text in zip(parts[1::2], parts[2::2], strict=True)}
