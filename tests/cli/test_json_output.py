"""The JSON output of `verify`, `soak`, `compare`, `db` and `admin`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from citadels.engine.editions.registry import PROFILES
from citadels.server.store.migrate import head_revision
from tests.cli.admin_cli import database_url
from tests.cli.runner import output_of, run
from tests.cli.sample_games import export_game, save_game


def run_json(*words: str) -> Any:
    return json.loads(output_of(*words, "--json"))


def test_fair_and_unfair_games_are_distinguished(tmp_path: Path) -> None:
    sealed_path, open_path, false_path = (
        tmp_path / f"{name}.story" for name in ("sealed", "open", "false")
    )
    match = export_game(sealed_path)
    save_game(open_path)
    text = sealed_path.read_text(encoding="utf-8")
    secret = match.header.secret.hex()
    false_path.write_text(text.replace(secret, f"ff{secret[2:]}"), encoding="utf-8")
    fair = run_json("verify", str(sealed_path))
    assert fair == [
        {
            "game": str(sealed_path),
            "fair": True,
            "answers": len(match.answers),
            "sealed": match.header.commitment(),
            "wrong": "",
        }
    ]
    result = run("verify", "--json", str(sealed_path), str(open_path), str(false_path))
    assert result.exit_code == 1
    assert [command_result["fair"] for command_result in json.loads(result.stdout)] == [
        True,
        False,
        False,
    ]


def test_an_invalid_secret_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "game.story"
    match = export_game(file)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(match.header.secret.hex(), "12"), encoding="utf-8")
    result = run("verify", str(file))
    assert (result.exit_code, result.stdout) == (2, "")
    assert "game.story:3:" in result.stderr


def test_a_game_that_could_not_have_been_dealt_is_not_fair(tmp_path: Path) -> None:
    file = tmp_path / "game.story"
    export_game(file)
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("characters=assassin+", "characters="), encoding="utf-8")
    result = run("verify", str(file))
    assert result.exit_code == 1
    assert "rank" in result.stdout


def test_random_games_are_counted() -> None:
    data = run_json("soak", "5", "--processes", "1")
    assert (data["games"], data["failures"]) == (5, [])


def test_the_rulebooks_are_compared() -> None:
    data = run_json("compare")
    rows = {row["key"]: row["profiles"] for row in data["tables"]["Numbers and set-up"]}
    assert set(rows["players"]) == set(PROFILES)
    assert rows["number start_gold"]["2016"] == "2"
    assert "D05" in data["words"]


def test_the_database_is_shown(tmp_path: Path) -> None:
    where = ["--database", database_url(tmp_path)]
    copy = str(tmp_path / "copy.db")
    assert run_json("db", "upgrade", *where) == {"form": head_revision()}
    assert run_json("db", "backup", copy, *where) == {"copied": copy}
    assert run_json("db", "restore", copy, *where) == {"restored": copy}
    assert run_json("admin", "purge", "--older-than", "1", *where) == {"forgotten": 0}
    assert run_json("admin", "list", *where) == []
