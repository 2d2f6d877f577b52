"""The ladder in short: one seat of a rung against three of the rung below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from citadels import Knowledge, choose, deal, make_rules, view, winners
from citadels.bots.bot import Bot
from citadels.bots.lines import make_bot
from citadels.engine.game import Game
from citadels.engine.state import ANSWERS

PLAYERS: Final = 4
RUNGS: Final = (
    ("rush", "random"),
    ("charter", "random"),
    ("charter", "beginner"),
    ("belief", "charter"),
)


@dataclass(frozen=True)
class Rung:
    """How often one won against three."""

    one: str
    rest: str
    games: int
    share: float


def climb(one: str, rest: str, deals: int, seed: int = 0) -> Rung:
    """Each deal once in every seat; a shared victory is shared."""
    rules = make_rules(choose("2016", PLAYERS, preset="first-game"))
    bots = make_bot(one), make_bot(rest)
    won = 0.0
    for number in range(seed, seed + deals):
        for seat in range(PLAYERS):
            game = deal(rules, number)
            _play(game, [bots[0] if other == seat else bots[1] for other in range(PLAYERS)], number)
            best = winners(game)
            won += 1 / len(best) if seat in best else 0.0
    games = deals * PLAYERS
    return Rung(bots[0].line, bots[1].line, games, won / games)


def _play(game: Game, bots: list[Bot], number: int) -> None:
    policies = [bot.policy(number * PLAYERS + seat) for seat, bot in enumerate(bots)]
    deck = sum(game.rules.copies)
    learnt = [Knowledge(PLAYERS, seat, deck) for seat in range(PLAYERS)]
    thinking = [seat for seat in range(PLAYERS) if policies[seat] is None]
    game.quiet = not thinking
    while not game.is_over():
        for seat in thinking:
            learnt[seat].hear(game.heard_by(seat))
        options = game.write_options()
        seat = game.to_move()
        policy = policies[seat]
        if policy is not None:
            game.play(policy.choose(game, options))
        else:
            given = bots[seat].choose(view(game, seat), learnt[seat], game.get(ANSWERS))
            game.apply(given)
