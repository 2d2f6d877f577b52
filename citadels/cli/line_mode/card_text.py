"""What is printed on a card."""

from __future__ import annotations

from rich.text import Text

from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.session.book import Book
from citadels.text.localize import Localizer, is_role


def card_text(query: str, localizer: Localizer, book: Book) -> Text:
    """Name, numbers and text of a card."""
    slug = _find_card(query, localizer)
    if not slug:
        return Text(localizer.phrase("no-card", words=query))
    text = Text(localizer.card(slug), style="bold")
    if slug in book.ranks:
        text.append(f"  {localizer.term('rank')} {book.ranks[slug]}", style="not bold dim")
    elif slug in book.types:
        type_ = localizer.texts.name_of_type(book.type(slug))
        cost = localizer.phrase("cost", amount=book.cost(slug))
        text.append(f"  {type_}, {cost}", style="not bold dim")
    if printed := localizer.card_text(slug):
        text.append(f"\n{printed}", style="not bold")
    return text


def _find_card(name: str, localizer: Localizer) -> str:
    """The slug of the card of this name, in this language or as a slug; nothing for others."""
    query = name.strip().casefold()
    for slug in (*CHARACTERS, *DISTRICTS):
        kind = "character" if is_role(slug) else "district"
        printed = localizer.texts.get_for_profile(f"{kind}-{slug}").casefold()
        if query in {slug, slug.replace("-", " "), printed}:
            return slug
    return ""
