"""Making a game: choosing a set of cards, checking it, dealing."""

from __future__ import annotations

from dataclasses import replace

from citadels.engine import chance
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
from citadels.engine.game_state import EMPTY_LIST
from citadels.engine.names import CHARACTERS
from citadels.engine.phases.building import BuildPhase
from citadels.engine.phases.call import CallPhase
from citadels.engine.phases.draft import BEGIN, DraftPhase, plan
from citadels.engine.phases.gather import GatherPhase
from citadels.engine.phases.turn import TurnPhase
from citadels.engine.rules import Rules
from citadels.engine.rulings import TIE_BREAK
from citadels.engine.scoring import BY_DISTRICTS, BY_GOLD
from citadels.engine.state import CROWN, SEAT_GOLD, State, blank_row
from citadels.engine.validation.setup_problems import setup_problems


def setup_from_preset(  # noqa: PLR0913 - one keyword for each thing that a table can choose
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
    where it must be. `substitutes` are used for characters that are not for this number of
    players. `target` makes a shorter game. `removed` are cards that make room in the deck for
    added ones; without them, they are drawn at random from the seed. The result is checked: a
    `SetupError` lists what is wrong.
    """
    book = edition(profile)
    preset_row = next((row for row in book.presets if row.slug == preset), None)
    if preset_row is None:
        raise SetupError([Problem("unknown-preset", (("name", preset),))])
    cast = characters
    if cast is None:
        _check_substitutes(book, preset_row, players, substitutes)
        cast = _preset_cast(book, preset_row, players, last_rank, substitutes, rulings)
    chosen_districts = preset_row.districts if districts is None else districts
    setup = Setup(
        profile,
        players,
        _sort_by_rank(book, cast),
        tuple(sorted(chosen_districts)),
        rulings,
        target,
        removed or (),
    )
    if removed is None:
        setup = draw_removed_cards(setup, [], seed)
    problems = setup_problems(setup)
    if problems:
        raise SetupError(problems)
    return setup


def random_setup(profile: str, players: int, seed: int) -> Setup:
    """A legal set-up in which characters and districts are random."""
    book = edition(profile)
    rng = State(blank_row(players))
    chance.seed(rng, seed)
    ranks = max(row.rank for row in book.characters)
    sizes = [row.characters for row in book.drafts if row.players == players]
    if not sizes:
        raise SetupError([Problem("players-out-of-range", (("players", players),))])
    size = sizes[chance.randbelow(rng, len(sizes))]
    cast: list[int] = []
    for rank in range(1, min(ranks, size) + 1):
        candidates = [
            row.role for row in book.characters if row.rank == rank and row.min_players <= players
        ]
        cast.append(candidates[chance.randbelow(rng, len(candidates))])
    _limit_replacements(book, cast, rng)
    forbidden = [pair.card for pair in book.forbidden_pairs if pair.role in cast]
    districts = tuple(
        card for card in book.deck_rule.draw_districts(book, rng) if card not in forbidden
    )
    return draw_removed_cards(Setup(profile, players, tuple(cast), districts), [], seed)


def draw_removed_cards(setup: Setup, kept_cards: list[int], seed: int) -> Setup:
    """The set-up with random cards leaving the deck, as far as its districts need it."""
    book = edition(setup.profile)
    rng = State(blank_row(setup.players))
    chance.seed(rng, seed)
    excluded = [*kept_cards, *book.left_out_districts(setup)]
    return replace(setup, removed=book.deck_rule.draw_removed(book, setup, excluded, rng))


def _limit_replacements(book: Edition, cast: list[int], rng: State) -> None:
    """Put random characters of the first game back until not too many are replaced."""
    ranks = {
        row.rank: row.role for row in book.characters if row.role in book.presets[0].characters
    }
    others = [role for role in cast if role not in ranks.values() and _rank(book, role) in ranks]
    while len(others) > book.numbers.most_replaced:
        role = others.pop(chance.randbelow(rng, len(others)))
        cast[cast.index(role)] = ranks[_rank(book, role)]


def make_rules(setup: Setup) -> Rules:
    """The tables of a set-up. Raises `SetupError` if it is not allowed."""
    problems = setup_problems(setup)
    if problems:
        raise SetupError(problems)
    book = edition(setup.profile)
    rules = Rules(setup.spec(), setup.players)
    rules.add_phase(DRAFT_PHASE, DraftPhase())
    rules.add_phase(CALL_PHASE, CallPhase())
    rules.add_phase(TURN_PHASE, TurnPhase())
    rules.add_phase(GATHER_PHASE, GatherPhase())
    rules.add_phase(BUILD_PHASE, BuildPhase())
    for row in sorted(book.characters, key=_rank_of_row):
        if row.role in setup.characters:
            rules.add_character(row.role, row.rank, row.effect)
    left_out = book.left_out_districts(setup)
    for district in book.districts:
        copies = district.copies - setup.removed.count(district.card)
        is_played = not district.is_optional or district.card in setup.districts
        if is_played and copies > 0 and district.card not in left_out:
            rules.add_district(district.card, district.cost, district.type, copies, district.effect)
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
        game.chance_words = words[:]
    if script is not None:
        game.script = script[:]
    first = crown if crown != NOBODY else game.randbelow(rules.seats)
    game.put(CROWN, first)
    game.emit(CROWNED, first)
    for card in range(len(rules.copies)):
        for _ in range(rules.copies[card]):
            game.put_under_deck(card)
    game.shuffle_deck()
    for seat in range(rules.seats):
        game.put_seat(seat, SEAT_GOLD, rules.start_gold)
        game.draw(seat, rules.start_cards)
        game.emit(DEALT, seat, NOBODY, NO_CARD, rules.start_cards)
    begin_round(game)
    game.chance_words = EMPTY_LIST
    return game


def begin_round(game: Game) -> None:
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
    rules.is_facedown_first = numbers.facedown_first
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
    cast = [_substitute_for(book, role, players, substitutes) for role in preset.characters]
    last = book.numbers.last_rank
    with_last = [row.characters for row in book.drafts if row.players == players]
    adds_last = last_rank
    if adds_last is None:
        adds_last = bool(with_last) and min(with_last) == last
    has_last = any(_rank(book, role) == last for role in cast)
    if adds_last and not has_last:
        reading = dict(rulings).get(book.last_rank_ruling, 0)
        is_reading = 0 <= reading < len(book.last_rank_choices)  # else the check refuses it
        cast.append(book.last_rank_choices[reading if is_reading else 0])
    if not adds_last:
        cast = [role for role in cast if _rank(book, role) != last]
    return tuple(cast)


def _check_substitutes(
    book: Edition, preset: Preset, players: int, substitutes: tuple[int, ...]
) -> None:
    """Refuse a substitute that replaces nobody."""
    candidate_roles: list[int] = []
    for replaced, candidates in book.substitutes:
        row = book.row_of(replaced)
        if replaced in preset.characters and row is not None and row.min_players > players:
            candidate_roles.extend(candidates)
    problems: list[Problem] = []
    for role in substitutes:
        if role not in candidate_roles:
            is_role = 0 <= role < len(CHARACTERS)
            slug = CHARACTERS[role] if is_role else str(role)
            problems.append(Problem("bad-substitute", (("character", slug),)))
    if problems:
        raise SetupError(problems)


def _substitute_for(book: Edition, role: int, players: int, substitutes: tuple[int, ...]) -> int:
    row = book.row_of(role)
    if row is None or row.min_players <= players:
        return role
    for replaced, candidates in book.substitutes:
        if replaced == role:
            matches = [other for other in candidates if other in substitutes]
            return matches[0] if matches else candidates[0]
    return role


def _sort_by_rank(book: Edition, cast: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(sorted(cast, key=lambda role: (_rank(book, role), role)))


def _rank(book: Edition, role: int) -> int:
    row = book.row_of(role)
    return row.rank if row is not None else 0


def _rank_of_row(row: CharacterRow) -> int:
    return row.rank
