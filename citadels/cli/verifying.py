"""The command that deals a finished game again from its secret."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from citadels.cli.arena import FAILED, refuse
from citadels.engine.notation.reading import read
from citadels.engine.notation.tokens import StoryError
from citadels.match.verifying import verify as verdict_of


def verify(
    paths: Annotated[list[Path], typer.Argument(help="Exported games.")],
) -> None:
    """Check that games were dealt from the secret whose hash was shown at their start."""
    wrong = 0
    for path in paths:
        try:
            stories = read(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError, StoryError) as error:
            refuse(f"{path}: {error}")
        for story in stories:
            verdict = verdict_of(story)
            if verdict.wrong:
                wrong += 1
                typer.echo(f"{path}: {verdict.wrong}")
            else:
                sealed = story.opening.sealed[0]
                typer.echo(f"{path}: fair, {verdict.answers} answers, sealed as {sealed}")
    if wrong:
        raise typer.Exit(FAILED)
