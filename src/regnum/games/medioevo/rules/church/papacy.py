"""3.20, 3.26.17: the Pope, how the office is passed on or lost, and excommunication."""

from __future__ import annotations

from regnum.core.message import Fact
from regnum.games.medioevo.box import CHRISTIAN, MUSLIM
from regnum.games.medioevo.constants import CAUSES, NOBODY, RESERVE
from regnum.games.medioevo.events import fate
from regnum.games.medioevo.rules.crusade.state import move_committed
from regnum.games.medioevo.rules.diplomacy.pacts import end_pacts, set_alliance
from regnum.games.medioevo.rules.realm.belongings import Facts, crusaders
from regnum.games.medioevo.rules.realm.treasury import change_honour, mark_casus_belli
from regnum.games.medioevo.state import Medioevo


def may_be_pope(s: Medioevo, player: int) -> bool:
    """3.20.d, 3.20.i, 3.26.9.b: whether `player` is a Christian player and not excommunicated."""
    return player >= 0 and s.faith(player) == CHRISTIAN


def take_office(s: Medioevo, player: int) -> None:
    """3.20.i, 4.03.h: the honour point moves with the card; 5.01.y: alliances with Muslims end without penalty."""
    if player == s.pope:
        return
    if s.pope >= 0:
        change_honour(s, s.pope, -1, "4.03.h")
    s.pope = player
    s.causes[player] = 0  # 5.01.u
    s.log(fate.POPE, player)
    change_honour(s, player, 1, "4.03.h")
    for other in range(s.n):
        if s.allies(player, other) and s.faith(other) == MUSLIM:
            set_alliance(s, player, other, False, "5.01.y")


def kill_pope(s: Medioevo, by: int) -> None:
    """3.26.17.d, 4.03.i, 7.04.v: the card is out until a Christian takes Rome; killing the Pope is worth a point."""
    change_honour(s, s.pope, -1, "4.03.h")
    s.pope = NOBODY
    s.log(fate.POPE_DIES, by)
    if by >= 0:
        change_honour(s, by, 1, "4.03.i")


def rome_falls(s: Medioevo, conqueror: int) -> None:
    """3.20.j, 7.10.ch, 7.04.v, 7.10.el.d: the State of the Church passes to `conqueror`, a player or BARBARIAN."""
    if may_be_pope(s, conqueror):
        take_office(s, conqueror)
    elif s.pope >= 0:
        kill_pope(s, conqueror)


def is_banned(s: Medioevo, player: int) -> bool:
    """3.20.g: whether the player may currently not attack, build or start diplomacy."""
    return s.ban[player] == 1


def causes_in_words(causes: int) -> str:
    """3.20.c: grounds for excommunication, as an argument of a message."""
    return ", ".join([f"@value-{cause}" for n, cause in enumerate(CAUSES) if causes >> n & 1])


def excommunicate(s: Medioevo, player: int, causes: int) -> None:
    """3.20.d-3.20.h: excommunicate a player permanently; the bans apply during the player's next turn."""
    s.excommunicated |= 1 << player
    s.causes[player] = 0
    # During the player's own turn, the end of this turn does not count.
    s.ban[player] = 2 if s.active == player else 1
    s.log(fate.EXCOMMUNICATED, player, causes_in_words(causes), besides=_leaving(s, player))
    for other in range(s.n):
        if other != player and s.faith(other) == CHRISTIAN:
            end_pacts(s, player, other, "3.20.e")
    s.generals[player] = 0
    for banner in s.banners_of(player):
        s.banner_general[banner] = 0
    if s.pope >= 0:
        mark_casus_belli(s, player, s.pope, s.box.casus_belli["excommunication"], "3.20.h")
    _leave_crusade(s, player)


def _leaving(s: Medioevo, player: int) -> Facts:
    """3.20.f, 3.30.5.z: the generals who go, as far as others know of them; what comes back from the crusade."""
    lost = [
        Fact("lost", player, "general", s.address(s.banner_place(banner)) or "crusade")
        for banner in s.banners_of(player)
        if s.banner_general[banner] and s.banner_place(banner) != RESERVE
    ]
    back = crusaders(s, player, f"players.{player}")
    return (*lost, *[fact for fact in back if fact.piece != "general"])


def _leave_crusade(s: Medioevo, player: int) -> None:
    """3.30.5.z: everything the player committed returns to the reserve."""
    crusade = s.crusade
    if crusade is None or not crusade.joiners >> player & 1:
        return
    s.reserve[player] += crusade.armies[player]
    s.crusade = crusade.without(player)
    move_committed(s, player, RESERVE)
