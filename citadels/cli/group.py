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

from citadels.cli.errors import (
    FINE,
    INTERRUPTED,
    PROGRAM,
    UNHEARD,
    UNUSABLE,
    complain,
    usage_told,
    why,
)
from citadels.cli.output import be_readable, go_quietly
from citadels.cli.shells import complete_in, is_about_a_shell
from citadels.engine.native_types import override

PLAY: Final = "Play"
LOOK_UP: Final = "Look up"
BOTS: Final = "Bots and arena"
SERVER: Final = "Server"


@dataclass(frozen=True)
class Later:
    """A command that is not imported yet: where it is, and what the list of commands says."""

    module: str
    name: str  # of the function, or of the `Typer` with several commands
    panel: str
    summary: str
    epilog: str | None = None  # of a function; a `Typer` has its own

    def shown(self, name: str) -> TyperCommand:
        """As the list of commands has it."""
        return TyperCommand(name, help=self.summary, rich_help_panel=self.panel)

    def load(self, name: str) -> Any:
        """As it is run."""
        found = getattr(import_module(self.module), self.name)
        if not isinstance(found, typer.Typer):
            one = new_app()
            one.command(name, epilog=self.epilog)(found)
            found = one
        command = get_command(found)
        command.name = name
        return command


def new_app(**settings: Any) -> typer.Typer:
    """A command, or some that belong together."""
    return typer.Typer(add_completion=False, pretty_exceptions_enable=False, **settings)


def examples(*lines: str) -> str:
    """The end of a help page: lines that can be typed."""
    return "\n".join(["Examples:", *lines])


class Commands(TyperGroup):
    """All commands. Whatever is wrong is told in one line; nobody gets a traceback for a typo."""

    later: dict[str, Later] = {}  # noqa: RUF012 - a subclass says which

    def __init__(self, **settings: Any) -> None:
        super().__init__(**settings)
        for name, command in self.later.items():
            self.commands[name] = command.shown(name)

    @override
    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        name, command, rest = super().resolve_command(ctx, args)
        if name in self.later:
            command = self.later[name].load(name)
        return name, command, rest

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
        be_readable()
        words = sys.argv[1:] if args is None else list(args)
        rest = {"windows_expand_args": windows_expand_args, **extra}
        try:
            # Always under its own name: `python -m citadels` completes and helps the same way.
            code = (
                complete_in(words)
                if is_about_a_shell(words)
                else super().main(args, PROGRAM, complete_var, standalone_mode=False, **rest)
            )
            sys.stdout.flush()
        except typer.TyperException as error:
            code = _ended(error)
        except typer.Abort:
            code = INTERRUPTED
        except BrokenPipeError:
            code = UNHEARD
        except OSError as error:
            complain(f"{error.filename}: {why(error)}" if error.filename else why(error))
            code = UNUSABLE
        if code == UNHEARD:
            go_quietly()
        if standalone_mode:
            sys.exit(code)
        return code

    @override
    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except BrokenPipeError:  # else the code for it would be lost
            raise typer.Exit(UNHEARD) from None


def _ended(error: typer.TyperException) -> int:
    if not error.format_message():  # nothing was asked for: the help was printed
        return FINE
    complain(usage_told(error))
    return UNUSABLE
