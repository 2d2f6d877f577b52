"""${message}."""

from __future__ import annotations

from typing import Final

import sqlalchemy as sa
from alembic import op
${imports if imports else ""}
revision: Final = ${repr(up_revision)}
down_revision: Final = ${repr(down_revision)}


def upgrade() -> None:
    ${upgrades if upgrades else "pass"}
