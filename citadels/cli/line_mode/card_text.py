"""What is printed on a card."""

from __future__ import annotations

from rich.text import Text

from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.session.card_data import CardData
from citadels.text.localize import Localizer, is_role


def card_text(query: str, localizer: Localizer, card_data: CardData) -> Text:
    """Name, numbers and text of a card."""
    slug = _find_card(query, localizer)
    if not slug:
        return Text(localizer.phrase("no-card", words=query))
    text = Text(localizer.card(slug), style="bold")
    if slug in card_data.ranks:
        text.append(f"  {localizer.term('rank')} {card_data.ranks[slug]}", style="not bold dim")
    elif slug in card_data.types:
        type_ = localizer.texts.name_of_type(card_data.type(slug))
        cost = localizer.phrase("cost", amount=card_data.cost(slug))
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
