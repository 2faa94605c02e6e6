"""Generates the TypeScript types of the keys of all texts, so that the client cannot ask for a text that is not there.

Run `make generate` after adding or removing a text; a test fails if the types are out of date.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path

from regnum.core.game import game

_CLIENT = Path(__file__).parents[3] / "client" / "src"
_KEY = re.compile(r"^([A-Za-z][\w-]*) =", re.MULTILINE)

KEYS_FILE = _CLIENT / "keys.generated.ts"

_SOURCE = """\
/** The keys of all texts, written by `make generate` from the Fluent files and the names in content: do not edit. */

/** The client's own texts. */
export type ClientKey =
{client};

/** All texts: those of the games, of their boards, of the engine and the client's own. */
export type TextKey =
  | ClientKey
{others};
"""


def keys_source(games: Iterable[str]) -> str:
    """The keys of the client's texts, and of those of the games and of their boards; both languages have the same."""
    texts: list[str] = []
    for id in games:
        texts += game(id).text_sources("en")
        texts.append((_CLIENT / "games" / id / "text" / "en.ftl").read_text(encoding="utf-8"))
    client = _keys([(_CLIENT / "text" / "en.ftl").read_text(encoding="utf-8")])
    return _SOURCE.format(client=_union(client), others=_union(_keys(texts) - client))


def _keys(texts: Iterable[str]) -> set[str]:
    return {key for text in texts for key in _KEY.findall(text)}


def _union(keys: set[str]) -> str:
    return "\n".join(f"  | '{key}'" for key in sorted(keys))
