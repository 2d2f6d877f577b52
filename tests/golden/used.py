"""What a game shows of the cards: which abilities were used, and which districts did something."""

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
from tests.golden.transcript import Golden, answered

# Districts whose work shows when something else is done while they stand there.
_BY_ANSWER: Final = {
    GOLD_MINE: GOLD,
    LIBRARY: CARDS,
    OBSERVATORY: CARDS,
    SCHOOL_OF_MAGIC: INCOME,
}


def everything(profile: str) -> set[str]:
    """What all games of a book together have to show."""
    book = edition(profile)
    wanted = {f"{CHARACTERS[row.role]} used" for row in book.characters}
    for row in book.districts:
        if row.type != UNIQUE:
            continue
        if row.card != SECRET_VAULT:
            wanted.add(f"{DISTRICTS[row.card]} built")
        scores = overrides(row.effect, "points")
        if overrides(row.effect, "use") or scores or row.card in _SHOWN:
            wanted.add(f"{DISTRICTS[row.card]} used")
    return wanted


_SHOWN: Final = {
    *_BY_ANSWER,
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


# Districts whose work has an event of its own.
_BY_EVENT: Final = {
    RECLAIMED: GRAVEYARD,
    TOOK_FROM_DECK: LIGHTHOUSE,
    SHORTENED: BELL_TOWER,
    THANKED: BALL_ROOM,
}


def overrides(effect: Card, method: str) -> bool:
    """Whether a card has this method of its own."""
    own = getattr(type(effect), method)
    return all(own is not getattr(base, method, None) for base in (Character, District))


def shown(golden: Golden) -> set[str]:
    """What this game shows."""
    found: set[str] = set()
    table = golden.table()
    for game, given in answered(table):
        found |= before(game, given, golden.profile)
        role, seat = game.get(TURN_ROLE), game.get(TURN_SEAT)
        table.answer(given)
        found |= after(game) | by_itself(game, role, seat)
    for seat in range(golden.players):
        for purpose, card, points in score_items(table.game, seat):
            if purpose in {FOR_EXTRA, FOR_HAND} and points > 0:
                found.add(f"{DISTRICTS[card]} used")
    return found


def before(game: Game, given: int, profile: str) -> set[str]:
    """What an answer uses."""
    verb, seat, role = verb_of(given), game.to_move(), game.get(TURN_ROLE)
    rows = {row.role: row.effect for row in edition(profile).characters}
    found: set[str] = set()
    if verb == USE and arg1_of(given) < FIRST_DISTRICT_HANDLER and arg1_of(given) != WITCH:
        found.add(f"{CHARACTERS[arg1_of(given)]} used")
    elif verb == USE and arg1_of(given) >= FIRST_DISTRICT_HANDLER:
        found.add(f"{DISTRICTS[arg1_of(given) - FIRST_DISTRICT_HANDLER]} used")
    takes_income = verb in {INCOME, SPLIT} and not overrides(rows[role], "offer_uses")
    if takes_income or (verb == END and role == ALCHEMIST and game.get(SPENT) > 0):
        found.add(f"{CHARACTERS[role]} used")
    return found | districts_at_work(game, given, seat)


def districts_at_work(game: Game, given: int, seat: int) -> set[str]:
    verb, card = verb_of(given), arg1_of(given)
    at_work = [place for place, wanted in _BY_ANSWER.items() if verb == wanted]
    if verb == END:
        at_work += [PARK] if game.hand_size(seat) == 0 else []
        at_work += [POOR_HOUSE] if game.gold(seat) == 0 else []
    elif verb == BUILD:
        at_work += [FACTORY] if game.rules.type_of[card] == UNIQUE else []
        at_work += [QUARRY] if game.has_built(seat, card) else []
    elif verb == BUILD_BY and arg2_of(given) % BEAUTIFIED_BIT == FRAMEWORK:
        at_work += [FRAMEWORK]
    found = {f"{DISTRICTS[place]} used" for place in at_work if game.has_built(seat, place)}
    if verb == BUILD_BY and card == NECROPOLIS:
        found.add(f"{DISTRICTS[NECROPOLIS]} used")
    elif verb == BUILD and card == STABLES and game.get(BUILDS) > 0:
        found.add(f"{DISTRICTS[STABLES]} used")
    elif verb == PAY_CARD:
        found.add(f"{DISTRICTS[THIEVES_DEN]} used")
    return found


def after(game: Game) -> set[str]:
    """What the events tell of."""
    found: set[str] = set()
    for at in range(0, len(game.log), EVENT_SIZE):
        kind, card = game.log[at], game.log[at + 3]
        if kind == BUILT:
            found.add(f"{DISTRICTS[card]} built")
        elif kind == RESUMED:
            found.add(f"{CHARACTERS[WITCH]} used")
        elif kind in _BY_EVENT:
            found.add(f"{DISTRICTS[_BY_EVENT[kind]]} used")
    return found


def by_itself(game: Game, role: int, seat: int) -> set[str]:
    """What happens without an answer that asks for it."""
    found: set[str] = set()
    kinds = [game.log[at] for at in range(0, len(game.log), EVENT_SIZE)]
    gaining = [
        game.log[at + 1] for at in range(0, len(game.log), EVENT_SIZE) if game.log[at] == GAINED
    ]
    for taker in gaining:
        if CROWNED in kinds and game.has_built(taker, THRONE_ROOM):
            found.add(f"{DISTRICTS[THRONE_ROOM]} used")
    if CROWNED in kinds and game.get(TURN_ROLE) == KING:
        found.add(f"{CHARACTERS[KING]} used")
    drawn = kinds.count(DREW)
    if drawn > 1 and ARCHITECT in {role, game.get(TURN_ROLE)}:
        found.add(f"{CHARACTERS[ARCHITECT]} used")
    for at in range(0, len(game.log), EVENT_SIZE):
        kind, _, target = game.log[at : at + 3]
        if kind == GAVE_GOLD and target == game.get(COLLECTOR):
            found.add(f"{CHARACTERS[TAX_COLLECTOR]} used")
        if kind == TURN_ENDED and role == game.get(KILLED):
            found.add(f"{DISTRICTS[HOSPITAL]} used")
    return found
