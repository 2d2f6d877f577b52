"""Options, events and reasons in the language of the reader."""

from __future__ import annotations

from typing import Final

from citadels.engine.aims import AIM_NOTHING
from citadels.engine.editions.declarations import CARDS, aims_of
from citadels.engine.editions.registry import PROFILES
from citadels.engine.names import CHARACTERS, DISTRICTS, handler_name
from citadels.protocol.messages import Event
from citadels.protocol.options import Option, Refusal
from citadels.protocol.views import UNKNOWN, Asked
from citadels.text import HIDDEN as HIDDEN_CARD
from citadels.text import NOBODY as NO_PLAYER
from citadels.text import Texts

BEAUTIFIED_MARK: Final = "*"  # after the name of a beautified district
_ROLES: Final = frozenset(CHARACTERS)
_UNTARGETED: Final = frozenset(
    handler_name(handler) for handler in CARDS if aims_of(handler) & AIM_NOTHING
)


def strip_mark(place: str) -> str:
    """The slug of a district, without the star."""
    return place.removesuffix(BEAUTIFIED_MARK)


def is_role(slug: str) -> bool:
    return slug in _ROLES


class Localizer:
    """The texts of one language and profile, with the names of the players at the table."""

    def __init__(self, language: str, names: list[str], profile: str = PROFILES[0]) -> None:
        self.texts = Texts(language, profile)
        self.names = names
        self._cache: dict[str, str] = {}  # texts without variables

    def phrase(self, slug: str, /, **values: str | int) -> str:
        """A text of the terminal itself."""
        return self.get(f"terminal-{slug}", **values)

    def get(self, key: str, /, **values: str | int) -> str:
        """A text that the browser client also uses."""
        if values:
            return self.texts.get(key, **values)
        if key not in self._cache:
            self._cache[key] = self.texts.get(key)
        return self._cache[key]

    def label(self, words: str) -> str:
        """A label, with the punctuation of the language between it and its value."""
        return self.phrase("label", label=words) + " "

    def term(self, slug: str) -> str:
        return self.texts.name_of_term(slug)

    def player(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else NO_PLAYER

    def players(self, seats: list[int]) -> str:
        return ", ".join(self.player(seat) for seat in seats)

    # Cards.

    def character(self, slug: str) -> str:
        return UNKNOWN if slug == UNKNOWN else self._printed(f"character-{slug}")

    def district(self, place: str) -> str:
        """The name of a district, with a star if it is beautified."""
        if place == UNKNOWN:
            return UNKNOWN
        name = self._printed(f"district-{strip_mark(place)}")
        return name + BEAUTIFIED_MARK if place.endswith(BEAUTIFIED_MARK) else name

    def _printed(self, key: str) -> str:
        if key not in self._cache:
            self._cache[key] = self.texts.get_for_profile(key)
        return self._cache[key]

    def card(self, slug: str) -> str:
        return self.character(slug) if is_role(slug) else self.district(slug)

    def card_text(self, slug: str) -> str:
        """The text printed on a card; empty for a basic district."""
        texts = self.texts
        return texts.text_of_character(slug) if is_role(slug) else texts.text_of_district(slug)

    # Events.

    def event(self, event: Event) -> str:
        """A line of the log."""
        values: dict[str, str | int] = {
            "seat": self.player(event.seat),
            "target": self.player(event.target),
            "card": self._event_card(event.card),
            "amount": event.amount,
        }
        return self.texts.log(event.kind, **values)

    def _event_card(self, card: str) -> str:
        if not card:
            return ""
        return HIDDEN_CARD if card == UNKNOWN else self.card(card)

    # Questions and answers.

    def question(self, question: Asked) -> str:
        card = self.district(question.card) if question.card else ""
        target = self.player(question.target)
        return self.texts.question(question.kind, target=target, card=card, amount=question.amount)

    def option(self, option: Option, kind: str) -> str:
        """The label of an option of this kind of question."""
        values: dict[str, str | int] = {
            "card": self.district(option.card) if option.card else self._source_name(option),
            "given": self.district(option.given) if option.given else "",
            "character": self.character(option.character) if option.character else "",
            "target": self.player(option.seat),
            "type": self.texts.name_of_type(option.type) if option.type else "",
            "gold": option.gold,
            "cards": option.cards,
        }
        return self.texts.answer(self._answer_slug(option, kind), **values)

    def _source_name(self, option: Option) -> str:
        source = option.source
        return self.district(source) if source in DISTRICTS else ""

    def _answer_slug(self, option: Option, kind: str) -> str:
        if option.verb != "use":
            special_slug = f"{option.verb}-{kind}"
            return special_slug if self.texts.has(f"answer-{special_slug}") else option.verb
        source = option.source
        has_object = option.card or option.character or option.type or option.choice
        is_bare = not has_object and option.seat < 0
        if is_bare and source in DISTRICTS and source not in _UNTARGETED:
            return "use-district"
        special_slug = f"use-{source}-{option.choice or option.place}"
        return special_slug if self.texts.has(f"answer-{special_slug}") else f"use-{source}"

    def reason(self, refusal: Refusal) -> str:
        """The reason why something cannot be done."""
        return self.texts.reason(
            refusal.code,
            card=self.district(refusal.card) if refusal.card else "",
            character=self.character(refusal.character) if refusal.character else "",
            seat=self.player(refusal.seat),
            price=refusal.price,
            gold=refusal.gold,
            amount=refusal.amount,
        )
