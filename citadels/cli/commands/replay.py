"""`citadels replay`: a finished game from its first step to its last."""

from __future__ import annotations

from typing import Annotated

import typer

from citadels.cli.errors import refuse
from citadels.cli.language import LanguageOption, resolve_language
from citadels.cli.lazy_group import examples, new_app
from citadels.cli.output import console, print_data, print_note
from citadels.cli.story_input import read_one_story
from citadels.cli.timeline import OMNISCIENT, build_timeline, parse_viewer
from citadels.cli.transcript import Transcript
from citadels.engine.codes import NOBODY
from citadels.text.localize import Localizer

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
    viewer_name: Annotated[
        str | None,
        typer.Option(
            "--from", metavar="SEAT", help="Show only what this player knew (name or seat number)."
        ),
    ] = None,
    is_omniscient: Annotated[
        bool, typer.Option("--all", help="Show every card, including hidden ones.")
    ] = False,
    only_round: Annotated[
        int | None, typer.Option("--round", min=1, help="Show only this round.")
    ] = None,
    with_score: Annotated[
        bool, typer.Option("--score", help="Show how the points add up.")
    ] = False,
    language: LanguageOption = None,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object for each step.")
    ] = False,
) -> None:
    """Print a finished game from its first step to its last.

    Without --from or --all you see what a spectator saw.
    """
    if viewer_name is not None and is_omniscient:
        refuse("--from and --all cannot be combined; choose one of them")
    timeline = build_timeline(read_one_story(game), game)
    viewer = OMNISCIENT if is_omniscient else NOBODY
    if viewer_name is not None:
        viewer = parse_viewer(viewer_name, timeline.names)
    last_round = max(step.round for step in timeline.steps)
    if only_round is not None and only_round > last_round:
        refuse(f"--round {only_round}: the game has only {last_round} rounds")
    localizer = Localizer(resolve_language(language), timeline.names, timeline.profile)
    transcript = Transcript(timeline, localizer, viewer)
    if as_json:
        for row in transcript.step_rows(only_round):
            print_data(row)
        return
    terminal = console()
    for part in transcript.render(only_round, with_score):
        terminal.print(part)
    if not timeline.game.is_over():
        print_note(localizer.texts.command("unfinished"))
