"""How more time changes the answers of `search`: `python -m bench.bots.answer_quality --help`.

Luck decides so much of a game that thousands would be needed to see the small steps of the curve.
So every budget is asked the same questions, and where the answers differ, a judge that does not
search plays each of them to the end of the game, thousands of times: in the games that the seat
thinks possible, with `belief` at every seat. The judge cannot see what the search gains by playing
better later on, nor where the beliefs of the seat are wrong.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import numpy as np

from bench.bots.curve import (
    ITERATIONS_BY_MS,
    LATER_BUDGETS,
    SMALLEST_BUDGET,
    budgets_from,
    doublings,
    format_points,
    is_rising,
)
from bench.bots.result_log import HISTORY_FOLDER, parse_range, play_missing, read_records
from citadels import compiled_engine, new_game, setup_from_preset
from citadels.bots.explanation import estimate_option, make_sampler
from citadels.bots.policy_bots import BeliefBot
from citadels.bots.registry import make_bot
from citadels.bots.search import DEFAULT_TRUST
from citadels.engine.answers.codec import verb_of
from citadels.engine.codes import PICK
from citadels.engine.knowledge.knowledge import Knowledge
from citadels.engine.view import SeatView, make_view
from citadels.sim.estimates import Bootstrap, Estimate, Floats, ratios
from citadels.sim.seeds import answer_seed, mix_seed

RECORD_FILE: Final = HISTORY_FOLDER / "judge.jsonl"
PLAYERS: Final = 4
QUESTION_STRIDE: Final = 10  # one question in this many is asked of all budgets
PLAYOUTS: Final = 2_500  # games per answer
DECIMALS: Final = 2


@dataclass(frozen=True)
class Question:
    """One question, the answer of each budget, and the verdict of the judge."""

    pick: bool  # of a character
    answers: tuple[int, ...]
    worth: tuple[float, ...]  # the share that each answer wins; empty if all agree


@dataclass(frozen=True)
class Session:
    """The questions of one game."""

    seed: int
    questions: tuple[Question, ...]
    engine: str  # fingerprint of the code that answered


def compare_budgets(seed: int, budgets: Sequence[int], playouts: int = PLAYOUTS) -> Session:
    """Play one game, in which a seat with the smallest budget encounters the questions."""
    questions = [
        _compare(view, knowledge, mix_seed("judge", seed, number), budgets, playouts)
        for number, (view, knowledge) in enumerate(_questions(seed, budgets[0]))
        if number % QUESTION_STRIDE == seed % QUESTION_STRIDE
    ]
    return Session(seed, tuple(questions), compiled_engine.fingerprint())


def _questions(seed: int, iterations: int) -> Iterator[tuple[SeatView, Knowledge]]:
    """The questions of the searching seat at which it has a choice."""
    game = new_game(setup_from_preset("2016", PLAYERS, preset="first-game"), seed)
    own = seed % PLAYERS
    rivals = [BeliefBot().make_policy(mix_seed("judge", seed, seat)) for seat in range(PLAYERS)]
    bot = make_bot(f"search(iterations={iterations})")
    knowledge = Knowledge(PLAYERS, own, sum(game.rules.copies))
    knowledge.observe(game.events_for(own))
    number = 0
    while not game.is_over():
        mover = game.to_move()
        if mover == own:
            view = make_view(game, own)
            if len(view.legal) > 1:
                yield view, knowledge
            game.apply(bot.choose(view, knowledge, answer_seed(seed, number)))
            number += 1
        else:
            game.apply(rivals[mover].choose(game, game.write_options()))
        knowledge.observe(game.events_for(own))


def _compare(
    view: SeatView, knowledge: Knowledge, seed: int, budgets: Sequence[int], playouts: int
) -> Question:
    specs = [f"search(iterations={iterations})" for iterations in budgets]
    answers = [make_bot(spec).choose(view, knowledge, seed) for spec in specs]
    pick = verb_of(answers[0]) == PICK
    if len(set(answers)) == 1:
        return Question(pick, tuple(answers), ())
    playout_seed = mix_seed("apart", seed)  # not the games in which the answers were searched
    sampler, _ = make_sampler(view, knowledge, playout_seed, DEFAULT_TRUST)
    shares = {
        answer: round(
            estimate_option(BeliefBot(), answer, sampler, playout_seed, playouts).share, 5
        )
        for answer in sorted(set(answers))
    }
    return Question(pick, tuple(answers), tuple(shares[answer] for answer in answers))


def read_sessions(file: Path = RECORD_FILE) -> list[Session]:
    """The records in the order of the seeds, regardless of which game ended first."""
    sessions = [
        Session(
            record["seed"],
            tuple(
                Question(question["pick"], tuple(question["answers"]), tuple(question["worth"]))
                for question in record["questions"]
            ),
            record["engine"],
        )
        for record in read_records(file)
    ]
    return sorted(sessions, key=lambda session: session.seed)


def mean_gain(sessions: Sequence[Session], ms: int, bootstrap: Bootstrap) -> Estimate:
    """How much more an answer of this budget is worth than one of the smallest."""
    column = tuple(ITERATIONS_BY_MS).index(ms)
    sums = [
        [sum(_gains(question)[column] for question in session.questions)] for session in sessions
    ]
    return ratios(np.array(sums, dtype=float), _question_counts(sessions), bootstrap)[0]


def slope_from(ms: int, sessions: Sequence[Session], bootstrap: Bootstrap) -> Estimate:
    """The gain in value per doubling, among the budgets from the given one up."""
    log_budgets = {one: doublings(ITERATIONS_BY_MS[one]) for one in budgets_from(ms)}
    middle = sum(log_budgets.values()) / len(log_budgets)
    weights = [log_budgets.get(one, middle) - middle for one in ITERATIONS_BY_MS]
    sums = [
        [
            sum(
                weight * gain
                for one in session.questions
                for weight, gain in zip(weights, _gains(one), strict=True)
            )
        ]
        for session in sessions
    ]
    squares = sum(weight**2 for weight in weights)
    return ratios(np.array(sums, dtype=float), _question_counts(sessions) * squares, bootstrap)[0]


def agreement_with_largest(sessions: Sequence[Session], ms: int) -> float:
    """The fraction of the answers that more time does not change."""
    column = tuple(ITERATIONS_BY_MS).index(ms)
    questions = [question for session in sessions for question in session.questions]
    return sum(question.answers[column] == question.answers[-1] for question in questions) / len(
        questions
    )


def _gains(question: Question) -> list[float]:
    """For each budget, the value of its answer beyond that of the smallest."""
    if not question.worth:
        return [0.0] * len(question.answers)
    return [worth - question.worth[0] for worth in question.worth]


def _question_counts(sessions: Sequence[Session]) -> Floats:
    return np.array([[float(len(session.questions))] for session in sessions])


def format_table(sessions: Sequence[Session]) -> list[str]:
    """The budgets as rows of a Markdown table."""
    rows = [
        "| ms for an answer | games tried | answers as with 1000 ms | worth more than with 20 ms |",
        "|---:|---:|---:|---:|",
    ]
    for ms, iterations in ITERATIONS_BY_MS.items():
        percent_same = 100 * agreement_with_largest(sessions, ms)
        extra = (
            "–"
            if iterations == SMALLEST_BUDGET
            else format_points(mean_gain(sessions, ms, Bootstrap()), DECIMALS)
        )
        rows.append(f"| {ms} | {iterations:,} | {percent_same:.1f} % | {extra} |")
    return rows


def summarize(sessions: Sequence[Session]) -> list[str]:
    """The number of questions and the slopes, in sentences."""
    question_count = sum(len(session.questions) for session in sessions)
    lines = [f"{question_count:,} questions of {len(sessions):,} games."]
    for ms in (next(iter(ITERATIONS_BY_MS)), *LATER_BUDGETS):
        slope = slope_from(ms, sessions, Bootstrap())
        ending = "." if is_rising(slope, DECIMALS) else ": not distinguishable from chance."
        lines.append(
            f"From {ms} ms on, each doubling brings {format_points(slope, DECIMALS)}{ending}"
        )
    return lines


def command(sessions: Sequence[Session]) -> str:
    """The command that asks these questions again; games already in a record are skipped."""
    seeds = [session.seed for session in sessions]
    return f"python -m bench.bots.answer_quality --seeds {min(seeds)}-{max(seeds)}"


def _compare_seed(seed: int) -> Session:
    return compare_budgets(seed, tuple(ITERATIONS_BY_MS.values()))


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m bench.bots.answer_quality", description=__doc__
    )
    parser.add_argument("--seeds", default="", help="play and record these games, such as 1-100")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    args = parser.parse_args()
    if args.seeds:
        done = {session.seed for session in read_sessions()}
        missing = [seed for seed in parse_range(args.seeds) if seed not in done]
        play_missing(_compare_seed, missing, RECORD_FILE, args.processes)
    sessions = read_sessions()
    if sessions:
        print("\n".join([*format_table(sessions), "", *summarize(sessions)]))


if __name__ == "__main__":
    main()
