"""The number of the last transaction of each server, by which it knows whether a commit without an answer was made."""

import sqlalchemy as sql
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("servers", sql.Column("written", sql.BigInteger, nullable=False, server_default="0"))
