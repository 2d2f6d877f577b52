"""Layout C: the phases and the cards, as the style guide shows them."""

from __future__ import annotations

from typing import Final

from layouts.codes import (
    ASSASSIN,
    BUILD,
    CARDS,
    COLOUR,
    COMMON,
    COST,
    DECLINE,
    DESTROY,
    DISCARD,
    DRAFT,
    DRAW,
    END,
    FULL_CITY,
    GOLD,
    GRAVEYARD,
    HANDLER_OF,
    KEEP,
    LABORATORY,
    NAME,
    PAY,
    PICK,
    RANKS,
    RED,
    SEATS,
    TAKE,
    TARGET,
    TURN,
    USE,
    WARLORD,
    WIZARD,
    action,
    arg2_of,
    arg_of,
    below,
    fold,
    next_random,
    verb_of,
)
from layouts.ints import i64, override
from layouts.objects import Frame, Game, Handler, Rules, empty_game

WHAT_NOW: Final = 0
WHICH_TO_KEEP: Final = 1

WHOSE_HAND: Final = 0
WHICH_CARD: Final = 1
BUILD_OR_KEEP: Final = 2


class Draft(Handler):
    @override
    def options(self, game: Game, frame: Frame) -> list[int]:
        return [action(PICK, rank) for rank in game.pool]

    @override
    def resolve(self, game: Game, frame: Frame, answer: int) -> None:
        game.pick(frame.seat, arg_of(answer))
        if frame.amount > 1:
            game.ask(DRAFT, 0, (frame.seat + 1) % SEATS).amount = frame.amount - 1
        else:
            game.call_next()


class Turn(Handler):
    @override
    def options(self, game: Game, frame: Frame) -> list[int]:
        if frame.step == WHICH_TO_KEEP:
            return [action(KEEP, card) for card in sorted({game.deck[-1], game.deck[-2]})]
        seat = frame.seat
        player = game.players[seat]
        found: list[int] = []
        if not game.gathered:
            found.append(action(GOLD))
            if len(game.deck) > 1:
                found.append(action(DRAW))
        elif not game.has_built:
            for card in set(player.hand):
                if COST[card] <= player.gold and card not in player.city:
                    found.append(action(BUILD, card))
        if self._may_use(game, game.rank, seat):
            found.append(action(USE, game.rank))
        for card in set(player.city):
            if HANDLER_OF[card] >= 0 and self._may_use(game, HANDLER_OF[card], seat):
                found.append(action(USE, HANDLER_OF[card]))
        if game.gathered:
            found.append(action(END))
        return found

    @override
    def resolve(self, game: Game, frame: Frame, answer: int) -> None:
        seat = frame.seat
        verb = verb_of(answer)
        if verb == END:
            game.call_next()
        elif verb == KEEP:
            self._keep(game, seat, arg_of(answer))
        else:
            game.ask(TURN, WHAT_NOW, seat)
            if verb == GOLD:
                game.gathered = True
                game.gain(seat, 2)
            elif verb == DRAW:
                game.gathered = True
                game.ask(TURN, WHICH_TO_KEEP, seat)
            elif verb == BUILD:
                game.has_built = True
                game.build(seat, arg_of(answer))
            else:
                game.spent.append(arg_of(answer))
                game.rules.handlers[arg_of(answer)].use(game, seat)

    def _may_use(self, game: Game, code: int, seat: int) -> bool:
        return code not in game.spent and game.rules.handlers[code].can_use(game, seat)

    def _keep(self, game: Game, seat: int, card: int) -> None:
        first = game.draw()
        second = game.draw()
        game.players[seat].hand.append(card)
        game.to_bottom(second if card == first else first)


class Assassin(Handler):
    """Name a character: it loses its turn."""

    @override
    def can_use(self, game: Game, seat: int) -> bool:
        return True

    @override
    def use(self, game: Game, seat: int) -> None:
        game.ask(ASSASSIN, 0, seat)

    @override
    def options(self, game: Game, frame: Frame) -> list[int]:
        return [action(NAME, rank) for rank in range(ASSASSIN + 1, RANKS + 1)]

    @override
    def resolve(self, game: Game, frame: Frame, answer: int) -> None:
        game.murdered = arg_of(answer)


