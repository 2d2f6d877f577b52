"""Plays a plan and reports the result. Needs the libraries of the laboratory."""

from __future__ import annotations

import json
import time
from dataclasses import dataclass

import typer

from citadels.cli.batch.executor import Interrupt, open_executor
from citadels.cli.batch.options import RunOptions
from citadels.cli.batch.progress import ProgressReporter
from citadels.cli.errors import FAILED, INTERRUPTED, USAGE_ERROR, complain, error_reason
from citadels.cli.output import console
from citadels.sim.collector import Collector
from citadels.sim.estimates import Bootstrap
from citadels.sim.executor import Executor, RunError
from citadels.sim.report import show
from citadels.sim.result_files import write_results
from citadels.sim.sprt import Hypotheses, Sprt
from citadels.sim.tournament import Plan, run_plan
from citadels.sim.tournament_result import TournamentResult, compute_stats, summary


@dataclass(frozen=True)
class Job:
    """A plan, the command that repeats it, and how it is run."""

    form: str
    plan: Plan
    repeat: str
    options: RunOptions
    hypotheses: Hypotheses | None = None


def run_job(job: Job) -> None:
    """Play, print and write. Interrupted, it does so with what there is."""
    interrupt = Interrupt()
    try:
        with open_executor(job.options.processes, job.options.cluster) as executor:
            result = _run_plan(job, executor, interrupt)
        exit_code = _report(job, result)
    finally:
        interrupt.restore()
    if result.failure:
        complain(result.failure)
        exit_code = FAILED
    if interrupt.requested:
        exit_code = INTERRUPTED
    if exit_code:
        raise typer.Exit(exit_code)


def _run_plan(job: Job, executor: Executor, interrupt: Interrupt) -> TournamentResult:
    collector = Collector(job.plan, Sprt(job.hypotheses) if job.hypotheses else None)
    start = time.perf_counter()
    failure = ""
    try:
        with ProgressReporter(job.plan.games()) as progress:
            chunks = run_plan(job.plan, executor, interrupt.is_requested)
            collector.collect(chunks, progress.update)
    except RunError as error:
        failure = str(error)
    return TournamentResult(
        job.form,
        job.plan,
        collector.results(),
        collector.totals.tallies,
        Bootstrap(job.options.confidence, job.plan.seed),
        job.repeat,
        time.perf_counter() - start,
        interrupt.requested,
        failure,
        collector.test,
    )


def _report(job: Job, result: TournamentResult) -> int:
    figures = compute_stats(result)
    data = summary(result, figures)
    if job.options.as_json:
        typer.echo(json.dumps(data, indent=2))
    else:
        show(console(), result, figures)
    if job.options.out is None:
        return 0
    try:
        write_results(result, data, job.options.out)
    except OSError as error:
        complain(f"--out {job.options.out}: {error_reason(error)}; choose a writable folder")
        return USAGE_ERROR
    return 0
