"""The bot that likes to hurt."""

from __future__ import annotations

from citadels.bots.policy_bot import PolicyBot
from citadels.bots.strategy.policies.aggressive import AggressivePolicy
from citadels.engine.native_types import override
from citadels.engine.playout import Policy


class AggressiveBot(PolicyBot):
    """Characters that do harm, names that hurt, districts destroyed at any price."""

    @override
    def make_policy(self, seed: int) -> Policy:
        return AggressivePolicy(seed)
