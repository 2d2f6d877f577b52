"""`citadels verify`: dealing a finished game again from its secret."""

from __future__ import annotations

from typing import Annotated

import typer

from citadels.cli.errors import FAILED
from citadels.cli.group import examples, new_app
from citadels.cli.output import print_data
from citadels.cli.sources import stories_of
from citadels.engine.notation.story import Story
from citadels.match.verify import Verdict
from citadels.match.verify import verify as verdict_of

app = new_app()


@app.command(epilog=examples("citadels verify game.story", "citadels verify --json game.story"))
def verify(
    games: Annotated[
        list[str], typer.Argument(help="Exported games, or the links of finished ones.")
    ],
    as_json: Annotated[bool, typer.Option("--json", help="Print data.")] = False,
) -> None:
    """Check that games were dealt from the secret whose hash was shown at their start."""
    told: list[dict[str, object]] = []
    for source in games:
        for story in stories_of(source):
            verdict = _verdict(story)
            sealed = story.setup.sealed[0]
            told.append(
                {
                    "game": source,
                    "fair": not verdict.problem,
                    "answers": verdict.answers,
                    "sealed": sealed,
                    "wrong": verdict.problem,
                }
            )
            if not as_json:
                fair = f"fair, {verdict.answers} answers, sealed as {sealed}"
                typer.echo(f"{source}: {verdict.problem or fair}")
    if as_json:
        print_data(told)
    if not all(one["fair"] for one in told):
        raise typer.Exit(FAILED)


def _verdict(story: Story) -> Verdict:
    """A secret that is none, or cards that cannot lie so, are a verdict too."""
    try:
        return verdict_of(story)
    except ValueError as error:
        return Verdict(0, str(error))
