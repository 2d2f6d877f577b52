"""Codes of the engine in the words of the reader."""

from __future__ import annotations

from typing import Final

from citadels.engine import codes
from citadels.engine.answers import (
    first_of,
    plain,
    reason_code,
    reason_first,
    reason_second,
    second_of,
    third_of,
    verb_of,
)
from citadels.engine.arguments import REASON_PLACES, VERBS
from citadels.engine.codes import (
    FINE,
    FOR_CARDS,
    FOR_GOLD,
    HIDDEN,
    NO_CARD,
    NOTHING,
    ROLE_ARGUMENT,
    SEAT_ARGUMENT,
    TYPE_ARGUMENT,
    USE,
)
from citadels.engine.editions.edition import Problem
from citadels.engine.editions.registry import PROFILES
from citadels.engine.names import (
    CHARACTERS,
    DISTRICTS,
    EVENTS,
    REASONS,
    TYPES,
    handler_name,
)
from citadels.engine.notation.forms import ROLE_EVENTS
from citadels.engine.notation.telling import question_slug
from citadels.text import HIDDEN as HIDDEN_CARD
from citadels.text import NOBODY as NO_PLAYER
from citadels.text import Texts

Event = tuple[int, int, int, int, int]
Question = tuple[int, int, int, int, int, int]

# Districts that are used on nothing. Of the others the engine may name only that they are used.
_USED_ALONE: Final = ("smithy",)


class Speech:
    """One language, as the cards of one profile have it, and the names of those at the table."""

    def __init__(self, language: str, names: list[str], profile: str = PROFILES[0]) -> None:
        self.texts = Texts(language, profile)
        self.names = names

    def phrase(self, slug: str, /, **values: str | int) -> str:
        """Words of the terminal itself."""
        return self.texts.terminal(slug, **values)

    def label(self, words: str) -> str:
        """Words with what stands in this language between them and what they announce."""
        return self.phrase("label", label=words) + " "

    def term(self, slug: str) -> str:
        return self.texts.name_of_term(slug)

    def player(self, seat: int) -> str:
        return NO_PLAYER if seat < 0 else self.names[seat]

    def character(self, role: int) -> str:
        return "?" if role == HIDDEN else self.texts.name_of_character(CHARACTERS[role])

    def district(self, place: int) -> str:
        """A card, or a district with a star if it is beautified."""
        if place == HIDDEN:
            return "?"
        name = self.texts.name_of_district(DISTRICTS[place % FINE])
        return f"{name}*" if place >= FINE else name

    # What happened.

    def event(self, event: Event) -> str:
        kind, seat, target, card, amount = event
        slug = EVENTS[kind]
        name = ""
        if card == HIDDEN:
            name = HIDDEN_CARD
        elif card != NO_CARD:
            name = self.character(card) if slug in ROLE_EVENTS else self.district(card)
        return self.texts.log(
            slug, seat=self.player(seat), target=self.player(target), card=name, amount=amount
        )

    # What is asked.

    def question(self, question: Question) -> str:
        handler, step, _, target, card, amount = question
        name = "" if card == NO_CARD else self.district(card)
        slug = question_slug(handler, step)
        return self.texts.question(slug, target=self.player(target), card=name, amount=amount)

    def answer(self, given: int, question: Question) -> str:
        """What an answer to this question says."""
        verb, first = verb_of(given), first_of(given)
        if verb == USE:
            return self._use(given)
        slug, place = VERBS[verb]
        special = f"{slug}-{question_slug(question[0], question[1])}"
        if self.texts.has(f"answer-{special}"):
            return self.texts.answer(special)
        if verb == codes.SPLIT:
            return self.texts.answer(slug, gold=first, cards=second_of(given))
        if verb == codes.BUILD_BY:
            given_up = self.district(second_of(given))
            return self.texts.answer(slug, card=self.district(first), given=given_up)
        if not place:
            return self.texts.answer(slug)
        return self.texts.answer(slug, **{place: self._place(place, first)})

    def _use(self, given: int) -> str:
        arguments = [code for code in (second_of(given), third_of(given)) if code != NOTHING]
        name = handler_name(first_of(given))
        if not arguments and name in DISTRICTS and name not in _USED_ALONE:
            return self.texts.answer("use-district", card=self.texts.name_of_district(name))
        slug = f"use-{name}"
        values: dict[str, str | int] = {}
        for argument in arguments:
            if argument in {FOR_GOLD, FOR_CARDS}:
                slug += "-gold" if argument == FOR_GOLD else "-cards"
            elif argument >= TYPE_ARGUMENT:
                values["type"] = self.texts.name_of_type(TYPES[plain(argument)])
            elif argument >= SEAT_ARGUMENT:
                values["target"] = self.player(plain(argument))
            elif argument >= ROLE_ARGUMENT:
                values["character"] = self.character(plain(argument))
            else:
                values["card"] = self.district(argument)
        if first_of(given) == codes.MAGICIAN and arguments:
            slug += "-player"
        return self.texts.answer(slug, **values)

    def reason(self, why: int) -> str:
        slug = REASONS[reason_code(why)]
        first, second = REASON_PLACES.get(slug, ("", ""))
        values: dict[str, str | int] = {}
        if first:
            values[first] = self._place(first, reason_first(why))
        if second:
            values[second] = reason_second(why)
        return self.texts.reason(slug, **values)

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
                values[kind] = self.texts.printed(f"{kind}-{values[kind]}")
        return values

    def _place(self, place: str, code: int) -> str | int:
        if place == "card":
            return self.district(code)
        if place == "character":
            return self.character(code)
        if place in {"seat", "target"}:
            return self.player(code)
        return code

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
                    self.texts.printed(f"{kind}-{slug}").casefold(),
                }:
                    return kind, slug
        return None
