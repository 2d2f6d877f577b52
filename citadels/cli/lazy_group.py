"""What all commands share: they are imported when they run, and errors end them in one line."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

import typer
from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption
from typer.main import get_command

from citadels.cli import errors
from citadels.cli.completion.shells import is_completion_request, run_completion
from citadels.cli.output import replace_unencodable, silence_output
from citadels.engine.native_types import override

COMMANDS_PACKAGE: Final = "citadels.cli.commands"


@dataclass(frozen=True)
class LazyCommand:
    """A command whose module is not imported yet, as it stands in the list of commands."""

    panel: str
    summary: str

    def load(self, name: str) -> Any:
        """The command itself, from its module."""
        command = get_command(import_module(f"{COMMANDS_PACKAGE}.{name}").app)
        command.name = name
        for each in (command, *getattr(command, "commands", {}).values()):
            _hide_types(each.get_params(typer.Context(each)))
        return command


def new_app(**settings: Any) -> typer.Typer:
    return typer.Typer(add_completion=False, pretty_exceptions_enable=False, **settings)


def examples(*lines: str) -> str:
    """The end of a help page."""
    return "\n".join(["Examples:", *lines])


class LazyGroup(TyperGroup):
    """All commands. Every error is one line; nobody gets a traceback for a typo."""

    lazy_commands: dict[str, LazyCommand] = {}  # noqa: RUF012 - a subclass says which

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for name, command in self.lazy_commands.items():
            self.commands[name] = TyperCommand(
                name, help=command.summary, rich_help_panel=command.panel
            )

    @override
    def get_params(self, ctx: Any) -> list[Any]:
        params = super().get_params(ctx)
        _hide_types(params)
        return params

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
                else super().main(
                    args, errors.PROGRAM, complete_var, standalone_mode=False, **options
                )
            )
            sys.stdout.flush()
        except typer.TyperException as error:
            exit_code = _usage_exit_code(error)
        except typer.Abort:
            exit_code = errors.INTERRUPTED
        except BrokenPipeError:
            exit_code = errors.BROKEN_PIPE
        except OSError as error:
            reason = errors.error_reason(error)
            errors.complain(f"{error.filename}: {reason}" if error.filename else reason)
            exit_code = errors.USAGE_ERROR
        if exit_code == errors.BROKEN_PIPE:
            silence_output()
        if standalone_mode:
            sys.exit(exit_code)
        return exit_code

    @override
    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:  # else the code for it would be lost
            raise typer.Exit(errors.BROKEN_PIPE) from None


def _hide_types(params: Sequence[Any]) -> None:
    """Help pages show a type only where a value is typed after the name of an option.

    `--auto <bool>` would make readers type `--auto true`.
    """
    for param in params:
        if isinstance(param, TyperArgument) or (isinstance(param, TyperOption) and param.is_flag):
            # Typer has a setting for options only, and none for the option `--help`.
            param.display_type_rich = _no_type  # type: ignore[method-assign]


def _no_type(ctx: Any) -> None:
    """The type shown for an option or argument: none."""


def _usage_exit_code(error: typer.TyperException) -> int:
    if not error.format_message():  # no command was given: the help was printed
        return errors.OK
    errors.complain(errors.usage_message(error))
    return errors.USAGE_ERROR
