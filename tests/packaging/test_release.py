"""The items of the release checklist, each with cases that pass and cases that fail."""

from __future__ import annotations

import subprocess
import tarfile
import zipfile
from datetime import date
from pathlib import Path
from typing import Final

import pytest

from scripts.releasing import checks
from scripts.releasing.__main__ import Checklist
from scripts.releasing.building import BuildError, environment, git

TODAY: Final = date(2030, 5, 17)
CHANGELOG: Final = """# Changelog

## [Unreleased]

## [1.2.0] - 2030-05-17

### Added

- A town.

## [1.1.0] - 2029-01-01

- A village.
"""


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """One commit on main."""
    folder = tmp_path / "repository"
    folder.mkdir()
    git(folder, "init", "--quiet", "--initial-branch=main")
    git(folder, "config", "user.name", "Ann")
    git(folder, "config", "user.email", "ann@example.org")
    (folder / "town").write_text("a town", encoding="utf-8")
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", "A town")
    return folder


def test_a_clean_tree_on_main_is_ready(repository: Path) -> None:
    assert checks.dirt(repository) == []
    assert checks.wrong_branch(repository) == []


def test_uncommitted_changes_are_reported(repository: Path) -> None:
    (repository / "town").write_text("a castle", encoding="utf-8")
    (repository / "new").write_text("a well", encoding="utf-8")
    assert checks.dirt(repository) == [" M town", "?? new"]


def test_another_branch_is_reported(repository: Path) -> None:
    git(repository, "switch", "--quiet", "--create", "castle")
    assert checks.wrong_branch(repository) == ["on castle, but releases are made on main"]
    git(repository, "switch", "--quiet", "--detach")
    assert checks.wrong_branch(repository) == ["on no branch, but releases are made on main"]


@pytest.mark.parametrize(
    ("version", "tags", "is_newer"),
    [
        ("0.1.0", [], True),
        ("1.10.0", ["v1.9.0", "v1.2.0", "castle", "vague"], True),
        ("1.9.0", ["v1.9.0"], False),
        ("1.9.0", ["v1.10.0"], False),
        ("2.0.0", ["v2.0.0rc1"], True),
        ("castle", [], False),
    ],
)
def test_a_version_follows_those_that_were_released(
    version: str, tags: list[str], is_newer: bool
) -> None:
    assert (checks.not_newer(version, tags) == []) == is_newer


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("", "", ""),
        ("[Unreleased]\n", "[Unreleased]\n\n- A well.\n", 'under "Unreleased"'),
        ("[1.2.0] - 2030-05-17", "[1.2.0]", "no date"),
        ("[1.2.0] - 2030-05-17", "[1.2.0] - 2030-05-18", "one in the future"),
        ("[1.2.0] - 2030-05-17", "[1.2.0] - soon", "no date"),
        ("[1.2.0]", "[1.1.9]", 'no heading "## [1.2.0] - 2030-05-17"'),
        ("### Added\n\n- A town.\n", "", "there are no changes under 1.2.0"),
    ],
)
def test_the_changelog_covers_the_version(before: str, after: str, problem: str) -> None:
    text = CHANGELOG.replace(before, after, 1) if before else CHANGELOG
    problems = checks.changelog_problems(text, "1.2.0", TODAY)
    assert len(problems) == bool(problem)
    assert problem in "".join(problems)


def test_the_version_is_read_without_running_anything(tmp_path: Path) -> None:
    (tmp_path / "citadels").mkdir()
    module = tmp_path / "citadels" / "__init__.py"
    module.write_text('import nothing\n__version__: Final = "1.2.0"\n', encoding="utf-8")
    assert checks.version_of(tmp_path) == "1.2.0"
    module.write_text("", encoding="utf-8")
    with pytest.raises(ValueError, match="__version__"):
        checks.version_of(tmp_path)


def test_differing_archives_list_their_differences(tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder in folders:
        folder.mkdir()
        (folder / "town").write_text(folder.name, encoding="utf-8")
        with zipfile.ZipFile(folder / "a.whl", "w") as wheel:
            wheel.writestr(zipfile.ZipInfo("same"), "same")
            wheel.writestr(zipfile.ZipInfo("town"), folder.name)
        with tarfile.open(folder / "a.tar", "w") as sdist:
            sdist.add(folder / "town", "a/town")
        (folder / "town").unlink()
    assert checks.differences(folders[0], folders[0]) == []
    assert checks.differences(*folders) == ["a.tar differs: town", "a.whl differs: town"]
    (folders[1] / "a.tar").unlink()
    assert checks.differences(*folders)[0] == "a.tar was built only once"


def test_checksums_are_those_that_sha256sum_checks(tmp_path: Path) -> None:
    (tmp_path / "town").write_text("a town", encoding="utf-8")
    checks.write_sums(tmp_path)
    checks.write_sums(tmp_path)  # it does not list itself
    process = subprocess.run(
        ["sha256sum", "--check", checks.SUMS],  # noqa: S607 - wherever it is
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (process.returncode, process.stdout) == (0, "town: OK\n")


def test_a_failing_program_is_reported_with_its_last_output(tmp_path: Path) -> None:
    assert checks.run(tmp_path, "true") == []
    assert checks.run(tmp_path, "sh", "-c", "echo no town; exit 1")[1:] == ["no town"]


def test_the_checklist_goes_on_and_does_not_try_what_cannot_be() -> None:
    messages: list[str] = []
    checklist = Checklist(messages.append)

    def broken() -> list[str]:
        raise BuildError("no wall\nno gate")

    checklist.line("there is a town", list)
    checklist.line("it has a wall", broken)
    checklist.line("the wall is high", list, after="it has a wall")
    checklist.skip("all is well", "you said so")
    assert "".join(messages).splitlines() == [
        " 1 there is a town: yes",
        " 2 it has a wall: NO",
        "     no wall",
        "     no gate",
        " 3 the wall is high: not tried",
        " 4 all is well: you said so",
    ]
    assert checklist.missing == ["it has a wall", "the wall is high"]


def test_what_is_set_for_work_on_the_project_does_not_reach_a_build(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("CITADELS_ENGINE", "pure")
    monkeypatch.setenv("PYTHONPATH", "/somewhere")
    monkeypatch.setenv("PYTHON", "python3.11")
    variables = environment(CITADELS_BUILD="pure")
    assert variables["CITADELS_BUILD"] == "pure"
    assert variables["PYTHON"] == "python3.11"
    assert not {"CITADELS_ENGINE", "PYTHONPATH"} & variables.keys()
