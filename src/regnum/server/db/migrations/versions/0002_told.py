"""The text of each log entry, stored with it: a long log can be read without replaying the game."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("lines", sql.Column("told", sql.Text, nullable=False, server_default="{}"))
