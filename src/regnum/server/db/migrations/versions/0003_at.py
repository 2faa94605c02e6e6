"""When each log entry was made; unknown for older ones."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("lines", sql.Column("at", sql.Float))
