"""`citadels replay`: a finished game told from its first to its last step."""

from __future__ import annotations

from typing import Annotated

import typer

from citadels.cli.course import EVERYBODY, course_of, eyes_of
from citadels.cli.errors import refuse
from citadels.cli.group import examples, new_app
from citadels.cli.language import LanguageOption, spoken
from citadels.cli.output import console, print_data, remark
from citadels.cli.retelling import Retelling
from citadels.cli.sources import one_story_of
from citadels.cli.speech import Speech
from citadels.engine.codes import NOBODY

app = new_app()


@app.command(
    epilog=examples(
        "citadels replay game.story",
        "citadels replay game.story --from Ann --round 2 --lang fr",
        "citadels replay game.story --all --score",
        "citadels replay game.story --json",
        "citadels replay http://localhost:8000/game/bcdfghjknpqrstvx",
    )
)
def replay(
    game: Annotated[
        str,
        typer.Argument(
            metavar="FILE|LINK",
            help="An exported or saved game, - for standard input, or the link of a finished game.",
        ),
    ],
    seen_from: Annotated[
        str | None,
        typer.Option("--from", metavar="SEAT", help="What this player knew: a name or a number."),
    ] = None,
    everything: Annotated[
        bool, typer.Option("--all", help="Every card, also hidden ones.")
    ] = False,
    only: Annotated[int | None, typer.Option("--round", min=1, help="This round alone.")] = None,
    with_score: Annotated[bool, typer.Option("--score", help="The points one by one.")] = False,
    language: LanguageOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print an object for each step.")] = False,
) -> None:
    """Tell a finished game from its first to its last step.

    Without --from or --all it is told as somebody beside the table saw it.
    """
    if seen_from is not None and everything:
        refuse("--from and --all do not go together; take one of them")
    course = course_of(one_story_of(game), game)
    eyes = EVERYBODY if everything else NOBODY
    if seen_from is not None:
        eyes = eyes_of(seen_from, course.names)
    rounds = max(moment.round for moment in course.moments)
    if only is not None and only > rounds:
        refuse(f"--round {only}: the game has {rounds} rounds")
    speech = Speech(spoken(language), course.names, course.profile)
    told = Retelling(course, speech, eyes)
    if as_json:
        for step in told.steps(only):
            print_data(step)
        return
    place = console()
    for part in told.parts(only, with_score):
        place.print(part)
    if not course.game.is_over():
        remark(speech.texts.command("unfinished"))
