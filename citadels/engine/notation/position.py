"""From the set-up of a story to a game that stands where the story begins."""

from __future__ import annotations

from citadels.engine import chance, state
from citadels.engine.bits import BIT, lowest_bit
from citadels.engine.codes import BEAUTIFIED_BIT, NO_ROLE, NOBODY
from citadels.engine.editions.edition import Setup
from citadels.engine.game import Game
from citadels.engine.game_state import ScriptError
from citadels.engine.native_types import i64
from citadels.engine.notation.marks_setup import lay_marks
from citadels.engine.notation.setup_builder import build_setup
from citadels.engine.notation.start_state import apply_start
from citadels.engine.notation.story import DRAFT, NEW_GAME, NamedCode, StartPoint, StorySetup
from citadels.engine.notation.tokens import StoryError, Token, token_error
from citadels.engine.setup import deal, make_rules
from citadels.engine.state import blank_row


def build_position(story_setup: StorySetup, start: StartPoint, head: Token) -> Game:
    """The game of a story in one of its profiles. Raises `StoryError` if it cannot be."""
    setup = build_setup(story_setup, start, head)
    crown = crown_of(story_setup)
    if start.kind == NEW_GAME:
        return _new_game(story_setup, setup, start, crown)
    if crown == NOBODY:
        raise token_error(start.token, "not a new game, so a player must be given the crown")
    game = Game(make_rules(setup), blank_row(setup.players))
    chance.seed(game, story_setup.seed)
    game.put(state.CROWN, crown)
    game.put(state.ROUND, story_setup.round - 1 if start.kind == DRAFT else story_setup.round)
    game.put(state.TAX, story_setup.tax)
    _deal(game, story_setup)
    _mark_complete_cities(game, story_setup)
    if start.kind == DRAFT:
        _check_nothing_chosen(story_setup)
    else:
        _give_characters(game, story_setup)
    lay_marks(game, story_setup)
    game.script = list(story_setup.chance)
    apply_start(game, story_setup, start)
    return game


def _new_game(story_setup: StorySetup, setup: Setup, start: StartPoint, crown: int) -> Game:
    for player in story_setup.players:
        if not player.is_only_named():
            message = f"{player.name.quote()} gets gold and cards from the new game"
            raise StoryError(player.name.line, player.name.column, message)
    items = [*story_setup.deck, *story_setup.faceup, *story_setup.facedown]
    for mark in story_setup.marks:
        items.extend(mark.roles)
    if items or story_setup.deck_only or story_setup.tax or story_setup.round != 1:
        raise token_error(start.token, "a new game: nothing can be laid out before it")
    try:
        return deal(make_rules(setup), story_setup.seed, crown, None, story_setup.chance)
    except ScriptError as error:
        raise StoryError(start.token.line, start.token.column, str(error)) from error


def crown_of(story_setup: StorySetup) -> int:
    """Who begins with the crown; NOBODY if it is random."""
    holders = [player for player in story_setup.players if player.crown]
    if len(holders) > 1:
        raise token_error(holders[1].name, "the second player with the crown")
    if story_setup.crown_by_chance is not None:
        if holders:
            raise token_error(holders[0].name, "given the crown, but chance decides who gets it")
        return NOBODY
    return story_setup.players.index(holders[0]) if holders else 0


# Cards: each is taken from the full set of the game.


def _deal(game: Game, story_setup: StorySetup) -> None:
    copies_left = list(game.rules.copies)
    for seat, player in enumerate(story_setup.players):
        game.put_seat(seat, state.SEAT_GOLD, player.gold)
        for item in player.city:
            _take_copy(copies_left, item, item.code % BEAUTIFIED_BIT, game)
            game.add_to_city(seat, item.code)
        for item in player.hand:
            _take_copy(copies_left, item, item.code, game)
            game.add_to_hand(seat, item.code)
    for seat, player in enumerate(story_setup.players):
        for item in player.museum:
            if game.city_mask(seat) & game.rules.keeps_pile == 0:
                raise token_error(
                    item.token, f"not under a Museum: {player.name.text} has not built one"
                )
            _take_copy(copies_left, item, item.code, game)
            game.add_to_museum(item.code)
    for item in story_setup.deck:
        _take_copy(copies_left, item, item.code, game)
        game.put_under_deck(item.code)
    if not story_setup.deck_only:
        for card in range(len(copies_left)):
            for _ in range(copies_left[card]):
                game.put_under_deck(card)


def _take_copy(copies_left: list[i64], item: NamedCode, card: int, game: Game) -> None:
    if game.rules.copies[card] == 0:
        raise token_error(item.token, "not a district of this game")
    if copies_left[card] == 0:
        copies = game.rules.copies[card]
        raise token_error(item.token, f"used too often: the game has {copies} of it")
    copies_left[card] -= 1


def _mark_complete_cities(game: Game, story_setup: StorySetup) -> None:
    """Complete cities count as completed; of several, one has to be called the first."""
    first = [player for player in story_setup.players if player.first]
    if len(first) > 1:
        raise token_error(first[1].name, "the second player who is called first")
    complete = [seat for seat in range(game.seats()) if game.is_complete(seat)]
    if first:
        game.put(state.FIRST, story_setup.players.index(first[0]))
        game.put_seat(story_setup.players.index(first[0]), state.COMPLETED_CITY, 1)
    elif len(complete) == 1:
        game.put(state.FIRST, complete[0])
    elif complete:
        name = story_setup.players[complete[1]].name
        raise token_error(name, "the second player with a complete city: say who was 'first'")
    for seat in complete:
        game.put_seat(seat, state.COMPLETED_CITY, 1)


# Characters.


def _check_nothing_chosen(story_setup: StorySetup) -> None:
    items = [*story_setup.faceup, *story_setup.facedown]
    for player in story_setup.players:
        items.extend(player.roles)
    for mark in story_setup.marks:
        items.extend(mark.roles)
    if items:
        raise token_error(items[0].token, "too early: the characters are laid out by the draft")


def _give_characters(game: Game, story_setup: StorySetup) -> None:
    placed: i64 = 0
    for seat, player in enumerate(story_setup.players):
        for item in player.roles:
            placed = _take_role(game, item, placed)
            game.put_seat(seat, state.ROLES, game.roles(seat) | BIT[item.code])
    for item in story_setup.faceup:
        placed = _take_role(game, item, placed)
        game.put(state.FACEUP, game.get(state.FACEUP) | BIT[item.code])
    facedown: list[int] = []
    for item in story_setup.facedown:
        placed = _take_role(game, item, placed)
        facedown.append(item.code)
    unplaced = game.rules.cast_mask & ~placed
    while unplaced:
        facedown.append(lowest_bit(unplaced))
        unplaced &= unplaced - 1
    game.put(state.ASIDE, facedown[0] if facedown else NO_ROLE)
    for role in facedown[1:]:
        game.put(state.LAID_DOWN, game.get(state.LAID_DOWN) | BIT[role])


def _take_role(game: Game, item: NamedCode, placed: i64) -> i64:
    """Take a character from the cast for one place."""
    if game.rules.cast_mask & BIT[item.code] == 0:
        raise token_error(item.token, "not in the cast of this game")
    if placed & BIT[item.code]:
        raise token_error(item.token, "given twice: it can be in only one place")
    return placed | BIT[item.code]
