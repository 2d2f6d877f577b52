"""Whether a set-up is allowed, and what is odd about it."""

from __future__ import annotations

from citadels.engine.codes import BALL_ROOM
from citadels.engine.editions.edition import Edition, Problem, Setup
from citadels.engine.editions.registry import edition
from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.engine.rulings import BALL_ROOM_MANNER, MORE_THAN_TWO_REPLACED, TWO_WAYS_TOGETHER
from citadels.engine.rulings import TABLE as RULINGS

_BALL_ROOM_OFF = 2


def check(setup: Setup) -> list[Problem]:
    """Everything that speaks against a set-up; nothing if it is allowed."""
    book = edition(setup.profile)
    if setup.players not in book.players():
        return [Problem("players-out-of-range", (("players", setup.players),))]
    return [
        *_cast_problems(book, setup),
        *_replacement_problems(book, setup),
        *book.deck_rule.problems(book, setup),
        *_pair_problems(book, setup),
        *_target_problems(book, setup),
        *_ruling_problems(book, setup),
    ]


def warnings(setup: Setup) -> list[Problem]:
    """What the table should know about a set-up that is allowed."""
    book = edition(setup.profile)
    found: list[Problem] = []
    for pair in book.useless:
        if pair.card in setup.districts and pair.role in setup.characters:
            values = (("district", DISTRICTS[pair.card]), ("character", CHARACTERS[pair.role]))
            found.append(Problem("district-without-effect", values))
    for role, players in book.warned_with:
        if role in setup.characters and setup.players <= players:
            values = (("character", CHARACTERS[role]), ("players", str(setup.players)))
            found.append(Problem("few-players-for", values))
    return found


def reading(book: Edition, setup: Setup, number: int) -> int:
    """How a set-up reads an open point."""
    return dict(setup.rulings).get(number, book.reading(number))


def left_out(book: Edition, setup: Setup) -> list[int]:
    """Districts that are not dealt though they would belong to the deck."""
    cards = [pair.card for pair in book.left_out if pair.role in setup.characters]
    if reading(book, setup, BALL_ROOM_MANNER) == _BALL_ROOM_OFF:
        cards.append(BALL_ROOM)
    return cards


def _cast_problems(book: Edition, setup: Setup) -> list[Problem]:
    problems: list[Problem] = []
    ranks: list[int] = []
    for role in setup.characters:
        row = book.row_of(role)
        if row is None:
            problems.append(Problem("unknown-character", (("name", str(role)),)))
            continue
        ranks.append(row.rank)
        if setup.players < row.least_players and row.rank not in _closed(book, setup.players):
            values = (("character", CHARACTERS[role]), ("players", row.least_players))
            problems.append(Problem("too-few-players-for", values))
    last = book.numbers.last_rank
    for rank in range(1, last):
        if ranks.count(rank) == 0:
            problems.append(Problem("rank-missing", (("rank", rank),)))
    for rank in range(1, last + 1):
        if ranks.count(rank) > 1:
            problems.append(Problem("rank-twice", (("rank", rank),)))
    sizes = [row.characters for row in book.drafts if row.players == setup.players]
    if last in ranks and last not in sizes:
        problems.append(Problem("rank-9-forbidden", (("players", setup.players),)))
    if last not in ranks and last - 1 not in sizes:
        problems.append(Problem("rank-9-required", (("players", setup.players),)))
    return problems


def _closed(book: Edition, players: int) -> tuple[int, ...]:
    """Ranks that so many players do not use at all, so that no single character is to blame."""
    sizes = [row.characters for row in book.drafts if row.players == players]
    return () if book.numbers.last_rank in sizes else (book.numbers.last_rank,)


def _replacement_problems(book: Edition, setup: Setup) -> list[Problem]:
    problems: list[Problem] = []
    most = book.numbers.most_replaced
    first_game = book.presets[0].characters
    last = book.numbers.last_rank
    ranks = {row.role: row.rank for row in book.characters}
    others = [role for role in setup.characters if role not in first_game]
    replaced = [role for role in others if ranks.get(role, last) != last]
    if len(replaced) > most and reading(book, setup, MORE_THAN_TWO_REPLACED) == 0:
        problems.append(Problem("too-many-replaced", (("amount", most),)))
    added = len(others) > len(replaced)
    if replaced and added and reading(book, setup, TWO_WAYS_TOGETHER) == 1:
        problems.append(Problem("replaced-and-rank-9"))
    return problems


def _pair_problems(book: Edition, setup: Setup) -> list[Problem]:
    problems: list[Problem] = []
    for pair in book.forbidden:
        if pair.card in setup.districts and pair.role in setup.characters:
            values = (("district", DISTRICTS[pair.card]), ("character", CHARACTERS[pair.role]))
            problems.append(Problem("district-forbids", values))
    return problems


def _target_problems(book: Edition, setup: Setup) -> list[Problem]:
    if setup.target and setup.target not in book.targets:
        return [Problem("bad-target", (("amount", setup.target),))]
    return []


def _ruling_problems(book: Edition, setup: Setup) -> list[Problem]:
    problems: list[Problem] = []
    for number, chosen in setup.rulings:
        if not 0 < number < len(RULINGS):
            problems.append(Problem("unknown-ruling", (("name", str(number)),)))
        elif not 0 <= chosen < len(RULINGS[number][1]):
            problems.append(Problem("unknown-reading", (("name", RULINGS[number][0]),)))
        elif number not in book.rulings:
            problems.append(Problem("ruling-elsewhere", (("name", RULINGS[number][0]),)))
    return problems
