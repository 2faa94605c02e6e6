"""Several servers on one database: versions of tables, what is pending there, and who runs which table."""

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sql.Column("version", sql.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sql.Column("pending", sql.Text, nullable=False, server_default="{}"))
    op.create_table(
        "servers",
        sql.Column("id", sql.String(32), primary_key=True),
        sql.Column("seen", sql.Float, nullable=False),
    )
    op.create_table(
        "leases",
        sql.Column("table_id", sql.String(32), sql.ForeignKey("tables.id"), primary_key=True),
        sql.Column("server", sql.String(32), nullable=False, index=True),
        sql.Column("fence", sql.Integer, nullable=False),
    )
