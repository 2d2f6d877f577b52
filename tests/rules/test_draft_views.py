"""What each seat may know while characters are chosen, and at the table in general."""

from __future__ import annotations

from typing import Final

import pytest

from citadels.engine.answers.codec import make_answer
from citadels.engine.bits import BIT, count_bits
from citadels.engine.codes import (
    ARCHITECT,
    ARTIST,
    ASSASSIN,
    BISHOP,
    CARDS,
    DRAFT_PHASE,
    EMPEROR,
    FACEDOWN_LAID,
    FACEUP_LAID,
    GOLD,
    HIDDEN,
    KEEP_CARD,
    KING,
    LAID,
    LAY,
    MAGICIAN,
    MERCHANT,
    NO_CARD,
    NO_ROLE,
    NOBODY,
    PICK,
    PICKED,
    ROUND_BEGAN,
    THIEF,
    WARLORD,
)
from citadels.engine.game import Game
from citadels.engine.phases.draft import NEXT_STEP, WHICH_TO_KEEP
from citadels.engine.setup import new_game, setup_from_preset
from citadels.engine.state import (
    ASIDE,
    FACEUP,
    LAID_BY,
    LAID_DOWN,
    PACKET,
    RANK,
    REVEALED,
    ROLES,
    SEEN,
    SEEN_AGAIN,
)
from citadels.engine.view import hand_list, make_view, mask_list
from tests.rules.draft_layouts import deal_draft, make_draft_rules

ANN: Final = 0
BOB: Final = 1
CID: Final = 2
DAN: Final = 3
EVE: Final = 4
GUS: Final = 6


def pick_first(game: Game, *roles: int) -> None:
    for role in roles:
        game.apply(make_answer(PICK, role))


def lay_down(game: Game, role: int) -> None:
    game.apply(make_answer(LAY, role))


def exchange_roles(game: Game, first: tuple[int, int], second: tuple[int, int]) -> None:
    """Let two characters change places: each is a seat and a character, or a place and one."""
    for (place, old), new in ((first, second[1]), (second, first[1])):
        if place == ASIDE:
            game.put(ASIDE, new)
        elif place in {PACKET, LAID_DOWN}:
            game.put(place, game.get(place) & ~BIT[old] | BIT[new])
        else:
            game.put_seat(place, ROLES, game.roles(place) & ~BIT[old] | BIT[new])


def five_players() -> Game:
    """Ann, Bob and Cid have chosen, Dan is choosing; the Thief is face up, the Warlord hidden."""
    game = deal_draft(make_draft_rules(5, 8), script=(1, 6))
    pick_first(game, ASSASSIN, KING, BISHOP)
    return game


# What a player sees of a draft.


def test_a_player_sees_open_cards_what_passed_through_his_hands_and_his_own_choice() -> None:
    """[2016 S027] The view of the second of five players while the fourth chooses."""
    game = five_players()
    view = make_view(game, BOB)
    assert view.fields[FACEUP] == BIT[THIEF]
    assert view.seen == [MAGICIAN, KING, BISHOP, MERCHANT, ARCHITECT]
    assert view.seen_again == []
    assert view.roles == [[HIDDEN], [KING], [HIDDEN], [], []]
    assert view.packet == [HIDDEN, HIDDEN, HIDDEN]
    assert view.aside == HIDDEN
    assert view.laid_down == []
    assert view.legal == []
    assert view.to_move() == DAN
    nothing = (NOBODY, NO_CARD, 0)
    assert view.questions == [
        (DRAFT_PHASE, NEXT_STEP, NOBODY, *nothing),
        (DRAFT_PHASE, WHICH_TO_KEEP, DAN, *nothing),
    ]


def test_the_player_who_chooses_sees_what_there_is_to_choose() -> None:
    """[2016 S027] Dan sees three characters, and who has not chosen yet sees none."""
    game = five_players()
    dan = make_view(game, DAN)
    assert dan.packet == [MAGICIAN, MERCHANT, ARCHITECT]
    assert dan.seen == [MAGICIAN, MERCHANT, ARCHITECT]
    assert dan.roles == [[HIDDEN], [HIDDEN], [HIDDEN], [], []]
    assert dan.legal == [make_answer(PICK, role) for role in (MAGICIAN, MERCHANT, ARCHITECT)]
    eve = make_view(game, EVE)
    assert (eve.packet, eve.seen, eve.legal) == ([HIDDEN, HIDDEN, HIDDEN], [], [])
    assert eve.roles == [[HIDDEN], [HIDDEN], [HIDDEN], [], []]
    watching = make_view(game)
    assert (watching.packet, watching.seen) == ([HIDDEN, HIDDEN, HIDDEN], [])
    assert watching.roles == [[HIDDEN], [HIDDEN], [HIDDEN], [], []]
    assert watching.aside == HIDDEN


