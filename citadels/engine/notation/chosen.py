"""From what the lines of a story say about the rules to a set-up."""

from __future__ import annotations

from citadels.engine.checking import check
from citadels.engine.codes import FINE
from citadels.engine.editions.edition import Edition, Setup, SetupError
from citadels.engine.editions.registry import PROFILES, edition
from citadels.engine.notation.story import Item, Opening, Start
from citadels.engine.notation.tokens import StoryError, Word, wrong
from citadels.engine.saving import setup_from_line
from citadels.engine.setup import choose, make_room


def chosen_setup(opening: Opening, start: Start, head: Word) -> Setup:
    """The set-up of a story; the head is one of its profiles, or its line of rules."""
    if not opening.players:
        raise wrong(start.word, "too early: the story has no players")
    if opening.rules is not None:
        return _from_line(opening, head)
    if head.text not in PROFILES:
        raise wrong(head, f"no profile; there are {', '.join(PROFILES)}")
    return _from_lines(opening, start, head)


def _from_line(opening: Opening, word: Word) -> Setup:
    try:
        setup = setup_from_line(word.text)
    except ValueError as error:
        raise StoryError(word.line, word.column, str(error)) from error
    if setup.players != len(opening.players):
        message = f"the rules are for {setup.players} players, but {len(opening.players)} sit here"
        raise StoryError(word.line, word.column, message)
    _check(setup, word)
    return setup


def _from_lines(opening: Opening, start: Start, profile: Word) -> Setup:
    book = edition(profile.text)
    players = len(opening.players)
    preset = "first-game" if opening.preset is None else opening.preset.text
    rulings = tuple(
        sorted(
            (number, reading)
            for _, number, reading in opening.rulings
            if reading != book.reading(number)
        )
    )
    ranks = {row.role: row.rank for row in book.characters}
    wanted = _wanted(ranks, opening, start)
    last = True if book.numbers.last_rank in wanted else None
    try:
        plain = choose(profile.text, players, preset=preset, last_rank=last, rulings=rulings)
    except SetupError as error:
        at = opening.preset if opening.preset is not None else opening.players[-1].name
        raise StoryError(at.line, at.column, f"this set-up is not allowed: {error}") from error
    cast = [role for role in plain.characters if ranks[role] not in wanted]
    cast += [item.code for item in wanted.values()]
    cast.sort(key=lambda role: ranks.get(role, 0))
    districts = _districts(book, opening, plain.districts)
    removed = tuple(sorted(item.code for item in opening.removed or []))
    setup = Setup(profile.text, players, tuple(cast), districts, rulings, opening.target, removed)
    if opening.removed is None:
        setup = make_room(setup, [item.code % FINE for item in _named(opening)], opening.seed)
    _check(setup, opening.players[-1].name)
    return setup


def _wanted(ranks: dict[int, int], opening: Opening, start: Start) -> dict[int, Item]:
    """Characters that the story names, by rank; those held or cast come first.

    One that the profile does not have stands for itself: the check of the set-up will refuse it.
    """
    firm = [*opening.cast]
    for player in opening.players:
        firm.extend(player.roles)
    wanted: dict[int, Item] = {}
    for item in firm:
        rank = ranks.get(item.code, -1 - item.code)
        other = wanted.setdefault(rank, item)
        if other.code != item.code:
            raise wrong(item.word, f"of rank {rank} like the {other.word.text}")
    for item in _mentioned(opening, start):
        wanted.setdefault(ranks.get(item.code, -1 - item.code), item)
    return wanted


def _mentioned(opening: Opening, start: Start) -> list[Item]:
    """Characters of marks and of the table: they join the cast where nobody else is named."""
    found = [*opening.faceup, *opening.facedown]
    for mark in opening.marks:
        found.extend(mark.roles)
    if start.role is not None:
        found.append(start.role)
    return found


def _districts(book: Edition, opening: Opening, preset: tuple[int, ...]) -> tuple[int, ...]:
    """The special districts: those listed, or those named and then those of the preset."""
    if opening.districts is not None:
        return tuple(sorted(item.code for item in opening.districts))
    special = [row.card for row in book.districts if row.chosen]
    most = book.deck_rule.most(book)
    chosen: list[int] = []
    for item in _named(opening):
        card = item.code % FINE
        if card in special and card not in chosen:
            if len(chosen) == most:
                raise wrong(item.word, f"one special district too many: there are {most} in a game")
            chosen.append(card)
    for card in preset:
        if card not in chosen and len(chosen) < most:
            chosen.append(card)
    return tuple(sorted(chosen))


def _named(opening: Opening) -> list[Item]:
    """The districts that the story lays somewhere."""
    named = list(opening.deck)
    for player in opening.players:
        named.extend([*player.hand, *player.city, *player.museum])
    return named


def _check(setup: Setup, at: Word) -> None:
    problems = check(setup)
    if problems:
        text = "; ".join(str(problem) for problem in problems)
        raise StoryError(at.line, at.column, f"this set-up is not allowed: {text}")
