"""Where text and data go: results on standard output, everything else on standard error."""

from __future__ import annotations

import io
import json
import os
import sys
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.console import Console


JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def replace_unencodable() -> None:
    """Replace characters that a terminal cannot show, instead of failing."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def console(*, stderr: bool = False) -> Console:
    """A console for styled text; without styles where they are unwanted or invisible.

    Lines are wrapped for a terminal only: a program reads them unbroken.
    """
    from rich.console import Console  # noqa: PLC0415 - data needs none

    stream = sys.stderr if stderr else sys.stdout
    return Console(
        stderr=stderr,
        highlight=False,
        markup=False,
        emoji=False,
        color_system=None if os.environ.get("NO_COLOR") else "auto",
        soft_wrap=not stream.isatty(),
    )


def print_data(data: object) -> None:
    """Print one line of JSON, never in colour."""
    typer.echo(json.dumps(data, ensure_ascii=False))


def print_note(line: str) -> None:
    """Print a line that is not part of the result."""
    typer.echo(line, err=True)


def confirm(question: str) -> bool | None:
    """Whether the user says yes; None at the end of the input."""
    typer.echo(f"{question} [y/N]: ", err=True, nl=False)
    answer = sys.stdin.readline()
    if not answer:
        print_note("")
        return None
    return answer.strip().casefold() in {"y", "yes"}


def silence_output() -> None:
    """The reader has closed the pipe: discard the rest of the output without an error."""
    devnull = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(devnull, stream.fileno())