def test_a_view_does_not_change_with_what_its_seat_cannot_know() -> None:
    """[2016 S027] Bob passed four on and never saw two; which of them lies where is hidden."""
    game = five_players()
    before = make_view(game, BOB).as_data()
    exchange_roles(game, (CID, BISHOP), (PACKET, ARCHITECT))
    assert make_view(game, BOB).as_data() == before
    exchange_roles(game, (ANN, ASSASSIN), (ASIDE, WARLORD))
    assert make_view(game, BOB).as_data() == before
    exchange_roles(game, (BOB, KING), (PACKET, MAGICIAN))
    assert make_view(game, BOB).as_data() != before


def test_a_choice_is_heard_by_all_but_named_to_nobody_else() -> None:
    """[2016 S027] Everybody sees that Ann has chosen; only Ann sees which character."""
    game = deal_draft(make_draft_rules(5, 8), script=(1, 6))
    pick_first(game, ASSASSIN)
    assert game.events_for(ANN) == [(PICKED, ANN, NOBODY, ASSASSIN, 0)]
    for observer in (BOB, CID, DAN, EVE, NOBODY):
        assert game.events_for(observer) == [(PICKED, ANN, NOBODY, HIDDEN, 0)]


def test_the_last_player_knows_what_he_laid_down() -> None:
    """[2016 S027] Eve keeps the Architect and lays the Merchant; the others see one card more."""
    game = five_players()
    pick_first(game, MAGICIAN, ARCHITECT)
    # It is the turn of the Assassin, so only the Assassin is revealed.
    assert make_view(game, EVE).laid_down == [MERCHANT]
    assert make_view(game, EVE).roles == [[ASSASSIN], [HIDDEN], [HIDDEN], [HIDDEN], [ARCHITECT]]
    for observer in (ANN, BOB, CID, DAN, NOBODY):
        assert make_view(game, observer).laid_down == [HIDDEN]
        assert make_view(game, observer).aside == HIDDEN
    events = game.events_for(BOB)
    assert (LAID, EVE, NOBODY, HIDDEN, 0) in events
    assert (LAID, EVE, NOBODY, MERCHANT, 0) in game.events_for(EVE)


# The card face down.


@pytest.mark.parametrize("aside", range(8))
def test_no_view_shows_the_face_down_card(aside: int) -> None:
    """[2016 S020] Six players with the Emperor: the Emperor may lie there, like any other."""
    game = deal_draft(make_draft_rules(6, 8, EMPEROR), script=(aside,))
    if aside == 3:
        assert game.get(ASIDE) == EMPEROR
    plain = deal_draft(make_draft_rules(6, 8, EMPEROR), script=(0,))
    for seat in (BOB, CID, DAN, EVE, 5, NOBODY):
        assert make_view(game, seat).as_data() == make_view(plain, seat).as_data()
    assert make_view(game, ANN).aside == HIDDEN
    for seat in (ANN, BOB, NOBODY):
        assert game.events_for(seat) == [
            (ROUND_BEGAN, ANN, NOBODY, NO_CARD, 1),
            (FACEDOWN_LAID, NOBODY, NOBODY, HIDDEN, 0),
        ]


def test_cards_face_up_are_shown_to_all() -> None:
    """[2016 S013] Four players, nine characters: three are face up for everybody."""
    game = deal_draft(make_draft_rules(4, 9), script=(0, 0, 0, 0))
    for seat in (ANN, BOB, CID, DAN, NOBODY):
        assert make_view(game, seat).fields[FACEUP] == BIT[ASSASSIN] | BIT[THIEF] | BIT[MAGICIAN]
        assert game.events_for(seat) == [
            (ROUND_BEGAN, ANN, NOBODY, NO_CARD, 1),
            (FACEUP_LAID, NOBODY, NOBODY, ASSASSIN, 0),
            (FACEUP_LAID, NOBODY, NOBODY, THIEF, 0),
            (FACEUP_LAID, NOBODY, NOBODY, MAGICIAN, 0),
            (FACEDOWN_LAID, NOBODY, NOBODY, HIDDEN, 0),
        ]
    assert make_view(game, ANN).packet == [BISHOP, MERCHANT, ARCHITECT, WARLORD, ARTIST]
    assert make_view(game, BOB).packet == [HIDDEN] * 5


