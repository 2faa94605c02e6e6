"""The style of what players read: rules of form, each a pattern that finds what breaks it, with examples of both."""

from __future__ import annotations

import re
from typing import NamedTuple

BUBBLE = 160  # characters of a bubble of a lesson, on a phone


class Rule(NamedTuple):
    patterns: dict[str, str]  # by language
    broken: dict[str, list[str]]  # each breaks the rule
    kept: dict[str, list[str]]  # each looks like it and does not
    flags: re.RegexFlag = re.IGNORECASE

    def found(self, lang: str, words: str) -> str | None:
        """What in `words` breaks the rule."""
        match = re.search(self.patterns[lang], words, self.flags) if lang in self.patterns else None
        return match[0] if match else None


def _both(pattern: str) -> dict[str, str]:
    return {"en": pattern, "it": pattern}


RULES = {
    "quotes and apostrophes are typeset": Rule(
        _both("'|\""),
        {"en": ["Anna's tile", 'the "Vault"'], "it": ["l'oro", 'la "Cripta"']},
        {"en": ["Anna’s tile", "the “Vault”"], "it": ["l’oro", "la «Cripta»"]},
    ),
    "no word in capitals": Rule(
        _both(r"\b[A-ZÀ-Ù]{4,}\b"),
        {"en": ["MONTAGNA costs 3"], "it": ["con STRADE", "CIVILTÀ"]},
        {"en": ["1D12 florins; 5 VP"], "it": ["5 PV", "Strade"]},
        re.RegexFlag(0),
    ),
    "no identifier": Rule(
        _both(r"\w_\w"),
        {"en": ["reclaim_slot: take it back"], "it": ["most_power indica"]},
        {"en": ["reclaim a slot"], "it": ["riprendi un requisito"]},
    ),
    "a range has an en dash": Rule(
        _both(r"\d-\d"),
        {"en": ["1-3 Coins"], "it": ["1-3 Monete"]},
        {"en": ["1–3 Coins", "-1"], "it": ["1–3 Monete"]},
    ),
    "VP takes no s": Rule(
        {"en": r"\bVPs\b", "it": r"\bPVs\b|\bVP\b"},
        {"en": ["2 VPs"], "it": ["2 PVs", "2 VP"]},
        {"en": ["2 VP"], "it": ["2 PV"]},
    ),
    "players are they": Rule(
        {"en": r"\b(he|him|his|himself|she|her|hers|herself)\b"},
        {"en": ["a card of his choice", "Do you excommunicate him?", "Himself"]},
        {"en": ["the history of their cards", "the heroes"]},
    ),
    "one colon in a sentence": Rule(
        _both(r":(?: [^.!?…;·:]*):\s"),
        {"en": ["This waits: one Debt: yours."], "it": ["1 potere per il numero: Stendardo: Leone"]},
        {"en": ["A: b. C: d.", "Enter: leave · Esc: stay", "10:30:20"], "it": ["A: b; c: d."]},
    ),
}  # fmt: skip

