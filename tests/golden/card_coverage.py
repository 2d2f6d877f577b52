"""Which cards a game covers: the abilities that were used and the districts that had an effect."""

from __future__ import annotations

from typing import Final

from citadels.engine.answers.codec import arg1_of, arg2_of, verb_of
from citadels.engine.codes import (
    ALCHEMIST,
    ARCHITECT,
    BALL_ROOM,
    BEAUTIFIED_BIT,
    BELL_TOWER,
    BUILD,
    BUILD_BY,
    BUILT,
    CARDS,
    CROWNED,
    DREW,
    END,
    FACTORY,
    FIRST_DISTRICT_HANDLER,
    FRAMEWORK,
    GAINED,
    GAVE_GOLD,
    GOLD,
    GOLD_MINE,
    GRAVEYARD,
    HOSPITAL,
    INCOME,
    KING,
    LIBRARY,
    LIGHTHOUSE,
    NECROPOLIS,
    NO_ROLE,
    NO_TYPE,
    OBSERVATORY,
    PARK,
    PAY_CARD,
    POOR_HOUSE,
    QUARRY,
    RECLAIMED,
    RESUMED,
    SCHOOL_OF_MAGIC,
    SECRET_VAULT,
    SHORTENED,
    SPLIT,
    STABLES,
    TAX_COLLECTOR,
    THANKED,
    THIEVES_DEN,
    THRONE_ROOM,
    TOOK_FROM_DECK,
    TURN_ENDED,
    UNIQUE,
    USE,
    WITCH,
)
from citadels.engine.editions.registry import edition
from citadels.engine.game import Game
from citadels.engine.game_state import EVENT_SIZE
from citadels.engine.handler import Card, Character, District
from citadels.engine.names import CHARACTERS, DISTRICTS
from citadels.engine.scoring import FOR_EXTRA, FOR_HAND, score_items
from citadels.engine.state import BUILDS, COLLECTOR, KILLED, SPENT, TURN_ROLE, TURN_SEAT
from tests.golden.transcript import GoldenGame, answered_steps

# Districts whose effect shows in another action while they are in a city.
_DISTRICT_BY_VERB: Final = {
    GOLD_MINE: GOLD,
    LIBRARY: CARDS,
    OBSERVATORY: CARDS,
    SCHOOL_OF_MAGIC: INCOME,
}


def required_coverage(profile: str) -> set[str]:
    """What all games of a book together have to cover."""
    book = edition(profile)
    required: set[str] = set()
    for character in book.characters:
        required.add(f"{CHARACTERS[character.role]} played")
        has_income = character.effect.income_type != NO_TYPE
        is_used = has_override(character.effect, "use") or has_income
        if is_used or character.role in _COVERED_CHARACTERS:
            required.add(f"{CHARACTERS[character.role]} used")
    for row in book.districts:
        if row.type != UNIQUE:
            continue
        if row.card != SECRET_VAULT:
            required.add(f"{DISTRICTS[row.card]} built")
        scores = has_override(row.effect, "points")
        if has_override(row.effect, "use") or scores or row.card in _COVERED_DISTRICTS:
            required.add(f"{DISTRICTS[row.card]} used")
    return required


# Characters and districts that show in another way than by an answer that uses them.
_COVERED_CHARACTERS: Final = {ALCHEMIST, ARCHITECT, TAX_COLLECTOR}
_COVERED_DISTRICTS: Final = {
    *_DISTRICT_BY_VERB,
    FACTORY,
    FRAMEWORK,
    NECROPOLIS,
    PARK,
    POOR_HOUSE,
    QUARRY,
    SECRET_VAULT,
    STABLES,
    THIEVES_DEN,
    GRAVEYARD,
    LIGHTHOUSE,
    BELL_TOWER,
    BALL_ROOM,
    THRONE_ROOM,
    HOSPITAL,
}


# Districts whose effect has its own event.
_DISTRICT_BY_EVENT: Final = {
    RECLAIMED: GRAVEYARD,
    TOOK_FROM_DECK: LIGHTHOUSE,
    SHORTENED: BELL_TOWER,
    THANKED: BALL_ROOM,
}


def has_override(effect: Card, method: str) -> bool:
    """Whether a card overrides this method."""
    own = getattr(type(effect), method)
    return all(own is not getattr(base, method, None) for base in (Character, District))


def game_coverage(golden: GoldenGame) -> set[str]:
    """What this game covers."""
    covered: set[str] = set()
    table = golden.table()
    for game, answer in answered_steps(table):
        covered |= coverage_of_answer(game, answer, golden.profile)
        role, seat = game.get(TURN_ROLE), game.get(TURN_SEAT)
        table.apply_answer(answer)
        covered |= coverage_of_events(game) | coverage_of_side_effects(game, role, seat)
    for seat in range(golden.players):
        for purpose, card, points in score_items(table.game, seat):
            if purpose in {FOR_EXTRA, FOR_HAND} and points > 0:
                covered.add(f"{DISTRICTS[card]} used")
    return covered


