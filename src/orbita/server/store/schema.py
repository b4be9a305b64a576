"""The tables of the database; `migrations` makes them."""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
)

METADATA: Final = MetaData()

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("code", String(32), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("code", "seq"),
)
SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    Column("code", String(32), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String(64), nullable=False),
    Column("frozen", LargeBinary, nullable=False),
    PrimaryKeyConstraint("code", "seq"),
)
TABLES: Final = Table(
    "tables",
    METADATA,
    Column("code", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Index("tables_public", "public", "updated"),
    Index("tables_phase", "phase", "updated"),
)
MEMBERS: Final = Table(
    "members",
    METADATA,
    Column("guest", String(64), nullable=False),
    Column("code", String(32), nullable=False),
    PrimaryKeyConstraint("guest", "code"),
    Index("members_code", "code"),
)
GUESTS: Final = Table(
    "guests",
    METADATA,
    Column("guest", String(64), primary_key=True),
    Column("nickname", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
)
PRESENCE: Final = Table(
    "presence",
    METADATA,
    Column("code", String(32), nullable=False),
    Column("process", String(32), nullable=False),
    Column("seats", String(32), nullable=False),
    Column("watchers", Integer, nullable=False),
    Column("seen", BigInteger, nullable=False),
    PrimaryKeyConstraint("code", "process"),
)
HANDOVERS: Final = Table(
    "handovers",
    METADATA,
    Column("hashed", String(64), primary_key=True),
    Column("sealed", LargeBinary, nullable=False),
    Column("until", BigInteger, nullable=False),
)
RESULTS: Final = Table(
    "results",
    METADATA,
    Column("code", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("mission", String(64), nullable=False),
    Column("sealed", String(32), nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("results_mission", "game", "mission", "at"),
)
LINES: Final = Table(
    "lines",
    METADATA,
    Column("code", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("crew", String(32), nullable=False),
    Column("people", String(64), nullable=False),
    Column("sealed", String(32), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Index("lines_crew", "crew", "at"),
    Index("lines_people", "people", "at"),
)
FLYERS: Final = Table(
    "flyers",
    METADATA,
    Column("guest", String(64), nullable=False),
    Column("code", String(32), nullable=False),
    PrimaryKeyConstraint("guest", "code"),
    Index("flyers_code", "code"),
)
CREWS: Final = Table(
    "crews",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("campaign", LargeBinary, nullable=False),
)
META: Final = Table(
    "meta",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", String(64), nullable=False),
)
