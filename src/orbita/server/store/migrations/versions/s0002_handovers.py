"""What is handed over from one device to another, and indexes to find old tables by."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table and the indexes."""
    op.create_table(
        "handovers",
        sa.Column("hashed", sa.String(64), primary_key=True),
        sa.Column("sealed", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("tables_phase", "tables", ["phase", "updated"])
    op.create_index("members_code", "members", ["code"])
