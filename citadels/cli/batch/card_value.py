"""Measures a card and reports what it is worth. Needs the libraries of the laboratory."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import typer

from citadels import __version__, compiled_engine
from citadels.bots.registry import make_bot
from citadels.cli.batch.card_chart import headline, print_measurements
from citadels.cli.batch.card_names import card_name
from citadels.cli.batch.executor import Interrupt, open_executor
from citadels.cli.batch.options import CHART_PACKAGES, repeat_command, require_lab
from citadels.cli.batch.progress import ProgressReporter
from citadels.cli.errors import (
    FAILED,
    INTERRUPTED,
    USAGE_ERROR,
    complain,
    error_reason,
    refuse,
)
from citadels.cli.output import print_data, print_note
from citadels.engine.playout import RandomPolicy
from citadels.lab.card_blocks import CHARACTER, Experiment
from citadels.lab.card_value import CardRun, Measurement
from citadels.lab.point import Point
from citadels.sim.executor import Executor, RunError
from citadels.sim.sprt import CONFIDENCE


@dataclass(frozen=True)
class CardJob:
    """Which card to measure, for how long, and where the result goes."""

    experiment: Experiment
    bots: list[str]
    seconds: int | None  # for all kinds of bots, from the start
    pairs: int | None  # instead, for each kind of bots
    processes: int | None
    svg: Path | None
    as_json: bool
    started: float

    def elapsed(self) -> float:
        return time.perf_counter() - self.started

    def has_time(self) -> bool:
        return self.seconds is None or self.elapsed() < self.seconds

    def repeat_command(self) -> str:
        options = {
            "--profile": self.experiment.profile,
            "--players": self.experiment.players,
            "--bots": ",".join(self.bots),
            "--seconds": self.seconds,
            "--pairs": self.pairs,
            "--seed": self.experiment.seed,
        }
        return repeat_command("lab", {"card": self.experiment.slug, **options})


def run_job(job: CardJob) -> None:
    """Play and report; if interrupted, report what there is."""
    _check(job)
    run = CardRun(job.experiment, job.bots, job.pairs)
    interrupt = Interrupt()
    failure = ""
    try:
        with open_executor(job.processes, None) as executor:
            _play(job, run, executor, interrupt)
    except RunError as error:
        failure = str(error)
    finally:
        interrupt.restore()
    exit_code = _report(job, run, interrupt.requested)
    if failure:
        complain(failure)
        exit_code = FAILED
    if interrupt.requested:
        exit_code = INTERRUPTED
    if exit_code:
        raise typer.Exit(exit_code)


def _check(job: CardJob) -> None:
    """Exit before a minute of work if something would fail after it."""
    for spec in job.bots:
        if not isinstance(make_bot(spec).policy(0), RandomPolicy):
            refuse(f"--bots: {spec} cannot play in the laboratory: it has no fast policy")
    if job.svg is not None:
        require_lab("--svg", CHART_PACKAGES)
        if job.svg.is_dir() or not job.svg.parent.is_dir():
            refuse(f"--svg {job.svg}: not a file in an existing folder")
    if compiled_engine.active_engine() != compiled_engine.COMPILED:
        print_note("the engine is not compiled; scripts/compile makes the intervals narrower")


def _play(job: CardJob, run: CardRun, executor: Executor, interrupt: Interrupt) -> None:
    def show_progress(pairs: int) -> None:
        progress.update(pairs if job.pairs else min(total, int(job.elapsed())))

    total = job.pairs * len(job.bots) if job.pairs else job.seconds or 0
    with ProgressReporter(total, "pairs" if job.pairs else "seconds") as progress:
        run.play(executor, job.has_time, show_progress, interrupt.is_requested)


def _report(job: CardJob, run: CardRun, is_interrupted: bool) -> int:
    """Print and write the results. Returns the exit code."""
    measurements = run.measurements()
    experiment = job.experiment
    name = card_name(experiment.kind, experiment.slug, experiment.profile)
    exit_code = _write_svg(job, name, measurements)
    seconds = job.elapsed()
    if job.as_json:
        print_data(
            {
                "citadels": __version__,
                "engine": compiled_engine.active_engine(),
                **asdict(experiment),
                "confidence": CONFIDENCE,
                "seconds": round(seconds, 3),
                "interrupted": is_interrupted,
                "repeat": job.repeat_command(),
                "results": [_data(each, experiment.kind) for each in measurements],
            }
        )
        return exit_code
    print_measurements(experiment, name, measurements)
    played = f"{run.pairs_played():,} pairs of games in {seconds:,.1f} s"
    typer.echo(f"stopped after {played}" if is_interrupted else played)
    typer.echo(f"repeat: {job.repeat_command()}")
    return exit_code


def _data(measurement: Measurement, kind: str) -> dict[str, Any]:
    """A measurement for programs: shares are parts of 1, not percentage points."""
    numbers = {
        "share": measurement.share,
        "points": measurement.points,
        "taken" if kind == CHARACTER else "built": measurement.used,
    }
    return {
        "bot": measurement.bot,
        "phase": measurement.phase,
        "pairs": measurement.pairs,
        **{name: _interval(point) for name, point in numbers.items()},
    }


def _interval(point: Point | None) -> dict[str, float] | None:
    if point is None:
        return None
    return {"value": point.value, "low": point.low, "high": point.high}


def _write_svg(job: CardJob, name: str, measurements: Sequence[Measurement]) -> int:
    """Write the chart if it is wanted and there is one. Returns the exit code."""
    if job.svg is None or not any(each.share for each in measurements):
        return 0
    from citadels.lab.report.card_figure import make_card_figure  # noqa: PLC0415 - slow to import
    from citadels.lab.report.charts import render_svg  # noqa: PLC0415

    figure = make_card_figure(job.experiment, measurements, job.repeat_command())
    title = headline(job.experiment, name)
    try:
        job.svg.write_text(render_svg(figure, "en", title=title), encoding="utf-8")
    except OSError as error:
        complain(f"--svg {job.svg}: {error_reason(error)}; choose a writable file")
        return USAGE_ERROR
    return 0
