"""From what the table wants to a game: choosing a set, checking it, dealing."""

from __future__ import annotations

from dataclasses import replace

from citadels.engine import chance
from citadels.engine.checking import check
from citadels.engine.codes import (
    BUILD_PHASE,
    CALL_PHASE,
    CROWNED,
    DEALT,
    DRAFT_PHASE,
    GATHER_PHASE,
    NO_CARD,
    NOBODY,
    TURN_PHASE,
)
from citadels.engine.editions.edition import (
    CharacterRow,
    Edition,
    Preset,
    Problem,
    Setup,
    SetupError,
)
from citadels.engine.editions.registry import edition
from citadels.engine.game import Game
from citadels.engine.names import CHARACTERS
from citadels.engine.phases.building import BuildPhase
from citadels.engine.phases.call import CallPhase
from citadels.engine.phases.draft import BEGIN, DraftPhase, plan
from citadels.engine.phases.gather import GatherPhase
from citadels.engine.phases.turn import TurnPhase
from citadels.engine.rules import Rules
from citadels.engine.rulings import TIE_BREAK
from citadels.engine.scoring import BY_DISTRICTS, BY_GOLD
from citadels.engine.state import CROWN, MONEY, State, blank_row
from citadels.engine.table import NOTHING_YET


def choose(  # noqa: PLR0913 - one keyword for each thing that a table can choose
    profile: str,
    players: int,
    *,
    preset: str = "first-game",
    characters: tuple[int, ...] | None = None,
    districts: tuple[int, ...] | None = None,
    last_rank: bool | None = None,
    substitutes: tuple[int, ...] = (),
    rulings: tuple[tuple[int, int], ...] = (),
    target: int = 0,
    removed: tuple[int, ...] | None = None,
    seed: int = 0,
) -> Setup:
    """A set-up from a preset, with parts of it replaced.

    `last_rank` adds or leaves out the optional character of rank 9; by itself it is added only
    where it must be. `substitutes` says who stands in for characters that so many players may
    not use. `target` asks for a shorter game. `removed` are cards that make room in the deck for
    added ones; left open, they are drawn by lot from the seed. The result is checked; what is wrong
    is told in a `SetupError`.
    """
    book = edition(profile)
    found = next((row for row in book.presets if row.slug == preset), None)
    if found is None:
        raise SetupError([Problem("unknown-preset", (("name", preset),))])
    cast = characters
    if cast is None:
        _check_substitutes(book, found, players, substitutes)
        cast = _preset_cast(book, found, players, last_rank, substitutes, rulings)
    chosen = found.districts if districts is None else districts
    made = Setup(
        profile,
        players,
        _by_rank(book, cast),
        tuple(sorted(chosen)),
        rulings,
        target,
        removed or (),
    )
    if removed is None:
        made = make_room(made, [], seed)
    problems = check(made)
    if problems:
        raise SetupError(problems)
    return made


def random_setup(profile: str, players: int, seed: int) -> Setup:
    """A legal set-up in which characters and districts are drawn by lot."""
    book = edition(profile)
    lots = State(blank_row(players))
    chance.seed(lots, seed)
    ranks = max(row.rank for row in book.characters)
    sizes = [row.characters for row in book.drafts if row.players == players]
    if not sizes:
        raise SetupError([Problem("players-out-of-range", (("players", players),))])
    size = sizes[chance.below(lots, len(sizes))]
    cast: list[int] = []
    for rank in range(1, min(ranks, size) + 1):
        fitting = [
            row.role for row in book.characters if row.rank == rank and row.least_players <= players
        ]
        cast.append(fitting[chance.below(lots, len(fitting))])
    _put_back(book, cast, lots)
    forbidden = [pair.card for pair in book.forbidden if pair.role in cast]
    chosen = tuple(card for card in book.deck_rule.draw(book, lots) if card not in forbidden)
    return make_room(Setup(profile, players, tuple(cast), chosen), [], seed)


def make_room(setup: Setup, keep: list[int], seed: int) -> Setup:
    """The set-up with cards drawn by lot that leave the deck, as far as its districts need it."""
    book = edition(setup.profile)
    lots = State(blank_row(setup.players))
    chance.seed(lots, seed)
    taken = [*keep, *book.left_out_of(setup)]
    return replace(setup, removed=book.deck_rule.removed(book, setup, taken, lots))


def _put_back(book: Edition, cast: list[int], lots: State) -> None:
    """Put characters of the first game back, by lot, until not too many are replaced."""
    ranks = {
        row.rank: row.role for row in book.characters if row.role in book.presets[0].characters
    }
    others = [role for role in cast if role not in ranks.values() and _rank(book, role) in ranks]
    while len(others) > book.numbers.most_replaced:
        role = others.pop(chance.below(lots, len(others)))
        cast[cast.index(role)] = ranks[_rank(book, role)]


def make_rules(setup: Setup) -> Rules:
    """The tables of a set-up. Raises `SetupError` if it is not allowed."""
    problems = check(setup)
    if problems:
        raise SetupError(problems)
    book = edition(setup.profile)
    rules = Rules(setup.line(), setup.players)
    rules.plug_phase(DRAFT_PHASE, DraftPhase())
    rules.plug_phase(CALL_PHASE, CallPhase())
    rules.plug_phase(TURN_PHASE, TurnPhase())
    rules.plug_phase(GATHER_PHASE, GatherPhase())
    rules.plug_phase(BUILD_PHASE, BuildPhase())
    for row in sorted(book.characters, key=_rank_of_row):
        if row.role in setup.characters:
            rules.plug_character(row.role, row.rank, row.effect)
    absent = book.left_out_of(setup)
    for district in book.districts:
        copies = district.copies - setup.removed.count(district.card)
        chosen = not district.chosen or district.card in setup.districts
        if chosen and copies > 0 and district.card not in absent:
            rules.plug_district(
                district.card, district.cost, district.type, copies, district.effect
            )
    for number, reading in (*book.readings, *setup.rulings):
        rules.rulings[number] = reading
    _set_numbers(rules, book, setup)
    return rules


