"""Playing studies and reporting on them. Needs the libraries of the laboratory."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import typer

from citadels import __version__, compiled_engine
from citadels.cli.batch.options import repeat_command
from citadels.cli.batch.progress import ProgressReporter
from citadels.cli.batch.run_plan import Interrupt
from citadels.cli.errors import FAILED, INTERRUPTED, complain, refuse
from citadels.cli.output import console, print_data, print_note
from citadels.lab.cluster import RayExecutor
from citadels.lab.store import MANIFEST, Store, StoreError
from citadels.lab.study import Study
from citadels.lab.study_run import (
    Executor,
    PoolExecutor,
    RunError,
    RunStats,
    chunks_of,
    missing_chunks,
)
from citadels.lab.study_run import run_study as run_study
from citadels.lab.verify import find_damage, find_difference, sample_entries

NO_TIMING: Final = RunStats(0, 0.0, 0.0, 0.0)


@dataclass(frozen=True)
class StudyJob:
    """Which studies to play, and how."""

    studies: dict[str, Study]  # by the names they were requested by
    games: int | None
    seed: int | None
    out: Path
    processes: int | None
    cluster: str | None
    as_json: bool

    def repeat_command(self, study: str) -> str:
        """The command that plays a study again."""
        options = {"run": study, "--games": self.games, "--seed": self.seed, "--out": self.out}
        return repeat_command("lab", options)


@dataclass
class StudyReport:
    """What was played of each study."""

    rows: list[dict[str, Any]] = field(default_factory=list)
    failure: str = ""


def run_job(job: StudyJob) -> None:
    """Play the missing games and report; if interrupted, report what there is."""
    store = open_store(job.out)
    interrupt = Interrupt()
    report = StudyReport()
    try:
        with _open_workers(job) as workers:
            for name in job.studies:
                if not interrupt.requested:
                    report.rows.append(_play_study(job, name, store, workers, interrupt))
    except StoreError as error:
        refuse(str(error))
    except RunError as error:
        report.failure = str(error)
    finally:
        interrupt.restore()
    if job.as_json:
        versions = {"citadels": __version__, "engine": compiled_engine.active_engine()}
        print_data({**versions, "out": str(job.out), "studies": report.rows})
    if report.failure:
        complain(report.failure)
        raise typer.Exit(FAILED)
    if interrupt.requested:
        raise typer.Exit(INTERRUPTED)


@contextmanager
def _open_workers(job: StudyJob) -> Iterator[Executor]:
    """Processes of this machine, or a cluster that is left at the end."""
    if job.cluster is None:
        yield PoolExecutor(job.processes)
        return
    try:
        cluster = RayExecutor(job.cluster)
    except RunError as error:
        refuse(str(error))
    try:
        yield cluster
    finally:
        cluster.close()


def _play_study(
    job: StudyJob, name: str, store: Store, workers: Executor, interrupt: Interrupt
) -> dict[str, Any]:
    study = job.studies[name]
    total = sum(portion.games() for portion in chunks_of(study))
    missing = sum(portion.games() for portion in missing_chunks(study, store))
    existing = total - missing
    if existing:
        print_note(f"{study.name}: {existing:,} of {total:,} games already played")
    played = 0
    timing = NO_TIMING
    if missing:
        with ProgressReporter(missing) as progress:

            def report(count: int) -> None:
                nonlocal played
                played += count
                progress.update(played)

            timing = run_study(study, store, workers, report, interrupt.is_requested)
    else:
        store.register(study)
    overhead = timing.overhead(workers.processes)
    if not job.as_json:
        _print_result(job, name, existing, timing, overhead, is_interrupted=interrupt.requested)
    return {
        "study": study.name,
        "wanted": total,
        "there": existing,
        "games": timing.games,
        "seconds": round(timing.seconds, 3),
        "processes": workers.processes,
        "outside": round(overhead, 4),
        "interrupted": interrupt.requested,
        "repeat": job.repeat_command(name),
    }


def _print_result(
    job: StudyJob,
    name: str,
    existing: int,
    timing: RunStats,
    overhead: float,
    *,
    is_interrupted: bool,
) -> None:
    pace = f"{timing.games / timing.seconds:,.0f} games/s, " if timing.games else ""
    share = f"{overhead:.1%} of it outside the engine" if timing.games else "no games were missing"
    title = job.studies[name].name
    lines = [
        f"{title}: {timing.games:,} games in {timing.seconds:,.1f} s, {pace}{share}",
        f"{existing + timing.games:,} games are in {job.out}",
        f"repeat: {job.repeat_command(name)}",
    ]
    if is_interrupted:
        lines.insert(1, "stopped; the same command continues from here")
    for line in lines:
        typer.echo(line)


def print_study(study: Study) -> None:
    """Print its question, and its parts as a table."""
    from rich.table import Table  # noqa: PLC0415 - data needs none

    table = Table()
    for title in ("rulebook", "players", "set", "bots", "games", "random", "counted"):
        table.add_column(title, justify="right" if title in {"players", "games"} else "left")
    for part in study.conditions:
        randomized = f"{', '.join(part.by_lot)} {part.rate:.0%}" if part.by_lot else ""
        bots = part.level if part.level != "mixed" else ", ".join(part.bots)
        rotations = " in all rotations" if part.duplicate else ""
        numbers = str(part.players), part.preset, bots + rotations, f"{part.games:,}"
        table.add_row(part.profile, *numbers, randomized, ", ".join(part.counters))
    terminal = console()
    terminal.print(f"{study.name}: {study.question}")
    terminal.print(table)
    terminal.print(f"{study.games():,} games in {len(study.conditions)} conditions")


def check_folder(folder: Path, chunks: int, seed: int, as_json: bool) -> bool:
    """Print what is wrong with the results. Whether they are intact."""
    if not (folder / MANIFEST).is_file():
        refuse(f"{folder} has no {MANIFEST}: give a folder written by citadels lab run")
    store = open_store(folder)
    other_engines = {study["engine"] for study in store.studies.values()} - {
        compiled_engine.fingerprint()
    }
    if other_engines:
        print_note("some games were played by another version of the engine: expect differences")
    problems = list(find_damage(store))
    sample = sample_entries(store, chunks, seed)
    for entry in sample:
        problem = find_difference(store, entry)
        if problem is not None:
            problems.append(problem)
    games = sum(entry.games for entry in store.entries.values())
    replayed = sum(entry.games for entry in sample)
    if as_json:
        counts = {"chunks": len(store.entries), "games": games, "again": replayed}
        print_data({**counts, "wrong": problems})
        return not problems
    for line in problems:
        typer.echo(line)
    faults = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
    verdict = f"{faults} found" if problems else "everything matches the manifest"
    count = len(store.entries)
    typer.echo(f"{count} chunks, {games:,} games, {replayed:,} of them replayed: {verdict}")
    return not problems


def open_store(folder: Path) -> Store:
    """The results in a folder."""
    try:
        return Store(folder)
    except StoreError as error:
        refuse(str(error))
