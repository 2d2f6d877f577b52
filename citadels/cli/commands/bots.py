"""`citadels bots`: a list of the bots, and what one thinks of a position."""

from __future__ import annotations

import inspect
from typing import Annotated, Any, Final

import typer
from rich.table import Table
from rich.text import Text

from citadels.bots.bot import BotError, Explanation
from citadels.bots.registry import BOTS, bot_class, installed_names, make_bot, parameters_of
from citadels.cli.completion.candidates import complete_bots
from citadels.cli.errors import refuse
from citadels.cli.language import LanguageOption, resolve_language
from citadels.cli.lazy_group import examples, new_app
from citadels.cli.localize import CodeLocalizer
from citadels.cli.output import JsonOption, console, print_data
from citadels.cli.story_input import read_one_story
from citadels.cli.timeline import Timeline, build_timeline
from citadels.engine.answers.text import answer_text
from citadels.engine.names import CHARACTERS
from citadels.engine.view import SeatView, make_view
from citadels.text import Texts

DEFAULT_BOT: Final = "search(ms=500)"
_MIN_CHANCE: Final = 0.005  # smaller chances are not shown


app = new_app()


@app.callback(
    invoke_without_command=True,
    epilog=examples("citadels bots", "citadels bots --lang uk", "citadels bots --json"),
)
def bots(
    context: typer.Context, language: LanguageOption = None, as_json: JsonOption = False
) -> None:
    """List the bots, or ask one for its view of a position.

    Bots are listed from the weakest to the strongest (docs/bots.md has the measurements); those
    from other packages come last.
    """
    if context.invoked_subcommand is not None:
        return
    texts = Texts(resolve_language(language))
    descriptions = [_describe_bot(name, texts) for name in (*BOTS, *installed_names())]
    if as_json:
        print_data(descriptions)
        return
    terminal = console()
    for description in descriptions:
        terminal.print(_bot_text(description, texts))


def _describe_bot(name: str, texts: Texts) -> dict[str, Any]:
    """A bot described in the language of the reader; one from another package, by its docstring."""
    try:
        class_ = bot_class(name)
    except BotError as error:  # something it needs is not installed
        return {"bot": name, "name": name, "text": str(error), "parameters": {}}
    title, text = name, (inspect.getdoc(class_) or "").partition("\n")[0]
    if texts.has(f"web-bot-{name}"):
        title, text = (texts.get(f"web-bot-{name}{part}") for part in ("", ".text"))
    return {"bot": name, "name": title, "text": text, "parameters": parameters_of(class_)}


def _bot_text(bot: dict[str, Any], texts: Texts) -> Text:
    text = Text(f"{bot['bot']:<12}", style="bold cyan")
    text.append(f"{bot['name']}. ", style="not cyan")
    text.append(bot["text"], style="not bold not cyan")
    if bot["parameters"]:
        names = ", ".join(f"{key}={value}" for key, value in bot["parameters"].items())
        parameters = texts.command("parameters", names=names)
        text.append(f"\n{'':<12}{parameters}", style="not bold not cyan dim")
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
        str, typer.Argument(metavar="STORY", help="A story file that ends with an open question.")
    ],
    bot: Annotated[
        str, typer.Option(autocompletion=complete_bots, help="The bot to ask.")
    ] = DEFAULT_BOT,
    seed: Annotated[int, typer.Option(min=0, help="Random seed.")] = 0,
    language: LanguageOption = None,
    as_json: JsonOption = False,
) -> None:
    """Ask a bot about the open question at the end of a story.

    The bot sees only what the player to move could know.
    """
    try:
        adviser = make_bot(bot)
    except BotError as error:
        refuse(f"--bot: {error}")
    timeline = build_timeline(read_one_story(story), story)
    if timeline.game.is_over():
        refuse(f"{story}: the game is over; give a story that ends with an open question")
    seat = timeline.game.to_move()
    seat_view = make_view(timeline.game, seat)
    explanation = adviser.explain(seat_view, timeline.knowledge_of(seat), seed)
    if as_json:
        print_data(_explanation_data(bot, timeline, seat_view, explanation))
    else:
        localizer = CodeLocalizer(resolve_language(language), timeline.names, timeline.profile)
        _print_explanation(bot, timeline, seat_view, explanation, localizer)


def _explanation_data(
    bot: str, timeline: Timeline, seat_view: SeatView, explanation: Explanation
) -> dict[str, Any]:
    names = timeline.names
    return {
        "bot": bot,
        "seat": seat_view.seat,
        "player": names[seat_view.seat],
        "answer": answer_text(explanation.answer, names),
        "options": [
            {
                "answer": answer_text(option.answer, names),
                "share": option.share,
                "spread": option.std_error,
                "tries": option.visits,
            }
            for option in explanation.options
        ],
        "beliefs": {
            names[seat]: {CHARACTERS[role]: chance for role, chance in roles}
            for seat, roles in _likely_roles(seat_view, explanation)
        },
        "tries": explanation.visits,
    }


def _print_explanation(
    bot: str,
    timeline: Timeline,
    seat_view: SeatView,
    explanation: Explanation,
    localizer: CodeLocalizer,
) -> None:
    texts = localizer.texts
    question = seat_view.questions[-1]
    terminal = console()
    heading = localizer.label(texts.command("asked", seat=localizer.player(seat_view.seat)))
    terminal.print(Text(f"{heading}{localizer.code_question(question)}", style="bold"))
    answer = localizer.code_answer(explanation.answer, question)
    terminal.print(Text(texts.command("would", bot=bot, answer=answer), style="bold green"))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    table.add_column("")
    for slug in ("share", "spread", "tries"):
        table.add_column(texts.command(slug), justify="right")
    for option in explanation.options:
        words = Text(localizer.code_answer(option.answer, question))
        share, error = f"{option.share:.1%}", f"± {option.std_error:.1%}"
        table.add_row(words, share, error, str(option.visits))
    terminal.print(table)
    beliefs = _likely_roles(seat_view, explanation)
    if beliefs:
        terminal.print(Text(f"\n{texts.command('beliefs')}", style="bold"))
    for seat, chances in beliefs:
        roles = ", ".join(
            f"{localizer.character(CHARACTERS[role])} {chance:.0%}" for role, chance in chances
        )
        terminal.print(Text(f"{localizer.label(timeline.names[seat])}{roles}"))


def _likely_roles(
    seat_view: SeatView, explanation: Explanation
) -> list[tuple[int, list[tuple[int, float]]]]:
    """For each other seat, the characters it may hold, the most likely first."""
    beliefs = []
    for seat, chances in enumerate(explanation.beliefs):
        roles = [
            (role, round(chance, 3))
            for role, chance in enumerate(chances[: len(CHARACTERS)])
            if chance >= _MIN_CHANCE
        ]
        if seat != seat_view.seat and roles:
            beliefs.append((seat, sorted(roles, key=lambda pair: -pair[1])))
    return beliefs
