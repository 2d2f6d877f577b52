"""The tables of the database. Every change here needs a migration."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
)

CHAIN_HASH_BYTES: Final = 32

metadata: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

tables: Final = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("data", Text, nullable=False),
    Column("host", SmallInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("game", Text),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Index(None, "public", "status", "changed"),
    Index(None, "status", "changed"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("place", SmallInteger, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("likeness", Text, nullable=False),
    Column("bot", Text, nullable=False),
    Column("token_hash", Text, unique=True),
    Column("joined", BigInteger, nullable=False),
    UniqueConstraint("table_id", "likeness"),
)

games: Final = Table(
    "games",
    metadata,
    Column("id", Text, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), index=True),
    Column("header", Text, nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("ended", BigInteger, index=True),
    Column("result", Text),
    Column("damaged", Text),
    Column("source", Text, nullable=False),
    Column("story", Text),
)

records: Final = Table(
    "records",
    metadata,
    Column("game_id", ForeignKey("games.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", SmallInteger, nullable=False),
    Column("seat", SmallInteger, nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("command", Text, nullable=False),
    Column("link", LargeBinary(CHAIN_HASH_BYTES), nullable=False),
    # SQLite stores the rows of a game next to each other, and updates one tree fewer per record.
    sqlite_with_rowid=False,
)

chat: Final = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("phrase", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
)

leases: Final = Table(
    "leases",
    metadata,
    Column("name", Text, primary_key=True),
    Column("node", Text, nullable=False),
    Column("until", BigInteger, nullable=False, index=True),
)
