"""The initial schema: tables, seats, games, records, chat, leases."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op

revision: Final = "0001"
down_revision: Final = None


def upgrade() -> None:
    _make_tables()
    _make_seats()
    _make_games()
    _make_records()
    _make_chat()
    _make_leases()


def _make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("status", sa.Text, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("host", sa.SmallInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("game", sa.Text),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_public_status_changed", "tables", ["public", "status", "changed"])
    op.create_index("ix_tables_status_changed", "tables", ["status", "changed"])


def _make_seats() -> None:
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("place", sa.SmallInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("likeness", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=False),
        sa.Column("token_hash", sa.Text),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "place", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.UniqueConstraint("table_id", "likeness", name="uq_seats_table_id_likeness"),
        sa.UniqueConstraint("token_hash", name="uq_seats_token_hash"),
    )


def _make_games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("table_id", sa.Text),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("result", sa.Text),
        sa.Column("damaged", sa.Text),
        sa.Column("source", sa.Text, nullable=False),
        sa.Column("story", sa.Text),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_games_table_id"),
    )
    op.create_index("ix_games_table_id", "games", ["table_id"])
    op.create_index("ix_games_ended", "games", ["ended"])


def _make_records() -> None:
    op.create_table(
        "records",
        sa.Column("game_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.SmallInteger, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("value", sa.BigInteger, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("link", sa.LargeBinary(32), nullable=False),
        sa.PrimaryKeyConstraint("game_id", "number", name="pk_records"),
        sa.ForeignKeyConstraint(["game_id"], ["games.id"], name="fk_records_game_id"),
        sqlite_with_rowid=False,
    )


def _make_chat() -> None:
    op.create_table(
        "chat",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("phrase", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
    )


def _make_leases() -> None:
    op.create_table(
        "leases",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("node", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_leases"),
    )
    op.create_index("ix_leases_until", "leases", ["until"])
