"""How tests run a command: in this process, as a process of its own, or in a terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from contextlib import closing

from typer.testing import CliRunner, Result

from citadels.cli.main import app
from tests.child_process import tie_to_parent

COMMAND = [sys.executable, "-m", "citadels"]


def run(*words: str, typed: str = "") -> Result:
    """In this process. Whatever happens, there is no traceback."""
    done = CliRunner().invoke(app, list(words), input=typed)
    assert done.exception is None or isinstance(done.exception, SystemExit), done.exception
    assert "Traceback" not in done.output
    return done


def told(*words: str) -> str:
    """What a command prints that has nothing to complain about."""
    done = run(*words)
    assert done.exit_code == 0, done.output
    return done.stdout


def process(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """As a process of its own, with pipes around it."""
    return subprocess.run(
        [*COMMAND, *words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **environment},
    )


def in_terminal(*words: str, **environment: str) -> str:
    """What comes out where a person sits in front of it."""
    import pty  # noqa: PLC0415 - not on every system

    mine, its = pty.openpty()
    surroundings = {**os.environ, "TERM": "xterm-256color", **environment}
    with subprocess.Popen(
        tie_to_parent([*COMMAND, *words]), stdout=its, stderr=its, env=surroundings
    ) as running:
        os.close(its)
        with closing(os.fdopen(mine, "rb", buffering=0)) as screen:
            shown = b""
            try:
                while part := screen.read(4096):
                    shown += part
            except OSError:  # the other side is closed
                pass
        assert running.wait() == 0
    return shown.decode()
