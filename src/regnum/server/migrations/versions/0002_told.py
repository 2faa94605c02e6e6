"""What was told of each line, kept with it: a long game is read without being played again."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("lines", sql.Column("told", sql.Text, nullable=False, server_default="{}"))
