"""Tokens: those that people hold stay valid, whichever version of the server issued them."""

from __future__ import annotations

import msgspec
import pytest
from itsdangerous import URLSafeSerializer

from regnum.server.credentials import Credentials
from regnum.server.db.rows import SeatRow


class Compact:
    """The JSON of the tokens."""

    @staticmethod
    def dumps(payload: object) -> str:
        return msgspec.json.encode(payload).decode()

    @staticmethod
    def loads(text: str | bytes) -> object:
        return msgspec.json.decode(text)


SECRET, TABLE = "a secret of the server", "d3X-_aQ9zR1k"
SEATS = [SeatRow("Anna", "person"), SeatRow("Bruno", "person")]


def test_tokens_are_those_of_itsdangerous() -> None:
    ours = Credentials(SECRET)
    for kind, token in (("seat", ours.seat_token(TABLE, 1, 0)), ("invitation", ours.invitation(TABLE, 1, 0))):
        assert token == URLSafeSerializer(SECRET, kind, Compact).dumps([TABLE, 1, 0])
    assert ours.creator_token(TABLE) == URLSafeSerializer(SECRET, "creator", Compact).dumps(TABLE)


def test_a_token_is_good_for_its_own_purpose_only() -> None:
    ours = Credentials(SECRET)
    seat, invitation, creator = ours.seat_token(TABLE, 1, 0), ours.invitation(TABLE, 1, 0), ours.creator_token(TABLE)
    assert (ours.seat_of(seat, TABLE, SEATS), ours.invited_to(invitation, TABLE, SEATS)) == (1, 1)
    assert ours.is_creator(creator, TABLE)
    for token in (invitation, creator):
        assert ours.seat_of(token, TABLE, SEATS) is None
    for token in (seat, creator):
        assert ours.invited_to(token, TABLE, SEATS) is None
    for token in (seat, invitation):
        assert not ours.is_creator(token, TABLE)


@pytest.mark.parametrize("at", range(0, 40, 3))
def test_a_token_that_was_changed_is_not_valid(at: int) -> None:
    ours = Credentials(SECRET)
    token = ours.seat_token(TABLE, 0, 0)
    changed = token[:at] + ("A" if token[at] != "A" else "B") + token[at + 1 :]
    assert ours.seat_of(changed, TABLE, SEATS) is None
    assert ours.table_of(changed) is None


@pytest.mark.parametrize("token", ["", ".", "..", "x", "x.y", ".x.y", "è.è", "W10.W10"])
def test_what_was_never_a_token_is_not_valid(token: str) -> None:
    ours = Credentials(SECRET)
    assert ours.seat_of(token, TABLE, SEATS) is None
    assert not ours.is_creator(token, TABLE)
    assert ours.table_of(token) is None


def test_a_token_is_for_one_table_and_one_generation() -> None:
    ours = Credentials(SECRET)
    assert ours.seat_of(ours.seat_token(TABLE, 0, 0), "another", SEATS) is None
    assert ours.seat_of(ours.seat_token(TABLE, 0, 1), TABLE, SEATS) is None
    assert ours.seat_of(ours.seat_token(TABLE, 2, 0), TABLE, SEATS) is None
    assert Credentials("another secret").seat_of(ours.seat_token(TABLE, 0, 0), TABLE, SEATS) is None
