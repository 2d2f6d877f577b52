"""No seat learns what it may not know, from its view, its events or later questions."""

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
from tests.properties.random_games import (
    IS_COVERAGE_RUN,
    PLAYER_COUNTS,
    RandomGame,
    note_on_failure,
    observers,
    preset_games,
    random_games,
    view_text,
)
from tests.properties.redeal import redeal

# Answers that only the answering player may know; with these abilities, one more seat may.
SECRET_VERBS: Final = {PICK, LAY, KEEP_CARD, UNDER, DISCARD, PAY_CARD, GIVE_ROLE, MARK, TAKE, GIVE}
SECRET_HANDLERS: Final = {MAGISTRATE, BLACKMAILER, DISTRICT + LABORATORY, DISTRICT + MUSEUM}

Events = list[tuple[int, int, int, int, int]]

each_number_of_players = pytest.mark.parametrize("players", PLAYER_COUNTS)


@each_number_of_players
def test_redealing_hidden_cards_does_not_change_the_view(players: int) -> None:
    for table in random_games(players, 2, 60, skip=10):
        with note_on_failure(table):
            for game in table.play():
                assert_unseen(game, table)
            assert_unseen(table.game, table)


def assert_unseen(game: Game, table: RandomGame) -> None:
    everyone = list(observers(game))
    for seat in [table.rng.choice(everyone)] if IS_COVERAGE_RUN else everyone:
        twin = redeal(game, seat, table.rng)
        assert view_text(make_view(twin, seat)) == view_text(make_view(game, seat)), (
            f"a leak to seat {seat}"
        )


@each_number_of_players
def test_nobody_can_tell_which_secret_answer_was_given(players: int) -> None:
    """Two secret answers to the same question give everybody else the same view and events."""
    for table in random_games(players, 6, 150, skip=110):
        with note_on_failure(table):
            for game in table.play():
                for answers in secret_answers(game).values():
                    first = apply_to_copy(game, answers[0])
                    other_game = apply_to_copy(game, table.rng.choice(answers[1:]))
                    for seat in outside_observers(game):
                        assert_same_for(seat, first, other_game)


def secret_answers(game: Game) -> dict[int, list[int]]:
    """Groups of legal answers that differ only in what others may not know."""
    sets: dict[int, list[int]] = {}
    for answer in game.legal():
        verb = verb_of(answer)
        if verb in SECRET_VERBS and not is_open(game, verb):
            sets.setdefault(verb, []).append(answer)
        elif verb == USE and arg1_of(answer) in SECRET_HANDLERS:
            sets.setdefault(answer >> 16, []).append(answer)
    return {key: answers for key, answers in sets.items() if len(answers) > 1}


def is_open(game: Game, verb: int) -> bool:
    """Whether all see the effect: the Diplomat's gift, or the marks after the last is placed.

    The next player in the draft sees what was taken: `assert_same_for` makes an exception for that.
    """
    frame = game.read_frame(game.get(DEPTH) - 1)
    if verb == MARK:
        return frame.amount == 1
    return frame.handler == DIPLOMAT


def apply_to_copy(game: Game, answer: int) -> Game:
    twin = game.copy()
    twin.apply(answer)
    return twin


def outside_observers(game: Game) -> list[int]:
    """Everybody except the answering player and the other player involved."""
    frame = game.read_frame(game.get(DEPTH) - 1)
    inside = {frame.seat, frame.target} - {NOBODY}
    return [seat for seat in observers(game) if seat not in inside]


def hide_dealt_cards(events: Events, listener: int) -> Events:
    """The events, without the cards that came from the deck to the seat."""
    return [
        (kind, seat, target, NO_CARD if (kind, seat) == (DREW, listener) else card, amount)
        for kind, seat, target, card, amount in events
    ]


def assert_same_for(seat: int, first: Game, second: Game) -> None:
    """Check that both games look the same to a seat up to the next call of a rank."""
    events, other_events = first.events_for(seat), second.events_for(seat)
    if any(kind == CALLED for kind, *_ in events):
        cut = [kind for kind, *_ in events].index(CALLED)
        assert events[: cut + 1] == other_events[: cut + 1]
        return
    assert hide_dealt_cards(events, seat) == hide_dealt_cards(other_events, seat), (
        f"the events of seat {seat} reveal a secret"
    )
    if events != other_events:
        return  # the deck was empty, and this seat drew the card that was put under it
    if seat == first.to_move() and make_view(first, seat).packet:
        return  # the packet has been passed to this seat
    assert view_text(make_view(first, seat)) == view_text(make_view(second, seat)), (
        f"seat {seat} sees a secret"
    )


