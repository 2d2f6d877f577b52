"""`citadels rules`: any card, term or rule, in any language and any rulebook."""

from __future__ import annotations

from typing import Annotated

import typer

from citadels.cli.completion.candidates import complete_rules
from citadels.cli.errors import FAILED, complain
from citadels.cli.language import LanguageOption, resolve_language
from citadels.cli.lazy_group import examples, new_app
from citadels.cli.output import JsonOption, console, print_data, print_note
from citadels.cli.profiles import Profile, ProfileOption
from citadels.cli.reference import render
from citadels.cli.reference.entries import Reference

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
            help="A name in any language, a term, a number or any words (default: the contents).",
            autocompletion=complete_rules,
        ),
    ] = None,
    profile: ProfileOption = Profile.REVISED_2016,
    language: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """Look up a card, a term or a rule in any rulebook.

    A single match is shown in full, several are listed; if there is none, similar names are
    suggested.
    """
    reference = Reference(resolve_language(language), profile.value)
    query = " ".join(words or []).strip()
    if query:
        _look_up(reference, query, as_json)
    elif as_json:
        print_data(render.contents_data(reference))
    else:
        console().print(render.contents(reference))


def _look_up(reference: Reference, query: str, as_json: bool) -> None:
    entries = reference.find(query)
    if as_json:
        texts = reference.texts
        head = {"query": query, "profile": texts.profile, "language": texts.language}
        rows = [render.entry_data(reference, entry) for entry in entries]
        print_data({**head, "found": rows, "near": [] if entries else reference.suggest(query)})
    elif len(entries) == 1:
        console().print(render.entry_text(reference, entries[0]))
    elif entries:
        console().print(render.entry_list(entries))
        print_note(reference.texts.get("rules-found", count=len(entries)))
    else:
        _report_no_match(reference, query)
    if not entries:
        raise typer.Exit(FAILED)


def _report_no_match(reference: Reference, query: str) -> None:
    texts = reference.texts
    suggestions = ", ".join(reference.suggest(query))
    hint = texts.command("near", names=suggestions) if suggestions else texts.command("shorter")
    complain(f"{texts.command('nothing', words=query)}; {hint}")
