"""Who opened each table, so that lists are fair to everybody; unknown for older ones."""

import sqlalchemy as sql
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sql.Column("owner", sql.String(32), nullable=False, server_default=""))
    op.create_index("ix_tables_listed", "tables", ["status", "open", "owner", "created"])
