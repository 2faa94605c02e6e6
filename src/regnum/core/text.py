"""Words: messages in a language, from Fluent files and from the names that content carries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from regnum.core.errors import BadInput
from regnum.core.message import Message

LANGUAGES = ("en", "it")


class Text:
    """The voice of one game in one language. `seats` are the names of those who play."""

    def __init__(self, lang: str, bundle: FluentBundle, seats: Sequence[str] = ()) -> None:
        self.lang = lang
        self.seats = list(seats)
        self._bundle = bundle

    @classmethod
    def of(cls, lang: str, sources: Iterable[str]) -> Text:
        """The voice that speaks the messages of these Fluent sources."""
        bundle = FluentBundle([lang], use_isolating=False)
        for source in sources:
            bundle.add_resource(FluentResource(source))
        return cls(lang, bundle)

    def seated(self, seats: Sequence[str]) -> Text:
        """The same voice for a table where `seats` sit."""
        return Text(self.lang, self._bundle, seats)

    def has(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def __call__(self, message: Message | str, **args: int | str) -> str:
        """`message` in words; a key that has none stands for itself, so that nothing is ever lost."""
        key, values = (message, args) if isinstance(message, str) else (message.key, dict(message.args))
        if key.startswith("seat-") and key[5:].isdigit():
            return self._seat(int(key[5:]))
        if not self._bundle.has_message(key):
            return key
        spoken = {k: self(v[1:]) if isinstance(v, str) and v.startswith("@") else v for k, v in values.items()}
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            return key
        words, errors = self._bundle.format_pattern(pattern, spoken)
        if errors:
            raise BadInput(f"text {self.lang}: {key}", "; ".join(str(error) for error in errors))
        return str(words)

    def _seat(self, seat: int) -> str:
        if seat < len(self.seats):
            return self.seats[seat]
        return self("seat-unnamed", number=seat + 1)


def fluent_line(key: str, words: str) -> str:
    """`words` as the Fluent message `key`: for names that live in content."""
    return f"{key} = {words.replace('{', '').replace('}', '').strip()}\n"


def read_text(folder: Traversable, lang: str) -> str:
    """The Fluent source for `lang` in `folder`."""
    return (folder / f"{lang}.ftl").read_text(encoding="utf-8")


def kernel_text(lang: str) -> str:
    """What the kernel itself says in `lang`, in every game."""
    return read_text(files("regnum.core") / "text", lang)
