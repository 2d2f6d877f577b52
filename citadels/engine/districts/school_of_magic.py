from __future__ import annotations

from citadels.engine.handler import FOR_INCOME, District


class SchoolOfMagic(District):
    """For income it counts as the type you want."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = FOR_INCOME
