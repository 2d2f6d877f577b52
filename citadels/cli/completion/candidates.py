"""What the shell offers while a command is being typed."""

from __future__ import annotations

from collections.abc import Iterable

Candidate = tuple[str, str]  # the word, and its description


def complete_profiles() -> list[Candidate]:
    from citadels.engine.editions.registry import PROFILES  # noqa: PLC0415 - only while typing
    from citadels.text import Texts  # noqa: PLC0415

    return [(slug, Texts("en").name_of_profile(slug)) for slug in PROFILES]


def complete_presets() -> list[Candidate]:
    from citadels.engine.editions.registry import EDITIONS  # noqa: PLC0415
    from citadels.text import Texts  # noqa: PLC0415

    slugs = dict.fromkeys(row.slug for book in EDITIONS for row in book.presets)
    names = [(slug, Texts("en").name_of_preset(slug)) for slug in slugs]
    return [*names, ("random", "random cards")]


def complete_bots(incomplete: str) -> list[Candidate]:
    """The next bot of a comma-separated list."""
    from citadels.bots.registry import BOTS  # noqa: PLC0415

    earlier, comma, _ = incomplete.rpartition(",")
    return [(f"{earlier}{comma}{name}", "a bot") for name in BOTS]


def complete_rules(incomplete: str) -> list[Candidate]:
    """Slugs of cards, terms, parts and rulings, and names of cards in the reader's language."""
    from citadels.cli.reference.entries import completion_slugs  # noqa: PLC0415

    return _filter_prefix(completion_slugs(), incomplete)


def _filter_prefix(candidates: Iterable[Candidate], typed: str) -> list[Candidate]:
    prefix = typed.casefold()
    return [candidate for candidate in candidates if candidate[0].casefold().startswith(prefix)]
