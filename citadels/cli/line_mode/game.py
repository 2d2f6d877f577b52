"""A game in the terminal, line by line."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from citadels.cli.event_lines import event_lines
from citadels.cli.line_mode.card_text import card_text
from citadels.cli.line_mode.table_printer import TablePrinter, print_options
from citadels.cli.localize import CodeLocalizer
from citadels.engine.answers.text import AnswerTextError, answer_text, parse_answer
from citadels.engine.editions.edition import Setup
from citadels.engine.validation.setup_problems import setup_warnings
from citadels.protocol.messages import Step
from citadels.protocol.options import Option, refusal_of
from citadels.protocol.views import Own
from citadels.session.card_data import card_data_of
from citadels.session.local import LocalSession
from citadels.session.table_view import TableView

_TURN_QUESTIONS: Final = ("turn", "thank")  # where an option to build shows its price


class QuitGameError(Exception):
    """The person at the terminal leaves."""


class LineGame:
    """Prints what happens, shows the table, and asks, until the game of a session ends."""

    def __init__(
        self,
        session: LocalSession,
        language: str,
        console: Console,
        read_line: Callable[[str], str] | None = None,
    ) -> None:
        self.session = session
        self.console = console
        self.read_line = read_line or console.input
        self.names = [seat.name for seat in session.table.seats]
        self.localizer = CodeLocalizer(language, self.names, session.table.setup.profile)
        self._card_data = card_data_of(session.table.setup)
        self._printed_steps = 0
        session.subscribe(self._print_new_steps)
        session.shows_every_answer = True

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        self._print_new_steps()
        try:
            # Without asyncio.run, whose handler of Ctrl-C waits while a line is being read.
            with closing(asyncio.new_event_loop()) as loop:
                loop.run_until_complete(self._play())
        except (QuitGameError, EOFError, KeyboardInterrupt):
            self.console.print()
            self.console.print(self.localizer.phrase("stopped"))

    async def _play(self) -> None:
        session = self.session
        await session.play_bots()
        while not session.match.is_over():
            await session.answer(session.match.question, self._ask_person())
            await session.play_bots()
        self._print_table()
        scores, _ = await session.scores()
        TablePrinter(self.console, self.view()).print_scores(scores)

    def print_introduction(self, setup: Setup, seed: int) -> None:
        """The seed, and what is odd about the set-up."""
        # As a word: a number would get marks between its thousands.
        self.console.print(self.localizer.phrase("seed", seed=str(seed)), style="dim")
        for warning in setup_warnings(setup):
            self.console.print(Text(self.localizer.warning(warning), style="yellow"))

    def save_story(self, path: Path) -> bool:
        """Write the game so far to a file. False if that is not possible."""
        try:
            self.session.write_story(path)
        except OSError as error:
            reason = error.strerror or ""
            self.console.print(Text(self.localizer.phrase("not-saved", file=str(path), why=reason)))
            return False
        self.console.print(Text(self.localizer.phrase("saved", file=str(path))), soft_wrap=True)
        return True

    # What happened.

    def _print_new_steps(self) -> None:
        for step in self.session.steps[self._printed_steps :]:
            for line in self.step_lines(step):
                self.console.print(Text(line))
        self._printed_steps = len(self.session.steps)

    def step_lines(self, step: Step) -> list[str]:
        """What happened, without what the table shows."""
        events = [
            event
            for event in step.events
            if not (event.kind == "saw-in-deck" and event.seat == self.session.seat)
        ]
        return [line for line, _ in event_lines(events, self.localizer)]

    # The question.

    def view(self) -> TableView:
        session = self.session
        if session.state is None:
            raise ValueError("the session has no state before it is set up")
        return TableView(
            session.table,
            session.state,
            session.steps,
            session.seat,
            self.localizer,
            self._card_data,
        )

    def _print_table(self) -> None:
        knowledge = self.session.match.knowledge(self.session.seat)
        TablePrinter(self.console, self.view()).print_table(knowledge)

    def _ask_person(self) -> int:
        view = self.view()
        own, question = view.own, view.state.common.asked
        if own is None or question is None:
            raise ValueError("the session asks nothing")
        self._print_table()
        self.console.print()
        self.console.print(Text(self.localizer.question(question), style="bold"))
        print_options(self.console, _option_texts(view, own))
        self.console.print(Text(self.localizer.phrase("help"), style="dim"))
        count = len(own.options)
        numbers = "1" if count == 1 else f"1-{count}"
        prompt = self.localizer.phrase("prompt", seat=self.names[own.seat], numbers=numbers)
        while True:
            text = " ".join(self.read_line(f"{prompt}> ").split())
            answer = self._parse_input(text, view, own.options)
            if answer is not None:
                return answer

    def _parse_input(self, text: str, view: TableView, options: list[Option]) -> int | None:
        """The answer; None for a command, or if it is no answer."""
        if text in {"quit", "q", "exit"}:
            raise QuitGameError
        command, _, argument = text.partition(" ")
        if text == "?":
            self._print_unavailable(view)
        elif command == "rules":
            self.console.print(card_text(argument, self.localizer, self._card_data))
        elif text.isascii() and text.isdigit() and len(text) < 4 and 0 < int(text) <= len(options):
            return options[int(text) - 1].id
        elif text:
            return self._parse_words(text, view, options)
        return None

    def _parse_words(self, text: str, view: TableView, options: list[Option]) -> int | None:
        try:
            answer = parse_answer(text, self.names)
        except AnswerTextError:
            answer = -1
        if any(option.id == answer for option in options):
            return answer
        folded = text.casefold()
        matches: list[int] = []
        for option in options:
            words = self.localizer.option(option, view.question_kind)
            labels = (words.casefold(), answer_text(option.id, self.names).casefold())
            if folded in labels:
                return option.id
            if any(label.startswith(folded) for label in labels):
                matches.append(option.id)
        if len(matches) == 1:
            return matches[0]
        if answer >= 0:
            refusal = refusal_of(self.session.match.game.refusal(answer))
            self.console.print(Text(self.localizer.reason(refusal)))
        else:
            key = "several" if matches else "unknown"
            self.console.print(Text(self.localizer.phrase(key, words=text)))
        return None

    def _print_unavailable(self, view: TableView) -> None:
        """What one might expect here, and why it cannot be done."""
        by_reason = view.unavailable_options()
        if not by_reason:
            self.console.print(Text(self.localizer.phrase("nothing")))
            return
        heading = self.localizer.label(self.localizer.phrase("refused"))
        self.console.print(Text(heading.rstrip(), style="bold"))
        for reason, options in by_reason.items():
            line = Text(f"  {self.localizer.label(', '.join(options))}")
            self.console.print(line.append(reason, style="italic"))


def _option_texts(view: TableView, own: Own) -> list[Text]:
    question = view.state.common.asked
    shows_prices = question is not None and question.kind in _TURN_QUESTIONS
    texts: list[Text] = []
    for option, price in zip(own.options, own.charges or [0] * len(own.options), strict=True):
        text = Text(view.localizer.option(option, view.question_kind))
        if option.verb == "build" and shows_prices:
            text.append(f" ({price})", style="dim")
        texts.append(text)
    return texts
