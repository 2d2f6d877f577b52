"""What more time changes in the answers of `search`: `python -m bench.bots.judge --help`.

Luck decides so much of a game that thousands would be needed to see the small steps of the curve.
So the same questions are put to every budget, and where the answers differ, a judge that does not
search plays each of them out to the end of the game, thousands of times: in the same games that the
seat thinks possible, with `belief` at every seat. It cannot see what the search gains by playing
better later on, nor where the seat believes something wrong.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from bench.bots.curve import BUDGETS, LATER, SMALLEST, doublings, points, rises, since
from bench.bots.record import FOLDER, lines_of, numbers_of, play_and_keep
from citadels import compiled_engine, new_game, setup_from_preset
from citadels.bots.belief import BeliefBot
from citadels.bots.explanation import estimate_option, make_sampler
from citadels.bots.registry import make_bot
from citadels.bots.search import DEFAULT_TRUST
from citadels.engine.answers.codec import verb_of
from citadels.engine.codes import PICK
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.view import SeatView, make_view
from citadels.sim.seeds import answer_seed, mixed
from citadels.sim.statistics import Confidence, Estimate, Numbers, ratios

FILE: Final = FOLDER / "judge.jsonl"
PLAYERS: Final = 4
EVERY: Final = 10  # of the questions of a game one is put to all
PLAYED_OUT: Final = 2_500  # games for each answer
DIGITS: Final = 2


@dataclass(frozen=True)
class Question:
    """One question, the answer of each budget, and what the judge says of it."""

    pick: bool  # of a character
    answers: tuple[int, ...]
    worth: tuple[float, ...]  # the share that each answer wins; nothing where all agree


@dataclass(frozen=True)
class Session:
    """The questions of one game."""

    seed: int
    questions: tuple[Question, ...]
    engine: str  # which code answered


def hold(seed: int, budgets: Sequence[int], played_out: int = PLAYED_OUT) -> Session:
    """One game, where a seat with the smallest of the budgets meets the questions on its way."""
    put = [
        _put(seen, learnt, mixed("judge", seed, number), budgets, played_out)
        for number, (seen, learnt) in enumerate(_questions(seed, budgets[0]))
        if number % EVERY == seed % EVERY
    ]
    return Session(seed, tuple(put), compiled_engine.fingerprint())


def _questions(seed: int, tries: int) -> Iterator[tuple[SeatView, Knowledge]]:
    """What the seat that searches is asked, where it has a choice."""
    game = new_game(setup_from_preset("2016", PLAYERS, preset="first-game"), seed)
    own = seed % PLAYERS
    rivals = [BeliefBot().make_policy(mixed("judge", seed, seat)) for seat in range(PLAYERS)]
    one = make_bot(f"search(iterations={tries})")
    learnt = Knowledge(PLAYERS, own, sum(game.rules.copies))
    learnt.observe(game.events_for(own))
    number = 0
    while not game.is_over():
        mover = game.to_move()
        if mover == own:
            seen = make_view(game, own)
            if len(seen.legal) > 1:
                yield seen, learnt
            game.apply(one.choose(seen, learnt, answer_seed(seed, number)))
            number += 1
        else:
            game.apply(rivals[mover].choose(game, game.write_options()))
        learnt.observe(game.events_for(own))


def _put(
    seen: SeatView, learnt: Knowledge, seed: int, budgets: Sequence[int], played_out: int
) -> Question:
    lines = [f"search(iterations={tries})" for tries in budgets]
    answers = [make_bot(line).choose(seen, learnt, seed) for line in lines]
    pick = verb_of(answers[0]) == PICK
    if len(set(answers)) == 1:
        return Question(pick, tuple(answers), ())
    apart = mixed("apart", seed)  # not the games in which the answers were found
    sampler, _ = make_sampler(seen, learnt, apart, DEFAULT_TRUST)
    shares = {
        answer: round(estimate_option(BeliefBot(), answer, sampler, apart, played_out).share, 5)
        for answer in sorted(set(answers))
    }
    return Question(pick, tuple(answers), tuple(shares[answer] for answer in answers))


def read(file: Path = FILE) -> list[Session]:
    """The record in the order of the seeds, whichever game was over first."""
    sessions = [
        Session(
            found["seed"],
            tuple(
                Question(one["pick"], tuple(one["answers"]), tuple(one["worth"]))
                for one in found["questions"]
            ),
            found["engine"],
        )
        for found in lines_of(file)
    ]
    return sorted(sessions, key=lambda session: session.seed)


def gain(sessions: Sequence[Session], ms: int, how: Confidence) -> Estimate:
    """By how much an answer of this budget is worth more than one of the smallest."""
    place = tuple(BUDGETS).index(ms)
    sums = [[sum(_gains(one)[place] for one in session.questions)] for session in sessions]
    return ratios(np.array(sums, dtype=float), _counts(sessions), how)[0]


def rise_from(ms: int, sessions: Sequence[Session], how: Confidence) -> Estimate:
    """How much more an answer is worth with each doubling among the budgets from one on."""
    far = {one: doublings(BUDGETS[one]) for one in since(ms)}
    middle = sum(far.values()) / len(far)
    weights = [far.get(one, middle) - middle for one in BUDGETS]
    sums = [
        [
            sum(
                weight * more
                for one in session.questions
                for weight, more in zip(weights, _gains(one), strict=True)
            )
        ]
        for session in sessions
    ]
    squares = sum(weight**2 for weight in weights)
    return ratios(np.array(sums, dtype=float), _counts(sessions) * squares, how)[0]


def same_as_longest(sessions: Sequence[Session], ms: int) -> float:
    """The part of the answers that more time does not change."""
    place = tuple(BUDGETS).index(ms)
    asked = [one for session in sessions for one in session.questions]
    return sum(one.answers[place] == one.answers[-1] for one in asked) / len(asked)


def _gains(question: Question) -> list[float]:
    """For each budget, what its answer is worth beyond that of the smallest."""
    if not question.worth:
        return [0.0] * len(question.answers)
    return [worth - question.worth[0] for worth in question.worth]


def _counts(sessions: Sequence[Session]) -> Numbers:
    return np.array([[float(len(session.questions))] for session in sessions])


def table(sessions: Sequence[Session]) -> list[str]:
    """All budgets in rows of Markdown."""
    rows = [
        "| ms for an answer | games tried | answers as with 1000 ms | worth more than with 20 ms |",
        "|---:|---:|---:|---:|",
    ]
    for ms, tries in BUDGETS.items():
        same = 100 * same_as_longest(sessions, ms)
        more = "–" if tries == SMALLEST else points(gain(sessions, ms, Confidence()), DIGITS)
        rows.append(f"| {ms} | {tries:,} | {same:.1f} % | {more} |")
    return rows


def told(sessions: Sequence[Session]) -> list[str]:
    """How many were asked and how steep it is, in sentences."""
    asked = sum(len(session.questions) for session in sessions)
    lines = [f"{asked:,} questions of {len(sessions):,} games."]
    for ms in (next(iter(BUDGETS)), *LATER):
        slope = rise_from(ms, sessions, Confidence())
        ending = "." if rises(slope, DIGITS) else ": nothing that can be told from chance."
        lines.append(f"From {ms} ms on, each doubling brings {points(slope, DIGITS)}{ending}")
    return lines


def command(sessions: Sequence[Session]) -> str:
    """What puts these questions again; games that a record has already are passed over."""
    seeds = [session.seed for session in sessions]
    return f"python -m bench.bots.judge --seeds {min(seeds)}-{max(seeds)}"


def _hold_one(seed: int) -> Session:
    return hold(seed, tuple(BUDGETS.values()))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.bots.judge", description=__doc__)
    parser.add_argument("--seeds", default="", help="play these games, such as 1-100, and keep")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    wish = parser.parse_args()
    if wish.seeds:
        done = {session.seed for session in read()}
        missing = [seed for seed in numbers_of(wish.seeds) if seed not in done]
        play_and_keep(_hold_one, missing, FILE, wish.processes)
    sessions = read()
    if sessions:
        print("\n".join([*table(sessions), "", *told(sessions)]))


if __name__ == "__main__":
    main()
