"""`citadels compare`: the rulebooks side by side."""

from __future__ import annotations

from typing import Annotated

import typer

from citadels.cli.errors import refuse
from citadels.cli.lazy_group import examples, new_app
from citadels.cli.output import print_data
from citadels.cli.rulebook_diff.differences import WORDING_DIFFERENCES
from citadels.cli.rulebook_diff.page import page, tables, write_page
from citadels.engine.editions.registry import PROFILES

app = new_app()


@app.command(epilog=examples("citadels compare", "citadels compare --json"))
def compare(
    write: Annotated[
        bool, typer.Option("--write", help="Write the page to docs/rules instead of printing it.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print data instead of a page.")] = False,
) -> None:
    """Print the rulebooks side by side as one page."""
    if write:
        if not write_page():
            refuse(
                "there is no folder docs/rules next to the package; run this in a source checkout"
            )
    elif as_json:
        print_data(_comparison_data())
    else:
        typer.echo(page(), nl=False)


def _comparison_data() -> dict[str, object]:
    return {
        "tables": {
            title: [
                {
                    "key": row.key,
                    "name": row.name,
                    "profiles": dict(zip(PROFILES, row.cells, strict=True)),
                }
                for row in rows
            ]
            for title, rows in tables()
        },
        "words": {f"D{number:02}": text for number, text in WORDING_DIFFERENCES.items()},
    }
