"""Bots that do not look ahead: policies of the engine that play from what their seat knows."""

from __future__ import annotations

from citadels.bots.bot import Bot, BotError, Explanation, require_decision, rules_of
from citadels.bots.explanation import explain_by_playouts
from citadels.bots.strategy.policies.aggressive import AggressivePolicy
from citadels.bots.strategy.policies.beginner import PER_MILLE, BeginnerPolicy
from citadels.bots.strategy.policies.belief import BeliefPolicy
from citadels.bots.strategy.policies.charter import CharterPolicy
from citadels.bots.strategy.policies.rush import RushPolicy
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.native_types import override
from citadels.engine.playout import Policy, RandomPolicy
from citadels.engine.sampling.sampler import Sampler
from citadels.engine.view import SeatView


class PolicyBot(Bot):
    """Answers by a policy, on a game drawn from what its seat knows: it cannot cheat."""

    is_quick = True
    policy_class: type[RandomPolicy]

    def make_policy(self, seed: int) -> Policy:
        return self.policy_class(seed)

    @override
    def policy(self, seed: int) -> Policy:
        return self.make_policy(seed)

    @override
    def choose(self, view: SeatView, knowledge: Knowledge, seed: int) -> int:
        require_decision(view)
        if len(view.legal) == 1:
            return view.legal[0]
        game = Sampler(view, knowledge, rules_of(view.rules)).draw(seed)
        return self.make_policy(seed).choose(game, game.write_options())

    @override
    def explain(self, view: SeatView, knowledge: Knowledge, seed: int) -> Explanation:
        answer = self.choose(view, knowledge, seed)
        return explain_by_playouts(self, answer, view, knowledge, seed)


class RandomBot(PolicyBot):
    """Every legal answer is as likely as any other: the bottom of the ladder."""

    policy_class = RandomPolicy


class BeginnerBot(PolicyBot):
    """Greedy on what is visible; `mistakes` is the share of answers that are random."""

    def __init__(self, mistakes: float = 0.15) -> None:
        if not 0 <= mistakes <= 1:
            raise BotError(f"mistakes={mistakes} is not between 0 and 1")
        self.mistakes = mistakes

    @override
    def make_policy(self, seed: int) -> Policy:
        return BeginnerPolicy(seed, round(self.mistakes * PER_MILLE))


class AggressiveBot(PolicyBot):
    """Characters that do harm, names that hurt, districts destroyed at any price."""

    policy_class = AggressivePolicy


class RushBot(PolicyBot):
    """Cheap districts and a fast end."""

    policy_class = RushPolicy


class CharterBot(PolicyBot):
    """Characters by need, murder and robbery by gold, hand and city; attacks the leader."""

    policy_class = CharterPolicy


class BeliefBot(PolicyBot):
    """`charter` on top of exact beliefs, for names and for what to pick."""

    is_quick = False
    policy_class = BeliefPolicy
