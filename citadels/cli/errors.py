"""How a command ends: its error message and its exit code."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NoReturn

import typer

PROGRAM: Final = "citadels"

# Exit codes, as listed in `docs/cli.md` and in the help.
OK: Final = 0
FAILED: Final = 1  # the answer is no: a failed assertion, not found, damaged
USAGE_ERROR: Final = 2  # invalid usage, or something that cannot be read, written or reached
INTERRUPTED: Final = 130  # Ctrl-C
BROKEN_PIPE: Final = 141  # the reader has closed the pipe: citadels ... | head

EXIT_CODES_HELP: Final = (
    "Exit codes: 0 success; 1 the answer is no (a failed assertion, not found, damaged); 2 invalid "
    "usage, or something that cannot be read, written or reached; 130 stopped with Ctrl-C; 141 the "
    "reader of the output has closed the pipe."
)


def complain(message: str) -> None:
    """Print one line on standard error that says what is wrong.

    Parts of it may come from strangers: nothing in it controls the terminal.
    """
    line = " ".join(message.split())
    text = "".join(letter if letter.isprintable() else "?" for letter in line)
    typer.echo(f"{PROGRAM}: {text}", err=True)


def refuse(message: str) -> NoReturn:
    complain(message)
    raise typer.Exit(USAGE_ERROR)


def install_hint(extra: str) -> str:
    """How to install what is missing: by a script in a clone, elsewhere as an extra."""
    sources = Path(__file__).parents[2]
    if (sources / "scripts" / "setup").exists():
        return f"run scripts/setup dev in {sources}"
    return f"pip install 'citadels[{extra}]'"


def error_reason(error: OSError | UnicodeError | ValueError) -> str:
    """The reason alone, as the system or the decoder gives it."""
    if isinstance(error, OSError):
        return error.strerror or str(error) or "not reachable"
    if isinstance(error, UnicodeError):
        return "not UTF-8 text"
    return str(error)


def usage_message(error: typer.TyperException) -> str:
    """What is wrong with the command line, and which help page shows how to do it right."""
    message = " ".join(error.format_message().split()).rstrip(".")
    message = message.replace("Value error, ", "")
    message = message.replace(". Did you mean", "; did you mean")
    validation: Any = error.__cause__
    if hasattr(validation, "errors"):  # which names what is allowed, but not the input
        value = validation.errors()[0]["input"]
        message = message.replace("Input should be", f"{value!r} should be")
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else PROGRAM
    joint = " See" if message.endswith("?") else "; see"
    return f"{start_lower(message)}{joint} {command} --help"


def start_lower(message: str) -> str:
    """A sentence as an error message, which does not start with a capital."""
    return message[:1].lower() + message[1:]
