"""From the set-up of a story to a game that stands where the story begins."""

from __future__ import annotations

from citadels.engine import chance
from citadels.engine.bits import BIT, lowest
from citadels.engine.codes import FINE, NO_ROLE, NOBODY
from citadels.engine.editions.edition import Setup
from citadels.engine.game import Game
from citadels.engine.notation.beginning import begin
from citadels.engine.notation.chosen import chosen_setup
from citadels.engine.notation.layout import lay_marks
from citadels.engine.notation.story import DRAFT, NEW_GAME, Item, Opening, Start
from citadels.engine.notation.tokens import StoryError, Word, wrong
from citadels.engine.setup import deal, make_rules
from citadels.engine.state import (
    ASIDE,
    COMPLETED_CITY,
    CROWN,
    FACEUP,
    FIRST,
    LAID_DOWN,
    MONEY,
    ROLES,
    ROUND,
    TAX,
    blank_row,
)
from citadels.engine.table import ScriptError
from citadels.engine.typed import i64


def position(opening: Opening, start: Start, head: Word) -> Game:
    """The game of a story in one of its profiles. Raises `StoryError` if it cannot be."""
    setup = chosen_setup(opening, start, head)
    crown = crown_of(opening)
    if start.kind == NEW_GAME:
        return _new_game(opening, setup, start, crown)
    if crown == NOBODY:
        raise wrong(start.word, "no new game: the crown has to be given to a player")
    game = Game(make_rules(setup), blank_row(setup.players))
    chance.seed(game, opening.seed)
    game.put(CROWN, crown)
    game.put(ROUND, opening.round - 1 if start.kind == DRAFT else opening.round)
    game.put(TAX, opening.tax)
    _deal(game, opening)
    _complete(game, opening)
    if start.kind == DRAFT:
        _check_nothing_chosen(opening)
    else:
        _give_characters(game, opening)
    lay_marks(game, opening)
    game.script = list(opening.chance)
    begin(game, opening, start)
    return game


def _new_game(opening: Opening, setup: Setup, start: Start, crown: int) -> Game:
    for player in opening.players:
        if not player.is_bare():
            message = f"{player.name.shown()} is dealt gold and cards by the new game"
            raise StoryError(player.name.line, player.name.column, message)
    laid = [*opening.deck, *opening.faceup, *opening.facedown]
    for mark in opening.marks:
        laid.extend(mark.roles)
    if laid or opening.deck_only or opening.tax or opening.round != 1:
        raise wrong(start.word, "a beginning in which nothing can be laid out before")
    try:
        return deal(make_rules(setup), opening.seed, crown, None, opening.chance)
    except ScriptError as error:
        raise StoryError(start.word.line, start.word.column, str(error)) from error


def crown_of(opening: Opening) -> int:
    """Who begins with the crown; NOBODY if chance is to say it."""
    crowned = [player for player in opening.players if player.crown]
    if len(crowned) > 1:
        raise wrong(crowned[1].name, "the second player with the crown")
    if opening.crown_by_chance is not None:
        if crowned:
            raise wrong(crowned[0].name, "given the crown, but chance was to give it")
        return NOBODY
    return opening.players.index(crowned[0]) if crowned else 0


# Cards: each is taken from the full set of the game.


def _deal(game: Game, opening: Opening) -> None:
    left = list(game.rules.copies)
    for seat, player in enumerate(opening.players):
        game.set_of(seat, MONEY, player.gold)
        for item in player.city:
            _take(left, item, item.code % FINE, game)
            game.add_to_city(seat, item.code)
        for item in player.hand:
            _take(left, item, item.code, game)
            game.add_to_hand(seat, item.code)
    for seat, player in enumerate(opening.players):
        for item in player.museum:
            if game.city_mask(seat) & game.rules.keeps_pile == 0:
                raise wrong(item.word, f"under no Museum: {player.name.text} has not built it")
            _take(left, item, item.code, game)
            game.add_under(item.code)
    for item in opening.deck:
        _take(left, item, item.code, game)
        game.put_under_deck(item.code)
    if not opening.deck_only:
        for card in range(len(left)):
            for _ in range(left[card]):
                game.put_under_deck(card)


def _take(left: list[i64], item: Item, card: int, game: Game) -> None:
    if game.rules.copies[card] == 0:
        raise wrong(item.word, "no district of this game")
    if left[card] == 0:
        copies = game.rules.copies[card]
        raise wrong(item.word, f"here too often: the game has {copies} of it")
    left[card] -= 1


def _complete(game: Game, opening: Opening) -> None:
    """Complete cities count as completed; of several, one has to be called the first."""
    first = [player for player in opening.players if player.first]
    if len(first) > 1:
        raise wrong(first[1].name, "the second player who is called first")
    complete = [seat for seat in range(game.seats()) if game.is_complete(seat)]
    if first:
        game.put(FIRST, opening.players.index(first[0]))
        game.set_of(opening.players.index(first[0]), COMPLETED_CITY, 1)
    elif len(complete) == 1:
        game.put(FIRST, complete[0])
    elif complete:
        name = opening.players[complete[1]].name
        raise wrong(name, "the second player with a complete city: say who was 'first'")
    for seat in complete:
        game.set_of(seat, COMPLETED_CITY, 1)


# Characters.


def _check_nothing_chosen(opening: Opening) -> None:
    taken = [*opening.faceup, *opening.facedown]
    for player in opening.players:
        taken.extend(player.roles)
    for mark in opening.marks:
        taken.extend(mark.roles)
    if taken:
        raise wrong(taken[0].word, "too early: the characters are laid out by the draft")


def _give_characters(game: Game, opening: Opening) -> None:
    taken: i64 = 0
    for seat, player in enumerate(opening.players):
        for item in player.roles:
            taken = _claim(game, item, taken)
            game.set_of(seat, ROLES, game.roles(seat) | BIT[item.code])
    for item in opening.faceup:
        taken = _claim(game, item, taken)
        game.put(FACEUP, game.get(FACEUP) | BIT[item.code])
    laid: list[int] = []
    for item in opening.facedown:
        taken = _claim(game, item, taken)
        laid.append(item.code)
    rest = game.rules.cast_mask & ~taken
    while rest:
        laid.append(lowest(rest))
        rest &= rest - 1
    game.put(ASIDE, laid[0] if laid else NO_ROLE)
    for role in laid[1:]:
        game.put(LAID_DOWN, game.get(LAID_DOWN) | BIT[role])


def _claim(game: Game, item: Item, taken: i64) -> i64:
    """Take a character from the cast for one place."""
    if game.rules.cast_mask & BIT[item.code] == 0:
        raise wrong(item.word, "not in the cast of this game")
    if taken & BIT[item.code]:
        raise wrong(item.word, "here for the second time: it can be in one place only")
    return taken | BIT[item.code]