# Words that the guide of the texts replaces by plainer ones, each with a sentence that would have it.
AVOIDED = {
    "en": {
        r"\bdear(er|est)?\b": "the dearest tile",
        r"\bbears?\b": "a tile that bears a Tower",
        r"\bby (it|them)sel(f|ves)\b": "it is made by itself",
        r"\b(take|takes|took) (a|your|the|their)( last)? choices? back\b": "take your last choice back",
        r"\bchoices? (can(not)? be |be |is |are )?taken back\b": "a choice cannot be taken back",
        r"\b(the|an) own\b": "onto the own board",
        r"\b(gives? leave|leave to)\b": "every 3 Merchants give leave to destroy a card",
        r"\bdrawers?\b": "the drawer loses 2 armies",
        r"\btidings\b": "1 tidings",
        r"\bof weight\b": "nothing of weight",
        r"\bfor want of\b": "for want of gold",
        r"\banew\b": "shuffle anew",
        r"\bnames every point\b": "the sheet names every point",
        r"(^|[.;:] )(?-i:W)ho (want|wait|need|lack|pass|gain|lose|give|keep|refuse|draw)\w* ": "Who wants it passes.",
    },
    "it": {
        r"\bvi (sta|stanno|stava|stavano)\b": "ciò che vi stava",
        r"\bciò\b": "ciò che vedi",
        r"\b(Fa|Da|Di|Va)’": "Fa’ la tua scelta",
        r"\bvia\)|, via$": "Anna, via",
        r"\bd(à|anno) modo\b": "danno modo di distruggere una carta",
        r"\bsi va\b": "si va a Roma",
        r"\bdi che cosa\b": "Di che cosa",
        r"\bnomina(no)?\b": "la carta nomina un edificio",
        r"(?<!quale )\b(carta|tessera|casella|fila|nave|plancia) tiene\b": "una tessera tiene 3 Monete",
        r"\bgratis (tesser|cart|pezz|armat|(?-i:Edific|Cittadin|Lavorator|Torr))\w+": "prendi gratis tessere",
        r"\bSicuro\?|\bBenvenut[oi]\b": "Benvenuto!",
    },
}
# Words of one game that its rulebook, or the rest of our texts, has another word for.
GLOSSARY = {
    "anno890": {
        "en": {r"\bswords?\b": "Swords on tiles", r"(?-i:\bcrops?\b)": "the crop of a tile"},
        "it": {r"\bspade\b": "Le spade sulle tessere", r"(?-i:\bcoltivazion[ei]\b)": "una coltivazione"},
    },
    "viscounts": {
        "en": {
            r"(?-i:\bcastle\b)": "the castle",
            r"\brecruit": "the Rival does not recruit",
            r"\bworked case\b": "Worked case: 109 VP in all.",
        },
        "it": {
            r"\bVirtù\b": "tra Virtù e Corruzione",
            r"\bArgento\b": "più Argento",
            r"\bmand(a|i|are|ano) (i |dei )?Lavoratori\b": "poi manda Lavoratori",
            r"\bcopia(re|no)? .*Manoscritt": "copiare Manoscritti",
        },
    },
    "seven": {
        "en": {r"\bwindows?\b": "A window taken"},
        "it": {
            r"\bfinestr[ae]\b": "una finestra",
            r"\bfond\w+ possediment": "fondi possedimenti",
            r"\bserie\b(?! di (turni|passaggi))": "una serie di palazzi",
            r"\bgruppo\b": "un gruppo di palazzi",
        },
    },
    "medioevo": {
        "en": {
            r"\bvehicles?\b": "a vehicle",
            r"\btrade ships?\b": "a trade ship",
            r"\bcondottiero\b": "Condottiero",
            r"\bgrain stocks?\b": "the grain stocks",
            r"\blevels? of learning\b": "a level of learning",
            r"(?-i:(?<!which )\blands\b(?! there| in))": "in your lands",
        },
        "it": {
            r"\binsediament": "un insediamento",
            r"\btransito\b": "il transito",
            r"\bruscell": "un ruscello",
            r"\bveicol": "un veicolo",
            r"\bround\b": "il round",
            r"\b(le|tue|sue|loro|due|quali) terre\b": "le tue terre",
            r"\bla carta geografica\b|\bcarta dell’Europa\b": "la carta dell’Europa",
            r"\bMonet[ae] d’onore\b": "Monete d’onore",
            r"\bpunt[oi] di movimento\b": "1 punto di movimento",
        },
    },
}

# --- numbers ---------------------------------------------------------------------------------------------------------

# An argument, and the word behind it, where the same number does not decide that word (see `messages.Sentence`).
_COUNT = re.compile(r"\{\$([\w-]+)\} (?:⟨([\w-]+)⟩)?([^\W\d_]{3,})")
# What may stand behind any number: names of what has no plural, and words that are no names.
_ALWAYS = {
    "en": {
        *("Corruption", "Gold", "Ink", "Silver", "Stone", "Virtue", "casus", "fame", "gold", "min", "power"),
        *("against", "and", "begins", "different", "for", "left", "less", "may", "more", "not", "there", "unpaid"),
        "with",
    },
    "it": {
        *("Corruzione", "Reputazione", "casus", "elisir", "fama", "min", "oro"),
        *("con", "del", "dello", "nella", "pagando", "per", "vince"),
    },
}


def uncounted(lang: str, source: str) -> list[tuple[str, str]]:
    """The arguments of a sentence that a word follows which is not the same for every number, each with that word."""
    return [
        (argument, word)
        for argument, by, word in _COUNT.findall(source)
        if by != argument and word not in _ALWAYS[lang]
    ]
