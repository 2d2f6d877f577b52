"""Playing a plan and reporting the result. Needs the libraries of the laboratory."""

from __future__ import annotations

import json
import signal
import time
from dataclasses import dataclass
from pathlib import Path
from types import FrameType

import typer

from citadels.cli.batch.progress import ProgressReporter
from citadels.cli.errors import FAILED, INTERRUPTED, USAGE_ERROR, complain, error_reason
from citadels.cli.output import console
from citadels.sim.collector import Collector
from citadels.sim.estimates import Bootstrap
from citadels.sim.outcome import Outcome, compute_stats, summary
from citadels.sim.report import show
from citadels.sim.result_files import write_results
from citadels.sim.sprt import Hypotheses, Sprt
from citadels.sim.tournament import Plan, TournamentError, run_plan


@dataclass(frozen=True)
class Job:
    """A plan, and what to do with its results."""

    form: str
    plan: Plan
    repeat: str
    confidence: float
    processes: int | None
    out: Path | None
    as_json: bool
    question: Hypotheses | None = None


class Interrupt:
    """Ctrl-C as a flag to poll, so that it interrupts nothing halfway."""

    def __init__(self) -> None:
        self.requested = False
        self._previous_handler = signal.signal(signal.SIGINT, self._on_signal)

    def _on_signal(self, _number: int, _frame: FrameType | None) -> None:
        self.requested = True

    def is_requested(self) -> bool:
        return self.requested

    def restore(self) -> None:
        """Restore what Ctrl-C did before, or ignore it if it was pressed: we are leaving anyway."""
        signal.signal(signal.SIGINT, signal.SIG_IGN if self.requested else self._previous_handler)


def run_job(job: Job) -> None:
    """Play, print and write. Interrupted, it does so with what there is."""
    interrupt = Interrupt()
    try:
        outcome = _run_plan(job, interrupt)
        exit_code = _report(job, outcome)
    finally:
        interrupt.restore()
    if outcome.failure:
        complain(outcome.failure)
        exit_code = FAILED
    if interrupt.requested:
        exit_code = INTERRUPTED
    if exit_code:
        raise typer.Exit(exit_code)


def _run_plan(job: Job, interrupt: Interrupt) -> Outcome:
    collector = Collector(job.plan, Sprt(job.question) if job.question else None)
    start = time.perf_counter()
    failure = ""
    try:
        with ProgressReporter(job.plan.games()) as progress:
            chunks = run_plan(job.plan, job.processes, interrupt.is_requested)
            collector.collect(chunks, progress.update)
    except TournamentError as error:
        failure = str(error)
    return Outcome(
        job.form,
        job.plan,
        collector.results(),
        collector.totals.tallies,
        Bootstrap(job.confidence, job.plan.seed),
        job.repeat,
        time.perf_counter() - start,
        interrupt.requested,
        failure,
        collector.test,
    )


def _report(job: Job, outcome: Outcome) -> int:
    """Print and write the results."""
    figures = compute_stats(outcome)
    data = summary(outcome, figures)
    if job.as_json:
        typer.echo(json.dumps(data, indent=2))
    else:
        show(console(), outcome, figures)
    if job.out is None:
        return 0
    try:
        write_results(outcome, data, job.out)
    except OSError as error:
        complain(f"--out {job.out}: {error_reason(error)}; choose a writable folder")
        return USAGE_ERROR
    return 0
