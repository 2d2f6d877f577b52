"""What all commands have in common: they are imported when they are run, and end in one way."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command

from citadels.cli.completion.shells import is_completion_request, run_completion
from citadels.cli.errors import (
    BROKEN_PIPE,
    INTERRUPTED,
    OK,
    PROGRAM,
    USAGE_ERROR,
    complain,
    error_reason,
    usage_message,
)
from citadels.cli.output import replace_unencodable, silence_output
from citadels.engine.native_types import override

PLAY_PANEL: Final = "Play"
LOOK_UP_PANEL: Final = "Look up"
BOTS_PANEL: Final = "Bots and arena"
SERVER_PANEL: Final = "Server"


@dataclass(frozen=True)
class LazyCommand:
    """A command that is not imported yet: where it is, and what the list of commands says."""

    module: str
    name: str  # of the function, or of the `Typer` with several commands
    panel: str
    summary: str
    epilog: str | None = None  # of a function; a `Typer` has its own

    def placeholder(self, name: str) -> TyperCommand:
        """As the list of commands has it."""
        return TyperCommand(name, help=self.summary, rich_help_panel=self.panel)

    def load(self, name: str) -> Any:
        """As it is run."""
        target = getattr(import_module(self.module), self.name)
        if not isinstance(target, typer.Typer):
            single = new_app()
            single.command(name, epilog=self.epilog)(target)
            target = single
        command = get_command(target)
        command.name = name
        return command


def new_app(**settings: Any) -> typer.Typer:
    """A command, or some that belong together."""
    return typer.Typer(add_completion=False, pretty_exceptions_enable=False, **settings)


def examples(*lines: str) -> str:
    """The end of a help page: lines that can be typed."""
    return "\n".join(["Examples:", *lines])


class LazyGroup(TyperGroup):
    """All commands. Whatever is wrong is told in one line; nobody gets a traceback for a typo."""

    lazy_commands: dict[str, LazyCommand] = {}  # noqa: RUF012 - a subclass says which

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for name, command in self.lazy_commands.items():
            self.commands[name] = command.placeholder(name)

    @override
    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        name, command, remaining = super().resolve_command(ctx, args)
        if name in self.lazy_commands:
            command = self.lazy_commands[name].load(name)
        return name, command, remaining

    @override
    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        replace_unencodable()
        arguments = sys.argv[1:] if args is None else list(args)
        options = {"windows_expand_args": windows_expand_args, **extra}
        try:
            # Always under its own name: `python -m citadels` completes and helps the same way.
            exit_code = (
                run_completion(arguments)
                if is_completion_request(arguments)
                else super().main(args, PROGRAM, complete_var, standalone_mode=False, **options)
            )
            sys.stdout.flush()
        except typer.TyperException as error:
            exit_code = _usage_exit_code(error)
        except typer.Abort:
            exit_code = INTERRUPTED
        except BrokenPipeError:
            exit_code = BROKEN_PIPE
        except OSError as error:
            complain(
                f"{error.filename}: {error_reason(error)}"
                if error.filename
                else error_reason(error)
            )
            exit_code = USAGE_ERROR
        if exit_code == BROKEN_PIPE:
            silence_output()
        if standalone_mode:
            sys.exit(exit_code)
        return exit_code

    @override
    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:  # else the code for it would be lost
            raise typer.Exit(BROKEN_PIPE) from None


def _usage_exit_code(error: typer.TyperException) -> int:
    if not error.format_message():  # nothing was asked for: the help was printed
        return OK
    complain(usage_message(error))
    return USAGE_ERROR
