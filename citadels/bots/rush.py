"""The bot that is in a hurry."""

from __future__ import annotations

from citadels.bots.policy_bot import PolicyBot
from citadels.bots.strategy.policies.rush import RushPolicy
from citadels.engine.native_types import override
from citadels.engine.playout import Policy


class RushBot(PolicyBot):
    """Cheap districts and a fast end."""

    @override
    def make_policy(self, seed: int) -> Policy:
        return RushPolicy(seed)
