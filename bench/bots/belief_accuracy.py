"""How well `search` guesses characters: `python -m bench.bots.belief_accuracy --help`.

Four players of one kind. Before each answer with an alternative, the player to move states the
probability of the true character of every other player who has picked but not revealed it: from the
odds alone, as `belief` does, and from a model of how players pick, as `search` does.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bench.bots.result_log import parse_range
from citadels import new_game, setup_from_preset
from citadels.bots.explanation import make_sampler
from citadels.bots.registry import make_bot
from citadels.bots.search import DEFAULT_TRUST
from citadels.bots.strategy.play_style import MAX_ROLES
from citadels.engine.game import Game
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.state import REVEALED
from citadels.engine.view import make_view, mask_list
from citadels.sim.seeds import answer_seed

PLAYERS: Final = 4
BOT_SPECS: Final = ("belief", "charter", "search(iterations=280)")


@dataclass(frozen=True)
class BeliefAccuracy:
    """The guesses about hidden characters at tables of one kind of players."""

    trust: float
    question_count: int  # number of guesses
    mean_probability: float  # mean probability of the truth
    log_loss: float  # mean of its -log: 0 if everything was known


def measure(bot_spec: str, trust_levels: Sequence[float], seeds: range) -> list[BeliefAccuracy]:
    """All games of one kind, guessed with the given trust."""
    probabilities_by_trust: list[list[float]] = [[] for _ in trust_levels]
    for seed in seeds:
        for game, seat, knowledge in _questions(bot_spec, seed):
            view = make_view(game, seat)
            for probabilities, trust in zip(probabilities_by_trust, trust_levels, strict=True):
                beliefs = make_sampler(view, knowledge, seed, trust)[1].probabilities()
                probabilities += [
                    beliefs[other * MAX_ROLES + role] for other, role in _hidden_roles(game, seat)
                ]
    return [
        BeliefAccuracy(
            trust,
            len(probabilities),
            sum(probabilities) / len(probabilities),
            -sum(math.log(probability) for probability in probabilities) / len(probabilities),
        )
        for trust, probabilities in zip(trust_levels, probabilities_by_trust, strict=True)
    ]


def _hidden_roles(game: Game, seat: int) -> Iterator[tuple[int, int]]:
    """The characters of the other players that nobody has seen."""
    for other in range(PLAYERS):
        if other != seat:
            for role in mask_list(game.roles(other) & ~game.get(REVEALED)):
                yield other, role


def _questions(bot_spec: str, seed: int) -> Iterator[tuple[Game, int, Knowledge]]:
    game = new_game(setup_from_preset("2016", PLAYERS, preset="first-game"), seed)
    bots = [make_bot(bot_spec) for _ in range(PLAYERS)]
    knowledge_by_seat = [
        Knowledge(PLAYERS, seat, sum(game.rules.copies)) for seat in range(PLAYERS)
    ]
    number = 0
    while not game.is_over():
        for seat, knowledge in enumerate(knowledge_by_seat):
            knowledge.observe(game.events_for(seat))
        mover = game.to_move()
        view = make_view(game, mover)
        if len(view.legal) > 1 and view.seen:
            yield game, mover, knowledge_by_seat[mover]
        game.apply(bots[mover].choose(view, knowledge_by_seat[mover], answer_seed(seed, number)))
        number += 1


def format_table(bot_spec: str, accuracies: Sequence[BeliefAccuracy]) -> list[str]:
    """One kind of players as rows of a Markdown table."""
    rows = [
        f"| {PLAYERS} `{bot_spec}` | guesses | probability of the truth | log loss |",
        "|---|---:|---:|---:|",
    ]
    for accuracy in accuracies:
        label = f"trust {accuracy.trust:g}" if accuracy.trust else "odds alone"
        rows.append(
            f"| {label} | {accuracy.question_count:,} | {100 * accuracy.mean_probability:.0f} %"
            f" | {accuracy.log_loss:.2f} |"
        )
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.bots.belief_accuracy", description=__doc__
    )
    parser.add_argument("--seeds", default="1-20", help="the games, such as 1-20")
    args = parser.parse_args()
    for bot_spec in BOT_SPECS:
        accuracies = measure(bot_spec, (0.0, 0.5, DEFAULT_TRUST), parse_range(args.seeds))
        print("\n".join([*format_table(bot_spec, accuracies), ""]))


if __name__ == "__main__":
    main()
