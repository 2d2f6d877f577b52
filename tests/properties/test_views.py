"""Nobody sees what he may not know: not in the view, not in what he hears, not in what follows."""

from __future__ import annotations

from typing import Final

import pytest

from citadels.engine import names
from citadels.engine.answers.codec import arg1_of, arg2_of, argument_code, make_answer, verb_of
from citadels.engine.bits import BIT
from citadels.engine.codes import (
    BLACKMAILER,
    CALLED,
    DIPLOMAT,
    DISCARD,
    DREW,
    END,
    GIVE,
    GIVE_ROLE,
    KEEP_CARD,
    KEPT,
    LABORATORY,
    LAY,
    MAGISTRATE,
    MARK,
    MUSEUM,
    NO_CARD,
    NO_ROLE,
    NOBODY,
    PAY_CARD,
    PICK,
    TAKE,
    UNDER,
    USE,
    WIZARD,
)
from citadels.engine.codes import FIRST_DISTRICT_HANDLER as DISTRICT
from citadels.engine.game import Game
from citadels.engine.game_state import EVENT_SIZE
from citadels.engine.notation.parser import parse_stories
from citadels.engine.notation.runner import run_story
from citadels.engine.state import ASIDE, DEPTH, KILLED, LAID_BY, LAID_DOWN, RANK, ROLES, TURN_ROLE
from citadels.engine.view import make_view, mask_list
from tests.properties.games import (
    COVERED,
    PLAYERS,
    Table,
    as_text,
    everybody,
    noted,
    preset_tables,
    tables,
)
from tests.properties.redeal import redealt

# Answers that only the one who gives them may know; of those that follow, one more seat may.
SECRET_VERBS: Final = {PICK, LAY, KEEP_CARD, UNDER, DISCARD, PAY_CARD, GIVE_ROLE, MARK, TAKE, GIVE}
SECRET_USES: Final = {MAGISTRATE, BLACKMAILER, DISTRICT + LABORATORY, DISTRICT + MUSEUM}

Heard = list[tuple[int, int, int, int, int]]

each_number_of_players = pytest.mark.parametrize("players", PLAYERS)


@each_number_of_players
def test_dealing_anew_what_a_seat_cannot_know_leaves_its_view_as_it_is(players: int) -> None:
    for table in tables(players, 2, 60, skip=10):
        with noted(table):
            for game in table.steps():
                unseen(game, table)
            unseen(table.game, table)


def unseen(game: Game, table: Table) -> None:
    everyone = list(everybody(game))
    for seat in [table.lots.pick(everyone)] if COVERED else everyone:
        twin = redealt(game, seat, table.lots)
        assert as_text(make_view(twin, seat)) == as_text(make_view(game, seat)), (
            f"a leak to seat {seat}"
        )


@each_number_of_players
def test_nobody_can_tell_which_secret_answer_was_given(players: int) -> None:
    """Two secret answers to the same question look and sound alike to everybody else."""
    for table in tables(players, 6, 150, skip=110):
        with noted(table):
            for game in table.steps():
                for answers in secret_choices(game).values():
                    first = played(game, answers[0])
                    other = played(game, table.lots.pick(answers[1:]))
                    for seat in outsiders(game):
                        same_to(seat, first, other)


def secret_choices(game: Game) -> dict[int, list[int]]:
    """Sets of legal answers that differ only in what others may not know."""
    sets: dict[int, list[int]] = {}
    for given in game.legal():
        verb = verb_of(given)
        if verb in SECRET_VERBS and not is_open(game, verb):
            sets.setdefault(verb, []).append(given)
        elif verb == USE and arg1_of(given) in SECRET_USES:
            sets.setdefault(given >> 16, []).append(given)
    return {key: answers for key, answers in sets.items() if len(answers) > 1}


def is_open(game: Game, verb: int) -> bool:
    """The Diplomat gives a district for all to see, and after the last mark all see where they lie.

    What is taken from the table last is seen by who is asked next: that is left out in `same_to`.
    """
    frame = game.read_frame(game.get(DEPTH) - 1)
    if verb == MARK:
        return frame.amount == 1
    return frame.handler == DIPLOMAT


def played(game: Game, given: int) -> Game:
    twin = game.copy()
    twin.apply(given)
    return twin


def outsiders(game: Game) -> list[int]:
    """Everybody but the one who answers and the one he deals with."""
    frame = game.read_frame(game.get(DEPTH) - 1)
    inside = {frame.seat, frame.target} - {NOBODY}
    return [seat for seat in everybody(game) if seat not in inside]


def undealt(heard: Heard, listener: int) -> Heard:
    """What was heard, without the cards that came from the deck to the listener."""
    return [
        (kind, seat, target, NO_CARD if (kind, seat) == (DREW, listener) else card, amount)
        for kind, seat, target, card, amount in heard
    ]


