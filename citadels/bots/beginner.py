"""The bot for a first game: it plays as people do who have just learnt the rules."""

from __future__ import annotations

from citadels.bots.bot import BotError
from citadels.bots.policy_bot import PolicyBot
from citadels.bots.strategy.policies.beginner import PER_MILLE, BeginnerPolicy
from citadels.engine.native_types import override
from citadels.engine.playout import Policy


class BeginnerBot(PolicyBot):
    """Greedy on what is visible; `mistakes` is the share of answers that are random."""

    def __init__(self, mistakes: float = 0.15) -> None:
        if not 0 <= mistakes <= 1:
            raise BotError(f"mistakes={mistakes} is not between 0 and 1")
        self.mistakes = mistakes

    @override
    def make_policy(self, seed: int) -> Policy:
        return BeginnerPolicy(seed, round(self.mistakes * PER_MILLE))
