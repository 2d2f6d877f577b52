"""Run by Alembic: the steps happen in the transaction that is handed over."""

from __future__ import annotations

from alembic import context

from citadels.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot change a table in place
    transactional_ddl=True,
)
context.run_migrations()
