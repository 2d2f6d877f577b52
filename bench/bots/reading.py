"""How well `search` guesses who holds what: `python -m bench.bots.reading --help`.

Four players of one kind; before each answer that is one of several, the player who gives it says
how likely it holds the true character of every other who has picked and not shown it. By odds
alone, as `belief` does, and by one who knows how players pick, as `search` does.
"""

from __future__ import annotations

import argparse
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bench.bots.record import numbers_of
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
KINDS: Final = ("belief", "charter", "search(iterations=280)")


@dataclass(frozen=True)
class Reading:
    """What was thought of the hidden characters of one kind of players."""

    trust: float
    asked: int  # how often
    chance: float  # of the truth, on average
    surprise: float  # the mean of -log of it: nothing if all was known


def read(kind: str, trusts: Sequence[float], seeds: range) -> list[Reading]:
    """All games of a kind, by somebody with so much trust."""
    chances: list[list[float]] = [[] for _ in trusts]
    for seed in seeds:
        for game, seat, learnt in _questions(kind, seed):
            seen = make_view(game, seat)
            for found, trust in zip(chances, trusts, strict=True):
                table = make_sampler(seen, learnt, seed, trust)[1].probabilities()
                found += [table[other * MAX_ROLES + role] for other, role in _hidden(game, seat)]
    return [
        Reading(
            trust,
            len(found),
            sum(found) / len(found),
            -sum(math.log(chance) for chance in found) / len(found),
        )
        for trust, found in zip(trusts, chances, strict=True)
    ]


def _hidden(game: Game, seat: int) -> Iterator[tuple[int, int]]:
    """Who of the others holds what nobody has seen."""
    for other in range(PLAYERS):
        if other != seat:
            for role in mask_list(game.roles(other) & ~game.get(REVEALED)):
                yield other, role


def _questions(kind: str, seed: int) -> Iterator[tuple[Game, int, Knowledge]]:
    game = new_game(setup_from_preset("2016", PLAYERS, preset="first-game"), seed)
    bots = [make_bot(kind) for _ in range(PLAYERS)]
    minds = [Knowledge(PLAYERS, seat, sum(game.rules.copies)) for seat in range(PLAYERS)]
    number = 0
    while not game.is_over():
        for seat, learnt in enumerate(minds):
            learnt.observe(game.events_for(seat))
        mover = game.to_move()
        seen = make_view(game, mover)
        if len(seen.legal) > 1 and seen.seen:
            yield game, mover, minds[mover]
        game.apply(bots[mover].choose(seen, minds[mover], answer_seed(seed, number)))
        number += 1


def table(kind: str, readings: Sequence[Reading]) -> list[str]:
    """One kind of players in rows of Markdown."""
    rows = [
        f"| {PLAYERS} `{kind}` | asked | chance of the truth | surprise |",
        "|---|---:|---:|---:|",
    ]
    for one in readings:
        who = f"trust {one.trust:g}" if one.trust else "by odds alone"
        rows.append(f"| {who} | {one.asked:,} | {100 * one.chance:.0f} % | {one.surprise:.2f} |")
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.bots.reading", description=__doc__)
    parser.add_argument("--seeds", default="1-20", help="the games, such as 1-20")
    wish = parser.parse_args()
    for kind in KINDS:
        readings = read(kind, (0.0, 0.5, DEFAULT_TRUST), numbers_of(wish.seeds))
        print("\n".join([*table(kind, readings), ""]))


if __name__ == "__main__":
    main()
