"""Components that take a capital in every text of a game, and those that take none: how they look otherwise."""

from __future__ import annotations

from typing import Final

UNCAPITALISED: Final = {
    ("anno890", "en"): (
        r"\b(towers?|nobles?|coins?|crops?|ruins?|kingdoms?|defence|invader|saracens?|banners?|territor(y|ies)"
        r"|taverns?|church(es)?|scenarios?|characters?)\b"
    ),
    ("anno890", "it"): (
        r"\b(torr[ei]|nobil[ei]|monet[ae]|coltivazion[ei]|rovin[ae]|regn[oi]|difes[ae]|invasor[ei]|saracen[oi]"
        r"|stendard[oi]|territori?o?|tavern[ae]|chies[ae]|scenari?o?|personaggi?o?)\b"
    ),
    ("viscounts", "en"): (
        r"\b(player boards?|rival boards?|hero(es)?|castles?|rivers?|workers?|viscounts?|merchants?|nobles?"
        r"|clerics?|criminals?|debts?|deeds?|ink|gold|manuscripts?|townsfolk|collisions?|schemes?|spots?"
        r"|virtue|corruption|guildhalls?|buildings?|bonus cards?)\b"
    ),
    ("viscounts", "it"): (
        r"\b(planci[ae]|tabellone|ero[ei]|castell[oi]|fiume|lavorator[ei]|viscont[ei]|mercant[ei]"
        r"|costruttor[ei]|nobil[ei]|sacerdot[ei]|criminal[ei]|debit[oi]|contratt[oi]|calamai?o?|pietr[ae]"
        r"|manoscritt[oi]|cittadin[oi]|scontr[oi]|intrig(o|hi)|sit[oi]|collegament[oi]|reputazione|corruzione"
        r"|edifici?o?)\b"
    ),
}

# Kinds that take none in the middle of a sentence; proper names may hold one.
CAPITALISED: Final = {
    ("seven", "en"): (
        r"\b[a-z][\w’]* (Character|Elixir|Banner|Palace|Treasure|Sin|Cataclysm|Artefact|Gift|Marker|Requirement|Portal"
        r"|Estate|Temple)s?\b(?! of)"
    ),
    ("seven", "it"): (
        r"\b[a-zà-ù][\wà-ù]*[ ’](Personaggi|Elisir|Vessill|Palazz|Tesor|Peccat|Cataclism|Artefatt|Segnalin|Requisit"
        r"|Portal|Tenut|Tempi)[a-z]*\b(?! del)"
    ),
    ("medioevo", "en"): (
        r"\b[a-z][\w’]* (Banner|General|Florin|Transport|Caravan|Fortification|Casus Belli|Territory|Territorie)s?\b"
    ),
    ("medioevo", "it"): (
        r"\b[a-zà-ù][\wà-ù]*[ ’](Vessill|Armat|General|Fiorin|Territori|Carovan|Fortificazion)[a-z]*\b"
    ),
    ("anno890", "it"): r"[a-zà-ù,]([ ’])Cart[ae] [A-Z]",
    ("viscounts", "it"): r"[a-zà-ù,]([ ’])Cart[ae] [A-Z]",
}
