"""What is printed on a card."""

from __future__ import annotations

from rich.text import Text

from citadels.cli.localize import CodeLocalizer
from citadels.engine.editions.edition import Edition
from citadels.engine.names import TYPES, character_code, district_code


def card_text(query: str, localizer: CodeLocalizer, book: Edition) -> Text:
    """Name, numbers and text of a card."""
    match = localizer.find_card(query)
    if match is None:
        return Text(localizer.phrase("no-card", words=query))
    kind, slug = match
    texts = localizer.texts
    if kind == "character":
        row = book.row_of(character_code(slug))
        text = Text(texts.name_of_character(slug), style="bold")
        if row is not None:
            text.append(f"  {localizer.term('rank')} {row.rank}", style="not bold dim")
        text.append(f"\n{texts.text_of_character(slug)}", style="not bold")
        return text
    text = Text(texts.name_of_district(slug), style="bold")
    for district in book.districts:
        if district.card == district_code(slug):
            type_ = texts.name_of_type(TYPES[district.type])
            cost = localizer.phrase("cost", amount=district.cost)
            text.append(f"  {type_}, {cost}", style="not bold dim")
    printed = texts.text_of_district(slug)
    if printed:
        text.append(f"\n{printed}", style="not bold")
    return text
