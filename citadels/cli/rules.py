"""`citadels rules`: any card, term or rule, in any language and by any rulebook."""

from __future__ import annotations

from typing import Annotated

import typer

from citadels.cli.completing import complete_rules
from citadels.cli.errors import FAILED, complain
from citadels.cli.group import examples, new_app
from citadels.cli.language import LanguageOption, spoken
from citadels.cli.output import console, print_data, remark
from citadels.cli.profiles import Profile, ProfileOption
from citadels.cli.reference.entries import Reference
from citadels.cli.reference.showing import contents, contents_data, data_of, listed, shown

app = new_app()


@app.command(
    epilog=examples(
        "citadels rules",
        "citadels rules wizard",
        "citadels rules --lang fr --profile classic-fr navigateur",
        "citadels rules 'Great Wall' --json",
        "citadels rules R-2016 107",
        "citadels rules killed crown",
        "citadels rules great-wall-coin",
    )
)
def rules(
    words: Annotated[
        list[str] | None,
        typer.Argument(
            help="A name in any language, a term, a number or any words; else the contents.",
            autocompletion=complete_rules,
        ),
    ] = None,
    profile: ProfileOption = Profile.REVISED_2016,
    language: LanguageOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print data.")] = False,
) -> None:
    """Look up a card, a term or a rule, by any rulebook.

    One hit is shown whole, several are listed, and near names are told if there is none.
    """
    reference = Reference(spoken(language), profile.value)
    query = " ".join(words or []).strip()
    if query:
        _look_up(reference, query, as_json)
    elif as_json:
        print_data(contents_data(reference))
    else:
        console().print(contents(reference))


def _look_up(reference: Reference, query: str, as_json: bool) -> None:
    found = reference.find(query)
    if as_json:
        texts = reference.texts
        head = {"query": query, "profile": texts.profile, "language": texts.language}
        told = [data_of(reference, entry) for entry in found]
        print_data({**head, "found": told, "near": [] if found else reference.near(query)})
    elif len(found) == 1:
        console().print(shown(reference, found[0]))
    elif found:
        console().print(listed(found))
        remark(reference.texts.get("rules-found", count=len(found)))
    else:
        _say_there_is_none(reference, query)
    if not found:
        raise typer.Exit(FAILED)


def _say_there_is_none(reference: Reference, query: str) -> None:
    texts = reference.texts
    near = ", ".join(reference.near(query))
    hint = texts.command("near", names=near) if near else texts.command("shorter")
    complain(f"{texts.command('nothing', words=query)}; {hint}")
