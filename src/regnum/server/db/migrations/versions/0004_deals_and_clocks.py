"""The salt of the commitment to a seed, whether somebody chose that seed, and the clocks after each log entry."""

import sqlalchemy as sql
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sql.Column("salt", sql.String(32), nullable=False, server_default=""))
    op.add_column("tables", sql.Column("open_deal", sql.Boolean, nullable=False, server_default=sql.false()))
    op.add_column("lines", sql.Column("clock", sql.Text))
