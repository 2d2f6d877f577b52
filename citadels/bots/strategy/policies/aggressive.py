"""The aggressive player: whatever hurts the others."""

from __future__ import annotations

from citadels.bots.strategy.policies.charter import CharterPolicy


class AggressivePolicy(CharterPolicy):
    """The charter player who would rather destroy than build."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.style.harm_percent = 400
        self.style.attack_bonus = 350
