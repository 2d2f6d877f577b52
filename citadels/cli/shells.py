"""Completion for the shell of the reader, or one that is named: `--show-completion bash`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import typer

from citadels.cli.errors import FINE, PROGRAM, UNUSABLE, complain
from citadels.cli.output import remark

SHOW: Final = "--show-completion"
INSTALL: Final = "--install-completion"
SHELLS: Final = ("bash", "zsh", "fish", "powershell", "pwsh")
VARIABLE: Final = f"_{PROGRAM.upper()}_COMPLETE"


def is_about_a_shell(args: Sequence[str]) -> bool:
    """Whether completion is asked for, perhaps for a shell that is named."""
    return len(args) in {1, 2} and args[0] in {SHOW, INSTALL} and not args[-1].startswith("--h")


def complete_in(args: Sequence[str]) -> int:
    """Print the script of a shell, or put it where the shell looks."""
    # Rarely wanted, and there is no other place from which Typer gives them.
    from typer import _completion_shared as shared  # noqa: PLC0415

    option = args[0]
    shell = args[1] if len(args) == 2 else shared._get_shell_name()  # noqa: SLF001
    if shell is None:
        complain(f"{option}: the shell cannot be guessed; name it: citadels {option} bash")
        return UNUSABLE
    if shell not in SHELLS:
        complain(f"{option}: there is no completion for {shell!r}; take one of {', '.join(SHELLS)}")
        return UNUSABLE
    if option == SHOW:
        typer.echo(
            shared.get_completion_script(prog_name=PROGRAM, complete_var=VARIABLE, shell=shell)
        )
        return FINE
    _, path = shared.install(shell, PROGRAM, VARIABLE)
    remark(f"completion for {shell} is in {path}; it works in the next terminal")
    return FINE