@each_number_of_players
def test_marks_look_the_same_whichever_is_real(players: int) -> None:
    """The others cannot see which of the marks the player placed first."""
    mark_count = 0
    for table in preset_games(players, "devious-dignitaries", 5, 100):
        with note_on_failure(table):
            for game in table.play():
                for marker, blanks in ((MAGISTRATE, 2), (BLACKMAILER, 1)):
                    uses = [answer for answer in game.legal() if answer >> 16 == USE << 8 | marker]
                    if uses:
                        mark_count += 1
                        table.rng.shuffle(uses)
                        mark_in_any_order(game, uses[: blanks + 1])
    assert mark_count > 0


def mark_in_any_order(game: Game, uses: list[int]) -> None:
    """Place the marks with each of them as the real one, and the others in both directions."""
    results: list[Game] = []
    for turned in range(len(uses)):
        order = uses[turned:] + uses[:turned]
        for remaining in (order[1:], order[:0:-1]):
            twin = apply_to_copy(game, order[0])
            for answer in remaining:
                twin = apply_to_copy(twin, make_answer(MARK, argument_code(arg2_of(answer))))
            results.append(twin)
    seat = game.to_move()
    for other_result in results[1:]:
        for watcher in observers(game):
            if watcher != seat:
                assert_same_for(watcher, results[0], other_result)


@each_number_of_players
def test_a_killed_character_is_indistinguishable_from_one_that_nobody_has(players: int) -> None:
    """If a facedown character and the killed one are swapped, nobody else notices at the call."""
    silent_count = 0
    for table in preset_games(players, "first-game", 72 // players, 200):
        with note_on_failure(table):
            for game in table.play():
                silent_count += assert_silent(game)
    assert silent_count > 0


def assert_silent(game: Game) -> int:
    """Compare the calls after this turn; return whether they passed the rank of the killed."""
    killed, end = game.get(KILLED), make_answer(END)
    hidden = [role for role in (game.get(ASIDE), *mask_list(game.get(LAID_DOWN))) if role >= 0]
    if killed == NO_ROLE or not hidden or end not in game.legal():
        return 0
    holder, rank, absent = game.holder(killed), game.rules.rank_of[killed], hidden[-1]
    if holder in {NOBODY, game.to_move()} or rank <= game.get(RANK):
        return 0
    twin = game.copy()
    field, down = (LAID_DOWN, BIT[killed]) if absent != game.get(ASIDE) else (ASIDE, killed)
    laid_mask = game.get(LAID_DOWN) & ~BIT[absent] if field == LAID_DOWN else 0
    twin.put(field, laid_mask | down)
    twin.put_seat(holder, ROLES, game.roles(holder) & ~BIT[killed] | BIT[absent])
    laid_by = [seat for seat in range(game.seats()) if game.get_seat(seat, LAID_BY) & BIT[absent]]
    first, other_game = apply_to_copy(game, end), apply_to_copy(twin, end)
    if not rank < other_game.get(RANK) < game.rules.rank_of[absent]:
        return 0
    for seat in observers(game):
        if seat not in {holder, *laid_by}:
            assert_same_to_end(seat, first, other_game)
    return 1


def assert_same_to_end(seat: int, first: Game, second: Game) -> None:
    assert first.events_for(seat) == second.events_for(seat), (
        f"the events of seat {seat} reveal who was killed"
    )
    assert view_text(make_view(first, seat)) == view_text(make_view(second, seat)), (
        f"seat {seat} sees it"
    )


@each_number_of_players
def test_only_the_players_involved_see_the_card_in_an_event(players: int) -> None:
    """The acting player and the target; the Wizard's victim also knows which card is kept."""
    hiding = [names.EVENTS.index(slug) for slug in names.HIDING_EVENTS]
    for table in random_games(players, 8, 150, skip=410):
        with note_on_failure(table):
            for game in table.play():
                for offset in range(0, len(game.log), EVENT_SIZE):
                    kind, seat, target, _, _, knowers = game.log[offset : offset + EVENT_SIZE]
                    if kind in hiding:
                        inside = {seat, target} - {NOBODY}
                        outsiders = set(mask_list(knowers)) - inside if knowers >= 0 else {NOBODY}
                        wizard = kind == KEPT and game.get(TURN_ROLE) == WIZARD
                        assert len(outsiders) <= (1 if wizard else 0), names.EVENTS[kind]


EQUAL_CARDS_STORY: Final = """
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
    """The next question and the events are the same for every card that may be kept."""
    game = run_story(parse_stories(EQUAL_CARDS_STORY)[0])
    first, second = (apply_to_copy(game, answer) for answer in game.legal())
    for seat in outside_observers(game):
        assert_same_for(seat, first, second)
    first, second = (apply_to_copy(after, after.legal()[0]) for after in (first, second))
    for seat in outside_observers(game):
        assert_same_for(seat, first, second)
