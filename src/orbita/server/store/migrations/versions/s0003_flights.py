"""Results by set-up, crews, and the lines of their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "results",
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("mission", sa.String(64), nullable=False),
        sa.Column("sealed", sa.String(32), nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("results_mission", "results", ["game", "mission", "at"])
    op.create_table(
        "lines",
        sa.Column("code", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("crew", sa.String(32), nullable=False),
        sa.Column("people", sa.String(64), nullable=False),
        sa.Column("sealed", sa.String(32), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("lines_crew", "lines", ["crew", "at"])
    op.create_index("lines_people", "lines", ["people", "at"])
    op.create_table(
        "flyers",
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("code", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("guest", "code"),
    )
    op.create_index("flyers_code", "flyers", ["code"])
    op.create_table(
        "crews",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("campaign", sa.LargeBinary, nullable=False),
    )
