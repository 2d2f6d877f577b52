"""Everything that can be looked up: cards, terms, paragraphs of the reference, rulings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from citadels.cli.reference.entry import (
    CHARACTER,
    DISTRICT,
    PARAGRAPH,
    PART,
    PRESET,
    RULING,
    TERM,
    Entry,
)
from citadels.cli.reference.pages import PREFIXES, page_of
from citadels.cli.reference.search import fold, search, suggest
from citadels.engine.editions.edition import CharacterRow, DistrictRow
from citadels.engine.editions.registry import EDITIONS, PROFILES, edition
from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.engine.rulings import RULINGS as RULINGS
from citadels.text import LANGUAGES, Texts
from citadels.text.keys.game import TERMS

PARTS: Final = (
    *("minute", "setup", "selection", "call", "turn", "building", "end", "scoring", "ties"),
    *("short", "few", "many"),
)


def books_with(kind: str, slug: str) -> list[str]:
    row_of = character_row if kind == CHARACTER else district_row
    return [profile for profile in PROFILES if row_of(slug, profile) is not None]


def character_row(slug: str, profile: str) -> CharacterRow | None:
    return edition(profile).row_of(CHARACTERS.index(slug))


def district_row(slug: str, profile: str) -> DistrictRow | None:
    card = DISTRICTS.index(slug)
    return next((row for row in edition(profile).districts if row.card == card), None)


def completion_slugs() -> list[tuple[str, str]]:
    """Names without spaces, and what each is, for the completion of the shell."""
    cards = [(slug, CHARACTER) for slug in CHARACTERS if books_with(CHARACTER, slug)]
    cards += [(slug, DISTRICT) for slug in DISTRICTS if books_with(DISTRICT, slug)]
    cards += [(row.slug, PRESET) for book in EDITIONS for row in book.presets]
    words = [(f"term-{slug}", TERM) for slug in TERMS] + [(f"part-{part}", PART) for part in PARTS]
    pairs = cards + words + [(slug, RULING) for slug, _ in RULINGS if slug]
    return list(dict(pairs).items())


class Reference:
    """The reference of one profile in one language. Cards of other profiles are in it too."""

    def __init__(self, language: str, profile: str) -> None:
        self.texts = Texts(language, profile)
        self.profile = profile
        # The reader's language first; the others are tried only for names it does not have.
        others = [other for other in ("en", *LANGUAGES) if other != language]
        self.languages = [language, *dict.fromkeys(others)]
        cards_and_terms = [*self._cards(), *self._presets(), *self._terms()]
        self.entries = [*cards_and_terms, *self._parts(), *self._rulings()]

    # Finding.

    def find(self, query: str) -> list[Entry]:
        """Entries with this name or number, or else with these words."""
        return (
            self._find_by_number(query) or self._find_by_name(query) or self._find_by_words(query)
        )

    def _find_by_name(self, query: str) -> list[Entry]:
        folded = fold(query)
        matches = [
            entry for entry in self.entries if folded in {entry.id, entry.id.replace("-", " ")}
        ]
        titled = [entry for entry in self.entries if folded == fold(entry.title)]
        if matches or titled:
            others = [entry for entry in titled if entry.kind != PARAGRAPH and entry not in matches]
            return matches + others
        for language in self.languages:
            by_name = [entry for entry in self.entries if folded in _entry_names(entry, language)]
            if by_name:
                return by_name
        return []

    def _find_by_number(self, query: str) -> list[Entry]:
        """`17`, `R-CL-EN 17`, `A07`, `2016 A07`: paragraphs and rulings as they are cited."""
        cited = " ".join(query.upper().replace("§", " ").split())
        for profile, prefix in PREFIXES.items():
            page = page_of(profile)
            for entry in (*page.rules, *page.rulings):
                book, _, number = entry.id.rpartition(" ")
                citations = {entry.id.upper(), f"{prefix}-{number}", f"{prefix} {number}"}
                if cited in citations or (profile == self.profile and cited == number and book):
                    return [entry]
        return []

    def _find_by_words(self, query: str) -> list[Entry]:
        pool = [entry for entry in self.entries if entry.kind != PART]
        if self.texts.language == "en":  # the full statement is in English alone
            pool += page_of(self.profile).rules
        return search(pool, query)

    def suggest(self, query: str) -> list[str]:
        """Similar names and slugs."""
        entries = [entry for entry in self.entries if entry.kind not in {PARAGRAPH, RULING}]
        names = [entry.title for entry in entries] + [entry.slug for entry in entries]
        return suggest([name for name in names if name], query)

    # What there is.

    def _cards(self) -> Iterator[Entry]:
        for kind, slugs_of_kind in ((CHARACTER, CHARACTERS), (DISTRICT, DISTRICTS)):
            for slug in slugs_of_kind:
                books = books_with(kind, slug)
                if books:
                    profile = self.profile if self.profile in books else books[0]
                    yield self._card(kind, slug, profile)

    def _card(self, kind: str, slug: str, profile: str) -> Entry:
        texts = Texts(self.texts.language, profile)
        name = texts.get_for_profile(f"{kind}-{slug}")
        text = (
            texts.get_for_profile(f"{kind}-{slug}.text") if texts.has(f"{kind}-{slug}.text") else ""
        )
        return Entry(kind, slug, name, text, slug, profile)

    def _presets(self) -> Iterator[Entry]:
        for preset in edition(self.profile).presets:
            texts = self.texts
            roles = [texts.name_of_character(CHARACTERS[role]) for role in preset.characters]
            cards = [texts.name_of_district(DISTRICTS[card]) for card in preset.districts]
            text = "\n".join(", ".join(names) for names in (roles, cards) if names)
            name = texts.name_of_preset(preset.slug)
            yield Entry(PRESET, preset.slug, name, text, preset.slug, self.profile)

    def _terms(self) -> Iterator[Entry]:
        for slug in TERMS:
            texts = self.texts
            name, text = texts.name_of_term(slug), texts.text_of_term(slug)
            yield Entry(TERM, f"term-{slug}", name, text, slug, self.profile)

    def _parts(self) -> Iterator[Entry]:
        for part in PARTS:
            title = self.texts.get(f"rules-part-{part}")
            paragraphs = self._paragraphs(part)
            yield Entry(PART, f"part-{part}", title, "\n\n".join(paragraphs), part, self.profile)
            for number, text in enumerate(paragraphs, start=1):
                yield Entry(PARAGRAPH, f"{part}-{number}", title, text, profile=self.profile)

    def _paragraphs(self, part: str) -> list[str]:
        paragraphs: list[str] = []
        while self.texts.has(f"rules-{part}-{len(paragraphs) + 1}"):
            paragraphs.append(self.texts.get_for_profile(f"rules-{part}-{len(paragraphs) + 1}"))
        return paragraphs

    def _rulings(self) -> Iterator[Entry]:
        title = self.texts.get("rules-part-rulings")
        for slug, reading in rulings_of(self.profile):
            text = self.texts.get(f"rules-ruling-{slug}-{reading}")
            yield Entry(RULING, slug, title, text, slug, self.profile)

    def rulings_about(self, card: Entry) -> list[Entry]:
        """The open points that a card comes into, by its English name."""
        english = Texts("en", card.profile)
        name = re.escape(english.get_for_profile(f"{card.kind}-{card.slug}"))
        pattern = re.compile(rf"(?<!\w){name}(?!\w)")
        return [
            Entry(RULING, slug, "", self.texts.get(f"rules-ruling-{slug}-{reading}"), slug)
            for slug, reading in rulings_of(card.profile)
            if pattern.search(english.get(f"rules-ruling-{slug}-{reading}"))
        ]


def rulings_of(profile: str) -> list[tuple[str, str]]:
    """The open points of a book, and how each is read."""
    book = edition(profile)
    return [
        (RULINGS[number][0], RULINGS[number][1][book.reading(number)]) for number in book.rulings
    ]


def _entry_names(entry: Entry, language: str) -> set[str]:
    """The names of an entry in a language, in all profiles."""
    if entry.kind in {CHARACTER, DISTRICT}:
        key = f"{entry.kind}-{entry.slug}"
        return {fold(Texts(language, book.slug).get_for_profile(key)) for book in EDITIONS}
    prefix = {TERM: "term", PRESET: "preset", PART: "rules-part"}.get(entry.kind)
    return {fold(Texts(language).get(f"{prefix}-{entry.slug}"))} if prefix else set()
