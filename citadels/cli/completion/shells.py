"""Completion for the current shell, or a named one: `--show-completion bash`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import typer

from citadels.cli.errors import OK, PROGRAM, USAGE_ERROR, complain
from citadels.cli.output import print_note

SHOW_OPTION: Final = "--show-completion"
INSTALL_OPTION: Final = "--install-completion"
SHELLS: Final = ("bash", "zsh", "fish", "powershell", "pwsh")
COMPLETE_VARIABLE: Final = f"_{PROGRAM.upper()}_COMPLETE"


def is_completion_request(args: Sequence[str]) -> bool:
    """Whether these arguments ask for completion, perhaps for a named shell."""
    return (
        len(args) in {1, 2}
        and args[0] in {SHOW_OPTION, INSTALL_OPTION}
        and not args[-1].startswith("--h")
    )


def run_completion(args: Sequence[str]) -> int:
    """Print the script of a shell, or install it."""
    # Rarely needed, and Typer offers them nowhere else.
    from typer import _completion_shared as shared  # noqa: PLC0415

    option = args[0]
    shell = args[1] if len(args) == 2 else shared._get_shell_name()  # noqa: SLF001
    if shell is None:
        complain(f"{option}: cannot tell which shell this is; name it: citadels {option} bash")
        return USAGE_ERROR
    if shell not in SHELLS:
        complain(
            f"{option}: there is no completion for {shell!r}; choose one of: {', '.join(SHELLS)}"
        )
        return USAGE_ERROR
    if option == SHOW_OPTION:
        typer.echo(
            shared.get_completion_script(
                prog_name=PROGRAM, complete_var=COMPLETE_VARIABLE, shell=shell
            )
        )
        return OK
    _, path = shared.install(shell, PROGRAM, COMPLETE_VARIABLE)
    print_note(f"completion for {shell} installed in {path}; it works in new terminals")
    return OK
