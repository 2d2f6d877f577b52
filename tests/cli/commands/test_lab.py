"""`citadels lab`: listing, showing, running, resuming and checking studies; and errors."""

from __future__ import annotations

import json
import os
import shlex
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from citadels.cli.errors import install_hint
from citadels.lab.store import MANIFEST, Store
from citadels.lab.study import known_studies
from tests.child_process import tie_to_parent
from tests.cli.runner import COMMAND, output_of, run
from tests.lab.tiny_study import TINY_STUDY


@pytest.fixture
def study(tmp_path: Path) -> str:
    path = tmp_path / "tiny.toml"
    path.write_text(TINY_STUDY, encoding="utf-8")
    return str(path)


def test_studies_are_listed_with_their_questions() -> None:
    lines = output_of("lab", "list").splitlines()
    assert [line.split()[0] for line in lines] == known_studies()
    assert all(line.endswith("?") for line in lines)
    data = json.loads(output_of("lab", "list", "--json"))
    assert [row["study"] for row in data] == known_studies()
    assert all(row["games"] > 0 for row in data)


@pytest.mark.parametrize("name", known_studies())
def test_a_study_is_shown_with_its_conditions(name: str) -> None:
    data = json.loads(output_of("lab", "show", name, "--json"))
    assert data["asks"]
    output = output_of("lab", "show", name)
    assert output.startswith(f"{name}: {data['asks']}")
    assert f"games in {len(data['parts'])} conditions" in output


def test_a_run_reports_its_progress_and_resumes(study: str, tmp_path: Path) -> None:
    out = tmp_path / "results"
    words = ["lab", "run", study, "--out", str(out), "--processes", "1"]
    result = run(*words, "--games", "20")
    assert result.exit_code == 0
    assert "tiny: 40 games in " in result.stdout
    assert "outside the engine" in result.stdout
    repeat = shlex.join(["citadels", "lab", "run", study, "--games", "20", "--out", str(out)])
    assert f"repeat: {repeat}" in result.stdout
    assert "of 40 games" in result.stderr

    result = run(*words)
    assert result.exit_code == 0
    assert "tiny: 90 games" in result.stdout  # the only chunk of each part was incomplete
    result = run(*words, "--json")
    assert "tiny: 90 of 90 games already played" in result.stderr
    (data,) = json.loads(result.stdout)["studies"]
    assert (data["wanted"], data["there"], data["games"]) == (90, 90, 0)
    assert data["interrupted"] is False


def test_a_study_can_stop_by_a_sequential_test(tmp_path: Path) -> None:
    path = tmp_path / "pair.toml"
    path.write_text('block = 4\n[[part]]\nbots = [["charter", "random"]]\nplayers = [2]\n', "utf-8")
    words = ["lab", "run", str(path), "--games", "200", "--sprt", "0.5,0.7", "--processes", "1"]
    words += ["--out", str(tmp_path / "results")]
    first = run(*words)
    assert first.exit_code == 0
    verdict = "sequential test after 10 blocks: the share is at least 0.7"
    assert f"2016-2-first-game-charter-random: {verdict}" in first.stdout
    assert "--sprt 0.5,0.7" in first.stdout
    (row,) = json.loads(output_of(*words, "--json"))["studies"]
    assert row["games"] == 0
    (test,) = row["sprt"]
    assert (test["decision"], test["blocks"]) == ("at least p1", 10)


def test_several_studies_share_a_folder(study: str, tmp_path: Path) -> None:
    out = str(tmp_path / "results")
    words = ["--games", "6", "--out", out, "--processes", "1", "--json"]
    data = json.loads(output_of("lab", "run", study, "skill", *words))
    assert [row["study"] for row in data["studies"]] == ["tiny", "skill"]
    assert set(Store(Path(out)).studies) == {"tiny", "skill"}


