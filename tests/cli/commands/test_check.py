"""`citadels check`: reports false assertions with file and line, and never crashes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from typer.testing import CliRunner, Result

from citadels.cli.main import app

TRUE_STORY: Final = """# A King takes the crown.
profile 2016
Ann  king
Bob  thief  crown
turn Ann

Ann: king
= Ann crown
turn Ann
"""
UNTRUE_STORY: Final = TRUE_STORY.replace("= Ann crown", "= Ann gold 1")
UNREADABLE_STORY: Final = TRUE_STORY.replace("Ann: king", "Ann: dance")


def run_check(*paths: Path) -> Result:
    return CliRunner().invoke(app, ["check", *map(str, paths)])


def test_true_stories_pass(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "er"
    folder.mkdir(parents=True)
    (folder / "a.story").write_text(TRUE_STORY + TRUE_STORY, encoding="utf-8")
    (folder / "note.txt").write_text("no story", encoding="utf-8")
    result = run_check(tmp_path)
    assert result.exit_code == 0
    assert result.output == "2 stories, 0 failed\n"


def test_each_failing_story_is_reported_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "a.story"
    file.write_text(UNTRUE_STORY + UNREADABLE_STORY + TRUE_STORY, encoding="utf-8")
    result = run_check(file)
    assert result.exit_code == 1
    assert result.output.splitlines() == [
        f"{file}:8:3: Ann gold should be 1, is 0",
        f"{file}:16:6: 'dance' is neither a verb nor a card with an ability",
        "3 stories, 2 failed",
    ]


def test_a_text_without_a_title_fails(tmp_path: Path) -> None:
    file = tmp_path / "a.story"
    file.write_text("profile 2016\n", encoding="utf-8")
    result = run_check(file)
    assert result.exit_code == 1
    assert f"{file}:1:1: 'profile' comes before the first title" in result.output


def test_a_missing_path_is_reported(tmp_path: Path) -> None:
    result = run_check(tmp_path / "none.story")
    assert result.exit_code == 2
    assert "none.story: cannot be read: No such file or directory" in result.output


def test_a_binary_file_is_reported(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage.story"
    garbage.write_bytes(bytes(range(256)) * 4)
    good = tmp_path / "good.story"
    good.write_text(TRUE_STORY, encoding="utf-8")
    result = run_check(garbage, good)
    assert result.exit_code == 2
    assert "garbage.story: cannot be read: not UTF-8 text" in result.output
    assert "1 story, 0 failed" in result.output


def test_an_invalid_file_name_is_reported() -> None:
    for name in ("a\0b", "a" * 5000):
        result = run_check(Path(name))
        assert result.exit_code == 2
        assert isinstance(result.exception, SystemExit)


def test_differences_are_in_the_json_output_too(tmp_path: Path) -> None:
    file = tmp_path / "a.story"
    file.write_text(TRUE_STORY + UNTRUE_STORY, encoding="utf-8")
    result = CliRunner().invoke(app, ["check", "--json", str(file), str(tmp_path / "none")])
    assert result.exit_code == 2
    assert json.loads(result.stdout) == {
        "stories": 2,
        "failed": [
            {"file": str(file), "line": 17, "column": 3, "what": "Ann gold should be 1, is 0"}
        ],
        "unreadable": {str(tmp_path / "none"): "No such file or directory"},
    }
    assert result.stderr.startswith("citadels: ")


def test_an_unreadable_file_gives_no_result(tmp_path: Path) -> None:
    result = run_check(tmp_path / "none.story")
    assert not result.stdout
