"""Shell completion, tested through the protocol that shells use."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest
from typer import _completion_shared
from typer.testing import CliRunner

from citadels.bots.registry import BOTS
from citadels.cli.main import COMMANDS, app
from citadels.engine.editions.registry import PROFILES
from tests.cli.runner import COMMAND, output_of, run, run_process


def complete(*words: str) -> list[str]:
    """The completions that bash would offer for the last of these words."""
    environment = {
        "_CITADELS_COMPLETE": "complete_bash",
        "COMP_WORDS": " ".join(["citadels", *words]),
        "COMP_CWORD": str(len(words)),
    }
    result = CliRunner().invoke(app, [], env=environment)
    assert (result.exit_code, result.stderr) == (0, "")
    return result.stdout.split()


def test_commands_and_options_are_offered() -> None:
    assert complete("") == list(COMMANDS)
    assert complete("sim") == ["simulate"]
    assert set(complete("db", "")) == {"upgrade", "current", "backup", "restore"}
    assert "--profile" in complete("rules", "--p")


@pytest.mark.parametrize(
    ("words", "candidates"),
    [
        (["rules", "--profile", ""], set(PROFILES)),
        (["tournament", "--profile", "classic-"], set(PROFILES[1:])),
        (["rules", "--lang", ""], {"en", "fr", "ru", "uk", "bg"}),
        (["simulate", "--bots", ""], set(BOTS)),
        (["tournament", "--bots", "random,ch"], {"random,charter"}),
        (["bots", "explain", "x", "--bot", "se"], {"search"}),
        (["simulate", "--preset", "c"], {"cunning-agents"}),
        (["rules", "wiz"], {"wizard", "wizard-builds-before-gathering"}),
        (["rules", "thieves-"], {"thieves-den"}),
        (["rules", "term-cr"], {"term-crown"}),
        (["admin", "list", "--status", "f"], {"finished"}),
    ],
)
def test_values_are_offered(words: list[str], candidates: set[str]) -> None:
    assert candidates <= set(complete(*words))


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_get_a_description_of_each_word(shell: str) -> None:
    environment = {
        "_CITADELS_COMPLETE": f"complete_{shell}",
        "_TYPER_COMPLETE_ARGS": "citadels rules wiz",
        "_TYPER_COMPLETE_FISH_ACTION": "get-args",
    }
    result = CliRunner().invoke(app, [], env=environment)
    assert result.exit_code == 0
    assert "wizard" in result.stdout
    assert "character" in result.stdout


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_the_script_of_a_shell_is_shown_and_installed(shell: str, tmp_path: Path) -> None:
    assert f"_CITADELS_COMPLETE=complete_{shell}" in output_of("--show-completion", shell)
    result = run_process("--install-completion", shell, HOME=str(tmp_path))
    assert (result.returncode, result.stdout) == (0, "")
    files = [path for path in tmp_path.rglob("*") if path.is_file()]
    assert any("_CITADELS_COMPLETE" in path.read_text("utf-8") for path in files)


def test_a_shell_that_cannot_be_detected_has_to_be_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_completion_shared, "_get_shell_name", lambda: "zsh")
    assert "complete_zsh" in output_of("--show-completion")
    monkeypatch.setattr(_completion_shared, "_get_shell_name", lambda: None)
    result = run("--show-completion")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "citadels --show-completion bash" in result.stderr


def test_bash_itself_completes(tmp_path: Path) -> None:
    """A real shell reads the script and completes the words after `rules wiz`."""
    bash = shutil.which("bash")
    if bash is None:
        pytest.skip("there is no bash")
    command = tmp_path / "citadels"
    command.write_text(f'#!{bash}\nexec {shlex.join(COMMAND)} "$@"\n', encoding="utf-8")
    command.chmod(0o755)
    script = """
        eval "$(citadels --show-completion bash)"
        COMP_WORDS=(citadels rules wiz); COMP_CWORD=2
        _citadels_completion citadels
        printf '%s\\n' "${COMPREPLY[@]}"
    """
    surroundings = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    process = subprocess.run(
        [bash, "-c", script], capture_output=True, text=True, check=False, env=surroundings
    )
    assert "wizard" in process.stdout.split(), process.stderr
