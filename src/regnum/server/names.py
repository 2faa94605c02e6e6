"""Names that people give themselves: they can be seen, stay in their line, and are told apart at a table."""

# ruff: noqa: RUF001 (letters that are taken for others are the subject)

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

WIDEST = 30  # columns of a name; a Chinese character takes two
LONGEST = 30  # characters of a name, with its combining marks
MOST_MARKS = 3  # combining marks on one letter: more of them reach into other lines

# They are seen no more than a space: fillers of Hangul, an empty Braille character, joiners, selectors of variants.
_UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0") | {
    *map(chr, range(0xFE00, 0xFE10)),
    *map(chr, range(0xE0100, 0xE01F0)),
}

# Letters of other scripts, and figures, each with the Latin letter that it looks like; some capitals of Greek look like
# another one than their small letters. Of i, l and 1, and of o and 0, there is only one here.
_CYRILLIC = "аa вb гr еe ѕs іl јj кk мm нh оo пn рp сc тt уy хx һh ԁd ԛq ԝw ӏl"
_GREEK = "αa βb γy εe ζz ηn Ηh ιl κk μu Μm νv Νn οo ρp σo τt υu Υy χx ωw"
_ARMENIAN = "օo սu հh ցg ոn քp յj"
_CHEROKEE = "Ꭺa Ᏼb Ꮯc Ꭰd Ꭼe Ꮐg Ꮋh Ꭵl Ꭻj Ꮶk Ꮮl Ꮇm Ꮲp Ꭱr Ꮪs Ꭲt Ꮩv Ꮃw Ꭹy Ꮓz"
_SMALL_CAPITALS = "ᴀa ʙb ᴄc ᴅd ᴇe ꜰf ɢg ʜh ɪl ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz"
_OTHERS = "il 1l |l !l ıl łl 0o øo 5s đd ɑa ɡg ɩl æae œoe"
_ALPHABETS = f"{_CYRILLIC} {_GREEK} {_ARMENIAN} {_CHEROKEE} {_SMALL_CAPITALS} {_OTHERS}"
_ALIKE = str.maketrans({pair[0]: pair[1:] for pair in _ALPHABETS.split()})


def tidied(name: str) -> str:
    """A name as it is kept and shown; empty if nothing of it can be seen.

    Compatible forms of a character become one, spaces are plain and single, and what is not seen or turns the direction
    of the text is left out. A name that is too wide or too long is cut.
    """
    kept: list[str] = []
    marks = width = 0
    for char in unicodedata.normalize("NFKC", name):
        kind = unicodedata.category(char)
        if kind[0] == "Z":
            char = " "
        elif kind[0] == "C" or char in _UNSEEN:
            continue
        marks = marks + 1 if kind[0] == "M" else 0
        if marks > MOST_MARKS or (kind[0] in "MZ" and (not kept or kept[-1] == " ")):
            continue
        width += 0 if kind in ("Mn", "Me") else 2 if unicodedata.east_asian_width(char) in "WF" else 1
        if width > WIDEST or len(kept) == LONGEST:
            break
        kept.append(char)
    found = unicodedata.normalize("NFKC", "".join(kept)).strip()
    seen = any(unicodedata.category(char)[0] in "LN" or unicodedata.category(char) == "So" for char in found)
    return found if seen else ""


def distinct(name: str, others: Iterable[str]) -> str:
    """`name`, with a number if it looks like one of the `others`."""
    taken = {_look(other) for other in others}
    found, n = name, 1
    while _look(found) in taken:
        n += 1
        found = f"{name[: WIDEST - 3].rstrip()} {n}"
    return found


def _look(name: str) -> str:
    """What a name looks like at a glance: the same for names that are easily taken for each other."""
    letters = unicodedata.normalize("NFKD", name).translate(_ALIKE).casefold().translate(_ALIKE)
    bare = "".join(char for char in letters if _stands_out(char))
    return bare.replace("rn", "m").replace("vv", "w")


def _stands_out(char: str) -> bool:
    """Whether a character is no mark, space or punctuation, which are easily overlooked."""
    kind = unicodedata.category(char)
    return kind[0] in "LNS" and kind not in ("Lm", "Sk")
