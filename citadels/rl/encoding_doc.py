"""Writes the page that explains every number of an observation and of the action index.

`python -m citadels.rl.encoding_doc` prints it; `docs/encoding.md` is its output.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Final

from citadels import PROFILES
from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.rl.encoding.features import FEATURES
from citadels.rl.families import FAMILIES, Family, get_family

_LENGTH_NAMES: Final = {
    "S": "seats",
    "R": "characters",
    "C": "districts",
    "H": "cards and phases that ask",
    "N": "ranks",
    "F": "steps",
    "P": "profiles",
    "K": "rulings",
    "B": "bits",
}
_GROUP_ORDERS: Final = {
    "wait": "for players who are not asked, in the parallel environment only",
    "give": "districts, then beautified ones",
    "from": "distances",
    "build by": "what is built by giving up any district, then what is built by giving up one kind",
    "income": "gold and cards, by their sum, then by gold",
    "use": "{abilities}",
    "use on a character": "by ability ({abilities}), then by character",
    "use on a player": "by ability ({abilities}), then by distance",
    "use on a card": "by ability ({abilities}), then by district",
    "use for gold or cards": "by ability ({abilities}): gold, cards",
    "use on a player and a type": "by ability ({abilities}), by distance, then by type",
    "use on a city": "by ability ({abilities}), by distance, by district, beautified ones last",
}


def page() -> str:
    """The whole page in Markdown."""
    return "\n".join([*_introduction(), *_feature_section(), *_action_section()]) + "\n"


def _introduction() -> Iterator[str]:
    yield "# What the numbers mean"
    yield ""
    yield "As printed by `python -m citadels.rl.encoding_doc`. Networks record the encoding they"
    yield "were trained with, and are rejected for any other; a new card makes a new encoding."
    yield ""
    yield "There are two families of profiles. All profiles, set-ups and numbers of players of a"
    yield "family share one layout and one action index."
    yield ""
    titles = ("characters", "districts", "observation", "with beliefs", "actions")
    yield f"| family | encoding | profiles | {' | '.join(titles)} |"
    yield "|---|---|---|---:|---:|---:|---:|---:|"
    for family in map(get_family, FAMILIES):
        profiles = ", ".join(family.profiles)
        layout, codec = family.layout, family.codec
        sizes = (
            *(codec.role_count, codec.card_count),
            *(layout.size(), layout.size(beliefs=True), len(family.actions)),
        )
        cells = " | ".join(f"{size:,}" for size in sizes)
        yield f"| {family.name} | `{family.encoding}` | {profiles} | {cells} |"
    yield ""
    for family in map(get_family, FAMILIES):
        yield f"Characters of {family.name}, in their order: {', '.join(_role_names(family))}."
        yield ""
        yield f"Districts of {family.name}, in their order: {', '.join(_card_names(family))}."
        yield ""


def _feature_section() -> Iterator[str]:
    names = list(FAMILIES)
    yield "## Observations"
    yield ""
    yield "Bytes, with counts up to 255. Seats are counted clockwise from the observer, who is"
    yield "first. As floats, each byte is divided by its *usual* value. Lengths:"
    yield ", ".join(f"{letter} {name}" for letter, name in _LENGTH_NAMES.items()) + "."
    yield f"Profiles are in the order {', '.join(PROFILES)}; rulings in the order of their numbers;"
    yield "cards and phases that ask are characters (0 to 31), districts (32 to 95) and phases"
    yield "(draft, call, turn, gather, build: 96 to 100), by the codes of `citadels.engine.codes`."
    yield ""
    cells = " | ".join(f"at, {name}" for name in names)
    yield f"| piece | lengths | {cells} | usual | meaning |"
    yield f"|---|---|{'---:|' * len(names)}---:|---|"
    for name, letters, scale, description in FEATURES:
        cells = " | ".join(
            str(get_family(family_name).layout.features[name].offset) for family_name in names
        )
        yield f"| `{name}` | {' × '.join(letters) or '1'} | {cells} | {scale} | {description} |"
    yield ""


def _action_section() -> Iterator[str]:
    yield "## Actions"
    yield ""
    yield "One number for each answer that can occur in any set-up of the family. Players are"
    yield "distances from the player who answers: `+1` is the left neighbour. The text of every"
    yield "action is in `get_family(name).actions.texts`."
    for family in map(get_family, FAMILIES):
        yield ""
        yield f"### {family.name}"
        yield ""
        yield "| actions | group | order | first |"
        yield "|---|---|---|---|"
        for name, (first, count) in family.actions.groups.items():
            if count:
                order = _group_order(family, name)
                text = family.actions.texts[first]
                yield f"| {first}–{first + count - 1} | {name} | {order} | `{text}` |"


def _group_order(family: Family, name: str) -> str:
    """The order of the actions in a group."""
    first, count = family.actions.groups[name]
    texts = family.actions.texts[first : first + count]
    if name == "alone":
        return ", ".join(texts)
    if name in _GROUP_ORDERS:
        abilities = dict.fromkeys(text.split(" ", maxsplit=1)[0] for text in texts)
        return _GROUP_ORDERS[name].format(abilities=", ".join(abilities))
    return "characters" if count == family.codec.role_count else "districts"


def _role_names(family: Family) -> list[str]:
    return [name for role, name in enumerate(CHARACTERS) if family.codec.role_index[role] >= 0]


def _card_names(family: Family) -> list[str]:
    return [name for card, name in enumerate(DISTRICTS) if family.codec.card_index[card] >= 0]


if __name__ == "__main__":
    sys.stdout.write(page())
