"""Finds the card that a command names, and says what is wrong if it cannot be measured."""

from __future__ import annotations

from typing import Final

from citadels.cli.errors import refuse
from citadels.cli.reference.search import fold, suggest
from citadels.engine.editions.edition import Edition
from citadels.engine.editions.registry import EDITIONS, edition
from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.lab.card_blocks import CHARACTER, DISTRICT, CardError, Experiment, draw_rules
from citadels.text import Texts

SLUGS: Final = {CHARACTER: CHARACTERS, DISTRICT: DISTRICTS}


def find_card(name: str, profile: str, players: int, seed: int) -> Experiment:
    """The experiment on the card of this name; exits if the rulebook cannot be played with it."""
    try:
        book = edition(profile)
    except ValueError as error:
        refuse(f"--profile: {error}")
    sizes = book.players()
    if players not in sizes:
        refuse(f"--players {players}: {profile} is for {sizes[0]} to {sizes[-1]} players")
    kind, slug = _find_slug(name, profile)
    if slug not in _slugs_of(book):
        owners = [other.slug for other in EDITIONS if slug in _slugs_of(other)]
        hint = f"it is in {', '.join(owners)}" if owners else "no rulebook has it"
        refuse(f"{slug} is not in the rulebook {profile}; {hint}")
    row = book.row_of(CHARACTERS.index(slug)) if kind == CHARACTER else None
    if row is not None and row.min_players > players:
        refuse(f"--players {players}: {slug} is for at least {row.min_players} players")
    experiment = Experiment(kind, slug, profile, players, seed)
    try:
        draw_rules(experiment, seed)
    except CardError as error:
        refuse(str(error))
    return experiment


def card_name(kind: str, slug: str, profile: str) -> str:
    """Its name in English; a card that is being designed may have none yet."""
    texts = Texts("en", profile)
    key = f"{kind}-{slug}"
    return texts.get_for_profile(key) if texts.has(key) else slug


def _slugs_of(book: Edition) -> set[str]:
    return {CHARACTERS[row.role] for row in book.characters} | {
        DISTRICTS[row.card] for row in book.districts
    }


def _find_slug(name: str, profile: str) -> tuple[str, str]:
    """Kind and slug of a card by its slug or its name; similar names if there is none."""
    cards = {
        known: (kind, slug)
        for kind, slugs in SLUGS.items()
        for slug in slugs
        for known in (slug, card_name(kind, slug, profile))
    }
    matches = [known for known in cards if _fold_hyphens(known) == _fold_hyphens(name)]
    if not matches:
        near = list(dict.fromkeys(cards[known][1] for known in suggest(list(cards), name)))
        hint = f"; did you mean {' or '.join(map(repr, near))}?" if near else ""
        refuse(f"there is no card {name!r}{hint}")
    return cards[matches[0]]


def _fold_hyphens(name: str) -> str:
    return fold(name).replace("-", " ")
