"""Helpers that run a command: in this process, in a separate process, or in a terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import closing

from typer.testing import CliRunner, Result

from citadels.cli.main import app
from tests.child_process import tie_to_parent

COMMAND = [sys.executable, "-m", "citadels"]


def run(*words: str, input_text: str = "") -> Result:
    """Run a command in this process; a traceback is always a failure."""
    result = CliRunner().invoke(app, list(words), input=input_text)
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    assert "Traceback" not in result.output
    return result


def output_of(*words: str) -> str:
    """What a successful command prints."""
    result = run(*words)
    assert result.exit_code == 0, result.output
    return result.stdout


def run_process(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run it in a separate process, with pipes."""
    return subprocess.run(
        [*COMMAND, *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )


def run_in_terminal(*words: str, **environment: str) -> str:
    """What it prints in a terminal."""
    import pty  # noqa: PLC0415 - not on every system

    parent_fd, child_fd = pty.openpty()
    surroundings = {**os.environ, "TERM": "xterm-256color", **environment}
    with subprocess.Popen(
        tie_to_parent([*COMMAND, *words]), stdout=child_fd, stderr=child_fd, env=surroundings
    ) as child:
        os.close(child_fd)
        with closing(os.fdopen(parent_fd, "rb", buffering=0)) as screen:
            output = b""
            try:
                while part := screen.read(4096):
                    output += part
            except OSError:  # the other side is closed
                pass
        assert child.wait() == 0
    return output.decode()
