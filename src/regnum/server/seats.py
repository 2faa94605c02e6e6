"""Who may do what: signed tokens for seats, invitations to them, and the creator's right to settle who sits where."""

from __future__ import annotations

from itsdangerous import BadSignature, URLSafeSerializer

from regnum.server.store import SeatRow


class Keys:
    """Makes and reads tokens. A token counts only while its seat is of the same generation: so it is revoked."""

    def __init__(self, secret: str) -> None:
        self._seat = URLSafeSerializer(secret, salt="seat")
        self._invitation = URLSafeSerializer(secret, salt="invitation")
        self._creator = URLSafeSerializer(secret, salt="creator")

    def seat(self, table: str, seat: int, generation: int) -> str:
        """The token that holds a seat."""
        return str(self._seat.dumps([table, seat, generation]))

    def invitation(self, table: str, seat: int, generation: int) -> str:
        """What a friend needs to take a seat."""
        return str(self._invitation.dumps([table, seat, generation]))

    def creator(self, table: str) -> str:
        """The token of whoever opened the table."""
        return str(self._creator.dumps(table))

    def seat_of(self, token: str, table: str, seats: list[SeatRow]) -> int | None:
        """The seat of `table` that `token` holds, if it does."""
        return _checked(self._seat, token, table, seats)

    def invited_to(self, invitation: str, table: str, seats: list[SeatRow]) -> int | None:
        """The seat of `table` to which `invitation` invites, if it does."""
        return _checked(self._invitation, invitation, table, seats)

    def is_creator(self, token: str, table: str) -> bool:
        try:
            return bool(self._creator.loads(token) == table)
        except BadSignature:
            return False

    def table_of(self, token: str) -> str | None:
        """The table that a seat's or creator's token speaks of, whether or not it still counts."""
        for key in (self._seat, self._creator):
            try:
                said = key.loads(token)
            except BadSignature:
                continue
            return str(said[0]) if isinstance(said, list) else str(said)
        return None


def _checked(key: URLSafeSerializer, token: str, table: str, seats: list[SeatRow]) -> int | None:
    try:
        said = key.loads(token)
    except BadSignature:
        return None
    if not isinstance(said, list) or len(said) != 3:
        return None
    named, seat, generation = said
    if named != table or not 0 <= seat < len(seats) or seats[seat].generation != generation:
        return None
    return int(seat)
