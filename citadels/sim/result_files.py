"""Results on disk: every game in a Parquet file, the rest in a JSON file next to it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import polars as pl

from citadels.sim.outcome import Outcome
from citadels.sim.seeds import deal_seed

GAMES: Final = "games.parquet"
SUMMARY: Final = "summary.json"

GAMES_SCHEMA: Final = {
    "game": pl.Int64(),
    "match": pl.Int32(),
    "deal": pl.Int64(),
    "seed": pl.Int64(),  # of the deal, as `citadels.deal` takes it
    "rotation": pl.Int32(),
    "crown": pl.Int32(),
    "bots": pl.List(pl.String()),
    "entries": pl.List(pl.Int32()),
    "shares": pl.List(pl.Float64()),
    "scores": pl.List(pl.Int32()),
    "rounds": pl.Int32(),
    "answers": pl.Int32(),
    "seconds": pl.Float64(),
}


def games_table(outcome: Outcome) -> pl.DataFrame:
    """One row for each game; lists are by seat."""
    matches = outcome.plan.matches
    rows = [
        (
            result.number,
            result.match,
            result.deal,
            deal_seed(outcome.plan.seed, result.deal),
            result.rotation,
            result.crown,
            [matches[result.match].bots[entry] for entry in result.entries],
            list(result.entries),
            list(result.shares),
            list(result.scores),
            result.rounds,
            result.answers,
            result.seconds,
        )
        for result in outcome.results
    ]
    return pl.DataFrame(rows, schema=GAMES_SCHEMA, orient="row")


def write_results(outcome: Outcome, data: Mapping[str, object], folder: Path) -> None:
    """Write both files, each whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    temp_path = folder / f"{GAMES}.new"
    games_table(outcome).write_parquet(temp_path)
    temp_path.replace(folder / GAMES)
    temp_path = folder / f"{SUMMARY}.new"
    temp_path.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    temp_path.replace(folder / SUMMARY)
