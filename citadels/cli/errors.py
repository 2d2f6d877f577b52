"""How a command ends: what it says if something is wrong, and its exit code."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NoReturn

import typer

PROGRAM: Final = "citadels"

# Exit codes, as `docs/cli.md` and the help tell them.
OK: Final = 0
FAILED: Final = 1  # the answer is no: not true, not found, damaged
USAGE_ERROR: Final = 2  # wrong use, or something that cannot be read, written or reached
INTERRUPTED: Final = 130  # Ctrl-C
BROKEN_PIPE: Final = 141  # whoever read the output has gone: citadels ... | head

EXIT_CODES_HELP: Final = (
    "Exit codes: 0 fine; 1 the answer is no (not true, not found, damaged); 2 wrong use, or "
    "something that cannot be read, written or reached; 130 stopped with Ctrl-C; 141 nobody reads "
    "the output any more."
)


def complain(message: str) -> None:
    """Say in one line what is wrong, beside the output.

    Some of it may come from strangers: a terminal shows it and does nothing else.
    """
    line = " ".join(message.split())
    text = "".join(letter if letter.isprintable() else "?" for letter in line)
    typer.echo(f"{PROGRAM}: {text}", err=True)


def refuse(message: str) -> NoReturn:
    """Say what is wrong and leave."""
    complain(message)
    raise typer.Exit(USAGE_ERROR)


def install_hint(extra: str) -> str:
    """How to get what is missing: a clone has a script for it, others ask for the extra."""
    sources = Path(__file__).parents[2]
    if (sources / "scripts" / "setup").exists():
        return f"run scripts/setup dev in {sources}"
    return f"pip install 'citadels[{extra}]'"


def error_reason(error: OSError | UnicodeError | ValueError) -> str:
    """The reason alone, as the system or the reader of a text gives it."""
    if isinstance(error, OSError):
        return error.strerror or str(error) or "it cannot be reached"
    if isinstance(error, UnicodeError):
        return "it is no text in UTF-8"
    return str(error)


def usage_message(error: typer.TyperException) -> str:
    """What is wrong with a word of the command line, and where it is told how to do it right."""
    message = " ".join(error.format_message().split()).rstrip(".")
    message = message.replace("Value error, ", "")
    validation: Any = error.__cause__
    if hasattr(validation, "errors"):  # which says what it should be, and not what it is
        value = validation.errors()[0]["input"]
        message = message.replace("Input should be", f"{value!r} should be")
    context = getattr(error, "ctx", None)
    command = context.command_path if context is not None else PROGRAM
    return f"{message[:1].lower()}{message[1:]}; see {command} --help"
