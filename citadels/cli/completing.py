"""What the shell offers while a command is being typed."""

from __future__ import annotations

from collections.abc import Iterable

Offer = tuple[str, str]  # what is typed, and what it is


def complete_profiles() -> list[Offer]:
    from citadels.engine.editions.registry import PROFILES  # noqa: PLC0415 - only while typing
    from citadels.text import Texts  # noqa: PLC0415

    return [(slug, Texts("en").name_of_profile(slug)) for slug in PROFILES]


def complete_presets() -> list[Offer]:
    from citadels.engine.editions.registry import EDITIONS  # noqa: PLC0415
    from citadels.text import Texts  # noqa: PLC0415

    slugs = dict.fromkeys(row.slug for book in EDITIONS for row in book.presets)
    names = [(slug, Texts("en").name_of_preset(slug)) for slug in slugs]
    return [*names, ("random", "cards drawn by lot")]


def complete_bots(incomplete: str) -> list[Offer]:
    """The next bot of a list with commas between."""
    from citadels.bots.registry import BOTS  # noqa: PLC0415

    before, comma, _ = incomplete.rpartition(",")
    return [(f"{before}{comma}{name}", "a bot") for name in BOTS]


def complete_rules(incomplete: str) -> list[Offer]:
    """Slugs of cards, terms, parts and rulings, and names of cards in the reader's language."""
    from citadels.cli.reference.entries import slugs  # noqa: PLC0415

    return _beginning(slugs(), incomplete)


def _beginning(offers: Iterable[Offer], incomplete: str) -> list[Offer]:
    wanted = incomplete.casefold()
    return [offer for offer in offers if offer[0].casefold().startswith(wanted)]