def new_game(setup: Setup, seed: int, crown: int = NOBODY) -> Game:
    """Shuffle, deal and begin the first round. Without a crown, chance gives it."""
    return deal(make_rules(setup), seed, crown)


def deal(
    rules: Rules,
    seed: int,
    crown: int = NOBODY,
    words: list[int] | None = None,
    script: list[int] | None = None,
) -> Game:
    """The same with rules that are made already: for many games of one set-up.

    Chance is taken from the script and the words, if there are any, before the seed is asked.
    """
    if not NOBODY <= crown < rules.seats:
        raise SetupError([Problem("bad-crown", (("name", str(crown)),))])
    game = Game(rules, blank_row(rules.seats))
    chance.seed(game, seed)
    if words is not None:
        chance.check_words(words)
        game.words = words[:]
    if script is not None:
        game.script = script[:]
    first = crown if crown != NOBODY else game.below(rules.seats)
    game.put(CROWN, first)
    game.tell(CROWNED, first)
    for card in range(len(rules.copies)):
        for _ in range(rules.copies[card]):
            game.put_under_deck(card)
    game.shuffle_deck()
    for seat in range(rules.seats):
        game.set_of(seat, MONEY, rules.start_gold)
        game.draw(seat, rules.start_cards)
        game.tell(DEALT, seat, NOBODY, NO_CARD, rules.start_cards)
    begin(game)
    game.words = NOTHING_YET
    return game


def begin(game: Game) -> None:
    """Begin a round from a table on which everything has been laid out."""
    game.ask(DRAFT_PHASE, BEGIN, NOBODY)
    game.proceed()


def _set_numbers(rules: Rules, book: Edition, setup: Setup) -> None:
    numbers = book.numbers
    rules.start_gold = numbers.start_gold
    rules.start_cards = numbers.start_cards
    rules.gather_gold = numbers.gather_gold
    rules.gather_cards = numbers.gather_cards
    rules.gather_keep = numbers.gather_keep
    rules.points_all_types = numbers.points_all_types
    rules.points_first = numbers.points_first
    rules.points_completed = numbers.points_completed
    rules.hidden_rank = numbers.hidden_rank
    rules.facedown_first = numbers.facedown_first
    rules.complete_at = setup.target or dict(book.complete_at)[setup.players]
    order = book.turn_end_orders[rules.rulings[book.turn_end_ruling]]
    rules.turn_end_order = [card for card in order if rules.copies[card] > 0]
    rules.tie_break = list(book.tie_break)
    if rules.rulings[TIE_BREAK] == 1:
        rules.tie_break = [BY_DISTRICTS, BY_GOLD]
    draft = book.draft(setup.players, len(setup.characters))
    rules.faceup = draft.faceup
    rules.draft = plan(*draft.steps)


def _preset_cast(
    book: Edition,
    preset: Preset,
    players: int,
    last_rank: bool | None,
    substitutes: tuple[int, ...],
    rulings: tuple[tuple[int, int], ...],
) -> tuple[int, ...]:
    cast = [_stand_in(book, role, players, substitutes) for role in preset.characters]
    last = book.numbers.last_rank
    with_last = [row.characters for row in book.drafts if row.players == players]
    wanted = last_rank
    if wanted is None:
        wanted = bool(with_last) and min(with_last) == last
    has_last = any(_rank(book, role) == last for role in cast)
    if wanted and not has_last:
        reading = dict(rulings).get(book.last_rank_ruling, 0)
        known = reading if 0 <= reading < len(book.last_rank_choices) else 0  # the check refuses it
        cast.append(book.last_rank_choices[known])
    if not wanted:
        cast = [role for role in cast if _rank(book, role) != last]
    return tuple(cast)


def _check_substitutes(
    book: Edition, preset: Preset, players: int, substitutes: tuple[int, ...]
) -> None:
    """Refuse a substitute that stands in for nobody."""
    wanted: list[int] = []
    for absent, candidates in book.substitutes:
        row = book.row_of(absent)
        if absent in preset.characters and row is not None and row.least_players > players:
            wanted.extend(candidates)
    problems: list[Problem] = []
    for role in substitutes:
        if role not in wanted:
            known = 0 <= role < len(CHARACTERS)
            slug = CHARACTERS[role] if known else str(role)
            problems.append(Problem("bad-substitute", (("character", slug),)))
    if problems:
        raise SetupError(problems)


def _stand_in(book: Edition, role: int, players: int, substitutes: tuple[int, ...]) -> int:
    row = book.row_of(role)
    if row is None or row.least_players <= players:
        return role
    for absent, candidates in book.substitutes:
        if absent == role:
            wanted = [other for other in candidates if other in substitutes]
            return wanted[0] if wanted else candidates[0]
    return role


def _by_rank(book: Edition, cast: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(cast, key=lambda role: (_rank(book, role), role)))


def _rank(book: Edition, role: int) -> int:
    row = book.row_of(role)
    return row.rank if row is not None else 0


def _rank_of_row(row: CharacterRow) -> int:
    return row.rank
