from __future__ import annotations

from citadels.engine.handler import ANY_TYPE_AT_END, District


class HauntedQuarter(District):
    """At the end it counts as one type of your choice, and then as no other."""

    def __init__(self) -> None:
        super().__init__()
        self.hooks = ANY_TYPE_AT_END