def same_to(seat: int, one: Game, other: Game) -> None:
    """Up to the next call of a rank, which shows characters, both games are the same to a seat."""
    heard, told = one.events_for(seat), other.events_for(seat)
    if any(kind == CALLED for kind, *_ in heard):
        cut = [kind for kind, *_ in heard].index(CALLED)
        assert heard[: cut + 1] == told[: cut + 1]
        return
    assert undealt(heard, seat) == undealt(told, seat), f"seat {seat} hears a secret"
    if heard != told:
        return  # the deck was empty, and the card that was laid under it has come to this seat
    if seat == one.to_move() and make_view(one, seat).packet:
        return  # the packet has been handed to this seat
    assert as_text(make_view(one, seat)) == as_text(make_view(other, seat)), (
        f"seat {seat} sees a secret"
    )


@each_number_of_players
def test_marks_look_the_same_whichever_is_real(players: int) -> None:
    """Whoever lays marks may begin with any of them: the others cannot tell with which."""
    met = 0
    for table in preset_tables(players, "devious-dignitaries", 5, 100):
        with noted(table):
            for game in table.steps():
                for marker, blanks in ((MAGISTRATE, 2), (BLACKMAILER, 1)):
                    uses = [given for given in game.legal() if given >> 16 == USE << 8 | marker]
                    if uses:
                        met += 1
                        table.lots.shuffle(uses)
                        any_order(game, uses[: blanks + 1])
    assert met > 0


def any_order(game: Game, uses: list[int]) -> None:
    """Each of the marks as the real one, the others in both directions."""
    results: list[Game] = []
    for turned in range(len(uses)):
        order = uses[turned:] + uses[:turned]
        for rest in (order[1:], order[:0:-1]):
            twin = played(game, order[0])
            for given in rest:
                twin = played(twin, make_answer(MARK, argument_code(arg2_of(given))))
            results.append(twin)
    seat = game.to_move()
    for other in results[1:]:
        for watcher in everybody(game):
            if watcher != seat:
                same_to(watcher, results[0], other)


@each_number_of_players
def test_a_killed_character_is_as_silent_as_one_that_nobody_has(players: int) -> None:
    """The card face down changes places with a killed one: nobody else can tell at its call."""
    met = 0
    for table in preset_tables(players, "first-game", 72 // players, 200):
        with noted(table):
            for game in table.steps():
                met += silent(game)
    assert met > 0


def silent(game: Game) -> int:
    """Whether the next answer led past the rank of a killed character."""
    killed, end = game.get(KILLED), make_answer(END)
    hidden = [role for role in (game.get(ASIDE), *mask_list(game.get(LAID_DOWN))) if role >= 0]
    if killed == NO_ROLE or not hidden or end not in game.legal():
        return 0
    holder, rank, absent = game.holder(killed), game.rules.rank_of[killed], hidden[-1]
    if holder in {NOBODY, game.to_move()} or rank <= game.get(RANK):
        return 0
    twin = game.copy()
    field, down = (LAID_DOWN, BIT[killed]) if absent != game.get(ASIDE) else (ASIDE, killed)
    kept = game.get(LAID_DOWN) & ~BIT[absent] if field == LAID_DOWN else 0
    twin.put(field, kept | down)
    twin.put_seat(holder, ROLES, game.roles(holder) & ~BIT[killed] | BIT[absent])
    laid_by = [seat for seat in range(game.seats()) if game.get_seat(seat, LAID_BY) & BIT[absent]]
    first, other = played(game, end), played(twin, end)
    if not rank < other.get(RANK) < game.rules.rank_of[absent]:
        return 0
    for seat in everybody(game):
        if seat not in {holder, *laid_by}:
            same_to_the_end(seat, first, other)
    return 1


def same_to_the_end(seat: int, one: Game, other: Game) -> None:
    assert one.events_for(seat) == other.events_for(seat), f"seat {seat} hears who was killed"
    assert as_text(make_view(one, seat)) == as_text(make_view(other, seat)), f"seat {seat} sees it"


@each_number_of_players
def test_of_a_hidden_card_only_those_hear_who_take_part(players: int) -> None:
    """The one who does it and the one it is done to; the Wizard's victim knows what he keeps."""
    hiding = [names.EVENTS.index(slug) for slug in names.HIDING_EVENTS]
    for table in tables(players, 8, 150, skip=410):
        with noted(table):
            for game in table.steps():
                for at in range(0, len(game.log), EVENT_SIZE):
                    kind, seat, target, _, _, knowers = game.log[at : at + EVENT_SIZE]
                    if kind in hiding:
                        inside = {seat, target} - {NOBODY}
                        others = set(mask_list(knowers)) - inside if knowers >= 0 else {NOBODY}
                        wizard = kind == KEPT and game.get(TURN_ROLE) == WIZARD
                        assert len(others) <= (1 if wizard else 0), names.EVENTS[kind]


EQUAL_CARDS: Final = """
# Two of three cards are equal.
profile 2016
Ann  thief  city observatory
Bob  king
Cid  bishop
Dan  warlord
deck docks castle docks
turn Ann

Ann: cards
asked Ann keep-card
"""


def test_nobody_can_tell_whether_cards_under_the_deck_are_equal() -> None:
    """Whichever card is kept, the same is asked next and the same is heard."""
    game = run_story(parse_stories(EQUAL_CARDS)[0])
    first, other = (played(game, given) for given in game.legal())
    for seat in outsiders(game):
        same_to(seat, first, other)
    first, other = (played(after, after.legal()[0]) for after in (first, other))
    for seat in outsiders(game):
        same_to(seat, first, other)
