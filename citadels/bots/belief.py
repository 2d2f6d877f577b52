"""The charter player who works out who can hold what."""

from __future__ import annotations

from citadels.bots.policy_bot import PolicyBot
from citadels.bots.strategy.policies.belief import BeliefPolicy
from citadels.engine.native_types import override
from citadels.engine.playout import Policy


class BeliefBot(PolicyBot):
    """`charter` on top of exact beliefs, for names and for what to pick."""

    is_quick = False

    @override
    def make_policy(self, seed: int) -> Policy:
        return BeliefPolicy(seed)
