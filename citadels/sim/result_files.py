"""Results on disk: every game in a Parquet file, the rest in a JSON file next to it."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import polars as pl

from citadels.sim.seeds import deal_seed
from citadels.sim.tournament_result import TournamentResult

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


def games_table(result: TournamentResult) -> pl.DataFrame:
    """One row for each game; lists are by seat."""
    matches = result.plan.matches
    rows = [
        (
            game.number,
            game.match,
            game.deal,
            deal_seed(result.plan.seed, game.deal),
            game.rotation,
            game.crown,
            [matches[game.match].bots[entry] for entry in game.entries],
            list(game.entries),
            list(game.shares),
            list(game.scores),
            game.rounds,
            game.answers,
            game.seconds,
        )
        for game in result.results
    ]
    return pl.DataFrame(rows, schema=GAMES_SCHEMA, orient="row")


def write_results(result: TournamentResult, data: Mapping[str, object], folder: Path) -> None:
    """Write both files, each whole or not at all."""
    folder.mkdir(parents=True, exist_ok=True)
    temp_path = folder / f"{GAMES}.new"
    games_table(result).write_parquet(temp_path)
    temp_path.replace(folder / GAMES)
    temp_path = folder / f"{SUMMARY}.new"
    temp_path.write_text(json.dumps(data, indent=2) + "\n", encoding="utf-8")
    temp_path.replace(folder / SUMMARY)
