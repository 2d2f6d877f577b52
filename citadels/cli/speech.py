"""Codes of the engine in the words of the reader."""

from __future__ import annotations

from citadels.engine.answers.text import place_text
from citadels.engine.codes import HIDDEN, NO_CARD
from citadels.engine.editions.edition import Problem
from citadels.engine.editions.registry import PROFILES
from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.engine.notation.event_text import question_slug
from citadels.protocol.options import option_of, refusal_of
from citadels.protocol.steps import events_of
from citadels.protocol.views import UNKNOWN
from citadels.tui import speech as messages

Event = tuple[int, int, int, int, int]
Question = tuple[int, int, int, int, int, int]


class Speech:
    """One language, as the cards of one profile have it, and the names of those at the table.

    Codes are put as messages put them, which have their words already.
    """

    def __init__(self, language: str, names: list[str], profile: str = PROFILES[0]) -> None:
        self.messages = messages.Speech(language, names, profile)
        self.texts = self.messages.texts
        self.names = names

    def phrase(self, slug: str, /, **values: str | int) -> str:
        """Words of the terminal itself."""
        return self.messages.phrase(slug, **values)

    def label(self, words: str) -> str:
        """Words with what stands in this language between them and what they announce."""
        return self.messages.label(words)

    def term(self, slug: str) -> str:
        return self.messages.term(slug)

    def player(self, seat: int) -> str:
        return self.messages.player(seat)

    def character(self, role: int) -> str:
        return self.messages.character(UNKNOWN if role == HIDDEN else CHARACTERS[role])

    def district(self, place: int) -> str:
        """A card, or a district with a star if it is beautified."""
        return self.messages.district(UNKNOWN if place == HIDDEN else place_text(place))

    # What happened, what is asked and answered.

    def event(self, event: Event) -> str:
        return self.messages.event(events_of([event])[0])

    def question(self, question: Question) -> str:
        handler, step, _, target, card, amount = question
        name = "" if card == NO_CARD else self.district(card)
        slug = question_slug(handler, step)
        return self.texts.question(slug, target=self.player(target), card=name, amount=amount)

    def answer(self, given: int, question: Question) -> str:
        """What an answer to this question says."""
        return self.messages.option(option_of(given), question_slug(question[0], question[1]))

    def reason(self, why: int) -> str:
        return self.messages.reason(refusal_of(why))

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

    # Cards by name.

    def find_card(self, words: str) -> tuple[str, str] | None:
        """The kind and slug of the card of this name, in this language or as a slug."""
        wanted = words.strip().casefold()
        kinds = (("character", CHARACTERS), ("district", DISTRICTS))
        for kind, slugs in kinds:
            for slug in slugs:
                if wanted in {
                    slug,
                    slug.replace("-", " "),
                    self.texts.get_for_profile(f"{kind}-{slug}").casefold(),
                }:
                    return kind, slug
        return None
