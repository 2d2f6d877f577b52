"""`citadels bots`: which there are, and what one thinks of a position."""

from __future__ import annotations

import inspect
from typing import Annotated, Any, Final

import typer
from rich.table import Table
from rich.text import Text

from citadels.bots.bot import BotError, Explanation
from citadels.bots.registry import BOTS, bot_class, installed_names, make_bot, parameters_of
from citadels.cli.completing import complete_bots
from citadels.cli.course import Course, course_of
from citadels.cli.errors import refuse
from citadels.cli.group import examples, new_app
from citadels.cli.language import LanguageOption, spoken
from citadels.cli.output import console, print_data
from citadels.cli.sources import one_story_of
from citadels.cli.speech import Speech
from citadels.engine.answers.text import answer_text
from citadels.engine.names import CHARACTERS
from citadels.engine.view import SeatView, make_view
from citadels.text import Texts

ADVISER: Final = "search(ms=500)"
_SHOWN: Final = 0.005  # chances below are not told

JsonOption = Annotated[bool, typer.Option("--json", help="Print data.")]

app = new_app()


@app.callback(
    invoke_without_command=True,
    epilog=examples("citadels bots", "citadels bots --lang uk", "citadels bots --json"),
)
def bots(
    context: typer.Context, language: LanguageOption = None, as_json: JsonOption = False
) -> None:
    """Say which bots there are, and what one thinks.

    From the weakest to the strongest; docs/bots.md tells how strong they were measured to be. Those
    that other packages bring come last.
    """
    if context.invoked_subcommand is not None:
        return
    texts = Texts(spoken(language))
    told = [_described(name, texts) for name in (*BOTS, *installed_names())]
    if as_json:
        print_data(told)
        return
    place = console()
    for one in told:
        place.print(_told(one, texts))


def _described(name: str, texts: Texts) -> dict[str, Any]:
    """A bot in the reader's words; one that somebody has added, in its own."""
    try:
        kind = bot_class(name)
    except BotError as error:  # something that it needs is not installed
        return {"bot": name, "name": name, "text": str(error), "parameters": {}}
    called, text = name, (inspect.getdoc(kind) or "").partition("\n")[0]
    if texts.has(f"web-bot-{name}"):
        called, text = (texts.get(f"web-bot-{name}{part}") for part in ("", ".text"))
    return {"bot": name, "name": called, "text": text, "parameters": parameters_of(kind)}


def _told(bot: dict[str, Any], texts: Texts) -> Text:
    text = Text(f"{bot['bot']:<12}", style="bold cyan")
    text.append(f"{bot['name']}. ", style="not cyan")
    text.append(bot["text"], style="not bold not cyan")
    if bot["parameters"]:
        names = ", ".join(f"{key}={value}" for key, value in bot["parameters"].items())
        told = texts.command("parameters", names=names)
        text.append(f"\n{'':<12}{told}", style="not bold not cyan dim")
    return text


@app.command(
    epilog=examples(
        "citadels bots explain position.story",
        "citadels bots explain position.story --bot 'search(iterations=200)' --seed 1 --json",
        "citadels bots explain position.story --bot charter --lang bg",
    )
)
def explain(
    story: Annotated[
        str,
        typer.Argument(
            metavar="STORY", help="A file with a story that ends with an open question."
        ),
    ],
    bot: Annotated[str, typer.Option(autocompletion=complete_bots, help="Who is asked.")] = ADVISER,
    seed: Annotated[int, typer.Option(min=0, help="Where chance comes from.")] = 0,
    language: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """Ask a bot about the open question at the end of a story.

    It is told what the seat that is asked could know, and nothing else.
    """
    try:
        asked = make_bot(bot)
    except BotError as error:
        refuse(f"--bot: {error}")
    course = course_of(one_story_of(story), story)
    if course.game.is_over():
        refuse(f"{story}: the game is over; give a story that ends with an open question")
    seat = course.game.to_move()
    seen = make_view(course.game, seat)
    thought = asked.explain(seen, course.learnt_by(seat), seed)
    if as_json:
        print_data(_data(bot, course, seen, thought))
    else:
        speech = Speech(spoken(language), course.names, course.profile)
        _tell(bot, course, seen, thought, speech)


def _data(bot: str, course: Course, seen: SeatView, thought: Explanation) -> dict[str, Any]:
    names = course.names
    return {
        "bot": bot,
        "seat": seen.seat,
        "player": names[seen.seat],
        "answer": answer_text(thought.answer, names),
        "options": [
            {
                "answer": answer_text(option.answer, names),
                "share": option.share,
                "spread": option.std_error,
                "tries": option.visits,
            }
            for option in thought.options
        ],
        "beliefs": {
            names[seat]: {CHARACTERS[role]: chance for role, chance in held}
            for seat, held in _beliefs(seen, thought)
        },
        "tries": thought.visits,
    }


def _tell(bot: str, course: Course, seen: SeatView, thought: Explanation, speech: Speech) -> None:
    texts = speech.texts
    question = seen.questions[-1]
    place = console()
    heading = speech.label(texts.command("asked", seat=speech.player(seen.seat)))
    place.print(Text(f"{heading}{speech.question(question)}", style="bold"))
    answer = speech.answer(thought.answer, question)
    place.print(Text(texts.command("would", bot=bot, answer=answer), style="bold green"))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for slug in ("share", "spread", "tries"):
        table.add_column(texts.command(slug), justify="right")
    for option in thought.options:
        words = Text(speech.answer(option.answer, question))
        share, spread = f"{option.share:.1%}", f"± {option.std_error:.1%}"
        table.add_row(words, share, spread, str(option.visits))
    place.print(table)
    held = _beliefs(seen, thought)
    if held:
        place.print(Text(f"\n{texts.command('beliefs')}", style="bold"))
    for seat, chances in held:
        told = ", ".join(f"{speech.character(role)} {chance:.0%}" for role, chance in chances)
        place.print(Text(f"{speech.label(course.names[seat])}{told}"))


def _beliefs(seen: SeatView, thought: Explanation) -> list[tuple[int, list[tuple[int, float]]]]:
    """Of the other seats, the characters that they may hold, the likeliest first."""
    found = []
    for seat, chances in enumerate(thought.beliefs):
        held = [
            (role, round(chance, 3))
            for role, chance in enumerate(chances[: len(CHARACTERS)])
            if chance >= _SHOWN
        ]
        if seat != seen.seat and held:
            found.append((seat, sorted(held, key=lambda pair: -pair[1])))
    return found