def test_the_seventh_of_seven_sees_the_card_face_down_and_nobody_else_does() -> None:
    """[2016 S017] Eight characters: the King was laid face down, the Warlord is passed on."""
    game = deal_draft(make_draft_rules(7, 8), script=(3,))
    pick_first(game, ASSASSIN, THIEF, MAGICIAN, BISHOP, MERCHANT)
    assert game.get(ASIDE) == KING
    pick_first(game, ARCHITECT)
    assert make_view(game, GUS).packet == [KING, WARLORD]
    assert make_view(game, GUS).aside == NO_ROLE
    for observer in (*range(6), NOBODY):
        assert make_view(game, observer).packet == [HIDDEN, HIDDEN]
        assert KING not in make_view(game, observer).seen
    pick_first(game, WARLORD)
    assert make_view(game, GUS).laid_down == [KING]
    for observer in (*range(6), NOBODY):
        assert make_view(game, observer).laid_down == [HIDDEN]


def test_the_seventh_of_seven_with_nine_characters_does_not_see_it() -> None:
    """[2016 S018] Two cards are passed on; the King stays where it lies."""
    game = deal_draft(make_draft_rules(7, 9), script=(3,))
    pick_first(game, ASSASSIN, THIEF, MAGICIAN, BISHOP, MERCHANT, ARCHITECT)
    assert make_view(game, GUS).packet == [WARLORD, ARTIST]
    assert make_view(game, GUS).aside == HIDDEN
    pick_first(game, ARTIST)
    assert make_view(game, GUS).laid_down == [WARLORD]
    assert make_view(game, GUS).aside == HIDDEN
    assert game.get(ASIDE) == KING


# Two characters each.


def test_two_players_know_what_they_laid_down_themselves() -> None:
    """[2016 S022, S023] Four lie face down: one nobody saw, one is Ann's, two are Bob's."""
    game = deal_draft(make_draft_rules(2, 8), script=(3,))
    pick_first(game, ASSASSIN)
    assert make_view(game, BOB).packet == [THIEF, MAGICIAN, BISHOP, MERCHANT, ARCHITECT, WARLORD]
    pick_first(game, THIEF)
    assert make_view(game, BOB).packet == [MAGICIAN, BISHOP, MERCHANT, ARCHITECT, WARLORD]
    lay_down(game, WARLORD)
    ann = make_view(game, ANN)
    assert ann.packet == [MAGICIAN, BISHOP, MERCHANT, ARCHITECT]
    assert ann.laid_down == [HIDDEN]
    pick_first(game, MAGICIAN)
    lay_down(game, BISHOP)
    assert make_view(game, ANN).laid_down == [BISHOP, HIDDEN]
    assert make_view(game, BOB).laid_down == [WARLORD, HIDDEN]
    assert make_view(game, BOB).packet == [MERCHANT, ARCHITECT]
    pick_first(game, MERCHANT)
    ann, bob = make_view(game, ANN), make_view(game, BOB)
    assert ann.laid_down == [BISHOP, HIDDEN, HIDDEN]
    assert bob.laid_down == [ARCHITECT, WARLORD, HIDDEN]
    assert (ann.aside, bob.aside) == (HIDDEN, HIDDEN)
    assert ann.seen == [ASSASSIN, THIEF, MAGICIAN, BISHOP, MERCHANT, ARCHITECT, WARLORD]
    assert ann.seen_again == [MAGICIAN, BISHOP, MERCHANT, ARCHITECT]
    assert bob.seen == [THIEF, MAGICIAN, BISHOP, MERCHANT, ARCHITECT, WARLORD]
    assert bob.seen_again == [MERCHANT, ARCHITECT]
    assert ann.roles == [[ASSASSIN, MAGICIAN], [HIDDEN, HIDDEN]]
    assert bob.roles == [[ASSASSIN, HIDDEN], [THIEF, MERCHANT]]


def test_three_players_never_see_the_discard_in_the_middle() -> None:
    """[2016 S024] Nobody looks at it, not even the player who lays it down."""
    game = deal_draft(make_draft_rules(3, 9), script=(8, 2))
    pick_first(game, ASSASSIN, THIEF, MAGICIAN)
    assert game.get(LAID_DOWN) == BIT[MERCHANT]
    for seat in (ANN, BOB, CID, NOBODY):
        assert make_view(game, seat).laid_down == [HIDDEN]
        assert (FACEDOWN_LAID, CID, NOBODY, HIDDEN, 0) in game.events_for(seat)
    before = [make_view(game, seat).as_data() for seat in (BOB, CID)]
    exchange_roles(game, (LAID_DOWN, MERCHANT), (PACKET, KING))
    assert [make_view(game, seat).as_data() for seat in (BOB, CID)] == before
    exchange_roles(game, (LAID_DOWN, KING), (PACKET, MERCHANT))
    assert make_view(game, ANN).packet == [KING, BISHOP, ARCHITECT, WARLORD]
    pick_first(game, KING, BISHOP, ARCHITECT)
    assert make_view(game, CID).laid_down == [WARLORD, HIDDEN]
    assert make_view(game, ANN).laid_down == [HIDDEN, HIDDEN]
    assert (game.get_seat(CID, SEEN_AGAIN), game.get_seat(ANN, SEEN_AGAIN)) == (
        BIT[ARCHITECT] | BIT[WARLORD],
        BIT[KING] | BIT[BISHOP] | BIT[ARCHITECT] | BIT[WARLORD],
    )
    assert game.get_seat(CID, SEEN) & BIT[MERCHANT]


