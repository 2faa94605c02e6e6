"""Tables, their logs, checkpoints and chat."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("created", sql.Float, nullable=False),
        sql.Column("status", sql.String(16), nullable=False, index=True),
        sql.Column("open", sql.Boolean, nullable=False),
        sql.Column("header", sql.Text, nullable=False),
        sql.Column("seats", sql.Text, nullable=False),
        sql.Column("clock", sql.Text, nullable=False),
    )
    for name in ("lines", "checkpoints"):
        op.create_table(
            name,
            sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
            sql.Column("seq", sql.Integer, primary_key=True),
            sql.Column("line", sql.Text, nullable=False),
        )
    op.create_table(
        "chat",
        sql.Column("id", sql.Integer, primary_key=True),
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), nullable=False, index=True),
        sql.Column("at", sql.Float, nullable=False),
        sql.Column("name", sql.String(30), nullable=False),
        sql.Column("text", sql.String(500), nullable=False),
    )
    op.create_table(
        "settings",
        sql.Column("name", sql.String(32), primary_key=True),
        sql.Column("value", sql.Text, nullable=False),
    )
