"""Logs of tables, snapshots, and the indexes of tables and guests."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "entries",
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("code", "seq"),
    )
    op.create_table(
        "snapshots",
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("content", sa.String(64), nullable=False),
        sa.Column("frozen", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("code", "seq"),
    )
    op.create_table(
        "tables",
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("updated", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_public", "tables", ["public", "updated"])
    op.create_table(
        "members",
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("code", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("guest", "code"),
    )
    op.create_table(
        "guests",
        sa.Column("guest", sa.String(64), primary_key=True),
        sa.Column("nickname", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("code", sa.String(32), nullable=False),
        sa.Column("process", sa.String(32), nullable=False),
        sa.Column("seats", sa.String(32), nullable=False),
        sa.Column("watchers", sa.Integer, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("code", "process"),
    )
    meta = op.create_table(
        "meta",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
    op.bulk_insert(meta, [{"name": "generation", "value": "1"}])
