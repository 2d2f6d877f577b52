"""`citadels verify`: dealing a finished game again from its secret."""

from __future__ import annotations

from typing import Annotated

import typer

from citadels.cli.errors import FAILED
from citadels.cli.lazy_group import examples, new_app
from citadels.cli.output import JsonOption, print_data
from citadels.cli.story_input import read_stories
from citadels.engine.notation.story import Story
from citadels.match.verify import Verdict
from citadels.match.verify import verify as verdict_of

app = new_app()


@app.command(epilog=examples("citadels verify game.story", "citadels verify --json game.story"))
def verify(
    games: Annotated[list[str], typer.Argument(help="Exported games, or links of finished games.")],
    as_json: JsonOption = False,
) -> None:
    """Check that games were dealt from the secret whose hash was shown at their start."""
    rows: list[dict[str, object]] = []
    for source in games:
        for story in read_stories(source):
            verdict = _verdict_of(story)
            commitment = story.setup.sealed[0]
            rows.append(
                {
                    "game": source,
                    "fair": not verdict.problem,
                    "answers": verdict.answers,
                    "sealed": commitment,
                    "wrong": verdict.problem,
                }
            )
            if not as_json:
                summary = f"fair, {verdict.answers} answers, sealed as {commitment}"
                typer.echo(f"{source}: {verdict.problem or summary}")
    if as_json:
        print_data(rows)
    if not all(row["fair"] for row in rows):
        raise typer.Exit(FAILED)


def _verdict_of(story: Story) -> Verdict:
    """An invalid secret, or cards that cannot be dealt like this, are a verdict too."""
    try:
        return verdict_of(story)
    except ValueError as error:
        return Verdict(0, str(error))
