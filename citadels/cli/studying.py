"""Playing studies and telling how it went. Needs the libraries of the laboratory."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import typer

from citadels import __version__, compiled_engine
from citadels.cli.arena import repeat_line
from citadels.cli.conducting import Interrupt
from citadels.cli.errors import FAILED, INTERRUPTED, complain, refuse
from citadels.cli.output import console, print_data, remark
from citadels.cli.progress import Watch
from citadels.lab.checking import damages, difference, some_entries
from citadels.lab.cluster import Cluster
from citadels.lab.running import Pool, RunError, Took, Workers, missing_of, portions_of
from citadels.lab.running import run as run_study
from citadels.lab.store import MANIFEST, Store, StoreError
from citadels.lab.study import Study

NOTHING: Final = Took(0, 0.0, 0.0, 0.0)


@dataclass(frozen=True)
class Order:
    """Which studies are wanted, and how they are to be played."""

    studies: dict[str, Study]  # by the words that asked for them
    games: int | None
    seed: int | None
    out: Path
    processes: int | None
    cluster: str | None
    as_json: bool

    def repeat(self, word: str) -> str:
        """The line that plays a study again."""
        told = {"run": word, "--games": self.games, "--seed": self.seed, "--out": self.out}
        return repeat_line("lab", told)


@dataclass
class Told:
    """How it went with each study."""

    rows: list[dict[str, Any]] = field(default_factory=list)
    failure: str = ""


def conduct(order: Order) -> None:
    """Play what is missing, and tell. Interrupted, it tells what there is."""
    store = open_store(order.out)
    interrupt = Interrupt()
    told = Told()
    try:
        with _workers(order) as workers:
            for word in order.studies:
                if not interrupt.heard:
                    told.rows.append(_play(order, word, store, workers, interrupt))
    except StoreError as error:
        refuse(str(error))
    except RunError as error:
        told.failure = str(error)
    finally:
        interrupt.forget()
    if order.as_json:
        versions = {"citadels": __version__, "engine": compiled_engine.active_engine()}
        print_data({**versions, "out": str(order.out), "studies": told.rows})
    if told.failure:
        complain(told.failure)
        raise typer.Exit(FAILED)
    if interrupt.heard:
        raise typer.Exit(INTERRUPTED)


@contextmanager
def _workers(order: Order) -> Iterator[Workers]:
    """Processes of this machine, or a cluster that is left at the end."""
    if order.cluster is None:
        yield Pool(order.processes)
        return
    try:
        cluster = Cluster(order.cluster)
    except RunError as error:
        refuse(str(error))
    try:
        yield cluster
    finally:
        cluster.close()


def _play(
    order: Order, word: str, store: Store, workers: Workers, interrupt: Interrupt
) -> dict[str, Any]:
    study = order.studies[word]
    wanted = sum(portion.games() for portion in portions_of(study))
    missing = sum(portion.games() for portion in missing_of(study, store))
    there = wanted - missing
    if there:
        remark(f"{study.name}: {there:,} of {wanted:,} games are there already")
    played = 0
    took = NOTHING
    if missing:
        with Watch(missing) as watch:

            def tell(games: int) -> None:
                nonlocal played
                played += games
                watch.tell(played)

            took = run_study(study, store, workers, tell, interrupt.is_heard)
    else:
        store.begin(study)
    outside = took.outside(workers.processes)
    if not order.as_json:
        _show(order, word, there, took, outside, interrupted=interrupt.heard)
    return {
        "study": study.name,
        "wanted": wanted,
        "there": there,
        "games": took.games,
        "seconds": round(took.seconds, 3),
        "processes": workers.processes,
        "outside": round(outside, 4),
        "interrupted": interrupt.heard,
        "repeat": order.repeat(word),
    }


def _show(
    order: Order, word: str, there: int, took: Took, outside: float, *, interrupted: bool
) -> None:
    pace = f"{took.games / took.seconds:,.0f} games/s, " if took.games else ""
    share = f"{outside:.1%} of it outside the engine" if took.games else "nothing was missing"
    words = [
        f"{order.studies[word].name}: {took.games:,} games in {took.seconds:,.1f} s, {pace}{share}",
        f"{there + took.games:,} games are in {order.out}",
        f"repeat: {order.repeat(word)}",
    ]
    if interrupted:
        words.insert(1, "stopped; the same command goes on from here")
    for line in words:
        typer.echo(line)


def show_study(study: Study) -> None:
    """What it asks, and its parts as a table."""
    from rich.table import Table  # noqa: PLC0415 - data needs none

    table = Table()
    for title in ("rulebook", "players", "set", "bots", "games", "by lot", "counted"):
        table.add_column(title, justify="right" if title in {"players", "games"} else "left")
    for part in study.parts:
        lot = f"{', '.join(part.by_lot)} {part.rate:.0%}" if part.by_lot else ""
        bots = part.level if part.level != "mixed" else ", ".join(part.bots)
        rotations = " in all rotations" if part.duplicate else ""
        numbers = str(part.players), part.preset, bots + rotations, f"{part.games:,}"
        table.add_row(part.profile, *numbers, lot, ", ".join(part.counters))
    out = console()
    out.print(f"{study.name}: {study.asks}")
    out.print(table)
    out.print(f"{study.games():,} games in {len(study.parts)} parts")


def check_folder(folder: Path, portions: int, seed: int, as_json: bool) -> bool:
    """Say what is wrong with results; whether nothing is."""
    if not (folder / MANIFEST).is_file():
        refuse(f"{folder} has no {MANIFEST}: give a folder that citadels lab run has made")
    store = open_store(folder)
    others = {told["engine"] for told in store.studies.values()} - {compiled_engine.fingerprint()}
    if others:
        remark("some of it was played by another version of the engine: it may well differ")
    wrong = list(damages(store))
    chosen = some_entries(store, portions, seed)
    for entry in chosen:
        different = difference(store, entry)
        if different is not None:
            wrong.append(different)
    games = sum(entry.games for entry in store.entries.values())
    again = sum(entry.games for entry in chosen)
    if as_json:
        counts = {"portions": len(store.entries), "games": games, "again": again}
        print_data({**counts, "wrong": wrong})
        return not wrong
    for line in wrong:
        typer.echo(line)
    verdict = f"{len(wrong)} things are wrong" if wrong else "all is as the manifest says"
    count = len(store.entries)
    typer.echo(f"{count} portions, {games:,} games, {again:,} of them played again: {verdict}")
    return not wrong


def open_store(folder: Path) -> Store:
    """The results in a folder."""
    try:
        return Store(folder)
    except StoreError as error:
        refuse(str(error))
