"""Makes a set-up from the lines of a story about the rules."""

from __future__ import annotations

from citadels.engine.codes import BEAUTIFIED_BIT
from citadels.engine.editions.edition import Edition, Setup, SetupError
from citadels.engine.editions.registry import PROFILES, edition
from citadels.engine.notation.story import NamedCode, StartPoint, StorySetup
from citadels.engine.notation.tokens import StoryError, Token, token_error
from citadels.engine.serialization import setup_from_spec
from citadels.engine.setup import draw_removed_cards, setup_from_preset
from citadels.engine.validation.setup_problems import setup_problems


def build_setup(story_setup: StorySetup, start: StartPoint, head: Token) -> Setup:
    """The set-up of a story; the head is one of its profiles, or its line of rules."""
    if not story_setup.players:
        raise token_error(start.token, "too early: the story has no players")
    if story_setup.rules is not None:
        return _setup_from_spec(story_setup, head)
    if head.text not in PROFILES:
        raise token_error(head, f"not a profile; choose one of: {', '.join(PROFILES)}")
    return _setup_from_lines(story_setup, start, head)


def _setup_from_spec(story_setup: StorySetup, token: Token) -> Setup:
    try:
        setup = setup_from_spec(token.text)
    except ValueError as error:
        raise StoryError(token.line, token.column, str(error)) from error
    if setup.players != len(story_setup.players):
        count = len(story_setup.players)
        message = f"the rules are for {setup.players} players, but the story has {count}"
        raise StoryError(token.line, token.column, message)
    _check(setup, token)
    return setup


def _setup_from_lines(story_setup: StorySetup, start: StartPoint, profile: Token) -> Setup:
    book = edition(profile.text)
    players = len(story_setup.players)
    preset = "first-game" if story_setup.preset is None else story_setup.preset.text
    rulings = tuple(
        sorted(
            (number, reading)
            for _, number, reading in story_setup.rulings
            if reading != book.reading(number)
        )
    )
    ranks = {row.role: row.rank for row in book.characters}
    named = _named_roles(ranks, story_setup, start)
    last = True if book.numbers.last_rank in named else None
    try:
        plain = setup_from_preset(
            profile.text, players, preset=preset, last_rank=last, rulings=rulings
        )
    except SetupError as error:
        token = (
            story_setup.preset if story_setup.preset is not None else story_setup.players[-1].name
        )
        raise StoryError(
            token.line, token.column, f"this set-up is not allowed: {error}"
        ) from error
    cast = [role for role in plain.characters if ranks[role] not in named]
    cast += [item.code for item in named.values()]
    cast.sort(key=lambda role: ranks.get(role, 0))
    districts = _special_districts(book, story_setup, plain.districts)
    removed = tuple(sorted(item.code for item in story_setup.removed or []))
    setup = Setup(
        profile.text, players, tuple(cast), districts, rulings, story_setup.target, removed
    )
    if story_setup.removed is None:
        setup = draw_removed_cards(
            setup,
            [item.code % BEAUTIFIED_BIT for item in _named_districts(story_setup)],
            story_setup.seed,
        )
    _check(setup, story_setup.players[-1].name)
    return setup


def _named_roles(
    ranks: dict[int, int], story_setup: StorySetup, start: StartPoint
) -> dict[int, NamedCode]:
    """Characters that the story names, by rank; those held or cast come first.

    One that the profile does not have stands for itself: the check of the set-up will refuse it.
    """
    held_or_cast = [*story_setup.cast]
    for player in story_setup.players:
        held_or_cast.extend(player.roles)
    by_rank: dict[int, NamedCode] = {}
    for item in held_or_cast:
        rank = ranks.get(item.code, -1 - item.code)
        other = by_rank.setdefault(rank, item)
        if other.code != item.code:
            raise token_error(item.token, f"of rank {rank} like the {other.token.text}")
    for item in _mentioned_roles(story_setup, start):
        by_rank.setdefault(ranks.get(item.code, -1 - item.code), item)
    return by_rank


def _mentioned_roles(story_setup: StorySetup, start: StartPoint) -> list[NamedCode]:
    """Characters of marks and of the table: they join the cast where nobody else is named."""
    items = [*story_setup.faceup, *story_setup.facedown]
    for mark in story_setup.marks:
        items.extend(mark.roles)
    if start.role is not None:
        items.append(start.role)
    return items


def _special_districts(
    book: Edition, story_setup: StorySetup, preset: tuple[int, ...]
) -> tuple[int, ...]:
    """The special districts: those listed, or those named and then those of the preset."""
    if story_setup.districts is not None:
        return tuple(sorted(item.code for item in story_setup.districts))
    special = [row.card for row in book.districts if row.is_optional]
    limit = book.deck_rule.max_districts(book)
    chosen: list[int] = []
    for item in _named_districts(story_setup):
        card = item.code % BEAUTIFIED_BIT
        if card in special and card not in chosen:
            if len(chosen) == limit:
                raise token_error(
                    item.token, f"one special district too many: there are {limit} in a game"
                )
            chosen.append(card)
    for card in preset:
        if card not in chosen and len(chosen) < limit:
            chosen.append(card)
    return tuple(sorted(chosen))


def _named_districts(story_setup: StorySetup) -> list[NamedCode]:
    """The districts that the story lays somewhere."""
    items = list(story_setup.deck)
    for player in story_setup.players:
        items.extend([*player.hand, *player.city, *player.museum])
    return items


def _check(setup: Setup, token: Token) -> None:
    problems = setup_problems(setup)
    if problems:
        text = "; ".join(str(problem) for problem in problems)
        raise StoryError(token.line, token.column, f"this set-up is not allowed: {text}")
