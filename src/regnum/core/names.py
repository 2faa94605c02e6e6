"""Names of the content as Fluent messages, with the forms that they take inside sentences.

An entry gives its label (`it`), and where sentences need them the name with its article (`the_it`: "lo Stato della
Chiesa"), with the indefinite one (`a_it`: "una carovana") and with "in" (`in_it`: "a Kiev"). They become attributes of
the message of the name. A sentence asks for one with a function, `{ IN($place) }`; a form that a name does not have is
made by the message `form-in` of the language.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from regnum.core.errors import BadInput

ARTICLES = ("the", "a")
PREPOSITIONS = ("in", "on", "of", "to", "from")  # a name with one may be made from the name with its article
FORMS = (*ARTICLES, *PREPOSITIONS)

# What an Italian preposition that melts into the article begins with, and how the article ends it: "ne" + "llo".
_ITALIAN = {"in": "ne", "on": "su", "of": "de", "to": "a", "from": "da"}
_ENDINGS = {"il ": "l ", "lo ": "llo ", "la ": "lla ", "l’": "ll’", "i ": "i ", "gli ": "gli ", "le ": "lle "}


def fluent_line(key: str, words: str, forms: Mapping[str, str] | None = None) -> str:
    """`words` as the Fluent message `key`, with its `forms` as attributes."""
    attributes = "".join(f"    .{form} = {_plain(name)}\n" for form, name in (forms or {}).items())
    return f"{key} = {_plain(words)}\n{attributes}"


def name_lines(tables: Mapping[str, Iterable[Mapping[str, Any]]], named: Iterable[tuple[str, str]], lang: str) -> str:
    """The names in `lang` of the entries of the tables `named`, each with the prefix of its keys."""
    return "".join(
        fluent_line(f"{kind}-{entry['id']}", entry[lang], name_forms(entry, lang))
        for table, kind in named
        for entry in tables[table]
    )


def name_forms(entry: Mapping[str, Any], lang: str) -> dict[str, str]:
    """The forms that an entry gives to its name, and those which follow from its article."""
    given = {form: entry[f"{form}_{lang}"] for form in FORMS if entry.get(f"{form}_{lang}")}
    if lang == "it" and "the" in given:
        return {**_contracted(given["the"]), **given}
    return given


def _contracted(name: str) -> dict[str, str]:
    """An Italian name with its article after each preposition: "nello Stato", "dello Stato" …"""
    for article, ending in _ENDINGS.items():
        if name.startswith(article):
            return {form: f"{start}{ending}{name[len(article) :]}" for form, start in _ITALIAN.items()}
    raise BadInput(f"the_it: {name}", "begins with no article; write il, lo, la, l’, i, gli or le")


def _plain(words: str) -> str:
    return words.replace("{", "").replace("}", "").strip()