def coverage_of_answer(game: Game, answer: int, profile: str) -> set[str]:
    """What an answer covers."""
    verb, seat, role = verb_of(answer), game.to_move(), game.get(TURN_ROLE)
    rows = {row.role: row.effect for row in edition(profile).characters}
    covered: set[str] = set()
    if verb == USE and arg1_of(answer) < FIRST_DISTRICT_HANDLER and arg1_of(answer) != WITCH:
        covered.add(f"{CHARACTERS[arg1_of(answer)]} used")
    elif verb == USE and arg1_of(answer) >= FIRST_DISTRICT_HANDLER:
        covered.add(f"{DISTRICTS[arg1_of(answer) - FIRST_DISTRICT_HANDLER]} used")
    takes_income = verb in {INCOME, SPLIT} and not has_override(rows[role], "offer_uses")
    if takes_income or (verb == END and role == ALCHEMIST and game.get(SPENT) > 0):
        covered.add(f"{CHARACTERS[role]} used")
    return covered | districts_used(game, answer, seat)


def districts_used(game: Game, answer: int, seat: int) -> set[str]:
    verb, card = verb_of(answer), arg1_of(answer)
    at_work = [place for place, used_verb in _DISTRICT_BY_VERB.items() if verb == used_verb]
    if verb == END:
        at_work += [PARK] if game.hand_size(seat) == 0 else []
        at_work += [POOR_HOUSE] if game.gold(seat) == 0 else []
    elif verb == BUILD:
        at_work += [FACTORY] if game.rules.type_of[card] == UNIQUE else []
        at_work += [QUARRY] if game.has_built(seat, card) else []
    elif verb == BUILD_BY and arg2_of(answer) % BEAUTIFIED_BIT == FRAMEWORK:
        at_work += [FRAMEWORK]
    covered = {f"{DISTRICTS[place]} used" for place in at_work if game.has_built(seat, place)}
    if verb == BUILD_BY and card == NECROPOLIS:
        covered.add(f"{DISTRICTS[NECROPOLIS]} used")
    elif verb == BUILD and card == STABLES and game.get(BUILDS) > 0:
        covered.add(f"{DISTRICTS[STABLES]} used")
    elif verb == PAY_CARD:
        covered.add(f"{DISTRICTS[THIEVES_DEN]} used")
    return covered


def coverage_of_events(game: Game) -> set[str]:
    """What the events cover."""
    covered: set[str] = set()
    for offset in range(0, len(game.log), EVENT_SIZE):
        kind, card = game.log[offset], game.log[offset + 3]
        if kind == BUILT:
            covered.add(f"{DISTRICTS[card]} built")
        elif kind == RESUMED:
            covered.add(f"{CHARACTERS[WITCH]} used")
        elif kind in _DISTRICT_BY_EVENT:
            covered.add(f"{DISTRICTS[_DISTRICT_BY_EVENT[kind]]} used")
    return covered


def coverage_of_side_effects(game: Game, role: int, seat: int) -> set[str]:
    """What happens without being chosen by an answer."""
    covered = {f"{CHARACTERS[role]} played"} if role != NO_ROLE else set()
    kinds = [game.log[offset] for offset in range(0, len(game.log), EVENT_SIZE)]
    gaining = [
        game.log[offset + 1]
        for offset in range(0, len(game.log), EVENT_SIZE)
        if game.log[offset] == GAINED
    ]
    for taker in gaining:
        if CROWNED in kinds and game.has_built(taker, THRONE_ROOM):
            covered.add(f"{DISTRICTS[THRONE_ROOM]} used")
    if CROWNED in kinds and game.get(TURN_ROLE) == KING:
        covered.add(f"{CHARACTERS[KING]} used")
    draw_count = kinds.count(DREW)
    if draw_count > 1 and ARCHITECT in {role, game.get(TURN_ROLE)}:
        covered.add(f"{CHARACTERS[ARCHITECT]} used")
    for offset in range(0, len(game.log), EVENT_SIZE):
        kind, _, target = game.log[offset : offset + 3]
        if kind == GAVE_GOLD and target == game.get(COLLECTOR):
            covered.add(f"{CHARACTERS[TAX_COLLECTOR]} used")
        if kind == TURN_ENDED and role == game.get(KILLED):
            covered.add(f"{DISTRICTS[HOSPITAL]} used")
    return covered
