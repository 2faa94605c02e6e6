"""What servers ask of workers on other machines: a bot's choice, or a record to be checked."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "jobs",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("version", sql.String(32), nullable=False),
        sql.Column("server", sql.String(32), nullable=False),
        sql.Column("owner", sql.Text, nullable=False),
        sql.Column("attended", sql.Boolean, nullable=False),
        sql.Column("turn", sql.Integer, nullable=False),
        sql.Column("made", sql.Float, nullable=False),
        sql.Column("wanted_until", sql.Float, nullable=False),
        sql.Column("input", sql.Text, nullable=False),
        sql.Column("tries", sql.Integer, nullable=False, server_default="0"),
        sql.Column("claimed_by", sql.String(32)),
        sql.Column("claimed_until", sql.Float),
        sql.Column("result", sql.Text),
        sql.Column("failed", sql.Text),
    )
