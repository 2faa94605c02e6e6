"""Texts: messages formatted in a language, from Fluent files and from the names in the content."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence
from functools import partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from regnum.core.errors import BadInput
from regnum.core.message import Message
from regnum.core.names import FORMS, PREPOSITIONS

LANGUAGES = ("en", "it")
TOLD = "-told"  # ends the key of a message about somebody else's choice
KEY = re.compile("@([A-Za-z0-9_-]+)")
NAME = re.compile(rf"\([^()]*\)|{KEY.pattern}")  # what is in brackets stays as it is: "a Gerusalemme (Palestina)"


# Characters that turn the direction of the text after them, and those that keep a name from doing so.
_TURNS = dict.fromkeys([0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)])
_ISOLATE, _END_OF_ISOLATE = "\u2068", "\u2069"


def isolated(name: str) -> str:
    """What somebody wrote, for a sentence: written from right to left, it leaves the words around it in their order."""
    bare = name.translate(_TURNS)
    turns = any(unicodedata.bidirectional(char) in ("R", "AL", "AN") for char in bare)
    return f"{_ISOLATE}{bare}{_END_OF_ISOLATE}" if turns else bare


def messages(sources: Iterable[str], keys: Sequence[str]) -> str:
    """The Fluent source of these messages alone, found without reading all the others."""
    wanted = re.compile(rf"^(?:{'|'.join(keys)}) *=.*(?:\n[ \t].*)*", re.MULTILINE)
    return "\n".join(found[0] for source in sources for found in wanted.finditer(source))


class Name(str):
    """A word in a sentence, which can be asked for in another form: with an article, or after a preposition."""

    __slots__ = ("keys", "text")
    keys: str  # what it was made from, if that has keys
    text: Text

    def form(self, form: str) -> str:
        if self.keys:
            return NAME.sub(
                lambda found: self.text.form(found[1], form) if found[1] else self.text.named(found[0]), self.keys
            )
        return self.text.formed(str(self), form)


def _form(form: str, name: str) -> str:
    """The Fluent function for a form of a name, such as `IN($place)`."""
    return name.form(form) if isinstance(name, Name) else name


def _capital(words: str) -> str:
    """The Fluent function for a name that begins a sentence: `CAPITAL(THE($place))`."""
    return words[:1].upper() + words[1:]


FUNCTIONS: dict[str, Any] = {"CAPITAL": _capital, **{form.upper(): partial(_form, form) for form in FORMS}}


class Text:
    """The texts of one game in one language. `seats` are the players' names."""

    def __init__(self, lang: str, bundle: FluentBundle, seats: Sequence[str] = ()) -> None:
        self.lang = lang
        self.seats = [isolated(name) for name in seats]
        self._bundle = bundle

    @classmethod
    def of(cls, lang: str, sources: Iterable[str]) -> Text:
        """The texts in these Fluent sources; a later source may word a message of an earlier one in its own way."""
        bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        for source in sources:
            bundle.add_resource(FluentResource(source), allow_overrides=True)
        return cls(lang, bundle)

    def seated(self, seats: Sequence[str]) -> Text:
        """The same texts with the players' names `seats`."""
        return Text(self.lang, self._bundle, seats)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, message: Message | str, **args: int | str) -> str:
        """Format `message`; a key without a text is returned unchanged, so that nothing is lost.

        The keys in the arguments of a `Message` are formatted too. Arguments beside a plain key are used as they are:
        they may be what people wrote, such as a name.
        """
        key = message if isinstance(message, str) else message.key
        if key.startswith("seat-") and key[5:].isdigit():
            return self._seat(int(key[5:]))
        if not self._bundle.has_message(key):
            return key
        if isinstance(message, Message):
            return self._format(key, {name: self._in_words(value) for name, value in message.args.items()})
        return self._format(key, {name: self._name(value) for name, value in args.items()})

    def form(self, key: str, form: str) -> str:
        """The name `key`, a player's or one of the content, in a form: with an article, or after a preposition."""
        if self._bundle.has_message(key):
            attributes = self._bundle.get_message(key).attributes
            if form in attributes:
                return self._format(key, {}, form)
            if form in PREPOSITIONS and "the" in attributes:
                return self.formed(self._format(key, {}, "the"), form)
        return self.formed(self(key), form)

    def named(self, words: str) -> str:
        """`words` with the keys in them replaced by their texts."""
        return KEY.sub(lambda found: self(found[1]), words)

    def formed(self, name: str, form: str) -> str:
        """`name` in a form as the language makes it of any name; a message may choose by its `$first` letter."""
        key = f"form-{form}"
        if not self._bundle.has_message(key):
            return name
        return self._format(key, {"name": name, "first": unicodedata.normalize("NFD", name[:1])[:1].lower()})

    def _format(self, key: str, args: dict[str, int | str], attribute: str | None = None) -> str:
        message = self._bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            return key
        words, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise BadInput(f"text {self.lang}: {key}", "; ".join(str(error) for error in errors))
        return str(words)

    def _in_words(self, value: int | str) -> int | str:
        """An argument with its keys, if it starts with one, replaced by their texts."""
        if isinstance(value, str) and value.startswith("@"):
            return self._name(self.named(value), value)
        return self._name(value)

    def _name(self, value: int | str, keys: str = "") -> int | str:
        if not isinstance(value, str):
            return value
        name = Name(value)
        name.keys, name.text = keys, self
        return name

    def _seat(self, seat: int) -> str:
        if seat < len(self.seats):
            return self.seats[seat]
        return self("seat-unnamed", number=seat + 1)


def read_text(folder: Traversable, lang: str) -> str:
    """The Fluent source for `lang` in `folder`."""
    return (folder / f"{lang}.ftl").read_text(encoding="utf-8")


def kernel_text(lang: str) -> str:
    """The kernel's own Fluent source for `lang`, shared by all games."""
    return read_text(files("regnum.core") / "text", lang)
