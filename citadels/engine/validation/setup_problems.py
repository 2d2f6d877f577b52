"""Whether a set-up is allowed, and what is odd about it."""

from __future__ import annotations

from citadels.engine.editions.edition import Edition, Pair, Problem, Setup
from citadels.engine.editions.registry import edition
from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.engine.rulings import MORE_THAN_TWO_REPLACED, TWO_WAYS_TOGETHER
from citadels.engine.rulings import RULINGS as RULINGS


def setup_problems(setup: Setup) -> list[Problem]:
    """Everything that is wrong with a set-up; nothing if it is allowed."""
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


def setup_warnings(setup: Setup) -> list[Problem]:
    """What the table should know about a set-up that is allowed."""
    book = edition(setup.profile)
    problems = _problems_of_pairs("district-without-effect", book.ineffective_pairs, setup)
    for role, players in book.min_sensible_players:
        if role in setup.characters and setup.players <= players:
            values = (("character", CHARACTERS[role]), ("players", setup.players))
            problems.append(Problem("few-players-for", values))
    return problems


def _cast_problems(book: Edition, setup: Setup) -> list[Problem]:
    problems: list[Problem] = []
    ranks: list[int] = []
    for role in setup.characters:
        row = book.row_of(role)
        if row is None:
            problems.append(Problem("unknown-character", (("name", str(role)),)))
            continue
        ranks.append(row.rank)
        if setup.players < row.min_players and row.rank not in _unused_ranks(book, setup.players):
            values = (("character", CHARACTERS[role]), ("players", row.min_players))
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


def _unused_ranks(book: Edition, players: int) -> tuple[int, ...]:
    """Ranks that this number of players does not use at all: no single character is to blame."""
    sizes = [row.characters for row in book.drafts if row.players == players]
    return () if book.numbers.last_rank in sizes else (book.numbers.last_rank,)


def _replacement_problems(book: Edition, setup: Setup) -> list[Problem]:
    problems: list[Problem] = []
    limit = book.numbers.most_replaced
    first_game = book.presets[0].characters
    last = book.numbers.last_rank
    ranks = {row.role: row.rank for row in book.characters}
    others = [role for role in setup.characters if role not in first_game]
    replaced = [role for role in others if ranks.get(role, last) != last]
    if len(replaced) > limit and book.setup_reading(setup, MORE_THAN_TWO_REPLACED) == 0:
        problems.append(Problem("too-many-replaced", (("amount", limit),)))
    added = len(others) > len(replaced)
    if replaced and added and book.setup_reading(setup, TWO_WAYS_TOGETHER) == 1:
        problems.append(Problem("replaced-and-rank-9"))
    return problems


def _pair_problems(book: Edition, setup: Setup) -> list[Problem]:
    problems = _problems_of_pairs("district-forbids", book.forbidden_pairs, setup)
    for card in book.left_out_districts(setup):
        if card in setup.removed:
            problems.append(Problem("removed-not-there", (("district", DISTRICTS[card]),)))
    return problems


def _problems_of_pairs(code: str, pairs: tuple[Pair, ...], setup: Setup) -> list[Problem]:
    """A problem for each of these pairs that is in the game."""
    problems: list[Problem] = []
    for pair in pairs:
        if pair.card in setup.districts and pair.role in setup.characters:
            district, character = DISTRICTS[pair.card], CHARACTERS[pair.role]
            problems.append(Problem(code, (("district", district), ("character", character))))
    return problems


def _target_problems(book: Edition, setup: Setup) -> list[Problem]:
    usual = dict(book.complete_at)[setup.players]
    if setup.target and setup.target != usual and setup.target not in book.targets:
        return [Problem("bad-target", (("amount", setup.target),))]
    return []


def _ruling_problems(book: Edition, setup: Setup) -> list[Problem]:
    problems: list[Problem] = []
    for number, reading in setup.rulings:
        if not 0 < number < len(RULINGS):
            problems.append(Problem("unknown-ruling", (("name", str(number)),)))
        elif not 0 <= reading < book.reading_count(number):
            problems.append(Problem("unknown-reading", (("name", RULINGS[number][0]),)))
        elif number not in book.rulings:
            problems.append(Problem("ruling-elsewhere", (("name", RULINGS[number][0]),)))
    numbers = [number for number, _ in setup.rulings]
    for number in sorted(set(numbers)):
        if numbers.count(number) > 1 and 0 < number < len(RULINGS):
            problems.append(Problem("ruling-twice", (("name", RULINGS[number][0]),)))
    return problems
