"""Run by Alembic: migrates within the transaction that the caller passes."""

from __future__ import annotations

from alembic import context

from citadels.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter a table in place
    transactional_ddl=True,
)
context.run_migrations()