# The table in general.


def game_in_turn(players: int) -> Game:
    """A dealt game in which the first character is in its turn and the rest are hidden."""
    game = new_game(setup_from_preset("2016", players), seed=11, crown=0)
    while game.get(RANK) == 0:
        game.apply(game.legal()[0])
    return game


@pytest.mark.parametrize("players", range(2, 9))
def test_gold_and_sizes_are_public_and_cards_are_not(players: int) -> None:
    """[2016 S046] Gold and numbers of cards of all; contents only of the own hand."""
    game = game_in_turn(players)
    game.apply(make_answer(GOLD))
    active = game.to_move()
    for seat in (*range(players), NOBODY):
        view = make_view(game, seat)
        assert view.gold == [4 if other_seat == active else 2 for other_seat in range(players)]
        assert view.deck_size == 68 - 4 * players
        assert view.cities == [[] for _ in range(players)]
        for other_seat in range(players):
            own = hand_list(game, other_seat) if other_seat == seat else [HIDDEN] * 4
            assert view.hands[other_seat] == own
            known = (
                game.roles(other_seat)
                if other_seat == seat
                else game.roles(other_seat) & game.get(REVEALED)
            )
            visible_roles = [role for role in view.roles[other_seat] if role != HIDDEN]
            assert sum(BIT[role] for role in visible_roles) == known
            assert len(view.roles[other_seat]) == (2 if players < 4 else 1)
        laid = game.get_seat(seat, LAID_BY) if seat != NOBODY else 0
        assert [role for role in view.laid_down if role != HIDDEN] == mask_list(laid)
        assert len(view.laid_down) == count_bits(game.get(LAID_DOWN))
        assert view.aside in {HIDDEN, NO_ROLE}


@pytest.mark.parametrize("players", [2, 3, 5, 8])
def test_the_order_of_the_deck_and_the_hands_of_others_are_hidden(players: int) -> None:
    """[2016 S046] Another deck and other hands, and the view of a seat is the same."""
    game = game_in_turn(players)
    for seat in (*range(players), NOBODY):
        before = make_view(game, seat).as_data()
        redealt_game = game.copy()
        redealt_game.shuffle_deck()
        for victim in range(players):
            if victim != seat:
                _redeal(redealt_game, victim)
        assert make_view(redealt_game, seat).as_data() == before
        assert list(redealt_game.row) != list(game.row)


def _redeal(game: Game, seat: int) -> None:
    cards = hand_list(game, seat)
    for card in cards:
        game.take_from_hand(seat, card)
    for _ in cards:
        game.add_to_hand(seat, game.take_from_deck())
    for card in cards:
        game.put_under_deck(card)


def test_unrevealed_characters_and_those_face_down_are_hidden() -> None:
    """[2016 S046] Two unrevealed characters change places, or one with the card face down."""
    game = game_in_turn(5)
    hidden = [seat for seat in range(5) if not game.roles(seat) & game.get(REVEALED)]
    first, second, watcher = hidden[:3]
    before = make_view(game, watcher).as_data()
    spectator = make_view(game).as_data()
    roles = [seat_role(game, seat) for seat in (first, second)]
    exchange_roles(game, (first, roles[0]), (second, roles[1]))
    assert make_view(game, watcher).as_data() == before
    assert make_view(game).as_data() == spectator
    exchange_roles(game, (first, roles[1]), (ASIDE, game.get(ASIDE)))
    assert make_view(game, watcher).as_data() == before
    assert make_view(game).as_data() == spectator


def seat_role(game: Game, seat: int) -> int:
    return next(role for role in range(27) if game.roles(seat) & BIT[role])


def test_gathered_cards_are_seen_by_their_player_only() -> None:
    """[2016 S029, S046] Two cards lie in front of the player; the others see two backs."""
    game = game_in_turn(4)
    active = game.to_move()
    game.apply(make_answer(CARDS))
    top = sorted(card for card in make_view(game, active).held)
    assert HIDDEN not in top
    for observer in range(4):
        if observer != active:
            assert make_view(game, observer).held == [HIDDEN, HIDDEN]
    assert make_view(game).held == [HIDDEN, HIDDEN]
    game.apply(make_answer(KEEP_CARD, top[0]))
    for observer in range(4):
        if observer != active:
            assert make_view(game, observer).hands[active] == [HIDDEN] * 5
            assert make_view(game, observer).held == []
            cards = [event[3] for event in game.events_for(observer)]
            assert set(cards) <= {HIDDEN, NO_CARD}
