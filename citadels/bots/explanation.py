"""Reasons for an answer: each option tried out in many games that the seat thinks possible."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from citadels.bots.bot import Explanation, OptionEstimate, rules_of
from citadels.bots.strategy.beliefs.exact_beliefs import Beliefs
from citadels.bots.strategy.play_style import MAX_ROLES, PlayStyle
from citadels.bots.strategy.search.opponent_model_beliefs import OpponentModelBeliefs
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.knowledge.role_knowledge import role_knowledge_from_view
from citadels.engine.playout import playout_by_seat
from citadels.engine.sampling.sampler import Sampler
from citadels.engine.scoring import winners
from citadels.engine.view import SeatView

if TYPE_CHECKING:
    from citadels.bots.policy_bots import PolicyBot

PLAYOUTS_PER_OPTION: Final = 40  # games to the end for each option
SAMPLED_GAMES: Final = 4  # hands that the others may hold, to predict their picks


def make_sampler(
    view: SeatView, knowledge: Knowledge, seed: int, trust: float = 0.0
) -> tuple[Sampler, Beliefs]:
    """What the seat believes, and games that are drawn as likely as that makes them.

    Trust is how far it relies on knowing how players think; without any, it goes by what is good
    for them.
    """
    rules = rules_of(view.rules)
    sight = role_knowledge_from_view(view)
    sampler = Sampler(view, knowledge, rules)
    samples = [sampler.draw(seed + number) for number in range(SAMPLED_GAMES if trust else 1)]
    beliefs: Beliefs
    if trust:
        beliefs = OpponentModelBeliefs(rules, sight, samples, PlayStyle(), trust)
    else:
        beliefs = Beliefs(rules, sight, samples[0], PlayStyle())
    sampler.role_sampler = beliefs
    return sampler, beliefs


def role_chances(beliefs: Beliefs) -> tuple[tuple[float, ...], ...]:
    """The chance of each seat to hold each character."""
    chances = beliefs.probabilities()
    return tuple(
        tuple(chances[seat * MAX_ROLES + role] for role in range(MAX_ROLES))
        for seat in range(beliefs.knowledge.seats)
    )


def explain_by_playouts(
    bot: PolicyBot, answer: int, view: SeatView, knowledge: Knowledge, seed: int
) -> Explanation:
    """Every option in the same games, which the bot plays on to the end at every seat."""
    sampler, beliefs = make_sampler(view, knowledge, seed)
    options = [
        estimate_option(bot, option, sampler, seed, PLAYOUTS_PER_OPTION) for option in view.legal
    ]
    options.sort(key=lambda option: (option.answer != answer, -option.share, option.answer))
    return Explanation(
        answer, tuple(options), role_chances(beliefs), PLAYOUTS_PER_OPTION * len(options)
    )


def estimate_option(
    bot: PolicyBot, option: int, sampler: Sampler, seed: int, playouts: int
) -> OptionEstimate:
    """What an option promises, in at least two playouts with the bot at every seat."""
    shares = []
    for number in range(playouts):
        game = sampler.draw(seed + number)
        game.is_quiet = True
        game.apply(option)
        policies = [bot.make_policy(seed + number * 8 + seat) for seat in range(game.seats())]
        playout_by_seat(game, policies)
        winning_seats = winners(game)
        shares.append(1 / len(winning_seats) if sampler.view.seat in winning_seats else 0.0)
    mean = sum(shares) / playouts
    variance = sum((share - mean) ** 2 for share in shares) / (playouts - 1)
    return OptionEstimate(option, mean, math.sqrt(variance / playouts), playouts)