def test_results_are_checked(study: str, tmp_path: Path) -> None:
    out = tmp_path / "results"
    output_of("lab", "run", study, "--out", str(out), "--processes", "1")
    line = "2 chunks, 90 games, 90 of them replayed: everything matches the manifest\n"
    assert output_of("lab", "check", str(out)) == line
    manifest = out / MANIFEST
    data = json.loads(manifest.read_text("utf-8"))
    data["portions"][0]["digest"] = "0"
    manifest.write_text(json.dumps(data), encoding="utf-8")
    result = run("lab", "check", str(out))
    assert result.exit_code == 1
    assert "the games give other results than the manifest states" in result.stdout
    assert "1 problem found" in result.stdout
    assert run("lab", "check", str(out), "--chunks", "0").exit_code == 0
    next(out.glob("games/**/*.parquet")).unlink()
    result = run("lab", "check", str(out), "--chunks", "0", "--json")
    assert result.exit_code == 1
    assert "is missing" in json.loads(result.stdout)["wrong"][0]


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ("run nix", "no study 'nix' and no such file; choose one of: characters"),
        ("show nix", "no study 'nix'"),
        ("run bad.toml", "bad, part 1: there is no bot 'nix'"),
        ("run crown --games 0", "'0' is not a whole number"),
        ("run crown --seed -1", "'-1'"),
        ("run crown --processes 0", "'0'"),
        ("run crown --sprt 0.5", "--sprt '0.5' is not two shares"),
        ("run crown --games 2 --sprt 0.2,0.3", "crown has no table with different bots to test"),
        ("run crown --out /dev/null/x", "/dev/null/x"),
        (
            "run crown --processes 2 --cluster auto",
            "--processes 2 cannot be combined with --cluster",
        ),
        ("run", "missing argument"),
        ("check nowhere", f"nowhere has no {MANIFEST}"),
        ("nix", "nix"),
    ],
)
def test_errors_are_reported_in_one_line(
    words: str, complaint: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bad.toml").write_text('[[part]]\nbots = ["nix"]\n', encoding="utf-8")
    result = run("lab", *words.split())
    assert (result.exit_code, result.stdout) == (2, "")
    assert complaint in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_results_of_other_games_are_not_overwritten(study: str, tmp_path: Path) -> None:
    words = ["lab", "run", study, "--games", "4", "--out", str(tmp_path), "--processes", "1"]
    assert run(*words).exit_code == 0
    result = run(*words, "--seed", "99")
    assert result.exit_code == 2
    assert "has results of a different tiny" in result.stderr


def test_missing_libraries_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = run("lab", "run", "crown", "--cluster", "auto", "--out", str(tmp_path))
    assert result.exit_code == 2
    assert result.stderr == f"citadels: --cluster auto needs ray: {install_hint('ray')}\n"
    monkeypatch.setitem(sys.modules, "polars", None)
    result = run("lab", "list")
    assert result.exit_code == 2
    assert result.stderr == f"citadels: lab needs polars: {install_hint('lab')}\n"


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="there are no process groups")
@pytest.mark.parametrize("processes", ["1", "2"])
def test_ctrl_c_keeps_complete_chunks(study: str, tmp_path: Path, processes: str) -> None:
    out = tmp_path / "results"
    Path(study).write_text(TINY_STUDY.replace("block = 10", "block = 500"), encoding="utf-8")
    words = ["lab", "run", study, "--games", "4000000", "--processes", processes]
    with subprocess.Popen(
        tie_to_parent([*COMMAND, *words, "--json", "--out", str(out)]),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stderr is not None
        while "to play" not in (line := process.stderr.readline()):
            assert line
        while not (out / MANIFEST).exists() or not Store(out).entries:
            assert process.poll() is None
            time.sleep(0.05)
        os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the whole process group
        output, errors = process.communicate(timeout=60)
    assert process.returncode == 130, errors
    assert "Traceback" not in errors
    (data,) = json.loads(output)["studies"]
    assert data["interrupted"] is True
    stored = Store(out)
    assert 0 < data["games"] == stored.games_played("tiny") < 8_000_000
    assert stored.games("tiny").collect().height == 3 * data["games"]
    assert "everything matches the manifest" in output_of("lab", "check", str(out), "--chunks", "1")
