"""Plays studies and reports on them. Needs the libraries of the laboratory."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import typer

from citadels import __version__, compiled_engine
from citadels.cli.batch.executor import Interrupt, open_executor
from citadels.cli.batch.options import repeat_command
from citadels.cli.batch.progress import ProgressReporter
from citadels.cli.errors import FAILED, INTERRUPTED, complain, refuse
from citadels.cli.output import console, print_data, print_note
from citadels.lab.store import MANIFEST, Store, StoreError
from citadels.lab.study import MIXED, Study, StudyError
from citadels.lab.study_run import StudyTest, missing_chunks, run_study
from citadels.lab.verify import find_damage, find_difference, sample_entries
from citadels.sim.executor import Executor, RunError
from citadels.sim.sprt import Hypotheses, Sprt


@dataclass(frozen=True)
class StudyJob:
    """Which studies to play, and how."""

    studies: dict[str, Study]  # by the names they were requested by
    games: int | None
    seed: int | None
    out: Path
    processes: int | None
    cluster: str | None
    sprt: str | None
    hypotheses: Hypotheses | None
    as_json: bool

    def repeat_command(self, study: str) -> str:
        options = {"--games": self.games, "--seed": self.seed, "--sprt": self.sprt}
        return repeat_command("lab", {"run": study, **options, "--out": self.out})


def run_job(job: StudyJob) -> None:
    """Play the missing games and report; if interrupted, report what there is."""
    store = open_store(job.out)
    interrupt = Interrupt()
    rows: list[dict[str, Any]] = []
    failure = ""
    try:
        with open_executor(job.processes, job.cluster) as executor:
            for name in job.studies:
                if interrupt.requested:
                    break
                rows.append(_play_study(job, name, store, executor, interrupt))
    except (StoreError, StudyError) as error:
        refuse(str(error))
    except RunError as error:
        failure = str(error)
    finally:
        interrupt.restore()
    if job.as_json:
        versions = {"citadels": __version__, "engine": compiled_engine.active_engine()}
        print_data({**versions, "out": str(job.out), "studies": rows})
    if failure:
        complain(failure)
        raise typer.Exit(FAILED)
    if interrupt.requested:
        raise typer.Exit(INTERRUPTED)


def _play_study(
    job: StudyJob, name: str, store: Store, executor: Executor, interrupt: Interrupt
) -> dict[str, Any]:
    study = job.studies[name]
    store.register(study)
    total = study.games()
    existing = total - sum(chunk.games() for chunk in missing_chunks(study, store))
    if existing:
        print_note(f"{study.name}: {existing:,} of {total:,} games already played")
    test = StudyTest(study, store, job.hypotheses) if job.hypotheses else None
    missing = sum(chunk.games() for chunk in missing_chunks(study, store, test))
    with ProgressReporter(missing) as progress:
        stats = run_study(study, store, executor, progress.update, interrupt.is_requested, test)
    row = {
        "study": study.name,
        "wanted": total,
        "there": existing,
        "games": stats.games,
        "seconds": round(stats.seconds, 3),
        "processes": executor.processes,
        "outside": round(stats.overhead(executor.processes), 4),
        "interrupted": interrupt.requested,
        "repeat": job.repeat_command(name),
    }
    tests = test.tests if test else {}
    if test:
        row["sprt"] = [{"part": part, **sprt.data("blocks")} for part, sprt in tests.items()]
    if not job.as_json:
        _print_result(job, row, tests)
    return row


def _print_result(job: StudyJob, row: Mapping[str, Any], tests: Mapping[str, Sprt]) -> None:
    games, seconds = row["games"], row["seconds"]
    pace = f"{games / max(seconds, 0.001):,.0f} games/s, " if games else ""
    share = f"{row['outside']:.1%} of it outside the engine" if games else "no games were missing"
    typer.echo(f"{row['study']}: {games:,} games in {seconds:,.1f} s, {pace}{share}")
    if row["interrupted"]:
        typer.echo("stopped; the same command continues from here")
    for part, sprt in tests.items():
        typer.echo(f"{part}: {sprt.summary('blocks')}")
    typer.echo(f"{row['there'] + games:,} games are in {job.out}")
    typer.echo(f"repeat: {row['repeat']}")


def print_study(study: Study) -> None:
    from rich.table import Table  # noqa: PLC0415 - data needs none

    table = Table()
    for title in ("rulebook", "players", "set", "bots", "games", "random", "counted"):
        table.add_column(title, justify="right" if title in {"players", "games"} else "left")
    for each in study.conditions:
        randomized = f"{', '.join(each.by_lot)} {each.rate:.0%}" if each.by_lot else ""
        bots = each.level if each.level != MIXED else ", ".join(each.bots)
        rotations = " in all rotations" if each.duplicate else ""
        numbers = str(each.players), each.preset, bots + rotations, f"{each.games:,}"
        table.add_row(each.profile, *numbers, randomized, ", ".join(each.counters))
    terminal = console()
    terminal.print(f"{study.name}: {study.question}")
    terminal.print(table)
    terminal.print(f"{study.games():,} games in {len(study.conditions)} conditions")


def check_folder(folder: Path, chunks: int, seed: int, as_json: bool) -> bool:
    """Print the problems of the results. Returns whether there are none."""
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
    try:
        return Store(folder)
    except StoreError as error:
        refuse(str(error))
