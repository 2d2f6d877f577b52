"""The laboratory, `citadels lab`: facts about the game, found by playing it many times."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from citadels.cli.batch.options import (
    ClusterOption,
    ProcessesOption,
    check_cluster,
    int_parser,
    make_folder,
    parse_sprt,
    require_lab,
)
from citadels.cli.commands.lab_card import EPILOG as CARD_EPILOG
from citadels.cli.commands.lab_card import card
from citadels.cli.commands.lab_report import EPILOG, report
from citadels.cli.errors import FAILED, refuse
from citadels.cli.lazy_group import examples, new_app
from citadels.cli.output import print_data

if TYPE_CHECKING:
    from citadels.lab.study import Study

app = new_app(no_args_is_help=True)
app.command(epilog=EPILOG)(report)
app.command(epilog=CARD_EPILOG)(card)

JsonOption = Annotated[bool, typer.Option("--json", help="Print JSON.")]
GamesOption = Annotated[
    int | None,
    typer.Option(
        help="Number of games in each condition (default: as in the study).",
        parser=int_parser(1),
        metavar="N",
    ),
]
SeedOption = Annotated[
    int | None,
    typer.Option(help="Random seed (default: as in the study).", parser=int_parser(0), metavar="N"),
]
StudyArgument = Annotated[str, typer.Argument(help="Name of a study, or a file.")]
FolderArgument = Annotated[Path, typer.Argument(help="A folder with results.")]


@app.callback()
def main() -> None:
    """Study the game itself by playing many games.

    Needs citadels\\[lab].
    """
    require_lab("lab")


@app.command("list", epilog=examples("citadels lab list", "citadels lab list --json"))
def list_studies(as_json: JsonOption = False) -> None:
    """List the studies with their questions."""
    from citadels.lab.study import known_studies  # noqa: PLC0415 - only with its libraries

    studies = [_load_study(name) for name in known_studies()]
    if as_json:
        print_data(
            [{"study": one.name, "asks": one.question, "games": one.games()} for one in studies]
        )
        return
    for study in studies:
        question = study.question.partition("? ")
        typer.echo(f"{study.name:<12}{question[0]}{question[1].strip()}")


@app.command(epilog=examples("citadels lab show names", "citadels lab show skill --json"))
def show(study: StudyArgument, as_json: JsonOption = False) -> None:
    """Show the question of a study, its method and its games."""
    from dataclasses import asdict  # noqa: PLC0415

    loaded = _load_study(study)
    if as_json:
        parts = [{"part": each.name, **asdict(each)} for each in loaded.conditions]
        print_data({"study": loaded.name, "asks": loaded.question, "parts": parts})
        return
    from citadels.cli.batch.run_study import print_study  # noqa: PLC0415

    print_study(loaded)


@app.command(
    epilog=examples(
        "citadels lab run characters",
        "citadels lab run crown course --games 2000 --out results",
        "citadels lab run my-study.toml --seed 7 --processes 2 --json",
        "citadels lab run names --cluster auto",
        "citadels lab run my-study.toml --sprt 0.25,0.30",
    )
)
def run(
    studies: Annotated[list[str], typer.Argument(help="Names of studies, or files.")],
    *,
    games: GamesOption = None,
    seed: SeedOption = None,
    out: Annotated[Path, typer.Option(help="Store the results in this folder.")] = Path(
        "lab-results"
    ),
    processes: ProcessesOption = None,
    cluster: ClusterOption = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            help="Stop at each mixed table as soon as the share of its first bot is known to be "
            "at most P0 or at least P1: P0,P1."
        ),
    ] = None,
    as_json: JsonOption = False,
) -> None:
    """Play the games of studies and count what happens. Games already played are not repeated.

    After Ctrl-C everything complete is kept; the same command continues from there.
    """
    selected = {name: _load_study(name, games, seed) for name in studies}
    check_cluster(cluster, processes)
    hypotheses = parse_sprt(sprt)
    make_folder(out)
    from citadels.cli.batch.run_study import StudyJob, run_job  # noqa: PLC0415

    run_job(StudyJob(selected, games, seed, out, processes, cluster, sprt, hypotheses, as_json))


@app.command(
    epilog=examples(
        "citadels lab check lab-results", "citadels lab check lab-results --chunks 20 --json"
    )
)
def check(
    folder: FolderArgument,
    chunks: Annotated[
        int, typer.Option(min=0, help="Number of chunks, chosen at random, to replay.")
    ] = 3,
    seed: Annotated[int, typer.Option(min=0, help="Random seed for choosing them.")] = 1,
    as_json: JsonOption = False,
) -> None:
    """Check that results are complete, and that replayed games give the same results."""
    from citadels.cli.batch.run_study import check_folder  # noqa: PLC0415

    if not check_folder(folder, chunks, seed, as_json):
        raise typer.Exit(FAILED)


def _load_study(name: str, games: int | None = None, seed: int | None = None) -> Study:
    """A study with the requested number of games and seed."""
    from citadels.lab.study import StudyError, find_study  # noqa: PLC0415

    try:
        study = find_study(name)
    except StudyError as error:
        refuse(str(error))
    study = study if games is None else study.with_games(games)
    return study if seed is None else study.with_seed(seed)
