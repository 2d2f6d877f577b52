"""The command line: checking stories, playing in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from citadels.cli.checking import check_paths

app = typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


@app.callback()
def main() -> None:
    """Bruno Faidutti's card game Citadels."""


@app.command()
def check(
    paths: Annotated[list[Path], typer.Argument(help="Files and folders with stories.")],
) -> None:
    """Run stories and say what in them is not true."""
    code = check_paths(paths, typer.echo)
    if code:
        raise typer.Exit(code)
