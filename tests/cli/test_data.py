"""Data of the commands that only had words before: what is true stands in it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from citadels.engine.editions.registry import PROFILES
from citadels.server.store.migrate import head_revision
from tests.cli.games import exported_game, saved_game
from tests.cli.keeper import url_in
from tests.cli.terminal import run, told


def data_of(*words: str) -> Any:
    return json.loads(told(*words, "--json"))


def test_a_fair_game_is_told_from_one_that_is_not(tmp_path: Path) -> None:
    sealed, open_, false = (tmp_path / f"{name}.story" for name in ("sealed", "open", "false"))
    match = exported_game(sealed)
    saved_game(open_)
    text = sealed.read_text(encoding="utf-8")
    secret = match.header.secret.hex()
    false.write_text(text.replace(secret, f"ff{secret[2:]}"), encoding="utf-8")
    fair = data_of("verify", str(sealed))
    assert fair == [
        {
            "game": str(sealed),
            "fair": True,
            "answers": len(match.answers),
            "sealed": match.header.commitment(),
            "wrong": "",
        }
    ]
    done = run("verify", "--json", str(sealed), str(open_), str(false))
    assert done.exit_code == 1
    assert [one["fair"] for one in json.loads(done.stdout)] == [True, False, False]


def test_a_secret_that_is_none_is_told(tmp_path: Path) -> None:
    file = tmp_path / "game.story"
    match = exported_game(file)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(match.header.secret.hex(), "12"), encoding="utf-8")
    done = run("verify", str(file))
    assert (done.exit_code, done.stdout) == (2, "")
    assert "game.story:3:" in done.stderr


def test_a_game_that_could_not_be_dealt_is_not_fair(tmp_path: Path) -> None:
    file = tmp_path / "game.story"
    exported_game(file)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("characters=assassin+", "characters="), encoding="utf-8")
    done = run("verify", str(file))
    assert done.exit_code == 1
    assert "rank" in done.stdout


def test_games_by_lot_are_counted() -> None:
    data = data_of("soak", "5", "--processes", "1")
    assert (data["games"], data["failures"]) == (5, [])


def test_the_books_are_laid_side_by_side() -> None:
    data = data_of("compare")
    rows = {row["key"]: row["profiles"] for row in data["tables"]["Numbers and set-up"]}
    assert set(rows["players"]) == set(PROFILES)
    assert rows["number start_gold"]["2016"] == "2"
    assert "D05" in data["words"]


def test_the_database_is_told(tmp_path: Path) -> None:
    where = ["--database", url_in(tmp_path)]
    copy = str(tmp_path / "copy.db")
    assert data_of("db", "upgrade", *where) == {"form": head_revision()}
    assert data_of("db", "backup", copy, *where) == {"copied": copy}
    assert data_of("db", "restore", copy, *where) == {"restored": copy}
    assert data_of("admin", "purge", "--older-than", "1", *where) == {"forgotten": 0}
    assert data_of("admin", "list", *where) == []
