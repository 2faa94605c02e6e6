"""Texts: messages formatted in a language, from Fluent files and from the names in the content."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from regnum.core.errors import BadInput
from regnum.core.message import Message

LANGUAGES = ("en", "it")
TOLD = "-told"  # ends the key of a message about somebody else's choice
KEY = re.compile("@([A-Za-z0-9_-]+)")


class Text:
    """The texts of one game in one language. `seats` are the players' names."""

    def __init__(self, lang: str, bundle: FluentBundle, seats: Sequence[str] = ()) -> None:
        self.lang = lang
        self.seats = list(seats)
        self._bundle = bundle

    @classmethod
    def of(cls, lang: str, sources: Iterable[str]) -> Text:
        """The texts in these Fluent sources; a later source may word a message of an earlier one in its own way."""
        bundle = FluentBundle([lang], use_isolating=False)
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
            args = {name: self._in_words(value) for name, value in message.args.items()}
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        words, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise BadInput(f"text {self.lang}: {key}", "; ".join(str(error) for error in errors))
        return str(words)

    def _in_words(self, value: int | str) -> int | str:
        """An argument with its keys, if it starts with one, replaced by their texts."""
        if isinstance(value, str) and value.startswith("@"):
            return KEY.sub(lambda found: self(found[1]), value)
        return value

    def _seat(self, seat: int) -> str:
        if seat < len(self.seats):
            return self.seats[seat]
        return self("seat-unnamed", number=seat + 1)


def fluent_line(key: str, words: str) -> str:
    """`words` as the Fluent message `key`, for names in the content."""
    return f"{key} = {words.replace('{', '').replace('}', '').strip()}\n"


def read_text(folder: Traversable, lang: str) -> str:
    """The Fluent source for `lang` in `folder`."""
    return (folder / f"{lang}.ftl").read_text(encoding="utf-8")


def kernel_text(lang: str) -> str:
    """The kernel's own Fluent source for `lang`, shared by all games."""
    return read_text(files("regnum.core") / "text", lang)
