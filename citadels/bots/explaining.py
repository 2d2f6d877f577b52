"""Reasons for an answer: each option tried out in many games that the seat thinks possible."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Final

from citadels.bots.bot import Expectation, Thought, rules_of
from citadels.bots.strategy.beliefs import Beliefs
from citadels.bots.strategy.keen import KeenBeliefs
from citadels.bots.strategy.manner import ROLES_ROOM, Manner
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.knowledge.role_knowledge import role_knowledge_from_view
from citadels.engine.playout import playout_by_seat
from citadels.engine.sampling.sampler import Sampler
from citadels.engine.scoring import winners
from citadels.engine.view import SeatView

if TYPE_CHECKING:
    from citadels.bots.fast import FastBot

TRIES: Final = 40  # games to the end for each option
SKETCHES: Final = 4  # hands that the others may hold, to tell what they would pick


def think_of_the_others(
    seen: SeatView, learnt: Knowledge, seed: int, trust: float = 0.0
) -> tuple[Sampler, Beliefs]:
    """What the seat believes, and games that are drawn as likely as that makes them.

    Trust is that of somebody who knows how players think; without any it goes by what is good for
    them.
    """
    rules = rules_of(seen.rules)
    sight = role_knowledge_from_view(seen)
    sampler = Sampler(seen, learnt, rules)
    sketches = [sampler.draw(seed + number) for number in range(SKETCHES if trust else 1)]
    beliefs: Beliefs
    if trust:
        beliefs = KeenBeliefs(rules, sight, sketches, Manner(), trust)
    else:
        beliefs = Beliefs(rules, sight, sketches[0], Manner())
    sampler.role_sampler = beliefs
    return sampler, beliefs


def believed_by(beliefs: Beliefs) -> tuple[tuple[float, ...], ...]:
    """The chance of each seat to hold each character."""
    table = beliefs.table()
    return tuple(
        tuple(table[seat * ROLES_ROOM + role] for role in range(ROLES_ROOM))
        for seat in range(beliefs.knowledge.seats)
    )


def explain_by_playouts(
    bot: FastBot, answer: int, seen: SeatView, learnt: Knowledge, seed: int
) -> Thought:
    """Every option in the same games, which the bot plays on to the end at every seat."""
    sampler, beliefs = think_of_the_others(seen, learnt, seed)
    options = [expect(bot, option, sampler, seed, TRIES) for option in seen.legal]
    options.sort(key=lambda option: (option.answer != answer, -option.share, option.answer))
    return Thought(answer, tuple(options), believed_by(beliefs), TRIES * len(options))


def expect(bot: FastBot, option: int, sampler: Sampler, seed: int, tries: int) -> Expectation:
    """What an option promises, in so many games, two at least, with the bot at every seat."""
    shares = []
    for number in range(tries):
        game = sampler.draw(seed + number)
        game.is_quiet = True
        game.apply(option)
        players = [bot.make_policy(seed + number * 8 + seat) for seat in range(game.seats())]
        playout_by_seat(game, players)
        won = winners(game)
        shares.append(1 / len(won) if sampler.view.seat in won else 0.0)
    mean = sum(shares) / tries
    variance = sum((share - mean) ** 2 for share in shares) / (tries - 1)
    return Expectation(option, mean, math.sqrt(variance / tries), tries)
