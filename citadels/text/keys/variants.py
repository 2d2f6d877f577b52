"""Variants of texts for some profiles: what is printed differently in their rulebooks.

The texts themselves say which: a translator adds a variant where a rulebook needs one.
"""

from __future__ import annotations

from typing import Final

from citadels.engine.editions.registry import PROFILES
from citadels.text import variant_key

# A variant is for a profile, or for several with the same first word.
SUFFIXES: Final = tuple(dict.fromkeys((*PROFILES, *(slug.partition("-")[0] for slug in PROFILES))))
_NAMES: Final = ("character-", "district-")


def find_variants(
    base_keys: set[str], keys_by_language: dict[str, set[str]]
) -> dict[str, set[str]]:
    """The variants that each language must have.

    A variant in one language is needed in all of them, except for names, because an older printing
    exists in some languages only, and for texts that repeat such a name.
    """
    variants: dict[str, set[str]] = {language: set() for language in keys_by_language}
    written = set().union(*keys_by_language.values())
    for base in base_keys:
        name = base.partition(".")[0]
        is_name = base == name and name.startswith(_NAMES)
        for suffix in SUFFIXES:
            key = variant_key(base, suffix)
            if key not in written:
                continue
            having = {lang for lang, keys in keys_by_language.items() if key in keys}
            old_name = variant_key(name, suffix)
            follows_name = all(old_name in keys_by_language[language] for language in having)
            for language in having if is_name or follows_name else keys_by_language:
                variants[language].add(key)
    return variants
