"""Codes of the engine in the words of the reader."""

from __future__ import annotations

from citadels.engine.answers.text import place_text
from citadels.engine.codes import NO_CARD
from citadels.engine.editions.declarations import question_kind
from citadels.engine.editions.edition import Problem
from citadels.engine.names import CHARACTERS, DISTRICTS, handler_name
from citadels.protocol.options import option_of
from citadels.protocol.views import Asked
from citadels.text.localize import Localizer

Question = tuple[int, int, int, int, int, int]


class CodeLocalizer(Localizer):
    """Also localizes what the engine says in numbers, by putting it as messages do."""

    def code_question(self, question: Question) -> str:
        handler, step, seat, target, card, amount = question
        slug, source = question_kind(handler, step), handler_name(handler)
        name = "" if card == NO_CARD else place_text(card)
        return self.question(Asked(seat, slug, source, target, name, amount))

    def code_answer(self, answer: int, question: Question) -> str:
        """What an answer to this question says."""
        return self.option(option_of(answer), question_kind(question[0], question[1]))

    def problem(self, problem: Problem) -> str:
        """What is wrong with a set-up."""
        return self.texts.problem(problem.code, **self._values(problem))

    def warning(self, warning: Problem) -> str:
        """What is odd about a set-up."""
        return self.texts.warning(warning.code, **self._values(warning))

    def _values(self, problem: Problem) -> dict[str, str | int]:
        """What a problem is about, with cards by their names."""
        values = dict(problem.values)
        for kind, slugs in (("character", CHARACTERS), ("district", DISTRICTS)):
            if values.get(kind) in slugs:
                values[kind] = self.texts.get_for_profile(f"{kind}-{values[kind]}")
        return values
