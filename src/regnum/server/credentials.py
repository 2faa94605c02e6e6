"""Signed tokens: they prove who holds a seat, who is invited to one, and who created a table."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

from itsdangerous import BadSignature, URLSafeSerializer

from regnum.server.db.rows import SeatRow


class Credentials:
    """Signs and checks tokens. A token is valid only for one generation of its seat: raising that number revokes it."""

    def __init__(self, secret: str) -> None:
        self._secret = secret
        self._seat = URLSafeSerializer(secret, "seat")
        self._invitation = URLSafeSerializer(secret, "invitation")
        self._creator = URLSafeSerializer(secret, "creator")

    def mark_of(self, address: str) -> str:
        """What is stored in place of an address: always the same, and only this server can tell whose it is."""
        return blake2b(f"{self._secret}/{address}".encode(), digest_size=12).hexdigest() if address else ""

    def seat_token(self, table: str, seat: int, generation: int) -> str:
        """The token of whoever holds a seat."""
        return str(self._seat.dumps([table, seat, generation]))

    def invitation(self, table: str, seat: int, generation: int) -> str:
        """The token that lets a friend take a seat."""
        return str(self._invitation.dumps([table, seat, generation]))

    def creator_token(self, table: str) -> str:
        """The token of whoever opened the table."""
        return str(self._creator.dumps(table))

    def seat_of(self, token: str, table: str, seats: list[SeatRow]) -> int | None:
        """The seat of `table` that `token` holds; None if it is not a valid seat token of this table."""
        return _valid_seat(self._seat, token, table, seats)

    def invited_to(self, invitation: str, table: str, seats: list[SeatRow]) -> int | None:
        """The seat of `table` that `invitation` is for; None if it is not a valid invitation to this table."""
        return _valid_seat(self._invitation, invitation, table, seats)

    def is_creator(self, token: str, table: str) -> bool:
        return bool(_payload(self._creator, token) == table)

    def table_of(self, token: str) -> str | None:
        """The table that a seat or creator token belongs to, even if it has been revoked."""
        payload = _payload(self._seat, token) or _payload(self._creator, token)
        return str(payload[0] if isinstance(payload, list) else payload) if payload else None


def _payload(tokens: URLSafeSerializer, token: str) -> Any:
    """What was signed; None if it was not signed by us."""
    try:
        return tokens.loads(token)
    except BadSignature:
        return None


def _valid_seat(tokens: URLSafeSerializer, token: str, table: str, seats: list[SeatRow]) -> int | None:
    payload = _payload(tokens, token)
    if not isinstance(payload, list) or len(payload) != 3:
        return None
    token_table, seat, generation = payload
    if token_table != table or not 0 <= seat < len(seats) or seats[seat].generation != generation:
        return None
    return int(seat)
