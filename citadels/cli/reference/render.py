"""Entries of the reference as words and as data."""

from __future__ import annotations

from typing import Any, Final

from rich.text import Text

from citadels.cli.reference.entries import (
    PARTS,
    Reference,
    books_with,
    character_row,
    district_row,
    rulings_of,
)
from citadels.cli.reference.entry import CHARACTER, DISTRICT, PART, PRESET, TERM, Entry
from citadels.cli.reference.pages import page_of
from citadels.engine.names import TYPES
from citadels.text import Texts

_EXCERPT_LENGTH: Final = 100  # letters of a text in a list
_CARDS: Final = (CHARACTER, DISTRICT)


def entry_text(reference: Reference, entry: Entry) -> Text:
    text = Text(entry.title or entry.id, style="bold")
    text.append(f"  {entry.id}\n", style="not bold dim")
    if entry.kind in _CARDS:
        text.append(" · ".join(_facts(reference, entry)) + "\n", style="not bold cyan")
    if entry.text:
        text.append(f"{entry.text}\n", style="not bold")
    if entry.kind in _CARDS:
        _add_related(text, reference, entry)
    text.rstrip()
    return text


def entry_list(entries: list[Entry]) -> Text:
    """One line for each entry, with the id that shows all of it."""
    text = Text()
    width = max(len(entry.id) for entry in entries)
    for entry in entries:
        text.append(f"{entry.id:<{width}}  ", style="cyan")
        text.append(entry.title, style="bold")
        words = " ".join(entry.text.split())
        if words:
            is_short = len(words) <= _EXCERPT_LENGTH
            text.append(f"  {words if is_short else words[:_EXCERPT_LENGTH].rstrip() + '…'}")
        text.append("\n")
    text.rstrip()
    return text


def contents(reference: Reference) -> Text:
    texts = reference.texts
    text = Text(f"{texts.get('rules-title')} · {texts.name_of_profile(texts.profile)}", "bold")
    text.append("\n\n")
    for part in PARTS:
        text.append(f"{f'part-{part}':<16}", style="not bold cyan")
        text.append(f"{texts.get(f'rules-part-{part}')}\n", style="not bold")
    kinds = ((CHARACTER, "characters"), (DISTRICT, "districts"), (TERM, "glossary"))
    for kind, part in kinds:
        names = ", ".join(entry.title for entry in _profile_entries(reference, kind))
        text.append(f"\n{texts.get(f'rules-part-{part}')}\n")
        text.append(f"{names}\n", style="not bold")
    text.append(f"\n{texts.get('rules-part-rulings')}\n")
    names = ", ".join(slug for slug, _ in rulings_of(texts.profile))
    text.append(f"{names}\n", style="not bold")
    numbered = page_of(texts.profile).rules
    if numbered:
        numbers = f"{numbered[0].id} – {numbered[-1].id}"
        text.append(f"\n{texts.command('statement', numbers=numbers)}\n", style="not bold")
    text.append(f"\n{texts.command('how')}", style="not bold dim")
    return text


def contents_data(reference: Reference) -> dict[str, Any]:
    texts = reference.texts
    kinds = {"parts": PART, "characters": CHARACTER, "districts": DISTRICT}
    kinds |= {"presets": PRESET, "terms": TERM}
    data: dict[str, Any] = {"profile": texts.profile, "language": texts.language}
    for name, kind in kinds.items():
        data[name] = [
            {"id": entry.id, "title": entry.title} for entry in _profile_entries(reference, kind)
        ]
    data["rulings"] = [slug for slug, _ in rulings_of(texts.profile)]
    data["rules"] = [entry.id for entry in page_of(texts.profile).rules]
    return data


def entry_data(reference: Reference, entry: Entry) -> dict[str, Any]:
    """An entry as data, with the numbers of a card in every rulebook that has it."""
    data: dict[str, Any] = {
        "kind": entry.kind,
        "id": entry.id,
        "title": entry.title,
        "text": entry.text,
        "profile": entry.profile,
    }
    if entry.kind in _CARDS:
        books = books_with(entry.kind, entry.slug)
        data["profiles"] = {book: _numbers(entry, book) for book in books}
        rulings = reference.rulings_about(entry)
        data["rulings"] = [{"id": ruling.id, "text": ruling.text} for ruling in rulings]
        data["rules"] = _paragraphs_about(entry)
    return data


def _profile_entries(reference: Reference, kind: str) -> list[Entry]:
    entries = [entry for entry in reference.entries if entry.kind == kind]
    return [entry for entry in entries if entry.profile == reference.profile]


def _numbers(entry: Entry, profile: str) -> dict[str, Any]:
    if entry.kind == CHARACTER:
        row = character_row(entry.slug, profile)
        return {} if row is None else {"rank": row.rank, "min_players": row.min_players}
    card = district_row(entry.slug, profile)
    if card is None:
        return {}
    type_ = TYPES[card.type]
    return {"type": type_, "cost": card.cost, "copies": card.copies, "chosen": card.is_optional}


def _facts(reference: Reference, entry: Entry) -> list[str]:
    """Rank, or type, cost and copies, as the profile of the entry has them."""
    texts = reference.texts
    facts = [texts.name_of_term(entry.kind)]
    numbers = _numbers(entry, entry.profile)
    if entry.kind == CHARACTER:
        facts.append(texts.get("rules-rank", rank=numbers["rank"]))
        if numbers["min_players"] > 2:
            facts.append(texts.get("rules-from-players", players=numbers["min_players"]))
        return facts
    facts.append(texts.name_of_type(numbers["type"]))
    facts.append(texts.get("rules-cost", cost=numbers["cost"]))
    facts.append(texts.get("rules-copies", amount=numbers["copies"]))
    if numbers["chosen"]:
        facts.append(texts.get("rules-chosen"))
    return facts


def _add_related(text: Text, reference: Reference, card: Entry) -> None:
    texts = reference.texts
    rulings = reference.rulings_about(card)
    if rulings:
        text.append(f"\n{texts.command('rulings')}\n")
        for ruling in rulings:
            text.append(f"- {ruling.text}", style="not bold")
            text.append(f"  {ruling.id}\n", style="not bold dim")
    books = books_with(card.kind, card.slug)
    text.append("\n")
    if reference.profile not in books:
        book, other = (
            texts.name_of_profile(profile) for profile in (reference.profile, card.profile)
        )
        text.append(f"{texts.command('absent', book=book, other=other)}\n", style="not bold yellow")
    names = " · ".join(texts.name_of_profile(book) for book in books)
    text.append(f"{texts.command('books', names=names)}\n", style="not bold dim")
    numbers = _paragraphs_about(card)
    if numbers:
        statement = texts.command("statement", numbers=", ".join(numbers))
        text.append(statement, style="not bold dim")


def _paragraphs_about(card: Entry) -> list[str]:
    """Where the full statement has a section on a card: its headings are the English names."""
    name = Texts("en").get_for_profile(f"{card.kind}-{card.slug}").replace("’", "'")
    return page_of(card.profile).numbers_under(name)