class Wizard(Handler):
    """Look at another player's hand and take one card: build it now for its cost, or keep it."""

    @override
    def can_use(self, game: Game, seat: int) -> bool:
        return len(self._victims(game, seat)) > 0

    @override
    def use(self, game: Game, seat: int) -> None:
        game.ask(WIZARD, WHOSE_HAND, seat)

    @override
    def options(self, game: Game, frame: Frame) -> list[int]:
        if frame.step == WHOSE_HAND:
            return [action(TARGET, other) for other in self._victims(game, frame.seat)]
        if frame.step == WHICH_CARD:
            return [action(TAKE, card) for card in sorted(set(game.players[frame.target].hand))]
        if COST[frame.card] > game.players[frame.seat].gold:
            return [action(KEEP)]
        return [action(KEEP), action(BUILD, frame.card)]

    @override
    def resolve(self, game: Game, frame: Frame, answer: int) -> None:
        if frame.step == WHOSE_HAND:
            game.ask(WIZARD, WHICH_CARD, frame.seat).target = arg_of(answer)
        elif frame.step == WHICH_CARD:
            game.players[frame.target].hand.remove(arg_of(answer))
            game.players[frame.seat].hand.append(arg_of(answer))
            game.ask(WIZARD, BUILD_OR_KEEP, frame.seat).card = arg_of(answer)
        elif verb_of(answer) == BUILD:
            game.build(frame.seat, frame.card)

    def _victims(self, game: Game, seat: int) -> list[int]:
        return [other for other in range(SEATS) if other != seat and game.players[other].hand]


class Warlord(Handler):
    """Gold for red districts; destroy a district for one gold less than its cost."""

    @override
    def at_turn_start(self, game: Game, seat: int) -> None:
        for card in set(game.players[seat].city):
            if COLOUR[card] == RED:
                game.gain(seat, 1)

    @override
    def can_use(self, game: Game, seat: int) -> bool:
        return len(self._targets(game, seat)) > 0

    @override
    def use(self, game: Game, seat: int) -> None:
        game.ask(WARLORD, 0, seat)

    @override
    def options(self, game: Game, frame: Frame) -> list[int]:
        return self._targets(game, frame.seat)

    @override
    def resolve(self, game: Game, frame: Frame, answer: int) -> None:
        card = arg2_of(answer)
        game.pay(frame.seat, COST[card] - 1)
        game.destroy(arg_of(answer), card, frame.seat)

    def _targets(self, game: Game, seat: int) -> list[int]:
        found: list[int] = []
        gold = game.players[seat].gold
        for owner in range(SEATS):
            city = game.players[owner].city
            if len(city) < FULL_CITY:
                for card in set(city):
                    if COST[card] - 1 <= gold:
                        found.append(action(DESTROY, owner, card))
        return found


class Laboratory(Handler):
    """Once per turn, discard a card for 2 gold."""

    @override
    def can_use(self, game: Game, seat: int) -> bool:
        return len(game.players[seat].hand) > 0

    @override
    def use(self, game: Game, seat: int) -> None:
        game.ask(LABORATORY, 0, seat)

    @override
    def options(self, game: Game, frame: Frame) -> list[int]:
        return [action(DISCARD, card) for card in sorted(set(game.players[frame.seat].hand))]

    @override
    def resolve(self, game: Game, frame: Frame, answer: int) -> None:
        game.players[frame.seat].hand.remove(arg_of(answer))
        game.to_bottom(arg_of(answer))
        game.gain(frame.seat, 2)


class Graveyard(Handler):
    """When the Warlord destroys a district, the owner may pay 1 gold to take the card."""

    @override
    def after_destroy(self, game: Game, owner: int, card: int, by: int) -> None:
        if owner != by and game.players[owner].gold > 0:
            game.ask(GRAVEYARD, 0, owner).card = card

    @override
    def options(self, game: Game, frame: Frame) -> list[int]:
        return [action(PAY), action(DECLINE)]

    @override
    def resolve(self, game: Game, frame: Frame, answer: int) -> None:
        if verb_of(answer) == PAY:
            game.pay(frame.seat, 1)
            game.players[frame.seat].hand.append(game.take_bottom())


def make_rules() -> Rules:
    plain = Handler()
    return Rules(
        [
            Turn(),
            Assassin(),
            plain,
            Wizard(),
            plain,
            plain,
            plain,
            plain,
            Warlord(),
            Draft(),
            Laboratory(),
            Graveyard(),
        ]
    )


RULES: Final = make_rules()


def new_game(seed: i64) -> Game:
    game = empty_game(RULES, seed)
    deck: list[int] = []
    for card in range(CARDS):
        for _ in range(3 if card < COMMON else 1):
            deck.append(card)
    for last in range(len(deck) - 1, 0, -1):
        other = game.random(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    for card in deck:
        game.to_bottom(card)
    for seat in range(SEATS):
        game.gain(seat, 2)
        for _ in range(4):
            game.players[seat].hand.append(game.draw())
    game.start_round()
    return game


def play(seed: i64, games: i64) -> tuple[int, int]:
    """Random games: how many decisions, and a digest of all answers and final states."""
    decisions: i64 = 0
    digest: i64 = 0
    dice: i64 = seed
    for number in range(games):
        game = new_game(seed + number)
        while not game.over():
            dice = next_random(dice)
            answers = game.legal()
            answer = answers[below(dice, len(answers))]
            game.step(answer)
            digest = fold(digest, answer)
            decisions += 1
        digest = fold(digest, game.digest())
    return decisions, digest
